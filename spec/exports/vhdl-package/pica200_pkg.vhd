-- PICA200 internal registers: register ids, layouts and enumerations.
--
-- Generated from the register specification (description version 1). Do not edit.
--
-- Registers of the 3D core, written by GPU command lists and, at their CPU addresses, by the
-- ARM11. Register 0x000 is at physical address 0x10401000; each register is one 32-bit word.
-- Source: 3dbrew IR-2014; 3dbrew IR-2015; 3dbrew CMD; GBATEK;
-- docs/hardware/registers.md#miscellaneous
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

package pica200_pkg is

  -- Physical address of id 0, and bytes from one id to the next.
  constant PICA200_CPU_BASE : std_logic_vector(31 downto 0) := x"10401000";
  constant PICA200_CPU_STRIDE : natural := 4;

  -- AttributeComponent: What stands at a place of a vertex in an attribute buffer. [DOC:
  -- geometry#vertex-arrays]
  subtype attribute_component_e is std_logic_vector(3 downto 0);
  -- Attribute 0.
  constant PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE0 : attribute_component_e := "0000";
  -- Attribute 1.
  constant PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE1 : attribute_component_e := "0001";
  -- Attribute 2.
  constant PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE2 : attribute_component_e := "0010";
  -- Attribute 3.
  constant PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE3 : attribute_component_e := "0011";
  -- Attribute 4.
  constant PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE4 : attribute_component_e := "0100";
  -- Attribute 5.
  constant PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE5 : attribute_component_e := "0101";
  -- Attribute 6.
  constant PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE6 : attribute_component_e := "0110";
  -- Attribute 7.
  constant PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE7 : attribute_component_e := "0111";
  -- Attribute 8.
  constant PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE8 : attribute_component_e := "1000";
  -- Attribute 9.
  constant PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE9 : attribute_component_e := "1001";
  -- Attribute 10.
  constant PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE10 : attribute_component_e := "1010";
  -- Attribute 11.
  constant PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE11 : attribute_component_e := "1011";
  -- Align to 4 and skip 4 bytes. [HW]
  constant PICA_ATTRIBUTE_COMPONENT_PAD4 : attribute_component_e := "1100";
  -- Align to 4 and skip 8 bytes. [HW]
  constant PICA_ATTRIBUTE_COMPONENT_PAD8 : attribute_component_e := "1101";
  -- Align to 4 and skip 12 bytes. [HW]
  constant PICA_ATTRIBUTE_COMPONENT_PAD12 : attribute_component_e := "1110";
  -- Align to 4 and skip 16 bytes. [HW]
  constant PICA_ATTRIBUTE_COMPONENT_PAD16 : attribute_component_e := "1111";

  -- AttributeSize: Number of elements of a vertex attribute in memory. Missing y and z are 0,
  -- missing w is 1. [DOC: geometry#vertex-arrays]
  subtype attribute_size_e is std_logic_vector(1 downto 0);
  -- One element.
  constant PICA_ATTRIBUTE_SIZE_X : attribute_size_e := "00";
  -- Two elements.
  constant PICA_ATTRIBUTE_SIZE_XY : attribute_size_e := "01";
  -- Three elements.
  constant PICA_ATTRIBUTE_SIZE_XYZ : attribute_size_e := "10";
  -- Four elements.
  constant PICA_ATTRIBUTE_SIZE_XYZW : attribute_size_e := "11";

  -- AttributeType: Element type of a vertex attribute in memory. Integers become their own value as
  -- a float. [DOC: geometry#vertex-arrays]
  subtype attribute_type_e is std_logic_vector(1 downto 0);
  -- Signed byte.
  constant PICA_ATTRIBUTE_TYPE_S8 : attribute_type_e := "00";
  -- Unsigned byte.
  constant PICA_ATTRIBUTE_TYPE_U8 : attribute_type_e := "01";
  -- Signed 16-bit number, little-endian.
  constant PICA_ATTRIBUTE_TYPE_S16 : attribute_type_e := "10";
  -- IEEE single, little-endian.
  constant PICA_ATTRIBUTE_TYPE_F32 : attribute_type_e := "11";

  -- BlendEquation: Combination of the weighted source s and the weighted destination d, limited to 0
  -- to 255. [HW: framebuffer#blending-and-logic-operation]
  subtype blend_equation_e is std_logic_vector(2 downto 0);
  -- Also 5-7. s + d. Codes 5 to 7 mean the same, measured in citra #2658.
  constant PICA_BLEND_EQUATION_ADD : blend_equation_e := "000";
  -- s - d.
  constant PICA_BLEND_EQUATION_SUBTRACT : blend_equation_e := "001";
  -- d - s.
  constant PICA_BLEND_EQUATION_REVERSE_SUBTRACT : blend_equation_e := "010";
  -- Smaller of s and d; the factors do count, citra #2684.
  constant PICA_BLEND_EQUATION_MIN : blend_equation_e := "011";
  -- Larger of s and d; the factors do count, citra #2684.
  constant PICA_BLEND_EQUATION_MAX : blend_equation_e := "100";
  function canonical_blend_equation(code : blend_equation_e) return blend_equation_e;

  -- BlendFactor: Weight in blending, of 0 to 1. In an alpha equation the colours stand for their
  -- alpha. [DOC: framebuffer#blending-and-logic-operation]
  -- Other codes act as PICA_BLEND_FACTOR_SRC_COLOR.
  subtype blend_factor_e is std_logic_vector(3 downto 0);
  -- 0.
  constant PICA_BLEND_FACTOR_ZERO : blend_factor_e := "0000";
  -- 1.
  constant PICA_BLEND_FACTOR_ONE : blend_factor_e := "0001";
  -- Source colour. Code 15, which nobody has described, acts like this in Azahar.
  constant PICA_BLEND_FACTOR_SRC_COLOR : blend_factor_e := "0010";
  -- 1 - source colour.
  constant PICA_BLEND_FACTOR_ONE_MINUS_SRC_COLOR : blend_factor_e := "0011";
  -- Destination colour.
  constant PICA_BLEND_FACTOR_DST_COLOR : blend_factor_e := "0100";
  -- 1 - destination colour.
  constant PICA_BLEND_FACTOR_ONE_MINUS_DST_COLOR : blend_factor_e := "0101";
  -- Source alpha.
  constant PICA_BLEND_FACTOR_SRC_ALPHA : blend_factor_e := "0110";
  -- 1 - source alpha.
  constant PICA_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA : blend_factor_e := "0111";
  -- Destination alpha.
  constant PICA_BLEND_FACTOR_DST_ALPHA : blend_factor_e := "1000";
  -- 1 - destination alpha.
  constant PICA_BLEND_FACTOR_ONE_MINUS_DST_ALPHA : blend_factor_e := "1001";
  -- BLEND_COLOR.
  constant PICA_BLEND_FACTOR_CONSTANT_COLOR : blend_factor_e := "1010";
  -- 1 - BLEND_COLOR.
  constant PICA_BLEND_FACTOR_ONE_MINUS_CONSTANT_COLOR : blend_factor_e := "1011";
  -- Alpha of BLEND_COLOR.
  constant PICA_BLEND_FACTOR_CONSTANT_ALPHA : blend_factor_e := "1100";
  -- 1 - alpha of BLEND_COLOR.
  constant PICA_BLEND_FACTOR_ONE_MINUS_CONSTANT_ALPHA : blend_factor_e := "1101";
  -- Smaller of source alpha and 1 - destination alpha; in an alpha equation 1.
  constant PICA_BLEND_FACTOR_SRC_ALPHA_SATURATE : blend_factor_e := "1110";
  function canonical_blend_factor(code : blend_factor_e) return blend_factor_e;

  -- BlendMode: How a fragment's colour and the stored one are combined. [DOC:
  -- framebuffer#blending-and-logic-operation]
  subtype blend_mode_e is std_logic_vector(0 downto 0);
  -- By LOGIC_OP, bit for bit.
  constant PICA_BLEND_MODE_LOGIC_OP : blend_mode_e := "0";
  -- By BLEND_FUNC.
  constant PICA_BLEND_MODE_BLEND : blend_mode_e := "1";

  -- BlockSize: Order of pixels in the colour and depth buffers. [DOC: framebuffer#addressing]
  subtype block_size_e is std_logic_vector(0 downto 0);
  -- Rows of 8x8 tiles in Morton order.
  constant PICA_BLOCK_SIZE_BLOCK_8X8 : block_size_e := "0";
  -- Rows of 32x32 blocks; the order of the 8x8 tiles in a block is not settled.
  constant PICA_BLOCK_SIZE_BLOCK_32X32 : block_size_e := "1";

  -- ColorAccess: Whether the colour buffer is accessed. Documents give one bit per channel; on a
  -- console any of them enables all channels. [HW: framebuffer#addressing; citra #1624]
  subtype color_access_e is std_logic_vector(3 downto 0);
  -- No access.
  constant PICA_COLOR_ACCESS_DISABLED : color_access_e := "0000";
  -- Also 1-14. Access to all channels; any non-zero code means the same.
  constant PICA_COLOR_ACCESS_ENABLED : color_access_e := "1111";
  function canonical_color_access(code : color_access_e) return color_access_e;

  -- ColorFormat: Layout of the colour buffer; byte 0 is at the lowest address, 16-bit pixels are
  -- little-endian. [DOC: framebuffer#addressing]
  -- Nothing is known about other codes.
  subtype color_format_e is std_logic_vector(2 downto 0);
  -- Bytes A, B, G, R; also pairs of gas densities.
  constant PICA_COLOR_FORMAT_RGBA8 : color_format_e := "000";
  -- Bytes B, G, R; only in documents up to 2015 and in emulators.
  constant PICA_COLOR_FORMAT_RGB8 : color_format_e := "001";
  -- R 15-11, G 10-6, B 5-1, A 0.
  constant PICA_COLOR_FORMAT_RGB5A1 : color_format_e := "010";
  -- R 15-11, G 10-5, B 4-0.
  constant PICA_COLOR_FORMAT_RGB565 : color_format_e := "011";
  -- R 15-12, G 11-8, B 7-4, A 3-0.
  constant PICA_COLOR_FORMAT_RGBA4 : color_format_e := "100";

  -- CombinerAlphaOperand: What a combiner takes from a source for its alpha. [DOC: fragment#stages]
  subtype combiner_alpha_operand_e is std_logic_vector(2 downto 0);
  -- Alpha.
  constant PICA_COMBINER_ALPHA_OPERAND_SRC_ALPHA : combiner_alpha_operand_e := "000";
  -- 255 - alpha.
  constant PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_ALPHA : combiner_alpha_operand_e := "001";
  -- Red.
  constant PICA_COMBINER_ALPHA_OPERAND_SRC_R : combiner_alpha_operand_e := "010";
  -- 255 - red.
  constant PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_R : combiner_alpha_operand_e := "011";
  -- Green.
  constant PICA_COMBINER_ALPHA_OPERAND_SRC_G : combiner_alpha_operand_e := "100";
  -- 255 - green.
  constant PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_G : combiner_alpha_operand_e := "101";
  -- Blue.
  constant PICA_COMBINER_ALPHA_OPERAND_SRC_B : combiner_alpha_operand_e := "110";
  -- 255 - blue.
  constant PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_B : combiner_alpha_operand_e := "111";

  -- CombinerColorOperand: What a combiner takes from a source for its red, green and blue. [DOC:
  -- fragment#stages]
  -- Other codes act as PICA_COMBINER_COLOR_OPERAND_SRC_COLOR.
  subtype combiner_color_operand_e is std_logic_vector(3 downto 0);
  -- Also 6, 7, 10, 11. Colour; 6, 7, 10 and 11 mean the same. The model lets 14 and 15, which nobody
  -- has described, act like this.
  constant PICA_COMBINER_COLOR_OPERAND_SRC_COLOR : combiner_color_operand_e := "0000";
  -- 255 - colour.
  constant PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_COLOR : combiner_color_operand_e := "0001";
  -- Alpha in all three channels.
  constant PICA_COMBINER_COLOR_OPERAND_SRC_ALPHA : combiner_color_operand_e := "0010";
  -- 255 - alpha in all three channels.
  constant PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_ALPHA : combiner_color_operand_e := "0011";
  -- Red in all three channels.
  constant PICA_COMBINER_COLOR_OPERAND_SRC_R : combiner_color_operand_e := "0100";
  -- 255 - red in all three channels.
  constant PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_R : combiner_color_operand_e := "0101";
  -- Green in all three channels.
  constant PICA_COMBINER_COLOR_OPERAND_SRC_G : combiner_color_operand_e := "1000";
  -- 255 - green in all three channels.
  constant PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_G : combiner_color_operand_e := "1001";
  -- Blue in all three channels.
  constant PICA_COMBINER_COLOR_OPERAND_SRC_B : combiner_color_operand_e := "1100";
  -- 255 - blue in all three channels.
  constant PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_B : combiner_color_operand_e := "1101";
  function canonical_combiner_color_operand(code : combiner_color_operand_e) return combiner_color_operand_e;

  -- CombinerOperation: Operation of a combiner stage; every result is limited to 0 to 255 before the
  -- scale. [EMU: fragment#combiner-operations]
  -- Other codes act as PICA_COMBINER_OPERATION_REPLACE.
  subtype combiner_operation_e is std_logic_vector(3 downto 0);
  -- a. The model lets codes 10 to 15, which nobody has described, act like this.
  constant PICA_COMBINER_OPERATION_REPLACE : combiner_operation_e := "0000";
  -- floor(a * b / 255).
  constant PICA_COMBINER_OPERATION_MODULATE : combiner_operation_e := "0001";
  -- a + b.
  constant PICA_COMBINER_OPERATION_ADD : combiner_operation_e := "0010";
  -- a + b - 128.
  constant PICA_COMBINER_OPERATION_ADD_SIGNED : combiner_operation_e := "0011";
  -- floor((a * c + b * (255 - c)) / 255).
  constant PICA_COMBINER_OPERATION_INTERPOLATE : combiner_operation_e := "0100";
  -- a - b.
  constant PICA_COMBINER_OPERATION_SUBTRACT : combiner_operation_e := "0101";
  -- Sum over red, green and blue of ((2a - 255)(2b - 255) + 128) / 256, in all three channels; a
  -- console differs by at most 3. As alpha operation it is untested. [HW]
  constant PICA_COMBINER_OPERATION_DOT3_RGB : combiner_operation_e := "0110";
  -- As DOT3_RGB, with the same result in alpha; the stage's alpha operation is ignored. As alpha
  -- operation it is untested. [HW]
  constant PICA_COMBINER_OPERATION_DOT3_RGBA : combiner_operation_e := "0111";
  -- floor((a * b + 255 * c) / 255).
  constant PICA_COMBINER_OPERATION_MULTIPLY_THEN_ADD : combiner_operation_e := "1000";
  -- floor(min(255, a + b) * c / 255).
  constant PICA_COMBINER_OPERATION_ADD_THEN_MULTIPLY : combiner_operation_e := "1001";
  function canonical_combiner_operation(code : combiner_operation_e) return combiner_operation_e;

  -- CombinerScale: Factor on a combiner result, which is limited to 255 again. [DOC: fragment#scale]
  -- Other codes act as PICA_COMBINER_SCALE_X1.
  subtype combiner_scale_e is std_logic_vector(1 downto 0);
  -- 1. Code 3, which nobody has described, acts like this in Azahar.
  constant PICA_COMBINER_SCALE_X1 : combiner_scale_e := "00";
  -- 2.
  constant PICA_COMBINER_SCALE_X2 : combiner_scale_e := "01";
  -- 4.
  constant PICA_COMBINER_SCALE_X4 : combiner_scale_e := "10";
  function canonical_combiner_scale(code : combiner_scale_e) return combiner_scale_e;

  -- CombinerSource: Colour that a combiner stage takes. [DOC: fragment#stages]
  subtype combiner_source_e is std_logic_vector(3 downto 0);
  -- Interpolated vertex colour.
  constant PICA_COMBINER_SOURCE_PRIMARY_COLOR : combiner_source_e := "0000";
  -- Diffuse and ambient result of fragment lighting.
  constant PICA_COMBINER_SOURCE_FRAGMENT_PRIMARY_COLOR : combiner_source_e := "0001";
  -- Specular result of fragment lighting.
  constant PICA_COMBINER_SOURCE_FRAGMENT_SECONDARY_COLOR : combiner_source_e := "0010";
  -- Texture unit 0.
  constant PICA_COMBINER_SOURCE_TEXTURE0 : combiner_source_e := "0011";
  -- Texture unit 1.
  constant PICA_COMBINER_SOURCE_TEXTURE1 : combiner_source_e := "0100";
  -- Texture unit 2.
  constant PICA_COMBINER_SOURCE_TEXTURE2 : combiner_source_e := "0101";
  -- Procedural texture.
  constant PICA_COMBINER_SOURCE_TEXTURE3 : combiner_source_e := "0110";
  -- Also 8-12. 0 on stage 0, as CMD-2015 saw it; other stages are untested.
  constant PICA_COMBINER_SOURCE_ZERO : combiner_source_e := "0111";
  -- Combiner buffer; 0 on stage 0, measured in citra #6921.
  constant PICA_COMBINER_SOURCE_PREVIOUS_BUFFER : combiner_source_e := "1101";
  -- Constant colour of the stage.
  constant PICA_COMBINER_SOURCE_CONSTANT : combiner_source_e := "1110";
  -- Result of the stage before; the primary colour on stage 0, measured in citra #6921.
  constant PICA_COMBINER_SOURCE_PREVIOUS : combiner_source_e := "1111";
  function canonical_combiner_source(code : combiner_source_e) return combiner_source_e;

  -- CompareFunction: Condition of the alpha, stencil and depth tests. A fragment passes if the first
  -- value stands in this relation to the second one. [DOC: framebuffer#alpha-test]
  subtype compare_function_e is std_logic_vector(2 downto 0);
  -- Never.
  constant PICA_COMPARE_FUNCTION_NEVER : compare_function_e := "000";
  -- Always.
  constant PICA_COMPARE_FUNCTION_ALWAYS : compare_function_e := "001";
  -- Equal.
  constant PICA_COMPARE_FUNCTION_EQUAL : compare_function_e := "010";
  -- Not equal.
  constant PICA_COMPARE_FUNCTION_NOTEQUAL : compare_function_e := "011";
  -- Less than.
  constant PICA_COMPARE_FUNCTION_LESS : compare_function_e := "100";
  -- Less than or equal.
  constant PICA_COMPARE_FUNCTION_LEQUAL : compare_function_e := "101";
  -- Greater than.
  constant PICA_COMPARE_FUNCTION_GREATER : compare_function_e := "110";
  -- Greater than or equal.
  constant PICA_COMPARE_FUNCTION_GEQUAL : compare_function_e := "111";

  -- CullMode: Which triangles are removed, by their orientation in register coordinates (y up). [HW:
  -- raster#culling]
  subtype cull_mode_e is std_logic_vector(1 downto 0);
  -- Also 3. Everything is drawn; code 3 means the same.
  constant PICA_CULL_MODE_NONE : cull_mode_e := "00";
  -- Front faces (counter-clockwise) are removed.
  constant PICA_CULL_MODE_FRONT_CCW : cull_mode_e := "01";
  -- Back faces (clockwise) are removed.
  constant PICA_CULL_MODE_BACK_CCW : cull_mode_e := "10";
  function canonical_cull_mode(code : cull_mode_e) return cull_mode_e;

  -- DepthFormat: Layout of the depth buffer. [DOC: framebuffer#addressing]
  subtype depth_format_e is std_logic_vector(1 downto 0);
  -- 16 bits of depth, little-endian.
  constant PICA_DEPTH_FORMAT_D16 : depth_format_e := "00";
  -- No format; said to hang the GPU.
  constant PICA_DEPTH_FORMAT_UNUSED : depth_format_e := "01";
  -- 24 bits of depth in 3 bytes, little-endian.
  constant PICA_DEPTH_FORMAT_D24 : depth_format_e := "10";
  -- 24 bits of depth in bytes 0-2, stencil in byte 3.
  constant PICA_DEPTH_FORMAT_D24S8 : depth_format_e := "11";

  -- DepthMapMode: What the depth buffer holds. [HW: raster#depth-map]
  subtype depth_map_mode_e is std_logic_vector(0 downto 0);
  -- depth = z * scale + offset * w.
  constant PICA_DEPTH_MAP_MODE_W_BUFFER : depth_map_mode_e := "0";
  -- depth = (z / w) * scale + offset.
  constant PICA_DEPTH_MAP_MODE_Z_BUFFER : depth_map_mode_e := "1";

  -- DepthStencilAccess: Whether the depth buffer is accessed. Documents give bit 0 to stencil and
  -- bit 1 to depth; on a console either enables both. [HW: framebuffer#addressing; citra #1624]
  subtype depth_stencil_access_e is std_logic_vector(1 downto 0);
  -- No access.
  constant PICA_DEPTH_STENCIL_ACCESS_DISABLED : depth_stencil_access_e := "00";
  -- Also 1, 2. Access to depth and stencil; any non-zero code means the same.
  constant PICA_DEPTH_STENCIL_ACCESS_ENABLED : depth_stencil_access_e := "11";
  function canonical_depth_stencil_access(code : depth_stencil_access_e) return depth_stencil_access_e;

  -- EarlyDepthFunction: Comparison of the early depth test. [DOC: raster#early-depth]
  subtype early_depth_function_e is std_logic_vector(1 downto 0);
  -- Greater than or equal.
  constant PICA_EARLY_DEPTH_FUNCTION_GEQUAL : early_depth_function_e := "00";
  -- Greater than.
  constant PICA_EARLY_DEPTH_FUNCTION_GREATER : early_depth_function_e := "01";
  -- Less than or equal.
  constant PICA_EARLY_DEPTH_FUNCTION_LEQUAL : early_depth_function_e := "10";
  -- Less than.
  constant PICA_EARLY_DEPTH_FUNCTION_LESS : early_depth_function_e := "11";

  -- FixedAttributeIndex: Where the vectors written to FIXEDATTRIB_DATA go. [DOC:
  -- geometry#fixed-attributes-and-immediate-mode]
  subtype fixed_attribute_index_e is std_logic_vector(3 downto 0);
  -- Fixed attribute 0.
  constant PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE0 : fixed_attribute_index_e := "0000";
  -- Fixed attribute 1.
  constant PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE1 : fixed_attribute_index_e := "0001";
  -- Fixed attribute 2.
  constant PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE2 : fixed_attribute_index_e := "0010";
  -- Fixed attribute 3.
  constant PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE3 : fixed_attribute_index_e := "0011";
  -- Fixed attribute 4.
  constant PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE4 : fixed_attribute_index_e := "0100";
  -- Fixed attribute 5.
  constant PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE5 : fixed_attribute_index_e := "0101";
  -- Fixed attribute 6.
  constant PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE6 : fixed_attribute_index_e := "0110";
  -- Fixed attribute 7.
  constant PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE7 : fixed_attribute_index_e := "0111";
  -- Fixed attribute 8.
  constant PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE8 : fixed_attribute_index_e := "1000";
  -- Fixed attribute 9.
  constant PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE9 : fixed_attribute_index_e := "1001";
  -- Fixed attribute 10.
  constant PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE10 : fixed_attribute_index_e := "1010";
  -- Fixed attribute 11.
  constant PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE11 : fixed_attribute_index_e := "1011";
  -- Stored as fixed attribute 12. [EMU-Azahar]
  constant PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE12 : fixed_attribute_index_e := "1100";
  -- Stored as fixed attribute 13. [EMU-Azahar]
  constant PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE13 : fixed_attribute_index_e := "1101";
  -- Stored as fixed attribute 14. [EMU-Azahar]
  constant PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE14 : fixed_attribute_index_e := "1110";
  -- Immediate mode: each vector is the next attribute of the current vertex. [HW]
  constant PICA_FIXED_ATTRIBUTE_INDEX_IMMEDIATE : fixed_attribute_index_e := "1111";

  -- FogMode: What happens to the colour after the combiners. [DOC: fragment#fog]
  -- Nothing is known about other codes.
  subtype fog_mode_e is std_logic_vector(2 downto 0);
  -- Nothing.
  constant PICA_FOG_MODE_DISABLED : fog_mode_e := "000";
  -- Mix with the fog colour by depth.
  constant PICA_FOG_MODE_FOG : fog_mode_e := "101";
  -- Gas shading.
  constant PICA_FOG_MODE_GAS : fog_mode_e := "111";

  -- FragmentMode: What fragments are used for. [DOC: fragment#gas; framebuffer#shadow; 3dbrew
  -- IR-2024]
  -- Nothing is known about other codes.
  subtype fragment_mode_e is std_logic_vector(1 downto 0);
  -- Drawing.
  constant PICA_FRAGMENT_MODE_DEFAULT : fragment_mode_e := "00";
  -- Accumulation of gas density.
  constant PICA_FRAGMENT_MODE_GAS : fragment_mode_e := "01";
  -- Writing of a shadow map: depth and density instead of colour; no alpha test, fog, stencil test
  -- or blending.
  constant PICA_FRAGMENT_MODE_SHADOW : fragment_mode_e := "11";

  -- GasDensitySource: Density that gas shading takes. [DOC: fragment#gas]
  subtype gas_density_source_e is std_logic_vector(0 downto 0);
  -- Plain density.
  constant PICA_GAS_DENSITY_SOURCE_PLAIN : gas_density_source_e := "0";
  -- Density weighted by depth.
  constant PICA_GAS_DENSITY_SOURCE_DEPTH : gas_density_source_e := "1";

  -- GasDepthFunction: Depth function of gas, a summary of the function that the depth test uses.
  -- [DOC: fragment#gas]
  subtype gas_depth_function_e is std_logic_vector(1 downto 0);
  -- For NEVER.
  constant PICA_GAS_DEPTH_FUNCTION_NEVER : gas_depth_function_e := "00";
  -- For ALWAYS.
  constant PICA_GAS_DEPTH_FUNCTION_ALWAYS : gas_depth_function_e := "01";
  -- For GREATER and GEQUAL.
  constant PICA_GAS_DEPTH_FUNCTION_GREATER : gas_depth_function_e := "10";
  -- For LESS, LEQUAL, EQUAL and NOTEQUAL.
  constant PICA_GAS_DEPTH_FUNCTION_LESS : gas_depth_function_e := "11";

  -- GasLutInput: What selects a colour from the gas table. [DOC: fragment#gas]
  subtype gas_lut_input_e is std_logic_vector(0 downto 0);
  -- Gas density.
  constant PICA_GAS_LUT_INPUT_DENSITY : gas_lut_input_e := "0";
  -- Light factor.
  constant PICA_GAS_LUT_INPUT_LIGHT_FACTOR : gas_lut_input_e := "1";

  -- GeometryInputMode: How vertex shader outputs reach the geometry shader. Code 3 is unknown. [DOC:
  -- geometry#geometry-shader-input]
  -- Nothing is known about other codes.
  subtype geometry_input_mode_e is std_logic_vector(1 downto 0);
  -- Outputs fill the input registers; the shader runs when all inputs are there.
  constant PICA_GEOMETRY_INPUT_MODE_POINT : geometry_input_mode_e := "00";
  -- Outputs go to c1 and up, the vertex count of the primitive to c0. Element draws only.
  constant PICA_GEOMETRY_INPUT_MODE_VARIABLE : geometry_input_mode_e := "01";
  -- Outputs of a fixed number of vertices go to consecutive c registers.
  constant PICA_GEOMETRY_INPUT_MODE_FIXED : geometry_input_mode_e := "10";

  -- GeometryStageMode: Whether the fourth shader unit runs a geometry shader. Codes 1 and 3 are
  -- unknown. [DOC: geometry#draws-and-indices; geometry#from-outputs-to-the-assembler]
  -- Nothing is known about other codes.
  subtype geometry_stage_mode_e is std_logic_vector(1 downto 0);
  -- Vertex shader outputs go to primitive assembly.
  constant PICA_GEOMETRY_STAGE_MODE_VERTEX_ONLY : geometry_stage_mode_e := "00";
  -- Vertex shader outputs are the input of the geometry shader.
  constant PICA_GEOMETRY_STAGE_MODE_GEOMETRY_SHADER : geometry_stage_mode_e := "10";

  -- IndexType: Size of one entry of the index array. [DOC: geometry#draws-and-indices]
  subtype index_type_e is std_logic_vector(0 downto 0);
  -- Unsigned byte.
  constant PICA_INDEX_TYPE_U8 : index_type_e := "0";
  -- Unsigned 16-bit number, little-endian. Software sets it for array draws too.
  constant PICA_INDEX_TYPE_U16 : index_type_e := "1";

  -- LightType: What the position registers of a light hold. [DOC: lighting#vectors;
  -- registers#lighting]
  subtype light_type_e is std_logic_vector(0 downto 0);
  -- A position in view space; the light vector is position plus view vector.
  constant PICA_LIGHT_TYPE_POSITIONAL : light_type_e := "0";
  -- The light vector itself.
  constant PICA_LIGHT_TYPE_DIRECTIONAL : light_type_e := "1";

  -- LightingBumpMode: What the bump texture perturbs. [DOC: lighting#vectors; 3dbrew IR-2024]
  -- Other codes act as PICA_LIGHTING_BUMP_MODE_NONE.
  subtype lighting_bump_mode_e is std_logic_vector(1 downto 0);
  -- The interpolated quaternion alone gives normal and tangent. Code 3 is unknown and treated as
  -- this one.
  constant PICA_LIGHTING_BUMP_MODE_NONE : lighting_bump_mode_e := "00";
  -- The texel is the normal in tangent space.
  constant PICA_LIGHTING_BUMP_MODE_BUMP_MAP : lighting_bump_mode_e := "01";
  -- The texel is the tangent; the normal stays.
  constant PICA_LIGHTING_BUMP_MODE_TANGENT_MAP : lighting_bump_mode_e := "10";
  function canonical_lighting_bump_mode(code : lighting_bump_mode_e) return lighting_bump_mode_e;

  -- LightingEnvironment: Which look-up tables are available. A table that is not gives 1.0; without
  -- RG and RB the RR output serves all three channels. [DOC: lighting#tables-by-configuration]
  -- Other codes act as PICA_LIGHTING_ENVIRONMENT_CONFIG7.
  subtype lighting_environment_e is std_logic_vector(3 downto 0);
  -- D0, RR, SP, DA.
  constant PICA_LIGHTING_ENVIRONMENT_CONFIG0 : lighting_environment_e := "0000";
  -- FR, RR, SP, DA.
  constant PICA_LIGHTING_ENVIRONMENT_CONFIG1 : lighting_environment_e := "0001";
  -- D0, D1, RR, DA.
  constant PICA_LIGHTING_ENVIRONMENT_CONFIG2 : lighting_environment_e := "0010";
  -- D0, D1, FR, DA.
  constant PICA_LIGHTING_ENVIRONMENT_CONFIG3 : lighting_environment_e := "0011";
  -- All but FR.
  constant PICA_LIGHTING_ENVIRONMENT_CONFIG4 : lighting_environment_e := "0100";
  -- All but D1.
  constant PICA_LIGHTING_ENVIRONMENT_CONFIG5 : lighting_environment_e := "0101";
  -- All but RG and RB.
  constant PICA_LIGHTING_ENVIRONMENT_CONFIG6 : lighting_environment_e := "0110";
  -- All, and LUT input COS_PHI works. Codes 7 and 9-15 are unknown and treated as this one.
  constant PICA_LIGHTING_ENVIRONMENT_CONFIG7 : lighting_environment_e := "1000";
  function canonical_lighting_environment(code : lighting_environment_e) return lighting_environment_e;

  -- LightingFresnel: Which fragment alpha takes the Fresnel table's value of the last light. Bit 0
  -- is primary, bit 1 secondary. [DOC: lighting#equation-per-light; 3dbrew IR-2024]
  subtype lighting_fresnel_e is std_logic_vector(1 downto 0);
  -- Both alphas are 1.
  constant PICA_LIGHTING_FRESNEL_NONE : lighting_fresnel_e := "00";
  -- Primary alpha.
  constant PICA_LIGHTING_FRESNEL_PRIMARY_ALPHA : lighting_fresnel_e := "01";
  -- Secondary alpha.
  constant PICA_LIGHTING_FRESNEL_SECONDARY_ALPHA : lighting_fresnel_e := "10";
  -- Primary and secondary alpha.
  constant PICA_LIGHTING_FRESNEL_BOTH_ALPHAS : lighting_fresnel_e := "11";

  -- LightingLut: Look-up table that a transfer fills. Numbers 2, 7 and 24-31 are unknown; writes to
  -- them are ignored. [DOC: lighting#table-lookup]
  -- Nothing is known about other codes.
  subtype lighting_lut_e is std_logic_vector(4 downto 0);
  -- Distribution of specular term 0.
  constant PICA_LIGHTING_LUT_D0 : lighting_lut_e := "00000";
  -- Distribution of specular term 1.
  constant PICA_LIGHTING_LUT_D1 : lighting_lut_e := "00001";
  -- Fresnel factor.
  constant PICA_LIGHTING_LUT_FR : lighting_lut_e := "00011";
  -- Reflection of specular term 1, blue.
  constant PICA_LIGHTING_LUT_RB : lighting_lut_e := "00100";
  -- Reflection of specular term 1, green.
  constant PICA_LIGHTING_LUT_RG : lighting_lut_e := "00101";
  -- Reflection of specular term 1, red.
  constant PICA_LIGHTING_LUT_RR : lighting_lut_e := "00110";
  -- Spot factor of light 0.
  constant PICA_LIGHTING_LUT_SP0 : lighting_lut_e := "01000";
  -- Spot factor of light 1.
  constant PICA_LIGHTING_LUT_SP1 : lighting_lut_e := "01001";
  -- Spot factor of light 2.
  constant PICA_LIGHTING_LUT_SP2 : lighting_lut_e := "01010";
  -- Spot factor of light 3.
  constant PICA_LIGHTING_LUT_SP3 : lighting_lut_e := "01011";
  -- Spot factor of light 4.
  constant PICA_LIGHTING_LUT_SP4 : lighting_lut_e := "01100";
  -- Spot factor of light 5.
  constant PICA_LIGHTING_LUT_SP5 : lighting_lut_e := "01101";
  -- Spot factor of light 6.
  constant PICA_LIGHTING_LUT_SP6 : lighting_lut_e := "01110";
  -- Spot factor of light 7.
  constant PICA_LIGHTING_LUT_SP7 : lighting_lut_e := "01111";
  -- Distance attenuation of light 0.
  constant PICA_LIGHTING_LUT_DA0 : lighting_lut_e := "10000";
  -- Distance attenuation of light 1.
  constant PICA_LIGHTING_LUT_DA1 : lighting_lut_e := "10001";
  -- Distance attenuation of light 2.
  constant PICA_LIGHTING_LUT_DA2 : lighting_lut_e := "10010";
  -- Distance attenuation of light 3.
  constant PICA_LIGHTING_LUT_DA3 : lighting_lut_e := "10011";
  -- Distance attenuation of light 4.
  constant PICA_LIGHTING_LUT_DA4 : lighting_lut_e := "10100";
  -- Distance attenuation of light 5.
  constant PICA_LIGHTING_LUT_DA5 : lighting_lut_e := "10101";
  -- Distance attenuation of light 6.
  constant PICA_LIGHTING_LUT_DA6 : lighting_lut_e := "10110";
  -- Distance attenuation of light 7.
  constant PICA_LIGHTING_LUT_DA7 : lighting_lut_e := "10111";

  -- LightingLutInput: Dot product that indexes a table. N normal, T tangent, V view vector, L light
  -- vector, H half vector, S spot direction as programmed; all unit length but H and S. Codes 6 and
  -- 7 are unknown; the model reads them as 0. [EMU: lighting#table-inputs]
  -- Nothing is known about other codes.
  subtype lighting_lut_input_e is std_logic_vector(2 downto 0);
  -- N.H with H normalised.
  constant PICA_LIGHTING_LUT_INPUT_NORMAL_HALF : lighting_lut_input_e := "000";
  -- V.H with H normalised.
  constant PICA_LIGHTING_LUT_INPUT_VIEW_HALF : lighting_lut_input_e := "001";
  -- N.V.
  constant PICA_LIGHTING_LUT_INPUT_NORMAL_VIEW : lighting_lut_input_e := "010";
  -- L.N.
  constant PICA_LIGHTING_LUT_INPUT_LIGHT_NORMAL : lighting_lut_input_e := "011";
  -- L.S; software negates S beforehand.
  constant PICA_LIGHTING_LUT_INPUT_LIGHT_SPOT : lighting_lut_input_e := "100";
  -- (H - N(N.H)).T with H normalised; the projection is not. 0 unless the environment is CONFIG7.
  constant PICA_LIGHTING_LUT_INPUT_COS_PHI : lighting_lut_input_e := "101";

  -- LightingLutScale: Factor on the output of a table. Codes 4 and 5 are unknown; Azahar gives 0.
  -- [DOC: lighting#table-lookup]
  -- Nothing is known about other codes.
  subtype lighting_lut_scale_e is std_logic_vector(2 downto 0);
  -- Times 1.
  constant PICA_LIGHTING_LUT_SCALE_X1 : lighting_lut_scale_e := "000";
  -- Times 2.
  constant PICA_LIGHTING_LUT_SCALE_X2 : lighting_lut_scale_e := "001";
  -- Times 4.
  constant PICA_LIGHTING_LUT_SCALE_X4 : lighting_lut_scale_e := "010";
  -- Times 8.
  constant PICA_LIGHTING_LUT_SCALE_X8 : lighting_lut_scale_e := "011";
  -- Times 1/4.
  constant PICA_LIGHTING_LUT_SCALE_QUARTER : lighting_lut_scale_e := "110";
  -- Times 1/2.
  constant PICA_LIGHTING_LUT_SCALE_HALF : lighting_lut_scale_e := "111";

  -- LogicOperation: Bitwise operation on source s and destination d. [DOC:
  -- framebuffer#blending-and-logic-operation]
  subtype logic_operation_e is std_logic_vector(3 downto 0);
  -- All bits 0.
  constant PICA_LOGIC_OPERATION_CLEAR : logic_operation_e := "0000";
  -- s and d.
  constant PICA_LOGIC_OPERATION_AND : logic_operation_e := "0001";
  -- s and not d.
  constant PICA_LOGIC_OPERATION_AND_REVERSE : logic_operation_e := "0010";
  -- s.
  constant PICA_LOGIC_OPERATION_COPY : logic_operation_e := "0011";
  -- All bits 1.
  constant PICA_LOGIC_OPERATION_SET : logic_operation_e := "0100";
  -- Not s.
  constant PICA_LOGIC_OPERATION_COPY_INVERTED : logic_operation_e := "0101";
  -- d.
  constant PICA_LOGIC_OPERATION_NOOP : logic_operation_e := "0110";
  -- Not d.
  constant PICA_LOGIC_OPERATION_INVERT : logic_operation_e := "0111";
  -- Not (s and d).
  constant PICA_LOGIC_OPERATION_NAND : logic_operation_e := "1000";
  -- s or d.
  constant PICA_LOGIC_OPERATION_OR : logic_operation_e := "1001";
  -- Not (s or d).
  constant PICA_LOGIC_OPERATION_NOR : logic_operation_e := "1010";
  -- s exclusive-or d.
  constant PICA_LOGIC_OPERATION_XOR : logic_operation_e := "1011";
  -- Not (s exclusive-or d).
  constant PICA_LOGIC_OPERATION_EQUIV : logic_operation_e := "1100";
  -- Not s, and d.
  constant PICA_LOGIC_OPERATION_AND_INVERTED : logic_operation_e := "1101";
  -- s or not d.
  constant PICA_LOGIC_OPERATION_OR_REVERSE : logic_operation_e := "1110";
  -- Not s, or d.
  constant PICA_LOGIC_OPERATION_OR_INVERTED : logic_operation_e := "1111";

  -- OutputSemantic: What a component of a shader output means to the rasterizer. [HW:
  -- raster#output-map]
  -- Nothing is known about other codes.
  subtype output_semantic_e is std_logic_vector(4 downto 0);
  -- Clip-space position x.
  constant PICA_OUTPUT_SEMANTIC_POSITION_X : output_semantic_e := "00000";
  -- Clip-space position y.
  constant PICA_OUTPUT_SEMANTIC_POSITION_Y : output_semantic_e := "00001";
  -- Clip-space position z.
  constant PICA_OUTPUT_SEMANTIC_POSITION_Z : output_semantic_e := "00010";
  -- Clip-space position w.
  constant PICA_OUTPUT_SEMANTIC_POSITION_W : output_semantic_e := "00011";
  -- Normal quaternion x.
  constant PICA_OUTPUT_SEMANTIC_QUATERNION_X : output_semantic_e := "00100";
  -- Normal quaternion y.
  constant PICA_OUTPUT_SEMANTIC_QUATERNION_Y : output_semantic_e := "00101";
  -- Normal quaternion z.
  constant PICA_OUTPUT_SEMANTIC_QUATERNION_Z : output_semantic_e := "00110";
  -- Normal quaternion w.
  constant PICA_OUTPUT_SEMANTIC_QUATERNION_W : output_semantic_e := "00111";
  -- Primary colour, red.
  constant PICA_OUTPUT_SEMANTIC_COLOR_R : output_semantic_e := "01000";
  -- Primary colour, green.
  constant PICA_OUTPUT_SEMANTIC_COLOR_G : output_semantic_e := "01001";
  -- Primary colour, blue.
  constant PICA_OUTPUT_SEMANTIC_COLOR_B : output_semantic_e := "01010";
  -- Primary colour, alpha.
  constant PICA_OUTPUT_SEMANTIC_COLOR_A : output_semantic_e := "01011";
  -- Texture coordinate 0, u.
  constant PICA_OUTPUT_SEMANTIC_TEXCOORD0_U : output_semantic_e := "01100";
  -- Texture coordinate 0, v.
  constant PICA_OUTPUT_SEMANTIC_TEXCOORD0_V : output_semantic_e := "01101";
  -- Texture coordinate 1, u.
  constant PICA_OUTPUT_SEMANTIC_TEXCOORD1_U : output_semantic_e := "01110";
  -- Texture coordinate 1, v.
  constant PICA_OUTPUT_SEMANTIC_TEXCOORD1_V : output_semantic_e := "01111";
  -- Texture coordinate 0, w (projection, cube map, shadow).
  constant PICA_OUTPUT_SEMANTIC_TEXCOORD0_W : output_semantic_e := "10000";
  -- View vector x.
  constant PICA_OUTPUT_SEMANTIC_VIEW_X : output_semantic_e := "10010";
  -- View vector y.
  constant PICA_OUTPUT_SEMANTIC_VIEW_Y : output_semantic_e := "10011";
  -- View vector z.
  constant PICA_OUTPUT_SEMANTIC_VIEW_Z : output_semantic_e := "10100";
  -- Texture coordinate 2, u.
  constant PICA_OUTPUT_SEMANTIC_TEXCOORD2_U : output_semantic_e := "10110";
  -- Texture coordinate 2, v.
  constant PICA_OUTPUT_SEMANTIC_TEXCOORD2_V : output_semantic_e := "10111";
  -- The component is not used.
  constant PICA_OUTPUT_SEMANTIC_UNUSED : output_semantic_e := "11111";

  -- PixelSize: Size of a pixel of the colour buffer. [DOC: framebuffer#addressing]
  -- Nothing is known about other codes.
  subtype pixel_size_e is std_logic_vector(1 downto 0);
  -- 16 bits.
  constant PICA_PIXEL_SIZE_BITS_16 : pixel_size_e := "00";
  -- 24 bits; only in documents up to 2015.
  constant PICA_PIXEL_SIZE_BITS_24 : pixel_size_e := "01";
  -- 32 bits.
  constant PICA_PIXEL_SIZE_BITS_32 : pixel_size_e := "10";

  -- PixelSkip: Which pixels of each 2x2 cell are drawn. [HW: raster#edges-and-fill-rule; GBATEK]
  subtype pixel_skip_e is std_logic_vector(1 downto 0);
  -- Also 3. All pixels; code 3 means the same.
  constant PICA_PIXEL_SKIP_NONE : pixel_skip_e := "00";
  -- Every second pixel.
  constant PICA_PIXEL_SKIP_EVERY_SECOND : pixel_skip_e := "01";
  -- Every fourth pixel.
  constant PICA_PIXEL_SKIP_EVERY_FOURTH : pixel_skip_e := "10";
  function canonical_pixel_skip(code : pixel_skip_e) return pixel_skip_e;

  -- PrimitiveMode: How vertices form triangles. [DOC: geometry#primitive-assembly]
  subtype primitive_mode_e is std_logic_vector(1 downto 0);
  -- Every three vertices.
  constant PICA_PRIMITIVE_MODE_TRIANGLES : primitive_mode_e := "00";
  -- Every vertex with the two before it; winding is preserved.
  constant PICA_PRIMITIVE_MODE_TRIANGLE_STRIP : primitive_mode_e := "01";
  -- Every vertex with the one before it and the first.
  constant PICA_PRIMITIVE_MODE_TRIANGLE_FAN : primitive_mode_e := "10";
  -- Every three vertices; SETEMIT's winding flag works. Also used for indexed triangle lists.
  constant PICA_PRIMITIVE_MODE_GEOMETRY_PRIMITIVE : primitive_mode_e := "11";

  -- ProctexClamp: What the procedural unit does with a coordinate x >= 0. [HW:
  -- procedural-texture#configuration]
  -- Other codes act as PICA_PROCTEX_CLAMP_CLAMP_TO_EDGE.
  subtype proctex_clamp_e is std_logic_vector(2 downto 0);
  -- 0 where x is above 1.
  constant PICA_PROCTEX_CLAMP_CLAMP_TO_ZERO : proctex_clamp_e := "000";
  -- min(x, 1). The model lets codes 5 to 7 act like this; no test is known
  -- (procedural-texture.md#evaluation).
  constant PICA_PROCTEX_CLAMP_CLAMP_TO_EDGE : proctex_clamp_e := "001";
  -- Fraction of x. Also called symmetrical repeat.
  constant PICA_PROCTEX_CLAMP_REPEAT : proctex_clamp_e := "010";
  -- Fraction f of x, or 1 - f where the integer part is odd.
  constant PICA_PROCTEX_CLAMP_MIRRORED_REPEAT : proctex_clamp_e := "011";
  -- 1 where x is above 0.5, else 0.
  constant PICA_PROCTEX_CLAMP_PULSE : proctex_clamp_e := "100";
  function canonical_proctex_clamp(code : proctex_clamp_e) return proctex_clamp_e;

  -- ProctexCombine: Function from the two coordinates to the coordinate of a map. The model lets
  -- codes 10 to 15 give 0; no test is known (procedural-texture.md#evaluation). [HW:
  -- procedural-texture#configuration]
  -- Nothing is known about other codes.
  subtype proctex_combine_e is std_logic_vector(3 downto 0);
  -- u
  constant PICA_PROCTEX_COMBINE_U : proctex_combine_e := "0000";
  -- u^2
  constant PICA_PROCTEX_COMBINE_U2 : proctex_combine_e := "0001";
  -- v
  constant PICA_PROCTEX_COMBINE_V : proctex_combine_e := "0010";
  -- v^2
  constant PICA_PROCTEX_COMBINE_V2 : proctex_combine_e := "0011";
  -- (u + v) / 2
  constant PICA_PROCTEX_COMBINE_ADD : proctex_combine_e := "0100";
  -- (u^2 + v^2) / 2
  constant PICA_PROCTEX_COMBINE_ADD2 : proctex_combine_e := "0101";
  -- min(1, sqrt(u^2 + v^2)); inexact for small values on hardware.
  constant PICA_PROCTEX_COMBINE_SQRT2 : proctex_combine_e := "0110";
  -- min(u, v)
  constant PICA_PROCTEX_COMBINE_MIN : proctex_combine_e := "0111";
  -- max(u, v)
  constant PICA_PROCTEX_COMBINE_MAX : proctex_combine_e := "1000";
  -- min(1, ((u + v) / 2 + sqrt(u^2 + v^2)) / 2); inexact for small values on hardware.
  constant PICA_PROCTEX_COMBINE_RMAX : proctex_combine_e := "1001";

  -- ProctexFilter: Filter of the procedural unit's colour table and between its levels. [DOC:
  -- procedural-texture#configuration]
  -- Nothing is known about other codes.
  subtype proctex_filter_e is std_logic_vector(2 downto 0);
  -- Nearest entry of level 0.
  constant PICA_PROCTEX_FILTER_NEAREST : proctex_filter_e := "000";
  -- Interpolated entry of level 0.
  constant PICA_PROCTEX_FILTER_LINEAR : proctex_filter_e := "001";
  -- Nearest entry of the nearest level.
  constant PICA_PROCTEX_FILTER_NEAREST_MIPMAP_NEAREST : proctex_filter_e := "010";
  -- Interpolated entry of the nearest level.
  constant PICA_PROCTEX_FILTER_LINEAR_MIPMAP_NEAREST : proctex_filter_e := "011";
  -- Nearest entries of two levels, mixed.
  constant PICA_PROCTEX_FILTER_NEAREST_MIPMAP_LINEAR : proctex_filter_e := "100";
  -- Interpolated entries of two levels, mixed.
  constant PICA_PROCTEX_FILTER_LINEAR_MIPMAP_LINEAR : proctex_filter_e := "101";

  -- ProctexShift: Shift of one coordinate where the other one, c, has a certain integer part i =
  -- int(c). It is 1 if the coordinate's clamp mode is mirrored repeat, else 0.5. [HW:
  -- procedural-texture#configuration]
  -- Other codes act as PICA_PROCTEX_SHIFT_NONE.
  subtype proctex_shift_e is std_logic_vector(1 downto 0);
  -- No shift. The model lets code 3 act like this; no test is known
  -- (procedural-texture.md#evaluation).
  constant PICA_PROCTEX_SHIFT_NONE : proctex_shift_e := "00";
  -- Where (i / 2) mod 2 is 1.
  constant PICA_PROCTEX_SHIFT_ODD : proctex_shift_e := "01";
  -- Where ((i + 1) / 2) mod 2 is 1.
  constant PICA_PROCTEX_SHIFT_EVEN : proctex_shift_e := "10";
  function canonical_proctex_shift(code : proctex_shift_e) return proctex_shift_e;

  -- ProctexTable: Table of the procedural unit. [DOC: registers#textures]
  -- Nothing is known about other codes.
  subtype proctex_table_e is std_logic_vector(3 downto 0);
  -- Noise interpolation weights, 128 entries.
  constant PICA_PROCTEX_TABLE_NOISE : proctex_table_e := "0000";
  -- Map from the colour combiner to the colour coordinate, 128 entries. Also called RGB map.
  constant PICA_PROCTEX_TABLE_COLOR_MAP : proctex_table_e := "0010";
  -- Map from the alpha combiner to alpha, 128 entries.
  constant PICA_PROCTEX_TABLE_ALPHA_MAP : proctex_table_e := "0011";
  -- Colours, 256 entries.
  constant PICA_PROCTEX_TABLE_COLOR : proctex_table_e := "0100";
  -- Halved differences to the next colour, 256 entries.
  constant PICA_PROCTEX_TABLE_COLOR_DIFFERENCE : proctex_table_e := "0101";

  -- ScissorMode: Which side of the scissor rectangle is kept. [HW: raster#scissor]
  subtype scissor_mode_e is std_logic_vector(1 downto 0);
  -- Also 2. No scissor test; code 2 means the same.
  constant PICA_SCISSOR_MODE_DISABLED : scissor_mode_e := "00";
  -- Fragments outside the rectangle are kept.
  constant PICA_SCISSOR_MODE_INVERTED : scissor_mode_e := "01";
  -- Fragments inside the rectangle are kept.
  constant PICA_SCISSOR_MODE_NORMAL : scissor_mode_e := "11";
  function canonical_scissor_mode(code : scissor_mode_e) return scissor_mode_e;

  -- ShaderInputMode: What feeds the input registers of a unit. Bits of other codes are unknown.
  -- [DOC: geometry#geometry-shader-input]
  -- Nothing is known about other codes.
  subtype shader_input_mode_e is std_logic_vector(7 downto 0);
  -- The outputs of the vertex shader.
  constant PICA_SHADER_INPUT_MODE_GEOMETRY_SHADER : shader_input_mode_e := "00001000";
  -- Vertex attributes.
  constant PICA_SHADER_INPUT_MODE_VERTEX_SHADER : shader_input_mode_e := "10100000";

  -- ShaderTransferMode: Format of the words that load a float uniform. [DOC:
  -- command-lists#index-and-data-ports]
  subtype shader_transfer_mode_e is std_logic_vector(0 downto 0);
  -- Three words, four packed f24.
  constant PICA_SHADER_TRANSFER_MODE_FLOAT24 : shader_transfer_mode_e := "0";
  -- Four words, IEEE single, in the order w, z, y, x.
  constant PICA_SHADER_TRANSFER_MODE_FLOAT32 : shader_transfer_mode_e := "1";

  -- ShadowProjection: Whether shadow coordinates are divided by w. [EMU:
  -- texture#projection-and-shadow]
  subtype shadow_projection_e is std_logic_vector(0 downto 0);
  -- u and v are divided by w.
  constant PICA_SHADOW_PROJECTION_PERSPECTIVE : shadow_projection_e := "0";
  -- u and v are used as they are.
  constant PICA_SHADOW_PROJECTION_ORTHOGRAPHIC : shadow_projection_e := "1";

  -- StartDrawMode: Whether the chip draws or takes shader configuration. [DOC:
  -- geometry#draws-and-indices]
  subtype start_draw_mode_e is std_logic_vector(0 downto 0);
  -- Draws work; shader configuration that is written does not apply properly.
  constant PICA_START_DRAW_MODE_DRAWING : start_draw_mode_e := "0";
  -- Shader configuration applies; draws misbehave.
  constant PICA_START_DRAW_MODE_CONFIGURATION : start_draw_mode_e := "1";

  -- StencilAction: What happens to a stored stencil value, within the write mask. [HW:
  -- framebuffer#stencil]
  subtype stencil_action_e is std_logic_vector(2 downto 0);
  -- It stays.
  constant PICA_STENCIL_ACTION_KEEP : stencil_action_e := "000";
  -- It becomes 0.
  constant PICA_STENCIL_ACTION_ZERO : stencil_action_e := "001";
  -- It becomes the reference, without the read mask.
  constant PICA_STENCIL_ACTION_REPLACE : stencil_action_e := "010";
  -- It goes up by 1, not beyond 255.
  constant PICA_STENCIL_ACTION_INCREMENT : stencil_action_e := "011";
  -- It goes down by 1, not below 0.
  constant PICA_STENCIL_ACTION_DECREMENT : stencil_action_e := "100";
  -- All bits are inverted.
  constant PICA_STENCIL_ACTION_INVERT : stencil_action_e := "101";
  -- It goes up by 1, from 255 to 0.
  constant PICA_STENCIL_ACTION_INCREMENT_WRAP : stencil_action_e := "110";
  -- It goes down by 1, from 0 to 255.
  constant PICA_STENCIL_ACTION_DECREMENT_WRAP : stencil_action_e := "111";

  -- Texture2Coordinates: Texture coordinate that unit 2 samples with. [DOC:
  -- texture#units-and-configuration]
  subtype texture2_coordinates_e is std_logic_vector(0 downto 0);
  -- Texture coordinate 2.
  constant PICA_TEXTURE2_COORDINATES_TEXCOORD2 : texture2_coordinates_e := "0";
  -- Texture coordinate 1.
  constant PICA_TEXTURE2_COORDINATES_TEXCOORD1 : texture2_coordinates_e := "1";

  -- Texture3Coordinates: Texture coordinate that the procedural unit computes with. [DOC:
  -- texture#units-and-configuration]
  -- Nothing is known about other codes.
  subtype texture3_coordinates_e is std_logic_vector(1 downto 0);
  -- Texture coordinate 0.
  constant PICA_TEXTURE3_COORDINATES_TEXCOORD0 : texture3_coordinates_e := "00";
  -- Texture coordinate 1.
  constant PICA_TEXTURE3_COORDINATES_TEXCOORD1 : texture3_coordinates_e := "01";
  -- Texture coordinate 2.
  constant PICA_TEXTURE3_COORDINATES_TEXCOORD2 : texture3_coordinates_e := "10";

  -- TextureCompression: Hint in the texture parameters, set for one format only; what it changes is
  -- not known. [DOC: texture#units-and-configuration]
  -- Nothing is known about other codes.
  subtype texture_compression_e is std_logic_vector(1 downto 0);
  -- Every format but ETC1, ETC1A4 included.
  constant PICA_TEXTURE_COMPRESSION_OTHER : texture_compression_e := "00";
  -- ETC1.
  constant PICA_TEXTURE_COMPRESSION_ETC1 : texture_compression_e := "10";

  -- TextureFilter: Filter of a texture, or between two of its levels. [DOC:
  -- texture#filtering-and-level-of-detail]
  subtype texture_filter_e is std_logic_vector(0 downto 0);
  -- Nearest texel or level.
  constant PICA_TEXTURE_FILTER_NEAREST : texture_filter_e := "0";
  -- Weighted mean of the neighbours.
  constant PICA_TEXTURE_FILTER_LINEAR : texture_filter_e := "1";

  -- TextureFormat: Layout of texels, byte 0 at the lowest address. The model reads a texel of the
  -- codes 14 and 15, which nobody has described, as 0. [EMU: texture#addressing-and-formats]
  -- Nothing is known about other codes.
  subtype texture_format_e is std_logic_vector(3 downto 0);
  -- 32 bits: bytes A, B, G, R.
  constant PICA_TEXTURE_FORMAT_RGBA8 : texture_format_e := "0000";
  -- 24 bits: bytes B, G, R; alpha is 255.
  constant PICA_TEXTURE_FORMAT_RGB8 : texture_format_e := "0001";
  -- 16 bits: R 15-11, G 10-6, B 5-1, A 0.
  constant PICA_TEXTURE_FORMAT_RGB5A1 : texture_format_e := "0010";
  -- 16 bits: R 15-11, G 10-5, B 4-0; alpha is 255.
  constant PICA_TEXTURE_FORMAT_RGB565 : texture_format_e := "0011";
  -- 16 bits: R 15-12, G 11-8, B 7-4, A 3-0.
  constant PICA_TEXTURE_FORMAT_RGBA4 : texture_format_e := "0100";
  -- 16 bits: byte 0 alpha, byte 1 intensity, which goes to red, green and blue. Also called LA8.
  constant PICA_TEXTURE_FORMAT_IA8 : texture_format_e := "0101";
  -- 16 bits: bytes G, R; blue is 0, alpha is 255. Also called HILO8.
  constant PICA_TEXTURE_FORMAT_RG8 : texture_format_e := "0110";
  -- 8 bits of intensity; alpha is 255. Also called L8.
  constant PICA_TEXTURE_FORMAT_I8 : texture_format_e := "0111";
  -- 8 bits of alpha; the colour is 0.
  constant PICA_TEXTURE_FORMAT_A8 : texture_format_e := "1000";
  -- 8 bits: intensity 7-4, alpha 3-0. Also called LA4.
  constant PICA_TEXTURE_FORMAT_IA4 : texture_format_e := "1001";
  -- 4 bits of intensity, even texels in the low nibble; alpha is 255. Also called L4.
  constant PICA_TEXTURE_FORMAT_I4 : texture_format_e := "1010";
  -- 4 bits of alpha, even texels in the low nibble; the colour is 0.
  constant PICA_TEXTURE_FORMAT_A4 : texture_format_e := "1011";
  -- Blocks of 4x4 texels in 64 bits; alpha is 255.
  constant PICA_TEXTURE_FORMAT_ETC1 : texture_format_e := "1100";
  -- 64 bits of alpha before each ETC1 block.
  constant PICA_TEXTURE_FORMAT_ETC1A4 : texture_format_e := "1101";

  -- TextureType: How unit 0 uses its texture. [DOC: texture#units-and-configuration]
  -- Nothing is known about other codes.
  subtype texture_type_e is std_logic_vector(2 downto 0);
  -- 2D texture.
  constant PICA_TEXTURE_TYPE_TEX_2D : texture_type_e := "000";
  -- Cube map: faces +X -X +Y -Y +Z -Z at ADDR1 to ADDR6.
  constant PICA_TEXTURE_TYPE_CUBE_MAP : texture_type_e := "001";
  -- Shadow map, compared with a depth.
  constant PICA_TEXTURE_TYPE_SHADOW_2D : texture_type_e := "010";
  -- 2D texture at (u/w, v/w).
  constant PICA_TEXTURE_TYPE_PROJECTION : texture_type_e := "011";
  -- Cube map of shadow depths.
  constant PICA_TEXTURE_TYPE_SHADOW_CUBE : texture_type_e := "100";
  -- No texture.
  constant PICA_TEXTURE_TYPE_DISABLED : texture_type_e := "101";

  -- TextureWrap: What a texture coordinate outside 0 to 1 means. Positive side is a texel index at
  -- or above the size, negative side one below 0. [HW: texture#wrap-modes]
  subtype texture_wrap_e is std_logic_vector(2 downto 0);
  -- The nearest texel of the edge. [DOC]
  constant PICA_TEXTURE_WRAP_CLAMP_TO_EDGE : texture_wrap_e := "000";
  -- The border colour. [DOC]
  constant PICA_TEXTURE_WRAP_CLAMP_TO_BORDER : texture_wrap_e := "001";
  -- Also 6, 7. Index modulo size. Codes 6 and 7 mean the same, measured by wwylele, citra #2743.
  constant PICA_TEXTURE_WRAP_REPEAT : texture_wrap_e := "010";
  -- Every other repetition runs backwards. [DOC]
  constant PICA_TEXTURE_WRAP_MIRRORED_REPEAT : texture_wrap_e := "011";
  -- CLAMP_TO_EDGE on the positive side, REPEAT on the negative side.
  constant PICA_TEXTURE_WRAP_POSITIVE_CLAMP_TO_EDGE : texture_wrap_e := "100";
  -- CLAMP_TO_BORDER on the positive side, REPEAT on the negative side.
  constant PICA_TEXTURE_WRAP_POSITIVE_CLAMP_TO_BORDER : texture_wrap_e := "101";
  function canonical_texture_wrap(code : texture_wrap_e) return texture_wrap_e;

  -- YDirection: Direction of y in the buffers. [HW: framebuffer#addressing]
  subtype y_direction_e is std_logic_vector(0 downto 0);
  -- y is mirrored against the normal direction.
  constant PICA_Y_DIRECTION_MIRRORED : y_direction_e := "0";
  -- y = 0 is the last row in memory.
  constant PICA_Y_DIRECTION_NORMAL : y_direction_e := "1";

  -- SH: One shader unit's registers. Offsets that have no function read 0, as do the index, data and
  -- trigger registers.
  -- Index n of its arrays.
  constant PICA_SH_GSH : natural := 0;
  constant PICA_SH_VSH : natural := 1;
  constant PICA_SH_SH2 : natural := 2;
  constant PICA_SH_SH3 : natural := 3;

  -- ---- Interrupts and unused ids ----
  -- The 3D core raises its interrupt when a byte lane of the request registers equals the same lane
  -- of the compare registers. Command lists end by such a write to FINALIZE. Only the request
  -- registers can be written by lists.

  -- GPUREG_IRQ_ACK[0-15] (0x000-0x00F): CPU-side mirror of the request lanes: writing bytes that
  -- differ from the compare lanes takes the request back. A read does not wait for the end of
  -- rendering, unlike one of the request registers.
  -- plain, rw, not writable by command lists [HW: GBATEK; docs/hardware/command-lists.md#stream]
  -- older GPUREG_0000, GPUREG_0001, GPUREG_0002, GPUREG_0003, GPUREG_0004, GPUREG_0005, GPUREG_0006,
  -- GPUREG_0007 and 8 more
  constant GPUREG_IRQ_ACK0 : natural := 16#0000#;
  -- LANE0 to LANE3 (bits 7-0, step 8, uint): Request byte; word k holds lanes 4k to 4k+3.
  constant GPUREG_IRQ_ACK0_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK0_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK0_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK0_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK0_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK0_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK0_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK0_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK0_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK0_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK0_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK0_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_ACK1 : natural := 16#0001#;
  constant GPUREG_IRQ_ACK1_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK1_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK1_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK1_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK1_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK1_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK1_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK1_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK1_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK1_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK1_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK1_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_ACK2 : natural := 16#0002#;
  constant GPUREG_IRQ_ACK2_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK2_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK2_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK2_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK2_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK2_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK2_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK2_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK2_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK2_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK2_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK2_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_ACK3 : natural := 16#0003#;
  constant GPUREG_IRQ_ACK3_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK3_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK3_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK3_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK3_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK3_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK3_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK3_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK3_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK3_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK3_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK3_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_ACK4 : natural := 16#0004#;
  constant GPUREG_IRQ_ACK4_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK4_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK4_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK4_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK4_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK4_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK4_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK4_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK4_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK4_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK4_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK4_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_ACK5 : natural := 16#0005#;
  constant GPUREG_IRQ_ACK5_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK5_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK5_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK5_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK5_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK5_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK5_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK5_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK5_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK5_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK5_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK5_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_ACK6 : natural := 16#0006#;
  constant GPUREG_IRQ_ACK6_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK6_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK6_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK6_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK6_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK6_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK6_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK6_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK6_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK6_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK6_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK6_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_ACK7 : natural := 16#0007#;
  constant GPUREG_IRQ_ACK7_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK7_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK7_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK7_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK7_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK7_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK7_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK7_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK7_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK7_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK7_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK7_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_ACK8 : natural := 16#0008#;
  constant GPUREG_IRQ_ACK8_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK8_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK8_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK8_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK8_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK8_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK8_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK8_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK8_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK8_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK8_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK8_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_ACK9 : natural := 16#0009#;
  constant GPUREG_IRQ_ACK9_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK9_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK9_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK9_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK9_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK9_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK9_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK9_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK9_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK9_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK9_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK9_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_ACK10 : natural := 16#000A#;
  constant GPUREG_IRQ_ACK10_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK10_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK10_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK10_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK10_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK10_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK10_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK10_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK10_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK10_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK10_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK10_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_ACK11 : natural := 16#000B#;
  constant GPUREG_IRQ_ACK11_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK11_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK11_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK11_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK11_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK11_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK11_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK11_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK11_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK11_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK11_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK11_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_ACK12 : natural := 16#000C#;
  constant GPUREG_IRQ_ACK12_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK12_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK12_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK12_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK12_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK12_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK12_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK12_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK12_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK12_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK12_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK12_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_ACK13 : natural := 16#000D#;
  constant GPUREG_IRQ_ACK13_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK13_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK13_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK13_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK13_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK13_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK13_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK13_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK13_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK13_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK13_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK13_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_ACK14 : natural := 16#000E#;
  constant GPUREG_IRQ_ACK14_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK14_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK14_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK14_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK14_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK14_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK14_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK14_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK14_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK14_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK14_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK14_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_ACK15 : natural := 16#000F#;
  constant GPUREG_IRQ_ACK15_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_ACK15_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK15_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_ACK15_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_ACK15_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK15_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_ACK15_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_ACK15_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK15_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_ACK15_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_ACK15_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_ACK15_LANE3_BITS is natural range 31 downto 24;
  type irq_ack0_t is record
    LANE3 : std_logic_vector(7 downto 0);
    LANE2 : std_logic_vector(7 downto 0);
    LANE1 : std_logic_vector(7 downto 0);
    LANE0 : std_logic_vector(7 downto 0);
  end record;
  function to_irq_ack0(word : std_logic_vector(31 downto 0)) return irq_ack0_t;
  function to_word(value : irq_ack0_t) return std_logic_vector;

  -- GPUREG_FINALIZE (0x010): Request lanes 0-3, written as 0x12345678 at the end of a command list.
  -- A lane that equals its compare byte and is not masked requests the interrupt; with IRQ_AUTOSTOP
  -- set the rest of the list is not executed. A list that does not finalize hangs the system
  -- software.
  -- trigger, rw [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
  -- older GPUREG_IRQ_REQ0
  constant GPUREG_FINALIZE : natural := 16#0010#;
  -- LANE0 to LANE3 (bits 7-0, step 8, uint): Request byte of interrupt lanes 0 to 3.
  constant GPUREG_FINALIZE_LANE0_LSB : natural := 0;
  constant GPUREG_FINALIZE_LANE0_WIDTH : natural := 8;
  subtype GPUREG_FINALIZE_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_FINALIZE_LANE1_LSB : natural := 8;
  constant GPUREG_FINALIZE_LANE1_WIDTH : natural := 8;
  subtype GPUREG_FINALIZE_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_FINALIZE_LANE2_LSB : natural := 16;
  constant GPUREG_FINALIZE_LANE2_WIDTH : natural := 8;
  subtype GPUREG_FINALIZE_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_FINALIZE_LANE3_LSB : natural := 24;
  constant GPUREG_FINALIZE_LANE3_WIDTH : natural := 8;
  subtype GPUREG_FINALIZE_LANE3_BITS is natural range 31 downto 24;
  type finalize_t is record
    LANE3 : std_logic_vector(7 downto 0);
    LANE2 : std_logic_vector(7 downto 0);
    LANE1 : std_logic_vector(7 downto 0);
    LANE0 : std_logic_vector(7 downto 0);
  end record;
  function to_finalize(word : std_logic_vector(31 downto 0)) return finalize_t;
  function to_word(value : finalize_t) return std_logic_vector;

  -- GPUREG_IRQ_REQ[1-15] (0x011-0x01F): Request lanes 4-63, four per word; they act as those of
  -- FINALIZE do.
  -- trigger, rw [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
  -- older GPUREG_0011, GPUREG_0012, GPUREG_0013, GPUREG_0014, GPUREG_0015, GPUREG_0016, GPUREG_0017,
  -- GPUREG_0018 and 7 more
  constant GPUREG_IRQ_REQ1 : natural := 16#0011#;
  -- LANE0 to LANE3 (bits 7-0, step 8, uint): Request byte; IRQ_REQk holds lanes 4k to 4k+3.
  constant GPUREG_IRQ_REQ1_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_REQ1_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ1_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_REQ1_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_REQ1_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ1_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_REQ1_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_REQ1_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ1_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_REQ1_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_REQ1_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ1_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_REQ2 : natural := 16#0012#;
  constant GPUREG_IRQ_REQ2_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_REQ2_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ2_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_REQ2_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_REQ2_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ2_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_REQ2_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_REQ2_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ2_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_REQ2_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_REQ2_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ2_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_REQ3 : natural := 16#0013#;
  constant GPUREG_IRQ_REQ3_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_REQ3_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ3_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_REQ3_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_REQ3_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ3_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_REQ3_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_REQ3_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ3_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_REQ3_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_REQ3_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ3_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_REQ4 : natural := 16#0014#;
  constant GPUREG_IRQ_REQ4_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_REQ4_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ4_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_REQ4_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_REQ4_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ4_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_REQ4_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_REQ4_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ4_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_REQ4_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_REQ4_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ4_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_REQ5 : natural := 16#0015#;
  constant GPUREG_IRQ_REQ5_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_REQ5_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ5_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_REQ5_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_REQ5_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ5_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_REQ5_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_REQ5_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ5_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_REQ5_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_REQ5_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ5_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_REQ6 : natural := 16#0016#;
  constant GPUREG_IRQ_REQ6_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_REQ6_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ6_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_REQ6_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_REQ6_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ6_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_REQ6_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_REQ6_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ6_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_REQ6_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_REQ6_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ6_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_REQ7 : natural := 16#0017#;
  constant GPUREG_IRQ_REQ7_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_REQ7_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ7_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_REQ7_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_REQ7_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ7_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_REQ7_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_REQ7_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ7_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_REQ7_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_REQ7_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ7_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_REQ8 : natural := 16#0018#;
  constant GPUREG_IRQ_REQ8_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_REQ8_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ8_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_REQ8_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_REQ8_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ8_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_REQ8_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_REQ8_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ8_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_REQ8_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_REQ8_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ8_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_REQ9 : natural := 16#0019#;
  constant GPUREG_IRQ_REQ9_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_REQ9_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ9_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_REQ9_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_REQ9_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ9_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_REQ9_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_REQ9_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ9_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_REQ9_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_REQ9_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ9_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_REQ10 : natural := 16#001A#;
  constant GPUREG_IRQ_REQ10_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_REQ10_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ10_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_REQ10_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_REQ10_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ10_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_REQ10_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_REQ10_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ10_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_REQ10_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_REQ10_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ10_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_REQ11 : natural := 16#001B#;
  constant GPUREG_IRQ_REQ11_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_REQ11_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ11_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_REQ11_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_REQ11_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ11_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_REQ11_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_REQ11_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ11_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_REQ11_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_REQ11_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ11_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_REQ12 : natural := 16#001C#;
  constant GPUREG_IRQ_REQ12_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_REQ12_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ12_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_REQ12_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_REQ12_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ12_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_REQ12_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_REQ12_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ12_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_REQ12_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_REQ12_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ12_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_REQ13 : natural := 16#001D#;
  constant GPUREG_IRQ_REQ13_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_REQ13_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ13_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_REQ13_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_REQ13_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ13_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_REQ13_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_REQ13_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ13_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_REQ13_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_REQ13_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ13_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_REQ14 : natural := 16#001E#;
  constant GPUREG_IRQ_REQ14_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_REQ14_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ14_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_REQ14_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_REQ14_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ14_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_REQ14_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_REQ14_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ14_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_REQ14_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_REQ14_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ14_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_REQ15 : natural := 16#001F#;
  constant GPUREG_IRQ_REQ15_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_REQ15_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ15_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_REQ15_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_REQ15_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ15_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_REQ15_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_REQ15_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ15_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_REQ15_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_REQ15_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_REQ15_LANE3_BITS is natural range 31 downto 24;
  type irq_req1_t is record
    LANE3 : std_logic_vector(7 downto 0);
    LANE2 : std_logic_vector(7 downto 0);
    LANE1 : std_logic_vector(7 downto 0);
    LANE0 : std_logic_vector(7 downto 0);
  end record;
  function to_irq_req1(word : std_logic_vector(31 downto 0)) return irq_req1_t;
  function to_word(value : irq_req1_t) return std_logic_vector;

  -- GPUREG_IRQ_CMP[0-15] (0x020-0x02F): Compare lanes, four per word. System software sets word 0 to
  -- 0x12345678.
  -- plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list;
  -- GBATEK]
  -- older GPUREG_0020, GPUREG_0021, GPUREG_0022, GPUREG_0023, GPUREG_0024, GPUREG_0025, GPUREG_0026,
  -- GPUREG_0027 and 8 more
  constant GPUREG_IRQ_CMP0 : natural := 16#0020#;
  -- LANE0 to LANE3 (bits 7-0, step 8, uint): Compare byte; IRQ_CMPk holds lanes 4k to 4k+3.
  constant GPUREG_IRQ_CMP0_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP0_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP0_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP0_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP0_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP0_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP0_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP0_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP0_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP0_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP0_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP0_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_CMP1 : natural := 16#0021#;
  constant GPUREG_IRQ_CMP1_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP1_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP1_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP1_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP1_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP1_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP1_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP1_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP1_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP1_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP1_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP1_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_CMP2 : natural := 16#0022#;
  constant GPUREG_IRQ_CMP2_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP2_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP2_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP2_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP2_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP2_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP2_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP2_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP2_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP2_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP2_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP2_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_CMP3 : natural := 16#0023#;
  constant GPUREG_IRQ_CMP3_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP3_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP3_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP3_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP3_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP3_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP3_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP3_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP3_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP3_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP3_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP3_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_CMP4 : natural := 16#0024#;
  constant GPUREG_IRQ_CMP4_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP4_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP4_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP4_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP4_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP4_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP4_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP4_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP4_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP4_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP4_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP4_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_CMP5 : natural := 16#0025#;
  constant GPUREG_IRQ_CMP5_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP5_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP5_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP5_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP5_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP5_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP5_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP5_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP5_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP5_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP5_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP5_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_CMP6 : natural := 16#0026#;
  constant GPUREG_IRQ_CMP6_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP6_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP6_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP6_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP6_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP6_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP6_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP6_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP6_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP6_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP6_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP6_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_CMP7 : natural := 16#0027#;
  constant GPUREG_IRQ_CMP7_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP7_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP7_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP7_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP7_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP7_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP7_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP7_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP7_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP7_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP7_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP7_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_CMP8 : natural := 16#0028#;
  constant GPUREG_IRQ_CMP8_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP8_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP8_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP8_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP8_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP8_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP8_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP8_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP8_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP8_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP8_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP8_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_CMP9 : natural := 16#0029#;
  constant GPUREG_IRQ_CMP9_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP9_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP9_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP9_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP9_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP9_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP9_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP9_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP9_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP9_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP9_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP9_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_CMP10 : natural := 16#002A#;
  constant GPUREG_IRQ_CMP10_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP10_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP10_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP10_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP10_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP10_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP10_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP10_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP10_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP10_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP10_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP10_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_CMP11 : natural := 16#002B#;
  constant GPUREG_IRQ_CMP11_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP11_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP11_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP11_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP11_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP11_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP11_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP11_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP11_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP11_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP11_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP11_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_CMP12 : natural := 16#002C#;
  constant GPUREG_IRQ_CMP12_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP12_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP12_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP12_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP12_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP12_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP12_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP12_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP12_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP12_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP12_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP12_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_CMP13 : natural := 16#002D#;
  constant GPUREG_IRQ_CMP13_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP13_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP13_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP13_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP13_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP13_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP13_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP13_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP13_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP13_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP13_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP13_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_CMP14 : natural := 16#002E#;
  constant GPUREG_IRQ_CMP14_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP14_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP14_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP14_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP14_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP14_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP14_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP14_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP14_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP14_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP14_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP14_LANE3_BITS is natural range 31 downto 24;
  constant GPUREG_IRQ_CMP15 : natural := 16#002F#;
  constant GPUREG_IRQ_CMP15_LANE0_LSB : natural := 0;
  constant GPUREG_IRQ_CMP15_LANE0_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP15_LANE0_BITS is natural range 7 downto 0;
  constant GPUREG_IRQ_CMP15_LANE1_LSB : natural := 8;
  constant GPUREG_IRQ_CMP15_LANE1_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP15_LANE1_BITS is natural range 15 downto 8;
  constant GPUREG_IRQ_CMP15_LANE2_LSB : natural := 16;
  constant GPUREG_IRQ_CMP15_LANE2_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP15_LANE2_BITS is natural range 23 downto 16;
  constant GPUREG_IRQ_CMP15_LANE3_LSB : natural := 24;
  constant GPUREG_IRQ_CMP15_LANE3_WIDTH : natural := 8;
  subtype GPUREG_IRQ_CMP15_LANE3_BITS is natural range 31 downto 24;
  type irq_cmp0_t is record
    LANE3 : std_logic_vector(7 downto 0);
    LANE2 : std_logic_vector(7 downto 0);
    LANE1 : std_logic_vector(7 downto 0);
    LANE0 : std_logic_vector(7 downto 0);
  end record;
  function to_irq_cmp0(word : std_logic_vector(31 downto 0)) return irq_cmp0_t;
  function to_word(value : irq_cmp0_t) return std_logic_vector;

  -- GPUREG_IRQ_MASK_LOW (0x030): Interrupt mask of lanes 0-31. System software writes 0xFFFFFFF0,
  -- which leaves lanes 0-3 enabled.
  -- plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list;
  -- GBATEK]
  -- older GPUREG_0030
  constant GPUREG_IRQ_MASK_LOW : natural := 16#0030#;
  -- DISABLE0 to DISABLE31 (bit 0, step 1, bool): The lane with the number of the bit requests no
  -- interrupt.
  constant GPUREG_IRQ_MASK_LOW_DISABLE0_LSB : natural := 0;
  constant GPUREG_IRQ_MASK_LOW_DISABLE0_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE0_BITS is natural range 0 downto 0;
  constant GPUREG_IRQ_MASK_LOW_DISABLE1_LSB : natural := 1;
  constant GPUREG_IRQ_MASK_LOW_DISABLE1_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE1_BITS is natural range 1 downto 1;
  constant GPUREG_IRQ_MASK_LOW_DISABLE2_LSB : natural := 2;
  constant GPUREG_IRQ_MASK_LOW_DISABLE2_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE2_BITS is natural range 2 downto 2;
  constant GPUREG_IRQ_MASK_LOW_DISABLE3_LSB : natural := 3;
  constant GPUREG_IRQ_MASK_LOW_DISABLE3_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE3_BITS is natural range 3 downto 3;
  constant GPUREG_IRQ_MASK_LOW_DISABLE4_LSB : natural := 4;
  constant GPUREG_IRQ_MASK_LOW_DISABLE4_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE4_BITS is natural range 4 downto 4;
  constant GPUREG_IRQ_MASK_LOW_DISABLE5_LSB : natural := 5;
  constant GPUREG_IRQ_MASK_LOW_DISABLE5_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE5_BITS is natural range 5 downto 5;
  constant GPUREG_IRQ_MASK_LOW_DISABLE6_LSB : natural := 6;
  constant GPUREG_IRQ_MASK_LOW_DISABLE6_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE6_BITS is natural range 6 downto 6;
  constant GPUREG_IRQ_MASK_LOW_DISABLE7_LSB : natural := 7;
  constant GPUREG_IRQ_MASK_LOW_DISABLE7_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE7_BITS is natural range 7 downto 7;
  constant GPUREG_IRQ_MASK_LOW_DISABLE8_LSB : natural := 8;
  constant GPUREG_IRQ_MASK_LOW_DISABLE8_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE8_BITS is natural range 8 downto 8;
  constant GPUREG_IRQ_MASK_LOW_DISABLE9_LSB : natural := 9;
  constant GPUREG_IRQ_MASK_LOW_DISABLE9_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE9_BITS is natural range 9 downto 9;
  constant GPUREG_IRQ_MASK_LOW_DISABLE10_LSB : natural := 10;
  constant GPUREG_IRQ_MASK_LOW_DISABLE10_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE10_BITS is natural range 10 downto 10;
  constant GPUREG_IRQ_MASK_LOW_DISABLE11_LSB : natural := 11;
  constant GPUREG_IRQ_MASK_LOW_DISABLE11_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE11_BITS is natural range 11 downto 11;
  constant GPUREG_IRQ_MASK_LOW_DISABLE12_LSB : natural := 12;
  constant GPUREG_IRQ_MASK_LOW_DISABLE12_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE12_BITS is natural range 12 downto 12;
  constant GPUREG_IRQ_MASK_LOW_DISABLE13_LSB : natural := 13;
  constant GPUREG_IRQ_MASK_LOW_DISABLE13_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE13_BITS is natural range 13 downto 13;
  constant GPUREG_IRQ_MASK_LOW_DISABLE14_LSB : natural := 14;
  constant GPUREG_IRQ_MASK_LOW_DISABLE14_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE14_BITS is natural range 14 downto 14;
  constant GPUREG_IRQ_MASK_LOW_DISABLE15_LSB : natural := 15;
  constant GPUREG_IRQ_MASK_LOW_DISABLE15_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE15_BITS is natural range 15 downto 15;
  constant GPUREG_IRQ_MASK_LOW_DISABLE16_LSB : natural := 16;
  constant GPUREG_IRQ_MASK_LOW_DISABLE16_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE16_BITS is natural range 16 downto 16;
  constant GPUREG_IRQ_MASK_LOW_DISABLE17_LSB : natural := 17;
  constant GPUREG_IRQ_MASK_LOW_DISABLE17_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE17_BITS is natural range 17 downto 17;
  constant GPUREG_IRQ_MASK_LOW_DISABLE18_LSB : natural := 18;
  constant GPUREG_IRQ_MASK_LOW_DISABLE18_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE18_BITS is natural range 18 downto 18;
  constant GPUREG_IRQ_MASK_LOW_DISABLE19_LSB : natural := 19;
  constant GPUREG_IRQ_MASK_LOW_DISABLE19_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE19_BITS is natural range 19 downto 19;
  constant GPUREG_IRQ_MASK_LOW_DISABLE20_LSB : natural := 20;
  constant GPUREG_IRQ_MASK_LOW_DISABLE20_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE20_BITS is natural range 20 downto 20;
  constant GPUREG_IRQ_MASK_LOW_DISABLE21_LSB : natural := 21;
  constant GPUREG_IRQ_MASK_LOW_DISABLE21_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE21_BITS is natural range 21 downto 21;
  constant GPUREG_IRQ_MASK_LOW_DISABLE22_LSB : natural := 22;
  constant GPUREG_IRQ_MASK_LOW_DISABLE22_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE22_BITS is natural range 22 downto 22;
  constant GPUREG_IRQ_MASK_LOW_DISABLE23_LSB : natural := 23;
  constant GPUREG_IRQ_MASK_LOW_DISABLE23_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE23_BITS is natural range 23 downto 23;
  constant GPUREG_IRQ_MASK_LOW_DISABLE24_LSB : natural := 24;
  constant GPUREG_IRQ_MASK_LOW_DISABLE24_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE24_BITS is natural range 24 downto 24;
  constant GPUREG_IRQ_MASK_LOW_DISABLE25_LSB : natural := 25;
  constant GPUREG_IRQ_MASK_LOW_DISABLE25_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE25_BITS is natural range 25 downto 25;
  constant GPUREG_IRQ_MASK_LOW_DISABLE26_LSB : natural := 26;
  constant GPUREG_IRQ_MASK_LOW_DISABLE26_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE26_BITS is natural range 26 downto 26;
  constant GPUREG_IRQ_MASK_LOW_DISABLE27_LSB : natural := 27;
  constant GPUREG_IRQ_MASK_LOW_DISABLE27_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE27_BITS is natural range 27 downto 27;
  constant GPUREG_IRQ_MASK_LOW_DISABLE28_LSB : natural := 28;
  constant GPUREG_IRQ_MASK_LOW_DISABLE28_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE28_BITS is natural range 28 downto 28;
  constant GPUREG_IRQ_MASK_LOW_DISABLE29_LSB : natural := 29;
  constant GPUREG_IRQ_MASK_LOW_DISABLE29_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE29_BITS is natural range 29 downto 29;
  constant GPUREG_IRQ_MASK_LOW_DISABLE30_LSB : natural := 30;
  constant GPUREG_IRQ_MASK_LOW_DISABLE30_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE30_BITS is natural range 30 downto 30;
  constant GPUREG_IRQ_MASK_LOW_DISABLE31_LSB : natural := 31;
  constant GPUREG_IRQ_MASK_LOW_DISABLE31_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_LOW_DISABLE31_BITS is natural range 31 downto 31;
  type irq_mask_low_t is record
    DISABLE31 : std_logic;
    DISABLE30 : std_logic;
    DISABLE29 : std_logic;
    DISABLE28 : std_logic;
    DISABLE27 : std_logic;
    DISABLE26 : std_logic;
    DISABLE25 : std_logic;
    DISABLE24 : std_logic;
    DISABLE23 : std_logic;
    DISABLE22 : std_logic;
    DISABLE21 : std_logic;
    DISABLE20 : std_logic;
    DISABLE19 : std_logic;
    DISABLE18 : std_logic;
    DISABLE17 : std_logic;
    DISABLE16 : std_logic;
    DISABLE15 : std_logic;
    DISABLE14 : std_logic;
    DISABLE13 : std_logic;
    DISABLE12 : std_logic;
    DISABLE11 : std_logic;
    DISABLE10 : std_logic;
    DISABLE9 : std_logic;
    DISABLE8 : std_logic;
    DISABLE7 : std_logic;
    DISABLE6 : std_logic;
    DISABLE5 : std_logic;
    DISABLE4 : std_logic;
    DISABLE3 : std_logic;
    DISABLE2 : std_logic;
    DISABLE1 : std_logic;
    DISABLE0 : std_logic;
  end record;
  function to_irq_mask_low(word : std_logic_vector(31 downto 0)) return irq_mask_low_t;
  function to_word(value : irq_mask_low_t) return std_logic_vector;

  -- GPUREG_IRQ_MASK_HIGH (0x031): Interrupt mask of lanes 32-63.
  -- plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list;
  -- GBATEK]
  -- older GPUREG_0031
  constant GPUREG_IRQ_MASK_HIGH : natural := 16#0031#;
  -- DISABLE0 to DISABLE31 (bit 0, step 1, bool): Lane 32 + the number of the bit requests no
  -- interrupt.
  constant GPUREG_IRQ_MASK_HIGH_DISABLE0_LSB : natural := 0;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE0_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE0_BITS is natural range 0 downto 0;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE1_LSB : natural := 1;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE1_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE1_BITS is natural range 1 downto 1;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE2_LSB : natural := 2;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE2_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE2_BITS is natural range 2 downto 2;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE3_LSB : natural := 3;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE3_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE3_BITS is natural range 3 downto 3;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE4_LSB : natural := 4;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE4_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE4_BITS is natural range 4 downto 4;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE5_LSB : natural := 5;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE5_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE5_BITS is natural range 5 downto 5;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE6_LSB : natural := 6;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE6_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE6_BITS is natural range 6 downto 6;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE7_LSB : natural := 7;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE7_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE7_BITS is natural range 7 downto 7;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE8_LSB : natural := 8;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE8_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE8_BITS is natural range 8 downto 8;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE9_LSB : natural := 9;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE9_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE9_BITS is natural range 9 downto 9;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE10_LSB : natural := 10;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE10_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE10_BITS is natural range 10 downto 10;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE11_LSB : natural := 11;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE11_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE11_BITS is natural range 11 downto 11;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE12_LSB : natural := 12;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE12_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE12_BITS is natural range 12 downto 12;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE13_LSB : natural := 13;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE13_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE13_BITS is natural range 13 downto 13;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE14_LSB : natural := 14;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE14_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE14_BITS is natural range 14 downto 14;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE15_LSB : natural := 15;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE15_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE15_BITS is natural range 15 downto 15;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE16_LSB : natural := 16;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE16_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE16_BITS is natural range 16 downto 16;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE17_LSB : natural := 17;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE17_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE17_BITS is natural range 17 downto 17;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE18_LSB : natural := 18;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE18_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE18_BITS is natural range 18 downto 18;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE19_LSB : natural := 19;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE19_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE19_BITS is natural range 19 downto 19;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE20_LSB : natural := 20;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE20_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE20_BITS is natural range 20 downto 20;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE21_LSB : natural := 21;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE21_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE21_BITS is natural range 21 downto 21;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE22_LSB : natural := 22;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE22_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE22_BITS is natural range 22 downto 22;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE23_LSB : natural := 23;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE23_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE23_BITS is natural range 23 downto 23;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE24_LSB : natural := 24;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE24_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE24_BITS is natural range 24 downto 24;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE25_LSB : natural := 25;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE25_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE25_BITS is natural range 25 downto 25;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE26_LSB : natural := 26;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE26_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE26_BITS is natural range 26 downto 26;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE27_LSB : natural := 27;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE27_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE27_BITS is natural range 27 downto 27;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE28_LSB : natural := 28;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE28_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE28_BITS is natural range 28 downto 28;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE29_LSB : natural := 29;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE29_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE29_BITS is natural range 29 downto 29;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE30_LSB : natural := 30;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE30_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE30_BITS is natural range 30 downto 30;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE31_LSB : natural := 31;
  constant GPUREG_IRQ_MASK_HIGH_DISABLE31_WIDTH : natural := 1;
  subtype GPUREG_IRQ_MASK_HIGH_DISABLE31_BITS is natural range 31 downto 31;
  type irq_mask_high_t is record
    DISABLE31 : std_logic;
    DISABLE30 : std_logic;
    DISABLE29 : std_logic;
    DISABLE28 : std_logic;
    DISABLE27 : std_logic;
    DISABLE26 : std_logic;
    DISABLE25 : std_logic;
    DISABLE24 : std_logic;
    DISABLE23 : std_logic;
    DISABLE22 : std_logic;
    DISABLE21 : std_logic;
    DISABLE20 : std_logic;
    DISABLE19 : std_logic;
    DISABLE18 : std_logic;
    DISABLE17 : std_logic;
    DISABLE16 : std_logic;
    DISABLE15 : std_logic;
    DISABLE14 : std_logic;
    DISABLE13 : std_logic;
    DISABLE12 : std_logic;
    DISABLE11 : std_logic;
    DISABLE10 : std_logic;
    DISABLE9 : std_logic;
    DISABLE8 : std_logic;
    DISABLE7 : std_logic;
    DISABLE6 : std_logic;
    DISABLE5 : std_logic;
    DISABLE4 : std_logic;
    DISABLE3 : std_logic;
    DISABLE2 : std_logic;
    DISABLE1 : std_logic;
    DISABLE0 : std_logic;
  end record;
  function to_irq_mask_high(word : std_logic_vector(31 downto 0)) return irq_mask_high_t;
  function to_word(value : irq_mask_high_t) return std_logic_vector;

  -- GPUREG_IRQ_STAT_LOW (0x032): Comparison results of lanes 0-31.
  -- status, ro, not writable by command lists [HW: GBATEK]
  -- older GPUREG_0032
  constant GPUREG_IRQ_STAT_LOW : natural := 16#0032#;
  -- MATCH0 to MATCH31 (bit 0, step 1, bool): The lane with the number of the bit equals its compare
  -- byte.
  constant GPUREG_IRQ_STAT_LOW_MATCH0_LSB : natural := 0;
  constant GPUREG_IRQ_STAT_LOW_MATCH0_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH0_BITS is natural range 0 downto 0;
  constant GPUREG_IRQ_STAT_LOW_MATCH1_LSB : natural := 1;
  constant GPUREG_IRQ_STAT_LOW_MATCH1_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH1_BITS is natural range 1 downto 1;
  constant GPUREG_IRQ_STAT_LOW_MATCH2_LSB : natural := 2;
  constant GPUREG_IRQ_STAT_LOW_MATCH2_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH2_BITS is natural range 2 downto 2;
  constant GPUREG_IRQ_STAT_LOW_MATCH3_LSB : natural := 3;
  constant GPUREG_IRQ_STAT_LOW_MATCH3_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH3_BITS is natural range 3 downto 3;
  constant GPUREG_IRQ_STAT_LOW_MATCH4_LSB : natural := 4;
  constant GPUREG_IRQ_STAT_LOW_MATCH4_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH4_BITS is natural range 4 downto 4;
  constant GPUREG_IRQ_STAT_LOW_MATCH5_LSB : natural := 5;
  constant GPUREG_IRQ_STAT_LOW_MATCH5_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH5_BITS is natural range 5 downto 5;
  constant GPUREG_IRQ_STAT_LOW_MATCH6_LSB : natural := 6;
  constant GPUREG_IRQ_STAT_LOW_MATCH6_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH6_BITS is natural range 6 downto 6;
  constant GPUREG_IRQ_STAT_LOW_MATCH7_LSB : natural := 7;
  constant GPUREG_IRQ_STAT_LOW_MATCH7_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH7_BITS is natural range 7 downto 7;
  constant GPUREG_IRQ_STAT_LOW_MATCH8_LSB : natural := 8;
  constant GPUREG_IRQ_STAT_LOW_MATCH8_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH8_BITS is natural range 8 downto 8;
  constant GPUREG_IRQ_STAT_LOW_MATCH9_LSB : natural := 9;
  constant GPUREG_IRQ_STAT_LOW_MATCH9_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH9_BITS is natural range 9 downto 9;
  constant GPUREG_IRQ_STAT_LOW_MATCH10_LSB : natural := 10;
  constant GPUREG_IRQ_STAT_LOW_MATCH10_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH10_BITS is natural range 10 downto 10;
  constant GPUREG_IRQ_STAT_LOW_MATCH11_LSB : natural := 11;
  constant GPUREG_IRQ_STAT_LOW_MATCH11_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH11_BITS is natural range 11 downto 11;
  constant GPUREG_IRQ_STAT_LOW_MATCH12_LSB : natural := 12;
  constant GPUREG_IRQ_STAT_LOW_MATCH12_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH12_BITS is natural range 12 downto 12;
  constant GPUREG_IRQ_STAT_LOW_MATCH13_LSB : natural := 13;
  constant GPUREG_IRQ_STAT_LOW_MATCH13_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH13_BITS is natural range 13 downto 13;
  constant GPUREG_IRQ_STAT_LOW_MATCH14_LSB : natural := 14;
  constant GPUREG_IRQ_STAT_LOW_MATCH14_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH14_BITS is natural range 14 downto 14;
  constant GPUREG_IRQ_STAT_LOW_MATCH15_LSB : natural := 15;
  constant GPUREG_IRQ_STAT_LOW_MATCH15_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH15_BITS is natural range 15 downto 15;
  constant GPUREG_IRQ_STAT_LOW_MATCH16_LSB : natural := 16;
  constant GPUREG_IRQ_STAT_LOW_MATCH16_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH16_BITS is natural range 16 downto 16;
  constant GPUREG_IRQ_STAT_LOW_MATCH17_LSB : natural := 17;
  constant GPUREG_IRQ_STAT_LOW_MATCH17_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH17_BITS is natural range 17 downto 17;
  constant GPUREG_IRQ_STAT_LOW_MATCH18_LSB : natural := 18;
  constant GPUREG_IRQ_STAT_LOW_MATCH18_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH18_BITS is natural range 18 downto 18;
  constant GPUREG_IRQ_STAT_LOW_MATCH19_LSB : natural := 19;
  constant GPUREG_IRQ_STAT_LOW_MATCH19_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH19_BITS is natural range 19 downto 19;
  constant GPUREG_IRQ_STAT_LOW_MATCH20_LSB : natural := 20;
  constant GPUREG_IRQ_STAT_LOW_MATCH20_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH20_BITS is natural range 20 downto 20;
  constant GPUREG_IRQ_STAT_LOW_MATCH21_LSB : natural := 21;
  constant GPUREG_IRQ_STAT_LOW_MATCH21_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH21_BITS is natural range 21 downto 21;
  constant GPUREG_IRQ_STAT_LOW_MATCH22_LSB : natural := 22;
  constant GPUREG_IRQ_STAT_LOW_MATCH22_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH22_BITS is natural range 22 downto 22;
  constant GPUREG_IRQ_STAT_LOW_MATCH23_LSB : natural := 23;
  constant GPUREG_IRQ_STAT_LOW_MATCH23_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH23_BITS is natural range 23 downto 23;
  constant GPUREG_IRQ_STAT_LOW_MATCH24_LSB : natural := 24;
  constant GPUREG_IRQ_STAT_LOW_MATCH24_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH24_BITS is natural range 24 downto 24;
  constant GPUREG_IRQ_STAT_LOW_MATCH25_LSB : natural := 25;
  constant GPUREG_IRQ_STAT_LOW_MATCH25_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH25_BITS is natural range 25 downto 25;
  constant GPUREG_IRQ_STAT_LOW_MATCH26_LSB : natural := 26;
  constant GPUREG_IRQ_STAT_LOW_MATCH26_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH26_BITS is natural range 26 downto 26;
  constant GPUREG_IRQ_STAT_LOW_MATCH27_LSB : natural := 27;
  constant GPUREG_IRQ_STAT_LOW_MATCH27_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH27_BITS is natural range 27 downto 27;
  constant GPUREG_IRQ_STAT_LOW_MATCH28_LSB : natural := 28;
  constant GPUREG_IRQ_STAT_LOW_MATCH28_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH28_BITS is natural range 28 downto 28;
  constant GPUREG_IRQ_STAT_LOW_MATCH29_LSB : natural := 29;
  constant GPUREG_IRQ_STAT_LOW_MATCH29_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH29_BITS is natural range 29 downto 29;
  constant GPUREG_IRQ_STAT_LOW_MATCH30_LSB : natural := 30;
  constant GPUREG_IRQ_STAT_LOW_MATCH30_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH30_BITS is natural range 30 downto 30;
  constant GPUREG_IRQ_STAT_LOW_MATCH31_LSB : natural := 31;
  constant GPUREG_IRQ_STAT_LOW_MATCH31_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_LOW_MATCH31_BITS is natural range 31 downto 31;
  type irq_stat_low_t is record
    MATCH31 : std_logic;
    MATCH30 : std_logic;
    MATCH29 : std_logic;
    MATCH28 : std_logic;
    MATCH27 : std_logic;
    MATCH26 : std_logic;
    MATCH25 : std_logic;
    MATCH24 : std_logic;
    MATCH23 : std_logic;
    MATCH22 : std_logic;
    MATCH21 : std_logic;
    MATCH20 : std_logic;
    MATCH19 : std_logic;
    MATCH18 : std_logic;
    MATCH17 : std_logic;
    MATCH16 : std_logic;
    MATCH15 : std_logic;
    MATCH14 : std_logic;
    MATCH13 : std_logic;
    MATCH12 : std_logic;
    MATCH11 : std_logic;
    MATCH10 : std_logic;
    MATCH9 : std_logic;
    MATCH8 : std_logic;
    MATCH7 : std_logic;
    MATCH6 : std_logic;
    MATCH5 : std_logic;
    MATCH4 : std_logic;
    MATCH3 : std_logic;
    MATCH2 : std_logic;
    MATCH1 : std_logic;
    MATCH0 : std_logic;
  end record;
  function to_irq_stat_low(word : std_logic_vector(31 downto 0)) return irq_stat_low_t;
  function to_word(value : irq_stat_low_t) return std_logic_vector;

  -- GPUREG_IRQ_STAT_HIGH (0x033): Comparison results of lanes 32-63.
  -- status, ro, not writable by command lists [HW: GBATEK]
  -- older GPUREG_0033
  constant GPUREG_IRQ_STAT_HIGH : natural := 16#0033#;
  -- MATCH0 to MATCH31 (bit 0, step 1, bool): Lane 32 + the number of the bit equals its compare
  -- byte.
  constant GPUREG_IRQ_STAT_HIGH_MATCH0_LSB : natural := 0;
  constant GPUREG_IRQ_STAT_HIGH_MATCH0_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH0_BITS is natural range 0 downto 0;
  constant GPUREG_IRQ_STAT_HIGH_MATCH1_LSB : natural := 1;
  constant GPUREG_IRQ_STAT_HIGH_MATCH1_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH1_BITS is natural range 1 downto 1;
  constant GPUREG_IRQ_STAT_HIGH_MATCH2_LSB : natural := 2;
  constant GPUREG_IRQ_STAT_HIGH_MATCH2_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH2_BITS is natural range 2 downto 2;
  constant GPUREG_IRQ_STAT_HIGH_MATCH3_LSB : natural := 3;
  constant GPUREG_IRQ_STAT_HIGH_MATCH3_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH3_BITS is natural range 3 downto 3;
  constant GPUREG_IRQ_STAT_HIGH_MATCH4_LSB : natural := 4;
  constant GPUREG_IRQ_STAT_HIGH_MATCH4_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH4_BITS is natural range 4 downto 4;
  constant GPUREG_IRQ_STAT_HIGH_MATCH5_LSB : natural := 5;
  constant GPUREG_IRQ_STAT_HIGH_MATCH5_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH5_BITS is natural range 5 downto 5;
  constant GPUREG_IRQ_STAT_HIGH_MATCH6_LSB : natural := 6;
  constant GPUREG_IRQ_STAT_HIGH_MATCH6_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH6_BITS is natural range 6 downto 6;
  constant GPUREG_IRQ_STAT_HIGH_MATCH7_LSB : natural := 7;
  constant GPUREG_IRQ_STAT_HIGH_MATCH7_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH7_BITS is natural range 7 downto 7;
  constant GPUREG_IRQ_STAT_HIGH_MATCH8_LSB : natural := 8;
  constant GPUREG_IRQ_STAT_HIGH_MATCH8_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH8_BITS is natural range 8 downto 8;
  constant GPUREG_IRQ_STAT_HIGH_MATCH9_LSB : natural := 9;
  constant GPUREG_IRQ_STAT_HIGH_MATCH9_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH9_BITS is natural range 9 downto 9;
  constant GPUREG_IRQ_STAT_HIGH_MATCH10_LSB : natural := 10;
  constant GPUREG_IRQ_STAT_HIGH_MATCH10_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH10_BITS is natural range 10 downto 10;
  constant GPUREG_IRQ_STAT_HIGH_MATCH11_LSB : natural := 11;
  constant GPUREG_IRQ_STAT_HIGH_MATCH11_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH11_BITS is natural range 11 downto 11;
  constant GPUREG_IRQ_STAT_HIGH_MATCH12_LSB : natural := 12;
  constant GPUREG_IRQ_STAT_HIGH_MATCH12_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH12_BITS is natural range 12 downto 12;
  constant GPUREG_IRQ_STAT_HIGH_MATCH13_LSB : natural := 13;
  constant GPUREG_IRQ_STAT_HIGH_MATCH13_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH13_BITS is natural range 13 downto 13;
  constant GPUREG_IRQ_STAT_HIGH_MATCH14_LSB : natural := 14;
  constant GPUREG_IRQ_STAT_HIGH_MATCH14_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH14_BITS is natural range 14 downto 14;
  constant GPUREG_IRQ_STAT_HIGH_MATCH15_LSB : natural := 15;
  constant GPUREG_IRQ_STAT_HIGH_MATCH15_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH15_BITS is natural range 15 downto 15;
  constant GPUREG_IRQ_STAT_HIGH_MATCH16_LSB : natural := 16;
  constant GPUREG_IRQ_STAT_HIGH_MATCH16_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH16_BITS is natural range 16 downto 16;
  constant GPUREG_IRQ_STAT_HIGH_MATCH17_LSB : natural := 17;
  constant GPUREG_IRQ_STAT_HIGH_MATCH17_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH17_BITS is natural range 17 downto 17;
  constant GPUREG_IRQ_STAT_HIGH_MATCH18_LSB : natural := 18;
  constant GPUREG_IRQ_STAT_HIGH_MATCH18_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH18_BITS is natural range 18 downto 18;
  constant GPUREG_IRQ_STAT_HIGH_MATCH19_LSB : natural := 19;
  constant GPUREG_IRQ_STAT_HIGH_MATCH19_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH19_BITS is natural range 19 downto 19;
  constant GPUREG_IRQ_STAT_HIGH_MATCH20_LSB : natural := 20;
  constant GPUREG_IRQ_STAT_HIGH_MATCH20_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH20_BITS is natural range 20 downto 20;
  constant GPUREG_IRQ_STAT_HIGH_MATCH21_LSB : natural := 21;
  constant GPUREG_IRQ_STAT_HIGH_MATCH21_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH21_BITS is natural range 21 downto 21;
  constant GPUREG_IRQ_STAT_HIGH_MATCH22_LSB : natural := 22;
  constant GPUREG_IRQ_STAT_HIGH_MATCH22_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH22_BITS is natural range 22 downto 22;
  constant GPUREG_IRQ_STAT_HIGH_MATCH23_LSB : natural := 23;
  constant GPUREG_IRQ_STAT_HIGH_MATCH23_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH23_BITS is natural range 23 downto 23;
  constant GPUREG_IRQ_STAT_HIGH_MATCH24_LSB : natural := 24;
  constant GPUREG_IRQ_STAT_HIGH_MATCH24_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH24_BITS is natural range 24 downto 24;
  constant GPUREG_IRQ_STAT_HIGH_MATCH25_LSB : natural := 25;
  constant GPUREG_IRQ_STAT_HIGH_MATCH25_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH25_BITS is natural range 25 downto 25;
  constant GPUREG_IRQ_STAT_HIGH_MATCH26_LSB : natural := 26;
  constant GPUREG_IRQ_STAT_HIGH_MATCH26_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH26_BITS is natural range 26 downto 26;
  constant GPUREG_IRQ_STAT_HIGH_MATCH27_LSB : natural := 27;
  constant GPUREG_IRQ_STAT_HIGH_MATCH27_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH27_BITS is natural range 27 downto 27;
  constant GPUREG_IRQ_STAT_HIGH_MATCH28_LSB : natural := 28;
  constant GPUREG_IRQ_STAT_HIGH_MATCH28_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH28_BITS is natural range 28 downto 28;
  constant GPUREG_IRQ_STAT_HIGH_MATCH29_LSB : natural := 29;
  constant GPUREG_IRQ_STAT_HIGH_MATCH29_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH29_BITS is natural range 29 downto 29;
  constant GPUREG_IRQ_STAT_HIGH_MATCH30_LSB : natural := 30;
  constant GPUREG_IRQ_STAT_HIGH_MATCH30_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH30_BITS is natural range 30 downto 30;
  constant GPUREG_IRQ_STAT_HIGH_MATCH31_LSB : natural := 31;
  constant GPUREG_IRQ_STAT_HIGH_MATCH31_WIDTH : natural := 1;
  subtype GPUREG_IRQ_STAT_HIGH_MATCH31_BITS is natural range 31 downto 31;
  type irq_stat_high_t is record
    MATCH31 : std_logic;
    MATCH30 : std_logic;
    MATCH29 : std_logic;
    MATCH28 : std_logic;
    MATCH27 : std_logic;
    MATCH26 : std_logic;
    MATCH25 : std_logic;
    MATCH24 : std_logic;
    MATCH23 : std_logic;
    MATCH22 : std_logic;
    MATCH21 : std_logic;
    MATCH20 : std_logic;
    MATCH19 : std_logic;
    MATCH18 : std_logic;
    MATCH17 : std_logic;
    MATCH16 : std_logic;
    MATCH15 : std_logic;
    MATCH14 : std_logic;
    MATCH13 : std_logic;
    MATCH12 : std_logic;
    MATCH11 : std_logic;
    MATCH10 : std_logic;
    MATCH9 : std_logic;
    MATCH8 : std_logic;
    MATCH7 : std_logic;
    MATCH6 : std_logic;
    MATCH5 : std_logic;
    MATCH4 : std_logic;
    MATCH3 : std_logic;
    MATCH2 : std_logic;
    MATCH1 : std_logic;
    MATCH0 : std_logic;
  end record;
  function to_irq_stat_high(word : std_logic_vector(31 downto 0)) return irq_stat_high_t;
  function to_word(value : irq_stat_high_t) return std_logic_vector;

  -- GPUREG_IRQ_AUTOSTOP (0x034): Whether a match ends the command list. System software writes 1.
  -- plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list;
  -- GBATEK]
  -- older GPUREG_0034
  constant GPUREG_IRQ_AUTOSTOP : natural := 16#0034#;
  -- STOP (bit 0, bool): A matching lane stops the execution of the list as well as raising the
  -- interrupt.
  constant GPUREG_IRQ_AUTOSTOP_STOP_LSB : natural := 0;
  constant GPUREG_IRQ_AUTOSTOP_STOP_WIDTH : natural := 1;
  subtype GPUREG_IRQ_AUTOSTOP_STOP_BITS is natural range 0 downto 0;
  type irq_autostop_t is record
    STOP : std_logic;
  end record;
  function to_irq_autostop(word : std_logic_vector(31 downto 0)) return irq_autostop_t;
  function to_word(value : irq_autostop_t) return std_logic_vector;

  -- GPUREG_0035 (0x035): Always reads 0x00010002; possibly an identification of the chip.
  -- status, ro, not writable by command lists [HW: GBATEK]
  -- older GPUREG_FIXED_00010002h
  constant GPUREG_0035 : natural := 16#0035#;
  -- UNKNOWN (bits 31-0, uint): Constant 0x00010002.
  constant GPUREG_UNKNOWN_0035_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_0035_UNKNOWN_WIDTH : natural := 32;
  subtype GPUREG_UNKNOWN_0035_UNKNOWN_BITS is natural range 31 downto 0;
  type unknown_0035_t is record
    UNKNOWN : std_logic_vector(31 downto 0);
  end record;
  function to_unknown_0035(word : std_logic_vector(31 downto 0)) return unknown_0035_t;
  function to_word(value : unknown_0035_t) return std_logic_vector;

  -- GPUREG_0036 to GPUREG_003F (0x036-0x03F): No known function.
  -- plain, none, not writable by command lists [HW: docs/hardware/command-lists.md#stream;
  -- docs/hardware/registers.md#miscellaneous; GBATEK]
  constant GPUREG_0036 : natural := 16#0036#;
  constant GPUREG_0037 : natural := 16#0037#;
  constant GPUREG_0038 : natural := 16#0038#;
  constant GPUREG_0039 : natural := 16#0039#;
  constant GPUREG_003A : natural := 16#003A#;
  constant GPUREG_003B : natural := 16#003B#;
  constant GPUREG_003C : natural := 16#003C#;
  constant GPUREG_003D : natural := 16#003D#;
  constant GPUREG_003E : natural := 16#003E#;
  constant GPUREG_003F : natural := 16#003F#;

  -- GPUREG_0340 to GPUREG_03FF (0x340-0x3FF): No register; reads return the value of the primitive
  -- restart register.
  -- plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  constant GPUREG_0340 : natural := 16#0340#;
  constant GPUREG_0341 : natural := 16#0341#;
  constant GPUREG_0342 : natural := 16#0342#;
  constant GPUREG_0343 : natural := 16#0343#;
  constant GPUREG_0344 : natural := 16#0344#;
  constant GPUREG_0345 : natural := 16#0345#;
  constant GPUREG_0346 : natural := 16#0346#;
  constant GPUREG_0347 : natural := 16#0347#;
  constant GPUREG_0348 : natural := 16#0348#;
  constant GPUREG_0349 : natural := 16#0349#;
  constant GPUREG_034A : natural := 16#034A#;
  constant GPUREG_034B : natural := 16#034B#;
  constant GPUREG_034C : natural := 16#034C#;
  constant GPUREG_034D : natural := 16#034D#;
  constant GPUREG_034E : natural := 16#034E#;
  constant GPUREG_034F : natural := 16#034F#;
  constant GPUREG_0350 : natural := 16#0350#;
  constant GPUREG_0351 : natural := 16#0351#;
  constant GPUREG_0352 : natural := 16#0352#;
  constant GPUREG_0353 : natural := 16#0353#;
  constant GPUREG_0354 : natural := 16#0354#;
  constant GPUREG_0355 : natural := 16#0355#;
  constant GPUREG_0356 : natural := 16#0356#;
  constant GPUREG_0357 : natural := 16#0357#;
  constant GPUREG_0358 : natural := 16#0358#;
  constant GPUREG_0359 : natural := 16#0359#;
  constant GPUREG_035A : natural := 16#035A#;
  constant GPUREG_035B : natural := 16#035B#;
  constant GPUREG_035C : natural := 16#035C#;
  constant GPUREG_035D : natural := 16#035D#;
  constant GPUREG_035E : natural := 16#035E#;
  constant GPUREG_035F : natural := 16#035F#;
  constant GPUREG_0360 : natural := 16#0360#;
  constant GPUREG_0361 : natural := 16#0361#;
  constant GPUREG_0362 : natural := 16#0362#;
  constant GPUREG_0363 : natural := 16#0363#;
  constant GPUREG_0364 : natural := 16#0364#;
  constant GPUREG_0365 : natural := 16#0365#;
  constant GPUREG_0366 : natural := 16#0366#;
  constant GPUREG_0367 : natural := 16#0367#;
  constant GPUREG_0368 : natural := 16#0368#;
  constant GPUREG_0369 : natural := 16#0369#;
  constant GPUREG_036A : natural := 16#036A#;
  constant GPUREG_036B : natural := 16#036B#;
  constant GPUREG_036C : natural := 16#036C#;
  constant GPUREG_036D : natural := 16#036D#;
  constant GPUREG_036E : natural := 16#036E#;
  constant GPUREG_036F : natural := 16#036F#;
  constant GPUREG_0370 : natural := 16#0370#;
  constant GPUREG_0371 : natural := 16#0371#;
  constant GPUREG_0372 : natural := 16#0372#;
  constant GPUREG_0373 : natural := 16#0373#;
  constant GPUREG_0374 : natural := 16#0374#;
  constant GPUREG_0375 : natural := 16#0375#;
  constant GPUREG_0376 : natural := 16#0376#;
  constant GPUREG_0377 : natural := 16#0377#;
  constant GPUREG_0378 : natural := 16#0378#;
  constant GPUREG_0379 : natural := 16#0379#;
  constant GPUREG_037A : natural := 16#037A#;
  constant GPUREG_037B : natural := 16#037B#;
  constant GPUREG_037C : natural := 16#037C#;
  constant GPUREG_037D : natural := 16#037D#;
  constant GPUREG_037E : natural := 16#037E#;
  constant GPUREG_037F : natural := 16#037F#;
  constant GPUREG_0380 : natural := 16#0380#;
  constant GPUREG_0381 : natural := 16#0381#;
  constant GPUREG_0382 : natural := 16#0382#;
  constant GPUREG_0383 : natural := 16#0383#;
  constant GPUREG_0384 : natural := 16#0384#;
  constant GPUREG_0385 : natural := 16#0385#;
  constant GPUREG_0386 : natural := 16#0386#;
  constant GPUREG_0387 : natural := 16#0387#;
  constant GPUREG_0388 : natural := 16#0388#;
  constant GPUREG_0389 : natural := 16#0389#;
  constant GPUREG_038A : natural := 16#038A#;
  constant GPUREG_038B : natural := 16#038B#;
  constant GPUREG_038C : natural := 16#038C#;
  constant GPUREG_038D : natural := 16#038D#;
  constant GPUREG_038E : natural := 16#038E#;
  constant GPUREG_038F : natural := 16#038F#;
  constant GPUREG_0390 : natural := 16#0390#;
  constant GPUREG_0391 : natural := 16#0391#;
  constant GPUREG_0392 : natural := 16#0392#;
  constant GPUREG_0393 : natural := 16#0393#;
  constant GPUREG_0394 : natural := 16#0394#;
  constant GPUREG_0395 : natural := 16#0395#;
  constant GPUREG_0396 : natural := 16#0396#;
  constant GPUREG_0397 : natural := 16#0397#;
  constant GPUREG_0398 : natural := 16#0398#;
  constant GPUREG_0399 : natural := 16#0399#;
  constant GPUREG_039A : natural := 16#039A#;
  constant GPUREG_039B : natural := 16#039B#;
  constant GPUREG_039C : natural := 16#039C#;
  constant GPUREG_039D : natural := 16#039D#;
  constant GPUREG_039E : natural := 16#039E#;
  constant GPUREG_039F : natural := 16#039F#;
  constant GPUREG_03A0 : natural := 16#03A0#;
  constant GPUREG_03A1 : natural := 16#03A1#;
  constant GPUREG_03A2 : natural := 16#03A2#;
  constant GPUREG_03A3 : natural := 16#03A3#;
  constant GPUREG_03A4 : natural := 16#03A4#;
  constant GPUREG_03A5 : natural := 16#03A5#;
  constant GPUREG_03A6 : natural := 16#03A6#;
  constant GPUREG_03A7 : natural := 16#03A7#;
  constant GPUREG_03A8 : natural := 16#03A8#;
  constant GPUREG_03A9 : natural := 16#03A9#;
  constant GPUREG_03AA : natural := 16#03AA#;
  constant GPUREG_03AB : natural := 16#03AB#;
  constant GPUREG_03AC : natural := 16#03AC#;
  constant GPUREG_03AD : natural := 16#03AD#;
  constant GPUREG_03AE : natural := 16#03AE#;
  constant GPUREG_03AF : natural := 16#03AF#;
  constant GPUREG_03B0 : natural := 16#03B0#;
  constant GPUREG_03B1 : natural := 16#03B1#;
  constant GPUREG_03B2 : natural := 16#03B2#;
  constant GPUREG_03B3 : natural := 16#03B3#;
  constant GPUREG_03B4 : natural := 16#03B4#;
  constant GPUREG_03B5 : natural := 16#03B5#;
  constant GPUREG_03B6 : natural := 16#03B6#;
  constant GPUREG_03B7 : natural := 16#03B7#;
  constant GPUREG_03B8 : natural := 16#03B8#;
  constant GPUREG_03B9 : natural := 16#03B9#;
  constant GPUREG_03BA : natural := 16#03BA#;
  constant GPUREG_03BB : natural := 16#03BB#;
  constant GPUREG_03BC : natural := 16#03BC#;
  constant GPUREG_03BD : natural := 16#03BD#;
  constant GPUREG_03BE : natural := 16#03BE#;
  constant GPUREG_03BF : natural := 16#03BF#;
  constant GPUREG_03C0 : natural := 16#03C0#;
  constant GPUREG_03C1 : natural := 16#03C1#;
  constant GPUREG_03C2 : natural := 16#03C2#;
  constant GPUREG_03C3 : natural := 16#03C3#;
  constant GPUREG_03C4 : natural := 16#03C4#;
  constant GPUREG_03C5 : natural := 16#03C5#;
  constant GPUREG_03C6 : natural := 16#03C6#;
  constant GPUREG_03C7 : natural := 16#03C7#;
  constant GPUREG_03C8 : natural := 16#03C8#;
  constant GPUREG_03C9 : natural := 16#03C9#;
  constant GPUREG_03CA : natural := 16#03CA#;
  constant GPUREG_03CB : natural := 16#03CB#;
  constant GPUREG_03CC : natural := 16#03CC#;
  constant GPUREG_03CD : natural := 16#03CD#;
  constant GPUREG_03CE : natural := 16#03CE#;
  constant GPUREG_03CF : natural := 16#03CF#;
  constant GPUREG_03D0 : natural := 16#03D0#;
  constant GPUREG_03D1 : natural := 16#03D1#;
  constant GPUREG_03D2 : natural := 16#03D2#;
  constant GPUREG_03D3 : natural := 16#03D3#;
  constant GPUREG_03D4 : natural := 16#03D4#;
  constant GPUREG_03D5 : natural := 16#03D5#;
  constant GPUREG_03D6 : natural := 16#03D6#;
  constant GPUREG_03D7 : natural := 16#03D7#;
  constant GPUREG_03D8 : natural := 16#03D8#;
  constant GPUREG_03D9 : natural := 16#03D9#;
  constant GPUREG_03DA : natural := 16#03DA#;
  constant GPUREG_03DB : natural := 16#03DB#;
  constant GPUREG_03DC : natural := 16#03DC#;
  constant GPUREG_03DD : natural := 16#03DD#;
  constant GPUREG_03DE : natural := 16#03DE#;
  constant GPUREG_03DF : natural := 16#03DF#;
  constant GPUREG_03E0 : natural := 16#03E0#;
  constant GPUREG_03E1 : natural := 16#03E1#;
  constant GPUREG_03E2 : natural := 16#03E2#;
  constant GPUREG_03E3 : natural := 16#03E3#;
  constant GPUREG_03E4 : natural := 16#03E4#;
  constant GPUREG_03E5 : natural := 16#03E5#;
  constant GPUREG_03E6 : natural := 16#03E6#;
  constant GPUREG_03E7 : natural := 16#03E7#;
  constant GPUREG_03E8 : natural := 16#03E8#;
  constant GPUREG_03E9 : natural := 16#03E9#;
  constant GPUREG_03EA : natural := 16#03EA#;
  constant GPUREG_03EB : natural := 16#03EB#;
  constant GPUREG_03EC : natural := 16#03EC#;
  constant GPUREG_03ED : natural := 16#03ED#;
  constant GPUREG_03EE : natural := 16#03EE#;
  constant GPUREG_03EF : natural := 16#03EF#;
  constant GPUREG_03F0 : natural := 16#03F0#;
  constant GPUREG_03F1 : natural := 16#03F1#;
  constant GPUREG_03F2 : natural := 16#03F2#;
  constant GPUREG_03F3 : natural := 16#03F3#;
  constant GPUREG_03F4 : natural := 16#03F4#;
  constant GPUREG_03F5 : natural := 16#03F5#;
  constant GPUREG_03F6 : natural := 16#03F6#;
  constant GPUREG_03F7 : natural := 16#03F7#;
  constant GPUREG_03F8 : natural := 16#03F8#;
  constant GPUREG_03F9 : natural := 16#03F9#;
  constant GPUREG_03FA : natural := 16#03FA#;
  constant GPUREG_03FB : natural := 16#03FB#;
  constant GPUREG_03FC : natural := 16#03FC#;
  constant GPUREG_03FD : natural := 16#03FD#;
  constant GPUREG_03FE : natural := 16#03FE#;
  constant GPUREG_03FF : natural := 16#03FF#;

  -- ---- Rasterizer ----
  -- What happens between the shader units and the fragments: meaning of the shader outputs,
  -- clipping, viewport transform, culling, depth mapping, early depth, scissor. Register x is the
  -- fast memory axis; on the rotated screens of the 3DS it runs vertically.

  -- GPUREG_FACECULLING_CONFIG (0x040): Face culling.
  -- plain, rw [HW: docs/hardware/raster.md#culling]
  -- official PICA_REG_CULL_FACE
  constant GPUREG_FACECULLING_CONFIG : natural := 16#0040#;
  -- MODE (bits 1-0, CullMode): Faces that are removed.
  constant GPUREG_FACECULLING_CONFIG_MODE_LSB : natural := 0;
  constant GPUREG_FACECULLING_CONFIG_MODE_WIDTH : natural := 2;
  subtype GPUREG_FACECULLING_CONFIG_MODE_BITS is natural range 1 downto 0;
  type faceculling_config_t is record
    MODE : cull_mode_e;
  end record;
  function to_faceculling_config(word : std_logic_vector(31 downto 0)) return faceculling_config_t;
  function to_word(value : faceculling_config_t) return std_logic_vector;

  -- GPUREG_VIEWPORT_WIDTH (0x041): Scale from normalised device x to pixels.
  -- plain, rw [DOC: docs/hardware/raster.md#viewport]
  -- official PICA_REG_VIEWPORT_WIDTH1; older GPUREG_0041, GPUREG_VIEWPORT_V_SCALE
  constant GPUREG_VIEWPORT_WIDTH : natural := 16#0041#;
  -- HALF_WIDTH (bits 23-0, f24, pixels): Half of the viewport width.
  constant GPUREG_VIEWPORT_WIDTH_HALF_WIDTH_LSB : natural := 0;
  constant GPUREG_VIEWPORT_WIDTH_HALF_WIDTH_WIDTH : natural := 24;
  subtype GPUREG_VIEWPORT_WIDTH_HALF_WIDTH_BITS is natural range 23 downto 0;
  type viewport_width_t is record
    HALF_WIDTH : std_logic_vector(23 downto 0);
  end record;
  function to_viewport_width(word : std_logic_vector(31 downto 0)) return viewport_width_t;
  function to_word(value : viewport_width_t) return std_logic_vector;

  -- GPUREG_VIEWPORT_INVW (0x042): Step along x used by the interpolation of attributes; a value that
  -- does not fit VIEWPORT_WIDTH changes the picture. GBATEK counts bit 0 as a 24th mantissa bit.
  -- plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/raster.md#viewport]
  -- official PICA_REG_VIEWPORT_WIDTH2; older GPUREG_0042, GPUREG_VIEWPORT_V_STEP
  constant GPUREG_VIEWPORT_INVW : natural := 16#0042#;
  -- INV_HALF_WIDTH (bits 31-1, f31, 1/pixels): 2 / width.
  constant GPUREG_VIEWPORT_INVW_INV_HALF_WIDTH_LSB : natural := 1;
  constant GPUREG_VIEWPORT_INVW_INV_HALF_WIDTH_WIDTH : natural := 31;
  subtype GPUREG_VIEWPORT_INVW_INV_HALF_WIDTH_BITS is natural range 31 downto 1;
  type viewport_invw_t is record
    INV_HALF_WIDTH : std_logic_vector(30 downto 0);
  end record;
  function to_viewport_invw(word : std_logic_vector(31 downto 0)) return viewport_invw_t;
  function to_word(value : viewport_invw_t) return std_logic_vector;

  -- GPUREG_VIEWPORT_HEIGHT (0x043): Scale from normalised device y to pixels.
  -- plain, rw [DOC: docs/hardware/raster.md#viewport]
  -- official PICA_REG_VIEWPORT_HEIGHT1; older GPUREG_0043, GPUREG_VIEWPORT_H_SCALE
  constant GPUREG_VIEWPORT_HEIGHT : natural := 16#0043#;
  -- HALF_HEIGHT (bits 23-0, f24, pixels): Half of the viewport height.
  constant GPUREG_VIEWPORT_HEIGHT_HALF_HEIGHT_LSB : natural := 0;
  constant GPUREG_VIEWPORT_HEIGHT_HALF_HEIGHT_WIDTH : natural := 24;
  subtype GPUREG_VIEWPORT_HEIGHT_HALF_HEIGHT_BITS is natural range 23 downto 0;
  type viewport_height_t is record
    HALF_HEIGHT : std_logic_vector(23 downto 0);
  end record;
  function to_viewport_height(word : std_logic_vector(31 downto 0)) return viewport_height_t;
  function to_word(value : viewport_height_t) return std_logic_vector;

  -- GPUREG_VIEWPORT_INVH (0x044): Step along y used by the interpolation of attributes, as
  -- VIEWPORT_INVW along x.
  -- plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/raster.md#viewport]
  -- official PICA_REG_VIEWPORT_HEIGHT2; older GPUREG_0044, GPUREG_VIEWPORT_H_STEP
  constant GPUREG_VIEWPORT_INVH : natural := 16#0044#;
  -- INV_HALF_HEIGHT (bits 31-1, f31, 1/pixels): 2 / height.
  constant GPUREG_VIEWPORT_INVH_INV_HALF_HEIGHT_LSB : natural := 1;
  constant GPUREG_VIEWPORT_INVH_INV_HALF_HEIGHT_WIDTH : natural := 31;
  subtype GPUREG_VIEWPORT_INVH_INV_HALF_HEIGHT_BITS is natural range 31 downto 1;
  type viewport_invh_t is record
    INV_HALF_HEIGHT : std_logic_vector(30 downto 0);
  end record;
  function to_viewport_invh(word : std_logic_vector(31 downto 0)) return viewport_invh_t;
  function to_word(value : viewport_invh_t) return std_logic_vector;

  -- GPUREG_0045 to GPUREG_0046 (0x045-0x046): Purpose unknown.
  -- plain, rw, mask 0x00FFFFFF [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  constant GPUREG_0045 : natural := 16#0045#;
  -- UNKNOWN (bits 23-0, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_0045_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_0045_UNKNOWN_WIDTH : natural := 24;
  subtype GPUREG_UNKNOWN_0045_UNKNOWN_BITS is natural range 23 downto 0;
  constant GPUREG_0046 : natural := 16#0046#;
  constant GPUREG_UNKNOWN_0046_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_0046_UNKNOWN_WIDTH : natural := 24;
  subtype GPUREG_UNKNOWN_0046_UNKNOWN_BITS is natural range 23 downto 0;
  type unknown_0045_t is record
    UNKNOWN : std_logic_vector(23 downto 0);
  end record;
  function to_unknown_0045(word : std_logic_vector(31 downto 0)) return unknown_0045_t;
  function to_word(value : unknown_0045_t) return std_logic_vector;

  -- GPUREG_FRAGOP_CLIP (0x047): User clip plane.
  -- plain, rw [HW: docs/hardware/raster.md#clipping]
  -- official PICA_REG_FRAG_OP_CLIP; older GPUREG_0047
  constant GPUREG_FRAGOP_CLIP : natural := 16#0047#;
  -- ENABLE (bit 0, bool): Keep only where the dot product of FRAGOP_CLIP_DATA and the clip-space
  -- position is >= 0.
  constant GPUREG_FRAGOP_CLIP_ENABLE_LSB : natural := 0;
  constant GPUREG_FRAGOP_CLIP_ENABLE_WIDTH : natural := 1;
  subtype GPUREG_FRAGOP_CLIP_ENABLE_BITS is natural range 0 downto 0;
  type fragop_clip_t is record
    ENABLE : std_logic;
  end record;
  function to_fragop_clip(word : std_logic_vector(31 downto 0)) return fragop_clip_t;
  function to_word(value : fragop_clip_t) return std_logic_vector;

  -- GPUREG_FRAGOP_CLIP_DATA[0-3] (0x048-0x04B): Coefficient of the user clip plane; DATA0 to DATA3
  -- belong to x, y, z and w.
  -- plain, rw [HW: docs/hardware/raster.md#clipping]
  -- official PICA_REG_FRAG_OP_CLIP_DATA[1-4]; older GPUREG_0048, GPUREG_0049, GPUREG_004A,
  -- GPUREG_004B
  constant GPUREG_FRAGOP_CLIP_DATA0 : natural := 16#0048#;
  constant GPUREG_FRAGOP_CLIP_DATA1 : natural := 16#0049#;
  constant GPUREG_FRAGOP_CLIP_DATA2 : natural := 16#004A#;
  constant GPUREG_FRAGOP_CLIP_DATA3 : natural := 16#004B#;
  constant GPUREG_FRAGOP_CLIP_DATA_COUNT : natural := 4;
  function GPUREG_FRAGOP_CLIP_DATA(n : natural) return natural;
  -- COEFFICIENT (bits 23-0, f24): Factor of the position component.
  constant GPUREG_FRAGOP_CLIP_DATA_COEFFICIENT_LSB : natural := 0;
  constant GPUREG_FRAGOP_CLIP_DATA_COEFFICIENT_WIDTH : natural := 24;
  subtype GPUREG_FRAGOP_CLIP_DATA_COEFFICIENT_BITS is natural range 23 downto 0;
  type fragop_clip_data_t is record
    COEFFICIENT : std_logic_vector(23 downto 0);
  end record;
  function to_fragop_clip_data(word : std_logic_vector(31 downto 0)) return fragop_clip_data_t;
  function to_word(value : fragop_clip_data_t) return std_logic_vector;

  -- GPUREG_004C (0x04C): Purpose unknown.
  -- plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  constant GPUREG_004C : natural := 16#004C#;
  -- UNKNOWN (bit 0, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_004C_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_004C_UNKNOWN_WIDTH : natural := 1;
  subtype GPUREG_UNKNOWN_004C_UNKNOWN_BITS is natural range 0 downto 0;
  type unknown_004c_t is record
    UNKNOWN : std_logic;
  end record;
  function to_unknown_004c(word : std_logic_vector(31 downto 0)) return unknown_004c_t;
  function to_word(value : unknown_004c_t) return std_logic_vector;

  -- GPUREG_DEPTHMAP_SCALE (0x04D): Factor of the depth mapping; -1.0 maps z of -1 to 0 to a depth of
  -- 1 to 0.
  -- plain, rw [HW: docs/hardware/raster.md#depth-map]
  -- official PICA_REG_FRAG_OP_WSCALE_DATA1; older GPUREG_DEPTHRANGE_NEAR
  constant GPUREG_DEPTHMAP_SCALE : natural := 16#004D#;
  -- SCALE (bits 23-0, f24): Near depth minus far depth.
  constant GPUREG_DEPTHMAP_SCALE_SCALE_LSB : natural := 0;
  constant GPUREG_DEPTHMAP_SCALE_SCALE_WIDTH : natural := 24;
  subtype GPUREG_DEPTHMAP_SCALE_SCALE_BITS is natural range 23 downto 0;
  type depthmap_scale_t is record
    SCALE : std_logic_vector(23 downto 0);
  end record;
  function to_depthmap_scale(word : std_logic_vector(31 downto 0)) return depthmap_scale_t;
  function to_word(value : depthmap_scale_t) return std_logic_vector;

  -- GPUREG_DEPTHMAP_OFFSET (0x04E): Summand of the depth mapping; software adds its polygon offset
  -- here.
  -- plain, rw [HW: docs/hardware/raster.md#depth-map]
  -- official PICA_REG_FRAG_OP_WSCALE_DATA2; older GPUREG_DEPTHRANGE_FAR
  constant GPUREG_DEPTHMAP_OFFSET : natural := 16#004E#;
  -- OFFSET (bits 23-0, f24): Near depth plus polygon offset.
  constant GPUREG_DEPTHMAP_OFFSET_OFFSET_LSB : natural := 0;
  constant GPUREG_DEPTHMAP_OFFSET_OFFSET_WIDTH : natural := 24;
  subtype GPUREG_DEPTHMAP_OFFSET_OFFSET_BITS is natural range 23 downto 0;
  type depthmap_offset_t is record
    OFFSET : std_logic_vector(23 downto 0);
  end record;
  function to_depthmap_offset(word : std_logic_vector(31 downto 0)) return depthmap_offset_t;
  function to_word(value : depthmap_offset_t) return std_logic_vector;

  -- GPUREG_SH_OUTMAP_TOTAL (0x04F): Number of output slots that reach the rasterizer.
  -- plain, rw [DOC: docs/hardware/geometry.md#shader-outputs]
  -- official PICA_REG_[GS|VS]_OUT_REG_NUM0
  constant GPUREG_SH_OUTMAP_TOTAL : natural := 16#004F#;
  -- COUNT (bits 2-0, uint, slots): Slots in use, 1 to 7.
  constant GPUREG_SH_OUTMAP_TOTAL_COUNT_LSB : natural := 0;
  constant GPUREG_SH_OUTMAP_TOTAL_COUNT_WIDTH : natural := 3;
  subtype GPUREG_SH_OUTMAP_TOTAL_COUNT_BITS is natural range 2 downto 0;
  type sh_outmap_total_t is record
    COUNT : std_logic_vector(2 downto 0);
  end record;
  function to_sh_outmap_total(word : std_logic_vector(31 downto 0)) return sh_outmap_total_t;
  function to_word(value : sh_outmap_total_t) return std_logic_vector;

  -- GPUREG_SH_OUTMAP_O[0-6] (0x050-0x056): Meaning of the four components of an output slot. A
  -- semantic that no component carries reads 1.0.
  -- plain, rw [HW: docs/hardware/geometry.md#shader-outputs; docs/hardware/raster.md#output-map]
  -- official PICA_REG_[GS|VS]_OUT_ATTR[0-6]
  constant GPUREG_SH_OUTMAP_O0 : natural := 16#0050#;
  constant GPUREG_SH_OUTMAP_O1 : natural := 16#0051#;
  constant GPUREG_SH_OUTMAP_O2 : natural := 16#0052#;
  constant GPUREG_SH_OUTMAP_O3 : natural := 16#0053#;
  constant GPUREG_SH_OUTMAP_O4 : natural := 16#0054#;
  constant GPUREG_SH_OUTMAP_O5 : natural := 16#0055#;
  constant GPUREG_SH_OUTMAP_O6 : natural := 16#0056#;
  constant GPUREG_SH_OUTMAP_O_COUNT : natural := 7;
  function GPUREG_SH_OUTMAP_O(n : natural) return natural;
  -- X (bits 4-0, OutputSemantic): Meaning of component x.
  constant GPUREG_SH_OUTMAP_O_X_LSB : natural := 0;
  constant GPUREG_SH_OUTMAP_O_X_WIDTH : natural := 5;
  subtype GPUREG_SH_OUTMAP_O_X_BITS is natural range 4 downto 0;
  -- Y (bits 12-8, OutputSemantic): Meaning of component y.
  constant GPUREG_SH_OUTMAP_O_Y_LSB : natural := 8;
  constant GPUREG_SH_OUTMAP_O_Y_WIDTH : natural := 5;
  subtype GPUREG_SH_OUTMAP_O_Y_BITS is natural range 12 downto 8;
  -- Z (bits 20-16, OutputSemantic): Meaning of component z.
  constant GPUREG_SH_OUTMAP_O_Z_LSB : natural := 16;
  constant GPUREG_SH_OUTMAP_O_Z_WIDTH : natural := 5;
  subtype GPUREG_SH_OUTMAP_O_Z_BITS is natural range 20 downto 16;
  -- W (bits 28-24, OutputSemantic): Meaning of component w.
  constant GPUREG_SH_OUTMAP_O_W_LSB : natural := 24;
  constant GPUREG_SH_OUTMAP_O_W_WIDTH : natural := 5;
  subtype GPUREG_SH_OUTMAP_O_W_BITS is natural range 28 downto 24;
  type sh_outmap_o_t is record
    W : output_semantic_e;
    Z : output_semantic_e;
    Y : output_semantic_e;
    X : output_semantic_e;
  end record;
  function to_sh_outmap_o(word : std_logic_vector(31 downto 0)) return sh_outmap_o_t;
  function to_word(value : sh_outmap_o_t) return std_logic_vector;

  -- GPUREG_0057 (0x057): No known function; reads 0.
  -- plain, none [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  constant GPUREG_0057 : natural := 16#0057#;

  -- GPUREG_0058 (0x058): Flat shading.
  -- plain, rw, mask 0x00000101 [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK]
  constant GPUREG_0058 : natural := 16#0058#;
  -- FLAT_SHADING (bit 0, bool): The triangle takes the colour of its last vertex instead of
  -- interpolating.
  constant GPUREG_UNKNOWN_0058_FLAT_SHADING_LSB : natural := 0;
  constant GPUREG_UNKNOWN_0058_FLAT_SHADING_WIDTH : natural := 1;
  subtype GPUREG_UNKNOWN_0058_FLAT_SHADING_BITS is natural range 0 downto 0;
  -- UNKNOWN_8 (bit 8, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_0058_UNKNOWN_8_LSB : natural := 8;
  constant GPUREG_UNKNOWN_0058_UNKNOWN_8_WIDTH : natural := 1;
  subtype GPUREG_UNKNOWN_0058_UNKNOWN_8_BITS is natural range 8 downto 8;
  type unknown_0058_t is record
    UNKNOWN_8 : std_logic;
    FLAT_SHADING : std_logic;
  end record;
  function to_unknown_0058(word : std_logic_vector(31 downto 0)) return unknown_0058_t;
  function to_word(value : unknown_0058_t) return std_logic_vector;

  -- GPUREG_0059 (0x059): Purpose unknown.
  -- plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  constant GPUREG_0059 : natural := 16#0059#;
  -- UNKNOWN (bit 0, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_0059_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_0059_UNKNOWN_WIDTH : natural := 1;
  subtype GPUREG_UNKNOWN_0059_UNKNOWN_BITS is natural range 0 downto 0;
  type unknown_0059_t is record
    UNKNOWN : std_logic;
  end record;
  function to_unknown_0059(word : std_logic_vector(31 downto 0)) return unknown_0059_t;
  function to_word(value : unknown_0059_t) return std_logic_vector;

  -- GPUREG_STAT_NUM_VERTICES_RECEIVED (0x05A): Counter of the vertices that arrived.
  -- status, ro [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK]
  -- older GPUREG_005A
  constant GPUREG_STAT_NUM_VERTICES_RECEIVED : natural := 16#005A#;
  -- COUNT (bits 31-0, uint, vertices): Running count; how many of the bits exist is not known.
  constant GPUREG_STAT_NUM_VERTICES_RECEIVED_COUNT_LSB : natural := 0;
  constant GPUREG_STAT_NUM_VERTICES_RECEIVED_COUNT_WIDTH : natural := 32;
  subtype GPUREG_STAT_NUM_VERTICES_RECEIVED_COUNT_BITS is natural range 31 downto 0;
  type stat_num_vertices_received_t is record
    COUNT : std_logic_vector(31 downto 0);
  end record;
  function to_stat_num_vertices_received(word : std_logic_vector(31 downto 0)) return stat_num_vertices_received_t;
  function to_word(value : stat_num_vertices_received_t) return std_logic_vector;

  -- GPUREG_STAT_NUM_TRIANGLES_RECEIVED (0x05B): Counter of the triangles that arrived.
  -- status, ro [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK]
  -- older GPUREG_005B
  constant GPUREG_STAT_NUM_TRIANGLES_RECEIVED : natural := 16#005B#;
  -- COUNT (bits 31-0, uint, triangles): Running count; how many of the bits exist is not known.
  constant GPUREG_STAT_NUM_TRIANGLES_RECEIVED_COUNT_LSB : natural := 0;
  constant GPUREG_STAT_NUM_TRIANGLES_RECEIVED_COUNT_WIDTH : natural := 32;
  subtype GPUREG_STAT_NUM_TRIANGLES_RECEIVED_COUNT_BITS is natural range 31 downto 0;
  type stat_num_triangles_received_t is record
    COUNT : std_logic_vector(31 downto 0);
  end record;
  function to_stat_num_triangles_received(word : std_logic_vector(31 downto 0)) return stat_num_triangles_received_t;
  function to_word(value : stat_num_triangles_received_t) return std_logic_vector;

  -- GPUREG_STAT_NUM_TRIANGLES_DISPLAYED (0x05C): Counter of the triangles that were left after
  -- culling.
  -- status, ro [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK]
  -- older GPUREG_005C
  constant GPUREG_STAT_NUM_TRIANGLES_DISPLAYED : natural := 16#005C#;
  -- COUNT (bits 31-0, uint, triangles): Running count; how many of the bits exist is not known.
  constant GPUREG_STAT_NUM_TRIANGLES_DISPLAYED_COUNT_LSB : natural := 0;
  constant GPUREG_STAT_NUM_TRIANGLES_DISPLAYED_COUNT_WIDTH : natural := 32;
  subtype GPUREG_STAT_NUM_TRIANGLES_DISPLAYED_COUNT_BITS is natural range 31 downto 0;
  type stat_num_triangles_displayed_t is record
    COUNT : std_logic_vector(31 downto 0);
  end record;
  function to_stat_num_triangles_displayed(word : std_logic_vector(31 downto 0)) return stat_num_triangles_displayed_t;
  function to_word(value : stat_num_triangles_displayed_t) return std_logic_vector;

  -- GPUREG_005D to GPUREG_005F (0x05D-0x05F): No known function.
  -- plain, none [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  constant GPUREG_005D : natural := 16#005D#;
  constant GPUREG_005E : natural := 16#005E#;
  constant GPUREG_005F : natural := 16#005F#;

  -- GPUREG_0060 (0x060): Pixel skipping, for striped or dotted output.
  -- plain, rw, mask 0x00000301 [HW: docs/hardware/raster.md#edges-and-fill-rule; GBATEK]
  constant GPUREG_0060 : natural := 16#0060#;
  -- UNKNOWN_0 (bit 0, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_0060_UNKNOWN_0_LSB : natural := 0;
  constant GPUREG_UNKNOWN_0060_UNKNOWN_0_WIDTH : natural := 1;
  subtype GPUREG_UNKNOWN_0060_UNKNOWN_0_BITS is natural range 0 downto 0;
  -- SKIP (bits 9-8, PixelSkip): Pixels of each 2x2 cell that are drawn.
  constant GPUREG_UNKNOWN_0060_SKIP_LSB : natural := 8;
  constant GPUREG_UNKNOWN_0060_SKIP_WIDTH : natural := 2;
  subtype GPUREG_UNKNOWN_0060_SKIP_BITS is natural range 9 downto 8;
  type unknown_0060_t is record
    SKIP : pixel_skip_e;
    UNKNOWN_0 : std_logic;
  end record;
  function to_unknown_0060(word : std_logic_vector(31 downto 0)) return unknown_0060_t;
  function to_word(value : unknown_0060_t) return std_logic_vector;

  -- GPUREG_EARLYDEPTH_FUNC (0x061): Comparison of the early depth test.
  -- plain, rw [DOC: docs/hardware/raster.md#early-depth]
  -- official PICA_REG_EARLY_DEPTH_FUNC; older GPUREG_0061
  constant GPUREG_EARLYDEPTH_FUNC : natural := 16#0061#;
  -- FUNCTION (bits 1-0, EarlyDepthFunction): Condition under which a fragment may go on.
  constant GPUREG_EARLYDEPTH_FUNC_FUNCTION_LSB : natural := 0;
  constant GPUREG_EARLYDEPTH_FUNC_FUNCTION_WIDTH : natural := 2;
  subtype GPUREG_EARLYDEPTH_FUNC_FUNCTION_BITS is natural range 1 downto 0;
  type earlydepth_func_t is record
    FUNCTION_FIELD : early_depth_function_e;
  end record;
  function to_earlydepth_func(word : std_logic_vector(31 downto 0)) return earlydepth_func_t;
  function to_word(value : earlydepth_func_t) return std_logic_vector;

  -- GPUREG_EARLYDEPTH_TEST1 (0x062): First of two enables of the early depth test; software sets
  -- EARLYDEPTH_TEST2 with it.
  -- plain, rw [DOC: docs/hardware/raster.md#early-depth]
  -- official PICA_REG_EARLY_DEPTH_TEST1; older GPUREG_0062
  constant GPUREG_EARLYDEPTH_TEST1 : natural := 16#0062#;
  -- ENABLE (bit 0, bool): Early depth test on.
  constant GPUREG_EARLYDEPTH_TEST1_ENABLE_LSB : natural := 0;
  constant GPUREG_EARLYDEPTH_TEST1_ENABLE_WIDTH : natural := 1;
  subtype GPUREG_EARLYDEPTH_TEST1_ENABLE_BITS is natural range 0 downto 0;
  type earlydepth_test1_t is record
    ENABLE : std_logic;
  end record;
  function to_earlydepth_test1(word : std_logic_vector(31 downto 0)) return earlydepth_test1_t;
  function to_word(value : earlydepth_test1_t) return std_logic_vector;

  -- GPUREG_EARLYDEPTH_CLEAR (0x063): Clears the early depth store; the depth buffer in memory is not
  -- touched.
  -- trigger, wo [HW: docs/hardware/raster.md#early-depth; GBATEK]
  -- older GPUREG_0063
  constant GPUREG_EARLYDEPTH_CLEAR : natural := 16#0063#;
  -- CLEAR (bit 0, bool): Set the store to EARLYDEPTH_DATA.
  constant GPUREG_EARLYDEPTH_CLEAR_CLEAR_LSB : natural := 0;
  constant GPUREG_EARLYDEPTH_CLEAR_CLEAR_WIDTH : natural := 1;
  subtype GPUREG_EARLYDEPTH_CLEAR_CLEAR_BITS is natural range 0 downto 0;
  type earlydepth_clear_t is record
    CLEAR : std_logic;
  end record;
  function to_earlydepth_clear(word : std_logic_vector(31 downto 0)) return earlydepth_clear_t;
  function to_word(value : earlydepth_clear_t) return std_logic_vector;

  -- GPUREG_SH_OUTATTR_MODE (0x064): Whether shader outputs carry texture coordinates.
  -- plain, rw [DOC: docs/hardware/raster.md#output-map]
  -- official PICA_REG_[GS|VS]_OUT_ATTR_MODE; older GPUREG_0064
  constant GPUREG_SH_OUTATTR_MODE : natural := 16#0064#;
  -- USE_TEXCOORDS (bit 0, bool): Texture coordinates are used.
  constant GPUREG_SH_OUTATTR_MODE_USE_TEXCOORDS_LSB : natural := 0;
  constant GPUREG_SH_OUTATTR_MODE_USE_TEXCOORDS_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTATTR_MODE_USE_TEXCOORDS_BITS is natural range 0 downto 0;
  type sh_outattr_mode_t is record
    USE_TEXCOORDS : std_logic;
  end record;
  function to_sh_outattr_mode(word : std_logic_vector(31 downto 0)) return sh_outattr_mode_t;
  function to_word(value : sh_outattr_mode_t) return std_logic_vector;

  -- GPUREG_SCISSORTEST_MODE (0x065): Scissor test.
  -- plain, rw [HW: docs/hardware/raster.md#scissor]
  -- official PICA_REG_SCISSOR
  constant GPUREG_SCISSORTEST_MODE : natural := 16#0065#;
  -- MODE (bits 1-0, ScissorMode): Side of the rectangle that is kept.
  constant GPUREG_SCISSORTEST_MODE_MODE_LSB : natural := 0;
  constant GPUREG_SCISSORTEST_MODE_MODE_WIDTH : natural := 2;
  subtype GPUREG_SCISSORTEST_MODE_MODE_BITS is natural range 1 downto 0;
  type scissortest_mode_t is record
    MODE : scissor_mode_e;
  end record;
  function to_scissortest_mode(word : std_logic_vector(31 downto 0)) return scissortest_mode_t;
  function to_word(value : scissortest_mode_t) return std_logic_vector;

  -- GPUREG_SCISSORTEST_POS (0x066): Start of the scissor rectangle, inclusive, from the register
  -- origin.
  -- plain, rw [HW: docs/hardware/raster.md#scissor]
  -- official PICA_REG_SCISSOR_XY; older GPUREG_SCISSORTEST_POS1
  constant GPUREG_SCISSORTEST_POS : natural := 16#0066#;
  -- X1 (bits 9-0, uint, pixels): Lowest x inside.
  constant GPUREG_SCISSORTEST_POS_X1_LSB : natural := 0;
  constant GPUREG_SCISSORTEST_POS_X1_WIDTH : natural := 10;
  subtype GPUREG_SCISSORTEST_POS_X1_BITS is natural range 9 downto 0;
  -- Y1 (bits 25-16, uint, pixels): Lowest y inside.
  constant GPUREG_SCISSORTEST_POS_Y1_LSB : natural := 16;
  constant GPUREG_SCISSORTEST_POS_Y1_WIDTH : natural := 10;
  subtype GPUREG_SCISSORTEST_POS_Y1_BITS is natural range 25 downto 16;
  type scissortest_pos_t is record
    Y1 : std_logic_vector(9 downto 0);
    X1 : std_logic_vector(9 downto 0);
  end record;
  function to_scissortest_pos(word : std_logic_vector(31 downto 0)) return scissortest_pos_t;
  function to_word(value : scissortest_pos_t) return std_logic_vector;

  -- GPUREG_SCISSORTEST_DIM (0x067): End of the scissor rectangle, inclusive. In spite of its name it
  -- holds coordinates, not sizes.
  -- plain, rw [HW: docs/hardware/raster.md#scissor]
  -- official PICA_REG_SCISSOR_SIZE; older GPUREG_SCISSORTEST_POS2
  constant GPUREG_SCISSORTEST_DIM : natural := 16#0067#;
  -- X2 (bits 9-0, uint, pixels): Highest x inside: start plus width - 1.
  constant GPUREG_SCISSORTEST_DIM_X2_LSB : natural := 0;
  constant GPUREG_SCISSORTEST_DIM_X2_WIDTH : natural := 10;
  subtype GPUREG_SCISSORTEST_DIM_X2_BITS is natural range 9 downto 0;
  -- Y2 (bits 25-16, uint, pixels): Highest y inside: start plus height - 1.
  constant GPUREG_SCISSORTEST_DIM_Y2_LSB : natural := 16;
  constant GPUREG_SCISSORTEST_DIM_Y2_WIDTH : natural := 10;
  subtype GPUREG_SCISSORTEST_DIM_Y2_BITS is natural range 25 downto 16;
  type scissortest_dim_t is record
    Y2 : std_logic_vector(9 downto 0);
    X2 : std_logic_vector(9 downto 0);
  end record;
  function to_scissortest_dim(word : std_logic_vector(31 downto 0)) return scissortest_dim_t;
  function to_word(value : scissortest_dim_t) return std_logic_vector;

  -- GPUREG_VIEWPORT_XY (0x068): Viewport offset, added after the scale. A negative offset makes
  -- polygons wrap at the framebuffer edges.
  -- plain, rw [HW: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  -- docs/hardware/raster.md#viewport]
  -- official PICA_REG_VIEWPORT_XY; older GPUREG_0068
  constant GPUREG_VIEWPORT_XY : natural := 16#0068#;
  -- X (bits 9-0, int, pixels): Offset along x.
  constant GPUREG_VIEWPORT_XY_X_LSB : natural := 0;
  constant GPUREG_VIEWPORT_XY_X_WIDTH : natural := 10;
  subtype GPUREG_VIEWPORT_XY_X_BITS is natural range 9 downto 0;
  -- Y (bits 25-16, int, pixels): Offset along y.
  constant GPUREG_VIEWPORT_XY_Y_LSB : natural := 16;
  constant GPUREG_VIEWPORT_XY_Y_WIDTH : natural := 10;
  subtype GPUREG_VIEWPORT_XY_Y_BITS is natural range 25 downto 16;
  type viewport_xy_t is record
    Y : signed(9 downto 0);
    X : signed(9 downto 0);
  end record;
  function to_viewport_xy(word : std_logic_vector(31 downto 0)) return viewport_xy_t;
  function to_word(value : viewport_xy_t) return std_logic_vector;

  -- GPUREG_0069 (0x069): Purpose unknown.
  -- plain, rw, mask 0xFFFF0001 [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  constant GPUREG_0069 : natural := 16#0069#;
  -- UNKNOWN_0 (bit 0, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_0069_UNKNOWN_0_LSB : natural := 0;
  constant GPUREG_UNKNOWN_0069_UNKNOWN_0_WIDTH : natural := 1;
  subtype GPUREG_UNKNOWN_0069_UNKNOWN_0_BITS is natural range 0 downto 0;
  -- UNKNOWN_16 (bits 31-16, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_0069_UNKNOWN_16_LSB : natural := 16;
  constant GPUREG_UNKNOWN_0069_UNKNOWN_16_WIDTH : natural := 16;
  subtype GPUREG_UNKNOWN_0069_UNKNOWN_16_BITS is natural range 31 downto 16;
  type unknown_0069_t is record
    UNKNOWN_16 : std_logic_vector(15 downto 0);
    UNKNOWN_0 : std_logic;
  end record;
  function to_unknown_0069(word : std_logic_vector(31 downto 0)) return unknown_0069_t;
  function to_word(value : unknown_0069_t) return std_logic_vector;

  -- GPUREG_EARLYDEPTH_DATA (0x06A): Value that EARLYDEPTH_CLEAR sets.
  -- plain, rw [DOC: docs/hardware/raster.md#early-depth]
  -- official PICA_REG_EARLY_DEPTH_DATA; older GPUREG_006A
  constant GPUREG_EARLYDEPTH_DATA : natural := 16#006A#;
  -- DEPTH (bits 23-0, uint): Clear value of the early depth store.
  constant GPUREG_EARLYDEPTH_DATA_DEPTH_LSB : natural := 0;
  constant GPUREG_EARLYDEPTH_DATA_DEPTH_WIDTH : natural := 24;
  subtype GPUREG_EARLYDEPTH_DATA_DEPTH_BITS is natural range 23 downto 0;
  type earlydepth_data_t is record
    DEPTH : std_logic_vector(23 downto 0);
  end record;
  function to_earlydepth_data(word : std_logic_vector(31 downto 0)) return earlydepth_data_t;
  function to_word(value : earlydepth_data_t) return std_logic_vector;

  -- GPUREG_006B (0x06B): Purpose unknown.
  -- plain, rw, mask 0x00000FFF [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  constant GPUREG_006B : natural := 16#006B#;
  -- UNKNOWN (bits 11-0, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_006B_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_006B_UNKNOWN_WIDTH : natural := 12;
  subtype GPUREG_UNKNOWN_006B_UNKNOWN_BITS is natural range 11 downto 0;
  type unknown_006b_t is record
    UNKNOWN : std_logic_vector(11 downto 0);
  end record;
  function to_unknown_006b(word : std_logic_vector(31 downto 0)) return unknown_006b_t;
  function to_word(value : unknown_006b_t) return std_logic_vector;

  -- GPUREG_006C (0x06C): Purpose unknown. A CPU read hangs instead of returning 0.
  -- plain, wo [HW: docs/hardware/registers.md#rasterizer; GBATEK]
  constant GPUREG_006C : natural := 16#006C#;
  -- UNKNOWN (bits 31-0, uint): Never read successfully.
  constant GPUREG_UNKNOWN_006C_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_006C_UNKNOWN_WIDTH : natural := 32;
  subtype GPUREG_UNKNOWN_006C_UNKNOWN_BITS is natural range 31 downto 0;
  type unknown_006c_t is record
    UNKNOWN : std_logic_vector(31 downto 0);
  end record;
  function to_unknown_006c(word : std_logic_vector(31 downto 0)) return unknown_006c_t;
  function to_word(value : unknown_006c_t) return std_logic_vector;

  -- GPUREG_DEPTHMAP_ENABLE (0x06D): Selects between a Z buffer and a W buffer.
  -- plain, rw [HW: docs/hardware/raster.md#depth-map]
  -- official PICA_REG_FRAG_OP_WSCALE; older GPUREG_006D
  constant GPUREG_DEPTHMAP_ENABLE : natural := 16#006D#;
  -- MODE (bit 0, DepthMapMode): Depth buffer contents.
  constant GPUREG_DEPTHMAP_ENABLE_MODE_LSB : natural := 0;
  constant GPUREG_DEPTHMAP_ENABLE_MODE_WIDTH : natural := 1;
  subtype GPUREG_DEPTHMAP_ENABLE_MODE_BITS is natural range 0 downto 0;
  type depthmap_enable_t is record
    MODE : depth_map_mode_e;
  end record;
  function to_depthmap_enable(word : std_logic_vector(31 downto 0)) return depthmap_enable_t;
  function to_word(value : depthmap_enable_t) return std_logic_vector;

  -- GPUREG_RENDERBUF_DIM (0x06E): Copy of FRAMEBUFFER_DIM that software writes as well; no effect
  -- was seen.
  -- plain, rw [HW: docs/hardware/framebuffer.md#addressing]
  -- official PICA_REG_RENDER_BUF_RESOLUTION1; older GPUREG_006E, GPUREG_RENDERBUFFER_DIM_1
  constant GPUREG_RENDERBUF_DIM : natural := 16#006E#;
  -- WIDTH (bits 10-0, uint, pixels): Width of the buffers.
  constant GPUREG_RENDERBUF_DIM_WIDTH_LSB : natural := 0;
  constant GPUREG_RENDERBUF_DIM_WIDTH_WIDTH : natural := 11;
  subtype GPUREG_RENDERBUF_DIM_WIDTH_BITS is natural range 10 downto 0;
  -- HEIGHT_MINUS_1 (bits 21-12, uint, pixels): Height of the buffers minus 1.
  constant GPUREG_RENDERBUF_DIM_HEIGHT_MINUS_1_LSB : natural := 12;
  constant GPUREG_RENDERBUF_DIM_HEIGHT_MINUS_1_WIDTH : natural := 10;
  subtype GPUREG_RENDERBUF_DIM_HEIGHT_MINUS_1_BITS is natural range 21 downto 12;
  -- Y_DIRECTION (bit 24, YDirection): Direction of y in memory.
  constant GPUREG_RENDERBUF_DIM_Y_DIRECTION_LSB : natural := 24;
  constant GPUREG_RENDERBUF_DIM_Y_DIRECTION_WIDTH : natural := 1;
  subtype GPUREG_RENDERBUF_DIM_Y_DIRECTION_BITS is natural range 24 downto 24;
  type renderbuf_dim_t is record
    Y_DIRECTION : y_direction_e;
    HEIGHT_MINUS_1 : std_logic_vector(9 downto 0);
    WIDTH : std_logic_vector(10 downto 0);
  end record;
  function to_renderbuf_dim(word : std_logic_vector(31 downto 0)) return renderbuf_dim_t;
  function to_word(value : renderbuf_dim_t) return std_logic_vector;

  -- GPUREG_SH_OUTATTR_CLOCK (0x06F): Clock gates of the vertex attributes. What an attribute holds
  -- while its gate is closed is not known.
  -- plain, rw, mask 0x0103FF03 [DOC: docs/hardware/raster.md#output-map;
  -- docs/hardware/registers.md#rasterizer]
  -- official PICA_REG_[GS|VS]_OUT_ATTR_CLK; older GPUREG_006F
  constant GPUREG_SH_OUTATTR_CLOCK : natural := 16#006F#;
  -- POSITION_Z (bit 0, bool): Position z is present.
  constant GPUREG_SH_OUTATTR_CLOCK_POSITION_Z_LSB : natural := 0;
  constant GPUREG_SH_OUTATTR_CLOCK_POSITION_Z_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTATTR_CLOCK_POSITION_Z_BITS is natural range 0 downto 0;
  -- COLOR (bit 1, bool): Primary colour is present.
  constant GPUREG_SH_OUTATTR_CLOCK_COLOR_LSB : natural := 1;
  constant GPUREG_SH_OUTATTR_CLOCK_COLOR_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTATTR_CLOCK_COLOR_BITS is natural range 1 downto 1;
  -- TEXCOORD0 (bit 8, bool): Texture coordinate 0 is present.
  constant GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_LSB : natural := 8;
  constant GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_BITS is natural range 8 downto 8;
  -- TEXCOORD1 (bit 9, bool): Texture coordinate 1 is present.
  constant GPUREG_SH_OUTATTR_CLOCK_TEXCOORD1_LSB : natural := 9;
  constant GPUREG_SH_OUTATTR_CLOCK_TEXCOORD1_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTATTR_CLOCK_TEXCOORD1_BITS is natural range 9 downto 9;
  -- TEXCOORD2 (bit 10, bool): Texture coordinate 2 is present.
  constant GPUREG_SH_OUTATTR_CLOCK_TEXCOORD2_LSB : natural := 10;
  constant GPUREG_SH_OUTATTR_CLOCK_TEXCOORD2_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTATTR_CLOCK_TEXCOORD2_BITS is natural range 10 downto 10;
  -- UNKNOWN_11 (bits 15-11, uint): Can be written and read back. [HW]
  constant GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_11_LSB : natural := 11;
  constant GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_11_WIDTH : natural := 5;
  subtype GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_11_BITS is natural range 15 downto 11;
  -- TEXCOORD0_W (bit 16, bool): w of texture coordinate 0 is present.
  constant GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_W_LSB : natural := 16;
  constant GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_W_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_W_BITS is natural range 16 downto 16;
  -- UNKNOWN_17 (bit 17, uint): Can be written and read back. [HW]
  constant GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_17_LSB : natural := 17;
  constant GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_17_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_17_BITS is natural range 17 downto 17;
  -- QUATERNION_OR_VIEW (bit 24, bool): Normal quaternion or view vector is present.
  constant GPUREG_SH_OUTATTR_CLOCK_QUATERNION_OR_VIEW_LSB : natural := 24;
  constant GPUREG_SH_OUTATTR_CLOCK_QUATERNION_OR_VIEW_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTATTR_CLOCK_QUATERNION_OR_VIEW_BITS is natural range 24 downto 24;
  type sh_outattr_clock_t is record
    QUATERNION_OR_VIEW : std_logic;
    UNKNOWN_17 : std_logic;
    TEXCOORD0_W : std_logic;
    UNKNOWN_11 : std_logic_vector(4 downto 0);
    TEXCOORD2 : std_logic;
    TEXCOORD1 : std_logic;
    TEXCOORD0 : std_logic;
    COLOR : std_logic;
    POSITION_Z : std_logic;
  end record;
  function to_sh_outattr_clock(word : std_logic_vector(31 downto 0)) return sh_outattr_clock_t;
  function to_word(value : sh_outattr_clock_t) return std_logic_vector;

  -- GPUREG_0070 to GPUREG_007F (0x070-0x07F): No register; reads return the value of the primitive
  -- restart register.
  -- plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  constant GPUREG_0070 : natural := 16#0070#;
  constant GPUREG_0071 : natural := 16#0071#;
  constant GPUREG_0072 : natural := 16#0072#;
  constant GPUREG_0073 : natural := 16#0073#;
  constant GPUREG_0074 : natural := 16#0074#;
  constant GPUREG_0075 : natural := 16#0075#;
  constant GPUREG_0076 : natural := 16#0076#;
  constant GPUREG_0077 : natural := 16#0077#;
  constant GPUREG_0078 : natural := 16#0078#;
  constant GPUREG_0079 : natural := 16#0079#;
  constant GPUREG_007A : natural := 16#007A#;
  constant GPUREG_007B : natural := 16#007B#;
  constant GPUREG_007C : natural := 16#007C#;
  constant GPUREG_007D : natural := 16#007D#;
  constant GPUREG_007E : natural := 16#007E#;
  constant GPUREG_007F : natural := 16#007F#;

  -- ---- Texture units ----
  -- Unit 0 takes every texture type, units 1 and 2 only plain 2D textures, unit 3 computes a
  -- procedural texture. Textures are stored as 8x8 tiles in Morton order, from the top row down;
  -- mipmap levels follow each other without padding.

  -- GPUREG_TEXUNIT_CONFIG (0x080): Enables of the texture units and their coordinates.
  -- plain, rw [DOC: docs/hardware/texture.md#units-and-configuration]
  -- official PICA_REG_TEXTURE_FUNC; older GPUREG_TEXUNITS_CONFIG
  constant GPUREG_TEXUNIT_CONFIG : natural := 16#0080#;
  -- TEXUNIT0_ENABLE (bit 0, bool): Unit 0 is on.
  constant GPUREG_TEXUNIT_CONFIG_TEXUNIT0_ENABLE_LSB : natural := 0;
  constant GPUREG_TEXUNIT_CONFIG_TEXUNIT0_ENABLE_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT_CONFIG_TEXUNIT0_ENABLE_BITS is natural range 0 downto 0;
  -- TEXUNIT1_ENABLE (bit 1, bool): Unit 1 is on.
  constant GPUREG_TEXUNIT_CONFIG_TEXUNIT1_ENABLE_LSB : natural := 1;
  constant GPUREG_TEXUNIT_CONFIG_TEXUNIT1_ENABLE_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT_CONFIG_TEXUNIT1_ENABLE_BITS is natural range 1 downto 1;
  -- TEXUNIT2_ENABLE (bit 2, bool): Unit 2 is on.
  constant GPUREG_TEXUNIT_CONFIG_TEXUNIT2_ENABLE_LSB : natural := 2;
  constant GPUREG_TEXUNIT_CONFIG_TEXUNIT2_ENABLE_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT_CONFIG_TEXUNIT2_ENABLE_BITS is natural range 2 downto 2;
  -- UNKNOWN_3 (bit 3, uint): Can be written and read back. [HW]
  constant GPUREG_TEXUNIT_CONFIG_UNKNOWN_3_LSB : natural := 3;
  constant GPUREG_TEXUNIT_CONFIG_UNKNOWN_3_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT_CONFIG_UNKNOWN_3_BITS is natural range 3 downto 3;
  -- TEXUNIT3_COORDINATES (bits 9-8, Texture3Coordinates): Coordinate of the procedural unit.
  constant GPUREG_TEXUNIT_CONFIG_TEXUNIT3_COORDINATES_LSB : natural := 8;
  constant GPUREG_TEXUNIT_CONFIG_TEXUNIT3_COORDINATES_WIDTH : natural := 2;
  subtype GPUREG_TEXUNIT_CONFIG_TEXUNIT3_COORDINATES_BITS is natural range 9 downto 8;
  -- TEXUNIT3_ENABLE (bit 10, bool): Unit 3, the procedural one, is on.
  constant GPUREG_TEXUNIT_CONFIG_TEXUNIT3_ENABLE_LSB : natural := 10;
  constant GPUREG_TEXUNIT_CONFIG_TEXUNIT3_ENABLE_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT_CONFIG_TEXUNIT3_ENABLE_BITS is natural range 10 downto 10;
  -- UNKNOWN_12 (bit 12, uint): Software always sets it.
  constant GPUREG_TEXUNIT_CONFIG_UNKNOWN_12_LSB : natural := 12;
  constant GPUREG_TEXUNIT_CONFIG_UNKNOWN_12_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT_CONFIG_UNKNOWN_12_BITS is natural range 12 downto 12;
  -- TEXUNIT2_COORDINATES (bit 13, Texture2Coordinates): Coordinate of unit 2.
  constant GPUREG_TEXUNIT_CONFIG_TEXUNIT2_COORDINATES_LSB : natural := 13;
  constant GPUREG_TEXUNIT_CONFIG_TEXUNIT2_COORDINATES_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT_CONFIG_TEXUNIT2_COORDINATES_BITS is natural range 13 downto 13;
  -- CLEAR_CACHE (bit 16, bool): Writing 1 empties the texture cache.
  constant GPUREG_TEXUNIT_CONFIG_CLEAR_CACHE_LSB : natural := 16;
  constant GPUREG_TEXUNIT_CONFIG_CLEAR_CACHE_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT_CONFIG_CLEAR_CACHE_BITS is natural range 16 downto 16;
  -- UNKNOWN_24 (bits 25-24, uint): Can be written and read back. [HW]
  constant GPUREG_TEXUNIT_CONFIG_UNKNOWN_24_LSB : natural := 24;
  constant GPUREG_TEXUNIT_CONFIG_UNKNOWN_24_WIDTH : natural := 2;
  subtype GPUREG_TEXUNIT_CONFIG_UNKNOWN_24_BITS is natural range 25 downto 24;
  type texunit_config_t is record
    UNKNOWN_24 : std_logic_vector(1 downto 0);
    CLEAR_CACHE : std_logic;
    TEXUNIT2_COORDINATES : texture2_coordinates_e;
    UNKNOWN_12 : std_logic;
    TEXUNIT3_ENABLE : std_logic;
    TEXUNIT3_COORDINATES : texture3_coordinates_e;
    UNKNOWN_3 : std_logic;
    TEXUNIT2_ENABLE : std_logic;
    TEXUNIT1_ENABLE : std_logic;
    TEXUNIT0_ENABLE : std_logic;
  end record;
  function to_texunit_config(word : std_logic_vector(31 downto 0)) return texunit_config_t;
  function to_word(value : texunit_config_t) return std_logic_vector;

  -- GPUREG_TEXUNIT[0-2]_BORDER_COLOR (0x081, 0x091, 0x099): Colour outside the texture for the wrap
  -- modes with a border.
  -- plain, rw [DOC: docs/hardware/texture.md#filtering-and-level-of-detail]
  -- official PICA_REG_TEXTURE[0-2]_BORDER_COLOR; older GPUREG_0081, GPUREG_0091, GPUREG_0099
  constant GPUREG_TEXUNIT0_BORDER_COLOR : natural := 16#0081#;
  constant GPUREG_TEXUNIT1_BORDER_COLOR : natural := 16#0091#;
  constant GPUREG_TEXUNIT2_BORDER_COLOR : natural := 16#0099#;
  constant GPUREG_TEXUNIT_BORDER_COLOR_COUNT : natural := 3;
  function GPUREG_TEXUNIT_BORDER_COLOR(n : natural) return natural;
  -- R (bits 7-0, uint, 1/255): Red.
  constant GPUREG_TEXUNIT_BORDER_COLOR_R_LSB : natural := 0;
  constant GPUREG_TEXUNIT_BORDER_COLOR_R_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT_BORDER_COLOR_R_BITS is natural range 7 downto 0;
  -- G (bits 15-8, uint, 1/255): Green.
  constant GPUREG_TEXUNIT_BORDER_COLOR_G_LSB : natural := 8;
  constant GPUREG_TEXUNIT_BORDER_COLOR_G_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT_BORDER_COLOR_G_BITS is natural range 15 downto 8;
  -- B (bits 23-16, uint, 1/255): Blue.
  constant GPUREG_TEXUNIT_BORDER_COLOR_B_LSB : natural := 16;
  constant GPUREG_TEXUNIT_BORDER_COLOR_B_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT_BORDER_COLOR_B_BITS is natural range 23 downto 16;
  -- A (bits 31-24, uint, 1/255): Alpha.
  constant GPUREG_TEXUNIT_BORDER_COLOR_A_LSB : natural := 24;
  constant GPUREG_TEXUNIT_BORDER_COLOR_A_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT_BORDER_COLOR_A_BITS is natural range 31 downto 24;
  type texunit_border_color_t is record
    A : std_logic_vector(7 downto 0);
    B : std_logic_vector(7 downto 0);
    G : std_logic_vector(7 downto 0);
    R : std_logic_vector(7 downto 0);
  end record;
  function to_texunit_border_color(word : std_logic_vector(31 downto 0)) return texunit_border_color_t;
  function to_word(value : texunit_border_color_t) return std_logic_vector;

  -- GPUREG_TEXUNIT[0-2]_DIM (0x082, 0x092, 0x09A): Size of level 0; each side is a power of two from
  -- 8 to 1024.
  -- plain, rw [DOC: docs/hardware/texture.md#units-and-configuration]
  -- official PICA_REG_TEXTURE[0-2]_SIZE
  constant GPUREG_TEXUNIT0_DIM : natural := 16#0082#;
  constant GPUREG_TEXUNIT1_DIM : natural := 16#0092#;
  constant GPUREG_TEXUNIT2_DIM : natural := 16#009A#;
  constant GPUREG_TEXUNIT_DIM_COUNT : natural := 3;
  function GPUREG_TEXUNIT_DIM(n : natural) return natural;
  -- HEIGHT (bits 10-0, uint, texels): Height.
  constant GPUREG_TEXUNIT_DIM_HEIGHT_LSB : natural := 0;
  constant GPUREG_TEXUNIT_DIM_HEIGHT_WIDTH : natural := 11;
  subtype GPUREG_TEXUNIT_DIM_HEIGHT_BITS is natural range 10 downto 0;
  -- UNKNOWN_11 (bits 15-11, uint): Can be written and read back. [HW]
  constant GPUREG_TEXUNIT_DIM_UNKNOWN_11_LSB : natural := 11;
  constant GPUREG_TEXUNIT_DIM_UNKNOWN_11_WIDTH : natural := 5;
  subtype GPUREG_TEXUNIT_DIM_UNKNOWN_11_BITS is natural range 15 downto 11;
  -- WIDTH (bits 26-16, uint, texels): Width.
  constant GPUREG_TEXUNIT_DIM_WIDTH_LSB : natural := 16;
  constant GPUREG_TEXUNIT_DIM_WIDTH_WIDTH : natural := 11;
  subtype GPUREG_TEXUNIT_DIM_WIDTH_BITS is natural range 26 downto 16;
  type texunit_dim_t is record
    WIDTH : std_logic_vector(10 downto 0);
    UNKNOWN_11 : std_logic_vector(4 downto 0);
    HEIGHT : std_logic_vector(10 downto 0);
  end record;
  function to_texunit_dim(word : std_logic_vector(31 downto 0)) return texunit_dim_t;
  function to_word(value : texunit_dim_t) return std_logic_vector;

  -- GPUREG_TEXUNIT[0-2]_PARAM (0x083, 0x093, 0x09B): Filters, wrap modes and type. SHADOW and TYPE
  -- belong to unit 0; on units 1 and 2 they have no effect.
  -- plain, rw [DOC: docs/hardware/texture.md#units-and-configuration;
  -- docs/hardware/texture.md#wrap-modes; docs/hardware/texture.md#filtering-and-level-of-detail]
  -- official PICA_REG_TEXTURE[0-2]_WRAP_FILTER
  constant GPUREG_TEXUNIT0_PARAM : natural := 16#0083#;
  constant GPUREG_TEXUNIT1_PARAM : natural := 16#0093#;
  constant GPUREG_TEXUNIT2_PARAM : natural := 16#009B#;
  constant GPUREG_TEXUNIT_PARAM_COUNT : natural := 3;
  function GPUREG_TEXUNIT_PARAM(n : natural) return natural;
  -- UNKNOWN_0 (bit 0, uint): Can be written and read back. [HW]
  constant GPUREG_TEXUNIT_PARAM_UNKNOWN_0_LSB : natural := 0;
  constant GPUREG_TEXUNIT_PARAM_UNKNOWN_0_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT_PARAM_UNKNOWN_0_BITS is natural range 0 downto 0;
  -- MAG_FILTER (bit 1, TextureFilter): Filter where the texture is magnified.
  constant GPUREG_TEXUNIT_PARAM_MAG_FILTER_LSB : natural := 1;
  constant GPUREG_TEXUNIT_PARAM_MAG_FILTER_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT_PARAM_MAG_FILTER_BITS is natural range 1 downto 1;
  -- MIN_FILTER (bit 2, TextureFilter): Filter where the texture is minified.
  constant GPUREG_TEXUNIT_PARAM_MIN_FILTER_LSB : natural := 2;
  constant GPUREG_TEXUNIT_PARAM_MIN_FILTER_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT_PARAM_MIN_FILTER_BITS is natural range 2 downto 2;
  -- UNKNOWN_3 (bit 3, uint): Can be written and read back. [HW]
  constant GPUREG_TEXUNIT_PARAM_UNKNOWN_3_LSB : natural := 3;
  constant GPUREG_TEXUNIT_PARAM_UNKNOWN_3_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT_PARAM_UNKNOWN_3_BITS is natural range 3 downto 3;
  -- COMPRESSION (bits 5-4, TextureCompression): ETC1 for that format, else OTHER.
  constant GPUREG_TEXUNIT_PARAM_COMPRESSION_LSB : natural := 4;
  constant GPUREG_TEXUNIT_PARAM_COMPRESSION_WIDTH : natural := 2;
  subtype GPUREG_TEXUNIT_PARAM_COMPRESSION_BITS is natural range 5 downto 4;
  -- UNKNOWN_6 (bits 7-6, uint): Can be written and read back. [HW]
  constant GPUREG_TEXUNIT_PARAM_UNKNOWN_6_LSB : natural := 6;
  constant GPUREG_TEXUNIT_PARAM_UNKNOWN_6_WIDTH : natural := 2;
  subtype GPUREG_TEXUNIT_PARAM_UNKNOWN_6_BITS is natural range 7 downto 6;
  -- WRAP_T (bits 10-8, TextureWrap): Wrap mode along t (v).
  constant GPUREG_TEXUNIT_PARAM_WRAP_T_LSB : natural := 8;
  constant GPUREG_TEXUNIT_PARAM_WRAP_T_WIDTH : natural := 3;
  subtype GPUREG_TEXUNIT_PARAM_WRAP_T_BITS is natural range 10 downto 8;
  -- UNKNOWN_11 (bit 11, uint): Can be written and read back. [HW]
  constant GPUREG_TEXUNIT_PARAM_UNKNOWN_11_LSB : natural := 11;
  constant GPUREG_TEXUNIT_PARAM_UNKNOWN_11_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT_PARAM_UNKNOWN_11_BITS is natural range 11 downto 11;
  -- WRAP_S (bits 14-12, TextureWrap): Wrap mode along s (u).
  constant GPUREG_TEXUNIT_PARAM_WRAP_S_LSB : natural := 12;
  constant GPUREG_TEXUNIT_PARAM_WRAP_S_WIDTH : natural := 3;
  subtype GPUREG_TEXUNIT_PARAM_WRAP_S_BITS is natural range 14 downto 12;
  -- UNKNOWN_15 (bits 19-15, uint): Can be written and read back. [HW]
  constant GPUREG_TEXUNIT_PARAM_UNKNOWN_15_LSB : natural := 15;
  constant GPUREG_TEXUNIT_PARAM_UNKNOWN_15_WIDTH : natural := 5;
  subtype GPUREG_TEXUNIT_PARAM_UNKNOWN_15_BITS is natural range 19 downto 15;
  -- SHADOW (bit 20, bool): Set for shadow textures (unit 0).
  constant GPUREG_TEXUNIT_PARAM_SHADOW_LSB : natural := 20;
  constant GPUREG_TEXUNIT_PARAM_SHADOW_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT_PARAM_SHADOW_BITS is natural range 20 downto 20;
  -- UNKNOWN_21 (bits 23-21, uint): Can be written and read back. [HW]
  constant GPUREG_TEXUNIT_PARAM_UNKNOWN_21_LSB : natural := 21;
  constant GPUREG_TEXUNIT_PARAM_UNKNOWN_21_WIDTH : natural := 3;
  subtype GPUREG_TEXUNIT_PARAM_UNKNOWN_21_BITS is natural range 23 downto 21;
  -- MIP_FILTER (bit 24, TextureFilter): Filter between levels.
  constant GPUREG_TEXUNIT_PARAM_MIP_FILTER_LSB : natural := 24;
  constant GPUREG_TEXUNIT_PARAM_MIP_FILTER_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT_PARAM_MIP_FILTER_BITS is natural range 24 downto 24;
  -- TYPE (bits 30-28, TextureType): Texture type (unit 0); units 1 and 2 are always 2D.
  constant GPUREG_TEXUNIT_PARAM_TYPE_LSB : natural := 28;
  constant GPUREG_TEXUNIT_PARAM_TYPE_WIDTH : natural := 3;
  subtype GPUREG_TEXUNIT_PARAM_TYPE_BITS is natural range 30 downto 28;
  type texunit_param_t is record
    TYPE_FIELD : texture_type_e;
    MIP_FILTER : texture_filter_e;
    UNKNOWN_21 : std_logic_vector(2 downto 0);
    SHADOW : std_logic;
    UNKNOWN_15 : std_logic_vector(4 downto 0);
    WRAP_S : texture_wrap_e;
    UNKNOWN_11 : std_logic;
    WRAP_T : texture_wrap_e;
    UNKNOWN_6 : std_logic_vector(1 downto 0);
    COMPRESSION : texture_compression_e;
    UNKNOWN_3 : std_logic;
    MIN_FILTER : texture_filter_e;
    MAG_FILTER : texture_filter_e;
    UNKNOWN_0 : std_logic;
  end record;
  function to_texunit_param(word : std_logic_vector(31 downto 0)) return texunit_param_t;
  function to_word(value : texunit_param_t) return std_logic_vector;

  -- GPUREG_TEXUNIT[0-2]_LOD (0x084, 0x094, 0x09C): Level of detail.
  -- plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  -- docs/hardware/texture.md#filtering-and-level-of-detail]
  -- official PICA_REG_TEXTURE[0-2]_LOD; older GPUREG_0084, GPUREG_0094, GPUREG_009C
  constant GPUREG_TEXUNIT0_LOD : natural := 16#0084#;
  constant GPUREG_TEXUNIT1_LOD : natural := 16#0094#;
  constant GPUREG_TEXUNIT2_LOD : natural := 16#009C#;
  constant GPUREG_TEXUNIT_LOD_COUNT : natural := 3;
  function GPUREG_TEXUNIT_LOD(n : natural) return natural;
  -- BIAS (bits 12-0, fixed1.4.8, levels): Added to the computed level of detail.
  constant GPUREG_TEXUNIT_LOD_BIAS_LSB : natural := 0;
  constant GPUREG_TEXUNIT_LOD_BIAS_WIDTH : natural := 13;
  subtype GPUREG_TEXUNIT_LOD_BIAS_BITS is natural range 12 downto 0;
  -- UNKNOWN_13 (bits 15-13, uint): Can be written and read back. [HW]
  constant GPUREG_TEXUNIT_LOD_UNKNOWN_13_LSB : natural := 13;
  constant GPUREG_TEXUNIT_LOD_UNKNOWN_13_WIDTH : natural := 3;
  subtype GPUREG_TEXUNIT_LOD_UNKNOWN_13_BITS is natural range 15 downto 13;
  -- MAX_LEVEL (bits 19-16, uint, levels): Highest level.
  constant GPUREG_TEXUNIT_LOD_MAX_LEVEL_LSB : natural := 16;
  constant GPUREG_TEXUNIT_LOD_MAX_LEVEL_WIDTH : natural := 4;
  subtype GPUREG_TEXUNIT_LOD_MAX_LEVEL_BITS is natural range 19 downto 16;
  -- UNKNOWN_20 (bits 23-20, uint): Can be written and read back. [HW]
  constant GPUREG_TEXUNIT_LOD_UNKNOWN_20_LSB : natural := 20;
  constant GPUREG_TEXUNIT_LOD_UNKNOWN_20_WIDTH : natural := 4;
  subtype GPUREG_TEXUNIT_LOD_UNKNOWN_20_BITS is natural range 23 downto 20;
  -- MIN_LEVEL (bits 27-24, uint, levels): Lowest level.
  constant GPUREG_TEXUNIT_LOD_MIN_LEVEL_LSB : natural := 24;
  constant GPUREG_TEXUNIT_LOD_MIN_LEVEL_WIDTH : natural := 4;
  subtype GPUREG_TEXUNIT_LOD_MIN_LEVEL_BITS is natural range 27 downto 24;
  type texunit_lod_t is record
    MIN_LEVEL : std_logic_vector(3 downto 0);
    UNKNOWN_20 : std_logic_vector(3 downto 0);
    MAX_LEVEL : std_logic_vector(3 downto 0);
    UNKNOWN_13 : std_logic_vector(2 downto 0);
    BIAS : signed(12 downto 0);
  end record;
  function to_texunit_lod(word : std_logic_vector(31 downto 0)) return texunit_lod_t;
  function to_word(value : texunit_lod_t) return std_logic_vector;

  -- GPUREG_TEXUNIT[0-2]_ADDR1 (0x085, 0x095, 0x09D): Texture in memory; for cube maps of unit 0 the
  -- face +X.
  -- plain, rw [DOC: docs/hardware/texture.md#cube-maps; docs/hardware/registers.md#textures]
  -- official PICA_REG_TEXTURE0_ADDR1, PICA_REG_TEXTURE1_ADDR, PICA_REG_TEXTURE2_ADDR; older
  -- GPUREG_TEXUNIT0_LOC, GPUREG_TEXUNIT1_LOC, GPUREG_TEXUNIT1_ADDR, GPUREG_TEXUNIT2_LOC,
  -- GPUREG_TEXUNIT2_ADDR
  constant GPUREG_TEXUNIT0_ADDR1 : natural := 16#0085#;
  constant GPUREG_TEXUNIT1_ADDR1 : natural := 16#0095#;
  constant GPUREG_TEXUNIT2_ADDR1 : natural := 16#009D#;
  constant GPUREG_TEXUNIT_ADDR1_COUNT : natural := 3;
  function GPUREG_TEXUNIT_ADDR1(n : natural) return natural;
  -- ADDRESS (bits 27-0, address*8): Physical address of level 0.
  constant GPUREG_TEXUNIT_ADDR1_ADDRESS_LSB : natural := 0;
  constant GPUREG_TEXUNIT_ADDR1_ADDRESS_WIDTH : natural := 28;
  subtype GPUREG_TEXUNIT_ADDR1_ADDRESS_BITS is natural range 27 downto 0;
  type texunit_addr1_t is record
    ADDRESS : std_logic_vector(27 downto 0);
  end record;
  function to_texunit_addr1(word : std_logic_vector(31 downto 0)) return texunit_addr1_t;
  function to_word(value : texunit_addr1_t) return std_logic_vector;

  -- GPUREG_TEXUNIT0_ADDR2 (0x086): Cube face -X of unit 0.
  -- plain, rw [DOC: docs/hardware/texture.md#cube-maps]
  -- official PICA_REG_TEXTURE0_ADDR2; older GPUREG_0086
  constant GPUREG_TEXUNIT0_ADDR2 : natural := 16#0086#;
  -- ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
  -- TEXUNIT0_ADDR1.
  constant GPUREG_TEXUNIT0_ADDR2_ADDRESS_LSB : natural := 0;
  constant GPUREG_TEXUNIT0_ADDR2_ADDRESS_WIDTH : natural := 22;
  subtype GPUREG_TEXUNIT0_ADDR2_ADDRESS_BITS is natural range 21 downto 0;
  type texunit0_addr2_t is record
    ADDRESS : std_logic_vector(21 downto 0);
  end record;
  function to_texunit0_addr2(word : std_logic_vector(31 downto 0)) return texunit0_addr2_t;
  function to_word(value : texunit0_addr2_t) return std_logic_vector;

  -- GPUREG_TEXUNIT0_ADDR3 (0x087): Cube face +Y of unit 0.
  -- plain, rw [DOC: docs/hardware/texture.md#cube-maps]
  -- official PICA_REG_TEXTURE0_ADDR3; older GPUREG_0087
  constant GPUREG_TEXUNIT0_ADDR3 : natural := 16#0087#;
  -- ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
  -- TEXUNIT0_ADDR1.
  constant GPUREG_TEXUNIT0_ADDR3_ADDRESS_LSB : natural := 0;
  constant GPUREG_TEXUNIT0_ADDR3_ADDRESS_WIDTH : natural := 22;
  subtype GPUREG_TEXUNIT0_ADDR3_ADDRESS_BITS is natural range 21 downto 0;
  type texunit0_addr3_t is record
    ADDRESS : std_logic_vector(21 downto 0);
  end record;
  function to_texunit0_addr3(word : std_logic_vector(31 downto 0)) return texunit0_addr3_t;
  function to_word(value : texunit0_addr3_t) return std_logic_vector;

  -- GPUREG_TEXUNIT0_ADDR4 (0x088): Cube face -Y of unit 0.
  -- plain, rw [DOC: docs/hardware/texture.md#cube-maps]
  -- official PICA_REG_TEXTURE0_ADDR4; older GPUREG_0088
  constant GPUREG_TEXUNIT0_ADDR4 : natural := 16#0088#;
  -- ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
  -- TEXUNIT0_ADDR1.
  constant GPUREG_TEXUNIT0_ADDR4_ADDRESS_LSB : natural := 0;
  constant GPUREG_TEXUNIT0_ADDR4_ADDRESS_WIDTH : natural := 22;
  subtype GPUREG_TEXUNIT0_ADDR4_ADDRESS_BITS is natural range 21 downto 0;
  type texunit0_addr4_t is record
    ADDRESS : std_logic_vector(21 downto 0);
  end record;
  function to_texunit0_addr4(word : std_logic_vector(31 downto 0)) return texunit0_addr4_t;
  function to_word(value : texunit0_addr4_t) return std_logic_vector;

  -- GPUREG_TEXUNIT0_ADDR5 (0x089): Cube face +Z of unit 0.
  -- plain, rw [DOC: docs/hardware/texture.md#cube-maps]
  -- official PICA_REG_TEXTURE0_ADDR5; older GPUREG_0089
  constant GPUREG_TEXUNIT0_ADDR5 : natural := 16#0089#;
  -- ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
  -- TEXUNIT0_ADDR1.
  constant GPUREG_TEXUNIT0_ADDR5_ADDRESS_LSB : natural := 0;
  constant GPUREG_TEXUNIT0_ADDR5_ADDRESS_WIDTH : natural := 22;
  subtype GPUREG_TEXUNIT0_ADDR5_ADDRESS_BITS is natural range 21 downto 0;
  type texunit0_addr5_t is record
    ADDRESS : std_logic_vector(21 downto 0);
  end record;
  function to_texunit0_addr5(word : std_logic_vector(31 downto 0)) return texunit0_addr5_t;
  function to_word(value : texunit0_addr5_t) return std_logic_vector;

  -- GPUREG_TEXUNIT0_ADDR6 (0x08A): Cube face -Z of unit 0.
  -- plain, rw [DOC: docs/hardware/texture.md#cube-maps]
  -- official PICA_REG_TEXTURE0_ADDR6; older GPUREG_008A
  constant GPUREG_TEXUNIT0_ADDR6 : natural := 16#008A#;
  -- ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
  -- TEXUNIT0_ADDR1.
  constant GPUREG_TEXUNIT0_ADDR6_ADDRESS_LSB : natural := 0;
  constant GPUREG_TEXUNIT0_ADDR6_ADDRESS_WIDTH : natural := 22;
  subtype GPUREG_TEXUNIT0_ADDR6_ADDRESS_BITS is natural range 21 downto 0;
  type texunit0_addr6_t is record
    ADDRESS : std_logic_vector(21 downto 0);
  end record;
  function to_texunit0_addr6(word : std_logic_vector(31 downto 0)) return texunit0_addr6_t;
  function to_word(value : texunit0_addr6_t) return std_logic_vector;

  -- GPUREG_TEXUNIT0_SHADOW (0x08B): Shadow texture of unit 0.
  -- plain, rw [DOC: docs/hardware/texture.md#projection-and-shadow]
  -- official PICA_REG_TEXTURE0_SHADOW; older GPUREG_008B
  constant GPUREG_TEXUNIT0_SHADOW : natural := 16#008B#;
  -- PROJECTION (bit 0, ShadowProjection): Whether u and v are divided by w. [EMU]
  constant GPUREG_TEXUNIT0_SHADOW_PROJECTION_LSB : natural := 0;
  constant GPUREG_TEXUNIT0_SHADOW_PROJECTION_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT0_SHADOW_PROJECTION_BITS is natural range 0 downto 0;
  -- Z_BIAS (bits 23-1, fixed0.0.23): Subtracted from the reference depth: bits 1-23 of a 24-bit
  -- fraction.
  constant GPUREG_TEXUNIT0_SHADOW_Z_BIAS_LSB : natural := 1;
  constant GPUREG_TEXUNIT0_SHADOW_Z_BIAS_WIDTH : natural := 23;
  subtype GPUREG_TEXUNIT0_SHADOW_Z_BIAS_BITS is natural range 23 downto 1;
  -- UNKNOWN_24 (bits 31-24, uint): Can be written and read back. [HW]
  constant GPUREG_TEXUNIT0_SHADOW_UNKNOWN_24_LSB : natural := 24;
  constant GPUREG_TEXUNIT0_SHADOW_UNKNOWN_24_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT0_SHADOW_UNKNOWN_24_BITS is natural range 31 downto 24;
  type texunit0_shadow_t is record
    UNKNOWN_24 : std_logic_vector(7 downto 0);
    Z_BIAS : std_logic_vector(22 downto 0);
    PROJECTION : shadow_projection_e;
  end record;
  function to_texunit0_shadow(word : std_logic_vector(31 downto 0)) return texunit0_shadow_t;
  function to_word(value : texunit0_shadow_t) return std_logic_vector;

  -- GPUREG_008C (0x08C): Purpose unknown.
  -- plain, rw, mask 0xFFFF00FF [HW: docs/hardware/registers.md#textures; GBATEK]
  constant GPUREG_008C : natural := 16#008C#;
  -- UNKNOWN_0 (bits 7-0, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_008C_UNKNOWN_0_LSB : natural := 0;
  constant GPUREG_UNKNOWN_008C_UNKNOWN_0_WIDTH : natural := 8;
  subtype GPUREG_UNKNOWN_008C_UNKNOWN_0_BITS is natural range 7 downto 0;
  -- UNKNOWN_16 (bits 31-16, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_008C_UNKNOWN_16_LSB : natural := 16;
  constant GPUREG_UNKNOWN_008C_UNKNOWN_16_WIDTH : natural := 16;
  subtype GPUREG_UNKNOWN_008C_UNKNOWN_16_BITS is natural range 31 downto 16;
  type unknown_008c_t is record
    UNKNOWN_16 : std_logic_vector(15 downto 0);
    UNKNOWN_0 : std_logic_vector(7 downto 0);
  end record;
  function to_unknown_008c(word : std_logic_vector(31 downto 0)) return unknown_008c_t;
  function to_word(value : unknown_008c_t) return std_logic_vector;

  -- GPUREG_008D (0x08D): Purpose unknown.
  -- plain, rw, mask 0x000000FF [HW: docs/hardware/registers.md#textures; GBATEK]
  constant GPUREG_008D : natural := 16#008D#;
  -- UNKNOWN (bits 7-0, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_008D_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_008D_UNKNOWN_WIDTH : natural := 8;
  subtype GPUREG_UNKNOWN_008D_UNKNOWN_BITS is natural range 7 downto 0;
  type unknown_008d_t is record
    UNKNOWN : std_logic_vector(7 downto 0);
  end record;
  function to_unknown_008d(word : std_logic_vector(31 downto 0)) return unknown_008d_t;
  function to_word(value : unknown_008d_t) return std_logic_vector;

  -- GPUREG_TEXUNIT[0-2]_TYPE (0x08E + 0x8*n (n = 0-2)): Texel format.
  -- plain, rw [DOC: docs/hardware/texture.md#addressing-and-formats;
  -- docs/hardware/registers.md#textures]
  -- official PICA_REG_TEXTURE[0-2]_FORMAT
  constant GPUREG_TEXUNIT0_TYPE : natural := 16#008E#;
  constant GPUREG_TEXUNIT1_TYPE : natural := 16#0096#;
  constant GPUREG_TEXUNIT2_TYPE : natural := 16#009E#;
  constant GPUREG_TEXUNIT_TYPE_COUNT : natural := 3;
  function GPUREG_TEXUNIT_TYPE(n : natural) return natural;
  -- FORMAT (bits 3-0, TextureFormat): Layout of the texels.
  constant GPUREG_TEXUNIT_TYPE_FORMAT_LSB : natural := 0;
  constant GPUREG_TEXUNIT_TYPE_FORMAT_WIDTH : natural := 4;
  subtype GPUREG_TEXUNIT_TYPE_FORMAT_BITS is natural range 3 downto 0;
  type texunit_type_t is record
    FORMAT : texture_format_e;
  end record;
  function to_texunit_type(word : std_logic_vector(31 downto 0)) return texunit_type_t;
  function to_word(value : texunit_type_t) return std_logic_vector;

  -- GPUREG_LIGHTING_ENABLE0 (0x08F): First of two enables of fragment lighting; the other one is
  -- LIGHTING_ENABLE1 with the opposite sense.
  -- plain, rw [DOC: docs/hardware/lighting.md#enables]
  -- official PICA_REG_FRAG_LIGHT_EN0; older GPUREG_008F
  constant GPUREG_LIGHTING_ENABLE0 : natural := 16#008F#;
  -- ENABLE (bit 0, bool): Lighting may be on. Emulators look only at LIGHTING_ENABLE1.
  constant GPUREG_LIGHTING_ENABLE0_ENABLE_LSB : natural := 0;
  constant GPUREG_LIGHTING_ENABLE0_ENABLE_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_ENABLE0_ENABLE_BITS is natural range 0 downto 0;
  type lighting_enable0_t is record
    ENABLE : std_logic;
  end record;
  function to_lighting_enable0(word : std_logic_vector(31 downto 0)) return lighting_enable0_t;
  function to_word(value : lighting_enable0_t) return std_logic_vector;

  -- GPUREG_0090 (0x090): Purpose unknown; reads 0 and may be write only.
  -- plain, wo [HW: docs/hardware/registers.md#textures; GBATEK]
  constant GPUREG_0090 : natural := 16#0090#;

  -- GPUREG_0097 to GPUREG_0098 (0x097-0x098): Purpose unknown; reads 0 and may be write only.
  -- plain, wo [HW: docs/hardware/registers.md#textures; GBATEK]
  constant GPUREG_0097 : natural := 16#0097#;
  constant GPUREG_0098 : natural := 16#0098#;

  -- GPUREG_009F to GPUREG_00A7 (0x09F-0x0A7): No known function.
  -- plain, none [HW: docs/hardware/registers.md#textures; GBATEK]
  constant GPUREG_009F : natural := 16#009F#;
  constant GPUREG_00A0 : natural := 16#00A0#;
  constant GPUREG_00A1 : natural := 16#00A1#;
  constant GPUREG_00A2 : natural := 16#00A2#;
  constant GPUREG_00A3 : natural := 16#00A3#;
  constant GPUREG_00A4 : natural := 16#00A4#;
  constant GPUREG_00A5 : natural := 16#00A5#;
  constant GPUREG_00A6 : natural := 16#00A6#;
  constant GPUREG_00A7 : natural := 16#00A7#;

  -- GPUREG_TEXUNIT3_PROCTEX0 (0x0A8): Functions of the procedural unit.
  -- plain, rw [DOC: docs/hardware/procedural-texture.md#configuration;
  -- docs/hardware/registers.md#textures]
  -- official PICA_REG_TEXTURE3_PROTEX0; older GPUREG_00A8
  constant GPUREG_TEXUNIT3_PROCTEX0 : natural := 16#00A8#;
  -- CLAMP_U (bits 2-0, ProctexClamp): Clamp of u.
  constant GPUREG_TEXUNIT3_PROCTEX0_CLAMP_U_LSB : natural := 0;
  constant GPUREG_TEXUNIT3_PROCTEX0_CLAMP_U_WIDTH : natural := 3;
  subtype GPUREG_TEXUNIT3_PROCTEX0_CLAMP_U_BITS is natural range 2 downto 0;
  -- CLAMP_V (bits 5-3, ProctexClamp): Clamp of v.
  constant GPUREG_TEXUNIT3_PROCTEX0_CLAMP_V_LSB : natural := 3;
  constant GPUREG_TEXUNIT3_PROCTEX0_CLAMP_V_WIDTH : natural := 3;
  subtype GPUREG_TEXUNIT3_PROCTEX0_CLAMP_V_BITS is natural range 5 downto 3;
  -- COLOR_COMBINE (bits 9-6, ProctexCombine): Function in front of the colour map.
  constant GPUREG_TEXUNIT3_PROCTEX0_COLOR_COMBINE_LSB : natural := 6;
  constant GPUREG_TEXUNIT3_PROCTEX0_COLOR_COMBINE_WIDTH : natural := 4;
  subtype GPUREG_TEXUNIT3_PROCTEX0_COLOR_COMBINE_BITS is natural range 9 downto 6;
  -- ALPHA_COMBINE (bits 13-10, ProctexCombine): Function in front of the alpha map.
  constant GPUREG_TEXUNIT3_PROCTEX0_ALPHA_COMBINE_LSB : natural := 10;
  constant GPUREG_TEXUNIT3_PROCTEX0_ALPHA_COMBINE_WIDTH : natural := 4;
  subtype GPUREG_TEXUNIT3_PROCTEX0_ALPHA_COMBINE_BITS is natural range 13 downto 10;
  -- SEPARATE_ALPHA (bit 14, bool): Alpha comes from the alpha map instead of the colour table.
  constant GPUREG_TEXUNIT3_PROCTEX0_SEPARATE_ALPHA_LSB : natural := 14;
  constant GPUREG_TEXUNIT3_PROCTEX0_SEPARATE_ALPHA_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT3_PROCTEX0_SEPARATE_ALPHA_BITS is natural range 14 downto 14;
  -- NOISE_ENABLE (bit 15, bool): Noise is added to the coordinates.
  constant GPUREG_TEXUNIT3_PROCTEX0_NOISE_ENABLE_LSB : natural := 15;
  constant GPUREG_TEXUNIT3_PROCTEX0_NOISE_ENABLE_WIDTH : natural := 1;
  subtype GPUREG_TEXUNIT3_PROCTEX0_NOISE_ENABLE_BITS is natural range 15 downto 15;
  -- SHIFT_U (bits 17-16, ProctexShift): Shift of u, by v.
  constant GPUREG_TEXUNIT3_PROCTEX0_SHIFT_U_LSB : natural := 16;
  constant GPUREG_TEXUNIT3_PROCTEX0_SHIFT_U_WIDTH : natural := 2;
  subtype GPUREG_TEXUNIT3_PROCTEX0_SHIFT_U_BITS is natural range 17 downto 16;
  -- SHIFT_V (bits 19-18, ProctexShift): Shift of v, by u.
  constant GPUREG_TEXUNIT3_PROCTEX0_SHIFT_V_LSB : natural := 18;
  constant GPUREG_TEXUNIT3_PROCTEX0_SHIFT_V_WIDTH : natural := 2;
  subtype GPUREG_TEXUNIT3_PROCTEX0_SHIFT_V_BITS is natural range 19 downto 18;
  -- BIAS_LOW (bits 27-20, uint): Low byte of the level-of-detail bias, an f16; TEXUNIT3_PROCTEX4 has
  -- the high byte.
  constant GPUREG_TEXUNIT3_PROCTEX0_BIAS_LOW_LSB : natural := 20;
  constant GPUREG_TEXUNIT3_PROCTEX0_BIAS_LOW_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT3_PROCTEX0_BIAS_LOW_BITS is natural range 27 downto 20;
  type texunit3_proctex0_t is record
    BIAS_LOW : std_logic_vector(7 downto 0);
    SHIFT_V : proctex_shift_e;
    SHIFT_U : proctex_shift_e;
    NOISE_ENABLE : std_logic;
    SEPARATE_ALPHA : std_logic;
    ALPHA_COMBINE : proctex_combine_e;
    COLOR_COMBINE : proctex_combine_e;
    CLAMP_V : proctex_clamp_e;
    CLAMP_U : proctex_clamp_e;
  end record;
  function to_texunit3_proctex0(word : std_logic_vector(31 downto 0)) return texunit3_proctex0_t;
  function to_word(value : texunit3_proctex0_t) return std_logic_vector;

  -- GPUREG_TEXUNIT3_PROCTEX1 (0x0A9): Noise along u.
  -- plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  -- docs/hardware/procedural-texture.md#configuration]
  -- official PICA_REG_TEXTURE3_PROTEX1; older GPUREG_00A9
  constant GPUREG_TEXUNIT3_PROCTEX1 : natural := 16#00A9#;
  -- AMPLITUDE (bits 15-0, fixed1.3.12): Factor of the noise that is added to u.
  constant GPUREG_TEXUNIT3_PROCTEX1_AMPLITUDE_LSB : natural := 0;
  constant GPUREG_TEXUNIT3_PROCTEX1_AMPLITUDE_WIDTH : natural := 16;
  subtype GPUREG_TEXUNIT3_PROCTEX1_AMPLITUDE_BITS is natural range 15 downto 0;
  -- PHASE (bits 31-16, f16): Added to u before the frequency is applied.
  constant GPUREG_TEXUNIT3_PROCTEX1_PHASE_LSB : natural := 16;
  constant GPUREG_TEXUNIT3_PROCTEX1_PHASE_WIDTH : natural := 16;
  subtype GPUREG_TEXUNIT3_PROCTEX1_PHASE_BITS is natural range 31 downto 16;
  type texunit3_proctex1_t is record
    PHASE : std_logic_vector(15 downto 0);
    AMPLITUDE : signed(15 downto 0);
  end record;
  function to_texunit3_proctex1(word : std_logic_vector(31 downto 0)) return texunit3_proctex1_t;
  function to_word(value : texunit3_proctex1_t) return std_logic_vector;

  -- GPUREG_TEXUNIT3_PROCTEX2 (0x0AA): Noise along v.
  -- plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  -- docs/hardware/procedural-texture.md#configuration]
  -- official PICA_REG_TEXTURE3_PROTEX2; older GPUREG_00AA
  constant GPUREG_TEXUNIT3_PROCTEX2 : natural := 16#00AA#;
  -- AMPLITUDE (bits 15-0, fixed1.3.12): Factor of the noise that is added to v.
  constant GPUREG_TEXUNIT3_PROCTEX2_AMPLITUDE_LSB : natural := 0;
  constant GPUREG_TEXUNIT3_PROCTEX2_AMPLITUDE_WIDTH : natural := 16;
  subtype GPUREG_TEXUNIT3_PROCTEX2_AMPLITUDE_BITS is natural range 15 downto 0;
  -- PHASE (bits 31-16, f16): Added to v before the frequency is applied.
  constant GPUREG_TEXUNIT3_PROCTEX2_PHASE_LSB : natural := 16;
  constant GPUREG_TEXUNIT3_PROCTEX2_PHASE_WIDTH : natural := 16;
  subtype GPUREG_TEXUNIT3_PROCTEX2_PHASE_BITS is natural range 31 downto 16;
  type texunit3_proctex2_t is record
    PHASE : std_logic_vector(15 downto 0);
    AMPLITUDE : signed(15 downto 0);
  end record;
  function to_texunit3_proctex2(word : std_logic_vector(31 downto 0)) return texunit3_proctex2_t;
  function to_word(value : texunit3_proctex2_t) return std_logic_vector;

  -- GPUREG_TEXUNIT3_PROCTEX3 (0x0AB): Noise frequencies. The noise lattice has 9 cells per unit of
  -- frequency times coordinate.
  -- plain, rw [DOC: docs/hardware/procedural-texture.md#configuration]
  -- official PICA_REG_TEXTURE3_PROTEX3; older GPUREG_00AB
  constant GPUREG_TEXUNIT3_PROCTEX3 : natural := 16#00AB#;
  -- FREQUENCY_U (bits 15-0, f16): Frequency along u.
  constant GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_U_LSB : natural := 0;
  constant GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_U_WIDTH : natural := 16;
  subtype GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_U_BITS is natural range 15 downto 0;
  -- FREQUENCY_V (bits 31-16, f16): Frequency along v.
  constant GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_V_LSB : natural := 16;
  constant GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_V_WIDTH : natural := 16;
  subtype GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_V_BITS is natural range 31 downto 16;
  type texunit3_proctex3_t is record
    FREQUENCY_V : std_logic_vector(15 downto 0);
    FREQUENCY_U : std_logic_vector(15 downto 0);
  end record;
  function to_texunit3_proctex3(word : std_logic_vector(31 downto 0)) return texunit3_proctex3_t;
  function to_word(value : texunit3_proctex3_t) return std_logic_vector;

  -- GPUREG_TEXUNIT3_PROCTEX4 (0x0AC): Filter and levels of the colour table.
  -- plain, rw [DOC: docs/hardware/procedural-texture.md#configuration;
  -- docs/hardware/registers.md#textures]
  -- official PICA_REG_TEXTURE3_PROTEX4; older GPUREG_00AC
  constant GPUREG_TEXUNIT3_PROCTEX4 : natural := 16#00AC#;
  -- FILTER (bits 2-0, ProctexFilter): Minification filter.
  constant GPUREG_TEXUNIT3_PROCTEX4_FILTER_LSB : natural := 0;
  constant GPUREG_TEXUNIT3_PROCTEX4_FILTER_WIDTH : natural := 3;
  subtype GPUREG_TEXUNIT3_PROCTEX4_FILTER_BITS is natural range 2 downto 0;
  -- MIN_LOD (bits 6-3, uint): Lowest level of detail.
  constant GPUREG_TEXUNIT3_PROCTEX4_MIN_LOD_LSB : natural := 3;
  constant GPUREG_TEXUNIT3_PROCTEX4_MIN_LOD_WIDTH : natural := 4;
  subtype GPUREG_TEXUNIT3_PROCTEX4_MIN_LOD_BITS is natural range 6 downto 3;
  -- MAX_LOD (bits 10-7, uint): Highest level of detail; 7 is the last level there is.
  constant GPUREG_TEXUNIT3_PROCTEX4_MAX_LOD_LSB : natural := 7;
  constant GPUREG_TEXUNIT3_PROCTEX4_MAX_LOD_WIDTH : natural := 4;
  subtype GPUREG_TEXUNIT3_PROCTEX4_MAX_LOD_BITS is natural range 10 downto 7;
  -- WIDTH (bits 18-11, uint, entries): Colour table entries of level 0; each level has half as many
  -- as the one before.
  constant GPUREG_TEXUNIT3_PROCTEX4_WIDTH_LSB : natural := 11;
  constant GPUREG_TEXUNIT3_PROCTEX4_WIDTH_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT3_PROCTEX4_WIDTH_BITS is natural range 18 downto 11;
  -- BIAS_HIGH (bits 26-19, uint): High byte of the level-of-detail bias, an f16; TEXUNIT3_PROCTEX0
  -- has the low byte.
  constant GPUREG_TEXUNIT3_PROCTEX4_BIAS_HIGH_LSB : natural := 19;
  constant GPUREG_TEXUNIT3_PROCTEX4_BIAS_HIGH_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT3_PROCTEX4_BIAS_HIGH_BITS is natural range 26 downto 19;
  type texunit3_proctex4_t is record
    BIAS_HIGH : std_logic_vector(7 downto 0);
    WIDTH : std_logic_vector(7 downto 0);
    MAX_LOD : std_logic_vector(3 downto 0);
    MIN_LOD : std_logic_vector(3 downto 0);
    FILTER : proctex_filter_e;
  end record;
  function to_texunit3_proctex4(word : std_logic_vector(31 downto 0)) return texunit3_proctex4_t;
  function to_word(value : texunit3_proctex4_t) return std_logic_vector;

  -- GPUREG_TEXUNIT3_PROCTEX5_LOW (0x0AD): First colour table entry of levels 0-3.
  -- plain, rw [DOC: docs/hardware/procedural-texture.md#configuration]
  -- official PICA_REG_TEXTURE3_PROTEX5; older GPUREG_00AD, GPUREG_TEXUNIT3_PROCTEX5
  constant GPUREG_TEXUNIT3_PROCTEX5_LOW : natural := 16#00AD#;
  -- LEVEL0_OFFSET (bits 7-0, uint, entries): First entry of level 0.
  constant GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL0_OFFSET_LSB : natural := 0;
  constant GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL0_OFFSET_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL0_OFFSET_BITS is natural range 7 downto 0;
  -- LEVEL1_OFFSET (bits 15-8, uint, entries): First entry of level 1.
  constant GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL1_OFFSET_LSB : natural := 8;
  constant GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL1_OFFSET_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL1_OFFSET_BITS is natural range 15 downto 8;
  -- LEVEL2_OFFSET (bits 23-16, uint, entries): First entry of level 2.
  constant GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL2_OFFSET_LSB : natural := 16;
  constant GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL2_OFFSET_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL2_OFFSET_BITS is natural range 23 downto 16;
  -- LEVEL3_OFFSET (bits 31-24, uint, entries): First entry of level 3.
  constant GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL3_OFFSET_LSB : natural := 24;
  constant GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL3_OFFSET_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL3_OFFSET_BITS is natural range 31 downto 24;
  type texunit3_proctex5_low_t is record
    LEVEL3_OFFSET : std_logic_vector(7 downto 0);
    LEVEL2_OFFSET : std_logic_vector(7 downto 0);
    LEVEL1_OFFSET : std_logic_vector(7 downto 0);
    LEVEL0_OFFSET : std_logic_vector(7 downto 0);
  end record;
  function to_texunit3_proctex5_low(word : std_logic_vector(31 downto 0)) return texunit3_proctex5_low_t;
  function to_word(value : texunit3_proctex5_low_t) return std_logic_vector;

  -- GPUREG_TEXUNIT3_PROCTEX5_HIGH (0x0AE): First colour table entry of levels 4-7. Software writes
  -- 0xFEFCF8F0.
  -- plain, rw [HW: docs/hardware/procedural-texture.md#configuration; GBATEK]
  -- older GPUREG_00AE
  constant GPUREG_TEXUNIT3_PROCTEX5_HIGH : natural := 16#00AE#;
  -- LEVEL4_OFFSET (bits 7-0, uint, entries): First entry of level 4.
  constant GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL4_OFFSET_LSB : natural := 0;
  constant GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL4_OFFSET_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL4_OFFSET_BITS is natural range 7 downto 0;
  -- LEVEL5_OFFSET (bits 15-8, uint, entries): First entry of level 5.
  constant GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL5_OFFSET_LSB : natural := 8;
  constant GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL5_OFFSET_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL5_OFFSET_BITS is natural range 15 downto 8;
  -- LEVEL6_OFFSET (bits 23-16, uint, entries): First entry of level 6.
  constant GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL6_OFFSET_LSB : natural := 16;
  constant GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL6_OFFSET_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL6_OFFSET_BITS is natural range 23 downto 16;
  -- LEVEL7_OFFSET (bits 31-24, uint, entries): First entry of level 7.
  constant GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL7_OFFSET_LSB : natural := 24;
  constant GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL7_OFFSET_WIDTH : natural := 8;
  subtype GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL7_OFFSET_BITS is natural range 31 downto 24;
  type texunit3_proctex5_high_t is record
    LEVEL7_OFFSET : std_logic_vector(7 downto 0);
    LEVEL6_OFFSET : std_logic_vector(7 downto 0);
    LEVEL5_OFFSET : std_logic_vector(7 downto 0);
    LEVEL4_OFFSET : std_logic_vector(7 downto 0);
  end record;
  function to_texunit3_proctex5_high(word : std_logic_vector(31 downto 0)) return texunit3_proctex5_high_t;
  function to_word(value : texunit3_proctex5_high_t) return std_logic_vector;

  -- GPUREG_PROCTEX_LUT (0x0AF): Where the next word for PROCTEX_LUT_DATA goes.
  -- index-port, rw, port ProctexLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
  -- docs/hardware/registers.md#textures]
  -- official PICA_REG_PROTEX_LUT; older GPUREG_00AF, GPUREG_PROCTEX_LUT_INDEX
  constant GPUREG_PROCTEX_LUT : natural := 16#00AF#;
  -- INDEX (bits 7-0, uint): Entry; advances with each word, modulo the size of the table (EMU).
  constant GPUREG_PROCTEX_LUT_INDEX_LSB : natural := 0;
  constant GPUREG_PROCTEX_LUT_INDEX_WIDTH : natural := 8;
  subtype GPUREG_PROCTEX_LUT_INDEX_BITS is natural range 7 downto 0;
  -- TABLE (bits 11-8, ProctexTable): Table.
  constant GPUREG_PROCTEX_LUT_TABLE_LSB : natural := 8;
  constant GPUREG_PROCTEX_LUT_TABLE_WIDTH : natural := 4;
  subtype GPUREG_PROCTEX_LUT_TABLE_BITS is natural range 11 downto 8;
  type proctex_lut_t is record
    TABLE : proctex_table_e;
    INDEX : std_logic_vector(7 downto 0);
  end record;
  function to_proctex_lut(word : std_logic_vector(31 downto 0)) return proctex_lut_t;
  function to_word(value : proctex_lut_t) return std_logic_vector;

  -- GPUREG_PROCTEX_LUT_DATA (0x0B0-0x0B7): Entry of the table that PROCTEX_LUT selects. Noise and
  -- map entries hold a value (fixed0.0.12) in bits 0-11 and the difference to the next value (two's
  -- complement, same unit) in bits 12-23. Colours are R, G, B, A from bit 0, 8 bits each; colour
  -- differences are four signed bytes in the same order, each half of the true difference.
  -- data-port, wo, port ProctexLut [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  -- docs/hardware/command-lists.md#index-and-data-ports;
  -- docs/hardware/procedural-texture.md#configuration]
  -- official PICA_REG_PROTEX_LUT_DATA[0-7]; older GPUREG_00B0, GPUREG_PROCTEX_LUT_DATA0,
  -- GPUREG_00B1, GPUREG_PROCTEX_LUT_DATA1, GPUREG_00B2, GPUREG_PROCTEX_LUT_DATA2, GPUREG_00B3,
  -- GPUREG_PROCTEX_LUT_DATA3 and 8 more
  constant GPUREG_PROCTEX_LUT_DATA : natural := 16#00B0#;
  -- DATA (bits 31-0, uint): Entry, in the layout of its table.
  constant GPUREG_PROCTEX_LUT_DATA_DATA_LSB : natural := 0;
  constant GPUREG_PROCTEX_LUT_DATA_DATA_WIDTH : natural := 32;
  subtype GPUREG_PROCTEX_LUT_DATA_DATA_BITS is natural range 31 downto 0;
  type proctex_lut_data_t is record
    DATA : std_logic_vector(31 downto 0);
  end record;
  function to_proctex_lut_data(word : std_logic_vector(31 downto 0)) return proctex_lut_data_t;
  function to_word(value : proctex_lut_data_t) return std_logic_vector;

  -- GPUREG_00B8 to GPUREG_00BF (0x0B8-0x0BF): No known function.
  -- plain, none [HW: docs/hardware/registers.md#textures; GBATEK]
  constant GPUREG_00B8 : natural := 16#00B8#;
  constant GPUREG_00B9 : natural := 16#00B9#;
  constant GPUREG_00BA : natural := 16#00BA#;
  constant GPUREG_00BB : natural := 16#00BB#;
  constant GPUREG_00BC : natural := 16#00BC#;
  constant GPUREG_00BD : natural := 16#00BD#;
  constant GPUREG_00BE : natural := 16#00BE#;
  constant GPUREG_00BF : natural := 16#00BF#;

  -- ---- Texture combiners and fog ----
  -- Six combiner stages in a row mix the primary colour, the lighting colours and the textures; each
  -- result is cut to 8 bits before the next stage. Fog or gas follow. In formulas a, b, c are the
  -- operands 0, 1, 2 as integers 0 to 255.

  -- GPUREG_TEXENV[0-5]_SOURCE (0x0C0, 0x0C8, 0x0D0, 0x0D8, 0x0F0, 0x0F8): Sources of the stage.
  -- plain, rw [DOC: docs/hardware/fragment.md#stages]
  -- official PICA_REG_TEX_ENV_[0-5]; older GPUREG_TEXENV[0-5]_CONFIG0
  constant GPUREG_TEXENV0_SOURCE : natural := 16#00C0#;
  constant GPUREG_TEXENV1_SOURCE : natural := 16#00C8#;
  constant GPUREG_TEXENV2_SOURCE : natural := 16#00D0#;
  constant GPUREG_TEXENV3_SOURCE : natural := 16#00D8#;
  constant GPUREG_TEXENV4_SOURCE : natural := 16#00F0#;
  constant GPUREG_TEXENV5_SOURCE : natural := 16#00F8#;
  constant GPUREG_TEXENV_SOURCE_COUNT : natural := 6;
  function GPUREG_TEXENV_SOURCE(n : natural) return natural;
  -- RGB_SOURCE0 to RGB_SOURCE2 (bits 3-0, step 4, CombinerSource): Source of the colour operand of
  -- this number.
  constant GPUREG_TEXENV_SOURCE_RGB_SOURCE0_LSB : natural := 0;
  constant GPUREG_TEXENV_SOURCE_RGB_SOURCE0_WIDTH : natural := 4;
  subtype GPUREG_TEXENV_SOURCE_RGB_SOURCE0_BITS is natural range 3 downto 0;
  constant GPUREG_TEXENV_SOURCE_RGB_SOURCE1_LSB : natural := 4;
  constant GPUREG_TEXENV_SOURCE_RGB_SOURCE1_WIDTH : natural := 4;
  subtype GPUREG_TEXENV_SOURCE_RGB_SOURCE1_BITS is natural range 7 downto 4;
  constant GPUREG_TEXENV_SOURCE_RGB_SOURCE2_LSB : natural := 8;
  constant GPUREG_TEXENV_SOURCE_RGB_SOURCE2_WIDTH : natural := 4;
  subtype GPUREG_TEXENV_SOURCE_RGB_SOURCE2_BITS is natural range 11 downto 8;
  -- ALPHA_SOURCE0 to ALPHA_SOURCE2 (bits 19-16, step 4, CombinerSource): Source of the alpha operand
  -- of this number.
  constant GPUREG_TEXENV_SOURCE_ALPHA_SOURCE0_LSB : natural := 16;
  constant GPUREG_TEXENV_SOURCE_ALPHA_SOURCE0_WIDTH : natural := 4;
  subtype GPUREG_TEXENV_SOURCE_ALPHA_SOURCE0_BITS is natural range 19 downto 16;
  constant GPUREG_TEXENV_SOURCE_ALPHA_SOURCE1_LSB : natural := 20;
  constant GPUREG_TEXENV_SOURCE_ALPHA_SOURCE1_WIDTH : natural := 4;
  subtype GPUREG_TEXENV_SOURCE_ALPHA_SOURCE1_BITS is natural range 23 downto 20;
  constant GPUREG_TEXENV_SOURCE_ALPHA_SOURCE2_LSB : natural := 24;
  constant GPUREG_TEXENV_SOURCE_ALPHA_SOURCE2_WIDTH : natural := 4;
  subtype GPUREG_TEXENV_SOURCE_ALPHA_SOURCE2_BITS is natural range 27 downto 24;
  type texenv_source_t is record
    ALPHA_SOURCE2 : combiner_source_e;
    ALPHA_SOURCE1 : combiner_source_e;
    ALPHA_SOURCE0 : combiner_source_e;
    RGB_SOURCE2 : combiner_source_e;
    RGB_SOURCE1 : combiner_source_e;
    RGB_SOURCE0 : combiner_source_e;
  end record;
  function to_texenv_source(word : std_logic_vector(31 downto 0)) return texenv_source_t;
  function to_word(value : texenv_source_t) return std_logic_vector;

  -- GPUREG_TEXENV[0-5]_OPERAND (0x0C1, 0x0C9, 0x0D1, 0x0D9, 0x0F1, 0x0F9): What the stage takes from
  -- its sources. GBATEK could read back only the bits 0x00111333; all documented codes act.
  -- plain, rw [DOC: docs/hardware/fragment.md#stages]
  -- official PICA_REG_TEX_ENV_[0-5]_OPERAND; older GPUREG_TEXENV[0-5]_CONFIG1
  constant GPUREG_TEXENV0_OPERAND : natural := 16#00C1#;
  constant GPUREG_TEXENV1_OPERAND : natural := 16#00C9#;
  constant GPUREG_TEXENV2_OPERAND : natural := 16#00D1#;
  constant GPUREG_TEXENV3_OPERAND : natural := 16#00D9#;
  constant GPUREG_TEXENV4_OPERAND : natural := 16#00F1#;
  constant GPUREG_TEXENV5_OPERAND : natural := 16#00F9#;
  constant GPUREG_TEXENV_OPERAND_COUNT : natural := 6;
  function GPUREG_TEXENV_OPERAND(n : natural) return natural;
  -- RGB_OPERAND0 to RGB_OPERAND2 (bits 3-0, step 4, CombinerColorOperand): Colour operand of this
  -- number.
  constant GPUREG_TEXENV_OPERAND_RGB_OPERAND0_LSB : natural := 0;
  constant GPUREG_TEXENV_OPERAND_RGB_OPERAND0_WIDTH : natural := 4;
  subtype GPUREG_TEXENV_OPERAND_RGB_OPERAND0_BITS is natural range 3 downto 0;
  constant GPUREG_TEXENV_OPERAND_RGB_OPERAND1_LSB : natural := 4;
  constant GPUREG_TEXENV_OPERAND_RGB_OPERAND1_WIDTH : natural := 4;
  subtype GPUREG_TEXENV_OPERAND_RGB_OPERAND1_BITS is natural range 7 downto 4;
  constant GPUREG_TEXENV_OPERAND_RGB_OPERAND2_LSB : natural := 8;
  constant GPUREG_TEXENV_OPERAND_RGB_OPERAND2_WIDTH : natural := 4;
  subtype GPUREG_TEXENV_OPERAND_RGB_OPERAND2_BITS is natural range 11 downto 8;
  -- ALPHA_OPERAND0 to ALPHA_OPERAND2 (bits 14-12, step 4, CombinerAlphaOperand): Alpha operand of
  -- this number.
  constant GPUREG_TEXENV_OPERAND_ALPHA_OPERAND0_LSB : natural := 12;
  constant GPUREG_TEXENV_OPERAND_ALPHA_OPERAND0_WIDTH : natural := 3;
  subtype GPUREG_TEXENV_OPERAND_ALPHA_OPERAND0_BITS is natural range 14 downto 12;
  constant GPUREG_TEXENV_OPERAND_ALPHA_OPERAND1_LSB : natural := 16;
  constant GPUREG_TEXENV_OPERAND_ALPHA_OPERAND1_WIDTH : natural := 3;
  subtype GPUREG_TEXENV_OPERAND_ALPHA_OPERAND1_BITS is natural range 18 downto 16;
  constant GPUREG_TEXENV_OPERAND_ALPHA_OPERAND2_LSB : natural := 20;
  constant GPUREG_TEXENV_OPERAND_ALPHA_OPERAND2_WIDTH : natural := 3;
  subtype GPUREG_TEXENV_OPERAND_ALPHA_OPERAND2_BITS is natural range 22 downto 20;
  type texenv_operand_t is record
    ALPHA_OPERAND2 : combiner_alpha_operand_e;
    ALPHA_OPERAND1 : combiner_alpha_operand_e;
    ALPHA_OPERAND0 : combiner_alpha_operand_e;
    RGB_OPERAND2 : combiner_color_operand_e;
    RGB_OPERAND1 : combiner_color_operand_e;
    RGB_OPERAND0 : combiner_color_operand_e;
  end record;
  function to_texenv_operand(word : std_logic_vector(31 downto 0)) return texenv_operand_t;
  function to_word(value : texenv_operand_t) return std_logic_vector;

  -- GPUREG_TEXENV[0-5]_COMBINER (0x0C2, 0x0CA, 0x0D2, 0x0DA, 0x0F2, 0x0FA): Operations of the stage.
  -- plain, rw [DOC: docs/hardware/fragment.md#combiner-operations]
  -- official PICA_REG_TEX_ENV_[0-5]_COMBINE; older GPUREG_TEXENV[0-5]_CONFIG2
  constant GPUREG_TEXENV0_COMBINER : natural := 16#00C2#;
  constant GPUREG_TEXENV1_COMBINER : natural := 16#00CA#;
  constant GPUREG_TEXENV2_COMBINER : natural := 16#00D2#;
  constant GPUREG_TEXENV3_COMBINER : natural := 16#00DA#;
  constant GPUREG_TEXENV4_COMBINER : natural := 16#00F2#;
  constant GPUREG_TEXENV5_COMBINER : natural := 16#00FA#;
  constant GPUREG_TEXENV_COMBINER_COUNT : natural := 6;
  function GPUREG_TEXENV_COMBINER(n : natural) return natural;
  -- RGB_OPERATION (bits 3-0, CombinerOperation): Colour operation.
  constant GPUREG_TEXENV_COMBINER_RGB_OPERATION_LSB : natural := 0;
  constant GPUREG_TEXENV_COMBINER_RGB_OPERATION_WIDTH : natural := 4;
  subtype GPUREG_TEXENV_COMBINER_RGB_OPERATION_BITS is natural range 3 downto 0;
  -- ALPHA_OPERATION (bits 19-16, CombinerOperation): Alpha operation; not used while RGB_OPERATION
  -- is DOT3_RGBA.
  constant GPUREG_TEXENV_COMBINER_ALPHA_OPERATION_LSB : natural := 16;
  constant GPUREG_TEXENV_COMBINER_ALPHA_OPERATION_WIDTH : natural := 4;
  subtype GPUREG_TEXENV_COMBINER_ALPHA_OPERATION_BITS is natural range 19 downto 16;
  type texenv_combiner_t is record
    ALPHA_OPERATION : combiner_operation_e;
    RGB_OPERATION : combiner_operation_e;
  end record;
  function to_texenv_combiner(word : std_logic_vector(31 downto 0)) return texenv_combiner_t;
  function to_word(value : texenv_combiner_t) return std_logic_vector;

  -- GPUREG_TEXENV[0-5]_COLOR (0x0C3, 0x0CB, 0x0D3, 0x0DB, 0x0F3, 0x0FB): Constant colour of the
  -- stage.
  -- plain, rw [DOC: docs/hardware/fragment.md#stages;
  -- docs/hardware/registers.md#combiners-fog-and-gas]
  -- official PICA_REG_TEX_ENV_[0-5]_COLOR; older GPUREG_TEXENV[0-5]_CONFIG3
  constant GPUREG_TEXENV0_COLOR : natural := 16#00C3#;
  constant GPUREG_TEXENV1_COLOR : natural := 16#00CB#;
  constant GPUREG_TEXENV2_COLOR : natural := 16#00D3#;
  constant GPUREG_TEXENV3_COLOR : natural := 16#00DB#;
  constant GPUREG_TEXENV4_COLOR : natural := 16#00F3#;
  constant GPUREG_TEXENV5_COLOR : natural := 16#00FB#;
  constant GPUREG_TEXENV_COLOR_COUNT : natural := 6;
  function GPUREG_TEXENV_COLOR(n : natural) return natural;
  -- R (bits 7-0, uint, 1/255): Red.
  constant GPUREG_TEXENV_COLOR_R_LSB : natural := 0;
  constant GPUREG_TEXENV_COLOR_R_WIDTH : natural := 8;
  subtype GPUREG_TEXENV_COLOR_R_BITS is natural range 7 downto 0;
  -- G (bits 15-8, uint, 1/255): Green.
  constant GPUREG_TEXENV_COLOR_G_LSB : natural := 8;
  constant GPUREG_TEXENV_COLOR_G_WIDTH : natural := 8;
  subtype GPUREG_TEXENV_COLOR_G_BITS is natural range 15 downto 8;
  -- B (bits 23-16, uint, 1/255): Blue.
  constant GPUREG_TEXENV_COLOR_B_LSB : natural := 16;
  constant GPUREG_TEXENV_COLOR_B_WIDTH : natural := 8;
  subtype GPUREG_TEXENV_COLOR_B_BITS is natural range 23 downto 16;
  -- A (bits 31-24, uint, 1/255): Alpha.
  constant GPUREG_TEXENV_COLOR_A_LSB : natural := 24;
  constant GPUREG_TEXENV_COLOR_A_WIDTH : natural := 8;
  subtype GPUREG_TEXENV_COLOR_A_BITS is natural range 31 downto 24;
  type texenv_color_t is record
    A : std_logic_vector(7 downto 0);
    B : std_logic_vector(7 downto 0);
    G : std_logic_vector(7 downto 0);
    R : std_logic_vector(7 downto 0);
  end record;
  function to_texenv_color(word : std_logic_vector(31 downto 0)) return texenv_color_t;
  function to_word(value : texenv_color_t) return std_logic_vector;

  -- GPUREG_TEXENV[0-5]_SCALE (0x0C4, 0x0CC, 0x0D4, 0x0DC, 0x0F4, 0x0FC): Scales of the stage's
  -- results.
  -- plain, rw [DOC: docs/hardware/fragment.md#scale]
  -- official PICA_REG_TEX_ENV_[0-5]_SCALE; older GPUREG_TEXENV[0-5]_CONFIG4
  constant GPUREG_TEXENV0_SCALE : natural := 16#00C4#;
  constant GPUREG_TEXENV1_SCALE : natural := 16#00CC#;
  constant GPUREG_TEXENV2_SCALE : natural := 16#00D4#;
  constant GPUREG_TEXENV3_SCALE : natural := 16#00DC#;
  constant GPUREG_TEXENV4_SCALE : natural := 16#00F4#;
  constant GPUREG_TEXENV5_SCALE : natural := 16#00FC#;
  constant GPUREG_TEXENV_SCALE_COUNT : natural := 6;
  function GPUREG_TEXENV_SCALE(n : natural) return natural;
  -- RGB_SCALE (bits 1-0, CombinerScale): Factor on the colour.
  constant GPUREG_TEXENV_SCALE_RGB_SCALE_LSB : natural := 0;
  constant GPUREG_TEXENV_SCALE_RGB_SCALE_WIDTH : natural := 2;
  subtype GPUREG_TEXENV_SCALE_RGB_SCALE_BITS is natural range 1 downto 0;
  -- ALPHA_SCALE (bits 17-16, CombinerScale): Factor on alpha.
  constant GPUREG_TEXENV_SCALE_ALPHA_SCALE_LSB : natural := 16;
  constant GPUREG_TEXENV_SCALE_ALPHA_SCALE_WIDTH : natural := 2;
  subtype GPUREG_TEXENV_SCALE_ALPHA_SCALE_BITS is natural range 17 downto 16;
  type texenv_scale_t is record
    ALPHA_SCALE : combiner_scale_e;
    RGB_SCALE : combiner_scale_e;
  end record;
  function to_texenv_scale(word : std_logic_vector(31 downto 0)) return texenv_scale_t;
  function to_word(value : texenv_scale_t) return std_logic_vector;

  -- GPUREG_00C[5-6] (0x0C5-0x0C6): No known function.
  -- plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  constant GPUREG_00C5 : natural := 16#00C5#;
  constant GPUREG_00C6 : natural := 16#00C6#;

  -- GPUREG_00C7 (0x0C7): Purpose unknown.
  -- plain, rw, mask 0x00000007 [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  constant GPUREG_00C7 : natural := 16#00C7#;
  -- UNKNOWN (bits 2-0, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_00C7_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_00C7_UNKNOWN_WIDTH : natural := 3;
  subtype GPUREG_UNKNOWN_00C7_UNKNOWN_BITS is natural range 2 downto 0;
  type unknown_00c7_t is record
    UNKNOWN : std_logic_vector(2 downto 0);
  end record;
  function to_unknown_00c7(word : std_logic_vector(31 downto 0)) return unknown_00c7_t;
  function to_word(value : unknown_00c7_t) return std_logic_vector;

  -- GPUREG_00CD to GPUREG_00CF (0x0CD-0x0CF): No known function.
  -- plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  constant GPUREG_00CD : natural := 16#00CD#;
  constant GPUREG_00CE : natural := 16#00CE#;
  constant GPUREG_00CF : natural := 16#00CF#;

  -- GPUREG_00D[5-7] (0x0D5-0x0D7): No known function.
  -- plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  constant GPUREG_00D5 : natural := 16#00D5#;
  constant GPUREG_00D6 : natural := 16#00D6#;
  constant GPUREG_00D7 : natural := 16#00D7#;

  -- GPUREG_00DD to GPUREG_00DF (0x0DD-0x0DF): No known function.
  -- plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  constant GPUREG_00DD : natural := 16#00DD#;
  constant GPUREG_00DE : natural := 16#00DE#;
  constant GPUREG_00DF : natural := 16#00DF#;

  -- GPUREG_TEXENV_UPDATE_BUFFER (0x0E0): Fog and gas mode (bytes 0 and 2) and updates of the
  -- combiner buffer (byte 1), written by software with separate byte masks. The buffer is one stage
  -- late: stage 1 sees TEXENV_BUFFER_COLOR, stage 2 what stage 0 left, and so on.
  -- plain, rw [DOC: docs/hardware/fragment.md#combiner-buffer; docs/hardware/fragment.md#fog;
  -- docs/hardware/fragment.md#gas]
  -- official PICA_REG_GAS_FOG_MODE, PICA_REG_TEX_ENV_BUF_INPUT; older GPUREG_00E0,
  -- GPUREG_TEXENV_BUFFER_CONFIG
  constant GPUREG_TEXENV_UPDATE_BUFFER : natural := 16#00E0#;
  -- FOG_MODE (bits 2-0, FogMode): Fog, gas or neither.
  constant GPUREG_TEXENV_UPDATE_BUFFER_FOG_MODE_LSB : natural := 0;
  constant GPUREG_TEXENV_UPDATE_BUFFER_FOG_MODE_WIDTH : natural := 3;
  subtype GPUREG_TEXENV_UPDATE_BUFFER_FOG_MODE_BITS is natural range 2 downto 0;
  -- GAS_DENSITY_SOURCE (bit 3, GasDensitySource): Density used by gas shading.
  constant GPUREG_TEXENV_UPDATE_BUFFER_GAS_DENSITY_SOURCE_LSB : natural := 3;
  constant GPUREG_TEXENV_UPDATE_BUFFER_GAS_DENSITY_SOURCE_WIDTH : natural := 1;
  subtype GPUREG_TEXENV_UPDATE_BUFFER_GAS_DENSITY_SOURCE_BITS is natural range 3 downto 3;
  -- RGB_UPDATE0 to RGB_UPDATE3 (bit 8, step 1, bool): The colour of the buffer becomes the result of
  -- the stage with the number of the field; clear: it stays. [HW]
  constant GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE0_LSB : natural := 8;
  constant GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE0_WIDTH : natural := 1;
  subtype GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE0_BITS is natural range 8 downto 8;
  constant GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE1_LSB : natural := 9;
  constant GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE1_WIDTH : natural := 1;
  subtype GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE1_BITS is natural range 9 downto 9;
  constant GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE2_LSB : natural := 10;
  constant GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE2_WIDTH : natural := 1;
  subtype GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE2_BITS is natural range 10 downto 10;
  constant GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE3_LSB : natural := 11;
  constant GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE3_WIDTH : natural := 1;
  subtype GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE3_BITS is natural range 11 downto 11;
  -- ALPHA_UPDATE0 to ALPHA_UPDATE3 (bit 12, step 1, bool): The alpha of the buffer becomes the
  -- result of the stage with the number of the field; clear: it stays. [HW]
  constant GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0_LSB : natural := 12;
  constant GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0_WIDTH : natural := 1;
  subtype GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0_BITS is natural range 12 downto 12;
  constant GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE1_LSB : natural := 13;
  constant GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE1_WIDTH : natural := 1;
  subtype GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE1_BITS is natural range 13 downto 13;
  constant GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE2_LSB : natural := 14;
  constant GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE2_WIDTH : natural := 1;
  subtype GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE2_BITS is natural range 14 downto 14;
  constant GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE3_LSB : natural := 15;
  constant GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE3_WIDTH : natural := 1;
  subtype GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE3_BITS is natural range 15 downto 15;
  -- Z_FLIP (bit 16, bool): The fog index is 1 - depth instead of depth. [HW]
  constant GPUREG_TEXENV_UPDATE_BUFFER_Z_FLIP_LSB : natural := 16;
  constant GPUREG_TEXENV_UPDATE_BUFFER_Z_FLIP_WIDTH : natural := 1;
  subtype GPUREG_TEXENV_UPDATE_BUFFER_Z_FLIP_BITS is natural range 16 downto 16;
  -- UNKNOWN_24 (bits 25-24, uint): Can be written and read back. [HW]
  constant GPUREG_TEXENV_UPDATE_BUFFER_UNKNOWN_24_LSB : natural := 24;
  constant GPUREG_TEXENV_UPDATE_BUFFER_UNKNOWN_24_WIDTH : natural := 2;
  subtype GPUREG_TEXENV_UPDATE_BUFFER_UNKNOWN_24_BITS is natural range 25 downto 24;
  type texenv_update_buffer_t is record
    UNKNOWN_24 : std_logic_vector(1 downto 0);
    Z_FLIP : std_logic;
    ALPHA_UPDATE3 : std_logic;
    ALPHA_UPDATE2 : std_logic;
    ALPHA_UPDATE1 : std_logic;
    ALPHA_UPDATE0 : std_logic;
    RGB_UPDATE3 : std_logic;
    RGB_UPDATE2 : std_logic;
    RGB_UPDATE1 : std_logic;
    RGB_UPDATE0 : std_logic;
    GAS_DENSITY_SOURCE : gas_density_source_e;
    FOG_MODE : fog_mode_e;
  end record;
  function to_texenv_update_buffer(word : std_logic_vector(31 downto 0)) return texenv_update_buffer_t;
  function to_word(value : texenv_update_buffer_t) return std_logic_vector;

  -- GPUREG_FOG_COLOR (0x0E1): Fog colour.
  -- plain, rw [DOC: docs/hardware/fragment.md#fog]
  -- official PICA_REG_FOG_COLOR; older GPUREG_00E1
  constant GPUREG_FOG_COLOR : natural := 16#00E1#;
  -- R (bits 7-0, uint, 1/255): Red.
  constant GPUREG_FOG_COLOR_R_LSB : natural := 0;
  constant GPUREG_FOG_COLOR_R_WIDTH : natural := 8;
  subtype GPUREG_FOG_COLOR_R_BITS is natural range 7 downto 0;
  -- G (bits 15-8, uint, 1/255): Green.
  constant GPUREG_FOG_COLOR_G_LSB : natural := 8;
  constant GPUREG_FOG_COLOR_G_WIDTH : natural := 8;
  subtype GPUREG_FOG_COLOR_G_BITS is natural range 15 downto 8;
  -- B (bits 23-16, uint, 1/255): Blue.
  constant GPUREG_FOG_COLOR_B_LSB : natural := 16;
  constant GPUREG_FOG_COLOR_B_WIDTH : natural := 8;
  subtype GPUREG_FOG_COLOR_B_BITS is natural range 23 downto 16;
  type fog_color_t is record
    B : std_logic_vector(7 downto 0);
    G : std_logic_vector(7 downto 0);
    R : std_logic_vector(7 downto 0);
  end record;
  function to_fog_color(word : std_logic_vector(31 downto 0)) return fog_color_t;
  function to_word(value : fog_color_t) return std_logic_vector;

  -- GPUREG_00E[2-3] (0x0E2-0x0E3): Purpose unknown.
  -- plain, rw, mask 0x0000FFFF [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  constant GPUREG_00E2 : natural := 16#00E2#;
  -- UNKNOWN (bits 15-0, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_00E2_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_00E2_UNKNOWN_WIDTH : natural := 16;
  subtype GPUREG_UNKNOWN_00E2_UNKNOWN_BITS is natural range 15 downto 0;
  constant GPUREG_00E3 : natural := 16#00E3#;
  constant GPUREG_UNKNOWN_00E3_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_00E3_UNKNOWN_WIDTH : natural := 16;
  subtype GPUREG_UNKNOWN_00E3_UNKNOWN_BITS is natural range 15 downto 0;
  type unknown_00e2_t is record
    UNKNOWN : std_logic_vector(15 downto 0);
  end record;
  function to_unknown_00e2(word : std_logic_vector(31 downto 0)) return unknown_00e2_t;
  function to_word(value : unknown_00e2_t) return std_logic_vector;

  -- GPUREG_GAS_ATTENUATION (0x0E4): Attenuation of gas density.
  -- plain, rw [DOC: docs/hardware/fragment.md#gas]
  -- official PICA_REG_GAS_ATTENUATION; older GPUREG_00E4
  constant GPUREG_GAS_ATTENUATION : natural := 16#00E4#;
  -- ATTENUATION (bits 15-0, f16): Density attenuation.
  constant GPUREG_GAS_ATTENUATION_ATTENUATION_LSB : natural := 0;
  constant GPUREG_GAS_ATTENUATION_ATTENUATION_WIDTH : natural := 16;
  subtype GPUREG_GAS_ATTENUATION_ATTENUATION_BITS is natural range 15 downto 0;
  type gas_attenuation_t is record
    ATTENUATION : std_logic_vector(15 downto 0);
  end record;
  function to_gas_attenuation(word : std_logic_vector(31 downto 0)) return gas_attenuation_t;
  function to_word(value : gas_attenuation_t) return std_logic_vector;

  -- GPUREG_GAS_ACCMAX (0x0E5): Scale of accumulated gas density.
  -- plain, rw [DOC: docs/hardware/fragment.md#gas]
  -- official PICA_REG_GAS_ACCMAX; older GPUREG_00E5
  constant GPUREG_GAS_ACCMAX : natural := 16#00E5#;
  -- INV_ACCMAX (bits 15-0, f16): Reciprocal of the largest accumulated density.
  constant GPUREG_GAS_ACCMAX_INV_ACCMAX_LSB : natural := 0;
  constant GPUREG_GAS_ACCMAX_INV_ACCMAX_WIDTH : natural := 16;
  subtype GPUREG_GAS_ACCMAX_INV_ACCMAX_BITS is natural range 15 downto 0;
  type gas_accmax_t is record
    INV_ACCMAX : std_logic_vector(15 downto 0);
  end record;
  function to_gas_accmax(word : std_logic_vector(31 downto 0)) return gas_accmax_t;
  function to_word(value : gas_accmax_t) return std_logic_vector;

  -- GPUREG_FOG_LUT_INDEX (0x0E6): Where the next word for FOG_LUT_DATA goes.
  -- index-port, rw, port FogLut [HW: docs/hardware/command-lists.md#index-and-data-ports;
  -- docs/hardware/registers.md#combiners-fog-and-gas]
  -- official PICA_REG_FOG_LUT_INDEX; older GPUREG_00E6
  constant GPUREG_FOG_LUT_INDEX : natural := 16#00E6#;
  -- INDEX (bits 6-0, uint): Entry; advances with each word, modulo 128, measured by JayFoxRox, citra
  -- #1875.
  constant GPUREG_FOG_LUT_INDEX_INDEX_LSB : natural := 0;
  constant GPUREG_FOG_LUT_INDEX_INDEX_WIDTH : natural := 7;
  subtype GPUREG_FOG_LUT_INDEX_INDEX_BITS is natural range 6 downto 0;
  -- UNUSED_7 (bits 15-7, uint): Documented as part of the index, without effect. [DOC]
  constant GPUREG_FOG_LUT_INDEX_UNUSED_7_LSB : natural := 7;
  constant GPUREG_FOG_LUT_INDEX_UNUSED_7_WIDTH : natural := 9;
  subtype GPUREG_FOG_LUT_INDEX_UNUSED_7_BITS is natural range 15 downto 7;
  type fog_lut_index_t is record
    UNUSED_7 : std_logic_vector(8 downto 0);
    INDEX : std_logic_vector(6 downto 0);
  end record;
  function to_fog_lut_index(word : std_logic_vector(31 downto 0)) return fog_lut_index_t;
  function to_word(value : fog_lut_index_t) return std_logic_vector;

  -- GPUREG_00E7 (0x0E7): No known function.
  -- plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  constant GPUREG_00E7 : natural := 16#00E7#;

  -- GPUREG_FOG_LUT_DATA (0x0E8-0x0EF): Entry of the fog table. Entry i applies from depth i / 128
  -- on; value + fraction * difference is the share of the fragment's colour.
  -- data-port, wo, port FogLut [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  -- docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/fragment.md#fog]
  -- official PICA_REG_FOG_LUT_DATA[0-7]; older GPUREG_00E8, GPUREG_FOG_LUT_DATA0, GPUREG_00E9,
  -- GPUREG_FOG_LUT_DATA1, GPUREG_00EA, GPUREG_FOG_LUT_DATA2, GPUREG_00EB, GPUREG_FOG_LUT_DATA3 and 8
  -- more
  constant GPUREG_FOG_LUT_DATA : natural := 16#00E8#;
  -- DIFFERENCE (bits 12-0, fixed1.1.11): Next value minus this one. Emulators divide by 2047 instead
  -- of 2048.
  constant GPUREG_FOG_LUT_DATA_DIFFERENCE_LSB : natural := 0;
  constant GPUREG_FOG_LUT_DATA_DIFFERENCE_WIDTH : natural := 13;
  subtype GPUREG_FOG_LUT_DATA_DIFFERENCE_BITS is natural range 12 downto 0;
  -- VALUE (bits 23-13, fixed0.0.11): Value at the start of the step. Emulators divide by 2047
  -- instead of 2048.
  constant GPUREG_FOG_LUT_DATA_VALUE_LSB : natural := 13;
  constant GPUREG_FOG_LUT_DATA_VALUE_WIDTH : natural := 11;
  subtype GPUREG_FOG_LUT_DATA_VALUE_BITS is natural range 23 downto 13;
  type fog_lut_data_t is record
    VALUE : std_logic_vector(10 downto 0);
    DIFFERENCE : signed(12 downto 0);
  end record;
  function to_fog_lut_data(word : std_logic_vector(31 downto 0)) return fog_lut_data_t;
  function to_word(value : fog_lut_data_t) return std_logic_vector;

  -- GPUREG_00F[5-7] (0x0F5-0x0F7): No known function.
  -- plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
  constant GPUREG_00F5 : natural := 16#00F5#;
  constant GPUREG_00F6 : natural := 16#00F6#;
  constant GPUREG_00F7 : natural := 16#00F7#;

  -- GPUREG_TEXENV_BUFFER_COLOR (0x0FD): First contents of the combiner buffer.
  -- plain, rw [DOC: docs/hardware/fragment.md#combiner-buffer]
  -- official PICA_REG_TEX_ENV_BUF_COLOR; older GPUREG_00FD
  constant GPUREG_TEXENV_BUFFER_COLOR : natural := 16#00FD#;
  -- R (bits 7-0, uint, 1/255): Red.
  constant GPUREG_TEXENV_BUFFER_COLOR_R_LSB : natural := 0;
  constant GPUREG_TEXENV_BUFFER_COLOR_R_WIDTH : natural := 8;
  subtype GPUREG_TEXENV_BUFFER_COLOR_R_BITS is natural range 7 downto 0;
  -- G (bits 15-8, uint, 1/255): Green.
  constant GPUREG_TEXENV_BUFFER_COLOR_G_LSB : natural := 8;
  constant GPUREG_TEXENV_BUFFER_COLOR_G_WIDTH : natural := 8;
  subtype GPUREG_TEXENV_BUFFER_COLOR_G_BITS is natural range 15 downto 8;
  -- B (bits 23-16, uint, 1/255): Blue.
  constant GPUREG_TEXENV_BUFFER_COLOR_B_LSB : natural := 16;
  constant GPUREG_TEXENV_BUFFER_COLOR_B_WIDTH : natural := 8;
  subtype GPUREG_TEXENV_BUFFER_COLOR_B_BITS is natural range 23 downto 16;
  -- A (bits 31-24, uint, 1/255): Alpha.
  constant GPUREG_TEXENV_BUFFER_COLOR_A_LSB : natural := 24;
  constant GPUREG_TEXENV_BUFFER_COLOR_A_WIDTH : natural := 8;
  subtype GPUREG_TEXENV_BUFFER_COLOR_A_BITS is natural range 31 downto 24;
  type texenv_buffer_color_t is record
    A : std_logic_vector(7 downto 0);
    B : std_logic_vector(7 downto 0);
    G : std_logic_vector(7 downto 0);
    R : std_logic_vector(7 downto 0);
  end record;
  function to_texenv_buffer_color(word : std_logic_vector(31 downto 0)) return texenv_buffer_color_t;
  function to_word(value : texenv_buffer_color_t) return std_logic_vector;

  -- GPUREG_00FE to GPUREG_00FF (0x0FE-0x0FF): No register; reads return the value of the primitive
  -- restart register.
  -- plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  constant GPUREG_00FE : natural := 16#00FE#;
  constant GPUREG_00FF : natural := 16#00FF#;

  -- ---- Framebuffer operations ----
  -- The end of the fragment pipeline: alpha test, stencil and depth test, blending or logic
  -- operation, and the buffers they work on; also gas shading and the shadow map pass.

  -- GPUREG_COLOR_OPERATION (0x100): Use of the fragments and choice between blending and logic
  -- operation.
  -- plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation;
  -- docs/hardware/registers.md#framebuffer]
  -- official PICA_REG_COLOR_OPERATION; older GPUREG_COLOROUTPUT_CONFIG
  constant GPUREG_COLOR_OPERATION : natural := 16#0100#;
  -- FRAGMENT_MODE (bits 1-0, FragmentMode): What fragments are used for.
  constant GPUREG_COLOR_OPERATION_FRAGMENT_MODE_LSB : natural := 0;
  constant GPUREG_COLOR_OPERATION_FRAGMENT_MODE_WIDTH : natural := 2;
  subtype GPUREG_COLOR_OPERATION_FRAGMENT_MODE_BITS is natural range 1 downto 0;
  -- BLEND_MODE (bit 8, BlendMode): Blending or logic operation.
  constant GPUREG_COLOR_OPERATION_BLEND_MODE_LSB : natural := 8;
  constant GPUREG_COLOR_OPERATION_BLEND_MODE_WIDTH : natural := 1;
  subtype GPUREG_COLOR_OPERATION_BLEND_MODE_BITS is natural range 8 downto 8;
  -- UNKNOWN_16 (bits 23-16, uint): Software writes 0xE4; no effect was seen, and the bits do not
  -- read back.
  constant GPUREG_COLOR_OPERATION_UNKNOWN_16_LSB : natural := 16;
  constant GPUREG_COLOR_OPERATION_UNKNOWN_16_WIDTH : natural := 8;
  subtype GPUREG_COLOR_OPERATION_UNKNOWN_16_BITS is natural range 23 downto 16;
  -- LINE_SKIP (bit 24, bool): Only every second line is drawn. [HW]
  constant GPUREG_COLOR_OPERATION_LINE_SKIP_LSB : natural := 24;
  constant GPUREG_COLOR_OPERATION_LINE_SKIP_WIDTH : natural := 1;
  subtype GPUREG_COLOR_OPERATION_LINE_SKIP_BITS is natural range 24 downto 24;
  -- DRAW_NOTHING (bit 25, bool): Nothing is drawn. [HW]
  constant GPUREG_COLOR_OPERATION_DRAW_NOTHING_LSB : natural := 25;
  constant GPUREG_COLOR_OPERATION_DRAW_NOTHING_WIDTH : natural := 1;
  subtype GPUREG_COLOR_OPERATION_DRAW_NOTHING_BITS is natural range 25 downto 25;
  type color_operation_t is record
    DRAW_NOTHING : std_logic;
    LINE_SKIP : std_logic;
    UNKNOWN_16 : std_logic_vector(7 downto 0);
    BLEND_MODE : blend_mode_e;
    FRAGMENT_MODE : fragment_mode_e;
  end record;
  function to_color_operation(word : std_logic_vector(31 downto 0)) return color_operation_t;
  function to_word(value : color_operation_t) return std_logic_vector;

  -- GPUREG_BLEND_FUNC (0x101): Blending; it needs the colour buffer to be readable
  -- (COLORBUFFER_READ).
  -- plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation]
  -- official PICA_REG_BLEND_FUNC; older GPUREG_BLEND_CONFIG
  constant GPUREG_BLEND_FUNC : natural := 16#0101#;
  -- RGB_EQUATION (bits 2-0, BlendEquation): Equation of red, green and blue. [HW]
  constant GPUREG_BLEND_FUNC_RGB_EQUATION_LSB : natural := 0;
  constant GPUREG_BLEND_FUNC_RGB_EQUATION_WIDTH : natural := 3;
  subtype GPUREG_BLEND_FUNC_RGB_EQUATION_BITS is natural range 2 downto 0;
  -- ALPHA_EQUATION (bits 10-8, BlendEquation): Equation of alpha. [HW]
  constant GPUREG_BLEND_FUNC_ALPHA_EQUATION_LSB : natural := 8;
  constant GPUREG_BLEND_FUNC_ALPHA_EQUATION_WIDTH : natural := 3;
  subtype GPUREG_BLEND_FUNC_ALPHA_EQUATION_BITS is natural range 10 downto 8;
  -- RGB_SRC_FACTOR (bits 19-16, BlendFactor): Weight of the fragment's colour.
  constant GPUREG_BLEND_FUNC_RGB_SRC_FACTOR_LSB : natural := 16;
  constant GPUREG_BLEND_FUNC_RGB_SRC_FACTOR_WIDTH : natural := 4;
  subtype GPUREG_BLEND_FUNC_RGB_SRC_FACTOR_BITS is natural range 19 downto 16;
  -- RGB_DST_FACTOR (bits 23-20, BlendFactor): Weight of the stored colour.
  constant GPUREG_BLEND_FUNC_RGB_DST_FACTOR_LSB : natural := 20;
  constant GPUREG_BLEND_FUNC_RGB_DST_FACTOR_WIDTH : natural := 4;
  subtype GPUREG_BLEND_FUNC_RGB_DST_FACTOR_BITS is natural range 23 downto 20;
  -- ALPHA_SRC_FACTOR (bits 27-24, BlendFactor): Weight of the fragment's alpha.
  constant GPUREG_BLEND_FUNC_ALPHA_SRC_FACTOR_LSB : natural := 24;
  constant GPUREG_BLEND_FUNC_ALPHA_SRC_FACTOR_WIDTH : natural := 4;
  subtype GPUREG_BLEND_FUNC_ALPHA_SRC_FACTOR_BITS is natural range 27 downto 24;
  -- ALPHA_DST_FACTOR (bits 31-28, BlendFactor): Weight of the stored alpha.
  constant GPUREG_BLEND_FUNC_ALPHA_DST_FACTOR_LSB : natural := 28;
  constant GPUREG_BLEND_FUNC_ALPHA_DST_FACTOR_WIDTH : natural := 4;
  subtype GPUREG_BLEND_FUNC_ALPHA_DST_FACTOR_BITS is natural range 31 downto 28;
  type blend_func_t is record
    ALPHA_DST_FACTOR : blend_factor_e;
    ALPHA_SRC_FACTOR : blend_factor_e;
    RGB_DST_FACTOR : blend_factor_e;
    RGB_SRC_FACTOR : blend_factor_e;
    ALPHA_EQUATION : blend_equation_e;
    RGB_EQUATION : blend_equation_e;
  end record;
  function to_blend_func(word : std_logic_vector(31 downto 0)) return blend_func_t;
  function to_word(value : blend_func_t) return std_logic_vector;

  -- GPUREG_LOGIC_OP (0x102): Logic operation, used while COLOR_OPERATION does not select blending.
  -- plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation]
  -- official PICA_REG_LOGIC_OP; older GPUREG_COLORLOGICOP_CONFIG
  constant GPUREG_LOGIC_OP : natural := 16#0102#;
  -- OPERATION (bits 3-0, LogicOperation): Operation on each bit of the colour channels and of alpha.
  constant GPUREG_LOGIC_OP_OPERATION_LSB : natural := 0;
  constant GPUREG_LOGIC_OP_OPERATION_WIDTH : natural := 4;
  subtype GPUREG_LOGIC_OP_OPERATION_BITS is natural range 3 downto 0;
  type logic_op_t is record
    OPERATION : logic_operation_e;
  end record;
  function to_logic_op(word : std_logic_vector(31 downto 0)) return logic_op_t;
  function to_word(value : logic_op_t) return std_logic_vector;

  -- GPUREG_BLEND_COLOR (0x103): Constant colour for blending.
  -- plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation]
  -- official PICA_REG_BLEND_COLOR
  constant GPUREG_BLEND_COLOR : natural := 16#0103#;
  -- R (bits 7-0, uint, 1/255): Red.
  constant GPUREG_BLEND_COLOR_R_LSB : natural := 0;
  constant GPUREG_BLEND_COLOR_R_WIDTH : natural := 8;
  subtype GPUREG_BLEND_COLOR_R_BITS is natural range 7 downto 0;
  -- G (bits 15-8, uint, 1/255): Green.
  constant GPUREG_BLEND_COLOR_G_LSB : natural := 8;
  constant GPUREG_BLEND_COLOR_G_WIDTH : natural := 8;
  subtype GPUREG_BLEND_COLOR_G_BITS is natural range 15 downto 8;
  -- B (bits 23-16, uint, 1/255): Blue.
  constant GPUREG_BLEND_COLOR_B_LSB : natural := 16;
  constant GPUREG_BLEND_COLOR_B_WIDTH : natural := 8;
  subtype GPUREG_BLEND_COLOR_B_BITS is natural range 23 downto 16;
  -- A (bits 31-24, uint, 1/255): Alpha.
  constant GPUREG_BLEND_COLOR_A_LSB : natural := 24;
  constant GPUREG_BLEND_COLOR_A_WIDTH : natural := 8;
  subtype GPUREG_BLEND_COLOR_A_BITS is natural range 31 downto 24;
  type blend_color_t is record
    A : std_logic_vector(7 downto 0);
    B : std_logic_vector(7 downto 0);
    G : std_logic_vector(7 downto 0);
    R : std_logic_vector(7 downto 0);
  end record;
  function to_blend_color(word : std_logic_vector(31 downto 0)) return blend_color_t;
  function to_word(value : blend_color_t) return std_logic_vector;

  -- GPUREG_FRAGOP_ALPHA_TEST (0x104): Alpha test.
  -- plain, rw [DOC: docs/hardware/framebuffer.md#alpha-test]
  -- official PICA_REG_FRAG_OP_ALPHA_TEST; older GPUREG_ALPHATEST_CONFIG
  constant GPUREG_FRAGOP_ALPHA_TEST : natural := 16#0104#;
  -- ENABLE (bit 0, bool): Alpha test on.
  constant GPUREG_FRAGOP_ALPHA_TEST_ENABLE_LSB : natural := 0;
  constant GPUREG_FRAGOP_ALPHA_TEST_ENABLE_WIDTH : natural := 1;
  subtype GPUREG_FRAGOP_ALPHA_TEST_ENABLE_BITS is natural range 0 downto 0;
  -- FUNCTION (bits 6-4, CompareFunction): Fragment alpha compared with REFERENCE.
  constant GPUREG_FRAGOP_ALPHA_TEST_FUNCTION_LSB : natural := 4;
  constant GPUREG_FRAGOP_ALPHA_TEST_FUNCTION_WIDTH : natural := 3;
  subtype GPUREG_FRAGOP_ALPHA_TEST_FUNCTION_BITS is natural range 6 downto 4;
  -- REFERENCE (bits 15-8, uint, 1/255): Second value of the comparison.
  constant GPUREG_FRAGOP_ALPHA_TEST_REFERENCE_LSB : natural := 8;
  constant GPUREG_FRAGOP_ALPHA_TEST_REFERENCE_WIDTH : natural := 8;
  subtype GPUREG_FRAGOP_ALPHA_TEST_REFERENCE_BITS is natural range 15 downto 8;
  type fragop_alpha_test_t is record
    REFERENCE : std_logic_vector(7 downto 0);
    FUNCTION_FIELD : compare_function_e;
    ENABLE : std_logic;
  end record;
  function to_fragop_alpha_test(word : std_logic_vector(31 downto 0)) return fragop_alpha_test_t;
  function to_word(value : fragop_alpha_test_t) return std_logic_vector;

  -- GPUREG_STENCIL_TEST (0x105): Stencil test, possible with the depth format D24S8 only.
  -- plain, rw [HW: docs/hardware/framebuffer.md#stencil]
  -- official PICA_REG_STENCIL_TEST; older GPUREG_STENCILTEST_CONFIG
  constant GPUREG_STENCIL_TEST : natural := 16#0105#;
  -- ENABLE (bit 0, bool): Stencil test on.
  constant GPUREG_STENCIL_TEST_ENABLE_LSB : natural := 0;
  constant GPUREG_STENCIL_TEST_ENABLE_WIDTH : natural := 1;
  subtype GPUREG_STENCIL_TEST_ENABLE_BITS is natural range 0 downto 0;
  -- FUNCTION (bits 6-4, CompareFunction): REFERENCE and READ_MASK, compared with stored value and
  -- READ_MASK.
  constant GPUREG_STENCIL_TEST_FUNCTION_LSB : natural := 4;
  constant GPUREG_STENCIL_TEST_FUNCTION_WIDTH : natural := 3;
  subtype GPUREG_STENCIL_TEST_FUNCTION_BITS is natural range 6 downto 4;
  -- WRITE_MASK (bits 15-8, uint): Bits of the stored value that may change.
  constant GPUREG_STENCIL_TEST_WRITE_MASK_LSB : natural := 8;
  constant GPUREG_STENCIL_TEST_WRITE_MASK_WIDTH : natural := 8;
  subtype GPUREG_STENCIL_TEST_WRITE_MASK_BITS is natural range 15 downto 8;
  -- REFERENCE (bits 23-16, uint): Reference; 3dbrew calls it signed, emulators compare it unsigned.
  constant GPUREG_STENCIL_TEST_REFERENCE_LSB : natural := 16;
  constant GPUREG_STENCIL_TEST_REFERENCE_WIDTH : natural := 8;
  subtype GPUREG_STENCIL_TEST_REFERENCE_BITS is natural range 23 downto 16;
  -- READ_MASK (bits 31-24, uint): Bits of both values that are compared.
  constant GPUREG_STENCIL_TEST_READ_MASK_LSB : natural := 24;
  constant GPUREG_STENCIL_TEST_READ_MASK_WIDTH : natural := 8;
  subtype GPUREG_STENCIL_TEST_READ_MASK_BITS is natural range 31 downto 24;
  type stencil_test_t is record
    READ_MASK : std_logic_vector(7 downto 0);
    REFERENCE : std_logic_vector(7 downto 0);
    WRITE_MASK : std_logic_vector(7 downto 0);
    FUNCTION_FIELD : compare_function_e;
    ENABLE : std_logic;
  end record;
  function to_stencil_test(word : std_logic_vector(31 downto 0)) return stencil_test_t;
  function to_word(value : stencil_test_t) return std_logic_vector;

  -- GPUREG_STENCIL_OP (0x106): What the three outcomes do to the stencil value.
  -- plain, rw [HW: docs/hardware/framebuffer.md#stencil]
  -- official PICA_REG_STENCIL_OP; older GPUREG_STENCILOP_CONFIG
  constant GPUREG_STENCIL_OP : natural := 16#0106#;
  -- FAIL (bits 2-0, StencilAction): The stencil test fails.
  constant GPUREG_STENCIL_OP_FAIL_LSB : natural := 0;
  constant GPUREG_STENCIL_OP_FAIL_WIDTH : natural := 3;
  subtype GPUREG_STENCIL_OP_FAIL_BITS is natural range 2 downto 0;
  -- DEPTH_FAIL (bits 6-4, StencilAction): The stencil test passes, the depth test fails.
  constant GPUREG_STENCIL_OP_DEPTH_FAIL_LSB : natural := 4;
  constant GPUREG_STENCIL_OP_DEPTH_FAIL_WIDTH : natural := 3;
  subtype GPUREG_STENCIL_OP_DEPTH_FAIL_BITS is natural range 6 downto 4;
  -- PASS (bits 10-8, StencilAction): Both pass; a depth test that is off passes.
  constant GPUREG_STENCIL_OP_PASS_LSB : natural := 8;
  constant GPUREG_STENCIL_OP_PASS_WIDTH : natural := 3;
  subtype GPUREG_STENCIL_OP_PASS_BITS is natural range 10 downto 8;
  type stencil_op_t is record
    PASS : stencil_action_e;
    DEPTH_FAIL : stencil_action_e;
    FAIL : stencil_action_e;
  end record;
  function to_stencil_op(word : std_logic_vector(31 downto 0)) return stencil_op_t;
  function to_word(value : stencil_op_t) return std_logic_vector;

  -- GPUREG_DEPTH_COLOR_MASK (0x107): Depth test, depth write and colour write mask.
  -- plain, rw [DOC: docs/hardware/framebuffer.md#depth]
  -- official PICA_REG_DEPTH_COLOR_MASK; older GPUREG_DEPTHTEST_CONFIG
  constant GPUREG_DEPTH_COLOR_MASK : natural := 16#0107#;
  -- DEPTH_TEST_ENABLE (bit 0, bool): Depth test on; off counts as ALWAYS.
  constant GPUREG_DEPTH_COLOR_MASK_DEPTH_TEST_ENABLE_LSB : natural := 0;
  constant GPUREG_DEPTH_COLOR_MASK_DEPTH_TEST_ENABLE_WIDTH : natural := 1;
  subtype GPUREG_DEPTH_COLOR_MASK_DEPTH_TEST_ENABLE_BITS is natural range 0 downto 0;
  -- FUNCTION (bits 6-4, CompareFunction): Fragment depth compared with stored depth.
  constant GPUREG_DEPTH_COLOR_MASK_FUNCTION_LSB : natural := 4;
  constant GPUREG_DEPTH_COLOR_MASK_FUNCTION_WIDTH : natural := 3;
  subtype GPUREG_DEPTH_COLOR_MASK_FUNCTION_BITS is natural range 6 downto 4;
  -- RED_WRITE (bit 8, bool): Red is written.
  constant GPUREG_DEPTH_COLOR_MASK_RED_WRITE_LSB : natural := 8;
  constant GPUREG_DEPTH_COLOR_MASK_RED_WRITE_WIDTH : natural := 1;
  subtype GPUREG_DEPTH_COLOR_MASK_RED_WRITE_BITS is natural range 8 downto 8;
  -- GREEN_WRITE (bit 9, bool): Green is written.
  constant GPUREG_DEPTH_COLOR_MASK_GREEN_WRITE_LSB : natural := 9;
  constant GPUREG_DEPTH_COLOR_MASK_GREEN_WRITE_WIDTH : natural := 1;
  subtype GPUREG_DEPTH_COLOR_MASK_GREEN_WRITE_BITS is natural range 9 downto 9;
  -- BLUE_WRITE (bit 10, bool): Blue is written.
  constant GPUREG_DEPTH_COLOR_MASK_BLUE_WRITE_LSB : natural := 10;
  constant GPUREG_DEPTH_COLOR_MASK_BLUE_WRITE_WIDTH : natural := 1;
  subtype GPUREG_DEPTH_COLOR_MASK_BLUE_WRITE_BITS is natural range 10 downto 10;
  -- ALPHA_WRITE (bit 11, bool): Alpha is written.
  constant GPUREG_DEPTH_COLOR_MASK_ALPHA_WRITE_LSB : natural := 11;
  constant GPUREG_DEPTH_COLOR_MASK_ALPHA_WRITE_WIDTH : natural := 1;
  subtype GPUREG_DEPTH_COLOR_MASK_ALPHA_WRITE_BITS is natural range 11 downto 11;
  -- DEPTH_WRITE (bit 12, bool): Depth is written, even while the depth test is off;
  -- DEPTHBUFFER_WRITE must allow it. [HW]
  constant GPUREG_DEPTH_COLOR_MASK_DEPTH_WRITE_LSB : natural := 12;
  constant GPUREG_DEPTH_COLOR_MASK_DEPTH_WRITE_WIDTH : natural := 1;
  subtype GPUREG_DEPTH_COLOR_MASK_DEPTH_WRITE_BITS is natural range 12 downto 12;
  type depth_color_mask_t is record
    DEPTH_WRITE : std_logic;
    ALPHA_WRITE : std_logic;
    BLUE_WRITE : std_logic;
    GREEN_WRITE : std_logic;
    RED_WRITE : std_logic;
    FUNCTION_FIELD : compare_function_e;
    DEPTH_TEST_ENABLE : std_logic;
  end record;
  function to_depth_color_mask(word : std_logic_vector(31 downto 0)) return depth_color_mask_t;
  function to_word(value : depth_color_mask_t) return std_logic_vector;

  -- GPUREG_0108 to GPUREG_010C (0x108-0x10C): No known function.
  -- plain, none [HW: docs/hardware/registers.md#framebuffer; GBATEK]
  constant GPUREG_0108 : natural := 16#0108#;
  constant GPUREG_0109 : natural := 16#0109#;
  constant GPUREG_010A : natural := 16#010A#;
  constant GPUREG_010B : natural := 16#010B#;
  constant GPUREG_010C : natural := 16#010C#;

  -- GPUREG_010D (0x10D): Purpose unknown.
  -- plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#framebuffer; GBATEK]
  constant GPUREG_010D : natural := 16#010D#;
  -- UNKNOWN (bit 0, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_010D_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_010D_UNKNOWN_WIDTH : natural := 1;
  subtype GPUREG_UNKNOWN_010D_UNKNOWN_BITS is natural range 0 downto 0;
  type unknown_010d_t is record
    UNKNOWN : std_logic;
  end record;
  function to_unknown_010d(word : std_logic_vector(31 downto 0)) return unknown_010d_t;
  function to_word(value : unknown_010d_t) return std_logic_vector;

  -- GPUREG_010E to GPUREG_010F (0x10E-0x10F): Purpose unknown.
  -- plain, rw, mask 0xFFFFFFFF [HW: docs/hardware/registers.md#framebuffer; GBATEK]
  constant GPUREG_010E : natural := 16#010E#;
  -- UNKNOWN (bits 31-0, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_010E_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_010E_UNKNOWN_WIDTH : natural := 32;
  subtype GPUREG_UNKNOWN_010E_UNKNOWN_BITS is natural range 31 downto 0;
  constant GPUREG_010F : natural := 16#010F#;
  constant GPUREG_UNKNOWN_010F_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_010F_UNKNOWN_WIDTH : natural := 32;
  subtype GPUREG_UNKNOWN_010F_UNKNOWN_BITS is natural range 31 downto 0;
  type unknown_010e_t is record
    UNKNOWN : std_logic_vector(31 downto 0);
  end record;
  function to_unknown_010e(word : std_logic_vector(31 downto 0)) return unknown_010e_t;
  function to_word(value : unknown_010e_t) return std_logic_vector;

  -- GPUREG_FRAMEBUFFER_INVALIDATE (0x110): Drops the contents of the colour and depth caches.
  -- trigger, wo [DOC: docs/hardware/framebuffer.md#addressing]
  -- official PICA_REG_COLOR_BUFFER_CLEAR0; older GPUREG_0110, GPUREG_RENDERBUFFER_INVALIDATE
  constant GPUREG_FRAMEBUFFER_INVALIDATE : natural := 16#0110#;
  -- INVALIDATE (bit 0, bool): Do it.
  constant GPUREG_FRAMEBUFFER_INVALIDATE_INVALIDATE_LSB : natural := 0;
  constant GPUREG_FRAMEBUFFER_INVALIDATE_INVALIDATE_WIDTH : natural := 1;
  subtype GPUREG_FRAMEBUFFER_INVALIDATE_INVALIDATE_BITS is natural range 0 downto 0;
  type framebuffer_invalidate_t is record
    INVALIDATE : std_logic;
  end record;
  function to_framebuffer_invalidate(word : std_logic_vector(31 downto 0)) return framebuffer_invalidate_t;
  function to_word(value : framebuffer_invalidate_t) return std_logic_vector;

  -- GPUREG_FRAMEBUFFER_FLUSH (0x111): Writes the colour and depth caches back to memory.
  -- trigger, wo [DOC: docs/hardware/framebuffer.md#addressing]
  -- official PICA_REG_COLOR_BUFFER_CLEAR1; older GPUREG_0111, GPUREG_RENDERBUFFER_FLUSH
  constant GPUREG_FRAMEBUFFER_FLUSH : natural := 16#0111#;
  -- FLUSH (bit 0, bool): Do it.
  constant GPUREG_FRAMEBUFFER_FLUSH_FLUSH_LSB : natural := 0;
  constant GPUREG_FRAMEBUFFER_FLUSH_FLUSH_WIDTH : natural := 1;
  subtype GPUREG_FRAMEBUFFER_FLUSH_FLUSH_BITS is natural range 0 downto 0;
  type framebuffer_flush_t is record
    FLUSH : std_logic;
  end record;
  function to_framebuffer_flush(word : std_logic_vector(31 downto 0)) return framebuffer_flush_t;
  function to_word(value : framebuffer_flush_t) return std_logic_vector;

  -- GPUREG_COLORBUFFER_READ (0x112): Reading of the colour buffer; without it the destination colour
  -- counts as 0.
  -- plain, rw [HW: docs/hardware/framebuffer.md#addressing]
  -- official PICA_REG_COLOR_BUFFER_READ; older GPUREG_COLORBUFFER_READING
  constant GPUREG_COLORBUFFER_READ : natural := 16#0112#;
  -- ACCESS (bits 3-0, ColorAccess): Whether the buffer may be read.
  constant GPUREG_COLORBUFFER_READ_ACCESS_LSB : natural := 0;
  constant GPUREG_COLORBUFFER_READ_ACCESS_WIDTH : natural := 4;
  subtype GPUREG_COLORBUFFER_READ_ACCESS_BITS is natural range 3 downto 0;
  type colorbuffer_read_t is record
    ACCESS_FIELD : color_access_e;
  end record;
  function to_colorbuffer_read(word : std_logic_vector(31 downto 0)) return colorbuffer_read_t;
  function to_word(value : colorbuffer_read_t) return std_logic_vector;

  -- GPUREG_COLORBUFFER_WRITE (0x113): Writing of the colour buffer.
  -- plain, rw [HW: docs/hardware/framebuffer.md#addressing]
  -- official PICA_REG_COLOR_BUFFER_WRITE; older GPUREG_COLORBUFFER_WRITING
  constant GPUREG_COLORBUFFER_WRITE : natural := 16#0113#;
  -- ACCESS (bits 3-0, ColorAccess): Whether the buffer may be written.
  constant GPUREG_COLORBUFFER_WRITE_ACCESS_LSB : natural := 0;
  constant GPUREG_COLORBUFFER_WRITE_ACCESS_WIDTH : natural := 4;
  subtype GPUREG_COLORBUFFER_WRITE_ACCESS_BITS is natural range 3 downto 0;
  type colorbuffer_write_t is record
    ACCESS_FIELD : color_access_e;
  end record;
  function to_colorbuffer_write(word : std_logic_vector(31 downto 0)) return colorbuffer_write_t;
  function to_word(value : colorbuffer_write_t) return std_logic_vector;

  -- GPUREG_DEPTHBUFFER_READ (0x114): Reading of the depth buffer.
  -- plain, rw [HW: docs/hardware/framebuffer.md#addressing]
  -- official PICA_REG_DEPTH_STENCIL_READ; older GPUREG_DEPTHBUFFER_READING
  constant GPUREG_DEPTHBUFFER_READ : natural := 16#0114#;
  -- ACCESS (bits 1-0, DepthStencilAccess): Whether the buffer may be read.
  constant GPUREG_DEPTHBUFFER_READ_ACCESS_LSB : natural := 0;
  constant GPUREG_DEPTHBUFFER_READ_ACCESS_WIDTH : natural := 2;
  subtype GPUREG_DEPTHBUFFER_READ_ACCESS_BITS is natural range 1 downto 0;
  type depthbuffer_read_t is record
    ACCESS_FIELD : depth_stencil_access_e;
  end record;
  function to_depthbuffer_read(word : std_logic_vector(31 downto 0)) return depthbuffer_read_t;
  function to_word(value : depthbuffer_read_t) return std_logic_vector;

  -- GPUREG_DEPTHBUFFER_WRITE (0x115): Writing of the depth buffer.
  -- plain, rw [HW: docs/hardware/framebuffer.md#addressing]
  -- official PICA_REG_DEPTH_STENCIL_WRITE; older GPUREG_DEPTHBUFFER_WRITING
  constant GPUREG_DEPTHBUFFER_WRITE : natural := 16#0115#;
  -- ACCESS (bits 1-0, DepthStencilAccess): Whether the buffer may be written.
  constant GPUREG_DEPTHBUFFER_WRITE_ACCESS_LSB : natural := 0;
  constant GPUREG_DEPTHBUFFER_WRITE_ACCESS_WIDTH : natural := 2;
  subtype GPUREG_DEPTHBUFFER_WRITE_ACCESS_BITS is natural range 1 downto 0;
  type depthbuffer_write_t is record
    ACCESS_FIELD : depth_stencil_access_e;
  end record;
  function to_depthbuffer_write(word : std_logic_vector(31 downto 0)) return depthbuffer_write_t;
  function to_word(value : depthbuffer_write_t) return std_logic_vector;

  -- GPUREG_DEPTHBUFFER_FORMAT (0x116): Layout of the depth buffer.
  -- plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
  -- official PICA_REG_RENDER_BUF_DEPTH_MODE
  constant GPUREG_DEPTHBUFFER_FORMAT : natural := 16#0116#;
  -- FORMAT (bits 1-0, DepthFormat): Format.
  constant GPUREG_DEPTHBUFFER_FORMAT_FORMAT_LSB : natural := 0;
  constant GPUREG_DEPTHBUFFER_FORMAT_FORMAT_WIDTH : natural := 2;
  subtype GPUREG_DEPTHBUFFER_FORMAT_FORMAT_BITS is natural range 1 downto 0;
  type depthbuffer_format_t is record
    FORMAT : depth_format_e;
  end record;
  function to_depthbuffer_format(word : std_logic_vector(31 downto 0)) return depthbuffer_format_t;
  function to_word(value : depthbuffer_format_t) return std_logic_vector;

  -- GPUREG_COLORBUFFER_FORMAT (0x117): Layout of the colour buffer. The codes of the display
  -- transfer differ: RGB5A1 and RGB565 are exchanged there.
  -- plain, rw [DOC: docs/hardware/framebuffer.md#addressing;
  -- docs/hardware/memory-engines.md#display-transfer]
  -- official PICA_REG_RENDER_BUF_COLOR_MODE
  constant GPUREG_COLORBUFFER_FORMAT : natural := 16#0117#;
  -- PIXEL_SIZE (bits 1-0, PixelSize): Size of a pixel; it must fit FORMAT.
  constant GPUREG_COLORBUFFER_FORMAT_PIXEL_SIZE_LSB : natural := 0;
  constant GPUREG_COLORBUFFER_FORMAT_PIXEL_SIZE_WIDTH : natural := 2;
  subtype GPUREG_COLORBUFFER_FORMAT_PIXEL_SIZE_BITS is natural range 1 downto 0;
  -- FORMAT (bits 18-16, ColorFormat): Format.
  constant GPUREG_COLORBUFFER_FORMAT_FORMAT_LSB : natural := 16;
  constant GPUREG_COLORBUFFER_FORMAT_FORMAT_WIDTH : natural := 3;
  subtype GPUREG_COLORBUFFER_FORMAT_FORMAT_BITS is natural range 18 downto 16;
  type colorbuffer_format_t is record
    FORMAT : color_format_e;
    PIXEL_SIZE : pixel_size_e;
  end record;
  function to_colorbuffer_format(word : std_logic_vector(31 downto 0)) return colorbuffer_format_t;
  function to_word(value : colorbuffer_format_t) return std_logic_vector;

  -- GPUREG_EARLYDEPTH_TEST2 (0x118): Second of two enables of the early depth test; software sets
  -- EARLYDEPTH_TEST1 with it.
  -- plain, rw [DOC: docs/hardware/raster.md#early-depth]
  -- official PICA_REG_EARLY_DEPTH_TEST2; older GPUREG_0118
  constant GPUREG_EARLYDEPTH_TEST2 : natural := 16#0118#;
  -- ENABLE (bit 0, bool): Early depth test on.
  constant GPUREG_EARLYDEPTH_TEST2_ENABLE_LSB : natural := 0;
  constant GPUREG_EARLYDEPTH_TEST2_ENABLE_WIDTH : natural := 1;
  subtype GPUREG_EARLYDEPTH_TEST2_ENABLE_BITS is natural range 0 downto 0;
  type earlydepth_test2_t is record
    ENABLE : std_logic;
  end record;
  function to_earlydepth_test2(word : std_logic_vector(31 downto 0)) return earlydepth_test2_t;
  function to_word(value : earlydepth_test2_t) return std_logic_vector;

  -- GPUREG_0119 to GPUREG_011A (0x119-0x11A): Purpose unknown.
  -- plain, rw, mask 0xFFFFFFFF [HW: docs/hardware/registers.md#framebuffer; GBATEK]
  constant GPUREG_0119 : natural := 16#0119#;
  -- UNKNOWN (bits 31-0, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_0119_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_0119_UNKNOWN_WIDTH : natural := 32;
  subtype GPUREG_UNKNOWN_0119_UNKNOWN_BITS is natural range 31 downto 0;
  constant GPUREG_011A : natural := 16#011A#;
  constant GPUREG_UNKNOWN_011A_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_011A_UNKNOWN_WIDTH : natural := 32;
  subtype GPUREG_UNKNOWN_011A_UNKNOWN_BITS is natural range 31 downto 0;
  type unknown_0119_t is record
    UNKNOWN : std_logic_vector(31 downto 0);
  end record;
  function to_unknown_0119(word : std_logic_vector(31 downto 0)) return unknown_0119_t;
  function to_word(value : unknown_0119_t) return std_logic_vector;

  -- GPUREG_FRAMEBUFFER_BLOCK32 (0x11B): Block size of the colour and depth buffers.
  -- plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
  -- official PICA_REG_RENDER_BLOCK_FORMAT; older GPUREG_011B, GPUREG_RENDERBUFFER_BLOCK32
  constant GPUREG_FRAMEBUFFER_BLOCK32 : natural := 16#011B#;
  -- BLOCK_SIZE (bit 0, BlockSize): Order of the pixels.
  constant GPUREG_FRAMEBUFFER_BLOCK32_BLOCK_SIZE_LSB : natural := 0;
  constant GPUREG_FRAMEBUFFER_BLOCK32_BLOCK_SIZE_WIDTH : natural := 1;
  subtype GPUREG_FRAMEBUFFER_BLOCK32_BLOCK_SIZE_BITS is natural range 0 downto 0;
  type framebuffer_block32_t is record
    BLOCK_SIZE : block_size_e;
  end record;
  function to_framebuffer_block32(word : std_logic_vector(31 downto 0)) return framebuffer_block32_t;
  function to_word(value : framebuffer_block32_t) return std_logic_vector;

  -- GPUREG_DEPTHBUFFER_LOC (0x11C): Depth buffer in memory. The low 3 bits have no effect (seen by
  -- GBATEK), so that the address is a multiple of 64 bytes.
  -- plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
  -- official PICA_REG_RENDER_BUF_DEPTH_ADDR
  constant GPUREG_DEPTHBUFFER_LOC : natural := 16#011C#;
  -- ADDRESS (bits 27-0, address*8): Physical address.
  constant GPUREG_DEPTHBUFFER_LOC_ADDRESS_LSB : natural := 0;
  constant GPUREG_DEPTHBUFFER_LOC_ADDRESS_WIDTH : natural := 28;
  subtype GPUREG_DEPTHBUFFER_LOC_ADDRESS_BITS is natural range 27 downto 0;
  type depthbuffer_loc_t is record
    ADDRESS : std_logic_vector(27 downto 0);
  end record;
  function to_depthbuffer_loc(word : std_logic_vector(31 downto 0)) return depthbuffer_loc_t;
  function to_word(value : depthbuffer_loc_t) return std_logic_vector;

  -- GPUREG_COLORBUFFER_LOC (0x11D): Colour buffer in memory. The low 3 bits have no effect (seen by
  -- GBATEK), so that the address is a multiple of 64 bytes.
  -- plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
  -- official PICA_REG_RENDER_BUF_COLOR_ADDR
  constant GPUREG_COLORBUFFER_LOC : natural := 16#011D#;
  -- ADDRESS (bits 27-0, address*8): Physical address.
  constant GPUREG_COLORBUFFER_LOC_ADDRESS_LSB : natural := 0;
  constant GPUREG_COLORBUFFER_LOC_ADDRESS_WIDTH : natural := 28;
  subtype GPUREG_COLORBUFFER_LOC_ADDRESS_BITS is natural range 27 downto 0;
  type colorbuffer_loc_t is record
    ADDRESS : std_logic_vector(27 downto 0);
  end record;
  function to_colorbuffer_loc(word : std_logic_vector(31 downto 0)) return colorbuffer_loc_t;
  function to_word(value : colorbuffer_loc_t) return std_logic_vector;

  -- GPUREG_FRAMEBUFFER_DIM (0x11E): Size of the colour and depth buffers.
  -- plain, rw [HW: docs/hardware/framebuffer.md#addressing]
  -- official PICA_REG_RENDER_BUF_RESOLUTION0; older GPUREG_OUTBUFFER_DIM, GPUREG_RENDERBUFFER_DIM_0
  constant GPUREG_FRAMEBUFFER_DIM : natural := 16#011E#;
  -- WIDTH (bits 10-0, uint, pixels): Width.
  constant GPUREG_FRAMEBUFFER_DIM_WIDTH_LSB : natural := 0;
  constant GPUREG_FRAMEBUFFER_DIM_WIDTH_WIDTH : natural := 11;
  subtype GPUREG_FRAMEBUFFER_DIM_WIDTH_BITS is natural range 10 downto 0;
  -- HEIGHT_MINUS_1 (bits 21-12, uint, pixels): Height minus 1.
  constant GPUREG_FRAMEBUFFER_DIM_HEIGHT_MINUS_1_LSB : natural := 12;
  constant GPUREG_FRAMEBUFFER_DIM_HEIGHT_MINUS_1_WIDTH : natural := 10;
  subtype GPUREG_FRAMEBUFFER_DIM_HEIGHT_MINUS_1_BITS is natural range 21 downto 12;
  -- Y_DIRECTION (bit 24, YDirection): Direction of y in memory.
  constant GPUREG_FRAMEBUFFER_DIM_Y_DIRECTION_LSB : natural := 24;
  constant GPUREG_FRAMEBUFFER_DIM_Y_DIRECTION_WIDTH : natural := 1;
  subtype GPUREG_FRAMEBUFFER_DIM_Y_DIRECTION_BITS is natural range 24 downto 24;
  type framebuffer_dim_t is record
    Y_DIRECTION : y_direction_e;
    HEIGHT_MINUS_1 : std_logic_vector(9 downto 0);
    WIDTH : std_logic_vector(10 downto 0);
  end record;
  function to_framebuffer_dim(word : std_logic_vector(31 downto 0)) return framebuffer_dim_t;
  function to_word(value : framebuffer_dim_t) return std_logic_vector;

  -- GPUREG_011F (0x11F): Purpose unknown, perhaps memory timing. Software writes 0x00010140, and all
  -- ones hang the GPU.
  -- plain, rw, mask 0x7FFFFFFF, power-up value 0x00020200 [HW:
  -- docs/hardware/registers.md#framebuffer; docs/hardware/registers.md#power-up; GBATEK]
  constant GPUREG_011F : natural := 16#011F#;
  -- UNKNOWN (bits 30-0, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_011F_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_011F_UNKNOWN_WIDTH : natural := 31;
  subtype GPUREG_UNKNOWN_011F_UNKNOWN_BITS is natural range 30 downto 0;
  type unknown_011f_t is record
    UNKNOWN : std_logic_vector(30 downto 0);
  end record;
  function to_unknown_011f(word : std_logic_vector(31 downto 0)) return unknown_011f_t;
  function to_word(value : unknown_011f_t) return std_logic_vector;

  -- GPUREG_GAS_LIGHT_XY (0x120): Planar shading of gas.
  -- plain, rw [DOC: docs/hardware/fragment.md#gas]
  -- official PICA_REG_GAS_LIGHT_XY; older GPUREG_0120
  constant GPUREG_GAS_LIGHT_XY : natural := 16#0120#;
  -- MIN (bits 7-0, uint): Lowest intensity.
  constant GPUREG_GAS_LIGHT_XY_MIN_LSB : natural := 0;
  constant GPUREG_GAS_LIGHT_XY_MIN_WIDTH : natural := 8;
  subtype GPUREG_GAS_LIGHT_XY_MIN_BITS is natural range 7 downto 0;
  -- MAX (bits 15-8, uint): Highest intensity.
  constant GPUREG_GAS_LIGHT_XY_MAX_LSB : natural := 8;
  constant GPUREG_GAS_LIGHT_XY_MAX_WIDTH : natural := 8;
  subtype GPUREG_GAS_LIGHT_XY_MAX_BITS is natural range 15 downto 8;
  -- ATTENUATION (bits 23-16, uint): Attenuation by density.
  constant GPUREG_GAS_LIGHT_XY_ATTENUATION_LSB : natural := 16;
  constant GPUREG_GAS_LIGHT_XY_ATTENUATION_WIDTH : natural := 8;
  subtype GPUREG_GAS_LIGHT_XY_ATTENUATION_BITS is natural range 23 downto 16;
  type gas_light_xy_t is record
    ATTENUATION : std_logic_vector(7 downto 0);
    MAX : std_logic_vector(7 downto 0);
    MIN : std_logic_vector(7 downto 0);
  end record;
  function to_gas_light_xy(word : std_logic_vector(31 downto 0)) return gas_light_xy_t;
  function to_word(value : gas_light_xy_t) return std_logic_vector;

  -- GPUREG_GAS_LIGHT_Z (0x121): View shading of gas.
  -- plain, rw [DOC: docs/hardware/fragment.md#gas]
  -- official PICA_REG_GAS_LIGHT_Z; older GPUREG_0121
  constant GPUREG_GAS_LIGHT_Z : natural := 16#0121#;
  -- MIN (bits 7-0, uint): Lowest intensity.
  constant GPUREG_GAS_LIGHT_Z_MIN_LSB : natural := 0;
  constant GPUREG_GAS_LIGHT_Z_MIN_WIDTH : natural := 8;
  subtype GPUREG_GAS_LIGHT_Z_MIN_BITS is natural range 7 downto 0;
  -- MAX (bits 15-8, uint): Highest intensity.
  constant GPUREG_GAS_LIGHT_Z_MAX_LSB : natural := 8;
  constant GPUREG_GAS_LIGHT_Z_MAX_WIDTH : natural := 8;
  subtype GPUREG_GAS_LIGHT_Z_MAX_BITS is natural range 15 downto 8;
  -- ATTENUATION (bits 23-16, uint): Attenuation by density.
  constant GPUREG_GAS_LIGHT_Z_ATTENUATION_LSB : natural := 16;
  constant GPUREG_GAS_LIGHT_Z_ATTENUATION_WIDTH : natural := 8;
  subtype GPUREG_GAS_LIGHT_Z_ATTENUATION_BITS is natural range 23 downto 16;
  type gas_light_z_t is record
    ATTENUATION : std_logic_vector(7 downto 0);
    MAX : std_logic_vector(7 downto 0);
    MIN : std_logic_vector(7 downto 0);
  end record;
  function to_gas_light_z(word : std_logic_vector(31 downto 0)) return gas_light_z_t;
  function to_word(value : gas_light_z_t) return std_logic_vector;

  -- GPUREG_GAS_LIGHT_Z_COLOR (0x122): View shading along the line of sight, and input of the gas
  -- colour table.
  -- plain, rw [DOC: docs/hardware/fragment.md#gas]
  -- official PICA_REG_GAS_LIGHT_Z_COLOR; older GPUREG_0122
  constant GPUREG_GAS_LIGHT_Z_COLOR : natural := 16#0122#;
  -- EFFECT (bits 7-0, uint): Strength of view shading in the line of sight.
  constant GPUREG_GAS_LIGHT_Z_COLOR_EFFECT_LSB : natural := 0;
  constant GPUREG_GAS_LIGHT_Z_COLOR_EFFECT_WIDTH : natural := 8;
  subtype GPUREG_GAS_LIGHT_Z_COLOR_EFFECT_BITS is natural range 7 downto 0;
  -- LUT_INPUT (bit 8, GasLutInput): What selects a colour.
  constant GPUREG_GAS_LIGHT_Z_COLOR_LUT_INPUT_LSB : natural := 8;
  constant GPUREG_GAS_LIGHT_Z_COLOR_LUT_INPUT_WIDTH : natural := 1;
  subtype GPUREG_GAS_LIGHT_Z_COLOR_LUT_INPUT_BITS is natural range 8 downto 8;
  type gas_light_z_color_t is record
    LUT_INPUT : gas_lut_input_e;
    EFFECT : std_logic_vector(7 downto 0);
  end record;
  function to_gas_light_z_color(word : std_logic_vector(31 downto 0)) return gas_light_z_color_t;
  function to_word(value : gas_light_z_color_t) return std_logic_vector;

  -- GPUREG_GAS_LUT_INDEX (0x123): Where the next word for GAS_LUT_DATA goes.
  -- index-port, wo, port GasLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
  -- docs/hardware/fragment.md#gas; GBATEK]
  -- official PICA_REG_GAS_LUT_INDEX; older GPUREG_0123
  constant GPUREG_GAS_LUT_INDEX : natural := 16#0123#;
  -- INDEX (bits 15-0, uint): Entry 0 to 15; how many bits count is not known.
  constant GPUREG_GAS_LUT_INDEX_INDEX_LSB : natural := 0;
  constant GPUREG_GAS_LUT_INDEX_INDEX_WIDTH : natural := 16;
  subtype GPUREG_GAS_LUT_INDEX_INDEX_BITS is natural range 15 downto 0;
  type gas_lut_index_t is record
    INDEX : std_logic_vector(15 downto 0);
  end record;
  function to_gas_lut_index(word : std_logic_vector(31 downto 0)) return gas_lut_index_t;
  function to_word(value : gas_lut_index_t) return std_logic_vector;

  -- GPUREG_GAS_LUT_DATA (0x124): Entry of the gas colour table: 0-7 are differences, 8-15 colours.
  -- Differences are signed according to 3dbrew; citro3d writes them as sign and magnitude.
  -- data-port, rw, port GasLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
  -- docs/hardware/fragment.md#gas]
  -- official PICA_REG_GAS_LUT_DATA; older GPUREG_0124
  constant GPUREG_GAS_LUT_DATA : natural := 16#0124#;
  -- R (bits 7-0, uint): Red, or its difference.
  constant GPUREG_GAS_LUT_DATA_R_LSB : natural := 0;
  constant GPUREG_GAS_LUT_DATA_R_WIDTH : natural := 8;
  subtype GPUREG_GAS_LUT_DATA_R_BITS is natural range 7 downto 0;
  -- G (bits 15-8, uint): Green, or its difference.
  constant GPUREG_GAS_LUT_DATA_G_LSB : natural := 8;
  constant GPUREG_GAS_LUT_DATA_G_WIDTH : natural := 8;
  subtype GPUREG_GAS_LUT_DATA_G_BITS is natural range 15 downto 8;
  -- B (bits 23-16, uint): Blue, or its difference.
  constant GPUREG_GAS_LUT_DATA_B_LSB : natural := 16;
  constant GPUREG_GAS_LUT_DATA_B_WIDTH : natural := 8;
  subtype GPUREG_GAS_LUT_DATA_B_BITS is natural range 23 downto 16;
  type gas_lut_data_t is record
    B : std_logic_vector(7 downto 0);
    G : std_logic_vector(7 downto 0);
    R : std_logic_vector(7 downto 0);
  end record;
  function to_gas_lut_data(word : std_logic_vector(31 downto 0)) return gas_lut_data_t;
  function to_word(value : gas_lut_data_t) return std_logic_vector;

  -- GPUREG_GAS_ACCMAX_FEEDBACK (0x125): Largest density that was accumulated.
  -- plain, rw, mask 0x0000FFFF [DOC: docs/hardware/fragment.md#gas;
  -- docs/hardware/registers.md#framebuffer]
  -- older GPUREG_0125
  constant GPUREG_GAS_ACCMAX_FEEDBACK : natural := 16#0125#;
  -- ACCMAX (bits 15-0, uint): Accumulation maximum; its format is not known.
  constant GPUREG_GAS_ACCMAX_FEEDBACK_ACCMAX_LSB : natural := 0;
  constant GPUREG_GAS_ACCMAX_FEEDBACK_ACCMAX_WIDTH : natural := 16;
  subtype GPUREG_GAS_ACCMAX_FEEDBACK_ACCMAX_BITS is natural range 15 downto 0;
  type gas_accmax_feedback_t is record
    ACCMAX : std_logic_vector(15 downto 0);
  end record;
  function to_gas_accmax_feedback(word : std_logic_vector(31 downto 0)) return gas_accmax_feedback_t;
  function to_word(value : gas_accmax_feedback_t) return std_logic_vector;

  -- GPUREG_GAS_DELTAZ_DEPTH (0x126): Gas and depth.
  -- plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  -- docs/hardware/fragment.md#gas]
  -- official PICA_REG_GAS_DELTAZ_DEPTH; older GPUREG_0126
  constant GPUREG_GAS_DELTAZ_DEPTH : natural := 16#0126#;
  -- DELTA_Z (bits 23-0, fixed0.16.8): Attenuation along the depth.
  constant GPUREG_GAS_DELTAZ_DEPTH_DELTA_Z_LSB : natural := 0;
  constant GPUREG_GAS_DELTAZ_DEPTH_DELTA_Z_WIDTH : natural := 24;
  subtype GPUREG_GAS_DELTAZ_DEPTH_DELTA_Z_BITS is natural range 23 downto 0;
  -- FUNCTION (bits 25-24, GasDepthFunction): Depth function that goes with the one of the depth
  -- test.
  constant GPUREG_GAS_DELTAZ_DEPTH_FUNCTION_LSB : natural := 24;
  constant GPUREG_GAS_DELTAZ_DEPTH_FUNCTION_WIDTH : natural := 2;
  subtype GPUREG_GAS_DELTAZ_DEPTH_FUNCTION_BITS is natural range 25 downto 24;
  type gas_deltaz_depth_t is record
    FUNCTION_FIELD : gas_depth_function_e;
    DELTA_Z : std_logic_vector(23 downto 0);
  end record;
  function to_gas_deltaz_depth(word : std_logic_vector(31 downto 0)) return gas_deltaz_depth_t;
  function to_word(value : gas_deltaz_depth_t) return std_logic_vector;

  -- GPUREG_0127 to GPUREG_012F (0x127-0x12F): No register; reads return the value of the primitive
  -- restart register.
  -- plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  constant GPUREG_0127 : natural := 16#0127#;
  constant GPUREG_0128 : natural := 16#0128#;
  constant GPUREG_0129 : natural := 16#0129#;
  constant GPUREG_012A : natural := 16#012A#;
  constant GPUREG_012B : natural := 16#012B#;
  constant GPUREG_012C : natural := 16#012C#;
  constant GPUREG_012D : natural := 16#012D#;
  constant GPUREG_012E : natural := 16#012E#;
  constant GPUREG_012F : natural := 16#012F#;

  -- GPUREG_FRAGOP_SHADOW (0x130): Soft edge of the shadow map pass: a fragment of green value g at
  -- depth d in front of stored depth s writes the density g / (CONSTANT + LINEAR * d / s) where that
  -- is smaller than the stored one.
  -- plain, rw [HW: docs/hardware/framebuffer.md#shadow]
  -- official PICA_REG_FRAG_OP_SHADOW; older GPUREG_0130
  constant GPUREG_FRAGOP_SHADOW : natural := 16#0130#;
  -- CONSTANT (bits 15-0, f16): Sum of penumbra scale and penumbra bias.
  constant GPUREG_FRAGOP_SHADOW_CONSTANT_LSB : natural := 0;
  constant GPUREG_FRAGOP_SHADOW_CONSTANT_WIDTH : natural := 16;
  subtype GPUREG_FRAGOP_SHADOW_CONSTANT_BITS is natural range 15 downto 0;
  -- LINEAR (bits 31-16, f16): Penumbra scale with reversed sign.
  constant GPUREG_FRAGOP_SHADOW_LINEAR_LSB : natural := 16;
  constant GPUREG_FRAGOP_SHADOW_LINEAR_WIDTH : natural := 16;
  subtype GPUREG_FRAGOP_SHADOW_LINEAR_BITS is natural range 31 downto 16;
  type fragop_shadow_t is record
    LINEAR : std_logic_vector(15 downto 0);
    CONSTANT_FIELD : std_logic_vector(15 downto 0);
  end record;
  function to_fragop_shadow(word : std_logic_vector(31 downto 0)) return fragop_shadow_t;
  function to_word(value : fragop_shadow_t) return std_logic_vector;

  -- GPUREG_0131 to GPUREG_013E (0x131-0x13E): No known function.
  -- plain, none [HW: docs/hardware/registers.md#framebuffer; GBATEK]
  constant GPUREG_0131 : natural := 16#0131#;
  constant GPUREG_0132 : natural := 16#0132#;
  constant GPUREG_0133 : natural := 16#0133#;
  constant GPUREG_0134 : natural := 16#0134#;
  constant GPUREG_0135 : natural := 16#0135#;
  constant GPUREG_0136 : natural := 16#0136#;
  constant GPUREG_0137 : natural := 16#0137#;
  constant GPUREG_0138 : natural := 16#0138#;
  constant GPUREG_0139 : natural := 16#0139#;
  constant GPUREG_013A : natural := 16#013A#;
  constant GPUREG_013B : natural := 16#013B#;
  constant GPUREG_013C : natural := 16#013C#;
  constant GPUREG_013D : natural := 16#013D#;
  constant GPUREG_013E : natural := 16#013E#;

  -- GPUREG_013F (0x13F): Purpose unknown.
  -- plain, rw, mask 0x0000000F [HW: docs/hardware/registers.md#framebuffer; GBATEK]
  constant GPUREG_013F : natural := 16#013F#;
  -- UNKNOWN (bits 3-0, uint): Can be written and read back.
  constant GPUREG_UNKNOWN_013F_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_013F_UNKNOWN_WIDTH : natural := 4;
  subtype GPUREG_UNKNOWN_013F_UNKNOWN_BITS is natural range 3 downto 0;
  type unknown_013f_t is record
    UNKNOWN : std_logic_vector(3 downto 0);
  end record;
  function to_unknown_013f(word : std_logic_vector(31 downto 0)) return unknown_013f_t;
  function to_word(value : unknown_013f_t) return std_logic_vector;

  -- ---- Fragment lighting ----
  -- Eight lights, the light environment, and the look-up tables that shape specular, spot, Fresnel
  -- and distance terms. Lighting runs when 0x08F bit 0 is 1 and LIGHTING_ENABLE1 bit 0 is 0.

  -- GPUREG_LIGHT[0-7]_SPECULAR0 (0x140 + 0x10*n (n = 0-7)): Colour of specular term 0, material
  -- times light.
  -- plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  -- docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
  -- official PICA_REG_FRAG_LIGHT0_SPECULAR0, PICA_REG_FRAG_LIGHT_START,
  -- PICA_REG_FRAG_LIGHT1_SPECULAR0, PICA_REG_FRAG_LIGHT2_SPECULAR0, PICA_REG_FRAG_LIGHT3_SPECULAR0,
  -- PICA_REG_FRAG_LIGHT4_SPECULAR0, PICA_REG_FRAG_LIGHT5_SPECULAR0, PICA_REG_FRAG_LIGHT6_SPECULAR0
  -- and 1 more; older GPUREG_0140, GPUREG_0150, GPUREG_0160, GPUREG_0170, GPUREG_0180, GPUREG_0190,
  -- GPUREG_01A0, GPUREG_01B0
  constant GPUREG_LIGHT0_SPECULAR0 : natural := 16#0140#;
  constant GPUREG_LIGHT1_SPECULAR0 : natural := 16#0150#;
  constant GPUREG_LIGHT2_SPECULAR0 : natural := 16#0160#;
  constant GPUREG_LIGHT3_SPECULAR0 : natural := 16#0170#;
  constant GPUREG_LIGHT4_SPECULAR0 : natural := 16#0180#;
  constant GPUREG_LIGHT5_SPECULAR0 : natural := 16#0190#;
  constant GPUREG_LIGHT6_SPECULAR0 : natural := 16#01A0#;
  constant GPUREG_LIGHT7_SPECULAR0 : natural := 16#01B0#;
  constant GPUREG_LIGHT_SPECULAR0_COUNT : natural := 8;
  function GPUREG_LIGHT_SPECULAR0(n : natural) return natural;
  -- B (bits 7-0, uint, 1/255): Blue.
  constant GPUREG_LIGHT_SPECULAR0_B_LSB : natural := 0;
  constant GPUREG_LIGHT_SPECULAR0_B_WIDTH : natural := 8;
  subtype GPUREG_LIGHT_SPECULAR0_B_BITS is natural range 7 downto 0;
  -- UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW]
  constant GPUREG_LIGHT_SPECULAR0_UNKNOWN_8_LSB : natural := 8;
  constant GPUREG_LIGHT_SPECULAR0_UNKNOWN_8_WIDTH : natural := 2;
  subtype GPUREG_LIGHT_SPECULAR0_UNKNOWN_8_BITS is natural range 9 downto 8;
  -- G (bits 17-10, uint, 1/255): Green.
  constant GPUREG_LIGHT_SPECULAR0_G_LSB : natural := 10;
  constant GPUREG_LIGHT_SPECULAR0_G_WIDTH : natural := 8;
  subtype GPUREG_LIGHT_SPECULAR0_G_BITS is natural range 17 downto 10;
  -- UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW]
  constant GPUREG_LIGHT_SPECULAR0_UNKNOWN_18_LSB : natural := 18;
  constant GPUREG_LIGHT_SPECULAR0_UNKNOWN_18_WIDTH : natural := 2;
  subtype GPUREG_LIGHT_SPECULAR0_UNKNOWN_18_BITS is natural range 19 downto 18;
  -- R (bits 27-20, uint, 1/255): Red.
  constant GPUREG_LIGHT_SPECULAR0_R_LSB : natural := 20;
  constant GPUREG_LIGHT_SPECULAR0_R_WIDTH : natural := 8;
  subtype GPUREG_LIGHT_SPECULAR0_R_BITS is natural range 27 downto 20;
  -- UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW]
  constant GPUREG_LIGHT_SPECULAR0_UNKNOWN_28_LSB : natural := 28;
  constant GPUREG_LIGHT_SPECULAR0_UNKNOWN_28_WIDTH : natural := 2;
  subtype GPUREG_LIGHT_SPECULAR0_UNKNOWN_28_BITS is natural range 29 downto 28;
  type light_specular0_t is record
    UNKNOWN_28 : std_logic_vector(1 downto 0);
    R : std_logic_vector(7 downto 0);
    UNKNOWN_18 : std_logic_vector(1 downto 0);
    G : std_logic_vector(7 downto 0);
    UNKNOWN_8 : std_logic_vector(1 downto 0);
    B : std_logic_vector(7 downto 0);
  end record;
  function to_light_specular0(word : std_logic_vector(31 downto 0)) return light_specular0_t;
  function to_word(value : light_specular0_t) return std_logic_vector;

  -- GPUREG_LIGHT[0-7]_SPECULAR1 (0x141 + 0x10*n (n = 0-7)): Colour of specular term 1, material
  -- times light; the reflection tables colour it further.
  -- plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  -- docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
  -- official PICA_REG_FRAG_LIGHT[0-7]_SPECULAR1; older GPUREG_0141, GPUREG_0151, GPUREG_0161,
  -- GPUREG_0171, GPUREG_0181, GPUREG_0191, GPUREG_01A1, GPUREG_01B1
  constant GPUREG_LIGHT0_SPECULAR1 : natural := 16#0141#;
  constant GPUREG_LIGHT1_SPECULAR1 : natural := 16#0151#;
  constant GPUREG_LIGHT2_SPECULAR1 : natural := 16#0161#;
  constant GPUREG_LIGHT3_SPECULAR1 : natural := 16#0171#;
  constant GPUREG_LIGHT4_SPECULAR1 : natural := 16#0181#;
  constant GPUREG_LIGHT5_SPECULAR1 : natural := 16#0191#;
  constant GPUREG_LIGHT6_SPECULAR1 : natural := 16#01A1#;
  constant GPUREG_LIGHT7_SPECULAR1 : natural := 16#01B1#;
  constant GPUREG_LIGHT_SPECULAR1_COUNT : natural := 8;
  function GPUREG_LIGHT_SPECULAR1(n : natural) return natural;
  -- B (bits 7-0, uint, 1/255): Blue.
  constant GPUREG_LIGHT_SPECULAR1_B_LSB : natural := 0;
  constant GPUREG_LIGHT_SPECULAR1_B_WIDTH : natural := 8;
  subtype GPUREG_LIGHT_SPECULAR1_B_BITS is natural range 7 downto 0;
  -- UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW]
  constant GPUREG_LIGHT_SPECULAR1_UNKNOWN_8_LSB : natural := 8;
  constant GPUREG_LIGHT_SPECULAR1_UNKNOWN_8_WIDTH : natural := 2;
  subtype GPUREG_LIGHT_SPECULAR1_UNKNOWN_8_BITS is natural range 9 downto 8;
  -- G (bits 17-10, uint, 1/255): Green.
  constant GPUREG_LIGHT_SPECULAR1_G_LSB : natural := 10;
  constant GPUREG_LIGHT_SPECULAR1_G_WIDTH : natural := 8;
  subtype GPUREG_LIGHT_SPECULAR1_G_BITS is natural range 17 downto 10;
  -- UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW]
  constant GPUREG_LIGHT_SPECULAR1_UNKNOWN_18_LSB : natural := 18;
  constant GPUREG_LIGHT_SPECULAR1_UNKNOWN_18_WIDTH : natural := 2;
  subtype GPUREG_LIGHT_SPECULAR1_UNKNOWN_18_BITS is natural range 19 downto 18;
  -- R (bits 27-20, uint, 1/255): Red.
  constant GPUREG_LIGHT_SPECULAR1_R_LSB : natural := 20;
  constant GPUREG_LIGHT_SPECULAR1_R_WIDTH : natural := 8;
  subtype GPUREG_LIGHT_SPECULAR1_R_BITS is natural range 27 downto 20;
  -- UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW]
  constant GPUREG_LIGHT_SPECULAR1_UNKNOWN_28_LSB : natural := 28;
  constant GPUREG_LIGHT_SPECULAR1_UNKNOWN_28_WIDTH : natural := 2;
  subtype GPUREG_LIGHT_SPECULAR1_UNKNOWN_28_BITS is natural range 29 downto 28;
  type light_specular1_t is record
    UNKNOWN_28 : std_logic_vector(1 downto 0);
    R : std_logic_vector(7 downto 0);
    UNKNOWN_18 : std_logic_vector(1 downto 0);
    G : std_logic_vector(7 downto 0);
    UNKNOWN_8 : std_logic_vector(1 downto 0);
    B : std_logic_vector(7 downto 0);
  end record;
  function to_light_specular1(word : std_logic_vector(31 downto 0)) return light_specular1_t;
  function to_word(value : light_specular1_t) return std_logic_vector;

  -- GPUREG_LIGHT[0-7]_DIFFUSE (0x142 + 0x10*n (n = 0-7)): Diffuse colour, material times light.
  -- plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  -- docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
  -- official PICA_REG_FRAG_LIGHT[0-7]_DIFFUSE; older GPUREG_0142, GPUREG_0152, GPUREG_0162,
  -- GPUREG_0172, GPUREG_0182, GPUREG_0192, GPUREG_01A2, GPUREG_01B2
  constant GPUREG_LIGHT0_DIFFUSE : natural := 16#0142#;
  constant GPUREG_LIGHT1_DIFFUSE : natural := 16#0152#;
  constant GPUREG_LIGHT2_DIFFUSE : natural := 16#0162#;
  constant GPUREG_LIGHT3_DIFFUSE : natural := 16#0172#;
  constant GPUREG_LIGHT4_DIFFUSE : natural := 16#0182#;
  constant GPUREG_LIGHT5_DIFFUSE : natural := 16#0192#;
  constant GPUREG_LIGHT6_DIFFUSE : natural := 16#01A2#;
  constant GPUREG_LIGHT7_DIFFUSE : natural := 16#01B2#;
  constant GPUREG_LIGHT_DIFFUSE_COUNT : natural := 8;
  function GPUREG_LIGHT_DIFFUSE(n : natural) return natural;
  -- B (bits 7-0, uint, 1/255): Blue.
  constant GPUREG_LIGHT_DIFFUSE_B_LSB : natural := 0;
  constant GPUREG_LIGHT_DIFFUSE_B_WIDTH : natural := 8;
  subtype GPUREG_LIGHT_DIFFUSE_B_BITS is natural range 7 downto 0;
  -- UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW]
  constant GPUREG_LIGHT_DIFFUSE_UNKNOWN_8_LSB : natural := 8;
  constant GPUREG_LIGHT_DIFFUSE_UNKNOWN_8_WIDTH : natural := 2;
  subtype GPUREG_LIGHT_DIFFUSE_UNKNOWN_8_BITS is natural range 9 downto 8;
  -- G (bits 17-10, uint, 1/255): Green.
  constant GPUREG_LIGHT_DIFFUSE_G_LSB : natural := 10;
  constant GPUREG_LIGHT_DIFFUSE_G_WIDTH : natural := 8;
  subtype GPUREG_LIGHT_DIFFUSE_G_BITS is natural range 17 downto 10;
  -- UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW]
  constant GPUREG_LIGHT_DIFFUSE_UNKNOWN_18_LSB : natural := 18;
  constant GPUREG_LIGHT_DIFFUSE_UNKNOWN_18_WIDTH : natural := 2;
  subtype GPUREG_LIGHT_DIFFUSE_UNKNOWN_18_BITS is natural range 19 downto 18;
  -- R (bits 27-20, uint, 1/255): Red.
  constant GPUREG_LIGHT_DIFFUSE_R_LSB : natural := 20;
  constant GPUREG_LIGHT_DIFFUSE_R_WIDTH : natural := 8;
  subtype GPUREG_LIGHT_DIFFUSE_R_BITS is natural range 27 downto 20;
  -- UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW]
  constant GPUREG_LIGHT_DIFFUSE_UNKNOWN_28_LSB : natural := 28;
  constant GPUREG_LIGHT_DIFFUSE_UNKNOWN_28_WIDTH : natural := 2;
  subtype GPUREG_LIGHT_DIFFUSE_UNKNOWN_28_BITS is natural range 29 downto 28;
  type light_diffuse_t is record
    UNKNOWN_28 : std_logic_vector(1 downto 0);
    R : std_logic_vector(7 downto 0);
    UNKNOWN_18 : std_logic_vector(1 downto 0);
    G : std_logic_vector(7 downto 0);
    UNKNOWN_8 : std_logic_vector(1 downto 0);
    B : std_logic_vector(7 downto 0);
  end record;
  function to_light_diffuse(word : std_logic_vector(31 downto 0)) return light_diffuse_t;
  function to_word(value : light_diffuse_t) return std_logic_vector;

  -- GPUREG_LIGHT[0-7]_AMBIENT (0x143 + 0x10*n (n = 0-7)): Ambient colour, material times light;
  -- attenuated like the diffuse part but not shadowed.
  -- plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  -- docs/hardware/lighting.md#equation-per-light; docs/hardware/lighting.md#arithmetic; 3dbrew
  -- IR-2024]
  -- official PICA_REG_FRAG_LIGHT[0-7]_AMBIENT; older GPUREG_0143, GPUREG_0153, GPUREG_0163,
  -- GPUREG_0173, GPUREG_0183, GPUREG_0193, GPUREG_01A3, GPUREG_01B3
  constant GPUREG_LIGHT0_AMBIENT : natural := 16#0143#;
  constant GPUREG_LIGHT1_AMBIENT : natural := 16#0153#;
  constant GPUREG_LIGHT2_AMBIENT : natural := 16#0163#;
  constant GPUREG_LIGHT3_AMBIENT : natural := 16#0173#;
  constant GPUREG_LIGHT4_AMBIENT : natural := 16#0183#;
  constant GPUREG_LIGHT5_AMBIENT : natural := 16#0193#;
  constant GPUREG_LIGHT6_AMBIENT : natural := 16#01A3#;
  constant GPUREG_LIGHT7_AMBIENT : natural := 16#01B3#;
  constant GPUREG_LIGHT_AMBIENT_COUNT : natural := 8;
  function GPUREG_LIGHT_AMBIENT(n : natural) return natural;
  -- B (bits 7-0, uint, 1/255): Blue.
  constant GPUREG_LIGHT_AMBIENT_B_LSB : natural := 0;
  constant GPUREG_LIGHT_AMBIENT_B_WIDTH : natural := 8;
  subtype GPUREG_LIGHT_AMBIENT_B_BITS is natural range 7 downto 0;
  -- UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW]
  constant GPUREG_LIGHT_AMBIENT_UNKNOWN_8_LSB : natural := 8;
  constant GPUREG_LIGHT_AMBIENT_UNKNOWN_8_WIDTH : natural := 2;
  subtype GPUREG_LIGHT_AMBIENT_UNKNOWN_8_BITS is natural range 9 downto 8;
  -- G (bits 17-10, uint, 1/255): Green.
  constant GPUREG_LIGHT_AMBIENT_G_LSB : natural := 10;
  constant GPUREG_LIGHT_AMBIENT_G_WIDTH : natural := 8;
  subtype GPUREG_LIGHT_AMBIENT_G_BITS is natural range 17 downto 10;
  -- UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW]
  constant GPUREG_LIGHT_AMBIENT_UNKNOWN_18_LSB : natural := 18;
  constant GPUREG_LIGHT_AMBIENT_UNKNOWN_18_WIDTH : natural := 2;
  subtype GPUREG_LIGHT_AMBIENT_UNKNOWN_18_BITS is natural range 19 downto 18;
  -- R (bits 27-20, uint, 1/255): Red.
  constant GPUREG_LIGHT_AMBIENT_R_LSB : natural := 20;
  constant GPUREG_LIGHT_AMBIENT_R_WIDTH : natural := 8;
  subtype GPUREG_LIGHT_AMBIENT_R_BITS is natural range 27 downto 20;
  -- UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW]
  constant GPUREG_LIGHT_AMBIENT_UNKNOWN_28_LSB : natural := 28;
  constant GPUREG_LIGHT_AMBIENT_UNKNOWN_28_WIDTH : natural := 2;
  subtype GPUREG_LIGHT_AMBIENT_UNKNOWN_28_BITS is natural range 29 downto 28;
  type light_ambient_t is record
    UNKNOWN_28 : std_logic_vector(1 downto 0);
    R : std_logic_vector(7 downto 0);
    UNKNOWN_18 : std_logic_vector(1 downto 0);
    G : std_logic_vector(7 downto 0);
    UNKNOWN_8 : std_logic_vector(1 downto 0);
    B : std_logic_vector(7 downto 0);
  end record;
  function to_light_ambient(word : std_logic_vector(31 downto 0)) return light_ambient_t;
  function to_word(value : light_ambient_t) return std_logic_vector;

  -- GPUREG_LIGHT[0-7]_XY (0x144 + 0x10*n (n = 0-7)): Position of a positional light or vector of a
  -- directional one, x and y.
  -- plain, rw [DOC: docs/hardware/lighting.md#vectors; docs/hardware/lighting.md#equation-per-light;
  -- 3dbrew IR-2024]
  -- official PICA_REG_FRAG_LIGHT[0-7]_POSITION_XY; older GPUREG_0144, GPUREG_LIGHT0_VECTOR_LOW,
  -- GPUREG_0154, GPUREG_LIGHT1_VECTOR_LOW, GPUREG_0164, GPUREG_LIGHT2_VECTOR_LOW, GPUREG_0174,
  -- GPUREG_LIGHT3_VECTOR_LOW and 8 more
  constant GPUREG_LIGHT0_XY : natural := 16#0144#;
  constant GPUREG_LIGHT1_XY : natural := 16#0154#;
  constant GPUREG_LIGHT2_XY : natural := 16#0164#;
  constant GPUREG_LIGHT3_XY : natural := 16#0174#;
  constant GPUREG_LIGHT4_XY : natural := 16#0184#;
  constant GPUREG_LIGHT5_XY : natural := 16#0194#;
  constant GPUREG_LIGHT6_XY : natural := 16#01A4#;
  constant GPUREG_LIGHT7_XY : natural := 16#01B4#;
  constant GPUREG_LIGHT_XY_COUNT : natural := 8;
  function GPUREG_LIGHT_XY(n : natural) return natural;
  -- X (bits 15-0, f16): x in view space.
  constant GPUREG_LIGHT_XY_X_LSB : natural := 0;
  constant GPUREG_LIGHT_XY_X_WIDTH : natural := 16;
  subtype GPUREG_LIGHT_XY_X_BITS is natural range 15 downto 0;
  -- Y (bits 31-16, f16): y in view space.
  constant GPUREG_LIGHT_XY_Y_LSB : natural := 16;
  constant GPUREG_LIGHT_XY_Y_WIDTH : natural := 16;
  subtype GPUREG_LIGHT_XY_Y_BITS is natural range 31 downto 16;
  type light_xy_t is record
    Y : std_logic_vector(15 downto 0);
    X : std_logic_vector(15 downto 0);
  end record;
  function to_light_xy(word : std_logic_vector(31 downto 0)) return light_xy_t;
  function to_word(value : light_xy_t) return std_logic_vector;

  -- GPUREG_LIGHT[0-7]_Z (0x145 + 0x10*n (n = 0-7)): Position of a positional light or vector of a
  -- directional one, z.
  -- plain, rw [DOC: docs/hardware/lighting.md#vectors; docs/hardware/lighting.md#equation-per-light;
  -- 3dbrew IR-2024]
  -- official PICA_REG_FRAG_LIGHT[0-7]_POSITION_Z; older GPUREG_0145, GPUREG_LIGHT0_VECTOR_HIGH,
  -- GPUREG_0155, GPUREG_LIGHT1_VECTOR_HIGH, GPUREG_0165, GPUREG_LIGHT2_VECTOR_HIGH, GPUREG_0175,
  -- GPUREG_LIGHT3_VECTOR_HIGH and 8 more
  constant GPUREG_LIGHT0_Z : natural := 16#0145#;
  constant GPUREG_LIGHT1_Z : natural := 16#0155#;
  constant GPUREG_LIGHT2_Z : natural := 16#0165#;
  constant GPUREG_LIGHT3_Z : natural := 16#0175#;
  constant GPUREG_LIGHT4_Z : natural := 16#0185#;
  constant GPUREG_LIGHT5_Z : natural := 16#0195#;
  constant GPUREG_LIGHT6_Z : natural := 16#01A5#;
  constant GPUREG_LIGHT7_Z : natural := 16#01B5#;
  constant GPUREG_LIGHT_Z_COUNT : natural := 8;
  function GPUREG_LIGHT_Z(n : natural) return natural;
  -- Z (bits 15-0, f16): z in view space.
  constant GPUREG_LIGHT_Z_Z_LSB : natural := 0;
  constant GPUREG_LIGHT_Z_Z_WIDTH : natural := 16;
  subtype GPUREG_LIGHT_Z_Z_BITS is natural range 15 downto 0;
  type light_z_t is record
    Z : std_logic_vector(15 downto 0);
  end record;
  function to_light_z(word : std_logic_vector(31 downto 0)) return light_z_t;
  function to_word(value : light_z_t) return std_logic_vector;

  -- GPUREG_LIGHT[0-7]_SPOTDIR_XY (0x146 + 0x10*n (n = 0-7)): Spot direction, a unit vector that
  -- software negates, x and y.
  -- plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  -- docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
  -- official PICA_REG_FRAG_LIGHT[0-7]_SPOT_XY; older GPUREG_0146, GPUREG_LIGHT0_SPOTDIR_LOW,
  -- GPUREG_0156, GPUREG_LIGHT1_SPOTDIR_LOW, GPUREG_0166, GPUREG_LIGHT2_SPOTDIR_LOW, GPUREG_0176,
  -- GPUREG_LIGHT3_SPOTDIR_LOW and 8 more
  constant GPUREG_LIGHT0_SPOTDIR_XY : natural := 16#0146#;
  constant GPUREG_LIGHT1_SPOTDIR_XY : natural := 16#0156#;
  constant GPUREG_LIGHT2_SPOTDIR_XY : natural := 16#0166#;
  constant GPUREG_LIGHT3_SPOTDIR_XY : natural := 16#0176#;
  constant GPUREG_LIGHT4_SPOTDIR_XY : natural := 16#0186#;
  constant GPUREG_LIGHT5_SPOTDIR_XY : natural := 16#0196#;
  constant GPUREG_LIGHT6_SPOTDIR_XY : natural := 16#01A6#;
  constant GPUREG_LIGHT7_SPOTDIR_XY : natural := 16#01B6#;
  constant GPUREG_LIGHT_SPOTDIR_XY_COUNT : natural := 8;
  function GPUREG_LIGHT_SPOTDIR_XY(n : natural) return natural;
  -- X (bits 12-0, fixed1.1.11): Negated x of the spot direction.
  constant GPUREG_LIGHT_SPOTDIR_XY_X_LSB : natural := 0;
  constant GPUREG_LIGHT_SPOTDIR_XY_X_WIDTH : natural := 13;
  subtype GPUREG_LIGHT_SPOTDIR_XY_X_BITS is natural range 12 downto 0;
  -- Y (bits 28-16, fixed1.1.11): Negated y of the spot direction.
  constant GPUREG_LIGHT_SPOTDIR_XY_Y_LSB : natural := 16;
  constant GPUREG_LIGHT_SPOTDIR_XY_Y_WIDTH : natural := 13;
  subtype GPUREG_LIGHT_SPOTDIR_XY_Y_BITS is natural range 28 downto 16;
  type light_spotdir_xy_t is record
    Y : signed(12 downto 0);
    X : signed(12 downto 0);
  end record;
  function to_light_spotdir_xy(word : std_logic_vector(31 downto 0)) return light_spotdir_xy_t;
  function to_word(value : light_spotdir_xy_t) return std_logic_vector;

  -- GPUREG_LIGHT[0-7]_SPOTDIR_Z (0x147 + 0x10*n (n = 0-7)): Spot direction, a unit vector that
  -- software negates, z.
  -- plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  -- docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
  -- official PICA_REG_FRAG_LIGHT[0-7]_SPOT_Z; older GPUREG_0147, GPUREG_LIGHT0_SPOTDIR_HIGH,
  -- GPUREG_0157, GPUREG_LIGHT1_SPOTDIR_HIGH, GPUREG_0167, GPUREG_LIGHT2_SPOTDIR_HIGH, GPUREG_0177,
  -- GPUREG_LIGHT3_SPOTDIR_HIGH and 8 more
  constant GPUREG_LIGHT0_SPOTDIR_Z : natural := 16#0147#;
  constant GPUREG_LIGHT1_SPOTDIR_Z : natural := 16#0157#;
  constant GPUREG_LIGHT2_SPOTDIR_Z : natural := 16#0167#;
  constant GPUREG_LIGHT3_SPOTDIR_Z : natural := 16#0177#;
  constant GPUREG_LIGHT4_SPOTDIR_Z : natural := 16#0187#;
  constant GPUREG_LIGHT5_SPOTDIR_Z : natural := 16#0197#;
  constant GPUREG_LIGHT6_SPOTDIR_Z : natural := 16#01A7#;
  constant GPUREG_LIGHT7_SPOTDIR_Z : natural := 16#01B7#;
  constant GPUREG_LIGHT_SPOTDIR_Z_COUNT : natural := 8;
  function GPUREG_LIGHT_SPOTDIR_Z(n : natural) return natural;
  -- Z (bits 12-0, fixed1.1.11): Negated z of the spot direction.
  constant GPUREG_LIGHT_SPOTDIR_Z_Z_LSB : natural := 0;
  constant GPUREG_LIGHT_SPOTDIR_Z_Z_WIDTH : natural := 13;
  subtype GPUREG_LIGHT_SPOTDIR_Z_Z_BITS is natural range 12 downto 0;
  type light_spotdir_z_t is record
    Z : signed(12 downto 0);
  end record;
  function to_light_spotdir_z(word : std_logic_vector(31 downto 0)) return light_spotdir_z_t;
  function to_word(value : light_spotdir_z_t) return std_logic_vector;

  -- GPUREG_0148 to GPUREG_01BF (0x148, 0x14C-0x14F, 0x158, 0x15C-0x15F, 0x168, 0x16C-0x16F, 0x178,
  -- 0x17C-0x17F, 0x188, 0x18C-0x18F, 0x198, 0x19C-0x19F, 0x1A8, 0x1AC-0x1AF, 0x1B8, 0x1BC-0x1BF): No
  -- known function; reads 0.
  -- plain, none [HW: docs/hardware/registers.md#lighting; GBATEK]
  constant GPUREG_0148 : natural := 16#0148#;
  constant GPUREG_014C : natural := 16#014C#;
  constant GPUREG_014D : natural := 16#014D#;
  constant GPUREG_014E : natural := 16#014E#;
  constant GPUREG_014F : natural := 16#014F#;
  constant GPUREG_0158 : natural := 16#0158#;
  constant GPUREG_015C : natural := 16#015C#;
  constant GPUREG_015D : natural := 16#015D#;
  constant GPUREG_015E : natural := 16#015E#;
  constant GPUREG_015F : natural := 16#015F#;
  constant GPUREG_0168 : natural := 16#0168#;
  constant GPUREG_016C : natural := 16#016C#;
  constant GPUREG_016D : natural := 16#016D#;
  constant GPUREG_016E : natural := 16#016E#;
  constant GPUREG_016F : natural := 16#016F#;
  constant GPUREG_0178 : natural := 16#0178#;
  constant GPUREG_017C : natural := 16#017C#;
  constant GPUREG_017D : natural := 16#017D#;
  constant GPUREG_017E : natural := 16#017E#;
  constant GPUREG_017F : natural := 16#017F#;
  constant GPUREG_0188 : natural := 16#0188#;
  constant GPUREG_018C : natural := 16#018C#;
  constant GPUREG_018D : natural := 16#018D#;
  constant GPUREG_018E : natural := 16#018E#;
  constant GPUREG_018F : natural := 16#018F#;
  constant GPUREG_0198 : natural := 16#0198#;
  constant GPUREG_019C : natural := 16#019C#;
  constant GPUREG_019D : natural := 16#019D#;
  constant GPUREG_019E : natural := 16#019E#;
  constant GPUREG_019F : natural := 16#019F#;
  constant GPUREG_01A8 : natural := 16#01A8#;
  constant GPUREG_01AC : natural := 16#01AC#;
  constant GPUREG_01AD : natural := 16#01AD#;
  constant GPUREG_01AE : natural := 16#01AE#;
  constant GPUREG_01AF : natural := 16#01AF#;
  constant GPUREG_01B8 : natural := 16#01B8#;
  constant GPUREG_01BC : natural := 16#01BC#;
  constant GPUREG_01BD : natural := 16#01BD#;
  constant GPUREG_01BE : natural := 16#01BE#;
  constant GPUREG_01BF : natural := 16#01BF#;

  -- GPUREG_LIGHT[0-7]_CONFIG (0x149 + 0x10*n (n = 0-7)): Kind of light, two-sided lighting and
  -- geometric factors.
  -- plain, rw [DOC: docs/hardware/lighting.md#vectors; docs/hardware/lighting.md#equation-per-light;
  -- docs/hardware/registers.md#lighting]
  -- official PICA_REG_FRAG_LIGHT[0-7]_TYPE; older GPUREG_0149, GPUREG_0159, GPUREG_0169,
  -- GPUREG_0179, GPUREG_0189, GPUREG_0199, GPUREG_01A9, GPUREG_01B9
  constant GPUREG_LIGHT0_CONFIG : natural := 16#0149#;
  constant GPUREG_LIGHT1_CONFIG : natural := 16#0159#;
  constant GPUREG_LIGHT2_CONFIG : natural := 16#0169#;
  constant GPUREG_LIGHT3_CONFIG : natural := 16#0179#;
  constant GPUREG_LIGHT4_CONFIG : natural := 16#0189#;
  constant GPUREG_LIGHT5_CONFIG : natural := 16#0199#;
  constant GPUREG_LIGHT6_CONFIG : natural := 16#01A9#;
  constant GPUREG_LIGHT7_CONFIG : natural := 16#01B9#;
  constant GPUREG_LIGHT_CONFIG_COUNT : natural := 8;
  function GPUREG_LIGHT_CONFIG(n : natural) return natural;
  -- TYPE (bit 0, LightType): What LIGHT_XY and LIGHT_Z hold.
  constant GPUREG_LIGHT_CONFIG_TYPE_LSB : natural := 0;
  constant GPUREG_LIGHT_CONFIG_TYPE_WIDTH : natural := 1;
  subtype GPUREG_LIGHT_CONFIG_TYPE_BITS is natural range 0 downto 0;
  -- TWO_SIDED (bit 1, bool): 1: the absolute value of L.N counts, 0: negative values become 0.
  constant GPUREG_LIGHT_CONFIG_TWO_SIDED_LSB : natural := 1;
  constant GPUREG_LIGHT_CONFIG_TWO_SIDED_WIDTH : natural := 1;
  subtype GPUREG_LIGHT_CONFIG_TWO_SIDED_BITS is natural range 1 downto 1;
  -- GEOMETRIC_FACTOR0 (bit 2, bool): Multiply specular term 0 by the geometric factor min(L.N / H.H,
  -- 1).
  constant GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR0_LSB : natural := 2;
  constant GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR0_WIDTH : natural := 1;
  subtype GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR0_BITS is natural range 2 downto 2;
  -- GEOMETRIC_FACTOR1 (bit 3, bool): Multiply specular term 1 by the geometric factor.
  constant GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR1_LSB : natural := 3;
  constant GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR1_WIDTH : natural := 1;
  subtype GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR1_BITS is natural range 3 downto 3;
  type light_config_t is record
    GEOMETRIC_FACTOR1 : std_logic;
    GEOMETRIC_FACTOR0 : std_logic;
    TWO_SIDED : std_logic;
    TYPE_FIELD : light_type_e;
  end record;
  function to_light_config(word : std_logic_vector(31 downto 0)) return light_config_t;
  function to_word(value : light_config_t) return std_logic_vector;

  -- GPUREG_LIGHT[0-7]_ATTENUATION_BIAS (0x14A + 0x10*n (n = 0-7)): Bias of the distance attenuation:
  -- DA(clamp(bias + scale * distance, 0, 1)).
  -- plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/lighting.md#table-lookup; 3dbrew
  -- IR-2024]
  -- official PICA_REG_FRAG_LIGHT[0-7]_DIST_ATTN_BIAS; older GPUREG_014A, GPUREG_015A, GPUREG_016A,
  -- GPUREG_017A, GPUREG_018A, GPUREG_019A, GPUREG_01AA, GPUREG_01BA
  constant GPUREG_LIGHT0_ATTENUATION_BIAS : natural := 16#014A#;
  constant GPUREG_LIGHT1_ATTENUATION_BIAS : natural := 16#015A#;
  constant GPUREG_LIGHT2_ATTENUATION_BIAS : natural := 16#016A#;
  constant GPUREG_LIGHT3_ATTENUATION_BIAS : natural := 16#017A#;
  constant GPUREG_LIGHT4_ATTENUATION_BIAS : natural := 16#018A#;
  constant GPUREG_LIGHT5_ATTENUATION_BIAS : natural := 16#019A#;
  constant GPUREG_LIGHT6_ATTENUATION_BIAS : natural := 16#01AA#;
  constant GPUREG_LIGHT7_ATTENUATION_BIAS : natural := 16#01BA#;
  constant GPUREG_LIGHT_ATTENUATION_BIAS_COUNT : natural := 8;
  function GPUREG_LIGHT_ATTENUATION_BIAS(n : natural) return natural;
  -- BIAS (bits 19-0, f20): Added to the scaled distance.
  constant GPUREG_LIGHT_ATTENUATION_BIAS_BIAS_LSB : natural := 0;
  constant GPUREG_LIGHT_ATTENUATION_BIAS_BIAS_WIDTH : natural := 20;
  subtype GPUREG_LIGHT_ATTENUATION_BIAS_BIAS_BITS is natural range 19 downto 0;
  type light_attenuation_bias_t is record
    BIAS : std_logic_vector(19 downto 0);
  end record;
  function to_light_attenuation_bias(word : std_logic_vector(31 downto 0)) return light_attenuation_bias_t;
  function to_word(value : light_attenuation_bias_t) return std_logic_vector;

  -- GPUREG_LIGHT[0-7]_ATTENUATION_SCALE (0x14B + 0x10*n (n = 0-7)): Scale of the distance
  -- attenuation: DA(clamp(bias + scale * distance, 0, 1)).
  -- plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/lighting.md#table-lookup; 3dbrew
  -- IR-2024]
  -- official PICA_REG_FRAG_LIGHT[0-7]_DIST_ATTN_SCALE; older GPUREG_014B, GPUREG_015B, GPUREG_016B,
  -- GPUREG_017B, GPUREG_018B, GPUREG_019B, GPUREG_01AB, GPUREG_01BB
  constant GPUREG_LIGHT0_ATTENUATION_SCALE : natural := 16#014B#;
  constant GPUREG_LIGHT1_ATTENUATION_SCALE : natural := 16#015B#;
  constant GPUREG_LIGHT2_ATTENUATION_SCALE : natural := 16#016B#;
  constant GPUREG_LIGHT3_ATTENUATION_SCALE : natural := 16#017B#;
  constant GPUREG_LIGHT4_ATTENUATION_SCALE : natural := 16#018B#;
  constant GPUREG_LIGHT5_ATTENUATION_SCALE : natural := 16#019B#;
  constant GPUREG_LIGHT6_ATTENUATION_SCALE : natural := 16#01AB#;
  constant GPUREG_LIGHT7_ATTENUATION_SCALE : natural := 16#01BB#;
  constant GPUREG_LIGHT_ATTENUATION_SCALE_COUNT : natural := 8;
  function GPUREG_LIGHT_ATTENUATION_SCALE(n : natural) return natural;
  -- SCALE (bits 19-0, f20): Factor on the distance from the fragment to the light.
  constant GPUREG_LIGHT_ATTENUATION_SCALE_SCALE_LSB : natural := 0;
  constant GPUREG_LIGHT_ATTENUATION_SCALE_SCALE_WIDTH : natural := 20;
  subtype GPUREG_LIGHT_ATTENUATION_SCALE_SCALE_BITS is natural range 19 downto 0;
  type light_attenuation_scale_t is record
    SCALE : std_logic_vector(19 downto 0);
  end record;
  function to_light_attenuation_scale(word : std_logic_vector(31 downto 0)) return light_attenuation_scale_t;
  function to_word(value : light_attenuation_scale_t) return std_logic_vector;

  -- GPUREG_LIGHTING_AMBIENT (0x1C0): Added to the primary colour once, after all lights; software
  -- writes material ambient times scene ambient plus emission.
  -- plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
  -- docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
  -- official PICA_REG_FRAG_LIGHT_AMBIENT; older GPUREG_01C0
  constant GPUREG_LIGHTING_AMBIENT : natural := 16#01C0#;
  -- B (bits 7-0, uint, 1/255): Blue.
  constant GPUREG_LIGHTING_AMBIENT_B_LSB : natural := 0;
  constant GPUREG_LIGHTING_AMBIENT_B_WIDTH : natural := 8;
  subtype GPUREG_LIGHTING_AMBIENT_B_BITS is natural range 7 downto 0;
  -- UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW]
  constant GPUREG_LIGHTING_AMBIENT_UNKNOWN_8_LSB : natural := 8;
  constant GPUREG_LIGHTING_AMBIENT_UNKNOWN_8_WIDTH : natural := 2;
  subtype GPUREG_LIGHTING_AMBIENT_UNKNOWN_8_BITS is natural range 9 downto 8;
  -- G (bits 17-10, uint, 1/255): Green.
  constant GPUREG_LIGHTING_AMBIENT_G_LSB : natural := 10;
  constant GPUREG_LIGHTING_AMBIENT_G_WIDTH : natural := 8;
  subtype GPUREG_LIGHTING_AMBIENT_G_BITS is natural range 17 downto 10;
  -- UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW]
  constant GPUREG_LIGHTING_AMBIENT_UNKNOWN_18_LSB : natural := 18;
  constant GPUREG_LIGHTING_AMBIENT_UNKNOWN_18_WIDTH : natural := 2;
  subtype GPUREG_LIGHTING_AMBIENT_UNKNOWN_18_BITS is natural range 19 downto 18;
  -- R (bits 27-20, uint, 1/255): Red.
  constant GPUREG_LIGHTING_AMBIENT_R_LSB : natural := 20;
  constant GPUREG_LIGHTING_AMBIENT_R_WIDTH : natural := 8;
  subtype GPUREG_LIGHTING_AMBIENT_R_BITS is natural range 27 downto 20;
  -- UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW]
  constant GPUREG_LIGHTING_AMBIENT_UNKNOWN_28_LSB : natural := 28;
  constant GPUREG_LIGHTING_AMBIENT_UNKNOWN_28_WIDTH : natural := 2;
  subtype GPUREG_LIGHTING_AMBIENT_UNKNOWN_28_BITS is natural range 29 downto 28;
  type lighting_ambient_t is record
    UNKNOWN_28 : std_logic_vector(1 downto 0);
    R : std_logic_vector(7 downto 0);
    UNKNOWN_18 : std_logic_vector(1 downto 0);
    G : std_logic_vector(7 downto 0);
    UNKNOWN_8 : std_logic_vector(1 downto 0);
    B : std_logic_vector(7 downto 0);
  end record;
  function to_lighting_ambient(word : std_logic_vector(31 downto 0)) return lighting_ambient_t;
  function to_word(value : lighting_ambient_t) return std_logic_vector;

  -- GPUREG_01C1 (0x1C1): No known function; reads 0.
  -- plain, none [HW: docs/hardware/registers.md#lighting; GBATEK]
  constant GPUREG_01C1 : natural := 16#01C1#;

  -- GPUREG_LIGHTING_NUM_LIGHTS (0x1C2): Number of lights that are evaluated.
  -- plain, rw [DOC: docs/hardware/lighting.md#enables]
  -- official PICA_REG_FRAG_LIGHT_SRC_NUM; older GPUREG_01C2
  constant GPUREG_LIGHTING_NUM_LIGHTS : natural := 16#01C2#;
  -- COUNT_MINUS_1 (bits 2-0, uint): Number of lights minus 1.
  constant GPUREG_LIGHTING_NUM_LIGHTS_COUNT_MINUS_1_LSB : natural := 0;
  constant GPUREG_LIGHTING_NUM_LIGHTS_COUNT_MINUS_1_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_NUM_LIGHTS_COUNT_MINUS_1_BITS is natural range 2 downto 0;
  type lighting_num_lights_t is record
    COUNT_MINUS_1 : std_logic_vector(2 downto 0);
  end record;
  function to_lighting_num_lights(word : std_logic_vector(31 downto 0)) return lighting_num_lights_t;
  function to_word(value : lighting_num_lights_t) return std_logic_vector;

  -- GPUREG_LIGHTING_CONFIG0 (0x1C3): Light environment, shadow, bump mapping and Fresnel.
  -- plain, rw, mask 0xFFFF0FFD [DOC: docs/hardware/lighting.md#equation-per-light;
  -- docs/hardware/registers.md#lighting; 3dbrew IR-2024]
  -- official PICA_REG_FRAG_LIGHT_FUNC_MODE0; older GPUREG_01C3
  constant GPUREG_LIGHTING_CONFIG0 : natural := 16#01C3#;
  -- SHADOW_ENABLE (bit 0, bool): Use the shadow texture; goes with bits 16 to 19.
  constant GPUREG_LIGHTING_CONFIG0_SHADOW_ENABLE_LSB : natural := 0;
  constant GPUREG_LIGHTING_CONFIG0_SHADOW_ENABLE_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG0_SHADOW_ENABLE_BITS is natural range 0 downto 0;
  -- FRESNEL (bits 3-2, LightingFresnel): Alphas that take the Fresnel value.
  constant GPUREG_LIGHTING_CONFIG0_FRESNEL_LSB : natural := 2;
  constant GPUREG_LIGHTING_CONFIG0_FRESNEL_WIDTH : natural := 2;
  subtype GPUREG_LIGHTING_CONFIG0_FRESNEL_BITS is natural range 3 downto 2;
  -- ENVIRONMENT (bits 7-4, LightingEnvironment): Look-up tables that are available.
  constant GPUREG_LIGHTING_CONFIG0_ENVIRONMENT_LSB : natural := 4;
  constant GPUREG_LIGHTING_CONFIG0_ENVIRONMENT_WIDTH : natural := 4;
  subtype GPUREG_LIGHTING_CONFIG0_ENVIRONMENT_BITS is natural range 7 downto 4;
  -- UNKNOWN_8 (bits 11-8, uint): R/W; software writes 4.
  constant GPUREG_LIGHTING_CONFIG0_UNKNOWN_8_LSB : natural := 8;
  constant GPUREG_LIGHTING_CONFIG0_UNKNOWN_8_WIDTH : natural := 4;
  subtype GPUREG_LIGHTING_CONFIG0_UNKNOWN_8_BITS is natural range 11 downto 8;
  -- SHADOW_PRIMARY (bit 16, bool): The shadow factor multiplies the diffuse part of the primary
  -- colour.
  constant GPUREG_LIGHTING_CONFIG0_SHADOW_PRIMARY_LSB : natural := 16;
  constant GPUREG_LIGHTING_CONFIG0_SHADOW_PRIMARY_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG0_SHADOW_PRIMARY_BITS is natural range 16 downto 16;
  -- SHADOW_SECONDARY (bit 17, bool): The shadow factor multiplies the secondary colour.
  constant GPUREG_LIGHTING_CONFIG0_SHADOW_SECONDARY_LSB : natural := 17;
  constant GPUREG_LIGHTING_CONFIG0_SHADOW_SECONDARY_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG0_SHADOW_SECONDARY_BITS is natural range 17 downto 17;
  -- SHADOW_INVERT (bit 18, bool): The shadow factor is 1 - texel.
  constant GPUREG_LIGHTING_CONFIG0_SHADOW_INVERT_LSB : natural := 18;
  constant GPUREG_LIGHTING_CONFIG0_SHADOW_INVERT_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG0_SHADOW_INVERT_BITS is natural range 18 downto 18;
  -- SHADOW_ALPHA (bit 19, bool): Alphas selected by FRESNEL are multiplied by the shadow alpha.
  constant GPUREG_LIGHTING_CONFIG0_SHADOW_ALPHA_LSB : natural := 19;
  constant GPUREG_LIGHTING_CONFIG0_SHADOW_ALPHA_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG0_SHADOW_ALPHA_BITS is natural range 19 downto 19;
  -- UNKNOWN_20 (bits 21-20, uint): R/W, purpose unknown. [HW]
  constant GPUREG_LIGHTING_CONFIG0_UNKNOWN_20_LSB : natural := 20;
  constant GPUREG_LIGHTING_CONFIG0_UNKNOWN_20_WIDTH : natural := 2;
  subtype GPUREG_LIGHTING_CONFIG0_UNKNOWN_20_BITS is natural range 21 downto 20;
  -- BUMP_TEXTURE (bits 23-22, uint): Texture unit of the bump or tangent map, 0-2; 3 is the
  -- procedural unit in Azahar.
  constant GPUREG_LIGHTING_CONFIG0_BUMP_TEXTURE_LSB : natural := 22;
  constant GPUREG_LIGHTING_CONFIG0_BUMP_TEXTURE_WIDTH : natural := 2;
  subtype GPUREG_LIGHTING_CONFIG0_BUMP_TEXTURE_BITS is natural range 23 downto 22;
  -- SHADOW_TEXTURE (bits 25-24, uint): Texture unit of the shadow factor.
  constant GPUREG_LIGHTING_CONFIG0_SHADOW_TEXTURE_LSB : natural := 24;
  constant GPUREG_LIGHTING_CONFIG0_SHADOW_TEXTURE_WIDTH : natural := 2;
  subtype GPUREG_LIGHTING_CONFIG0_SHADOW_TEXTURE_BITS is natural range 25 downto 24;
  -- UNKNOWN_26 (bit 26, uint): R/W, purpose unknown. [HW]
  constant GPUREG_LIGHTING_CONFIG0_UNKNOWN_26_LSB : natural := 26;
  constant GPUREG_LIGHTING_CONFIG0_UNKNOWN_26_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG0_UNKNOWN_26_BITS is natural range 26 downto 26;
  -- CLAMP_HIGHLIGHTS (bit 27, bool): Specular terms vanish where L.N is 0.
  constant GPUREG_LIGHTING_CONFIG0_CLAMP_HIGHLIGHTS_LSB : natural := 27;
  constant GPUREG_LIGHTING_CONFIG0_CLAMP_HIGHLIGHTS_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG0_CLAMP_HIGHLIGHTS_BITS is natural range 27 downto 27;
  -- BUMP_MODE (bits 29-28, LightingBumpMode): What the bump texture perturbs.
  constant GPUREG_LIGHTING_CONFIG0_BUMP_MODE_LSB : natural := 28;
  constant GPUREG_LIGHTING_CONFIG0_BUMP_MODE_WIDTH : natural := 2;
  subtype GPUREG_LIGHTING_CONFIG0_BUMP_MODE_BITS is natural range 29 downto 28;
  -- BUMP_RENORM_DISABLE (bit 30, bool): 0: z of the bump normal is computed as sqrt(1 - x*x - y*y),
  -- 1: z is the texel's blue. [HW]
  constant GPUREG_LIGHTING_CONFIG0_BUMP_RENORM_DISABLE_LSB : natural := 30;
  constant GPUREG_LIGHTING_CONFIG0_BUMP_RENORM_DISABLE_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG0_BUMP_RENORM_DISABLE_BITS is natural range 30 downto 30;
  -- UNKNOWN_31 (bit 31, uint): R/W; software writes 1.
  constant GPUREG_LIGHTING_CONFIG0_UNKNOWN_31_LSB : natural := 31;
  constant GPUREG_LIGHTING_CONFIG0_UNKNOWN_31_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG0_UNKNOWN_31_BITS is natural range 31 downto 31;
  type lighting_config0_t is record
    UNKNOWN_31 : std_logic;
    BUMP_RENORM_DISABLE : std_logic;
    BUMP_MODE : lighting_bump_mode_e;
    CLAMP_HIGHLIGHTS : std_logic;
    UNKNOWN_26 : std_logic;
    SHADOW_TEXTURE : std_logic_vector(1 downto 0);
    BUMP_TEXTURE : std_logic_vector(1 downto 0);
    UNKNOWN_20 : std_logic_vector(1 downto 0);
    SHADOW_ALPHA : std_logic;
    SHADOW_INVERT : std_logic;
    SHADOW_SECONDARY : std_logic;
    SHADOW_PRIMARY : std_logic;
    UNKNOWN_8 : std_logic_vector(3 downto 0);
    ENVIRONMENT : lighting_environment_e;
    FRESNEL : lighting_fresnel_e;
    SHADOW_ENABLE : std_logic;
  end record;
  function to_lighting_config0(word : std_logic_vector(31 downto 0)) return lighting_config0_t;
  function to_word(value : lighting_config0_t) return std_logic_vector;

  -- GPUREG_LIGHTING_CONFIG1 (0x1C4): Switches off parts of the lighting equation. Factor and table
  -- outputs that are off are 1.
  -- plain, rw [DOC: docs/hardware/lighting.md#disable-bits; 3dbrew IR-2024]
  -- official PICA_REG_FRAG_LIGHT_FUNC_MODE1; older GPUREG_01C4
  constant GPUREG_LIGHTING_CONFIG1 : natural := 16#01C4#;
  -- SHADOW_DISABLE0 to SHADOW_DISABLE7 (bit 0, step 1, bool): Light i is not shadowed.
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE0_LSB : natural := 0;
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE0_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE0_BITS is natural range 0 downto 0;
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE1_LSB : natural := 1;
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE1_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE1_BITS is natural range 1 downto 1;
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE2_LSB : natural := 2;
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE2_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE2_BITS is natural range 2 downto 2;
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE3_LSB : natural := 3;
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE3_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE3_BITS is natural range 3 downto 3;
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE4_LSB : natural := 4;
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE4_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE4_BITS is natural range 4 downto 4;
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE5_LSB : natural := 5;
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE5_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE5_BITS is natural range 5 downto 5;
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE6_LSB : natural := 6;
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE6_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE6_BITS is natural range 6 downto 6;
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE7_LSB : natural := 7;
  constant GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE7_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE7_BITS is natural range 7 downto 7;
  -- SPOT_DISABLE0 to SPOT_DISABLE7 (bit 8, step 1, bool): Light i has no spot factor.
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE0_LSB : natural := 8;
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE0_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE0_BITS is natural range 8 downto 8;
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE1_LSB : natural := 9;
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE1_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE1_BITS is natural range 9 downto 9;
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE2_LSB : natural := 10;
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE2_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE2_BITS is natural range 10 downto 10;
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE3_LSB : natural := 11;
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE3_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE3_BITS is natural range 11 downto 11;
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE4_LSB : natural := 12;
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE4_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE4_BITS is natural range 12 downto 12;
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE5_LSB : natural := 13;
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE5_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE5_BITS is natural range 13 downto 13;
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE6_LSB : natural := 14;
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE6_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE6_BITS is natural range 14 downto 14;
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE7_LSB : natural := 15;
  constant GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE7_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE7_BITS is natural range 15 downto 15;
  -- D0_DISABLE (bit 16, bool): Table D0 is off.
  constant GPUREG_LIGHTING_CONFIG1_D0_DISABLE_LSB : natural := 16;
  constant GPUREG_LIGHTING_CONFIG1_D0_DISABLE_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_D0_DISABLE_BITS is natural range 16 downto 16;
  -- D1_DISABLE (bit 17, bool): Table D1 is off.
  constant GPUREG_LIGHTING_CONFIG1_D1_DISABLE_LSB : natural := 17;
  constant GPUREG_LIGHTING_CONFIG1_D1_DISABLE_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_D1_DISABLE_BITS is natural range 17 downto 17;
  -- UNKNOWN_18 (bit 18, uint): Software writes 1.
  constant GPUREG_LIGHTING_CONFIG1_UNKNOWN_18_LSB : natural := 18;
  constant GPUREG_LIGHTING_CONFIG1_UNKNOWN_18_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_UNKNOWN_18_BITS is natural range 18 downto 18;
  -- FR_DISABLE (bit 19, bool): Table FR is off.
  constant GPUREG_LIGHTING_CONFIG1_FR_DISABLE_LSB : natural := 19;
  constant GPUREG_LIGHTING_CONFIG1_FR_DISABLE_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_FR_DISABLE_BITS is natural range 19 downto 19;
  -- RB_DISABLE (bit 20, bool): Table RB is off; blue then takes the RR output.
  constant GPUREG_LIGHTING_CONFIG1_RB_DISABLE_LSB : natural := 20;
  constant GPUREG_LIGHTING_CONFIG1_RB_DISABLE_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_RB_DISABLE_BITS is natural range 20 downto 20;
  -- RG_DISABLE (bit 21, bool): Table RG is off; green then takes the RR output.
  constant GPUREG_LIGHTING_CONFIG1_RG_DISABLE_LSB : natural := 21;
  constant GPUREG_LIGHTING_CONFIG1_RG_DISABLE_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_RG_DISABLE_BITS is natural range 21 downto 21;
  -- RR_DISABLE (bit 22, bool): Table RR is off.
  constant GPUREG_LIGHTING_CONFIG1_RR_DISABLE_LSB : natural := 22;
  constant GPUREG_LIGHTING_CONFIG1_RR_DISABLE_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_RR_DISABLE_BITS is natural range 22 downto 22;
  -- ATTENUATION_DISABLE0 to ATTENUATION_DISABLE7 (bit 24, step 1, bool): Light i has no distance
  -- attenuation.
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE0_LSB : natural := 24;
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE0_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE0_BITS is natural range 24 downto 24;
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE1_LSB : natural := 25;
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE1_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE1_BITS is natural range 25 downto 25;
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE2_LSB : natural := 26;
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE2_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE2_BITS is natural range 26 downto 26;
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE3_LSB : natural := 27;
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE3_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE3_BITS is natural range 27 downto 27;
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE4_LSB : natural := 28;
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE4_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE4_BITS is natural range 28 downto 28;
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE5_LSB : natural := 29;
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE5_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE5_BITS is natural range 29 downto 29;
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE6_LSB : natural := 30;
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE6_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE6_BITS is natural range 30 downto 30;
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE7_LSB : natural := 31;
  constant GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE7_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE7_BITS is natural range 31 downto 31;
  type lighting_config1_t is record
    ATTENUATION_DISABLE7 : std_logic;
    ATTENUATION_DISABLE6 : std_logic;
    ATTENUATION_DISABLE5 : std_logic;
    ATTENUATION_DISABLE4 : std_logic;
    ATTENUATION_DISABLE3 : std_logic;
    ATTENUATION_DISABLE2 : std_logic;
    ATTENUATION_DISABLE1 : std_logic;
    ATTENUATION_DISABLE0 : std_logic;
    RR_DISABLE : std_logic;
    RG_DISABLE : std_logic;
    RB_DISABLE : std_logic;
    FR_DISABLE : std_logic;
    UNKNOWN_18 : std_logic;
    D1_DISABLE : std_logic;
    D0_DISABLE : std_logic;
    SPOT_DISABLE7 : std_logic;
    SPOT_DISABLE6 : std_logic;
    SPOT_DISABLE5 : std_logic;
    SPOT_DISABLE4 : std_logic;
    SPOT_DISABLE3 : std_logic;
    SPOT_DISABLE2 : std_logic;
    SPOT_DISABLE1 : std_logic;
    SPOT_DISABLE0 : std_logic;
    SHADOW_DISABLE7 : std_logic;
    SHADOW_DISABLE6 : std_logic;
    SHADOW_DISABLE5 : std_logic;
    SHADOW_DISABLE4 : std_logic;
    SHADOW_DISABLE3 : std_logic;
    SHADOW_DISABLE2 : std_logic;
    SHADOW_DISABLE1 : std_logic;
    SHADOW_DISABLE0 : std_logic;
  end record;
  function to_lighting_config1(word : std_logic_vector(31 downto 0)) return lighting_config1_t;
  function to_word(value : lighting_config1_t) return std_logic_vector;

  -- GPUREG_LIGHTING_LUT_INDEX (0x1C5): Table and entry that LIGHTING_LUT_DATA transfers next.
  -- index-port, rw, port LightingLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
  -- docs/hardware/lighting.md#table-lookup; 3dbrew IR-2024]
  -- official PICA_REG_FRAG_LIGHT_LUT; older GPUREG_01C5
  constant GPUREG_LIGHTING_LUT_INDEX : natural := 16#01C5#;
  -- INDEX (bits 7-0, uint): Entry; advances with every data word written, and also read by the CPU,
  -- and wraps inside the table. [HW]
  constant GPUREG_LIGHTING_LUT_INDEX_INDEX_LSB : natural := 0;
  constant GPUREG_LIGHTING_LUT_INDEX_INDEX_WIDTH : natural := 8;
  subtype GPUREG_LIGHTING_LUT_INDEX_INDEX_BITS is natural range 7 downto 0;
  -- TABLE (bits 12-8, LightingLut): Table. The index does not carry into it.
  constant GPUREG_LIGHTING_LUT_INDEX_TABLE_LSB : natural := 8;
  constant GPUREG_LIGHTING_LUT_INDEX_TABLE_WIDTH : natural := 5;
  subtype GPUREG_LIGHTING_LUT_INDEX_TABLE_BITS is natural range 12 downto 8;
  type lighting_lut_index_t is record
    TABLE : lighting_lut_e;
    INDEX : std_logic_vector(7 downto 0);
  end record;
  function to_lighting_lut_index(word : std_logic_vector(31 downto 0)) return lighting_lut_index_t;
  function to_word(value : lighting_lut_index_t) return std_logic_vector;

  -- GPUREG_LIGHTING_ENABLE1 (0x1C6): Switches lighting off. Emulators then give 0 for both lighting
  -- colours.
  -- plain, rw [DOC: docs/hardware/lighting.md#enables]
  -- official PICA_REG_FRAG_LIGHT_EN1; older GPUREG_01C6, GPUREG_LIGHTING_DISABLE
  constant GPUREG_LIGHTING_ENABLE1 : natural := 16#01C6#;
  -- DISABLE (bit 0, bool): 1: lighting is off.
  constant GPUREG_LIGHTING_ENABLE1_DISABLE_LSB : natural := 0;
  constant GPUREG_LIGHTING_ENABLE1_DISABLE_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_ENABLE1_DISABLE_BITS is natural range 0 downto 0;
  type lighting_enable1_t is record
    DISABLE : std_logic;
  end record;
  function to_lighting_enable1(word : std_logic_vector(31 downto 0)) return lighting_enable1_t;
  function to_word(value : lighting_enable1_t) return std_logic_vector;

  -- GPUREG_01C7 (0x1C7): No known function; reads 0.
  -- plain, none [HW: docs/hardware/registers.md#lighting; GBATEK]
  constant GPUREG_01C7 : natural := 16#01C7#;

  -- GPUREG_LIGHTING_LUT_DATA (0x1C8-0x1CF): Entry at the table and index of LIGHTING_LUT_INDEX. A
  -- table has 256 entries; in signed mode 0-127 stand for inputs 0 to 127/128 and 128-255 for -1 to
  -- -1/128, in absolute mode and in DA all stand for 0 to 255/256.
  -- data-port, rw, port LightingLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
  -- docs/hardware/lighting.md#table-lookup; docs/hardware/lighting.md#table-entries]
  -- official PICA_REG_FRAG_LIGHT_LUT_DATA0, PICA_REG_FRAG_LIGHT_LUT_DATA1,
  -- PICA_REG_FRAG_LIGHT_LUT_DATA2, PICA_REG_FRAG_LIGHT_LUT_DATA3, PICA_REG_FRAG_LIGHT_LUT_DATA4,
  -- PICA_REG_FRAG_LIGHT_LUT_DATA5, PICA_REG_FRAG_LIGHT_LUT_DATA8, PICA_REG_FRAG_LIGHT_LUT_DATA6 and
  -- 1 more; older GPUREG_01C8, GPUREG_LIGHTING_LUT_DATA0, GPUREG_01C9, GPUREG_LIGHTING_LUT_DATA1,
  -- GPUREG_01CA, GPUREG_LIGHTING_LUT_DATA2, GPUREG_01CB, GPUREG_LIGHTING_LUT_DATA3 and 8 more
  constant GPUREG_LIGHTING_LUT_DATA : natural := 16#01C8#;
  -- VALUE (bits 11-0, uint, 1/4095): Table value; 0xFFF is 1. [EMU]
  constant GPUREG_LIGHTING_LUT_DATA_VALUE_LSB : natural := 0;
  constant GPUREG_LIGHTING_LUT_DATA_VALUE_WIDTH : natural := 12;
  subtype GPUREG_LIGHTING_LUT_DATA_VALUE_BITS is natural range 11 downto 0;
  -- DIFFERENCE (bits 22-12, uint, 1/2047): Magnitude of the step to the next entry. [EMU]
  constant GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_LSB : natural := 12;
  constant GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_WIDTH : natural := 11;
  subtype GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_BITS is natural range 22 downto 12;
  -- DIFFERENCE_NEGATIVE (bit 23, bool): The step goes down; a magnitude of 0 is 0 all the same.
  -- [EMU]
  constant GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_NEGATIVE_LSB : natural := 23;
  constant GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_NEGATIVE_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_NEGATIVE_BITS is natural range 23 downto 23;
  type lighting_lut_data_t is record
    DIFFERENCE_NEGATIVE : std_logic;
    DIFFERENCE : std_logic_vector(10 downto 0);
    VALUE : std_logic_vector(11 downto 0);
  end record;
  function to_lighting_lut_data(word : std_logic_vector(31 downto 0)) return lighting_lut_data_t;
  function to_word(value : lighting_lut_data_t) return std_logic_vector;

  -- GPUREG_LIGHTING_LUTINPUT_ABS (0x1D0): Whether a table is indexed by its signed input or by the
  -- absolute one. Absolute input is the absolute value on two-sided lights and is cut off at 0 on
  -- others.
  -- plain, rw, mask 0x03333333 [DOC: docs/hardware/lighting.md#table-lookup;
  -- docs/hardware/registers.md#lighting; GBATEK]
  -- official PICA_REG_FRAG_LIGHT_ABSLUTINPUT; older GPUREG_01D0
  constant GPUREG_LIGHTING_LUTINPUT_ABS : natural := 16#01D0#;
  -- UNKNOWN_0 (bit 0, uint): R/W, purpose unknown. [HW]
  constant GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_0_LSB : natural := 0;
  constant GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_0_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_0_BITS is natural range 0 downto 0;
  -- D0_SIGNED (bit 1, bool): Input of D0. 0: absolute, 1: signed.
  constant GPUREG_LIGHTING_LUTINPUT_ABS_D0_SIGNED_LSB : natural := 1;
  constant GPUREG_LIGHTING_LUTINPUT_ABS_D0_SIGNED_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_LUTINPUT_ABS_D0_SIGNED_BITS is natural range 1 downto 1;
  -- UNKNOWN_4 (bit 4, uint): R/W, purpose unknown. [HW]
  constant GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_4_LSB : natural := 4;
  constant GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_4_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_4_BITS is natural range 4 downto 4;
  -- D1_SIGNED (bit 5, bool): Input of D1. 0: absolute, 1: signed.
  constant GPUREG_LIGHTING_LUTINPUT_ABS_D1_SIGNED_LSB : natural := 5;
  constant GPUREG_LIGHTING_LUTINPUT_ABS_D1_SIGNED_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_LUTINPUT_ABS_D1_SIGNED_BITS is natural range 5 downto 5;
  -- UNKNOWN_8 (bit 8, uint): R/W, purpose unknown. [HW]
  constant GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_8_LSB : natural := 8;
  constant GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_8_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_8_BITS is natural range 8 downto 8;
  -- SP_SIGNED (bit 9, bool): Input of SP0-SP7. 0: absolute, 1: signed.
  constant GPUREG_LIGHTING_LUTINPUT_ABS_SP_SIGNED_LSB : natural := 9;
  constant GPUREG_LIGHTING_LUTINPUT_ABS_SP_SIGNED_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_LUTINPUT_ABS_SP_SIGNED_BITS is natural range 9 downto 9;
  -- UNKNOWN_12 (bit 12, uint): R/W, purpose unknown. [HW]
  constant GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_12_LSB : natural := 12;
  constant GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_12_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_12_BITS is natural range 12 downto 12;
  -- FR_SIGNED (bit 13, bool): Input of FR. 0: absolute, 1: signed.
  constant GPUREG_LIGHTING_LUTINPUT_ABS_FR_SIGNED_LSB : natural := 13;
  constant GPUREG_LIGHTING_LUTINPUT_ABS_FR_SIGNED_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_LUTINPUT_ABS_FR_SIGNED_BITS is natural range 13 downto 13;
  -- UNKNOWN_16 (bit 16, uint): R/W, purpose unknown. [HW]
  constant GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_16_LSB : natural := 16;
  constant GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_16_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_16_BITS is natural range 16 downto 16;
  -- RB_SIGNED (bit 17, bool): Input of RB. 0: absolute, 1: signed.
  constant GPUREG_LIGHTING_LUTINPUT_ABS_RB_SIGNED_LSB : natural := 17;
  constant GPUREG_LIGHTING_LUTINPUT_ABS_RB_SIGNED_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_LUTINPUT_ABS_RB_SIGNED_BITS is natural range 17 downto 17;
  -- UNKNOWN_20 (bit 20, uint): R/W, purpose unknown. [HW]
  constant GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_20_LSB : natural := 20;
  constant GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_20_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_20_BITS is natural range 20 downto 20;
  -- RG_SIGNED (bit 21, bool): Input of RG. 0: absolute, 1: signed.
  constant GPUREG_LIGHTING_LUTINPUT_ABS_RG_SIGNED_LSB : natural := 21;
  constant GPUREG_LIGHTING_LUTINPUT_ABS_RG_SIGNED_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_LUTINPUT_ABS_RG_SIGNED_BITS is natural range 21 downto 21;
  -- UNKNOWN_24 (bit 24, uint): R/W, purpose unknown. [HW]
  constant GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_24_LSB : natural := 24;
  constant GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_24_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_24_BITS is natural range 24 downto 24;
  -- RR_SIGNED (bit 25, bool): Input of RR. 0: absolute, 1: signed.
  constant GPUREG_LIGHTING_LUTINPUT_ABS_RR_SIGNED_LSB : natural := 25;
  constant GPUREG_LIGHTING_LUTINPUT_ABS_RR_SIGNED_WIDTH : natural := 1;
  subtype GPUREG_LIGHTING_LUTINPUT_ABS_RR_SIGNED_BITS is natural range 25 downto 25;
  type lighting_lutinput_abs_t is record
    RR_SIGNED : std_logic;
    UNKNOWN_24 : std_logic;
    RG_SIGNED : std_logic;
    UNKNOWN_20 : std_logic;
    RB_SIGNED : std_logic;
    UNKNOWN_16 : std_logic;
    FR_SIGNED : std_logic;
    UNKNOWN_12 : std_logic;
    SP_SIGNED : std_logic;
    UNKNOWN_8 : std_logic;
    D1_SIGNED : std_logic;
    UNKNOWN_4 : std_logic;
    D0_SIGNED : std_logic;
    UNKNOWN_0 : std_logic;
  end record;
  function to_lighting_lutinput_abs(word : std_logic_vector(31 downto 0)) return lighting_lutinput_abs_t;
  function to_word(value : lighting_lutinput_abs_t) return std_logic_vector;

  -- GPUREG_LIGHTING_LUTINPUT_SELECT (0x1D1): Dot product that indexes each table. DA has none; its
  -- input is the distance.
  -- plain, rw [DOC: docs/hardware/lighting.md#table-inputs; docs/hardware/registers.md#lighting]
  -- official PICA_REG_FRAG_LIGHT_LUTINPUT; older GPUREG_01D1
  constant GPUREG_LIGHTING_LUTINPUT_SELECT : natural := 16#01D1#;
  -- D0 (bits 2-0, LightingLutInput): Input of D0.
  constant GPUREG_LIGHTING_LUTINPUT_SELECT_D0_LSB : natural := 0;
  constant GPUREG_LIGHTING_LUTINPUT_SELECT_D0_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LUTINPUT_SELECT_D0_BITS is natural range 2 downto 0;
  -- D1 (bits 6-4, LightingLutInput): Input of D1.
  constant GPUREG_LIGHTING_LUTINPUT_SELECT_D1_LSB : natural := 4;
  constant GPUREG_LIGHTING_LUTINPUT_SELECT_D1_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LUTINPUT_SELECT_D1_BITS is natural range 6 downto 4;
  -- SP (bits 10-8, LightingLutInput): Input of SP0-SP7.
  constant GPUREG_LIGHTING_LUTINPUT_SELECT_SP_LSB : natural := 8;
  constant GPUREG_LIGHTING_LUTINPUT_SELECT_SP_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LUTINPUT_SELECT_SP_BITS is natural range 10 downto 8;
  -- FR (bits 14-12, LightingLutInput): Input of FR.
  constant GPUREG_LIGHTING_LUTINPUT_SELECT_FR_LSB : natural := 12;
  constant GPUREG_LIGHTING_LUTINPUT_SELECT_FR_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LUTINPUT_SELECT_FR_BITS is natural range 14 downto 12;
  -- RB (bits 18-16, LightingLutInput): Input of RB.
  constant GPUREG_LIGHTING_LUTINPUT_SELECT_RB_LSB : natural := 16;
  constant GPUREG_LIGHTING_LUTINPUT_SELECT_RB_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LUTINPUT_SELECT_RB_BITS is natural range 18 downto 16;
  -- RG (bits 22-20, LightingLutInput): Input of RG.
  constant GPUREG_LIGHTING_LUTINPUT_SELECT_RG_LSB : natural := 20;
  constant GPUREG_LIGHTING_LUTINPUT_SELECT_RG_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LUTINPUT_SELECT_RG_BITS is natural range 22 downto 20;
  -- RR (bits 26-24, LightingLutInput): Input of RR.
  constant GPUREG_LIGHTING_LUTINPUT_SELECT_RR_LSB : natural := 24;
  constant GPUREG_LIGHTING_LUTINPUT_SELECT_RR_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LUTINPUT_SELECT_RR_BITS is natural range 26 downto 24;
  type lighting_lutinput_select_t is record
    RR : lighting_lut_input_e;
    RG : lighting_lut_input_e;
    RB : lighting_lut_input_e;
    FR : lighting_lut_input_e;
    SP : lighting_lut_input_e;
    D1 : lighting_lut_input_e;
    D0 : lighting_lut_input_e;
  end record;
  function to_lighting_lutinput_select(word : std_logic_vector(31 downto 0)) return lighting_lutinput_select_t;
  function to_word(value : lighting_lutinput_select_t) return std_logic_vector;

  -- GPUREG_LIGHTING_LUTINPUT_SCALE (0x1D2): Factor on the output of each table, despite the name. DA
  -- has none.
  -- plain, rw, mask 0x77777777 [DOC: docs/hardware/lighting.md#table-lookup;
  -- docs/hardware/registers.md#lighting; GBATEK]
  -- official PICA_REG_FRAG_LIGHT_LUTSCALE; older GPUREG_01D2
  constant GPUREG_LIGHTING_LUTINPUT_SCALE : natural := 16#01D2#;
  -- D0 (bits 2-0, LightingLutScale): Scale of D0.
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_D0_LSB : natural := 0;
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_D0_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LUTINPUT_SCALE_D0_BITS is natural range 2 downto 0;
  -- D1 (bits 6-4, LightingLutScale): Scale of D1.
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_D1_LSB : natural := 4;
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_D1_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LUTINPUT_SCALE_D1_BITS is natural range 6 downto 4;
  -- SP (bits 10-8, LightingLutScale): Scale of SP0-SP7.
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_SP_LSB : natural := 8;
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_SP_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LUTINPUT_SCALE_SP_BITS is natural range 10 downto 8;
  -- FR (bits 14-12, LightingLutScale): Scale of FR.
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_FR_LSB : natural := 12;
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_FR_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LUTINPUT_SCALE_FR_BITS is natural range 14 downto 12;
  -- RB (bits 18-16, LightingLutScale): Scale of RB.
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_RB_LSB : natural := 16;
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_RB_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LUTINPUT_SCALE_RB_BITS is natural range 18 downto 16;
  -- RG (bits 22-20, LightingLutScale): Scale of RG.
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_RG_LSB : natural := 20;
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_RG_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LUTINPUT_SCALE_RG_BITS is natural range 22 downto 20;
  -- RR (bits 26-24, LightingLutScale): Scale of RR.
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_RR_LSB : natural := 24;
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_RR_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LUTINPUT_SCALE_RR_BITS is natural range 26 downto 24;
  -- UNKNOWN_28 (bits 30-28, uint): R/W, purpose unknown. [HW]
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_UNKNOWN_28_LSB : natural := 28;
  constant GPUREG_LIGHTING_LUTINPUT_SCALE_UNKNOWN_28_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LUTINPUT_SCALE_UNKNOWN_28_BITS is natural range 30 downto 28;
  type lighting_lutinput_scale_t is record
    UNKNOWN_28 : std_logic_vector(2 downto 0);
    RR : lighting_lut_scale_e;
    RG : lighting_lut_scale_e;
    RB : lighting_lut_scale_e;
    FR : lighting_lut_scale_e;
    SP : lighting_lut_scale_e;
    D1 : lighting_lut_scale_e;
    D0 : lighting_lut_scale_e;
  end record;
  function to_lighting_lutinput_scale(word : std_logic_vector(31 downto 0)) return lighting_lutinput_scale_t;
  function to_word(value : lighting_lutinput_scale_t) return std_logic_vector;

  -- GPUREG_01D3 (0x1D3): One bit that can be written and read back; purpose unknown.
  -- plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#lighting; GBATEK]
  constant GPUREG_01D3 : natural := 16#01D3#;
  -- UNKNOWN (bit 0, uint): Purpose unknown.
  constant GPUREG_UNKNOWN_01D3_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_01D3_UNKNOWN_WIDTH : natural := 1;
  subtype GPUREG_UNKNOWN_01D3_UNKNOWN_BITS is natural range 0 downto 0;
  type unknown_01d3_t is record
    UNKNOWN : std_logic;
  end record;
  function to_unknown_01d3(word : std_logic_vector(31 downto 0)) return unknown_01d3_t;
  function to_word(value : unknown_01d3_t) return std_logic_vector;

  -- GPUREG_01D4 (0x1D4): Bits that can be written and read back; purpose unknown.
  -- plain, rw, mask 0x0FFFFF03 [HW: docs/hardware/registers.md#lighting; GBATEK]
  constant GPUREG_01D4 : natural := 16#01D4#;
  -- UNKNOWN_0 (bits 1-0, uint): Purpose unknown.
  constant GPUREG_UNKNOWN_01D4_UNKNOWN_0_LSB : natural := 0;
  constant GPUREG_UNKNOWN_01D4_UNKNOWN_0_WIDTH : natural := 2;
  subtype GPUREG_UNKNOWN_01D4_UNKNOWN_0_BITS is natural range 1 downto 0;
  -- UNKNOWN_8 (bits 27-8, uint): Purpose unknown.
  constant GPUREG_UNKNOWN_01D4_UNKNOWN_8_LSB : natural := 8;
  constant GPUREG_UNKNOWN_01D4_UNKNOWN_8_WIDTH : natural := 20;
  subtype GPUREG_UNKNOWN_01D4_UNKNOWN_8_BITS is natural range 27 downto 8;
  type unknown_01d4_t is record
    UNKNOWN_8 : std_logic_vector(19 downto 0);
    UNKNOWN_0 : std_logic_vector(1 downto 0);
  end record;
  function to_unknown_01d4(word : std_logic_vector(31 downto 0)) return unknown_01d4_t;
  function to_word(value : unknown_01d4_t) return std_logic_vector;

  -- GPUREG_01D[5-6] (0x1D5-0x1D6): Two 13-bit values, laid out as LIGHT_SPOTDIR_XY; purpose unknown.
  -- plain, rw, mask 0x1FFF1FFF [HW: docs/hardware/registers.md#lighting; GBATEK]
  constant GPUREG_01D5 : natural := 16#01D5#;
  -- UNKNOWN_0 (bits 12-0, uint): Purpose unknown.
  constant GPUREG_UNKNOWN_01D5_UNKNOWN_0_LSB : natural := 0;
  constant GPUREG_UNKNOWN_01D5_UNKNOWN_0_WIDTH : natural := 13;
  subtype GPUREG_UNKNOWN_01D5_UNKNOWN_0_BITS is natural range 12 downto 0;
  -- UNKNOWN_16 (bits 28-16, uint): Purpose unknown.
  constant GPUREG_UNKNOWN_01D5_UNKNOWN_16_LSB : natural := 16;
  constant GPUREG_UNKNOWN_01D5_UNKNOWN_16_WIDTH : natural := 13;
  subtype GPUREG_UNKNOWN_01D5_UNKNOWN_16_BITS is natural range 28 downto 16;
  constant GPUREG_01D6 : natural := 16#01D6#;
  constant GPUREG_UNKNOWN_01D6_UNKNOWN_0_LSB : natural := 0;
  constant GPUREG_UNKNOWN_01D6_UNKNOWN_0_WIDTH : natural := 13;
  subtype GPUREG_UNKNOWN_01D6_UNKNOWN_0_BITS is natural range 12 downto 0;
  constant GPUREG_UNKNOWN_01D6_UNKNOWN_16_LSB : natural := 16;
  constant GPUREG_UNKNOWN_01D6_UNKNOWN_16_WIDTH : natural := 13;
  subtype GPUREG_UNKNOWN_01D6_UNKNOWN_16_BITS is natural range 28 downto 16;
  type unknown_01d5_t is record
    UNKNOWN_16 : std_logic_vector(12 downto 0);
    UNKNOWN_0 : std_logic_vector(12 downto 0);
  end record;
  function to_unknown_01d5(word : std_logic_vector(31 downto 0)) return unknown_01d5_t;
  function to_word(value : unknown_01d5_t) return std_logic_vector;

  -- GPUREG_01D[7-8] (0x1D7-0x1D8): One 20-bit value, as wide as LIGHT_ATTENUATION_BIAS; purpose
  -- unknown.
  -- plain, rw, mask 0x000FFFFF [HW: docs/hardware/registers.md#lighting; GBATEK]
  constant GPUREG_01D7 : natural := 16#01D7#;
  -- UNKNOWN (bits 19-0, uint): Purpose unknown.
  constant GPUREG_UNKNOWN_01D7_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_01D7_UNKNOWN_WIDTH : natural := 20;
  subtype GPUREG_UNKNOWN_01D7_UNKNOWN_BITS is natural range 19 downto 0;
  constant GPUREG_01D8 : natural := 16#01D8#;
  constant GPUREG_UNKNOWN_01D8_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_01D8_UNKNOWN_WIDTH : natural := 20;
  subtype GPUREG_UNKNOWN_01D8_UNKNOWN_BITS is natural range 19 downto 0;
  type unknown_01d7_t is record
    UNKNOWN : std_logic_vector(19 downto 0);
  end record;
  function to_unknown_01d7(word : std_logic_vector(31 downto 0)) return unknown_01d7_t;
  function to_word(value : unknown_01d7_t) return std_logic_vector;

  -- GPUREG_LIGHTING_LIGHT_PERMUTATION (0x1D9): Which light source each step of the light loop
  -- evaluates.
  -- plain, rw [DOC: docs/hardware/lighting.md#enables; docs/hardware/registers.md#lighting]
  -- official PICA_REG_FRAG_LIGHT_SRC_EN_ID; older GPUREG_01D9
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION : natural := 16#01D9#;
  -- LIGHT0 to LIGHT7 (bits 2-0, step 4, uint): Light source of step i.
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT0_LSB : natural := 0;
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT0_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT0_BITS is natural range 2 downto 0;
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT1_LSB : natural := 4;
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT1_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT1_BITS is natural range 6 downto 4;
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT2_LSB : natural := 8;
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT2_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT2_BITS is natural range 10 downto 8;
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT3_LSB : natural := 12;
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT3_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT3_BITS is natural range 14 downto 12;
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT4_LSB : natural := 16;
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT4_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT4_BITS is natural range 18 downto 16;
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT5_LSB : natural := 20;
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT5_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT5_BITS is natural range 22 downto 20;
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT6_LSB : natural := 24;
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT6_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT6_BITS is natural range 26 downto 24;
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT7_LSB : natural := 28;
  constant GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT7_WIDTH : natural := 3;
  subtype GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT7_BITS is natural range 30 downto 28;
  type lighting_light_permutation_t is record
    LIGHT7 : std_logic_vector(2 downto 0);
    LIGHT6 : std_logic_vector(2 downto 0);
    LIGHT5 : std_logic_vector(2 downto 0);
    LIGHT4 : std_logic_vector(2 downto 0);
    LIGHT3 : std_logic_vector(2 downto 0);
    LIGHT2 : std_logic_vector(2 downto 0);
    LIGHT1 : std_logic_vector(2 downto 0);
    LIGHT0 : std_logic_vector(2 downto 0);
  end record;
  function to_lighting_light_permutation(word : std_logic_vector(31 downto 0)) return lighting_light_permutation_t;
  function to_word(value : lighting_light_permutation_t) return std_logic_vector;

  -- GPUREG_01DA to GPUREG_01DF (0x1DA-0x1DF): No known function; reads 0.
  -- plain, none [HW: docs/hardware/registers.md#lighting; GBATEK]
  constant GPUREG_01DA : natural := 16#01DA#;
  constant GPUREG_01DB : natural := 16#01DB#;
  constant GPUREG_01DC : natural := 16#01DC#;
  constant GPUREG_01DD : natural := 16#01DD#;
  constant GPUREG_01DE : natural := 16#01DE#;
  constant GPUREG_01DF : natural := 16#01DF#;

  -- GPUREG_01E0 to GPUREG_01FF (0x1E0-0x1FF): No register of its own. Reads give RESTART_PRIMITIVE,
  -- writes do nothing.
  -- plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  constant GPUREG_01E0 : natural := 16#01E0#;
  constant GPUREG_01E1 : natural := 16#01E1#;
  constant GPUREG_01E2 : natural := 16#01E2#;
  constant GPUREG_01E3 : natural := 16#01E3#;
  constant GPUREG_01E4 : natural := 16#01E4#;
  constant GPUREG_01E5 : natural := 16#01E5#;
  constant GPUREG_01E6 : natural := 16#01E6#;
  constant GPUREG_01E7 : natural := 16#01E7#;
  constant GPUREG_01E8 : natural := 16#01E8#;
  constant GPUREG_01E9 : natural := 16#01E9#;
  constant GPUREG_01EA : natural := 16#01EA#;
  constant GPUREG_01EB : natural := 16#01EB#;
  constant GPUREG_01EC : natural := 16#01EC#;
  constant GPUREG_01ED : natural := 16#01ED#;
  constant GPUREG_01EE : natural := 16#01EE#;
  constant GPUREG_01EF : natural := 16#01EF#;
  constant GPUREG_01F0 : natural := 16#01F0#;
  constant GPUREG_01F1 : natural := 16#01F1#;
  constant GPUREG_01F2 : natural := 16#01F2#;
  constant GPUREG_01F3 : natural := 16#01F3#;
  constant GPUREG_01F4 : natural := 16#01F4#;
  constant GPUREG_01F5 : natural := 16#01F5#;
  constant GPUREG_01F6 : natural := 16#01F6#;
  constant GPUREG_01F7 : natural := 16#01F7#;
  constant GPUREG_01F8 : natural := 16#01F8#;
  constant GPUREG_01F9 : natural := 16#01F9#;
  constant GPUREG_01FA : natural := 16#01FA#;
  constant GPUREG_01FB : natural := 16#01FB#;
  constant GPUREG_01FC : natural := 16#01FC#;
  constant GPUREG_01FD : natural := 16#01FD#;
  constant GPUREG_01FE : natural := 16#01FE#;
  constant GPUREG_01FF : natural := 16#01FF#;

  -- ---- Geometry pipeline ----
  -- Vertex attributes from memory and from fixed storage, draw triggers, command buffer jumps, the
  -- way from vertex shader outputs to the geometry shader, and primitive assembly.

  -- GPUREG_ATTRIBBUFFERS_LOC (0x200): Base of all attribute buffers and of the index array.
  -- plain, rw, mask 0x1FFFFFFE [DOC: docs/hardware/geometry.md#vertex-arrays; GBATEK]
  -- official PICA_REG_VTX_ATTR_ARRAYS_BASE_ADDR; older GPUREG_ATTR_BUF_BASE
  constant GPUREG_ATTRIBBUFFERS_LOC : natural := 16#0200#;
  -- ADDRESS (bits 28-1, address*16, bytes): Physical address. The register as a whole is the address
  -- / 8 with bit 0 forced to 0.
  constant GPUREG_ATTRIBBUFFERS_LOC_ADDRESS_LSB : natural := 1;
  constant GPUREG_ATTRIBBUFFERS_LOC_ADDRESS_WIDTH : natural := 28;
  subtype GPUREG_ATTRIBBUFFERS_LOC_ADDRESS_BITS is natural range 28 downto 1;
  type attribbuffers_loc_t is record
    ADDRESS : std_logic_vector(27 downto 0);
  end record;
  function to_attribbuffers_loc(word : std_logic_vector(31 downto 0)) return attribbuffers_loc_t;
  function to_word(value : attribbuffers_loc_t) return std_logic_vector;

  -- GPUREG_ATTRIBBUFFERS_FORMAT_LOW (0x201): Formats of attributes 0-7 in memory.
  -- plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays]
  -- official PICA_REG_VTX_ATTR_ARRAYS0; older GPUREG_ATTR_BUF_FORMAT_LOW
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW : natural := 16#0201#;
  -- TYPE0 to TYPE7 (bits 1-0, step 4, AttributeType): Element type of attribute i.
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE0_LSB : natural := 0;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE0_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE0_BITS is natural range 1 downto 0;
  -- SIZE0 to SIZE7 (bits 3-2, step 4, AttributeSize): Number of elements of attribute i.
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE0_LSB : natural := 2;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE0_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE0_BITS is natural range 3 downto 2;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE1_LSB : natural := 4;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE1_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE1_BITS is natural range 5 downto 4;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE1_LSB : natural := 6;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE1_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE1_BITS is natural range 7 downto 6;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE2_LSB : natural := 8;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE2_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE2_BITS is natural range 9 downto 8;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE2_LSB : natural := 10;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE2_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE2_BITS is natural range 11 downto 10;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE3_LSB : natural := 12;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE3_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE3_BITS is natural range 13 downto 12;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE3_LSB : natural := 14;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE3_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE3_BITS is natural range 15 downto 14;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE4_LSB : natural := 16;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE4_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE4_BITS is natural range 17 downto 16;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE4_LSB : natural := 18;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE4_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE4_BITS is natural range 19 downto 18;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE5_LSB : natural := 20;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE5_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE5_BITS is natural range 21 downto 20;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE5_LSB : natural := 22;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE5_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE5_BITS is natural range 23 downto 22;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE6_LSB : natural := 24;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE6_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE6_BITS is natural range 25 downto 24;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE6_LSB : natural := 26;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE6_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE6_BITS is natural range 27 downto 26;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE7_LSB : natural := 28;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE7_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE7_BITS is natural range 29 downto 28;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE7_LSB : natural := 30;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE7_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE7_BITS is natural range 31 downto 30;
  type attribbuffers_format_low_t is record
    SIZE7 : attribute_size_e;
    TYPE7 : attribute_type_e;
    SIZE6 : attribute_size_e;
    TYPE6 : attribute_type_e;
    SIZE5 : attribute_size_e;
    TYPE5 : attribute_type_e;
    SIZE4 : attribute_size_e;
    TYPE4 : attribute_type_e;
    SIZE3 : attribute_size_e;
    TYPE3 : attribute_type_e;
    SIZE2 : attribute_size_e;
    TYPE2 : attribute_type_e;
    SIZE1 : attribute_size_e;
    TYPE1 : attribute_type_e;
    SIZE0 : attribute_size_e;
    TYPE0 : attribute_type_e;
  end record;
  function to_attribbuffers_format_low(word : std_logic_vector(31 downto 0)) return attribbuffers_format_low_t;
  function to_word(value : attribbuffers_format_low_t) return std_logic_vector;

  -- GPUREG_ATTRIBBUFFERS_FORMAT_HIGH (0x202): Formats of attributes 8-11 in memory, fixed attributes
  -- and attribute count.
  -- plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays]
  -- official PICA_REG_VTX_ATTR_ARRAYS1; older GPUREG_ATTR_BUF_FORMAT_HIGH
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH : natural := 16#0202#;
  -- TYPE8 to TYPE11 (bits 1-0, step 4, AttributeType): Element type of attribute i.
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE8_LSB : natural := 0;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE8_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE8_BITS is natural range 1 downto 0;
  -- SIZE8 to SIZE11 (bits 3-2, step 4, AttributeSize): Number of elements of attribute i.
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE8_LSB : natural := 2;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE8_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE8_BITS is natural range 3 downto 2;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE9_LSB : natural := 4;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE9_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE9_BITS is natural range 5 downto 4;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE9_LSB : natural := 6;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE9_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE9_BITS is natural range 7 downto 6;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE10_LSB : natural := 8;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE10_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE10_BITS is natural range 9 downto 8;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE10_LSB : natural := 10;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE10_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE10_BITS is natural range 11 downto 10;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE11_LSB : natural := 12;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE11_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE11_BITS is natural range 13 downto 12;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE11_LSB : natural := 14;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE11_WIDTH : natural := 2;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE11_BITS is natural range 15 downto 14;
  -- FIXED0 to FIXED11 (bit 16, step 1, bool): Attribute i comes from fixed storage unless a buffer
  -- names it.
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED0_LSB : natural := 16;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED0_WIDTH : natural := 1;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED0_BITS is natural range 16 downto 16;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED1_LSB : natural := 17;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED1_WIDTH : natural := 1;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED1_BITS is natural range 17 downto 17;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED2_LSB : natural := 18;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED2_WIDTH : natural := 1;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED2_BITS is natural range 18 downto 18;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED3_LSB : natural := 19;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED3_WIDTH : natural := 1;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED3_BITS is natural range 19 downto 19;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED4_LSB : natural := 20;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED4_WIDTH : natural := 1;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED4_BITS is natural range 20 downto 20;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED5_LSB : natural := 21;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED5_WIDTH : natural := 1;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED5_BITS is natural range 21 downto 21;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED6_LSB : natural := 22;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED6_WIDTH : natural := 1;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED6_BITS is natural range 22 downto 22;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED7_LSB : natural := 23;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED7_WIDTH : natural := 1;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED7_BITS is natural range 23 downto 23;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED8_LSB : natural := 24;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED8_WIDTH : natural := 1;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED8_BITS is natural range 24 downto 24;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED9_LSB : natural := 25;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED9_WIDTH : natural := 1;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED9_BITS is natural range 25 downto 25;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED10_LSB : natural := 26;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED10_WIDTH : natural := 1;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED10_BITS is natural range 26 downto 26;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED11_LSB : natural := 27;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED11_WIDTH : natural := 1;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED11_BITS is natural range 27 downto 27;
  -- COUNT_MINUS_1 (bits 31-28, uint): Attributes assembled per vertex minus 1.
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_COUNT_MINUS_1_LSB : natural := 28;
  constant GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_COUNT_MINUS_1_WIDTH : natural := 4;
  subtype GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_COUNT_MINUS_1_BITS is natural range 31 downto 28;
  type attribbuffers_format_high_t is record
    COUNT_MINUS_1 : std_logic_vector(3 downto 0);
    FIXED11 : std_logic;
    FIXED10 : std_logic;
    FIXED9 : std_logic;
    FIXED8 : std_logic;
    FIXED7 : std_logic;
    FIXED6 : std_logic;
    FIXED5 : std_logic;
    FIXED4 : std_logic;
    FIXED3 : std_logic;
    FIXED2 : std_logic;
    FIXED1 : std_logic;
    FIXED0 : std_logic;
    SIZE11 : attribute_size_e;
    TYPE11 : attribute_type_e;
    SIZE10 : attribute_size_e;
    TYPE10 : attribute_type_e;
    SIZE9 : attribute_size_e;
    TYPE9 : attribute_type_e;
    SIZE8 : attribute_size_e;
    TYPE8 : attribute_type_e;
  end record;
  function to_attribbuffers_format_high(word : std_logic_vector(31 downto 0)) return attribbuffers_format_high_t;
  function to_word(value : attribbuffers_format_high_t) return std_logic_vector;

  -- GPUREG_ATTRIBBUFFER0_OFFSET to GPUREG_ATTRIBBUFFERB_OFFSET (0x203 + 0x3*n (n = 0-11)): Place of
  -- the buffer.
  -- plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
  -- docs/hardware/geometry.md#assembly-of-a-vertex]
  -- official PICA_REG_LOAD_ARRAY0_ATTR_OFFSET; older GPUREG_ATTRIBBUFFER0_CONFIG0,
  -- GPUREG_ATTR_BUF0_OFFSET, GPUREG_ATTRIBBUFFER1_CONFIG0, GPUREG_ATTR_BUF1_OFFSET,
  -- GPUREG_ATTRIBBUFFER2_CONFIG0, GPUREG_ATTR_BUF2_OFFSET, GPUREG_ATTRIBBUFFER3_CONFIG0,
  -- GPUREG_ATTR_BUF3_OFFSET and 18 more
  constant GPUREG_ATTRIBBUFFER0_OFFSET : natural := 16#0203#;
  constant GPUREG_ATTRIBBUFFER1_OFFSET : natural := 16#0206#;
  constant GPUREG_ATTRIBBUFFER2_OFFSET : natural := 16#0209#;
  constant GPUREG_ATTRIBBUFFER3_OFFSET : natural := 16#020C#;
  constant GPUREG_ATTRIBBUFFER4_OFFSET : natural := 16#020F#;
  constant GPUREG_ATTRIBBUFFER5_OFFSET : natural := 16#0212#;
  constant GPUREG_ATTRIBBUFFER6_OFFSET : natural := 16#0215#;
  constant GPUREG_ATTRIBBUFFER7_OFFSET : natural := 16#0218#;
  constant GPUREG_ATTRIBBUFFER8_OFFSET : natural := 16#021B#;
  constant GPUREG_ATTRIBBUFFER9_OFFSET : natural := 16#021E#;
  constant GPUREG_ATTRIBBUFFERA_OFFSET : natural := 16#0221#;
  constant GPUREG_ATTRIBBUFFERB_OFFSET : natural := 16#0224#;
  constant GPUREG_ATTRIBBUFFER_OFFSET_COUNT : natural := 12;
  function GPUREG_ATTRIBBUFFER_OFFSET(n : natural) return natural;
  -- OFFSET (bits 27-0, uint, bytes): Offset from ATTRIBBUFFERS_LOC.
  constant GPUREG_ATTRIBBUFFER_OFFSET_OFFSET_LSB : natural := 0;
  constant GPUREG_ATTRIBBUFFER_OFFSET_OFFSET_WIDTH : natural := 28;
  subtype GPUREG_ATTRIBBUFFER_OFFSET_OFFSET_BITS is natural range 27 downto 0;
  type attribbuffer_offset_t is record
    OFFSET : std_logic_vector(27 downto 0);
  end record;
  function to_attribbuffer_offset(word : std_logic_vector(31 downto 0)) return attribbuffer_offset_t;
  function to_word(value : attribbuffer_offset_t) return std_logic_vector;

  -- GPUREG_ATTRIBBUFFER0_CONFIG1 to GPUREG_ATTRIBBUFFERB_CONFIG1 (0x204 + 0x3*n (n = 0-11)):
  -- Components 0-7 of a vertex.
  -- plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
  -- docs/hardware/geometry.md#assembly-of-a-vertex]
  -- official PICA_REG_LOAD_ARRAY0_ELEMENT0; older GPUREG_ATTR_BUF0_CONFIG_LOW,
  -- GPUREG_ATTR_BUF1_CONFIG_LOW, GPUREG_ATTR_BUF2_CONFIG_LOW, GPUREG_ATTR_BUF3_CONFIG_LOW,
  -- GPUREG_ATTR_BUF4_CONFIG_LOW, GPUREG_ATTR_BUF5_CONFIG_LOW, GPUREG_ATTR_BUF6_CONFIG_LOW,
  -- GPUREG_ATTR_BUF7_CONFIG_LOW and 6 more
  constant GPUREG_ATTRIBBUFFER0_CONFIG1 : natural := 16#0204#;
  constant GPUREG_ATTRIBBUFFER1_CONFIG1 : natural := 16#0207#;
  constant GPUREG_ATTRIBBUFFER2_CONFIG1 : natural := 16#020A#;
  constant GPUREG_ATTRIBBUFFER3_CONFIG1 : natural := 16#020D#;
  constant GPUREG_ATTRIBBUFFER4_CONFIG1 : natural := 16#0210#;
  constant GPUREG_ATTRIBBUFFER5_CONFIG1 : natural := 16#0213#;
  constant GPUREG_ATTRIBBUFFER6_CONFIG1 : natural := 16#0216#;
  constant GPUREG_ATTRIBBUFFER7_CONFIG1 : natural := 16#0219#;
  constant GPUREG_ATTRIBBUFFER8_CONFIG1 : natural := 16#021C#;
  constant GPUREG_ATTRIBBUFFER9_CONFIG1 : natural := 16#021F#;
  constant GPUREG_ATTRIBBUFFERA_CONFIG1 : natural := 16#0222#;
  constant GPUREG_ATTRIBBUFFERB_CONFIG1 : natural := 16#0225#;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COUNT : natural := 12;
  function GPUREG_ATTRIBBUFFER_CONFIG1(n : natural) return natural;
  -- COMPONENT0 to COMPONENT7 (bits 3-0, step 4, AttributeComponent): What component i is.
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT0_LSB : natural := 0;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT0_WIDTH : natural := 4;
  subtype GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT0_BITS is natural range 3 downto 0;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT1_LSB : natural := 4;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT1_WIDTH : natural := 4;
  subtype GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT1_BITS is natural range 7 downto 4;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT2_LSB : natural := 8;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT2_WIDTH : natural := 4;
  subtype GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT2_BITS is natural range 11 downto 8;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT3_LSB : natural := 12;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT3_WIDTH : natural := 4;
  subtype GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT3_BITS is natural range 15 downto 12;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT4_LSB : natural := 16;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT4_WIDTH : natural := 4;
  subtype GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT4_BITS is natural range 19 downto 16;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT5_LSB : natural := 20;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT5_WIDTH : natural := 4;
  subtype GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT5_BITS is natural range 23 downto 20;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT6_LSB : natural := 24;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT6_WIDTH : natural := 4;
  subtype GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT6_BITS is natural range 27 downto 24;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT7_LSB : natural := 28;
  constant GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT7_WIDTH : natural := 4;
  subtype GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT7_BITS is natural range 31 downto 28;
  type attribbuffer_config1_t is record
    COMPONENT7 : attribute_component_e;
    COMPONENT6 : attribute_component_e;
    COMPONENT5 : attribute_component_e;
    COMPONENT4 : attribute_component_e;
    COMPONENT3 : attribute_component_e;
    COMPONENT2 : attribute_component_e;
    COMPONENT1 : attribute_component_e;
    COMPONENT0 : attribute_component_e;
  end record;
  function to_attribbuffer_config1(word : std_logic_vector(31 downto 0)) return attribbuffer_config1_t;
  function to_word(value : attribbuffer_config1_t) return std_logic_vector;

  -- GPUREG_ATTRIBBUFFER0_CONFIG2 to GPUREG_ATTRIBBUFFERB_CONFIG2 (0x205 + 0x3*n (n = 0-11)):
  -- Components 8-11 of a vertex, its size and the number of components.
  -- plain, rw, mask 0xF0FFFFFF [DOC: docs/hardware/geometry.md#vertex-arrays;
  -- docs/hardware/geometry.md#assembly-of-a-vertex]
  -- official PICA_REG_LOAD_ARRAY0_ELEMENT1; older GPUREG_ATTR_BUF0_CONFIG_HIGH,
  -- GPUREG_ATTR_BUF1_CONFIG_HIGH, GPUREG_ATTR_BUF2_CONFIG_HIGH, GPUREG_ATTR_BUF3_CONFIG_HIGH,
  -- GPUREG_ATTR_BUF4_CONFIG_HIGH, GPUREG_ATTR_BUF5_CONFIG_HIGH, GPUREG_ATTR_BUF6_CONFIG_HIGH,
  -- GPUREG_ATTR_BUF7_CONFIG_HIGH and 6 more
  constant GPUREG_ATTRIBBUFFER0_CONFIG2 : natural := 16#0205#;
  constant GPUREG_ATTRIBBUFFER1_CONFIG2 : natural := 16#0208#;
  constant GPUREG_ATTRIBBUFFER2_CONFIG2 : natural := 16#020B#;
  constant GPUREG_ATTRIBBUFFER3_CONFIG2 : natural := 16#020E#;
  constant GPUREG_ATTRIBBUFFER4_CONFIG2 : natural := 16#0211#;
  constant GPUREG_ATTRIBBUFFER5_CONFIG2 : natural := 16#0214#;
  constant GPUREG_ATTRIBBUFFER6_CONFIG2 : natural := 16#0217#;
  constant GPUREG_ATTRIBBUFFER7_CONFIG2 : natural := 16#021A#;
  constant GPUREG_ATTRIBBUFFER8_CONFIG2 : natural := 16#021D#;
  constant GPUREG_ATTRIBBUFFER9_CONFIG2 : natural := 16#0220#;
  constant GPUREG_ATTRIBBUFFERA_CONFIG2 : natural := 16#0223#;
  constant GPUREG_ATTRIBBUFFERB_CONFIG2 : natural := 16#0226#;
  constant GPUREG_ATTRIBBUFFER_CONFIG2_COUNT : natural := 12;
  function GPUREG_ATTRIBBUFFER_CONFIG2(n : natural) return natural;
  -- COMPONENT8 to COMPONENT11 (bits 3-0, step 4, AttributeComponent): What component i is.
  constant GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT8_LSB : natural := 0;
  constant GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT8_WIDTH : natural := 4;
  subtype GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT8_BITS is natural range 3 downto 0;
  constant GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT9_LSB : natural := 4;
  constant GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT9_WIDTH : natural := 4;
  subtype GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT9_BITS is natural range 7 downto 4;
  constant GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT10_LSB : natural := 8;
  constant GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT10_WIDTH : natural := 4;
  subtype GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT10_BITS is natural range 11 downto 8;
  constant GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT11_LSB : natural := 12;
  constant GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT11_WIDTH : natural := 4;
  subtype GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT11_BITS is natural range 15 downto 12;
  -- STRIDE (bits 23-16, uint, bytes): Size of a vertex. Must equal the real size, or the chip draws
  -- nothing or freezes.
  constant GPUREG_ATTRIBBUFFER_CONFIG2_STRIDE_LSB : natural := 16;
  constant GPUREG_ATTRIBBUFFER_CONFIG2_STRIDE_WIDTH : natural := 8;
  subtype GPUREG_ATTRIBBUFFER_CONFIG2_STRIDE_BITS is natural range 23 downto 16;
  -- COUNT (bits 31-28, uint): Number of components, 0 to 12; with 0 the buffer supplies nothing.
  constant GPUREG_ATTRIBBUFFER_CONFIG2_COUNT_LSB : natural := 28;
  constant GPUREG_ATTRIBBUFFER_CONFIG2_COUNT_WIDTH : natural := 4;
  subtype GPUREG_ATTRIBBUFFER_CONFIG2_COUNT_BITS is natural range 31 downto 28;
  type attribbuffer_config2_t is record
    COUNT : std_logic_vector(3 downto 0);
    STRIDE : std_logic_vector(7 downto 0);
    COMPONENT11 : attribute_component_e;
    COMPONENT10 : attribute_component_e;
    COMPONENT9 : attribute_component_e;
    COMPONENT8 : attribute_component_e;
  end record;
  function to_attribbuffer_config2(word : std_logic_vector(31 downto 0)) return attribbuffer_config2_t;
  function to_word(value : attribbuffer_config2_t) return std_logic_vector;

  -- GPUREG_INDEXBUFFER_CONFIG (0x227): Place and format of the index array of element draws.
  -- plain, rw [DOC: docs/hardware/geometry.md#draws-and-indices]
  -- official PICA_REG_INDEX_ARRAY_ADDR_OFFSET; older GPUREG_ATTR_BUF_INDEX_LIST
  constant GPUREG_INDEXBUFFER_CONFIG : natural := 16#0227#;
  -- OFFSET (bits 27-0, uint, bytes): Offset from ATTRIBBUFFERS_LOC.
  constant GPUREG_INDEXBUFFER_CONFIG_OFFSET_LSB : natural := 0;
  constant GPUREG_INDEXBUFFER_CONFIG_OFFSET_WIDTH : natural := 28;
  subtype GPUREG_INDEXBUFFER_CONFIG_OFFSET_BITS is natural range 27 downto 0;
  -- TYPE (bit 31, IndexType): Size of one index.
  constant GPUREG_INDEXBUFFER_CONFIG_TYPE_LSB : natural := 31;
  constant GPUREG_INDEXBUFFER_CONFIG_TYPE_WIDTH : natural := 1;
  subtype GPUREG_INDEXBUFFER_CONFIG_TYPE_BITS is natural range 31 downto 31;
  type indexbuffer_config_t is record
    TYPE_FIELD : index_type_e;
    OFFSET : std_logic_vector(27 downto 0);
  end record;
  function to_indexbuffer_config(word : std_logic_vector(31 downto 0)) return indexbuffer_config_t;
  function to_word(value : indexbuffer_config_t) return std_logic_vector;

  -- GPUREG_NUMVERTICES (0x228): Number of vertices of a draw; in variable primitives the size
  -- entries of the index array count too.
  -- plain, rw [DOC: docs/hardware/geometry.md#draws-and-indices;
  -- docs/hardware/geometry.md#geometry-shader-input]
  -- official PICA_REG_DRAW_VERTEX_NUM; older GPUREG_ATTR_BUF_NUMVERTICES
  constant GPUREG_NUMVERTICES : natural := 16#0228#;
  -- COUNT (bits 31-0, uint, vertices): Number of vertices.
  constant GPUREG_NUMVERTICES_COUNT_LSB : natural := 0;
  constant GPUREG_NUMVERTICES_COUNT_WIDTH : natural := 32;
  subtype GPUREG_NUMVERTICES_COUNT_BITS is natural range 31 downto 0;
  type numvertices_t is record
    COUNT : std_logic_vector(31 downto 0);
  end record;
  function to_numvertices(word : std_logic_vector(31 downto 0)) return numvertices_t;
  function to_word(value : numvertices_t) return std_logic_vector;

  -- GPUREG_GEOSTAGE_CONFIG (0x229): Geometry shader, triangle element draws and variable-size
  -- primitives.
  -- plain, rw, mask 0x800F0303 [DOC: docs/hardware/geometry.md#draws-and-indices;
  -- docs/hardware/registers.md#geometry-pipeline]
  -- official PICA_REG_DRAW_MODE0
  constant GPUREG_GEOSTAGE_CONFIG : natural := 16#0229#;
  -- MODE (bits 1-0, GeometryStageMode): Whether a geometry shader runs.
  constant GPUREG_GEOSTAGE_CONFIG_MODE_LSB : natural := 0;
  constant GPUREG_GEOSTAGE_CONFIG_MODE_WIDTH : natural := 2;
  subtype GPUREG_GEOSTAGE_CONFIG_MODE_BITS is natural range 1 downto 0;
  -- TRIANGLE_ELEMENTS (bit 8, bool): Set while the elements of a triangle list are drawn.
  constant GPUREG_GEOSTAGE_CONFIG_TRIANGLE_ELEMENTS_LSB : natural := 8;
  constant GPUREG_GEOSTAGE_CONFIG_TRIANGLE_ELEMENTS_WIDTH : natural := 1;
  subtype GPUREG_GEOSTAGE_CONFIG_TRIANGLE_ELEMENTS_BITS is natural range 8 downto 8;
  -- UNKNOWN_9 (bit 9, uint): R/W; software writes 0.
  constant GPUREG_GEOSTAGE_CONFIG_UNKNOWN_9_LSB : natural := 9;
  constant GPUREG_GEOSTAGE_CONFIG_UNKNOWN_9_WIDTH : natural := 1;
  subtype GPUREG_GEOSTAGE_CONFIG_UNKNOWN_9_BITS is natural range 9 downto 9;
  -- UNKNOWN_16 (bits 19-16, uint): R/W, purpose unknown. [HW]
  constant GPUREG_GEOSTAGE_CONFIG_UNKNOWN_16_LSB : natural := 16;
  constant GPUREG_GEOSTAGE_CONFIG_UNKNOWN_16_WIDTH : natural := 4;
  subtype GPUREG_GEOSTAGE_CONFIG_UNKNOWN_16_BITS is natural range 19 downto 16;
  -- VARIABLE_PRIMITIVES (bit 31, bool): Primitives have a variable number of vertices, given in the
  -- index array.
  constant GPUREG_GEOSTAGE_CONFIG_VARIABLE_PRIMITIVES_LSB : natural := 31;
  constant GPUREG_GEOSTAGE_CONFIG_VARIABLE_PRIMITIVES_WIDTH : natural := 1;
  subtype GPUREG_GEOSTAGE_CONFIG_VARIABLE_PRIMITIVES_BITS is natural range 31 downto 31;
  type geostage_config_t is record
    VARIABLE_PRIMITIVES : std_logic;
    UNKNOWN_16 : std_logic_vector(3 downto 0);
    UNKNOWN_9 : std_logic;
    TRIANGLE_ELEMENTS : std_logic;
    MODE : geometry_stage_mode_e;
  end record;
  function to_geostage_config(word : std_logic_vector(31 downto 0)) return geostage_config_t;
  function to_word(value : geostage_config_t) return std_logic_vector;

  -- GPUREG_VERTEX_OFFSET (0x22A): First vertex of an array draw; element draws ignore it.
  -- plain, rw [HW: docs/hardware/geometry.md#draws-and-indices; GBATEK]
  -- official PICA_REG_DRAW_VERTEX_OFFSET; older GPUREG_022A, GPUREG_ATTR_BUF_FIRST_INDEX
  constant GPUREG_VERTEX_OFFSET : natural := 16#022A#;
  -- FIRST (bits 31-0, uint, vertices): Added to the running index.
  constant GPUREG_VERTEX_OFFSET_FIRST_LSB : natural := 0;
  constant GPUREG_VERTEX_OFFSET_FIRST_WIDTH : natural := 32;
  subtype GPUREG_VERTEX_OFFSET_FIRST_BITS is natural range 31 downto 0;
  type vertex_offset_t is record
    FIRST : std_logic_vector(31 downto 0);
  end record;
  function to_vertex_offset(word : std_logic_vector(31 downto 0)) return vertex_offset_t;
  function to_word(value : vertex_offset_t) return std_logic_vector;

  -- GPUREG_022B to GPUREG_022C (0x22B-0x22C): No known function; reads 0.
  -- plain, none [HW: docs/hardware/registers.md#geometry-pipeline; GBATEK]
  constant GPUREG_022B : natural := 16#022B#;
  constant GPUREG_022C : natural := 16#022C#;

  -- GPUREG_POST_VERTEX_CACHE_NUM (0x22D): Size of the cache of shaded vertices. Bytes 2 and 3 are
  -- swapped when read.
  -- plain, rw, mask 0xFFFFFFFF [DOC: docs/hardware/geometry.md#draws-and-indices;
  -- docs/hardware/registers.md#geometry-pipeline]
  -- official PICA_REG_POST_VERTEX_CACHE_NUM; older GPUREG_022D
  constant GPUREG_POST_VERTEX_CACHE_NUM : natural := 16#022D#;
  -- ENTRIES (bits 7-0, uint): Number of entries; software writes 0x04 or 0x84.
  constant GPUREG_POST_VERTEX_CACHE_NUM_ENTRIES_LSB : natural := 0;
  constant GPUREG_POST_VERTEX_CACHE_NUM_ENTRIES_WIDTH : natural := 8;
  subtype GPUREG_POST_VERTEX_CACHE_NUM_ENTRIES_BITS is natural range 7 downto 0;
  -- UNKNOWN_8 (bits 15-8, uint): R/W, purpose unknown. [HW]
  constant GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_8_LSB : natural := 8;
  constant GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_8_WIDTH : natural := 8;
  subtype GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_8_BITS is natural range 15 downto 8;
  -- UNKNOWN_16 (bits 23-16, uint): R/W, read back in bits 24-31; purpose unknown. [HW]
  constant GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_16_LSB : natural := 16;
  constant GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_16_WIDTH : natural := 8;
  subtype GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_16_BITS is natural range 23 downto 16;
  -- UNKNOWN_24 (bits 31-24, uint): R/W, read back in bits 16-23; purpose unknown. [HW]
  constant GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_24_LSB : natural := 24;
  constant GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_24_WIDTH : natural := 8;
  subtype GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_24_BITS is natural range 31 downto 24;
  type post_vertex_cache_num_t is record
    UNKNOWN_24 : std_logic_vector(7 downto 0);
    UNKNOWN_16 : std_logic_vector(7 downto 0);
    UNKNOWN_8 : std_logic_vector(7 downto 0);
    ENTRIES : std_logic_vector(7 downto 0);
  end record;
  function to_post_vertex_cache_num(word : std_logic_vector(31 downto 0)) return post_vertex_cache_num_t;
  function to_word(value : post_vertex_cache_num_t) return std_logic_vector;

  -- GPUREG_DRAWARRAYS (0x22E): Any write draws NUMVERTICES vertices with indices that count up from
  -- VERTEX_OFFSET.
  -- trigger, wo [DOC: docs/hardware/geometry.md#draws-and-indices]
  -- official PICA_REG_START_DRAW_ARRAY; older GPUREG_ATTR_BUF_DRAWARRAYS
  constant GPUREG_DRAWARRAYS : natural := 16#022E#;

  -- GPUREG_DRAWELEMENTS (0x22F): Any write draws NUMVERTICES vertices with indices from the index
  -- array.
  -- trigger, wo [DOC: docs/hardware/geometry.md#draws-and-indices]
  -- official PICA_REG_START_DRAW_ELEMENT; older GPUREG_ATTR_BUF_DRAWELEMENTS
  constant GPUREG_DRAWELEMENTS : natural := 16#022F#;

  -- GPUREG_0230 (0x230): No known function. GBATEK saw reads return other registers ORed together on
  -- a New 3DS.
  -- plain, none [DOC: docs/hardware/registers.md#geometry-pipeline]
  constant GPUREG_0230 : natural := 16#0230#;

  -- GPUREG_VTX_FUNC (0x231): Clears the cache of shaded vertices.
  -- trigger, wo [DOC: docs/hardware/geometry.md#draws-and-indices]
  -- official PICA_REG_VTX_FUNC; older GPUREG_0231
  constant GPUREG_VTX_FUNC : natural := 16#0231#;
  -- CLEAR (bits 31-0, uint): Any value but 0 clears the cache.
  constant GPUREG_VTX_FUNC_CLEAR_LSB : natural := 0;
  constant GPUREG_VTX_FUNC_CLEAR_WIDTH : natural := 32;
  subtype GPUREG_VTX_FUNC_CLEAR_BITS is natural range 31 downto 0;
  type vtx_func_t is record
    CLEAR : std_logic_vector(31 downto 0);
  end record;
  function to_vtx_func(word : std_logic_vector(31 downto 0)) return vtx_func_t;
  function to_word(value : vtx_func_t) return std_logic_vector;

  -- GPUREG_FIXEDATTRIB_INDEX (0x232): Selects the fixed attribute that is loaded next, or immediate
  -- mode. A write drops an incomplete vector.
  -- index-port, wo, port FixedAttribute [DOC: docs/hardware/command-lists.md#index-and-data-ports;
  -- docs/hardware/geometry.md#fixed-attributes-and-immediate-mode]
  -- official PICA_REG_VS_FIXED_ATTR; older GPUREG_0232
  constant GPUREG_FIXEDATTRIB_INDEX : natural := 16#0232#;
  -- INDEX (bits 3-0, FixedAttributeIndex): Fixed attribute; advances after each complete vector in
  -- Azahar.
  constant GPUREG_FIXEDATTRIB_INDEX_INDEX_LSB : natural := 0;
  constant GPUREG_FIXEDATTRIB_INDEX_INDEX_WIDTH : natural := 4;
  subtype GPUREG_FIXEDATTRIB_INDEX_INDEX_BITS is natural range 3 downto 0;
  type fixedattrib_index_t is record
    INDEX : fixed_attribute_index_e;
  end record;
  function to_fixedattrib_index(word : std_logic_vector(31 downto 0)) return fixedattrib_index_t;
  function to_word(value : fixedattrib_index_t) return std_logic_vector;

  -- GPUREG_FIXEDATTRIB_DATA (0x233-0x235): Three words load one vector of f24. First word: W in bits
  -- 8-31, Z[23:16] in 0-7; second: Z[15:0] in 16-31, Y[23:8] in 0-15; third: Y[7:0] in 24-31, X in
  -- 0-23. In immediate mode VSH_NUM_ATTR + 1 vectors make a vertex, and a primitive is drawn as soon
  -- as its last vertex is complete.
  -- fifo, wo, port FixedAttribute [DOC: docs/hardware/command-lists.md#index-and-data-ports;
  -- docs/hardware/geometry.md#fixed-attributes-and-immediate-mode]
  -- official PICA_REG_VS_FIXED_ATTR_DATA[0-2]; older GPUREG_0233, GPUREG_FIXEDATTRIB_DATA0,
  -- GPUREG_0234, GPUREG_FIXEDATTRIB_DATA1, GPUREG_0235, GPUREG_FIXEDATTRIB_DATA2
  constant GPUREG_FIXEDATTRIB_DATA : natural := 16#0233#;
  -- DATA (bits 31-0, uint): One of the three words of a vector.
  constant GPUREG_FIXEDATTRIB_DATA_DATA_LSB : natural := 0;
  constant GPUREG_FIXEDATTRIB_DATA_DATA_WIDTH : natural := 32;
  subtype GPUREG_FIXEDATTRIB_DATA_DATA_BITS is natural range 31 downto 0;
  type fixedattrib_data_t is record
    DATA : std_logic_vector(31 downto 0);
  end record;
  function to_fixedattrib_data(word : std_logic_vector(31 downto 0)) return fixedattrib_data_t;
  function to_word(value : fixedattrib_data_t) return std_logic_vector;

  -- GPUREG_0236 to GPUREG_0237 (0x236-0x237): No known function. GBATEK saw reads return other
  -- registers ORed together on a New 3DS.
  -- plain, none [DOC: docs/hardware/registers.md#geometry-pipeline]
  constant GPUREG_0236 : natural := 16#0236#;
  constant GPUREG_0237 : natural := 16#0237#;

  -- GPUREG_CMDBUF_SIZE0 (0x238): Size of command buffer 0.
  -- plain, rw, mask 0x001FFFFE [DOC: docs/hardware/command-lists.md#buffers]
  -- official PICA_REG_COMMAND_BUF_SIZE_CH0; older GPUREG_0238
  constant GPUREG_CMDBUF_SIZE0 : natural := 16#0238#;
  -- SIZE (bits 20-0, uint, 8 bytes): Size / 8. Bit 0 has no effect, so the size is a multiple of 16
  -- bytes.
  constant GPUREG_CMDBUF_SIZE0_SIZE_LSB : natural := 0;
  constant GPUREG_CMDBUF_SIZE0_SIZE_WIDTH : natural := 21;
  subtype GPUREG_CMDBUF_SIZE0_SIZE_BITS is natural range 20 downto 0;
  type cmdbuf_size0_t is record
    SIZE : std_logic_vector(20 downto 0);
  end record;
  function to_cmdbuf_size0(word : std_logic_vector(31 downto 0)) return cmdbuf_size0_t;
  function to_word(value : cmdbuf_size0_t) return std_logic_vector;

  -- GPUREG_CMDBUF_SIZE1 (0x239): Size of command buffer 1.
  -- plain, rw, mask 0x001FFFFE [DOC: docs/hardware/command-lists.md#buffers]
  -- official PICA_REG_COMMAND_BUF_SIZE_CH1; older GPUREG_0239
  constant GPUREG_CMDBUF_SIZE1 : natural := 16#0239#;
  -- SIZE (bits 20-0, uint, 8 bytes): Size / 8. Bit 0 has no effect, so the size is a multiple of 16
  -- bytes.
  constant GPUREG_CMDBUF_SIZE1_SIZE_LSB : natural := 0;
  constant GPUREG_CMDBUF_SIZE1_SIZE_WIDTH : natural := 21;
  subtype GPUREG_CMDBUF_SIZE1_SIZE_BITS is natural range 20 downto 0;
  type cmdbuf_size1_t is record
    SIZE : std_logic_vector(20 downto 0);
  end record;
  function to_cmdbuf_size1(word : std_logic_vector(31 downto 0)) return cmdbuf_size1_t;
  function to_word(value : cmdbuf_size1_t) return std_logic_vector;

  -- GPUREG_CMDBUF_ADDR0 (0x23A): Physical address of command buffer 0.
  -- plain, rw, mask 0x1FFFFFFE [DOC: docs/hardware/command-lists.md#buffers]
  -- official PICA_REG_COMMAND_BUF_ADDR_CH0; older GPUREG_023A
  constant GPUREG_CMDBUF_ADDR0 : natural := 16#023A#;
  -- ADDRESS (bits 28-0, address*8, bytes): Address / 8. Bit 0 has no effect, so the address is a
  -- multiple of 16.
  constant GPUREG_CMDBUF_ADDR0_ADDRESS_LSB : natural := 0;
  constant GPUREG_CMDBUF_ADDR0_ADDRESS_WIDTH : natural := 29;
  subtype GPUREG_CMDBUF_ADDR0_ADDRESS_BITS is natural range 28 downto 0;
  type cmdbuf_addr0_t is record
    ADDRESS : std_logic_vector(28 downto 0);
  end record;
  function to_cmdbuf_addr0(word : std_logic_vector(31 downto 0)) return cmdbuf_addr0_t;
  function to_word(value : cmdbuf_addr0_t) return std_logic_vector;

  -- GPUREG_CMDBUF_ADDR1 (0x23B): Physical address of command buffer 1.
  -- plain, rw, mask 0x1FFFFFFE [DOC: docs/hardware/command-lists.md#buffers]
  -- official PICA_REG_COMMAND_BUF_ADDR_CH1; older GPUREG_023B
  constant GPUREG_CMDBUF_ADDR1 : natural := 16#023B#;
  -- ADDRESS (bits 28-0, address*8, bytes): Address / 8. Bit 0 has no effect, so the address is a
  -- multiple of 16.
  constant GPUREG_CMDBUF_ADDR1_ADDRESS_LSB : natural := 0;
  constant GPUREG_CMDBUF_ADDR1_ADDRESS_WIDTH : natural := 29;
  subtype GPUREG_CMDBUF_ADDR1_ADDRESS_BITS is natural range 28 downto 0;
  type cmdbuf_addr1_t is record
    ADDRESS : std_logic_vector(28 downto 0);
  end record;
  function to_cmdbuf_addr1(word : std_logic_vector(31 downto 0)) return cmdbuf_addr1_t;
  function to_word(value : cmdbuf_addr1_t) return std_logic_vector;

  -- GPUREG_CMDBUF_JUMP0 (0x23C): Any write continues execution at command buffer 0. The rest of the
  -- current list is dropped; there is no return.
  -- trigger, wo [DOC: docs/hardware/command-lists.md#buffers]
  -- official PICA_REG_COMMAND_BUF_KICK_CH0; older GPUREG_023C
  constant GPUREG_CMDBUF_JUMP0 : natural := 16#023C#;

  -- GPUREG_CMDBUF_JUMP1 (0x23D): Any write continues execution at command buffer 1. The rest of the
  -- current list is dropped; there is no return.
  -- trigger, wo [DOC: docs/hardware/command-lists.md#buffers]
  -- official PICA_REG_COMMAND_BUF_KICK_CH1; older GPUREG_023D
  constant GPUREG_CMDBUF_JUMP1 : natural := 16#023D#;

  -- GPUREG_023E to GPUREG_023F (0x23E-0x23F): No known function. GBATEK saw reads return other
  -- registers ORed together on a New 3DS.
  -- plain, none [DOC: docs/hardware/registers.md#geometry-pipeline]
  constant GPUREG_023E : natural := 16#023E#;
  constant GPUREG_023F : natural := 16#023F#;

  -- GPUREG_0240 to GPUREG_0241 (0x240-0x241): No register of its own. Reads give RESTART_PRIMITIVE,
  -- writes do nothing.
  -- plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  constant GPUREG_0240 : natural := 16#0240#;
  constant GPUREG_0241 : natural := 16#0241#;

  -- GPUREG_VSH_NUM_ATTR (0x242): Number of vertex shader inputs; emulators use it as the attributes
  -- per vertex of immediate mode only.
  -- plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
  -- docs/hardware/geometry.md#fixed-attributes-and-immediate-mode]
  -- official PICA_REG_VS_ATTR_NUM1; older GPUREG_0242
  constant GPUREG_VSH_NUM_ATTR : natural := 16#0242#;
  -- COUNT_MINUS_1 (bits 3-0, uint): Number of attributes minus 1.
  constant GPUREG_VSH_NUM_ATTR_COUNT_MINUS_1_LSB : natural := 0;
  constant GPUREG_VSH_NUM_ATTR_COUNT_MINUS_1_WIDTH : natural := 4;
  subtype GPUREG_VSH_NUM_ATTR_COUNT_MINUS_1_BITS is natural range 3 downto 0;
  type vsh_num_attr_t is record
    COUNT_MINUS_1 : std_logic_vector(3 downto 0);
  end record;
  function to_vsh_num_attr(word : std_logic_vector(31 downto 0)) return vsh_num_attr_t;
  function to_word(value : vsh_num_attr_t) return std_logic_vector;

  -- GPUREG_0243 (0x243): Unknown. Several other values than that of power-up hang the chip, some
  -- depending on other registers.
  -- plain, rw, mask 0x00000037, power-up value 0x00000037 [HW:
  -- docs/hardware/registers.md#geometry-pipeline; docs/hardware/registers.md#power-up; GBATEK]
  constant GPUREG_0243 : natural := 16#0243#;
  -- UNKNOWN_0 (bits 2-0, uint): Purpose unknown.
  constant GPUREG_UNKNOWN_0243_UNKNOWN_0_LSB : natural := 0;
  constant GPUREG_UNKNOWN_0243_UNKNOWN_0_WIDTH : natural := 3;
  subtype GPUREG_UNKNOWN_0243_UNKNOWN_0_BITS is natural range 2 downto 0;
  -- UNKNOWN_4 (bits 5-4, uint): Purpose unknown.
  constant GPUREG_UNKNOWN_0243_UNKNOWN_4_LSB : natural := 4;
  constant GPUREG_UNKNOWN_0243_UNKNOWN_4_WIDTH : natural := 2;
  subtype GPUREG_UNKNOWN_0243_UNKNOWN_4_BITS is natural range 5 downto 4;
  type unknown_0243_t is record
    UNKNOWN_4 : std_logic_vector(1 downto 0);
    UNKNOWN_0 : std_logic_vector(2 downto 0);
  end record;
  function to_unknown_0243(word : std_logic_vector(31 downto 0)) return unknown_0243_t;
  function to_word(value : unknown_0243_t) return std_logic_vector;

  -- GPUREG_VSH_COM_MODE (0x244): Whether the fourth shader unit has its own configuration.
  -- plain, rw [DOC: docs/hardware/shader-unit.md#units]
  -- official PICA_REG_VS_COM_MODE; older GPUREG_0244
  constant GPUREG_VSH_COM_MODE : natural := 16#0244#;
  -- GSH_CONFIG_ENABLE (bit 0, bool): 0: without a geometry shader, vertex shader uniforms, output
  -- mask, code and descriptors are written to the fourth unit as well.
  constant GPUREG_VSH_COM_MODE_GSH_CONFIG_ENABLE_LSB : natural := 0;
  constant GPUREG_VSH_COM_MODE_GSH_CONFIG_ENABLE_WIDTH : natural := 1;
  subtype GPUREG_VSH_COM_MODE_GSH_CONFIG_ENABLE_BITS is natural range 0 downto 0;
  type vsh_com_mode_t is record
    GSH_CONFIG_ENABLE : std_logic;
  end record;
  function to_vsh_com_mode(word : std_logic_vector(31 downto 0)) return vsh_com_mode_t;
  function to_word(value : vsh_com_mode_t) return std_logic_vector;

  -- GPUREG_START_DRAW_FUNC0 (0x245): Set to 0 around draws and to 1 otherwise.
  -- plain, rw, mask 0x00000001 [DOC: docs/hardware/geometry.md#draws-and-indices; GBATEK]
  -- official PICA_REG_START_DRAW_FUNC0; older GPUREG_0245
  constant GPUREG_START_DRAW_FUNC0 : natural := 16#0245#;
  -- MODE (bit 0, StartDrawMode): Drawing or configuration.
  constant GPUREG_START_DRAW_FUNC0_MODE_LSB : natural := 0;
  constant GPUREG_START_DRAW_FUNC0_MODE_WIDTH : natural := 1;
  subtype GPUREG_START_DRAW_FUNC0_MODE_BITS is natural range 0 downto 0;
  type start_draw_func0_t is record
    MODE : start_draw_mode_e;
  end record;
  function to_start_draw_func0(word : std_logic_vector(31 downto 0)) return start_draw_func0_t;
  function to_word(value : start_draw_func0_t) return std_logic_vector;

  -- GPUREG_0246 to GPUREG_0249 (0x246-0x249): No register of its own. Reads give RESTART_PRIMITIVE,
  -- writes do nothing.
  -- plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  constant GPUREG_0246 : natural := 16#0246#;
  constant GPUREG_0247 : natural := 16#0247#;
  constant GPUREG_0248 : natural := 16#0248#;
  constant GPUREG_0249 : natural := 16#0249#;

  -- GPUREG_VSH_OUTMAP_TOTAL1 (0x24A): Number of vertex shader outputs that go to the next stage.
  -- plain, rw [DOC: docs/hardware/geometry.md#shader-outputs]
  -- official PICA_REG_VS_OUT_REG_NUM1; older GPUREG_024A
  constant GPUREG_VSH_OUTMAP_TOTAL1 : natural := 16#024A#;
  -- COUNT_MINUS_1 (bits 3-0, uint): Number of output slots minus 1.
  constant GPUREG_VSH_OUTMAP_TOTAL1_COUNT_MINUS_1_LSB : natural := 0;
  constant GPUREG_VSH_OUTMAP_TOTAL1_COUNT_MINUS_1_WIDTH : natural := 4;
  subtype GPUREG_VSH_OUTMAP_TOTAL1_COUNT_MINUS_1_BITS is natural range 3 downto 0;
  type vsh_outmap_total1_t is record
    COUNT_MINUS_1 : std_logic_vector(3 downto 0);
  end record;
  function to_vsh_outmap_total1(word : std_logic_vector(31 downto 0)) return vsh_outmap_total1_t;
  function to_word(value : vsh_outmap_total1_t) return std_logic_vector;

  -- GPUREG_024B to GPUREG_024F (0x24B-0x24F): No register of its own. Reads give RESTART_PRIMITIVE,
  -- writes do nothing.
  -- plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  constant GPUREG_024B : natural := 16#024B#;
  constant GPUREG_024C : natural := 16#024C#;
  constant GPUREG_024D : natural := 16#024D#;
  constant GPUREG_024E : natural := 16#024E#;
  constant GPUREG_024F : natural := 16#024F#;

  -- GPUREG_0250 (0x250): No known function. Reads give VSH_OUTMAP_TOTAL2.
  -- plain, ro, reads as GPUREG_VSH_OUTMAP_TOTAL2 [HW: GBATEK]
  constant GPUREG_0250 : natural := 16#0250#;

  -- GPUREG_VSH_OUTMAP_TOTAL2 (0x251): Copy of VSH_OUTMAP_TOTAL1 that software writes. GBATEK found
  -- no effect.
  -- plain, rw [DOC: docs/hardware/geometry.md#shader-outputs]
  -- official PICA_REG_VS_OUT_REG_NUM2; older GPUREG_0251
  constant GPUREG_VSH_OUTMAP_TOTAL2 : natural := 16#0251#;
  -- COUNT_MINUS_1 (bits 3-0, uint): Number of output slots minus 1.
  constant GPUREG_VSH_OUTMAP_TOTAL2_COUNT_MINUS_1_LSB : natural := 0;
  constant GPUREG_VSH_OUTMAP_TOTAL2_COUNT_MINUS_1_WIDTH : natural := 4;
  subtype GPUREG_VSH_OUTMAP_TOTAL2_COUNT_MINUS_1_BITS is natural range 3 downto 0;
  type vsh_outmap_total2_t is record
    COUNT_MINUS_1 : std_logic_vector(3 downto 0);
  end record;
  function to_vsh_outmap_total2(word : std_logic_vector(31 downto 0)) return vsh_outmap_total2_t;
  function to_word(value : vsh_outmap_total2_t) return std_logic_vector;

  -- GPUREG_GSH_MISC0 (0x252): How the geometry shader gets its input.
  -- plain, rw, mask 0x017FFF03 [DOC: docs/hardware/geometry.md#geometry-shader-input;
  -- docs/hardware/geometry.md#from-outputs-to-the-assembler]
  -- official PICA_REG_GS_MISC_REG0; older GPUREG_0252
  constant GPUREG_GSH_MISC0 : natural := 16#0252#;
  -- MODE (bits 1-0, GeometryInputMode): Input mode; software writes a byte, bits 2-7 have no
  -- storage.
  constant GPUREG_GSH_MISC0_MODE_LSB : natural := 0;
  constant GPUREG_GSH_MISC0_MODE_WIDTH : natural := 2;
  subtype GPUREG_GSH_MISC0_MODE_BITS is natural range 1 downto 0;
  -- VERTICES_MINUS_1 (bits 11-8, uint, vertices): Fixed mode: vertices per primitive minus 1.
  constant GPUREG_GSH_MISC0_VERTICES_MINUS_1_LSB : natural := 8;
  constant GPUREG_GSH_MISC0_VERTICES_MINUS_1_WIDTH : natural := 4;
  subtype GPUREG_GSH_MISC0_VERTICES_MINUS_1_BITS is natural range 11 downto 8;
  -- STRIDE_MINUS_1 (bits 15-12, uint, vectors): Fixed mode: output slots per vertex minus 1.
  constant GPUREG_GSH_MISC0_STRIDE_MINUS_1_LSB : natural := 12;
  constant GPUREG_GSH_MISC0_STRIDE_MINUS_1_WIDTH : natural := 4;
  subtype GPUREG_GSH_MISC0_STRIDE_MINUS_1_BITS is natural range 15 downto 12;
  -- START (bits 22-16, uint): Fixed mode: first c register; software writes a byte, bit 23 has no
  -- storage.
  constant GPUREG_GSH_MISC0_START_LSB : natural := 16;
  constant GPUREG_GSH_MISC0_START_WIDTH : natural := 7;
  subtype GPUREG_GSH_MISC0_START_BITS is natural range 22 downto 16;
  -- UNKNOWN_24 (bit 24, uint): R/W; libctru sets it in fixed mode.
  constant GPUREG_GSH_MISC0_UNKNOWN_24_LSB : natural := 24;
  constant GPUREG_GSH_MISC0_UNKNOWN_24_WIDTH : natural := 1;
  subtype GPUREG_GSH_MISC0_UNKNOWN_24_BITS is natural range 24 downto 24;
  type gsh_misc0_t is record
    UNKNOWN_24 : std_logic;
    START : std_logic_vector(6 downto 0);
    STRIDE_MINUS_1 : std_logic_vector(3 downto 0);
    VERTICES_MINUS_1 : std_logic_vector(3 downto 0);
    MODE : geometry_input_mode_e;
  end record;
  function to_gsh_misc0(word : std_logic_vector(31 downto 0)) return gsh_misc0_t;
  function to_word(value : gsh_misc0_t) return std_logic_vector;

  -- GPUREG_GEOSTAGE_CONFIG2 (0x253): Kind of draw in progress. While bit 0 is 1, writes outside
  -- 0x200-0x254 and 0x280-0x2DF may go wrong.
  -- plain, rw [DOC: docs/hardware/geometry.md#draws-and-indices]
  -- official PICA_REG_DRAW_MODE1; older GPUREG_0253
  constant GPUREG_GEOSTAGE_CONFIG2 : natural := 16#0253#;
  -- ARRAYS_OR_IMMEDIATE (bit 0, bool): Set around array draws and immediate mode.
  constant GPUREG_GEOSTAGE_CONFIG2_ARRAYS_OR_IMMEDIATE_LSB : natural := 0;
  constant GPUREG_GEOSTAGE_CONFIG2_ARRAYS_OR_IMMEDIATE_WIDTH : natural := 1;
  subtype GPUREG_GEOSTAGE_CONFIG2_ARRAYS_OR_IMMEDIATE_BITS is natural range 0 downto 0;
  -- TRIANGLE_ELEMENTS (bit 8, bool): Set while the elements of a triangle list are drawn.
  constant GPUREG_GEOSTAGE_CONFIG2_TRIANGLE_ELEMENTS_LSB : natural := 8;
  constant GPUREG_GEOSTAGE_CONFIG2_TRIANGLE_ELEMENTS_WIDTH : natural := 1;
  subtype GPUREG_GEOSTAGE_CONFIG2_TRIANGLE_ELEMENTS_BITS is natural range 8 downto 8;
  type geostage_config2_t is record
    TRIANGLE_ELEMENTS : std_logic;
    ARRAYS_OR_IMMEDIATE : std_logic;
  end record;
  function to_geostage_config2(word : std_logic_vector(31 downto 0)) return geostage_config2_t;
  function to_word(value : geostage_config2_t) return std_logic_vector;

  -- GPUREG_GSH_MISC1 (0x254): Vertices of a variable-size primitive that bring all their attributes.
  -- plain, rw [DOC: docs/hardware/geometry.md#geometry-shader-input;
  -- docs/hardware/geometry.md#from-outputs-to-the-assembler]
  -- official PICA_REG_GS_MISC_REG1; older GPUREG_0254
  constant GPUREG_GSH_MISC1 : natural := 16#0254#;
  -- MAIN_VERTICES_MINUS_1 (bits 4-0, uint, vertices): Variable mode: the first so many vertices,
  -- minus 1, store all output slots, later ones only slot 0.
  constant GPUREG_GSH_MISC1_MAIN_VERTICES_MINUS_1_LSB : natural := 0;
  constant GPUREG_GSH_MISC1_MAIN_VERTICES_MINUS_1_WIDTH : natural := 5;
  subtype GPUREG_GSH_MISC1_MAIN_VERTICES_MINUS_1_BITS is natural range 4 downto 0;
  type gsh_misc1_t is record
    MAIN_VERTICES_MINUS_1 : std_logic_vector(4 downto 0);
  end record;
  function to_gsh_misc1(word : std_logic_vector(31 downto 0)) return gsh_misc1_t;
  function to_word(value : gsh_misc1_t) return std_logic_vector;

  -- GPUREG_0255 (0x255): One bit that can be written and read back; purpose unknown.
  -- plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#geometry-pipeline; GBATEK]
  constant GPUREG_0255 : natural := 16#0255#;
  -- UNKNOWN (bit 0, uint): Purpose unknown.
  constant GPUREG_UNKNOWN_0255_UNKNOWN_LSB : natural := 0;
  constant GPUREG_UNKNOWN_0255_UNKNOWN_WIDTH : natural := 1;
  subtype GPUREG_UNKNOWN_0255_UNKNOWN_BITS is natural range 0 downto 0;
  type unknown_0255_t is record
    UNKNOWN : std_logic;
  end record;
  function to_unknown_0255(word : std_logic_vector(31 downto 0)) return unknown_0255_t;
  function to_word(value : unknown_0255_t) return std_logic_vector;

  -- GPUREG_0256 (0x256): No known function. Reads give GSH_MISC1.
  -- plain, ro, reads as GPUREG_GSH_MISC1 [HW: GBATEK]
  constant GPUREG_0256 : natural := 16#0256#;

  -- GPUREG_0257 (0x257): No known function. Reads give GEOSTAGE_CONFIG2.
  -- plain, ro, reads as GPUREG_GEOSTAGE_CONFIG2 [HW: GBATEK]
  constant GPUREG_0257 : natural := 16#0257#;

  -- GPUREG_0258 to GPUREG_025D (0x258-0x25D): No register of its own. Reads give RESTART_PRIMITIVE,
  -- writes do nothing.
  -- plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  constant GPUREG_0258 : natural := 16#0258#;
  constant GPUREG_0259 : natural := 16#0259#;
  constant GPUREG_025A : natural := 16#025A#;
  constant GPUREG_025B : natural := 16#025B#;
  constant GPUREG_025C : natural := 16#025C#;
  constant GPUREG_025D : natural := 16#025D#;

  -- GPUREG_PRIMITIVE_CONFIG (0x25E): Topology, and a copy of the number of output slots. In Azahar
  -- writing the topology resets the assembler.
  -- plain, rw, mask 0x0001030F [DOC: docs/hardware/geometry.md#shader-outputs;
  -- docs/hardware/geometry.md#primitive-assembly; docs/hardware/registers.md#geometry-pipeline]
  -- official PICA_REG_GS_OUT_REG_NUM3, PICA_REG_VS_OUT_REG_NUM3, PICA_REG_DRAW_MODE2
  constant GPUREG_PRIMITIVE_CONFIG : natural := 16#025E#;
  -- COUNT_MINUS_1 (bits 3-0, uint): Number of output slots minus 1.
  constant GPUREG_PRIMITIVE_CONFIG_COUNT_MINUS_1_LSB : natural := 0;
  constant GPUREG_PRIMITIVE_CONFIG_COUNT_MINUS_1_WIDTH : natural := 4;
  subtype GPUREG_PRIMITIVE_CONFIG_COUNT_MINUS_1_BITS is natural range 3 downto 0;
  -- MODE (bits 9-8, PrimitiveMode): Topology.
  constant GPUREG_PRIMITIVE_CONFIG_MODE_LSB : natural := 8;
  constant GPUREG_PRIMITIVE_CONFIG_MODE_WIDTH : natural := 2;
  subtype GPUREG_PRIMITIVE_CONFIG_MODE_BITS is natural range 9 downto 8;
  -- UNKNOWN_16 (bit 16, uint): R/W, purpose unknown. [HW]
  constant GPUREG_PRIMITIVE_CONFIG_UNKNOWN_16_LSB : natural := 16;
  constant GPUREG_PRIMITIVE_CONFIG_UNKNOWN_16_WIDTH : natural := 1;
  subtype GPUREG_PRIMITIVE_CONFIG_UNKNOWN_16_BITS is natural range 16 downto 16;
  type primitive_config_t is record
    UNKNOWN_16 : std_logic;
    MODE : primitive_mode_e;
    COUNT_MINUS_1 : std_logic_vector(3 downto 0);
  end record;
  function to_primitive_config(word : std_logic_vector(31 downto 0)) return primitive_config_t;
  function to_word(value : primitive_config_t) return std_logic_vector;

  -- GPUREG_RESTART_PRIMITIVE (0x25F): Any write drops the pending vertices of the primitive
  -- assembler; done before a strip or fan.
  -- trigger, rw, mask 0xFFFFFFFF [HW: docs/hardware/geometry.md#primitive-assembly; GBATEK]
  -- official PICA_REG_START_DRAW_FUNC1; older GPUREG_025F
  constant GPUREG_RESTART_PRIMITIVE : natural := 16#025F#;
  -- UNKNOWN (bits 31-0, uint): Kept and read back; software writes 1.
  constant GPUREG_RESTART_PRIMITIVE_UNKNOWN_LSB : natural := 0;
  constant GPUREG_RESTART_PRIMITIVE_UNKNOWN_WIDTH : natural := 32;
  subtype GPUREG_RESTART_PRIMITIVE_UNKNOWN_BITS is natural range 31 downto 0;
  type restart_primitive_t is record
    UNKNOWN : std_logic_vector(31 downto 0);
  end record;
  function to_restart_primitive(word : std_logic_vector(31 downto 0)) return restart_primitive_t;
  function to_word(value : restart_primitive_t) return std_logic_vector;

  -- GPUREG_0260 to GPUREG_027F (0x260-0x27F): No register of its own. Reads give RESTART_PRIMITIVE,
  -- writes do nothing.
  -- plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
  constant GPUREG_0260 : natural := 16#0260#;
  constant GPUREG_0261 : natural := 16#0261#;
  constant GPUREG_0262 : natural := 16#0262#;
  constant GPUREG_0263 : natural := 16#0263#;
  constant GPUREG_0264 : natural := 16#0264#;
  constant GPUREG_0265 : natural := 16#0265#;
  constant GPUREG_0266 : natural := 16#0266#;
  constant GPUREG_0267 : natural := 16#0267#;
  constant GPUREG_0268 : natural := 16#0268#;
  constant GPUREG_0269 : natural := 16#0269#;
  constant GPUREG_026A : natural := 16#026A#;
  constant GPUREG_026B : natural := 16#026B#;
  constant GPUREG_026C : natural := 16#026C#;
  constant GPUREG_026D : natural := 16#026D#;
  constant GPUREG_026E : natural := 16#026E#;
  constant GPUREG_026F : natural := 16#026F#;
  constant GPUREG_0270 : natural := 16#0270#;
  constant GPUREG_0271 : natural := 16#0271#;
  constant GPUREG_0272 : natural := 16#0272#;
  constant GPUREG_0273 : natural := 16#0273#;
  constant GPUREG_0274 : natural := 16#0274#;
  constant GPUREG_0275 : natural := 16#0275#;
  constant GPUREG_0276 : natural := 16#0276#;
  constant GPUREG_0277 : natural := 16#0277#;
  constant GPUREG_0278 : natural := 16#0278#;
  constant GPUREG_0279 : natural := 16#0279#;
  constant GPUREG_027A : natural := 16#027A#;
  constant GPUREG_027B : natural := 16#027B#;
  constant GPUREG_027C : natural := 16#027C#;
  constant GPUREG_027D : natural := 16#027D#;
  constant GPUREG_027E : natural := 16#027E#;
  constant GPUREG_027F : natural := 16#027F#;

  -- ---- Shader units ----
  -- Four register blocks of one layout. GSH belongs to the unit that runs the geometry shader or,
  -- without one, vertex shaders; VSH belongs to the three vertex units. What SH2 and SH3 belong to
  -- is unknown; they were found by reading and writing them.

  -- GPUREG_[GSH|VSH|SH2|SH3]_BOOLUNIFORM (0x280 + 0x30*n (n = 0-3)): Boolean registers, tested by
  -- IFU, CALLU and JMPU.
  -- plain, rw, mask of GSH 0x0FFFFFFF, of VSH 0x01FFFFFF [HW:
  -- docs/hardware/shader-unit.md#registers; docs/hardware/shader-unit.md#control-flow;
  -- docs/hardware/registers.md#shader-units; GBATEK]
  -- official PICA_REG_[GS|VS]_BOOL; older GPUREG_VSH2_BOOLUNIFORM, GPUREG_02E0,
  -- GPUREG_VSH3_BOOLUNIFORM, GPUREG_0310
  constant GPUREG_GSH_BOOLUNIFORM : natural := 16#0280#;
  constant GPUREG_VSH_BOOLUNIFORM : natural := 16#02B0#;
  constant GPUREG_SH2_BOOLUNIFORM : natural := 16#02E0#;
  constant GPUREG_SH3_BOOLUNIFORM : natural := 16#0310#;
  constant GPUREG_SH_BOOLUNIFORM_COUNT : natural := 4;
  function GPUREG_SH_BOOLUNIFORM(n : natural) return natural;
  -- B0 to B15 (bit 0, step 1, bool): Register b0 to b15. The chip sets b15 after a shader has run.
  constant GPUREG_SH_BOOLUNIFORM_B0_LSB : natural := 0;
  constant GPUREG_SH_BOOLUNIFORM_B0_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B0_BITS is natural range 0 downto 0;
  constant GPUREG_SH_BOOLUNIFORM_B1_LSB : natural := 1;
  constant GPUREG_SH_BOOLUNIFORM_B1_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B1_BITS is natural range 1 downto 1;
  constant GPUREG_SH_BOOLUNIFORM_B2_LSB : natural := 2;
  constant GPUREG_SH_BOOLUNIFORM_B2_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B2_BITS is natural range 2 downto 2;
  constant GPUREG_SH_BOOLUNIFORM_B3_LSB : natural := 3;
  constant GPUREG_SH_BOOLUNIFORM_B3_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B3_BITS is natural range 3 downto 3;
  constant GPUREG_SH_BOOLUNIFORM_B4_LSB : natural := 4;
  constant GPUREG_SH_BOOLUNIFORM_B4_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B4_BITS is natural range 4 downto 4;
  constant GPUREG_SH_BOOLUNIFORM_B5_LSB : natural := 5;
  constant GPUREG_SH_BOOLUNIFORM_B5_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B5_BITS is natural range 5 downto 5;
  constant GPUREG_SH_BOOLUNIFORM_B6_LSB : natural := 6;
  constant GPUREG_SH_BOOLUNIFORM_B6_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B6_BITS is natural range 6 downto 6;
  constant GPUREG_SH_BOOLUNIFORM_B7_LSB : natural := 7;
  constant GPUREG_SH_BOOLUNIFORM_B7_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B7_BITS is natural range 7 downto 7;
  constant GPUREG_SH_BOOLUNIFORM_B8_LSB : natural := 8;
  constant GPUREG_SH_BOOLUNIFORM_B8_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B8_BITS is natural range 8 downto 8;
  constant GPUREG_SH_BOOLUNIFORM_B9_LSB : natural := 9;
  constant GPUREG_SH_BOOLUNIFORM_B9_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B9_BITS is natural range 9 downto 9;
  constant GPUREG_SH_BOOLUNIFORM_B10_LSB : natural := 10;
  constant GPUREG_SH_BOOLUNIFORM_B10_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B10_BITS is natural range 10 downto 10;
  constant GPUREG_SH_BOOLUNIFORM_B11_LSB : natural := 11;
  constant GPUREG_SH_BOOLUNIFORM_B11_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B11_BITS is natural range 11 downto 11;
  constant GPUREG_SH_BOOLUNIFORM_B12_LSB : natural := 12;
  constant GPUREG_SH_BOOLUNIFORM_B12_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B12_BITS is natural range 12 downto 12;
  constant GPUREG_SH_BOOLUNIFORM_B13_LSB : natural := 13;
  constant GPUREG_SH_BOOLUNIFORM_B13_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B13_BITS is natural range 13 downto 13;
  constant GPUREG_SH_BOOLUNIFORM_B14_LSB : natural := 14;
  constant GPUREG_SH_BOOLUNIFORM_B14_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B14_BITS is natural range 14 downto 14;
  constant GPUREG_SH_BOOLUNIFORM_B15_LSB : natural := 15;
  constant GPUREG_SH_BOOLUNIFORM_B15_WIDTH : natural := 1;
  subtype GPUREG_SH_BOOLUNIFORM_B15_BITS is natural range 15 downto 15;
  -- UNKNOWN_16 (bits 27-16, uint): R/W, as wide as the entry point; bits 25-27 have no storage in
  -- VSH. Software writes 0x7FFF to the upper half.
  constant GPUREG_SH_BOOLUNIFORM_UNKNOWN_16_LSB : natural := 16;
  constant GPUREG_SH_BOOLUNIFORM_UNKNOWN_16_WIDTH : natural := 12;
  subtype GPUREG_SH_BOOLUNIFORM_UNKNOWN_16_BITS is natural range 27 downto 16;
  type sh_booluniform_t is record
    UNKNOWN_16 : std_logic_vector(11 downto 0);
    B15 : std_logic;
    B14 : std_logic;
    B13 : std_logic;
    B12 : std_logic;
    B11 : std_logic;
    B10 : std_logic;
    B9 : std_logic;
    B8 : std_logic;
    B7 : std_logic;
    B6 : std_logic;
    B5 : std_logic;
    B4 : std_logic;
    B3 : std_logic;
    B2 : std_logic;
    B1 : std_logic;
    B0 : std_logic;
  end record;
  function to_sh_booluniform(word : std_logic_vector(31 downto 0)) return sh_booluniform_t;
  function to_word(value : sh_booluniform_t) return std_logic_vector;

  -- GPUREG_[GSH|VSH|SH2|SH3]_INTUNIFORM_I[0-3] (0x281-0x284 + 0x30*n (n = 0-3)): Integer register,
  -- the counters of LOOP.
  -- plain, rw, mask 0x00FFFFFF [HW: docs/hardware/shader-unit.md#registers;
  -- docs/hardware/shader-unit.md#control-flow; docs/hardware/registers.md#shader-units; GBATEK]
  -- official PICA_REG_[GS|VS]_INT[0-3]; older GPUREG_VSH2_INTUNIFORM_I0, GPUREG_02E1,
  -- GPUREG_VSH2_INTUNIFORM_I1, GPUREG_02E2, GPUREG_VSH2_INTUNIFORM_I2, GPUREG_02E3,
  -- GPUREG_VSH2_INTUNIFORM_I3, GPUREG_02E4 and 8 more
  constant GPUREG_GSH_INTUNIFORM_I0 : natural := 16#0281#;
  constant GPUREG_VSH_INTUNIFORM_I0 : natural := 16#02B1#;
  constant GPUREG_SH2_INTUNIFORM_I0 : natural := 16#02E1#;
  constant GPUREG_SH3_INTUNIFORM_I0 : natural := 16#0311#;
  constant GPUREG_SH_INTUNIFORM_I0_COUNT : natural := 4;
  function GPUREG_SH_INTUNIFORM_I0(n : natural) return natural;
  -- X (bits 7-0, uint): Iterations minus 1.
  constant GPUREG_SH_INTUNIFORM_I0_X_LSB : natural := 0;
  constant GPUREG_SH_INTUNIFORM_I0_X_WIDTH : natural := 8;
  subtype GPUREG_SH_INTUNIFORM_I0_X_BITS is natural range 7 downto 0;
  -- Y (bits 15-8, uint): Start value of aL.
  constant GPUREG_SH_INTUNIFORM_I0_Y_LSB : natural := 8;
  constant GPUREG_SH_INTUNIFORM_I0_Y_WIDTH : natural := 8;
  subtype GPUREG_SH_INTUNIFORM_I0_Y_BITS is natural range 15 downto 8;
  -- Z (bits 23-16, uint): Added to aL after each iteration.
  constant GPUREG_SH_INTUNIFORM_I0_Z_LSB : natural := 16;
  constant GPUREG_SH_INTUNIFORM_I0_Z_WIDTH : natural := 8;
  subtype GPUREG_SH_INTUNIFORM_I0_Z_BITS is natural range 23 downto 16;
  constant GPUREG_GSH_INTUNIFORM_I1 : natural := 16#0282#;
  constant GPUREG_VSH_INTUNIFORM_I1 : natural := 16#02B2#;
  constant GPUREG_SH2_INTUNIFORM_I1 : natural := 16#02E2#;
  constant GPUREG_SH3_INTUNIFORM_I1 : natural := 16#0312#;
  constant GPUREG_SH_INTUNIFORM_I1_COUNT : natural := 4;
  function GPUREG_SH_INTUNIFORM_I1(n : natural) return natural;
  constant GPUREG_SH_INTUNIFORM_I1_X_LSB : natural := 0;
  constant GPUREG_SH_INTUNIFORM_I1_X_WIDTH : natural := 8;
  subtype GPUREG_SH_INTUNIFORM_I1_X_BITS is natural range 7 downto 0;
  constant GPUREG_SH_INTUNIFORM_I1_Y_LSB : natural := 8;
  constant GPUREG_SH_INTUNIFORM_I1_Y_WIDTH : natural := 8;
  subtype GPUREG_SH_INTUNIFORM_I1_Y_BITS is natural range 15 downto 8;
  constant GPUREG_SH_INTUNIFORM_I1_Z_LSB : natural := 16;
  constant GPUREG_SH_INTUNIFORM_I1_Z_WIDTH : natural := 8;
  subtype GPUREG_SH_INTUNIFORM_I1_Z_BITS is natural range 23 downto 16;
  constant GPUREG_GSH_INTUNIFORM_I2 : natural := 16#0283#;
  constant GPUREG_VSH_INTUNIFORM_I2 : natural := 16#02B3#;
  constant GPUREG_SH2_INTUNIFORM_I2 : natural := 16#02E3#;
  constant GPUREG_SH3_INTUNIFORM_I2 : natural := 16#0313#;
  constant GPUREG_SH_INTUNIFORM_I2_COUNT : natural := 4;
  function GPUREG_SH_INTUNIFORM_I2(n : natural) return natural;
  constant GPUREG_SH_INTUNIFORM_I2_X_LSB : natural := 0;
  constant GPUREG_SH_INTUNIFORM_I2_X_WIDTH : natural := 8;
  subtype GPUREG_SH_INTUNIFORM_I2_X_BITS is natural range 7 downto 0;
  constant GPUREG_SH_INTUNIFORM_I2_Y_LSB : natural := 8;
  constant GPUREG_SH_INTUNIFORM_I2_Y_WIDTH : natural := 8;
  subtype GPUREG_SH_INTUNIFORM_I2_Y_BITS is natural range 15 downto 8;
  constant GPUREG_SH_INTUNIFORM_I2_Z_LSB : natural := 16;
  constant GPUREG_SH_INTUNIFORM_I2_Z_WIDTH : natural := 8;
  subtype GPUREG_SH_INTUNIFORM_I2_Z_BITS is natural range 23 downto 16;
  constant GPUREG_GSH_INTUNIFORM_I3 : natural := 16#0284#;
  constant GPUREG_VSH_INTUNIFORM_I3 : natural := 16#02B4#;
  constant GPUREG_SH2_INTUNIFORM_I3 : natural := 16#02E4#;
  constant GPUREG_SH3_INTUNIFORM_I3 : natural := 16#0314#;
  constant GPUREG_SH_INTUNIFORM_I3_COUNT : natural := 4;
  function GPUREG_SH_INTUNIFORM_I3(n : natural) return natural;
  constant GPUREG_SH_INTUNIFORM_I3_X_LSB : natural := 0;
  constant GPUREG_SH_INTUNIFORM_I3_X_WIDTH : natural := 8;
  subtype GPUREG_SH_INTUNIFORM_I3_X_BITS is natural range 7 downto 0;
  constant GPUREG_SH_INTUNIFORM_I3_Y_LSB : natural := 8;
  constant GPUREG_SH_INTUNIFORM_I3_Y_WIDTH : natural := 8;
  subtype GPUREG_SH_INTUNIFORM_I3_Y_BITS is natural range 15 downto 8;
  constant GPUREG_SH_INTUNIFORM_I3_Z_LSB : natural := 16;
  constant GPUREG_SH_INTUNIFORM_I3_Z_WIDTH : natural := 8;
  subtype GPUREG_SH_INTUNIFORM_I3_Z_BITS is natural range 23 downto 16;
  type sh_intuniform_i0_t is record
    Z : std_logic_vector(7 downto 0);
    Y : std_logic_vector(7 downto 0);
    X : std_logic_vector(7 downto 0);
  end record;
  function to_sh_intuniform_i0(word : std_logic_vector(31 downto 0)) return sh_intuniform_i0_t;
  function to_word(value : sh_intuniform_i0_t) return std_logic_vector;

  -- GPUREG_0285 to GPUREG_033F (0x285-0x288, 0x28E, 0x299-0x29A, 0x2A4, 0x2AE-0x2AF, 0x2B5-0x2B8,
  -- 0x2BE, 0x2C9-0x2CA, 0x2D4, 0x2DE-0x2DF, 0x2E5-0x2E8, 0x2EE, 0x2F9-0x2FA, 0x304, 0x30E-0x30F,
  -- 0x315-0x318, 0x31E, 0x329-0x32A, 0x334, 0x33E-0x33F): No known function; reads 0.
  -- plain, none [HW: docs/hardware/registers.md#shader-units; GBATEK]
  constant GPUREG_0285 : natural := 16#0285#;
  constant GPUREG_0286 : natural := 16#0286#;
  constant GPUREG_0287 : natural := 16#0287#;
  constant GPUREG_0288 : natural := 16#0288#;
  constant GPUREG_028E : natural := 16#028E#;
  constant GPUREG_0299 : natural := 16#0299#;
  constant GPUREG_029A : natural := 16#029A#;
  constant GPUREG_02A4 : natural := 16#02A4#;
  constant GPUREG_02AE : natural := 16#02AE#;
  constant GPUREG_02AF : natural := 16#02AF#;
  constant GPUREG_02B5 : natural := 16#02B5#;
  constant GPUREG_02B6 : natural := 16#02B6#;
  constant GPUREG_02B7 : natural := 16#02B7#;
  constant GPUREG_02B8 : natural := 16#02B8#;
  constant GPUREG_02BE : natural := 16#02BE#;
  constant GPUREG_02C9 : natural := 16#02C9#;
  constant GPUREG_02CA : natural := 16#02CA#;
  constant GPUREG_02D4 : natural := 16#02D4#;
  constant GPUREG_02DE : natural := 16#02DE#;
  constant GPUREG_02DF : natural := 16#02DF#;
  constant GPUREG_02E5 : natural := 16#02E5#;
  constant GPUREG_02E6 : natural := 16#02E6#;
  constant GPUREG_02E7 : natural := 16#02E7#;
  constant GPUREG_02E8 : natural := 16#02E8#;
  constant GPUREG_02EE : natural := 16#02EE#;
  constant GPUREG_02F9 : natural := 16#02F9#;
  constant GPUREG_02FA : natural := 16#02FA#;
  constant GPUREG_0304 : natural := 16#0304#;
  constant GPUREG_030E : natural := 16#030E#;
  constant GPUREG_030F : natural := 16#030F#;
  constant GPUREG_0315 : natural := 16#0315#;
  constant GPUREG_0316 : natural := 16#0316#;
  constant GPUREG_0317 : natural := 16#0317#;
  constant GPUREG_0318 : natural := 16#0318#;
  constant GPUREG_031E : natural := 16#031E#;
  constant GPUREG_0329 : natural := 16#0329#;
  constant GPUREG_032A : natural := 16#032A#;
  constant GPUREG_0334 : natural := 16#0334#;
  constant GPUREG_033E : natural := 16#033E#;
  constant GPUREG_033F : natural := 16#033F#;

  -- GPUREG_[GSH|VSH|SH2|SH3]_INPUTBUFFER_CONFIG (0x289 + 0x30*n (n = 0-3)): Number and kind of the
  -- inputs of a shader run.
  -- plain, rw, mask 0xB800010F, power-up value of GSH 0xA0000001 [DOC:
  -- docs/hardware/geometry.md#vertex-arrays; docs/hardware/geometry.md#geometry-shader-input;
  -- docs/hardware/registers.md#shader-units; docs/hardware/registers.md#power-up; GBATEK]
  -- official PICA_REG_GS_ATTR_NUM, PICA_REG_VS_ATTR_NUM0; older GPUREG_VSH2_INPUTBUFFER_CONFIG,
  -- GPUREG_02E9, GPUREG_VSH3_INPUTBUFFER_CONFIG, GPUREG_0319
  constant GPUREG_GSH_INPUTBUFFER_CONFIG : natural := 16#0289#;
  constant GPUREG_VSH_INPUTBUFFER_CONFIG : natural := 16#02B9#;
  constant GPUREG_SH2_INPUTBUFFER_CONFIG : natural := 16#02E9#;
  constant GPUREG_SH3_INPUTBUFFER_CONFIG : natural := 16#0319#;
  constant GPUREG_SH_INPUTBUFFER_CONFIG_COUNT : natural := 4;
  function GPUREG_SH_INPUTBUFFER_CONFIG(n : natural) return natural;
  -- COUNT_MINUS_1 (bits 3-0, uint): Inputs minus 1: attributes copied to v registers, or entries
  -- that start a geometry shader in point mode.
  constant GPUREG_SH_INPUTBUFFER_CONFIG_COUNT_MINUS_1_LSB : natural := 0;
  constant GPUREG_SH_INPUTBUFFER_CONFIG_COUNT_MINUS_1_WIDTH : natural := 4;
  subtype GPUREG_SH_INPUTBUFFER_CONFIG_COUNT_MINUS_1_BITS is natural range 3 downto 0;
  -- INPUT_TO_UNIFORMS (bit 8, bool): Geometry shader in variable or fixed mode: input goes to float
  -- uniforms, not to v registers.
  constant GPUREG_SH_INPUTBUFFER_CONFIG_INPUT_TO_UNIFORMS_LSB : natural := 8;
  constant GPUREG_SH_INPUTBUFFER_CONFIG_INPUT_TO_UNIFORMS_WIDTH : natural := 1;
  subtype GPUREG_SH_INPUTBUFFER_CONFIG_INPUT_TO_UNIFORMS_BITS is natural range 8 downto 8;
  -- MODE (bits 31-24, ShaderInputMode): Kind of shader. Bits 27, 28, 29 and 31 have storage.
  constant GPUREG_SH_INPUTBUFFER_CONFIG_MODE_LSB : natural := 24;
  constant GPUREG_SH_INPUTBUFFER_CONFIG_MODE_WIDTH : natural := 8;
  subtype GPUREG_SH_INPUTBUFFER_CONFIG_MODE_BITS is natural range 31 downto 24;
  type sh_inputbuffer_config_t is record
    MODE : shader_input_mode_e;
    INPUT_TO_UNIFORMS : std_logic;
    COUNT_MINUS_1 : std_logic_vector(3 downto 0);
  end record;
  function to_sh_inputbuffer_config(word : std_logic_vector(31 downto 0)) return sh_inputbuffer_config_t;
  function to_word(value : sh_inputbuffer_config_t) return std_logic_vector;

  -- GPUREG_[GSH|VSH|SH2|SH3]_ENTRYPOINT (0x28A + 0x30*n (n = 0-3)): Where a shader starts. GSH's may
  -- differ from VSH's while all units run vertex shaders.
  -- plain, rw, mask of GSH 0x0FFF0FFF, of VSH 0x01FF01FF [HW: docs/hardware/shader-unit.md#units;
  -- docs/hardware/shader-unit.md#registers; docs/hardware/registers.md#shader-units; GBATEK]
  -- official PICA_REG_[GS|VS]_START_ADDR; older GPUREG_VSH2_ENTRYPOINT, GPUREG_02EA,
  -- GPUREG_VSH3_ENTRYPOINT, GPUREG_031A
  constant GPUREG_GSH_ENTRYPOINT : natural := 16#028A#;
  constant GPUREG_VSH_ENTRYPOINT : natural := 16#02BA#;
  constant GPUREG_SH2_ENTRYPOINT : natural := 16#02EA#;
  constant GPUREG_SH3_ENTRYPOINT : natural := 16#031A#;
  constant GPUREG_SH_ENTRYPOINT_COUNT : natural := 4;
  function GPUREG_SH_ENTRYPOINT(n : natural) return natural;
  -- ADDRESS (bits 11-0, uint, instructions): Program address; 12 bits in GSH, 9 in VSH.
  constant GPUREG_SH_ENTRYPOINT_ADDRESS_LSB : natural := 0;
  constant GPUREG_SH_ENTRYPOINT_ADDRESS_WIDTH : natural := 12;
  subtype GPUREG_SH_ENTRYPOINT_ADDRESS_BITS is natural range 11 downto 0;
  -- UNKNOWN_16 (bits 27-16, uint): R/W, as wide as the address. Software writes 0x7FFF to the upper
  -- half.
  constant GPUREG_SH_ENTRYPOINT_UNKNOWN_16_LSB : natural := 16;
  constant GPUREG_SH_ENTRYPOINT_UNKNOWN_16_WIDTH : natural := 12;
  subtype GPUREG_SH_ENTRYPOINT_UNKNOWN_16_BITS is natural range 27 downto 16;
  type sh_entrypoint_t is record
    UNKNOWN_16 : std_logic_vector(11 downto 0);
    ADDRESS : std_logic_vector(11 downto 0);
  end record;
  function to_sh_entrypoint(word : std_logic_vector(31 downto 0)) return sh_entrypoint_t;
  function to_word(value : sh_entrypoint_t) return std_logic_vector;

  -- GPUREG_[GSH|VSH|SH2|SH3]_ATTRIBUTES_PERMUTATION_LOW (0x28B + 0x30*n (n = 0-3)): Input register
  -- of inputs 0-7.
  -- plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
  -- docs/hardware/geometry.md#from-outputs-to-the-assembler;
  -- docs/hardware/registers.md#shader-units]
  -- official PICA_REG_[GS|VS]_ATTR_IN_REG_MAP0; older GPUREG_GSH_ATTR_PERMUTATION_LOW,
  -- GPUREG_VSH_ATTR_PERMUTATION_LOW, GPUREG_VSH2_ATTR_PERMUTATION_LOW, GPUREG_02EB,
  -- GPUREG_VSH3_ATTR_PERMUTATION_LOW, GPUREG_031B
  constant GPUREG_GSH_ATTRIBUTES_PERMUTATION_LOW : natural := 16#028B#;
  constant GPUREG_VSH_ATTRIBUTES_PERMUTATION_LOW : natural := 16#02BB#;
  constant GPUREG_SH2_ATTRIBUTES_PERMUTATION_LOW : natural := 16#02EB#;
  constant GPUREG_SH3_ATTRIBUTES_PERMUTATION_LOW : natural := 16#031B#;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_COUNT : natural := 4;
  function GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW(n : natural) return natural;
  -- ATTRIBUTE0 to ATTRIBUTE7 (bits 3-0, step 4, uint): Number of the v register that input i goes
  -- to.
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE0_LSB : natural := 0;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE0_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE0_BITS is natural range 3 downto 0;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE1_LSB : natural := 4;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE1_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE1_BITS is natural range 7 downto 4;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE2_LSB : natural := 8;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE2_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE2_BITS is natural range 11 downto 8;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE3_LSB : natural := 12;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE3_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE3_BITS is natural range 15 downto 12;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE4_LSB : natural := 16;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE4_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE4_BITS is natural range 19 downto 16;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE5_LSB : natural := 20;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE5_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE5_BITS is natural range 23 downto 20;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE6_LSB : natural := 24;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE6_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE6_BITS is natural range 27 downto 24;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE7_LSB : natural := 28;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE7_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE7_BITS is natural range 31 downto 28;
  type sh_attributes_permutation_low_t is record
    ATTRIBUTE7 : std_logic_vector(3 downto 0);
    ATTRIBUTE6 : std_logic_vector(3 downto 0);
    ATTRIBUTE5 : std_logic_vector(3 downto 0);
    ATTRIBUTE4 : std_logic_vector(3 downto 0);
    ATTRIBUTE3 : std_logic_vector(3 downto 0);
    ATTRIBUTE2 : std_logic_vector(3 downto 0);
    ATTRIBUTE1 : std_logic_vector(3 downto 0);
    ATTRIBUTE0 : std_logic_vector(3 downto 0);
  end record;
  function to_sh_attributes_permutation_low(word : std_logic_vector(31 downto 0)) return sh_attributes_permutation_low_t;
  function to_word(value : sh_attributes_permutation_low_t) return std_logic_vector;

  -- GPUREG_[GSH|VSH|SH2|SH3]_ATTRIBUTES_PERMUTATION_HIGH (0x28C + 0x30*n (n = 0-3)): Input register
  -- of inputs 8-15.
  -- plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
  -- docs/hardware/geometry.md#from-outputs-to-the-assembler;
  -- docs/hardware/registers.md#shader-units]
  -- official PICA_REG_[GS|VS]_ATTR_IN_REG_MAP1; older GPUREG_GSH_ATTR_PERMUTATION_HIGH,
  -- GPUREG_VSH_ATTR_PERMUTATION_HIGH, GPUREG_VSH2_ATTR_PERMUTATION_HIGH, GPUREG_02EC,
  -- GPUREG_VSH3_ATTR_PERMUTATION_HIGH, GPUREG_031C
  constant GPUREG_GSH_ATTRIBUTES_PERMUTATION_HIGH : natural := 16#028C#;
  constant GPUREG_VSH_ATTRIBUTES_PERMUTATION_HIGH : natural := 16#02BC#;
  constant GPUREG_SH2_ATTRIBUTES_PERMUTATION_HIGH : natural := 16#02EC#;
  constant GPUREG_SH3_ATTRIBUTES_PERMUTATION_HIGH : natural := 16#031C#;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_COUNT : natural := 4;
  function GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH(n : natural) return natural;
  -- ATTRIBUTE8 to ATTRIBUTE15 (bits 3-0, step 4, uint): Number of the v register that input i goes
  -- to.
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE8_LSB : natural := 0;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE8_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE8_BITS is natural range 3 downto 0;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE9_LSB : natural := 4;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE9_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE9_BITS is natural range 7 downto 4;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE10_LSB : natural := 8;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE10_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE10_BITS is natural range 11 downto 8;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE11_LSB : natural := 12;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE11_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE11_BITS is natural range 15 downto 12;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE12_LSB : natural := 16;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE12_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE12_BITS is natural range 19 downto 16;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE13_LSB : natural := 20;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE13_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE13_BITS is natural range 23 downto 20;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE14_LSB : natural := 24;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE14_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE14_BITS is natural range 27 downto 24;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE15_LSB : natural := 28;
  constant GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE15_WIDTH : natural := 4;
  subtype GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE15_BITS is natural range 31 downto 28;
  type sh_attributes_permutation_high_t is record
    ATTRIBUTE15 : std_logic_vector(3 downto 0);
    ATTRIBUTE14 : std_logic_vector(3 downto 0);
    ATTRIBUTE13 : std_logic_vector(3 downto 0);
    ATTRIBUTE12 : std_logic_vector(3 downto 0);
    ATTRIBUTE11 : std_logic_vector(3 downto 0);
    ATTRIBUTE10 : std_logic_vector(3 downto 0);
    ATTRIBUTE9 : std_logic_vector(3 downto 0);
    ATTRIBUTE8 : std_logic_vector(3 downto 0);
  end record;
  function to_sh_attributes_permutation_high(word : std_logic_vector(31 downto 0)) return sh_attributes_permutation_high_t;
  function to_word(value : sh_attributes_permutation_high_t) return std_logic_vector;

  -- GPUREG_[GSH|VSH|SH2|SH3]_OUTMAP_MASK (0x28D + 0x30*n (n = 0-3)): Which output registers are
  -- passed on; they are packed in ascending order.
  -- plain, rw, mask 0x07FFFFFF [DOC: docs/hardware/shader-unit.md#registers;
  -- docs/hardware/geometry.md#shader-outputs; docs/hardware/registers.md#shader-units]
  -- official PICA_REG_[GS|VS]_OUT_REG_MASK; older GPUREG_VSH2_OUTMAP_MASK, GPUREG_02ED,
  -- GPUREG_VSH3_OUTMAP_MASK, GPUREG_031D
  constant GPUREG_GSH_OUTMAP_MASK : natural := 16#028D#;
  constant GPUREG_VSH_OUTMAP_MASK : natural := 16#02BD#;
  constant GPUREG_SH2_OUTMAP_MASK : natural := 16#02ED#;
  constant GPUREG_SH3_OUTMAP_MASK : natural := 16#031D#;
  constant GPUREG_SH_OUTMAP_MASK_COUNT : natural := 4;
  function GPUREG_SH_OUTMAP_MASK(n : natural) return natural;
  -- O0 to O15 (bit 0, step 1, bool): Register o0 to o15 is passed on; o7-o15 in vertex shaders only.
  constant GPUREG_SH_OUTMAP_MASK_O0_LSB : natural := 0;
  constant GPUREG_SH_OUTMAP_MASK_O0_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O0_BITS is natural range 0 downto 0;
  constant GPUREG_SH_OUTMAP_MASK_O1_LSB : natural := 1;
  constant GPUREG_SH_OUTMAP_MASK_O1_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O1_BITS is natural range 1 downto 1;
  constant GPUREG_SH_OUTMAP_MASK_O2_LSB : natural := 2;
  constant GPUREG_SH_OUTMAP_MASK_O2_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O2_BITS is natural range 2 downto 2;
  constant GPUREG_SH_OUTMAP_MASK_O3_LSB : natural := 3;
  constant GPUREG_SH_OUTMAP_MASK_O3_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O3_BITS is natural range 3 downto 3;
  constant GPUREG_SH_OUTMAP_MASK_O4_LSB : natural := 4;
  constant GPUREG_SH_OUTMAP_MASK_O4_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O4_BITS is natural range 4 downto 4;
  constant GPUREG_SH_OUTMAP_MASK_O5_LSB : natural := 5;
  constant GPUREG_SH_OUTMAP_MASK_O5_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O5_BITS is natural range 5 downto 5;
  constant GPUREG_SH_OUTMAP_MASK_O6_LSB : natural := 6;
  constant GPUREG_SH_OUTMAP_MASK_O6_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O6_BITS is natural range 6 downto 6;
  constant GPUREG_SH_OUTMAP_MASK_O7_LSB : natural := 7;
  constant GPUREG_SH_OUTMAP_MASK_O7_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O7_BITS is natural range 7 downto 7;
  constant GPUREG_SH_OUTMAP_MASK_O8_LSB : natural := 8;
  constant GPUREG_SH_OUTMAP_MASK_O8_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O8_BITS is natural range 8 downto 8;
  constant GPUREG_SH_OUTMAP_MASK_O9_LSB : natural := 9;
  constant GPUREG_SH_OUTMAP_MASK_O9_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O9_BITS is natural range 9 downto 9;
  constant GPUREG_SH_OUTMAP_MASK_O10_LSB : natural := 10;
  constant GPUREG_SH_OUTMAP_MASK_O10_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O10_BITS is natural range 10 downto 10;
  constant GPUREG_SH_OUTMAP_MASK_O11_LSB : natural := 11;
  constant GPUREG_SH_OUTMAP_MASK_O11_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O11_BITS is natural range 11 downto 11;
  constant GPUREG_SH_OUTMAP_MASK_O12_LSB : natural := 12;
  constant GPUREG_SH_OUTMAP_MASK_O12_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O12_BITS is natural range 12 downto 12;
  constant GPUREG_SH_OUTMAP_MASK_O13_LSB : natural := 13;
  constant GPUREG_SH_OUTMAP_MASK_O13_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O13_BITS is natural range 13 downto 13;
  constant GPUREG_SH_OUTMAP_MASK_O14_LSB : natural := 14;
  constant GPUREG_SH_OUTMAP_MASK_O14_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O14_BITS is natural range 14 downto 14;
  constant GPUREG_SH_OUTMAP_MASK_O15_LSB : natural := 15;
  constant GPUREG_SH_OUTMAP_MASK_O15_WIDTH : natural := 1;
  subtype GPUREG_SH_OUTMAP_MASK_O15_BITS is natural range 15 downto 15;
  -- UNKNOWN_16 (bits 26-16, uint): R/W, purpose unknown. [HW]
  constant GPUREG_SH_OUTMAP_MASK_UNKNOWN_16_LSB : natural := 16;
  constant GPUREG_SH_OUTMAP_MASK_UNKNOWN_16_WIDTH : natural := 11;
  subtype GPUREG_SH_OUTMAP_MASK_UNKNOWN_16_BITS is natural range 26 downto 16;
  type sh_outmap_mask_t is record
    UNKNOWN_16 : std_logic_vector(10 downto 0);
    O15 : std_logic;
    O14 : std_logic;
    O13 : std_logic;
    O12 : std_logic;
    O11 : std_logic;
    O10 : std_logic;
    O9 : std_logic;
    O8 : std_logic;
    O7 : std_logic;
    O6 : std_logic;
    O5 : std_logic;
    O4 : std_logic;
    O3 : std_logic;
    O2 : std_logic;
    O1 : std_logic;
    O0 : std_logic;
  end record;
  function to_sh_outmap_mask(word : std_logic_vector(31 downto 0)) return sh_outmap_mask_t;
  function to_word(value : sh_outmap_mask_t) return std_logic_vector;

  -- GPUREG_[GSH|VSH|SH2|SH3]_CODETRANSFER_END (0x28F + 0x30*n (n = 0-3)): Ends an upload of code.
  -- Any value works; software writes 1 after each upload.
  -- trigger, wo [DOC: docs/hardware/registers.md#shader-units; GBATEK]
  -- official PICA_REG_[GS|VS]_PROG_RENEWAL_END; older GPUREG_VSH2_CODETRANSFER_END, GPUREG_02EF,
  -- GPUREG_VSH3_CODETRANSFER_END, GPUREG_031F
  constant GPUREG_GSH_CODETRANSFER_END : natural := 16#028F#;
  constant GPUREG_VSH_CODETRANSFER_END : natural := 16#02BF#;
  constant GPUREG_SH2_CODETRANSFER_END : natural := 16#02EF#;
  constant GPUREG_SH3_CODETRANSFER_END : natural := 16#031F#;
  constant GPUREG_SH_CODETRANSFER_END_COUNT : natural := 4;
  function GPUREG_SH_CODETRANSFER_END(n : natural) return natural;

  -- GPUREG_[GSH|VSH|SH2|SH3]_FLOATUNIFORM_INDEX (0x290 + 0x30*n (n = 0-3)): Float uniform that
  -- FLOATUNIFORM_DATA loads next, and the format of its words.
  -- index-port, wo, port GshFloatUniform, VshFloatUniform, Sh2FloatUniform, Sh3FloatUniform [DOC:
  -- docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
  -- official PICA_REG_[GS|VS]_FLOAT_ADDR; older GPUREG_GSH_FLOATUNIFORM_CONFIG,
  -- GPUREG_VSH_FLOATUNIFORM_CONFIG, GPUREG_VSH2_FLOATUNIFORM_INDEX, GPUREG_02F0,
  -- GPUREG_VSH3_FLOATUNIFORM_INDEX, GPUREG_0320
  constant GPUREG_GSH_FLOATUNIFORM_INDEX : natural := 16#0290#;
  constant GPUREG_VSH_FLOATUNIFORM_INDEX : natural := 16#02C0#;
  constant GPUREG_SH2_FLOATUNIFORM_INDEX : natural := 16#02F0#;
  constant GPUREG_SH3_FLOATUNIFORM_INDEX : natural := 16#0320#;
  constant GPUREG_SH_FLOATUNIFORM_INDEX_COUNT : natural := 4;
  function GPUREG_SH_FLOATUNIFORM_INDEX(n : natural) return natural;
  -- INDEX (bits 7-0, uint): Number of the c register, 0-95; advances after four components. 96 and
  -- above: the data is ignored. [HW]
  constant GPUREG_SH_FLOATUNIFORM_INDEX_INDEX_LSB : natural := 0;
  constant GPUREG_SH_FLOATUNIFORM_INDEX_INDEX_WIDTH : natural := 8;
  subtype GPUREG_SH_FLOATUNIFORM_INDEX_INDEX_BITS is natural range 7 downto 0;
  -- TRANSFER_MODE (bit 31, ShaderTransferMode): Format of the data words.
  constant GPUREG_SH_FLOATUNIFORM_INDEX_TRANSFER_MODE_LSB : natural := 31;
  constant GPUREG_SH_FLOATUNIFORM_INDEX_TRANSFER_MODE_WIDTH : natural := 1;
  subtype GPUREG_SH_FLOATUNIFORM_INDEX_TRANSFER_MODE_BITS is natural range 31 downto 31;
  type sh_floatuniform_index_t is record
    TRANSFER_MODE : shader_transfer_mode_e;
    INDEX : std_logic_vector(7 downto 0);
  end record;
  function to_sh_floatuniform_index(word : std_logic_vector(31 downto 0)) return sh_floatuniform_index_t;
  function to_word(value : sh_floatuniform_index_t) return std_logic_vector;

  -- GPUREG_[GSH|VSH|SH2|SH3]_FLOATUNIFORM_DATA (0x291-0x298 + 0x30*n (n = 0-3)): Words of a float
  -- uniform. FLOAT24: three words, W in bits 8-31 and Z[23:16] in 0-7, then Z[15:0] in 16-31 and
  -- Y[23:8] in 0-15, then Y[7:0] in 24-31 and X in 0-23. FLOAT32: four words, W, Z, Y, X.
  -- fifo, wo, port GshFloatUniform, VshFloatUniform, Sh2FloatUniform, Sh3FloatUniform [DOC:
  -- docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
  -- official PICA_REG_[GS|VS]_FLOAT_DATA[1-8]; older GPUREG_GSH_FLOATUNIFORM_DATA0,
  -- GPUREG_GSH_FLOATUNIFORM_DATA1, GPUREG_GSH_FLOATUNIFORM_DATA2, GPUREG_GSH_FLOATUNIFORM_DATA3,
  -- GPUREG_GSH_FLOATUNIFORM_DATA4, GPUREG_GSH_FLOATUNIFORM_DATA5, GPUREG_GSH_FLOATUNIFORM_DATA6,
  -- GPUREG_GSH_FLOATUNIFORM_DATA7 and 56 more
  constant GPUREG_GSH_FLOATUNIFORM_DATA : natural := 16#0291#;
  constant GPUREG_VSH_FLOATUNIFORM_DATA : natural := 16#02C1#;
  constant GPUREG_SH2_FLOATUNIFORM_DATA : natural := 16#02F1#;
  constant GPUREG_SH3_FLOATUNIFORM_DATA : natural := 16#0321#;
  constant GPUREG_SH_FLOATUNIFORM_DATA_COUNT : natural := 4;
  function GPUREG_SH_FLOATUNIFORM_DATA(n : natural) return natural;
  -- DATA (bits 31-0, uint): One word of a vector.
  constant GPUREG_SH_FLOATUNIFORM_DATA_DATA_LSB : natural := 0;
  constant GPUREG_SH_FLOATUNIFORM_DATA_DATA_WIDTH : natural := 32;
  subtype GPUREG_SH_FLOATUNIFORM_DATA_DATA_BITS is natural range 31 downto 0;
  type sh_floatuniform_data_t is record
    DATA : std_logic_vector(31 downto 0);
  end record;
  function to_sh_floatuniform_data(word : std_logic_vector(31 downto 0)) return sh_floatuniform_data_t;
  function to_word(value : sh_floatuniform_data_t) return std_logic_vector;

  -- GPUREG_[GSH|VSH|SH2|SH3]_CODETRANSFER_INDEX (0x29B + 0x30*n (n = 0-3)): Program address that
  -- CODETRANSFER_DATA loads next.
  -- index-port, wo, port GshCode, VshCode, Sh2Code, Sh3Code [DOC:
  -- docs/hardware/shader-unit.md#registers; docs/hardware/command-lists.md#index-and-data-ports;
  -- docs/hardware/registers.md#shader-units]
  -- official PICA_REG_[GS|VS]_PROG_ADDR; older GPUREG_GSH_CODETRANSFER_CONFIG,
  -- GPUREG_VSH_CODETRANSFER_CONFIG, GPUREG_VSH2_CODETRANSFER_INDEX, GPUREG_02FB,
  -- GPUREG_VSH3_CODETRANSFER_INDEX, GPUREG_032B
  constant GPUREG_GSH_CODETRANSFER_INDEX : natural := 16#029B#;
  constant GPUREG_VSH_CODETRANSFER_INDEX : natural := 16#02CB#;
  constant GPUREG_SH2_CODETRANSFER_INDEX : natural := 16#02FB#;
  constant GPUREG_SH3_CODETRANSFER_INDEX : natural := 16#032B#;
  constant GPUREG_SH_CODETRANSFER_INDEX_COUNT : natural := 4;
  function GPUREG_SH_CODETRANSFER_INDEX(n : natural) return natural;
  -- INDEX (bits 11-0, uint, instructions): Program address; advances with every word.
  constant GPUREG_SH_CODETRANSFER_INDEX_INDEX_LSB : natural := 0;
  constant GPUREG_SH_CODETRANSFER_INDEX_INDEX_WIDTH : natural := 12;
  subtype GPUREG_SH_CODETRANSFER_INDEX_INDEX_BITS is natural range 11 downto 0;
  type sh_codetransfer_index_t is record
    INDEX : std_logic_vector(11 downto 0);
  end record;
  function to_sh_codetransfer_index(word : std_logic_vector(31 downto 0)) return sh_codetransfer_index_t;
  function to_word(value : sh_codetransfer_index_t) return std_logic_vector;

  -- GPUREG_[GSH|VSH|SH2|SH3]_CODETRANSFER_DATA (0x29C-0x2A3 + 0x30*n (n = 0-3)): Instruction at the
  -- program address of CODETRANSFER_INDEX.
  -- data-port, wo, port GshCode, VshCode, Sh2Code, Sh3Code [DOC:
  -- docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
  -- official PICA_REG_[GS|VS]_PROG_DATA[0-7]; older GPUREG_GSH_CODETRANSFER_DATA0,
  -- GPUREG_GSH_CODETRANSFER_DATA1, GPUREG_GSH_CODETRANSFER_DATA2, GPUREG_GSH_CODETRANSFER_DATA3,
  -- GPUREG_GSH_CODETRANSFER_DATA4, GPUREG_GSH_CODETRANSFER_DATA5, GPUREG_GSH_CODETRANSFER_DATA6,
  -- GPUREG_GSH_CODETRANSFER_DATA7 and 56 more
  constant GPUREG_GSH_CODETRANSFER_DATA : natural := 16#029C#;
  constant GPUREG_VSH_CODETRANSFER_DATA : natural := 16#02CC#;
  constant GPUREG_SH2_CODETRANSFER_DATA : natural := 16#02FC#;
  constant GPUREG_SH3_CODETRANSFER_DATA : natural := 16#032C#;
  constant GPUREG_SH_CODETRANSFER_DATA_COUNT : natural := 4;
  function GPUREG_SH_CODETRANSFER_DATA(n : natural) return natural;
  -- DATA (bits 31-0, uint): Instruction word.
  constant GPUREG_SH_CODETRANSFER_DATA_DATA_LSB : natural := 0;
  constant GPUREG_SH_CODETRANSFER_DATA_DATA_WIDTH : natural := 32;
  subtype GPUREG_SH_CODETRANSFER_DATA_DATA_BITS is natural range 31 downto 0;
  type sh_codetransfer_data_t is record
    DATA : std_logic_vector(31 downto 0);
  end record;
  function to_sh_codetransfer_data(word : std_logic_vector(31 downto 0)) return sh_codetransfer_data_t;
  function to_word(value : sh_codetransfer_data_t) return std_logic_vector;

  -- GPUREG_[GSH|VSH|SH2|SH3]_OPDESCS_INDEX (0x2A5 + 0x30*n (n = 0-3)): Operand descriptor that
  -- OPDESCS_DATA loads next.
  -- index-port, wo, port GshOpDesc, VshOpDesc, Sh2OpDesc, Sh3OpDesc [DOC:
  -- docs/hardware/shader-unit.md#registers; docs/hardware/command-lists.md#index-and-data-ports;
  -- docs/hardware/registers.md#shader-units]
  -- official PICA_REG_[GS|VS]_PROG_SWIZZLE_ADDR; older GPUREG_GSH_OPDESCS_CONFIG,
  -- GPUREG_VSH_OPDESCS_CONFIG, GPUREG_VSH2_OPDESCS_INDEX, GPUREG_0305, GPUREG_VSH3_OPDESCS_INDEX,
  -- GPUREG_0335
  constant GPUREG_GSH_OPDESCS_INDEX : natural := 16#02A5#;
  constant GPUREG_VSH_OPDESCS_INDEX : natural := 16#02D5#;
  constant GPUREG_SH2_OPDESCS_INDEX : natural := 16#0305#;
  constant GPUREG_SH3_OPDESCS_INDEX : natural := 16#0335#;
  constant GPUREG_SH_OPDESCS_INDEX_COUNT : natural := 4;
  function GPUREG_SH_OPDESCS_INDEX(n : natural) return natural;
  -- INDEX (bits 11-0, uint): Descriptor, 0-127; advances with every word. What happens above 127 is
  -- unknown; the model ignores the data.
  constant GPUREG_SH_OPDESCS_INDEX_INDEX_LSB : natural := 0;
  constant GPUREG_SH_OPDESCS_INDEX_INDEX_WIDTH : natural := 12;
  subtype GPUREG_SH_OPDESCS_INDEX_INDEX_BITS is natural range 11 downto 0;
  type sh_opdescs_index_t is record
    INDEX : std_logic_vector(11 downto 0);
  end record;
  function to_sh_opdescs_index(word : std_logic_vector(31 downto 0)) return sh_opdescs_index_t;
  function to_word(value : sh_opdescs_index_t) return std_logic_vector;

  -- GPUREG_[GSH|VSH|SH2|SH3]_OPDESCS_DATA (0x2A6-0x2AD + 0x30*n (n = 0-3)): Operand descriptor at
  -- the index of OPDESCS_INDEX.
  -- data-port, wo, port GshOpDesc, VshOpDesc, Sh2OpDesc, Sh3OpDesc [DOC:
  -- docs/hardware/shader-unit.md#operand-descriptors;
  -- docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
  -- official PICA_REG_[GS|VS]_PROG_SWIZZLE_DATA[0-7]; older GPUREG_GSH_OPDESCS_DATA0,
  -- GPUREG_GSH_OPDESCS_DATA1, GPUREG_GSH_OPDESCS_DATA2, GPUREG_GSH_OPDESCS_DATA3,
  -- GPUREG_GSH_OPDESCS_DATA4, GPUREG_GSH_OPDESCS_DATA5, GPUREG_GSH_OPDESCS_DATA6,
  -- GPUREG_GSH_OPDESCS_DATA7 and 56 more
  constant GPUREG_GSH_OPDESCS_DATA : natural := 16#02A6#;
  constant GPUREG_VSH_OPDESCS_DATA : natural := 16#02D6#;
  constant GPUREG_SH2_OPDESCS_DATA : natural := 16#0306#;
  constant GPUREG_SH3_OPDESCS_DATA : natural := 16#0336#;
  constant GPUREG_SH_OPDESCS_DATA_COUNT : natural := 4;
  function GPUREG_SH_OPDESCS_DATA(n : natural) return natural;
  -- DATA (bits 31-0, uint): Destination mask, source swizzles and negations.
  constant GPUREG_SH_OPDESCS_DATA_DATA_LSB : natural := 0;
  constant GPUREG_SH_OPDESCS_DATA_DATA_WIDTH : natural := 32;
  subtype GPUREG_SH_OPDESCS_DATA_DATA_BITS is natural range 31 downto 0;
  type sh_opdescs_data_t is record
    DATA : std_logic_vector(31 downto 0);
  end record;
  function to_sh_opdescs_data(word : std_logic_vector(31 downto 0)) return sh_opdescs_data_t;
  function to_word(value : sh_opdescs_data_t) return std_logic_vector;

end package;

package body pica200_pkg is

  function canonical_blend_equation(code : blend_equation_e) return blend_equation_e is
  begin
    if code = "101" or code = "110" or code = "111" then
      return PICA_BLEND_EQUATION_ADD;
    end if;
    return code;
  end function;

  function canonical_blend_factor(code : blend_factor_e) return blend_factor_e is
  begin
    if not (code = "0000" or code = "0001" or code = "0010" or code = "0011" or code = "0100" or code = "0101" or code = "0110" or code = "0111" or code = "1000" or code = "1001" or code = "1010" or code = "1011" or code = "1100" or code = "1101" or code = "1110") then
      return PICA_BLEND_FACTOR_SRC_COLOR;
    end if;
    return code;
  end function;

  function canonical_color_access(code : color_access_e) return color_access_e is
  begin
    if code = "0001" or code = "0010" or code = "0011" or code = "0100" or code = "0101" or code = "0110" or code = "0111" or code = "1000" or code = "1001" or code = "1010" or code = "1011" or code = "1100" or code = "1101" or code = "1110" then
      return PICA_COLOR_ACCESS_ENABLED;
    end if;
    return code;
  end function;

  function canonical_combiner_color_operand(code : combiner_color_operand_e) return combiner_color_operand_e is
  begin
    if code = "0110" or code = "0111" or code = "1010" or code = "1011" then
      return PICA_COMBINER_COLOR_OPERAND_SRC_COLOR;
    end if;
    if not (code = "0000" or code = "0001" or code = "0010" or code = "0011" or code = "0100" or code = "0101" or code = "1000" or code = "1001" or code = "1100" or code = "1101") then
      return PICA_COMBINER_COLOR_OPERAND_SRC_COLOR;
    end if;
    return code;
  end function;

  function canonical_combiner_operation(code : combiner_operation_e) return combiner_operation_e is
  begin
    if not (code = "0000" or code = "0001" or code = "0010" or code = "0011" or code = "0100" or code = "0101" or code = "0110" or code = "0111" or code = "1000" or code = "1001") then
      return PICA_COMBINER_OPERATION_REPLACE;
    end if;
    return code;
  end function;

  function canonical_combiner_scale(code : combiner_scale_e) return combiner_scale_e is
  begin
    if not (code = "00" or code = "01" or code = "10") then
      return PICA_COMBINER_SCALE_X1;
    end if;
    return code;
  end function;

  function canonical_combiner_source(code : combiner_source_e) return combiner_source_e is
  begin
    if code = "1000" or code = "1001" or code = "1010" or code = "1011" or code = "1100" then
      return PICA_COMBINER_SOURCE_ZERO;
    end if;
    return code;
  end function;

  function canonical_cull_mode(code : cull_mode_e) return cull_mode_e is
  begin
    if code = "11" then
      return PICA_CULL_MODE_NONE;
    end if;
    return code;
  end function;

  function canonical_depth_stencil_access(code : depth_stencil_access_e) return depth_stencil_access_e is
  begin
    if code = "01" or code = "10" then
      return PICA_DEPTH_STENCIL_ACCESS_ENABLED;
    end if;
    return code;
  end function;

  function canonical_lighting_bump_mode(code : lighting_bump_mode_e) return lighting_bump_mode_e is
  begin
    if not (code = "00" or code = "01" or code = "10") then
      return PICA_LIGHTING_BUMP_MODE_NONE;
    end if;
    return code;
  end function;

  function canonical_lighting_environment(code : lighting_environment_e) return lighting_environment_e is
  begin
    if not (code = "0000" or code = "0001" or code = "0010" or code = "0011" or code = "0100" or code = "0101" or code = "0110" or code = "1000") then
      return PICA_LIGHTING_ENVIRONMENT_CONFIG7;
    end if;
    return code;
  end function;

  function canonical_pixel_skip(code : pixel_skip_e) return pixel_skip_e is
  begin
    if code = "11" then
      return PICA_PIXEL_SKIP_NONE;
    end if;
    return code;
  end function;

  function canonical_proctex_clamp(code : proctex_clamp_e) return proctex_clamp_e is
  begin
    if not (code = "000" or code = "001" or code = "010" or code = "011" or code = "100") then
      return PICA_PROCTEX_CLAMP_CLAMP_TO_EDGE;
    end if;
    return code;
  end function;

  function canonical_proctex_shift(code : proctex_shift_e) return proctex_shift_e is
  begin
    if not (code = "00" or code = "01" or code = "10") then
      return PICA_PROCTEX_SHIFT_NONE;
    end if;
    return code;
  end function;

  function canonical_scissor_mode(code : scissor_mode_e) return scissor_mode_e is
  begin
    if code = "10" then
      return PICA_SCISSOR_MODE_DISABLED;
    end if;
    return code;
  end function;

  function canonical_texture_wrap(code : texture_wrap_e) return texture_wrap_e is
  begin
    if code = "110" or code = "111" then
      return PICA_TEXTURE_WRAP_REPEAT;
    end if;
    return code;
  end function;

  function to_irq_ack0(word : std_logic_vector(31 downto 0)) return irq_ack0_t is
    variable value : irq_ack0_t;
  begin
    value.LANE3 := word(31 downto 24);
    value.LANE2 := word(23 downto 16);
    value.LANE1 := word(15 downto 8);
    value.LANE0 := word(7 downto 0);
    return value;
  end function;

  function to_word(value : irq_ack0_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 24) := value.LANE3;
    word(23 downto 16) := value.LANE2;
    word(15 downto 8) := value.LANE1;
    word(7 downto 0) := value.LANE0;
    return word;
  end function;

  function to_finalize(word : std_logic_vector(31 downto 0)) return finalize_t is
    variable value : finalize_t;
  begin
    value.LANE3 := word(31 downto 24);
    value.LANE2 := word(23 downto 16);
    value.LANE1 := word(15 downto 8);
    value.LANE0 := word(7 downto 0);
    return value;
  end function;

  function to_word(value : finalize_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 24) := value.LANE3;
    word(23 downto 16) := value.LANE2;
    word(15 downto 8) := value.LANE1;
    word(7 downto 0) := value.LANE0;
    return word;
  end function;

  function to_irq_req1(word : std_logic_vector(31 downto 0)) return irq_req1_t is
    variable value : irq_req1_t;
  begin
    value.LANE3 := word(31 downto 24);
    value.LANE2 := word(23 downto 16);
    value.LANE1 := word(15 downto 8);
    value.LANE0 := word(7 downto 0);
    return value;
  end function;

  function to_word(value : irq_req1_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 24) := value.LANE3;
    word(23 downto 16) := value.LANE2;
    word(15 downto 8) := value.LANE1;
    word(7 downto 0) := value.LANE0;
    return word;
  end function;

  function to_irq_cmp0(word : std_logic_vector(31 downto 0)) return irq_cmp0_t is
    variable value : irq_cmp0_t;
  begin
    value.LANE3 := word(31 downto 24);
    value.LANE2 := word(23 downto 16);
    value.LANE1 := word(15 downto 8);
    value.LANE0 := word(7 downto 0);
    return value;
  end function;

  function to_word(value : irq_cmp0_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 24) := value.LANE3;
    word(23 downto 16) := value.LANE2;
    word(15 downto 8) := value.LANE1;
    word(7 downto 0) := value.LANE0;
    return word;
  end function;

  function to_irq_mask_low(word : std_logic_vector(31 downto 0)) return irq_mask_low_t is
    variable value : irq_mask_low_t;
  begin
    value.DISABLE31 := word(31);
    value.DISABLE30 := word(30);
    value.DISABLE29 := word(29);
    value.DISABLE28 := word(28);
    value.DISABLE27 := word(27);
    value.DISABLE26 := word(26);
    value.DISABLE25 := word(25);
    value.DISABLE24 := word(24);
    value.DISABLE23 := word(23);
    value.DISABLE22 := word(22);
    value.DISABLE21 := word(21);
    value.DISABLE20 := word(20);
    value.DISABLE19 := word(19);
    value.DISABLE18 := word(18);
    value.DISABLE17 := word(17);
    value.DISABLE16 := word(16);
    value.DISABLE15 := word(15);
    value.DISABLE14 := word(14);
    value.DISABLE13 := word(13);
    value.DISABLE12 := word(12);
    value.DISABLE11 := word(11);
    value.DISABLE10 := word(10);
    value.DISABLE9 := word(9);
    value.DISABLE8 := word(8);
    value.DISABLE7 := word(7);
    value.DISABLE6 := word(6);
    value.DISABLE5 := word(5);
    value.DISABLE4 := word(4);
    value.DISABLE3 := word(3);
    value.DISABLE2 := word(2);
    value.DISABLE1 := word(1);
    value.DISABLE0 := word(0);
    return value;
  end function;

  function to_word(value : irq_mask_low_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31) := value.DISABLE31;
    word(30) := value.DISABLE30;
    word(29) := value.DISABLE29;
    word(28) := value.DISABLE28;
    word(27) := value.DISABLE27;
    word(26) := value.DISABLE26;
    word(25) := value.DISABLE25;
    word(24) := value.DISABLE24;
    word(23) := value.DISABLE23;
    word(22) := value.DISABLE22;
    word(21) := value.DISABLE21;
    word(20) := value.DISABLE20;
    word(19) := value.DISABLE19;
    word(18) := value.DISABLE18;
    word(17) := value.DISABLE17;
    word(16) := value.DISABLE16;
    word(15) := value.DISABLE15;
    word(14) := value.DISABLE14;
    word(13) := value.DISABLE13;
    word(12) := value.DISABLE12;
    word(11) := value.DISABLE11;
    word(10) := value.DISABLE10;
    word(9) := value.DISABLE9;
    word(8) := value.DISABLE8;
    word(7) := value.DISABLE7;
    word(6) := value.DISABLE6;
    word(5) := value.DISABLE5;
    word(4) := value.DISABLE4;
    word(3) := value.DISABLE3;
    word(2) := value.DISABLE2;
    word(1) := value.DISABLE1;
    word(0) := value.DISABLE0;
    return word;
  end function;

  function to_irq_mask_high(word : std_logic_vector(31 downto 0)) return irq_mask_high_t is
    variable value : irq_mask_high_t;
  begin
    value.DISABLE31 := word(31);
    value.DISABLE30 := word(30);
    value.DISABLE29 := word(29);
    value.DISABLE28 := word(28);
    value.DISABLE27 := word(27);
    value.DISABLE26 := word(26);
    value.DISABLE25 := word(25);
    value.DISABLE24 := word(24);
    value.DISABLE23 := word(23);
    value.DISABLE22 := word(22);
    value.DISABLE21 := word(21);
    value.DISABLE20 := word(20);
    value.DISABLE19 := word(19);
    value.DISABLE18 := word(18);
    value.DISABLE17 := word(17);
    value.DISABLE16 := word(16);
    value.DISABLE15 := word(15);
    value.DISABLE14 := word(14);
    value.DISABLE13 := word(13);
    value.DISABLE12 := word(12);
    value.DISABLE11 := word(11);
    value.DISABLE10 := word(10);
    value.DISABLE9 := word(9);
    value.DISABLE8 := word(8);
    value.DISABLE7 := word(7);
    value.DISABLE6 := word(6);
    value.DISABLE5 := word(5);
    value.DISABLE4 := word(4);
    value.DISABLE3 := word(3);
    value.DISABLE2 := word(2);
    value.DISABLE1 := word(1);
    value.DISABLE0 := word(0);
    return value;
  end function;

  function to_word(value : irq_mask_high_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31) := value.DISABLE31;
    word(30) := value.DISABLE30;
    word(29) := value.DISABLE29;
    word(28) := value.DISABLE28;
    word(27) := value.DISABLE27;
    word(26) := value.DISABLE26;
    word(25) := value.DISABLE25;
    word(24) := value.DISABLE24;
    word(23) := value.DISABLE23;
    word(22) := value.DISABLE22;
    word(21) := value.DISABLE21;
    word(20) := value.DISABLE20;
    word(19) := value.DISABLE19;
    word(18) := value.DISABLE18;
    word(17) := value.DISABLE17;
    word(16) := value.DISABLE16;
    word(15) := value.DISABLE15;
    word(14) := value.DISABLE14;
    word(13) := value.DISABLE13;
    word(12) := value.DISABLE12;
    word(11) := value.DISABLE11;
    word(10) := value.DISABLE10;
    word(9) := value.DISABLE9;
    word(8) := value.DISABLE8;
    word(7) := value.DISABLE7;
    word(6) := value.DISABLE6;
    word(5) := value.DISABLE5;
    word(4) := value.DISABLE4;
    word(3) := value.DISABLE3;
    word(2) := value.DISABLE2;
    word(1) := value.DISABLE1;
    word(0) := value.DISABLE0;
    return word;
  end function;

  function to_irq_stat_low(word : std_logic_vector(31 downto 0)) return irq_stat_low_t is
    variable value : irq_stat_low_t;
  begin
    value.MATCH31 := word(31);
    value.MATCH30 := word(30);
    value.MATCH29 := word(29);
    value.MATCH28 := word(28);
    value.MATCH27 := word(27);
    value.MATCH26 := word(26);
    value.MATCH25 := word(25);
    value.MATCH24 := word(24);
    value.MATCH23 := word(23);
    value.MATCH22 := word(22);
    value.MATCH21 := word(21);
    value.MATCH20 := word(20);
    value.MATCH19 := word(19);
    value.MATCH18 := word(18);
    value.MATCH17 := word(17);
    value.MATCH16 := word(16);
    value.MATCH15 := word(15);
    value.MATCH14 := word(14);
    value.MATCH13 := word(13);
    value.MATCH12 := word(12);
    value.MATCH11 := word(11);
    value.MATCH10 := word(10);
    value.MATCH9 := word(9);
    value.MATCH8 := word(8);
    value.MATCH7 := word(7);
    value.MATCH6 := word(6);
    value.MATCH5 := word(5);
    value.MATCH4 := word(4);
    value.MATCH3 := word(3);
    value.MATCH2 := word(2);
    value.MATCH1 := word(1);
    value.MATCH0 := word(0);
    return value;
  end function;

  function to_word(value : irq_stat_low_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31) := value.MATCH31;
    word(30) := value.MATCH30;
    word(29) := value.MATCH29;
    word(28) := value.MATCH28;
    word(27) := value.MATCH27;
    word(26) := value.MATCH26;
    word(25) := value.MATCH25;
    word(24) := value.MATCH24;
    word(23) := value.MATCH23;
    word(22) := value.MATCH22;
    word(21) := value.MATCH21;
    word(20) := value.MATCH20;
    word(19) := value.MATCH19;
    word(18) := value.MATCH18;
    word(17) := value.MATCH17;
    word(16) := value.MATCH16;
    word(15) := value.MATCH15;
    word(14) := value.MATCH14;
    word(13) := value.MATCH13;
    word(12) := value.MATCH12;
    word(11) := value.MATCH11;
    word(10) := value.MATCH10;
    word(9) := value.MATCH9;
    word(8) := value.MATCH8;
    word(7) := value.MATCH7;
    word(6) := value.MATCH6;
    word(5) := value.MATCH5;
    word(4) := value.MATCH4;
    word(3) := value.MATCH3;
    word(2) := value.MATCH2;
    word(1) := value.MATCH1;
    word(0) := value.MATCH0;
    return word;
  end function;

  function to_irq_stat_high(word : std_logic_vector(31 downto 0)) return irq_stat_high_t is
    variable value : irq_stat_high_t;
  begin
    value.MATCH31 := word(31);
    value.MATCH30 := word(30);
    value.MATCH29 := word(29);
    value.MATCH28 := word(28);
    value.MATCH27 := word(27);
    value.MATCH26 := word(26);
    value.MATCH25 := word(25);
    value.MATCH24 := word(24);
    value.MATCH23 := word(23);
    value.MATCH22 := word(22);
    value.MATCH21 := word(21);
    value.MATCH20 := word(20);
    value.MATCH19 := word(19);
    value.MATCH18 := word(18);
    value.MATCH17 := word(17);
    value.MATCH16 := word(16);
    value.MATCH15 := word(15);
    value.MATCH14 := word(14);
    value.MATCH13 := word(13);
    value.MATCH12 := word(12);
    value.MATCH11 := word(11);
    value.MATCH10 := word(10);
    value.MATCH9 := word(9);
    value.MATCH8 := word(8);
    value.MATCH7 := word(7);
    value.MATCH6 := word(6);
    value.MATCH5 := word(5);
    value.MATCH4 := word(4);
    value.MATCH3 := word(3);
    value.MATCH2 := word(2);
    value.MATCH1 := word(1);
    value.MATCH0 := word(0);
    return value;
  end function;

  function to_word(value : irq_stat_high_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31) := value.MATCH31;
    word(30) := value.MATCH30;
    word(29) := value.MATCH29;
    word(28) := value.MATCH28;
    word(27) := value.MATCH27;
    word(26) := value.MATCH26;
    word(25) := value.MATCH25;
    word(24) := value.MATCH24;
    word(23) := value.MATCH23;
    word(22) := value.MATCH22;
    word(21) := value.MATCH21;
    word(20) := value.MATCH20;
    word(19) := value.MATCH19;
    word(18) := value.MATCH18;
    word(17) := value.MATCH17;
    word(16) := value.MATCH16;
    word(15) := value.MATCH15;
    word(14) := value.MATCH14;
    word(13) := value.MATCH13;
    word(12) := value.MATCH12;
    word(11) := value.MATCH11;
    word(10) := value.MATCH10;
    word(9) := value.MATCH9;
    word(8) := value.MATCH8;
    word(7) := value.MATCH7;
    word(6) := value.MATCH6;
    word(5) := value.MATCH5;
    word(4) := value.MATCH4;
    word(3) := value.MATCH3;
    word(2) := value.MATCH2;
    word(1) := value.MATCH1;
    word(0) := value.MATCH0;
    return word;
  end function;

  function to_irq_autostop(word : std_logic_vector(31 downto 0)) return irq_autostop_t is
    variable value : irq_autostop_t;
  begin
    value.STOP := word(0);
    return value;
  end function;

  function to_word(value : irq_autostop_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.STOP;
    return word;
  end function;

  function to_unknown_0035(word : std_logic_vector(31 downto 0)) return unknown_0035_t is
    variable value : unknown_0035_t;
  begin
    value.UNKNOWN := word(31 downto 0);
    return value;
  end function;

  function to_word(value : unknown_0035_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.UNKNOWN;
    return word;
  end function;

  function to_faceculling_config(word : std_logic_vector(31 downto 0)) return faceculling_config_t is
    variable value : faceculling_config_t;
  begin
    value.MODE := word(1 downto 0);
    return value;
  end function;

  function to_word(value : faceculling_config_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(1 downto 0) := value.MODE;
    return word;
  end function;

  function to_viewport_width(word : std_logic_vector(31 downto 0)) return viewport_width_t is
    variable value : viewport_width_t;
  begin
    value.HALF_WIDTH := word(23 downto 0);
    return value;
  end function;

  function to_word(value : viewport_width_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23 downto 0) := value.HALF_WIDTH;
    return word;
  end function;

  function to_viewport_invw(word : std_logic_vector(31 downto 0)) return viewport_invw_t is
    variable value : viewport_invw_t;
  begin
    value.INV_HALF_WIDTH := word(31 downto 1);
    return value;
  end function;

  function to_word(value : viewport_invw_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 1) := value.INV_HALF_WIDTH;
    return word;
  end function;

  function to_viewport_height(word : std_logic_vector(31 downto 0)) return viewport_height_t is
    variable value : viewport_height_t;
  begin
    value.HALF_HEIGHT := word(23 downto 0);
    return value;
  end function;

  function to_word(value : viewport_height_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23 downto 0) := value.HALF_HEIGHT;
    return word;
  end function;

  function to_viewport_invh(word : std_logic_vector(31 downto 0)) return viewport_invh_t is
    variable value : viewport_invh_t;
  begin
    value.INV_HALF_HEIGHT := word(31 downto 1);
    return value;
  end function;

  function to_word(value : viewport_invh_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 1) := value.INV_HALF_HEIGHT;
    return word;
  end function;

  function to_unknown_0045(word : std_logic_vector(31 downto 0)) return unknown_0045_t is
    variable value : unknown_0045_t;
  begin
    value.UNKNOWN := word(23 downto 0);
    return value;
  end function;

  function to_word(value : unknown_0045_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23 downto 0) := value.UNKNOWN;
    return word;
  end function;

  function to_fragop_clip(word : std_logic_vector(31 downto 0)) return fragop_clip_t is
    variable value : fragop_clip_t;
  begin
    value.ENABLE := word(0);
    return value;
  end function;

  function to_word(value : fragop_clip_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.ENABLE;
    return word;
  end function;

  function GPUREG_FRAGOP_CLIP_DATA(n : natural) return natural is
  begin
return 16#0048# + 16#1# * n;
  end function;

  function to_fragop_clip_data(word : std_logic_vector(31 downto 0)) return fragop_clip_data_t is
    variable value : fragop_clip_data_t;
  begin
    value.COEFFICIENT := word(23 downto 0);
    return value;
  end function;

  function to_word(value : fragop_clip_data_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23 downto 0) := value.COEFFICIENT;
    return word;
  end function;

  function to_unknown_004c(word : std_logic_vector(31 downto 0)) return unknown_004c_t is
    variable value : unknown_004c_t;
  begin
    value.UNKNOWN := word(0);
    return value;
  end function;

  function to_word(value : unknown_004c_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.UNKNOWN;
    return word;
  end function;

  function to_depthmap_scale(word : std_logic_vector(31 downto 0)) return depthmap_scale_t is
    variable value : depthmap_scale_t;
  begin
    value.SCALE := word(23 downto 0);
    return value;
  end function;

  function to_word(value : depthmap_scale_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23 downto 0) := value.SCALE;
    return word;
  end function;

  function to_depthmap_offset(word : std_logic_vector(31 downto 0)) return depthmap_offset_t is
    variable value : depthmap_offset_t;
  begin
    value.OFFSET := word(23 downto 0);
    return value;
  end function;

  function to_word(value : depthmap_offset_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23 downto 0) := value.OFFSET;
    return word;
  end function;

  function to_sh_outmap_total(word : std_logic_vector(31 downto 0)) return sh_outmap_total_t is
    variable value : sh_outmap_total_t;
  begin
    value.COUNT := word(2 downto 0);
    return value;
  end function;

  function to_word(value : sh_outmap_total_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(2 downto 0) := value.COUNT;
    return word;
  end function;

  function GPUREG_SH_OUTMAP_O(n : natural) return natural is
  begin
return 16#0050# + 16#1# * n;
  end function;

  function to_sh_outmap_o(word : std_logic_vector(31 downto 0)) return sh_outmap_o_t is
    variable value : sh_outmap_o_t;
  begin
    value.W := word(28 downto 24);
    value.Z := word(20 downto 16);
    value.Y := word(12 downto 8);
    value.X := word(4 downto 0);
    return value;
  end function;

  function to_word(value : sh_outmap_o_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(28 downto 24) := value.W;
    word(20 downto 16) := value.Z;
    word(12 downto 8) := value.Y;
    word(4 downto 0) := value.X;
    return word;
  end function;

  function to_unknown_0058(word : std_logic_vector(31 downto 0)) return unknown_0058_t is
    variable value : unknown_0058_t;
  begin
    value.UNKNOWN_8 := word(8);
    value.FLAT_SHADING := word(0);
    return value;
  end function;

  function to_word(value : unknown_0058_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(8) := value.UNKNOWN_8;
    word(0) := value.FLAT_SHADING;
    return word;
  end function;

  function to_unknown_0059(word : std_logic_vector(31 downto 0)) return unknown_0059_t is
    variable value : unknown_0059_t;
  begin
    value.UNKNOWN := word(0);
    return value;
  end function;

  function to_word(value : unknown_0059_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.UNKNOWN;
    return word;
  end function;

  function to_stat_num_vertices_received(word : std_logic_vector(31 downto 0)) return stat_num_vertices_received_t is
    variable value : stat_num_vertices_received_t;
  begin
    value.COUNT := word(31 downto 0);
    return value;
  end function;

  function to_word(value : stat_num_vertices_received_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.COUNT;
    return word;
  end function;

  function to_stat_num_triangles_received(word : std_logic_vector(31 downto 0)) return stat_num_triangles_received_t is
    variable value : stat_num_triangles_received_t;
  begin
    value.COUNT := word(31 downto 0);
    return value;
  end function;

  function to_word(value : stat_num_triangles_received_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.COUNT;
    return word;
  end function;

  function to_stat_num_triangles_displayed(word : std_logic_vector(31 downto 0)) return stat_num_triangles_displayed_t is
    variable value : stat_num_triangles_displayed_t;
  begin
    value.COUNT := word(31 downto 0);
    return value;
  end function;

  function to_word(value : stat_num_triangles_displayed_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.COUNT;
    return word;
  end function;

  function to_unknown_0060(word : std_logic_vector(31 downto 0)) return unknown_0060_t is
    variable value : unknown_0060_t;
  begin
    value.SKIP := word(9 downto 8);
    value.UNKNOWN_0 := word(0);
    return value;
  end function;

  function to_word(value : unknown_0060_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(9 downto 8) := value.SKIP;
    word(0) := value.UNKNOWN_0;
    return word;
  end function;

  function to_earlydepth_func(word : std_logic_vector(31 downto 0)) return earlydepth_func_t is
    variable value : earlydepth_func_t;
  begin
    value.FUNCTION_FIELD := word(1 downto 0);
    return value;
  end function;

  function to_word(value : earlydepth_func_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(1 downto 0) := value.FUNCTION_FIELD;
    return word;
  end function;

  function to_earlydepth_test1(word : std_logic_vector(31 downto 0)) return earlydepth_test1_t is
    variable value : earlydepth_test1_t;
  begin
    value.ENABLE := word(0);
    return value;
  end function;

  function to_word(value : earlydepth_test1_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.ENABLE;
    return word;
  end function;

  function to_earlydepth_clear(word : std_logic_vector(31 downto 0)) return earlydepth_clear_t is
    variable value : earlydepth_clear_t;
  begin
    value.CLEAR := word(0);
    return value;
  end function;

  function to_word(value : earlydepth_clear_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.CLEAR;
    return word;
  end function;

  function to_sh_outattr_mode(word : std_logic_vector(31 downto 0)) return sh_outattr_mode_t is
    variable value : sh_outattr_mode_t;
  begin
    value.USE_TEXCOORDS := word(0);
    return value;
  end function;

  function to_word(value : sh_outattr_mode_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.USE_TEXCOORDS;
    return word;
  end function;

  function to_scissortest_mode(word : std_logic_vector(31 downto 0)) return scissortest_mode_t is
    variable value : scissortest_mode_t;
  begin
    value.MODE := word(1 downto 0);
    return value;
  end function;

  function to_word(value : scissortest_mode_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(1 downto 0) := value.MODE;
    return word;
  end function;

  function to_scissortest_pos(word : std_logic_vector(31 downto 0)) return scissortest_pos_t is
    variable value : scissortest_pos_t;
  begin
    value.Y1 := word(25 downto 16);
    value.X1 := word(9 downto 0);
    return value;
  end function;

  function to_word(value : scissortest_pos_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(25 downto 16) := value.Y1;
    word(9 downto 0) := value.X1;
    return word;
  end function;

  function to_scissortest_dim(word : std_logic_vector(31 downto 0)) return scissortest_dim_t is
    variable value : scissortest_dim_t;
  begin
    value.Y2 := word(25 downto 16);
    value.X2 := word(9 downto 0);
    return value;
  end function;

  function to_word(value : scissortest_dim_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(25 downto 16) := value.Y2;
    word(9 downto 0) := value.X2;
    return word;
  end function;

  function to_viewport_xy(word : std_logic_vector(31 downto 0)) return viewport_xy_t is
    variable value : viewport_xy_t;
  begin
    value.Y := signed(word(25 downto 16));
    value.X := signed(word(9 downto 0));
    return value;
  end function;

  function to_word(value : viewport_xy_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(25 downto 16) := std_logic_vector(value.Y);
    word(9 downto 0) := std_logic_vector(value.X);
    return word;
  end function;

  function to_unknown_0069(word : std_logic_vector(31 downto 0)) return unknown_0069_t is
    variable value : unknown_0069_t;
  begin
    value.UNKNOWN_16 := word(31 downto 16);
    value.UNKNOWN_0 := word(0);
    return value;
  end function;

  function to_word(value : unknown_0069_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 16) := value.UNKNOWN_16;
    word(0) := value.UNKNOWN_0;
    return word;
  end function;

  function to_earlydepth_data(word : std_logic_vector(31 downto 0)) return earlydepth_data_t is
    variable value : earlydepth_data_t;
  begin
    value.DEPTH := word(23 downto 0);
    return value;
  end function;

  function to_word(value : earlydepth_data_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23 downto 0) := value.DEPTH;
    return word;
  end function;

  function to_unknown_006b(word : std_logic_vector(31 downto 0)) return unknown_006b_t is
    variable value : unknown_006b_t;
  begin
    value.UNKNOWN := word(11 downto 0);
    return value;
  end function;

  function to_word(value : unknown_006b_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(11 downto 0) := value.UNKNOWN;
    return word;
  end function;

  function to_unknown_006c(word : std_logic_vector(31 downto 0)) return unknown_006c_t is
    variable value : unknown_006c_t;
  begin
    value.UNKNOWN := word(31 downto 0);
    return value;
  end function;

  function to_word(value : unknown_006c_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.UNKNOWN;
    return word;
  end function;

  function to_depthmap_enable(word : std_logic_vector(31 downto 0)) return depthmap_enable_t is
    variable value : depthmap_enable_t;
  begin
    value.MODE := word(0 downto 0);
    return value;
  end function;

  function to_word(value : depthmap_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0 downto 0) := value.MODE;
    return word;
  end function;

  function to_renderbuf_dim(word : std_logic_vector(31 downto 0)) return renderbuf_dim_t is
    variable value : renderbuf_dim_t;
  begin
    value.Y_DIRECTION := word(24 downto 24);
    value.HEIGHT_MINUS_1 := word(21 downto 12);
    value.WIDTH := word(10 downto 0);
    return value;
  end function;

  function to_word(value : renderbuf_dim_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(24 downto 24) := value.Y_DIRECTION;
    word(21 downto 12) := value.HEIGHT_MINUS_1;
    word(10 downto 0) := value.WIDTH;
    return word;
  end function;

  function to_sh_outattr_clock(word : std_logic_vector(31 downto 0)) return sh_outattr_clock_t is
    variable value : sh_outattr_clock_t;
  begin
    value.QUATERNION_OR_VIEW := word(24);
    value.UNKNOWN_17 := word(17);
    value.TEXCOORD0_W := word(16);
    value.UNKNOWN_11 := word(15 downto 11);
    value.TEXCOORD2 := word(10);
    value.TEXCOORD1 := word(9);
    value.TEXCOORD0 := word(8);
    value.COLOR := word(1);
    value.POSITION_Z := word(0);
    return value;
  end function;

  function to_word(value : sh_outattr_clock_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(24) := value.QUATERNION_OR_VIEW;
    word(17) := value.UNKNOWN_17;
    word(16) := value.TEXCOORD0_W;
    word(15 downto 11) := value.UNKNOWN_11;
    word(10) := value.TEXCOORD2;
    word(9) := value.TEXCOORD1;
    word(8) := value.TEXCOORD0;
    word(1) := value.COLOR;
    word(0) := value.POSITION_Z;
    return word;
  end function;

  function to_texunit_config(word : std_logic_vector(31 downto 0)) return texunit_config_t is
    variable value : texunit_config_t;
  begin
    value.UNKNOWN_24 := word(25 downto 24);
    value.CLEAR_CACHE := word(16);
    value.TEXUNIT2_COORDINATES := word(13 downto 13);
    value.UNKNOWN_12 := word(12);
    value.TEXUNIT3_ENABLE := word(10);
    value.TEXUNIT3_COORDINATES := word(9 downto 8);
    value.UNKNOWN_3 := word(3);
    value.TEXUNIT2_ENABLE := word(2);
    value.TEXUNIT1_ENABLE := word(1);
    value.TEXUNIT0_ENABLE := word(0);
    return value;
  end function;

  function to_word(value : texunit_config_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(25 downto 24) := value.UNKNOWN_24;
    word(16) := value.CLEAR_CACHE;
    word(13 downto 13) := value.TEXUNIT2_COORDINATES;
    word(12) := value.UNKNOWN_12;
    word(10) := value.TEXUNIT3_ENABLE;
    word(9 downto 8) := value.TEXUNIT3_COORDINATES;
    word(3) := value.UNKNOWN_3;
    word(2) := value.TEXUNIT2_ENABLE;
    word(1) := value.TEXUNIT1_ENABLE;
    word(0) := value.TEXUNIT0_ENABLE;
    return word;
  end function;

  function GPUREG_TEXUNIT_BORDER_COLOR(n : natural) return natural is
  begin
if n < 2 then return 16#0081# + 16#10# * n; end if;
return 16#0099#;
  end function;

  function to_texunit_border_color(word : std_logic_vector(31 downto 0)) return texunit_border_color_t is
    variable value : texunit_border_color_t;
  begin
    value.A := word(31 downto 24);
    value.B := word(23 downto 16);
    value.G := word(15 downto 8);
    value.R := word(7 downto 0);
    return value;
  end function;

  function to_word(value : texunit_border_color_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 24) := value.A;
    word(23 downto 16) := value.B;
    word(15 downto 8) := value.G;
    word(7 downto 0) := value.R;
    return word;
  end function;

  function GPUREG_TEXUNIT_DIM(n : natural) return natural is
  begin
if n < 2 then return 16#0082# + 16#10# * n; end if;
return 16#009A#;
  end function;

  function to_texunit_dim(word : std_logic_vector(31 downto 0)) return texunit_dim_t is
    variable value : texunit_dim_t;
  begin
    value.WIDTH := word(26 downto 16);
    value.UNKNOWN_11 := word(15 downto 11);
    value.HEIGHT := word(10 downto 0);
    return value;
  end function;

  function to_word(value : texunit_dim_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(26 downto 16) := value.WIDTH;
    word(15 downto 11) := value.UNKNOWN_11;
    word(10 downto 0) := value.HEIGHT;
    return word;
  end function;

  function GPUREG_TEXUNIT_PARAM(n : natural) return natural is
  begin
if n < 2 then return 16#0083# + 16#10# * n; end if;
return 16#009B#;
  end function;

  function to_texunit_param(word : std_logic_vector(31 downto 0)) return texunit_param_t is
    variable value : texunit_param_t;
  begin
    value.TYPE_FIELD := word(30 downto 28);
    value.MIP_FILTER := word(24 downto 24);
    value.UNKNOWN_21 := word(23 downto 21);
    value.SHADOW := word(20);
    value.UNKNOWN_15 := word(19 downto 15);
    value.WRAP_S := word(14 downto 12);
    value.UNKNOWN_11 := word(11);
    value.WRAP_T := word(10 downto 8);
    value.UNKNOWN_6 := word(7 downto 6);
    value.COMPRESSION := word(5 downto 4);
    value.UNKNOWN_3 := word(3);
    value.MIN_FILTER := word(2 downto 2);
    value.MAG_FILTER := word(1 downto 1);
    value.UNKNOWN_0 := word(0);
    return value;
  end function;

  function to_word(value : texunit_param_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(30 downto 28) := value.TYPE_FIELD;
    word(24 downto 24) := value.MIP_FILTER;
    word(23 downto 21) := value.UNKNOWN_21;
    word(20) := value.SHADOW;
    word(19 downto 15) := value.UNKNOWN_15;
    word(14 downto 12) := value.WRAP_S;
    word(11) := value.UNKNOWN_11;
    word(10 downto 8) := value.WRAP_T;
    word(7 downto 6) := value.UNKNOWN_6;
    word(5 downto 4) := value.COMPRESSION;
    word(3) := value.UNKNOWN_3;
    word(2 downto 2) := value.MIN_FILTER;
    word(1 downto 1) := value.MAG_FILTER;
    word(0) := value.UNKNOWN_0;
    return word;
  end function;

  function GPUREG_TEXUNIT_LOD(n : natural) return natural is
  begin
if n < 2 then return 16#0084# + 16#10# * n; end if;
return 16#009C#;
  end function;

  function to_texunit_lod(word : std_logic_vector(31 downto 0)) return texunit_lod_t is
    variable value : texunit_lod_t;
  begin
    value.MIN_LEVEL := word(27 downto 24);
    value.UNKNOWN_20 := word(23 downto 20);
    value.MAX_LEVEL := word(19 downto 16);
    value.UNKNOWN_13 := word(15 downto 13);
    value.BIAS := signed(word(12 downto 0));
    return value;
  end function;

  function to_word(value : texunit_lod_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(27 downto 24) := value.MIN_LEVEL;
    word(23 downto 20) := value.UNKNOWN_20;
    word(19 downto 16) := value.MAX_LEVEL;
    word(15 downto 13) := value.UNKNOWN_13;
    word(12 downto 0) := std_logic_vector(value.BIAS);
    return word;
  end function;

  function GPUREG_TEXUNIT_ADDR1(n : natural) return natural is
  begin
if n < 2 then return 16#0085# + 16#10# * n; end if;
return 16#009D#;
  end function;

  function to_texunit_addr1(word : std_logic_vector(31 downto 0)) return texunit_addr1_t is
    variable value : texunit_addr1_t;
  begin
    value.ADDRESS := word(27 downto 0);
    return value;
  end function;

  function to_word(value : texunit_addr1_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(27 downto 0) := value.ADDRESS;
    return word;
  end function;

  function to_texunit0_addr2(word : std_logic_vector(31 downto 0)) return texunit0_addr2_t is
    variable value : texunit0_addr2_t;
  begin
    value.ADDRESS := word(21 downto 0);
    return value;
  end function;

  function to_word(value : texunit0_addr2_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(21 downto 0) := value.ADDRESS;
    return word;
  end function;

  function to_texunit0_addr3(word : std_logic_vector(31 downto 0)) return texunit0_addr3_t is
    variable value : texunit0_addr3_t;
  begin
    value.ADDRESS := word(21 downto 0);
    return value;
  end function;

  function to_word(value : texunit0_addr3_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(21 downto 0) := value.ADDRESS;
    return word;
  end function;

  function to_texunit0_addr4(word : std_logic_vector(31 downto 0)) return texunit0_addr4_t is
    variable value : texunit0_addr4_t;
  begin
    value.ADDRESS := word(21 downto 0);
    return value;
  end function;

  function to_word(value : texunit0_addr4_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(21 downto 0) := value.ADDRESS;
    return word;
  end function;

  function to_texunit0_addr5(word : std_logic_vector(31 downto 0)) return texunit0_addr5_t is
    variable value : texunit0_addr5_t;
  begin
    value.ADDRESS := word(21 downto 0);
    return value;
  end function;

  function to_word(value : texunit0_addr5_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(21 downto 0) := value.ADDRESS;
    return word;
  end function;

  function to_texunit0_addr6(word : std_logic_vector(31 downto 0)) return texunit0_addr6_t is
    variable value : texunit0_addr6_t;
  begin
    value.ADDRESS := word(21 downto 0);
    return value;
  end function;

  function to_word(value : texunit0_addr6_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(21 downto 0) := value.ADDRESS;
    return word;
  end function;

  function to_texunit0_shadow(word : std_logic_vector(31 downto 0)) return texunit0_shadow_t is
    variable value : texunit0_shadow_t;
  begin
    value.UNKNOWN_24 := word(31 downto 24);
    value.Z_BIAS := word(23 downto 1);
    value.PROJECTION := word(0 downto 0);
    return value;
  end function;

  function to_word(value : texunit0_shadow_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 24) := value.UNKNOWN_24;
    word(23 downto 1) := value.Z_BIAS;
    word(0 downto 0) := value.PROJECTION;
    return word;
  end function;

  function to_unknown_008c(word : std_logic_vector(31 downto 0)) return unknown_008c_t is
    variable value : unknown_008c_t;
  begin
    value.UNKNOWN_16 := word(31 downto 16);
    value.UNKNOWN_0 := word(7 downto 0);
    return value;
  end function;

  function to_word(value : unknown_008c_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 16) := value.UNKNOWN_16;
    word(7 downto 0) := value.UNKNOWN_0;
    return word;
  end function;

  function to_unknown_008d(word : std_logic_vector(31 downto 0)) return unknown_008d_t is
    variable value : unknown_008d_t;
  begin
    value.UNKNOWN := word(7 downto 0);
    return value;
  end function;

  function to_word(value : unknown_008d_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(7 downto 0) := value.UNKNOWN;
    return word;
  end function;

  function GPUREG_TEXUNIT_TYPE(n : natural) return natural is
  begin
return 16#008E# + 16#8# * n;
  end function;

  function to_texunit_type(word : std_logic_vector(31 downto 0)) return texunit_type_t is
    variable value : texunit_type_t;
  begin
    value.FORMAT := word(3 downto 0);
    return value;
  end function;

  function to_word(value : texunit_type_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(3 downto 0) := value.FORMAT;
    return word;
  end function;

  function to_lighting_enable0(word : std_logic_vector(31 downto 0)) return lighting_enable0_t is
    variable value : lighting_enable0_t;
  begin
    value.ENABLE := word(0);
    return value;
  end function;

  function to_word(value : lighting_enable0_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.ENABLE;
    return word;
  end function;

  function to_texunit3_proctex0(word : std_logic_vector(31 downto 0)) return texunit3_proctex0_t is
    variable value : texunit3_proctex0_t;
  begin
    value.BIAS_LOW := word(27 downto 20);
    value.SHIFT_V := word(19 downto 18);
    value.SHIFT_U := word(17 downto 16);
    value.NOISE_ENABLE := word(15);
    value.SEPARATE_ALPHA := word(14);
    value.ALPHA_COMBINE := word(13 downto 10);
    value.COLOR_COMBINE := word(9 downto 6);
    value.CLAMP_V := word(5 downto 3);
    value.CLAMP_U := word(2 downto 0);
    return value;
  end function;

  function to_word(value : texunit3_proctex0_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(27 downto 20) := value.BIAS_LOW;
    word(19 downto 18) := value.SHIFT_V;
    word(17 downto 16) := value.SHIFT_U;
    word(15) := value.NOISE_ENABLE;
    word(14) := value.SEPARATE_ALPHA;
    word(13 downto 10) := value.ALPHA_COMBINE;
    word(9 downto 6) := value.COLOR_COMBINE;
    word(5 downto 3) := value.CLAMP_V;
    word(2 downto 0) := value.CLAMP_U;
    return word;
  end function;

  function to_texunit3_proctex1(word : std_logic_vector(31 downto 0)) return texunit3_proctex1_t is
    variable value : texunit3_proctex1_t;
  begin
    value.PHASE := word(31 downto 16);
    value.AMPLITUDE := signed(word(15 downto 0));
    return value;
  end function;

  function to_word(value : texunit3_proctex1_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 16) := value.PHASE;
    word(15 downto 0) := std_logic_vector(value.AMPLITUDE);
    return word;
  end function;

  function to_texunit3_proctex2(word : std_logic_vector(31 downto 0)) return texunit3_proctex2_t is
    variable value : texunit3_proctex2_t;
  begin
    value.PHASE := word(31 downto 16);
    value.AMPLITUDE := signed(word(15 downto 0));
    return value;
  end function;

  function to_word(value : texunit3_proctex2_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 16) := value.PHASE;
    word(15 downto 0) := std_logic_vector(value.AMPLITUDE);
    return word;
  end function;

  function to_texunit3_proctex3(word : std_logic_vector(31 downto 0)) return texunit3_proctex3_t is
    variable value : texunit3_proctex3_t;
  begin
    value.FREQUENCY_V := word(31 downto 16);
    value.FREQUENCY_U := word(15 downto 0);
    return value;
  end function;

  function to_word(value : texunit3_proctex3_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 16) := value.FREQUENCY_V;
    word(15 downto 0) := value.FREQUENCY_U;
    return word;
  end function;

  function to_texunit3_proctex4(word : std_logic_vector(31 downto 0)) return texunit3_proctex4_t is
    variable value : texunit3_proctex4_t;
  begin
    value.BIAS_HIGH := word(26 downto 19);
    value.WIDTH := word(18 downto 11);
    value.MAX_LOD := word(10 downto 7);
    value.MIN_LOD := word(6 downto 3);
    value.FILTER := word(2 downto 0);
    return value;
  end function;

  function to_word(value : texunit3_proctex4_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(26 downto 19) := value.BIAS_HIGH;
    word(18 downto 11) := value.WIDTH;
    word(10 downto 7) := value.MAX_LOD;
    word(6 downto 3) := value.MIN_LOD;
    word(2 downto 0) := value.FILTER;
    return word;
  end function;

  function to_texunit3_proctex5_low(word : std_logic_vector(31 downto 0)) return texunit3_proctex5_low_t is
    variable value : texunit3_proctex5_low_t;
  begin
    value.LEVEL3_OFFSET := word(31 downto 24);
    value.LEVEL2_OFFSET := word(23 downto 16);
    value.LEVEL1_OFFSET := word(15 downto 8);
    value.LEVEL0_OFFSET := word(7 downto 0);
    return value;
  end function;

  function to_word(value : texunit3_proctex5_low_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 24) := value.LEVEL3_OFFSET;
    word(23 downto 16) := value.LEVEL2_OFFSET;
    word(15 downto 8) := value.LEVEL1_OFFSET;
    word(7 downto 0) := value.LEVEL0_OFFSET;
    return word;
  end function;

  function to_texunit3_proctex5_high(word : std_logic_vector(31 downto 0)) return texunit3_proctex5_high_t is
    variable value : texunit3_proctex5_high_t;
  begin
    value.LEVEL7_OFFSET := word(31 downto 24);
    value.LEVEL6_OFFSET := word(23 downto 16);
    value.LEVEL5_OFFSET := word(15 downto 8);
    value.LEVEL4_OFFSET := word(7 downto 0);
    return value;
  end function;

  function to_word(value : texunit3_proctex5_high_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 24) := value.LEVEL7_OFFSET;
    word(23 downto 16) := value.LEVEL6_OFFSET;
    word(15 downto 8) := value.LEVEL5_OFFSET;
    word(7 downto 0) := value.LEVEL4_OFFSET;
    return word;
  end function;

  function to_proctex_lut(word : std_logic_vector(31 downto 0)) return proctex_lut_t is
    variable value : proctex_lut_t;
  begin
    value.TABLE := word(11 downto 8);
    value.INDEX := word(7 downto 0);
    return value;
  end function;

  function to_word(value : proctex_lut_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(11 downto 8) := value.TABLE;
    word(7 downto 0) := value.INDEX;
    return word;
  end function;

  function to_proctex_lut_data(word : std_logic_vector(31 downto 0)) return proctex_lut_data_t is
    variable value : proctex_lut_data_t;
  begin
    value.DATA := word(31 downto 0);
    return value;
  end function;

  function to_word(value : proctex_lut_data_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.DATA;
    return word;
  end function;

  function GPUREG_TEXENV_SOURCE(n : natural) return natural is
  begin
if n < 4 then return 16#00C0# + 16#8# * n; end if;
return 16#00F0# + 16#8# * (n - 4);
  end function;

  function to_texenv_source(word : std_logic_vector(31 downto 0)) return texenv_source_t is
    variable value : texenv_source_t;
  begin
    value.ALPHA_SOURCE2 := word(27 downto 24);
    value.ALPHA_SOURCE1 := word(23 downto 20);
    value.ALPHA_SOURCE0 := word(19 downto 16);
    value.RGB_SOURCE2 := word(11 downto 8);
    value.RGB_SOURCE1 := word(7 downto 4);
    value.RGB_SOURCE0 := word(3 downto 0);
    return value;
  end function;

  function to_word(value : texenv_source_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(27 downto 24) := value.ALPHA_SOURCE2;
    word(23 downto 20) := value.ALPHA_SOURCE1;
    word(19 downto 16) := value.ALPHA_SOURCE0;
    word(11 downto 8) := value.RGB_SOURCE2;
    word(7 downto 4) := value.RGB_SOURCE1;
    word(3 downto 0) := value.RGB_SOURCE0;
    return word;
  end function;

  function GPUREG_TEXENV_OPERAND(n : natural) return natural is
  begin
if n < 4 then return 16#00C1# + 16#8# * n; end if;
return 16#00F1# + 16#8# * (n - 4);
  end function;

  function to_texenv_operand(word : std_logic_vector(31 downto 0)) return texenv_operand_t is
    variable value : texenv_operand_t;
  begin
    value.ALPHA_OPERAND2 := word(22 downto 20);
    value.ALPHA_OPERAND1 := word(18 downto 16);
    value.ALPHA_OPERAND0 := word(14 downto 12);
    value.RGB_OPERAND2 := word(11 downto 8);
    value.RGB_OPERAND1 := word(7 downto 4);
    value.RGB_OPERAND0 := word(3 downto 0);
    return value;
  end function;

  function to_word(value : texenv_operand_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(22 downto 20) := value.ALPHA_OPERAND2;
    word(18 downto 16) := value.ALPHA_OPERAND1;
    word(14 downto 12) := value.ALPHA_OPERAND0;
    word(11 downto 8) := value.RGB_OPERAND2;
    word(7 downto 4) := value.RGB_OPERAND1;
    word(3 downto 0) := value.RGB_OPERAND0;
    return word;
  end function;

  function GPUREG_TEXENV_COMBINER(n : natural) return natural is
  begin
if n < 4 then return 16#00C2# + 16#8# * n; end if;
return 16#00F2# + 16#8# * (n - 4);
  end function;

  function to_texenv_combiner(word : std_logic_vector(31 downto 0)) return texenv_combiner_t is
    variable value : texenv_combiner_t;
  begin
    value.ALPHA_OPERATION := word(19 downto 16);
    value.RGB_OPERATION := word(3 downto 0);
    return value;
  end function;

  function to_word(value : texenv_combiner_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(19 downto 16) := value.ALPHA_OPERATION;
    word(3 downto 0) := value.RGB_OPERATION;
    return word;
  end function;

  function GPUREG_TEXENV_COLOR(n : natural) return natural is
  begin
if n < 4 then return 16#00C3# + 16#8# * n; end if;
return 16#00F3# + 16#8# * (n - 4);
  end function;

  function to_texenv_color(word : std_logic_vector(31 downto 0)) return texenv_color_t is
    variable value : texenv_color_t;
  begin
    value.A := word(31 downto 24);
    value.B := word(23 downto 16);
    value.G := word(15 downto 8);
    value.R := word(7 downto 0);
    return value;
  end function;

  function to_word(value : texenv_color_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 24) := value.A;
    word(23 downto 16) := value.B;
    word(15 downto 8) := value.G;
    word(7 downto 0) := value.R;
    return word;
  end function;

  function GPUREG_TEXENV_SCALE(n : natural) return natural is
  begin
if n < 4 then return 16#00C4# + 16#8# * n; end if;
return 16#00F4# + 16#8# * (n - 4);
  end function;

  function to_texenv_scale(word : std_logic_vector(31 downto 0)) return texenv_scale_t is
    variable value : texenv_scale_t;
  begin
    value.ALPHA_SCALE := word(17 downto 16);
    value.RGB_SCALE := word(1 downto 0);
    return value;
  end function;

  function to_word(value : texenv_scale_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(17 downto 16) := value.ALPHA_SCALE;
    word(1 downto 0) := value.RGB_SCALE;
    return word;
  end function;

  function to_unknown_00c7(word : std_logic_vector(31 downto 0)) return unknown_00c7_t is
    variable value : unknown_00c7_t;
  begin
    value.UNKNOWN := word(2 downto 0);
    return value;
  end function;

  function to_word(value : unknown_00c7_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(2 downto 0) := value.UNKNOWN;
    return word;
  end function;

  function to_texenv_update_buffer(word : std_logic_vector(31 downto 0)) return texenv_update_buffer_t is
    variable value : texenv_update_buffer_t;
  begin
    value.UNKNOWN_24 := word(25 downto 24);
    value.Z_FLIP := word(16);
    value.ALPHA_UPDATE3 := word(15);
    value.ALPHA_UPDATE2 := word(14);
    value.ALPHA_UPDATE1 := word(13);
    value.ALPHA_UPDATE0 := word(12);
    value.RGB_UPDATE3 := word(11);
    value.RGB_UPDATE2 := word(10);
    value.RGB_UPDATE1 := word(9);
    value.RGB_UPDATE0 := word(8);
    value.GAS_DENSITY_SOURCE := word(3 downto 3);
    value.FOG_MODE := word(2 downto 0);
    return value;
  end function;

  function to_word(value : texenv_update_buffer_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(25 downto 24) := value.UNKNOWN_24;
    word(16) := value.Z_FLIP;
    word(15) := value.ALPHA_UPDATE3;
    word(14) := value.ALPHA_UPDATE2;
    word(13) := value.ALPHA_UPDATE1;
    word(12) := value.ALPHA_UPDATE0;
    word(11) := value.RGB_UPDATE3;
    word(10) := value.RGB_UPDATE2;
    word(9) := value.RGB_UPDATE1;
    word(8) := value.RGB_UPDATE0;
    word(3 downto 3) := value.GAS_DENSITY_SOURCE;
    word(2 downto 0) := value.FOG_MODE;
    return word;
  end function;

  function to_fog_color(word : std_logic_vector(31 downto 0)) return fog_color_t is
    variable value : fog_color_t;
  begin
    value.B := word(23 downto 16);
    value.G := word(15 downto 8);
    value.R := word(7 downto 0);
    return value;
  end function;

  function to_word(value : fog_color_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23 downto 16) := value.B;
    word(15 downto 8) := value.G;
    word(7 downto 0) := value.R;
    return word;
  end function;

  function to_unknown_00e2(word : std_logic_vector(31 downto 0)) return unknown_00e2_t is
    variable value : unknown_00e2_t;
  begin
    value.UNKNOWN := word(15 downto 0);
    return value;
  end function;

  function to_word(value : unknown_00e2_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 0) := value.UNKNOWN;
    return word;
  end function;

  function to_gas_attenuation(word : std_logic_vector(31 downto 0)) return gas_attenuation_t is
    variable value : gas_attenuation_t;
  begin
    value.ATTENUATION := word(15 downto 0);
    return value;
  end function;

  function to_word(value : gas_attenuation_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 0) := value.ATTENUATION;
    return word;
  end function;

  function to_gas_accmax(word : std_logic_vector(31 downto 0)) return gas_accmax_t is
    variable value : gas_accmax_t;
  begin
    value.INV_ACCMAX := word(15 downto 0);
    return value;
  end function;

  function to_word(value : gas_accmax_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 0) := value.INV_ACCMAX;
    return word;
  end function;

  function to_fog_lut_index(word : std_logic_vector(31 downto 0)) return fog_lut_index_t is
    variable value : fog_lut_index_t;
  begin
    value.UNUSED_7 := word(15 downto 7);
    value.INDEX := word(6 downto 0);
    return value;
  end function;

  function to_word(value : fog_lut_index_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 7) := value.UNUSED_7;
    word(6 downto 0) := value.INDEX;
    return word;
  end function;

  function to_fog_lut_data(word : std_logic_vector(31 downto 0)) return fog_lut_data_t is
    variable value : fog_lut_data_t;
  begin
    value.VALUE := word(23 downto 13);
    value.DIFFERENCE := signed(word(12 downto 0));
    return value;
  end function;

  function to_word(value : fog_lut_data_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23 downto 13) := value.VALUE;
    word(12 downto 0) := std_logic_vector(value.DIFFERENCE);
    return word;
  end function;

  function to_texenv_buffer_color(word : std_logic_vector(31 downto 0)) return texenv_buffer_color_t is
    variable value : texenv_buffer_color_t;
  begin
    value.A := word(31 downto 24);
    value.B := word(23 downto 16);
    value.G := word(15 downto 8);
    value.R := word(7 downto 0);
    return value;
  end function;

  function to_word(value : texenv_buffer_color_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 24) := value.A;
    word(23 downto 16) := value.B;
    word(15 downto 8) := value.G;
    word(7 downto 0) := value.R;
    return word;
  end function;

  function to_color_operation(word : std_logic_vector(31 downto 0)) return color_operation_t is
    variable value : color_operation_t;
  begin
    value.DRAW_NOTHING := word(25);
    value.LINE_SKIP := word(24);
    value.UNKNOWN_16 := word(23 downto 16);
    value.BLEND_MODE := word(8 downto 8);
    value.FRAGMENT_MODE := word(1 downto 0);
    return value;
  end function;

  function to_word(value : color_operation_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(25) := value.DRAW_NOTHING;
    word(24) := value.LINE_SKIP;
    word(23 downto 16) := value.UNKNOWN_16;
    word(8 downto 8) := value.BLEND_MODE;
    word(1 downto 0) := value.FRAGMENT_MODE;
    return word;
  end function;

  function to_blend_func(word : std_logic_vector(31 downto 0)) return blend_func_t is
    variable value : blend_func_t;
  begin
    value.ALPHA_DST_FACTOR := word(31 downto 28);
    value.ALPHA_SRC_FACTOR := word(27 downto 24);
    value.RGB_DST_FACTOR := word(23 downto 20);
    value.RGB_SRC_FACTOR := word(19 downto 16);
    value.ALPHA_EQUATION := word(10 downto 8);
    value.RGB_EQUATION := word(2 downto 0);
    return value;
  end function;

  function to_word(value : blend_func_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 28) := value.ALPHA_DST_FACTOR;
    word(27 downto 24) := value.ALPHA_SRC_FACTOR;
    word(23 downto 20) := value.RGB_DST_FACTOR;
    word(19 downto 16) := value.RGB_SRC_FACTOR;
    word(10 downto 8) := value.ALPHA_EQUATION;
    word(2 downto 0) := value.RGB_EQUATION;
    return word;
  end function;

  function to_logic_op(word : std_logic_vector(31 downto 0)) return logic_op_t is
    variable value : logic_op_t;
  begin
    value.OPERATION := word(3 downto 0);
    return value;
  end function;

  function to_word(value : logic_op_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(3 downto 0) := value.OPERATION;
    return word;
  end function;

  function to_blend_color(word : std_logic_vector(31 downto 0)) return blend_color_t is
    variable value : blend_color_t;
  begin
    value.A := word(31 downto 24);
    value.B := word(23 downto 16);
    value.G := word(15 downto 8);
    value.R := word(7 downto 0);
    return value;
  end function;

  function to_word(value : blend_color_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 24) := value.A;
    word(23 downto 16) := value.B;
    word(15 downto 8) := value.G;
    word(7 downto 0) := value.R;
    return word;
  end function;

  function to_fragop_alpha_test(word : std_logic_vector(31 downto 0)) return fragop_alpha_test_t is
    variable value : fragop_alpha_test_t;
  begin
    value.REFERENCE := word(15 downto 8);
    value.FUNCTION_FIELD := word(6 downto 4);
    value.ENABLE := word(0);
    return value;
  end function;

  function to_word(value : fragop_alpha_test_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 8) := value.REFERENCE;
    word(6 downto 4) := value.FUNCTION_FIELD;
    word(0) := value.ENABLE;
    return word;
  end function;

  function to_stencil_test(word : std_logic_vector(31 downto 0)) return stencil_test_t is
    variable value : stencil_test_t;
  begin
    value.READ_MASK := word(31 downto 24);
    value.REFERENCE := word(23 downto 16);
    value.WRITE_MASK := word(15 downto 8);
    value.FUNCTION_FIELD := word(6 downto 4);
    value.ENABLE := word(0);
    return value;
  end function;

  function to_word(value : stencil_test_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 24) := value.READ_MASK;
    word(23 downto 16) := value.REFERENCE;
    word(15 downto 8) := value.WRITE_MASK;
    word(6 downto 4) := value.FUNCTION_FIELD;
    word(0) := value.ENABLE;
    return word;
  end function;

  function to_stencil_op(word : std_logic_vector(31 downto 0)) return stencil_op_t is
    variable value : stencil_op_t;
  begin
    value.PASS := word(10 downto 8);
    value.DEPTH_FAIL := word(6 downto 4);
    value.FAIL := word(2 downto 0);
    return value;
  end function;

  function to_word(value : stencil_op_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(10 downto 8) := value.PASS;
    word(6 downto 4) := value.DEPTH_FAIL;
    word(2 downto 0) := value.FAIL;
    return word;
  end function;

  function to_depth_color_mask(word : std_logic_vector(31 downto 0)) return depth_color_mask_t is
    variable value : depth_color_mask_t;
  begin
    value.DEPTH_WRITE := word(12);
    value.ALPHA_WRITE := word(11);
    value.BLUE_WRITE := word(10);
    value.GREEN_WRITE := word(9);
    value.RED_WRITE := word(8);
    value.FUNCTION_FIELD := word(6 downto 4);
    value.DEPTH_TEST_ENABLE := word(0);
    return value;
  end function;

  function to_word(value : depth_color_mask_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(12) := value.DEPTH_WRITE;
    word(11) := value.ALPHA_WRITE;
    word(10) := value.BLUE_WRITE;
    word(9) := value.GREEN_WRITE;
    word(8) := value.RED_WRITE;
    word(6 downto 4) := value.FUNCTION_FIELD;
    word(0) := value.DEPTH_TEST_ENABLE;
    return word;
  end function;

  function to_unknown_010d(word : std_logic_vector(31 downto 0)) return unknown_010d_t is
    variable value : unknown_010d_t;
  begin
    value.UNKNOWN := word(0);
    return value;
  end function;

  function to_word(value : unknown_010d_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.UNKNOWN;
    return word;
  end function;

  function to_unknown_010e(word : std_logic_vector(31 downto 0)) return unknown_010e_t is
    variable value : unknown_010e_t;
  begin
    value.UNKNOWN := word(31 downto 0);
    return value;
  end function;

  function to_word(value : unknown_010e_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.UNKNOWN;
    return word;
  end function;

  function to_framebuffer_invalidate(word : std_logic_vector(31 downto 0)) return framebuffer_invalidate_t is
    variable value : framebuffer_invalidate_t;
  begin
    value.INVALIDATE := word(0);
    return value;
  end function;

  function to_word(value : framebuffer_invalidate_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.INVALIDATE;
    return word;
  end function;

  function to_framebuffer_flush(word : std_logic_vector(31 downto 0)) return framebuffer_flush_t is
    variable value : framebuffer_flush_t;
  begin
    value.FLUSH := word(0);
    return value;
  end function;

  function to_word(value : framebuffer_flush_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.FLUSH;
    return word;
  end function;

  function to_colorbuffer_read(word : std_logic_vector(31 downto 0)) return colorbuffer_read_t is
    variable value : colorbuffer_read_t;
  begin
    value.ACCESS_FIELD := word(3 downto 0);
    return value;
  end function;

  function to_word(value : colorbuffer_read_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(3 downto 0) := value.ACCESS_FIELD;
    return word;
  end function;

  function to_colorbuffer_write(word : std_logic_vector(31 downto 0)) return colorbuffer_write_t is
    variable value : colorbuffer_write_t;
  begin
    value.ACCESS_FIELD := word(3 downto 0);
    return value;
  end function;

  function to_word(value : colorbuffer_write_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(3 downto 0) := value.ACCESS_FIELD;
    return word;
  end function;

  function to_depthbuffer_read(word : std_logic_vector(31 downto 0)) return depthbuffer_read_t is
    variable value : depthbuffer_read_t;
  begin
    value.ACCESS_FIELD := word(1 downto 0);
    return value;
  end function;

  function to_word(value : depthbuffer_read_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(1 downto 0) := value.ACCESS_FIELD;
    return word;
  end function;

  function to_depthbuffer_write(word : std_logic_vector(31 downto 0)) return depthbuffer_write_t is
    variable value : depthbuffer_write_t;
  begin
    value.ACCESS_FIELD := word(1 downto 0);
    return value;
  end function;

  function to_word(value : depthbuffer_write_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(1 downto 0) := value.ACCESS_FIELD;
    return word;
  end function;

  function to_depthbuffer_format(word : std_logic_vector(31 downto 0)) return depthbuffer_format_t is
    variable value : depthbuffer_format_t;
  begin
    value.FORMAT := word(1 downto 0);
    return value;
  end function;

  function to_word(value : depthbuffer_format_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(1 downto 0) := value.FORMAT;
    return word;
  end function;

  function to_colorbuffer_format(word : std_logic_vector(31 downto 0)) return colorbuffer_format_t is
    variable value : colorbuffer_format_t;
  begin
    value.FORMAT := word(18 downto 16);
    value.PIXEL_SIZE := word(1 downto 0);
    return value;
  end function;

  function to_word(value : colorbuffer_format_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(18 downto 16) := value.FORMAT;
    word(1 downto 0) := value.PIXEL_SIZE;
    return word;
  end function;

  function to_earlydepth_test2(word : std_logic_vector(31 downto 0)) return earlydepth_test2_t is
    variable value : earlydepth_test2_t;
  begin
    value.ENABLE := word(0);
    return value;
  end function;

  function to_word(value : earlydepth_test2_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.ENABLE;
    return word;
  end function;

  function to_unknown_0119(word : std_logic_vector(31 downto 0)) return unknown_0119_t is
    variable value : unknown_0119_t;
  begin
    value.UNKNOWN := word(31 downto 0);
    return value;
  end function;

  function to_word(value : unknown_0119_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.UNKNOWN;
    return word;
  end function;

  function to_framebuffer_block32(word : std_logic_vector(31 downto 0)) return framebuffer_block32_t is
    variable value : framebuffer_block32_t;
  begin
    value.BLOCK_SIZE := word(0 downto 0);
    return value;
  end function;

  function to_word(value : framebuffer_block32_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0 downto 0) := value.BLOCK_SIZE;
    return word;
  end function;

  function to_depthbuffer_loc(word : std_logic_vector(31 downto 0)) return depthbuffer_loc_t is
    variable value : depthbuffer_loc_t;
  begin
    value.ADDRESS := word(27 downto 0);
    return value;
  end function;

  function to_word(value : depthbuffer_loc_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(27 downto 0) := value.ADDRESS;
    return word;
  end function;

  function to_colorbuffer_loc(word : std_logic_vector(31 downto 0)) return colorbuffer_loc_t is
    variable value : colorbuffer_loc_t;
  begin
    value.ADDRESS := word(27 downto 0);
    return value;
  end function;

  function to_word(value : colorbuffer_loc_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(27 downto 0) := value.ADDRESS;
    return word;
  end function;

  function to_framebuffer_dim(word : std_logic_vector(31 downto 0)) return framebuffer_dim_t is
    variable value : framebuffer_dim_t;
  begin
    value.Y_DIRECTION := word(24 downto 24);
    value.HEIGHT_MINUS_1 := word(21 downto 12);
    value.WIDTH := word(10 downto 0);
    return value;
  end function;

  function to_word(value : framebuffer_dim_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(24 downto 24) := value.Y_DIRECTION;
    word(21 downto 12) := value.HEIGHT_MINUS_1;
    word(10 downto 0) := value.WIDTH;
    return word;
  end function;

  function to_unknown_011f(word : std_logic_vector(31 downto 0)) return unknown_011f_t is
    variable value : unknown_011f_t;
  begin
    value.UNKNOWN := word(30 downto 0);
    return value;
  end function;

  function to_word(value : unknown_011f_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(30 downto 0) := value.UNKNOWN;
    return word;
  end function;

  function to_gas_light_xy(word : std_logic_vector(31 downto 0)) return gas_light_xy_t is
    variable value : gas_light_xy_t;
  begin
    value.ATTENUATION := word(23 downto 16);
    value.MAX := word(15 downto 8);
    value.MIN := word(7 downto 0);
    return value;
  end function;

  function to_word(value : gas_light_xy_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23 downto 16) := value.ATTENUATION;
    word(15 downto 8) := value.MAX;
    word(7 downto 0) := value.MIN;
    return word;
  end function;

  function to_gas_light_z(word : std_logic_vector(31 downto 0)) return gas_light_z_t is
    variable value : gas_light_z_t;
  begin
    value.ATTENUATION := word(23 downto 16);
    value.MAX := word(15 downto 8);
    value.MIN := word(7 downto 0);
    return value;
  end function;

  function to_word(value : gas_light_z_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23 downto 16) := value.ATTENUATION;
    word(15 downto 8) := value.MAX;
    word(7 downto 0) := value.MIN;
    return word;
  end function;

  function to_gas_light_z_color(word : std_logic_vector(31 downto 0)) return gas_light_z_color_t is
    variable value : gas_light_z_color_t;
  begin
    value.LUT_INPUT := word(8 downto 8);
    value.EFFECT := word(7 downto 0);
    return value;
  end function;

  function to_word(value : gas_light_z_color_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(8 downto 8) := value.LUT_INPUT;
    word(7 downto 0) := value.EFFECT;
    return word;
  end function;

  function to_gas_lut_index(word : std_logic_vector(31 downto 0)) return gas_lut_index_t is
    variable value : gas_lut_index_t;
  begin
    value.INDEX := word(15 downto 0);
    return value;
  end function;

  function to_word(value : gas_lut_index_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 0) := value.INDEX;
    return word;
  end function;

  function to_gas_lut_data(word : std_logic_vector(31 downto 0)) return gas_lut_data_t is
    variable value : gas_lut_data_t;
  begin
    value.B := word(23 downto 16);
    value.G := word(15 downto 8);
    value.R := word(7 downto 0);
    return value;
  end function;

  function to_word(value : gas_lut_data_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23 downto 16) := value.B;
    word(15 downto 8) := value.G;
    word(7 downto 0) := value.R;
    return word;
  end function;

  function to_gas_accmax_feedback(word : std_logic_vector(31 downto 0)) return gas_accmax_feedback_t is
    variable value : gas_accmax_feedback_t;
  begin
    value.ACCMAX := word(15 downto 0);
    return value;
  end function;

  function to_word(value : gas_accmax_feedback_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 0) := value.ACCMAX;
    return word;
  end function;

  function to_gas_deltaz_depth(word : std_logic_vector(31 downto 0)) return gas_deltaz_depth_t is
    variable value : gas_deltaz_depth_t;
  begin
    value.FUNCTION_FIELD := word(25 downto 24);
    value.DELTA_Z := word(23 downto 0);
    return value;
  end function;

  function to_word(value : gas_deltaz_depth_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(25 downto 24) := value.FUNCTION_FIELD;
    word(23 downto 0) := value.DELTA_Z;
    return word;
  end function;

  function to_fragop_shadow(word : std_logic_vector(31 downto 0)) return fragop_shadow_t is
    variable value : fragop_shadow_t;
  begin
    value.LINEAR := word(31 downto 16);
    value.CONSTANT_FIELD := word(15 downto 0);
    return value;
  end function;

  function to_word(value : fragop_shadow_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 16) := value.LINEAR;
    word(15 downto 0) := value.CONSTANT_FIELD;
    return word;
  end function;

  function to_unknown_013f(word : std_logic_vector(31 downto 0)) return unknown_013f_t is
    variable value : unknown_013f_t;
  begin
    value.UNKNOWN := word(3 downto 0);
    return value;
  end function;

  function to_word(value : unknown_013f_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(3 downto 0) := value.UNKNOWN;
    return word;
  end function;

  function GPUREG_LIGHT_SPECULAR0(n : natural) return natural is
  begin
return 16#0140# + 16#10# * n;
  end function;

  function to_light_specular0(word : std_logic_vector(31 downto 0)) return light_specular0_t is
    variable value : light_specular0_t;
  begin
    value.UNKNOWN_28 := word(29 downto 28);
    value.R := word(27 downto 20);
    value.UNKNOWN_18 := word(19 downto 18);
    value.G := word(17 downto 10);
    value.UNKNOWN_8 := word(9 downto 8);
    value.B := word(7 downto 0);
    return value;
  end function;

  function to_word(value : light_specular0_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(29 downto 28) := value.UNKNOWN_28;
    word(27 downto 20) := value.R;
    word(19 downto 18) := value.UNKNOWN_18;
    word(17 downto 10) := value.G;
    word(9 downto 8) := value.UNKNOWN_8;
    word(7 downto 0) := value.B;
    return word;
  end function;

  function GPUREG_LIGHT_SPECULAR1(n : natural) return natural is
  begin
return 16#0141# + 16#10# * n;
  end function;

  function to_light_specular1(word : std_logic_vector(31 downto 0)) return light_specular1_t is
    variable value : light_specular1_t;
  begin
    value.UNKNOWN_28 := word(29 downto 28);
    value.R := word(27 downto 20);
    value.UNKNOWN_18 := word(19 downto 18);
    value.G := word(17 downto 10);
    value.UNKNOWN_8 := word(9 downto 8);
    value.B := word(7 downto 0);
    return value;
  end function;

  function to_word(value : light_specular1_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(29 downto 28) := value.UNKNOWN_28;
    word(27 downto 20) := value.R;
    word(19 downto 18) := value.UNKNOWN_18;
    word(17 downto 10) := value.G;
    word(9 downto 8) := value.UNKNOWN_8;
    word(7 downto 0) := value.B;
    return word;
  end function;

  function GPUREG_LIGHT_DIFFUSE(n : natural) return natural is
  begin
return 16#0142# + 16#10# * n;
  end function;

  function to_light_diffuse(word : std_logic_vector(31 downto 0)) return light_diffuse_t is
    variable value : light_diffuse_t;
  begin
    value.UNKNOWN_28 := word(29 downto 28);
    value.R := word(27 downto 20);
    value.UNKNOWN_18 := word(19 downto 18);
    value.G := word(17 downto 10);
    value.UNKNOWN_8 := word(9 downto 8);
    value.B := word(7 downto 0);
    return value;
  end function;

  function to_word(value : light_diffuse_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(29 downto 28) := value.UNKNOWN_28;
    word(27 downto 20) := value.R;
    word(19 downto 18) := value.UNKNOWN_18;
    word(17 downto 10) := value.G;
    word(9 downto 8) := value.UNKNOWN_8;
    word(7 downto 0) := value.B;
    return word;
  end function;

  function GPUREG_LIGHT_AMBIENT(n : natural) return natural is
  begin
return 16#0143# + 16#10# * n;
  end function;

  function to_light_ambient(word : std_logic_vector(31 downto 0)) return light_ambient_t is
    variable value : light_ambient_t;
  begin
    value.UNKNOWN_28 := word(29 downto 28);
    value.R := word(27 downto 20);
    value.UNKNOWN_18 := word(19 downto 18);
    value.G := word(17 downto 10);
    value.UNKNOWN_8 := word(9 downto 8);
    value.B := word(7 downto 0);
    return value;
  end function;

  function to_word(value : light_ambient_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(29 downto 28) := value.UNKNOWN_28;
    word(27 downto 20) := value.R;
    word(19 downto 18) := value.UNKNOWN_18;
    word(17 downto 10) := value.G;
    word(9 downto 8) := value.UNKNOWN_8;
    word(7 downto 0) := value.B;
    return word;
  end function;

  function GPUREG_LIGHT_XY(n : natural) return natural is
  begin
return 16#0144# + 16#10# * n;
  end function;

  function to_light_xy(word : std_logic_vector(31 downto 0)) return light_xy_t is
    variable value : light_xy_t;
  begin
    value.Y := word(31 downto 16);
    value.X := word(15 downto 0);
    return value;
  end function;

  function to_word(value : light_xy_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 16) := value.Y;
    word(15 downto 0) := value.X;
    return word;
  end function;

  function GPUREG_LIGHT_Z(n : natural) return natural is
  begin
return 16#0145# + 16#10# * n;
  end function;

  function to_light_z(word : std_logic_vector(31 downto 0)) return light_z_t is
    variable value : light_z_t;
  begin
    value.Z := word(15 downto 0);
    return value;
  end function;

  function to_word(value : light_z_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 0) := value.Z;
    return word;
  end function;

  function GPUREG_LIGHT_SPOTDIR_XY(n : natural) return natural is
  begin
return 16#0146# + 16#10# * n;
  end function;

  function to_light_spotdir_xy(word : std_logic_vector(31 downto 0)) return light_spotdir_xy_t is
    variable value : light_spotdir_xy_t;
  begin
    value.Y := signed(word(28 downto 16));
    value.X := signed(word(12 downto 0));
    return value;
  end function;

  function to_word(value : light_spotdir_xy_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(28 downto 16) := std_logic_vector(value.Y);
    word(12 downto 0) := std_logic_vector(value.X);
    return word;
  end function;

  function GPUREG_LIGHT_SPOTDIR_Z(n : natural) return natural is
  begin
return 16#0147# + 16#10# * n;
  end function;

  function to_light_spotdir_z(word : std_logic_vector(31 downto 0)) return light_spotdir_z_t is
    variable value : light_spotdir_z_t;
  begin
    value.Z := signed(word(12 downto 0));
    return value;
  end function;

  function to_word(value : light_spotdir_z_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(12 downto 0) := std_logic_vector(value.Z);
    return word;
  end function;

  function GPUREG_LIGHT_CONFIG(n : natural) return natural is
  begin
return 16#0149# + 16#10# * n;
  end function;

  function to_light_config(word : std_logic_vector(31 downto 0)) return light_config_t is
    variable value : light_config_t;
  begin
    value.GEOMETRIC_FACTOR1 := word(3);
    value.GEOMETRIC_FACTOR0 := word(2);
    value.TWO_SIDED := word(1);
    value.TYPE_FIELD := word(0 downto 0);
    return value;
  end function;

  function to_word(value : light_config_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(3) := value.GEOMETRIC_FACTOR1;
    word(2) := value.GEOMETRIC_FACTOR0;
    word(1) := value.TWO_SIDED;
    word(0 downto 0) := value.TYPE_FIELD;
    return word;
  end function;

  function GPUREG_LIGHT_ATTENUATION_BIAS(n : natural) return natural is
  begin
return 16#014A# + 16#10# * n;
  end function;

  function to_light_attenuation_bias(word : std_logic_vector(31 downto 0)) return light_attenuation_bias_t is
    variable value : light_attenuation_bias_t;
  begin
    value.BIAS := word(19 downto 0);
    return value;
  end function;

  function to_word(value : light_attenuation_bias_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(19 downto 0) := value.BIAS;
    return word;
  end function;

  function GPUREG_LIGHT_ATTENUATION_SCALE(n : natural) return natural is
  begin
return 16#014B# + 16#10# * n;
  end function;

  function to_light_attenuation_scale(word : std_logic_vector(31 downto 0)) return light_attenuation_scale_t is
    variable value : light_attenuation_scale_t;
  begin
    value.SCALE := word(19 downto 0);
    return value;
  end function;

  function to_word(value : light_attenuation_scale_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(19 downto 0) := value.SCALE;
    return word;
  end function;

  function to_lighting_ambient(word : std_logic_vector(31 downto 0)) return lighting_ambient_t is
    variable value : lighting_ambient_t;
  begin
    value.UNKNOWN_28 := word(29 downto 28);
    value.R := word(27 downto 20);
    value.UNKNOWN_18 := word(19 downto 18);
    value.G := word(17 downto 10);
    value.UNKNOWN_8 := word(9 downto 8);
    value.B := word(7 downto 0);
    return value;
  end function;

  function to_word(value : lighting_ambient_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(29 downto 28) := value.UNKNOWN_28;
    word(27 downto 20) := value.R;
    word(19 downto 18) := value.UNKNOWN_18;
    word(17 downto 10) := value.G;
    word(9 downto 8) := value.UNKNOWN_8;
    word(7 downto 0) := value.B;
    return word;
  end function;

  function to_lighting_num_lights(word : std_logic_vector(31 downto 0)) return lighting_num_lights_t is
    variable value : lighting_num_lights_t;
  begin
    value.COUNT_MINUS_1 := word(2 downto 0);
    return value;
  end function;

  function to_word(value : lighting_num_lights_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(2 downto 0) := value.COUNT_MINUS_1;
    return word;
  end function;

  function to_lighting_config0(word : std_logic_vector(31 downto 0)) return lighting_config0_t is
    variable value : lighting_config0_t;
  begin
    value.UNKNOWN_31 := word(31);
    value.BUMP_RENORM_DISABLE := word(30);
    value.BUMP_MODE := word(29 downto 28);
    value.CLAMP_HIGHLIGHTS := word(27);
    value.UNKNOWN_26 := word(26);
    value.SHADOW_TEXTURE := word(25 downto 24);
    value.BUMP_TEXTURE := word(23 downto 22);
    value.UNKNOWN_20 := word(21 downto 20);
    value.SHADOW_ALPHA := word(19);
    value.SHADOW_INVERT := word(18);
    value.SHADOW_SECONDARY := word(17);
    value.SHADOW_PRIMARY := word(16);
    value.UNKNOWN_8 := word(11 downto 8);
    value.ENVIRONMENT := word(7 downto 4);
    value.FRESNEL := word(3 downto 2);
    value.SHADOW_ENABLE := word(0);
    return value;
  end function;

  function to_word(value : lighting_config0_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31) := value.UNKNOWN_31;
    word(30) := value.BUMP_RENORM_DISABLE;
    word(29 downto 28) := value.BUMP_MODE;
    word(27) := value.CLAMP_HIGHLIGHTS;
    word(26) := value.UNKNOWN_26;
    word(25 downto 24) := value.SHADOW_TEXTURE;
    word(23 downto 22) := value.BUMP_TEXTURE;
    word(21 downto 20) := value.UNKNOWN_20;
    word(19) := value.SHADOW_ALPHA;
    word(18) := value.SHADOW_INVERT;
    word(17) := value.SHADOW_SECONDARY;
    word(16) := value.SHADOW_PRIMARY;
    word(11 downto 8) := value.UNKNOWN_8;
    word(7 downto 4) := value.ENVIRONMENT;
    word(3 downto 2) := value.FRESNEL;
    word(0) := value.SHADOW_ENABLE;
    return word;
  end function;

  function to_lighting_config1(word : std_logic_vector(31 downto 0)) return lighting_config1_t is
    variable value : lighting_config1_t;
  begin
    value.ATTENUATION_DISABLE7 := word(31);
    value.ATTENUATION_DISABLE6 := word(30);
    value.ATTENUATION_DISABLE5 := word(29);
    value.ATTENUATION_DISABLE4 := word(28);
    value.ATTENUATION_DISABLE3 := word(27);
    value.ATTENUATION_DISABLE2 := word(26);
    value.ATTENUATION_DISABLE1 := word(25);
    value.ATTENUATION_DISABLE0 := word(24);
    value.RR_DISABLE := word(22);
    value.RG_DISABLE := word(21);
    value.RB_DISABLE := word(20);
    value.FR_DISABLE := word(19);
    value.UNKNOWN_18 := word(18);
    value.D1_DISABLE := word(17);
    value.D0_DISABLE := word(16);
    value.SPOT_DISABLE7 := word(15);
    value.SPOT_DISABLE6 := word(14);
    value.SPOT_DISABLE5 := word(13);
    value.SPOT_DISABLE4 := word(12);
    value.SPOT_DISABLE3 := word(11);
    value.SPOT_DISABLE2 := word(10);
    value.SPOT_DISABLE1 := word(9);
    value.SPOT_DISABLE0 := word(8);
    value.SHADOW_DISABLE7 := word(7);
    value.SHADOW_DISABLE6 := word(6);
    value.SHADOW_DISABLE5 := word(5);
    value.SHADOW_DISABLE4 := word(4);
    value.SHADOW_DISABLE3 := word(3);
    value.SHADOW_DISABLE2 := word(2);
    value.SHADOW_DISABLE1 := word(1);
    value.SHADOW_DISABLE0 := word(0);
    return value;
  end function;

  function to_word(value : lighting_config1_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31) := value.ATTENUATION_DISABLE7;
    word(30) := value.ATTENUATION_DISABLE6;
    word(29) := value.ATTENUATION_DISABLE5;
    word(28) := value.ATTENUATION_DISABLE4;
    word(27) := value.ATTENUATION_DISABLE3;
    word(26) := value.ATTENUATION_DISABLE2;
    word(25) := value.ATTENUATION_DISABLE1;
    word(24) := value.ATTENUATION_DISABLE0;
    word(22) := value.RR_DISABLE;
    word(21) := value.RG_DISABLE;
    word(20) := value.RB_DISABLE;
    word(19) := value.FR_DISABLE;
    word(18) := value.UNKNOWN_18;
    word(17) := value.D1_DISABLE;
    word(16) := value.D0_DISABLE;
    word(15) := value.SPOT_DISABLE7;
    word(14) := value.SPOT_DISABLE6;
    word(13) := value.SPOT_DISABLE5;
    word(12) := value.SPOT_DISABLE4;
    word(11) := value.SPOT_DISABLE3;
    word(10) := value.SPOT_DISABLE2;
    word(9) := value.SPOT_DISABLE1;
    word(8) := value.SPOT_DISABLE0;
    word(7) := value.SHADOW_DISABLE7;
    word(6) := value.SHADOW_DISABLE6;
    word(5) := value.SHADOW_DISABLE5;
    word(4) := value.SHADOW_DISABLE4;
    word(3) := value.SHADOW_DISABLE3;
    word(2) := value.SHADOW_DISABLE2;
    word(1) := value.SHADOW_DISABLE1;
    word(0) := value.SHADOW_DISABLE0;
    return word;
  end function;

  function to_lighting_lut_index(word : std_logic_vector(31 downto 0)) return lighting_lut_index_t is
    variable value : lighting_lut_index_t;
  begin
    value.TABLE := word(12 downto 8);
    value.INDEX := word(7 downto 0);
    return value;
  end function;

  function to_word(value : lighting_lut_index_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(12 downto 8) := value.TABLE;
    word(7 downto 0) := value.INDEX;
    return word;
  end function;

  function to_lighting_enable1(word : std_logic_vector(31 downto 0)) return lighting_enable1_t is
    variable value : lighting_enable1_t;
  begin
    value.DISABLE := word(0);
    return value;
  end function;

  function to_word(value : lighting_enable1_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.DISABLE;
    return word;
  end function;

  function to_lighting_lut_data(word : std_logic_vector(31 downto 0)) return lighting_lut_data_t is
    variable value : lighting_lut_data_t;
  begin
    value.DIFFERENCE_NEGATIVE := word(23);
    value.DIFFERENCE := word(22 downto 12);
    value.VALUE := word(11 downto 0);
    return value;
  end function;

  function to_word(value : lighting_lut_data_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23) := value.DIFFERENCE_NEGATIVE;
    word(22 downto 12) := value.DIFFERENCE;
    word(11 downto 0) := value.VALUE;
    return word;
  end function;

  function to_lighting_lutinput_abs(word : std_logic_vector(31 downto 0)) return lighting_lutinput_abs_t is
    variable value : lighting_lutinput_abs_t;
  begin
    value.RR_SIGNED := word(25);
    value.UNKNOWN_24 := word(24);
    value.RG_SIGNED := word(21);
    value.UNKNOWN_20 := word(20);
    value.RB_SIGNED := word(17);
    value.UNKNOWN_16 := word(16);
    value.FR_SIGNED := word(13);
    value.UNKNOWN_12 := word(12);
    value.SP_SIGNED := word(9);
    value.UNKNOWN_8 := word(8);
    value.D1_SIGNED := word(5);
    value.UNKNOWN_4 := word(4);
    value.D0_SIGNED := word(1);
    value.UNKNOWN_0 := word(0);
    return value;
  end function;

  function to_word(value : lighting_lutinput_abs_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(25) := value.RR_SIGNED;
    word(24) := value.UNKNOWN_24;
    word(21) := value.RG_SIGNED;
    word(20) := value.UNKNOWN_20;
    word(17) := value.RB_SIGNED;
    word(16) := value.UNKNOWN_16;
    word(13) := value.FR_SIGNED;
    word(12) := value.UNKNOWN_12;
    word(9) := value.SP_SIGNED;
    word(8) := value.UNKNOWN_8;
    word(5) := value.D1_SIGNED;
    word(4) := value.UNKNOWN_4;
    word(1) := value.D0_SIGNED;
    word(0) := value.UNKNOWN_0;
    return word;
  end function;

  function to_lighting_lutinput_select(word : std_logic_vector(31 downto 0)) return lighting_lutinput_select_t is
    variable value : lighting_lutinput_select_t;
  begin
    value.RR := word(26 downto 24);
    value.RG := word(22 downto 20);
    value.RB := word(18 downto 16);
    value.FR := word(14 downto 12);
    value.SP := word(10 downto 8);
    value.D1 := word(6 downto 4);
    value.D0 := word(2 downto 0);
    return value;
  end function;

  function to_word(value : lighting_lutinput_select_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(26 downto 24) := value.RR;
    word(22 downto 20) := value.RG;
    word(18 downto 16) := value.RB;
    word(14 downto 12) := value.FR;
    word(10 downto 8) := value.SP;
    word(6 downto 4) := value.D1;
    word(2 downto 0) := value.D0;
    return word;
  end function;

  function to_lighting_lutinput_scale(word : std_logic_vector(31 downto 0)) return lighting_lutinput_scale_t is
    variable value : lighting_lutinput_scale_t;
  begin
    value.UNKNOWN_28 := word(30 downto 28);
    value.RR := word(26 downto 24);
    value.RG := word(22 downto 20);
    value.RB := word(18 downto 16);
    value.FR := word(14 downto 12);
    value.SP := word(10 downto 8);
    value.D1 := word(6 downto 4);
    value.D0 := word(2 downto 0);
    return value;
  end function;

  function to_word(value : lighting_lutinput_scale_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(30 downto 28) := value.UNKNOWN_28;
    word(26 downto 24) := value.RR;
    word(22 downto 20) := value.RG;
    word(18 downto 16) := value.RB;
    word(14 downto 12) := value.FR;
    word(10 downto 8) := value.SP;
    word(6 downto 4) := value.D1;
    word(2 downto 0) := value.D0;
    return word;
  end function;

  function to_unknown_01d3(word : std_logic_vector(31 downto 0)) return unknown_01d3_t is
    variable value : unknown_01d3_t;
  begin
    value.UNKNOWN := word(0);
    return value;
  end function;

  function to_word(value : unknown_01d3_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.UNKNOWN;
    return word;
  end function;

  function to_unknown_01d4(word : std_logic_vector(31 downto 0)) return unknown_01d4_t is
    variable value : unknown_01d4_t;
  begin
    value.UNKNOWN_8 := word(27 downto 8);
    value.UNKNOWN_0 := word(1 downto 0);
    return value;
  end function;

  function to_word(value : unknown_01d4_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(27 downto 8) := value.UNKNOWN_8;
    word(1 downto 0) := value.UNKNOWN_0;
    return word;
  end function;

  function to_unknown_01d5(word : std_logic_vector(31 downto 0)) return unknown_01d5_t is
    variable value : unknown_01d5_t;
  begin
    value.UNKNOWN_16 := word(28 downto 16);
    value.UNKNOWN_0 := word(12 downto 0);
    return value;
  end function;

  function to_word(value : unknown_01d5_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(28 downto 16) := value.UNKNOWN_16;
    word(12 downto 0) := value.UNKNOWN_0;
    return word;
  end function;

  function to_unknown_01d7(word : std_logic_vector(31 downto 0)) return unknown_01d7_t is
    variable value : unknown_01d7_t;
  begin
    value.UNKNOWN := word(19 downto 0);
    return value;
  end function;

  function to_word(value : unknown_01d7_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(19 downto 0) := value.UNKNOWN;
    return word;
  end function;

  function to_lighting_light_permutation(word : std_logic_vector(31 downto 0)) return lighting_light_permutation_t is
    variable value : lighting_light_permutation_t;
  begin
    value.LIGHT7 := word(30 downto 28);
    value.LIGHT6 := word(26 downto 24);
    value.LIGHT5 := word(22 downto 20);
    value.LIGHT4 := word(18 downto 16);
    value.LIGHT3 := word(14 downto 12);
    value.LIGHT2 := word(10 downto 8);
    value.LIGHT1 := word(6 downto 4);
    value.LIGHT0 := word(2 downto 0);
    return value;
  end function;

  function to_word(value : lighting_light_permutation_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(30 downto 28) := value.LIGHT7;
    word(26 downto 24) := value.LIGHT6;
    word(22 downto 20) := value.LIGHT5;
    word(18 downto 16) := value.LIGHT4;
    word(14 downto 12) := value.LIGHT3;
    word(10 downto 8) := value.LIGHT2;
    word(6 downto 4) := value.LIGHT1;
    word(2 downto 0) := value.LIGHT0;
    return word;
  end function;

  function to_attribbuffers_loc(word : std_logic_vector(31 downto 0)) return attribbuffers_loc_t is
    variable value : attribbuffers_loc_t;
  begin
    value.ADDRESS := word(28 downto 1);
    return value;
  end function;

  function to_word(value : attribbuffers_loc_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(28 downto 1) := value.ADDRESS;
    return word;
  end function;

  function to_attribbuffers_format_low(word : std_logic_vector(31 downto 0)) return attribbuffers_format_low_t is
    variable value : attribbuffers_format_low_t;
  begin
    value.SIZE7 := word(31 downto 30);
    value.TYPE7 := word(29 downto 28);
    value.SIZE6 := word(27 downto 26);
    value.TYPE6 := word(25 downto 24);
    value.SIZE5 := word(23 downto 22);
    value.TYPE5 := word(21 downto 20);
    value.SIZE4 := word(19 downto 18);
    value.TYPE4 := word(17 downto 16);
    value.SIZE3 := word(15 downto 14);
    value.TYPE3 := word(13 downto 12);
    value.SIZE2 := word(11 downto 10);
    value.TYPE2 := word(9 downto 8);
    value.SIZE1 := word(7 downto 6);
    value.TYPE1 := word(5 downto 4);
    value.SIZE0 := word(3 downto 2);
    value.TYPE0 := word(1 downto 0);
    return value;
  end function;

  function to_word(value : attribbuffers_format_low_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 30) := value.SIZE7;
    word(29 downto 28) := value.TYPE7;
    word(27 downto 26) := value.SIZE6;
    word(25 downto 24) := value.TYPE6;
    word(23 downto 22) := value.SIZE5;
    word(21 downto 20) := value.TYPE5;
    word(19 downto 18) := value.SIZE4;
    word(17 downto 16) := value.TYPE4;
    word(15 downto 14) := value.SIZE3;
    word(13 downto 12) := value.TYPE3;
    word(11 downto 10) := value.SIZE2;
    word(9 downto 8) := value.TYPE2;
    word(7 downto 6) := value.SIZE1;
    word(5 downto 4) := value.TYPE1;
    word(3 downto 2) := value.SIZE0;
    word(1 downto 0) := value.TYPE0;
    return word;
  end function;

  function to_attribbuffers_format_high(word : std_logic_vector(31 downto 0)) return attribbuffers_format_high_t is
    variable value : attribbuffers_format_high_t;
  begin
    value.COUNT_MINUS_1 := word(31 downto 28);
    value.FIXED11 := word(27);
    value.FIXED10 := word(26);
    value.FIXED9 := word(25);
    value.FIXED8 := word(24);
    value.FIXED7 := word(23);
    value.FIXED6 := word(22);
    value.FIXED5 := word(21);
    value.FIXED4 := word(20);
    value.FIXED3 := word(19);
    value.FIXED2 := word(18);
    value.FIXED1 := word(17);
    value.FIXED0 := word(16);
    value.SIZE11 := word(15 downto 14);
    value.TYPE11 := word(13 downto 12);
    value.SIZE10 := word(11 downto 10);
    value.TYPE10 := word(9 downto 8);
    value.SIZE9 := word(7 downto 6);
    value.TYPE9 := word(5 downto 4);
    value.SIZE8 := word(3 downto 2);
    value.TYPE8 := word(1 downto 0);
    return value;
  end function;

  function to_word(value : attribbuffers_format_high_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 28) := value.COUNT_MINUS_1;
    word(27) := value.FIXED11;
    word(26) := value.FIXED10;
    word(25) := value.FIXED9;
    word(24) := value.FIXED8;
    word(23) := value.FIXED7;
    word(22) := value.FIXED6;
    word(21) := value.FIXED5;
    word(20) := value.FIXED4;
    word(19) := value.FIXED3;
    word(18) := value.FIXED2;
    word(17) := value.FIXED1;
    word(16) := value.FIXED0;
    word(15 downto 14) := value.SIZE11;
    word(13 downto 12) := value.TYPE11;
    word(11 downto 10) := value.SIZE10;
    word(9 downto 8) := value.TYPE10;
    word(7 downto 6) := value.SIZE9;
    word(5 downto 4) := value.TYPE9;
    word(3 downto 2) := value.SIZE8;
    word(1 downto 0) := value.TYPE8;
    return word;
  end function;

  function GPUREG_ATTRIBBUFFER_OFFSET(n : natural) return natural is
  begin
return 16#0203# + 16#3# * n;
  end function;

  function to_attribbuffer_offset(word : std_logic_vector(31 downto 0)) return attribbuffer_offset_t is
    variable value : attribbuffer_offset_t;
  begin
    value.OFFSET := word(27 downto 0);
    return value;
  end function;

  function to_word(value : attribbuffer_offset_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(27 downto 0) := value.OFFSET;
    return word;
  end function;

  function GPUREG_ATTRIBBUFFER_CONFIG1(n : natural) return natural is
  begin
return 16#0204# + 16#3# * n;
  end function;

  function to_attribbuffer_config1(word : std_logic_vector(31 downto 0)) return attribbuffer_config1_t is
    variable value : attribbuffer_config1_t;
  begin
    value.COMPONENT7 := word(31 downto 28);
    value.COMPONENT6 := word(27 downto 24);
    value.COMPONENT5 := word(23 downto 20);
    value.COMPONENT4 := word(19 downto 16);
    value.COMPONENT3 := word(15 downto 12);
    value.COMPONENT2 := word(11 downto 8);
    value.COMPONENT1 := word(7 downto 4);
    value.COMPONENT0 := word(3 downto 0);
    return value;
  end function;

  function to_word(value : attribbuffer_config1_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 28) := value.COMPONENT7;
    word(27 downto 24) := value.COMPONENT6;
    word(23 downto 20) := value.COMPONENT5;
    word(19 downto 16) := value.COMPONENT4;
    word(15 downto 12) := value.COMPONENT3;
    word(11 downto 8) := value.COMPONENT2;
    word(7 downto 4) := value.COMPONENT1;
    word(3 downto 0) := value.COMPONENT0;
    return word;
  end function;

  function GPUREG_ATTRIBBUFFER_CONFIG2(n : natural) return natural is
  begin
return 16#0205# + 16#3# * n;
  end function;

  function to_attribbuffer_config2(word : std_logic_vector(31 downto 0)) return attribbuffer_config2_t is
    variable value : attribbuffer_config2_t;
  begin
    value.COUNT := word(31 downto 28);
    value.STRIDE := word(23 downto 16);
    value.COMPONENT11 := word(15 downto 12);
    value.COMPONENT10 := word(11 downto 8);
    value.COMPONENT9 := word(7 downto 4);
    value.COMPONENT8 := word(3 downto 0);
    return value;
  end function;

  function to_word(value : attribbuffer_config2_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 28) := value.COUNT;
    word(23 downto 16) := value.STRIDE;
    word(15 downto 12) := value.COMPONENT11;
    word(11 downto 8) := value.COMPONENT10;
    word(7 downto 4) := value.COMPONENT9;
    word(3 downto 0) := value.COMPONENT8;
    return word;
  end function;

  function to_indexbuffer_config(word : std_logic_vector(31 downto 0)) return indexbuffer_config_t is
    variable value : indexbuffer_config_t;
  begin
    value.TYPE_FIELD := word(31 downto 31);
    value.OFFSET := word(27 downto 0);
    return value;
  end function;

  function to_word(value : indexbuffer_config_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 31) := value.TYPE_FIELD;
    word(27 downto 0) := value.OFFSET;
    return word;
  end function;

  function to_numvertices(word : std_logic_vector(31 downto 0)) return numvertices_t is
    variable value : numvertices_t;
  begin
    value.COUNT := word(31 downto 0);
    return value;
  end function;

  function to_word(value : numvertices_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.COUNT;
    return word;
  end function;

  function to_geostage_config(word : std_logic_vector(31 downto 0)) return geostage_config_t is
    variable value : geostage_config_t;
  begin
    value.VARIABLE_PRIMITIVES := word(31);
    value.UNKNOWN_16 := word(19 downto 16);
    value.UNKNOWN_9 := word(9);
    value.TRIANGLE_ELEMENTS := word(8);
    value.MODE := word(1 downto 0);
    return value;
  end function;

  function to_word(value : geostage_config_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31) := value.VARIABLE_PRIMITIVES;
    word(19 downto 16) := value.UNKNOWN_16;
    word(9) := value.UNKNOWN_9;
    word(8) := value.TRIANGLE_ELEMENTS;
    word(1 downto 0) := value.MODE;
    return word;
  end function;

  function to_vertex_offset(word : std_logic_vector(31 downto 0)) return vertex_offset_t is
    variable value : vertex_offset_t;
  begin
    value.FIRST := word(31 downto 0);
    return value;
  end function;

  function to_word(value : vertex_offset_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.FIRST;
    return word;
  end function;

  function to_post_vertex_cache_num(word : std_logic_vector(31 downto 0)) return post_vertex_cache_num_t is
    variable value : post_vertex_cache_num_t;
  begin
    value.UNKNOWN_24 := word(31 downto 24);
    value.UNKNOWN_16 := word(23 downto 16);
    value.UNKNOWN_8 := word(15 downto 8);
    value.ENTRIES := word(7 downto 0);
    return value;
  end function;

  function to_word(value : post_vertex_cache_num_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 24) := value.UNKNOWN_24;
    word(23 downto 16) := value.UNKNOWN_16;
    word(15 downto 8) := value.UNKNOWN_8;
    word(7 downto 0) := value.ENTRIES;
    return word;
  end function;

  function to_vtx_func(word : std_logic_vector(31 downto 0)) return vtx_func_t is
    variable value : vtx_func_t;
  begin
    value.CLEAR := word(31 downto 0);
    return value;
  end function;

  function to_word(value : vtx_func_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.CLEAR;
    return word;
  end function;

  function to_fixedattrib_index(word : std_logic_vector(31 downto 0)) return fixedattrib_index_t is
    variable value : fixedattrib_index_t;
  begin
    value.INDEX := word(3 downto 0);
    return value;
  end function;

  function to_word(value : fixedattrib_index_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(3 downto 0) := value.INDEX;
    return word;
  end function;

  function to_fixedattrib_data(word : std_logic_vector(31 downto 0)) return fixedattrib_data_t is
    variable value : fixedattrib_data_t;
  begin
    value.DATA := word(31 downto 0);
    return value;
  end function;

  function to_word(value : fixedattrib_data_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.DATA;
    return word;
  end function;

  function to_cmdbuf_size0(word : std_logic_vector(31 downto 0)) return cmdbuf_size0_t is
    variable value : cmdbuf_size0_t;
  begin
    value.SIZE := word(20 downto 0);
    return value;
  end function;

  function to_word(value : cmdbuf_size0_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(20 downto 0) := value.SIZE;
    return word;
  end function;

  function to_cmdbuf_size1(word : std_logic_vector(31 downto 0)) return cmdbuf_size1_t is
    variable value : cmdbuf_size1_t;
  begin
    value.SIZE := word(20 downto 0);
    return value;
  end function;

  function to_word(value : cmdbuf_size1_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(20 downto 0) := value.SIZE;
    return word;
  end function;

  function to_cmdbuf_addr0(word : std_logic_vector(31 downto 0)) return cmdbuf_addr0_t is
    variable value : cmdbuf_addr0_t;
  begin
    value.ADDRESS := word(28 downto 0);
    return value;
  end function;

  function to_word(value : cmdbuf_addr0_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(28 downto 0) := value.ADDRESS;
    return word;
  end function;

  function to_cmdbuf_addr1(word : std_logic_vector(31 downto 0)) return cmdbuf_addr1_t is
    variable value : cmdbuf_addr1_t;
  begin
    value.ADDRESS := word(28 downto 0);
    return value;
  end function;

  function to_word(value : cmdbuf_addr1_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(28 downto 0) := value.ADDRESS;
    return word;
  end function;

  function to_vsh_num_attr(word : std_logic_vector(31 downto 0)) return vsh_num_attr_t is
    variable value : vsh_num_attr_t;
  begin
    value.COUNT_MINUS_1 := word(3 downto 0);
    return value;
  end function;

  function to_word(value : vsh_num_attr_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(3 downto 0) := value.COUNT_MINUS_1;
    return word;
  end function;

  function to_unknown_0243(word : std_logic_vector(31 downto 0)) return unknown_0243_t is
    variable value : unknown_0243_t;
  begin
    value.UNKNOWN_4 := word(5 downto 4);
    value.UNKNOWN_0 := word(2 downto 0);
    return value;
  end function;

  function to_word(value : unknown_0243_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(5 downto 4) := value.UNKNOWN_4;
    word(2 downto 0) := value.UNKNOWN_0;
    return word;
  end function;

  function to_vsh_com_mode(word : std_logic_vector(31 downto 0)) return vsh_com_mode_t is
    variable value : vsh_com_mode_t;
  begin
    value.GSH_CONFIG_ENABLE := word(0);
    return value;
  end function;

  function to_word(value : vsh_com_mode_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.GSH_CONFIG_ENABLE;
    return word;
  end function;

  function to_start_draw_func0(word : std_logic_vector(31 downto 0)) return start_draw_func0_t is
    variable value : start_draw_func0_t;
  begin
    value.MODE := word(0 downto 0);
    return value;
  end function;

  function to_word(value : start_draw_func0_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0 downto 0) := value.MODE;
    return word;
  end function;

  function to_vsh_outmap_total1(word : std_logic_vector(31 downto 0)) return vsh_outmap_total1_t is
    variable value : vsh_outmap_total1_t;
  begin
    value.COUNT_MINUS_1 := word(3 downto 0);
    return value;
  end function;

  function to_word(value : vsh_outmap_total1_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(3 downto 0) := value.COUNT_MINUS_1;
    return word;
  end function;

  function to_vsh_outmap_total2(word : std_logic_vector(31 downto 0)) return vsh_outmap_total2_t is
    variable value : vsh_outmap_total2_t;
  begin
    value.COUNT_MINUS_1 := word(3 downto 0);
    return value;
  end function;

  function to_word(value : vsh_outmap_total2_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(3 downto 0) := value.COUNT_MINUS_1;
    return word;
  end function;

  function to_gsh_misc0(word : std_logic_vector(31 downto 0)) return gsh_misc0_t is
    variable value : gsh_misc0_t;
  begin
    value.UNKNOWN_24 := word(24);
    value.START := word(22 downto 16);
    value.STRIDE_MINUS_1 := word(15 downto 12);
    value.VERTICES_MINUS_1 := word(11 downto 8);
    value.MODE := word(1 downto 0);
    return value;
  end function;

  function to_word(value : gsh_misc0_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(24) := value.UNKNOWN_24;
    word(22 downto 16) := value.START;
    word(15 downto 12) := value.STRIDE_MINUS_1;
    word(11 downto 8) := value.VERTICES_MINUS_1;
    word(1 downto 0) := value.MODE;
    return word;
  end function;

  function to_geostage_config2(word : std_logic_vector(31 downto 0)) return geostage_config2_t is
    variable value : geostage_config2_t;
  begin
    value.TRIANGLE_ELEMENTS := word(8);
    value.ARRAYS_OR_IMMEDIATE := word(0);
    return value;
  end function;

  function to_word(value : geostage_config2_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(8) := value.TRIANGLE_ELEMENTS;
    word(0) := value.ARRAYS_OR_IMMEDIATE;
    return word;
  end function;

  function to_gsh_misc1(word : std_logic_vector(31 downto 0)) return gsh_misc1_t is
    variable value : gsh_misc1_t;
  begin
    value.MAIN_VERTICES_MINUS_1 := word(4 downto 0);
    return value;
  end function;

  function to_word(value : gsh_misc1_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(4 downto 0) := value.MAIN_VERTICES_MINUS_1;
    return word;
  end function;

  function to_unknown_0255(word : std_logic_vector(31 downto 0)) return unknown_0255_t is
    variable value : unknown_0255_t;
  begin
    value.UNKNOWN := word(0);
    return value;
  end function;

  function to_word(value : unknown_0255_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.UNKNOWN;
    return word;
  end function;

  function to_primitive_config(word : std_logic_vector(31 downto 0)) return primitive_config_t is
    variable value : primitive_config_t;
  begin
    value.UNKNOWN_16 := word(16);
    value.MODE := word(9 downto 8);
    value.COUNT_MINUS_1 := word(3 downto 0);
    return value;
  end function;

  function to_word(value : primitive_config_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(16) := value.UNKNOWN_16;
    word(9 downto 8) := value.MODE;
    word(3 downto 0) := value.COUNT_MINUS_1;
    return word;
  end function;

  function to_restart_primitive(word : std_logic_vector(31 downto 0)) return restart_primitive_t is
    variable value : restart_primitive_t;
  begin
    value.UNKNOWN := word(31 downto 0);
    return value;
  end function;

  function to_word(value : restart_primitive_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.UNKNOWN;
    return word;
  end function;

  function GPUREG_SH_BOOLUNIFORM(n : natural) return natural is
  begin
return 16#0280# + 16#30# * n;
  end function;

  function to_sh_booluniform(word : std_logic_vector(31 downto 0)) return sh_booluniform_t is
    variable value : sh_booluniform_t;
  begin
    value.UNKNOWN_16 := word(27 downto 16);
    value.B15 := word(15);
    value.B14 := word(14);
    value.B13 := word(13);
    value.B12 := word(12);
    value.B11 := word(11);
    value.B10 := word(10);
    value.B9 := word(9);
    value.B8 := word(8);
    value.B7 := word(7);
    value.B6 := word(6);
    value.B5 := word(5);
    value.B4 := word(4);
    value.B3 := word(3);
    value.B2 := word(2);
    value.B1 := word(1);
    value.B0 := word(0);
    return value;
  end function;

  function to_word(value : sh_booluniform_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(27 downto 16) := value.UNKNOWN_16;
    word(15) := value.B15;
    word(14) := value.B14;
    word(13) := value.B13;
    word(12) := value.B12;
    word(11) := value.B11;
    word(10) := value.B10;
    word(9) := value.B9;
    word(8) := value.B8;
    word(7) := value.B7;
    word(6) := value.B6;
    word(5) := value.B5;
    word(4) := value.B4;
    word(3) := value.B3;
    word(2) := value.B2;
    word(1) := value.B1;
    word(0) := value.B0;
    return word;
  end function;

  function GPUREG_SH_INTUNIFORM_I0(n : natural) return natural is
  begin
return 16#0281# + 16#30# * n;
  end function;

  function GPUREG_SH_INTUNIFORM_I1(n : natural) return natural is
  begin
return 16#0282# + 16#30# * n;
  end function;

  function GPUREG_SH_INTUNIFORM_I2(n : natural) return natural is
  begin
return 16#0283# + 16#30# * n;
  end function;

  function GPUREG_SH_INTUNIFORM_I3(n : natural) return natural is
  begin
return 16#0284# + 16#30# * n;
  end function;

  function to_sh_intuniform_i0(word : std_logic_vector(31 downto 0)) return sh_intuniform_i0_t is
    variable value : sh_intuniform_i0_t;
  begin
    value.Z := word(23 downto 16);
    value.Y := word(15 downto 8);
    value.X := word(7 downto 0);
    return value;
  end function;

  function to_word(value : sh_intuniform_i0_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(23 downto 16) := value.Z;
    word(15 downto 8) := value.Y;
    word(7 downto 0) := value.X;
    return word;
  end function;

  function GPUREG_SH_INPUTBUFFER_CONFIG(n : natural) return natural is
  begin
return 16#0289# + 16#30# * n;
  end function;

  function to_sh_inputbuffer_config(word : std_logic_vector(31 downto 0)) return sh_inputbuffer_config_t is
    variable value : sh_inputbuffer_config_t;
  begin
    value.MODE := word(31 downto 24);
    value.INPUT_TO_UNIFORMS := word(8);
    value.COUNT_MINUS_1 := word(3 downto 0);
    return value;
  end function;

  function to_word(value : sh_inputbuffer_config_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 24) := value.MODE;
    word(8) := value.INPUT_TO_UNIFORMS;
    word(3 downto 0) := value.COUNT_MINUS_1;
    return word;
  end function;

  function GPUREG_SH_ENTRYPOINT(n : natural) return natural is
  begin
return 16#028A# + 16#30# * n;
  end function;

  function to_sh_entrypoint(word : std_logic_vector(31 downto 0)) return sh_entrypoint_t is
    variable value : sh_entrypoint_t;
  begin
    value.UNKNOWN_16 := word(27 downto 16);
    value.ADDRESS := word(11 downto 0);
    return value;
  end function;

  function to_word(value : sh_entrypoint_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(27 downto 16) := value.UNKNOWN_16;
    word(11 downto 0) := value.ADDRESS;
    return word;
  end function;

  function GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW(n : natural) return natural is
  begin
return 16#028B# + 16#30# * n;
  end function;

  function to_sh_attributes_permutation_low(word : std_logic_vector(31 downto 0)) return sh_attributes_permutation_low_t is
    variable value : sh_attributes_permutation_low_t;
  begin
    value.ATTRIBUTE7 := word(31 downto 28);
    value.ATTRIBUTE6 := word(27 downto 24);
    value.ATTRIBUTE5 := word(23 downto 20);
    value.ATTRIBUTE4 := word(19 downto 16);
    value.ATTRIBUTE3 := word(15 downto 12);
    value.ATTRIBUTE2 := word(11 downto 8);
    value.ATTRIBUTE1 := word(7 downto 4);
    value.ATTRIBUTE0 := word(3 downto 0);
    return value;
  end function;

  function to_word(value : sh_attributes_permutation_low_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 28) := value.ATTRIBUTE7;
    word(27 downto 24) := value.ATTRIBUTE6;
    word(23 downto 20) := value.ATTRIBUTE5;
    word(19 downto 16) := value.ATTRIBUTE4;
    word(15 downto 12) := value.ATTRIBUTE3;
    word(11 downto 8) := value.ATTRIBUTE2;
    word(7 downto 4) := value.ATTRIBUTE1;
    word(3 downto 0) := value.ATTRIBUTE0;
    return word;
  end function;

  function GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH(n : natural) return natural is
  begin
return 16#028C# + 16#30# * n;
  end function;

  function to_sh_attributes_permutation_high(word : std_logic_vector(31 downto 0)) return sh_attributes_permutation_high_t is
    variable value : sh_attributes_permutation_high_t;
  begin
    value.ATTRIBUTE15 := word(31 downto 28);
    value.ATTRIBUTE14 := word(27 downto 24);
    value.ATTRIBUTE13 := word(23 downto 20);
    value.ATTRIBUTE12 := word(19 downto 16);
    value.ATTRIBUTE11 := word(15 downto 12);
    value.ATTRIBUTE10 := word(11 downto 8);
    value.ATTRIBUTE9 := word(7 downto 4);
    value.ATTRIBUTE8 := word(3 downto 0);
    return value;
  end function;

  function to_word(value : sh_attributes_permutation_high_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 28) := value.ATTRIBUTE15;
    word(27 downto 24) := value.ATTRIBUTE14;
    word(23 downto 20) := value.ATTRIBUTE13;
    word(19 downto 16) := value.ATTRIBUTE12;
    word(15 downto 12) := value.ATTRIBUTE11;
    word(11 downto 8) := value.ATTRIBUTE10;
    word(7 downto 4) := value.ATTRIBUTE9;
    word(3 downto 0) := value.ATTRIBUTE8;
    return word;
  end function;

  function GPUREG_SH_OUTMAP_MASK(n : natural) return natural is
  begin
return 16#028D# + 16#30# * n;
  end function;

  function to_sh_outmap_mask(word : std_logic_vector(31 downto 0)) return sh_outmap_mask_t is
    variable value : sh_outmap_mask_t;
  begin
    value.UNKNOWN_16 := word(26 downto 16);
    value.O15 := word(15);
    value.O14 := word(14);
    value.O13 := word(13);
    value.O12 := word(12);
    value.O11 := word(11);
    value.O10 := word(10);
    value.O9 := word(9);
    value.O8 := word(8);
    value.O7 := word(7);
    value.O6 := word(6);
    value.O5 := word(5);
    value.O4 := word(4);
    value.O3 := word(3);
    value.O2 := word(2);
    value.O1 := word(1);
    value.O0 := word(0);
    return value;
  end function;

  function to_word(value : sh_outmap_mask_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(26 downto 16) := value.UNKNOWN_16;
    word(15) := value.O15;
    word(14) := value.O14;
    word(13) := value.O13;
    word(12) := value.O12;
    word(11) := value.O11;
    word(10) := value.O10;
    word(9) := value.O9;
    word(8) := value.O8;
    word(7) := value.O7;
    word(6) := value.O6;
    word(5) := value.O5;
    word(4) := value.O4;
    word(3) := value.O3;
    word(2) := value.O2;
    word(1) := value.O1;
    word(0) := value.O0;
    return word;
  end function;

  function GPUREG_SH_CODETRANSFER_END(n : natural) return natural is
  begin
return 16#028F# + 16#30# * n;
  end function;

  function GPUREG_SH_FLOATUNIFORM_INDEX(n : natural) return natural is
  begin
return 16#0290# + 16#30# * n;
  end function;

  function to_sh_floatuniform_index(word : std_logic_vector(31 downto 0)) return sh_floatuniform_index_t is
    variable value : sh_floatuniform_index_t;
  begin
    value.TRANSFER_MODE := word(31 downto 31);
    value.INDEX := word(7 downto 0);
    return value;
  end function;

  function to_word(value : sh_floatuniform_index_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 31) := value.TRANSFER_MODE;
    word(7 downto 0) := value.INDEX;
    return word;
  end function;

  function GPUREG_SH_FLOATUNIFORM_DATA(n : natural) return natural is
  begin
return 16#0291# + 16#30# * n;
  end function;

  function to_sh_floatuniform_data(word : std_logic_vector(31 downto 0)) return sh_floatuniform_data_t is
    variable value : sh_floatuniform_data_t;
  begin
    value.DATA := word(31 downto 0);
    return value;
  end function;

  function to_word(value : sh_floatuniform_data_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.DATA;
    return word;
  end function;

  function GPUREG_SH_CODETRANSFER_INDEX(n : natural) return natural is
  begin
return 16#029B# + 16#30# * n;
  end function;

  function to_sh_codetransfer_index(word : std_logic_vector(31 downto 0)) return sh_codetransfer_index_t is
    variable value : sh_codetransfer_index_t;
  begin
    value.INDEX := word(11 downto 0);
    return value;
  end function;

  function to_word(value : sh_codetransfer_index_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(11 downto 0) := value.INDEX;
    return word;
  end function;

  function GPUREG_SH_CODETRANSFER_DATA(n : natural) return natural is
  begin
return 16#029C# + 16#30# * n;
  end function;

  function to_sh_codetransfer_data(word : std_logic_vector(31 downto 0)) return sh_codetransfer_data_t is
    variable value : sh_codetransfer_data_t;
  begin
    value.DATA := word(31 downto 0);
    return value;
  end function;

  function to_word(value : sh_codetransfer_data_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.DATA;
    return word;
  end function;

  function GPUREG_SH_OPDESCS_INDEX(n : natural) return natural is
  begin
return 16#02A5# + 16#30# * n;
  end function;

  function to_sh_opdescs_index(word : std_logic_vector(31 downto 0)) return sh_opdescs_index_t is
    variable value : sh_opdescs_index_t;
  begin
    value.INDEX := word(11 downto 0);
    return value;
  end function;

  function to_word(value : sh_opdescs_index_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(11 downto 0) := value.INDEX;
    return word;
  end function;

  function GPUREG_SH_OPDESCS_DATA(n : natural) return natural is
  begin
return 16#02A6# + 16#30# * n;
  end function;

  function to_sh_opdescs_data(word : std_logic_vector(31 downto 0)) return sh_opdescs_data_t is
    variable value : sh_opdescs_data_t;
  begin
    value.DATA := word(31 downto 0);
    return value;
  end function;

  function to_word(value : sh_opdescs_data_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.DATA;
    return word;
  end function;

end package body;
