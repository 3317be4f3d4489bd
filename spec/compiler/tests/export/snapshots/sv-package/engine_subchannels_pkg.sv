// Subchannels: register ids, layouts and enumerations.
//
// Generated from the register specification (description version 1). Do not edit.
//
// Which class is bound where.
// Source: made up elsewhere
//
// A package offers every constant and no design needs them all:
/* verilator lint_off UNUSEDPARAM */
package engine_subchannels_pkg;

  // The engine.
  localparam logic [15:0] ENGINE_SUBCHANNELS_3D_CLASS = 16'h0E3D;
  localparam int ENGINE_SUBCHANNELS_3D_SUBCHANNEL = 0;

  // 
  localparam logic [15:0] ENGINE_SUBCHANNELS_INLINE_TO_MEMORY_CLASS = 16'hC0DE;
  localparam int ENGINE_SUBCHANNELS_INLINE_TO_MEMORY_SUBCHANNEL = 4;

endpackage
/* verilator lint_on UNUSEDPARAM */
