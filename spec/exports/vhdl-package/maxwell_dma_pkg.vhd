-- Maxwell DMA class 0xB0B5: register ids, layouts and enumerations.
--
-- Generated from the register specification (description version 1). Do not edit.
--
-- Methods of the copy engine of NVIDIA's Maxwell GPU. Ids are method numbers; one method takes one
-- 32-bit argument.
-- Source: Switchbrew
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

package maxwell_dma_pkg is

  -- ---- DMA engine ----
  -- Copies and fills of memory.

  -- Control (0x0C0): Control of a transfer. 0x186 makes the strides unused, 0x586 fills memory; the
  -- source gives no bits.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_DMA_CONTROL : natural := 16#00C0#;

  -- SourceAddr (0x100-0x101): Source address.
  -- plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  constant MAXWELL_DMA_SOURCE_ADDR : natural := 16#0100#;
  -- UPPER (bits 31-0, uint) [?]
  constant MAXWELL_DMA_SOURCE_ADDR_UPPER_WORD : natural := 0;
  constant MAXWELL_DMA_SOURCE_ADDR_UPPER_LSB : natural := 0;
  constant MAXWELL_DMA_SOURCE_ADDR_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_DMA_SOURCE_ADDR_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint) [?]
  constant MAXWELL_DMA_SOURCE_ADDR_LOWER_WORD : natural := 1;
  constant MAXWELL_DMA_SOURCE_ADDR_LOWER_LSB : natural := 0;
  constant MAXWELL_DMA_SOURCE_ADDR_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_DMA_SOURCE_ADDR_LOWER_BITS is natural range 31 downto 0;
  type source_addr_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_source_addr(word : std_logic_vector(63 downto 0)) return source_addr_t;
  function to_word(value : source_addr_t) return std_logic_vector;

  -- DestinationAddr (0x102-0x103): Destination address.
  -- plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  constant MAXWELL_DMA_DESTINATION_ADDR : natural := 16#0102#;
  -- UPPER (bits 31-0, uint) [?]
  constant MAXWELL_DMA_DESTINATION_ADDR_UPPER_WORD : natural := 0;
  constant MAXWELL_DMA_DESTINATION_ADDR_UPPER_LSB : natural := 0;
  constant MAXWELL_DMA_DESTINATION_ADDR_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_DMA_DESTINATION_ADDR_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint) [?]
  constant MAXWELL_DMA_DESTINATION_ADDR_LOWER_WORD : natural := 1;
  constant MAXWELL_DMA_DESTINATION_ADDR_LOWER_LSB : natural := 0;
  constant MAXWELL_DMA_DESTINATION_ADDR_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_DMA_DESTINATION_ADDR_LOWER_BITS is natural range 31 downto 0;
  type destination_addr_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_destination_addr(word : std_logic_vector(63 downto 0)) return destination_addr_t;
  function to_word(value : destination_addr_t) return std_logic_vector;

  -- SourceStride? (0x104): Source stride. The source marks the name with a question mark.
  -- plain, wo, type uint [?: Switchbrew]
  constant MAXWELL_DMA_SOURCE_STRIDE : natural := 16#0104#;
  -- VALUE (bits 31-0, uint)
  constant MAXWELL_DMA_SOURCE_STRIDE_VALUE_LSB : natural := 0;
  constant MAXWELL_DMA_SOURCE_STRIDE_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_DMA_SOURCE_STRIDE_VALUE_BITS is natural range 31 downto 0;
  type source_stride_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_source_stride(word : std_logic_vector(31 downto 0)) return source_stride_t;
  function to_word(value : source_stride_t) return std_logic_vector;

  -- DestinationStride? (0x105): Destination stride. The source marks the name with a question mark.
  -- plain, wo, type uint [?: Switchbrew]
  constant MAXWELL_DMA_DESTINATION_STRIDE : natural := 16#0105#;
  -- VALUE (bits 31-0, uint)
  constant MAXWELL_DMA_DESTINATION_STRIDE_VALUE_LSB : natural := 0;
  constant MAXWELL_DMA_DESTINATION_STRIDE_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_DMA_DESTINATION_STRIDE_VALUE_BITS is natural range 31 downto 0;
  type destination_stride_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_destination_stride(word : std_logic_vector(31 downto 0)) return destination_stride_t;
  function to_word(value : destination_stride_t) return std_logic_vector;

  -- Count (0x106): Length of the transfer, at most 0x3FFFFF.
  -- plain, wo, type uint [DOC: Switchbrew]
  constant MAXWELL_DMA_COUNT : natural := 16#0106#;
  -- VALUE (bits 31-0, uint)
  constant MAXWELL_DMA_COUNT_VALUE_LSB : natural := 0;
  constant MAXWELL_DMA_COUNT_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_DMA_COUNT_VALUE_BITS is natural range 31 downto 0;
  type count_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_count(word : std_logic_vector(31 downto 0)) return count_t;
  function to_word(value : count_t) return std_logic_vector;

  -- MemsetValue? (0x1C0): Value of a memory fill. The source marks the name with a question mark.
  -- plain, wo, type uint [?: Switchbrew]
  constant MAXWELL_DMA_MEMSET_VALUE : natural := 16#01C0#;
  -- VALUE (bits 31-0, uint)
  constant MAXWELL_DMA_MEMSET_VALUE_VALUE_LSB : natural := 0;
  constant MAXWELL_DMA_MEMSET_VALUE_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_DMA_MEMSET_VALUE_VALUE_BITS is natural range 31 downto 0;
  type memset_value_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_memset_value(word : std_logic_vector(31 downto 0)) return memset_value_t;
  function to_word(value : memset_value_t) return std_logic_vector;

  -- MemsetControl? (0x1C2): Control of a memory fill; seen value 0x34444. The source marks the name
  -- with a question mark.
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_DMA_MEMSET_CONTROL : natural := 16#01C2#;

  -- MemsetLength? (0x1C4): Length of a memory fill. The source marks the name with a question mark.
  -- plain, wo, type uint [?: Switchbrew]
  constant MAXWELL_DMA_MEMSET_LENGTH : natural := 16#01C4#;
  -- VALUE (bits 31-0, uint, 4 bytes): Length.
  constant MAXWELL_DMA_MEMSET_LENGTH_VALUE_LSB : natural := 0;
  constant MAXWELL_DMA_MEMSET_LENGTH_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_DMA_MEMSET_LENGTH_VALUE_BITS is natural range 31 downto 0;
  type memset_length_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_memset_length(word : std_logic_vector(31 downto 0)) return memset_length_t;
  function to_word(value : memset_length_t) return std_logic_vector;

  -- ? (0x1C5): Named ? in the source. Seen value: 1.
  -- plain, wo [?: Switchbrew]
  constant MAXWELL_DMA_UNKNOWN_1C5 : natural := 16#01C5#;

end package;

package body maxwell_dma_pkg is

  function to_source_addr(word : std_logic_vector(63 downto 0)) return source_addr_t is
    variable value : source_addr_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : source_addr_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function to_destination_addr(word : std_logic_vector(63 downto 0)) return destination_addr_t is
    variable value : destination_addr_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : destination_addr_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function to_source_stride(word : std_logic_vector(31 downto 0)) return source_stride_t is
    variable value : source_stride_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : source_stride_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_destination_stride(word : std_logic_vector(31 downto 0)) return destination_stride_t is
    variable value : destination_stride_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : destination_stride_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_count(word : std_logic_vector(31 downto 0)) return count_t is
    variable value : count_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : count_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_memset_value(word : std_logic_vector(31 downto 0)) return memset_value_t is
    variable value : memset_value_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : memset_value_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_memset_length(word : std_logic_vector(31 downto 0)) return memset_length_t is
    variable value : memset_length_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : memset_length_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

end package body;
