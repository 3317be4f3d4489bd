-- Engine class 0xE3D: register ids, layouts and enumerations.
--
-- Generated from the register specification (description version 1). Do not edit.
--
-- A made-up engine, with names as another document prints them.
-- Source: made up elsewhere
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

package engine_3d_pkg is

  -- SpareValue: A code above one byte. [DOC: made up elsewhere]
  -- Nothing is known about other codes.
  subtype spare_value_e is std_logic_vector(31 downto 0);
  -- Points.
  constant ENGINE_3D_SPARE_VALUE_POINT : spare_value_e := "00000000000000000001101100000000";

  -- ---- Engine ----
  -- Methods with several words, arrays between each other, rows that collide, names that are none.

  -- SetObject (0x000): Class.
  -- plain, wo, type bitfield [DOC: made up elsewhere]
  constant ENGINE_3D_SET_OBJECT : natural := 16#0000#;
  -- CLASS_ID (bits 15-0, uint)
  constant ENGINE_3D_SET_OBJECT_CLASS_ID_LSB : natural := 0;
  constant ENGINE_3D_SET_OBJECT_CLASS_ID_WIDTH : natural := 16;
  subtype ENGINE_3D_SET_OBJECT_CLASS_ID_BITS is natural range 15 downto 0;
  type set_object_t is record
    CLASS_ID : std_logic_vector(15 downto 0);
  end record;
  function to_set_object(word : std_logic_vector(31 downto 0)) return set_object_t;
  function to_word(value : set_object_t) return std_logic_vector;

  -- Notify (0x001-0x002): Address of two words.
  -- plain, wo, 2 words, type gpuva [DOC: made up elsewhere]
  constant ENGINE_3D_NOTIFY : natural := 16#0001#;
  -- UPPER (bits 31-0, uint) [?]
  constant ENGINE_3D_NOTIFY_UPPER_WORD : natural := 0;
  constant ENGINE_3D_NOTIFY_UPPER_LSB : natural := 0;
  constant ENGINE_3D_NOTIFY_UPPER_WIDTH : natural := 32;
  subtype ENGINE_3D_NOTIFY_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint) [?]
  constant ENGINE_3D_NOTIFY_LOWER_WORD : natural := 1;
  constant ENGINE_3D_NOTIFY_LOWER_LSB : natural := 0;
  constant ENGINE_3D_NOTIFY_LOWER_WIDTH : natural := 32;
  subtype ENGINE_3D_NOTIFY_LOWER_BITS is natural range 31 downto 0;
  type notify_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_notify(word : std_logic_vector(63 downto 0)) return notify_t;
  function to_word(value : notify_t) return std_logic_vector;

  -- ClearColor (0x004-0x007): Four floats.
  -- plain, wo, 4 words, type float[4] [DOC: made up elsewhere]
  constant ENGINE_3D_CLEAR_COLOR : natural := 16#0004#;
  -- VALUE0 to VALUE3 (bits 31-0, step 32, f32)
  constant ENGINE_3D_CLEAR_COLOR_VALUE0_WORD : natural := 0;
  constant ENGINE_3D_CLEAR_COLOR_VALUE0_LSB : natural := 0;
  constant ENGINE_3D_CLEAR_COLOR_VALUE0_WIDTH : natural := 32;
  subtype ENGINE_3D_CLEAR_COLOR_VALUE0_BITS is natural range 31 downto 0;
  constant ENGINE_3D_CLEAR_COLOR_VALUE1_WORD : natural := 1;
  constant ENGINE_3D_CLEAR_COLOR_VALUE1_LSB : natural := 0;
  constant ENGINE_3D_CLEAR_COLOR_VALUE1_WIDTH : natural := 32;
  subtype ENGINE_3D_CLEAR_COLOR_VALUE1_BITS is natural range 31 downto 0;
  constant ENGINE_3D_CLEAR_COLOR_VALUE2_WORD : natural := 2;
  constant ENGINE_3D_CLEAR_COLOR_VALUE2_LSB : natural := 0;
  constant ENGINE_3D_CLEAR_COLOR_VALUE2_WIDTH : natural := 32;
  subtype ENGINE_3D_CLEAR_COLOR_VALUE2_BITS is natural range 31 downto 0;
  constant ENGINE_3D_CLEAR_COLOR_VALUE3_WORD : natural := 3;
  constant ENGINE_3D_CLEAR_COLOR_VALUE3_LSB : natural := 0;
  constant ENGINE_3D_CLEAR_COLOR_VALUE3_WIDTH : natural := 32;
  subtype ENGINE_3D_CLEAR_COLOR_VALUE3_BITS is natural range 31 downto 0;
  type clear_color_t is record
    VALUE3 : std_logic_vector(31 downto 0);
    VALUE2 : std_logic_vector(31 downto 0);
    VALUE1 : std_logic_vector(31 downto 0);
    VALUE0 : std_logic_vector(31 downto 0);
  end record;
  function to_clear_color(word : std_logic_vector(127 downto 0)) return clear_color_t;
  function to_word(value : clear_color_t) return std_logic_vector;

  -- Grid (0x009-0x00B): Three words, which no power of two holds.
  -- plain, wo, 3 words, type bitfield[3] [DOC: made up elsewhere]
  constant ENGINE_3D_GRID : natural := 16#0009#;
  -- X0 (bits 3-0, uint)
  constant ENGINE_3D_GRID_X0_WORD : natural := 0;
  constant ENGINE_3D_GRID_X0_LSB : natural := 0;
  constant ENGINE_3D_GRID_X0_WIDTH : natural := 4;
  subtype ENGINE_3D_GRID_X0_BITS is natural range 3 downto 0;
  -- Y0 (bits 35-32, uint)
  constant ENGINE_3D_GRID_Y0_WORD : natural := 1;
  constant ENGINE_3D_GRID_Y0_LSB : natural := 0;
  constant ENGINE_3D_GRID_Y0_WIDTH : natural := 4;
  subtype ENGINE_3D_GRID_Y0_BITS is natural range 3 downto 0;
  -- MODE (bits 95-64, SpareValue)
  constant ENGINE_3D_GRID_MODE_WORD : natural := 2;
  constant ENGINE_3D_GRID_MODE_LSB : natural := 0;
  constant ENGINE_3D_GRID_MODE_WIDTH : natural := 32;
  subtype ENGINE_3D_GRID_MODE_BITS is natural range 31 downto 0;
  type grid_t is record
    MODE : spare_value_e;
    Y0 : std_logic_vector(3 downto 0);
    X0 : std_logic_vector(3 downto 0);
  end record;
  function to_grid(word : std_logic_vector(95 downto 0)) return grid_t;
  function to_word(value : grid_t) return std_logic_vector;

  -- unknown_010 (0x010): Used by an unknown caller.
  -- plain, wo [?: made up elsewhere]
  constant ENGINE_3D_UNKNOWN_010 : natural := 16#0010#;

  -- Unbind (???) (0x011): A name with doubts.
  -- plain, wo [?: made up elsewhere]
  constant ENGINE_3D_UNBIND : natural := 16#0011#;
  -- HEADERS (bit 0, bool)
  constant ENGINE_3D_UNBIND_HEADERS_LSB : natural := 0;
  constant ENGINE_3D_UNBIND_HEADERS_WIDTH : natural := 1;
  subtype ENGINE_3D_UNBIND_HEADERS_BITS is natural range 0 downto 0;
  type unbind_t is record
    HEADERS : std_logic;
  end record;
  function to_unbind(word : std_logic_vector(31 downto 0)) return unbind_t;
  function to_word(value : unbind_t) return std_logic_vector;

  -- ? (0x012): A name that is none.
  -- plain, wo [?: made up elsewhere]
  constant ENGINE_3D_UNKNOWN_012 : natural := 16#0012#;

  -- Pool (???) (0x020-0x021): Its second word is PoolMaximum.
  -- plain, wo, 2 words, type gpuva [?: made up elsewhere]
  constant ENGINE_3D_POOL : natural := 16#0020#;
  -- UPPER (bits 31-0, uint)
  constant ENGINE_3D_POOL_UPPER_WORD : natural := 0;
  constant ENGINE_3D_POOL_UPPER_LSB : natural := 0;
  constant ENGINE_3D_POOL_UPPER_WIDTH : natural := 32;
  subtype ENGINE_3D_POOL_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint)
  constant ENGINE_3D_POOL_LOWER_WORD : natural := 1;
  constant ENGINE_3D_POOL_LOWER_LSB : natural := 0;
  constant ENGINE_3D_POOL_LOWER_WIDTH : natural := 32;
  subtype ENGINE_3D_POOL_LOWER_BITS is natural range 31 downto 0;
  type pool_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_pool(word : std_logic_vector(63 downto 0)) return pool_t;
  function to_word(value : pool_t) return std_logic_vector;

  -- PoolMaximum (0x021): Collides with the second word of the pool.
  -- plain, wo, type uint [?: made up elsewhere]
  constant ENGINE_3D_POOL_MAXIMUM : natural := 16#0021#;
  -- VALUE (bits 31-0, uint)
  constant ENGINE_3D_POOL_MAXIMUM_VALUE_LSB : natural := 0;
  constant ENGINE_3D_POOL_MAXIMUM_VALUE_WIDTH : natural := 32;
  subtype ENGINE_3D_POOL_MAXIMUM_VALUE_BITS is natural range 31 downto 0;
  type pool_maximum_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_pool_maximum(word : std_logic_vector(31 downto 0)) return pool_maximum_t;
  function to_word(value : pool_maximum_t) return std_logic_vector;

  -- TargetNAddr (0x100-0x101 + 0x10*n (n = 0-2)): Address of a target.
  -- plain, wo, 2 words, type gpuva [?: made up elsewhere]
  constant ENGINE_3D_TARGET_ADDR_COUNT : natural := 3;
  function ENGINE_3D_TARGET_ADDR(n : natural) return natural;
  -- UPPER (bits 31-0, uint)
  constant ENGINE_3D_TARGET_ADDR_UPPER_WORD : natural := 0;
  constant ENGINE_3D_TARGET_ADDR_UPPER_LSB : natural := 0;
  constant ENGINE_3D_TARGET_ADDR_UPPER_WIDTH : natural := 32;
  subtype ENGINE_3D_TARGET_ADDR_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint)
  constant ENGINE_3D_TARGET_ADDR_LOWER_WORD : natural := 1;
  constant ENGINE_3D_TARGET_ADDR_LOWER_LSB : natural := 0;
  constant ENGINE_3D_TARGET_ADDR_LOWER_WIDTH : natural := 32;
  subtype ENGINE_3D_TARGET_ADDR_LOWER_BITS is natural range 31 downto 0;
  type target_addr_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_target_addr(word : std_logic_vector(63 downto 0)) return target_addr_t;
  function to_word(value : target_addr_t) return std_logic_vector;

  -- TargetNFormat (0x102 + 0x10*n (n = 0-2)): Format of a target.
  -- plain, wo [?: made up elsewhere]
  constant ENGINE_3D_TARGET_FORMAT_COUNT : natural := 3;
  function ENGINE_3D_TARGET_FORMAT(n : natural) return natural;
  -- FORMAT (bits 7-0, uint)
  constant ENGINE_3D_TARGET_FORMAT_FORMAT_LSB : natural := 0;
  constant ENGINE_3D_TARGET_FORMAT_FORMAT_WIDTH : natural := 8;
  subtype ENGINE_3D_TARGET_FORMAT_FORMAT_BITS is natural range 7 downto 0;
  type target_format_t is record
    FORMAT : std_logic_vector(7 downto 0);
  end record;
  function to_target_format(word : std_logic_vector(31 downto 0)) return target_format_t;
  function to_word(value : target_format_t) return std_logic_vector;

  -- ScaleN (0x200 + 0x2*n (n = 0-3)): One array alone.
  -- plain, wo, type float [DOC: made up elsewhere]
  constant ENGINE_3D_SCALE_COUNT : natural := 4;
  function ENGINE_3D_SCALE(n : natural) return natural;
  -- VALUE (bits 31-0, f32)
  constant ENGINE_3D_SCALE_VALUE_LSB : natural := 0;
  constant ENGINE_3D_SCALE_VALUE_WIDTH : natural := 32;
  subtype ENGINE_3D_SCALE_VALUE_BITS is natural range 31 downto 0;
  type scale_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_scale(word : std_logic_vector(31 downto 0)) return scale_t;
  function to_word(value : scale_t) return std_logic_vector;

  -- OddN (0x300, 0x308): Something else lies between its elements.
  -- plain, wo, type uint [DOC: made up elsewhere]
  constant ENGINE_3D_ODD_COUNT : natural := 2;
  function ENGINE_3D_ODD(n : natural) return natural;
  -- VALUE (bits 31-0, uint)
  constant ENGINE_3D_ODD_VALUE_LSB : natural := 0;
  constant ENGINE_3D_ODD_VALUE_WIDTH : natural := 32;
  subtype ENGINE_3D_ODD_VALUE_BITS is natural range 31 downto 0;
  type odd_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_odd(word : std_logic_vector(31 downto 0)) return odd_t;
  function to_word(value : odd_t) return std_logic_vector;

  -- Between (0x304): Between two elements.
  -- plain, wo, type int [DOC: made up elsewhere]
  constant ENGINE_3D_BETWEEN : natural := 16#0304#;
  -- VALUE (bits 31-0, int)
  constant ENGINE_3D_BETWEEN_VALUE_LSB : natural := 0;
  constant ENGINE_3D_BETWEEN_VALUE_WIDTH : natural := 32;
  subtype ENGINE_3D_BETWEEN_VALUE_BITS is natural range 31 downto 0;
  type between_t is record
    VALUE : signed(31 downto 0);
  end record;
  function to_between(word : std_logic_vector(31 downto 0)) return between_t;
  function to_word(value : between_t) return std_logic_vector;

end package;

package body engine_3d_pkg is

  function to_set_object(word : std_logic_vector(31 downto 0)) return set_object_t is
    variable value : set_object_t;
  begin
    value.CLASS_ID := word(15 downto 0);
    return value;
  end function;

  function to_word(value : set_object_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 0) := value.CLASS_ID;
    return word;
  end function;

  function to_notify(word : std_logic_vector(63 downto 0)) return notify_t is
    variable value : notify_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : notify_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function to_clear_color(word : std_logic_vector(127 downto 0)) return clear_color_t is
    variable value : clear_color_t;
  begin
    value.VALUE3 := word(127 downto 96);
    value.VALUE2 := word(95 downto 64);
    value.VALUE1 := word(63 downto 32);
    value.VALUE0 := word(31 downto 0);
    return value;
  end function;

  function to_word(value : clear_color_t) return std_logic_vector is
    variable word : std_logic_vector(127 downto 0) := (others => '0');
  begin
    word(127 downto 96) := value.VALUE3;
    word(95 downto 64) := value.VALUE2;
    word(63 downto 32) := value.VALUE1;
    word(31 downto 0) := value.VALUE0;
    return word;
  end function;

  function to_grid(word : std_logic_vector(95 downto 0)) return grid_t is
    variable value : grid_t;
  begin
    value.MODE := word(95 downto 64);
    value.Y0 := word(35 downto 32);
    value.X0 := word(3 downto 0);
    return value;
  end function;

  function to_word(value : grid_t) return std_logic_vector is
    variable word : std_logic_vector(95 downto 0) := (others => '0');
  begin
    word(95 downto 64) := value.MODE;
    word(35 downto 32) := value.Y0;
    word(3 downto 0) := value.X0;
    return word;
  end function;

  function to_unbind(word : std_logic_vector(31 downto 0)) return unbind_t is
    variable value : unbind_t;
  begin
    value.HEADERS := word(0);
    return value;
  end function;

  function to_word(value : unbind_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.HEADERS;
    return word;
  end function;

  function to_pool(word : std_logic_vector(63 downto 0)) return pool_t is
    variable value : pool_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : pool_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function to_pool_maximum(word : std_logic_vector(31 downto 0)) return pool_maximum_t is
    variable value : pool_maximum_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : pool_maximum_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function ENGINE_3D_TARGET_ADDR(n : natural) return natural is
  begin
return 16#0100# + 16#10# * n;
  end function;

  function to_target_addr(word : std_logic_vector(63 downto 0)) return target_addr_t is
    variable value : target_addr_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : target_addr_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function ENGINE_3D_TARGET_FORMAT(n : natural) return natural is
  begin
return 16#0102# + 16#10# * n;
  end function;

  function to_target_format(word : std_logic_vector(31 downto 0)) return target_format_t is
    variable value : target_format_t;
  begin
    value.FORMAT := word(7 downto 0);
    return value;
  end function;

  function to_word(value : target_format_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(7 downto 0) := value.FORMAT;
    return word;
  end function;

  function ENGINE_3D_SCALE(n : natural) return natural is
  begin
return 16#0200# + 16#2# * n;
  end function;

  function to_scale(word : std_logic_vector(31 downto 0)) return scale_t is
    variable value : scale_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : scale_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function ENGINE_3D_ODD(n : natural) return natural is
  begin
return 16#0300# + 16#8# * n;
  end function;

  function to_odd(word : std_logic_vector(31 downto 0)) return odd_t is
    variable value : odd_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : odd_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_between(word : std_logic_vector(31 downto 0)) return between_t is
    variable value : between_t;
  begin
    value.VALUE := signed(word(31 downto 0));
    return value;
  end function;

  function to_word(value : between_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := std_logic_vector(value.VALUE);
    return word;
  end function;

end package body;
