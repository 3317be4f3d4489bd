// SPDX-License-Identifier: MIT
//! The timing diagrams at the head of emitted files are what the circuits do.

use crate::circuit::{Circuit, blocks};
use pica_testbench::block::{Behaviour, Block};
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::timing;
use pica_testbench::waves::{Wave, Waves};
use pica_vectors::{Channel, Columns, Direction};

/// More clocks than any stream block needs for a result.
const PATIENCE: usize = 2000;

/// Two transactions of a flat block with different results.
struct Pair {
    inputs: Channel,
    outputs: Channel,
    operands: [Vec<u32>; 2],
    results: [Vec<u32>; 2],
}

impl Pair {
    fn new(block: &Block) -> Option<Self> {
        let Behaviour::Flat(flat) = &block.behaviour else { return None };
        let inputs = block.inputs(flat.as_ref(), DEFAULT_SEED, 0, 64);
        let mut outputs: Columns = block.columns(Direction::Out, inputs.len());
        flat.expect(&inputs, &mut outputs);
        let other = (1..outputs.len()).find(|row| outputs.row(*row) != outputs.row(0)).expect("results differ");
        let only = |direction| block.interface.side(direction).map(|(_, channel)| channel.clone()).next();
        Some(Self {
            inputs: only(Direction::In)?,
            outputs: only(Direction::Out)?,
            operands: [inputs.row(0), inputs.row(other)],
            results: [outputs.row(0), outputs.row(other)],
        })
    }

    fn offer(&self, circuit: &mut Circuit, wave: &Wave) {
        let operands = match wave {
            Wave::Value(name) => &self.operands[usize::from(name == "B")],
            _ => return,
        };
        circuit.offer(&self.inputs, operands);
    }

    /// What the outputs carry, by name.
    fn result(&self, circuit: &mut Circuit) -> Wave {
        let values = circuit.offered(&self.outputs);
        let place = self.results.iter().position(|result| *result == values);
        Wave::Value(place.map_or("?", |place| ["A'", "B'"][place]).to_owned())
    }
}

/// What the circuit does when its inputs do what the diagram says. A gap lasts until what comes after it can.
fn observed(block: &Block, drawn: &Waves) -> Option<Waves> {
    let pair = Pair::new(block)?;
    let mut circuit = Circuit::new(block);
    let mut seen = drawn.clone();
    let row = |name: &str| drawn.rows.iter().position(|(row, _)| row == name);
    let ready = row("in_ready");
    let inputs = ready.or(row("in_valid")).map_or(0, |row| row + 1);
    let outputs = drawn.rows.len() - 1;
    for place in 0..drawn.rows[0].1.len() {
        let wave = |row: usize| &drawn.rows[row].1[place];
        if *wave(outputs) == Wave::Gap {
            continue;
        }
        for name in ["in_valid", "out_ready"] {
            row(name).into_iter().for_each(|row| circuit.set(name, (*wave(row) == Wave::Level(true)).into()));
        }
        pair.offer(&mut circuit, wave(inputs));
        if place > 0 && drawn.rows[outputs].1[place - 1] == Wave::Gap {
            let awaited = if *wave(inputs) == Wave::Any { "out_valid" } else { "in_ready" };
            let mut clocks = 0;
            while circuit.get(awaited) == 0 {
                circuit.clock();
                clocks += 1;
                assert!(clocks < PATIENCE, "{}: {awaited} does not come", block.interface.name);
            }
        }
        for (name, row) in [("in_ready", ready), ("out_valid", row("out_valid"))] {
            if let Some(row) = row.filter(|row| *wave(*row) != Wave::Any) {
                seen.rows[row].1[place] = Wave::Level(circuit.get(name) == 1);
            }
        }
        let is_there = row("out_valid").is_none() || circuit.get("out_valid") == 1;
        seen.rows[outputs].1[place] = if is_there { pair.result(&mut circuit) } else { Wave::Any };
        if block.interface.clocked() {
            circuit.clock();
        }
    }
    Some(seen)
}

#[test]
fn blocks_do_what_their_diagrams_show() {
    let mut checked = 0;
    for block in blocks() {
        let drawn = timing::waves(&block.interface);
        if let Some(seen) = observed(&block, &drawn) {
            assert_eq!(seen.draw(4), drawn.draw(4), "{}", block.interface.name);
            checked += 1;
        }
    }
    assert!(checked > 20, "most blocks have one transaction in and one out");
}
