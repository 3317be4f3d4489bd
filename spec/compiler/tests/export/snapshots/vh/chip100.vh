// Chip100 registers: register ids, fields and enumerators.
//
// Generated from the register specification (description version 1). Do not edit.
//
// A made-up chip; its texts hold what formats treat specially.
// Source: made up
//
// Verilog-2001. Everything is a text macro: `include it at file level or inside a module, once or in every file. (A
// localparam would exist only in the module that comes first: the include guard hides it from the next.)
//
// A register is named by its 16-bit id. X(n) is element n of an array, 0 <= n < X_COUNT, n being a literal, a genvar or
// 16 bits wide. A field has X_LSB, X_WIDTH and X_BITS, the range for a part-select: word[`X_BITS]; fields of a
// multi-word entry also have X_WORD, the word they are in. Enumerators are as wide as the fields that hold them.
//
`ifndef CHIP100_VH
`define CHIP100_VH

// Physical address of id 0, and bytes from one id to the next.
`define CHIP100_CPU_BASE                                         32'h10400000
`define CHIP100_CPU_STRIDE                                       4

// CompareFunction: Comparison with a stored value. Text that ends comments * / or starts them / * and
// a trigraph ?? / and "quotes" \ `ticks` <% perl. [DOC: made up]
// Other codes act as CHIP_COMPARE_FUNCTION_NEVER.
// Never passes.
`define CHIP_COMPARE_FUNCTION_NEVER                              3'd0
// Also 4, 5. Always | passes. [HW]
`define CHIP_COMPARE_FUNCTION_ALWAYS                             3'd1
// Another name of ALWAYS.
`define CHIP_COMPARE_FUNCTION_PASS                               3'd1
// Passes if less, which takes a sentence that is long enough to be put on a line of its own above the
// definition.
`define CHIP_COMPARE_FUNCTION_LESS                               3'd2

// Mode: Used at two widths; other codes are open. [EMU: made up]
// Nothing is known about other codes.
`define CHIP_MODE_FALSE                                          4'd0
// Three.
`define CHIP_MODE_THREE                                          4'd3

// PixelFormat: Total on two bits. [HW: made up]
// Four bytes.
`define CHIP_PIXEL_FORMAT_RGBA8                                  2'd0
`define CHIP_PIXEL_FORMAT_RGB8                                   2'd1
// Also 3.
`define CHIP_PIXEL_FORMAT_RGBA4                                  2'd2

// SH: A shader unit.
// Index n of its arrays.
`define CHIP_SH_GSH                                              0
`define CHIP_SH_VSH                                              1

// ---- Numbers ----
// One register of every number type, and every kind of enumeration.

// REG_TEST_CONFIG (0x000): Everything of up to 32 bits: see TEST_VALUE, REG_LIGHT1_COLOR, 0x020 and
// test_rounding, not gas.
// plain, rw, mask 0x8003F77F [HW: made up]
// official CHIP_REG_TEST[0-1]; older REG_TEST_OLD, REG_0000, not an identifier
`define REG_TEST_CONFIG                                          16'h0000
// ENABLE (bit 0, bool): Switches the test on.
`define REG_TEST_CONFIG_ENABLE_LSB                               0
`define REG_TEST_CONFIG_ENABLE_WIDTH                             1
`define REG_TEST_CONFIG_ENABLE_BITS                              0:0
// FUNCTION (bits 6-4, CompareFunction): Comparison.
`define REG_TEST_CONFIG_FUNCTION_LSB                             4
`define REG_TEST_CONFIG_FUNCTION_WIDTH                           3
`define REG_TEST_CONFIG_FUNCTION_BITS                            6:4
// FORMAT (bits 9-8, PixelFormat): Format. [EMU-Someone]
`define REG_TEST_CONFIG_FORMAT_LSB                               8
`define REG_TEST_CONFIG_FORMAT_WIDTH                             2
`define REG_TEST_CONFIG_FORMAT_BITS                              9:8
// MODE (bit 10, uint): Plain bit.
`define REG_TEST_CONFIG_MODE_LSB                                 10
`define REG_TEST_CONFIG_MODE_WIDTH                               1
`define REG_TEST_CONFIG_MODE_BITS                                10:10
// SMALL_MODE (bits 13-12, Mode): Mode in two bits.
`define REG_TEST_CONFIG_SMALL_MODE_LSB                           12
`define REG_TEST_CONFIG_SMALL_MODE_WIDTH                         2
`define REG_TEST_CONFIG_SMALL_MODE_BITS                          13:12
// WIDE_MODE (bits 17-14, Mode): Mode in four bits.
`define REG_TEST_CONFIG_WIDE_MODE_LSB                            14
`define REG_TEST_CONFIG_WIDE_MODE_WIDTH                          4
`define REG_TEST_CONFIG_WIDE_MODE_BITS                           17:14
// TOP (bit 31, bool): Last bit.
`define REG_TEST_CONFIG_TOP_LSB                                  31
`define REG_TEST_CONFIG_TOP_WIDTH                                1
`define REG_TEST_CONFIG_TOP_BITS                                 31:31

// REG_TEST_SIGNED (0x001): Two's complement numbers.
// plain, rw [DOC: made up]
`define REG_TEST_SIGNED                                          16'h0001
// X (bits 9-0, int, pixels): Left.
`define REG_TEST_SIGNED_X_LSB                                    0
`define REG_TEST_SIGNED_X_WIDTH                                  10
`define REG_TEST_SIGNED_X_BITS                                   9:0
// BIAS (bits 28-16, fixed1.4.8): Bias.
`define REG_TEST_SIGNED_BIAS_LSB                                 16
`define REG_TEST_SIGNED_BIAS_WIDTH                               13
`define REG_TEST_SIGNED_BIAS_BITS                                28:16

// REG_TEST_F16 (0x002): Two half floats.
// plain, rw [DOC: made up]
`define REG_TEST_F16                                             16'h0002
// X (bits 15-0, f16): x.
`define REG_TEST_F16_X_LSB                                       0
`define REG_TEST_F16_X_WIDTH                                     16
`define REG_TEST_F16_X_BITS                                      15:0
// Y (bits 31-16, f16): y.
`define REG_TEST_F16_Y_LSB                                       16
`define REG_TEST_F16_Y_WIDTH                                     16
`define REG_TEST_F16_Y_BITS                                      31:16

// REG_TEST_F20 (0x003): A float.
// plain, rw [DOC: made up]
`define REG_TEST_F20                                             16'h0003
// VALUE (bits 19-0, f20)
`define REG_TEST_F20_VALUE_LSB                                   0
`define REG_TEST_F20_VALUE_WIDTH                                 20
`define REG_TEST_F20_VALUE_BITS                                  19:0

// REG_TEST_VALUE (0x004): A float.
// plain, rw [DOC: made up]
`define REG_TEST_VALUE                                           16'h0004
// VALUE (bits 23-0, f24)
`define REG_TEST_VALUE_VALUE_LSB                                 0
`define REG_TEST_VALUE_VALUE_WIDTH                               24
`define REG_TEST_VALUE_VALUE_BITS                                23:0

// REG_TEST_F31 (0x005): A float.
// plain, rw [DOC: made up]
`define REG_TEST_F31                                             16'h0005
// VALUE (bits 31-1, f31)
`define REG_TEST_F31_VALUE_LSB                                   1
`define REG_TEST_F31_VALUE_WIDTH                                 31
`define REG_TEST_F31_VALUE_BITS                                  31:1

// REG_TEST_F32 (0x006): A float.
// plain, rw [DOC: made up]
`define REG_TEST_F32                                             16'h0006
// VALUE (bits 31-0, f32)
`define REG_TEST_F32_VALUE_LSB                                   0
`define REG_TEST_F32_VALUE_WIDTH                                 32
`define REG_TEST_F32_VALUE_BITS                                  31:0

// REG_TEST_FIXED (0x007): Unsigned fixed point.
// plain, rw [DOC: made up]
`define REG_TEST_FIXED                                           16'h0007
// FRACTION (bits 11-0, fixed0.0.12, 1/4096): Less than 1.
`define REG_TEST_FIXED_FRACTION_LSB                              0
`define REG_TEST_FIXED_FRACTION_WIDTH                            12
`define REG_TEST_FIXED_FRACTION_BITS                             11:0

// REG_TEST_ADDR (0x008): An address.
// plain, rw [DOC: made up]
`define REG_TEST_ADDR                                            16'h0008
// ADDRESS (bits 27-0, address*8, bytes): Physical address.
`define REG_TEST_ADDR_ADDRESS_LSB                                0
`define REG_TEST_ADDR_ADDRESS_WIDTH                              28
`define REG_TEST_ADDR_ADDRESS_BITS                               27:0

// REG_TEST_BITS (0x009): Repeated fields.
// plain, rw [DOC: made up]
`define REG_TEST_BITS                                            16'h0009
// B0 to B3 (bit 0, step 1, bool): Bit i.
`define REG_TEST_BITS_B0_LSB                                     0
`define REG_TEST_BITS_B0_WIDTH                                   1
`define REG_TEST_BITS_B0_BITS                                    0:0
`define REG_TEST_BITS_B1_LSB                                     1
`define REG_TEST_BITS_B1_WIDTH                                   1
`define REG_TEST_BITS_B1_BITS                                    1:1
`define REG_TEST_BITS_B2_LSB                                     2
`define REG_TEST_BITS_B2_WIDTH                                   1
`define REG_TEST_BITS_B2_BITS                                    2:2
`define REG_TEST_BITS_B3_LSB                                     3
`define REG_TEST_BITS_B3_WIDTH                                   1
`define REG_TEST_BITS_B3_BITS                                    3:3
// SOURCE3 to SOURCE5 (bits 10-8, step 8, CompareFunction): Source i.
`define REG_TEST_BITS_SOURCE3_LSB                                8
`define REG_TEST_BITS_SOURCE3_WIDTH                              3
`define REG_TEST_BITS_SOURCE3_BITS                               10:8
`define REG_TEST_BITS_SOURCE4_LSB                                16
`define REG_TEST_BITS_SOURCE4_WIDTH                              3
`define REG_TEST_BITS_SOURCE4_BITS                               18:16
`define REG_TEST_BITS_SOURCE5_LSB                                24
`define REG_TEST_BITS_SOURCE5_WIDTH                              3
`define REG_TEST_BITS_SOURCE5_BITS                               26:24

// ---- Blocks ----
// Arrays, aliases, ports and names.

// REG_FINALIZE (0x010): Acts when written.
// trigger, wo [HW: made up]
`define REG_FINALIZE                                             16'h0010

// REG_STATUS (0x011): Written by the chip.
// status, ro [HW: made up]
`define REG_STATUS                                               16'h0011
// COUNT (bits 31-0, uint, vertices): Counter.
`define REG_STATUS_COUNT_LSB                                     0
`define REG_STATUS_COUNT_WIDTH                                   32
`define REG_STATUS_COUNT_BITS                                    31:0

// REG_0012 to REG_0014 (0x012-0x014): No known function.
// plain, none [HW: made up]
`define REG_0012                                                 16'h0012
`define REG_0013                                                 16'h0013
`define REG_0014                                                 16'h0014

// REG_0015 (0x015): Reads return FINALIZE.
// plain, ro, reads as REG_FINALIZE [HW: made up]
`define REG_0015                                                 16'h0015

// REG_CLIP_DATA[0-3] (0x018-0x01B): One entry, four names.
// plain, rw [DOC: made up]
// official CHIP_REG_CLIP[1-4]
`define REG_CLIP_DATA0                                           16'h0018
// VALUE (bits 23-0, f24): Coefficient.
`define REG_CLIP_DATA0_VALUE_LSB                                 0
`define REG_CLIP_DATA0_VALUE_WIDTH                               24
`define REG_CLIP_DATA0_VALUE_BITS                                23:0
`define REG_CLIP_DATA1                                           16'h0019
`define REG_CLIP_DATA1_VALUE_LSB                                 0
`define REG_CLIP_DATA1_VALUE_WIDTH                               24
`define REG_CLIP_DATA1_VALUE_BITS                                23:0
`define REG_CLIP_DATA2                                           16'h001A
`define REG_CLIP_DATA2_VALUE_LSB                                 0
`define REG_CLIP_DATA2_VALUE_WIDTH                               24
`define REG_CLIP_DATA2_VALUE_BITS                                23:0
`define REG_CLIP_DATA3                                           16'h001B
`define REG_CLIP_DATA3_VALUE_LSB                                 0
`define REG_CLIP_DATA3_VALUE_WIDTH                               24
`define REG_CLIP_DATA3_VALUE_BITS                                23:0

// REG_HIDDEN (0x01D): Out of reach of command lists.
// plain, rw, not writable by command lists [?: made up]
`define REG_HIDDEN                                               16'h001D
// UNKNOWN (bits 7-0, uint)
`define REG_HIDDEN_UNKNOWN_LSB                                   0
`define REG_HIDDEN_UNKNOWN_WIDTH                                 8
`define REG_HIDDEN_UNKNOWN_BITS                                  7:0

// REG_LUT_INDEX (0x020): Where LUT_DATA goes.
// index-port, wo, port Lut [DOC: made up]
`define REG_LUT_INDEX                                            16'h0020
// INDEX (bits 7-0, uint): Entry.
`define REG_LUT_INDEX_INDEX_LSB                                  0
`define REG_LUT_INDEX_INDEX_WIDTH                                8
`define REG_LUT_INDEX_INDEX_BITS                                 7:0

// REG_LUT_DATA (0x021-0x024): Four ids of one register.
// data-port, wo, port Lut [DOC: made up]
// official CHIP_REG_LUT_[DATA0|DATA1|DATA2|EXTRA|DATA3]; older REG_0021, REG_0022, REG_0023,
// REG_TEST_OLD, REG_0024
`define REG_LUT_DATA                                             16'h0021
// VALUE (bits 11-0, fixed0.0.12): Value.
`define REG_LUT_DATA_VALUE_LSB                                   0
`define REG_LUT_DATA_VALUE_WIDTH                                 12
`define REG_LUT_DATA_VALUE_BITS                                  11:0

// REG_LIGHT[0-2]_COLOR (0x040 + 0x8*n (n = 0-2)): Colour.
// plain, rw [DOC: made up]
// official CHIP_REG_LIGHT[0-2]_COLOR
`define REG_LIGHT0_COLOR                                         16'h0040
`define REG_LIGHT1_COLOR                                         16'h0048
`define REG_LIGHT2_COLOR                                         16'h0050
`define REG_LIGHT_COLOR_COUNT                                    3
`define REG_LIGHT_COLOR(n)                                       (16'h0040 + 16'h0008 * (n))
// R (bits 7-0, uint, 1/255)
`define REG_LIGHT_COLOR_R_LSB                                    0
`define REG_LIGHT_COLOR_R_WIDTH                                  8
`define REG_LIGHT_COLOR_R_BITS                                   7:0
// G (bits 15-8, uint, 1/255)
`define REG_LIGHT_COLOR_G_LSB                                    8
`define REG_LIGHT_COLOR_G_WIDTH                                  8
`define REG_LIGHT_COLOR_G_BITS                                   15:8

// REG_LIGHT[0-2]_CONFIG (0x041 + 0x8*n (n = 0-2)): Configuration.
// plain, rw [DOC: made up]
`define REG_LIGHT0_CONFIG                                        16'h0041
`define REG_LIGHT1_CONFIG                                        16'h0049
`define REG_LIGHT2_CONFIG                                        16'h0051
`define REG_LIGHT_CONFIG_COUNT                                   3
`define REG_LIGHT_CONFIG(n)                                      (16'h0041 + 16'h0008 * (n))
// KIND (bits 1-0, PixelFormat)
`define REG_LIGHT_CONFIG_KIND_LSB                                0
`define REG_LIGHT_CONFIG_KIND_WIDTH                              2
`define REG_LIGHT_CONFIG_KIND_BITS                               1:0

// REG_0042 to REG_0057 (0x042-0x047 + 0x8*n (n = 0-2)): No known function in a light.
// plain, none [HW: made up]
`define REG_0042                                                 16'h0042
`define REG_0043                                                 16'h0043
`define REG_0044                                                 16'h0044
`define REG_0045                                                 16'h0045
`define REG_0046                                                 16'h0046
`define REG_0047                                                 16'h0047
`define REG_004A                                                 16'h004A
`define REG_004B                                                 16'h004B
`define REG_004C                                                 16'h004C
`define REG_004D                                                 16'h004D
`define REG_004E                                                 16'h004E
`define REG_004F                                                 16'h004F
`define REG_0052                                                 16'h0052
`define REG_0053                                                 16'h0053
`define REG_0054                                                 16'h0054
`define REG_0055                                                 16'h0055
`define REG_0056                                                 16'h0056
`define REG_0057                                                 16'h0057

// REG_STAGE[0-2]_SOURCE (0x060, 0x068, 0x078): Source.
// plain, rw [DOC: made up]
`define REG_STAGE0_SOURCE                                        16'h0060
`define REG_STAGE1_SOURCE                                        16'h0068
`define REG_STAGE2_SOURCE                                        16'h0078
`define REG_STAGE_SOURCE_COUNT                                   3
`define REG_STAGE_SOURCE(n)                                      ((n) < 2 ? 16'h0060 + 16'h0008 * (n) : 16'h0078)
// RGB (bits 3-0, uint)
`define REG_STAGE_SOURCE_RGB_LSB                                 0
`define REG_STAGE_SOURCE_RGB_WIDTH                               4
`define REG_STAGE_SOURCE_RGB_BITS                                3:0

// REG_STAGE[0-2]_SCALE (0x064, 0x06C, 0x07C): Scale.
// plain, rw [DOC: made up]
`define REG_STAGE0_SCALE                                         16'h0064
`define REG_STAGE1_SCALE                                         16'h006C
`define REG_STAGE2_SCALE                                         16'h007C
`define REG_STAGE_SCALE_COUNT                                    3
`define REG_STAGE_SCALE(n)                                       ((n) < 2 ? 16'h0064 + 16'h0008 * (n) : 16'h007C)
// RGB (bits 1-0, uint)
`define REG_STAGE_SCALE_RGB_LSB                                  0
`define REG_STAGE_SCALE_RGB_WIDTH                                2
`define REG_STAGE_SCALE_RGB_BITS                                 1:0

// REG_UNIT[0-1]_DIM (0x080, 0x088): Size.
// plain, rw [DOC: made up]
`define REG_UNIT0_DIM                                            16'h0080
`define REG_UNIT1_DIM                                            16'h0088
`define REG_UNIT_DIM_COUNT                                       2
`define REG_UNIT_DIM(n)                                          (16'h0080 + 16'h0008 * (n))
// WIDTH (bits 10-0, uint, texels)
`define REG_UNIT_DIM_WIDTH_LSB                                   0
`define REG_UNIT_DIM_WIDTH_WIDTH                                 11
`define REG_UNIT_DIM_WIDTH_BITS                                  10:0

// REG_UNIT[0-1]_TYPE (0x085, 0x08B): Type.
// plain, rw [DOC: made up]
`define REG_UNIT0_TYPE                                           16'h0085
`define REG_UNIT1_TYPE                                           16'h008B
`define REG_UNIT_TYPE_COUNT                                      2
`define REG_UNIT_TYPE(n)                                         (16'h0085 + 16'h0006 * (n))
// FORMAT (bits 1-0, PixelFormat)
`define REG_UNIT_TYPE_FORMAT_LSB                                 0
`define REG_UNIT_TYPE_FORMAT_WIDTH                               2
`define REG_UNIT_TYPE_FORMAT_BITS                                1:0

// REG_[GSH|VSH]_ENTRY (0x0A0, 0x0B0): Entry point.
// plain, rw, mask of GSH 0x00000FFF [HW: made up]
// official CHIP_REG_GS_ENTRY; older REG_00B0
`define REG_GSH_ENTRY                                            16'h00A0
`define REG_VSH_ENTRY                                            16'h00B0
`define REG_SH_ENTRY_COUNT                                       2
`define REG_SH_ENTRY(n)                                          (16'h00A0 + 16'h0010 * (n))
// ADDRESS (bits 11-0, uint, instructions)
`define REG_SH_ENTRY_ADDRESS_LSB                                 0
`define REG_SH_ENTRY_ADDRESS_WIDTH                               12
`define REG_SH_ENTRY_ADDRESS_BITS                                11:0

// REG_[GSH|VSH]_INT[0-1] (0x0A1-0x0A2, 0x0B1-0x0B2): Integer.
// plain, rw [HW: made up]
// older REG_00B[1-2]
`define REG_GSH_INT0                                             16'h00A1
`define REG_VSH_INT0                                             16'h00B1
`define REG_SH_INT0_COUNT                                        2
`define REG_SH_INT0(n)                                           (16'h00A1 + 16'h0010 * (n))
// X (bits 7-0, uint)
`define REG_SH_INT0_X_LSB                                        0
`define REG_SH_INT0_X_WIDTH                                      8
`define REG_SH_INT0_X_BITS                                       7:0
`define REG_GSH_INT1                                             16'h00A2
`define REG_VSH_INT1                                             16'h00B2
`define REG_SH_INT1_COUNT                                        2
`define REG_SH_INT1(n)                                           (16'h00A2 + 16'h0010 * (n))
`define REG_SH_INT1_X_LSB                                        0
`define REG_SH_INT1_X_WIDTH                                      8
`define REG_SH_INT1_X_BITS                                       7:0

// REG_00A3 to REG_00B3 (0x0A3, 0x0B3): No known function in a unit.
// plain, none [HW: made up]
`define REG_00A3                                                 16'h00A3
`define REG_00B3                                                 16'h00B3

// REG_[GSH|VSH]_FLOAT_INDEX (0x0A4, 0x0B4): Index.
// index-port, wo, port GSHFloat, VSHFloat [HW: made up]
// older REG_00B4
`define REG_GSH_FLOAT_INDEX                                      16'h00A4
`define REG_VSH_FLOAT_INDEX                                      16'h00B4
`define REG_SH_FLOAT_INDEX_COUNT                                 2
`define REG_SH_FLOAT_INDEX(n)                                    (16'h00A4 + 16'h0010 * (n))
// INDEX (bits 6-0, uint)
`define REG_SH_FLOAT_INDEX_INDEX_LSB                             0
`define REG_SH_FLOAT_INDEX_INDEX_WIDTH                           7
`define REG_SH_FLOAT_INDEX_INDEX_BITS                            6:0

// REG_[GSH|VSH]_FLOAT_DATA (0x0A5-0x0A7, 0x0B5-0x0B7): Words.
// fifo, wo, port GSHFloat, VSHFloat [HW: made up]
// older REG_00B[5-7]
`define REG_GSH_FLOAT_DATA                                       16'h00A5
`define REG_VSH_FLOAT_DATA                                       16'h00B5
`define REG_SH_FLOAT_DATA_COUNT                                  2
`define REG_SH_FLOAT_DATA(n)                                     (16'h00A5 + 16'h0010 * (n))
// WORD (bits 31-0, uint)
`define REG_SH_FLOAT_DATA_WORD_LSB                               0
`define REG_SH_FLOAT_DATA_WORD_WIDTH                             32
`define REG_SH_FLOAT_DATA_WORD_BITS                              31:0

`endif // CHIP100_VH
