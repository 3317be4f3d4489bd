// SPDX-License-Identifier: MIT
//! `attribute_setup`: what the vertices of triangles have in, what is interpolated out.

use super::channel::{self, NUMBER_BITS, SCALE_BITS, number, pattern};
use super::recorded;
use crate::block::{Simpler, Unit};
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::registry::recorded::collect;
use crate::reservoir::Reservoir;
use crate::stimulus::raster::components;
use crate::stimulus::simpler_items;
use pica_model::float::{Arithmetic, F24, UnsupportedChoice};
use pica_model::geometry::vertex::COLOR;
use pica_model::raster::aligned::Aligned;
use pica_rtl::dut::Values;
use pica_rtl::raster::{InterpolantValues, VertexComponentsValues};
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_vectors::{Case, Item};

/// The channel of what vertices have.
const IN: usize = 0;
/// The channel of what is interpolated.
const OUT: usize = 1;

const KINDS: [&str; 3] = ["1 / w", "a colour", "another component"];
const NUMBERS: [&str; 4] = ["below 0", "0", "above 0", "all three special"];
const DISTANCES: usize = 30;

/// `attribute_setup` as the campaigns see it.
pub struct AttributeSetupUnit {
    choices: Choices,
    arithmetic: Arithmetic,
    table: Table,
    numbers: Group<3>,
    distances: Group<2>,
    scales: Group<1>,
    repeated: Group<1>,
}

/// Three numbers before they are integers, and what becomes of them.
struct Step {
    products: [F24; 3],
    interpolant: InterpolantValues,
}

impl AttributeSetupUnit {
    /// Under `choices`.
    ///
    /// # Errors
    /// If the model cannot follow a choice.
    pub fn new(choices: &Choices) -> Result<Self, UnsupportedChoice> {
        let mut table = Table::default();
        let numbers = table.group([3, 3, NUMBERS.len()], |[kind, vertex, number]| {
            Bin::new(format!("{}, number {vertex}: {}", KINDS[kind], NUMBERS[number]))
        });
        let distances = table.group([3, DISTANCES], |[vertex, distance]| {
            let less = if distance + 1 == DISTANCES { "29 and more" } else { &distance.to_string() };
            Bin::new(format!("exponent of vertex {vertex} below the largest by {less}"))
        });
        let scales = table.list("scale", &["below 0", "0", "above 0"]);
        let repeated = table.list("1 / w of a triangle", &["once", "more than once"]);
        let arithmetic = Arithmetic::new(choices)?;
        Ok(Self { choices: *choices, arithmetic, table, numbers, distances, scales, repeated })
    }

    /// What is interpolated of what vertices have.
    pub fn interpolants<'a>(&'a self, inputs: &'a [Item]) -> impl Iterator<Item = InterpolantValues> + 'a {
        self.steps(inputs).map(|step| step.interpolant)
    }

    /// What becomes of transactions.
    fn steps<'a>(&'a self, inputs: &'a [Item]) -> impl Iterator<Item = Step> + 'a {
        let (mut factors, mut divisor) = ([F24::ZERO; 3], Aligned::default());
        inputs.iter().map(move |item| {
            let of: VertexComponentsValues = channel::values(item);
            let values = [of.value0, of.value1, of.value2].map(F24::from_bits);
            let is_divisor = of.reciprocal_w != 0;
            if is_divisor {
                factors = values;
            }
            let products = match is_divisor {
                true => values,
                false => core::array::from_fn(|k| self.arithmetic.mul(values[k], factors[k])),
            };
            let aligned = Aligned::new(products);
            let undefined = aligned.is_none() && !is_divisor && !COLOR.contains(&(of.vertex_semantic as usize));
            if is_divisor {
                divisor = aligned.unwrap_or_default();
            }
            // Nothing has a scale of its own.
            let numbers = aligned.unwrap_or(Aligned { values: [0; 3], ..divisor });
            let scale = if is_divisor { numbers.scale } else { numbers.scale - divisor.scale };
            let [number0, number1, number2] = numbers.values.map(|value| pattern(value.into(), NUMBER_BITS) as u32);
            let interpolant = InterpolantValues {
                last: of.last_of_triangle,
                denominator: of.reciprocal_w,
                semantic: of.vertex_semantic,
                undefined: undefined.into(),
                scale: pattern(scale.into(), SCALE_BITS) as u32,
                number0,
                number1,
                number2,
            };
            Step { products, interpolant }
        })
    }
}

impl Unit for AttributeSetupUnit {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        let components = components::random(rng);
        components.into_iter().map(|values| Item { channel: IN, values: values.to_row() }).collect()
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        self.interpolants(inputs).map(|values| Item { channel: OUT, values: values.to_row() }).collect()
    }

    fn bins(&self) -> Vec<Bin> {
        self.table.bins.clone()
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        let mut divisors = 0;
        for Step { products, interpolant } in self.steps(&case.inputs) {
            let is_divisor = interpolant.denominator != 0;
            let kind = match COLOR.contains(&(interpolant.semantic as usize)) {
                _ if is_divisor => 0,
                true => 1,
                false => 2,
            };
            divisors += usize::from(is_divisor);
            if interpolant.last != 0 {
                self.repeated.mark([(divisors > 1).into()], hits);
                divisors = 0;
            }
            let field = |number: F24| number.to_bits() >> 16 & 0x7F;
            let largest = products.into_iter().map(field).max().unwrap_or_default();
            let special = largest == 0x7F;
            let numbers = [interpolant.number0, interpolant.number1, interpolant.number2];
            for (vertex, bits) in numbers.into_iter().enumerate() {
                let sign = if special { 3 } else { (number(bits.into(), NUMBER_BITS).signum() + 1) as usize };
                self.numbers.mark([kind, vertex, sign], hits);
                let distance = (largest - field(products[vertex])) as usize;
                if !special && field(products[vertex]) != 0 {
                    self.distances.mark([vertex, distance.min(DISTANCES - 1)], hits);
                }
            }
            if !special {
                let sign = (number(interpolant.scale.into(), SCALE_BITS).signum() + 1) as usize;
                self.scales.mark([sign], hits);
            }
        }
    }

    fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a> {
        Box::new(simpler_items(inputs))
    }

    fn recorded(&self, recording: &Recording, reservoir: &mut Reservoir) -> bool {
        collect(recording, &self.choices, reservoir, recorded::setups)
    }

    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String> {
        let place = case.outputs.iter().zip(actual).position(|(expected, actual)| expected != actual)?;
        let Step { products: [a, b, c], .. } = self.steps(&case.inputs).nth(place)?;
        let [a, b, c] = [a, b, c].map(F24::to_bits);
        Some(format!("transaction {place}: the products are {a:06X}, {b:06X} and {c:06X}\n"))
    }
}
