// Subchannels: register ids, fields and enumerators.
//
// Generated from the register specification (description version 1). Do not edit.
//
// Which class is bound where.
// Source: made up elsewhere
//
// Verilog-2001. Everything is a text macro: `include it at file level or inside a module, once or in every file. (A
// localparam would exist only in the module that comes first: the include guard hides it from the next.)
//
`ifndef ENGINE_SUBCHANNELS_VH
`define ENGINE_SUBCHANNELS_VH

// The engine.
`define ENGINE_SUBCHANNELS_3D_CLASS                              16'h0E3D
`define ENGINE_SUBCHANNELS_3D_SUBCHANNEL                         0

// 
`define ENGINE_SUBCHANNELS_INLINE_TO_MEMORY_CLASS                16'hC0DE
`define ENGINE_SUBCHANNELS_INLINE_TO_MEMORY_SUBCHANNEL           4

`endif // ENGINE_SUBCHANNELS_VH
