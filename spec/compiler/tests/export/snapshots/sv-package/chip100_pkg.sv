// Chip100 registers: register ids, layouts and enumerations.
//
// Generated from the register specification (description version 1). Do not edit.
//
// A made-up chip; its texts hold what formats treat specially.
// Source: made up
//
// A register is named by its 16-bit id. X(n) is element n of an array, 0 <= n < X_COUNT. The layout of a register is a
// packed structure, most significant bit first; members are spelled as everywhere else, gaps are named reserved_<bits>.
// Words of a multi-word entry follow each other from the least significant end.
// An enumeration has the width of the fields that hold it. A field that is wider or narrower has plain bits. Where codes
// without enumerator have a meaning, canonical_<enumeration> gives the enumerator that stands for a code.
//
// Yosys reads the package as it is, but has no import: there a name is chip100_pkg::NAME. Its functions know neither
// `return` nor the enumerators of a package, so that the functions below use the numbers.
//
// A package offers every constant and no design needs them all:
/* verilator lint_off UNUSEDPARAM */
package chip100_pkg;

  // Physical address of id 0, and bytes from one id to the next.
  localparam logic [31:0] CHIP100_CPU_BASE = 32'h10400000;
  localparam int CHIP100_CPU_STRIDE = 4;

  // CompareFunction: Comparison with a stored value. Text that ends comments * / or starts them / *
  // and a trigraph ?? / and "quotes" \ `ticks` <% perl. [DOC: made up]
  // Other codes act as CHIP_COMPARE_FUNCTION_NEVER.
  typedef enum logic [2:0] {
    // Never passes.
    CHIP_COMPARE_FUNCTION_NEVER = 3'd0,
    // Also 4, 5. Always | passes. [HW]
    CHIP_COMPARE_FUNCTION_ALWAYS = 3'd1,
    // Passes if less, which takes a sentence that is long enough to be put on a line of its own above
    // the definition.
    CHIP_COMPARE_FUNCTION_LESS = 3'd2
  } compare_function_e;
  localparam logic [2:0] CHIP_COMPARE_FUNCTION_PASS = 3'd1; // Another name of ALWAYS.

  function automatic logic [2:0] canonical_compare_function(input logic [2:0] code);
    case (code)
      3'd4, 3'd5: canonical_compare_function = 3'd1; // CHIP_COMPARE_FUNCTION_ALWAYS
      3'd0, 3'd1, 3'd2: canonical_compare_function = code;
      default: canonical_compare_function = 3'd0; // CHIP_COMPARE_FUNCTION_NEVER
    endcase
  endfunction

  // Mode: Used at two widths; other codes are open. [EMU: made up]
  // Nothing is known about other codes.
  typedef enum logic [3:0] {
    CHIP_MODE_FALSE = 4'd0,
    // Three.
    CHIP_MODE_THREE = 4'd3
  } mode_e;

  // PixelFormat: Total on two bits. [HW: made up]
  typedef enum logic [1:0] {
    // Four bytes.
    CHIP_PIXEL_FORMAT_RGBA8 = 2'd0,
    CHIP_PIXEL_FORMAT_RGB8 = 2'd1,
    // Also 3.
    CHIP_PIXEL_FORMAT_RGBA4 = 2'd2
  } pixel_format_e;

  function automatic logic [1:0] canonical_pixel_format(input logic [1:0] code);
    case (code)
      2'd3: canonical_pixel_format = 2'd2; // CHIP_PIXEL_FORMAT_RGBA4
      default: canonical_pixel_format = code;
    endcase
  endfunction

  // SH: A shader unit.
  // Index n of its arrays.
  localparam int CHIP_SH_GSH = 0;
  localparam int CHIP_SH_VSH = 1;

  // ---- Numbers ----
  // One register of every number type, and every kind of enumeration.

  // REG_TEST_CONFIG (0x000): Everything of up to 32 bits: see TEST_VALUE, REG_LIGHT1_COLOR, 0x020
  // and test_rounding, not gas.
  // plain, rw, mask 0x8003F77F [HW: made up]
  // official CHIP_REG_TEST[0-1]; older REG_TEST_OLD, REG_0000, not an identifier
  localparam logic [15:0] REG_TEST_CONFIG = 16'h0000;
  typedef struct packed {
    // TOP (bit 31, bool): Last bit.
    logic TOP;
    logic [12:0] reserved_30_18;
    // WIDE_MODE (bits 17-14, Mode): Mode in four bits.
    mode_e WIDE_MODE;
    // SMALL_MODE (bits 13-12, Mode): Mode in two bits.
    logic [1:0] SMALL_MODE;
    logic reserved_11;
    // MODE (bit 10, uint): Plain bit.
    logic MODE;
    // FORMAT (bits 9-8, PixelFormat): Format. [EMU-Someone]
    pixel_format_e FORMAT;
    logic reserved_7;
    // FUNCTION (bits 6-4, CompareFunction): Comparison.
    compare_function_e FUNCTION;
    logic [2:0] reserved_3_1;
    // ENABLE (bit 0, bool): Switches the test on.
    logic ENABLE;
  } test_config_t;

  // REG_TEST_SIGNED (0x001): Two's complement numbers.
  // plain, rw [DOC: made up]
  localparam logic [15:0] REG_TEST_SIGNED = 16'h0001;
  typedef struct packed {
    logic [2:0] reserved_31_29;
    // BIAS (bits 28-16, fixed1.4.8): Bias.
    logic signed [12:0] BIAS;
    logic [5:0] reserved_15_10;
    // X (bits 9-0, int, pixels): Left.
    logic signed [9:0] X;
  } test_signed_t;

  // REG_TEST_F16 (0x002): Two half floats.
  // plain, rw [DOC: made up]
  localparam logic [15:0] REG_TEST_F16 = 16'h0002;
  typedef struct packed {
    // Y (bits 31-16, f16): y.
    logic [15:0] Y;
    // X (bits 15-0, f16): x.
    logic [15:0] X;
  } test_f16_t;

  // REG_TEST_F20 (0x003): A float.
  // plain, rw [DOC: made up]
  localparam logic [15:0] REG_TEST_F20 = 16'h0003;
  typedef struct packed {
    logic [11:0] reserved_31_20;
    // VALUE (bits 19-0, f20)
    logic [19:0] VALUE;
  } test_f20_t;

  // REG_TEST_VALUE (0x004): A float.
  // plain, rw [DOC: made up]
  localparam logic [15:0] REG_TEST_VALUE = 16'h0004;
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // VALUE (bits 23-0, f24)
    logic [23:0] VALUE;
  } test_value_t;

  // REG_TEST_F31 (0x005): A float.
  // plain, rw [DOC: made up]
  localparam logic [15:0] REG_TEST_F31 = 16'h0005;
  typedef struct packed {
    // VALUE (bits 31-1, f31)
    logic [30:0] VALUE;
    logic reserved_0;
  } test_f31_t;

  // REG_TEST_F32 (0x006): A float.
  // plain, rw [DOC: made up]
  localparam logic [15:0] REG_TEST_F32 = 16'h0006;
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } test_f32_t;

  // REG_TEST_FIXED (0x007): Unsigned fixed point.
  // plain, rw [DOC: made up]
  localparam logic [15:0] REG_TEST_FIXED = 16'h0007;
  typedef struct packed {
    logic [19:0] reserved_31_12;
    // FRACTION (bits 11-0, fixed0.0.12, 1/4096): Less than 1.
    logic [11:0] FRACTION;
  } test_fixed_t;

  // REG_TEST_ADDR (0x008): An address.
  // plain, rw [DOC: made up]
  localparam logic [15:0] REG_TEST_ADDR = 16'h0008;
  typedef struct packed {
    logic [3:0] reserved_31_28;
    // ADDRESS (bits 27-0, address*8, bytes): Physical address.
    logic [27:0] ADDRESS;
  } test_addr_t;

  // REG_TEST_BITS (0x009): Repeated fields.
  // plain, rw [DOC: made up]
  localparam logic [15:0] REG_TEST_BITS = 16'h0009;
  typedef struct packed {
    logic [4:0] reserved_31_27;
    compare_function_e SOURCE5;
    logic [4:0] reserved_23_19;
    compare_function_e SOURCE4;
    logic [4:0] reserved_15_11;
    // SOURCE3 to SOURCE5 (bits 10-8, step 8, CompareFunction): Source i.
    compare_function_e SOURCE3;
    logic [3:0] reserved_7_4;
    logic B3;
    logic B2;
    logic B1;
    // B0 to B3 (bit 0, step 1, bool): Bit i.
    logic B0;
  } test_bits_t;

  // ---- Blocks ----
  // Arrays, aliases, ports and names.

  // REG_FINALIZE (0x010): Acts when written.
  // trigger, wo [HW: made up]
  localparam logic [15:0] REG_FINALIZE = 16'h0010;

  // REG_STATUS (0x011): Written by the chip.
  // status, ro [HW: made up]
  localparam logic [15:0] REG_STATUS = 16'h0011;
  typedef struct packed {
    // COUNT (bits 31-0, uint, vertices): Counter.
    logic [31:0] COUNT;
  } status_t;

  // REG_0012 to REG_0014 (0x012-0x014): No known function.
  // plain, none [HW: made up]
  localparam logic [15:0] REG_0012 = 16'h0012;
  localparam logic [15:0] REG_0013 = 16'h0013;
  localparam logic [15:0] REG_0014 = 16'h0014;

  // REG_0015 (0x015): Reads return FINALIZE.
  // plain, ro, reads as REG_FINALIZE [HW: made up]
  localparam logic [15:0] REG_0015 = 16'h0015;

  // REG_CLIP_DATA[0-3] (0x018-0x01B): One entry, four names.
  // plain, rw [DOC: made up]
  // official CHIP_REG_CLIP[1-4]
  localparam logic [15:0] REG_CLIP_DATA0 = 16'h0018;
  localparam logic [15:0] REG_CLIP_DATA1 = 16'h0019;
  localparam logic [15:0] REG_CLIP_DATA2 = 16'h001A;
  localparam logic [15:0] REG_CLIP_DATA3 = 16'h001B;
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // VALUE (bits 23-0, f24): Coefficient.
    logic [23:0] VALUE;
  } clip_data0_t;

  // REG_HIDDEN (0x01D): Out of reach of command lists.
  // plain, rw, not writable by command lists [?: made up]
  localparam logic [15:0] REG_HIDDEN = 16'h001D;
  typedef struct packed {
    logic [23:0] reserved_31_8;
    // UNKNOWN (bits 7-0, uint)
    logic [7:0] UNKNOWN;
  } hidden_t;

  // REG_LUT_INDEX (0x020): Where LUT_DATA goes.
  // index-port, wo, port Lut [DOC: made up]
  localparam logic [15:0] REG_LUT_INDEX = 16'h0020;
  typedef struct packed {
    logic [23:0] reserved_31_8;
    // INDEX (bits 7-0, uint): Entry.
    logic [7:0] INDEX;
  } lut_index_t;

  // REG_LUT_DATA (0x021-0x024): Four ids of one register.
  // data-port, wo, port Lut [DOC: made up]
  // official CHIP_REG_LUT_[DATA0|DATA1|DATA2|EXTRA|DATA3]; older REG_0021, REG_0022, REG_0023,
  // REG_TEST_OLD, REG_0024
  localparam logic [15:0] REG_LUT_DATA = 16'h0021;
  typedef struct packed {
    logic [19:0] reserved_31_12;
    // VALUE (bits 11-0, fixed0.0.12): Value.
    logic [11:0] VALUE;
  } lut_data_t;

  // REG_LIGHT[0-2]_COLOR (0x040 + 0x8*n (n = 0-2)): Colour.
  // plain, rw [DOC: made up]
  // official CHIP_REG_LIGHT[0-2]_COLOR
  localparam logic [15:0] REG_LIGHT0_COLOR = 16'h0040;
  localparam logic [15:0] REG_LIGHT1_COLOR = 16'h0048;
  localparam logic [15:0] REG_LIGHT2_COLOR = 16'h0050;
  localparam int REG_LIGHT_COLOR_COUNT = 3;
  function automatic logic [15:0] REG_LIGHT_COLOR(input logic [15:0] n);
    REG_LIGHT_COLOR = 16'h0040 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // G (bits 15-8, uint, 1/255)
    logic [7:0] G;
    // R (bits 7-0, uint, 1/255)
    logic [7:0] R;
  } light_color_t;

  // REG_LIGHT[0-2]_CONFIG (0x041 + 0x8*n (n = 0-2)): Configuration.
  // plain, rw [DOC: made up]
  localparam logic [15:0] REG_LIGHT0_CONFIG = 16'h0041;
  localparam logic [15:0] REG_LIGHT1_CONFIG = 16'h0049;
  localparam logic [15:0] REG_LIGHT2_CONFIG = 16'h0051;
  localparam int REG_LIGHT_CONFIG_COUNT = 3;
  function automatic logic [15:0] REG_LIGHT_CONFIG(input logic [15:0] n);
    REG_LIGHT_CONFIG = 16'h0041 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    logic [29:0] reserved_31_2;
    // KIND (bits 1-0, PixelFormat)
    pixel_format_e KIND;
  } light_config_t;

  // REG_0042 to REG_0057 (0x042-0x047 + 0x8*n (n = 0-2)): No known function in a light.
  // plain, none [HW: made up]
  localparam logic [15:0] REG_0042 = 16'h0042;
  localparam logic [15:0] REG_0043 = 16'h0043;
  localparam logic [15:0] REG_0044 = 16'h0044;
  localparam logic [15:0] REG_0045 = 16'h0045;
  localparam logic [15:0] REG_0046 = 16'h0046;
  localparam logic [15:0] REG_0047 = 16'h0047;
  localparam logic [15:0] REG_004A = 16'h004A;
  localparam logic [15:0] REG_004B = 16'h004B;
  localparam logic [15:0] REG_004C = 16'h004C;
  localparam logic [15:0] REG_004D = 16'h004D;
  localparam logic [15:0] REG_004E = 16'h004E;
  localparam logic [15:0] REG_004F = 16'h004F;
  localparam logic [15:0] REG_0052 = 16'h0052;
  localparam logic [15:0] REG_0053 = 16'h0053;
  localparam logic [15:0] REG_0054 = 16'h0054;
  localparam logic [15:0] REG_0055 = 16'h0055;
  localparam logic [15:0] REG_0056 = 16'h0056;
  localparam logic [15:0] REG_0057 = 16'h0057;

  // REG_STAGE[0-2]_SOURCE (0x060, 0x068, 0x078): Source.
  // plain, rw [DOC: made up]
  localparam logic [15:0] REG_STAGE0_SOURCE = 16'h0060;
  localparam logic [15:0] REG_STAGE1_SOURCE = 16'h0068;
  localparam logic [15:0] REG_STAGE2_SOURCE = 16'h0078;
  localparam int REG_STAGE_SOURCE_COUNT = 3;
  function automatic logic [15:0] REG_STAGE_SOURCE(input logic [15:0] n);
    REG_STAGE_SOURCE = n < 16'd2 ? 16'h0060 + 16'h0008 * n : 16'h0078;
  endfunction
  typedef struct packed {
    logic [27:0] reserved_31_4;
    // RGB (bits 3-0, uint)
    logic [3:0] RGB;
  } stage_source_t;

  // REG_STAGE[0-2]_SCALE (0x064, 0x06C, 0x07C): Scale.
  // plain, rw [DOC: made up]
  localparam logic [15:0] REG_STAGE0_SCALE = 16'h0064;
  localparam logic [15:0] REG_STAGE1_SCALE = 16'h006C;
  localparam logic [15:0] REG_STAGE2_SCALE = 16'h007C;
  localparam int REG_STAGE_SCALE_COUNT = 3;
  function automatic logic [15:0] REG_STAGE_SCALE(input logic [15:0] n);
    REG_STAGE_SCALE = n < 16'd2 ? 16'h0064 + 16'h0008 * n : 16'h007C;
  endfunction
  typedef struct packed {
    logic [29:0] reserved_31_2;
    // RGB (bits 1-0, uint)
    logic [1:0] RGB;
  } stage_scale_t;

  // REG_UNIT[0-1]_DIM (0x080, 0x088): Size.
  // plain, rw [DOC: made up]
  localparam logic [15:0] REG_UNIT0_DIM = 16'h0080;
  localparam logic [15:0] REG_UNIT1_DIM = 16'h0088;
  localparam int REG_UNIT_DIM_COUNT = 2;
  function automatic logic [15:0] REG_UNIT_DIM(input logic [15:0] n);
    REG_UNIT_DIM = 16'h0080 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    logic [20:0] reserved_31_11;
    // WIDTH (bits 10-0, uint, texels)
    logic [10:0] WIDTH;
  } unit_dim_t;

  // REG_UNIT[0-1]_TYPE (0x085, 0x08B): Type.
  // plain, rw [DOC: made up]
  localparam logic [15:0] REG_UNIT0_TYPE = 16'h0085;
  localparam logic [15:0] REG_UNIT1_TYPE = 16'h008B;
  localparam int REG_UNIT_TYPE_COUNT = 2;
  function automatic logic [15:0] REG_UNIT_TYPE(input logic [15:0] n);
    REG_UNIT_TYPE = 16'h0085 + 16'h0006 * n;
  endfunction
  typedef struct packed {
    logic [29:0] reserved_31_2;
    // FORMAT (bits 1-0, PixelFormat)
    pixel_format_e FORMAT;
  } unit_type_t;

  // REG_[GSH|VSH]_ENTRY (0x0A0, 0x0B0): Entry point.
  // plain, rw, mask of GSH 0x00000FFF [HW: made up]
  // official CHIP_REG_GS_ENTRY; older REG_00B0
  localparam logic [15:0] REG_GSH_ENTRY = 16'h00A0;
  localparam logic [15:0] REG_VSH_ENTRY = 16'h00B0;
  localparam int REG_SH_ENTRY_COUNT = 2;
  function automatic logic [15:0] REG_SH_ENTRY(input logic [15:0] n);
    REG_SH_ENTRY = 16'h00A0 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [19:0] reserved_31_12;
    // ADDRESS (bits 11-0, uint, instructions)
    logic [11:0] ADDRESS;
  } sh_entry_t;

  // REG_[GSH|VSH]_INT[0-1] (0x0A1-0x0A2, 0x0B1-0x0B2): Integer.
  // plain, rw [HW: made up]
  // older REG_00B[1-2]
  localparam logic [15:0] REG_GSH_INT0 = 16'h00A1;
  localparam logic [15:0] REG_VSH_INT0 = 16'h00B1;
  localparam int REG_SH_INT0_COUNT = 2;
  function automatic logic [15:0] REG_SH_INT0(input logic [15:0] n);
    REG_SH_INT0 = 16'h00A1 + 16'h0010 * n;
  endfunction
  localparam logic [15:0] REG_GSH_INT1 = 16'h00A2;
  localparam logic [15:0] REG_VSH_INT1 = 16'h00B2;
  localparam int REG_SH_INT1_COUNT = 2;
  function automatic logic [15:0] REG_SH_INT1(input logic [15:0] n);
    REG_SH_INT1 = 16'h00A2 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [23:0] reserved_31_8;
    // X (bits 7-0, uint)
    logic [7:0] X;
  } sh_int0_t;

  // REG_00A3 to REG_00B3 (0x0A3, 0x0B3): No known function in a unit.
  // plain, none [HW: made up]
  localparam logic [15:0] REG_00A3 = 16'h00A3;
  localparam logic [15:0] REG_00B3 = 16'h00B3;

  // REG_[GSH|VSH]_FLOAT_INDEX (0x0A4, 0x0B4): Index.
  // index-port, wo, port GSHFloat, VSHFloat [HW: made up]
  // older REG_00B4
  localparam logic [15:0] REG_GSH_FLOAT_INDEX = 16'h00A4;
  localparam logic [15:0] REG_VSH_FLOAT_INDEX = 16'h00B4;
  localparam int REG_SH_FLOAT_INDEX_COUNT = 2;
  function automatic logic [15:0] REG_SH_FLOAT_INDEX(input logic [15:0] n);
    REG_SH_FLOAT_INDEX = 16'h00A4 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [24:0] reserved_31_7;
    // INDEX (bits 6-0, uint)
    logic [6:0] INDEX;
  } sh_float_index_t;

  // REG_[GSH|VSH]_FLOAT_DATA (0x0A5-0x0A7, 0x0B5-0x0B7): Words.
  // fifo, wo, port GSHFloat, VSHFloat [HW: made up]
  // older REG_00B[5-7]
  localparam logic [15:0] REG_GSH_FLOAT_DATA = 16'h00A5;
  localparam logic [15:0] REG_VSH_FLOAT_DATA = 16'h00B5;
  localparam int REG_SH_FLOAT_DATA_COUNT = 2;
  function automatic logic [15:0] REG_SH_FLOAT_DATA(input logic [15:0] n);
    REG_SH_FLOAT_DATA = 16'h00A5 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    // WORD (bits 31-0, uint)
    logic [31:0] WORD;
  } sh_float_data_t;

endpackage
/* verilator lint_on UNUSEDPARAM */
