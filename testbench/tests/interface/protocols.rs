// SPDX-License-Identifier: MIT
//! The drawings of protocols.md are what the circuits do. `UPDATE_EXPECT=1` renews them.

use crate::circuit::{Circuit, blocks};
use pica_testbench::block::Block;
use pica_testbench::waves::{Wave, Waves};
use std::path::Path;

/// A clock of a drawing.
enum Step {
    /// Inputs change; those that are not named stay.
    Set(&'static [(&'static str, u32)]),
    /// As many clocks as pass until an output is 1.
    Until(&'static str),
    /// A clock that is not drawn.
    Hidden(&'static [(&'static str, u32)]),
}

/// A signal of a drawing.
enum Row {
    Level(&'static str),
    /// A payload port, its hexadecimal digits, and the port that says whether it counts.
    Value(&'static str, usize, &'static str),
}

use Row::{Level, Value};
use Step::{Hidden, Set, Until};

fn block(name: &str) -> Block {
    blocks().into_iter().find(|block| block.interface.name == name).expect("a block")
}

/// What a block does in a simulation.
fn record(name: &str, rows: &[Row], steps: &[Step]) -> Waves {
    let block = block(name);
    let mut circuit = Circuit::new(&block).without_memories();
    let clocked = block.interface.clocked();
    let mut seen: Vec<Vec<Wave>> = rows.iter().map(|_| Vec::new()).collect();
    let mut clock = Vec::new();
    for step in steps {
        match step {
            Hidden(inputs) => {
                inputs.iter().for_each(|(port, value)| circuit.set(port, *value));
                circuit.clock();
                continue;
            }
            Set(inputs) => inputs.iter().for_each(|(port, value)| circuit.set(port, *value)),
            Until(port) => {
                while circuit.get(port) == 0 {
                    circuit.clock();
                }
                seen.iter_mut().chain([&mut clock]).for_each(|waves| waves.push(Wave::Gap));
                continue;
            }
        }
        clock.push(Wave::Clock);
        for (row, waves) in rows.iter().zip(&mut seen) {
            waves.push(match row {
                Level(port) => Wave::Level(circuit.get(port) == 1),
                Value(_, _, valid) if !valid.is_empty() && circuit.get(valid) == 0 => Wave::Any,
                Value(port, digits, _) => Wave::Value(format!("{:0digits$X}", circuit.get(port))),
            });
        }
        if clocked {
            circuit.clock();
        }
    }
    let mut waves = Waves::default();
    if clocked {
        waves.row("clock", clock);
    }
    for (row, seen) in rows.iter().zip(seen) {
        let (Level(name) | Value(name, ..)) = row;
        waves.row(*name, seen);
    }
    waves
}

/// The drawing of a block in protocols.md.
fn drawing(name: &str) -> String {
    match name {
        "f24_cmp" => {
            let rows = [Value("a", 6, ""), Value("b", 6, ""), Value("y", 2, "")];
            let steps = [Set(&[("a", 0x3F0000), ("b", 0x400000)]), Set(&[("b", 0x3F0000)]), Set(&[("a", 0x7F8000)])];
            record(name, &rows, &steps).draw(8)
        }
        "f24_add" => {
            let rows = [
                Level("in_valid"),
                Value("a", 6, "in_valid"),
                Value("b", 6, "in_valid"),
                Level("out_valid"),
                Value("y", 6, "out_valid"),
            ];
            let one_and_one = Set(&[("in_valid", 1), ("a", 0x3F0000), ("b", 0x3F0000)]);
            let two = Set(&[("b", 0x400000)]);
            // Until both sums have left.
            let rest = block(name).interface.latency.unwrap_or_default() + 1;
            let steps = [one_and_one, two].into_iter().chain((0..rest).map(|_| Set(&[("in_valid", 0)])));
            record(name, &rows, &[Set(&[])].into_iter().chain(steps).collect::<Vec<_>>()).draw(8)
        }
        "f24_rcp" => {
            let rows = [
                Level("in_valid"),
                Level("in_ready"),
                Value("a", 6, "in_valid"),
                Level("out_valid"),
                Level("out_ready"),
                Value("y", 6, "out_valid"),
            ];
            let steps = [
                Set(&[]),
                Set(&[("in_valid", 1), ("a", 0x408000)]),
                Set(&[("a", 0x400000)]),
                Until("out_valid"),
                Set(&[]),
                Set(&[("out_ready", 1)]),
                Set(&[("out_ready", 0)]),
                Set(&[("in_valid", 0)]),
            ];
            record(name, &rows, &steps).draw(8)
        }
        "combiner" => {
            let rows = [
                Level("reg_valid"),
                Level("reg_ready"),
                Value("reg_id", 3, "reg_valid"),
                Value("reg_data", 8, "reg_valid"),
                Level("fragment_valid"),
                Level("fragment_ready"),
                Value("primary", 8, "fragment_valid"),
                Level("out_valid"),
                Level("out_ready"),
                Value("color", 8, "out_valid"),
            ];
            let steps = [
                Set(&[("out_ready", 1), ("fragment_valid", 1), ("primary", 0xFF80_4020)]),
                Set(&[
                    ("primary", 0xFF33_6699),
                    ("reg_valid", 1),
                    ("reg_id", 0x0F8),
                    ("reg_data", 0x000E_000E),
                    ("reg_mask", 0xF),
                ]),
                Until("out_valid"),
                Set(&[]),
                Set(&[]),
                Set(&[("reg_valid", 0)]),
                Set(&[("fragment_valid", 0)]),
                Until("out_valid"),
                Set(&[]),
                Set(&[]),
            ];
            record(name, &rows, &steps).draw(10)
        }
        "fragment_pipeline" => {
            let [read, answer, write] = ["read_color_valid", "answer_color_valid", "write_color_valid"];
            let rows = [
                Level(read),
                Level("read_color_ready"),
                Value("read_color_address", 6, read),
                Value("read_color_tag", 2, read),
                Level(answer),
                Value("answer_color_tag", 2, answer),
                Value("answer_color_word", 8, answer),
                Level(write),
                Level("write_color_ready"),
                Value("write_color_address", 6, write),
                Value("write_color_word", 8, write),
                Value("write_color_enable", 1, write),
            ];
            let steps = [
                // Both buffers of the colour are open, and the sum of old and new colour is written.
                Hidden(&[
                    ("out_ready", 1),
                    ("reg_valid", 1),
                    ("reg_mask", 0xF),
                    ("reg_id", 0x100),
                    ("reg_data", 0x100),
                ]),
                Hidden(&[("reg_id", 0x101), ("reg_data", 0x1111_0000)]),
                Hidden(&[("reg_id", 0x107), ("reg_data", 0xF00)]),
                Hidden(&[("reg_id", 0x112), ("reg_data", 0xF)]),
                Hidden(&[("reg_id", 0x113)]),
                Hidden(&[("reg_valid", 0), ("fragment_valid", 1), ("primary", 0x0102_0304)]),
                Hidden(&[("x", 1)]),
                Hidden(&[("fragment_valid", 0)]),
                Until(read),
                Set(&[]),
                Set(&[("read_color_ready", 1)]),
                Set(&[]),
                Set(&[("read_color_ready", 0)]),
                Set(&[("answer_color_valid", 1), ("answer_color_tag", 1), ("answer_color_word", 0x1010_1010)]),
                Set(&[("answer_color_tag", 0), ("answer_color_word", 0x2020_2020)]),
                Set(&[("answer_color_valid", 0)]),
                Until(write),
                Set(&[("write_color_ready", 1)]),
                Set(&[]),
                Set(&[]),
            ];
            record(name, &rows, &steps).draw(10)
        }
        _ => panic!("there is no drawing of {name}"),
    }
}

#[test]
fn protocols_show_real_simulations() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").join("docs/protocols.md");
    let text = std::fs::read_to_string(&path).expect("the page");
    let mut real = String::new();
    let mut drawings = 0;
    let mut in_drawing = false;
    for line in text.lines() {
        in_drawing &= line != "```";
        if !in_drawing {
            real += line;
            real.push('\n');
        }
        if let Some(name) = line.strip_prefix("```text ") {
            real += &drawing(name);
            (in_drawing, drawings) = (true, drawings + 1);
        }
    }
    assert_eq!(drawings, 5, "one of each protocol, and one of a memory");
    expect_test::expect_file![path].assert_eq(&real);
}
