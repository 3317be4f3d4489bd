// Maxwell DMA class 0xB0B5: register ids, fields and enumerators.
//
// Generated from the register specification (description version 1). Do not edit.
//
// Methods of the copy engine of NVIDIA's Maxwell GPU. Ids are method numbers; one method takes one
// 32-bit argument.
// Source: Switchbrew
//
// Verilog-2001. Everything is a text macro: `include it at file level or inside a module, once or in every file. (A
// localparam would exist only in the module that comes first: the include guard hides it from the next.)
//
// A register is named by its 16-bit id. X(n) is element n of an array, 0 <= n < X_COUNT, n being a literal, a genvar or
// 16 bits wide. A field has X_LSB, X_WIDTH and X_BITS, the range for a part-select: word[`X_BITS]; fields of a
// multi-word entry also have X_WORD, the word they are in. Enumerators are as wide as the fields that hold them.
//
`ifndef MAXWELL_DMA_VH
`define MAXWELL_DMA_VH

// ---- DMA engine ----
// Copies and fills of memory.

// Control (0x0C0): Control of a transfer. 0x186 makes the strides unused, 0x586 fills memory; the
// source gives no bits.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_DMA_CONTROL                                      16'h00C0

// SourceAddr (0x100-0x101): Source address.
// plain, wo, 2 words, type gpuva [DOC: Switchbrew]
`define MAXWELL_DMA_SOURCE_ADDR                                  16'h0100
// UPPER (bits 31-0, uint) [?]
`define MAXWELL_DMA_SOURCE_ADDR_UPPER_WORD                       0
`define MAXWELL_DMA_SOURCE_ADDR_UPPER_LSB                        0
`define MAXWELL_DMA_SOURCE_ADDR_UPPER_WIDTH                      32
`define MAXWELL_DMA_SOURCE_ADDR_UPPER_BITS                       31:0
// LOWER (bits 63-32, uint) [?]
`define MAXWELL_DMA_SOURCE_ADDR_LOWER_WORD                       1
`define MAXWELL_DMA_SOURCE_ADDR_LOWER_LSB                        0
`define MAXWELL_DMA_SOURCE_ADDR_LOWER_WIDTH                      32
`define MAXWELL_DMA_SOURCE_ADDR_LOWER_BITS                       31:0

// DestinationAddr (0x102-0x103): Destination address.
// plain, wo, 2 words, type gpuva [DOC: Switchbrew]
`define MAXWELL_DMA_DESTINATION_ADDR                             16'h0102
// UPPER (bits 31-0, uint) [?]
`define MAXWELL_DMA_DESTINATION_ADDR_UPPER_WORD                  0
`define MAXWELL_DMA_DESTINATION_ADDR_UPPER_LSB                   0
`define MAXWELL_DMA_DESTINATION_ADDR_UPPER_WIDTH                 32
`define MAXWELL_DMA_DESTINATION_ADDR_UPPER_BITS                  31:0
// LOWER (bits 63-32, uint) [?]
`define MAXWELL_DMA_DESTINATION_ADDR_LOWER_WORD                  1
`define MAXWELL_DMA_DESTINATION_ADDR_LOWER_LSB                   0
`define MAXWELL_DMA_DESTINATION_ADDR_LOWER_WIDTH                 32
`define MAXWELL_DMA_DESTINATION_ADDR_LOWER_BITS                  31:0

// SourceStride? (0x104): Source stride. The source marks the name with a question mark.
// plain, wo, type uint [?: Switchbrew]
`define MAXWELL_DMA_SOURCE_STRIDE                                16'h0104
// VALUE (bits 31-0, uint)
`define MAXWELL_DMA_SOURCE_STRIDE_VALUE_LSB                      0
`define MAXWELL_DMA_SOURCE_STRIDE_VALUE_WIDTH                    32
`define MAXWELL_DMA_SOURCE_STRIDE_VALUE_BITS                     31:0

// DestinationStride? (0x105): Destination stride. The source marks the name with a question mark.
// plain, wo, type uint [?: Switchbrew]
`define MAXWELL_DMA_DESTINATION_STRIDE                           16'h0105
// VALUE (bits 31-0, uint)
`define MAXWELL_DMA_DESTINATION_STRIDE_VALUE_LSB                 0
`define MAXWELL_DMA_DESTINATION_STRIDE_VALUE_WIDTH               32
`define MAXWELL_DMA_DESTINATION_STRIDE_VALUE_BITS                31:0

// Count (0x106): Length of the transfer, at most 0x3FFFFF.
// plain, wo, type uint [DOC: Switchbrew]
`define MAXWELL_DMA_COUNT                                        16'h0106
// VALUE (bits 31-0, uint)
`define MAXWELL_DMA_COUNT_VALUE_LSB                              0
`define MAXWELL_DMA_COUNT_VALUE_WIDTH                            32
`define MAXWELL_DMA_COUNT_VALUE_BITS                             31:0

// MemsetValue? (0x1C0): Value of a memory fill. The source marks the name with a question mark.
// plain, wo, type uint [?: Switchbrew]
`define MAXWELL_DMA_MEMSET_VALUE                                 16'h01C0
// VALUE (bits 31-0, uint)
`define MAXWELL_DMA_MEMSET_VALUE_VALUE_LSB                       0
`define MAXWELL_DMA_MEMSET_VALUE_VALUE_WIDTH                     32
`define MAXWELL_DMA_MEMSET_VALUE_VALUE_BITS                      31:0

// MemsetControl? (0x1C2): Control of a memory fill; seen value 0x34444. The source marks the name with
// a question mark.
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_DMA_MEMSET_CONTROL                               16'h01C2

// MemsetLength? (0x1C4): Length of a memory fill. The source marks the name with a question mark.
// plain, wo, type uint [?: Switchbrew]
`define MAXWELL_DMA_MEMSET_LENGTH                                16'h01C4
// VALUE (bits 31-0, uint, 4 bytes): Length.
`define MAXWELL_DMA_MEMSET_LENGTH_VALUE_LSB                      0
`define MAXWELL_DMA_MEMSET_LENGTH_VALUE_WIDTH                    32
`define MAXWELL_DMA_MEMSET_LENGTH_VALUE_BITS                     31:0

// ? (0x1C5): Named ? in the source. Seen value: 1.
// plain, wo [?: Switchbrew]
`define MAXWELL_DMA_UNKNOWN_1C5                                  16'h01C5

`endif // MAXWELL_DMA_VH
