// SPDX-License-Identifier: MIT
//! `fragment_pipeline`: a fragment from its colours to the framebuffer, with the registers.

use crate::block::{Simpler, Unit};
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::registry::fragment::draws::Draws;
use crate::registry::fragment::fog_table::FogTable;
use crate::registry::fragment::recorded;
use crate::registry::fragment::reference::{Fragment, NOT_DRAWN, Reference, Shaded};
use crate::registry::fragment::transactions::{
    BEFORE, FOG_LUT_DATA, FRAGMENT, OUT, REG, after, before, combiner_ids, fragment, framebuffer_ids, masked, reg,
    zeros,
};
use crate::registry::recorded::collect;
use crate::reservoir::Reservoir;
use crate::stimulus::simpler_items;
use pica_rtl::fragment::FragmentPipeline;
use pica_spec::choices::Choices;
use pica_spec::command::ByteMask;
use pica_spec::pica200::{BlendMode, FogMode, TexenvUpdateBuffer, id};
use pica_spec::trace::Recording;
use pica_vectors::{Case, Item};
use std::collections::BTreeSet;

/// `fragment_pipeline` as the campaigns see it.
pub struct PipelineUnit {
    choices: Choices,
    table: Table,
    outcome: Group<2>,
    color_format: Group<2>,
    depth_format: Group<2>,
    stencil: Group<2>,
    depth_test: Group<3>,
    fog: Group<1>,
    mode: Group<1>,
    distance: Group<1>,
    masks: Group<2>,
    draws: Group<1>,
}

/// How far apart fragments of one pixel are looked at: as far as one of them waits for the other.
const NEAR: usize = FragmentPipeline::INTERVAL;

/// Most fragments of a draw.
const FRAGMENTS: u32 = 160;

/// Set-ups of the combiner in a case that is about nothing else.
const SETUPS: usize = 24;

/// A transaction into the pipeline, and what the model makes of it.
enum Step<'a> {
    /// Register, word and byte mask.
    Write(u32, u32, ByteMask),
    Fragment(&'a Fragment, &'a Shaded),
}

impl PipelineUnit {
    /// Under `choices`.
    pub fn new(choices: &Choices) -> Self {
        let mut table = Table::default();
        let written = ["nothing", "colour", "depth", "both"];
        let outcome = table.group([5, 4], |[outcome, write]| {
            let names = ["passed", "alpha test", "stencil test", "depth test", "not drawn"];
            let name = format!("{}, {} written", names[outcome], written[write]);
            match (outcome, write) {
                (1 | 4, 1..) | (2 | 3, 1 | 3) => Bin::unreachable(name, "what is rejected writes no colour"),
                _ => Bin::new(name),
            }
        });
        let color_format = table.group([8, 2], |[format, blend]| {
            let name = format!("colour format {format}, {}", ["logic operation", "blending"][blend]);
            match format {
                5.. => Bin::unreachable(name, "no colour is written in a format that nobody has described"),
                _ => Bin::new(name),
            }
        });
        let depth_format = table.group([4, 2], |[format, write]| {
            let name = format!("depth format {format}, {}", ["not written", "written"][write]);
            match (format, write) {
                (1, 1) => Bin::unreachable(name, "format 1 is no buffer"),
                _ => Bin::new(name),
            }
        });
        let stencil = table.group([8, 3], |[action, outcome]| {
            Bin::new(format!("stencil action {action}, {}", ["stencil fails", "depth fails", "passes"][outcome]))
        });
        let depth_test = table.group([8, 3, 2], |[function, order, on]| {
            let name = format!("depth function {function}, {}", ["less", "equal", "greater"][order]);
            Bin::new(format!("{name}, {}", ["test off", "test on"][on]))
        });
        let fog = table.group([8], |[mode]| Bin::new(format!("fog mode {mode}")));
        let mode = table.group([4], |[mode]| Bin::new(format!("fragment mode {mode}")));
        let distance = table.group([NEAR], |[near]| Bin::new(format!("the same pixel {} fragments before", near + 1)));
        let masks = table.group([16, 3], |[mask, of]| {
            Bin::new(format!(
                "byte mask {mask:04b}, {}",
                ["of a stage of the combiner", "of the fog table", "of another register"][of]
            ))
        });
        let draws = table.list("fragments", &["all together", "with writes among them"]);
        Self {
            choices: *choices,
            table,
            outcome,
            color_format,
            depth_format,
            stencil,
            depth_test,
            fog,
            mode,
            distance,
            masks,
            draws,
        }
    }

    /// Many set-ups of the combiner with a few fragments each, whose colours nothing behind it hides.
    fn combined(draws: &mut Draws<'_>) -> Vec<Item> {
        let mut items: Vec<Item> = draws.plain().into_iter().map(reg).collect();
        for _ in 0..SETUPS {
            let writes = if draws.chance(4) { draws.combiner() } else { draws.one_stage() };
            let writes = writes.into_iter().map(|(id, data)| match id {
                id::TEXENV_UPDATE_BUFFER => (id, TexenvUpdateBuffer(data).with_fog_mode(FogMode::Disabled).0),
                _ => (id, data),
            });
            items.extend(writes.map(reg));
            let count = 1 + draws.below(4);
            items.extend(draws.fragments(count).iter().map(fragment));
        }
        items
    }

    /// Runs transactions through the model; `each` sees them with the registers they meet.
    fn run(&self, inputs: &[Item], mut each: impl FnMut(&Reference, Step<'_>)) -> Reference {
        let mut reference = Reference::new(&self.choices);
        for item in inputs {
            if let (Some(buffer), &[pixel, word]) =
                (BEFORE.iter().position(|channel| *channel == item.channel), &item.values[..])
            {
                reference.buffers[buffer].insert(pixel, word);
            }
        }
        for item in inputs {
            match (item.channel, &item.values[..]) {
                (REG, &[id, data, mask]) => {
                    let mask = ByteMask::new(mask as u8);
                    reference.write(id, data, mask);
                    each(&reference, Step::Write(id, data, mask));
                }
                (FRAGMENT, values) => {
                    let Some(fragment) = Fragment::from_values(values) else { continue };
                    let shaded = reference.shade(&fragment);
                    each(&reference, Step::Fragment(&fragment, &shaded));
                }
                _ => {}
            }
        }
        reference
    }

    fn cover_fragment(&self, reference: &Reference, shaded: &Shaded, hits: &mut Hits) {
        let registers = reference.registers();
        let write = usize::from(shaded.color.is_some()) + 2 * usize::from(shaded.depth.is_some());
        self.outcome.mark([shaded.outcome as usize, write], hits);
        let operation = registers.color_operation();
        self.mode.mark([operation.fragment_mode().raw() as usize], hits);
        if shaded.outcome == NOT_DRAWN {
            return;
        }
        self.fog.mark([registers.texenv_update_buffer().fog_mode().raw() as usize], hits);
        if shaded.color.is_some() {
            let format = registers.colorbuffer_format().format().raw();
            let blends = operation.blend_mode() == BlendMode::Blend;
            self.color_format.mark([format as usize, blends.into()], hits);
        }
        let format = registers.depthbuffer_format().format().raw();
        self.depth_format.mark([format as usize, shaded.depth.is_some().into()], hits);
        let outcome = match shaded.outcome {
            2 => 0,
            3 => 1,
            _ => 2,
        };
        if shaded.record.stencil.is_some() {
            let actions = registers.stencil_op();
            let action = [actions.fail(), actions.depth_fail(), actions.pass()][outcome];
            self.stencil.mark([action.raw() as usize, outcome], hits);
        }
        if let Some(test) = shaded.record.depth_test {
            let mask = registers.depth_color_mask();
            let order = test.depth.cmp(&test.stored.depth) as i8 + 1;
            let place = [mask.function().raw() as usize, order as usize, mask.depth_test_enable().into()];
            self.depth_test.mark(place, hits);
        }
    }
}

/// A register write, which the reference takes.
fn written(reference: &mut Reference, write: Item) -> Item {
    if let &[id, data, mask] = &write.values[..] {
        reference.write(id, data, ByteMask::new(mask as u8));
    }
    write
}

impl Unit for PipelineUnit {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        let mut draws = Draws::new(rng);
        if draws.chance(4) {
            return Self::combined(&mut draws);
        }
        let mut reference = Reference::new(&self.choices);
        let mut items = Vec::new();
        // What is not loaded is 0.
        let (mut seen, mut content) = (BTreeSet::new(), Vec::new());
        for number in 0..1 + draws.below(3) {
            let mut writes = if number == 0 || draws.chance(4) { draws.combiner() } else { Vec::new() };
            writes.extend(draws.framebuffer());
            for write in writes {
                items.push(written(&mut reference, draws.masked(write)));
            }
            let count = 1 + draws.below(FRAGMENTS);
            // Before how many fragments of 64 a register is written, while those before them are still inside.
            let between = [0, 0, 4, 16][draws.below(4) as usize];
            let loads = draws.chance(7);
            for shaded in &draws.fragments(count) {
                if draws.below(64) < between {
                    let writes = if draws.chance(2) { draws.combiner() } else { draws.framebuffer() };
                    let write = writes[draws.below(writes.len() as u32) as usize];
                    let mask = if draws.chance(4) { draws.below(16) } else { 0xF };
                    items.push(written(&mut reference, masked(write, ByteMask::new(mask as u8))));
                }
                let pixel = reference.pixel(shaded);
                if seen.insert(pixel) && loads {
                    content.extend(before(pixel, draws.pixel()));
                }
                items.push(fragment(shaded));
            }
        }
        content.into_iter().chain(items).collect()
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        let mut outputs = Vec::new();
        let reference = self.run(inputs, |_, step| {
            if let Step::Fragment(_, shaded) = step {
                outputs.push(Item { channel: OUT, values: shaded.values() });
            }
        });
        outputs.extend(after(&reference.buffers));
        outputs
    }

    /// The registers, and the entries of the fog table that are read before they are written: all of it 0.
    fn preamble(&self, inputs: &[Item]) -> Vec<Item> {
        let mut preamble = zeros(combiner_ids().chain(framebuffer_ids()), inputs);
        let mut table = FogTable::new(&self.choices);
        self.run(inputs, |_, step| match step {
            Step::Write(id, data, mask) => table.write(id, data, mask),
            Step::Fragment(_, shaded) => table.read(shaded),
        });
        preamble.extend(table.zeros());
        preamble
    }

    fn bins(&self) -> Vec<Bin> {
        self.table.bins.clone()
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        let mut pixels: Vec<u32> = Vec::new();
        self.run(&case.inputs, |reference, step| match step {
            Step::Write(id, _, mask) => {
                let of = match id {
                    id if combiner_ids().any(|other| other == id) => 0,
                    id if FOG_LUT_DATA.contains(&id) => 1,
                    _ => 2,
                };
                self.masks.mark([mask.get().into(), of], hits);
            }
            Step::Fragment(_, shaded) => {
                self.cover_fragment(reference, shaded, hits);
                let near = pixels.iter().rev().take(NEAR).position(|pixel| *pixel == shaded.pixel);
                near.into_iter().for_each(|near| self.distance.mark([near], hits));
                pixels.push(shaded.pixel);
            }
        });
        let draws = case.inputs.chunk_by(|a, b| a.channel == b.channel);
        let draws = draws.filter(|items| items[0].channel == FRAGMENT).count();
        self.draws.mark([usize::from(draws > 1)], hits);
    }

    fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a> {
        Box::new(simpler_items(inputs))
    }

    fn recorded(&self, recording: &Recording, reservoir: &mut Reservoir) -> bool {
        collect(recording, &self.choices, reservoir, recorded::cases)
    }

    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String> {
        let place = case.outputs.iter().zip(actual).position(|(expected, actual)| expected != actual)?;
        let (mut number, mut text) = (0, None);
        self.run(&case.inputs, |_, step| {
            let Step::Fragment(fragment, shaded) = step else { return };
            if number == place {
                text = Some(format!("fragment {place} differs: {fragment:X?}\nin the model: {:#?}\n", shaded.record));
            }
            number += 1;
        });
        text
    }
}
