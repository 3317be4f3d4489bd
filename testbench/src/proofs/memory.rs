// SPDX-License-Identifier: MIT
//! Memories of a block: what stands in their place in proofs, and the properties by which they do no less.
//!
//! The modules `block_ram_A_W`, of W bits in 2^A words, have ports of their own; `common.v` has what stands for them.

use std::fmt::Write;

/// The bits of address and word that are in the name of a memory.
fn size(name: &str) -> Option<(u32, u32)> {
    let mut numbers = name.split('_').filter_map(|part| part.parse().ok());
    Some((numbers.next().filter(|bits| (1..=16).contains(bits))?, numbers.next().filter(|bits| *bits > 0)?))
}

/// A module with the ports of a memory around one of `common.v`.
fn around(name: &str, module: &str, wires: &[(&str, bool)], more: &str) -> Option<String> {
    let (address, width) = size(name)?;
    let (place, word) = (address - 1, width - 1);
    let mut text = format!(
        "module {name} (input wire clock, input wire write_enable, input wire [{place}:0] write_address, \
         input wire [{word}:0] write_data, input wire read_enable, input wire [{place}:0] read_address, \
         output wire [{word}:0] read_data);\n  wire [{place}:0] place;\n{}",
        more.replace("WORD", &word.to_string())
    );
    for (wire, of_words) in wires {
        let range = if *of_words { format!("[{word}:0] ") } else { String::new() };
        let _ = writeln!(text, "  (* keep *) wire {range}{wire};");
    }
    let own: String = wires.iter().map(|(wire, _)| format!(", .{wire}({wire})")).collect();
    let _ = writeln!(
        text,
        "  {module} #(.A({address}), .W({width})) memory (.clock(clock), .write_enable(write_enable), \
         .write_address(write_address), .write_data(write_data), .read_enable(read_enable), .read_address(read_address), \
         .read_data(read_data), .place(place){own});\nendmodule"
    );
    Some(text)
}

/// What keeps one word of a memory, the one that was written when `watch` was 1; none if it has no such name.
pub fn watched(name: &str) -> Option<String> {
    let wires = [("watch", false), ("word", true), ("known", false)];
    around(name, "watched_memory", &wires, "  wire [WORD:0] read_q = read_data;\n")
}

/// What gives the same word as before where the same place is read again; none if it has no such name.
pub fn reread(name: &str) -> Option<String> {
    around(name, "reread_memory", &[], "")
}

/// The properties of a memory, filled in; none if it has no such name.
pub fn properties(template: &str, name: &str) -> Option<String> {
    let (address, width) = size(name)?;
    let words = 0..1 << address;
    let declared: Vec<String> =
        words.clone().map(|word| format!("    (* hierconn *) wire [{}:0] \\dut.words[{word}] ;", width - 1)).collect();
    let listed: Vec<String> = words.rev().map(|word| format!("\\dut.words[{word}] ")).collect();
    // Comments at the head name what is filled in.
    let (_, body) = template.split_once("`default_nettype none")?;
    let filled = [("MODULE", name), ("ADDRESS", &address.to_string()), ("WIDTH", &width.to_string())];
    let filled = filled.into_iter().fold(body.to_owned(), |text, (mark, value)| text.replace(mark, value));
    Some(filled.replace("DECLARED", &declared.join("\n")).replace("LISTED", &listed.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::{properties, reread, size, watched};

    #[test]
    fn names_tell_sizes() {
        assert_eq!(size("block_ram_6_32"), Some((6, 32)));
        assert_eq!(size("block_ram_8_24_apart"), Some((8, 24)));
        for other in ["block_ram", "block_ram_6", "block_ram_0_32", "block_ram_17_8", "block_ram_6_0", ""] {
            assert_eq!(size(other), None, "{other}");
            assert_eq!((watched(other), reread(other), properties("`default_nettype none", other)), (None, None, None));
        }
    }
}
