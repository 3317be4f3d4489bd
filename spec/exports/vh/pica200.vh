// PICA200 internal registers: register ids, fields and enumerators.
//
// Generated from the register specification (description version 1). Do not edit.
//
// Registers of the 3D core, written by GPU command lists and, at their CPU addresses, by the
// ARM11. Register 0x000 is at physical address 0x10401000; each register is one 32-bit word.
// Source: 3dbrew IR-2014; 3dbrew IR-2015; 3dbrew CMD; GBATEK;
// docs/hardware/registers.md#miscellaneous
//
// Verilog-2001. Everything is a text macro: `include it at file level or inside a module, once or in every file. (A
// localparam would exist only in the module that comes first: the include guard hides it from the next.)
//
// A register is named by its 16-bit id. X(n) is element n of an array, 0 <= n < X_COUNT, n being a literal, a genvar or
// 16 bits wide. A field has X_LSB, X_WIDTH and X_BITS, the range for a part-select: word[`X_BITS]; fields of a
// multi-word entry also have X_WORD, the word they are in. Enumerators are as wide as the fields that hold them.
//
`ifndef PICA200_VH
`define PICA200_VH

// Physical address of id 0, and bytes from one id to the next.
`define PICA200_CPU_BASE                                         32'h10401000
`define PICA200_CPU_STRIDE                                       4

// AttributeComponent: What stands at a place of a vertex in an attribute buffer. [DOC:
// geometry#vertex-arrays]
// Attribute 0.
`define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE0                      4'd0
// Attribute 1.
`define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE1                      4'd1
// Attribute 2.
`define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE2                      4'd2
// Attribute 3.
`define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE3                      4'd3
// Attribute 4.
`define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE4                      4'd4
// Attribute 5.
`define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE5                      4'd5
// Attribute 6.
`define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE6                      4'd6
// Attribute 7.
`define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE7                      4'd7
// Attribute 8.
`define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE8                      4'd8
// Attribute 9.
`define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE9                      4'd9
// Attribute 10.
`define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE10                     4'd10
// Attribute 11.
`define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE11                     4'd11
// Align to 4 and skip 4 bytes. [HW]
`define PICA_ATTRIBUTE_COMPONENT_PAD4                            4'd12
// Align to 4 and skip 8 bytes. [HW]
`define PICA_ATTRIBUTE_COMPONENT_PAD8                            4'd13
// Align to 4 and skip 12 bytes. [HW]
`define PICA_ATTRIBUTE_COMPONENT_PAD12                           4'd14
// Align to 4 and skip 16 bytes. [HW]
`define PICA_ATTRIBUTE_COMPONENT_PAD16                           4'd15

// AttributeSize: Number of elements of a vertex attribute in memory. Missing y and z are 0, missing w
// is 1. [DOC: geometry#vertex-arrays]
// One element.
`define PICA_ATTRIBUTE_SIZE_X                                    2'd0
// Two elements.
`define PICA_ATTRIBUTE_SIZE_XY                                   2'd1
// Three elements.
`define PICA_ATTRIBUTE_SIZE_XYZ                                  2'd2
// Four elements.
`define PICA_ATTRIBUTE_SIZE_XYZW                                 2'd3

// AttributeType: Element type of a vertex attribute in memory. Integers become their own value as a
// float. [DOC: geometry#vertex-arrays]
// Signed byte.
`define PICA_ATTRIBUTE_TYPE_S8                                   2'd0
// Unsigned byte.
`define PICA_ATTRIBUTE_TYPE_U8                                   2'd1
// Signed 16-bit number, little-endian.
`define PICA_ATTRIBUTE_TYPE_S16                                  2'd2
// IEEE single, little-endian.
`define PICA_ATTRIBUTE_TYPE_F32                                  2'd3

// BlendEquation: Combination of the weighted source s and the weighted destination d, limited to 0 to
// 255. [HW: framebuffer#blending-and-logic-operation]
// Also 5-7. s + d. Codes 5 to 7 mean the same, measured in citra #2658.
`define PICA_BLEND_EQUATION_ADD                                  3'd0
// s - d.
`define PICA_BLEND_EQUATION_SUBTRACT                             3'd1
// d - s.
`define PICA_BLEND_EQUATION_REVERSE_SUBTRACT                     3'd2
// Smaller of s and d; the factors do count, citra #2684.
`define PICA_BLEND_EQUATION_MIN                                  3'd3
// Larger of s and d; the factors do count, citra #2684.
`define PICA_BLEND_EQUATION_MAX                                  3'd4

// BlendFactor: Weight in blending, of 0 to 1. In an alpha equation the colours stand for their alpha.
// [DOC: framebuffer#blending-and-logic-operation]
// Other codes act as PICA_BLEND_FACTOR_SRC_COLOR.
// 0.
`define PICA_BLEND_FACTOR_ZERO                                   4'd0
// 1.
`define PICA_BLEND_FACTOR_ONE                                    4'd1
// Source colour. Code 15, which nobody has described, acts like this in Azahar.
`define PICA_BLEND_FACTOR_SRC_COLOR                              4'd2
// 1 - source colour.
`define PICA_BLEND_FACTOR_ONE_MINUS_SRC_COLOR                    4'd3
// Destination colour.
`define PICA_BLEND_FACTOR_DST_COLOR                              4'd4
// 1 - destination colour.
`define PICA_BLEND_FACTOR_ONE_MINUS_DST_COLOR                    4'd5
// Source alpha.
`define PICA_BLEND_FACTOR_SRC_ALPHA                              4'd6
// 1 - source alpha.
`define PICA_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA                    4'd7
// Destination alpha.
`define PICA_BLEND_FACTOR_DST_ALPHA                              4'd8
// 1 - destination alpha.
`define PICA_BLEND_FACTOR_ONE_MINUS_DST_ALPHA                    4'd9
// BLEND_COLOR.
`define PICA_BLEND_FACTOR_CONSTANT_COLOR                         4'd10
// 1 - BLEND_COLOR.
`define PICA_BLEND_FACTOR_ONE_MINUS_CONSTANT_COLOR               4'd11
// Alpha of BLEND_COLOR.
`define PICA_BLEND_FACTOR_CONSTANT_ALPHA                         4'd12
// 1 - alpha of BLEND_COLOR.
`define PICA_BLEND_FACTOR_ONE_MINUS_CONSTANT_ALPHA               4'd13
// Smaller of source alpha and 1 - destination alpha; in an alpha equation 1.
`define PICA_BLEND_FACTOR_SRC_ALPHA_SATURATE                     4'd14

// BlendMode: How a fragment's colour and the stored one are combined. [DOC:
// framebuffer#blending-and-logic-operation]
// By LOGIC_OP, bit for bit.
`define PICA_BLEND_MODE_LOGIC_OP                                 1'd0
// By BLEND_FUNC.
`define PICA_BLEND_MODE_BLEND                                    1'd1

// BlockSize: Order of pixels in the colour and depth buffers. [DOC: framebuffer#addressing]
// Rows of 8x8 tiles in Morton order.
`define PICA_BLOCK_SIZE_BLOCK_8X8                                1'd0
// Rows of 32x32 blocks; the order of the 8x8 tiles in a block is not settled.
`define PICA_BLOCK_SIZE_BLOCK_32X32                              1'd1

// ColorAccess: Whether the colour buffer is accessed. Documents give one bit per channel; on a console
// any of them enables all channels. [HW: framebuffer#addressing; citra #1624]
// No access.
`define PICA_COLOR_ACCESS_DISABLED                               4'd0
// Also 1-14. Access to all channels; any non-zero code means the same.
`define PICA_COLOR_ACCESS_ENABLED                                4'd15

// ColorFormat: Layout of the colour buffer; byte 0 is at the lowest address, 16-bit pixels are
// little-endian. [DOC: framebuffer#addressing]
// Nothing is known about other codes.
// Bytes A, B, G, R; also pairs of gas densities.
`define PICA_COLOR_FORMAT_RGBA8                                  3'd0
// Bytes B, G, R; only in documents up to 2015 and in emulators.
`define PICA_COLOR_FORMAT_RGB8                                   3'd1
// R 15-11, G 10-6, B 5-1, A 0.
`define PICA_COLOR_FORMAT_RGB5A1                                 3'd2
// R 15-11, G 10-5, B 4-0.
`define PICA_COLOR_FORMAT_RGB565                                 3'd3
// R 15-12, G 11-8, B 7-4, A 3-0.
`define PICA_COLOR_FORMAT_RGBA4                                  3'd4

// CombinerAlphaOperand: What a combiner takes from a source for its alpha. [DOC: fragment#stages]
// Alpha.
`define PICA_COMBINER_ALPHA_OPERAND_SRC_ALPHA                    3'd0
// 255 - alpha.
`define PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_ALPHA          3'd1
// Red.
`define PICA_COMBINER_ALPHA_OPERAND_SRC_R                        3'd2
// 255 - red.
`define PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_R              3'd3
// Green.
`define PICA_COMBINER_ALPHA_OPERAND_SRC_G                        3'd4
// 255 - green.
`define PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_G              3'd5
// Blue.
`define PICA_COMBINER_ALPHA_OPERAND_SRC_B                        3'd6
// 255 - blue.
`define PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_B              3'd7

// CombinerColorOperand: What a combiner takes from a source for its red, green and blue. [DOC:
// fragment#stages]
// Other codes act as PICA_COMBINER_COLOR_OPERAND_SRC_COLOR.
// Also 6, 7, 10, 11. Colour; 6, 7, 10 and 11 mean the same. The model lets 14 and 15, which nobody has
// described, act like this.
`define PICA_COMBINER_COLOR_OPERAND_SRC_COLOR                    4'd0
// 255 - colour.
`define PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_COLOR          4'd1
// Alpha in all three channels.
`define PICA_COMBINER_COLOR_OPERAND_SRC_ALPHA                    4'd2
// 255 - alpha in all three channels.
`define PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_ALPHA          4'd3
// Red in all three channels.
`define PICA_COMBINER_COLOR_OPERAND_SRC_R                        4'd4
// 255 - red in all three channels.
`define PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_R              4'd5
// Green in all three channels.
`define PICA_COMBINER_COLOR_OPERAND_SRC_G                        4'd8
// 255 - green in all three channels.
`define PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_G              4'd9
// Blue in all three channels.
`define PICA_COMBINER_COLOR_OPERAND_SRC_B                        4'd12
// 255 - blue in all three channels.
`define PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_B              4'd13

// CombinerOperation: Operation of a combiner stage; every result is limited to 0 to 255 before the
// scale. [EMU: fragment#combiner-operations]
// Other codes act as PICA_COMBINER_OPERATION_REPLACE.
// a. The model lets codes 10 to 15, which nobody has described, act like this.
`define PICA_COMBINER_OPERATION_REPLACE                          4'd0
// floor(a * b / 255).
`define PICA_COMBINER_OPERATION_MODULATE                         4'd1
// a + b.
`define PICA_COMBINER_OPERATION_ADD                              4'd2
// a + b - 128.
`define PICA_COMBINER_OPERATION_ADD_SIGNED                       4'd3
// floor((a * c + b * (255 - c)) / 255).
`define PICA_COMBINER_OPERATION_INTERPOLATE                      4'd4
// a - b.
`define PICA_COMBINER_OPERATION_SUBTRACT                         4'd5
// Sum over red, green and blue of ((2a - 255)(2b - 255) + 128) / 256, in all three channels; a console
// differs by at most 3. As alpha operation it is untested. [HW]
`define PICA_COMBINER_OPERATION_DOT3_RGB                         4'd6
// As DOT3_RGB, with the same result in alpha; the stage's alpha operation is ignored. As alpha
// operation it is untested. [HW]
`define PICA_COMBINER_OPERATION_DOT3_RGBA                        4'd7
// floor((a * b + 255 * c) / 255).
`define PICA_COMBINER_OPERATION_MULTIPLY_THEN_ADD                4'd8
// floor(min(255, a + b) * c / 255).
`define PICA_COMBINER_OPERATION_ADD_THEN_MULTIPLY                4'd9

// CombinerScale: Factor on a combiner result, which is limited to 255 again. [DOC: fragment#scale]
// Other codes act as PICA_COMBINER_SCALE_X1.
// 1. Code 3, which nobody has described, acts like this in Azahar.
`define PICA_COMBINER_SCALE_X1                                   2'd0
// 2.
`define PICA_COMBINER_SCALE_X2                                   2'd1
// 4.
`define PICA_COMBINER_SCALE_X4                                   2'd2

// CombinerSource: Colour that a combiner stage takes. [DOC: fragment#stages]
// Interpolated vertex colour.
`define PICA_COMBINER_SOURCE_PRIMARY_COLOR                       4'd0
// Diffuse and ambient result of fragment lighting.
`define PICA_COMBINER_SOURCE_FRAGMENT_PRIMARY_COLOR              4'd1
// Specular result of fragment lighting.
`define PICA_COMBINER_SOURCE_FRAGMENT_SECONDARY_COLOR            4'd2
// Texture unit 0.
`define PICA_COMBINER_SOURCE_TEXTURE0                            4'd3
// Texture unit 1.
`define PICA_COMBINER_SOURCE_TEXTURE1                            4'd4
// Texture unit 2.
`define PICA_COMBINER_SOURCE_TEXTURE2                            4'd5
// Procedural texture.
`define PICA_COMBINER_SOURCE_TEXTURE3                            4'd6
// Also 8-12. 0 on stage 0, as CMD-2015 saw it; other stages are untested.
`define PICA_COMBINER_SOURCE_ZERO                                4'd7
// Combiner buffer; 0 on stage 0, measured in citra #6921.
`define PICA_COMBINER_SOURCE_PREVIOUS_BUFFER                     4'd13
// Constant colour of the stage.
`define PICA_COMBINER_SOURCE_CONSTANT                            4'd14
// Result of the stage before; the primary colour on stage 0, measured in citra #6921.
`define PICA_COMBINER_SOURCE_PREVIOUS                            4'd15

// CompareFunction: Condition of the alpha, stencil and depth tests. A fragment passes if the first
// value stands in this relation to the second one. [DOC: framebuffer#alpha-test]
// Never.
`define PICA_COMPARE_FUNCTION_NEVER                              3'd0
// Always.
`define PICA_COMPARE_FUNCTION_ALWAYS                             3'd1
// Equal.
`define PICA_COMPARE_FUNCTION_EQUAL                              3'd2
// Not equal.
`define PICA_COMPARE_FUNCTION_NOTEQUAL                           3'd3
// Less than.
`define PICA_COMPARE_FUNCTION_LESS                               3'd4
// Less than or equal.
`define PICA_COMPARE_FUNCTION_LEQUAL                             3'd5
// Greater than.
`define PICA_COMPARE_FUNCTION_GREATER                            3'd6
// Greater than or equal.
`define PICA_COMPARE_FUNCTION_GEQUAL                             3'd7

// CullMode: Which triangles are removed, by their orientation in register coordinates (y up). [HW:
// raster#culling]
// Also 3. Everything is drawn; code 3 means the same.
`define PICA_CULL_MODE_NONE                                      2'd0
// Front faces (counter-clockwise) are removed.
`define PICA_CULL_MODE_FRONT_CCW                                 2'd1
// Back faces (clockwise) are removed.
`define PICA_CULL_MODE_BACK_CCW                                  2'd2

// DepthFormat: Layout of the depth buffer. [DOC: framebuffer#addressing]
// 16 bits of depth, little-endian.
`define PICA_DEPTH_FORMAT_D16                                    2'd0
// No format; said to hang the GPU.
`define PICA_DEPTH_FORMAT_UNUSED                                 2'd1
// 24 bits of depth in 3 bytes, little-endian.
`define PICA_DEPTH_FORMAT_D24                                    2'd2
// 24 bits of depth in bytes 0-2, stencil in byte 3.
`define PICA_DEPTH_FORMAT_D24S8                                  2'd3

// DepthMapMode: What the depth buffer holds. [HW: raster#depth-map]
// depth = z * scale + offset * w.
`define PICA_DEPTH_MAP_MODE_W_BUFFER                             1'd0
// depth = (z / w) * scale + offset.
`define PICA_DEPTH_MAP_MODE_Z_BUFFER                             1'd1

// DepthStencilAccess: Whether the depth buffer is accessed. Documents give bit 0 to stencil and bit 1
// to depth; on a console either enables both. [HW: framebuffer#addressing; citra #1624]
// No access.
`define PICA_DEPTH_STENCIL_ACCESS_DISABLED                       2'd0
// Also 1, 2. Access to depth and stencil; any non-zero code means the same.
`define PICA_DEPTH_STENCIL_ACCESS_ENABLED                        2'd3

// EarlyDepthFunction: Comparison of the early depth test. [DOC: raster#early-depth]
// Greater than or equal.
`define PICA_EARLY_DEPTH_FUNCTION_GEQUAL                         2'd0
// Greater than.
`define PICA_EARLY_DEPTH_FUNCTION_GREATER                        2'd1
// Less than or equal.
`define PICA_EARLY_DEPTH_FUNCTION_LEQUAL                         2'd2
// Less than.
`define PICA_EARLY_DEPTH_FUNCTION_LESS                           2'd3

// FixedAttributeIndex: Where the vectors written to FIXEDATTRIB_DATA go. [DOC:
// geometry#fixed-attributes-and-immediate-mode]
// Fixed attribute 0.
`define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE0                    4'd0
// Fixed attribute 1.
`define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE1                    4'd1
// Fixed attribute 2.
`define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE2                    4'd2
// Fixed attribute 3.
`define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE3                    4'd3
// Fixed attribute 4.
`define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE4                    4'd4
// Fixed attribute 5.
`define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE5                    4'd5
// Fixed attribute 6.
`define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE6                    4'd6
// Fixed attribute 7.
`define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE7                    4'd7
// Fixed attribute 8.
`define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE8                    4'd8
// Fixed attribute 9.
`define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE9                    4'd9
// Fixed attribute 10.
`define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE10                   4'd10
// Fixed attribute 11.
`define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE11                   4'd11
// Stored as fixed attribute 12. [EMU-Azahar]
`define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE12                   4'd12
// Stored as fixed attribute 13. [EMU-Azahar]
`define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE13                   4'd13
// Stored as fixed attribute 14. [EMU-Azahar]
`define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE14                   4'd14
// Immediate mode: each vector is the next attribute of the current vertex. [HW]
`define PICA_FIXED_ATTRIBUTE_INDEX_IMMEDIATE                     4'd15

// FogMode: What happens to the colour after the combiners. [DOC: fragment#fog]
// Nothing is known about other codes.
// Nothing.
`define PICA_FOG_MODE_DISABLED                                   3'd0
// Mix with the fog colour by depth.
`define PICA_FOG_MODE_FOG                                        3'd5
// Gas shading.
`define PICA_FOG_MODE_GAS                                        3'd7

// FragmentMode: What fragments are used for. [DOC: fragment#gas; framebuffer#shadow; 3dbrew IR-2024]
// Nothing is known about other codes.
// Drawing.
`define PICA_FRAGMENT_MODE_DEFAULT                               2'd0
// Accumulation of gas density.
`define PICA_FRAGMENT_MODE_GAS                                   2'd1
// Writing of a shadow map: depth and density instead of colour; no alpha test, fog, stencil test or
// blending.
`define PICA_FRAGMENT_MODE_SHADOW                                2'd3

// GasDensitySource: Density that gas shading takes. [DOC: fragment#gas]
// Plain density.
`define PICA_GAS_DENSITY_SOURCE_PLAIN                            1'd0
// Density weighted by depth.
`define PICA_GAS_DENSITY_SOURCE_DEPTH                            1'd1

// GasDepthFunction: Depth function of gas, a summary of the function that the depth test uses. [DOC:
// fragment#gas]
// For NEVER.
`define PICA_GAS_DEPTH_FUNCTION_NEVER                            2'd0
// For ALWAYS.
`define PICA_GAS_DEPTH_FUNCTION_ALWAYS                           2'd1
// For GREATER and GEQUAL.
`define PICA_GAS_DEPTH_FUNCTION_GREATER                          2'd2
// For LESS, LEQUAL, EQUAL and NOTEQUAL.
`define PICA_GAS_DEPTH_FUNCTION_LESS                             2'd3

// GasLutInput: What selects a colour from the gas table. [DOC: fragment#gas]
// Gas density.
`define PICA_GAS_LUT_INPUT_DENSITY                               1'd0
// Light factor.
`define PICA_GAS_LUT_INPUT_LIGHT_FACTOR                          1'd1

// GeometryInputMode: How vertex shader outputs reach the geometry shader. Code 3 is unknown. [DOC:
// geometry#geometry-shader-input]
// Nothing is known about other codes.
// Outputs fill the input registers; the shader runs when all inputs are there.
`define PICA_GEOMETRY_INPUT_MODE_POINT                           2'd0
// Outputs go to c1 and up, the vertex count of the primitive to c0. Element draws only.
`define PICA_GEOMETRY_INPUT_MODE_VARIABLE                        2'd1
// Outputs of a fixed number of vertices go to consecutive c registers.
`define PICA_GEOMETRY_INPUT_MODE_FIXED                           2'd2

// GeometryStageMode: Whether the fourth shader unit runs a geometry shader. Codes 1 and 3 are unknown.
// [DOC: geometry#draws-and-indices; geometry#from-outputs-to-the-assembler]
// Nothing is known about other codes.
// Vertex shader outputs go to primitive assembly.
`define PICA_GEOMETRY_STAGE_MODE_VERTEX_ONLY                     2'd0
// Vertex shader outputs are the input of the geometry shader.
`define PICA_GEOMETRY_STAGE_MODE_GEOMETRY_SHADER                 2'd2

// IndexType: Size of one entry of the index array. [DOC: geometry#draws-and-indices]
// Unsigned byte.
`define PICA_INDEX_TYPE_U8                                       1'd0
// Unsigned 16-bit number, little-endian. Software sets it for array draws too.
`define PICA_INDEX_TYPE_U16                                      1'd1

// LightType: What the position registers of a light hold. [DOC: lighting#vectors; registers#lighting]
// A position in view space; the light vector is position plus view vector.
`define PICA_LIGHT_TYPE_POSITIONAL                               1'd0
// The light vector itself.
`define PICA_LIGHT_TYPE_DIRECTIONAL                              1'd1

// LightingBumpMode: What the bump texture perturbs. [DOC: lighting#vectors; 3dbrew IR-2024]
// Other codes act as PICA_LIGHTING_BUMP_MODE_NONE.
// The interpolated quaternion alone gives normal and tangent. Code 3 is unknown and treated as this
// one.
`define PICA_LIGHTING_BUMP_MODE_NONE                             2'd0
// The texel is the normal in tangent space.
`define PICA_LIGHTING_BUMP_MODE_BUMP_MAP                         2'd1
// The texel is the tangent; the normal stays.
`define PICA_LIGHTING_BUMP_MODE_TANGENT_MAP                      2'd2

// LightingEnvironment: Which look-up tables are available. A table that is not gives 1.0; without RG
// and RB the RR output serves all three channels. [DOC: lighting#tables-by-configuration]
// Other codes act as PICA_LIGHTING_ENVIRONMENT_CONFIG7.
// D0, RR, SP, DA.
`define PICA_LIGHTING_ENVIRONMENT_CONFIG0                        4'd0
// FR, RR, SP, DA.
`define PICA_LIGHTING_ENVIRONMENT_CONFIG1                        4'd1
// D0, D1, RR, DA.
`define PICA_LIGHTING_ENVIRONMENT_CONFIG2                        4'd2
// D0, D1, FR, DA.
`define PICA_LIGHTING_ENVIRONMENT_CONFIG3                        4'd3
// All but FR.
`define PICA_LIGHTING_ENVIRONMENT_CONFIG4                        4'd4
// All but D1.
`define PICA_LIGHTING_ENVIRONMENT_CONFIG5                        4'd5
// All but RG and RB.
`define PICA_LIGHTING_ENVIRONMENT_CONFIG6                        4'd6
// All, and LUT input COS_PHI works. Codes 7 and 9-15 are unknown and treated as this one.
`define PICA_LIGHTING_ENVIRONMENT_CONFIG7                        4'd8

// LightingFresnel: Which fragment alpha takes the Fresnel table's value of the last light. Bit 0 is
// primary, bit 1 secondary. [DOC: lighting#equation-per-light; 3dbrew IR-2024]
// Both alphas are 1.
`define PICA_LIGHTING_FRESNEL_NONE                               2'd0
// Primary alpha.
`define PICA_LIGHTING_FRESNEL_PRIMARY_ALPHA                      2'd1
// Secondary alpha.
`define PICA_LIGHTING_FRESNEL_SECONDARY_ALPHA                    2'd2
// Primary and secondary alpha.
`define PICA_LIGHTING_FRESNEL_BOTH_ALPHAS                        2'd3

// LightingLut: Look-up table that a transfer fills. Numbers 2, 7 and 24-31 are unknown; writes to them
// are ignored. [DOC: lighting#table-lookup]
// Nothing is known about other codes.
// Distribution of specular term 0.
`define PICA_LIGHTING_LUT_D0                                     5'd0
// Distribution of specular term 1.
`define PICA_LIGHTING_LUT_D1                                     5'd1
// Fresnel factor.
`define PICA_LIGHTING_LUT_FR                                     5'd3
// Reflection of specular term 1, blue.
`define PICA_LIGHTING_LUT_RB                                     5'd4
// Reflection of specular term 1, green.
`define PICA_LIGHTING_LUT_RG                                     5'd5
// Reflection of specular term 1, red.
`define PICA_LIGHTING_LUT_RR                                     5'd6
// Spot factor of light 0.
`define PICA_LIGHTING_LUT_SP0                                    5'd8
// Spot factor of light 1.
`define PICA_LIGHTING_LUT_SP1                                    5'd9
// Spot factor of light 2.
`define PICA_LIGHTING_LUT_SP2                                    5'd10
// Spot factor of light 3.
`define PICA_LIGHTING_LUT_SP3                                    5'd11
// Spot factor of light 4.
`define PICA_LIGHTING_LUT_SP4                                    5'd12
// Spot factor of light 5.
`define PICA_LIGHTING_LUT_SP5                                    5'd13
// Spot factor of light 6.
`define PICA_LIGHTING_LUT_SP6                                    5'd14
// Spot factor of light 7.
`define PICA_LIGHTING_LUT_SP7                                    5'd15
// Distance attenuation of light 0.
`define PICA_LIGHTING_LUT_DA0                                    5'd16
// Distance attenuation of light 1.
`define PICA_LIGHTING_LUT_DA1                                    5'd17
// Distance attenuation of light 2.
`define PICA_LIGHTING_LUT_DA2                                    5'd18
// Distance attenuation of light 3.
`define PICA_LIGHTING_LUT_DA3                                    5'd19
// Distance attenuation of light 4.
`define PICA_LIGHTING_LUT_DA4                                    5'd20
// Distance attenuation of light 5.
`define PICA_LIGHTING_LUT_DA5                                    5'd21
// Distance attenuation of light 6.
`define PICA_LIGHTING_LUT_DA6                                    5'd22
// Distance attenuation of light 7.
`define PICA_LIGHTING_LUT_DA7                                    5'd23

// LightingLutInput: Dot product that indexes a table. N normal, T tangent, V view vector, L light
// vector, H half vector, S spot direction as programmed; all unit length but H and S. Codes 6 and 7
// are unknown; the model reads them as 0. [EMU: lighting#table-inputs]
// Nothing is known about other codes.
// N.H with H normalised.
`define PICA_LIGHTING_LUT_INPUT_NORMAL_HALF                      3'd0
// V.H with H normalised.
`define PICA_LIGHTING_LUT_INPUT_VIEW_HALF                        3'd1
// N.V.
`define PICA_LIGHTING_LUT_INPUT_NORMAL_VIEW                      3'd2
// L.N.
`define PICA_LIGHTING_LUT_INPUT_LIGHT_NORMAL                     3'd3
// L.S; software negates S beforehand.
`define PICA_LIGHTING_LUT_INPUT_LIGHT_SPOT                       3'd4
// (H - N(N.H)).T with H normalised; the projection is not. 0 unless the environment is CONFIG7.
`define PICA_LIGHTING_LUT_INPUT_COS_PHI                          3'd5

// LightingLutScale: Factor on the output of a table. Codes 4 and 5 are unknown; Azahar gives 0. [DOC:
// lighting#table-lookup]
// Nothing is known about other codes.
// Times 1.
`define PICA_LIGHTING_LUT_SCALE_X1                               3'd0
// Times 2.
`define PICA_LIGHTING_LUT_SCALE_X2                               3'd1
// Times 4.
`define PICA_LIGHTING_LUT_SCALE_X4                               3'd2
// Times 8.
`define PICA_LIGHTING_LUT_SCALE_X8                               3'd3
// Times 1/4.
`define PICA_LIGHTING_LUT_SCALE_QUARTER                          3'd6
// Times 1/2.
`define PICA_LIGHTING_LUT_SCALE_HALF                             3'd7

// LogicOperation: Bitwise operation on source s and destination d. [DOC:
// framebuffer#blending-and-logic-operation]
// All bits 0.
`define PICA_LOGIC_OPERATION_CLEAR                               4'd0
// s and d.
`define PICA_LOGIC_OPERATION_AND                                 4'd1
// s and not d.
`define PICA_LOGIC_OPERATION_AND_REVERSE                         4'd2
// s.
`define PICA_LOGIC_OPERATION_COPY                                4'd3
// All bits 1.
`define PICA_LOGIC_OPERATION_SET                                 4'd4
// Not s.
`define PICA_LOGIC_OPERATION_COPY_INVERTED                       4'd5
// d.
`define PICA_LOGIC_OPERATION_NOOP                                4'd6
// Not d.
`define PICA_LOGIC_OPERATION_INVERT                              4'd7
// Not (s and d).
`define PICA_LOGIC_OPERATION_NAND                                4'd8
// s or d.
`define PICA_LOGIC_OPERATION_OR                                  4'd9
// Not (s or d).
`define PICA_LOGIC_OPERATION_NOR                                 4'd10
// s exclusive-or d.
`define PICA_LOGIC_OPERATION_XOR                                 4'd11
// Not (s exclusive-or d).
`define PICA_LOGIC_OPERATION_EQUIV                               4'd12
// Not s, and d.
`define PICA_LOGIC_OPERATION_AND_INVERTED                        4'd13
// s or not d.
`define PICA_LOGIC_OPERATION_OR_REVERSE                          4'd14
// Not s, or d.
`define PICA_LOGIC_OPERATION_OR_INVERTED                         4'd15

// OutputSemantic: What a component of a shader output means to the rasterizer. [HW: raster#output-map]
// Nothing is known about other codes.
// Clip-space position x.
`define PICA_OUTPUT_SEMANTIC_POSITION_X                          5'd0
// Clip-space position y.
`define PICA_OUTPUT_SEMANTIC_POSITION_Y                          5'd1
// Clip-space position z.
`define PICA_OUTPUT_SEMANTIC_POSITION_Z                          5'd2
// Clip-space position w.
`define PICA_OUTPUT_SEMANTIC_POSITION_W                          5'd3
// Normal quaternion x.
`define PICA_OUTPUT_SEMANTIC_QUATERNION_X                        5'd4
// Normal quaternion y.
`define PICA_OUTPUT_SEMANTIC_QUATERNION_Y                        5'd5
// Normal quaternion z.
`define PICA_OUTPUT_SEMANTIC_QUATERNION_Z                        5'd6
// Normal quaternion w.
`define PICA_OUTPUT_SEMANTIC_QUATERNION_W                        5'd7
// Primary colour, red.
`define PICA_OUTPUT_SEMANTIC_COLOR_R                             5'd8
// Primary colour, green.
`define PICA_OUTPUT_SEMANTIC_COLOR_G                             5'd9
// Primary colour, blue.
`define PICA_OUTPUT_SEMANTIC_COLOR_B                             5'd10
// Primary colour, alpha.
`define PICA_OUTPUT_SEMANTIC_COLOR_A                             5'd11
// Texture coordinate 0, u.
`define PICA_OUTPUT_SEMANTIC_TEXCOORD0_U                         5'd12
// Texture coordinate 0, v.
`define PICA_OUTPUT_SEMANTIC_TEXCOORD0_V                         5'd13
// Texture coordinate 1, u.
`define PICA_OUTPUT_SEMANTIC_TEXCOORD1_U                         5'd14
// Texture coordinate 1, v.
`define PICA_OUTPUT_SEMANTIC_TEXCOORD1_V                         5'd15
// Texture coordinate 0, w (projection, cube map, shadow).
`define PICA_OUTPUT_SEMANTIC_TEXCOORD0_W                         5'd16
// View vector x.
`define PICA_OUTPUT_SEMANTIC_VIEW_X                              5'd18
// View vector y.
`define PICA_OUTPUT_SEMANTIC_VIEW_Y                              5'd19
// View vector z.
`define PICA_OUTPUT_SEMANTIC_VIEW_Z                              5'd20
// Texture coordinate 2, u.
`define PICA_OUTPUT_SEMANTIC_TEXCOORD2_U                         5'd22
// Texture coordinate 2, v.
`define PICA_OUTPUT_SEMANTIC_TEXCOORD2_V                         5'd23
// The component is not used.
`define PICA_OUTPUT_SEMANTIC_UNUSED                              5'd31

// PixelSize: Size of a pixel of the colour buffer. [DOC: framebuffer#addressing]
// Nothing is known about other codes.
// 16 bits.
`define PICA_PIXEL_SIZE_BITS_16                                  2'd0
// 24 bits; only in documents up to 2015.
`define PICA_PIXEL_SIZE_BITS_24                                  2'd1
// 32 bits.
`define PICA_PIXEL_SIZE_BITS_32                                  2'd2

// PixelSkip: Which pixels of each 2x2 cell are drawn. [HW: raster#edges-and-fill-rule; GBATEK]
// Also 3. All pixels; code 3 means the same.
`define PICA_PIXEL_SKIP_NONE                                     2'd0
// Every second pixel.
`define PICA_PIXEL_SKIP_EVERY_SECOND                             2'd1
// Every fourth pixel.
`define PICA_PIXEL_SKIP_EVERY_FOURTH                             2'd2

// PrimitiveMode: How vertices form triangles. [DOC: geometry#primitive-assembly]
// Every three vertices.
`define PICA_PRIMITIVE_MODE_TRIANGLES                            2'd0
// Every vertex with the two before it; winding is preserved.
`define PICA_PRIMITIVE_MODE_TRIANGLE_STRIP                       2'd1
// Every vertex with the one before it and the first.
`define PICA_PRIMITIVE_MODE_TRIANGLE_FAN                         2'd2
// Every three vertices; SETEMIT's winding flag works. Also used for indexed triangle lists.
`define PICA_PRIMITIVE_MODE_GEOMETRY_PRIMITIVE                   2'd3

// ProctexClamp: What the procedural unit does with a coordinate x >= 0. [HW:
// procedural-texture#configuration]
// Other codes act as PICA_PROCTEX_CLAMP_CLAMP_TO_EDGE.
// 0 where x is above 1.
`define PICA_PROCTEX_CLAMP_CLAMP_TO_ZERO                         3'd0
// min(x, 1). The model lets codes 5 to 7 act like this; no test is known
// (procedural-texture.md#evaluation).
`define PICA_PROCTEX_CLAMP_CLAMP_TO_EDGE                         3'd1
// Fraction of x. Also called symmetrical repeat.
`define PICA_PROCTEX_CLAMP_REPEAT                                3'd2
// Fraction f of x, or 1 - f where the integer part is odd.
`define PICA_PROCTEX_CLAMP_MIRRORED_REPEAT                       3'd3
// 1 where x is above 0.5, else 0.
`define PICA_PROCTEX_CLAMP_PULSE                                 3'd4

// ProctexCombine: Function from the two coordinates to the coordinate of a map. The model lets codes
// 10 to 15 give 0; no test is known (procedural-texture.md#evaluation). [HW:
// procedural-texture#configuration]
// Nothing is known about other codes.
// u
`define PICA_PROCTEX_COMBINE_U                                   4'd0
// u^2
`define PICA_PROCTEX_COMBINE_U2                                  4'd1
// v
`define PICA_PROCTEX_COMBINE_V                                   4'd2
// v^2
`define PICA_PROCTEX_COMBINE_V2                                  4'd3
// (u + v) / 2
`define PICA_PROCTEX_COMBINE_ADD                                 4'd4
// (u^2 + v^2) / 2
`define PICA_PROCTEX_COMBINE_ADD2                                4'd5
// min(1, sqrt(u^2 + v^2)); inexact for small values on hardware.
`define PICA_PROCTEX_COMBINE_SQRT2                               4'd6
// min(u, v)
`define PICA_PROCTEX_COMBINE_MIN                                 4'd7
// max(u, v)
`define PICA_PROCTEX_COMBINE_MAX                                 4'd8
// min(1, ((u + v) / 2 + sqrt(u^2 + v^2)) / 2); inexact for small values on hardware.
`define PICA_PROCTEX_COMBINE_RMAX                                4'd9

// ProctexFilter: Filter of the procedural unit's colour table and between its levels. [DOC:
// procedural-texture#configuration]
// Nothing is known about other codes.
// Nearest entry of level 0.
`define PICA_PROCTEX_FILTER_NEAREST                              3'd0
// Interpolated entry of level 0.
`define PICA_PROCTEX_FILTER_LINEAR                               3'd1
// Nearest entry of the nearest level.
`define PICA_PROCTEX_FILTER_NEAREST_MIPMAP_NEAREST               3'd2
// Interpolated entry of the nearest level.
`define PICA_PROCTEX_FILTER_LINEAR_MIPMAP_NEAREST                3'd3
// Nearest entries of two levels, mixed.
`define PICA_PROCTEX_FILTER_NEAREST_MIPMAP_LINEAR                3'd4
// Interpolated entries of two levels, mixed.
`define PICA_PROCTEX_FILTER_LINEAR_MIPMAP_LINEAR                 3'd5

// ProctexShift: Shift of one coordinate where the other one, c, has a certain integer part i = int(c).
// It is 1 if the coordinate's clamp mode is mirrored repeat, else 0.5. [HW:
// procedural-texture#configuration]
// Other codes act as PICA_PROCTEX_SHIFT_NONE.
// No shift. The model lets code 3 act like this; no test is known (procedural-texture.md#evaluation).
`define PICA_PROCTEX_SHIFT_NONE                                  2'd0
// Where (i / 2) mod 2 is 1.
`define PICA_PROCTEX_SHIFT_ODD                                   2'd1
// Where ((i + 1) / 2) mod 2 is 1.
`define PICA_PROCTEX_SHIFT_EVEN                                  2'd2

// ProctexTable: Table of the procedural unit. [DOC: registers#textures]
// Nothing is known about other codes.
// Noise interpolation weights, 128 entries.
`define PICA_PROCTEX_TABLE_NOISE                                 4'd0
// Map from the colour combiner to the colour coordinate, 128 entries. Also called RGB map.
`define PICA_PROCTEX_TABLE_COLOR_MAP                             4'd2
// Map from the alpha combiner to alpha, 128 entries.
`define PICA_PROCTEX_TABLE_ALPHA_MAP                             4'd3
// Colours, 256 entries.
`define PICA_PROCTEX_TABLE_COLOR                                 4'd4
// Halved differences to the next colour, 256 entries.
`define PICA_PROCTEX_TABLE_COLOR_DIFFERENCE                      4'd5

// ScissorMode: Which side of the scissor rectangle is kept. [HW: raster#scissor]
// Also 2. No scissor test; code 2 means the same.
`define PICA_SCISSOR_MODE_DISABLED                               2'd0
// Fragments outside the rectangle are kept.
`define PICA_SCISSOR_MODE_INVERTED                               2'd1
// Fragments inside the rectangle are kept.
`define PICA_SCISSOR_MODE_NORMAL                                 2'd3

// ShaderInputMode: What feeds the input registers of a unit. Bits of other codes are unknown. [DOC:
// geometry#geometry-shader-input]
// Nothing is known about other codes.
// The outputs of the vertex shader.
`define PICA_SHADER_INPUT_MODE_GEOMETRY_SHADER                   8'd8
// Vertex attributes.
`define PICA_SHADER_INPUT_MODE_VERTEX_SHADER                     8'd160

// ShaderTransferMode: Format of the words that load a float uniform. [DOC:
// command-lists#index-and-data-ports]
// Three words, four packed f24.
`define PICA_SHADER_TRANSFER_MODE_FLOAT24                        1'd0
// Four words, IEEE single, in the order w, z, y, x.
`define PICA_SHADER_TRANSFER_MODE_FLOAT32                        1'd1

// ShadowProjection: Whether shadow coordinates are divided by w. [EMU: texture#projection-and-shadow]
// u and v are divided by w.
`define PICA_SHADOW_PROJECTION_PERSPECTIVE                       1'd0
// u and v are used as they are.
`define PICA_SHADOW_PROJECTION_ORTHOGRAPHIC                      1'd1

// StartDrawMode: Whether the chip draws or takes shader configuration. [DOC:
// geometry#draws-and-indices]
// Draws work; shader configuration that is written does not apply properly.
`define PICA_START_DRAW_MODE_DRAWING                             1'd0
// Shader configuration applies; draws misbehave.
`define PICA_START_DRAW_MODE_CONFIGURATION                       1'd1

// StencilAction: What happens to a stored stencil value, within the write mask. [HW:
// framebuffer#stencil]
// It stays.
`define PICA_STENCIL_ACTION_KEEP                                 3'd0
// It becomes 0.
`define PICA_STENCIL_ACTION_ZERO                                 3'd1
// It becomes the reference, without the read mask.
`define PICA_STENCIL_ACTION_REPLACE                              3'd2
// It goes up by 1, not beyond 255.
`define PICA_STENCIL_ACTION_INCREMENT                            3'd3
// It goes down by 1, not below 0.
`define PICA_STENCIL_ACTION_DECREMENT                            3'd4
// All bits are inverted.
`define PICA_STENCIL_ACTION_INVERT                               3'd5
// It goes up by 1, from 255 to 0.
`define PICA_STENCIL_ACTION_INCREMENT_WRAP                       3'd6
// It goes down by 1, from 0 to 255.
`define PICA_STENCIL_ACTION_DECREMENT_WRAP                       3'd7

// Texture2Coordinates: Texture coordinate that unit 2 samples with. [DOC:
// texture#units-and-configuration]
// Texture coordinate 2.
`define PICA_TEXTURE2_COORDINATES_TEXCOORD2                      1'd0
// Texture coordinate 1.
`define PICA_TEXTURE2_COORDINATES_TEXCOORD1                      1'd1

// Texture3Coordinates: Texture coordinate that the procedural unit computes with. [DOC:
// texture#units-and-configuration]
// Nothing is known about other codes.
// Texture coordinate 0.
`define PICA_TEXTURE3_COORDINATES_TEXCOORD0                      2'd0
// Texture coordinate 1.
`define PICA_TEXTURE3_COORDINATES_TEXCOORD1                      2'd1
// Texture coordinate 2.
`define PICA_TEXTURE3_COORDINATES_TEXCOORD2                      2'd2

// TextureCompression: Hint in the texture parameters, set for one format only; what it changes is not
// known. [DOC: texture#units-and-configuration]
// Nothing is known about other codes.
// Every format but ETC1, ETC1A4 included.
`define PICA_TEXTURE_COMPRESSION_OTHER                           2'd0
// ETC1.
`define PICA_TEXTURE_COMPRESSION_ETC1                            2'd2

// TextureFilter: Filter of a texture, or between two of its levels. [DOC:
// texture#filtering-and-level-of-detail]
// Nearest texel or level.
`define PICA_TEXTURE_FILTER_NEAREST                              1'd0
// Weighted mean of the neighbours.
`define PICA_TEXTURE_FILTER_LINEAR                               1'd1

// TextureFormat: Layout of texels, byte 0 at the lowest address. The model reads a texel of the codes
// 14 and 15, which nobody has described, as 0. [EMU: texture#addressing-and-formats]
// Nothing is known about other codes.
// 32 bits: bytes A, B, G, R.
`define PICA_TEXTURE_FORMAT_RGBA8                                4'd0
// 24 bits: bytes B, G, R; alpha is 255.
`define PICA_TEXTURE_FORMAT_RGB8                                 4'd1
// 16 bits: R 15-11, G 10-6, B 5-1, A 0.
`define PICA_TEXTURE_FORMAT_RGB5A1                               4'd2
// 16 bits: R 15-11, G 10-5, B 4-0; alpha is 255.
`define PICA_TEXTURE_FORMAT_RGB565                               4'd3
// 16 bits: R 15-12, G 11-8, B 7-4, A 3-0.
`define PICA_TEXTURE_FORMAT_RGBA4                                4'd4
// 16 bits: byte 0 alpha, byte 1 intensity, which goes to red, green and blue. Also called LA8.
`define PICA_TEXTURE_FORMAT_IA8                                  4'd5
// 16 bits: bytes G, R; blue is 0, alpha is 255. Also called HILO8.
`define PICA_TEXTURE_FORMAT_RG8                                  4'd6
// 8 bits of intensity; alpha is 255. Also called L8.
`define PICA_TEXTURE_FORMAT_I8                                   4'd7
// 8 bits of alpha; the colour is 0.
`define PICA_TEXTURE_FORMAT_A8                                   4'd8
// 8 bits: intensity 7-4, alpha 3-0. Also called LA4.
`define PICA_TEXTURE_FORMAT_IA4                                  4'd9
// 4 bits of intensity, even texels in the low nibble; alpha is 255. Also called L4.
`define PICA_TEXTURE_FORMAT_I4                                   4'd10
// 4 bits of alpha, even texels in the low nibble; the colour is 0.
`define PICA_TEXTURE_FORMAT_A4                                   4'd11
// Blocks of 4x4 texels in 64 bits; alpha is 255.
`define PICA_TEXTURE_FORMAT_ETC1                                 4'd12
// 64 bits of alpha before each ETC1 block.
`define PICA_TEXTURE_FORMAT_ETC1A4                               4'd13

// TextureType: How unit 0 uses its texture. [DOC: texture#units-and-configuration]
// Nothing is known about other codes.
// 2D texture.
`define PICA_TEXTURE_TYPE_TEX_2D                                 3'd0
// Cube map: faces +X -X +Y -Y +Z -Z at ADDR1 to ADDR6.
`define PICA_TEXTURE_TYPE_CUBE_MAP                               3'd1
// Shadow map, compared with a depth.
`define PICA_TEXTURE_TYPE_SHADOW_2D                              3'd2
// 2D texture at (u/w, v/w).
`define PICA_TEXTURE_TYPE_PROJECTION                             3'd3
// Cube map of shadow depths.
`define PICA_TEXTURE_TYPE_SHADOW_CUBE                            3'd4
// No texture.
`define PICA_TEXTURE_TYPE_DISABLED                               3'd5

// TextureWrap: What a texture coordinate outside 0 to 1 means. Positive side is a texel index at or
// above the size, negative side one below 0. [HW: texture#wrap-modes]
// The nearest texel of the edge. [DOC]
`define PICA_TEXTURE_WRAP_CLAMP_TO_EDGE                          3'd0
// The border colour. [DOC]
`define PICA_TEXTURE_WRAP_CLAMP_TO_BORDER                        3'd1
// Also 6, 7. Index modulo size. Codes 6 and 7 mean the same, measured by wwylele, citra #2743.
`define PICA_TEXTURE_WRAP_REPEAT                                 3'd2
// Every other repetition runs backwards. [DOC]
`define PICA_TEXTURE_WRAP_MIRRORED_REPEAT                        3'd3
// CLAMP_TO_EDGE on the positive side, REPEAT on the negative side.
`define PICA_TEXTURE_WRAP_POSITIVE_CLAMP_TO_EDGE                 3'd4
// CLAMP_TO_BORDER on the positive side, REPEAT on the negative side.
`define PICA_TEXTURE_WRAP_POSITIVE_CLAMP_TO_BORDER               3'd5

// YDirection: Direction of y in the buffers. [HW: framebuffer#addressing]
// y is mirrored against the normal direction.
`define PICA_Y_DIRECTION_MIRRORED                                1'd0
// y = 0 is the last row in memory.
`define PICA_Y_DIRECTION_NORMAL                                  1'd1

// SH: One shader unit's registers. Offsets that have no function read 0, as do the index, data and trigger
// registers.
// Index n of its arrays.
`define PICA_SH_GSH                                              0
`define PICA_SH_VSH                                              1
`define PICA_SH_SH2                                              2
`define PICA_SH_SH3                                              3

// ---- Interrupts and unused ids ----
// The 3D core raises its interrupt when a byte lane of the request registers equals the same lane
// of the compare registers. Command lists end by such a write to FINALIZE. Only the request
// registers can be written by lists.

// GPUREG_IRQ_ACK[0-15] (0x000-0x00F): CPU-side mirror of the request lanes: writing bytes that differ
// from the compare lanes takes the request back. A read does not wait for the end of rendering, unlike
// one of the request registers.
// plain, rw, not writable by command lists [HW: GBATEK; docs/hardware/command-lists.md#stream]
// older GPUREG_0000, GPUREG_0001, GPUREG_0002, GPUREG_0003, GPUREG_0004, GPUREG_0005, GPUREG_0006,
// GPUREG_0007 and 8 more
`define GPUREG_IRQ_ACK0                                          16'h0000
// LANE0 to LANE3 (bits 7-0, step 8, uint): Request byte; word k holds lanes 4k to 4k+3.
`define GPUREG_IRQ_ACK0_LANE0_LSB                                0
`define GPUREG_IRQ_ACK0_LANE0_WIDTH                              8
`define GPUREG_IRQ_ACK0_LANE0_BITS                               7:0
`define GPUREG_IRQ_ACK0_LANE1_LSB                                8
`define GPUREG_IRQ_ACK0_LANE1_WIDTH                              8
`define GPUREG_IRQ_ACK0_LANE1_BITS                               15:8
`define GPUREG_IRQ_ACK0_LANE2_LSB                                16
`define GPUREG_IRQ_ACK0_LANE2_WIDTH                              8
`define GPUREG_IRQ_ACK0_LANE2_BITS                               23:16
`define GPUREG_IRQ_ACK0_LANE3_LSB                                24
`define GPUREG_IRQ_ACK0_LANE3_WIDTH                              8
`define GPUREG_IRQ_ACK0_LANE3_BITS                               31:24
`define GPUREG_IRQ_ACK1                                          16'h0001
`define GPUREG_IRQ_ACK1_LANE0_LSB                                0
`define GPUREG_IRQ_ACK1_LANE0_WIDTH                              8
`define GPUREG_IRQ_ACK1_LANE0_BITS                               7:0
`define GPUREG_IRQ_ACK1_LANE1_LSB                                8
`define GPUREG_IRQ_ACK1_LANE1_WIDTH                              8
`define GPUREG_IRQ_ACK1_LANE1_BITS                               15:8
`define GPUREG_IRQ_ACK1_LANE2_LSB                                16
`define GPUREG_IRQ_ACK1_LANE2_WIDTH                              8
`define GPUREG_IRQ_ACK1_LANE2_BITS                               23:16
`define GPUREG_IRQ_ACK1_LANE3_LSB                                24
`define GPUREG_IRQ_ACK1_LANE3_WIDTH                              8
`define GPUREG_IRQ_ACK1_LANE3_BITS                               31:24
`define GPUREG_IRQ_ACK2                                          16'h0002
`define GPUREG_IRQ_ACK2_LANE0_LSB                                0
`define GPUREG_IRQ_ACK2_LANE0_WIDTH                              8
`define GPUREG_IRQ_ACK2_LANE0_BITS                               7:0
`define GPUREG_IRQ_ACK2_LANE1_LSB                                8
`define GPUREG_IRQ_ACK2_LANE1_WIDTH                              8
`define GPUREG_IRQ_ACK2_LANE1_BITS                               15:8
`define GPUREG_IRQ_ACK2_LANE2_LSB                                16
`define GPUREG_IRQ_ACK2_LANE2_WIDTH                              8
`define GPUREG_IRQ_ACK2_LANE2_BITS                               23:16
`define GPUREG_IRQ_ACK2_LANE3_LSB                                24
`define GPUREG_IRQ_ACK2_LANE3_WIDTH                              8
`define GPUREG_IRQ_ACK2_LANE3_BITS                               31:24
`define GPUREG_IRQ_ACK3                                          16'h0003
`define GPUREG_IRQ_ACK3_LANE0_LSB                                0
`define GPUREG_IRQ_ACK3_LANE0_WIDTH                              8
`define GPUREG_IRQ_ACK3_LANE0_BITS                               7:0
`define GPUREG_IRQ_ACK3_LANE1_LSB                                8
`define GPUREG_IRQ_ACK3_LANE1_WIDTH                              8
`define GPUREG_IRQ_ACK3_LANE1_BITS                               15:8
`define GPUREG_IRQ_ACK3_LANE2_LSB                                16
`define GPUREG_IRQ_ACK3_LANE2_WIDTH                              8
`define GPUREG_IRQ_ACK3_LANE2_BITS                               23:16
`define GPUREG_IRQ_ACK3_LANE3_LSB                                24
`define GPUREG_IRQ_ACK3_LANE3_WIDTH                              8
`define GPUREG_IRQ_ACK3_LANE3_BITS                               31:24
`define GPUREG_IRQ_ACK4                                          16'h0004
`define GPUREG_IRQ_ACK4_LANE0_LSB                                0
`define GPUREG_IRQ_ACK4_LANE0_WIDTH                              8
`define GPUREG_IRQ_ACK4_LANE0_BITS                               7:0
`define GPUREG_IRQ_ACK4_LANE1_LSB                                8
`define GPUREG_IRQ_ACK4_LANE1_WIDTH                              8
`define GPUREG_IRQ_ACK4_LANE1_BITS                               15:8
`define GPUREG_IRQ_ACK4_LANE2_LSB                                16
`define GPUREG_IRQ_ACK4_LANE2_WIDTH                              8
`define GPUREG_IRQ_ACK4_LANE2_BITS                               23:16
`define GPUREG_IRQ_ACK4_LANE3_LSB                                24
`define GPUREG_IRQ_ACK4_LANE3_WIDTH                              8
`define GPUREG_IRQ_ACK4_LANE3_BITS                               31:24
`define GPUREG_IRQ_ACK5                                          16'h0005
`define GPUREG_IRQ_ACK5_LANE0_LSB                                0
`define GPUREG_IRQ_ACK5_LANE0_WIDTH                              8
`define GPUREG_IRQ_ACK5_LANE0_BITS                               7:0
`define GPUREG_IRQ_ACK5_LANE1_LSB                                8
`define GPUREG_IRQ_ACK5_LANE1_WIDTH                              8
`define GPUREG_IRQ_ACK5_LANE1_BITS                               15:8
`define GPUREG_IRQ_ACK5_LANE2_LSB                                16
`define GPUREG_IRQ_ACK5_LANE2_WIDTH                              8
`define GPUREG_IRQ_ACK5_LANE2_BITS                               23:16
`define GPUREG_IRQ_ACK5_LANE3_LSB                                24
`define GPUREG_IRQ_ACK5_LANE3_WIDTH                              8
`define GPUREG_IRQ_ACK5_LANE3_BITS                               31:24
`define GPUREG_IRQ_ACK6                                          16'h0006
`define GPUREG_IRQ_ACK6_LANE0_LSB                                0
`define GPUREG_IRQ_ACK6_LANE0_WIDTH                              8
`define GPUREG_IRQ_ACK6_LANE0_BITS                               7:0
`define GPUREG_IRQ_ACK6_LANE1_LSB                                8
`define GPUREG_IRQ_ACK6_LANE1_WIDTH                              8
`define GPUREG_IRQ_ACK6_LANE1_BITS                               15:8
`define GPUREG_IRQ_ACK6_LANE2_LSB                                16
`define GPUREG_IRQ_ACK6_LANE2_WIDTH                              8
`define GPUREG_IRQ_ACK6_LANE2_BITS                               23:16
`define GPUREG_IRQ_ACK6_LANE3_LSB                                24
`define GPUREG_IRQ_ACK6_LANE3_WIDTH                              8
`define GPUREG_IRQ_ACK6_LANE3_BITS                               31:24
`define GPUREG_IRQ_ACK7                                          16'h0007
`define GPUREG_IRQ_ACK7_LANE0_LSB                                0
`define GPUREG_IRQ_ACK7_LANE0_WIDTH                              8
`define GPUREG_IRQ_ACK7_LANE0_BITS                               7:0
`define GPUREG_IRQ_ACK7_LANE1_LSB                                8
`define GPUREG_IRQ_ACK7_LANE1_WIDTH                              8
`define GPUREG_IRQ_ACK7_LANE1_BITS                               15:8
`define GPUREG_IRQ_ACK7_LANE2_LSB                                16
`define GPUREG_IRQ_ACK7_LANE2_WIDTH                              8
`define GPUREG_IRQ_ACK7_LANE2_BITS                               23:16
`define GPUREG_IRQ_ACK7_LANE3_LSB                                24
`define GPUREG_IRQ_ACK7_LANE3_WIDTH                              8
`define GPUREG_IRQ_ACK7_LANE3_BITS                               31:24
`define GPUREG_IRQ_ACK8                                          16'h0008
`define GPUREG_IRQ_ACK8_LANE0_LSB                                0
`define GPUREG_IRQ_ACK8_LANE0_WIDTH                              8
`define GPUREG_IRQ_ACK8_LANE0_BITS                               7:0
`define GPUREG_IRQ_ACK8_LANE1_LSB                                8
`define GPUREG_IRQ_ACK8_LANE1_WIDTH                              8
`define GPUREG_IRQ_ACK8_LANE1_BITS                               15:8
`define GPUREG_IRQ_ACK8_LANE2_LSB                                16
`define GPUREG_IRQ_ACK8_LANE2_WIDTH                              8
`define GPUREG_IRQ_ACK8_LANE2_BITS                               23:16
`define GPUREG_IRQ_ACK8_LANE3_LSB                                24
`define GPUREG_IRQ_ACK8_LANE3_WIDTH                              8
`define GPUREG_IRQ_ACK8_LANE3_BITS                               31:24
`define GPUREG_IRQ_ACK9                                          16'h0009
`define GPUREG_IRQ_ACK9_LANE0_LSB                                0
`define GPUREG_IRQ_ACK9_LANE0_WIDTH                              8
`define GPUREG_IRQ_ACK9_LANE0_BITS                               7:0
`define GPUREG_IRQ_ACK9_LANE1_LSB                                8
`define GPUREG_IRQ_ACK9_LANE1_WIDTH                              8
`define GPUREG_IRQ_ACK9_LANE1_BITS                               15:8
`define GPUREG_IRQ_ACK9_LANE2_LSB                                16
`define GPUREG_IRQ_ACK9_LANE2_WIDTH                              8
`define GPUREG_IRQ_ACK9_LANE2_BITS                               23:16
`define GPUREG_IRQ_ACK9_LANE3_LSB                                24
`define GPUREG_IRQ_ACK9_LANE3_WIDTH                              8
`define GPUREG_IRQ_ACK9_LANE3_BITS                               31:24
`define GPUREG_IRQ_ACK10                                         16'h000A
`define GPUREG_IRQ_ACK10_LANE0_LSB                               0
`define GPUREG_IRQ_ACK10_LANE0_WIDTH                             8
`define GPUREG_IRQ_ACK10_LANE0_BITS                              7:0
`define GPUREG_IRQ_ACK10_LANE1_LSB                               8
`define GPUREG_IRQ_ACK10_LANE1_WIDTH                             8
`define GPUREG_IRQ_ACK10_LANE1_BITS                              15:8
`define GPUREG_IRQ_ACK10_LANE2_LSB                               16
`define GPUREG_IRQ_ACK10_LANE2_WIDTH                             8
`define GPUREG_IRQ_ACK10_LANE2_BITS                              23:16
`define GPUREG_IRQ_ACK10_LANE3_LSB                               24
`define GPUREG_IRQ_ACK10_LANE3_WIDTH                             8
`define GPUREG_IRQ_ACK10_LANE3_BITS                              31:24
`define GPUREG_IRQ_ACK11                                         16'h000B
`define GPUREG_IRQ_ACK11_LANE0_LSB                               0
`define GPUREG_IRQ_ACK11_LANE0_WIDTH                             8
`define GPUREG_IRQ_ACK11_LANE0_BITS                              7:0
`define GPUREG_IRQ_ACK11_LANE1_LSB                               8
`define GPUREG_IRQ_ACK11_LANE1_WIDTH                             8
`define GPUREG_IRQ_ACK11_LANE1_BITS                              15:8
`define GPUREG_IRQ_ACK11_LANE2_LSB                               16
`define GPUREG_IRQ_ACK11_LANE2_WIDTH                             8
`define GPUREG_IRQ_ACK11_LANE2_BITS                              23:16
`define GPUREG_IRQ_ACK11_LANE3_LSB                               24
`define GPUREG_IRQ_ACK11_LANE3_WIDTH                             8
`define GPUREG_IRQ_ACK11_LANE3_BITS                              31:24
`define GPUREG_IRQ_ACK12                                         16'h000C
`define GPUREG_IRQ_ACK12_LANE0_LSB                               0
`define GPUREG_IRQ_ACK12_LANE0_WIDTH                             8
`define GPUREG_IRQ_ACK12_LANE0_BITS                              7:0
`define GPUREG_IRQ_ACK12_LANE1_LSB                               8
`define GPUREG_IRQ_ACK12_LANE1_WIDTH                             8
`define GPUREG_IRQ_ACK12_LANE1_BITS                              15:8
`define GPUREG_IRQ_ACK12_LANE2_LSB                               16
`define GPUREG_IRQ_ACK12_LANE2_WIDTH                             8
`define GPUREG_IRQ_ACK12_LANE2_BITS                              23:16
`define GPUREG_IRQ_ACK12_LANE3_LSB                               24
`define GPUREG_IRQ_ACK12_LANE3_WIDTH                             8
`define GPUREG_IRQ_ACK12_LANE3_BITS                              31:24
`define GPUREG_IRQ_ACK13                                         16'h000D
`define GPUREG_IRQ_ACK13_LANE0_LSB                               0
`define GPUREG_IRQ_ACK13_LANE0_WIDTH                             8
`define GPUREG_IRQ_ACK13_LANE0_BITS                              7:0
`define GPUREG_IRQ_ACK13_LANE1_LSB                               8
`define GPUREG_IRQ_ACK13_LANE1_WIDTH                             8
`define GPUREG_IRQ_ACK13_LANE1_BITS                              15:8
`define GPUREG_IRQ_ACK13_LANE2_LSB                               16
`define GPUREG_IRQ_ACK13_LANE2_WIDTH                             8
`define GPUREG_IRQ_ACK13_LANE2_BITS                              23:16
`define GPUREG_IRQ_ACK13_LANE3_LSB                               24
`define GPUREG_IRQ_ACK13_LANE3_WIDTH                             8
`define GPUREG_IRQ_ACK13_LANE3_BITS                              31:24
`define GPUREG_IRQ_ACK14                                         16'h000E
`define GPUREG_IRQ_ACK14_LANE0_LSB                               0
`define GPUREG_IRQ_ACK14_LANE0_WIDTH                             8
`define GPUREG_IRQ_ACK14_LANE0_BITS                              7:0
`define GPUREG_IRQ_ACK14_LANE1_LSB                               8
`define GPUREG_IRQ_ACK14_LANE1_WIDTH                             8
`define GPUREG_IRQ_ACK14_LANE1_BITS                              15:8
`define GPUREG_IRQ_ACK14_LANE2_LSB                               16
`define GPUREG_IRQ_ACK14_LANE2_WIDTH                             8
`define GPUREG_IRQ_ACK14_LANE2_BITS                              23:16
`define GPUREG_IRQ_ACK14_LANE3_LSB                               24
`define GPUREG_IRQ_ACK14_LANE3_WIDTH                             8
`define GPUREG_IRQ_ACK14_LANE3_BITS                              31:24
`define GPUREG_IRQ_ACK15                                         16'h000F
`define GPUREG_IRQ_ACK15_LANE0_LSB                               0
`define GPUREG_IRQ_ACK15_LANE0_WIDTH                             8
`define GPUREG_IRQ_ACK15_LANE0_BITS                              7:0
`define GPUREG_IRQ_ACK15_LANE1_LSB                               8
`define GPUREG_IRQ_ACK15_LANE1_WIDTH                             8
`define GPUREG_IRQ_ACK15_LANE1_BITS                              15:8
`define GPUREG_IRQ_ACK15_LANE2_LSB                               16
`define GPUREG_IRQ_ACK15_LANE2_WIDTH                             8
`define GPUREG_IRQ_ACK15_LANE2_BITS                              23:16
`define GPUREG_IRQ_ACK15_LANE3_LSB                               24
`define GPUREG_IRQ_ACK15_LANE3_WIDTH                             8
`define GPUREG_IRQ_ACK15_LANE3_BITS                              31:24

// GPUREG_FINALIZE (0x010): Request lanes 0-3, written as 0x12345678 at the end of a command list. A
// lane that equals its compare byte and is not masked requests the interrupt; with IRQ_AUTOSTOP set
// the rest of the list is not executed. A list that does not finalize hangs the system software.
// trigger, rw [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
// older GPUREG_IRQ_REQ0
`define GPUREG_FINALIZE                                          16'h0010
// LANE0 to LANE3 (bits 7-0, step 8, uint): Request byte of interrupt lanes 0 to 3.
`define GPUREG_FINALIZE_LANE0_LSB                                0
`define GPUREG_FINALIZE_LANE0_WIDTH                              8
`define GPUREG_FINALIZE_LANE0_BITS                               7:0
`define GPUREG_FINALIZE_LANE1_LSB                                8
`define GPUREG_FINALIZE_LANE1_WIDTH                              8
`define GPUREG_FINALIZE_LANE1_BITS                               15:8
`define GPUREG_FINALIZE_LANE2_LSB                                16
`define GPUREG_FINALIZE_LANE2_WIDTH                              8
`define GPUREG_FINALIZE_LANE2_BITS                               23:16
`define GPUREG_FINALIZE_LANE3_LSB                                24
`define GPUREG_FINALIZE_LANE3_WIDTH                              8
`define GPUREG_FINALIZE_LANE3_BITS                               31:24

// GPUREG_IRQ_REQ[1-15] (0x011-0x01F): Request lanes 4-63, four per word; they act as those of FINALIZE
// do.
// trigger, rw [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
// older GPUREG_0011, GPUREG_0012, GPUREG_0013, GPUREG_0014, GPUREG_0015, GPUREG_0016, GPUREG_0017,
// GPUREG_0018 and 7 more
`define GPUREG_IRQ_REQ1                                          16'h0011
// LANE0 to LANE3 (bits 7-0, step 8, uint): Request byte; IRQ_REQk holds lanes 4k to 4k+3.
`define GPUREG_IRQ_REQ1_LANE0_LSB                                0
`define GPUREG_IRQ_REQ1_LANE0_WIDTH                              8
`define GPUREG_IRQ_REQ1_LANE0_BITS                               7:0
`define GPUREG_IRQ_REQ1_LANE1_LSB                                8
`define GPUREG_IRQ_REQ1_LANE1_WIDTH                              8
`define GPUREG_IRQ_REQ1_LANE1_BITS                               15:8
`define GPUREG_IRQ_REQ1_LANE2_LSB                                16
`define GPUREG_IRQ_REQ1_LANE2_WIDTH                              8
`define GPUREG_IRQ_REQ1_LANE2_BITS                               23:16
`define GPUREG_IRQ_REQ1_LANE3_LSB                                24
`define GPUREG_IRQ_REQ1_LANE3_WIDTH                              8
`define GPUREG_IRQ_REQ1_LANE3_BITS                               31:24
`define GPUREG_IRQ_REQ2                                          16'h0012
`define GPUREG_IRQ_REQ2_LANE0_LSB                                0
`define GPUREG_IRQ_REQ2_LANE0_WIDTH                              8
`define GPUREG_IRQ_REQ2_LANE0_BITS                               7:0
`define GPUREG_IRQ_REQ2_LANE1_LSB                                8
`define GPUREG_IRQ_REQ2_LANE1_WIDTH                              8
`define GPUREG_IRQ_REQ2_LANE1_BITS                               15:8
`define GPUREG_IRQ_REQ2_LANE2_LSB                                16
`define GPUREG_IRQ_REQ2_LANE2_WIDTH                              8
`define GPUREG_IRQ_REQ2_LANE2_BITS                               23:16
`define GPUREG_IRQ_REQ2_LANE3_LSB                                24
`define GPUREG_IRQ_REQ2_LANE3_WIDTH                              8
`define GPUREG_IRQ_REQ2_LANE3_BITS                               31:24
`define GPUREG_IRQ_REQ3                                          16'h0013
`define GPUREG_IRQ_REQ3_LANE0_LSB                                0
`define GPUREG_IRQ_REQ3_LANE0_WIDTH                              8
`define GPUREG_IRQ_REQ3_LANE0_BITS                               7:0
`define GPUREG_IRQ_REQ3_LANE1_LSB                                8
`define GPUREG_IRQ_REQ3_LANE1_WIDTH                              8
`define GPUREG_IRQ_REQ3_LANE1_BITS                               15:8
`define GPUREG_IRQ_REQ3_LANE2_LSB                                16
`define GPUREG_IRQ_REQ3_LANE2_WIDTH                              8
`define GPUREG_IRQ_REQ3_LANE2_BITS                               23:16
`define GPUREG_IRQ_REQ3_LANE3_LSB                                24
`define GPUREG_IRQ_REQ3_LANE3_WIDTH                              8
`define GPUREG_IRQ_REQ3_LANE3_BITS                               31:24
`define GPUREG_IRQ_REQ4                                          16'h0014
`define GPUREG_IRQ_REQ4_LANE0_LSB                                0
`define GPUREG_IRQ_REQ4_LANE0_WIDTH                              8
`define GPUREG_IRQ_REQ4_LANE0_BITS                               7:0
`define GPUREG_IRQ_REQ4_LANE1_LSB                                8
`define GPUREG_IRQ_REQ4_LANE1_WIDTH                              8
`define GPUREG_IRQ_REQ4_LANE1_BITS                               15:8
`define GPUREG_IRQ_REQ4_LANE2_LSB                                16
`define GPUREG_IRQ_REQ4_LANE2_WIDTH                              8
`define GPUREG_IRQ_REQ4_LANE2_BITS                               23:16
`define GPUREG_IRQ_REQ4_LANE3_LSB                                24
`define GPUREG_IRQ_REQ4_LANE3_WIDTH                              8
`define GPUREG_IRQ_REQ4_LANE3_BITS                               31:24
`define GPUREG_IRQ_REQ5                                          16'h0015
`define GPUREG_IRQ_REQ5_LANE0_LSB                                0
`define GPUREG_IRQ_REQ5_LANE0_WIDTH                              8
`define GPUREG_IRQ_REQ5_LANE0_BITS                               7:0
`define GPUREG_IRQ_REQ5_LANE1_LSB                                8
`define GPUREG_IRQ_REQ5_LANE1_WIDTH                              8
`define GPUREG_IRQ_REQ5_LANE1_BITS                               15:8
`define GPUREG_IRQ_REQ5_LANE2_LSB                                16
`define GPUREG_IRQ_REQ5_LANE2_WIDTH                              8
`define GPUREG_IRQ_REQ5_LANE2_BITS                               23:16
`define GPUREG_IRQ_REQ5_LANE3_LSB                                24
`define GPUREG_IRQ_REQ5_LANE3_WIDTH                              8
`define GPUREG_IRQ_REQ5_LANE3_BITS                               31:24
`define GPUREG_IRQ_REQ6                                          16'h0016
`define GPUREG_IRQ_REQ6_LANE0_LSB                                0
`define GPUREG_IRQ_REQ6_LANE0_WIDTH                              8
`define GPUREG_IRQ_REQ6_LANE0_BITS                               7:0
`define GPUREG_IRQ_REQ6_LANE1_LSB                                8
`define GPUREG_IRQ_REQ6_LANE1_WIDTH                              8
`define GPUREG_IRQ_REQ6_LANE1_BITS                               15:8
`define GPUREG_IRQ_REQ6_LANE2_LSB                                16
`define GPUREG_IRQ_REQ6_LANE2_WIDTH                              8
`define GPUREG_IRQ_REQ6_LANE2_BITS                               23:16
`define GPUREG_IRQ_REQ6_LANE3_LSB                                24
`define GPUREG_IRQ_REQ6_LANE3_WIDTH                              8
`define GPUREG_IRQ_REQ6_LANE3_BITS                               31:24
`define GPUREG_IRQ_REQ7                                          16'h0017
`define GPUREG_IRQ_REQ7_LANE0_LSB                                0
`define GPUREG_IRQ_REQ7_LANE0_WIDTH                              8
`define GPUREG_IRQ_REQ7_LANE0_BITS                               7:0
`define GPUREG_IRQ_REQ7_LANE1_LSB                                8
`define GPUREG_IRQ_REQ7_LANE1_WIDTH                              8
`define GPUREG_IRQ_REQ7_LANE1_BITS                               15:8
`define GPUREG_IRQ_REQ7_LANE2_LSB                                16
`define GPUREG_IRQ_REQ7_LANE2_WIDTH                              8
`define GPUREG_IRQ_REQ7_LANE2_BITS                               23:16
`define GPUREG_IRQ_REQ7_LANE3_LSB                                24
`define GPUREG_IRQ_REQ7_LANE3_WIDTH                              8
`define GPUREG_IRQ_REQ7_LANE3_BITS                               31:24
`define GPUREG_IRQ_REQ8                                          16'h0018
`define GPUREG_IRQ_REQ8_LANE0_LSB                                0
`define GPUREG_IRQ_REQ8_LANE0_WIDTH                              8
`define GPUREG_IRQ_REQ8_LANE0_BITS                               7:0
`define GPUREG_IRQ_REQ8_LANE1_LSB                                8
`define GPUREG_IRQ_REQ8_LANE1_WIDTH                              8
`define GPUREG_IRQ_REQ8_LANE1_BITS                               15:8
`define GPUREG_IRQ_REQ8_LANE2_LSB                                16
`define GPUREG_IRQ_REQ8_LANE2_WIDTH                              8
`define GPUREG_IRQ_REQ8_LANE2_BITS                               23:16
`define GPUREG_IRQ_REQ8_LANE3_LSB                                24
`define GPUREG_IRQ_REQ8_LANE3_WIDTH                              8
`define GPUREG_IRQ_REQ8_LANE3_BITS                               31:24
`define GPUREG_IRQ_REQ9                                          16'h0019
`define GPUREG_IRQ_REQ9_LANE0_LSB                                0
`define GPUREG_IRQ_REQ9_LANE0_WIDTH                              8
`define GPUREG_IRQ_REQ9_LANE0_BITS                               7:0
`define GPUREG_IRQ_REQ9_LANE1_LSB                                8
`define GPUREG_IRQ_REQ9_LANE1_WIDTH                              8
`define GPUREG_IRQ_REQ9_LANE1_BITS                               15:8
`define GPUREG_IRQ_REQ9_LANE2_LSB                                16
`define GPUREG_IRQ_REQ9_LANE2_WIDTH                              8
`define GPUREG_IRQ_REQ9_LANE2_BITS                               23:16
`define GPUREG_IRQ_REQ9_LANE3_LSB                                24
`define GPUREG_IRQ_REQ9_LANE3_WIDTH                              8
`define GPUREG_IRQ_REQ9_LANE3_BITS                               31:24
`define GPUREG_IRQ_REQ10                                         16'h001A
`define GPUREG_IRQ_REQ10_LANE0_LSB                               0
`define GPUREG_IRQ_REQ10_LANE0_WIDTH                             8
`define GPUREG_IRQ_REQ10_LANE0_BITS                              7:0
`define GPUREG_IRQ_REQ10_LANE1_LSB                               8
`define GPUREG_IRQ_REQ10_LANE1_WIDTH                             8
`define GPUREG_IRQ_REQ10_LANE1_BITS                              15:8
`define GPUREG_IRQ_REQ10_LANE2_LSB                               16
`define GPUREG_IRQ_REQ10_LANE2_WIDTH                             8
`define GPUREG_IRQ_REQ10_LANE2_BITS                              23:16
`define GPUREG_IRQ_REQ10_LANE3_LSB                               24
`define GPUREG_IRQ_REQ10_LANE3_WIDTH                             8
`define GPUREG_IRQ_REQ10_LANE3_BITS                              31:24
`define GPUREG_IRQ_REQ11                                         16'h001B
`define GPUREG_IRQ_REQ11_LANE0_LSB                               0
`define GPUREG_IRQ_REQ11_LANE0_WIDTH                             8
`define GPUREG_IRQ_REQ11_LANE0_BITS                              7:0
`define GPUREG_IRQ_REQ11_LANE1_LSB                               8
`define GPUREG_IRQ_REQ11_LANE1_WIDTH                             8
`define GPUREG_IRQ_REQ11_LANE1_BITS                              15:8
`define GPUREG_IRQ_REQ11_LANE2_LSB                               16
`define GPUREG_IRQ_REQ11_LANE2_WIDTH                             8
`define GPUREG_IRQ_REQ11_LANE2_BITS                              23:16
`define GPUREG_IRQ_REQ11_LANE3_LSB                               24
`define GPUREG_IRQ_REQ11_LANE3_WIDTH                             8
`define GPUREG_IRQ_REQ11_LANE3_BITS                              31:24
`define GPUREG_IRQ_REQ12                                         16'h001C
`define GPUREG_IRQ_REQ12_LANE0_LSB                               0
`define GPUREG_IRQ_REQ12_LANE0_WIDTH                             8
`define GPUREG_IRQ_REQ12_LANE0_BITS                              7:0
`define GPUREG_IRQ_REQ12_LANE1_LSB                               8
`define GPUREG_IRQ_REQ12_LANE1_WIDTH                             8
`define GPUREG_IRQ_REQ12_LANE1_BITS                              15:8
`define GPUREG_IRQ_REQ12_LANE2_LSB                               16
`define GPUREG_IRQ_REQ12_LANE2_WIDTH                             8
`define GPUREG_IRQ_REQ12_LANE2_BITS                              23:16
`define GPUREG_IRQ_REQ12_LANE3_LSB                               24
`define GPUREG_IRQ_REQ12_LANE3_WIDTH                             8
`define GPUREG_IRQ_REQ12_LANE3_BITS                              31:24
`define GPUREG_IRQ_REQ13                                         16'h001D
`define GPUREG_IRQ_REQ13_LANE0_LSB                               0
`define GPUREG_IRQ_REQ13_LANE0_WIDTH                             8
`define GPUREG_IRQ_REQ13_LANE0_BITS                              7:0
`define GPUREG_IRQ_REQ13_LANE1_LSB                               8
`define GPUREG_IRQ_REQ13_LANE1_WIDTH                             8
`define GPUREG_IRQ_REQ13_LANE1_BITS                              15:8
`define GPUREG_IRQ_REQ13_LANE2_LSB                               16
`define GPUREG_IRQ_REQ13_LANE2_WIDTH                             8
`define GPUREG_IRQ_REQ13_LANE2_BITS                              23:16
`define GPUREG_IRQ_REQ13_LANE3_LSB                               24
`define GPUREG_IRQ_REQ13_LANE3_WIDTH                             8
`define GPUREG_IRQ_REQ13_LANE3_BITS                              31:24
`define GPUREG_IRQ_REQ14                                         16'h001E
`define GPUREG_IRQ_REQ14_LANE0_LSB                               0
`define GPUREG_IRQ_REQ14_LANE0_WIDTH                             8
`define GPUREG_IRQ_REQ14_LANE0_BITS                              7:0
`define GPUREG_IRQ_REQ14_LANE1_LSB                               8
`define GPUREG_IRQ_REQ14_LANE1_WIDTH                             8
`define GPUREG_IRQ_REQ14_LANE1_BITS                              15:8
`define GPUREG_IRQ_REQ14_LANE2_LSB                               16
`define GPUREG_IRQ_REQ14_LANE2_WIDTH                             8
`define GPUREG_IRQ_REQ14_LANE2_BITS                              23:16
`define GPUREG_IRQ_REQ14_LANE3_LSB                               24
`define GPUREG_IRQ_REQ14_LANE3_WIDTH                             8
`define GPUREG_IRQ_REQ14_LANE3_BITS                              31:24
`define GPUREG_IRQ_REQ15                                         16'h001F
`define GPUREG_IRQ_REQ15_LANE0_LSB                               0
`define GPUREG_IRQ_REQ15_LANE0_WIDTH                             8
`define GPUREG_IRQ_REQ15_LANE0_BITS                              7:0
`define GPUREG_IRQ_REQ15_LANE1_LSB                               8
`define GPUREG_IRQ_REQ15_LANE1_WIDTH                             8
`define GPUREG_IRQ_REQ15_LANE1_BITS                              15:8
`define GPUREG_IRQ_REQ15_LANE2_LSB                               16
`define GPUREG_IRQ_REQ15_LANE2_WIDTH                             8
`define GPUREG_IRQ_REQ15_LANE2_BITS                              23:16
`define GPUREG_IRQ_REQ15_LANE3_LSB                               24
`define GPUREG_IRQ_REQ15_LANE3_WIDTH                             8
`define GPUREG_IRQ_REQ15_LANE3_BITS                              31:24

// GPUREG_IRQ_CMP[0-15] (0x020-0x02F): Compare lanes, four per word. System software sets word 0 to
// 0x12345678.
// plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
// older GPUREG_0020, GPUREG_0021, GPUREG_0022, GPUREG_0023, GPUREG_0024, GPUREG_0025, GPUREG_0026,
// GPUREG_0027 and 8 more
`define GPUREG_IRQ_CMP0                                          16'h0020
// LANE0 to LANE3 (bits 7-0, step 8, uint): Compare byte; IRQ_CMPk holds lanes 4k to 4k+3.
`define GPUREG_IRQ_CMP0_LANE0_LSB                                0
`define GPUREG_IRQ_CMP0_LANE0_WIDTH                              8
`define GPUREG_IRQ_CMP0_LANE0_BITS                               7:0
`define GPUREG_IRQ_CMP0_LANE1_LSB                                8
`define GPUREG_IRQ_CMP0_LANE1_WIDTH                              8
`define GPUREG_IRQ_CMP0_LANE1_BITS                               15:8
`define GPUREG_IRQ_CMP0_LANE2_LSB                                16
`define GPUREG_IRQ_CMP0_LANE2_WIDTH                              8
`define GPUREG_IRQ_CMP0_LANE2_BITS                               23:16
`define GPUREG_IRQ_CMP0_LANE3_LSB                                24
`define GPUREG_IRQ_CMP0_LANE3_WIDTH                              8
`define GPUREG_IRQ_CMP0_LANE3_BITS                               31:24
`define GPUREG_IRQ_CMP1                                          16'h0021
`define GPUREG_IRQ_CMP1_LANE0_LSB                                0
`define GPUREG_IRQ_CMP1_LANE0_WIDTH                              8
`define GPUREG_IRQ_CMP1_LANE0_BITS                               7:0
`define GPUREG_IRQ_CMP1_LANE1_LSB                                8
`define GPUREG_IRQ_CMP1_LANE1_WIDTH                              8
`define GPUREG_IRQ_CMP1_LANE1_BITS                               15:8
`define GPUREG_IRQ_CMP1_LANE2_LSB                                16
`define GPUREG_IRQ_CMP1_LANE2_WIDTH                              8
`define GPUREG_IRQ_CMP1_LANE2_BITS                               23:16
`define GPUREG_IRQ_CMP1_LANE3_LSB                                24
`define GPUREG_IRQ_CMP1_LANE3_WIDTH                              8
`define GPUREG_IRQ_CMP1_LANE3_BITS                               31:24
`define GPUREG_IRQ_CMP2                                          16'h0022
`define GPUREG_IRQ_CMP2_LANE0_LSB                                0
`define GPUREG_IRQ_CMP2_LANE0_WIDTH                              8
`define GPUREG_IRQ_CMP2_LANE0_BITS                               7:0
`define GPUREG_IRQ_CMP2_LANE1_LSB                                8
`define GPUREG_IRQ_CMP2_LANE1_WIDTH                              8
`define GPUREG_IRQ_CMP2_LANE1_BITS                               15:8
`define GPUREG_IRQ_CMP2_LANE2_LSB                                16
`define GPUREG_IRQ_CMP2_LANE2_WIDTH                              8
`define GPUREG_IRQ_CMP2_LANE2_BITS                               23:16
`define GPUREG_IRQ_CMP2_LANE3_LSB                                24
`define GPUREG_IRQ_CMP2_LANE3_WIDTH                              8
`define GPUREG_IRQ_CMP2_LANE3_BITS                               31:24
`define GPUREG_IRQ_CMP3                                          16'h0023
`define GPUREG_IRQ_CMP3_LANE0_LSB                                0
`define GPUREG_IRQ_CMP3_LANE0_WIDTH                              8
`define GPUREG_IRQ_CMP3_LANE0_BITS                               7:0
`define GPUREG_IRQ_CMP3_LANE1_LSB                                8
`define GPUREG_IRQ_CMP3_LANE1_WIDTH                              8
`define GPUREG_IRQ_CMP3_LANE1_BITS                               15:8
`define GPUREG_IRQ_CMP3_LANE2_LSB                                16
`define GPUREG_IRQ_CMP3_LANE2_WIDTH                              8
`define GPUREG_IRQ_CMP3_LANE2_BITS                               23:16
`define GPUREG_IRQ_CMP3_LANE3_LSB                                24
`define GPUREG_IRQ_CMP3_LANE3_WIDTH                              8
`define GPUREG_IRQ_CMP3_LANE3_BITS                               31:24
`define GPUREG_IRQ_CMP4                                          16'h0024
`define GPUREG_IRQ_CMP4_LANE0_LSB                                0
`define GPUREG_IRQ_CMP4_LANE0_WIDTH                              8
`define GPUREG_IRQ_CMP4_LANE0_BITS                               7:0
`define GPUREG_IRQ_CMP4_LANE1_LSB                                8
`define GPUREG_IRQ_CMP4_LANE1_WIDTH                              8
`define GPUREG_IRQ_CMP4_LANE1_BITS                               15:8
`define GPUREG_IRQ_CMP4_LANE2_LSB                                16
`define GPUREG_IRQ_CMP4_LANE2_WIDTH                              8
`define GPUREG_IRQ_CMP4_LANE2_BITS                               23:16
`define GPUREG_IRQ_CMP4_LANE3_LSB                                24
`define GPUREG_IRQ_CMP4_LANE3_WIDTH                              8
`define GPUREG_IRQ_CMP4_LANE3_BITS                               31:24
`define GPUREG_IRQ_CMP5                                          16'h0025
`define GPUREG_IRQ_CMP5_LANE0_LSB                                0
`define GPUREG_IRQ_CMP5_LANE0_WIDTH                              8
`define GPUREG_IRQ_CMP5_LANE0_BITS                               7:0
`define GPUREG_IRQ_CMP5_LANE1_LSB                                8
`define GPUREG_IRQ_CMP5_LANE1_WIDTH                              8
`define GPUREG_IRQ_CMP5_LANE1_BITS                               15:8
`define GPUREG_IRQ_CMP5_LANE2_LSB                                16
`define GPUREG_IRQ_CMP5_LANE2_WIDTH                              8
`define GPUREG_IRQ_CMP5_LANE2_BITS                               23:16
`define GPUREG_IRQ_CMP5_LANE3_LSB                                24
`define GPUREG_IRQ_CMP5_LANE3_WIDTH                              8
`define GPUREG_IRQ_CMP5_LANE3_BITS                               31:24
`define GPUREG_IRQ_CMP6                                          16'h0026
`define GPUREG_IRQ_CMP6_LANE0_LSB                                0
`define GPUREG_IRQ_CMP6_LANE0_WIDTH                              8
`define GPUREG_IRQ_CMP6_LANE0_BITS                               7:0
`define GPUREG_IRQ_CMP6_LANE1_LSB                                8
`define GPUREG_IRQ_CMP6_LANE1_WIDTH                              8
`define GPUREG_IRQ_CMP6_LANE1_BITS                               15:8
`define GPUREG_IRQ_CMP6_LANE2_LSB                                16
`define GPUREG_IRQ_CMP6_LANE2_WIDTH                              8
`define GPUREG_IRQ_CMP6_LANE2_BITS                               23:16
`define GPUREG_IRQ_CMP6_LANE3_LSB                                24
`define GPUREG_IRQ_CMP6_LANE3_WIDTH                              8
`define GPUREG_IRQ_CMP6_LANE3_BITS                               31:24
`define GPUREG_IRQ_CMP7                                          16'h0027
`define GPUREG_IRQ_CMP7_LANE0_LSB                                0
`define GPUREG_IRQ_CMP7_LANE0_WIDTH                              8
`define GPUREG_IRQ_CMP7_LANE0_BITS                               7:0
`define GPUREG_IRQ_CMP7_LANE1_LSB                                8
`define GPUREG_IRQ_CMP7_LANE1_WIDTH                              8
`define GPUREG_IRQ_CMP7_LANE1_BITS                               15:8
`define GPUREG_IRQ_CMP7_LANE2_LSB                                16
`define GPUREG_IRQ_CMP7_LANE2_WIDTH                              8
`define GPUREG_IRQ_CMP7_LANE2_BITS                               23:16
`define GPUREG_IRQ_CMP7_LANE3_LSB                                24
`define GPUREG_IRQ_CMP7_LANE3_WIDTH                              8
`define GPUREG_IRQ_CMP7_LANE3_BITS                               31:24
`define GPUREG_IRQ_CMP8                                          16'h0028
`define GPUREG_IRQ_CMP8_LANE0_LSB                                0
`define GPUREG_IRQ_CMP8_LANE0_WIDTH                              8
`define GPUREG_IRQ_CMP8_LANE0_BITS                               7:0
`define GPUREG_IRQ_CMP8_LANE1_LSB                                8
`define GPUREG_IRQ_CMP8_LANE1_WIDTH                              8
`define GPUREG_IRQ_CMP8_LANE1_BITS                               15:8
`define GPUREG_IRQ_CMP8_LANE2_LSB                                16
`define GPUREG_IRQ_CMP8_LANE2_WIDTH                              8
`define GPUREG_IRQ_CMP8_LANE2_BITS                               23:16
`define GPUREG_IRQ_CMP8_LANE3_LSB                                24
`define GPUREG_IRQ_CMP8_LANE3_WIDTH                              8
`define GPUREG_IRQ_CMP8_LANE3_BITS                               31:24
`define GPUREG_IRQ_CMP9                                          16'h0029
`define GPUREG_IRQ_CMP9_LANE0_LSB                                0
`define GPUREG_IRQ_CMP9_LANE0_WIDTH                              8
`define GPUREG_IRQ_CMP9_LANE0_BITS                               7:0
`define GPUREG_IRQ_CMP9_LANE1_LSB                                8
`define GPUREG_IRQ_CMP9_LANE1_WIDTH                              8
`define GPUREG_IRQ_CMP9_LANE1_BITS                               15:8
`define GPUREG_IRQ_CMP9_LANE2_LSB                                16
`define GPUREG_IRQ_CMP9_LANE2_WIDTH                              8
`define GPUREG_IRQ_CMP9_LANE2_BITS                               23:16
`define GPUREG_IRQ_CMP9_LANE3_LSB                                24
`define GPUREG_IRQ_CMP9_LANE3_WIDTH                              8
`define GPUREG_IRQ_CMP9_LANE3_BITS                               31:24
`define GPUREG_IRQ_CMP10                                         16'h002A
`define GPUREG_IRQ_CMP10_LANE0_LSB                               0
`define GPUREG_IRQ_CMP10_LANE0_WIDTH                             8
`define GPUREG_IRQ_CMP10_LANE0_BITS                              7:0
`define GPUREG_IRQ_CMP10_LANE1_LSB                               8
`define GPUREG_IRQ_CMP10_LANE1_WIDTH                             8
`define GPUREG_IRQ_CMP10_LANE1_BITS                              15:8
`define GPUREG_IRQ_CMP10_LANE2_LSB                               16
`define GPUREG_IRQ_CMP10_LANE2_WIDTH                             8
`define GPUREG_IRQ_CMP10_LANE2_BITS                              23:16
`define GPUREG_IRQ_CMP10_LANE3_LSB                               24
`define GPUREG_IRQ_CMP10_LANE3_WIDTH                             8
`define GPUREG_IRQ_CMP10_LANE3_BITS                              31:24
`define GPUREG_IRQ_CMP11                                         16'h002B
`define GPUREG_IRQ_CMP11_LANE0_LSB                               0
`define GPUREG_IRQ_CMP11_LANE0_WIDTH                             8
`define GPUREG_IRQ_CMP11_LANE0_BITS                              7:0
`define GPUREG_IRQ_CMP11_LANE1_LSB                               8
`define GPUREG_IRQ_CMP11_LANE1_WIDTH                             8
`define GPUREG_IRQ_CMP11_LANE1_BITS                              15:8
`define GPUREG_IRQ_CMP11_LANE2_LSB                               16
`define GPUREG_IRQ_CMP11_LANE2_WIDTH                             8
`define GPUREG_IRQ_CMP11_LANE2_BITS                              23:16
`define GPUREG_IRQ_CMP11_LANE3_LSB                               24
`define GPUREG_IRQ_CMP11_LANE3_WIDTH                             8
`define GPUREG_IRQ_CMP11_LANE3_BITS                              31:24
`define GPUREG_IRQ_CMP12                                         16'h002C
`define GPUREG_IRQ_CMP12_LANE0_LSB                               0
`define GPUREG_IRQ_CMP12_LANE0_WIDTH                             8
`define GPUREG_IRQ_CMP12_LANE0_BITS                              7:0
`define GPUREG_IRQ_CMP12_LANE1_LSB                               8
`define GPUREG_IRQ_CMP12_LANE1_WIDTH                             8
`define GPUREG_IRQ_CMP12_LANE1_BITS                              15:8
`define GPUREG_IRQ_CMP12_LANE2_LSB                               16
`define GPUREG_IRQ_CMP12_LANE2_WIDTH                             8
`define GPUREG_IRQ_CMP12_LANE2_BITS                              23:16
`define GPUREG_IRQ_CMP12_LANE3_LSB                               24
`define GPUREG_IRQ_CMP12_LANE3_WIDTH                             8
`define GPUREG_IRQ_CMP12_LANE3_BITS                              31:24
`define GPUREG_IRQ_CMP13                                         16'h002D
`define GPUREG_IRQ_CMP13_LANE0_LSB                               0
`define GPUREG_IRQ_CMP13_LANE0_WIDTH                             8
`define GPUREG_IRQ_CMP13_LANE0_BITS                              7:0
`define GPUREG_IRQ_CMP13_LANE1_LSB                               8
`define GPUREG_IRQ_CMP13_LANE1_WIDTH                             8
`define GPUREG_IRQ_CMP13_LANE1_BITS                              15:8
`define GPUREG_IRQ_CMP13_LANE2_LSB                               16
`define GPUREG_IRQ_CMP13_LANE2_WIDTH                             8
`define GPUREG_IRQ_CMP13_LANE2_BITS                              23:16
`define GPUREG_IRQ_CMP13_LANE3_LSB                               24
`define GPUREG_IRQ_CMP13_LANE3_WIDTH                             8
`define GPUREG_IRQ_CMP13_LANE3_BITS                              31:24
`define GPUREG_IRQ_CMP14                                         16'h002E
`define GPUREG_IRQ_CMP14_LANE0_LSB                               0
`define GPUREG_IRQ_CMP14_LANE0_WIDTH                             8
`define GPUREG_IRQ_CMP14_LANE0_BITS                              7:0
`define GPUREG_IRQ_CMP14_LANE1_LSB                               8
`define GPUREG_IRQ_CMP14_LANE1_WIDTH                             8
`define GPUREG_IRQ_CMP14_LANE1_BITS                              15:8
`define GPUREG_IRQ_CMP14_LANE2_LSB                               16
`define GPUREG_IRQ_CMP14_LANE2_WIDTH                             8
`define GPUREG_IRQ_CMP14_LANE2_BITS                              23:16
`define GPUREG_IRQ_CMP14_LANE3_LSB                               24
`define GPUREG_IRQ_CMP14_LANE3_WIDTH                             8
`define GPUREG_IRQ_CMP14_LANE3_BITS                              31:24
`define GPUREG_IRQ_CMP15                                         16'h002F
`define GPUREG_IRQ_CMP15_LANE0_LSB                               0
`define GPUREG_IRQ_CMP15_LANE0_WIDTH                             8
`define GPUREG_IRQ_CMP15_LANE0_BITS                              7:0
`define GPUREG_IRQ_CMP15_LANE1_LSB                               8
`define GPUREG_IRQ_CMP15_LANE1_WIDTH                             8
`define GPUREG_IRQ_CMP15_LANE1_BITS                              15:8
`define GPUREG_IRQ_CMP15_LANE2_LSB                               16
`define GPUREG_IRQ_CMP15_LANE2_WIDTH                             8
`define GPUREG_IRQ_CMP15_LANE2_BITS                              23:16
`define GPUREG_IRQ_CMP15_LANE3_LSB                               24
`define GPUREG_IRQ_CMP15_LANE3_WIDTH                             8
`define GPUREG_IRQ_CMP15_LANE3_BITS                              31:24

// GPUREG_IRQ_MASK_LOW (0x030): Interrupt mask of lanes 0-31. System software writes 0xFFFFFFF0, which
// leaves lanes 0-3 enabled.
// plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
// older GPUREG_0030
`define GPUREG_IRQ_MASK_LOW                                      16'h0030
// DISABLE0 to DISABLE31 (bit 0, step 1, bool): The lane with the number of the bit requests no
// interrupt.
`define GPUREG_IRQ_MASK_LOW_DISABLE0_LSB                         0
`define GPUREG_IRQ_MASK_LOW_DISABLE0_WIDTH                       1
`define GPUREG_IRQ_MASK_LOW_DISABLE0_BITS                        0:0
`define GPUREG_IRQ_MASK_LOW_DISABLE1_LSB                         1
`define GPUREG_IRQ_MASK_LOW_DISABLE1_WIDTH                       1
`define GPUREG_IRQ_MASK_LOW_DISABLE1_BITS                        1:1
`define GPUREG_IRQ_MASK_LOW_DISABLE2_LSB                         2
`define GPUREG_IRQ_MASK_LOW_DISABLE2_WIDTH                       1
`define GPUREG_IRQ_MASK_LOW_DISABLE2_BITS                        2:2
`define GPUREG_IRQ_MASK_LOW_DISABLE3_LSB                         3
`define GPUREG_IRQ_MASK_LOW_DISABLE3_WIDTH                       1
`define GPUREG_IRQ_MASK_LOW_DISABLE3_BITS                        3:3
`define GPUREG_IRQ_MASK_LOW_DISABLE4_LSB                         4
`define GPUREG_IRQ_MASK_LOW_DISABLE4_WIDTH                       1
`define GPUREG_IRQ_MASK_LOW_DISABLE4_BITS                        4:4
`define GPUREG_IRQ_MASK_LOW_DISABLE5_LSB                         5
`define GPUREG_IRQ_MASK_LOW_DISABLE5_WIDTH                       1
`define GPUREG_IRQ_MASK_LOW_DISABLE5_BITS                        5:5
`define GPUREG_IRQ_MASK_LOW_DISABLE6_LSB                         6
`define GPUREG_IRQ_MASK_LOW_DISABLE6_WIDTH                       1
`define GPUREG_IRQ_MASK_LOW_DISABLE6_BITS                        6:6
`define GPUREG_IRQ_MASK_LOW_DISABLE7_LSB                         7
`define GPUREG_IRQ_MASK_LOW_DISABLE7_WIDTH                       1
`define GPUREG_IRQ_MASK_LOW_DISABLE7_BITS                        7:7
`define GPUREG_IRQ_MASK_LOW_DISABLE8_LSB                         8
`define GPUREG_IRQ_MASK_LOW_DISABLE8_WIDTH                       1
`define GPUREG_IRQ_MASK_LOW_DISABLE8_BITS                        8:8
`define GPUREG_IRQ_MASK_LOW_DISABLE9_LSB                         9
`define GPUREG_IRQ_MASK_LOW_DISABLE9_WIDTH                       1
`define GPUREG_IRQ_MASK_LOW_DISABLE9_BITS                        9:9
`define GPUREG_IRQ_MASK_LOW_DISABLE10_LSB                        10
`define GPUREG_IRQ_MASK_LOW_DISABLE10_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE10_BITS                       10:10
`define GPUREG_IRQ_MASK_LOW_DISABLE11_LSB                        11
`define GPUREG_IRQ_MASK_LOW_DISABLE11_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE11_BITS                       11:11
`define GPUREG_IRQ_MASK_LOW_DISABLE12_LSB                        12
`define GPUREG_IRQ_MASK_LOW_DISABLE12_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE12_BITS                       12:12
`define GPUREG_IRQ_MASK_LOW_DISABLE13_LSB                        13
`define GPUREG_IRQ_MASK_LOW_DISABLE13_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE13_BITS                       13:13
`define GPUREG_IRQ_MASK_LOW_DISABLE14_LSB                        14
`define GPUREG_IRQ_MASK_LOW_DISABLE14_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE14_BITS                       14:14
`define GPUREG_IRQ_MASK_LOW_DISABLE15_LSB                        15
`define GPUREG_IRQ_MASK_LOW_DISABLE15_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE15_BITS                       15:15
`define GPUREG_IRQ_MASK_LOW_DISABLE16_LSB                        16
`define GPUREG_IRQ_MASK_LOW_DISABLE16_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE16_BITS                       16:16
`define GPUREG_IRQ_MASK_LOW_DISABLE17_LSB                        17
`define GPUREG_IRQ_MASK_LOW_DISABLE17_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE17_BITS                       17:17
`define GPUREG_IRQ_MASK_LOW_DISABLE18_LSB                        18
`define GPUREG_IRQ_MASK_LOW_DISABLE18_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE18_BITS                       18:18
`define GPUREG_IRQ_MASK_LOW_DISABLE19_LSB                        19
`define GPUREG_IRQ_MASK_LOW_DISABLE19_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE19_BITS                       19:19
`define GPUREG_IRQ_MASK_LOW_DISABLE20_LSB                        20
`define GPUREG_IRQ_MASK_LOW_DISABLE20_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE20_BITS                       20:20
`define GPUREG_IRQ_MASK_LOW_DISABLE21_LSB                        21
`define GPUREG_IRQ_MASK_LOW_DISABLE21_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE21_BITS                       21:21
`define GPUREG_IRQ_MASK_LOW_DISABLE22_LSB                        22
`define GPUREG_IRQ_MASK_LOW_DISABLE22_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE22_BITS                       22:22
`define GPUREG_IRQ_MASK_LOW_DISABLE23_LSB                        23
`define GPUREG_IRQ_MASK_LOW_DISABLE23_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE23_BITS                       23:23
`define GPUREG_IRQ_MASK_LOW_DISABLE24_LSB                        24
`define GPUREG_IRQ_MASK_LOW_DISABLE24_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE24_BITS                       24:24
`define GPUREG_IRQ_MASK_LOW_DISABLE25_LSB                        25
`define GPUREG_IRQ_MASK_LOW_DISABLE25_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE25_BITS                       25:25
`define GPUREG_IRQ_MASK_LOW_DISABLE26_LSB                        26
`define GPUREG_IRQ_MASK_LOW_DISABLE26_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE26_BITS                       26:26
`define GPUREG_IRQ_MASK_LOW_DISABLE27_LSB                        27
`define GPUREG_IRQ_MASK_LOW_DISABLE27_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE27_BITS                       27:27
`define GPUREG_IRQ_MASK_LOW_DISABLE28_LSB                        28
`define GPUREG_IRQ_MASK_LOW_DISABLE28_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE28_BITS                       28:28
`define GPUREG_IRQ_MASK_LOW_DISABLE29_LSB                        29
`define GPUREG_IRQ_MASK_LOW_DISABLE29_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE29_BITS                       29:29
`define GPUREG_IRQ_MASK_LOW_DISABLE30_LSB                        30
`define GPUREG_IRQ_MASK_LOW_DISABLE30_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE30_BITS                       30:30
`define GPUREG_IRQ_MASK_LOW_DISABLE31_LSB                        31
`define GPUREG_IRQ_MASK_LOW_DISABLE31_WIDTH                      1
`define GPUREG_IRQ_MASK_LOW_DISABLE31_BITS                       31:31

// GPUREG_IRQ_MASK_HIGH (0x031): Interrupt mask of lanes 32-63.
// plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
// older GPUREG_0031
`define GPUREG_IRQ_MASK_HIGH                                     16'h0031
// DISABLE0 to DISABLE31 (bit 0, step 1, bool): Lane 32 + the number of the bit requests no interrupt.
`define GPUREG_IRQ_MASK_HIGH_DISABLE0_LSB                        0
`define GPUREG_IRQ_MASK_HIGH_DISABLE0_WIDTH                      1
`define GPUREG_IRQ_MASK_HIGH_DISABLE0_BITS                       0:0
`define GPUREG_IRQ_MASK_HIGH_DISABLE1_LSB                        1
`define GPUREG_IRQ_MASK_HIGH_DISABLE1_WIDTH                      1
`define GPUREG_IRQ_MASK_HIGH_DISABLE1_BITS                       1:1
`define GPUREG_IRQ_MASK_HIGH_DISABLE2_LSB                        2
`define GPUREG_IRQ_MASK_HIGH_DISABLE2_WIDTH                      1
`define GPUREG_IRQ_MASK_HIGH_DISABLE2_BITS                       2:2
`define GPUREG_IRQ_MASK_HIGH_DISABLE3_LSB                        3
`define GPUREG_IRQ_MASK_HIGH_DISABLE3_WIDTH                      1
`define GPUREG_IRQ_MASK_HIGH_DISABLE3_BITS                       3:3
`define GPUREG_IRQ_MASK_HIGH_DISABLE4_LSB                        4
`define GPUREG_IRQ_MASK_HIGH_DISABLE4_WIDTH                      1
`define GPUREG_IRQ_MASK_HIGH_DISABLE4_BITS                       4:4
`define GPUREG_IRQ_MASK_HIGH_DISABLE5_LSB                        5
`define GPUREG_IRQ_MASK_HIGH_DISABLE5_WIDTH                      1
`define GPUREG_IRQ_MASK_HIGH_DISABLE5_BITS                       5:5
`define GPUREG_IRQ_MASK_HIGH_DISABLE6_LSB                        6
`define GPUREG_IRQ_MASK_HIGH_DISABLE6_WIDTH                      1
`define GPUREG_IRQ_MASK_HIGH_DISABLE6_BITS                       6:6
`define GPUREG_IRQ_MASK_HIGH_DISABLE7_LSB                        7
`define GPUREG_IRQ_MASK_HIGH_DISABLE7_WIDTH                      1
`define GPUREG_IRQ_MASK_HIGH_DISABLE7_BITS                       7:7
`define GPUREG_IRQ_MASK_HIGH_DISABLE8_LSB                        8
`define GPUREG_IRQ_MASK_HIGH_DISABLE8_WIDTH                      1
`define GPUREG_IRQ_MASK_HIGH_DISABLE8_BITS                       8:8
`define GPUREG_IRQ_MASK_HIGH_DISABLE9_LSB                        9
`define GPUREG_IRQ_MASK_HIGH_DISABLE9_WIDTH                      1
`define GPUREG_IRQ_MASK_HIGH_DISABLE9_BITS                       9:9
`define GPUREG_IRQ_MASK_HIGH_DISABLE10_LSB                       10
`define GPUREG_IRQ_MASK_HIGH_DISABLE10_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE10_BITS                      10:10
`define GPUREG_IRQ_MASK_HIGH_DISABLE11_LSB                       11
`define GPUREG_IRQ_MASK_HIGH_DISABLE11_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE11_BITS                      11:11
`define GPUREG_IRQ_MASK_HIGH_DISABLE12_LSB                       12
`define GPUREG_IRQ_MASK_HIGH_DISABLE12_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE12_BITS                      12:12
`define GPUREG_IRQ_MASK_HIGH_DISABLE13_LSB                       13
`define GPUREG_IRQ_MASK_HIGH_DISABLE13_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE13_BITS                      13:13
`define GPUREG_IRQ_MASK_HIGH_DISABLE14_LSB                       14
`define GPUREG_IRQ_MASK_HIGH_DISABLE14_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE14_BITS                      14:14
`define GPUREG_IRQ_MASK_HIGH_DISABLE15_LSB                       15
`define GPUREG_IRQ_MASK_HIGH_DISABLE15_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE15_BITS                      15:15
`define GPUREG_IRQ_MASK_HIGH_DISABLE16_LSB                       16
`define GPUREG_IRQ_MASK_HIGH_DISABLE16_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE16_BITS                      16:16
`define GPUREG_IRQ_MASK_HIGH_DISABLE17_LSB                       17
`define GPUREG_IRQ_MASK_HIGH_DISABLE17_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE17_BITS                      17:17
`define GPUREG_IRQ_MASK_HIGH_DISABLE18_LSB                       18
`define GPUREG_IRQ_MASK_HIGH_DISABLE18_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE18_BITS                      18:18
`define GPUREG_IRQ_MASK_HIGH_DISABLE19_LSB                       19
`define GPUREG_IRQ_MASK_HIGH_DISABLE19_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE19_BITS                      19:19
`define GPUREG_IRQ_MASK_HIGH_DISABLE20_LSB                       20
`define GPUREG_IRQ_MASK_HIGH_DISABLE20_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE20_BITS                      20:20
`define GPUREG_IRQ_MASK_HIGH_DISABLE21_LSB                       21
`define GPUREG_IRQ_MASK_HIGH_DISABLE21_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE21_BITS                      21:21
`define GPUREG_IRQ_MASK_HIGH_DISABLE22_LSB                       22
`define GPUREG_IRQ_MASK_HIGH_DISABLE22_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE22_BITS                      22:22
`define GPUREG_IRQ_MASK_HIGH_DISABLE23_LSB                       23
`define GPUREG_IRQ_MASK_HIGH_DISABLE23_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE23_BITS                      23:23
`define GPUREG_IRQ_MASK_HIGH_DISABLE24_LSB                       24
`define GPUREG_IRQ_MASK_HIGH_DISABLE24_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE24_BITS                      24:24
`define GPUREG_IRQ_MASK_HIGH_DISABLE25_LSB                       25
`define GPUREG_IRQ_MASK_HIGH_DISABLE25_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE25_BITS                      25:25
`define GPUREG_IRQ_MASK_HIGH_DISABLE26_LSB                       26
`define GPUREG_IRQ_MASK_HIGH_DISABLE26_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE26_BITS                      26:26
`define GPUREG_IRQ_MASK_HIGH_DISABLE27_LSB                       27
`define GPUREG_IRQ_MASK_HIGH_DISABLE27_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE27_BITS                      27:27
`define GPUREG_IRQ_MASK_HIGH_DISABLE28_LSB                       28
`define GPUREG_IRQ_MASK_HIGH_DISABLE28_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE28_BITS                      28:28
`define GPUREG_IRQ_MASK_HIGH_DISABLE29_LSB                       29
`define GPUREG_IRQ_MASK_HIGH_DISABLE29_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE29_BITS                      29:29
`define GPUREG_IRQ_MASK_HIGH_DISABLE30_LSB                       30
`define GPUREG_IRQ_MASK_HIGH_DISABLE30_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE30_BITS                      30:30
`define GPUREG_IRQ_MASK_HIGH_DISABLE31_LSB                       31
`define GPUREG_IRQ_MASK_HIGH_DISABLE31_WIDTH                     1
`define GPUREG_IRQ_MASK_HIGH_DISABLE31_BITS                      31:31

// GPUREG_IRQ_STAT_LOW (0x032): Comparison results of lanes 0-31.
// status, ro, not writable by command lists [HW: GBATEK]
// older GPUREG_0032
`define GPUREG_IRQ_STAT_LOW                                      16'h0032
// MATCH0 to MATCH31 (bit 0, step 1, bool): The lane with the number of the bit equals its compare
// byte.
`define GPUREG_IRQ_STAT_LOW_MATCH0_LSB                           0
`define GPUREG_IRQ_STAT_LOW_MATCH0_WIDTH                         1
`define GPUREG_IRQ_STAT_LOW_MATCH0_BITS                          0:0
`define GPUREG_IRQ_STAT_LOW_MATCH1_LSB                           1
`define GPUREG_IRQ_STAT_LOW_MATCH1_WIDTH                         1
`define GPUREG_IRQ_STAT_LOW_MATCH1_BITS                          1:1
`define GPUREG_IRQ_STAT_LOW_MATCH2_LSB                           2
`define GPUREG_IRQ_STAT_LOW_MATCH2_WIDTH                         1
`define GPUREG_IRQ_STAT_LOW_MATCH2_BITS                          2:2
`define GPUREG_IRQ_STAT_LOW_MATCH3_LSB                           3
`define GPUREG_IRQ_STAT_LOW_MATCH3_WIDTH                         1
`define GPUREG_IRQ_STAT_LOW_MATCH3_BITS                          3:3
`define GPUREG_IRQ_STAT_LOW_MATCH4_LSB                           4
`define GPUREG_IRQ_STAT_LOW_MATCH4_WIDTH                         1
`define GPUREG_IRQ_STAT_LOW_MATCH4_BITS                          4:4
`define GPUREG_IRQ_STAT_LOW_MATCH5_LSB                           5
`define GPUREG_IRQ_STAT_LOW_MATCH5_WIDTH                         1
`define GPUREG_IRQ_STAT_LOW_MATCH5_BITS                          5:5
`define GPUREG_IRQ_STAT_LOW_MATCH6_LSB                           6
`define GPUREG_IRQ_STAT_LOW_MATCH6_WIDTH                         1
`define GPUREG_IRQ_STAT_LOW_MATCH6_BITS                          6:6
`define GPUREG_IRQ_STAT_LOW_MATCH7_LSB                           7
`define GPUREG_IRQ_STAT_LOW_MATCH7_WIDTH                         1
`define GPUREG_IRQ_STAT_LOW_MATCH7_BITS                          7:7
`define GPUREG_IRQ_STAT_LOW_MATCH8_LSB                           8
`define GPUREG_IRQ_STAT_LOW_MATCH8_WIDTH                         1
`define GPUREG_IRQ_STAT_LOW_MATCH8_BITS                          8:8
`define GPUREG_IRQ_STAT_LOW_MATCH9_LSB                           9
`define GPUREG_IRQ_STAT_LOW_MATCH9_WIDTH                         1
`define GPUREG_IRQ_STAT_LOW_MATCH9_BITS                          9:9
`define GPUREG_IRQ_STAT_LOW_MATCH10_LSB                          10
`define GPUREG_IRQ_STAT_LOW_MATCH10_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH10_BITS                         10:10
`define GPUREG_IRQ_STAT_LOW_MATCH11_LSB                          11
`define GPUREG_IRQ_STAT_LOW_MATCH11_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH11_BITS                         11:11
`define GPUREG_IRQ_STAT_LOW_MATCH12_LSB                          12
`define GPUREG_IRQ_STAT_LOW_MATCH12_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH12_BITS                         12:12
`define GPUREG_IRQ_STAT_LOW_MATCH13_LSB                          13
`define GPUREG_IRQ_STAT_LOW_MATCH13_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH13_BITS                         13:13
`define GPUREG_IRQ_STAT_LOW_MATCH14_LSB                          14
`define GPUREG_IRQ_STAT_LOW_MATCH14_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH14_BITS                         14:14
`define GPUREG_IRQ_STAT_LOW_MATCH15_LSB                          15
`define GPUREG_IRQ_STAT_LOW_MATCH15_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH15_BITS                         15:15
`define GPUREG_IRQ_STAT_LOW_MATCH16_LSB                          16
`define GPUREG_IRQ_STAT_LOW_MATCH16_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH16_BITS                         16:16
`define GPUREG_IRQ_STAT_LOW_MATCH17_LSB                          17
`define GPUREG_IRQ_STAT_LOW_MATCH17_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH17_BITS                         17:17
`define GPUREG_IRQ_STAT_LOW_MATCH18_LSB                          18
`define GPUREG_IRQ_STAT_LOW_MATCH18_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH18_BITS                         18:18
`define GPUREG_IRQ_STAT_LOW_MATCH19_LSB                          19
`define GPUREG_IRQ_STAT_LOW_MATCH19_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH19_BITS                         19:19
`define GPUREG_IRQ_STAT_LOW_MATCH20_LSB                          20
`define GPUREG_IRQ_STAT_LOW_MATCH20_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH20_BITS                         20:20
`define GPUREG_IRQ_STAT_LOW_MATCH21_LSB                          21
`define GPUREG_IRQ_STAT_LOW_MATCH21_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH21_BITS                         21:21
`define GPUREG_IRQ_STAT_LOW_MATCH22_LSB                          22
`define GPUREG_IRQ_STAT_LOW_MATCH22_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH22_BITS                         22:22
`define GPUREG_IRQ_STAT_LOW_MATCH23_LSB                          23
`define GPUREG_IRQ_STAT_LOW_MATCH23_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH23_BITS                         23:23
`define GPUREG_IRQ_STAT_LOW_MATCH24_LSB                          24
`define GPUREG_IRQ_STAT_LOW_MATCH24_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH24_BITS                         24:24
`define GPUREG_IRQ_STAT_LOW_MATCH25_LSB                          25
`define GPUREG_IRQ_STAT_LOW_MATCH25_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH25_BITS                         25:25
`define GPUREG_IRQ_STAT_LOW_MATCH26_LSB                          26
`define GPUREG_IRQ_STAT_LOW_MATCH26_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH26_BITS                         26:26
`define GPUREG_IRQ_STAT_LOW_MATCH27_LSB                          27
`define GPUREG_IRQ_STAT_LOW_MATCH27_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH27_BITS                         27:27
`define GPUREG_IRQ_STAT_LOW_MATCH28_LSB                          28
`define GPUREG_IRQ_STAT_LOW_MATCH28_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH28_BITS                         28:28
`define GPUREG_IRQ_STAT_LOW_MATCH29_LSB                          29
`define GPUREG_IRQ_STAT_LOW_MATCH29_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH29_BITS                         29:29
`define GPUREG_IRQ_STAT_LOW_MATCH30_LSB                          30
`define GPUREG_IRQ_STAT_LOW_MATCH30_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH30_BITS                         30:30
`define GPUREG_IRQ_STAT_LOW_MATCH31_LSB                          31
`define GPUREG_IRQ_STAT_LOW_MATCH31_WIDTH                        1
`define GPUREG_IRQ_STAT_LOW_MATCH31_BITS                         31:31

// GPUREG_IRQ_STAT_HIGH (0x033): Comparison results of lanes 32-63.
// status, ro, not writable by command lists [HW: GBATEK]
// older GPUREG_0033
`define GPUREG_IRQ_STAT_HIGH                                     16'h0033
// MATCH0 to MATCH31 (bit 0, step 1, bool): Lane 32 + the number of the bit equals its compare byte.
`define GPUREG_IRQ_STAT_HIGH_MATCH0_LSB                          0
`define GPUREG_IRQ_STAT_HIGH_MATCH0_WIDTH                        1
`define GPUREG_IRQ_STAT_HIGH_MATCH0_BITS                         0:0
`define GPUREG_IRQ_STAT_HIGH_MATCH1_LSB                          1
`define GPUREG_IRQ_STAT_HIGH_MATCH1_WIDTH                        1
`define GPUREG_IRQ_STAT_HIGH_MATCH1_BITS                         1:1
`define GPUREG_IRQ_STAT_HIGH_MATCH2_LSB                          2
`define GPUREG_IRQ_STAT_HIGH_MATCH2_WIDTH                        1
`define GPUREG_IRQ_STAT_HIGH_MATCH2_BITS                         2:2
`define GPUREG_IRQ_STAT_HIGH_MATCH3_LSB                          3
`define GPUREG_IRQ_STAT_HIGH_MATCH3_WIDTH                        1
`define GPUREG_IRQ_STAT_HIGH_MATCH3_BITS                         3:3
`define GPUREG_IRQ_STAT_HIGH_MATCH4_LSB                          4
`define GPUREG_IRQ_STAT_HIGH_MATCH4_WIDTH                        1
`define GPUREG_IRQ_STAT_HIGH_MATCH4_BITS                         4:4
`define GPUREG_IRQ_STAT_HIGH_MATCH5_LSB                          5
`define GPUREG_IRQ_STAT_HIGH_MATCH5_WIDTH                        1
`define GPUREG_IRQ_STAT_HIGH_MATCH5_BITS                         5:5
`define GPUREG_IRQ_STAT_HIGH_MATCH6_LSB                          6
`define GPUREG_IRQ_STAT_HIGH_MATCH6_WIDTH                        1
`define GPUREG_IRQ_STAT_HIGH_MATCH6_BITS                         6:6
`define GPUREG_IRQ_STAT_HIGH_MATCH7_LSB                          7
`define GPUREG_IRQ_STAT_HIGH_MATCH7_WIDTH                        1
`define GPUREG_IRQ_STAT_HIGH_MATCH7_BITS                         7:7
`define GPUREG_IRQ_STAT_HIGH_MATCH8_LSB                          8
`define GPUREG_IRQ_STAT_HIGH_MATCH8_WIDTH                        1
`define GPUREG_IRQ_STAT_HIGH_MATCH8_BITS                         8:8
`define GPUREG_IRQ_STAT_HIGH_MATCH9_LSB                          9
`define GPUREG_IRQ_STAT_HIGH_MATCH9_WIDTH                        1
`define GPUREG_IRQ_STAT_HIGH_MATCH9_BITS                         9:9
`define GPUREG_IRQ_STAT_HIGH_MATCH10_LSB                         10
`define GPUREG_IRQ_STAT_HIGH_MATCH10_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH10_BITS                        10:10
`define GPUREG_IRQ_STAT_HIGH_MATCH11_LSB                         11
`define GPUREG_IRQ_STAT_HIGH_MATCH11_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH11_BITS                        11:11
`define GPUREG_IRQ_STAT_HIGH_MATCH12_LSB                         12
`define GPUREG_IRQ_STAT_HIGH_MATCH12_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH12_BITS                        12:12
`define GPUREG_IRQ_STAT_HIGH_MATCH13_LSB                         13
`define GPUREG_IRQ_STAT_HIGH_MATCH13_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH13_BITS                        13:13
`define GPUREG_IRQ_STAT_HIGH_MATCH14_LSB                         14
`define GPUREG_IRQ_STAT_HIGH_MATCH14_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH14_BITS                        14:14
`define GPUREG_IRQ_STAT_HIGH_MATCH15_LSB                         15
`define GPUREG_IRQ_STAT_HIGH_MATCH15_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH15_BITS                        15:15
`define GPUREG_IRQ_STAT_HIGH_MATCH16_LSB                         16
`define GPUREG_IRQ_STAT_HIGH_MATCH16_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH16_BITS                        16:16
`define GPUREG_IRQ_STAT_HIGH_MATCH17_LSB                         17
`define GPUREG_IRQ_STAT_HIGH_MATCH17_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH17_BITS                        17:17
`define GPUREG_IRQ_STAT_HIGH_MATCH18_LSB                         18
`define GPUREG_IRQ_STAT_HIGH_MATCH18_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH18_BITS                        18:18
`define GPUREG_IRQ_STAT_HIGH_MATCH19_LSB                         19
`define GPUREG_IRQ_STAT_HIGH_MATCH19_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH19_BITS                        19:19
`define GPUREG_IRQ_STAT_HIGH_MATCH20_LSB                         20
`define GPUREG_IRQ_STAT_HIGH_MATCH20_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH20_BITS                        20:20
`define GPUREG_IRQ_STAT_HIGH_MATCH21_LSB                         21
`define GPUREG_IRQ_STAT_HIGH_MATCH21_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH21_BITS                        21:21
`define GPUREG_IRQ_STAT_HIGH_MATCH22_LSB                         22
`define GPUREG_IRQ_STAT_HIGH_MATCH22_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH22_BITS                        22:22
`define GPUREG_IRQ_STAT_HIGH_MATCH23_LSB                         23
`define GPUREG_IRQ_STAT_HIGH_MATCH23_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH23_BITS                        23:23
`define GPUREG_IRQ_STAT_HIGH_MATCH24_LSB                         24
`define GPUREG_IRQ_STAT_HIGH_MATCH24_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH24_BITS                        24:24
`define GPUREG_IRQ_STAT_HIGH_MATCH25_LSB                         25
`define GPUREG_IRQ_STAT_HIGH_MATCH25_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH25_BITS                        25:25
`define GPUREG_IRQ_STAT_HIGH_MATCH26_LSB                         26
`define GPUREG_IRQ_STAT_HIGH_MATCH26_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH26_BITS                        26:26
`define GPUREG_IRQ_STAT_HIGH_MATCH27_LSB                         27
`define GPUREG_IRQ_STAT_HIGH_MATCH27_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH27_BITS                        27:27
`define GPUREG_IRQ_STAT_HIGH_MATCH28_LSB                         28
`define GPUREG_IRQ_STAT_HIGH_MATCH28_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH28_BITS                        28:28
`define GPUREG_IRQ_STAT_HIGH_MATCH29_LSB                         29
`define GPUREG_IRQ_STAT_HIGH_MATCH29_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH29_BITS                        29:29
`define GPUREG_IRQ_STAT_HIGH_MATCH30_LSB                         30
`define GPUREG_IRQ_STAT_HIGH_MATCH30_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH30_BITS                        30:30
`define GPUREG_IRQ_STAT_HIGH_MATCH31_LSB                         31
`define GPUREG_IRQ_STAT_HIGH_MATCH31_WIDTH                       1
`define GPUREG_IRQ_STAT_HIGH_MATCH31_BITS                        31:31

// GPUREG_IRQ_AUTOSTOP (0x034): Whether a match ends the command list. System software writes 1.
// plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
// older GPUREG_0034
`define GPUREG_IRQ_AUTOSTOP                                      16'h0034
// STOP (bit 0, bool): A matching lane stops the execution of the list as well as raising the
// interrupt.
`define GPUREG_IRQ_AUTOSTOP_STOP_LSB                             0
`define GPUREG_IRQ_AUTOSTOP_STOP_WIDTH                           1
`define GPUREG_IRQ_AUTOSTOP_STOP_BITS                            0:0

// GPUREG_0035 (0x035): Always reads 0x00010002; possibly an identification of the chip.
// status, ro, not writable by command lists [HW: GBATEK]
// older GPUREG_FIXED_00010002h
`define GPUREG_0035                                              16'h0035
// UNKNOWN (bits 31-0, uint): Constant 0x00010002.
`define GPUREG_UNKNOWN_0035_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_0035_UNKNOWN_WIDTH                        32
`define GPUREG_UNKNOWN_0035_UNKNOWN_BITS                         31:0

// GPUREG_0036 to GPUREG_003F (0x036-0x03F): No known function.
// plain, none, not writable by command lists [HW: docs/hardware/command-lists.md#stream;
// docs/hardware/registers.md#miscellaneous; GBATEK]
`define GPUREG_0036                                              16'h0036
`define GPUREG_0037                                              16'h0037
`define GPUREG_0038                                              16'h0038
`define GPUREG_0039                                              16'h0039
`define GPUREG_003A                                              16'h003A
`define GPUREG_003B                                              16'h003B
`define GPUREG_003C                                              16'h003C
`define GPUREG_003D                                              16'h003D
`define GPUREG_003E                                              16'h003E
`define GPUREG_003F                                              16'h003F

// GPUREG_0340 to GPUREG_03FF (0x340-0x3FF): No register; reads return the value of the primitive
// restart register.
// plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
`define GPUREG_0340                                              16'h0340
`define GPUREG_0341                                              16'h0341
`define GPUREG_0342                                              16'h0342
`define GPUREG_0343                                              16'h0343
`define GPUREG_0344                                              16'h0344
`define GPUREG_0345                                              16'h0345
`define GPUREG_0346                                              16'h0346
`define GPUREG_0347                                              16'h0347
`define GPUREG_0348                                              16'h0348
`define GPUREG_0349                                              16'h0349
`define GPUREG_034A                                              16'h034A
`define GPUREG_034B                                              16'h034B
`define GPUREG_034C                                              16'h034C
`define GPUREG_034D                                              16'h034D
`define GPUREG_034E                                              16'h034E
`define GPUREG_034F                                              16'h034F
`define GPUREG_0350                                              16'h0350
`define GPUREG_0351                                              16'h0351
`define GPUREG_0352                                              16'h0352
`define GPUREG_0353                                              16'h0353
`define GPUREG_0354                                              16'h0354
`define GPUREG_0355                                              16'h0355
`define GPUREG_0356                                              16'h0356
`define GPUREG_0357                                              16'h0357
`define GPUREG_0358                                              16'h0358
`define GPUREG_0359                                              16'h0359
`define GPUREG_035A                                              16'h035A
`define GPUREG_035B                                              16'h035B
`define GPUREG_035C                                              16'h035C
`define GPUREG_035D                                              16'h035D
`define GPUREG_035E                                              16'h035E
`define GPUREG_035F                                              16'h035F
`define GPUREG_0360                                              16'h0360
`define GPUREG_0361                                              16'h0361
`define GPUREG_0362                                              16'h0362
`define GPUREG_0363                                              16'h0363
`define GPUREG_0364                                              16'h0364
`define GPUREG_0365                                              16'h0365
`define GPUREG_0366                                              16'h0366
`define GPUREG_0367                                              16'h0367
`define GPUREG_0368                                              16'h0368
`define GPUREG_0369                                              16'h0369
`define GPUREG_036A                                              16'h036A
`define GPUREG_036B                                              16'h036B
`define GPUREG_036C                                              16'h036C
`define GPUREG_036D                                              16'h036D
`define GPUREG_036E                                              16'h036E
`define GPUREG_036F                                              16'h036F
`define GPUREG_0370                                              16'h0370
`define GPUREG_0371                                              16'h0371
`define GPUREG_0372                                              16'h0372
`define GPUREG_0373                                              16'h0373
`define GPUREG_0374                                              16'h0374
`define GPUREG_0375                                              16'h0375
`define GPUREG_0376                                              16'h0376
`define GPUREG_0377                                              16'h0377
`define GPUREG_0378                                              16'h0378
`define GPUREG_0379                                              16'h0379
`define GPUREG_037A                                              16'h037A
`define GPUREG_037B                                              16'h037B
`define GPUREG_037C                                              16'h037C
`define GPUREG_037D                                              16'h037D
`define GPUREG_037E                                              16'h037E
`define GPUREG_037F                                              16'h037F
`define GPUREG_0380                                              16'h0380
`define GPUREG_0381                                              16'h0381
`define GPUREG_0382                                              16'h0382
`define GPUREG_0383                                              16'h0383
`define GPUREG_0384                                              16'h0384
`define GPUREG_0385                                              16'h0385
`define GPUREG_0386                                              16'h0386
`define GPUREG_0387                                              16'h0387
`define GPUREG_0388                                              16'h0388
`define GPUREG_0389                                              16'h0389
`define GPUREG_038A                                              16'h038A
`define GPUREG_038B                                              16'h038B
`define GPUREG_038C                                              16'h038C
`define GPUREG_038D                                              16'h038D
`define GPUREG_038E                                              16'h038E
`define GPUREG_038F                                              16'h038F
`define GPUREG_0390                                              16'h0390
`define GPUREG_0391                                              16'h0391
`define GPUREG_0392                                              16'h0392
`define GPUREG_0393                                              16'h0393
`define GPUREG_0394                                              16'h0394
`define GPUREG_0395                                              16'h0395
`define GPUREG_0396                                              16'h0396
`define GPUREG_0397                                              16'h0397
`define GPUREG_0398                                              16'h0398
`define GPUREG_0399                                              16'h0399
`define GPUREG_039A                                              16'h039A
`define GPUREG_039B                                              16'h039B
`define GPUREG_039C                                              16'h039C
`define GPUREG_039D                                              16'h039D
`define GPUREG_039E                                              16'h039E
`define GPUREG_039F                                              16'h039F
`define GPUREG_03A0                                              16'h03A0
`define GPUREG_03A1                                              16'h03A1
`define GPUREG_03A2                                              16'h03A2
`define GPUREG_03A3                                              16'h03A3
`define GPUREG_03A4                                              16'h03A4
`define GPUREG_03A5                                              16'h03A5
`define GPUREG_03A6                                              16'h03A6
`define GPUREG_03A7                                              16'h03A7
`define GPUREG_03A8                                              16'h03A8
`define GPUREG_03A9                                              16'h03A9
`define GPUREG_03AA                                              16'h03AA
`define GPUREG_03AB                                              16'h03AB
`define GPUREG_03AC                                              16'h03AC
`define GPUREG_03AD                                              16'h03AD
`define GPUREG_03AE                                              16'h03AE
`define GPUREG_03AF                                              16'h03AF
`define GPUREG_03B0                                              16'h03B0
`define GPUREG_03B1                                              16'h03B1
`define GPUREG_03B2                                              16'h03B2
`define GPUREG_03B3                                              16'h03B3
`define GPUREG_03B4                                              16'h03B4
`define GPUREG_03B5                                              16'h03B5
`define GPUREG_03B6                                              16'h03B6
`define GPUREG_03B7                                              16'h03B7
`define GPUREG_03B8                                              16'h03B8
`define GPUREG_03B9                                              16'h03B9
`define GPUREG_03BA                                              16'h03BA
`define GPUREG_03BB                                              16'h03BB
`define GPUREG_03BC                                              16'h03BC
`define GPUREG_03BD                                              16'h03BD
`define GPUREG_03BE                                              16'h03BE
`define GPUREG_03BF                                              16'h03BF
`define GPUREG_03C0                                              16'h03C0
`define GPUREG_03C1                                              16'h03C1
`define GPUREG_03C2                                              16'h03C2
`define GPUREG_03C3                                              16'h03C3
`define GPUREG_03C4                                              16'h03C4
`define GPUREG_03C5                                              16'h03C5
`define GPUREG_03C6                                              16'h03C6
`define GPUREG_03C7                                              16'h03C7
`define GPUREG_03C8                                              16'h03C8
`define GPUREG_03C9                                              16'h03C9
`define GPUREG_03CA                                              16'h03CA
`define GPUREG_03CB                                              16'h03CB
`define GPUREG_03CC                                              16'h03CC
`define GPUREG_03CD                                              16'h03CD
`define GPUREG_03CE                                              16'h03CE
`define GPUREG_03CF                                              16'h03CF
`define GPUREG_03D0                                              16'h03D0
`define GPUREG_03D1                                              16'h03D1
`define GPUREG_03D2                                              16'h03D2
`define GPUREG_03D3                                              16'h03D3
`define GPUREG_03D4                                              16'h03D4
`define GPUREG_03D5                                              16'h03D5
`define GPUREG_03D6                                              16'h03D6
`define GPUREG_03D7                                              16'h03D7
`define GPUREG_03D8                                              16'h03D8
`define GPUREG_03D9                                              16'h03D9
`define GPUREG_03DA                                              16'h03DA
`define GPUREG_03DB                                              16'h03DB
`define GPUREG_03DC                                              16'h03DC
`define GPUREG_03DD                                              16'h03DD
`define GPUREG_03DE                                              16'h03DE
`define GPUREG_03DF                                              16'h03DF
`define GPUREG_03E0                                              16'h03E0
`define GPUREG_03E1                                              16'h03E1
`define GPUREG_03E2                                              16'h03E2
`define GPUREG_03E3                                              16'h03E3
`define GPUREG_03E4                                              16'h03E4
`define GPUREG_03E5                                              16'h03E5
`define GPUREG_03E6                                              16'h03E6
`define GPUREG_03E7                                              16'h03E7
`define GPUREG_03E8                                              16'h03E8
`define GPUREG_03E9                                              16'h03E9
`define GPUREG_03EA                                              16'h03EA
`define GPUREG_03EB                                              16'h03EB
`define GPUREG_03EC                                              16'h03EC
`define GPUREG_03ED                                              16'h03ED
`define GPUREG_03EE                                              16'h03EE
`define GPUREG_03EF                                              16'h03EF
`define GPUREG_03F0                                              16'h03F0
`define GPUREG_03F1                                              16'h03F1
`define GPUREG_03F2                                              16'h03F2
`define GPUREG_03F3                                              16'h03F3
`define GPUREG_03F4                                              16'h03F4
`define GPUREG_03F5                                              16'h03F5
`define GPUREG_03F6                                              16'h03F6
`define GPUREG_03F7                                              16'h03F7
`define GPUREG_03F8                                              16'h03F8
`define GPUREG_03F9                                              16'h03F9
`define GPUREG_03FA                                              16'h03FA
`define GPUREG_03FB                                              16'h03FB
`define GPUREG_03FC                                              16'h03FC
`define GPUREG_03FD                                              16'h03FD
`define GPUREG_03FE                                              16'h03FE
`define GPUREG_03FF                                              16'h03FF

// ---- Rasterizer ----
// What happens between the shader units and the fragments: meaning of the shader outputs,
// clipping, viewport transform, culling, depth mapping, early depth, scissor. Register x is the
// fast memory axis; on the rotated screens of the 3DS it runs vertically.

// GPUREG_FACECULLING_CONFIG (0x040): Face culling.
// plain, rw [HW: docs/hardware/raster.md#culling]
// official PICA_REG_CULL_FACE
`define GPUREG_FACECULLING_CONFIG                                16'h0040
// MODE (bits 1-0, CullMode): Faces that are removed.
`define GPUREG_FACECULLING_CONFIG_MODE_LSB                       0
`define GPUREG_FACECULLING_CONFIG_MODE_WIDTH                     2
`define GPUREG_FACECULLING_CONFIG_MODE_BITS                      1:0

// GPUREG_VIEWPORT_WIDTH (0x041): Scale from normalised device x to pixels.
// plain, rw [DOC: docs/hardware/raster.md#viewport]
// official PICA_REG_VIEWPORT_WIDTH1; older GPUREG_0041, GPUREG_VIEWPORT_V_SCALE
`define GPUREG_VIEWPORT_WIDTH                                    16'h0041
// HALF_WIDTH (bits 23-0, f24, pixels): Half of the viewport width.
`define GPUREG_VIEWPORT_WIDTH_HALF_WIDTH_LSB                     0
`define GPUREG_VIEWPORT_WIDTH_HALF_WIDTH_WIDTH                   24
`define GPUREG_VIEWPORT_WIDTH_HALF_WIDTH_BITS                    23:0

// GPUREG_VIEWPORT_INVW (0x042): Step along x used by the interpolation of attributes; a value that
// does not fit VIEWPORT_WIDTH changes the picture. GBATEK counts bit 0 as a 24th mantissa bit.
// plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/raster.md#viewport]
// official PICA_REG_VIEWPORT_WIDTH2; older GPUREG_0042, GPUREG_VIEWPORT_V_STEP
`define GPUREG_VIEWPORT_INVW                                     16'h0042
// INV_HALF_WIDTH (bits 31-1, f31, 1/pixels): 2 / width.
`define GPUREG_VIEWPORT_INVW_INV_HALF_WIDTH_LSB                  1
`define GPUREG_VIEWPORT_INVW_INV_HALF_WIDTH_WIDTH                31
`define GPUREG_VIEWPORT_INVW_INV_HALF_WIDTH_BITS                 31:1

// GPUREG_VIEWPORT_HEIGHT (0x043): Scale from normalised device y to pixels.
// plain, rw [DOC: docs/hardware/raster.md#viewport]
// official PICA_REG_VIEWPORT_HEIGHT1; older GPUREG_0043, GPUREG_VIEWPORT_H_SCALE
`define GPUREG_VIEWPORT_HEIGHT                                   16'h0043
// HALF_HEIGHT (bits 23-0, f24, pixels): Half of the viewport height.
`define GPUREG_VIEWPORT_HEIGHT_HALF_HEIGHT_LSB                   0
`define GPUREG_VIEWPORT_HEIGHT_HALF_HEIGHT_WIDTH                 24
`define GPUREG_VIEWPORT_HEIGHT_HALF_HEIGHT_BITS                  23:0

// GPUREG_VIEWPORT_INVH (0x044): Step along y used by the interpolation of attributes, as VIEWPORT_INVW
// along x.
// plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/raster.md#viewport]
// official PICA_REG_VIEWPORT_HEIGHT2; older GPUREG_0044, GPUREG_VIEWPORT_H_STEP
`define GPUREG_VIEWPORT_INVH                                     16'h0044
// INV_HALF_HEIGHT (bits 31-1, f31, 1/pixels): 2 / height.
`define GPUREG_VIEWPORT_INVH_INV_HALF_HEIGHT_LSB                 1
`define GPUREG_VIEWPORT_INVH_INV_HALF_HEIGHT_WIDTH               31
`define GPUREG_VIEWPORT_INVH_INV_HALF_HEIGHT_BITS                31:1

// GPUREG_0045 to GPUREG_0046 (0x045-0x046): Purpose unknown.
// plain, rw, mask 0x00FFFFFF [HW: docs/hardware/registers.md#rasterizer; GBATEK]
`define GPUREG_0045                                              16'h0045
// UNKNOWN (bits 23-0, uint): Can be written and read back.
`define GPUREG_UNKNOWN_0045_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_0045_UNKNOWN_WIDTH                        24
`define GPUREG_UNKNOWN_0045_UNKNOWN_BITS                         23:0
`define GPUREG_0046                                              16'h0046
`define GPUREG_UNKNOWN_0046_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_0046_UNKNOWN_WIDTH                        24
`define GPUREG_UNKNOWN_0046_UNKNOWN_BITS                         23:0

// GPUREG_FRAGOP_CLIP (0x047): User clip plane.
// plain, rw [HW: docs/hardware/raster.md#clipping]
// official PICA_REG_FRAG_OP_CLIP; older GPUREG_0047
`define GPUREG_FRAGOP_CLIP                                       16'h0047
// ENABLE (bit 0, bool): Keep only where the dot product of FRAGOP_CLIP_DATA and the clip-space
// position is >= 0.
`define GPUREG_FRAGOP_CLIP_ENABLE_LSB                            0
`define GPUREG_FRAGOP_CLIP_ENABLE_WIDTH                          1
`define GPUREG_FRAGOP_CLIP_ENABLE_BITS                           0:0

// GPUREG_FRAGOP_CLIP_DATA[0-3] (0x048-0x04B): Coefficient of the user clip plane; DATA0 to DATA3
// belong to x, y, z and w.
// plain, rw [HW: docs/hardware/raster.md#clipping]
// official PICA_REG_FRAG_OP_CLIP_DATA[1-4]; older GPUREG_0048, GPUREG_0049, GPUREG_004A, GPUREG_004B
`define GPUREG_FRAGOP_CLIP_DATA0                                 16'h0048
`define GPUREG_FRAGOP_CLIP_DATA1                                 16'h0049
`define GPUREG_FRAGOP_CLIP_DATA2                                 16'h004A
`define GPUREG_FRAGOP_CLIP_DATA3                                 16'h004B
`define GPUREG_FRAGOP_CLIP_DATA_COUNT                            4
`define GPUREG_FRAGOP_CLIP_DATA(n)                               (16'h0048 + 16'h0001 * (n))
// COEFFICIENT (bits 23-0, f24): Factor of the position component.
`define GPUREG_FRAGOP_CLIP_DATA_COEFFICIENT_LSB                  0
`define GPUREG_FRAGOP_CLIP_DATA_COEFFICIENT_WIDTH                24
`define GPUREG_FRAGOP_CLIP_DATA_COEFFICIENT_BITS                 23:0

// GPUREG_004C (0x04C): Purpose unknown.
// plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#rasterizer; GBATEK]
`define GPUREG_004C                                              16'h004C
// UNKNOWN (bit 0, uint): Can be written and read back.
`define GPUREG_UNKNOWN_004C_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_004C_UNKNOWN_WIDTH                        1
`define GPUREG_UNKNOWN_004C_UNKNOWN_BITS                         0:0

// GPUREG_DEPTHMAP_SCALE (0x04D): Factor of the depth mapping; -1.0 maps z of -1 to 0 to a depth of 1
// to 0.
// plain, rw [HW: docs/hardware/raster.md#depth-map]
// official PICA_REG_FRAG_OP_WSCALE_DATA1; older GPUREG_DEPTHRANGE_NEAR
`define GPUREG_DEPTHMAP_SCALE                                    16'h004D
// SCALE (bits 23-0, f24): Near depth minus far depth.
`define GPUREG_DEPTHMAP_SCALE_SCALE_LSB                          0
`define GPUREG_DEPTHMAP_SCALE_SCALE_WIDTH                        24
`define GPUREG_DEPTHMAP_SCALE_SCALE_BITS                         23:0

// GPUREG_DEPTHMAP_OFFSET (0x04E): Summand of the depth mapping; software adds its polygon offset here.
// plain, rw [HW: docs/hardware/raster.md#depth-map]
// official PICA_REG_FRAG_OP_WSCALE_DATA2; older GPUREG_DEPTHRANGE_FAR
`define GPUREG_DEPTHMAP_OFFSET                                   16'h004E
// OFFSET (bits 23-0, f24): Near depth plus polygon offset.
`define GPUREG_DEPTHMAP_OFFSET_OFFSET_LSB                        0
`define GPUREG_DEPTHMAP_OFFSET_OFFSET_WIDTH                      24
`define GPUREG_DEPTHMAP_OFFSET_OFFSET_BITS                       23:0

// GPUREG_SH_OUTMAP_TOTAL (0x04F): Number of output slots that reach the rasterizer.
// plain, rw [DOC: docs/hardware/geometry.md#shader-outputs]
// official PICA_REG_[GS|VS]_OUT_REG_NUM0
`define GPUREG_SH_OUTMAP_TOTAL                                   16'h004F
// COUNT (bits 2-0, uint, slots): Slots in use, 1 to 7.
`define GPUREG_SH_OUTMAP_TOTAL_COUNT_LSB                         0
`define GPUREG_SH_OUTMAP_TOTAL_COUNT_WIDTH                       3
`define GPUREG_SH_OUTMAP_TOTAL_COUNT_BITS                        2:0

// GPUREG_SH_OUTMAP_O[0-6] (0x050-0x056): Meaning of the four components of an output slot. A semantic
// that no component carries reads 1.0.
// plain, rw [HW: docs/hardware/geometry.md#shader-outputs; docs/hardware/raster.md#output-map]
// official PICA_REG_[GS|VS]_OUT_ATTR[0-6]
`define GPUREG_SH_OUTMAP_O0                                      16'h0050
`define GPUREG_SH_OUTMAP_O1                                      16'h0051
`define GPUREG_SH_OUTMAP_O2                                      16'h0052
`define GPUREG_SH_OUTMAP_O3                                      16'h0053
`define GPUREG_SH_OUTMAP_O4                                      16'h0054
`define GPUREG_SH_OUTMAP_O5                                      16'h0055
`define GPUREG_SH_OUTMAP_O6                                      16'h0056
`define GPUREG_SH_OUTMAP_O_COUNT                                 7
`define GPUREG_SH_OUTMAP_O(n)                                    (16'h0050 + 16'h0001 * (n))
// X (bits 4-0, OutputSemantic): Meaning of component x.
`define GPUREG_SH_OUTMAP_O_X_LSB                                 0
`define GPUREG_SH_OUTMAP_O_X_WIDTH                               5
`define GPUREG_SH_OUTMAP_O_X_BITS                                4:0
// Y (bits 12-8, OutputSemantic): Meaning of component y.
`define GPUREG_SH_OUTMAP_O_Y_LSB                                 8
`define GPUREG_SH_OUTMAP_O_Y_WIDTH                               5
`define GPUREG_SH_OUTMAP_O_Y_BITS                                12:8
// Z (bits 20-16, OutputSemantic): Meaning of component z.
`define GPUREG_SH_OUTMAP_O_Z_LSB                                 16
`define GPUREG_SH_OUTMAP_O_Z_WIDTH                               5
`define GPUREG_SH_OUTMAP_O_Z_BITS                                20:16
// W (bits 28-24, OutputSemantic): Meaning of component w.
`define GPUREG_SH_OUTMAP_O_W_LSB                                 24
`define GPUREG_SH_OUTMAP_O_W_WIDTH                               5
`define GPUREG_SH_OUTMAP_O_W_BITS                                28:24

// GPUREG_0057 (0x057): No known function; reads 0.
// plain, none [HW: docs/hardware/registers.md#rasterizer; GBATEK]
`define GPUREG_0057                                              16'h0057

// GPUREG_0058 (0x058): Flat shading.
// plain, rw, mask 0x00000101 [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK]
`define GPUREG_0058                                              16'h0058
// FLAT_SHADING (bit 0, bool): The triangle takes the colour of its last vertex instead of
// interpolating.
`define GPUREG_UNKNOWN_0058_FLAT_SHADING_LSB                     0
`define GPUREG_UNKNOWN_0058_FLAT_SHADING_WIDTH                   1
`define GPUREG_UNKNOWN_0058_FLAT_SHADING_BITS                    0:0
// UNKNOWN_8 (bit 8, uint): Can be written and read back.
`define GPUREG_UNKNOWN_0058_UNKNOWN_8_LSB                        8
`define GPUREG_UNKNOWN_0058_UNKNOWN_8_WIDTH                      1
`define GPUREG_UNKNOWN_0058_UNKNOWN_8_BITS                       8:8

// GPUREG_0059 (0x059): Purpose unknown.
// plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#rasterizer; GBATEK]
`define GPUREG_0059                                              16'h0059
// UNKNOWN (bit 0, uint): Can be written and read back.
`define GPUREG_UNKNOWN_0059_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_0059_UNKNOWN_WIDTH                        1
`define GPUREG_UNKNOWN_0059_UNKNOWN_BITS                         0:0

// GPUREG_STAT_NUM_VERTICES_RECEIVED (0x05A): Counter of the vertices that arrived.
// status, ro [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK]
// older GPUREG_005A
`define GPUREG_STAT_NUM_VERTICES_RECEIVED                        16'h005A
// COUNT (bits 31-0, uint, vertices): Running count; how many of the bits exist is not known.
`define GPUREG_STAT_NUM_VERTICES_RECEIVED_COUNT_LSB              0
`define GPUREG_STAT_NUM_VERTICES_RECEIVED_COUNT_WIDTH            32
`define GPUREG_STAT_NUM_VERTICES_RECEIVED_COUNT_BITS             31:0

// GPUREG_STAT_NUM_TRIANGLES_RECEIVED (0x05B): Counter of the triangles that arrived.
// status, ro [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK]
// older GPUREG_005B
`define GPUREG_STAT_NUM_TRIANGLES_RECEIVED                       16'h005B
// COUNT (bits 31-0, uint, triangles): Running count; how many of the bits exist is not known.
`define GPUREG_STAT_NUM_TRIANGLES_RECEIVED_COUNT_LSB             0
`define GPUREG_STAT_NUM_TRIANGLES_RECEIVED_COUNT_WIDTH           32
`define GPUREG_STAT_NUM_TRIANGLES_RECEIVED_COUNT_BITS            31:0

// GPUREG_STAT_NUM_TRIANGLES_DISPLAYED (0x05C): Counter of the triangles that were left after culling.
// status, ro [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK]
// older GPUREG_005C
`define GPUREG_STAT_NUM_TRIANGLES_DISPLAYED                      16'h005C
// COUNT (bits 31-0, uint, triangles): Running count; how many of the bits exist is not known.
`define GPUREG_STAT_NUM_TRIANGLES_DISPLAYED_COUNT_LSB            0
`define GPUREG_STAT_NUM_TRIANGLES_DISPLAYED_COUNT_WIDTH          32
`define GPUREG_STAT_NUM_TRIANGLES_DISPLAYED_COUNT_BITS           31:0

// GPUREG_005D to GPUREG_005F (0x05D-0x05F): No known function.
// plain, none [HW: docs/hardware/registers.md#rasterizer; GBATEK]
`define GPUREG_005D                                              16'h005D
`define GPUREG_005E                                              16'h005E
`define GPUREG_005F                                              16'h005F

// GPUREG_0060 (0x060): Pixel skipping, for striped or dotted output.
// plain, rw, mask 0x00000301 [HW: docs/hardware/raster.md#edges-and-fill-rule; GBATEK]
`define GPUREG_0060                                              16'h0060
// UNKNOWN_0 (bit 0, uint): Can be written and read back.
`define GPUREG_UNKNOWN_0060_UNKNOWN_0_LSB                        0
`define GPUREG_UNKNOWN_0060_UNKNOWN_0_WIDTH                      1
`define GPUREG_UNKNOWN_0060_UNKNOWN_0_BITS                       0:0
// SKIP (bits 9-8, PixelSkip): Pixels of each 2x2 cell that are drawn.
`define GPUREG_UNKNOWN_0060_SKIP_LSB                             8
`define GPUREG_UNKNOWN_0060_SKIP_WIDTH                           2
`define GPUREG_UNKNOWN_0060_SKIP_BITS                            9:8

// GPUREG_EARLYDEPTH_FUNC (0x061): Comparison of the early depth test.
// plain, rw [DOC: docs/hardware/raster.md#early-depth]
// official PICA_REG_EARLY_DEPTH_FUNC; older GPUREG_0061
`define GPUREG_EARLYDEPTH_FUNC                                   16'h0061
// FUNCTION (bits 1-0, EarlyDepthFunction): Condition under which a fragment may go on.
`define GPUREG_EARLYDEPTH_FUNC_FUNCTION_LSB                      0
`define GPUREG_EARLYDEPTH_FUNC_FUNCTION_WIDTH                    2
`define GPUREG_EARLYDEPTH_FUNC_FUNCTION_BITS                     1:0

// GPUREG_EARLYDEPTH_TEST1 (0x062): First of two enables of the early depth test; software sets
// EARLYDEPTH_TEST2 with it.
// plain, rw [DOC: docs/hardware/raster.md#early-depth]
// official PICA_REG_EARLY_DEPTH_TEST1; older GPUREG_0062
`define GPUREG_EARLYDEPTH_TEST1                                  16'h0062
// ENABLE (bit 0, bool): Early depth test on.
`define GPUREG_EARLYDEPTH_TEST1_ENABLE_LSB                       0
`define GPUREG_EARLYDEPTH_TEST1_ENABLE_WIDTH                     1
`define GPUREG_EARLYDEPTH_TEST1_ENABLE_BITS                      0:0

// GPUREG_EARLYDEPTH_CLEAR (0x063): Clears the early depth store; the depth buffer in memory is not
// touched.
// trigger, wo [HW: docs/hardware/raster.md#early-depth; GBATEK]
// older GPUREG_0063
`define GPUREG_EARLYDEPTH_CLEAR                                  16'h0063
// CLEAR (bit 0, bool): Set the store to EARLYDEPTH_DATA.
`define GPUREG_EARLYDEPTH_CLEAR_CLEAR_LSB                        0
`define GPUREG_EARLYDEPTH_CLEAR_CLEAR_WIDTH                      1
`define GPUREG_EARLYDEPTH_CLEAR_CLEAR_BITS                       0:0

// GPUREG_SH_OUTATTR_MODE (0x064): Whether shader outputs carry texture coordinates.
// plain, rw [DOC: docs/hardware/raster.md#output-map]
// official PICA_REG_[GS|VS]_OUT_ATTR_MODE; older GPUREG_0064
`define GPUREG_SH_OUTATTR_MODE                                   16'h0064
// USE_TEXCOORDS (bit 0, bool): Texture coordinates are used.
`define GPUREG_SH_OUTATTR_MODE_USE_TEXCOORDS_LSB                 0
`define GPUREG_SH_OUTATTR_MODE_USE_TEXCOORDS_WIDTH               1
`define GPUREG_SH_OUTATTR_MODE_USE_TEXCOORDS_BITS                0:0

// GPUREG_SCISSORTEST_MODE (0x065): Scissor test.
// plain, rw [HW: docs/hardware/raster.md#scissor]
// official PICA_REG_SCISSOR
`define GPUREG_SCISSORTEST_MODE                                  16'h0065
// MODE (bits 1-0, ScissorMode): Side of the rectangle that is kept.
`define GPUREG_SCISSORTEST_MODE_MODE_LSB                         0
`define GPUREG_SCISSORTEST_MODE_MODE_WIDTH                       2
`define GPUREG_SCISSORTEST_MODE_MODE_BITS                        1:0

// GPUREG_SCISSORTEST_POS (0x066): Start of the scissor rectangle, inclusive, from the register origin.
// plain, rw [HW: docs/hardware/raster.md#scissor]
// official PICA_REG_SCISSOR_XY; older GPUREG_SCISSORTEST_POS1
`define GPUREG_SCISSORTEST_POS                                   16'h0066
// X1 (bits 9-0, uint, pixels): Lowest x inside.
`define GPUREG_SCISSORTEST_POS_X1_LSB                            0
`define GPUREG_SCISSORTEST_POS_X1_WIDTH                          10
`define GPUREG_SCISSORTEST_POS_X1_BITS                           9:0
// Y1 (bits 25-16, uint, pixels): Lowest y inside.
`define GPUREG_SCISSORTEST_POS_Y1_LSB                            16
`define GPUREG_SCISSORTEST_POS_Y1_WIDTH                          10
`define GPUREG_SCISSORTEST_POS_Y1_BITS                           25:16

// GPUREG_SCISSORTEST_DIM (0x067): End of the scissor rectangle, inclusive. In spite of its name it
// holds coordinates, not sizes.
// plain, rw [HW: docs/hardware/raster.md#scissor]
// official PICA_REG_SCISSOR_SIZE; older GPUREG_SCISSORTEST_POS2
`define GPUREG_SCISSORTEST_DIM                                   16'h0067
// X2 (bits 9-0, uint, pixels): Highest x inside: start plus width - 1.
`define GPUREG_SCISSORTEST_DIM_X2_LSB                            0
`define GPUREG_SCISSORTEST_DIM_X2_WIDTH                          10
`define GPUREG_SCISSORTEST_DIM_X2_BITS                           9:0
// Y2 (bits 25-16, uint, pixels): Highest y inside: start plus height - 1.
`define GPUREG_SCISSORTEST_DIM_Y2_LSB                            16
`define GPUREG_SCISSORTEST_DIM_Y2_WIDTH                          10
`define GPUREG_SCISSORTEST_DIM_Y2_BITS                           25:16

// GPUREG_VIEWPORT_XY (0x068): Viewport offset, added after the scale. A negative offset makes polygons
// wrap at the framebuffer edges.
// plain, rw [HW: docs/hardware/numbers.md#fixed-point-and-packed-fields;
// docs/hardware/raster.md#viewport]
// official PICA_REG_VIEWPORT_XY; older GPUREG_0068
`define GPUREG_VIEWPORT_XY                                       16'h0068
// X (bits 9-0, int, pixels): Offset along x.
`define GPUREG_VIEWPORT_XY_X_LSB                                 0
`define GPUREG_VIEWPORT_XY_X_WIDTH                               10
`define GPUREG_VIEWPORT_XY_X_BITS                                9:0
// Y (bits 25-16, int, pixels): Offset along y.
`define GPUREG_VIEWPORT_XY_Y_LSB                                 16
`define GPUREG_VIEWPORT_XY_Y_WIDTH                               10
`define GPUREG_VIEWPORT_XY_Y_BITS                                25:16

// GPUREG_0069 (0x069): Purpose unknown.
// plain, rw, mask 0xFFFF0001 [HW: docs/hardware/registers.md#rasterizer; GBATEK]
`define GPUREG_0069                                              16'h0069
// UNKNOWN_0 (bit 0, uint): Can be written and read back.
`define GPUREG_UNKNOWN_0069_UNKNOWN_0_LSB                        0
`define GPUREG_UNKNOWN_0069_UNKNOWN_0_WIDTH                      1
`define GPUREG_UNKNOWN_0069_UNKNOWN_0_BITS                       0:0
// UNKNOWN_16 (bits 31-16, uint): Can be written and read back.
`define GPUREG_UNKNOWN_0069_UNKNOWN_16_LSB                       16
`define GPUREG_UNKNOWN_0069_UNKNOWN_16_WIDTH                     16
`define GPUREG_UNKNOWN_0069_UNKNOWN_16_BITS                      31:16

// GPUREG_EARLYDEPTH_DATA (0x06A): Value that EARLYDEPTH_CLEAR sets.
// plain, rw [DOC: docs/hardware/raster.md#early-depth]
// official PICA_REG_EARLY_DEPTH_DATA; older GPUREG_006A
`define GPUREG_EARLYDEPTH_DATA                                   16'h006A
// DEPTH (bits 23-0, uint): Clear value of the early depth store.
`define GPUREG_EARLYDEPTH_DATA_DEPTH_LSB                         0
`define GPUREG_EARLYDEPTH_DATA_DEPTH_WIDTH                       24
`define GPUREG_EARLYDEPTH_DATA_DEPTH_BITS                        23:0

// GPUREG_006B (0x06B): Purpose unknown.
// plain, rw, mask 0x00000FFF [HW: docs/hardware/registers.md#rasterizer; GBATEK]
`define GPUREG_006B                                              16'h006B
// UNKNOWN (bits 11-0, uint): Can be written and read back.
`define GPUREG_UNKNOWN_006B_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_006B_UNKNOWN_WIDTH                        12
`define GPUREG_UNKNOWN_006B_UNKNOWN_BITS                         11:0

// GPUREG_006C (0x06C): Purpose unknown. A CPU read hangs instead of returning 0.
// plain, wo [HW: docs/hardware/registers.md#rasterizer; GBATEK]
`define GPUREG_006C                                              16'h006C
// UNKNOWN (bits 31-0, uint): Never read successfully.
`define GPUREG_UNKNOWN_006C_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_006C_UNKNOWN_WIDTH                        32
`define GPUREG_UNKNOWN_006C_UNKNOWN_BITS                         31:0

// GPUREG_DEPTHMAP_ENABLE (0x06D): Selects between a Z buffer and a W buffer.
// plain, rw [HW: docs/hardware/raster.md#depth-map]
// official PICA_REG_FRAG_OP_WSCALE; older GPUREG_006D
`define GPUREG_DEPTHMAP_ENABLE                                   16'h006D
// MODE (bit 0, DepthMapMode): Depth buffer contents.
`define GPUREG_DEPTHMAP_ENABLE_MODE_LSB                          0
`define GPUREG_DEPTHMAP_ENABLE_MODE_WIDTH                        1
`define GPUREG_DEPTHMAP_ENABLE_MODE_BITS                         0:0

// GPUREG_RENDERBUF_DIM (0x06E): Copy of FRAMEBUFFER_DIM that software writes as well; no effect was
// seen.
// plain, rw [HW: docs/hardware/framebuffer.md#addressing]
// official PICA_REG_RENDER_BUF_RESOLUTION1; older GPUREG_006E, GPUREG_RENDERBUFFER_DIM_1
`define GPUREG_RENDERBUF_DIM                                     16'h006E
// WIDTH (bits 10-0, uint, pixels): Width of the buffers.
`define GPUREG_RENDERBUF_DIM_WIDTH_LSB                           0
`define GPUREG_RENDERBUF_DIM_WIDTH_WIDTH                         11
`define GPUREG_RENDERBUF_DIM_WIDTH_BITS                          10:0
// HEIGHT_MINUS_1 (bits 21-12, uint, pixels): Height of the buffers minus 1.
`define GPUREG_RENDERBUF_DIM_HEIGHT_MINUS_1_LSB                  12
`define GPUREG_RENDERBUF_DIM_HEIGHT_MINUS_1_WIDTH                10
`define GPUREG_RENDERBUF_DIM_HEIGHT_MINUS_1_BITS                 21:12
// Y_DIRECTION (bit 24, YDirection): Direction of y in memory.
`define GPUREG_RENDERBUF_DIM_Y_DIRECTION_LSB                     24
`define GPUREG_RENDERBUF_DIM_Y_DIRECTION_WIDTH                   1
`define GPUREG_RENDERBUF_DIM_Y_DIRECTION_BITS                    24:24

// GPUREG_SH_OUTATTR_CLOCK (0x06F): Clock gates of the vertex attributes. What an attribute holds while
// its gate is closed is not known.
// plain, rw, mask 0x0103FF03 [DOC: docs/hardware/raster.md#output-map;
// docs/hardware/registers.md#rasterizer]
// official PICA_REG_[GS|VS]_OUT_ATTR_CLK; older GPUREG_006F
`define GPUREG_SH_OUTATTR_CLOCK                                  16'h006F
// POSITION_Z (bit 0, bool): Position z is present.
`define GPUREG_SH_OUTATTR_CLOCK_POSITION_Z_LSB                   0
`define GPUREG_SH_OUTATTR_CLOCK_POSITION_Z_WIDTH                 1
`define GPUREG_SH_OUTATTR_CLOCK_POSITION_Z_BITS                  0:0
// COLOR (bit 1, bool): Primary colour is present.
`define GPUREG_SH_OUTATTR_CLOCK_COLOR_LSB                        1
`define GPUREG_SH_OUTATTR_CLOCK_COLOR_WIDTH                      1
`define GPUREG_SH_OUTATTR_CLOCK_COLOR_BITS                       1:1
// TEXCOORD0 (bit 8, bool): Texture coordinate 0 is present.
`define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_LSB                    8
`define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_WIDTH                  1
`define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_BITS                   8:8
// TEXCOORD1 (bit 9, bool): Texture coordinate 1 is present.
`define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD1_LSB                    9
`define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD1_WIDTH                  1
`define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD1_BITS                   9:9
// TEXCOORD2 (bit 10, bool): Texture coordinate 2 is present.
`define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD2_LSB                    10
`define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD2_WIDTH                  1
`define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD2_BITS                   10:10
// UNKNOWN_11 (bits 15-11, uint): Can be written and read back. [HW]
`define GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_11_LSB                   11
`define GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_11_WIDTH                 5
`define GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_11_BITS                  15:11
// TEXCOORD0_W (bit 16, bool): w of texture coordinate 0 is present.
`define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_W_LSB                  16
`define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_W_WIDTH                1
`define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_W_BITS                 16:16
// UNKNOWN_17 (bit 17, uint): Can be written and read back. [HW]
`define GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_17_LSB                   17
`define GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_17_WIDTH                 1
`define GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_17_BITS                  17:17
// QUATERNION_OR_VIEW (bit 24, bool): Normal quaternion or view vector is present.
`define GPUREG_SH_OUTATTR_CLOCK_QUATERNION_OR_VIEW_LSB           24
`define GPUREG_SH_OUTATTR_CLOCK_QUATERNION_OR_VIEW_WIDTH         1
`define GPUREG_SH_OUTATTR_CLOCK_QUATERNION_OR_VIEW_BITS          24:24

// GPUREG_0070 to GPUREG_007F (0x070-0x07F): No register; reads return the value of the primitive
// restart register.
// plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
`define GPUREG_0070                                              16'h0070
`define GPUREG_0071                                              16'h0071
`define GPUREG_0072                                              16'h0072
`define GPUREG_0073                                              16'h0073
`define GPUREG_0074                                              16'h0074
`define GPUREG_0075                                              16'h0075
`define GPUREG_0076                                              16'h0076
`define GPUREG_0077                                              16'h0077
`define GPUREG_0078                                              16'h0078
`define GPUREG_0079                                              16'h0079
`define GPUREG_007A                                              16'h007A
`define GPUREG_007B                                              16'h007B
`define GPUREG_007C                                              16'h007C
`define GPUREG_007D                                              16'h007D
`define GPUREG_007E                                              16'h007E
`define GPUREG_007F                                              16'h007F

// ---- Texture units ----
// Unit 0 takes every texture type, units 1 and 2 only plain 2D textures, unit 3 computes a
// procedural texture. Textures are stored as 8x8 tiles in Morton order, from the top row down;
// mipmap levels follow each other without padding.

// GPUREG_TEXUNIT_CONFIG (0x080): Enables of the texture units and their coordinates.
// plain, rw [DOC: docs/hardware/texture.md#units-and-configuration]
// official PICA_REG_TEXTURE_FUNC; older GPUREG_TEXUNITS_CONFIG
`define GPUREG_TEXUNIT_CONFIG                                    16'h0080
// TEXUNIT0_ENABLE (bit 0, bool): Unit 0 is on.
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT0_ENABLE_LSB                0
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT0_ENABLE_WIDTH              1
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT0_ENABLE_BITS               0:0
// TEXUNIT1_ENABLE (bit 1, bool): Unit 1 is on.
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT1_ENABLE_LSB                1
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT1_ENABLE_WIDTH              1
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT1_ENABLE_BITS               1:1
// TEXUNIT2_ENABLE (bit 2, bool): Unit 2 is on.
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT2_ENABLE_LSB                2
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT2_ENABLE_WIDTH              1
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT2_ENABLE_BITS               2:2
// UNKNOWN_3 (bit 3, uint): Can be written and read back. [HW]
`define GPUREG_TEXUNIT_CONFIG_UNKNOWN_3_LSB                      3
`define GPUREG_TEXUNIT_CONFIG_UNKNOWN_3_WIDTH                    1
`define GPUREG_TEXUNIT_CONFIG_UNKNOWN_3_BITS                     3:3
// TEXUNIT3_COORDINATES (bits 9-8, Texture3Coordinates): Coordinate of the procedural unit.
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT3_COORDINATES_LSB           8
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT3_COORDINATES_WIDTH         2
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT3_COORDINATES_BITS          9:8
// TEXUNIT3_ENABLE (bit 10, bool): Unit 3, the procedural one, is on.
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT3_ENABLE_LSB                10
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT3_ENABLE_WIDTH              1
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT3_ENABLE_BITS               10:10
// UNKNOWN_12 (bit 12, uint): Software always sets it.
`define GPUREG_TEXUNIT_CONFIG_UNKNOWN_12_LSB                     12
`define GPUREG_TEXUNIT_CONFIG_UNKNOWN_12_WIDTH                   1
`define GPUREG_TEXUNIT_CONFIG_UNKNOWN_12_BITS                    12:12
// TEXUNIT2_COORDINATES (bit 13, Texture2Coordinates): Coordinate of unit 2.
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT2_COORDINATES_LSB           13
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT2_COORDINATES_WIDTH         1
`define GPUREG_TEXUNIT_CONFIG_TEXUNIT2_COORDINATES_BITS          13:13
// CLEAR_CACHE (bit 16, bool): Writing 1 empties the texture cache.
`define GPUREG_TEXUNIT_CONFIG_CLEAR_CACHE_LSB                    16
`define GPUREG_TEXUNIT_CONFIG_CLEAR_CACHE_WIDTH                  1
`define GPUREG_TEXUNIT_CONFIG_CLEAR_CACHE_BITS                   16:16
// UNKNOWN_24 (bits 25-24, uint): Can be written and read back. [HW]
`define GPUREG_TEXUNIT_CONFIG_UNKNOWN_24_LSB                     24
`define GPUREG_TEXUNIT_CONFIG_UNKNOWN_24_WIDTH                   2
`define GPUREG_TEXUNIT_CONFIG_UNKNOWN_24_BITS                    25:24

// GPUREG_TEXUNIT[0-2]_BORDER_COLOR (0x081, 0x091, 0x099): Colour outside the texture for the wrap
// modes with a border.
// plain, rw [DOC: docs/hardware/texture.md#filtering-and-level-of-detail]
// official PICA_REG_TEXTURE[0-2]_BORDER_COLOR; older GPUREG_0081, GPUREG_0091, GPUREG_0099
`define GPUREG_TEXUNIT0_BORDER_COLOR                             16'h0081
`define GPUREG_TEXUNIT1_BORDER_COLOR                             16'h0091
`define GPUREG_TEXUNIT2_BORDER_COLOR                             16'h0099
`define GPUREG_TEXUNIT_BORDER_COLOR_COUNT                        3
`define GPUREG_TEXUNIT_BORDER_COLOR(n)                           ((n) < 2 ? 16'h0081 + 16'h0010 * (n) : 16'h0099)
// R (bits 7-0, uint, 1/255): Red.
`define GPUREG_TEXUNIT_BORDER_COLOR_R_LSB                        0
`define GPUREG_TEXUNIT_BORDER_COLOR_R_WIDTH                      8
`define GPUREG_TEXUNIT_BORDER_COLOR_R_BITS                       7:0
// G (bits 15-8, uint, 1/255): Green.
`define GPUREG_TEXUNIT_BORDER_COLOR_G_LSB                        8
`define GPUREG_TEXUNIT_BORDER_COLOR_G_WIDTH                      8
`define GPUREG_TEXUNIT_BORDER_COLOR_G_BITS                       15:8
// B (bits 23-16, uint, 1/255): Blue.
`define GPUREG_TEXUNIT_BORDER_COLOR_B_LSB                        16
`define GPUREG_TEXUNIT_BORDER_COLOR_B_WIDTH                      8
`define GPUREG_TEXUNIT_BORDER_COLOR_B_BITS                       23:16
// A (bits 31-24, uint, 1/255): Alpha.
`define GPUREG_TEXUNIT_BORDER_COLOR_A_LSB                        24
`define GPUREG_TEXUNIT_BORDER_COLOR_A_WIDTH                      8
`define GPUREG_TEXUNIT_BORDER_COLOR_A_BITS                       31:24

// GPUREG_TEXUNIT[0-2]_DIM (0x082, 0x092, 0x09A): Size of level 0; each side is a power of two from 8
// to 1024.
// plain, rw [DOC: docs/hardware/texture.md#units-and-configuration]
// official PICA_REG_TEXTURE[0-2]_SIZE
`define GPUREG_TEXUNIT0_DIM                                      16'h0082
`define GPUREG_TEXUNIT1_DIM                                      16'h0092
`define GPUREG_TEXUNIT2_DIM                                      16'h009A
`define GPUREG_TEXUNIT_DIM_COUNT                                 3
`define GPUREG_TEXUNIT_DIM(n)                                    ((n) < 2 ? 16'h0082 + 16'h0010 * (n) : 16'h009A)
// HEIGHT (bits 10-0, uint, texels): Height.
`define GPUREG_TEXUNIT_DIM_HEIGHT_LSB                            0
`define GPUREG_TEXUNIT_DIM_HEIGHT_WIDTH                          11
`define GPUREG_TEXUNIT_DIM_HEIGHT_BITS                           10:0
// UNKNOWN_11 (bits 15-11, uint): Can be written and read back. [HW]
`define GPUREG_TEXUNIT_DIM_UNKNOWN_11_LSB                        11
`define GPUREG_TEXUNIT_DIM_UNKNOWN_11_WIDTH                      5
`define GPUREG_TEXUNIT_DIM_UNKNOWN_11_BITS                       15:11
// WIDTH (bits 26-16, uint, texels): Width.
`define GPUREG_TEXUNIT_DIM_WIDTH_LSB                             16
`define GPUREG_TEXUNIT_DIM_WIDTH_WIDTH                           11
`define GPUREG_TEXUNIT_DIM_WIDTH_BITS                            26:16

// GPUREG_TEXUNIT[0-2]_PARAM (0x083, 0x093, 0x09B): Filters, wrap modes and type. SHADOW and TYPE
// belong to unit 0; on units 1 and 2 they have no effect.
// plain, rw [DOC: docs/hardware/texture.md#units-and-configuration;
// docs/hardware/texture.md#wrap-modes; docs/hardware/texture.md#filtering-and-level-of-detail]
// official PICA_REG_TEXTURE[0-2]_WRAP_FILTER
`define GPUREG_TEXUNIT0_PARAM                                    16'h0083
`define GPUREG_TEXUNIT1_PARAM                                    16'h0093
`define GPUREG_TEXUNIT2_PARAM                                    16'h009B
`define GPUREG_TEXUNIT_PARAM_COUNT                               3
`define GPUREG_TEXUNIT_PARAM(n)                                  ((n) < 2 ? 16'h0083 + 16'h0010 * (n) : 16'h009B)
// UNKNOWN_0 (bit 0, uint): Can be written and read back. [HW]
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_0_LSB                       0
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_0_WIDTH                     1
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_0_BITS                      0:0
// MAG_FILTER (bit 1, TextureFilter): Filter where the texture is magnified.
`define GPUREG_TEXUNIT_PARAM_MAG_FILTER_LSB                      1
`define GPUREG_TEXUNIT_PARAM_MAG_FILTER_WIDTH                    1
`define GPUREG_TEXUNIT_PARAM_MAG_FILTER_BITS                     1:1
// MIN_FILTER (bit 2, TextureFilter): Filter where the texture is minified.
`define GPUREG_TEXUNIT_PARAM_MIN_FILTER_LSB                      2
`define GPUREG_TEXUNIT_PARAM_MIN_FILTER_WIDTH                    1
`define GPUREG_TEXUNIT_PARAM_MIN_FILTER_BITS                     2:2
// UNKNOWN_3 (bit 3, uint): Can be written and read back. [HW]
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_3_LSB                       3
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_3_WIDTH                     1
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_3_BITS                      3:3
// COMPRESSION (bits 5-4, TextureCompression): ETC1 for that format, else OTHER.
`define GPUREG_TEXUNIT_PARAM_COMPRESSION_LSB                     4
`define GPUREG_TEXUNIT_PARAM_COMPRESSION_WIDTH                   2
`define GPUREG_TEXUNIT_PARAM_COMPRESSION_BITS                    5:4
// UNKNOWN_6 (bits 7-6, uint): Can be written and read back. [HW]
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_6_LSB                       6
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_6_WIDTH                     2
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_6_BITS                      7:6
// WRAP_T (bits 10-8, TextureWrap): Wrap mode along t (v).
`define GPUREG_TEXUNIT_PARAM_WRAP_T_LSB                          8
`define GPUREG_TEXUNIT_PARAM_WRAP_T_WIDTH                        3
`define GPUREG_TEXUNIT_PARAM_WRAP_T_BITS                         10:8
// UNKNOWN_11 (bit 11, uint): Can be written and read back. [HW]
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_11_LSB                      11
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_11_WIDTH                    1
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_11_BITS                     11:11
// WRAP_S (bits 14-12, TextureWrap): Wrap mode along s (u).
`define GPUREG_TEXUNIT_PARAM_WRAP_S_LSB                          12
`define GPUREG_TEXUNIT_PARAM_WRAP_S_WIDTH                        3
`define GPUREG_TEXUNIT_PARAM_WRAP_S_BITS                         14:12
// UNKNOWN_15 (bits 19-15, uint): Can be written and read back. [HW]
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_15_LSB                      15
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_15_WIDTH                    5
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_15_BITS                     19:15
// SHADOW (bit 20, bool): Set for shadow textures (unit 0).
`define GPUREG_TEXUNIT_PARAM_SHADOW_LSB                          20
`define GPUREG_TEXUNIT_PARAM_SHADOW_WIDTH                        1
`define GPUREG_TEXUNIT_PARAM_SHADOW_BITS                         20:20
// UNKNOWN_21 (bits 23-21, uint): Can be written and read back. [HW]
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_21_LSB                      21
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_21_WIDTH                    3
`define GPUREG_TEXUNIT_PARAM_UNKNOWN_21_BITS                     23:21
// MIP_FILTER (bit 24, TextureFilter): Filter between levels.
`define GPUREG_TEXUNIT_PARAM_MIP_FILTER_LSB                      24
`define GPUREG_TEXUNIT_PARAM_MIP_FILTER_WIDTH                    1
`define GPUREG_TEXUNIT_PARAM_MIP_FILTER_BITS                     24:24
// TYPE (bits 30-28, TextureType): Texture type (unit 0); units 1 and 2 are always 2D.
`define GPUREG_TEXUNIT_PARAM_TYPE_LSB                            28
`define GPUREG_TEXUNIT_PARAM_TYPE_WIDTH                          3
`define GPUREG_TEXUNIT_PARAM_TYPE_BITS                           30:28

// GPUREG_TEXUNIT[0-2]_LOD (0x084, 0x094, 0x09C): Level of detail.
// plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
// docs/hardware/texture.md#filtering-and-level-of-detail]
// official PICA_REG_TEXTURE[0-2]_LOD; older GPUREG_0084, GPUREG_0094, GPUREG_009C
`define GPUREG_TEXUNIT0_LOD                                      16'h0084
`define GPUREG_TEXUNIT1_LOD                                      16'h0094
`define GPUREG_TEXUNIT2_LOD                                      16'h009C
`define GPUREG_TEXUNIT_LOD_COUNT                                 3
`define GPUREG_TEXUNIT_LOD(n)                                    ((n) < 2 ? 16'h0084 + 16'h0010 * (n) : 16'h009C)
// BIAS (bits 12-0, fixed1.4.8, levels): Added to the computed level of detail.
`define GPUREG_TEXUNIT_LOD_BIAS_LSB                              0
`define GPUREG_TEXUNIT_LOD_BIAS_WIDTH                            13
`define GPUREG_TEXUNIT_LOD_BIAS_BITS                             12:0
// UNKNOWN_13 (bits 15-13, uint): Can be written and read back. [HW]
`define GPUREG_TEXUNIT_LOD_UNKNOWN_13_LSB                        13
`define GPUREG_TEXUNIT_LOD_UNKNOWN_13_WIDTH                      3
`define GPUREG_TEXUNIT_LOD_UNKNOWN_13_BITS                       15:13
// MAX_LEVEL (bits 19-16, uint, levels): Highest level.
`define GPUREG_TEXUNIT_LOD_MAX_LEVEL_LSB                         16
`define GPUREG_TEXUNIT_LOD_MAX_LEVEL_WIDTH                       4
`define GPUREG_TEXUNIT_LOD_MAX_LEVEL_BITS                        19:16
// UNKNOWN_20 (bits 23-20, uint): Can be written and read back. [HW]
`define GPUREG_TEXUNIT_LOD_UNKNOWN_20_LSB                        20
`define GPUREG_TEXUNIT_LOD_UNKNOWN_20_WIDTH                      4
`define GPUREG_TEXUNIT_LOD_UNKNOWN_20_BITS                       23:20
// MIN_LEVEL (bits 27-24, uint, levels): Lowest level.
`define GPUREG_TEXUNIT_LOD_MIN_LEVEL_LSB                         24
`define GPUREG_TEXUNIT_LOD_MIN_LEVEL_WIDTH                       4
`define GPUREG_TEXUNIT_LOD_MIN_LEVEL_BITS                        27:24

// GPUREG_TEXUNIT[0-2]_ADDR1 (0x085, 0x095, 0x09D): Texture in memory; for cube maps of unit 0 the face
// +X.
// plain, rw [DOC: docs/hardware/texture.md#cube-maps; docs/hardware/registers.md#textures]
// official PICA_REG_TEXTURE0_ADDR1, PICA_REG_TEXTURE1_ADDR, PICA_REG_TEXTURE2_ADDR; older
// GPUREG_TEXUNIT0_LOC, GPUREG_TEXUNIT1_LOC, GPUREG_TEXUNIT1_ADDR, GPUREG_TEXUNIT2_LOC,
// GPUREG_TEXUNIT2_ADDR
`define GPUREG_TEXUNIT0_ADDR1                                    16'h0085
`define GPUREG_TEXUNIT1_ADDR1                                    16'h0095
`define GPUREG_TEXUNIT2_ADDR1                                    16'h009D
`define GPUREG_TEXUNIT_ADDR1_COUNT                               3
`define GPUREG_TEXUNIT_ADDR1(n)                                  ((n) < 2 ? 16'h0085 + 16'h0010 * (n) : 16'h009D)
// ADDRESS (bits 27-0, address*8): Physical address of level 0.
`define GPUREG_TEXUNIT_ADDR1_ADDRESS_LSB                         0
`define GPUREG_TEXUNIT_ADDR1_ADDRESS_WIDTH                       28
`define GPUREG_TEXUNIT_ADDR1_ADDRESS_BITS                        27:0

// GPUREG_TEXUNIT0_ADDR2 (0x086): Cube face -X of unit 0.
// plain, rw [DOC: docs/hardware/texture.md#cube-maps]
// official PICA_REG_TEXTURE0_ADDR2; older GPUREG_0086
`define GPUREG_TEXUNIT0_ADDR2                                    16'h0086
// ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
// TEXUNIT0_ADDR1.
`define GPUREG_TEXUNIT0_ADDR2_ADDRESS_LSB                        0
`define GPUREG_TEXUNIT0_ADDR2_ADDRESS_WIDTH                      22
`define GPUREG_TEXUNIT0_ADDR2_ADDRESS_BITS                       21:0

// GPUREG_TEXUNIT0_ADDR3 (0x087): Cube face +Y of unit 0.
// plain, rw [DOC: docs/hardware/texture.md#cube-maps]
// official PICA_REG_TEXTURE0_ADDR3; older GPUREG_0087
`define GPUREG_TEXUNIT0_ADDR3                                    16'h0087
// ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
// TEXUNIT0_ADDR1.
`define GPUREG_TEXUNIT0_ADDR3_ADDRESS_LSB                        0
`define GPUREG_TEXUNIT0_ADDR3_ADDRESS_WIDTH                      22
`define GPUREG_TEXUNIT0_ADDR3_ADDRESS_BITS                       21:0

// GPUREG_TEXUNIT0_ADDR4 (0x088): Cube face -Y of unit 0.
// plain, rw [DOC: docs/hardware/texture.md#cube-maps]
// official PICA_REG_TEXTURE0_ADDR4; older GPUREG_0088
`define GPUREG_TEXUNIT0_ADDR4                                    16'h0088
// ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
// TEXUNIT0_ADDR1.
`define GPUREG_TEXUNIT0_ADDR4_ADDRESS_LSB                        0
`define GPUREG_TEXUNIT0_ADDR4_ADDRESS_WIDTH                      22
`define GPUREG_TEXUNIT0_ADDR4_ADDRESS_BITS                       21:0

// GPUREG_TEXUNIT0_ADDR5 (0x089): Cube face +Z of unit 0.
// plain, rw [DOC: docs/hardware/texture.md#cube-maps]
// official PICA_REG_TEXTURE0_ADDR5; older GPUREG_0089
`define GPUREG_TEXUNIT0_ADDR5                                    16'h0089
// ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
// TEXUNIT0_ADDR1.
`define GPUREG_TEXUNIT0_ADDR5_ADDRESS_LSB                        0
`define GPUREG_TEXUNIT0_ADDR5_ADDRESS_WIDTH                      22
`define GPUREG_TEXUNIT0_ADDR5_ADDRESS_BITS                       21:0

// GPUREG_TEXUNIT0_ADDR6 (0x08A): Cube face -Z of unit 0.
// plain, rw [DOC: docs/hardware/texture.md#cube-maps]
// official PICA_REG_TEXTURE0_ADDR6; older GPUREG_008A
`define GPUREG_TEXUNIT0_ADDR6                                    16'h008A
// ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
// TEXUNIT0_ADDR1.
`define GPUREG_TEXUNIT0_ADDR6_ADDRESS_LSB                        0
`define GPUREG_TEXUNIT0_ADDR6_ADDRESS_WIDTH                      22
`define GPUREG_TEXUNIT0_ADDR6_ADDRESS_BITS                       21:0

// GPUREG_TEXUNIT0_SHADOW (0x08B): Shadow texture of unit 0.
// plain, rw [DOC: docs/hardware/texture.md#projection-and-shadow]
// official PICA_REG_TEXTURE0_SHADOW; older GPUREG_008B
`define GPUREG_TEXUNIT0_SHADOW                                   16'h008B
// PROJECTION (bit 0, ShadowProjection): Whether u and v are divided by w. [EMU]
`define GPUREG_TEXUNIT0_SHADOW_PROJECTION_LSB                    0
`define GPUREG_TEXUNIT0_SHADOW_PROJECTION_WIDTH                  1
`define GPUREG_TEXUNIT0_SHADOW_PROJECTION_BITS                   0:0
// Z_BIAS (bits 23-1, fixed0.0.23): Subtracted from the reference depth: bits 1-23 of a 24-bit
// fraction.
`define GPUREG_TEXUNIT0_SHADOW_Z_BIAS_LSB                        1
`define GPUREG_TEXUNIT0_SHADOW_Z_BIAS_WIDTH                      23
`define GPUREG_TEXUNIT0_SHADOW_Z_BIAS_BITS                       23:1
// UNKNOWN_24 (bits 31-24, uint): Can be written and read back. [HW]
`define GPUREG_TEXUNIT0_SHADOW_UNKNOWN_24_LSB                    24
`define GPUREG_TEXUNIT0_SHADOW_UNKNOWN_24_WIDTH                  8
`define GPUREG_TEXUNIT0_SHADOW_UNKNOWN_24_BITS                   31:24

// GPUREG_008C (0x08C): Purpose unknown.
// plain, rw, mask 0xFFFF00FF [HW: docs/hardware/registers.md#textures; GBATEK]
`define GPUREG_008C                                              16'h008C
// UNKNOWN_0 (bits 7-0, uint): Can be written and read back.
`define GPUREG_UNKNOWN_008C_UNKNOWN_0_LSB                        0
`define GPUREG_UNKNOWN_008C_UNKNOWN_0_WIDTH                      8
`define GPUREG_UNKNOWN_008C_UNKNOWN_0_BITS                       7:0
// UNKNOWN_16 (bits 31-16, uint): Can be written and read back.
`define GPUREG_UNKNOWN_008C_UNKNOWN_16_LSB                       16
`define GPUREG_UNKNOWN_008C_UNKNOWN_16_WIDTH                     16
`define GPUREG_UNKNOWN_008C_UNKNOWN_16_BITS                      31:16

// GPUREG_008D (0x08D): Purpose unknown.
// plain, rw, mask 0x000000FF [HW: docs/hardware/registers.md#textures; GBATEK]
`define GPUREG_008D                                              16'h008D
// UNKNOWN (bits 7-0, uint): Can be written and read back.
`define GPUREG_UNKNOWN_008D_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_008D_UNKNOWN_WIDTH                        8
`define GPUREG_UNKNOWN_008D_UNKNOWN_BITS                         7:0

// GPUREG_TEXUNIT[0-2]_TYPE (0x08E + 0x8*n (n = 0-2)): Texel format.
// plain, rw [DOC: docs/hardware/texture.md#addressing-and-formats;
// docs/hardware/registers.md#textures]
// official PICA_REG_TEXTURE[0-2]_FORMAT
`define GPUREG_TEXUNIT0_TYPE                                     16'h008E
`define GPUREG_TEXUNIT1_TYPE                                     16'h0096
`define GPUREG_TEXUNIT2_TYPE                                     16'h009E
`define GPUREG_TEXUNIT_TYPE_COUNT                                3
`define GPUREG_TEXUNIT_TYPE(n)                                   (16'h008E + 16'h0008 * (n))
// FORMAT (bits 3-0, TextureFormat): Layout of the texels.
`define GPUREG_TEXUNIT_TYPE_FORMAT_LSB                           0
`define GPUREG_TEXUNIT_TYPE_FORMAT_WIDTH                         4
`define GPUREG_TEXUNIT_TYPE_FORMAT_BITS                          3:0

// GPUREG_LIGHTING_ENABLE0 (0x08F): First of two enables of fragment lighting; the other one is
// LIGHTING_ENABLE1 with the opposite sense.
// plain, rw [DOC: docs/hardware/lighting.md#enables]
// official PICA_REG_FRAG_LIGHT_EN0; older GPUREG_008F
`define GPUREG_LIGHTING_ENABLE0                                  16'h008F
// ENABLE (bit 0, bool): Lighting may be on. Emulators look only at LIGHTING_ENABLE1.
`define GPUREG_LIGHTING_ENABLE0_ENABLE_LSB                       0
`define GPUREG_LIGHTING_ENABLE0_ENABLE_WIDTH                     1
`define GPUREG_LIGHTING_ENABLE0_ENABLE_BITS                      0:0

// GPUREG_0090 (0x090): Purpose unknown; reads 0 and may be write only.
// plain, wo [HW: docs/hardware/registers.md#textures; GBATEK]
`define GPUREG_0090                                              16'h0090

// GPUREG_0097 to GPUREG_0098 (0x097-0x098): Purpose unknown; reads 0 and may be write only.
// plain, wo [HW: docs/hardware/registers.md#textures; GBATEK]
`define GPUREG_0097                                              16'h0097
`define GPUREG_0098                                              16'h0098

// GPUREG_009F to GPUREG_00A7 (0x09F-0x0A7): No known function.
// plain, none [HW: docs/hardware/registers.md#textures; GBATEK]
`define GPUREG_009F                                              16'h009F
`define GPUREG_00A0                                              16'h00A0
`define GPUREG_00A1                                              16'h00A1
`define GPUREG_00A2                                              16'h00A2
`define GPUREG_00A3                                              16'h00A3
`define GPUREG_00A4                                              16'h00A4
`define GPUREG_00A5                                              16'h00A5
`define GPUREG_00A6                                              16'h00A6
`define GPUREG_00A7                                              16'h00A7

// GPUREG_TEXUNIT3_PROCTEX0 (0x0A8): Functions of the procedural unit.
// plain, rw [DOC: docs/hardware/procedural-texture.md#configuration;
// docs/hardware/registers.md#textures]
// official PICA_REG_TEXTURE3_PROTEX0; older GPUREG_00A8
`define GPUREG_TEXUNIT3_PROCTEX0                                 16'h00A8
// CLAMP_U (bits 2-0, ProctexClamp): Clamp of u.
`define GPUREG_TEXUNIT3_PROCTEX0_CLAMP_U_LSB                     0
`define GPUREG_TEXUNIT3_PROCTEX0_CLAMP_U_WIDTH                   3
`define GPUREG_TEXUNIT3_PROCTEX0_CLAMP_U_BITS                    2:0
// CLAMP_V (bits 5-3, ProctexClamp): Clamp of v.
`define GPUREG_TEXUNIT3_PROCTEX0_CLAMP_V_LSB                     3
`define GPUREG_TEXUNIT3_PROCTEX0_CLAMP_V_WIDTH                   3
`define GPUREG_TEXUNIT3_PROCTEX0_CLAMP_V_BITS                    5:3
// COLOR_COMBINE (bits 9-6, ProctexCombine): Function in front of the colour map.
`define GPUREG_TEXUNIT3_PROCTEX0_COLOR_COMBINE_LSB               6
`define GPUREG_TEXUNIT3_PROCTEX0_COLOR_COMBINE_WIDTH             4
`define GPUREG_TEXUNIT3_PROCTEX0_COLOR_COMBINE_BITS              9:6
// ALPHA_COMBINE (bits 13-10, ProctexCombine): Function in front of the alpha map.
`define GPUREG_TEXUNIT3_PROCTEX0_ALPHA_COMBINE_LSB               10
`define GPUREG_TEXUNIT3_PROCTEX0_ALPHA_COMBINE_WIDTH             4
`define GPUREG_TEXUNIT3_PROCTEX0_ALPHA_COMBINE_BITS              13:10
// SEPARATE_ALPHA (bit 14, bool): Alpha comes from the alpha map instead of the colour table.
`define GPUREG_TEXUNIT3_PROCTEX0_SEPARATE_ALPHA_LSB              14
`define GPUREG_TEXUNIT3_PROCTEX0_SEPARATE_ALPHA_WIDTH            1
`define GPUREG_TEXUNIT3_PROCTEX0_SEPARATE_ALPHA_BITS             14:14
// NOISE_ENABLE (bit 15, bool): Noise is added to the coordinates.
`define GPUREG_TEXUNIT3_PROCTEX0_NOISE_ENABLE_LSB                15
`define GPUREG_TEXUNIT3_PROCTEX0_NOISE_ENABLE_WIDTH              1
`define GPUREG_TEXUNIT3_PROCTEX0_NOISE_ENABLE_BITS               15:15
// SHIFT_U (bits 17-16, ProctexShift): Shift of u, by v.
`define GPUREG_TEXUNIT3_PROCTEX0_SHIFT_U_LSB                     16
`define GPUREG_TEXUNIT3_PROCTEX0_SHIFT_U_WIDTH                   2
`define GPUREG_TEXUNIT3_PROCTEX0_SHIFT_U_BITS                    17:16
// SHIFT_V (bits 19-18, ProctexShift): Shift of v, by u.
`define GPUREG_TEXUNIT3_PROCTEX0_SHIFT_V_LSB                     18
`define GPUREG_TEXUNIT3_PROCTEX0_SHIFT_V_WIDTH                   2
`define GPUREG_TEXUNIT3_PROCTEX0_SHIFT_V_BITS                    19:18
// BIAS_LOW (bits 27-20, uint): Low byte of the level-of-detail bias, an f16; TEXUNIT3_PROCTEX4 has the
// high byte.
`define GPUREG_TEXUNIT3_PROCTEX0_BIAS_LOW_LSB                    20
`define GPUREG_TEXUNIT3_PROCTEX0_BIAS_LOW_WIDTH                  8
`define GPUREG_TEXUNIT3_PROCTEX0_BIAS_LOW_BITS                   27:20

// GPUREG_TEXUNIT3_PROCTEX1 (0x0A9): Noise along u.
// plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
// docs/hardware/procedural-texture.md#configuration]
// official PICA_REG_TEXTURE3_PROTEX1; older GPUREG_00A9
`define GPUREG_TEXUNIT3_PROCTEX1                                 16'h00A9
// AMPLITUDE (bits 15-0, fixed1.3.12): Factor of the noise that is added to u.
`define GPUREG_TEXUNIT3_PROCTEX1_AMPLITUDE_LSB                   0
`define GPUREG_TEXUNIT3_PROCTEX1_AMPLITUDE_WIDTH                 16
`define GPUREG_TEXUNIT3_PROCTEX1_AMPLITUDE_BITS                  15:0
// PHASE (bits 31-16, f16): Added to u before the frequency is applied.
`define GPUREG_TEXUNIT3_PROCTEX1_PHASE_LSB                       16
`define GPUREG_TEXUNIT3_PROCTEX1_PHASE_WIDTH                     16
`define GPUREG_TEXUNIT3_PROCTEX1_PHASE_BITS                      31:16

// GPUREG_TEXUNIT3_PROCTEX2 (0x0AA): Noise along v.
// plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
// docs/hardware/procedural-texture.md#configuration]
// official PICA_REG_TEXTURE3_PROTEX2; older GPUREG_00AA
`define GPUREG_TEXUNIT3_PROCTEX2                                 16'h00AA
// AMPLITUDE (bits 15-0, fixed1.3.12): Factor of the noise that is added to v.
`define GPUREG_TEXUNIT3_PROCTEX2_AMPLITUDE_LSB                   0
`define GPUREG_TEXUNIT3_PROCTEX2_AMPLITUDE_WIDTH                 16
`define GPUREG_TEXUNIT3_PROCTEX2_AMPLITUDE_BITS                  15:0
// PHASE (bits 31-16, f16): Added to v before the frequency is applied.
`define GPUREG_TEXUNIT3_PROCTEX2_PHASE_LSB                       16
`define GPUREG_TEXUNIT3_PROCTEX2_PHASE_WIDTH                     16
`define GPUREG_TEXUNIT3_PROCTEX2_PHASE_BITS                      31:16

// GPUREG_TEXUNIT3_PROCTEX3 (0x0AB): Noise frequencies. The noise lattice has 9 cells per unit of
// frequency times coordinate.
// plain, rw [DOC: docs/hardware/procedural-texture.md#configuration]
// official PICA_REG_TEXTURE3_PROTEX3; older GPUREG_00AB
`define GPUREG_TEXUNIT3_PROCTEX3                                 16'h00AB
// FREQUENCY_U (bits 15-0, f16): Frequency along u.
`define GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_U_LSB                 0
`define GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_U_WIDTH               16
`define GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_U_BITS                15:0
// FREQUENCY_V (bits 31-16, f16): Frequency along v.
`define GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_V_LSB                 16
`define GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_V_WIDTH               16
`define GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_V_BITS                31:16

// GPUREG_TEXUNIT3_PROCTEX4 (0x0AC): Filter and levels of the colour table.
// plain, rw [DOC: docs/hardware/procedural-texture.md#configuration;
// docs/hardware/registers.md#textures]
// official PICA_REG_TEXTURE3_PROTEX4; older GPUREG_00AC
`define GPUREG_TEXUNIT3_PROCTEX4                                 16'h00AC
// FILTER (bits 2-0, ProctexFilter): Minification filter.
`define GPUREG_TEXUNIT3_PROCTEX4_FILTER_LSB                      0
`define GPUREG_TEXUNIT3_PROCTEX4_FILTER_WIDTH                    3
`define GPUREG_TEXUNIT3_PROCTEX4_FILTER_BITS                     2:0
// MIN_LOD (bits 6-3, uint): Lowest level of detail.
`define GPUREG_TEXUNIT3_PROCTEX4_MIN_LOD_LSB                     3
`define GPUREG_TEXUNIT3_PROCTEX4_MIN_LOD_WIDTH                   4
`define GPUREG_TEXUNIT3_PROCTEX4_MIN_LOD_BITS                    6:3
// MAX_LOD (bits 10-7, uint): Highest level of detail; 7 is the last level there is.
`define GPUREG_TEXUNIT3_PROCTEX4_MAX_LOD_LSB                     7
`define GPUREG_TEXUNIT3_PROCTEX4_MAX_LOD_WIDTH                   4
`define GPUREG_TEXUNIT3_PROCTEX4_MAX_LOD_BITS                    10:7
// WIDTH (bits 18-11, uint, entries): Colour table entries of level 0; each level has half as many as
// the one before.
`define GPUREG_TEXUNIT3_PROCTEX4_WIDTH_LSB                       11
`define GPUREG_TEXUNIT3_PROCTEX4_WIDTH_WIDTH                     8
`define GPUREG_TEXUNIT3_PROCTEX4_WIDTH_BITS                      18:11
// BIAS_HIGH (bits 26-19, uint): High byte of the level-of-detail bias, an f16; TEXUNIT3_PROCTEX0 has
// the low byte.
`define GPUREG_TEXUNIT3_PROCTEX4_BIAS_HIGH_LSB                   19
`define GPUREG_TEXUNIT3_PROCTEX4_BIAS_HIGH_WIDTH                 8
`define GPUREG_TEXUNIT3_PROCTEX4_BIAS_HIGH_BITS                  26:19

// GPUREG_TEXUNIT3_PROCTEX5_LOW (0x0AD): First colour table entry of levels 0-3.
// plain, rw [DOC: docs/hardware/procedural-texture.md#configuration]
// official PICA_REG_TEXTURE3_PROTEX5; older GPUREG_00AD, GPUREG_TEXUNIT3_PROCTEX5
`define GPUREG_TEXUNIT3_PROCTEX5_LOW                             16'h00AD
// LEVEL0_OFFSET (bits 7-0, uint, entries): First entry of level 0.
`define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL0_OFFSET_LSB           0
`define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL0_OFFSET_WIDTH         8
`define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL0_OFFSET_BITS          7:0
// LEVEL1_OFFSET (bits 15-8, uint, entries): First entry of level 1.
`define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL1_OFFSET_LSB           8
`define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL1_OFFSET_WIDTH         8
`define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL1_OFFSET_BITS          15:8
// LEVEL2_OFFSET (bits 23-16, uint, entries): First entry of level 2.
`define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL2_OFFSET_LSB           16
`define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL2_OFFSET_WIDTH         8
`define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL2_OFFSET_BITS          23:16
// LEVEL3_OFFSET (bits 31-24, uint, entries): First entry of level 3.
`define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL3_OFFSET_LSB           24
`define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL3_OFFSET_WIDTH         8
`define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL3_OFFSET_BITS          31:24

// GPUREG_TEXUNIT3_PROCTEX5_HIGH (0x0AE): First colour table entry of levels 4-7. Software writes
// 0xFEFCF8F0.
// plain, rw [HW: docs/hardware/procedural-texture.md#configuration; GBATEK]
// older GPUREG_00AE
`define GPUREG_TEXUNIT3_PROCTEX5_HIGH                            16'h00AE
// LEVEL4_OFFSET (bits 7-0, uint, entries): First entry of level 4.
`define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL4_OFFSET_LSB          0
`define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL4_OFFSET_WIDTH        8
`define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL4_OFFSET_BITS         7:0
// LEVEL5_OFFSET (bits 15-8, uint, entries): First entry of level 5.
`define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL5_OFFSET_LSB          8
`define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL5_OFFSET_WIDTH        8
`define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL5_OFFSET_BITS         15:8
// LEVEL6_OFFSET (bits 23-16, uint, entries): First entry of level 6.
`define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL6_OFFSET_LSB          16
`define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL6_OFFSET_WIDTH        8
`define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL6_OFFSET_BITS         23:16
// LEVEL7_OFFSET (bits 31-24, uint, entries): First entry of level 7.
`define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL7_OFFSET_LSB          24
`define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL7_OFFSET_WIDTH        8
`define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL7_OFFSET_BITS         31:24

// GPUREG_PROCTEX_LUT (0x0AF): Where the next word for PROCTEX_LUT_DATA goes.
// index-port, rw, port ProctexLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
// docs/hardware/registers.md#textures]
// official PICA_REG_PROTEX_LUT; older GPUREG_00AF, GPUREG_PROCTEX_LUT_INDEX
`define GPUREG_PROCTEX_LUT                                       16'h00AF
// INDEX (bits 7-0, uint): Entry; advances with each word, modulo the size of the table (EMU).
`define GPUREG_PROCTEX_LUT_INDEX_LSB                             0
`define GPUREG_PROCTEX_LUT_INDEX_WIDTH                           8
`define GPUREG_PROCTEX_LUT_INDEX_BITS                            7:0
// TABLE (bits 11-8, ProctexTable): Table.
`define GPUREG_PROCTEX_LUT_TABLE_LSB                             8
`define GPUREG_PROCTEX_LUT_TABLE_WIDTH                           4
`define GPUREG_PROCTEX_LUT_TABLE_BITS                            11:8

// GPUREG_PROCTEX_LUT_DATA (0x0B0-0x0B7): Entry of the table that PROCTEX_LUT selects. Noise and map
// entries hold a value (fixed0.0.12) in bits 0-11 and the difference to the next value (two's
// complement, same unit) in bits 12-23. Colours are R, G, B, A from bit 0, 8 bits each; colour
// differences are four signed bytes in the same order, each half of the true difference.
// data-port, wo, port ProctexLut [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
// docs/hardware/command-lists.md#index-and-data-ports;
// docs/hardware/procedural-texture.md#configuration]
// official PICA_REG_PROTEX_LUT_DATA[0-7]; older GPUREG_00B0, GPUREG_PROCTEX_LUT_DATA0, GPUREG_00B1,
// GPUREG_PROCTEX_LUT_DATA1, GPUREG_00B2, GPUREG_PROCTEX_LUT_DATA2, GPUREG_00B3,
// GPUREG_PROCTEX_LUT_DATA3 and 8 more
`define GPUREG_PROCTEX_LUT_DATA                                  16'h00B0
// DATA (bits 31-0, uint): Entry, in the layout of its table.
`define GPUREG_PROCTEX_LUT_DATA_DATA_LSB                         0
`define GPUREG_PROCTEX_LUT_DATA_DATA_WIDTH                       32
`define GPUREG_PROCTEX_LUT_DATA_DATA_BITS                        31:0

// GPUREG_00B8 to GPUREG_00BF (0x0B8-0x0BF): No known function.
// plain, none [HW: docs/hardware/registers.md#textures; GBATEK]
`define GPUREG_00B8                                              16'h00B8
`define GPUREG_00B9                                              16'h00B9
`define GPUREG_00BA                                              16'h00BA
`define GPUREG_00BB                                              16'h00BB
`define GPUREG_00BC                                              16'h00BC
`define GPUREG_00BD                                              16'h00BD
`define GPUREG_00BE                                              16'h00BE
`define GPUREG_00BF                                              16'h00BF

// ---- Texture combiners and fog ----
// Six combiner stages in a row mix the primary colour, the lighting colours and the textures; each
// result is cut to 8 bits before the next stage. Fog or gas follow. In formulas a, b, c are the
// operands 0, 1, 2 as integers 0 to 255.

// GPUREG_TEXENV[0-5]_SOURCE (0x0C0, 0x0C8, 0x0D0, 0x0D8, 0x0F0, 0x0F8): Sources of the stage.
// plain, rw [DOC: docs/hardware/fragment.md#stages]
// official PICA_REG_TEX_ENV_[0-5]; older GPUREG_TEXENV[0-5]_CONFIG0
`define GPUREG_TEXENV0_SOURCE                                    16'h00C0
`define GPUREG_TEXENV1_SOURCE                                    16'h00C8
`define GPUREG_TEXENV2_SOURCE                                    16'h00D0
`define GPUREG_TEXENV3_SOURCE                                    16'h00D8
`define GPUREG_TEXENV4_SOURCE                                    16'h00F0
`define GPUREG_TEXENV5_SOURCE                                    16'h00F8
`define GPUREG_TEXENV_SOURCE_COUNT                               6
`define GPUREG_TEXENV_SOURCE(n)                                  ((n) < 4 ? 16'h00C0 + 16'h0008 * (n) : 16'h00F0 + 16'h0008 * ((n) - 4))
// RGB_SOURCE0 to RGB_SOURCE2 (bits 3-0, step 4, CombinerSource): Source of the colour operand of this
// number.
`define GPUREG_TEXENV_SOURCE_RGB_SOURCE0_LSB                     0
`define GPUREG_TEXENV_SOURCE_RGB_SOURCE0_WIDTH                   4
`define GPUREG_TEXENV_SOURCE_RGB_SOURCE0_BITS                    3:0
`define GPUREG_TEXENV_SOURCE_RGB_SOURCE1_LSB                     4
`define GPUREG_TEXENV_SOURCE_RGB_SOURCE1_WIDTH                   4
`define GPUREG_TEXENV_SOURCE_RGB_SOURCE1_BITS                    7:4
`define GPUREG_TEXENV_SOURCE_RGB_SOURCE2_LSB                     8
`define GPUREG_TEXENV_SOURCE_RGB_SOURCE2_WIDTH                   4
`define GPUREG_TEXENV_SOURCE_RGB_SOURCE2_BITS                    11:8
// ALPHA_SOURCE0 to ALPHA_SOURCE2 (bits 19-16, step 4, CombinerSource): Source of the alpha operand of
// this number.
`define GPUREG_TEXENV_SOURCE_ALPHA_SOURCE0_LSB                   16
`define GPUREG_TEXENV_SOURCE_ALPHA_SOURCE0_WIDTH                 4
`define GPUREG_TEXENV_SOURCE_ALPHA_SOURCE0_BITS                  19:16
`define GPUREG_TEXENV_SOURCE_ALPHA_SOURCE1_LSB                   20
`define GPUREG_TEXENV_SOURCE_ALPHA_SOURCE1_WIDTH                 4
`define GPUREG_TEXENV_SOURCE_ALPHA_SOURCE1_BITS                  23:20
`define GPUREG_TEXENV_SOURCE_ALPHA_SOURCE2_LSB                   24
`define GPUREG_TEXENV_SOURCE_ALPHA_SOURCE2_WIDTH                 4
`define GPUREG_TEXENV_SOURCE_ALPHA_SOURCE2_BITS                  27:24

// GPUREG_TEXENV[0-5]_OPERAND (0x0C1, 0x0C9, 0x0D1, 0x0D9, 0x0F1, 0x0F9): What the stage takes from its
// sources. GBATEK could read back only the bits 0x00111333; all documented codes act.
// plain, rw [DOC: docs/hardware/fragment.md#stages]
// official PICA_REG_TEX_ENV_[0-5]_OPERAND; older GPUREG_TEXENV[0-5]_CONFIG1
`define GPUREG_TEXENV0_OPERAND                                   16'h00C1
`define GPUREG_TEXENV1_OPERAND                                   16'h00C9
`define GPUREG_TEXENV2_OPERAND                                   16'h00D1
`define GPUREG_TEXENV3_OPERAND                                   16'h00D9
`define GPUREG_TEXENV4_OPERAND                                   16'h00F1
`define GPUREG_TEXENV5_OPERAND                                   16'h00F9
`define GPUREG_TEXENV_OPERAND_COUNT                              6
`define GPUREG_TEXENV_OPERAND(n)                                 ((n) < 4 ? 16'h00C1 + 16'h0008 * (n) : 16'h00F1 + 16'h0008 * ((n) - 4))
// RGB_OPERAND0 to RGB_OPERAND2 (bits 3-0, step 4, CombinerColorOperand): Colour operand of this
// number.
`define GPUREG_TEXENV_OPERAND_RGB_OPERAND0_LSB                   0
`define GPUREG_TEXENV_OPERAND_RGB_OPERAND0_WIDTH                 4
`define GPUREG_TEXENV_OPERAND_RGB_OPERAND0_BITS                  3:0
`define GPUREG_TEXENV_OPERAND_RGB_OPERAND1_LSB                   4
`define GPUREG_TEXENV_OPERAND_RGB_OPERAND1_WIDTH                 4
`define GPUREG_TEXENV_OPERAND_RGB_OPERAND1_BITS                  7:4
`define GPUREG_TEXENV_OPERAND_RGB_OPERAND2_LSB                   8
`define GPUREG_TEXENV_OPERAND_RGB_OPERAND2_WIDTH                 4
`define GPUREG_TEXENV_OPERAND_RGB_OPERAND2_BITS                  11:8
// ALPHA_OPERAND0 to ALPHA_OPERAND2 (bits 14-12, step 4, CombinerAlphaOperand): Alpha operand of this
// number.
`define GPUREG_TEXENV_OPERAND_ALPHA_OPERAND0_LSB                 12
`define GPUREG_TEXENV_OPERAND_ALPHA_OPERAND0_WIDTH               3
`define GPUREG_TEXENV_OPERAND_ALPHA_OPERAND0_BITS                14:12
`define GPUREG_TEXENV_OPERAND_ALPHA_OPERAND1_LSB                 16
`define GPUREG_TEXENV_OPERAND_ALPHA_OPERAND1_WIDTH               3
`define GPUREG_TEXENV_OPERAND_ALPHA_OPERAND1_BITS                18:16
`define GPUREG_TEXENV_OPERAND_ALPHA_OPERAND2_LSB                 20
`define GPUREG_TEXENV_OPERAND_ALPHA_OPERAND2_WIDTH               3
`define GPUREG_TEXENV_OPERAND_ALPHA_OPERAND2_BITS                22:20

// GPUREG_TEXENV[0-5]_COMBINER (0x0C2, 0x0CA, 0x0D2, 0x0DA, 0x0F2, 0x0FA): Operations of the stage.
// plain, rw [DOC: docs/hardware/fragment.md#combiner-operations]
// official PICA_REG_TEX_ENV_[0-5]_COMBINE; older GPUREG_TEXENV[0-5]_CONFIG2
`define GPUREG_TEXENV0_COMBINER                                  16'h00C2
`define GPUREG_TEXENV1_COMBINER                                  16'h00CA
`define GPUREG_TEXENV2_COMBINER                                  16'h00D2
`define GPUREG_TEXENV3_COMBINER                                  16'h00DA
`define GPUREG_TEXENV4_COMBINER                                  16'h00F2
`define GPUREG_TEXENV5_COMBINER                                  16'h00FA
`define GPUREG_TEXENV_COMBINER_COUNT                             6
`define GPUREG_TEXENV_COMBINER(n)                                ((n) < 4 ? 16'h00C2 + 16'h0008 * (n) : 16'h00F2 + 16'h0008 * ((n) - 4))
// RGB_OPERATION (bits 3-0, CombinerOperation): Colour operation.
`define GPUREG_TEXENV_COMBINER_RGB_OPERATION_LSB                 0
`define GPUREG_TEXENV_COMBINER_RGB_OPERATION_WIDTH               4
`define GPUREG_TEXENV_COMBINER_RGB_OPERATION_BITS                3:0
// ALPHA_OPERATION (bits 19-16, CombinerOperation): Alpha operation; not used while RGB_OPERATION is
// DOT3_RGBA.
`define GPUREG_TEXENV_COMBINER_ALPHA_OPERATION_LSB               16
`define GPUREG_TEXENV_COMBINER_ALPHA_OPERATION_WIDTH             4
`define GPUREG_TEXENV_COMBINER_ALPHA_OPERATION_BITS              19:16

// GPUREG_TEXENV[0-5]_COLOR (0x0C3, 0x0CB, 0x0D3, 0x0DB, 0x0F3, 0x0FB): Constant colour of the stage.
// plain, rw [DOC: docs/hardware/fragment.md#stages; docs/hardware/registers.md#combiners-fog-and-gas]
// official PICA_REG_TEX_ENV_[0-5]_COLOR; older GPUREG_TEXENV[0-5]_CONFIG3
`define GPUREG_TEXENV0_COLOR                                     16'h00C3
`define GPUREG_TEXENV1_COLOR                                     16'h00CB
`define GPUREG_TEXENV2_COLOR                                     16'h00D3
`define GPUREG_TEXENV3_COLOR                                     16'h00DB
`define GPUREG_TEXENV4_COLOR                                     16'h00F3
`define GPUREG_TEXENV5_COLOR                                     16'h00FB
`define GPUREG_TEXENV_COLOR_COUNT                                6
`define GPUREG_TEXENV_COLOR(n)                                   ((n) < 4 ? 16'h00C3 + 16'h0008 * (n) : 16'h00F3 + 16'h0008 * ((n) - 4))
// R (bits 7-0, uint, 1/255): Red.
`define GPUREG_TEXENV_COLOR_R_LSB                                0
`define GPUREG_TEXENV_COLOR_R_WIDTH                              8
`define GPUREG_TEXENV_COLOR_R_BITS                               7:0
// G (bits 15-8, uint, 1/255): Green.
`define GPUREG_TEXENV_COLOR_G_LSB                                8
`define GPUREG_TEXENV_COLOR_G_WIDTH                              8
`define GPUREG_TEXENV_COLOR_G_BITS                               15:8
// B (bits 23-16, uint, 1/255): Blue.
`define GPUREG_TEXENV_COLOR_B_LSB                                16
`define GPUREG_TEXENV_COLOR_B_WIDTH                              8
`define GPUREG_TEXENV_COLOR_B_BITS                               23:16
// A (bits 31-24, uint, 1/255): Alpha.
`define GPUREG_TEXENV_COLOR_A_LSB                                24
`define GPUREG_TEXENV_COLOR_A_WIDTH                              8
`define GPUREG_TEXENV_COLOR_A_BITS                               31:24

// GPUREG_TEXENV[0-5]_SCALE (0x0C4, 0x0CC, 0x0D4, 0x0DC, 0x0F4, 0x0FC): Scales of the stage's results.
// plain, rw [DOC: docs/hardware/fragment.md#scale]
// official PICA_REG_TEX_ENV_[0-5]_SCALE; older GPUREG_TEXENV[0-5]_CONFIG4
`define GPUREG_TEXENV0_SCALE                                     16'h00C4
`define GPUREG_TEXENV1_SCALE                                     16'h00CC
`define GPUREG_TEXENV2_SCALE                                     16'h00D4
`define GPUREG_TEXENV3_SCALE                                     16'h00DC
`define GPUREG_TEXENV4_SCALE                                     16'h00F4
`define GPUREG_TEXENV5_SCALE                                     16'h00FC
`define GPUREG_TEXENV_SCALE_COUNT                                6
`define GPUREG_TEXENV_SCALE(n)                                   ((n) < 4 ? 16'h00C4 + 16'h0008 * (n) : 16'h00F4 + 16'h0008 * ((n) - 4))
// RGB_SCALE (bits 1-0, CombinerScale): Factor on the colour.
`define GPUREG_TEXENV_SCALE_RGB_SCALE_LSB                        0
`define GPUREG_TEXENV_SCALE_RGB_SCALE_WIDTH                      2
`define GPUREG_TEXENV_SCALE_RGB_SCALE_BITS                       1:0
// ALPHA_SCALE (bits 17-16, CombinerScale): Factor on alpha.
`define GPUREG_TEXENV_SCALE_ALPHA_SCALE_LSB                      16
`define GPUREG_TEXENV_SCALE_ALPHA_SCALE_WIDTH                    2
`define GPUREG_TEXENV_SCALE_ALPHA_SCALE_BITS                     17:16

// GPUREG_00C[5-6] (0x0C5-0x0C6): No known function.
// plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
`define GPUREG_00C5                                              16'h00C5
`define GPUREG_00C6                                              16'h00C6

// GPUREG_00C7 (0x0C7): Purpose unknown.
// plain, rw, mask 0x00000007 [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
`define GPUREG_00C7                                              16'h00C7
// UNKNOWN (bits 2-0, uint): Can be written and read back.
`define GPUREG_UNKNOWN_00C7_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_00C7_UNKNOWN_WIDTH                        3
`define GPUREG_UNKNOWN_00C7_UNKNOWN_BITS                         2:0

// GPUREG_00CD to GPUREG_00CF (0x0CD-0x0CF): No known function.
// plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
`define GPUREG_00CD                                              16'h00CD
`define GPUREG_00CE                                              16'h00CE
`define GPUREG_00CF                                              16'h00CF

// GPUREG_00D[5-7] (0x0D5-0x0D7): No known function.
// plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
`define GPUREG_00D5                                              16'h00D5
`define GPUREG_00D6                                              16'h00D6
`define GPUREG_00D7                                              16'h00D7

// GPUREG_00DD to GPUREG_00DF (0x0DD-0x0DF): No known function.
// plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
`define GPUREG_00DD                                              16'h00DD
`define GPUREG_00DE                                              16'h00DE
`define GPUREG_00DF                                              16'h00DF

// GPUREG_TEXENV_UPDATE_BUFFER (0x0E0): Fog and gas mode (bytes 0 and 2) and updates of the combiner
// buffer (byte 1), written by software with separate byte masks. The buffer is one stage late: stage 1
// sees TEXENV_BUFFER_COLOR, stage 2 what stage 0 left, and so on.
// plain, rw [DOC: docs/hardware/fragment.md#combiner-buffer; docs/hardware/fragment.md#fog;
// docs/hardware/fragment.md#gas]
// official PICA_REG_GAS_FOG_MODE, PICA_REG_TEX_ENV_BUF_INPUT; older GPUREG_00E0,
// GPUREG_TEXENV_BUFFER_CONFIG
`define GPUREG_TEXENV_UPDATE_BUFFER                              16'h00E0
// FOG_MODE (bits 2-0, FogMode): Fog, gas or neither.
`define GPUREG_TEXENV_UPDATE_BUFFER_FOG_MODE_LSB                 0
`define GPUREG_TEXENV_UPDATE_BUFFER_FOG_MODE_WIDTH               3
`define GPUREG_TEXENV_UPDATE_BUFFER_FOG_MODE_BITS                2:0
// GAS_DENSITY_SOURCE (bit 3, GasDensitySource): Density used by gas shading.
`define GPUREG_TEXENV_UPDATE_BUFFER_GAS_DENSITY_SOURCE_LSB       3
`define GPUREG_TEXENV_UPDATE_BUFFER_GAS_DENSITY_SOURCE_WIDTH     1
`define GPUREG_TEXENV_UPDATE_BUFFER_GAS_DENSITY_SOURCE_BITS      3:3
// RGB_UPDATE0 to RGB_UPDATE3 (bit 8, step 1, bool): The colour of the buffer becomes the result of the
// stage with the number of the field; clear: it stays. [HW]
`define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE0_LSB              8
`define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE0_WIDTH            1
`define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE0_BITS             8:8
`define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE1_LSB              9
`define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE1_WIDTH            1
`define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE1_BITS             9:9
`define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE2_LSB              10
`define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE2_WIDTH            1
`define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE2_BITS             10:10
`define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE3_LSB              11
`define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE3_WIDTH            1
`define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE3_BITS             11:11
// ALPHA_UPDATE0 to ALPHA_UPDATE3 (bit 12, step 1, bool): The alpha of the buffer becomes the result of
// the stage with the number of the field; clear: it stays. [HW]
`define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0_LSB            12
`define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0_WIDTH          1
`define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0_BITS           12:12
`define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE1_LSB            13
`define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE1_WIDTH          1
`define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE1_BITS           13:13
`define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE2_LSB            14
`define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE2_WIDTH          1
`define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE2_BITS           14:14
`define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE3_LSB            15
`define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE3_WIDTH          1
`define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE3_BITS           15:15
// Z_FLIP (bit 16, bool): The fog index is 1 - depth instead of depth. [HW]
`define GPUREG_TEXENV_UPDATE_BUFFER_Z_FLIP_LSB                   16
`define GPUREG_TEXENV_UPDATE_BUFFER_Z_FLIP_WIDTH                 1
`define GPUREG_TEXENV_UPDATE_BUFFER_Z_FLIP_BITS                  16:16
// UNKNOWN_24 (bits 25-24, uint): Can be written and read back. [HW]
`define GPUREG_TEXENV_UPDATE_BUFFER_UNKNOWN_24_LSB               24
`define GPUREG_TEXENV_UPDATE_BUFFER_UNKNOWN_24_WIDTH             2
`define GPUREG_TEXENV_UPDATE_BUFFER_UNKNOWN_24_BITS              25:24

// GPUREG_FOG_COLOR (0x0E1): Fog colour.
// plain, rw [DOC: docs/hardware/fragment.md#fog]
// official PICA_REG_FOG_COLOR; older GPUREG_00E1
`define GPUREG_FOG_COLOR                                         16'h00E1
// R (bits 7-0, uint, 1/255): Red.
`define GPUREG_FOG_COLOR_R_LSB                                   0
`define GPUREG_FOG_COLOR_R_WIDTH                                 8
`define GPUREG_FOG_COLOR_R_BITS                                  7:0
// G (bits 15-8, uint, 1/255): Green.
`define GPUREG_FOG_COLOR_G_LSB                                   8
`define GPUREG_FOG_COLOR_G_WIDTH                                 8
`define GPUREG_FOG_COLOR_G_BITS                                  15:8
// B (bits 23-16, uint, 1/255): Blue.
`define GPUREG_FOG_COLOR_B_LSB                                   16
`define GPUREG_FOG_COLOR_B_WIDTH                                 8
`define GPUREG_FOG_COLOR_B_BITS                                  23:16

// GPUREG_00E[2-3] (0x0E2-0x0E3): Purpose unknown.
// plain, rw, mask 0x0000FFFF [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
`define GPUREG_00E2                                              16'h00E2
// UNKNOWN (bits 15-0, uint): Can be written and read back.
`define GPUREG_UNKNOWN_00E2_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_00E2_UNKNOWN_WIDTH                        16
`define GPUREG_UNKNOWN_00E2_UNKNOWN_BITS                         15:0
`define GPUREG_00E3                                              16'h00E3
`define GPUREG_UNKNOWN_00E3_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_00E3_UNKNOWN_WIDTH                        16
`define GPUREG_UNKNOWN_00E3_UNKNOWN_BITS                         15:0

// GPUREG_GAS_ATTENUATION (0x0E4): Attenuation of gas density.
// plain, rw [DOC: docs/hardware/fragment.md#gas]
// official PICA_REG_GAS_ATTENUATION; older GPUREG_00E4
`define GPUREG_GAS_ATTENUATION                                   16'h00E4
// ATTENUATION (bits 15-0, f16): Density attenuation.
`define GPUREG_GAS_ATTENUATION_ATTENUATION_LSB                   0
`define GPUREG_GAS_ATTENUATION_ATTENUATION_WIDTH                 16
`define GPUREG_GAS_ATTENUATION_ATTENUATION_BITS                  15:0

// GPUREG_GAS_ACCMAX (0x0E5): Scale of accumulated gas density.
// plain, rw [DOC: docs/hardware/fragment.md#gas]
// official PICA_REG_GAS_ACCMAX; older GPUREG_00E5
`define GPUREG_GAS_ACCMAX                                        16'h00E5
// INV_ACCMAX (bits 15-0, f16): Reciprocal of the largest accumulated density.
`define GPUREG_GAS_ACCMAX_INV_ACCMAX_LSB                         0
`define GPUREG_GAS_ACCMAX_INV_ACCMAX_WIDTH                       16
`define GPUREG_GAS_ACCMAX_INV_ACCMAX_BITS                        15:0

// GPUREG_FOG_LUT_INDEX (0x0E6): Where the next word for FOG_LUT_DATA goes.
// index-port, rw, port FogLut [HW: docs/hardware/command-lists.md#index-and-data-ports;
// docs/hardware/registers.md#combiners-fog-and-gas]
// official PICA_REG_FOG_LUT_INDEX; older GPUREG_00E6
`define GPUREG_FOG_LUT_INDEX                                     16'h00E6
// INDEX (bits 6-0, uint): Entry; advances with each word, modulo 128, measured by JayFoxRox, citra
// #1875.
`define GPUREG_FOG_LUT_INDEX_INDEX_LSB                           0
`define GPUREG_FOG_LUT_INDEX_INDEX_WIDTH                         7
`define GPUREG_FOG_LUT_INDEX_INDEX_BITS                          6:0
// UNUSED_7 (bits 15-7, uint): Documented as part of the index, without effect. [DOC]
`define GPUREG_FOG_LUT_INDEX_UNUSED_7_LSB                        7
`define GPUREG_FOG_LUT_INDEX_UNUSED_7_WIDTH                      9
`define GPUREG_FOG_LUT_INDEX_UNUSED_7_BITS                       15:7

// GPUREG_00E7 (0x0E7): No known function.
// plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
`define GPUREG_00E7                                              16'h00E7

// GPUREG_FOG_LUT_DATA (0x0E8-0x0EF): Entry of the fog table. Entry i applies from depth i / 128 on;
// value + fraction * difference is the share of the fragment's colour.
// data-port, wo, port FogLut [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
// docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/fragment.md#fog]
// official PICA_REG_FOG_LUT_DATA[0-7]; older GPUREG_00E8, GPUREG_FOG_LUT_DATA0, GPUREG_00E9,
// GPUREG_FOG_LUT_DATA1, GPUREG_00EA, GPUREG_FOG_LUT_DATA2, GPUREG_00EB, GPUREG_FOG_LUT_DATA3 and 8
// more
`define GPUREG_FOG_LUT_DATA                                      16'h00E8
// DIFFERENCE (bits 12-0, fixed1.1.11): Next value minus this one. Emulators divide by 2047 instead of
// 2048.
`define GPUREG_FOG_LUT_DATA_DIFFERENCE_LSB                       0
`define GPUREG_FOG_LUT_DATA_DIFFERENCE_WIDTH                     13
`define GPUREG_FOG_LUT_DATA_DIFFERENCE_BITS                      12:0
// VALUE (bits 23-13, fixed0.0.11): Value at the start of the step. Emulators divide by 2047 instead of
// 2048.
`define GPUREG_FOG_LUT_DATA_VALUE_LSB                            13
`define GPUREG_FOG_LUT_DATA_VALUE_WIDTH                          11
`define GPUREG_FOG_LUT_DATA_VALUE_BITS                           23:13

// GPUREG_00F[5-7] (0x0F5-0x0F7): No known function.
// plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK]
`define GPUREG_00F5                                              16'h00F5
`define GPUREG_00F6                                              16'h00F6
`define GPUREG_00F7                                              16'h00F7

// GPUREG_TEXENV_BUFFER_COLOR (0x0FD): First contents of the combiner buffer.
// plain, rw [DOC: docs/hardware/fragment.md#combiner-buffer]
// official PICA_REG_TEX_ENV_BUF_COLOR; older GPUREG_00FD
`define GPUREG_TEXENV_BUFFER_COLOR                               16'h00FD
// R (bits 7-0, uint, 1/255): Red.
`define GPUREG_TEXENV_BUFFER_COLOR_R_LSB                         0
`define GPUREG_TEXENV_BUFFER_COLOR_R_WIDTH                       8
`define GPUREG_TEXENV_BUFFER_COLOR_R_BITS                        7:0
// G (bits 15-8, uint, 1/255): Green.
`define GPUREG_TEXENV_BUFFER_COLOR_G_LSB                         8
`define GPUREG_TEXENV_BUFFER_COLOR_G_WIDTH                       8
`define GPUREG_TEXENV_BUFFER_COLOR_G_BITS                        15:8
// B (bits 23-16, uint, 1/255): Blue.
`define GPUREG_TEXENV_BUFFER_COLOR_B_LSB                         16
`define GPUREG_TEXENV_BUFFER_COLOR_B_WIDTH                       8
`define GPUREG_TEXENV_BUFFER_COLOR_B_BITS                        23:16
// A (bits 31-24, uint, 1/255): Alpha.
`define GPUREG_TEXENV_BUFFER_COLOR_A_LSB                         24
`define GPUREG_TEXENV_BUFFER_COLOR_A_WIDTH                       8
`define GPUREG_TEXENV_BUFFER_COLOR_A_BITS                        31:24

// GPUREG_00FE to GPUREG_00FF (0x0FE-0x0FF): No register; reads return the value of the primitive
// restart register.
// plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
`define GPUREG_00FE                                              16'h00FE
`define GPUREG_00FF                                              16'h00FF

// ---- Framebuffer operations ----
// The end of the fragment pipeline: alpha test, stencil and depth test, blending or logic
// operation, and the buffers they work on; also gas shading and the shadow map pass.

// GPUREG_COLOR_OPERATION (0x100): Use of the fragments and choice between blending and logic
// operation.
// plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation;
// docs/hardware/registers.md#framebuffer]
// official PICA_REG_COLOR_OPERATION; older GPUREG_COLOROUTPUT_CONFIG
`define GPUREG_COLOR_OPERATION                                   16'h0100
// FRAGMENT_MODE (bits 1-0, FragmentMode): What fragments are used for.
`define GPUREG_COLOR_OPERATION_FRAGMENT_MODE_LSB                 0
`define GPUREG_COLOR_OPERATION_FRAGMENT_MODE_WIDTH               2
`define GPUREG_COLOR_OPERATION_FRAGMENT_MODE_BITS                1:0
// BLEND_MODE (bit 8, BlendMode): Blending or logic operation.
`define GPUREG_COLOR_OPERATION_BLEND_MODE_LSB                    8
`define GPUREG_COLOR_OPERATION_BLEND_MODE_WIDTH                  1
`define GPUREG_COLOR_OPERATION_BLEND_MODE_BITS                   8:8
// UNKNOWN_16 (bits 23-16, uint): Software writes 0xE4; no effect was seen, and the bits do not read
// back.
`define GPUREG_COLOR_OPERATION_UNKNOWN_16_LSB                    16
`define GPUREG_COLOR_OPERATION_UNKNOWN_16_WIDTH                  8
`define GPUREG_COLOR_OPERATION_UNKNOWN_16_BITS                   23:16
// LINE_SKIP (bit 24, bool): Only every second line is drawn. [HW]
`define GPUREG_COLOR_OPERATION_LINE_SKIP_LSB                     24
`define GPUREG_COLOR_OPERATION_LINE_SKIP_WIDTH                   1
`define GPUREG_COLOR_OPERATION_LINE_SKIP_BITS                    24:24
// DRAW_NOTHING (bit 25, bool): Nothing is drawn. [HW]
`define GPUREG_COLOR_OPERATION_DRAW_NOTHING_LSB                  25
`define GPUREG_COLOR_OPERATION_DRAW_NOTHING_WIDTH                1
`define GPUREG_COLOR_OPERATION_DRAW_NOTHING_BITS                 25:25

// GPUREG_BLEND_FUNC (0x101): Blending; it needs the colour buffer to be readable (COLORBUFFER_READ).
// plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation]
// official PICA_REG_BLEND_FUNC; older GPUREG_BLEND_CONFIG
`define GPUREG_BLEND_FUNC                                        16'h0101
// RGB_EQUATION (bits 2-0, BlendEquation): Equation of red, green and blue. [HW]
`define GPUREG_BLEND_FUNC_RGB_EQUATION_LSB                       0
`define GPUREG_BLEND_FUNC_RGB_EQUATION_WIDTH                     3
`define GPUREG_BLEND_FUNC_RGB_EQUATION_BITS                      2:0
// ALPHA_EQUATION (bits 10-8, BlendEquation): Equation of alpha. [HW]
`define GPUREG_BLEND_FUNC_ALPHA_EQUATION_LSB                     8
`define GPUREG_BLEND_FUNC_ALPHA_EQUATION_WIDTH                   3
`define GPUREG_BLEND_FUNC_ALPHA_EQUATION_BITS                    10:8
// RGB_SRC_FACTOR (bits 19-16, BlendFactor): Weight of the fragment's colour.
`define GPUREG_BLEND_FUNC_RGB_SRC_FACTOR_LSB                     16
`define GPUREG_BLEND_FUNC_RGB_SRC_FACTOR_WIDTH                   4
`define GPUREG_BLEND_FUNC_RGB_SRC_FACTOR_BITS                    19:16
// RGB_DST_FACTOR (bits 23-20, BlendFactor): Weight of the stored colour.
`define GPUREG_BLEND_FUNC_RGB_DST_FACTOR_LSB                     20
`define GPUREG_BLEND_FUNC_RGB_DST_FACTOR_WIDTH                   4
`define GPUREG_BLEND_FUNC_RGB_DST_FACTOR_BITS                    23:20
// ALPHA_SRC_FACTOR (bits 27-24, BlendFactor): Weight of the fragment's alpha.
`define GPUREG_BLEND_FUNC_ALPHA_SRC_FACTOR_LSB                   24
`define GPUREG_BLEND_FUNC_ALPHA_SRC_FACTOR_WIDTH                 4
`define GPUREG_BLEND_FUNC_ALPHA_SRC_FACTOR_BITS                  27:24
// ALPHA_DST_FACTOR (bits 31-28, BlendFactor): Weight of the stored alpha.
`define GPUREG_BLEND_FUNC_ALPHA_DST_FACTOR_LSB                   28
`define GPUREG_BLEND_FUNC_ALPHA_DST_FACTOR_WIDTH                 4
`define GPUREG_BLEND_FUNC_ALPHA_DST_FACTOR_BITS                  31:28

// GPUREG_LOGIC_OP (0x102): Logic operation, used while COLOR_OPERATION does not select blending.
// plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation]
// official PICA_REG_LOGIC_OP; older GPUREG_COLORLOGICOP_CONFIG
`define GPUREG_LOGIC_OP                                          16'h0102
// OPERATION (bits 3-0, LogicOperation): Operation on each bit of the colour channels and of alpha.
`define GPUREG_LOGIC_OP_OPERATION_LSB                            0
`define GPUREG_LOGIC_OP_OPERATION_WIDTH                          4
`define GPUREG_LOGIC_OP_OPERATION_BITS                           3:0

// GPUREG_BLEND_COLOR (0x103): Constant colour for blending.
// plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation]
// official PICA_REG_BLEND_COLOR
`define GPUREG_BLEND_COLOR                                       16'h0103
// R (bits 7-0, uint, 1/255): Red.
`define GPUREG_BLEND_COLOR_R_LSB                                 0
`define GPUREG_BLEND_COLOR_R_WIDTH                               8
`define GPUREG_BLEND_COLOR_R_BITS                                7:0
// G (bits 15-8, uint, 1/255): Green.
`define GPUREG_BLEND_COLOR_G_LSB                                 8
`define GPUREG_BLEND_COLOR_G_WIDTH                               8
`define GPUREG_BLEND_COLOR_G_BITS                                15:8
// B (bits 23-16, uint, 1/255): Blue.
`define GPUREG_BLEND_COLOR_B_LSB                                 16
`define GPUREG_BLEND_COLOR_B_WIDTH                               8
`define GPUREG_BLEND_COLOR_B_BITS                                23:16
// A (bits 31-24, uint, 1/255): Alpha.
`define GPUREG_BLEND_COLOR_A_LSB                                 24
`define GPUREG_BLEND_COLOR_A_WIDTH                               8
`define GPUREG_BLEND_COLOR_A_BITS                                31:24

// GPUREG_FRAGOP_ALPHA_TEST (0x104): Alpha test.
// plain, rw [DOC: docs/hardware/framebuffer.md#alpha-test]
// official PICA_REG_FRAG_OP_ALPHA_TEST; older GPUREG_ALPHATEST_CONFIG
`define GPUREG_FRAGOP_ALPHA_TEST                                 16'h0104
// ENABLE (bit 0, bool): Alpha test on.
`define GPUREG_FRAGOP_ALPHA_TEST_ENABLE_LSB                      0
`define GPUREG_FRAGOP_ALPHA_TEST_ENABLE_WIDTH                    1
`define GPUREG_FRAGOP_ALPHA_TEST_ENABLE_BITS                     0:0
// FUNCTION (bits 6-4, CompareFunction): Fragment alpha compared with REFERENCE.
`define GPUREG_FRAGOP_ALPHA_TEST_FUNCTION_LSB                    4
`define GPUREG_FRAGOP_ALPHA_TEST_FUNCTION_WIDTH                  3
`define GPUREG_FRAGOP_ALPHA_TEST_FUNCTION_BITS                   6:4
// REFERENCE (bits 15-8, uint, 1/255): Second value of the comparison.
`define GPUREG_FRAGOP_ALPHA_TEST_REFERENCE_LSB                   8
`define GPUREG_FRAGOP_ALPHA_TEST_REFERENCE_WIDTH                 8
`define GPUREG_FRAGOP_ALPHA_TEST_REFERENCE_BITS                  15:8

// GPUREG_STENCIL_TEST (0x105): Stencil test, possible with the depth format D24S8 only.
// plain, rw [HW: docs/hardware/framebuffer.md#stencil]
// official PICA_REG_STENCIL_TEST; older GPUREG_STENCILTEST_CONFIG
`define GPUREG_STENCIL_TEST                                      16'h0105
// ENABLE (bit 0, bool): Stencil test on.
`define GPUREG_STENCIL_TEST_ENABLE_LSB                           0
`define GPUREG_STENCIL_TEST_ENABLE_WIDTH                         1
`define GPUREG_STENCIL_TEST_ENABLE_BITS                          0:0
// FUNCTION (bits 6-4, CompareFunction): REFERENCE and READ_MASK, compared with stored value and
// READ_MASK.
`define GPUREG_STENCIL_TEST_FUNCTION_LSB                         4
`define GPUREG_STENCIL_TEST_FUNCTION_WIDTH                       3
`define GPUREG_STENCIL_TEST_FUNCTION_BITS                        6:4
// WRITE_MASK (bits 15-8, uint): Bits of the stored value that may change.
`define GPUREG_STENCIL_TEST_WRITE_MASK_LSB                       8
`define GPUREG_STENCIL_TEST_WRITE_MASK_WIDTH                     8
`define GPUREG_STENCIL_TEST_WRITE_MASK_BITS                      15:8
// REFERENCE (bits 23-16, uint): Reference; 3dbrew calls it signed, emulators compare it unsigned.
`define GPUREG_STENCIL_TEST_REFERENCE_LSB                        16
`define GPUREG_STENCIL_TEST_REFERENCE_WIDTH                      8
`define GPUREG_STENCIL_TEST_REFERENCE_BITS                       23:16
// READ_MASK (bits 31-24, uint): Bits of both values that are compared.
`define GPUREG_STENCIL_TEST_READ_MASK_LSB                        24
`define GPUREG_STENCIL_TEST_READ_MASK_WIDTH                      8
`define GPUREG_STENCIL_TEST_READ_MASK_BITS                       31:24

// GPUREG_STENCIL_OP (0x106): What the three outcomes do to the stencil value.
// plain, rw [HW: docs/hardware/framebuffer.md#stencil]
// official PICA_REG_STENCIL_OP; older GPUREG_STENCILOP_CONFIG
`define GPUREG_STENCIL_OP                                        16'h0106
// FAIL (bits 2-0, StencilAction): The stencil test fails.
`define GPUREG_STENCIL_OP_FAIL_LSB                               0
`define GPUREG_STENCIL_OP_FAIL_WIDTH                             3
`define GPUREG_STENCIL_OP_FAIL_BITS                              2:0
// DEPTH_FAIL (bits 6-4, StencilAction): The stencil test passes, the depth test fails.
`define GPUREG_STENCIL_OP_DEPTH_FAIL_LSB                         4
`define GPUREG_STENCIL_OP_DEPTH_FAIL_WIDTH                       3
`define GPUREG_STENCIL_OP_DEPTH_FAIL_BITS                        6:4
// PASS (bits 10-8, StencilAction): Both pass; a depth test that is off passes.
`define GPUREG_STENCIL_OP_PASS_LSB                               8
`define GPUREG_STENCIL_OP_PASS_WIDTH                             3
`define GPUREG_STENCIL_OP_PASS_BITS                              10:8

// GPUREG_DEPTH_COLOR_MASK (0x107): Depth test, depth write and colour write mask.
// plain, rw [DOC: docs/hardware/framebuffer.md#depth]
// official PICA_REG_DEPTH_COLOR_MASK; older GPUREG_DEPTHTEST_CONFIG
`define GPUREG_DEPTH_COLOR_MASK                                  16'h0107
// DEPTH_TEST_ENABLE (bit 0, bool): Depth test on; off counts as ALWAYS.
`define GPUREG_DEPTH_COLOR_MASK_DEPTH_TEST_ENABLE_LSB            0
`define GPUREG_DEPTH_COLOR_MASK_DEPTH_TEST_ENABLE_WIDTH          1
`define GPUREG_DEPTH_COLOR_MASK_DEPTH_TEST_ENABLE_BITS           0:0
// FUNCTION (bits 6-4, CompareFunction): Fragment depth compared with stored depth.
`define GPUREG_DEPTH_COLOR_MASK_FUNCTION_LSB                     4
`define GPUREG_DEPTH_COLOR_MASK_FUNCTION_WIDTH                   3
`define GPUREG_DEPTH_COLOR_MASK_FUNCTION_BITS                    6:4
// RED_WRITE (bit 8, bool): Red is written.
`define GPUREG_DEPTH_COLOR_MASK_RED_WRITE_LSB                    8
`define GPUREG_DEPTH_COLOR_MASK_RED_WRITE_WIDTH                  1
`define GPUREG_DEPTH_COLOR_MASK_RED_WRITE_BITS                   8:8
// GREEN_WRITE (bit 9, bool): Green is written.
`define GPUREG_DEPTH_COLOR_MASK_GREEN_WRITE_LSB                  9
`define GPUREG_DEPTH_COLOR_MASK_GREEN_WRITE_WIDTH                1
`define GPUREG_DEPTH_COLOR_MASK_GREEN_WRITE_BITS                 9:9
// BLUE_WRITE (bit 10, bool): Blue is written.
`define GPUREG_DEPTH_COLOR_MASK_BLUE_WRITE_LSB                   10
`define GPUREG_DEPTH_COLOR_MASK_BLUE_WRITE_WIDTH                 1
`define GPUREG_DEPTH_COLOR_MASK_BLUE_WRITE_BITS                  10:10
// ALPHA_WRITE (bit 11, bool): Alpha is written.
`define GPUREG_DEPTH_COLOR_MASK_ALPHA_WRITE_LSB                  11
`define GPUREG_DEPTH_COLOR_MASK_ALPHA_WRITE_WIDTH                1
`define GPUREG_DEPTH_COLOR_MASK_ALPHA_WRITE_BITS                 11:11
// DEPTH_WRITE (bit 12, bool): Depth is written, even while the depth test is off; DEPTHBUFFER_WRITE
// must allow it. [HW]
`define GPUREG_DEPTH_COLOR_MASK_DEPTH_WRITE_LSB                  12
`define GPUREG_DEPTH_COLOR_MASK_DEPTH_WRITE_WIDTH                1
`define GPUREG_DEPTH_COLOR_MASK_DEPTH_WRITE_BITS                 12:12

// GPUREG_0108 to GPUREG_010C (0x108-0x10C): No known function.
// plain, none [HW: docs/hardware/registers.md#framebuffer; GBATEK]
`define GPUREG_0108                                              16'h0108
`define GPUREG_0109                                              16'h0109
`define GPUREG_010A                                              16'h010A
`define GPUREG_010B                                              16'h010B
`define GPUREG_010C                                              16'h010C

// GPUREG_010D (0x10D): Purpose unknown.
// plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#framebuffer; GBATEK]
`define GPUREG_010D                                              16'h010D
// UNKNOWN (bit 0, uint): Can be written and read back.
`define GPUREG_UNKNOWN_010D_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_010D_UNKNOWN_WIDTH                        1
`define GPUREG_UNKNOWN_010D_UNKNOWN_BITS                         0:0

// GPUREG_010E to GPUREG_010F (0x10E-0x10F): Purpose unknown.
// plain, rw, mask 0xFFFFFFFF [HW: docs/hardware/registers.md#framebuffer; GBATEK]
`define GPUREG_010E                                              16'h010E
// UNKNOWN (bits 31-0, uint): Can be written and read back.
`define GPUREG_UNKNOWN_010E_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_010E_UNKNOWN_WIDTH                        32
`define GPUREG_UNKNOWN_010E_UNKNOWN_BITS                         31:0
`define GPUREG_010F                                              16'h010F
`define GPUREG_UNKNOWN_010F_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_010F_UNKNOWN_WIDTH                        32
`define GPUREG_UNKNOWN_010F_UNKNOWN_BITS                         31:0

// GPUREG_FRAMEBUFFER_INVALIDATE (0x110): Drops the contents of the colour and depth caches.
// trigger, wo [DOC: docs/hardware/framebuffer.md#addressing]
// official PICA_REG_COLOR_BUFFER_CLEAR0; older GPUREG_0110, GPUREG_RENDERBUFFER_INVALIDATE
`define GPUREG_FRAMEBUFFER_INVALIDATE                            16'h0110
// INVALIDATE (bit 0, bool): Do it.
`define GPUREG_FRAMEBUFFER_INVALIDATE_INVALIDATE_LSB             0
`define GPUREG_FRAMEBUFFER_INVALIDATE_INVALIDATE_WIDTH           1
`define GPUREG_FRAMEBUFFER_INVALIDATE_INVALIDATE_BITS            0:0

// GPUREG_FRAMEBUFFER_FLUSH (0x111): Writes the colour and depth caches back to memory.
// trigger, wo [DOC: docs/hardware/framebuffer.md#addressing]
// official PICA_REG_COLOR_BUFFER_CLEAR1; older GPUREG_0111, GPUREG_RENDERBUFFER_FLUSH
`define GPUREG_FRAMEBUFFER_FLUSH                                 16'h0111
// FLUSH (bit 0, bool): Do it.
`define GPUREG_FRAMEBUFFER_FLUSH_FLUSH_LSB                       0
`define GPUREG_FRAMEBUFFER_FLUSH_FLUSH_WIDTH                     1
`define GPUREG_FRAMEBUFFER_FLUSH_FLUSH_BITS                      0:0

// GPUREG_COLORBUFFER_READ (0x112): Reading of the colour buffer; without it the destination colour
// counts as 0.
// plain, rw [HW: docs/hardware/framebuffer.md#addressing]
// official PICA_REG_COLOR_BUFFER_READ; older GPUREG_COLORBUFFER_READING
`define GPUREG_COLORBUFFER_READ                                  16'h0112
// ACCESS (bits 3-0, ColorAccess): Whether the buffer may be read.
`define GPUREG_COLORBUFFER_READ_ACCESS_LSB                       0
`define GPUREG_COLORBUFFER_READ_ACCESS_WIDTH                     4
`define GPUREG_COLORBUFFER_READ_ACCESS_BITS                      3:0

// GPUREG_COLORBUFFER_WRITE (0x113): Writing of the colour buffer.
// plain, rw [HW: docs/hardware/framebuffer.md#addressing]
// official PICA_REG_COLOR_BUFFER_WRITE; older GPUREG_COLORBUFFER_WRITING
`define GPUREG_COLORBUFFER_WRITE                                 16'h0113
// ACCESS (bits 3-0, ColorAccess): Whether the buffer may be written.
`define GPUREG_COLORBUFFER_WRITE_ACCESS_LSB                      0
`define GPUREG_COLORBUFFER_WRITE_ACCESS_WIDTH                    4
`define GPUREG_COLORBUFFER_WRITE_ACCESS_BITS                     3:0

// GPUREG_DEPTHBUFFER_READ (0x114): Reading of the depth buffer.
// plain, rw [HW: docs/hardware/framebuffer.md#addressing]
// official PICA_REG_DEPTH_STENCIL_READ; older GPUREG_DEPTHBUFFER_READING
`define GPUREG_DEPTHBUFFER_READ                                  16'h0114
// ACCESS (bits 1-0, DepthStencilAccess): Whether the buffer may be read.
`define GPUREG_DEPTHBUFFER_READ_ACCESS_LSB                       0
`define GPUREG_DEPTHBUFFER_READ_ACCESS_WIDTH                     2
`define GPUREG_DEPTHBUFFER_READ_ACCESS_BITS                      1:0

// GPUREG_DEPTHBUFFER_WRITE (0x115): Writing of the depth buffer.
// plain, rw [HW: docs/hardware/framebuffer.md#addressing]
// official PICA_REG_DEPTH_STENCIL_WRITE; older GPUREG_DEPTHBUFFER_WRITING
`define GPUREG_DEPTHBUFFER_WRITE                                 16'h0115
// ACCESS (bits 1-0, DepthStencilAccess): Whether the buffer may be written.
`define GPUREG_DEPTHBUFFER_WRITE_ACCESS_LSB                      0
`define GPUREG_DEPTHBUFFER_WRITE_ACCESS_WIDTH                    2
`define GPUREG_DEPTHBUFFER_WRITE_ACCESS_BITS                     1:0

// GPUREG_DEPTHBUFFER_FORMAT (0x116): Layout of the depth buffer.
// plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
// official PICA_REG_RENDER_BUF_DEPTH_MODE
`define GPUREG_DEPTHBUFFER_FORMAT                                16'h0116
// FORMAT (bits 1-0, DepthFormat): Format.
`define GPUREG_DEPTHBUFFER_FORMAT_FORMAT_LSB                     0
`define GPUREG_DEPTHBUFFER_FORMAT_FORMAT_WIDTH                   2
`define GPUREG_DEPTHBUFFER_FORMAT_FORMAT_BITS                    1:0

// GPUREG_COLORBUFFER_FORMAT (0x117): Layout of the colour buffer. The codes of the display transfer
// differ: RGB5A1 and RGB565 are exchanged there.
// plain, rw [DOC: docs/hardware/framebuffer.md#addressing;
// docs/hardware/memory-engines.md#display-transfer]
// official PICA_REG_RENDER_BUF_COLOR_MODE
`define GPUREG_COLORBUFFER_FORMAT                                16'h0117
// PIXEL_SIZE (bits 1-0, PixelSize): Size of a pixel; it must fit FORMAT.
`define GPUREG_COLORBUFFER_FORMAT_PIXEL_SIZE_LSB                 0
`define GPUREG_COLORBUFFER_FORMAT_PIXEL_SIZE_WIDTH               2
`define GPUREG_COLORBUFFER_FORMAT_PIXEL_SIZE_BITS                1:0
// FORMAT (bits 18-16, ColorFormat): Format.
`define GPUREG_COLORBUFFER_FORMAT_FORMAT_LSB                     16
`define GPUREG_COLORBUFFER_FORMAT_FORMAT_WIDTH                   3
`define GPUREG_COLORBUFFER_FORMAT_FORMAT_BITS                    18:16

// GPUREG_EARLYDEPTH_TEST2 (0x118): Second of two enables of the early depth test; software sets
// EARLYDEPTH_TEST1 with it.
// plain, rw [DOC: docs/hardware/raster.md#early-depth]
// official PICA_REG_EARLY_DEPTH_TEST2; older GPUREG_0118
`define GPUREG_EARLYDEPTH_TEST2                                  16'h0118
// ENABLE (bit 0, bool): Early depth test on.
`define GPUREG_EARLYDEPTH_TEST2_ENABLE_LSB                       0
`define GPUREG_EARLYDEPTH_TEST2_ENABLE_WIDTH                     1
`define GPUREG_EARLYDEPTH_TEST2_ENABLE_BITS                      0:0

// GPUREG_0119 to GPUREG_011A (0x119-0x11A): Purpose unknown.
// plain, rw, mask 0xFFFFFFFF [HW: docs/hardware/registers.md#framebuffer; GBATEK]
`define GPUREG_0119                                              16'h0119
// UNKNOWN (bits 31-0, uint): Can be written and read back.
`define GPUREG_UNKNOWN_0119_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_0119_UNKNOWN_WIDTH                        32
`define GPUREG_UNKNOWN_0119_UNKNOWN_BITS                         31:0
`define GPUREG_011A                                              16'h011A
`define GPUREG_UNKNOWN_011A_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_011A_UNKNOWN_WIDTH                        32
`define GPUREG_UNKNOWN_011A_UNKNOWN_BITS                         31:0

// GPUREG_FRAMEBUFFER_BLOCK32 (0x11B): Block size of the colour and depth buffers.
// plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
// official PICA_REG_RENDER_BLOCK_FORMAT; older GPUREG_011B, GPUREG_RENDERBUFFER_BLOCK32
`define GPUREG_FRAMEBUFFER_BLOCK32                               16'h011B
// BLOCK_SIZE (bit 0, BlockSize): Order of the pixels.
`define GPUREG_FRAMEBUFFER_BLOCK32_BLOCK_SIZE_LSB                0
`define GPUREG_FRAMEBUFFER_BLOCK32_BLOCK_SIZE_WIDTH              1
`define GPUREG_FRAMEBUFFER_BLOCK32_BLOCK_SIZE_BITS               0:0

// GPUREG_DEPTHBUFFER_LOC (0x11C): Depth buffer in memory. The low 3 bits have no effect (seen by
// GBATEK), so that the address is a multiple of 64 bytes.
// plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
// official PICA_REG_RENDER_BUF_DEPTH_ADDR
`define GPUREG_DEPTHBUFFER_LOC                                   16'h011C
// ADDRESS (bits 27-0, address*8): Physical address.
`define GPUREG_DEPTHBUFFER_LOC_ADDRESS_LSB                       0
`define GPUREG_DEPTHBUFFER_LOC_ADDRESS_WIDTH                     28
`define GPUREG_DEPTHBUFFER_LOC_ADDRESS_BITS                      27:0

// GPUREG_COLORBUFFER_LOC (0x11D): Colour buffer in memory. The low 3 bits have no effect (seen by
// GBATEK), so that the address is a multiple of 64 bytes.
// plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
// official PICA_REG_RENDER_BUF_COLOR_ADDR
`define GPUREG_COLORBUFFER_LOC                                   16'h011D
// ADDRESS (bits 27-0, address*8): Physical address.
`define GPUREG_COLORBUFFER_LOC_ADDRESS_LSB                       0
`define GPUREG_COLORBUFFER_LOC_ADDRESS_WIDTH                     28
`define GPUREG_COLORBUFFER_LOC_ADDRESS_BITS                      27:0

// GPUREG_FRAMEBUFFER_DIM (0x11E): Size of the colour and depth buffers.
// plain, rw [HW: docs/hardware/framebuffer.md#addressing]
// official PICA_REG_RENDER_BUF_RESOLUTION0; older GPUREG_OUTBUFFER_DIM, GPUREG_RENDERBUFFER_DIM_0
`define GPUREG_FRAMEBUFFER_DIM                                   16'h011E
// WIDTH (bits 10-0, uint, pixels): Width.
`define GPUREG_FRAMEBUFFER_DIM_WIDTH_LSB                         0
`define GPUREG_FRAMEBUFFER_DIM_WIDTH_WIDTH                       11
`define GPUREG_FRAMEBUFFER_DIM_WIDTH_BITS                        10:0
// HEIGHT_MINUS_1 (bits 21-12, uint, pixels): Height minus 1.
`define GPUREG_FRAMEBUFFER_DIM_HEIGHT_MINUS_1_LSB                12
`define GPUREG_FRAMEBUFFER_DIM_HEIGHT_MINUS_1_WIDTH              10
`define GPUREG_FRAMEBUFFER_DIM_HEIGHT_MINUS_1_BITS               21:12
// Y_DIRECTION (bit 24, YDirection): Direction of y in memory.
`define GPUREG_FRAMEBUFFER_DIM_Y_DIRECTION_LSB                   24
`define GPUREG_FRAMEBUFFER_DIM_Y_DIRECTION_WIDTH                 1
`define GPUREG_FRAMEBUFFER_DIM_Y_DIRECTION_BITS                  24:24

// GPUREG_011F (0x11F): Purpose unknown, perhaps memory timing. Software writes 0x00010140, and all
// ones hang the GPU.
// plain, rw, mask 0x7FFFFFFF, power-up value 0x00020200 [HW: docs/hardware/registers.md#framebuffer;
// docs/hardware/registers.md#power-up; GBATEK]
`define GPUREG_011F                                              16'h011F
// UNKNOWN (bits 30-0, uint): Can be written and read back.
`define GPUREG_UNKNOWN_011F_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_011F_UNKNOWN_WIDTH                        31
`define GPUREG_UNKNOWN_011F_UNKNOWN_BITS                         30:0

// GPUREG_GAS_LIGHT_XY (0x120): Planar shading of gas.
// plain, rw [DOC: docs/hardware/fragment.md#gas]
// official PICA_REG_GAS_LIGHT_XY; older GPUREG_0120
`define GPUREG_GAS_LIGHT_XY                                      16'h0120
// MIN (bits 7-0, uint): Lowest intensity.
`define GPUREG_GAS_LIGHT_XY_MIN_LSB                              0
`define GPUREG_GAS_LIGHT_XY_MIN_WIDTH                            8
`define GPUREG_GAS_LIGHT_XY_MIN_BITS                             7:0
// MAX (bits 15-8, uint): Highest intensity.
`define GPUREG_GAS_LIGHT_XY_MAX_LSB                              8
`define GPUREG_GAS_LIGHT_XY_MAX_WIDTH                            8
`define GPUREG_GAS_LIGHT_XY_MAX_BITS                             15:8
// ATTENUATION (bits 23-16, uint): Attenuation by density.
`define GPUREG_GAS_LIGHT_XY_ATTENUATION_LSB                      16
`define GPUREG_GAS_LIGHT_XY_ATTENUATION_WIDTH                    8
`define GPUREG_GAS_LIGHT_XY_ATTENUATION_BITS                     23:16

// GPUREG_GAS_LIGHT_Z (0x121): View shading of gas.
// plain, rw [DOC: docs/hardware/fragment.md#gas]
// official PICA_REG_GAS_LIGHT_Z; older GPUREG_0121
`define GPUREG_GAS_LIGHT_Z                                       16'h0121
// MIN (bits 7-0, uint): Lowest intensity.
`define GPUREG_GAS_LIGHT_Z_MIN_LSB                               0
`define GPUREG_GAS_LIGHT_Z_MIN_WIDTH                             8
`define GPUREG_GAS_LIGHT_Z_MIN_BITS                              7:0
// MAX (bits 15-8, uint): Highest intensity.
`define GPUREG_GAS_LIGHT_Z_MAX_LSB                               8
`define GPUREG_GAS_LIGHT_Z_MAX_WIDTH                             8
`define GPUREG_GAS_LIGHT_Z_MAX_BITS                              15:8
// ATTENUATION (bits 23-16, uint): Attenuation by density.
`define GPUREG_GAS_LIGHT_Z_ATTENUATION_LSB                       16
`define GPUREG_GAS_LIGHT_Z_ATTENUATION_WIDTH                     8
`define GPUREG_GAS_LIGHT_Z_ATTENUATION_BITS                      23:16

// GPUREG_GAS_LIGHT_Z_COLOR (0x122): View shading along the line of sight, and input of the gas colour
// table.
// plain, rw [DOC: docs/hardware/fragment.md#gas]
// official PICA_REG_GAS_LIGHT_Z_COLOR; older GPUREG_0122
`define GPUREG_GAS_LIGHT_Z_COLOR                                 16'h0122
// EFFECT (bits 7-0, uint): Strength of view shading in the line of sight.
`define GPUREG_GAS_LIGHT_Z_COLOR_EFFECT_LSB                      0
`define GPUREG_GAS_LIGHT_Z_COLOR_EFFECT_WIDTH                    8
`define GPUREG_GAS_LIGHT_Z_COLOR_EFFECT_BITS                     7:0
// LUT_INPUT (bit 8, GasLutInput): What selects a colour.
`define GPUREG_GAS_LIGHT_Z_COLOR_LUT_INPUT_LSB                   8
`define GPUREG_GAS_LIGHT_Z_COLOR_LUT_INPUT_WIDTH                 1
`define GPUREG_GAS_LIGHT_Z_COLOR_LUT_INPUT_BITS                  8:8

// GPUREG_GAS_LUT_INDEX (0x123): Where the next word for GAS_LUT_DATA goes.
// index-port, wo, port GasLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
// docs/hardware/fragment.md#gas; GBATEK]
// official PICA_REG_GAS_LUT_INDEX; older GPUREG_0123
`define GPUREG_GAS_LUT_INDEX                                     16'h0123
// INDEX (bits 15-0, uint): Entry 0 to 15; how many bits count is not known.
`define GPUREG_GAS_LUT_INDEX_INDEX_LSB                           0
`define GPUREG_GAS_LUT_INDEX_INDEX_WIDTH                         16
`define GPUREG_GAS_LUT_INDEX_INDEX_BITS                          15:0

// GPUREG_GAS_LUT_DATA (0x124): Entry of the gas colour table: 0-7 are differences, 8-15 colours.
// Differences are signed according to 3dbrew; citro3d writes them as sign and magnitude.
// data-port, rw, port GasLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
// docs/hardware/fragment.md#gas]
// official PICA_REG_GAS_LUT_DATA; older GPUREG_0124
`define GPUREG_GAS_LUT_DATA                                      16'h0124
// R (bits 7-0, uint): Red, or its difference.
`define GPUREG_GAS_LUT_DATA_R_LSB                                0
`define GPUREG_GAS_LUT_DATA_R_WIDTH                              8
`define GPUREG_GAS_LUT_DATA_R_BITS                               7:0
// G (bits 15-8, uint): Green, or its difference.
`define GPUREG_GAS_LUT_DATA_G_LSB                                8
`define GPUREG_GAS_LUT_DATA_G_WIDTH                              8
`define GPUREG_GAS_LUT_DATA_G_BITS                               15:8
// B (bits 23-16, uint): Blue, or its difference.
`define GPUREG_GAS_LUT_DATA_B_LSB                                16
`define GPUREG_GAS_LUT_DATA_B_WIDTH                              8
`define GPUREG_GAS_LUT_DATA_B_BITS                               23:16

// GPUREG_GAS_ACCMAX_FEEDBACK (0x125): Largest density that was accumulated.
// plain, rw, mask 0x0000FFFF [DOC: docs/hardware/fragment.md#gas;
// docs/hardware/registers.md#framebuffer]
// older GPUREG_0125
`define GPUREG_GAS_ACCMAX_FEEDBACK                               16'h0125
// ACCMAX (bits 15-0, uint): Accumulation maximum; its format is not known.
`define GPUREG_GAS_ACCMAX_FEEDBACK_ACCMAX_LSB                    0
`define GPUREG_GAS_ACCMAX_FEEDBACK_ACCMAX_WIDTH                  16
`define GPUREG_GAS_ACCMAX_FEEDBACK_ACCMAX_BITS                   15:0

// GPUREG_GAS_DELTAZ_DEPTH (0x126): Gas and depth.
// plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
// docs/hardware/fragment.md#gas]
// official PICA_REG_GAS_DELTAZ_DEPTH; older GPUREG_0126
`define GPUREG_GAS_DELTAZ_DEPTH                                  16'h0126
// DELTA_Z (bits 23-0, fixed0.16.8): Attenuation along the depth.
`define GPUREG_GAS_DELTAZ_DEPTH_DELTA_Z_LSB                      0
`define GPUREG_GAS_DELTAZ_DEPTH_DELTA_Z_WIDTH                    24
`define GPUREG_GAS_DELTAZ_DEPTH_DELTA_Z_BITS                     23:0
// FUNCTION (bits 25-24, GasDepthFunction): Depth function that goes with the one of the depth test.
`define GPUREG_GAS_DELTAZ_DEPTH_FUNCTION_LSB                     24
`define GPUREG_GAS_DELTAZ_DEPTH_FUNCTION_WIDTH                   2
`define GPUREG_GAS_DELTAZ_DEPTH_FUNCTION_BITS                    25:24

// GPUREG_0127 to GPUREG_012F (0x127-0x12F): No register; reads return the value of the primitive
// restart register.
// plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
`define GPUREG_0127                                              16'h0127
`define GPUREG_0128                                              16'h0128
`define GPUREG_0129                                              16'h0129
`define GPUREG_012A                                              16'h012A
`define GPUREG_012B                                              16'h012B
`define GPUREG_012C                                              16'h012C
`define GPUREG_012D                                              16'h012D
`define GPUREG_012E                                              16'h012E
`define GPUREG_012F                                              16'h012F

// GPUREG_FRAGOP_SHADOW (0x130): Soft edge of the shadow map pass: a fragment of green value g at depth
// d in front of stored depth s writes the density g / (CONSTANT + LINEAR * d / s) where that is
// smaller than the stored one.
// plain, rw [HW: docs/hardware/framebuffer.md#shadow]
// official PICA_REG_FRAG_OP_SHADOW; older GPUREG_0130
`define GPUREG_FRAGOP_SHADOW                                     16'h0130
// CONSTANT (bits 15-0, f16): Sum of penumbra scale and penumbra bias.
`define GPUREG_FRAGOP_SHADOW_CONSTANT_LSB                        0
`define GPUREG_FRAGOP_SHADOW_CONSTANT_WIDTH                      16
`define GPUREG_FRAGOP_SHADOW_CONSTANT_BITS                       15:0
// LINEAR (bits 31-16, f16): Penumbra scale with reversed sign.
`define GPUREG_FRAGOP_SHADOW_LINEAR_LSB                          16
`define GPUREG_FRAGOP_SHADOW_LINEAR_WIDTH                        16
`define GPUREG_FRAGOP_SHADOW_LINEAR_BITS                         31:16

// GPUREG_0131 to GPUREG_013E (0x131-0x13E): No known function.
// plain, none [HW: docs/hardware/registers.md#framebuffer; GBATEK]
`define GPUREG_0131                                              16'h0131
`define GPUREG_0132                                              16'h0132
`define GPUREG_0133                                              16'h0133
`define GPUREG_0134                                              16'h0134
`define GPUREG_0135                                              16'h0135
`define GPUREG_0136                                              16'h0136
`define GPUREG_0137                                              16'h0137
`define GPUREG_0138                                              16'h0138
`define GPUREG_0139                                              16'h0139
`define GPUREG_013A                                              16'h013A
`define GPUREG_013B                                              16'h013B
`define GPUREG_013C                                              16'h013C
`define GPUREG_013D                                              16'h013D
`define GPUREG_013E                                              16'h013E

// GPUREG_013F (0x13F): Purpose unknown.
// plain, rw, mask 0x0000000F [HW: docs/hardware/registers.md#framebuffer; GBATEK]
`define GPUREG_013F                                              16'h013F
// UNKNOWN (bits 3-0, uint): Can be written and read back.
`define GPUREG_UNKNOWN_013F_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_013F_UNKNOWN_WIDTH                        4
`define GPUREG_UNKNOWN_013F_UNKNOWN_BITS                         3:0

// ---- Fragment lighting ----
// Eight lights, the light environment, and the look-up tables that shape specular, spot, Fresnel
// and distance terms. Lighting runs when 0x08F bit 0 is 1 and LIGHTING_ENABLE1 bit 0 is 0.

// GPUREG_LIGHT[0-7]_SPECULAR0 (0x140 + 0x10*n (n = 0-7)): Colour of specular term 0, material times
// light.
// plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
// docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
// official PICA_REG_FRAG_LIGHT0_SPECULAR0, PICA_REG_FRAG_LIGHT_START, PICA_REG_FRAG_LIGHT1_SPECULAR0,
// PICA_REG_FRAG_LIGHT2_SPECULAR0, PICA_REG_FRAG_LIGHT3_SPECULAR0, PICA_REG_FRAG_LIGHT4_SPECULAR0,
// PICA_REG_FRAG_LIGHT5_SPECULAR0, PICA_REG_FRAG_LIGHT6_SPECULAR0 and 1 more; older GPUREG_0140,
// GPUREG_0150, GPUREG_0160, GPUREG_0170, GPUREG_0180, GPUREG_0190, GPUREG_01A0, GPUREG_01B0
`define GPUREG_LIGHT0_SPECULAR0                                  16'h0140
`define GPUREG_LIGHT1_SPECULAR0                                  16'h0150
`define GPUREG_LIGHT2_SPECULAR0                                  16'h0160
`define GPUREG_LIGHT3_SPECULAR0                                  16'h0170
`define GPUREG_LIGHT4_SPECULAR0                                  16'h0180
`define GPUREG_LIGHT5_SPECULAR0                                  16'h0190
`define GPUREG_LIGHT6_SPECULAR0                                  16'h01A0
`define GPUREG_LIGHT7_SPECULAR0                                  16'h01B0
`define GPUREG_LIGHT_SPECULAR0_COUNT                             8
`define GPUREG_LIGHT_SPECULAR0(n)                                (16'h0140 + 16'h0010 * (n))
// B (bits 7-0, uint, 1/255): Blue.
`define GPUREG_LIGHT_SPECULAR0_B_LSB                             0
`define GPUREG_LIGHT_SPECULAR0_B_WIDTH                           8
`define GPUREG_LIGHT_SPECULAR0_B_BITS                            7:0
// UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW]
`define GPUREG_LIGHT_SPECULAR0_UNKNOWN_8_LSB                     8
`define GPUREG_LIGHT_SPECULAR0_UNKNOWN_8_WIDTH                   2
`define GPUREG_LIGHT_SPECULAR0_UNKNOWN_8_BITS                    9:8
// G (bits 17-10, uint, 1/255): Green.
`define GPUREG_LIGHT_SPECULAR0_G_LSB                             10
`define GPUREG_LIGHT_SPECULAR0_G_WIDTH                           8
`define GPUREG_LIGHT_SPECULAR0_G_BITS                            17:10
// UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW]
`define GPUREG_LIGHT_SPECULAR0_UNKNOWN_18_LSB                    18
`define GPUREG_LIGHT_SPECULAR0_UNKNOWN_18_WIDTH                  2
`define GPUREG_LIGHT_SPECULAR0_UNKNOWN_18_BITS                   19:18
// R (bits 27-20, uint, 1/255): Red.
`define GPUREG_LIGHT_SPECULAR0_R_LSB                             20
`define GPUREG_LIGHT_SPECULAR0_R_WIDTH                           8
`define GPUREG_LIGHT_SPECULAR0_R_BITS                            27:20
// UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW]
`define GPUREG_LIGHT_SPECULAR0_UNKNOWN_28_LSB                    28
`define GPUREG_LIGHT_SPECULAR0_UNKNOWN_28_WIDTH                  2
`define GPUREG_LIGHT_SPECULAR0_UNKNOWN_28_BITS                   29:28

// GPUREG_LIGHT[0-7]_SPECULAR1 (0x141 + 0x10*n (n = 0-7)): Colour of specular term 1, material times
// light; the reflection tables colour it further.
// plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
// docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
// official PICA_REG_FRAG_LIGHT[0-7]_SPECULAR1; older GPUREG_0141, GPUREG_0151, GPUREG_0161,
// GPUREG_0171, GPUREG_0181, GPUREG_0191, GPUREG_01A1, GPUREG_01B1
`define GPUREG_LIGHT0_SPECULAR1                                  16'h0141
`define GPUREG_LIGHT1_SPECULAR1                                  16'h0151
`define GPUREG_LIGHT2_SPECULAR1                                  16'h0161
`define GPUREG_LIGHT3_SPECULAR1                                  16'h0171
`define GPUREG_LIGHT4_SPECULAR1                                  16'h0181
`define GPUREG_LIGHT5_SPECULAR1                                  16'h0191
`define GPUREG_LIGHT6_SPECULAR1                                  16'h01A1
`define GPUREG_LIGHT7_SPECULAR1                                  16'h01B1
`define GPUREG_LIGHT_SPECULAR1_COUNT                             8
`define GPUREG_LIGHT_SPECULAR1(n)                                (16'h0141 + 16'h0010 * (n))
// B (bits 7-0, uint, 1/255): Blue.
`define GPUREG_LIGHT_SPECULAR1_B_LSB                             0
`define GPUREG_LIGHT_SPECULAR1_B_WIDTH                           8
`define GPUREG_LIGHT_SPECULAR1_B_BITS                            7:0
// UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW]
`define GPUREG_LIGHT_SPECULAR1_UNKNOWN_8_LSB                     8
`define GPUREG_LIGHT_SPECULAR1_UNKNOWN_8_WIDTH                   2
`define GPUREG_LIGHT_SPECULAR1_UNKNOWN_8_BITS                    9:8
// G (bits 17-10, uint, 1/255): Green.
`define GPUREG_LIGHT_SPECULAR1_G_LSB                             10
`define GPUREG_LIGHT_SPECULAR1_G_WIDTH                           8
`define GPUREG_LIGHT_SPECULAR1_G_BITS                            17:10
// UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW]
`define GPUREG_LIGHT_SPECULAR1_UNKNOWN_18_LSB                    18
`define GPUREG_LIGHT_SPECULAR1_UNKNOWN_18_WIDTH                  2
`define GPUREG_LIGHT_SPECULAR1_UNKNOWN_18_BITS                   19:18
// R (bits 27-20, uint, 1/255): Red.
`define GPUREG_LIGHT_SPECULAR1_R_LSB                             20
`define GPUREG_LIGHT_SPECULAR1_R_WIDTH                           8
`define GPUREG_LIGHT_SPECULAR1_R_BITS                            27:20
// UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW]
`define GPUREG_LIGHT_SPECULAR1_UNKNOWN_28_LSB                    28
`define GPUREG_LIGHT_SPECULAR1_UNKNOWN_28_WIDTH                  2
`define GPUREG_LIGHT_SPECULAR1_UNKNOWN_28_BITS                   29:28

// GPUREG_LIGHT[0-7]_DIFFUSE (0x142 + 0x10*n (n = 0-7)): Diffuse colour, material times light.
// plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
// docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
// official PICA_REG_FRAG_LIGHT[0-7]_DIFFUSE; older GPUREG_0142, GPUREG_0152, GPUREG_0162, GPUREG_0172,
// GPUREG_0182, GPUREG_0192, GPUREG_01A2, GPUREG_01B2
`define GPUREG_LIGHT0_DIFFUSE                                    16'h0142
`define GPUREG_LIGHT1_DIFFUSE                                    16'h0152
`define GPUREG_LIGHT2_DIFFUSE                                    16'h0162
`define GPUREG_LIGHT3_DIFFUSE                                    16'h0172
`define GPUREG_LIGHT4_DIFFUSE                                    16'h0182
`define GPUREG_LIGHT5_DIFFUSE                                    16'h0192
`define GPUREG_LIGHT6_DIFFUSE                                    16'h01A2
`define GPUREG_LIGHT7_DIFFUSE                                    16'h01B2
`define GPUREG_LIGHT_DIFFUSE_COUNT                               8
`define GPUREG_LIGHT_DIFFUSE(n)                                  (16'h0142 + 16'h0010 * (n))
// B (bits 7-0, uint, 1/255): Blue.
`define GPUREG_LIGHT_DIFFUSE_B_LSB                               0
`define GPUREG_LIGHT_DIFFUSE_B_WIDTH                             8
`define GPUREG_LIGHT_DIFFUSE_B_BITS                              7:0
// UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW]
`define GPUREG_LIGHT_DIFFUSE_UNKNOWN_8_LSB                       8
`define GPUREG_LIGHT_DIFFUSE_UNKNOWN_8_WIDTH                     2
`define GPUREG_LIGHT_DIFFUSE_UNKNOWN_8_BITS                      9:8
// G (bits 17-10, uint, 1/255): Green.
`define GPUREG_LIGHT_DIFFUSE_G_LSB                               10
`define GPUREG_LIGHT_DIFFUSE_G_WIDTH                             8
`define GPUREG_LIGHT_DIFFUSE_G_BITS                              17:10
// UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW]
`define GPUREG_LIGHT_DIFFUSE_UNKNOWN_18_LSB                      18
`define GPUREG_LIGHT_DIFFUSE_UNKNOWN_18_WIDTH                    2
`define GPUREG_LIGHT_DIFFUSE_UNKNOWN_18_BITS                     19:18
// R (bits 27-20, uint, 1/255): Red.
`define GPUREG_LIGHT_DIFFUSE_R_LSB                               20
`define GPUREG_LIGHT_DIFFUSE_R_WIDTH                             8
`define GPUREG_LIGHT_DIFFUSE_R_BITS                              27:20
// UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW]
`define GPUREG_LIGHT_DIFFUSE_UNKNOWN_28_LSB                      28
`define GPUREG_LIGHT_DIFFUSE_UNKNOWN_28_WIDTH                    2
`define GPUREG_LIGHT_DIFFUSE_UNKNOWN_28_BITS                     29:28

// GPUREG_LIGHT[0-7]_AMBIENT (0x143 + 0x10*n (n = 0-7)): Ambient colour, material times light;
// attenuated like the diffuse part but not shadowed.
// plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
// docs/hardware/lighting.md#equation-per-light; docs/hardware/lighting.md#arithmetic; 3dbrew IR-2024]
// official PICA_REG_FRAG_LIGHT[0-7]_AMBIENT; older GPUREG_0143, GPUREG_0153, GPUREG_0163, GPUREG_0173,
// GPUREG_0183, GPUREG_0193, GPUREG_01A3, GPUREG_01B3
`define GPUREG_LIGHT0_AMBIENT                                    16'h0143
`define GPUREG_LIGHT1_AMBIENT                                    16'h0153
`define GPUREG_LIGHT2_AMBIENT                                    16'h0163
`define GPUREG_LIGHT3_AMBIENT                                    16'h0173
`define GPUREG_LIGHT4_AMBIENT                                    16'h0183
`define GPUREG_LIGHT5_AMBIENT                                    16'h0193
`define GPUREG_LIGHT6_AMBIENT                                    16'h01A3
`define GPUREG_LIGHT7_AMBIENT                                    16'h01B3
`define GPUREG_LIGHT_AMBIENT_COUNT                               8
`define GPUREG_LIGHT_AMBIENT(n)                                  (16'h0143 + 16'h0010 * (n))
// B (bits 7-0, uint, 1/255): Blue.
`define GPUREG_LIGHT_AMBIENT_B_LSB                               0
`define GPUREG_LIGHT_AMBIENT_B_WIDTH                             8
`define GPUREG_LIGHT_AMBIENT_B_BITS                              7:0
// UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW]
`define GPUREG_LIGHT_AMBIENT_UNKNOWN_8_LSB                       8
`define GPUREG_LIGHT_AMBIENT_UNKNOWN_8_WIDTH                     2
`define GPUREG_LIGHT_AMBIENT_UNKNOWN_8_BITS                      9:8
// G (bits 17-10, uint, 1/255): Green.
`define GPUREG_LIGHT_AMBIENT_G_LSB                               10
`define GPUREG_LIGHT_AMBIENT_G_WIDTH                             8
`define GPUREG_LIGHT_AMBIENT_G_BITS                              17:10
// UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW]
`define GPUREG_LIGHT_AMBIENT_UNKNOWN_18_LSB                      18
`define GPUREG_LIGHT_AMBIENT_UNKNOWN_18_WIDTH                    2
`define GPUREG_LIGHT_AMBIENT_UNKNOWN_18_BITS                     19:18
// R (bits 27-20, uint, 1/255): Red.
`define GPUREG_LIGHT_AMBIENT_R_LSB                               20
`define GPUREG_LIGHT_AMBIENT_R_WIDTH                             8
`define GPUREG_LIGHT_AMBIENT_R_BITS                              27:20
// UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW]
`define GPUREG_LIGHT_AMBIENT_UNKNOWN_28_LSB                      28
`define GPUREG_LIGHT_AMBIENT_UNKNOWN_28_WIDTH                    2
`define GPUREG_LIGHT_AMBIENT_UNKNOWN_28_BITS                     29:28

// GPUREG_LIGHT[0-7]_XY (0x144 + 0x10*n (n = 0-7)): Position of a positional light or vector of a
// directional one, x and y.
// plain, rw [DOC: docs/hardware/lighting.md#vectors; docs/hardware/lighting.md#equation-per-light;
// 3dbrew IR-2024]
// official PICA_REG_FRAG_LIGHT[0-7]_POSITION_XY; older GPUREG_0144, GPUREG_LIGHT0_VECTOR_LOW,
// GPUREG_0154, GPUREG_LIGHT1_VECTOR_LOW, GPUREG_0164, GPUREG_LIGHT2_VECTOR_LOW, GPUREG_0174,
// GPUREG_LIGHT3_VECTOR_LOW and 8 more
`define GPUREG_LIGHT0_XY                                         16'h0144
`define GPUREG_LIGHT1_XY                                         16'h0154
`define GPUREG_LIGHT2_XY                                         16'h0164
`define GPUREG_LIGHT3_XY                                         16'h0174
`define GPUREG_LIGHT4_XY                                         16'h0184
`define GPUREG_LIGHT5_XY                                         16'h0194
`define GPUREG_LIGHT6_XY                                         16'h01A4
`define GPUREG_LIGHT7_XY                                         16'h01B4
`define GPUREG_LIGHT_XY_COUNT                                    8
`define GPUREG_LIGHT_XY(n)                                       (16'h0144 + 16'h0010 * (n))
// X (bits 15-0, f16): x in view space.
`define GPUREG_LIGHT_XY_X_LSB                                    0
`define GPUREG_LIGHT_XY_X_WIDTH                                  16
`define GPUREG_LIGHT_XY_X_BITS                                   15:0
// Y (bits 31-16, f16): y in view space.
`define GPUREG_LIGHT_XY_Y_LSB                                    16
`define GPUREG_LIGHT_XY_Y_WIDTH                                  16
`define GPUREG_LIGHT_XY_Y_BITS                                   31:16

// GPUREG_LIGHT[0-7]_Z (0x145 + 0x10*n (n = 0-7)): Position of a positional light or vector of a
// directional one, z.
// plain, rw [DOC: docs/hardware/lighting.md#vectors; docs/hardware/lighting.md#equation-per-light;
// 3dbrew IR-2024]
// official PICA_REG_FRAG_LIGHT[0-7]_POSITION_Z; older GPUREG_0145, GPUREG_LIGHT0_VECTOR_HIGH,
// GPUREG_0155, GPUREG_LIGHT1_VECTOR_HIGH, GPUREG_0165, GPUREG_LIGHT2_VECTOR_HIGH, GPUREG_0175,
// GPUREG_LIGHT3_VECTOR_HIGH and 8 more
`define GPUREG_LIGHT0_Z                                          16'h0145
`define GPUREG_LIGHT1_Z                                          16'h0155
`define GPUREG_LIGHT2_Z                                          16'h0165
`define GPUREG_LIGHT3_Z                                          16'h0175
`define GPUREG_LIGHT4_Z                                          16'h0185
`define GPUREG_LIGHT5_Z                                          16'h0195
`define GPUREG_LIGHT6_Z                                          16'h01A5
`define GPUREG_LIGHT7_Z                                          16'h01B5
`define GPUREG_LIGHT_Z_COUNT                                     8
`define GPUREG_LIGHT_Z(n)                                        (16'h0145 + 16'h0010 * (n))
// Z (bits 15-0, f16): z in view space.
`define GPUREG_LIGHT_Z_Z_LSB                                     0
`define GPUREG_LIGHT_Z_Z_WIDTH                                   16
`define GPUREG_LIGHT_Z_Z_BITS                                    15:0

// GPUREG_LIGHT[0-7]_SPOTDIR_XY (0x146 + 0x10*n (n = 0-7)): Spot direction, a unit vector that software
// negates, x and y.
// plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
// docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
// official PICA_REG_FRAG_LIGHT[0-7]_SPOT_XY; older GPUREG_0146, GPUREG_LIGHT0_SPOTDIR_LOW,
// GPUREG_0156, GPUREG_LIGHT1_SPOTDIR_LOW, GPUREG_0166, GPUREG_LIGHT2_SPOTDIR_LOW, GPUREG_0176,
// GPUREG_LIGHT3_SPOTDIR_LOW and 8 more
`define GPUREG_LIGHT0_SPOTDIR_XY                                 16'h0146
`define GPUREG_LIGHT1_SPOTDIR_XY                                 16'h0156
`define GPUREG_LIGHT2_SPOTDIR_XY                                 16'h0166
`define GPUREG_LIGHT3_SPOTDIR_XY                                 16'h0176
`define GPUREG_LIGHT4_SPOTDIR_XY                                 16'h0186
`define GPUREG_LIGHT5_SPOTDIR_XY                                 16'h0196
`define GPUREG_LIGHT6_SPOTDIR_XY                                 16'h01A6
`define GPUREG_LIGHT7_SPOTDIR_XY                                 16'h01B6
`define GPUREG_LIGHT_SPOTDIR_XY_COUNT                            8
`define GPUREG_LIGHT_SPOTDIR_XY(n)                               (16'h0146 + 16'h0010 * (n))
// X (bits 12-0, fixed1.1.11): Negated x of the spot direction.
`define GPUREG_LIGHT_SPOTDIR_XY_X_LSB                            0
`define GPUREG_LIGHT_SPOTDIR_XY_X_WIDTH                          13
`define GPUREG_LIGHT_SPOTDIR_XY_X_BITS                           12:0
// Y (bits 28-16, fixed1.1.11): Negated y of the spot direction.
`define GPUREG_LIGHT_SPOTDIR_XY_Y_LSB                            16
`define GPUREG_LIGHT_SPOTDIR_XY_Y_WIDTH                          13
`define GPUREG_LIGHT_SPOTDIR_XY_Y_BITS                           28:16

// GPUREG_LIGHT[0-7]_SPOTDIR_Z (0x147 + 0x10*n (n = 0-7)): Spot direction, a unit vector that software
// negates, z.
// plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
// docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
// official PICA_REG_FRAG_LIGHT[0-7]_SPOT_Z; older GPUREG_0147, GPUREG_LIGHT0_SPOTDIR_HIGH,
// GPUREG_0157, GPUREG_LIGHT1_SPOTDIR_HIGH, GPUREG_0167, GPUREG_LIGHT2_SPOTDIR_HIGH, GPUREG_0177,
// GPUREG_LIGHT3_SPOTDIR_HIGH and 8 more
`define GPUREG_LIGHT0_SPOTDIR_Z                                  16'h0147
`define GPUREG_LIGHT1_SPOTDIR_Z                                  16'h0157
`define GPUREG_LIGHT2_SPOTDIR_Z                                  16'h0167
`define GPUREG_LIGHT3_SPOTDIR_Z                                  16'h0177
`define GPUREG_LIGHT4_SPOTDIR_Z                                  16'h0187
`define GPUREG_LIGHT5_SPOTDIR_Z                                  16'h0197
`define GPUREG_LIGHT6_SPOTDIR_Z                                  16'h01A7
`define GPUREG_LIGHT7_SPOTDIR_Z                                  16'h01B7
`define GPUREG_LIGHT_SPOTDIR_Z_COUNT                             8
`define GPUREG_LIGHT_SPOTDIR_Z(n)                                (16'h0147 + 16'h0010 * (n))
// Z (bits 12-0, fixed1.1.11): Negated z of the spot direction.
`define GPUREG_LIGHT_SPOTDIR_Z_Z_LSB                             0
`define GPUREG_LIGHT_SPOTDIR_Z_Z_WIDTH                           13
`define GPUREG_LIGHT_SPOTDIR_Z_Z_BITS                            12:0

// GPUREG_0148 to GPUREG_01BF (0x148, 0x14C-0x14F, 0x158, 0x15C-0x15F, 0x168, 0x16C-0x16F, 0x178,
// 0x17C-0x17F, 0x188, 0x18C-0x18F, 0x198, 0x19C-0x19F, 0x1A8, 0x1AC-0x1AF, 0x1B8, 0x1BC-0x1BF): No
// known function; reads 0.
// plain, none [HW: docs/hardware/registers.md#lighting; GBATEK]
`define GPUREG_0148                                              16'h0148
`define GPUREG_014C                                              16'h014C
`define GPUREG_014D                                              16'h014D
`define GPUREG_014E                                              16'h014E
`define GPUREG_014F                                              16'h014F
`define GPUREG_0158                                              16'h0158
`define GPUREG_015C                                              16'h015C
`define GPUREG_015D                                              16'h015D
`define GPUREG_015E                                              16'h015E
`define GPUREG_015F                                              16'h015F
`define GPUREG_0168                                              16'h0168
`define GPUREG_016C                                              16'h016C
`define GPUREG_016D                                              16'h016D
`define GPUREG_016E                                              16'h016E
`define GPUREG_016F                                              16'h016F
`define GPUREG_0178                                              16'h0178
`define GPUREG_017C                                              16'h017C
`define GPUREG_017D                                              16'h017D
`define GPUREG_017E                                              16'h017E
`define GPUREG_017F                                              16'h017F
`define GPUREG_0188                                              16'h0188
`define GPUREG_018C                                              16'h018C
`define GPUREG_018D                                              16'h018D
`define GPUREG_018E                                              16'h018E
`define GPUREG_018F                                              16'h018F
`define GPUREG_0198                                              16'h0198
`define GPUREG_019C                                              16'h019C
`define GPUREG_019D                                              16'h019D
`define GPUREG_019E                                              16'h019E
`define GPUREG_019F                                              16'h019F
`define GPUREG_01A8                                              16'h01A8
`define GPUREG_01AC                                              16'h01AC
`define GPUREG_01AD                                              16'h01AD
`define GPUREG_01AE                                              16'h01AE
`define GPUREG_01AF                                              16'h01AF
`define GPUREG_01B8                                              16'h01B8
`define GPUREG_01BC                                              16'h01BC
`define GPUREG_01BD                                              16'h01BD
`define GPUREG_01BE                                              16'h01BE
`define GPUREG_01BF                                              16'h01BF

// GPUREG_LIGHT[0-7]_CONFIG (0x149 + 0x10*n (n = 0-7)): Kind of light, two-sided lighting and geometric
// factors.
// plain, rw [DOC: docs/hardware/lighting.md#vectors; docs/hardware/lighting.md#equation-per-light;
// docs/hardware/registers.md#lighting]
// official PICA_REG_FRAG_LIGHT[0-7]_TYPE; older GPUREG_0149, GPUREG_0159, GPUREG_0169, GPUREG_0179,
// GPUREG_0189, GPUREG_0199, GPUREG_01A9, GPUREG_01B9
`define GPUREG_LIGHT0_CONFIG                                     16'h0149
`define GPUREG_LIGHT1_CONFIG                                     16'h0159
`define GPUREG_LIGHT2_CONFIG                                     16'h0169
`define GPUREG_LIGHT3_CONFIG                                     16'h0179
`define GPUREG_LIGHT4_CONFIG                                     16'h0189
`define GPUREG_LIGHT5_CONFIG                                     16'h0199
`define GPUREG_LIGHT6_CONFIG                                     16'h01A9
`define GPUREG_LIGHT7_CONFIG                                     16'h01B9
`define GPUREG_LIGHT_CONFIG_COUNT                                8
`define GPUREG_LIGHT_CONFIG(n)                                   (16'h0149 + 16'h0010 * (n))
// TYPE (bit 0, LightType): What LIGHT_XY and LIGHT_Z hold.
`define GPUREG_LIGHT_CONFIG_TYPE_LSB                             0
`define GPUREG_LIGHT_CONFIG_TYPE_WIDTH                           1
`define GPUREG_LIGHT_CONFIG_TYPE_BITS                            0:0
// TWO_SIDED (bit 1, bool): 1: the absolute value of L.N counts, 0: negative values become 0.
`define GPUREG_LIGHT_CONFIG_TWO_SIDED_LSB                        1
`define GPUREG_LIGHT_CONFIG_TWO_SIDED_WIDTH                      1
`define GPUREG_LIGHT_CONFIG_TWO_SIDED_BITS                       1:1
// GEOMETRIC_FACTOR0 (bit 2, bool): Multiply specular term 0 by the geometric factor min(L.N / H.H, 1).
`define GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR0_LSB                2
`define GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR0_WIDTH              1
`define GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR0_BITS               2:2
// GEOMETRIC_FACTOR1 (bit 3, bool): Multiply specular term 1 by the geometric factor.
`define GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR1_LSB                3
`define GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR1_WIDTH              1
`define GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR1_BITS               3:3

// GPUREG_LIGHT[0-7]_ATTENUATION_BIAS (0x14A + 0x10*n (n = 0-7)): Bias of the distance attenuation:
// DA(clamp(bias + scale * distance, 0, 1)).
// plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/lighting.md#table-lookup; 3dbrew
// IR-2024]
// official PICA_REG_FRAG_LIGHT[0-7]_DIST_ATTN_BIAS; older GPUREG_014A, GPUREG_015A, GPUREG_016A,
// GPUREG_017A, GPUREG_018A, GPUREG_019A, GPUREG_01AA, GPUREG_01BA
`define GPUREG_LIGHT0_ATTENUATION_BIAS                           16'h014A
`define GPUREG_LIGHT1_ATTENUATION_BIAS                           16'h015A
`define GPUREG_LIGHT2_ATTENUATION_BIAS                           16'h016A
`define GPUREG_LIGHT3_ATTENUATION_BIAS                           16'h017A
`define GPUREG_LIGHT4_ATTENUATION_BIAS                           16'h018A
`define GPUREG_LIGHT5_ATTENUATION_BIAS                           16'h019A
`define GPUREG_LIGHT6_ATTENUATION_BIAS                           16'h01AA
`define GPUREG_LIGHT7_ATTENUATION_BIAS                           16'h01BA
`define GPUREG_LIGHT_ATTENUATION_BIAS_COUNT                      8
`define GPUREG_LIGHT_ATTENUATION_BIAS(n)                         (16'h014A + 16'h0010 * (n))
// BIAS (bits 19-0, f20): Added to the scaled distance.
`define GPUREG_LIGHT_ATTENUATION_BIAS_BIAS_LSB                   0
`define GPUREG_LIGHT_ATTENUATION_BIAS_BIAS_WIDTH                 20
`define GPUREG_LIGHT_ATTENUATION_BIAS_BIAS_BITS                  19:0

// GPUREG_LIGHT[0-7]_ATTENUATION_SCALE (0x14B + 0x10*n (n = 0-7)): Scale of the distance attenuation:
// DA(clamp(bias + scale * distance, 0, 1)).
// plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/lighting.md#table-lookup; 3dbrew
// IR-2024]
// official PICA_REG_FRAG_LIGHT[0-7]_DIST_ATTN_SCALE; older GPUREG_014B, GPUREG_015B, GPUREG_016B,
// GPUREG_017B, GPUREG_018B, GPUREG_019B, GPUREG_01AB, GPUREG_01BB
`define GPUREG_LIGHT0_ATTENUATION_SCALE                          16'h014B
`define GPUREG_LIGHT1_ATTENUATION_SCALE                          16'h015B
`define GPUREG_LIGHT2_ATTENUATION_SCALE                          16'h016B
`define GPUREG_LIGHT3_ATTENUATION_SCALE                          16'h017B
`define GPUREG_LIGHT4_ATTENUATION_SCALE                          16'h018B
`define GPUREG_LIGHT5_ATTENUATION_SCALE                          16'h019B
`define GPUREG_LIGHT6_ATTENUATION_SCALE                          16'h01AB
`define GPUREG_LIGHT7_ATTENUATION_SCALE                          16'h01BB
`define GPUREG_LIGHT_ATTENUATION_SCALE_COUNT                     8
`define GPUREG_LIGHT_ATTENUATION_SCALE(n)                        (16'h014B + 16'h0010 * (n))
// SCALE (bits 19-0, f20): Factor on the distance from the fragment to the light.
`define GPUREG_LIGHT_ATTENUATION_SCALE_SCALE_LSB                 0
`define GPUREG_LIGHT_ATTENUATION_SCALE_SCALE_WIDTH               20
`define GPUREG_LIGHT_ATTENUATION_SCALE_SCALE_BITS                19:0

// GPUREG_LIGHTING_AMBIENT (0x1C0): Added to the primary colour once, after all lights; software writes
// material ambient times scene ambient plus emission.
// plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
// docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
// official PICA_REG_FRAG_LIGHT_AMBIENT; older GPUREG_01C0
`define GPUREG_LIGHTING_AMBIENT                                  16'h01C0
// B (bits 7-0, uint, 1/255): Blue.
`define GPUREG_LIGHTING_AMBIENT_B_LSB                            0
`define GPUREG_LIGHTING_AMBIENT_B_WIDTH                          8
`define GPUREG_LIGHTING_AMBIENT_B_BITS                           7:0
// UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW]
`define GPUREG_LIGHTING_AMBIENT_UNKNOWN_8_LSB                    8
`define GPUREG_LIGHTING_AMBIENT_UNKNOWN_8_WIDTH                  2
`define GPUREG_LIGHTING_AMBIENT_UNKNOWN_8_BITS                   9:8
// G (bits 17-10, uint, 1/255): Green.
`define GPUREG_LIGHTING_AMBIENT_G_LSB                            10
`define GPUREG_LIGHTING_AMBIENT_G_WIDTH                          8
`define GPUREG_LIGHTING_AMBIENT_G_BITS                           17:10
// UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW]
`define GPUREG_LIGHTING_AMBIENT_UNKNOWN_18_LSB                   18
`define GPUREG_LIGHTING_AMBIENT_UNKNOWN_18_WIDTH                 2
`define GPUREG_LIGHTING_AMBIENT_UNKNOWN_18_BITS                  19:18
// R (bits 27-20, uint, 1/255): Red.
`define GPUREG_LIGHTING_AMBIENT_R_LSB                            20
`define GPUREG_LIGHTING_AMBIENT_R_WIDTH                          8
`define GPUREG_LIGHTING_AMBIENT_R_BITS                           27:20
// UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW]
`define GPUREG_LIGHTING_AMBIENT_UNKNOWN_28_LSB                   28
`define GPUREG_LIGHTING_AMBIENT_UNKNOWN_28_WIDTH                 2
`define GPUREG_LIGHTING_AMBIENT_UNKNOWN_28_BITS                  29:28

// GPUREG_01C1 (0x1C1): No known function; reads 0.
// plain, none [HW: docs/hardware/registers.md#lighting; GBATEK]
`define GPUREG_01C1                                              16'h01C1

// GPUREG_LIGHTING_NUM_LIGHTS (0x1C2): Number of lights that are evaluated.
// plain, rw [DOC: docs/hardware/lighting.md#enables]
// official PICA_REG_FRAG_LIGHT_SRC_NUM; older GPUREG_01C2
`define GPUREG_LIGHTING_NUM_LIGHTS                               16'h01C2
// COUNT_MINUS_1 (bits 2-0, uint): Number of lights minus 1.
`define GPUREG_LIGHTING_NUM_LIGHTS_COUNT_MINUS_1_LSB             0
`define GPUREG_LIGHTING_NUM_LIGHTS_COUNT_MINUS_1_WIDTH           3
`define GPUREG_LIGHTING_NUM_LIGHTS_COUNT_MINUS_1_BITS            2:0

// GPUREG_LIGHTING_CONFIG0 (0x1C3): Light environment, shadow, bump mapping and Fresnel.
// plain, rw, mask 0xFFFF0FFD [DOC: docs/hardware/lighting.md#equation-per-light;
// docs/hardware/registers.md#lighting; 3dbrew IR-2024]
// official PICA_REG_FRAG_LIGHT_FUNC_MODE0; older GPUREG_01C3
`define GPUREG_LIGHTING_CONFIG0                                  16'h01C3
// SHADOW_ENABLE (bit 0, bool): Use the shadow texture; goes with bits 16 to 19.
`define GPUREG_LIGHTING_CONFIG0_SHADOW_ENABLE_LSB                0
`define GPUREG_LIGHTING_CONFIG0_SHADOW_ENABLE_WIDTH              1
`define GPUREG_LIGHTING_CONFIG0_SHADOW_ENABLE_BITS               0:0
// FRESNEL (bits 3-2, LightingFresnel): Alphas that take the Fresnel value.
`define GPUREG_LIGHTING_CONFIG0_FRESNEL_LSB                      2
`define GPUREG_LIGHTING_CONFIG0_FRESNEL_WIDTH                    2
`define GPUREG_LIGHTING_CONFIG0_FRESNEL_BITS                     3:2
// ENVIRONMENT (bits 7-4, LightingEnvironment): Look-up tables that are available.
`define GPUREG_LIGHTING_CONFIG0_ENVIRONMENT_LSB                  4
`define GPUREG_LIGHTING_CONFIG0_ENVIRONMENT_WIDTH                4
`define GPUREG_LIGHTING_CONFIG0_ENVIRONMENT_BITS                 7:4
// UNKNOWN_8 (bits 11-8, uint): R/W; software writes 4.
`define GPUREG_LIGHTING_CONFIG0_UNKNOWN_8_LSB                    8
`define GPUREG_LIGHTING_CONFIG0_UNKNOWN_8_WIDTH                  4
`define GPUREG_LIGHTING_CONFIG0_UNKNOWN_8_BITS                   11:8
// SHADOW_PRIMARY (bit 16, bool): The shadow factor multiplies the diffuse part of the primary colour.
`define GPUREG_LIGHTING_CONFIG0_SHADOW_PRIMARY_LSB               16
`define GPUREG_LIGHTING_CONFIG0_SHADOW_PRIMARY_WIDTH             1
`define GPUREG_LIGHTING_CONFIG0_SHADOW_PRIMARY_BITS              16:16
// SHADOW_SECONDARY (bit 17, bool): The shadow factor multiplies the secondary colour.
`define GPUREG_LIGHTING_CONFIG0_SHADOW_SECONDARY_LSB             17
`define GPUREG_LIGHTING_CONFIG0_SHADOW_SECONDARY_WIDTH           1
`define GPUREG_LIGHTING_CONFIG0_SHADOW_SECONDARY_BITS            17:17
// SHADOW_INVERT (bit 18, bool): The shadow factor is 1 - texel.
`define GPUREG_LIGHTING_CONFIG0_SHADOW_INVERT_LSB                18
`define GPUREG_LIGHTING_CONFIG0_SHADOW_INVERT_WIDTH              1
`define GPUREG_LIGHTING_CONFIG0_SHADOW_INVERT_BITS               18:18
// SHADOW_ALPHA (bit 19, bool): Alphas selected by FRESNEL are multiplied by the shadow alpha.
`define GPUREG_LIGHTING_CONFIG0_SHADOW_ALPHA_LSB                 19
`define GPUREG_LIGHTING_CONFIG0_SHADOW_ALPHA_WIDTH               1
`define GPUREG_LIGHTING_CONFIG0_SHADOW_ALPHA_BITS                19:19
// UNKNOWN_20 (bits 21-20, uint): R/W, purpose unknown. [HW]
`define GPUREG_LIGHTING_CONFIG0_UNKNOWN_20_LSB                   20
`define GPUREG_LIGHTING_CONFIG0_UNKNOWN_20_WIDTH                 2
`define GPUREG_LIGHTING_CONFIG0_UNKNOWN_20_BITS                  21:20
// BUMP_TEXTURE (bits 23-22, uint): Texture unit of the bump or tangent map, 0-2; 3 is the procedural
// unit in Azahar.
`define GPUREG_LIGHTING_CONFIG0_BUMP_TEXTURE_LSB                 22
`define GPUREG_LIGHTING_CONFIG0_BUMP_TEXTURE_WIDTH               2
`define GPUREG_LIGHTING_CONFIG0_BUMP_TEXTURE_BITS                23:22
// SHADOW_TEXTURE (bits 25-24, uint): Texture unit of the shadow factor.
`define GPUREG_LIGHTING_CONFIG0_SHADOW_TEXTURE_LSB               24
`define GPUREG_LIGHTING_CONFIG0_SHADOW_TEXTURE_WIDTH             2
`define GPUREG_LIGHTING_CONFIG0_SHADOW_TEXTURE_BITS              25:24
// UNKNOWN_26 (bit 26, uint): R/W, purpose unknown. [HW]
`define GPUREG_LIGHTING_CONFIG0_UNKNOWN_26_LSB                   26
`define GPUREG_LIGHTING_CONFIG0_UNKNOWN_26_WIDTH                 1
`define GPUREG_LIGHTING_CONFIG0_UNKNOWN_26_BITS                  26:26
// CLAMP_HIGHLIGHTS (bit 27, bool): Specular terms vanish where L.N is 0.
`define GPUREG_LIGHTING_CONFIG0_CLAMP_HIGHLIGHTS_LSB             27
`define GPUREG_LIGHTING_CONFIG0_CLAMP_HIGHLIGHTS_WIDTH           1
`define GPUREG_LIGHTING_CONFIG0_CLAMP_HIGHLIGHTS_BITS            27:27
// BUMP_MODE (bits 29-28, LightingBumpMode): What the bump texture perturbs.
`define GPUREG_LIGHTING_CONFIG0_BUMP_MODE_LSB                    28
`define GPUREG_LIGHTING_CONFIG0_BUMP_MODE_WIDTH                  2
`define GPUREG_LIGHTING_CONFIG0_BUMP_MODE_BITS                   29:28
// BUMP_RENORM_DISABLE (bit 30, bool): 0: z of the bump normal is computed as sqrt(1 - x*x - y*y), 1: z
// is the texel's blue. [HW]
`define GPUREG_LIGHTING_CONFIG0_BUMP_RENORM_DISABLE_LSB          30
`define GPUREG_LIGHTING_CONFIG0_BUMP_RENORM_DISABLE_WIDTH        1
`define GPUREG_LIGHTING_CONFIG0_BUMP_RENORM_DISABLE_BITS         30:30
// UNKNOWN_31 (bit 31, uint): R/W; software writes 1.
`define GPUREG_LIGHTING_CONFIG0_UNKNOWN_31_LSB                   31
`define GPUREG_LIGHTING_CONFIG0_UNKNOWN_31_WIDTH                 1
`define GPUREG_LIGHTING_CONFIG0_UNKNOWN_31_BITS                  31:31

// GPUREG_LIGHTING_CONFIG1 (0x1C4): Switches off parts of the lighting equation. Factor and table
// outputs that are off are 1.
// plain, rw [DOC: docs/hardware/lighting.md#disable-bits; 3dbrew IR-2024]
// official PICA_REG_FRAG_LIGHT_FUNC_MODE1; older GPUREG_01C4
`define GPUREG_LIGHTING_CONFIG1                                  16'h01C4
// SHADOW_DISABLE0 to SHADOW_DISABLE7 (bit 0, step 1, bool): Light i is not shadowed.
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE0_LSB              0
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE0_WIDTH            1
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE0_BITS             0:0
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE1_LSB              1
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE1_WIDTH            1
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE1_BITS             1:1
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE2_LSB              2
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE2_WIDTH            1
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE2_BITS             2:2
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE3_LSB              3
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE3_WIDTH            1
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE3_BITS             3:3
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE4_LSB              4
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE4_WIDTH            1
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE4_BITS             4:4
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE5_LSB              5
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE5_WIDTH            1
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE5_BITS             5:5
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE6_LSB              6
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE6_WIDTH            1
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE6_BITS             6:6
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE7_LSB              7
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE7_WIDTH            1
`define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE7_BITS             7:7
// SPOT_DISABLE0 to SPOT_DISABLE7 (bit 8, step 1, bool): Light i has no spot factor.
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE0_LSB                8
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE0_WIDTH              1
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE0_BITS               8:8
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE1_LSB                9
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE1_WIDTH              1
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE1_BITS               9:9
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE2_LSB                10
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE2_WIDTH              1
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE2_BITS               10:10
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE3_LSB                11
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE3_WIDTH              1
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE3_BITS               11:11
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE4_LSB                12
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE4_WIDTH              1
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE4_BITS               12:12
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE5_LSB                13
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE5_WIDTH              1
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE5_BITS               13:13
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE6_LSB                14
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE6_WIDTH              1
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE6_BITS               14:14
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE7_LSB                15
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE7_WIDTH              1
`define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE7_BITS               15:15
// D0_DISABLE (bit 16, bool): Table D0 is off.
`define GPUREG_LIGHTING_CONFIG1_D0_DISABLE_LSB                   16
`define GPUREG_LIGHTING_CONFIG1_D0_DISABLE_WIDTH                 1
`define GPUREG_LIGHTING_CONFIG1_D0_DISABLE_BITS                  16:16
// D1_DISABLE (bit 17, bool): Table D1 is off.
`define GPUREG_LIGHTING_CONFIG1_D1_DISABLE_LSB                   17
`define GPUREG_LIGHTING_CONFIG1_D1_DISABLE_WIDTH                 1
`define GPUREG_LIGHTING_CONFIG1_D1_DISABLE_BITS                  17:17
// UNKNOWN_18 (bit 18, uint): Software writes 1.
`define GPUREG_LIGHTING_CONFIG1_UNKNOWN_18_LSB                   18
`define GPUREG_LIGHTING_CONFIG1_UNKNOWN_18_WIDTH                 1
`define GPUREG_LIGHTING_CONFIG1_UNKNOWN_18_BITS                  18:18
// FR_DISABLE (bit 19, bool): Table FR is off.
`define GPUREG_LIGHTING_CONFIG1_FR_DISABLE_LSB                   19
`define GPUREG_LIGHTING_CONFIG1_FR_DISABLE_WIDTH                 1
`define GPUREG_LIGHTING_CONFIG1_FR_DISABLE_BITS                  19:19
// RB_DISABLE (bit 20, bool): Table RB is off; blue then takes the RR output.
`define GPUREG_LIGHTING_CONFIG1_RB_DISABLE_LSB                   20
`define GPUREG_LIGHTING_CONFIG1_RB_DISABLE_WIDTH                 1
`define GPUREG_LIGHTING_CONFIG1_RB_DISABLE_BITS                  20:20
// RG_DISABLE (bit 21, bool): Table RG is off; green then takes the RR output.
`define GPUREG_LIGHTING_CONFIG1_RG_DISABLE_LSB                   21
`define GPUREG_LIGHTING_CONFIG1_RG_DISABLE_WIDTH                 1
`define GPUREG_LIGHTING_CONFIG1_RG_DISABLE_BITS                  21:21
// RR_DISABLE (bit 22, bool): Table RR is off.
`define GPUREG_LIGHTING_CONFIG1_RR_DISABLE_LSB                   22
`define GPUREG_LIGHTING_CONFIG1_RR_DISABLE_WIDTH                 1
`define GPUREG_LIGHTING_CONFIG1_RR_DISABLE_BITS                  22:22
// ATTENUATION_DISABLE0 to ATTENUATION_DISABLE7 (bit 24, step 1, bool): Light i has no distance
// attenuation.
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE0_LSB         24
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE0_WIDTH       1
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE0_BITS        24:24
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE1_LSB         25
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE1_WIDTH       1
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE1_BITS        25:25
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE2_LSB         26
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE2_WIDTH       1
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE2_BITS        26:26
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE3_LSB         27
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE3_WIDTH       1
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE3_BITS        27:27
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE4_LSB         28
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE4_WIDTH       1
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE4_BITS        28:28
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE5_LSB         29
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE5_WIDTH       1
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE5_BITS        29:29
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE6_LSB         30
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE6_WIDTH       1
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE6_BITS        30:30
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE7_LSB         31
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE7_WIDTH       1
`define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE7_BITS        31:31

// GPUREG_LIGHTING_LUT_INDEX (0x1C5): Table and entry that LIGHTING_LUT_DATA transfers next.
// index-port, rw, port LightingLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
// docs/hardware/lighting.md#table-lookup; 3dbrew IR-2024]
// official PICA_REG_FRAG_LIGHT_LUT; older GPUREG_01C5
`define GPUREG_LIGHTING_LUT_INDEX                                16'h01C5
// INDEX (bits 7-0, uint): Entry; advances with every data word written, and also read by the CPU, and
// wraps inside the table. [HW]
`define GPUREG_LIGHTING_LUT_INDEX_INDEX_LSB                      0
`define GPUREG_LIGHTING_LUT_INDEX_INDEX_WIDTH                    8
`define GPUREG_LIGHTING_LUT_INDEX_INDEX_BITS                     7:0
// TABLE (bits 12-8, LightingLut): Table. The index does not carry into it.
`define GPUREG_LIGHTING_LUT_INDEX_TABLE_LSB                      8
`define GPUREG_LIGHTING_LUT_INDEX_TABLE_WIDTH                    5
`define GPUREG_LIGHTING_LUT_INDEX_TABLE_BITS                     12:8

// GPUREG_LIGHTING_ENABLE1 (0x1C6): Switches lighting off. Emulators then give 0 for both lighting
// colours.
// plain, rw [DOC: docs/hardware/lighting.md#enables]
// official PICA_REG_FRAG_LIGHT_EN1; older GPUREG_01C6, GPUREG_LIGHTING_DISABLE
`define GPUREG_LIGHTING_ENABLE1                                  16'h01C6
// DISABLE (bit 0, bool): 1: lighting is off.
`define GPUREG_LIGHTING_ENABLE1_DISABLE_LSB                      0
`define GPUREG_LIGHTING_ENABLE1_DISABLE_WIDTH                    1
`define GPUREG_LIGHTING_ENABLE1_DISABLE_BITS                     0:0

// GPUREG_01C7 (0x1C7): No known function; reads 0.
// plain, none [HW: docs/hardware/registers.md#lighting; GBATEK]
`define GPUREG_01C7                                              16'h01C7

// GPUREG_LIGHTING_LUT_DATA (0x1C8-0x1CF): Entry at the table and index of LIGHTING_LUT_INDEX. A table
// has 256 entries; in signed mode 0-127 stand for inputs 0 to 127/128 and 128-255 for -1 to -1/128, in
// absolute mode and in DA all stand for 0 to 255/256.
// data-port, rw, port LightingLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
// docs/hardware/lighting.md#table-lookup; docs/hardware/lighting.md#table-entries]
// official PICA_REG_FRAG_LIGHT_LUT_DATA0, PICA_REG_FRAG_LIGHT_LUT_DATA1,
// PICA_REG_FRAG_LIGHT_LUT_DATA2, PICA_REG_FRAG_LIGHT_LUT_DATA3, PICA_REG_FRAG_LIGHT_LUT_DATA4,
// PICA_REG_FRAG_LIGHT_LUT_DATA5, PICA_REG_FRAG_LIGHT_LUT_DATA8, PICA_REG_FRAG_LIGHT_LUT_DATA6 and 1
// more; older GPUREG_01C8, GPUREG_LIGHTING_LUT_DATA0, GPUREG_01C9, GPUREG_LIGHTING_LUT_DATA1,
// GPUREG_01CA, GPUREG_LIGHTING_LUT_DATA2, GPUREG_01CB, GPUREG_LIGHTING_LUT_DATA3 and 8 more
`define GPUREG_LIGHTING_LUT_DATA                                 16'h01C8
// VALUE (bits 11-0, uint, 1/4095): Table value; 0xFFF is 1. [EMU]
`define GPUREG_LIGHTING_LUT_DATA_VALUE_LSB                       0
`define GPUREG_LIGHTING_LUT_DATA_VALUE_WIDTH                     12
`define GPUREG_LIGHTING_LUT_DATA_VALUE_BITS                      11:0
// DIFFERENCE (bits 22-12, uint, 1/2047): Magnitude of the step to the next entry. [EMU]
`define GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_LSB                  12
`define GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_WIDTH                11
`define GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_BITS                 22:12
// DIFFERENCE_NEGATIVE (bit 23, bool): The step goes down; a magnitude of 0 is 0 all the same. [EMU]
`define GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_NEGATIVE_LSB         23
`define GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_NEGATIVE_WIDTH       1
`define GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_NEGATIVE_BITS        23:23

// GPUREG_LIGHTING_LUTINPUT_ABS (0x1D0): Whether a table is indexed by its signed input or by the
// absolute one. Absolute input is the absolute value on two-sided lights and is cut off at 0 on
// others.
// plain, rw, mask 0x03333333 [DOC: docs/hardware/lighting.md#table-lookup;
// docs/hardware/registers.md#lighting; GBATEK]
// official PICA_REG_FRAG_LIGHT_ABSLUTINPUT; older GPUREG_01D0
`define GPUREG_LIGHTING_LUTINPUT_ABS                             16'h01D0
// UNKNOWN_0 (bit 0, uint): R/W, purpose unknown. [HW]
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_0_LSB               0
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_0_WIDTH             1
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_0_BITS              0:0
// D0_SIGNED (bit 1, bool): Input of D0. 0: absolute, 1: signed.
`define GPUREG_LIGHTING_LUTINPUT_ABS_D0_SIGNED_LSB               1
`define GPUREG_LIGHTING_LUTINPUT_ABS_D0_SIGNED_WIDTH             1
`define GPUREG_LIGHTING_LUTINPUT_ABS_D0_SIGNED_BITS              1:1
// UNKNOWN_4 (bit 4, uint): R/W, purpose unknown. [HW]
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_4_LSB               4
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_4_WIDTH             1
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_4_BITS              4:4
// D1_SIGNED (bit 5, bool): Input of D1. 0: absolute, 1: signed.
`define GPUREG_LIGHTING_LUTINPUT_ABS_D1_SIGNED_LSB               5
`define GPUREG_LIGHTING_LUTINPUT_ABS_D1_SIGNED_WIDTH             1
`define GPUREG_LIGHTING_LUTINPUT_ABS_D1_SIGNED_BITS              5:5
// UNKNOWN_8 (bit 8, uint): R/W, purpose unknown. [HW]
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_8_LSB               8
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_8_WIDTH             1
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_8_BITS              8:8
// SP_SIGNED (bit 9, bool): Input of SP0-SP7. 0: absolute, 1: signed.
`define GPUREG_LIGHTING_LUTINPUT_ABS_SP_SIGNED_LSB               9
`define GPUREG_LIGHTING_LUTINPUT_ABS_SP_SIGNED_WIDTH             1
`define GPUREG_LIGHTING_LUTINPUT_ABS_SP_SIGNED_BITS              9:9
// UNKNOWN_12 (bit 12, uint): R/W, purpose unknown. [HW]
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_12_LSB              12
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_12_WIDTH            1
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_12_BITS             12:12
// FR_SIGNED (bit 13, bool): Input of FR. 0: absolute, 1: signed.
`define GPUREG_LIGHTING_LUTINPUT_ABS_FR_SIGNED_LSB               13
`define GPUREG_LIGHTING_LUTINPUT_ABS_FR_SIGNED_WIDTH             1
`define GPUREG_LIGHTING_LUTINPUT_ABS_FR_SIGNED_BITS              13:13
// UNKNOWN_16 (bit 16, uint): R/W, purpose unknown. [HW]
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_16_LSB              16
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_16_WIDTH            1
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_16_BITS             16:16
// RB_SIGNED (bit 17, bool): Input of RB. 0: absolute, 1: signed.
`define GPUREG_LIGHTING_LUTINPUT_ABS_RB_SIGNED_LSB               17
`define GPUREG_LIGHTING_LUTINPUT_ABS_RB_SIGNED_WIDTH             1
`define GPUREG_LIGHTING_LUTINPUT_ABS_RB_SIGNED_BITS              17:17
// UNKNOWN_20 (bit 20, uint): R/W, purpose unknown. [HW]
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_20_LSB              20
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_20_WIDTH            1
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_20_BITS             20:20
// RG_SIGNED (bit 21, bool): Input of RG. 0: absolute, 1: signed.
`define GPUREG_LIGHTING_LUTINPUT_ABS_RG_SIGNED_LSB               21
`define GPUREG_LIGHTING_LUTINPUT_ABS_RG_SIGNED_WIDTH             1
`define GPUREG_LIGHTING_LUTINPUT_ABS_RG_SIGNED_BITS              21:21
// UNKNOWN_24 (bit 24, uint): R/W, purpose unknown. [HW]
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_24_LSB              24
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_24_WIDTH            1
`define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_24_BITS             24:24
// RR_SIGNED (bit 25, bool): Input of RR. 0: absolute, 1: signed.
`define GPUREG_LIGHTING_LUTINPUT_ABS_RR_SIGNED_LSB               25
`define GPUREG_LIGHTING_LUTINPUT_ABS_RR_SIGNED_WIDTH             1
`define GPUREG_LIGHTING_LUTINPUT_ABS_RR_SIGNED_BITS              25:25

// GPUREG_LIGHTING_LUTINPUT_SELECT (0x1D1): Dot product that indexes each table. DA has none; its input
// is the distance.
// plain, rw [DOC: docs/hardware/lighting.md#table-inputs; docs/hardware/registers.md#lighting]
// official PICA_REG_FRAG_LIGHT_LUTINPUT; older GPUREG_01D1
`define GPUREG_LIGHTING_LUTINPUT_SELECT                          16'h01D1
// D0 (bits 2-0, LightingLutInput): Input of D0.
`define GPUREG_LIGHTING_LUTINPUT_SELECT_D0_LSB                   0
`define GPUREG_LIGHTING_LUTINPUT_SELECT_D0_WIDTH                 3
`define GPUREG_LIGHTING_LUTINPUT_SELECT_D0_BITS                  2:0
// D1 (bits 6-4, LightingLutInput): Input of D1.
`define GPUREG_LIGHTING_LUTINPUT_SELECT_D1_LSB                   4
`define GPUREG_LIGHTING_LUTINPUT_SELECT_D1_WIDTH                 3
`define GPUREG_LIGHTING_LUTINPUT_SELECT_D1_BITS                  6:4
// SP (bits 10-8, LightingLutInput): Input of SP0-SP7.
`define GPUREG_LIGHTING_LUTINPUT_SELECT_SP_LSB                   8
`define GPUREG_LIGHTING_LUTINPUT_SELECT_SP_WIDTH                 3
`define GPUREG_LIGHTING_LUTINPUT_SELECT_SP_BITS                  10:8
// FR (bits 14-12, LightingLutInput): Input of FR.
`define GPUREG_LIGHTING_LUTINPUT_SELECT_FR_LSB                   12
`define GPUREG_LIGHTING_LUTINPUT_SELECT_FR_WIDTH                 3
`define GPUREG_LIGHTING_LUTINPUT_SELECT_FR_BITS                  14:12
// RB (bits 18-16, LightingLutInput): Input of RB.
`define GPUREG_LIGHTING_LUTINPUT_SELECT_RB_LSB                   16
`define GPUREG_LIGHTING_LUTINPUT_SELECT_RB_WIDTH                 3
`define GPUREG_LIGHTING_LUTINPUT_SELECT_RB_BITS                  18:16
// RG (bits 22-20, LightingLutInput): Input of RG.
`define GPUREG_LIGHTING_LUTINPUT_SELECT_RG_LSB                   20
`define GPUREG_LIGHTING_LUTINPUT_SELECT_RG_WIDTH                 3
`define GPUREG_LIGHTING_LUTINPUT_SELECT_RG_BITS                  22:20
// RR (bits 26-24, LightingLutInput): Input of RR.
`define GPUREG_LIGHTING_LUTINPUT_SELECT_RR_LSB                   24
`define GPUREG_LIGHTING_LUTINPUT_SELECT_RR_WIDTH                 3
`define GPUREG_LIGHTING_LUTINPUT_SELECT_RR_BITS                  26:24

// GPUREG_LIGHTING_LUTINPUT_SCALE (0x1D2): Factor on the output of each table, despite the name. DA has
// none.
// plain, rw, mask 0x77777777 [DOC: docs/hardware/lighting.md#table-lookup;
// docs/hardware/registers.md#lighting; GBATEK]
// official PICA_REG_FRAG_LIGHT_LUTSCALE; older GPUREG_01D2
`define GPUREG_LIGHTING_LUTINPUT_SCALE                           16'h01D2
// D0 (bits 2-0, LightingLutScale): Scale of D0.
`define GPUREG_LIGHTING_LUTINPUT_SCALE_D0_LSB                    0
`define GPUREG_LIGHTING_LUTINPUT_SCALE_D0_WIDTH                  3
`define GPUREG_LIGHTING_LUTINPUT_SCALE_D0_BITS                   2:0
// D1 (bits 6-4, LightingLutScale): Scale of D1.
`define GPUREG_LIGHTING_LUTINPUT_SCALE_D1_LSB                    4
`define GPUREG_LIGHTING_LUTINPUT_SCALE_D1_WIDTH                  3
`define GPUREG_LIGHTING_LUTINPUT_SCALE_D1_BITS                   6:4
// SP (bits 10-8, LightingLutScale): Scale of SP0-SP7.
`define GPUREG_LIGHTING_LUTINPUT_SCALE_SP_LSB                    8
`define GPUREG_LIGHTING_LUTINPUT_SCALE_SP_WIDTH                  3
`define GPUREG_LIGHTING_LUTINPUT_SCALE_SP_BITS                   10:8
// FR (bits 14-12, LightingLutScale): Scale of FR.
`define GPUREG_LIGHTING_LUTINPUT_SCALE_FR_LSB                    12
`define GPUREG_LIGHTING_LUTINPUT_SCALE_FR_WIDTH                  3
`define GPUREG_LIGHTING_LUTINPUT_SCALE_FR_BITS                   14:12
// RB (bits 18-16, LightingLutScale): Scale of RB.
`define GPUREG_LIGHTING_LUTINPUT_SCALE_RB_LSB                    16
`define GPUREG_LIGHTING_LUTINPUT_SCALE_RB_WIDTH                  3
`define GPUREG_LIGHTING_LUTINPUT_SCALE_RB_BITS                   18:16
// RG (bits 22-20, LightingLutScale): Scale of RG.
`define GPUREG_LIGHTING_LUTINPUT_SCALE_RG_LSB                    20
`define GPUREG_LIGHTING_LUTINPUT_SCALE_RG_WIDTH                  3
`define GPUREG_LIGHTING_LUTINPUT_SCALE_RG_BITS                   22:20
// RR (bits 26-24, LightingLutScale): Scale of RR.
`define GPUREG_LIGHTING_LUTINPUT_SCALE_RR_LSB                    24
`define GPUREG_LIGHTING_LUTINPUT_SCALE_RR_WIDTH                  3
`define GPUREG_LIGHTING_LUTINPUT_SCALE_RR_BITS                   26:24
// UNKNOWN_28 (bits 30-28, uint): R/W, purpose unknown. [HW]
`define GPUREG_LIGHTING_LUTINPUT_SCALE_UNKNOWN_28_LSB            28
`define GPUREG_LIGHTING_LUTINPUT_SCALE_UNKNOWN_28_WIDTH          3
`define GPUREG_LIGHTING_LUTINPUT_SCALE_UNKNOWN_28_BITS           30:28

// GPUREG_01D3 (0x1D3): One bit that can be written and read back; purpose unknown.
// plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#lighting; GBATEK]
`define GPUREG_01D3                                              16'h01D3
// UNKNOWN (bit 0, uint): Purpose unknown.
`define GPUREG_UNKNOWN_01D3_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_01D3_UNKNOWN_WIDTH                        1
`define GPUREG_UNKNOWN_01D3_UNKNOWN_BITS                         0:0

// GPUREG_01D4 (0x1D4): Bits that can be written and read back; purpose unknown.
// plain, rw, mask 0x0FFFFF03 [HW: docs/hardware/registers.md#lighting; GBATEK]
`define GPUREG_01D4                                              16'h01D4
// UNKNOWN_0 (bits 1-0, uint): Purpose unknown.
`define GPUREG_UNKNOWN_01D4_UNKNOWN_0_LSB                        0
`define GPUREG_UNKNOWN_01D4_UNKNOWN_0_WIDTH                      2
`define GPUREG_UNKNOWN_01D4_UNKNOWN_0_BITS                       1:0
// UNKNOWN_8 (bits 27-8, uint): Purpose unknown.
`define GPUREG_UNKNOWN_01D4_UNKNOWN_8_LSB                        8
`define GPUREG_UNKNOWN_01D4_UNKNOWN_8_WIDTH                      20
`define GPUREG_UNKNOWN_01D4_UNKNOWN_8_BITS                       27:8

// GPUREG_01D[5-6] (0x1D5-0x1D6): Two 13-bit values, laid out as LIGHT_SPOTDIR_XY; purpose unknown.
// plain, rw, mask 0x1FFF1FFF [HW: docs/hardware/registers.md#lighting; GBATEK]
`define GPUREG_01D5                                              16'h01D5
// UNKNOWN_0 (bits 12-0, uint): Purpose unknown.
`define GPUREG_UNKNOWN_01D5_UNKNOWN_0_LSB                        0
`define GPUREG_UNKNOWN_01D5_UNKNOWN_0_WIDTH                      13
`define GPUREG_UNKNOWN_01D5_UNKNOWN_0_BITS                       12:0
// UNKNOWN_16 (bits 28-16, uint): Purpose unknown.
`define GPUREG_UNKNOWN_01D5_UNKNOWN_16_LSB                       16
`define GPUREG_UNKNOWN_01D5_UNKNOWN_16_WIDTH                     13
`define GPUREG_UNKNOWN_01D5_UNKNOWN_16_BITS                      28:16
`define GPUREG_01D6                                              16'h01D6
`define GPUREG_UNKNOWN_01D6_UNKNOWN_0_LSB                        0
`define GPUREG_UNKNOWN_01D6_UNKNOWN_0_WIDTH                      13
`define GPUREG_UNKNOWN_01D6_UNKNOWN_0_BITS                       12:0
`define GPUREG_UNKNOWN_01D6_UNKNOWN_16_LSB                       16
`define GPUREG_UNKNOWN_01D6_UNKNOWN_16_WIDTH                     13
`define GPUREG_UNKNOWN_01D6_UNKNOWN_16_BITS                      28:16

// GPUREG_01D[7-8] (0x1D7-0x1D8): One 20-bit value, as wide as LIGHT_ATTENUATION_BIAS; purpose unknown.
// plain, rw, mask 0x000FFFFF [HW: docs/hardware/registers.md#lighting; GBATEK]
`define GPUREG_01D7                                              16'h01D7
// UNKNOWN (bits 19-0, uint): Purpose unknown.
`define GPUREG_UNKNOWN_01D7_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_01D7_UNKNOWN_WIDTH                        20
`define GPUREG_UNKNOWN_01D7_UNKNOWN_BITS                         19:0
`define GPUREG_01D8                                              16'h01D8
`define GPUREG_UNKNOWN_01D8_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_01D8_UNKNOWN_WIDTH                        20
`define GPUREG_UNKNOWN_01D8_UNKNOWN_BITS                         19:0

// GPUREG_LIGHTING_LIGHT_PERMUTATION (0x1D9): Which light source each step of the light loop evaluates.
// plain, rw [DOC: docs/hardware/lighting.md#enables; docs/hardware/registers.md#lighting]
// official PICA_REG_FRAG_LIGHT_SRC_EN_ID; older GPUREG_01D9
`define GPUREG_LIGHTING_LIGHT_PERMUTATION                        16'h01D9
// LIGHT0 to LIGHT7 (bits 2-0, step 4, uint): Light source of step i.
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT0_LSB             0
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT0_WIDTH           3
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT0_BITS            2:0
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT1_LSB             4
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT1_WIDTH           3
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT1_BITS            6:4
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT2_LSB             8
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT2_WIDTH           3
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT2_BITS            10:8
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT3_LSB             12
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT3_WIDTH           3
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT3_BITS            14:12
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT4_LSB             16
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT4_WIDTH           3
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT4_BITS            18:16
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT5_LSB             20
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT5_WIDTH           3
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT5_BITS            22:20
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT6_LSB             24
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT6_WIDTH           3
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT6_BITS            26:24
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT7_LSB             28
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT7_WIDTH           3
`define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT7_BITS            30:28

// GPUREG_01DA to GPUREG_01DF (0x1DA-0x1DF): No known function; reads 0.
// plain, none [HW: docs/hardware/registers.md#lighting; GBATEK]
`define GPUREG_01DA                                              16'h01DA
`define GPUREG_01DB                                              16'h01DB
`define GPUREG_01DC                                              16'h01DC
`define GPUREG_01DD                                              16'h01DD
`define GPUREG_01DE                                              16'h01DE
`define GPUREG_01DF                                              16'h01DF

// GPUREG_01E0 to GPUREG_01FF (0x1E0-0x1FF): No register of its own. Reads give RESTART_PRIMITIVE,
// writes do nothing.
// plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
`define GPUREG_01E0                                              16'h01E0
`define GPUREG_01E1                                              16'h01E1
`define GPUREG_01E2                                              16'h01E2
`define GPUREG_01E3                                              16'h01E3
`define GPUREG_01E4                                              16'h01E4
`define GPUREG_01E5                                              16'h01E5
`define GPUREG_01E6                                              16'h01E6
`define GPUREG_01E7                                              16'h01E7
`define GPUREG_01E8                                              16'h01E8
`define GPUREG_01E9                                              16'h01E9
`define GPUREG_01EA                                              16'h01EA
`define GPUREG_01EB                                              16'h01EB
`define GPUREG_01EC                                              16'h01EC
`define GPUREG_01ED                                              16'h01ED
`define GPUREG_01EE                                              16'h01EE
`define GPUREG_01EF                                              16'h01EF
`define GPUREG_01F0                                              16'h01F0
`define GPUREG_01F1                                              16'h01F1
`define GPUREG_01F2                                              16'h01F2
`define GPUREG_01F3                                              16'h01F3
`define GPUREG_01F4                                              16'h01F4
`define GPUREG_01F5                                              16'h01F5
`define GPUREG_01F6                                              16'h01F6
`define GPUREG_01F7                                              16'h01F7
`define GPUREG_01F8                                              16'h01F8
`define GPUREG_01F9                                              16'h01F9
`define GPUREG_01FA                                              16'h01FA
`define GPUREG_01FB                                              16'h01FB
`define GPUREG_01FC                                              16'h01FC
`define GPUREG_01FD                                              16'h01FD
`define GPUREG_01FE                                              16'h01FE
`define GPUREG_01FF                                              16'h01FF

// ---- Geometry pipeline ----
// Vertex attributes from memory and from fixed storage, draw triggers, command buffer jumps, the
// way from vertex shader outputs to the geometry shader, and primitive assembly.

// GPUREG_ATTRIBBUFFERS_LOC (0x200): Base of all attribute buffers and of the index array.
// plain, rw, mask 0x1FFFFFFE [DOC: docs/hardware/geometry.md#vertex-arrays; GBATEK]
// official PICA_REG_VTX_ATTR_ARRAYS_BASE_ADDR; older GPUREG_ATTR_BUF_BASE
`define GPUREG_ATTRIBBUFFERS_LOC                                 16'h0200
// ADDRESS (bits 28-1, address*16, bytes): Physical address. The register as a whole is the address / 8
// with bit 0 forced to 0.
`define GPUREG_ATTRIBBUFFERS_LOC_ADDRESS_LSB                     1
`define GPUREG_ATTRIBBUFFERS_LOC_ADDRESS_WIDTH                   28
`define GPUREG_ATTRIBBUFFERS_LOC_ADDRESS_BITS                    28:1

// GPUREG_ATTRIBBUFFERS_FORMAT_LOW (0x201): Formats of attributes 0-7 in memory.
// plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays]
// official PICA_REG_VTX_ATTR_ARRAYS0; older GPUREG_ATTR_BUF_FORMAT_LOW
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW                          16'h0201
// TYPE0 to TYPE7 (bits 1-0, step 4, AttributeType): Element type of attribute i.
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE0_LSB                0
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE0_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE0_BITS               1:0
// SIZE0 to SIZE7 (bits 3-2, step 4, AttributeSize): Number of elements of attribute i.
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE0_LSB                2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE0_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE0_BITS               3:2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE1_LSB                4
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE1_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE1_BITS               5:4
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE1_LSB                6
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE1_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE1_BITS               7:6
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE2_LSB                8
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE2_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE2_BITS               9:8
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE2_LSB                10
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE2_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE2_BITS               11:10
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE3_LSB                12
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE3_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE3_BITS               13:12
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE3_LSB                14
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE3_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE3_BITS               15:14
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE4_LSB                16
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE4_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE4_BITS               17:16
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE4_LSB                18
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE4_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE4_BITS               19:18
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE5_LSB                20
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE5_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE5_BITS               21:20
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE5_LSB                22
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE5_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE5_BITS               23:22
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE6_LSB                24
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE6_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE6_BITS               25:24
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE6_LSB                26
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE6_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE6_BITS               27:26
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE7_LSB                28
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE7_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE7_BITS               29:28
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE7_LSB                30
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE7_WIDTH              2
`define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE7_BITS               31:30

// GPUREG_ATTRIBBUFFERS_FORMAT_HIGH (0x202): Formats of attributes 8-11 in memory, fixed attributes and
// attribute count.
// plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays]
// official PICA_REG_VTX_ATTR_ARRAYS1; older GPUREG_ATTR_BUF_FORMAT_HIGH
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH                         16'h0202
// TYPE8 to TYPE11 (bits 1-0, step 4, AttributeType): Element type of attribute i.
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE8_LSB               0
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE8_WIDTH             2
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE8_BITS              1:0
// SIZE8 to SIZE11 (bits 3-2, step 4, AttributeSize): Number of elements of attribute i.
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE8_LSB               2
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE8_WIDTH             2
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE8_BITS              3:2
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE9_LSB               4
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE9_WIDTH             2
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE9_BITS              5:4
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE9_LSB               6
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE9_WIDTH             2
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE9_BITS              7:6
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE10_LSB              8
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE10_WIDTH            2
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE10_BITS             9:8
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE10_LSB              10
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE10_WIDTH            2
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE10_BITS             11:10
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE11_LSB              12
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE11_WIDTH            2
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE11_BITS             13:12
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE11_LSB              14
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE11_WIDTH            2
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE11_BITS             15:14
// FIXED0 to FIXED11 (bit 16, step 1, bool): Attribute i comes from fixed storage unless a buffer names
// it.
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED0_LSB              16
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED0_WIDTH            1
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED0_BITS             16:16
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED1_LSB              17
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED1_WIDTH            1
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED1_BITS             17:17
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED2_LSB              18
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED2_WIDTH            1
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED2_BITS             18:18
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED3_LSB              19
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED3_WIDTH            1
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED3_BITS             19:19
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED4_LSB              20
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED4_WIDTH            1
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED4_BITS             20:20
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED5_LSB              21
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED5_WIDTH            1
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED5_BITS             21:21
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED6_LSB              22
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED6_WIDTH            1
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED6_BITS             22:22
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED7_LSB              23
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED7_WIDTH            1
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED7_BITS             23:23
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED8_LSB              24
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED8_WIDTH            1
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED8_BITS             24:24
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED9_LSB              25
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED9_WIDTH            1
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED9_BITS             25:25
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED10_LSB             26
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED10_WIDTH           1
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED10_BITS            26:26
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED11_LSB             27
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED11_WIDTH           1
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED11_BITS            27:27
// COUNT_MINUS_1 (bits 31-28, uint): Attributes assembled per vertex minus 1.
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_COUNT_MINUS_1_LSB       28
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_COUNT_MINUS_1_WIDTH     4
`define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_COUNT_MINUS_1_BITS      31:28

// GPUREG_ATTRIBBUFFER0_OFFSET to GPUREG_ATTRIBBUFFERB_OFFSET (0x203 + 0x3*n (n = 0-11)): Place of the
// buffer.
// plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
// docs/hardware/geometry.md#assembly-of-a-vertex]
// official PICA_REG_LOAD_ARRAY0_ATTR_OFFSET; older GPUREG_ATTRIBBUFFER0_CONFIG0,
// GPUREG_ATTR_BUF0_OFFSET, GPUREG_ATTRIBBUFFER1_CONFIG0, GPUREG_ATTR_BUF1_OFFSET,
// GPUREG_ATTRIBBUFFER2_CONFIG0, GPUREG_ATTR_BUF2_OFFSET, GPUREG_ATTRIBBUFFER3_CONFIG0,
// GPUREG_ATTR_BUF3_OFFSET and 18 more
`define GPUREG_ATTRIBBUFFER0_OFFSET                              16'h0203
`define GPUREG_ATTRIBBUFFER1_OFFSET                              16'h0206
`define GPUREG_ATTRIBBUFFER2_OFFSET                              16'h0209
`define GPUREG_ATTRIBBUFFER3_OFFSET                              16'h020C
`define GPUREG_ATTRIBBUFFER4_OFFSET                              16'h020F
`define GPUREG_ATTRIBBUFFER5_OFFSET                              16'h0212
`define GPUREG_ATTRIBBUFFER6_OFFSET                              16'h0215
`define GPUREG_ATTRIBBUFFER7_OFFSET                              16'h0218
`define GPUREG_ATTRIBBUFFER8_OFFSET                              16'h021B
`define GPUREG_ATTRIBBUFFER9_OFFSET                              16'h021E
`define GPUREG_ATTRIBBUFFERA_OFFSET                              16'h0221
`define GPUREG_ATTRIBBUFFERB_OFFSET                              16'h0224
`define GPUREG_ATTRIBBUFFER_OFFSET_COUNT                         12
`define GPUREG_ATTRIBBUFFER_OFFSET(n)                            (16'h0203 + 16'h0003 * (n))
// OFFSET (bits 27-0, uint, bytes): Offset from ATTRIBBUFFERS_LOC.
`define GPUREG_ATTRIBBUFFER_OFFSET_OFFSET_LSB                    0
`define GPUREG_ATTRIBBUFFER_OFFSET_OFFSET_WIDTH                  28
`define GPUREG_ATTRIBBUFFER_OFFSET_OFFSET_BITS                   27:0

// GPUREG_ATTRIBBUFFER0_CONFIG1 to GPUREG_ATTRIBBUFFERB_CONFIG1 (0x204 + 0x3*n (n = 0-11)): Components
// 0-7 of a vertex.
// plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
// docs/hardware/geometry.md#assembly-of-a-vertex]
// official PICA_REG_LOAD_ARRAY0_ELEMENT0; older GPUREG_ATTR_BUF0_CONFIG_LOW,
// GPUREG_ATTR_BUF1_CONFIG_LOW, GPUREG_ATTR_BUF2_CONFIG_LOW, GPUREG_ATTR_BUF3_CONFIG_LOW,
// GPUREG_ATTR_BUF4_CONFIG_LOW, GPUREG_ATTR_BUF5_CONFIG_LOW, GPUREG_ATTR_BUF6_CONFIG_LOW,
// GPUREG_ATTR_BUF7_CONFIG_LOW and 6 more
`define GPUREG_ATTRIBBUFFER0_CONFIG1                             16'h0204
`define GPUREG_ATTRIBBUFFER1_CONFIG1                             16'h0207
`define GPUREG_ATTRIBBUFFER2_CONFIG1                             16'h020A
`define GPUREG_ATTRIBBUFFER3_CONFIG1                             16'h020D
`define GPUREG_ATTRIBBUFFER4_CONFIG1                             16'h0210
`define GPUREG_ATTRIBBUFFER5_CONFIG1                             16'h0213
`define GPUREG_ATTRIBBUFFER6_CONFIG1                             16'h0216
`define GPUREG_ATTRIBBUFFER7_CONFIG1                             16'h0219
`define GPUREG_ATTRIBBUFFER8_CONFIG1                             16'h021C
`define GPUREG_ATTRIBBUFFER9_CONFIG1                             16'h021F
`define GPUREG_ATTRIBBUFFERA_CONFIG1                             16'h0222
`define GPUREG_ATTRIBBUFFERB_CONFIG1                             16'h0225
`define GPUREG_ATTRIBBUFFER_CONFIG1_COUNT                        12
`define GPUREG_ATTRIBBUFFER_CONFIG1(n)                           (16'h0204 + 16'h0003 * (n))
// COMPONENT0 to COMPONENT7 (bits 3-0, step 4, AttributeComponent): What component i is.
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT0_LSB               0
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT0_WIDTH             4
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT0_BITS              3:0
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT1_LSB               4
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT1_WIDTH             4
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT1_BITS              7:4
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT2_LSB               8
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT2_WIDTH             4
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT2_BITS              11:8
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT3_LSB               12
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT3_WIDTH             4
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT3_BITS              15:12
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT4_LSB               16
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT4_WIDTH             4
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT4_BITS              19:16
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT5_LSB               20
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT5_WIDTH             4
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT5_BITS              23:20
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT6_LSB               24
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT6_WIDTH             4
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT6_BITS              27:24
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT7_LSB               28
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT7_WIDTH             4
`define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT7_BITS              31:28

// GPUREG_ATTRIBBUFFER0_CONFIG2 to GPUREG_ATTRIBBUFFERB_CONFIG2 (0x205 + 0x3*n (n = 0-11)): Components
// 8-11 of a vertex, its size and the number of components.
// plain, rw, mask 0xF0FFFFFF [DOC: docs/hardware/geometry.md#vertex-arrays;
// docs/hardware/geometry.md#assembly-of-a-vertex]
// official PICA_REG_LOAD_ARRAY0_ELEMENT1; older GPUREG_ATTR_BUF0_CONFIG_HIGH,
// GPUREG_ATTR_BUF1_CONFIG_HIGH, GPUREG_ATTR_BUF2_CONFIG_HIGH, GPUREG_ATTR_BUF3_CONFIG_HIGH,
// GPUREG_ATTR_BUF4_CONFIG_HIGH, GPUREG_ATTR_BUF5_CONFIG_HIGH, GPUREG_ATTR_BUF6_CONFIG_HIGH,
// GPUREG_ATTR_BUF7_CONFIG_HIGH and 6 more
`define GPUREG_ATTRIBBUFFER0_CONFIG2                             16'h0205
`define GPUREG_ATTRIBBUFFER1_CONFIG2                             16'h0208
`define GPUREG_ATTRIBBUFFER2_CONFIG2                             16'h020B
`define GPUREG_ATTRIBBUFFER3_CONFIG2                             16'h020E
`define GPUREG_ATTRIBBUFFER4_CONFIG2                             16'h0211
`define GPUREG_ATTRIBBUFFER5_CONFIG2                             16'h0214
`define GPUREG_ATTRIBBUFFER6_CONFIG2                             16'h0217
`define GPUREG_ATTRIBBUFFER7_CONFIG2                             16'h021A
`define GPUREG_ATTRIBBUFFER8_CONFIG2                             16'h021D
`define GPUREG_ATTRIBBUFFER9_CONFIG2                             16'h0220
`define GPUREG_ATTRIBBUFFERA_CONFIG2                             16'h0223
`define GPUREG_ATTRIBBUFFERB_CONFIG2                             16'h0226
`define GPUREG_ATTRIBBUFFER_CONFIG2_COUNT                        12
`define GPUREG_ATTRIBBUFFER_CONFIG2(n)                           (16'h0205 + 16'h0003 * (n))
// COMPONENT8 to COMPONENT11 (bits 3-0, step 4, AttributeComponent): What component i is.
`define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT8_LSB               0
`define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT8_WIDTH             4
`define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT8_BITS              3:0
`define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT9_LSB               4
`define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT9_WIDTH             4
`define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT9_BITS              7:4
`define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT10_LSB              8
`define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT10_WIDTH            4
`define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT10_BITS             11:8
`define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT11_LSB              12
`define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT11_WIDTH            4
`define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT11_BITS             15:12
// STRIDE (bits 23-16, uint, bytes): Size of a vertex. Must equal the real size, or the chip draws
// nothing or freezes.
`define GPUREG_ATTRIBBUFFER_CONFIG2_STRIDE_LSB                   16
`define GPUREG_ATTRIBBUFFER_CONFIG2_STRIDE_WIDTH                 8
`define GPUREG_ATTRIBBUFFER_CONFIG2_STRIDE_BITS                  23:16
// COUNT (bits 31-28, uint): Number of components, 0 to 12; with 0 the buffer supplies nothing.
`define GPUREG_ATTRIBBUFFER_CONFIG2_COUNT_LSB                    28
`define GPUREG_ATTRIBBUFFER_CONFIG2_COUNT_WIDTH                  4
`define GPUREG_ATTRIBBUFFER_CONFIG2_COUNT_BITS                   31:28

// GPUREG_INDEXBUFFER_CONFIG (0x227): Place and format of the index array of element draws.
// plain, rw [DOC: docs/hardware/geometry.md#draws-and-indices]
// official PICA_REG_INDEX_ARRAY_ADDR_OFFSET; older GPUREG_ATTR_BUF_INDEX_LIST
`define GPUREG_INDEXBUFFER_CONFIG                                16'h0227
// OFFSET (bits 27-0, uint, bytes): Offset from ATTRIBBUFFERS_LOC.
`define GPUREG_INDEXBUFFER_CONFIG_OFFSET_LSB                     0
`define GPUREG_INDEXBUFFER_CONFIG_OFFSET_WIDTH                   28
`define GPUREG_INDEXBUFFER_CONFIG_OFFSET_BITS                    27:0
// TYPE (bit 31, IndexType): Size of one index.
`define GPUREG_INDEXBUFFER_CONFIG_TYPE_LSB                       31
`define GPUREG_INDEXBUFFER_CONFIG_TYPE_WIDTH                     1
`define GPUREG_INDEXBUFFER_CONFIG_TYPE_BITS                      31:31

// GPUREG_NUMVERTICES (0x228): Number of vertices of a draw; in variable primitives the size entries of
// the index array count too.
// plain, rw [DOC: docs/hardware/geometry.md#draws-and-indices;
// docs/hardware/geometry.md#geometry-shader-input]
// official PICA_REG_DRAW_VERTEX_NUM; older GPUREG_ATTR_BUF_NUMVERTICES
`define GPUREG_NUMVERTICES                                       16'h0228
// COUNT (bits 31-0, uint, vertices): Number of vertices.
`define GPUREG_NUMVERTICES_COUNT_LSB                             0
`define GPUREG_NUMVERTICES_COUNT_WIDTH                           32
`define GPUREG_NUMVERTICES_COUNT_BITS                            31:0

// GPUREG_GEOSTAGE_CONFIG (0x229): Geometry shader, triangle element draws and variable-size
// primitives.
// plain, rw, mask 0x800F0303 [DOC: docs/hardware/geometry.md#draws-and-indices;
// docs/hardware/registers.md#geometry-pipeline]
// official PICA_REG_DRAW_MODE0
`define GPUREG_GEOSTAGE_CONFIG                                   16'h0229
// MODE (bits 1-0, GeometryStageMode): Whether a geometry shader runs.
`define GPUREG_GEOSTAGE_CONFIG_MODE_LSB                          0
`define GPUREG_GEOSTAGE_CONFIG_MODE_WIDTH                        2
`define GPUREG_GEOSTAGE_CONFIG_MODE_BITS                         1:0
// TRIANGLE_ELEMENTS (bit 8, bool): Set while the elements of a triangle list are drawn.
`define GPUREG_GEOSTAGE_CONFIG_TRIANGLE_ELEMENTS_LSB             8
`define GPUREG_GEOSTAGE_CONFIG_TRIANGLE_ELEMENTS_WIDTH           1
`define GPUREG_GEOSTAGE_CONFIG_TRIANGLE_ELEMENTS_BITS            8:8
// UNKNOWN_9 (bit 9, uint): R/W; software writes 0.
`define GPUREG_GEOSTAGE_CONFIG_UNKNOWN_9_LSB                     9
`define GPUREG_GEOSTAGE_CONFIG_UNKNOWN_9_WIDTH                   1
`define GPUREG_GEOSTAGE_CONFIG_UNKNOWN_9_BITS                    9:9
// UNKNOWN_16 (bits 19-16, uint): R/W, purpose unknown. [HW]
`define GPUREG_GEOSTAGE_CONFIG_UNKNOWN_16_LSB                    16
`define GPUREG_GEOSTAGE_CONFIG_UNKNOWN_16_WIDTH                  4
`define GPUREG_GEOSTAGE_CONFIG_UNKNOWN_16_BITS                   19:16
// VARIABLE_PRIMITIVES (bit 31, bool): Primitives have a variable number of vertices, given in the
// index array.
`define GPUREG_GEOSTAGE_CONFIG_VARIABLE_PRIMITIVES_LSB           31
`define GPUREG_GEOSTAGE_CONFIG_VARIABLE_PRIMITIVES_WIDTH         1
`define GPUREG_GEOSTAGE_CONFIG_VARIABLE_PRIMITIVES_BITS          31:31

// GPUREG_VERTEX_OFFSET (0x22A): First vertex of an array draw; element draws ignore it.
// plain, rw [HW: docs/hardware/geometry.md#draws-and-indices; GBATEK]
// official PICA_REG_DRAW_VERTEX_OFFSET; older GPUREG_022A, GPUREG_ATTR_BUF_FIRST_INDEX
`define GPUREG_VERTEX_OFFSET                                     16'h022A
// FIRST (bits 31-0, uint, vertices): Added to the running index.
`define GPUREG_VERTEX_OFFSET_FIRST_LSB                           0
`define GPUREG_VERTEX_OFFSET_FIRST_WIDTH                         32
`define GPUREG_VERTEX_OFFSET_FIRST_BITS                          31:0

// GPUREG_022B to GPUREG_022C (0x22B-0x22C): No known function; reads 0.
// plain, none [HW: docs/hardware/registers.md#geometry-pipeline; GBATEK]
`define GPUREG_022B                                              16'h022B
`define GPUREG_022C                                              16'h022C

// GPUREG_POST_VERTEX_CACHE_NUM (0x22D): Size of the cache of shaded vertices. Bytes 2 and 3 are
// swapped when read.
// plain, rw, mask 0xFFFFFFFF [DOC: docs/hardware/geometry.md#draws-and-indices;
// docs/hardware/registers.md#geometry-pipeline]
// official PICA_REG_POST_VERTEX_CACHE_NUM; older GPUREG_022D
`define GPUREG_POST_VERTEX_CACHE_NUM                             16'h022D
// ENTRIES (bits 7-0, uint): Number of entries; software writes 0x04 or 0x84.
`define GPUREG_POST_VERTEX_CACHE_NUM_ENTRIES_LSB                 0
`define GPUREG_POST_VERTEX_CACHE_NUM_ENTRIES_WIDTH               8
`define GPUREG_POST_VERTEX_CACHE_NUM_ENTRIES_BITS                7:0
// UNKNOWN_8 (bits 15-8, uint): R/W, purpose unknown. [HW]
`define GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_8_LSB               8
`define GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_8_WIDTH             8
`define GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_8_BITS              15:8
// UNKNOWN_16 (bits 23-16, uint): R/W, read back in bits 24-31; purpose unknown. [HW]
`define GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_16_LSB              16
`define GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_16_WIDTH            8
`define GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_16_BITS             23:16
// UNKNOWN_24 (bits 31-24, uint): R/W, read back in bits 16-23; purpose unknown. [HW]
`define GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_24_LSB              24
`define GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_24_WIDTH            8
`define GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_24_BITS             31:24

// GPUREG_DRAWARRAYS (0x22E): Any write draws NUMVERTICES vertices with indices that count up from
// VERTEX_OFFSET.
// trigger, wo [DOC: docs/hardware/geometry.md#draws-and-indices]
// official PICA_REG_START_DRAW_ARRAY; older GPUREG_ATTR_BUF_DRAWARRAYS
`define GPUREG_DRAWARRAYS                                        16'h022E

// GPUREG_DRAWELEMENTS (0x22F): Any write draws NUMVERTICES vertices with indices from the index array.
// trigger, wo [DOC: docs/hardware/geometry.md#draws-and-indices]
// official PICA_REG_START_DRAW_ELEMENT; older GPUREG_ATTR_BUF_DRAWELEMENTS
`define GPUREG_DRAWELEMENTS                                      16'h022F

// GPUREG_0230 (0x230): No known function. GBATEK saw reads return other registers ORed together on a
// New 3DS.
// plain, none [DOC: docs/hardware/registers.md#geometry-pipeline]
`define GPUREG_0230                                              16'h0230

// GPUREG_VTX_FUNC (0x231): Clears the cache of shaded vertices.
// trigger, wo [DOC: docs/hardware/geometry.md#draws-and-indices]
// official PICA_REG_VTX_FUNC; older GPUREG_0231
`define GPUREG_VTX_FUNC                                          16'h0231
// CLEAR (bits 31-0, uint): Any value but 0 clears the cache.
`define GPUREG_VTX_FUNC_CLEAR_LSB                                0
`define GPUREG_VTX_FUNC_CLEAR_WIDTH                              32
`define GPUREG_VTX_FUNC_CLEAR_BITS                               31:0

// GPUREG_FIXEDATTRIB_INDEX (0x232): Selects the fixed attribute that is loaded next, or immediate
// mode. A write drops an incomplete vector.
// index-port, wo, port FixedAttribute [DOC: docs/hardware/command-lists.md#index-and-data-ports;
// docs/hardware/geometry.md#fixed-attributes-and-immediate-mode]
// official PICA_REG_VS_FIXED_ATTR; older GPUREG_0232
`define GPUREG_FIXEDATTRIB_INDEX                                 16'h0232
// INDEX (bits 3-0, FixedAttributeIndex): Fixed attribute; advances after each complete vector in
// Azahar.
`define GPUREG_FIXEDATTRIB_INDEX_INDEX_LSB                       0
`define GPUREG_FIXEDATTRIB_INDEX_INDEX_WIDTH                     4
`define GPUREG_FIXEDATTRIB_INDEX_INDEX_BITS                      3:0

// GPUREG_FIXEDATTRIB_DATA (0x233-0x235): Three words load one vector of f24. First word: W in bits
// 8-31, Z[23:16] in 0-7; second: Z[15:0] in 16-31, Y[23:8] in 0-15; third: Y[7:0] in 24-31, X in 0-23.
// In immediate mode VSH_NUM_ATTR + 1 vectors make a vertex, and a primitive is drawn as soon as its
// last vertex is complete.
// fifo, wo, port FixedAttribute [DOC: docs/hardware/command-lists.md#index-and-data-ports;
// docs/hardware/geometry.md#fixed-attributes-and-immediate-mode]
// official PICA_REG_VS_FIXED_ATTR_DATA[0-2]; older GPUREG_0233, GPUREG_FIXEDATTRIB_DATA0, GPUREG_0234,
// GPUREG_FIXEDATTRIB_DATA1, GPUREG_0235, GPUREG_FIXEDATTRIB_DATA2
`define GPUREG_FIXEDATTRIB_DATA                                  16'h0233
// DATA (bits 31-0, uint): One of the three words of a vector.
`define GPUREG_FIXEDATTRIB_DATA_DATA_LSB                         0
`define GPUREG_FIXEDATTRIB_DATA_DATA_WIDTH                       32
`define GPUREG_FIXEDATTRIB_DATA_DATA_BITS                        31:0

// GPUREG_0236 to GPUREG_0237 (0x236-0x237): No known function. GBATEK saw reads return other registers
// ORed together on a New 3DS.
// plain, none [DOC: docs/hardware/registers.md#geometry-pipeline]
`define GPUREG_0236                                              16'h0236
`define GPUREG_0237                                              16'h0237

// GPUREG_CMDBUF_SIZE0 (0x238): Size of command buffer 0.
// plain, rw, mask 0x001FFFFE [DOC: docs/hardware/command-lists.md#buffers]
// official PICA_REG_COMMAND_BUF_SIZE_CH0; older GPUREG_0238
`define GPUREG_CMDBUF_SIZE0                                      16'h0238
// SIZE (bits 20-0, uint, 8 bytes): Size / 8. Bit 0 has no effect, so the size is a multiple of 16
// bytes.
`define GPUREG_CMDBUF_SIZE0_SIZE_LSB                             0
`define GPUREG_CMDBUF_SIZE0_SIZE_WIDTH                           21
`define GPUREG_CMDBUF_SIZE0_SIZE_BITS                            20:0

// GPUREG_CMDBUF_SIZE1 (0x239): Size of command buffer 1.
// plain, rw, mask 0x001FFFFE [DOC: docs/hardware/command-lists.md#buffers]
// official PICA_REG_COMMAND_BUF_SIZE_CH1; older GPUREG_0239
`define GPUREG_CMDBUF_SIZE1                                      16'h0239
// SIZE (bits 20-0, uint, 8 bytes): Size / 8. Bit 0 has no effect, so the size is a multiple of 16
// bytes.
`define GPUREG_CMDBUF_SIZE1_SIZE_LSB                             0
`define GPUREG_CMDBUF_SIZE1_SIZE_WIDTH                           21
`define GPUREG_CMDBUF_SIZE1_SIZE_BITS                            20:0

// GPUREG_CMDBUF_ADDR0 (0x23A): Physical address of command buffer 0.
// plain, rw, mask 0x1FFFFFFE [DOC: docs/hardware/command-lists.md#buffers]
// official PICA_REG_COMMAND_BUF_ADDR_CH0; older GPUREG_023A
`define GPUREG_CMDBUF_ADDR0                                      16'h023A
// ADDRESS (bits 28-0, address*8, bytes): Address / 8. Bit 0 has no effect, so the address is a
// multiple of 16.
`define GPUREG_CMDBUF_ADDR0_ADDRESS_LSB                          0
`define GPUREG_CMDBUF_ADDR0_ADDRESS_WIDTH                        29
`define GPUREG_CMDBUF_ADDR0_ADDRESS_BITS                         28:0

// GPUREG_CMDBUF_ADDR1 (0x23B): Physical address of command buffer 1.
// plain, rw, mask 0x1FFFFFFE [DOC: docs/hardware/command-lists.md#buffers]
// official PICA_REG_COMMAND_BUF_ADDR_CH1; older GPUREG_023B
`define GPUREG_CMDBUF_ADDR1                                      16'h023B
// ADDRESS (bits 28-0, address*8, bytes): Address / 8. Bit 0 has no effect, so the address is a
// multiple of 16.
`define GPUREG_CMDBUF_ADDR1_ADDRESS_LSB                          0
`define GPUREG_CMDBUF_ADDR1_ADDRESS_WIDTH                        29
`define GPUREG_CMDBUF_ADDR1_ADDRESS_BITS                         28:0

// GPUREG_CMDBUF_JUMP0 (0x23C): Any write continues execution at command buffer 0. The rest of the
// current list is dropped; there is no return.
// trigger, wo [DOC: docs/hardware/command-lists.md#buffers]
// official PICA_REG_COMMAND_BUF_KICK_CH0; older GPUREG_023C
`define GPUREG_CMDBUF_JUMP0                                      16'h023C

// GPUREG_CMDBUF_JUMP1 (0x23D): Any write continues execution at command buffer 1. The rest of the
// current list is dropped; there is no return.
// trigger, wo [DOC: docs/hardware/command-lists.md#buffers]
// official PICA_REG_COMMAND_BUF_KICK_CH1; older GPUREG_023D
`define GPUREG_CMDBUF_JUMP1                                      16'h023D

// GPUREG_023E to GPUREG_023F (0x23E-0x23F): No known function. GBATEK saw reads return other registers
// ORed together on a New 3DS.
// plain, none [DOC: docs/hardware/registers.md#geometry-pipeline]
`define GPUREG_023E                                              16'h023E
`define GPUREG_023F                                              16'h023F

// GPUREG_0240 to GPUREG_0241 (0x240-0x241): No register of its own. Reads give RESTART_PRIMITIVE,
// writes do nothing.
// plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
`define GPUREG_0240                                              16'h0240
`define GPUREG_0241                                              16'h0241

// GPUREG_VSH_NUM_ATTR (0x242): Number of vertex shader inputs; emulators use it as the attributes per
// vertex of immediate mode only.
// plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
// docs/hardware/geometry.md#fixed-attributes-and-immediate-mode]
// official PICA_REG_VS_ATTR_NUM1; older GPUREG_0242
`define GPUREG_VSH_NUM_ATTR                                      16'h0242
// COUNT_MINUS_1 (bits 3-0, uint): Number of attributes minus 1.
`define GPUREG_VSH_NUM_ATTR_COUNT_MINUS_1_LSB                    0
`define GPUREG_VSH_NUM_ATTR_COUNT_MINUS_1_WIDTH                  4
`define GPUREG_VSH_NUM_ATTR_COUNT_MINUS_1_BITS                   3:0

// GPUREG_0243 (0x243): Unknown. Several other values than that of power-up hang the chip, some
// depending on other registers.
// plain, rw, mask 0x00000037, power-up value 0x00000037 [HW:
// docs/hardware/registers.md#geometry-pipeline; docs/hardware/registers.md#power-up; GBATEK]
`define GPUREG_0243                                              16'h0243
// UNKNOWN_0 (bits 2-0, uint): Purpose unknown.
`define GPUREG_UNKNOWN_0243_UNKNOWN_0_LSB                        0
`define GPUREG_UNKNOWN_0243_UNKNOWN_0_WIDTH                      3
`define GPUREG_UNKNOWN_0243_UNKNOWN_0_BITS                       2:0
// UNKNOWN_4 (bits 5-4, uint): Purpose unknown.
`define GPUREG_UNKNOWN_0243_UNKNOWN_4_LSB                        4
`define GPUREG_UNKNOWN_0243_UNKNOWN_4_WIDTH                      2
`define GPUREG_UNKNOWN_0243_UNKNOWN_4_BITS                       5:4

// GPUREG_VSH_COM_MODE (0x244): Whether the fourth shader unit has its own configuration.
// plain, rw [DOC: docs/hardware/shader-unit.md#units]
// official PICA_REG_VS_COM_MODE; older GPUREG_0244
`define GPUREG_VSH_COM_MODE                                      16'h0244
// GSH_CONFIG_ENABLE (bit 0, bool): 0: without a geometry shader, vertex shader uniforms, output mask,
// code and descriptors are written to the fourth unit as well.
`define GPUREG_VSH_COM_MODE_GSH_CONFIG_ENABLE_LSB                0
`define GPUREG_VSH_COM_MODE_GSH_CONFIG_ENABLE_WIDTH              1
`define GPUREG_VSH_COM_MODE_GSH_CONFIG_ENABLE_BITS               0:0

// GPUREG_START_DRAW_FUNC0 (0x245): Set to 0 around draws and to 1 otherwise.
// plain, rw, mask 0x00000001 [DOC: docs/hardware/geometry.md#draws-and-indices; GBATEK]
// official PICA_REG_START_DRAW_FUNC0; older GPUREG_0245
`define GPUREG_START_DRAW_FUNC0                                  16'h0245
// MODE (bit 0, StartDrawMode): Drawing or configuration.
`define GPUREG_START_DRAW_FUNC0_MODE_LSB                         0
`define GPUREG_START_DRAW_FUNC0_MODE_WIDTH                       1
`define GPUREG_START_DRAW_FUNC0_MODE_BITS                        0:0

// GPUREG_0246 to GPUREG_0249 (0x246-0x249): No register of its own. Reads give RESTART_PRIMITIVE,
// writes do nothing.
// plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
`define GPUREG_0246                                              16'h0246
`define GPUREG_0247                                              16'h0247
`define GPUREG_0248                                              16'h0248
`define GPUREG_0249                                              16'h0249

// GPUREG_VSH_OUTMAP_TOTAL1 (0x24A): Number of vertex shader outputs that go to the next stage.
// plain, rw [DOC: docs/hardware/geometry.md#shader-outputs]
// official PICA_REG_VS_OUT_REG_NUM1; older GPUREG_024A
`define GPUREG_VSH_OUTMAP_TOTAL1                                 16'h024A
// COUNT_MINUS_1 (bits 3-0, uint): Number of output slots minus 1.
`define GPUREG_VSH_OUTMAP_TOTAL1_COUNT_MINUS_1_LSB               0
`define GPUREG_VSH_OUTMAP_TOTAL1_COUNT_MINUS_1_WIDTH             4
`define GPUREG_VSH_OUTMAP_TOTAL1_COUNT_MINUS_1_BITS              3:0

// GPUREG_024B to GPUREG_024F (0x24B-0x24F): No register of its own. Reads give RESTART_PRIMITIVE,
// writes do nothing.
// plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
`define GPUREG_024B                                              16'h024B
`define GPUREG_024C                                              16'h024C
`define GPUREG_024D                                              16'h024D
`define GPUREG_024E                                              16'h024E
`define GPUREG_024F                                              16'h024F

// GPUREG_0250 (0x250): No known function. Reads give VSH_OUTMAP_TOTAL2.
// plain, ro, reads as GPUREG_VSH_OUTMAP_TOTAL2 [HW: GBATEK]
`define GPUREG_0250                                              16'h0250

// GPUREG_VSH_OUTMAP_TOTAL2 (0x251): Copy of VSH_OUTMAP_TOTAL1 that software writes. GBATEK found no
// effect.
// plain, rw [DOC: docs/hardware/geometry.md#shader-outputs]
// official PICA_REG_VS_OUT_REG_NUM2; older GPUREG_0251
`define GPUREG_VSH_OUTMAP_TOTAL2                                 16'h0251
// COUNT_MINUS_1 (bits 3-0, uint): Number of output slots minus 1.
`define GPUREG_VSH_OUTMAP_TOTAL2_COUNT_MINUS_1_LSB               0
`define GPUREG_VSH_OUTMAP_TOTAL2_COUNT_MINUS_1_WIDTH             4
`define GPUREG_VSH_OUTMAP_TOTAL2_COUNT_MINUS_1_BITS              3:0

// GPUREG_GSH_MISC0 (0x252): How the geometry shader gets its input.
// plain, rw, mask 0x017FFF03 [DOC: docs/hardware/geometry.md#geometry-shader-input;
// docs/hardware/geometry.md#from-outputs-to-the-assembler]
// official PICA_REG_GS_MISC_REG0; older GPUREG_0252
`define GPUREG_GSH_MISC0                                         16'h0252
// MODE (bits 1-0, GeometryInputMode): Input mode; software writes a byte, bits 2-7 have no storage.
`define GPUREG_GSH_MISC0_MODE_LSB                                0
`define GPUREG_GSH_MISC0_MODE_WIDTH                              2
`define GPUREG_GSH_MISC0_MODE_BITS                               1:0
// VERTICES_MINUS_1 (bits 11-8, uint, vertices): Fixed mode: vertices per primitive minus 1.
`define GPUREG_GSH_MISC0_VERTICES_MINUS_1_LSB                    8
`define GPUREG_GSH_MISC0_VERTICES_MINUS_1_WIDTH                  4
`define GPUREG_GSH_MISC0_VERTICES_MINUS_1_BITS                   11:8
// STRIDE_MINUS_1 (bits 15-12, uint, vectors): Fixed mode: output slots per vertex minus 1.
`define GPUREG_GSH_MISC0_STRIDE_MINUS_1_LSB                      12
`define GPUREG_GSH_MISC0_STRIDE_MINUS_1_WIDTH                    4
`define GPUREG_GSH_MISC0_STRIDE_MINUS_1_BITS                     15:12
// START (bits 22-16, uint): Fixed mode: first c register; software writes a byte, bit 23 has no
// storage.
`define GPUREG_GSH_MISC0_START_LSB                               16
`define GPUREG_GSH_MISC0_START_WIDTH                             7
`define GPUREG_GSH_MISC0_START_BITS                              22:16
// UNKNOWN_24 (bit 24, uint): R/W; libctru sets it in fixed mode.
`define GPUREG_GSH_MISC0_UNKNOWN_24_LSB                          24
`define GPUREG_GSH_MISC0_UNKNOWN_24_WIDTH                        1
`define GPUREG_GSH_MISC0_UNKNOWN_24_BITS                         24:24

// GPUREG_GEOSTAGE_CONFIG2 (0x253): Kind of draw in progress. While bit 0 is 1, writes outside
// 0x200-0x254 and 0x280-0x2DF may go wrong.
// plain, rw [DOC: docs/hardware/geometry.md#draws-and-indices]
// official PICA_REG_DRAW_MODE1; older GPUREG_0253
`define GPUREG_GEOSTAGE_CONFIG2                                  16'h0253
// ARRAYS_OR_IMMEDIATE (bit 0, bool): Set around array draws and immediate mode.
`define GPUREG_GEOSTAGE_CONFIG2_ARRAYS_OR_IMMEDIATE_LSB          0
`define GPUREG_GEOSTAGE_CONFIG2_ARRAYS_OR_IMMEDIATE_WIDTH        1
`define GPUREG_GEOSTAGE_CONFIG2_ARRAYS_OR_IMMEDIATE_BITS         0:0
// TRIANGLE_ELEMENTS (bit 8, bool): Set while the elements of a triangle list are drawn.
`define GPUREG_GEOSTAGE_CONFIG2_TRIANGLE_ELEMENTS_LSB            8
`define GPUREG_GEOSTAGE_CONFIG2_TRIANGLE_ELEMENTS_WIDTH          1
`define GPUREG_GEOSTAGE_CONFIG2_TRIANGLE_ELEMENTS_BITS           8:8

// GPUREG_GSH_MISC1 (0x254): Vertices of a variable-size primitive that bring all their attributes.
// plain, rw [DOC: docs/hardware/geometry.md#geometry-shader-input;
// docs/hardware/geometry.md#from-outputs-to-the-assembler]
// official PICA_REG_GS_MISC_REG1; older GPUREG_0254
`define GPUREG_GSH_MISC1                                         16'h0254
// MAIN_VERTICES_MINUS_1 (bits 4-0, uint, vertices): Variable mode: the first so many vertices, minus
// 1, store all output slots, later ones only slot 0.
`define GPUREG_GSH_MISC1_MAIN_VERTICES_MINUS_1_LSB               0
`define GPUREG_GSH_MISC1_MAIN_VERTICES_MINUS_1_WIDTH             5
`define GPUREG_GSH_MISC1_MAIN_VERTICES_MINUS_1_BITS              4:0

// GPUREG_0255 (0x255): One bit that can be written and read back; purpose unknown.
// plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#geometry-pipeline; GBATEK]
`define GPUREG_0255                                              16'h0255
// UNKNOWN (bit 0, uint): Purpose unknown.
`define GPUREG_UNKNOWN_0255_UNKNOWN_LSB                          0
`define GPUREG_UNKNOWN_0255_UNKNOWN_WIDTH                        1
`define GPUREG_UNKNOWN_0255_UNKNOWN_BITS                         0:0

// GPUREG_0256 (0x256): No known function. Reads give GSH_MISC1.
// plain, ro, reads as GPUREG_GSH_MISC1 [HW: GBATEK]
`define GPUREG_0256                                              16'h0256

// GPUREG_0257 (0x257): No known function. Reads give GEOSTAGE_CONFIG2.
// plain, ro, reads as GPUREG_GEOSTAGE_CONFIG2 [HW: GBATEK]
`define GPUREG_0257                                              16'h0257

// GPUREG_0258 to GPUREG_025D (0x258-0x25D): No register of its own. Reads give RESTART_PRIMITIVE,
// writes do nothing.
// plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
`define GPUREG_0258                                              16'h0258
`define GPUREG_0259                                              16'h0259
`define GPUREG_025A                                              16'h025A
`define GPUREG_025B                                              16'h025B
`define GPUREG_025C                                              16'h025C
`define GPUREG_025D                                              16'h025D

// GPUREG_PRIMITIVE_CONFIG (0x25E): Topology, and a copy of the number of output slots. In Azahar
// writing the topology resets the assembler.
// plain, rw, mask 0x0001030F [DOC: docs/hardware/geometry.md#shader-outputs;
// docs/hardware/geometry.md#primitive-assembly; docs/hardware/registers.md#geometry-pipeline]
// official PICA_REG_GS_OUT_REG_NUM3, PICA_REG_VS_OUT_REG_NUM3, PICA_REG_DRAW_MODE2
`define GPUREG_PRIMITIVE_CONFIG                                  16'h025E
// COUNT_MINUS_1 (bits 3-0, uint): Number of output slots minus 1.
`define GPUREG_PRIMITIVE_CONFIG_COUNT_MINUS_1_LSB                0
`define GPUREG_PRIMITIVE_CONFIG_COUNT_MINUS_1_WIDTH              4
`define GPUREG_PRIMITIVE_CONFIG_COUNT_MINUS_1_BITS               3:0
// MODE (bits 9-8, PrimitiveMode): Topology.
`define GPUREG_PRIMITIVE_CONFIG_MODE_LSB                         8
`define GPUREG_PRIMITIVE_CONFIG_MODE_WIDTH                       2
`define GPUREG_PRIMITIVE_CONFIG_MODE_BITS                        9:8
// UNKNOWN_16 (bit 16, uint): R/W, purpose unknown. [HW]
`define GPUREG_PRIMITIVE_CONFIG_UNKNOWN_16_LSB                   16
`define GPUREG_PRIMITIVE_CONFIG_UNKNOWN_16_WIDTH                 1
`define GPUREG_PRIMITIVE_CONFIG_UNKNOWN_16_BITS                  16:16

// GPUREG_RESTART_PRIMITIVE (0x25F): Any write drops the pending vertices of the primitive assembler;
// done before a strip or fan.
// trigger, rw, mask 0xFFFFFFFF [HW: docs/hardware/geometry.md#primitive-assembly; GBATEK]
// official PICA_REG_START_DRAW_FUNC1; older GPUREG_025F
`define GPUREG_RESTART_PRIMITIVE                                 16'h025F
// UNKNOWN (bits 31-0, uint): Kept and read back; software writes 1.
`define GPUREG_RESTART_PRIMITIVE_UNKNOWN_LSB                     0
`define GPUREG_RESTART_PRIMITIVE_UNKNOWN_WIDTH                   32
`define GPUREG_RESTART_PRIMITIVE_UNKNOWN_BITS                    31:0

// GPUREG_0260 to GPUREG_027F (0x260-0x27F): No register of its own. Reads give RESTART_PRIMITIVE,
// writes do nothing.
// plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK]
`define GPUREG_0260                                              16'h0260
`define GPUREG_0261                                              16'h0261
`define GPUREG_0262                                              16'h0262
`define GPUREG_0263                                              16'h0263
`define GPUREG_0264                                              16'h0264
`define GPUREG_0265                                              16'h0265
`define GPUREG_0266                                              16'h0266
`define GPUREG_0267                                              16'h0267
`define GPUREG_0268                                              16'h0268
`define GPUREG_0269                                              16'h0269
`define GPUREG_026A                                              16'h026A
`define GPUREG_026B                                              16'h026B
`define GPUREG_026C                                              16'h026C
`define GPUREG_026D                                              16'h026D
`define GPUREG_026E                                              16'h026E
`define GPUREG_026F                                              16'h026F
`define GPUREG_0270                                              16'h0270
`define GPUREG_0271                                              16'h0271
`define GPUREG_0272                                              16'h0272
`define GPUREG_0273                                              16'h0273
`define GPUREG_0274                                              16'h0274
`define GPUREG_0275                                              16'h0275
`define GPUREG_0276                                              16'h0276
`define GPUREG_0277                                              16'h0277
`define GPUREG_0278                                              16'h0278
`define GPUREG_0279                                              16'h0279
`define GPUREG_027A                                              16'h027A
`define GPUREG_027B                                              16'h027B
`define GPUREG_027C                                              16'h027C
`define GPUREG_027D                                              16'h027D
`define GPUREG_027E                                              16'h027E
`define GPUREG_027F                                              16'h027F

// ---- Shader units ----
// Four register blocks of one layout. GSH belongs to the unit that runs the geometry shader or,
// without one, vertex shaders; VSH belongs to the three vertex units. What SH2 and SH3 belong to
// is unknown; they were found by reading and writing them.

// GPUREG_[GSH|VSH|SH2|SH3]_BOOLUNIFORM (0x280 + 0x30*n (n = 0-3)): Boolean registers, tested by IFU,
// CALLU and JMPU.
// plain, rw, mask of GSH 0x0FFFFFFF, of VSH 0x01FFFFFF [HW: docs/hardware/shader-unit.md#registers;
// docs/hardware/shader-unit.md#control-flow; docs/hardware/registers.md#shader-units; GBATEK]
// official PICA_REG_[GS|VS]_BOOL; older GPUREG_VSH2_BOOLUNIFORM, GPUREG_02E0, GPUREG_VSH3_BOOLUNIFORM,
// GPUREG_0310
`define GPUREG_GSH_BOOLUNIFORM                                   16'h0280
`define GPUREG_VSH_BOOLUNIFORM                                   16'h02B0
`define GPUREG_SH2_BOOLUNIFORM                                   16'h02E0
`define GPUREG_SH3_BOOLUNIFORM                                   16'h0310
`define GPUREG_SH_BOOLUNIFORM_COUNT                              4
`define GPUREG_SH_BOOLUNIFORM(n)                                 (16'h0280 + 16'h0030 * (n))
// B0 to B15 (bit 0, step 1, bool): Register b0 to b15. The chip sets b15 after a shader has run.
`define GPUREG_SH_BOOLUNIFORM_B0_LSB                             0
`define GPUREG_SH_BOOLUNIFORM_B0_WIDTH                           1
`define GPUREG_SH_BOOLUNIFORM_B0_BITS                            0:0
`define GPUREG_SH_BOOLUNIFORM_B1_LSB                             1
`define GPUREG_SH_BOOLUNIFORM_B1_WIDTH                           1
`define GPUREG_SH_BOOLUNIFORM_B1_BITS                            1:1
`define GPUREG_SH_BOOLUNIFORM_B2_LSB                             2
`define GPUREG_SH_BOOLUNIFORM_B2_WIDTH                           1
`define GPUREG_SH_BOOLUNIFORM_B2_BITS                            2:2
`define GPUREG_SH_BOOLUNIFORM_B3_LSB                             3
`define GPUREG_SH_BOOLUNIFORM_B3_WIDTH                           1
`define GPUREG_SH_BOOLUNIFORM_B3_BITS                            3:3
`define GPUREG_SH_BOOLUNIFORM_B4_LSB                             4
`define GPUREG_SH_BOOLUNIFORM_B4_WIDTH                           1
`define GPUREG_SH_BOOLUNIFORM_B4_BITS                            4:4
`define GPUREG_SH_BOOLUNIFORM_B5_LSB                             5
`define GPUREG_SH_BOOLUNIFORM_B5_WIDTH                           1
`define GPUREG_SH_BOOLUNIFORM_B5_BITS                            5:5
`define GPUREG_SH_BOOLUNIFORM_B6_LSB                             6
`define GPUREG_SH_BOOLUNIFORM_B6_WIDTH                           1
`define GPUREG_SH_BOOLUNIFORM_B6_BITS                            6:6
`define GPUREG_SH_BOOLUNIFORM_B7_LSB                             7
`define GPUREG_SH_BOOLUNIFORM_B7_WIDTH                           1
`define GPUREG_SH_BOOLUNIFORM_B7_BITS                            7:7
`define GPUREG_SH_BOOLUNIFORM_B8_LSB                             8
`define GPUREG_SH_BOOLUNIFORM_B8_WIDTH                           1
`define GPUREG_SH_BOOLUNIFORM_B8_BITS                            8:8
`define GPUREG_SH_BOOLUNIFORM_B9_LSB                             9
`define GPUREG_SH_BOOLUNIFORM_B9_WIDTH                           1
`define GPUREG_SH_BOOLUNIFORM_B9_BITS                            9:9
`define GPUREG_SH_BOOLUNIFORM_B10_LSB                            10
`define GPUREG_SH_BOOLUNIFORM_B10_WIDTH                          1
`define GPUREG_SH_BOOLUNIFORM_B10_BITS                           10:10
`define GPUREG_SH_BOOLUNIFORM_B11_LSB                            11
`define GPUREG_SH_BOOLUNIFORM_B11_WIDTH                          1
`define GPUREG_SH_BOOLUNIFORM_B11_BITS                           11:11
`define GPUREG_SH_BOOLUNIFORM_B12_LSB                            12
`define GPUREG_SH_BOOLUNIFORM_B12_WIDTH                          1
`define GPUREG_SH_BOOLUNIFORM_B12_BITS                           12:12
`define GPUREG_SH_BOOLUNIFORM_B13_LSB                            13
`define GPUREG_SH_BOOLUNIFORM_B13_WIDTH                          1
`define GPUREG_SH_BOOLUNIFORM_B13_BITS                           13:13
`define GPUREG_SH_BOOLUNIFORM_B14_LSB                            14
`define GPUREG_SH_BOOLUNIFORM_B14_WIDTH                          1
`define GPUREG_SH_BOOLUNIFORM_B14_BITS                           14:14
`define GPUREG_SH_BOOLUNIFORM_B15_LSB                            15
`define GPUREG_SH_BOOLUNIFORM_B15_WIDTH                          1
`define GPUREG_SH_BOOLUNIFORM_B15_BITS                           15:15
// UNKNOWN_16 (bits 27-16, uint): R/W, as wide as the entry point; bits 25-27 have no storage in VSH.
// Software writes 0x7FFF to the upper half.
`define GPUREG_SH_BOOLUNIFORM_UNKNOWN_16_LSB                     16
`define GPUREG_SH_BOOLUNIFORM_UNKNOWN_16_WIDTH                   12
`define GPUREG_SH_BOOLUNIFORM_UNKNOWN_16_BITS                    27:16

// GPUREG_[GSH|VSH|SH2|SH3]_INTUNIFORM_I[0-3] (0x281-0x284 + 0x30*n (n = 0-3)): Integer register, the
// counters of LOOP.
// plain, rw, mask 0x00FFFFFF [HW: docs/hardware/shader-unit.md#registers;
// docs/hardware/shader-unit.md#control-flow; docs/hardware/registers.md#shader-units; GBATEK]
// official PICA_REG_[GS|VS]_INT[0-3]; older GPUREG_VSH2_INTUNIFORM_I0, GPUREG_02E1,
// GPUREG_VSH2_INTUNIFORM_I1, GPUREG_02E2, GPUREG_VSH2_INTUNIFORM_I2, GPUREG_02E3,
// GPUREG_VSH2_INTUNIFORM_I3, GPUREG_02E4 and 8 more
`define GPUREG_GSH_INTUNIFORM_I0                                 16'h0281
`define GPUREG_VSH_INTUNIFORM_I0                                 16'h02B1
`define GPUREG_SH2_INTUNIFORM_I0                                 16'h02E1
`define GPUREG_SH3_INTUNIFORM_I0                                 16'h0311
`define GPUREG_SH_INTUNIFORM_I0_COUNT                            4
`define GPUREG_SH_INTUNIFORM_I0(n)                               (16'h0281 + 16'h0030 * (n))
// X (bits 7-0, uint): Iterations minus 1.
`define GPUREG_SH_INTUNIFORM_I0_X_LSB                            0
`define GPUREG_SH_INTUNIFORM_I0_X_WIDTH                          8
`define GPUREG_SH_INTUNIFORM_I0_X_BITS                           7:0
// Y (bits 15-8, uint): Start value of aL.
`define GPUREG_SH_INTUNIFORM_I0_Y_LSB                            8
`define GPUREG_SH_INTUNIFORM_I0_Y_WIDTH                          8
`define GPUREG_SH_INTUNIFORM_I0_Y_BITS                           15:8
// Z (bits 23-16, uint): Added to aL after each iteration.
`define GPUREG_SH_INTUNIFORM_I0_Z_LSB                            16
`define GPUREG_SH_INTUNIFORM_I0_Z_WIDTH                          8
`define GPUREG_SH_INTUNIFORM_I0_Z_BITS                           23:16
`define GPUREG_GSH_INTUNIFORM_I1                                 16'h0282
`define GPUREG_VSH_INTUNIFORM_I1                                 16'h02B2
`define GPUREG_SH2_INTUNIFORM_I1                                 16'h02E2
`define GPUREG_SH3_INTUNIFORM_I1                                 16'h0312
`define GPUREG_SH_INTUNIFORM_I1_COUNT                            4
`define GPUREG_SH_INTUNIFORM_I1(n)                               (16'h0282 + 16'h0030 * (n))
`define GPUREG_SH_INTUNIFORM_I1_X_LSB                            0
`define GPUREG_SH_INTUNIFORM_I1_X_WIDTH                          8
`define GPUREG_SH_INTUNIFORM_I1_X_BITS                           7:0
`define GPUREG_SH_INTUNIFORM_I1_Y_LSB                            8
`define GPUREG_SH_INTUNIFORM_I1_Y_WIDTH                          8
`define GPUREG_SH_INTUNIFORM_I1_Y_BITS                           15:8
`define GPUREG_SH_INTUNIFORM_I1_Z_LSB                            16
`define GPUREG_SH_INTUNIFORM_I1_Z_WIDTH                          8
`define GPUREG_SH_INTUNIFORM_I1_Z_BITS                           23:16
`define GPUREG_GSH_INTUNIFORM_I2                                 16'h0283
`define GPUREG_VSH_INTUNIFORM_I2                                 16'h02B3
`define GPUREG_SH2_INTUNIFORM_I2                                 16'h02E3
`define GPUREG_SH3_INTUNIFORM_I2                                 16'h0313
`define GPUREG_SH_INTUNIFORM_I2_COUNT                            4
`define GPUREG_SH_INTUNIFORM_I2(n)                               (16'h0283 + 16'h0030 * (n))
`define GPUREG_SH_INTUNIFORM_I2_X_LSB                            0
`define GPUREG_SH_INTUNIFORM_I2_X_WIDTH                          8
`define GPUREG_SH_INTUNIFORM_I2_X_BITS                           7:0
`define GPUREG_SH_INTUNIFORM_I2_Y_LSB                            8
`define GPUREG_SH_INTUNIFORM_I2_Y_WIDTH                          8
`define GPUREG_SH_INTUNIFORM_I2_Y_BITS                           15:8
`define GPUREG_SH_INTUNIFORM_I2_Z_LSB                            16
`define GPUREG_SH_INTUNIFORM_I2_Z_WIDTH                          8
`define GPUREG_SH_INTUNIFORM_I2_Z_BITS                           23:16
`define GPUREG_GSH_INTUNIFORM_I3                                 16'h0284
`define GPUREG_VSH_INTUNIFORM_I3                                 16'h02B4
`define GPUREG_SH2_INTUNIFORM_I3                                 16'h02E4
`define GPUREG_SH3_INTUNIFORM_I3                                 16'h0314
`define GPUREG_SH_INTUNIFORM_I3_COUNT                            4
`define GPUREG_SH_INTUNIFORM_I3(n)                               (16'h0284 + 16'h0030 * (n))
`define GPUREG_SH_INTUNIFORM_I3_X_LSB                            0
`define GPUREG_SH_INTUNIFORM_I3_X_WIDTH                          8
`define GPUREG_SH_INTUNIFORM_I3_X_BITS                           7:0
`define GPUREG_SH_INTUNIFORM_I3_Y_LSB                            8
`define GPUREG_SH_INTUNIFORM_I3_Y_WIDTH                          8
`define GPUREG_SH_INTUNIFORM_I3_Y_BITS                           15:8
`define GPUREG_SH_INTUNIFORM_I3_Z_LSB                            16
`define GPUREG_SH_INTUNIFORM_I3_Z_WIDTH                          8
`define GPUREG_SH_INTUNIFORM_I3_Z_BITS                           23:16

// GPUREG_0285 to GPUREG_033F (0x285-0x288, 0x28E, 0x299-0x29A, 0x2A4, 0x2AE-0x2AF, 0x2B5-0x2B8, 0x2BE,
// 0x2C9-0x2CA, 0x2D4, 0x2DE-0x2DF, 0x2E5-0x2E8, 0x2EE, 0x2F9-0x2FA, 0x304, 0x30E-0x30F, 0x315-0x318,
// 0x31E, 0x329-0x32A, 0x334, 0x33E-0x33F): No known function; reads 0.
// plain, none [HW: docs/hardware/registers.md#shader-units; GBATEK]
`define GPUREG_0285                                              16'h0285
`define GPUREG_0286                                              16'h0286
`define GPUREG_0287                                              16'h0287
`define GPUREG_0288                                              16'h0288
`define GPUREG_028E                                              16'h028E
`define GPUREG_0299                                              16'h0299
`define GPUREG_029A                                              16'h029A
`define GPUREG_02A4                                              16'h02A4
`define GPUREG_02AE                                              16'h02AE
`define GPUREG_02AF                                              16'h02AF
`define GPUREG_02B5                                              16'h02B5
`define GPUREG_02B6                                              16'h02B6
`define GPUREG_02B7                                              16'h02B7
`define GPUREG_02B8                                              16'h02B8
`define GPUREG_02BE                                              16'h02BE
`define GPUREG_02C9                                              16'h02C9
`define GPUREG_02CA                                              16'h02CA
`define GPUREG_02D4                                              16'h02D4
`define GPUREG_02DE                                              16'h02DE
`define GPUREG_02DF                                              16'h02DF
`define GPUREG_02E5                                              16'h02E5
`define GPUREG_02E6                                              16'h02E6
`define GPUREG_02E7                                              16'h02E7
`define GPUREG_02E8                                              16'h02E8
`define GPUREG_02EE                                              16'h02EE
`define GPUREG_02F9                                              16'h02F9
`define GPUREG_02FA                                              16'h02FA
`define GPUREG_0304                                              16'h0304
`define GPUREG_030E                                              16'h030E
`define GPUREG_030F                                              16'h030F
`define GPUREG_0315                                              16'h0315
`define GPUREG_0316                                              16'h0316
`define GPUREG_0317                                              16'h0317
`define GPUREG_0318                                              16'h0318
`define GPUREG_031E                                              16'h031E
`define GPUREG_0329                                              16'h0329
`define GPUREG_032A                                              16'h032A
`define GPUREG_0334                                              16'h0334
`define GPUREG_033E                                              16'h033E
`define GPUREG_033F                                              16'h033F

// GPUREG_[GSH|VSH|SH2|SH3]_INPUTBUFFER_CONFIG (0x289 + 0x30*n (n = 0-3)): Number and kind of the
// inputs of a shader run.
// plain, rw, mask 0xB800010F, power-up value of GSH 0xA0000001 [DOC:
// docs/hardware/geometry.md#vertex-arrays; docs/hardware/geometry.md#geometry-shader-input;
// docs/hardware/registers.md#shader-units; docs/hardware/registers.md#power-up; GBATEK]
// official PICA_REG_GS_ATTR_NUM, PICA_REG_VS_ATTR_NUM0; older GPUREG_VSH2_INPUTBUFFER_CONFIG,
// GPUREG_02E9, GPUREG_VSH3_INPUTBUFFER_CONFIG, GPUREG_0319
`define GPUREG_GSH_INPUTBUFFER_CONFIG                            16'h0289
`define GPUREG_VSH_INPUTBUFFER_CONFIG                            16'h02B9
`define GPUREG_SH2_INPUTBUFFER_CONFIG                            16'h02E9
`define GPUREG_SH3_INPUTBUFFER_CONFIG                            16'h0319
`define GPUREG_SH_INPUTBUFFER_CONFIG_COUNT                       4
`define GPUREG_SH_INPUTBUFFER_CONFIG(n)                          (16'h0289 + 16'h0030 * (n))
// COUNT_MINUS_1 (bits 3-0, uint): Inputs minus 1: attributes copied to v registers, or entries that
// start a geometry shader in point mode.
`define GPUREG_SH_INPUTBUFFER_CONFIG_COUNT_MINUS_1_LSB           0
`define GPUREG_SH_INPUTBUFFER_CONFIG_COUNT_MINUS_1_WIDTH         4
`define GPUREG_SH_INPUTBUFFER_CONFIG_COUNT_MINUS_1_BITS          3:0
// INPUT_TO_UNIFORMS (bit 8, bool): Geometry shader in variable or fixed mode: input goes to float
// uniforms, not to v registers.
`define GPUREG_SH_INPUTBUFFER_CONFIG_INPUT_TO_UNIFORMS_LSB       8
`define GPUREG_SH_INPUTBUFFER_CONFIG_INPUT_TO_UNIFORMS_WIDTH     1
`define GPUREG_SH_INPUTBUFFER_CONFIG_INPUT_TO_UNIFORMS_BITS      8:8
// MODE (bits 31-24, ShaderInputMode): Kind of shader. Bits 27, 28, 29 and 31 have storage.
`define GPUREG_SH_INPUTBUFFER_CONFIG_MODE_LSB                    24
`define GPUREG_SH_INPUTBUFFER_CONFIG_MODE_WIDTH                  8
`define GPUREG_SH_INPUTBUFFER_CONFIG_MODE_BITS                   31:24

// GPUREG_[GSH|VSH|SH2|SH3]_ENTRYPOINT (0x28A + 0x30*n (n = 0-3)): Where a shader starts. GSH's may
// differ from VSH's while all units run vertex shaders.
// plain, rw, mask of GSH 0x0FFF0FFF, of VSH 0x01FF01FF [HW: docs/hardware/shader-unit.md#units;
// docs/hardware/shader-unit.md#registers; docs/hardware/registers.md#shader-units; GBATEK]
// official PICA_REG_[GS|VS]_START_ADDR; older GPUREG_VSH2_ENTRYPOINT, GPUREG_02EA,
// GPUREG_VSH3_ENTRYPOINT, GPUREG_031A
`define GPUREG_GSH_ENTRYPOINT                                    16'h028A
`define GPUREG_VSH_ENTRYPOINT                                    16'h02BA
`define GPUREG_SH2_ENTRYPOINT                                    16'h02EA
`define GPUREG_SH3_ENTRYPOINT                                    16'h031A
`define GPUREG_SH_ENTRYPOINT_COUNT                               4
`define GPUREG_SH_ENTRYPOINT(n)                                  (16'h028A + 16'h0030 * (n))
// ADDRESS (bits 11-0, uint, instructions): Program address; 12 bits in GSH, 9 in VSH.
`define GPUREG_SH_ENTRYPOINT_ADDRESS_LSB                         0
`define GPUREG_SH_ENTRYPOINT_ADDRESS_WIDTH                       12
`define GPUREG_SH_ENTRYPOINT_ADDRESS_BITS                        11:0
// UNKNOWN_16 (bits 27-16, uint): R/W, as wide as the address. Software writes 0x7FFF to the upper
// half.
`define GPUREG_SH_ENTRYPOINT_UNKNOWN_16_LSB                      16
`define GPUREG_SH_ENTRYPOINT_UNKNOWN_16_WIDTH                    12
`define GPUREG_SH_ENTRYPOINT_UNKNOWN_16_BITS                     27:16

// GPUREG_[GSH|VSH|SH2|SH3]_ATTRIBUTES_PERMUTATION_LOW (0x28B + 0x30*n (n = 0-3)): Input register of
// inputs 0-7.
// plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
// docs/hardware/geometry.md#from-outputs-to-the-assembler; docs/hardware/registers.md#shader-units]
// official PICA_REG_[GS|VS]_ATTR_IN_REG_MAP0; older GPUREG_GSH_ATTR_PERMUTATION_LOW,
// GPUREG_VSH_ATTR_PERMUTATION_LOW, GPUREG_VSH2_ATTR_PERMUTATION_LOW, GPUREG_02EB,
// GPUREG_VSH3_ATTR_PERMUTATION_LOW, GPUREG_031B
`define GPUREG_GSH_ATTRIBUTES_PERMUTATION_LOW                    16'h028B
`define GPUREG_VSH_ATTRIBUTES_PERMUTATION_LOW                    16'h02BB
`define GPUREG_SH2_ATTRIBUTES_PERMUTATION_LOW                    16'h02EB
`define GPUREG_SH3_ATTRIBUTES_PERMUTATION_LOW                    16'h031B
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_COUNT               4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW(n)                  (16'h028B + 16'h0030 * (n))
// ATTRIBUTE0 to ATTRIBUTE7 (bits 3-0, step 4, uint): Number of the v register that input i goes to.
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE0_LSB      0
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE0_WIDTH    4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE0_BITS     3:0
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE1_LSB      4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE1_WIDTH    4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE1_BITS     7:4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE2_LSB      8
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE2_WIDTH    4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE2_BITS     11:8
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE3_LSB      12
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE3_WIDTH    4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE3_BITS     15:12
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE4_LSB      16
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE4_WIDTH    4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE4_BITS     19:16
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE5_LSB      20
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE5_WIDTH    4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE5_BITS     23:20
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE6_LSB      24
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE6_WIDTH    4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE6_BITS     27:24
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE7_LSB      28
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE7_WIDTH    4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE7_BITS     31:28

// GPUREG_[GSH|VSH|SH2|SH3]_ATTRIBUTES_PERMUTATION_HIGH (0x28C + 0x30*n (n = 0-3)): Input register of
// inputs 8-15.
// plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
// docs/hardware/geometry.md#from-outputs-to-the-assembler; docs/hardware/registers.md#shader-units]
// official PICA_REG_[GS|VS]_ATTR_IN_REG_MAP1; older GPUREG_GSH_ATTR_PERMUTATION_HIGH,
// GPUREG_VSH_ATTR_PERMUTATION_HIGH, GPUREG_VSH2_ATTR_PERMUTATION_HIGH, GPUREG_02EC,
// GPUREG_VSH3_ATTR_PERMUTATION_HIGH, GPUREG_031C
`define GPUREG_GSH_ATTRIBUTES_PERMUTATION_HIGH                   16'h028C
`define GPUREG_VSH_ATTRIBUTES_PERMUTATION_HIGH                   16'h02BC
`define GPUREG_SH2_ATTRIBUTES_PERMUTATION_HIGH                   16'h02EC
`define GPUREG_SH3_ATTRIBUTES_PERMUTATION_HIGH                   16'h031C
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_COUNT              4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH(n)                 (16'h028C + 16'h0030 * (n))
// ATTRIBUTE8 to ATTRIBUTE15 (bits 3-0, step 4, uint): Number of the v register that input i goes to.
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE8_LSB     0
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE8_WIDTH   4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE8_BITS    3:0
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE9_LSB     4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE9_WIDTH   4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE9_BITS    7:4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE10_LSB    8
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE10_WIDTH  4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE10_BITS   11:8
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE11_LSB    12
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE11_WIDTH  4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE11_BITS   15:12
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE12_LSB    16
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE12_WIDTH  4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE12_BITS   19:16
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE13_LSB    20
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE13_WIDTH  4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE13_BITS   23:20
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE14_LSB    24
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE14_WIDTH  4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE14_BITS   27:24
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE15_LSB    28
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE15_WIDTH  4
`define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE15_BITS   31:28

// GPUREG_[GSH|VSH|SH2|SH3]_OUTMAP_MASK (0x28D + 0x30*n (n = 0-3)): Which output registers are passed
// on; they are packed in ascending order.
// plain, rw, mask 0x07FFFFFF [DOC: docs/hardware/shader-unit.md#registers;
// docs/hardware/geometry.md#shader-outputs; docs/hardware/registers.md#shader-units]
// official PICA_REG_[GS|VS]_OUT_REG_MASK; older GPUREG_VSH2_OUTMAP_MASK, GPUREG_02ED,
// GPUREG_VSH3_OUTMAP_MASK, GPUREG_031D
`define GPUREG_GSH_OUTMAP_MASK                                   16'h028D
`define GPUREG_VSH_OUTMAP_MASK                                   16'h02BD
`define GPUREG_SH2_OUTMAP_MASK                                   16'h02ED
`define GPUREG_SH3_OUTMAP_MASK                                   16'h031D
`define GPUREG_SH_OUTMAP_MASK_COUNT                              4
`define GPUREG_SH_OUTMAP_MASK(n)                                 (16'h028D + 16'h0030 * (n))
// O0 to O15 (bit 0, step 1, bool): Register o0 to o15 is passed on; o7-o15 in vertex shaders only.
`define GPUREG_SH_OUTMAP_MASK_O0_LSB                             0
`define GPUREG_SH_OUTMAP_MASK_O0_WIDTH                           1
`define GPUREG_SH_OUTMAP_MASK_O0_BITS                            0:0
`define GPUREG_SH_OUTMAP_MASK_O1_LSB                             1
`define GPUREG_SH_OUTMAP_MASK_O1_WIDTH                           1
`define GPUREG_SH_OUTMAP_MASK_O1_BITS                            1:1
`define GPUREG_SH_OUTMAP_MASK_O2_LSB                             2
`define GPUREG_SH_OUTMAP_MASK_O2_WIDTH                           1
`define GPUREG_SH_OUTMAP_MASK_O2_BITS                            2:2
`define GPUREG_SH_OUTMAP_MASK_O3_LSB                             3
`define GPUREG_SH_OUTMAP_MASK_O3_WIDTH                           1
`define GPUREG_SH_OUTMAP_MASK_O3_BITS                            3:3
`define GPUREG_SH_OUTMAP_MASK_O4_LSB                             4
`define GPUREG_SH_OUTMAP_MASK_O4_WIDTH                           1
`define GPUREG_SH_OUTMAP_MASK_O4_BITS                            4:4
`define GPUREG_SH_OUTMAP_MASK_O5_LSB                             5
`define GPUREG_SH_OUTMAP_MASK_O5_WIDTH                           1
`define GPUREG_SH_OUTMAP_MASK_O5_BITS                            5:5
`define GPUREG_SH_OUTMAP_MASK_O6_LSB                             6
`define GPUREG_SH_OUTMAP_MASK_O6_WIDTH                           1
`define GPUREG_SH_OUTMAP_MASK_O6_BITS                            6:6
`define GPUREG_SH_OUTMAP_MASK_O7_LSB                             7
`define GPUREG_SH_OUTMAP_MASK_O7_WIDTH                           1
`define GPUREG_SH_OUTMAP_MASK_O7_BITS                            7:7
`define GPUREG_SH_OUTMAP_MASK_O8_LSB                             8
`define GPUREG_SH_OUTMAP_MASK_O8_WIDTH                           1
`define GPUREG_SH_OUTMAP_MASK_O8_BITS                            8:8
`define GPUREG_SH_OUTMAP_MASK_O9_LSB                             9
`define GPUREG_SH_OUTMAP_MASK_O9_WIDTH                           1
`define GPUREG_SH_OUTMAP_MASK_O9_BITS                            9:9
`define GPUREG_SH_OUTMAP_MASK_O10_LSB                            10
`define GPUREG_SH_OUTMAP_MASK_O10_WIDTH                          1
`define GPUREG_SH_OUTMAP_MASK_O10_BITS                           10:10
`define GPUREG_SH_OUTMAP_MASK_O11_LSB                            11
`define GPUREG_SH_OUTMAP_MASK_O11_WIDTH                          1
`define GPUREG_SH_OUTMAP_MASK_O11_BITS                           11:11
`define GPUREG_SH_OUTMAP_MASK_O12_LSB                            12
`define GPUREG_SH_OUTMAP_MASK_O12_WIDTH                          1
`define GPUREG_SH_OUTMAP_MASK_O12_BITS                           12:12
`define GPUREG_SH_OUTMAP_MASK_O13_LSB                            13
`define GPUREG_SH_OUTMAP_MASK_O13_WIDTH                          1
`define GPUREG_SH_OUTMAP_MASK_O13_BITS                           13:13
`define GPUREG_SH_OUTMAP_MASK_O14_LSB                            14
`define GPUREG_SH_OUTMAP_MASK_O14_WIDTH                          1
`define GPUREG_SH_OUTMAP_MASK_O14_BITS                           14:14
`define GPUREG_SH_OUTMAP_MASK_O15_LSB                            15
`define GPUREG_SH_OUTMAP_MASK_O15_WIDTH                          1
`define GPUREG_SH_OUTMAP_MASK_O15_BITS                           15:15
// UNKNOWN_16 (bits 26-16, uint): R/W, purpose unknown. [HW]
`define GPUREG_SH_OUTMAP_MASK_UNKNOWN_16_LSB                     16
`define GPUREG_SH_OUTMAP_MASK_UNKNOWN_16_WIDTH                   11
`define GPUREG_SH_OUTMAP_MASK_UNKNOWN_16_BITS                    26:16

// GPUREG_[GSH|VSH|SH2|SH3]_CODETRANSFER_END (0x28F + 0x30*n (n = 0-3)): Ends an upload of code. Any
// value works; software writes 1 after each upload.
// trigger, wo [DOC: docs/hardware/registers.md#shader-units; GBATEK]
// official PICA_REG_[GS|VS]_PROG_RENEWAL_END; older GPUREG_VSH2_CODETRANSFER_END, GPUREG_02EF,
// GPUREG_VSH3_CODETRANSFER_END, GPUREG_031F
`define GPUREG_GSH_CODETRANSFER_END                              16'h028F
`define GPUREG_VSH_CODETRANSFER_END                              16'h02BF
`define GPUREG_SH2_CODETRANSFER_END                              16'h02EF
`define GPUREG_SH3_CODETRANSFER_END                              16'h031F
`define GPUREG_SH_CODETRANSFER_END_COUNT                         4
`define GPUREG_SH_CODETRANSFER_END(n)                            (16'h028F + 16'h0030 * (n))

// GPUREG_[GSH|VSH|SH2|SH3]_FLOATUNIFORM_INDEX (0x290 + 0x30*n (n = 0-3)): Float uniform that
// FLOATUNIFORM_DATA loads next, and the format of its words.
// index-port, wo, port GshFloatUniform, VshFloatUniform, Sh2FloatUniform, Sh3FloatUniform [DOC:
// docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
// official PICA_REG_[GS|VS]_FLOAT_ADDR; older GPUREG_GSH_FLOATUNIFORM_CONFIG,
// GPUREG_VSH_FLOATUNIFORM_CONFIG, GPUREG_VSH2_FLOATUNIFORM_INDEX, GPUREG_02F0,
// GPUREG_VSH3_FLOATUNIFORM_INDEX, GPUREG_0320
`define GPUREG_GSH_FLOATUNIFORM_INDEX                            16'h0290
`define GPUREG_VSH_FLOATUNIFORM_INDEX                            16'h02C0
`define GPUREG_SH2_FLOATUNIFORM_INDEX                            16'h02F0
`define GPUREG_SH3_FLOATUNIFORM_INDEX                            16'h0320
`define GPUREG_SH_FLOATUNIFORM_INDEX_COUNT                       4
`define GPUREG_SH_FLOATUNIFORM_INDEX(n)                          (16'h0290 + 16'h0030 * (n))
// INDEX (bits 7-0, uint): Number of the c register, 0-95; advances after four components. 96 and
// above: the data is ignored. [HW]
`define GPUREG_SH_FLOATUNIFORM_INDEX_INDEX_LSB                   0
`define GPUREG_SH_FLOATUNIFORM_INDEX_INDEX_WIDTH                 8
`define GPUREG_SH_FLOATUNIFORM_INDEX_INDEX_BITS                  7:0
// TRANSFER_MODE (bit 31, ShaderTransferMode): Format of the data words.
`define GPUREG_SH_FLOATUNIFORM_INDEX_TRANSFER_MODE_LSB           31
`define GPUREG_SH_FLOATUNIFORM_INDEX_TRANSFER_MODE_WIDTH         1
`define GPUREG_SH_FLOATUNIFORM_INDEX_TRANSFER_MODE_BITS          31:31

// GPUREG_[GSH|VSH|SH2|SH3]_FLOATUNIFORM_DATA (0x291-0x298 + 0x30*n (n = 0-3)): Words of a float
// uniform. FLOAT24: three words, W in bits 8-31 and Z[23:16] in 0-7, then Z[15:0] in 16-31 and Y[23:8]
// in 0-15, then Y[7:0] in 24-31 and X in 0-23. FLOAT32: four words, W, Z, Y, X.
// fifo, wo, port GshFloatUniform, VshFloatUniform, Sh2FloatUniform, Sh3FloatUniform [DOC:
// docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
// official PICA_REG_[GS|VS]_FLOAT_DATA[1-8]; older GPUREG_GSH_FLOATUNIFORM_DATA0,
// GPUREG_GSH_FLOATUNIFORM_DATA1, GPUREG_GSH_FLOATUNIFORM_DATA2, GPUREG_GSH_FLOATUNIFORM_DATA3,
// GPUREG_GSH_FLOATUNIFORM_DATA4, GPUREG_GSH_FLOATUNIFORM_DATA5, GPUREG_GSH_FLOATUNIFORM_DATA6,
// GPUREG_GSH_FLOATUNIFORM_DATA7 and 56 more
`define GPUREG_GSH_FLOATUNIFORM_DATA                             16'h0291
`define GPUREG_VSH_FLOATUNIFORM_DATA                             16'h02C1
`define GPUREG_SH2_FLOATUNIFORM_DATA                             16'h02F1
`define GPUREG_SH3_FLOATUNIFORM_DATA                             16'h0321
`define GPUREG_SH_FLOATUNIFORM_DATA_COUNT                        4
`define GPUREG_SH_FLOATUNIFORM_DATA(n)                           (16'h0291 + 16'h0030 * (n))
// DATA (bits 31-0, uint): One word of a vector.
`define GPUREG_SH_FLOATUNIFORM_DATA_DATA_LSB                     0
`define GPUREG_SH_FLOATUNIFORM_DATA_DATA_WIDTH                   32
`define GPUREG_SH_FLOATUNIFORM_DATA_DATA_BITS                    31:0

// GPUREG_[GSH|VSH|SH2|SH3]_CODETRANSFER_INDEX (0x29B + 0x30*n (n = 0-3)): Program address that
// CODETRANSFER_DATA loads next.
// index-port, wo, port GshCode, VshCode, Sh2Code, Sh3Code [DOC:
// docs/hardware/shader-unit.md#registers; docs/hardware/command-lists.md#index-and-data-ports;
// docs/hardware/registers.md#shader-units]
// official PICA_REG_[GS|VS]_PROG_ADDR; older GPUREG_GSH_CODETRANSFER_CONFIG,
// GPUREG_VSH_CODETRANSFER_CONFIG, GPUREG_VSH2_CODETRANSFER_INDEX, GPUREG_02FB,
// GPUREG_VSH3_CODETRANSFER_INDEX, GPUREG_032B
`define GPUREG_GSH_CODETRANSFER_INDEX                            16'h029B
`define GPUREG_VSH_CODETRANSFER_INDEX                            16'h02CB
`define GPUREG_SH2_CODETRANSFER_INDEX                            16'h02FB
`define GPUREG_SH3_CODETRANSFER_INDEX                            16'h032B
`define GPUREG_SH_CODETRANSFER_INDEX_COUNT                       4
`define GPUREG_SH_CODETRANSFER_INDEX(n)                          (16'h029B + 16'h0030 * (n))
// INDEX (bits 11-0, uint, instructions): Program address; advances with every word.
`define GPUREG_SH_CODETRANSFER_INDEX_INDEX_LSB                   0
`define GPUREG_SH_CODETRANSFER_INDEX_INDEX_WIDTH                 12
`define GPUREG_SH_CODETRANSFER_INDEX_INDEX_BITS                  11:0

// GPUREG_[GSH|VSH|SH2|SH3]_CODETRANSFER_DATA (0x29C-0x2A3 + 0x30*n (n = 0-3)): Instruction at the
// program address of CODETRANSFER_INDEX.
// data-port, wo, port GshCode, VshCode, Sh2Code, Sh3Code [DOC:
// docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
// official PICA_REG_[GS|VS]_PROG_DATA[0-7]; older GPUREG_GSH_CODETRANSFER_DATA0,
// GPUREG_GSH_CODETRANSFER_DATA1, GPUREG_GSH_CODETRANSFER_DATA2, GPUREG_GSH_CODETRANSFER_DATA3,
// GPUREG_GSH_CODETRANSFER_DATA4, GPUREG_GSH_CODETRANSFER_DATA5, GPUREG_GSH_CODETRANSFER_DATA6,
// GPUREG_GSH_CODETRANSFER_DATA7 and 56 more
`define GPUREG_GSH_CODETRANSFER_DATA                             16'h029C
`define GPUREG_VSH_CODETRANSFER_DATA                             16'h02CC
`define GPUREG_SH2_CODETRANSFER_DATA                             16'h02FC
`define GPUREG_SH3_CODETRANSFER_DATA                             16'h032C
`define GPUREG_SH_CODETRANSFER_DATA_COUNT                        4
`define GPUREG_SH_CODETRANSFER_DATA(n)                           (16'h029C + 16'h0030 * (n))
// DATA (bits 31-0, uint): Instruction word.
`define GPUREG_SH_CODETRANSFER_DATA_DATA_LSB                     0
`define GPUREG_SH_CODETRANSFER_DATA_DATA_WIDTH                   32
`define GPUREG_SH_CODETRANSFER_DATA_DATA_BITS                    31:0

// GPUREG_[GSH|VSH|SH2|SH3]_OPDESCS_INDEX (0x2A5 + 0x30*n (n = 0-3)): Operand descriptor that
// OPDESCS_DATA loads next.
// index-port, wo, port GshOpDesc, VshOpDesc, Sh2OpDesc, Sh3OpDesc [DOC:
// docs/hardware/shader-unit.md#registers; docs/hardware/command-lists.md#index-and-data-ports;
// docs/hardware/registers.md#shader-units]
// official PICA_REG_[GS|VS]_PROG_SWIZZLE_ADDR; older GPUREG_GSH_OPDESCS_CONFIG,
// GPUREG_VSH_OPDESCS_CONFIG, GPUREG_VSH2_OPDESCS_INDEX, GPUREG_0305, GPUREG_VSH3_OPDESCS_INDEX,
// GPUREG_0335
`define GPUREG_GSH_OPDESCS_INDEX                                 16'h02A5
`define GPUREG_VSH_OPDESCS_INDEX                                 16'h02D5
`define GPUREG_SH2_OPDESCS_INDEX                                 16'h0305
`define GPUREG_SH3_OPDESCS_INDEX                                 16'h0335
`define GPUREG_SH_OPDESCS_INDEX_COUNT                            4
`define GPUREG_SH_OPDESCS_INDEX(n)                               (16'h02A5 + 16'h0030 * (n))
// INDEX (bits 11-0, uint): Descriptor, 0-127; advances with every word. What happens above 127 is
// unknown; the model ignores the data.
`define GPUREG_SH_OPDESCS_INDEX_INDEX_LSB                        0
`define GPUREG_SH_OPDESCS_INDEX_INDEX_WIDTH                      12
`define GPUREG_SH_OPDESCS_INDEX_INDEX_BITS                       11:0

// GPUREG_[GSH|VSH|SH2|SH3]_OPDESCS_DATA (0x2A6-0x2AD + 0x30*n (n = 0-3)): Operand descriptor at the
// index of OPDESCS_INDEX.
// data-port, wo, port GshOpDesc, VshOpDesc, Sh2OpDesc, Sh3OpDesc [DOC:
// docs/hardware/shader-unit.md#operand-descriptors;
// docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
// official PICA_REG_[GS|VS]_PROG_SWIZZLE_DATA[0-7]; older GPUREG_GSH_OPDESCS_DATA0,
// GPUREG_GSH_OPDESCS_DATA1, GPUREG_GSH_OPDESCS_DATA2, GPUREG_GSH_OPDESCS_DATA3,
// GPUREG_GSH_OPDESCS_DATA4, GPUREG_GSH_OPDESCS_DATA5, GPUREG_GSH_OPDESCS_DATA6,
// GPUREG_GSH_OPDESCS_DATA7 and 56 more
`define GPUREG_GSH_OPDESCS_DATA                                  16'h02A6
`define GPUREG_VSH_OPDESCS_DATA                                  16'h02D6
`define GPUREG_SH2_OPDESCS_DATA                                  16'h0306
`define GPUREG_SH3_OPDESCS_DATA                                  16'h0336
`define GPUREG_SH_OPDESCS_DATA_COUNT                             4
`define GPUREG_SH_OPDESCS_DATA(n)                                (16'h02A6 + 16'h0030 * (n))
// DATA (bits 31-0, uint): Destination mask, source swizzles and negations.
`define GPUREG_SH_OPDESCS_DATA_DATA_LSB                          0
`define GPUREG_SH_OPDESCS_DATA_DATA_WIDTH                        32
`define GPUREG_SH_OPDESCS_DATA_DATA_BITS                         31:0

`endif // PICA200_VH
