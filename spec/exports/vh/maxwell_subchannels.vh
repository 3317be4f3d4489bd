// Maxwell subchannels: register ids, fields and enumerators.
//
// Generated from the register specification (description version 1). Do not edit.
//
// Which engine class NVIDIA's user-mode driver of the Switch binds to which subchannel. Ids are
// class numbers.
// Source: Switchbrew
//
// Verilog-2001. Everything is a text macro: `include it at file level or inside a module, once or in every file. (A
// localparam would exist only in the module that comes first: the include guard hides it from the next.)
//
`ifndef MAXWELL_SUBCHANNELS_VH
`define MAXWELL_SUBCHANNELS_VH

// 3D engine.
`define MAXWELL_SUBCHANNELS_3D_CLASS                             16'hB197
`define MAXWELL_SUBCHANNELS_3D_SUBCHANNEL                        0

// Compute engine. The source lists no methods.
`define MAXWELL_SUBCHANNELS_COMPUTE_CLASS                        16'hB1C0
`define MAXWELL_SUBCHANNELS_COMPUTE_SUBCHANNEL                   1

// Inline data to memory. The source lists no methods.
`define MAXWELL_SUBCHANNELS_INLINE_TO_MEMORY_CLASS               16'hA140
`define MAXWELL_SUBCHANNELS_INLINE_TO_MEMORY_SUBCHANNEL          2

// 2D engine. The source lists no methods.
`define MAXWELL_SUBCHANNELS_2D_CLASS                             16'h902D
`define MAXWELL_SUBCHANNELS_2D_SUBCHANNEL                        3

// Copy engine.
`define MAXWELL_SUBCHANNELS_DMA_CLASS                            16'hB0B5
`define MAXWELL_SUBCHANNELS_DMA_SUBCHANNEL                       4

`endif // MAXWELL_SUBCHANNELS_VH
