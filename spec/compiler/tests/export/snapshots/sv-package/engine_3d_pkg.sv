// Engine class 0xE3D: register ids, layouts and enumerations.
//
// Generated from the register specification (description version 1). Do not edit.
//
// A made-up engine, with names as another document prints them.
// Source: made up elsewhere
//
// A register is named by its 16-bit id. X(n) is element n of an array, 0 <= n < X_COUNT. The layout of a register is a
// packed structure, most significant bit first; members are spelled as everywhere else, gaps are named reserved_<bits>.
// Words of a multi-word entry follow each other from the least significant end.
// An enumeration has the width of the fields that hold it. A field that is wider or narrower has plain bits. Where codes
// without enumerator have a meaning, canonical_<enumeration> gives the enumerator that stands for a code.
//
// Yosys reads the package as it is, but has no import: there a name is engine_3d_pkg::NAME. Its functions know neither
// `return` nor the enumerators of a package, so that the functions below use the numbers.
//
// A package offers every constant and no design needs them all:
/* verilator lint_off UNUSEDPARAM */
package engine_3d_pkg;

  // SpareValue: A code above one byte. [DOC: made up elsewhere]
  // Nothing is known about other codes.
  typedef enum logic [31:0] {
    // Points.
    ENGINE_3D_SPARE_VALUE_POINT = 32'd6912
  } spare_value_e;

  // ---- Engine ----
  // Methods with several words, arrays between each other, rows that collide, names that are none.

  // SetObject (0x000): Class.
  // plain, wo, type bitfield [DOC: made up elsewhere]
  localparam logic [15:0] ENGINE_3D_SET_OBJECT = 16'h0000;
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // CLASS_ID (bits 15-0, uint)
    logic [15:0] CLASS_ID;
  } set_object_t;

  // Notify (0x001-0x002): Address of two words.
  // plain, wo, 2 words, type gpuva [DOC: made up elsewhere]
  localparam logic [15:0] ENGINE_3D_NOTIFY = 16'h0001;
  typedef struct packed {
    // LOWER (bits 63-32, uint) [?]
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint) [?]
    logic [31:0] UPPER;
  } notify_t;

  // ClearColor (0x004-0x007): Four floats.
  // plain, wo, 4 words, type float[4] [DOC: made up elsewhere]
  localparam logic [15:0] ENGINE_3D_CLEAR_COLOR = 16'h0004;
  typedef struct packed {
    logic [31:0] VALUE3;
    logic [31:0] VALUE2;
    logic [31:0] VALUE1;
    // VALUE0 to VALUE3 (bits 31-0, step 32, f32)
    logic [31:0] VALUE0;
  } clear_color_t;

  // Grid (0x009-0x00B): Three words, which no power of two holds.
  // plain, wo, 3 words, type bitfield[3] [DOC: made up elsewhere]
  localparam logic [15:0] ENGINE_3D_GRID = 16'h0009;
  typedef struct packed {
    // MODE (bits 95-64, SpareValue)
    spare_value_e MODE;
    logic [27:0] reserved_63_36;
    // Y0 (bits 35-32, uint)
    logic [3:0] Y0;
    logic [27:0] reserved_31_4;
    // X0 (bits 3-0, uint)
    logic [3:0] X0;
  } grid_t;

  // unknown_010 (0x010): Used by an unknown caller.
  // plain, wo [?: made up elsewhere]
  localparam logic [15:0] ENGINE_3D_UNKNOWN_010 = 16'h0010;

  // Unbind (???) (0x011): A name with doubts.
  // plain, wo [?: made up elsewhere]
  localparam logic [15:0] ENGINE_3D_UNBIND = 16'h0011;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // HEADERS (bit 0, bool)
    logic HEADERS;
  } unbind_t;

  // ? (0x012): A name that is none.
  // plain, wo [?: made up elsewhere]
  localparam logic [15:0] ENGINE_3D_UNKNOWN_012 = 16'h0012;

  // Pool (???) (0x020-0x021): Its second word is PoolMaximum.
  // plain, wo, 2 words, type gpuva [?: made up elsewhere]
  localparam logic [15:0] ENGINE_3D_POOL = 16'h0020;
  typedef struct packed {
    // LOWER (bits 63-32, uint)
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint)
    logic [31:0] UPPER;
  } pool_t;

  // PoolMaximum (0x021): Collides with the second word of the pool.
  // plain, wo, type uint [?: made up elsewhere]
  localparam logic [15:0] ENGINE_3D_POOL_MAXIMUM = 16'h0021;
  typedef struct packed {
    // VALUE (bits 31-0, uint)
    logic [31:0] VALUE;
  } pool_maximum_t;

  // TargetNAddr (0x100-0x101 + 0x10*n (n = 0-2)): Address of a target.
  // plain, wo, 2 words, type gpuva [?: made up elsewhere]
  localparam int ENGINE_3D_TARGET_ADDR_COUNT = 3;
  function automatic logic [15:0] ENGINE_3D_TARGET_ADDR(input logic [15:0] n);
    ENGINE_3D_TARGET_ADDR = 16'h0100 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    // LOWER (bits 63-32, uint)
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint)
    logic [31:0] UPPER;
  } target_addr_t;

  // TargetNFormat (0x102 + 0x10*n (n = 0-2)): Format of a target.
  // plain, wo [?: made up elsewhere]
  localparam int ENGINE_3D_TARGET_FORMAT_COUNT = 3;
  function automatic logic [15:0] ENGINE_3D_TARGET_FORMAT(input logic [15:0] n);
    ENGINE_3D_TARGET_FORMAT = 16'h0102 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [23:0] reserved_31_8;
    // FORMAT (bits 7-0, uint)
    logic [7:0] FORMAT;
  } target_format_t;

  // ScaleN (0x200 + 0x2*n (n = 0-3)): One array alone.
  // plain, wo, type float [DOC: made up elsewhere]
  localparam int ENGINE_3D_SCALE_COUNT = 4;
  function automatic logic [15:0] ENGINE_3D_SCALE(input logic [15:0] n);
    ENGINE_3D_SCALE = 16'h0200 + 16'h0002 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } scale_t;

  // OddN (0x300, 0x308): Something else lies between its elements.
  // plain, wo, type uint [DOC: made up elsewhere]
  localparam int ENGINE_3D_ODD_COUNT = 2;
  function automatic logic [15:0] ENGINE_3D_ODD(input logic [15:0] n);
    ENGINE_3D_ODD = 16'h0300 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, uint)
    logic [31:0] VALUE;
  } odd_t;

  // Between (0x304): Between two elements.
  // plain, wo, type int [DOC: made up elsewhere]
  localparam logic [15:0] ENGINE_3D_BETWEEN = 16'h0304;
  typedef struct packed {
    // VALUE (bits 31-0, int)
    logic signed [31:0] VALUE;
  } between_t;

endpackage
/* verilator lint_on UNUSEDPARAM */
