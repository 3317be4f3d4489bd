// SPDX-License-Identifier: MIT
//! `combiner`: six stages with their registers.

mod operand;
mod stage;

pub use operand::combiner_operand;
pub use stage::combiner_stage;

use crate::block::{Simpler, Unit};
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::registry::fragment::draws::Draws;
use crate::registry::fragment::reference::Reference;
use crate::registry::fragment::transactions::{FRAGMENT, REG, combiner_ids, zeros};
use crate::stimulus::simpler_items;
use pica_rtl::fragment::Combiner;
use pica_spec::choices::Choices;
use pica_spec::command::ByteMask;
use pica_spec::pica200::{TexenvUpdateBuffer, id};
use pica_vectors::{Case, Item};

/// `combiner` as the campaigns see it.
pub struct CombinerUnit {
    choices: Choices,
    table: Table,
    fragments: Group<1>,
    masks: Group<1>,
    updates: Group<2>,
}

impl CombinerUnit {
    const OUT: usize = 2;

    /// Under `choices`.
    pub fn new(choices: &Choices) -> Self {
        let mut table = Table::default();
        let fragments = table.group([3], |[i]| Bin::new(["one fragment", "several", "as many as fit in and more"][i]));
        let updates = table.group([4, 4], |[stage, what]| {
            let what = ["buffer keeps its value", "takes colour", "takes alpha", "takes both"][what];
            Bin::new(format!("stage {stage}: {what}"))
        });
        let masks = table.group([16], |[mask]| Bin::new(format!("byte mask {mask:04b}")));
        Self { choices: *choices, table, fragments, masks, updates }
    }
}

impl Unit for CombinerUnit {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        let mut draws = Draws::new(rng);
        let mut items = Vec::new();
        for _ in 0..1 + draws.below(3) {
            let writes = draws.combiner();
            items.extend(writes.into_iter().map(|write| draws.masked(write)));
            // Now and then more than fit in.
            let most = if draws.chance(4) { 2 * Combiner::INSIDE as u32 } else { 20 };
            for _ in 0..draws.below(most) {
                let values = [(); 7].map(|()| draws.color()).to_vec();
                items.push(Item { channel: FRAGMENT, values });
            }
        }
        items
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        let mut reference = Reference::new(&self.choices);
        let mut outputs = Vec::new();
        for item in inputs {
            match (item.channel, &item.values[..]) {
                (REG, &[id, data, mask]) => reference.write(id, data, ByteMask::new(mask as u8)),
                (FRAGMENT, &[a, b, c, d, e, f, g]) => {
                    let values = vec![u32::from_le_bytes(reference.combine([a, b, c, d, e, f, g]))];
                    outputs.push(Item { channel: Self::OUT, values });
                }
                _ => {}
            }
        }
        outputs
    }

    fn preamble(&self, inputs: &[Item]) -> Vec<Item> {
        zeros(combiner_ids(), inputs)
    }

    fn bins(&self) -> Vec<Bin> {
        self.table.bins.clone()
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        for draw in case.inputs.chunk_by(|a, b| a.channel == b.channel) {
            match draw[0].channel {
                REG => {
                    draw.iter().for_each(|item| self.masks.mark([item.values[2] as usize & 0xF], hits));
                    for item in draw.iter().filter(|item| item.values[0] == id::TEXENV_UPDATE_BUFFER) {
                        let register = TexenvUpdateBuffer(item.values[1]);
                        for stage in 0..4 {
                            let update = [register.rgb_update(stage), register.alpha_update(stage)].map(usize::from);
                            self.updates.mark([stage, update[0] + 2 * update[1]], hits);
                        }
                    }
                }
                _ => self
                    .fragments
                    .mark([usize::from(draw.len() > 1) + usize::from(draw.len() > Combiner::INSIDE)], hits),
            }
        }
    }

    fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a> {
        Box::new(simpler_items(inputs))
    }

    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String> {
        let place = case.outputs.iter().zip(actual).position(|(expected, actual)| expected != actual)?;
        Some(format!("fragment {place} differs\n"))
    }
}
