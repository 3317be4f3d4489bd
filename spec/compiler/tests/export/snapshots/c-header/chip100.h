/* Chip100 registers: register ids, fields and enumerators.
 *
 * Generated from the register specification (description version 1). Do not edit.
 *
 * A made-up chip; its texts hold what formats treat specially.
 * Source: made up
 *
 * A register is named by its id. X(n) is element n of an array, 0 <= n < X_COUNT; it may evaluate n more than once.
 * A field has X_SHIFT and X_MASK, the mask in place; fields of a multi-word entry also have X_WORD, the word they are in.
 * CHIP100_GET and CHIP100_PUT read a field from a word and place a value in it.
 * Names of registers and fields begin with CHIP100_, because other headers define them without it (libctru's does). Define
 * CHIP100_SHORT_NAMES before the #include for the names without it, too.
 * Define CHIP_OFFICIAL_NAMES or CHIP_OLDER_NAMES before the #include for the names of other documents.
 */
#ifndef CHIP100_H
#define CHIP100_H

#define CHIP100_GET(field, word) (((word) & field##_MASK) >> field##_SHIFT)
#define CHIP100_PUT(field, value) (((value) + 0u) << field##_SHIFT & field##_MASK)

/* Physical address of a register id. */
#define CHIP100_CPU_BASE 0x10400000u
#define CHIP100_CPU_ADDRESS(id) (CHIP100_CPU_BASE + 4u * (id))

/* CompareFunction: Comparison with a stored value. Text that ends comments * / or starts them / * and
 * a trigraph ?? / and "quotes" \ `ticks` <% perl. [DOC: made up]
 * Other codes act as CHIP_COMPARE_FUNCTION_NEVER. */
#define CHIP_COMPARE_FUNCTION_NEVER                              0u /* Never passes. */
#define CHIP_COMPARE_FUNCTION_ALWAYS                             1u /* Also 4, 5. Always | passes. [HW] */
#define CHIP_COMPARE_FUNCTION_PASS                               1u /* Another name of ALWAYS. */
/* Passes if less, which takes a sentence that is long enough to be put on a line of its own above the
 * definition. */
#define CHIP_COMPARE_FUNCTION_LESS                               2u

/* Mode: Used at two widths; other codes are open. [EMU: made up]
 * Nothing is known about other codes. */
#define CHIP_MODE_FALSE                                          0u
#define CHIP_MODE_THREE                                          3u /* Three. */

/* PixelFormat: Total on two bits. [HW: made up] */
#define CHIP_PIXEL_FORMAT_RGBA8                                  0u /* Four bytes. */
#define CHIP_PIXEL_FORMAT_RGB8                                   1u
#define CHIP_PIXEL_FORMAT_RGBA4                                  2u /* Also 3. */

/* SH: A shader unit.
 * Index n of its arrays. */
#define CHIP_SH_GSH                                              0
#define CHIP_SH_VSH                                              1

/* ---- Numbers ----
 * One register of every number type, and every kind of enumeration. */

/* REG_TEST_CONFIG (0x000): Everything of up to 32 bits: see TEST_VALUE, REG_LIGHT1_COLOR, 0x020 and
 * test_rounding, not gas.
 * plain, rw, mask 0x8003F77F [HW: made up]
 * official CHIP_REG_TEST[0-1]; older REG_TEST_OLD, REG_0000, not an identifier */
#define CHIP100_REG_TEST_CONFIG                                          0x0000u
/* ENABLE (bit 0, bool): Switches the test on. */
#define CHIP100_REG_TEST_CONFIG_ENABLE_SHIFT                             0
#define CHIP100_REG_TEST_CONFIG_ENABLE_MASK                              0x00000001u
/* FUNCTION (bits 6-4, CompareFunction): Comparison. */
#define CHIP100_REG_TEST_CONFIG_FUNCTION_SHIFT                           4
#define CHIP100_REG_TEST_CONFIG_FUNCTION_MASK                            0x00000070u
/* FORMAT (bits 9-8, PixelFormat): Format. [EMU-Someone] */
#define CHIP100_REG_TEST_CONFIG_FORMAT_SHIFT                             8
#define CHIP100_REG_TEST_CONFIG_FORMAT_MASK                              0x00000300u
/* MODE (bit 10, uint): Plain bit. */
#define CHIP100_REG_TEST_CONFIG_MODE_SHIFT                               10
#define CHIP100_REG_TEST_CONFIG_MODE_MASK                                0x00000400u
/* SMALL_MODE (bits 13-12, Mode): Mode in two bits. */
#define CHIP100_REG_TEST_CONFIG_SMALL_MODE_SHIFT                         12
#define CHIP100_REG_TEST_CONFIG_SMALL_MODE_MASK                          0x00003000u
/* WIDE_MODE (bits 17-14, Mode): Mode in four bits. */
#define CHIP100_REG_TEST_CONFIG_WIDE_MODE_SHIFT                          14
#define CHIP100_REG_TEST_CONFIG_WIDE_MODE_MASK                           0x0003C000u
/* TOP (bit 31, bool): Last bit. */
#define CHIP100_REG_TEST_CONFIG_TOP_SHIFT                                31
#define CHIP100_REG_TEST_CONFIG_TOP_MASK                                 0x80000000u

/* REG_TEST_SIGNED (0x001): Two's complement numbers.
 * plain, rw [DOC: made up] */
#define CHIP100_REG_TEST_SIGNED                                          0x0001u
/* X (bits 9-0, int, pixels): Left. */
#define CHIP100_REG_TEST_SIGNED_X_SHIFT                                  0
#define CHIP100_REG_TEST_SIGNED_X_MASK                                   0x000003FFu
/* BIAS (bits 28-16, fixed1.4.8): Bias. */
#define CHIP100_REG_TEST_SIGNED_BIAS_SHIFT                               16
#define CHIP100_REG_TEST_SIGNED_BIAS_MASK                                0x1FFF0000u

/* REG_TEST_F16 (0x002): Two half floats.
 * plain, rw [DOC: made up] */
#define CHIP100_REG_TEST_F16                                             0x0002u
/* X (bits 15-0, f16): x. */
#define CHIP100_REG_TEST_F16_X_SHIFT                                     0
#define CHIP100_REG_TEST_F16_X_MASK                                      0x0000FFFFu
/* Y (bits 31-16, f16): y. */
#define CHIP100_REG_TEST_F16_Y_SHIFT                                     16
#define CHIP100_REG_TEST_F16_Y_MASK                                      0xFFFF0000u

/* REG_TEST_F20 (0x003): A float.
 * plain, rw [DOC: made up] */
#define CHIP100_REG_TEST_F20                                             0x0003u
/* VALUE (bits 19-0, f20) */
#define CHIP100_REG_TEST_F20_VALUE_SHIFT                                 0
#define CHIP100_REG_TEST_F20_VALUE_MASK                                  0x000FFFFFu

/* REG_TEST_VALUE (0x004): A float.
 * plain, rw [DOC: made up] */
#define CHIP100_REG_TEST_VALUE                                           0x0004u
/* VALUE (bits 23-0, f24) */
#define CHIP100_REG_TEST_VALUE_VALUE_SHIFT                               0
#define CHIP100_REG_TEST_VALUE_VALUE_MASK                                0x00FFFFFFu

/* REG_TEST_F31 (0x005): A float.
 * plain, rw [DOC: made up] */
#define CHIP100_REG_TEST_F31                                             0x0005u
/* VALUE (bits 31-1, f31) */
#define CHIP100_REG_TEST_F31_VALUE_SHIFT                                 1
#define CHIP100_REG_TEST_F31_VALUE_MASK                                  0xFFFFFFFEu

/* REG_TEST_F32 (0x006): A float.
 * plain, rw [DOC: made up] */
#define CHIP100_REG_TEST_F32                                             0x0006u
/* VALUE (bits 31-0, f32) */
#define CHIP100_REG_TEST_F32_VALUE_SHIFT                                 0
#define CHIP100_REG_TEST_F32_VALUE_MASK                                  0xFFFFFFFFu

/* REG_TEST_FIXED (0x007): Unsigned fixed point.
 * plain, rw [DOC: made up] */
#define CHIP100_REG_TEST_FIXED                                           0x0007u
/* FRACTION (bits 11-0, fixed0.0.12, 1/4096): Less than 1. */
#define CHIP100_REG_TEST_FIXED_FRACTION_SHIFT                            0
#define CHIP100_REG_TEST_FIXED_FRACTION_MASK                             0x00000FFFu

/* REG_TEST_ADDR (0x008): An address.
 * plain, rw [DOC: made up] */
#define CHIP100_REG_TEST_ADDR                                            0x0008u
/* ADDRESS (bits 27-0, address*8, bytes): Physical address. */
#define CHIP100_REG_TEST_ADDR_ADDRESS_SHIFT                              0
#define CHIP100_REG_TEST_ADDR_ADDRESS_MASK                               0x0FFFFFFFu

/* REG_TEST_BITS (0x009): Repeated fields.
 * plain, rw [DOC: made up] */
#define CHIP100_REG_TEST_BITS                                            0x0009u
/* B0 to B3 (bit 0, step 1, bool): Bit i. */
#define CHIP100_REG_TEST_BITS_B0_SHIFT                                   0
#define CHIP100_REG_TEST_BITS_B0_MASK                                    0x00000001u
#define CHIP100_REG_TEST_BITS_B1_SHIFT                                   1
#define CHIP100_REG_TEST_BITS_B1_MASK                                    0x00000002u
#define CHIP100_REG_TEST_BITS_B2_SHIFT                                   2
#define CHIP100_REG_TEST_BITS_B2_MASK                                    0x00000004u
#define CHIP100_REG_TEST_BITS_B3_SHIFT                                   3
#define CHIP100_REG_TEST_BITS_B3_MASK                                    0x00000008u
/* SOURCE3 to SOURCE5 (bits 10-8, step 8, CompareFunction): Source i. */
#define CHIP100_REG_TEST_BITS_SOURCE3_SHIFT                              8
#define CHIP100_REG_TEST_BITS_SOURCE3_MASK                               0x00000700u
#define CHIP100_REG_TEST_BITS_SOURCE4_SHIFT                              16
#define CHIP100_REG_TEST_BITS_SOURCE4_MASK                               0x00070000u
#define CHIP100_REG_TEST_BITS_SOURCE5_SHIFT                              24
#define CHIP100_REG_TEST_BITS_SOURCE5_MASK                               0x07000000u

/* ---- Blocks ----
 * Arrays, aliases, ports and names. */

/* REG_FINALIZE (0x010): Acts when written.
 * trigger, wo [HW: made up] */
#define CHIP100_REG_FINALIZE                                             0x0010u

/* REG_STATUS (0x011): Written by the chip.
 * status, ro [HW: made up] */
#define CHIP100_REG_STATUS                                               0x0011u
/* COUNT (bits 31-0, uint, vertices): Counter. */
#define CHIP100_REG_STATUS_COUNT_SHIFT                                   0
#define CHIP100_REG_STATUS_COUNT_MASK                                    0xFFFFFFFFu

/* REG_0012 to REG_0014 (0x012-0x014): No known function.
 * plain, none [HW: made up] */
#define CHIP100_REG_0012                                                 0x0012u
#define CHIP100_REG_0013                                                 0x0013u
#define CHIP100_REG_0014                                                 0x0014u

/* REG_0015 (0x015): Reads return FINALIZE.
 * plain, ro, reads as REG_FINALIZE [HW: made up] */
#define CHIP100_REG_0015                                                 0x0015u

/* REG_CLIP_DATA[0-3] (0x018-0x01B): One entry, four names.
 * plain, rw [DOC: made up]
 * official CHIP_REG_CLIP[1-4] */
#define CHIP100_REG_CLIP_DATA0                                           0x0018u
/* VALUE (bits 23-0, f24): Coefficient. */
#define CHIP100_REG_CLIP_DATA0_VALUE_SHIFT                               0
#define CHIP100_REG_CLIP_DATA0_VALUE_MASK                                0x00FFFFFFu
#define CHIP100_REG_CLIP_DATA1                                           0x0019u
#define CHIP100_REG_CLIP_DATA1_VALUE_SHIFT                               0
#define CHIP100_REG_CLIP_DATA1_VALUE_MASK                                0x00FFFFFFu
#define CHIP100_REG_CLIP_DATA2                                           0x001Au
#define CHIP100_REG_CLIP_DATA2_VALUE_SHIFT                               0
#define CHIP100_REG_CLIP_DATA2_VALUE_MASK                                0x00FFFFFFu
#define CHIP100_REG_CLIP_DATA3                                           0x001Bu
#define CHIP100_REG_CLIP_DATA3_VALUE_SHIFT                               0
#define CHIP100_REG_CLIP_DATA3_VALUE_MASK                                0x00FFFFFFu

/* REG_HIDDEN (0x01D): Out of reach of command lists.
 * plain, rw, not writable by command lists [?: made up] */
#define CHIP100_REG_HIDDEN                                               0x001Du
/* UNKNOWN (bits 7-0, uint) */
#define CHIP100_REG_HIDDEN_UNKNOWN_SHIFT                                 0
#define CHIP100_REG_HIDDEN_UNKNOWN_MASK                                  0x000000FFu

/* REG_LUT_INDEX (0x020): Where LUT_DATA goes.
 * index-port, wo, port Lut [DOC: made up] */
#define CHIP100_REG_LUT_INDEX                                            0x0020u
/* INDEX (bits 7-0, uint): Entry. */
#define CHIP100_REG_LUT_INDEX_INDEX_SHIFT                                0
#define CHIP100_REG_LUT_INDEX_INDEX_MASK                                 0x000000FFu

/* REG_LUT_DATA (0x021-0x024): Four ids of one register.
 * data-port, wo, port Lut [DOC: made up]
 * official CHIP_REG_LUT_[DATA0|DATA1|DATA2|EXTRA|DATA3]; older REG_0021, REG_0022, REG_0023,
 * REG_TEST_OLD, REG_0024 */
#define CHIP100_REG_LUT_DATA                                             0x0021u
/* VALUE (bits 11-0, fixed0.0.12): Value. */
#define CHIP100_REG_LUT_DATA_VALUE_SHIFT                                 0
#define CHIP100_REG_LUT_DATA_VALUE_MASK                                  0x00000FFFu

/* REG_LIGHT[0-2]_COLOR (0x040 + 0x8*n (n = 0-2)): Colour.
 * plain, rw [DOC: made up]
 * official CHIP_REG_LIGHT[0-2]_COLOR */
#define CHIP100_REG_LIGHT0_COLOR                                         0x0040u
#define CHIP100_REG_LIGHT1_COLOR                                         0x0048u
#define CHIP100_REG_LIGHT2_COLOR                                         0x0050u
#define CHIP100_REG_LIGHT_COLOR_COUNT                                    3u
#define CHIP100_REG_LIGHT_COLOR(n)                                       (0x0040u + 0x8u * (n))
/* R (bits 7-0, uint, 1/255) */
#define CHIP100_REG_LIGHT_COLOR_R_SHIFT                                  0
#define CHIP100_REG_LIGHT_COLOR_R_MASK                                   0x000000FFu
/* G (bits 15-8, uint, 1/255) */
#define CHIP100_REG_LIGHT_COLOR_G_SHIFT                                  8
#define CHIP100_REG_LIGHT_COLOR_G_MASK                                   0x0000FF00u

/* REG_LIGHT[0-2]_CONFIG (0x041 + 0x8*n (n = 0-2)): Configuration.
 * plain, rw [DOC: made up] */
#define CHIP100_REG_LIGHT0_CONFIG                                        0x0041u
#define CHIP100_REG_LIGHT1_CONFIG                                        0x0049u
#define CHIP100_REG_LIGHT2_CONFIG                                        0x0051u
#define CHIP100_REG_LIGHT_CONFIG_COUNT                                   3u
#define CHIP100_REG_LIGHT_CONFIG(n)                                      (0x0041u + 0x8u * (n))
/* KIND (bits 1-0, PixelFormat) */
#define CHIP100_REG_LIGHT_CONFIG_KIND_SHIFT                              0
#define CHIP100_REG_LIGHT_CONFIG_KIND_MASK                               0x00000003u

/* REG_0042 to REG_0057 (0x042-0x047 + 0x8*n (n = 0-2)): No known function in a light.
 * plain, none [HW: made up] */
#define CHIP100_REG_0042                                                 0x0042u
#define CHIP100_REG_0043                                                 0x0043u
#define CHIP100_REG_0044                                                 0x0044u
#define CHIP100_REG_0045                                                 0x0045u
#define CHIP100_REG_0046                                                 0x0046u
#define CHIP100_REG_0047                                                 0x0047u
#define CHIP100_REG_004A                                                 0x004Au
#define CHIP100_REG_004B                                                 0x004Bu
#define CHIP100_REG_004C                                                 0x004Cu
#define CHIP100_REG_004D                                                 0x004Du
#define CHIP100_REG_004E                                                 0x004Eu
#define CHIP100_REG_004F                                                 0x004Fu
#define CHIP100_REG_0052                                                 0x0052u
#define CHIP100_REG_0053                                                 0x0053u
#define CHIP100_REG_0054                                                 0x0054u
#define CHIP100_REG_0055                                                 0x0055u
#define CHIP100_REG_0056                                                 0x0056u
#define CHIP100_REG_0057                                                 0x0057u

/* REG_STAGE[0-2]_SOURCE (0x060, 0x068, 0x078): Source.
 * plain, rw [DOC: made up] */
#define CHIP100_REG_STAGE0_SOURCE                                        0x0060u
#define CHIP100_REG_STAGE1_SOURCE                                        0x0068u
#define CHIP100_REG_STAGE2_SOURCE                                        0x0078u
#define CHIP100_REG_STAGE_SOURCE_COUNT                                   3u
#define CHIP100_REG_STAGE_SOURCE(n)                                      ((n) < 2 ? 0x0060u + 0x8u * (n) : 0x0078u)
/* RGB (bits 3-0, uint) */
#define CHIP100_REG_STAGE_SOURCE_RGB_SHIFT                               0
#define CHIP100_REG_STAGE_SOURCE_RGB_MASK                                0x0000000Fu

/* REG_STAGE[0-2]_SCALE (0x064, 0x06C, 0x07C): Scale.
 * plain, rw [DOC: made up] */
#define CHIP100_REG_STAGE0_SCALE                                         0x0064u
#define CHIP100_REG_STAGE1_SCALE                                         0x006Cu
#define CHIP100_REG_STAGE2_SCALE                                         0x007Cu
#define CHIP100_REG_STAGE_SCALE_COUNT                                    3u
#define CHIP100_REG_STAGE_SCALE(n)                                       ((n) < 2 ? 0x0064u + 0x8u * (n) : 0x007Cu)
/* RGB (bits 1-0, uint) */
#define CHIP100_REG_STAGE_SCALE_RGB_SHIFT                                0
#define CHIP100_REG_STAGE_SCALE_RGB_MASK                                 0x00000003u

/* REG_UNIT[0-1]_DIM (0x080, 0x088): Size.
 * plain, rw [DOC: made up] */
#define CHIP100_REG_UNIT0_DIM                                            0x0080u
#define CHIP100_REG_UNIT1_DIM                                            0x0088u
#define CHIP100_REG_UNIT_DIM_COUNT                                       2u
#define CHIP100_REG_UNIT_DIM(n)                                          (0x0080u + 0x8u * (n))
/* WIDTH (bits 10-0, uint, texels) */
#define CHIP100_REG_UNIT_DIM_WIDTH_SHIFT                                 0
#define CHIP100_REG_UNIT_DIM_WIDTH_MASK                                  0x000007FFu

/* REG_UNIT[0-1]_TYPE (0x085, 0x08B): Type.
 * plain, rw [DOC: made up] */
#define CHIP100_REG_UNIT0_TYPE                                           0x0085u
#define CHIP100_REG_UNIT1_TYPE                                           0x008Bu
#define CHIP100_REG_UNIT_TYPE_COUNT                                      2u
#define CHIP100_REG_UNIT_TYPE(n)                                         (0x0085u + 0x6u * (n))
/* FORMAT (bits 1-0, PixelFormat) */
#define CHIP100_REG_UNIT_TYPE_FORMAT_SHIFT                               0
#define CHIP100_REG_UNIT_TYPE_FORMAT_MASK                                0x00000003u

/* REG_[GSH|VSH]_ENTRY (0x0A0, 0x0B0): Entry point.
 * plain, rw, mask of GSH 0x00000FFF [HW: made up]
 * official CHIP_REG_GS_ENTRY; older REG_00B0 */
#define CHIP100_REG_GSH_ENTRY                                            0x00A0u
#define CHIP100_REG_VSH_ENTRY                                            0x00B0u
#define CHIP100_REG_SH_ENTRY_COUNT                                       2u
#define CHIP100_REG_SH_ENTRY(n)                                          (0x00A0u + 0x10u * (n))
/* ADDRESS (bits 11-0, uint, instructions) */
#define CHIP100_REG_SH_ENTRY_ADDRESS_SHIFT                               0
#define CHIP100_REG_SH_ENTRY_ADDRESS_MASK                                0x00000FFFu

/* REG_[GSH|VSH]_INT[0-1] (0x0A1-0x0A2, 0x0B1-0x0B2): Integer.
 * plain, rw [HW: made up]
 * older REG_00B[1-2] */
#define CHIP100_REG_GSH_INT0                                             0x00A1u
#define CHIP100_REG_VSH_INT0                                             0x00B1u
#define CHIP100_REG_SH_INT0_COUNT                                        2u
#define CHIP100_REG_SH_INT0(n)                                           (0x00A1u + 0x10u * (n))
/* X (bits 7-0, uint) */
#define CHIP100_REG_SH_INT0_X_SHIFT                                      0
#define CHIP100_REG_SH_INT0_X_MASK                                       0x000000FFu
#define CHIP100_REG_GSH_INT1                                             0x00A2u
#define CHIP100_REG_VSH_INT1                                             0x00B2u
#define CHIP100_REG_SH_INT1_COUNT                                        2u
#define CHIP100_REG_SH_INT1(n)                                           (0x00A2u + 0x10u * (n))
#define CHIP100_REG_SH_INT1_X_SHIFT                                      0
#define CHIP100_REG_SH_INT1_X_MASK                                       0x000000FFu

/* REG_00A3 to REG_00B3 (0x0A3, 0x0B3): No known function in a unit.
 * plain, none [HW: made up] */
#define CHIP100_REG_00A3                                                 0x00A3u
#define CHIP100_REG_00B3                                                 0x00B3u

/* REG_[GSH|VSH]_FLOAT_INDEX (0x0A4, 0x0B4): Index.
 * index-port, wo, port GSHFloat, VSHFloat [HW: made up]
 * older REG_00B4 */
#define CHIP100_REG_GSH_FLOAT_INDEX                                      0x00A4u
#define CHIP100_REG_VSH_FLOAT_INDEX                                      0x00B4u
#define CHIP100_REG_SH_FLOAT_INDEX_COUNT                                 2u
#define CHIP100_REG_SH_FLOAT_INDEX(n)                                    (0x00A4u + 0x10u * (n))
/* INDEX (bits 6-0, uint) */
#define CHIP100_REG_SH_FLOAT_INDEX_INDEX_SHIFT                           0
#define CHIP100_REG_SH_FLOAT_INDEX_INDEX_MASK                            0x0000007Fu

/* REG_[GSH|VSH]_FLOAT_DATA (0x0A5-0x0A7, 0x0B5-0x0B7): Words.
 * fifo, wo, port GSHFloat, VSHFloat [HW: made up]
 * older REG_00B[5-7] */
#define CHIP100_REG_GSH_FLOAT_DATA                                       0x00A5u
#define CHIP100_REG_VSH_FLOAT_DATA                                       0x00B5u
#define CHIP100_REG_SH_FLOAT_DATA_COUNT                                  2u
#define CHIP100_REG_SH_FLOAT_DATA(n)                                     (0x00A5u + 0x10u * (n))
/* WORD (bits 31-0, uint) */
#define CHIP100_REG_SH_FLOAT_DATA_WORD_SHIFT                             0
#define CHIP100_REG_SH_FLOAT_DATA_WORD_MASK                              0xFFFFFFFFu

#ifdef CHIP100_SHORT_NAMES
#define REG_TEST_CONFIG                                          CHIP100_REG_TEST_CONFIG
#define REG_TEST_CONFIG_ENABLE_SHIFT                             CHIP100_REG_TEST_CONFIG_ENABLE_SHIFT
#define REG_TEST_CONFIG_ENABLE_MASK                              CHIP100_REG_TEST_CONFIG_ENABLE_MASK
#define REG_TEST_CONFIG_FUNCTION_SHIFT                           CHIP100_REG_TEST_CONFIG_FUNCTION_SHIFT
#define REG_TEST_CONFIG_FUNCTION_MASK                            CHIP100_REG_TEST_CONFIG_FUNCTION_MASK
#define REG_TEST_CONFIG_FORMAT_SHIFT                             CHIP100_REG_TEST_CONFIG_FORMAT_SHIFT
#define REG_TEST_CONFIG_FORMAT_MASK                              CHIP100_REG_TEST_CONFIG_FORMAT_MASK
#define REG_TEST_CONFIG_MODE_SHIFT                               CHIP100_REG_TEST_CONFIG_MODE_SHIFT
#define REG_TEST_CONFIG_MODE_MASK                                CHIP100_REG_TEST_CONFIG_MODE_MASK
#define REG_TEST_CONFIG_SMALL_MODE_SHIFT                         CHIP100_REG_TEST_CONFIG_SMALL_MODE_SHIFT
#define REG_TEST_CONFIG_SMALL_MODE_MASK                          CHIP100_REG_TEST_CONFIG_SMALL_MODE_MASK
#define REG_TEST_CONFIG_WIDE_MODE_SHIFT                          CHIP100_REG_TEST_CONFIG_WIDE_MODE_SHIFT
#define REG_TEST_CONFIG_WIDE_MODE_MASK                           CHIP100_REG_TEST_CONFIG_WIDE_MODE_MASK
#define REG_TEST_CONFIG_TOP_SHIFT                                CHIP100_REG_TEST_CONFIG_TOP_SHIFT
#define REG_TEST_CONFIG_TOP_MASK                                 CHIP100_REG_TEST_CONFIG_TOP_MASK
#define REG_TEST_SIGNED                                          CHIP100_REG_TEST_SIGNED
#define REG_TEST_SIGNED_X_SHIFT                                  CHIP100_REG_TEST_SIGNED_X_SHIFT
#define REG_TEST_SIGNED_X_MASK                                   CHIP100_REG_TEST_SIGNED_X_MASK
#define REG_TEST_SIGNED_BIAS_SHIFT                               CHIP100_REG_TEST_SIGNED_BIAS_SHIFT
#define REG_TEST_SIGNED_BIAS_MASK                                CHIP100_REG_TEST_SIGNED_BIAS_MASK
#define REG_TEST_F16                                             CHIP100_REG_TEST_F16
#define REG_TEST_F16_X_SHIFT                                     CHIP100_REG_TEST_F16_X_SHIFT
#define REG_TEST_F16_X_MASK                                      CHIP100_REG_TEST_F16_X_MASK
#define REG_TEST_F16_Y_SHIFT                                     CHIP100_REG_TEST_F16_Y_SHIFT
#define REG_TEST_F16_Y_MASK                                      CHIP100_REG_TEST_F16_Y_MASK
#define REG_TEST_F20                                             CHIP100_REG_TEST_F20
#define REG_TEST_F20_VALUE_SHIFT                                 CHIP100_REG_TEST_F20_VALUE_SHIFT
#define REG_TEST_F20_VALUE_MASK                                  CHIP100_REG_TEST_F20_VALUE_MASK
#define REG_TEST_VALUE                                           CHIP100_REG_TEST_VALUE
#define REG_TEST_VALUE_VALUE_SHIFT                               CHIP100_REG_TEST_VALUE_VALUE_SHIFT
#define REG_TEST_VALUE_VALUE_MASK                                CHIP100_REG_TEST_VALUE_VALUE_MASK
#define REG_TEST_F31                                             CHIP100_REG_TEST_F31
#define REG_TEST_F31_VALUE_SHIFT                                 CHIP100_REG_TEST_F31_VALUE_SHIFT
#define REG_TEST_F31_VALUE_MASK                                  CHIP100_REG_TEST_F31_VALUE_MASK
#define REG_TEST_F32                                             CHIP100_REG_TEST_F32
#define REG_TEST_F32_VALUE_SHIFT                                 CHIP100_REG_TEST_F32_VALUE_SHIFT
#define REG_TEST_F32_VALUE_MASK                                  CHIP100_REG_TEST_F32_VALUE_MASK
#define REG_TEST_FIXED                                           CHIP100_REG_TEST_FIXED
#define REG_TEST_FIXED_FRACTION_SHIFT                            CHIP100_REG_TEST_FIXED_FRACTION_SHIFT
#define REG_TEST_FIXED_FRACTION_MASK                             CHIP100_REG_TEST_FIXED_FRACTION_MASK
#define REG_TEST_ADDR                                            CHIP100_REG_TEST_ADDR
#define REG_TEST_ADDR_ADDRESS_SHIFT                              CHIP100_REG_TEST_ADDR_ADDRESS_SHIFT
#define REG_TEST_ADDR_ADDRESS_MASK                               CHIP100_REG_TEST_ADDR_ADDRESS_MASK
#define REG_TEST_BITS                                            CHIP100_REG_TEST_BITS
#define REG_TEST_BITS_B0_SHIFT                                   CHIP100_REG_TEST_BITS_B0_SHIFT
#define REG_TEST_BITS_B0_MASK                                    CHIP100_REG_TEST_BITS_B0_MASK
#define REG_TEST_BITS_B1_SHIFT                                   CHIP100_REG_TEST_BITS_B1_SHIFT
#define REG_TEST_BITS_B1_MASK                                    CHIP100_REG_TEST_BITS_B1_MASK
#define REG_TEST_BITS_B2_SHIFT                                   CHIP100_REG_TEST_BITS_B2_SHIFT
#define REG_TEST_BITS_B2_MASK                                    CHIP100_REG_TEST_BITS_B2_MASK
#define REG_TEST_BITS_B3_SHIFT                                   CHIP100_REG_TEST_BITS_B3_SHIFT
#define REG_TEST_BITS_B3_MASK                                    CHIP100_REG_TEST_BITS_B3_MASK
#define REG_TEST_BITS_SOURCE3_SHIFT                              CHIP100_REG_TEST_BITS_SOURCE3_SHIFT
#define REG_TEST_BITS_SOURCE3_MASK                               CHIP100_REG_TEST_BITS_SOURCE3_MASK
#define REG_TEST_BITS_SOURCE4_SHIFT                              CHIP100_REG_TEST_BITS_SOURCE4_SHIFT
#define REG_TEST_BITS_SOURCE4_MASK                               CHIP100_REG_TEST_BITS_SOURCE4_MASK
#define REG_TEST_BITS_SOURCE5_SHIFT                              CHIP100_REG_TEST_BITS_SOURCE5_SHIFT
#define REG_TEST_BITS_SOURCE5_MASK                               CHIP100_REG_TEST_BITS_SOURCE5_MASK
#define REG_FINALIZE                                             CHIP100_REG_FINALIZE
#define REG_STATUS                                               CHIP100_REG_STATUS
#define REG_STATUS_COUNT_SHIFT                                   CHIP100_REG_STATUS_COUNT_SHIFT
#define REG_STATUS_COUNT_MASK                                    CHIP100_REG_STATUS_COUNT_MASK
#define REG_0012                                                 CHIP100_REG_0012
#define REG_0013                                                 CHIP100_REG_0013
#define REG_0014                                                 CHIP100_REG_0014
#define REG_0015                                                 CHIP100_REG_0015
#define REG_CLIP_DATA0                                           CHIP100_REG_CLIP_DATA0
#define REG_CLIP_DATA0_VALUE_SHIFT                               CHIP100_REG_CLIP_DATA0_VALUE_SHIFT
#define REG_CLIP_DATA0_VALUE_MASK                                CHIP100_REG_CLIP_DATA0_VALUE_MASK
#define REG_CLIP_DATA1                                           CHIP100_REG_CLIP_DATA1
#define REG_CLIP_DATA1_VALUE_SHIFT                               CHIP100_REG_CLIP_DATA1_VALUE_SHIFT
#define REG_CLIP_DATA1_VALUE_MASK                                CHIP100_REG_CLIP_DATA1_VALUE_MASK
#define REG_CLIP_DATA2                                           CHIP100_REG_CLIP_DATA2
#define REG_CLIP_DATA2_VALUE_SHIFT                               CHIP100_REG_CLIP_DATA2_VALUE_SHIFT
#define REG_CLIP_DATA2_VALUE_MASK                                CHIP100_REG_CLIP_DATA2_VALUE_MASK
#define REG_CLIP_DATA3                                           CHIP100_REG_CLIP_DATA3
#define REG_CLIP_DATA3_VALUE_SHIFT                               CHIP100_REG_CLIP_DATA3_VALUE_SHIFT
#define REG_CLIP_DATA3_VALUE_MASK                                CHIP100_REG_CLIP_DATA3_VALUE_MASK
#define REG_HIDDEN                                               CHIP100_REG_HIDDEN
#define REG_HIDDEN_UNKNOWN_SHIFT                                 CHIP100_REG_HIDDEN_UNKNOWN_SHIFT
#define REG_HIDDEN_UNKNOWN_MASK                                  CHIP100_REG_HIDDEN_UNKNOWN_MASK
#define REG_LUT_INDEX                                            CHIP100_REG_LUT_INDEX
#define REG_LUT_INDEX_INDEX_SHIFT                                CHIP100_REG_LUT_INDEX_INDEX_SHIFT
#define REG_LUT_INDEX_INDEX_MASK                                 CHIP100_REG_LUT_INDEX_INDEX_MASK
#define REG_LUT_DATA                                             CHIP100_REG_LUT_DATA
#define REG_LUT_DATA_VALUE_SHIFT                                 CHIP100_REG_LUT_DATA_VALUE_SHIFT
#define REG_LUT_DATA_VALUE_MASK                                  CHIP100_REG_LUT_DATA_VALUE_MASK
#define REG_LIGHT0_COLOR                                         CHIP100_REG_LIGHT0_COLOR
#define REG_LIGHT1_COLOR                                         CHIP100_REG_LIGHT1_COLOR
#define REG_LIGHT2_COLOR                                         CHIP100_REG_LIGHT2_COLOR
#define REG_LIGHT_COLOR_COUNT                                    CHIP100_REG_LIGHT_COLOR_COUNT
#define REG_LIGHT_COLOR(n)                                       CHIP100_REG_LIGHT_COLOR(n)
#define REG_LIGHT_COLOR_R_SHIFT                                  CHIP100_REG_LIGHT_COLOR_R_SHIFT
#define REG_LIGHT_COLOR_R_MASK                                   CHIP100_REG_LIGHT_COLOR_R_MASK
#define REG_LIGHT_COLOR_G_SHIFT                                  CHIP100_REG_LIGHT_COLOR_G_SHIFT
#define REG_LIGHT_COLOR_G_MASK                                   CHIP100_REG_LIGHT_COLOR_G_MASK
#define REG_LIGHT0_CONFIG                                        CHIP100_REG_LIGHT0_CONFIG
#define REG_LIGHT1_CONFIG                                        CHIP100_REG_LIGHT1_CONFIG
#define REG_LIGHT2_CONFIG                                        CHIP100_REG_LIGHT2_CONFIG
#define REG_LIGHT_CONFIG_COUNT                                   CHIP100_REG_LIGHT_CONFIG_COUNT
#define REG_LIGHT_CONFIG(n)                                      CHIP100_REG_LIGHT_CONFIG(n)
#define REG_LIGHT_CONFIG_KIND_SHIFT                              CHIP100_REG_LIGHT_CONFIG_KIND_SHIFT
#define REG_LIGHT_CONFIG_KIND_MASK                               CHIP100_REG_LIGHT_CONFIG_KIND_MASK
#define REG_0042                                                 CHIP100_REG_0042
#define REG_0043                                                 CHIP100_REG_0043
#define REG_0044                                                 CHIP100_REG_0044
#define REG_0045                                                 CHIP100_REG_0045
#define REG_0046                                                 CHIP100_REG_0046
#define REG_0047                                                 CHIP100_REG_0047
#define REG_004A                                                 CHIP100_REG_004A
#define REG_004B                                                 CHIP100_REG_004B
#define REG_004C                                                 CHIP100_REG_004C
#define REG_004D                                                 CHIP100_REG_004D
#define REG_004E                                                 CHIP100_REG_004E
#define REG_004F                                                 CHIP100_REG_004F
#define REG_0052                                                 CHIP100_REG_0052
#define REG_0053                                                 CHIP100_REG_0053
#define REG_0054                                                 CHIP100_REG_0054
#define REG_0055                                                 CHIP100_REG_0055
#define REG_0056                                                 CHIP100_REG_0056
#define REG_0057                                                 CHIP100_REG_0057
#define REG_STAGE0_SOURCE                                        CHIP100_REG_STAGE0_SOURCE
#define REG_STAGE1_SOURCE                                        CHIP100_REG_STAGE1_SOURCE
#define REG_STAGE2_SOURCE                                        CHIP100_REG_STAGE2_SOURCE
#define REG_STAGE_SOURCE_COUNT                                   CHIP100_REG_STAGE_SOURCE_COUNT
#define REG_STAGE_SOURCE(n)                                      CHIP100_REG_STAGE_SOURCE(n)
#define REG_STAGE_SOURCE_RGB_SHIFT                               CHIP100_REG_STAGE_SOURCE_RGB_SHIFT
#define REG_STAGE_SOURCE_RGB_MASK                                CHIP100_REG_STAGE_SOURCE_RGB_MASK
#define REG_STAGE0_SCALE                                         CHIP100_REG_STAGE0_SCALE
#define REG_STAGE1_SCALE                                         CHIP100_REG_STAGE1_SCALE
#define REG_STAGE2_SCALE                                         CHIP100_REG_STAGE2_SCALE
#define REG_STAGE_SCALE_COUNT                                    CHIP100_REG_STAGE_SCALE_COUNT
#define REG_STAGE_SCALE(n)                                       CHIP100_REG_STAGE_SCALE(n)
#define REG_STAGE_SCALE_RGB_SHIFT                                CHIP100_REG_STAGE_SCALE_RGB_SHIFT
#define REG_STAGE_SCALE_RGB_MASK                                 CHIP100_REG_STAGE_SCALE_RGB_MASK
#define REG_UNIT0_DIM                                            CHIP100_REG_UNIT0_DIM
#define REG_UNIT1_DIM                                            CHIP100_REG_UNIT1_DIM
#define REG_UNIT_DIM_COUNT                                       CHIP100_REG_UNIT_DIM_COUNT
#define REG_UNIT_DIM(n)                                          CHIP100_REG_UNIT_DIM(n)
#define REG_UNIT_DIM_WIDTH_SHIFT                                 CHIP100_REG_UNIT_DIM_WIDTH_SHIFT
#define REG_UNIT_DIM_WIDTH_MASK                                  CHIP100_REG_UNIT_DIM_WIDTH_MASK
#define REG_UNIT0_TYPE                                           CHIP100_REG_UNIT0_TYPE
#define REG_UNIT1_TYPE                                           CHIP100_REG_UNIT1_TYPE
#define REG_UNIT_TYPE_COUNT                                      CHIP100_REG_UNIT_TYPE_COUNT
#define REG_UNIT_TYPE(n)                                         CHIP100_REG_UNIT_TYPE(n)
#define REG_UNIT_TYPE_FORMAT_SHIFT                               CHIP100_REG_UNIT_TYPE_FORMAT_SHIFT
#define REG_UNIT_TYPE_FORMAT_MASK                                CHIP100_REG_UNIT_TYPE_FORMAT_MASK
#define REG_GSH_ENTRY                                            CHIP100_REG_GSH_ENTRY
#define REG_VSH_ENTRY                                            CHIP100_REG_VSH_ENTRY
#define REG_SH_ENTRY_COUNT                                       CHIP100_REG_SH_ENTRY_COUNT
#define REG_SH_ENTRY(n)                                          CHIP100_REG_SH_ENTRY(n)
#define REG_SH_ENTRY_ADDRESS_SHIFT                               CHIP100_REG_SH_ENTRY_ADDRESS_SHIFT
#define REG_SH_ENTRY_ADDRESS_MASK                                CHIP100_REG_SH_ENTRY_ADDRESS_MASK
#define REG_GSH_INT0                                             CHIP100_REG_GSH_INT0
#define REG_VSH_INT0                                             CHIP100_REG_VSH_INT0
#define REG_SH_INT0_COUNT                                        CHIP100_REG_SH_INT0_COUNT
#define REG_SH_INT0(n)                                           CHIP100_REG_SH_INT0(n)
#define REG_SH_INT0_X_SHIFT                                      CHIP100_REG_SH_INT0_X_SHIFT
#define REG_SH_INT0_X_MASK                                       CHIP100_REG_SH_INT0_X_MASK
#define REG_GSH_INT1                                             CHIP100_REG_GSH_INT1
#define REG_VSH_INT1                                             CHIP100_REG_VSH_INT1
#define REG_SH_INT1_COUNT                                        CHIP100_REG_SH_INT1_COUNT
#define REG_SH_INT1(n)                                           CHIP100_REG_SH_INT1(n)
#define REG_SH_INT1_X_SHIFT                                      CHIP100_REG_SH_INT1_X_SHIFT
#define REG_SH_INT1_X_MASK                                       CHIP100_REG_SH_INT1_X_MASK
#define REG_00A3                                                 CHIP100_REG_00A3
#define REG_00B3                                                 CHIP100_REG_00B3
#define REG_GSH_FLOAT_INDEX                                      CHIP100_REG_GSH_FLOAT_INDEX
#define REG_VSH_FLOAT_INDEX                                      CHIP100_REG_VSH_FLOAT_INDEX
#define REG_SH_FLOAT_INDEX_COUNT                                 CHIP100_REG_SH_FLOAT_INDEX_COUNT
#define REG_SH_FLOAT_INDEX(n)                                    CHIP100_REG_SH_FLOAT_INDEX(n)
#define REG_SH_FLOAT_INDEX_INDEX_SHIFT                           CHIP100_REG_SH_FLOAT_INDEX_INDEX_SHIFT
#define REG_SH_FLOAT_INDEX_INDEX_MASK                            CHIP100_REG_SH_FLOAT_INDEX_INDEX_MASK
#define REG_GSH_FLOAT_DATA                                       CHIP100_REG_GSH_FLOAT_DATA
#define REG_VSH_FLOAT_DATA                                       CHIP100_REG_VSH_FLOAT_DATA
#define REG_SH_FLOAT_DATA_COUNT                                  CHIP100_REG_SH_FLOAT_DATA_COUNT
#define REG_SH_FLOAT_DATA(n)                                     CHIP100_REG_SH_FLOAT_DATA(n)
#define REG_SH_FLOAT_DATA_WORD_SHIFT                             CHIP100_REG_SH_FLOAT_DATA_WORD_SHIFT
#define REG_SH_FLOAT_DATA_WORD_MASK                              CHIP100_REG_SH_FLOAT_DATA_WORD_MASK
#endif /* CHIP100_SHORT_NAMES */

#ifdef CHIP_OFFICIAL_NAMES
#define CHIP_REG_TEST0                                           0x0000u
#define CHIP_REG_TEST1                                           0x0000u
#define CHIP_REG_CLIP1                                           0x0018u
#define CHIP_REG_CLIP2                                           0x0019u
#define CHIP_REG_CLIP3                                           0x001Au
#define CHIP_REG_CLIP4                                           0x001Bu
#define CHIP_REG_LUT_DATA0                                       0x0021u
#define CHIP_REG_LUT_DATA1                                       0x0022u
#define CHIP_REG_LUT_DATA2                                       0x0023u
#define CHIP_REG_LUT_EXTRA                                       0x0023u
#define CHIP_REG_LUT_DATA3                                       0x0024u
#define CHIP_REG_LIGHT0_COLOR                                    0x0040u
#define CHIP_REG_LIGHT1_COLOR                                    0x0048u
#define CHIP_REG_LIGHT2_COLOR                                    0x0050u
#define CHIP_REG_GS_ENTRY                                        0x00A0u
#endif /* CHIP_OFFICIAL_NAMES */

#ifdef CHIP_OLDER_NAMES
#define REG_0000                                                 0x0000u
#define REG_0021                                                 0x0021u
#define REG_0022                                                 0x0022u
#define REG_0023                                                 0x0023u
#define REG_0024                                                 0x0024u
#define REG_00B0                                                 0x00B0u
#define REG_00B1                                                 0x00B1u
#define REG_00B2                                                 0x00B2u
#define REG_00B4                                                 0x00B4u
#define REG_00B5                                                 0x00B5u
#define REG_00B6                                                 0x00B6u
#define REG_00B7                                                 0x00B7u
#endif /* CHIP_OLDER_NAMES */

/* Left out, because they name several registers or something else today:
 * REG_TEST_OLD */

#endif /* CHIP100_H */
