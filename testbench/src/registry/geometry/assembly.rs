// SPDX-License-Identifier: MIT
//! `primitive_assembly`: vertices and restarts in, triangles out; and the numbers that vertices have.

use super::recorded::{Event, each_event};
use crate::block::{Simpler, Unit};
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::registry::difference::difference;
use crate::reservoir::Reservoir;
use crate::stimulus::geometry::vertices::{Shader, Step, Vertices, steps};
use crate::stimulus::simpler_items;
use pica_rtl::dut::Values;
use pica_rtl::geometry::{AssembledTriangleValues, PrimitiveAssembly, ShadedVerticesValues};
use pica_spec::choices::Choices;
use pica_spec::pica200::PrimitiveMode;
use pica_spec::trace::Recording;
use pica_vectors::{Case, Item};

/// The channel of vertices.
const IN: usize = 0;
/// The channel of numbers that come back.
const FREE: usize = 1;
/// The channel of numbers for vertices.
const UNUSED: usize = 2;
/// The channel of triangles.
const OUT: usize = 3;

/// Transactions of a case that is recorded.
const STEPS: usize = 512;

const MODES: [&str; 4] = ["list", "strip", "fan", "geometry primitive"];
const KINDS: [&str; 4] = ["a vertex", "an EMIT", "an EMIT with the winding flag", "a restart"];
const RETURNS: [&str; 4] = ["no number", "1 to 15 numbers", "16 numbers", "more numbers than there are"];

/// `primitive_assembly` as the campaigns see it.
pub struct PrimitiveAssemblyUnit {
    choices: Choices,
    table: Table,
    kinds: Group<3>,
    changes: Group<3>,
    turns: Group<2>,
    leaves: Group<3>,
    returns: Group<1>,
}

impl PrimitiveAssemblyUnit {
    /// Under `choices`.
    pub fn new(choices: &Choices) -> Self {
        let mut table = Table::default();
        let kinds = table.group([KINDS.len(), MODES.len(), 3], |[kind, mode, kept]| {
            Bin::new(format!("{}, {} kept: {}", MODES[mode], kept, KINDS[kind]))
        });
        let changes = table.group([MODES.len(), MODES.len(), 3], |[from, to, kept]| {
            Bin::new(format!("from {} to {}, {kept} kept", MODES[from], MODES[to]))
        });
        let turns = table.group([MODES.len(), 2], |[mode, restarts]| {
            let then = ["an EMIT without it", "a restart"][restarts];
            Bin::new(format!("{}: {then} behind an EMIT with the winding flag", MODES[mode]))
        });
        let leaves = table.group([2, 2, 2], |[first, second, third]| {
            let name = format!("a triangle with which vertices leave: {first}, {second}, {third}");
            match [first, second, third] {
                [1, 1, 1] | [1, 0, 0] | [0, 1, 0] => Bin::new(name),
                _ => Bin::unreachable(name, "a strip drops one, a fan the second, a list all"),
            }
        });
        let returns = table.list("of numbers come back", &RETURNS);
        Self { choices: *choices, table, kinds, changes, turns, leaves, returns }
    }
}

fn given(item: &Item) -> ShadedVerticesValues {
    ShadedVerticesValues::from_row(|word| item.values.get(word).copied().unwrap_or_default())
}

/// The transaction of a step.
fn item(step: Step) -> Item {
    match step {
        Step::Given(given) => Item { channel: IN, values: given.to_row() },
        Step::Free(number) => Item { channel: FREE, values: vec![number] },
    }
}

impl Unit for PrimitiveAssemblyUnit {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        steps(self.choices.winding_state, rng).into_iter().map(item).collect()
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        let mut vertices = Vertices::new(self.choices.winding_state);
        let shaded = inputs.iter().filter(|item| item.channel == IN).map(given);
        let made = shaded.flat_map(|given| vertices.step(&given));
        let made: Vec<_> = made.map(|made| Item { channel: OUT, values: made.to_row() }).collect();
        let first = (0..PrimitiveAssembly::VERTICES as u32).map(|number| vec![number]);
        let returned = inputs.iter().filter(|item| item.channel == FREE).map(|item| item.values.clone());
        first.chain(returned).map(|values| Item { channel: UNUSED, values }).chain(made).collect()
    }

    fn bins(&self) -> Vec<Bin> {
        self.table.bins.clone()
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        let mut vertices = Vertices::new(self.choices.winding_state);
        let mut before: Option<ShadedVerticesValues> = None;
        for given in case.inputs.iter().filter(|item| item.channel == IN).map(given) {
            let (mode, kept) = (given.primitive_mode as usize & 3, vertices.kept());
            let kind = match (given.restarts, given.emitted, given.winding) {
                (0, 0, _) => 0,
                (0, _, 0) => 1,
                (0, ..) => 2,
                _ => 3,
            };
            self.kinds.mark([kind, mode, kept], hits);
            if let Some(before) = before {
                self.changes.mark([before.primitive_mode as usize & 3, mode, kept], hits);
                let turned = before.restarts == 0 && before.emitted != 0 && before.winding != 0;
                if turned && (kind == 1 || kind == 3) {
                    self.turns.mark([mode, usize::from(kind == 3)], hits);
                }
            }
            before = Some(given);
            let made = vertices.step(&given);
            for AssembledTriangleValues { leaves0, leaves1, leaves2, .. } in
                made.into_iter().filter(|made| made.is_triangle != 0)
            {
                self.leaves.mark([leaves0, leaves1, leaves2].map(|leaves| leaves as usize), hits);
            }
        }
        let returns = match case.inputs.iter().filter(|item| item.channel == FREE).count() {
            0 => 0,
            1..PrimitiveAssembly::VERTICES => 1,
            PrimitiveAssembly::VERTICES => 2,
            _ => 3,
        };
        self.returns.mark([returns], hits);
    }

    fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a> {
        Box::new(simpler_items(inputs))
    }

    fn recorded(&self, recording: &Recording, reservoir: &mut Reservoir) -> bool {
        let new = || Shader::new(self.choices.winding_state);
        let (mut shader, mut mode) = (new(), PrimitiveMode::Triangles);
        let case = |shader: Shader| shader.steps.into_iter().map(item).collect();
        let ran = each_event(recording, &self.choices, |event| {
            let primitive_mode = mode.raw();
            let given = ShadedVerticesValues { primitive_mode, ..ShadedVerticesValues::default() };
            match event {
                Event::Draw(registers) => mode = registers.primitive_config().mode(),
                Event::Vertex(_) => shader.give(given),
                Event::Emit(triangle) => {
                    let winding = triangle.winding.into();
                    shader.give(ShadedVerticesValues { emitted: 1, winding, ..given });
                }
                Event::Restart => shader.give(ShadedVerticesValues { restarts: 1, ..given }),
            }
            shader.steps.len() < STEPS || reservoir.add(|| case(core::mem::replace(&mut shader, new())))
        });
        if !shader.steps.is_empty() {
            reservoir.add(|| case(shader));
        }
        ran.is_ok()
    }

    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String> {
        difference(case, actual, &[(OUT, "triangle"), (UNUSED, "number")])
    }
}
