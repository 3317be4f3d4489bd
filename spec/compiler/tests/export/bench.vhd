-- SPDX-License-Identifier: MIT
-- Compares the names of a package with their values; the words in capitals stand for what is made for each.
library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;
use std.textio.all;
use work.PACKAGE.all;

entity check_PACKAGE is
end entity;

architecture bench of check_PACKAGE is
begin
  process
    variable checks, errors : natural := 0;
    variable pattern : std_logic_vector(1023 downto 0);
    variable text_line : line;
VARIABLES
    procedure check(right : boolean; name : string) is
    begin
      checks := checks + 1;
      if not right then
        errors := errors + 1;
        report "WRONG " & name severity note;
      end if;
    end procedure;
    function number(value : natural) return natural is
    begin
      return value;
    end function;
    function number(value : std_logic_vector) return natural is
    begin
      return to_integer(unsigned(value));
    end function;
    function same(value : std_logic; bits : string) return boolean is
    begin
      return bits'length = 1 and std_logic'image(value)(2) = bits(1);
    end function;
    function same(value : std_logic_vector; bits : string) return boolean is
    begin
      return to_string(value) = bits;
    end function;
    function same(value : signed; bits : string) return boolean is
    begin
      return to_string(std_logic_vector(value)) = bits;
    end function;
  begin
    for n in 0 to 31 loop
      pattern(32 * n + 31 downto 32 * n) := x"96C3A55A";
    end loop;
STATEMENTS
    write(text_line, to_string(checks) & " checks, " & to_string(errors) & " errors");
    writeline(output, text_line);
    wait;
  end process;
end architecture;
