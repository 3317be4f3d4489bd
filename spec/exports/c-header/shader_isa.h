/* Shader instruction set: opcodes, fields, registers.
 *
 * Generated from the instruction set specification (description version 1). Do not edit.
 *
 * Instruction words, operand descriptors and registers of the shader units. An instruction is one
 * 32-bit word; those that compute name an operand descriptor, which says what is done to the
 * operands. Word, descriptor and register numbers are what the registers of the shader units load.
 *
 * A field has X_SHIFT and X_MASK, the mask in place.
 */
#ifndef SHADER_ISA_H
#define SHADER_ISA_H

/* Sizes */
/* Operand descriptors of a unit. [DOC] */
#define PICA_ISA_DESCRIPTOR_COUNT                                128u
/* Operand descriptors that MAD and MADI can name. [DOC] */
#define PICA_ISA_MAD_DESCRIPTOR_COUNT                            32u
/* Instruction words of a vertex shader unit. [HW] */
#define PICA_ISA_VERTEX_CODE_WORDS                               512u
/* Instruction words that the program counter of the geometry shader unit can name. [HW] */
#define PICA_ISA_GEOMETRY_CODE_WORDS                             4096u
/* Output registers of a geometry shader; the others belong to vertex shaders only. [DOC] */
#define PICA_ISA_GEOMETRY_OUTPUTS                                7u
/* Vertex slots that EMIT makes a primitive of; a slot above them is stored and never read. [DOC] */
#define PICA_ISA_PRIMITIVE_SLOTS                                 3u
/* The boolean uniform that the chip sets after a shader has run. [HW] */
#define PICA_ISA_LAST_BOOLEAN                                    15u
/* Entries of the CALL stack. [HW] */
#define PICA_ISA_CALL_DEPTH                                      4u
/* Entries of the IF stack. [HW] */
#define PICA_ISA_IF_DEPTH                                        8u
/* Entries of the LOOP stack. [HW] */
#define PICA_ISA_LOOP_DEPTH                                      4u
/* Relative addressing takes offsets from -128 to 127; others count as 0. [HW] */
#define PICA_ISA_OFFSET_LIMIT                                    128u
/* Relative addresses of uniforms wrap at this number; those past the last uniform read (1, 1, 1, 1).
 * [HW] */
#define PICA_ISA_UNIFORM_WRAP                                    128u
/* Limit of the y component of LITP, as float24: 0x7FFF / 0x100. [?] */
#define PICA_ISA_LITP_LIMIT                                      4587516u

/* Register files: how many registers, and the number of the first one */
/* v0 and up: Vertex attributes; four f24. */
#define PICA_ISA_REGISTER_INPUT_COUNT                            16u
/* v0 as source. */
#define PICA_ISA_REGISTER_INPUT_SOURCE                           0u
/* o0 and up: What goes to the next stage; four f24. */
#define PICA_ISA_REGISTER_OUTPUT_COUNT                           16u
/* o0 as destination. */
#define PICA_ISA_REGISTER_OUTPUT_DESTINATION                     0u
/* r0 and up: Working registers; four f24. */
#define PICA_ISA_REGISTER_TEMPORARY_COUNT                        16u
/* r0 as source. */
#define PICA_ISA_REGISTER_TEMPORARY_SOURCE                       16u
/* r0 as destination. */
#define PICA_ISA_REGISTER_TEMPORARY_DESTINATION                  16u
/* c0 and up: Float uniforms; four f24. */
#define PICA_ISA_REGISTER_FLOAT_COUNT                            96u
/* c0 as source. */
#define PICA_ISA_REGISTER_FLOAT_SOURCE                           32u
/* i0 and up: Integer uniforms of LOOP: x iterations less one, y start, z step, 8 bits each. */
#define PICA_ISA_REGISTER_INTEGER_COUNT                          4u
/* b0 and up: Boolean uniforms of IFU, CALLU and JMPU, one bit each. */
#define PICA_ISA_REGISTER_BOOLEAN_COUNT                          16u

/* Comparison: The operators of CMP. [DOC: docs/hardware/shader-unit.md#operations] */
/* Equal. */
#define PICA_ISA_COMPARISON_EQ                                   0u
/* Not equal. */
#define PICA_ISA_COMPARISON_NE                                   1u
/* Less than. */
#define PICA_ISA_COMPARISON_LT                                   2u
/* Less than or equal. */
#define PICA_ISA_COMPARISON_LE                                   3u
/* Greater than. */
#define PICA_ISA_COMPARISON_GT                                   4u
/* Greater than or equal. */
#define PICA_ISA_COMPARISON_GE                                   5u
/* Always true; has no assembly name. */
#define PICA_ISA_COMPARISON_TRUE6                                6u
/* Always true; has no assembly name. */
#define PICA_ISA_COMPARISON_TRUE7                                7u

/* Component: A component of a register, as selectors name it. [DOC:
 * docs/hardware/shader-unit.md#operand-descriptors] */
/* Component 0. */
#define PICA_ISA_COMPONENT_X                                     0u
/* Component 1. */
#define PICA_ISA_COMPONENT_Y                                     1u
/* Component 2. */
#define PICA_ISA_COMPONENT_Z                                     2u
/* Component 3. */
#define PICA_ISA_COMPONENT_W                                     3u

/* Condition: How flow control joins the tests of the two flags. [DOC:
 * docs/hardware/shader-unit.md#operations] */
/* cmp.x == refX or cmp.y == refY. */
#define PICA_ISA_CONDITION_OR                                    0u
/* cmp.x == refX and cmp.y == refY. */
#define PICA_ISA_CONDITION_AND                                   1u
/* cmp.x == refX. */
#define PICA_ISA_CONDITION_X                                     2u
/* cmp.y == refY. */
#define PICA_ISA_CONDITION_Y                                     3u

/* Index: The register added to the number of the wide source, if that is a uniform. [DOC:
 * docs/hardware/shader-unit.md#relative-addressing] */
/* No relative addressing. */
#define PICA_ISA_INDEX_NONE                                      0u
/* The first address register. */
#define PICA_ISA_INDEX_A0X                                       1u
/* The second address register. */
#define PICA_ISA_INDEX_A0Y                                       2u
/* The loop counter. */
#define PICA_ISA_INDEX_AL                                        3u

/* Format 0: Opcode only. [DOC: docs/hardware/shader-unit.md#instruction-words] */
/* OPCODE (bits 31-26): What the instruction does. */
#define PICA_ISA_FORMAT0_OPCODE_SHIFT                            26
#define PICA_ISA_FORMAT0_OPCODE_MASK                             0xFC000000u

/* Format 1: Two sources, the first one wide. [DOC: docs/hardware/shader-unit.md#instruction-words] */
/* DESC (bits 6-0): Number of the operand descriptor. */
#define PICA_ISA_FORMAT1_DESC_SHIFT                              0
#define PICA_ISA_FORMAT1_DESC_MASK                               0x0000007Fu
/* SRC2 (bits 11-7): Source register 2. */
#define PICA_ISA_FORMAT1_SRC2_SHIFT                              7
#define PICA_ISA_FORMAT1_SRC2_MASK                               0x00000F80u
/* SRC1 (bits 18-12): Source register 1. */
#define PICA_ISA_FORMAT1_SRC1_SHIFT                              12
#define PICA_ISA_FORMAT1_SRC1_MASK                               0x0007F000u
/* IDX (bits 20-19): Index register of the wide source. */
#define PICA_ISA_FORMAT1_IDX_SHIFT                               19
#define PICA_ISA_FORMAT1_IDX_MASK                                0x00180000u
/* DST (bits 25-21): Destination register. */
#define PICA_ISA_FORMAT1_DST_SHIFT                               21
#define PICA_ISA_FORMAT1_DST_MASK                                0x03E00000u
/* OPCODE (bits 31-26): What the instruction does. */
#define PICA_ISA_FORMAT1_OPCODE_SHIFT                            26
#define PICA_ISA_FORMAT1_OPCODE_MASK                             0xFC000000u

/* Format 1i: Two sources, the second one wide. [DOC: docs/hardware/shader-unit.md#instruction-words] */
/* DESC (bits 6-0): Number of the operand descriptor. */
#define PICA_ISA_FORMAT1I_DESC_SHIFT                             0
#define PICA_ISA_FORMAT1I_DESC_MASK                              0x0000007Fu
/* SRC2 (bits 13-7): Source register 2. */
#define PICA_ISA_FORMAT1I_SRC2_SHIFT                             7
#define PICA_ISA_FORMAT1I_SRC2_MASK                              0x00003F80u
/* SRC1 (bits 18-14): Source register 1. */
#define PICA_ISA_FORMAT1I_SRC1_SHIFT                             14
#define PICA_ISA_FORMAT1I_SRC1_MASK                              0x0007C000u
/* IDX (bits 20-19): Index register of the wide source. */
#define PICA_ISA_FORMAT1I_IDX_SHIFT                              19
#define PICA_ISA_FORMAT1I_IDX_MASK                               0x00180000u
/* DST (bits 25-21): Destination register. */
#define PICA_ISA_FORMAT1I_DST_SHIFT                              21
#define PICA_ISA_FORMAT1I_DST_MASK                               0x03E00000u
/* OPCODE (bits 31-26): What the instruction does. */
#define PICA_ISA_FORMAT1I_OPCODE_SHIFT                           26
#define PICA_ISA_FORMAT1I_OPCODE_MASK                            0xFC000000u

/* Format 1u: One source, wide. [DOC: docs/hardware/shader-unit.md#instruction-words] */
/* DESC (bits 6-0): Number of the operand descriptor. */
#define PICA_ISA_FORMAT1U_DESC_SHIFT                             0
#define PICA_ISA_FORMAT1U_DESC_MASK                              0x0000007Fu
/* SRC1 (bits 18-12): Source register 1. */
#define PICA_ISA_FORMAT1U_SRC1_SHIFT                             12
#define PICA_ISA_FORMAT1U_SRC1_MASK                              0x0007F000u
/* IDX (bits 20-19): Index register of the wide source. */
#define PICA_ISA_FORMAT1U_IDX_SHIFT                              19
#define PICA_ISA_FORMAT1U_IDX_MASK                               0x00180000u
/* DST (bits 25-21): Destination register. */
#define PICA_ISA_FORMAT1U_DST_SHIFT                              21
#define PICA_ISA_FORMAT1U_DST_MASK                               0x03E00000u
/* OPCODE (bits 31-26): What the instruction does. */
#define PICA_ISA_FORMAT1U_OPCODE_SHIFT                           26
#define PICA_ISA_FORMAT1U_OPCODE_MASK                            0xFC000000u

/* Format 1c: CMP: two sources, the first one wide, and two operators. Bit 26 is bit 2 of CMPX. [DOC:
 * docs/hardware/shader-unit.md#instruction-words] */
/* DESC (bits 6-0): Number of the operand descriptor. */
#define PICA_ISA_FORMAT1C_DESC_SHIFT                             0
#define PICA_ISA_FORMAT1C_DESC_MASK                              0x0000007Fu
/* SRC2 (bits 11-7): Source register 2. */
#define PICA_ISA_FORMAT1C_SRC2_SHIFT                             7
#define PICA_ISA_FORMAT1C_SRC2_MASK                              0x00000F80u
/* SRC1 (bits 18-12): Source register 1. */
#define PICA_ISA_FORMAT1C_SRC1_SHIFT                             12
#define PICA_ISA_FORMAT1C_SRC1_MASK                              0x0007F000u
/* IDX (bits 20-19): Index register of the wide source. */
#define PICA_ISA_FORMAT1C_IDX_SHIFT                              19
#define PICA_ISA_FORMAT1C_IDX_MASK                               0x00180000u
/* CMPY (bits 23-21): Operator for the y components. */
#define PICA_ISA_FORMAT1C_CMPY_SHIFT                             21
#define PICA_ISA_FORMAT1C_CMPY_MASK                              0x00E00000u
/* CMPX (bits 26-24): Operator for the x components. */
#define PICA_ISA_FORMAT1C_CMPX_SHIFT                             24
#define PICA_ISA_FORMAT1C_CMPX_MASK                              0x07000000u
/* OPCODE (bits 31-27): What the instruction does. */
#define PICA_ISA_FORMAT1C_OPCODE_SHIFT                           27
#define PICA_ISA_FORMAT1C_OPCODE_MASK                            0xF8000000u

/* Format 2: Flow control on the compare flags. [DOC: docs/hardware/shader-unit.md#instruction-words] */
/* NUM (bits 7-0): A count of instructions; JMPU: bit 0 inverts the test. */
#define PICA_ISA_FORMAT2_NUM_SHIFT                               0
#define PICA_ISA_FORMAT2_NUM_MASK                                0x000000FFu
/* NUM_HIGH (bits 9-8): Bits above NUM that no document names; a count of more than 255 spills into
 * them. */
#define PICA_ISA_FORMAT2_NUM_HIGH_SHIFT                          8
#define PICA_ISA_FORMAT2_NUM_HIGH_MASK                           0x00000300u
/* ADDRESS (bits 21-10): DST: an instruction address. */
#define PICA_ISA_FORMAT2_ADDRESS_SHIFT                           10
#define PICA_ISA_FORMAT2_ADDRESS_MASK                            0x003FFC00u
/* CONDOP (bits 23-22): How the flag tests are joined. */
#define PICA_ISA_FORMAT2_CONDOP_SHIFT                            22
#define PICA_ISA_FORMAT2_CONDOP_MASK                             0x00C00000u
/* REFY (bit 24): The value cmp.y is tested against. */
#define PICA_ISA_FORMAT2_REFY_SHIFT                              24
#define PICA_ISA_FORMAT2_REFY_MASK                               0x01000000u
/* REFX (bit 25): The value cmp.x is tested against. */
#define PICA_ISA_FORMAT2_REFX_SHIFT                              25
#define PICA_ISA_FORMAT2_REFX_MASK                               0x02000000u
/* OPCODE (bits 31-26): What the instruction does. */
#define PICA_ISA_FORMAT2_OPCODE_SHIFT                            26
#define PICA_ISA_FORMAT2_OPCODE_MASK                             0xFC000000u

/* Format 3: Flow control on a boolean uniform. [DOC: docs/hardware/shader-unit.md#instruction-words] */
/* NUM (bits 7-0): A count of instructions; JMPU: bit 0 inverts the test. */
#define PICA_ISA_FORMAT3_NUM_SHIFT                               0
#define PICA_ISA_FORMAT3_NUM_MASK                                0x000000FFu
/* NUM_HIGH (bits 9-8): Bits above NUM that no document names; a count of more than 255 spills into
 * them. */
#define PICA_ISA_FORMAT3_NUM_HIGH_SHIFT                          8
#define PICA_ISA_FORMAT3_NUM_HIGH_MASK                           0x00000300u
/* ADDRESS (bits 21-10): DST: an instruction address. */
#define PICA_ISA_FORMAT3_ADDRESS_SHIFT                           10
#define PICA_ISA_FORMAT3_ADDRESS_MASK                            0x003FFC00u
/* BOOL (bits 25-22): Number of a boolean uniform. */
#define PICA_ISA_FORMAT3_BOOL_SHIFT                              22
#define PICA_ISA_FORMAT3_BOOL_MASK                               0x03C00000u
/* OPCODE (bits 31-26): What the instruction does. */
#define PICA_ISA_FORMAT3_OPCODE_SHIFT                            26
#define PICA_ISA_FORMAT3_OPCODE_MASK                             0xFC000000u

/* Format 3 (loop): LOOP: format 3 with an integer uniform, which needs two bits of the four. [DOC:
 * docs/hardware/shader-unit.md#instruction-words] */
/* NUM (bits 7-0): A count of instructions; JMPU: bit 0 inverts the test. */
#define PICA_ISA_FORMAT3_LOOP_NUM_SHIFT                          0
#define PICA_ISA_FORMAT3_LOOP_NUM_MASK                           0x000000FFu
/* NUM_HIGH (bits 9-8): Bits above NUM that no document names; a count of more than 255 spills into
 * them. */
#define PICA_ISA_FORMAT3_LOOP_NUM_HIGH_SHIFT                     8
#define PICA_ISA_FORMAT3_LOOP_NUM_HIGH_MASK                      0x00000300u
/* ADDRESS (bits 21-10): DST: an instruction address. */
#define PICA_ISA_FORMAT3_LOOP_ADDRESS_SHIFT                      10
#define PICA_ISA_FORMAT3_LOOP_ADDRESS_MASK                       0x003FFC00u
/* INT (bits 23-22): Number of an integer uniform. */
#define PICA_ISA_FORMAT3_LOOP_INT_SHIFT                          22
#define PICA_ISA_FORMAT3_LOOP_INT_MASK                           0x00C00000u
/* OPCODE (bits 31-26): What the instruction does. */
#define PICA_ISA_FORMAT3_LOOP_OPCODE_SHIFT                       26
#define PICA_ISA_FORMAT3_LOOP_OPCODE_MASK                        0xFC000000u

/* Format 4: SETEMIT. [DOC: docs/hardware/shader-unit.md#instruction-words] */
/* WINDING (bit 22): The primitive has its winding swapped. */
#define PICA_ISA_FORMAT4_WINDING_SHIFT                           22
#define PICA_ISA_FORMAT4_WINDING_MASK                            0x00400000u
/* PRIMITIVE (bit 23): The next EMIT completes a primitive. */
#define PICA_ISA_FORMAT4_PRIMITIVE_SHIFT                         23
#define PICA_ISA_FORMAT4_PRIMITIVE_MASK                          0x00800000u
/* VERTEX (bits 25-24): Vertex slot of SETEMIT. */
#define PICA_ISA_FORMAT4_VERTEX_SHIFT                            24
#define PICA_ISA_FORMAT4_VERTEX_MASK                             0x03000000u
/* OPCODE (bits 31-26): What the instruction does. */
#define PICA_ISA_FORMAT4_OPCODE_SHIFT                            26
#define PICA_ISA_FORMAT4_OPCODE_MASK                             0xFC000000u

/* Format 5: MAD: three sources, the second one wide. [HW:
 * docs/hardware/shader-unit.md#instruction-words] */
/* DESC (bits 4-0): Number of the operand descriptor. */
#define PICA_ISA_FORMAT5_DESC_SHIFT                              0
#define PICA_ISA_FORMAT5_DESC_MASK                               0x0000001Fu
/* SRC3 (bits 9-5): Source register 3. */
#define PICA_ISA_FORMAT5_SRC3_SHIFT                              5
#define PICA_ISA_FORMAT5_SRC3_MASK                               0x000003E0u
/* SRC2 (bits 16-10): Source register 2. */
#define PICA_ISA_FORMAT5_SRC2_SHIFT                              10
#define PICA_ISA_FORMAT5_SRC2_MASK                               0x0001FC00u
/* SRC1 (bits 21-17): Source register 1. */
#define PICA_ISA_FORMAT5_SRC1_SHIFT                              17
#define PICA_ISA_FORMAT5_SRC1_MASK                               0x003E0000u
/* IDX (bits 23-22): Index register of the wide source. */
#define PICA_ISA_FORMAT5_IDX_SHIFT                               22
#define PICA_ISA_FORMAT5_IDX_MASK                                0x00C00000u
/* DST (bits 28-24): Destination register. */
#define PICA_ISA_FORMAT5_DST_SHIFT                               24
#define PICA_ISA_FORMAT5_DST_MASK                                0x1F000000u
/* OPCODE (bits 31-29): What the instruction does. */
#define PICA_ISA_FORMAT5_OPCODE_SHIFT                            29
#define PICA_ISA_FORMAT5_OPCODE_MASK                             0xE0000000u

/* Format 5i: MADI: three sources, the third one wide. [DOC:
 * docs/hardware/shader-unit.md#instruction-words] */
/* DESC (bits 4-0): Number of the operand descriptor. */
#define PICA_ISA_FORMAT5I_DESC_SHIFT                             0
#define PICA_ISA_FORMAT5I_DESC_MASK                              0x0000001Fu
/* SRC3 (bits 11-5): Source register 3. */
#define PICA_ISA_FORMAT5I_SRC3_SHIFT                             5
#define PICA_ISA_FORMAT5I_SRC3_MASK                              0x00000FE0u
/* SRC2 (bits 16-12): Source register 2. */
#define PICA_ISA_FORMAT5I_SRC2_SHIFT                             12
#define PICA_ISA_FORMAT5I_SRC2_MASK                              0x0001F000u
/* SRC1 (bits 21-17): Source register 1. */
#define PICA_ISA_FORMAT5I_SRC1_SHIFT                             17
#define PICA_ISA_FORMAT5I_SRC1_MASK                              0x003E0000u
/* IDX (bits 23-22): Index register of the wide source. */
#define PICA_ISA_FORMAT5I_IDX_SHIFT                              22
#define PICA_ISA_FORMAT5I_IDX_MASK                               0x00C00000u
/* DST (bits 28-24): Destination register. */
#define PICA_ISA_FORMAT5I_DST_SHIFT                              24
#define PICA_ISA_FORMAT5I_DST_MASK                               0x1F000000u
/* OPCODE (bits 31-29): What the instruction does. */
#define PICA_ISA_FORMAT5I_OPCODE_SHIFT                           29
#define PICA_ISA_FORMAT5I_OPCODE_MASK                            0xE0000000u

/* Format ?: An opcode without known meaning. [?: docs/hardware/shader-unit.md#operations] */
/* PAYLOAD (bits 25-0): Everything below the opcode of an instruction nobody knows. */
#define PICA_ISA_UNKNOWN_PAYLOAD_SHIFT                           0
#define PICA_ISA_UNKNOWN_PAYLOAD_MASK                            0x03FFFFFFu
/* OPCODE (bits 31-26): What the instruction does. */
#define PICA_ISA_UNKNOWN_OPCODE_SHIFT                            26
#define PICA_ISA_UNKNOWN_OPCODE_MASK                             0xFC000000u

/* Descriptor, 32 bits: Operand descriptor: what is written of the destination, and what is done to
 * each source. [DOC: docs/hardware/shader-unit.md#operand-descriptors] */
/* MASK (bits 3-0): Components of the destination that are written. */
#define PICA_ISA_DESCRIPTOR_MASK_SHIFT                           0
#define PICA_ISA_DESCRIPTOR_MASK_MASK                            0x0000000Fu
/* NEGATE1 (bit 4): Source 1 is negated, after selection, in all components. */
#define PICA_ISA_DESCRIPTOR_NEGATE1_SHIFT                        4
#define PICA_ISA_DESCRIPTOR_NEGATE1_MASK                         0x00000010u
/* SELECT1 (bits 12-5): Selector of source 1. */
#define PICA_ISA_DESCRIPTOR_SELECT1_SHIFT                        5
#define PICA_ISA_DESCRIPTOR_SELECT1_MASK                         0x00001FE0u
/* NEGATE2 (bit 13): Source 2 is negated. */
#define PICA_ISA_DESCRIPTOR_NEGATE2_SHIFT                        13
#define PICA_ISA_DESCRIPTOR_NEGATE2_MASK                         0x00002000u
/* SELECT2 (bits 21-14): Selector of source 2. */
#define PICA_ISA_DESCRIPTOR_SELECT2_SHIFT                        14
#define PICA_ISA_DESCRIPTOR_SELECT2_MASK                         0x003FC000u
/* NEGATE3 (bit 22): Source 3 is negated. */
#define PICA_ISA_DESCRIPTOR_NEGATE3_SHIFT                        22
#define PICA_ISA_DESCRIPTOR_NEGATE3_MASK                         0x00400000u
/* SELECT3 (bits 30-23): Selector of source 3. */
#define PICA_ISA_DESCRIPTOR_SELECT3_SHIFT                        23
#define PICA_ISA_DESCRIPTOR_SELECT3_MASK                         0x7F800000u

/* Mask, 4 bits: A set of components. [DOC: docs/hardware/shader-unit.md#operand-descriptors] */
/* W (bit 0): Component w. */
#define PICA_ISA_MASK_W_SHIFT                                    0
#define PICA_ISA_MASK_W_MASK                                     0x00000001u
/* Z (bit 1): Component z. */
#define PICA_ISA_MASK_Z_SHIFT                                    1
#define PICA_ISA_MASK_Z_MASK                                     0x00000002u
/* Y (bit 2): Component y. */
#define PICA_ISA_MASK_Y_SHIFT                                    2
#define PICA_ISA_MASK_Y_MASK                                     0x00000004u
/* X (bit 3): Component x. */
#define PICA_ISA_MASK_X_SHIFT                                    3
#define PICA_ISA_MASK_X_MASK                                     0x00000008u

/* Selector, 8 bits: Which component of the register arrives at each component of the operand: 0x1B is
 * xyzw. [DOC: docs/hardware/shader-unit.md#operand-descriptors] */
/* W (bits 1-0): What arrives at w. */
#define PICA_ISA_SELECTOR_W_SHIFT                                0
#define PICA_ISA_SELECTOR_W_MASK                                 0x00000003u
/* Z (bits 3-2): What arrives at z. */
#define PICA_ISA_SELECTOR_Z_SHIFT                                2
#define PICA_ISA_SELECTOR_Z_MASK                                 0x0000000Cu
/* Y (bits 5-4): What arrives at y. */
#define PICA_ISA_SELECTOR_Y_SHIFT                                4
#define PICA_ISA_SELECTOR_Y_MASK                                 0x00000030u
/* X (bits 7-6): What arrives at x. */
#define PICA_ISA_SELECTOR_X_SHIFT                                6
#define PICA_ISA_SELECTOR_X_MASK                                 0x000000C0u

/* Opcodes in the bits of the longest one; the lowest code, where several are the opcode */
/* a + b per component [DOC] */
#define PICA_ISA_OPCODE_ADD                                      0u
/* dot product of three components, to all [DOC] */
#define PICA_ISA_OPCODE_DP3                                      1u
/* dot product of four components, to all [DOC] */
#define PICA_ISA_OPCODE_DP4                                      2u
/* dot product with a.w taken as 1, to all [DOC] */
#define PICA_ISA_OPCODE_DPH                                      3u
/* (1, a.y * b.y, a.z, b.w) [DOC] */
#define PICA_ISA_OPCODE_DST                                      4u
/* 2 to the power a.x, to all [HW] */
#define PICA_ISA_OPCODE_EX2                                      5u
/* logarithm to base 2 of a.x, to all [HW] */
#define PICA_ISA_OPCODE_LG2                                      6u
/* (max(a.x, 0), clamp(a.y), 0, max(a.w, 0)); flags a.x >= 0, a.w >= 0 [HW] */
#define PICA_ISA_OPCODE_LITP                                     7u
/* a * b per component [DOC] */
#define PICA_ISA_OPCODE_MUL                                      8u
/* a >= b ? 1 : 0 per component [DOC] */
#define PICA_ISA_OPCODE_SGE                                      9u
/* a < b ? 1 : 0 per component [DOC] */
#define PICA_ISA_OPCODE_SLT                                      10u
/* floor per component [HW] */
#define PICA_ISA_OPCODE_FLR                                      11u
/* a > b ? a : b per component [HW] */
#define PICA_ISA_OPCODE_MAX                                      12u
/* a < b ? a : b per component [HW] */
#define PICA_ISA_OPCODE_MIN                                      13u
/* 1 / a.x, to all [HW] */
#define PICA_ISA_OPCODE_RCP                                      14u
/* 1 / square root of a.x, to all [HW] */
#define PICA_ISA_OPCODE_RSQ                                      15u
/* a0.x, a0.y = a.x, a.y truncated to integers [HW] */
#define PICA_ISA_OPCODE_MOVA                                     18u
/* a [DOC] */
#define PICA_ISA_OPCODE_MOV                                      19u
/* as DPH [DOC] */
#define PICA_ISA_OPCODE_DPHI                                     24u
/* as DST [DOC] */
#define PICA_ISA_OPCODE_DSTI                                     25u
/* as SGE [HW] */
#define PICA_ISA_OPCODE_SGEI                                     26u
/* as SLT [HW] */
#define PICA_ISA_OPCODE_SLTI                                     27u
/* leave the innermost loop [DOC] */
#define PICA_ISA_OPCODE_BREAK                                    32u
/* nothing [DOC] */
#define PICA_ISA_OPCODE_NOP                                      33u
/* end of this invocation [DOC] */
#define PICA_ISA_OPCODE_END                                      34u
/* leave the innermost loop if the condition holds [DOC] */
#define PICA_ISA_OPCODE_BREAKC                                   35u
/* run NUM instructions from DST, then go on here [DOC] */
#define PICA_ISA_OPCODE_CALL                                     36u
/* CALL if the condition holds [DOC] */
#define PICA_ISA_OPCODE_CALLC                                    37u
/* CALL if the boolean is set [DOC] */
#define PICA_ISA_OPCODE_CALLU                                    38u
/* run up to DST if the boolean is set, else NUM instructions from DST [DOC] */
#define PICA_ISA_OPCODE_IFU                                      39u
/* run up to DST if the condition holds, else NUM instructions from DST [DOC] */
#define PICA_ISA_OPCODE_IFC                                      40u
/* run the words up to and including DST i.x + 1 times; aL starts at i.y, step i.z [HW] */
#define PICA_ISA_OPCODE_LOOP                                     41u
/* copy the outputs to the vertex slot [DOC] */
#define PICA_ISA_OPCODE_EMIT                                     42u
/* choose slot, primitive and winding for EMIT [DOC] */
#define PICA_ISA_OPCODE_SETEMIT                                  43u
/* go to DST if the condition holds [DOC] */
#define PICA_ISA_OPCODE_JMPC                                     44u
/* go to DST if the boolean is not equal to NUM bit 0 [DOC] */
#define PICA_ISA_OPCODE_JMPU                                     45u
/* cmp.x = a.x opx b.x, cmp.y = a.y opy b.y [DOC] */
#define PICA_ISA_OPCODE_CMP                                      46u
/* as MAD [DOC] */
#define PICA_ISA_OPCODE_MADI                                     48u
/* a * b rounded, + c rounded, per component [HW] */
#define PICA_ISA_OPCODE_MAD                                      56u

/* Opcodes in the bits of their formats, where those are fewer */
/* cmp.x = a.x opx b.x, cmp.y = a.y opy b.y [DOC] */
#define PICA_ISA_SHORT_OPCODE_CMP                                23u
/* as MAD [DOC] */
#define PICA_ISA_SHORT_OPCODE_MADI                               6u
/* a * b rounded, + c rounded, per component [HW] */
#define PICA_ISA_SHORT_OPCODE_MAD                                7u

#endif /* SHADER_ISA_H */
