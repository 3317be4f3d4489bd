-- Chip100 registers: register ids, layouts and enumerations.
--
-- Generated from the register specification (description version 1). Do not edit.
--
-- A made-up chip; its texts hold what formats treat specially.
-- Source: made up
--
-- A register is named by its id. X(n) is element n of an array, 0 <= n < X_COUNT. A field has X_LSB, X_WIDTH and X_BITS, the
-- range for a slice: word(X_BITS); fields of a multi-word entry also have X_WORD, the word they are in. A register is a
-- record, too: to_<register> makes it of a word, to_word makes the word, in which bits without a field are 0. Words of a
-- multi-word entry follow each other from the least significant end. Members are spelled as everywhere else, those that are
-- keywords of VHDL with _FIELD behind them.
-- An enumeration has the width of the fields that hold it. A field that is wider or narrower has plain bits. Where codes
-- without enumerator have a meaning, canonical_<enumeration> gives the enumerator that stands for a code.
--
-- VHDL-2008.
library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

package chip100_pkg is

  -- Physical address of id 0, and bytes from one id to the next.
  constant CHIP100_CPU_BASE : std_logic_vector(31 downto 0) := x"10400000";
  constant CHIP100_CPU_STRIDE : natural := 4;

  -- CompareFunction: Comparison with a stored value. Text that ends comments * / or starts them / *
  -- and a trigraph ?? / and "quotes" \ `ticks` <% perl. [DOC: made up]
  -- Other codes act as CHIP_COMPARE_FUNCTION_NEVER.
  subtype compare_function_e is std_logic_vector(2 downto 0);
  -- Never passes.
  constant CHIP_COMPARE_FUNCTION_NEVER : compare_function_e := "000";
  -- Also 4, 5. Always | passes. [HW]
  constant CHIP_COMPARE_FUNCTION_ALWAYS : compare_function_e := "001";
  -- Another name of ALWAYS.
  constant CHIP_COMPARE_FUNCTION_PASS : compare_function_e := "001";
  -- Passes if less, which takes a sentence that is long enough to be put on a line of its own above
  -- the definition.
  constant CHIP_COMPARE_FUNCTION_LESS : compare_function_e := "010";
  function canonical_compare_function(code : compare_function_e) return compare_function_e;

  -- Mode: Used at two widths; other codes are open. [EMU: made up]
  -- Nothing is known about other codes.
  subtype mode_e is std_logic_vector(3 downto 0);
  constant CHIP_MODE_FALSE : mode_e := "0000";
  -- Three.
  constant CHIP_MODE_THREE : mode_e := "0011";

  -- PixelFormat: Total on two bits. [HW: made up]
  subtype pixel_format_e is std_logic_vector(1 downto 0);
  -- Four bytes.
  constant CHIP_PIXEL_FORMAT_RGBA8 : pixel_format_e := "00";
  constant CHIP_PIXEL_FORMAT_RGB8 : pixel_format_e := "01";
  -- Also 3.
  constant CHIP_PIXEL_FORMAT_RGBA4 : pixel_format_e := "10";
  function canonical_pixel_format(code : pixel_format_e) return pixel_format_e;

  -- SH: A shader unit.
  -- Index n of its arrays.
  constant CHIP_SH_GSH : natural := 0;
  constant CHIP_SH_VSH : natural := 1;

  -- ---- Numbers ----
  -- One register of every number type, and every kind of enumeration.

  -- REG_TEST_CONFIG (0x000): Everything of up to 32 bits: see TEST_VALUE, REG_LIGHT1_COLOR, 0x020
  -- and test_rounding, not gas.
  -- plain, rw, mask 0x8003F77F [HW: made up]
  -- official CHIP_REG_TEST[0-1]; older REG_TEST_OLD, REG_0000, not an identifier
  constant REG_TEST_CONFIG : natural := 16#0000#;
  -- ENABLE (bit 0, bool): Switches the test on.
  constant REG_TEST_CONFIG_ENABLE_LSB : natural := 0;
  constant REG_TEST_CONFIG_ENABLE_WIDTH : natural := 1;
  subtype REG_TEST_CONFIG_ENABLE_BITS is natural range 0 downto 0;
  -- FUNCTION (bits 6-4, CompareFunction): Comparison.
  constant REG_TEST_CONFIG_FUNCTION_LSB : natural := 4;
  constant REG_TEST_CONFIG_FUNCTION_WIDTH : natural := 3;
  subtype REG_TEST_CONFIG_FUNCTION_BITS is natural range 6 downto 4;
  -- FORMAT (bits 9-8, PixelFormat): Format. [EMU-Someone]
  constant REG_TEST_CONFIG_FORMAT_LSB : natural := 8;
  constant REG_TEST_CONFIG_FORMAT_WIDTH : natural := 2;
  subtype REG_TEST_CONFIG_FORMAT_BITS is natural range 9 downto 8;
  -- MODE (bit 10, uint): Plain bit.
  constant REG_TEST_CONFIG_MODE_LSB : natural := 10;
  constant REG_TEST_CONFIG_MODE_WIDTH : natural := 1;
  subtype REG_TEST_CONFIG_MODE_BITS is natural range 10 downto 10;
  -- SMALL_MODE (bits 13-12, Mode): Mode in two bits.
  constant REG_TEST_CONFIG_SMALL_MODE_LSB : natural := 12;
  constant REG_TEST_CONFIG_SMALL_MODE_WIDTH : natural := 2;
  subtype REG_TEST_CONFIG_SMALL_MODE_BITS is natural range 13 downto 12;
  -- WIDE_MODE (bits 17-14, Mode): Mode in four bits.
  constant REG_TEST_CONFIG_WIDE_MODE_LSB : natural := 14;
  constant REG_TEST_CONFIG_WIDE_MODE_WIDTH : natural := 4;
  subtype REG_TEST_CONFIG_WIDE_MODE_BITS is natural range 17 downto 14;
  -- TOP (bit 31, bool): Last bit.
  constant REG_TEST_CONFIG_TOP_LSB : natural := 31;
  constant REG_TEST_CONFIG_TOP_WIDTH : natural := 1;
  subtype REG_TEST_CONFIG_TOP_BITS is natural range 31 downto 31;
  type test_config_t is record
    TOP : std_logic;
    WIDE_MODE : mode_e;
    SMALL_MODE : std_logic_vector(1 downto 0);
    MODE : std_logic;
    FORMAT : pixel_format_e;
    FUNCTION_FIELD : compare_function_e;
    ENABLE : std_logic;
  end record;
  function to_test_config(word : std_logic_vector(31 downto 0)) return test_config_t;
  function to_word(value : test_config_t) return std_logic_vector;

  -- REG_TEST_SIGNED (0x001): Two's complement numbers.
  -- plain, rw [DOC: made up]
  constant REG_TEST_SIGNED : natural := 16#0001#;
  -- X (bits 9-0, int, pixels): Left.
  constant REG_TEST_SIGNED_X_LSB : natural := 0;
  constant REG_TEST_SIGNED_X_WIDTH : natural := 10;
  subtype REG_TEST_SIGNED_X_BITS is natural range 9 downto 0;
  -- BIAS (bits 28-16, fixed1.4.8): Bias.
  constant REG_TEST_SIGNED_BIAS_LSB : natural := 16;
  constant REG_TEST_SIGNED_BIAS_WIDTH : natural := 13;
  subtype REG_TEST_SIGNED_BIAS_BITS is natural range 28 downto 16;
  type test_signed_t is record
    BIAS : signed(12 downto 0);
    X : signed(9 downto 0);
  end record;
  function to_test_signed(word : std_logic_vector(31 downto 0)) return test_signed_t;
  function to_word(value : test_signed_t) return std_logic_vector;

  -- REG_TEST_F16 (0x002): Two half floats.
  -- plain, rw [DOC: made up]
  constant REG_TEST_F16 : natural := 16#0002#;
  -- X (bits 15-0, f16): x.
  constant REG_TEST_F16_X_LSB : natural := 0;
  constant REG_TEST_F16_X_WIDTH : natural := 16;
  subtype REG_TEST_F16_X_BITS is natural range 15 downto 0;
  -- Y (bits 31-16, f16): y.
  constant REG_TEST_F16_Y_LSB : natural := 16;
  constant REG_TEST_F16_Y_WIDTH : natural := 16;
  subtype REG_TEST_F16_Y_BITS is natural range 31 downto 16;
  type test_f16_t is record
    Y : std_logic_vector(15 downto 0);
    X : std_logic_vector(15 downto 0);
  end record;
  function to_test_f16(word : std_logic_vector(31 downto 0)) return test_f16_t;
  function to_word(value : test_f16_t) return std_logic_vector;

  -- REG_TEST_F20 (0x003): A float.
  -- plain, rw [DOC: made up]
  constant REG_TEST_F20 : natural := 16#0003#;
  -- VALUE (bits 19-0, f20)
  constant REG_TEST_F20_VALUE_LSB : natural := 0;
  constant REG_TEST_F20_VALUE_WIDTH : natural := 20;
  subtype REG_TEST_F20_VALUE_BITS is natural range 19 downto 0;
  type test_f20_t is record
    VALUE : std_logic_vector(19 downto 0);
  end record;
  function to_test_f20(word : std_logic_vector(31 downto 0)) return test_f20_t;
  function to_word(value : test_f20_t) return std_logic_vector;

  -- REG_TEST_VALUE (0x004): A float.
  -- plain, rw [DOC: made up]
  constant REG_TEST_VALUE : natural := 16#0004#;
  -- VALUE (bits 23-0, f24)
  constant REG_TEST_VALUE_VALUE_LSB : natural := 0;
  constant REG_TEST_VALUE_VALUE_WIDTH : natural := 24;
  subtype REG_TEST_VALUE_VALUE_BITS is natural range 23 downto 0;
  type test_value_t is record
    VALUE : std_logic_vector(23 downto 0);
  end record;
  function to_test_value(word : std_logic_vector(31 downto 0)) return test_value_t;
  function to_word(value : test_value_t) return std_logic_vector;

  -- REG_TEST_F31 (0x005): A float.
  -- plain, rw [DOC: made up]
  constant REG_TEST_F31 : natural := 16#0005#;
  -- VALUE (bits 31-1, f31)
  constant REG_TEST_F31_VALUE_LSB : natural := 1;
  constant REG_TEST_F31_VALUE_WIDTH : natural := 31;
  subtype REG_TEST_F31_VALUE_BITS is natural range 31 downto 1;
  type test_f31_t is record
    VALUE : std_logic_vector(30 downto 0);
  end record;
  function to_test_f31(word : std_logic_vector(31 downto 0)) return test_f31_t;
  function to_word(value : test_f31_t) return std_logic_vector;

  -- REG_TEST_F32 (0x006): A float.
  -- plain, rw [DOC: made up]
  constant REG_TEST_F32 : natural := 16#0006#;
  -- VALUE (bits 31-0, f32)
  constant REG_TEST_F32_VALUE_LSB : natural := 0;
  constant REG_TEST_F32_VALUE_WIDTH : natural := 32;
  subtype REG_TEST_F32_VALUE_BITS is natural range 31 downto 0;
  type test_f32_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_test_f32(word : std_logic_vector(31 downto 0)) return test_f32_t;
  function to_word(value : test_f32_t) return std_logic_vector;

  -- REG_TEST_FIXED (0x007): Unsigned fixed point.
  -- plain, rw [DOC: made up]
  constant REG_TEST_FIXED : natural := 16#0007#;
  -- FRACTION (bits 11-0, fixed0.0.12, 1/4096): Less than 1.
  constant REG_TEST_FIXED_FRACTION_LSB : natural := 0;
  constant REG_TEST_FIXED_FRACTION_WIDTH : natural := 12;
  subtype REG_TEST_FIXED_FRACTION_BITS is natural range 11 downto 0;
  type test_fixed_t is record
    FRACTION : std_logic_vector(11 downto 0);
  end record;
  function to_test_fixed(word : std_logic_vector(31 downto 0)) return test_fixed_t;
  function to_word(value : test_fixed_t) return std_logic_vector;

  -- REG_TEST_ADDR (0x008): An address.
  -- plain, rw [DOC: made up]
  constant REG_TEST_ADDR : natural := 16#0008#;
  -- ADDRESS (bits 27-0, address*8, bytes): Physical address.
  constant REG_TEST_ADDR_ADDRESS_LSB : natural := 0;
  constant REG_TEST_ADDR_ADDRESS_WIDTH : natural := 28;
  subtype REG_TEST_ADDR_ADDRESS_BITS is natural range 27 downto 0;
  type test_addr_t is record
    ADDRESS : std_logic_vector(27 downto 0);
  end record;
  function to_test_addr(word : std_logic_vector(31 downto 0)) return test_addr_t;
  function to_word(value : test_addr_t) return std_logic_vector;

  -- REG_TEST_BITS (0x009): Repeated fields.
  -- plain, rw [DOC: made up]
  constant REG_TEST_BITS : natural := 16#0009#;
  -- B0 to B3 (bit 0, step 1, bool): Bit i.
  constant REG_TEST_BITS_B0_LSB : natural := 0;
  constant REG_TEST_BITS_B0_WIDTH : natural := 1;
  subtype REG_TEST_BITS_B0_BITS is natural range 0 downto 0;
  constant REG_TEST_BITS_B1_LSB : natural := 1;
  constant REG_TEST_BITS_B1_WIDTH : natural := 1;
  subtype REG_TEST_BITS_B1_BITS is natural range 1 downto 1;
  constant REG_TEST_BITS_B2_LSB : natural := 2;
  constant REG_TEST_BITS_B2_WIDTH : natural := 1;
  subtype REG_TEST_BITS_B2_BITS is natural range 2 downto 2;
  constant REG_TEST_BITS_B3_LSB : natural := 3;
  constant REG_TEST_BITS_B3_WIDTH : natural := 1;
  subtype REG_TEST_BITS_B3_BITS is natural range 3 downto 3;
  -- SOURCE3 to SOURCE5 (bits 10-8, step 8, CompareFunction): Source i.
  constant REG_TEST_BITS_SOURCE3_LSB : natural := 8;
  constant REG_TEST_BITS_SOURCE3_WIDTH : natural := 3;
  subtype REG_TEST_BITS_SOURCE3_BITS is natural range 10 downto 8;
  constant REG_TEST_BITS_SOURCE4_LSB : natural := 16;
  constant REG_TEST_BITS_SOURCE4_WIDTH : natural := 3;
  subtype REG_TEST_BITS_SOURCE4_BITS is natural range 18 downto 16;
  constant REG_TEST_BITS_SOURCE5_LSB : natural := 24;
  constant REG_TEST_BITS_SOURCE5_WIDTH : natural := 3;
  subtype REG_TEST_BITS_SOURCE5_BITS is natural range 26 downto 24;
  type test_bits_t is record
    SOURCE5 : compare_function_e;
    SOURCE4 : compare_function_e;
    SOURCE3 : compare_function_e;
    B3 : std_logic;
    B2 : std_logic;
    B1 : std_logic;
    B0 : std_logic;
  end record;
  function to_test_bits(word : std_logic_vector(31 downto 0)) return test_bits_t;
  function to_word(value : test_bits_t) return std_logic_vector;

  -- ---- Blocks ----
  -- Arrays, aliases, ports and names.

  -- REG_FINALIZE (0x010): Acts when written.
  -- trigger, wo [HW: made up]
  constant REG_FINALIZE : natural := 16#0010#;

  -- REG_STATUS (0x011): Written by the chip.
  -- status, ro [HW: made up]
  constant REG_STATUS : natural := 16#0011#;
  -- COUNT (bits 31-0, uint, vertices): Counter.
  constant REG_STATUS_COUNT_LSB : natural := 0;
  constant REG_STATUS_COUNT_WIDTH : natural := 32;
  subtype REG_STATUS_COUNT_BITS is natural range 31 downto 0;
  type status_t is record
    COUNT : std_logic_vector(31 downto 0);
  end record;
  function to_status(word : std_logic_vector(31 downto 0)) return status_t;
  function to_word(value : status_t) return std_logic_vector;

  -- REG_0012 to REG_0014 (0x012-0x014): No known function.
  -- plain, none [HW: made up]
  constant REG_0012 : natural := 16#0012#;
  constant REG_0013 : natural := 16#0013#;
  constant REG_0014 : natural := 16#0014#;

  -- REG_0015 (0x015): Reads return FINALIZE.
  -- plain, ro, reads as REG_FINALIZE [HW: made up]
  constant REG_0015 : natural := 16#0015#;

  -- REG_CLIP_DATA[0-3] (0x018-0x01B): One entry, four names.
  -- plain, rw [DOC: made up]
  -- official CHIP_REG_CLIP[1-4]
  constant REG_CLIP_DATA0 : natural := 16#0018#;
  -- VALUE (bits 23-0, f24): Coefficient.
  constant REG_CLIP_DATA0_VALUE_LSB : natural := 0;
  constant REG_CLIP_DATA0_VALUE_WIDTH : natural := 24;
  subtype REG_CLIP_DATA0_VALUE_BITS is natural range 23 downto 0;
  constant REG_CLIP_DATA1 : natural := 16#0019#;
  constant REG_CLIP_DATA1_VALUE_LSB : natural := 0;
  constant REG_CLIP_DATA1_VALUE_WIDTH : natural := 24;
  subtype REG_CLIP_DATA1_VALUE_BITS is natural range 23 downto 0;
  constant REG_CLIP_DATA2 : natural := 16#001A#;
  constant REG_CLIP_DATA2_VALUE_LSB : natural := 0;
  constant REG_CLIP_DATA2_VALUE_WIDTH : natural := 24;
  subtype REG_CLIP_DATA2_VALUE_BITS is natural range 23 downto 0;
  constant REG_CLIP_DATA3 : natural := 16#001B#;
  constant REG_CLIP_DATA3_VALUE_LSB : natural := 0;
  constant REG_CLIP_DATA3_VALUE_WIDTH : natural := 24;
  subtype REG_CLIP_DATA3_VALUE_BITS is natural range 23 downto 0;
  type clip_data0_t is record
    VALUE : std_logic_vector(23 downto 0);
  end record;
  function to_clip_data0(word : std_logic_vector(31 downto 0)) return clip_data0_t;
  function to_word(value : clip_data0_t) return std_logic_vector;

  -- REG_HIDDEN (0x01D): Out of reach of command lists.
  -- plain, rw, not writable by command lists [?: made up]
  constant REG_HIDDEN : natural := 16#001D#;
  -- UNKNOWN (bits 7-0, uint)
  constant REG_HIDDEN_UNKNOWN_LSB : natural := 0;
  constant REG_HIDDEN_UNKNOWN_WIDTH : natural := 8;
  subtype REG_HIDDEN_UNKNOWN_BITS is natural range 7 downto 0;
  type hidden_t is record
    UNKNOWN : std_logic_vector(7 downto 0);
  end record;
  function to_hidden(word : std_logic_vector(31 downto 0)) return hidden_t;
  function to_word(value : hidden_t) return std_logic_vector;

  -- REG_LUT_INDEX (0x020): Where LUT_DATA goes.
  -- index-port, wo, port Lut [DOC: made up]
  constant REG_LUT_INDEX : natural := 16#0020#;
  -- INDEX (bits 7-0, uint): Entry.
  constant REG_LUT_INDEX_INDEX_LSB : natural := 0;
  constant REG_LUT_INDEX_INDEX_WIDTH : natural := 8;
  subtype REG_LUT_INDEX_INDEX_BITS is natural range 7 downto 0;
  type lut_index_t is record
    INDEX : std_logic_vector(7 downto 0);
  end record;
  function to_lut_index(word : std_logic_vector(31 downto 0)) return lut_index_t;
  function to_word(value : lut_index_t) return std_logic_vector;

  -- REG_LUT_DATA (0x021-0x024): Four ids of one register.
  -- data-port, wo, port Lut [DOC: made up]
  -- official CHIP_REG_LUT_[DATA0|DATA1|DATA2|EXTRA|DATA3]; older REG_0021, REG_0022, REG_0023,
  -- REG_TEST_OLD, REG_0024
  constant REG_LUT_DATA : natural := 16#0021#;
  -- VALUE (bits 11-0, fixed0.0.12): Value.
  constant REG_LUT_DATA_VALUE_LSB : natural := 0;
  constant REG_LUT_DATA_VALUE_WIDTH : natural := 12;
  subtype REG_LUT_DATA_VALUE_BITS is natural range 11 downto 0;
  type lut_data_t is record
    VALUE : std_logic_vector(11 downto 0);
  end record;
  function to_lut_data(word : std_logic_vector(31 downto 0)) return lut_data_t;
  function to_word(value : lut_data_t) return std_logic_vector;

  -- REG_LIGHT[0-2]_COLOR (0x040 + 0x8*n (n = 0-2)): Colour.
  -- plain, rw [DOC: made up]
  -- official CHIP_REG_LIGHT[0-2]_COLOR
  constant REG_LIGHT0_COLOR : natural := 16#0040#;
  constant REG_LIGHT1_COLOR : natural := 16#0048#;
  constant REG_LIGHT2_COLOR : natural := 16#0050#;
  constant REG_LIGHT_COLOR_COUNT : natural := 3;
  function REG_LIGHT_COLOR(n : natural) return natural;
  -- R (bits 7-0, uint, 1/255)
  constant REG_LIGHT_COLOR_R_LSB : natural := 0;
  constant REG_LIGHT_COLOR_R_WIDTH : natural := 8;
  subtype REG_LIGHT_COLOR_R_BITS is natural range 7 downto 0;
  -- G (bits 15-8, uint, 1/255)
  constant REG_LIGHT_COLOR_G_LSB : natural := 8;
  constant REG_LIGHT_COLOR_G_WIDTH : natural := 8;
  subtype REG_LIGHT_COLOR_G_BITS is natural range 15 downto 8;
  type light_color_t is record
    G : std_logic_vector(7 downto 0);
    R : std_logic_vector(7 downto 0);
  end record;
  function to_light_color(word : std_logic_vector(31 downto 0)) return light_color_t;
  function to_word(value : light_color_t) return std_logic_vector;

  -- REG_LIGHT[0-2]_CONFIG (0x041 + 0x8*n (n = 0-2)): Configuration.
  -- plain, rw [DOC: made up]
  constant REG_LIGHT0_CONFIG : natural := 16#0041#;
  constant REG_LIGHT1_CONFIG : natural := 16#0049#;
  constant REG_LIGHT2_CONFIG : natural := 16#0051#;
  constant REG_LIGHT_CONFIG_COUNT : natural := 3;
  function REG_LIGHT_CONFIG(n : natural) return natural;
  -- KIND (bits 1-0, PixelFormat)
  constant REG_LIGHT_CONFIG_KIND_LSB : natural := 0;
  constant REG_LIGHT_CONFIG_KIND_WIDTH : natural := 2;
  subtype REG_LIGHT_CONFIG_KIND_BITS is natural range 1 downto 0;
  type light_config_t is record
    KIND : pixel_format_e;
  end record;
  function to_light_config(word : std_logic_vector(31 downto 0)) return light_config_t;
  function to_word(value : light_config_t) return std_logic_vector;

  -- REG_0042 to REG_0057 (0x042-0x047 + 0x8*n (n = 0-2)): No known function in a light.
  -- plain, none [HW: made up]
  constant REG_0042 : natural := 16#0042#;
  constant REG_0043 : natural := 16#0043#;
  constant REG_0044 : natural := 16#0044#;
  constant REG_0045 : natural := 16#0045#;
  constant REG_0046 : natural := 16#0046#;
  constant REG_0047 : natural := 16#0047#;
  constant REG_004A : natural := 16#004A#;
  constant REG_004B : natural := 16#004B#;
  constant REG_004C : natural := 16#004C#;
  constant REG_004D : natural := 16#004D#;
  constant REG_004E : natural := 16#004E#;
  constant REG_004F : natural := 16#004F#;
  constant REG_0052 : natural := 16#0052#;
  constant REG_0053 : natural := 16#0053#;
  constant REG_0054 : natural := 16#0054#;
  constant REG_0055 : natural := 16#0055#;
  constant REG_0056 : natural := 16#0056#;
  constant REG_0057 : natural := 16#0057#;

  -- REG_STAGE[0-2]_SOURCE (0x060, 0x068, 0x078): Source.
  -- plain, rw [DOC: made up]
  constant REG_STAGE0_SOURCE : natural := 16#0060#;
  constant REG_STAGE1_SOURCE : natural := 16#0068#;
  constant REG_STAGE2_SOURCE : natural := 16#0078#;
  constant REG_STAGE_SOURCE_COUNT : natural := 3;
  function REG_STAGE_SOURCE(n : natural) return natural;
  -- RGB (bits 3-0, uint)
  constant REG_STAGE_SOURCE_RGB_LSB : natural := 0;
  constant REG_STAGE_SOURCE_RGB_WIDTH : natural := 4;
  subtype REG_STAGE_SOURCE_RGB_BITS is natural range 3 downto 0;
  type stage_source_t is record
    RGB : std_logic_vector(3 downto 0);
  end record;
  function to_stage_source(word : std_logic_vector(31 downto 0)) return stage_source_t;
  function to_word(value : stage_source_t) return std_logic_vector;

  -- REG_STAGE[0-2]_SCALE (0x064, 0x06C, 0x07C): Scale.
  -- plain, rw [DOC: made up]
  constant REG_STAGE0_SCALE : natural := 16#0064#;
  constant REG_STAGE1_SCALE : natural := 16#006C#;
  constant REG_STAGE2_SCALE : natural := 16#007C#;
  constant REG_STAGE_SCALE_COUNT : natural := 3;
  function REG_STAGE_SCALE(n : natural) return natural;
  -- RGB (bits 1-0, uint)
  constant REG_STAGE_SCALE_RGB_LSB : natural := 0;
  constant REG_STAGE_SCALE_RGB_WIDTH : natural := 2;
  subtype REG_STAGE_SCALE_RGB_BITS is natural range 1 downto 0;
  type stage_scale_t is record
    RGB : std_logic_vector(1 downto 0);
  end record;
  function to_stage_scale(word : std_logic_vector(31 downto 0)) return stage_scale_t;
  function to_word(value : stage_scale_t) return std_logic_vector;

  -- REG_UNIT[0-1]_DIM (0x080, 0x088): Size.
  -- plain, rw [DOC: made up]
  constant REG_UNIT0_DIM : natural := 16#0080#;
  constant REG_UNIT1_DIM : natural := 16#0088#;
  constant REG_UNIT_DIM_COUNT : natural := 2;
  function REG_UNIT_DIM(n : natural) return natural;
  -- WIDTH (bits 10-0, uint, texels)
  constant REG_UNIT_DIM_WIDTH_LSB : natural := 0;
  constant REG_UNIT_DIM_WIDTH_WIDTH : natural := 11;
  subtype REG_UNIT_DIM_WIDTH_BITS is natural range 10 downto 0;
  type unit_dim_t is record
    WIDTH : std_logic_vector(10 downto 0);
  end record;
  function to_unit_dim(word : std_logic_vector(31 downto 0)) return unit_dim_t;
  function to_word(value : unit_dim_t) return std_logic_vector;

  -- REG_UNIT[0-1]_TYPE (0x085, 0x08B): Type.
  -- plain, rw [DOC: made up]
  constant REG_UNIT0_TYPE : natural := 16#0085#;
  constant REG_UNIT1_TYPE : natural := 16#008B#;
  constant REG_UNIT_TYPE_COUNT : natural := 2;
  function REG_UNIT_TYPE(n : natural) return natural;
  -- FORMAT (bits 1-0, PixelFormat)
  constant REG_UNIT_TYPE_FORMAT_LSB : natural := 0;
  constant REG_UNIT_TYPE_FORMAT_WIDTH : natural := 2;
  subtype REG_UNIT_TYPE_FORMAT_BITS is natural range 1 downto 0;
  type unit_type_t is record
    FORMAT : pixel_format_e;
  end record;
  function to_unit_type(word : std_logic_vector(31 downto 0)) return unit_type_t;
  function to_word(value : unit_type_t) return std_logic_vector;

  -- REG_[GSH|VSH]_ENTRY (0x0A0, 0x0B0): Entry point.
  -- plain, rw, mask of GSH 0x00000FFF [HW: made up]
  -- official CHIP_REG_GS_ENTRY; older REG_00B0
  constant REG_GSH_ENTRY : natural := 16#00A0#;
  constant REG_VSH_ENTRY : natural := 16#00B0#;
  constant REG_SH_ENTRY_COUNT : natural := 2;
  function REG_SH_ENTRY(n : natural) return natural;
  -- ADDRESS (bits 11-0, uint, instructions)
  constant REG_SH_ENTRY_ADDRESS_LSB : natural := 0;
  constant REG_SH_ENTRY_ADDRESS_WIDTH : natural := 12;
  subtype REG_SH_ENTRY_ADDRESS_BITS is natural range 11 downto 0;
  type sh_entry_t is record
    ADDRESS : std_logic_vector(11 downto 0);
  end record;
  function to_sh_entry(word : std_logic_vector(31 downto 0)) return sh_entry_t;
  function to_word(value : sh_entry_t) return std_logic_vector;

  -- REG_[GSH|VSH]_INT[0-1] (0x0A1-0x0A2, 0x0B1-0x0B2): Integer.
  -- plain, rw [HW: made up]
  -- older REG_00B[1-2]
  constant REG_GSH_INT0 : natural := 16#00A1#;
  constant REG_VSH_INT0 : natural := 16#00B1#;
  constant REG_SH_INT0_COUNT : natural := 2;
  function REG_SH_INT0(n : natural) return natural;
  -- X (bits 7-0, uint)
  constant REG_SH_INT0_X_LSB : natural := 0;
  constant REG_SH_INT0_X_WIDTH : natural := 8;
  subtype REG_SH_INT0_X_BITS is natural range 7 downto 0;
  constant REG_GSH_INT1 : natural := 16#00A2#;
  constant REG_VSH_INT1 : natural := 16#00B2#;
  constant REG_SH_INT1_COUNT : natural := 2;
  function REG_SH_INT1(n : natural) return natural;
  constant REG_SH_INT1_X_LSB : natural := 0;
  constant REG_SH_INT1_X_WIDTH : natural := 8;
  subtype REG_SH_INT1_X_BITS is natural range 7 downto 0;
  type sh_int0_t is record
    X : std_logic_vector(7 downto 0);
  end record;
  function to_sh_int0(word : std_logic_vector(31 downto 0)) return sh_int0_t;
  function to_word(value : sh_int0_t) return std_logic_vector;

  -- REG_00A3 to REG_00B3 (0x0A3, 0x0B3): No known function in a unit.
  -- plain, none [HW: made up]
  constant REG_00A3 : natural := 16#00A3#;
  constant REG_00B3 : natural := 16#00B3#;

  -- REG_[GSH|VSH]_FLOAT_INDEX (0x0A4, 0x0B4): Index.
  -- index-port, wo, port GSHFloat, VSHFloat [HW: made up]
  -- older REG_00B4
  constant REG_GSH_FLOAT_INDEX : natural := 16#00A4#;
  constant REG_VSH_FLOAT_INDEX : natural := 16#00B4#;
  constant REG_SH_FLOAT_INDEX_COUNT : natural := 2;
  function REG_SH_FLOAT_INDEX(n : natural) return natural;
  -- INDEX (bits 6-0, uint)
  constant REG_SH_FLOAT_INDEX_INDEX_LSB : natural := 0;
  constant REG_SH_FLOAT_INDEX_INDEX_WIDTH : natural := 7;
  subtype REG_SH_FLOAT_INDEX_INDEX_BITS is natural range 6 downto 0;
  type sh_float_index_t is record
    INDEX : std_logic_vector(6 downto 0);
  end record;
  function to_sh_float_index(word : std_logic_vector(31 downto 0)) return sh_float_index_t;
  function to_word(value : sh_float_index_t) return std_logic_vector;

  -- REG_[GSH|VSH]_FLOAT_DATA (0x0A5-0x0A7, 0x0B5-0x0B7): Words.
  -- fifo, wo, port GSHFloat, VSHFloat [HW: made up]
  -- older REG_00B[5-7]
  constant REG_GSH_FLOAT_DATA : natural := 16#00A5#;
  constant REG_VSH_FLOAT_DATA : natural := 16#00B5#;
  constant REG_SH_FLOAT_DATA_COUNT : natural := 2;
  function REG_SH_FLOAT_DATA(n : natural) return natural;
  -- WORD (bits 31-0, uint)
  constant REG_SH_FLOAT_DATA_WORD_LSB : natural := 0;
  constant REG_SH_FLOAT_DATA_WORD_WIDTH : natural := 32;
  subtype REG_SH_FLOAT_DATA_WORD_BITS is natural range 31 downto 0;
  type sh_float_data_t is record
    WORD : std_logic_vector(31 downto 0);
  end record;
  function to_sh_float_data(word : std_logic_vector(31 downto 0)) return sh_float_data_t;
  function to_word(value : sh_float_data_t) return std_logic_vector;

end package;

package body chip100_pkg is

  function canonical_compare_function(code : compare_function_e) return compare_function_e is
  begin
    if code = "100" or code = "101" then
      return CHIP_COMPARE_FUNCTION_ALWAYS;
    end if;
    if not (code = "000" or code = "001" or code = "010") then
      return CHIP_COMPARE_FUNCTION_NEVER;
    end if;
    return code;
  end function;

  function canonical_pixel_format(code : pixel_format_e) return pixel_format_e is
  begin
    if code = "11" then
      return CHIP_PIXEL_FORMAT_RGBA4;
    end if;
    return code;
  end function;

  function to_test_config(word : std_logic_vector(31 downto 0)) return test_config_t is
    variable value : test_config_t;
  begin
    value.TOP := word(31);
    value.WIDE_MODE := word(17 downto 14);
    value.SMALL_MODE := word(13 downto 12);
    value.MODE := word(10);
    value.FORMAT := word(9 downto 8);
    value.FUNCTION_FIELD := word(6 downto 4);
    value.ENABLE := word(0);
    return value;
  end function;

  function to_word(value : test_config_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31) := value.TOP;
    word(17 downto 14) := value.WIDE_MODE;
    word(13 downto 12) := value.SMALL_MODE;
    word(10) := value.MODE;
    word(9 downto 8) := value.FORMAT;
    word(6 downto 4) := value.FUNCTION_FIELD;
    word(0) := value.ENABLE;
    return word;
  end function;

  function to_test_signed(word : std_logic_vector(31 downto 0)) return test_signed_t is
    variable value : test_signed_t;
  begin
    value.BIAS := signed(word(28 downto 16));
    value.X := signed(word(9 downto 0));
    return value;
  end function;

  function to_word(value : test_signed_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(28 downto 16) := std_logic_vector(value.BIAS);
    word(9 downto 0) := std_logic_vector(value.X);
    return word;
  end function;

  function to_test_f16(word : std_logic_vector(31 downto 0)) return test_f16_t is
    variable value : test_f16_t;
  begin
    value.Y := word(31 downto 16);
    value.X := word(15 downto 0);
    return value;
  end function;

  function to_word(value : test_f16_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 16) := value.Y;
    word(15 downto 0) := value.X;
    return word;
  end function;

  function to_test_f20(word : std_logic_vector(31 downto 0)) return test_f20_t is
    variable value : test_f20_t;
  begin
    value.VALUE := word(19 downto 0);
    return value;
  end function;

  function to_word(value : test_f20_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(19 downto 0) := value.VALUE;
    return word;
  end function;

  function to_test_value(word : std_logic_vector(31 downto 0)) return test_value_t is
    variable value : test_value_t;
  begin
    value.VALUE := word(23 downto 0);
    return value;
  end function;

  function to_word(value : test_value_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23 downto 0) := value.VALUE;
    return word;
  end function;

  function to_test_f31(word : std_logic_vector(31 downto 0)) return test_f31_t is
    variable value : test_f31_t;
  begin
    value.VALUE := word(31 downto 1);
    return value;
  end function;

  function to_word(value : test_f31_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 1) := value.VALUE;
    return word;
  end function;

  function to_test_f32(word : std_logic_vector(31 downto 0)) return test_f32_t is
    variable value : test_f32_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : test_f32_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_test_fixed(word : std_logic_vector(31 downto 0)) return test_fixed_t is
    variable value : test_fixed_t;
  begin
    value.FRACTION := word(11 downto 0);
    return value;
  end function;

  function to_word(value : test_fixed_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(11 downto 0) := value.FRACTION;
    return word;
  end function;

  function to_test_addr(word : std_logic_vector(31 downto 0)) return test_addr_t is
    variable value : test_addr_t;
  begin
    value.ADDRESS := word(27 downto 0);
    return value;
  end function;

  function to_word(value : test_addr_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(27 downto 0) := value.ADDRESS;
    return word;
  end function;

  function to_test_bits(word : std_logic_vector(31 downto 0)) return test_bits_t is
    variable value : test_bits_t;
  begin
    value.SOURCE5 := word(26 downto 24);
    value.SOURCE4 := word(18 downto 16);
    value.SOURCE3 := word(10 downto 8);
    value.B3 := word(3);
    value.B2 := word(2);
    value.B1 := word(1);
    value.B0 := word(0);
    return value;
  end function;

  function to_word(value : test_bits_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(26 downto 24) := value.SOURCE5;
    word(18 downto 16) := value.SOURCE4;
    word(10 downto 8) := value.SOURCE3;
    word(3) := value.B3;
    word(2) := value.B2;
    word(1) := value.B1;
    word(0) := value.B0;
    return word;
  end function;

  function to_status(word : std_logic_vector(31 downto 0)) return status_t is
    variable value : status_t;
  begin
    value.COUNT := word(31 downto 0);
    return value;
  end function;

  function to_word(value : status_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.COUNT;
    return word;
  end function;

  function to_clip_data0(word : std_logic_vector(31 downto 0)) return clip_data0_t is
    variable value : clip_data0_t;
  begin
    value.VALUE := word(23 downto 0);
    return value;
  end function;

  function to_word(value : clip_data0_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23 downto 0) := value.VALUE;
    return word;
  end function;

  function to_hidden(word : std_logic_vector(31 downto 0)) return hidden_t is
    variable value : hidden_t;
  begin
    value.UNKNOWN := word(7 downto 0);
    return value;
  end function;

  function to_word(value : hidden_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(7 downto 0) := value.UNKNOWN;
    return word;
  end function;

  function to_lut_index(word : std_logic_vector(31 downto 0)) return lut_index_t is
    variable value : lut_index_t;
  begin
    value.INDEX := word(7 downto 0);
    return value;
  end function;

  function to_word(value : lut_index_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(7 downto 0) := value.INDEX;
    return word;
  end function;

  function to_lut_data(word : std_logic_vector(31 downto 0)) return lut_data_t is
    variable value : lut_data_t;
  begin
    value.VALUE := word(11 downto 0);
    return value;
  end function;

  function to_word(value : lut_data_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(11 downto 0) := value.VALUE;
    return word;
  end function;

  function REG_LIGHT_COLOR(n : natural) return natural is
  begin
return 16#0040# + 16#8# * n;
  end function;

  function to_light_color(word : std_logic_vector(31 downto 0)) return light_color_t is
    variable value : light_color_t;
  begin
    value.G := word(15 downto 8);
    value.R := word(7 downto 0);
    return value;
  end function;

  function to_word(value : light_color_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 8) := value.G;
    word(7 downto 0) := value.R;
    return word;
  end function;

  function REG_LIGHT_CONFIG(n : natural) return natural is
  begin
return 16#0041# + 16#8# * n;
  end function;

  function to_light_config(word : std_logic_vector(31 downto 0)) return light_config_t is
    variable value : light_config_t;
  begin
    value.KIND := word(1 downto 0);
    return value;
  end function;

  function to_word(value : light_config_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(1 downto 0) := value.KIND;
    return word;
  end function;

  function REG_STAGE_SOURCE(n : natural) return natural is
  begin
if n < 2 then return 16#0060# + 16#8# * n; end if;
return 16#0078#;
  end function;

  function to_stage_source(word : std_logic_vector(31 downto 0)) return stage_source_t is
    variable value : stage_source_t;
  begin
    value.RGB := word(3 downto 0);
    return value;
  end function;

  function to_word(value : stage_source_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(3 downto 0) := value.RGB;
    return word;
  end function;

  function REG_STAGE_SCALE(n : natural) return natural is
  begin
if n < 2 then return 16#0064# + 16#8# * n; end if;
return 16#007C#;
  end function;

  function to_stage_scale(word : std_logic_vector(31 downto 0)) return stage_scale_t is
    variable value : stage_scale_t;
  begin
    value.RGB := word(1 downto 0);
    return value;
  end function;

  function to_word(value : stage_scale_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(1 downto 0) := value.RGB;
    return word;
  end function;

  function REG_UNIT_DIM(n : natural) return natural is
  begin
return 16#0080# + 16#8# * n;
  end function;

  function to_unit_dim(word : std_logic_vector(31 downto 0)) return unit_dim_t is
    variable value : unit_dim_t;
  begin
    value.WIDTH := word(10 downto 0);
    return value;
  end function;

  function to_word(value : unit_dim_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(10 downto 0) := value.WIDTH;
    return word;
  end function;

  function REG_UNIT_TYPE(n : natural) return natural is
  begin
return 16#0085# + 16#6# * n;
  end function;

  function to_unit_type(word : std_logic_vector(31 downto 0)) return unit_type_t is
    variable value : unit_type_t;
  begin
    value.FORMAT := word(1 downto 0);
    return value;
  end function;

  function to_word(value : unit_type_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(1 downto 0) := value.FORMAT;
    return word;
  end function;

  function REG_SH_ENTRY(n : natural) return natural is
  begin
return 16#00A0# + 16#10# * n;
  end function;

  function to_sh_entry(word : std_logic_vector(31 downto 0)) return sh_entry_t is
    variable value : sh_entry_t;
  begin
    value.ADDRESS := word(11 downto 0);
    return value;
  end function;

  function to_word(value : sh_entry_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(11 downto 0) := value.ADDRESS;
    return word;
  end function;

  function REG_SH_INT0(n : natural) return natural is
  begin
return 16#00A1# + 16#10# * n;
  end function;

  function REG_SH_INT1(n : natural) return natural is
  begin
return 16#00A2# + 16#10# * n;
  end function;

  function to_sh_int0(word : std_logic_vector(31 downto 0)) return sh_int0_t is
    variable value : sh_int0_t;
  begin
    value.X := word(7 downto 0);
    return value;
  end function;

  function to_word(value : sh_int0_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(7 downto 0) := value.X;
    return word;
  end function;

  function REG_SH_FLOAT_INDEX(n : natural) return natural is
  begin
return 16#00A4# + 16#10# * n;
  end function;

  function to_sh_float_index(word : std_logic_vector(31 downto 0)) return sh_float_index_t is
    variable value : sh_float_index_t;
  begin
    value.INDEX := word(6 downto 0);
    return value;
  end function;

  function to_word(value : sh_float_index_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(6 downto 0) := value.INDEX;
    return word;
  end function;

  function REG_SH_FLOAT_DATA(n : natural) return natural is
  begin
return 16#00A5# + 16#10# * n;
  end function;

  function to_sh_float_data(word : std_logic_vector(31 downto 0)) return sh_float_data_t is
    variable value : sh_float_data_t;
  begin
    value.WORD := word(31 downto 0);
    return value;
  end function;

  function to_word(value : sh_float_data_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.WORD;
    return word;
  end function;

end package body;
