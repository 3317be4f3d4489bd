// Instructions: opcodes, fields, registers.
//
// Generated from the instruction set specification (description version 1). Do not edit.
//
// A small set.
//
// Verilog-2001. Everything is a text macro. A field has X_LSB, X_WIDTH and X_BITS, the range for a part-select:
// word[`X_BITS].
`ifndef SHADER_ISA_VH
`define SHADER_ISA_VH

// Sizes
// Entries of the stack. [DOC]
`define PICA_ISA_STACK                                           4

// Register files: how many registers, and the number of the first one
// v0 and up: Inputs.
`define PICA_ISA_REGISTER_INPUT_COUNT                            4
// v0 as source.
`define PICA_ISA_REGISTER_INPUT_SOURCE                           0
// c0 and up: Uniforms.
`define PICA_ISA_REGISTER_UNIFORM_COUNT                          12
// c0 as source.
`define PICA_ISA_REGISTER_UNIFORM_SOURCE                         4
// o0 and up: Outputs.
`define PICA_ISA_REGISTER_OUTPUT_COUNT                           4
// o0 as destination.
`define PICA_ISA_REGISTER_OUTPUT_DESTINATION                     0

// Index: Index register. [DOC: test]
// None.
`define PICA_ISA_INDEX_NONE                                      1'd0
// The address register.
`define PICA_ISA_INDEX_A                                         1'd1

// Format 2: Two sources. [DOC: test]
// SRC1 (bits 3-0): Source 1.
`define PICA_ISA_TWO_SRC1_LSB                                    0
`define PICA_ISA_TWO_SRC1_WIDTH                                  4
`define PICA_ISA_TWO_SRC1_BITS                                   3:0
// SRC2 (bits 5-4): Source 2.
`define PICA_ISA_TWO_SRC2_LSB                                    4
`define PICA_ISA_TWO_SRC2_WIDTH                                  2
`define PICA_ISA_TWO_SRC2_BITS                                   5:4
// IDX (bit 6): Index register.
`define PICA_ISA_TWO_IDX_LSB                                     6
`define PICA_ISA_TWO_IDX_WIDTH                                   1
`define PICA_ISA_TWO_IDX_BITS                                    6:6
// DST (bits 8-7): Destination.
`define PICA_ISA_TWO_DST_LSB                                     7
`define PICA_ISA_TWO_DST_WIDTH                                   2
`define PICA_ISA_TWO_DST_BITS                                    8:7
// OPCODE (bits 31-29): What the instruction does.
`define PICA_ISA_TWO_OPCODE_LSB                                  29
`define PICA_ISA_TWO_OPCODE_WIDTH                                3
`define PICA_ISA_TWO_OPCODE_BITS                                 31:29

// Format s: Short opcode. [DOC: test]
// SRC1 (bits 1-0): Source 1.
`define PICA_ISA_SHORT_SRC1_LSB                                  0
`define PICA_ISA_SHORT_SRC1_WIDTH                                2
`define PICA_ISA_SHORT_SRC1_BITS                                 1:0
// SRC2 (bits 5-2): Source 2.
`define PICA_ISA_SHORT_SRC2_LSB                                  2
`define PICA_ISA_SHORT_SRC2_WIDTH                                4
`define PICA_ISA_SHORT_SRC2_BITS                                 5:2
// IDX (bit 6): Index register.
`define PICA_ISA_SHORT_IDX_LSB                                   6
`define PICA_ISA_SHORT_IDX_WIDTH                                 1
`define PICA_ISA_SHORT_IDX_BITS                                  6:6
// DST (bits 8-7): Destination.
`define PICA_ISA_SHORT_DST_LSB                                   7
`define PICA_ISA_SHORT_DST_WIDTH                                 2
`define PICA_ISA_SHORT_DST_BITS                                  8:7
// OPCODE (bits 31-30): What the instruction does.
`define PICA_ISA_SHORT_OPCODE_LSB                                30
`define PICA_ISA_SHORT_OPCODE_WIDTH                              2
`define PICA_ISA_SHORT_OPCODE_BITS                               31:30

// Format o: Unknown. [?: test]
// PAYLOAD (bits 28-0): Everything else.
`define PICA_ISA_OTHER_PAYLOAD_LSB                               0
`define PICA_ISA_OTHER_PAYLOAD_WIDTH                             29
`define PICA_ISA_OTHER_PAYLOAD_BITS                              28:0
// OPCODE (bits 31-29): What the instruction does.
`define PICA_ISA_OTHER_OPCODE_LSB                                29
`define PICA_ISA_OTHER_OPCODE_WIDTH                              3
`define PICA_ISA_OTHER_OPCODE_BITS                               31:29

// Mask, 2 bits: Components. [DOC: test]
// Y (bit 0):
`define PICA_ISA_MASK_Y_LSB                                      0
`define PICA_ISA_MASK_Y_WIDTH                                    1
`define PICA_ISA_MASK_Y_BITS                                     0:0
// X (bit 1):
`define PICA_ISA_MASK_X_LSB                                      1
`define PICA_ISA_MASK_X_WIDTH                                    1
`define PICA_ISA_MASK_X_BITS                                     1:1

// Opcodes in the bits of the longest one; the lowest code, where several are the opcode
// a + b [DOC]
`define PICA_ISA_OPCODE_ADD                                      3'd0
// as ADD [DOC]
`define PICA_ISA_OPCODE_ADDI                                     3'd4

// Opcodes in the bits of their formats, where those are fewer
// as ADD [DOC]
`define PICA_ISA_SHORT_OPCODE_ADDI                               2'd2

`endif // SHADER_ISA_VH
