// Instructions: opcodes, fields, registers.
//
// Generated from the instruction set specification (description version 1). Do not edit.
//
// A small set.
//
// A field has X_LSB and X_WIDTH: word[X_LSB +: X_WIDTH].
//
// A package offers every constant and no design needs them all:
/* verilator lint_off UNUSEDPARAM */
package shader_isa_pkg;

  // Sizes
  // Entries of the stack. [DOC]
  localparam int PICA_ISA_STACK = 4;

  // Register files: how many registers, and the number of the first one
  // v0 and up: Inputs.
  localparam int PICA_ISA_REGISTER_INPUT_COUNT = 4;
  // v0 as source.
  localparam int PICA_ISA_REGISTER_INPUT_SOURCE = 0;
  // c0 and up: Uniforms.
  localparam int PICA_ISA_REGISTER_UNIFORM_COUNT = 12;
  // c0 as source.
  localparam int PICA_ISA_REGISTER_UNIFORM_SOURCE = 4;
  // o0 and up: Outputs.
  localparam int PICA_ISA_REGISTER_OUTPUT_COUNT = 4;
  // o0 as destination.
  localparam int PICA_ISA_REGISTER_OUTPUT_DESTINATION = 0;

  // Index: Index register. [DOC: test]
  // None.
  localparam logic [0:0] PICA_ISA_INDEX_NONE = 1'd0;
  // The address register.
  localparam logic [0:0] PICA_ISA_INDEX_A = 1'd1;

  // Format 2: Two sources. [DOC: test]
  // SRC1 (bits 3-0): Source 1.
  localparam int PICA_ISA_TWO_SRC1_LSB = 0;
  localparam int PICA_ISA_TWO_SRC1_WIDTH = 4;
  // SRC2 (bits 5-4): Source 2.
  localparam int PICA_ISA_TWO_SRC2_LSB = 4;
  localparam int PICA_ISA_TWO_SRC2_WIDTH = 2;
  // IDX (bit 6): Index register.
  localparam int PICA_ISA_TWO_IDX_LSB = 6;
  localparam int PICA_ISA_TWO_IDX_WIDTH = 1;
  // DST (bits 8-7): Destination.
  localparam int PICA_ISA_TWO_DST_LSB = 7;
  localparam int PICA_ISA_TWO_DST_WIDTH = 2;
  // OPCODE (bits 31-29): What the instruction does.
  localparam int PICA_ISA_TWO_OPCODE_LSB = 29;
  localparam int PICA_ISA_TWO_OPCODE_WIDTH = 3;

  // Format s: Short opcode. [DOC: test]
  // SRC1 (bits 1-0): Source 1.
  localparam int PICA_ISA_SHORT_SRC1_LSB = 0;
  localparam int PICA_ISA_SHORT_SRC1_WIDTH = 2;
  // SRC2 (bits 5-2): Source 2.
  localparam int PICA_ISA_SHORT_SRC2_LSB = 2;
  localparam int PICA_ISA_SHORT_SRC2_WIDTH = 4;
  // IDX (bit 6): Index register.
  localparam int PICA_ISA_SHORT_IDX_LSB = 6;
  localparam int PICA_ISA_SHORT_IDX_WIDTH = 1;
  // DST (bits 8-7): Destination.
  localparam int PICA_ISA_SHORT_DST_LSB = 7;
  localparam int PICA_ISA_SHORT_DST_WIDTH = 2;
  // OPCODE (bits 31-30): What the instruction does.
  localparam int PICA_ISA_SHORT_OPCODE_LSB = 30;
  localparam int PICA_ISA_SHORT_OPCODE_WIDTH = 2;

  // Format o: Unknown. [?: test]
  // PAYLOAD (bits 28-0): Everything else.
  localparam int PICA_ISA_OTHER_PAYLOAD_LSB = 0;
  localparam int PICA_ISA_OTHER_PAYLOAD_WIDTH = 29;
  // OPCODE (bits 31-29): What the instruction does.
  localparam int PICA_ISA_OTHER_OPCODE_LSB = 29;
  localparam int PICA_ISA_OTHER_OPCODE_WIDTH = 3;

  // Mask, 2 bits: Components. [DOC: test]
  // Y (bit 0):
  localparam int PICA_ISA_MASK_Y_LSB = 0;
  localparam int PICA_ISA_MASK_Y_WIDTH = 1;
  // X (bit 1):
  localparam int PICA_ISA_MASK_X_LSB = 1;
  localparam int PICA_ISA_MASK_X_WIDTH = 1;

  // Opcodes in the bits of the longest one; the lowest code, where several are the opcode
  // a + b [DOC]
  localparam logic [2:0] PICA_ISA_OPCODE_ADD = 3'd0;
  // as ADD [DOC]
  localparam logic [2:0] PICA_ISA_OPCODE_ADDI = 3'd4;

  // Opcodes in the bits of their formats, where those are fewer
  // as ADD [DOC]
  localparam logic [1:0] PICA_ISA_SHORT_OPCODE_ADDI = 2'd2;

endpackage
/* verilator lint_on UNUSEDPARAM */
