-- Instructions: opcodes, fields, registers.
--
-- Generated from the instruction set specification (description version 1). Do not edit.
--
-- A small set.
--
-- A field has X_LSB, X_WIDTH and X_BITS, the range for a slice: word(X_BITS).
-- VHDL-2008.
library ieee;
use ieee.std_logic_1164.all;

package shader_isa_pkg is

  -- Sizes
  -- Entries of the stack. [DOC]
  constant PICA_ISA_STACK : natural := 4;

  -- Register files: how many registers, and the number of the first one
  -- v0 and up: Inputs.
  constant PICA_ISA_REGISTER_INPUT_COUNT : natural := 4;
  -- v0 as source.
  constant PICA_ISA_REGISTER_INPUT_SOURCE : natural := 0;
  -- c0 and up: Uniforms.
  constant PICA_ISA_REGISTER_UNIFORM_COUNT : natural := 12;
  -- c0 as source.
  constant PICA_ISA_REGISTER_UNIFORM_SOURCE : natural := 4;
  -- o0 and up: Outputs.
  constant PICA_ISA_REGISTER_OUTPUT_COUNT : natural := 4;
  -- o0 as destination.
  constant PICA_ISA_REGISTER_OUTPUT_DESTINATION : natural := 0;

  -- Index: Index register. [DOC: test]
  -- None.
  constant PICA_ISA_INDEX_NONE : std_logic_vector(0 downto 0) := "0";
  -- The address register.
  constant PICA_ISA_INDEX_A : std_logic_vector(0 downto 0) := "1";

  -- Format 2: Two sources. [DOC: test]
  -- SRC1 (bits 3-0): Source 1.
  constant PICA_ISA_TWO_SRC1_LSB : natural := 0;
  constant PICA_ISA_TWO_SRC1_WIDTH : natural := 4;
  subtype PICA_ISA_TWO_SRC1_BITS is natural range 3 downto 0;
  -- SRC2 (bits 5-4): Source 2.
  constant PICA_ISA_TWO_SRC2_LSB : natural := 4;
  constant PICA_ISA_TWO_SRC2_WIDTH : natural := 2;
  subtype PICA_ISA_TWO_SRC2_BITS is natural range 5 downto 4;
  -- IDX (bit 6): Index register.
  constant PICA_ISA_TWO_IDX_LSB : natural := 6;
  constant PICA_ISA_TWO_IDX_WIDTH : natural := 1;
  subtype PICA_ISA_TWO_IDX_BITS is natural range 6 downto 6;
  -- DST (bits 8-7): Destination.
  constant PICA_ISA_TWO_DST_LSB : natural := 7;
  constant PICA_ISA_TWO_DST_WIDTH : natural := 2;
  subtype PICA_ISA_TWO_DST_BITS is natural range 8 downto 7;
  -- OPCODE (bits 31-29): What the instruction does.
  constant PICA_ISA_TWO_OPCODE_LSB : natural := 29;
  constant PICA_ISA_TWO_OPCODE_WIDTH : natural := 3;
  subtype PICA_ISA_TWO_OPCODE_BITS is natural range 31 downto 29;

  -- Format s: Short opcode. [DOC: test]
  -- SRC1 (bits 1-0): Source 1.
  constant PICA_ISA_SHORT_SRC1_LSB : natural := 0;
  constant PICA_ISA_SHORT_SRC1_WIDTH : natural := 2;
  subtype PICA_ISA_SHORT_SRC1_BITS is natural range 1 downto 0;
  -- SRC2 (bits 5-2): Source 2.
  constant PICA_ISA_SHORT_SRC2_LSB : natural := 2;
  constant PICA_ISA_SHORT_SRC2_WIDTH : natural := 4;
  subtype PICA_ISA_SHORT_SRC2_BITS is natural range 5 downto 2;
  -- IDX (bit 6): Index register.
  constant PICA_ISA_SHORT_IDX_LSB : natural := 6;
  constant PICA_ISA_SHORT_IDX_WIDTH : natural := 1;
  subtype PICA_ISA_SHORT_IDX_BITS is natural range 6 downto 6;
  -- DST (bits 8-7): Destination.
  constant PICA_ISA_SHORT_DST_LSB : natural := 7;
  constant PICA_ISA_SHORT_DST_WIDTH : natural := 2;
  subtype PICA_ISA_SHORT_DST_BITS is natural range 8 downto 7;
  -- OPCODE (bits 31-30): What the instruction does.
  constant PICA_ISA_SHORT_OPCODE_LSB : natural := 30;
  constant PICA_ISA_SHORT_OPCODE_WIDTH : natural := 2;
  subtype PICA_ISA_SHORT_OPCODE_BITS is natural range 31 downto 30;

  -- Format o: Unknown. [?: test]
  -- PAYLOAD (bits 28-0): Everything else.
  constant PICA_ISA_OTHER_PAYLOAD_LSB : natural := 0;
  constant PICA_ISA_OTHER_PAYLOAD_WIDTH : natural := 29;
  subtype PICA_ISA_OTHER_PAYLOAD_BITS is natural range 28 downto 0;
  -- OPCODE (bits 31-29): What the instruction does.
  constant PICA_ISA_OTHER_OPCODE_LSB : natural := 29;
  constant PICA_ISA_OTHER_OPCODE_WIDTH : natural := 3;
  subtype PICA_ISA_OTHER_OPCODE_BITS is natural range 31 downto 29;

  -- Mask, 2 bits: Components. [DOC: test]
  -- Y (bit 0):
  constant PICA_ISA_MASK_Y_LSB : natural := 0;
  constant PICA_ISA_MASK_Y_WIDTH : natural := 1;
  subtype PICA_ISA_MASK_Y_BITS is natural range 0 downto 0;
  -- X (bit 1):
  constant PICA_ISA_MASK_X_LSB : natural := 1;
  constant PICA_ISA_MASK_X_WIDTH : natural := 1;
  subtype PICA_ISA_MASK_X_BITS is natural range 1 downto 1;

  -- Opcodes in the bits of the longest one; the lowest code, where several are the opcode
  -- a + b [DOC]
  constant PICA_ISA_OPCODE_ADD : std_logic_vector(2 downto 0) := "000";
  -- as ADD [DOC]
  constant PICA_ISA_OPCODE_ADDI : std_logic_vector(2 downto 0) := "100";

  -- Opcodes in the bits of their formats, where those are fewer
  -- as ADD [DOC]
  constant PICA_ISA_SHORT_OPCODE_ADDI : std_logic_vector(1 downto 0) := "10";

end package;
