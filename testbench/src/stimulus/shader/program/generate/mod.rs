// SPDX-License-Identifier: MIT
//! Random cases for the shader unit: programs that compute, branch, loop, call and emit, with what they need to do so.

mod arithmetic;
mod builder;
mod flow;
mod ill_formed;
mod masks;
mod operations;
mod setup;

use super::case::{ShaderCase, Step};
use super::port;
use crate::random::CaseRng;
use crate::stimulus::shader::instruction::Instructions;
use crate::stimulus::{Dice, Kind, Numbers};
use builder::{Builder, Code, Pool};
use flow::{Nest, Style};
pub use masks::masked;
use pica_model::shader::Stage;
use setup::shuffle;

/// Instructions of all invocations of a case together, about.
const CASE_INSTRUCTIONS: u32 = 200;
/// Most instructions of an invocation, over its estimate.
const SLACK: u32 = 40;
/// Limit of an invocation.
const MOST_INSTRUCTIONS: u32 = 400;

/// Invocations of a stream.
const MOST_STREAMED: u32 = 40;

/// Makes cases.
#[derive(Clone, Debug)]
pub struct Generator {
    depth: u16,
    numbers: Numbers,
    instructions: Instructions,
}

/// What a case is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Theme {
    /// A program in good order.
    Program(Style),
    /// A program with faults.
    Spoiled,
    /// Any words.
    Soup,
}

/// Themes with weights.
const THEMES: [(u32, Theme); 8] = [
    (60, Theme::Program(Style::Plain)),
    (5, Theme::Program(Style::Deep(Nest::If))),
    (5, Theme::Program(Style::Deep(Nest::Loop))),
    (5, Theme::Program(Style::Deep(Nest::Call))),
    (7, Theme::Program(Style::Deep(Nest::Any))),
    (8, Theme::Program(Style::Careless)),
    (5, Theme::Spoiled),
    (5, Theme::Soup),
];

impl Generator {
    /// For a unit with `depth` words of program memory, a power of two up to 4096.
    pub fn new(depth: u16) -> Self {
        Self { depth, numbers: Numbers::default(), instructions: Instructions::new() }
    }

    /// A program with its constants and inputs, and the invocations of it.
    pub fn case(&self, rng: &mut CaseRng) -> ShaderCase {
        let stage = if rng.percent(65) { Stage::Vertex } else { Stage::Geometry };
        let theme = rng.weighted(&THEMES);
        let invocations = rng.weighted(&[(2, 1), (4, 2), (4, 3), (2, 4), (1, 6)]);
        self.invocations(rng, stage, theme, invocations)
    }

    /// A short vertex program and many invocations of it, more than any hardware has in flight.
    pub fn stream(&self, rng: &mut CaseRng) -> ShaderCase {
        let invocations = rng.within(8..=MOST_STREAMED);
        self.invocations(rng, Stage::Vertex, Theme::Program(Style::Plain), invocations)
    }

    fn invocations(&self, rng: &mut CaseRng, stage: Stage, theme: Theme, invocations: u32) -> ShaderCase {
        let streams = invocations > 6;
        let mut pool = setup::pool(rng);
        let mut steps = Vec::new();
        for _ in 0..rng.within(1..=2) {
            let (first, kinds, filled) = setup::uniform_run(rng);
            steps.push(setup::floats(rng, &self.numbers, first, &kinds));
            pool.uniforms.retain(|(number, _)| !filled.iter().any(|(other, _)| other == number));
            pool.uniforms.extend(filled);
        }
        let inputs = self.inputs(rng, &mut pool, &mut steps);
        let (booleans, integers) = (pool.booleans, pool.integers);
        steps.push(setup::booleans(rng, booleans));
        for (number, counters) in (0..).zip(integers) {
            steps.push(setup::integer(rng, number, counters));
        }
        let budget = if streams { rng.within(4..=12) } else { CASE_INSTRUCTIONS / invocations };
        let code = self.code(rng, theme, stage, pool.clone(), budget);
        steps.extend(setup::program(rng, &code, self.depth));
        let outputs = outmap_mask(rng);
        steps.push(setup::write(port::OUTMAP_MASK, outputs));
        steps.push(entry_point(rng, &code, self.depth));
        for _ in 0..rng.weighted(&[(6, 0), (3, 1), (1, 3)]) {
            steps.push(setup::dropped(rng, self.depth));
        }
        if rng.percent(20) {
            let offset = rng.pick(&[port::INPUTBUFFER_CONFIG, port::CODETRANSFER_END, 0x05, 0x08, 0x0E, 0x19, 0x2F]);
            steps.push(setup::write(offset, rng.bits()));
        }
        shuffle(rng, &mut steps);
        let changes = if streams { rng.pick(&[0, 0, 5]) } else { 60 };
        for number in 0..invocations {
            if number > 0 && rng.percent(changes) {
                self.change(rng, &pool, &code, &mut steps);
            }
            if streams {
                self.streamed(rng, &inputs, &code, &mut steps);
            } else {
                self.invocation(rng, stage, &inputs, &code, &mut steps);
            }
        }
        ShaderCase { steps }
    }

    /// The permutation of inputs; the kinds of the inputs, in order.
    fn inputs(&self, rng: &mut CaseRng, pool: &mut Pool, steps: &mut Vec<Step>) -> Vec<Kind> {
        let mut registers = setup::in_order();
        match rng.below(4) {
            0 => {}
            1 => registers.iter_mut().for_each(|register| *register = rng.below(16) as u8),
            _ => shuffle(rng, &mut registers),
        }
        steps.extend(setup::permutation(registers));
        let count = rng.weighted(&[(1, 0), (2, 1), (12, 4), (4, 9), (2, 16)]);
        let kinds = [(10, Kind::Moderate), (3, Kind::Round), (3, Kind::Offset), (4, Kind::Any), (2, Kind::Edge)];
        let kinds: Vec<Kind> = (0..count).map(|_| rng.weighted(&kinds)).collect();
        pool.inputs = registers.into_iter().zip(kinds.iter().copied()).collect();
        kinds
    }

    /// A program, somewhere in memory.
    fn code(&self, rng: &mut CaseRng, theme: Theme, stage: Stage, pool: Pool, budget: u32) -> Code {
        let budget = match rng.below(4) {
            0 => budget,
            1 => rng.within(10..=20),
            _ => rng.within(20..=budget.max(21)),
        };
        let base = match rng.below(10) {
            0..6 => 0,
            6 => rng.below((self.depth / 2).into()) as u16,
            7 => rng.pick(&[1, 2, 16, 64, 255]),
            // Over the end of memory, or near it.
            8 => self.depth - rng.within(1..=12) as u16,
            _ => self.depth - rng.within(20..=60) as u16,
        };
        let mut builder = Builder::new(rng, stage, pool, base, self.depth, budget as i32);
        match theme {
            Theme::Program(style) => flow::program(&mut builder, style),
            Theme::Spoiled => {
                flow::program(&mut builder, Style::Plain);
                ill_formed::spoil(&mut builder, &self.instructions);
            }
            Theme::Soup => ill_formed::soup(&mut builder, &self.instructions),
        }
        builder.finish()
    }

    /// What changes between two invocations.
    fn change(&self, rng: &mut CaseRng, pool: &Pool, code: &Code, steps: &mut Vec<Step>) {
        for _ in 0..rng.within(1..=3) {
            match rng.below(9) {
                0..3 if !pool.uniforms.is_empty() => {
                    let (first, kind) = rng.pick(&pool.uniforms);
                    let kinds = vec![kind; rng.within(1..=3) as usize];
                    steps.push(setup::floats(rng, &self.numbers, first.into(), &kinds));
                }
                3 | 4 => {
                    let flipped = pool.booleans ^ 1 << rng.below(16);
                    steps.push(setup::booleans(rng, flipped));
                }
                5 => {
                    let number = rng.below(4) as u8;
                    let counters = setup::counter(rng, pool.integers[usize::from(number)][0].into());
                    steps.push(setup::integer(rng, number, counters));
                }
                6 => steps.push(setup::write(port::OUTMAP_MASK, outmap_mask(rng))),
                7 => steps.push(entry_point(rng, code, self.depth)),
                _ => steps.push(setup::dropped(rng, self.depth)),
            }
        }
    }

    /// One invocation of a stream: in good order but for a limit now and then.
    fn streamed(&self, rng: &mut CaseRng, inputs: &[Kind], code: &Code, steps: &mut Vec<Step>) {
        for (index, kind) in (0..).zip(inputs) {
            let value = self.numbers.vector(rng, *kind);
            steps.push(Step::Input { uniform: false, index, independent: false, value });
        }
        let limit = if rng.percent(4) { rng.below(code.cost.max(1)) } else { 2 * code.cost + SLACK };
        steps.push(Step::Start { geometry: false, independent: false, limit: limit.min(MOST_INSTRUCTIONS) });
    }

    fn invocation(&self, rng: &mut CaseRng, stage: Stage, inputs: &[Kind], code: &Code, steps: &mut Vec<Step>) {
        let count = if rng.percent(85) { inputs.len() } else { rng.within(0..=inputs.len() as u32) as usize };
        for (index, kind) in (0..).zip(&inputs[..count]) {
            steps.push(Step::Input {
                uniform: false,
                index,
                independent: false,
                value: self.numbers.vector(rng, *kind),
            });
        }
        let geometry = (stage == Stage::Geometry) != rng.percent(3);
        if geometry && rng.percent(25) || rng.percent(2) {
            // A geometry shader may have its input in uniforms; some past c95.
            for _ in 0..rng.within(1..=3) {
                let index = if rng.percent(80) { rng.below(96) } else { rng.within(96..=127) };
                let value = self.numbers.vector(rng, Kind::Moderate);
                steps.push(Step::Input { uniform: true, index: index as u8, independent: false, value });
            }
        }
        if rng.percent(2) {
            // There are 16 attributes.
            let value = self.numbers.vector(rng, Kind::Any);
            steps.push(Step::Input { uniform: false, index: rng.within(16..=127) as u8, independent: false, value });
        }
        let limit = match rng.below(50) {
            0 if rng.percent(50) => 0,
            1 => rng.within(1..=code.cost.clamp(2, MOST_INSTRUCTIONS)),
            _ => (2 * code.cost + SLACK).min(MOST_INSTRUCTIONS),
        };
        steps.push(Step::Start { geometry, independent: false, limit });
    }
}

/// OUTMAP_MASK: few outputs, since each one that leaves the unit costs clocks.
fn outmap_mask(rng: &mut CaseRng) -> u32 {
    let bits = rng.bits();
    match rng.below(12) {
        0 => 0,
        1 => 0xFFFF,
        2 => 1 << rng.below(16),
        3 => bits & 0xFFFF,
        4 => bits,
        _ => bits & (bits >> 16) & 0x7F,
    }
}

/// ENTRYPOINT: where the program begins, seldom elsewhere in it or at the end of memory. Bits above the 12 of the
/// register may be set.
fn entry_point(rng: &mut CaseRng, code: &Code, depth: u16) -> Step {
    let address = match rng.below(40) {
        0 => code.base + rng.below(code.words.len() as u32) as u16,
        1 => depth - 1 - rng.below(4) as u16,
        2 => code.base | depth,
        _ => code.base,
    };
    let unused = if rng.percent(10) { rng.bits() & 0xFFFF_F000 } else { 0 };
    setup::write(port::ENTRYPOINT, u32::from(address) & 0xFFF | unused)
}
