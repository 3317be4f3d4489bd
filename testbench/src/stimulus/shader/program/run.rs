// SPDX-License-Identifier: MIT
//! A case on the model: what each invocation of it does.

use super::case::{ShaderCase, Step};
use super::port::OUTMAP_MASK;
use crate::expected::shader::unit::{Reference, START};
use pica_model::float::UnsupportedChoice;
use pica_model::shader::isa::{IndexRegister, VERTEX_CODE_WORDS};
use pica_model::shader::{EmittedTriangle, Hooks, Registers, Retired, Run, ShaderUnit, Stage};
use pica_spec::choices::Choices;
use pica_vectors::Item;

/// The unit that cases run on, after power-on.
#[derive(Clone, Debug)]
pub struct Model(Reference);

/// An invocation as the model ran it.
#[derive(Clone, Debug)]
pub struct Invocation {
    /// What ran.
    pub stage: Stage,
    /// How it ended.
    pub run: Run,
    /// r, a0, aL and cmp at the start.
    pub before: Registers,
    /// The boolean uniforms while it ran.
    pub booleans: u16,
    /// What instructions did.
    pub retired: Vec<Retired>,
    /// Primitives that EMIT sent.
    pub triangles: usize,
}

impl Invocation {
    /// a0.x, a0.y, aL or nothing as instruction `number` finds it.
    pub fn offset(&self, number: usize, index: IndexRegister) -> i64 {
        let (a0, al) = match number.checked_sub(1) {
            Some(previous) => (self.retired[previous].a0, self.retired[previous].al),
            None => (self.before.a0, self.before.al),
        };
        match index {
            IndexRegister::None => 0,
            IndexRegister::A0x => a0[0].into(),
            IndexRegister::A0y => a0[1].into(),
            IndexRegister::Al => al.into(),
        }
    }

    /// The flags as instruction `number` finds them.
    pub fn flags(&self, number: usize) -> [bool; 2] {
        number.checked_sub(1).map_or(self.before.cmp, |previous| self.retired[previous].cmp)
    }
}

/// Records what a run does.
#[derive(Default)]
struct Recorder {
    retired: Vec<Retired>,
    triangles: usize,
}

impl Hooks for Recorder {
    const RETIRE: bool = true;

    fn emit(&mut self, _: &EmittedTriangle) {
        self.triangles += 1;
    }

    fn retire(&mut self, retired: &Retired) {
        self.retired.push(*retired);
    }
}

impl Model {
    /// A unit with `depth` words of program memory, 512 or 4096.
    ///
    /// # Errors
    /// If the model cannot follow one of the choices.
    pub fn new(depth: u16, choices: &Choices) -> Result<Self, UnsupportedChoice> {
        Ok(Self(Reference::new(usize::from(depth) > VERTEX_CODE_WORDS, choices)?))
    }

    /// What comes out of the unit for what goes in.
    pub fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        let mut unit = self.0.clone();
        let mut outputs = Vec::new();
        inputs.iter().for_each(|item| unit.take(item, &mut outputs));
        outputs
    }

    /// The case with those invocations marked as independent that `wants` asks for by their number and that are; no others.
    pub fn marked(&self, case: &ShaderCase, mut wants: impl FnMut(usize) -> bool) -> ShaderCase {
        let mut marked = case.clone();
        let mut unit = self.0.clone();
        let (mut number, mut first) = (0, 0);
        for place in 0..case.steps.len() {
            let is_start = matches!(case.steps[place], Step::Start { .. });
            let independent = match case.steps[place] {
                Step::Start { geometry: false, limit, .. } => wants(number) && unit.is_independent(limit),
                _ => false,
            };
            if is_start {
                for step in &mut marked.steps[first..=place] {
                    if let Step::Input { independent: mark, .. } | Step::Start { independent: mark, .. } = step {
                        *mark = independent;
                    }
                }
                (number, first) = (number + 1, place + 1);
            }
            ShaderCase { steps: vec![marked.steps[place].clone()] }.items().iter().for_each(|item| {
                unit.take(item, &mut Vec::new());
            });
        }
        marked
    }

    /// The case with such outputs alone that its first invocation writes whatever happens, if that makes it independent.
    pub fn with_written_outputs(&self, case: &ShaderCase) -> Option<ShaderCase> {
        let start = case.steps.iter().position(|step| matches!(step, Step::Start { .. }))?;
        let Step::Start { geometry: false, limit, .. } = case.steps[start] else { return None };
        let mut unit = self.0.clone();
        let before = ShaderCase { steps: case.steps[..start].to_vec() };
        before.items().iter().for_each(|item| unit.take(item, &mut Vec::new()));
        let written = unit.written_outputs(limit)?;
        let mut narrowed = case.clone();
        for step in &mut narrowed.steps {
            if let Step::Write { offset: OUTMAP_MASK, data, .. } = step {
                *data &= u32::from(written);
            }
        }
        Some(narrowed)
    }

    /// Runs a case. `observe` is called after each invocation with the unit as it is then.
    pub fn run(&self, case: &ShaderCase, mut observe: impl FnMut(&ShaderUnit, Invocation)) {
        let mut unit = self.0.clone();
        for item in case.items() {
            match (item.channel, item.values.as_slice()) {
                (START, &[geometry, independent, limit]) => {
                    let stage = if geometry == 0 { Stage::Vertex } else { Stage::Geometry };
                    let (before, booleans) = (*unit.unit().registers(), unit.unit().uniforms.booleans());
                    let mut recorder = Recorder::default();
                    let (run, _) = unit.start(stage, independent == 1, limit, &mut recorder);
                    let Recorder { retired, triangles } = recorder;
                    observe(unit.unit(), Invocation { stage, run, before, booleans, retired, triangles });
                }
                _ => unit.take(&item, &mut Vec::new()),
            }
        }
    }
}
