// Engine class 0xE3D: register ids, fields and enumerators.
//
// Generated from the register specification (description version 1). Do not edit.
//
// A made-up engine, with names as another document prints them.
// Source: made up elsewhere
//
// Verilog-2001. Everything is a text macro: `include it at file level or inside a module, once or in every file. (A
// localparam would exist only in the module that comes first: the include guard hides it from the next.)
//
// A register is named by its 16-bit id. X(n) is element n of an array, 0 <= n < X_COUNT, n being a literal, a genvar or
// 16 bits wide. A field has X_LSB, X_WIDTH and X_BITS, the range for a part-select: word[`X_BITS]; fields of a
// multi-word entry also have X_WORD, the word they are in. Enumerators are as wide as the fields that hold them.
//
`ifndef ENGINE_3D_VH
`define ENGINE_3D_VH

// SpareValue: A code above one byte. [DOC: made up elsewhere]
// Nothing is known about other codes.
// Points.
`define ENGINE_3D_SPARE_VALUE_POINT                              32'd6912

// ---- Engine ----
// Methods with several words, arrays between each other, rows that collide, names that are none.

// SetObject (0x000): Class.
// plain, wo, type bitfield [DOC: made up elsewhere]
`define ENGINE_3D_SET_OBJECT                                     16'h0000
// CLASS_ID (bits 15-0, uint)
`define ENGINE_3D_SET_OBJECT_CLASS_ID_LSB                        0
`define ENGINE_3D_SET_OBJECT_CLASS_ID_WIDTH                      16
`define ENGINE_3D_SET_OBJECT_CLASS_ID_BITS                       15:0

// Notify (0x001-0x002): Address of two words.
// plain, wo, 2 words, type gpuva [DOC: made up elsewhere]
`define ENGINE_3D_NOTIFY                                         16'h0001
// UPPER (bits 31-0, uint) [?]
`define ENGINE_3D_NOTIFY_UPPER_WORD                              0
`define ENGINE_3D_NOTIFY_UPPER_LSB                               0
`define ENGINE_3D_NOTIFY_UPPER_WIDTH                             32
`define ENGINE_3D_NOTIFY_UPPER_BITS                              31:0
// LOWER (bits 63-32, uint) [?]
`define ENGINE_3D_NOTIFY_LOWER_WORD                              1
`define ENGINE_3D_NOTIFY_LOWER_LSB                               0
`define ENGINE_3D_NOTIFY_LOWER_WIDTH                             32
`define ENGINE_3D_NOTIFY_LOWER_BITS                              31:0

// ClearColor (0x004-0x007): Four floats.
// plain, wo, 4 words, type float[4] [DOC: made up elsewhere]
`define ENGINE_3D_CLEAR_COLOR                                    16'h0004
// VALUE0 to VALUE3 (bits 31-0, step 32, f32)
`define ENGINE_3D_CLEAR_COLOR_VALUE0_WORD                        0
`define ENGINE_3D_CLEAR_COLOR_VALUE0_LSB                         0
`define ENGINE_3D_CLEAR_COLOR_VALUE0_WIDTH                       32
`define ENGINE_3D_CLEAR_COLOR_VALUE0_BITS                        31:0
`define ENGINE_3D_CLEAR_COLOR_VALUE1_WORD                        1
`define ENGINE_3D_CLEAR_COLOR_VALUE1_LSB                         0
`define ENGINE_3D_CLEAR_COLOR_VALUE1_WIDTH                       32
`define ENGINE_3D_CLEAR_COLOR_VALUE1_BITS                        31:0
`define ENGINE_3D_CLEAR_COLOR_VALUE2_WORD                        2
`define ENGINE_3D_CLEAR_COLOR_VALUE2_LSB                         0
`define ENGINE_3D_CLEAR_COLOR_VALUE2_WIDTH                       32
`define ENGINE_3D_CLEAR_COLOR_VALUE2_BITS                        31:0
`define ENGINE_3D_CLEAR_COLOR_VALUE3_WORD                        3
`define ENGINE_3D_CLEAR_COLOR_VALUE3_LSB                         0
`define ENGINE_3D_CLEAR_COLOR_VALUE3_WIDTH                       32
`define ENGINE_3D_CLEAR_COLOR_VALUE3_BITS                        31:0

// Grid (0x009-0x00B): Three words, which no power of two holds.
// plain, wo, 3 words, type bitfield[3] [DOC: made up elsewhere]
`define ENGINE_3D_GRID                                           16'h0009
// X0 (bits 3-0, uint)
`define ENGINE_3D_GRID_X0_WORD                                   0
`define ENGINE_3D_GRID_X0_LSB                                    0
`define ENGINE_3D_GRID_X0_WIDTH                                  4
`define ENGINE_3D_GRID_X0_BITS                                   3:0
// Y0 (bits 35-32, uint)
`define ENGINE_3D_GRID_Y0_WORD                                   1
`define ENGINE_3D_GRID_Y0_LSB                                    0
`define ENGINE_3D_GRID_Y0_WIDTH                                  4
`define ENGINE_3D_GRID_Y0_BITS                                   3:0
// MODE (bits 95-64, SpareValue)
`define ENGINE_3D_GRID_MODE_WORD                                 2
`define ENGINE_3D_GRID_MODE_LSB                                  0
`define ENGINE_3D_GRID_MODE_WIDTH                                32
`define ENGINE_3D_GRID_MODE_BITS                                 31:0

// unknown_010 (0x010): Used by an unknown caller.
// plain, wo [?: made up elsewhere]
`define ENGINE_3D_UNKNOWN_010                                    16'h0010

// Unbind (???) (0x011): A name with doubts.
// plain, wo [?: made up elsewhere]
`define ENGINE_3D_UNBIND                                         16'h0011
// HEADERS (bit 0, bool)
`define ENGINE_3D_UNBIND_HEADERS_LSB                             0
`define ENGINE_3D_UNBIND_HEADERS_WIDTH                           1
`define ENGINE_3D_UNBIND_HEADERS_BITS                            0:0

// ? (0x012): A name that is none.
// plain, wo [?: made up elsewhere]
`define ENGINE_3D_UNKNOWN_012                                    16'h0012

// Pool (???) (0x020-0x021): Its second word is PoolMaximum.
// plain, wo, 2 words, type gpuva [?: made up elsewhere]
`define ENGINE_3D_POOL                                           16'h0020
// UPPER (bits 31-0, uint)
`define ENGINE_3D_POOL_UPPER_WORD                                0
`define ENGINE_3D_POOL_UPPER_LSB                                 0
`define ENGINE_3D_POOL_UPPER_WIDTH                               32
`define ENGINE_3D_POOL_UPPER_BITS                                31:0
// LOWER (bits 63-32, uint)
`define ENGINE_3D_POOL_LOWER_WORD                                1
`define ENGINE_3D_POOL_LOWER_LSB                                 0
`define ENGINE_3D_POOL_LOWER_WIDTH                               32
`define ENGINE_3D_POOL_LOWER_BITS                                31:0

// PoolMaximum (0x021): Collides with the second word of the pool.
// plain, wo, type uint [?: made up elsewhere]
`define ENGINE_3D_POOL_MAXIMUM                                   16'h0021
// VALUE (bits 31-0, uint)
`define ENGINE_3D_POOL_MAXIMUM_VALUE_LSB                         0
`define ENGINE_3D_POOL_MAXIMUM_VALUE_WIDTH                       32
`define ENGINE_3D_POOL_MAXIMUM_VALUE_BITS                        31:0

// TargetNAddr (0x100-0x101 + 0x10*n (n = 0-2)): Address of a target.
// plain, wo, 2 words, type gpuva [?: made up elsewhere]
`define ENGINE_3D_TARGET_ADDR_COUNT                              3
`define ENGINE_3D_TARGET_ADDR(n)                                 (16'h0100 + 16'h0010 * (n))
// UPPER (bits 31-0, uint)
`define ENGINE_3D_TARGET_ADDR_UPPER_WORD                         0
`define ENGINE_3D_TARGET_ADDR_UPPER_LSB                          0
`define ENGINE_3D_TARGET_ADDR_UPPER_WIDTH                        32
`define ENGINE_3D_TARGET_ADDR_UPPER_BITS                         31:0
// LOWER (bits 63-32, uint)
`define ENGINE_3D_TARGET_ADDR_LOWER_WORD                         1
`define ENGINE_3D_TARGET_ADDR_LOWER_LSB                          0
`define ENGINE_3D_TARGET_ADDR_LOWER_WIDTH                        32
`define ENGINE_3D_TARGET_ADDR_LOWER_BITS                         31:0

// TargetNFormat (0x102 + 0x10*n (n = 0-2)): Format of a target.
// plain, wo [?: made up elsewhere]
`define ENGINE_3D_TARGET_FORMAT_COUNT                            3
`define ENGINE_3D_TARGET_FORMAT(n)                               (16'h0102 + 16'h0010 * (n))
// FORMAT (bits 7-0, uint)
`define ENGINE_3D_TARGET_FORMAT_FORMAT_LSB                       0
`define ENGINE_3D_TARGET_FORMAT_FORMAT_WIDTH                     8
`define ENGINE_3D_TARGET_FORMAT_FORMAT_BITS                      7:0

// ScaleN (0x200 + 0x2*n (n = 0-3)): One array alone.
// plain, wo, type float [DOC: made up elsewhere]
`define ENGINE_3D_SCALE_COUNT                                    4
`define ENGINE_3D_SCALE(n)                                       (16'h0200 + 16'h0002 * (n))
// VALUE (bits 31-0, f32)
`define ENGINE_3D_SCALE_VALUE_LSB                                0
`define ENGINE_3D_SCALE_VALUE_WIDTH                              32
`define ENGINE_3D_SCALE_VALUE_BITS                               31:0

// OddN (0x300, 0x308): Something else lies between its elements.
// plain, wo, type uint [DOC: made up elsewhere]
`define ENGINE_3D_ODD_COUNT                                      2
`define ENGINE_3D_ODD(n)                                         (16'h0300 + 16'h0008 * (n))
// VALUE (bits 31-0, uint)
`define ENGINE_3D_ODD_VALUE_LSB                                  0
`define ENGINE_3D_ODD_VALUE_WIDTH                                32
`define ENGINE_3D_ODD_VALUE_BITS                                 31:0

// Between (0x304): Between two elements.
// plain, wo, type int [DOC: made up elsewhere]
`define ENGINE_3D_BETWEEN                                        16'h0304
// VALUE (bits 31-0, int)
`define ENGINE_3D_BETWEEN_VALUE_LSB                              0
`define ENGINE_3D_BETWEEN_VALUE_WIDTH                            32
`define ENGINE_3D_BETWEEN_VALUE_BITS                             31:0

`endif // ENGINE_3D_VH
