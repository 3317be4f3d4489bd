/* Instructions: opcodes, fields, registers.
 *
 * Generated from the instruction set specification (description version 1). Do not edit.
 *
 * A small set.
 *
 * A field has X_SHIFT and X_MASK, the mask in place.
 */
#ifndef SHADER_ISA_H
#define SHADER_ISA_H

/* Sizes */
/* Entries of the stack. [DOC] */
#define PICA_ISA_STACK                                           4u

/* Register files: how many registers, and the number of the first one */
/* v0 and up: Inputs. */
#define PICA_ISA_REGISTER_INPUT_COUNT                            4u
/* v0 as source. */
#define PICA_ISA_REGISTER_INPUT_SOURCE                           0u
/* c0 and up: Uniforms. */
#define PICA_ISA_REGISTER_UNIFORM_COUNT                          12u
/* c0 as source. */
#define PICA_ISA_REGISTER_UNIFORM_SOURCE                         4u
/* o0 and up: Outputs. */
#define PICA_ISA_REGISTER_OUTPUT_COUNT                           4u
/* o0 as destination. */
#define PICA_ISA_REGISTER_OUTPUT_DESTINATION                     0u

/* Index: Index register. [DOC: test] */
/* None. */
#define PICA_ISA_INDEX_NONE                                      0u
/* The address register. */
#define PICA_ISA_INDEX_A                                         1u

/* Format 2: Two sources. [DOC: test] */
/* SRC1 (bits 3-0): Source 1. */
#define PICA_ISA_TWO_SRC1_SHIFT                                  0
#define PICA_ISA_TWO_SRC1_MASK                                   0x0000000Fu
/* SRC2 (bits 5-4): Source 2. */
#define PICA_ISA_TWO_SRC2_SHIFT                                  4
#define PICA_ISA_TWO_SRC2_MASK                                   0x00000030u
/* IDX (bit 6): Index register. */
#define PICA_ISA_TWO_IDX_SHIFT                                   6
#define PICA_ISA_TWO_IDX_MASK                                    0x00000040u
/* DST (bits 8-7): Destination. */
#define PICA_ISA_TWO_DST_SHIFT                                   7
#define PICA_ISA_TWO_DST_MASK                                    0x00000180u
/* OPCODE (bits 31-29): What the instruction does. */
#define PICA_ISA_TWO_OPCODE_SHIFT                                29
#define PICA_ISA_TWO_OPCODE_MASK                                 0xE0000000u

/* Format s: Short opcode. [DOC: test] */
/* SRC1 (bits 1-0): Source 1. */
#define PICA_ISA_SHORT_SRC1_SHIFT                                0
#define PICA_ISA_SHORT_SRC1_MASK                                 0x00000003u
/* SRC2 (bits 5-2): Source 2. */
#define PICA_ISA_SHORT_SRC2_SHIFT                                2
#define PICA_ISA_SHORT_SRC2_MASK                                 0x0000003Cu
/* IDX (bit 6): Index register. */
#define PICA_ISA_SHORT_IDX_SHIFT                                 6
#define PICA_ISA_SHORT_IDX_MASK                                  0x00000040u
/* DST (bits 8-7): Destination. */
#define PICA_ISA_SHORT_DST_SHIFT                                 7
#define PICA_ISA_SHORT_DST_MASK                                  0x00000180u
/* OPCODE (bits 31-30): What the instruction does. */
#define PICA_ISA_SHORT_OPCODE_SHIFT                              30
#define PICA_ISA_SHORT_OPCODE_MASK                               0xC0000000u

/* Format o: Unknown. [?: test] */
/* PAYLOAD (bits 28-0): Everything else. */
#define PICA_ISA_OTHER_PAYLOAD_SHIFT                             0
#define PICA_ISA_OTHER_PAYLOAD_MASK                              0x1FFFFFFFu
/* OPCODE (bits 31-29): What the instruction does. */
#define PICA_ISA_OTHER_OPCODE_SHIFT                              29
#define PICA_ISA_OTHER_OPCODE_MASK                               0xE0000000u

/* Mask, 2 bits: Components. [DOC: test] */
/* Y (bit 0): */
#define PICA_ISA_MASK_Y_SHIFT                                    0
#define PICA_ISA_MASK_Y_MASK                                     0x00000001u
/* X (bit 1): */
#define PICA_ISA_MASK_X_SHIFT                                    1
#define PICA_ISA_MASK_X_MASK                                     0x00000002u

/* Opcodes in the bits of the longest one; the lowest code, where several are the opcode */
/* a + b [DOC] */
#define PICA_ISA_OPCODE_ADD                                      0u
/* as ADD [DOC] */
#define PICA_ISA_OPCODE_ADDI                                     4u

/* Opcodes in the bits of their formats, where those are fewer */
/* as ADD [DOC] */
#define PICA_ISA_SHORT_OPCODE_ADDI                               2u

#endif /* SHADER_ISA_H */
