// SPDX-License-Identifier: MIT
//! `fragment_pipeline`: a fragment from its colours to the framebuffer, with the registers and a memory.

use super::draws::Draws;
use super::recorded::{self, DrawsError};
use super::reference::{Fragment, NOT_DRAWN, PIXELS, Reference, Shaded};
use super::transactions::{FRAGMENT, LOAD, REG, combiner_ids, fragment, framebuffer_ids, load, reg, zeros};
use crate::block::{Simpler, Unit};
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::reservoir::Reservoir;
use crate::stimulus::simpler_items;
use pica_model::pipeline::capture::CapturedDraw;
use pica_rtl::fragment::FragmentTile;
use pica_spec::choices::Choices;
use pica_spec::pica200::{BlendMode, FogLutData, FogMode, TexenvUpdateBuffer, bits, id};
use pica_spec::register::Register;
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
    loads: Group<1>,
    draws: Group<1>,
}

/// How far apart fragments of one pixel are looked at: as far as one of them waits for the other.
const NEAR: usize = FragmentTile::INTERVAL;

/// Fragments that the pipeline holds at once where none waits.
const INSIDE: usize = FragmentTile::LATENCY;

/// Entries of the fog table.
const FOG_ENTRIES: usize = 1 << bits::fog_lut_index::INDEX_WIDTH;

/// Most fragments of a draw.
const FRAGMENTS: u32 = 160;

/// Set-ups of the combiner in a case that is about nothing else.
const SETUPS: usize = 24;

/// A transaction into the pipeline, and what the model makes of it.
enum Step<'a> {
    /// Register and word.
    Write(u32, u32),
    /// The pixel that is loaded.
    Load(u32),
    Fragment(&'a Fragment, &'a Shaded),
}

/// Which entries of the fog table hold what the transactions have written.
struct FogTable {
    written: [bool; FOG_ENTRIES],
    index: usize,
}

impl FogTable {
    /// After power-on.
    fn new() -> Self {
        Self { written: [false; FOG_ENTRIES], index: 0 }
    }

    /// Takes a register write.
    fn write(&mut self, id: u32, data: u32) {
        if id == id::FOG_LUT_INDEX {
            self.index = data as usize % FOG_ENTRIES;
        } else if FogLutData::IDS.contains(&id) {
            self.written[self.index] = true;
            self.index = (self.index + 1) % FOG_ENTRIES;
        }
    }
}

impl PipelineUnit {
    const OUT: usize = 3;

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
        let loads =
            table.list("pixel loaded", &["into the empty pipeline", "behind fragments", "behind one of its own"]);
        let draws = table.list("fragments", &["all together", "with writes or loads among them"]);
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
            loads,
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
    fn run(&self, inputs: &[Item], mut each: impl FnMut(&Reference, Step<'_>)) {
        let mut reference = Reference::new(&self.choices);
        for item in inputs {
            match (item.channel, &item.values[..]) {
                (REG, &[id, data]) => {
                    reference.write(id, data);
                    each(&reference, Step::Write(id, data));
                }
                (LOAD, &[pixel, color, depth]) => {
                    reference.pixels[pixel as usize % PIXELS] = [color, depth];
                    each(&reference, Step::Load(pixel));
                }
                (FRAGMENT, values) => {
                    let Some(fragment) = Fragment::from_values(values) else { continue };
                    let shaded = reference.shade(&fragment);
                    each(&reference, Step::Fragment(&fragment, &shaded));
                }
                _ => {}
            }
        }
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

impl Unit for PipelineUnit {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        let mut draws = Draws::new(rng);
        if draws.chance(4) {
            return Self::combined(&mut draws);
        }
        let mut reference = Reference::new(&self.choices);
        let mut items = Vec::new();
        for number in 0..1 + draws.below(3) {
            let mut writes = if number == 0 || draws.chance(4) { draws.combiner() } else { Vec::new() };
            writes.extend(draws.framebuffer());
            let count = 1 + draws.below(FRAGMENTS);
            let fragments = draws.fragments(count);
            // What is not loaded is 0.
            let mut loads: BTreeSet<u32> = BTreeSet::new();
            writes.iter().for_each(|(id, data)| reference.write(*id, *data));
            if number == 0 && draws.chance(7) {
                loads.extend(fragments.iter().map(|fragment| reference.pixel(fragment) % PIXELS as u32));
            }
            items.extend(writes.into_iter().map(reg));
            items.extend(loads.into_iter().map(|pixel| load(pixel, draws.pixel())));
            // Before how many fragments of 64 something else comes, while those before them are still inside.
            let between = [0, 0, 4, 16][draws.below(4) as usize];
            for shaded in &fragments {
                if draws.below(64) < between {
                    items.push(match draws.chance(2) {
                        true => {
                            let writes = draws.framebuffer();
                            let (id, data) = writes[draws.below(writes.len() as u32) as usize];
                            reference.write(id, data);
                            reg((id, data))
                        }
                        false => load(reference.pixel(shaded) % PIXELS as u32, draws.pixel()),
                    });
                }
                items.push(fragment(shaded));
            }
        }
        items
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        let mut outputs = Vec::new();
        self.run(inputs, |_, step| {
            if let Step::Fragment(_, shaded) = step {
                outputs.push(Item { channel: Self::OUT, values: shaded.values() });
            }
        });
        outputs
    }

    /// The registers, the entries of the fog table, and the pixels that are read before they are written: all of it 0.
    fn preamble(&self, inputs: &[Item]) -> Vec<Item> {
        let mut preamble = zeros(combiner_ids().chain(framebuffer_ids()), inputs, FRAGMENT);
        let (mut table, mut read) = (FogTable::new(), BTreeSet::new());
        let mut known = [false; PIXELS];
        let mut loads = Vec::new();
        self.run(inputs, |_, step| {
            let place = match step {
                Step::Write(id, data) => return table.write(id, data),
                Step::Load(pixel) => pixel as usize % PIXELS,
                Step::Fragment(_, shaded) => {
                    let entry = shaded.record.fog.map(|fog| fog.place.entry);
                    read.extend(entry.filter(|entry| !table.written[*entry]));
                    let place = shaded.pixel as usize % PIXELS;
                    if !known[place] {
                        loads.push(load(place as u32, [0; 2]));
                    }
                    place
                }
            };
            known[place] = true;
        });
        if !read.is_empty() {
            let entries = read.iter().flat_map(|entry| [(id::FOG_LUT_INDEX, *entry as u32), (id::FOG_LUT_DATA, 0)]);
            // The index is again what it was.
            preamble.extend(entries.chain([(id::FOG_LUT_INDEX, 0)]).map(reg));
        }
        preamble.extend(loads);
        preamble
    }

    fn bins(&self) -> Vec<Bin> {
        self.table.bins.clone()
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        // Pixels since the pipeline was empty for a write or a load.
        let mut before: Vec<u32> = Vec::new();
        self.run(&case.inputs, |reference, step| match step {
            Step::Write(..) => before.clear(),
            Step::Load(loaded) => {
                let mut inside = before.iter().rev().take(INSIDE);
                let behind_its_own = inside.any(|pixel| pixel % PIXELS as u32 == loaded);
                self.loads.mark([usize::from(!before.is_empty()) + usize::from(behind_its_own)], hits);
                before.clear();
            }
            Step::Fragment(_, shaded) => {
                self.cover_fragment(reference, shaded, hits);
                let near = before.iter().rev().take(NEAR).position(|pixel| *pixel == shaded.pixel);
                near.into_iter().for_each(|near| self.distance.mark([near], hits));
                before.push(shaded.pixel);
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
        let each = |draw: &CapturedDraw| recorded::cases(draw).into_iter().all(|case| reservoir.add(|| case));
        match recorded::each_draw(recording, &self.choices, each) {
            Ok(()) => true,
            Err(DrawsError::Choice(_)) => false,
            Err(DrawsError::Recorded(_)) => {
                reservoir.too_many_fragments();
                true
            }
        }
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
