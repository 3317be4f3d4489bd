/* PICA200 internal registers: register ids, fields and enumerators.
 *
 * Generated from the register specification (description version 1). Do not edit.
 *
 * Registers of the 3D core, written by GPU command lists and, at their CPU addresses, by the
 * ARM11. Register 0x000 is at physical address 0x10401000; each register is one 32-bit word.
 * Source: 3dbrew IR-2014; 3dbrew IR-2015; 3dbrew CMD; GBATEK;
 * docs/hardware/registers.md#miscellaneous
 *
 * A register is named by its id. X(n) is element n of an array, 0 <= n < X_COUNT; it may evaluate n more than once.
 * A field has X_SHIFT and X_MASK, the mask in place; fields of a multi-word entry also have X_WORD, the word they are in.
 * PICA200_GET and PICA200_PUT read a field from a word and place a value in it.
 * Names of registers and fields begin with PICA200_, because other headers define them without it (libctru's does). Define
 * PICA200_SHORT_NAMES before the #include for the names without it, too.
 * Define PICA_OFFICIAL_NAMES or PICA_OLDER_NAMES before the #include for the names of other documents.
 */
#ifndef PICA200_H
#define PICA200_H

#define PICA200_GET(field, word) (((word) & field##_MASK) >> field##_SHIFT)
#define PICA200_PUT(field, value) (((value) + 0u) << field##_SHIFT & field##_MASK)

/* Physical address of a register id. */
#define PICA200_CPU_BASE 0x10401000u
#define PICA200_CPU_ADDRESS(id) (PICA200_CPU_BASE + 4u * (id))

/* AttributeComponent: What stands at a place of a vertex in an attribute buffer. [DOC:
 * geometry#vertex-arrays] */
#define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE0                      0u /* Attribute 0. */
#define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE1                      1u /* Attribute 1. */
#define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE2                      2u /* Attribute 2. */
#define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE3                      3u /* Attribute 3. */
#define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE4                      4u /* Attribute 4. */
#define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE5                      5u /* Attribute 5. */
#define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE6                      6u /* Attribute 6. */
#define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE7                      7u /* Attribute 7. */
#define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE8                      8u /* Attribute 8. */
#define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE9                      9u /* Attribute 9. */
#define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE10                     10u /* Attribute 10. */
#define PICA_ATTRIBUTE_COMPONENT_ATTRIBUTE11                     11u /* Attribute 11. */
#define PICA_ATTRIBUTE_COMPONENT_PAD4                            12u /* Align to 4 and skip 4 bytes. [HW] */
#define PICA_ATTRIBUTE_COMPONENT_PAD8                            13u /* Align to 4 and skip 8 bytes. [HW] */
#define PICA_ATTRIBUTE_COMPONENT_PAD12                           14u /* Align to 4 and skip 12 bytes. [HW] */
#define PICA_ATTRIBUTE_COMPONENT_PAD16                           15u /* Align to 4 and skip 16 bytes. [HW] */

/* AttributeSize: Number of elements of a vertex attribute in memory. Missing y and z are 0, missing w
 * is 1. [DOC: geometry#vertex-arrays] */
#define PICA_ATTRIBUTE_SIZE_X                                    0u /* One element. */
#define PICA_ATTRIBUTE_SIZE_XY                                   1u /* Two elements. */
#define PICA_ATTRIBUTE_SIZE_XYZ                                  2u /* Three elements. */
#define PICA_ATTRIBUTE_SIZE_XYZW                                 3u /* Four elements. */

/* AttributeType: Element type of a vertex attribute in memory. Integers become their own value as a
 * float. [DOC: geometry#vertex-arrays] */
#define PICA_ATTRIBUTE_TYPE_S8                                   0u /* Signed byte. */
#define PICA_ATTRIBUTE_TYPE_U8                                   1u /* Unsigned byte. */
#define PICA_ATTRIBUTE_TYPE_S16                                  2u /* Signed 16-bit number, little-endian. */
#define PICA_ATTRIBUTE_TYPE_F32                                  3u /* IEEE single, little-endian. */

/* BlendEquation: Combination of the weighted source s and the weighted destination d, limited to 0 to
 * 255. [HW: framebuffer#blending-and-logic-operation] */
/* Also 5-7. s + d. Codes 5 to 7 mean the same, measured in citra #2658. */
#define PICA_BLEND_EQUATION_ADD                                  0u
#define PICA_BLEND_EQUATION_SUBTRACT                             1u /* s - d. */
#define PICA_BLEND_EQUATION_REVERSE_SUBTRACT                     2u /* d - s. */
#define PICA_BLEND_EQUATION_MIN                                  3u /* Smaller of s and d; the factors do count, citra #2684. */
#define PICA_BLEND_EQUATION_MAX                                  4u /* Larger of s and d; the factors do count, citra #2684. */

/* BlendFactor: Weight in blending, of 0 to 1. In an alpha equation the colours stand for their alpha.
 * [DOC: framebuffer#blending-and-logic-operation]
 * Other codes act as PICA_BLEND_FACTOR_SRC_COLOR. */
#define PICA_BLEND_FACTOR_ZERO                                   0u /* 0. */
#define PICA_BLEND_FACTOR_ONE                                    1u /* 1. */
/* Source colour. Code 15, which nobody has described, acts like this in Azahar. */
#define PICA_BLEND_FACTOR_SRC_COLOR                              2u
#define PICA_BLEND_FACTOR_ONE_MINUS_SRC_COLOR                    3u /* 1 - source colour. */
#define PICA_BLEND_FACTOR_DST_COLOR                              4u /* Destination colour. */
#define PICA_BLEND_FACTOR_ONE_MINUS_DST_COLOR                    5u /* 1 - destination colour. */
#define PICA_BLEND_FACTOR_SRC_ALPHA                              6u /* Source alpha. */
#define PICA_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA                    7u /* 1 - source alpha. */
#define PICA_BLEND_FACTOR_DST_ALPHA                              8u /* Destination alpha. */
#define PICA_BLEND_FACTOR_ONE_MINUS_DST_ALPHA                    9u /* 1 - destination alpha. */
#define PICA_BLEND_FACTOR_CONSTANT_COLOR                         10u /* BLEND_COLOR. */
#define PICA_BLEND_FACTOR_ONE_MINUS_CONSTANT_COLOR               11u /* 1 - BLEND_COLOR. */
#define PICA_BLEND_FACTOR_CONSTANT_ALPHA                         12u /* Alpha of BLEND_COLOR. */
#define PICA_BLEND_FACTOR_ONE_MINUS_CONSTANT_ALPHA               13u /* 1 - alpha of BLEND_COLOR. */
/* Smaller of source alpha and 1 - destination alpha; in an alpha equation 1. */
#define PICA_BLEND_FACTOR_SRC_ALPHA_SATURATE                     14u

/* BlendMode: How a fragment's colour and the stored one are combined. [DOC:
 * framebuffer#blending-and-logic-operation] */
#define PICA_BLEND_MODE_LOGIC_OP                                 0u /* By LOGIC_OP, bit for bit. */
#define PICA_BLEND_MODE_BLEND                                    1u /* By BLEND_FUNC. */

/* BlockSize: Order of pixels in the colour and depth buffers. [DOC: framebuffer#addressing] */
#define PICA_BLOCK_SIZE_BLOCK_8X8                                0u /* Rows of 8x8 tiles in Morton order. */
/* Rows of 32x32 blocks; the order of the 8x8 tiles in a block is not settled. */
#define PICA_BLOCK_SIZE_BLOCK_32X32                              1u

/* ColorAccess: Whether the colour buffer is accessed. Documents give one bit per channel; on a console
 * any of them enables all channels. [HW: framebuffer#addressing; citra #1624] */
#define PICA_COLOR_ACCESS_DISABLED                               0u /* No access. */
/* Also 1-14. Access to all channels; any non-zero code means the same. */
#define PICA_COLOR_ACCESS_ENABLED                                15u

/* ColorFormat: Layout of the colour buffer; byte 0 is at the lowest address, 16-bit pixels are
 * little-endian. [DOC: framebuffer#addressing]
 * Nothing is known about other codes. */
#define PICA_COLOR_FORMAT_RGBA8                                  0u /* Bytes A, B, G, R; also pairs of gas densities. */
/* Bytes B, G, R; only in documents up to 2015 and in emulators. */
#define PICA_COLOR_FORMAT_RGB8                                   1u
#define PICA_COLOR_FORMAT_RGB5A1                                 2u /* R 15-11, G 10-6, B 5-1, A 0. */
#define PICA_COLOR_FORMAT_RGB565                                 3u /* R 15-11, G 10-5, B 4-0. */
#define PICA_COLOR_FORMAT_RGBA4                                  4u /* R 15-12, G 11-8, B 7-4, A 3-0. */

/* CombinerAlphaOperand: What a combiner takes from a source for its alpha. [DOC: fragment#stages] */
#define PICA_COMBINER_ALPHA_OPERAND_SRC_ALPHA                    0u /* Alpha. */
#define PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_ALPHA          1u /* 255 - alpha. */
#define PICA_COMBINER_ALPHA_OPERAND_SRC_R                        2u /* Red. */
#define PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_R              3u /* 255 - red. */
#define PICA_COMBINER_ALPHA_OPERAND_SRC_G                        4u /* Green. */
#define PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_G              5u /* 255 - green. */
#define PICA_COMBINER_ALPHA_OPERAND_SRC_B                        6u /* Blue. */
#define PICA_COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_B              7u /* 255 - blue. */

/* CombinerColorOperand: What a combiner takes from a source for its red, green and blue. [DOC:
 * fragment#stages]
 * Other codes act as PICA_COMBINER_COLOR_OPERAND_SRC_COLOR. */
/* Also 6, 7, 10, 11. Colour; 6, 7, 10 and 11 mean the same. The model lets 14 and 15, which nobody has
 * described, act like this. */
#define PICA_COMBINER_COLOR_OPERAND_SRC_COLOR                    0u
#define PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_COLOR          1u /* 255 - colour. */
#define PICA_COMBINER_COLOR_OPERAND_SRC_ALPHA                    2u /* Alpha in all three channels. */
#define PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_ALPHA          3u /* 255 - alpha in all three channels. */
#define PICA_COMBINER_COLOR_OPERAND_SRC_R                        4u /* Red in all three channels. */
#define PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_R              5u /* 255 - red in all three channels. */
#define PICA_COMBINER_COLOR_OPERAND_SRC_G                        8u /* Green in all three channels. */
#define PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_G              9u /* 255 - green in all three channels. */
#define PICA_COMBINER_COLOR_OPERAND_SRC_B                        12u /* Blue in all three channels. */
#define PICA_COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_B              13u /* 255 - blue in all three channels. */

/* CombinerOperation: Operation of a combiner stage; every result is limited to 0 to 255 before the
 * scale. [EMU: fragment#combiner-operations]
 * Other codes act as PICA_COMBINER_OPERATION_REPLACE. */
/* a. The model lets codes 10 to 15, which nobody has described, act like this. */
#define PICA_COMBINER_OPERATION_REPLACE                          0u
#define PICA_COMBINER_OPERATION_MODULATE                         1u /* floor(a * b / 255). */
#define PICA_COMBINER_OPERATION_ADD                              2u /* a + b. */
#define PICA_COMBINER_OPERATION_ADD_SIGNED                       3u /* a + b - 128. */
#define PICA_COMBINER_OPERATION_INTERPOLATE                      4u /* floor((a * c + b * (255 - c)) / 255). */
#define PICA_COMBINER_OPERATION_SUBTRACT                         5u /* a - b. */
/* Sum over red, green and blue of ((2a - 255)(2b - 255) + 128) / 256, in all three channels; a console
 * differs by at most 3. As alpha operation it is untested. [HW] */
#define PICA_COMBINER_OPERATION_DOT3_RGB                         6u
/* As DOT3_RGB, with the same result in alpha; the stage's alpha operation is ignored. As alpha
 * operation it is untested. [HW] */
#define PICA_COMBINER_OPERATION_DOT3_RGBA                        7u
#define PICA_COMBINER_OPERATION_MULTIPLY_THEN_ADD                8u /* floor((a * b + 255 * c) / 255). */
#define PICA_COMBINER_OPERATION_ADD_THEN_MULTIPLY                9u /* floor(min(255, a + b) * c / 255). */

/* CombinerScale: Factor on a combiner result, which is limited to 255 again. [DOC: fragment#scale]
 * Other codes act as PICA_COMBINER_SCALE_X1. */
/* 1. Code 3, which nobody has described, acts like this in Azahar. */
#define PICA_COMBINER_SCALE_X1                                   0u
#define PICA_COMBINER_SCALE_X2                                   1u /* 2. */
#define PICA_COMBINER_SCALE_X4                                   2u /* 4. */

/* CombinerSource: Colour that a combiner stage takes. [DOC: fragment#stages] */
#define PICA_COMBINER_SOURCE_PRIMARY_COLOR                       0u /* Interpolated vertex colour. */
#define PICA_COMBINER_SOURCE_FRAGMENT_PRIMARY_COLOR              1u /* Diffuse and ambient result of fragment lighting. */
#define PICA_COMBINER_SOURCE_FRAGMENT_SECONDARY_COLOR            2u /* Specular result of fragment lighting. */
#define PICA_COMBINER_SOURCE_TEXTURE0                            3u /* Texture unit 0. */
#define PICA_COMBINER_SOURCE_TEXTURE1                            4u /* Texture unit 1. */
#define PICA_COMBINER_SOURCE_TEXTURE2                            5u /* Texture unit 2. */
#define PICA_COMBINER_SOURCE_TEXTURE3                            6u /* Procedural texture. */
/* Also 8-12. 0 on stage 0, as CMD-2015 saw it; other stages are untested. */
#define PICA_COMBINER_SOURCE_ZERO                                7u
#define PICA_COMBINER_SOURCE_PREVIOUS_BUFFER                     13u /* Combiner buffer; 0 on stage 0, measured in citra #6921. */
#define PICA_COMBINER_SOURCE_CONSTANT                            14u /* Constant colour of the stage. */
/* Result of the stage before; the primary colour on stage 0, measured in citra #6921. */
#define PICA_COMBINER_SOURCE_PREVIOUS                            15u

/* CompareFunction: Condition of the alpha, stencil and depth tests. A fragment passes if the first
 * value stands in this relation to the second one. [DOC: framebuffer#alpha-test] */
#define PICA_COMPARE_FUNCTION_NEVER                              0u /* Never. */
#define PICA_COMPARE_FUNCTION_ALWAYS                             1u /* Always. */
#define PICA_COMPARE_FUNCTION_EQUAL                              2u /* Equal. */
#define PICA_COMPARE_FUNCTION_NOTEQUAL                           3u /* Not equal. */
#define PICA_COMPARE_FUNCTION_LESS                               4u /* Less than. */
#define PICA_COMPARE_FUNCTION_LEQUAL                             5u /* Less than or equal. */
#define PICA_COMPARE_FUNCTION_GREATER                            6u /* Greater than. */
#define PICA_COMPARE_FUNCTION_GEQUAL                             7u /* Greater than or equal. */

/* CullMode: Which triangles are removed, by their orientation in register coordinates (y up). [HW:
 * raster#culling] */
#define PICA_CULL_MODE_NONE                                      0u /* Also 3. Everything is drawn; code 3 means the same. */
#define PICA_CULL_MODE_FRONT_CCW                                 1u /* Front faces (counter-clockwise) are removed. */
#define PICA_CULL_MODE_BACK_CCW                                  2u /* Back faces (clockwise) are removed. */

/* DepthFormat: Layout of the depth buffer. [DOC: framebuffer#addressing] */
#define PICA_DEPTH_FORMAT_D16                                    0u /* 16 bits of depth, little-endian. */
#define PICA_DEPTH_FORMAT_UNUSED                                 1u /* No format; said to hang the GPU. */
#define PICA_DEPTH_FORMAT_D24                                    2u /* 24 bits of depth in 3 bytes, little-endian. */
#define PICA_DEPTH_FORMAT_D24S8                                  3u /* 24 bits of depth in bytes 0-2, stencil in byte 3. */

/* DepthMapMode: What the depth buffer holds. [HW: raster#depth-map] */
#define PICA_DEPTH_MAP_MODE_W_BUFFER                             0u /* depth = z * scale + offset * w. */
#define PICA_DEPTH_MAP_MODE_Z_BUFFER                             1u /* depth = (z / w) * scale + offset. */

/* DepthStencilAccess: Whether the depth buffer is accessed. Documents give bit 0 to stencil and bit 1
 * to depth; on a console either enables both. [HW: framebuffer#addressing; citra #1624] */
#define PICA_DEPTH_STENCIL_ACCESS_DISABLED                       0u /* No access. */
/* Also 1, 2. Access to depth and stencil; any non-zero code means the same. */
#define PICA_DEPTH_STENCIL_ACCESS_ENABLED                        3u

/* EarlyDepthFunction: Comparison of the early depth test. [DOC: raster#early-depth] */
#define PICA_EARLY_DEPTH_FUNCTION_GEQUAL                         0u /* Greater than or equal. */
#define PICA_EARLY_DEPTH_FUNCTION_GREATER                        1u /* Greater than. */
#define PICA_EARLY_DEPTH_FUNCTION_LEQUAL                         2u /* Less than or equal. */
#define PICA_EARLY_DEPTH_FUNCTION_LESS                           3u /* Less than. */

/* FixedAttributeIndex: Where the vectors written to FIXEDATTRIB_DATA go. [DOC:
 * geometry#fixed-attributes-and-immediate-mode] */
#define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE0                    0u /* Fixed attribute 0. */
#define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE1                    1u /* Fixed attribute 1. */
#define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE2                    2u /* Fixed attribute 2. */
#define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE3                    3u /* Fixed attribute 3. */
#define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE4                    4u /* Fixed attribute 4. */
#define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE5                    5u /* Fixed attribute 5. */
#define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE6                    6u /* Fixed attribute 6. */
#define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE7                    7u /* Fixed attribute 7. */
#define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE8                    8u /* Fixed attribute 8. */
#define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE9                    9u /* Fixed attribute 9. */
#define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE10                   10u /* Fixed attribute 10. */
#define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE11                   11u /* Fixed attribute 11. */
#define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE12                   12u /* Stored as fixed attribute 12. [EMU-Azahar] */
#define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE13                   13u /* Stored as fixed attribute 13. [EMU-Azahar] */
#define PICA_FIXED_ATTRIBUTE_INDEX_ATTRIBUTE14                   14u /* Stored as fixed attribute 14. [EMU-Azahar] */
/* Immediate mode: each vector is the next attribute of the current vertex. [HW] */
#define PICA_FIXED_ATTRIBUTE_INDEX_IMMEDIATE                     15u

/* FogMode: What happens to the colour after the combiners. [DOC: fragment#fog]
 * Nothing is known about other codes. */
#define PICA_FOG_MODE_DISABLED                                   0u /* Nothing. */
#define PICA_FOG_MODE_FOG                                        5u /* Mix with the fog colour by depth. */
#define PICA_FOG_MODE_GAS                                        7u /* Gas shading. */

/* FragmentMode: What fragments are used for. [DOC: fragment#gas; framebuffer#shadow; 3dbrew IR-2024]
 * Nothing is known about other codes. */
#define PICA_FRAGMENT_MODE_DEFAULT                               0u /* Drawing. */
#define PICA_FRAGMENT_MODE_GAS                                   1u /* Accumulation of gas density. */
/* Writing of a shadow map: depth and density instead of colour; no alpha test, fog, stencil test or
 * blending. */
#define PICA_FRAGMENT_MODE_SHADOW                                3u

/* GasDensitySource: Density that gas shading takes. [DOC: fragment#gas] */
#define PICA_GAS_DENSITY_SOURCE_PLAIN                            0u /* Plain density. */
#define PICA_GAS_DENSITY_SOURCE_DEPTH                            1u /* Density weighted by depth. */

/* GasDepthFunction: Depth function of gas, a summary of the function that the depth test uses. [DOC:
 * fragment#gas] */
#define PICA_GAS_DEPTH_FUNCTION_NEVER                            0u /* For NEVER. */
#define PICA_GAS_DEPTH_FUNCTION_ALWAYS                           1u /* For ALWAYS. */
#define PICA_GAS_DEPTH_FUNCTION_GREATER                          2u /* For GREATER and GEQUAL. */
#define PICA_GAS_DEPTH_FUNCTION_LESS                             3u /* For LESS, LEQUAL, EQUAL and NOTEQUAL. */

/* GasLutInput: What selects a colour from the gas table. [DOC: fragment#gas] */
#define PICA_GAS_LUT_INPUT_DENSITY                               0u /* Gas density. */
#define PICA_GAS_LUT_INPUT_LIGHT_FACTOR                          1u /* Light factor. */

/* GeometryInputMode: How vertex shader outputs reach the geometry shader. Code 3 is unknown. [DOC:
 * geometry#geometry-shader-input]
 * Nothing is known about other codes. */
/* Outputs fill the input registers; the shader runs when all inputs are there. */
#define PICA_GEOMETRY_INPUT_MODE_POINT                           0u
/* Outputs go to c1 and up, the vertex count of the primitive to c0. Element draws only. */
#define PICA_GEOMETRY_INPUT_MODE_VARIABLE                        1u
/* Outputs of a fixed number of vertices go to consecutive c registers. */
#define PICA_GEOMETRY_INPUT_MODE_FIXED                           2u

/* GeometryStageMode: Whether the fourth shader unit runs a geometry shader. Codes 1 and 3 are unknown.
 * [DOC: geometry#draws-and-indices; geometry#from-outputs-to-the-assembler]
 * Nothing is known about other codes. */
#define PICA_GEOMETRY_STAGE_MODE_VERTEX_ONLY                     0u /* Vertex shader outputs go to primitive assembly. */
#define PICA_GEOMETRY_STAGE_MODE_GEOMETRY_SHADER                 2u /* Vertex shader outputs are the input of the geometry shader. */

/* IndexType: Size of one entry of the index array. [DOC: geometry#draws-and-indices] */
#define PICA_INDEX_TYPE_U8                                       0u /* Unsigned byte. */
/* Unsigned 16-bit number, little-endian. Software sets it for array draws too. */
#define PICA_INDEX_TYPE_U16                                      1u

/* LightType: What the position registers of a light hold. [DOC: lighting#vectors; registers#lighting] */
/* A position in view space; the light vector is position plus view vector. */
#define PICA_LIGHT_TYPE_POSITIONAL                               0u
#define PICA_LIGHT_TYPE_DIRECTIONAL                              1u /* The light vector itself. */

/* LightingBumpMode: What the bump texture perturbs. [DOC: lighting#vectors; 3dbrew IR-2024]
 * Other codes act as PICA_LIGHTING_BUMP_MODE_NONE. */
/* The interpolated quaternion alone gives normal and tangent. Code 3 is unknown and treated as this
 * one. */
#define PICA_LIGHTING_BUMP_MODE_NONE                             0u
#define PICA_LIGHTING_BUMP_MODE_BUMP_MAP                         1u /* The texel is the normal in tangent space. */
#define PICA_LIGHTING_BUMP_MODE_TANGENT_MAP                      2u /* The texel is the tangent; the normal stays. */

/* LightingEnvironment: Which look-up tables are available. A table that is not gives 1.0; without RG
 * and RB the RR output serves all three channels. [DOC: lighting#tables-by-configuration]
 * Other codes act as PICA_LIGHTING_ENVIRONMENT_CONFIG7. */
#define PICA_LIGHTING_ENVIRONMENT_CONFIG0                        0u /* D0, RR, SP, DA. */
#define PICA_LIGHTING_ENVIRONMENT_CONFIG1                        1u /* FR, RR, SP, DA. */
#define PICA_LIGHTING_ENVIRONMENT_CONFIG2                        2u /* D0, D1, RR, DA. */
#define PICA_LIGHTING_ENVIRONMENT_CONFIG3                        3u /* D0, D1, FR, DA. */
#define PICA_LIGHTING_ENVIRONMENT_CONFIG4                        4u /* All but FR. */
#define PICA_LIGHTING_ENVIRONMENT_CONFIG5                        5u /* All but D1. */
#define PICA_LIGHTING_ENVIRONMENT_CONFIG6                        6u /* All but RG and RB. */
/* All, and LUT input COS_PHI works. Codes 7 and 9-15 are unknown and treated as this one. */
#define PICA_LIGHTING_ENVIRONMENT_CONFIG7                        8u

/* LightingFresnel: Which fragment alpha takes the Fresnel table's value of the last light. Bit 0 is
 * primary, bit 1 secondary. [DOC: lighting#equation-per-light; 3dbrew IR-2024] */
#define PICA_LIGHTING_FRESNEL_NONE                               0u /* Both alphas are 1. */
#define PICA_LIGHTING_FRESNEL_PRIMARY_ALPHA                      1u /* Primary alpha. */
#define PICA_LIGHTING_FRESNEL_SECONDARY_ALPHA                    2u /* Secondary alpha. */
#define PICA_LIGHTING_FRESNEL_BOTH_ALPHAS                        3u /* Primary and secondary alpha. */

/* LightingLut: Look-up table that a transfer fills. Numbers 2, 7 and 24-31 are unknown; writes to them
 * are ignored. [DOC: lighting#table-lookup]
 * Nothing is known about other codes. */
#define PICA_LIGHTING_LUT_D0                                     0u /* Distribution of specular term 0. */
#define PICA_LIGHTING_LUT_D1                                     1u /* Distribution of specular term 1. */
#define PICA_LIGHTING_LUT_FR                                     3u /* Fresnel factor. */
#define PICA_LIGHTING_LUT_RB                                     4u /* Reflection of specular term 1, blue. */
#define PICA_LIGHTING_LUT_RG                                     5u /* Reflection of specular term 1, green. */
#define PICA_LIGHTING_LUT_RR                                     6u /* Reflection of specular term 1, red. */
#define PICA_LIGHTING_LUT_SP0                                    8u /* Spot factor of light 0. */
#define PICA_LIGHTING_LUT_SP1                                    9u /* Spot factor of light 1. */
#define PICA_LIGHTING_LUT_SP2                                    10u /* Spot factor of light 2. */
#define PICA_LIGHTING_LUT_SP3                                    11u /* Spot factor of light 3. */
#define PICA_LIGHTING_LUT_SP4                                    12u /* Spot factor of light 4. */
#define PICA_LIGHTING_LUT_SP5                                    13u /* Spot factor of light 5. */
#define PICA_LIGHTING_LUT_SP6                                    14u /* Spot factor of light 6. */
#define PICA_LIGHTING_LUT_SP7                                    15u /* Spot factor of light 7. */
#define PICA_LIGHTING_LUT_DA0                                    16u /* Distance attenuation of light 0. */
#define PICA_LIGHTING_LUT_DA1                                    17u /* Distance attenuation of light 1. */
#define PICA_LIGHTING_LUT_DA2                                    18u /* Distance attenuation of light 2. */
#define PICA_LIGHTING_LUT_DA3                                    19u /* Distance attenuation of light 3. */
#define PICA_LIGHTING_LUT_DA4                                    20u /* Distance attenuation of light 4. */
#define PICA_LIGHTING_LUT_DA5                                    21u /* Distance attenuation of light 5. */
#define PICA_LIGHTING_LUT_DA6                                    22u /* Distance attenuation of light 6. */
#define PICA_LIGHTING_LUT_DA7                                    23u /* Distance attenuation of light 7. */

/* LightingLutInput: Dot product that indexes a table. N normal, T tangent, V view vector, L light
 * vector, H half vector, S spot direction as programmed; all unit length but H and S. Codes 6 and 7
 * are unknown; the model reads them as 0. [EMU: lighting#table-inputs]
 * Nothing is known about other codes. */
#define PICA_LIGHTING_LUT_INPUT_NORMAL_HALF                      0u /* N.H with H normalised. */
#define PICA_LIGHTING_LUT_INPUT_VIEW_HALF                        1u /* V.H with H normalised. */
#define PICA_LIGHTING_LUT_INPUT_NORMAL_VIEW                      2u /* N.V. */
#define PICA_LIGHTING_LUT_INPUT_LIGHT_NORMAL                     3u /* L.N. */
#define PICA_LIGHTING_LUT_INPUT_LIGHT_SPOT                       4u /* L.S; software negates S beforehand. */
/* (H - N(N.H)).T with H normalised; the projection is not. 0 unless the environment is CONFIG7. */
#define PICA_LIGHTING_LUT_INPUT_COS_PHI                          5u

/* LightingLutScale: Factor on the output of a table. Codes 4 and 5 are unknown; Azahar gives 0. [DOC:
 * lighting#table-lookup]
 * Nothing is known about other codes. */
#define PICA_LIGHTING_LUT_SCALE_X1                               0u /* Times 1. */
#define PICA_LIGHTING_LUT_SCALE_X2                               1u /* Times 2. */
#define PICA_LIGHTING_LUT_SCALE_X4                               2u /* Times 4. */
#define PICA_LIGHTING_LUT_SCALE_X8                               3u /* Times 8. */
#define PICA_LIGHTING_LUT_SCALE_QUARTER                          6u /* Times 1/4. */
#define PICA_LIGHTING_LUT_SCALE_HALF                             7u /* Times 1/2. */

/* LogicOperation: Bitwise operation on source s and destination d. [DOC:
 * framebuffer#blending-and-logic-operation] */
#define PICA_LOGIC_OPERATION_CLEAR                               0u /* All bits 0. */
#define PICA_LOGIC_OPERATION_AND                                 1u /* s and d. */
#define PICA_LOGIC_OPERATION_AND_REVERSE                         2u /* s and not d. */
#define PICA_LOGIC_OPERATION_COPY                                3u /* s. */
#define PICA_LOGIC_OPERATION_SET                                 4u /* All bits 1. */
#define PICA_LOGIC_OPERATION_COPY_INVERTED                       5u /* Not s. */
#define PICA_LOGIC_OPERATION_NOOP                                6u /* d. */
#define PICA_LOGIC_OPERATION_INVERT                              7u /* Not d. */
#define PICA_LOGIC_OPERATION_NAND                                8u /* Not (s and d). */
#define PICA_LOGIC_OPERATION_OR                                  9u /* s or d. */
#define PICA_LOGIC_OPERATION_NOR                                 10u /* Not (s or d). */
#define PICA_LOGIC_OPERATION_XOR                                 11u /* s exclusive-or d. */
#define PICA_LOGIC_OPERATION_EQUIV                               12u /* Not (s exclusive-or d). */
#define PICA_LOGIC_OPERATION_AND_INVERTED                        13u /* Not s, and d. */
#define PICA_LOGIC_OPERATION_OR_REVERSE                          14u /* s or not d. */
#define PICA_LOGIC_OPERATION_OR_INVERTED                         15u /* Not s, or d. */

/* OutputSemantic: What a component of a shader output means to the rasterizer. [HW: raster#output-map]
 * Nothing is known about other codes. */
#define PICA_OUTPUT_SEMANTIC_POSITION_X                          0u /* Clip-space position x. */
#define PICA_OUTPUT_SEMANTIC_POSITION_Y                          1u /* Clip-space position y. */
#define PICA_OUTPUT_SEMANTIC_POSITION_Z                          2u /* Clip-space position z. */
#define PICA_OUTPUT_SEMANTIC_POSITION_W                          3u /* Clip-space position w. */
#define PICA_OUTPUT_SEMANTIC_QUATERNION_X                        4u /* Normal quaternion x. */
#define PICA_OUTPUT_SEMANTIC_QUATERNION_Y                        5u /* Normal quaternion y. */
#define PICA_OUTPUT_SEMANTIC_QUATERNION_Z                        6u /* Normal quaternion z. */
#define PICA_OUTPUT_SEMANTIC_QUATERNION_W                        7u /* Normal quaternion w. */
#define PICA_OUTPUT_SEMANTIC_COLOR_R                             8u /* Primary colour, red. */
#define PICA_OUTPUT_SEMANTIC_COLOR_G                             9u /* Primary colour, green. */
#define PICA_OUTPUT_SEMANTIC_COLOR_B                             10u /* Primary colour, blue. */
#define PICA_OUTPUT_SEMANTIC_COLOR_A                             11u /* Primary colour, alpha. */
#define PICA_OUTPUT_SEMANTIC_TEXCOORD0_U                         12u /* Texture coordinate 0, u. */
#define PICA_OUTPUT_SEMANTIC_TEXCOORD0_V                         13u /* Texture coordinate 0, v. */
#define PICA_OUTPUT_SEMANTIC_TEXCOORD1_U                         14u /* Texture coordinate 1, u. */
#define PICA_OUTPUT_SEMANTIC_TEXCOORD1_V                         15u /* Texture coordinate 1, v. */
#define PICA_OUTPUT_SEMANTIC_TEXCOORD0_W                         16u /* Texture coordinate 0, w (projection, cube map, shadow). */
#define PICA_OUTPUT_SEMANTIC_VIEW_X                              18u /* View vector x. */
#define PICA_OUTPUT_SEMANTIC_VIEW_Y                              19u /* View vector y. */
#define PICA_OUTPUT_SEMANTIC_VIEW_Z                              20u /* View vector z. */
#define PICA_OUTPUT_SEMANTIC_TEXCOORD2_U                         22u /* Texture coordinate 2, u. */
#define PICA_OUTPUT_SEMANTIC_TEXCOORD2_V                         23u /* Texture coordinate 2, v. */
#define PICA_OUTPUT_SEMANTIC_UNUSED                              31u /* The component is not used. */

/* PixelSize: Size of a pixel of the colour buffer. [DOC: framebuffer#addressing]
 * Nothing is known about other codes. */
#define PICA_PIXEL_SIZE_BITS_16                                  0u /* 16 bits. */
#define PICA_PIXEL_SIZE_BITS_24                                  1u /* 24 bits; only in documents up to 2015. */
#define PICA_PIXEL_SIZE_BITS_32                                  2u /* 32 bits. */

/* PixelSkip: Which pixels of each 2x2 cell are drawn. [HW: raster#edges-and-fill-rule; GBATEK] */
#define PICA_PIXEL_SKIP_NONE                                     0u /* Also 3. All pixels; code 3 means the same. */
#define PICA_PIXEL_SKIP_EVERY_SECOND                             1u /* Every second pixel. */
#define PICA_PIXEL_SKIP_EVERY_FOURTH                             2u /* Every fourth pixel. */

/* PrimitiveMode: How vertices form triangles. [DOC: geometry#primitive-assembly] */
#define PICA_PRIMITIVE_MODE_TRIANGLES                            0u /* Every three vertices. */
#define PICA_PRIMITIVE_MODE_TRIANGLE_STRIP                       1u /* Every vertex with the two before it; winding is preserved. */
#define PICA_PRIMITIVE_MODE_TRIANGLE_FAN                         2u /* Every vertex with the one before it and the first. */
/* Every three vertices; SETEMIT's winding flag works. Also used for indexed triangle lists. */
#define PICA_PRIMITIVE_MODE_GEOMETRY_PRIMITIVE                   3u

/* ProctexClamp: What the procedural unit does with a coordinate x >= 0. [HW:
 * procedural-texture#configuration]
 * Other codes act as PICA_PROCTEX_CLAMP_CLAMP_TO_EDGE. */
#define PICA_PROCTEX_CLAMP_CLAMP_TO_ZERO                         0u /* 0 where x is above 1. */
/* min(x, 1). The model lets codes 5 to 7 act like this; no test is known
 * (procedural-texture.md#evaluation). */
#define PICA_PROCTEX_CLAMP_CLAMP_TO_EDGE                         1u
#define PICA_PROCTEX_CLAMP_REPEAT                                2u /* Fraction of x. Also called symmetrical repeat. */
#define PICA_PROCTEX_CLAMP_MIRRORED_REPEAT                       3u /* Fraction f of x, or 1 - f where the integer part is odd. */
#define PICA_PROCTEX_CLAMP_PULSE                                 4u /* 1 where x is above 0.5, else 0. */

/* ProctexCombine: Function from the two coordinates to the coordinate of a map. The model lets codes
 * 10 to 15 give 0; no test is known (procedural-texture.md#evaluation). [HW:
 * procedural-texture#configuration]
 * Nothing is known about other codes. */
#define PICA_PROCTEX_COMBINE_U                                   0u /* u */
#define PICA_PROCTEX_COMBINE_U2                                  1u /* u^2 */
#define PICA_PROCTEX_COMBINE_V                                   2u /* v */
#define PICA_PROCTEX_COMBINE_V2                                  3u /* v^2 */
#define PICA_PROCTEX_COMBINE_ADD                                 4u /* (u + v) / 2 */
#define PICA_PROCTEX_COMBINE_ADD2                                5u /* (u^2 + v^2) / 2 */
/* min(1, sqrt(u^2 + v^2)); inexact for small values on hardware. */
#define PICA_PROCTEX_COMBINE_SQRT2                               6u
#define PICA_PROCTEX_COMBINE_MIN                                 7u /* min(u, v) */
#define PICA_PROCTEX_COMBINE_MAX                                 8u /* max(u, v) */
/* min(1, ((u + v) / 2 + sqrt(u^2 + v^2)) / 2); inexact for small values on hardware. */
#define PICA_PROCTEX_COMBINE_RMAX                                9u

/* ProctexFilter: Filter of the procedural unit's colour table and between its levels. [DOC:
 * procedural-texture#configuration]
 * Nothing is known about other codes. */
#define PICA_PROCTEX_FILTER_NEAREST                              0u /* Nearest entry of level 0. */
#define PICA_PROCTEX_FILTER_LINEAR                               1u /* Interpolated entry of level 0. */
#define PICA_PROCTEX_FILTER_NEAREST_MIPMAP_NEAREST               2u /* Nearest entry of the nearest level. */
#define PICA_PROCTEX_FILTER_LINEAR_MIPMAP_NEAREST                3u /* Interpolated entry of the nearest level. */
#define PICA_PROCTEX_FILTER_NEAREST_MIPMAP_LINEAR                4u /* Nearest entries of two levels, mixed. */
#define PICA_PROCTEX_FILTER_LINEAR_MIPMAP_LINEAR                 5u /* Interpolated entries of two levels, mixed. */

/* ProctexShift: Shift of one coordinate where the other one, c, has a certain integer part i = int(c).
 * It is 1 if the coordinate's clamp mode is mirrored repeat, else 0.5. [HW:
 * procedural-texture#configuration]
 * Other codes act as PICA_PROCTEX_SHIFT_NONE. */
/* No shift. The model lets code 3 act like this; no test is known (procedural-texture.md#evaluation). */
#define PICA_PROCTEX_SHIFT_NONE                                  0u
#define PICA_PROCTEX_SHIFT_ODD                                   1u /* Where (i / 2) mod 2 is 1. */
#define PICA_PROCTEX_SHIFT_EVEN                                  2u /* Where ((i + 1) / 2) mod 2 is 1. */

/* ProctexTable: Table of the procedural unit. [DOC: registers#textures]
 * Nothing is known about other codes. */
#define PICA_PROCTEX_TABLE_NOISE                                 0u /* Noise interpolation weights, 128 entries. */
/* Map from the colour combiner to the colour coordinate, 128 entries. Also called RGB map. */
#define PICA_PROCTEX_TABLE_COLOR_MAP                             2u
#define PICA_PROCTEX_TABLE_ALPHA_MAP                             3u /* Map from the alpha combiner to alpha, 128 entries. */
#define PICA_PROCTEX_TABLE_COLOR                                 4u /* Colours, 256 entries. */
#define PICA_PROCTEX_TABLE_COLOR_DIFFERENCE                      5u /* Halved differences to the next colour, 256 entries. */

/* ScissorMode: Which side of the scissor rectangle is kept. [HW: raster#scissor] */
#define PICA_SCISSOR_MODE_DISABLED                               0u /* Also 2. No scissor test; code 2 means the same. */
#define PICA_SCISSOR_MODE_INVERTED                               1u /* Fragments outside the rectangle are kept. */
#define PICA_SCISSOR_MODE_NORMAL                                 3u /* Fragments inside the rectangle are kept. */

/* ShaderInputMode: What feeds the input registers of a unit. Bits of other codes are unknown. [DOC:
 * geometry#geometry-shader-input]
 * Nothing is known about other codes. */
#define PICA_SHADER_INPUT_MODE_GEOMETRY_SHADER                   8u /* The outputs of the vertex shader. */
#define PICA_SHADER_INPUT_MODE_VERTEX_SHADER                     160u /* Vertex attributes. */

/* ShaderTransferMode: Format of the words that load a float uniform. [DOC:
 * command-lists#index-and-data-ports] */
#define PICA_SHADER_TRANSFER_MODE_FLOAT24                        0u /* Three words, four packed f24. */
#define PICA_SHADER_TRANSFER_MODE_FLOAT32                        1u /* Four words, IEEE single, in the order w, z, y, x. */

/* ShadowProjection: Whether shadow coordinates are divided by w. [EMU: texture#projection-and-shadow] */
#define PICA_SHADOW_PROJECTION_PERSPECTIVE                       0u /* u and v are divided by w. */
#define PICA_SHADOW_PROJECTION_ORTHOGRAPHIC                      1u /* u and v are used as they are. */

/* StartDrawMode: Whether the chip draws or takes shader configuration. [DOC:
 * geometry#draws-and-indices] */
/* Draws work; shader configuration that is written does not apply properly. */
#define PICA_START_DRAW_MODE_DRAWING                             0u
#define PICA_START_DRAW_MODE_CONFIGURATION                       1u /* Shader configuration applies; draws misbehave. */

/* StencilAction: What happens to a stored stencil value, within the write mask. [HW:
 * framebuffer#stencil] */
#define PICA_STENCIL_ACTION_KEEP                                 0u /* It stays. */
#define PICA_STENCIL_ACTION_ZERO                                 1u /* It becomes 0. */
#define PICA_STENCIL_ACTION_REPLACE                              2u /* It becomes the reference, without the read mask. */
#define PICA_STENCIL_ACTION_INCREMENT                            3u /* It goes up by 1, not beyond 255. */
#define PICA_STENCIL_ACTION_DECREMENT                            4u /* It goes down by 1, not below 0. */
#define PICA_STENCIL_ACTION_INVERT                               5u /* All bits are inverted. */
#define PICA_STENCIL_ACTION_INCREMENT_WRAP                       6u /* It goes up by 1, from 255 to 0. */
#define PICA_STENCIL_ACTION_DECREMENT_WRAP                       7u /* It goes down by 1, from 0 to 255. */

/* Texture2Coordinates: Texture coordinate that unit 2 samples with. [DOC:
 * texture#units-and-configuration] */
#define PICA_TEXTURE2_COORDINATES_TEXCOORD2                      0u /* Texture coordinate 2. */
#define PICA_TEXTURE2_COORDINATES_TEXCOORD1                      1u /* Texture coordinate 1. */

/* Texture3Coordinates: Texture coordinate that the procedural unit computes with. [DOC:
 * texture#units-and-configuration]
 * Nothing is known about other codes. */
#define PICA_TEXTURE3_COORDINATES_TEXCOORD0                      0u /* Texture coordinate 0. */
#define PICA_TEXTURE3_COORDINATES_TEXCOORD1                      1u /* Texture coordinate 1. */
#define PICA_TEXTURE3_COORDINATES_TEXCOORD2                      2u /* Texture coordinate 2. */

/* TextureCompression: Hint in the texture parameters, set for one format only; what it changes is not
 * known. [DOC: texture#units-and-configuration]
 * Nothing is known about other codes. */
#define PICA_TEXTURE_COMPRESSION_OTHER                           0u /* Every format but ETC1, ETC1A4 included. */
#define PICA_TEXTURE_COMPRESSION_ETC1                            2u /* ETC1. */

/* TextureFilter: Filter of a texture, or between two of its levels. [DOC:
 * texture#filtering-and-level-of-detail] */
#define PICA_TEXTURE_FILTER_NEAREST                              0u /* Nearest texel or level. */
#define PICA_TEXTURE_FILTER_LINEAR                               1u /* Weighted mean of the neighbours. */

/* TextureFormat: Layout of texels, byte 0 at the lowest address. The model reads a texel of the codes
 * 14 and 15, which nobody has described, as 0. [EMU: texture#addressing-and-formats]
 * Nothing is known about other codes. */
#define PICA_TEXTURE_FORMAT_RGBA8                                0u /* 32 bits: bytes A, B, G, R. */
#define PICA_TEXTURE_FORMAT_RGB8                                 1u /* 24 bits: bytes B, G, R; alpha is 255. */
#define PICA_TEXTURE_FORMAT_RGB5A1                               2u /* 16 bits: R 15-11, G 10-6, B 5-1, A 0. */
#define PICA_TEXTURE_FORMAT_RGB565                               3u /* 16 bits: R 15-11, G 10-5, B 4-0; alpha is 255. */
#define PICA_TEXTURE_FORMAT_RGBA4                                4u /* 16 bits: R 15-12, G 11-8, B 7-4, A 3-0. */
/* 16 bits: byte 0 alpha, byte 1 intensity, which goes to red, green and blue. Also called LA8. */
#define PICA_TEXTURE_FORMAT_IA8                                  5u
/* 16 bits: bytes G, R; blue is 0, alpha is 255. Also called HILO8. */
#define PICA_TEXTURE_FORMAT_RG8                                  6u
#define PICA_TEXTURE_FORMAT_I8                                   7u /* 8 bits of intensity; alpha is 255. Also called L8. */
#define PICA_TEXTURE_FORMAT_A8                                   8u /* 8 bits of alpha; the colour is 0. */
#define PICA_TEXTURE_FORMAT_IA4                                  9u /* 8 bits: intensity 7-4, alpha 3-0. Also called LA4. */
/* 4 bits of intensity, even texels in the low nibble; alpha is 255. Also called L4. */
#define PICA_TEXTURE_FORMAT_I4                                   10u
/* 4 bits of alpha, even texels in the low nibble; the colour is 0. */
#define PICA_TEXTURE_FORMAT_A4                                   11u
#define PICA_TEXTURE_FORMAT_ETC1                                 12u /* Blocks of 4x4 texels in 64 bits; alpha is 255. */
#define PICA_TEXTURE_FORMAT_ETC1A4                               13u /* 64 bits of alpha before each ETC1 block. */

/* TextureType: How unit 0 uses its texture. [DOC: texture#units-and-configuration]
 * Nothing is known about other codes. */
#define PICA_TEXTURE_TYPE_TEX_2D                                 0u /* 2D texture. */
#define PICA_TEXTURE_TYPE_CUBE_MAP                               1u /* Cube map: faces +X -X +Y -Y +Z -Z at ADDR1 to ADDR6. */
#define PICA_TEXTURE_TYPE_SHADOW_2D                              2u /* Shadow map, compared with a depth. */
#define PICA_TEXTURE_TYPE_PROJECTION                             3u /* 2D texture at (u/w, v/w). */
#define PICA_TEXTURE_TYPE_SHADOW_CUBE                            4u /* Cube map of shadow depths. */
#define PICA_TEXTURE_TYPE_DISABLED                               5u /* No texture. */

/* TextureWrap: What a texture coordinate outside 0 to 1 means. Positive side is a texel index at or
 * above the size, negative side one below 0. [HW: texture#wrap-modes] */
#define PICA_TEXTURE_WRAP_CLAMP_TO_EDGE                          0u /* The nearest texel of the edge. [DOC] */
#define PICA_TEXTURE_WRAP_CLAMP_TO_BORDER                        1u /* The border colour. [DOC] */
/* Also 6, 7. Index modulo size. Codes 6 and 7 mean the same, measured by wwylele, citra #2743. */
#define PICA_TEXTURE_WRAP_REPEAT                                 2u
#define PICA_TEXTURE_WRAP_MIRRORED_REPEAT                        3u /* Every other repetition runs backwards. [DOC] */
/* CLAMP_TO_EDGE on the positive side, REPEAT on the negative side. */
#define PICA_TEXTURE_WRAP_POSITIVE_CLAMP_TO_EDGE                 4u
/* CLAMP_TO_BORDER on the positive side, REPEAT on the negative side. */
#define PICA_TEXTURE_WRAP_POSITIVE_CLAMP_TO_BORDER               5u

/* YDirection: Direction of y in the buffers. [HW: framebuffer#addressing] */
#define PICA_Y_DIRECTION_MIRRORED                                0u /* y is mirrored against the normal direction. */
#define PICA_Y_DIRECTION_NORMAL                                  1u /* y = 0 is the last row in memory. */

/* SH: One shader unit's registers. Offsets that have no function read 0, as do the index, data and trigger
 * registers.
 * Index n of its arrays. */
#define PICA_SH_GSH                                              0
#define PICA_SH_VSH                                              1
#define PICA_SH_SH2                                              2
#define PICA_SH_SH3                                              3

/* ---- Interrupts and unused ids ----
 * The 3D core raises its interrupt when a byte lane of the request registers equals the same lane
 * of the compare registers. Command lists end by such a write to FINALIZE. Only the request
 * registers can be written by lists. */

/* GPUREG_IRQ_ACK[0-15] (0x000-0x00F): CPU-side mirror of the request lanes: writing bytes that differ
 * from the compare lanes takes the request back. A read does not wait for the end of rendering, unlike
 * one of the request registers.
 * plain, rw, not writable by command lists [HW: GBATEK; docs/hardware/command-lists.md#stream]
 * older GPUREG_0000, GPUREG_0001, GPUREG_0002, GPUREG_0003, GPUREG_0004, GPUREG_0005, GPUREG_0006,
 * GPUREG_0007 and 8 more */
#define PICA200_GPUREG_IRQ_ACK0                                          0x0000u
/* LANE0 to LANE3 (bits 7-0, step 8, uint): Request byte; word k holds lanes 4k to 4k+3. */
#define PICA200_GPUREG_IRQ_ACK0_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_ACK0_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_ACK0_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_ACK0_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK0_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_ACK0_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK0_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_ACK0_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_ACK1                                          0x0001u
#define PICA200_GPUREG_IRQ_ACK1_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_ACK1_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_ACK1_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_ACK1_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK1_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_ACK1_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK1_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_ACK1_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_ACK2                                          0x0002u
#define PICA200_GPUREG_IRQ_ACK2_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_ACK2_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_ACK2_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_ACK2_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK2_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_ACK2_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK2_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_ACK2_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_ACK3                                          0x0003u
#define PICA200_GPUREG_IRQ_ACK3_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_ACK3_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_ACK3_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_ACK3_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK3_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_ACK3_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK3_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_ACK3_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_ACK4                                          0x0004u
#define PICA200_GPUREG_IRQ_ACK4_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_ACK4_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_ACK4_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_ACK4_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK4_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_ACK4_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK4_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_ACK4_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_ACK5                                          0x0005u
#define PICA200_GPUREG_IRQ_ACK5_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_ACK5_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_ACK5_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_ACK5_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK5_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_ACK5_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK5_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_ACK5_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_ACK6                                          0x0006u
#define PICA200_GPUREG_IRQ_ACK6_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_ACK6_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_ACK6_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_ACK6_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK6_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_ACK6_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK6_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_ACK6_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_ACK7                                          0x0007u
#define PICA200_GPUREG_IRQ_ACK7_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_ACK7_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_ACK7_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_ACK7_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK7_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_ACK7_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK7_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_ACK7_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_ACK8                                          0x0008u
#define PICA200_GPUREG_IRQ_ACK8_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_ACK8_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_ACK8_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_ACK8_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK8_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_ACK8_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK8_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_ACK8_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_ACK9                                          0x0009u
#define PICA200_GPUREG_IRQ_ACK9_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_ACK9_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_ACK9_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_ACK9_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK9_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_ACK9_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK9_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_ACK9_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_ACK10                                         0x000Au
#define PICA200_GPUREG_IRQ_ACK10_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_ACK10_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_ACK10_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_ACK10_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK10_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_ACK10_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK10_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_ACK10_LANE3_MASK                              0xFF000000u
#define PICA200_GPUREG_IRQ_ACK11                                         0x000Bu
#define PICA200_GPUREG_IRQ_ACK11_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_ACK11_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_ACK11_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_ACK11_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK11_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_ACK11_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK11_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_ACK11_LANE3_MASK                              0xFF000000u
#define PICA200_GPUREG_IRQ_ACK12                                         0x000Cu
#define PICA200_GPUREG_IRQ_ACK12_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_ACK12_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_ACK12_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_ACK12_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK12_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_ACK12_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK12_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_ACK12_LANE3_MASK                              0xFF000000u
#define PICA200_GPUREG_IRQ_ACK13                                         0x000Du
#define PICA200_GPUREG_IRQ_ACK13_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_ACK13_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_ACK13_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_ACK13_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK13_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_ACK13_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK13_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_ACK13_LANE3_MASK                              0xFF000000u
#define PICA200_GPUREG_IRQ_ACK14                                         0x000Eu
#define PICA200_GPUREG_IRQ_ACK14_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_ACK14_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_ACK14_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_ACK14_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK14_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_ACK14_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK14_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_ACK14_LANE3_MASK                              0xFF000000u
#define PICA200_GPUREG_IRQ_ACK15                                         0x000Fu
#define PICA200_GPUREG_IRQ_ACK15_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_ACK15_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_ACK15_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_ACK15_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_ACK15_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_ACK15_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_ACK15_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_ACK15_LANE3_MASK                              0xFF000000u

/* GPUREG_FINALIZE (0x010): Request lanes 0-3, written as 0x12345678 at the end of a command list. A
 * lane that equals its compare byte and is not masked requests the interrupt; with IRQ_AUTOSTOP set
 * the rest of the list is not executed. A list that does not finalize hangs the system software.
 * trigger, rw [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
 * older GPUREG_IRQ_REQ0 */
#define PICA200_GPUREG_FINALIZE                                          0x0010u
/* LANE0 to LANE3 (bits 7-0, step 8, uint): Request byte of interrupt lanes 0 to 3. */
#define PICA200_GPUREG_FINALIZE_LANE0_SHIFT                              0
#define PICA200_GPUREG_FINALIZE_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_FINALIZE_LANE1_SHIFT                              8
#define PICA200_GPUREG_FINALIZE_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_FINALIZE_LANE2_SHIFT                              16
#define PICA200_GPUREG_FINALIZE_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_FINALIZE_LANE3_SHIFT                              24
#define PICA200_GPUREG_FINALIZE_LANE3_MASK                               0xFF000000u

/* GPUREG_IRQ_REQ[1-15] (0x011-0x01F): Request lanes 4-63, four per word; they act as those of FINALIZE
 * do.
 * trigger, rw [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
 * older GPUREG_0011, GPUREG_0012, GPUREG_0013, GPUREG_0014, GPUREG_0015, GPUREG_0016, GPUREG_0017,
 * GPUREG_0018 and 7 more */
#define PICA200_GPUREG_IRQ_REQ1                                          0x0011u
/* LANE0 to LANE3 (bits 7-0, step 8, uint): Request byte; IRQ_REQk holds lanes 4k to 4k+3. */
#define PICA200_GPUREG_IRQ_REQ1_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_REQ1_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_REQ1_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_REQ1_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_REQ1_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_REQ1_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_REQ1_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_REQ1_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_REQ2                                          0x0012u
#define PICA200_GPUREG_IRQ_REQ2_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_REQ2_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_REQ2_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_REQ2_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_REQ2_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_REQ2_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_REQ2_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_REQ2_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_REQ3                                          0x0013u
#define PICA200_GPUREG_IRQ_REQ3_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_REQ3_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_REQ3_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_REQ3_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_REQ3_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_REQ3_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_REQ3_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_REQ3_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_REQ4                                          0x0014u
#define PICA200_GPUREG_IRQ_REQ4_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_REQ4_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_REQ4_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_REQ4_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_REQ4_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_REQ4_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_REQ4_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_REQ4_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_REQ5                                          0x0015u
#define PICA200_GPUREG_IRQ_REQ5_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_REQ5_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_REQ5_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_REQ5_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_REQ5_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_REQ5_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_REQ5_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_REQ5_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_REQ6                                          0x0016u
#define PICA200_GPUREG_IRQ_REQ6_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_REQ6_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_REQ6_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_REQ6_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_REQ6_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_REQ6_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_REQ6_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_REQ6_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_REQ7                                          0x0017u
#define PICA200_GPUREG_IRQ_REQ7_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_REQ7_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_REQ7_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_REQ7_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_REQ7_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_REQ7_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_REQ7_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_REQ7_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_REQ8                                          0x0018u
#define PICA200_GPUREG_IRQ_REQ8_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_REQ8_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_REQ8_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_REQ8_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_REQ8_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_REQ8_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_REQ8_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_REQ8_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_REQ9                                          0x0019u
#define PICA200_GPUREG_IRQ_REQ9_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_REQ9_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_REQ9_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_REQ9_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_REQ9_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_REQ9_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_REQ9_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_REQ9_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_REQ10                                         0x001Au
#define PICA200_GPUREG_IRQ_REQ10_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_REQ10_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_REQ10_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_REQ10_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_REQ10_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_REQ10_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_REQ10_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_REQ10_LANE3_MASK                              0xFF000000u
#define PICA200_GPUREG_IRQ_REQ11                                         0x001Bu
#define PICA200_GPUREG_IRQ_REQ11_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_REQ11_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_REQ11_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_REQ11_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_REQ11_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_REQ11_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_REQ11_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_REQ11_LANE3_MASK                              0xFF000000u
#define PICA200_GPUREG_IRQ_REQ12                                         0x001Cu
#define PICA200_GPUREG_IRQ_REQ12_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_REQ12_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_REQ12_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_REQ12_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_REQ12_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_REQ12_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_REQ12_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_REQ12_LANE3_MASK                              0xFF000000u
#define PICA200_GPUREG_IRQ_REQ13                                         0x001Du
#define PICA200_GPUREG_IRQ_REQ13_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_REQ13_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_REQ13_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_REQ13_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_REQ13_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_REQ13_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_REQ13_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_REQ13_LANE3_MASK                              0xFF000000u
#define PICA200_GPUREG_IRQ_REQ14                                         0x001Eu
#define PICA200_GPUREG_IRQ_REQ14_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_REQ14_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_REQ14_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_REQ14_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_REQ14_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_REQ14_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_REQ14_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_REQ14_LANE3_MASK                              0xFF000000u
#define PICA200_GPUREG_IRQ_REQ15                                         0x001Fu
#define PICA200_GPUREG_IRQ_REQ15_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_REQ15_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_REQ15_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_REQ15_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_REQ15_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_REQ15_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_REQ15_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_REQ15_LANE3_MASK                              0xFF000000u

/* GPUREG_IRQ_CMP[0-15] (0x020-0x02F): Compare lanes, four per word. System software sets word 0 to
 * 0x12345678.
 * plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
 * older GPUREG_0020, GPUREG_0021, GPUREG_0022, GPUREG_0023, GPUREG_0024, GPUREG_0025, GPUREG_0026,
 * GPUREG_0027 and 8 more */
#define PICA200_GPUREG_IRQ_CMP0                                          0x0020u
/* LANE0 to LANE3 (bits 7-0, step 8, uint): Compare byte; IRQ_CMPk holds lanes 4k to 4k+3. */
#define PICA200_GPUREG_IRQ_CMP0_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_CMP0_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_CMP0_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_CMP0_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP0_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_CMP0_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP0_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_CMP0_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_CMP1                                          0x0021u
#define PICA200_GPUREG_IRQ_CMP1_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_CMP1_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_CMP1_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_CMP1_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP1_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_CMP1_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP1_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_CMP1_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_CMP2                                          0x0022u
#define PICA200_GPUREG_IRQ_CMP2_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_CMP2_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_CMP2_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_CMP2_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP2_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_CMP2_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP2_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_CMP2_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_CMP3                                          0x0023u
#define PICA200_GPUREG_IRQ_CMP3_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_CMP3_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_CMP3_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_CMP3_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP3_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_CMP3_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP3_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_CMP3_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_CMP4                                          0x0024u
#define PICA200_GPUREG_IRQ_CMP4_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_CMP4_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_CMP4_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_CMP4_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP4_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_CMP4_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP4_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_CMP4_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_CMP5                                          0x0025u
#define PICA200_GPUREG_IRQ_CMP5_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_CMP5_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_CMP5_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_CMP5_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP5_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_CMP5_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP5_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_CMP5_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_CMP6                                          0x0026u
#define PICA200_GPUREG_IRQ_CMP6_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_CMP6_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_CMP6_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_CMP6_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP6_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_CMP6_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP6_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_CMP6_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_CMP7                                          0x0027u
#define PICA200_GPUREG_IRQ_CMP7_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_CMP7_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_CMP7_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_CMP7_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP7_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_CMP7_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP7_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_CMP7_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_CMP8                                          0x0028u
#define PICA200_GPUREG_IRQ_CMP8_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_CMP8_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_CMP8_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_CMP8_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP8_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_CMP8_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP8_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_CMP8_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_CMP9                                          0x0029u
#define PICA200_GPUREG_IRQ_CMP9_LANE0_SHIFT                              0
#define PICA200_GPUREG_IRQ_CMP9_LANE0_MASK                               0x000000FFu
#define PICA200_GPUREG_IRQ_CMP9_LANE1_SHIFT                              8
#define PICA200_GPUREG_IRQ_CMP9_LANE1_MASK                               0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP9_LANE2_SHIFT                              16
#define PICA200_GPUREG_IRQ_CMP9_LANE2_MASK                               0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP9_LANE3_SHIFT                              24
#define PICA200_GPUREG_IRQ_CMP9_LANE3_MASK                               0xFF000000u
#define PICA200_GPUREG_IRQ_CMP10                                         0x002Au
#define PICA200_GPUREG_IRQ_CMP10_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_CMP10_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_CMP10_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_CMP10_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP10_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_CMP10_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP10_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_CMP10_LANE3_MASK                              0xFF000000u
#define PICA200_GPUREG_IRQ_CMP11                                         0x002Bu
#define PICA200_GPUREG_IRQ_CMP11_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_CMP11_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_CMP11_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_CMP11_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP11_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_CMP11_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP11_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_CMP11_LANE3_MASK                              0xFF000000u
#define PICA200_GPUREG_IRQ_CMP12                                         0x002Cu
#define PICA200_GPUREG_IRQ_CMP12_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_CMP12_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_CMP12_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_CMP12_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP12_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_CMP12_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP12_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_CMP12_LANE3_MASK                              0xFF000000u
#define PICA200_GPUREG_IRQ_CMP13                                         0x002Du
#define PICA200_GPUREG_IRQ_CMP13_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_CMP13_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_CMP13_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_CMP13_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP13_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_CMP13_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP13_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_CMP13_LANE3_MASK                              0xFF000000u
#define PICA200_GPUREG_IRQ_CMP14                                         0x002Eu
#define PICA200_GPUREG_IRQ_CMP14_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_CMP14_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_CMP14_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_CMP14_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP14_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_CMP14_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP14_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_CMP14_LANE3_MASK                              0xFF000000u
#define PICA200_GPUREG_IRQ_CMP15                                         0x002Fu
#define PICA200_GPUREG_IRQ_CMP15_LANE0_SHIFT                             0
#define PICA200_GPUREG_IRQ_CMP15_LANE0_MASK                              0x000000FFu
#define PICA200_GPUREG_IRQ_CMP15_LANE1_SHIFT                             8
#define PICA200_GPUREG_IRQ_CMP15_LANE1_MASK                              0x0000FF00u
#define PICA200_GPUREG_IRQ_CMP15_LANE2_SHIFT                             16
#define PICA200_GPUREG_IRQ_CMP15_LANE2_MASK                              0x00FF0000u
#define PICA200_GPUREG_IRQ_CMP15_LANE3_SHIFT                             24
#define PICA200_GPUREG_IRQ_CMP15_LANE3_MASK                              0xFF000000u

/* GPUREG_IRQ_MASK_LOW (0x030): Interrupt mask of lanes 0-31. System software writes 0xFFFFFFF0, which
 * leaves lanes 0-3 enabled.
 * plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
 * older GPUREG_0030 */
#define PICA200_GPUREG_IRQ_MASK_LOW                                      0x0030u
/* DISABLE0 to DISABLE31 (bit 0, step 1, bool): The lane with the number of the bit requests no
 * interrupt. */
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE0_SHIFT                       0
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE0_MASK                        0x00000001u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE1_SHIFT                       1
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE1_MASK                        0x00000002u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE2_SHIFT                       2
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE2_MASK                        0x00000004u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE3_SHIFT                       3
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE3_MASK                        0x00000008u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE4_SHIFT                       4
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE4_MASK                        0x00000010u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE5_SHIFT                       5
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE5_MASK                        0x00000020u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE6_SHIFT                       6
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE6_MASK                        0x00000040u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE7_SHIFT                       7
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE7_MASK                        0x00000080u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE8_SHIFT                       8
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE8_MASK                        0x00000100u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE9_SHIFT                       9
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE9_MASK                        0x00000200u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE10_SHIFT                      10
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE10_MASK                       0x00000400u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE11_SHIFT                      11
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE11_MASK                       0x00000800u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE12_SHIFT                      12
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE12_MASK                       0x00001000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE13_SHIFT                      13
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE13_MASK                       0x00002000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE14_SHIFT                      14
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE14_MASK                       0x00004000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE15_SHIFT                      15
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE15_MASK                       0x00008000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE16_SHIFT                      16
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE16_MASK                       0x00010000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE17_SHIFT                      17
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE17_MASK                       0x00020000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE18_SHIFT                      18
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE18_MASK                       0x00040000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE19_SHIFT                      19
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE19_MASK                       0x00080000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE20_SHIFT                      20
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE20_MASK                       0x00100000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE21_SHIFT                      21
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE21_MASK                       0x00200000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE22_SHIFT                      22
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE22_MASK                       0x00400000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE23_SHIFT                      23
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE23_MASK                       0x00800000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE24_SHIFT                      24
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE24_MASK                       0x01000000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE25_SHIFT                      25
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE25_MASK                       0x02000000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE26_SHIFT                      26
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE26_MASK                       0x04000000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE27_SHIFT                      27
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE27_MASK                       0x08000000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE28_SHIFT                      28
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE28_MASK                       0x10000000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE29_SHIFT                      29
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE29_MASK                       0x20000000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE30_SHIFT                      30
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE30_MASK                       0x40000000u
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE31_SHIFT                      31
#define PICA200_GPUREG_IRQ_MASK_LOW_DISABLE31_MASK                       0x80000000u

/* GPUREG_IRQ_MASK_HIGH (0x031): Interrupt mask of lanes 32-63.
 * plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
 * older GPUREG_0031 */
#define PICA200_GPUREG_IRQ_MASK_HIGH                                     0x0031u
/* DISABLE0 to DISABLE31 (bit 0, step 1, bool): Lane 32 + the number of the bit requests no interrupt. */
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE0_SHIFT                      0
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE0_MASK                       0x00000001u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE1_SHIFT                      1
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE1_MASK                       0x00000002u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE2_SHIFT                      2
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE2_MASK                       0x00000004u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE3_SHIFT                      3
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE3_MASK                       0x00000008u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE4_SHIFT                      4
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE4_MASK                       0x00000010u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE5_SHIFT                      5
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE5_MASK                       0x00000020u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE6_SHIFT                      6
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE6_MASK                       0x00000040u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE7_SHIFT                      7
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE7_MASK                       0x00000080u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE8_SHIFT                      8
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE8_MASK                       0x00000100u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE9_SHIFT                      9
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE9_MASK                       0x00000200u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE10_SHIFT                     10
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE10_MASK                      0x00000400u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE11_SHIFT                     11
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE11_MASK                      0x00000800u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE12_SHIFT                     12
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE12_MASK                      0x00001000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE13_SHIFT                     13
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE13_MASK                      0x00002000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE14_SHIFT                     14
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE14_MASK                      0x00004000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE15_SHIFT                     15
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE15_MASK                      0x00008000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE16_SHIFT                     16
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE16_MASK                      0x00010000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE17_SHIFT                     17
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE17_MASK                      0x00020000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE18_SHIFT                     18
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE18_MASK                      0x00040000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE19_SHIFT                     19
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE19_MASK                      0x00080000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE20_SHIFT                     20
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE20_MASK                      0x00100000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE21_SHIFT                     21
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE21_MASK                      0x00200000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE22_SHIFT                     22
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE22_MASK                      0x00400000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE23_SHIFT                     23
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE23_MASK                      0x00800000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE24_SHIFT                     24
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE24_MASK                      0x01000000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE25_SHIFT                     25
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE25_MASK                      0x02000000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE26_SHIFT                     26
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE26_MASK                      0x04000000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE27_SHIFT                     27
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE27_MASK                      0x08000000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE28_SHIFT                     28
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE28_MASK                      0x10000000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE29_SHIFT                     29
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE29_MASK                      0x20000000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE30_SHIFT                     30
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE30_MASK                      0x40000000u
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE31_SHIFT                     31
#define PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE31_MASK                      0x80000000u

/* GPUREG_IRQ_STAT_LOW (0x032): Comparison results of lanes 0-31.
 * status, ro, not writable by command lists [HW: GBATEK]
 * older GPUREG_0032 */
#define PICA200_GPUREG_IRQ_STAT_LOW                                      0x0032u
/* MATCH0 to MATCH31 (bit 0, step 1, bool): The lane with the number of the bit equals its compare
 * byte. */
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH0_SHIFT                         0
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH0_MASK                          0x00000001u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH1_SHIFT                         1
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH1_MASK                          0x00000002u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH2_SHIFT                         2
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH2_MASK                          0x00000004u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH3_SHIFT                         3
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH3_MASK                          0x00000008u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH4_SHIFT                         4
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH4_MASK                          0x00000010u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH5_SHIFT                         5
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH5_MASK                          0x00000020u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH6_SHIFT                         6
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH6_MASK                          0x00000040u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH7_SHIFT                         7
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH7_MASK                          0x00000080u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH8_SHIFT                         8
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH8_MASK                          0x00000100u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH9_SHIFT                         9
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH9_MASK                          0x00000200u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH10_SHIFT                        10
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH10_MASK                         0x00000400u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH11_SHIFT                        11
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH11_MASK                         0x00000800u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH12_SHIFT                        12
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH12_MASK                         0x00001000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH13_SHIFT                        13
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH13_MASK                         0x00002000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH14_SHIFT                        14
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH14_MASK                         0x00004000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH15_SHIFT                        15
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH15_MASK                         0x00008000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH16_SHIFT                        16
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH16_MASK                         0x00010000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH17_SHIFT                        17
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH17_MASK                         0x00020000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH18_SHIFT                        18
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH18_MASK                         0x00040000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH19_SHIFT                        19
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH19_MASK                         0x00080000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH20_SHIFT                        20
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH20_MASK                         0x00100000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH21_SHIFT                        21
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH21_MASK                         0x00200000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH22_SHIFT                        22
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH22_MASK                         0x00400000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH23_SHIFT                        23
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH23_MASK                         0x00800000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH24_SHIFT                        24
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH24_MASK                         0x01000000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH25_SHIFT                        25
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH25_MASK                         0x02000000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH26_SHIFT                        26
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH26_MASK                         0x04000000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH27_SHIFT                        27
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH27_MASK                         0x08000000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH28_SHIFT                        28
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH28_MASK                         0x10000000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH29_SHIFT                        29
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH29_MASK                         0x20000000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH30_SHIFT                        30
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH30_MASK                         0x40000000u
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH31_SHIFT                        31
#define PICA200_GPUREG_IRQ_STAT_LOW_MATCH31_MASK                         0x80000000u

/* GPUREG_IRQ_STAT_HIGH (0x033): Comparison results of lanes 32-63.
 * status, ro, not writable by command lists [HW: GBATEK]
 * older GPUREG_0033 */
#define PICA200_GPUREG_IRQ_STAT_HIGH                                     0x0033u
/* MATCH0 to MATCH31 (bit 0, step 1, bool): Lane 32 + the number of the bit equals its compare byte. */
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH0_SHIFT                        0
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH0_MASK                         0x00000001u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH1_SHIFT                        1
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH1_MASK                         0x00000002u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH2_SHIFT                        2
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH2_MASK                         0x00000004u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH3_SHIFT                        3
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH3_MASK                         0x00000008u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH4_SHIFT                        4
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH4_MASK                         0x00000010u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH5_SHIFT                        5
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH5_MASK                         0x00000020u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH6_SHIFT                        6
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH6_MASK                         0x00000040u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH7_SHIFT                        7
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH7_MASK                         0x00000080u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH8_SHIFT                        8
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH8_MASK                         0x00000100u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH9_SHIFT                        9
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH9_MASK                         0x00000200u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH10_SHIFT                       10
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH10_MASK                        0x00000400u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH11_SHIFT                       11
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH11_MASK                        0x00000800u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH12_SHIFT                       12
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH12_MASK                        0x00001000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH13_SHIFT                       13
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH13_MASK                        0x00002000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH14_SHIFT                       14
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH14_MASK                        0x00004000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH15_SHIFT                       15
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH15_MASK                        0x00008000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH16_SHIFT                       16
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH16_MASK                        0x00010000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH17_SHIFT                       17
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH17_MASK                        0x00020000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH18_SHIFT                       18
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH18_MASK                        0x00040000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH19_SHIFT                       19
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH19_MASK                        0x00080000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH20_SHIFT                       20
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH20_MASK                        0x00100000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH21_SHIFT                       21
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH21_MASK                        0x00200000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH22_SHIFT                       22
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH22_MASK                        0x00400000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH23_SHIFT                       23
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH23_MASK                        0x00800000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH24_SHIFT                       24
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH24_MASK                        0x01000000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH25_SHIFT                       25
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH25_MASK                        0x02000000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH26_SHIFT                       26
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH26_MASK                        0x04000000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH27_SHIFT                       27
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH27_MASK                        0x08000000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH28_SHIFT                       28
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH28_MASK                        0x10000000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH29_SHIFT                       29
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH29_MASK                        0x20000000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH30_SHIFT                       30
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH30_MASK                        0x40000000u
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH31_SHIFT                       31
#define PICA200_GPUREG_IRQ_STAT_HIGH_MATCH31_MASK                        0x80000000u

/* GPUREG_IRQ_AUTOSTOP (0x034): Whether a match ends the command list. System software writes 1.
 * plain, rw, not writable by command lists [HW: docs/hardware/command-lists.md#end-of-a-list; GBATEK]
 * older GPUREG_0034 */
#define PICA200_GPUREG_IRQ_AUTOSTOP                                      0x0034u
/* STOP (bit 0, bool): A matching lane stops the execution of the list as well as raising the
 * interrupt. */
#define PICA200_GPUREG_IRQ_AUTOSTOP_STOP_SHIFT                           0
#define PICA200_GPUREG_IRQ_AUTOSTOP_STOP_MASK                            0x00000001u

/* GPUREG_0035 (0x035): Always reads 0x00010002; possibly an identification of the chip.
 * status, ro, not writable by command lists [HW: GBATEK]
 * older GPUREG_FIXED_00010002h */
#define PICA200_GPUREG_0035                                              0x0035u
/* UNKNOWN (bits 31-0, uint): Constant 0x00010002. */
#define PICA200_GPUREG_UNKNOWN_0035_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_0035_UNKNOWN_MASK                         0xFFFFFFFFu

/* GPUREG_0036 to GPUREG_003F (0x036-0x03F): No known function.
 * plain, none, not writable by command lists [HW: docs/hardware/command-lists.md#stream;
 * docs/hardware/registers.md#miscellaneous; GBATEK] */
#define PICA200_GPUREG_0036                                              0x0036u
#define PICA200_GPUREG_0037                                              0x0037u
#define PICA200_GPUREG_0038                                              0x0038u
#define PICA200_GPUREG_0039                                              0x0039u
#define PICA200_GPUREG_003A                                              0x003Au
#define PICA200_GPUREG_003B                                              0x003Bu
#define PICA200_GPUREG_003C                                              0x003Cu
#define PICA200_GPUREG_003D                                              0x003Du
#define PICA200_GPUREG_003E                                              0x003Eu
#define PICA200_GPUREG_003F                                              0x003Fu

/* GPUREG_0340 to GPUREG_03FF (0x340-0x3FF): No register; reads return the value of the primitive
 * restart register.
 * plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK] */
#define PICA200_GPUREG_0340                                              0x0340u
#define PICA200_GPUREG_0341                                              0x0341u
#define PICA200_GPUREG_0342                                              0x0342u
#define PICA200_GPUREG_0343                                              0x0343u
#define PICA200_GPUREG_0344                                              0x0344u
#define PICA200_GPUREG_0345                                              0x0345u
#define PICA200_GPUREG_0346                                              0x0346u
#define PICA200_GPUREG_0347                                              0x0347u
#define PICA200_GPUREG_0348                                              0x0348u
#define PICA200_GPUREG_0349                                              0x0349u
#define PICA200_GPUREG_034A                                              0x034Au
#define PICA200_GPUREG_034B                                              0x034Bu
#define PICA200_GPUREG_034C                                              0x034Cu
#define PICA200_GPUREG_034D                                              0x034Du
#define PICA200_GPUREG_034E                                              0x034Eu
#define PICA200_GPUREG_034F                                              0x034Fu
#define PICA200_GPUREG_0350                                              0x0350u
#define PICA200_GPUREG_0351                                              0x0351u
#define PICA200_GPUREG_0352                                              0x0352u
#define PICA200_GPUREG_0353                                              0x0353u
#define PICA200_GPUREG_0354                                              0x0354u
#define PICA200_GPUREG_0355                                              0x0355u
#define PICA200_GPUREG_0356                                              0x0356u
#define PICA200_GPUREG_0357                                              0x0357u
#define PICA200_GPUREG_0358                                              0x0358u
#define PICA200_GPUREG_0359                                              0x0359u
#define PICA200_GPUREG_035A                                              0x035Au
#define PICA200_GPUREG_035B                                              0x035Bu
#define PICA200_GPUREG_035C                                              0x035Cu
#define PICA200_GPUREG_035D                                              0x035Du
#define PICA200_GPUREG_035E                                              0x035Eu
#define PICA200_GPUREG_035F                                              0x035Fu
#define PICA200_GPUREG_0360                                              0x0360u
#define PICA200_GPUREG_0361                                              0x0361u
#define PICA200_GPUREG_0362                                              0x0362u
#define PICA200_GPUREG_0363                                              0x0363u
#define PICA200_GPUREG_0364                                              0x0364u
#define PICA200_GPUREG_0365                                              0x0365u
#define PICA200_GPUREG_0366                                              0x0366u
#define PICA200_GPUREG_0367                                              0x0367u
#define PICA200_GPUREG_0368                                              0x0368u
#define PICA200_GPUREG_0369                                              0x0369u
#define PICA200_GPUREG_036A                                              0x036Au
#define PICA200_GPUREG_036B                                              0x036Bu
#define PICA200_GPUREG_036C                                              0x036Cu
#define PICA200_GPUREG_036D                                              0x036Du
#define PICA200_GPUREG_036E                                              0x036Eu
#define PICA200_GPUREG_036F                                              0x036Fu
#define PICA200_GPUREG_0370                                              0x0370u
#define PICA200_GPUREG_0371                                              0x0371u
#define PICA200_GPUREG_0372                                              0x0372u
#define PICA200_GPUREG_0373                                              0x0373u
#define PICA200_GPUREG_0374                                              0x0374u
#define PICA200_GPUREG_0375                                              0x0375u
#define PICA200_GPUREG_0376                                              0x0376u
#define PICA200_GPUREG_0377                                              0x0377u
#define PICA200_GPUREG_0378                                              0x0378u
#define PICA200_GPUREG_0379                                              0x0379u
#define PICA200_GPUREG_037A                                              0x037Au
#define PICA200_GPUREG_037B                                              0x037Bu
#define PICA200_GPUREG_037C                                              0x037Cu
#define PICA200_GPUREG_037D                                              0x037Du
#define PICA200_GPUREG_037E                                              0x037Eu
#define PICA200_GPUREG_037F                                              0x037Fu
#define PICA200_GPUREG_0380                                              0x0380u
#define PICA200_GPUREG_0381                                              0x0381u
#define PICA200_GPUREG_0382                                              0x0382u
#define PICA200_GPUREG_0383                                              0x0383u
#define PICA200_GPUREG_0384                                              0x0384u
#define PICA200_GPUREG_0385                                              0x0385u
#define PICA200_GPUREG_0386                                              0x0386u
#define PICA200_GPUREG_0387                                              0x0387u
#define PICA200_GPUREG_0388                                              0x0388u
#define PICA200_GPUREG_0389                                              0x0389u
#define PICA200_GPUREG_038A                                              0x038Au
#define PICA200_GPUREG_038B                                              0x038Bu
#define PICA200_GPUREG_038C                                              0x038Cu
#define PICA200_GPUREG_038D                                              0x038Du
#define PICA200_GPUREG_038E                                              0x038Eu
#define PICA200_GPUREG_038F                                              0x038Fu
#define PICA200_GPUREG_0390                                              0x0390u
#define PICA200_GPUREG_0391                                              0x0391u
#define PICA200_GPUREG_0392                                              0x0392u
#define PICA200_GPUREG_0393                                              0x0393u
#define PICA200_GPUREG_0394                                              0x0394u
#define PICA200_GPUREG_0395                                              0x0395u
#define PICA200_GPUREG_0396                                              0x0396u
#define PICA200_GPUREG_0397                                              0x0397u
#define PICA200_GPUREG_0398                                              0x0398u
#define PICA200_GPUREG_0399                                              0x0399u
#define PICA200_GPUREG_039A                                              0x039Au
#define PICA200_GPUREG_039B                                              0x039Bu
#define PICA200_GPUREG_039C                                              0x039Cu
#define PICA200_GPUREG_039D                                              0x039Du
#define PICA200_GPUREG_039E                                              0x039Eu
#define PICA200_GPUREG_039F                                              0x039Fu
#define PICA200_GPUREG_03A0                                              0x03A0u
#define PICA200_GPUREG_03A1                                              0x03A1u
#define PICA200_GPUREG_03A2                                              0x03A2u
#define PICA200_GPUREG_03A3                                              0x03A3u
#define PICA200_GPUREG_03A4                                              0x03A4u
#define PICA200_GPUREG_03A5                                              0x03A5u
#define PICA200_GPUREG_03A6                                              0x03A6u
#define PICA200_GPUREG_03A7                                              0x03A7u
#define PICA200_GPUREG_03A8                                              0x03A8u
#define PICA200_GPUREG_03A9                                              0x03A9u
#define PICA200_GPUREG_03AA                                              0x03AAu
#define PICA200_GPUREG_03AB                                              0x03ABu
#define PICA200_GPUREG_03AC                                              0x03ACu
#define PICA200_GPUREG_03AD                                              0x03ADu
#define PICA200_GPUREG_03AE                                              0x03AEu
#define PICA200_GPUREG_03AF                                              0x03AFu
#define PICA200_GPUREG_03B0                                              0x03B0u
#define PICA200_GPUREG_03B1                                              0x03B1u
#define PICA200_GPUREG_03B2                                              0x03B2u
#define PICA200_GPUREG_03B3                                              0x03B3u
#define PICA200_GPUREG_03B4                                              0x03B4u
#define PICA200_GPUREG_03B5                                              0x03B5u
#define PICA200_GPUREG_03B6                                              0x03B6u
#define PICA200_GPUREG_03B7                                              0x03B7u
#define PICA200_GPUREG_03B8                                              0x03B8u
#define PICA200_GPUREG_03B9                                              0x03B9u
#define PICA200_GPUREG_03BA                                              0x03BAu
#define PICA200_GPUREG_03BB                                              0x03BBu
#define PICA200_GPUREG_03BC                                              0x03BCu
#define PICA200_GPUREG_03BD                                              0x03BDu
#define PICA200_GPUREG_03BE                                              0x03BEu
#define PICA200_GPUREG_03BF                                              0x03BFu
#define PICA200_GPUREG_03C0                                              0x03C0u
#define PICA200_GPUREG_03C1                                              0x03C1u
#define PICA200_GPUREG_03C2                                              0x03C2u
#define PICA200_GPUREG_03C3                                              0x03C3u
#define PICA200_GPUREG_03C4                                              0x03C4u
#define PICA200_GPUREG_03C5                                              0x03C5u
#define PICA200_GPUREG_03C6                                              0x03C6u
#define PICA200_GPUREG_03C7                                              0x03C7u
#define PICA200_GPUREG_03C8                                              0x03C8u
#define PICA200_GPUREG_03C9                                              0x03C9u
#define PICA200_GPUREG_03CA                                              0x03CAu
#define PICA200_GPUREG_03CB                                              0x03CBu
#define PICA200_GPUREG_03CC                                              0x03CCu
#define PICA200_GPUREG_03CD                                              0x03CDu
#define PICA200_GPUREG_03CE                                              0x03CEu
#define PICA200_GPUREG_03CF                                              0x03CFu
#define PICA200_GPUREG_03D0                                              0x03D0u
#define PICA200_GPUREG_03D1                                              0x03D1u
#define PICA200_GPUREG_03D2                                              0x03D2u
#define PICA200_GPUREG_03D3                                              0x03D3u
#define PICA200_GPUREG_03D4                                              0x03D4u
#define PICA200_GPUREG_03D5                                              0x03D5u
#define PICA200_GPUREG_03D6                                              0x03D6u
#define PICA200_GPUREG_03D7                                              0x03D7u
#define PICA200_GPUREG_03D8                                              0x03D8u
#define PICA200_GPUREG_03D9                                              0x03D9u
#define PICA200_GPUREG_03DA                                              0x03DAu
#define PICA200_GPUREG_03DB                                              0x03DBu
#define PICA200_GPUREG_03DC                                              0x03DCu
#define PICA200_GPUREG_03DD                                              0x03DDu
#define PICA200_GPUREG_03DE                                              0x03DEu
#define PICA200_GPUREG_03DF                                              0x03DFu
#define PICA200_GPUREG_03E0                                              0x03E0u
#define PICA200_GPUREG_03E1                                              0x03E1u
#define PICA200_GPUREG_03E2                                              0x03E2u
#define PICA200_GPUREG_03E3                                              0x03E3u
#define PICA200_GPUREG_03E4                                              0x03E4u
#define PICA200_GPUREG_03E5                                              0x03E5u
#define PICA200_GPUREG_03E6                                              0x03E6u
#define PICA200_GPUREG_03E7                                              0x03E7u
#define PICA200_GPUREG_03E8                                              0x03E8u
#define PICA200_GPUREG_03E9                                              0x03E9u
#define PICA200_GPUREG_03EA                                              0x03EAu
#define PICA200_GPUREG_03EB                                              0x03EBu
#define PICA200_GPUREG_03EC                                              0x03ECu
#define PICA200_GPUREG_03ED                                              0x03EDu
#define PICA200_GPUREG_03EE                                              0x03EEu
#define PICA200_GPUREG_03EF                                              0x03EFu
#define PICA200_GPUREG_03F0                                              0x03F0u
#define PICA200_GPUREG_03F1                                              0x03F1u
#define PICA200_GPUREG_03F2                                              0x03F2u
#define PICA200_GPUREG_03F3                                              0x03F3u
#define PICA200_GPUREG_03F4                                              0x03F4u
#define PICA200_GPUREG_03F5                                              0x03F5u
#define PICA200_GPUREG_03F6                                              0x03F6u
#define PICA200_GPUREG_03F7                                              0x03F7u
#define PICA200_GPUREG_03F8                                              0x03F8u
#define PICA200_GPUREG_03F9                                              0x03F9u
#define PICA200_GPUREG_03FA                                              0x03FAu
#define PICA200_GPUREG_03FB                                              0x03FBu
#define PICA200_GPUREG_03FC                                              0x03FCu
#define PICA200_GPUREG_03FD                                              0x03FDu
#define PICA200_GPUREG_03FE                                              0x03FEu
#define PICA200_GPUREG_03FF                                              0x03FFu

/* ---- Rasterizer ----
 * What happens between the shader units and the fragments: meaning of the shader outputs,
 * clipping, viewport transform, culling, depth mapping, early depth, scissor. Register x is the
 * fast memory axis; on the rotated screens of the 3DS it runs vertically. */

/* GPUREG_FACECULLING_CONFIG (0x040): Face culling.
 * plain, rw [HW: docs/hardware/raster.md#culling]
 * official PICA_REG_CULL_FACE */
#define PICA200_GPUREG_FACECULLING_CONFIG                                0x0040u
/* MODE (bits 1-0, CullMode): Faces that are removed. */
#define PICA200_GPUREG_FACECULLING_CONFIG_MODE_SHIFT                     0
#define PICA200_GPUREG_FACECULLING_CONFIG_MODE_MASK                      0x00000003u

/* GPUREG_VIEWPORT_WIDTH (0x041): Scale from normalised device x to pixels.
 * plain, rw [DOC: docs/hardware/raster.md#viewport]
 * official PICA_REG_VIEWPORT_WIDTH1; older GPUREG_0041, GPUREG_VIEWPORT_V_SCALE */
#define PICA200_GPUREG_VIEWPORT_WIDTH                                    0x0041u
/* HALF_WIDTH (bits 23-0, f24, pixels): Half of the viewport width. */
#define PICA200_GPUREG_VIEWPORT_WIDTH_HALF_WIDTH_SHIFT                   0
#define PICA200_GPUREG_VIEWPORT_WIDTH_HALF_WIDTH_MASK                    0x00FFFFFFu

/* GPUREG_VIEWPORT_INVW (0x042): Step along x used by the interpolation of attributes; a value that
 * does not fit VIEWPORT_WIDTH changes the picture. GBATEK counts bit 0 as a 24th mantissa bit.
 * plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/raster.md#viewport]
 * official PICA_REG_VIEWPORT_WIDTH2; older GPUREG_0042, GPUREG_VIEWPORT_V_STEP */
#define PICA200_GPUREG_VIEWPORT_INVW                                     0x0042u
/* INV_HALF_WIDTH (bits 31-1, f31, 1/pixels): 2 / width. */
#define PICA200_GPUREG_VIEWPORT_INVW_INV_HALF_WIDTH_SHIFT                1
#define PICA200_GPUREG_VIEWPORT_INVW_INV_HALF_WIDTH_MASK                 0xFFFFFFFEu

/* GPUREG_VIEWPORT_HEIGHT (0x043): Scale from normalised device y to pixels.
 * plain, rw [DOC: docs/hardware/raster.md#viewport]
 * official PICA_REG_VIEWPORT_HEIGHT1; older GPUREG_0043, GPUREG_VIEWPORT_H_SCALE */
#define PICA200_GPUREG_VIEWPORT_HEIGHT                                   0x0043u
/* HALF_HEIGHT (bits 23-0, f24, pixels): Half of the viewport height. */
#define PICA200_GPUREG_VIEWPORT_HEIGHT_HALF_HEIGHT_SHIFT                 0
#define PICA200_GPUREG_VIEWPORT_HEIGHT_HALF_HEIGHT_MASK                  0x00FFFFFFu

/* GPUREG_VIEWPORT_INVH (0x044): Step along y used by the interpolation of attributes, as VIEWPORT_INVW
 * along x.
 * plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/raster.md#viewport]
 * official PICA_REG_VIEWPORT_HEIGHT2; older GPUREG_0044, GPUREG_VIEWPORT_H_STEP */
#define PICA200_GPUREG_VIEWPORT_INVH                                     0x0044u
/* INV_HALF_HEIGHT (bits 31-1, f31, 1/pixels): 2 / height. */
#define PICA200_GPUREG_VIEWPORT_INVH_INV_HALF_HEIGHT_SHIFT               1
#define PICA200_GPUREG_VIEWPORT_INVH_INV_HALF_HEIGHT_MASK                0xFFFFFFFEu

/* GPUREG_0045 to GPUREG_0046 (0x045-0x046): Purpose unknown.
 * plain, rw, mask 0x00FFFFFF [HW: docs/hardware/registers.md#rasterizer; GBATEK] */
#define PICA200_GPUREG_0045                                              0x0045u
/* UNKNOWN (bits 23-0, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_0045_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_0045_UNKNOWN_MASK                         0x00FFFFFFu
#define PICA200_GPUREG_0046                                              0x0046u
#define PICA200_GPUREG_UNKNOWN_0046_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_0046_UNKNOWN_MASK                         0x00FFFFFFu

/* GPUREG_FRAGOP_CLIP (0x047): User clip plane.
 * plain, rw [HW: docs/hardware/raster.md#clipping]
 * official PICA_REG_FRAG_OP_CLIP; older GPUREG_0047 */
#define PICA200_GPUREG_FRAGOP_CLIP                                       0x0047u
/* ENABLE (bit 0, bool): Keep only where the dot product of FRAGOP_CLIP_DATA and the clip-space
 * position is >= 0. */
#define PICA200_GPUREG_FRAGOP_CLIP_ENABLE_SHIFT                          0
#define PICA200_GPUREG_FRAGOP_CLIP_ENABLE_MASK                           0x00000001u

/* GPUREG_FRAGOP_CLIP_DATA[0-3] (0x048-0x04B): Coefficient of the user clip plane; DATA0 to DATA3
 * belong to x, y, z and w.
 * plain, rw [HW: docs/hardware/raster.md#clipping]
 * official PICA_REG_FRAG_OP_CLIP_DATA[1-4]; older GPUREG_0048, GPUREG_0049, GPUREG_004A, GPUREG_004B */
#define PICA200_GPUREG_FRAGOP_CLIP_DATA0                                 0x0048u
#define PICA200_GPUREG_FRAGOP_CLIP_DATA1                                 0x0049u
#define PICA200_GPUREG_FRAGOP_CLIP_DATA2                                 0x004Au
#define PICA200_GPUREG_FRAGOP_CLIP_DATA3                                 0x004Bu
#define PICA200_GPUREG_FRAGOP_CLIP_DATA_COUNT                            4u
#define PICA200_GPUREG_FRAGOP_CLIP_DATA(n)                               (0x0048u + 0x1u * (n))
/* COEFFICIENT (bits 23-0, f24): Factor of the position component. */
#define PICA200_GPUREG_FRAGOP_CLIP_DATA_COEFFICIENT_SHIFT                0
#define PICA200_GPUREG_FRAGOP_CLIP_DATA_COEFFICIENT_MASK                 0x00FFFFFFu

/* GPUREG_004C (0x04C): Purpose unknown.
 * plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#rasterizer; GBATEK] */
#define PICA200_GPUREG_004C                                              0x004Cu
/* UNKNOWN (bit 0, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_004C_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_004C_UNKNOWN_MASK                         0x00000001u

/* GPUREG_DEPTHMAP_SCALE (0x04D): Factor of the depth mapping; -1.0 maps z of -1 to 0 to a depth of 1
 * to 0.
 * plain, rw [HW: docs/hardware/raster.md#depth-map]
 * official PICA_REG_FRAG_OP_WSCALE_DATA1; older GPUREG_DEPTHRANGE_NEAR */
#define PICA200_GPUREG_DEPTHMAP_SCALE                                    0x004Du
/* SCALE (bits 23-0, f24): Near depth minus far depth. */
#define PICA200_GPUREG_DEPTHMAP_SCALE_SCALE_SHIFT                        0
#define PICA200_GPUREG_DEPTHMAP_SCALE_SCALE_MASK                         0x00FFFFFFu

/* GPUREG_DEPTHMAP_OFFSET (0x04E): Summand of the depth mapping; software adds its polygon offset here.
 * plain, rw [HW: docs/hardware/raster.md#depth-map]
 * official PICA_REG_FRAG_OP_WSCALE_DATA2; older GPUREG_DEPTHRANGE_FAR */
#define PICA200_GPUREG_DEPTHMAP_OFFSET                                   0x004Eu
/* OFFSET (bits 23-0, f24): Near depth plus polygon offset. */
#define PICA200_GPUREG_DEPTHMAP_OFFSET_OFFSET_SHIFT                      0
#define PICA200_GPUREG_DEPTHMAP_OFFSET_OFFSET_MASK                       0x00FFFFFFu

/* GPUREG_SH_OUTMAP_TOTAL (0x04F): Number of output slots that reach the rasterizer.
 * plain, rw [DOC: docs/hardware/geometry.md#shader-outputs]
 * official PICA_REG_[GS|VS]_OUT_REG_NUM0 */
#define PICA200_GPUREG_SH_OUTMAP_TOTAL                                   0x004Fu
/* COUNT (bits 2-0, uint, slots): Slots in use, 1 to 7. */
#define PICA200_GPUREG_SH_OUTMAP_TOTAL_COUNT_SHIFT                       0
#define PICA200_GPUREG_SH_OUTMAP_TOTAL_COUNT_MASK                        0x00000007u

/* GPUREG_SH_OUTMAP_O[0-6] (0x050-0x056): Meaning of the four components of an output slot. A semantic
 * that no component carries reads 1.0.
 * plain, rw [HW: docs/hardware/geometry.md#shader-outputs; docs/hardware/raster.md#output-map]
 * official PICA_REG_[GS|VS]_OUT_ATTR[0-6] */
#define PICA200_GPUREG_SH_OUTMAP_O0                                      0x0050u
#define PICA200_GPUREG_SH_OUTMAP_O1                                      0x0051u
#define PICA200_GPUREG_SH_OUTMAP_O2                                      0x0052u
#define PICA200_GPUREG_SH_OUTMAP_O3                                      0x0053u
#define PICA200_GPUREG_SH_OUTMAP_O4                                      0x0054u
#define PICA200_GPUREG_SH_OUTMAP_O5                                      0x0055u
#define PICA200_GPUREG_SH_OUTMAP_O6                                      0x0056u
#define PICA200_GPUREG_SH_OUTMAP_O_COUNT                                 7u
#define PICA200_GPUREG_SH_OUTMAP_O(n)                                    (0x0050u + 0x1u * (n))
/* X (bits 4-0, OutputSemantic): Meaning of component x. */
#define PICA200_GPUREG_SH_OUTMAP_O_X_SHIFT                               0
#define PICA200_GPUREG_SH_OUTMAP_O_X_MASK                                0x0000001Fu
/* Y (bits 12-8, OutputSemantic): Meaning of component y. */
#define PICA200_GPUREG_SH_OUTMAP_O_Y_SHIFT                               8
#define PICA200_GPUREG_SH_OUTMAP_O_Y_MASK                                0x00001F00u
/* Z (bits 20-16, OutputSemantic): Meaning of component z. */
#define PICA200_GPUREG_SH_OUTMAP_O_Z_SHIFT                               16
#define PICA200_GPUREG_SH_OUTMAP_O_Z_MASK                                0x001F0000u
/* W (bits 28-24, OutputSemantic): Meaning of component w. */
#define PICA200_GPUREG_SH_OUTMAP_O_W_SHIFT                               24
#define PICA200_GPUREG_SH_OUTMAP_O_W_MASK                                0x1F000000u

/* GPUREG_0057 (0x057): No known function; reads 0.
 * plain, none [HW: docs/hardware/registers.md#rasterizer; GBATEK] */
#define PICA200_GPUREG_0057                                              0x0057u

/* GPUREG_0058 (0x058): Flat shading.
 * plain, rw, mask 0x00000101 [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK] */
#define PICA200_GPUREG_0058                                              0x0058u
/* FLAT_SHADING (bit 0, bool): The triangle takes the colour of its last vertex instead of
 * interpolating. */
#define PICA200_GPUREG_UNKNOWN_0058_FLAT_SHADING_SHIFT                   0
#define PICA200_GPUREG_UNKNOWN_0058_FLAT_SHADING_MASK                    0x00000001u
/* UNKNOWN_8 (bit 8, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_0058_UNKNOWN_8_SHIFT                      8
#define PICA200_GPUREG_UNKNOWN_0058_UNKNOWN_8_MASK                       0x00000100u

/* GPUREG_0059 (0x059): Purpose unknown.
 * plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#rasterizer; GBATEK] */
#define PICA200_GPUREG_0059                                              0x0059u
/* UNKNOWN (bit 0, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_0059_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_0059_UNKNOWN_MASK                         0x00000001u

/* GPUREG_STAT_NUM_VERTICES_RECEIVED (0x05A): Counter of the vertices that arrived.
 * status, ro [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK]
 * older GPUREG_005A */
#define PICA200_GPUREG_STAT_NUM_VERTICES_RECEIVED                        0x005Au
/* COUNT (bits 31-0, uint, vertices): Running count; how many of the bits exist is not known. */
#define PICA200_GPUREG_STAT_NUM_VERTICES_RECEIVED_COUNT_SHIFT            0
#define PICA200_GPUREG_STAT_NUM_VERTICES_RECEIVED_COUNT_MASK             0xFFFFFFFFu

/* GPUREG_STAT_NUM_TRIANGLES_RECEIVED (0x05B): Counter of the triangles that arrived.
 * status, ro [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK]
 * older GPUREG_005B */
#define PICA200_GPUREG_STAT_NUM_TRIANGLES_RECEIVED                       0x005Bu
/* COUNT (bits 31-0, uint, triangles): Running count; how many of the bits exist is not known. */
#define PICA200_GPUREG_STAT_NUM_TRIANGLES_RECEIVED_COUNT_SHIFT           0
#define PICA200_GPUREG_STAT_NUM_TRIANGLES_RECEIVED_COUNT_MASK            0xFFFFFFFFu

/* GPUREG_STAT_NUM_TRIANGLES_DISPLAYED (0x05C): Counter of the triangles that were left after culling.
 * status, ro [HW: docs/hardware/raster.md#vertex-post-processing; GBATEK]
 * older GPUREG_005C */
#define PICA200_GPUREG_STAT_NUM_TRIANGLES_DISPLAYED                      0x005Cu
/* COUNT (bits 31-0, uint, triangles): Running count; how many of the bits exist is not known. */
#define PICA200_GPUREG_STAT_NUM_TRIANGLES_DISPLAYED_COUNT_SHIFT          0
#define PICA200_GPUREG_STAT_NUM_TRIANGLES_DISPLAYED_COUNT_MASK           0xFFFFFFFFu

/* GPUREG_005D to GPUREG_005F (0x05D-0x05F): No known function.
 * plain, none [HW: docs/hardware/registers.md#rasterizer; GBATEK] */
#define PICA200_GPUREG_005D                                              0x005Du
#define PICA200_GPUREG_005E                                              0x005Eu
#define PICA200_GPUREG_005F                                              0x005Fu

/* GPUREG_0060 (0x060): Pixel skipping, for striped or dotted output.
 * plain, rw, mask 0x00000301 [HW: docs/hardware/raster.md#edges-and-fill-rule; GBATEK] */
#define PICA200_GPUREG_0060                                              0x0060u
/* UNKNOWN_0 (bit 0, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_0060_UNKNOWN_0_SHIFT                      0
#define PICA200_GPUREG_UNKNOWN_0060_UNKNOWN_0_MASK                       0x00000001u
/* SKIP (bits 9-8, PixelSkip): Pixels of each 2x2 cell that are drawn. */
#define PICA200_GPUREG_UNKNOWN_0060_SKIP_SHIFT                           8
#define PICA200_GPUREG_UNKNOWN_0060_SKIP_MASK                            0x00000300u

/* GPUREG_EARLYDEPTH_FUNC (0x061): Comparison of the early depth test.
 * plain, rw [DOC: docs/hardware/raster.md#early-depth]
 * official PICA_REG_EARLY_DEPTH_FUNC; older GPUREG_0061 */
#define PICA200_GPUREG_EARLYDEPTH_FUNC                                   0x0061u
/* FUNCTION (bits 1-0, EarlyDepthFunction): Condition under which a fragment may go on. */
#define PICA200_GPUREG_EARLYDEPTH_FUNC_FUNCTION_SHIFT                    0
#define PICA200_GPUREG_EARLYDEPTH_FUNC_FUNCTION_MASK                     0x00000003u

/* GPUREG_EARLYDEPTH_TEST1 (0x062): First of two enables of the early depth test; software sets
 * EARLYDEPTH_TEST2 with it.
 * plain, rw [DOC: docs/hardware/raster.md#early-depth]
 * official PICA_REG_EARLY_DEPTH_TEST1; older GPUREG_0062 */
#define PICA200_GPUREG_EARLYDEPTH_TEST1                                  0x0062u
/* ENABLE (bit 0, bool): Early depth test on. */
#define PICA200_GPUREG_EARLYDEPTH_TEST1_ENABLE_SHIFT                     0
#define PICA200_GPUREG_EARLYDEPTH_TEST1_ENABLE_MASK                      0x00000001u

/* GPUREG_EARLYDEPTH_CLEAR (0x063): Clears the early depth store; the depth buffer in memory is not
 * touched.
 * trigger, wo [HW: docs/hardware/raster.md#early-depth; GBATEK]
 * older GPUREG_0063 */
#define PICA200_GPUREG_EARLYDEPTH_CLEAR                                  0x0063u
/* CLEAR (bit 0, bool): Set the store to EARLYDEPTH_DATA. */
#define PICA200_GPUREG_EARLYDEPTH_CLEAR_CLEAR_SHIFT                      0
#define PICA200_GPUREG_EARLYDEPTH_CLEAR_CLEAR_MASK                       0x00000001u

/* GPUREG_SH_OUTATTR_MODE (0x064): Whether shader outputs carry texture coordinates.
 * plain, rw [DOC: docs/hardware/raster.md#output-map]
 * official PICA_REG_[GS|VS]_OUT_ATTR_MODE; older GPUREG_0064 */
#define PICA200_GPUREG_SH_OUTATTR_MODE                                   0x0064u
/* USE_TEXCOORDS (bit 0, bool): Texture coordinates are used. */
#define PICA200_GPUREG_SH_OUTATTR_MODE_USE_TEXCOORDS_SHIFT               0
#define PICA200_GPUREG_SH_OUTATTR_MODE_USE_TEXCOORDS_MASK                0x00000001u

/* GPUREG_SCISSORTEST_MODE (0x065): Scissor test.
 * plain, rw [HW: docs/hardware/raster.md#scissor]
 * official PICA_REG_SCISSOR */
#define PICA200_GPUREG_SCISSORTEST_MODE                                  0x0065u
/* MODE (bits 1-0, ScissorMode): Side of the rectangle that is kept. */
#define PICA200_GPUREG_SCISSORTEST_MODE_MODE_SHIFT                       0
#define PICA200_GPUREG_SCISSORTEST_MODE_MODE_MASK                        0x00000003u

/* GPUREG_SCISSORTEST_POS (0x066): Start of the scissor rectangle, inclusive, from the register origin.
 * plain, rw [HW: docs/hardware/raster.md#scissor]
 * official PICA_REG_SCISSOR_XY; older GPUREG_SCISSORTEST_POS1 */
#define PICA200_GPUREG_SCISSORTEST_POS                                   0x0066u
/* X1 (bits 9-0, uint, pixels): Lowest x inside. */
#define PICA200_GPUREG_SCISSORTEST_POS_X1_SHIFT                          0
#define PICA200_GPUREG_SCISSORTEST_POS_X1_MASK                           0x000003FFu
/* Y1 (bits 25-16, uint, pixels): Lowest y inside. */
#define PICA200_GPUREG_SCISSORTEST_POS_Y1_SHIFT                          16
#define PICA200_GPUREG_SCISSORTEST_POS_Y1_MASK                           0x03FF0000u

/* GPUREG_SCISSORTEST_DIM (0x067): End of the scissor rectangle, inclusive. In spite of its name it
 * holds coordinates, not sizes.
 * plain, rw [HW: docs/hardware/raster.md#scissor]
 * official PICA_REG_SCISSOR_SIZE; older GPUREG_SCISSORTEST_POS2 */
#define PICA200_GPUREG_SCISSORTEST_DIM                                   0x0067u
/* X2 (bits 9-0, uint, pixels): Highest x inside: start plus width - 1. */
#define PICA200_GPUREG_SCISSORTEST_DIM_X2_SHIFT                          0
#define PICA200_GPUREG_SCISSORTEST_DIM_X2_MASK                           0x000003FFu
/* Y2 (bits 25-16, uint, pixels): Highest y inside: start plus height - 1. */
#define PICA200_GPUREG_SCISSORTEST_DIM_Y2_SHIFT                          16
#define PICA200_GPUREG_SCISSORTEST_DIM_Y2_MASK                           0x03FF0000u

/* GPUREG_VIEWPORT_XY (0x068): Viewport offset, added after the scale. A negative offset makes polygons
 * wrap at the framebuffer edges.
 * plain, rw [HW: docs/hardware/numbers.md#fixed-point-and-packed-fields;
 * docs/hardware/raster.md#viewport]
 * official PICA_REG_VIEWPORT_XY; older GPUREG_0068 */
#define PICA200_GPUREG_VIEWPORT_XY                                       0x0068u
/* X (bits 9-0, int, pixels): Offset along x. */
#define PICA200_GPUREG_VIEWPORT_XY_X_SHIFT                               0
#define PICA200_GPUREG_VIEWPORT_XY_X_MASK                                0x000003FFu
/* Y (bits 25-16, int, pixels): Offset along y. */
#define PICA200_GPUREG_VIEWPORT_XY_Y_SHIFT                               16
#define PICA200_GPUREG_VIEWPORT_XY_Y_MASK                                0x03FF0000u

/* GPUREG_0069 (0x069): Purpose unknown.
 * plain, rw, mask 0xFFFF0001 [HW: docs/hardware/registers.md#rasterizer; GBATEK] */
#define PICA200_GPUREG_0069                                              0x0069u
/* UNKNOWN_0 (bit 0, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_0069_UNKNOWN_0_SHIFT                      0
#define PICA200_GPUREG_UNKNOWN_0069_UNKNOWN_0_MASK                       0x00000001u
/* UNKNOWN_16 (bits 31-16, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_0069_UNKNOWN_16_SHIFT                     16
#define PICA200_GPUREG_UNKNOWN_0069_UNKNOWN_16_MASK                      0xFFFF0000u

/* GPUREG_EARLYDEPTH_DATA (0x06A): Value that EARLYDEPTH_CLEAR sets.
 * plain, rw [DOC: docs/hardware/raster.md#early-depth]
 * official PICA_REG_EARLY_DEPTH_DATA; older GPUREG_006A */
#define PICA200_GPUREG_EARLYDEPTH_DATA                                   0x006Au
/* DEPTH (bits 23-0, uint): Clear value of the early depth store. */
#define PICA200_GPUREG_EARLYDEPTH_DATA_DEPTH_SHIFT                       0
#define PICA200_GPUREG_EARLYDEPTH_DATA_DEPTH_MASK                        0x00FFFFFFu

/* GPUREG_006B (0x06B): Purpose unknown.
 * plain, rw, mask 0x00000FFF [HW: docs/hardware/registers.md#rasterizer; GBATEK] */
#define PICA200_GPUREG_006B                                              0x006Bu
/* UNKNOWN (bits 11-0, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_006B_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_006B_UNKNOWN_MASK                         0x00000FFFu

/* GPUREG_006C (0x06C): Purpose unknown. A CPU read hangs instead of returning 0.
 * plain, wo [HW: docs/hardware/registers.md#rasterizer; GBATEK] */
#define PICA200_GPUREG_006C                                              0x006Cu
/* UNKNOWN (bits 31-0, uint): Never read successfully. */
#define PICA200_GPUREG_UNKNOWN_006C_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_006C_UNKNOWN_MASK                         0xFFFFFFFFu

/* GPUREG_DEPTHMAP_ENABLE (0x06D): Selects between a Z buffer and a W buffer.
 * plain, rw [HW: docs/hardware/raster.md#depth-map]
 * official PICA_REG_FRAG_OP_WSCALE; older GPUREG_006D */
#define PICA200_GPUREG_DEPTHMAP_ENABLE                                   0x006Du
/* MODE (bit 0, DepthMapMode): Depth buffer contents. */
#define PICA200_GPUREG_DEPTHMAP_ENABLE_MODE_SHIFT                        0
#define PICA200_GPUREG_DEPTHMAP_ENABLE_MODE_MASK                         0x00000001u

/* GPUREG_RENDERBUF_DIM (0x06E): Copy of FRAMEBUFFER_DIM that software writes as well; no effect was
 * seen.
 * plain, rw [HW: docs/hardware/framebuffer.md#addressing]
 * official PICA_REG_RENDER_BUF_RESOLUTION1; older GPUREG_006E, GPUREG_RENDERBUFFER_DIM_1 */
#define PICA200_GPUREG_RENDERBUF_DIM                                     0x006Eu
/* WIDTH (bits 10-0, uint, pixels): Width of the buffers. */
#define PICA200_GPUREG_RENDERBUF_DIM_WIDTH_SHIFT                         0
#define PICA200_GPUREG_RENDERBUF_DIM_WIDTH_MASK                          0x000007FFu
/* HEIGHT_MINUS_1 (bits 21-12, uint, pixels): Height of the buffers minus 1. */
#define PICA200_GPUREG_RENDERBUF_DIM_HEIGHT_MINUS_1_SHIFT                12
#define PICA200_GPUREG_RENDERBUF_DIM_HEIGHT_MINUS_1_MASK                 0x003FF000u
/* Y_DIRECTION (bit 24, YDirection): Direction of y in memory. */
#define PICA200_GPUREG_RENDERBUF_DIM_Y_DIRECTION_SHIFT                   24
#define PICA200_GPUREG_RENDERBUF_DIM_Y_DIRECTION_MASK                    0x01000000u

/* GPUREG_SH_OUTATTR_CLOCK (0x06F): Clock gates of the vertex attributes. What an attribute holds while
 * its gate is closed is not known.
 * plain, rw, mask 0x0103FF03 [DOC: docs/hardware/raster.md#output-map;
 * docs/hardware/registers.md#rasterizer]
 * official PICA_REG_[GS|VS]_OUT_ATTR_CLK; older GPUREG_006F */
#define PICA200_GPUREG_SH_OUTATTR_CLOCK                                  0x006Fu
/* POSITION_Z (bit 0, bool): Position z is present. */
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_POSITION_Z_SHIFT                 0
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_POSITION_Z_MASK                  0x00000001u
/* COLOR (bit 1, bool): Primary colour is present. */
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_COLOR_SHIFT                      1
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_COLOR_MASK                       0x00000002u
/* TEXCOORD0 (bit 8, bool): Texture coordinate 0 is present. */
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_SHIFT                  8
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_MASK                   0x00000100u
/* TEXCOORD1 (bit 9, bool): Texture coordinate 1 is present. */
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD1_SHIFT                  9
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD1_MASK                   0x00000200u
/* TEXCOORD2 (bit 10, bool): Texture coordinate 2 is present. */
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD2_SHIFT                  10
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD2_MASK                   0x00000400u
/* UNKNOWN_11 (bits 15-11, uint): Can be written and read back. [HW] */
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_11_SHIFT                 11
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_11_MASK                  0x0000F800u
/* TEXCOORD0_W (bit 16, bool): w of texture coordinate 0 is present. */
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_W_SHIFT                16
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_W_MASK                 0x00010000u
/* UNKNOWN_17 (bit 17, uint): Can be written and read back. [HW] */
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_17_SHIFT                 17
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_17_MASK                  0x00020000u
/* QUATERNION_OR_VIEW (bit 24, bool): Normal quaternion or view vector is present. */
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_QUATERNION_OR_VIEW_SHIFT         24
#define PICA200_GPUREG_SH_OUTATTR_CLOCK_QUATERNION_OR_VIEW_MASK          0x01000000u

/* GPUREG_0070 to GPUREG_007F (0x070-0x07F): No register; reads return the value of the primitive
 * restart register.
 * plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK] */
#define PICA200_GPUREG_0070                                              0x0070u
#define PICA200_GPUREG_0071                                              0x0071u
#define PICA200_GPUREG_0072                                              0x0072u
#define PICA200_GPUREG_0073                                              0x0073u
#define PICA200_GPUREG_0074                                              0x0074u
#define PICA200_GPUREG_0075                                              0x0075u
#define PICA200_GPUREG_0076                                              0x0076u
#define PICA200_GPUREG_0077                                              0x0077u
#define PICA200_GPUREG_0078                                              0x0078u
#define PICA200_GPUREG_0079                                              0x0079u
#define PICA200_GPUREG_007A                                              0x007Au
#define PICA200_GPUREG_007B                                              0x007Bu
#define PICA200_GPUREG_007C                                              0x007Cu
#define PICA200_GPUREG_007D                                              0x007Du
#define PICA200_GPUREG_007E                                              0x007Eu
#define PICA200_GPUREG_007F                                              0x007Fu

/* ---- Texture units ----
 * Unit 0 takes every texture type, units 1 and 2 only plain 2D textures, unit 3 computes a
 * procedural texture. Textures are stored as 8x8 tiles in Morton order, from the top row down;
 * mipmap levels follow each other without padding. */

/* GPUREG_TEXUNIT_CONFIG (0x080): Enables of the texture units and their coordinates.
 * plain, rw [DOC: docs/hardware/texture.md#units-and-configuration]
 * official PICA_REG_TEXTURE_FUNC; older GPUREG_TEXUNITS_CONFIG */
#define PICA200_GPUREG_TEXUNIT_CONFIG                                    0x0080u
/* TEXUNIT0_ENABLE (bit 0, bool): Unit 0 is on. */
#define PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT0_ENABLE_SHIFT              0
#define PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT0_ENABLE_MASK               0x00000001u
/* TEXUNIT1_ENABLE (bit 1, bool): Unit 1 is on. */
#define PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT1_ENABLE_SHIFT              1
#define PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT1_ENABLE_MASK               0x00000002u
/* TEXUNIT2_ENABLE (bit 2, bool): Unit 2 is on. */
#define PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT2_ENABLE_SHIFT              2
#define PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT2_ENABLE_MASK               0x00000004u
/* UNKNOWN_3 (bit 3, uint): Can be written and read back. [HW] */
#define PICA200_GPUREG_TEXUNIT_CONFIG_UNKNOWN_3_SHIFT                    3
#define PICA200_GPUREG_TEXUNIT_CONFIG_UNKNOWN_3_MASK                     0x00000008u
/* TEXUNIT3_COORDINATES (bits 9-8, Texture3Coordinates): Coordinate of the procedural unit. */
#define PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT3_COORDINATES_SHIFT         8
#define PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT3_COORDINATES_MASK          0x00000300u
/* TEXUNIT3_ENABLE (bit 10, bool): Unit 3, the procedural one, is on. */
#define PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT3_ENABLE_SHIFT              10
#define PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT3_ENABLE_MASK               0x00000400u
/* UNKNOWN_12 (bit 12, uint): Software always sets it. */
#define PICA200_GPUREG_TEXUNIT_CONFIG_UNKNOWN_12_SHIFT                   12
#define PICA200_GPUREG_TEXUNIT_CONFIG_UNKNOWN_12_MASK                    0x00001000u
/* TEXUNIT2_COORDINATES (bit 13, Texture2Coordinates): Coordinate of unit 2. */
#define PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT2_COORDINATES_SHIFT         13
#define PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT2_COORDINATES_MASK          0x00002000u
/* CLEAR_CACHE (bit 16, bool): Writing 1 empties the texture cache. */
#define PICA200_GPUREG_TEXUNIT_CONFIG_CLEAR_CACHE_SHIFT                  16
#define PICA200_GPUREG_TEXUNIT_CONFIG_CLEAR_CACHE_MASK                   0x00010000u
/* UNKNOWN_24 (bits 25-24, uint): Can be written and read back. [HW] */
#define PICA200_GPUREG_TEXUNIT_CONFIG_UNKNOWN_24_SHIFT                   24
#define PICA200_GPUREG_TEXUNIT_CONFIG_UNKNOWN_24_MASK                    0x03000000u

/* GPUREG_TEXUNIT[0-2]_BORDER_COLOR (0x081, 0x091, 0x099): Colour outside the texture for the wrap
 * modes with a border.
 * plain, rw [DOC: docs/hardware/texture.md#filtering-and-level-of-detail]
 * official PICA_REG_TEXTURE[0-2]_BORDER_COLOR; older GPUREG_0081, GPUREG_0091, GPUREG_0099 */
#define PICA200_GPUREG_TEXUNIT0_BORDER_COLOR                             0x0081u
#define PICA200_GPUREG_TEXUNIT1_BORDER_COLOR                             0x0091u
#define PICA200_GPUREG_TEXUNIT2_BORDER_COLOR                             0x0099u
#define PICA200_GPUREG_TEXUNIT_BORDER_COLOR_COUNT                        3u
#define PICA200_GPUREG_TEXUNIT_BORDER_COLOR(n)                           ((n) < 2 ? 0x0081u + 0x10u * (n) : 0x0099u)
/* R (bits 7-0, uint, 1/255): Red. */
#define PICA200_GPUREG_TEXUNIT_BORDER_COLOR_R_SHIFT                      0
#define PICA200_GPUREG_TEXUNIT_BORDER_COLOR_R_MASK                       0x000000FFu
/* G (bits 15-8, uint, 1/255): Green. */
#define PICA200_GPUREG_TEXUNIT_BORDER_COLOR_G_SHIFT                      8
#define PICA200_GPUREG_TEXUNIT_BORDER_COLOR_G_MASK                       0x0000FF00u
/* B (bits 23-16, uint, 1/255): Blue. */
#define PICA200_GPUREG_TEXUNIT_BORDER_COLOR_B_SHIFT                      16
#define PICA200_GPUREG_TEXUNIT_BORDER_COLOR_B_MASK                       0x00FF0000u
/* A (bits 31-24, uint, 1/255): Alpha. */
#define PICA200_GPUREG_TEXUNIT_BORDER_COLOR_A_SHIFT                      24
#define PICA200_GPUREG_TEXUNIT_BORDER_COLOR_A_MASK                       0xFF000000u

/* GPUREG_TEXUNIT[0-2]_DIM (0x082, 0x092, 0x09A): Size of level 0; each side is a power of two from 8
 * to 1024.
 * plain, rw [DOC: docs/hardware/texture.md#units-and-configuration]
 * official PICA_REG_TEXTURE[0-2]_SIZE */
#define PICA200_GPUREG_TEXUNIT0_DIM                                      0x0082u
#define PICA200_GPUREG_TEXUNIT1_DIM                                      0x0092u
#define PICA200_GPUREG_TEXUNIT2_DIM                                      0x009Au
#define PICA200_GPUREG_TEXUNIT_DIM_COUNT                                 3u
#define PICA200_GPUREG_TEXUNIT_DIM(n)                                    ((n) < 2 ? 0x0082u + 0x10u * (n) : 0x009Au)
/* HEIGHT (bits 10-0, uint, texels): Height. */
#define PICA200_GPUREG_TEXUNIT_DIM_HEIGHT_SHIFT                          0
#define PICA200_GPUREG_TEXUNIT_DIM_HEIGHT_MASK                           0x000007FFu
/* UNKNOWN_11 (bits 15-11, uint): Can be written and read back. [HW] */
#define PICA200_GPUREG_TEXUNIT_DIM_UNKNOWN_11_SHIFT                      11
#define PICA200_GPUREG_TEXUNIT_DIM_UNKNOWN_11_MASK                       0x0000F800u
/* WIDTH (bits 26-16, uint, texels): Width. */
#define PICA200_GPUREG_TEXUNIT_DIM_WIDTH_SHIFT                           16
#define PICA200_GPUREG_TEXUNIT_DIM_WIDTH_MASK                            0x07FF0000u

/* GPUREG_TEXUNIT[0-2]_PARAM (0x083, 0x093, 0x09B): Filters, wrap modes and type. SHADOW and TYPE
 * belong to unit 0; on units 1 and 2 they have no effect.
 * plain, rw [DOC: docs/hardware/texture.md#units-and-configuration;
 * docs/hardware/texture.md#wrap-modes; docs/hardware/texture.md#filtering-and-level-of-detail]
 * official PICA_REG_TEXTURE[0-2]_WRAP_FILTER */
#define PICA200_GPUREG_TEXUNIT0_PARAM                                    0x0083u
#define PICA200_GPUREG_TEXUNIT1_PARAM                                    0x0093u
#define PICA200_GPUREG_TEXUNIT2_PARAM                                    0x009Bu
#define PICA200_GPUREG_TEXUNIT_PARAM_COUNT                               3u
#define PICA200_GPUREG_TEXUNIT_PARAM(n)                                  ((n) < 2 ? 0x0083u + 0x10u * (n) : 0x009Bu)
/* UNKNOWN_0 (bit 0, uint): Can be written and read back. [HW] */
#define PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_0_SHIFT                     0
#define PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_0_MASK                      0x00000001u
/* MAG_FILTER (bit 1, TextureFilter): Filter where the texture is magnified. */
#define PICA200_GPUREG_TEXUNIT_PARAM_MAG_FILTER_SHIFT                    1
#define PICA200_GPUREG_TEXUNIT_PARAM_MAG_FILTER_MASK                     0x00000002u
/* MIN_FILTER (bit 2, TextureFilter): Filter where the texture is minified. */
#define PICA200_GPUREG_TEXUNIT_PARAM_MIN_FILTER_SHIFT                    2
#define PICA200_GPUREG_TEXUNIT_PARAM_MIN_FILTER_MASK                     0x00000004u
/* UNKNOWN_3 (bit 3, uint): Can be written and read back. [HW] */
#define PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_3_SHIFT                     3
#define PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_3_MASK                      0x00000008u
/* COMPRESSION (bits 5-4, TextureCompression): ETC1 for that format, else OTHER. */
#define PICA200_GPUREG_TEXUNIT_PARAM_COMPRESSION_SHIFT                   4
#define PICA200_GPUREG_TEXUNIT_PARAM_COMPRESSION_MASK                    0x00000030u
/* UNKNOWN_6 (bits 7-6, uint): Can be written and read back. [HW] */
#define PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_6_SHIFT                     6
#define PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_6_MASK                      0x000000C0u
/* WRAP_T (bits 10-8, TextureWrap): Wrap mode along t (v). */
#define PICA200_GPUREG_TEXUNIT_PARAM_WRAP_T_SHIFT                        8
#define PICA200_GPUREG_TEXUNIT_PARAM_WRAP_T_MASK                         0x00000700u
/* UNKNOWN_11 (bit 11, uint): Can be written and read back. [HW] */
#define PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_11_SHIFT                    11
#define PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_11_MASK                     0x00000800u
/* WRAP_S (bits 14-12, TextureWrap): Wrap mode along s (u). */
#define PICA200_GPUREG_TEXUNIT_PARAM_WRAP_S_SHIFT                        12
#define PICA200_GPUREG_TEXUNIT_PARAM_WRAP_S_MASK                         0x00007000u
/* UNKNOWN_15 (bits 19-15, uint): Can be written and read back. [HW] */
#define PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_15_SHIFT                    15
#define PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_15_MASK                     0x000F8000u
/* SHADOW (bit 20, bool): Set for shadow textures (unit 0). */
#define PICA200_GPUREG_TEXUNIT_PARAM_SHADOW_SHIFT                        20
#define PICA200_GPUREG_TEXUNIT_PARAM_SHADOW_MASK                         0x00100000u
/* UNKNOWN_21 (bits 23-21, uint): Can be written and read back. [HW] */
#define PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_21_SHIFT                    21
#define PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_21_MASK                     0x00E00000u
/* MIP_FILTER (bit 24, TextureFilter): Filter between levels. */
#define PICA200_GPUREG_TEXUNIT_PARAM_MIP_FILTER_SHIFT                    24
#define PICA200_GPUREG_TEXUNIT_PARAM_MIP_FILTER_MASK                     0x01000000u
/* TYPE (bits 30-28, TextureType): Texture type (unit 0); units 1 and 2 are always 2D. */
#define PICA200_GPUREG_TEXUNIT_PARAM_TYPE_SHIFT                          28
#define PICA200_GPUREG_TEXUNIT_PARAM_TYPE_MASK                           0x70000000u

/* GPUREG_TEXUNIT[0-2]_LOD (0x084, 0x094, 0x09C): Level of detail.
 * plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
 * docs/hardware/texture.md#filtering-and-level-of-detail]
 * official PICA_REG_TEXTURE[0-2]_LOD; older GPUREG_0084, GPUREG_0094, GPUREG_009C */
#define PICA200_GPUREG_TEXUNIT0_LOD                                      0x0084u
#define PICA200_GPUREG_TEXUNIT1_LOD                                      0x0094u
#define PICA200_GPUREG_TEXUNIT2_LOD                                      0x009Cu
#define PICA200_GPUREG_TEXUNIT_LOD_COUNT                                 3u
#define PICA200_GPUREG_TEXUNIT_LOD(n)                                    ((n) < 2 ? 0x0084u + 0x10u * (n) : 0x009Cu)
/* BIAS (bits 12-0, fixed1.4.8, levels): Added to the computed level of detail. */
#define PICA200_GPUREG_TEXUNIT_LOD_BIAS_SHIFT                            0
#define PICA200_GPUREG_TEXUNIT_LOD_BIAS_MASK                             0x00001FFFu
/* UNKNOWN_13 (bits 15-13, uint): Can be written and read back. [HW] */
#define PICA200_GPUREG_TEXUNIT_LOD_UNKNOWN_13_SHIFT                      13
#define PICA200_GPUREG_TEXUNIT_LOD_UNKNOWN_13_MASK                       0x0000E000u
/* MAX_LEVEL (bits 19-16, uint, levels): Highest level. */
#define PICA200_GPUREG_TEXUNIT_LOD_MAX_LEVEL_SHIFT                       16
#define PICA200_GPUREG_TEXUNIT_LOD_MAX_LEVEL_MASK                        0x000F0000u
/* UNKNOWN_20 (bits 23-20, uint): Can be written and read back. [HW] */
#define PICA200_GPUREG_TEXUNIT_LOD_UNKNOWN_20_SHIFT                      20
#define PICA200_GPUREG_TEXUNIT_LOD_UNKNOWN_20_MASK                       0x00F00000u
/* MIN_LEVEL (bits 27-24, uint, levels): Lowest level. */
#define PICA200_GPUREG_TEXUNIT_LOD_MIN_LEVEL_SHIFT                       24
#define PICA200_GPUREG_TEXUNIT_LOD_MIN_LEVEL_MASK                        0x0F000000u

/* GPUREG_TEXUNIT[0-2]_ADDR1 (0x085, 0x095, 0x09D): Texture in memory; for cube maps of unit 0 the face
 * +X.
 * plain, rw [DOC: docs/hardware/texture.md#cube-maps; docs/hardware/registers.md#textures]
 * official PICA_REG_TEXTURE0_ADDR1, PICA_REG_TEXTURE1_ADDR, PICA_REG_TEXTURE2_ADDR; older
 * GPUREG_TEXUNIT0_LOC, GPUREG_TEXUNIT1_LOC, GPUREG_TEXUNIT1_ADDR, GPUREG_TEXUNIT2_LOC,
 * GPUREG_TEXUNIT2_ADDR */
#define PICA200_GPUREG_TEXUNIT0_ADDR1                                    0x0085u
#define PICA200_GPUREG_TEXUNIT1_ADDR1                                    0x0095u
#define PICA200_GPUREG_TEXUNIT2_ADDR1                                    0x009Du
#define PICA200_GPUREG_TEXUNIT_ADDR1_COUNT                               3u
#define PICA200_GPUREG_TEXUNIT_ADDR1(n)                                  ((n) < 2 ? 0x0085u + 0x10u * (n) : 0x009Du)
/* ADDRESS (bits 27-0, address*8): Physical address of level 0. */
#define PICA200_GPUREG_TEXUNIT_ADDR1_ADDRESS_SHIFT                       0
#define PICA200_GPUREG_TEXUNIT_ADDR1_ADDRESS_MASK                        0x0FFFFFFFu

/* GPUREG_TEXUNIT0_ADDR2 (0x086): Cube face -X of unit 0.
 * plain, rw [DOC: docs/hardware/texture.md#cube-maps]
 * official PICA_REG_TEXTURE0_ADDR2; older GPUREG_0086 */
#define PICA200_GPUREG_TEXUNIT0_ADDR2                                    0x0086u
/* ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
 * TEXUNIT0_ADDR1. */
#define PICA200_GPUREG_TEXUNIT0_ADDR2_ADDRESS_SHIFT                      0
#define PICA200_GPUREG_TEXUNIT0_ADDR2_ADDRESS_MASK                       0x003FFFFFu

/* GPUREG_TEXUNIT0_ADDR3 (0x087): Cube face +Y of unit 0.
 * plain, rw [DOC: docs/hardware/texture.md#cube-maps]
 * official PICA_REG_TEXTURE0_ADDR3; older GPUREG_0087 */
#define PICA200_GPUREG_TEXUNIT0_ADDR3                                    0x0087u
/* ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
 * TEXUNIT0_ADDR1. */
#define PICA200_GPUREG_TEXUNIT0_ADDR3_ADDRESS_SHIFT                      0
#define PICA200_GPUREG_TEXUNIT0_ADDR3_ADDRESS_MASK                       0x003FFFFFu

/* GPUREG_TEXUNIT0_ADDR4 (0x088): Cube face -Y of unit 0.
 * plain, rw [DOC: docs/hardware/texture.md#cube-maps]
 * official PICA_REG_TEXTURE0_ADDR4; older GPUREG_0088 */
#define PICA200_GPUREG_TEXUNIT0_ADDR4                                    0x0088u
/* ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
 * TEXUNIT0_ADDR1. */
#define PICA200_GPUREG_TEXUNIT0_ADDR4_ADDRESS_SHIFT                      0
#define PICA200_GPUREG_TEXUNIT0_ADDR4_ADDRESS_MASK                       0x003FFFFFu

/* GPUREG_TEXUNIT0_ADDR5 (0x089): Cube face +Z of unit 0.
 * plain, rw [DOC: docs/hardware/texture.md#cube-maps]
 * official PICA_REG_TEXTURE0_ADDR5; older GPUREG_0089 */
#define PICA200_GPUREG_TEXUNIT0_ADDR5                                    0x0089u
/* ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
 * TEXUNIT0_ADDR1. */
#define PICA200_GPUREG_TEXUNIT0_ADDR5_ADDRESS_SHIFT                      0
#define PICA200_GPUREG_TEXUNIT0_ADDR5_ADDRESS_MASK                       0x003FFFFFu

/* GPUREG_TEXUNIT0_ADDR6 (0x08A): Cube face -Z of unit 0.
 * plain, rw [DOC: docs/hardware/texture.md#cube-maps]
 * official PICA_REG_TEXTURE0_ADDR6; older GPUREG_008A */
#define PICA200_GPUREG_TEXUNIT0_ADDR6                                    0x008Au
/* ADDRESS (bits 21-0, address*8): Physical address without its upper 6 bits, which come from
 * TEXUNIT0_ADDR1. */
#define PICA200_GPUREG_TEXUNIT0_ADDR6_ADDRESS_SHIFT                      0
#define PICA200_GPUREG_TEXUNIT0_ADDR6_ADDRESS_MASK                       0x003FFFFFu

/* GPUREG_TEXUNIT0_SHADOW (0x08B): Shadow texture of unit 0.
 * plain, rw [DOC: docs/hardware/texture.md#projection-and-shadow]
 * official PICA_REG_TEXTURE0_SHADOW; older GPUREG_008B */
#define PICA200_GPUREG_TEXUNIT0_SHADOW                                   0x008Bu
/* PROJECTION (bit 0, ShadowProjection): Whether u and v are divided by w. [EMU] */
#define PICA200_GPUREG_TEXUNIT0_SHADOW_PROJECTION_SHIFT                  0
#define PICA200_GPUREG_TEXUNIT0_SHADOW_PROJECTION_MASK                   0x00000001u
/* Z_BIAS (bits 23-1, fixed0.0.23): Subtracted from the reference depth: bits 1-23 of a 24-bit
 * fraction. */
#define PICA200_GPUREG_TEXUNIT0_SHADOW_Z_BIAS_SHIFT                      1
#define PICA200_GPUREG_TEXUNIT0_SHADOW_Z_BIAS_MASK                       0x00FFFFFEu
/* UNKNOWN_24 (bits 31-24, uint): Can be written and read back. [HW] */
#define PICA200_GPUREG_TEXUNIT0_SHADOW_UNKNOWN_24_SHIFT                  24
#define PICA200_GPUREG_TEXUNIT0_SHADOW_UNKNOWN_24_MASK                   0xFF000000u

/* GPUREG_008C (0x08C): Purpose unknown.
 * plain, rw, mask 0xFFFF00FF [HW: docs/hardware/registers.md#textures; GBATEK] */
#define PICA200_GPUREG_008C                                              0x008Cu
/* UNKNOWN_0 (bits 7-0, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_008C_UNKNOWN_0_SHIFT                      0
#define PICA200_GPUREG_UNKNOWN_008C_UNKNOWN_0_MASK                       0x000000FFu
/* UNKNOWN_16 (bits 31-16, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_008C_UNKNOWN_16_SHIFT                     16
#define PICA200_GPUREG_UNKNOWN_008C_UNKNOWN_16_MASK                      0xFFFF0000u

/* GPUREG_008D (0x08D): Purpose unknown.
 * plain, rw, mask 0x000000FF [HW: docs/hardware/registers.md#textures; GBATEK] */
#define PICA200_GPUREG_008D                                              0x008Du
/* UNKNOWN (bits 7-0, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_008D_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_008D_UNKNOWN_MASK                         0x000000FFu

/* GPUREG_TEXUNIT[0-2]_TYPE (0x08E + 0x8*n (n = 0-2)): Texel format.
 * plain, rw [DOC: docs/hardware/texture.md#addressing-and-formats;
 * docs/hardware/registers.md#textures]
 * official PICA_REG_TEXTURE[0-2]_FORMAT */
#define PICA200_GPUREG_TEXUNIT0_TYPE                                     0x008Eu
#define PICA200_GPUREG_TEXUNIT1_TYPE                                     0x0096u
#define PICA200_GPUREG_TEXUNIT2_TYPE                                     0x009Eu
#define PICA200_GPUREG_TEXUNIT_TYPE_COUNT                                3u
#define PICA200_GPUREG_TEXUNIT_TYPE(n)                                   (0x008Eu + 0x8u * (n))
/* FORMAT (bits 3-0, TextureFormat): Layout of the texels. */
#define PICA200_GPUREG_TEXUNIT_TYPE_FORMAT_SHIFT                         0
#define PICA200_GPUREG_TEXUNIT_TYPE_FORMAT_MASK                          0x0000000Fu

/* GPUREG_LIGHTING_ENABLE0 (0x08F): First of two enables of fragment lighting; the other one is
 * LIGHTING_ENABLE1 with the opposite sense.
 * plain, rw [DOC: docs/hardware/lighting.md#enables]
 * official PICA_REG_FRAG_LIGHT_EN0; older GPUREG_008F */
#define PICA200_GPUREG_LIGHTING_ENABLE0                                  0x008Fu
/* ENABLE (bit 0, bool): Lighting may be on. Emulators look only at LIGHTING_ENABLE1. */
#define PICA200_GPUREG_LIGHTING_ENABLE0_ENABLE_SHIFT                     0
#define PICA200_GPUREG_LIGHTING_ENABLE0_ENABLE_MASK                      0x00000001u

/* GPUREG_0090 (0x090): Purpose unknown; reads 0 and may be write only.
 * plain, wo [HW: docs/hardware/registers.md#textures; GBATEK] */
#define PICA200_GPUREG_0090                                              0x0090u

/* GPUREG_0097 to GPUREG_0098 (0x097-0x098): Purpose unknown; reads 0 and may be write only.
 * plain, wo [HW: docs/hardware/registers.md#textures; GBATEK] */
#define PICA200_GPUREG_0097                                              0x0097u
#define PICA200_GPUREG_0098                                              0x0098u

/* GPUREG_009F to GPUREG_00A7 (0x09F-0x0A7): No known function.
 * plain, none [HW: docs/hardware/registers.md#textures; GBATEK] */
#define PICA200_GPUREG_009F                                              0x009Fu
#define PICA200_GPUREG_00A0                                              0x00A0u
#define PICA200_GPUREG_00A1                                              0x00A1u
#define PICA200_GPUREG_00A2                                              0x00A2u
#define PICA200_GPUREG_00A3                                              0x00A3u
#define PICA200_GPUREG_00A4                                              0x00A4u
#define PICA200_GPUREG_00A5                                              0x00A5u
#define PICA200_GPUREG_00A6                                              0x00A6u
#define PICA200_GPUREG_00A7                                              0x00A7u

/* GPUREG_TEXUNIT3_PROCTEX0 (0x0A8): Functions of the procedural unit.
 * plain, rw [DOC: docs/hardware/procedural-texture.md#configuration;
 * docs/hardware/registers.md#textures]
 * official PICA_REG_TEXTURE3_PROTEX0; older GPUREG_00A8 */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0                                 0x00A8u
/* CLAMP_U (bits 2-0, ProctexClamp): Clamp of u. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_CLAMP_U_SHIFT                   0
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_CLAMP_U_MASK                    0x00000007u
/* CLAMP_V (bits 5-3, ProctexClamp): Clamp of v. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_CLAMP_V_SHIFT                   3
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_CLAMP_V_MASK                    0x00000038u
/* COLOR_COMBINE (bits 9-6, ProctexCombine): Function in front of the colour map. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_COLOR_COMBINE_SHIFT             6
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_COLOR_COMBINE_MASK              0x000003C0u
/* ALPHA_COMBINE (bits 13-10, ProctexCombine): Function in front of the alpha map. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_ALPHA_COMBINE_SHIFT             10
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_ALPHA_COMBINE_MASK              0x00003C00u
/* SEPARATE_ALPHA (bit 14, bool): Alpha comes from the alpha map instead of the colour table. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_SEPARATE_ALPHA_SHIFT            14
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_SEPARATE_ALPHA_MASK             0x00004000u
/* NOISE_ENABLE (bit 15, bool): Noise is added to the coordinates. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_NOISE_ENABLE_SHIFT              15
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_NOISE_ENABLE_MASK               0x00008000u
/* SHIFT_U (bits 17-16, ProctexShift): Shift of u, by v. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_SHIFT_U_SHIFT                   16
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_SHIFT_U_MASK                    0x00030000u
/* SHIFT_V (bits 19-18, ProctexShift): Shift of v, by u. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_SHIFT_V_SHIFT                   18
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_SHIFT_V_MASK                    0x000C0000u
/* BIAS_LOW (bits 27-20, uint): Low byte of the level-of-detail bias, an f16; TEXUNIT3_PROCTEX4 has the
 * high byte. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_BIAS_LOW_SHIFT                  20
#define PICA200_GPUREG_TEXUNIT3_PROCTEX0_BIAS_LOW_MASK                   0x0FF00000u

/* GPUREG_TEXUNIT3_PROCTEX1 (0x0A9): Noise along u.
 * plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
 * docs/hardware/procedural-texture.md#configuration]
 * official PICA_REG_TEXTURE3_PROTEX1; older GPUREG_00A9 */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX1                                 0x00A9u
/* AMPLITUDE (bits 15-0, fixed1.3.12): Factor of the noise that is added to u. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX1_AMPLITUDE_SHIFT                 0
#define PICA200_GPUREG_TEXUNIT3_PROCTEX1_AMPLITUDE_MASK                  0x0000FFFFu
/* PHASE (bits 31-16, f16): Added to u before the frequency is applied. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX1_PHASE_SHIFT                     16
#define PICA200_GPUREG_TEXUNIT3_PROCTEX1_PHASE_MASK                      0xFFFF0000u

/* GPUREG_TEXUNIT3_PROCTEX2 (0x0AA): Noise along v.
 * plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
 * docs/hardware/procedural-texture.md#configuration]
 * official PICA_REG_TEXTURE3_PROTEX2; older GPUREG_00AA */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX2                                 0x00AAu
/* AMPLITUDE (bits 15-0, fixed1.3.12): Factor of the noise that is added to v. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX2_AMPLITUDE_SHIFT                 0
#define PICA200_GPUREG_TEXUNIT3_PROCTEX2_AMPLITUDE_MASK                  0x0000FFFFu
/* PHASE (bits 31-16, f16): Added to v before the frequency is applied. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX2_PHASE_SHIFT                     16
#define PICA200_GPUREG_TEXUNIT3_PROCTEX2_PHASE_MASK                      0xFFFF0000u

/* GPUREG_TEXUNIT3_PROCTEX3 (0x0AB): Noise frequencies. The noise lattice has 9 cells per unit of
 * frequency times coordinate.
 * plain, rw [DOC: docs/hardware/procedural-texture.md#configuration]
 * official PICA_REG_TEXTURE3_PROTEX3; older GPUREG_00AB */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX3                                 0x00ABu
/* FREQUENCY_U (bits 15-0, f16): Frequency along u. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_U_SHIFT               0
#define PICA200_GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_U_MASK                0x0000FFFFu
/* FREQUENCY_V (bits 31-16, f16): Frequency along v. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_V_SHIFT               16
#define PICA200_GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_V_MASK                0xFFFF0000u

/* GPUREG_TEXUNIT3_PROCTEX4 (0x0AC): Filter and levels of the colour table.
 * plain, rw [DOC: docs/hardware/procedural-texture.md#configuration;
 * docs/hardware/registers.md#textures]
 * official PICA_REG_TEXTURE3_PROTEX4; older GPUREG_00AC */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX4                                 0x00ACu
/* FILTER (bits 2-0, ProctexFilter): Minification filter. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX4_FILTER_SHIFT                    0
#define PICA200_GPUREG_TEXUNIT3_PROCTEX4_FILTER_MASK                     0x00000007u
/* MIN_LOD (bits 6-3, uint): Lowest level of detail. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX4_MIN_LOD_SHIFT                   3
#define PICA200_GPUREG_TEXUNIT3_PROCTEX4_MIN_LOD_MASK                    0x00000078u
/* MAX_LOD (bits 10-7, uint): Highest level of detail; 7 is the last level there is. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX4_MAX_LOD_SHIFT                   7
#define PICA200_GPUREG_TEXUNIT3_PROCTEX4_MAX_LOD_MASK                    0x00000780u
/* WIDTH (bits 18-11, uint, entries): Colour table entries of level 0; each level has half as many as
 * the one before. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX4_WIDTH_SHIFT                     11
#define PICA200_GPUREG_TEXUNIT3_PROCTEX4_WIDTH_MASK                      0x0007F800u
/* BIAS_HIGH (bits 26-19, uint): High byte of the level-of-detail bias, an f16; TEXUNIT3_PROCTEX0 has
 * the low byte. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX4_BIAS_HIGH_SHIFT                 19
#define PICA200_GPUREG_TEXUNIT3_PROCTEX4_BIAS_HIGH_MASK                  0x07F80000u

/* GPUREG_TEXUNIT3_PROCTEX5_LOW (0x0AD): First colour table entry of levels 0-3.
 * plain, rw [DOC: docs/hardware/procedural-texture.md#configuration]
 * official PICA_REG_TEXTURE3_PROTEX5; older GPUREG_00AD, GPUREG_TEXUNIT3_PROCTEX5 */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW                             0x00ADu
/* LEVEL0_OFFSET (bits 7-0, uint, entries): First entry of level 0. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL0_OFFSET_SHIFT         0
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL0_OFFSET_MASK          0x000000FFu
/* LEVEL1_OFFSET (bits 15-8, uint, entries): First entry of level 1. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL1_OFFSET_SHIFT         8
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL1_OFFSET_MASK          0x0000FF00u
/* LEVEL2_OFFSET (bits 23-16, uint, entries): First entry of level 2. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL2_OFFSET_SHIFT         16
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL2_OFFSET_MASK          0x00FF0000u
/* LEVEL3_OFFSET (bits 31-24, uint, entries): First entry of level 3. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL3_OFFSET_SHIFT         24
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL3_OFFSET_MASK          0xFF000000u

/* GPUREG_TEXUNIT3_PROCTEX5_HIGH (0x0AE): First colour table entry of levels 4-7. Software writes
 * 0xFEFCF8F0.
 * plain, rw [HW: docs/hardware/procedural-texture.md#configuration; GBATEK]
 * older GPUREG_00AE */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH                            0x00AEu
/* LEVEL4_OFFSET (bits 7-0, uint, entries): First entry of level 4. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL4_OFFSET_SHIFT        0
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL4_OFFSET_MASK         0x000000FFu
/* LEVEL5_OFFSET (bits 15-8, uint, entries): First entry of level 5. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL5_OFFSET_SHIFT        8
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL5_OFFSET_MASK         0x0000FF00u
/* LEVEL6_OFFSET (bits 23-16, uint, entries): First entry of level 6. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL6_OFFSET_SHIFT        16
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL6_OFFSET_MASK         0x00FF0000u
/* LEVEL7_OFFSET (bits 31-24, uint, entries): First entry of level 7. */
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL7_OFFSET_SHIFT        24
#define PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL7_OFFSET_MASK         0xFF000000u

/* GPUREG_PROCTEX_LUT (0x0AF): Where the next word for PROCTEX_LUT_DATA goes.
 * index-port, rw, port ProctexLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
 * docs/hardware/registers.md#textures]
 * official PICA_REG_PROTEX_LUT; older GPUREG_00AF, GPUREG_PROCTEX_LUT_INDEX */
#define PICA200_GPUREG_PROCTEX_LUT                                       0x00AFu
/* INDEX (bits 7-0, uint): Entry; advances with each word, modulo the size of the table (EMU). */
#define PICA200_GPUREG_PROCTEX_LUT_INDEX_SHIFT                           0
#define PICA200_GPUREG_PROCTEX_LUT_INDEX_MASK                            0x000000FFu
/* TABLE (bits 11-8, ProctexTable): Table. */
#define PICA200_GPUREG_PROCTEX_LUT_TABLE_SHIFT                           8
#define PICA200_GPUREG_PROCTEX_LUT_TABLE_MASK                            0x00000F00u

/* GPUREG_PROCTEX_LUT_DATA (0x0B0-0x0B7): Entry of the table that PROCTEX_LUT selects. Noise and map
 * entries hold a value (fixed0.0.12) in bits 0-11 and the difference to the next value (two's
 * complement, same unit) in bits 12-23. Colours are R, G, B, A from bit 0, 8 bits each; colour
 * differences are four signed bytes in the same order, each half of the true difference.
 * data-port, wo, port ProctexLut [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
 * docs/hardware/command-lists.md#index-and-data-ports;
 * docs/hardware/procedural-texture.md#configuration]
 * official PICA_REG_PROTEX_LUT_DATA[0-7]; older GPUREG_00B0, GPUREG_PROCTEX_LUT_DATA0, GPUREG_00B1,
 * GPUREG_PROCTEX_LUT_DATA1, GPUREG_00B2, GPUREG_PROCTEX_LUT_DATA2, GPUREG_00B3,
 * GPUREG_PROCTEX_LUT_DATA3 and 8 more */
#define PICA200_GPUREG_PROCTEX_LUT_DATA                                  0x00B0u
/* DATA (bits 31-0, uint): Entry, in the layout of its table. */
#define PICA200_GPUREG_PROCTEX_LUT_DATA_DATA_SHIFT                       0
#define PICA200_GPUREG_PROCTEX_LUT_DATA_DATA_MASK                        0xFFFFFFFFu

/* GPUREG_00B8 to GPUREG_00BF (0x0B8-0x0BF): No known function.
 * plain, none [HW: docs/hardware/registers.md#textures; GBATEK] */
#define PICA200_GPUREG_00B8                                              0x00B8u
#define PICA200_GPUREG_00B9                                              0x00B9u
#define PICA200_GPUREG_00BA                                              0x00BAu
#define PICA200_GPUREG_00BB                                              0x00BBu
#define PICA200_GPUREG_00BC                                              0x00BCu
#define PICA200_GPUREG_00BD                                              0x00BDu
#define PICA200_GPUREG_00BE                                              0x00BEu
#define PICA200_GPUREG_00BF                                              0x00BFu

/* ---- Texture combiners and fog ----
 * Six combiner stages in a row mix the primary colour, the lighting colours and the textures; each
 * result is cut to 8 bits before the next stage. Fog or gas follow. In formulas a, b, c are the
 * operands 0, 1, 2 as integers 0 to 255. */

/* GPUREG_TEXENV[0-5]_SOURCE (0x0C0, 0x0C8, 0x0D0, 0x0D8, 0x0F0, 0x0F8): Sources of the stage.
 * plain, rw [DOC: docs/hardware/fragment.md#stages]
 * official PICA_REG_TEX_ENV_[0-5]; older GPUREG_TEXENV[0-5]_CONFIG0 */
#define PICA200_GPUREG_TEXENV0_SOURCE                                    0x00C0u
#define PICA200_GPUREG_TEXENV1_SOURCE                                    0x00C8u
#define PICA200_GPUREG_TEXENV2_SOURCE                                    0x00D0u
#define PICA200_GPUREG_TEXENV3_SOURCE                                    0x00D8u
#define PICA200_GPUREG_TEXENV4_SOURCE                                    0x00F0u
#define PICA200_GPUREG_TEXENV5_SOURCE                                    0x00F8u
#define PICA200_GPUREG_TEXENV_SOURCE_COUNT                               6u
#define PICA200_GPUREG_TEXENV_SOURCE(n)                                  ((n) < 4 ? 0x00C0u + 0x8u * (n) : 0x00F0u + 0x8u * ((n) - 4))
/* RGB_SOURCE0 to RGB_SOURCE2 (bits 3-0, step 4, CombinerSource): Source of the colour operand of this
 * number. */
#define PICA200_GPUREG_TEXENV_SOURCE_RGB_SOURCE0_SHIFT                   0
#define PICA200_GPUREG_TEXENV_SOURCE_RGB_SOURCE0_MASK                    0x0000000Fu
#define PICA200_GPUREG_TEXENV_SOURCE_RGB_SOURCE1_SHIFT                   4
#define PICA200_GPUREG_TEXENV_SOURCE_RGB_SOURCE1_MASK                    0x000000F0u
#define PICA200_GPUREG_TEXENV_SOURCE_RGB_SOURCE2_SHIFT                   8
#define PICA200_GPUREG_TEXENV_SOURCE_RGB_SOURCE2_MASK                    0x00000F00u
/* ALPHA_SOURCE0 to ALPHA_SOURCE2 (bits 19-16, step 4, CombinerSource): Source of the alpha operand of
 * this number. */
#define PICA200_GPUREG_TEXENV_SOURCE_ALPHA_SOURCE0_SHIFT                 16
#define PICA200_GPUREG_TEXENV_SOURCE_ALPHA_SOURCE0_MASK                  0x000F0000u
#define PICA200_GPUREG_TEXENV_SOURCE_ALPHA_SOURCE1_SHIFT                 20
#define PICA200_GPUREG_TEXENV_SOURCE_ALPHA_SOURCE1_MASK                  0x00F00000u
#define PICA200_GPUREG_TEXENV_SOURCE_ALPHA_SOURCE2_SHIFT                 24
#define PICA200_GPUREG_TEXENV_SOURCE_ALPHA_SOURCE2_MASK                  0x0F000000u

/* GPUREG_TEXENV[0-5]_OPERAND (0x0C1, 0x0C9, 0x0D1, 0x0D9, 0x0F1, 0x0F9): What the stage takes from its
 * sources. GBATEK could read back only the bits 0x00111333; all documented codes act.
 * plain, rw [DOC: docs/hardware/fragment.md#stages]
 * official PICA_REG_TEX_ENV_[0-5]_OPERAND; older GPUREG_TEXENV[0-5]_CONFIG1 */
#define PICA200_GPUREG_TEXENV0_OPERAND                                   0x00C1u
#define PICA200_GPUREG_TEXENV1_OPERAND                                   0x00C9u
#define PICA200_GPUREG_TEXENV2_OPERAND                                   0x00D1u
#define PICA200_GPUREG_TEXENV3_OPERAND                                   0x00D9u
#define PICA200_GPUREG_TEXENV4_OPERAND                                   0x00F1u
#define PICA200_GPUREG_TEXENV5_OPERAND                                   0x00F9u
#define PICA200_GPUREG_TEXENV_OPERAND_COUNT                              6u
#define PICA200_GPUREG_TEXENV_OPERAND(n)                                 ((n) < 4 ? 0x00C1u + 0x8u * (n) : 0x00F1u + 0x8u * ((n) - 4))
/* RGB_OPERAND0 to RGB_OPERAND2 (bits 3-0, step 4, CombinerColorOperand): Colour operand of this
 * number. */
#define PICA200_GPUREG_TEXENV_OPERAND_RGB_OPERAND0_SHIFT                 0
#define PICA200_GPUREG_TEXENV_OPERAND_RGB_OPERAND0_MASK                  0x0000000Fu
#define PICA200_GPUREG_TEXENV_OPERAND_RGB_OPERAND1_SHIFT                 4
#define PICA200_GPUREG_TEXENV_OPERAND_RGB_OPERAND1_MASK                  0x000000F0u
#define PICA200_GPUREG_TEXENV_OPERAND_RGB_OPERAND2_SHIFT                 8
#define PICA200_GPUREG_TEXENV_OPERAND_RGB_OPERAND2_MASK                  0x00000F00u
/* ALPHA_OPERAND0 to ALPHA_OPERAND2 (bits 14-12, step 4, CombinerAlphaOperand): Alpha operand of this
 * number. */
#define PICA200_GPUREG_TEXENV_OPERAND_ALPHA_OPERAND0_SHIFT               12
#define PICA200_GPUREG_TEXENV_OPERAND_ALPHA_OPERAND0_MASK                0x00007000u
#define PICA200_GPUREG_TEXENV_OPERAND_ALPHA_OPERAND1_SHIFT               16
#define PICA200_GPUREG_TEXENV_OPERAND_ALPHA_OPERAND1_MASK                0x00070000u
#define PICA200_GPUREG_TEXENV_OPERAND_ALPHA_OPERAND2_SHIFT               20
#define PICA200_GPUREG_TEXENV_OPERAND_ALPHA_OPERAND2_MASK                0x00700000u

/* GPUREG_TEXENV[0-5]_COMBINER (0x0C2, 0x0CA, 0x0D2, 0x0DA, 0x0F2, 0x0FA): Operations of the stage.
 * plain, rw [DOC: docs/hardware/fragment.md#combiner-operations]
 * official PICA_REG_TEX_ENV_[0-5]_COMBINE; older GPUREG_TEXENV[0-5]_CONFIG2 */
#define PICA200_GPUREG_TEXENV0_COMBINER                                  0x00C2u
#define PICA200_GPUREG_TEXENV1_COMBINER                                  0x00CAu
#define PICA200_GPUREG_TEXENV2_COMBINER                                  0x00D2u
#define PICA200_GPUREG_TEXENV3_COMBINER                                  0x00DAu
#define PICA200_GPUREG_TEXENV4_COMBINER                                  0x00F2u
#define PICA200_GPUREG_TEXENV5_COMBINER                                  0x00FAu
#define PICA200_GPUREG_TEXENV_COMBINER_COUNT                             6u
#define PICA200_GPUREG_TEXENV_COMBINER(n)                                ((n) < 4 ? 0x00C2u + 0x8u * (n) : 0x00F2u + 0x8u * ((n) - 4))
/* RGB_OPERATION (bits 3-0, CombinerOperation): Colour operation. */
#define PICA200_GPUREG_TEXENV_COMBINER_RGB_OPERATION_SHIFT               0
#define PICA200_GPUREG_TEXENV_COMBINER_RGB_OPERATION_MASK                0x0000000Fu
/* ALPHA_OPERATION (bits 19-16, CombinerOperation): Alpha operation; not used while RGB_OPERATION is
 * DOT3_RGBA. */
#define PICA200_GPUREG_TEXENV_COMBINER_ALPHA_OPERATION_SHIFT             16
#define PICA200_GPUREG_TEXENV_COMBINER_ALPHA_OPERATION_MASK              0x000F0000u

/* GPUREG_TEXENV[0-5]_COLOR (0x0C3, 0x0CB, 0x0D3, 0x0DB, 0x0F3, 0x0FB): Constant colour of the stage.
 * plain, rw [DOC: docs/hardware/fragment.md#stages; docs/hardware/registers.md#combiners-fog-and-gas]
 * official PICA_REG_TEX_ENV_[0-5]_COLOR; older GPUREG_TEXENV[0-5]_CONFIG3 */
#define PICA200_GPUREG_TEXENV0_COLOR                                     0x00C3u
#define PICA200_GPUREG_TEXENV1_COLOR                                     0x00CBu
#define PICA200_GPUREG_TEXENV2_COLOR                                     0x00D3u
#define PICA200_GPUREG_TEXENV3_COLOR                                     0x00DBu
#define PICA200_GPUREG_TEXENV4_COLOR                                     0x00F3u
#define PICA200_GPUREG_TEXENV5_COLOR                                     0x00FBu
#define PICA200_GPUREG_TEXENV_COLOR_COUNT                                6u
#define PICA200_GPUREG_TEXENV_COLOR(n)                                   ((n) < 4 ? 0x00C3u + 0x8u * (n) : 0x00F3u + 0x8u * ((n) - 4))
/* R (bits 7-0, uint, 1/255): Red. */
#define PICA200_GPUREG_TEXENV_COLOR_R_SHIFT                              0
#define PICA200_GPUREG_TEXENV_COLOR_R_MASK                               0x000000FFu
/* G (bits 15-8, uint, 1/255): Green. */
#define PICA200_GPUREG_TEXENV_COLOR_G_SHIFT                              8
#define PICA200_GPUREG_TEXENV_COLOR_G_MASK                               0x0000FF00u
/* B (bits 23-16, uint, 1/255): Blue. */
#define PICA200_GPUREG_TEXENV_COLOR_B_SHIFT                              16
#define PICA200_GPUREG_TEXENV_COLOR_B_MASK                               0x00FF0000u
/* A (bits 31-24, uint, 1/255): Alpha. */
#define PICA200_GPUREG_TEXENV_COLOR_A_SHIFT                              24
#define PICA200_GPUREG_TEXENV_COLOR_A_MASK                               0xFF000000u

/* GPUREG_TEXENV[0-5]_SCALE (0x0C4, 0x0CC, 0x0D4, 0x0DC, 0x0F4, 0x0FC): Scales of the stage's results.
 * plain, rw [DOC: docs/hardware/fragment.md#scale]
 * official PICA_REG_TEX_ENV_[0-5]_SCALE; older GPUREG_TEXENV[0-5]_CONFIG4 */
#define PICA200_GPUREG_TEXENV0_SCALE                                     0x00C4u
#define PICA200_GPUREG_TEXENV1_SCALE                                     0x00CCu
#define PICA200_GPUREG_TEXENV2_SCALE                                     0x00D4u
#define PICA200_GPUREG_TEXENV3_SCALE                                     0x00DCu
#define PICA200_GPUREG_TEXENV4_SCALE                                     0x00F4u
#define PICA200_GPUREG_TEXENV5_SCALE                                     0x00FCu
#define PICA200_GPUREG_TEXENV_SCALE_COUNT                                6u
#define PICA200_GPUREG_TEXENV_SCALE(n)                                   ((n) < 4 ? 0x00C4u + 0x8u * (n) : 0x00F4u + 0x8u * ((n) - 4))
/* RGB_SCALE (bits 1-0, CombinerScale): Factor on the colour. */
#define PICA200_GPUREG_TEXENV_SCALE_RGB_SCALE_SHIFT                      0
#define PICA200_GPUREG_TEXENV_SCALE_RGB_SCALE_MASK                       0x00000003u
/* ALPHA_SCALE (bits 17-16, CombinerScale): Factor on alpha. */
#define PICA200_GPUREG_TEXENV_SCALE_ALPHA_SCALE_SHIFT                    16
#define PICA200_GPUREG_TEXENV_SCALE_ALPHA_SCALE_MASK                     0x00030000u

/* GPUREG_00C[5-6] (0x0C5-0x0C6): No known function.
 * plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK] */
#define PICA200_GPUREG_00C5                                              0x00C5u
#define PICA200_GPUREG_00C6                                              0x00C6u

/* GPUREG_00C7 (0x0C7): Purpose unknown.
 * plain, rw, mask 0x00000007 [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK] */
#define PICA200_GPUREG_00C7                                              0x00C7u
/* UNKNOWN (bits 2-0, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_00C7_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_00C7_UNKNOWN_MASK                         0x00000007u

/* GPUREG_00CD to GPUREG_00CF (0x0CD-0x0CF): No known function.
 * plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK] */
#define PICA200_GPUREG_00CD                                              0x00CDu
#define PICA200_GPUREG_00CE                                              0x00CEu
#define PICA200_GPUREG_00CF                                              0x00CFu

/* GPUREG_00D[5-7] (0x0D5-0x0D7): No known function.
 * plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK] */
#define PICA200_GPUREG_00D5                                              0x00D5u
#define PICA200_GPUREG_00D6                                              0x00D6u
#define PICA200_GPUREG_00D7                                              0x00D7u

/* GPUREG_00DD to GPUREG_00DF (0x0DD-0x0DF): No known function.
 * plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK] */
#define PICA200_GPUREG_00DD                                              0x00DDu
#define PICA200_GPUREG_00DE                                              0x00DEu
#define PICA200_GPUREG_00DF                                              0x00DFu

/* GPUREG_TEXENV_UPDATE_BUFFER (0x0E0): Fog and gas mode (bytes 0 and 2) and updates of the combiner
 * buffer (byte 1), written by software with separate byte masks. The buffer is one stage late: stage 1
 * sees TEXENV_BUFFER_COLOR, stage 2 what stage 0 left, and so on.
 * plain, rw [DOC: docs/hardware/fragment.md#combiner-buffer; docs/hardware/fragment.md#fog;
 * docs/hardware/fragment.md#gas]
 * official PICA_REG_GAS_FOG_MODE, PICA_REG_TEX_ENV_BUF_INPUT; older GPUREG_00E0,
 * GPUREG_TEXENV_BUFFER_CONFIG */
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER                              0x00E0u
/* FOG_MODE (bits 2-0, FogMode): Fog, gas or neither. */
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_FOG_MODE_SHIFT               0
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_FOG_MODE_MASK                0x00000007u
/* GAS_DENSITY_SOURCE (bit 3, GasDensitySource): Density used by gas shading. */
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_GAS_DENSITY_SOURCE_SHIFT     3
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_GAS_DENSITY_SOURCE_MASK      0x00000008u
/* RGB_UPDATE0 to RGB_UPDATE3 (bit 8, step 1, bool): The colour of the buffer becomes the result of the
 * stage with the number of the field; clear: it stays. [HW] */
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE0_SHIFT            8
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE0_MASK             0x00000100u
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE1_SHIFT            9
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE1_MASK             0x00000200u
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE2_SHIFT            10
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE2_MASK             0x00000400u
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE3_SHIFT            11
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE3_MASK             0x00000800u
/* ALPHA_UPDATE0 to ALPHA_UPDATE3 (bit 12, step 1, bool): The alpha of the buffer becomes the result of
 * the stage with the number of the field; clear: it stays. [HW] */
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0_SHIFT          12
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0_MASK           0x00001000u
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE1_SHIFT          13
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE1_MASK           0x00002000u
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE2_SHIFT          14
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE2_MASK           0x00004000u
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE3_SHIFT          15
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE3_MASK           0x00008000u
/* Z_FLIP (bit 16, bool): The fog index is 1 - depth instead of depth. [HW] */
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_Z_FLIP_SHIFT                 16
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_Z_FLIP_MASK                  0x00010000u
/* UNKNOWN_24 (bits 25-24, uint): Can be written and read back. [HW] */
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_UNKNOWN_24_SHIFT             24
#define PICA200_GPUREG_TEXENV_UPDATE_BUFFER_UNKNOWN_24_MASK              0x03000000u

/* GPUREG_FOG_COLOR (0x0E1): Fog colour.
 * plain, rw [DOC: docs/hardware/fragment.md#fog]
 * official PICA_REG_FOG_COLOR; older GPUREG_00E1 */
#define PICA200_GPUREG_FOG_COLOR                                         0x00E1u
/* R (bits 7-0, uint, 1/255): Red. */
#define PICA200_GPUREG_FOG_COLOR_R_SHIFT                                 0
#define PICA200_GPUREG_FOG_COLOR_R_MASK                                  0x000000FFu
/* G (bits 15-8, uint, 1/255): Green. */
#define PICA200_GPUREG_FOG_COLOR_G_SHIFT                                 8
#define PICA200_GPUREG_FOG_COLOR_G_MASK                                  0x0000FF00u
/* B (bits 23-16, uint, 1/255): Blue. */
#define PICA200_GPUREG_FOG_COLOR_B_SHIFT                                 16
#define PICA200_GPUREG_FOG_COLOR_B_MASK                                  0x00FF0000u

/* GPUREG_00E[2-3] (0x0E2-0x0E3): Purpose unknown.
 * plain, rw, mask 0x0000FFFF [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK] */
#define PICA200_GPUREG_00E2                                              0x00E2u
/* UNKNOWN (bits 15-0, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_00E2_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_00E2_UNKNOWN_MASK                         0x0000FFFFu
#define PICA200_GPUREG_00E3                                              0x00E3u
#define PICA200_GPUREG_UNKNOWN_00E3_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_00E3_UNKNOWN_MASK                         0x0000FFFFu

/* GPUREG_GAS_ATTENUATION (0x0E4): Attenuation of gas density.
 * plain, rw [DOC: docs/hardware/fragment.md#gas]
 * official PICA_REG_GAS_ATTENUATION; older GPUREG_00E4 */
#define PICA200_GPUREG_GAS_ATTENUATION                                   0x00E4u
/* ATTENUATION (bits 15-0, f16): Density attenuation. */
#define PICA200_GPUREG_GAS_ATTENUATION_ATTENUATION_SHIFT                 0
#define PICA200_GPUREG_GAS_ATTENUATION_ATTENUATION_MASK                  0x0000FFFFu

/* GPUREG_GAS_ACCMAX (0x0E5): Scale of accumulated gas density.
 * plain, rw [DOC: docs/hardware/fragment.md#gas]
 * official PICA_REG_GAS_ACCMAX; older GPUREG_00E5 */
#define PICA200_GPUREG_GAS_ACCMAX                                        0x00E5u
/* INV_ACCMAX (bits 15-0, f16): Reciprocal of the largest accumulated density. */
#define PICA200_GPUREG_GAS_ACCMAX_INV_ACCMAX_SHIFT                       0
#define PICA200_GPUREG_GAS_ACCMAX_INV_ACCMAX_MASK                        0x0000FFFFu

/* GPUREG_FOG_LUT_INDEX (0x0E6): Where the next word for FOG_LUT_DATA goes.
 * index-port, rw, port FogLut [HW: docs/hardware/command-lists.md#index-and-data-ports;
 * docs/hardware/registers.md#combiners-fog-and-gas]
 * official PICA_REG_FOG_LUT_INDEX; older GPUREG_00E6 */
#define PICA200_GPUREG_FOG_LUT_INDEX                                     0x00E6u
/* INDEX (bits 6-0, uint): Entry; advances with each word, modulo 128, measured by JayFoxRox, citra
 * #1875. */
#define PICA200_GPUREG_FOG_LUT_INDEX_INDEX_SHIFT                         0
#define PICA200_GPUREG_FOG_LUT_INDEX_INDEX_MASK                          0x0000007Fu
/* UNUSED_7 (bits 15-7, uint): Documented as part of the index, without effect. [DOC] */
#define PICA200_GPUREG_FOG_LUT_INDEX_UNUSED_7_SHIFT                      7
#define PICA200_GPUREG_FOG_LUT_INDEX_UNUSED_7_MASK                       0x0000FF80u

/* GPUREG_00E7 (0x0E7): No known function.
 * plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK] */
#define PICA200_GPUREG_00E7                                              0x00E7u

/* GPUREG_FOG_LUT_DATA (0x0E8-0x0EF): Entry of the fog table. Entry i applies from depth i / 128 on;
 * value + fraction * difference is the share of the fragment's colour.
 * data-port, wo, port FogLut [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
 * docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/fragment.md#fog]
 * official PICA_REG_FOG_LUT_DATA[0-7]; older GPUREG_00E8, GPUREG_FOG_LUT_DATA0, GPUREG_00E9,
 * GPUREG_FOG_LUT_DATA1, GPUREG_00EA, GPUREG_FOG_LUT_DATA2, GPUREG_00EB, GPUREG_FOG_LUT_DATA3 and 8
 * more */
#define PICA200_GPUREG_FOG_LUT_DATA                                      0x00E8u
/* DIFFERENCE (bits 12-0, fixed1.1.11): Next value minus this one. Emulators divide by 2047 instead of
 * 2048. */
#define PICA200_GPUREG_FOG_LUT_DATA_DIFFERENCE_SHIFT                     0
#define PICA200_GPUREG_FOG_LUT_DATA_DIFFERENCE_MASK                      0x00001FFFu
/* VALUE (bits 23-13, fixed0.0.11): Value at the start of the step. Emulators divide by 2047 instead of
 * 2048. */
#define PICA200_GPUREG_FOG_LUT_DATA_VALUE_SHIFT                          13
#define PICA200_GPUREG_FOG_LUT_DATA_VALUE_MASK                           0x00FFE000u

/* GPUREG_00F[5-7] (0x0F5-0x0F7): No known function.
 * plain, none [HW: docs/hardware/registers.md#combiners-fog-and-gas; GBATEK] */
#define PICA200_GPUREG_00F5                                              0x00F5u
#define PICA200_GPUREG_00F6                                              0x00F6u
#define PICA200_GPUREG_00F7                                              0x00F7u

/* GPUREG_TEXENV_BUFFER_COLOR (0x0FD): First contents of the combiner buffer.
 * plain, rw [DOC: docs/hardware/fragment.md#combiner-buffer]
 * official PICA_REG_TEX_ENV_BUF_COLOR; older GPUREG_00FD */
#define PICA200_GPUREG_TEXENV_BUFFER_COLOR                               0x00FDu
/* R (bits 7-0, uint, 1/255): Red. */
#define PICA200_GPUREG_TEXENV_BUFFER_COLOR_R_SHIFT                       0
#define PICA200_GPUREG_TEXENV_BUFFER_COLOR_R_MASK                        0x000000FFu
/* G (bits 15-8, uint, 1/255): Green. */
#define PICA200_GPUREG_TEXENV_BUFFER_COLOR_G_SHIFT                       8
#define PICA200_GPUREG_TEXENV_BUFFER_COLOR_G_MASK                        0x0000FF00u
/* B (bits 23-16, uint, 1/255): Blue. */
#define PICA200_GPUREG_TEXENV_BUFFER_COLOR_B_SHIFT                       16
#define PICA200_GPUREG_TEXENV_BUFFER_COLOR_B_MASK                        0x00FF0000u
/* A (bits 31-24, uint, 1/255): Alpha. */
#define PICA200_GPUREG_TEXENV_BUFFER_COLOR_A_SHIFT                       24
#define PICA200_GPUREG_TEXENV_BUFFER_COLOR_A_MASK                        0xFF000000u

/* GPUREG_00FE to GPUREG_00FF (0x0FE-0x0FF): No register; reads return the value of the primitive
 * restart register.
 * plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK] */
#define PICA200_GPUREG_00FE                                              0x00FEu
#define PICA200_GPUREG_00FF                                              0x00FFu

/* ---- Framebuffer operations ----
 * The end of the fragment pipeline: alpha test, stencil and depth test, blending or logic
 * operation, and the buffers they work on; also gas shading and the shadow map pass. */

/* GPUREG_COLOR_OPERATION (0x100): Use of the fragments and choice between blending and logic
 * operation.
 * plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation;
 * docs/hardware/registers.md#framebuffer]
 * official PICA_REG_COLOR_OPERATION; older GPUREG_COLOROUTPUT_CONFIG */
#define PICA200_GPUREG_COLOR_OPERATION                                   0x0100u
/* FRAGMENT_MODE (bits 1-0, FragmentMode): What fragments are used for. */
#define PICA200_GPUREG_COLOR_OPERATION_FRAGMENT_MODE_SHIFT               0
#define PICA200_GPUREG_COLOR_OPERATION_FRAGMENT_MODE_MASK                0x00000003u
/* BLEND_MODE (bit 8, BlendMode): Blending or logic operation. */
#define PICA200_GPUREG_COLOR_OPERATION_BLEND_MODE_SHIFT                  8
#define PICA200_GPUREG_COLOR_OPERATION_BLEND_MODE_MASK                   0x00000100u
/* UNKNOWN_16 (bits 23-16, uint): Software writes 0xE4; no effect was seen, and the bits do not read
 * back. */
#define PICA200_GPUREG_COLOR_OPERATION_UNKNOWN_16_SHIFT                  16
#define PICA200_GPUREG_COLOR_OPERATION_UNKNOWN_16_MASK                   0x00FF0000u
/* LINE_SKIP (bit 24, bool): Only every second line is drawn. [HW] */
#define PICA200_GPUREG_COLOR_OPERATION_LINE_SKIP_SHIFT                   24
#define PICA200_GPUREG_COLOR_OPERATION_LINE_SKIP_MASK                    0x01000000u
/* DRAW_NOTHING (bit 25, bool): Nothing is drawn. [HW] */
#define PICA200_GPUREG_COLOR_OPERATION_DRAW_NOTHING_SHIFT                25
#define PICA200_GPUREG_COLOR_OPERATION_DRAW_NOTHING_MASK                 0x02000000u

/* GPUREG_BLEND_FUNC (0x101): Blending; it needs the colour buffer to be readable (COLORBUFFER_READ).
 * plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation]
 * official PICA_REG_BLEND_FUNC; older GPUREG_BLEND_CONFIG */
#define PICA200_GPUREG_BLEND_FUNC                                        0x0101u
/* RGB_EQUATION (bits 2-0, BlendEquation): Equation of red, green and blue. [HW] */
#define PICA200_GPUREG_BLEND_FUNC_RGB_EQUATION_SHIFT                     0
#define PICA200_GPUREG_BLEND_FUNC_RGB_EQUATION_MASK                      0x00000007u
/* ALPHA_EQUATION (bits 10-8, BlendEquation): Equation of alpha. [HW] */
#define PICA200_GPUREG_BLEND_FUNC_ALPHA_EQUATION_SHIFT                   8
#define PICA200_GPUREG_BLEND_FUNC_ALPHA_EQUATION_MASK                    0x00000700u
/* RGB_SRC_FACTOR (bits 19-16, BlendFactor): Weight of the fragment's colour. */
#define PICA200_GPUREG_BLEND_FUNC_RGB_SRC_FACTOR_SHIFT                   16
#define PICA200_GPUREG_BLEND_FUNC_RGB_SRC_FACTOR_MASK                    0x000F0000u
/* RGB_DST_FACTOR (bits 23-20, BlendFactor): Weight of the stored colour. */
#define PICA200_GPUREG_BLEND_FUNC_RGB_DST_FACTOR_SHIFT                   20
#define PICA200_GPUREG_BLEND_FUNC_RGB_DST_FACTOR_MASK                    0x00F00000u
/* ALPHA_SRC_FACTOR (bits 27-24, BlendFactor): Weight of the fragment's alpha. */
#define PICA200_GPUREG_BLEND_FUNC_ALPHA_SRC_FACTOR_SHIFT                 24
#define PICA200_GPUREG_BLEND_FUNC_ALPHA_SRC_FACTOR_MASK                  0x0F000000u
/* ALPHA_DST_FACTOR (bits 31-28, BlendFactor): Weight of the stored alpha. */
#define PICA200_GPUREG_BLEND_FUNC_ALPHA_DST_FACTOR_SHIFT                 28
#define PICA200_GPUREG_BLEND_FUNC_ALPHA_DST_FACTOR_MASK                  0xF0000000u

/* GPUREG_LOGIC_OP (0x102): Logic operation, used while COLOR_OPERATION does not select blending.
 * plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation]
 * official PICA_REG_LOGIC_OP; older GPUREG_COLORLOGICOP_CONFIG */
#define PICA200_GPUREG_LOGIC_OP                                          0x0102u
/* OPERATION (bits 3-0, LogicOperation): Operation on each bit of the colour channels and of alpha. */
#define PICA200_GPUREG_LOGIC_OP_OPERATION_SHIFT                          0
#define PICA200_GPUREG_LOGIC_OP_OPERATION_MASK                           0x0000000Fu

/* GPUREG_BLEND_COLOR (0x103): Constant colour for blending.
 * plain, rw [DOC: docs/hardware/framebuffer.md#blending-and-logic-operation]
 * official PICA_REG_BLEND_COLOR */
#define PICA200_GPUREG_BLEND_COLOR                                       0x0103u
/* R (bits 7-0, uint, 1/255): Red. */
#define PICA200_GPUREG_BLEND_COLOR_R_SHIFT                               0
#define PICA200_GPUREG_BLEND_COLOR_R_MASK                                0x000000FFu
/* G (bits 15-8, uint, 1/255): Green. */
#define PICA200_GPUREG_BLEND_COLOR_G_SHIFT                               8
#define PICA200_GPUREG_BLEND_COLOR_G_MASK                                0x0000FF00u
/* B (bits 23-16, uint, 1/255): Blue. */
#define PICA200_GPUREG_BLEND_COLOR_B_SHIFT                               16
#define PICA200_GPUREG_BLEND_COLOR_B_MASK                                0x00FF0000u
/* A (bits 31-24, uint, 1/255): Alpha. */
#define PICA200_GPUREG_BLEND_COLOR_A_SHIFT                               24
#define PICA200_GPUREG_BLEND_COLOR_A_MASK                                0xFF000000u

/* GPUREG_FRAGOP_ALPHA_TEST (0x104): Alpha test.
 * plain, rw [DOC: docs/hardware/framebuffer.md#alpha-test]
 * official PICA_REG_FRAG_OP_ALPHA_TEST; older GPUREG_ALPHATEST_CONFIG */
#define PICA200_GPUREG_FRAGOP_ALPHA_TEST                                 0x0104u
/* ENABLE (bit 0, bool): Alpha test on. */
#define PICA200_GPUREG_FRAGOP_ALPHA_TEST_ENABLE_SHIFT                    0
#define PICA200_GPUREG_FRAGOP_ALPHA_TEST_ENABLE_MASK                     0x00000001u
/* FUNCTION (bits 6-4, CompareFunction): Fragment alpha compared with REFERENCE. */
#define PICA200_GPUREG_FRAGOP_ALPHA_TEST_FUNCTION_SHIFT                  4
#define PICA200_GPUREG_FRAGOP_ALPHA_TEST_FUNCTION_MASK                   0x00000070u
/* REFERENCE (bits 15-8, uint, 1/255): Second value of the comparison. */
#define PICA200_GPUREG_FRAGOP_ALPHA_TEST_REFERENCE_SHIFT                 8
#define PICA200_GPUREG_FRAGOP_ALPHA_TEST_REFERENCE_MASK                  0x0000FF00u

/* GPUREG_STENCIL_TEST (0x105): Stencil test, possible with the depth format D24S8 only.
 * plain, rw [HW: docs/hardware/framebuffer.md#stencil]
 * official PICA_REG_STENCIL_TEST; older GPUREG_STENCILTEST_CONFIG */
#define PICA200_GPUREG_STENCIL_TEST                                      0x0105u
/* ENABLE (bit 0, bool): Stencil test on. */
#define PICA200_GPUREG_STENCIL_TEST_ENABLE_SHIFT                         0
#define PICA200_GPUREG_STENCIL_TEST_ENABLE_MASK                          0x00000001u
/* FUNCTION (bits 6-4, CompareFunction): REFERENCE and READ_MASK, compared with stored value and
 * READ_MASK. */
#define PICA200_GPUREG_STENCIL_TEST_FUNCTION_SHIFT                       4
#define PICA200_GPUREG_STENCIL_TEST_FUNCTION_MASK                        0x00000070u
/* WRITE_MASK (bits 15-8, uint): Bits of the stored value that may change. */
#define PICA200_GPUREG_STENCIL_TEST_WRITE_MASK_SHIFT                     8
#define PICA200_GPUREG_STENCIL_TEST_WRITE_MASK_MASK                      0x0000FF00u
/* REFERENCE (bits 23-16, uint): Reference; 3dbrew calls it signed, emulators compare it unsigned. */
#define PICA200_GPUREG_STENCIL_TEST_REFERENCE_SHIFT                      16
#define PICA200_GPUREG_STENCIL_TEST_REFERENCE_MASK                       0x00FF0000u
/* READ_MASK (bits 31-24, uint): Bits of both values that are compared. */
#define PICA200_GPUREG_STENCIL_TEST_READ_MASK_SHIFT                      24
#define PICA200_GPUREG_STENCIL_TEST_READ_MASK_MASK                       0xFF000000u

/* GPUREG_STENCIL_OP (0x106): What the three outcomes do to the stencil value.
 * plain, rw [HW: docs/hardware/framebuffer.md#stencil]
 * official PICA_REG_STENCIL_OP; older GPUREG_STENCILOP_CONFIG */
#define PICA200_GPUREG_STENCIL_OP                                        0x0106u
/* FAIL (bits 2-0, StencilAction): The stencil test fails. */
#define PICA200_GPUREG_STENCIL_OP_FAIL_SHIFT                             0
#define PICA200_GPUREG_STENCIL_OP_FAIL_MASK                              0x00000007u
/* DEPTH_FAIL (bits 6-4, StencilAction): The stencil test passes, the depth test fails. */
#define PICA200_GPUREG_STENCIL_OP_DEPTH_FAIL_SHIFT                       4
#define PICA200_GPUREG_STENCIL_OP_DEPTH_FAIL_MASK                        0x00000070u
/* PASS (bits 10-8, StencilAction): Both pass; a depth test that is off passes. */
#define PICA200_GPUREG_STENCIL_OP_PASS_SHIFT                             8
#define PICA200_GPUREG_STENCIL_OP_PASS_MASK                              0x00000700u

/* GPUREG_DEPTH_COLOR_MASK (0x107): Depth test, depth write and colour write mask.
 * plain, rw [DOC: docs/hardware/framebuffer.md#depth]
 * official PICA_REG_DEPTH_COLOR_MASK; older GPUREG_DEPTHTEST_CONFIG */
#define PICA200_GPUREG_DEPTH_COLOR_MASK                                  0x0107u
/* DEPTH_TEST_ENABLE (bit 0, bool): Depth test on; off counts as ALWAYS. */
#define PICA200_GPUREG_DEPTH_COLOR_MASK_DEPTH_TEST_ENABLE_SHIFT          0
#define PICA200_GPUREG_DEPTH_COLOR_MASK_DEPTH_TEST_ENABLE_MASK           0x00000001u
/* FUNCTION (bits 6-4, CompareFunction): Fragment depth compared with stored depth. */
#define PICA200_GPUREG_DEPTH_COLOR_MASK_FUNCTION_SHIFT                   4
#define PICA200_GPUREG_DEPTH_COLOR_MASK_FUNCTION_MASK                    0x00000070u
/* RED_WRITE (bit 8, bool): Red is written. */
#define PICA200_GPUREG_DEPTH_COLOR_MASK_RED_WRITE_SHIFT                  8
#define PICA200_GPUREG_DEPTH_COLOR_MASK_RED_WRITE_MASK                   0x00000100u
/* GREEN_WRITE (bit 9, bool): Green is written. */
#define PICA200_GPUREG_DEPTH_COLOR_MASK_GREEN_WRITE_SHIFT                9
#define PICA200_GPUREG_DEPTH_COLOR_MASK_GREEN_WRITE_MASK                 0x00000200u
/* BLUE_WRITE (bit 10, bool): Blue is written. */
#define PICA200_GPUREG_DEPTH_COLOR_MASK_BLUE_WRITE_SHIFT                 10
#define PICA200_GPUREG_DEPTH_COLOR_MASK_BLUE_WRITE_MASK                  0x00000400u
/* ALPHA_WRITE (bit 11, bool): Alpha is written. */
#define PICA200_GPUREG_DEPTH_COLOR_MASK_ALPHA_WRITE_SHIFT                11
#define PICA200_GPUREG_DEPTH_COLOR_MASK_ALPHA_WRITE_MASK                 0x00000800u
/* DEPTH_WRITE (bit 12, bool): Depth is written, even while the depth test is off; DEPTHBUFFER_WRITE
 * must allow it. [HW] */
#define PICA200_GPUREG_DEPTH_COLOR_MASK_DEPTH_WRITE_SHIFT                12
#define PICA200_GPUREG_DEPTH_COLOR_MASK_DEPTH_WRITE_MASK                 0x00001000u

/* GPUREG_0108 to GPUREG_010C (0x108-0x10C): No known function.
 * plain, none [HW: docs/hardware/registers.md#framebuffer; GBATEK] */
#define PICA200_GPUREG_0108                                              0x0108u
#define PICA200_GPUREG_0109                                              0x0109u
#define PICA200_GPUREG_010A                                              0x010Au
#define PICA200_GPUREG_010B                                              0x010Bu
#define PICA200_GPUREG_010C                                              0x010Cu

/* GPUREG_010D (0x10D): Purpose unknown.
 * plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#framebuffer; GBATEK] */
#define PICA200_GPUREG_010D                                              0x010Du
/* UNKNOWN (bit 0, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_010D_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_010D_UNKNOWN_MASK                         0x00000001u

/* GPUREG_010E to GPUREG_010F (0x10E-0x10F): Purpose unknown.
 * plain, rw, mask 0xFFFFFFFF [HW: docs/hardware/registers.md#framebuffer; GBATEK] */
#define PICA200_GPUREG_010E                                              0x010Eu
/* UNKNOWN (bits 31-0, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_010E_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_010E_UNKNOWN_MASK                         0xFFFFFFFFu
#define PICA200_GPUREG_010F                                              0x010Fu
#define PICA200_GPUREG_UNKNOWN_010F_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_010F_UNKNOWN_MASK                         0xFFFFFFFFu

/* GPUREG_FRAMEBUFFER_INVALIDATE (0x110): Drops the contents of the colour and depth caches.
 * trigger, wo [DOC: docs/hardware/framebuffer.md#addressing]
 * official PICA_REG_COLOR_BUFFER_CLEAR0; older GPUREG_0110, GPUREG_RENDERBUFFER_INVALIDATE */
#define PICA200_GPUREG_FRAMEBUFFER_INVALIDATE                            0x0110u
/* INVALIDATE (bit 0, bool): Do it. */
#define PICA200_GPUREG_FRAMEBUFFER_INVALIDATE_INVALIDATE_SHIFT           0
#define PICA200_GPUREG_FRAMEBUFFER_INVALIDATE_INVALIDATE_MASK            0x00000001u

/* GPUREG_FRAMEBUFFER_FLUSH (0x111): Writes the colour and depth caches back to memory.
 * trigger, wo [DOC: docs/hardware/framebuffer.md#addressing]
 * official PICA_REG_COLOR_BUFFER_CLEAR1; older GPUREG_0111, GPUREG_RENDERBUFFER_FLUSH */
#define PICA200_GPUREG_FRAMEBUFFER_FLUSH                                 0x0111u
/* FLUSH (bit 0, bool): Do it. */
#define PICA200_GPUREG_FRAMEBUFFER_FLUSH_FLUSH_SHIFT                     0
#define PICA200_GPUREG_FRAMEBUFFER_FLUSH_FLUSH_MASK                      0x00000001u

/* GPUREG_COLORBUFFER_READ (0x112): Reading of the colour buffer; without it the destination colour
 * counts as 0.
 * plain, rw [HW: docs/hardware/framebuffer.md#addressing]
 * official PICA_REG_COLOR_BUFFER_READ; older GPUREG_COLORBUFFER_READING */
#define PICA200_GPUREG_COLORBUFFER_READ                                  0x0112u
/* ACCESS (bits 3-0, ColorAccess): Whether the buffer may be read. */
#define PICA200_GPUREG_COLORBUFFER_READ_ACCESS_SHIFT                     0
#define PICA200_GPUREG_COLORBUFFER_READ_ACCESS_MASK                      0x0000000Fu

/* GPUREG_COLORBUFFER_WRITE (0x113): Writing of the colour buffer.
 * plain, rw [HW: docs/hardware/framebuffer.md#addressing]
 * official PICA_REG_COLOR_BUFFER_WRITE; older GPUREG_COLORBUFFER_WRITING */
#define PICA200_GPUREG_COLORBUFFER_WRITE                                 0x0113u
/* ACCESS (bits 3-0, ColorAccess): Whether the buffer may be written. */
#define PICA200_GPUREG_COLORBUFFER_WRITE_ACCESS_SHIFT                    0
#define PICA200_GPUREG_COLORBUFFER_WRITE_ACCESS_MASK                     0x0000000Fu

/* GPUREG_DEPTHBUFFER_READ (0x114): Reading of the depth buffer.
 * plain, rw [HW: docs/hardware/framebuffer.md#addressing]
 * official PICA_REG_DEPTH_STENCIL_READ; older GPUREG_DEPTHBUFFER_READING */
#define PICA200_GPUREG_DEPTHBUFFER_READ                                  0x0114u
/* ACCESS (bits 1-0, DepthStencilAccess): Whether the buffer may be read. */
#define PICA200_GPUREG_DEPTHBUFFER_READ_ACCESS_SHIFT                     0
#define PICA200_GPUREG_DEPTHBUFFER_READ_ACCESS_MASK                      0x00000003u

/* GPUREG_DEPTHBUFFER_WRITE (0x115): Writing of the depth buffer.
 * plain, rw [HW: docs/hardware/framebuffer.md#addressing]
 * official PICA_REG_DEPTH_STENCIL_WRITE; older GPUREG_DEPTHBUFFER_WRITING */
#define PICA200_GPUREG_DEPTHBUFFER_WRITE                                 0x0115u
/* ACCESS (bits 1-0, DepthStencilAccess): Whether the buffer may be written. */
#define PICA200_GPUREG_DEPTHBUFFER_WRITE_ACCESS_SHIFT                    0
#define PICA200_GPUREG_DEPTHBUFFER_WRITE_ACCESS_MASK                     0x00000003u

/* GPUREG_DEPTHBUFFER_FORMAT (0x116): Layout of the depth buffer.
 * plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
 * official PICA_REG_RENDER_BUF_DEPTH_MODE */
#define PICA200_GPUREG_DEPTHBUFFER_FORMAT                                0x0116u
/* FORMAT (bits 1-0, DepthFormat): Format. */
#define PICA200_GPUREG_DEPTHBUFFER_FORMAT_FORMAT_SHIFT                   0
#define PICA200_GPUREG_DEPTHBUFFER_FORMAT_FORMAT_MASK                    0x00000003u

/* GPUREG_COLORBUFFER_FORMAT (0x117): Layout of the colour buffer. The codes of the display transfer
 * differ: RGB5A1 and RGB565 are exchanged there.
 * plain, rw [DOC: docs/hardware/framebuffer.md#addressing;
 * docs/hardware/memory-engines.md#display-transfer]
 * official PICA_REG_RENDER_BUF_COLOR_MODE */
#define PICA200_GPUREG_COLORBUFFER_FORMAT                                0x0117u
/* PIXEL_SIZE (bits 1-0, PixelSize): Size of a pixel; it must fit FORMAT. */
#define PICA200_GPUREG_COLORBUFFER_FORMAT_PIXEL_SIZE_SHIFT               0
#define PICA200_GPUREG_COLORBUFFER_FORMAT_PIXEL_SIZE_MASK                0x00000003u
/* FORMAT (bits 18-16, ColorFormat): Format. */
#define PICA200_GPUREG_COLORBUFFER_FORMAT_FORMAT_SHIFT                   16
#define PICA200_GPUREG_COLORBUFFER_FORMAT_FORMAT_MASK                    0x00070000u

/* GPUREG_EARLYDEPTH_TEST2 (0x118): Second of two enables of the early depth test; software sets
 * EARLYDEPTH_TEST1 with it.
 * plain, rw [DOC: docs/hardware/raster.md#early-depth]
 * official PICA_REG_EARLY_DEPTH_TEST2; older GPUREG_0118 */
#define PICA200_GPUREG_EARLYDEPTH_TEST2                                  0x0118u
/* ENABLE (bit 0, bool): Early depth test on. */
#define PICA200_GPUREG_EARLYDEPTH_TEST2_ENABLE_SHIFT                     0
#define PICA200_GPUREG_EARLYDEPTH_TEST2_ENABLE_MASK                      0x00000001u

/* GPUREG_0119 to GPUREG_011A (0x119-0x11A): Purpose unknown.
 * plain, rw, mask 0xFFFFFFFF [HW: docs/hardware/registers.md#framebuffer; GBATEK] */
#define PICA200_GPUREG_0119                                              0x0119u
/* UNKNOWN (bits 31-0, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_0119_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_0119_UNKNOWN_MASK                         0xFFFFFFFFu
#define PICA200_GPUREG_011A                                              0x011Au
#define PICA200_GPUREG_UNKNOWN_011A_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_011A_UNKNOWN_MASK                         0xFFFFFFFFu

/* GPUREG_FRAMEBUFFER_BLOCK32 (0x11B): Block size of the colour and depth buffers.
 * plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
 * official PICA_REG_RENDER_BLOCK_FORMAT; older GPUREG_011B, GPUREG_RENDERBUFFER_BLOCK32 */
#define PICA200_GPUREG_FRAMEBUFFER_BLOCK32                               0x011Bu
/* BLOCK_SIZE (bit 0, BlockSize): Order of the pixels. */
#define PICA200_GPUREG_FRAMEBUFFER_BLOCK32_BLOCK_SIZE_SHIFT              0
#define PICA200_GPUREG_FRAMEBUFFER_BLOCK32_BLOCK_SIZE_MASK               0x00000001u

/* GPUREG_DEPTHBUFFER_LOC (0x11C): Depth buffer in memory. The low 3 bits have no effect (seen by
 * GBATEK), so that the address is a multiple of 64 bytes.
 * plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
 * official PICA_REG_RENDER_BUF_DEPTH_ADDR */
#define PICA200_GPUREG_DEPTHBUFFER_LOC                                   0x011Cu
/* ADDRESS (bits 27-0, address*8): Physical address. */
#define PICA200_GPUREG_DEPTHBUFFER_LOC_ADDRESS_SHIFT                     0
#define PICA200_GPUREG_DEPTHBUFFER_LOC_ADDRESS_MASK                      0x0FFFFFFFu

/* GPUREG_COLORBUFFER_LOC (0x11D): Colour buffer in memory. The low 3 bits have no effect (seen by
 * GBATEK), so that the address is a multiple of 64 bytes.
 * plain, rw [DOC: docs/hardware/framebuffer.md#addressing]
 * official PICA_REG_RENDER_BUF_COLOR_ADDR */
#define PICA200_GPUREG_COLORBUFFER_LOC                                   0x011Du
/* ADDRESS (bits 27-0, address*8): Physical address. */
#define PICA200_GPUREG_COLORBUFFER_LOC_ADDRESS_SHIFT                     0
#define PICA200_GPUREG_COLORBUFFER_LOC_ADDRESS_MASK                      0x0FFFFFFFu

/* GPUREG_FRAMEBUFFER_DIM (0x11E): Size of the colour and depth buffers.
 * plain, rw [HW: docs/hardware/framebuffer.md#addressing]
 * official PICA_REG_RENDER_BUF_RESOLUTION0; older GPUREG_OUTBUFFER_DIM, GPUREG_RENDERBUFFER_DIM_0 */
#define PICA200_GPUREG_FRAMEBUFFER_DIM                                   0x011Eu
/* WIDTH (bits 10-0, uint, pixels): Width. */
#define PICA200_GPUREG_FRAMEBUFFER_DIM_WIDTH_SHIFT                       0
#define PICA200_GPUREG_FRAMEBUFFER_DIM_WIDTH_MASK                        0x000007FFu
/* HEIGHT_MINUS_1 (bits 21-12, uint, pixels): Height minus 1. */
#define PICA200_GPUREG_FRAMEBUFFER_DIM_HEIGHT_MINUS_1_SHIFT              12
#define PICA200_GPUREG_FRAMEBUFFER_DIM_HEIGHT_MINUS_1_MASK               0x003FF000u
/* Y_DIRECTION (bit 24, YDirection): Direction of y in memory. */
#define PICA200_GPUREG_FRAMEBUFFER_DIM_Y_DIRECTION_SHIFT                 24
#define PICA200_GPUREG_FRAMEBUFFER_DIM_Y_DIRECTION_MASK                  0x01000000u

/* GPUREG_011F (0x11F): Purpose unknown, perhaps memory timing. Software writes 0x00010140, and all
 * ones hang the GPU.
 * plain, rw, mask 0x7FFFFFFF, power-up value 0x00020200 [HW: docs/hardware/registers.md#framebuffer;
 * docs/hardware/registers.md#power-up; GBATEK] */
#define PICA200_GPUREG_011F                                              0x011Fu
/* UNKNOWN (bits 30-0, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_011F_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_011F_UNKNOWN_MASK                         0x7FFFFFFFu

/* GPUREG_GAS_LIGHT_XY (0x120): Planar shading of gas.
 * plain, rw [DOC: docs/hardware/fragment.md#gas]
 * official PICA_REG_GAS_LIGHT_XY; older GPUREG_0120 */
#define PICA200_GPUREG_GAS_LIGHT_XY                                      0x0120u
/* MIN (bits 7-0, uint): Lowest intensity. */
#define PICA200_GPUREG_GAS_LIGHT_XY_MIN_SHIFT                            0
#define PICA200_GPUREG_GAS_LIGHT_XY_MIN_MASK                             0x000000FFu
/* MAX (bits 15-8, uint): Highest intensity. */
#define PICA200_GPUREG_GAS_LIGHT_XY_MAX_SHIFT                            8
#define PICA200_GPUREG_GAS_LIGHT_XY_MAX_MASK                             0x0000FF00u
/* ATTENUATION (bits 23-16, uint): Attenuation by density. */
#define PICA200_GPUREG_GAS_LIGHT_XY_ATTENUATION_SHIFT                    16
#define PICA200_GPUREG_GAS_LIGHT_XY_ATTENUATION_MASK                     0x00FF0000u

/* GPUREG_GAS_LIGHT_Z (0x121): View shading of gas.
 * plain, rw [DOC: docs/hardware/fragment.md#gas]
 * official PICA_REG_GAS_LIGHT_Z; older GPUREG_0121 */
#define PICA200_GPUREG_GAS_LIGHT_Z                                       0x0121u
/* MIN (bits 7-0, uint): Lowest intensity. */
#define PICA200_GPUREG_GAS_LIGHT_Z_MIN_SHIFT                             0
#define PICA200_GPUREG_GAS_LIGHT_Z_MIN_MASK                              0x000000FFu
/* MAX (bits 15-8, uint): Highest intensity. */
#define PICA200_GPUREG_GAS_LIGHT_Z_MAX_SHIFT                             8
#define PICA200_GPUREG_GAS_LIGHT_Z_MAX_MASK                              0x0000FF00u
/* ATTENUATION (bits 23-16, uint): Attenuation by density. */
#define PICA200_GPUREG_GAS_LIGHT_Z_ATTENUATION_SHIFT                     16
#define PICA200_GPUREG_GAS_LIGHT_Z_ATTENUATION_MASK                      0x00FF0000u

/* GPUREG_GAS_LIGHT_Z_COLOR (0x122): View shading along the line of sight, and input of the gas colour
 * table.
 * plain, rw [DOC: docs/hardware/fragment.md#gas]
 * official PICA_REG_GAS_LIGHT_Z_COLOR; older GPUREG_0122 */
#define PICA200_GPUREG_GAS_LIGHT_Z_COLOR                                 0x0122u
/* EFFECT (bits 7-0, uint): Strength of view shading in the line of sight. */
#define PICA200_GPUREG_GAS_LIGHT_Z_COLOR_EFFECT_SHIFT                    0
#define PICA200_GPUREG_GAS_LIGHT_Z_COLOR_EFFECT_MASK                     0x000000FFu
/* LUT_INPUT (bit 8, GasLutInput): What selects a colour. */
#define PICA200_GPUREG_GAS_LIGHT_Z_COLOR_LUT_INPUT_SHIFT                 8
#define PICA200_GPUREG_GAS_LIGHT_Z_COLOR_LUT_INPUT_MASK                  0x00000100u

/* GPUREG_GAS_LUT_INDEX (0x123): Where the next word for GAS_LUT_DATA goes.
 * index-port, wo, port GasLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
 * docs/hardware/fragment.md#gas; GBATEK]
 * official PICA_REG_GAS_LUT_INDEX; older GPUREG_0123 */
#define PICA200_GPUREG_GAS_LUT_INDEX                                     0x0123u
/* INDEX (bits 15-0, uint): Entry 0 to 15; how many bits count is not known. */
#define PICA200_GPUREG_GAS_LUT_INDEX_INDEX_SHIFT                         0
#define PICA200_GPUREG_GAS_LUT_INDEX_INDEX_MASK                          0x0000FFFFu

/* GPUREG_GAS_LUT_DATA (0x124): Entry of the gas colour table: 0-7 are differences, 8-15 colours.
 * Differences are signed according to 3dbrew; citro3d writes them as sign and magnitude.
 * data-port, rw, port GasLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
 * docs/hardware/fragment.md#gas]
 * official PICA_REG_GAS_LUT_DATA; older GPUREG_0124 */
#define PICA200_GPUREG_GAS_LUT_DATA                                      0x0124u
/* R (bits 7-0, uint): Red, or its difference. */
#define PICA200_GPUREG_GAS_LUT_DATA_R_SHIFT                              0
#define PICA200_GPUREG_GAS_LUT_DATA_R_MASK                               0x000000FFu
/* G (bits 15-8, uint): Green, or its difference. */
#define PICA200_GPUREG_GAS_LUT_DATA_G_SHIFT                              8
#define PICA200_GPUREG_GAS_LUT_DATA_G_MASK                               0x0000FF00u
/* B (bits 23-16, uint): Blue, or its difference. */
#define PICA200_GPUREG_GAS_LUT_DATA_B_SHIFT                              16
#define PICA200_GPUREG_GAS_LUT_DATA_B_MASK                               0x00FF0000u

/* GPUREG_GAS_ACCMAX_FEEDBACK (0x125): Largest density that was accumulated.
 * plain, rw, mask 0x0000FFFF [DOC: docs/hardware/fragment.md#gas;
 * docs/hardware/registers.md#framebuffer]
 * older GPUREG_0125 */
#define PICA200_GPUREG_GAS_ACCMAX_FEEDBACK                               0x0125u
/* ACCMAX (bits 15-0, uint): Accumulation maximum; its format is not known. */
#define PICA200_GPUREG_GAS_ACCMAX_FEEDBACK_ACCMAX_SHIFT                  0
#define PICA200_GPUREG_GAS_ACCMAX_FEEDBACK_ACCMAX_MASK                   0x0000FFFFu

/* GPUREG_GAS_DELTAZ_DEPTH (0x126): Gas and depth.
 * plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
 * docs/hardware/fragment.md#gas]
 * official PICA_REG_GAS_DELTAZ_DEPTH; older GPUREG_0126 */
#define PICA200_GPUREG_GAS_DELTAZ_DEPTH                                  0x0126u
/* DELTA_Z (bits 23-0, fixed0.16.8): Attenuation along the depth. */
#define PICA200_GPUREG_GAS_DELTAZ_DEPTH_DELTA_Z_SHIFT                    0
#define PICA200_GPUREG_GAS_DELTAZ_DEPTH_DELTA_Z_MASK                     0x00FFFFFFu
/* FUNCTION (bits 25-24, GasDepthFunction): Depth function that goes with the one of the depth test. */
#define PICA200_GPUREG_GAS_DELTAZ_DEPTH_FUNCTION_SHIFT                   24
#define PICA200_GPUREG_GAS_DELTAZ_DEPTH_FUNCTION_MASK                    0x03000000u

/* GPUREG_0127 to GPUREG_012F (0x127-0x12F): No register; reads return the value of the primitive
 * restart register.
 * plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK] */
#define PICA200_GPUREG_0127                                              0x0127u
#define PICA200_GPUREG_0128                                              0x0128u
#define PICA200_GPUREG_0129                                              0x0129u
#define PICA200_GPUREG_012A                                              0x012Au
#define PICA200_GPUREG_012B                                              0x012Bu
#define PICA200_GPUREG_012C                                              0x012Cu
#define PICA200_GPUREG_012D                                              0x012Du
#define PICA200_GPUREG_012E                                              0x012Eu
#define PICA200_GPUREG_012F                                              0x012Fu

/* GPUREG_FRAGOP_SHADOW (0x130): Soft edge of the shadow map pass: a fragment of green value g at depth
 * d in front of stored depth s writes the density g / (CONSTANT + LINEAR * d / s) where that is
 * smaller than the stored one.
 * plain, rw [HW: docs/hardware/framebuffer.md#shadow]
 * official PICA_REG_FRAG_OP_SHADOW; older GPUREG_0130 */
#define PICA200_GPUREG_FRAGOP_SHADOW                                     0x0130u
/* CONSTANT (bits 15-0, f16): Sum of penumbra scale and penumbra bias. */
#define PICA200_GPUREG_FRAGOP_SHADOW_CONSTANT_SHIFT                      0
#define PICA200_GPUREG_FRAGOP_SHADOW_CONSTANT_MASK                       0x0000FFFFu
/* LINEAR (bits 31-16, f16): Penumbra scale with reversed sign. */
#define PICA200_GPUREG_FRAGOP_SHADOW_LINEAR_SHIFT                        16
#define PICA200_GPUREG_FRAGOP_SHADOW_LINEAR_MASK                         0xFFFF0000u

/* GPUREG_0131 to GPUREG_013E (0x131-0x13E): No known function.
 * plain, none [HW: docs/hardware/registers.md#framebuffer; GBATEK] */
#define PICA200_GPUREG_0131                                              0x0131u
#define PICA200_GPUREG_0132                                              0x0132u
#define PICA200_GPUREG_0133                                              0x0133u
#define PICA200_GPUREG_0134                                              0x0134u
#define PICA200_GPUREG_0135                                              0x0135u
#define PICA200_GPUREG_0136                                              0x0136u
#define PICA200_GPUREG_0137                                              0x0137u
#define PICA200_GPUREG_0138                                              0x0138u
#define PICA200_GPUREG_0139                                              0x0139u
#define PICA200_GPUREG_013A                                              0x013Au
#define PICA200_GPUREG_013B                                              0x013Bu
#define PICA200_GPUREG_013C                                              0x013Cu
#define PICA200_GPUREG_013D                                              0x013Du
#define PICA200_GPUREG_013E                                              0x013Eu

/* GPUREG_013F (0x13F): Purpose unknown.
 * plain, rw, mask 0x0000000F [HW: docs/hardware/registers.md#framebuffer; GBATEK] */
#define PICA200_GPUREG_013F                                              0x013Fu
/* UNKNOWN (bits 3-0, uint): Can be written and read back. */
#define PICA200_GPUREG_UNKNOWN_013F_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_013F_UNKNOWN_MASK                         0x0000000Fu

/* ---- Fragment lighting ----
 * Eight lights, the light environment, and the look-up tables that shape specular, spot, Fresnel
 * and distance terms. Lighting runs when 0x08F bit 0 is 1 and LIGHTING_ENABLE1 bit 0 is 0. */

/* GPUREG_LIGHT[0-7]_SPECULAR0 (0x140 + 0x10*n (n = 0-7)): Colour of specular term 0, material times
 * light.
 * plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
 * docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
 * official PICA_REG_FRAG_LIGHT0_SPECULAR0, PICA_REG_FRAG_LIGHT_START, PICA_REG_FRAG_LIGHT1_SPECULAR0,
 * PICA_REG_FRAG_LIGHT2_SPECULAR0, PICA_REG_FRAG_LIGHT3_SPECULAR0, PICA_REG_FRAG_LIGHT4_SPECULAR0,
 * PICA_REG_FRAG_LIGHT5_SPECULAR0, PICA_REG_FRAG_LIGHT6_SPECULAR0 and 1 more; older GPUREG_0140,
 * GPUREG_0150, GPUREG_0160, GPUREG_0170, GPUREG_0180, GPUREG_0190, GPUREG_01A0, GPUREG_01B0 */
#define PICA200_GPUREG_LIGHT0_SPECULAR0                                  0x0140u
#define PICA200_GPUREG_LIGHT1_SPECULAR0                                  0x0150u
#define PICA200_GPUREG_LIGHT2_SPECULAR0                                  0x0160u
#define PICA200_GPUREG_LIGHT3_SPECULAR0                                  0x0170u
#define PICA200_GPUREG_LIGHT4_SPECULAR0                                  0x0180u
#define PICA200_GPUREG_LIGHT5_SPECULAR0                                  0x0190u
#define PICA200_GPUREG_LIGHT6_SPECULAR0                                  0x01A0u
#define PICA200_GPUREG_LIGHT7_SPECULAR0                                  0x01B0u
#define PICA200_GPUREG_LIGHT_SPECULAR0_COUNT                             8u
#define PICA200_GPUREG_LIGHT_SPECULAR0(n)                                (0x0140u + 0x10u * (n))
/* B (bits 7-0, uint, 1/255): Blue. */
#define PICA200_GPUREG_LIGHT_SPECULAR0_B_SHIFT                           0
#define PICA200_GPUREG_LIGHT_SPECULAR0_B_MASK                            0x000000FFu
/* UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW] */
#define PICA200_GPUREG_LIGHT_SPECULAR0_UNKNOWN_8_SHIFT                   8
#define PICA200_GPUREG_LIGHT_SPECULAR0_UNKNOWN_8_MASK                    0x00000300u
/* G (bits 17-10, uint, 1/255): Green. */
#define PICA200_GPUREG_LIGHT_SPECULAR0_G_SHIFT                           10
#define PICA200_GPUREG_LIGHT_SPECULAR0_G_MASK                            0x0003FC00u
/* UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW] */
#define PICA200_GPUREG_LIGHT_SPECULAR0_UNKNOWN_18_SHIFT                  18
#define PICA200_GPUREG_LIGHT_SPECULAR0_UNKNOWN_18_MASK                   0x000C0000u
/* R (bits 27-20, uint, 1/255): Red. */
#define PICA200_GPUREG_LIGHT_SPECULAR0_R_SHIFT                           20
#define PICA200_GPUREG_LIGHT_SPECULAR0_R_MASK                            0x0FF00000u
/* UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW] */
#define PICA200_GPUREG_LIGHT_SPECULAR0_UNKNOWN_28_SHIFT                  28
#define PICA200_GPUREG_LIGHT_SPECULAR0_UNKNOWN_28_MASK                   0x30000000u

/* GPUREG_LIGHT[0-7]_SPECULAR1 (0x141 + 0x10*n (n = 0-7)): Colour of specular term 1, material times
 * light; the reflection tables colour it further.
 * plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
 * docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
 * official PICA_REG_FRAG_LIGHT[0-7]_SPECULAR1; older GPUREG_0141, GPUREG_0151, GPUREG_0161,
 * GPUREG_0171, GPUREG_0181, GPUREG_0191, GPUREG_01A1, GPUREG_01B1 */
#define PICA200_GPUREG_LIGHT0_SPECULAR1                                  0x0141u
#define PICA200_GPUREG_LIGHT1_SPECULAR1                                  0x0151u
#define PICA200_GPUREG_LIGHT2_SPECULAR1                                  0x0161u
#define PICA200_GPUREG_LIGHT3_SPECULAR1                                  0x0171u
#define PICA200_GPUREG_LIGHT4_SPECULAR1                                  0x0181u
#define PICA200_GPUREG_LIGHT5_SPECULAR1                                  0x0191u
#define PICA200_GPUREG_LIGHT6_SPECULAR1                                  0x01A1u
#define PICA200_GPUREG_LIGHT7_SPECULAR1                                  0x01B1u
#define PICA200_GPUREG_LIGHT_SPECULAR1_COUNT                             8u
#define PICA200_GPUREG_LIGHT_SPECULAR1(n)                                (0x0141u + 0x10u * (n))
/* B (bits 7-0, uint, 1/255): Blue. */
#define PICA200_GPUREG_LIGHT_SPECULAR1_B_SHIFT                           0
#define PICA200_GPUREG_LIGHT_SPECULAR1_B_MASK                            0x000000FFu
/* UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW] */
#define PICA200_GPUREG_LIGHT_SPECULAR1_UNKNOWN_8_SHIFT                   8
#define PICA200_GPUREG_LIGHT_SPECULAR1_UNKNOWN_8_MASK                    0x00000300u
/* G (bits 17-10, uint, 1/255): Green. */
#define PICA200_GPUREG_LIGHT_SPECULAR1_G_SHIFT                           10
#define PICA200_GPUREG_LIGHT_SPECULAR1_G_MASK                            0x0003FC00u
/* UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW] */
#define PICA200_GPUREG_LIGHT_SPECULAR1_UNKNOWN_18_SHIFT                  18
#define PICA200_GPUREG_LIGHT_SPECULAR1_UNKNOWN_18_MASK                   0x000C0000u
/* R (bits 27-20, uint, 1/255): Red. */
#define PICA200_GPUREG_LIGHT_SPECULAR1_R_SHIFT                           20
#define PICA200_GPUREG_LIGHT_SPECULAR1_R_MASK                            0x0FF00000u
/* UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW] */
#define PICA200_GPUREG_LIGHT_SPECULAR1_UNKNOWN_28_SHIFT                  28
#define PICA200_GPUREG_LIGHT_SPECULAR1_UNKNOWN_28_MASK                   0x30000000u

/* GPUREG_LIGHT[0-7]_DIFFUSE (0x142 + 0x10*n (n = 0-7)): Diffuse colour, material times light.
 * plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
 * docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
 * official PICA_REG_FRAG_LIGHT[0-7]_DIFFUSE; older GPUREG_0142, GPUREG_0152, GPUREG_0162, GPUREG_0172,
 * GPUREG_0182, GPUREG_0192, GPUREG_01A2, GPUREG_01B2 */
#define PICA200_GPUREG_LIGHT0_DIFFUSE                                    0x0142u
#define PICA200_GPUREG_LIGHT1_DIFFUSE                                    0x0152u
#define PICA200_GPUREG_LIGHT2_DIFFUSE                                    0x0162u
#define PICA200_GPUREG_LIGHT3_DIFFUSE                                    0x0172u
#define PICA200_GPUREG_LIGHT4_DIFFUSE                                    0x0182u
#define PICA200_GPUREG_LIGHT5_DIFFUSE                                    0x0192u
#define PICA200_GPUREG_LIGHT6_DIFFUSE                                    0x01A2u
#define PICA200_GPUREG_LIGHT7_DIFFUSE                                    0x01B2u
#define PICA200_GPUREG_LIGHT_DIFFUSE_COUNT                               8u
#define PICA200_GPUREG_LIGHT_DIFFUSE(n)                                  (0x0142u + 0x10u * (n))
/* B (bits 7-0, uint, 1/255): Blue. */
#define PICA200_GPUREG_LIGHT_DIFFUSE_B_SHIFT                             0
#define PICA200_GPUREG_LIGHT_DIFFUSE_B_MASK                              0x000000FFu
/* UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW] */
#define PICA200_GPUREG_LIGHT_DIFFUSE_UNKNOWN_8_SHIFT                     8
#define PICA200_GPUREG_LIGHT_DIFFUSE_UNKNOWN_8_MASK                      0x00000300u
/* G (bits 17-10, uint, 1/255): Green. */
#define PICA200_GPUREG_LIGHT_DIFFUSE_G_SHIFT                             10
#define PICA200_GPUREG_LIGHT_DIFFUSE_G_MASK                              0x0003FC00u
/* UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW] */
#define PICA200_GPUREG_LIGHT_DIFFUSE_UNKNOWN_18_SHIFT                    18
#define PICA200_GPUREG_LIGHT_DIFFUSE_UNKNOWN_18_MASK                     0x000C0000u
/* R (bits 27-20, uint, 1/255): Red. */
#define PICA200_GPUREG_LIGHT_DIFFUSE_R_SHIFT                             20
#define PICA200_GPUREG_LIGHT_DIFFUSE_R_MASK                              0x0FF00000u
/* UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW] */
#define PICA200_GPUREG_LIGHT_DIFFUSE_UNKNOWN_28_SHIFT                    28
#define PICA200_GPUREG_LIGHT_DIFFUSE_UNKNOWN_28_MASK                     0x30000000u

/* GPUREG_LIGHT[0-7]_AMBIENT (0x143 + 0x10*n (n = 0-7)): Ambient colour, material times light;
 * attenuated like the diffuse part but not shadowed.
 * plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
 * docs/hardware/lighting.md#equation-per-light; docs/hardware/lighting.md#arithmetic; 3dbrew IR-2024]
 * official PICA_REG_FRAG_LIGHT[0-7]_AMBIENT; older GPUREG_0143, GPUREG_0153, GPUREG_0163, GPUREG_0173,
 * GPUREG_0183, GPUREG_0193, GPUREG_01A3, GPUREG_01B3 */
#define PICA200_GPUREG_LIGHT0_AMBIENT                                    0x0143u
#define PICA200_GPUREG_LIGHT1_AMBIENT                                    0x0153u
#define PICA200_GPUREG_LIGHT2_AMBIENT                                    0x0163u
#define PICA200_GPUREG_LIGHT3_AMBIENT                                    0x0173u
#define PICA200_GPUREG_LIGHT4_AMBIENT                                    0x0183u
#define PICA200_GPUREG_LIGHT5_AMBIENT                                    0x0193u
#define PICA200_GPUREG_LIGHT6_AMBIENT                                    0x01A3u
#define PICA200_GPUREG_LIGHT7_AMBIENT                                    0x01B3u
#define PICA200_GPUREG_LIGHT_AMBIENT_COUNT                               8u
#define PICA200_GPUREG_LIGHT_AMBIENT(n)                                  (0x0143u + 0x10u * (n))
/* B (bits 7-0, uint, 1/255): Blue. */
#define PICA200_GPUREG_LIGHT_AMBIENT_B_SHIFT                             0
#define PICA200_GPUREG_LIGHT_AMBIENT_B_MASK                              0x000000FFu
/* UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW] */
#define PICA200_GPUREG_LIGHT_AMBIENT_UNKNOWN_8_SHIFT                     8
#define PICA200_GPUREG_LIGHT_AMBIENT_UNKNOWN_8_MASK                      0x00000300u
/* G (bits 17-10, uint, 1/255): Green. */
#define PICA200_GPUREG_LIGHT_AMBIENT_G_SHIFT                             10
#define PICA200_GPUREG_LIGHT_AMBIENT_G_MASK                              0x0003FC00u
/* UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW] */
#define PICA200_GPUREG_LIGHT_AMBIENT_UNKNOWN_18_SHIFT                    18
#define PICA200_GPUREG_LIGHT_AMBIENT_UNKNOWN_18_MASK                     0x000C0000u
/* R (bits 27-20, uint, 1/255): Red. */
#define PICA200_GPUREG_LIGHT_AMBIENT_R_SHIFT                             20
#define PICA200_GPUREG_LIGHT_AMBIENT_R_MASK                              0x0FF00000u
/* UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW] */
#define PICA200_GPUREG_LIGHT_AMBIENT_UNKNOWN_28_SHIFT                    28
#define PICA200_GPUREG_LIGHT_AMBIENT_UNKNOWN_28_MASK                     0x30000000u

/* GPUREG_LIGHT[0-7]_XY (0x144 + 0x10*n (n = 0-7)): Position of a positional light or vector of a
 * directional one, x and y.
 * plain, rw [DOC: docs/hardware/lighting.md#vectors; docs/hardware/lighting.md#equation-per-light;
 * 3dbrew IR-2024]
 * official PICA_REG_FRAG_LIGHT[0-7]_POSITION_XY; older GPUREG_0144, GPUREG_LIGHT0_VECTOR_LOW,
 * GPUREG_0154, GPUREG_LIGHT1_VECTOR_LOW, GPUREG_0164, GPUREG_LIGHT2_VECTOR_LOW, GPUREG_0174,
 * GPUREG_LIGHT3_VECTOR_LOW and 8 more */
#define PICA200_GPUREG_LIGHT0_XY                                         0x0144u
#define PICA200_GPUREG_LIGHT1_XY                                         0x0154u
#define PICA200_GPUREG_LIGHT2_XY                                         0x0164u
#define PICA200_GPUREG_LIGHT3_XY                                         0x0174u
#define PICA200_GPUREG_LIGHT4_XY                                         0x0184u
#define PICA200_GPUREG_LIGHT5_XY                                         0x0194u
#define PICA200_GPUREG_LIGHT6_XY                                         0x01A4u
#define PICA200_GPUREG_LIGHT7_XY                                         0x01B4u
#define PICA200_GPUREG_LIGHT_XY_COUNT                                    8u
#define PICA200_GPUREG_LIGHT_XY(n)                                       (0x0144u + 0x10u * (n))
/* X (bits 15-0, f16): x in view space. */
#define PICA200_GPUREG_LIGHT_XY_X_SHIFT                                  0
#define PICA200_GPUREG_LIGHT_XY_X_MASK                                   0x0000FFFFu
/* Y (bits 31-16, f16): y in view space. */
#define PICA200_GPUREG_LIGHT_XY_Y_SHIFT                                  16
#define PICA200_GPUREG_LIGHT_XY_Y_MASK                                   0xFFFF0000u

/* GPUREG_LIGHT[0-7]_Z (0x145 + 0x10*n (n = 0-7)): Position of a positional light or vector of a
 * directional one, z.
 * plain, rw [DOC: docs/hardware/lighting.md#vectors; docs/hardware/lighting.md#equation-per-light;
 * 3dbrew IR-2024]
 * official PICA_REG_FRAG_LIGHT[0-7]_POSITION_Z; older GPUREG_0145, GPUREG_LIGHT0_VECTOR_HIGH,
 * GPUREG_0155, GPUREG_LIGHT1_VECTOR_HIGH, GPUREG_0165, GPUREG_LIGHT2_VECTOR_HIGH, GPUREG_0175,
 * GPUREG_LIGHT3_VECTOR_HIGH and 8 more */
#define PICA200_GPUREG_LIGHT0_Z                                          0x0145u
#define PICA200_GPUREG_LIGHT1_Z                                          0x0155u
#define PICA200_GPUREG_LIGHT2_Z                                          0x0165u
#define PICA200_GPUREG_LIGHT3_Z                                          0x0175u
#define PICA200_GPUREG_LIGHT4_Z                                          0x0185u
#define PICA200_GPUREG_LIGHT5_Z                                          0x0195u
#define PICA200_GPUREG_LIGHT6_Z                                          0x01A5u
#define PICA200_GPUREG_LIGHT7_Z                                          0x01B5u
#define PICA200_GPUREG_LIGHT_Z_COUNT                                     8u
#define PICA200_GPUREG_LIGHT_Z(n)                                        (0x0145u + 0x10u * (n))
/* Z (bits 15-0, f16): z in view space. */
#define PICA200_GPUREG_LIGHT_Z_Z_SHIFT                                   0
#define PICA200_GPUREG_LIGHT_Z_Z_MASK                                    0x0000FFFFu

/* GPUREG_LIGHT[0-7]_SPOTDIR_XY (0x146 + 0x10*n (n = 0-7)): Spot direction, a unit vector that software
 * negates, x and y.
 * plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
 * docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
 * official PICA_REG_FRAG_LIGHT[0-7]_SPOT_XY; older GPUREG_0146, GPUREG_LIGHT0_SPOTDIR_LOW,
 * GPUREG_0156, GPUREG_LIGHT1_SPOTDIR_LOW, GPUREG_0166, GPUREG_LIGHT2_SPOTDIR_LOW, GPUREG_0176,
 * GPUREG_LIGHT3_SPOTDIR_LOW and 8 more */
#define PICA200_GPUREG_LIGHT0_SPOTDIR_XY                                 0x0146u
#define PICA200_GPUREG_LIGHT1_SPOTDIR_XY                                 0x0156u
#define PICA200_GPUREG_LIGHT2_SPOTDIR_XY                                 0x0166u
#define PICA200_GPUREG_LIGHT3_SPOTDIR_XY                                 0x0176u
#define PICA200_GPUREG_LIGHT4_SPOTDIR_XY                                 0x0186u
#define PICA200_GPUREG_LIGHT5_SPOTDIR_XY                                 0x0196u
#define PICA200_GPUREG_LIGHT6_SPOTDIR_XY                                 0x01A6u
#define PICA200_GPUREG_LIGHT7_SPOTDIR_XY                                 0x01B6u
#define PICA200_GPUREG_LIGHT_SPOTDIR_XY_COUNT                            8u
#define PICA200_GPUREG_LIGHT_SPOTDIR_XY(n)                               (0x0146u + 0x10u * (n))
/* X (bits 12-0, fixed1.1.11): Negated x of the spot direction. */
#define PICA200_GPUREG_LIGHT_SPOTDIR_XY_X_SHIFT                          0
#define PICA200_GPUREG_LIGHT_SPOTDIR_XY_X_MASK                           0x00001FFFu
/* Y (bits 28-16, fixed1.1.11): Negated y of the spot direction. */
#define PICA200_GPUREG_LIGHT_SPOTDIR_XY_Y_SHIFT                          16
#define PICA200_GPUREG_LIGHT_SPOTDIR_XY_Y_MASK                           0x1FFF0000u

/* GPUREG_LIGHT[0-7]_SPOTDIR_Z (0x147 + 0x10*n (n = 0-7)): Spot direction, a unit vector that software
 * negates, z.
 * plain, rw [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
 * docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
 * official PICA_REG_FRAG_LIGHT[0-7]_SPOT_Z; older GPUREG_0147, GPUREG_LIGHT0_SPOTDIR_HIGH,
 * GPUREG_0157, GPUREG_LIGHT1_SPOTDIR_HIGH, GPUREG_0167, GPUREG_LIGHT2_SPOTDIR_HIGH, GPUREG_0177,
 * GPUREG_LIGHT3_SPOTDIR_HIGH and 8 more */
#define PICA200_GPUREG_LIGHT0_SPOTDIR_Z                                  0x0147u
#define PICA200_GPUREG_LIGHT1_SPOTDIR_Z                                  0x0157u
#define PICA200_GPUREG_LIGHT2_SPOTDIR_Z                                  0x0167u
#define PICA200_GPUREG_LIGHT3_SPOTDIR_Z                                  0x0177u
#define PICA200_GPUREG_LIGHT4_SPOTDIR_Z                                  0x0187u
#define PICA200_GPUREG_LIGHT5_SPOTDIR_Z                                  0x0197u
#define PICA200_GPUREG_LIGHT6_SPOTDIR_Z                                  0x01A7u
#define PICA200_GPUREG_LIGHT7_SPOTDIR_Z                                  0x01B7u
#define PICA200_GPUREG_LIGHT_SPOTDIR_Z_COUNT                             8u
#define PICA200_GPUREG_LIGHT_SPOTDIR_Z(n)                                (0x0147u + 0x10u * (n))
/* Z (bits 12-0, fixed1.1.11): Negated z of the spot direction. */
#define PICA200_GPUREG_LIGHT_SPOTDIR_Z_Z_SHIFT                           0
#define PICA200_GPUREG_LIGHT_SPOTDIR_Z_Z_MASK                            0x00001FFFu

/* GPUREG_0148 to GPUREG_01BF (0x148, 0x14C-0x14F, 0x158, 0x15C-0x15F, 0x168, 0x16C-0x16F, 0x178,
 * 0x17C-0x17F, 0x188, 0x18C-0x18F, 0x198, 0x19C-0x19F, 0x1A8, 0x1AC-0x1AF, 0x1B8, 0x1BC-0x1BF): No
 * known function; reads 0.
 * plain, none [HW: docs/hardware/registers.md#lighting; GBATEK] */
#define PICA200_GPUREG_0148                                              0x0148u
#define PICA200_GPUREG_014C                                              0x014Cu
#define PICA200_GPUREG_014D                                              0x014Du
#define PICA200_GPUREG_014E                                              0x014Eu
#define PICA200_GPUREG_014F                                              0x014Fu
#define PICA200_GPUREG_0158                                              0x0158u
#define PICA200_GPUREG_015C                                              0x015Cu
#define PICA200_GPUREG_015D                                              0x015Du
#define PICA200_GPUREG_015E                                              0x015Eu
#define PICA200_GPUREG_015F                                              0x015Fu
#define PICA200_GPUREG_0168                                              0x0168u
#define PICA200_GPUREG_016C                                              0x016Cu
#define PICA200_GPUREG_016D                                              0x016Du
#define PICA200_GPUREG_016E                                              0x016Eu
#define PICA200_GPUREG_016F                                              0x016Fu
#define PICA200_GPUREG_0178                                              0x0178u
#define PICA200_GPUREG_017C                                              0x017Cu
#define PICA200_GPUREG_017D                                              0x017Du
#define PICA200_GPUREG_017E                                              0x017Eu
#define PICA200_GPUREG_017F                                              0x017Fu
#define PICA200_GPUREG_0188                                              0x0188u
#define PICA200_GPUREG_018C                                              0x018Cu
#define PICA200_GPUREG_018D                                              0x018Du
#define PICA200_GPUREG_018E                                              0x018Eu
#define PICA200_GPUREG_018F                                              0x018Fu
#define PICA200_GPUREG_0198                                              0x0198u
#define PICA200_GPUREG_019C                                              0x019Cu
#define PICA200_GPUREG_019D                                              0x019Du
#define PICA200_GPUREG_019E                                              0x019Eu
#define PICA200_GPUREG_019F                                              0x019Fu
#define PICA200_GPUREG_01A8                                              0x01A8u
#define PICA200_GPUREG_01AC                                              0x01ACu
#define PICA200_GPUREG_01AD                                              0x01ADu
#define PICA200_GPUREG_01AE                                              0x01AEu
#define PICA200_GPUREG_01AF                                              0x01AFu
#define PICA200_GPUREG_01B8                                              0x01B8u
#define PICA200_GPUREG_01BC                                              0x01BCu
#define PICA200_GPUREG_01BD                                              0x01BDu
#define PICA200_GPUREG_01BE                                              0x01BEu
#define PICA200_GPUREG_01BF                                              0x01BFu

/* GPUREG_LIGHT[0-7]_CONFIG (0x149 + 0x10*n (n = 0-7)): Kind of light, two-sided lighting and geometric
 * factors.
 * plain, rw [DOC: docs/hardware/lighting.md#vectors; docs/hardware/lighting.md#equation-per-light;
 * docs/hardware/registers.md#lighting]
 * official PICA_REG_FRAG_LIGHT[0-7]_TYPE; older GPUREG_0149, GPUREG_0159, GPUREG_0169, GPUREG_0179,
 * GPUREG_0189, GPUREG_0199, GPUREG_01A9, GPUREG_01B9 */
#define PICA200_GPUREG_LIGHT0_CONFIG                                     0x0149u
#define PICA200_GPUREG_LIGHT1_CONFIG                                     0x0159u
#define PICA200_GPUREG_LIGHT2_CONFIG                                     0x0169u
#define PICA200_GPUREG_LIGHT3_CONFIG                                     0x0179u
#define PICA200_GPUREG_LIGHT4_CONFIG                                     0x0189u
#define PICA200_GPUREG_LIGHT5_CONFIG                                     0x0199u
#define PICA200_GPUREG_LIGHT6_CONFIG                                     0x01A9u
#define PICA200_GPUREG_LIGHT7_CONFIG                                     0x01B9u
#define PICA200_GPUREG_LIGHT_CONFIG_COUNT                                8u
#define PICA200_GPUREG_LIGHT_CONFIG(n)                                   (0x0149u + 0x10u * (n))
/* TYPE (bit 0, LightType): What LIGHT_XY and LIGHT_Z hold. */
#define PICA200_GPUREG_LIGHT_CONFIG_TYPE_SHIFT                           0
#define PICA200_GPUREG_LIGHT_CONFIG_TYPE_MASK                            0x00000001u
/* TWO_SIDED (bit 1, bool): 1: the absolute value of L.N counts, 0: negative values become 0. */
#define PICA200_GPUREG_LIGHT_CONFIG_TWO_SIDED_SHIFT                      1
#define PICA200_GPUREG_LIGHT_CONFIG_TWO_SIDED_MASK                       0x00000002u
/* GEOMETRIC_FACTOR0 (bit 2, bool): Multiply specular term 0 by the geometric factor min(L.N / H.H, 1). */
#define PICA200_GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR0_SHIFT              2
#define PICA200_GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR0_MASK               0x00000004u
/* GEOMETRIC_FACTOR1 (bit 3, bool): Multiply specular term 1 by the geometric factor. */
#define PICA200_GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR1_SHIFT              3
#define PICA200_GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR1_MASK               0x00000008u

/* GPUREG_LIGHT[0-7]_ATTENUATION_BIAS (0x14A + 0x10*n (n = 0-7)): Bias of the distance attenuation:
 * DA(clamp(bias + scale * distance, 0, 1)).
 * plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/lighting.md#table-lookup; 3dbrew
 * IR-2024]
 * official PICA_REG_FRAG_LIGHT[0-7]_DIST_ATTN_BIAS; older GPUREG_014A, GPUREG_015A, GPUREG_016A,
 * GPUREG_017A, GPUREG_018A, GPUREG_019A, GPUREG_01AA, GPUREG_01BA */
#define PICA200_GPUREG_LIGHT0_ATTENUATION_BIAS                           0x014Au
#define PICA200_GPUREG_LIGHT1_ATTENUATION_BIAS                           0x015Au
#define PICA200_GPUREG_LIGHT2_ATTENUATION_BIAS                           0x016Au
#define PICA200_GPUREG_LIGHT3_ATTENUATION_BIAS                           0x017Au
#define PICA200_GPUREG_LIGHT4_ATTENUATION_BIAS                           0x018Au
#define PICA200_GPUREG_LIGHT5_ATTENUATION_BIAS                           0x019Au
#define PICA200_GPUREG_LIGHT6_ATTENUATION_BIAS                           0x01AAu
#define PICA200_GPUREG_LIGHT7_ATTENUATION_BIAS                           0x01BAu
#define PICA200_GPUREG_LIGHT_ATTENUATION_BIAS_COUNT                      8u
#define PICA200_GPUREG_LIGHT_ATTENUATION_BIAS(n)                         (0x014Au + 0x10u * (n))
/* BIAS (bits 19-0, f20): Added to the scaled distance. */
#define PICA200_GPUREG_LIGHT_ATTENUATION_BIAS_BIAS_SHIFT                 0
#define PICA200_GPUREG_LIGHT_ATTENUATION_BIAS_BIAS_MASK                  0x000FFFFFu

/* GPUREG_LIGHT[0-7]_ATTENUATION_SCALE (0x14B + 0x10*n (n = 0-7)): Scale of the distance attenuation:
 * DA(clamp(bias + scale * distance, 0, 1)).
 * plain, rw [DOC: docs/hardware/numbers.md#formats; docs/hardware/lighting.md#table-lookup; 3dbrew
 * IR-2024]
 * official PICA_REG_FRAG_LIGHT[0-7]_DIST_ATTN_SCALE; older GPUREG_014B, GPUREG_015B, GPUREG_016B,
 * GPUREG_017B, GPUREG_018B, GPUREG_019B, GPUREG_01AB, GPUREG_01BB */
#define PICA200_GPUREG_LIGHT0_ATTENUATION_SCALE                          0x014Bu
#define PICA200_GPUREG_LIGHT1_ATTENUATION_SCALE                          0x015Bu
#define PICA200_GPUREG_LIGHT2_ATTENUATION_SCALE                          0x016Bu
#define PICA200_GPUREG_LIGHT3_ATTENUATION_SCALE                          0x017Bu
#define PICA200_GPUREG_LIGHT4_ATTENUATION_SCALE                          0x018Bu
#define PICA200_GPUREG_LIGHT5_ATTENUATION_SCALE                          0x019Bu
#define PICA200_GPUREG_LIGHT6_ATTENUATION_SCALE                          0x01ABu
#define PICA200_GPUREG_LIGHT7_ATTENUATION_SCALE                          0x01BBu
#define PICA200_GPUREG_LIGHT_ATTENUATION_SCALE_COUNT                     8u
#define PICA200_GPUREG_LIGHT_ATTENUATION_SCALE(n)                        (0x014Bu + 0x10u * (n))
/* SCALE (bits 19-0, f20): Factor on the distance from the fragment to the light. */
#define PICA200_GPUREG_LIGHT_ATTENUATION_SCALE_SCALE_SHIFT               0
#define PICA200_GPUREG_LIGHT_ATTENUATION_SCALE_SCALE_MASK                0x000FFFFFu

/* GPUREG_LIGHTING_AMBIENT (0x1C0): Added to the primary colour once, after all lights; software writes
 * material ambient times scene ambient plus emission.
 * plain, rw, mask 0x3FFFFFFF [DOC: docs/hardware/numbers.md#fixed-point-and-packed-fields;
 * docs/hardware/lighting.md#equation-per-light; 3dbrew IR-2024]
 * official PICA_REG_FRAG_LIGHT_AMBIENT; older GPUREG_01C0 */
#define PICA200_GPUREG_LIGHTING_AMBIENT                                  0x01C0u
/* B (bits 7-0, uint, 1/255): Blue. */
#define PICA200_GPUREG_LIGHTING_AMBIENT_B_SHIFT                          0
#define PICA200_GPUREG_LIGHTING_AMBIENT_B_MASK                           0x000000FFu
/* UNKNOWN_8 (bits 9-8, uint): R/W, perhaps more blue bits; effect unknown. [HW] */
#define PICA200_GPUREG_LIGHTING_AMBIENT_UNKNOWN_8_SHIFT                  8
#define PICA200_GPUREG_LIGHTING_AMBIENT_UNKNOWN_8_MASK                   0x00000300u
/* G (bits 17-10, uint, 1/255): Green. */
#define PICA200_GPUREG_LIGHTING_AMBIENT_G_SHIFT                          10
#define PICA200_GPUREG_LIGHTING_AMBIENT_G_MASK                           0x0003FC00u
/* UNKNOWN_18 (bits 19-18, uint): R/W, perhaps more green bits; effect unknown. [HW] */
#define PICA200_GPUREG_LIGHTING_AMBIENT_UNKNOWN_18_SHIFT                 18
#define PICA200_GPUREG_LIGHTING_AMBIENT_UNKNOWN_18_MASK                  0x000C0000u
/* R (bits 27-20, uint, 1/255): Red. */
#define PICA200_GPUREG_LIGHTING_AMBIENT_R_SHIFT                          20
#define PICA200_GPUREG_LIGHTING_AMBIENT_R_MASK                           0x0FF00000u
/* UNKNOWN_28 (bits 29-28, uint): R/W, perhaps more red bits; effect unknown. [HW] */
#define PICA200_GPUREG_LIGHTING_AMBIENT_UNKNOWN_28_SHIFT                 28
#define PICA200_GPUREG_LIGHTING_AMBIENT_UNKNOWN_28_MASK                  0x30000000u

/* GPUREG_01C1 (0x1C1): No known function; reads 0.
 * plain, none [HW: docs/hardware/registers.md#lighting; GBATEK] */
#define PICA200_GPUREG_01C1                                              0x01C1u

/* GPUREG_LIGHTING_NUM_LIGHTS (0x1C2): Number of lights that are evaluated.
 * plain, rw [DOC: docs/hardware/lighting.md#enables]
 * official PICA_REG_FRAG_LIGHT_SRC_NUM; older GPUREG_01C2 */
#define PICA200_GPUREG_LIGHTING_NUM_LIGHTS                               0x01C2u
/* COUNT_MINUS_1 (bits 2-0, uint): Number of lights minus 1. */
#define PICA200_GPUREG_LIGHTING_NUM_LIGHTS_COUNT_MINUS_1_SHIFT           0
#define PICA200_GPUREG_LIGHTING_NUM_LIGHTS_COUNT_MINUS_1_MASK            0x00000007u

/* GPUREG_LIGHTING_CONFIG0 (0x1C3): Light environment, shadow, bump mapping and Fresnel.
 * plain, rw, mask 0xFFFF0FFD [DOC: docs/hardware/lighting.md#equation-per-light;
 * docs/hardware/registers.md#lighting; 3dbrew IR-2024]
 * official PICA_REG_FRAG_LIGHT_FUNC_MODE0; older GPUREG_01C3 */
#define PICA200_GPUREG_LIGHTING_CONFIG0                                  0x01C3u
/* SHADOW_ENABLE (bit 0, bool): Use the shadow texture; goes with bits 16 to 19. */
#define PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_ENABLE_SHIFT              0
#define PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_ENABLE_MASK               0x00000001u
/* FRESNEL (bits 3-2, LightingFresnel): Alphas that take the Fresnel value. */
#define PICA200_GPUREG_LIGHTING_CONFIG0_FRESNEL_SHIFT                    2
#define PICA200_GPUREG_LIGHTING_CONFIG0_FRESNEL_MASK                     0x0000000Cu
/* ENVIRONMENT (bits 7-4, LightingEnvironment): Look-up tables that are available. */
#define PICA200_GPUREG_LIGHTING_CONFIG0_ENVIRONMENT_SHIFT                4
#define PICA200_GPUREG_LIGHTING_CONFIG0_ENVIRONMENT_MASK                 0x000000F0u
/* UNKNOWN_8 (bits 11-8, uint): R/W; software writes 4. */
#define PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_8_SHIFT                  8
#define PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_8_MASK                   0x00000F00u
/* SHADOW_PRIMARY (bit 16, bool): The shadow factor multiplies the diffuse part of the primary colour. */
#define PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_PRIMARY_SHIFT             16
#define PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_PRIMARY_MASK              0x00010000u
/* SHADOW_SECONDARY (bit 17, bool): The shadow factor multiplies the secondary colour. */
#define PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_SECONDARY_SHIFT           17
#define PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_SECONDARY_MASK            0x00020000u
/* SHADOW_INVERT (bit 18, bool): The shadow factor is 1 - texel. */
#define PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_INVERT_SHIFT              18
#define PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_INVERT_MASK               0x00040000u
/* SHADOW_ALPHA (bit 19, bool): Alphas selected by FRESNEL are multiplied by the shadow alpha. */
#define PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_ALPHA_SHIFT               19
#define PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_ALPHA_MASK                0x00080000u
/* UNKNOWN_20 (bits 21-20, uint): R/W, purpose unknown. [HW] */
#define PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_20_SHIFT                 20
#define PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_20_MASK                  0x00300000u
/* BUMP_TEXTURE (bits 23-22, uint): Texture unit of the bump or tangent map, 0-2; 3 is the procedural
 * unit in Azahar. */
#define PICA200_GPUREG_LIGHTING_CONFIG0_BUMP_TEXTURE_SHIFT               22
#define PICA200_GPUREG_LIGHTING_CONFIG0_BUMP_TEXTURE_MASK                0x00C00000u
/* SHADOW_TEXTURE (bits 25-24, uint): Texture unit of the shadow factor. */
#define PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_TEXTURE_SHIFT             24
#define PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_TEXTURE_MASK              0x03000000u
/* UNKNOWN_26 (bit 26, uint): R/W, purpose unknown. [HW] */
#define PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_26_SHIFT                 26
#define PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_26_MASK                  0x04000000u
/* CLAMP_HIGHLIGHTS (bit 27, bool): Specular terms vanish where L.N is 0. */
#define PICA200_GPUREG_LIGHTING_CONFIG0_CLAMP_HIGHLIGHTS_SHIFT           27
#define PICA200_GPUREG_LIGHTING_CONFIG0_CLAMP_HIGHLIGHTS_MASK            0x08000000u
/* BUMP_MODE (bits 29-28, LightingBumpMode): What the bump texture perturbs. */
#define PICA200_GPUREG_LIGHTING_CONFIG0_BUMP_MODE_SHIFT                  28
#define PICA200_GPUREG_LIGHTING_CONFIG0_BUMP_MODE_MASK                   0x30000000u
/* BUMP_RENORM_DISABLE (bit 30, bool): 0: z of the bump normal is computed as sqrt(1 - x*x - y*y), 1: z
 * is the texel's blue. [HW] */
#define PICA200_GPUREG_LIGHTING_CONFIG0_BUMP_RENORM_DISABLE_SHIFT        30
#define PICA200_GPUREG_LIGHTING_CONFIG0_BUMP_RENORM_DISABLE_MASK         0x40000000u
/* UNKNOWN_31 (bit 31, uint): R/W; software writes 1. */
#define PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_31_SHIFT                 31
#define PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_31_MASK                  0x80000000u

/* GPUREG_LIGHTING_CONFIG1 (0x1C4): Switches off parts of the lighting equation. Factor and table
 * outputs that are off are 1.
 * plain, rw [DOC: docs/hardware/lighting.md#disable-bits; 3dbrew IR-2024]
 * official PICA_REG_FRAG_LIGHT_FUNC_MODE1; older GPUREG_01C4 */
#define PICA200_GPUREG_LIGHTING_CONFIG1                                  0x01C4u
/* SHADOW_DISABLE0 to SHADOW_DISABLE7 (bit 0, step 1, bool): Light i is not shadowed. */
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE0_SHIFT            0
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE0_MASK             0x00000001u
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE1_SHIFT            1
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE1_MASK             0x00000002u
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE2_SHIFT            2
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE2_MASK             0x00000004u
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE3_SHIFT            3
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE3_MASK             0x00000008u
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE4_SHIFT            4
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE4_MASK             0x00000010u
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE5_SHIFT            5
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE5_MASK             0x00000020u
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE6_SHIFT            6
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE6_MASK             0x00000040u
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE7_SHIFT            7
#define PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE7_MASK             0x00000080u
/* SPOT_DISABLE0 to SPOT_DISABLE7 (bit 8, step 1, bool): Light i has no spot factor. */
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE0_SHIFT              8
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE0_MASK               0x00000100u
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE1_SHIFT              9
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE1_MASK               0x00000200u
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE2_SHIFT              10
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE2_MASK               0x00000400u
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE3_SHIFT              11
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE3_MASK               0x00000800u
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE4_SHIFT              12
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE4_MASK               0x00001000u
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE5_SHIFT              13
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE5_MASK               0x00002000u
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE6_SHIFT              14
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE6_MASK               0x00004000u
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE7_SHIFT              15
#define PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE7_MASK               0x00008000u
/* D0_DISABLE (bit 16, bool): Table D0 is off. */
#define PICA200_GPUREG_LIGHTING_CONFIG1_D0_DISABLE_SHIFT                 16
#define PICA200_GPUREG_LIGHTING_CONFIG1_D0_DISABLE_MASK                  0x00010000u
/* D1_DISABLE (bit 17, bool): Table D1 is off. */
#define PICA200_GPUREG_LIGHTING_CONFIG1_D1_DISABLE_SHIFT                 17
#define PICA200_GPUREG_LIGHTING_CONFIG1_D1_DISABLE_MASK                  0x00020000u
/* UNKNOWN_18 (bit 18, uint): Software writes 1. */
#define PICA200_GPUREG_LIGHTING_CONFIG1_UNKNOWN_18_SHIFT                 18
#define PICA200_GPUREG_LIGHTING_CONFIG1_UNKNOWN_18_MASK                  0x00040000u
/* FR_DISABLE (bit 19, bool): Table FR is off. */
#define PICA200_GPUREG_LIGHTING_CONFIG1_FR_DISABLE_SHIFT                 19
#define PICA200_GPUREG_LIGHTING_CONFIG1_FR_DISABLE_MASK                  0x00080000u
/* RB_DISABLE (bit 20, bool): Table RB is off; blue then takes the RR output. */
#define PICA200_GPUREG_LIGHTING_CONFIG1_RB_DISABLE_SHIFT                 20
#define PICA200_GPUREG_LIGHTING_CONFIG1_RB_DISABLE_MASK                  0x00100000u
/* RG_DISABLE (bit 21, bool): Table RG is off; green then takes the RR output. */
#define PICA200_GPUREG_LIGHTING_CONFIG1_RG_DISABLE_SHIFT                 21
#define PICA200_GPUREG_LIGHTING_CONFIG1_RG_DISABLE_MASK                  0x00200000u
/* RR_DISABLE (bit 22, bool): Table RR is off. */
#define PICA200_GPUREG_LIGHTING_CONFIG1_RR_DISABLE_SHIFT                 22
#define PICA200_GPUREG_LIGHTING_CONFIG1_RR_DISABLE_MASK                  0x00400000u
/* ATTENUATION_DISABLE0 to ATTENUATION_DISABLE7 (bit 24, step 1, bool): Light i has no distance
 * attenuation. */
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE0_SHIFT       24
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE0_MASK        0x01000000u
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE1_SHIFT       25
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE1_MASK        0x02000000u
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE2_SHIFT       26
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE2_MASK        0x04000000u
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE3_SHIFT       27
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE3_MASK        0x08000000u
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE4_SHIFT       28
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE4_MASK        0x10000000u
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE5_SHIFT       29
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE5_MASK        0x20000000u
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE6_SHIFT       30
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE6_MASK        0x40000000u
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE7_SHIFT       31
#define PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE7_MASK        0x80000000u

/* GPUREG_LIGHTING_LUT_INDEX (0x1C5): Table and entry that LIGHTING_LUT_DATA transfers next.
 * index-port, rw, port LightingLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
 * docs/hardware/lighting.md#table-lookup; 3dbrew IR-2024]
 * official PICA_REG_FRAG_LIGHT_LUT; older GPUREG_01C5 */
#define PICA200_GPUREG_LIGHTING_LUT_INDEX                                0x01C5u
/* INDEX (bits 7-0, uint): Entry; advances with every data word written, and also read by the CPU, and
 * wraps inside the table. [HW] */
#define PICA200_GPUREG_LIGHTING_LUT_INDEX_INDEX_SHIFT                    0
#define PICA200_GPUREG_LIGHTING_LUT_INDEX_INDEX_MASK                     0x000000FFu
/* TABLE (bits 12-8, LightingLut): Table. The index does not carry into it. */
#define PICA200_GPUREG_LIGHTING_LUT_INDEX_TABLE_SHIFT                    8
#define PICA200_GPUREG_LIGHTING_LUT_INDEX_TABLE_MASK                     0x00001F00u

/* GPUREG_LIGHTING_ENABLE1 (0x1C6): Switches lighting off. Emulators then give 0 for both lighting
 * colours.
 * plain, rw [DOC: docs/hardware/lighting.md#enables]
 * official PICA_REG_FRAG_LIGHT_EN1; older GPUREG_01C6, GPUREG_LIGHTING_DISABLE */
#define PICA200_GPUREG_LIGHTING_ENABLE1                                  0x01C6u
/* DISABLE (bit 0, bool): 1: lighting is off. */
#define PICA200_GPUREG_LIGHTING_ENABLE1_DISABLE_SHIFT                    0
#define PICA200_GPUREG_LIGHTING_ENABLE1_DISABLE_MASK                     0x00000001u

/* GPUREG_01C7 (0x1C7): No known function; reads 0.
 * plain, none [HW: docs/hardware/registers.md#lighting; GBATEK] */
#define PICA200_GPUREG_01C7                                              0x01C7u

/* GPUREG_LIGHTING_LUT_DATA (0x1C8-0x1CF): Entry at the table and index of LIGHTING_LUT_INDEX. A table
 * has 256 entries; in signed mode 0-127 stand for inputs 0 to 127/128 and 128-255 for -1 to -1/128, in
 * absolute mode and in DA all stand for 0 to 255/256.
 * data-port, rw, port LightingLut [DOC: docs/hardware/command-lists.md#index-and-data-ports;
 * docs/hardware/lighting.md#table-lookup; docs/hardware/lighting.md#table-entries]
 * official PICA_REG_FRAG_LIGHT_LUT_DATA0, PICA_REG_FRAG_LIGHT_LUT_DATA1,
 * PICA_REG_FRAG_LIGHT_LUT_DATA2, PICA_REG_FRAG_LIGHT_LUT_DATA3, PICA_REG_FRAG_LIGHT_LUT_DATA4,
 * PICA_REG_FRAG_LIGHT_LUT_DATA5, PICA_REG_FRAG_LIGHT_LUT_DATA8, PICA_REG_FRAG_LIGHT_LUT_DATA6 and 1
 * more; older GPUREG_01C8, GPUREG_LIGHTING_LUT_DATA0, GPUREG_01C9, GPUREG_LIGHTING_LUT_DATA1,
 * GPUREG_01CA, GPUREG_LIGHTING_LUT_DATA2, GPUREG_01CB, GPUREG_LIGHTING_LUT_DATA3 and 8 more */
#define PICA200_GPUREG_LIGHTING_LUT_DATA                                 0x01C8u
/* VALUE (bits 11-0, uint, 1/4095): Table value; 0xFFF is 1. [EMU] */
#define PICA200_GPUREG_LIGHTING_LUT_DATA_VALUE_SHIFT                     0
#define PICA200_GPUREG_LIGHTING_LUT_DATA_VALUE_MASK                      0x00000FFFu
/* DIFFERENCE (bits 22-12, uint, 1/2047): Magnitude of the step to the next entry. [EMU] */
#define PICA200_GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_SHIFT                12
#define PICA200_GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_MASK                 0x007FF000u
/* DIFFERENCE_NEGATIVE (bit 23, bool): The step goes down; a magnitude of 0 is 0 all the same. [EMU] */
#define PICA200_GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_NEGATIVE_SHIFT       23
#define PICA200_GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_NEGATIVE_MASK        0x00800000u

/* GPUREG_LIGHTING_LUTINPUT_ABS (0x1D0): Whether a table is indexed by its signed input or by the
 * absolute one. Absolute input is the absolute value on two-sided lights and is cut off at 0 on
 * others.
 * plain, rw, mask 0x03333333 [DOC: docs/hardware/lighting.md#table-lookup;
 * docs/hardware/registers.md#lighting; GBATEK]
 * official PICA_REG_FRAG_LIGHT_ABSLUTINPUT; older GPUREG_01D0 */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS                             0x01D0u
/* UNKNOWN_0 (bit 0, uint): R/W, purpose unknown. [HW] */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_0_SHIFT             0
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_0_MASK              0x00000001u
/* D0_SIGNED (bit 1, bool): Input of D0. 0: absolute, 1: signed. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_D0_SIGNED_SHIFT             1
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_D0_SIGNED_MASK              0x00000002u
/* UNKNOWN_4 (bit 4, uint): R/W, purpose unknown. [HW] */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_4_SHIFT             4
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_4_MASK              0x00000010u
/* D1_SIGNED (bit 5, bool): Input of D1. 0: absolute, 1: signed. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_D1_SIGNED_SHIFT             5
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_D1_SIGNED_MASK              0x00000020u
/* UNKNOWN_8 (bit 8, uint): R/W, purpose unknown. [HW] */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_8_SHIFT             8
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_8_MASK              0x00000100u
/* SP_SIGNED (bit 9, bool): Input of SP0-SP7. 0: absolute, 1: signed. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_SP_SIGNED_SHIFT             9
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_SP_SIGNED_MASK              0x00000200u
/* UNKNOWN_12 (bit 12, uint): R/W, purpose unknown. [HW] */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_12_SHIFT            12
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_12_MASK             0x00001000u
/* FR_SIGNED (bit 13, bool): Input of FR. 0: absolute, 1: signed. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_FR_SIGNED_SHIFT             13
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_FR_SIGNED_MASK              0x00002000u
/* UNKNOWN_16 (bit 16, uint): R/W, purpose unknown. [HW] */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_16_SHIFT            16
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_16_MASK             0x00010000u
/* RB_SIGNED (bit 17, bool): Input of RB. 0: absolute, 1: signed. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_RB_SIGNED_SHIFT             17
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_RB_SIGNED_MASK              0x00020000u
/* UNKNOWN_20 (bit 20, uint): R/W, purpose unknown. [HW] */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_20_SHIFT            20
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_20_MASK             0x00100000u
/* RG_SIGNED (bit 21, bool): Input of RG. 0: absolute, 1: signed. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_RG_SIGNED_SHIFT             21
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_RG_SIGNED_MASK              0x00200000u
/* UNKNOWN_24 (bit 24, uint): R/W, purpose unknown. [HW] */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_24_SHIFT            24
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_24_MASK             0x01000000u
/* RR_SIGNED (bit 25, bool): Input of RR. 0: absolute, 1: signed. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_RR_SIGNED_SHIFT             25
#define PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_RR_SIGNED_MASK              0x02000000u

/* GPUREG_LIGHTING_LUTINPUT_SELECT (0x1D1): Dot product that indexes each table. DA has none; its input
 * is the distance.
 * plain, rw [DOC: docs/hardware/lighting.md#table-inputs; docs/hardware/registers.md#lighting]
 * official PICA_REG_FRAG_LIGHT_LUTINPUT; older GPUREG_01D1 */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT                          0x01D1u
/* D0 (bits 2-0, LightingLutInput): Input of D0. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_D0_SHIFT                 0
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_D0_MASK                  0x00000007u
/* D1 (bits 6-4, LightingLutInput): Input of D1. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_D1_SHIFT                 4
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_D1_MASK                  0x00000070u
/* SP (bits 10-8, LightingLutInput): Input of SP0-SP7. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_SP_SHIFT                 8
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_SP_MASK                  0x00000700u
/* FR (bits 14-12, LightingLutInput): Input of FR. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_FR_SHIFT                 12
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_FR_MASK                  0x00007000u
/* RB (bits 18-16, LightingLutInput): Input of RB. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_RB_SHIFT                 16
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_RB_MASK                  0x00070000u
/* RG (bits 22-20, LightingLutInput): Input of RG. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_RG_SHIFT                 20
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_RG_MASK                  0x00700000u
/* RR (bits 26-24, LightingLutInput): Input of RR. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_RR_SHIFT                 24
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_RR_MASK                  0x07000000u

/* GPUREG_LIGHTING_LUTINPUT_SCALE (0x1D2): Factor on the output of each table, despite the name. DA has
 * none.
 * plain, rw, mask 0x77777777 [DOC: docs/hardware/lighting.md#table-lookup;
 * docs/hardware/registers.md#lighting; GBATEK]
 * official PICA_REG_FRAG_LIGHT_LUTSCALE; older GPUREG_01D2 */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE                           0x01D2u
/* D0 (bits 2-0, LightingLutScale): Scale of D0. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_D0_SHIFT                  0
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_D0_MASK                   0x00000007u
/* D1 (bits 6-4, LightingLutScale): Scale of D1. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_D1_SHIFT                  4
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_D1_MASK                   0x00000070u
/* SP (bits 10-8, LightingLutScale): Scale of SP0-SP7. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_SP_SHIFT                  8
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_SP_MASK                   0x00000700u
/* FR (bits 14-12, LightingLutScale): Scale of FR. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_FR_SHIFT                  12
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_FR_MASK                   0x00007000u
/* RB (bits 18-16, LightingLutScale): Scale of RB. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_RB_SHIFT                  16
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_RB_MASK                   0x00070000u
/* RG (bits 22-20, LightingLutScale): Scale of RG. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_RG_SHIFT                  20
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_RG_MASK                   0x00700000u
/* RR (bits 26-24, LightingLutScale): Scale of RR. */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_RR_SHIFT                  24
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_RR_MASK                   0x07000000u
/* UNKNOWN_28 (bits 30-28, uint): R/W, purpose unknown. [HW] */
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_UNKNOWN_28_SHIFT          28
#define PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_UNKNOWN_28_MASK           0x70000000u

/* GPUREG_01D3 (0x1D3): One bit that can be written and read back; purpose unknown.
 * plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#lighting; GBATEK] */
#define PICA200_GPUREG_01D3                                              0x01D3u
/* UNKNOWN (bit 0, uint): Purpose unknown. */
#define PICA200_GPUREG_UNKNOWN_01D3_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_01D3_UNKNOWN_MASK                         0x00000001u

/* GPUREG_01D4 (0x1D4): Bits that can be written and read back; purpose unknown.
 * plain, rw, mask 0x0FFFFF03 [HW: docs/hardware/registers.md#lighting; GBATEK] */
#define PICA200_GPUREG_01D4                                              0x01D4u
/* UNKNOWN_0 (bits 1-0, uint): Purpose unknown. */
#define PICA200_GPUREG_UNKNOWN_01D4_UNKNOWN_0_SHIFT                      0
#define PICA200_GPUREG_UNKNOWN_01D4_UNKNOWN_0_MASK                       0x00000003u
/* UNKNOWN_8 (bits 27-8, uint): Purpose unknown. */
#define PICA200_GPUREG_UNKNOWN_01D4_UNKNOWN_8_SHIFT                      8
#define PICA200_GPUREG_UNKNOWN_01D4_UNKNOWN_8_MASK                       0x0FFFFF00u

/* GPUREG_01D[5-6] (0x1D5-0x1D6): Two 13-bit values, laid out as LIGHT_SPOTDIR_XY; purpose unknown.
 * plain, rw, mask 0x1FFF1FFF [HW: docs/hardware/registers.md#lighting; GBATEK] */
#define PICA200_GPUREG_01D5                                              0x01D5u
/* UNKNOWN_0 (bits 12-0, uint): Purpose unknown. */
#define PICA200_GPUREG_UNKNOWN_01D5_UNKNOWN_0_SHIFT                      0
#define PICA200_GPUREG_UNKNOWN_01D5_UNKNOWN_0_MASK                       0x00001FFFu
/* UNKNOWN_16 (bits 28-16, uint): Purpose unknown. */
#define PICA200_GPUREG_UNKNOWN_01D5_UNKNOWN_16_SHIFT                     16
#define PICA200_GPUREG_UNKNOWN_01D5_UNKNOWN_16_MASK                      0x1FFF0000u
#define PICA200_GPUREG_01D6                                              0x01D6u
#define PICA200_GPUREG_UNKNOWN_01D6_UNKNOWN_0_SHIFT                      0
#define PICA200_GPUREG_UNKNOWN_01D6_UNKNOWN_0_MASK                       0x00001FFFu
#define PICA200_GPUREG_UNKNOWN_01D6_UNKNOWN_16_SHIFT                     16
#define PICA200_GPUREG_UNKNOWN_01D6_UNKNOWN_16_MASK                      0x1FFF0000u

/* GPUREG_01D[7-8] (0x1D7-0x1D8): One 20-bit value, as wide as LIGHT_ATTENUATION_BIAS; purpose unknown.
 * plain, rw, mask 0x000FFFFF [HW: docs/hardware/registers.md#lighting; GBATEK] */
#define PICA200_GPUREG_01D7                                              0x01D7u
/* UNKNOWN (bits 19-0, uint): Purpose unknown. */
#define PICA200_GPUREG_UNKNOWN_01D7_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_01D7_UNKNOWN_MASK                         0x000FFFFFu
#define PICA200_GPUREG_01D8                                              0x01D8u
#define PICA200_GPUREG_UNKNOWN_01D8_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_01D8_UNKNOWN_MASK                         0x000FFFFFu

/* GPUREG_LIGHTING_LIGHT_PERMUTATION (0x1D9): Which light source each step of the light loop evaluates.
 * plain, rw [DOC: docs/hardware/lighting.md#enables; docs/hardware/registers.md#lighting]
 * official PICA_REG_FRAG_LIGHT_SRC_EN_ID; older GPUREG_01D9 */
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION                        0x01D9u
/* LIGHT0 to LIGHT7 (bits 2-0, step 4, uint): Light source of step i. */
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT0_SHIFT           0
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT0_MASK            0x00000007u
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT1_SHIFT           4
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT1_MASK            0x00000070u
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT2_SHIFT           8
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT2_MASK            0x00000700u
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT3_SHIFT           12
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT3_MASK            0x00007000u
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT4_SHIFT           16
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT4_MASK            0x00070000u
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT5_SHIFT           20
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT5_MASK            0x00700000u
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT6_SHIFT           24
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT6_MASK            0x07000000u
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT7_SHIFT           28
#define PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT7_MASK            0x70000000u

/* GPUREG_01DA to GPUREG_01DF (0x1DA-0x1DF): No known function; reads 0.
 * plain, none [HW: docs/hardware/registers.md#lighting; GBATEK] */
#define PICA200_GPUREG_01DA                                              0x01DAu
#define PICA200_GPUREG_01DB                                              0x01DBu
#define PICA200_GPUREG_01DC                                              0x01DCu
#define PICA200_GPUREG_01DD                                              0x01DDu
#define PICA200_GPUREG_01DE                                              0x01DEu
#define PICA200_GPUREG_01DF                                              0x01DFu

/* GPUREG_01E0 to GPUREG_01FF (0x1E0-0x1FF): No register of its own. Reads give RESTART_PRIMITIVE,
 * writes do nothing.
 * plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK] */
#define PICA200_GPUREG_01E0                                              0x01E0u
#define PICA200_GPUREG_01E1                                              0x01E1u
#define PICA200_GPUREG_01E2                                              0x01E2u
#define PICA200_GPUREG_01E3                                              0x01E3u
#define PICA200_GPUREG_01E4                                              0x01E4u
#define PICA200_GPUREG_01E5                                              0x01E5u
#define PICA200_GPUREG_01E6                                              0x01E6u
#define PICA200_GPUREG_01E7                                              0x01E7u
#define PICA200_GPUREG_01E8                                              0x01E8u
#define PICA200_GPUREG_01E9                                              0x01E9u
#define PICA200_GPUREG_01EA                                              0x01EAu
#define PICA200_GPUREG_01EB                                              0x01EBu
#define PICA200_GPUREG_01EC                                              0x01ECu
#define PICA200_GPUREG_01ED                                              0x01EDu
#define PICA200_GPUREG_01EE                                              0x01EEu
#define PICA200_GPUREG_01EF                                              0x01EFu
#define PICA200_GPUREG_01F0                                              0x01F0u
#define PICA200_GPUREG_01F1                                              0x01F1u
#define PICA200_GPUREG_01F2                                              0x01F2u
#define PICA200_GPUREG_01F3                                              0x01F3u
#define PICA200_GPUREG_01F4                                              0x01F4u
#define PICA200_GPUREG_01F5                                              0x01F5u
#define PICA200_GPUREG_01F6                                              0x01F6u
#define PICA200_GPUREG_01F7                                              0x01F7u
#define PICA200_GPUREG_01F8                                              0x01F8u
#define PICA200_GPUREG_01F9                                              0x01F9u
#define PICA200_GPUREG_01FA                                              0x01FAu
#define PICA200_GPUREG_01FB                                              0x01FBu
#define PICA200_GPUREG_01FC                                              0x01FCu
#define PICA200_GPUREG_01FD                                              0x01FDu
#define PICA200_GPUREG_01FE                                              0x01FEu
#define PICA200_GPUREG_01FF                                              0x01FFu

/* ---- Geometry pipeline ----
 * Vertex attributes from memory and from fixed storage, draw triggers, command buffer jumps, the
 * way from vertex shader outputs to the geometry shader, and primitive assembly. */

/* GPUREG_ATTRIBBUFFERS_LOC (0x200): Base of all attribute buffers and of the index array.
 * plain, rw, mask 0x1FFFFFFE [DOC: docs/hardware/geometry.md#vertex-arrays; GBATEK]
 * official PICA_REG_VTX_ATTR_ARRAYS_BASE_ADDR; older GPUREG_ATTR_BUF_BASE */
#define PICA200_GPUREG_ATTRIBBUFFERS_LOC                                 0x0200u
/* ADDRESS (bits 28-1, address*16, bytes): Physical address. The register as a whole is the address / 8
 * with bit 0 forced to 0. */
#define PICA200_GPUREG_ATTRIBBUFFERS_LOC_ADDRESS_SHIFT                   1
#define PICA200_GPUREG_ATTRIBBUFFERS_LOC_ADDRESS_MASK                    0x1FFFFFFEu

/* GPUREG_ATTRIBBUFFERS_FORMAT_LOW (0x201): Formats of attributes 0-7 in memory.
 * plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays]
 * official PICA_REG_VTX_ATTR_ARRAYS0; older GPUREG_ATTR_BUF_FORMAT_LOW */
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW                          0x0201u
/* TYPE0 to TYPE7 (bits 1-0, step 4, AttributeType): Element type of attribute i. */
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE0_SHIFT              0
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE0_MASK               0x00000003u
/* SIZE0 to SIZE7 (bits 3-2, step 4, AttributeSize): Number of elements of attribute i. */
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE0_SHIFT              2
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE0_MASK               0x0000000Cu
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE1_SHIFT              4
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE1_MASK               0x00000030u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE1_SHIFT              6
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE1_MASK               0x000000C0u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE2_SHIFT              8
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE2_MASK               0x00000300u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE2_SHIFT              10
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE2_MASK               0x00000C00u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE3_SHIFT              12
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE3_MASK               0x00003000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE3_SHIFT              14
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE3_MASK               0x0000C000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE4_SHIFT              16
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE4_MASK               0x00030000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE4_SHIFT              18
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE4_MASK               0x000C0000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE5_SHIFT              20
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE5_MASK               0x00300000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE5_SHIFT              22
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE5_MASK               0x00C00000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE6_SHIFT              24
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE6_MASK               0x03000000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE6_SHIFT              26
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE6_MASK               0x0C000000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE7_SHIFT              28
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE7_MASK               0x30000000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE7_SHIFT              30
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE7_MASK               0xC0000000u

/* GPUREG_ATTRIBBUFFERS_FORMAT_HIGH (0x202): Formats of attributes 8-11 in memory, fixed attributes and
 * attribute count.
 * plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays]
 * official PICA_REG_VTX_ATTR_ARRAYS1; older GPUREG_ATTR_BUF_FORMAT_HIGH */
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH                         0x0202u
/* TYPE8 to TYPE11 (bits 1-0, step 4, AttributeType): Element type of attribute i. */
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE8_SHIFT             0
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE8_MASK              0x00000003u
/* SIZE8 to SIZE11 (bits 3-2, step 4, AttributeSize): Number of elements of attribute i. */
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE8_SHIFT             2
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE8_MASK              0x0000000Cu
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE9_SHIFT             4
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE9_MASK              0x00000030u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE9_SHIFT             6
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE9_MASK              0x000000C0u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE10_SHIFT            8
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE10_MASK             0x00000300u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE10_SHIFT            10
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE10_MASK             0x00000C00u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE11_SHIFT            12
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE11_MASK             0x00003000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE11_SHIFT            14
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE11_MASK             0x0000C000u
/* FIXED0 to FIXED11 (bit 16, step 1, bool): Attribute i comes from fixed storage unless a buffer names
 * it. */
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED0_SHIFT            16
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED0_MASK             0x00010000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED1_SHIFT            17
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED1_MASK             0x00020000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED2_SHIFT            18
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED2_MASK             0x00040000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED3_SHIFT            19
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED3_MASK             0x00080000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED4_SHIFT            20
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED4_MASK             0x00100000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED5_SHIFT            21
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED5_MASK             0x00200000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED6_SHIFT            22
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED6_MASK             0x00400000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED7_SHIFT            23
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED7_MASK             0x00800000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED8_SHIFT            24
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED8_MASK             0x01000000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED9_SHIFT            25
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED9_MASK             0x02000000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED10_SHIFT           26
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED10_MASK            0x04000000u
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED11_SHIFT           27
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED11_MASK            0x08000000u
/* COUNT_MINUS_1 (bits 31-28, uint): Attributes assembled per vertex minus 1. */
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_COUNT_MINUS_1_SHIFT     28
#define PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_COUNT_MINUS_1_MASK      0xF0000000u

/* GPUREG_ATTRIBBUFFER0_OFFSET to GPUREG_ATTRIBBUFFERB_OFFSET (0x203 + 0x3*n (n = 0-11)): Place of the
 * buffer.
 * plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
 * docs/hardware/geometry.md#assembly-of-a-vertex]
 * official PICA_REG_LOAD_ARRAY0_ATTR_OFFSET; older GPUREG_ATTRIBBUFFER0_CONFIG0,
 * GPUREG_ATTR_BUF0_OFFSET, GPUREG_ATTRIBBUFFER1_CONFIG0, GPUREG_ATTR_BUF1_OFFSET,
 * GPUREG_ATTRIBBUFFER2_CONFIG0, GPUREG_ATTR_BUF2_OFFSET, GPUREG_ATTRIBBUFFER3_CONFIG0,
 * GPUREG_ATTR_BUF3_OFFSET and 18 more */
#define PICA200_GPUREG_ATTRIBBUFFER0_OFFSET                              0x0203u
#define PICA200_GPUREG_ATTRIBBUFFER1_OFFSET                              0x0206u
#define PICA200_GPUREG_ATTRIBBUFFER2_OFFSET                              0x0209u
#define PICA200_GPUREG_ATTRIBBUFFER3_OFFSET                              0x020Cu
#define PICA200_GPUREG_ATTRIBBUFFER4_OFFSET                              0x020Fu
#define PICA200_GPUREG_ATTRIBBUFFER5_OFFSET                              0x0212u
#define PICA200_GPUREG_ATTRIBBUFFER6_OFFSET                              0x0215u
#define PICA200_GPUREG_ATTRIBBUFFER7_OFFSET                              0x0218u
#define PICA200_GPUREG_ATTRIBBUFFER8_OFFSET                              0x021Bu
#define PICA200_GPUREG_ATTRIBBUFFER9_OFFSET                              0x021Eu
#define PICA200_GPUREG_ATTRIBBUFFERA_OFFSET                              0x0221u
#define PICA200_GPUREG_ATTRIBBUFFERB_OFFSET                              0x0224u
#define PICA200_GPUREG_ATTRIBBUFFER_OFFSET_COUNT                         12u
#define PICA200_GPUREG_ATTRIBBUFFER_OFFSET(n)                            (0x0203u + 0x3u * (n))
/* OFFSET (bits 27-0, uint, bytes): Offset from ATTRIBBUFFERS_LOC. */
#define PICA200_GPUREG_ATTRIBBUFFER_OFFSET_OFFSET_SHIFT                  0
#define PICA200_GPUREG_ATTRIBBUFFER_OFFSET_OFFSET_MASK                   0x0FFFFFFFu

/* GPUREG_ATTRIBBUFFER0_CONFIG1 to GPUREG_ATTRIBBUFFERB_CONFIG1 (0x204 + 0x3*n (n = 0-11)): Components
 * 0-7 of a vertex.
 * plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
 * docs/hardware/geometry.md#assembly-of-a-vertex]
 * official PICA_REG_LOAD_ARRAY0_ELEMENT0; older GPUREG_ATTR_BUF0_CONFIG_LOW,
 * GPUREG_ATTR_BUF1_CONFIG_LOW, GPUREG_ATTR_BUF2_CONFIG_LOW, GPUREG_ATTR_BUF3_CONFIG_LOW,
 * GPUREG_ATTR_BUF4_CONFIG_LOW, GPUREG_ATTR_BUF5_CONFIG_LOW, GPUREG_ATTR_BUF6_CONFIG_LOW,
 * GPUREG_ATTR_BUF7_CONFIG_LOW and 6 more */
#define PICA200_GPUREG_ATTRIBBUFFER0_CONFIG1                             0x0204u
#define PICA200_GPUREG_ATTRIBBUFFER1_CONFIG1                             0x0207u
#define PICA200_GPUREG_ATTRIBBUFFER2_CONFIG1                             0x020Au
#define PICA200_GPUREG_ATTRIBBUFFER3_CONFIG1                             0x020Du
#define PICA200_GPUREG_ATTRIBBUFFER4_CONFIG1                             0x0210u
#define PICA200_GPUREG_ATTRIBBUFFER5_CONFIG1                             0x0213u
#define PICA200_GPUREG_ATTRIBBUFFER6_CONFIG1                             0x0216u
#define PICA200_GPUREG_ATTRIBBUFFER7_CONFIG1                             0x0219u
#define PICA200_GPUREG_ATTRIBBUFFER8_CONFIG1                             0x021Cu
#define PICA200_GPUREG_ATTRIBBUFFER9_CONFIG1                             0x021Fu
#define PICA200_GPUREG_ATTRIBBUFFERA_CONFIG1                             0x0222u
#define PICA200_GPUREG_ATTRIBBUFFERB_CONFIG1                             0x0225u
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COUNT                        12u
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1(n)                           (0x0204u + 0x3u * (n))
/* COMPONENT0 to COMPONENT7 (bits 3-0, step 4, AttributeComponent): What component i is. */
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT0_SHIFT             0
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT0_MASK              0x0000000Fu
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT1_SHIFT             4
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT1_MASK              0x000000F0u
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT2_SHIFT             8
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT2_MASK              0x00000F00u
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT3_SHIFT             12
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT3_MASK              0x0000F000u
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT4_SHIFT             16
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT4_MASK              0x000F0000u
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT5_SHIFT             20
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT5_MASK              0x00F00000u
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT6_SHIFT             24
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT6_MASK              0x0F000000u
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT7_SHIFT             28
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT7_MASK              0xF0000000u

/* GPUREG_ATTRIBBUFFER0_CONFIG2 to GPUREG_ATTRIBBUFFERB_CONFIG2 (0x205 + 0x3*n (n = 0-11)): Components
 * 8-11 of a vertex, its size and the number of components.
 * plain, rw, mask 0xF0FFFFFF [DOC: docs/hardware/geometry.md#vertex-arrays;
 * docs/hardware/geometry.md#assembly-of-a-vertex]
 * official PICA_REG_LOAD_ARRAY0_ELEMENT1; older GPUREG_ATTR_BUF0_CONFIG_HIGH,
 * GPUREG_ATTR_BUF1_CONFIG_HIGH, GPUREG_ATTR_BUF2_CONFIG_HIGH, GPUREG_ATTR_BUF3_CONFIG_HIGH,
 * GPUREG_ATTR_BUF4_CONFIG_HIGH, GPUREG_ATTR_BUF5_CONFIG_HIGH, GPUREG_ATTR_BUF6_CONFIG_HIGH,
 * GPUREG_ATTR_BUF7_CONFIG_HIGH and 6 more */
#define PICA200_GPUREG_ATTRIBBUFFER0_CONFIG2                             0x0205u
#define PICA200_GPUREG_ATTRIBBUFFER1_CONFIG2                             0x0208u
#define PICA200_GPUREG_ATTRIBBUFFER2_CONFIG2                             0x020Bu
#define PICA200_GPUREG_ATTRIBBUFFER3_CONFIG2                             0x020Eu
#define PICA200_GPUREG_ATTRIBBUFFER4_CONFIG2                             0x0211u
#define PICA200_GPUREG_ATTRIBBUFFER5_CONFIG2                             0x0214u
#define PICA200_GPUREG_ATTRIBBUFFER6_CONFIG2                             0x0217u
#define PICA200_GPUREG_ATTRIBBUFFER7_CONFIG2                             0x021Au
#define PICA200_GPUREG_ATTRIBBUFFER8_CONFIG2                             0x021Du
#define PICA200_GPUREG_ATTRIBBUFFER9_CONFIG2                             0x0220u
#define PICA200_GPUREG_ATTRIBBUFFERA_CONFIG2                             0x0223u
#define PICA200_GPUREG_ATTRIBBUFFERB_CONFIG2                             0x0226u
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COUNT                        12u
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG2(n)                           (0x0205u + 0x3u * (n))
/* COMPONENT8 to COMPONENT11 (bits 3-0, step 4, AttributeComponent): What component i is. */
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT8_SHIFT             0
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT8_MASK              0x0000000Fu
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT9_SHIFT             4
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT9_MASK              0x000000F0u
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT10_SHIFT            8
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT10_MASK             0x00000F00u
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT11_SHIFT            12
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT11_MASK             0x0000F000u
/* STRIDE (bits 23-16, uint, bytes): Size of a vertex. Must equal the real size, or the chip draws
 * nothing or freezes. */
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_STRIDE_SHIFT                 16
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_STRIDE_MASK                  0x00FF0000u
/* COUNT (bits 31-28, uint): Number of components, 0 to 12; with 0 the buffer supplies nothing. */
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COUNT_SHIFT                  28
#define PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COUNT_MASK                   0xF0000000u

/* GPUREG_INDEXBUFFER_CONFIG (0x227): Place and format of the index array of element draws.
 * plain, rw [DOC: docs/hardware/geometry.md#draws-and-indices]
 * official PICA_REG_INDEX_ARRAY_ADDR_OFFSET; older GPUREG_ATTR_BUF_INDEX_LIST */
#define PICA200_GPUREG_INDEXBUFFER_CONFIG                                0x0227u
/* OFFSET (bits 27-0, uint, bytes): Offset from ATTRIBBUFFERS_LOC. */
#define PICA200_GPUREG_INDEXBUFFER_CONFIG_OFFSET_SHIFT                   0
#define PICA200_GPUREG_INDEXBUFFER_CONFIG_OFFSET_MASK                    0x0FFFFFFFu
/* TYPE (bit 31, IndexType): Size of one index. */
#define PICA200_GPUREG_INDEXBUFFER_CONFIG_TYPE_SHIFT                     31
#define PICA200_GPUREG_INDEXBUFFER_CONFIG_TYPE_MASK                      0x80000000u

/* GPUREG_NUMVERTICES (0x228): Number of vertices of a draw; in variable primitives the size entries of
 * the index array count too.
 * plain, rw [DOC: docs/hardware/geometry.md#draws-and-indices;
 * docs/hardware/geometry.md#geometry-shader-input]
 * official PICA_REG_DRAW_VERTEX_NUM; older GPUREG_ATTR_BUF_NUMVERTICES */
#define PICA200_GPUREG_NUMVERTICES                                       0x0228u
/* COUNT (bits 31-0, uint, vertices): Number of vertices. */
#define PICA200_GPUREG_NUMVERTICES_COUNT_SHIFT                           0
#define PICA200_GPUREG_NUMVERTICES_COUNT_MASK                            0xFFFFFFFFu

/* GPUREG_GEOSTAGE_CONFIG (0x229): Geometry shader, triangle element draws and variable-size
 * primitives.
 * plain, rw, mask 0x800F0303 [DOC: docs/hardware/geometry.md#draws-and-indices;
 * docs/hardware/registers.md#geometry-pipeline]
 * official PICA_REG_DRAW_MODE0 */
#define PICA200_GPUREG_GEOSTAGE_CONFIG                                   0x0229u
/* MODE (bits 1-0, GeometryStageMode): Whether a geometry shader runs. */
#define PICA200_GPUREG_GEOSTAGE_CONFIG_MODE_SHIFT                        0
#define PICA200_GPUREG_GEOSTAGE_CONFIG_MODE_MASK                         0x00000003u
/* TRIANGLE_ELEMENTS (bit 8, bool): Set while the elements of a triangle list are drawn. */
#define PICA200_GPUREG_GEOSTAGE_CONFIG_TRIANGLE_ELEMENTS_SHIFT           8
#define PICA200_GPUREG_GEOSTAGE_CONFIG_TRIANGLE_ELEMENTS_MASK            0x00000100u
/* UNKNOWN_9 (bit 9, uint): R/W; software writes 0. */
#define PICA200_GPUREG_GEOSTAGE_CONFIG_UNKNOWN_9_SHIFT                   9
#define PICA200_GPUREG_GEOSTAGE_CONFIG_UNKNOWN_9_MASK                    0x00000200u
/* UNKNOWN_16 (bits 19-16, uint): R/W, purpose unknown. [HW] */
#define PICA200_GPUREG_GEOSTAGE_CONFIG_UNKNOWN_16_SHIFT                  16
#define PICA200_GPUREG_GEOSTAGE_CONFIG_UNKNOWN_16_MASK                   0x000F0000u
/* VARIABLE_PRIMITIVES (bit 31, bool): Primitives have a variable number of vertices, given in the
 * index array. */
#define PICA200_GPUREG_GEOSTAGE_CONFIG_VARIABLE_PRIMITIVES_SHIFT         31
#define PICA200_GPUREG_GEOSTAGE_CONFIG_VARIABLE_PRIMITIVES_MASK          0x80000000u

/* GPUREG_VERTEX_OFFSET (0x22A): First vertex of an array draw; element draws ignore it.
 * plain, rw [HW: docs/hardware/geometry.md#draws-and-indices; GBATEK]
 * official PICA_REG_DRAW_VERTEX_OFFSET; older GPUREG_022A, GPUREG_ATTR_BUF_FIRST_INDEX */
#define PICA200_GPUREG_VERTEX_OFFSET                                     0x022Au
/* FIRST (bits 31-0, uint, vertices): Added to the running index. */
#define PICA200_GPUREG_VERTEX_OFFSET_FIRST_SHIFT                         0
#define PICA200_GPUREG_VERTEX_OFFSET_FIRST_MASK                          0xFFFFFFFFu

/* GPUREG_022B to GPUREG_022C (0x22B-0x22C): No known function; reads 0.
 * plain, none [HW: docs/hardware/registers.md#geometry-pipeline; GBATEK] */
#define PICA200_GPUREG_022B                                              0x022Bu
#define PICA200_GPUREG_022C                                              0x022Cu

/* GPUREG_POST_VERTEX_CACHE_NUM (0x22D): Size of the cache of shaded vertices. Bytes 2 and 3 are
 * swapped when read.
 * plain, rw, mask 0xFFFFFFFF [DOC: docs/hardware/geometry.md#draws-and-indices;
 * docs/hardware/registers.md#geometry-pipeline]
 * official PICA_REG_POST_VERTEX_CACHE_NUM; older GPUREG_022D */
#define PICA200_GPUREG_POST_VERTEX_CACHE_NUM                             0x022Du
/* ENTRIES (bits 7-0, uint): Number of entries; software writes 0x04 or 0x84. */
#define PICA200_GPUREG_POST_VERTEX_CACHE_NUM_ENTRIES_SHIFT               0
#define PICA200_GPUREG_POST_VERTEX_CACHE_NUM_ENTRIES_MASK                0x000000FFu
/* UNKNOWN_8 (bits 15-8, uint): R/W, purpose unknown. [HW] */
#define PICA200_GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_8_SHIFT             8
#define PICA200_GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_8_MASK              0x0000FF00u
/* UNKNOWN_16 (bits 23-16, uint): R/W, read back in bits 24-31; purpose unknown. [HW] */
#define PICA200_GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_16_SHIFT            16
#define PICA200_GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_16_MASK             0x00FF0000u
/* UNKNOWN_24 (bits 31-24, uint): R/W, read back in bits 16-23; purpose unknown. [HW] */
#define PICA200_GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_24_SHIFT            24
#define PICA200_GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_24_MASK             0xFF000000u

/* GPUREG_DRAWARRAYS (0x22E): Any write draws NUMVERTICES vertices with indices that count up from
 * VERTEX_OFFSET.
 * trigger, wo [DOC: docs/hardware/geometry.md#draws-and-indices]
 * official PICA_REG_START_DRAW_ARRAY; older GPUREG_ATTR_BUF_DRAWARRAYS */
#define PICA200_GPUREG_DRAWARRAYS                                        0x022Eu

/* GPUREG_DRAWELEMENTS (0x22F): Any write draws NUMVERTICES vertices with indices from the index array.
 * trigger, wo [DOC: docs/hardware/geometry.md#draws-and-indices]
 * official PICA_REG_START_DRAW_ELEMENT; older GPUREG_ATTR_BUF_DRAWELEMENTS */
#define PICA200_GPUREG_DRAWELEMENTS                                      0x022Fu

/* GPUREG_0230 (0x230): No known function. GBATEK saw reads return other registers ORed together on a
 * New 3DS.
 * plain, none [DOC: docs/hardware/registers.md#geometry-pipeline] */
#define PICA200_GPUREG_0230                                              0x0230u

/* GPUREG_VTX_FUNC (0x231): Clears the cache of shaded vertices.
 * trigger, wo [DOC: docs/hardware/geometry.md#draws-and-indices]
 * official PICA_REG_VTX_FUNC; older GPUREG_0231 */
#define PICA200_GPUREG_VTX_FUNC                                          0x0231u
/* CLEAR (bits 31-0, uint): Any value but 0 clears the cache. */
#define PICA200_GPUREG_VTX_FUNC_CLEAR_SHIFT                              0
#define PICA200_GPUREG_VTX_FUNC_CLEAR_MASK                               0xFFFFFFFFu

/* GPUREG_FIXEDATTRIB_INDEX (0x232): Selects the fixed attribute that is loaded next, or immediate
 * mode. A write drops an incomplete vector.
 * index-port, wo, port FixedAttribute [DOC: docs/hardware/command-lists.md#index-and-data-ports;
 * docs/hardware/geometry.md#fixed-attributes-and-immediate-mode]
 * official PICA_REG_VS_FIXED_ATTR; older GPUREG_0232 */
#define PICA200_GPUREG_FIXEDATTRIB_INDEX                                 0x0232u
/* INDEX (bits 3-0, FixedAttributeIndex): Fixed attribute; advances after each complete vector in
 * Azahar. */
#define PICA200_GPUREG_FIXEDATTRIB_INDEX_INDEX_SHIFT                     0
#define PICA200_GPUREG_FIXEDATTRIB_INDEX_INDEX_MASK                      0x0000000Fu

/* GPUREG_FIXEDATTRIB_DATA (0x233-0x235): Three words load one vector of f24. First word: W in bits
 * 8-31, Z[23:16] in 0-7; second: Z[15:0] in 16-31, Y[23:8] in 0-15; third: Y[7:0] in 24-31, X in 0-23.
 * In immediate mode VSH_NUM_ATTR + 1 vectors make a vertex, and a primitive is drawn as soon as its
 * last vertex is complete.
 * fifo, wo, port FixedAttribute [DOC: docs/hardware/command-lists.md#index-and-data-ports;
 * docs/hardware/geometry.md#fixed-attributes-and-immediate-mode]
 * official PICA_REG_VS_FIXED_ATTR_DATA[0-2]; older GPUREG_0233, GPUREG_FIXEDATTRIB_DATA0, GPUREG_0234,
 * GPUREG_FIXEDATTRIB_DATA1, GPUREG_0235, GPUREG_FIXEDATTRIB_DATA2 */
#define PICA200_GPUREG_FIXEDATTRIB_DATA                                  0x0233u
/* DATA (bits 31-0, uint): One of the three words of a vector. */
#define PICA200_GPUREG_FIXEDATTRIB_DATA_DATA_SHIFT                       0
#define PICA200_GPUREG_FIXEDATTRIB_DATA_DATA_MASK                        0xFFFFFFFFu

/* GPUREG_0236 to GPUREG_0237 (0x236-0x237): No known function. GBATEK saw reads return other registers
 * ORed together on a New 3DS.
 * plain, none [DOC: docs/hardware/registers.md#geometry-pipeline] */
#define PICA200_GPUREG_0236                                              0x0236u
#define PICA200_GPUREG_0237                                              0x0237u

/* GPUREG_CMDBUF_SIZE0 (0x238): Size of command buffer 0.
 * plain, rw, mask 0x001FFFFE [DOC: docs/hardware/command-lists.md#buffers]
 * official PICA_REG_COMMAND_BUF_SIZE_CH0; older GPUREG_0238 */
#define PICA200_GPUREG_CMDBUF_SIZE0                                      0x0238u
/* SIZE (bits 20-0, uint, 8 bytes): Size / 8. Bit 0 has no effect, so the size is a multiple of 16
 * bytes. */
#define PICA200_GPUREG_CMDBUF_SIZE0_SIZE_SHIFT                           0
#define PICA200_GPUREG_CMDBUF_SIZE0_SIZE_MASK                            0x001FFFFFu

/* GPUREG_CMDBUF_SIZE1 (0x239): Size of command buffer 1.
 * plain, rw, mask 0x001FFFFE [DOC: docs/hardware/command-lists.md#buffers]
 * official PICA_REG_COMMAND_BUF_SIZE_CH1; older GPUREG_0239 */
#define PICA200_GPUREG_CMDBUF_SIZE1                                      0x0239u
/* SIZE (bits 20-0, uint, 8 bytes): Size / 8. Bit 0 has no effect, so the size is a multiple of 16
 * bytes. */
#define PICA200_GPUREG_CMDBUF_SIZE1_SIZE_SHIFT                           0
#define PICA200_GPUREG_CMDBUF_SIZE1_SIZE_MASK                            0x001FFFFFu

/* GPUREG_CMDBUF_ADDR0 (0x23A): Physical address of command buffer 0.
 * plain, rw, mask 0x1FFFFFFE [DOC: docs/hardware/command-lists.md#buffers]
 * official PICA_REG_COMMAND_BUF_ADDR_CH0; older GPUREG_023A */
#define PICA200_GPUREG_CMDBUF_ADDR0                                      0x023Au
/* ADDRESS (bits 28-0, address*8, bytes): Address / 8. Bit 0 has no effect, so the address is a
 * multiple of 16. */
#define PICA200_GPUREG_CMDBUF_ADDR0_ADDRESS_SHIFT                        0
#define PICA200_GPUREG_CMDBUF_ADDR0_ADDRESS_MASK                         0x1FFFFFFFu

/* GPUREG_CMDBUF_ADDR1 (0x23B): Physical address of command buffer 1.
 * plain, rw, mask 0x1FFFFFFE [DOC: docs/hardware/command-lists.md#buffers]
 * official PICA_REG_COMMAND_BUF_ADDR_CH1; older GPUREG_023B */
#define PICA200_GPUREG_CMDBUF_ADDR1                                      0x023Bu
/* ADDRESS (bits 28-0, address*8, bytes): Address / 8. Bit 0 has no effect, so the address is a
 * multiple of 16. */
#define PICA200_GPUREG_CMDBUF_ADDR1_ADDRESS_SHIFT                        0
#define PICA200_GPUREG_CMDBUF_ADDR1_ADDRESS_MASK                         0x1FFFFFFFu

/* GPUREG_CMDBUF_JUMP0 (0x23C): Any write continues execution at command buffer 0. The rest of the
 * current list is dropped; there is no return.
 * trigger, wo [DOC: docs/hardware/command-lists.md#buffers]
 * official PICA_REG_COMMAND_BUF_KICK_CH0; older GPUREG_023C */
#define PICA200_GPUREG_CMDBUF_JUMP0                                      0x023Cu

/* GPUREG_CMDBUF_JUMP1 (0x23D): Any write continues execution at command buffer 1. The rest of the
 * current list is dropped; there is no return.
 * trigger, wo [DOC: docs/hardware/command-lists.md#buffers]
 * official PICA_REG_COMMAND_BUF_KICK_CH1; older GPUREG_023D */
#define PICA200_GPUREG_CMDBUF_JUMP1                                      0x023Du

/* GPUREG_023E to GPUREG_023F (0x23E-0x23F): No known function. GBATEK saw reads return other registers
 * ORed together on a New 3DS.
 * plain, none [DOC: docs/hardware/registers.md#geometry-pipeline] */
#define PICA200_GPUREG_023E                                              0x023Eu
#define PICA200_GPUREG_023F                                              0x023Fu

/* GPUREG_0240 to GPUREG_0241 (0x240-0x241): No register of its own. Reads give RESTART_PRIMITIVE,
 * writes do nothing.
 * plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK] */
#define PICA200_GPUREG_0240                                              0x0240u
#define PICA200_GPUREG_0241                                              0x0241u

/* GPUREG_VSH_NUM_ATTR (0x242): Number of vertex shader inputs; emulators use it as the attributes per
 * vertex of immediate mode only.
 * plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
 * docs/hardware/geometry.md#fixed-attributes-and-immediate-mode]
 * official PICA_REG_VS_ATTR_NUM1; older GPUREG_0242 */
#define PICA200_GPUREG_VSH_NUM_ATTR                                      0x0242u
/* COUNT_MINUS_1 (bits 3-0, uint): Number of attributes minus 1. */
#define PICA200_GPUREG_VSH_NUM_ATTR_COUNT_MINUS_1_SHIFT                  0
#define PICA200_GPUREG_VSH_NUM_ATTR_COUNT_MINUS_1_MASK                   0x0000000Fu

/* GPUREG_0243 (0x243): Unknown. Several other values than that of power-up hang the chip, some
 * depending on other registers.
 * plain, rw, mask 0x00000037, power-up value 0x00000037 [HW:
 * docs/hardware/registers.md#geometry-pipeline; docs/hardware/registers.md#power-up; GBATEK] */
#define PICA200_GPUREG_0243                                              0x0243u
/* UNKNOWN_0 (bits 2-0, uint): Purpose unknown. */
#define PICA200_GPUREG_UNKNOWN_0243_UNKNOWN_0_SHIFT                      0
#define PICA200_GPUREG_UNKNOWN_0243_UNKNOWN_0_MASK                       0x00000007u
/* UNKNOWN_4 (bits 5-4, uint): Purpose unknown. */
#define PICA200_GPUREG_UNKNOWN_0243_UNKNOWN_4_SHIFT                      4
#define PICA200_GPUREG_UNKNOWN_0243_UNKNOWN_4_MASK                       0x00000030u

/* GPUREG_VSH_COM_MODE (0x244): Whether the fourth shader unit has its own configuration.
 * plain, rw [DOC: docs/hardware/shader-unit.md#units]
 * official PICA_REG_VS_COM_MODE; older GPUREG_0244 */
#define PICA200_GPUREG_VSH_COM_MODE                                      0x0244u
/* GSH_CONFIG_ENABLE (bit 0, bool): 0: without a geometry shader, vertex shader uniforms, output mask,
 * code and descriptors are written to the fourth unit as well. */
#define PICA200_GPUREG_VSH_COM_MODE_GSH_CONFIG_ENABLE_SHIFT              0
#define PICA200_GPUREG_VSH_COM_MODE_GSH_CONFIG_ENABLE_MASK               0x00000001u

/* GPUREG_START_DRAW_FUNC0 (0x245): Set to 0 around draws and to 1 otherwise.
 * plain, rw, mask 0x00000001 [DOC: docs/hardware/geometry.md#draws-and-indices; GBATEK]
 * official PICA_REG_START_DRAW_FUNC0; older GPUREG_0245 */
#define PICA200_GPUREG_START_DRAW_FUNC0                                  0x0245u
/* MODE (bit 0, StartDrawMode): Drawing or configuration. */
#define PICA200_GPUREG_START_DRAW_FUNC0_MODE_SHIFT                       0
#define PICA200_GPUREG_START_DRAW_FUNC0_MODE_MASK                        0x00000001u

/* GPUREG_0246 to GPUREG_0249 (0x246-0x249): No register of its own. Reads give RESTART_PRIMITIVE,
 * writes do nothing.
 * plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK] */
#define PICA200_GPUREG_0246                                              0x0246u
#define PICA200_GPUREG_0247                                              0x0247u
#define PICA200_GPUREG_0248                                              0x0248u
#define PICA200_GPUREG_0249                                              0x0249u

/* GPUREG_VSH_OUTMAP_TOTAL1 (0x24A): Number of vertex shader outputs that go to the next stage.
 * plain, rw [DOC: docs/hardware/geometry.md#shader-outputs]
 * official PICA_REG_VS_OUT_REG_NUM1; older GPUREG_024A */
#define PICA200_GPUREG_VSH_OUTMAP_TOTAL1                                 0x024Au
/* COUNT_MINUS_1 (bits 3-0, uint): Number of output slots minus 1. */
#define PICA200_GPUREG_VSH_OUTMAP_TOTAL1_COUNT_MINUS_1_SHIFT             0
#define PICA200_GPUREG_VSH_OUTMAP_TOTAL1_COUNT_MINUS_1_MASK              0x0000000Fu

/* GPUREG_024B to GPUREG_024F (0x24B-0x24F): No register of its own. Reads give RESTART_PRIMITIVE,
 * writes do nothing.
 * plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK] */
#define PICA200_GPUREG_024B                                              0x024Bu
#define PICA200_GPUREG_024C                                              0x024Cu
#define PICA200_GPUREG_024D                                              0x024Du
#define PICA200_GPUREG_024E                                              0x024Eu
#define PICA200_GPUREG_024F                                              0x024Fu

/* GPUREG_0250 (0x250): No known function. Reads give VSH_OUTMAP_TOTAL2.
 * plain, ro, reads as GPUREG_VSH_OUTMAP_TOTAL2 [HW: GBATEK] */
#define PICA200_GPUREG_0250                                              0x0250u

/* GPUREG_VSH_OUTMAP_TOTAL2 (0x251): Copy of VSH_OUTMAP_TOTAL1 that software writes. GBATEK found no
 * effect.
 * plain, rw [DOC: docs/hardware/geometry.md#shader-outputs]
 * official PICA_REG_VS_OUT_REG_NUM2; older GPUREG_0251 */
#define PICA200_GPUREG_VSH_OUTMAP_TOTAL2                                 0x0251u
/* COUNT_MINUS_1 (bits 3-0, uint): Number of output slots minus 1. */
#define PICA200_GPUREG_VSH_OUTMAP_TOTAL2_COUNT_MINUS_1_SHIFT             0
#define PICA200_GPUREG_VSH_OUTMAP_TOTAL2_COUNT_MINUS_1_MASK              0x0000000Fu

/* GPUREG_GSH_MISC0 (0x252): How the geometry shader gets its input.
 * plain, rw, mask 0x017FFF03 [DOC: docs/hardware/geometry.md#geometry-shader-input;
 * docs/hardware/geometry.md#from-outputs-to-the-assembler]
 * official PICA_REG_GS_MISC_REG0; older GPUREG_0252 */
#define PICA200_GPUREG_GSH_MISC0                                         0x0252u
/* MODE (bits 1-0, GeometryInputMode): Input mode; software writes a byte, bits 2-7 have no storage. */
#define PICA200_GPUREG_GSH_MISC0_MODE_SHIFT                              0
#define PICA200_GPUREG_GSH_MISC0_MODE_MASK                               0x00000003u
/* VERTICES_MINUS_1 (bits 11-8, uint, vertices): Fixed mode: vertices per primitive minus 1. */
#define PICA200_GPUREG_GSH_MISC0_VERTICES_MINUS_1_SHIFT                  8
#define PICA200_GPUREG_GSH_MISC0_VERTICES_MINUS_1_MASK                   0x00000F00u
/* STRIDE_MINUS_1 (bits 15-12, uint, vectors): Fixed mode: output slots per vertex minus 1. */
#define PICA200_GPUREG_GSH_MISC0_STRIDE_MINUS_1_SHIFT                    12
#define PICA200_GPUREG_GSH_MISC0_STRIDE_MINUS_1_MASK                     0x0000F000u
/* START (bits 22-16, uint): Fixed mode: first c register; software writes a byte, bit 23 has no
 * storage. */
#define PICA200_GPUREG_GSH_MISC0_START_SHIFT                             16
#define PICA200_GPUREG_GSH_MISC0_START_MASK                              0x007F0000u
/* UNKNOWN_24 (bit 24, uint): R/W; libctru sets it in fixed mode. */
#define PICA200_GPUREG_GSH_MISC0_UNKNOWN_24_SHIFT                        24
#define PICA200_GPUREG_GSH_MISC0_UNKNOWN_24_MASK                         0x01000000u

/* GPUREG_GEOSTAGE_CONFIG2 (0x253): Kind of draw in progress. While bit 0 is 1, writes outside
 * 0x200-0x254 and 0x280-0x2DF may go wrong.
 * plain, rw [DOC: docs/hardware/geometry.md#draws-and-indices]
 * official PICA_REG_DRAW_MODE1; older GPUREG_0253 */
#define PICA200_GPUREG_GEOSTAGE_CONFIG2                                  0x0253u
/* ARRAYS_OR_IMMEDIATE (bit 0, bool): Set around array draws and immediate mode. */
#define PICA200_GPUREG_GEOSTAGE_CONFIG2_ARRAYS_OR_IMMEDIATE_SHIFT        0
#define PICA200_GPUREG_GEOSTAGE_CONFIG2_ARRAYS_OR_IMMEDIATE_MASK         0x00000001u
/* TRIANGLE_ELEMENTS (bit 8, bool): Set while the elements of a triangle list are drawn. */
#define PICA200_GPUREG_GEOSTAGE_CONFIG2_TRIANGLE_ELEMENTS_SHIFT          8
#define PICA200_GPUREG_GEOSTAGE_CONFIG2_TRIANGLE_ELEMENTS_MASK           0x00000100u

/* GPUREG_GSH_MISC1 (0x254): Vertices of a variable-size primitive that bring all their attributes.
 * plain, rw [DOC: docs/hardware/geometry.md#geometry-shader-input;
 * docs/hardware/geometry.md#from-outputs-to-the-assembler]
 * official PICA_REG_GS_MISC_REG1; older GPUREG_0254 */
#define PICA200_GPUREG_GSH_MISC1                                         0x0254u
/* MAIN_VERTICES_MINUS_1 (bits 4-0, uint, vertices): Variable mode: the first so many vertices, minus
 * 1, store all output slots, later ones only slot 0. */
#define PICA200_GPUREG_GSH_MISC1_MAIN_VERTICES_MINUS_1_SHIFT             0
#define PICA200_GPUREG_GSH_MISC1_MAIN_VERTICES_MINUS_1_MASK              0x0000001Fu

/* GPUREG_0255 (0x255): One bit that can be written and read back; purpose unknown.
 * plain, rw, mask 0x00000001 [HW: docs/hardware/registers.md#geometry-pipeline; GBATEK] */
#define PICA200_GPUREG_0255                                              0x0255u
/* UNKNOWN (bit 0, uint): Purpose unknown. */
#define PICA200_GPUREG_UNKNOWN_0255_UNKNOWN_SHIFT                        0
#define PICA200_GPUREG_UNKNOWN_0255_UNKNOWN_MASK                         0x00000001u

/* GPUREG_0256 (0x256): No known function. Reads give GSH_MISC1.
 * plain, ro, reads as GPUREG_GSH_MISC1 [HW: GBATEK] */
#define PICA200_GPUREG_0256                                              0x0256u

/* GPUREG_0257 (0x257): No known function. Reads give GEOSTAGE_CONFIG2.
 * plain, ro, reads as GPUREG_GEOSTAGE_CONFIG2 [HW: GBATEK] */
#define PICA200_GPUREG_0257                                              0x0257u

/* GPUREG_0258 to GPUREG_025D (0x258-0x25D): No register of its own. Reads give RESTART_PRIMITIVE,
 * writes do nothing.
 * plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK] */
#define PICA200_GPUREG_0258                                              0x0258u
#define PICA200_GPUREG_0259                                              0x0259u
#define PICA200_GPUREG_025A                                              0x025Au
#define PICA200_GPUREG_025B                                              0x025Bu
#define PICA200_GPUREG_025C                                              0x025Cu
#define PICA200_GPUREG_025D                                              0x025Du

/* GPUREG_PRIMITIVE_CONFIG (0x25E): Topology, and a copy of the number of output slots. In Azahar
 * writing the topology resets the assembler.
 * plain, rw, mask 0x0001030F [DOC: docs/hardware/geometry.md#shader-outputs;
 * docs/hardware/geometry.md#primitive-assembly; docs/hardware/registers.md#geometry-pipeline]
 * official PICA_REG_GS_OUT_REG_NUM3, PICA_REG_VS_OUT_REG_NUM3, PICA_REG_DRAW_MODE2 */
#define PICA200_GPUREG_PRIMITIVE_CONFIG                                  0x025Eu
/* COUNT_MINUS_1 (bits 3-0, uint): Number of output slots minus 1. */
#define PICA200_GPUREG_PRIMITIVE_CONFIG_COUNT_MINUS_1_SHIFT              0
#define PICA200_GPUREG_PRIMITIVE_CONFIG_COUNT_MINUS_1_MASK               0x0000000Fu
/* MODE (bits 9-8, PrimitiveMode): Topology. */
#define PICA200_GPUREG_PRIMITIVE_CONFIG_MODE_SHIFT                       8
#define PICA200_GPUREG_PRIMITIVE_CONFIG_MODE_MASK                        0x00000300u
/* UNKNOWN_16 (bit 16, uint): R/W, purpose unknown. [HW] */
#define PICA200_GPUREG_PRIMITIVE_CONFIG_UNKNOWN_16_SHIFT                 16
#define PICA200_GPUREG_PRIMITIVE_CONFIG_UNKNOWN_16_MASK                  0x00010000u

/* GPUREG_RESTART_PRIMITIVE (0x25F): Any write drops the pending vertices of the primitive assembler;
 * done before a strip or fan.
 * trigger, rw, mask 0xFFFFFFFF [HW: docs/hardware/geometry.md#primitive-assembly; GBATEK]
 * official PICA_REG_START_DRAW_FUNC1; older GPUREG_025F */
#define PICA200_GPUREG_RESTART_PRIMITIVE                                 0x025Fu
/* UNKNOWN (bits 31-0, uint): Kept and read back; software writes 1. */
#define PICA200_GPUREG_RESTART_PRIMITIVE_UNKNOWN_SHIFT                   0
#define PICA200_GPUREG_RESTART_PRIMITIVE_UNKNOWN_MASK                    0xFFFFFFFFu

/* GPUREG_0260 to GPUREG_027F (0x260-0x27F): No register of its own. Reads give RESTART_PRIMITIVE,
 * writes do nothing.
 * plain, ro, reads as GPUREG_RESTART_PRIMITIVE [HW: docs/hardware/command-lists.md#stream; GBATEK] */
#define PICA200_GPUREG_0260                                              0x0260u
#define PICA200_GPUREG_0261                                              0x0261u
#define PICA200_GPUREG_0262                                              0x0262u
#define PICA200_GPUREG_0263                                              0x0263u
#define PICA200_GPUREG_0264                                              0x0264u
#define PICA200_GPUREG_0265                                              0x0265u
#define PICA200_GPUREG_0266                                              0x0266u
#define PICA200_GPUREG_0267                                              0x0267u
#define PICA200_GPUREG_0268                                              0x0268u
#define PICA200_GPUREG_0269                                              0x0269u
#define PICA200_GPUREG_026A                                              0x026Au
#define PICA200_GPUREG_026B                                              0x026Bu
#define PICA200_GPUREG_026C                                              0x026Cu
#define PICA200_GPUREG_026D                                              0x026Du
#define PICA200_GPUREG_026E                                              0x026Eu
#define PICA200_GPUREG_026F                                              0x026Fu
#define PICA200_GPUREG_0270                                              0x0270u
#define PICA200_GPUREG_0271                                              0x0271u
#define PICA200_GPUREG_0272                                              0x0272u
#define PICA200_GPUREG_0273                                              0x0273u
#define PICA200_GPUREG_0274                                              0x0274u
#define PICA200_GPUREG_0275                                              0x0275u
#define PICA200_GPUREG_0276                                              0x0276u
#define PICA200_GPUREG_0277                                              0x0277u
#define PICA200_GPUREG_0278                                              0x0278u
#define PICA200_GPUREG_0279                                              0x0279u
#define PICA200_GPUREG_027A                                              0x027Au
#define PICA200_GPUREG_027B                                              0x027Bu
#define PICA200_GPUREG_027C                                              0x027Cu
#define PICA200_GPUREG_027D                                              0x027Du
#define PICA200_GPUREG_027E                                              0x027Eu
#define PICA200_GPUREG_027F                                              0x027Fu

/* ---- Shader units ----
 * Four register blocks of one layout. GSH belongs to the unit that runs the geometry shader or,
 * without one, vertex shaders; VSH belongs to the three vertex units. What SH2 and SH3 belong to
 * is unknown; they were found by reading and writing them. */

/* GPUREG_[GSH|VSH|SH2|SH3]_BOOLUNIFORM (0x280 + 0x30*n (n = 0-3)): Boolean registers, tested by IFU,
 * CALLU and JMPU.
 * plain, rw, mask of GSH 0x0FFFFFFF, of VSH 0x01FFFFFF [HW: docs/hardware/shader-unit.md#registers;
 * docs/hardware/shader-unit.md#control-flow; docs/hardware/registers.md#shader-units; GBATEK]
 * official PICA_REG_[GS|VS]_BOOL; older GPUREG_VSH2_BOOLUNIFORM, GPUREG_02E0, GPUREG_VSH3_BOOLUNIFORM,
 * GPUREG_0310 */
#define PICA200_GPUREG_GSH_BOOLUNIFORM                                   0x0280u
#define PICA200_GPUREG_VSH_BOOLUNIFORM                                   0x02B0u
#define PICA200_GPUREG_SH2_BOOLUNIFORM                                   0x02E0u
#define PICA200_GPUREG_SH3_BOOLUNIFORM                                   0x0310u
#define PICA200_GPUREG_SH_BOOLUNIFORM_COUNT                              4u
#define PICA200_GPUREG_SH_BOOLUNIFORM(n)                                 (0x0280u + 0x30u * (n))
/* B0 to B15 (bit 0, step 1, bool): Register b0 to b15. The chip sets b15 after a shader has run. */
#define PICA200_GPUREG_SH_BOOLUNIFORM_B0_SHIFT                           0
#define PICA200_GPUREG_SH_BOOLUNIFORM_B0_MASK                            0x00000001u
#define PICA200_GPUREG_SH_BOOLUNIFORM_B1_SHIFT                           1
#define PICA200_GPUREG_SH_BOOLUNIFORM_B1_MASK                            0x00000002u
#define PICA200_GPUREG_SH_BOOLUNIFORM_B2_SHIFT                           2
#define PICA200_GPUREG_SH_BOOLUNIFORM_B2_MASK                            0x00000004u
#define PICA200_GPUREG_SH_BOOLUNIFORM_B3_SHIFT                           3
#define PICA200_GPUREG_SH_BOOLUNIFORM_B3_MASK                            0x00000008u
#define PICA200_GPUREG_SH_BOOLUNIFORM_B4_SHIFT                           4
#define PICA200_GPUREG_SH_BOOLUNIFORM_B4_MASK                            0x00000010u
#define PICA200_GPUREG_SH_BOOLUNIFORM_B5_SHIFT                           5
#define PICA200_GPUREG_SH_BOOLUNIFORM_B5_MASK                            0x00000020u
#define PICA200_GPUREG_SH_BOOLUNIFORM_B6_SHIFT                           6
#define PICA200_GPUREG_SH_BOOLUNIFORM_B6_MASK                            0x00000040u
#define PICA200_GPUREG_SH_BOOLUNIFORM_B7_SHIFT                           7
#define PICA200_GPUREG_SH_BOOLUNIFORM_B7_MASK                            0x00000080u
#define PICA200_GPUREG_SH_BOOLUNIFORM_B8_SHIFT                           8
#define PICA200_GPUREG_SH_BOOLUNIFORM_B8_MASK                            0x00000100u
#define PICA200_GPUREG_SH_BOOLUNIFORM_B9_SHIFT                           9
#define PICA200_GPUREG_SH_BOOLUNIFORM_B9_MASK                            0x00000200u
#define PICA200_GPUREG_SH_BOOLUNIFORM_B10_SHIFT                          10
#define PICA200_GPUREG_SH_BOOLUNIFORM_B10_MASK                           0x00000400u
#define PICA200_GPUREG_SH_BOOLUNIFORM_B11_SHIFT                          11
#define PICA200_GPUREG_SH_BOOLUNIFORM_B11_MASK                           0x00000800u
#define PICA200_GPUREG_SH_BOOLUNIFORM_B12_SHIFT                          12
#define PICA200_GPUREG_SH_BOOLUNIFORM_B12_MASK                           0x00001000u
#define PICA200_GPUREG_SH_BOOLUNIFORM_B13_SHIFT                          13
#define PICA200_GPUREG_SH_BOOLUNIFORM_B13_MASK                           0x00002000u
#define PICA200_GPUREG_SH_BOOLUNIFORM_B14_SHIFT                          14
#define PICA200_GPUREG_SH_BOOLUNIFORM_B14_MASK                           0x00004000u
#define PICA200_GPUREG_SH_BOOLUNIFORM_B15_SHIFT                          15
#define PICA200_GPUREG_SH_BOOLUNIFORM_B15_MASK                           0x00008000u
/* UNKNOWN_16 (bits 27-16, uint): R/W, as wide as the entry point; bits 25-27 have no storage in VSH.
 * Software writes 0x7FFF to the upper half. */
#define PICA200_GPUREG_SH_BOOLUNIFORM_UNKNOWN_16_SHIFT                   16
#define PICA200_GPUREG_SH_BOOLUNIFORM_UNKNOWN_16_MASK                    0x0FFF0000u

/* GPUREG_[GSH|VSH|SH2|SH3]_INTUNIFORM_I[0-3] (0x281-0x284 + 0x30*n (n = 0-3)): Integer register, the
 * counters of LOOP.
 * plain, rw, mask 0x00FFFFFF [HW: docs/hardware/shader-unit.md#registers;
 * docs/hardware/shader-unit.md#control-flow; docs/hardware/registers.md#shader-units; GBATEK]
 * official PICA_REG_[GS|VS]_INT[0-3]; older GPUREG_VSH2_INTUNIFORM_I0, GPUREG_02E1,
 * GPUREG_VSH2_INTUNIFORM_I1, GPUREG_02E2, GPUREG_VSH2_INTUNIFORM_I2, GPUREG_02E3,
 * GPUREG_VSH2_INTUNIFORM_I3, GPUREG_02E4 and 8 more */
#define PICA200_GPUREG_GSH_INTUNIFORM_I0                                 0x0281u
#define PICA200_GPUREG_VSH_INTUNIFORM_I0                                 0x02B1u
#define PICA200_GPUREG_SH2_INTUNIFORM_I0                                 0x02E1u
#define PICA200_GPUREG_SH3_INTUNIFORM_I0                                 0x0311u
#define PICA200_GPUREG_SH_INTUNIFORM_I0_COUNT                            4u
#define PICA200_GPUREG_SH_INTUNIFORM_I0(n)                               (0x0281u + 0x30u * (n))
/* X (bits 7-0, uint): Iterations minus 1. */
#define PICA200_GPUREG_SH_INTUNIFORM_I0_X_SHIFT                          0
#define PICA200_GPUREG_SH_INTUNIFORM_I0_X_MASK                           0x000000FFu
/* Y (bits 15-8, uint): Start value of aL. */
#define PICA200_GPUREG_SH_INTUNIFORM_I0_Y_SHIFT                          8
#define PICA200_GPUREG_SH_INTUNIFORM_I0_Y_MASK                           0x0000FF00u
/* Z (bits 23-16, uint): Added to aL after each iteration. */
#define PICA200_GPUREG_SH_INTUNIFORM_I0_Z_SHIFT                          16
#define PICA200_GPUREG_SH_INTUNIFORM_I0_Z_MASK                           0x00FF0000u
#define PICA200_GPUREG_GSH_INTUNIFORM_I1                                 0x0282u
#define PICA200_GPUREG_VSH_INTUNIFORM_I1                                 0x02B2u
#define PICA200_GPUREG_SH2_INTUNIFORM_I1                                 0x02E2u
#define PICA200_GPUREG_SH3_INTUNIFORM_I1                                 0x0312u
#define PICA200_GPUREG_SH_INTUNIFORM_I1_COUNT                            4u
#define PICA200_GPUREG_SH_INTUNIFORM_I1(n)                               (0x0282u + 0x30u * (n))
#define PICA200_GPUREG_SH_INTUNIFORM_I1_X_SHIFT                          0
#define PICA200_GPUREG_SH_INTUNIFORM_I1_X_MASK                           0x000000FFu
#define PICA200_GPUREG_SH_INTUNIFORM_I1_Y_SHIFT                          8
#define PICA200_GPUREG_SH_INTUNIFORM_I1_Y_MASK                           0x0000FF00u
#define PICA200_GPUREG_SH_INTUNIFORM_I1_Z_SHIFT                          16
#define PICA200_GPUREG_SH_INTUNIFORM_I1_Z_MASK                           0x00FF0000u
#define PICA200_GPUREG_GSH_INTUNIFORM_I2                                 0x0283u
#define PICA200_GPUREG_VSH_INTUNIFORM_I2                                 0x02B3u
#define PICA200_GPUREG_SH2_INTUNIFORM_I2                                 0x02E3u
#define PICA200_GPUREG_SH3_INTUNIFORM_I2                                 0x0313u
#define PICA200_GPUREG_SH_INTUNIFORM_I2_COUNT                            4u
#define PICA200_GPUREG_SH_INTUNIFORM_I2(n)                               (0x0283u + 0x30u * (n))
#define PICA200_GPUREG_SH_INTUNIFORM_I2_X_SHIFT                          0
#define PICA200_GPUREG_SH_INTUNIFORM_I2_X_MASK                           0x000000FFu
#define PICA200_GPUREG_SH_INTUNIFORM_I2_Y_SHIFT                          8
#define PICA200_GPUREG_SH_INTUNIFORM_I2_Y_MASK                           0x0000FF00u
#define PICA200_GPUREG_SH_INTUNIFORM_I2_Z_SHIFT                          16
#define PICA200_GPUREG_SH_INTUNIFORM_I2_Z_MASK                           0x00FF0000u
#define PICA200_GPUREG_GSH_INTUNIFORM_I3                                 0x0284u
#define PICA200_GPUREG_VSH_INTUNIFORM_I3                                 0x02B4u
#define PICA200_GPUREG_SH2_INTUNIFORM_I3                                 0x02E4u
#define PICA200_GPUREG_SH3_INTUNIFORM_I3                                 0x0314u
#define PICA200_GPUREG_SH_INTUNIFORM_I3_COUNT                            4u
#define PICA200_GPUREG_SH_INTUNIFORM_I3(n)                               (0x0284u + 0x30u * (n))
#define PICA200_GPUREG_SH_INTUNIFORM_I3_X_SHIFT                          0
#define PICA200_GPUREG_SH_INTUNIFORM_I3_X_MASK                           0x000000FFu
#define PICA200_GPUREG_SH_INTUNIFORM_I3_Y_SHIFT                          8
#define PICA200_GPUREG_SH_INTUNIFORM_I3_Y_MASK                           0x0000FF00u
#define PICA200_GPUREG_SH_INTUNIFORM_I3_Z_SHIFT                          16
#define PICA200_GPUREG_SH_INTUNIFORM_I3_Z_MASK                           0x00FF0000u

/* GPUREG_0285 to GPUREG_033F (0x285-0x288, 0x28E, 0x299-0x29A, 0x2A4, 0x2AE-0x2AF, 0x2B5-0x2B8, 0x2BE,
 * 0x2C9-0x2CA, 0x2D4, 0x2DE-0x2DF, 0x2E5-0x2E8, 0x2EE, 0x2F9-0x2FA, 0x304, 0x30E-0x30F, 0x315-0x318,
 * 0x31E, 0x329-0x32A, 0x334, 0x33E-0x33F): No known function; reads 0.
 * plain, none [HW: docs/hardware/registers.md#shader-units; GBATEK] */
#define PICA200_GPUREG_0285                                              0x0285u
#define PICA200_GPUREG_0286                                              0x0286u
#define PICA200_GPUREG_0287                                              0x0287u
#define PICA200_GPUREG_0288                                              0x0288u
#define PICA200_GPUREG_028E                                              0x028Eu
#define PICA200_GPUREG_0299                                              0x0299u
#define PICA200_GPUREG_029A                                              0x029Au
#define PICA200_GPUREG_02A4                                              0x02A4u
#define PICA200_GPUREG_02AE                                              0x02AEu
#define PICA200_GPUREG_02AF                                              0x02AFu
#define PICA200_GPUREG_02B5                                              0x02B5u
#define PICA200_GPUREG_02B6                                              0x02B6u
#define PICA200_GPUREG_02B7                                              0x02B7u
#define PICA200_GPUREG_02B8                                              0x02B8u
#define PICA200_GPUREG_02BE                                              0x02BEu
#define PICA200_GPUREG_02C9                                              0x02C9u
#define PICA200_GPUREG_02CA                                              0x02CAu
#define PICA200_GPUREG_02D4                                              0x02D4u
#define PICA200_GPUREG_02DE                                              0x02DEu
#define PICA200_GPUREG_02DF                                              0x02DFu
#define PICA200_GPUREG_02E5                                              0x02E5u
#define PICA200_GPUREG_02E6                                              0x02E6u
#define PICA200_GPUREG_02E7                                              0x02E7u
#define PICA200_GPUREG_02E8                                              0x02E8u
#define PICA200_GPUREG_02EE                                              0x02EEu
#define PICA200_GPUREG_02F9                                              0x02F9u
#define PICA200_GPUREG_02FA                                              0x02FAu
#define PICA200_GPUREG_0304                                              0x0304u
#define PICA200_GPUREG_030E                                              0x030Eu
#define PICA200_GPUREG_030F                                              0x030Fu
#define PICA200_GPUREG_0315                                              0x0315u
#define PICA200_GPUREG_0316                                              0x0316u
#define PICA200_GPUREG_0317                                              0x0317u
#define PICA200_GPUREG_0318                                              0x0318u
#define PICA200_GPUREG_031E                                              0x031Eu
#define PICA200_GPUREG_0329                                              0x0329u
#define PICA200_GPUREG_032A                                              0x032Au
#define PICA200_GPUREG_0334                                              0x0334u
#define PICA200_GPUREG_033E                                              0x033Eu
#define PICA200_GPUREG_033F                                              0x033Fu

/* GPUREG_[GSH|VSH|SH2|SH3]_INPUTBUFFER_CONFIG (0x289 + 0x30*n (n = 0-3)): Number and kind of the
 * inputs of a shader run.
 * plain, rw, mask 0xB800010F, power-up value of GSH 0xA0000001 [DOC:
 * docs/hardware/geometry.md#vertex-arrays; docs/hardware/geometry.md#geometry-shader-input;
 * docs/hardware/registers.md#shader-units; docs/hardware/registers.md#power-up; GBATEK]
 * official PICA_REG_GS_ATTR_NUM, PICA_REG_VS_ATTR_NUM0; older GPUREG_VSH2_INPUTBUFFER_CONFIG,
 * GPUREG_02E9, GPUREG_VSH3_INPUTBUFFER_CONFIG, GPUREG_0319 */
#define PICA200_GPUREG_GSH_INPUTBUFFER_CONFIG                            0x0289u
#define PICA200_GPUREG_VSH_INPUTBUFFER_CONFIG                            0x02B9u
#define PICA200_GPUREG_SH2_INPUTBUFFER_CONFIG                            0x02E9u
#define PICA200_GPUREG_SH3_INPUTBUFFER_CONFIG                            0x0319u
#define PICA200_GPUREG_SH_INPUTBUFFER_CONFIG_COUNT                       4u
#define PICA200_GPUREG_SH_INPUTBUFFER_CONFIG(n)                          (0x0289u + 0x30u * (n))
/* COUNT_MINUS_1 (bits 3-0, uint): Inputs minus 1: attributes copied to v registers, or entries that
 * start a geometry shader in point mode. */
#define PICA200_GPUREG_SH_INPUTBUFFER_CONFIG_COUNT_MINUS_1_SHIFT         0
#define PICA200_GPUREG_SH_INPUTBUFFER_CONFIG_COUNT_MINUS_1_MASK          0x0000000Fu
/* INPUT_TO_UNIFORMS (bit 8, bool): Geometry shader in variable or fixed mode: input goes to float
 * uniforms, not to v registers. */
#define PICA200_GPUREG_SH_INPUTBUFFER_CONFIG_INPUT_TO_UNIFORMS_SHIFT     8
#define PICA200_GPUREG_SH_INPUTBUFFER_CONFIG_INPUT_TO_UNIFORMS_MASK      0x00000100u
/* MODE (bits 31-24, ShaderInputMode): Kind of shader. Bits 27, 28, 29 and 31 have storage. */
#define PICA200_GPUREG_SH_INPUTBUFFER_CONFIG_MODE_SHIFT                  24
#define PICA200_GPUREG_SH_INPUTBUFFER_CONFIG_MODE_MASK                   0xFF000000u

/* GPUREG_[GSH|VSH|SH2|SH3]_ENTRYPOINT (0x28A + 0x30*n (n = 0-3)): Where a shader starts. GSH's may
 * differ from VSH's while all units run vertex shaders.
 * plain, rw, mask of GSH 0x0FFF0FFF, of VSH 0x01FF01FF [HW: docs/hardware/shader-unit.md#units;
 * docs/hardware/shader-unit.md#registers; docs/hardware/registers.md#shader-units; GBATEK]
 * official PICA_REG_[GS|VS]_START_ADDR; older GPUREG_VSH2_ENTRYPOINT, GPUREG_02EA,
 * GPUREG_VSH3_ENTRYPOINT, GPUREG_031A */
#define PICA200_GPUREG_GSH_ENTRYPOINT                                    0x028Au
#define PICA200_GPUREG_VSH_ENTRYPOINT                                    0x02BAu
#define PICA200_GPUREG_SH2_ENTRYPOINT                                    0x02EAu
#define PICA200_GPUREG_SH3_ENTRYPOINT                                    0x031Au
#define PICA200_GPUREG_SH_ENTRYPOINT_COUNT                               4u
#define PICA200_GPUREG_SH_ENTRYPOINT(n)                                  (0x028Au + 0x30u * (n))
/* ADDRESS (bits 11-0, uint, instructions): Program address; 12 bits in GSH, 9 in VSH. */
#define PICA200_GPUREG_SH_ENTRYPOINT_ADDRESS_SHIFT                       0
#define PICA200_GPUREG_SH_ENTRYPOINT_ADDRESS_MASK                        0x00000FFFu
/* UNKNOWN_16 (bits 27-16, uint): R/W, as wide as the address. Software writes 0x7FFF to the upper
 * half. */
#define PICA200_GPUREG_SH_ENTRYPOINT_UNKNOWN_16_SHIFT                    16
#define PICA200_GPUREG_SH_ENTRYPOINT_UNKNOWN_16_MASK                     0x0FFF0000u

/* GPUREG_[GSH|VSH|SH2|SH3]_ATTRIBUTES_PERMUTATION_LOW (0x28B + 0x30*n (n = 0-3)): Input register of
 * inputs 0-7.
 * plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
 * docs/hardware/geometry.md#from-outputs-to-the-assembler; docs/hardware/registers.md#shader-units]
 * official PICA_REG_[GS|VS]_ATTR_IN_REG_MAP0; older GPUREG_GSH_ATTR_PERMUTATION_LOW,
 * GPUREG_VSH_ATTR_PERMUTATION_LOW, GPUREG_VSH2_ATTR_PERMUTATION_LOW, GPUREG_02EB,
 * GPUREG_VSH3_ATTR_PERMUTATION_LOW, GPUREG_031B */
#define PICA200_GPUREG_GSH_ATTRIBUTES_PERMUTATION_LOW                    0x028Bu
#define PICA200_GPUREG_VSH_ATTRIBUTES_PERMUTATION_LOW                    0x02BBu
#define PICA200_GPUREG_SH2_ATTRIBUTES_PERMUTATION_LOW                    0x02EBu
#define PICA200_GPUREG_SH3_ATTRIBUTES_PERMUTATION_LOW                    0x031Bu
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_COUNT               4u
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW(n)                  (0x028Bu + 0x30u * (n))
/* ATTRIBUTE0 to ATTRIBUTE7 (bits 3-0, step 4, uint): Number of the v register that input i goes to. */
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE0_SHIFT    0
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE0_MASK     0x0000000Fu
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE1_SHIFT    4
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE1_MASK     0x000000F0u
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE2_SHIFT    8
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE2_MASK     0x00000F00u
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE3_SHIFT    12
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE3_MASK     0x0000F000u
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE4_SHIFT    16
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE4_MASK     0x000F0000u
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE5_SHIFT    20
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE5_MASK     0x00F00000u
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE6_SHIFT    24
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE6_MASK     0x0F000000u
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE7_SHIFT    28
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE7_MASK     0xF0000000u

/* GPUREG_[GSH|VSH|SH2|SH3]_ATTRIBUTES_PERMUTATION_HIGH (0x28C + 0x30*n (n = 0-3)): Input register of
 * inputs 8-15.
 * plain, rw [DOC: docs/hardware/geometry.md#vertex-arrays;
 * docs/hardware/geometry.md#from-outputs-to-the-assembler; docs/hardware/registers.md#shader-units]
 * official PICA_REG_[GS|VS]_ATTR_IN_REG_MAP1; older GPUREG_GSH_ATTR_PERMUTATION_HIGH,
 * GPUREG_VSH_ATTR_PERMUTATION_HIGH, GPUREG_VSH2_ATTR_PERMUTATION_HIGH, GPUREG_02EC,
 * GPUREG_VSH3_ATTR_PERMUTATION_HIGH, GPUREG_031C */
#define PICA200_GPUREG_GSH_ATTRIBUTES_PERMUTATION_HIGH                   0x028Cu
#define PICA200_GPUREG_VSH_ATTRIBUTES_PERMUTATION_HIGH                   0x02BCu
#define PICA200_GPUREG_SH2_ATTRIBUTES_PERMUTATION_HIGH                   0x02ECu
#define PICA200_GPUREG_SH3_ATTRIBUTES_PERMUTATION_HIGH                   0x031Cu
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_COUNT              4u
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH(n)                 (0x028Cu + 0x30u * (n))
/* ATTRIBUTE8 to ATTRIBUTE15 (bits 3-0, step 4, uint): Number of the v register that input i goes to. */
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE8_SHIFT   0
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE8_MASK    0x0000000Fu
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE9_SHIFT   4
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE9_MASK    0x000000F0u
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE10_SHIFT  8
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE10_MASK   0x00000F00u
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE11_SHIFT  12
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE11_MASK   0x0000F000u
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE12_SHIFT  16
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE12_MASK   0x000F0000u
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE13_SHIFT  20
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE13_MASK   0x00F00000u
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE14_SHIFT  24
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE14_MASK   0x0F000000u
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE15_SHIFT  28
#define PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE15_MASK   0xF0000000u

/* GPUREG_[GSH|VSH|SH2|SH3]_OUTMAP_MASK (0x28D + 0x30*n (n = 0-3)): Which output registers are passed
 * on; they are packed in ascending order.
 * plain, rw, mask 0x07FFFFFF [DOC: docs/hardware/shader-unit.md#registers;
 * docs/hardware/geometry.md#shader-outputs; docs/hardware/registers.md#shader-units]
 * official PICA_REG_[GS|VS]_OUT_REG_MASK; older GPUREG_VSH2_OUTMAP_MASK, GPUREG_02ED,
 * GPUREG_VSH3_OUTMAP_MASK, GPUREG_031D */
#define PICA200_GPUREG_GSH_OUTMAP_MASK                                   0x028Du
#define PICA200_GPUREG_VSH_OUTMAP_MASK                                   0x02BDu
#define PICA200_GPUREG_SH2_OUTMAP_MASK                                   0x02EDu
#define PICA200_GPUREG_SH3_OUTMAP_MASK                                   0x031Du
#define PICA200_GPUREG_SH_OUTMAP_MASK_COUNT                              4u
#define PICA200_GPUREG_SH_OUTMAP_MASK(n)                                 (0x028Du + 0x30u * (n))
/* O0 to O15 (bit 0, step 1, bool): Register o0 to o15 is passed on; o7-o15 in vertex shaders only. */
#define PICA200_GPUREG_SH_OUTMAP_MASK_O0_SHIFT                           0
#define PICA200_GPUREG_SH_OUTMAP_MASK_O0_MASK                            0x00000001u
#define PICA200_GPUREG_SH_OUTMAP_MASK_O1_SHIFT                           1
#define PICA200_GPUREG_SH_OUTMAP_MASK_O1_MASK                            0x00000002u
#define PICA200_GPUREG_SH_OUTMAP_MASK_O2_SHIFT                           2
#define PICA200_GPUREG_SH_OUTMAP_MASK_O2_MASK                            0x00000004u
#define PICA200_GPUREG_SH_OUTMAP_MASK_O3_SHIFT                           3
#define PICA200_GPUREG_SH_OUTMAP_MASK_O3_MASK                            0x00000008u
#define PICA200_GPUREG_SH_OUTMAP_MASK_O4_SHIFT                           4
#define PICA200_GPUREG_SH_OUTMAP_MASK_O4_MASK                            0x00000010u
#define PICA200_GPUREG_SH_OUTMAP_MASK_O5_SHIFT                           5
#define PICA200_GPUREG_SH_OUTMAP_MASK_O5_MASK                            0x00000020u
#define PICA200_GPUREG_SH_OUTMAP_MASK_O6_SHIFT                           6
#define PICA200_GPUREG_SH_OUTMAP_MASK_O6_MASK                            0x00000040u
#define PICA200_GPUREG_SH_OUTMAP_MASK_O7_SHIFT                           7
#define PICA200_GPUREG_SH_OUTMAP_MASK_O7_MASK                            0x00000080u
#define PICA200_GPUREG_SH_OUTMAP_MASK_O8_SHIFT                           8
#define PICA200_GPUREG_SH_OUTMAP_MASK_O8_MASK                            0x00000100u
#define PICA200_GPUREG_SH_OUTMAP_MASK_O9_SHIFT                           9
#define PICA200_GPUREG_SH_OUTMAP_MASK_O9_MASK                            0x00000200u
#define PICA200_GPUREG_SH_OUTMAP_MASK_O10_SHIFT                          10
#define PICA200_GPUREG_SH_OUTMAP_MASK_O10_MASK                           0x00000400u
#define PICA200_GPUREG_SH_OUTMAP_MASK_O11_SHIFT                          11
#define PICA200_GPUREG_SH_OUTMAP_MASK_O11_MASK                           0x00000800u
#define PICA200_GPUREG_SH_OUTMAP_MASK_O12_SHIFT                          12
#define PICA200_GPUREG_SH_OUTMAP_MASK_O12_MASK                           0x00001000u
#define PICA200_GPUREG_SH_OUTMAP_MASK_O13_SHIFT                          13
#define PICA200_GPUREG_SH_OUTMAP_MASK_O13_MASK                           0x00002000u
#define PICA200_GPUREG_SH_OUTMAP_MASK_O14_SHIFT                          14
#define PICA200_GPUREG_SH_OUTMAP_MASK_O14_MASK                           0x00004000u
#define PICA200_GPUREG_SH_OUTMAP_MASK_O15_SHIFT                          15
#define PICA200_GPUREG_SH_OUTMAP_MASK_O15_MASK                           0x00008000u
/* UNKNOWN_16 (bits 26-16, uint): R/W, purpose unknown. [HW] */
#define PICA200_GPUREG_SH_OUTMAP_MASK_UNKNOWN_16_SHIFT                   16
#define PICA200_GPUREG_SH_OUTMAP_MASK_UNKNOWN_16_MASK                    0x07FF0000u

/* GPUREG_[GSH|VSH|SH2|SH3]_CODETRANSFER_END (0x28F + 0x30*n (n = 0-3)): Ends an upload of code. Any
 * value works; software writes 1 after each upload.
 * trigger, wo [DOC: docs/hardware/registers.md#shader-units; GBATEK]
 * official PICA_REG_[GS|VS]_PROG_RENEWAL_END; older GPUREG_VSH2_CODETRANSFER_END, GPUREG_02EF,
 * GPUREG_VSH3_CODETRANSFER_END, GPUREG_031F */
#define PICA200_GPUREG_GSH_CODETRANSFER_END                              0x028Fu
#define PICA200_GPUREG_VSH_CODETRANSFER_END                              0x02BFu
#define PICA200_GPUREG_SH2_CODETRANSFER_END                              0x02EFu
#define PICA200_GPUREG_SH3_CODETRANSFER_END                              0x031Fu
#define PICA200_GPUREG_SH_CODETRANSFER_END_COUNT                         4u
#define PICA200_GPUREG_SH_CODETRANSFER_END(n)                            (0x028Fu + 0x30u * (n))

/* GPUREG_[GSH|VSH|SH2|SH3]_FLOATUNIFORM_INDEX (0x290 + 0x30*n (n = 0-3)): Float uniform that
 * FLOATUNIFORM_DATA loads next, and the format of its words.
 * index-port, wo, port GshFloatUniform, VshFloatUniform, Sh2FloatUniform, Sh3FloatUniform [DOC:
 * docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
 * official PICA_REG_[GS|VS]_FLOAT_ADDR; older GPUREG_GSH_FLOATUNIFORM_CONFIG,
 * GPUREG_VSH_FLOATUNIFORM_CONFIG, GPUREG_VSH2_FLOATUNIFORM_INDEX, GPUREG_02F0,
 * GPUREG_VSH3_FLOATUNIFORM_INDEX, GPUREG_0320 */
#define PICA200_GPUREG_GSH_FLOATUNIFORM_INDEX                            0x0290u
#define PICA200_GPUREG_VSH_FLOATUNIFORM_INDEX                            0x02C0u
#define PICA200_GPUREG_SH2_FLOATUNIFORM_INDEX                            0x02F0u
#define PICA200_GPUREG_SH3_FLOATUNIFORM_INDEX                            0x0320u
#define PICA200_GPUREG_SH_FLOATUNIFORM_INDEX_COUNT                       4u
#define PICA200_GPUREG_SH_FLOATUNIFORM_INDEX(n)                          (0x0290u + 0x30u * (n))
/* INDEX (bits 7-0, uint): Number of the c register, 0-95; advances after four components. 96 and
 * above: the data is ignored. [HW] */
#define PICA200_GPUREG_SH_FLOATUNIFORM_INDEX_INDEX_SHIFT                 0
#define PICA200_GPUREG_SH_FLOATUNIFORM_INDEX_INDEX_MASK                  0x000000FFu
/* TRANSFER_MODE (bit 31, ShaderTransferMode): Format of the data words. */
#define PICA200_GPUREG_SH_FLOATUNIFORM_INDEX_TRANSFER_MODE_SHIFT         31
#define PICA200_GPUREG_SH_FLOATUNIFORM_INDEX_TRANSFER_MODE_MASK          0x80000000u

/* GPUREG_[GSH|VSH|SH2|SH3]_FLOATUNIFORM_DATA (0x291-0x298 + 0x30*n (n = 0-3)): Words of a float
 * uniform. FLOAT24: three words, W in bits 8-31 and Z[23:16] in 0-7, then Z[15:0] in 16-31 and Y[23:8]
 * in 0-15, then Y[7:0] in 24-31 and X in 0-23. FLOAT32: four words, W, Z, Y, X.
 * fifo, wo, port GshFloatUniform, VshFloatUniform, Sh2FloatUniform, Sh3FloatUniform [DOC:
 * docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
 * official PICA_REG_[GS|VS]_FLOAT_DATA[1-8]; older GPUREG_GSH_FLOATUNIFORM_DATA0,
 * GPUREG_GSH_FLOATUNIFORM_DATA1, GPUREG_GSH_FLOATUNIFORM_DATA2, GPUREG_GSH_FLOATUNIFORM_DATA3,
 * GPUREG_GSH_FLOATUNIFORM_DATA4, GPUREG_GSH_FLOATUNIFORM_DATA5, GPUREG_GSH_FLOATUNIFORM_DATA6,
 * GPUREG_GSH_FLOATUNIFORM_DATA7 and 56 more */
#define PICA200_GPUREG_GSH_FLOATUNIFORM_DATA                             0x0291u
#define PICA200_GPUREG_VSH_FLOATUNIFORM_DATA                             0x02C1u
#define PICA200_GPUREG_SH2_FLOATUNIFORM_DATA                             0x02F1u
#define PICA200_GPUREG_SH3_FLOATUNIFORM_DATA                             0x0321u
#define PICA200_GPUREG_SH_FLOATUNIFORM_DATA_COUNT                        4u
#define PICA200_GPUREG_SH_FLOATUNIFORM_DATA(n)                           (0x0291u + 0x30u * (n))
/* DATA (bits 31-0, uint): One word of a vector. */
#define PICA200_GPUREG_SH_FLOATUNIFORM_DATA_DATA_SHIFT                   0
#define PICA200_GPUREG_SH_FLOATUNIFORM_DATA_DATA_MASK                    0xFFFFFFFFu

/* GPUREG_[GSH|VSH|SH2|SH3]_CODETRANSFER_INDEX (0x29B + 0x30*n (n = 0-3)): Program address that
 * CODETRANSFER_DATA loads next.
 * index-port, wo, port GshCode, VshCode, Sh2Code, Sh3Code [DOC:
 * docs/hardware/shader-unit.md#registers; docs/hardware/command-lists.md#index-and-data-ports;
 * docs/hardware/registers.md#shader-units]
 * official PICA_REG_[GS|VS]_PROG_ADDR; older GPUREG_GSH_CODETRANSFER_CONFIG,
 * GPUREG_VSH_CODETRANSFER_CONFIG, GPUREG_VSH2_CODETRANSFER_INDEX, GPUREG_02FB,
 * GPUREG_VSH3_CODETRANSFER_INDEX, GPUREG_032B */
#define PICA200_GPUREG_GSH_CODETRANSFER_INDEX                            0x029Bu
#define PICA200_GPUREG_VSH_CODETRANSFER_INDEX                            0x02CBu
#define PICA200_GPUREG_SH2_CODETRANSFER_INDEX                            0x02FBu
#define PICA200_GPUREG_SH3_CODETRANSFER_INDEX                            0x032Bu
#define PICA200_GPUREG_SH_CODETRANSFER_INDEX_COUNT                       4u
#define PICA200_GPUREG_SH_CODETRANSFER_INDEX(n)                          (0x029Bu + 0x30u * (n))
/* INDEX (bits 11-0, uint, instructions): Program address; advances with every word. */
#define PICA200_GPUREG_SH_CODETRANSFER_INDEX_INDEX_SHIFT                 0
#define PICA200_GPUREG_SH_CODETRANSFER_INDEX_INDEX_MASK                  0x00000FFFu

/* GPUREG_[GSH|VSH|SH2|SH3]_CODETRANSFER_DATA (0x29C-0x2A3 + 0x30*n (n = 0-3)): Instruction at the
 * program address of CODETRANSFER_INDEX.
 * data-port, wo, port GshCode, VshCode, Sh2Code, Sh3Code [DOC:
 * docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
 * official PICA_REG_[GS|VS]_PROG_DATA[0-7]; older GPUREG_GSH_CODETRANSFER_DATA0,
 * GPUREG_GSH_CODETRANSFER_DATA1, GPUREG_GSH_CODETRANSFER_DATA2, GPUREG_GSH_CODETRANSFER_DATA3,
 * GPUREG_GSH_CODETRANSFER_DATA4, GPUREG_GSH_CODETRANSFER_DATA5, GPUREG_GSH_CODETRANSFER_DATA6,
 * GPUREG_GSH_CODETRANSFER_DATA7 and 56 more */
#define PICA200_GPUREG_GSH_CODETRANSFER_DATA                             0x029Cu
#define PICA200_GPUREG_VSH_CODETRANSFER_DATA                             0x02CCu
#define PICA200_GPUREG_SH2_CODETRANSFER_DATA                             0x02FCu
#define PICA200_GPUREG_SH3_CODETRANSFER_DATA                             0x032Cu
#define PICA200_GPUREG_SH_CODETRANSFER_DATA_COUNT                        4u
#define PICA200_GPUREG_SH_CODETRANSFER_DATA(n)                           (0x029Cu + 0x30u * (n))
/* DATA (bits 31-0, uint): Instruction word. */
#define PICA200_GPUREG_SH_CODETRANSFER_DATA_DATA_SHIFT                   0
#define PICA200_GPUREG_SH_CODETRANSFER_DATA_DATA_MASK                    0xFFFFFFFFu

/* GPUREG_[GSH|VSH|SH2|SH3]_OPDESCS_INDEX (0x2A5 + 0x30*n (n = 0-3)): Operand descriptor that
 * OPDESCS_DATA loads next.
 * index-port, wo, port GshOpDesc, VshOpDesc, Sh2OpDesc, Sh3OpDesc [DOC:
 * docs/hardware/shader-unit.md#registers; docs/hardware/command-lists.md#index-and-data-ports;
 * docs/hardware/registers.md#shader-units]
 * official PICA_REG_[GS|VS]_PROG_SWIZZLE_ADDR; older GPUREG_GSH_OPDESCS_CONFIG,
 * GPUREG_VSH_OPDESCS_CONFIG, GPUREG_VSH2_OPDESCS_INDEX, GPUREG_0305, GPUREG_VSH3_OPDESCS_INDEX,
 * GPUREG_0335 */
#define PICA200_GPUREG_GSH_OPDESCS_INDEX                                 0x02A5u
#define PICA200_GPUREG_VSH_OPDESCS_INDEX                                 0x02D5u
#define PICA200_GPUREG_SH2_OPDESCS_INDEX                                 0x0305u
#define PICA200_GPUREG_SH3_OPDESCS_INDEX                                 0x0335u
#define PICA200_GPUREG_SH_OPDESCS_INDEX_COUNT                            4u
#define PICA200_GPUREG_SH_OPDESCS_INDEX(n)                               (0x02A5u + 0x30u * (n))
/* INDEX (bits 11-0, uint): Descriptor, 0-127; advances with every word. What happens above 127 is
 * unknown; the model ignores the data. */
#define PICA200_GPUREG_SH_OPDESCS_INDEX_INDEX_SHIFT                      0
#define PICA200_GPUREG_SH_OPDESCS_INDEX_INDEX_MASK                       0x00000FFFu

/* GPUREG_[GSH|VSH|SH2|SH3]_OPDESCS_DATA (0x2A6-0x2AD + 0x30*n (n = 0-3)): Operand descriptor at the
 * index of OPDESCS_INDEX.
 * data-port, wo, port GshOpDesc, VshOpDesc, Sh2OpDesc, Sh3OpDesc [DOC:
 * docs/hardware/shader-unit.md#operand-descriptors;
 * docs/hardware/command-lists.md#index-and-data-ports; docs/hardware/registers.md#shader-units]
 * official PICA_REG_[GS|VS]_PROG_SWIZZLE_DATA[0-7]; older GPUREG_GSH_OPDESCS_DATA0,
 * GPUREG_GSH_OPDESCS_DATA1, GPUREG_GSH_OPDESCS_DATA2, GPUREG_GSH_OPDESCS_DATA3,
 * GPUREG_GSH_OPDESCS_DATA4, GPUREG_GSH_OPDESCS_DATA5, GPUREG_GSH_OPDESCS_DATA6,
 * GPUREG_GSH_OPDESCS_DATA7 and 56 more */
#define PICA200_GPUREG_GSH_OPDESCS_DATA                                  0x02A6u
#define PICA200_GPUREG_VSH_OPDESCS_DATA                                  0x02D6u
#define PICA200_GPUREG_SH2_OPDESCS_DATA                                  0x0306u
#define PICA200_GPUREG_SH3_OPDESCS_DATA                                  0x0336u
#define PICA200_GPUREG_SH_OPDESCS_DATA_COUNT                             4u
#define PICA200_GPUREG_SH_OPDESCS_DATA(n)                                (0x02A6u + 0x30u * (n))
/* DATA (bits 31-0, uint): Destination mask, source swizzles and negations. */
#define PICA200_GPUREG_SH_OPDESCS_DATA_DATA_SHIFT                        0
#define PICA200_GPUREG_SH_OPDESCS_DATA_DATA_MASK                         0xFFFFFFFFu

#ifdef PICA200_SHORT_NAMES
#define GPUREG_IRQ_ACK0                                          PICA200_GPUREG_IRQ_ACK0
#define GPUREG_IRQ_ACK0_LANE0_SHIFT                              PICA200_GPUREG_IRQ_ACK0_LANE0_SHIFT
#define GPUREG_IRQ_ACK0_LANE0_MASK                               PICA200_GPUREG_IRQ_ACK0_LANE0_MASK
#define GPUREG_IRQ_ACK0_LANE1_SHIFT                              PICA200_GPUREG_IRQ_ACK0_LANE1_SHIFT
#define GPUREG_IRQ_ACK0_LANE1_MASK                               PICA200_GPUREG_IRQ_ACK0_LANE1_MASK
#define GPUREG_IRQ_ACK0_LANE2_SHIFT                              PICA200_GPUREG_IRQ_ACK0_LANE2_SHIFT
#define GPUREG_IRQ_ACK0_LANE2_MASK                               PICA200_GPUREG_IRQ_ACK0_LANE2_MASK
#define GPUREG_IRQ_ACK0_LANE3_SHIFT                              PICA200_GPUREG_IRQ_ACK0_LANE3_SHIFT
#define GPUREG_IRQ_ACK0_LANE3_MASK                               PICA200_GPUREG_IRQ_ACK0_LANE3_MASK
#define GPUREG_IRQ_ACK1                                          PICA200_GPUREG_IRQ_ACK1
#define GPUREG_IRQ_ACK1_LANE0_SHIFT                              PICA200_GPUREG_IRQ_ACK1_LANE0_SHIFT
#define GPUREG_IRQ_ACK1_LANE0_MASK                               PICA200_GPUREG_IRQ_ACK1_LANE0_MASK
#define GPUREG_IRQ_ACK1_LANE1_SHIFT                              PICA200_GPUREG_IRQ_ACK1_LANE1_SHIFT
#define GPUREG_IRQ_ACK1_LANE1_MASK                               PICA200_GPUREG_IRQ_ACK1_LANE1_MASK
#define GPUREG_IRQ_ACK1_LANE2_SHIFT                              PICA200_GPUREG_IRQ_ACK1_LANE2_SHIFT
#define GPUREG_IRQ_ACK1_LANE2_MASK                               PICA200_GPUREG_IRQ_ACK1_LANE2_MASK
#define GPUREG_IRQ_ACK1_LANE3_SHIFT                              PICA200_GPUREG_IRQ_ACK1_LANE3_SHIFT
#define GPUREG_IRQ_ACK1_LANE3_MASK                               PICA200_GPUREG_IRQ_ACK1_LANE3_MASK
#define GPUREG_IRQ_ACK2                                          PICA200_GPUREG_IRQ_ACK2
#define GPUREG_IRQ_ACK2_LANE0_SHIFT                              PICA200_GPUREG_IRQ_ACK2_LANE0_SHIFT
#define GPUREG_IRQ_ACK2_LANE0_MASK                               PICA200_GPUREG_IRQ_ACK2_LANE0_MASK
#define GPUREG_IRQ_ACK2_LANE1_SHIFT                              PICA200_GPUREG_IRQ_ACK2_LANE1_SHIFT
#define GPUREG_IRQ_ACK2_LANE1_MASK                               PICA200_GPUREG_IRQ_ACK2_LANE1_MASK
#define GPUREG_IRQ_ACK2_LANE2_SHIFT                              PICA200_GPUREG_IRQ_ACK2_LANE2_SHIFT
#define GPUREG_IRQ_ACK2_LANE2_MASK                               PICA200_GPUREG_IRQ_ACK2_LANE2_MASK
#define GPUREG_IRQ_ACK2_LANE3_SHIFT                              PICA200_GPUREG_IRQ_ACK2_LANE3_SHIFT
#define GPUREG_IRQ_ACK2_LANE3_MASK                               PICA200_GPUREG_IRQ_ACK2_LANE3_MASK
#define GPUREG_IRQ_ACK3                                          PICA200_GPUREG_IRQ_ACK3
#define GPUREG_IRQ_ACK3_LANE0_SHIFT                              PICA200_GPUREG_IRQ_ACK3_LANE0_SHIFT
#define GPUREG_IRQ_ACK3_LANE0_MASK                               PICA200_GPUREG_IRQ_ACK3_LANE0_MASK
#define GPUREG_IRQ_ACK3_LANE1_SHIFT                              PICA200_GPUREG_IRQ_ACK3_LANE1_SHIFT
#define GPUREG_IRQ_ACK3_LANE1_MASK                               PICA200_GPUREG_IRQ_ACK3_LANE1_MASK
#define GPUREG_IRQ_ACK3_LANE2_SHIFT                              PICA200_GPUREG_IRQ_ACK3_LANE2_SHIFT
#define GPUREG_IRQ_ACK3_LANE2_MASK                               PICA200_GPUREG_IRQ_ACK3_LANE2_MASK
#define GPUREG_IRQ_ACK3_LANE3_SHIFT                              PICA200_GPUREG_IRQ_ACK3_LANE3_SHIFT
#define GPUREG_IRQ_ACK3_LANE3_MASK                               PICA200_GPUREG_IRQ_ACK3_LANE3_MASK
#define GPUREG_IRQ_ACK4                                          PICA200_GPUREG_IRQ_ACK4
#define GPUREG_IRQ_ACK4_LANE0_SHIFT                              PICA200_GPUREG_IRQ_ACK4_LANE0_SHIFT
#define GPUREG_IRQ_ACK4_LANE0_MASK                               PICA200_GPUREG_IRQ_ACK4_LANE0_MASK
#define GPUREG_IRQ_ACK4_LANE1_SHIFT                              PICA200_GPUREG_IRQ_ACK4_LANE1_SHIFT
#define GPUREG_IRQ_ACK4_LANE1_MASK                               PICA200_GPUREG_IRQ_ACK4_LANE1_MASK
#define GPUREG_IRQ_ACK4_LANE2_SHIFT                              PICA200_GPUREG_IRQ_ACK4_LANE2_SHIFT
#define GPUREG_IRQ_ACK4_LANE2_MASK                               PICA200_GPUREG_IRQ_ACK4_LANE2_MASK
#define GPUREG_IRQ_ACK4_LANE3_SHIFT                              PICA200_GPUREG_IRQ_ACK4_LANE3_SHIFT
#define GPUREG_IRQ_ACK4_LANE3_MASK                               PICA200_GPUREG_IRQ_ACK4_LANE3_MASK
#define GPUREG_IRQ_ACK5                                          PICA200_GPUREG_IRQ_ACK5
#define GPUREG_IRQ_ACK5_LANE0_SHIFT                              PICA200_GPUREG_IRQ_ACK5_LANE0_SHIFT
#define GPUREG_IRQ_ACK5_LANE0_MASK                               PICA200_GPUREG_IRQ_ACK5_LANE0_MASK
#define GPUREG_IRQ_ACK5_LANE1_SHIFT                              PICA200_GPUREG_IRQ_ACK5_LANE1_SHIFT
#define GPUREG_IRQ_ACK5_LANE1_MASK                               PICA200_GPUREG_IRQ_ACK5_LANE1_MASK
#define GPUREG_IRQ_ACK5_LANE2_SHIFT                              PICA200_GPUREG_IRQ_ACK5_LANE2_SHIFT
#define GPUREG_IRQ_ACK5_LANE2_MASK                               PICA200_GPUREG_IRQ_ACK5_LANE2_MASK
#define GPUREG_IRQ_ACK5_LANE3_SHIFT                              PICA200_GPUREG_IRQ_ACK5_LANE3_SHIFT
#define GPUREG_IRQ_ACK5_LANE3_MASK                               PICA200_GPUREG_IRQ_ACK5_LANE3_MASK
#define GPUREG_IRQ_ACK6                                          PICA200_GPUREG_IRQ_ACK6
#define GPUREG_IRQ_ACK6_LANE0_SHIFT                              PICA200_GPUREG_IRQ_ACK6_LANE0_SHIFT
#define GPUREG_IRQ_ACK6_LANE0_MASK                               PICA200_GPUREG_IRQ_ACK6_LANE0_MASK
#define GPUREG_IRQ_ACK6_LANE1_SHIFT                              PICA200_GPUREG_IRQ_ACK6_LANE1_SHIFT
#define GPUREG_IRQ_ACK6_LANE1_MASK                               PICA200_GPUREG_IRQ_ACK6_LANE1_MASK
#define GPUREG_IRQ_ACK6_LANE2_SHIFT                              PICA200_GPUREG_IRQ_ACK6_LANE2_SHIFT
#define GPUREG_IRQ_ACK6_LANE2_MASK                               PICA200_GPUREG_IRQ_ACK6_LANE2_MASK
#define GPUREG_IRQ_ACK6_LANE3_SHIFT                              PICA200_GPUREG_IRQ_ACK6_LANE3_SHIFT
#define GPUREG_IRQ_ACK6_LANE3_MASK                               PICA200_GPUREG_IRQ_ACK6_LANE3_MASK
#define GPUREG_IRQ_ACK7                                          PICA200_GPUREG_IRQ_ACK7
#define GPUREG_IRQ_ACK7_LANE0_SHIFT                              PICA200_GPUREG_IRQ_ACK7_LANE0_SHIFT
#define GPUREG_IRQ_ACK7_LANE0_MASK                               PICA200_GPUREG_IRQ_ACK7_LANE0_MASK
#define GPUREG_IRQ_ACK7_LANE1_SHIFT                              PICA200_GPUREG_IRQ_ACK7_LANE1_SHIFT
#define GPUREG_IRQ_ACK7_LANE1_MASK                               PICA200_GPUREG_IRQ_ACK7_LANE1_MASK
#define GPUREG_IRQ_ACK7_LANE2_SHIFT                              PICA200_GPUREG_IRQ_ACK7_LANE2_SHIFT
#define GPUREG_IRQ_ACK7_LANE2_MASK                               PICA200_GPUREG_IRQ_ACK7_LANE2_MASK
#define GPUREG_IRQ_ACK7_LANE3_SHIFT                              PICA200_GPUREG_IRQ_ACK7_LANE3_SHIFT
#define GPUREG_IRQ_ACK7_LANE3_MASK                               PICA200_GPUREG_IRQ_ACK7_LANE3_MASK
#define GPUREG_IRQ_ACK8                                          PICA200_GPUREG_IRQ_ACK8
#define GPUREG_IRQ_ACK8_LANE0_SHIFT                              PICA200_GPUREG_IRQ_ACK8_LANE0_SHIFT
#define GPUREG_IRQ_ACK8_LANE0_MASK                               PICA200_GPUREG_IRQ_ACK8_LANE0_MASK
#define GPUREG_IRQ_ACK8_LANE1_SHIFT                              PICA200_GPUREG_IRQ_ACK8_LANE1_SHIFT
#define GPUREG_IRQ_ACK8_LANE1_MASK                               PICA200_GPUREG_IRQ_ACK8_LANE1_MASK
#define GPUREG_IRQ_ACK8_LANE2_SHIFT                              PICA200_GPUREG_IRQ_ACK8_LANE2_SHIFT
#define GPUREG_IRQ_ACK8_LANE2_MASK                               PICA200_GPUREG_IRQ_ACK8_LANE2_MASK
#define GPUREG_IRQ_ACK8_LANE3_SHIFT                              PICA200_GPUREG_IRQ_ACK8_LANE3_SHIFT
#define GPUREG_IRQ_ACK8_LANE3_MASK                               PICA200_GPUREG_IRQ_ACK8_LANE3_MASK
#define GPUREG_IRQ_ACK9                                          PICA200_GPUREG_IRQ_ACK9
#define GPUREG_IRQ_ACK9_LANE0_SHIFT                              PICA200_GPUREG_IRQ_ACK9_LANE0_SHIFT
#define GPUREG_IRQ_ACK9_LANE0_MASK                               PICA200_GPUREG_IRQ_ACK9_LANE0_MASK
#define GPUREG_IRQ_ACK9_LANE1_SHIFT                              PICA200_GPUREG_IRQ_ACK9_LANE1_SHIFT
#define GPUREG_IRQ_ACK9_LANE1_MASK                               PICA200_GPUREG_IRQ_ACK9_LANE1_MASK
#define GPUREG_IRQ_ACK9_LANE2_SHIFT                              PICA200_GPUREG_IRQ_ACK9_LANE2_SHIFT
#define GPUREG_IRQ_ACK9_LANE2_MASK                               PICA200_GPUREG_IRQ_ACK9_LANE2_MASK
#define GPUREG_IRQ_ACK9_LANE3_SHIFT                              PICA200_GPUREG_IRQ_ACK9_LANE3_SHIFT
#define GPUREG_IRQ_ACK9_LANE3_MASK                               PICA200_GPUREG_IRQ_ACK9_LANE3_MASK
#define GPUREG_IRQ_ACK10                                         PICA200_GPUREG_IRQ_ACK10
#define GPUREG_IRQ_ACK10_LANE0_SHIFT                             PICA200_GPUREG_IRQ_ACK10_LANE0_SHIFT
#define GPUREG_IRQ_ACK10_LANE0_MASK                              PICA200_GPUREG_IRQ_ACK10_LANE0_MASK
#define GPUREG_IRQ_ACK10_LANE1_SHIFT                             PICA200_GPUREG_IRQ_ACK10_LANE1_SHIFT
#define GPUREG_IRQ_ACK10_LANE1_MASK                              PICA200_GPUREG_IRQ_ACK10_LANE1_MASK
#define GPUREG_IRQ_ACK10_LANE2_SHIFT                             PICA200_GPUREG_IRQ_ACK10_LANE2_SHIFT
#define GPUREG_IRQ_ACK10_LANE2_MASK                              PICA200_GPUREG_IRQ_ACK10_LANE2_MASK
#define GPUREG_IRQ_ACK10_LANE3_SHIFT                             PICA200_GPUREG_IRQ_ACK10_LANE3_SHIFT
#define GPUREG_IRQ_ACK10_LANE3_MASK                              PICA200_GPUREG_IRQ_ACK10_LANE3_MASK
#define GPUREG_IRQ_ACK11                                         PICA200_GPUREG_IRQ_ACK11
#define GPUREG_IRQ_ACK11_LANE0_SHIFT                             PICA200_GPUREG_IRQ_ACK11_LANE0_SHIFT
#define GPUREG_IRQ_ACK11_LANE0_MASK                              PICA200_GPUREG_IRQ_ACK11_LANE0_MASK
#define GPUREG_IRQ_ACK11_LANE1_SHIFT                             PICA200_GPUREG_IRQ_ACK11_LANE1_SHIFT
#define GPUREG_IRQ_ACK11_LANE1_MASK                              PICA200_GPUREG_IRQ_ACK11_LANE1_MASK
#define GPUREG_IRQ_ACK11_LANE2_SHIFT                             PICA200_GPUREG_IRQ_ACK11_LANE2_SHIFT
#define GPUREG_IRQ_ACK11_LANE2_MASK                              PICA200_GPUREG_IRQ_ACK11_LANE2_MASK
#define GPUREG_IRQ_ACK11_LANE3_SHIFT                             PICA200_GPUREG_IRQ_ACK11_LANE3_SHIFT
#define GPUREG_IRQ_ACK11_LANE3_MASK                              PICA200_GPUREG_IRQ_ACK11_LANE3_MASK
#define GPUREG_IRQ_ACK12                                         PICA200_GPUREG_IRQ_ACK12
#define GPUREG_IRQ_ACK12_LANE0_SHIFT                             PICA200_GPUREG_IRQ_ACK12_LANE0_SHIFT
#define GPUREG_IRQ_ACK12_LANE0_MASK                              PICA200_GPUREG_IRQ_ACK12_LANE0_MASK
#define GPUREG_IRQ_ACK12_LANE1_SHIFT                             PICA200_GPUREG_IRQ_ACK12_LANE1_SHIFT
#define GPUREG_IRQ_ACK12_LANE1_MASK                              PICA200_GPUREG_IRQ_ACK12_LANE1_MASK
#define GPUREG_IRQ_ACK12_LANE2_SHIFT                             PICA200_GPUREG_IRQ_ACK12_LANE2_SHIFT
#define GPUREG_IRQ_ACK12_LANE2_MASK                              PICA200_GPUREG_IRQ_ACK12_LANE2_MASK
#define GPUREG_IRQ_ACK12_LANE3_SHIFT                             PICA200_GPUREG_IRQ_ACK12_LANE3_SHIFT
#define GPUREG_IRQ_ACK12_LANE3_MASK                              PICA200_GPUREG_IRQ_ACK12_LANE3_MASK
#define GPUREG_IRQ_ACK13                                         PICA200_GPUREG_IRQ_ACK13
#define GPUREG_IRQ_ACK13_LANE0_SHIFT                             PICA200_GPUREG_IRQ_ACK13_LANE0_SHIFT
#define GPUREG_IRQ_ACK13_LANE0_MASK                              PICA200_GPUREG_IRQ_ACK13_LANE0_MASK
#define GPUREG_IRQ_ACK13_LANE1_SHIFT                             PICA200_GPUREG_IRQ_ACK13_LANE1_SHIFT
#define GPUREG_IRQ_ACK13_LANE1_MASK                              PICA200_GPUREG_IRQ_ACK13_LANE1_MASK
#define GPUREG_IRQ_ACK13_LANE2_SHIFT                             PICA200_GPUREG_IRQ_ACK13_LANE2_SHIFT
#define GPUREG_IRQ_ACK13_LANE2_MASK                              PICA200_GPUREG_IRQ_ACK13_LANE2_MASK
#define GPUREG_IRQ_ACK13_LANE3_SHIFT                             PICA200_GPUREG_IRQ_ACK13_LANE3_SHIFT
#define GPUREG_IRQ_ACK13_LANE3_MASK                              PICA200_GPUREG_IRQ_ACK13_LANE3_MASK
#define GPUREG_IRQ_ACK14                                         PICA200_GPUREG_IRQ_ACK14
#define GPUREG_IRQ_ACK14_LANE0_SHIFT                             PICA200_GPUREG_IRQ_ACK14_LANE0_SHIFT
#define GPUREG_IRQ_ACK14_LANE0_MASK                              PICA200_GPUREG_IRQ_ACK14_LANE0_MASK
#define GPUREG_IRQ_ACK14_LANE1_SHIFT                             PICA200_GPUREG_IRQ_ACK14_LANE1_SHIFT
#define GPUREG_IRQ_ACK14_LANE1_MASK                              PICA200_GPUREG_IRQ_ACK14_LANE1_MASK
#define GPUREG_IRQ_ACK14_LANE2_SHIFT                             PICA200_GPUREG_IRQ_ACK14_LANE2_SHIFT
#define GPUREG_IRQ_ACK14_LANE2_MASK                              PICA200_GPUREG_IRQ_ACK14_LANE2_MASK
#define GPUREG_IRQ_ACK14_LANE3_SHIFT                             PICA200_GPUREG_IRQ_ACK14_LANE3_SHIFT
#define GPUREG_IRQ_ACK14_LANE3_MASK                              PICA200_GPUREG_IRQ_ACK14_LANE3_MASK
#define GPUREG_IRQ_ACK15                                         PICA200_GPUREG_IRQ_ACK15
#define GPUREG_IRQ_ACK15_LANE0_SHIFT                             PICA200_GPUREG_IRQ_ACK15_LANE0_SHIFT
#define GPUREG_IRQ_ACK15_LANE0_MASK                              PICA200_GPUREG_IRQ_ACK15_LANE0_MASK
#define GPUREG_IRQ_ACK15_LANE1_SHIFT                             PICA200_GPUREG_IRQ_ACK15_LANE1_SHIFT
#define GPUREG_IRQ_ACK15_LANE1_MASK                              PICA200_GPUREG_IRQ_ACK15_LANE1_MASK
#define GPUREG_IRQ_ACK15_LANE2_SHIFT                             PICA200_GPUREG_IRQ_ACK15_LANE2_SHIFT
#define GPUREG_IRQ_ACK15_LANE2_MASK                              PICA200_GPUREG_IRQ_ACK15_LANE2_MASK
#define GPUREG_IRQ_ACK15_LANE3_SHIFT                             PICA200_GPUREG_IRQ_ACK15_LANE3_SHIFT
#define GPUREG_IRQ_ACK15_LANE3_MASK                              PICA200_GPUREG_IRQ_ACK15_LANE3_MASK
#define GPUREG_FINALIZE                                          PICA200_GPUREG_FINALIZE
#define GPUREG_FINALIZE_LANE0_SHIFT                              PICA200_GPUREG_FINALIZE_LANE0_SHIFT
#define GPUREG_FINALIZE_LANE0_MASK                               PICA200_GPUREG_FINALIZE_LANE0_MASK
#define GPUREG_FINALIZE_LANE1_SHIFT                              PICA200_GPUREG_FINALIZE_LANE1_SHIFT
#define GPUREG_FINALIZE_LANE1_MASK                               PICA200_GPUREG_FINALIZE_LANE1_MASK
#define GPUREG_FINALIZE_LANE2_SHIFT                              PICA200_GPUREG_FINALIZE_LANE2_SHIFT
#define GPUREG_FINALIZE_LANE2_MASK                               PICA200_GPUREG_FINALIZE_LANE2_MASK
#define GPUREG_FINALIZE_LANE3_SHIFT                              PICA200_GPUREG_FINALIZE_LANE3_SHIFT
#define GPUREG_FINALIZE_LANE3_MASK                               PICA200_GPUREG_FINALIZE_LANE3_MASK
#define GPUREG_IRQ_REQ1                                          PICA200_GPUREG_IRQ_REQ1
#define GPUREG_IRQ_REQ1_LANE0_SHIFT                              PICA200_GPUREG_IRQ_REQ1_LANE0_SHIFT
#define GPUREG_IRQ_REQ1_LANE0_MASK                               PICA200_GPUREG_IRQ_REQ1_LANE0_MASK
#define GPUREG_IRQ_REQ1_LANE1_SHIFT                              PICA200_GPUREG_IRQ_REQ1_LANE1_SHIFT
#define GPUREG_IRQ_REQ1_LANE1_MASK                               PICA200_GPUREG_IRQ_REQ1_LANE1_MASK
#define GPUREG_IRQ_REQ1_LANE2_SHIFT                              PICA200_GPUREG_IRQ_REQ1_LANE2_SHIFT
#define GPUREG_IRQ_REQ1_LANE2_MASK                               PICA200_GPUREG_IRQ_REQ1_LANE2_MASK
#define GPUREG_IRQ_REQ1_LANE3_SHIFT                              PICA200_GPUREG_IRQ_REQ1_LANE3_SHIFT
#define GPUREG_IRQ_REQ1_LANE3_MASK                               PICA200_GPUREG_IRQ_REQ1_LANE3_MASK
#define GPUREG_IRQ_REQ2                                          PICA200_GPUREG_IRQ_REQ2
#define GPUREG_IRQ_REQ2_LANE0_SHIFT                              PICA200_GPUREG_IRQ_REQ2_LANE0_SHIFT
#define GPUREG_IRQ_REQ2_LANE0_MASK                               PICA200_GPUREG_IRQ_REQ2_LANE0_MASK
#define GPUREG_IRQ_REQ2_LANE1_SHIFT                              PICA200_GPUREG_IRQ_REQ2_LANE1_SHIFT
#define GPUREG_IRQ_REQ2_LANE1_MASK                               PICA200_GPUREG_IRQ_REQ2_LANE1_MASK
#define GPUREG_IRQ_REQ2_LANE2_SHIFT                              PICA200_GPUREG_IRQ_REQ2_LANE2_SHIFT
#define GPUREG_IRQ_REQ2_LANE2_MASK                               PICA200_GPUREG_IRQ_REQ2_LANE2_MASK
#define GPUREG_IRQ_REQ2_LANE3_SHIFT                              PICA200_GPUREG_IRQ_REQ2_LANE3_SHIFT
#define GPUREG_IRQ_REQ2_LANE3_MASK                               PICA200_GPUREG_IRQ_REQ2_LANE3_MASK
#define GPUREG_IRQ_REQ3                                          PICA200_GPUREG_IRQ_REQ3
#define GPUREG_IRQ_REQ3_LANE0_SHIFT                              PICA200_GPUREG_IRQ_REQ3_LANE0_SHIFT
#define GPUREG_IRQ_REQ3_LANE0_MASK                               PICA200_GPUREG_IRQ_REQ3_LANE0_MASK
#define GPUREG_IRQ_REQ3_LANE1_SHIFT                              PICA200_GPUREG_IRQ_REQ3_LANE1_SHIFT
#define GPUREG_IRQ_REQ3_LANE1_MASK                               PICA200_GPUREG_IRQ_REQ3_LANE1_MASK
#define GPUREG_IRQ_REQ3_LANE2_SHIFT                              PICA200_GPUREG_IRQ_REQ3_LANE2_SHIFT
#define GPUREG_IRQ_REQ3_LANE2_MASK                               PICA200_GPUREG_IRQ_REQ3_LANE2_MASK
#define GPUREG_IRQ_REQ3_LANE3_SHIFT                              PICA200_GPUREG_IRQ_REQ3_LANE3_SHIFT
#define GPUREG_IRQ_REQ3_LANE3_MASK                               PICA200_GPUREG_IRQ_REQ3_LANE3_MASK
#define GPUREG_IRQ_REQ4                                          PICA200_GPUREG_IRQ_REQ4
#define GPUREG_IRQ_REQ4_LANE0_SHIFT                              PICA200_GPUREG_IRQ_REQ4_LANE0_SHIFT
#define GPUREG_IRQ_REQ4_LANE0_MASK                               PICA200_GPUREG_IRQ_REQ4_LANE0_MASK
#define GPUREG_IRQ_REQ4_LANE1_SHIFT                              PICA200_GPUREG_IRQ_REQ4_LANE1_SHIFT
#define GPUREG_IRQ_REQ4_LANE1_MASK                               PICA200_GPUREG_IRQ_REQ4_LANE1_MASK
#define GPUREG_IRQ_REQ4_LANE2_SHIFT                              PICA200_GPUREG_IRQ_REQ4_LANE2_SHIFT
#define GPUREG_IRQ_REQ4_LANE2_MASK                               PICA200_GPUREG_IRQ_REQ4_LANE2_MASK
#define GPUREG_IRQ_REQ4_LANE3_SHIFT                              PICA200_GPUREG_IRQ_REQ4_LANE3_SHIFT
#define GPUREG_IRQ_REQ4_LANE3_MASK                               PICA200_GPUREG_IRQ_REQ4_LANE3_MASK
#define GPUREG_IRQ_REQ5                                          PICA200_GPUREG_IRQ_REQ5
#define GPUREG_IRQ_REQ5_LANE0_SHIFT                              PICA200_GPUREG_IRQ_REQ5_LANE0_SHIFT
#define GPUREG_IRQ_REQ5_LANE0_MASK                               PICA200_GPUREG_IRQ_REQ5_LANE0_MASK
#define GPUREG_IRQ_REQ5_LANE1_SHIFT                              PICA200_GPUREG_IRQ_REQ5_LANE1_SHIFT
#define GPUREG_IRQ_REQ5_LANE1_MASK                               PICA200_GPUREG_IRQ_REQ5_LANE1_MASK
#define GPUREG_IRQ_REQ5_LANE2_SHIFT                              PICA200_GPUREG_IRQ_REQ5_LANE2_SHIFT
#define GPUREG_IRQ_REQ5_LANE2_MASK                               PICA200_GPUREG_IRQ_REQ5_LANE2_MASK
#define GPUREG_IRQ_REQ5_LANE3_SHIFT                              PICA200_GPUREG_IRQ_REQ5_LANE3_SHIFT
#define GPUREG_IRQ_REQ5_LANE3_MASK                               PICA200_GPUREG_IRQ_REQ5_LANE3_MASK
#define GPUREG_IRQ_REQ6                                          PICA200_GPUREG_IRQ_REQ6
#define GPUREG_IRQ_REQ6_LANE0_SHIFT                              PICA200_GPUREG_IRQ_REQ6_LANE0_SHIFT
#define GPUREG_IRQ_REQ6_LANE0_MASK                               PICA200_GPUREG_IRQ_REQ6_LANE0_MASK
#define GPUREG_IRQ_REQ6_LANE1_SHIFT                              PICA200_GPUREG_IRQ_REQ6_LANE1_SHIFT
#define GPUREG_IRQ_REQ6_LANE1_MASK                               PICA200_GPUREG_IRQ_REQ6_LANE1_MASK
#define GPUREG_IRQ_REQ6_LANE2_SHIFT                              PICA200_GPUREG_IRQ_REQ6_LANE2_SHIFT
#define GPUREG_IRQ_REQ6_LANE2_MASK                               PICA200_GPUREG_IRQ_REQ6_LANE2_MASK
#define GPUREG_IRQ_REQ6_LANE3_SHIFT                              PICA200_GPUREG_IRQ_REQ6_LANE3_SHIFT
#define GPUREG_IRQ_REQ6_LANE3_MASK                               PICA200_GPUREG_IRQ_REQ6_LANE3_MASK
#define GPUREG_IRQ_REQ7                                          PICA200_GPUREG_IRQ_REQ7
#define GPUREG_IRQ_REQ7_LANE0_SHIFT                              PICA200_GPUREG_IRQ_REQ7_LANE0_SHIFT
#define GPUREG_IRQ_REQ7_LANE0_MASK                               PICA200_GPUREG_IRQ_REQ7_LANE0_MASK
#define GPUREG_IRQ_REQ7_LANE1_SHIFT                              PICA200_GPUREG_IRQ_REQ7_LANE1_SHIFT
#define GPUREG_IRQ_REQ7_LANE1_MASK                               PICA200_GPUREG_IRQ_REQ7_LANE1_MASK
#define GPUREG_IRQ_REQ7_LANE2_SHIFT                              PICA200_GPUREG_IRQ_REQ7_LANE2_SHIFT
#define GPUREG_IRQ_REQ7_LANE2_MASK                               PICA200_GPUREG_IRQ_REQ7_LANE2_MASK
#define GPUREG_IRQ_REQ7_LANE3_SHIFT                              PICA200_GPUREG_IRQ_REQ7_LANE3_SHIFT
#define GPUREG_IRQ_REQ7_LANE3_MASK                               PICA200_GPUREG_IRQ_REQ7_LANE3_MASK
#define GPUREG_IRQ_REQ8                                          PICA200_GPUREG_IRQ_REQ8
#define GPUREG_IRQ_REQ8_LANE0_SHIFT                              PICA200_GPUREG_IRQ_REQ8_LANE0_SHIFT
#define GPUREG_IRQ_REQ8_LANE0_MASK                               PICA200_GPUREG_IRQ_REQ8_LANE0_MASK
#define GPUREG_IRQ_REQ8_LANE1_SHIFT                              PICA200_GPUREG_IRQ_REQ8_LANE1_SHIFT
#define GPUREG_IRQ_REQ8_LANE1_MASK                               PICA200_GPUREG_IRQ_REQ8_LANE1_MASK
#define GPUREG_IRQ_REQ8_LANE2_SHIFT                              PICA200_GPUREG_IRQ_REQ8_LANE2_SHIFT
#define GPUREG_IRQ_REQ8_LANE2_MASK                               PICA200_GPUREG_IRQ_REQ8_LANE2_MASK
#define GPUREG_IRQ_REQ8_LANE3_SHIFT                              PICA200_GPUREG_IRQ_REQ8_LANE3_SHIFT
#define GPUREG_IRQ_REQ8_LANE3_MASK                               PICA200_GPUREG_IRQ_REQ8_LANE3_MASK
#define GPUREG_IRQ_REQ9                                          PICA200_GPUREG_IRQ_REQ9
#define GPUREG_IRQ_REQ9_LANE0_SHIFT                              PICA200_GPUREG_IRQ_REQ9_LANE0_SHIFT
#define GPUREG_IRQ_REQ9_LANE0_MASK                               PICA200_GPUREG_IRQ_REQ9_LANE0_MASK
#define GPUREG_IRQ_REQ9_LANE1_SHIFT                              PICA200_GPUREG_IRQ_REQ9_LANE1_SHIFT
#define GPUREG_IRQ_REQ9_LANE1_MASK                               PICA200_GPUREG_IRQ_REQ9_LANE1_MASK
#define GPUREG_IRQ_REQ9_LANE2_SHIFT                              PICA200_GPUREG_IRQ_REQ9_LANE2_SHIFT
#define GPUREG_IRQ_REQ9_LANE2_MASK                               PICA200_GPUREG_IRQ_REQ9_LANE2_MASK
#define GPUREG_IRQ_REQ9_LANE3_SHIFT                              PICA200_GPUREG_IRQ_REQ9_LANE3_SHIFT
#define GPUREG_IRQ_REQ9_LANE3_MASK                               PICA200_GPUREG_IRQ_REQ9_LANE3_MASK
#define GPUREG_IRQ_REQ10                                         PICA200_GPUREG_IRQ_REQ10
#define GPUREG_IRQ_REQ10_LANE0_SHIFT                             PICA200_GPUREG_IRQ_REQ10_LANE0_SHIFT
#define GPUREG_IRQ_REQ10_LANE0_MASK                              PICA200_GPUREG_IRQ_REQ10_LANE0_MASK
#define GPUREG_IRQ_REQ10_LANE1_SHIFT                             PICA200_GPUREG_IRQ_REQ10_LANE1_SHIFT
#define GPUREG_IRQ_REQ10_LANE1_MASK                              PICA200_GPUREG_IRQ_REQ10_LANE1_MASK
#define GPUREG_IRQ_REQ10_LANE2_SHIFT                             PICA200_GPUREG_IRQ_REQ10_LANE2_SHIFT
#define GPUREG_IRQ_REQ10_LANE2_MASK                              PICA200_GPUREG_IRQ_REQ10_LANE2_MASK
#define GPUREG_IRQ_REQ10_LANE3_SHIFT                             PICA200_GPUREG_IRQ_REQ10_LANE3_SHIFT
#define GPUREG_IRQ_REQ10_LANE3_MASK                              PICA200_GPUREG_IRQ_REQ10_LANE3_MASK
#define GPUREG_IRQ_REQ11                                         PICA200_GPUREG_IRQ_REQ11
#define GPUREG_IRQ_REQ11_LANE0_SHIFT                             PICA200_GPUREG_IRQ_REQ11_LANE0_SHIFT
#define GPUREG_IRQ_REQ11_LANE0_MASK                              PICA200_GPUREG_IRQ_REQ11_LANE0_MASK
#define GPUREG_IRQ_REQ11_LANE1_SHIFT                             PICA200_GPUREG_IRQ_REQ11_LANE1_SHIFT
#define GPUREG_IRQ_REQ11_LANE1_MASK                              PICA200_GPUREG_IRQ_REQ11_LANE1_MASK
#define GPUREG_IRQ_REQ11_LANE2_SHIFT                             PICA200_GPUREG_IRQ_REQ11_LANE2_SHIFT
#define GPUREG_IRQ_REQ11_LANE2_MASK                              PICA200_GPUREG_IRQ_REQ11_LANE2_MASK
#define GPUREG_IRQ_REQ11_LANE3_SHIFT                             PICA200_GPUREG_IRQ_REQ11_LANE3_SHIFT
#define GPUREG_IRQ_REQ11_LANE3_MASK                              PICA200_GPUREG_IRQ_REQ11_LANE3_MASK
#define GPUREG_IRQ_REQ12                                         PICA200_GPUREG_IRQ_REQ12
#define GPUREG_IRQ_REQ12_LANE0_SHIFT                             PICA200_GPUREG_IRQ_REQ12_LANE0_SHIFT
#define GPUREG_IRQ_REQ12_LANE0_MASK                              PICA200_GPUREG_IRQ_REQ12_LANE0_MASK
#define GPUREG_IRQ_REQ12_LANE1_SHIFT                             PICA200_GPUREG_IRQ_REQ12_LANE1_SHIFT
#define GPUREG_IRQ_REQ12_LANE1_MASK                              PICA200_GPUREG_IRQ_REQ12_LANE1_MASK
#define GPUREG_IRQ_REQ12_LANE2_SHIFT                             PICA200_GPUREG_IRQ_REQ12_LANE2_SHIFT
#define GPUREG_IRQ_REQ12_LANE2_MASK                              PICA200_GPUREG_IRQ_REQ12_LANE2_MASK
#define GPUREG_IRQ_REQ12_LANE3_SHIFT                             PICA200_GPUREG_IRQ_REQ12_LANE3_SHIFT
#define GPUREG_IRQ_REQ12_LANE3_MASK                              PICA200_GPUREG_IRQ_REQ12_LANE3_MASK
#define GPUREG_IRQ_REQ13                                         PICA200_GPUREG_IRQ_REQ13
#define GPUREG_IRQ_REQ13_LANE0_SHIFT                             PICA200_GPUREG_IRQ_REQ13_LANE0_SHIFT
#define GPUREG_IRQ_REQ13_LANE0_MASK                              PICA200_GPUREG_IRQ_REQ13_LANE0_MASK
#define GPUREG_IRQ_REQ13_LANE1_SHIFT                             PICA200_GPUREG_IRQ_REQ13_LANE1_SHIFT
#define GPUREG_IRQ_REQ13_LANE1_MASK                              PICA200_GPUREG_IRQ_REQ13_LANE1_MASK
#define GPUREG_IRQ_REQ13_LANE2_SHIFT                             PICA200_GPUREG_IRQ_REQ13_LANE2_SHIFT
#define GPUREG_IRQ_REQ13_LANE2_MASK                              PICA200_GPUREG_IRQ_REQ13_LANE2_MASK
#define GPUREG_IRQ_REQ13_LANE3_SHIFT                             PICA200_GPUREG_IRQ_REQ13_LANE3_SHIFT
#define GPUREG_IRQ_REQ13_LANE3_MASK                              PICA200_GPUREG_IRQ_REQ13_LANE3_MASK
#define GPUREG_IRQ_REQ14                                         PICA200_GPUREG_IRQ_REQ14
#define GPUREG_IRQ_REQ14_LANE0_SHIFT                             PICA200_GPUREG_IRQ_REQ14_LANE0_SHIFT
#define GPUREG_IRQ_REQ14_LANE0_MASK                              PICA200_GPUREG_IRQ_REQ14_LANE0_MASK
#define GPUREG_IRQ_REQ14_LANE1_SHIFT                             PICA200_GPUREG_IRQ_REQ14_LANE1_SHIFT
#define GPUREG_IRQ_REQ14_LANE1_MASK                              PICA200_GPUREG_IRQ_REQ14_LANE1_MASK
#define GPUREG_IRQ_REQ14_LANE2_SHIFT                             PICA200_GPUREG_IRQ_REQ14_LANE2_SHIFT
#define GPUREG_IRQ_REQ14_LANE2_MASK                              PICA200_GPUREG_IRQ_REQ14_LANE2_MASK
#define GPUREG_IRQ_REQ14_LANE3_SHIFT                             PICA200_GPUREG_IRQ_REQ14_LANE3_SHIFT
#define GPUREG_IRQ_REQ14_LANE3_MASK                              PICA200_GPUREG_IRQ_REQ14_LANE3_MASK
#define GPUREG_IRQ_REQ15                                         PICA200_GPUREG_IRQ_REQ15
#define GPUREG_IRQ_REQ15_LANE0_SHIFT                             PICA200_GPUREG_IRQ_REQ15_LANE0_SHIFT
#define GPUREG_IRQ_REQ15_LANE0_MASK                              PICA200_GPUREG_IRQ_REQ15_LANE0_MASK
#define GPUREG_IRQ_REQ15_LANE1_SHIFT                             PICA200_GPUREG_IRQ_REQ15_LANE1_SHIFT
#define GPUREG_IRQ_REQ15_LANE1_MASK                              PICA200_GPUREG_IRQ_REQ15_LANE1_MASK
#define GPUREG_IRQ_REQ15_LANE2_SHIFT                             PICA200_GPUREG_IRQ_REQ15_LANE2_SHIFT
#define GPUREG_IRQ_REQ15_LANE2_MASK                              PICA200_GPUREG_IRQ_REQ15_LANE2_MASK
#define GPUREG_IRQ_REQ15_LANE3_SHIFT                             PICA200_GPUREG_IRQ_REQ15_LANE3_SHIFT
#define GPUREG_IRQ_REQ15_LANE3_MASK                              PICA200_GPUREG_IRQ_REQ15_LANE3_MASK
#define GPUREG_IRQ_CMP0                                          PICA200_GPUREG_IRQ_CMP0
#define GPUREG_IRQ_CMP0_LANE0_SHIFT                              PICA200_GPUREG_IRQ_CMP0_LANE0_SHIFT
#define GPUREG_IRQ_CMP0_LANE0_MASK                               PICA200_GPUREG_IRQ_CMP0_LANE0_MASK
#define GPUREG_IRQ_CMP0_LANE1_SHIFT                              PICA200_GPUREG_IRQ_CMP0_LANE1_SHIFT
#define GPUREG_IRQ_CMP0_LANE1_MASK                               PICA200_GPUREG_IRQ_CMP0_LANE1_MASK
#define GPUREG_IRQ_CMP0_LANE2_SHIFT                              PICA200_GPUREG_IRQ_CMP0_LANE2_SHIFT
#define GPUREG_IRQ_CMP0_LANE2_MASK                               PICA200_GPUREG_IRQ_CMP0_LANE2_MASK
#define GPUREG_IRQ_CMP0_LANE3_SHIFT                              PICA200_GPUREG_IRQ_CMP0_LANE3_SHIFT
#define GPUREG_IRQ_CMP0_LANE3_MASK                               PICA200_GPUREG_IRQ_CMP0_LANE3_MASK
#define GPUREG_IRQ_CMP1                                          PICA200_GPUREG_IRQ_CMP1
#define GPUREG_IRQ_CMP1_LANE0_SHIFT                              PICA200_GPUREG_IRQ_CMP1_LANE0_SHIFT
#define GPUREG_IRQ_CMP1_LANE0_MASK                               PICA200_GPUREG_IRQ_CMP1_LANE0_MASK
#define GPUREG_IRQ_CMP1_LANE1_SHIFT                              PICA200_GPUREG_IRQ_CMP1_LANE1_SHIFT
#define GPUREG_IRQ_CMP1_LANE1_MASK                               PICA200_GPUREG_IRQ_CMP1_LANE1_MASK
#define GPUREG_IRQ_CMP1_LANE2_SHIFT                              PICA200_GPUREG_IRQ_CMP1_LANE2_SHIFT
#define GPUREG_IRQ_CMP1_LANE2_MASK                               PICA200_GPUREG_IRQ_CMP1_LANE2_MASK
#define GPUREG_IRQ_CMP1_LANE3_SHIFT                              PICA200_GPUREG_IRQ_CMP1_LANE3_SHIFT
#define GPUREG_IRQ_CMP1_LANE3_MASK                               PICA200_GPUREG_IRQ_CMP1_LANE3_MASK
#define GPUREG_IRQ_CMP2                                          PICA200_GPUREG_IRQ_CMP2
#define GPUREG_IRQ_CMP2_LANE0_SHIFT                              PICA200_GPUREG_IRQ_CMP2_LANE0_SHIFT
#define GPUREG_IRQ_CMP2_LANE0_MASK                               PICA200_GPUREG_IRQ_CMP2_LANE0_MASK
#define GPUREG_IRQ_CMP2_LANE1_SHIFT                              PICA200_GPUREG_IRQ_CMP2_LANE1_SHIFT
#define GPUREG_IRQ_CMP2_LANE1_MASK                               PICA200_GPUREG_IRQ_CMP2_LANE1_MASK
#define GPUREG_IRQ_CMP2_LANE2_SHIFT                              PICA200_GPUREG_IRQ_CMP2_LANE2_SHIFT
#define GPUREG_IRQ_CMP2_LANE2_MASK                               PICA200_GPUREG_IRQ_CMP2_LANE2_MASK
#define GPUREG_IRQ_CMP2_LANE3_SHIFT                              PICA200_GPUREG_IRQ_CMP2_LANE3_SHIFT
#define GPUREG_IRQ_CMP2_LANE3_MASK                               PICA200_GPUREG_IRQ_CMP2_LANE3_MASK
#define GPUREG_IRQ_CMP3                                          PICA200_GPUREG_IRQ_CMP3
#define GPUREG_IRQ_CMP3_LANE0_SHIFT                              PICA200_GPUREG_IRQ_CMP3_LANE0_SHIFT
#define GPUREG_IRQ_CMP3_LANE0_MASK                               PICA200_GPUREG_IRQ_CMP3_LANE0_MASK
#define GPUREG_IRQ_CMP3_LANE1_SHIFT                              PICA200_GPUREG_IRQ_CMP3_LANE1_SHIFT
#define GPUREG_IRQ_CMP3_LANE1_MASK                               PICA200_GPUREG_IRQ_CMP3_LANE1_MASK
#define GPUREG_IRQ_CMP3_LANE2_SHIFT                              PICA200_GPUREG_IRQ_CMP3_LANE2_SHIFT
#define GPUREG_IRQ_CMP3_LANE2_MASK                               PICA200_GPUREG_IRQ_CMP3_LANE2_MASK
#define GPUREG_IRQ_CMP3_LANE3_SHIFT                              PICA200_GPUREG_IRQ_CMP3_LANE3_SHIFT
#define GPUREG_IRQ_CMP3_LANE3_MASK                               PICA200_GPUREG_IRQ_CMP3_LANE3_MASK
#define GPUREG_IRQ_CMP4                                          PICA200_GPUREG_IRQ_CMP4
#define GPUREG_IRQ_CMP4_LANE0_SHIFT                              PICA200_GPUREG_IRQ_CMP4_LANE0_SHIFT
#define GPUREG_IRQ_CMP4_LANE0_MASK                               PICA200_GPUREG_IRQ_CMP4_LANE0_MASK
#define GPUREG_IRQ_CMP4_LANE1_SHIFT                              PICA200_GPUREG_IRQ_CMP4_LANE1_SHIFT
#define GPUREG_IRQ_CMP4_LANE1_MASK                               PICA200_GPUREG_IRQ_CMP4_LANE1_MASK
#define GPUREG_IRQ_CMP4_LANE2_SHIFT                              PICA200_GPUREG_IRQ_CMP4_LANE2_SHIFT
#define GPUREG_IRQ_CMP4_LANE2_MASK                               PICA200_GPUREG_IRQ_CMP4_LANE2_MASK
#define GPUREG_IRQ_CMP4_LANE3_SHIFT                              PICA200_GPUREG_IRQ_CMP4_LANE3_SHIFT
#define GPUREG_IRQ_CMP4_LANE3_MASK                               PICA200_GPUREG_IRQ_CMP4_LANE3_MASK
#define GPUREG_IRQ_CMP5                                          PICA200_GPUREG_IRQ_CMP5
#define GPUREG_IRQ_CMP5_LANE0_SHIFT                              PICA200_GPUREG_IRQ_CMP5_LANE0_SHIFT
#define GPUREG_IRQ_CMP5_LANE0_MASK                               PICA200_GPUREG_IRQ_CMP5_LANE0_MASK
#define GPUREG_IRQ_CMP5_LANE1_SHIFT                              PICA200_GPUREG_IRQ_CMP5_LANE1_SHIFT
#define GPUREG_IRQ_CMP5_LANE1_MASK                               PICA200_GPUREG_IRQ_CMP5_LANE1_MASK
#define GPUREG_IRQ_CMP5_LANE2_SHIFT                              PICA200_GPUREG_IRQ_CMP5_LANE2_SHIFT
#define GPUREG_IRQ_CMP5_LANE2_MASK                               PICA200_GPUREG_IRQ_CMP5_LANE2_MASK
#define GPUREG_IRQ_CMP5_LANE3_SHIFT                              PICA200_GPUREG_IRQ_CMP5_LANE3_SHIFT
#define GPUREG_IRQ_CMP5_LANE3_MASK                               PICA200_GPUREG_IRQ_CMP5_LANE3_MASK
#define GPUREG_IRQ_CMP6                                          PICA200_GPUREG_IRQ_CMP6
#define GPUREG_IRQ_CMP6_LANE0_SHIFT                              PICA200_GPUREG_IRQ_CMP6_LANE0_SHIFT
#define GPUREG_IRQ_CMP6_LANE0_MASK                               PICA200_GPUREG_IRQ_CMP6_LANE0_MASK
#define GPUREG_IRQ_CMP6_LANE1_SHIFT                              PICA200_GPUREG_IRQ_CMP6_LANE1_SHIFT
#define GPUREG_IRQ_CMP6_LANE1_MASK                               PICA200_GPUREG_IRQ_CMP6_LANE1_MASK
#define GPUREG_IRQ_CMP6_LANE2_SHIFT                              PICA200_GPUREG_IRQ_CMP6_LANE2_SHIFT
#define GPUREG_IRQ_CMP6_LANE2_MASK                               PICA200_GPUREG_IRQ_CMP6_LANE2_MASK
#define GPUREG_IRQ_CMP6_LANE3_SHIFT                              PICA200_GPUREG_IRQ_CMP6_LANE3_SHIFT
#define GPUREG_IRQ_CMP6_LANE3_MASK                               PICA200_GPUREG_IRQ_CMP6_LANE3_MASK
#define GPUREG_IRQ_CMP7                                          PICA200_GPUREG_IRQ_CMP7
#define GPUREG_IRQ_CMP7_LANE0_SHIFT                              PICA200_GPUREG_IRQ_CMP7_LANE0_SHIFT
#define GPUREG_IRQ_CMP7_LANE0_MASK                               PICA200_GPUREG_IRQ_CMP7_LANE0_MASK
#define GPUREG_IRQ_CMP7_LANE1_SHIFT                              PICA200_GPUREG_IRQ_CMP7_LANE1_SHIFT
#define GPUREG_IRQ_CMP7_LANE1_MASK                               PICA200_GPUREG_IRQ_CMP7_LANE1_MASK
#define GPUREG_IRQ_CMP7_LANE2_SHIFT                              PICA200_GPUREG_IRQ_CMP7_LANE2_SHIFT
#define GPUREG_IRQ_CMP7_LANE2_MASK                               PICA200_GPUREG_IRQ_CMP7_LANE2_MASK
#define GPUREG_IRQ_CMP7_LANE3_SHIFT                              PICA200_GPUREG_IRQ_CMP7_LANE3_SHIFT
#define GPUREG_IRQ_CMP7_LANE3_MASK                               PICA200_GPUREG_IRQ_CMP7_LANE3_MASK
#define GPUREG_IRQ_CMP8                                          PICA200_GPUREG_IRQ_CMP8
#define GPUREG_IRQ_CMP8_LANE0_SHIFT                              PICA200_GPUREG_IRQ_CMP8_LANE0_SHIFT
#define GPUREG_IRQ_CMP8_LANE0_MASK                               PICA200_GPUREG_IRQ_CMP8_LANE0_MASK
#define GPUREG_IRQ_CMP8_LANE1_SHIFT                              PICA200_GPUREG_IRQ_CMP8_LANE1_SHIFT
#define GPUREG_IRQ_CMP8_LANE1_MASK                               PICA200_GPUREG_IRQ_CMP8_LANE1_MASK
#define GPUREG_IRQ_CMP8_LANE2_SHIFT                              PICA200_GPUREG_IRQ_CMP8_LANE2_SHIFT
#define GPUREG_IRQ_CMP8_LANE2_MASK                               PICA200_GPUREG_IRQ_CMP8_LANE2_MASK
#define GPUREG_IRQ_CMP8_LANE3_SHIFT                              PICA200_GPUREG_IRQ_CMP8_LANE3_SHIFT
#define GPUREG_IRQ_CMP8_LANE3_MASK                               PICA200_GPUREG_IRQ_CMP8_LANE3_MASK
#define GPUREG_IRQ_CMP9                                          PICA200_GPUREG_IRQ_CMP9
#define GPUREG_IRQ_CMP9_LANE0_SHIFT                              PICA200_GPUREG_IRQ_CMP9_LANE0_SHIFT
#define GPUREG_IRQ_CMP9_LANE0_MASK                               PICA200_GPUREG_IRQ_CMP9_LANE0_MASK
#define GPUREG_IRQ_CMP9_LANE1_SHIFT                              PICA200_GPUREG_IRQ_CMP9_LANE1_SHIFT
#define GPUREG_IRQ_CMP9_LANE1_MASK                               PICA200_GPUREG_IRQ_CMP9_LANE1_MASK
#define GPUREG_IRQ_CMP9_LANE2_SHIFT                              PICA200_GPUREG_IRQ_CMP9_LANE2_SHIFT
#define GPUREG_IRQ_CMP9_LANE2_MASK                               PICA200_GPUREG_IRQ_CMP9_LANE2_MASK
#define GPUREG_IRQ_CMP9_LANE3_SHIFT                              PICA200_GPUREG_IRQ_CMP9_LANE3_SHIFT
#define GPUREG_IRQ_CMP9_LANE3_MASK                               PICA200_GPUREG_IRQ_CMP9_LANE3_MASK
#define GPUREG_IRQ_CMP10                                         PICA200_GPUREG_IRQ_CMP10
#define GPUREG_IRQ_CMP10_LANE0_SHIFT                             PICA200_GPUREG_IRQ_CMP10_LANE0_SHIFT
#define GPUREG_IRQ_CMP10_LANE0_MASK                              PICA200_GPUREG_IRQ_CMP10_LANE0_MASK
#define GPUREG_IRQ_CMP10_LANE1_SHIFT                             PICA200_GPUREG_IRQ_CMP10_LANE1_SHIFT
#define GPUREG_IRQ_CMP10_LANE1_MASK                              PICA200_GPUREG_IRQ_CMP10_LANE1_MASK
#define GPUREG_IRQ_CMP10_LANE2_SHIFT                             PICA200_GPUREG_IRQ_CMP10_LANE2_SHIFT
#define GPUREG_IRQ_CMP10_LANE2_MASK                              PICA200_GPUREG_IRQ_CMP10_LANE2_MASK
#define GPUREG_IRQ_CMP10_LANE3_SHIFT                             PICA200_GPUREG_IRQ_CMP10_LANE3_SHIFT
#define GPUREG_IRQ_CMP10_LANE3_MASK                              PICA200_GPUREG_IRQ_CMP10_LANE3_MASK
#define GPUREG_IRQ_CMP11                                         PICA200_GPUREG_IRQ_CMP11
#define GPUREG_IRQ_CMP11_LANE0_SHIFT                             PICA200_GPUREG_IRQ_CMP11_LANE0_SHIFT
#define GPUREG_IRQ_CMP11_LANE0_MASK                              PICA200_GPUREG_IRQ_CMP11_LANE0_MASK
#define GPUREG_IRQ_CMP11_LANE1_SHIFT                             PICA200_GPUREG_IRQ_CMP11_LANE1_SHIFT
#define GPUREG_IRQ_CMP11_LANE1_MASK                              PICA200_GPUREG_IRQ_CMP11_LANE1_MASK
#define GPUREG_IRQ_CMP11_LANE2_SHIFT                             PICA200_GPUREG_IRQ_CMP11_LANE2_SHIFT
#define GPUREG_IRQ_CMP11_LANE2_MASK                              PICA200_GPUREG_IRQ_CMP11_LANE2_MASK
#define GPUREG_IRQ_CMP11_LANE3_SHIFT                             PICA200_GPUREG_IRQ_CMP11_LANE3_SHIFT
#define GPUREG_IRQ_CMP11_LANE3_MASK                              PICA200_GPUREG_IRQ_CMP11_LANE3_MASK
#define GPUREG_IRQ_CMP12                                         PICA200_GPUREG_IRQ_CMP12
#define GPUREG_IRQ_CMP12_LANE0_SHIFT                             PICA200_GPUREG_IRQ_CMP12_LANE0_SHIFT
#define GPUREG_IRQ_CMP12_LANE0_MASK                              PICA200_GPUREG_IRQ_CMP12_LANE0_MASK
#define GPUREG_IRQ_CMP12_LANE1_SHIFT                             PICA200_GPUREG_IRQ_CMP12_LANE1_SHIFT
#define GPUREG_IRQ_CMP12_LANE1_MASK                              PICA200_GPUREG_IRQ_CMP12_LANE1_MASK
#define GPUREG_IRQ_CMP12_LANE2_SHIFT                             PICA200_GPUREG_IRQ_CMP12_LANE2_SHIFT
#define GPUREG_IRQ_CMP12_LANE2_MASK                              PICA200_GPUREG_IRQ_CMP12_LANE2_MASK
#define GPUREG_IRQ_CMP12_LANE3_SHIFT                             PICA200_GPUREG_IRQ_CMP12_LANE3_SHIFT
#define GPUREG_IRQ_CMP12_LANE3_MASK                              PICA200_GPUREG_IRQ_CMP12_LANE3_MASK
#define GPUREG_IRQ_CMP13                                         PICA200_GPUREG_IRQ_CMP13
#define GPUREG_IRQ_CMP13_LANE0_SHIFT                             PICA200_GPUREG_IRQ_CMP13_LANE0_SHIFT
#define GPUREG_IRQ_CMP13_LANE0_MASK                              PICA200_GPUREG_IRQ_CMP13_LANE0_MASK
#define GPUREG_IRQ_CMP13_LANE1_SHIFT                             PICA200_GPUREG_IRQ_CMP13_LANE1_SHIFT
#define GPUREG_IRQ_CMP13_LANE1_MASK                              PICA200_GPUREG_IRQ_CMP13_LANE1_MASK
#define GPUREG_IRQ_CMP13_LANE2_SHIFT                             PICA200_GPUREG_IRQ_CMP13_LANE2_SHIFT
#define GPUREG_IRQ_CMP13_LANE2_MASK                              PICA200_GPUREG_IRQ_CMP13_LANE2_MASK
#define GPUREG_IRQ_CMP13_LANE3_SHIFT                             PICA200_GPUREG_IRQ_CMP13_LANE3_SHIFT
#define GPUREG_IRQ_CMP13_LANE3_MASK                              PICA200_GPUREG_IRQ_CMP13_LANE3_MASK
#define GPUREG_IRQ_CMP14                                         PICA200_GPUREG_IRQ_CMP14
#define GPUREG_IRQ_CMP14_LANE0_SHIFT                             PICA200_GPUREG_IRQ_CMP14_LANE0_SHIFT
#define GPUREG_IRQ_CMP14_LANE0_MASK                              PICA200_GPUREG_IRQ_CMP14_LANE0_MASK
#define GPUREG_IRQ_CMP14_LANE1_SHIFT                             PICA200_GPUREG_IRQ_CMP14_LANE1_SHIFT
#define GPUREG_IRQ_CMP14_LANE1_MASK                              PICA200_GPUREG_IRQ_CMP14_LANE1_MASK
#define GPUREG_IRQ_CMP14_LANE2_SHIFT                             PICA200_GPUREG_IRQ_CMP14_LANE2_SHIFT
#define GPUREG_IRQ_CMP14_LANE2_MASK                              PICA200_GPUREG_IRQ_CMP14_LANE2_MASK
#define GPUREG_IRQ_CMP14_LANE3_SHIFT                             PICA200_GPUREG_IRQ_CMP14_LANE3_SHIFT
#define GPUREG_IRQ_CMP14_LANE3_MASK                              PICA200_GPUREG_IRQ_CMP14_LANE3_MASK
#define GPUREG_IRQ_CMP15                                         PICA200_GPUREG_IRQ_CMP15
#define GPUREG_IRQ_CMP15_LANE0_SHIFT                             PICA200_GPUREG_IRQ_CMP15_LANE0_SHIFT
#define GPUREG_IRQ_CMP15_LANE0_MASK                              PICA200_GPUREG_IRQ_CMP15_LANE0_MASK
#define GPUREG_IRQ_CMP15_LANE1_SHIFT                             PICA200_GPUREG_IRQ_CMP15_LANE1_SHIFT
#define GPUREG_IRQ_CMP15_LANE1_MASK                              PICA200_GPUREG_IRQ_CMP15_LANE1_MASK
#define GPUREG_IRQ_CMP15_LANE2_SHIFT                             PICA200_GPUREG_IRQ_CMP15_LANE2_SHIFT
#define GPUREG_IRQ_CMP15_LANE2_MASK                              PICA200_GPUREG_IRQ_CMP15_LANE2_MASK
#define GPUREG_IRQ_CMP15_LANE3_SHIFT                             PICA200_GPUREG_IRQ_CMP15_LANE3_SHIFT
#define GPUREG_IRQ_CMP15_LANE3_MASK                              PICA200_GPUREG_IRQ_CMP15_LANE3_MASK
#define GPUREG_IRQ_MASK_LOW                                      PICA200_GPUREG_IRQ_MASK_LOW
#define GPUREG_IRQ_MASK_LOW_DISABLE0_SHIFT                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE0_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE0_MASK                        PICA200_GPUREG_IRQ_MASK_LOW_DISABLE0_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE1_SHIFT                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE1_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE1_MASK                        PICA200_GPUREG_IRQ_MASK_LOW_DISABLE1_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE2_SHIFT                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE2_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE2_MASK                        PICA200_GPUREG_IRQ_MASK_LOW_DISABLE2_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE3_SHIFT                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE3_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE3_MASK                        PICA200_GPUREG_IRQ_MASK_LOW_DISABLE3_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE4_SHIFT                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE4_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE4_MASK                        PICA200_GPUREG_IRQ_MASK_LOW_DISABLE4_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE5_SHIFT                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE5_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE5_MASK                        PICA200_GPUREG_IRQ_MASK_LOW_DISABLE5_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE6_SHIFT                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE6_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE6_MASK                        PICA200_GPUREG_IRQ_MASK_LOW_DISABLE6_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE7_SHIFT                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE7_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE7_MASK                        PICA200_GPUREG_IRQ_MASK_LOW_DISABLE7_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE8_SHIFT                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE8_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE8_MASK                        PICA200_GPUREG_IRQ_MASK_LOW_DISABLE8_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE9_SHIFT                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE9_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE9_MASK                        PICA200_GPUREG_IRQ_MASK_LOW_DISABLE9_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE10_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE10_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE10_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE10_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE11_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE11_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE11_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE11_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE12_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE12_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE12_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE12_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE13_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE13_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE13_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE13_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE14_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE14_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE14_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE14_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE15_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE15_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE15_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE15_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE16_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE16_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE16_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE16_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE17_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE17_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE17_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE17_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE18_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE18_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE18_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE18_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE19_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE19_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE19_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE19_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE20_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE20_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE20_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE20_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE21_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE21_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE21_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE21_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE22_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE22_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE22_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE22_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE23_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE23_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE23_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE23_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE24_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE24_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE24_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE24_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE25_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE25_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE25_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE25_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE26_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE26_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE26_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE26_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE27_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE27_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE27_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE27_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE28_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE28_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE28_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE28_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE29_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE29_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE29_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE29_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE30_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE30_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE30_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE30_MASK
#define GPUREG_IRQ_MASK_LOW_DISABLE31_SHIFT                      PICA200_GPUREG_IRQ_MASK_LOW_DISABLE31_SHIFT
#define GPUREG_IRQ_MASK_LOW_DISABLE31_MASK                       PICA200_GPUREG_IRQ_MASK_LOW_DISABLE31_MASK
#define GPUREG_IRQ_MASK_HIGH                                     PICA200_GPUREG_IRQ_MASK_HIGH
#define GPUREG_IRQ_MASK_HIGH_DISABLE0_SHIFT                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE0_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE0_MASK                       PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE0_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE1_SHIFT                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE1_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE1_MASK                       PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE1_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE2_SHIFT                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE2_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE2_MASK                       PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE2_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE3_SHIFT                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE3_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE3_MASK                       PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE3_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE4_SHIFT                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE4_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE4_MASK                       PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE4_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE5_SHIFT                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE5_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE5_MASK                       PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE5_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE6_SHIFT                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE6_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE6_MASK                       PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE6_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE7_SHIFT                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE7_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE7_MASK                       PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE7_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE8_SHIFT                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE8_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE8_MASK                       PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE8_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE9_SHIFT                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE9_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE9_MASK                       PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE9_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE10_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE10_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE10_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE10_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE11_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE11_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE11_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE11_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE12_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE12_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE12_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE12_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE13_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE13_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE13_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE13_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE14_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE14_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE14_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE14_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE15_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE15_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE15_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE15_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE16_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE16_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE16_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE16_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE17_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE17_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE17_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE17_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE18_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE18_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE18_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE18_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE19_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE19_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE19_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE19_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE20_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE20_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE20_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE20_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE21_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE21_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE21_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE21_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE22_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE22_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE22_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE22_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE23_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE23_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE23_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE23_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE24_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE24_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE24_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE24_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE25_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE25_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE25_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE25_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE26_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE26_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE26_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE26_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE27_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE27_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE27_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE27_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE28_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE28_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE28_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE28_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE29_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE29_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE29_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE29_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE30_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE30_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE30_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE30_MASK
#define GPUREG_IRQ_MASK_HIGH_DISABLE31_SHIFT                     PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE31_SHIFT
#define GPUREG_IRQ_MASK_HIGH_DISABLE31_MASK                      PICA200_GPUREG_IRQ_MASK_HIGH_DISABLE31_MASK
#define GPUREG_IRQ_STAT_LOW                                      PICA200_GPUREG_IRQ_STAT_LOW
#define GPUREG_IRQ_STAT_LOW_MATCH0_SHIFT                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH0_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH0_MASK                          PICA200_GPUREG_IRQ_STAT_LOW_MATCH0_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH1_SHIFT                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH1_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH1_MASK                          PICA200_GPUREG_IRQ_STAT_LOW_MATCH1_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH2_SHIFT                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH2_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH2_MASK                          PICA200_GPUREG_IRQ_STAT_LOW_MATCH2_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH3_SHIFT                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH3_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH3_MASK                          PICA200_GPUREG_IRQ_STAT_LOW_MATCH3_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH4_SHIFT                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH4_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH4_MASK                          PICA200_GPUREG_IRQ_STAT_LOW_MATCH4_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH5_SHIFT                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH5_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH5_MASK                          PICA200_GPUREG_IRQ_STAT_LOW_MATCH5_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH6_SHIFT                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH6_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH6_MASK                          PICA200_GPUREG_IRQ_STAT_LOW_MATCH6_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH7_SHIFT                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH7_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH7_MASK                          PICA200_GPUREG_IRQ_STAT_LOW_MATCH7_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH8_SHIFT                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH8_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH8_MASK                          PICA200_GPUREG_IRQ_STAT_LOW_MATCH8_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH9_SHIFT                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH9_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH9_MASK                          PICA200_GPUREG_IRQ_STAT_LOW_MATCH9_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH10_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH10_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH10_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH10_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH11_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH11_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH11_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH11_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH12_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH12_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH12_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH12_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH13_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH13_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH13_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH13_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH14_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH14_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH14_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH14_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH15_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH15_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH15_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH15_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH16_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH16_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH16_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH16_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH17_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH17_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH17_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH17_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH18_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH18_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH18_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH18_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH19_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH19_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH19_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH19_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH20_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH20_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH20_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH20_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH21_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH21_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH21_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH21_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH22_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH22_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH22_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH22_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH23_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH23_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH23_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH23_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH24_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH24_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH24_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH24_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH25_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH25_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH25_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH25_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH26_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH26_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH26_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH26_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH27_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH27_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH27_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH27_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH28_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH28_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH28_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH28_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH29_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH29_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH29_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH29_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH30_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH30_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH30_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH30_MASK
#define GPUREG_IRQ_STAT_LOW_MATCH31_SHIFT                        PICA200_GPUREG_IRQ_STAT_LOW_MATCH31_SHIFT
#define GPUREG_IRQ_STAT_LOW_MATCH31_MASK                         PICA200_GPUREG_IRQ_STAT_LOW_MATCH31_MASK
#define GPUREG_IRQ_STAT_HIGH                                     PICA200_GPUREG_IRQ_STAT_HIGH
#define GPUREG_IRQ_STAT_HIGH_MATCH0_SHIFT                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH0_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH0_MASK                         PICA200_GPUREG_IRQ_STAT_HIGH_MATCH0_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH1_SHIFT                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH1_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH1_MASK                         PICA200_GPUREG_IRQ_STAT_HIGH_MATCH1_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH2_SHIFT                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH2_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH2_MASK                         PICA200_GPUREG_IRQ_STAT_HIGH_MATCH2_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH3_SHIFT                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH3_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH3_MASK                         PICA200_GPUREG_IRQ_STAT_HIGH_MATCH3_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH4_SHIFT                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH4_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH4_MASK                         PICA200_GPUREG_IRQ_STAT_HIGH_MATCH4_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH5_SHIFT                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH5_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH5_MASK                         PICA200_GPUREG_IRQ_STAT_HIGH_MATCH5_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH6_SHIFT                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH6_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH6_MASK                         PICA200_GPUREG_IRQ_STAT_HIGH_MATCH6_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH7_SHIFT                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH7_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH7_MASK                         PICA200_GPUREG_IRQ_STAT_HIGH_MATCH7_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH8_SHIFT                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH8_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH8_MASK                         PICA200_GPUREG_IRQ_STAT_HIGH_MATCH8_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH9_SHIFT                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH9_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH9_MASK                         PICA200_GPUREG_IRQ_STAT_HIGH_MATCH9_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH10_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH10_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH10_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH10_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH11_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH11_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH11_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH11_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH12_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH12_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH12_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH12_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH13_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH13_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH13_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH13_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH14_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH14_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH14_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH14_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH15_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH15_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH15_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH15_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH16_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH16_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH16_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH16_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH17_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH17_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH17_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH17_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH18_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH18_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH18_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH18_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH19_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH19_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH19_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH19_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH20_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH20_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH20_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH20_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH21_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH21_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH21_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH21_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH22_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH22_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH22_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH22_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH23_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH23_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH23_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH23_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH24_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH24_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH24_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH24_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH25_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH25_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH25_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH25_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH26_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH26_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH26_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH26_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH27_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH27_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH27_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH27_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH28_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH28_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH28_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH28_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH29_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH29_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH29_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH29_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH30_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH30_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH30_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH30_MASK
#define GPUREG_IRQ_STAT_HIGH_MATCH31_SHIFT                       PICA200_GPUREG_IRQ_STAT_HIGH_MATCH31_SHIFT
#define GPUREG_IRQ_STAT_HIGH_MATCH31_MASK                        PICA200_GPUREG_IRQ_STAT_HIGH_MATCH31_MASK
#define GPUREG_IRQ_AUTOSTOP                                      PICA200_GPUREG_IRQ_AUTOSTOP
#define GPUREG_IRQ_AUTOSTOP_STOP_SHIFT                           PICA200_GPUREG_IRQ_AUTOSTOP_STOP_SHIFT
#define GPUREG_IRQ_AUTOSTOP_STOP_MASK                            PICA200_GPUREG_IRQ_AUTOSTOP_STOP_MASK
#define GPUREG_0035                                              PICA200_GPUREG_0035
#define GPUREG_UNKNOWN_0035_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_0035_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_0035_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_0035_UNKNOWN_MASK
#define GPUREG_0036                                              PICA200_GPUREG_0036
#define GPUREG_0037                                              PICA200_GPUREG_0037
#define GPUREG_0038                                              PICA200_GPUREG_0038
#define GPUREG_0039                                              PICA200_GPUREG_0039
#define GPUREG_003A                                              PICA200_GPUREG_003A
#define GPUREG_003B                                              PICA200_GPUREG_003B
#define GPUREG_003C                                              PICA200_GPUREG_003C
#define GPUREG_003D                                              PICA200_GPUREG_003D
#define GPUREG_003E                                              PICA200_GPUREG_003E
#define GPUREG_003F                                              PICA200_GPUREG_003F
#define GPUREG_0340                                              PICA200_GPUREG_0340
#define GPUREG_0341                                              PICA200_GPUREG_0341
#define GPUREG_0342                                              PICA200_GPUREG_0342
#define GPUREG_0343                                              PICA200_GPUREG_0343
#define GPUREG_0344                                              PICA200_GPUREG_0344
#define GPUREG_0345                                              PICA200_GPUREG_0345
#define GPUREG_0346                                              PICA200_GPUREG_0346
#define GPUREG_0347                                              PICA200_GPUREG_0347
#define GPUREG_0348                                              PICA200_GPUREG_0348
#define GPUREG_0349                                              PICA200_GPUREG_0349
#define GPUREG_034A                                              PICA200_GPUREG_034A
#define GPUREG_034B                                              PICA200_GPUREG_034B
#define GPUREG_034C                                              PICA200_GPUREG_034C
#define GPUREG_034D                                              PICA200_GPUREG_034D
#define GPUREG_034E                                              PICA200_GPUREG_034E
#define GPUREG_034F                                              PICA200_GPUREG_034F
#define GPUREG_0350                                              PICA200_GPUREG_0350
#define GPUREG_0351                                              PICA200_GPUREG_0351
#define GPUREG_0352                                              PICA200_GPUREG_0352
#define GPUREG_0353                                              PICA200_GPUREG_0353
#define GPUREG_0354                                              PICA200_GPUREG_0354
#define GPUREG_0355                                              PICA200_GPUREG_0355
#define GPUREG_0356                                              PICA200_GPUREG_0356
#define GPUREG_0357                                              PICA200_GPUREG_0357
#define GPUREG_0358                                              PICA200_GPUREG_0358
#define GPUREG_0359                                              PICA200_GPUREG_0359
#define GPUREG_035A                                              PICA200_GPUREG_035A
#define GPUREG_035B                                              PICA200_GPUREG_035B
#define GPUREG_035C                                              PICA200_GPUREG_035C
#define GPUREG_035D                                              PICA200_GPUREG_035D
#define GPUREG_035E                                              PICA200_GPUREG_035E
#define GPUREG_035F                                              PICA200_GPUREG_035F
#define GPUREG_0360                                              PICA200_GPUREG_0360
#define GPUREG_0361                                              PICA200_GPUREG_0361
#define GPUREG_0362                                              PICA200_GPUREG_0362
#define GPUREG_0363                                              PICA200_GPUREG_0363
#define GPUREG_0364                                              PICA200_GPUREG_0364
#define GPUREG_0365                                              PICA200_GPUREG_0365
#define GPUREG_0366                                              PICA200_GPUREG_0366
#define GPUREG_0367                                              PICA200_GPUREG_0367
#define GPUREG_0368                                              PICA200_GPUREG_0368
#define GPUREG_0369                                              PICA200_GPUREG_0369
#define GPUREG_036A                                              PICA200_GPUREG_036A
#define GPUREG_036B                                              PICA200_GPUREG_036B
#define GPUREG_036C                                              PICA200_GPUREG_036C
#define GPUREG_036D                                              PICA200_GPUREG_036D
#define GPUREG_036E                                              PICA200_GPUREG_036E
#define GPUREG_036F                                              PICA200_GPUREG_036F
#define GPUREG_0370                                              PICA200_GPUREG_0370
#define GPUREG_0371                                              PICA200_GPUREG_0371
#define GPUREG_0372                                              PICA200_GPUREG_0372
#define GPUREG_0373                                              PICA200_GPUREG_0373
#define GPUREG_0374                                              PICA200_GPUREG_0374
#define GPUREG_0375                                              PICA200_GPUREG_0375
#define GPUREG_0376                                              PICA200_GPUREG_0376
#define GPUREG_0377                                              PICA200_GPUREG_0377
#define GPUREG_0378                                              PICA200_GPUREG_0378
#define GPUREG_0379                                              PICA200_GPUREG_0379
#define GPUREG_037A                                              PICA200_GPUREG_037A
#define GPUREG_037B                                              PICA200_GPUREG_037B
#define GPUREG_037C                                              PICA200_GPUREG_037C
#define GPUREG_037D                                              PICA200_GPUREG_037D
#define GPUREG_037E                                              PICA200_GPUREG_037E
#define GPUREG_037F                                              PICA200_GPUREG_037F
#define GPUREG_0380                                              PICA200_GPUREG_0380
#define GPUREG_0381                                              PICA200_GPUREG_0381
#define GPUREG_0382                                              PICA200_GPUREG_0382
#define GPUREG_0383                                              PICA200_GPUREG_0383
#define GPUREG_0384                                              PICA200_GPUREG_0384
#define GPUREG_0385                                              PICA200_GPUREG_0385
#define GPUREG_0386                                              PICA200_GPUREG_0386
#define GPUREG_0387                                              PICA200_GPUREG_0387
#define GPUREG_0388                                              PICA200_GPUREG_0388
#define GPUREG_0389                                              PICA200_GPUREG_0389
#define GPUREG_038A                                              PICA200_GPUREG_038A
#define GPUREG_038B                                              PICA200_GPUREG_038B
#define GPUREG_038C                                              PICA200_GPUREG_038C
#define GPUREG_038D                                              PICA200_GPUREG_038D
#define GPUREG_038E                                              PICA200_GPUREG_038E
#define GPUREG_038F                                              PICA200_GPUREG_038F
#define GPUREG_0390                                              PICA200_GPUREG_0390
#define GPUREG_0391                                              PICA200_GPUREG_0391
#define GPUREG_0392                                              PICA200_GPUREG_0392
#define GPUREG_0393                                              PICA200_GPUREG_0393
#define GPUREG_0394                                              PICA200_GPUREG_0394
#define GPUREG_0395                                              PICA200_GPUREG_0395
#define GPUREG_0396                                              PICA200_GPUREG_0396
#define GPUREG_0397                                              PICA200_GPUREG_0397
#define GPUREG_0398                                              PICA200_GPUREG_0398
#define GPUREG_0399                                              PICA200_GPUREG_0399
#define GPUREG_039A                                              PICA200_GPUREG_039A
#define GPUREG_039B                                              PICA200_GPUREG_039B
#define GPUREG_039C                                              PICA200_GPUREG_039C
#define GPUREG_039D                                              PICA200_GPUREG_039D
#define GPUREG_039E                                              PICA200_GPUREG_039E
#define GPUREG_039F                                              PICA200_GPUREG_039F
#define GPUREG_03A0                                              PICA200_GPUREG_03A0
#define GPUREG_03A1                                              PICA200_GPUREG_03A1
#define GPUREG_03A2                                              PICA200_GPUREG_03A2
#define GPUREG_03A3                                              PICA200_GPUREG_03A3
#define GPUREG_03A4                                              PICA200_GPUREG_03A4
#define GPUREG_03A5                                              PICA200_GPUREG_03A5
#define GPUREG_03A6                                              PICA200_GPUREG_03A6
#define GPUREG_03A7                                              PICA200_GPUREG_03A7
#define GPUREG_03A8                                              PICA200_GPUREG_03A8
#define GPUREG_03A9                                              PICA200_GPUREG_03A9
#define GPUREG_03AA                                              PICA200_GPUREG_03AA
#define GPUREG_03AB                                              PICA200_GPUREG_03AB
#define GPUREG_03AC                                              PICA200_GPUREG_03AC
#define GPUREG_03AD                                              PICA200_GPUREG_03AD
#define GPUREG_03AE                                              PICA200_GPUREG_03AE
#define GPUREG_03AF                                              PICA200_GPUREG_03AF
#define GPUREG_03B0                                              PICA200_GPUREG_03B0
#define GPUREG_03B1                                              PICA200_GPUREG_03B1
#define GPUREG_03B2                                              PICA200_GPUREG_03B2
#define GPUREG_03B3                                              PICA200_GPUREG_03B3
#define GPUREG_03B4                                              PICA200_GPUREG_03B4
#define GPUREG_03B5                                              PICA200_GPUREG_03B5
#define GPUREG_03B6                                              PICA200_GPUREG_03B6
#define GPUREG_03B7                                              PICA200_GPUREG_03B7
#define GPUREG_03B8                                              PICA200_GPUREG_03B8
#define GPUREG_03B9                                              PICA200_GPUREG_03B9
#define GPUREG_03BA                                              PICA200_GPUREG_03BA
#define GPUREG_03BB                                              PICA200_GPUREG_03BB
#define GPUREG_03BC                                              PICA200_GPUREG_03BC
#define GPUREG_03BD                                              PICA200_GPUREG_03BD
#define GPUREG_03BE                                              PICA200_GPUREG_03BE
#define GPUREG_03BF                                              PICA200_GPUREG_03BF
#define GPUREG_03C0                                              PICA200_GPUREG_03C0
#define GPUREG_03C1                                              PICA200_GPUREG_03C1
#define GPUREG_03C2                                              PICA200_GPUREG_03C2
#define GPUREG_03C3                                              PICA200_GPUREG_03C3
#define GPUREG_03C4                                              PICA200_GPUREG_03C4
#define GPUREG_03C5                                              PICA200_GPUREG_03C5
#define GPUREG_03C6                                              PICA200_GPUREG_03C6
#define GPUREG_03C7                                              PICA200_GPUREG_03C7
#define GPUREG_03C8                                              PICA200_GPUREG_03C8
#define GPUREG_03C9                                              PICA200_GPUREG_03C9
#define GPUREG_03CA                                              PICA200_GPUREG_03CA
#define GPUREG_03CB                                              PICA200_GPUREG_03CB
#define GPUREG_03CC                                              PICA200_GPUREG_03CC
#define GPUREG_03CD                                              PICA200_GPUREG_03CD
#define GPUREG_03CE                                              PICA200_GPUREG_03CE
#define GPUREG_03CF                                              PICA200_GPUREG_03CF
#define GPUREG_03D0                                              PICA200_GPUREG_03D0
#define GPUREG_03D1                                              PICA200_GPUREG_03D1
#define GPUREG_03D2                                              PICA200_GPUREG_03D2
#define GPUREG_03D3                                              PICA200_GPUREG_03D3
#define GPUREG_03D4                                              PICA200_GPUREG_03D4
#define GPUREG_03D5                                              PICA200_GPUREG_03D5
#define GPUREG_03D6                                              PICA200_GPUREG_03D6
#define GPUREG_03D7                                              PICA200_GPUREG_03D7
#define GPUREG_03D8                                              PICA200_GPUREG_03D8
#define GPUREG_03D9                                              PICA200_GPUREG_03D9
#define GPUREG_03DA                                              PICA200_GPUREG_03DA
#define GPUREG_03DB                                              PICA200_GPUREG_03DB
#define GPUREG_03DC                                              PICA200_GPUREG_03DC
#define GPUREG_03DD                                              PICA200_GPUREG_03DD
#define GPUREG_03DE                                              PICA200_GPUREG_03DE
#define GPUREG_03DF                                              PICA200_GPUREG_03DF
#define GPUREG_03E0                                              PICA200_GPUREG_03E0
#define GPUREG_03E1                                              PICA200_GPUREG_03E1
#define GPUREG_03E2                                              PICA200_GPUREG_03E2
#define GPUREG_03E3                                              PICA200_GPUREG_03E3
#define GPUREG_03E4                                              PICA200_GPUREG_03E4
#define GPUREG_03E5                                              PICA200_GPUREG_03E5
#define GPUREG_03E6                                              PICA200_GPUREG_03E6
#define GPUREG_03E7                                              PICA200_GPUREG_03E7
#define GPUREG_03E8                                              PICA200_GPUREG_03E8
#define GPUREG_03E9                                              PICA200_GPUREG_03E9
#define GPUREG_03EA                                              PICA200_GPUREG_03EA
#define GPUREG_03EB                                              PICA200_GPUREG_03EB
#define GPUREG_03EC                                              PICA200_GPUREG_03EC
#define GPUREG_03ED                                              PICA200_GPUREG_03ED
#define GPUREG_03EE                                              PICA200_GPUREG_03EE
#define GPUREG_03EF                                              PICA200_GPUREG_03EF
#define GPUREG_03F0                                              PICA200_GPUREG_03F0
#define GPUREG_03F1                                              PICA200_GPUREG_03F1
#define GPUREG_03F2                                              PICA200_GPUREG_03F2
#define GPUREG_03F3                                              PICA200_GPUREG_03F3
#define GPUREG_03F4                                              PICA200_GPUREG_03F4
#define GPUREG_03F5                                              PICA200_GPUREG_03F5
#define GPUREG_03F6                                              PICA200_GPUREG_03F6
#define GPUREG_03F7                                              PICA200_GPUREG_03F7
#define GPUREG_03F8                                              PICA200_GPUREG_03F8
#define GPUREG_03F9                                              PICA200_GPUREG_03F9
#define GPUREG_03FA                                              PICA200_GPUREG_03FA
#define GPUREG_03FB                                              PICA200_GPUREG_03FB
#define GPUREG_03FC                                              PICA200_GPUREG_03FC
#define GPUREG_03FD                                              PICA200_GPUREG_03FD
#define GPUREG_03FE                                              PICA200_GPUREG_03FE
#define GPUREG_03FF                                              PICA200_GPUREG_03FF
#define GPUREG_FACECULLING_CONFIG                                PICA200_GPUREG_FACECULLING_CONFIG
#define GPUREG_FACECULLING_CONFIG_MODE_SHIFT                     PICA200_GPUREG_FACECULLING_CONFIG_MODE_SHIFT
#define GPUREG_FACECULLING_CONFIG_MODE_MASK                      PICA200_GPUREG_FACECULLING_CONFIG_MODE_MASK
#define GPUREG_VIEWPORT_WIDTH                                    PICA200_GPUREG_VIEWPORT_WIDTH
#define GPUREG_VIEWPORT_WIDTH_HALF_WIDTH_SHIFT                   PICA200_GPUREG_VIEWPORT_WIDTH_HALF_WIDTH_SHIFT
#define GPUREG_VIEWPORT_WIDTH_HALF_WIDTH_MASK                    PICA200_GPUREG_VIEWPORT_WIDTH_HALF_WIDTH_MASK
#define GPUREG_VIEWPORT_INVW                                     PICA200_GPUREG_VIEWPORT_INVW
#define GPUREG_VIEWPORT_INVW_INV_HALF_WIDTH_SHIFT                PICA200_GPUREG_VIEWPORT_INVW_INV_HALF_WIDTH_SHIFT
#define GPUREG_VIEWPORT_INVW_INV_HALF_WIDTH_MASK                 PICA200_GPUREG_VIEWPORT_INVW_INV_HALF_WIDTH_MASK
#define GPUREG_VIEWPORT_HEIGHT                                   PICA200_GPUREG_VIEWPORT_HEIGHT
#define GPUREG_VIEWPORT_HEIGHT_HALF_HEIGHT_SHIFT                 PICA200_GPUREG_VIEWPORT_HEIGHT_HALF_HEIGHT_SHIFT
#define GPUREG_VIEWPORT_HEIGHT_HALF_HEIGHT_MASK                  PICA200_GPUREG_VIEWPORT_HEIGHT_HALF_HEIGHT_MASK
#define GPUREG_VIEWPORT_INVH                                     PICA200_GPUREG_VIEWPORT_INVH
#define GPUREG_VIEWPORT_INVH_INV_HALF_HEIGHT_SHIFT               PICA200_GPUREG_VIEWPORT_INVH_INV_HALF_HEIGHT_SHIFT
#define GPUREG_VIEWPORT_INVH_INV_HALF_HEIGHT_MASK                PICA200_GPUREG_VIEWPORT_INVH_INV_HALF_HEIGHT_MASK
#define GPUREG_0045                                              PICA200_GPUREG_0045
#define GPUREG_UNKNOWN_0045_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_0045_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_0045_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_0045_UNKNOWN_MASK
#define GPUREG_0046                                              PICA200_GPUREG_0046
#define GPUREG_UNKNOWN_0046_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_0046_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_0046_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_0046_UNKNOWN_MASK
#define GPUREG_FRAGOP_CLIP                                       PICA200_GPUREG_FRAGOP_CLIP
#define GPUREG_FRAGOP_CLIP_ENABLE_SHIFT                          PICA200_GPUREG_FRAGOP_CLIP_ENABLE_SHIFT
#define GPUREG_FRAGOP_CLIP_ENABLE_MASK                           PICA200_GPUREG_FRAGOP_CLIP_ENABLE_MASK
#define GPUREG_FRAGOP_CLIP_DATA0                                 PICA200_GPUREG_FRAGOP_CLIP_DATA0
#define GPUREG_FRAGOP_CLIP_DATA1                                 PICA200_GPUREG_FRAGOP_CLIP_DATA1
#define GPUREG_FRAGOP_CLIP_DATA2                                 PICA200_GPUREG_FRAGOP_CLIP_DATA2
#define GPUREG_FRAGOP_CLIP_DATA3                                 PICA200_GPUREG_FRAGOP_CLIP_DATA3
#define GPUREG_FRAGOP_CLIP_DATA_COUNT                            PICA200_GPUREG_FRAGOP_CLIP_DATA_COUNT
#define GPUREG_FRAGOP_CLIP_DATA(n)                               PICA200_GPUREG_FRAGOP_CLIP_DATA(n)
#define GPUREG_FRAGOP_CLIP_DATA_COEFFICIENT_SHIFT                PICA200_GPUREG_FRAGOP_CLIP_DATA_COEFFICIENT_SHIFT
#define GPUREG_FRAGOP_CLIP_DATA_COEFFICIENT_MASK                 PICA200_GPUREG_FRAGOP_CLIP_DATA_COEFFICIENT_MASK
#define GPUREG_004C                                              PICA200_GPUREG_004C
#define GPUREG_UNKNOWN_004C_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_004C_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_004C_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_004C_UNKNOWN_MASK
#define GPUREG_DEPTHMAP_SCALE                                    PICA200_GPUREG_DEPTHMAP_SCALE
#define GPUREG_DEPTHMAP_SCALE_SCALE_SHIFT                        PICA200_GPUREG_DEPTHMAP_SCALE_SCALE_SHIFT
#define GPUREG_DEPTHMAP_SCALE_SCALE_MASK                         PICA200_GPUREG_DEPTHMAP_SCALE_SCALE_MASK
#define GPUREG_DEPTHMAP_OFFSET                                   PICA200_GPUREG_DEPTHMAP_OFFSET
#define GPUREG_DEPTHMAP_OFFSET_OFFSET_SHIFT                      PICA200_GPUREG_DEPTHMAP_OFFSET_OFFSET_SHIFT
#define GPUREG_DEPTHMAP_OFFSET_OFFSET_MASK                       PICA200_GPUREG_DEPTHMAP_OFFSET_OFFSET_MASK
#define GPUREG_SH_OUTMAP_TOTAL                                   PICA200_GPUREG_SH_OUTMAP_TOTAL
#define GPUREG_SH_OUTMAP_TOTAL_COUNT_SHIFT                       PICA200_GPUREG_SH_OUTMAP_TOTAL_COUNT_SHIFT
#define GPUREG_SH_OUTMAP_TOTAL_COUNT_MASK                        PICA200_GPUREG_SH_OUTMAP_TOTAL_COUNT_MASK
#define GPUREG_SH_OUTMAP_O0                                      PICA200_GPUREG_SH_OUTMAP_O0
#define GPUREG_SH_OUTMAP_O1                                      PICA200_GPUREG_SH_OUTMAP_O1
#define GPUREG_SH_OUTMAP_O2                                      PICA200_GPUREG_SH_OUTMAP_O2
#define GPUREG_SH_OUTMAP_O3                                      PICA200_GPUREG_SH_OUTMAP_O3
#define GPUREG_SH_OUTMAP_O4                                      PICA200_GPUREG_SH_OUTMAP_O4
#define GPUREG_SH_OUTMAP_O5                                      PICA200_GPUREG_SH_OUTMAP_O5
#define GPUREG_SH_OUTMAP_O6                                      PICA200_GPUREG_SH_OUTMAP_O6
#define GPUREG_SH_OUTMAP_O_COUNT                                 PICA200_GPUREG_SH_OUTMAP_O_COUNT
#define GPUREG_SH_OUTMAP_O(n)                                    PICA200_GPUREG_SH_OUTMAP_O(n)
#define GPUREG_SH_OUTMAP_O_X_SHIFT                               PICA200_GPUREG_SH_OUTMAP_O_X_SHIFT
#define GPUREG_SH_OUTMAP_O_X_MASK                                PICA200_GPUREG_SH_OUTMAP_O_X_MASK
#define GPUREG_SH_OUTMAP_O_Y_SHIFT                               PICA200_GPUREG_SH_OUTMAP_O_Y_SHIFT
#define GPUREG_SH_OUTMAP_O_Y_MASK                                PICA200_GPUREG_SH_OUTMAP_O_Y_MASK
#define GPUREG_SH_OUTMAP_O_Z_SHIFT                               PICA200_GPUREG_SH_OUTMAP_O_Z_SHIFT
#define GPUREG_SH_OUTMAP_O_Z_MASK                                PICA200_GPUREG_SH_OUTMAP_O_Z_MASK
#define GPUREG_SH_OUTMAP_O_W_SHIFT                               PICA200_GPUREG_SH_OUTMAP_O_W_SHIFT
#define GPUREG_SH_OUTMAP_O_W_MASK                                PICA200_GPUREG_SH_OUTMAP_O_W_MASK
#define GPUREG_0057                                              PICA200_GPUREG_0057
#define GPUREG_0058                                              PICA200_GPUREG_0058
#define GPUREG_UNKNOWN_0058_FLAT_SHADING_SHIFT                   PICA200_GPUREG_UNKNOWN_0058_FLAT_SHADING_SHIFT
#define GPUREG_UNKNOWN_0058_FLAT_SHADING_MASK                    PICA200_GPUREG_UNKNOWN_0058_FLAT_SHADING_MASK
#define GPUREG_UNKNOWN_0058_UNKNOWN_8_SHIFT                      PICA200_GPUREG_UNKNOWN_0058_UNKNOWN_8_SHIFT
#define GPUREG_UNKNOWN_0058_UNKNOWN_8_MASK                       PICA200_GPUREG_UNKNOWN_0058_UNKNOWN_8_MASK
#define GPUREG_0059                                              PICA200_GPUREG_0059
#define GPUREG_UNKNOWN_0059_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_0059_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_0059_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_0059_UNKNOWN_MASK
#define GPUREG_STAT_NUM_VERTICES_RECEIVED                        PICA200_GPUREG_STAT_NUM_VERTICES_RECEIVED
#define GPUREG_STAT_NUM_VERTICES_RECEIVED_COUNT_SHIFT            PICA200_GPUREG_STAT_NUM_VERTICES_RECEIVED_COUNT_SHIFT
#define GPUREG_STAT_NUM_VERTICES_RECEIVED_COUNT_MASK             PICA200_GPUREG_STAT_NUM_VERTICES_RECEIVED_COUNT_MASK
#define GPUREG_STAT_NUM_TRIANGLES_RECEIVED                       PICA200_GPUREG_STAT_NUM_TRIANGLES_RECEIVED
#define GPUREG_STAT_NUM_TRIANGLES_RECEIVED_COUNT_SHIFT           PICA200_GPUREG_STAT_NUM_TRIANGLES_RECEIVED_COUNT_SHIFT
#define GPUREG_STAT_NUM_TRIANGLES_RECEIVED_COUNT_MASK            PICA200_GPUREG_STAT_NUM_TRIANGLES_RECEIVED_COUNT_MASK
#define GPUREG_STAT_NUM_TRIANGLES_DISPLAYED                      PICA200_GPUREG_STAT_NUM_TRIANGLES_DISPLAYED
#define GPUREG_STAT_NUM_TRIANGLES_DISPLAYED_COUNT_SHIFT          PICA200_GPUREG_STAT_NUM_TRIANGLES_DISPLAYED_COUNT_SHIFT
#define GPUREG_STAT_NUM_TRIANGLES_DISPLAYED_COUNT_MASK           PICA200_GPUREG_STAT_NUM_TRIANGLES_DISPLAYED_COUNT_MASK
#define GPUREG_005D                                              PICA200_GPUREG_005D
#define GPUREG_005E                                              PICA200_GPUREG_005E
#define GPUREG_005F                                              PICA200_GPUREG_005F
#define GPUREG_0060                                              PICA200_GPUREG_0060
#define GPUREG_UNKNOWN_0060_UNKNOWN_0_SHIFT                      PICA200_GPUREG_UNKNOWN_0060_UNKNOWN_0_SHIFT
#define GPUREG_UNKNOWN_0060_UNKNOWN_0_MASK                       PICA200_GPUREG_UNKNOWN_0060_UNKNOWN_0_MASK
#define GPUREG_UNKNOWN_0060_SKIP_SHIFT                           PICA200_GPUREG_UNKNOWN_0060_SKIP_SHIFT
#define GPUREG_UNKNOWN_0060_SKIP_MASK                            PICA200_GPUREG_UNKNOWN_0060_SKIP_MASK
#define GPUREG_EARLYDEPTH_FUNC                                   PICA200_GPUREG_EARLYDEPTH_FUNC
#define GPUREG_EARLYDEPTH_FUNC_FUNCTION_SHIFT                    PICA200_GPUREG_EARLYDEPTH_FUNC_FUNCTION_SHIFT
#define GPUREG_EARLYDEPTH_FUNC_FUNCTION_MASK                     PICA200_GPUREG_EARLYDEPTH_FUNC_FUNCTION_MASK
#define GPUREG_EARLYDEPTH_TEST1                                  PICA200_GPUREG_EARLYDEPTH_TEST1
#define GPUREG_EARLYDEPTH_TEST1_ENABLE_SHIFT                     PICA200_GPUREG_EARLYDEPTH_TEST1_ENABLE_SHIFT
#define GPUREG_EARLYDEPTH_TEST1_ENABLE_MASK                      PICA200_GPUREG_EARLYDEPTH_TEST1_ENABLE_MASK
#define GPUREG_EARLYDEPTH_CLEAR                                  PICA200_GPUREG_EARLYDEPTH_CLEAR
#define GPUREG_EARLYDEPTH_CLEAR_CLEAR_SHIFT                      PICA200_GPUREG_EARLYDEPTH_CLEAR_CLEAR_SHIFT
#define GPUREG_EARLYDEPTH_CLEAR_CLEAR_MASK                       PICA200_GPUREG_EARLYDEPTH_CLEAR_CLEAR_MASK
#define GPUREG_SH_OUTATTR_MODE                                   PICA200_GPUREG_SH_OUTATTR_MODE
#define GPUREG_SH_OUTATTR_MODE_USE_TEXCOORDS_SHIFT               PICA200_GPUREG_SH_OUTATTR_MODE_USE_TEXCOORDS_SHIFT
#define GPUREG_SH_OUTATTR_MODE_USE_TEXCOORDS_MASK                PICA200_GPUREG_SH_OUTATTR_MODE_USE_TEXCOORDS_MASK
#define GPUREG_SCISSORTEST_MODE                                  PICA200_GPUREG_SCISSORTEST_MODE
#define GPUREG_SCISSORTEST_MODE_MODE_SHIFT                       PICA200_GPUREG_SCISSORTEST_MODE_MODE_SHIFT
#define GPUREG_SCISSORTEST_MODE_MODE_MASK                        PICA200_GPUREG_SCISSORTEST_MODE_MODE_MASK
#define GPUREG_SCISSORTEST_POS                                   PICA200_GPUREG_SCISSORTEST_POS
#define GPUREG_SCISSORTEST_POS_X1_SHIFT                          PICA200_GPUREG_SCISSORTEST_POS_X1_SHIFT
#define GPUREG_SCISSORTEST_POS_X1_MASK                           PICA200_GPUREG_SCISSORTEST_POS_X1_MASK
#define GPUREG_SCISSORTEST_POS_Y1_SHIFT                          PICA200_GPUREG_SCISSORTEST_POS_Y1_SHIFT
#define GPUREG_SCISSORTEST_POS_Y1_MASK                           PICA200_GPUREG_SCISSORTEST_POS_Y1_MASK
#define GPUREG_SCISSORTEST_DIM                                   PICA200_GPUREG_SCISSORTEST_DIM
#define GPUREG_SCISSORTEST_DIM_X2_SHIFT                          PICA200_GPUREG_SCISSORTEST_DIM_X2_SHIFT
#define GPUREG_SCISSORTEST_DIM_X2_MASK                           PICA200_GPUREG_SCISSORTEST_DIM_X2_MASK
#define GPUREG_SCISSORTEST_DIM_Y2_SHIFT                          PICA200_GPUREG_SCISSORTEST_DIM_Y2_SHIFT
#define GPUREG_SCISSORTEST_DIM_Y2_MASK                           PICA200_GPUREG_SCISSORTEST_DIM_Y2_MASK
#define GPUREG_VIEWPORT_XY                                       PICA200_GPUREG_VIEWPORT_XY
#define GPUREG_VIEWPORT_XY_X_SHIFT                               PICA200_GPUREG_VIEWPORT_XY_X_SHIFT
#define GPUREG_VIEWPORT_XY_X_MASK                                PICA200_GPUREG_VIEWPORT_XY_X_MASK
#define GPUREG_VIEWPORT_XY_Y_SHIFT                               PICA200_GPUREG_VIEWPORT_XY_Y_SHIFT
#define GPUREG_VIEWPORT_XY_Y_MASK                                PICA200_GPUREG_VIEWPORT_XY_Y_MASK
#define GPUREG_0069                                              PICA200_GPUREG_0069
#define GPUREG_UNKNOWN_0069_UNKNOWN_0_SHIFT                      PICA200_GPUREG_UNKNOWN_0069_UNKNOWN_0_SHIFT
#define GPUREG_UNKNOWN_0069_UNKNOWN_0_MASK                       PICA200_GPUREG_UNKNOWN_0069_UNKNOWN_0_MASK
#define GPUREG_UNKNOWN_0069_UNKNOWN_16_SHIFT                     PICA200_GPUREG_UNKNOWN_0069_UNKNOWN_16_SHIFT
#define GPUREG_UNKNOWN_0069_UNKNOWN_16_MASK                      PICA200_GPUREG_UNKNOWN_0069_UNKNOWN_16_MASK
#define GPUREG_EARLYDEPTH_DATA                                   PICA200_GPUREG_EARLYDEPTH_DATA
#define GPUREG_EARLYDEPTH_DATA_DEPTH_SHIFT                       PICA200_GPUREG_EARLYDEPTH_DATA_DEPTH_SHIFT
#define GPUREG_EARLYDEPTH_DATA_DEPTH_MASK                        PICA200_GPUREG_EARLYDEPTH_DATA_DEPTH_MASK
#define GPUREG_006B                                              PICA200_GPUREG_006B
#define GPUREG_UNKNOWN_006B_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_006B_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_006B_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_006B_UNKNOWN_MASK
#define GPUREG_006C                                              PICA200_GPUREG_006C
#define GPUREG_UNKNOWN_006C_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_006C_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_006C_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_006C_UNKNOWN_MASK
#define GPUREG_DEPTHMAP_ENABLE                                   PICA200_GPUREG_DEPTHMAP_ENABLE
#define GPUREG_DEPTHMAP_ENABLE_MODE_SHIFT                        PICA200_GPUREG_DEPTHMAP_ENABLE_MODE_SHIFT
#define GPUREG_DEPTHMAP_ENABLE_MODE_MASK                         PICA200_GPUREG_DEPTHMAP_ENABLE_MODE_MASK
#define GPUREG_RENDERBUF_DIM                                     PICA200_GPUREG_RENDERBUF_DIM
#define GPUREG_RENDERBUF_DIM_WIDTH_SHIFT                         PICA200_GPUREG_RENDERBUF_DIM_WIDTH_SHIFT
#define GPUREG_RENDERBUF_DIM_WIDTH_MASK                          PICA200_GPUREG_RENDERBUF_DIM_WIDTH_MASK
#define GPUREG_RENDERBUF_DIM_HEIGHT_MINUS_1_SHIFT                PICA200_GPUREG_RENDERBUF_DIM_HEIGHT_MINUS_1_SHIFT
#define GPUREG_RENDERBUF_DIM_HEIGHT_MINUS_1_MASK                 PICA200_GPUREG_RENDERBUF_DIM_HEIGHT_MINUS_1_MASK
#define GPUREG_RENDERBUF_DIM_Y_DIRECTION_SHIFT                   PICA200_GPUREG_RENDERBUF_DIM_Y_DIRECTION_SHIFT
#define GPUREG_RENDERBUF_DIM_Y_DIRECTION_MASK                    PICA200_GPUREG_RENDERBUF_DIM_Y_DIRECTION_MASK
#define GPUREG_SH_OUTATTR_CLOCK                                  PICA200_GPUREG_SH_OUTATTR_CLOCK
#define GPUREG_SH_OUTATTR_CLOCK_POSITION_Z_SHIFT                 PICA200_GPUREG_SH_OUTATTR_CLOCK_POSITION_Z_SHIFT
#define GPUREG_SH_OUTATTR_CLOCK_POSITION_Z_MASK                  PICA200_GPUREG_SH_OUTATTR_CLOCK_POSITION_Z_MASK
#define GPUREG_SH_OUTATTR_CLOCK_COLOR_SHIFT                      PICA200_GPUREG_SH_OUTATTR_CLOCK_COLOR_SHIFT
#define GPUREG_SH_OUTATTR_CLOCK_COLOR_MASK                       PICA200_GPUREG_SH_OUTATTR_CLOCK_COLOR_MASK
#define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_SHIFT                  PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_SHIFT
#define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_MASK                   PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_MASK
#define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD1_SHIFT                  PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD1_SHIFT
#define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD1_MASK                   PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD1_MASK
#define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD2_SHIFT                  PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD2_SHIFT
#define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD2_MASK                   PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD2_MASK
#define GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_11_SHIFT                 PICA200_GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_11_SHIFT
#define GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_11_MASK                  PICA200_GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_11_MASK
#define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_W_SHIFT                PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_W_SHIFT
#define GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_W_MASK                 PICA200_GPUREG_SH_OUTATTR_CLOCK_TEXCOORD0_W_MASK
#define GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_17_SHIFT                 PICA200_GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_17_SHIFT
#define GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_17_MASK                  PICA200_GPUREG_SH_OUTATTR_CLOCK_UNKNOWN_17_MASK
#define GPUREG_SH_OUTATTR_CLOCK_QUATERNION_OR_VIEW_SHIFT         PICA200_GPUREG_SH_OUTATTR_CLOCK_QUATERNION_OR_VIEW_SHIFT
#define GPUREG_SH_OUTATTR_CLOCK_QUATERNION_OR_VIEW_MASK          PICA200_GPUREG_SH_OUTATTR_CLOCK_QUATERNION_OR_VIEW_MASK
#define GPUREG_0070                                              PICA200_GPUREG_0070
#define GPUREG_0071                                              PICA200_GPUREG_0071
#define GPUREG_0072                                              PICA200_GPUREG_0072
#define GPUREG_0073                                              PICA200_GPUREG_0073
#define GPUREG_0074                                              PICA200_GPUREG_0074
#define GPUREG_0075                                              PICA200_GPUREG_0075
#define GPUREG_0076                                              PICA200_GPUREG_0076
#define GPUREG_0077                                              PICA200_GPUREG_0077
#define GPUREG_0078                                              PICA200_GPUREG_0078
#define GPUREG_0079                                              PICA200_GPUREG_0079
#define GPUREG_007A                                              PICA200_GPUREG_007A
#define GPUREG_007B                                              PICA200_GPUREG_007B
#define GPUREG_007C                                              PICA200_GPUREG_007C
#define GPUREG_007D                                              PICA200_GPUREG_007D
#define GPUREG_007E                                              PICA200_GPUREG_007E
#define GPUREG_007F                                              PICA200_GPUREG_007F
#define GPUREG_TEXUNIT_CONFIG                                    PICA200_GPUREG_TEXUNIT_CONFIG
#define GPUREG_TEXUNIT_CONFIG_TEXUNIT0_ENABLE_SHIFT              PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT0_ENABLE_SHIFT
#define GPUREG_TEXUNIT_CONFIG_TEXUNIT0_ENABLE_MASK               PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT0_ENABLE_MASK
#define GPUREG_TEXUNIT_CONFIG_TEXUNIT1_ENABLE_SHIFT              PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT1_ENABLE_SHIFT
#define GPUREG_TEXUNIT_CONFIG_TEXUNIT1_ENABLE_MASK               PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT1_ENABLE_MASK
#define GPUREG_TEXUNIT_CONFIG_TEXUNIT2_ENABLE_SHIFT              PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT2_ENABLE_SHIFT
#define GPUREG_TEXUNIT_CONFIG_TEXUNIT2_ENABLE_MASK               PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT2_ENABLE_MASK
#define GPUREG_TEXUNIT_CONFIG_UNKNOWN_3_SHIFT                    PICA200_GPUREG_TEXUNIT_CONFIG_UNKNOWN_3_SHIFT
#define GPUREG_TEXUNIT_CONFIG_UNKNOWN_3_MASK                     PICA200_GPUREG_TEXUNIT_CONFIG_UNKNOWN_3_MASK
#define GPUREG_TEXUNIT_CONFIG_TEXUNIT3_COORDINATES_SHIFT         PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT3_COORDINATES_SHIFT
#define GPUREG_TEXUNIT_CONFIG_TEXUNIT3_COORDINATES_MASK          PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT3_COORDINATES_MASK
#define GPUREG_TEXUNIT_CONFIG_TEXUNIT3_ENABLE_SHIFT              PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT3_ENABLE_SHIFT
#define GPUREG_TEXUNIT_CONFIG_TEXUNIT3_ENABLE_MASK               PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT3_ENABLE_MASK
#define GPUREG_TEXUNIT_CONFIG_UNKNOWN_12_SHIFT                   PICA200_GPUREG_TEXUNIT_CONFIG_UNKNOWN_12_SHIFT
#define GPUREG_TEXUNIT_CONFIG_UNKNOWN_12_MASK                    PICA200_GPUREG_TEXUNIT_CONFIG_UNKNOWN_12_MASK
#define GPUREG_TEXUNIT_CONFIG_TEXUNIT2_COORDINATES_SHIFT         PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT2_COORDINATES_SHIFT
#define GPUREG_TEXUNIT_CONFIG_TEXUNIT2_COORDINATES_MASK          PICA200_GPUREG_TEXUNIT_CONFIG_TEXUNIT2_COORDINATES_MASK
#define GPUREG_TEXUNIT_CONFIG_CLEAR_CACHE_SHIFT                  PICA200_GPUREG_TEXUNIT_CONFIG_CLEAR_CACHE_SHIFT
#define GPUREG_TEXUNIT_CONFIG_CLEAR_CACHE_MASK                   PICA200_GPUREG_TEXUNIT_CONFIG_CLEAR_CACHE_MASK
#define GPUREG_TEXUNIT_CONFIG_UNKNOWN_24_SHIFT                   PICA200_GPUREG_TEXUNIT_CONFIG_UNKNOWN_24_SHIFT
#define GPUREG_TEXUNIT_CONFIG_UNKNOWN_24_MASK                    PICA200_GPUREG_TEXUNIT_CONFIG_UNKNOWN_24_MASK
#define GPUREG_TEXUNIT0_BORDER_COLOR                             PICA200_GPUREG_TEXUNIT0_BORDER_COLOR
#define GPUREG_TEXUNIT1_BORDER_COLOR                             PICA200_GPUREG_TEXUNIT1_BORDER_COLOR
#define GPUREG_TEXUNIT2_BORDER_COLOR                             PICA200_GPUREG_TEXUNIT2_BORDER_COLOR
#define GPUREG_TEXUNIT_BORDER_COLOR_COUNT                        PICA200_GPUREG_TEXUNIT_BORDER_COLOR_COUNT
#define GPUREG_TEXUNIT_BORDER_COLOR(n)                           PICA200_GPUREG_TEXUNIT_BORDER_COLOR(n)
#define GPUREG_TEXUNIT_BORDER_COLOR_R_SHIFT                      PICA200_GPUREG_TEXUNIT_BORDER_COLOR_R_SHIFT
#define GPUREG_TEXUNIT_BORDER_COLOR_R_MASK                       PICA200_GPUREG_TEXUNIT_BORDER_COLOR_R_MASK
#define GPUREG_TEXUNIT_BORDER_COLOR_G_SHIFT                      PICA200_GPUREG_TEXUNIT_BORDER_COLOR_G_SHIFT
#define GPUREG_TEXUNIT_BORDER_COLOR_G_MASK                       PICA200_GPUREG_TEXUNIT_BORDER_COLOR_G_MASK
#define GPUREG_TEXUNIT_BORDER_COLOR_B_SHIFT                      PICA200_GPUREG_TEXUNIT_BORDER_COLOR_B_SHIFT
#define GPUREG_TEXUNIT_BORDER_COLOR_B_MASK                       PICA200_GPUREG_TEXUNIT_BORDER_COLOR_B_MASK
#define GPUREG_TEXUNIT_BORDER_COLOR_A_SHIFT                      PICA200_GPUREG_TEXUNIT_BORDER_COLOR_A_SHIFT
#define GPUREG_TEXUNIT_BORDER_COLOR_A_MASK                       PICA200_GPUREG_TEXUNIT_BORDER_COLOR_A_MASK
#define GPUREG_TEXUNIT0_DIM                                      PICA200_GPUREG_TEXUNIT0_DIM
#define GPUREG_TEXUNIT1_DIM                                      PICA200_GPUREG_TEXUNIT1_DIM
#define GPUREG_TEXUNIT2_DIM                                      PICA200_GPUREG_TEXUNIT2_DIM
#define GPUREG_TEXUNIT_DIM_COUNT                                 PICA200_GPUREG_TEXUNIT_DIM_COUNT
#define GPUREG_TEXUNIT_DIM(n)                                    PICA200_GPUREG_TEXUNIT_DIM(n)
#define GPUREG_TEXUNIT_DIM_HEIGHT_SHIFT                          PICA200_GPUREG_TEXUNIT_DIM_HEIGHT_SHIFT
#define GPUREG_TEXUNIT_DIM_HEIGHT_MASK                           PICA200_GPUREG_TEXUNIT_DIM_HEIGHT_MASK
#define GPUREG_TEXUNIT_DIM_UNKNOWN_11_SHIFT                      PICA200_GPUREG_TEXUNIT_DIM_UNKNOWN_11_SHIFT
#define GPUREG_TEXUNIT_DIM_UNKNOWN_11_MASK                       PICA200_GPUREG_TEXUNIT_DIM_UNKNOWN_11_MASK
#define GPUREG_TEXUNIT_DIM_WIDTH_SHIFT                           PICA200_GPUREG_TEXUNIT_DIM_WIDTH_SHIFT
#define GPUREG_TEXUNIT_DIM_WIDTH_MASK                            PICA200_GPUREG_TEXUNIT_DIM_WIDTH_MASK
#define GPUREG_TEXUNIT0_PARAM                                    PICA200_GPUREG_TEXUNIT0_PARAM
#define GPUREG_TEXUNIT1_PARAM                                    PICA200_GPUREG_TEXUNIT1_PARAM
#define GPUREG_TEXUNIT2_PARAM                                    PICA200_GPUREG_TEXUNIT2_PARAM
#define GPUREG_TEXUNIT_PARAM_COUNT                               PICA200_GPUREG_TEXUNIT_PARAM_COUNT
#define GPUREG_TEXUNIT_PARAM(n)                                  PICA200_GPUREG_TEXUNIT_PARAM(n)
#define GPUREG_TEXUNIT_PARAM_UNKNOWN_0_SHIFT                     PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_0_SHIFT
#define GPUREG_TEXUNIT_PARAM_UNKNOWN_0_MASK                      PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_0_MASK
#define GPUREG_TEXUNIT_PARAM_MAG_FILTER_SHIFT                    PICA200_GPUREG_TEXUNIT_PARAM_MAG_FILTER_SHIFT
#define GPUREG_TEXUNIT_PARAM_MAG_FILTER_MASK                     PICA200_GPUREG_TEXUNIT_PARAM_MAG_FILTER_MASK
#define GPUREG_TEXUNIT_PARAM_MIN_FILTER_SHIFT                    PICA200_GPUREG_TEXUNIT_PARAM_MIN_FILTER_SHIFT
#define GPUREG_TEXUNIT_PARAM_MIN_FILTER_MASK                     PICA200_GPUREG_TEXUNIT_PARAM_MIN_FILTER_MASK
#define GPUREG_TEXUNIT_PARAM_UNKNOWN_3_SHIFT                     PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_3_SHIFT
#define GPUREG_TEXUNIT_PARAM_UNKNOWN_3_MASK                      PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_3_MASK
#define GPUREG_TEXUNIT_PARAM_COMPRESSION_SHIFT                   PICA200_GPUREG_TEXUNIT_PARAM_COMPRESSION_SHIFT
#define GPUREG_TEXUNIT_PARAM_COMPRESSION_MASK                    PICA200_GPUREG_TEXUNIT_PARAM_COMPRESSION_MASK
#define GPUREG_TEXUNIT_PARAM_UNKNOWN_6_SHIFT                     PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_6_SHIFT
#define GPUREG_TEXUNIT_PARAM_UNKNOWN_6_MASK                      PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_6_MASK
#define GPUREG_TEXUNIT_PARAM_WRAP_T_SHIFT                        PICA200_GPUREG_TEXUNIT_PARAM_WRAP_T_SHIFT
#define GPUREG_TEXUNIT_PARAM_WRAP_T_MASK                         PICA200_GPUREG_TEXUNIT_PARAM_WRAP_T_MASK
#define GPUREG_TEXUNIT_PARAM_UNKNOWN_11_SHIFT                    PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_11_SHIFT
#define GPUREG_TEXUNIT_PARAM_UNKNOWN_11_MASK                     PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_11_MASK
#define GPUREG_TEXUNIT_PARAM_WRAP_S_SHIFT                        PICA200_GPUREG_TEXUNIT_PARAM_WRAP_S_SHIFT
#define GPUREG_TEXUNIT_PARAM_WRAP_S_MASK                         PICA200_GPUREG_TEXUNIT_PARAM_WRAP_S_MASK
#define GPUREG_TEXUNIT_PARAM_UNKNOWN_15_SHIFT                    PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_15_SHIFT
#define GPUREG_TEXUNIT_PARAM_UNKNOWN_15_MASK                     PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_15_MASK
#define GPUREG_TEXUNIT_PARAM_SHADOW_SHIFT                        PICA200_GPUREG_TEXUNIT_PARAM_SHADOW_SHIFT
#define GPUREG_TEXUNIT_PARAM_SHADOW_MASK                         PICA200_GPUREG_TEXUNIT_PARAM_SHADOW_MASK
#define GPUREG_TEXUNIT_PARAM_UNKNOWN_21_SHIFT                    PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_21_SHIFT
#define GPUREG_TEXUNIT_PARAM_UNKNOWN_21_MASK                     PICA200_GPUREG_TEXUNIT_PARAM_UNKNOWN_21_MASK
#define GPUREG_TEXUNIT_PARAM_MIP_FILTER_SHIFT                    PICA200_GPUREG_TEXUNIT_PARAM_MIP_FILTER_SHIFT
#define GPUREG_TEXUNIT_PARAM_MIP_FILTER_MASK                     PICA200_GPUREG_TEXUNIT_PARAM_MIP_FILTER_MASK
#define GPUREG_TEXUNIT_PARAM_TYPE_SHIFT                          PICA200_GPUREG_TEXUNIT_PARAM_TYPE_SHIFT
#define GPUREG_TEXUNIT_PARAM_TYPE_MASK                           PICA200_GPUREG_TEXUNIT_PARAM_TYPE_MASK
#define GPUREG_TEXUNIT0_LOD                                      PICA200_GPUREG_TEXUNIT0_LOD
#define GPUREG_TEXUNIT1_LOD                                      PICA200_GPUREG_TEXUNIT1_LOD
#define GPUREG_TEXUNIT2_LOD                                      PICA200_GPUREG_TEXUNIT2_LOD
#define GPUREG_TEXUNIT_LOD_COUNT                                 PICA200_GPUREG_TEXUNIT_LOD_COUNT
#define GPUREG_TEXUNIT_LOD(n)                                    PICA200_GPUREG_TEXUNIT_LOD(n)
#define GPUREG_TEXUNIT_LOD_BIAS_SHIFT                            PICA200_GPUREG_TEXUNIT_LOD_BIAS_SHIFT
#define GPUREG_TEXUNIT_LOD_BIAS_MASK                             PICA200_GPUREG_TEXUNIT_LOD_BIAS_MASK
#define GPUREG_TEXUNIT_LOD_UNKNOWN_13_SHIFT                      PICA200_GPUREG_TEXUNIT_LOD_UNKNOWN_13_SHIFT
#define GPUREG_TEXUNIT_LOD_UNKNOWN_13_MASK                       PICA200_GPUREG_TEXUNIT_LOD_UNKNOWN_13_MASK
#define GPUREG_TEXUNIT_LOD_MAX_LEVEL_SHIFT                       PICA200_GPUREG_TEXUNIT_LOD_MAX_LEVEL_SHIFT
#define GPUREG_TEXUNIT_LOD_MAX_LEVEL_MASK                        PICA200_GPUREG_TEXUNIT_LOD_MAX_LEVEL_MASK
#define GPUREG_TEXUNIT_LOD_UNKNOWN_20_SHIFT                      PICA200_GPUREG_TEXUNIT_LOD_UNKNOWN_20_SHIFT
#define GPUREG_TEXUNIT_LOD_UNKNOWN_20_MASK                       PICA200_GPUREG_TEXUNIT_LOD_UNKNOWN_20_MASK
#define GPUREG_TEXUNIT_LOD_MIN_LEVEL_SHIFT                       PICA200_GPUREG_TEXUNIT_LOD_MIN_LEVEL_SHIFT
#define GPUREG_TEXUNIT_LOD_MIN_LEVEL_MASK                        PICA200_GPUREG_TEXUNIT_LOD_MIN_LEVEL_MASK
#define GPUREG_TEXUNIT0_ADDR1                                    PICA200_GPUREG_TEXUNIT0_ADDR1
#define GPUREG_TEXUNIT1_ADDR1                                    PICA200_GPUREG_TEXUNIT1_ADDR1
#define GPUREG_TEXUNIT2_ADDR1                                    PICA200_GPUREG_TEXUNIT2_ADDR1
#define GPUREG_TEXUNIT_ADDR1_COUNT                               PICA200_GPUREG_TEXUNIT_ADDR1_COUNT
#define GPUREG_TEXUNIT_ADDR1(n)                                  PICA200_GPUREG_TEXUNIT_ADDR1(n)
#define GPUREG_TEXUNIT_ADDR1_ADDRESS_SHIFT                       PICA200_GPUREG_TEXUNIT_ADDR1_ADDRESS_SHIFT
#define GPUREG_TEXUNIT_ADDR1_ADDRESS_MASK                        PICA200_GPUREG_TEXUNIT_ADDR1_ADDRESS_MASK
#define GPUREG_TEXUNIT0_ADDR2                                    PICA200_GPUREG_TEXUNIT0_ADDR2
#define GPUREG_TEXUNIT0_ADDR2_ADDRESS_SHIFT                      PICA200_GPUREG_TEXUNIT0_ADDR2_ADDRESS_SHIFT
#define GPUREG_TEXUNIT0_ADDR2_ADDRESS_MASK                       PICA200_GPUREG_TEXUNIT0_ADDR2_ADDRESS_MASK
#define GPUREG_TEXUNIT0_ADDR3                                    PICA200_GPUREG_TEXUNIT0_ADDR3
#define GPUREG_TEXUNIT0_ADDR3_ADDRESS_SHIFT                      PICA200_GPUREG_TEXUNIT0_ADDR3_ADDRESS_SHIFT
#define GPUREG_TEXUNIT0_ADDR3_ADDRESS_MASK                       PICA200_GPUREG_TEXUNIT0_ADDR3_ADDRESS_MASK
#define GPUREG_TEXUNIT0_ADDR4                                    PICA200_GPUREG_TEXUNIT0_ADDR4
#define GPUREG_TEXUNIT0_ADDR4_ADDRESS_SHIFT                      PICA200_GPUREG_TEXUNIT0_ADDR4_ADDRESS_SHIFT
#define GPUREG_TEXUNIT0_ADDR4_ADDRESS_MASK                       PICA200_GPUREG_TEXUNIT0_ADDR4_ADDRESS_MASK
#define GPUREG_TEXUNIT0_ADDR5                                    PICA200_GPUREG_TEXUNIT0_ADDR5
#define GPUREG_TEXUNIT0_ADDR5_ADDRESS_SHIFT                      PICA200_GPUREG_TEXUNIT0_ADDR5_ADDRESS_SHIFT
#define GPUREG_TEXUNIT0_ADDR5_ADDRESS_MASK                       PICA200_GPUREG_TEXUNIT0_ADDR5_ADDRESS_MASK
#define GPUREG_TEXUNIT0_ADDR6                                    PICA200_GPUREG_TEXUNIT0_ADDR6
#define GPUREG_TEXUNIT0_ADDR6_ADDRESS_SHIFT                      PICA200_GPUREG_TEXUNIT0_ADDR6_ADDRESS_SHIFT
#define GPUREG_TEXUNIT0_ADDR6_ADDRESS_MASK                       PICA200_GPUREG_TEXUNIT0_ADDR6_ADDRESS_MASK
#define GPUREG_TEXUNIT0_SHADOW                                   PICA200_GPUREG_TEXUNIT0_SHADOW
#define GPUREG_TEXUNIT0_SHADOW_PROJECTION_SHIFT                  PICA200_GPUREG_TEXUNIT0_SHADOW_PROJECTION_SHIFT
#define GPUREG_TEXUNIT0_SHADOW_PROJECTION_MASK                   PICA200_GPUREG_TEXUNIT0_SHADOW_PROJECTION_MASK
#define GPUREG_TEXUNIT0_SHADOW_Z_BIAS_SHIFT                      PICA200_GPUREG_TEXUNIT0_SHADOW_Z_BIAS_SHIFT
#define GPUREG_TEXUNIT0_SHADOW_Z_BIAS_MASK                       PICA200_GPUREG_TEXUNIT0_SHADOW_Z_BIAS_MASK
#define GPUREG_TEXUNIT0_SHADOW_UNKNOWN_24_SHIFT                  PICA200_GPUREG_TEXUNIT0_SHADOW_UNKNOWN_24_SHIFT
#define GPUREG_TEXUNIT0_SHADOW_UNKNOWN_24_MASK                   PICA200_GPUREG_TEXUNIT0_SHADOW_UNKNOWN_24_MASK
#define GPUREG_008C                                              PICA200_GPUREG_008C
#define GPUREG_UNKNOWN_008C_UNKNOWN_0_SHIFT                      PICA200_GPUREG_UNKNOWN_008C_UNKNOWN_0_SHIFT
#define GPUREG_UNKNOWN_008C_UNKNOWN_0_MASK                       PICA200_GPUREG_UNKNOWN_008C_UNKNOWN_0_MASK
#define GPUREG_UNKNOWN_008C_UNKNOWN_16_SHIFT                     PICA200_GPUREG_UNKNOWN_008C_UNKNOWN_16_SHIFT
#define GPUREG_UNKNOWN_008C_UNKNOWN_16_MASK                      PICA200_GPUREG_UNKNOWN_008C_UNKNOWN_16_MASK
#define GPUREG_008D                                              PICA200_GPUREG_008D
#define GPUREG_UNKNOWN_008D_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_008D_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_008D_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_008D_UNKNOWN_MASK
#define GPUREG_TEXUNIT0_TYPE                                     PICA200_GPUREG_TEXUNIT0_TYPE
#define GPUREG_TEXUNIT1_TYPE                                     PICA200_GPUREG_TEXUNIT1_TYPE
#define GPUREG_TEXUNIT2_TYPE                                     PICA200_GPUREG_TEXUNIT2_TYPE
#define GPUREG_TEXUNIT_TYPE_COUNT                                PICA200_GPUREG_TEXUNIT_TYPE_COUNT
#define GPUREG_TEXUNIT_TYPE(n)                                   PICA200_GPUREG_TEXUNIT_TYPE(n)
#define GPUREG_TEXUNIT_TYPE_FORMAT_SHIFT                         PICA200_GPUREG_TEXUNIT_TYPE_FORMAT_SHIFT
#define GPUREG_TEXUNIT_TYPE_FORMAT_MASK                          PICA200_GPUREG_TEXUNIT_TYPE_FORMAT_MASK
#define GPUREG_LIGHTING_ENABLE0                                  PICA200_GPUREG_LIGHTING_ENABLE0
#define GPUREG_LIGHTING_ENABLE0_ENABLE_SHIFT                     PICA200_GPUREG_LIGHTING_ENABLE0_ENABLE_SHIFT
#define GPUREG_LIGHTING_ENABLE0_ENABLE_MASK                      PICA200_GPUREG_LIGHTING_ENABLE0_ENABLE_MASK
#define GPUREG_0090                                              PICA200_GPUREG_0090
#define GPUREG_0097                                              PICA200_GPUREG_0097
#define GPUREG_0098                                              PICA200_GPUREG_0098
#define GPUREG_009F                                              PICA200_GPUREG_009F
#define GPUREG_00A0                                              PICA200_GPUREG_00A0
#define GPUREG_00A1                                              PICA200_GPUREG_00A1
#define GPUREG_00A2                                              PICA200_GPUREG_00A2
#define GPUREG_00A3                                              PICA200_GPUREG_00A3
#define GPUREG_00A4                                              PICA200_GPUREG_00A4
#define GPUREG_00A5                                              PICA200_GPUREG_00A5
#define GPUREG_00A6                                              PICA200_GPUREG_00A6
#define GPUREG_00A7                                              PICA200_GPUREG_00A7
#define GPUREG_TEXUNIT3_PROCTEX0                                 PICA200_GPUREG_TEXUNIT3_PROCTEX0
#define GPUREG_TEXUNIT3_PROCTEX0_CLAMP_U_SHIFT                   PICA200_GPUREG_TEXUNIT3_PROCTEX0_CLAMP_U_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX0_CLAMP_U_MASK                    PICA200_GPUREG_TEXUNIT3_PROCTEX0_CLAMP_U_MASK
#define GPUREG_TEXUNIT3_PROCTEX0_CLAMP_V_SHIFT                   PICA200_GPUREG_TEXUNIT3_PROCTEX0_CLAMP_V_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX0_CLAMP_V_MASK                    PICA200_GPUREG_TEXUNIT3_PROCTEX0_CLAMP_V_MASK
#define GPUREG_TEXUNIT3_PROCTEX0_COLOR_COMBINE_SHIFT             PICA200_GPUREG_TEXUNIT3_PROCTEX0_COLOR_COMBINE_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX0_COLOR_COMBINE_MASK              PICA200_GPUREG_TEXUNIT3_PROCTEX0_COLOR_COMBINE_MASK
#define GPUREG_TEXUNIT3_PROCTEX0_ALPHA_COMBINE_SHIFT             PICA200_GPUREG_TEXUNIT3_PROCTEX0_ALPHA_COMBINE_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX0_ALPHA_COMBINE_MASK              PICA200_GPUREG_TEXUNIT3_PROCTEX0_ALPHA_COMBINE_MASK
#define GPUREG_TEXUNIT3_PROCTEX0_SEPARATE_ALPHA_SHIFT            PICA200_GPUREG_TEXUNIT3_PROCTEX0_SEPARATE_ALPHA_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX0_SEPARATE_ALPHA_MASK             PICA200_GPUREG_TEXUNIT3_PROCTEX0_SEPARATE_ALPHA_MASK
#define GPUREG_TEXUNIT3_PROCTEX0_NOISE_ENABLE_SHIFT              PICA200_GPUREG_TEXUNIT3_PROCTEX0_NOISE_ENABLE_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX0_NOISE_ENABLE_MASK               PICA200_GPUREG_TEXUNIT3_PROCTEX0_NOISE_ENABLE_MASK
#define GPUREG_TEXUNIT3_PROCTEX0_SHIFT_U_SHIFT                   PICA200_GPUREG_TEXUNIT3_PROCTEX0_SHIFT_U_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX0_SHIFT_U_MASK                    PICA200_GPUREG_TEXUNIT3_PROCTEX0_SHIFT_U_MASK
#define GPUREG_TEXUNIT3_PROCTEX0_SHIFT_V_SHIFT                   PICA200_GPUREG_TEXUNIT3_PROCTEX0_SHIFT_V_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX0_SHIFT_V_MASK                    PICA200_GPUREG_TEXUNIT3_PROCTEX0_SHIFT_V_MASK
#define GPUREG_TEXUNIT3_PROCTEX0_BIAS_LOW_SHIFT                  PICA200_GPUREG_TEXUNIT3_PROCTEX0_BIAS_LOW_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX0_BIAS_LOW_MASK                   PICA200_GPUREG_TEXUNIT3_PROCTEX0_BIAS_LOW_MASK
#define GPUREG_TEXUNIT3_PROCTEX1                                 PICA200_GPUREG_TEXUNIT3_PROCTEX1
#define GPUREG_TEXUNIT3_PROCTEX1_AMPLITUDE_SHIFT                 PICA200_GPUREG_TEXUNIT3_PROCTEX1_AMPLITUDE_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX1_AMPLITUDE_MASK                  PICA200_GPUREG_TEXUNIT3_PROCTEX1_AMPLITUDE_MASK
#define GPUREG_TEXUNIT3_PROCTEX1_PHASE_SHIFT                     PICA200_GPUREG_TEXUNIT3_PROCTEX1_PHASE_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX1_PHASE_MASK                      PICA200_GPUREG_TEXUNIT3_PROCTEX1_PHASE_MASK
#define GPUREG_TEXUNIT3_PROCTEX2                                 PICA200_GPUREG_TEXUNIT3_PROCTEX2
#define GPUREG_TEXUNIT3_PROCTEX2_AMPLITUDE_SHIFT                 PICA200_GPUREG_TEXUNIT3_PROCTEX2_AMPLITUDE_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX2_AMPLITUDE_MASK                  PICA200_GPUREG_TEXUNIT3_PROCTEX2_AMPLITUDE_MASK
#define GPUREG_TEXUNIT3_PROCTEX2_PHASE_SHIFT                     PICA200_GPUREG_TEXUNIT3_PROCTEX2_PHASE_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX2_PHASE_MASK                      PICA200_GPUREG_TEXUNIT3_PROCTEX2_PHASE_MASK
#define GPUREG_TEXUNIT3_PROCTEX3                                 PICA200_GPUREG_TEXUNIT3_PROCTEX3
#define GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_U_SHIFT               PICA200_GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_U_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_U_MASK                PICA200_GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_U_MASK
#define GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_V_SHIFT               PICA200_GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_V_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_V_MASK                PICA200_GPUREG_TEXUNIT3_PROCTEX3_FREQUENCY_V_MASK
#define GPUREG_TEXUNIT3_PROCTEX4                                 PICA200_GPUREG_TEXUNIT3_PROCTEX4
#define GPUREG_TEXUNIT3_PROCTEX4_FILTER_SHIFT                    PICA200_GPUREG_TEXUNIT3_PROCTEX4_FILTER_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX4_FILTER_MASK                     PICA200_GPUREG_TEXUNIT3_PROCTEX4_FILTER_MASK
#define GPUREG_TEXUNIT3_PROCTEX4_MIN_LOD_SHIFT                   PICA200_GPUREG_TEXUNIT3_PROCTEX4_MIN_LOD_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX4_MIN_LOD_MASK                    PICA200_GPUREG_TEXUNIT3_PROCTEX4_MIN_LOD_MASK
#define GPUREG_TEXUNIT3_PROCTEX4_MAX_LOD_SHIFT                   PICA200_GPUREG_TEXUNIT3_PROCTEX4_MAX_LOD_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX4_MAX_LOD_MASK                    PICA200_GPUREG_TEXUNIT3_PROCTEX4_MAX_LOD_MASK
#define GPUREG_TEXUNIT3_PROCTEX4_WIDTH_SHIFT                     PICA200_GPUREG_TEXUNIT3_PROCTEX4_WIDTH_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX4_WIDTH_MASK                      PICA200_GPUREG_TEXUNIT3_PROCTEX4_WIDTH_MASK
#define GPUREG_TEXUNIT3_PROCTEX4_BIAS_HIGH_SHIFT                 PICA200_GPUREG_TEXUNIT3_PROCTEX4_BIAS_HIGH_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX4_BIAS_HIGH_MASK                  PICA200_GPUREG_TEXUNIT3_PROCTEX4_BIAS_HIGH_MASK
#define GPUREG_TEXUNIT3_PROCTEX5_LOW                             PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW
#define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL0_OFFSET_SHIFT         PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL0_OFFSET_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL0_OFFSET_MASK          PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL0_OFFSET_MASK
#define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL1_OFFSET_SHIFT         PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL1_OFFSET_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL1_OFFSET_MASK          PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL1_OFFSET_MASK
#define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL2_OFFSET_SHIFT         PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL2_OFFSET_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL2_OFFSET_MASK          PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL2_OFFSET_MASK
#define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL3_OFFSET_SHIFT         PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL3_OFFSET_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL3_OFFSET_MASK          PICA200_GPUREG_TEXUNIT3_PROCTEX5_LOW_LEVEL3_OFFSET_MASK
#define GPUREG_TEXUNIT3_PROCTEX5_HIGH                            PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH
#define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL4_OFFSET_SHIFT        PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL4_OFFSET_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL4_OFFSET_MASK         PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL4_OFFSET_MASK
#define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL5_OFFSET_SHIFT        PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL5_OFFSET_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL5_OFFSET_MASK         PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL5_OFFSET_MASK
#define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL6_OFFSET_SHIFT        PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL6_OFFSET_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL6_OFFSET_MASK         PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL6_OFFSET_MASK
#define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL7_OFFSET_SHIFT        PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL7_OFFSET_SHIFT
#define GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL7_OFFSET_MASK         PICA200_GPUREG_TEXUNIT3_PROCTEX5_HIGH_LEVEL7_OFFSET_MASK
#define GPUREG_PROCTEX_LUT                                       PICA200_GPUREG_PROCTEX_LUT
#define GPUREG_PROCTEX_LUT_INDEX_SHIFT                           PICA200_GPUREG_PROCTEX_LUT_INDEX_SHIFT
#define GPUREG_PROCTEX_LUT_INDEX_MASK                            PICA200_GPUREG_PROCTEX_LUT_INDEX_MASK
#define GPUREG_PROCTEX_LUT_TABLE_SHIFT                           PICA200_GPUREG_PROCTEX_LUT_TABLE_SHIFT
#define GPUREG_PROCTEX_LUT_TABLE_MASK                            PICA200_GPUREG_PROCTEX_LUT_TABLE_MASK
#define GPUREG_PROCTEX_LUT_DATA                                  PICA200_GPUREG_PROCTEX_LUT_DATA
#define GPUREG_PROCTEX_LUT_DATA_DATA_SHIFT                       PICA200_GPUREG_PROCTEX_LUT_DATA_DATA_SHIFT
#define GPUREG_PROCTEX_LUT_DATA_DATA_MASK                        PICA200_GPUREG_PROCTEX_LUT_DATA_DATA_MASK
#define GPUREG_00B8                                              PICA200_GPUREG_00B8
#define GPUREG_00B9                                              PICA200_GPUREG_00B9
#define GPUREG_00BA                                              PICA200_GPUREG_00BA
#define GPUREG_00BB                                              PICA200_GPUREG_00BB
#define GPUREG_00BC                                              PICA200_GPUREG_00BC
#define GPUREG_00BD                                              PICA200_GPUREG_00BD
#define GPUREG_00BE                                              PICA200_GPUREG_00BE
#define GPUREG_00BF                                              PICA200_GPUREG_00BF
#define GPUREG_TEXENV0_SOURCE                                    PICA200_GPUREG_TEXENV0_SOURCE
#define GPUREG_TEXENV1_SOURCE                                    PICA200_GPUREG_TEXENV1_SOURCE
#define GPUREG_TEXENV2_SOURCE                                    PICA200_GPUREG_TEXENV2_SOURCE
#define GPUREG_TEXENV3_SOURCE                                    PICA200_GPUREG_TEXENV3_SOURCE
#define GPUREG_TEXENV4_SOURCE                                    PICA200_GPUREG_TEXENV4_SOURCE
#define GPUREG_TEXENV5_SOURCE                                    PICA200_GPUREG_TEXENV5_SOURCE
#define GPUREG_TEXENV_SOURCE_COUNT                               PICA200_GPUREG_TEXENV_SOURCE_COUNT
#define GPUREG_TEXENV_SOURCE(n)                                  PICA200_GPUREG_TEXENV_SOURCE(n)
#define GPUREG_TEXENV_SOURCE_RGB_SOURCE0_SHIFT                   PICA200_GPUREG_TEXENV_SOURCE_RGB_SOURCE0_SHIFT
#define GPUREG_TEXENV_SOURCE_RGB_SOURCE0_MASK                    PICA200_GPUREG_TEXENV_SOURCE_RGB_SOURCE0_MASK
#define GPUREG_TEXENV_SOURCE_RGB_SOURCE1_SHIFT                   PICA200_GPUREG_TEXENV_SOURCE_RGB_SOURCE1_SHIFT
#define GPUREG_TEXENV_SOURCE_RGB_SOURCE1_MASK                    PICA200_GPUREG_TEXENV_SOURCE_RGB_SOURCE1_MASK
#define GPUREG_TEXENV_SOURCE_RGB_SOURCE2_SHIFT                   PICA200_GPUREG_TEXENV_SOURCE_RGB_SOURCE2_SHIFT
#define GPUREG_TEXENV_SOURCE_RGB_SOURCE2_MASK                    PICA200_GPUREG_TEXENV_SOURCE_RGB_SOURCE2_MASK
#define GPUREG_TEXENV_SOURCE_ALPHA_SOURCE0_SHIFT                 PICA200_GPUREG_TEXENV_SOURCE_ALPHA_SOURCE0_SHIFT
#define GPUREG_TEXENV_SOURCE_ALPHA_SOURCE0_MASK                  PICA200_GPUREG_TEXENV_SOURCE_ALPHA_SOURCE0_MASK
#define GPUREG_TEXENV_SOURCE_ALPHA_SOURCE1_SHIFT                 PICA200_GPUREG_TEXENV_SOURCE_ALPHA_SOURCE1_SHIFT
#define GPUREG_TEXENV_SOURCE_ALPHA_SOURCE1_MASK                  PICA200_GPUREG_TEXENV_SOURCE_ALPHA_SOURCE1_MASK
#define GPUREG_TEXENV_SOURCE_ALPHA_SOURCE2_SHIFT                 PICA200_GPUREG_TEXENV_SOURCE_ALPHA_SOURCE2_SHIFT
#define GPUREG_TEXENV_SOURCE_ALPHA_SOURCE2_MASK                  PICA200_GPUREG_TEXENV_SOURCE_ALPHA_SOURCE2_MASK
#define GPUREG_TEXENV0_OPERAND                                   PICA200_GPUREG_TEXENV0_OPERAND
#define GPUREG_TEXENV1_OPERAND                                   PICA200_GPUREG_TEXENV1_OPERAND
#define GPUREG_TEXENV2_OPERAND                                   PICA200_GPUREG_TEXENV2_OPERAND
#define GPUREG_TEXENV3_OPERAND                                   PICA200_GPUREG_TEXENV3_OPERAND
#define GPUREG_TEXENV4_OPERAND                                   PICA200_GPUREG_TEXENV4_OPERAND
#define GPUREG_TEXENV5_OPERAND                                   PICA200_GPUREG_TEXENV5_OPERAND
#define GPUREG_TEXENV_OPERAND_COUNT                              PICA200_GPUREG_TEXENV_OPERAND_COUNT
#define GPUREG_TEXENV_OPERAND(n)                                 PICA200_GPUREG_TEXENV_OPERAND(n)
#define GPUREG_TEXENV_OPERAND_RGB_OPERAND0_SHIFT                 PICA200_GPUREG_TEXENV_OPERAND_RGB_OPERAND0_SHIFT
#define GPUREG_TEXENV_OPERAND_RGB_OPERAND0_MASK                  PICA200_GPUREG_TEXENV_OPERAND_RGB_OPERAND0_MASK
#define GPUREG_TEXENV_OPERAND_RGB_OPERAND1_SHIFT                 PICA200_GPUREG_TEXENV_OPERAND_RGB_OPERAND1_SHIFT
#define GPUREG_TEXENV_OPERAND_RGB_OPERAND1_MASK                  PICA200_GPUREG_TEXENV_OPERAND_RGB_OPERAND1_MASK
#define GPUREG_TEXENV_OPERAND_RGB_OPERAND2_SHIFT                 PICA200_GPUREG_TEXENV_OPERAND_RGB_OPERAND2_SHIFT
#define GPUREG_TEXENV_OPERAND_RGB_OPERAND2_MASK                  PICA200_GPUREG_TEXENV_OPERAND_RGB_OPERAND2_MASK
#define GPUREG_TEXENV_OPERAND_ALPHA_OPERAND0_SHIFT               PICA200_GPUREG_TEXENV_OPERAND_ALPHA_OPERAND0_SHIFT
#define GPUREG_TEXENV_OPERAND_ALPHA_OPERAND0_MASK                PICA200_GPUREG_TEXENV_OPERAND_ALPHA_OPERAND0_MASK
#define GPUREG_TEXENV_OPERAND_ALPHA_OPERAND1_SHIFT               PICA200_GPUREG_TEXENV_OPERAND_ALPHA_OPERAND1_SHIFT
#define GPUREG_TEXENV_OPERAND_ALPHA_OPERAND1_MASK                PICA200_GPUREG_TEXENV_OPERAND_ALPHA_OPERAND1_MASK
#define GPUREG_TEXENV_OPERAND_ALPHA_OPERAND2_SHIFT               PICA200_GPUREG_TEXENV_OPERAND_ALPHA_OPERAND2_SHIFT
#define GPUREG_TEXENV_OPERAND_ALPHA_OPERAND2_MASK                PICA200_GPUREG_TEXENV_OPERAND_ALPHA_OPERAND2_MASK
#define GPUREG_TEXENV0_COMBINER                                  PICA200_GPUREG_TEXENV0_COMBINER
#define GPUREG_TEXENV1_COMBINER                                  PICA200_GPUREG_TEXENV1_COMBINER
#define GPUREG_TEXENV2_COMBINER                                  PICA200_GPUREG_TEXENV2_COMBINER
#define GPUREG_TEXENV3_COMBINER                                  PICA200_GPUREG_TEXENV3_COMBINER
#define GPUREG_TEXENV4_COMBINER                                  PICA200_GPUREG_TEXENV4_COMBINER
#define GPUREG_TEXENV5_COMBINER                                  PICA200_GPUREG_TEXENV5_COMBINER
#define GPUREG_TEXENV_COMBINER_COUNT                             PICA200_GPUREG_TEXENV_COMBINER_COUNT
#define GPUREG_TEXENV_COMBINER(n)                                PICA200_GPUREG_TEXENV_COMBINER(n)
#define GPUREG_TEXENV_COMBINER_RGB_OPERATION_SHIFT               PICA200_GPUREG_TEXENV_COMBINER_RGB_OPERATION_SHIFT
#define GPUREG_TEXENV_COMBINER_RGB_OPERATION_MASK                PICA200_GPUREG_TEXENV_COMBINER_RGB_OPERATION_MASK
#define GPUREG_TEXENV_COMBINER_ALPHA_OPERATION_SHIFT             PICA200_GPUREG_TEXENV_COMBINER_ALPHA_OPERATION_SHIFT
#define GPUREG_TEXENV_COMBINER_ALPHA_OPERATION_MASK              PICA200_GPUREG_TEXENV_COMBINER_ALPHA_OPERATION_MASK
#define GPUREG_TEXENV0_COLOR                                     PICA200_GPUREG_TEXENV0_COLOR
#define GPUREG_TEXENV1_COLOR                                     PICA200_GPUREG_TEXENV1_COLOR
#define GPUREG_TEXENV2_COLOR                                     PICA200_GPUREG_TEXENV2_COLOR
#define GPUREG_TEXENV3_COLOR                                     PICA200_GPUREG_TEXENV3_COLOR
#define GPUREG_TEXENV4_COLOR                                     PICA200_GPUREG_TEXENV4_COLOR
#define GPUREG_TEXENV5_COLOR                                     PICA200_GPUREG_TEXENV5_COLOR
#define GPUREG_TEXENV_COLOR_COUNT                                PICA200_GPUREG_TEXENV_COLOR_COUNT
#define GPUREG_TEXENV_COLOR(n)                                   PICA200_GPUREG_TEXENV_COLOR(n)
#define GPUREG_TEXENV_COLOR_R_SHIFT                              PICA200_GPUREG_TEXENV_COLOR_R_SHIFT
#define GPUREG_TEXENV_COLOR_R_MASK                               PICA200_GPUREG_TEXENV_COLOR_R_MASK
#define GPUREG_TEXENV_COLOR_G_SHIFT                              PICA200_GPUREG_TEXENV_COLOR_G_SHIFT
#define GPUREG_TEXENV_COLOR_G_MASK                               PICA200_GPUREG_TEXENV_COLOR_G_MASK
#define GPUREG_TEXENV_COLOR_B_SHIFT                              PICA200_GPUREG_TEXENV_COLOR_B_SHIFT
#define GPUREG_TEXENV_COLOR_B_MASK                               PICA200_GPUREG_TEXENV_COLOR_B_MASK
#define GPUREG_TEXENV_COLOR_A_SHIFT                              PICA200_GPUREG_TEXENV_COLOR_A_SHIFT
#define GPUREG_TEXENV_COLOR_A_MASK                               PICA200_GPUREG_TEXENV_COLOR_A_MASK
#define GPUREG_TEXENV0_SCALE                                     PICA200_GPUREG_TEXENV0_SCALE
#define GPUREG_TEXENV1_SCALE                                     PICA200_GPUREG_TEXENV1_SCALE
#define GPUREG_TEXENV2_SCALE                                     PICA200_GPUREG_TEXENV2_SCALE
#define GPUREG_TEXENV3_SCALE                                     PICA200_GPUREG_TEXENV3_SCALE
#define GPUREG_TEXENV4_SCALE                                     PICA200_GPUREG_TEXENV4_SCALE
#define GPUREG_TEXENV5_SCALE                                     PICA200_GPUREG_TEXENV5_SCALE
#define GPUREG_TEXENV_SCALE_COUNT                                PICA200_GPUREG_TEXENV_SCALE_COUNT
#define GPUREG_TEXENV_SCALE(n)                                   PICA200_GPUREG_TEXENV_SCALE(n)
#define GPUREG_TEXENV_SCALE_RGB_SCALE_SHIFT                      PICA200_GPUREG_TEXENV_SCALE_RGB_SCALE_SHIFT
#define GPUREG_TEXENV_SCALE_RGB_SCALE_MASK                       PICA200_GPUREG_TEXENV_SCALE_RGB_SCALE_MASK
#define GPUREG_TEXENV_SCALE_ALPHA_SCALE_SHIFT                    PICA200_GPUREG_TEXENV_SCALE_ALPHA_SCALE_SHIFT
#define GPUREG_TEXENV_SCALE_ALPHA_SCALE_MASK                     PICA200_GPUREG_TEXENV_SCALE_ALPHA_SCALE_MASK
#define GPUREG_00C5                                              PICA200_GPUREG_00C5
#define GPUREG_00C6                                              PICA200_GPUREG_00C6
#define GPUREG_00C7                                              PICA200_GPUREG_00C7
#define GPUREG_UNKNOWN_00C7_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_00C7_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_00C7_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_00C7_UNKNOWN_MASK
#define GPUREG_00CD                                              PICA200_GPUREG_00CD
#define GPUREG_00CE                                              PICA200_GPUREG_00CE
#define GPUREG_00CF                                              PICA200_GPUREG_00CF
#define GPUREG_00D5                                              PICA200_GPUREG_00D5
#define GPUREG_00D6                                              PICA200_GPUREG_00D6
#define GPUREG_00D7                                              PICA200_GPUREG_00D7
#define GPUREG_00DD                                              PICA200_GPUREG_00DD
#define GPUREG_00DE                                              PICA200_GPUREG_00DE
#define GPUREG_00DF                                              PICA200_GPUREG_00DF
#define GPUREG_TEXENV_UPDATE_BUFFER                              PICA200_GPUREG_TEXENV_UPDATE_BUFFER
#define GPUREG_TEXENV_UPDATE_BUFFER_FOG_MODE_SHIFT               PICA200_GPUREG_TEXENV_UPDATE_BUFFER_FOG_MODE_SHIFT
#define GPUREG_TEXENV_UPDATE_BUFFER_FOG_MODE_MASK                PICA200_GPUREG_TEXENV_UPDATE_BUFFER_FOG_MODE_MASK
#define GPUREG_TEXENV_UPDATE_BUFFER_GAS_DENSITY_SOURCE_SHIFT     PICA200_GPUREG_TEXENV_UPDATE_BUFFER_GAS_DENSITY_SOURCE_SHIFT
#define GPUREG_TEXENV_UPDATE_BUFFER_GAS_DENSITY_SOURCE_MASK      PICA200_GPUREG_TEXENV_UPDATE_BUFFER_GAS_DENSITY_SOURCE_MASK
#define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE0_SHIFT            PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE0_SHIFT
#define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE0_MASK             PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE0_MASK
#define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE1_SHIFT            PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE1_SHIFT
#define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE1_MASK             PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE1_MASK
#define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE2_SHIFT            PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE2_SHIFT
#define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE2_MASK             PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE2_MASK
#define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE3_SHIFT            PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE3_SHIFT
#define GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE3_MASK             PICA200_GPUREG_TEXENV_UPDATE_BUFFER_RGB_UPDATE3_MASK
#define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0_SHIFT          PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0_SHIFT
#define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0_MASK           PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0_MASK
#define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE1_SHIFT          PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE1_SHIFT
#define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE1_MASK           PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE1_MASK
#define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE2_SHIFT          PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE2_SHIFT
#define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE2_MASK           PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE2_MASK
#define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE3_SHIFT          PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE3_SHIFT
#define GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE3_MASK           PICA200_GPUREG_TEXENV_UPDATE_BUFFER_ALPHA_UPDATE3_MASK
#define GPUREG_TEXENV_UPDATE_BUFFER_Z_FLIP_SHIFT                 PICA200_GPUREG_TEXENV_UPDATE_BUFFER_Z_FLIP_SHIFT
#define GPUREG_TEXENV_UPDATE_BUFFER_Z_FLIP_MASK                  PICA200_GPUREG_TEXENV_UPDATE_BUFFER_Z_FLIP_MASK
#define GPUREG_TEXENV_UPDATE_BUFFER_UNKNOWN_24_SHIFT             PICA200_GPUREG_TEXENV_UPDATE_BUFFER_UNKNOWN_24_SHIFT
#define GPUREG_TEXENV_UPDATE_BUFFER_UNKNOWN_24_MASK              PICA200_GPUREG_TEXENV_UPDATE_BUFFER_UNKNOWN_24_MASK
#define GPUREG_FOG_COLOR                                         PICA200_GPUREG_FOG_COLOR
#define GPUREG_FOG_COLOR_R_SHIFT                                 PICA200_GPUREG_FOG_COLOR_R_SHIFT
#define GPUREG_FOG_COLOR_R_MASK                                  PICA200_GPUREG_FOG_COLOR_R_MASK
#define GPUREG_FOG_COLOR_G_SHIFT                                 PICA200_GPUREG_FOG_COLOR_G_SHIFT
#define GPUREG_FOG_COLOR_G_MASK                                  PICA200_GPUREG_FOG_COLOR_G_MASK
#define GPUREG_FOG_COLOR_B_SHIFT                                 PICA200_GPUREG_FOG_COLOR_B_SHIFT
#define GPUREG_FOG_COLOR_B_MASK                                  PICA200_GPUREG_FOG_COLOR_B_MASK
#define GPUREG_00E2                                              PICA200_GPUREG_00E2
#define GPUREG_UNKNOWN_00E2_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_00E2_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_00E2_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_00E2_UNKNOWN_MASK
#define GPUREG_00E3                                              PICA200_GPUREG_00E3
#define GPUREG_UNKNOWN_00E3_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_00E3_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_00E3_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_00E3_UNKNOWN_MASK
#define GPUREG_GAS_ATTENUATION                                   PICA200_GPUREG_GAS_ATTENUATION
#define GPUREG_GAS_ATTENUATION_ATTENUATION_SHIFT                 PICA200_GPUREG_GAS_ATTENUATION_ATTENUATION_SHIFT
#define GPUREG_GAS_ATTENUATION_ATTENUATION_MASK                  PICA200_GPUREG_GAS_ATTENUATION_ATTENUATION_MASK
#define GPUREG_GAS_ACCMAX                                        PICA200_GPUREG_GAS_ACCMAX
#define GPUREG_GAS_ACCMAX_INV_ACCMAX_SHIFT                       PICA200_GPUREG_GAS_ACCMAX_INV_ACCMAX_SHIFT
#define GPUREG_GAS_ACCMAX_INV_ACCMAX_MASK                        PICA200_GPUREG_GAS_ACCMAX_INV_ACCMAX_MASK
#define GPUREG_FOG_LUT_INDEX                                     PICA200_GPUREG_FOG_LUT_INDEX
#define GPUREG_FOG_LUT_INDEX_INDEX_SHIFT                         PICA200_GPUREG_FOG_LUT_INDEX_INDEX_SHIFT
#define GPUREG_FOG_LUT_INDEX_INDEX_MASK                          PICA200_GPUREG_FOG_LUT_INDEX_INDEX_MASK
#define GPUREG_FOG_LUT_INDEX_UNUSED_7_SHIFT                      PICA200_GPUREG_FOG_LUT_INDEX_UNUSED_7_SHIFT
#define GPUREG_FOG_LUT_INDEX_UNUSED_7_MASK                       PICA200_GPUREG_FOG_LUT_INDEX_UNUSED_7_MASK
#define GPUREG_00E7                                              PICA200_GPUREG_00E7
#define GPUREG_FOG_LUT_DATA                                      PICA200_GPUREG_FOG_LUT_DATA
#define GPUREG_FOG_LUT_DATA_DIFFERENCE_SHIFT                     PICA200_GPUREG_FOG_LUT_DATA_DIFFERENCE_SHIFT
#define GPUREG_FOG_LUT_DATA_DIFFERENCE_MASK                      PICA200_GPUREG_FOG_LUT_DATA_DIFFERENCE_MASK
#define GPUREG_FOG_LUT_DATA_VALUE_SHIFT                          PICA200_GPUREG_FOG_LUT_DATA_VALUE_SHIFT
#define GPUREG_FOG_LUT_DATA_VALUE_MASK                           PICA200_GPUREG_FOG_LUT_DATA_VALUE_MASK
#define GPUREG_00F5                                              PICA200_GPUREG_00F5
#define GPUREG_00F6                                              PICA200_GPUREG_00F6
#define GPUREG_00F7                                              PICA200_GPUREG_00F7
#define GPUREG_TEXENV_BUFFER_COLOR                               PICA200_GPUREG_TEXENV_BUFFER_COLOR
#define GPUREG_TEXENV_BUFFER_COLOR_R_SHIFT                       PICA200_GPUREG_TEXENV_BUFFER_COLOR_R_SHIFT
#define GPUREG_TEXENV_BUFFER_COLOR_R_MASK                        PICA200_GPUREG_TEXENV_BUFFER_COLOR_R_MASK
#define GPUREG_TEXENV_BUFFER_COLOR_G_SHIFT                       PICA200_GPUREG_TEXENV_BUFFER_COLOR_G_SHIFT
#define GPUREG_TEXENV_BUFFER_COLOR_G_MASK                        PICA200_GPUREG_TEXENV_BUFFER_COLOR_G_MASK
#define GPUREG_TEXENV_BUFFER_COLOR_B_SHIFT                       PICA200_GPUREG_TEXENV_BUFFER_COLOR_B_SHIFT
#define GPUREG_TEXENV_BUFFER_COLOR_B_MASK                        PICA200_GPUREG_TEXENV_BUFFER_COLOR_B_MASK
#define GPUREG_TEXENV_BUFFER_COLOR_A_SHIFT                       PICA200_GPUREG_TEXENV_BUFFER_COLOR_A_SHIFT
#define GPUREG_TEXENV_BUFFER_COLOR_A_MASK                        PICA200_GPUREG_TEXENV_BUFFER_COLOR_A_MASK
#define GPUREG_00FE                                              PICA200_GPUREG_00FE
#define GPUREG_00FF                                              PICA200_GPUREG_00FF
#define GPUREG_COLOR_OPERATION                                   PICA200_GPUREG_COLOR_OPERATION
#define GPUREG_COLOR_OPERATION_FRAGMENT_MODE_SHIFT               PICA200_GPUREG_COLOR_OPERATION_FRAGMENT_MODE_SHIFT
#define GPUREG_COLOR_OPERATION_FRAGMENT_MODE_MASK                PICA200_GPUREG_COLOR_OPERATION_FRAGMENT_MODE_MASK
#define GPUREG_COLOR_OPERATION_BLEND_MODE_SHIFT                  PICA200_GPUREG_COLOR_OPERATION_BLEND_MODE_SHIFT
#define GPUREG_COLOR_OPERATION_BLEND_MODE_MASK                   PICA200_GPUREG_COLOR_OPERATION_BLEND_MODE_MASK
#define GPUREG_COLOR_OPERATION_UNKNOWN_16_SHIFT                  PICA200_GPUREG_COLOR_OPERATION_UNKNOWN_16_SHIFT
#define GPUREG_COLOR_OPERATION_UNKNOWN_16_MASK                   PICA200_GPUREG_COLOR_OPERATION_UNKNOWN_16_MASK
#define GPUREG_COLOR_OPERATION_LINE_SKIP_SHIFT                   PICA200_GPUREG_COLOR_OPERATION_LINE_SKIP_SHIFT
#define GPUREG_COLOR_OPERATION_LINE_SKIP_MASK                    PICA200_GPUREG_COLOR_OPERATION_LINE_SKIP_MASK
#define GPUREG_COLOR_OPERATION_DRAW_NOTHING_SHIFT                PICA200_GPUREG_COLOR_OPERATION_DRAW_NOTHING_SHIFT
#define GPUREG_COLOR_OPERATION_DRAW_NOTHING_MASK                 PICA200_GPUREG_COLOR_OPERATION_DRAW_NOTHING_MASK
#define GPUREG_BLEND_FUNC                                        PICA200_GPUREG_BLEND_FUNC
#define GPUREG_BLEND_FUNC_RGB_EQUATION_SHIFT                     PICA200_GPUREG_BLEND_FUNC_RGB_EQUATION_SHIFT
#define GPUREG_BLEND_FUNC_RGB_EQUATION_MASK                      PICA200_GPUREG_BLEND_FUNC_RGB_EQUATION_MASK
#define GPUREG_BLEND_FUNC_ALPHA_EQUATION_SHIFT                   PICA200_GPUREG_BLEND_FUNC_ALPHA_EQUATION_SHIFT
#define GPUREG_BLEND_FUNC_ALPHA_EQUATION_MASK                    PICA200_GPUREG_BLEND_FUNC_ALPHA_EQUATION_MASK
#define GPUREG_BLEND_FUNC_RGB_SRC_FACTOR_SHIFT                   PICA200_GPUREG_BLEND_FUNC_RGB_SRC_FACTOR_SHIFT
#define GPUREG_BLEND_FUNC_RGB_SRC_FACTOR_MASK                    PICA200_GPUREG_BLEND_FUNC_RGB_SRC_FACTOR_MASK
#define GPUREG_BLEND_FUNC_RGB_DST_FACTOR_SHIFT                   PICA200_GPUREG_BLEND_FUNC_RGB_DST_FACTOR_SHIFT
#define GPUREG_BLEND_FUNC_RGB_DST_FACTOR_MASK                    PICA200_GPUREG_BLEND_FUNC_RGB_DST_FACTOR_MASK
#define GPUREG_BLEND_FUNC_ALPHA_SRC_FACTOR_SHIFT                 PICA200_GPUREG_BLEND_FUNC_ALPHA_SRC_FACTOR_SHIFT
#define GPUREG_BLEND_FUNC_ALPHA_SRC_FACTOR_MASK                  PICA200_GPUREG_BLEND_FUNC_ALPHA_SRC_FACTOR_MASK
#define GPUREG_BLEND_FUNC_ALPHA_DST_FACTOR_SHIFT                 PICA200_GPUREG_BLEND_FUNC_ALPHA_DST_FACTOR_SHIFT
#define GPUREG_BLEND_FUNC_ALPHA_DST_FACTOR_MASK                  PICA200_GPUREG_BLEND_FUNC_ALPHA_DST_FACTOR_MASK
#define GPUREG_LOGIC_OP                                          PICA200_GPUREG_LOGIC_OP
#define GPUREG_LOGIC_OP_OPERATION_SHIFT                          PICA200_GPUREG_LOGIC_OP_OPERATION_SHIFT
#define GPUREG_LOGIC_OP_OPERATION_MASK                           PICA200_GPUREG_LOGIC_OP_OPERATION_MASK
#define GPUREG_BLEND_COLOR                                       PICA200_GPUREG_BLEND_COLOR
#define GPUREG_BLEND_COLOR_R_SHIFT                               PICA200_GPUREG_BLEND_COLOR_R_SHIFT
#define GPUREG_BLEND_COLOR_R_MASK                                PICA200_GPUREG_BLEND_COLOR_R_MASK
#define GPUREG_BLEND_COLOR_G_SHIFT                               PICA200_GPUREG_BLEND_COLOR_G_SHIFT
#define GPUREG_BLEND_COLOR_G_MASK                                PICA200_GPUREG_BLEND_COLOR_G_MASK
#define GPUREG_BLEND_COLOR_B_SHIFT                               PICA200_GPUREG_BLEND_COLOR_B_SHIFT
#define GPUREG_BLEND_COLOR_B_MASK                                PICA200_GPUREG_BLEND_COLOR_B_MASK
#define GPUREG_BLEND_COLOR_A_SHIFT                               PICA200_GPUREG_BLEND_COLOR_A_SHIFT
#define GPUREG_BLEND_COLOR_A_MASK                                PICA200_GPUREG_BLEND_COLOR_A_MASK
#define GPUREG_FRAGOP_ALPHA_TEST                                 PICA200_GPUREG_FRAGOP_ALPHA_TEST
#define GPUREG_FRAGOP_ALPHA_TEST_ENABLE_SHIFT                    PICA200_GPUREG_FRAGOP_ALPHA_TEST_ENABLE_SHIFT
#define GPUREG_FRAGOP_ALPHA_TEST_ENABLE_MASK                     PICA200_GPUREG_FRAGOP_ALPHA_TEST_ENABLE_MASK
#define GPUREG_FRAGOP_ALPHA_TEST_FUNCTION_SHIFT                  PICA200_GPUREG_FRAGOP_ALPHA_TEST_FUNCTION_SHIFT
#define GPUREG_FRAGOP_ALPHA_TEST_FUNCTION_MASK                   PICA200_GPUREG_FRAGOP_ALPHA_TEST_FUNCTION_MASK
#define GPUREG_FRAGOP_ALPHA_TEST_REFERENCE_SHIFT                 PICA200_GPUREG_FRAGOP_ALPHA_TEST_REFERENCE_SHIFT
#define GPUREG_FRAGOP_ALPHA_TEST_REFERENCE_MASK                  PICA200_GPUREG_FRAGOP_ALPHA_TEST_REFERENCE_MASK
#define GPUREG_STENCIL_TEST                                      PICA200_GPUREG_STENCIL_TEST
#define GPUREG_STENCIL_TEST_ENABLE_SHIFT                         PICA200_GPUREG_STENCIL_TEST_ENABLE_SHIFT
#define GPUREG_STENCIL_TEST_ENABLE_MASK                          PICA200_GPUREG_STENCIL_TEST_ENABLE_MASK
#define GPUREG_STENCIL_TEST_FUNCTION_SHIFT                       PICA200_GPUREG_STENCIL_TEST_FUNCTION_SHIFT
#define GPUREG_STENCIL_TEST_FUNCTION_MASK                        PICA200_GPUREG_STENCIL_TEST_FUNCTION_MASK
#define GPUREG_STENCIL_TEST_WRITE_MASK_SHIFT                     PICA200_GPUREG_STENCIL_TEST_WRITE_MASK_SHIFT
#define GPUREG_STENCIL_TEST_WRITE_MASK_MASK                      PICA200_GPUREG_STENCIL_TEST_WRITE_MASK_MASK
#define GPUREG_STENCIL_TEST_REFERENCE_SHIFT                      PICA200_GPUREG_STENCIL_TEST_REFERENCE_SHIFT
#define GPUREG_STENCIL_TEST_REFERENCE_MASK                       PICA200_GPUREG_STENCIL_TEST_REFERENCE_MASK
#define GPUREG_STENCIL_TEST_READ_MASK_SHIFT                      PICA200_GPUREG_STENCIL_TEST_READ_MASK_SHIFT
#define GPUREG_STENCIL_TEST_READ_MASK_MASK                       PICA200_GPUREG_STENCIL_TEST_READ_MASK_MASK
#define GPUREG_STENCIL_OP                                        PICA200_GPUREG_STENCIL_OP
#define GPUREG_STENCIL_OP_FAIL_SHIFT                             PICA200_GPUREG_STENCIL_OP_FAIL_SHIFT
#define GPUREG_STENCIL_OP_FAIL_MASK                              PICA200_GPUREG_STENCIL_OP_FAIL_MASK
#define GPUREG_STENCIL_OP_DEPTH_FAIL_SHIFT                       PICA200_GPUREG_STENCIL_OP_DEPTH_FAIL_SHIFT
#define GPUREG_STENCIL_OP_DEPTH_FAIL_MASK                        PICA200_GPUREG_STENCIL_OP_DEPTH_FAIL_MASK
#define GPUREG_STENCIL_OP_PASS_SHIFT                             PICA200_GPUREG_STENCIL_OP_PASS_SHIFT
#define GPUREG_STENCIL_OP_PASS_MASK                              PICA200_GPUREG_STENCIL_OP_PASS_MASK
#define GPUREG_DEPTH_COLOR_MASK                                  PICA200_GPUREG_DEPTH_COLOR_MASK
#define GPUREG_DEPTH_COLOR_MASK_DEPTH_TEST_ENABLE_SHIFT          PICA200_GPUREG_DEPTH_COLOR_MASK_DEPTH_TEST_ENABLE_SHIFT
#define GPUREG_DEPTH_COLOR_MASK_DEPTH_TEST_ENABLE_MASK           PICA200_GPUREG_DEPTH_COLOR_MASK_DEPTH_TEST_ENABLE_MASK
#define GPUREG_DEPTH_COLOR_MASK_FUNCTION_SHIFT                   PICA200_GPUREG_DEPTH_COLOR_MASK_FUNCTION_SHIFT
#define GPUREG_DEPTH_COLOR_MASK_FUNCTION_MASK                    PICA200_GPUREG_DEPTH_COLOR_MASK_FUNCTION_MASK
#define GPUREG_DEPTH_COLOR_MASK_RED_WRITE_SHIFT                  PICA200_GPUREG_DEPTH_COLOR_MASK_RED_WRITE_SHIFT
#define GPUREG_DEPTH_COLOR_MASK_RED_WRITE_MASK                   PICA200_GPUREG_DEPTH_COLOR_MASK_RED_WRITE_MASK
#define GPUREG_DEPTH_COLOR_MASK_GREEN_WRITE_SHIFT                PICA200_GPUREG_DEPTH_COLOR_MASK_GREEN_WRITE_SHIFT
#define GPUREG_DEPTH_COLOR_MASK_GREEN_WRITE_MASK                 PICA200_GPUREG_DEPTH_COLOR_MASK_GREEN_WRITE_MASK
#define GPUREG_DEPTH_COLOR_MASK_BLUE_WRITE_SHIFT                 PICA200_GPUREG_DEPTH_COLOR_MASK_BLUE_WRITE_SHIFT
#define GPUREG_DEPTH_COLOR_MASK_BLUE_WRITE_MASK                  PICA200_GPUREG_DEPTH_COLOR_MASK_BLUE_WRITE_MASK
#define GPUREG_DEPTH_COLOR_MASK_ALPHA_WRITE_SHIFT                PICA200_GPUREG_DEPTH_COLOR_MASK_ALPHA_WRITE_SHIFT
#define GPUREG_DEPTH_COLOR_MASK_ALPHA_WRITE_MASK                 PICA200_GPUREG_DEPTH_COLOR_MASK_ALPHA_WRITE_MASK
#define GPUREG_DEPTH_COLOR_MASK_DEPTH_WRITE_SHIFT                PICA200_GPUREG_DEPTH_COLOR_MASK_DEPTH_WRITE_SHIFT
#define GPUREG_DEPTH_COLOR_MASK_DEPTH_WRITE_MASK                 PICA200_GPUREG_DEPTH_COLOR_MASK_DEPTH_WRITE_MASK
#define GPUREG_0108                                              PICA200_GPUREG_0108
#define GPUREG_0109                                              PICA200_GPUREG_0109
#define GPUREG_010A                                              PICA200_GPUREG_010A
#define GPUREG_010B                                              PICA200_GPUREG_010B
#define GPUREG_010C                                              PICA200_GPUREG_010C
#define GPUREG_010D                                              PICA200_GPUREG_010D
#define GPUREG_UNKNOWN_010D_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_010D_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_010D_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_010D_UNKNOWN_MASK
#define GPUREG_010E                                              PICA200_GPUREG_010E
#define GPUREG_UNKNOWN_010E_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_010E_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_010E_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_010E_UNKNOWN_MASK
#define GPUREG_010F                                              PICA200_GPUREG_010F
#define GPUREG_UNKNOWN_010F_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_010F_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_010F_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_010F_UNKNOWN_MASK
#define GPUREG_FRAMEBUFFER_INVALIDATE                            PICA200_GPUREG_FRAMEBUFFER_INVALIDATE
#define GPUREG_FRAMEBUFFER_INVALIDATE_INVALIDATE_SHIFT           PICA200_GPUREG_FRAMEBUFFER_INVALIDATE_INVALIDATE_SHIFT
#define GPUREG_FRAMEBUFFER_INVALIDATE_INVALIDATE_MASK            PICA200_GPUREG_FRAMEBUFFER_INVALIDATE_INVALIDATE_MASK
#define GPUREG_FRAMEBUFFER_FLUSH                                 PICA200_GPUREG_FRAMEBUFFER_FLUSH
#define GPUREG_FRAMEBUFFER_FLUSH_FLUSH_SHIFT                     PICA200_GPUREG_FRAMEBUFFER_FLUSH_FLUSH_SHIFT
#define GPUREG_FRAMEBUFFER_FLUSH_FLUSH_MASK                      PICA200_GPUREG_FRAMEBUFFER_FLUSH_FLUSH_MASK
#define GPUREG_COLORBUFFER_READ                                  PICA200_GPUREG_COLORBUFFER_READ
#define GPUREG_COLORBUFFER_READ_ACCESS_SHIFT                     PICA200_GPUREG_COLORBUFFER_READ_ACCESS_SHIFT
#define GPUREG_COLORBUFFER_READ_ACCESS_MASK                      PICA200_GPUREG_COLORBUFFER_READ_ACCESS_MASK
#define GPUREG_COLORBUFFER_WRITE                                 PICA200_GPUREG_COLORBUFFER_WRITE
#define GPUREG_COLORBUFFER_WRITE_ACCESS_SHIFT                    PICA200_GPUREG_COLORBUFFER_WRITE_ACCESS_SHIFT
#define GPUREG_COLORBUFFER_WRITE_ACCESS_MASK                     PICA200_GPUREG_COLORBUFFER_WRITE_ACCESS_MASK
#define GPUREG_DEPTHBUFFER_READ                                  PICA200_GPUREG_DEPTHBUFFER_READ
#define GPUREG_DEPTHBUFFER_READ_ACCESS_SHIFT                     PICA200_GPUREG_DEPTHBUFFER_READ_ACCESS_SHIFT
#define GPUREG_DEPTHBUFFER_READ_ACCESS_MASK                      PICA200_GPUREG_DEPTHBUFFER_READ_ACCESS_MASK
#define GPUREG_DEPTHBUFFER_WRITE                                 PICA200_GPUREG_DEPTHBUFFER_WRITE
#define GPUREG_DEPTHBUFFER_WRITE_ACCESS_SHIFT                    PICA200_GPUREG_DEPTHBUFFER_WRITE_ACCESS_SHIFT
#define GPUREG_DEPTHBUFFER_WRITE_ACCESS_MASK                     PICA200_GPUREG_DEPTHBUFFER_WRITE_ACCESS_MASK
#define GPUREG_DEPTHBUFFER_FORMAT                                PICA200_GPUREG_DEPTHBUFFER_FORMAT
#define GPUREG_DEPTHBUFFER_FORMAT_FORMAT_SHIFT                   PICA200_GPUREG_DEPTHBUFFER_FORMAT_FORMAT_SHIFT
#define GPUREG_DEPTHBUFFER_FORMAT_FORMAT_MASK                    PICA200_GPUREG_DEPTHBUFFER_FORMAT_FORMAT_MASK
#define GPUREG_COLORBUFFER_FORMAT                                PICA200_GPUREG_COLORBUFFER_FORMAT
#define GPUREG_COLORBUFFER_FORMAT_PIXEL_SIZE_SHIFT               PICA200_GPUREG_COLORBUFFER_FORMAT_PIXEL_SIZE_SHIFT
#define GPUREG_COLORBUFFER_FORMAT_PIXEL_SIZE_MASK                PICA200_GPUREG_COLORBUFFER_FORMAT_PIXEL_SIZE_MASK
#define GPUREG_COLORBUFFER_FORMAT_FORMAT_SHIFT                   PICA200_GPUREG_COLORBUFFER_FORMAT_FORMAT_SHIFT
#define GPUREG_COLORBUFFER_FORMAT_FORMAT_MASK                    PICA200_GPUREG_COLORBUFFER_FORMAT_FORMAT_MASK
#define GPUREG_EARLYDEPTH_TEST2                                  PICA200_GPUREG_EARLYDEPTH_TEST2
#define GPUREG_EARLYDEPTH_TEST2_ENABLE_SHIFT                     PICA200_GPUREG_EARLYDEPTH_TEST2_ENABLE_SHIFT
#define GPUREG_EARLYDEPTH_TEST2_ENABLE_MASK                      PICA200_GPUREG_EARLYDEPTH_TEST2_ENABLE_MASK
#define GPUREG_0119                                              PICA200_GPUREG_0119
#define GPUREG_UNKNOWN_0119_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_0119_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_0119_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_0119_UNKNOWN_MASK
#define GPUREG_011A                                              PICA200_GPUREG_011A
#define GPUREG_UNKNOWN_011A_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_011A_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_011A_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_011A_UNKNOWN_MASK
#define GPUREG_FRAMEBUFFER_BLOCK32                               PICA200_GPUREG_FRAMEBUFFER_BLOCK32
#define GPUREG_FRAMEBUFFER_BLOCK32_BLOCK_SIZE_SHIFT              PICA200_GPUREG_FRAMEBUFFER_BLOCK32_BLOCK_SIZE_SHIFT
#define GPUREG_FRAMEBUFFER_BLOCK32_BLOCK_SIZE_MASK               PICA200_GPUREG_FRAMEBUFFER_BLOCK32_BLOCK_SIZE_MASK
#define GPUREG_DEPTHBUFFER_LOC                                   PICA200_GPUREG_DEPTHBUFFER_LOC
#define GPUREG_DEPTHBUFFER_LOC_ADDRESS_SHIFT                     PICA200_GPUREG_DEPTHBUFFER_LOC_ADDRESS_SHIFT
#define GPUREG_DEPTHBUFFER_LOC_ADDRESS_MASK                      PICA200_GPUREG_DEPTHBUFFER_LOC_ADDRESS_MASK
#define GPUREG_COLORBUFFER_LOC                                   PICA200_GPUREG_COLORBUFFER_LOC
#define GPUREG_COLORBUFFER_LOC_ADDRESS_SHIFT                     PICA200_GPUREG_COLORBUFFER_LOC_ADDRESS_SHIFT
#define GPUREG_COLORBUFFER_LOC_ADDRESS_MASK                      PICA200_GPUREG_COLORBUFFER_LOC_ADDRESS_MASK
#define GPUREG_FRAMEBUFFER_DIM                                   PICA200_GPUREG_FRAMEBUFFER_DIM
#define GPUREG_FRAMEBUFFER_DIM_WIDTH_SHIFT                       PICA200_GPUREG_FRAMEBUFFER_DIM_WIDTH_SHIFT
#define GPUREG_FRAMEBUFFER_DIM_WIDTH_MASK                        PICA200_GPUREG_FRAMEBUFFER_DIM_WIDTH_MASK
#define GPUREG_FRAMEBUFFER_DIM_HEIGHT_MINUS_1_SHIFT              PICA200_GPUREG_FRAMEBUFFER_DIM_HEIGHT_MINUS_1_SHIFT
#define GPUREG_FRAMEBUFFER_DIM_HEIGHT_MINUS_1_MASK               PICA200_GPUREG_FRAMEBUFFER_DIM_HEIGHT_MINUS_1_MASK
#define GPUREG_FRAMEBUFFER_DIM_Y_DIRECTION_SHIFT                 PICA200_GPUREG_FRAMEBUFFER_DIM_Y_DIRECTION_SHIFT
#define GPUREG_FRAMEBUFFER_DIM_Y_DIRECTION_MASK                  PICA200_GPUREG_FRAMEBUFFER_DIM_Y_DIRECTION_MASK
#define GPUREG_011F                                              PICA200_GPUREG_011F
#define GPUREG_UNKNOWN_011F_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_011F_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_011F_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_011F_UNKNOWN_MASK
#define GPUREG_GAS_LIGHT_XY                                      PICA200_GPUREG_GAS_LIGHT_XY
#define GPUREG_GAS_LIGHT_XY_MIN_SHIFT                            PICA200_GPUREG_GAS_LIGHT_XY_MIN_SHIFT
#define GPUREG_GAS_LIGHT_XY_MIN_MASK                             PICA200_GPUREG_GAS_LIGHT_XY_MIN_MASK
#define GPUREG_GAS_LIGHT_XY_MAX_SHIFT                            PICA200_GPUREG_GAS_LIGHT_XY_MAX_SHIFT
#define GPUREG_GAS_LIGHT_XY_MAX_MASK                             PICA200_GPUREG_GAS_LIGHT_XY_MAX_MASK
#define GPUREG_GAS_LIGHT_XY_ATTENUATION_SHIFT                    PICA200_GPUREG_GAS_LIGHT_XY_ATTENUATION_SHIFT
#define GPUREG_GAS_LIGHT_XY_ATTENUATION_MASK                     PICA200_GPUREG_GAS_LIGHT_XY_ATTENUATION_MASK
#define GPUREG_GAS_LIGHT_Z                                       PICA200_GPUREG_GAS_LIGHT_Z
#define GPUREG_GAS_LIGHT_Z_MIN_SHIFT                             PICA200_GPUREG_GAS_LIGHT_Z_MIN_SHIFT
#define GPUREG_GAS_LIGHT_Z_MIN_MASK                              PICA200_GPUREG_GAS_LIGHT_Z_MIN_MASK
#define GPUREG_GAS_LIGHT_Z_MAX_SHIFT                             PICA200_GPUREG_GAS_LIGHT_Z_MAX_SHIFT
#define GPUREG_GAS_LIGHT_Z_MAX_MASK                              PICA200_GPUREG_GAS_LIGHT_Z_MAX_MASK
#define GPUREG_GAS_LIGHT_Z_ATTENUATION_SHIFT                     PICA200_GPUREG_GAS_LIGHT_Z_ATTENUATION_SHIFT
#define GPUREG_GAS_LIGHT_Z_ATTENUATION_MASK                      PICA200_GPUREG_GAS_LIGHT_Z_ATTENUATION_MASK
#define GPUREG_GAS_LIGHT_Z_COLOR                                 PICA200_GPUREG_GAS_LIGHT_Z_COLOR
#define GPUREG_GAS_LIGHT_Z_COLOR_EFFECT_SHIFT                    PICA200_GPUREG_GAS_LIGHT_Z_COLOR_EFFECT_SHIFT
#define GPUREG_GAS_LIGHT_Z_COLOR_EFFECT_MASK                     PICA200_GPUREG_GAS_LIGHT_Z_COLOR_EFFECT_MASK
#define GPUREG_GAS_LIGHT_Z_COLOR_LUT_INPUT_SHIFT                 PICA200_GPUREG_GAS_LIGHT_Z_COLOR_LUT_INPUT_SHIFT
#define GPUREG_GAS_LIGHT_Z_COLOR_LUT_INPUT_MASK                  PICA200_GPUREG_GAS_LIGHT_Z_COLOR_LUT_INPUT_MASK
#define GPUREG_GAS_LUT_INDEX                                     PICA200_GPUREG_GAS_LUT_INDEX
#define GPUREG_GAS_LUT_INDEX_INDEX_SHIFT                         PICA200_GPUREG_GAS_LUT_INDEX_INDEX_SHIFT
#define GPUREG_GAS_LUT_INDEX_INDEX_MASK                          PICA200_GPUREG_GAS_LUT_INDEX_INDEX_MASK
#define GPUREG_GAS_LUT_DATA                                      PICA200_GPUREG_GAS_LUT_DATA
#define GPUREG_GAS_LUT_DATA_R_SHIFT                              PICA200_GPUREG_GAS_LUT_DATA_R_SHIFT
#define GPUREG_GAS_LUT_DATA_R_MASK                               PICA200_GPUREG_GAS_LUT_DATA_R_MASK
#define GPUREG_GAS_LUT_DATA_G_SHIFT                              PICA200_GPUREG_GAS_LUT_DATA_G_SHIFT
#define GPUREG_GAS_LUT_DATA_G_MASK                               PICA200_GPUREG_GAS_LUT_DATA_G_MASK
#define GPUREG_GAS_LUT_DATA_B_SHIFT                              PICA200_GPUREG_GAS_LUT_DATA_B_SHIFT
#define GPUREG_GAS_LUT_DATA_B_MASK                               PICA200_GPUREG_GAS_LUT_DATA_B_MASK
#define GPUREG_GAS_ACCMAX_FEEDBACK                               PICA200_GPUREG_GAS_ACCMAX_FEEDBACK
#define GPUREG_GAS_ACCMAX_FEEDBACK_ACCMAX_SHIFT                  PICA200_GPUREG_GAS_ACCMAX_FEEDBACK_ACCMAX_SHIFT
#define GPUREG_GAS_ACCMAX_FEEDBACK_ACCMAX_MASK                   PICA200_GPUREG_GAS_ACCMAX_FEEDBACK_ACCMAX_MASK
#define GPUREG_GAS_DELTAZ_DEPTH                                  PICA200_GPUREG_GAS_DELTAZ_DEPTH
#define GPUREG_GAS_DELTAZ_DEPTH_DELTA_Z_SHIFT                    PICA200_GPUREG_GAS_DELTAZ_DEPTH_DELTA_Z_SHIFT
#define GPUREG_GAS_DELTAZ_DEPTH_DELTA_Z_MASK                     PICA200_GPUREG_GAS_DELTAZ_DEPTH_DELTA_Z_MASK
#define GPUREG_GAS_DELTAZ_DEPTH_FUNCTION_SHIFT                   PICA200_GPUREG_GAS_DELTAZ_DEPTH_FUNCTION_SHIFT
#define GPUREG_GAS_DELTAZ_DEPTH_FUNCTION_MASK                    PICA200_GPUREG_GAS_DELTAZ_DEPTH_FUNCTION_MASK
#define GPUREG_0127                                              PICA200_GPUREG_0127
#define GPUREG_0128                                              PICA200_GPUREG_0128
#define GPUREG_0129                                              PICA200_GPUREG_0129
#define GPUREG_012A                                              PICA200_GPUREG_012A
#define GPUREG_012B                                              PICA200_GPUREG_012B
#define GPUREG_012C                                              PICA200_GPUREG_012C
#define GPUREG_012D                                              PICA200_GPUREG_012D
#define GPUREG_012E                                              PICA200_GPUREG_012E
#define GPUREG_012F                                              PICA200_GPUREG_012F
#define GPUREG_FRAGOP_SHADOW                                     PICA200_GPUREG_FRAGOP_SHADOW
#define GPUREG_FRAGOP_SHADOW_CONSTANT_SHIFT                      PICA200_GPUREG_FRAGOP_SHADOW_CONSTANT_SHIFT
#define GPUREG_FRAGOP_SHADOW_CONSTANT_MASK                       PICA200_GPUREG_FRAGOP_SHADOW_CONSTANT_MASK
#define GPUREG_FRAGOP_SHADOW_LINEAR_SHIFT                        PICA200_GPUREG_FRAGOP_SHADOW_LINEAR_SHIFT
#define GPUREG_FRAGOP_SHADOW_LINEAR_MASK                         PICA200_GPUREG_FRAGOP_SHADOW_LINEAR_MASK
#define GPUREG_0131                                              PICA200_GPUREG_0131
#define GPUREG_0132                                              PICA200_GPUREG_0132
#define GPUREG_0133                                              PICA200_GPUREG_0133
#define GPUREG_0134                                              PICA200_GPUREG_0134
#define GPUREG_0135                                              PICA200_GPUREG_0135
#define GPUREG_0136                                              PICA200_GPUREG_0136
#define GPUREG_0137                                              PICA200_GPUREG_0137
#define GPUREG_0138                                              PICA200_GPUREG_0138
#define GPUREG_0139                                              PICA200_GPUREG_0139
#define GPUREG_013A                                              PICA200_GPUREG_013A
#define GPUREG_013B                                              PICA200_GPUREG_013B
#define GPUREG_013C                                              PICA200_GPUREG_013C
#define GPUREG_013D                                              PICA200_GPUREG_013D
#define GPUREG_013E                                              PICA200_GPUREG_013E
#define GPUREG_013F                                              PICA200_GPUREG_013F
#define GPUREG_UNKNOWN_013F_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_013F_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_013F_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_013F_UNKNOWN_MASK
#define GPUREG_LIGHT0_SPECULAR0                                  PICA200_GPUREG_LIGHT0_SPECULAR0
#define GPUREG_LIGHT1_SPECULAR0                                  PICA200_GPUREG_LIGHT1_SPECULAR0
#define GPUREG_LIGHT2_SPECULAR0                                  PICA200_GPUREG_LIGHT2_SPECULAR0
#define GPUREG_LIGHT3_SPECULAR0                                  PICA200_GPUREG_LIGHT3_SPECULAR0
#define GPUREG_LIGHT4_SPECULAR0                                  PICA200_GPUREG_LIGHT4_SPECULAR0
#define GPUREG_LIGHT5_SPECULAR0                                  PICA200_GPUREG_LIGHT5_SPECULAR0
#define GPUREG_LIGHT6_SPECULAR0                                  PICA200_GPUREG_LIGHT6_SPECULAR0
#define GPUREG_LIGHT7_SPECULAR0                                  PICA200_GPUREG_LIGHT7_SPECULAR0
#define GPUREG_LIGHT_SPECULAR0_COUNT                             PICA200_GPUREG_LIGHT_SPECULAR0_COUNT
#define GPUREG_LIGHT_SPECULAR0(n)                                PICA200_GPUREG_LIGHT_SPECULAR0(n)
#define GPUREG_LIGHT_SPECULAR0_B_SHIFT                           PICA200_GPUREG_LIGHT_SPECULAR0_B_SHIFT
#define GPUREG_LIGHT_SPECULAR0_B_MASK                            PICA200_GPUREG_LIGHT_SPECULAR0_B_MASK
#define GPUREG_LIGHT_SPECULAR0_UNKNOWN_8_SHIFT                   PICA200_GPUREG_LIGHT_SPECULAR0_UNKNOWN_8_SHIFT
#define GPUREG_LIGHT_SPECULAR0_UNKNOWN_8_MASK                    PICA200_GPUREG_LIGHT_SPECULAR0_UNKNOWN_8_MASK
#define GPUREG_LIGHT_SPECULAR0_G_SHIFT                           PICA200_GPUREG_LIGHT_SPECULAR0_G_SHIFT
#define GPUREG_LIGHT_SPECULAR0_G_MASK                            PICA200_GPUREG_LIGHT_SPECULAR0_G_MASK
#define GPUREG_LIGHT_SPECULAR0_UNKNOWN_18_SHIFT                  PICA200_GPUREG_LIGHT_SPECULAR0_UNKNOWN_18_SHIFT
#define GPUREG_LIGHT_SPECULAR0_UNKNOWN_18_MASK                   PICA200_GPUREG_LIGHT_SPECULAR0_UNKNOWN_18_MASK
#define GPUREG_LIGHT_SPECULAR0_R_SHIFT                           PICA200_GPUREG_LIGHT_SPECULAR0_R_SHIFT
#define GPUREG_LIGHT_SPECULAR0_R_MASK                            PICA200_GPUREG_LIGHT_SPECULAR0_R_MASK
#define GPUREG_LIGHT_SPECULAR0_UNKNOWN_28_SHIFT                  PICA200_GPUREG_LIGHT_SPECULAR0_UNKNOWN_28_SHIFT
#define GPUREG_LIGHT_SPECULAR0_UNKNOWN_28_MASK                   PICA200_GPUREG_LIGHT_SPECULAR0_UNKNOWN_28_MASK
#define GPUREG_LIGHT0_SPECULAR1                                  PICA200_GPUREG_LIGHT0_SPECULAR1
#define GPUREG_LIGHT1_SPECULAR1                                  PICA200_GPUREG_LIGHT1_SPECULAR1
#define GPUREG_LIGHT2_SPECULAR1                                  PICA200_GPUREG_LIGHT2_SPECULAR1
#define GPUREG_LIGHT3_SPECULAR1                                  PICA200_GPUREG_LIGHT3_SPECULAR1
#define GPUREG_LIGHT4_SPECULAR1                                  PICA200_GPUREG_LIGHT4_SPECULAR1
#define GPUREG_LIGHT5_SPECULAR1                                  PICA200_GPUREG_LIGHT5_SPECULAR1
#define GPUREG_LIGHT6_SPECULAR1                                  PICA200_GPUREG_LIGHT6_SPECULAR1
#define GPUREG_LIGHT7_SPECULAR1                                  PICA200_GPUREG_LIGHT7_SPECULAR1
#define GPUREG_LIGHT_SPECULAR1_COUNT                             PICA200_GPUREG_LIGHT_SPECULAR1_COUNT
#define GPUREG_LIGHT_SPECULAR1(n)                                PICA200_GPUREG_LIGHT_SPECULAR1(n)
#define GPUREG_LIGHT_SPECULAR1_B_SHIFT                           PICA200_GPUREG_LIGHT_SPECULAR1_B_SHIFT
#define GPUREG_LIGHT_SPECULAR1_B_MASK                            PICA200_GPUREG_LIGHT_SPECULAR1_B_MASK
#define GPUREG_LIGHT_SPECULAR1_UNKNOWN_8_SHIFT                   PICA200_GPUREG_LIGHT_SPECULAR1_UNKNOWN_8_SHIFT
#define GPUREG_LIGHT_SPECULAR1_UNKNOWN_8_MASK                    PICA200_GPUREG_LIGHT_SPECULAR1_UNKNOWN_8_MASK
#define GPUREG_LIGHT_SPECULAR1_G_SHIFT                           PICA200_GPUREG_LIGHT_SPECULAR1_G_SHIFT
#define GPUREG_LIGHT_SPECULAR1_G_MASK                            PICA200_GPUREG_LIGHT_SPECULAR1_G_MASK
#define GPUREG_LIGHT_SPECULAR1_UNKNOWN_18_SHIFT                  PICA200_GPUREG_LIGHT_SPECULAR1_UNKNOWN_18_SHIFT
#define GPUREG_LIGHT_SPECULAR1_UNKNOWN_18_MASK                   PICA200_GPUREG_LIGHT_SPECULAR1_UNKNOWN_18_MASK
#define GPUREG_LIGHT_SPECULAR1_R_SHIFT                           PICA200_GPUREG_LIGHT_SPECULAR1_R_SHIFT
#define GPUREG_LIGHT_SPECULAR1_R_MASK                            PICA200_GPUREG_LIGHT_SPECULAR1_R_MASK
#define GPUREG_LIGHT_SPECULAR1_UNKNOWN_28_SHIFT                  PICA200_GPUREG_LIGHT_SPECULAR1_UNKNOWN_28_SHIFT
#define GPUREG_LIGHT_SPECULAR1_UNKNOWN_28_MASK                   PICA200_GPUREG_LIGHT_SPECULAR1_UNKNOWN_28_MASK
#define GPUREG_LIGHT0_DIFFUSE                                    PICA200_GPUREG_LIGHT0_DIFFUSE
#define GPUREG_LIGHT1_DIFFUSE                                    PICA200_GPUREG_LIGHT1_DIFFUSE
#define GPUREG_LIGHT2_DIFFUSE                                    PICA200_GPUREG_LIGHT2_DIFFUSE
#define GPUREG_LIGHT3_DIFFUSE                                    PICA200_GPUREG_LIGHT3_DIFFUSE
#define GPUREG_LIGHT4_DIFFUSE                                    PICA200_GPUREG_LIGHT4_DIFFUSE
#define GPUREG_LIGHT5_DIFFUSE                                    PICA200_GPUREG_LIGHT5_DIFFUSE
#define GPUREG_LIGHT6_DIFFUSE                                    PICA200_GPUREG_LIGHT6_DIFFUSE
#define GPUREG_LIGHT7_DIFFUSE                                    PICA200_GPUREG_LIGHT7_DIFFUSE
#define GPUREG_LIGHT_DIFFUSE_COUNT                               PICA200_GPUREG_LIGHT_DIFFUSE_COUNT
#define GPUREG_LIGHT_DIFFUSE(n)                                  PICA200_GPUREG_LIGHT_DIFFUSE(n)
#define GPUREG_LIGHT_DIFFUSE_B_SHIFT                             PICA200_GPUREG_LIGHT_DIFFUSE_B_SHIFT
#define GPUREG_LIGHT_DIFFUSE_B_MASK                              PICA200_GPUREG_LIGHT_DIFFUSE_B_MASK
#define GPUREG_LIGHT_DIFFUSE_UNKNOWN_8_SHIFT                     PICA200_GPUREG_LIGHT_DIFFUSE_UNKNOWN_8_SHIFT
#define GPUREG_LIGHT_DIFFUSE_UNKNOWN_8_MASK                      PICA200_GPUREG_LIGHT_DIFFUSE_UNKNOWN_8_MASK
#define GPUREG_LIGHT_DIFFUSE_G_SHIFT                             PICA200_GPUREG_LIGHT_DIFFUSE_G_SHIFT
#define GPUREG_LIGHT_DIFFUSE_G_MASK                              PICA200_GPUREG_LIGHT_DIFFUSE_G_MASK
#define GPUREG_LIGHT_DIFFUSE_UNKNOWN_18_SHIFT                    PICA200_GPUREG_LIGHT_DIFFUSE_UNKNOWN_18_SHIFT
#define GPUREG_LIGHT_DIFFUSE_UNKNOWN_18_MASK                     PICA200_GPUREG_LIGHT_DIFFUSE_UNKNOWN_18_MASK
#define GPUREG_LIGHT_DIFFUSE_R_SHIFT                             PICA200_GPUREG_LIGHT_DIFFUSE_R_SHIFT
#define GPUREG_LIGHT_DIFFUSE_R_MASK                              PICA200_GPUREG_LIGHT_DIFFUSE_R_MASK
#define GPUREG_LIGHT_DIFFUSE_UNKNOWN_28_SHIFT                    PICA200_GPUREG_LIGHT_DIFFUSE_UNKNOWN_28_SHIFT
#define GPUREG_LIGHT_DIFFUSE_UNKNOWN_28_MASK                     PICA200_GPUREG_LIGHT_DIFFUSE_UNKNOWN_28_MASK
#define GPUREG_LIGHT0_AMBIENT                                    PICA200_GPUREG_LIGHT0_AMBIENT
#define GPUREG_LIGHT1_AMBIENT                                    PICA200_GPUREG_LIGHT1_AMBIENT
#define GPUREG_LIGHT2_AMBIENT                                    PICA200_GPUREG_LIGHT2_AMBIENT
#define GPUREG_LIGHT3_AMBIENT                                    PICA200_GPUREG_LIGHT3_AMBIENT
#define GPUREG_LIGHT4_AMBIENT                                    PICA200_GPUREG_LIGHT4_AMBIENT
#define GPUREG_LIGHT5_AMBIENT                                    PICA200_GPUREG_LIGHT5_AMBIENT
#define GPUREG_LIGHT6_AMBIENT                                    PICA200_GPUREG_LIGHT6_AMBIENT
#define GPUREG_LIGHT7_AMBIENT                                    PICA200_GPUREG_LIGHT7_AMBIENT
#define GPUREG_LIGHT_AMBIENT_COUNT                               PICA200_GPUREG_LIGHT_AMBIENT_COUNT
#define GPUREG_LIGHT_AMBIENT(n)                                  PICA200_GPUREG_LIGHT_AMBIENT(n)
#define GPUREG_LIGHT_AMBIENT_B_SHIFT                             PICA200_GPUREG_LIGHT_AMBIENT_B_SHIFT
#define GPUREG_LIGHT_AMBIENT_B_MASK                              PICA200_GPUREG_LIGHT_AMBIENT_B_MASK
#define GPUREG_LIGHT_AMBIENT_UNKNOWN_8_SHIFT                     PICA200_GPUREG_LIGHT_AMBIENT_UNKNOWN_8_SHIFT
#define GPUREG_LIGHT_AMBIENT_UNKNOWN_8_MASK                      PICA200_GPUREG_LIGHT_AMBIENT_UNKNOWN_8_MASK
#define GPUREG_LIGHT_AMBIENT_G_SHIFT                             PICA200_GPUREG_LIGHT_AMBIENT_G_SHIFT
#define GPUREG_LIGHT_AMBIENT_G_MASK                              PICA200_GPUREG_LIGHT_AMBIENT_G_MASK
#define GPUREG_LIGHT_AMBIENT_UNKNOWN_18_SHIFT                    PICA200_GPUREG_LIGHT_AMBIENT_UNKNOWN_18_SHIFT
#define GPUREG_LIGHT_AMBIENT_UNKNOWN_18_MASK                     PICA200_GPUREG_LIGHT_AMBIENT_UNKNOWN_18_MASK
#define GPUREG_LIGHT_AMBIENT_R_SHIFT                             PICA200_GPUREG_LIGHT_AMBIENT_R_SHIFT
#define GPUREG_LIGHT_AMBIENT_R_MASK                              PICA200_GPUREG_LIGHT_AMBIENT_R_MASK
#define GPUREG_LIGHT_AMBIENT_UNKNOWN_28_SHIFT                    PICA200_GPUREG_LIGHT_AMBIENT_UNKNOWN_28_SHIFT
#define GPUREG_LIGHT_AMBIENT_UNKNOWN_28_MASK                     PICA200_GPUREG_LIGHT_AMBIENT_UNKNOWN_28_MASK
#define GPUREG_LIGHT0_XY                                         PICA200_GPUREG_LIGHT0_XY
#define GPUREG_LIGHT1_XY                                         PICA200_GPUREG_LIGHT1_XY
#define GPUREG_LIGHT2_XY                                         PICA200_GPUREG_LIGHT2_XY
#define GPUREG_LIGHT3_XY                                         PICA200_GPUREG_LIGHT3_XY
#define GPUREG_LIGHT4_XY                                         PICA200_GPUREG_LIGHT4_XY
#define GPUREG_LIGHT5_XY                                         PICA200_GPUREG_LIGHT5_XY
#define GPUREG_LIGHT6_XY                                         PICA200_GPUREG_LIGHT6_XY
#define GPUREG_LIGHT7_XY                                         PICA200_GPUREG_LIGHT7_XY
#define GPUREG_LIGHT_XY_COUNT                                    PICA200_GPUREG_LIGHT_XY_COUNT
#define GPUREG_LIGHT_XY(n)                                       PICA200_GPUREG_LIGHT_XY(n)
#define GPUREG_LIGHT_XY_X_SHIFT                                  PICA200_GPUREG_LIGHT_XY_X_SHIFT
#define GPUREG_LIGHT_XY_X_MASK                                   PICA200_GPUREG_LIGHT_XY_X_MASK
#define GPUREG_LIGHT_XY_Y_SHIFT                                  PICA200_GPUREG_LIGHT_XY_Y_SHIFT
#define GPUREG_LIGHT_XY_Y_MASK                                   PICA200_GPUREG_LIGHT_XY_Y_MASK
#define GPUREG_LIGHT0_Z                                          PICA200_GPUREG_LIGHT0_Z
#define GPUREG_LIGHT1_Z                                          PICA200_GPUREG_LIGHT1_Z
#define GPUREG_LIGHT2_Z                                          PICA200_GPUREG_LIGHT2_Z
#define GPUREG_LIGHT3_Z                                          PICA200_GPUREG_LIGHT3_Z
#define GPUREG_LIGHT4_Z                                          PICA200_GPUREG_LIGHT4_Z
#define GPUREG_LIGHT5_Z                                          PICA200_GPUREG_LIGHT5_Z
#define GPUREG_LIGHT6_Z                                          PICA200_GPUREG_LIGHT6_Z
#define GPUREG_LIGHT7_Z                                          PICA200_GPUREG_LIGHT7_Z
#define GPUREG_LIGHT_Z_COUNT                                     PICA200_GPUREG_LIGHT_Z_COUNT
#define GPUREG_LIGHT_Z(n)                                        PICA200_GPUREG_LIGHT_Z(n)
#define GPUREG_LIGHT_Z_Z_SHIFT                                   PICA200_GPUREG_LIGHT_Z_Z_SHIFT
#define GPUREG_LIGHT_Z_Z_MASK                                    PICA200_GPUREG_LIGHT_Z_Z_MASK
#define GPUREG_LIGHT0_SPOTDIR_XY                                 PICA200_GPUREG_LIGHT0_SPOTDIR_XY
#define GPUREG_LIGHT1_SPOTDIR_XY                                 PICA200_GPUREG_LIGHT1_SPOTDIR_XY
#define GPUREG_LIGHT2_SPOTDIR_XY                                 PICA200_GPUREG_LIGHT2_SPOTDIR_XY
#define GPUREG_LIGHT3_SPOTDIR_XY                                 PICA200_GPUREG_LIGHT3_SPOTDIR_XY
#define GPUREG_LIGHT4_SPOTDIR_XY                                 PICA200_GPUREG_LIGHT4_SPOTDIR_XY
#define GPUREG_LIGHT5_SPOTDIR_XY                                 PICA200_GPUREG_LIGHT5_SPOTDIR_XY
#define GPUREG_LIGHT6_SPOTDIR_XY                                 PICA200_GPUREG_LIGHT6_SPOTDIR_XY
#define GPUREG_LIGHT7_SPOTDIR_XY                                 PICA200_GPUREG_LIGHT7_SPOTDIR_XY
#define GPUREG_LIGHT_SPOTDIR_XY_COUNT                            PICA200_GPUREG_LIGHT_SPOTDIR_XY_COUNT
#define GPUREG_LIGHT_SPOTDIR_XY(n)                               PICA200_GPUREG_LIGHT_SPOTDIR_XY(n)
#define GPUREG_LIGHT_SPOTDIR_XY_X_SHIFT                          PICA200_GPUREG_LIGHT_SPOTDIR_XY_X_SHIFT
#define GPUREG_LIGHT_SPOTDIR_XY_X_MASK                           PICA200_GPUREG_LIGHT_SPOTDIR_XY_X_MASK
#define GPUREG_LIGHT_SPOTDIR_XY_Y_SHIFT                          PICA200_GPUREG_LIGHT_SPOTDIR_XY_Y_SHIFT
#define GPUREG_LIGHT_SPOTDIR_XY_Y_MASK                           PICA200_GPUREG_LIGHT_SPOTDIR_XY_Y_MASK
#define GPUREG_LIGHT0_SPOTDIR_Z                                  PICA200_GPUREG_LIGHT0_SPOTDIR_Z
#define GPUREG_LIGHT1_SPOTDIR_Z                                  PICA200_GPUREG_LIGHT1_SPOTDIR_Z
#define GPUREG_LIGHT2_SPOTDIR_Z                                  PICA200_GPUREG_LIGHT2_SPOTDIR_Z
#define GPUREG_LIGHT3_SPOTDIR_Z                                  PICA200_GPUREG_LIGHT3_SPOTDIR_Z
#define GPUREG_LIGHT4_SPOTDIR_Z                                  PICA200_GPUREG_LIGHT4_SPOTDIR_Z
#define GPUREG_LIGHT5_SPOTDIR_Z                                  PICA200_GPUREG_LIGHT5_SPOTDIR_Z
#define GPUREG_LIGHT6_SPOTDIR_Z                                  PICA200_GPUREG_LIGHT6_SPOTDIR_Z
#define GPUREG_LIGHT7_SPOTDIR_Z                                  PICA200_GPUREG_LIGHT7_SPOTDIR_Z
#define GPUREG_LIGHT_SPOTDIR_Z_COUNT                             PICA200_GPUREG_LIGHT_SPOTDIR_Z_COUNT
#define GPUREG_LIGHT_SPOTDIR_Z(n)                                PICA200_GPUREG_LIGHT_SPOTDIR_Z(n)
#define GPUREG_LIGHT_SPOTDIR_Z_Z_SHIFT                           PICA200_GPUREG_LIGHT_SPOTDIR_Z_Z_SHIFT
#define GPUREG_LIGHT_SPOTDIR_Z_Z_MASK                            PICA200_GPUREG_LIGHT_SPOTDIR_Z_Z_MASK
#define GPUREG_0148                                              PICA200_GPUREG_0148
#define GPUREG_014C                                              PICA200_GPUREG_014C
#define GPUREG_014D                                              PICA200_GPUREG_014D
#define GPUREG_014E                                              PICA200_GPUREG_014E
#define GPUREG_014F                                              PICA200_GPUREG_014F
#define GPUREG_0158                                              PICA200_GPUREG_0158
#define GPUREG_015C                                              PICA200_GPUREG_015C
#define GPUREG_015D                                              PICA200_GPUREG_015D
#define GPUREG_015E                                              PICA200_GPUREG_015E
#define GPUREG_015F                                              PICA200_GPUREG_015F
#define GPUREG_0168                                              PICA200_GPUREG_0168
#define GPUREG_016C                                              PICA200_GPUREG_016C
#define GPUREG_016D                                              PICA200_GPUREG_016D
#define GPUREG_016E                                              PICA200_GPUREG_016E
#define GPUREG_016F                                              PICA200_GPUREG_016F
#define GPUREG_0178                                              PICA200_GPUREG_0178
#define GPUREG_017C                                              PICA200_GPUREG_017C
#define GPUREG_017D                                              PICA200_GPUREG_017D
#define GPUREG_017E                                              PICA200_GPUREG_017E
#define GPUREG_017F                                              PICA200_GPUREG_017F
#define GPUREG_0188                                              PICA200_GPUREG_0188
#define GPUREG_018C                                              PICA200_GPUREG_018C
#define GPUREG_018D                                              PICA200_GPUREG_018D
#define GPUREG_018E                                              PICA200_GPUREG_018E
#define GPUREG_018F                                              PICA200_GPUREG_018F
#define GPUREG_0198                                              PICA200_GPUREG_0198
#define GPUREG_019C                                              PICA200_GPUREG_019C
#define GPUREG_019D                                              PICA200_GPUREG_019D
#define GPUREG_019E                                              PICA200_GPUREG_019E
#define GPUREG_019F                                              PICA200_GPUREG_019F
#define GPUREG_01A8                                              PICA200_GPUREG_01A8
#define GPUREG_01AC                                              PICA200_GPUREG_01AC
#define GPUREG_01AD                                              PICA200_GPUREG_01AD
#define GPUREG_01AE                                              PICA200_GPUREG_01AE
#define GPUREG_01AF                                              PICA200_GPUREG_01AF
#define GPUREG_01B8                                              PICA200_GPUREG_01B8
#define GPUREG_01BC                                              PICA200_GPUREG_01BC
#define GPUREG_01BD                                              PICA200_GPUREG_01BD
#define GPUREG_01BE                                              PICA200_GPUREG_01BE
#define GPUREG_01BF                                              PICA200_GPUREG_01BF
#define GPUREG_LIGHT0_CONFIG                                     PICA200_GPUREG_LIGHT0_CONFIG
#define GPUREG_LIGHT1_CONFIG                                     PICA200_GPUREG_LIGHT1_CONFIG
#define GPUREG_LIGHT2_CONFIG                                     PICA200_GPUREG_LIGHT2_CONFIG
#define GPUREG_LIGHT3_CONFIG                                     PICA200_GPUREG_LIGHT3_CONFIG
#define GPUREG_LIGHT4_CONFIG                                     PICA200_GPUREG_LIGHT4_CONFIG
#define GPUREG_LIGHT5_CONFIG                                     PICA200_GPUREG_LIGHT5_CONFIG
#define GPUREG_LIGHT6_CONFIG                                     PICA200_GPUREG_LIGHT6_CONFIG
#define GPUREG_LIGHT7_CONFIG                                     PICA200_GPUREG_LIGHT7_CONFIG
#define GPUREG_LIGHT_CONFIG_COUNT                                PICA200_GPUREG_LIGHT_CONFIG_COUNT
#define GPUREG_LIGHT_CONFIG(n)                                   PICA200_GPUREG_LIGHT_CONFIG(n)
#define GPUREG_LIGHT_CONFIG_TYPE_SHIFT                           PICA200_GPUREG_LIGHT_CONFIG_TYPE_SHIFT
#define GPUREG_LIGHT_CONFIG_TYPE_MASK                            PICA200_GPUREG_LIGHT_CONFIG_TYPE_MASK
#define GPUREG_LIGHT_CONFIG_TWO_SIDED_SHIFT                      PICA200_GPUREG_LIGHT_CONFIG_TWO_SIDED_SHIFT
#define GPUREG_LIGHT_CONFIG_TWO_SIDED_MASK                       PICA200_GPUREG_LIGHT_CONFIG_TWO_SIDED_MASK
#define GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR0_SHIFT              PICA200_GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR0_SHIFT
#define GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR0_MASK               PICA200_GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR0_MASK
#define GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR1_SHIFT              PICA200_GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR1_SHIFT
#define GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR1_MASK               PICA200_GPUREG_LIGHT_CONFIG_GEOMETRIC_FACTOR1_MASK
#define GPUREG_LIGHT0_ATTENUATION_BIAS                           PICA200_GPUREG_LIGHT0_ATTENUATION_BIAS
#define GPUREG_LIGHT1_ATTENUATION_BIAS                           PICA200_GPUREG_LIGHT1_ATTENUATION_BIAS
#define GPUREG_LIGHT2_ATTENUATION_BIAS                           PICA200_GPUREG_LIGHT2_ATTENUATION_BIAS
#define GPUREG_LIGHT3_ATTENUATION_BIAS                           PICA200_GPUREG_LIGHT3_ATTENUATION_BIAS
#define GPUREG_LIGHT4_ATTENUATION_BIAS                           PICA200_GPUREG_LIGHT4_ATTENUATION_BIAS
#define GPUREG_LIGHT5_ATTENUATION_BIAS                           PICA200_GPUREG_LIGHT5_ATTENUATION_BIAS
#define GPUREG_LIGHT6_ATTENUATION_BIAS                           PICA200_GPUREG_LIGHT6_ATTENUATION_BIAS
#define GPUREG_LIGHT7_ATTENUATION_BIAS                           PICA200_GPUREG_LIGHT7_ATTENUATION_BIAS
#define GPUREG_LIGHT_ATTENUATION_BIAS_COUNT                      PICA200_GPUREG_LIGHT_ATTENUATION_BIAS_COUNT
#define GPUREG_LIGHT_ATTENUATION_BIAS(n)                         PICA200_GPUREG_LIGHT_ATTENUATION_BIAS(n)
#define GPUREG_LIGHT_ATTENUATION_BIAS_BIAS_SHIFT                 PICA200_GPUREG_LIGHT_ATTENUATION_BIAS_BIAS_SHIFT
#define GPUREG_LIGHT_ATTENUATION_BIAS_BIAS_MASK                  PICA200_GPUREG_LIGHT_ATTENUATION_BIAS_BIAS_MASK
#define GPUREG_LIGHT0_ATTENUATION_SCALE                          PICA200_GPUREG_LIGHT0_ATTENUATION_SCALE
#define GPUREG_LIGHT1_ATTENUATION_SCALE                          PICA200_GPUREG_LIGHT1_ATTENUATION_SCALE
#define GPUREG_LIGHT2_ATTENUATION_SCALE                          PICA200_GPUREG_LIGHT2_ATTENUATION_SCALE
#define GPUREG_LIGHT3_ATTENUATION_SCALE                          PICA200_GPUREG_LIGHT3_ATTENUATION_SCALE
#define GPUREG_LIGHT4_ATTENUATION_SCALE                          PICA200_GPUREG_LIGHT4_ATTENUATION_SCALE
#define GPUREG_LIGHT5_ATTENUATION_SCALE                          PICA200_GPUREG_LIGHT5_ATTENUATION_SCALE
#define GPUREG_LIGHT6_ATTENUATION_SCALE                          PICA200_GPUREG_LIGHT6_ATTENUATION_SCALE
#define GPUREG_LIGHT7_ATTENUATION_SCALE                          PICA200_GPUREG_LIGHT7_ATTENUATION_SCALE
#define GPUREG_LIGHT_ATTENUATION_SCALE_COUNT                     PICA200_GPUREG_LIGHT_ATTENUATION_SCALE_COUNT
#define GPUREG_LIGHT_ATTENUATION_SCALE(n)                        PICA200_GPUREG_LIGHT_ATTENUATION_SCALE(n)
#define GPUREG_LIGHT_ATTENUATION_SCALE_SCALE_SHIFT               PICA200_GPUREG_LIGHT_ATTENUATION_SCALE_SCALE_SHIFT
#define GPUREG_LIGHT_ATTENUATION_SCALE_SCALE_MASK                PICA200_GPUREG_LIGHT_ATTENUATION_SCALE_SCALE_MASK
#define GPUREG_LIGHTING_AMBIENT                                  PICA200_GPUREG_LIGHTING_AMBIENT
#define GPUREG_LIGHTING_AMBIENT_B_SHIFT                          PICA200_GPUREG_LIGHTING_AMBIENT_B_SHIFT
#define GPUREG_LIGHTING_AMBIENT_B_MASK                           PICA200_GPUREG_LIGHTING_AMBIENT_B_MASK
#define GPUREG_LIGHTING_AMBIENT_UNKNOWN_8_SHIFT                  PICA200_GPUREG_LIGHTING_AMBIENT_UNKNOWN_8_SHIFT
#define GPUREG_LIGHTING_AMBIENT_UNKNOWN_8_MASK                   PICA200_GPUREG_LIGHTING_AMBIENT_UNKNOWN_8_MASK
#define GPUREG_LIGHTING_AMBIENT_G_SHIFT                          PICA200_GPUREG_LIGHTING_AMBIENT_G_SHIFT
#define GPUREG_LIGHTING_AMBIENT_G_MASK                           PICA200_GPUREG_LIGHTING_AMBIENT_G_MASK
#define GPUREG_LIGHTING_AMBIENT_UNKNOWN_18_SHIFT                 PICA200_GPUREG_LIGHTING_AMBIENT_UNKNOWN_18_SHIFT
#define GPUREG_LIGHTING_AMBIENT_UNKNOWN_18_MASK                  PICA200_GPUREG_LIGHTING_AMBIENT_UNKNOWN_18_MASK
#define GPUREG_LIGHTING_AMBIENT_R_SHIFT                          PICA200_GPUREG_LIGHTING_AMBIENT_R_SHIFT
#define GPUREG_LIGHTING_AMBIENT_R_MASK                           PICA200_GPUREG_LIGHTING_AMBIENT_R_MASK
#define GPUREG_LIGHTING_AMBIENT_UNKNOWN_28_SHIFT                 PICA200_GPUREG_LIGHTING_AMBIENT_UNKNOWN_28_SHIFT
#define GPUREG_LIGHTING_AMBIENT_UNKNOWN_28_MASK                  PICA200_GPUREG_LIGHTING_AMBIENT_UNKNOWN_28_MASK
#define GPUREG_01C1                                              PICA200_GPUREG_01C1
#define GPUREG_LIGHTING_NUM_LIGHTS                               PICA200_GPUREG_LIGHTING_NUM_LIGHTS
#define GPUREG_LIGHTING_NUM_LIGHTS_COUNT_MINUS_1_SHIFT           PICA200_GPUREG_LIGHTING_NUM_LIGHTS_COUNT_MINUS_1_SHIFT
#define GPUREG_LIGHTING_NUM_LIGHTS_COUNT_MINUS_1_MASK            PICA200_GPUREG_LIGHTING_NUM_LIGHTS_COUNT_MINUS_1_MASK
#define GPUREG_LIGHTING_CONFIG0                                  PICA200_GPUREG_LIGHTING_CONFIG0
#define GPUREG_LIGHTING_CONFIG0_SHADOW_ENABLE_SHIFT              PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_ENABLE_SHIFT
#define GPUREG_LIGHTING_CONFIG0_SHADOW_ENABLE_MASK               PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_ENABLE_MASK
#define GPUREG_LIGHTING_CONFIG0_FRESNEL_SHIFT                    PICA200_GPUREG_LIGHTING_CONFIG0_FRESNEL_SHIFT
#define GPUREG_LIGHTING_CONFIG0_FRESNEL_MASK                     PICA200_GPUREG_LIGHTING_CONFIG0_FRESNEL_MASK
#define GPUREG_LIGHTING_CONFIG0_ENVIRONMENT_SHIFT                PICA200_GPUREG_LIGHTING_CONFIG0_ENVIRONMENT_SHIFT
#define GPUREG_LIGHTING_CONFIG0_ENVIRONMENT_MASK                 PICA200_GPUREG_LIGHTING_CONFIG0_ENVIRONMENT_MASK
#define GPUREG_LIGHTING_CONFIG0_UNKNOWN_8_SHIFT                  PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_8_SHIFT
#define GPUREG_LIGHTING_CONFIG0_UNKNOWN_8_MASK                   PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_8_MASK
#define GPUREG_LIGHTING_CONFIG0_SHADOW_PRIMARY_SHIFT             PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_PRIMARY_SHIFT
#define GPUREG_LIGHTING_CONFIG0_SHADOW_PRIMARY_MASK              PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_PRIMARY_MASK
#define GPUREG_LIGHTING_CONFIG0_SHADOW_SECONDARY_SHIFT           PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_SECONDARY_SHIFT
#define GPUREG_LIGHTING_CONFIG0_SHADOW_SECONDARY_MASK            PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_SECONDARY_MASK
#define GPUREG_LIGHTING_CONFIG0_SHADOW_INVERT_SHIFT              PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_INVERT_SHIFT
#define GPUREG_LIGHTING_CONFIG0_SHADOW_INVERT_MASK               PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_INVERT_MASK
#define GPUREG_LIGHTING_CONFIG0_SHADOW_ALPHA_SHIFT               PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_ALPHA_SHIFT
#define GPUREG_LIGHTING_CONFIG0_SHADOW_ALPHA_MASK                PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_ALPHA_MASK
#define GPUREG_LIGHTING_CONFIG0_UNKNOWN_20_SHIFT                 PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_20_SHIFT
#define GPUREG_LIGHTING_CONFIG0_UNKNOWN_20_MASK                  PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_20_MASK
#define GPUREG_LIGHTING_CONFIG0_BUMP_TEXTURE_SHIFT               PICA200_GPUREG_LIGHTING_CONFIG0_BUMP_TEXTURE_SHIFT
#define GPUREG_LIGHTING_CONFIG0_BUMP_TEXTURE_MASK                PICA200_GPUREG_LIGHTING_CONFIG0_BUMP_TEXTURE_MASK
#define GPUREG_LIGHTING_CONFIG0_SHADOW_TEXTURE_SHIFT             PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_TEXTURE_SHIFT
#define GPUREG_LIGHTING_CONFIG0_SHADOW_TEXTURE_MASK              PICA200_GPUREG_LIGHTING_CONFIG0_SHADOW_TEXTURE_MASK
#define GPUREG_LIGHTING_CONFIG0_UNKNOWN_26_SHIFT                 PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_26_SHIFT
#define GPUREG_LIGHTING_CONFIG0_UNKNOWN_26_MASK                  PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_26_MASK
#define GPUREG_LIGHTING_CONFIG0_CLAMP_HIGHLIGHTS_SHIFT           PICA200_GPUREG_LIGHTING_CONFIG0_CLAMP_HIGHLIGHTS_SHIFT
#define GPUREG_LIGHTING_CONFIG0_CLAMP_HIGHLIGHTS_MASK            PICA200_GPUREG_LIGHTING_CONFIG0_CLAMP_HIGHLIGHTS_MASK
#define GPUREG_LIGHTING_CONFIG0_BUMP_MODE_SHIFT                  PICA200_GPUREG_LIGHTING_CONFIG0_BUMP_MODE_SHIFT
#define GPUREG_LIGHTING_CONFIG0_BUMP_MODE_MASK                   PICA200_GPUREG_LIGHTING_CONFIG0_BUMP_MODE_MASK
#define GPUREG_LIGHTING_CONFIG0_BUMP_RENORM_DISABLE_SHIFT        PICA200_GPUREG_LIGHTING_CONFIG0_BUMP_RENORM_DISABLE_SHIFT
#define GPUREG_LIGHTING_CONFIG0_BUMP_RENORM_DISABLE_MASK         PICA200_GPUREG_LIGHTING_CONFIG0_BUMP_RENORM_DISABLE_MASK
#define GPUREG_LIGHTING_CONFIG0_UNKNOWN_31_SHIFT                 PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_31_SHIFT
#define GPUREG_LIGHTING_CONFIG0_UNKNOWN_31_MASK                  PICA200_GPUREG_LIGHTING_CONFIG0_UNKNOWN_31_MASK
#define GPUREG_LIGHTING_CONFIG1                                  PICA200_GPUREG_LIGHTING_CONFIG1
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE0_SHIFT            PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE0_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE0_MASK             PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE0_MASK
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE1_SHIFT            PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE1_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE1_MASK             PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE1_MASK
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE2_SHIFT            PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE2_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE2_MASK             PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE2_MASK
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE3_SHIFT            PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE3_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE3_MASK             PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE3_MASK
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE4_SHIFT            PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE4_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE4_MASK             PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE4_MASK
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE5_SHIFT            PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE5_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE5_MASK             PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE5_MASK
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE6_SHIFT            PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE6_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE6_MASK             PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE6_MASK
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE7_SHIFT            PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE7_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE7_MASK             PICA200_GPUREG_LIGHTING_CONFIG1_SHADOW_DISABLE7_MASK
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE0_SHIFT              PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE0_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE0_MASK               PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE0_MASK
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE1_SHIFT              PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE1_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE1_MASK               PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE1_MASK
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE2_SHIFT              PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE2_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE2_MASK               PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE2_MASK
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE3_SHIFT              PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE3_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE3_MASK               PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE3_MASK
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE4_SHIFT              PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE4_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE4_MASK               PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE4_MASK
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE5_SHIFT              PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE5_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE5_MASK               PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE5_MASK
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE6_SHIFT              PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE6_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE6_MASK               PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE6_MASK
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE7_SHIFT              PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE7_SHIFT
#define GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE7_MASK               PICA200_GPUREG_LIGHTING_CONFIG1_SPOT_DISABLE7_MASK
#define GPUREG_LIGHTING_CONFIG1_D0_DISABLE_SHIFT                 PICA200_GPUREG_LIGHTING_CONFIG1_D0_DISABLE_SHIFT
#define GPUREG_LIGHTING_CONFIG1_D0_DISABLE_MASK                  PICA200_GPUREG_LIGHTING_CONFIG1_D0_DISABLE_MASK
#define GPUREG_LIGHTING_CONFIG1_D1_DISABLE_SHIFT                 PICA200_GPUREG_LIGHTING_CONFIG1_D1_DISABLE_SHIFT
#define GPUREG_LIGHTING_CONFIG1_D1_DISABLE_MASK                  PICA200_GPUREG_LIGHTING_CONFIG1_D1_DISABLE_MASK
#define GPUREG_LIGHTING_CONFIG1_UNKNOWN_18_SHIFT                 PICA200_GPUREG_LIGHTING_CONFIG1_UNKNOWN_18_SHIFT
#define GPUREG_LIGHTING_CONFIG1_UNKNOWN_18_MASK                  PICA200_GPUREG_LIGHTING_CONFIG1_UNKNOWN_18_MASK
#define GPUREG_LIGHTING_CONFIG1_FR_DISABLE_SHIFT                 PICA200_GPUREG_LIGHTING_CONFIG1_FR_DISABLE_SHIFT
#define GPUREG_LIGHTING_CONFIG1_FR_DISABLE_MASK                  PICA200_GPUREG_LIGHTING_CONFIG1_FR_DISABLE_MASK
#define GPUREG_LIGHTING_CONFIG1_RB_DISABLE_SHIFT                 PICA200_GPUREG_LIGHTING_CONFIG1_RB_DISABLE_SHIFT
#define GPUREG_LIGHTING_CONFIG1_RB_DISABLE_MASK                  PICA200_GPUREG_LIGHTING_CONFIG1_RB_DISABLE_MASK
#define GPUREG_LIGHTING_CONFIG1_RG_DISABLE_SHIFT                 PICA200_GPUREG_LIGHTING_CONFIG1_RG_DISABLE_SHIFT
#define GPUREG_LIGHTING_CONFIG1_RG_DISABLE_MASK                  PICA200_GPUREG_LIGHTING_CONFIG1_RG_DISABLE_MASK
#define GPUREG_LIGHTING_CONFIG1_RR_DISABLE_SHIFT                 PICA200_GPUREG_LIGHTING_CONFIG1_RR_DISABLE_SHIFT
#define GPUREG_LIGHTING_CONFIG1_RR_DISABLE_MASK                  PICA200_GPUREG_LIGHTING_CONFIG1_RR_DISABLE_MASK
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE0_SHIFT       PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE0_SHIFT
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE0_MASK        PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE0_MASK
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE1_SHIFT       PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE1_SHIFT
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE1_MASK        PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE1_MASK
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE2_SHIFT       PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE2_SHIFT
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE2_MASK        PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE2_MASK
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE3_SHIFT       PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE3_SHIFT
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE3_MASK        PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE3_MASK
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE4_SHIFT       PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE4_SHIFT
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE4_MASK        PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE4_MASK
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE5_SHIFT       PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE5_SHIFT
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE5_MASK        PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE5_MASK
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE6_SHIFT       PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE6_SHIFT
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE6_MASK        PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE6_MASK
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE7_SHIFT       PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE7_SHIFT
#define GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE7_MASK        PICA200_GPUREG_LIGHTING_CONFIG1_ATTENUATION_DISABLE7_MASK
#define GPUREG_LIGHTING_LUT_INDEX                                PICA200_GPUREG_LIGHTING_LUT_INDEX
#define GPUREG_LIGHTING_LUT_INDEX_INDEX_SHIFT                    PICA200_GPUREG_LIGHTING_LUT_INDEX_INDEX_SHIFT
#define GPUREG_LIGHTING_LUT_INDEX_INDEX_MASK                     PICA200_GPUREG_LIGHTING_LUT_INDEX_INDEX_MASK
#define GPUREG_LIGHTING_LUT_INDEX_TABLE_SHIFT                    PICA200_GPUREG_LIGHTING_LUT_INDEX_TABLE_SHIFT
#define GPUREG_LIGHTING_LUT_INDEX_TABLE_MASK                     PICA200_GPUREG_LIGHTING_LUT_INDEX_TABLE_MASK
#define GPUREG_LIGHTING_ENABLE1                                  PICA200_GPUREG_LIGHTING_ENABLE1
#define GPUREG_LIGHTING_ENABLE1_DISABLE_SHIFT                    PICA200_GPUREG_LIGHTING_ENABLE1_DISABLE_SHIFT
#define GPUREG_LIGHTING_ENABLE1_DISABLE_MASK                     PICA200_GPUREG_LIGHTING_ENABLE1_DISABLE_MASK
#define GPUREG_01C7                                              PICA200_GPUREG_01C7
#define GPUREG_LIGHTING_LUT_DATA                                 PICA200_GPUREG_LIGHTING_LUT_DATA
#define GPUREG_LIGHTING_LUT_DATA_VALUE_SHIFT                     PICA200_GPUREG_LIGHTING_LUT_DATA_VALUE_SHIFT
#define GPUREG_LIGHTING_LUT_DATA_VALUE_MASK                      PICA200_GPUREG_LIGHTING_LUT_DATA_VALUE_MASK
#define GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_SHIFT                PICA200_GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_SHIFT
#define GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_MASK                 PICA200_GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_MASK
#define GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_NEGATIVE_SHIFT       PICA200_GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_NEGATIVE_SHIFT
#define GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_NEGATIVE_MASK        PICA200_GPUREG_LIGHTING_LUT_DATA_DIFFERENCE_NEGATIVE_MASK
#define GPUREG_LIGHTING_LUTINPUT_ABS                             PICA200_GPUREG_LIGHTING_LUTINPUT_ABS
#define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_0_SHIFT             PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_0_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_0_MASK              PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_0_MASK
#define GPUREG_LIGHTING_LUTINPUT_ABS_D0_SIGNED_SHIFT             PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_D0_SIGNED_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_ABS_D0_SIGNED_MASK              PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_D0_SIGNED_MASK
#define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_4_SHIFT             PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_4_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_4_MASK              PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_4_MASK
#define GPUREG_LIGHTING_LUTINPUT_ABS_D1_SIGNED_SHIFT             PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_D1_SIGNED_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_ABS_D1_SIGNED_MASK              PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_D1_SIGNED_MASK
#define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_8_SHIFT             PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_8_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_8_MASK              PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_8_MASK
#define GPUREG_LIGHTING_LUTINPUT_ABS_SP_SIGNED_SHIFT             PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_SP_SIGNED_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_ABS_SP_SIGNED_MASK              PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_SP_SIGNED_MASK
#define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_12_SHIFT            PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_12_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_12_MASK             PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_12_MASK
#define GPUREG_LIGHTING_LUTINPUT_ABS_FR_SIGNED_SHIFT             PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_FR_SIGNED_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_ABS_FR_SIGNED_MASK              PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_FR_SIGNED_MASK
#define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_16_SHIFT            PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_16_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_16_MASK             PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_16_MASK
#define GPUREG_LIGHTING_LUTINPUT_ABS_RB_SIGNED_SHIFT             PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_RB_SIGNED_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_ABS_RB_SIGNED_MASK              PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_RB_SIGNED_MASK
#define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_20_SHIFT            PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_20_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_20_MASK             PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_20_MASK
#define GPUREG_LIGHTING_LUTINPUT_ABS_RG_SIGNED_SHIFT             PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_RG_SIGNED_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_ABS_RG_SIGNED_MASK              PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_RG_SIGNED_MASK
#define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_24_SHIFT            PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_24_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_24_MASK             PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_UNKNOWN_24_MASK
#define GPUREG_LIGHTING_LUTINPUT_ABS_RR_SIGNED_SHIFT             PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_RR_SIGNED_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_ABS_RR_SIGNED_MASK              PICA200_GPUREG_LIGHTING_LUTINPUT_ABS_RR_SIGNED_MASK
#define GPUREG_LIGHTING_LUTINPUT_SELECT                          PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT
#define GPUREG_LIGHTING_LUTINPUT_SELECT_D0_SHIFT                 PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_D0_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_SELECT_D0_MASK                  PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_D0_MASK
#define GPUREG_LIGHTING_LUTINPUT_SELECT_D1_SHIFT                 PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_D1_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_SELECT_D1_MASK                  PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_D1_MASK
#define GPUREG_LIGHTING_LUTINPUT_SELECT_SP_SHIFT                 PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_SP_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_SELECT_SP_MASK                  PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_SP_MASK
#define GPUREG_LIGHTING_LUTINPUT_SELECT_FR_SHIFT                 PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_FR_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_SELECT_FR_MASK                  PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_FR_MASK
#define GPUREG_LIGHTING_LUTINPUT_SELECT_RB_SHIFT                 PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_RB_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_SELECT_RB_MASK                  PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_RB_MASK
#define GPUREG_LIGHTING_LUTINPUT_SELECT_RG_SHIFT                 PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_RG_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_SELECT_RG_MASK                  PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_RG_MASK
#define GPUREG_LIGHTING_LUTINPUT_SELECT_RR_SHIFT                 PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_RR_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_SELECT_RR_MASK                  PICA200_GPUREG_LIGHTING_LUTINPUT_SELECT_RR_MASK
#define GPUREG_LIGHTING_LUTINPUT_SCALE                           PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE
#define GPUREG_LIGHTING_LUTINPUT_SCALE_D0_SHIFT                  PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_D0_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_SCALE_D0_MASK                   PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_D0_MASK
#define GPUREG_LIGHTING_LUTINPUT_SCALE_D1_SHIFT                  PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_D1_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_SCALE_D1_MASK                   PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_D1_MASK
#define GPUREG_LIGHTING_LUTINPUT_SCALE_SP_SHIFT                  PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_SP_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_SCALE_SP_MASK                   PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_SP_MASK
#define GPUREG_LIGHTING_LUTINPUT_SCALE_FR_SHIFT                  PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_FR_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_SCALE_FR_MASK                   PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_FR_MASK
#define GPUREG_LIGHTING_LUTINPUT_SCALE_RB_SHIFT                  PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_RB_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_SCALE_RB_MASK                   PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_RB_MASK
#define GPUREG_LIGHTING_LUTINPUT_SCALE_RG_SHIFT                  PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_RG_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_SCALE_RG_MASK                   PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_RG_MASK
#define GPUREG_LIGHTING_LUTINPUT_SCALE_RR_SHIFT                  PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_RR_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_SCALE_RR_MASK                   PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_RR_MASK
#define GPUREG_LIGHTING_LUTINPUT_SCALE_UNKNOWN_28_SHIFT          PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_UNKNOWN_28_SHIFT
#define GPUREG_LIGHTING_LUTINPUT_SCALE_UNKNOWN_28_MASK           PICA200_GPUREG_LIGHTING_LUTINPUT_SCALE_UNKNOWN_28_MASK
#define GPUREG_01D3                                              PICA200_GPUREG_01D3
#define GPUREG_UNKNOWN_01D3_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_01D3_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_01D3_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_01D3_UNKNOWN_MASK
#define GPUREG_01D4                                              PICA200_GPUREG_01D4
#define GPUREG_UNKNOWN_01D4_UNKNOWN_0_SHIFT                      PICA200_GPUREG_UNKNOWN_01D4_UNKNOWN_0_SHIFT
#define GPUREG_UNKNOWN_01D4_UNKNOWN_0_MASK                       PICA200_GPUREG_UNKNOWN_01D4_UNKNOWN_0_MASK
#define GPUREG_UNKNOWN_01D4_UNKNOWN_8_SHIFT                      PICA200_GPUREG_UNKNOWN_01D4_UNKNOWN_8_SHIFT
#define GPUREG_UNKNOWN_01D4_UNKNOWN_8_MASK                       PICA200_GPUREG_UNKNOWN_01D4_UNKNOWN_8_MASK
#define GPUREG_01D5                                              PICA200_GPUREG_01D5
#define GPUREG_UNKNOWN_01D5_UNKNOWN_0_SHIFT                      PICA200_GPUREG_UNKNOWN_01D5_UNKNOWN_0_SHIFT
#define GPUREG_UNKNOWN_01D5_UNKNOWN_0_MASK                       PICA200_GPUREG_UNKNOWN_01D5_UNKNOWN_0_MASK
#define GPUREG_UNKNOWN_01D5_UNKNOWN_16_SHIFT                     PICA200_GPUREG_UNKNOWN_01D5_UNKNOWN_16_SHIFT
#define GPUREG_UNKNOWN_01D5_UNKNOWN_16_MASK                      PICA200_GPUREG_UNKNOWN_01D5_UNKNOWN_16_MASK
#define GPUREG_01D6                                              PICA200_GPUREG_01D6
#define GPUREG_UNKNOWN_01D6_UNKNOWN_0_SHIFT                      PICA200_GPUREG_UNKNOWN_01D6_UNKNOWN_0_SHIFT
#define GPUREG_UNKNOWN_01D6_UNKNOWN_0_MASK                       PICA200_GPUREG_UNKNOWN_01D6_UNKNOWN_0_MASK
#define GPUREG_UNKNOWN_01D6_UNKNOWN_16_SHIFT                     PICA200_GPUREG_UNKNOWN_01D6_UNKNOWN_16_SHIFT
#define GPUREG_UNKNOWN_01D6_UNKNOWN_16_MASK                      PICA200_GPUREG_UNKNOWN_01D6_UNKNOWN_16_MASK
#define GPUREG_01D7                                              PICA200_GPUREG_01D7
#define GPUREG_UNKNOWN_01D7_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_01D7_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_01D7_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_01D7_UNKNOWN_MASK
#define GPUREG_01D8                                              PICA200_GPUREG_01D8
#define GPUREG_UNKNOWN_01D8_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_01D8_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_01D8_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_01D8_UNKNOWN_MASK
#define GPUREG_LIGHTING_LIGHT_PERMUTATION                        PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT0_SHIFT           PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT0_SHIFT
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT0_MASK            PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT0_MASK
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT1_SHIFT           PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT1_SHIFT
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT1_MASK            PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT1_MASK
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT2_SHIFT           PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT2_SHIFT
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT2_MASK            PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT2_MASK
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT3_SHIFT           PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT3_SHIFT
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT3_MASK            PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT3_MASK
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT4_SHIFT           PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT4_SHIFT
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT4_MASK            PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT4_MASK
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT5_SHIFT           PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT5_SHIFT
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT5_MASK            PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT5_MASK
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT6_SHIFT           PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT6_SHIFT
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT6_MASK            PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT6_MASK
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT7_SHIFT           PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT7_SHIFT
#define GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT7_MASK            PICA200_GPUREG_LIGHTING_LIGHT_PERMUTATION_LIGHT7_MASK
#define GPUREG_01DA                                              PICA200_GPUREG_01DA
#define GPUREG_01DB                                              PICA200_GPUREG_01DB
#define GPUREG_01DC                                              PICA200_GPUREG_01DC
#define GPUREG_01DD                                              PICA200_GPUREG_01DD
#define GPUREG_01DE                                              PICA200_GPUREG_01DE
#define GPUREG_01DF                                              PICA200_GPUREG_01DF
#define GPUREG_01E0                                              PICA200_GPUREG_01E0
#define GPUREG_01E1                                              PICA200_GPUREG_01E1
#define GPUREG_01E2                                              PICA200_GPUREG_01E2
#define GPUREG_01E3                                              PICA200_GPUREG_01E3
#define GPUREG_01E4                                              PICA200_GPUREG_01E4
#define GPUREG_01E5                                              PICA200_GPUREG_01E5
#define GPUREG_01E6                                              PICA200_GPUREG_01E6
#define GPUREG_01E7                                              PICA200_GPUREG_01E7
#define GPUREG_01E8                                              PICA200_GPUREG_01E8
#define GPUREG_01E9                                              PICA200_GPUREG_01E9
#define GPUREG_01EA                                              PICA200_GPUREG_01EA
#define GPUREG_01EB                                              PICA200_GPUREG_01EB
#define GPUREG_01EC                                              PICA200_GPUREG_01EC
#define GPUREG_01ED                                              PICA200_GPUREG_01ED
#define GPUREG_01EE                                              PICA200_GPUREG_01EE
#define GPUREG_01EF                                              PICA200_GPUREG_01EF
#define GPUREG_01F0                                              PICA200_GPUREG_01F0
#define GPUREG_01F1                                              PICA200_GPUREG_01F1
#define GPUREG_01F2                                              PICA200_GPUREG_01F2
#define GPUREG_01F3                                              PICA200_GPUREG_01F3
#define GPUREG_01F4                                              PICA200_GPUREG_01F4
#define GPUREG_01F5                                              PICA200_GPUREG_01F5
#define GPUREG_01F6                                              PICA200_GPUREG_01F6
#define GPUREG_01F7                                              PICA200_GPUREG_01F7
#define GPUREG_01F8                                              PICA200_GPUREG_01F8
#define GPUREG_01F9                                              PICA200_GPUREG_01F9
#define GPUREG_01FA                                              PICA200_GPUREG_01FA
#define GPUREG_01FB                                              PICA200_GPUREG_01FB
#define GPUREG_01FC                                              PICA200_GPUREG_01FC
#define GPUREG_01FD                                              PICA200_GPUREG_01FD
#define GPUREG_01FE                                              PICA200_GPUREG_01FE
#define GPUREG_01FF                                              PICA200_GPUREG_01FF
#define GPUREG_ATTRIBBUFFERS_LOC                                 PICA200_GPUREG_ATTRIBBUFFERS_LOC
#define GPUREG_ATTRIBBUFFERS_LOC_ADDRESS_SHIFT                   PICA200_GPUREG_ATTRIBBUFFERS_LOC_ADDRESS_SHIFT
#define GPUREG_ATTRIBBUFFERS_LOC_ADDRESS_MASK                    PICA200_GPUREG_ATTRIBBUFFERS_LOC_ADDRESS_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW                          PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE0_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE0_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE0_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE0_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE0_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE0_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE0_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE0_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE1_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE1_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE1_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE1_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE1_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE1_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE1_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE1_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE2_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE2_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE2_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE2_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE2_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE2_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE2_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE2_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE3_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE3_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE3_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE3_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE3_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE3_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE3_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE3_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE4_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE4_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE4_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE4_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE4_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE4_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE4_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE4_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE5_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE5_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE5_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE5_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE5_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE5_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE5_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE5_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE6_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE6_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE6_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE6_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE6_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE6_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE6_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE6_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE7_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE7_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE7_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_TYPE7_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE7_SHIFT              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE7_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE7_MASK               PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_LOW_SIZE7_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH                         PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE8_SHIFT             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE8_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE8_MASK              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE8_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE8_SHIFT             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE8_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE8_MASK              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE8_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE9_SHIFT             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE9_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE9_MASK              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE9_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE9_SHIFT             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE9_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE9_MASK              PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE9_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE10_SHIFT            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE10_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE10_MASK             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE10_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE10_SHIFT            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE10_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE10_MASK             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE10_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE11_SHIFT            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE11_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE11_MASK             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_TYPE11_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE11_SHIFT            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE11_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE11_MASK             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_SIZE11_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED0_SHIFT            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED0_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED0_MASK             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED0_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED1_SHIFT            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED1_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED1_MASK             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED1_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED2_SHIFT            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED2_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED2_MASK             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED2_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED3_SHIFT            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED3_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED3_MASK             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED3_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED4_SHIFT            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED4_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED4_MASK             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED4_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED5_SHIFT            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED5_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED5_MASK             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED5_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED6_SHIFT            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED6_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED6_MASK             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED6_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED7_SHIFT            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED7_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED7_MASK             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED7_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED8_SHIFT            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED8_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED8_MASK             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED8_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED9_SHIFT            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED9_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED9_MASK             PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED9_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED10_SHIFT           PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED10_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED10_MASK            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED10_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED11_SHIFT           PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED11_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED11_MASK            PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_FIXED11_MASK
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_COUNT_MINUS_1_SHIFT     PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_COUNT_MINUS_1_SHIFT
#define GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_COUNT_MINUS_1_MASK      PICA200_GPUREG_ATTRIBBUFFERS_FORMAT_HIGH_COUNT_MINUS_1_MASK
#define GPUREG_ATTRIBBUFFER0_OFFSET                              PICA200_GPUREG_ATTRIBBUFFER0_OFFSET
#define GPUREG_ATTRIBBUFFER1_OFFSET                              PICA200_GPUREG_ATTRIBBUFFER1_OFFSET
#define GPUREG_ATTRIBBUFFER2_OFFSET                              PICA200_GPUREG_ATTRIBBUFFER2_OFFSET
#define GPUREG_ATTRIBBUFFER3_OFFSET                              PICA200_GPUREG_ATTRIBBUFFER3_OFFSET
#define GPUREG_ATTRIBBUFFER4_OFFSET                              PICA200_GPUREG_ATTRIBBUFFER4_OFFSET
#define GPUREG_ATTRIBBUFFER5_OFFSET                              PICA200_GPUREG_ATTRIBBUFFER5_OFFSET
#define GPUREG_ATTRIBBUFFER6_OFFSET                              PICA200_GPUREG_ATTRIBBUFFER6_OFFSET
#define GPUREG_ATTRIBBUFFER7_OFFSET                              PICA200_GPUREG_ATTRIBBUFFER7_OFFSET
#define GPUREG_ATTRIBBUFFER8_OFFSET                              PICA200_GPUREG_ATTRIBBUFFER8_OFFSET
#define GPUREG_ATTRIBBUFFER9_OFFSET                              PICA200_GPUREG_ATTRIBBUFFER9_OFFSET
#define GPUREG_ATTRIBBUFFERA_OFFSET                              PICA200_GPUREG_ATTRIBBUFFERA_OFFSET
#define GPUREG_ATTRIBBUFFERB_OFFSET                              PICA200_GPUREG_ATTRIBBUFFERB_OFFSET
#define GPUREG_ATTRIBBUFFER_OFFSET_COUNT                         PICA200_GPUREG_ATTRIBBUFFER_OFFSET_COUNT
#define GPUREG_ATTRIBBUFFER_OFFSET(n)                            PICA200_GPUREG_ATTRIBBUFFER_OFFSET(n)
#define GPUREG_ATTRIBBUFFER_OFFSET_OFFSET_SHIFT                  PICA200_GPUREG_ATTRIBBUFFER_OFFSET_OFFSET_SHIFT
#define GPUREG_ATTRIBBUFFER_OFFSET_OFFSET_MASK                   PICA200_GPUREG_ATTRIBBUFFER_OFFSET_OFFSET_MASK
#define GPUREG_ATTRIBBUFFER0_CONFIG1                             PICA200_GPUREG_ATTRIBBUFFER0_CONFIG1
#define GPUREG_ATTRIBBUFFER1_CONFIG1                             PICA200_GPUREG_ATTRIBBUFFER1_CONFIG1
#define GPUREG_ATTRIBBUFFER2_CONFIG1                             PICA200_GPUREG_ATTRIBBUFFER2_CONFIG1
#define GPUREG_ATTRIBBUFFER3_CONFIG1                             PICA200_GPUREG_ATTRIBBUFFER3_CONFIG1
#define GPUREG_ATTRIBBUFFER4_CONFIG1                             PICA200_GPUREG_ATTRIBBUFFER4_CONFIG1
#define GPUREG_ATTRIBBUFFER5_CONFIG1                             PICA200_GPUREG_ATTRIBBUFFER5_CONFIG1
#define GPUREG_ATTRIBBUFFER6_CONFIG1                             PICA200_GPUREG_ATTRIBBUFFER6_CONFIG1
#define GPUREG_ATTRIBBUFFER7_CONFIG1                             PICA200_GPUREG_ATTRIBBUFFER7_CONFIG1
#define GPUREG_ATTRIBBUFFER8_CONFIG1                             PICA200_GPUREG_ATTRIBBUFFER8_CONFIG1
#define GPUREG_ATTRIBBUFFER9_CONFIG1                             PICA200_GPUREG_ATTRIBBUFFER9_CONFIG1
#define GPUREG_ATTRIBBUFFERA_CONFIG1                             PICA200_GPUREG_ATTRIBBUFFERA_CONFIG1
#define GPUREG_ATTRIBBUFFERB_CONFIG1                             PICA200_GPUREG_ATTRIBBUFFERB_CONFIG1
#define GPUREG_ATTRIBBUFFER_CONFIG1_COUNT                        PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COUNT
#define GPUREG_ATTRIBBUFFER_CONFIG1(n)                           PICA200_GPUREG_ATTRIBBUFFER_CONFIG1(n)
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT0_SHIFT             PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT0_SHIFT
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT0_MASK              PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT0_MASK
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT1_SHIFT             PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT1_SHIFT
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT1_MASK              PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT1_MASK
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT2_SHIFT             PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT2_SHIFT
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT2_MASK              PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT2_MASK
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT3_SHIFT             PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT3_SHIFT
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT3_MASK              PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT3_MASK
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT4_SHIFT             PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT4_SHIFT
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT4_MASK              PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT4_MASK
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT5_SHIFT             PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT5_SHIFT
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT5_MASK              PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT5_MASK
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT6_SHIFT             PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT6_SHIFT
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT6_MASK              PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT6_MASK
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT7_SHIFT             PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT7_SHIFT
#define GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT7_MASK              PICA200_GPUREG_ATTRIBBUFFER_CONFIG1_COMPONENT7_MASK
#define GPUREG_ATTRIBBUFFER0_CONFIG2                             PICA200_GPUREG_ATTRIBBUFFER0_CONFIG2
#define GPUREG_ATTRIBBUFFER1_CONFIG2                             PICA200_GPUREG_ATTRIBBUFFER1_CONFIG2
#define GPUREG_ATTRIBBUFFER2_CONFIG2                             PICA200_GPUREG_ATTRIBBUFFER2_CONFIG2
#define GPUREG_ATTRIBBUFFER3_CONFIG2                             PICA200_GPUREG_ATTRIBBUFFER3_CONFIG2
#define GPUREG_ATTRIBBUFFER4_CONFIG2                             PICA200_GPUREG_ATTRIBBUFFER4_CONFIG2
#define GPUREG_ATTRIBBUFFER5_CONFIG2                             PICA200_GPUREG_ATTRIBBUFFER5_CONFIG2
#define GPUREG_ATTRIBBUFFER6_CONFIG2                             PICA200_GPUREG_ATTRIBBUFFER6_CONFIG2
#define GPUREG_ATTRIBBUFFER7_CONFIG2                             PICA200_GPUREG_ATTRIBBUFFER7_CONFIG2
#define GPUREG_ATTRIBBUFFER8_CONFIG2                             PICA200_GPUREG_ATTRIBBUFFER8_CONFIG2
#define GPUREG_ATTRIBBUFFER9_CONFIG2                             PICA200_GPUREG_ATTRIBBUFFER9_CONFIG2
#define GPUREG_ATTRIBBUFFERA_CONFIG2                             PICA200_GPUREG_ATTRIBBUFFERA_CONFIG2
#define GPUREG_ATTRIBBUFFERB_CONFIG2                             PICA200_GPUREG_ATTRIBBUFFERB_CONFIG2
#define GPUREG_ATTRIBBUFFER_CONFIG2_COUNT                        PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COUNT
#define GPUREG_ATTRIBBUFFER_CONFIG2(n)                           PICA200_GPUREG_ATTRIBBUFFER_CONFIG2(n)
#define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT8_SHIFT             PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT8_SHIFT
#define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT8_MASK              PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT8_MASK
#define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT9_SHIFT             PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT9_SHIFT
#define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT9_MASK              PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT9_MASK
#define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT10_SHIFT            PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT10_SHIFT
#define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT10_MASK             PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT10_MASK
#define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT11_SHIFT            PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT11_SHIFT
#define GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT11_MASK             PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COMPONENT11_MASK
#define GPUREG_ATTRIBBUFFER_CONFIG2_STRIDE_SHIFT                 PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_STRIDE_SHIFT
#define GPUREG_ATTRIBBUFFER_CONFIG2_STRIDE_MASK                  PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_STRIDE_MASK
#define GPUREG_ATTRIBBUFFER_CONFIG2_COUNT_SHIFT                  PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COUNT_SHIFT
#define GPUREG_ATTRIBBUFFER_CONFIG2_COUNT_MASK                   PICA200_GPUREG_ATTRIBBUFFER_CONFIG2_COUNT_MASK
#define GPUREG_INDEXBUFFER_CONFIG                                PICA200_GPUREG_INDEXBUFFER_CONFIG
#define GPUREG_INDEXBUFFER_CONFIG_OFFSET_SHIFT                   PICA200_GPUREG_INDEXBUFFER_CONFIG_OFFSET_SHIFT
#define GPUREG_INDEXBUFFER_CONFIG_OFFSET_MASK                    PICA200_GPUREG_INDEXBUFFER_CONFIG_OFFSET_MASK
#define GPUREG_INDEXBUFFER_CONFIG_TYPE_SHIFT                     PICA200_GPUREG_INDEXBUFFER_CONFIG_TYPE_SHIFT
#define GPUREG_INDEXBUFFER_CONFIG_TYPE_MASK                      PICA200_GPUREG_INDEXBUFFER_CONFIG_TYPE_MASK
#define GPUREG_NUMVERTICES                                       PICA200_GPUREG_NUMVERTICES
#define GPUREG_NUMVERTICES_COUNT_SHIFT                           PICA200_GPUREG_NUMVERTICES_COUNT_SHIFT
#define GPUREG_NUMVERTICES_COUNT_MASK                            PICA200_GPUREG_NUMVERTICES_COUNT_MASK
#define GPUREG_GEOSTAGE_CONFIG                                   PICA200_GPUREG_GEOSTAGE_CONFIG
#define GPUREG_GEOSTAGE_CONFIG_MODE_SHIFT                        PICA200_GPUREG_GEOSTAGE_CONFIG_MODE_SHIFT
#define GPUREG_GEOSTAGE_CONFIG_MODE_MASK                         PICA200_GPUREG_GEOSTAGE_CONFIG_MODE_MASK
#define GPUREG_GEOSTAGE_CONFIG_TRIANGLE_ELEMENTS_SHIFT           PICA200_GPUREG_GEOSTAGE_CONFIG_TRIANGLE_ELEMENTS_SHIFT
#define GPUREG_GEOSTAGE_CONFIG_TRIANGLE_ELEMENTS_MASK            PICA200_GPUREG_GEOSTAGE_CONFIG_TRIANGLE_ELEMENTS_MASK
#define GPUREG_GEOSTAGE_CONFIG_UNKNOWN_9_SHIFT                   PICA200_GPUREG_GEOSTAGE_CONFIG_UNKNOWN_9_SHIFT
#define GPUREG_GEOSTAGE_CONFIG_UNKNOWN_9_MASK                    PICA200_GPUREG_GEOSTAGE_CONFIG_UNKNOWN_9_MASK
#define GPUREG_GEOSTAGE_CONFIG_UNKNOWN_16_SHIFT                  PICA200_GPUREG_GEOSTAGE_CONFIG_UNKNOWN_16_SHIFT
#define GPUREG_GEOSTAGE_CONFIG_UNKNOWN_16_MASK                   PICA200_GPUREG_GEOSTAGE_CONFIG_UNKNOWN_16_MASK
#define GPUREG_GEOSTAGE_CONFIG_VARIABLE_PRIMITIVES_SHIFT         PICA200_GPUREG_GEOSTAGE_CONFIG_VARIABLE_PRIMITIVES_SHIFT
#define GPUREG_GEOSTAGE_CONFIG_VARIABLE_PRIMITIVES_MASK          PICA200_GPUREG_GEOSTAGE_CONFIG_VARIABLE_PRIMITIVES_MASK
#define GPUREG_VERTEX_OFFSET                                     PICA200_GPUREG_VERTEX_OFFSET
#define GPUREG_VERTEX_OFFSET_FIRST_SHIFT                         PICA200_GPUREG_VERTEX_OFFSET_FIRST_SHIFT
#define GPUREG_VERTEX_OFFSET_FIRST_MASK                          PICA200_GPUREG_VERTEX_OFFSET_FIRST_MASK
#define GPUREG_022B                                              PICA200_GPUREG_022B
#define GPUREG_022C                                              PICA200_GPUREG_022C
#define GPUREG_POST_VERTEX_CACHE_NUM                             PICA200_GPUREG_POST_VERTEX_CACHE_NUM
#define GPUREG_POST_VERTEX_CACHE_NUM_ENTRIES_SHIFT               PICA200_GPUREG_POST_VERTEX_CACHE_NUM_ENTRIES_SHIFT
#define GPUREG_POST_VERTEX_CACHE_NUM_ENTRIES_MASK                PICA200_GPUREG_POST_VERTEX_CACHE_NUM_ENTRIES_MASK
#define GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_8_SHIFT             PICA200_GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_8_SHIFT
#define GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_8_MASK              PICA200_GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_8_MASK
#define GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_16_SHIFT            PICA200_GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_16_SHIFT
#define GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_16_MASK             PICA200_GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_16_MASK
#define GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_24_SHIFT            PICA200_GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_24_SHIFT
#define GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_24_MASK             PICA200_GPUREG_POST_VERTEX_CACHE_NUM_UNKNOWN_24_MASK
#define GPUREG_DRAWARRAYS                                        PICA200_GPUREG_DRAWARRAYS
#define GPUREG_DRAWELEMENTS                                      PICA200_GPUREG_DRAWELEMENTS
#define GPUREG_0230                                              PICA200_GPUREG_0230
#define GPUREG_VTX_FUNC                                          PICA200_GPUREG_VTX_FUNC
#define GPUREG_VTX_FUNC_CLEAR_SHIFT                              PICA200_GPUREG_VTX_FUNC_CLEAR_SHIFT
#define GPUREG_VTX_FUNC_CLEAR_MASK                               PICA200_GPUREG_VTX_FUNC_CLEAR_MASK
#define GPUREG_FIXEDATTRIB_INDEX                                 PICA200_GPUREG_FIXEDATTRIB_INDEX
#define GPUREG_FIXEDATTRIB_INDEX_INDEX_SHIFT                     PICA200_GPUREG_FIXEDATTRIB_INDEX_INDEX_SHIFT
#define GPUREG_FIXEDATTRIB_INDEX_INDEX_MASK                      PICA200_GPUREG_FIXEDATTRIB_INDEX_INDEX_MASK
#define GPUREG_FIXEDATTRIB_DATA                                  PICA200_GPUREG_FIXEDATTRIB_DATA
#define GPUREG_FIXEDATTRIB_DATA_DATA_SHIFT                       PICA200_GPUREG_FIXEDATTRIB_DATA_DATA_SHIFT
#define GPUREG_FIXEDATTRIB_DATA_DATA_MASK                        PICA200_GPUREG_FIXEDATTRIB_DATA_DATA_MASK
#define GPUREG_0236                                              PICA200_GPUREG_0236
#define GPUREG_0237                                              PICA200_GPUREG_0237
#define GPUREG_CMDBUF_SIZE0                                      PICA200_GPUREG_CMDBUF_SIZE0
#define GPUREG_CMDBUF_SIZE0_SIZE_SHIFT                           PICA200_GPUREG_CMDBUF_SIZE0_SIZE_SHIFT
#define GPUREG_CMDBUF_SIZE0_SIZE_MASK                            PICA200_GPUREG_CMDBUF_SIZE0_SIZE_MASK
#define GPUREG_CMDBUF_SIZE1                                      PICA200_GPUREG_CMDBUF_SIZE1
#define GPUREG_CMDBUF_SIZE1_SIZE_SHIFT                           PICA200_GPUREG_CMDBUF_SIZE1_SIZE_SHIFT
#define GPUREG_CMDBUF_SIZE1_SIZE_MASK                            PICA200_GPUREG_CMDBUF_SIZE1_SIZE_MASK
#define GPUREG_CMDBUF_ADDR0                                      PICA200_GPUREG_CMDBUF_ADDR0
#define GPUREG_CMDBUF_ADDR0_ADDRESS_SHIFT                        PICA200_GPUREG_CMDBUF_ADDR0_ADDRESS_SHIFT
#define GPUREG_CMDBUF_ADDR0_ADDRESS_MASK                         PICA200_GPUREG_CMDBUF_ADDR0_ADDRESS_MASK
#define GPUREG_CMDBUF_ADDR1                                      PICA200_GPUREG_CMDBUF_ADDR1
#define GPUREG_CMDBUF_ADDR1_ADDRESS_SHIFT                        PICA200_GPUREG_CMDBUF_ADDR1_ADDRESS_SHIFT
#define GPUREG_CMDBUF_ADDR1_ADDRESS_MASK                         PICA200_GPUREG_CMDBUF_ADDR1_ADDRESS_MASK
#define GPUREG_CMDBUF_JUMP0                                      PICA200_GPUREG_CMDBUF_JUMP0
#define GPUREG_CMDBUF_JUMP1                                      PICA200_GPUREG_CMDBUF_JUMP1
#define GPUREG_023E                                              PICA200_GPUREG_023E
#define GPUREG_023F                                              PICA200_GPUREG_023F
#define GPUREG_0240                                              PICA200_GPUREG_0240
#define GPUREG_0241                                              PICA200_GPUREG_0241
#define GPUREG_VSH_NUM_ATTR                                      PICA200_GPUREG_VSH_NUM_ATTR
#define GPUREG_VSH_NUM_ATTR_COUNT_MINUS_1_SHIFT                  PICA200_GPUREG_VSH_NUM_ATTR_COUNT_MINUS_1_SHIFT
#define GPUREG_VSH_NUM_ATTR_COUNT_MINUS_1_MASK                   PICA200_GPUREG_VSH_NUM_ATTR_COUNT_MINUS_1_MASK
#define GPUREG_0243                                              PICA200_GPUREG_0243
#define GPUREG_UNKNOWN_0243_UNKNOWN_0_SHIFT                      PICA200_GPUREG_UNKNOWN_0243_UNKNOWN_0_SHIFT
#define GPUREG_UNKNOWN_0243_UNKNOWN_0_MASK                       PICA200_GPUREG_UNKNOWN_0243_UNKNOWN_0_MASK
#define GPUREG_UNKNOWN_0243_UNKNOWN_4_SHIFT                      PICA200_GPUREG_UNKNOWN_0243_UNKNOWN_4_SHIFT
#define GPUREG_UNKNOWN_0243_UNKNOWN_4_MASK                       PICA200_GPUREG_UNKNOWN_0243_UNKNOWN_4_MASK
#define GPUREG_VSH_COM_MODE                                      PICA200_GPUREG_VSH_COM_MODE
#define GPUREG_VSH_COM_MODE_GSH_CONFIG_ENABLE_SHIFT              PICA200_GPUREG_VSH_COM_MODE_GSH_CONFIG_ENABLE_SHIFT
#define GPUREG_VSH_COM_MODE_GSH_CONFIG_ENABLE_MASK               PICA200_GPUREG_VSH_COM_MODE_GSH_CONFIG_ENABLE_MASK
#define GPUREG_START_DRAW_FUNC0                                  PICA200_GPUREG_START_DRAW_FUNC0
#define GPUREG_START_DRAW_FUNC0_MODE_SHIFT                       PICA200_GPUREG_START_DRAW_FUNC0_MODE_SHIFT
#define GPUREG_START_DRAW_FUNC0_MODE_MASK                        PICA200_GPUREG_START_DRAW_FUNC0_MODE_MASK
#define GPUREG_0246                                              PICA200_GPUREG_0246
#define GPUREG_0247                                              PICA200_GPUREG_0247
#define GPUREG_0248                                              PICA200_GPUREG_0248
#define GPUREG_0249                                              PICA200_GPUREG_0249
#define GPUREG_VSH_OUTMAP_TOTAL1                                 PICA200_GPUREG_VSH_OUTMAP_TOTAL1
#define GPUREG_VSH_OUTMAP_TOTAL1_COUNT_MINUS_1_SHIFT             PICA200_GPUREG_VSH_OUTMAP_TOTAL1_COUNT_MINUS_1_SHIFT
#define GPUREG_VSH_OUTMAP_TOTAL1_COUNT_MINUS_1_MASK              PICA200_GPUREG_VSH_OUTMAP_TOTAL1_COUNT_MINUS_1_MASK
#define GPUREG_024B                                              PICA200_GPUREG_024B
#define GPUREG_024C                                              PICA200_GPUREG_024C
#define GPUREG_024D                                              PICA200_GPUREG_024D
#define GPUREG_024E                                              PICA200_GPUREG_024E
#define GPUREG_024F                                              PICA200_GPUREG_024F
#define GPUREG_0250                                              PICA200_GPUREG_0250
#define GPUREG_VSH_OUTMAP_TOTAL2                                 PICA200_GPUREG_VSH_OUTMAP_TOTAL2
#define GPUREG_VSH_OUTMAP_TOTAL2_COUNT_MINUS_1_SHIFT             PICA200_GPUREG_VSH_OUTMAP_TOTAL2_COUNT_MINUS_1_SHIFT
#define GPUREG_VSH_OUTMAP_TOTAL2_COUNT_MINUS_1_MASK              PICA200_GPUREG_VSH_OUTMAP_TOTAL2_COUNT_MINUS_1_MASK
#define GPUREG_GSH_MISC0                                         PICA200_GPUREG_GSH_MISC0
#define GPUREG_GSH_MISC0_MODE_SHIFT                              PICA200_GPUREG_GSH_MISC0_MODE_SHIFT
#define GPUREG_GSH_MISC0_MODE_MASK                               PICA200_GPUREG_GSH_MISC0_MODE_MASK
#define GPUREG_GSH_MISC0_VERTICES_MINUS_1_SHIFT                  PICA200_GPUREG_GSH_MISC0_VERTICES_MINUS_1_SHIFT
#define GPUREG_GSH_MISC0_VERTICES_MINUS_1_MASK                   PICA200_GPUREG_GSH_MISC0_VERTICES_MINUS_1_MASK
#define GPUREG_GSH_MISC0_STRIDE_MINUS_1_SHIFT                    PICA200_GPUREG_GSH_MISC0_STRIDE_MINUS_1_SHIFT
#define GPUREG_GSH_MISC0_STRIDE_MINUS_1_MASK                     PICA200_GPUREG_GSH_MISC0_STRIDE_MINUS_1_MASK
#define GPUREG_GSH_MISC0_START_SHIFT                             PICA200_GPUREG_GSH_MISC0_START_SHIFT
#define GPUREG_GSH_MISC0_START_MASK                              PICA200_GPUREG_GSH_MISC0_START_MASK
#define GPUREG_GSH_MISC0_UNKNOWN_24_SHIFT                        PICA200_GPUREG_GSH_MISC0_UNKNOWN_24_SHIFT
#define GPUREG_GSH_MISC0_UNKNOWN_24_MASK                         PICA200_GPUREG_GSH_MISC0_UNKNOWN_24_MASK
#define GPUREG_GEOSTAGE_CONFIG2                                  PICA200_GPUREG_GEOSTAGE_CONFIG2
#define GPUREG_GEOSTAGE_CONFIG2_ARRAYS_OR_IMMEDIATE_SHIFT        PICA200_GPUREG_GEOSTAGE_CONFIG2_ARRAYS_OR_IMMEDIATE_SHIFT
#define GPUREG_GEOSTAGE_CONFIG2_ARRAYS_OR_IMMEDIATE_MASK         PICA200_GPUREG_GEOSTAGE_CONFIG2_ARRAYS_OR_IMMEDIATE_MASK
#define GPUREG_GEOSTAGE_CONFIG2_TRIANGLE_ELEMENTS_SHIFT          PICA200_GPUREG_GEOSTAGE_CONFIG2_TRIANGLE_ELEMENTS_SHIFT
#define GPUREG_GEOSTAGE_CONFIG2_TRIANGLE_ELEMENTS_MASK           PICA200_GPUREG_GEOSTAGE_CONFIG2_TRIANGLE_ELEMENTS_MASK
#define GPUREG_GSH_MISC1                                         PICA200_GPUREG_GSH_MISC1
#define GPUREG_GSH_MISC1_MAIN_VERTICES_MINUS_1_SHIFT             PICA200_GPUREG_GSH_MISC1_MAIN_VERTICES_MINUS_1_SHIFT
#define GPUREG_GSH_MISC1_MAIN_VERTICES_MINUS_1_MASK              PICA200_GPUREG_GSH_MISC1_MAIN_VERTICES_MINUS_1_MASK
#define GPUREG_0255                                              PICA200_GPUREG_0255
#define GPUREG_UNKNOWN_0255_UNKNOWN_SHIFT                        PICA200_GPUREG_UNKNOWN_0255_UNKNOWN_SHIFT
#define GPUREG_UNKNOWN_0255_UNKNOWN_MASK                         PICA200_GPUREG_UNKNOWN_0255_UNKNOWN_MASK
#define GPUREG_0256                                              PICA200_GPUREG_0256
#define GPUREG_0257                                              PICA200_GPUREG_0257
#define GPUREG_0258                                              PICA200_GPUREG_0258
#define GPUREG_0259                                              PICA200_GPUREG_0259
#define GPUREG_025A                                              PICA200_GPUREG_025A
#define GPUREG_025B                                              PICA200_GPUREG_025B
#define GPUREG_025C                                              PICA200_GPUREG_025C
#define GPUREG_025D                                              PICA200_GPUREG_025D
#define GPUREG_PRIMITIVE_CONFIG                                  PICA200_GPUREG_PRIMITIVE_CONFIG
#define GPUREG_PRIMITIVE_CONFIG_COUNT_MINUS_1_SHIFT              PICA200_GPUREG_PRIMITIVE_CONFIG_COUNT_MINUS_1_SHIFT
#define GPUREG_PRIMITIVE_CONFIG_COUNT_MINUS_1_MASK               PICA200_GPUREG_PRIMITIVE_CONFIG_COUNT_MINUS_1_MASK
#define GPUREG_PRIMITIVE_CONFIG_MODE_SHIFT                       PICA200_GPUREG_PRIMITIVE_CONFIG_MODE_SHIFT
#define GPUREG_PRIMITIVE_CONFIG_MODE_MASK                        PICA200_GPUREG_PRIMITIVE_CONFIG_MODE_MASK
#define GPUREG_PRIMITIVE_CONFIG_UNKNOWN_16_SHIFT                 PICA200_GPUREG_PRIMITIVE_CONFIG_UNKNOWN_16_SHIFT
#define GPUREG_PRIMITIVE_CONFIG_UNKNOWN_16_MASK                  PICA200_GPUREG_PRIMITIVE_CONFIG_UNKNOWN_16_MASK
#define GPUREG_RESTART_PRIMITIVE                                 PICA200_GPUREG_RESTART_PRIMITIVE
#define GPUREG_RESTART_PRIMITIVE_UNKNOWN_SHIFT                   PICA200_GPUREG_RESTART_PRIMITIVE_UNKNOWN_SHIFT
#define GPUREG_RESTART_PRIMITIVE_UNKNOWN_MASK                    PICA200_GPUREG_RESTART_PRIMITIVE_UNKNOWN_MASK
#define GPUREG_0260                                              PICA200_GPUREG_0260
#define GPUREG_0261                                              PICA200_GPUREG_0261
#define GPUREG_0262                                              PICA200_GPUREG_0262
#define GPUREG_0263                                              PICA200_GPUREG_0263
#define GPUREG_0264                                              PICA200_GPUREG_0264
#define GPUREG_0265                                              PICA200_GPUREG_0265
#define GPUREG_0266                                              PICA200_GPUREG_0266
#define GPUREG_0267                                              PICA200_GPUREG_0267
#define GPUREG_0268                                              PICA200_GPUREG_0268
#define GPUREG_0269                                              PICA200_GPUREG_0269
#define GPUREG_026A                                              PICA200_GPUREG_026A
#define GPUREG_026B                                              PICA200_GPUREG_026B
#define GPUREG_026C                                              PICA200_GPUREG_026C
#define GPUREG_026D                                              PICA200_GPUREG_026D
#define GPUREG_026E                                              PICA200_GPUREG_026E
#define GPUREG_026F                                              PICA200_GPUREG_026F
#define GPUREG_0270                                              PICA200_GPUREG_0270
#define GPUREG_0271                                              PICA200_GPUREG_0271
#define GPUREG_0272                                              PICA200_GPUREG_0272
#define GPUREG_0273                                              PICA200_GPUREG_0273
#define GPUREG_0274                                              PICA200_GPUREG_0274
#define GPUREG_0275                                              PICA200_GPUREG_0275
#define GPUREG_0276                                              PICA200_GPUREG_0276
#define GPUREG_0277                                              PICA200_GPUREG_0277
#define GPUREG_0278                                              PICA200_GPUREG_0278
#define GPUREG_0279                                              PICA200_GPUREG_0279
#define GPUREG_027A                                              PICA200_GPUREG_027A
#define GPUREG_027B                                              PICA200_GPUREG_027B
#define GPUREG_027C                                              PICA200_GPUREG_027C
#define GPUREG_027D                                              PICA200_GPUREG_027D
#define GPUREG_027E                                              PICA200_GPUREG_027E
#define GPUREG_027F                                              PICA200_GPUREG_027F
#define GPUREG_GSH_BOOLUNIFORM                                   PICA200_GPUREG_GSH_BOOLUNIFORM
#define GPUREG_VSH_BOOLUNIFORM                                   PICA200_GPUREG_VSH_BOOLUNIFORM
#define GPUREG_SH2_BOOLUNIFORM                                   PICA200_GPUREG_SH2_BOOLUNIFORM
#define GPUREG_SH3_BOOLUNIFORM                                   PICA200_GPUREG_SH3_BOOLUNIFORM
#define GPUREG_SH_BOOLUNIFORM_COUNT                              PICA200_GPUREG_SH_BOOLUNIFORM_COUNT
#define GPUREG_SH_BOOLUNIFORM(n)                                 PICA200_GPUREG_SH_BOOLUNIFORM(n)
#define GPUREG_SH_BOOLUNIFORM_B0_SHIFT                           PICA200_GPUREG_SH_BOOLUNIFORM_B0_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B0_MASK                            PICA200_GPUREG_SH_BOOLUNIFORM_B0_MASK
#define GPUREG_SH_BOOLUNIFORM_B1_SHIFT                           PICA200_GPUREG_SH_BOOLUNIFORM_B1_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B1_MASK                            PICA200_GPUREG_SH_BOOLUNIFORM_B1_MASK
#define GPUREG_SH_BOOLUNIFORM_B2_SHIFT                           PICA200_GPUREG_SH_BOOLUNIFORM_B2_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B2_MASK                            PICA200_GPUREG_SH_BOOLUNIFORM_B2_MASK
#define GPUREG_SH_BOOLUNIFORM_B3_SHIFT                           PICA200_GPUREG_SH_BOOLUNIFORM_B3_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B3_MASK                            PICA200_GPUREG_SH_BOOLUNIFORM_B3_MASK
#define GPUREG_SH_BOOLUNIFORM_B4_SHIFT                           PICA200_GPUREG_SH_BOOLUNIFORM_B4_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B4_MASK                            PICA200_GPUREG_SH_BOOLUNIFORM_B4_MASK
#define GPUREG_SH_BOOLUNIFORM_B5_SHIFT                           PICA200_GPUREG_SH_BOOLUNIFORM_B5_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B5_MASK                            PICA200_GPUREG_SH_BOOLUNIFORM_B5_MASK
#define GPUREG_SH_BOOLUNIFORM_B6_SHIFT                           PICA200_GPUREG_SH_BOOLUNIFORM_B6_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B6_MASK                            PICA200_GPUREG_SH_BOOLUNIFORM_B6_MASK
#define GPUREG_SH_BOOLUNIFORM_B7_SHIFT                           PICA200_GPUREG_SH_BOOLUNIFORM_B7_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B7_MASK                            PICA200_GPUREG_SH_BOOLUNIFORM_B7_MASK
#define GPUREG_SH_BOOLUNIFORM_B8_SHIFT                           PICA200_GPUREG_SH_BOOLUNIFORM_B8_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B8_MASK                            PICA200_GPUREG_SH_BOOLUNIFORM_B8_MASK
#define GPUREG_SH_BOOLUNIFORM_B9_SHIFT                           PICA200_GPUREG_SH_BOOLUNIFORM_B9_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B9_MASK                            PICA200_GPUREG_SH_BOOLUNIFORM_B9_MASK
#define GPUREG_SH_BOOLUNIFORM_B10_SHIFT                          PICA200_GPUREG_SH_BOOLUNIFORM_B10_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B10_MASK                           PICA200_GPUREG_SH_BOOLUNIFORM_B10_MASK
#define GPUREG_SH_BOOLUNIFORM_B11_SHIFT                          PICA200_GPUREG_SH_BOOLUNIFORM_B11_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B11_MASK                           PICA200_GPUREG_SH_BOOLUNIFORM_B11_MASK
#define GPUREG_SH_BOOLUNIFORM_B12_SHIFT                          PICA200_GPUREG_SH_BOOLUNIFORM_B12_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B12_MASK                           PICA200_GPUREG_SH_BOOLUNIFORM_B12_MASK
#define GPUREG_SH_BOOLUNIFORM_B13_SHIFT                          PICA200_GPUREG_SH_BOOLUNIFORM_B13_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B13_MASK                           PICA200_GPUREG_SH_BOOLUNIFORM_B13_MASK
#define GPUREG_SH_BOOLUNIFORM_B14_SHIFT                          PICA200_GPUREG_SH_BOOLUNIFORM_B14_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B14_MASK                           PICA200_GPUREG_SH_BOOLUNIFORM_B14_MASK
#define GPUREG_SH_BOOLUNIFORM_B15_SHIFT                          PICA200_GPUREG_SH_BOOLUNIFORM_B15_SHIFT
#define GPUREG_SH_BOOLUNIFORM_B15_MASK                           PICA200_GPUREG_SH_BOOLUNIFORM_B15_MASK
#define GPUREG_SH_BOOLUNIFORM_UNKNOWN_16_SHIFT                   PICA200_GPUREG_SH_BOOLUNIFORM_UNKNOWN_16_SHIFT
#define GPUREG_SH_BOOLUNIFORM_UNKNOWN_16_MASK                    PICA200_GPUREG_SH_BOOLUNIFORM_UNKNOWN_16_MASK
#define GPUREG_GSH_INTUNIFORM_I0                                 PICA200_GPUREG_GSH_INTUNIFORM_I0
#define GPUREG_VSH_INTUNIFORM_I0                                 PICA200_GPUREG_VSH_INTUNIFORM_I0
#define GPUREG_SH2_INTUNIFORM_I0                                 PICA200_GPUREG_SH2_INTUNIFORM_I0
#define GPUREG_SH3_INTUNIFORM_I0                                 PICA200_GPUREG_SH3_INTUNIFORM_I0
#define GPUREG_SH_INTUNIFORM_I0_COUNT                            PICA200_GPUREG_SH_INTUNIFORM_I0_COUNT
#define GPUREG_SH_INTUNIFORM_I0(n)                               PICA200_GPUREG_SH_INTUNIFORM_I0(n)
#define GPUREG_SH_INTUNIFORM_I0_X_SHIFT                          PICA200_GPUREG_SH_INTUNIFORM_I0_X_SHIFT
#define GPUREG_SH_INTUNIFORM_I0_X_MASK                           PICA200_GPUREG_SH_INTUNIFORM_I0_X_MASK
#define GPUREG_SH_INTUNIFORM_I0_Y_SHIFT                          PICA200_GPUREG_SH_INTUNIFORM_I0_Y_SHIFT
#define GPUREG_SH_INTUNIFORM_I0_Y_MASK                           PICA200_GPUREG_SH_INTUNIFORM_I0_Y_MASK
#define GPUREG_SH_INTUNIFORM_I0_Z_SHIFT                          PICA200_GPUREG_SH_INTUNIFORM_I0_Z_SHIFT
#define GPUREG_SH_INTUNIFORM_I0_Z_MASK                           PICA200_GPUREG_SH_INTUNIFORM_I0_Z_MASK
#define GPUREG_GSH_INTUNIFORM_I1                                 PICA200_GPUREG_GSH_INTUNIFORM_I1
#define GPUREG_VSH_INTUNIFORM_I1                                 PICA200_GPUREG_VSH_INTUNIFORM_I1
#define GPUREG_SH2_INTUNIFORM_I1                                 PICA200_GPUREG_SH2_INTUNIFORM_I1
#define GPUREG_SH3_INTUNIFORM_I1                                 PICA200_GPUREG_SH3_INTUNIFORM_I1
#define GPUREG_SH_INTUNIFORM_I1_COUNT                            PICA200_GPUREG_SH_INTUNIFORM_I1_COUNT
#define GPUREG_SH_INTUNIFORM_I1(n)                               PICA200_GPUREG_SH_INTUNIFORM_I1(n)
#define GPUREG_SH_INTUNIFORM_I1_X_SHIFT                          PICA200_GPUREG_SH_INTUNIFORM_I1_X_SHIFT
#define GPUREG_SH_INTUNIFORM_I1_X_MASK                           PICA200_GPUREG_SH_INTUNIFORM_I1_X_MASK
#define GPUREG_SH_INTUNIFORM_I1_Y_SHIFT                          PICA200_GPUREG_SH_INTUNIFORM_I1_Y_SHIFT
#define GPUREG_SH_INTUNIFORM_I1_Y_MASK                           PICA200_GPUREG_SH_INTUNIFORM_I1_Y_MASK
#define GPUREG_SH_INTUNIFORM_I1_Z_SHIFT                          PICA200_GPUREG_SH_INTUNIFORM_I1_Z_SHIFT
#define GPUREG_SH_INTUNIFORM_I1_Z_MASK                           PICA200_GPUREG_SH_INTUNIFORM_I1_Z_MASK
#define GPUREG_GSH_INTUNIFORM_I2                                 PICA200_GPUREG_GSH_INTUNIFORM_I2
#define GPUREG_VSH_INTUNIFORM_I2                                 PICA200_GPUREG_VSH_INTUNIFORM_I2
#define GPUREG_SH2_INTUNIFORM_I2                                 PICA200_GPUREG_SH2_INTUNIFORM_I2
#define GPUREG_SH3_INTUNIFORM_I2                                 PICA200_GPUREG_SH3_INTUNIFORM_I2
#define GPUREG_SH_INTUNIFORM_I2_COUNT                            PICA200_GPUREG_SH_INTUNIFORM_I2_COUNT
#define GPUREG_SH_INTUNIFORM_I2(n)                               PICA200_GPUREG_SH_INTUNIFORM_I2(n)
#define GPUREG_SH_INTUNIFORM_I2_X_SHIFT                          PICA200_GPUREG_SH_INTUNIFORM_I2_X_SHIFT
#define GPUREG_SH_INTUNIFORM_I2_X_MASK                           PICA200_GPUREG_SH_INTUNIFORM_I2_X_MASK
#define GPUREG_SH_INTUNIFORM_I2_Y_SHIFT                          PICA200_GPUREG_SH_INTUNIFORM_I2_Y_SHIFT
#define GPUREG_SH_INTUNIFORM_I2_Y_MASK                           PICA200_GPUREG_SH_INTUNIFORM_I2_Y_MASK
#define GPUREG_SH_INTUNIFORM_I2_Z_SHIFT                          PICA200_GPUREG_SH_INTUNIFORM_I2_Z_SHIFT
#define GPUREG_SH_INTUNIFORM_I2_Z_MASK                           PICA200_GPUREG_SH_INTUNIFORM_I2_Z_MASK
#define GPUREG_GSH_INTUNIFORM_I3                                 PICA200_GPUREG_GSH_INTUNIFORM_I3
#define GPUREG_VSH_INTUNIFORM_I3                                 PICA200_GPUREG_VSH_INTUNIFORM_I3
#define GPUREG_SH2_INTUNIFORM_I3                                 PICA200_GPUREG_SH2_INTUNIFORM_I3
#define GPUREG_SH3_INTUNIFORM_I3                                 PICA200_GPUREG_SH3_INTUNIFORM_I3
#define GPUREG_SH_INTUNIFORM_I3_COUNT                            PICA200_GPUREG_SH_INTUNIFORM_I3_COUNT
#define GPUREG_SH_INTUNIFORM_I3(n)                               PICA200_GPUREG_SH_INTUNIFORM_I3(n)
#define GPUREG_SH_INTUNIFORM_I3_X_SHIFT                          PICA200_GPUREG_SH_INTUNIFORM_I3_X_SHIFT
#define GPUREG_SH_INTUNIFORM_I3_X_MASK                           PICA200_GPUREG_SH_INTUNIFORM_I3_X_MASK
#define GPUREG_SH_INTUNIFORM_I3_Y_SHIFT                          PICA200_GPUREG_SH_INTUNIFORM_I3_Y_SHIFT
#define GPUREG_SH_INTUNIFORM_I3_Y_MASK                           PICA200_GPUREG_SH_INTUNIFORM_I3_Y_MASK
#define GPUREG_SH_INTUNIFORM_I3_Z_SHIFT                          PICA200_GPUREG_SH_INTUNIFORM_I3_Z_SHIFT
#define GPUREG_SH_INTUNIFORM_I3_Z_MASK                           PICA200_GPUREG_SH_INTUNIFORM_I3_Z_MASK
#define GPUREG_0285                                              PICA200_GPUREG_0285
#define GPUREG_0286                                              PICA200_GPUREG_0286
#define GPUREG_0287                                              PICA200_GPUREG_0287
#define GPUREG_0288                                              PICA200_GPUREG_0288
#define GPUREG_028E                                              PICA200_GPUREG_028E
#define GPUREG_0299                                              PICA200_GPUREG_0299
#define GPUREG_029A                                              PICA200_GPUREG_029A
#define GPUREG_02A4                                              PICA200_GPUREG_02A4
#define GPUREG_02AE                                              PICA200_GPUREG_02AE
#define GPUREG_02AF                                              PICA200_GPUREG_02AF
#define GPUREG_02B5                                              PICA200_GPUREG_02B5
#define GPUREG_02B6                                              PICA200_GPUREG_02B6
#define GPUREG_02B7                                              PICA200_GPUREG_02B7
#define GPUREG_02B8                                              PICA200_GPUREG_02B8
#define GPUREG_02BE                                              PICA200_GPUREG_02BE
#define GPUREG_02C9                                              PICA200_GPUREG_02C9
#define GPUREG_02CA                                              PICA200_GPUREG_02CA
#define GPUREG_02D4                                              PICA200_GPUREG_02D4
#define GPUREG_02DE                                              PICA200_GPUREG_02DE
#define GPUREG_02DF                                              PICA200_GPUREG_02DF
#define GPUREG_02E5                                              PICA200_GPUREG_02E5
#define GPUREG_02E6                                              PICA200_GPUREG_02E6
#define GPUREG_02E7                                              PICA200_GPUREG_02E7
#define GPUREG_02E8                                              PICA200_GPUREG_02E8
#define GPUREG_02EE                                              PICA200_GPUREG_02EE
#define GPUREG_02F9                                              PICA200_GPUREG_02F9
#define GPUREG_02FA                                              PICA200_GPUREG_02FA
#define GPUREG_0304                                              PICA200_GPUREG_0304
#define GPUREG_030E                                              PICA200_GPUREG_030E
#define GPUREG_030F                                              PICA200_GPUREG_030F
#define GPUREG_0315                                              PICA200_GPUREG_0315
#define GPUREG_0316                                              PICA200_GPUREG_0316
#define GPUREG_0317                                              PICA200_GPUREG_0317
#define GPUREG_0318                                              PICA200_GPUREG_0318
#define GPUREG_031E                                              PICA200_GPUREG_031E
#define GPUREG_0329                                              PICA200_GPUREG_0329
#define GPUREG_032A                                              PICA200_GPUREG_032A
#define GPUREG_0334                                              PICA200_GPUREG_0334
#define GPUREG_033E                                              PICA200_GPUREG_033E
#define GPUREG_033F                                              PICA200_GPUREG_033F
#define GPUREG_GSH_INPUTBUFFER_CONFIG                            PICA200_GPUREG_GSH_INPUTBUFFER_CONFIG
#define GPUREG_VSH_INPUTBUFFER_CONFIG                            PICA200_GPUREG_VSH_INPUTBUFFER_CONFIG
#define GPUREG_SH2_INPUTBUFFER_CONFIG                            PICA200_GPUREG_SH2_INPUTBUFFER_CONFIG
#define GPUREG_SH3_INPUTBUFFER_CONFIG                            PICA200_GPUREG_SH3_INPUTBUFFER_CONFIG
#define GPUREG_SH_INPUTBUFFER_CONFIG_COUNT                       PICA200_GPUREG_SH_INPUTBUFFER_CONFIG_COUNT
#define GPUREG_SH_INPUTBUFFER_CONFIG(n)                          PICA200_GPUREG_SH_INPUTBUFFER_CONFIG(n)
#define GPUREG_SH_INPUTBUFFER_CONFIG_COUNT_MINUS_1_SHIFT         PICA200_GPUREG_SH_INPUTBUFFER_CONFIG_COUNT_MINUS_1_SHIFT
#define GPUREG_SH_INPUTBUFFER_CONFIG_COUNT_MINUS_1_MASK          PICA200_GPUREG_SH_INPUTBUFFER_CONFIG_COUNT_MINUS_1_MASK
#define GPUREG_SH_INPUTBUFFER_CONFIG_INPUT_TO_UNIFORMS_SHIFT     PICA200_GPUREG_SH_INPUTBUFFER_CONFIG_INPUT_TO_UNIFORMS_SHIFT
#define GPUREG_SH_INPUTBUFFER_CONFIG_INPUT_TO_UNIFORMS_MASK      PICA200_GPUREG_SH_INPUTBUFFER_CONFIG_INPUT_TO_UNIFORMS_MASK
#define GPUREG_SH_INPUTBUFFER_CONFIG_MODE_SHIFT                  PICA200_GPUREG_SH_INPUTBUFFER_CONFIG_MODE_SHIFT
#define GPUREG_SH_INPUTBUFFER_CONFIG_MODE_MASK                   PICA200_GPUREG_SH_INPUTBUFFER_CONFIG_MODE_MASK
#define GPUREG_GSH_ENTRYPOINT                                    PICA200_GPUREG_GSH_ENTRYPOINT
#define GPUREG_VSH_ENTRYPOINT                                    PICA200_GPUREG_VSH_ENTRYPOINT
#define GPUREG_SH2_ENTRYPOINT                                    PICA200_GPUREG_SH2_ENTRYPOINT
#define GPUREG_SH3_ENTRYPOINT                                    PICA200_GPUREG_SH3_ENTRYPOINT
#define GPUREG_SH_ENTRYPOINT_COUNT                               PICA200_GPUREG_SH_ENTRYPOINT_COUNT
#define GPUREG_SH_ENTRYPOINT(n)                                  PICA200_GPUREG_SH_ENTRYPOINT(n)
#define GPUREG_SH_ENTRYPOINT_ADDRESS_SHIFT                       PICA200_GPUREG_SH_ENTRYPOINT_ADDRESS_SHIFT
#define GPUREG_SH_ENTRYPOINT_ADDRESS_MASK                        PICA200_GPUREG_SH_ENTRYPOINT_ADDRESS_MASK
#define GPUREG_SH_ENTRYPOINT_UNKNOWN_16_SHIFT                    PICA200_GPUREG_SH_ENTRYPOINT_UNKNOWN_16_SHIFT
#define GPUREG_SH_ENTRYPOINT_UNKNOWN_16_MASK                     PICA200_GPUREG_SH_ENTRYPOINT_UNKNOWN_16_MASK
#define GPUREG_GSH_ATTRIBUTES_PERMUTATION_LOW                    PICA200_GPUREG_GSH_ATTRIBUTES_PERMUTATION_LOW
#define GPUREG_VSH_ATTRIBUTES_PERMUTATION_LOW                    PICA200_GPUREG_VSH_ATTRIBUTES_PERMUTATION_LOW
#define GPUREG_SH2_ATTRIBUTES_PERMUTATION_LOW                    PICA200_GPUREG_SH2_ATTRIBUTES_PERMUTATION_LOW
#define GPUREG_SH3_ATTRIBUTES_PERMUTATION_LOW                    PICA200_GPUREG_SH3_ATTRIBUTES_PERMUTATION_LOW
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_COUNT               PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_COUNT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW(n)                  PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW(n)
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE0_SHIFT    PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE0_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE0_MASK     PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE0_MASK
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE1_SHIFT    PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE1_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE1_MASK     PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE1_MASK
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE2_SHIFT    PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE2_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE2_MASK     PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE2_MASK
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE3_SHIFT    PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE3_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE3_MASK     PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE3_MASK
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE4_SHIFT    PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE4_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE4_MASK     PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE4_MASK
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE5_SHIFT    PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE5_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE5_MASK     PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE5_MASK
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE6_SHIFT    PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE6_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE6_MASK     PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE6_MASK
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE7_SHIFT    PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE7_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE7_MASK     PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_LOW_ATTRIBUTE7_MASK
#define GPUREG_GSH_ATTRIBUTES_PERMUTATION_HIGH                   PICA200_GPUREG_GSH_ATTRIBUTES_PERMUTATION_HIGH
#define GPUREG_VSH_ATTRIBUTES_PERMUTATION_HIGH                   PICA200_GPUREG_VSH_ATTRIBUTES_PERMUTATION_HIGH
#define GPUREG_SH2_ATTRIBUTES_PERMUTATION_HIGH                   PICA200_GPUREG_SH2_ATTRIBUTES_PERMUTATION_HIGH
#define GPUREG_SH3_ATTRIBUTES_PERMUTATION_HIGH                   PICA200_GPUREG_SH3_ATTRIBUTES_PERMUTATION_HIGH
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_COUNT              PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_COUNT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH(n)                 PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH(n)
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE8_SHIFT   PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE8_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE8_MASK    PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE8_MASK
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE9_SHIFT   PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE9_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE9_MASK    PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE9_MASK
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE10_SHIFT  PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE10_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE10_MASK   PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE10_MASK
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE11_SHIFT  PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE11_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE11_MASK   PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE11_MASK
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE12_SHIFT  PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE12_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE12_MASK   PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE12_MASK
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE13_SHIFT  PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE13_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE13_MASK   PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE13_MASK
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE14_SHIFT  PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE14_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE14_MASK   PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE14_MASK
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE15_SHIFT  PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE15_SHIFT
#define GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE15_MASK   PICA200_GPUREG_SH_ATTRIBUTES_PERMUTATION_HIGH_ATTRIBUTE15_MASK
#define GPUREG_GSH_OUTMAP_MASK                                   PICA200_GPUREG_GSH_OUTMAP_MASK
#define GPUREG_VSH_OUTMAP_MASK                                   PICA200_GPUREG_VSH_OUTMAP_MASK
#define GPUREG_SH2_OUTMAP_MASK                                   PICA200_GPUREG_SH2_OUTMAP_MASK
#define GPUREG_SH3_OUTMAP_MASK                                   PICA200_GPUREG_SH3_OUTMAP_MASK
#define GPUREG_SH_OUTMAP_MASK_COUNT                              PICA200_GPUREG_SH_OUTMAP_MASK_COUNT
#define GPUREG_SH_OUTMAP_MASK(n)                                 PICA200_GPUREG_SH_OUTMAP_MASK(n)
#define GPUREG_SH_OUTMAP_MASK_O0_SHIFT                           PICA200_GPUREG_SH_OUTMAP_MASK_O0_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O0_MASK                            PICA200_GPUREG_SH_OUTMAP_MASK_O0_MASK
#define GPUREG_SH_OUTMAP_MASK_O1_SHIFT                           PICA200_GPUREG_SH_OUTMAP_MASK_O1_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O1_MASK                            PICA200_GPUREG_SH_OUTMAP_MASK_O1_MASK
#define GPUREG_SH_OUTMAP_MASK_O2_SHIFT                           PICA200_GPUREG_SH_OUTMAP_MASK_O2_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O2_MASK                            PICA200_GPUREG_SH_OUTMAP_MASK_O2_MASK
#define GPUREG_SH_OUTMAP_MASK_O3_SHIFT                           PICA200_GPUREG_SH_OUTMAP_MASK_O3_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O3_MASK                            PICA200_GPUREG_SH_OUTMAP_MASK_O3_MASK
#define GPUREG_SH_OUTMAP_MASK_O4_SHIFT                           PICA200_GPUREG_SH_OUTMAP_MASK_O4_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O4_MASK                            PICA200_GPUREG_SH_OUTMAP_MASK_O4_MASK
#define GPUREG_SH_OUTMAP_MASK_O5_SHIFT                           PICA200_GPUREG_SH_OUTMAP_MASK_O5_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O5_MASK                            PICA200_GPUREG_SH_OUTMAP_MASK_O5_MASK
#define GPUREG_SH_OUTMAP_MASK_O6_SHIFT                           PICA200_GPUREG_SH_OUTMAP_MASK_O6_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O6_MASK                            PICA200_GPUREG_SH_OUTMAP_MASK_O6_MASK
#define GPUREG_SH_OUTMAP_MASK_O7_SHIFT                           PICA200_GPUREG_SH_OUTMAP_MASK_O7_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O7_MASK                            PICA200_GPUREG_SH_OUTMAP_MASK_O7_MASK
#define GPUREG_SH_OUTMAP_MASK_O8_SHIFT                           PICA200_GPUREG_SH_OUTMAP_MASK_O8_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O8_MASK                            PICA200_GPUREG_SH_OUTMAP_MASK_O8_MASK
#define GPUREG_SH_OUTMAP_MASK_O9_SHIFT                           PICA200_GPUREG_SH_OUTMAP_MASK_O9_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O9_MASK                            PICA200_GPUREG_SH_OUTMAP_MASK_O9_MASK
#define GPUREG_SH_OUTMAP_MASK_O10_SHIFT                          PICA200_GPUREG_SH_OUTMAP_MASK_O10_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O10_MASK                           PICA200_GPUREG_SH_OUTMAP_MASK_O10_MASK
#define GPUREG_SH_OUTMAP_MASK_O11_SHIFT                          PICA200_GPUREG_SH_OUTMAP_MASK_O11_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O11_MASK                           PICA200_GPUREG_SH_OUTMAP_MASK_O11_MASK
#define GPUREG_SH_OUTMAP_MASK_O12_SHIFT                          PICA200_GPUREG_SH_OUTMAP_MASK_O12_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O12_MASK                           PICA200_GPUREG_SH_OUTMAP_MASK_O12_MASK
#define GPUREG_SH_OUTMAP_MASK_O13_SHIFT                          PICA200_GPUREG_SH_OUTMAP_MASK_O13_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O13_MASK                           PICA200_GPUREG_SH_OUTMAP_MASK_O13_MASK
#define GPUREG_SH_OUTMAP_MASK_O14_SHIFT                          PICA200_GPUREG_SH_OUTMAP_MASK_O14_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O14_MASK                           PICA200_GPUREG_SH_OUTMAP_MASK_O14_MASK
#define GPUREG_SH_OUTMAP_MASK_O15_SHIFT                          PICA200_GPUREG_SH_OUTMAP_MASK_O15_SHIFT
#define GPUREG_SH_OUTMAP_MASK_O15_MASK                           PICA200_GPUREG_SH_OUTMAP_MASK_O15_MASK
#define GPUREG_SH_OUTMAP_MASK_UNKNOWN_16_SHIFT                   PICA200_GPUREG_SH_OUTMAP_MASK_UNKNOWN_16_SHIFT
#define GPUREG_SH_OUTMAP_MASK_UNKNOWN_16_MASK                    PICA200_GPUREG_SH_OUTMAP_MASK_UNKNOWN_16_MASK
#define GPUREG_GSH_CODETRANSFER_END                              PICA200_GPUREG_GSH_CODETRANSFER_END
#define GPUREG_VSH_CODETRANSFER_END                              PICA200_GPUREG_VSH_CODETRANSFER_END
#define GPUREG_SH2_CODETRANSFER_END                              PICA200_GPUREG_SH2_CODETRANSFER_END
#define GPUREG_SH3_CODETRANSFER_END                              PICA200_GPUREG_SH3_CODETRANSFER_END
#define GPUREG_SH_CODETRANSFER_END_COUNT                         PICA200_GPUREG_SH_CODETRANSFER_END_COUNT
#define GPUREG_SH_CODETRANSFER_END(n)                            PICA200_GPUREG_SH_CODETRANSFER_END(n)
#define GPUREG_GSH_FLOATUNIFORM_INDEX                            PICA200_GPUREG_GSH_FLOATUNIFORM_INDEX
#define GPUREG_VSH_FLOATUNIFORM_INDEX                            PICA200_GPUREG_VSH_FLOATUNIFORM_INDEX
#define GPUREG_SH2_FLOATUNIFORM_INDEX                            PICA200_GPUREG_SH2_FLOATUNIFORM_INDEX
#define GPUREG_SH3_FLOATUNIFORM_INDEX                            PICA200_GPUREG_SH3_FLOATUNIFORM_INDEX
#define GPUREG_SH_FLOATUNIFORM_INDEX_COUNT                       PICA200_GPUREG_SH_FLOATUNIFORM_INDEX_COUNT
#define GPUREG_SH_FLOATUNIFORM_INDEX(n)                          PICA200_GPUREG_SH_FLOATUNIFORM_INDEX(n)
#define GPUREG_SH_FLOATUNIFORM_INDEX_INDEX_SHIFT                 PICA200_GPUREG_SH_FLOATUNIFORM_INDEX_INDEX_SHIFT
#define GPUREG_SH_FLOATUNIFORM_INDEX_INDEX_MASK                  PICA200_GPUREG_SH_FLOATUNIFORM_INDEX_INDEX_MASK
#define GPUREG_SH_FLOATUNIFORM_INDEX_TRANSFER_MODE_SHIFT         PICA200_GPUREG_SH_FLOATUNIFORM_INDEX_TRANSFER_MODE_SHIFT
#define GPUREG_SH_FLOATUNIFORM_INDEX_TRANSFER_MODE_MASK          PICA200_GPUREG_SH_FLOATUNIFORM_INDEX_TRANSFER_MODE_MASK
#define GPUREG_GSH_FLOATUNIFORM_DATA                             PICA200_GPUREG_GSH_FLOATUNIFORM_DATA
#define GPUREG_VSH_FLOATUNIFORM_DATA                             PICA200_GPUREG_VSH_FLOATUNIFORM_DATA
#define GPUREG_SH2_FLOATUNIFORM_DATA                             PICA200_GPUREG_SH2_FLOATUNIFORM_DATA
#define GPUREG_SH3_FLOATUNIFORM_DATA                             PICA200_GPUREG_SH3_FLOATUNIFORM_DATA
#define GPUREG_SH_FLOATUNIFORM_DATA_COUNT                        PICA200_GPUREG_SH_FLOATUNIFORM_DATA_COUNT
#define GPUREG_SH_FLOATUNIFORM_DATA(n)                           PICA200_GPUREG_SH_FLOATUNIFORM_DATA(n)
#define GPUREG_SH_FLOATUNIFORM_DATA_DATA_SHIFT                   PICA200_GPUREG_SH_FLOATUNIFORM_DATA_DATA_SHIFT
#define GPUREG_SH_FLOATUNIFORM_DATA_DATA_MASK                    PICA200_GPUREG_SH_FLOATUNIFORM_DATA_DATA_MASK
#define GPUREG_GSH_CODETRANSFER_INDEX                            PICA200_GPUREG_GSH_CODETRANSFER_INDEX
#define GPUREG_VSH_CODETRANSFER_INDEX                            PICA200_GPUREG_VSH_CODETRANSFER_INDEX
#define GPUREG_SH2_CODETRANSFER_INDEX                            PICA200_GPUREG_SH2_CODETRANSFER_INDEX
#define GPUREG_SH3_CODETRANSFER_INDEX                            PICA200_GPUREG_SH3_CODETRANSFER_INDEX
#define GPUREG_SH_CODETRANSFER_INDEX_COUNT                       PICA200_GPUREG_SH_CODETRANSFER_INDEX_COUNT
#define GPUREG_SH_CODETRANSFER_INDEX(n)                          PICA200_GPUREG_SH_CODETRANSFER_INDEX(n)
#define GPUREG_SH_CODETRANSFER_INDEX_INDEX_SHIFT                 PICA200_GPUREG_SH_CODETRANSFER_INDEX_INDEX_SHIFT
#define GPUREG_SH_CODETRANSFER_INDEX_INDEX_MASK                  PICA200_GPUREG_SH_CODETRANSFER_INDEX_INDEX_MASK
#define GPUREG_GSH_CODETRANSFER_DATA                             PICA200_GPUREG_GSH_CODETRANSFER_DATA
#define GPUREG_VSH_CODETRANSFER_DATA                             PICA200_GPUREG_VSH_CODETRANSFER_DATA
#define GPUREG_SH2_CODETRANSFER_DATA                             PICA200_GPUREG_SH2_CODETRANSFER_DATA
#define GPUREG_SH3_CODETRANSFER_DATA                             PICA200_GPUREG_SH3_CODETRANSFER_DATA
#define GPUREG_SH_CODETRANSFER_DATA_COUNT                        PICA200_GPUREG_SH_CODETRANSFER_DATA_COUNT
#define GPUREG_SH_CODETRANSFER_DATA(n)                           PICA200_GPUREG_SH_CODETRANSFER_DATA(n)
#define GPUREG_SH_CODETRANSFER_DATA_DATA_SHIFT                   PICA200_GPUREG_SH_CODETRANSFER_DATA_DATA_SHIFT
#define GPUREG_SH_CODETRANSFER_DATA_DATA_MASK                    PICA200_GPUREG_SH_CODETRANSFER_DATA_DATA_MASK
#define GPUREG_GSH_OPDESCS_INDEX                                 PICA200_GPUREG_GSH_OPDESCS_INDEX
#define GPUREG_VSH_OPDESCS_INDEX                                 PICA200_GPUREG_VSH_OPDESCS_INDEX
#define GPUREG_SH2_OPDESCS_INDEX                                 PICA200_GPUREG_SH2_OPDESCS_INDEX
#define GPUREG_SH3_OPDESCS_INDEX                                 PICA200_GPUREG_SH3_OPDESCS_INDEX
#define GPUREG_SH_OPDESCS_INDEX_COUNT                            PICA200_GPUREG_SH_OPDESCS_INDEX_COUNT
#define GPUREG_SH_OPDESCS_INDEX(n)                               PICA200_GPUREG_SH_OPDESCS_INDEX(n)
#define GPUREG_SH_OPDESCS_INDEX_INDEX_SHIFT                      PICA200_GPUREG_SH_OPDESCS_INDEX_INDEX_SHIFT
#define GPUREG_SH_OPDESCS_INDEX_INDEX_MASK                       PICA200_GPUREG_SH_OPDESCS_INDEX_INDEX_MASK
#define GPUREG_GSH_OPDESCS_DATA                                  PICA200_GPUREG_GSH_OPDESCS_DATA
#define GPUREG_VSH_OPDESCS_DATA                                  PICA200_GPUREG_VSH_OPDESCS_DATA
#define GPUREG_SH2_OPDESCS_DATA                                  PICA200_GPUREG_SH2_OPDESCS_DATA
#define GPUREG_SH3_OPDESCS_DATA                                  PICA200_GPUREG_SH3_OPDESCS_DATA
#define GPUREG_SH_OPDESCS_DATA_COUNT                             PICA200_GPUREG_SH_OPDESCS_DATA_COUNT
#define GPUREG_SH_OPDESCS_DATA(n)                                PICA200_GPUREG_SH_OPDESCS_DATA(n)
#define GPUREG_SH_OPDESCS_DATA_DATA_SHIFT                        PICA200_GPUREG_SH_OPDESCS_DATA_DATA_SHIFT
#define GPUREG_SH_OPDESCS_DATA_DATA_MASK                         PICA200_GPUREG_SH_OPDESCS_DATA_DATA_MASK
#endif /* PICA200_SHORT_NAMES */

#ifdef PICA_OFFICIAL_NAMES
#define PICA_REG_CULL_FACE                                       0x0040u
#define PICA_REG_VIEWPORT_WIDTH1                                 0x0041u
#define PICA_REG_VIEWPORT_WIDTH2                                 0x0042u
#define PICA_REG_VIEWPORT_HEIGHT1                                0x0043u
#define PICA_REG_VIEWPORT_HEIGHT2                                0x0044u
#define PICA_REG_FRAG_OP_CLIP                                    0x0047u
#define PICA_REG_FRAG_OP_CLIP_DATA1                              0x0048u
#define PICA_REG_FRAG_OP_CLIP_DATA2                              0x0049u
#define PICA_REG_FRAG_OP_CLIP_DATA3                              0x004Au
#define PICA_REG_FRAG_OP_CLIP_DATA4                              0x004Bu
#define PICA_REG_FRAG_OP_WSCALE_DATA1                            0x004Du
#define PICA_REG_FRAG_OP_WSCALE_DATA2                            0x004Eu
#define PICA_REG_GS_OUT_REG_NUM0                                 0x004Fu
#define PICA_REG_VS_OUT_REG_NUM0                                 0x004Fu
#define PICA_REG_GS_OUT_ATTR0                                    0x0050u
#define PICA_REG_VS_OUT_ATTR0                                    0x0050u
#define PICA_REG_GS_OUT_ATTR1                                    0x0051u
#define PICA_REG_VS_OUT_ATTR1                                    0x0051u
#define PICA_REG_GS_OUT_ATTR2                                    0x0052u
#define PICA_REG_VS_OUT_ATTR2                                    0x0052u
#define PICA_REG_GS_OUT_ATTR3                                    0x0053u
#define PICA_REG_VS_OUT_ATTR3                                    0x0053u
#define PICA_REG_GS_OUT_ATTR4                                    0x0054u
#define PICA_REG_VS_OUT_ATTR4                                    0x0054u
#define PICA_REG_GS_OUT_ATTR5                                    0x0055u
#define PICA_REG_VS_OUT_ATTR5                                    0x0055u
#define PICA_REG_GS_OUT_ATTR6                                    0x0056u
#define PICA_REG_VS_OUT_ATTR6                                    0x0056u
#define PICA_REG_EARLY_DEPTH_FUNC                                0x0061u
#define PICA_REG_EARLY_DEPTH_TEST1                               0x0062u
#define PICA_REG_GS_OUT_ATTR_MODE                                0x0064u
#define PICA_REG_VS_OUT_ATTR_MODE                                0x0064u
#define PICA_REG_SCISSOR                                         0x0065u
#define PICA_REG_SCISSOR_XY                                      0x0066u
#define PICA_REG_SCISSOR_SIZE                                    0x0067u
#define PICA_REG_VIEWPORT_XY                                     0x0068u
#define PICA_REG_EARLY_DEPTH_DATA                                0x006Au
#define PICA_REG_FRAG_OP_WSCALE                                  0x006Du
#define PICA_REG_RENDER_BUF_RESOLUTION1                          0x006Eu
#define PICA_REG_GS_OUT_ATTR_CLK                                 0x006Fu
#define PICA_REG_VS_OUT_ATTR_CLK                                 0x006Fu
#define PICA_REG_TEXTURE_FUNC                                    0x0080u
#define PICA_REG_TEXTURE0_BORDER_COLOR                           0x0081u
#define PICA_REG_TEXTURE0_SIZE                                   0x0082u
#define PICA_REG_TEXTURE0_WRAP_FILTER                            0x0083u
#define PICA_REG_TEXTURE0_LOD                                    0x0084u
#define PICA_REG_TEXTURE0_ADDR1                                  0x0085u
#define PICA_REG_TEXTURE0_ADDR2                                  0x0086u
#define PICA_REG_TEXTURE0_ADDR3                                  0x0087u
#define PICA_REG_TEXTURE0_ADDR4                                  0x0088u
#define PICA_REG_TEXTURE0_ADDR5                                  0x0089u
#define PICA_REG_TEXTURE0_ADDR6                                  0x008Au
#define PICA_REG_TEXTURE0_SHADOW                                 0x008Bu
#define PICA_REG_TEXTURE0_FORMAT                                 0x008Eu
#define PICA_REG_FRAG_LIGHT_EN0                                  0x008Fu
#define PICA_REG_TEXTURE1_BORDER_COLOR                           0x0091u
#define PICA_REG_TEXTURE1_SIZE                                   0x0092u
#define PICA_REG_TEXTURE1_WRAP_FILTER                            0x0093u
#define PICA_REG_TEXTURE1_LOD                                    0x0094u
#define PICA_REG_TEXTURE1_ADDR                                   0x0095u
#define PICA_REG_TEXTURE1_FORMAT                                 0x0096u
#define PICA_REG_TEXTURE2_BORDER_COLOR                           0x0099u
#define PICA_REG_TEXTURE2_SIZE                                   0x009Au
#define PICA_REG_TEXTURE2_WRAP_FILTER                            0x009Bu
#define PICA_REG_TEXTURE2_LOD                                    0x009Cu
#define PICA_REG_TEXTURE2_ADDR                                   0x009Du
#define PICA_REG_TEXTURE2_FORMAT                                 0x009Eu
#define PICA_REG_TEXTURE3_PROTEX0                                0x00A8u
#define PICA_REG_TEXTURE3_PROTEX1                                0x00A9u
#define PICA_REG_TEXTURE3_PROTEX2                                0x00AAu
#define PICA_REG_TEXTURE3_PROTEX3                                0x00ABu
#define PICA_REG_TEXTURE3_PROTEX4                                0x00ACu
#define PICA_REG_TEXTURE3_PROTEX5                                0x00ADu
#define PICA_REG_PROTEX_LUT                                      0x00AFu
#define PICA_REG_PROTEX_LUT_DATA0                                0x00B0u
#define PICA_REG_PROTEX_LUT_DATA1                                0x00B1u
#define PICA_REG_PROTEX_LUT_DATA2                                0x00B2u
#define PICA_REG_PROTEX_LUT_DATA3                                0x00B3u
#define PICA_REG_PROTEX_LUT_DATA4                                0x00B4u
#define PICA_REG_PROTEX_LUT_DATA5                                0x00B5u
#define PICA_REG_PROTEX_LUT_DATA6                                0x00B6u
#define PICA_REG_PROTEX_LUT_DATA7                                0x00B7u
#define PICA_REG_TEX_ENV_0                                       0x00C0u
#define PICA_REG_TEX_ENV_0_OPERAND                               0x00C1u
#define PICA_REG_TEX_ENV_0_COMBINE                               0x00C2u
#define PICA_REG_TEX_ENV_0_COLOR                                 0x00C3u
#define PICA_REG_TEX_ENV_0_SCALE                                 0x00C4u
#define PICA_REG_TEX_ENV_1                                       0x00C8u
#define PICA_REG_TEX_ENV_1_OPERAND                               0x00C9u
#define PICA_REG_TEX_ENV_1_COMBINE                               0x00CAu
#define PICA_REG_TEX_ENV_1_COLOR                                 0x00CBu
#define PICA_REG_TEX_ENV_1_SCALE                                 0x00CCu
#define PICA_REG_TEX_ENV_2                                       0x00D0u
#define PICA_REG_TEX_ENV_2_OPERAND                               0x00D1u
#define PICA_REG_TEX_ENV_2_COMBINE                               0x00D2u
#define PICA_REG_TEX_ENV_2_COLOR                                 0x00D3u
#define PICA_REG_TEX_ENV_2_SCALE                                 0x00D4u
#define PICA_REG_TEX_ENV_3                                       0x00D8u
#define PICA_REG_TEX_ENV_3_OPERAND                               0x00D9u
#define PICA_REG_TEX_ENV_3_COMBINE                               0x00DAu
#define PICA_REG_TEX_ENV_3_COLOR                                 0x00DBu
#define PICA_REG_TEX_ENV_3_SCALE                                 0x00DCu
#define PICA_REG_GAS_FOG_MODE                                    0x00E0u
#define PICA_REG_TEX_ENV_BUF_INPUT                               0x00E0u
#define PICA_REG_FOG_COLOR                                       0x00E1u
#define PICA_REG_GAS_ATTENUATION                                 0x00E4u
#define PICA_REG_GAS_ACCMAX                                      0x00E5u
#define PICA_REG_FOG_LUT_INDEX                                   0x00E6u
#define PICA_REG_FOG_LUT_DATA0                                   0x00E8u
#define PICA_REG_FOG_LUT_DATA1                                   0x00E9u
#define PICA_REG_FOG_LUT_DATA2                                   0x00EAu
#define PICA_REG_FOG_LUT_DATA3                                   0x00EBu
#define PICA_REG_FOG_LUT_DATA4                                   0x00ECu
#define PICA_REG_FOG_LUT_DATA5                                   0x00EDu
#define PICA_REG_FOG_LUT_DATA6                                   0x00EEu
#define PICA_REG_FOG_LUT_DATA7                                   0x00EFu
#define PICA_REG_TEX_ENV_4                                       0x00F0u
#define PICA_REG_TEX_ENV_4_OPERAND                               0x00F1u
#define PICA_REG_TEX_ENV_4_COMBINE                               0x00F2u
#define PICA_REG_TEX_ENV_4_COLOR                                 0x00F3u
#define PICA_REG_TEX_ENV_4_SCALE                                 0x00F4u
#define PICA_REG_TEX_ENV_5                                       0x00F8u
#define PICA_REG_TEX_ENV_5_OPERAND                               0x00F9u
#define PICA_REG_TEX_ENV_5_COMBINE                               0x00FAu
#define PICA_REG_TEX_ENV_5_COLOR                                 0x00FBu
#define PICA_REG_TEX_ENV_5_SCALE                                 0x00FCu
#define PICA_REG_TEX_ENV_BUF_COLOR                               0x00FDu
#define PICA_REG_COLOR_OPERATION                                 0x0100u
#define PICA_REG_BLEND_FUNC                                      0x0101u
#define PICA_REG_LOGIC_OP                                        0x0102u
#define PICA_REG_BLEND_COLOR                                     0x0103u
#define PICA_REG_FRAG_OP_ALPHA_TEST                              0x0104u
#define PICA_REG_STENCIL_TEST                                    0x0105u
#define PICA_REG_STENCIL_OP                                      0x0106u
#define PICA_REG_DEPTH_COLOR_MASK                                0x0107u
#define PICA_REG_COLOR_BUFFER_CLEAR0                             0x0110u
#define PICA_REG_COLOR_BUFFER_CLEAR1                             0x0111u
#define PICA_REG_COLOR_BUFFER_READ                               0x0112u
#define PICA_REG_COLOR_BUFFER_WRITE                              0x0113u
#define PICA_REG_DEPTH_STENCIL_READ                              0x0114u
#define PICA_REG_DEPTH_STENCIL_WRITE                             0x0115u
#define PICA_REG_RENDER_BUF_DEPTH_MODE                           0x0116u
#define PICA_REG_RENDER_BUF_COLOR_MODE                           0x0117u
#define PICA_REG_EARLY_DEPTH_TEST2                               0x0118u
#define PICA_REG_RENDER_BLOCK_FORMAT                             0x011Bu
#define PICA_REG_RENDER_BUF_DEPTH_ADDR                           0x011Cu
#define PICA_REG_RENDER_BUF_COLOR_ADDR                           0x011Du
#define PICA_REG_RENDER_BUF_RESOLUTION0                          0x011Eu
#define PICA_REG_GAS_LIGHT_XY                                    0x0120u
#define PICA_REG_GAS_LIGHT_Z                                     0x0121u
#define PICA_REG_GAS_LIGHT_Z_COLOR                               0x0122u
#define PICA_REG_GAS_LUT_INDEX                                   0x0123u
#define PICA_REG_GAS_LUT_DATA                                    0x0124u
#define PICA_REG_GAS_DELTAZ_DEPTH                                0x0126u
#define PICA_REG_FRAG_OP_SHADOW                                  0x0130u
#define PICA_REG_FRAG_LIGHT0_SPECULAR0                           0x0140u
#define PICA_REG_FRAG_LIGHT_START                                0x0140u
#define PICA_REG_FRAG_LIGHT0_SPECULAR1                           0x0141u
#define PICA_REG_FRAG_LIGHT0_DIFFUSE                             0x0142u
#define PICA_REG_FRAG_LIGHT0_AMBIENT                             0x0143u
#define PICA_REG_FRAG_LIGHT0_POSITION_XY                         0x0144u
#define PICA_REG_FRAG_LIGHT0_POSITION_Z                          0x0145u
#define PICA_REG_FRAG_LIGHT0_SPOT_XY                             0x0146u
#define PICA_REG_FRAG_LIGHT0_SPOT_Z                              0x0147u
#define PICA_REG_FRAG_LIGHT0_TYPE                                0x0149u
#define PICA_REG_FRAG_LIGHT0_DIST_ATTN_BIAS                      0x014Au
#define PICA_REG_FRAG_LIGHT0_DIST_ATTN_SCALE                     0x014Bu
#define PICA_REG_FRAG_LIGHT1_SPECULAR0                           0x0150u
#define PICA_REG_FRAG_LIGHT1_SPECULAR1                           0x0151u
#define PICA_REG_FRAG_LIGHT1_DIFFUSE                             0x0152u
#define PICA_REG_FRAG_LIGHT1_AMBIENT                             0x0153u
#define PICA_REG_FRAG_LIGHT1_POSITION_XY                         0x0154u
#define PICA_REG_FRAG_LIGHT1_POSITION_Z                          0x0155u
#define PICA_REG_FRAG_LIGHT1_SPOT_XY                             0x0156u
#define PICA_REG_FRAG_LIGHT1_SPOT_Z                              0x0157u
#define PICA_REG_FRAG_LIGHT1_TYPE                                0x0159u
#define PICA_REG_FRAG_LIGHT1_DIST_ATTN_BIAS                      0x015Au
#define PICA_REG_FRAG_LIGHT1_DIST_ATTN_SCALE                     0x015Bu
#define PICA_REG_FRAG_LIGHT2_SPECULAR0                           0x0160u
#define PICA_REG_FRAG_LIGHT2_SPECULAR1                           0x0161u
#define PICA_REG_FRAG_LIGHT2_DIFFUSE                             0x0162u
#define PICA_REG_FRAG_LIGHT2_AMBIENT                             0x0163u
#define PICA_REG_FRAG_LIGHT2_POSITION_XY                         0x0164u
#define PICA_REG_FRAG_LIGHT2_POSITION_Z                          0x0165u
#define PICA_REG_FRAG_LIGHT2_SPOT_XY                             0x0166u
#define PICA_REG_FRAG_LIGHT2_SPOT_Z                              0x0167u
#define PICA_REG_FRAG_LIGHT2_TYPE                                0x0169u
#define PICA_REG_FRAG_LIGHT2_DIST_ATTN_BIAS                      0x016Au
#define PICA_REG_FRAG_LIGHT2_DIST_ATTN_SCALE                     0x016Bu
#define PICA_REG_FRAG_LIGHT3_SPECULAR0                           0x0170u
#define PICA_REG_FRAG_LIGHT3_SPECULAR1                           0x0171u
#define PICA_REG_FRAG_LIGHT3_DIFFUSE                             0x0172u
#define PICA_REG_FRAG_LIGHT3_AMBIENT                             0x0173u
#define PICA_REG_FRAG_LIGHT3_POSITION_XY                         0x0174u
#define PICA_REG_FRAG_LIGHT3_POSITION_Z                          0x0175u
#define PICA_REG_FRAG_LIGHT3_SPOT_XY                             0x0176u
#define PICA_REG_FRAG_LIGHT3_SPOT_Z                              0x0177u
#define PICA_REG_FRAG_LIGHT3_TYPE                                0x0179u
#define PICA_REG_FRAG_LIGHT3_DIST_ATTN_BIAS                      0x017Au
#define PICA_REG_FRAG_LIGHT3_DIST_ATTN_SCALE                     0x017Bu
#define PICA_REG_FRAG_LIGHT4_SPECULAR0                           0x0180u
#define PICA_REG_FRAG_LIGHT4_SPECULAR1                           0x0181u
#define PICA_REG_FRAG_LIGHT4_DIFFUSE                             0x0182u
#define PICA_REG_FRAG_LIGHT4_AMBIENT                             0x0183u
#define PICA_REG_FRAG_LIGHT4_POSITION_XY                         0x0184u
#define PICA_REG_FRAG_LIGHT4_POSITION_Z                          0x0185u
#define PICA_REG_FRAG_LIGHT4_SPOT_XY                             0x0186u
#define PICA_REG_FRAG_LIGHT4_SPOT_Z                              0x0187u
#define PICA_REG_FRAG_LIGHT4_TYPE                                0x0189u
#define PICA_REG_FRAG_LIGHT4_DIST_ATTN_BIAS                      0x018Au
#define PICA_REG_FRAG_LIGHT4_DIST_ATTN_SCALE                     0x018Bu
#define PICA_REG_FRAG_LIGHT5_SPECULAR0                           0x0190u
#define PICA_REG_FRAG_LIGHT5_SPECULAR1                           0x0191u
#define PICA_REG_FRAG_LIGHT5_DIFFUSE                             0x0192u
#define PICA_REG_FRAG_LIGHT5_AMBIENT                             0x0193u
#define PICA_REG_FRAG_LIGHT5_POSITION_XY                         0x0194u
#define PICA_REG_FRAG_LIGHT5_POSITION_Z                          0x0195u
#define PICA_REG_FRAG_LIGHT5_SPOT_XY                             0x0196u
#define PICA_REG_FRAG_LIGHT5_SPOT_Z                              0x0197u
#define PICA_REG_FRAG_LIGHT5_TYPE                                0x0199u
#define PICA_REG_FRAG_LIGHT5_DIST_ATTN_BIAS                      0x019Au
#define PICA_REG_FRAG_LIGHT5_DIST_ATTN_SCALE                     0x019Bu
#define PICA_REG_FRAG_LIGHT6_SPECULAR0                           0x01A0u
#define PICA_REG_FRAG_LIGHT6_SPECULAR1                           0x01A1u
#define PICA_REG_FRAG_LIGHT6_DIFFUSE                             0x01A2u
#define PICA_REG_FRAG_LIGHT6_AMBIENT                             0x01A3u
#define PICA_REG_FRAG_LIGHT6_POSITION_XY                         0x01A4u
#define PICA_REG_FRAG_LIGHT6_POSITION_Z                          0x01A5u
#define PICA_REG_FRAG_LIGHT6_SPOT_XY                             0x01A6u
#define PICA_REG_FRAG_LIGHT6_SPOT_Z                              0x01A7u
#define PICA_REG_FRAG_LIGHT6_TYPE                                0x01A9u
#define PICA_REG_FRAG_LIGHT6_DIST_ATTN_BIAS                      0x01AAu
#define PICA_REG_FRAG_LIGHT6_DIST_ATTN_SCALE                     0x01ABu
#define PICA_REG_FRAG_LIGHT7_SPECULAR0                           0x01B0u
#define PICA_REG_FRAG_LIGHT7_SPECULAR1                           0x01B1u
#define PICA_REG_FRAG_LIGHT7_DIFFUSE                             0x01B2u
#define PICA_REG_FRAG_LIGHT7_AMBIENT                             0x01B3u
#define PICA_REG_FRAG_LIGHT7_POSITION_XY                         0x01B4u
#define PICA_REG_FRAG_LIGHT7_POSITION_Z                          0x01B5u
#define PICA_REG_FRAG_LIGHT7_SPOT_XY                             0x01B6u
#define PICA_REG_FRAG_LIGHT7_SPOT_Z                              0x01B7u
#define PICA_REG_FRAG_LIGHT7_TYPE                                0x01B9u
#define PICA_REG_FRAG_LIGHT7_DIST_ATTN_BIAS                      0x01BAu
#define PICA_REG_FRAG_LIGHT7_DIST_ATTN_SCALE                     0x01BBu
#define PICA_REG_FRAG_LIGHT_AMBIENT                              0x01C0u
#define PICA_REG_FRAG_LIGHT_SRC_NUM                              0x01C2u
#define PICA_REG_FRAG_LIGHT_FUNC_MODE0                           0x01C3u
#define PICA_REG_FRAG_LIGHT_FUNC_MODE1                           0x01C4u
#define PICA_REG_FRAG_LIGHT_LUT                                  0x01C5u
#define PICA_REG_FRAG_LIGHT_EN1                                  0x01C6u
#define PICA_REG_FRAG_LIGHT_LUT_DATA0                            0x01C8u
#define PICA_REG_FRAG_LIGHT_LUT_DATA1                            0x01C9u
#define PICA_REG_FRAG_LIGHT_LUT_DATA2                            0x01CAu
#define PICA_REG_FRAG_LIGHT_LUT_DATA3                            0x01CBu
#define PICA_REG_FRAG_LIGHT_LUT_DATA4                            0x01CCu
#define PICA_REG_FRAG_LIGHT_LUT_DATA5                            0x01CDu
#define PICA_REG_FRAG_LIGHT_LUT_DATA8                            0x01CDu
#define PICA_REG_FRAG_LIGHT_LUT_DATA6                            0x01CEu
#define PICA_REG_FRAG_LIGHT_LUT_DATA7                            0x01CFu
#define PICA_REG_FRAG_LIGHT_ABSLUTINPUT                          0x01D0u
#define PICA_REG_FRAG_LIGHT_LUTINPUT                             0x01D1u
#define PICA_REG_FRAG_LIGHT_LUTSCALE                             0x01D2u
#define PICA_REG_FRAG_LIGHT_SRC_EN_ID                            0x01D9u
#define PICA_REG_VTX_ATTR_ARRAYS_BASE_ADDR                       0x0200u
#define PICA_REG_VTX_ATTR_ARRAYS0                                0x0201u
#define PICA_REG_VTX_ATTR_ARRAYS1                                0x0202u
#define PICA_REG_LOAD_ARRAY0_ATTR_OFFSET                         0x0203u
#define PICA_REG_LOAD_ARRAY0_ELEMENT0                            0x0204u
#define PICA_REG_LOAD_ARRAY0_ELEMENT1                            0x0205u
#define PICA_REG_INDEX_ARRAY_ADDR_OFFSET                         0x0227u
#define PICA_REG_DRAW_VERTEX_NUM                                 0x0228u
#define PICA_REG_DRAW_MODE0                                      0x0229u
#define PICA_REG_DRAW_VERTEX_OFFSET                              0x022Au
#define PICA_REG_POST_VERTEX_CACHE_NUM                           0x022Du
#define PICA_REG_START_DRAW_ARRAY                                0x022Eu
#define PICA_REG_START_DRAW_ELEMENT                              0x022Fu
#define PICA_REG_VTX_FUNC                                        0x0231u
#define PICA_REG_VS_FIXED_ATTR                                   0x0232u
#define PICA_REG_VS_FIXED_ATTR_DATA0                             0x0233u
#define PICA_REG_VS_FIXED_ATTR_DATA1                             0x0234u
#define PICA_REG_VS_FIXED_ATTR_DATA2                             0x0235u
#define PICA_REG_COMMAND_BUF_SIZE_CH0                            0x0238u
#define PICA_REG_COMMAND_BUF_SIZE_CH1                            0x0239u
#define PICA_REG_COMMAND_BUF_ADDR_CH0                            0x023Au
#define PICA_REG_COMMAND_BUF_ADDR_CH1                            0x023Bu
#define PICA_REG_COMMAND_BUF_KICK_CH0                            0x023Cu
#define PICA_REG_COMMAND_BUF_KICK_CH1                            0x023Du
#define PICA_REG_VS_ATTR_NUM1                                    0x0242u
#define PICA_REG_VS_COM_MODE                                     0x0244u
#define PICA_REG_START_DRAW_FUNC0                                0x0245u
#define PICA_REG_VS_OUT_REG_NUM1                                 0x024Au
#define PICA_REG_VS_OUT_REG_NUM2                                 0x0251u
#define PICA_REG_GS_MISC_REG0                                    0x0252u
#define PICA_REG_DRAW_MODE1                                      0x0253u
#define PICA_REG_GS_MISC_REG1                                    0x0254u
#define PICA_REG_GS_OUT_REG_NUM3                                 0x025Eu
#define PICA_REG_VS_OUT_REG_NUM3                                 0x025Eu
#define PICA_REG_DRAW_MODE2                                      0x025Eu
#define PICA_REG_START_DRAW_FUNC1                                0x025Fu
#define PICA_REG_GS_BOOL                                         0x0280u
#define PICA_REG_GS_INT0                                         0x0281u
#define PICA_REG_GS_INT1                                         0x0282u
#define PICA_REG_GS_INT2                                         0x0283u
#define PICA_REG_GS_INT3                                         0x0284u
#define PICA_REG_GS_ATTR_NUM                                     0x0289u
#define PICA_REG_GS_START_ADDR                                   0x028Au
#define PICA_REG_GS_ATTR_IN_REG_MAP0                             0x028Bu
#define PICA_REG_GS_ATTR_IN_REG_MAP1                             0x028Cu
#define PICA_REG_GS_OUT_REG_MASK                                 0x028Du
#define PICA_REG_GS_PROG_RENEWAL_END                             0x028Fu
#define PICA_REG_GS_FLOAT_ADDR                                   0x0290u
#define PICA_REG_GS_FLOAT_DATA1                                  0x0291u
#define PICA_REG_GS_FLOAT_DATA2                                  0x0292u
#define PICA_REG_GS_FLOAT_DATA3                                  0x0293u
#define PICA_REG_GS_FLOAT_DATA4                                  0x0294u
#define PICA_REG_GS_FLOAT_DATA5                                  0x0295u
#define PICA_REG_GS_FLOAT_DATA6                                  0x0296u
#define PICA_REG_GS_FLOAT_DATA7                                  0x0297u
#define PICA_REG_GS_FLOAT_DATA8                                  0x0298u
#define PICA_REG_GS_PROG_ADDR                                    0x029Bu
#define PICA_REG_GS_PROG_DATA0                                   0x029Cu
#define PICA_REG_GS_PROG_DATA1                                   0x029Du
#define PICA_REG_GS_PROG_DATA2                                   0x029Eu
#define PICA_REG_GS_PROG_DATA3                                   0x029Fu
#define PICA_REG_GS_PROG_DATA4                                   0x02A0u
#define PICA_REG_GS_PROG_DATA5                                   0x02A1u
#define PICA_REG_GS_PROG_DATA6                                   0x02A2u
#define PICA_REG_GS_PROG_DATA7                                   0x02A3u
#define PICA_REG_GS_PROG_SWIZZLE_ADDR                            0x02A5u
#define PICA_REG_GS_PROG_SWIZZLE_DATA0                           0x02A6u
#define PICA_REG_GS_PROG_SWIZZLE_DATA1                           0x02A7u
#define PICA_REG_GS_PROG_SWIZZLE_DATA2                           0x02A8u
#define PICA_REG_GS_PROG_SWIZZLE_DATA3                           0x02A9u
#define PICA_REG_GS_PROG_SWIZZLE_DATA4                           0x02AAu
#define PICA_REG_GS_PROG_SWIZZLE_DATA5                           0x02ABu
#define PICA_REG_GS_PROG_SWIZZLE_DATA6                           0x02ACu
#define PICA_REG_GS_PROG_SWIZZLE_DATA7                           0x02ADu
#define PICA_REG_VS_BOOL                                         0x02B0u
#define PICA_REG_VS_INT0                                         0x02B1u
#define PICA_REG_VS_INT1                                         0x02B2u
#define PICA_REG_VS_INT2                                         0x02B3u
#define PICA_REG_VS_INT3                                         0x02B4u
#define PICA_REG_VS_ATTR_NUM0                                    0x02B9u
#define PICA_REG_VS_START_ADDR                                   0x02BAu
#define PICA_REG_VS_ATTR_IN_REG_MAP0                             0x02BBu
#define PICA_REG_VS_ATTR_IN_REG_MAP1                             0x02BCu
#define PICA_REG_VS_OUT_REG_MASK                                 0x02BDu
#define PICA_REG_VS_PROG_RENEWAL_END                             0x02BFu
#define PICA_REG_VS_FLOAT_ADDR                                   0x02C0u
#define PICA_REG_VS_FLOAT_DATA1                                  0x02C1u
#define PICA_REG_VS_FLOAT_DATA2                                  0x02C2u
#define PICA_REG_VS_FLOAT_DATA3                                  0x02C3u
#define PICA_REG_VS_FLOAT_DATA4                                  0x02C4u
#define PICA_REG_VS_FLOAT_DATA5                                  0x02C5u
#define PICA_REG_VS_FLOAT_DATA6                                  0x02C6u
#define PICA_REG_VS_FLOAT_DATA7                                  0x02C7u
#define PICA_REG_VS_FLOAT_DATA8                                  0x02C8u
#define PICA_REG_VS_PROG_ADDR                                    0x02CBu
#define PICA_REG_VS_PROG_DATA0                                   0x02CCu
#define PICA_REG_VS_PROG_DATA1                                   0x02CDu
#define PICA_REG_VS_PROG_DATA2                                   0x02CEu
#define PICA_REG_VS_PROG_DATA3                                   0x02CFu
#define PICA_REG_VS_PROG_DATA4                                   0x02D0u
#define PICA_REG_VS_PROG_DATA5                                   0x02D1u
#define PICA_REG_VS_PROG_DATA6                                   0x02D2u
#define PICA_REG_VS_PROG_DATA7                                   0x02D3u
#define PICA_REG_VS_PROG_SWIZZLE_ADDR                            0x02D5u
#define PICA_REG_VS_PROG_SWIZZLE_DATA0                           0x02D6u
#define PICA_REG_VS_PROG_SWIZZLE_DATA1                           0x02D7u
#define PICA_REG_VS_PROG_SWIZZLE_DATA2                           0x02D8u
#define PICA_REG_VS_PROG_SWIZZLE_DATA3                           0x02D9u
#define PICA_REG_VS_PROG_SWIZZLE_DATA4                           0x02DAu
#define PICA_REG_VS_PROG_SWIZZLE_DATA5                           0x02DBu
#define PICA_REG_VS_PROG_SWIZZLE_DATA6                           0x02DCu
#define PICA_REG_VS_PROG_SWIZZLE_DATA7                           0x02DDu
#endif /* PICA_OFFICIAL_NAMES */

#ifdef PICA_OLDER_NAMES
#define GPUREG_0000                                              0x0000u
#define GPUREG_0001                                              0x0001u
#define GPUREG_0002                                              0x0002u
#define GPUREG_0003                                              0x0003u
#define GPUREG_0004                                              0x0004u
#define GPUREG_0005                                              0x0005u
#define GPUREG_0006                                              0x0006u
#define GPUREG_0007                                              0x0007u
#define GPUREG_0008                                              0x0008u
#define GPUREG_0009                                              0x0009u
#define GPUREG_000A                                              0x000Au
#define GPUREG_000B                                              0x000Bu
#define GPUREG_000C                                              0x000Cu
#define GPUREG_000D                                              0x000Du
#define GPUREG_000E                                              0x000Eu
#define GPUREG_000F                                              0x000Fu
#define GPUREG_IRQ_REQ0                                          0x0010u
#define GPUREG_0011                                              0x0011u
#define GPUREG_0012                                              0x0012u
#define GPUREG_0013                                              0x0013u
#define GPUREG_0014                                              0x0014u
#define GPUREG_0015                                              0x0015u
#define GPUREG_0016                                              0x0016u
#define GPUREG_0017                                              0x0017u
#define GPUREG_0018                                              0x0018u
#define GPUREG_0019                                              0x0019u
#define GPUREG_001A                                              0x001Au
#define GPUREG_001B                                              0x001Bu
#define GPUREG_001C                                              0x001Cu
#define GPUREG_001D                                              0x001Du
#define GPUREG_001E                                              0x001Eu
#define GPUREG_001F                                              0x001Fu
#define GPUREG_0020                                              0x0020u
#define GPUREG_0021                                              0x0021u
#define GPUREG_0022                                              0x0022u
#define GPUREG_0023                                              0x0023u
#define GPUREG_0024                                              0x0024u
#define GPUREG_0025                                              0x0025u
#define GPUREG_0026                                              0x0026u
#define GPUREG_0027                                              0x0027u
#define GPUREG_0028                                              0x0028u
#define GPUREG_0029                                              0x0029u
#define GPUREG_002A                                              0x002Au
#define GPUREG_002B                                              0x002Bu
#define GPUREG_002C                                              0x002Cu
#define GPUREG_002D                                              0x002Du
#define GPUREG_002E                                              0x002Eu
#define GPUREG_002F                                              0x002Fu
#define GPUREG_0030                                              0x0030u
#define GPUREG_0031                                              0x0031u
#define GPUREG_0032                                              0x0032u
#define GPUREG_0033                                              0x0033u
#define GPUREG_0034                                              0x0034u
#define GPUREG_FIXED_00010002h                                   0x0035u
#define GPUREG_0041                                              0x0041u
#define GPUREG_VIEWPORT_V_SCALE                                  0x0041u
#define GPUREG_0042                                              0x0042u
#define GPUREG_VIEWPORT_V_STEP                                   0x0042u
#define GPUREG_0043                                              0x0043u
#define GPUREG_VIEWPORT_H_SCALE                                  0x0043u
#define GPUREG_0044                                              0x0044u
#define GPUREG_VIEWPORT_H_STEP                                   0x0044u
#define GPUREG_0047                                              0x0047u
#define GPUREG_0048                                              0x0048u
#define GPUREG_0049                                              0x0049u
#define GPUREG_004A                                              0x004Au
#define GPUREG_004B                                              0x004Bu
#define GPUREG_DEPTHRANGE_NEAR                                   0x004Du
#define GPUREG_DEPTHRANGE_FAR                                    0x004Eu
#define GPUREG_005A                                              0x005Au
#define GPUREG_005B                                              0x005Bu
#define GPUREG_005C                                              0x005Cu
#define GPUREG_0061                                              0x0061u
#define GPUREG_0062                                              0x0062u
#define GPUREG_0063                                              0x0063u
#define GPUREG_0064                                              0x0064u
#define GPUREG_SCISSORTEST_POS1                                  0x0066u
#define GPUREG_SCISSORTEST_POS2                                  0x0067u
#define GPUREG_0068                                              0x0068u
#define GPUREG_006A                                              0x006Au
#define GPUREG_006D                                              0x006Du
#define GPUREG_006E                                              0x006Eu
#define GPUREG_RENDERBUFFER_DIM_1                                0x006Eu
#define GPUREG_006F                                              0x006Fu
#define GPUREG_TEXUNITS_CONFIG                                   0x0080u
#define GPUREG_0081                                              0x0081u
#define GPUREG_0084                                              0x0084u
#define GPUREG_TEXUNIT0_LOC                                      0x0085u
#define GPUREG_0086                                              0x0086u
#define GPUREG_0087                                              0x0087u
#define GPUREG_0088                                              0x0088u
#define GPUREG_0089                                              0x0089u
#define GPUREG_008A                                              0x008Au
#define GPUREG_008B                                              0x008Bu
#define GPUREG_008F                                              0x008Fu
#define GPUREG_0091                                              0x0091u
#define GPUREG_0094                                              0x0094u
#define GPUREG_TEXUNIT1_LOC                                      0x0095u
#define GPUREG_TEXUNIT1_ADDR                                     0x0095u
#define GPUREG_0099                                              0x0099u
#define GPUREG_009C                                              0x009Cu
#define GPUREG_TEXUNIT2_LOC                                      0x009Du
#define GPUREG_TEXUNIT2_ADDR                                     0x009Du
#define GPUREG_00A8                                              0x00A8u
#define GPUREG_00A9                                              0x00A9u
#define GPUREG_00AA                                              0x00AAu
#define GPUREG_00AB                                              0x00ABu
#define GPUREG_00AC                                              0x00ACu
#define GPUREG_00AD                                              0x00ADu
#define GPUREG_TEXUNIT3_PROCTEX5                                 0x00ADu
#define GPUREG_00AE                                              0x00AEu
#define GPUREG_00AF                                              0x00AFu
#define GPUREG_PROCTEX_LUT_INDEX                                 0x00AFu
#define GPUREG_00B0                                              0x00B0u
#define GPUREG_PROCTEX_LUT_DATA0                                 0x00B0u
#define GPUREG_00B1                                              0x00B1u
#define GPUREG_PROCTEX_LUT_DATA1                                 0x00B1u
#define GPUREG_00B2                                              0x00B2u
#define GPUREG_PROCTEX_LUT_DATA2                                 0x00B2u
#define GPUREG_00B3                                              0x00B3u
#define GPUREG_PROCTEX_LUT_DATA3                                 0x00B3u
#define GPUREG_00B4                                              0x00B4u
#define GPUREG_PROCTEX_LUT_DATA4                                 0x00B4u
#define GPUREG_00B5                                              0x00B5u
#define GPUREG_PROCTEX_LUT_DATA5                                 0x00B5u
#define GPUREG_00B6                                              0x00B6u
#define GPUREG_PROCTEX_LUT_DATA6                                 0x00B6u
#define GPUREG_00B7                                              0x00B7u
#define GPUREG_PROCTEX_LUT_DATA7                                 0x00B7u
#define GPUREG_TEXENV0_CONFIG0                                   0x00C0u
#define GPUREG_TEXENV0_CONFIG1                                   0x00C1u
#define GPUREG_TEXENV0_CONFIG2                                   0x00C2u
#define GPUREG_TEXENV0_CONFIG3                                   0x00C3u
#define GPUREG_TEXENV0_CONFIG4                                   0x00C4u
#define GPUREG_TEXENV1_CONFIG0                                   0x00C8u
#define GPUREG_TEXENV1_CONFIG1                                   0x00C9u
#define GPUREG_TEXENV1_CONFIG2                                   0x00CAu
#define GPUREG_TEXENV1_CONFIG3                                   0x00CBu
#define GPUREG_TEXENV1_CONFIG4                                   0x00CCu
#define GPUREG_TEXENV2_CONFIG0                                   0x00D0u
#define GPUREG_TEXENV2_CONFIG1                                   0x00D1u
#define GPUREG_TEXENV2_CONFIG2                                   0x00D2u
#define GPUREG_TEXENV2_CONFIG3                                   0x00D3u
#define GPUREG_TEXENV2_CONFIG4                                   0x00D4u
#define GPUREG_TEXENV3_CONFIG0                                   0x00D8u
#define GPUREG_TEXENV3_CONFIG1                                   0x00D9u
#define GPUREG_TEXENV3_CONFIG2                                   0x00DAu
#define GPUREG_TEXENV3_CONFIG3                                   0x00DBu
#define GPUREG_TEXENV3_CONFIG4                                   0x00DCu
#define GPUREG_00E0                                              0x00E0u
#define GPUREG_TEXENV_BUFFER_CONFIG                              0x00E0u
#define GPUREG_00E1                                              0x00E1u
#define GPUREG_00E4                                              0x00E4u
#define GPUREG_00E5                                              0x00E5u
#define GPUREG_00E6                                              0x00E6u
#define GPUREG_00E8                                              0x00E8u
#define GPUREG_FOG_LUT_DATA0                                     0x00E8u
#define GPUREG_00E9                                              0x00E9u
#define GPUREG_FOG_LUT_DATA1                                     0x00E9u
#define GPUREG_00EA                                              0x00EAu
#define GPUREG_FOG_LUT_DATA2                                     0x00EAu
#define GPUREG_00EB                                              0x00EBu
#define GPUREG_FOG_LUT_DATA3                                     0x00EBu
#define GPUREG_00EC                                              0x00ECu
#define GPUREG_FOG_LUT_DATA4                                     0x00ECu
#define GPUREG_00ED                                              0x00EDu
#define GPUREG_FOG_LUT_DATA5                                     0x00EDu
#define GPUREG_00EE                                              0x00EEu
#define GPUREG_FOG_LUT_DATA6                                     0x00EEu
#define GPUREG_00EF                                              0x00EFu
#define GPUREG_FOG_LUT_DATA7                                     0x00EFu
#define GPUREG_TEXENV4_CONFIG0                                   0x00F0u
#define GPUREG_TEXENV4_CONFIG1                                   0x00F1u
#define GPUREG_TEXENV4_CONFIG2                                   0x00F2u
#define GPUREG_TEXENV4_CONFIG3                                   0x00F3u
#define GPUREG_TEXENV4_CONFIG4                                   0x00F4u
#define GPUREG_TEXENV5_CONFIG0                                   0x00F8u
#define GPUREG_TEXENV5_CONFIG1                                   0x00F9u
#define GPUREG_TEXENV5_CONFIG2                                   0x00FAu
#define GPUREG_TEXENV5_CONFIG3                                   0x00FBu
#define GPUREG_TEXENV5_CONFIG4                                   0x00FCu
#define GPUREG_00FD                                              0x00FDu
#define GPUREG_COLOROUTPUT_CONFIG                                0x0100u
#define GPUREG_BLEND_CONFIG                                      0x0101u
#define GPUREG_COLORLOGICOP_CONFIG                               0x0102u
#define GPUREG_ALPHATEST_CONFIG                                  0x0104u
#define GPUREG_STENCILTEST_CONFIG                                0x0105u
#define GPUREG_STENCILOP_CONFIG                                  0x0106u
#define GPUREG_DEPTHTEST_CONFIG                                  0x0107u
#define GPUREG_0110                                              0x0110u
#define GPUREG_RENDERBUFFER_INVALIDATE                           0x0110u
#define GPUREG_0111                                              0x0111u
#define GPUREG_RENDERBUFFER_FLUSH                                0x0111u
#define GPUREG_COLORBUFFER_READING                               0x0112u
#define GPUREG_COLORBUFFER_WRITING                               0x0113u
#define GPUREG_DEPTHBUFFER_READING                               0x0114u
#define GPUREG_DEPTHBUFFER_WRITING                               0x0115u
#define GPUREG_0118                                              0x0118u
#define GPUREG_011B                                              0x011Bu
#define GPUREG_RENDERBUFFER_BLOCK32                              0x011Bu
#define GPUREG_OUTBUFFER_DIM                                     0x011Eu
#define GPUREG_RENDERBUFFER_DIM_0                                0x011Eu
#define GPUREG_0120                                              0x0120u
#define GPUREG_0121                                              0x0121u
#define GPUREG_0122                                              0x0122u
#define GPUREG_0123                                              0x0123u
#define GPUREG_0124                                              0x0124u
#define GPUREG_0125                                              0x0125u
#define GPUREG_0126                                              0x0126u
#define GPUREG_0130                                              0x0130u
#define GPUREG_0140                                              0x0140u
#define GPUREG_0141                                              0x0141u
#define GPUREG_0142                                              0x0142u
#define GPUREG_0143                                              0x0143u
#define GPUREG_0144                                              0x0144u
#define GPUREG_LIGHT0_VECTOR_LOW                                 0x0144u
#define GPUREG_0145                                              0x0145u
#define GPUREG_LIGHT0_VECTOR_HIGH                                0x0145u
#define GPUREG_0146                                              0x0146u
#define GPUREG_LIGHT0_SPOTDIR_LOW                                0x0146u
#define GPUREG_0147                                              0x0147u
#define GPUREG_LIGHT0_SPOTDIR_HIGH                               0x0147u
#define GPUREG_0149                                              0x0149u
#define GPUREG_014A                                              0x014Au
#define GPUREG_014B                                              0x014Bu
#define GPUREG_0150                                              0x0150u
#define GPUREG_0151                                              0x0151u
#define GPUREG_0152                                              0x0152u
#define GPUREG_0153                                              0x0153u
#define GPUREG_0154                                              0x0154u
#define GPUREG_LIGHT1_VECTOR_LOW                                 0x0154u
#define GPUREG_0155                                              0x0155u
#define GPUREG_LIGHT1_VECTOR_HIGH                                0x0155u
#define GPUREG_0156                                              0x0156u
#define GPUREG_LIGHT1_SPOTDIR_LOW                                0x0156u
#define GPUREG_0157                                              0x0157u
#define GPUREG_LIGHT1_SPOTDIR_HIGH                               0x0157u
#define GPUREG_0159                                              0x0159u
#define GPUREG_015A                                              0x015Au
#define GPUREG_015B                                              0x015Bu
#define GPUREG_0160                                              0x0160u
#define GPUREG_0161                                              0x0161u
#define GPUREG_0162                                              0x0162u
#define GPUREG_0163                                              0x0163u
#define GPUREG_0164                                              0x0164u
#define GPUREG_LIGHT2_VECTOR_LOW                                 0x0164u
#define GPUREG_0165                                              0x0165u
#define GPUREG_LIGHT2_VECTOR_HIGH                                0x0165u
#define GPUREG_0166                                              0x0166u
#define GPUREG_LIGHT2_SPOTDIR_LOW                                0x0166u
#define GPUREG_0167                                              0x0167u
#define GPUREG_LIGHT2_SPOTDIR_HIGH                               0x0167u
#define GPUREG_0169                                              0x0169u
#define GPUREG_016A                                              0x016Au
#define GPUREG_016B                                              0x016Bu
#define GPUREG_0170                                              0x0170u
#define GPUREG_0171                                              0x0171u
#define GPUREG_0172                                              0x0172u
#define GPUREG_0173                                              0x0173u
#define GPUREG_0174                                              0x0174u
#define GPUREG_LIGHT3_VECTOR_LOW                                 0x0174u
#define GPUREG_0175                                              0x0175u
#define GPUREG_LIGHT3_VECTOR_HIGH                                0x0175u
#define GPUREG_0176                                              0x0176u
#define GPUREG_LIGHT3_SPOTDIR_LOW                                0x0176u
#define GPUREG_0177                                              0x0177u
#define GPUREG_LIGHT3_SPOTDIR_HIGH                               0x0177u
#define GPUREG_0179                                              0x0179u
#define GPUREG_017A                                              0x017Au
#define GPUREG_017B                                              0x017Bu
#define GPUREG_0180                                              0x0180u
#define GPUREG_0181                                              0x0181u
#define GPUREG_0182                                              0x0182u
#define GPUREG_0183                                              0x0183u
#define GPUREG_0184                                              0x0184u
#define GPUREG_LIGHT4_VECTOR_LOW                                 0x0184u
#define GPUREG_0185                                              0x0185u
#define GPUREG_LIGHT4_VECTOR_HIGH                                0x0185u
#define GPUREG_0186                                              0x0186u
#define GPUREG_LIGHT4_SPOTDIR_LOW                                0x0186u
#define GPUREG_0187                                              0x0187u
#define GPUREG_LIGHT4_SPOTDIR_HIGH                               0x0187u
#define GPUREG_0189                                              0x0189u
#define GPUREG_018A                                              0x018Au
#define GPUREG_018B                                              0x018Bu
#define GPUREG_0190                                              0x0190u
#define GPUREG_0191                                              0x0191u
#define GPUREG_0192                                              0x0192u
#define GPUREG_0193                                              0x0193u
#define GPUREG_0194                                              0x0194u
#define GPUREG_LIGHT5_VECTOR_LOW                                 0x0194u
#define GPUREG_0195                                              0x0195u
#define GPUREG_LIGHT5_VECTOR_HIGH                                0x0195u
#define GPUREG_0196                                              0x0196u
#define GPUREG_LIGHT5_SPOTDIR_LOW                                0x0196u
#define GPUREG_0197                                              0x0197u
#define GPUREG_LIGHT5_SPOTDIR_HIGH                               0x0197u
#define GPUREG_0199                                              0x0199u
#define GPUREG_019A                                              0x019Au
#define GPUREG_019B                                              0x019Bu
#define GPUREG_01A0                                              0x01A0u
#define GPUREG_01A1                                              0x01A1u
#define GPUREG_01A2                                              0x01A2u
#define GPUREG_01A3                                              0x01A3u
#define GPUREG_01A4                                              0x01A4u
#define GPUREG_LIGHT6_VECTOR_LOW                                 0x01A4u
#define GPUREG_01A5                                              0x01A5u
#define GPUREG_LIGHT6_VECTOR_HIGH                                0x01A5u
#define GPUREG_01A6                                              0x01A6u
#define GPUREG_LIGHT6_SPOTDIR_LOW                                0x01A6u
#define GPUREG_01A7                                              0x01A7u
#define GPUREG_LIGHT6_SPOTDIR_HIGH                               0x01A7u
#define GPUREG_01A9                                              0x01A9u
#define GPUREG_01AA                                              0x01AAu
#define GPUREG_01AB                                              0x01ABu
#define GPUREG_01B0                                              0x01B0u
#define GPUREG_01B1                                              0x01B1u
#define GPUREG_01B2                                              0x01B2u
#define GPUREG_01B3                                              0x01B3u
#define GPUREG_01B4                                              0x01B4u
#define GPUREG_LIGHT7_VECTOR_LOW                                 0x01B4u
#define GPUREG_01B5                                              0x01B5u
#define GPUREG_LIGHT7_VECTOR_HIGH                                0x01B5u
#define GPUREG_01B6                                              0x01B6u
#define GPUREG_LIGHT7_SPOTDIR_LOW                                0x01B6u
#define GPUREG_01B7                                              0x01B7u
#define GPUREG_LIGHT7_SPOTDIR_HIGH                               0x01B7u
#define GPUREG_01B9                                              0x01B9u
#define GPUREG_01BA                                              0x01BAu
#define GPUREG_01BB                                              0x01BBu
#define GPUREG_01C0                                              0x01C0u
#define GPUREG_01C2                                              0x01C2u
#define GPUREG_01C3                                              0x01C3u
#define GPUREG_01C4                                              0x01C4u
#define GPUREG_01C5                                              0x01C5u
#define GPUREG_01C6                                              0x01C6u
#define GPUREG_LIGHTING_DISABLE                                  0x01C6u
#define GPUREG_01C8                                              0x01C8u
#define GPUREG_LIGHTING_LUT_DATA0                                0x01C8u
#define GPUREG_01C9                                              0x01C9u
#define GPUREG_LIGHTING_LUT_DATA1                                0x01C9u
#define GPUREG_01CA                                              0x01CAu
#define GPUREG_LIGHTING_LUT_DATA2                                0x01CAu
#define GPUREG_01CB                                              0x01CBu
#define GPUREG_LIGHTING_LUT_DATA3                                0x01CBu
#define GPUREG_01CC                                              0x01CCu
#define GPUREG_LIGHTING_LUT_DATA4                                0x01CCu
#define GPUREG_01CD                                              0x01CDu
#define GPUREG_LIGHTING_LUT_DATA5                                0x01CDu
#define GPUREG_01CE                                              0x01CEu
#define GPUREG_LIGHTING_LUT_DATA6                                0x01CEu
#define GPUREG_01CF                                              0x01CFu
#define GPUREG_LIGHTING_LUT_DATA7                                0x01CFu
#define GPUREG_01D0                                              0x01D0u
#define GPUREG_01D1                                              0x01D1u
#define GPUREG_01D2                                              0x01D2u
#define GPUREG_01D9                                              0x01D9u
#define GPUREG_ATTR_BUF_BASE                                     0x0200u
#define GPUREG_ATTR_BUF_FORMAT_LOW                               0x0201u
#define GPUREG_ATTR_BUF_FORMAT_HIGH                              0x0202u
#define GPUREG_ATTRIBBUFFER0_CONFIG0                             0x0203u
#define GPUREG_ATTR_BUF0_OFFSET                                  0x0203u
#define GPUREG_ATTR_BUF0_CONFIG_LOW                              0x0204u
#define GPUREG_ATTR_BUF0_CONFIG_HIGH                             0x0205u
#define GPUREG_ATTRIBBUFFER1_CONFIG0                             0x0206u
#define GPUREG_ATTR_BUF1_OFFSET                                  0x0206u
#define GPUREG_ATTR_BUF1_CONFIG_LOW                              0x0207u
#define GPUREG_ATTR_BUF1_CONFIG_HIGH                             0x0208u
#define GPUREG_ATTRIBBUFFER2_CONFIG0                             0x0209u
#define GPUREG_ATTR_BUF2_OFFSET                                  0x0209u
#define GPUREG_ATTR_BUF2_CONFIG_LOW                              0x020Au
#define GPUREG_ATTR_BUF2_CONFIG_HIGH                             0x020Bu
#define GPUREG_ATTRIBBUFFER3_CONFIG0                             0x020Cu
#define GPUREG_ATTR_BUF3_OFFSET                                  0x020Cu
#define GPUREG_ATTR_BUF3_CONFIG_LOW                              0x020Du
#define GPUREG_ATTR_BUF3_CONFIG_HIGH                             0x020Eu
#define GPUREG_ATTRIBBUFFER4_CONFIG0                             0x020Fu
#define GPUREG_ATTR_BUF4_OFFSET                                  0x020Fu
#define GPUREG_ATTR_BUF4_CONFIG_LOW                              0x0210u
#define GPUREG_ATTR_BUF4_CONFIG_HIGH                             0x0211u
#define GPUREG_ATTRIBBUFFER5_CONFIG0                             0x0212u
#define GPUREG_ATTR_BUF5_OFFSET                                  0x0212u
#define GPUREG_ATTR_BUF5_CONFIG_LOW                              0x0213u
#define GPUREG_ATTR_BUF5_CONFIG_HIGH                             0x0214u
#define GPUREG_ATTRIBBUFFER6_CONFIG0                             0x0215u
#define GPUREG_ATTR_BUF6_OFFSET                                  0x0215u
#define GPUREG_ATTR_BUF6_CONFIG_LOW                              0x0216u
#define GPUREG_ATTR_BUF6_CONFIG_HIGH                             0x0217u
#define GPUREG_ATTRIBBUFFER7_CONFIG0                             0x0218u
#define GPUREG_ATTR_BUF7_OFFSET                                  0x0218u
#define GPUREG_ATTR_BUF7_CONFIG_LOW                              0x0219u
#define GPUREG_ATTR_BUF7_CONFIG_HIGH                             0x021Au
#define GPUREG_ATTRIBBUFFER8_CONFIG0                             0x021Bu
#define GPUREG_ATTR_BUF8_OFFSET                                  0x021Bu
#define GPUREG_ATTR_BUF8_CONFIG_LOW                              0x021Cu
#define GPUREG_ATTR_BUF8_CONFIG_HIGH                             0x021Du
#define GPUREG_ATTRIBBUFFER9_CONFIG0                             0x021Eu
#define GPUREG_ATTR_BUF9_OFFSET                                  0x021Eu
#define GPUREG_ATTR_BUF9_CONFIG_LOW                              0x021Fu
#define GPUREG_ATTR_BUF9_CONFIG_HIGH                             0x0220u
#define GPUREG_ATTRIBBUFFERA_CONFIG0                             0x0221u
#define GPUREG_ATTR_BUF10_OFFSET                                 0x0221u
#define GPUREG_ATTRIBBUFFER10_OFFSET                             0x0221u
#define GPUREG_ATTR_BUF10_CONFIG_LOW                             0x0222u
#define GPUREG_ATTRIBBUFFER10_CONFIG1                            0x0222u
#define GPUREG_ATTR_BUF10_CONFIG_HIGH                            0x0223u
#define GPUREG_ATTRIBBUFFER10_CONFIG2                            0x0223u
#define GPUREG_ATTRIBBUFFERB_CONFIG0                             0x0224u
#define GPUREG_ATTR_BUF11_OFFSET                                 0x0224u
#define GPUREG_ATTRIBBUFFER11_OFFSET                             0x0224u
#define GPUREG_ATTR_BUF11_CONFIG_LOW                             0x0225u
#define GPUREG_ATTRIBBUFFER11_CONFIG1                            0x0225u
#define GPUREG_ATTR_BUF11_CONFIG_HIGH                            0x0226u
#define GPUREG_ATTRIBBUFFER11_CONFIG2                            0x0226u
#define GPUREG_ATTR_BUF_INDEX_LIST                               0x0227u
#define GPUREG_ATTR_BUF_NUMVERTICES                              0x0228u
#define GPUREG_022A                                              0x022Au
#define GPUREG_ATTR_BUF_FIRST_INDEX                              0x022Au
#define GPUREG_022D                                              0x022Du
#define GPUREG_ATTR_BUF_DRAWARRAYS                               0x022Eu
#define GPUREG_ATTR_BUF_DRAWELEMENTS                             0x022Fu
#define GPUREG_0231                                              0x0231u
#define GPUREG_0232                                              0x0232u
#define GPUREG_0233                                              0x0233u
#define GPUREG_FIXEDATTRIB_DATA0                                 0x0233u
#define GPUREG_0234                                              0x0234u
#define GPUREG_FIXEDATTRIB_DATA1                                 0x0234u
#define GPUREG_0235                                              0x0235u
#define GPUREG_FIXEDATTRIB_DATA2                                 0x0235u
#define GPUREG_0238                                              0x0238u
#define GPUREG_0239                                              0x0239u
#define GPUREG_023A                                              0x023Au
#define GPUREG_023B                                              0x023Bu
#define GPUREG_023C                                              0x023Cu
#define GPUREG_023D                                              0x023Du
#define GPUREG_0242                                              0x0242u
#define GPUREG_0244                                              0x0244u
#define GPUREG_0245                                              0x0245u
#define GPUREG_024A                                              0x024Au
#define GPUREG_0251                                              0x0251u
#define GPUREG_0252                                              0x0252u
#define GPUREG_0253                                              0x0253u
#define GPUREG_0254                                              0x0254u
#define GPUREG_025F                                              0x025Fu
#define GPUREG_GSH_ATTR_PERMUTATION_LOW                          0x028Bu
#define GPUREG_GSH_ATTR_PERMUTATION_HIGH                         0x028Cu
#define GPUREG_GSH_FLOATUNIFORM_CONFIG                           0x0290u
#define GPUREG_GSH_FLOATUNIFORM_DATA0                            0x0291u
#define GPUREG_GSH_FLOATUNIFORM_DATA1                            0x0292u
#define GPUREG_GSH_FLOATUNIFORM_DATA2                            0x0293u
#define GPUREG_GSH_FLOATUNIFORM_DATA3                            0x0294u
#define GPUREG_GSH_FLOATUNIFORM_DATA4                            0x0295u
#define GPUREG_GSH_FLOATUNIFORM_DATA5                            0x0296u
#define GPUREG_GSH_FLOATUNIFORM_DATA6                            0x0297u
#define GPUREG_GSH_FLOATUNIFORM_DATA7                            0x0298u
#define GPUREG_GSH_CODETRANSFER_CONFIG                           0x029Bu
#define GPUREG_GSH_CODETRANSFER_DATA0                            0x029Cu
#define GPUREG_GSH_CODETRANSFER_DATA1                            0x029Du
#define GPUREG_GSH_CODETRANSFER_DATA2                            0x029Eu
#define GPUREG_GSH_CODETRANSFER_DATA3                            0x029Fu
#define GPUREG_GSH_CODETRANSFER_DATA4                            0x02A0u
#define GPUREG_GSH_CODETRANSFER_DATA5                            0x02A1u
#define GPUREG_GSH_CODETRANSFER_DATA6                            0x02A2u
#define GPUREG_GSH_CODETRANSFER_DATA7                            0x02A3u
#define GPUREG_GSH_OPDESCS_CONFIG                                0x02A5u
#define GPUREG_GSH_OPDESCS_DATA0                                 0x02A6u
#define GPUREG_GSH_OPDESCS_DATA1                                 0x02A7u
#define GPUREG_GSH_OPDESCS_DATA2                                 0x02A8u
#define GPUREG_GSH_OPDESCS_DATA3                                 0x02A9u
#define GPUREG_GSH_OPDESCS_DATA4                                 0x02AAu
#define GPUREG_GSH_OPDESCS_DATA5                                 0x02ABu
#define GPUREG_GSH_OPDESCS_DATA6                                 0x02ACu
#define GPUREG_GSH_OPDESCS_DATA7                                 0x02ADu
#define GPUREG_VSH_ATTR_PERMUTATION_LOW                          0x02BBu
#define GPUREG_VSH_ATTR_PERMUTATION_HIGH                         0x02BCu
#define GPUREG_VSH_FLOATUNIFORM_CONFIG                           0x02C0u
#define GPUREG_VSH_FLOATUNIFORM_DATA0                            0x02C1u
#define GPUREG_VSH_FLOATUNIFORM_DATA1                            0x02C2u
#define GPUREG_VSH_FLOATUNIFORM_DATA2                            0x02C3u
#define GPUREG_VSH_FLOATUNIFORM_DATA3                            0x02C4u
#define GPUREG_VSH_FLOATUNIFORM_DATA4                            0x02C5u
#define GPUREG_VSH_FLOATUNIFORM_DATA5                            0x02C6u
#define GPUREG_VSH_FLOATUNIFORM_DATA6                            0x02C7u
#define GPUREG_VSH_FLOATUNIFORM_DATA7                            0x02C8u
#define GPUREG_VSH_CODETRANSFER_CONFIG                           0x02CBu
#define GPUREG_VSH_CODETRANSFER_DATA0                            0x02CCu
#define GPUREG_VSH_CODETRANSFER_DATA1                            0x02CDu
#define GPUREG_VSH_CODETRANSFER_DATA2                            0x02CEu
#define GPUREG_VSH_CODETRANSFER_DATA3                            0x02CFu
#define GPUREG_VSH_CODETRANSFER_DATA4                            0x02D0u
#define GPUREG_VSH_CODETRANSFER_DATA5                            0x02D1u
#define GPUREG_VSH_CODETRANSFER_DATA6                            0x02D2u
#define GPUREG_VSH_CODETRANSFER_DATA7                            0x02D3u
#define GPUREG_VSH_OPDESCS_CONFIG                                0x02D5u
#define GPUREG_VSH_OPDESCS_DATA0                                 0x02D6u
#define GPUREG_VSH_OPDESCS_DATA1                                 0x02D7u
#define GPUREG_VSH_OPDESCS_DATA2                                 0x02D8u
#define GPUREG_VSH_OPDESCS_DATA3                                 0x02D9u
#define GPUREG_VSH_OPDESCS_DATA4                                 0x02DAu
#define GPUREG_VSH_OPDESCS_DATA5                                 0x02DBu
#define GPUREG_VSH_OPDESCS_DATA6                                 0x02DCu
#define GPUREG_VSH_OPDESCS_DATA7                                 0x02DDu
#define GPUREG_VSH2_BOOLUNIFORM                                  0x02E0u
#define GPUREG_02E0                                              0x02E0u
#define GPUREG_VSH2_INTUNIFORM_I0                                0x02E1u
#define GPUREG_02E1                                              0x02E1u
#define GPUREG_VSH2_INTUNIFORM_I1                                0x02E2u
#define GPUREG_02E2                                              0x02E2u
#define GPUREG_VSH2_INTUNIFORM_I2                                0x02E3u
#define GPUREG_02E3                                              0x02E3u
#define GPUREG_VSH2_INTUNIFORM_I3                                0x02E4u
#define GPUREG_02E4                                              0x02E4u
#define GPUREG_VSH2_INPUTBUFFER_CONFIG                           0x02E9u
#define GPUREG_02E9                                              0x02E9u
#define GPUREG_VSH2_ENTRYPOINT                                   0x02EAu
#define GPUREG_02EA                                              0x02EAu
#define GPUREG_VSH2_ATTR_PERMUTATION_LOW                         0x02EBu
#define GPUREG_02EB                                              0x02EBu
#define GPUREG_VSH2_ATTR_PERMUTATION_HIGH                        0x02ECu
#define GPUREG_02EC                                              0x02ECu
#define GPUREG_VSH2_OUTMAP_MASK                                  0x02EDu
#define GPUREG_02ED                                              0x02EDu
#define GPUREG_VSH2_CODETRANSFER_END                             0x02EFu
#define GPUREG_02EF                                              0x02EFu
#define GPUREG_VSH2_FLOATUNIFORM_INDEX                           0x02F0u
#define GPUREG_02F0                                              0x02F0u
#define GPUREG_SH2_FLOATUNIFORM_DATA0                            0x02F1u
#define GPUREG_VSH2_FLOATUNIFORM_DATA0                           0x02F1u
#define GPUREG_02F1                                              0x02F1u
#define GPUREG_SH2_FLOATUNIFORM_DATA1                            0x02F2u
#define GPUREG_VSH2_FLOATUNIFORM_DATA1                           0x02F2u
#define GPUREG_02F2                                              0x02F2u
#define GPUREG_SH2_FLOATUNIFORM_DATA2                            0x02F3u
#define GPUREG_VSH2_FLOATUNIFORM_DATA2                           0x02F3u
#define GPUREG_02F3                                              0x02F3u
#define GPUREG_SH2_FLOATUNIFORM_DATA3                            0x02F4u
#define GPUREG_VSH2_FLOATUNIFORM_DATA3                           0x02F4u
#define GPUREG_02F4                                              0x02F4u
#define GPUREG_SH2_FLOATUNIFORM_DATA4                            0x02F5u
#define GPUREG_VSH2_FLOATUNIFORM_DATA4                           0x02F5u
#define GPUREG_02F5                                              0x02F5u
#define GPUREG_SH2_FLOATUNIFORM_DATA5                            0x02F6u
#define GPUREG_VSH2_FLOATUNIFORM_DATA5                           0x02F6u
#define GPUREG_02F6                                              0x02F6u
#define GPUREG_SH2_FLOATUNIFORM_DATA6                            0x02F7u
#define GPUREG_VSH2_FLOATUNIFORM_DATA6                           0x02F7u
#define GPUREG_02F7                                              0x02F7u
#define GPUREG_SH2_FLOATUNIFORM_DATA7                            0x02F8u
#define GPUREG_VSH2_FLOATUNIFORM_DATA7                           0x02F8u
#define GPUREG_02F8                                              0x02F8u
#define GPUREG_VSH2_CODETRANSFER_INDEX                           0x02FBu
#define GPUREG_02FB                                              0x02FBu
#define GPUREG_SH2_CODETRANSFER_DATA0                            0x02FCu
#define GPUREG_VSH2_CODETRANSFER_DATA0                           0x02FCu
#define GPUREG_02FC                                              0x02FCu
#define GPUREG_SH2_CODETRANSFER_DATA1                            0x02FDu
#define GPUREG_VSH2_CODETRANSFER_DATA1                           0x02FDu
#define GPUREG_02FD                                              0x02FDu
#define GPUREG_SH2_CODETRANSFER_DATA2                            0x02FEu
#define GPUREG_VSH2_CODETRANSFER_DATA2                           0x02FEu
#define GPUREG_02FE                                              0x02FEu
#define GPUREG_SH2_CODETRANSFER_DATA3                            0x02FFu
#define GPUREG_VSH2_CODETRANSFER_DATA3                           0x02FFu
#define GPUREG_02FF                                              0x02FFu
#define GPUREG_SH2_CODETRANSFER_DATA4                            0x0300u
#define GPUREG_VSH2_CODETRANSFER_DATA4                           0x0300u
#define GPUREG_0300                                              0x0300u
#define GPUREG_SH2_CODETRANSFER_DATA5                            0x0301u
#define GPUREG_VSH2_CODETRANSFER_DATA5                           0x0301u
#define GPUREG_0301                                              0x0301u
#define GPUREG_SH2_CODETRANSFER_DATA6                            0x0302u
#define GPUREG_VSH2_CODETRANSFER_DATA6                           0x0302u
#define GPUREG_0302                                              0x0302u
#define GPUREG_SH2_CODETRANSFER_DATA7                            0x0303u
#define GPUREG_VSH2_CODETRANSFER_DATA7                           0x0303u
#define GPUREG_0303                                              0x0303u
#define GPUREG_VSH2_OPDESCS_INDEX                                0x0305u
#define GPUREG_0305                                              0x0305u
#define GPUREG_SH2_OPDESCS_DATA0                                 0x0306u
#define GPUREG_VSH2_OPDESCS_DATA0                                0x0306u
#define GPUREG_0306                                              0x0306u
#define GPUREG_SH2_OPDESCS_DATA1                                 0x0307u
#define GPUREG_VSH2_OPDESCS_DATA1                                0x0307u
#define GPUREG_0307                                              0x0307u
#define GPUREG_SH2_OPDESCS_DATA2                                 0x0308u
#define GPUREG_VSH2_OPDESCS_DATA2                                0x0308u
#define GPUREG_0308                                              0x0308u
#define GPUREG_SH2_OPDESCS_DATA3                                 0x0309u
#define GPUREG_VSH2_OPDESCS_DATA3                                0x0309u
#define GPUREG_0309                                              0x0309u
#define GPUREG_SH2_OPDESCS_DATA4                                 0x030Au
#define GPUREG_VSH2_OPDESCS_DATA4                                0x030Au
#define GPUREG_030A                                              0x030Au
#define GPUREG_SH2_OPDESCS_DATA5                                 0x030Bu
#define GPUREG_VSH2_OPDESCS_DATA5                                0x030Bu
#define GPUREG_030B                                              0x030Bu
#define GPUREG_SH2_OPDESCS_DATA6                                 0x030Cu
#define GPUREG_VSH2_OPDESCS_DATA6                                0x030Cu
#define GPUREG_030C                                              0x030Cu
#define GPUREG_SH2_OPDESCS_DATA7                                 0x030Du
#define GPUREG_VSH2_OPDESCS_DATA7                                0x030Du
#define GPUREG_030D                                              0x030Du
#define GPUREG_VSH3_BOOLUNIFORM                                  0x0310u
#define GPUREG_0310                                              0x0310u
#define GPUREG_VSH3_INTUNIFORM_I0                                0x0311u
#define GPUREG_0311                                              0x0311u
#define GPUREG_VSH3_INTUNIFORM_I1                                0x0312u
#define GPUREG_0312                                              0x0312u
#define GPUREG_VSH3_INTUNIFORM_I2                                0x0313u
#define GPUREG_0313                                              0x0313u
#define GPUREG_VSH3_INTUNIFORM_I3                                0x0314u
#define GPUREG_0314                                              0x0314u
#define GPUREG_VSH3_INPUTBUFFER_CONFIG                           0x0319u
#define GPUREG_0319                                              0x0319u
#define GPUREG_VSH3_ENTRYPOINT                                   0x031Au
#define GPUREG_031A                                              0x031Au
#define GPUREG_VSH3_ATTR_PERMUTATION_LOW                         0x031Bu
#define GPUREG_031B                                              0x031Bu
#define GPUREG_VSH3_ATTR_PERMUTATION_HIGH                        0x031Cu
#define GPUREG_031C                                              0x031Cu
#define GPUREG_VSH3_OUTMAP_MASK                                  0x031Du
#define GPUREG_031D                                              0x031Du
#define GPUREG_VSH3_CODETRANSFER_END                             0x031Fu
#define GPUREG_031F                                              0x031Fu
#define GPUREG_VSH3_FLOATUNIFORM_INDEX                           0x0320u
#define GPUREG_0320                                              0x0320u
#define GPUREG_SH3_FLOATUNIFORM_DATA0                            0x0321u
#define GPUREG_VSH3_FLOATUNIFORM_DATA0                           0x0321u
#define GPUREG_0321                                              0x0321u
#define GPUREG_SH3_FLOATUNIFORM_DATA1                            0x0322u
#define GPUREG_VSH3_FLOATUNIFORM_DATA1                           0x0322u
#define GPUREG_0322                                              0x0322u
#define GPUREG_SH3_FLOATUNIFORM_DATA2                            0x0323u
#define GPUREG_VSH3_FLOATUNIFORM_DATA2                           0x0323u
#define GPUREG_0323                                              0x0323u
#define GPUREG_SH3_FLOATUNIFORM_DATA3                            0x0324u
#define GPUREG_VSH3_FLOATUNIFORM_DATA3                           0x0324u
#define GPUREG_0324                                              0x0324u
#define GPUREG_SH3_FLOATUNIFORM_DATA4                            0x0325u
#define GPUREG_VSH3_FLOATUNIFORM_DATA4                           0x0325u
#define GPUREG_0325                                              0x0325u
#define GPUREG_SH3_FLOATUNIFORM_DATA5                            0x0326u
#define GPUREG_VSH3_FLOATUNIFORM_DATA5                           0x0326u
#define GPUREG_0326                                              0x0326u
#define GPUREG_SH3_FLOATUNIFORM_DATA6                            0x0327u
#define GPUREG_VSH3_FLOATUNIFORM_DATA6                           0x0327u
#define GPUREG_0327                                              0x0327u
#define GPUREG_SH3_FLOATUNIFORM_DATA7                            0x0328u
#define GPUREG_VSH3_FLOATUNIFORM_DATA7                           0x0328u
#define GPUREG_0328                                              0x0328u
#define GPUREG_VSH3_CODETRANSFER_INDEX                           0x032Bu
#define GPUREG_032B                                              0x032Bu
#define GPUREG_SH3_CODETRANSFER_DATA0                            0x032Cu
#define GPUREG_VSH3_CODETRANSFER_DATA0                           0x032Cu
#define GPUREG_032C                                              0x032Cu
#define GPUREG_SH3_CODETRANSFER_DATA1                            0x032Du
#define GPUREG_VSH3_CODETRANSFER_DATA1                           0x032Du
#define GPUREG_032D                                              0x032Du
#define GPUREG_SH3_CODETRANSFER_DATA2                            0x032Eu
#define GPUREG_VSH3_CODETRANSFER_DATA2                           0x032Eu
#define GPUREG_032E                                              0x032Eu
#define GPUREG_SH3_CODETRANSFER_DATA3                            0x032Fu
#define GPUREG_VSH3_CODETRANSFER_DATA3                           0x032Fu
#define GPUREG_032F                                              0x032Fu
#define GPUREG_SH3_CODETRANSFER_DATA4                            0x0330u
#define GPUREG_VSH3_CODETRANSFER_DATA4                           0x0330u
#define GPUREG_0330                                              0x0330u
#define GPUREG_SH3_CODETRANSFER_DATA5                            0x0331u
#define GPUREG_VSH3_CODETRANSFER_DATA5                           0x0331u
#define GPUREG_0331                                              0x0331u
#define GPUREG_SH3_CODETRANSFER_DATA6                            0x0332u
#define GPUREG_VSH3_CODETRANSFER_DATA6                           0x0332u
#define GPUREG_0332                                              0x0332u
#define GPUREG_SH3_CODETRANSFER_DATA7                            0x0333u
#define GPUREG_VSH3_CODETRANSFER_DATA7                           0x0333u
#define GPUREG_0333                                              0x0333u
#define GPUREG_VSH3_OPDESCS_INDEX                                0x0335u
#define GPUREG_0335                                              0x0335u
#define GPUREG_SH3_OPDESCS_DATA0                                 0x0336u
#define GPUREG_VSH3_OPDESCS_DATA0                                0x0336u
#define GPUREG_0336                                              0x0336u
#define GPUREG_SH3_OPDESCS_DATA1                                 0x0337u
#define GPUREG_VSH3_OPDESCS_DATA1                                0x0337u
#define GPUREG_0337                                              0x0337u
#define GPUREG_SH3_OPDESCS_DATA2                                 0x0338u
#define GPUREG_VSH3_OPDESCS_DATA2                                0x0338u
#define GPUREG_0338                                              0x0338u
#define GPUREG_SH3_OPDESCS_DATA3                                 0x0339u
#define GPUREG_VSH3_OPDESCS_DATA3                                0x0339u
#define GPUREG_0339                                              0x0339u
#define GPUREG_SH3_OPDESCS_DATA4                                 0x033Au
#define GPUREG_VSH3_OPDESCS_DATA4                                0x033Au
#define GPUREG_033A                                              0x033Au
#define GPUREG_SH3_OPDESCS_DATA5                                 0x033Bu
#define GPUREG_VSH3_OPDESCS_DATA5                                0x033Bu
#define GPUREG_033B                                              0x033Bu
#define GPUREG_SH3_OPDESCS_DATA6                                 0x033Cu
#define GPUREG_VSH3_OPDESCS_DATA6                                0x033Cu
#define GPUREG_033C                                              0x033Cu
#define GPUREG_SH3_OPDESCS_DATA7                                 0x033Du
#define GPUREG_VSH3_OPDESCS_DATA7                                0x033Du
#define GPUREG_033D                                              0x033Du
#endif /* PICA_OLDER_NAMES */

#endif /* PICA200_H */
