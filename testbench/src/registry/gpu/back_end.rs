// SPDX-License-Identifier: MIT
//! `back_end`: register writes and triangles in, pixels out.

use super::scene::{OUT, RASTER_IDS, Scene, Seen, Step, Triangle, after, before, steps};
use super::{draw, recorded};
use crate::block::{Simpler, Unit};
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::registry::fragment::fog_table::FogTable;
use crate::registry::fragment::reference::Shaded;
use crate::registry::fragment::transactions::{combiner_ids, framebuffer_ids, masked, reg, zeros};
use crate::registry::recorded::collect;
use crate::reservoir::Reservoir;
use crate::stimulus::{Dice, cuts, with_less};
use pica_model::float::UnsupportedChoice;
use pica_model::geometry::vertex::COLOR;
use pica_model::raster::depth::DepthPlane;
use pica_rtl::raster::VertexComponentsValues;
use pica_spec::choices::Choices;
use pica_spec::command::ByteMask;
use pica_spec::pica200::{Unknown0060, bits, id};
use pica_spec::trace::Recording;
use pica_vectors::{Case, Item};
use std::collections::BTreeSet;

const FRAGMENTS: [&str; 4] = ["none", "one", "2 to 16", "17 and more"];
const DEPTHS: [&str; 3] = ["the same everywhere", "by the weights", "by 1/w"];
const COMPONENTS: [&str; 3] = ["one", "2 to 5", "6 and more"];
const OUTCOMES: [&str; 5] = ["passed", "alpha test", "stencil test", "depth test", "not drawn"];
const SKIPS: [&str; 4] = ["all pixels", "every second pixel", "every fourth pixel", "all pixels, code 3"];
const WRITES: [&str; 3] = ["of the rasterizer", "of the combiner", "of what is behind it"];

/// `back_end` as the campaigns see it.
pub struct BackEndUnit {
    choices: Choices,
    scene: Scene,
    table: Table,
    fragments: Group<2>,
    depths: Group<1>,
    components: Group<1>,
    denominators: Group<1>,
    colors: Group<2>,
    outcomes: Group<1>,
    scissors: Group<2>,
    skips: Group<2>,
    nothing: Group<1>,
    widths: Group<1>,
    fog: Group<1>,
    writes: Group<2>,
}

impl BackEndUnit {
    /// Under `choices`.
    ///
    /// # Errors
    /// If the model cannot follow a choice.
    pub fn new(choices: &Choices) -> Result<Self, UnsupportedChoice> {
        let mut table = Table::default();
        let fragments = table.group([4, 4], |[before, count]| {
            Bin::new(format!(
                "fragments of a triangle: {}, of the one before it: {}",
                FRAGMENTS[count], FRAGMENTS[before]
            ))
        });
        let depths = table.list("depth", &DEPTHS);
        let components = table.list("components", &COMPONENTS);
        let denominators = table.list("denominators", &["one", "another one for the colours"]);
        let colors = table.group([4, 2], |[channel, there]| {
            Bin::new(format!("colour channel {channel} {}", ["does not come", "comes"][there]))
        });
        let outcomes = table.list("outcome", &OUTCOMES);
        let scissors = table.group([4, 2], |[mode, drawn]| {
            Bin::new(format!("scissor mode {mode}, {}", ["nothing drawn", "something drawn"][drawn]))
        });
        let skips = table.group([4, 2], |[skip, lines]| {
            Bin::new(format!("{}, {}", SKIPS[skip], ["all lines", "half of the lines"][lines]))
        });
        let nothing = table.list("draws nothing", &["no", "yes"]);
        let widths = table.list("columns of the framebuffer", &["255 at most", "256 and more"]);
        let fog = table.list("fog", &["off", "on"]);
        let writes = table.group([3, 2], |[of, between]| {
            Bin::new(format!(
                "a register {} is written {}",
                WRITES[of],
                ["before all triangles", "behind a triangle"][between]
            ))
        });
        Ok(Self {
            choices: *choices,
            scene: Scene::new(choices)?,
            table,
            fragments,
            depths,
            components,
            denominators,
            colors,
            outcomes,
            scissors,
            skips,
            nothing,
            widths,
            fog,
            writes,
        })
    }

    fn cover_triangle(&self, triangle: &Triangle, plane: &DepthPlane, shaded: &[Shaded], hits: &mut Hits) {
        let depth = match plane {
            DepthPlane::Constant(_) => 0,
            DepthPlane::Linear(_) | DepthPlane::Steps(_) => 1,
            DepthPlane::Perspective(_) => 2,
        };
        self.depths.mark([depth], hits);
        let (divisors, components): (Vec<&VertexComponentsValues>, Vec<_>) =
            triangle.components.iter().partition(|component| component.reciprocal_w != 0);
        self.denominators.mark([(divisors.len() > 1).into()], hits);
        let count = match components.len() {
            ..=1 => 0,
            2..=5 => 1,
            _ => 2,
        };
        self.components.mark([count], hits);
        for (channel, semantic) in COLOR.clone().enumerate() {
            let comes = components.iter().any(|component| component.vertex_semantic as usize == semantic);
            self.colors.mark([channel, comes.into()], hits);
        }
        for Shaded { outcome, record, .. } in shaded {
            self.outcomes.mark([*outcome as usize], hits);
            self.fog.mark([record.fog.is_some().into()], hits);
        }
    }

    /// Triangles in a small framebuffer, with register writes among them.
    fn draw(&self, rng: &mut CaseRng, items: &mut Vec<Item>) {
        let (mut size, dim) = draw::size(rng);
        items.extend(draw::raster(rng, size).into_iter().chain([dim]).map(reg));
        for _ in 0..rng.within(1..=8) {
            items.extend(draw::triangle(rng, size).items());
            if rng.percent(60) {
                continue;
            }
            let writes = match rng.below(4) {
                0 => draw::stages(rng).into_iter().filter(|(id, _)| *id != id::FRAMEBUFFER_DIM).collect(),
                1 => {
                    let (next, dim) = draw::size(rng);
                    size = next;
                    vec![dim]
                }
                _ => draw::raster(rng, size),
            };
            let count = rng.pick(&[1, 1, 2, writes.len()]);
            let first = rng.below(writes.len() as u32) as usize;
            let written = writes.into_iter().cycle().skip(first).take(count);
            items.extend(written.map(|write| match rng.below(8) {
                0 if write.0 != id::FRAMEBUFFER_DIM => masked(write, ByteMask::new(rng.below(16) as u8)),
                _ => reg(write),
            }));
        }
    }
}

/// Of how many fragments a triangle is.
fn class(count: usize) -> usize {
    match count {
        0 | 1 => count,
        2..=16 => 2,
        _ => 3,
    }
}

impl Unit for BackEndUnit {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        let mut items: Vec<Item> = draw::stages(rng).into_iter().map(reg).collect();
        if rng.percent(25) {
            let (writes, triangle) = draw::placed(rng);
            items.extend(writes.into_iter().map(reg));
            items.extend(triangle.items());
        } else {
            self.draw(rng, &mut items);
        }
        // What is there before, where something is drawn.
        let mut pixels = BTreeSet::new();
        self.scene.run(&items, |_, seen| {
            if let Seen::Triangle(_, _, shaded) = seen {
                pixels.extend(shaded.iter().map(|shaded| shaded.pixel));
            }
        });
        let loads = rng.percent(80);
        let loaded = pixels.into_iter().filter(|_| loads).flat_map(|pixel| before(pixel, draw::pixel(rng)));
        loaded.chain(items).collect()
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        let mut outputs = Vec::new();
        let reference = self.scene.run(inputs, |_, seen| {
            if let Seen::Triangle(_, _, shaded) = seen {
                outputs.extend(shaded.iter().map(|shaded| Item { channel: OUT, values: shaded.values() }));
            }
        });
        outputs.extend(after(&reference.buffers));
        outputs
    }

    /// The registers, and the entries of the fog table that are read before they are written: all of it 0.
    fn preamble(&self, inputs: &[Item]) -> Vec<Item> {
        let mut preamble = zeros(RASTER_IDS.into_iter().chain(combiner_ids()).chain(framebuffer_ids()), inputs);
        let mut table = FogTable::new(&self.choices);
        self.scene.run(inputs, |_, seen| match seen {
            Seen::Write(id, data, mask) => table.write(id, data, mask),
            Seen::Triangle(_, _, shaded) => shaded.iter().for_each(|shaded| table.read(shaded)),
        });
        preamble.extend(table.zeros());
        preamble
    }

    fn bins(&self) -> Vec<Bin> {
        self.table.bins.clone()
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        let mut last = None;
        self.scene.run(&case.inputs, |reference, seen| match seen {
            Seen::Write(id, ..) => {
                let of = match id {
                    id if RASTER_IDS.contains(&id) && id != id::COLOR_OPERATION => 0,
                    id if combiner_ids().any(|other| other == id) => 1,
                    _ => 2,
                };
                self.writes.mark([of, last.is_some().into()], hits);
            }
            Seen::Triangle(triangle, plane, shaded) => {
                let count = class(shaded.len());
                if let Some(before) = last.replace(count) {
                    self.fragments.mark([before, count], hits);
                }
                self.cover_triangle(triangle, plane, shaded, hits);
                let registers = reference.registers();
                let operation = registers.color_operation();
                let (drawn, nothing) = (!shaded.is_empty(), operation.draw_nothing());
                let mode = registers.get(id::SCISSORTEST_MODE) % 4;
                self.scissors.mark([mode as usize, drawn.into()], hits);
                self.nothing.mark([nothing.into()], hits);
                if drawn {
                    self.widths.mark([(registers.framebuffer_dim().width() > 255).into()], hits);
                    let skip = registers.read::<Unknown0060>(0).0 >> bits::unknown0060::SKIP & 3;
                    self.skips.mark([skip as usize, operation.line_skip().into()], hits);
                }
            }
        });
    }

    fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a> {
        let steps = steps(inputs);
        let all = steps.clone();
        let shorter = cuts(steps.len()).into_iter().filter(move |cut| cut.len() < all.len());
        let all = steps.clone();
        let shorter = shorter.map(move |cut| items(&[&all[..cut.start], &all[cut.end..]].concat()));
        let places: Vec<usize> = (0..steps.len()).collect();
        let smaller = places.into_iter().flat_map(move |place| {
            let steps = steps.clone();
            smaller(&steps[place]).into_iter().map(move |step| {
                let mut simpler = steps.clone();
                simpler[place] = step;
                items(&simpler)
            })
        });
        Box::new(shorter.chain(smaller))
    }

    fn recorded(&self, recording: &Recording, reservoir: &mut Reservoir) -> bool {
        collect(recording, &self.choices, reservoir, recorded::cases)
    }

    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String> {
        let place = case.outputs.iter().zip(actual).position(|(expected, actual)| expected != actual)?;
        let (mut number, mut count, mut text) = (0, 0, None);
        self.scene.run(&case.inputs, |_, seen| {
            let Seen::Triangle(triangle, _, shaded) = seen else { return };
            if (count..count + shaded.len()).contains(&place) {
                let record = &shaded[place - count].record;
                text = Some(format!(
                    "fragment {} of triangle {number} differs: {triangle:X?}\nin the model: {record:#?}\n",
                    place - count
                ));
            }
            number += 1;
            count += shaded.len();
        });
        text
    }
}

/// The transactions of steps.
fn items(steps: &[Step]) -> Vec<Item> {
    steps.iter().flat_map(Step::items).collect()
}

/// Steps with a bit or a component less.
fn smaller(step: &Step) -> Vec<Step> {
    match step {
        Step::Loaded(item) | Step::Write(item) => {
            let data = item.values[1];
            let cleared = (0..u32::BITS).filter(move |bit| data >> bit & 1 != 0).map(|bit| {
                let mut less = item.clone();
                less.values[1] &= !(1 << bit);
                less
            });
            match step {
                Step::Loaded(_) => cleared.map(Step::Loaded).collect(),
                _ => cleared.map(Step::Write).collect(),
            }
        }
        Step::Triangle(Triangle { place, components }) => {
            let placed = with_less(*place, &[]).map(|place| Triangle { place, components: components.clone() });
            let fewer = (0..components.len()).map(|cut| {
                let mut fewer = components.clone();
                fewer.remove(cut);
                Triangle { place: *place, components: fewer }
            });
            let changed = components.iter().enumerate().flat_map(|(at, of)| {
                with_less(*of, &[]).map(move |of| {
                    let mut changed = components.clone();
                    changed[at] = of;
                    Triangle { place: *place, components: changed }
                })
            });
            let all = fewer.chain(placed).chain(changed);
            all.filter(Triangle::is_whole).map(Step::Triangle).collect()
        }
    }
}
