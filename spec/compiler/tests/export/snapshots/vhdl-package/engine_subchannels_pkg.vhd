-- Subchannels: register ids, layouts and enumerations.
--
-- Generated from the register specification (description version 1). Do not edit.
--
-- Which class is bound where.
-- Source: made up elsewhere
--
-- VHDL-2008.
library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

package engine_subchannels_pkg is

  -- The engine.
  constant ENGINE_SUBCHANNELS_3D_CLASS : natural := 16#0E3D#;
  constant ENGINE_SUBCHANNELS_3D_SUBCHANNEL : natural := 0;

  -- 
  constant ENGINE_SUBCHANNELS_INLINE_TO_MEMORY_CLASS : natural := 16#C0DE#;
  constant ENGINE_SUBCHANNELS_INLINE_TO_MEMORY_SUBCHANNEL : natural := 4;

end package;

package body engine_subchannels_pkg is

end package body;
