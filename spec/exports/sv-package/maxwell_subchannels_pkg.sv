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
  localparam logic [2:0] MAXWELL_SUBCHANNELS_3D_SUBCHANNEL = 3'd0;

  // Compute engine. The source lists no methods.
  localparam logic [15:0] MAXWELL_SUBCHANNELS_COMPUTE_CLASS = 16'hB1C0;
  localparam logic [2:0] MAXWELL_SUBCHANNELS_COMPUTE_SUBCHANNEL = 3'd1;

  // Inline data to memory. The source lists no methods.
  localparam logic [15:0] MAXWELL_SUBCHANNELS_INLINE_TO_MEMORY_CLASS = 16'hA140;
  localparam logic [2:0] MAXWELL_SUBCHANNELS_INLINE_TO_MEMORY_SUBCHANNEL = 3'd2;

  // 2D engine. The source lists no methods.
  localparam logic [15:0] MAXWELL_SUBCHANNELS_2D_CLASS = 16'h902D;
  localparam logic [2:0] MAXWELL_SUBCHANNELS_2D_SUBCHANNEL = 3'd3;

  // Copy engine.
  localparam logic [15:0] MAXWELL_SUBCHANNELS_DMA_CLASS = 16'hB0B5;
  localparam logic [2:0] MAXWELL_SUBCHANNELS_DMA_SUBCHANNEL = 3'd4;

endpackage
/* verilator lint_on UNUSEDPARAM */
