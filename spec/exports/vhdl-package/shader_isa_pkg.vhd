-- Shader instruction set: opcodes, fields, registers.
--
-- Generated from the instruction set specification (description version 1). Do not edit.
--
-- Instruction words, operand descriptors and registers of the shader units. An instruction is one
-- 32-bit word; those that compute name an operand descriptor, which says what is done to the
-- operands. Word, descriptor and register numbers are what the registers of the shader units load.
--
-- A field has X_LSB, X_WIDTH and X_BITS, the range for a slice: word(X_BITS).
-- VHDL-2008.
library ieee;
use ieee.std_logic_1164.all;

package shader_isa_pkg is

  -- Sizes
  -- Operand descriptors of a unit. [DOC]
  constant PICA_ISA_DESCRIPTOR_COUNT : natural := 128;
  -- Operand descriptors that MAD and MADI can name. [DOC]
  constant PICA_ISA_MAD_DESCRIPTOR_COUNT : natural := 32;
  -- Instruction words of a vertex shader unit. [HW]
  constant PICA_ISA_VERTEX_CODE_WORDS : natural := 512;
  -- Instruction words that the program counter of the geometry shader unit can name. [HW]
  constant PICA_ISA_GEOMETRY_CODE_WORDS : natural := 4096;
  -- Output registers of a geometry shader; the others belong to vertex shaders only. [DOC]
  constant PICA_ISA_GEOMETRY_OUTPUTS : natural := 7;
  -- Vertex slots that EMIT makes a primitive of; a slot above them is stored and never read. [DOC]
  constant PICA_ISA_PRIMITIVE_SLOTS : natural := 3;
  -- The boolean uniform that the chip sets after a shader has run. [HW]
  constant PICA_ISA_LAST_BOOLEAN : natural := 15;
  -- Entries of the CALL stack. [HW]
  constant PICA_ISA_CALL_DEPTH : natural := 4;
  -- Entries of the IF stack. [HW]
  constant PICA_ISA_IF_DEPTH : natural := 8;
  -- Entries of the LOOP stack. [HW]
  constant PICA_ISA_LOOP_DEPTH : natural := 4;
  -- Relative addressing takes offsets from -128 to 127; others count as 0. [HW]
  constant PICA_ISA_OFFSET_LIMIT : natural := 128;
  -- Relative addresses of uniforms wrap at this number; those past the last uniform read (1, 1, 1,
  -- 1). [HW]
  constant PICA_ISA_UNIFORM_WRAP : natural := 128;
  -- Limit of the y component of LITP, as float24: 0x7FFF / 0x100. [?]
  constant PICA_ISA_LITP_LIMIT : natural := 4587516;

  -- Register files: how many registers, and the number of the first one
  -- v0 and up: Vertex attributes; four f24.
  constant PICA_ISA_REGISTER_INPUT_COUNT : natural := 16;
  -- v0 as source.
  constant PICA_ISA_REGISTER_INPUT_SOURCE : natural := 0;
  -- o0 and up: What goes to the next stage; four f24.
  constant PICA_ISA_REGISTER_OUTPUT_COUNT : natural := 16;
  -- o0 as destination.
  constant PICA_ISA_REGISTER_OUTPUT_DESTINATION : natural := 0;
  -- r0 and up: Working registers; four f24.
  constant PICA_ISA_REGISTER_TEMPORARY_COUNT : natural := 16;
  -- r0 as source.
  constant PICA_ISA_REGISTER_TEMPORARY_SOURCE : natural := 16;
  -- r0 as destination.
  constant PICA_ISA_REGISTER_TEMPORARY_DESTINATION : natural := 16;
  -- c0 and up: Float uniforms; four f24.
  constant PICA_ISA_REGISTER_FLOAT_COUNT : natural := 96;
  -- c0 as source.
  constant PICA_ISA_REGISTER_FLOAT_SOURCE : natural := 32;
  -- i0 and up: Integer uniforms of LOOP: x iterations less one, y start, z step, 8 bits each.
  constant PICA_ISA_REGISTER_INTEGER_COUNT : natural := 4;
  -- b0 and up: Boolean uniforms of IFU, CALLU and JMPU, one bit each.
  constant PICA_ISA_REGISTER_BOOLEAN_COUNT : natural := 16;

  -- Comparison: The operators of CMP. [DOC: docs/hardware/shader-unit.md#operations]
  -- Equal.
  constant PICA_ISA_COMPARISON_EQ : std_logic_vector(2 downto 0) := "000";
  -- Not equal.
  constant PICA_ISA_COMPARISON_NE : std_logic_vector(2 downto 0) := "001";
  -- Less than.
  constant PICA_ISA_COMPARISON_LT : std_logic_vector(2 downto 0) := "010";
  -- Less than or equal.
  constant PICA_ISA_COMPARISON_LE : std_logic_vector(2 downto 0) := "011";
  -- Greater than.
  constant PICA_ISA_COMPARISON_GT : std_logic_vector(2 downto 0) := "100";
  -- Greater than or equal.
  constant PICA_ISA_COMPARISON_GE : std_logic_vector(2 downto 0) := "101";
  -- Always true; has no assembly name.
  constant PICA_ISA_COMPARISON_TRUE6 : std_logic_vector(2 downto 0) := "110";
  -- Always true; has no assembly name.
  constant PICA_ISA_COMPARISON_TRUE7 : std_logic_vector(2 downto 0) := "111";

  -- Component: A component of a register, as selectors name it. [DOC:
  -- docs/hardware/shader-unit.md#operand-descriptors]
  -- Component 0.
  constant PICA_ISA_COMPONENT_X : std_logic_vector(1 downto 0) := "00";
  -- Component 1.
  constant PICA_ISA_COMPONENT_Y : std_logic_vector(1 downto 0) := "01";
  -- Component 2.
  constant PICA_ISA_COMPONENT_Z : std_logic_vector(1 downto 0) := "10";
  -- Component 3.
  constant PICA_ISA_COMPONENT_W : std_logic_vector(1 downto 0) := "11";

  -- Condition: How flow control joins the tests of the two flags. [DOC:
  -- docs/hardware/shader-unit.md#operations]
  -- cmp.x == refX or cmp.y == refY.
  constant PICA_ISA_CONDITION_OR : std_logic_vector(1 downto 0) := "00";
  -- cmp.x == refX and cmp.y == refY.
  constant PICA_ISA_CONDITION_AND : std_logic_vector(1 downto 0) := "01";
  -- cmp.x == refX.
  constant PICA_ISA_CONDITION_X : std_logic_vector(1 downto 0) := "10";
  -- cmp.y == refY.
  constant PICA_ISA_CONDITION_Y : std_logic_vector(1 downto 0) := "11";

  -- Index: The register added to the number of the wide source, if that is a uniform. [DOC:
  -- docs/hardware/shader-unit.md#relative-addressing]
  -- No relative addressing.
  constant PICA_ISA_INDEX_NONE : std_logic_vector(1 downto 0) := "00";
  -- The first address register.
  constant PICA_ISA_INDEX_A0X : std_logic_vector(1 downto 0) := "01";
  -- The second address register.
  constant PICA_ISA_INDEX_A0Y : std_logic_vector(1 downto 0) := "10";
  -- The loop counter.
  constant PICA_ISA_INDEX_AL : std_logic_vector(1 downto 0) := "11";

  -- Format 0: Opcode only. [DOC: docs/hardware/shader-unit.md#instruction-words]
  -- OPCODE (bits 31-26): What the instruction does.
  constant PICA_ISA_FORMAT0_OPCODE_LSB : natural := 26;
  constant PICA_ISA_FORMAT0_OPCODE_WIDTH : natural := 6;
  subtype PICA_ISA_FORMAT0_OPCODE_BITS is natural range 31 downto 26;

  -- Format 1: Two sources, the first one wide. [DOC: docs/hardware/shader-unit.md#instruction-words]
  -- DESC (bits 6-0): Number of the operand descriptor.
  constant PICA_ISA_FORMAT1_DESC_LSB : natural := 0;
  constant PICA_ISA_FORMAT1_DESC_WIDTH : natural := 7;
  subtype PICA_ISA_FORMAT1_DESC_BITS is natural range 6 downto 0;
  -- SRC2 (bits 11-7): Source register 2.
  constant PICA_ISA_FORMAT1_SRC2_LSB : natural := 7;
  constant PICA_ISA_FORMAT1_SRC2_WIDTH : natural := 5;
  subtype PICA_ISA_FORMAT1_SRC2_BITS is natural range 11 downto 7;
  -- SRC1 (bits 18-12): Source register 1.
  constant PICA_ISA_FORMAT1_SRC1_LSB : natural := 12;
  constant PICA_ISA_FORMAT1_SRC1_WIDTH : natural := 7;
  subtype PICA_ISA_FORMAT1_SRC1_BITS is natural range 18 downto 12;
  -- IDX (bits 20-19): Index register of the wide source.
  constant PICA_ISA_FORMAT1_IDX_LSB : natural := 19;
  constant PICA_ISA_FORMAT1_IDX_WIDTH : natural := 2;
  subtype PICA_ISA_FORMAT1_IDX_BITS is natural range 20 downto 19;
  -- DST (bits 25-21): Destination register.
  constant PICA_ISA_FORMAT1_DST_LSB : natural := 21;
  constant PICA_ISA_FORMAT1_DST_WIDTH : natural := 5;
  subtype PICA_ISA_FORMAT1_DST_BITS is natural range 25 downto 21;
  -- OPCODE (bits 31-26): What the instruction does.
  constant PICA_ISA_FORMAT1_OPCODE_LSB : natural := 26;
  constant PICA_ISA_FORMAT1_OPCODE_WIDTH : natural := 6;
  subtype PICA_ISA_FORMAT1_OPCODE_BITS is natural range 31 downto 26;

  -- Format 1i: Two sources, the second one wide. [DOC:
  -- docs/hardware/shader-unit.md#instruction-words]
  -- DESC (bits 6-0): Number of the operand descriptor.
  constant PICA_ISA_FORMAT1I_DESC_LSB : natural := 0;
  constant PICA_ISA_FORMAT1I_DESC_WIDTH : natural := 7;
  subtype PICA_ISA_FORMAT1I_DESC_BITS is natural range 6 downto 0;
  -- SRC2 (bits 13-7): Source register 2.
  constant PICA_ISA_FORMAT1I_SRC2_LSB : natural := 7;
  constant PICA_ISA_FORMAT1I_SRC2_WIDTH : natural := 7;
  subtype PICA_ISA_FORMAT1I_SRC2_BITS is natural range 13 downto 7;
  -- SRC1 (bits 18-14): Source register 1.
  constant PICA_ISA_FORMAT1I_SRC1_LSB : natural := 14;
  constant PICA_ISA_FORMAT1I_SRC1_WIDTH : natural := 5;
  subtype PICA_ISA_FORMAT1I_SRC1_BITS is natural range 18 downto 14;
  -- IDX (bits 20-19): Index register of the wide source.
  constant PICA_ISA_FORMAT1I_IDX_LSB : natural := 19;
  constant PICA_ISA_FORMAT1I_IDX_WIDTH : natural := 2;
  subtype PICA_ISA_FORMAT1I_IDX_BITS is natural range 20 downto 19;
  -- DST (bits 25-21): Destination register.
  constant PICA_ISA_FORMAT1I_DST_LSB : natural := 21;
  constant PICA_ISA_FORMAT1I_DST_WIDTH : natural := 5;
  subtype PICA_ISA_FORMAT1I_DST_BITS is natural range 25 downto 21;
  -- OPCODE (bits 31-26): What the instruction does.
  constant PICA_ISA_FORMAT1I_OPCODE_LSB : natural := 26;
  constant PICA_ISA_FORMAT1I_OPCODE_WIDTH : natural := 6;
  subtype PICA_ISA_FORMAT1I_OPCODE_BITS is natural range 31 downto 26;

  -- Format 1u: One source, wide. [DOC: docs/hardware/shader-unit.md#instruction-words]
  -- DESC (bits 6-0): Number of the operand descriptor.
  constant PICA_ISA_FORMAT1U_DESC_LSB : natural := 0;
  constant PICA_ISA_FORMAT1U_DESC_WIDTH : natural := 7;
  subtype PICA_ISA_FORMAT1U_DESC_BITS is natural range 6 downto 0;
  -- SRC1 (bits 18-12): Source register 1.
  constant PICA_ISA_FORMAT1U_SRC1_LSB : natural := 12;
  constant PICA_ISA_FORMAT1U_SRC1_WIDTH : natural := 7;
  subtype PICA_ISA_FORMAT1U_SRC1_BITS is natural range 18 downto 12;
  -- IDX (bits 20-19): Index register of the wide source.
  constant PICA_ISA_FORMAT1U_IDX_LSB : natural := 19;
  constant PICA_ISA_FORMAT1U_IDX_WIDTH : natural := 2;
  subtype PICA_ISA_FORMAT1U_IDX_BITS is natural range 20 downto 19;
  -- DST (bits 25-21): Destination register.
  constant PICA_ISA_FORMAT1U_DST_LSB : natural := 21;
  constant PICA_ISA_FORMAT1U_DST_WIDTH : natural := 5;
  subtype PICA_ISA_FORMAT1U_DST_BITS is natural range 25 downto 21;
  -- OPCODE (bits 31-26): What the instruction does.
  constant PICA_ISA_FORMAT1U_OPCODE_LSB : natural := 26;
  constant PICA_ISA_FORMAT1U_OPCODE_WIDTH : natural := 6;
  subtype PICA_ISA_FORMAT1U_OPCODE_BITS is natural range 31 downto 26;

  -- Format 1c: CMP: two sources, the first one wide, and two operators. Bit 26 is bit 2 of CMPX.
  -- [DOC: docs/hardware/shader-unit.md#instruction-words]
  -- DESC (bits 6-0): Number of the operand descriptor.
  constant PICA_ISA_FORMAT1C_DESC_LSB : natural := 0;
  constant PICA_ISA_FORMAT1C_DESC_WIDTH : natural := 7;
  subtype PICA_ISA_FORMAT1C_DESC_BITS is natural range 6 downto 0;
  -- SRC2 (bits 11-7): Source register 2.
  constant PICA_ISA_FORMAT1C_SRC2_LSB : natural := 7;
  constant PICA_ISA_FORMAT1C_SRC2_WIDTH : natural := 5;
  subtype PICA_ISA_FORMAT1C_SRC2_BITS is natural range 11 downto 7;
  -- SRC1 (bits 18-12): Source register 1.
  constant PICA_ISA_FORMAT1C_SRC1_LSB : natural := 12;
  constant PICA_ISA_FORMAT1C_SRC1_WIDTH : natural := 7;
  subtype PICA_ISA_FORMAT1C_SRC1_BITS is natural range 18 downto 12;
  -- IDX (bits 20-19): Index register of the wide source.
  constant PICA_ISA_FORMAT1C_IDX_LSB : natural := 19;
  constant PICA_ISA_FORMAT1C_IDX_WIDTH : natural := 2;
  subtype PICA_ISA_FORMAT1C_IDX_BITS is natural range 20 downto 19;
  -- CMPY (bits 23-21): Operator for the y components.
  constant PICA_ISA_FORMAT1C_CMPY_LSB : natural := 21;
  constant PICA_ISA_FORMAT1C_CMPY_WIDTH : natural := 3;
  subtype PICA_ISA_FORMAT1C_CMPY_BITS is natural range 23 downto 21;
  -- CMPX (bits 26-24): Operator for the x components.
  constant PICA_ISA_FORMAT1C_CMPX_LSB : natural := 24;
  constant PICA_ISA_FORMAT1C_CMPX_WIDTH : natural := 3;
  subtype PICA_ISA_FORMAT1C_CMPX_BITS is natural range 26 downto 24;
  -- OPCODE (bits 31-27): What the instruction does.
  constant PICA_ISA_FORMAT1C_OPCODE_LSB : natural := 27;
  constant PICA_ISA_FORMAT1C_OPCODE_WIDTH : natural := 5;
  subtype PICA_ISA_FORMAT1C_OPCODE_BITS is natural range 31 downto 27;

  -- Format 2: Flow control on the compare flags. [DOC:
  -- docs/hardware/shader-unit.md#instruction-words]
  -- NUM (bits 7-0): A count of instructions; JMPU: bit 0 inverts the test.
  constant PICA_ISA_FORMAT2_NUM_LSB : natural := 0;
  constant PICA_ISA_FORMAT2_NUM_WIDTH : natural := 8;
  subtype PICA_ISA_FORMAT2_NUM_BITS is natural range 7 downto 0;
  -- NUM_HIGH (bits 9-8): Bits above NUM that no document names; a count of more than 255 spills into
  -- them.
  constant PICA_ISA_FORMAT2_NUM_HIGH_LSB : natural := 8;
  constant PICA_ISA_FORMAT2_NUM_HIGH_WIDTH : natural := 2;
  subtype PICA_ISA_FORMAT2_NUM_HIGH_BITS is natural range 9 downto 8;
  -- ADDRESS (bits 21-10): DST: an instruction address.
  constant PICA_ISA_FORMAT2_ADDRESS_LSB : natural := 10;
  constant PICA_ISA_FORMAT2_ADDRESS_WIDTH : natural := 12;
  subtype PICA_ISA_FORMAT2_ADDRESS_BITS is natural range 21 downto 10;
  -- CONDOP (bits 23-22): How the flag tests are joined.
  constant PICA_ISA_FORMAT2_CONDOP_LSB : natural := 22;
  constant PICA_ISA_FORMAT2_CONDOP_WIDTH : natural := 2;
  subtype PICA_ISA_FORMAT2_CONDOP_BITS is natural range 23 downto 22;
  -- REFY (bit 24): The value cmp.y is tested against.
  constant PICA_ISA_FORMAT2_REFY_LSB : natural := 24;
  constant PICA_ISA_FORMAT2_REFY_WIDTH : natural := 1;
  subtype PICA_ISA_FORMAT2_REFY_BITS is natural range 24 downto 24;
  -- REFX (bit 25): The value cmp.x is tested against.
  constant PICA_ISA_FORMAT2_REFX_LSB : natural := 25;
  constant PICA_ISA_FORMAT2_REFX_WIDTH : natural := 1;
  subtype PICA_ISA_FORMAT2_REFX_BITS is natural range 25 downto 25;
  -- OPCODE (bits 31-26): What the instruction does.
  constant PICA_ISA_FORMAT2_OPCODE_LSB : natural := 26;
  constant PICA_ISA_FORMAT2_OPCODE_WIDTH : natural := 6;
  subtype PICA_ISA_FORMAT2_OPCODE_BITS is natural range 31 downto 26;

  -- Format 3: Flow control on a boolean uniform. [DOC:
  -- docs/hardware/shader-unit.md#instruction-words]
  -- NUM (bits 7-0): A count of instructions; JMPU: bit 0 inverts the test.
  constant PICA_ISA_FORMAT3_NUM_LSB : natural := 0;
  constant PICA_ISA_FORMAT3_NUM_WIDTH : natural := 8;
  subtype PICA_ISA_FORMAT3_NUM_BITS is natural range 7 downto 0;
  -- NUM_HIGH (bits 9-8): Bits above NUM that no document names; a count of more than 255 spills into
  -- them.
  constant PICA_ISA_FORMAT3_NUM_HIGH_LSB : natural := 8;
  constant PICA_ISA_FORMAT3_NUM_HIGH_WIDTH : natural := 2;
  subtype PICA_ISA_FORMAT3_NUM_HIGH_BITS is natural range 9 downto 8;
  -- ADDRESS (bits 21-10): DST: an instruction address.
  constant PICA_ISA_FORMAT3_ADDRESS_LSB : natural := 10;
  constant PICA_ISA_FORMAT3_ADDRESS_WIDTH : natural := 12;
  subtype PICA_ISA_FORMAT3_ADDRESS_BITS is natural range 21 downto 10;
  -- BOOL (bits 25-22): Number of a boolean uniform.
  constant PICA_ISA_FORMAT3_BOOL_LSB : natural := 22;
  constant PICA_ISA_FORMAT3_BOOL_WIDTH : natural := 4;
  subtype PICA_ISA_FORMAT3_BOOL_BITS is natural range 25 downto 22;
  -- OPCODE (bits 31-26): What the instruction does.
  constant PICA_ISA_FORMAT3_OPCODE_LSB : natural := 26;
  constant PICA_ISA_FORMAT3_OPCODE_WIDTH : natural := 6;
  subtype PICA_ISA_FORMAT3_OPCODE_BITS is natural range 31 downto 26;

  -- Format 3 (loop): LOOP: format 3 with an integer uniform, which needs two bits of the four. [DOC:
  -- docs/hardware/shader-unit.md#instruction-words]
  -- NUM (bits 7-0): A count of instructions; JMPU: bit 0 inverts the test.
  constant PICA_ISA_FORMAT3_LOOP_NUM_LSB : natural := 0;
  constant PICA_ISA_FORMAT3_LOOP_NUM_WIDTH : natural := 8;
  subtype PICA_ISA_FORMAT3_LOOP_NUM_BITS is natural range 7 downto 0;
  -- NUM_HIGH (bits 9-8): Bits above NUM that no document names; a count of more than 255 spills into
  -- them.
  constant PICA_ISA_FORMAT3_LOOP_NUM_HIGH_LSB : natural := 8;
  constant PICA_ISA_FORMAT3_LOOP_NUM_HIGH_WIDTH : natural := 2;
  subtype PICA_ISA_FORMAT3_LOOP_NUM_HIGH_BITS is natural range 9 downto 8;
  -- ADDRESS (bits 21-10): DST: an instruction address.
  constant PICA_ISA_FORMAT3_LOOP_ADDRESS_LSB : natural := 10;
  constant PICA_ISA_FORMAT3_LOOP_ADDRESS_WIDTH : natural := 12;
  subtype PICA_ISA_FORMAT3_LOOP_ADDRESS_BITS is natural range 21 downto 10;
  -- INT (bits 23-22): Number of an integer uniform.
  constant PICA_ISA_FORMAT3_LOOP_INT_LSB : natural := 22;
  constant PICA_ISA_FORMAT3_LOOP_INT_WIDTH : natural := 2;
  subtype PICA_ISA_FORMAT3_LOOP_INT_BITS is natural range 23 downto 22;
  -- OPCODE (bits 31-26): What the instruction does.
  constant PICA_ISA_FORMAT3_LOOP_OPCODE_LSB : natural := 26;
  constant PICA_ISA_FORMAT3_LOOP_OPCODE_WIDTH : natural := 6;
  subtype PICA_ISA_FORMAT3_LOOP_OPCODE_BITS is natural range 31 downto 26;

  -- Format 4: SETEMIT. [DOC: docs/hardware/shader-unit.md#instruction-words]
  -- WINDING (bit 22): The primitive has its winding swapped.
  constant PICA_ISA_FORMAT4_WINDING_LSB : natural := 22;
  constant PICA_ISA_FORMAT4_WINDING_WIDTH : natural := 1;
  subtype PICA_ISA_FORMAT4_WINDING_BITS is natural range 22 downto 22;
  -- PRIMITIVE (bit 23): The next EMIT completes a primitive.
  constant PICA_ISA_FORMAT4_PRIMITIVE_LSB : natural := 23;
  constant PICA_ISA_FORMAT4_PRIMITIVE_WIDTH : natural := 1;
  subtype PICA_ISA_FORMAT4_PRIMITIVE_BITS is natural range 23 downto 23;
  -- VERTEX (bits 25-24): Vertex slot of SETEMIT.
  constant PICA_ISA_FORMAT4_VERTEX_LSB : natural := 24;
  constant PICA_ISA_FORMAT4_VERTEX_WIDTH : natural := 2;
  subtype PICA_ISA_FORMAT4_VERTEX_BITS is natural range 25 downto 24;
  -- OPCODE (bits 31-26): What the instruction does.
  constant PICA_ISA_FORMAT4_OPCODE_LSB : natural := 26;
  constant PICA_ISA_FORMAT4_OPCODE_WIDTH : natural := 6;
  subtype PICA_ISA_FORMAT4_OPCODE_BITS is natural range 31 downto 26;

  -- Format 5: MAD: three sources, the second one wide. [HW:
  -- docs/hardware/shader-unit.md#instruction-words]
  -- DESC (bits 4-0): Number of the operand descriptor.
  constant PICA_ISA_FORMAT5_DESC_LSB : natural := 0;
  constant PICA_ISA_FORMAT5_DESC_WIDTH : natural := 5;
  subtype PICA_ISA_FORMAT5_DESC_BITS is natural range 4 downto 0;
  -- SRC3 (bits 9-5): Source register 3.
  constant PICA_ISA_FORMAT5_SRC3_LSB : natural := 5;
  constant PICA_ISA_FORMAT5_SRC3_WIDTH : natural := 5;
  subtype PICA_ISA_FORMAT5_SRC3_BITS is natural range 9 downto 5;
  -- SRC2 (bits 16-10): Source register 2.
  constant PICA_ISA_FORMAT5_SRC2_LSB : natural := 10;
  constant PICA_ISA_FORMAT5_SRC2_WIDTH : natural := 7;
  subtype PICA_ISA_FORMAT5_SRC2_BITS is natural range 16 downto 10;
  -- SRC1 (bits 21-17): Source register 1.
  constant PICA_ISA_FORMAT5_SRC1_LSB : natural := 17;
  constant PICA_ISA_FORMAT5_SRC1_WIDTH : natural := 5;
  subtype PICA_ISA_FORMAT5_SRC1_BITS is natural range 21 downto 17;
  -- IDX (bits 23-22): Index register of the wide source.
  constant PICA_ISA_FORMAT5_IDX_LSB : natural := 22;
  constant PICA_ISA_FORMAT5_IDX_WIDTH : natural := 2;
  subtype PICA_ISA_FORMAT5_IDX_BITS is natural range 23 downto 22;
  -- DST (bits 28-24): Destination register.
  constant PICA_ISA_FORMAT5_DST_LSB : natural := 24;
  constant PICA_ISA_FORMAT5_DST_WIDTH : natural := 5;
  subtype PICA_ISA_FORMAT5_DST_BITS is natural range 28 downto 24;
  -- OPCODE (bits 31-29): What the instruction does.
  constant PICA_ISA_FORMAT5_OPCODE_LSB : natural := 29;
  constant PICA_ISA_FORMAT5_OPCODE_WIDTH : natural := 3;
  subtype PICA_ISA_FORMAT5_OPCODE_BITS is natural range 31 downto 29;

  -- Format 5i: MADI: three sources, the third one wide. [DOC:
  -- docs/hardware/shader-unit.md#instruction-words]
  -- DESC (bits 4-0): Number of the operand descriptor.
  constant PICA_ISA_FORMAT5I_DESC_LSB : natural := 0;
  constant PICA_ISA_FORMAT5I_DESC_WIDTH : natural := 5;
  subtype PICA_ISA_FORMAT5I_DESC_BITS is natural range 4 downto 0;
  -- SRC3 (bits 11-5): Source register 3.
  constant PICA_ISA_FORMAT5I_SRC3_LSB : natural := 5;
  constant PICA_ISA_FORMAT5I_SRC3_WIDTH : natural := 7;
  subtype PICA_ISA_FORMAT5I_SRC3_BITS is natural range 11 downto 5;
  -- SRC2 (bits 16-12): Source register 2.
  constant PICA_ISA_FORMAT5I_SRC2_LSB : natural := 12;
  constant PICA_ISA_FORMAT5I_SRC2_WIDTH : natural := 5;
  subtype PICA_ISA_FORMAT5I_SRC2_BITS is natural range 16 downto 12;
  -- SRC1 (bits 21-17): Source register 1.
  constant PICA_ISA_FORMAT5I_SRC1_LSB : natural := 17;
  constant PICA_ISA_FORMAT5I_SRC1_WIDTH : natural := 5;
  subtype PICA_ISA_FORMAT5I_SRC1_BITS is natural range 21 downto 17;
  -- IDX (bits 23-22): Index register of the wide source.
  constant PICA_ISA_FORMAT5I_IDX_LSB : natural := 22;
  constant PICA_ISA_FORMAT5I_IDX_WIDTH : natural := 2;
  subtype PICA_ISA_FORMAT5I_IDX_BITS is natural range 23 downto 22;
  -- DST (bits 28-24): Destination register.
  constant PICA_ISA_FORMAT5I_DST_LSB : natural := 24;
  constant PICA_ISA_FORMAT5I_DST_WIDTH : natural := 5;
  subtype PICA_ISA_FORMAT5I_DST_BITS is natural range 28 downto 24;
  -- OPCODE (bits 31-29): What the instruction does.
  constant PICA_ISA_FORMAT5I_OPCODE_LSB : natural := 29;
  constant PICA_ISA_FORMAT5I_OPCODE_WIDTH : natural := 3;
  subtype PICA_ISA_FORMAT5I_OPCODE_BITS is natural range 31 downto 29;

  -- Format ?: An opcode without known meaning. [?: docs/hardware/shader-unit.md#operations]
  -- PAYLOAD (bits 25-0): Everything below the opcode of an instruction nobody knows.
  constant PICA_ISA_UNKNOWN_PAYLOAD_LSB : natural := 0;
  constant PICA_ISA_UNKNOWN_PAYLOAD_WIDTH : natural := 26;
  subtype PICA_ISA_UNKNOWN_PAYLOAD_BITS is natural range 25 downto 0;
  -- OPCODE (bits 31-26): What the instruction does.
  constant PICA_ISA_UNKNOWN_OPCODE_LSB : natural := 26;
  constant PICA_ISA_UNKNOWN_OPCODE_WIDTH : natural := 6;
  subtype PICA_ISA_UNKNOWN_OPCODE_BITS is natural range 31 downto 26;

  -- Descriptor, 32 bits: Operand descriptor: what is written of the destination, and what is done to
  -- each source. [DOC: docs/hardware/shader-unit.md#operand-descriptors]
  -- MASK (bits 3-0): Components of the destination that are written.
  constant PICA_ISA_DESCRIPTOR_MASK_LSB : natural := 0;
  constant PICA_ISA_DESCRIPTOR_MASK_WIDTH : natural := 4;
  subtype PICA_ISA_DESCRIPTOR_MASK_BITS is natural range 3 downto 0;
  -- NEGATE1 (bit 4): Source 1 is negated, after selection, in all components.
  constant PICA_ISA_DESCRIPTOR_NEGATE1_LSB : natural := 4;
  constant PICA_ISA_DESCRIPTOR_NEGATE1_WIDTH : natural := 1;
  subtype PICA_ISA_DESCRIPTOR_NEGATE1_BITS is natural range 4 downto 4;
  -- SELECT1 (bits 12-5): Selector of source 1.
  constant PICA_ISA_DESCRIPTOR_SELECT1_LSB : natural := 5;
  constant PICA_ISA_DESCRIPTOR_SELECT1_WIDTH : natural := 8;
  subtype PICA_ISA_DESCRIPTOR_SELECT1_BITS is natural range 12 downto 5;
  -- NEGATE2 (bit 13): Source 2 is negated.
  constant PICA_ISA_DESCRIPTOR_NEGATE2_LSB : natural := 13;
  constant PICA_ISA_DESCRIPTOR_NEGATE2_WIDTH : natural := 1;
  subtype PICA_ISA_DESCRIPTOR_NEGATE2_BITS is natural range 13 downto 13;
  -- SELECT2 (bits 21-14): Selector of source 2.
  constant PICA_ISA_DESCRIPTOR_SELECT2_LSB : natural := 14;
  constant PICA_ISA_DESCRIPTOR_SELECT2_WIDTH : natural := 8;
  subtype PICA_ISA_DESCRIPTOR_SELECT2_BITS is natural range 21 downto 14;
  -- NEGATE3 (bit 22): Source 3 is negated.
  constant PICA_ISA_DESCRIPTOR_NEGATE3_LSB : natural := 22;
  constant PICA_ISA_DESCRIPTOR_NEGATE3_WIDTH : natural := 1;
  subtype PICA_ISA_DESCRIPTOR_NEGATE3_BITS is natural range 22 downto 22;
  -- SELECT3 (bits 30-23): Selector of source 3.
  constant PICA_ISA_DESCRIPTOR_SELECT3_LSB : natural := 23;
  constant PICA_ISA_DESCRIPTOR_SELECT3_WIDTH : natural := 8;
  subtype PICA_ISA_DESCRIPTOR_SELECT3_BITS is natural range 30 downto 23;

  -- Mask, 4 bits: A set of components. [DOC: docs/hardware/shader-unit.md#operand-descriptors]
  -- W (bit 0): Component w.
  constant PICA_ISA_MASK_W_LSB : natural := 0;
  constant PICA_ISA_MASK_W_WIDTH : natural := 1;
  subtype PICA_ISA_MASK_W_BITS is natural range 0 downto 0;
  -- Z (bit 1): Component z.
  constant PICA_ISA_MASK_Z_LSB : natural := 1;
  constant PICA_ISA_MASK_Z_WIDTH : natural := 1;
  subtype PICA_ISA_MASK_Z_BITS is natural range 1 downto 1;
  -- Y (bit 2): Component y.
  constant PICA_ISA_MASK_Y_LSB : natural := 2;
  constant PICA_ISA_MASK_Y_WIDTH : natural := 1;
  subtype PICA_ISA_MASK_Y_BITS is natural range 2 downto 2;
  -- X (bit 3): Component x.
  constant PICA_ISA_MASK_X_LSB : natural := 3;
  constant PICA_ISA_MASK_X_WIDTH : natural := 1;
  subtype PICA_ISA_MASK_X_BITS is natural range 3 downto 3;

  -- Selector, 8 bits: Which component of the register arrives at each component of the operand: 0x1B
  -- is xyzw. [DOC: docs/hardware/shader-unit.md#operand-descriptors]
  -- W (bits 1-0): What arrives at w.
  constant PICA_ISA_SELECTOR_W_LSB : natural := 0;
  constant PICA_ISA_SELECTOR_W_WIDTH : natural := 2;
  subtype PICA_ISA_SELECTOR_W_BITS is natural range 1 downto 0;
  -- Z (bits 3-2): What arrives at z.
  constant PICA_ISA_SELECTOR_Z_LSB : natural := 2;
  constant PICA_ISA_SELECTOR_Z_WIDTH : natural := 2;
  subtype PICA_ISA_SELECTOR_Z_BITS is natural range 3 downto 2;
  -- Y (bits 5-4): What arrives at y.
  constant PICA_ISA_SELECTOR_Y_LSB : natural := 4;
  constant PICA_ISA_SELECTOR_Y_WIDTH : natural := 2;
  subtype PICA_ISA_SELECTOR_Y_BITS is natural range 5 downto 4;
  -- X (bits 7-6): What arrives at x.
  constant PICA_ISA_SELECTOR_X_LSB : natural := 6;
  constant PICA_ISA_SELECTOR_X_WIDTH : natural := 2;
  subtype PICA_ISA_SELECTOR_X_BITS is natural range 7 downto 6;

  -- Opcodes in the bits of the longest one; the lowest code, where several are the opcode
  -- a + b per component [DOC]
  constant PICA_ISA_OPCODE_ADD : std_logic_vector(5 downto 0) := "000000";
  -- dot product of three components, to all [DOC]
  constant PICA_ISA_OPCODE_DP3 : std_logic_vector(5 downto 0) := "000001";
  -- dot product of four components, to all [DOC]
  constant PICA_ISA_OPCODE_DP4 : std_logic_vector(5 downto 0) := "000010";
  -- dot product with a.w taken as 1, to all [DOC]
  constant PICA_ISA_OPCODE_DPH : std_logic_vector(5 downto 0) := "000011";
  -- (1, a.y * b.y, a.z, b.w) [DOC]
  constant PICA_ISA_OPCODE_DST : std_logic_vector(5 downto 0) := "000100";
  -- 2 to the power a.x, to all [HW]
  constant PICA_ISA_OPCODE_EX2 : std_logic_vector(5 downto 0) := "000101";
  -- logarithm to base 2 of a.x, to all [HW]
  constant PICA_ISA_OPCODE_LG2 : std_logic_vector(5 downto 0) := "000110";
  -- (max(a.x, 0), clamp(a.y), 0, max(a.w, 0)); flags a.x >= 0, a.w >= 0 [HW]
  constant PICA_ISA_OPCODE_LITP : std_logic_vector(5 downto 0) := "000111";
  -- a * b per component [DOC]
  constant PICA_ISA_OPCODE_MUL : std_logic_vector(5 downto 0) := "001000";
  -- a >= b ? 1 : 0 per component [DOC]
  constant PICA_ISA_OPCODE_SGE : std_logic_vector(5 downto 0) := "001001";
  -- a < b ? 1 : 0 per component [DOC]
  constant PICA_ISA_OPCODE_SLT : std_logic_vector(5 downto 0) := "001010";
  -- floor per component [HW]
  constant PICA_ISA_OPCODE_FLR : std_logic_vector(5 downto 0) := "001011";
  -- a > b ? a : b per component [HW]
  constant PICA_ISA_OPCODE_MAX : std_logic_vector(5 downto 0) := "001100";
  -- a < b ? a : b per component [HW]
  constant PICA_ISA_OPCODE_MIN : std_logic_vector(5 downto 0) := "001101";
  -- 1 / a.x, to all [HW]
  constant PICA_ISA_OPCODE_RCP : std_logic_vector(5 downto 0) := "001110";
  -- 1 / square root of a.x, to all [HW]
  constant PICA_ISA_OPCODE_RSQ : std_logic_vector(5 downto 0) := "001111";
  -- a0.x, a0.y = a.x, a.y truncated to integers [HW]
  constant PICA_ISA_OPCODE_MOVA : std_logic_vector(5 downto 0) := "010010";
  -- a [DOC]
  constant PICA_ISA_OPCODE_MOV : std_logic_vector(5 downto 0) := "010011";
  -- as DPH [DOC]
  constant PICA_ISA_OPCODE_DPHI : std_logic_vector(5 downto 0) := "011000";
  -- as DST [DOC]
  constant PICA_ISA_OPCODE_DSTI : std_logic_vector(5 downto 0) := "011001";
  -- as SGE [HW]
  constant PICA_ISA_OPCODE_SGEI : std_logic_vector(5 downto 0) := "011010";
  -- as SLT [HW]
  constant PICA_ISA_OPCODE_SLTI : std_logic_vector(5 downto 0) := "011011";
  -- leave the innermost loop [DOC]
  constant PICA_ISA_OPCODE_BREAK : std_logic_vector(5 downto 0) := "100000";
  -- nothing [DOC]
  constant PICA_ISA_OPCODE_NOP : std_logic_vector(5 downto 0) := "100001";
  -- end of this invocation [DOC]
  constant PICA_ISA_OPCODE_END : std_logic_vector(5 downto 0) := "100010";
  -- leave the innermost loop if the condition holds [DOC]
  constant PICA_ISA_OPCODE_BREAKC : std_logic_vector(5 downto 0) := "100011";
  -- run NUM instructions from DST, then go on here [DOC]
  constant PICA_ISA_OPCODE_CALL : std_logic_vector(5 downto 0) := "100100";
  -- CALL if the condition holds [DOC]
  constant PICA_ISA_OPCODE_CALLC : std_logic_vector(5 downto 0) := "100101";
  -- CALL if the boolean is set [DOC]
  constant PICA_ISA_OPCODE_CALLU : std_logic_vector(5 downto 0) := "100110";
  -- run up to DST if the boolean is set, else NUM instructions from DST [DOC]
  constant PICA_ISA_OPCODE_IFU : std_logic_vector(5 downto 0) := "100111";
  -- run up to DST if the condition holds, else NUM instructions from DST [DOC]
  constant PICA_ISA_OPCODE_IFC : std_logic_vector(5 downto 0) := "101000";
  -- run the words up to and including DST i.x + 1 times; aL starts at i.y, step i.z [HW]
  constant PICA_ISA_OPCODE_LOOP : std_logic_vector(5 downto 0) := "101001";
  -- copy the outputs to the vertex slot [DOC]
  constant PICA_ISA_OPCODE_EMIT : std_logic_vector(5 downto 0) := "101010";
  -- choose slot, primitive and winding for EMIT [DOC]
  constant PICA_ISA_OPCODE_SETEMIT : std_logic_vector(5 downto 0) := "101011";
  -- go to DST if the condition holds [DOC]
  constant PICA_ISA_OPCODE_JMPC : std_logic_vector(5 downto 0) := "101100";
  -- go to DST if the boolean is not equal to NUM bit 0 [DOC]
  constant PICA_ISA_OPCODE_JMPU : std_logic_vector(5 downto 0) := "101101";
  -- cmp.x = a.x opx b.x, cmp.y = a.y opy b.y [DOC]
  constant PICA_ISA_OPCODE_CMP : std_logic_vector(5 downto 0) := "101110";
  -- as MAD [DOC]
  constant PICA_ISA_OPCODE_MADI : std_logic_vector(5 downto 0) := "110000";
  -- a * b rounded, + c rounded, per component [HW]
  constant PICA_ISA_OPCODE_MAD : std_logic_vector(5 downto 0) := "111000";

  -- Opcodes in the bits of their formats, where those are fewer
  -- cmp.x = a.x opx b.x, cmp.y = a.y opy b.y [DOC]
  constant PICA_ISA_SHORT_OPCODE_CMP : std_logic_vector(4 downto 0) := "10111";
  -- as MAD [DOC]
  constant PICA_ISA_SHORT_OPCODE_MADI : std_logic_vector(2 downto 0) := "110";
  -- a * b rounded, + c rounded, per component [HW]
  constant PICA_ISA_SHORT_OPCODE_MAD : std_logic_vector(2 downto 0) := "111";

end package;
