// SPDX-License-Identifier: MIT
//! Lattice ECP5.

use super::{Cell, Model};
use crate::component::Component;
use crate::float::Multiplier;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Bits of an operand of the DSP block.
const OPERAND: u32 = 18;
/// Bits of the product of the DSP block.
const PRODUCT: u32 = 36;

/// The multiplier between its own registers, of which Yosys does not make use: those of the operands, and the one of the
/// product.
pub(super) const MULTIPLIER: Cell = Cell {
    component: Multiplier::<1, 1, 1>::NAME,
    body: multiplier,
    model: Model { name: "MULT18X18D", text: include_str!("mult18x18d.v") },
};

fn multiplier(widths: &BTreeMap<&str, u32>) -> Option<String> {
    let (operand, low) = (*widths.get("a")?, *widths.get("low")?);
    if operand > OPERAND {
        return None;
    }
    let top = 2 * operand - 1;
    let mut text = format!("    wire [{top}:0] product;\n\n    MULT18X18D #(\n");
    for register in ["INPUTA", "INPUTB", "OUTPUT"] {
        let _ = writeln!(text, "        .REG_{register}_CLK(\"CLK0\"),");
    }
    text.push_str("        .SOURCEB_MODE(\"B_INPUT\")\n    ) dsp (\n");
    for (port, signal) in [('A', "a"), ('B', "b"), ('C', "")] {
        let bit =
            |bit| if bit < operand && !signal.is_empty() { format!("{signal}[{bit}]") } else { "1'b0".to_owned() };
        row(&mut text, (0..OPERAND).map(|number| format!(".{port}{number}({})", bit(number))));
    }
    for (port, numbers, on) in [("CLK", 0, "clock"), ("CE", 0, "1'b1"), ("RST", 4, "1'b0")] {
        let signal = |number| if number == numbers { on } else { "1'b0" };
        row(&mut text, (0..4).map(|number| format!(".{port}{number}({})", signal(number))));
    }
    row(&mut text, ["SIGNEDA", "SIGNEDB", "SOURCEA", "SOURCEB"].map(|port| format!(".{port}(1'b0)")));
    let product = |number| if number <= top { format!("product[{number}]") } else { String::new() };
    row(&mut text, (0..PRODUCT).map(|number| format!(".P{number}({})", product(number))));
    text.truncate(text.len() - 2);
    let _ =
        write!(text, "\n    );\n\n    assign high = product[{top}:{low}];\n    assign low = product[{}:0];\n", low - 1);
    Some(text)
}

/// Connections in lines of six.
fn row(text: &mut String, connections: impl IntoIterator<Item = String>) {
    let connections: Vec<String> = connections.into_iter().collect();
    for line in connections.chunks(6) {
        let _ = writeln!(text, "        {},", line.join(", "));
    }
}
