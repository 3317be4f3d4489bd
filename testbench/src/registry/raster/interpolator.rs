// SPDX-License-Identifier: MIT
//! `interpolator`: interpolants of triangles and samples in, the components of fragments out.

use super::attribute_setup::AttributeSetupUnit;
use super::channel::{self, NUMBER_BITS, SCALE_BITS, SUM_BITS, VALUE_BITS, done_values, number, pattern};
use super::recorded;
use crate::block::{Simpler, Unit};
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::registry::recorded::collect;
use crate::reservoir::Reservoir;
use crate::stimulus::raster::interpolants::{self, Interpolants};
use crate::stimulus::{cuts, with_less};
use pica_model::float::{F24, UnsupportedChoice};
use pica_model::geometry::vertex::COLOR;
use pica_model::gpu::pipeline::capture::CapturedDraw;
use pica_model::raster::color::color_of_ratio;
use pica_model::raster::edge::EdgeRules;
use pica_model::raster::walk::ScanRules;
use pica_model::raster::weights::weighted_sum;
use pica_rtl::dut::Values;
use pica_rtl::raster::{InterpolantValues, InterpolatedValues, SampleValues};
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_vectors::{Case, Item};
use std::ops::Range;
use std::rc::Rc;

/// The channel of interpolants.
const INTERPOLANT: usize = 0;
/// The channel of samples.
const SAMPLE: usize = 1;
/// The channel of components.
const OUT: usize = 2;

const COMPONENTS: [&str; 5] = ["none", "one", "2 to 4", "5 to 17", "18 and more"];
const SAMPLES: [&str; 3] = ["none", "one", "several"];
const SIGNS: [&str; 3] = ["below 0", "0", "above 0"];
const COLORS: [&str; 3] = ["0", "1 to 254", "255"];
const FLOATS: [&str; 5] = ["negative", "0", "positive", "infinite", "undefined"];
const WAITING: [&str; 3] = ["7 triangles at most", "more than 7 triangles", "more than 127 interpolants"];

/// `interpolator` as the campaigns see it.
pub struct InterpolatorUnit {
    choices: Choices,
    /// How recorded triangles are set up and walked.
    setup: AttributeSetupUnit,
    rules: (EdgeRules, ScanRules),
    table: Table,
    components: Group<2>,
    waiting: Group<1>,
    several: Group<1>,
    denominators: Group<1>,
    colors: Group<1>,
    floats: Group<1>,
    semantics: Group<1>,
}

impl InterpolatorUnit {
    /// Under `choices`.
    ///
    /// # Errors
    /// If the model cannot follow a choice.
    pub fn new(choices: &Choices) -> Result<Self, UnsupportedChoice> {
        let mut table = Table::default();
        let components = table.group([COMPONENTS.len(), SAMPLES.len()], |[components, samples]| {
            Bin::new(format!("components: {}, samples: {}", COMPONENTS[components], SAMPLES[samples]))
        });
        let waiting = table.list("all triangles of a case", &WAITING);
        let several = table.list("denominators of a triangle", &["one", "several"]);
        let denominators = table.list("denominator", &SIGNS);
        let colors = table.list("colour", &COLORS);
        let floats = table.list("float24", &FLOATS);
        let semantics = table.group([32], |[semantic]| Bin::new(format!("semantic {semantic}")));
        let setup = AttributeSetupUnit::new(choices)?;
        let rules = (EdgeRules::new(choices), ScanRules::new(choices));
        Ok(Self {
            choices: *choices,
            setup,
            rules,
            table,
            components,
            waiting,
            several,
            denominators,
            colors,
            floats,
            semantics,
        })
    }

    /// The cases of a draw of a recording.
    pub fn cases(&self, draw: &CapturedDraw) -> Vec<Vec<Item>> {
        let (edges, rules) = &self.rules;
        recorded::fragments(draw, edges, rules, &self.setup)
    }

    /// The component of a fragment.
    fn value(&self, of: &InterpolantValues, divisor: &InterpolantValues, sample: &SampleValues) -> u32 {
        let (numerator, denominator) = (sum(of, sample), sum(divisor, sample));
        let scale = number(of.scale.into(), SCALE_BITS) as i32;
        match of.undefined != 0 {
            true => F24::NAN.to_bits(),
            false if COLOR.contains(&(of.semantic as usize)) => color_of_ratio(numerator, denominator, scale).into(),
            false => F24::from_ratio(numerator, denominator, scale, self.choices.f24_rounding).to_bits(),
        }
    }

    /// The components of the fragments of a triangle.
    pub fn values<'a>(&'a self, triangle: &'a Interpolants) -> impl Iterator<Item = InterpolatedValues> + 'a {
        let components: Vec<_> = triangle.components().collect();
        let of_sample = move |sample: &'a SampleValues| {
            let value = |(divisor, of): &(&InterpolantValues, &InterpolantValues)| InterpolatedValues {
                ends_fragment: of.last,
                fragment_semantic: of.semantic,
                value: self.value(of, divisor, sample),
            };
            components.iter().map(value).collect::<Vec<_>>()
        };
        triangle.samples.iter().flat_map(of_sample)
    }
}

/// The sum of what the vertices have, weighted at a sample.
fn sum(of: &InterpolantValues, sample: &SampleValues) -> i64 {
    let weights = [sample.weight0, sample.weight1, sample.weight2].map(|weight| number(weight, VALUE_BITS));
    let numbers = [of.number0, of.number1, of.number2].map(|value| number(value.into(), NUMBER_BITS) as i32);
    number(pattern(weighted_sum(weights, &numbers), SUM_BITS), SUM_BITS)
}

/// The transactions of triangles.
pub(super) fn items(triangles: &[Interpolants]) -> Vec<Item> {
    let of = |triangle: &Interpolants| {
        let last = triangle.interpolants.len() - 1;
        let interpolants = triangle.interpolants.iter().enumerate().map(move |(place, of)| Item {
            channel: INTERPOLANT,
            values: InterpolantValues { last: (place == last).into(), ..*of }.to_row(),
        });
        let samples = triangle.samples.iter().copied().chain([done_values()]);
        let samples = samples.map(|sample| Item { channel: SAMPLE, values: sample.to_row() });
        interpolants.chain(samples).collect::<Vec<_>>()
    };
    triangles.iter().flat_map(of).collect()
}

/// The triangles that transactions make; what belongs to none that is whole is left out.
fn triangles(inputs: &[Item]) -> Vec<Interpolants> {
    let of = |channel| inputs.iter().filter(move |item| item.channel == channel);
    let mut interpolants = of(INTERPOLANT).map(channel::values::<InterpolantValues>);
    let mut samples = of(SAMPLE).map(channel::values::<SampleValues>);
    let mut triangles = Vec::new();
    loop {
        let mut triangle = Interpolants::default();
        let mut whole = false;
        for of in interpolants.by_ref() {
            triangle.interpolants.push(of);
            whole = of.last != 0;
            if whole {
                break;
            }
        }
        triangle.samples.extend(samples.by_ref().take_while(|sample| sample.done == 0));
        if !whole {
            return triangles;
        }
        triangles.push(triangle);
    }
}

/// What makes a triangle simpler. Its first interpolant stays a denominator, and [`items`] says which is the last.
enum Edit {
    /// Without these interpolants.
    Interpolants(Range<usize>),
    /// Without these samples.
    Samples(Range<usize>),
    /// Another interpolant at a place.
    Interpolant(usize, InterpolantValues),
    /// Another sample at a place.
    Sample(usize, SampleValues),
}

impl Edit {
    /// All of a triangle.
    fn all(Interpolants { interpolants, samples }: &Interpolants) -> impl Iterator<Item = Self> {
        let behind_first = |cut: Range<usize>| Self::Interpolants(cut.start + 1..cut.end + 1);
        let fewer = cuts(interpolants.len() - 1).into_iter().map(behind_first);
        let fewer = fewer.chain(cuts(samples.len()).into_iter().map(Self::Samples));
        let kept = |place| if place == 0 { &["last", "denominator"][..] } else { &["last"] };
        let interpolants = interpolants
            .iter()
            .enumerate()
            .flat_map(move |(place, of)| with_less(*of, kept(place)).map(move |less| Self::Interpolant(place, less)));
        let samples = samples.iter().enumerate();
        let samples = samples.flat_map(|(place, of)| with_less(*of, &[]).map(move |less| Self::Sample(place, less)));
        fewer.chain(interpolants).chain(samples)
    }

    fn apply(self, triangle: &mut Interpolants) {
        match self {
            Self::Interpolants(cut) => drop(triangle.interpolants.drain(cut)),
            Self::Samples(cut) => drop(triangle.samples.drain(cut)),
            Self::Interpolant(place, of) => triangle.interpolants[place] = of,
            Self::Sample(place, of) => triangle.samples[place] = of,
        }
    }
}

impl Unit for InterpolatorUnit {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        items(&interpolants::random(rng))
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        let triangles = triangles(inputs);
        let values = triangles.iter().flat_map(|triangle| self.values(triangle));
        values.map(|values| Item { channel: OUT, values: values.to_row() }).collect()
    }

    fn bins(&self) -> Vec<Bin> {
        self.table.bins.clone()
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        let triangles = triangles(&case.inputs);
        let interpolants: usize = triangles.iter().map(|triangle| triangle.interpolants.len()).sum();
        let waiting = [triangles.len() <= 7, triangles.len() > 7, interpolants > 127];
        waiting.iter().enumerate().filter(|(_, hit)| **hit).for_each(|(place, _)| self.waiting.mark([place], hits));
        for triangle in &triangles {
            let components = match triangle.components().count() {
                few @ 0..2 => few,
                2..=4 => 2,
                5..=17 => 3,
                _ => 4,
            };
            self.components.mark([components, triangle.samples.len().min(2)], hits);
            let denominators: Vec<_> = triangle.interpolants.iter().filter(|of| of.denominator != 0).collect();
            self.several.mark([(denominators.len() > 1).into()], hits);
            for sample in &triangle.samples {
                let signs = denominators.iter().map(|of| (sum(of, sample).signum() + 1) as usize);
                signs.for_each(|sign| self.denominators.mark([sign], hits));
            }
            triangle.components().for_each(|(_, of)| self.semantics.mark([of.semantic as usize % 32], hits));
            for InterpolatedValues { fragment_semantic, value, .. } in self.values(triangle) {
                let number = F24::from_bits(value);
                match COLOR.contains(&(fragment_semantic as usize)) && !number.is_nan() {
                    true => self.colors.mark([value.div_ceil(254) as usize], hits),
                    false if number.is_nan() => self.floats.mark([4], hits),
                    false if number.is_infinite() => self.floats.mark([3], hits),
                    false if number.is_zero() => self.floats.mark([1], hits),
                    false => self.floats.mark([if number.is_sign_negative() { 0 } else { 2 }], hits),
                }
            }
        }
    }

    fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a> {
        // Candidates are made one by one: of thousands of samples, as recordings have them, all would not fit into memory.
        let triangles = Rc::new(triangles(inputs));
        let edits = |(place, triangle)| Edit::all(triangle).map(move |edit| (place, edit)).collect::<Vec<_>>();
        let edits: Vec<_> = triangles.iter().enumerate().flat_map(edits).collect();
        let all = triangles.clone();
        let shorter = cuts(all.len()).into_iter().filter(move |cut| cut.len() < all.len());
        let all = triangles.clone();
        let shorter = shorter.map(move |cut| items(&[&all[..cut.start], &all[cut.end..]].concat()));
        let smaller = edits.into_iter().map(move |(place, edit): (usize, Edit)| {
            let mut simpler = triangles.to_vec();
            edit.apply(&mut simpler[place]);
            items(&simpler)
        });
        Box::new(shorter.chain(smaller))
    }

    fn recorded(&self, recording: &Recording, reservoir: &mut Reservoir) -> bool {
        collect(recording, &self.choices, reservoir, |draw| self.cases(draw))
    }

    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String> {
        let place = case.outputs.iter().zip(actual).position(|(expected, actual)| expected != actual);
        let mut place = place.unwrap_or(case.outputs.len().min(actual.len()));
        for (count, triangle) in triangles(&case.inputs).iter().enumerate() {
            let components: Vec<_> = triangle.components().collect();
            if place >= components.len() * triangle.samples.len() {
                place -= components.len() * triangle.samples.len();
                continue;
            }
            let (sample, component) = (place / components.len(), place % components.len());
            let SampleValues { x, y, .. } = triangle.samples[sample];
            let (divisor, of) = components[component];
            return Some(format!(
                "triangle {count}, sample {sample} at ({x}, {y}), component {component} with semantic {}: {} / {} * 2^{}\n",
                of.semantic,
                sum(of, &triangle.samples[sample]),
                sum(divisor, &triangle.samples[sample]),
                number(of.scale.into(), SCALE_BITS)
            ));
        }
        None
    }
}
