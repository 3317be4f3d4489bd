// Maxwell subchannels: register ids, layouts and enumerations.
//
// Generated from the register specification (description version 1). Do not edit.
//
// Which engine class NVIDIA's user-mode driver of the Switch binds to which subchannel. Ids are
// class numbers.
// Source: Switchbrew
//
// A package offers every constant and no design needs them all:
/* verilator lint_off UNUSEDPARAM */
package maxwell_subchannels_pkg;

  // 3D engine.
  localparam logic [15:0] MAXWELL_SUBCHANNELS_3D_CLASS = 16'hB197;
  localparam int MAXWELL_SUBCHANNELS_3D_SUBCHANNEL = 0;

  // Compute engine. The source lists no methods.
  localparam logic [15:0] MAXWELL_SUBCHANNELS_COMPUTE_CLASS = 16'hB1C0;
  localparam int MAXWELL_SUBCHANNELS_COMPUTE_SUBCHANNEL = 1;

  // Inline data to memory. The source lists no methods.
  localparam logic [15:0] MAXWELL_SUBCHANNELS_INLINE_TO_MEMORY_CLASS = 16'hA140;
  localparam int MAXWELL_SUBCHANNELS_INLINE_TO_MEMORY_SUBCHANNEL = 2;

  // 2D engine. The source lists no methods.
  localparam logic [15:0] MAXWELL_SUBCHANNELS_2D_CLASS = 16'h902D;
  localparam int MAXWELL_SUBCHANNELS_2D_SUBCHANNEL = 3;

  // Copy engine.
  localparam logic [15:0] MAXWELL_SUBCHANNELS_DMA_CLASS = 16'hB0B5;
  localparam int MAXWELL_SUBCHANNELS_DMA_SUBCHANNEL = 4;

endpackage
/* verilator lint_on UNUSEDPARAM */
