// SPDX-License-Identifier: MIT
//! The shader invocations of a recording, as cases of `shader_unit`.

use crate::expected::shader::unit::{attribute, reg, start, uniform};
use pica_model::float::UnsupportedChoice;
use pica_model::geometry::{Downstream, VertexSink};
use pica_model::gpu::machine::{Limits, Machine};
use pica_model::shader::isa::{DESCRIPTOR_COUNT, GEOMETRY_CODE_WORDS};
use pica_model::shader::{EmittedTriangle, INTEGER_COUNT, Packed, REGISTER_COUNT, ShaderUnit, Stage, Vector};
use pica_model::trace::Replay;
use pica_spec::choices::Choices;
use pica_spec::pica200::{ShIntuniformI, id};
use pica_spec::trace::Recording;
use pica_vectors::Item;

/// Invocations of a case: enough that loading the program does not count, few enough to look at.
const INVOCATIONS: usize = 16;

/// Gives the cases of a recording whose programs fit into `depth` words to `each`, one after the other and until it wants no more.
/// Each sets the unit up as the recording had it and runs some invocations in their order.
///
/// # Errors
/// If the model cannot follow a choice.
pub fn each_case(
    recording: &Recording,
    depth: usize,
    choices: &Choices,
    each: impl FnMut(&[Item]) -> bool,
) -> Result<(), UnsupportedChoice> {
    let limit = Limits::default().invocation_instructions.min(u32::MAX.into()) as u32;
    let capture = Capture { case: Vec::new(), each, ended: false, setup: None, invocations: 0, limit, depth };
    let mut replay = Replay::new(recording, Machine::new(choices, capture)?);
    while !replay.machine().sink().ended && replay.step().is_some() {}
    replay.machine_mut().sink_mut().hand_on();
    Ok(())
}

/// Writes invocations down.
struct Capture<F> {
    /// The last case.
    case: Vec<Item>,
    each: F,
    /// No more cases are wanted.
    ended: bool,
    /// How the unit of the last case is set up.
    setup: Option<Setup>,
    /// Invocations in the last case.
    invocations: usize,
    limit: u32,
    depth: usize,
}

impl<F: FnMut(&[Item]) -> bool> Capture<F> {
    /// The last case is complete.
    fn hand_on(&mut self) {
        if !self.case.is_empty() && !self.ended {
            self.ended = !(self.each)(&self.case);
        }
        self.case.clear();
    }

    fn end_if_enough(&self, downstream: &mut Downstream<'_>) {
        if self.ended {
            downstream.end_list();
        }
    }
}

/// What a unit holds besides its v registers.
#[derive(Debug, PartialEq)]
struct Setup {
    stage: Stage,
    code: Vec<u32>,
    descriptors: Vec<u32>,
    integers: [[u8; 3]; INTEGER_COUNT],
    entry_point: u16,
    outmap_mask: u16,
    floats: Vec<Vector>,
    booleans: u16,
}

impl Setup {
    fn of(stage: Stage, unit: &ShaderUnit) -> Self {
        let words = (0..GEOMETRY_CODE_WORDS).map_while(|address| unit.program.word(address));
        let mut code: Vec<u32> = words.collect();
        let used = code.iter().rposition(|word| *word != 0).map_or(0, |last| last + 1);
        code.truncate(used);
        Self {
            stage,
            code,
            descriptors: (0..DESCRIPTOR_COUNT).map_while(|index| unit.program.descriptor(index)).collect(),
            integers: core::array::from_fn(|index| unit.uniforms.integer(index).unwrap_or_default()),
            entry_point: unit.config.entry_point,
            outmap_mask: unit.config.outmap_mask,
            floats: (0..).map_while(|index| unit.uniforms.float(index)).collect(),
            booleans: unit.uniforms.booleans(),
        }
    }

    /// Whether both run the same program in the same way; uniforms that a program or an input changes may differ.
    fn same_program(&self, other: &Self) -> bool {
        let fixed = |setup: &Self| (setup.stage, setup.integers, setup.entry_point, setup.outmap_mask);
        fixed(self) == fixed(other) && self.code == other.code && self.descriptors == other.descriptors
    }

    /// The writes that set a unit up.
    fn writes(&self) -> Vec<Item> {
        let mut items = Vec::new();
        let [boolean, code, data] = [id::SH_BOOLUNIFORM[0], id::SH_CODETRANSFER_INDEX[0], id::SH_CODETRANSFER_DATA[0]];
        items.push(reg(code, 0));
        items.extend(self.code.iter().map(|word| reg(data, *word)));
        items.push(reg(id::SH_OPDESCS_INDEX[0], 0));
        items.extend(self.descriptors.iter().map(|word| reg(id::SH_OPDESCS_DATA[0], *word)));
        items.push(reg(boolean, self.booleans.into()));
        for (place, [x, y, z]) in (id::SH_INTUNIFORM_I0[0]..).zip(self.integers) {
            let word = ShIntuniformI::default().with_x(x.into()).with_y(y.into()).with_z(z.into());
            items.push(reg(place, word.0));
        }
        items.push(reg(id::SH_ENTRYPOINT[0], self.entry_point.into()));
        items.push(reg(id::SH_OUTMAP_MASK[0], self.outmap_mask.into()));
        // The inputs are recorded as the v registers hold them.
        items.push(reg(id::SH_ATTRIBUTES_PERMUTATION_LOW[0], 0x7654_3210));
        items.push(reg(id::SH_ATTRIBUTES_PERMUTATION_HIGH[0], 0xFEDC_BA98));
        items.extend((0..).zip(&self.floats).map(|(index, value)| uniform(index, *value)));
        items
    }

    /// The writes that bring a unit from `before` to this.
    fn changes(&self, before: &Self) -> Vec<Item> {
        let floats = (0..).zip(self.floats.iter().zip(&before.floats));
        let mut items: Vec<Item> =
            floats.filter(|(_, (new, old))| new != old).map(|(index, (new, _))| uniform(index, *new)).collect();
        if self.booleans != before.booleans {
            items.push(reg(id::SH_BOOLUNIFORM[0], self.booleans.into()));
        }
        items
    }
}

impl<F: FnMut(&[Item]) -> bool> VertexSink for Capture<F> {
    const WATCHES_INVOCATIONS: bool = true;

    fn invocation(&mut self, stage: Stage, unit: &ShaderUnit, inputs: &[Vector; REGISTER_COUNT]) {
        if self.ended {
            return;
        }
        let setup = Setup::of(stage, unit);
        if setup.code.len() > self.depth {
            return;
        }
        let goes_on = self.setup.as_ref().filter(|before| self.invocations < INVOCATIONS && setup.same_program(before));
        let items = match goes_on {
            Some(before) => {
                self.invocations += 1;
                setup.changes(before)
            }
            None => {
                self.invocations = 1;
                self.hand_on();
                setup.writes()
            }
        };
        self.case.extend(items);
        self.case.extend((0..).zip(inputs).map(|(number, value)| attribute(number, *value)));
        self.case.push(start(stage, self.limit));
        self.setup = Some(setup);
    }

    fn vertex(&mut self, _: &Packed, downstream: &mut Downstream<'_>) {
        self.end_if_enough(downstream);
    }

    fn triangle(&mut self, _: &EmittedTriangle, downstream: &mut Downstream<'_>) {
        self.end_if_enough(downstream);
    }

    fn restart(&mut self) {}
}
