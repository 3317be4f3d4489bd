// SPDX-License-Identifier: MIT
//! Registers on every port, so that the clock of a block is that of its own paths, and so few pins that any package has
//! them.

use std::fmt::Write;

/// A port as the netlist has it.
pub struct Port<'a> {
    /// The name of the port in the netlist.
    pub name: &'a str,
    /// Bits.
    pub width: usize,
    /// Whether it is an output.
    pub is_output: bool,
}

/// The name that clocks have.
pub const CLOCK: &str = "clock";

/// Modules `wrapper`, and `block` as a black box: the inputs come out of registers that shift in one chain; outputs go into
/// registers and through a tree of XOR gates with registers behind each. The registers of a port have its name; all other names
/// have a dot, which no port has.
pub fn wrapper(ports: &[Port<'_>]) -> String {
    let list = |line: &dyn Fn(&Port) -> String| ports.iter().map(line).collect::<Vec<_>>().join(",\n  ");
    let direction = |port: &Port| if port.is_output { "output" } else { "input" };
    let declared = list(&|port| format!("{} [{}:0] \\{} ", direction(port), port.width - 1, port.name));
    let connected = list(&|port| match (port.name, port.is_output) {
        (CLOCK, _) => format!(".\\{CLOCK} (\\pin.clk )"),
        (name, true) => format!(".\\{name} (\\{name}.out )"),
        (name, false) => format!(".\\{name} (\\{name} )"),
    });
    let mut text = format!(
        "(* blackbox *)\nmodule block (\n  {declared}\n);\nendmodule\n\nmodule wrapper (input \\pin.clk , input \\pin.in , output \\pin.out );\n"
    );
    let (mut before, mut bits) = ("\\pin.in ".to_owned(), Vec::new());
    for Port { name, width, is_output } in ports.iter().filter(|port| port.name != CLOCK) {
        let _ = writeln!(text, "  reg [{}:0] \\{name} ;", width - 1);
        let next = if *is_output {
            let _ = writeln!(text, "  wire [{}:0] \\{name}.out ;", width - 1);
            bits.extend((0..*width).map(|bit| format!("\\{name} [{bit}]")));
            format!("\\{name}.out ")
        } else {
            let chain = format!("{{\\{name} , {before}}}");
            before = format!("\\{name} [{}]", width - 1);
            chain
        };
        let _ = writeln!(text, "  always @(posedge \\pin.clk ) \\{name}  <= {next};");
    }
    let _ = writeln!(text, "  block dut (\n  {connected}\n  );");
    for level in 1.. {
        if bits.len() <= 1 {
            break;
        }
        let sums: Vec<String> = bits.chunks(4).map(|bits| bits.join(" ^ ")).collect();
        bits = (0..sums.len()).map(|bit| format!("\\tree.{level} [{bit}]")).collect();
        let _ = writeln!(text, "  reg [{}:0] \\tree.{level} ;\n  always @(posedge \\pin.clk ) begin", sums.len() - 1);
        bits.iter().zip(sums).for_each(|(bit, sum)| text += &format!("    {bit} <= {sum};\n"));
        text += "  end\n";
    }
    let _ = writeln!(text, "  assign \\pin.out  = {};\nendmodule", bits.first().map_or("1'b0", String::as_str));
    text
}

#[cfg(test)]
mod tests {
    use super::{Port, wrapper};

    #[test]
    fn every_bit_is_connected_once() {
        let port = |name, width, is_output| Port { name, width, is_output };
        let text = wrapper(&[port("clock", 1, false), port("a", 24, false), port("y", 17, true), port("b", 2, false)]);
        for part in [
            ".\\clock (\\pin.clk )",
            "always @(posedge \\pin.clk ) \\a  <= {\\a , \\pin.in };",
            "always @(posedge \\pin.clk ) \\b  <= {\\b , \\a [23]};",
            ".\\b (\\b )",
            "always @(posedge \\pin.clk ) \\y  <= \\y.out ;",
            "\\tree.1 [0] <= \\y [0] ^ \\y [1] ^ \\y [2] ^ \\y [3];",
            "\\tree.1 [4] <= \\y [16];",
            "\\tree.2 [1] <= \\tree.1 [4];",
            "assign \\pin.out  = \\tree.3 [0];",
        ] {
            assert!(text.contains(part), "{part}\n{text}");
        }
    }
}
