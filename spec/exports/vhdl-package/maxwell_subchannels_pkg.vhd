-- Maxwell subchannels: register ids, layouts and enumerations.
--
-- Generated from the register specification (description version 1). Do not edit.
--
-- Which engine class NVIDIA's user-mode driver of the Switch binds to which subchannel. Ids are
-- class numbers.
-- Source: Switchbrew
--
-- VHDL-2008.
library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

package maxwell_subchannels_pkg is

  -- 3D engine.
  constant MAXWELL_SUBCHANNELS_3D_CLASS : natural := 16#B197#;
  constant MAXWELL_SUBCHANNELS_3D_SUBCHANNEL : natural := 0;

  -- Compute engine. The source lists no methods.
  constant MAXWELL_SUBCHANNELS_COMPUTE_CLASS : natural := 16#B1C0#;
  constant MAXWELL_SUBCHANNELS_COMPUTE_SUBCHANNEL : natural := 1;

  -- Inline data to memory. The source lists no methods.
  constant MAXWELL_SUBCHANNELS_INLINE_TO_MEMORY_CLASS : natural := 16#A140#;
  constant MAXWELL_SUBCHANNELS_INLINE_TO_MEMORY_SUBCHANNEL : natural := 2;

  -- 2D engine. The source lists no methods.
  constant MAXWELL_SUBCHANNELS_2D_CLASS : natural := 16#902D#;
  constant MAXWELL_SUBCHANNELS_2D_SUBCHANNEL : natural := 3;

  -- Copy engine.
  constant MAXWELL_SUBCHANNELS_DMA_CLASS : natural := 16#B0B5#;
  constant MAXWELL_SUBCHANNELS_DMA_SUBCHANNEL : natural := 4;

end package;

package body maxwell_subchannels_pkg is

end package body;
