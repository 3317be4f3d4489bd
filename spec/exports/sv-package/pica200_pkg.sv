// PICA200 internal registers: register ids, layouts and enumerations.
//
// Generated from the register specification (description version 1). Do not edit.
//
// Registers of the 3D core, written by GPU command lists and, at their CPU addresses, by the
// ARM11. Register 0x000 is at physical address 0x10401000; each register is one 32-bit word.
// Source: 3dbrew IR-2014; 3dbrew IR-2015; 3dbrew CMD; GBATEK;
// docs/hardware/registers.md#miscellaneous
//
// A register is named by its 16-bit id. X(n) is element n of an array, 0 <= n < X_COUNT. The layout of a register is a
// packed structure, most significant bit first; members are spelled as everywhere else, gaps are named reserved_<bits>.
// Words of a multi-word entry follow each other from the least significant end.
// An enumeration has the width of the fields that hold it. A field that is wider or narrower has plain bits. Where codes
// without enumerator have a meaning, canonical_<enumeration> gives the enumerator that stands for a code.
//
// Yosys reads the package as it is, but has no import: there a name is pica200_pkg::NAME. Its functions know neither
// `return` nor the enumerators of a package, so that the functions below use the numbers.
//
// A package offers every constant and no design needs them all:
/* verilator lint_off UNUSEDPARAM */
package pica200_pkg;

  // Physical address of id 0, and bytes from one id to the next.
  localparam logic [31:0] PICA200_CPU_BASE = 32'h10401000;
  localparam int PICA200_CPU_STRIDE = 4;

  // AttributeComponent: What stands at a place of a vertex in an attribute buffer. [DOC:
  // geometry#vertex-arrays]
  typedef enum logic [3:0] {
    // Attribute 0.
    PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE0 = 4'd0,
    // Attribute 1.
    PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE1 = 4'd1,
    // Attribute 2.
    PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE2 = 4'd2,
    // Attribute 3.
    PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE3 = 4'd3,
    // Attribute 4.
    PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE4 = 4'd4,
    // Attribute 5.
    PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE5 = 4'd5,
    // Attribute 6.
    PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE6 = 4'd6,
    // Attribute 7.
    PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE7 = 4'd7,
    // Attribute 8.
    PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE8 = 4'd8,
    // Attribute 9.
    PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE9 = 4'd9,
    // Attribute 10.
    PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE10 = 4'd10,
    // Attribute 11.
    PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE11 = 4'd11,
    // Align to 4 and skip 4 bytes. [HW]
    PICA_ATTRIBUTE_COMPONENT_PAD4 = 4'd12,
    // Align to 4 and skip 8 bytes. [HW]
    PICA_ATTRIBUTE_COMPONENT_PAD8 = 4'd13,
    // Align to 4 and skip 12 bytes. [HW]
    PICA_ATTRIBUTE_COMPONENT_PAD12 = 4'd14,
    // Align to 4 and skip 16 bytes. [HW]
    PICA_ATTRIBUTE_COMPONENT_PAD16 = 4'd15
  } attribute_component_e;

  // AttributeSize: Number of elements of a vertex attribute in memory. Missing y and z are 0,
  // missing w is 1. [DOC: geometry#vertex-arrays]
  typedef enum logic [1:0] {
    // One element.
    PICA_ATTRIBUTE_SIZE_X = 2'd0,
    // Two elements.
    PICA_ATTRIBUTE_SIZE_XY = 2'd1,
    // Three elements.
    PICA_ATTRIBUTE_SIZE_XYZ = 2'd2,
    // Four elements.
    PICA_ATTRIBUTE_SIZE_XYZW = 2'd3
  } attribute_size_e;

  // AttributeType: Element type of a vertex attribute in memory. Integers become their own value as
  // a float. [DOC: geometry#vertex-arrays]
  typedef enum logic [1:0] {
    // Signed byte.
    PICA_ATTRIBUTE_TYPE_S8 = 2'd0,
    // Unsigned byte.
    PICA_ATTRIBUTE_TYPE_U8 = 2'd1,
    // Signed 16-bit number, little-endian.
    PICA_ATTRIBUTE_TYPE_S16 = 2'd2,
    // IEEE single, little-endian.
    PICA_ATTRIBUTE_TYPE_F32 = 2'd3
  } attribute_type_e;

  // BlendEquation: Combination of the weighted source s and the weighted destination d, limited to 0
  // to 255. [HW: framebuffer#blending-and-logic-operation]
  typedef enum logic [2:0] {
    // Also 5-7. s + d. Codes 5 to 7 mean the same, measured in citra #2658.
    PICA_BLEND_EQUATION_ADD = 3'd0,
    // s - d.
    PICA_BLEND_EQUATION_SUBTRACT = 3'd1,
    // d - s.
    PICA_BLEND_EQUATION_REVERSE_SUBTRACT = 3'd2,
    // Smaller of s and d; the factors do count, citra #2684.
    PICA_BLEND_EQUATION_MIN = 3'd3,
    // Larger of s and d; the factors do count, citra #2684.
    PICA_BLEND_EQUATION_MAX = 3'd4
  } blend_equation_e;

  function automatic logic [2:0] canonical_blend_equation(input logic [2:0] code);
    case (code)
      3'd5, 3'd6, 3'd7: canonical_blend_equation = 3'd0; // PICA_BLEND_EQUATION_ADD
      default: canonical_blend_equation = code;
    endcase
  endfunction

  // BlendFactor: Weight in blending, of 0 to 1. In an alpha equation the colours stand for their
  // alpha. [DOC: framebuffer#blending-and-logic-operation]
  // Other codes act as PICA_BLEND_FACTOR_SRC_COLOR.
  typedef enum logic [3:0] {
    // 0.
    PICA_BLEND_FACTOR_ZERO = 4'd0,
    // 1.
    PICA_BLEND_FACTOR_ONE = 4'd1,
    // Source colour. Code 15, which nobody has described, acts like this in Azahar.
    PICA_BLEND_FACTOR_SRC_COLOR = 4'd2,
    // 1 - source colour.
    PICA_BLEND_FACTOR_ONE_MINUS_SRC_COLOR = 4'd3,
    // Destination colour.
    PICA_BLEND_FACTOR_DST_COLOR = 4'd4,
    // 1 - destination colour.
    PICA_BLEND_FACTOR_ONE_MINUS_DST_COLOR = 4'd5,
    // Source alpha.
    PICA_BLEND_FACTOR_SRC_ALPHA = 4'd6,
    // 1 - source alpha.
    PICA_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA = 4'd7,
    // Destination alpha.
    PICA_BLEND_FACTOR_DST_ALPHA = 4'd8,
    // 1 - destination alpha.
    PICA_BLEND_FACTOR_ONE_MINUS_DST_ALPHA = 4'd9,
    // BLEND_COLOR.
    PICA_BLEND_FACTOR_CONSTANT_COLOR = 4'd10,
    // 1 - BLEND_COLOR.
    PICA_BLEND_FACTOR_ONE_MINUS_CONSTANT_COLOR = 4'd11,
    // Alpha of BLEND_COLOR.
    PICA_BLEND_FACTOR_CONSTANT_ALPHA = 4'd12,
    // 1 - alpha of BLEND_COLOR.
    PICA_BLEND_FACTOR_ONE_MINUS_CONSTANT_ALPHA = 4'd13,
    // Smaller of source alpha and 1 - destination alpha; in an alpha equation 1.
    PICA_BLEND_FACTOR_SRC_ALPHA_SATURATE = 4'd14
  } blend_factor_e;

  function automatic logic [3:0] canonical_blend_factor(input logic [3:0] code);
    case (code)
      4'd0, 4'd1, 4'd2, 4'd3, 4'd4, 4'd5, 4'd6, 4'd7, 4'd8, 4'd9, 4'd10, 4'd11, 4'd12, 4'd13, 4'd14: canonical_blend_factor = code;
      default: canonical_blend_factor = 4'd2; // PICA_BLEND_FACTOR_SRC_COLOR
    endcase
  endfunction

  // BlendMode: How a fragment's colour and the stored one are combined. [DOC:
  // framebuffer#blending-and-logic-operation]
  typedef enum logic [0:0] {
    // By LOGIC_OP, bit for bit.
    PICA_BLEND_MODE_LOGIC_OP = 1'd0,
    // By BLEND_FUNC.
    PICA_BLEND_MODE_BLEND = 1'd1
  } blend_mode_e;

  // BlockSize: Order of pixels in the colour and depth buffers. [DOC: framebuffer#addressing]
  typedef enum logic [0:0] {
    // Rows of 8x8 tiles in Morton order.
    PICA_BLOCK_SIZE_BLOCK_8X8 = 1'd0,
    // Rows of 32x32 blocks; the order of the 8x8 tiles in a block is not settled.
    PICA_BLOCK_SIZE_BLOCK_32X32 = 1'd1
  } block_size_e;

  // ColorAccess: Whether the colour buffer is accessed. Documents give one bit per channel; on a
  // console any of them enables all channels. [HW: framebuffer#addressing; citra #1624]
  typedef enum logic [3:0] {
    // No access.
    PICA_COLOR_ACCESS_DISABLED = 4'd0,
    // Also 1-14. Access to all channels; any non-zero code means the same.
    PICA_COLOR_ACCESS_ENABLED = 4'd15
  } color_access_e;

  function automatic logic [3:0] canonical_color_access(input logic [3:0] code);
    case (code)
      4'd1, 4'd2, 4'd3, 4'd4, 4'd5, 4'd6, 4'd7, 4'd8, 4'd9, 4'd10, 4'd11, 4'd12, 4'd13, 4'd14: canonical_color_access = 4'd15; // PICA_COLOR_ACCESS_ENABLED
      default: canonical_color_access = code;
    endcase
  endfunction

  // ColorFormat: Layout of the colour buffer; byte 0 is at the lowest address, 16-bit pixels are
  // little-endian. [DOC: framebuffer#addressing]
  // Nothing is known about other codes.
  typedef enum logic [2:0] {
    // Bytes A, B, G, R; also pairs of gas densities.
    PICA_COLOR_FORMAT_RGBA8 = 3'd0,
    // Bytes B, G, R; only in documents up to 2015 and in emulators.
    PICA_COLOR_FORMAT_RGB8 = 3'd1,
    // R 15-11, G 10-6, B 5-1, A 0.
    PICA_COLOR_FORMAT_RGB5A1 = 3'd2,
    // R 15-11, G 10-5, B 4-0.
    PICA_COLOR_FORMAT_RGB565 = 3'd3,
    // R 15-12, G 11-8, B 7-4, A 3-0.
    PICA_COLOR_FORMAT_RGBA4 = 3'd4
  } color_format_e;

  // CombinerAlphaOperand: What a combiner takes from a source for its alpha. [DOC: fragment#stages]
  typedef enum logic [2:0] {
    // Alpha.
    PICA_COMBINER_ALPHA_OPERAND_SRC_ALPHA = 3'd0,
    // 255 - alpha.
    PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_ALPHA = 3'd1,
    // Red.
    PICA_COMBINER_ALPHA_OPERAND_SRC_R = 3'd2,
    // 255 - red.
    PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_R = 3'd3,
    // Green.
    PICA_COMBINER_ALPHA_OPERAND_SRC_G = 3'd4,
    // 255 - green.
    PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_G = 3'd5,
    // Blue.
    PICA_COMBINER_ALPHA_OPERAND_SRC_B = 3'd6,
    // 255 - blue.
    PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_B = 3'd7
  } combiner_alpha_operand_e;

  // CombinerColorOperand: What a combiner takes from a source for its red, green and blue. [DOC:
  // fragment#stages]
  // Other codes act as PICA_COMBINER_COLOR_OPERAND_SRC_COLOR.
  typedef enum logic [3:0] {
    // Also 6, 7, 10, 11. Colour; 6, 7, 10 and 11 mean the same. The model lets 14 and 15, which nobody
    // has described, act like this.
    PICA_COMBINER_COLOR_OPERAND_SRC_COLOR = 4'd0,
    // 255 - colour.
    PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_COLOR = 4'd1,
    // Alpha in all three channels.
    PICA_COMBINER_COLOR_OPERAND_SRC_ALPHA = 4'd2,
    // 255 - alpha in all three channels.
    PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_ALPHA = 4'd3,
    // Red in all three channels.
    PICA_COMBINER_COLOR_OPERAND_SRC_R = 4'd4,
    // 255 - red in all three channels.
    PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_R = 4'd5,
    // Green in all three channels.
    PICA_COMBINER_COLOR_OPERAND_SRC_G = 4'd8,
    // 255 - green in all three channels.
    PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_G = 4'd9,
    // Blue in all three channels.
    PICA_COMBINER_COLOR_OPERAND_SRC_B = 4'd12,
    // 255 - blue in all three channels.
    PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_B = 4'd13
  } combiner_color_operand_e;

  function automatic logic [3:0] canonical_combiner_color_operand(input logic [3:0] code);
    case (code)
      4'd6, 4'd7, 4'd10, 4'd11: canonical_combiner_color_operand = 4'd0; // PICA_COMBINER_COLOR_OPERAND_SRC_COLOR
      4'd0, 4'd1, 4'd2, 4'd3, 4'd4, 4'd5, 4'd8, 4'd9, 4'd12, 4'd13: canonical_combiner_color_operand = code;
      default: canonical_combiner_color_operand = 4'd0; // PICA_COMBINER_COLOR_OPERAND_SRC_COLOR
    endcase
  endfunction

  // CombinerOperation: Operation of a combiner stage; every result is limited to 0 to 255 before the
  // scale. [EMU: fragment#combiner-operations]
  // Other codes act as PICA_COMBINER_OPERATION_REPLACE.
  typedef enum logic [3:0] {
    // a. The model lets codes 10 to 15, which nobody has described, act like this.
    PICA_COMBINER_OPERATION_REPLACE = 4'd0,
    // floor(a * b / 255).
    PICA_COMBINER_OPERATION_MODULATE = 4'd1,
    // a + b.
    PICA_COMBINER_OPERATION_ADD = 4'd2,
    // a + b - 128.
    PICA_COMBINER_OPERATION_ADD_SIGNED = 4'd3,
    // floor((a * c + b * (255 - c)) / 255).
    PICA_COMBINER_OPERATION_INTERPOLATE = 4'd4,
    // a - b.
    PICA_COMBINER_OPERATION_SUBTRACT = 4'd5,
    // Sum over red, green and blue of ((2a - 255)(2b - 255) + 128) / 256, in all three channels; a
    // console differs by at most 3. As alpha operation it is untested. [HW]
    PICA_COMBINER_OPERATION_DOT3_RGB = 4'd6,
    // As DOT3_RGB, with the same result in alpha; the stage's alpha operation is ignored. As alpha
    // operation it is untested. [HW]
    PICA_COMBINER_OPERATION_DOT3_RGBA = 4'd7,
    // floor((a * b + 255 * c) / 255).
    PICA_COMBINER_OPERATION_MULTIPLY_THEN_ADD = 4'd8,
    // floor(min(255, a + b) * c / 255).
    PICA_COMBINER_OPERATION_ADD_THEN_MULTIPLY = 4'd9
  } combiner_operation_e;

  function automatic logic [3:0] canonical_combiner_operation(input logic [3:0] code);
    case (code)
      4'd0, 4'd1, 4'd2, 4'd3, 4'd4, 4'd5, 4'd6, 4'd7, 4'd8, 4'd9: canonical_combiner_operation = code;
      default: canonical_combiner_operation = 4'd0; // PICA_COMBINER_OPERATION_REPLACE
    endcase
  endfunction

  // CombinerScale: Factor on a combiner result, which is limited to 255 again. [DOC: fragment#scale]
  // Other codes act as PICA_COMBINER_SCALE_X1.
  typedef enum logic [1:0] {
    // 1. Code 3, which nobody has described, acts like this in Azahar.
    PICA_COMBINER_SCALE_X1 = 2'd0,
    // 2.
    PICA_COMBINER_SCALE_X2 = 2'd1,
    // 4.
    PICA_COMBINER_SCALE_X4 = 2'd2
  } combiner_scale_e;

  function automatic logic [1:0] canonical_combiner_scale(input logic [1:0] code);
    case (code)
      2'd0, 2'd1, 2'd2: canonical_combiner_scale = code;
      default: canonical_combiner_scale = 2'd0; // PICA_COMBINER_SCALE_X1
    endcase
  endfunction

  // CombinerSource: Colour that a combiner stage takes. [DOC: fragment#stages]
  typedef enum logic [3:0] {
    // Interpolated vertex colour.
    PICA_COMBINER_SOURCE_PRIMARY_COLOR = 4'd0,
    // Diffuse and ambient result of fragment lighting.
    PICA_COMBINER_SOURCE_FRAGMENT_PRIMARY_COLOR = 4'd1,
    // Specular result of fragment lighting.
    PICA_COMBINER_SOURCE_FRAGMENT_SECONDARY_COLOR = 4'd2,
    // Texture unit 0.
    PICA_COMBINER_SOURCE_TEXTURE0 = 4'd3,
    // Texture unit 1.
    PICA_COMBINER_SOURCE_TEXTURE1 = 4'd4,
    // Texture unit 2.
    PICA_COMBINER_SOURCE_TEXTURE2 = 4'd5,
    // Procedural texture.
    PICA_COMBINER_SOURCE_TEXTURE3 = 4'd6,
    // Also 8-12. 0 on stage 0, as CMD-2015 saw it; other stages are untested.
    PICA_COMBINER_SOURCE_ZERO = 4'd7,
    // Combiner buffer; 0 on stage 0, measured in citra #6921.
    PICA_COMBINER_SOURCE_PREVIOUS_BUFFER = 4'd13,
    // Constant colour of the stage.
    PICA_COMBINER_SOURCE_CONSTANT = 4'd14,
    // Result of the stage before; the primary colour on stage 0, measured in citra #6921.
    PICA_COMBINER_SOURCE_PREVIOUS = 4'd15
  } combiner_source_e;

  function automatic logic [3:0] canonical_combiner_source(input logic [3:0] code);
    case (code)
      4'd8, 4'd9, 4'd10, 4'd11, 4'd12: canonical_combiner_source = 4'd7; // PICA_COMBINER_SOURCE_ZERO
      default: canonical_combiner_source = code;
    endcase
  endfunction

  // CompareFunction: Condition of the alpha, stencil and depth tests. A fragment passes if the first
  // value stands in this relation to the second one. [DOC: framebuffer#alpha-test]
  typedef enum logic [2:0] {
    // Never.
    PICA_COMPARE_FUNCTION_NEVER = 3'd0,
    // Always.
    PICA_COMPARE_FUNCTION_ALWAYS = 3'd1,
    // Equal.
    PICA_COMPARE_FUNCTION_EQUAL = 3'd2,
    // Not equal.
    PICA_COMPARE_FUNCTION_NOTEQUAL = 3'd3,
    // Less than.
    PICA_COMPARE_FUNCTION_LESS = 3'd4,
    // Less than or equal.
    PICA_COMPARE_FUNCTION_LEQUAL = 3'd5,
    // Greater than.
    PICA_COMPARE_FUNCTION_GREATER = 3'd6,
    // Greater than or equal.
    PICA_COMPARE_FUNCTION_GEQUAL = 3'd7
  } compare_function_e;

  // CullMode: Which triangles are removed, by their orientation in register coordinates (y up). [HW:
  // raster#culling]
  typedef enum logic [1:0] {
    // Also 3. Everything is drawn; code 3 means the same.
    PICA_CULL_MODE_NONE = 2'd0,
    // Front faces (counter-clockwise) are removed.
    PICA_CULL_MODE_FRONT_CCW = 2'd1,
    // Back faces (clockwise) are removed.
    PICA_CULL_MODE_BACK_CCW = 2'd2
  } cull_mode_e;

  function automatic logic [1:0] canonical_cull_mode(input logic [1:0] code);
    case (code)
      2'd3: canonical_cull_mode = 2'd0; // PICA_CULL_MODE_NONE
      default: canonical_cull_mode = code;
    endcase
  endfunction

  // DepthFormat: Layout of the depth buffer. [DOC: framebuffer#addressing]
  typedef enum logic [1:0] {
    // 16 bits of depth, little-endian.
    PICA_DEPTH_FORMAT_D16 = 2'd0,
    // No format; said to hang the GPU.
    PICA_DEPTH_FORMAT_UNUSED = 2'd1,
    // 24 bits of depth in 3 bytes, little-endian.
    PICA_DEPTH_FORMAT_D24 = 2'd2,
    // 24 bits of depth in bytes 0-2, stencil in byte 3.
    PICA_DEPTH_FORMAT_D24S8 = 2'd3
  } depth_format_e;

  // DepthMapMode: What the depth buffer holds. [HW: raster#depth-map]
  typedef enum logic [0:0] {
    // depth = z * scale + offset * w.
    PICA_DEPTH_MAP_MODE_W_BUFFER = 1'd0,
    // depth = (z / w) * scale + offset.
    PICA_DEPTH_MAP_MODE_Z_BUFFER = 1'd1
  } depth_map_mode_e;

  // DepthStencilAccess: Whether the depth buffer is accessed. Documents give bit 0 to stencil and
  // bit 1 to depth; on a console either enables both. [HW: framebuffer#addressing; citra #1624]
  typedef enum logic [1:0] {
    // No access.
    PICA_DEPTH_STENCIL_ACCESS_DISABLED = 2'd0,
    // Also 1, 2. Access to depth and stencil; any non-zero code means the same.
    PICA_DEPTH_STENCIL_ACCESS_ENABLED = 2'd3
  } depth_stencil_access_e;

  function automatic logic [1:0] canonical_depth_stencil_access(input logic [1:0] code);
    case (code)
      2'd1, 2'd2: canonical_depth_stencil_access = 2'd3; // PICA_DEPTH_STENCIL_ACCESS_ENABLED
      default: canonical_depth_stencil_access = code;
    endcase
  endfunction

  // EarlyDepthFunction: Comparison of the early depth test. [DOC: raster#early-depth]
  typedef enum logic [1:0] {
    // Greater than or equal.
    PICA_EARLY_DEPTH_FUNCTION_GEQUAL = 2'd0,
    // Greater than.
    PICA_EARLY_DEPTH_FUNCTION_GREATER = 2'd1,
    // Less than or equal.
    PICA_EARLY_DEPTH_FUNCTION_LEQUAL = 2'd2,
    // Less than.
    PICA_EARLY_DEPTH_FUNCTION_LESS = 2'd3
  } early_depth_function_e;

  // FixedAttributeIndex: Where the vectors written to FIXEDATTRIB_DATA go. [DOC:
  // geometry#fixed-attributes-and-immediate-mode]
  typedef enum logic [3:0] {
    // Fixed attribute 0.
    PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE0 = 4'd0,
    // Fixed attribute 1.
    PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE1 = 4'd1,
    // Fixed attribute 2.
    PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE2 = 4'd2,
    // Fixed attribute 3.
    PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE3 = 4'd3,
    // Fixed attribute 4.
    PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE4 = 4'd4,
    // Fixed attribute 5.
    PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE5 = 4'd5,
    // Fixed attribute 6.
    PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE6 = 4'd6,
    // Fixed attribute 7.
    PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE7 = 4'd7,
    // Fixed attribute 8.
    PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE8 = 4'd8,
    // Fixed attribute 9.
    PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE9 = 4'd9,
    // Fixed attribute 10.
    PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE10 = 4'd10,
    // Fixed attribute 11.
    PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE11 = 4'd11,
    // Stored as fixed attribute 12. [EMU-Azahar]
    PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE12 = 4'd12,
    // Stored as fixed attribute 13. [EMU-Azahar]
    PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE13 = 4'd13,
    // Stored as fixed attribute 14. [EMU-Azahar]
    PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE14 = 4'd14,
    // Immediate mode: each vector is the next attribute of the current vertex. [HW]
    PICA_FIXED_ATTRIBUTE_INDEX_IMMEDIATE = 4'd15
  } fixed_attribute_index_e;

  // FogMode: What happens to the colour after the combiners. [DOC: fragment#fog]
  // Nothing is known about other codes.
  typedef enum logic [2:0] {
    // Nothing.
    PICA_FOG_MODE_DISABLED = 3'd0,
    // Mix with the fog colour by depth.
    PICA_FOG_MODE_FOG = 3'd5,
    // Gas shading.
    PICA_FOG_MODE_GAS = 3'd7
  } fog_mode_e;

  // FragmentMode: What fragments are used for. [DOC: fragment#gas; framebuffer#shadow; 3dbrew
  // IR-2024]
  // Nothing is known about other codes.
  typedef enum logic [1:0] {
    // Drawing.
    PICA_FRAGMENT_MODE_DEFAULT = 2'd0,
    // Accumulation of gas density.
    PICA_FRAGMENT_MODE_GAS = 2'd1,
    // Writing of a shadow map: depth and density instead of colour; no alpha test, fog, stencil test
    // or blending.
    PICA_FRAGMENT_MODE_SHADOW = 2'd3
  } fragment_mode_e;

  // GasDensitySource: Density that gas shading takes. [DOC: fragment#gas]
  typedef enum logic [0:0] {
    // Plain density.
    PICA_GAS_DENSITY_SOURCE_PLAIN = 1'd0,
    // Density weighted by depth.
    PICA_GAS_DENSITY_SOURCE_DEPTH = 1'd1
  } gas_density_source_e;

  // GasDepthFunction: Depth function of gas, a summary of the function that the depth test uses.
  // [DOC: fragment#gas]
  typedef enum logic [1:0] {
    // For NEVER.
    PICA_GAS_DEPTH_FUNCTION_NEVER = 2'd0,
    // For ALWAYS.
    PICA_GAS_DEPTH_FUNCTION_ALWAYS = 2'd1,
    // For GREATER and GEQUAL.
    PICA_GAS_DEPTH_FUNCTION_GREATER = 2'd2,
    // For LESS, LEQUAL, EQUAL and NOTEQUAL.
    PICA_GAS_DEPTH_FUNCTION_LESS = 2'd3
  } gas_depth_function_e;

  // GasLutInput: What selects a colour from the gas table. [DOC: fragment#gas]
  typedef enum logic [0:0] {
    // Gas density.
    PICA_GAS_LUT_INPUT_DENSITY = 1'd0,
    // Light factor.
    PICA_GAS_LUT_INPUT_LIGHT_FACTOR = 1'd1
  } gas_lut_input_e;

  // GeometryInputMode: How vertex shader outputs reach the geometry shader. Code 3 is unknown. [DOC:
  // geometry#geometry-shader-input]
  // Nothing is known about other codes.
  typedef enum logic [1:0] {
    // Outputs fill the input registers; the shader runs when all inputs are there.
    PICA_GEOMETRY_INPUT_MODE_POINT = 2'd0,
    // Outputs go to c1 and up, the vertex count of the primitive to c0. Element draws only.
    PICA_GEOMETRY_INPUT_MODE_VARIABLE = 2'd1,
    // Outputs of a fixed number of vertices go to consecutive c registers.
    PICA_GEOMETRY_INPUT_MODE_FIXED = 2'd2
  } geometry_input_mode_e;

  // GeometryStageMode: Whether the fourth shader unit runs a geometry shader. Codes 1 and 3 are
  // unknown. [DOC: geometry#draws-and-indices; geometry#from-outputs-to-the-assembler]
  // Nothing is known about other codes.
  typedef enum logic [1:0] {
    // Vertex shader outputs go to primitive assembly.
    PICA_GEOMETRY_STAGE_MODE_VERTEX_ONLY = 2'd0,
    // Vertex shader outputs are the input of the geometry shader.
    PICA_GEOMETRY_STAGE_MODE_GEOMETRY_SHADER = 2'd2
  } geometry_stage_mode_e;

  // IndexType: Size of one entry of the index array. [DOC: geometry#draws-and-indices]
  typedef enum logic [0:0] {
    // Unsigned byte.
    PICA_INDEX_TYPE_U8 = 1'd0,
    // Unsigned 16-bit number, little-endian. Software sets it for array draws too.
    PICA_INDEX_TYPE_U16 = 1'd1
  } index_type_e;

  // LightType: What the position registers of a light hold. [DOC: lighting#vectors;
  // registers#lighting]
  typedef enum logic [0:0] {
    // A position in view space; the light vector is position plus view vector.
    PICA_LIGHT_TYPE_POSITIONAL = 1'd0,
    // The light vector itself.
    PICA_LIGHT_TYPE_DIRECTIONAL = 1'd1
  } light_type_e;

  // LightingBumpMode: What the bump texture perturbs. [DOC: lighting#vectors; 3dbrew IR-2024]
  // Other codes act as PICA_LIGHTING_BUMP_MODE_NONE.
  typedef enum logic [1:0] {
    // The interpolated quaternion alone gives normal and tangent. Code 3 is unknown and treated as
    // this one.
    PICA_LIGHTING_BUMP_MODE_NONE = 2'd0,
    // The texel is the normal in tangent space.
    PICA_LIGHTING_BUMP_MODE_BUMP_MAP = 2'd1,
    // The texel is the tangent; the normal stays.
    PICA_LIGHTING_BUMP_MODE_TANGENT_MAP = 2'd2
  } lighting_bump_mode_e;

  function automatic logic [1:0] canonical_lighting_bump_mode(input logic [1:0] code);
    case (code)
      2'd0, 2'd1, 2'd2: canonical_lighting_bump_mode = code;
      default: canonical_lighting_bump_mode = 2'd0; // PICA_LIGHTING_BUMP_MODE_NONE
    endcase
  endfunction

  // LightingEnvironment: Which look-up tables are available. A table that is not gives 1.0; without
  // RG and RB the RR output serves all three channels. [DOC: lighting#tables-by-configuration]
  // Other codes act as PICA_LIGHTING_ENVIRONMENT_CONFIG7.
  typedef enum logic [3:0] {
    // D0, RR, SP, DA.
    PICA_LIGHTING_ENVIRONMENT_CONFIG0 = 4'd0,
    // FR, RR, SP, DA.
    PICA_LIGHTING_ENVIRONMENT_CONFIG1 = 4'd1,
    // D0, D1, RR, DA.
    PICA_LIGHTING_ENVIRONMENT_CONFIG2 = 4'd2,
    // D0, D1, FR, DA.
    PICA_LIGHTING_ENVIRONMENT_CONFIG3 = 4'd3,
    // All but FR.
    PICA_LIGHTING_ENVIRONMENT_CONFIG4 = 4'd4,
    // All but D1.
    PICA_LIGHTING_ENVIRONMENT_CONFIG5 = 4'd5,
    // All but RG and RB.
    PICA_LIGHTING_ENVIRONMENT_CONFIG6 = 4'd6,
    // All, and LUT input COS_PHI works. Codes 7 and 9-15 are unknown and treated as this one.
    PICA_LIGHTING_ENVIRONMENT_CONFIG7 = 4'd8
  } lighting_environment_e;

  function automatic logic [3:0] canonical_lighting_environment(input logic [3:0] code);
    case (code)
      4'd0, 4'd1, 4'd2, 4'd3, 4'd4, 4'd5, 4'd6, 4'd8: canonical_lighting_environment = code;
      default: canonical_lighting_environment = 4'd8; // PICA_LIGHTING_ENVIRONMENT_CONFIG7
    endcase
  endfunction

  // LightingFresnel: Which fragment alpha takes the Fresnel table's value of the last light. Bit 0
  // is primary, bit 1 secondary. [DOC: lighting#equation-per-light; 3dbrew IR-2024]
  typedef enum logic [1:0] {
    // Both alphas are 1.
    PICA_LIGHTING_FRESNEL_NONE = 2'd0,
    // Primary alpha.
    PICA_LIGHTING_FRESNEL_PRIMARY_ALPHA = 2'd1,
    // Secondary alpha.
    PICA_LIGHTING_FRESNEL_SECONDARY_ALPHA = 2'd2,
    // Primary and secondary alpha.
    PICA_LIGHTING_FRESNEL_BOTH_ALPHAS = 2'd3
  } lighting_fresnel_e;

  // LightingLut: Look-up table that a transfer fills. Numbers 2, 7 and 24-31 are unknown; writes to
  // them are ignored. [DOC: lighting#table-lookup]
  // Nothing is known about other codes.
  typedef enum logic [4:0] {
    // Distribution of specular term 0.
    PICA_LIGHTING_LUT_D0 = 5'd0,
    // Distribution of specular term 1.
    PICA_LIGHTING_LUT_D1 = 5'd1,
    // Fresnel factor.
    PICA_LIGHTING_LUT_FR = 5'd3,
    // Reflection of specular term 1, blue.
    PICA_LIGHTING_LUT_RB = 5'd4,
    // Reflection of specular term 1, green.
    PICA_LIGHTING_LUT_RG = 5'd5,
    // Reflection of specular term 1, red.
    PICA_LIGHTING_LUT_RR = 5'd6,
    // Spot factor of light 0.
    PICA_LIGHTING_LUT_SP0 = 5'd8,
    // Spot factor of light 1.
    PICA_LIGHTING_LUT_SP1 = 5'd9,
    // Spot factor of light 2.
    PICA_LIGHTING_LUT_SP2 = 5'd10,
    // Spot factor of light 3.
    PICA_LIGHTING_LUT_SP3 = 5'd11,
    // Spot factor of light 4.
    PICA_LIGHTING_LUT_SP4 = 5'd12,
    // Spot factor of light 5.
    PICA_LIGHTING_LUT_SP5 = 5'd13,
    // Spot factor of light 6.
    PICA_LIGHTING_LUT_SP6 = 5'd14,
    // Spot factor of light 7.
    PICA_LIGHTING_LUT_SP7 = 5'd15,
    // Distance attenuation of light 0.
    PICA_LIGHTING_LUT_DA0 = 5'd16,
    // Distance attenuation of light 1.
    PICA_LIGHTING_LUT_DA1 = 5'd17,
    // Distance attenuation of light 2.
    PICA_LIGHTING_LUT_DA2 = 5'd18,
    // Distance attenuation of light 3.
    PICA_LIGHTING_LUT_DA3 = 5'd19,
    // Distance attenuation of light 4.
    PICA_LIGHTING_LUT_DA4 = 5'd20,
    // Distance attenuation of light 5.
    PICA_LIGHTING_LUT_DA5 = 5'd21,
    // Distance attenuation of light 6.
    PICA_LIGHTING_LUT_DA6 = 5'd22,
    // Distance attenuation of light 7.
    PICA_LIGHTING_LUT_DA7 = 5'd23
  } lighting_lut_e;

  // LightingLutInput: Dot product that indexes a table. N normal, T tangent, V view vector, L light
  // vector, H half vector, S spot direction as programmed; all unit length but H and S. Codes 6 and
  // 7 are unknown; the model reads them as 0. [EMU: lighting#table-inputs]
  // Nothing is known about other codes.
  typedef enum logic [2:0] {
    // N.H with H normalised.
    PICA_LIGHTING_LUT_INPUT_NORMAL_HALF = 3'd0,
    // V.H with H normalised.
    PICA_LIGHTING_LUT_INPUT_VIEW_HALF = 3'd1,
    // N.V.
    PICA_LIGHTING_LUT_INPUT_NORMAL_VIEW = 3'd2,
    // L.N.
    PICA_LIGHTING_LUT_INPUT_LIGHT_NORMAL = 3'd3,
    // L.S; software negates S beforehand.
    PICA_LIGHTING_LUT_INPUT_LIGHT_SPOT = 3'd4,
    // (H - N(N.H)).T with H normalised; the projection is not. 0 unless the environment is CONFIG7.
    PICA_LIGHTING_LUT_INPUT_COS_PHI = 3'd5
  } lighting_lut_input_e;

  // LightingLutScale: Factor on the output of a table. Codes 4 and 5 are unknown; Azahar gives 0.
  // [DOC: lighting#table-lookup]
  // Nothing is known about other codes.
  typedef enum logic [2:0] {
    // Times 1.
    PICA_LIGHTING_LUT_SCALE_X1 = 3'd0,
    // Times 2.
    PICA_LIGHTING_LUT_SCALE_X2 = 3'd1,
    // Times 4.
    PICA_LIGHTING_LUT_SCALE_X4 = 3'd2,
    // Times 8.
    PICA_LIGHTING_LUT_SCALE_X8 = 3'd3,
    // Times 1/4.
    PICA_LIGHTING_LUT_SCALE_QUARTER = 3'd6,
    // Times 1/2.
    PICA_LIGHTING_LUT_SCALE_HALF = 3'd7
  } lighting_lut_scale_e;

  // LogicOperation: Bitwise operation on source s and destination d. [DOC:
  // framebuffer#blending-and-logic-operation]
  typedef enum logic [3:0] {
    // All bits 0.
    PICA_LOGIC_OPERATION_CLEAR = 4'd0,
    // s and d.
    PICA_LOGIC_OPERATION_AND = 4'd1,
    // s and not d.
    PICA_LOGIC_OPERATION_AND_REVERSE = 4'd2,
    // s.
    PICA_LOGIC_OPERATION_COPY = 4'd3,
    // All bits 1.
    PICA_LOGIC_OPERATION_SET = 4'd4,
    // Not s.
    PICA_LOGIC_OPERATION_COPY_INVERTED = 4'd5,
    // d.
    PICA_LOGIC_OPERATION_NOOP = 4'd6,
    // Not d.
    PICA_LOGIC_OPERATION_INVERT = 4'd7,
    // Not (s and d).
    PICA_LOGIC_OPERATION_NAND = 4'd8,
    // s or d.
    PICA_LOGIC_OPERATION_OR = 4'd9,
    // Not (s or d).
    PICA_LOGIC_OPERATION_NOR = 4'd10,
    // s exclusive-or d.
    PICA_LOGIC_OPERATION_XOR = 4'd11,
    // Not (s exclusive-or d).
    PICA_LOGIC_OPERATION_EQUIV = 4'd12,
    // Not s, and d.
    PICA_LOGIC_OPERATION_AND_INVERTED = 4'd13,
    // s or not d.
    PICA_LOGIC_OPERATION_OR_REVERSE = 4'd14,
    // Not s, or d.
    PICA_LOGIC_OPERATION_OR_INVERTED = 4'd15
  } logic_operation_e;

  // OutputSemantic: What a component of a shader output means to the rasterizer. [HW:
  // raster#output-map]
  // Nothing is known about other codes.
  typedef enum logic [4:0] {
    // Clip-space position x.
    PICA_OUTPUT_SEMANTIC_POSITION_X = 5'd0,
    // Clip-space position y.
    PICA_OUTPUT_SEMANTIC_POSITION_Y = 5'd1,
    // Clip-space position z.
    PICA_OUTPUT_SEMANTIC_POSITION_Z = 5'd2,
    // Clip-space position w.
    PICA_OUTPUT_SEMANTIC_POSITION_W = 5'd3,
    // Normal quaternion x.
    PICA_OUTPUT_SEMANTIC_QUATERNION_X = 5'd4,
    // Normal quaternion y.
    PICA_OUTPUT_SEMANTIC_QUATERNION_Y = 5'd5,
    // Normal quaternion z.
    PICA_OUTPUT_SEMANTIC_QUATERNION_Z = 5'd6,
    // Normal quaternion w.
    PICA_OUTPUT_SEMANTIC_QUATERNION_W = 5'd7,
    // Primary colour, red.
    PICA_OUTPUT_SEMANTIC_COLOR_R = 5'd8,
    // Primary colour, green.
    PICA_OUTPUT_SEMANTIC_COLOR_G = 5'd9,
    // Primary colour, blue.
    PICA_OUTPUT_SEMANTIC_COLOR_B = 5'd10,
    // Primary colour, alpha.
    PICA_OUTPUT_SEMANTIC_COLOR_A = 5'd11,
    // Texture coordinate 0, u.
    PICA_OUTPUT_SEMANTIC_TEXCOORD0_U = 5'd12,
    // Texture coordinate 0, v.
    PICA_OUTPUT_SEMANTIC_TEXCOORD0_V = 5'd13,
    // Texture coordinate 1, u.
    PICA_OUTPUT_SEMANTIC_TEXCOORD1_U = 5'd14,
    // Texture coordinate 1, v.
    PICA_OUTPUT_SEMANTIC_TEXCOORD1_V = 5'd15,
    // Texture coordinate 0, w (projection, cube map, shadow).
    PICA_OUTPUT_SEMANTIC_TEXCOORD0_W = 5'd16,
    // View vector x.
    PICA_OUTPUT_SEMANTIC_VIEW_X = 5'd18,
    // View vector y.
    PICA_OUTPUT_SEMANTIC_VIEW_Y = 5'd19,
    // View vector z.
    PICA_OUTPUT_SEMANTIC_VIEW_Z = 5'd20,
    // Texture coordinate 2, u.
    PICA_OUTPUT_SEMANTIC_TEXCOORD2_U = 5'd22,
    // Texture coordinate 2, v.
    PICA_OUTPUT_SEMANTIC_TEXCOORD2_V = 5'd23,
    // The component is not used.
    PICA_OUTPUT_SEMANTIC_UNUSED = 5'd31
  } output_semantic_e;

  // PixelSize: Size of a pixel of the colour buffer. [DOC: framebuffer#addressing]
  // Nothing is known about other codes.
  typedef enum logic [1:0] {
    // 16 bits.
    PICA_PIXEL_SIZE_BITS_16 = 2'd0,
    // 24 bits; only in documents up to 2015.
    PICA_PIXEL_SIZE_BITS_24 = 2'd1,
    // 32 bits.
    PICA_PIXEL_SIZE_BITS_32 = 2'd2
  } pixel_size_e;

  // PixelSkip: Which pixels of each 2x2 cell are drawn. [HW: raster#edges-and-fill-rule; GBATEK]
  typedef enum logic [1:0] {
    // Also 3. All pixels; code 3 means the same.
    PICA_PIXEL_SKIP_NONE = 2'd0,
    // Every second pixel.
    PICA_PIXEL_SKIP_EVERY_SECOND = 2'd1,
    // Every fourth pixel.
    PICA_PIXEL_SKIP_EVERY_FOURTH = 2'd2
  } pixel_skip_e;

  function automatic logic [1:0] canonical_pixel_skip(input logic [1:0] code);
    case (code)
      2'd3: canonical_pixel_skip = 2'd0; // PICA_PIXEL_SKIP_NONE
      default: canonical_pixel_skip = code;
    endcase
  endfunction

  // PrimitiveMode: How vertices form triangles. [DOC: geometry#primitive-assembly]
  typedef enum logic [1:0] {
    // Every three vertices.
    PICA_PRIMITIVE_MODE_TRIANGLES = 2'd0,
    // Every vertex with the two before it; winding is preserved.
    PICA_PRIMITIVE_MODE_TRIANGLE_STRIP = 2'd1,
    // Every vertex with the one before it and the first.
    PICA_PRIMITIVE_MODE_TRIANGLE_FAN = 2'd2,
    // Every three vertices; SETEMIT's winding flag works. Also used for indexed triangle lists.
    PICA_PRIMITIVE_MODE_GEOMETRY_PRIMITIVE = 2'd3
  } primitive_mode_e;

  // ProctexClamp: What the procedural unit does with a coordinate x >= 0. [HW:
  // procedural-texture#configuration]
  // Other codes act as PICA_PROCTEX_CLAMP_CLAMP_TO_EDGE.
  typedef enum logic [2:0] {
    // 0 where x is above 1.
    PICA_PROCTEX_CLAMP_CLAMP_TO_ZERO = 3'd0,
    // min(x, 1). The model lets codes 5 to 7 act like this; no test is known
    // (procedural-texture.md#evaluation).
    PICA_PROCTEX_CLAMP_CLAMP_TO_EDGE = 3'd1,
    // Fraction of x. Also called symmetrical repeat.
    PICA_PROCTEX_CLAMP_REPEAT = 3'd2,
    // Fraction f of x, or 1 - f where the integer part is odd.
    PICA_PROCTEX_CLAMP_MIRRORED_REPEAT = 3'd3,
    // 1 where x is above 0.5, else 0.
    PICA_PROCTEX_CLAMP_PULSE = 3'd4
  } proctex_clamp_e;

  function automatic logic [2:0] canonical_proctex_clamp(input logic [2:0] code);
    case (code)
      3'd0, 3'd1, 3'd2, 3'd3, 3'd4: canonical_proctex_clamp = code;
      default: canonical_proctex_clamp = 3'd1; // PICA_PROCTEX_CLAMP_CLAMP_TO_EDGE
    endcase
  endfunction

  // ProctexCombine: Function from the two coordinates to the coordinate of a map. The model lets
  // codes 10 to 15 give 0; no test is known (procedural-texture.md#evaluation). [HW:
  // procedural-texture#configuration]
  // Nothing is known about other codes.
  typedef enum logic [3:0] {
    // u
    PICA_PROCTEX_COMBINE_U = 4'd0,
    // u^2
    PICA_PROCTEX_COMBINE_U2 = 4'd1,
    // v
    PICA_PROCTEX_COMBINE_V = 4'd2,
    // v^2
    PICA_PROCTEX_COMBINE_V2 = 4'd3,
    // (u + v) / 2
    PICA_PROCTEX_COMBINE_ADD = 4'd4,
    // (u^2 + v^2) / 2
    PICA_PROCTEX_COMBINE_ADD2 = 4'd5,
    // min(1, sqrt(u^2 + v^2)); inexact for small values on hardware.
    PICA_PROCTEX_COMBINE_SQRT2 = 4'd6,
    // min(u, v)
    PICA_PROCTEX_COMBINE_MIN = 4'd7,
    // max(u, v)
    PICA_PROCTEX_COMBINE_MAX = 4'd8,
    // min(1, ((u + v) / 2 + sqrt(u^2 + v^2)) / 2); inexact for small values on hardware.
    PICA_PROCTEX_COMBINE_RMAX = 4'd9
  } proctex_combine_e;

  // ProctexFilter: Filter of the procedural unit's colour table and between its levels. [DOC:
  // procedural-texture#configuration]
  // Nothing is known about other codes.
  typedef enum logic [2:0] {
    // Nearest entry of level 0.
    PICA_PROCTEX_FILTER_NEAREST = 3'd0,
    // Interpolated entry of level 0.
    PICA_PROCTEX_FILTER_LINEAR = 3'd1,
    // Nearest entry of the nearest level.
    PICA_PROCTEX_FILTER_NEAREST_MIPMAP_NEAREST = 3'd2,
    // Interpolated entry of the nearest level.
    PICA_PROCTEX_FILTER_LINEAR_MIPMAP_NEAREST = 3'd3,
    // Nearest entries of two levels, mixed.
    PICA_PROCTEX_FILTER_NEAREST_MIPMAP_LINEAR = 3'd4,
    // Interpolated entries of two levels, mixed.
    PICA_PROCTEX_FILTER_LINEAR_MIPMAP_LINEAR = 3'd5
  } proctex_filter_e;

  // ProctexShift: Shift of one coordinate where the other one, c, has a certain integer part i =
  // int(c). It is 1 if the coordinate's clamp mode is mirrored repeat, else 0.5. [HW:
  // procedural-texture#configuration]
  // Other codes act as PICA_PROCTEX_SHIFT_NONE.
  typedef enum logic [1:0] {
    // No shift. The model lets code 3 act like this; no test is known
    // (procedural-texture.md#evaluation).
    PICA_PROCTEX_SHIFT_NONE = 2'd0,
    // Where (i / 2) mod 2 is 1.
    PICA_PROCTEX_SHIFT_ODD = 2'd1,
    // Where ((i + 1) / 2) mod 2 is 1.
    PICA_PROCTEX_SHIFT_EVEN = 2'd2
  } proctex_shift_e;

  function automatic logic [1:0] canonical_proctex_shift(input logic [1:0] code);
    case (code)
      2'd0, 2'd1, 2'd2: canonical_proctex_shift = code;
      default: canonical_proctex_shift = 2'd0; // PICA_PROCTEX_SHIFT_NONE
    endcase
  endfunction

  // ProctexTable: Table of the procedural unit. [DOC: registers#textures]
  // Nothing is known about other codes.
  typedef enum logic [3:0] {
    // Noise interpolation weights, 128 entries.
    PICA_PROCTEX_TABLE_NOISE = 4'd0,
    // Map from the colour combiner to the colour coordinate, 128 entries. Also called RGB map.
    PICA_PROCTEX_TABLE_COLOR_MAP = 4'd2,
    // Map from the alpha combiner to alpha, 128 entries.
    PICA_PROCTEX_TABLE_ALPHA_MAP = 4'd3,
    // Colours, 256 entries.
    PICA_PROCTEX_TABLE_COLOR = 4'd4,
    // Halved differences to the next colour, 256 entries.
    PICA_PROCTEX_TABLE_COLOR_DIFFERENCE = 4'd5
  } proctex_table_e;

  // ScissorMode: Which side of the scissor rectangle is kept. [HW: raster#scissor]
  typedef enum logic [1:0] {
    // Also 2. No scissor test; code 2 means the same.
    PICA_SCISSOR_MODE_DISABLED = 2'd0,
    // Fragments outside the rectangle are kept.
    PICA_SCISSOR_MODE_INVERTED = 2'd1,
    // Fragments inside the rectangle are kept.
    PICA_SCISSOR_MODE_NORMAL = 2'd3
  } scissor_mode_e;

  function automatic logic [1:0] canonical_scissor_mode(input logic [1:0] code);
    case (code)
      2'd2: canonical_scissor_mode = 2'd0; // PICA_SCISSOR_MODE_DISABLED
      default: canonical_scissor_mode = code;
    endcase
  endfunction

  // ShaderInputMode: What feeds the input registers of a unit. Bits of other codes are unknown.
  // [DOC: geometry#geometry-shader-input]
  // Nothing is known about other codes.
  typedef enum logic [7:0] {
    // The outputs of the vertex shader.
    PICA_SHADER_INPUT_MODE_GEOMETRY_SHADER = 8'd8,
    // Vertex attributes.
    PICA_SHADER_INPUT_MODE_VERTEX_SHADER = 8'd160
  } shader_input_mode_e;

  // ShaderTransferMode: Format of the words that load a float uniform. [DOC:
  // command-lists#index-and-data-ports]
  typedef enum logic [0:0] {
    // Three words, four packed f24.
    PICA_SHADER_TRANSFER_MODE_FLOAT24 = 1'd0,
    // Four words, IEEE single, in the order w, z, y, x.
    PICA_SHADER_TRANSFER_MODE_FLOAT32 = 1'd1
  } shader_transfer_mode_e;

  // ShadowProjection: Whether shadow coordinates are divided by w. [EMU:
  // texture#projection-and-shadow]
  typedef enum logic [0:0] {
    // u and v are divided by w.
    PICA_SHADOW_PROJECTION_PERSPECTIVE = 1'd0,
    // u and v are used as they are.
    PICA_SHADOW_PROJECTION_ORTHOGRAPHIC = 1'd1
  } shadow_projection_e;

  // StartDrawMode: Whether the chip draws or takes shader configuration. [DOC:
  // geometry#draws-and-indices]
  typedef enum logic [0:0] {
    // Draws work; shader configuration that is written does not apply properly.
    PICA_START_DRAW_MODE_DRAWING = 1'd0,
    // Shader configuration applies; draws misbehave.
    PICA_START_DRAW_MODE_CONFIGURATION = 1'd1
  } start_draw_mode_e;

  // StencilAction: What happens to a stored stencil value, within the write mask. [HW:
  // framebuffer#stencil]
  typedef enum logic [2:0] {
    // It stays.
    PICA_STENCIL_ACTION_KEEP = 3'd0,
    // It becomes 0.
    PICA_STENCIL_ACTION_ZERO = 3'd1,
    // It becomes the reference, without the read mask.
    PICA_STENCIL_ACTION_REPLACE = 3'd2,
    // It goes up by 1, not beyond 255.
    PICA_STENCIL_ACTION_INCREMENT = 3'd3,
    // It goes down by 1, not below 0.
    PICA_STENCIL_ACTION_DECREMENT = 3'd4,
    // All bits are inverted.
    PICA_STENCIL_ACTION_INVERT = 3'd5,
    // It goes up by 1, from 255 to 0.
    PICA_STENCIL_ACTION_INCREMENT_WRAP = 3'd6,
    // It goes down by 1, from 0 to 255.
    PICA_STENCIL_ACTION_DECREMENT_WRAP = 3'd7
  } stencil_action_e;

  // Texture2Coordinates: Texture coordinate that unit 2 samples with. [DOC:
  // texture#units-and-configuration]
  typedef enum logic [0:0] {
    // Texture coordinate 2.
    PICA_TEXTURE2_COORDINATES_TEXCOORD2 = 1'd0,
    // Texture coordinate 1.
    PICA_TEXTURE2_COORDINATES_TEXCOORD1 = 1'd1
  } texture2_coordinates_e;

  // Texture3Coordinates: Texture coordinate that the procedural unit computes with. [DOC:
  // texture#units-and-configuration]
  // Nothing is known about other codes.
  typedef enum logic [1:0] {
    // Texture coordinate 0.
    PICA_TEXTURE3_COORDINATES_TEXCOORD0 = 2'd0,
    // Texture coordinate 1.
    PICA_TEXTURE3_COORDINATES_TEXCOORD1 = 2'd1,
    // Texture coordinate 2.
    PICA_TEXTURE3_COORDINATES_TEXCOORD2 = 2'd2
  } texture3_coordinates_e;

  // TextureCompression: Hint in the texture parameters, set for one format only; what it changes is
  // not known. [DOC: texture#units-and-configuration]
  // Nothing is known about other codes.
  typedef enum logic [1:0] {
    // Every format but ETC1, ETC1A4 included.
    PICA_TEXTURE_COMPRESSION_OTHER = 2'd0,
    // ETC1.
    PICA_TEXTURE_COMPRESSION_ETC1 = 2'd2
  } texture_compression_e;

  // TextureFilter: Filter of a texture, or between two of its levels. [DOC:
  // texture#filtering-and-level-of-detail]
  typedef enum logic [0:0] {
    // Nearest texel or level.
    PICA_TEXTURE_FILTER_NEAREST = 1'd0,
    // Weighted mean of the neighbours.
    PICA_TEXTURE_FILTER_LINEAR = 1'd1
  } texture_filter_e;

  // TextureFormat: Layout of texels, byte 0 at the lowest address. The model reads a texel of the
  // codes 14 and 15, which nobody has described, as 0. [EMU: texture#addressing-and-formats]
  // Nothing is known about other codes.
  typedef enum logic [3:0] {
    // 32 bits: bytes A, B, G, R.
    PICA_TEXTURE_FORMAT_RGBA8 = 4'd0,
    // 24 bits: bytes B, G, R; alpha is 255.
    PICA_TEXTURE_FORMAT_RGB8 = 4'd1,
    // 16 bits: R 15-11, G 10-6, B 5-1, A 0.
    PICA_TEXTURE_FORMAT_RGB5A1 = 4'd2,
    // 16 bits: R 15-11, G 10-5, B 4-0; alpha is 255.
    PICA_TEXTURE_FORMAT_RGB565 = 4'd3,
    // 16 bits: R 15-12, G 11-8, B 7-4, A 3-0.
    PICA_TEXTURE_FORMAT_RGBA4 = 4'd4,
    // 16 bits: byte 0 alpha, byte 1 intensity, which goes to red, green and blue. Also called LA8.
    PICA_TEXTURE_FORMAT_IA8 = 4'd5,
    // 16 bits: bytes G, R; blue is 0, alpha is 255. Also called HILO8.
    PICA_TEXTURE_FORMAT_RG8 = 4'd6,
    // 8 bits of intensity; alpha is 255. Also called L8.
    PICA_TEXTURE_FORMAT_I8 = 4'd7,
    // 8 bits of alpha; the colour is 0.
    PICA_TEXTURE_FORMAT_A8 = 4'd8,
    // 8 bits: intensity 7-4, alpha 3-0. Also called LA4.
    PICA_TEXTURE_FORMAT_IA4 = 4'd9,
    // 4 bits of intensity, even texels in the low nibble; alpha is 255. Also called L4.
    PICA_TEXTURE_FORMAT_I4 = 4'd10,
    // 4 bits of alpha, even texels in the low nibble; the colour is 0.
    PICA_TEXTURE_FORMAT_A4 = 4'd11,
    // Blocks of 4x4 texels in 64 bits; alpha is 255.
    PICA_TEXTURE_FORMAT_ETC1 = 4'd12,
    // 64 bits of alpha before each ETC1 block.
    PICA_TEXTURE_FORMAT_ETC1A4 = 4'd13
  } texture_format_e;

  // TextureType: How unit 0 uses its texture. [DOC: texture#units-and-configuration]
  // Nothing is known about other codes.
  typedef enum logic [2:0] {
    // 2D texture.
    PICA_TEXTURE_TYPE_TEX_2D = 3'd0,
    // Cube map: faces +X -X +Y -Y +Z -Z at ADDR1 to ADDR6.
    PICA_TEXTURE_TYPE_CUBE_MAP = 3'd1,
    // Shadow map, compared with a depth.
    PICA_TEXTURE_TYPE_SHADOW_2D = 3'd2,
    // 2D texture at (u/w, v/w).
    PICA_TEXTURE_TYPE_PROJECTION = 3'd3,
    // Cube map of shadow depths.
    PICA_TEXTURE_TYPE_SHADOW_CUBE = 3'd4,
    // No texture.
    PICA_TEXTURE_TYPE_DISABLED = 3'd5
  } texture_type_e;

  // TextureWrap: What a texture coordinate outside 0 to 1 means. Positive side is a texel index at
  // or above the size, negative side one below 0. [HW: texture#wrap-modes]
  typedef enum logic [2:0] {
    // The nearest texel of the edge. [DOC]
    PICA_TEXTURE_WRAP_CLAMP_TO_EDGE = 3'd0,
    // The border colour. [DOC]
    PICA_TEXTURE_WRAP_CLAMP_TO_BORDER = 3'd1,
    // Also 6, 7. Index modulo size. Codes 6 and 7 mean the same, measured by wwylele, citra #2743.
    PICA_TEXTURE_WRAP_REPEAT = 3'd2,
    // Every other repetition runs backwards. [DOC]
    PICA_TEXTURE_WRAP_MIRRORED_REPEAT = 3'd3,
    // CLAMP_TO_EDGE on the positive side, REPEAT on the negative side.
    PICA_TEXTURE_WRAP_POSITIVE_CLAMP_TO_EDGE = 3'd4,
    // CLAMP_TO_BORDER on the positive side, REPEAT on the negative side.
    PICA_TEXTURE_WRAP_POSITIVE_CLAMP_TO_BORDER = 3'd5
  } texture_wrap_e;

  function automatic logic [2:0] canonical_texture_wrap(input logic [2:0] code);
    case (code)
      3'd6, 3'd7: canonical_texture_wrap = 3'd2; // PICA_TEXTURE_WRAP_REPEAT
      default: canonical_texture_wrap = code;
    endcase
  endfunction

  // YDirection: Direction of y in the buffers. [HW: framebuffer#addressing]
  typedef enum logic [0:0] {
    // y is mirrored against the normal direction.
    PICA_Y_DIRECTION_MIRRORED = 1'd0,
    // y = 0 is the last row in memory.
    PICA_Y_DIRECTION_NORMAL = 1'd1
  } y_direction_e;

  // SH: One shader unit's registers. Offsets that have no function read 0, as do the index, data and
  // trigger registers.
  // Index n of its arrays.
  localparam int PICA_SH_GSH = 0;
  localparam int PICA_SH_VSH = 1;
  localparam int PICA_SH_SH2 = 2;
  localparam int PICA_SH_SH3 = 3;

  // ---- Interrupts and unused ids ----
  // The 3D core raises its interrupt when a byte lane of the request registers equals the same lane
  // of the compare registers. Command lists end by such a write to FINALIZE. Only the request
  // registers can be written by lists.

  // GPUREG_IRQ_ACK[0-15] (0x000-0x00F): CPU-side mirror of the request lanes: writing bytes that
  // differ from the compare lanes takes the request back. A read does not wait for the end of
  // rendering, unlike one of the request registers.
  // plain, rw, not writable by command lists [HW: GBATEK; docs/hardware/command-lists.md#stream]
  // older GPUREG_0000, GPUREG_0001, GPUREG_0002, GPUREG_0003, GPUREG_0004, GPUREG_0005, GPUREG_0006,
  // GPUREG_0007 and 8 more
  localparam logic [15:0] GPUREG_IRQ_ACK0 = 16'h0000;
  localparam logic [15:0] GPUREG_IRQ_ACK1 = 16'h0001;
  localparam logic [15:0] GPUREG_IRQ_ACK2 = 16'h0002;
  localparam logic [15:0] GPUREG_IRQ_ACK3 = 16'h0003;
  localparam logic [15:0] GPUREG_IRQ_ACK4 = 16'h0004;
  localparam logic [15:0] GPUREG_IRQ_ACK5 = 16'h0005;
  localparam logic [15:0] GPUREG_IRQ_ACK6 = 16'h0006;
  localparam logic [15:0] GPUREG_IRQ_ACK7 = 16'h0007;
  localparam logic [15:0] GPUREG_IRQ_ACK8 = 16'h0008;
  localparam logic [15:0] GPUREG_IRQ_ACK9 = 16'h0009;
  localparam logic [15:0] GPUREG_IRQ_ACK10 = 16'h000A;
  localparam logic [15:0] GPUREG_IRQ_ACK11 = 16'h000B;
  localparam logic [15:0] GPUREG_IRQ_ACK12 = 16'h000C;
  localparam logic [15:0] GPUREG_IRQ_ACK13 = 16'h000D;
  localparam logic [15:0] GPUREG_IRQ_ACK14 = 16'h000E;
  localparam logic [15:0] GPUREG_IRQ_ACK15 = 16'h000F;
  typedef struct packed {
    logic [7:0] LANE3;
    logic [7:0] LANE2;
    logic [7:0] LANE1;
    // LANE0 to LANE3 (bits 7-0, step 8, uint): Request byte; word k holds lanes 4k to 4k+3.
    logic [7:0] LANE0;
  } irq_ack0_t;

  // GPUREG_FINALIZE (0x010): Request lanes 0-3, written as 0x12345678 at the end of a command list.
  // A lane that equals its compare byte and is not masked requests the interrupt; with IRQ_AUTOSTOP
  // set the rest of the list is not executed. A list that does not finalize hangs the system
  // software.
  // trigger, rw [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
  // older GPUREG_IRQ_REQ0
  localparam logic [15:0] GPUREG_FINALIZE = 16'h0010;
  typedef struct packed {
    logic [7:0] LANE3;
    logic [7:0] LANE2;
    logic [7:0] LANE1;
    // LANE0 to LANE3 (bits 7-0, step 8, uint): Request byte of interrupt lanes 0 to 3.
    logic [7:0] LANE0;
  } finalize_t;

  // GPUREG_IRQ_REQ[1-15] (0x011-0x01F): Request lanes 4-63, four per word; they act as those of
  // FINALIZE do.
  // trigger, rw [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
  // older GPUREG_0011, GPUREG_0012, GPUREG_0013, GPUREG_0014, GPUREG_0015, GPUREG_0016, GPUREG_0017,
  // GPUREG_0018 and 7 more
  localparam logic [15:0] GPUREG_IRQ_REQ1 = 16'h0011;
  localparam logic [15:0] GPUREG_IRQ_REQ2 = 16'h0012;
  localparam logic [15:0] GPUREG_IRQ_REQ3 = 16'h0013;
  localparam logic [15:0] GPUREG_IRQ_REQ4 = 16'h0014;
  localparam logic [15:0] GPUREG_IRQ_REQ5 = 16'h0015;
  localparam logic [15:0] GPUREG_IRQ_REQ6 = 16'h0016;
  localparam logic [15:0] GPUREG_IRQ_REQ7 = 16'h0017;
  localparam logic [15:0] GPUREG_IRQ_REQ8 = 16'h0018;
  localparam logic [15:0] GPUREG_IRQ_REQ9 = 16'h0019;
  localparam logic [15:0] GPUREG_IRQ_REQ10 = 16'h001A;
  localparam logic [15:0] GPUREG_IRQ_REQ11 = 16'h001B;
  localparam logic [15:0] GPUREG_IRQ_REQ12 = 16'h001C;
  localparam logic [15:0] GPUREG_IRQ_REQ13 = 16'h001D;
  localparam logic [15:0] GPUREG_IRQ_REQ14 = 16'h001E;
  localparam logic [15:0] GPUREG_IRQ_REQ15 = 16'h001F;
  typedef struct packed {
    logic [7:0] LANE3;
    logic [7:0] LANE2;
    logic [7:0] LANE1;
    // LANE0 to LANE3 (bits 7-0, step 8, uint): Request byte; IRQ_REQk holds lanes 4k to 4k+3.
    logic [7:0] LANE0;
  } irq_req1_t;

  // GPUREG_IRQ_CMP[0-15] (0x020-0x02F): Compare lanes, four per word. System software sets word 0 to
  // 0x12345678.
  // plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list;
  // GBATEK]
  // older GPUREG_0020, GPUREG_0021, GPUREG_0022, GPUREG_0023, GPUREG_0024, GPUREG_0025, GPUREG_0026,
  // GPUREG_0027 and 8 more
  localparam logic [15:0] GPUREG_IRQ_CMP0 = 16'h0020;
  localparam logic [15:0] GPUREG_IRQ_CMP1 = 16'h0021;
  localparam logic [15:0] GPUREG_IRQ_CMP2 = 16'h0022;
  localparam logic [15:0] GPUREG_IRQ_CMP3 = 16'h0023;
  localparam logic [15:0] GPUREG_IRQ_CMP4 = 16'h0024;
  localparam logic [15:0] GPUREG_IRQ_CMP5 = 16'h0025;
  localparam logic [15:0] GPUREG_IRQ_CMP6 = 16'h0026;
  localparam logic [15:0] GPUREG_IRQ_CMP7 = 16'h0027;
  localparam logic [15:0] GPUREG_IRQ_CMP8 = 16'h0028;
  localparam logic [15:0] GPUREG_IRQ_CMP9 = 16'h0029;
  localparam logic [15:0] GPUREG_IRQ_CMP10 = 16'h002A;
  localparam logic [15:0] GPUREG_IRQ_CMP11 = 16'h002B;
  localparam logic [15:0] GPUREG_IRQ_CMP12 = 16'h002C;
  localparam logic [15:0] GPUREG_IRQ_CMP13 = 16'h002D;
  localparam logic [15:0] GPUREG_IRQ_CMP14 = 16'h002E;
  localparam logic [15:0] GPUREG_IRQ_CMP15 = 16'h002F;
  typedef struct packed {
    logic [7:0] LANE3;
    logic [7:0] LANE2;
    logic [7:0] LANE1;
    // LANE0 to LANE3 (bits 7-0, step 8, uint): Compare byte; IRQ_CMPk holds lanes 4k to 4k+3.
    logic [7:0] LANE0;
  } irq_cmp0_t;

  // GPUREG_IRQ_MASK_LOW (0x030): Interrupt mask of lanes 0-31. System software writes 0xFFFFFFF0,
  // which leaves lanes 0-3 enabled.
  // plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list;
  // GBATEK]
  // older GPUREG_0030
  localparam logic [15:0] GPUREG_IRQ_MASK_LOW = 16'h0030;
  typedef struct packed {
    logic DISABLE31;
    logic DISABLE30;
    logic DISABLE29;
    logic DISABLE28;
    logic DISABLE27;
    logic DISABLE26;
    logic DISABLE25;
    logic DISABLE24;
    logic DISABLE23;
    logic DISABLE22;
    logic DISABLE21;
    logic DISABLE20;
    logic DISABLE19;
    logic DISABLE18;
    logic DISABLE17;
    logic DISABLE16;
    logic DISABLE15;
    logic DISABLE14;
    logic DISABLE13;
    logic DISABLE12;
    logic DISABLE11;
    logic DISABLE10;
    logic DISABLE9;
    logic DISABLE8;
    logic DISABLE7;
    logic DISABLE6;
    logic DISABLE5;
    logic DISABLE4;
    logic DISABLE3;
    logic DISABLE2;
    logic DISABLE1;
    // DISABLE0 to DISABLE31 (bit 0, step 1, bool): The lane with the number of the bit requests no
    // interrupt.
    logic DISABLE0;
  } irq_mask_low_t;

  // GPUREG_IRQ_MASK_HIGH (0x031): Interrupt mask of lanes 32-63.
  // plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list;
  // GBATEK]
  // older GPUREG_0031
  localparam logic [15:0] GPUREG_IRQ_MASK_HIGH = 16'h0031;
  typedef struct packed {
    logic DISABLE31;
    logic DISABLE30;
    logic DISABLE29;
    logic DISABLE28;
    logic DISABLE27;
    logic DISABLE26;
    logic DISABLE25;
    logic DISABLE24;
    logic DISABLE23;
    logic DISABLE22;
    logic DISABLE21;
    logic DISABLE20;
    logic DISABLE19;
    logic DISABLE18;
    logic DISABLE17;
    logic DISABLE16;
    logic DISABLE15;
    logic DISABLE14;
    logic DISABLE13;
    logic DISABLE12;
    logic DISABLE11;
    logic DISABLE10;
    logic DISABLE9;
    logic DISABLE8;
    logic DISABLE7;
    logic DISABLE6;
    logic DISABLE5;
    logic DISABLE4;
    logic DISABLE3;
    logic DISABLE2;
    logic DISABLE1;
    // DISABLE0 to DISABLE31 (bit 0, step 1, bool): Lane 32 + the number of the bit requests no
    // interrupt.
    logic DISABLE0;
  } irq_mask_high_t;

  // GPUREG_IRQ_STAT_LOW (0x032): Comparison results of lanes 0-31.
  // status, ro, not writable by command lists [HW: GBATEK]
  // older GPUREG_0032
  localparam logic [15:0] GPUREG_IRQ_STAT_LOW = 16'h0032;
  typedef struct packed {
    logic MATCH31;
    logic MATCH30;
    logic MATCH29;
    logic MATCH28;
    logic MATCH27;
    logic MATCH26;
    logic MATCH25;
    logic MATCH24;
    logic MATCH23;
    logic MATCH22;
    logic MATCH21;
    logic MATCH20;
    logic MATCH19;
    logic MATCH18;
    logic MATCH17;
    logic MATCH16;
    logic MATCH15;
    logic MATCH14;
    logic MATCH13;
    logic MATCH12;
    logic MATCH11;
    logic MATCH10;
    logic MATCH9;
    logic MATCH8;
    logic MATCH7;
    logic MATCH6;
    logic MATCH5;
    logic MATCH4;
    logic MATCH3;
    logic MATCH2;
    logic MATCH1;
    // MATCH0 to MATCH31 (bit 0, step 1, bool): The lane with the number of the bit equals its compare
    // byte.
    logic MATCH0;
  } irq_stat_low_t;

  // GPUREG_IRQ_STAT_HIGH (0x033): Comparison results of lanes 32-63.
  // status, ro, not writable by command lists [HW: GBATEK]
  // older GPUREG_0033
  localparam logic [15:0] GPUREG_IRQ_STAT_HIGH = 16'h0033;
  typedef struct packed {
    logic MATCH31;
    logic MATCH30;
    logic MATCH29;
    logic MATCH28;
    logic MATCH27;
    logic MATCH26;
    logic MATCH25;
    logic MATCH24;
    logic MATCH23;
    logic MATCH22;
    logic MATCH21;
    logic MATCH20;
    logic MATCH19;
    logic MATCH18;
    logic MATCH17;
    logic MATCH16;
    logic MATCH15;
    logic MATCH14;
    logic MATCH13;
    logic MATCH12;
    logic MATCH11;
    logic MATCH10;
    logic MATCH9;
    logic MATCH8;
    logic MATCH7;
    logic MATCH6;
    logic MATCH5;
    logic MATCH4;
    logic MATCH3;
    logic MATCH2;
    logic MATCH1;
    // MATCH0 to MATCH31 (bit 0, step 1, bool): Lane 32 + the number of the bit equals its compare
    // byte.
    logic MATCH0;
  } irq_stat_high_t;

  // GPUREG_IRQ_AUTOSTOP (0x034): Whether a match ends the command list. System software writes 1.
  // plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list;
  // GBATEK]
  // older GPUREG_0034
  localparam logic [15:0] GPUREG_IRQ_AUTOSTOP = 16'h0034;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // STOP (bit 0, bool): A matching lane stops the execution of the list as well as raising the
    // interrupt.
    logic STOP;
  } irq_autostop_t;

  // GPUREG_0035 (0x035): Always reads 0x00010002; possibly an identification of the chip.
  // status, ro, not writable by command lists [HW: GBATEK]
  // older GPUREG_FIXED_00010002h
  localparam logic [15:0] GPUREG_0035 = 16'h0035;
  typedef struct packed {
    // UNKNOWN (bits 31-0, uint): Constant 0x00010002.
    logic [31:0] UNKNOWN;
  } unknown_0035_t;

  // GPUREG_0036 to GPUREG_003F (0x036-0x03F): No known function.
  // plain, none, not writable by command lists [HW: docs/hardware/command-lists.md#stream;
  // docs/hardware/registers.md#miscellaneous; GBATEK]
  localparam logic [15:0] GPUREG_0036 = 16'h0036;
  localparam logic [15:0] GPUREG_0037 = 16'h0037;
  localparam logic [15:0] GPUREG_0038 = 16'h0038;
  localparam logic [15:0] GPUREG_0039 = 16'h0039;
  localparam logic [15:0] GPUREG_003A = 16'h003A;
  localparam logic [15:0] GPUREG_003B = 16'h003B;
  localparam logic [15:0] GPUREG_003C = 16'h003C;
  localparam logic [15:0] GPUREG_003D = 16'h003D;
  localparam logic [15:0] GPUREG_003E = 16'h003E;
  localparam logic [15:0] GPUREG_003F = 16'h003F;

  // GPUREG_0340 to GPUREG_03FF (0x340-0x3FF): No register; reads return the value of the primitive
  // restart register.
  // plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  localparam logic [15:0] GPUREG_0340 = 16'h0340;
  localparam logic [15:0] GPUREG_0341 = 16'h0341;
  localparam logic [15:0] GPUREG_0342 = 16'h0342;
  localparam logic [15:0] GPUREG_0343 = 16'h0343;
  localparam logic [15:0] GPUREG_0344 = 16'h0344;
  localparam logic [15:0] GPUREG_0345 = 16'h0345;
  localparam logic [15:0] GPUREG_0346 = 16'h0346;
  localparam logic [15:0] GPUREG_0347 = 16'h0347;
  localparam logic [15:0] GPUREG_0348 = 16'h0348;
  localparam logic [15:0] GPUREG_0349 = 16'h0349;
  localparam logic [15:0] GPUREG_034A = 16'h034A;
  localparam logic [15:0] GPUREG_034B = 16'h034B;
  localparam logic [15:0] GPUREG_034C = 16'h034C;
  localparam logic [15:0] GPUREG_034D = 16'h034D;
  localparam logic [15:0] GPUREG_034E = 16'h034E;
  localparam logic [15:0] GPUREG_034F = 16'h034F;
  localparam logic [15:0] GPUREG_0350 = 16'h0350;
  localparam logic [15:0] GPUREG_0351 = 16'h0351;
  localparam logic [15:0] GPUREG_0352 = 16'h0352;
  localparam logic [15:0] GPUREG_0353 = 16'h0353;
  localparam logic [15:0] GPUREG_0354 = 16'h0354;
  localparam logic [15:0] GPUREG_0355 = 16'h0355;
  localparam logic [15:0] GPUREG_0356 = 16'h0356;
  localparam logic [15:0] GPUREG_0357 = 16'h0357;
  localparam logic [15:0] GPUREG_0358 = 16'h0358;
  localparam logic [15:0] GPUREG_0359 = 16'h0359;
  localparam logic [15:0] GPUREG_035A = 16'h035A;
  localparam logic [15:0] GPUREG_035B = 16'h035B;
  localparam logic [15:0] GPUREG_035C = 16'h035C;
  localparam logic [15:0] GPUREG_035D = 16'h035D;
  localparam logic [15:0] GPUREG_035E = 16'h035E;
  localparam logic [15:0] GPUREG_035F = 16'h035F;
  localparam logic [15:0] GPUREG_0360 = 16'h0360;
  localparam logic [15:0] GPUREG_0361 = 16'h0361;
  localparam logic [15:0] GPUREG_0362 = 16'h0362;
  localparam logic [15:0] GPUREG_0363 = 16'h0363;
  localparam logic [15:0] GPUREG_0364 = 16'h0364;
  localparam logic [15:0] GPUREG_0365 = 16'h0365;
  localparam logic [15:0] GPUREG_0366 = 16'h0366;
  localparam logic [15:0] GPUREG_0367 = 16'h0367;
  localparam logic [15:0] GPUREG_0368 = 16'h0368;
  localparam logic [15:0] GPUREG_0369 = 16'h0369;
  localparam logic [15:0] GPUREG_036A = 16'h036A;
  localparam logic [15:0] GPUREG_036B = 16'h036B;
  localparam logic [15:0] GPUREG_036C = 16'h036C;
  localparam logic [15:0] GPUREG_036D = 16'h036D;
  localparam logic [15:0] GPUREG_036E = 16'h036E;
  localparam logic [15:0] GPUREG_036F = 16'h036F;
  localparam logic [15:0] GPUREG_0370 = 16'h0370;
  localparam logic [15:0] GPUREG_0371 = 16'h0371;
  localparam logic [15:0] GPUREG_0372 = 16'h0372;
  localparam logic [15:0] GPUREG_0373 = 16'h0373;
  localparam logic [15:0] GPUREG_0374 = 16'h0374;
  localparam logic [15:0] GPUREG_0375 = 16'h0375;
  localparam logic [15:0] GPUREG_0376 = 16'h0376;
  localparam logic [15:0] GPUREG_0377 = 16'h0377;
  localparam logic [15:0] GPUREG_0378 = 16'h0378;
  localparam logic [15:0] GPUREG_0379 = 16'h0379;
  localparam logic [15:0] GPUREG_037A = 16'h037A;
  localparam logic [15:0] GPUREG_037B = 16'h037B;
  localparam logic [15:0] GPUREG_037C = 16'h037C;
  localparam logic [15:0] GPUREG_037D = 16'h037D;
  localparam logic [15:0] GPUREG_037E = 16'h037E;
  localparam logic [15:0] GPUREG_037F = 16'h037F;
  localparam logic [15:0] GPUREG_0380 = 16'h0380;
  localparam logic [15:0] GPUREG_0381 = 16'h0381;
  localparam logic [15:0] GPUREG_0382 = 16'h0382;
  localparam logic [15:0] GPUREG_0383 = 16'h0383;
  localparam logic [15:0] GPUREG_0384 = 16'h0384;
  localparam logic [15:0] GPUREG_0385 = 16'h0385;
  localparam logic [15:0] GPUREG_0386 = 16'h0386;
  localparam logic [15:0] GPUREG_0387 = 16'h0387;
  localparam logic [15:0] GPUREG_0388 = 16'h0388;
  localparam logic [15:0] GPUREG_0389 = 16'h0389;
  localparam logic [15:0] GPUREG_038A = 16'h038A;
  localparam logic [15:0] GPUREG_038B = 16'h038B;
  localparam logic [15:0] GPUREG_038C = 16'h038C;
  localparam logic [15:0] GPUREG_038D = 16'h038D;
  localparam logic [15:0] GPUREG_038E = 16'h038E;
  localparam logic [15:0] GPUREG_038F = 16'h038F;
  localparam logic [15:0] GPUREG_0390 = 16'h0390;
  localparam logic [15:0] GPUREG_0391 = 16'h0391;
  localparam logic [15:0] GPUREG_0392 = 16'h0392;
  localparam logic [15:0] GPUREG_0393 = 16'h0393;
  localparam logic [15:0] GPUREG_0394 = 16'h0394;
  localparam logic [15:0] GPUREG_0395 = 16'h0395;
  localparam logic [15:0] GPUREG_0396 = 16'h0396;
  localparam logic [15:0] GPUREG_0397 = 16'h0397;
  localparam logic [15:0] GPUREG_0398 = 16'h0398;
  localparam logic [15:0] GPUREG_0399 = 16'h0399;
  localparam logic [15:0] GPUREG_039A = 16'h039A;
  localparam logic [15:0] GPUREG_039B = 16'h039B;
  localparam logic [15:0] GPUREG_039C = 16'h039C;
  localparam logic [15:0] GPUREG_039D = 16'h039D;
  localparam logic [15:0] GPUREG_039E = 16'h039E;
  localparam logic [15:0] GPUREG_039F = 16'h039F;
  localparam logic [15:0] GPUREG_03A0 = 16'h03A0;
  localparam logic [15:0] GPUREG_03A1 = 16'h03A1;
  localparam logic [15:0] GPUREG_03A2 = 16'h03A2;
  localparam logic [15:0] GPUREG_03A3 = 16'h03A3;
  localparam logic [15:0] GPUREG_03A4 = 16'h03A4;
  localparam logic [15:0] GPUREG_03A5 = 16'h03A5;
  localparam logic [15:0] GPUREG_03A6 = 16'h03A6;
  localparam logic [15:0] GPUREG_03A7 = 16'h03A7;
  localparam logic [15:0] GPUREG_03A8 = 16'h03A8;
  localparam logic [15:0] GPUREG_03A9 = 16'h03A9;
  localparam logic [15:0] GPUREG_03AA = 16'h03AA;
  localparam logic [15:0] GPUREG_03AB = 16'h03AB;
  localparam logic [15:0] GPUREG_03AC = 16'h03AC;
  localparam logic [15:0] GPUREG_03AD = 16'h03AD;
  localparam logic [15:0] GPUREG_03AE = 16'h03AE;
  localparam logic [15:0] GPUREG_03AF = 16'h03AF;
  localparam logic [15:0] GPUREG_03B0 = 16'h03B0;
  localparam logic [15:0] GPUREG_03B1 = 16'h03B1;
  localparam logic [15:0] GPUREG_03B2 = 16'h03B2;
  localparam logic [15:0] GPUREG_03B3 = 16'h03B3;
  localparam logic [15:0] GPUREG_03B4 = 16'h03B4;
  localparam logic [15:0] GPUREG_03B5 = 16'h03B5;
  localparam logic [15:0] GPUREG_03B6 = 16'h03B6;
  localparam logic [15:0] GPUREG_03B7 = 16'h03B7;
  localparam logic [15:0] GPUREG_03B8 = 16'h03B8;
  localparam logic [15:0] GPUREG_03B9 = 16'h03B9;
  localparam logic [15:0] GPUREG_03BA = 16'h03BA;
  localparam logic [15:0] GPUREG_03BB = 16'h03BB;
  localparam logic [15:0] GPUREG_03BC = 16'h03BC;
  localparam logic [15:0] GPUREG_03BD = 16'h03BD;
  localparam logic [15:0] GPUREG_03BE = 16'h03BE;
  localparam logic [15:0] GPUREG_03BF = 16'h03BF;
  localparam logic [15:0] GPUREG_03C0 = 16'h03C0;
  localparam logic [15:0] GPUREG_03C1 = 16'h03C1;
  localparam logic [15:0] GPUREG_03C2 = 16'h03C2;
  localparam logic [15:0] GPUREG_03C3 = 16'h03C3;
  localparam logic [15:0] GPUREG_03C4 = 16'h03C4;
  localparam logic [15:0] GPUREG_03C5 = 16'h03C5;
  localparam logic [15:0] GPUREG_03C6 = 16'h03C6;
  localparam logic [15:0] GPUREG_03C7 = 16'h03C7;
  localparam logic [15:0] GPUREG_03C8 = 16'h03C8;
  localparam logic [15:0] GPUREG_03C9 = 16'h03C9;
  localparam logic [15:0] GPUREG_03CA = 16'h03CA;
  localparam logic [15:0] GPUREG_03CB = 16'h03CB;
  localparam logic [15:0] GPUREG_03CC = 16'h03CC;
  localparam logic [15:0] GPUREG_03CD = 16'h03CD;
  localparam logic [15:0] GPUREG_03CE = 16'h03CE;
  localparam logic [15:0] GPUREG_03CF = 16'h03CF;
  localparam logic [15:0] GPUREG_03D0 = 16'h03D0;
  localparam logic [15:0] GPUREG_03D1 = 16'h03D1;
  localparam logic [15:0] GPUREG_03D2 = 16'h03D2;
  localparam logic [15:0] GPUREG_03D3 = 16'h03D3;
  localparam logic [15:0] GPUREG_03D4 = 16'h03D4;
  localparam logic [15:0] GPUREG_03D5 = 16'h03D5;
  localparam logic [15:0] GPUREG_03D6 = 16'h03D6;
  localparam logic [15:0] GPUREG_03D7 = 16'h03D7;
  localparam logic [15:0] GPUREG_03D8 = 16'h03D8;
  localparam logic [15:0] GPUREG_03D9 = 16'h03D9;
  localparam logic [15:0] GPUREG_03DA = 16'h03DA;
  localparam logic [15:0] GPUREG_03DB = 16'h03DB;
  localparam logic [15:0] GPUREG_03DC = 16'h03DC;
  localparam logic [15:0] GPUREG_03DD = 16'h03DD;
  localparam logic [15:0] GPUREG_03DE = 16'h03DE;
  localparam logic [15:0] GPUREG_03DF = 16'h03DF;
  localparam logic [15:0] GPUREG_03E0 = 16'h03E0;
  localparam logic [15:0] GPUREG_03E1 = 16'h03E1;
  localparam logic [15:0] GPUREG_03E2 = 16'h03E2;
  localparam logic [15:0] GPUREG_03E3 = 16'h03E3;
  localparam logic [15:0] GPUREG_03E4 = 16'h03E4;
  localparam logic [15:0] GPUREG_03E5 = 16'h03E5;
  localparam logic [15:0] GPUREG_03E6 = 16'h03E6;
  localparam logic [15:0] GPUREG_03E7 = 16'h03E7;
  localparam logic [15:0] GPUREG_03E8 = 16'h03E8;
  localparam logic [15:0] GPUREG_03E9 = 16'h03E9;
  localparam logic [15:0] GPUREG_03EA = 16'h03EA;
  localparam logic [15:0] GPUREG_03EB = 16'h03EB;
  localparam logic [15:0] GPUREG_03EC = 16'h03EC;
  localparam logic [15:0] GPUREG_03ED = 16'h03ED;
  localparam logic [15:0] GPUREG_03EE = 16'h03EE;
  localparam logic [15:0] GPUREG_03EF = 16'h03EF;
  localparam logic [15:0] GPUREG_03F0 = 16'h03F0;
  localparam logic [15:0] GPUREG_03F1 = 16'h03F1;
  localparam logic [15:0] GPUREG_03F2 = 16'h03F2;
  localparam logic [15:0] GPUREG_03F3 = 16'h03F3;
  localparam logic [15:0] GPUREG_03F4 = 16'h03F4;
  localparam logic [15:0] GPUREG_03F5 = 16'h03F5;
  localparam logic [15:0] GPUREG_03F6 = 16'h03F6;
  localparam logic [15:0] GPUREG_03F7 = 16'h03F7;
  localparam logic [15:0] GPUREG_03F8 = 16'h03F8;
  localparam logic [15:0] GPUREG_03F9 = 16'h03F9;
  localparam logic [15:0] GPUREG_03FA = 16'h03FA;
  localparam logic [15:0] GPUREG_03FB = 16'h03FB;
  localparam logic [15:0] GPUREG_03FC = 16'h03FC;
  localparam logic [15:0] GPUREG_03FD = 16'h03FD;
  localparam logic [15:0] GPUREG_03FE = 16'h03FE;
  localparam logic [15:0] GPUREG_03FF = 16'h03FF;

  // ---- Rasterizer ----
  // What happens between the shader units and the fragments: meaning of the shader outputs,
  // clipping, viewport transform, culling, depth mapping, early depth, scissor. Register x is the
  // fast memory axis; on the rotated screens of the 3DS it runs vertically.

  // GPUREG_FACECULLING_CONFIG (0x040): Face culling.
  // plain, rw [HW: docs/hardware/raster.md#culling]
  // official PICA_REG_CULL_FACE
  localparam logic [15:0] GPUREG_FACECULLING_CONFIG = 16'h0040;
  typedef struct packed {
    logic [29:0] reserved_31_2;
    // MODE (bits 1-0, CullMode): Faces that are removed.
    cull_mode_e MODE;
  } faceculling_config_t;

  // GPUREG_VIEWPORT_WIDTH (0x041): Scale from normalised device x to pixels.
  // plain, rw [DOC: docs/hardware/raster.md#viewport]
  // official PICA_REG_VIEWPORT_WIDTH1; older GPUREG_0041, GPUREG_VIEWPORT_V_SCALE
  localparam logic [15:0] GPUREG_VIEWPORT_WIDTH = 16'h0041;
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // HALF_WIDTH (bits 23-0, f24, pixels): Half of the viewport width.
    logic [23:0] HALF_WIDTH;
  } viewport_width_t;

  // GPUREG_VIEWPORT_INVW (0x042): Step along x used by the interpolation of attributes; a value that
  // does not fit VIEWPORT_WIDTH changes the picture. GBATEK counts bit 0 as a 24th mantissa bit.
  // plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/raster.md#viewport]
  // official PICA_REG_VIEWPORT_WIDTH2; older GPUREG_0042, GPUREG_VIEWPORT_V_STEP
  localparam logic [15:0] GPUREG_VIEWPORT_INVW = 16'h0042;
  typedef struct packed {
    // INV_HALF_WIDTH (bits 31-1, f31, 1/pixels): 2 / width.
    logic [30:0] INV_HALF_WIDTH;
    logic reserved_0;
  } viewport_invw_t;

  // GPUREG_VIEWPORT_HEIGHT (0x043): Scale from normalised device y to pixels.
  // plain, rw [DOC: docs/hardware/raster.md#viewport]
  // official PICA_REG_VIEWPORT_HEIGHT1; older GPUREG_0043, GPUREG_VIEWPORT_H_SCALE
  localparam logic [15:0] GPUREG_VIEWPORT_HEIGHT = 16'h0043;
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // HALF_HEIGHT (bits 23-0, f24, pixels): Half of the viewport height.
    logic [23:0] HALF_HEIGHT;
  } viewport_height_t;

  // GPUREG_VIEWPORT_INVH (0x044): Step along y used by the interpolation of attributes, as
  // VIEWPORT_INVW along x.
  // plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/raster.md#viewport]
  // official PICA_REG_VIEWPORT_HEIGHT2; older GPUREG_0044, GPUREG_VIEWPORT_H_STEP
  localparam logic [15:0] GPUREG_VIEWPORT_INVH = 16'h0044;
  typedef struct packed {
    // INV_HALF_HEIGHT (bits 31-1, f31, 1/pixels): 2 / height.
    logic [30:0] INV_HALF_HEIGHT;
    logic reserved_0;
  } viewport_invh_t;

  // GPUREG_0045 to GPUREG_0046 (0x045-0x046): Purpose unknown.
  // plain, rw, mask 0x00FFFFFF [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  localparam logic [15:0] GPUREG_0045 = 16'h0045;
  localparam logic [15:0] GPUREG_0046 = 16'h0046;
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // UNKNOWN (bits 23-0, uint): Can be written and read back.
    logic [23:0] UNKNOWN;
  } unknown_0045_t;

  // GPUREG_FRAGOP_CLIP (0x047): User clip plane.
  // plain, rw [HW: docs/hardware/raster.md#clipping]
  // official PICA_REG_FRAG_OP_CLIP; older GPUREG_0047
  localparam logic [15:0] GPUREG_FRAGOP_CLIP = 16'h0047;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // ENABLE (bit 0, bool): Keep only where the dot product of FRAGOP_CLIP_DATA and the clip-space
    // position is >= 0.
    logic ENABLE;
  } fragop_clip_t;

  // GPUREG_FRAGOP_CLIP_DATA[0-3] (0x048-0x04B): Coefficient of the user clip plane; DATA0 to DATA3
  // belong to x, y, z and w.
  // plain, rw [HW: docs/hardware/raster.md#clipping]
  // official PICA_REG_FRAG_OP_CLIP_DATA[1-4]; older GPUREG_0048, GPUREG_0049, GPUREG_004A,
  // GPUREG_004B
  localparam logic [15:0] GPUREG_FRAGOP_CLIP_DATA0 = 16'h0048;
  localparam logic [15:0] GPUREG_FRAGOP_CLIP_DATA1 = 16'h0049;
  localparam logic [15:0] GPUREG_FRAGOP_CLIP_DATA2 = 16'h004A;
  localparam logic [15:0] GPUREG_FRAGOP_CLIP_DATA3 = 16'h004B;
  localparam int GPUREG_FRAGOP_CLIP_DATA_COUNT = 4;
  function automatic logic [15:0] GPUREG_FRAGOP_CLIP_DATA(input logic [15:0] n);
    GPUREG_FRAGOP_CLIP_DATA = 16'h0048 + 16'h0001 * n;
  endfunction
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // COEFFICIENT (bits 23-0, f24): Factor of the position component.
    logic [23:0] COEFFICIENT;
  } fragop_clip_data_t;

  // GPUREG_004C (0x04C): Purpose unknown.
  // plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  localparam logic [15:0] GPUREG_004C = 16'h004C;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // UNKNOWN (bit 0, uint): Can be written and read back.
    logic UNKNOWN;
  } unknown_004c_t;

  // GPUREG_DEPTHMAP_SCALE (0x04D): Factor of the depth mapping; -1.0 maps z of -1 to 0 to a depth of
  // 1 to 0.
  // plain, rw [HW: docs/hardware/raster.md#depth-map]
  // official PICA_REG_FRAG_OP_WSCALE_DATA1; older GPUREG_DEPTHRANGE_NEAR
  localparam logic [15:0] GPUREG_DEPTHMAP_SCALE = 16'h004D;
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // SCALE (bits 23-0, f24): Near depth minus far depth.
    logic [23:0] SCALE;
  } depthmap_scale_t;

  // GPUREG_DEPTHMAP_OFFSET (0x04E): Summand of the depth mapping; software adds its polygon offset
  // here.
  // plain, rw [HW: docs/hardware/raster.md#depth-map]
  // official PICA_REG_FRAG_OP_WSCALE_DATA2; older GPUREG_DEPTHRANGE_FAR
  localparam logic [15:0] GPUREG_DEPTHMAP_OFFSET = 16'h004E;
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // OFFSET (bits 23-0, f24): Near depth plus polygon offset.
    logic [23:0] OFFSET;
  } depthmap_offset_t;

  // GPUREG_SH_OUTMAP_TOTAL (0x04F): Number of output slots that reach the rasterizer.
  // plain, rw [DOC: docs/hardware/geometry.md#shader-outputs]
  // official PICA_REG_[GS|VS]_OUT_REG_NUM0
  localparam logic [15:0] GPUREG_SH_OUTMAP_TOTAL = 16'h004F;
  typedef struct packed {
    logic [28:0] reserved_31_3;
    // COUNT (bits 2-0, uint, slots): Slots in use, 1 to 7.
    logic [2:0] COUNT;
  } sh_outmap_total_t;

  // GPUREG_SH_OUTMAP_O[0-6] (0x050-0x056): Meaning of the four components of an output slot. A
  // semantic that no component carries reads 1.0.
  // plain, rw [HW: docs/hardware/geometry.md#shader-outputs; docs/hardware/raster.md#output-map]
  // official PICA_REG_[GS|VS]_OUT_ATTR[0-6]
  localparam logic [15:0] GPUREG_SH_OUTMAP_O0 = 16'h0050;
  localparam logic [15:0] GPUREG_SH_OUTMAP_O1 = 16'h0051;
  localparam logic [15:0] GPUREG_SH_OUTMAP_O2 = 16'h0052;
  localparam logic [15:0] GPUREG_SH_OUTMAP_O3 = 16'h0053;
  localparam logic [15:0] GPUREG_SH_OUTMAP_O4 = 16'h0054;
  localparam logic [15:0] GPUREG_SH_OUTMAP_O5 = 16'h0055;
  localparam logic [15:0] GPUREG_SH_OUTMAP_O6 = 16'h0056;
  localparam int GPUREG_SH_OUTMAP_O_COUNT = 7;
  function automatic logic [15:0] GPUREG_SH_OUTMAP_O(input logic [15:0] n);
    GPUREG_SH_OUTMAP_O = 16'h0050 + 16'h0001 * n;
  endfunction
  typedef struct packed {
    logic [2:0] reserved_31_29;
    // W (bits 28-24, OutputSemantic): Meaning of component w.
    output_semantic_e W;
    logic [2:0] reserved_23_21;
    // Z (bits 20-16, OutputSemantic): Meaning of component z.
    output_semantic_e Z;
    logic [2:0] reserved_15_13;
    // Y (bits 12-8, OutputSemantic): Meaning of component y.
    output_semantic_e Y;
    logic [2:0] reserved_7_5;
    // X (bits 4-0, OutputSemantic): Meaning of component x.
    output_semantic_e X;
  } sh_outmap_o_t;

  // GPUREG_0057 (0x057): No known function; reads 0.
  // plain, none [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  localparam logic [15:0] GPUREG_0057 = 16'h0057;

  // GPUREG_0058 (0x058): Flat shading.
  // plain, rw, mask 0x00000101 [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK]
  localparam logic [15:0] GPUREG_0058 = 16'h0058;
  typedef struct packed {
    logic [22:0] reserved_31_9;
    // UNKNOWN_8 (bit 8, uint): Can be written and read back.
    logic UNKNOWN_8;
    logic [6:0] reserved_7_1;
    // FLAT_SHADING (bit 0, bool): The triangle takes the colour of its last vertex instead of
    // interpolating.
    logic FLAT_SHADING;
  } unknown_0058_t;

  // GPUREG_0059 (0x059): Purpose unknown.
  // plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  localparam logic [15:0] GPUREG_0059 = 16'h0059;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // UNKNOWN (bit 0, uint): Can be written and read back.
    logic UNKNOWN;
  } unknown_0059_t;

  // GPUREG_STAT_NUM_VERTICES_RECEIVED (0x05A): Counter of the vertices that arrived.
  // status, ro [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK]
  // older GPUREG_005A
  localparam logic [15:0] GPUREG_STAT_NUM_VERTICES_RECEIVED = 16'h005A;
  typedef struct packed {
    // COUNT (bits 31-0, uint, vertices): Running count; how many of the bits exist is not known.
    logic [31:0] COUNT;
  } stat_num_vertices_received_t;

  // GPUREG_STAT_NUM_TRIANGLES_RECEIVED (0x05B): Counter of the triangles that arrived.
  // status, ro [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK]
  // older GPUREG_005B
  localparam logic [15:0] GPUREG_STAT_NUM_TRIANGLES_RECEIVED = 16'h005B;
  typedef struct packed {
    // COUNT (bits 31-0, uint, triangles): Running count; how many of the bits exist is not known.
    logic [31:0] COUNT;
  } stat_num_triangles_received_t;

  // GPUREG_STAT_NUM_TRIANGLES_DISPLAYED (0x05C): Counter of the triangles that were left after
  // culling.
  // status, ro [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK]
  // older GPUREG_005C
  localparam logic [15:0] GPUREG_STAT_NUM_TRIANGLES_DISPLAYED = 16'h005C;
  typedef struct packed {
    // COUNT (bits 31-0, uint, triangles): Running count; how many of the bits exist is not known.
    logic [31:0] COUNT;
  } stat_num_triangles_displayed_t;

  // GPUREG_005D to GPUREG_005F (0x05D-0x05F): No known function.
  // plain, none [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  localparam logic [15:0] GPUREG_005D = 16'h005D;
  localparam logic [15:0] GPUREG_005E = 16'h005E;
  localparam logic [15:0] GPUREG_005F = 16'h005F;

  // GPUREG_0060 (0x060): Pixel skipping, for striped or dotted output.
  // plain, rw, mask 0x00000301 [HW: docs/hardware/raster.md#edges-and-fill-rule; GBATEK]
  localparam logic [15:0] GPUREG_0060 = 16'h0060;
  typedef struct packed {
    logic [21:0] reserved_31_10;
    // SKIP (bits 9-8, PixelSkip): Pixels of each 2x2 cell that are drawn.
    pixel_skip_e SKIP;
    logic [6:0] reserved_7_1;
    // UNKNOWN_0 (bit 0, uint): Can be written and read back.
    logic UNKNOWN_0;
  } unknown_0060_t;

  // GPUREG_EARLYDEPTH_FUNC (0x061): Comparison of the early depth test.
  // plain, rw [DOC: docs/hardware/raster.md#early-depth]
  // official PICA_REG_EARLY_DEPTH_FUNC; older GPUREG_0061
  localparam logic [15:0] GPUREG_EARLYDEPTH_FUNC = 16'h0061;
  typedef struct packed {
    logic [29:0] reserved_31_2;
    // FUNCTION (bits 1-0, EarlyDepthFunction): Condition under which a fragment may go on.
    early_depth_function_e FUNCTION;
  } earlydepth_func_t;

  // GPUREG_EARLYDEPTH_TEST1 (0x062): First of two enables of the early depth test; software sets
  // EARLYDEPTH_TEST2 with it.
  // plain, rw [DOC: docs/hardware/raster.md#early-depth]
  // official PICA_REG_EARLY_DEPTH_TEST1; older GPUREG_0062
  localparam logic [15:0] GPUREG_EARLYDEPTH_TEST1 = 16'h0062;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // ENABLE (bit 0, bool): Early depth test on.
    logic ENABLE;
  } earlydepth_test1_t;

  // GPUREG_EARLYDEPTH_CLEAR (0x063): Clears the early depth store; the depth buffer in memory is not
  // touched.
  // trigger, wo [HW: docs/hardware/raster.md#early-depth; GBATEK]
  // older GPUREG_0063
  localparam logic [15:0] GPUREG_EARLYDEPTH_CLEAR = 16'h0063;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // CLEAR (bit 0, bool): Set the store to EARLYDEPTH_DATA.
    logic CLEAR;
  } earlydepth_clear_t;

  // GPUREG_SH_OUTATTR_MODE (0x064): Whether shader outputs carry texture coordinates.
  // plain, rw [DOC: docs/hardware/raster.md#output-map]
  // official PICA_REG_[GS|VS]_OUT_ATTR_MODE; older GPUREG_0064
  localparam logic [15:0] GPUREG_SH_OUTATTR_MODE = 16'h0064;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // USE_TEXCOORDS (bit 0, bool): Texture coordinates are used.
    logic USE_TEXCOORDS;
  } sh_outattr_mode_t;

  // GPUREG_SCISSORTEST_MODE (0x065): Scissor test.
  // plain, rw [HW: docs/hardware/raster.md#scissor]
  // official PICA_REG_SCISSOR
  localparam logic [15:0] GPUREG_SCISSORTEST_MODE = 16'h0065;
  typedef struct packed {
    logic [29:0] reserved_31_2;
    // MODE (bits 1-0, ScissorMode): Side of the rectangle that is kept.
    scissor_mode_e MODE;
  } scissortest_mode_t;

  // GPUREG_SCISSORTEST_POS (0x066): Start of the scissor rectangle, inclusive, from the register
  // origin.
  // plain, rw [HW: docs/hardware/raster.md#scissor]
  // official PICA_REG_SCISSOR_XY; older GPUREG_SCISSORTEST_POS1
  localparam logic [15:0] GPUREG_SCISSORTEST_POS = 16'h0066;
  typedef struct packed {
    logic [5:0] reserved_31_26;
    // Y1 (bits 25-16, uint, pixels): Lowest y inside.
    logic [9:0] Y1;
    logic [5:0] reserved_15_10;
    // X1 (bits 9-0, uint, pixels): Lowest x inside.
    logic [9:0] X1;
  } scissortest_pos_t;

  // GPUREG_SCISSORTEST_DIM (0x067): End of the scissor rectangle, inclusive. In spite of its name it
  // holds coordinates, not sizes.
  // plain, rw [HW: docs/hardware/raster.md#scissor]
  // official PICA_REG_SCISSOR_SIZE; older GPUREG_SCISSORTEST_POS2
  localparam logic [15:0] GPUREG_SCISSORTEST_DIM = 16'h0067;
  typedef struct packed {
    logic [5:0] reserved_31_26;
    // Y2 (bits 25-16, uint, pixels): Highest y inside: start plus height - 1.
    logic [9:0] Y2;
    logic [5:0] reserved_15_10;
    // X2 (bits 9-0, uint, pixels): Highest x inside: start plus width - 1.
    logic [9:0] X2;
  } scissortest_dim_t;

  // GPUREG_VIEWPORT_XY (0x068): Viewport offset, added after the scale. A negative offset makes
  // polygons wrap at the framebuffer edges.
  // plain, rw [HW: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  // docs/hardware/raster.md#viewport]
  // official PICA_REG_VIEWPORT_XY; older GPUREG_0068
  localparam logic [15:0] GPUREG_VIEWPORT_XY = 16'h0068;
  typedef struct packed {
    logic [5:0] reserved_31_26;
    // Y (bits 25-16, int, pixels): Offset along y.
    logic signed [9:0] Y;
    logic [5:0] reserved_15_10;
    // X (bits 9-0, int, pixels): Offset along x.
    logic signed [9:0] X;
  } viewport_xy_t;

  // GPUREG_0069 (0x069): Purpose unknown.
  // plain, rw, mask 0xFFFF0001 [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  localparam logic [15:0] GPUREG_0069 = 16'h0069;
  typedef struct packed {
    // UNKNOWN_16 (bits 31-16, uint): Can be written and read back.
    logic [15:0] UNKNOWN_16;
    logic [14:0] reserved_15_1;
    // UNKNOWN_0 (bit 0, uint): Can be written and read back.
    logic UNKNOWN_0;
  } unknown_0069_t;

  // GPUREG_EARLYDEPTH_DATA (0x06A): Value that EARLYDEPTH_CLEAR sets.
  // plain, rw [DOC: docs/hardware/raster.md#early-depth]
  // official PICA_REG_EARLY_DEPTH_DATA; older GPUREG_006A
  localparam logic [15:0] GPUREG_EARLYDEPTH_DATA = 16'h006A;
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // DEPTH (bits 23-0, uint): Clear value of the early depth store.
    logic [23:0] DEPTH;
  } earlydepth_data_t;

  // GPUREG_006B (0x06B): Purpose unknown.
  // plain, rw, mask 0x00000FFF [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  localparam logic [15:0] GPUREG_006B = 16'h006B;
  typedef struct packed {
    logic [19:0] reserved_31_12;
    // UNKNOWN (bits 11-0, uint): Can be written and read back.
    logic [11:0] UNKNOWN;
  } unknown_006b_t;

  // GPUREG_006C (0x06C): Purpose unknown. A CPU read hangs instead of returning 0.
  // plain, wo [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  localparam logic [15:0] GPUREG_006C = 16'h006C;
  typedef struct packed {
    // UNKNOWN (bits 31-0, uint): Never read successfully.
    logic [31:0] UNKNOWN;
  } unknown_006c_t;

  // GPUREG_DEPTHMAP_ENABLE (0x06D): Selects between a Z buffer and a W buffer.
  // plain, rw [HW: docs/hardware/raster.md#depth-map]
  // official PICA_REG_FRAG_OP_WSCALE; older GPUREG_006D
  localparam logic [15:0] GPUREG_DEPTHMAP_ENABLE = 16'h006D;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // MODE (bit 0, DepthMapMode): Depth buffer contents.
    depth_map_mode_e MODE;
  } depthmap_enable_t;

  // GPUREG_RENDERBUF_DIM (0x06E): Copy of FRAMEBUFFER_DIM that software writes as well; no effect
  // was seen.
  // plain, rw [HW: docs/hardware/framebuffer.md#addressing]
  // official PICA_REG_RENDER_BUF_RESOLUTION1; older GPUREG_006E, GPUREG_RENDERBUFFER_DIM_1
  localparam logic [15:0] GPUREG_RENDERBUF_DIM = 16'h006E;
  typedef struct packed {
    logic [6:0] reserved_31_25;
    // Y_DIRECTION (bit 24, YDirection): Direction of y in memory.
    y_direction_e Y_DIRECTION;
    logic [1:0] reserved_23_22;
    // HEIGHT_MINUS_1 (bits 21-12, uint, pixels): Height of the buffers minus 1.
    logic [9:0] HEIGHT_MINUS_1;
    logic reserved_11;
    // WIDTH (bits 10-0, uint, pixels): Width of the buffers.
    logic [10:0] WIDTH;
  } renderbuf_dim_t;

  // GPUREG_SH_OUTATTR_CLOCK (0x06F): Clock gates of the vertex attributes. What an attribute holds
  // while its gate is closed is not known.
  // plain, rw, mask 0x0103FF03 [DOC: docs/hardware/raster.md#output-map;
  // docs/hardware/registers.md#rasterizer]
  // official PICA_REG_[GS|VS]_OUT_ATTR_CLK; older GPUREG_006F
  localparam logic [15:0] GPUREG_SH_OUTATTR_CLOCK = 16'h006F;
  typedef struct packed {
    logic [6:0] reserved_31_25;
    // QUATERNION_OR_VIEW (bit 24, bool): Normal quaternion or view vector is present.
    logic QUATERNION_OR_VIEW;
    logic [5:0] reserved_23_18;
    // UNKNOWN_17 (bit 17, uint): Can be written and read back. [HW]
    logic UNKNOWN_17;
    // TEXCOORD0_W (bit 16, bool): w of texture coordinate 0 is present.
    logic TEXCOORD0_W;
    // UNKNOWN_11 (bits 15-11, uint): Can be written and read back. [HW]
    logic [4:0] UNKNOWN_11;
    // TEXCOORD2 (bit 10, bool): Texture coordinate 2 is present.
    logic TEXCOORD2;
    // TEXCOORD1 (bit 9, bool): Texture coordinate 1 is present.
    logic TEXCOORD1;
    // TEXCOORD0 (bit 8, bool): Texture coordinate 0 is present.
    logic TEXCOORD0;
    logic [5:0] reserved_7_2;
    // COLOR (bit 1, bool): Primary colour is present.
    logic COLOR;
    // POSITION_Z (bit 0, bool): Position z is present.
    logic POSITION_Z;
  } sh_outattr_clock_t;

  // GPUREG_0070 to GPUREG_007F (0x070-0x07F): No register; reads return the value of the primitive
  // restart register.
  // plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  localparam logic [15:0] GPUREG_0070 = 16'h0070;
  localparam logic [15:0] GPUREG_0071 = 16'h0071;
  localparam logic [15:0] GPUREG_0072 = 16'h0072;
  localparam logic [15:0] GPUREG_0073 = 16'h0073;
  localparam logic [15:0] GPUREG_0074 = 16'h0074;
  localparam logic [15:0] GPUREG_0075 = 16'h0075;
  localparam logic [15:0] GPUREG_0076 = 16'h0076;
  localparam logic [15:0] GPUREG_0077 = 16'h0077;
  localparam logic [15:0] GPUREG_0078 = 16'h0078;
  localparam logic [15:0] GPUREG_0079 = 16'h0079;
  localparam logic [15:0] GPUREG_007A = 16'h007A;
  localparam logic [15:0] GPUREG_007B = 16'h007B;
  localparam logic [15:0] GPUREG_007C = 16'h007C;
  localparam logic [15:0] GPUREG_007D = 16'h007D;
  localparam logic [15:0] GPUREG_007E = 16'h007E;
  localparam logic [15:0] GPUREG_007F = 16'h007F;

  // ---- Texture units ----
  // Unit 0 takes every texture type, units 1 and 2 only plain 2D textures, unit 3 computes a
  // procedural texture. Textures are stored as 8x8 tiles in Morton order, from the top row down;
  // mipmap levels follow each other without padding.

  // GPUREG_TEXUNIT_CONFIG (0x080): Enables of the texture units and their coordinates.
  // plain, rw [DOC: docs/hardware/texture.md#units-and-configuration]
  // official PICA_REG_TEXTURE_FUNC; older GPUREG_TEXUNITS_CONFIG
  localparam logic [15:0] GPUREG_TEXUNIT_CONFIG = 16'h0080;
  typedef struct packed {
    logic [5:0] reserved_31_26;
    // UNKNOWN_24 (bits 25-24, uint): Can be written and read back. [HW]
    logic [1:0] UNKNOWN_24;
    logic [6:0] reserved_23_17;
    // CLEAR_CACHE (bit 16, bool): Writing 1 empties the texture cache.
    logic CLEAR_CACHE;
    logic [1:0] reserved_15_14;
    // TEXUNIT2_COORDINATES (bit 13, Texture2Coordinates): Coordinate of unit 2.
    texture2_coordinates_e TEXUNIT2_COORDINATES;
    // UNKNOWN_12 (bit 12, uint): Software always sets it.
    logic UNKNOWN_12;
    logic reserved_11;
    // TEXUNIT3_ENABLE (bit 10, bool): Unit 3, the procedural one, is on.
    logic TEXUNIT3_ENABLE;
    // TEXUNIT3_COORDINATES (bits 9-8, Texture3Coordinates): Coordinate of the procedural unit.
    texture3_coordinates_e TEXUNIT3_COORDINATES;
    logic [3:0] reserved_7_4;
    // UNKNOWN_3 (bit 3, uint): Can be written and read back. [HW]
    logic UNKNOWN_3;
    // TEXUNIT2_ENABLE (bit 2, bool): Unit 2 is on.
    logic TEXUNIT2_ENABLE;
    // TEXUNIT1_ENABLE (bit 1, bool): Unit 1 is on.
    logic TEXUNIT1_ENABLE;
    // TEXUNIT0_ENABLE (bit 0, bool): Unit 0 is on.
    logic TEXUNIT0_ENABLE;
  } texunit_config_t;

  // GPUREG_TEXUNIT[0-2]_BORDER_COLOR (0x081, 0x091, 0x099): Colour outside the texture for the wrap
  // modes with a border.
  // plain, rw [DOC: docs/hardware/texture.md#filtering-and-level-of-detail]
  // official PICA_REG_TEXTURE[0-2]_BORDER_COLOR; older GPUREG_0081, GPUREG_0091, GPUREG_0099
  localparam logic [15:0] GPUREG_TEXUNIT0_BORDER_COLOR = 16'h0081;
  localparam logic [15:0] GPUREG_TEXUNIT1_BORDER_COLOR = 16'h0091;
  localparam logic [15:0] GPUREG_TEXUNIT2_BORDER_COLOR = 16'h0099;
  localparam int GPUREG_TEXUNIT_BORDER_COLOR_COUNT = 3;
  function automatic logic [15:0] GPUREG_TEXUNIT_BORDER_COLOR(input logic [15:0] n);
    GPUREG_TEXUNIT_BORDER_COLOR = n < 16'd2 ? 16'h0081 + 16'h0010 * n : 16'h0099;
  endfunction
  typedef struct packed {
    // A (bits 31-24, uint, 1/255): Alpha.
    logic [7:0] A;
    // B (bits 23-16, uint, 1/255): Blue.
    logic [7:0] B;
    // G (bits 15-8, uint, 1/255): Green.
    logic [7:0] G;
    // R (bits 7-0, uint, 1/255): Red.
    logic [7:0] R;
  } texunit_border_color_t;

  // GPUREG_TEXUNIT[0-2]_DIM (0x082, 0x092, 0x09A): Size of level 0; each side is a power of two from
  // 8 to 1024.
  // plain, rw [DOC: docs/hardware/texture.md#units-and-configuration]
  // official PICA_REG_TEXTURE[0-2]_SIZE
  localparam logic [15:0] GPUREG_TEXUNIT0_DIM = 16'h0082;
  localparam logic [15:0] GPUREG_TEXUNIT1_DIM = 16'h0092;
  localparam logic [15:0] GPUREG_TEXUNIT2_DIM = 16'h009A;
  localparam int GPUREG_TEXUNIT_DIM_COUNT = 3;
  function automatic logic [15:0] GPUREG_TEXUNIT_DIM(input logic [15:0] n);
    GPUREG_TEXUNIT_DIM = n < 16'd2 ? 16'h0082 + 16'h0010 * n : 16'h009A;
  endfunction
  typedef struct packed {
    logic [4:0] reserved_31_27;
    // WIDTH (bits 26-16, uint, texels): Width.
    logic [10:0] WIDTH;
    // UNKNOWN_11 (bits 15-11, uint): Can be written and read back. [HW]
    logic [4:0] UNKNOWN_11;
    // HEIGHT (bits 10-0, uint, texels): Height.
    logic [10:0] HEIGHT;
  } texunit_dim_t;

  // GPUREG_TEXUNIT[0-2]_PARAM (0x083, 0x093, 0x09B): Filters, wrap modes and type. SHADOW and TYPE
  // belong to unit 0; on units 1 and 2 they have no effect.
  // plain, rw [DOC: docs/hardware/texture.md#units-and-configuration;
  // docs/hardware/texture.md#wrap-modes; docs/hardware/texture.md#filtering-and-level-of-detail]
  // official PICA_REG_TEXTURE[0-2]_WRAP_FILTER
  localparam logic [15:0] GPUREG_TEXUNIT0_PARAM = 16'h0083;
  localparam logic [15:0] GPUREG_TEXUNIT1_PARAM = 16'h0093;
  localparam logic [15:0] GPUREG_TEXUNIT2_PARAM = 16'h009B;
  localparam int GPUREG_TEXUNIT_PARAM_COUNT = 3;
  function automatic logic [15:0] GPUREG_TEXUNIT_PARAM(input logic [15:0] n);
    GPUREG_TEXUNIT_PARAM = n < 16'd2 ? 16'h0083 + 16'h0010 * n : 16'h009B;
  endfunction
  typedef struct packed {
    logic reserved_31;
    // TYPE (bits 30-28, TextureType): Texture type (unit 0); units 1 and 2 are always 2D.
    texture_type_e TYPE;
    logic [2:0] reserved_27_25;
    // MIP_FILTER (bit 24, TextureFilter): Filter between levels.
    texture_filter_e MIP_FILTER;
    // UNKNOWN_21 (bits 23-21, uint): Can be written and read back. [HW]
    logic [2:0] UNKNOWN_21;
    // SHADOW (bit 20, bool): Set for shadow textures (unit 0).
    logic SHADOW;
    // UNKNOWN_15 (bits 19-15, uint): Can be written and read back. [HW]
    logic [4:0] UNKNOWN_15;
    // WRAP_S (bits 14-12, TextureWrap): Wrap mode along s (u).
    texture_wrap_e WRAP_S;
    // UNKNOWN_11 (bit 11, uint): Can be written and read back. [HW]
    logic UNKNOWN_11;
    // WRAP_T (bits 10-8, TextureWrap): Wrap mode along t (v).
    texture_wrap_e WRAP_T;
    // UNKNOWN_6 (bits 7-6, uint): Can be written and read back. [HW]
    logic [1:0] UNKNOWN_6;
    // COMPRESSION (bits 5-4, TextureCompression): ETC1 for that format, else OTHER.
    texture_compression_e COMPRESSION;
    // UNKNOWN_3 (bit 3, uint): Can be written and read back. [HW]
    logic UNKNOWN_3;
    // MIN_FILTER (bit 2, TextureFilter): Filter where the texture is minified.
    texture_filter_e MIN_FILTER;
    // MAG_FILTER (bit 1, TextureFilter): Filter where the texture is magnified.
    texture_filter_e MAG_FILTER;
    // UNKNOWN_0 (bit 0, uint): Can be written and read back. [HW]
    logic UNKNOWN_0;
  } texunit_param_t;

  // GPUREG_TEXUNIT[0-2]_LOD (0x084, 0x094, 0x09C): Level of detail.
  // plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  // docs/hardware/texture.md#filtering-and-level-of-detail]
  // official PICA_REG_TEXTURE[0-2]_LOD; older GPUREG_0084, GPUREG_0094, GPUREG_009C
  localparam logic [15:0] GPUREG_TEXUNIT0_LOD = 16'h0084;
  localparam logic [15:0] GPUREG_TEXUNIT1_LOD = 16'h0094;
  localparam logic [15:0] GPUREG_TEXUNIT2_LOD = 16'h009C;
  localparam int GPUREG_TEXUNIT_LOD_COUNT = 3;
  function automatic logic [15:0] GPUREG_TEXUNIT_LOD(input logic [15:0] n);
    GPUREG_TEXUNIT_LOD = n < 16'd2 ? 16'h0084 + 16'h0010 * n : 16'h009C;
  endfunction
  typedef struct packed {
    logic [3:0] reserved_31_28;
    // MIN_LEVEL (bits 27-24, uint, levels): Lowest level.
    logic [3:0] MIN_LEVEL;
    // UNKNOWN_20 (bits 23-20, uint): Can be written and read back. [HW]
    logic [3:0] UNKNOWN_20;
    // MAX_LEVEL (bits 19-16, uint, levels): Highest level.
    logic [3:0] MAX_LEVEL;
    // UNKNOWN_13 (bits 15-13, uint): Can be written and read back. [HW]
    logic [2:0] UNKNOWN_13;
    // BIAS (bits 12-0, fixed1.4.8, levels): Added to the computed level of detail.
    logic signed [12:0] BIAS;
  } texunit_lod_t;

  // GPUREG_TEXUNIT[0-2]_ADDR1 (0x085, 0x095, 0x09D): Texture in memory; for cube maps of unit 0 the
  // face +X.
  // plain, rw [DOC: docs/hardware/texture.md#cube-maps; docs/hardware/registers.md#textures]
  // official PICA_REG_TEXTURE0_ADDR1, PICA_REG_TEXTURE1_ADDR, PICA_REG_TEXTURE2_ADDR; older
  // GPUREG_TEXUNIT0_LOC, GPUREG_TEXUNIT1_LOC, GPUREG_TEXUNIT1_ADDR, GPUREG_TEXUNIT2_LOC,
  // GPUREG_TEXUNIT2_ADDR
  localparam logic [15:0] GPUREG_TEXUNIT0_ADDR1 = 16'h0085;
  localparam logic [15:0] GPUREG_TEXUNIT1_ADDR1 = 16'h0095;
  localparam logic [15:0] GPUREG_TEXUNIT2_ADDR1 = 16'h009D;
  localparam int GPUREG_TEXUNIT_ADDR1_COUNT = 3;
  function automatic logic [15:0] GPUREG_TEXUNIT_ADDR1(input logic [15:0] n);
    GPUREG_TEXUNIT_ADDR1 = n < 16'd2 ? 16'h0085 + 16'h0010 * n : 16'h009D;
  endfunction
  typedef struct packed {
    logic [3:0] reserved_31_28;
    // ADDRESS (bits 27-0, address*8): Physical address of level 0.
    logic [27:0] ADDRESS;
  } texunit_addr1_t;

  // GPUREG_TEXUNIT0_ADDR2 (0x086): Cube face -X of unit 0.
  // plain, rw [DOC: docs/hardware/texture.md#cube-maps]
  // official PICA_REG_TEXTURE0_ADDR2; older GPUREG_0086
  localparam logic [15:0] GPUREG_TEXUNIT0_ADDR2 = 16'h0086;
  typedef struct packed {
    logic [9:0] reserved_31_22;
    // ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
    // TEXUNIT0_ADDR1.
    logic [21:0] ADDRESS;
  } texunit0_addr2_t;

  // GPUREG_TEXUNIT0_ADDR3 (0x087): Cube face +Y of unit 0.
  // plain, rw [DOC: docs/hardware/texture.md#cube-maps]
  // official PICA_REG_TEXTURE0_ADDR3; older GPUREG_0087
  localparam logic [15:0] GPUREG_TEXUNIT0_ADDR3 = 16'h0087;
  typedef struct packed {
    logic [9:0] reserved_31_22;
    // ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
    // TEXUNIT0_ADDR1.
    logic [21:0] ADDRESS;
  } texunit0_addr3_t;

  // GPUREG_TEXUNIT0_ADDR4 (0x088): Cube face -Y of unit 0.
  // plain, rw [DOC: docs/hardware/texture.md#cube-maps]
  // official PICA_REG_TEXTURE0_ADDR4; older GPUREG_0088
  localparam logic [15:0] GPUREG_TEXUNIT0_ADDR4 = 16'h0088;
  typedef struct packed {
    logic [9:0] reserved_31_22;
    // ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
    // TEXUNIT0_ADDR1.
    logic [21:0] ADDRESS;
  } texunit0_addr4_t;

  // GPUREG_TEXUNIT0_ADDR5 (0x089): Cube face +Z of unit 0.
  // plain, rw [DOC: docs/hardware/texture.md#cube-maps]
  // official PICA_REG_TEXTURE0_ADDR5; older GPUREG_0089
  localparam logic [15:0] GPUREG_TEXUNIT0_ADDR5 = 16'h0089;
  typedef struct packed {
    logic [9:0] reserved_31_22;
    // ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
    // TEXUNIT0_ADDR1.
    logic [21:0] ADDRESS;
  } texunit0_addr5_t;

  // GPUREG_TEXUNIT0_ADDR6 (0x08A): Cube face -Z of unit 0.
  // plain, rw [DOC: docs/hardware/texture.md#cube-maps]
  // official PICA_REG_TEXTURE0_ADDR6; older GPUREG_008A
  localparam logic [15:0] GPUREG_TEXUNIT0_ADDR6 = 16'h008A;
  typedef struct packed {
    logic [9:0] reserved_31_22;
    // ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
    // TEXUNIT0_ADDR1.
    logic [21:0] ADDRESS;
  } texunit0_addr6_t;

  // GPUREG_TEXUNIT0_SHADOW (0x08B): Shadow texture of unit 0.
  // plain, rw [DOC: docs/hardware/texture.md#projection-and-shadow]
  // official PICA_REG_TEXTURE0_SHADOW; older GPUREG_008B
  localparam logic [15:0] GPUREG_TEXUNIT0_SHADOW = 16'h008B;
  typedef struct packed {
    // UNKNOWN_24 (bits 31-24, uint): Can be written and read back. [HW]
    logic [7:0] UNKNOWN_24;
    // Z_BIAS (bits 23-1, fixed0.0.23): Subtracted from the reference depth: bits 1-23 of a 24-bit
    // fraction.
    logic [22:0] Z_BIAS;
    // PROJECTION (bit 0, ShadowProjection): Whether u and v are divided by w. [EMU]
    shadow_projection_e PROJECTION;
  } texunit0_shadow_t;

  // GPUREG_008C (0x08C): Purpose unknown.
  // plain, rw, mask 0xFFFF00FF [HW: docs/hardware/registers.md#textures; GBATEK]
  localparam logic [15:0] GPUREG_008C = 16'h008C;
  typedef struct packed {
    // UNKNOWN_16 (bits 31-16, uint): Can be written and read back.
    logic [15:0] UNKNOWN_16;
    logic [7:0] reserved_15_8;
    // UNKNOWN_0 (bits 7-0, uint): Can be written and read back.
    logic [7:0] UNKNOWN_0;
  } unknown_008c_t;

  // GPUREG_008D (0x08D): Purpose unknown.
  // plain, rw, mask 0x000000FF [HW: docs/hardware/registers.md#textures; GBATEK]
  localparam logic [15:0] GPUREG_008D = 16'h008D;
  typedef struct packed {
    logic [23:0] reserved_31_8;
    // UNKNOWN (bits 7-0, uint): Can be written and read back.
    logic [7:0] UNKNOWN;
  } unknown_008d_t;

  // GPUREG_TEXUNIT[0-2]_TYPE (0x08E + 0x8*n (n = 0-2)): Texel format.
  // plain, rw [DOC: docs/hardware/texture.md#addressing-and-formats;
  // docs/hardware/registers.md#textures]
  // official PICA_REG_TEXTURE[0-2]_FORMAT
  localparam logic [15:0] GPUREG_TEXUNIT0_TYPE = 16'h008E;
  localparam logic [15:0] GPUREG_TEXUNIT1_TYPE = 16'h0096;
  localparam logic [15:0] GPUREG_TEXUNIT2_TYPE = 16'h009E;
  localparam int GPUREG_TEXUNIT_TYPE_COUNT = 3;
  function automatic logic [15:0] GPUREG_TEXUNIT_TYPE(input logic [15:0] n);
    GPUREG_TEXUNIT_TYPE = 16'h008E + 16'h0008 * n;
  endfunction
  typedef struct packed {
    logic [27:0] reserved_31_4;
    // FORMAT (bits 3-0, TextureFormat): Layout of the texels.
    texture_format_e FORMAT;
  } texunit_type_t;

  // GPUREG_LIGHTING_ENABLE0 (0x08F): First of two enables of fragment lighting; the other one is
  // LIGHTING_ENABLE1 with the opposite sense.
  // plain, rw [DOC: docs/hardware/lighting.md#enables]
  // official PICA_REG_FRAG_LIGHT_EN0; older GPUREG_008F
  localparam logic [15:0] GPUREG_LIGHTING_ENABLE0 = 16'h008F;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // ENABLE (bit 0, bool): Lighting may be on. Emulators look only at LIGHTING_ENABLE1.
    logic ENABLE;
  } lighting_enable0_t;

  // GPUREG_0090 (0x090): Purpose unknown; reads 0 and may be write only.
  // plain, wo [HW: docs/hardware/registers.md#textures; GBATEK]
  localparam logic [15:0] GPUREG_0090 = 16'h0090;

  // GPUREG_0097 to GPUREG_0098 (0x097-0x098): Purpose unknown; reads 0 and may be write only.
  // plain, wo [HW: docs/hardware/registers.md#textures; GBATEK]
  localparam logic [15:0] GPUREG_0097 = 16'h0097;
  localparam logic [15:0] GPUREG_0098 = 16'h0098;

  // GPUREG_009F to GPUREG_00A7 (0x09F-0x0A7): No known function.
  // plain, none [HW: docs/hardware/registers.md#textures; GBATEK]
  localparam logic [15:0] GPUREG_009F = 16'h009F;
  localparam logic [15:0] GPUREG_00A0 = 16'h00A0;
  localparam logic [15:0] GPUREG_00A1 = 16'h00A1;
  localparam logic [15:0] GPUREG_00A2 = 16'h00A2;
  localparam logic [15:0] GPUREG_00A3 = 16'h00A3;
  localparam logic [15:0] GPUREG_00A4 = 16'h00A4;
  localparam logic [15:0] GPUREG_00A5 = 16'h00A5;
  localparam logic [15:0] GPUREG_00A6 = 16'h00A6;
  localparam logic [15:0] GPUREG_00A7 = 16'h00A7;

  // GPUREG_TEXUNIT3_PROCTEX0 (0x0A8): Functions of the procedural unit.
  // plain, rw [DOC: docs/hardware/procedural-texture.md#configuration;
  // docs/hardware/registers.md#textures]
  // official PICA_REG_TEXTURE3_PROTEX0; older GPUREG_00A8
  localparam logic [15:0] GPUREG_TEXUNIT3_PROCTEX0 = 16'h00A8;
  typedef struct packed {
    logic [3:0] reserved_31_28;
    // BIAS_LOW (bits 27-20, uint): Low byte of the level-of-detail bias, an f16; TEXUNIT3_PROCTEX4 has
    // the high byte.
    logic [7:0] BIAS_LOW;
    // SHIFT_V (bits 19-18, ProctexShift): Shift of v, by u.
    proctex_shift_e SHIFT_V;
    // SHIFT_U (bits 17-16, ProctexShift): Shift of u, by v.
    proctex_shift_e SHIFT_U;
    // NOISE_ENABLE (bit 15, bool): Noise is added to the coordinates.
    logic NOISE_ENABLE;
    // SEPARATE_ALPHA (bit 14, bool): Alpha comes from the alpha map instead of the colour table.
    logic SEPARATE_ALPHA;
    // ALPHA_COMBINE (bits 13-10, ProctexCombine): Function in front of the alpha map.
    proctex_combine_e ALPHA_COMBINE;
    // COLOR_COMBINE (bits 9-6, ProctexCombine): Function in front of the colour map.
    proctex_combine_e COLOR_COMBINE;
    // CLAMP_V (bits 5-3, ProctexClamp): Clamp of v.
    proctex_clamp_e CLAMP_V;
    // CLAMP_U (bits 2-0, ProctexClamp): Clamp of u.
    proctex_clamp_e CLAMP_U;
  } texunit3_proctex0_t;

  // GPUREG_TEXUNIT3_PROCTEX1 (0x0A9): Noise along u.
  // plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  // docs/hardware/procedural-texture.md#configuration]
  // official PICA_REG_TEXTURE3_PROTEX1; older GPUREG_00A9
  localparam logic [15:0] GPUREG_TEXUNIT3_PROCTEX1 = 16'h00A9;
  typedef struct packed {
    // PHASE (bits 31-16, f16): Added to u before the frequency is applied.
    logic [15:0] PHASE;
    // AMPLITUDE (bits 15-0, fixed1.3.12): Factor of the noise that is added to u.
    logic signed [15:0] AMPLITUDE;
  } texunit3_proctex1_t;

  // GPUREG_TEXUNIT3_PROCTEX2 (0x0AA): Noise along v.
  // plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  // docs/hardware/procedural-texture.md#configuration]
  // official PICA_REG_TEXTURE3_PROTEX2; older GPUREG_00AA
  localparam logic [15:0] GPUREG_TEXUNIT3_PROCTEX2 = 16'h00AA;
  typedef struct packed {
    // PHASE (bits 31-16, f16): Added to v before the frequency is applied.
    logic [15:0] PHASE;
    // AMPLITUDE (bits 15-0, fixed1.3.12): Factor of the noise that is added to v.
    logic signed [15:0] AMPLITUDE;
  } texunit3_proctex2_t;

  // GPUREG_TEXUNIT3_PROCTEX3 (0x0AB): Noise frequencies. The noise lattice has 9 cells per unit of
  // frequency times coordinate.
  // plain, rw [DOC: docs/hardware/procedural-texture.md#configuration]
  // official PICA_REG_TEXTURE3_PROTEX3; older GPUREG_00AB
  localparam logic [15:0] GPUREG_TEXUNIT3_PROCTEX3 = 16'h00AB;
  typedef struct packed {
    // FREQUENCY_V (bits 31-16, f16): Frequency along v.
    logic [15:0] FREQUENCY_V;
    // FREQUENCY_U (bits 15-0, f16): Frequency along u.
    logic [15:0] FREQUENCY_U;
  } texunit3_proctex3_t;

  // GPUREG_TEXUNIT3_PROCTEX4 (0x0AC): Filter and levels of the colour table.
  // plain, rw [DOC: docs/hardware/procedural-texture.md#configuration;
  // docs/hardware/registers.md#textures]
  // official PICA_REG_TEXTURE3_PROTEX4; older GPUREG_00AC
  localparam logic [15:0] GPUREG_TEXUNIT3_PROCTEX4 = 16'h00AC;
  typedef struct packed {
    logic [4:0] reserved_31_27;
    // BIAS_HIGH (bits 26-19, uint): High byte of the level-of-detail bias, an f16; TEXUNIT3_PROCTEX0
    // has the low byte.
    logic [7:0] BIAS_HIGH;
    // WIDTH (bits 18-11, uint, entries): Colour table entries of level 0; each level has half as many
    // as the one before.
    logic [7:0] WIDTH;
    // MAX_LOD (bits 10-7, uint): Highest level of detail; 7 is the last level there is.
    logic [3:0] MAX_LOD;
    // MIN_LOD (bits 6-3, uint): Lowest level of detail.
    logic [3:0] MIN_LOD;
    // FILTER (bits 2-0, ProctexFilter): Minification filter.
    proctex_filter_e FILTER;
  } texunit3_proctex4_t;

  // GPUREG_TEXUNIT3_PROCTEX5_LOW (0x0AD): First colour table entry of levels 0-3.
  // plain, rw [DOC: docs/hardware/procedural-texture.md#configuration]
  // official PICA_REG_TEXTURE3_PROTEX5; older GPUREG_00AD, GPUREG_TEXUNIT3_PROCTEX5
  localparam logic [15:0] GPUREG_TEXUNIT3_PROCTEX5_LOW = 16'h00AD;
  typedef struct packed {
    // LEVEL3_OFFSET (bits 31-24, uint, entries): First entry of level 3.
    logic [7:0] LEVEL3_OFFSET;
    // LEVEL2_OFFSET (bits 23-16, uint, entries): First entry of level 2.
    logic [7:0] LEVEL2_OFFSET;
    // LEVEL1_OFFSET (bits 15-8, uint, entries): First entry of level 1.
    logic [7:0] LEVEL1_OFFSET;
    // LEVEL0_OFFSET (bits 7-0, uint, entries): First entry of level 0.
    logic [7:0] LEVEL0_OFFSET;
  } texunit3_proctex5_low_t;

  // GPUREG_TEXUNIT3_PROCTEX5_HIGH (0x0AE): First colour table entry of levels 4-7. Software writes
  // 0xFEFCF8F0.
  // plain, rw [HW: docs/hardware/procedural-texture.md#configuration; GBATEK]
  // older GPUREG_00AE
  localparam logic [15:0] GPUREG_TEXUNIT3_PROCTEX5_HIGH = 16'h00AE;
  typedef struct packed {
    // LEVEL7_OFFSET (bits 31-24, uint, entries): First entry of level 7.
    logic [7:0] LEVEL7_OFFSET;
    // LEVEL6_OFFSET (bits 23-16, uint, entries): First entry of level 6.
    logic [7:0] LEVEL6_OFFSET;
    // LEVEL5_OFFSET (bits 15-8, uint, entries): First entry of level 5.
    logic [7:0] LEVEL5_OFFSET;
    // LEVEL4_OFFSET (bits 7-0, uint, entries): First entry of level 4.
    logic [7:0] LEVEL4_OFFSET;
  } texunit3_proctex5_high_t;

  // GPUREG_PROCTEX_LUT (0x0AF): Where the next word for PROCTEX_LUT_DATA goes.
  // index-port, rw, port ProctexLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
  // docs/hardware/registers.md#textures]
  // official PICA_REG_PROTEX_LUT; older GPUREG_00AF, GPUREG_PROCTEX_LUT_INDEX
  localparam logic [15:0] GPUREG_PROCTEX_LUT = 16'h00AF;
  typedef struct packed {
    logic [19:0] reserved_31_12;
    // TABLE (bits 11-8, ProctexTable): Table.
    proctex_table_e TABLE;
    // INDEX (bits 7-0, uint): Entry; advances with each word, modulo the size of the table (EMU).
    logic [7:0] INDEX;
  } proctex_lut_t;

  // GPUREG_PROCTEX_LUT_DATA (0x0B0-0x0B7): Entry of the table that PROCTEX_LUT selects. Noise and
  // map entries hold a value (fixed0.0.12) in bits 0-11 and the difference to the next value (two's
  // complement, same unit) in bits 12-23. Colours are R, G, B, A from bit 0, 8 bits each; colour
  // differences are four signed bytes in the same order, each half of the true difference.
  // data-port, wo, port ProctexLut [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  // docs/hardware/command-lists.md#index-and-data-ports;
  // docs/hardware/procedural-texture.md#configuration]
  // official PICA_REG_PROTEX_LUT_DATA[0-7]; older GPUREG_00B0, GPUREG_PROCTEX_LUT_DATA0,
  // GPUREG_00B1, GPUREG_PROCTEX_LUT_DATA1, GPUREG_00B2, GPUREG_PROCTEX_LUT_DATA2, GPUREG_00B3,
  // GPUREG_PROCTEX_LUT_DATA3 and 8 more
  localparam logic [15:0] GPUREG_PROCTEX_LUT_DATA = 16'h00B0;
  typedef struct packed {
    // DATA (bits 31-0, uint): Entry, in the layout of its table.
    logic [31:0] DATA;
  } proctex_lut_data_t;

  // GPUREG_00B8 to GPUREG_00BF (0x0B8-0x0BF): No known function.
  // plain, none [HW: docs/hardware/registers.md#textures; GBATEK]
  localparam logic [15:0] GPUREG_00B8 = 16'h00B8;
  localparam logic [15:0] GPUREG_00B9 = 16'h00B9;
  localparam logic [15:0] GPUREG_00BA = 16'h00BA;
  localparam logic [15:0] GPUREG_00BB = 16'h00BB;
  localparam logic [15:0] GPUREG_00BC = 16'h00BC;
  localparam logic [15:0] GPUREG_00BD = 16'h00BD;
  localparam logic [15:0] GPUREG_00BE = 16'h00BE;
  localparam logic [15:0] GPUREG_00BF = 16'h00BF;

  // ---- Texture combiners and fog ----
  // Six combiner stages in a row mix the primary colour, the lighting colours and the textures; each
  // result is cut to 8 bits before the next stage. Fog or gas follow. In formulas a, b, c are the
  // operands 0, 1, 2 as integers 0 to 255.

  // GPUREG_TEXENV[0-5]_SOURCE (0x0C0, 0x0C8, 0x0D0, 0x0D8, 0x0F0, 0x0F8): Sources of the stage.
  // plain, rw [DOC: docs/hardware/fragment.md#stages]
  // official PICA_REG_TEX_ENV_[0-5]; older GPUREG_TEXENV[0-5]_CONFIG0
  localparam logic [15:0] GPUREG_TEXENV0_SOURCE = 16'h00C0;
  localparam logic [15:0] GPUREG_TEXENV1_SOURCE = 16'h00C8;
  localparam logic [15:0] GPUREG_TEXENV2_SOURCE = 16'h00D0;
  localparam logic [15:0] GPUREG_TEXENV3_SOURCE = 16'h00D8;
  localparam logic [15:0] GPUREG_TEXENV4_SOURCE = 16'h00F0;
  localparam logic [15:0] GPUREG_TEXENV5_SOURCE = 16'h00F8;
  localparam int GPUREG_TEXENV_SOURCE_COUNT = 6;
  function automatic logic [15:0] GPUREG_TEXENV_SOURCE(input logic [15:0] n);
    GPUREG_TEXENV_SOURCE = n < 16'd4 ? 16'h00C0 + 16'h0008 * n : 16'h00F0 + 16'h0008 * (n - 16'd4);
  endfunction
  typedef struct packed {
    logic [3:0] reserved_31_28;
    combiner_source_e ALPHA_SOURCE2;
    combiner_source_e ALPHA_SOURCE1;
    // ALPHA_SOURCE0 to ALPHA_SOURCE2 (bits 19-16, step 4, CombinerSource): Source of the alpha operand
    // of this number.
    combiner_source_e ALPHA_SOURCE0;
    logic [3:0] reserved_15_12;
    combiner_source_e RGB_SOURCE2;
    combiner_source_e RGB_SOURCE1;
    // RGB_SOURCE0 to RGB_SOURCE2 (bits 3-0, step 4, CombinerSource): Source of the colour operand of
    // this number.
    combiner_source_e RGB_SOURCE0;
  } texenv_source_t;

  // GPUREG_TEXENV[0-5]_OPERAND (0x0C1, 0x0C9, 0x0D1, 0x0D9, 0x0F1, 0x0F9): What the stage takes from
  // its sources. GBATEK could read back only the bits 0x00111333; all documented codes act.
  // plain, rw [DOC: docs/hardware/fragment.md#stages]
  // official PICA_REG_TEX_ENV_[0-5]_OPERAND; older GPUREG_TEXENV[0-5]_CONFIG1
  localparam logic [15:0] GPUREG_TEXENV0_OPERAND = 16'h00C1;
  localparam logic [15:0] GPUREG_TEXENV1_OPERAND = 16'h00C9;
  localparam logic [15:0] GPUREG_TEXENV2_OPERAND = 16'h00D1;
  localparam logic [15:0] GPUREG_TEXENV3_OPERAND = 16'h00D9;
  localparam logic [15:0] GPUREG_TEXENV4_OPERAND = 16'h00F1;
  localparam logic [15:0] GPUREG_TEXENV5_OPERAND = 16'h00F9;
  localparam int GPUREG_TEXENV_OPERAND_COUNT = 6;
  function automatic logic [15:0] GPUREG_TEXENV_OPERAND(input logic [15:0] n);
    GPUREG_TEXENV_OPERAND = n < 16'd4 ? 16'h00C1 + 16'h0008 * n : 16'h00F1 + 16'h0008 * (n - 16'd4);
  endfunction
  typedef struct packed {
    logic [8:0] reserved_31_23;
    combiner_alpha_operand_e ALPHA_OPERAND2;
    logic reserved_19;
    combiner_alpha_operand_e ALPHA_OPERAND1;
    logic reserved_15;
    // ALPHA_OPERAND0 to ALPHA_OPERAND2 (bits 14-12, step 4, CombinerAlphaOperand): Alpha operand of
    // this number.
    combiner_alpha_operand_e ALPHA_OPERAND0;
    combiner_color_operand_e RGB_OPERAND2;
    combiner_color_operand_e RGB_OPERAND1;
    // RGB_OPERAND0 to RGB_OPERAND2 (bits 3-0, step 4, CombinerColorOperand): Colour operand of this
    // number.
    combiner_color_operand_e RGB_OPERAND0;
  } texenv_operand_t;

  // GPUREG_TEXENV[0-5]_COMBINER (0x0C2, 0x0CA, 0x0D2, 0x0DA, 0x0F2, 0x0FA): Operations of the stage.
  // plain, rw [DOC: docs/hardware/fragment.md#combiner-operations]
  // official PICA_REG_TEX_ENV_[0-5]_COMBINE; older GPUREG_TEXENV[0-5]_CONFIG2
  localparam logic [15:0] GPUREG_TEXENV0_COMBINER = 16'h00C2;
  localparam logic [15:0] GPUREG_TEXENV1_COMBINER = 16'h00CA;
  localparam logic [15:0] GPUREG_TEXENV2_COMBINER = 16'h00D2;
  localparam logic [15:0] GPUREG_TEXENV3_COMBINER = 16'h00DA;
  localparam logic [15:0] GPUREG_TEXENV4_COMBINER = 16'h00F2;
  localparam logic [15:0] GPUREG_TEXENV5_COMBINER = 16'h00FA;
  localparam int GPUREG_TEXENV_COMBINER_COUNT = 6;
  function automatic logic [15:0] GPUREG_TEXENV_COMBINER(input logic [15:0] n);
    GPUREG_TEXENV_COMBINER = n < 16'd4 ? 16'h00C2 + 16'h0008 * n : 16'h00F2 + 16'h0008 * (n - 16'd4);
  endfunction
  typedef struct packed {
    logic [11:0] reserved_31_20;
    // ALPHA_OPERATION (bits 19-16, CombinerOperation): Alpha operation; not used while RGB_OPERATION
    // is DOT3_RGBA.
    combiner_operation_e ALPHA_OPERATION;
    logic [11:0] reserved_15_4;
    // RGB_OPERATION (bits 3-0, CombinerOperation): Colour operation.
    combiner_operation_e RGB_OPERATION;
  } texenv_combiner_t;

  // GPUREG_TEXENV[0-5]_COLOR (0x0C3, 0x0CB, 0x0D3, 0x0DB, 0x0F3, 0x0FB): Constant colour of the
  // stage.
  // plain, rw [DOC: docs/hardware/fragment.md#stages;
  // docs/hardware/registers.md#combiners-fog-and-gas]
  // official PICA_REG_TEX_ENV_[0-5]_COLOR; older GPUREG_TEXENV[0-5]_CONFIG3
  localparam logic [15:0] GPUREG_TEXENV0_COLOR = 16'h00C3;
  localparam logic [15:0] GPUREG_TEXENV1_COLOR = 16'h00CB;
  localparam logic [15:0] GPUREG_TEXENV2_COLOR = 16'h00D3;
  localparam logic [15:0] GPUREG_TEXENV3_COLOR = 16'h00DB;
  localparam logic [15:0] GPUREG_TEXENV4_COLOR = 16'h00F3;
  localparam logic [15:0] GPUREG_TEXENV5_COLOR = 16'h00FB;
  localparam int GPUREG_TEXENV_COLOR_COUNT = 6;
  function automatic logic [15:0] GPUREG_TEXENV_COLOR(input logic [15:0] n);
    GPUREG_TEXENV_COLOR = n < 16'd4 ? 16'h00C3 + 16'h0008 * n : 16'h00F3 + 16'h0008 * (n - 16'd4);
  endfunction
  typedef struct packed {
    // A (bits 31-24, uint, 1/255): Alpha.
    logic [7:0] A;
    // B (bits 23-16, uint, 1/255): Blue.
    logic [7:0] B;
    // G (bits 15-8, uint, 1/255): Green.
    logic [7:0] G;
    // R (bits 7-0, uint, 1/255): Red.
    logic [7:0] R;
  } texenv_color_t;

  // GPUREG_TEXENV[0-5]_SCALE (0x0C4, 0x0CC, 0x0D4, 0x0DC, 0x0F4, 0x0FC): Scales of the stage's
  // results.
  // plain, rw [DOC: docs/hardware/fragment.md#scale]
  // official PICA_REG_TEX_ENV_[0-5]_SCALE; older GPUREG_TEXENV[0-5]_CONFIG4
  localparam logic [15:0] GPUREG_TEXENV0_SCALE = 16'h00C4;
  localparam logic [15:0] GPUREG_TEXENV1_SCALE = 16'h00CC;
  localparam logic [15:0] GPUREG_TEXENV2_SCALE = 16'h00D4;
  localparam logic [15:0] GPUREG_TEXENV3_SCALE = 16'h00DC;
  localparam logic [15:0] GPUREG_TEXENV4_SCALE = 16'h00F4;
  localparam logic [15:0] GPUREG_TEXENV5_SCALE = 16'h00FC;
  localparam int GPUREG_TEXENV_SCALE_COUNT = 6;
  function automatic logic [15:0] GPUREG_TEXENV_SCALE(input logic [15:0] n);
    GPUREG_TEXENV_SCALE = n < 16'd4 ? 16'h00C4 + 16'h0008 * n : 16'h00F4 + 16'h0008 * (n - 16'd4);
  endfunction
  typedef struct packed {
    logic [13:0] reserved_31_18;
    // ALPHA_SCALE (bits 17-16, CombinerScale): Factor on alpha.
    combiner_scale_e ALPHA_SCALE;
    logic [13:0] reserved_15_2;
    // RGB_SCALE (bits 1-0, CombinerScale): Factor on the colour.
    combiner_scale_e RGB_SCALE;
  } texenv_scale_t;

  // GPUREG_00C[5-6] (0x0C5-0x0C6): No known function.
  // plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  localparam logic [15:0] GPUREG_00C5 = 16'h00C5;
  localparam logic [15:0] GPUREG_00C6 = 16'h00C6;

  // GPUREG_00C7 (0x0C7): Purpose unknown.
  // plain, rw, mask 0x00000007 [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  localparam logic [15:0] GPUREG_00C7 = 16'h00C7;
  typedef struct packed {
    logic [28:0] reserved_31_3;
    // UNKNOWN (bits 2-0, uint): Can be written and read back.
    logic [2:0] UNKNOWN;
  } unknown_00c7_t;

  // GPUREG_00CD to GPUREG_00CF (0x0CD-0x0CF): No known function.
  // plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  localparam logic [15:0] GPUREG_00CD = 16'h00CD;
  localparam logic [15:0] GPUREG_00CE = 16'h00CE;
  localparam logic [15:0] GPUREG_00CF = 16'h00CF;

  // GPUREG_00D[5-7] (0x0D5-0x0D7): No known function.
  // plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  localparam logic [15:0] GPUREG_00D5 = 16'h00D5;
  localparam logic [15:0] GPUREG_00D6 = 16'h00D6;
  localparam logic [15:0] GPUREG_00D7 = 16'h00D7;

  // GPUREG_00DD to GPUREG_00DF (0x0DD-0x0DF): No known function.
  // plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  localparam logic [15:0] GPUREG_00DD = 16'h00DD;
  localparam logic [15:0] GPUREG_00DE = 16'h00DE;
  localparam logic [15:0] GPUREG_00DF = 16'h00DF;

  // GPUREG_TEXENV_UPDATE_BUFFER (0x0E0): Fog and gas mode (bytes 0 and 2) and updates of the
  // combiner buffer (byte 1), written by software with separate byte masks. The buffer is one stage
  // late: stage 1 sees TEXENV_BUFFER_COLOR, stage 2 what stage 0 left, and so on.
  // plain, rw [DOC: docs/hardware/fragment.md#combiner-buffer; docs/hardware/fragment.md#fog;
  // docs/hardware/fragment.md#gas]
  // official PICA_REG_GAS_FOG_MODE, PICA_REG_TEX_ENV_BUF_INPUT; older GPUREG_00E0,
  // GPUREG_TEXENV_BUFFER_CONFIG
  localparam logic [15:0] GPUREG_TEXENV_UPDATE_BUFFER = 16'h00E0;
  typedef struct packed {
    logic [5:0] reserved_31_26;
    // UNKNOWN_24 (bits 25-24, uint): Can be written and read back. [HW]
    logic [1:0] UNKNOWN_24;
    logic [6:0] reserved_23_17;
    // Z_FLIP (bit 16, bool): The fog index is 1 - depth instead of depth. [HW]
    logic Z_FLIP;
    logic ALPHA_UPDATE3;
    logic ALPHA_UPDATE2;
    logic ALPHA_UPDATE1;
    // ALPHA_UPDATE0 to ALPHA_UPDATE3 (bit 12, step 1, bool): The alpha of the buffer becomes the
    // result of the stage with the number of the field; clear: it stays. [HW]
    logic ALPHA_UPDATE0;
    logic RGB_UPDATE3;
    logic RGB_UPDATE2;
    logic RGB_UPDATE1;
    // RGB_UPDATE0 to RGB_UPDATE3 (bit 8, step 1, bool): The colour of the buffer becomes the result of
    // the stage with the number of the field; clear: it stays. [HW]
    logic RGB_UPDATE0;
    logic [3:0] reserved_7_4;
    // GAS_DENSITY_SOURCE (bit 3, GasDensitySource): Density used by gas shading.
    gas_density_source_e GAS_DENSITY_SOURCE;
    // FOG_MODE (bits 2-0, FogMode): Fog, gas or neither.
    fog_mode_e FOG_MODE;
  } texenv_update_buffer_t;

  // GPUREG_FOG_COLOR (0x0E1): Fog colour.
  // plain, rw [DOC: docs/hardware/fragment.md#fog]
  // official PICA_REG_FOG_COLOR; older GPUREG_00E1
  localparam logic [15:0] GPUREG_FOG_COLOR = 16'h00E1;
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // B (bits 23-16, uint, 1/255): Blue.
    logic [7:0] B;
    // G (bits 15-8, uint, 1/255): Green.
    logic [7:0] G;
    // R (bits 7-0, uint, 1/255): Red.
    logic [7:0] R;
  } fog_color_t;

  // GPUREG_00E[2-3] (0x0E2-0x0E3): Purpose unknown.
  // plain, rw, mask 0x0000FFFF [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  localparam logic [15:0] GPUREG_00E2 = 16'h00E2;
  localparam logic [15:0] GPUREG_00E3 = 16'h00E3;
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // UNKNOWN (bits 15-0, uint): Can be written and read back.
    logic [15:0] UNKNOWN;
  } unknown_00e2_t;

  // GPUREG_GAS_ATTENUATION (0x0E4): Attenuation of gas density.
  // plain, rw [DOC: docs/hardware/fragment.md#gas]
  // official PICA_REG_GAS_ATTENUATION; older GPUREG_00E4
  localparam logic [15:0] GPUREG_GAS_ATTENUATION = 16'h00E4;
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // ATTENUATION (bits 15-0, f16): Density attenuation.
    logic [15:0] ATTENUATION;
  } gas_attenuation_t;

  // GPUREG_GAS_ACCMAX (0x0E5): Scale of accumulated gas density.
  // plain, rw [DOC: docs/hardware/fragment.md#gas]
  // official PICA_REG_GAS_ACCMAX; older GPUREG_00E5
  localparam logic [15:0] GPUREG_GAS_ACCMAX = 16'h00E5;
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // INV_ACCMAX (bits 15-0, f16): Reciprocal of the largest accumulated density.
    logic [15:0] INV_ACCMAX;
  } gas_accmax_t;

  // GPUREG_FOG_LUT_INDEX (0x0E6): Where the next word for FOG_LUT_DATA goes.
  // index-port, rw, port FogLut [HW: docs/hardware/command-lists.md#index-and-data-ports;
  // docs/hardware/registers.md#combiners-fog-and-gas]
  // official PICA_REG_FOG_LUT_INDEX; older GPUREG_00E6
  localparam logic [15:0] GPUREG_FOG_LUT_INDEX = 16'h00E6;
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // UNUSED_7 (bits 15-7, uint): Documented as part of the index, without effect. [DOC]
    logic [8:0] UNUSED_7;
    // INDEX (bits 6-0, uint): Entry; advances with each word, modulo 128, measured by JayFoxRox, citra
    // #1875.
    logic [6:0] INDEX;
  } fog_lut_index_t;

  // GPUREG_00E7 (0x0E7): No known function.
  // plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  localparam logic [15:0] GPUREG_00E7 = 16'h00E7;

  // GPUREG_FOG_LUT_DATA (0x0E8-0x0EF): Entry of the fog table. Entry i applies from depth i / 128
  // on; value + fraction * difference is the share of the fragment's colour.
  // data-port, wo, port FogLut [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  // docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/fragment.md#fog]
  // official PICA_REG_FOG_LUT_DATA[0-7]; older GPUREG_00E8, GPUREG_FOG_LUT_DATA0, GPUREG_00E9,
  // GPUREG_FOG_LUT_DATA1, GPUREG_00EA, GPUREG_FOG_LUT_DATA2, GPUREG_00EB, GPUREG_FOG_LUT_DATA3 and 8
  // more
  localparam logic [15:0] GPUREG_FOG_LUT_DATA = 16'h00E8;
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // VALUE (bits 23-13, fixed0.0.11): Value at the start of the step. Emulators divide by 2047
    // instead of 2048.
    logic [10:0] VALUE;
    // DIFFERENCE (bits 12-0, fixed1.1.11): Next value minus this one. Emulators divide by 2047 instead
    // of 2048.
    logic signed [12:0] DIFFERENCE;
  } fog_lut_data_t;

  // GPUREG_00F[5-7] (0x0F5-0x0F7): No known function.
  // plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  localparam logic [15:0] GPUREG_00F5 = 16'h00F5;
  localparam logic [15:0] GPUREG_00F6 = 16'h00F6;
  localparam logic [15:0] GPUREG_00F7 = 16'h00F7;

  // GPUREG_TEXENV_BUFFER_COLOR (0x0FD): First contents of the combiner buffer.
  // plain, rw [DOC: docs/hardware/fragment.md#combiner-buffer]
  // official PICA_REG_TEX_ENV_BUF_COLOR; older GPUREG_00FD
  localparam logic [15:0] GPUREG_TEXENV_BUFFER_COLOR = 16'h00FD;
  typedef struct packed {
    // A (bits 31-24, uint, 1/255): Alpha.
    logic [7:0] A;
    // B (bits 23-16, uint, 1/255): Blue.
    logic [7:0] B;
    // G (bits 15-8, uint, 1/255): Green.
    logic [7:0] G;
    // R (bits 7-0, uint, 1/255): Red.
    logic [7:0] R;
  } texenv_buffer_color_t;

  // GPUREG_00FE to GPUREG_00FF (0x0FE-0x0FF): No register; reads return the value of the primitive
  // restart register.
  // plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  localparam logic [15:0] GPUREG_00FE = 16'h00FE;
  localparam logic [15:0] GPUREG_00FF = 16'h00FF;

  // ---- Framebuffer operations ----
  // The end of the fragment pipeline: alpha test, stencil and depth test, blending or logic
  // operation, and the buffers they work on; also gas shading and the shadow map pass.

  // GPUREG_COLOR_OPERATION (0x100): Use of the fragments and choice between blending and logic
  // operation.
  // plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation;
  // docs/hardware/registers.md#framebuffer]
  // official PICA_REG_COLOR_OPERATION; older GPUREG_COLOROUTPUT_CONFIG
  localparam logic [15:0] GPUREG_COLOR_OPERATION = 16'h0100;
  typedef struct packed {
    logic [5:0] reserved_31_26;
    // DRAW_NOTHING (bit 25, bool): Nothing is drawn. [HW]
    logic DRAW_NOTHING;
    // LINE_SKIP (bit 24, bool): Only every second line is drawn. [HW]
    logic LINE_SKIP;
    // UNKNOWN_16 (bits 23-16, uint): Software writes 0xE4; no effect was seen, and the bits do not
    // read back.
    logic [7:0] UNKNOWN_16;
    logic [6:0] reserved_15_9;
    // BLEND_MODE (bit 8, BlendMode): Blending or logic operation.
    blend_mode_e BLEND_MODE;
    logic [5:0] reserved_7_2;
    // FRAGMENT_MODE (bits 1-0, FragmentMode): What fragments are used for.
    fragment_mode_e FRAGMENT_MODE;
  } color_operation_t;

  // GPUREG_BLEND_FUNC (0x101): Blending; it needs the colour buffer to be readable
  // (COLORBUFFER_READ).
  // plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation]
  // official PICA_REG_BLEND_FUNC; older GPUREG_BLEND_CONFIG
  localparam logic [15:0] GPUREG_BLEND_FUNC = 16'h0101;
  typedef struct packed {
    // ALPHA_DST_FACTOR (bits 31-28, BlendFactor): Weight of the stored alpha.
    blend_factor_e ALPHA_DST_FACTOR;
    // ALPHA_SRC_FACTOR (bits 27-24, BlendFactor): Weight of the fragment's alpha.
    blend_factor_e ALPHA_SRC_FACTOR;
    // RGB_DST_FACTOR (bits 23-20, BlendFactor): Weight of the stored colour.
    blend_factor_e RGB_DST_FACTOR;
    // RGB_SRC_FACTOR (bits 19-16, BlendFactor): Weight of the fragment's colour.
    blend_factor_e RGB_SRC_FACTOR;
    logic [4:0] reserved_15_11;
    // ALPHA_EQUATION (bits 10-8, BlendEquation): Equation of alpha. [HW]
    blend_equation_e ALPHA_EQUATION;
    logic [4:0] reserved_7_3;
    // RGB_EQUATION (bits 2-0, BlendEquation): Equation of red, green and blue. [HW]
    blend_equation_e RGB_EQUATION;
  } blend_func_t;

  // GPUREG_LOGIC_OP (0x102): Logic operation, used while COLOR_OPERATION does not select blending.
  // plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation]
  // official PICA_REG_LOGIC_OP; older GPUREG_COLORLOGICOP_CONFIG
  localparam logic [15:0] GPUREG_LOGIC_OP = 16'h0102;
  typedef struct packed {
    logic [27:0] reserved_31_4;
    // OPERATION (bits 3-0, LogicOperation): Operation on each bit of the colour channels and of alpha.
    logic_operation_e OPERATION;
  } logic_op_t;

  // GPUREG_BLEND_COLOR (0x103): Constant colour for blending.
  // plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation]
  // official PICA_REG_BLEND_COLOR
  localparam logic [15:0] GPUREG_BLEND_COLOR = 16'h0103;
  typedef struct packed {
    // A (bits 31-24, uint, 1/255): Alpha.
    logic [7:0] A;
    // B (bits 23-16, uint, 1/255): Blue.
    logic [7:0] B;
    // G (bits 15-8, uint, 1/255): Green.
    logic [7:0] G;
    // R (bits 7-0, uint, 1/255): Red.
    logic [7:0] R;
  } blend_color_t;

  // GPUREG_FRAGOP_ALPHA_TEST (0x104): Alpha test.
  // plain, rw [DOC: docs/hardware/framebuffer.md#alpha-test]
  // official PICA_REG_FRAG_OP_ALPHA_TEST; older GPUREG_ALPHATEST_CONFIG
  localparam logic [15:0] GPUREG_FRAGOP_ALPHA_TEST = 16'h0104;
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // REFERENCE (bits 15-8, uint, 1/255): Second value of the comparison.
    logic [7:0] REFERENCE;
    logic reserved_7;
    // FUNCTION (bits 6-4, CompareFunction): Fragment alpha compared with REFERENCE.
    compare_function_e FUNCTION;
    logic [2:0] reserved_3_1;
    // ENABLE (bit 0, bool): Alpha test on.
    logic ENABLE;
  } fragop_alpha_test_t;

  // GPUREG_STENCIL_TEST (0x105): Stencil test, possible with the depth format D24S8 only.
  // plain, rw [HW: docs/hardware/framebuffer.md#stencil]
  // official PICA_REG_STENCIL_TEST; older GPUREG_STENCILTEST_CONFIG
  localparam logic [15:0] GPUREG_STENCIL_TEST = 16'h0105;
  typedef struct packed {
    // READ_MASK (bits 31-24, uint): Bits of both values that are compared.
    logic [7:0] READ_MASK;
    // REFERENCE (bits 23-16, uint): Reference; 3dbrew calls it signed, emulators compare it unsigned.
    logic [7:0] REFERENCE;
    // WRITE_MASK (bits 15-8, uint): Bits of the stored value that may change.
    logic [7:0] WRITE_MASK;
    logic reserved_7;
    // FUNCTION (bits 6-4, CompareFunction): REFERENCE and READ_MASK, compared with stored value and
    // READ_MASK.
    compare_function_e FUNCTION;
    logic [2:0] reserved_3_1;
    // ENABLE (bit 0, bool): Stencil test on.
    logic ENABLE;
  } stencil_test_t;

  // GPUREG_STENCIL_OP (0x106): What the three outcomes do to the stencil value.
  // plain, rw [HW: docs/hardware/framebuffer.md#stencil]
  // official PICA_REG_STENCIL_OP; older GPUREG_STENCILOP_CONFIG
  localparam logic [15:0] GPUREG_STENCIL_OP = 16'h0106;
  typedef struct packed {
    logic [20:0] reserved_31_11;
    // PASS (bits 10-8, StencilAction): Both pass; a depth test that is off passes.
    stencil_action_e PASS;
    logic reserved_7;
    // DEPTH_FAIL (bits 6-4, StencilAction): The stencil test passes, the depth test fails.
    stencil_action_e DEPTH_FAIL;
    logic reserved_3;
    // FAIL (bits 2-0, StencilAction): The stencil test fails.
    stencil_action_e FAIL;
  } stencil_op_t;

  // GPUREG_DEPTH_COLOR_MASK (0x107): Depth test, depth write and colour write mask.
  // plain, rw [DOC: docs/hardware/framebuffer.md#depth]
  // official PICA_REG_DEPTH_COLOR_MASK; older GPUREG_DEPTHTEST_CONFIG
  localparam logic [15:0] GPUREG_DEPTH_COLOR_MASK = 16'h0107;
  typedef struct packed {
    logic [18:0] reserved_31_13;
    // DEPTH_WRITE (bit 12, bool): Depth is written, even while the depth test is off;
    // DEPTHBUFFER_WRITE must allow it. [HW]
    logic DEPTH_WRITE;
    // ALPHA_WRITE (bit 11, bool): Alpha is written.
    logic ALPHA_WRITE;
    // BLUE_WRITE (bit 10, bool): Blue is written.
    logic BLUE_WRITE;
    // GREEN_WRITE (bit 9, bool): Green is written.
    logic GREEN_WRITE;
    // RED_WRITE (bit 8, bool): Red is written.
    logic RED_WRITE;
    logic reserved_7;
    // FUNCTION (bits 6-4, CompareFunction): Fragment depth compared with stored depth.
    compare_function_e FUNCTION;
    logic [2:0] reserved_3_1;
    // DEPTH_TEST_ENABLE (bit 0, bool): Depth test on; off counts as ALWAYS.
    logic DEPTH_TEST_ENABLE;
  } depth_color_mask_t;

  // GPUREG_0108 to GPUREG_010C (0x108-0x10C): No known function.
  // plain, none [HW: docs/hardware/registers.md#framebuffer; GBATEK]
  localparam logic [15:0] GPUREG_0108 = 16'h0108;
  localparam logic [15:0] GPUREG_0109 = 16'h0109;
  localparam logic [15:0] GPUREG_010A = 16'h010A;
  localparam logic [15:0] GPUREG_010B = 16'h010B;
  localparam logic [15:0] GPUREG_010C = 16'h010C;

  // GPUREG_010D (0x10D): Purpose unknown.
  // plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#framebuffer; GBATEK]
  localparam logic [15:0] GPUREG_010D = 16'h010D;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // UNKNOWN (bit 0, uint): Can be written and read back.
    logic UNKNOWN;
  } unknown_010d_t;

  // GPUREG_010E to GPUREG_010F (0x10E-0x10F): Purpose unknown.
  // plain, rw, mask 0xFFFFFFFF [HW: docs/hardware/registers.md#framebuffer; GBATEK]
  localparam logic [15:0] GPUREG_010E = 16'h010E;
  localparam logic [15:0] GPUREG_010F = 16'h010F;
  typedef struct packed {
    // UNKNOWN (bits 31-0, uint): Can be written and read back.
    logic [31:0] UNKNOWN;
  } unknown_010e_t;

  // GPUREG_FRAMEBUFFER_INVALIDATE (0x110): Drops the contents of the colour and depth caches.
  // trigger, wo [DOC: docs/hardware/framebuffer.md#addressing]
  // official PICA_REG_COLOR_BUFFER_CLEAR0; older GPUREG_0110, GPUREG_RENDERBUFFER_INVALIDATE
  localparam logic [15:0] GPUREG_FRAMEBUFFER_INVALIDATE = 16'h0110;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // INVALIDATE (bit 0, bool): Do it.
    logic INVALIDATE;
  } framebuffer_invalidate_t;

  // GPUREG_FRAMEBUFFER_FLUSH (0x111): Writes the colour and depth caches back to memory.
  // trigger, wo [DOC: docs/hardware/framebuffer.md#addressing]
  // official PICA_REG_COLOR_BUFFER_CLEAR1; older GPUREG_0111, GPUREG_RENDERBUFFER_FLUSH
  localparam logic [15:0] GPUREG_FRAMEBUFFER_FLUSH = 16'h0111;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // FLUSH (bit 0, bool): Do it.
    logic FLUSH;
  } framebuffer_flush_t;

  // GPUREG_COLORBUFFER_READ (0x112): Reading of the colour buffer; without it the destination colour
  // counts as 0.
  // plain, rw [HW: docs/hardware/framebuffer.md#addressing]
  // official PICA_REG_COLOR_BUFFER_READ; older GPUREG_COLORBUFFER_READING
  localparam logic [15:0] GPUREG_COLORBUFFER_READ = 16'h0112;
  typedef struct packed {
    logic [27:0] reserved_31_4;
    // ACCESS (bits 3-0, ColorAccess): Whether the buffer may be read.
    color_access_e ACCESS;
  } colorbuffer_read_t;

  // GPUREG_COLORBUFFER_WRITE (0x113): Writing of the colour buffer.
  // plain, rw [HW: docs/hardware/framebuffer.md#addressing]
  // official PICA_REG_COLOR_BUFFER_WRITE; older GPUREG_COLORBUFFER_WRITING
  localparam logic [15:0] GPUREG_COLORBUFFER_WRITE = 16'h0113;
  typedef struct packed {
    logic [27:0] reserved_31_4;
    // ACCESS (bits 3-0, ColorAccess): Whether the buffer may be written.
    color_access_e ACCESS;
  } colorbuffer_write_t;

  // GPUREG_DEPTHBUFFER_READ (0x114): Reading of the depth buffer.
  // plain, rw [HW: docs/hardware/framebuffer.md#addressing]
  // official PICA_REG_DEPTH_STENCIL_READ; older GPUREG_DEPTHBUFFER_READING
  localparam logic [15:0] GPUREG_DEPTHBUFFER_READ = 16'h0114;
  typedef struct packed {
    logic [29:0] reserved_31_2;
    // ACCESS (bits 1-0, DepthStencilAccess): Whether the buffer may be read.
    depth_stencil_access_e ACCESS;
  } depthbuffer_read_t;

  // GPUREG_DEPTHBUFFER_WRITE (0x115): Writing of the depth buffer.
  // plain, rw [HW: docs/hardware/framebuffer.md#addressing]
  // official PICA_REG_DEPTH_STENCIL_WRITE; older GPUREG_DEPTHBUFFER_WRITING
  localparam logic [15:0] GPUREG_DEPTHBUFFER_WRITE = 16'h0115;
  typedef struct packed {
    logic [29:0] reserved_31_2;
    // ACCESS (bits 1-0, DepthStencilAccess): Whether the buffer may be written.
    depth_stencil_access_e ACCESS;
  } depthbuffer_write_t;

  // GPUREG_DEPTHBUFFER_FORMAT (0x116): Layout of the depth buffer.
  // plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
  // official PICA_REG_RENDER_BUF_DEPTH_MODE
  localparam logic [15:0] GPUREG_DEPTHBUFFER_FORMAT = 16'h0116;
  typedef struct packed {
    logic [29:0] reserved_31_2;
    // FORMAT (bits 1-0, DepthFormat): Format.
    depth_format_e FORMAT;
  } depthbuffer_format_t;

  // GPUREG_COLORBUFFER_FORMAT (0x117): Layout of the colour buffer. The codes of the display
  // transfer differ: RGB5A1 and RGB565 are exchanged there.
  // plain, rw [DOC: docs/hardware/framebuffer.md#addressing;
  // docs/hardware/memory-engines.md#display-transfer]
  // official PICA_REG_RENDER_BUF_COLOR_MODE
  localparam logic [15:0] GPUREG_COLORBUFFER_FORMAT = 16'h0117;
  typedef struct packed {
    logic [12:0] reserved_31_19;
    // FORMAT (bits 18-16, ColorFormat): Format.
    color_format_e FORMAT;
    logic [13:0] reserved_15_2;
    // PIXEL_SIZE (bits 1-0, PixelSize): Size of a pixel; it must fit FORMAT.
    pixel_size_e PIXEL_SIZE;
  } colorbuffer_format_t;

  // GPUREG_EARLYDEPTH_TEST2 (0x118): Second of two enables of the early depth test; software sets
  // EARLYDEPTH_TEST1 with it.
  // plain, rw [DOC: docs/hardware/raster.md#early-depth]
  // official PICA_REG_EARLY_DEPTH_TEST2; older GPUREG_0118
  localparam logic [15:0] GPUREG_EARLYDEPTH_TEST2 = 16'h0118;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // ENABLE (bit 0, bool): Early depth test on.
    logic ENABLE;
  } earlydepth_test2_t;

  // GPUREG_0119 to GPUREG_011A (0x119-0x11A): Purpose unknown.
  // plain, rw, mask 0xFFFFFFFF [HW: docs/hardware/registers.md#framebuffer; GBATEK]
  localparam logic [15:0] GPUREG_0119 = 16'h0119;
  localparam logic [15:0] GPUREG_011A = 16'h011A;
  typedef struct packed {
    // UNKNOWN (bits 31-0, uint): Can be written and read back.
    logic [31:0] UNKNOWN;
  } unknown_0119_t;

  // GPUREG_FRAMEBUFFER_BLOCK32 (0x11B): Block size of the colour and depth buffers.
  // plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
  // official PICA_REG_RENDER_BLOCK_FORMAT; older GPUREG_011B, GPUREG_RENDERBUFFER_BLOCK32
  localparam logic [15:0] GPUREG_FRAMEBUFFER_BLOCK32 = 16'h011B;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // BLOCK_SIZE (bit 0, BlockSize): Order of the pixels.
    block_size_e BLOCK_SIZE;
  } framebuffer_block32_t;

  // GPUREG_DEPTHBUFFER_LOC (0x11C): Depth buffer in memory. The low 3 bits have no effect (seen by
  // GBATEK), so that the address is a multiple of 64 bytes.
  // plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
  // official PICA_REG_RENDER_BUF_DEPTH_ADDR
  localparam logic [15:0] GPUREG_DEPTHBUFFER_LOC = 16'h011C;
  typedef struct packed {
    logic [3:0] reserved_31_28;
    // ADDRESS (bits 27-0, address*8): Physical address.
    logic [27:0] ADDRESS;
  } depthbuffer_loc_t;

  // GPUREG_COLORBUFFER_LOC (0x11D): Colour buffer in memory. The low 3 bits have no effect (seen by
  // GBATEK), so that the address is a multiple of 64 bytes.
  // plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
  // official PICA_REG_RENDER_BUF_COLOR_ADDR
  localparam logic [15:0] GPUREG_COLORBUFFER_LOC = 16'h011D;
  typedef struct packed {
    logic [3:0] reserved_31_28;
    // ADDRESS (bits 27-0, address*8): Physical address.
    logic [27:0] ADDRESS;
  } colorbuffer_loc_t;

  // GPUREG_FRAMEBUFFER_DIM (0x11E): Size of the colour and depth buffers.
  // plain, rw [HW: docs/hardware/framebuffer.md#addressing]
  // official PICA_REG_RENDER_BUF_RESOLUTION0; older GPUREG_OUTBUFFER_DIM, GPUREG_RENDERBUFFER_DIM_0
  localparam logic [15:0] GPUREG_FRAMEBUFFER_DIM = 16'h011E;
  typedef struct packed {
    logic [6:0] reserved_31_25;
    // Y_DIRECTION (bit 24, YDirection): Direction of y in memory.
    y_direction_e Y_DIRECTION;
    logic [1:0] reserved_23_22;
    // HEIGHT_MINUS_1 (bits 21-12, uint, pixels): Height minus 1.
    logic [9:0] HEIGHT_MINUS_1;
    logic reserved_11;
    // WIDTH (bits 10-0, uint, pixels): Width.
    logic [10:0] WIDTH;
  } framebuffer_dim_t;

  // GPUREG_011F (0x11F): Purpose unknown, perhaps memory timing. Software writes 0x00010140, and all
  // ones hang the GPU.
  // plain, rw, mask 0x7FFFFFFF, power-up value 0x00020200 [HW:
  // docs/hardware/registers.md#framebuffer; docs/hardware/registers.md#power-up; GBATEK]
  localparam logic [15:0] GPUREG_011F = 16'h011F;
  typedef struct packed {
    logic reserved_31;
    // UNKNOWN (bits 30-0, uint): Can be written and read back.
    logic [30:0] UNKNOWN;
  } unknown_011f_t;

  // GPUREG_GAS_LIGHT_XY (0x120): Planar shading of gas.
  // plain, rw [DOC: docs/hardware/fragment.md#gas]
  // official PICA_REG_GAS_LIGHT_XY; older GPUREG_0120
  localparam logic [15:0] GPUREG_GAS_LIGHT_XY = 16'h0120;
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // ATTENUATION (bits 23-16, uint): Attenuation by density.
    logic [7:0] ATTENUATION;
    // MAX (bits 15-8, uint): Highest intensity.
    logic [7:0] MAX;
    // MIN (bits 7-0, uint): Lowest intensity.
    logic [7:0] MIN;
  } gas_light_xy_t;

  // GPUREG_GAS_LIGHT_Z (0x121): View shading of gas.
  // plain, rw [DOC: docs/hardware/fragment.md#gas]
  // official PICA_REG_GAS_LIGHT_Z; older GPUREG_0121
  localparam logic [15:0] GPUREG_GAS_LIGHT_Z = 16'h0121;
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // ATTENUATION (bits 23-16, uint): Attenuation by density.
    logic [7:0] ATTENUATION;
    // MAX (bits 15-8, uint): Highest intensity.
    logic [7:0] MAX;
    // MIN (bits 7-0, uint): Lowest intensity.
    logic [7:0] MIN;
  } gas_light_z_t;

  // GPUREG_GAS_LIGHT_Z_COLOR (0x122): View shading along the line of sight, and input of the gas
  // colour table.
  // plain, rw [DOC: docs/hardware/fragment.md#gas]
  // official PICA_REG_GAS_LIGHT_Z_COLOR; older GPUREG_0122
  localparam logic [15:0] GPUREG_GAS_LIGHT_Z_COLOR = 16'h0122;
  typedef struct packed {
    logic [22:0] reserved_31_9;
    // LUT_INPUT (bit 8, GasLutInput): What selects a colour.
    gas_lut_input_e LUT_INPUT;
    // EFFECT (bits 7-0, uint): Strength of view shading in the line of sight.
    logic [7:0] EFFECT;
  } gas_light_z_color_t;

  // GPUREG_GAS_LUT_INDEX (0x123): Where the next word for GAS_LUT_DATA goes.
  // index-port, wo, port GasLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
  // docs/hardware/fragment.md#gas; GBATEK]
  // official PICA_REG_GAS_LUT_INDEX; older GPUREG_0123
  localparam logic [15:0] GPUREG_GAS_LUT_INDEX = 16'h0123;
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // INDEX (bits 15-0, uint): Entry 0 to 15; how many bits count is not known.
    logic [15:0] INDEX;
  } gas_lut_index_t;

  // GPUREG_GAS_LUT_DATA (0x124): Entry of the gas colour table: 0-7 are differences, 8-15 colours.
  // Differences are signed according to 3dbrew; citro3d writes them as sign and magnitude.
  // data-port, rw, port GasLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
  // docs/hardware/fragment.md#gas]
  // official PICA_REG_GAS_LUT_DATA; older GPUREG_0124
  localparam logic [15:0] GPUREG_GAS_LUT_DATA = 16'h0124;
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // B (bits 23-16, uint): Blue, or its difference.
    logic [7:0] B;
    // G (bits 15-8, uint): Green, or its difference.
    logic [7:0] G;
    // R (bits 7-0, uint): Red, or its difference.
    logic [7:0] R;
  } gas_lut_data_t;

  // GPUREG_GAS_ACCMAX_FEEDBACK (0x125): Largest density that was accumulated.
  // plain, rw, mask 0x0000FFFF [DOC: docs/hardware/fragment.md#gas;
  // docs/hardware/registers.md#framebuffer]
  // older GPUREG_0125
  localparam logic [15:0] GPUREG_GAS_ACCMAX_FEEDBACK = 16'h0125;
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // ACCMAX (bits 15-0, uint): Accumulation maximum; its format is not known.
    logic [15:0] ACCMAX;
  } gas_accmax_feedback_t;

  // GPUREG_GAS_DELTAZ_DEPTH (0x126): Gas and depth.
  // plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  // docs/hardware/fragment.md#gas]
  // official PICA_REG_GAS_DELTAZ_DEPTH; older GPUREG_0126
  localparam logic [15:0] GPUREG_GAS_DELTAZ_DEPTH = 16'h0126;
  typedef struct packed {
    logic [5:0] reserved_31_26;
    // FUNCTION (bits 25-24, GasDepthFunction): Depth function that goes with the one of the depth
    // test.
    gas_depth_function_e FUNCTION;
    // DELTA_Z (bits 23-0, fixed0.16.8): Attenuation along the depth.
    logic [23:0] DELTA_Z;
  } gas_deltaz_depth_t;

  // GPUREG_0127 to GPUREG_012F (0x127-0x12F): No register; reads return the value of the primitive
  // restart register.
  // plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  localparam logic [15:0] GPUREG_0127 = 16'h0127;
  localparam logic [15:0] GPUREG_0128 = 16'h0128;
  localparam logic [15:0] GPUREG_0129 = 16'h0129;
  localparam logic [15:0] GPUREG_012A = 16'h012A;
  localparam logic [15:0] GPUREG_012B = 16'h012B;
  localparam logic [15:0] GPUREG_012C = 16'h012C;
  localparam logic [15:0] GPUREG_012D = 16'h012D;
  localparam logic [15:0] GPUREG_012E = 16'h012E;
  localparam logic [15:0] GPUREG_012F = 16'h012F;

  // GPUREG_FRAGOP_SHADOW (0x130): Soft edge of the shadow map pass: a fragment of green value g at
  // depth d in front of stored depth s writes the density g / (CONSTANT + LINEAR * d / s) where that
  // is smaller than the stored one.
  // plain, rw [HW: docs/hardware/framebuffer.md#shadow]
  // official PICA_REG_FRAG_OP_SHADOW; older GPUREG_0130
  localparam logic [15:0] GPUREG_FRAGOP_SHADOW = 16'h0130;
  typedef struct packed {
    // LINEAR (bits 31-16, f16): Penumbra scale with reversed sign.
    logic [15:0] LINEAR;
    // CONSTANT (bits 15-0, f16): Sum of penumbra scale and penumbra bias.
    logic [15:0] CONSTANT;
  } fragop_shadow_t;

  // GPUREG_0131 to GPUREG_013E (0x131-0x13E): No known function.
  // plain, none [HW: docs/hardware/registers.md#framebuffer; GBATEK]
  localparam logic [15:0] GPUREG_0131 = 16'h0131;
  localparam logic [15:0] GPUREG_0132 = 16'h0132;
  localparam logic [15:0] GPUREG_0133 = 16'h0133;
  localparam logic [15:0] GPUREG_0134 = 16'h0134;
  localparam logic [15:0] GPUREG_0135 = 16'h0135;
  localparam logic [15:0] GPUREG_0136 = 16'h0136;
  localparam logic [15:0] GPUREG_0137 = 16'h0137;
  localparam logic [15:0] GPUREG_0138 = 16'h0138;
  localparam logic [15:0] GPUREG_0139 = 16'h0139;
  localparam logic [15:0] GPUREG_013A = 16'h013A;
  localparam logic [15:0] GPUREG_013B = 16'h013B;
  localparam logic [15:0] GPUREG_013C = 16'h013C;
  localparam logic [15:0] GPUREG_013D = 16'h013D;
  localparam logic [15:0] GPUREG_013E = 16'h013E;

  // GPUREG_013F (0x13F): Purpose unknown.
  // plain, rw, mask 0x0000000F [HW: docs/hardware/registers.md#framebuffer; GBATEK]
  localparam logic [15:0] GPUREG_013F = 16'h013F;
  typedef struct packed {
    logic [27:0] reserved_31_4;
    // UNKNOWN (bits 3-0, uint): Can be written and read back.
    logic [3:0] UNKNOWN;
  } unknown_013f_t;

  // ---- Fragment lighting ----
  // Eight lights, the light environment, and the look-up tables that shape specular, spot, Fresnel
  // and distance terms. Lighting runs when 0x08F bit 0 is 1 and LIGHTING_ENABLE1 bit 0 is 0.

  // GPUREG_LIGHT[0-7]_SPECULAR0 (0x140 + 0x10*n (n = 0-7)): Colour of specular term 0, material
  // times light.
  // plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  // docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
  // official PICA_REG_FRAG_LIGHT0_SPECULAR0, PICA_REG_FRAG_LIGHT_START,
  // PICA_REG_FRAG_LIGHT1_SPECULAR0, PICA_REG_FRAG_LIGHT2_SPECULAR0, PICA_REG_FRAG_LIGHT3_SPECULAR0,
  // PICA_REG_FRAG_LIGHT4_SPECULAR0, PICA_REG_FRAG_LIGHT5_SPECULAR0, PICA_REG_FRAG_LIGHT6_SPECULAR0
  // and 1 more; older GPUREG_0140, GPUREG_0150, GPUREG_0160, GPUREG_0170, GPUREG_0180, GPUREG_0190,
  // GPUREG_01A0, GPUREG_01B0
  localparam logic [15:0] GPUREG_LIGHT0_SPECULAR0 = 16'h0140;
  localparam logic [15:0] GPUREG_LIGHT1_SPECULAR0 = 16'h0150;
  localparam logic [15:0] GPUREG_LIGHT2_SPECULAR0 = 16'h0160;
  localparam logic [15:0] GPUREG_LIGHT3_SPECULAR0 = 16'h0170;
  localparam logic [15:0] GPUREG_LIGHT4_SPECULAR0 = 16'h0180;
  localparam logic [15:0] GPUREG_LIGHT5_SPECULAR0 = 16'h0190;
  localparam logic [15:0] GPUREG_LIGHT6_SPECULAR0 = 16'h01A0;
  localparam logic [15:0] GPUREG_LIGHT7_SPECULAR0 = 16'h01B0;
  localparam int GPUREG_LIGHT_SPECULAR0_COUNT = 8;
  function automatic logic [15:0] GPUREG_LIGHT_SPECULAR0(input logic [15:0] n);
    GPUREG_LIGHT_SPECULAR0 = 16'h0140 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [1:0] reserved_31_30;
    // UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW]
    logic [1:0] UNKNOWN_28;
    // R (bits 27-20, uint, 1/255): Red.
    logic [7:0] R;
    // UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW]
    logic [1:0] UNKNOWN_18;
    // G (bits 17-10, uint, 1/255): Green.
    logic [7:0] G;
    // UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW]
    logic [1:0] UNKNOWN_8;
    // B (bits 7-0, uint, 1/255): Blue.
    logic [7:0] B;
  } light_specular0_t;

  // GPUREG_LIGHT[0-7]_SPECULAR1 (0x141 + 0x10*n (n = 0-7)): Colour of specular term 1, material
  // times light; the reflection tables colour it further.
  // plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  // docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
  // official PICA_REG_FRAG_LIGHT[0-7]_SPECULAR1; older GPUREG_0141, GPUREG_0151, GPUREG_0161,
  // GPUREG_0171, GPUREG_0181, GPUREG_0191, GPUREG_01A1, GPUREG_01B1
  localparam logic [15:0] GPUREG_LIGHT0_SPECULAR1 = 16'h0141;
  localparam logic [15:0] GPUREG_LIGHT1_SPECULAR1 = 16'h0151;
  localparam logic [15:0] GPUREG_LIGHT2_SPECULAR1 = 16'h0161;
  localparam logic [15:0] GPUREG_LIGHT3_SPECULAR1 = 16'h0171;
  localparam logic [15:0] GPUREG_LIGHT4_SPECULAR1 = 16'h0181;
  localparam logic [15:0] GPUREG_LIGHT5_SPECULAR1 = 16'h0191;
  localparam logic [15:0] GPUREG_LIGHT6_SPECULAR1 = 16'h01A1;
  localparam logic [15:0] GPUREG_LIGHT7_SPECULAR1 = 16'h01B1;
  localparam int GPUREG_LIGHT_SPECULAR1_COUNT = 8;
  function automatic logic [15:0] GPUREG_LIGHT_SPECULAR1(input logic [15:0] n);
    GPUREG_LIGHT_SPECULAR1 = 16'h0141 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [1:0] reserved_31_30;
    // UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW]
    logic [1:0] UNKNOWN_28;
    // R (bits 27-20, uint, 1/255): Red.
    logic [7:0] R;
    // UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW]
    logic [1:0] UNKNOWN_18;
    // G (bits 17-10, uint, 1/255): Green.
    logic [7:0] G;
    // UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW]
    logic [1:0] UNKNOWN_8;
    // B (bits 7-0, uint, 1/255): Blue.
    logic [7:0] B;
  } light_specular1_t;

  // GPUREG_LIGHT[0-7]_DIFFUSE (0x142 + 0x10*n (n = 0-7)): Diffuse colour, material times light.
  // plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  // docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
  // official PICA_REG_FRAG_LIGHT[0-7]_DIFFUSE; older GPUREG_0142, GPUREG_0152, GPUREG_0162,
  // GPUREG_0172, GPUREG_0182, GPUREG_0192, GPUREG_01A2, GPUREG_01B2
  localparam logic [15:0] GPUREG_LIGHT0_DIFFUSE = 16'h0142;
  localparam logic [15:0] GPUREG_LIGHT1_DIFFUSE = 16'h0152;
  localparam logic [15:0] GPUREG_LIGHT2_DIFFUSE = 16'h0162;
  localparam logic [15:0] GPUREG_LIGHT3_DIFFUSE = 16'h0172;
  localparam logic [15:0] GPUREG_LIGHT4_DIFFUSE = 16'h0182;
  localparam logic [15:0] GPUREG_LIGHT5_DIFFUSE = 16'h0192;
  localparam logic [15:0] GPUREG_LIGHT6_DIFFUSE = 16'h01A2;
  localparam logic [15:0] GPUREG_LIGHT7_DIFFUSE = 16'h01B2;
  localparam int GPUREG_LIGHT_DIFFUSE_COUNT = 8;
  function automatic logic [15:0] GPUREG_LIGHT_DIFFUSE(input logic [15:0] n);
    GPUREG_LIGHT_DIFFUSE = 16'h0142 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [1:0] reserved_31_30;
    // UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW]
    logic [1:0] UNKNOWN_28;
    // R (bits 27-20, uint, 1/255): Red.
    logic [7:0] R;
    // UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW]
    logic [1:0] UNKNOWN_18;
    // G (bits 17-10, uint, 1/255): Green.
    logic [7:0] G;
    // UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW]
    logic [1:0] UNKNOWN_8;
    // B (bits 7-0, uint, 1/255): Blue.
    logic [7:0] B;
  } light_diffuse_t;

  // GPUREG_LIGHT[0-7]_AMBIENT (0x143 + 0x10*n (n = 0-7)): Ambient colour, material times light;
  // attenuated like the diffuse part but not shadowed.
  // plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  // docs/hardware/lighting.md#equation-per-light; docs/hardware/lighting.md#arithmetic; 3dbrew
  // IR-2024]
  // official PICA_REG_FRAG_LIGHT[0-7]_AMBIENT; older GPUREG_0143, GPUREG_0153, GPUREG_0163,
  // GPUREG_0173, GPUREG_0183, GPUREG_0193, GPUREG_01A3, GPUREG_01B3
  localparam logic [15:0] GPUREG_LIGHT0_AMBIENT = 16'h0143;
  localparam logic [15:0] GPUREG_LIGHT1_AMBIENT = 16'h0153;
  localparam logic [15:0] GPUREG_LIGHT2_AMBIENT = 16'h0163;
  localparam logic [15:0] GPUREG_LIGHT3_AMBIENT = 16'h0173;
  localparam logic [15:0] GPUREG_LIGHT4_AMBIENT = 16'h0183;
  localparam logic [15:0] GPUREG_LIGHT5_AMBIENT = 16'h0193;
  localparam logic [15:0] GPUREG_LIGHT6_AMBIENT = 16'h01A3;
  localparam logic [15:0] GPUREG_LIGHT7_AMBIENT = 16'h01B3;
  localparam int GPUREG_LIGHT_AMBIENT_COUNT = 8;
  function automatic logic [15:0] GPUREG_LIGHT_AMBIENT(input logic [15:0] n);
    GPUREG_LIGHT_AMBIENT = 16'h0143 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [1:0] reserved_31_30;
    // UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW]
    logic [1:0] UNKNOWN_28;
    // R (bits 27-20, uint, 1/255): Red.
    logic [7:0] R;
    // UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW]
    logic [1:0] UNKNOWN_18;
    // G (bits 17-10, uint, 1/255): Green.
    logic [7:0] G;
    // UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW]
    logic [1:0] UNKNOWN_8;
    // B (bits 7-0, uint, 1/255): Blue.
    logic [7:0] B;
  } light_ambient_t;

  // GPUREG_LIGHT[0-7]_XY (0x144 + 0x10*n (n = 0-7)): Position of a positional light or vector of a
  // directional one, x and y.
  // plain, rw [DOC: docs/hardware/lighting.md#vectors; docs/hardware/lighting.md#equation-per-light;
  // 3dbrew IR-2024]
  // official PICA_REG_FRAG_LIGHT[0-7]_POSITION_XY; older GPUREG_0144, GPUREG_LIGHT0_VECTOR_LOW,
  // GPUREG_0154, GPUREG_LIGHT1_VECTOR_LOW, GPUREG_0164, GPUREG_LIGHT2_VECTOR_LOW, GPUREG_0174,
  // GPUREG_LIGHT3_VECTOR_LOW and 8 more
  localparam logic [15:0] GPUREG_LIGHT0_XY = 16'h0144;
  localparam logic [15:0] GPUREG_LIGHT1_XY = 16'h0154;
  localparam logic [15:0] GPUREG_LIGHT2_XY = 16'h0164;
  localparam logic [15:0] GPUREG_LIGHT3_XY = 16'h0174;
  localparam logic [15:0] GPUREG_LIGHT4_XY = 16'h0184;
  localparam logic [15:0] GPUREG_LIGHT5_XY = 16'h0194;
  localparam logic [15:0] GPUREG_LIGHT6_XY = 16'h01A4;
  localparam logic [15:0] GPUREG_LIGHT7_XY = 16'h01B4;
  localparam int GPUREG_LIGHT_XY_COUNT = 8;
  function automatic logic [15:0] GPUREG_LIGHT_XY(input logic [15:0] n);
    GPUREG_LIGHT_XY = 16'h0144 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    // Y (bits 31-16, f16): y in view space.
    logic [15:0] Y;
    // X (bits 15-0, f16): x in view space.
    logic [15:0] X;
  } light_xy_t;

  // GPUREG_LIGHT[0-7]_Z (0x145 + 0x10*n (n = 0-7)): Position of a positional light or vector of a
  // directional one, z.
  // plain, rw [DOC: docs/hardware/lighting.md#vectors; docs/hardware/lighting.md#equation-per-light;
  // 3dbrew IR-2024]
  // official PICA_REG_FRAG_LIGHT[0-7]_POSITION_Z; older GPUREG_0145, GPUREG_LIGHT0_VECTOR_HIGH,
  // GPUREG_0155, GPUREG_LIGHT1_VECTOR_HIGH, GPUREG_0165, GPUREG_LIGHT2_VECTOR_HIGH, GPUREG_0175,
  // GPUREG_LIGHT3_VECTOR_HIGH and 8 more
  localparam logic [15:0] GPUREG_LIGHT0_Z = 16'h0145;
  localparam logic [15:0] GPUREG_LIGHT1_Z = 16'h0155;
  localparam logic [15:0] GPUREG_LIGHT2_Z = 16'h0165;
  localparam logic [15:0] GPUREG_LIGHT3_Z = 16'h0175;
  localparam logic [15:0] GPUREG_LIGHT4_Z = 16'h0185;
  localparam logic [15:0] GPUREG_LIGHT5_Z = 16'h0195;
  localparam logic [15:0] GPUREG_LIGHT6_Z = 16'h01A5;
  localparam logic [15:0] GPUREG_LIGHT7_Z = 16'h01B5;
  localparam int GPUREG_LIGHT_Z_COUNT = 8;
  function automatic logic [15:0] GPUREG_LIGHT_Z(input logic [15:0] n);
    GPUREG_LIGHT_Z = 16'h0145 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // Z (bits 15-0, f16): z in view space.
    logic [15:0] Z;
  } light_z_t;

  // GPUREG_LIGHT[0-7]_SPOTDIR_XY (0x146 + 0x10*n (n = 0-7)): Spot direction, a unit vector that
  // software negates, x and y.
  // plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  // docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
  // official PICA_REG_FRAG_LIGHT[0-7]_SPOT_XY; older GPUREG_0146, GPUREG_LIGHT0_SPOTDIR_LOW,
  // GPUREG_0156, GPUREG_LIGHT1_SPOTDIR_LOW, GPUREG_0166, GPUREG_LIGHT2_SPOTDIR_LOW, GPUREG_0176,
  // GPUREG_LIGHT3_SPOTDIR_LOW and 8 more
  localparam logic [15:0] GPUREG_LIGHT0_SPOTDIR_XY = 16'h0146;
  localparam logic [15:0] GPUREG_LIGHT1_SPOTDIR_XY = 16'h0156;
  localparam logic [15:0] GPUREG_LIGHT2_SPOTDIR_XY = 16'h0166;
  localparam logic [15:0] GPUREG_LIGHT3_SPOTDIR_XY = 16'h0176;
  localparam logic [15:0] GPUREG_LIGHT4_SPOTDIR_XY = 16'h0186;
  localparam logic [15:0] GPUREG_LIGHT5_SPOTDIR_XY = 16'h0196;
  localparam logic [15:0] GPUREG_LIGHT6_SPOTDIR_XY = 16'h01A6;
  localparam logic [15:0] GPUREG_LIGHT7_SPOTDIR_XY = 16'h01B6;
  localparam int GPUREG_LIGHT_SPOTDIR_XY_COUNT = 8;
  function automatic logic [15:0] GPUREG_LIGHT_SPOTDIR_XY(input logic [15:0] n);
    GPUREG_LIGHT_SPOTDIR_XY = 16'h0146 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [2:0] reserved_31_29;
    // Y (bits 28-16, fixed1.1.11): Negated y of the spot direction.
    logic signed [12:0] Y;
    logic [2:0] reserved_15_13;
    // X (bits 12-0, fixed1.1.11): Negated x of the spot direction.
    logic signed [12:0] X;
  } light_spotdir_xy_t;

  // GPUREG_LIGHT[0-7]_SPOTDIR_Z (0x147 + 0x10*n (n = 0-7)): Spot direction, a unit vector that
  // software negates, z.
  // plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  // docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
  // official PICA_REG_FRAG_LIGHT[0-7]_SPOT_Z; older GPUREG_0147, GPUREG_LIGHT0_SPOTDIR_HIGH,
  // GPUREG_0157, GPUREG_LIGHT1_SPOTDIR_HIGH, GPUREG_0167, GPUREG_LIGHT2_SPOTDIR_HIGH, GPUREG_0177,
  // GPUREG_LIGHT3_SPOTDIR_HIGH and 8 more
  localparam logic [15:0] GPUREG_LIGHT0_SPOTDIR_Z = 16'h0147;
  localparam logic [15:0] GPUREG_LIGHT1_SPOTDIR_Z = 16'h0157;
  localparam logic [15:0] GPUREG_LIGHT2_SPOTDIR_Z = 16'h0167;
  localparam logic [15:0] GPUREG_LIGHT3_SPOTDIR_Z = 16'h0177;
  localparam logic [15:0] GPUREG_LIGHT4_SPOTDIR_Z = 16'h0187;
  localparam logic [15:0] GPUREG_LIGHT5_SPOTDIR_Z = 16'h0197;
  localparam logic [15:0] GPUREG_LIGHT6_SPOTDIR_Z = 16'h01A7;
  localparam logic [15:0] GPUREG_LIGHT7_SPOTDIR_Z = 16'h01B7;
  localparam int GPUREG_LIGHT_SPOTDIR_Z_COUNT = 8;
  function automatic logic [15:0] GPUREG_LIGHT_SPOTDIR_Z(input logic [15:0] n);
    GPUREG_LIGHT_SPOTDIR_Z = 16'h0147 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [18:0] reserved_31_13;
    // Z (bits 12-0, fixed1.1.11): Negated z of the spot direction.
    logic signed [12:0] Z;
  } light_spotdir_z_t;

  // GPUREG_0148 to GPUREG_01BF (0x148, 0x14C-0x14F, 0x158, 0x15C-0x15F, 0x168, 0x16C-0x16F, 0x178,
  // 0x17C-0x17F, 0x188, 0x18C-0x18F, 0x198, 0x19C-0x19F, 0x1A8, 0x1AC-0x1AF, 0x1B8, 0x1BC-0x1BF): No
  // known function; reads 0.
  // plain, none [HW: docs/hardware/registers.md#lighting; GBATEK]
  localparam logic [15:0] GPUREG_0148 = 16'h0148;
  localparam logic [15:0] GPUREG_014C = 16'h014C;
  localparam logic [15:0] GPUREG_014D = 16'h014D;
  localparam logic [15:0] GPUREG_014E = 16'h014E;
  localparam logic [15:0] GPUREG_014F = 16'h014F;
  localparam logic [15:0] GPUREG_0158 = 16'h0158;
  localparam logic [15:0] GPUREG_015C = 16'h015C;
  localparam logic [15:0] GPUREG_015D = 16'h015D;
  localparam logic [15:0] GPUREG_015E = 16'h015E;
  localparam logic [15:0] GPUREG_015F = 16'h015F;
  localparam logic [15:0] GPUREG_0168 = 16'h0168;
  localparam logic [15:0] GPUREG_016C = 16'h016C;
  localparam logic [15:0] GPUREG_016D = 16'h016D;
  localparam logic [15:0] GPUREG_016E = 16'h016E;
  localparam logic [15:0] GPUREG_016F = 16'h016F;
  localparam logic [15:0] GPUREG_0178 = 16'h0178;
  localparam logic [15:0] GPUREG_017C = 16'h017C;
  localparam logic [15:0] GPUREG_017D = 16'h017D;
  localparam logic [15:0] GPUREG_017E = 16'h017E;
  localparam logic [15:0] GPUREG_017F = 16'h017F;
  localparam logic [15:0] GPUREG_0188 = 16'h0188;
  localparam logic [15:0] GPUREG_018C = 16'h018C;
  localparam logic [15:0] GPUREG_018D = 16'h018D;
  localparam logic [15:0] GPUREG_018E = 16'h018E;
  localparam logic [15:0] GPUREG_018F = 16'h018F;
  localparam logic [15:0] GPUREG_0198 = 16'h0198;
  localparam logic [15:0] GPUREG_019C = 16'h019C;
  localparam logic [15:0] GPUREG_019D = 16'h019D;
  localparam logic [15:0] GPUREG_019E = 16'h019E;
  localparam logic [15:0] GPUREG_019F = 16'h019F;
  localparam logic [15:0] GPUREG_01A8 = 16'h01A8;
  localparam logic [15:0] GPUREG_01AC = 16'h01AC;
  localparam logic [15:0] GPUREG_01AD = 16'h01AD;
  localparam logic [15:0] GPUREG_01AE = 16'h01AE;
  localparam logic [15:0] GPUREG_01AF = 16'h01AF;
  localparam logic [15:0] GPUREG_01B8 = 16'h01B8;
  localparam logic [15:0] GPUREG_01BC = 16'h01BC;
  localparam logic [15:0] GPUREG_01BD = 16'h01BD;
  localparam logic [15:0] GPUREG_01BE = 16'h01BE;
  localparam logic [15:0] GPUREG_01BF = 16'h01BF;

  // GPUREG_LIGHT[0-7]_CONFIG (0x149 + 0x10*n (n = 0-7)): Kind of light, two-sided lighting and
  // geometric factors.
  // plain, rw [DOC: docs/hardware/lighting.md#vectors; docs/hardware/lighting.md#equation-per-light;
  // docs/hardware/registers.md#lighting]
  // official PICA_REG_FRAG_LIGHT[0-7]_TYPE; older GPUREG_0149, GPUREG_0159, GPUREG_0169,
  // GPUREG_0179, GPUREG_0189, GPUREG_0199, GPUREG_01A9, GPUREG_01B9
  localparam logic [15:0] GPUREG_LIGHT0_CONFIG = 16'h0149;
  localparam logic [15:0] GPUREG_LIGHT1_CONFIG = 16'h0159;
  localparam logic [15:0] GPUREG_LIGHT2_CONFIG = 16'h0169;
  localparam logic [15:0] GPUREG_LIGHT3_CONFIG = 16'h0179;
  localparam logic [15:0] GPUREG_LIGHT4_CONFIG = 16'h0189;
  localparam logic [15:0] GPUREG_LIGHT5_CONFIG = 16'h0199;
  localparam logic [15:0] GPUREG_LIGHT6_CONFIG = 16'h01A9;
  localparam logic [15:0] GPUREG_LIGHT7_CONFIG = 16'h01B9;
  localparam int GPUREG_LIGHT_CONFIG_COUNT = 8;
  function automatic logic [15:0] GPUREG_LIGHT_CONFIG(input logic [15:0] n);
    GPUREG_LIGHT_CONFIG = 16'h0149 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [27:0] reserved_31_4;
    // GEOMETRIC_FACTOR1 (bit 3, bool): Multiply specular term 1 by the geometric factor.
    logic GEOMETRIC_FACTOR1;
    // GEOMETRIC_FACTOR0 (bit 2, bool): Multiply specular term 0 by the geometric factor min(L.N / H.H,
    // 1).
    logic GEOMETRIC_FACTOR0;
    // TWO_SIDED (bit 1, bool): 1: the absolute value of L.N counts, 0: negative values become 0.
    logic TWO_SIDED;
    // TYPE (bit 0, LightType): What LIGHT_XY and LIGHT_Z hold.
    light_type_e TYPE;
  } light_config_t;

  // GPUREG_LIGHT[0-7]_ATTENUATION_BIAS (0x14A + 0x10*n (n = 0-7)): Bias of the distance attenuation:
  // DA(clamp(bias + scale * distance, 0, 1)).
  // plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/lighting.md#table-lookup; 3dbrew
  // IR-2024]
  // official PICA_REG_FRAG_LIGHT[0-7]_DIST_ATTN_BIAS; older GPUREG_014A, GPUREG_015A, GPUREG_016A,
  // GPUREG_017A, GPUREG_018A, GPUREG_019A, GPUREG_01AA, GPUREG_01BA
  localparam logic [15:0] GPUREG_LIGHT0_ATTENUATION_BIAS = 16'h014A;
  localparam logic [15:0] GPUREG_LIGHT1_ATTENUATION_BIAS = 16'h015A;
  localparam logic [15:0] GPUREG_LIGHT2_ATTENUATION_BIAS = 16'h016A;
  localparam logic [15:0] GPUREG_LIGHT3_ATTENUATION_BIAS = 16'h017A;
  localparam logic [15:0] GPUREG_LIGHT4_ATTENUATION_BIAS = 16'h018A;
  localparam logic [15:0] GPUREG_LIGHT5_ATTENUATION_BIAS = 16'h019A;
  localparam logic [15:0] GPUREG_LIGHT6_ATTENUATION_BIAS = 16'h01AA;
  localparam logic [15:0] GPUREG_LIGHT7_ATTENUATION_BIAS = 16'h01BA;
  localparam int GPUREG_LIGHT_ATTENUATION_BIAS_COUNT = 8;
  function automatic logic [15:0] GPUREG_LIGHT_ATTENUATION_BIAS(input logic [15:0] n);
    GPUREG_LIGHT_ATTENUATION_BIAS = 16'h014A + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [11:0] reserved_31_20;
    // BIAS (bits 19-0, f20): Added to the scaled distance.
    logic [19:0] BIAS;
  } light_attenuation_bias_t;

  // GPUREG_LIGHT[0-7]_ATTENUATION_SCALE (0x14B + 0x10*n (n = 0-7)): Scale of the distance
  // attenuation: DA(clamp(bias + scale * distance, 0, 1)).
  // plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/lighting.md#table-lookup; 3dbrew
  // IR-2024]
  // official PICA_REG_FRAG_LIGHT[0-7]_DIST_ATTN_SCALE; older GPUREG_014B, GPUREG_015B, GPUREG_016B,
  // GPUREG_017B, GPUREG_018B, GPUREG_019B, GPUREG_01AB, GPUREG_01BB
  localparam logic [15:0] GPUREG_LIGHT0_ATTENUATION_SCALE = 16'h014B;
  localparam logic [15:0] GPUREG_LIGHT1_ATTENUATION_SCALE = 16'h015B;
  localparam logic [15:0] GPUREG_LIGHT2_ATTENUATION_SCALE = 16'h016B;
  localparam logic [15:0] GPUREG_LIGHT3_ATTENUATION_SCALE = 16'h017B;
  localparam logic [15:0] GPUREG_LIGHT4_ATTENUATION_SCALE = 16'h018B;
  localparam logic [15:0] GPUREG_LIGHT5_ATTENUATION_SCALE = 16'h019B;
  localparam logic [15:0] GPUREG_LIGHT6_ATTENUATION_SCALE = 16'h01AB;
  localparam logic [15:0] GPUREG_LIGHT7_ATTENUATION_SCALE = 16'h01BB;
  localparam int GPUREG_LIGHT_ATTENUATION_SCALE_COUNT = 8;
  function automatic logic [15:0] GPUREG_LIGHT_ATTENUATION_SCALE(input logic [15:0] n);
    GPUREG_LIGHT_ATTENUATION_SCALE = 16'h014B + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [11:0] reserved_31_20;
    // SCALE (bits 19-0, f20): Factor on the distance from the fragment to the light.
    logic [19:0] SCALE;
  } light_attenuation_scale_t;

  // GPUREG_LIGHTING_AMBIENT (0x1C0): Added to the primary colour once, after all lights; software
  // writes material ambient times scene ambient plus emission.
  // plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  // docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
  // official PICA_REG_FRAG_LIGHT_AMBIENT; older GPUREG_01C0
  localparam logic [15:0] GPUREG_LIGHTING_AMBIENT = 16'h01C0;
  typedef struct packed {
    logic [1:0] reserved_31_30;
    // UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW]
    logic [1:0] UNKNOWN_28;
    // R (bits 27-20, uint, 1/255): Red.
    logic [7:0] R;
    // UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW]
    logic [1:0] UNKNOWN_18;
    // G (bits 17-10, uint, 1/255): Green.
    logic [7:0] G;
    // UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW]
    logic [1:0] UNKNOWN_8;
    // B (bits 7-0, uint, 1/255): Blue.
    logic [7:0] B;
  } lighting_ambient_t;

  // GPUREG_01C1 (0x1C1): No known function; reads 0.
  // plain, none [HW: docs/hardware/registers.md#lighting; GBATEK]
  localparam logic [15:0] GPUREG_01C1 = 16'h01C1;

  // GPUREG_LIGHTING_NUM_LIGHTS (0x1C2): Number of lights that are evaluated.
  // plain, rw [DOC: docs/hardware/lighting.md#enables]
  // official PICA_REG_FRAG_LIGHT_SRC_NUM; older GPUREG_01C2
  localparam logic [15:0] GPUREG_LIGHTING_NUM_LIGHTS = 16'h01C2;
  typedef struct packed {
    logic [28:0] reserved_31_3;
    // COUNT_MINUS_1 (bits 2-0, uint): Number of lights minus 1.
    logic [2:0] COUNT_MINUS_1;
  } lighting_num_lights_t;

  // GPUREG_LIGHTING_CONFIG0 (0x1C3): Light environment, shadow, bump mapping and Fresnel.
  // plain, rw, mask 0xFFFF0FFD [DOC: docs/hardware/lighting.md#equation-per-light;
  // docs/hardware/registers.md#lighting; 3dbrew IR-2024]
  // official PICA_REG_FRAG_LIGHT_FUNC_MODE0; older GPUREG_01C3
  localparam logic [15:0] GPUREG_LIGHTING_CONFIG0 = 16'h01C3;
  typedef struct packed {
    // UNKNOWN_31 (bit 31, uint): R/W; software writes 1.
    logic UNKNOWN_31;
    // BUMP_RENORM_DISABLE (bit 30, bool): 0: z of the bump normal is computed as sqrt(1 - x*x - y*y),
    // 1: z is the texel's blue. [HW]
    logic BUMP_RENORM_DISABLE;
    // BUMP_MODE (bits 29-28, LightingBumpMode): What the bump texture perturbs.
    lighting_bump_mode_e BUMP_MODE;
    // CLAMP_HIGHLIGHTS (bit 27, bool): Specular terms vanish where L.N is 0.
    logic CLAMP_HIGHLIGHTS;
    // UNKNOWN_26 (bit 26, uint): R/W, purpose unknown. [HW]
    logic UNKNOWN_26;
    // SHADOW_TEXTURE (bits 25-24, uint): Texture unit of the shadow factor.
    logic [1:0] SHADOW_TEXTURE;
    // BUMP_TEXTURE (bits 23-22, uint): Texture unit of the bump or tangent map, 0-2; 3 is the
    // procedural unit in Azahar.
    logic [1:0] BUMP_TEXTURE;
    // UNKNOWN_20 (bits 21-20, uint): R/W, purpose unknown. [HW]
    logic [1:0] UNKNOWN_20;
    // SHADOW_ALPHA (bit 19, bool): Alphas selected by FRESNEL are multiplied by the shadow alpha.
    logic SHADOW_ALPHA;
    // SHADOW_INVERT (bit 18, bool): The shadow factor is 1 - texel.
    logic SHADOW_INVERT;
    // SHADOW_SECONDARY (bit 17, bool): The shadow factor multiplies the secondary colour.
    logic SHADOW_SECONDARY;
    // SHADOW_PRIMARY (bit 16, bool): The shadow factor multiplies the diffuse part of the primary
    // colour.
    logic SHADOW_PRIMARY;
    logic [3:0] reserved_15_12;
    // UNKNOWN_8 (bits 11-8, uint): R/W; software writes 4.
    logic [3:0] UNKNOWN_8;
    // ENVIRONMENT (bits 7-4, LightingEnvironment): Look-up tables that are available.
    lighting_environment_e ENVIRONMENT;
    // FRESNEL (bits 3-2, LightingFresnel): Alphas that take the Fresnel value.
    lighting_fresnel_e FRESNEL;
    logic reserved_1;
    // SHADOW_ENABLE (bit 0, bool): Use the shadow texture; goes with bits 16 to 19.
    logic SHADOW_ENABLE;
  } lighting_config0_t;

  // GPUREG_LIGHTING_CONFIG1 (0x1C4): Switches off parts of the lighting equation. Factor and table
  // outputs that are off are 1.
  // plain, rw [DOC: docs/hardware/lighting.md#disable-bits; 3dbrew IR-2024]
  // official PICA_REG_FRAG_LIGHT_FUNC_MODE1; older GPUREG_01C4
  localparam logic [15:0] GPUREG_LIGHTING_CONFIG1 = 16'h01C4;
  typedef struct packed {
    logic ATTENUATION_DISABLE7;
    logic ATTENUATION_DISABLE6;
    logic ATTENUATION_DISABLE5;
    logic ATTENUATION_DISABLE4;
    logic ATTENUATION_DISABLE3;
    logic ATTENUATION_DISABLE2;
    logic ATTENUATION_DISABLE1;
    // ATTENUATION_DISABLE0 to ATTENUATION_DISABLE7 (bit 24, step 1, bool): Light i has no distance
    // attenuation.
    logic ATTENUATION_DISABLE0;
    logic reserved_23;
    // RR_DISABLE (bit 22, bool): Table RR is off.
    logic RR_DISABLE;
    // RG_DISABLE (bit 21, bool): Table RG is off; green then takes the RR output.
    logic RG_DISABLE;
    // RB_DISABLE (bit 20, bool): Table RB is off; blue then takes the RR output.
    logic RB_DISABLE;
    // FR_DISABLE (bit 19, bool): Table FR is off.
    logic FR_DISABLE;
    // UNKNOWN_18 (bit 18, uint): Software writes 1.
    logic UNKNOWN_18;
    // D1_DISABLE (bit 17, bool): Table D1 is off.
    logic D1_DISABLE;
    // D0_DISABLE (bit 16, bool): Table D0 is off.
    logic D0_DISABLE;
    logic SPOT_DISABLE7;
    logic SPOT_DISABLE6;
    logic SPOT_DISABLE5;
    logic SPOT_DISABLE4;
    logic SPOT_DISABLE3;
    logic SPOT_DISABLE2;
    logic SPOT_DISABLE1;
    // SPOT_DISABLE0 to SPOT_DISABLE7 (bit 8, step 1, bool): Light i has no spot factor.
    logic SPOT_DISABLE0;
    logic SHADOW_DISABLE7;
    logic SHADOW_DISABLE6;
    logic SHADOW_DISABLE5;
    logic SHADOW_DISABLE4;
    logic SHADOW_DISABLE3;
    logic SHADOW_DISABLE2;
    logic SHADOW_DISABLE1;
    // SHADOW_DISABLE0 to SHADOW_DISABLE7 (bit 0, step 1, bool): Light i is not shadowed.
    logic SHADOW_DISABLE0;
  } lighting_config1_t;

  // GPUREG_LIGHTING_LUT_INDEX (0x1C5): Table and entry that LIGHTING_LUT_DATA transfers next.
  // index-port, rw, port LightingLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
  // docs/hardware/lighting.md#table-lookup; 3dbrew IR-2024]
  // official PICA_REG_FRAG_LIGHT_LUT; older GPUREG_01C5
  localparam logic [15:0] GPUREG_LIGHTING_LUT_INDEX = 16'h01C5;
  typedef struct packed {
    logic [18:0] reserved_31_13;
    // TABLE (bits 12-8, LightingLut): Table. The index does not carry into it.
    lighting_lut_e TABLE;
    // INDEX (bits 7-0, uint): Entry; advances with every data word written, and also read by the CPU,
    // and wraps inside the table. [HW]
    logic [7:0] INDEX;
  } lighting_lut_index_t;

  // GPUREG_LIGHTING_ENABLE1 (0x1C6): Switches lighting off. Emulators then give 0 for both lighting
  // colours.
  // plain, rw [DOC: docs/hardware/lighting.md#enables]
  // official PICA_REG_FRAG_LIGHT_EN1; older GPUREG_01C6, GPUREG_LIGHTING_DISABLE
  localparam logic [15:0] GPUREG_LIGHTING_ENABLE1 = 16'h01C6;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // DISABLE (bit 0, bool): 1: lighting is off.
    logic DISABLE;
  } lighting_enable1_t;

  // GPUREG_01C7 (0x1C7): No known function; reads 0.
  // plain, none [HW: docs/hardware/registers.md#lighting; GBATEK]
  localparam logic [15:0] GPUREG_01C7 = 16'h01C7;

  // GPUREG_LIGHTING_LUT_DATA (0x1C8-0x1CF): Entry at the table and index of LIGHTING_LUT_INDEX. A
  // table has 256 entries; in signed mode 0-127 stand for inputs 0 to 127/128 and 128-255 for -1 to
  // -1/128, in absolute mode and in DA all stand for 0 to 255/256.
  // data-port, rw, port LightingLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
  // docs/hardware/lighting.md#table-lookup; docs/hardware/lighting.md#table-entries]
  // official PICA_REG_FRAG_LIGHT_LUT_DATA0, PICA_REG_FRAG_LIGHT_LUT_DATA1,
  // PICA_REG_FRAG_LIGHT_LUT_DATA2, PICA_REG_FRAG_LIGHT_LUT_DATA3, PICA_REG_FRAG_LIGHT_LUT_DATA4,
  // PICA_REG_FRAG_LIGHT_LUT_DATA5, PICA_REG_FRAG_LIGHT_LUT_DATA8, PICA_REG_FRAG_LIGHT_LUT_DATA6 and
  // 1 more; older GPUREG_01C8, GPUREG_LIGHTING_LUT_DATA0, GPUREG_01C9, GPUREG_LIGHTING_LUT_DATA1,
  // GPUREG_01CA, GPUREG_LIGHTING_LUT_DATA2, GPUREG_01CB, GPUREG_LIGHTING_LUT_DATA3 and 8 more
  localparam logic [15:0] GPUREG_LIGHTING_LUT_DATA = 16'h01C8;
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // DIFFERENCE_NEGATIVE (bit 23, bool): The step goes down; a magnitude of 0 is 0 all the same.
    // [EMU]
    logic DIFFERENCE_NEGATIVE;
    // DIFFERENCE (bits 22-12, uint, 1/2047): Magnitude of the step to the next entry. [EMU]
    logic [10:0] DIFFERENCE;
    // VALUE (bits 11-0, uint, 1/4095): Table value; 0xFFF is 1. [EMU]
    logic [11:0] VALUE;
  } lighting_lut_data_t;

  // GPUREG_LIGHTING_LUTINPUT_ABS (0x1D0): Whether a table is indexed by its signed input or by the
  // absolute one. Absolute input is the absolute value on two-sided lights and is cut off at 0 on
  // others.
  // plain, rw, mask 0x03333333 [DOC: docs/hardware/lighting.md#table-lookup;
  // docs/hardware/registers.md#lighting; GBATEK]
  // official PICA_REG_FRAG_LIGHT_ABSLUTINPUT; older GPUREG_01D0
  localparam logic [15:0] GPUREG_LIGHTING_LUTINPUT_ABS = 16'h01D0;
  typedef struct packed {
    logic [5:0] reserved_31_26;
    // RR_SIGNED (bit 25, bool): Input of RR. 0: absolute, 1: signed.
    logic RR_SIGNED;
    // UNKNOWN_24 (bit 24, uint): R/W, purpose unknown. [HW]
    logic UNKNOWN_24;
    logic [1:0] reserved_23_22;
    // RG_SIGNED (bit 21, bool): Input of RG. 0: absolute, 1: signed.
    logic RG_SIGNED;
    // UNKNOWN_20 (bit 20, uint): R/W, purpose unknown. [HW]
    logic UNKNOWN_20;
    logic [1:0] reserved_19_18;
    // RB_SIGNED (bit 17, bool): Input of RB. 0: absolute, 1: signed.
    logic RB_SIGNED;
    // UNKNOWN_16 (bit 16, uint): R/W, purpose unknown. [HW]
    logic UNKNOWN_16;
    logic [1:0] reserved_15_14;
    // FR_SIGNED (bit 13, bool): Input of FR. 0: absolute, 1: signed.
    logic FR_SIGNED;
    // UNKNOWN_12 (bit 12, uint): R/W, purpose unknown. [HW]
    logic UNKNOWN_12;
    logic [1:0] reserved_11_10;
    // SP_SIGNED (bit 9, bool): Input of SP0-SP7. 0: absolute, 1: signed.
    logic SP_SIGNED;
    // UNKNOWN_8 (bit 8, uint): R/W, purpose unknown. [HW]
    logic UNKNOWN_8;
    logic [1:0] reserved_7_6;
    // D1_SIGNED (bit 5, bool): Input of D1. 0: absolute, 1: signed.
    logic D1_SIGNED;
    // UNKNOWN_4 (bit 4, uint): R/W, purpose unknown. [HW]
    logic UNKNOWN_4;
    logic [1:0] reserved_3_2;
    // D0_SIGNED (bit 1, bool): Input of D0. 0: absolute, 1: signed.
    logic D0_SIGNED;
    // UNKNOWN_0 (bit 0, uint): R/W, purpose unknown. [HW]
    logic UNKNOWN_0;
  } lighting_lutinput_abs_t;

  // GPUREG_LIGHTING_LUTINPUT_SELECT (0x1D1): Dot product that indexes each table. DA has none; its
  // input is the distance.
  // plain, rw [DOC: docs/hardware/lighting.md#table-inputs; docs/hardware/registers.md#lighting]
  // official PICA_REG_FRAG_LIGHT_LUTINPUT; older GPUREG_01D1
  localparam logic [15:0] GPUREG_LIGHTING_LUTINPUT_SELECT = 16'h01D1;
  typedef struct packed {
    logic [4:0] reserved_31_27;
    // RR (bits 26-24, LightingLutInput): Input of RR.
    lighting_lut_input_e RR;
    logic reserved_23;
    // RG (bits 22-20, LightingLutInput): Input of RG.
    lighting_lut_input_e RG;
    logic reserved_19;
    // RB (bits 18-16, LightingLutInput): Input of RB.
    lighting_lut_input_e RB;
    logic reserved_15;
    // FR (bits 14-12, LightingLutInput): Input of FR.
    lighting_lut_input_e FR;
    logic reserved_11;
    // SP (bits 10-8, LightingLutInput): Input of SP0-SP7.
    lighting_lut_input_e SP;
    logic reserved_7;
    // D1 (bits 6-4, LightingLutInput): Input of D1.
    lighting_lut_input_e D1;
    logic reserved_3;
    // D0 (bits 2-0, LightingLutInput): Input of D0.
    lighting_lut_input_e D0;
  } lighting_lutinput_select_t;

  // GPUREG_LIGHTING_LUTINPUT_SCALE (0x1D2): Factor on the output of each table, despite the name. DA
  // has none.
  // plain, rw, mask 0x77777777 [DOC: docs/hardware/lighting.md#table-lookup;
  // docs/hardware/registers.md#lighting; GBATEK]
  // official PICA_REG_FRAG_LIGHT_LUTSCALE; older GPUREG_01D2
  localparam logic [15:0] GPUREG_LIGHTING_LUTINPUT_SCALE = 16'h01D2;
  typedef struct packed {
    logic reserved_31;
    // UNKNOWN_28 (bits 30-28, uint): R/W, purpose unknown. [HW]
    logic [2:0] UNKNOWN_28;
    logic reserved_27;
    // RR (bits 26-24, LightingLutScale): Scale of RR.
    lighting_lut_scale_e RR;
    logic reserved_23;
    // RG (bits 22-20, LightingLutScale): Scale of RG.
    lighting_lut_scale_e RG;
    logic reserved_19;
    // RB (bits 18-16, LightingLutScale): Scale of RB.
    lighting_lut_scale_e RB;
    logic reserved_15;
    // FR (bits 14-12, LightingLutScale): Scale of FR.
    lighting_lut_scale_e FR;
    logic reserved_11;
    // SP (bits 10-8, LightingLutScale): Scale of SP0-SP7.
    lighting_lut_scale_e SP;
    logic reserved_7;
    // D1 (bits 6-4, LightingLutScale): Scale of D1.
    lighting_lut_scale_e D1;
    logic reserved_3;
    // D0 (bits 2-0, LightingLutScale): Scale of D0.
    lighting_lut_scale_e D0;
  } lighting_lutinput_scale_t;

  // GPUREG_01D3 (0x1D3): One bit that can be written and read back; purpose unknown.
  // plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#lighting; GBATEK]
  localparam logic [15:0] GPUREG_01D3 = 16'h01D3;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // UNKNOWN (bit 0, uint): Purpose unknown.
    logic UNKNOWN;
  } unknown_01d3_t;

  // GPUREG_01D4 (0x1D4): Bits that can be written and read back; purpose unknown.
  // plain, rw, mask 0x0FFFFF03 [HW: docs/hardware/registers.md#lighting; GBATEK]
  localparam logic [15:0] GPUREG_01D4 = 16'h01D4;
  typedef struct packed {
    logic [3:0] reserved_31_28;
    // UNKNOWN_8 (bits 27-8, uint): Purpose unknown.
    logic [19:0] UNKNOWN_8;
    logic [5:0] reserved_7_2;
    // UNKNOWN_0 (bits 1-0, uint): Purpose unknown.
    logic [1:0] UNKNOWN_0;
  } unknown_01d4_t;

  // GPUREG_01D[5-6] (0x1D5-0x1D6): Two 13-bit values, laid out as LIGHT_SPOTDIR_XY; purpose unknown.
  // plain, rw, mask 0x1FFF1FFF [HW: docs/hardware/registers.md#lighting; GBATEK]
  localparam logic [15:0] GPUREG_01D5 = 16'h01D5;
  localparam logic [15:0] GPUREG_01D6 = 16'h01D6;
  typedef struct packed {
    logic [2:0] reserved_31_29;
    // UNKNOWN_16 (bits 28-16, uint): Purpose unknown.
    logic [12:0] UNKNOWN_16;
    logic [2:0] reserved_15_13;
    // UNKNOWN_0 (bits 12-0, uint): Purpose unknown.
    logic [12:0] UNKNOWN_0;
  } unknown_01d5_t;

  // GPUREG_01D[7-8] (0x1D7-0x1D8): One 20-bit value, as wide as LIGHT_ATTENUATION_BIAS; purpose
  // unknown.
  // plain, rw, mask 0x000FFFFF [HW: docs/hardware/registers.md#lighting; GBATEK]
  localparam logic [15:0] GPUREG_01D7 = 16'h01D7;
  localparam logic [15:0] GPUREG_01D8 = 16'h01D8;
  typedef struct packed {
    logic [11:0] reserved_31_20;
    // UNKNOWN (bits 19-0, uint): Purpose unknown.
    logic [19:0] UNKNOWN;
  } unknown_01d7_t;

  // GPUREG_LIGHTING_LIGHT_PERMUTATION (0x1D9): Which light source each step of the light loop
  // evaluates.
  // plain, rw [DOC: docs/hardware/lighting.md#enables; docs/hardware/registers.md#lighting]
  // official PICA_REG_FRAG_LIGHT_SRC_EN_ID; older GPUREG_01D9
  localparam logic [15:0] GPUREG_LIGHTING_LIGHT_PERMUTATION = 16'h01D9;
  typedef struct packed {
    logic reserved_31;
    logic [2:0] LIGHT7;
    logic reserved_27;
    logic [2:0] LIGHT6;
    logic reserved_23;
    logic [2:0] LIGHT5;
    logic reserved_19;
    logic [2:0] LIGHT4;
    logic reserved_15;
    logic [2:0] LIGHT3;
    logic reserved_11;
    logic [2:0] LIGHT2;
    logic reserved_7;
    logic [2:0] LIGHT1;
    logic reserved_3;
    // LIGHT0 to LIGHT7 (bits 2-0, step 4, uint): Light source of step i.
    logic [2:0] LIGHT0;
  } lighting_light_permutation_t;

  // GPUREG_01DA to GPUREG_01DF (0x1DA-0x1DF): No known function; reads 0.
  // plain, none [HW: docs/hardware/registers.md#lighting; GBATEK]
  localparam logic [15:0] GPUREG_01DA = 16'h01DA;
  localparam logic [15:0] GPUREG_01DB = 16'h01DB;
  localparam logic [15:0] GPUREG_01DC = 16'h01DC;
  localparam logic [15:0] GPUREG_01DD = 16'h01DD;
  localparam logic [15:0] GPUREG_01DE = 16'h01DE;
  localparam logic [15:0] GPUREG_01DF = 16'h01DF;

  // GPUREG_01E0 to GPUREG_01FF (0x1E0-0x1FF): No register of its own. Reads give RESTART_PRIMITIVE,
  // writes do nothing.
  // plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  localparam logic [15:0] GPUREG_01E0 = 16'h01E0;
  localparam logic [15:0] GPUREG_01E1 = 16'h01E1;
  localparam logic [15:0] GPUREG_01E2 = 16'h01E2;
  localparam logic [15:0] GPUREG_01E3 = 16'h01E3;
  localparam logic [15:0] GPUREG_01E4 = 16'h01E4;
  localparam logic [15:0] GPUREG_01E5 = 16'h01E5;
  localparam logic [15:0] GPUREG_01E6 = 16'h01E6;
  localparam logic [15:0] GPUREG_01E7 = 16'h01E7;
  localparam logic [15:0] GPUREG_01E8 = 16'h01E8;
  localparam logic [15:0] GPUREG_01E9 = 16'h01E9;
  localparam logic [15:0] GPUREG_01EA = 16'h01EA;
  localparam logic [15:0] GPUREG_01EB = 16'h01EB;
  localparam logic [15:0] GPUREG_01EC = 16'h01EC;
  localparam logic [15:0] GPUREG_01ED = 16'h01ED;
  localparam logic [15:0] GPUREG_01EE = 16'h01EE;
  localparam logic [15:0] GPUREG_01EF = 16'h01EF;
  localparam logic [15:0] GPUREG_01F0 = 16'h01F0;
  localparam logic [15:0] GPUREG_01F1 = 16'h01F1;
  localparam logic [15:0] GPUREG_01F2 = 16'h01F2;
  localparam logic [15:0] GPUREG_01F3 = 16'h01F3;
  localparam logic [15:0] GPUREG_01F4 = 16'h01F4;
  localparam logic [15:0] GPUREG_01F5 = 16'h01F5;
  localparam logic [15:0] GPUREG_01F6 = 16'h01F6;
  localparam logic [15:0] GPUREG_01F7 = 16'h01F7;
  localparam logic [15:0] GPUREG_01F8 = 16'h01F8;
  localparam logic [15:0] GPUREG_01F9 = 16'h01F9;
  localparam logic [15:0] GPUREG_01FA = 16'h01FA;
  localparam logic [15:0] GPUREG_01FB = 16'h01FB;
  localparam logic [15:0] GPUREG_01FC = 16'h01FC;
  localparam logic [15:0] GPUREG_01FD = 16'h01FD;
  localparam logic [15:0] GPUREG_01FE = 16'h01FE;
  localparam logic [15:0] GPUREG_01FF = 16'h01FF;

  // ---- Geometry pipeline ----
  // Vertex attributes from memory and from fixed storage, draw triggers, command buffer jumps, the
  // way from vertex shader outputs to the geometry shader, and primitive assembly.

  // GPUREG_ATTRIBBUFFERS_LOC (0x200): Base of all attribute buffers and of the index array.
  // plain, rw, mask 0x1FFFFFFE [DOC: docs/hardware/geometry.md#vertex-arrays; GBATEK]
  // official PICA_REG_VTX_ATTR_ARRAYS_BASE_ADDR; older GPUREG_ATTR_BUF_BASE
  localparam logic [15:0] GPUREG_ATTRIBBUFFERS_LOC = 16'h0200;
  typedef struct packed {
    logic [2:0] reserved_31_29;
    // ADDRESS (bits 28-1, address*16, bytes): Physical address. The register as a whole is the address
    // / 8 with bit 0 forced to 0.
    logic [27:0] ADDRESS;
    logic reserved_0;
  } attribbuffers_loc_t;

  // GPUREG_ATTRIBBUFFERS_FORMAT_LOW (0x201): Formats of attributes 0-7 in memory.
  // plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays]
  // official PICA_REG_VTX_ATTR_ARRAYS0; older GPUREG_ATTR_BUF_FORMAT_LOW
  localparam logic [15:0] GPUREG_ATTRIBBUFFERS_FORMAT_LOW = 16'h0201;
  typedef struct packed {
    attribute_size_e SIZE7;
    attribute_type_e TYPE7;
    attribute_size_e SIZE6;
    attribute_type_e TYPE6;
    attribute_size_e SIZE5;
    attribute_type_e TYPE5;
    attribute_size_e SIZE4;
    attribute_type_e TYPE4;
    attribute_size_e SIZE3;
    attribute_type_e TYPE3;
    attribute_size_e SIZE2;
    attribute_type_e TYPE2;
    attribute_size_e SIZE1;
    attribute_type_e TYPE1;
    // SIZE0 to SIZE7 (bits 3-2, step 4, AttributeSize): Number of elements of attribute i.
    attribute_size_e SIZE0;
    // TYPE0 to TYPE7 (bits 1-0, step 4, AttributeType): Element type of attribute i.
    attribute_type_e TYPE0;
  } attribbuffers_format_low_t;

  // GPUREG_ATTRIBBUFFERS_FORMAT_HIGH (0x202): Formats of attributes 8-11 in memory, fixed attributes
  // and attribute count.
  // plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays]
  // official PICA_REG_VTX_ATTR_ARRAYS1; older GPUREG_ATTR_BUF_FORMAT_HIGH
  localparam logic [15:0] GPUREG_ATTRIBBUFFERS_FORMAT_HIGH = 16'h0202;
  typedef struct packed {
    // COUNT_MINUS_1 (bits 31-28, uint): Attributes assembled per vertex minus 1.
    logic [3:0] COUNT_MINUS_1;
    logic FIXED11;
    logic FIXED10;
    logic FIXED9;
    logic FIXED8;
    logic FIXED7;
    logic FIXED6;
    logic FIXED5;
    logic FIXED4;
    logic FIXED3;
    logic FIXED2;
    logic FIXED1;
    // FIXED0 to FIXED11 (bit 16, step 1, bool): Attribute i comes from fixed storage unless a buffer
    // names it.
    logic FIXED0;
    attribute_size_e SIZE11;
    attribute_type_e TYPE11;
    attribute_size_e SIZE10;
    attribute_type_e TYPE10;
    attribute_size_e SIZE9;
    attribute_type_e TYPE9;
    // SIZE8 to SIZE11 (bits 3-2, step 4, AttributeSize): Number of elements of attribute i.
    attribute_size_e SIZE8;
    // TYPE8 to TYPE11 (bits 1-0, step 4, AttributeType): Element type of attribute i.
    attribute_type_e TYPE8;
  } attribbuffers_format_high_t;

  // GPUREG_ATTRIBBUFFER0_OFFSET to GPUREG_ATTRIBBUFFERB_OFFSET (0x203 + 0x3*n (n = 0-11)): Place of
  // the buffer.
  // plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
  // docs/hardware/geometry.md#assembly-of-a-vertex]
  // official PICA_REG_LOAD_ARRAY0_ATTR_OFFSET; older GPUREG_ATTRIBBUFFER0_CONFIG0,
  // GPUREG_ATTR_BUF0_OFFSET, GPUREG_ATTRIBBUFFER1_CONFIG0, GPUREG_ATTR_BUF1_OFFSET,
  // GPUREG_ATTRIBBUFFER2_CONFIG0, GPUREG_ATTR_BUF2_OFFSET, GPUREG_ATTRIBBUFFER3_CONFIG0,
  // GPUREG_ATTR_BUF3_OFFSET and 18 more
  localparam logic [15:0] GPUREG_ATTRIBBUFFER0_OFFSET = 16'h0203;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER1_OFFSET = 16'h0206;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER2_OFFSET = 16'h0209;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER3_OFFSET = 16'h020C;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER4_OFFSET = 16'h020F;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER5_OFFSET = 16'h0212;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER6_OFFSET = 16'h0215;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER7_OFFSET = 16'h0218;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER8_OFFSET = 16'h021B;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER9_OFFSET = 16'h021E;
  localparam logic [15:0] GPUREG_ATTRIBBUFFERA_OFFSET = 16'h0221;
  localparam logic [15:0] GPUREG_ATTRIBBUFFERB_OFFSET = 16'h0224;
  localparam int GPUREG_ATTRIBBUFFER_OFFSET_COUNT = 12;
  function automatic logic [15:0] GPUREG_ATTRIBBUFFER_OFFSET(input logic [15:0] n);
    GPUREG_ATTRIBBUFFER_OFFSET = 16'h0203 + 16'h0003 * n;
  endfunction
  typedef struct packed {
    logic [3:0] reserved_31_28;
    // OFFSET (bits 27-0, uint, bytes): Offset from ATTRIBBUFFERS_LOC.
    logic [27:0] OFFSET;
  } attribbuffer_offset_t;

  // GPUREG_ATTRIBBUFFER0_CONFIG1 to GPUREG_ATTRIBBUFFERB_CONFIG1 (0x204 + 0x3*n (n = 0-11)):
  // Components 0-7 of a vertex.
  // plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
  // docs/hardware/geometry.md#assembly-of-a-vertex]
  // official PICA_REG_LOAD_ARRAY0_ELEMENT0; older GPUREG_ATTR_BUF0_CONFIG_LOW,
  // GPUREG_ATTR_BUF1_CONFIG_LOW, GPUREG_ATTR_BUF2_CONFIG_LOW, GPUREG_ATTR_BUF3_CONFIG_LOW,
  // GPUREG_ATTR_BUF4_CONFIG_LOW, GPUREG_ATTR_BUF5_CONFIG_LOW, GPUREG_ATTR_BUF6_CONFIG_LOW,
  // GPUREG_ATTR_BUF7_CONFIG_LOW and 6 more
  localparam logic [15:0] GPUREG_ATTRIBBUFFER0_CONFIG1 = 16'h0204;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER1_CONFIG1 = 16'h0207;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER2_CONFIG1 = 16'h020A;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER3_CONFIG1 = 16'h020D;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER4_CONFIG1 = 16'h0210;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER5_CONFIG1 = 16'h0213;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER6_CONFIG1 = 16'h0216;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER7_CONFIG1 = 16'h0219;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER8_CONFIG1 = 16'h021C;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER9_CONFIG1 = 16'h021F;
  localparam logic [15:0] GPUREG_ATTRIBBUFFERA_CONFIG1 = 16'h0222;
  localparam logic [15:0] GPUREG_ATTRIBBUFFERB_CONFIG1 = 16'h0225;
  localparam int GPUREG_ATTRIBBUFFER_CONFIG1_COUNT = 12;
  function automatic logic [15:0] GPUREG_ATTRIBBUFFER_CONFIG1(input logic [15:0] n);
    GPUREG_ATTRIBBUFFER_CONFIG1 = 16'h0204 + 16'h0003 * n;
  endfunction
  typedef struct packed {
    attribute_component_e COMPONENT7;
    attribute_component_e COMPONENT6;
    attribute_component_e COMPONENT5;
    attribute_component_e COMPONENT4;
    attribute_component_e COMPONENT3;
    attribute_component_e COMPONENT2;
    attribute_component_e COMPONENT1;
    // COMPONENT0 to COMPONENT7 (bits 3-0, step 4, AttributeComponent): What component i is.
    attribute_component_e COMPONENT0;
  } attribbuffer_config1_t;

  // GPUREG_ATTRIBBUFFER0_CONFIG2 to GPUREG_ATTRIBBUFFERB_CONFIG2 (0x205 + 0x3*n (n = 0-11)):
  // Components 8-11 of a vertex, its size and the number of components.
  // plain, rw, mask 0xF0FFFFFF [DOC: docs/hardware/geometry.md#vertex-arrays;
  // docs/hardware/geometry.md#assembly-of-a-vertex]
  // official PICA_REG_LOAD_ARRAY0_ELEMENT1; older GPUREG_ATTR_BUF0_CONFIG_HIGH,
  // GPUREG_ATTR_BUF1_CONFIG_HIGH, GPUREG_ATTR_BUF2_CONFIG_HIGH, GPUREG_ATTR_BUF3_CONFIG_HIGH,
  // GPUREG_ATTR_BUF4_CONFIG_HIGH, GPUREG_ATTR_BUF5_CONFIG_HIGH, GPUREG_ATTR_BUF6_CONFIG_HIGH,
  // GPUREG_ATTR_BUF7_CONFIG_HIGH and 6 more
  localparam logic [15:0] GPUREG_ATTRIBBUFFER0_CONFIG2 = 16'h0205;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER1_CONFIG2 = 16'h0208;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER2_CONFIG2 = 16'h020B;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER3_CONFIG2 = 16'h020E;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER4_CONFIG2 = 16'h0211;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER5_CONFIG2 = 16'h0214;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER6_CONFIG2 = 16'h0217;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER7_CONFIG2 = 16'h021A;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER8_CONFIG2 = 16'h021D;
  localparam logic [15:0] GPUREG_ATTRIBBUFFER9_CONFIG2 = 16'h0220;
  localparam logic [15:0] GPUREG_ATTRIBBUFFERA_CONFIG2 = 16'h0223;
  localparam logic [15:0] GPUREG_ATTRIBBUFFERB_CONFIG2 = 16'h0226;
  localparam int GPUREG_ATTRIBBUFFER_CONFIG2_COUNT = 12;
  function automatic logic [15:0] GPUREG_ATTRIBBUFFER_CONFIG2(input logic [15:0] n);
    GPUREG_ATTRIBBUFFER_CONFIG2 = 16'h0205 + 16'h0003 * n;
  endfunction
  typedef struct packed {
    // COUNT (bits 31-28, uint): Number of components, 0 to 12; with 0 the buffer supplies nothing.
    logic [3:0] COUNT;
    logic [3:0] reserved_27_24;
    // STRIDE (bits 23-16, uint, bytes): Size of a vertex. Must equal the real size, or the chip draws
    // nothing or freezes.
    logic [7:0] STRIDE;
    attribute_component_e COMPONENT11;
    attribute_component_e COMPONENT10;
    attribute_component_e COMPONENT9;
    // COMPONENT8 to COMPONENT11 (bits 3-0, step 4, AttributeComponent): What component i is.
    attribute_component_e COMPONENT8;
  } attribbuffer_config2_t;

  // GPUREG_INDEXBUFFER_CONFIG (0x227): Place and format of the index array of element draws.
  // plain, rw [DOC: docs/hardware/geometry.md#draws-and-indices]
  // official PICA_REG_INDEX_ARRAY_ADDR_OFFSET; older GPUREG_ATTR_BUF_INDEX_LIST
  localparam logic [15:0] GPUREG_INDEXBUFFER_CONFIG = 16'h0227;
  typedef struct packed {
    // TYPE (bit 31, IndexType): Size of one index.
    index_type_e TYPE;
    logic [2:0] reserved_30_28;
    // OFFSET (bits 27-0, uint, bytes): Offset from ATTRIBBUFFERS_LOC.
    logic [27:0] OFFSET;
  } indexbuffer_config_t;

  // GPUREG_NUMVERTICES (0x228): Number of vertices of a draw; in variable primitives the size
  // entries of the index array count too.
  // plain, rw [DOC: docs/hardware/geometry.md#draws-and-indices;
  // docs/hardware/geometry.md#geometry-shader-input]
  // official PICA_REG_DRAW_VERTEX_NUM; older GPUREG_ATTR_BUF_NUMVERTICES
  localparam logic [15:0] GPUREG_NUMVERTICES = 16'h0228;
  typedef struct packed {
    // COUNT (bits 31-0, uint, vertices): Number of vertices.
    logic [31:0] COUNT;
  } numvertices_t;

  // GPUREG_GEOSTAGE_CONFIG (0x229): Geometry shader, triangle element draws and variable-size
  // primitives.
  // plain, rw, mask 0x800F0303 [DOC: docs/hardware/geometry.md#draws-and-indices;
  // docs/hardware/registers.md#geometry-pipeline]
  // official PICA_REG_DRAW_MODE0
  localparam logic [15:0] GPUREG_GEOSTAGE_CONFIG = 16'h0229;
  typedef struct packed {
    // VARIABLE_PRIMITIVES (bit 31, bool): Primitives have a variable number of vertices, given in the
    // index array.
    logic VARIABLE_PRIMITIVES;
    logic [10:0] reserved_30_20;
    // UNKNOWN_16 (bits 19-16, uint): R/W, purpose unknown. [HW]
    logic [3:0] UNKNOWN_16;
    logic [5:0] reserved_15_10;
    // UNKNOWN_9 (bit 9, uint): R/W; software writes 0.
    logic UNKNOWN_9;
    // TRIANGLE_ELEMENTS (bit 8, bool): Set while the elements of a triangle list are drawn.
    logic TRIANGLE_ELEMENTS;
    logic [5:0] reserved_7_2;
    // MODE (bits 1-0, GeometryStageMode): Whether a geometry shader runs.
    geometry_stage_mode_e MODE;
  } geostage_config_t;

  // GPUREG_VERTEX_OFFSET (0x22A): First vertex of an array draw; element draws ignore it.
  // plain, rw [HW: docs/hardware/geometry.md#draws-and-indices; GBATEK]
  // official PICA_REG_DRAW_VERTEX_OFFSET; older GPUREG_022A, GPUREG_ATTR_BUF_FIRST_INDEX
  localparam logic [15:0] GPUREG_VERTEX_OFFSET = 16'h022A;
  typedef struct packed {
    // FIRST (bits 31-0, uint, vertices): Added to the running index.
    logic [31:0] FIRST;
  } vertex_offset_t;

  // GPUREG_022B to GPUREG_022C (0x22B-0x22C): No known function; reads 0.
  // plain, none [HW: docs/hardware/registers.md#geometry-pipeline; GBATEK]
  localparam logic [15:0] GPUREG_022B = 16'h022B;
  localparam logic [15:0] GPUREG_022C = 16'h022C;

  // GPUREG_POST_VERTEX_CACHE_NUM (0x22D): Size of the cache of shaded vertices. Bytes 2 and 3 are
  // swapped when read.
  // plain, rw, mask 0xFFFFFFFF [DOC: docs/hardware/geometry.md#draws-and-indices;
  // docs/hardware/registers.md#geometry-pipeline]
  // official PICA_REG_POST_VERTEX_CACHE_NUM; older GPUREG_022D
  localparam logic [15:0] GPUREG_POST_VERTEX_CACHE_NUM = 16'h022D;
  typedef struct packed {
    // UNKNOWN_24 (bits 31-24, uint): R/W, read back in bits 16-23; purpose unknown. [HW]
    logic [7:0] UNKNOWN_24;
    // UNKNOWN_16 (bits 23-16, uint): R/W, read back in bits 24-31; purpose unknown. [HW]
    logic [7:0] UNKNOWN_16;
    // UNKNOWN_8 (bits 15-8, uint): R/W, purpose unknown. [HW]
    logic [7:0] UNKNOWN_8;
    // ENTRIES (bits 7-0, uint): Number of entries; software writes 0x04 or 0x84.
    logic [7:0] ENTRIES;
  } post_vertex_cache_num_t;

  // GPUREG_DRAWARRAYS (0x22E): Any write draws NUMVERTICES vertices with indices that count up from
  // VERTEX_OFFSET.
  // trigger, wo [DOC: docs/hardware/geometry.md#draws-and-indices]
  // official PICA_REG_START_DRAW_ARRAY; older GPUREG_ATTR_BUF_DRAWARRAYS
  localparam logic [15:0] GPUREG_DRAWARRAYS = 16'h022E;

  // GPUREG_DRAWELEMENTS (0x22F): Any write draws NUMVERTICES vertices with indices from the index
  // array.
  // trigger, wo [DOC: docs/hardware/geometry.md#draws-and-indices]
  // official PICA_REG_START_DRAW_ELEMENT; older GPUREG_ATTR_BUF_DRAWELEMENTS
  localparam logic [15:0] GPUREG_DRAWELEMENTS = 16'h022F;

  // GPUREG_0230 (0x230): No known function. GBATEK saw reads return other registers ORed together on
  // a New 3DS.
  // plain, none [DOC: docs/hardware/registers.md#geometry-pipeline]
  localparam logic [15:0] GPUREG_0230 = 16'h0230;

  // GPUREG_VTX_FUNC (0x231): Clears the cache of shaded vertices.
  // trigger, wo [DOC: docs/hardware/geometry.md#draws-and-indices]
  // official PICA_REG_VTX_FUNC; older GPUREG_0231
  localparam logic [15:0] GPUREG_VTX_FUNC = 16'h0231;
  typedef struct packed {
    // CLEAR (bits 31-0, uint): Any value but 0 clears the cache.
    logic [31:0] CLEAR;
  } vtx_func_t;

  // GPUREG_FIXEDATTRIB_INDEX (0x232): Selects the fixed attribute that is loaded next, or immediate
  // mode. A write drops an incomplete vector.
  // index-port, wo, port FixedAttribute [DOC: docs/hardware/command-lists.md#index-and-data-ports;
  // docs/hardware/geometry.md#fixed-attributes-and-immediate-mode]
  // official PICA_REG_VS_FIXED_ATTR; older GPUREG_0232
  localparam logic [15:0] GPUREG_FIXEDATTRIB_INDEX = 16'h0232;
  typedef struct packed {
    logic [27:0] reserved_31_4;
    // INDEX (bits 3-0, FixedAttributeIndex): Fixed attribute; advances after each complete vector in
    // Azahar.
    fixed_attribute_index_e INDEX;
  } fixedattrib_index_t;

  // GPUREG_FIXEDATTRIB_DATA (0x233-0x235): Three words load one vector of f24. First word: W in bits
  // 8-31, Z[23:16] in 0-7; second: Z[15:0] in 16-31, Y[23:8] in 0-15; third: Y[7:0] in 24-31, X in
  // 0-23. In immediate mode VSH_NUM_ATTR + 1 vectors make a vertex, and a primitive is drawn as soon
  // as its last vertex is complete.
  // fifo, wo, port FixedAttribute [DOC: docs/hardware/command-lists.md#index-and-data-ports;
  // docs/hardware/geometry.md#fixed-attributes-and-immediate-mode]
  // official PICA_REG_VS_FIXED_ATTR_DATA[0-2]; older GPUREG_0233, GPUREG_FIXEDATTRIB_DATA0,
  // GPUREG_0234, GPUREG_FIXEDATTRIB_DATA1, GPUREG_0235, GPUREG_FIXEDATTRIB_DATA2
  localparam logic [15:0] GPUREG_FIXEDATTRIB_DATA = 16'h0233;
  typedef struct packed {
    // DATA (bits 31-0, uint): One of the three words of a vector.
    logic [31:0] DATA;
  } fixedattrib_data_t;

  // GPUREG_0236 to GPUREG_0237 (0x236-0x237): No known function. GBATEK saw reads return other
  // registers ORed together on a New 3DS.
  // plain, none [DOC: docs/hardware/registers.md#geometry-pipeline]
  localparam logic [15:0] GPUREG_0236 = 16'h0236;
  localparam logic [15:0] GPUREG_0237 = 16'h0237;

  // GPUREG_CMDBUF_SIZE0 (0x238): Size of command buffer 0.
  // plain, rw, mask 0x001FFFFE [DOC: docs/hardware/command-lists.md#buffers]
  // official PICA_REG_COMMAND_BUF_SIZE_CH0; older GPUREG_0238
  localparam logic [15:0] GPUREG_CMDBUF_SIZE0 = 16'h0238;
  typedef struct packed {
    logic [10:0] reserved_31_21;
    // SIZE (bits 20-0, uint, 8 bytes): Size / 8. Bit 0 has no effect, so the size is a multiple of 16
    // bytes.
    logic [20:0] SIZE;
  } cmdbuf_size0_t;

  // GPUREG_CMDBUF_SIZE1 (0x239): Size of command buffer 1.
  // plain, rw, mask 0x001FFFFE [DOC: docs/hardware/command-lists.md#buffers]
  // official PICA_REG_COMMAND_BUF_SIZE_CH1; older GPUREG_0239
  localparam logic [15:0] GPUREG_CMDBUF_SIZE1 = 16'h0239;
  typedef struct packed {
    logic [10:0] reserved_31_21;
    // SIZE (bits 20-0, uint, 8 bytes): Size / 8. Bit 0 has no effect, so the size is a multiple of 16
    // bytes.
    logic [20:0] SIZE;
  } cmdbuf_size1_t;

  // GPUREG_CMDBUF_ADDR0 (0x23A): Physical address of command buffer 0.
  // plain, rw, mask 0x1FFFFFFE [DOC: docs/hardware/command-lists.md#buffers]
  // official PICA_REG_COMMAND_BUF_ADDR_CH0; older GPUREG_023A
  localparam logic [15:0] GPUREG_CMDBUF_ADDR0 = 16'h023A;
  typedef struct packed {
    logic [2:0] reserved_31_29;
    // ADDRESS (bits 28-0, address*8, bytes): Address / 8. Bit 0 has no effect, so the address is a
    // multiple of 16.
    logic [28:0] ADDRESS;
  } cmdbuf_addr0_t;

  // GPUREG_CMDBUF_ADDR1 (0x23B): Physical address of command buffer 1.
  // plain, rw, mask 0x1FFFFFFE [DOC: docs/hardware/command-lists.md#buffers]
  // official PICA_REG_COMMAND_BUF_ADDR_CH1; older GPUREG_023B
  localparam logic [15:0] GPUREG_CMDBUF_ADDR1 = 16'h023B;
  typedef struct packed {
    logic [2:0] reserved_31_29;
    // ADDRESS (bits 28-0, address*8, bytes): Address / 8. Bit 0 has no effect, so the address is a
    // multiple of 16.
    logic [28:0] ADDRESS;
  } cmdbuf_addr1_t;

  // GPUREG_CMDBUF_JUMP0 (0x23C): Any write continues execution at command buffer 0. The rest of the
  // current list is dropped; there is no return.
  // trigger, wo [DOC: docs/hardware/command-lists.md#buffers]
  // official PICA_REG_COMMAND_BUF_KICK_CH0; older GPUREG_023C
  localparam logic [15:0] GPUREG_CMDBUF_JUMP0 = 16'h023C;

  // GPUREG_CMDBUF_JUMP1 (0x23D): Any write continues execution at command buffer 1. The rest of the
  // current list is dropped; there is no return.
  // trigger, wo [DOC: docs/hardware/command-lists.md#buffers]
  // official PICA_REG_COMMAND_BUF_KICK_CH1; older GPUREG_023D
  localparam logic [15:0] GPUREG_CMDBUF_JUMP1 = 16'h023D;

  // GPUREG_023E to GPUREG_023F (0x23E-0x23F): No known function. GBATEK saw reads return other
  // registers ORed together on a New 3DS.
  // plain, none [DOC: docs/hardware/registers.md#geometry-pipeline]
  localparam logic [15:0] GPUREG_023E = 16'h023E;
  localparam logic [15:0] GPUREG_023F = 16'h023F;

  // GPUREG_0240 to GPUREG_0241 (0x240-0x241): No register of its own. Reads give RESTART_PRIMITIVE,
  // writes do nothing.
  // plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  localparam logic [15:0] GPUREG_0240 = 16'h0240;
  localparam logic [15:0] GPUREG_0241 = 16'h0241;

  // GPUREG_VSH_NUM_ATTR (0x242): Number of vertex shader inputs; emulators use it as the attributes
  // per vertex of immediate mode only.
  // plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
  // docs/hardware/geometry.md#fixed-attributes-and-immediate-mode]
  // official PICA_REG_VS_ATTR_NUM1; older GPUREG_0242
  localparam logic [15:0] GPUREG_VSH_NUM_ATTR = 16'h0242;
  typedef struct packed {
    logic [27:0] reserved_31_4;
    // COUNT_MINUS_1 (bits 3-0, uint): Number of attributes minus 1.
    logic [3:0] COUNT_MINUS_1;
  } vsh_num_attr_t;

  // GPUREG_0243 (0x243): Unknown. Several other values than that of power-up hang the chip, some
  // depending on other registers.
  // plain, rw, mask 0x00000037, power-up value 0x00000037 [HW:
  // docs/hardware/registers.md#geometry-pipeline; docs/hardware/registers.md#power-up; GBATEK]
  localparam logic [15:0] GPUREG_0243 = 16'h0243;
  typedef struct packed {
    logic [25:0] reserved_31_6;
    // UNKNOWN_4 (bits 5-4, uint): Purpose unknown.
    logic [1:0] UNKNOWN_4;
    logic reserved_3;
    // UNKNOWN_0 (bits 2-0, uint): Purpose unknown.
    logic [2:0] UNKNOWN_0;
  } unknown_0243_t;

  // GPUREG_VSH_COM_MODE (0x244): Whether the fourth shader unit has its own configuration.
  // plain, rw [DOC: docs/hardware/shader-unit.md#units]
  // official PICA_REG_VS_COM_MODE; older GPUREG_0244
  localparam logic [15:0] GPUREG_VSH_COM_MODE = 16'h0244;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // GSH_CONFIG_ENABLE (bit 0, bool): 0: without a geometry shader, vertex shader uniforms, output
    // mask, code and descriptors are written to the fourth unit as well.
    logic GSH_CONFIG_ENABLE;
  } vsh_com_mode_t;

  // GPUREG_START_DRAW_FUNC0 (0x245): Set to 0 around draws and to 1 otherwise.
  // plain, rw, mask 0x00000001 [DOC: docs/hardware/geometry.md#draws-and-indices; GBATEK]
  // official PICA_REG_START_DRAW_FUNC0; older GPUREG_0245
  localparam logic [15:0] GPUREG_START_DRAW_FUNC0 = 16'h0245;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // MODE (bit 0, StartDrawMode): Drawing or configuration.
    start_draw_mode_e MODE;
  } start_draw_func0_t;

  // GPUREG_0246 to GPUREG_0249 (0x246-0x249): No register of its own. Reads give RESTART_PRIMITIVE,
  // writes do nothing.
  // plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  localparam logic [15:0] GPUREG_0246 = 16'h0246;
  localparam logic [15:0] GPUREG_0247 = 16'h0247;
  localparam logic [15:0] GPUREG_0248 = 16'h0248;
  localparam logic [15:0] GPUREG_0249 = 16'h0249;

  // GPUREG_VSH_OUTMAP_TOTAL1 (0x24A): Number of vertex shader outputs that go to the next stage.
  // plain, rw [DOC: docs/hardware/geometry.md#shader-outputs]
  // official PICA_REG_VS_OUT_REG_NUM1; older GPUREG_024A
  localparam logic [15:0] GPUREG_VSH_OUTMAP_TOTAL1 = 16'h024A;
  typedef struct packed {
    logic [27:0] reserved_31_4;
    // COUNT_MINUS_1 (bits 3-0, uint): Number of output slots minus 1.
    logic [3:0] COUNT_MINUS_1;
  } vsh_outmap_total1_t;

  // GPUREG_024B to GPUREG_024F (0x24B-0x24F): No register of its own. Reads give RESTART_PRIMITIVE,
  // writes do nothing.
  // plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  localparam logic [15:0] GPUREG_024B = 16'h024B;
  localparam logic [15:0] GPUREG_024C = 16'h024C;
  localparam logic [15:0] GPUREG_024D = 16'h024D;
  localparam logic [15:0] GPUREG_024E = 16'h024E;
  localparam logic [15:0] GPUREG_024F = 16'h024F;

  // GPUREG_0250 (0x250): No known function. Reads give VSH_OUTMAP_TOTAL2.
  // plain, ro, reads as GPUREG_VSH_OUTMAP_TOTAL2 [HW: GBATEK]
  localparam logic [15:0] GPUREG_0250 = 16'h0250;

  // GPUREG_VSH_OUTMAP_TOTAL2 (0x251): Copy of VSH_OUTMAP_TOTAL1 that software writes. GBATEK found
  // no effect.
  // plain, rw [DOC: docs/hardware/geometry.md#shader-outputs]
  // official PICA_REG_VS_OUT_REG_NUM2; older GPUREG_0251
  localparam logic [15:0] GPUREG_VSH_OUTMAP_TOTAL2 = 16'h0251;
  typedef struct packed {
    logic [27:0] reserved_31_4;
    // COUNT_MINUS_1 (bits 3-0, uint): Number of output slots minus 1.
    logic [3:0] COUNT_MINUS_1;
  } vsh_outmap_total2_t;

  // GPUREG_GSH_MISC0 (0x252): How the geometry shader gets its input.
  // plain, rw, mask 0x017FFF03 [DOC: docs/hardware/geometry.md#geometry-shader-input;
  // docs/hardware/geometry.md#from-outputs-to-the-assembler]
  // official PICA_REG_GS_MISC_REG0; older GPUREG_0252
  localparam logic [15:0] GPUREG_GSH_MISC0 = 16'h0252;
  typedef struct packed {
    logic [6:0] reserved_31_25;
    // UNKNOWN_24 (bit 24, uint): R/W; libctru sets it in fixed mode.
    logic UNKNOWN_24;
    logic reserved_23;
    // START (bits 22-16, uint): Fixed mode: first c register; software writes a byte, bit 23 has no
    // storage.
    logic [6:0] START;
    // STRIDE_MINUS_1 (bits 15-12, uint, vectors): Fixed mode: output slots per vertex minus 1.
    logic [3:0] STRIDE_MINUS_1;
    // VERTICES_MINUS_1 (bits 11-8, uint, vertices): Fixed mode: vertices per primitive minus 1.
    logic [3:0] VERTICES_MINUS_1;
    logic [5:0] reserved_7_2;
    // MODE (bits 1-0, GeometryInputMode): Input mode; software writes a byte, bits 2-7 have no
    // storage.
    geometry_input_mode_e MODE;
  } gsh_misc0_t;

  // GPUREG_GEOSTAGE_CONFIG2 (0x253): Kind of draw in progress. While bit 0 is 1, writes outside
  // 0x200-0x254 and 0x280-0x2DF may go wrong.
  // plain, rw [DOC: docs/hardware/geometry.md#draws-and-indices]
  // official PICA_REG_DRAW_MODE1; older GPUREG_0253
  localparam logic [15:0] GPUREG_GEOSTAGE_CONFIG2 = 16'h0253;
  typedef struct packed {
    logic [22:0] reserved_31_9;
    // TRIANGLE_ELEMENTS (bit 8, bool): Set while the elements of a triangle list are drawn.
    logic TRIANGLE_ELEMENTS;
    logic [6:0] reserved_7_1;
    // ARRAYS_OR_IMMEDIATE (bit 0, bool): Set around array draws and immediate mode.
    logic ARRAYS_OR_IMMEDIATE;
  } geostage_config2_t;

  // GPUREG_GSH_MISC1 (0x254): Vertices of a variable-size primitive that bring all their attributes.
  // plain, rw [DOC: docs/hardware/geometry.md#geometry-shader-input;
  // docs/hardware/geometry.md#from-outputs-to-the-assembler]
  // official PICA_REG_GS_MISC_REG1; older GPUREG_0254
  localparam logic [15:0] GPUREG_GSH_MISC1 = 16'h0254;
  typedef struct packed {
    logic [26:0] reserved_31_5;
    // MAIN_VERTICES_MINUS_1 (bits 4-0, uint, vertices): Variable mode: the first so many vertices,
    // minus 1, store all output slots, later ones only slot 0.
    logic [4:0] MAIN_VERTICES_MINUS_1;
  } gsh_misc1_t;

  // GPUREG_0255 (0x255): One bit that can be written and read back; purpose unknown.
  // plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#geometry-pipeline; GBATEK]
  localparam logic [15:0] GPUREG_0255 = 16'h0255;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // UNKNOWN (bit 0, uint): Purpose unknown.
    logic UNKNOWN;
  } unknown_0255_t;

  // GPUREG_0256 (0x256): No known function. Reads give GSH_MISC1.
  // plain, ro, reads as GPUREG_GSH_MISC1 [HW: GBATEK]
  localparam logic [15:0] GPUREG_0256 = 16'h0256;

  // GPUREG_0257 (0x257): No known function. Reads give GEOSTAGE_CONFIG2.
  // plain, ro, reads as GPUREG_GEOSTAGE_CONFIG2 [HW: GBATEK]
  localparam logic [15:0] GPUREG_0257 = 16'h0257;

  // GPUREG_0258 to GPUREG_025D (0x258-0x25D): No register of its own. Reads give RESTART_PRIMITIVE,
  // writes do nothing.
  // plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  localparam logic [15:0] GPUREG_0258 = 16'h0258;
  localparam logic [15:0] GPUREG_0259 = 16'h0259;
  localparam logic [15:0] GPUREG_025A = 16'h025A;
  localparam logic [15:0] GPUREG_025B = 16'h025B;
  localparam logic [15:0] GPUREG_025C = 16'h025C;
  localparam logic [15:0] GPUREG_025D = 16'h025D;

  // GPUREG_PRIMITIVE_CONFIG (0x25E): Topology, and a copy of the number of output slots. In Azahar
  // writing the topology resets the assembler.
  // plain, rw, mask 0x0001030F [DOC: docs/hardware/geometry.md#shader-outputs;
  // docs/hardware/geometry.md#primitive-assembly; docs/hardware/registers.md#geometry-pipeline]
  // official PICA_REG_GS_OUT_REG_NUM3, PICA_REG_VS_OUT_REG_NUM3, PICA_REG_DRAW_MODE2
  localparam logic [15:0] GPUREG_PRIMITIVE_CONFIG = 16'h025E;
  typedef struct packed {
    logic [14:0] reserved_31_17;
    // UNKNOWN_16 (bit 16, uint): R/W, purpose unknown. [HW]
    logic UNKNOWN_16;
    logic [5:0] reserved_15_10;
    // MODE (bits 9-8, PrimitiveMode): Topology.
    primitive_mode_e MODE;
    logic [3:0] reserved_7_4;
    // COUNT_MINUS_1 (bits 3-0, uint): Number of output slots minus 1.
    logic [3:0] COUNT_MINUS_1;
  } primitive_config_t;

  // GPUREG_RESTART_PRIMITIVE (0x25F): Any write drops the pending vertices of the primitive
  // assembler; done before a strip or fan.
  // trigger, rw, mask 0xFFFFFFFF [HW: docs/hardware/geometry.md#primitive-assembly; GBATEK]
  // official PICA_REG_START_DRAW_FUNC1; older GPUREG_025F
  localparam logic [15:0] GPUREG_RESTART_PRIMITIVE = 16'h025F;
  typedef struct packed {
    // UNKNOWN (bits 31-0, uint): Kept and read back; software writes 1.
    logic [31:0] UNKNOWN;
  } restart_primitive_t;

  // GPUREG_0260 to GPUREG_027F (0x260-0x27F): No register of its own. Reads give RESTART_PRIMITIVE,
  // writes do nothing.
  // plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  localparam logic [15:0] GPUREG_0260 = 16'h0260;
  localparam logic [15:0] GPUREG_0261 = 16'h0261;
  localparam logic [15:0] GPUREG_0262 = 16'h0262;
  localparam logic [15:0] GPUREG_0263 = 16'h0263;
  localparam logic [15:0] GPUREG_0264 = 16'h0264;
  localparam logic [15:0] GPUREG_0265 = 16'h0265;
  localparam logic [15:0] GPUREG_0266 = 16'h0266;
  localparam logic [15:0] GPUREG_0267 = 16'h0267;
  localparam logic [15:0] GPUREG_0268 = 16'h0268;
  localparam logic [15:0] GPUREG_0269 = 16'h0269;
  localparam logic [15:0] GPUREG_026A = 16'h026A;
  localparam logic [15:0] GPUREG_026B = 16'h026B;
  localparam logic [15:0] GPUREG_026C = 16'h026C;
  localparam logic [15:0] GPUREG_026D = 16'h026D;
  localparam logic [15:0] GPUREG_026E = 16'h026E;
  localparam logic [15:0] GPUREG_026F = 16'h026F;
  localparam logic [15:0] GPUREG_0270 = 16'h0270;
  localparam logic [15:0] GPUREG_0271 = 16'h0271;
  localparam logic [15:0] GPUREG_0272 = 16'h0272;
  localparam logic [15:0] GPUREG_0273 = 16'h0273;
  localparam logic [15:0] GPUREG_0274 = 16'h0274;
  localparam logic [15:0] GPUREG_0275 = 16'h0275;
  localparam logic [15:0] GPUREG_0276 = 16'h0276;
  localparam logic [15:0] GPUREG_0277 = 16'h0277;
  localparam logic [15:0] GPUREG_0278 = 16'h0278;
  localparam logic [15:0] GPUREG_0279 = 16'h0279;
  localparam logic [15:0] GPUREG_027A = 16'h027A;
  localparam logic [15:0] GPUREG_027B = 16'h027B;
  localparam logic [15:0] GPUREG_027C = 16'h027C;
  localparam logic [15:0] GPUREG_027D = 16'h027D;
  localparam logic [15:0] GPUREG_027E = 16'h027E;
  localparam logic [15:0] GPUREG_027F = 16'h027F;

  // ---- Shader units ----
  // Four register blocks of one layout. GSH belongs to the unit that runs the geometry shader or,
  // without one, vertex shaders; VSH belongs to the three vertex units. What SH2 and SH3 belong to
  // is unknown; they were found by reading and writing them.

  // GPUREG_[GSH|VSH|SH2|SH3]_BOOLUNIFORM (0x280 + 0x30*n (n = 0-3)): Boolean registers, tested by
  // IFU, CALLU and JMPU.
  // plain, rw, mask of GSH 0x0FFFFFFF, of VSH 0x01FFFFFF [HW:
  // docs/hardware/shader-unit.md#registers; docs/hardware/shader-unit.md#control-flow;
  // docs/hardware/registers.md#shader-units; GBATEK]
  // official PICA_REG_[GS|VS]_BOOL; older GPUREG_VSH2_BOOLUNIFORM, GPUREG_02E0,
  // GPUREG_VSH3_BOOLUNIFORM, GPUREG_0310
  localparam logic [15:0] GPUREG_GSH_BOOLUNIFORM = 16'h0280;
  localparam logic [15:0] GPUREG_VSH_BOOLUNIFORM = 16'h02B0;
  localparam logic [15:0] GPUREG_SH2_BOOLUNIFORM = 16'h02E0;
  localparam logic [15:0] GPUREG_SH3_BOOLUNIFORM = 16'h0310;
  localparam int GPUREG_SH_BOOLUNIFORM_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_BOOLUNIFORM(input logic [15:0] n);
    GPUREG_SH_BOOLUNIFORM = 16'h0280 + 16'h0030 * n;
  endfunction
  typedef struct packed {
    logic [3:0] reserved_31_28;
    // UNKNOWN_16 (bits 27-16, uint): R/W, as wide as the entry point; bits 25-27 have no storage in
    // VSH. Software writes 0x7FFF to the upper half.
    logic [11:0] UNKNOWN_16;
    logic B15;
    logic B14;
    logic B13;
    logic B12;
    logic B11;
    logic B10;
    logic B9;
    logic B8;
    logic B7;
    logic B6;
    logic B5;
    logic B4;
    logic B3;
    logic B2;
    logic B1;
    // B0 to B15 (bit 0, step 1, bool): Register b0 to b15. The chip sets b15 after a shader has run.
    logic B0;
  } sh_booluniform_t;

  // GPUREG_[GSH|VSH|SH2|SH3]_INTUNIFORM_I[0-3] (0x281-0x284 + 0x30*n (n = 0-3)): Integer register,
  // the counters of LOOP.
  // plain, rw, mask 0x00FFFFFF [HW: docs/hardware/shader-unit.md#registers;
  // docs/hardware/shader-unit.md#control-flow; docs/hardware/registers.md#shader-units; GBATEK]
  // official PICA_REG_[GS|VS]_INT[0-3]; older GPUREG_VSH2_INTUNIFORM_I0, GPUREG_02E1,
  // GPUREG_VSH2_INTUNIFORM_I1, GPUREG_02E2, GPUREG_VSH2_INTUNIFORM_I2, GPUREG_02E3,
  // GPUREG_VSH2_INTUNIFORM_I3, GPUREG_02E4 and 8 more
  localparam logic [15:0] GPUREG_GSH_INTUNIFORM_I0 = 16'h0281;
  localparam logic [15:0] GPUREG_VSH_INTUNIFORM_I0 = 16'h02B1;
  localparam logic [15:0] GPUREG_SH2_INTUNIFORM_I0 = 16'h02E1;
  localparam logic [15:0] GPUREG_SH3_INTUNIFORM_I0 = 16'h0311;
  localparam int GPUREG_SH_INTUNIFORM_I0_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_INTUNIFORM_I0(input logic [15:0] n);
    GPUREG_SH_INTUNIFORM_I0 = 16'h0281 + 16'h0030 * n;
  endfunction
  localparam logic [15:0] GPUREG_GSH_INTUNIFORM_I1 = 16'h0282;
  localparam logic [15:0] GPUREG_VSH_INTUNIFORM_I1 = 16'h02B2;
  localparam logic [15:0] GPUREG_SH2_INTUNIFORM_I1 = 16'h02E2;
  localparam logic [15:0] GPUREG_SH3_INTUNIFORM_I1 = 16'h0312;
  localparam int GPUREG_SH_INTUNIFORM_I1_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_INTUNIFORM_I1(input logic [15:0] n);
    GPUREG_SH_INTUNIFORM_I1 = 16'h0282 + 16'h0030 * n;
  endfunction
  localparam logic [15:0] GPUREG_GSH_INTUNIFORM_I2 = 16'h0283;
  localparam logic [15:0] GPUREG_VSH_INTUNIFORM_I2 = 16'h02B3;
  localparam logic [15:0] GPUREG_SH2_INTUNIFORM_I2 = 16'h02E3;
  localparam logic [15:0] GPUREG_SH3_INTUNIFORM_I2 = 16'h0313;
  localparam int GPUREG_SH_INTUNIFORM_I2_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_INTUNIFORM_I2(input logic [15:0] n);
    GPUREG_SH_INTUNIFORM_I2 = 16'h0283 + 16'h0030 * n;
  endfunction
  localparam logic [15:0] GPUREG_GSH_INTUNIFORM_I3 = 16'h0284;
  localparam logic [15:0] GPUREG_VSH_INTUNIFORM_I3 = 16'h02B4;
  localparam logic [15:0] GPUREG_SH2_INTUNIFORM_I3 = 16'h02E4;
  localparam logic [15:0] GPUREG_SH3_INTUNIFORM_I3 = 16'h0314;
  localparam int GPUREG_SH_INTUNIFORM_I3_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_INTUNIFORM_I3(input logic [15:0] n);
    GPUREG_SH_INTUNIFORM_I3 = 16'h0284 + 16'h0030 * n;
  endfunction
  typedef struct packed {
    logic [7:0] reserved_31_24;
    // Z (bits 23-16, uint): Added to aL after each iteration.
    logic [7:0] Z;
    // Y (bits 15-8, uint): Start value of aL.
    logic [7:0] Y;
    // X (bits 7-0, uint): Iterations minus 1.
    logic [7:0] X;
  } sh_intuniform_i0_t;

  // GPUREG_0285 to GPUREG_033F (0x285-0x288, 0x28E, 0x299-0x29A, 0x2A4, 0x2AE-0x2AF, 0x2B5-0x2B8,
  // 0x2BE, 0x2C9-0x2CA, 0x2D4, 0x2DE-0x2DF, 0x2E5-0x2E8, 0x2EE, 0x2F9-0x2FA, 0x304, 0x30E-0x30F,
  // 0x315-0x318, 0x31E, 0x329-0x32A, 0x334, 0x33E-0x33F): No known function; reads 0.
  // plain, none [HW: docs/hardware/registers.md#shader-units; GBATEK]
  localparam logic [15:0] GPUREG_0285 = 16'h0285;
  localparam logic [15:0] GPUREG_0286 = 16'h0286;
  localparam logic [15:0] GPUREG_0287 = 16'h0287;
  localparam logic [15:0] GPUREG_0288 = 16'h0288;
  localparam logic [15:0] GPUREG_028E = 16'h028E;
  localparam logic [15:0] GPUREG_0299 = 16'h0299;
  localparam logic [15:0] GPUREG_029A = 16'h029A;
  localparam logic [15:0] GPUREG_02A4 = 16'h02A4;
  localparam logic [15:0] GPUREG_02AE = 16'h02AE;
  localparam logic [15:0] GPUREG_02AF = 16'h02AF;
  localparam logic [15:0] GPUREG_02B5 = 16'h02B5;
  localparam logic [15:0] GPUREG_02B6 = 16'h02B6;
  localparam logic [15:0] GPUREG_02B7 = 16'h02B7;
  localparam logic [15:0] GPUREG_02B8 = 16'h02B8;
  localparam logic [15:0] GPUREG_02BE = 16'h02BE;
  localparam logic [15:0] GPUREG_02C9 = 16'h02C9;
  localparam logic [15:0] GPUREG_02CA = 16'h02CA;
  localparam logic [15:0] GPUREG_02D4 = 16'h02D4;
  localparam logic [15:0] GPUREG_02DE = 16'h02DE;
  localparam logic [15:0] GPUREG_02DF = 16'h02DF;
  localparam logic [15:0] GPUREG_02E5 = 16'h02E5;
  localparam logic [15:0] GPUREG_02E6 = 16'h02E6;
  localparam logic [15:0] GPUREG_02E7 = 16'h02E7;
  localparam logic [15:0] GPUREG_02E8 = 16'h02E8;
  localparam logic [15:0] GPUREG_02EE = 16'h02EE;
  localparam logic [15:0] GPUREG_02F9 = 16'h02F9;
  localparam logic [15:0] GPUREG_02FA = 16'h02FA;
  localparam logic [15:0] GPUREG_0304 = 16'h0304;
  localparam logic [15:0] GPUREG_030E = 16'h030E;
  localparam logic [15:0] GPUREG_030F = 16'h030F;
  localparam logic [15:0] GPUREG_0315 = 16'h0315;
  localparam logic [15:0] GPUREG_0316 = 16'h0316;
  localparam logic [15:0] GPUREG_0317 = 16'h0317;
  localparam logic [15:0] GPUREG_0318 = 16'h0318;
  localparam logic [15:0] GPUREG_031E = 16'h031E;
  localparam logic [15:0] GPUREG_0329 = 16'h0329;
  localparam logic [15:0] GPUREG_032A = 16'h032A;
  localparam logic [15:0] GPUREG_0334 = 16'h0334;
  localparam logic [15:0] GPUREG_033E = 16'h033E;
  localparam logic [15:0] GPUREG_033F = 16'h033F;

  // GPUREG_[GSH|VSH|SH2|SH3]_INPUTBUFFER_CONFIG (0x289 + 0x30*n (n = 0-3)): Number and kind of the
  // inputs of a shader run.
  // plain, rw, mask 0xB800010F, power-up value of GSH 0xA0000001 [DOC:
  // docs/hardware/geometry.md#vertex-arrays; docs/hardware/geometry.md#geometry-shader-input;
  // docs/hardware/registers.md#shader-units; docs/hardware/registers.md#power-up; GBATEK]
  // official PICA_REG_GS_ATTR_NUM, PICA_REG_VS_ATTR_NUM0; older GPUREG_VSH2_INPUTBUFFER_CONFIG,
  // GPUREG_02E9, GPUREG_VSH3_INPUTBUFFER_CONFIG, GPUREG_0319
  localparam logic [15:0] GPUREG_GSH_INPUTBUFFER_CONFIG = 16'h0289;
  localparam logic [15:0] GPUREG_VSH_INPUTBUFFER_CONFIG = 16'h02B9;
  localparam logic [15:0] GPUREG_SH2_INPUTBUFFER_CONFIG = 16'h02E9;
  localparam logic [15:0] GPUREG_SH3_INPUTBUFFER_CONFIG = 16'h0319;
  localparam int GPUREG_SH_INPUTBUFFER_CONFIG_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_INPUTBUFFER_CONFIG(input logic [15:0] n);
    GPUREG_SH_INPUTBUFFER_CONFIG = 16'h0289 + 16'h0030 * n;
  endfunction
  typedef struct packed {
    // MODE (bits 31-24, ShaderInputMode): Kind of shader. Bits 27, 28, 29 and 31 have storage.
    shader_input_mode_e MODE;
    logic [14:0] reserved_23_9;
    // INPUT_TO_UNIFORMS (bit 8, bool): Geometry shader in variable or fixed mode: input goes to float
    // uniforms, not to v registers.
    logic INPUT_TO_UNIFORMS;
    logic [3:0] reserved_7_4;
    // COUNT_MINUS_1 (bits 3-0, uint): Inputs minus 1: attributes copied to v registers, or entries
    // that start a geometry shader in point mode.
    logic [3:0] COUNT_MINUS_1;
  } sh_inputbuffer_config_t;

  // GPUREG_[GSH|VSH|SH2|SH3]_ENTRYPOINT (0x28A + 0x30*n (n = 0-3)): Where a shader starts. GSH's may
  // differ from VSH's while all units run vertex shaders.
  // plain, rw, mask of GSH 0x0FFF0FFF, of VSH 0x01FF01FF [HW: docs/hardware/shader-unit.md#units;
  // docs/hardware/shader-unit.md#registers; docs/hardware/registers.md#shader-units; GBATEK]
  // official PICA_REG_[GS|VS]_START_ADDR; older GPUREG_VSH2_ENTRYPOINT, GPUREG_02EA,
  // GPUREG_VSH3_ENTRYPOINT, GPUREG_031A
  localparam logic [15:0] GPUREG_GSH_ENTRYPOINT = 16'h028A;
  localparam logic [15:0] GPUREG_VSH_ENTRYPOINT = 16'h02BA;
  localparam logic [15:0] GPUREG_SH2_ENTRYPOINT = 16'h02EA;
  localparam logic [15:0] GPUREG_SH3_ENTRYPOINT = 16'h031A;
  localparam int GPUREG_SH_ENTRYPOINT_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_ENTRYPOINT(input logic [15:0] n);
    GPUREG_SH_ENTRYPOINT = 16'h028A + 16'h0030 * n;
  endfunction
  typedef struct packed {
    logic [3:0] reserved_31_28;
    // UNKNOWN_16 (bits 27-16, uint): R/W, as wide as the address. Software writes 0x7FFF to the upper
    // half.
    logic [11:0] UNKNOWN_16;
    logic [3:0] reserved_15_12;
    // ADDRESS (bits 11-0, uint, instructions): Program address; 12 bits in GSH, 9 in VSH.
    logic [11:0] ADDRESS;
  } sh_entrypoint_t;

  // GPUREG_[GSH|VSH|SH2|SH3]_ATTRIBUTES_PERMUTATION_LOW (0x28B + 0x30*n (n = 0-3)): Input register
  // of inputs 0-7.
  // plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
  // docs/hardware/geometry.md#from-outputs-to-the-assembler;
  // docs/hardware/registers.md#shader-units]
  // official PICA_REG_[GS|VS]_ATTR_IN_REG_MAP0; older GPUREG_GSH_ATTR_PERMUTATION_LOW,
  // GPUREG_VSH_ATTR_PERMUTATION_LOW, GPUREG_VSH2_ATTR_PERMUTATION_LOW, GPUREG_02EB,
  // GPUREG_VSH3_ATTR_PERMUTATION_LOW, GPUREG_031B
  localparam logic [15:0] GPUREG_GSH_ATTRIBUTES_PERMUTATION_LOW = 16'h028B;
  localparam logic [15:0] GPUREG_VSH_ATTRIBUTES_PERMUTATION_LOW = 16'h02BB;
  localparam logic [15:0] GPUREG_SH2_ATTRIBUTES_PERMUTATION_LOW = 16'h02EB;
  localparam logic [15:0] GPUREG_SH3_ATTRIBUTES_PERMUTATION_LOW = 16'h031B;
  localparam int GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW(input logic [15:0] n);
    GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW = 16'h028B + 16'h0030 * n;
  endfunction
  typedef struct packed {
    logic [3:0] ATTRIBUTE7;
    logic [3:0] ATTRIBUTE6;
    logic [3:0] ATTRIBUTE5;
    logic [3:0] ATTRIBUTE4;
    logic [3:0] ATTRIBUTE3;
    logic [3:0] ATTRIBUTE2;
    logic [3:0] ATTRIBUTE1;
    // ATTRIBUTE0 to ATTRIBUTE7 (bits 3-0, step 4, uint): Number of the v register that input i goes
    // to.
    logic [3:0] ATTRIBUTE0;
  } sh_attributes_permutation_low_t;

  // GPUREG_[GSH|VSH|SH2|SH3]_ATTRIBUTES_PERMUTATION_HIGH (0x28C + 0x30*n (n = 0-3)): Input register
  // of inputs 8-15.
  // plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
  // docs/hardware/geometry.md#from-outputs-to-the-assembler;
  // docs/hardware/registers.md#shader-units]
  // official PICA_REG_[GS|VS]_ATTR_IN_REG_MAP1; older GPUREG_GSH_ATTR_PERMUTATION_HIGH,
  // GPUREG_VSH_ATTR_PERMUTATION_HIGH, GPUREG_VSH2_ATTR_PERMUTATION_HIGH, GPUREG_02EC,
  // GPUREG_VSH3_ATTR_PERMUTATION_HIGH, GPUREG_031C
  localparam logic [15:0] GPUREG_GSH_ATTRIBUTES_PERMUTATION_HIGH = 16'h028C;
  localparam logic [15:0] GPUREG_VSH_ATTRIBUTES_PERMUTATION_HIGH = 16'h02BC;
  localparam logic [15:0] GPUREG_SH2_ATTRIBUTES_PERMUTATION_HIGH = 16'h02EC;
  localparam logic [15:0] GPUREG_SH3_ATTRIBUTES_PERMUTATION_HIGH = 16'h031C;
  localparam int GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH(input logic [15:0] n);
    GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH = 16'h028C + 16'h0030 * n;
  endfunction
  typedef struct packed {
    logic [3:0] ATTRIBUTE15;
    logic [3:0] ATTRIBUTE14;
    logic [3:0] ATTRIBUTE13;
    logic [3:0] ATTRIBUTE12;
    logic [3:0] ATTRIBUTE11;
    logic [3:0] ATTRIBUTE10;
    logic [3:0] ATTRIBUTE9;
    // ATTRIBUTE8 to ATTRIBUTE15 (bits 3-0, step 4, uint): Number of the v register that input i goes
    // to.
    logic [3:0] ATTRIBUTE8;
  } sh_attributes_permutation_high_t;

  // GPUREG_[GSH|VSH|SH2|SH3]_OUTMAP_MASK (0x28D + 0x30*n (n = 0-3)): Which output registers are
  // passed on; they are packed in ascending order.
  // plain, rw, mask 0x07FFFFFF [DOC: docs/hardware/shader-unit.md#registers;
  // docs/hardware/geometry.md#shader-outputs; docs/hardware/registers.md#shader-units]
  // official PICA_REG_[GS|VS]_OUT_REG_MASK; older GPUREG_VSH2_OUTMAP_MASK, GPUREG_02ED,
  // GPUREG_VSH3_OUTMAP_MASK, GPUREG_031D
  localparam logic [15:0] GPUREG_GSH_OUTMAP_MASK = 16'h028D;
  localparam logic [15:0] GPUREG_VSH_OUTMAP_MASK = 16'h02BD;
  localparam logic [15:0] GPUREG_SH2_OUTMAP_MASK = 16'h02ED;
  localparam logic [15:0] GPUREG_SH3_OUTMAP_MASK = 16'h031D;
  localparam int GPUREG_SH_OUTMAP_MASK_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_OUTMAP_MASK(input logic [15:0] n);
    GPUREG_SH_OUTMAP_MASK = 16'h028D + 16'h0030 * n;
  endfunction
  typedef struct packed {
    logic [4:0] reserved_31_27;
    // UNKNOWN_16 (bits 26-16, uint): R/W, purpose unknown. [HW]
    logic [10:0] UNKNOWN_16;
    logic O15;
    logic O14;
    logic O13;
    logic O12;
    logic O11;
    logic O10;
    logic O9;
    logic O8;
    logic O7;
    logic O6;
    logic O5;
    logic O4;
    logic O3;
    logic O2;
    logic O1;
    // O0 to O15 (bit 0, step 1, bool): Register o0 to o15 is passed on; o7-o15 in vertex shaders only.
    logic O0;
  } sh_outmap_mask_t;

  // GPUREG_[GSH|VSH|SH2|SH3]_CODETRANSFER_END (0x28F + 0x30*n (n = 0-3)): Ends an upload of code.
  // Any value works; software writes 1 after each upload.
  // trigger, wo [DOC: docs/hardware/registers.md#shader-units; GBATEK]
  // official PICA_REG_[GS|VS]_PROG_RENEWAL_END; older GPUREG_VSH2_CODETRANSFER_END, GPUREG_02EF,
  // GPUREG_VSH3_CODETRANSFER_END, GPUREG_031F
  localparam logic [15:0] GPUREG_GSH_CODETRANSFER_END = 16'h028F;
  localparam logic [15:0] GPUREG_VSH_CODETRANSFER_END = 16'h02BF;
  localparam logic [15:0] GPUREG_SH2_CODETRANSFER_END = 16'h02EF;
  localparam logic [15:0] GPUREG_SH3_CODETRANSFER_END = 16'h031F;
  localparam int GPUREG_SH_CODETRANSFER_END_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_CODETRANSFER_END(input logic [15:0] n);
    GPUREG_SH_CODETRANSFER_END = 16'h028F + 16'h0030 * n;
  endfunction

  // GPUREG_[GSH|VSH|SH2|SH3]_FLOATUNIFORM_INDEX (0x290 + 0x30*n (n = 0-3)): Float uniform that
  // FLOATUNIFORM_DATA loads next, and the format of its words.
  // index-port, wo, port GshFloatUniform, VshFloatUniform, Sh2FloatUniform, Sh3FloatUniform [DOC:
  // docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
  // official PICA_REG_[GS|VS]_FLOAT_ADDR; older GPUREG_GSH_FLOATUNIFORM_CONFIG,
  // GPUREG_VSH_FLOATUNIFORM_CONFIG, GPUREG_VSH2_FLOATUNIFORM_INDEX, GPUREG_02F0,
  // GPUREG_VSH3_FLOATUNIFORM_INDEX, GPUREG_0320
  localparam logic [15:0] GPUREG_GSH_FLOATUNIFORM_INDEX = 16'h0290;
  localparam logic [15:0] GPUREG_VSH_FLOATUNIFORM_INDEX = 16'h02C0;
  localparam logic [15:0] GPUREG_SH2_FLOATUNIFORM_INDEX = 16'h02F0;
  localparam logic [15:0] GPUREG_SH3_FLOATUNIFORM_INDEX = 16'h0320;
  localparam int GPUREG_SH_FLOATUNIFORM_INDEX_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_FLOATUNIFORM_INDEX(input logic [15:0] n);
    GPUREG_SH_FLOATUNIFORM_INDEX = 16'h0290 + 16'h0030 * n;
  endfunction
  typedef struct packed {
    // TRANSFER_MODE (bit 31, ShaderTransferMode): Format of the data words.
    shader_transfer_mode_e TRANSFER_MODE;
    logic [22:0] reserved_30_8;
    // INDEX (bits 7-0, uint): Number of the c register, 0-95; advances after four components. 96 and
    // above: the data is ignored. [HW]
    logic [7:0] INDEX;
  } sh_floatuniform_index_t;

  // GPUREG_[GSH|VSH|SH2|SH3]_FLOATUNIFORM_DATA (0x291-0x298 + 0x30*n (n = 0-3)): Words of a float
  // uniform. FLOAT24: three words, W in bits 8-31 and Z[23:16] in 0-7, then Z[15:0] in 16-31 and
  // Y[23:8] in 0-15, then Y[7:0] in 24-31 and X in 0-23. FLOAT32: four words, W, Z, Y, X.
  // fifo, wo, port GshFloatUniform, VshFloatUniform, Sh2FloatUniform, Sh3FloatUniform [DOC:
  // docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
  // official PICA_REG_[GS|VS]_FLOAT_DATA[1-8]; older GPUREG_GSH_FLOATUNIFORM_DATA0,
  // GPUREG_GSH_FLOATUNIFORM_DATA1, GPUREG_GSH_FLOATUNIFORM_DATA2, GPUREG_GSH_FLOATUNIFORM_DATA3,
  // GPUREG_GSH_FLOATUNIFORM_DATA4, GPUREG_GSH_FLOATUNIFORM_DATA5, GPUREG_GSH_FLOATUNIFORM_DATA6,
  // GPUREG_GSH_FLOATUNIFORM_DATA7 and 56 more
  localparam logic [15:0] GPUREG_GSH_FLOATUNIFORM_DATA = 16'h0291;
  localparam logic [15:0] GPUREG_VSH_FLOATUNIFORM_DATA = 16'h02C1;
  localparam logic [15:0] GPUREG_SH2_FLOATUNIFORM_DATA = 16'h02F1;
  localparam logic [15:0] GPUREG_SH3_FLOATUNIFORM_DATA = 16'h0321;
  localparam int GPUREG_SH_FLOATUNIFORM_DATA_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_FLOATUNIFORM_DATA(input logic [15:0] n);
    GPUREG_SH_FLOATUNIFORM_DATA = 16'h0291 + 16'h0030 * n;
  endfunction
  typedef struct packed {
    // DATA (bits 31-0, uint): One word of a vector.
    logic [31:0] DATA;
  } sh_floatuniform_data_t;

  // GPUREG_[GSH|VSH|SH2|SH3]_CODETRANSFER_INDEX (0x29B + 0x30*n (n = 0-3)): Program address that
  // CODETRANSFER_DATA loads next.
  // index-port, wo, port GshCode, VshCode, Sh2Code, Sh3Code [DOC:
  // docs/hardware/shader-unit.md#registers; docs/hardware/command-lists.md#index-and-data-ports;
  // docs/hardware/registers.md#shader-units]
  // official PICA_REG_[GS|VS]_PROG_ADDR; older GPUREG_GSH_CODETRANSFER_CONFIG,
  // GPUREG_VSH_CODETRANSFER_CONFIG, GPUREG_VSH2_CODETRANSFER_INDEX, GPUREG_02FB,
  // GPUREG_VSH3_CODETRANSFER_INDEX, GPUREG_032B
  localparam logic [15:0] GPUREG_GSH_CODETRANSFER_INDEX = 16'h029B;
  localparam logic [15:0] GPUREG_VSH_CODETRANSFER_INDEX = 16'h02CB;
  localparam logic [15:0] GPUREG_SH2_CODETRANSFER_INDEX = 16'h02FB;
  localparam logic [15:0] GPUREG_SH3_CODETRANSFER_INDEX = 16'h032B;
  localparam int GPUREG_SH_CODETRANSFER_INDEX_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_CODETRANSFER_INDEX(input logic [15:0] n);
    GPUREG_SH_CODETRANSFER_INDEX = 16'h029B + 16'h0030 * n;
  endfunction
  typedef struct packed {
    logic [19:0] reserved_31_12;
    // INDEX (bits 11-0, uint, instructions): Program address; advances with every word.
    logic [11:0] INDEX;
  } sh_codetransfer_index_t;

  // GPUREG_[GSH|VSH|SH2|SH3]_CODETRANSFER_DATA (0x29C-0x2A3 + 0x30*n (n = 0-3)): Instruction at the
  // program address of CODETRANSFER_INDEX.
  // data-port, wo, port GshCode, VshCode, Sh2Code, Sh3Code [DOC:
  // docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
  // official PICA_REG_[GS|VS]_PROG_DATA[0-7]; older GPUREG_GSH_CODETRANSFER_DATA0,
  // GPUREG_GSH_CODETRANSFER_DATA1, GPUREG_GSH_CODETRANSFER_DATA2, GPUREG_GSH_CODETRANSFER_DATA3,
  // GPUREG_GSH_CODETRANSFER_DATA4, GPUREG_GSH_CODETRANSFER_DATA5, GPUREG_GSH_CODETRANSFER_DATA6,
  // GPUREG_GSH_CODETRANSFER_DATA7 and 56 more
  localparam logic [15:0] GPUREG_GSH_CODETRANSFER_DATA = 16'h029C;
  localparam logic [15:0] GPUREG_VSH_CODETRANSFER_DATA = 16'h02CC;
  localparam logic [15:0] GPUREG_SH2_CODETRANSFER_DATA = 16'h02FC;
  localparam logic [15:0] GPUREG_SH3_CODETRANSFER_DATA = 16'h032C;
  localparam int GPUREG_SH_CODETRANSFER_DATA_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_CODETRANSFER_DATA(input logic [15:0] n);
    GPUREG_SH_CODETRANSFER_DATA = 16'h029C + 16'h0030 * n;
  endfunction
  typedef struct packed {
    // DATA (bits 31-0, uint): Instruction word.
    logic [31:0] DATA;
  } sh_codetransfer_data_t;

  // GPUREG_[GSH|VSH|SH2|SH3]_OPDESCS_INDEX (0x2A5 + 0x30*n (n = 0-3)): Operand descriptor that
  // OPDESCS_DATA loads next.
  // index-port, wo, port GshOpDesc, VshOpDesc, Sh2OpDesc, Sh3OpDesc [DOC:
  // docs/hardware/shader-unit.md#registers; docs/hardware/command-lists.md#index-and-data-ports;
  // docs/hardware/registers.md#shader-units]
  // official PICA_REG_[GS|VS]_PROG_SWIZZLE_ADDR; older GPUREG_GSH_OPDESCS_CONFIG,
  // GPUREG_VSH_OPDESCS_CONFIG, GPUREG_VSH2_OPDESCS_INDEX, GPUREG_0305, GPUREG_VSH3_OPDESCS_INDEX,
  // GPUREG_0335
  localparam logic [15:0] GPUREG_GSH_OPDESCS_INDEX = 16'h02A5;
  localparam logic [15:0] GPUREG_VSH_OPDESCS_INDEX = 16'h02D5;
  localparam logic [15:0] GPUREG_SH2_OPDESCS_INDEX = 16'h0305;
  localparam logic [15:0] GPUREG_SH3_OPDESCS_INDEX = 16'h0335;
  localparam int GPUREG_SH_OPDESCS_INDEX_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_OPDESCS_INDEX(input logic [15:0] n);
    GPUREG_SH_OPDESCS_INDEX = 16'h02A5 + 16'h0030 * n;
  endfunction
  typedef struct packed {
    logic [19:0] reserved_31_12;
    // INDEX (bits 11-0, uint): Descriptor, 0-127; advances with every word. What happens above 127 is
    // unknown; the model ignores the data.
    logic [11:0] INDEX;
  } sh_opdescs_index_t;

  // GPUREG_[GSH|VSH|SH2|SH3]_OPDESCS_DATA (0x2A6-0x2AD + 0x30*n (n = 0-3)): Operand descriptor at
  // the index of OPDESCS_INDEX.
  // data-port, wo, port GshOpDesc, VshOpDesc, Sh2OpDesc, Sh3OpDesc [DOC:
  // docs/hardware/shader-unit.md#operand-descriptors;
  // docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
  // official PICA_REG_[GS|VS]_PROG_SWIZZLE_DATA[0-7]; older GPUREG_GSH_OPDESCS_DATA0,
  // GPUREG_GSH_OPDESCS_DATA1, GPUREG_GSH_OPDESCS_DATA2, GPUREG_GSH_OPDESCS_DATA3,
  // GPUREG_GSH_OPDESCS_DATA4, GPUREG_GSH_OPDESCS_DATA5, GPUREG_GSH_OPDESCS_DATA6,
  // GPUREG_GSH_OPDESCS_DATA7 and 56 more
  localparam logic [15:0] GPUREG_GSH_OPDESCS_DATA = 16'h02A6;
  localparam logic [15:0] GPUREG_VSH_OPDESCS_DATA = 16'h02D6;
  localparam logic [15:0] GPUREG_SH2_OPDESCS_DATA = 16'h0306;
  localparam logic [15:0] GPUREG_SH3_OPDESCS_DATA = 16'h0336;
  localparam int GPUREG_SH_OPDESCS_DATA_COUNT = 4;
  function automatic logic [15:0] GPUREG_SH_OPDESCS_DATA(input logic [15:0] n);
    GPUREG_SH_OPDESCS_DATA = 16'h02A6 + 16'h0030 * n;
  endfunction
  typedef struct packed {
    // DATA (bits 31-0, uint): Destination mask, source swizzles and negations.
    logic [31:0] DATA;
  } sh_opdescs_data_t;

endpackage
/* verilator lint_on UNUSEDPARAM */
