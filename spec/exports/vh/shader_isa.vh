// Shader instruction set: opcodes, fields, registers.
//
// Generated from the instruction set specification (description version 1). Do not edit.
//
// Instruction words, operand descriptors and registers of the shader units. An instruction is one
// 32-bit word; those that compute name an operand descriptor, which says what is done to the
// operands. Word, descriptor and register numbers are what the registers of the shader units load.
//
// Verilog-2001. Everything is a text macro. A field has X_LSB, X_WIDTH and X_BITS, the range for a part-select:
// word[`X_BITS].
`ifndef SHADER_ISA_VH
`define SHADER_ISA_VH

// Sizes
// Operand descriptors of a unit. [DOC]
`define PICA_ISA_DESCRIPTOR_COUNT                                128
// Operand descriptors that MAD and MADI can name. [DOC]
`define PICA_ISA_MAD_DESCRIPTOR_COUNT                            32
// Instruction words of a vertex shader unit. [HW]
`define PICA_ISA_VERTEX_CODE_WORDS                               512
// Instruction words that the program counter of the geometry shader unit can name. [HW]
`define PICA_ISA_GEOMETRY_CODE_WORDS                             4096
// Output registers of a geometry shader; the others belong to vertex shaders only. [DOC]
`define PICA_ISA_GEOMETRY_OUTPUTS                                7
// Vertex slots that EMIT makes a primitive of; a slot above them is stored and never read. [DOC]
`define PICA_ISA_PRIMITIVE_SLOTS                                 3
// The boolean uniform that the chip sets after a shader has run. [HW]
`define PICA_ISA_LAST_BOOLEAN                                    15
// Entries of the CALL stack. [HW]
`define PICA_ISA_CALL_DEPTH                                      4
// Entries of the IF stack. [HW]
`define PICA_ISA_IF_DEPTH                                        8
// Entries of the LOOP stack. [HW]
`define PICA_ISA_LOOP_DEPTH                                      4
// Relative addressing takes offsets from -128 to 127; others count as 0. [HW]
`define PICA_ISA_OFFSET_LIMIT                                    128
// Relative addresses of uniforms wrap at this number; those past the last uniform read (1, 1, 1, 1).
// [HW]
`define PICA_ISA_UNIFORM_WRAP                                    128
// Limit of the y component of LITP, as float24: 0x7FFF / 0x100. [?]
`define PICA_ISA_LITP_LIMIT                                      4587516

// Register files: how many registers, and the number of the first one
// v0 and up: Vertex attributes; four f24.
`define PICA_ISA_REGISTER_INPUT_COUNT                            16
// v0 as source.
`define PICA_ISA_REGISTER_INPUT_SOURCE                           0
// o0 and up: What goes to the next stage; four f24.
`define PICA_ISA_REGISTER_OUTPUT_COUNT                           16
// o0 as destination.
`define PICA_ISA_REGISTER_OUTPUT_DESTINATION                     0
// r0 and up: Working registers; four f24.
`define PICA_ISA_REGISTER_TEMPORARY_COUNT                        16
// r0 as source.
`define PICA_ISA_REGISTER_TEMPORARY_SOURCE                       16
// r0 as destination.
`define PICA_ISA_REGISTER_TEMPORARY_DESTINATION                  16
// c0 and up: Float uniforms; four f24.
`define PICA_ISA_REGISTER_FLOAT_COUNT                            96
// c0 as source.
`define PICA_ISA_REGISTER_FLOAT_SOURCE                           32
// i0 and up: Integer uniforms of LOOP: x iterations less one, y start, z step, 8 bits each.
`define PICA_ISA_REGISTER_INTEGER_COUNT                          4
// b0 and up: Boolean uniforms of IFU, CALLU and JMPU, one bit each.
`define PICA_ISA_REGISTER_BOOLEAN_COUNT                          16

// Comparison: The operators of CMP. [DOC: docs/hardware/shader-unit.md#operations]
// Equal.
`define PICA_ISA_COMPARISON_EQ                                   3'd0
// Not equal.
`define PICA_ISA_COMPARISON_NE                                   3'd1
// Less than.
`define PICA_ISA_COMPARISON_LT                                   3'd2
// Less than or equal.
`define PICA_ISA_COMPARISON_LE                                   3'd3
// Greater than.
`define PICA_ISA_COMPARISON_GT                                   3'd4
// Greater than or equal.
`define PICA_ISA_COMPARISON_GE                                   3'd5
// Always true; has no assembly name.
`define PICA_ISA_COMPARISON_TRUE6                                3'd6
// Always true; has no assembly name.
`define PICA_ISA_COMPARISON_TRUE7                                3'd7

// Component: A component of a register, as selectors name it. [DOC:
// docs/hardware/shader-unit.md#operand-descriptors]
// Component 0.
`define PICA_ISA_COMPONENT_X                                     2'd0
// Component 1.
`define PICA_ISA_COMPONENT_Y                                     2'd1
// Component 2.
`define PICA_ISA_COMPONENT_Z                                     2'd2
// Component 3.
`define PICA_ISA_COMPONENT_W                                     2'd3

// Condition: How flow control joins the tests of the two flags. [DOC:
// docs/hardware/shader-unit.md#operations]
// cmp.x == refX or cmp.y == refY.
`define PICA_ISA_CONDITION_OR                                    2'd0
// cmp.x == refX and cmp.y == refY.
`define PICA_ISA_CONDITION_AND                                   2'd1
// cmp.x == refX.
`define PICA_ISA_CONDITION_X                                     2'd2
// cmp.y == refY.
`define PICA_ISA_CONDITION_Y                                     2'd3

// Index: The register added to the number of the wide source, if that is a uniform. [DOC:
// docs/hardware/shader-unit.md#relative-addressing]
// No relative addressing.
`define PICA_ISA_INDEX_NONE                                      2'd0
// The first address register.
`define PICA_ISA_INDEX_A0X                                       2'd1
// The second address register.
`define PICA_ISA_INDEX_A0Y                                       2'd2
// The loop counter.
`define PICA_ISA_INDEX_AL                                        2'd3

// Format 0: Opcode only. [DOC: docs/hardware/shader-unit.md#instruction-words]
// OPCODE (bits 31-26): What the instruction does.
`define PICA_ISA_FORMAT0_OPCODE_LSB                              26
`define PICA_ISA_FORMAT0_OPCODE_WIDTH                            6
`define PICA_ISA_FORMAT0_OPCODE_BITS                             31:26

// Format 1: Two sources, the first one wide. [DOC: docs/hardware/shader-unit.md#instruction-words]
// DESC (bits 6-0): Number of the operand descriptor.
`define PICA_ISA_FORMAT1_DESC_LSB                                0
`define PICA_ISA_FORMAT1_DESC_WIDTH                              7
`define PICA_ISA_FORMAT1_DESC_BITS                               6:0
// SRC2 (bits 11-7): Source register 2.
`define PICA_ISA_FORMAT1_SRC2_LSB                                7
`define PICA_ISA_FORMAT1_SRC2_WIDTH                              5
`define PICA_ISA_FORMAT1_SRC2_BITS                               11:7
// SRC1 (bits 18-12): Source register 1.
`define PICA_ISA_FORMAT1_SRC1_LSB                                12
`define PICA_ISA_FORMAT1_SRC1_WIDTH                              7
`define PICA_ISA_FORMAT1_SRC1_BITS                               18:12
// IDX (bits 20-19): Index register of the wide source.
`define PICA_ISA_FORMAT1_IDX_LSB                                 19
`define PICA_ISA_FORMAT1_IDX_WIDTH                               2
`define PICA_ISA_FORMAT1_IDX_BITS                                20:19
// DST (bits 25-21): Destination register.
`define PICA_ISA_FORMAT1_DST_LSB                                 21
`define PICA_ISA_FORMAT1_DST_WIDTH                               5
`define PICA_ISA_FORMAT1_DST_BITS                                25:21
// OPCODE (bits 31-26): What the instruction does.
`define PICA_ISA_FORMAT1_OPCODE_LSB                              26
`define PICA_ISA_FORMAT1_OPCODE_WIDTH                            6
`define PICA_ISA_FORMAT1_OPCODE_BITS                             31:26

// Format 1i: Two sources, the second one wide. [DOC: docs/hardware/shader-unit.md#instruction-words]
// DESC (bits 6-0): Number of the operand descriptor.
`define PICA_ISA_FORMAT1I_DESC_LSB                               0
`define PICA_ISA_FORMAT1I_DESC_WIDTH                             7
`define PICA_ISA_FORMAT1I_DESC_BITS                              6:0
// SRC2 (bits 13-7): Source register 2.
`define PICA_ISA_FORMAT1I_SRC2_LSB                               7
`define PICA_ISA_FORMAT1I_SRC2_WIDTH                             7
`define PICA_ISA_FORMAT1I_SRC2_BITS                              13:7
// SRC1 (bits 18-14): Source register 1.
`define PICA_ISA_FORMAT1I_SRC1_LSB                               14
`define PICA_ISA_FORMAT1I_SRC1_WIDTH                             5
`define PICA_ISA_FORMAT1I_SRC1_BITS                              18:14
// IDX (bits 20-19): Index register of the wide source.
`define PICA_ISA_FORMAT1I_IDX_LSB                                19
`define PICA_ISA_FORMAT1I_IDX_WIDTH                              2
`define PICA_ISA_FORMAT1I_IDX_BITS                               20:19
// DST (bits 25-21): Destination register.
`define PICA_ISA_FORMAT1I_DST_LSB                                21
`define PICA_ISA_FORMAT1I_DST_WIDTH                              5
`define PICA_ISA_FORMAT1I_DST_BITS                               25:21
// OPCODE (bits 31-26): What the instruction does.
`define PICA_ISA_FORMAT1I_OPCODE_LSB                             26
`define PICA_ISA_FORMAT1I_OPCODE_WIDTH                           6
`define PICA_ISA_FORMAT1I_OPCODE_BITS                            31:26

// Format 1u: One source, wide. [DOC: docs/hardware/shader-unit.md#instruction-words]
// DESC (bits 6-0): Number of the operand descriptor.
`define PICA_ISA_FORMAT1U_DESC_LSB                               0
`define PICA_ISA_FORMAT1U_DESC_WIDTH                             7
`define PICA_ISA_FORMAT1U_DESC_BITS                              6:0
// SRC1 (bits 18-12): Source register 1.
`define PICA_ISA_FORMAT1U_SRC1_LSB                               12
`define PICA_ISA_FORMAT1U_SRC1_WIDTH                             7
`define PICA_ISA_FORMAT1U_SRC1_BITS                              18:12
// IDX (bits 20-19): Index register of the wide source.
`define PICA_ISA_FORMAT1U_IDX_LSB                                19
`define PICA_ISA_FORMAT1U_IDX_WIDTH                              2
`define PICA_ISA_FORMAT1U_IDX_BITS                               20:19
// DST (bits 25-21): Destination register.
`define PICA_ISA_FORMAT1U_DST_LSB                                21
`define PICA_ISA_FORMAT1U_DST_WIDTH                              5
`define PICA_ISA_FORMAT1U_DST_BITS                               25:21
// OPCODE (bits 31-26): What the instruction does.
`define PICA_ISA_FORMAT1U_OPCODE_LSB                             26
`define PICA_ISA_FORMAT1U_OPCODE_WIDTH                           6
`define PICA_ISA_FORMAT1U_OPCODE_BITS                            31:26

// Format 1c: CMP: two sources, the first one wide, and two operators. Bit 26 is bit 2 of CMPX. [DOC:
// docs/hardware/shader-unit.md#instruction-words]
// DESC (bits 6-0): Number of the operand descriptor.
`define PICA_ISA_FORMAT1C_DESC_LSB                               0
`define PICA_ISA_FORMAT1C_DESC_WIDTH                             7
`define PICA_ISA_FORMAT1C_DESC_BITS                              6:0
// SRC2 (bits 11-7): Source register 2.
`define PICA_ISA_FORMAT1C_SRC2_LSB                               7
`define PICA_ISA_FORMAT1C_SRC2_WIDTH                             5
`define PICA_ISA_FORMAT1C_SRC2_BITS                              11:7
// SRC1 (bits 18-12): Source register 1.
`define PICA_ISA_FORMAT1C_SRC1_LSB                               12
`define PICA_ISA_FORMAT1C_SRC1_WIDTH                             7
`define PICA_ISA_FORMAT1C_SRC1_BITS                              18:12
// IDX (bits 20-19): Index register of the wide source.
`define PICA_ISA_FORMAT1C_IDX_LSB                                19
`define PICA_ISA_FORMAT1C_IDX_WIDTH                              2
`define PICA_ISA_FORMAT1C_IDX_BITS                               20:19
// CMPY (bits 23-21): Operator for the y components.
`define PICA_ISA_FORMAT1C_CMPY_LSB                               21
`define PICA_ISA_FORMAT1C_CMPY_WIDTH                             3
`define PICA_ISA_FORMAT1C_CMPY_BITS                              23:21
// CMPX (bits 26-24): Operator for the x components.
`define PICA_ISA_FORMAT1C_CMPX_LSB                               24
`define PICA_ISA_FORMAT1C_CMPX_WIDTH                             3
`define PICA_ISA_FORMAT1C_CMPX_BITS                              26:24
// OPCODE (bits 31-27): What the instruction does.
`define PICA_ISA_FORMAT1C_OPCODE_LSB                             27
`define PICA_ISA_FORMAT1C_OPCODE_WIDTH                           5
`define PICA_ISA_FORMAT1C_OPCODE_BITS                            31:27

// Format 2: Flow control on the compare flags. [DOC: docs/hardware/shader-unit.md#instruction-words]
// NUM (bits 7-0): A count of instructions; JMPU: bit 0 inverts the test.
`define PICA_ISA_FORMAT2_NUM_LSB                                 0
`define PICA_ISA_FORMAT2_NUM_WIDTH                               8
`define PICA_ISA_FORMAT2_NUM_BITS                                7:0
// NUM_HIGH (bits 9-8): Bits above NUM that no document names; a count of more than 255 spills into
// them.
`define PICA_ISA_FORMAT2_NUM_HIGH_LSB                            8
`define PICA_ISA_FORMAT2_NUM_HIGH_WIDTH                          2
`define PICA_ISA_FORMAT2_NUM_HIGH_BITS                           9:8
// ADDRESS (bits 21-10): DST: an instruction address.
`define PICA_ISA_FORMAT2_ADDRESS_LSB                             10
`define PICA_ISA_FORMAT2_ADDRESS_WIDTH                           12
`define PICA_ISA_FORMAT2_ADDRESS_BITS                            21:10
// CONDOP (bits 23-22): How the flag tests are joined.
`define PICA_ISA_FORMAT2_CONDOP_LSB                              22
`define PICA_ISA_FORMAT2_CONDOP_WIDTH                            2
`define PICA_ISA_FORMAT2_CONDOP_BITS                             23:22
// REFY (bit 24): The value cmp.y is tested against.
`define PICA_ISA_FORMAT2_REFY_LSB                                24
`define PICA_ISA_FORMAT2_REFY_WIDTH                              1
`define PICA_ISA_FORMAT2_REFY_BITS                               24:24
// REFX (bit 25): The value cmp.x is tested against.
`define PICA_ISA_FORMAT2_REFX_LSB                                25
`define PICA_ISA_FORMAT2_REFX_WIDTH                              1
`define PICA_ISA_FORMAT2_REFX_BITS                               25:25
// OPCODE (bits 31-26): What the instruction does.
`define PICA_ISA_FORMAT2_OPCODE_LSB                              26
`define PICA_ISA_FORMAT2_OPCODE_WIDTH                            6
`define PICA_ISA_FORMAT2_OPCODE_BITS                             31:26

// Format 3: Flow control on a boolean uniform. [DOC: docs/hardware/shader-unit.md#instruction-words]
// NUM (bits 7-0): A count of instructions; JMPU: bit 0 inverts the test.
`define PICA_ISA_FORMAT3_NUM_LSB                                 0
`define PICA_ISA_FORMAT3_NUM_WIDTH                               8
`define PICA_ISA_FORMAT3_NUM_BITS                                7:0
// NUM_HIGH (bits 9-8): Bits above NUM that no document names; a count of more than 255 spills into
// them.
`define PICA_ISA_FORMAT3_NUM_HIGH_LSB                            8
`define PICA_ISA_FORMAT3_NUM_HIGH_WIDTH                          2
`define PICA_ISA_FORMAT3_NUM_HIGH_BITS                           9:8
// ADDRESS (bits 21-10): DST: an instruction address.
`define PICA_ISA_FORMAT3_ADDRESS_LSB                             10
`define PICA_ISA_FORMAT3_ADDRESS_WIDTH                           12
`define PICA_ISA_FORMAT3_ADDRESS_BITS                            21:10
// BOOL (bits 25-22): Number of a boolean uniform.
`define PICA_ISA_FORMAT3_BOOL_LSB                                22
`define PICA_ISA_FORMAT3_BOOL_WIDTH                              4
`define PICA_ISA_FORMAT3_BOOL_BITS                               25:22
// OPCODE (bits 31-26): What the instruction does.
`define PICA_ISA_FORMAT3_OPCODE_LSB                              26
`define PICA_ISA_FORMAT3_OPCODE_WIDTH                            6
`define PICA_ISA_FORMAT3_OPCODE_BITS                             31:26

// Format 3 (loop): LOOP: format 3 with an integer uniform, which needs two bits of the four. [DOC:
// docs/hardware/shader-unit.md#instruction-words]
// NUM (bits 7-0): A count of instructions; JMPU: bit 0 inverts the test.
`define PICA_ISA_FORMAT3_LOOP_NUM_LSB                            0
`define PICA_ISA_FORMAT3_LOOP_NUM_WIDTH                          8
`define PICA_ISA_FORMAT3_LOOP_NUM_BITS                           7:0
// NUM_HIGH (bits 9-8): Bits above NUM that no document names; a count of more than 255 spills into
// them.
`define PICA_ISA_FORMAT3_LOOP_NUM_HIGH_LSB                       8
`define PICA_ISA_FORMAT3_LOOP_NUM_HIGH_WIDTH                     2
`define PICA_ISA_FORMAT3_LOOP_NUM_HIGH_BITS                      9:8
// ADDRESS (bits 21-10): DST: an instruction address.
`define PICA_ISA_FORMAT3_LOOP_ADDRESS_LSB                        10
`define PICA_ISA_FORMAT3_LOOP_ADDRESS_WIDTH                      12
`define PICA_ISA_FORMAT3_LOOP_ADDRESS_BITS                       21:10
// INT (bits 23-22): Number of an integer uniform.
`define PICA_ISA_FORMAT3_LOOP_INT_LSB                            22
`define PICA_ISA_FORMAT3_LOOP_INT_WIDTH                          2
`define PICA_ISA_FORMAT3_LOOP_INT_BITS                           23:22
// OPCODE (bits 31-26): What the instruction does.
`define PICA_ISA_FORMAT3_LOOP_OPCODE_LSB                         26
`define PICA_ISA_FORMAT3_LOOP_OPCODE_WIDTH                       6
`define PICA_ISA_FORMAT3_LOOP_OPCODE_BITS                        31:26

// Format 4: SETEMIT. [DOC: docs/hardware/shader-unit.md#instruction-words]
// WINDING (bit 22): The primitive has its winding swapped.
`define PICA_ISA_FORMAT4_WINDING_LSB                             22
`define PICA_ISA_FORMAT4_WINDING_WIDTH                           1
`define PICA_ISA_FORMAT4_WINDING_BITS                            22:22
// PRIMITIVE (bit 23): The next EMIT completes a primitive.
`define PICA_ISA_FORMAT4_PRIMITIVE_LSB                           23
`define PICA_ISA_FORMAT4_PRIMITIVE_WIDTH                         1
`define PICA_ISA_FORMAT4_PRIMITIVE_BITS                          23:23
// VERTEX (bits 25-24): Vertex slot of SETEMIT.
`define PICA_ISA_FORMAT4_VERTEX_LSB                              24
`define PICA_ISA_FORMAT4_VERTEX_WIDTH                            2
`define PICA_ISA_FORMAT4_VERTEX_BITS                             25:24
// OPCODE (bits 31-26): What the instruction does.
`define PICA_ISA_FORMAT4_OPCODE_LSB                              26
`define PICA_ISA_FORMAT4_OPCODE_WIDTH                            6
`define PICA_ISA_FORMAT4_OPCODE_BITS                             31:26

// Format 5: MAD: three sources, the second one wide. [HW:
// docs/hardware/shader-unit.md#instruction-words]
// DESC (bits 4-0): Number of the operand descriptor.
`define PICA_ISA_FORMAT5_DESC_LSB                                0
`define PICA_ISA_FORMAT5_DESC_WIDTH                              5
`define PICA_ISA_FORMAT5_DESC_BITS                               4:0
// SRC3 (bits 9-5): Source register 3.
`define PICA_ISA_FORMAT5_SRC3_LSB                                5
`define PICA_ISA_FORMAT5_SRC3_WIDTH                              5
`define PICA_ISA_FORMAT5_SRC3_BITS                               9:5
// SRC2 (bits 16-10): Source register 2.
`define PICA_ISA_FORMAT5_SRC2_LSB                                10
`define PICA_ISA_FORMAT5_SRC2_WIDTH                              7
`define PICA_ISA_FORMAT5_SRC2_BITS                               16:10
// SRC1 (bits 21-17): Source register 1.
`define PICA_ISA_FORMAT5_SRC1_LSB                                17
`define PICA_ISA_FORMAT5_SRC1_WIDTH                              5
`define PICA_ISA_FORMAT5_SRC1_BITS                               21:17
// IDX (bits 23-22): Index register of the wide source.
`define PICA_ISA_FORMAT5_IDX_LSB                                 22
`define PICA_ISA_FORMAT5_IDX_WIDTH                               2
`define PICA_ISA_FORMAT5_IDX_BITS                                23:22
// DST (bits 28-24): Destination register.
`define PICA_ISA_FORMAT5_DST_LSB                                 24
`define PICA_ISA_FORMAT5_DST_WIDTH                               5
`define PICA_ISA_FORMAT5_DST_BITS                                28:24
// OPCODE (bits 31-29): What the instruction does.
`define PICA_ISA_FORMAT5_OPCODE_LSB                              29
`define PICA_ISA_FORMAT5_OPCODE_WIDTH                            3
`define PICA_ISA_FORMAT5_OPCODE_BITS                             31:29

// Format 5i: MADI: three sources, the third one wide. [DOC:
// docs/hardware/shader-unit.md#instruction-words]
// DESC (bits 4-0): Number of the operand descriptor.
`define PICA_ISA_FORMAT5I_DESC_LSB                               0
`define PICA_ISA_FORMAT5I_DESC_WIDTH                             5
`define PICA_ISA_FORMAT5I_DESC_BITS                              4:0
// SRC3 (bits 11-5): Source register 3.
`define PICA_ISA_FORMAT5I_SRC3_LSB                               5
`define PICA_ISA_FORMAT5I_SRC3_WIDTH                             7
`define PICA_ISA_FORMAT5I_SRC3_BITS                              11:5
// SRC2 (bits 16-12): Source register 2.
`define PICA_ISA_FORMAT5I_SRC2_LSB                               12
`define PICA_ISA_FORMAT5I_SRC2_WIDTH                             5
`define PICA_ISA_FORMAT5I_SRC2_BITS                              16:12
// SRC1 (bits 21-17): Source register 1.
`define PICA_ISA_FORMAT5I_SRC1_LSB                               17
`define PICA_ISA_FORMAT5I_SRC1_WIDTH                             5
`define PICA_ISA_FORMAT5I_SRC1_BITS                              21:17
// IDX (bits 23-22): Index register of the wide source.
`define PICA_ISA_FORMAT5I_IDX_LSB                                22
`define PICA_ISA_FORMAT5I_IDX_WIDTH                              2
`define PICA_ISA_FORMAT5I_IDX_BITS                               23:22
// DST (bits 28-24): Destination register.
`define PICA_ISA_FORMAT5I_DST_LSB                                24
`define PICA_ISA_FORMAT5I_DST_WIDTH                              5
`define PICA_ISA_FORMAT5I_DST_BITS                               28:24
// OPCODE (bits 31-29): What the instruction does.
`define PICA_ISA_FORMAT5I_OPCODE_LSB                             29
`define PICA_ISA_FORMAT5I_OPCODE_WIDTH                           3
`define PICA_ISA_FORMAT5I_OPCODE_BITS                            31:29

// Format ?: An opcode without known meaning. [?: docs/hardware/shader-unit.md#operations]
// PAYLOAD (bits 25-0): Everything below the opcode of an instruction nobody knows.
`define PICA_ISA_UNKNOWN_PAYLOAD_LSB                             0
`define PICA_ISA_UNKNOWN_PAYLOAD_WIDTH                           26
`define PICA_ISA_UNKNOWN_PAYLOAD_BITS                            25:0
// OPCODE (bits 31-26): What the instruction does.
`define PICA_ISA_UNKNOWN_OPCODE_LSB                              26
`define PICA_ISA_UNKNOWN_OPCODE_WIDTH                            6
`define PICA_ISA_UNKNOWN_OPCODE_BITS                             31:26

// Descriptor, 32 bits: Operand descriptor: what is written of the destination, and what is done to
// each source. [DOC: docs/hardware/shader-unit.md#operand-descriptors]
// MASK (bits 3-0): Components of the destination that are written.
`define PICA_ISA_DESCRIPTOR_MASK_LSB                             0
`define PICA_ISA_DESCRIPTOR_MASK_WIDTH                           4
`define PICA_ISA_DESCRIPTOR_MASK_BITS                            3:0
// NEGATE1 (bit 4): Source 1 is negated, after selection, in all components.
`define PICA_ISA_DESCRIPTOR_NEGATE1_LSB                          4
`define PICA_ISA_DESCRIPTOR_NEGATE1_WIDTH                        1
`define PICA_ISA_DESCRIPTOR_NEGATE1_BITS                         4:4
// SELECT1 (bits 12-5): Selector of source 1.
`define PICA_ISA_DESCRIPTOR_SELECT1_LSB                          5
`define PICA_ISA_DESCRIPTOR_SELECT1_WIDTH                        8
`define PICA_ISA_DESCRIPTOR_SELECT1_BITS                         12:5
// NEGATE2 (bit 13): Source 2 is negated.
`define PICA_ISA_DESCRIPTOR_NEGATE2_LSB                          13
`define PICA_ISA_DESCRIPTOR_NEGATE2_WIDTH                        1
`define PICA_ISA_DESCRIPTOR_NEGATE2_BITS                         13:13
// SELECT2 (bits 21-14): Selector of source 2.
`define PICA_ISA_DESCRIPTOR_SELECT2_LSB                          14
`define PICA_ISA_DESCRIPTOR_SELECT2_WIDTH                        8
`define PICA_ISA_DESCRIPTOR_SELECT2_BITS                         21:14
// NEGATE3 (bit 22): Source 3 is negated.
`define PICA_ISA_DESCRIPTOR_NEGATE3_LSB                          22
`define PICA_ISA_DESCRIPTOR_NEGATE3_WIDTH                        1
`define PICA_ISA_DESCRIPTOR_NEGATE3_BITS                         22:22
// SELECT3 (bits 30-23): Selector of source 3.
`define PICA_ISA_DESCRIPTOR_SELECT3_LSB                          23
`define PICA_ISA_DESCRIPTOR_SELECT3_WIDTH                        8
`define PICA_ISA_DESCRIPTOR_SELECT3_BITS                         30:23

// Mask, 4 bits: A set of components. [DOC: docs/hardware/shader-unit.md#operand-descriptors]
// W (bit 0): Component w.
`define PICA_ISA_MASK_W_LSB                                      0
`define PICA_ISA_MASK_W_WIDTH                                    1
`define PICA_ISA_MASK_W_BITS                                     0:0
// Z (bit 1): Component z.
`define PICA_ISA_MASK_Z_LSB                                      1
`define PICA_ISA_MASK_Z_WIDTH                                    1
`define PICA_ISA_MASK_Z_BITS                                     1:1
// Y (bit 2): Component y.
`define PICA_ISA_MASK_Y_LSB                                      2
`define PICA_ISA_MASK_Y_WIDTH                                    1
`define PICA_ISA_MASK_Y_BITS                                     2:2
// X (bit 3): Component x.
`define PICA_ISA_MASK_X_LSB                                      3
`define PICA_ISA_MASK_X_WIDTH                                    1
`define PICA_ISA_MASK_X_BITS                                     3:3

// Selector, 8 bits: Which component of the register arrives at each component of the operand: 0x1B is
// xyzw. [DOC: docs/hardware/shader-unit.md#operand-descriptors]
// W (bits 1-0): What arrives at w.
`define PICA_ISA_SELECTOR_W_LSB                                  0
`define PICA_ISA_SELECTOR_W_WIDTH                                2
`define PICA_ISA_SELECTOR_W_BITS                                 1:0
// Z (bits 3-2): What arrives at z.
`define PICA_ISA_SELECTOR_Z_LSB                                  2
`define PICA_ISA_SELECTOR_Z_WIDTH                                2
`define PICA_ISA_SELECTOR_Z_BITS                                 3:2
// Y (bits 5-4): What arrives at y.
`define PICA_ISA_SELECTOR_Y_LSB                                  4
`define PICA_ISA_SELECTOR_Y_WIDTH                                2
`define PICA_ISA_SELECTOR_Y_BITS                                 5:4
// X (bits 7-6): What arrives at x.
`define PICA_ISA_SELECTOR_X_LSB                                  6
`define PICA_ISA_SELECTOR_X_WIDTH                                2
`define PICA_ISA_SELECTOR_X_BITS                                 7:6

// Opcodes in the bits of the longest one; the lowest code, where several are the opcode
// a + b per component [DOC]
`define PICA_ISA_OPCODE_ADD                                      6'd0
// dot product of three components, to all [DOC]
`define PICA_ISA_OPCODE_DP3                                      6'd1
// dot product of four components, to all [DOC]
`define PICA_ISA_OPCODE_DP4                                      6'd2
// dot product with a.w taken as 1, to all [DOC]
`define PICA_ISA_OPCODE_DPH                                      6'd3
// (1, a.y * b.y, a.z, b.w) [DOC]
`define PICA_ISA_OPCODE_DST                                      6'd4
// 2 to the power a.x, to all [HW]
`define PICA_ISA_OPCODE_EX2                                      6'd5
// logarithm to base 2 of a.x, to all [HW]
`define PICA_ISA_OPCODE_LG2                                      6'd6
// (max(a.x, 0), clamp(a.y), 0, max(a.w, 0)); flags a.x >= 0, a.w >= 0 [HW]
`define PICA_ISA_OPCODE_LITP                                     6'd7
// a * b per component [DOC]
`define PICA_ISA_OPCODE_MUL                                      6'd8
// a >= b ? 1 : 0 per component [DOC]
`define PICA_ISA_OPCODE_SGE                                      6'd9
// a < b ? 1 : 0 per component [DOC]
`define PICA_ISA_OPCODE_SLT                                      6'd10
// floor per component [HW]
`define PICA_ISA_OPCODE_FLR                                      6'd11
// a > b ? a : b per component [HW]
`define PICA_ISA_OPCODE_MAX                                      6'd12
// a < b ? a : b per component [HW]
`define PICA_ISA_OPCODE_MIN                                      6'd13
// 1 / a.x, to all [HW]
`define PICA_ISA_OPCODE_RCP                                      6'd14
// 1 / square root of a.x, to all [HW]
`define PICA_ISA_OPCODE_RSQ                                      6'd15
// a0.x, a0.y = a.x, a.y truncated to integers [HW]
`define PICA_ISA_OPCODE_MOVA                                     6'd18
// a [DOC]
`define PICA_ISA_OPCODE_MOV                                      6'd19
// as DPH [DOC]
`define PICA_ISA_OPCODE_DPHI                                     6'd24
// as DST [DOC]
`define PICA_ISA_OPCODE_DSTI                                     6'd25
// as SGE [HW]
`define PICA_ISA_OPCODE_SGEI                                     6'd26
// as SLT [HW]
`define PICA_ISA_OPCODE_SLTI                                     6'd27
// leave the innermost loop [DOC]
`define PICA_ISA_OPCODE_BREAK                                    6'd32
// nothing [DOC]
`define PICA_ISA_OPCODE_NOP                                      6'd33
// end of this invocation [DOC]
`define PICA_ISA_OPCODE_END                                      6'd34
// leave the innermost loop if the condition holds [DOC]
`define PICA_ISA_OPCODE_BREAKC                                   6'd35
// run NUM instructions from DST, then go on here [DOC]
`define PICA_ISA_OPCODE_CALL                                     6'd36
// CALL if the condition holds [DOC]
`define PICA_ISA_OPCODE_CALLC                                    6'd37
// CALL if the boolean is set [DOC]
`define PICA_ISA_OPCODE_CALLU                                    6'd38
// run up to DST if the boolean is set, else NUM instructions from DST [DOC]
`define PICA_ISA_OPCODE_IFU                                      6'd39
// run up to DST if the condition holds, else NUM instructions from DST [DOC]
`define PICA_ISA_OPCODE_IFC                                      6'd40
// run the words up to and including DST i.x + 1 times; aL starts at i.y, step i.z [HW]
`define PICA_ISA_OPCODE_LOOP                                     6'd41
// copy the outputs to the vertex slot [DOC]
`define PICA_ISA_OPCODE_EMIT                                     6'd42
// choose slot, primitive and winding for EMIT [DOC]
`define PICA_ISA_OPCODE_SETEMIT                                  6'd43
// go to DST if the condition holds [DOC]
`define PICA_ISA_OPCODE_JMPC                                     6'd44
// go to DST if the boolean is not equal to NUM bit 0 [DOC]
`define PICA_ISA_OPCODE_JMPU                                     6'd45
// cmp.x = a.x opx b.x, cmp.y = a.y opy b.y [DOC]
`define PICA_ISA_OPCODE_CMP                                      6'd46
// as MAD [DOC]
`define PICA_ISA_OPCODE_MADI                                     6'd48
// a * b rounded, + c rounded, per component [HW]
`define PICA_ISA_OPCODE_MAD                                      6'd56

// Opcodes in the bits of their formats, where those are fewer
// cmp.x = a.x opx b.x, cmp.y = a.y opy b.y [DOC]
`define PICA_ISA_SHORT_OPCODE_CMP                                5'd23
// as MAD [DOC]
`define PICA_ISA_SHORT_OPCODE_MADI                               3'd6
// a * b rounded, + c rounded, per component [HW]
`define PICA_ISA_SHORT_OPCODE_MAD                                3'd7

`endif // SHADER_ISA_VH
