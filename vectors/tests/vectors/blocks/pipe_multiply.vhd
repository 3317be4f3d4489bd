-- The low 24 bits of a product, three clocks later.
library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

entity multiply is
  generic (WIDTH : natural := 8);
  port (
    clock : in std_logic;
    reset : in std_logic;
    in_valid : in std_logic;
    a : in std_logic_vector(23 downto 0);
    b : in std_logic_vector(23 downto 0);
    out_valid : out std_logic;
    y : out std_logic_vector(23 downto 0)
  );
end entity;

architecture rtl of multiply is
  type words is array (0 to 2) of std_logic_vector(23 downto 0);
  signal valid : std_logic_vector(2 downto 0) := (others => '0');
  signal products : words := (others => (others => '0'));
begin
  out_valid <= valid(2);
  y <= products(2);
  process (clock)
    variable product : unsigned(47 downto 0);
  begin
    if rising_edge(clock) then
      product := unsigned(a) * unsigned(b);
      valid <= valid(1 downto 0) & in_valid;
      if reset = '1' then
        valid <= (others => '0');
      end if;
      products <= (others => (others => '0'));
      products(0)(WIDTH - 1 downto 0) <= std_logic_vector(product(WIDTH - 1 downto 0));
      products(1 to 2) <= products(0 to 1);
    end if;
  end process;
end architecture;
