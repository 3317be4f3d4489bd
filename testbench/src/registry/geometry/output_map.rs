// SPDX-License-Identifier: MIT
//! `output_map`: register writes and the outputs of vertices in, components of vertices out.

use super::recorded::{Event, each_event};
use crate::block::{Simpler, Unit};
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::registry::fragment::transactions::zeros;
use crate::reservoir::Reservoir;
use crate::stimulus::geometry::outputs::{REGISTERS, Step, steps};
use crate::stimulus::{Numbers, simpler_items};
use pica_model::diagnostic::Diagnostics;
use pica_model::float::F24;
use pica_model::geometry::Vertex;
use pica_model::geometry::output_map::OutputMap;
use pica_model::geometry::vertex::{COLOR, QUATERNION, TEXCOORD, VIEW};
use pica_model::shader::{OUTPUT_COUNT, Packed, Vector};
use pica_rtl::dut::Values;
use pica_rtl::geometry::{MappedComponentValues, PackedVectorValues};
use pica_spec::choices::Choices;
use pica_spec::command::ByteMask;
use pica_spec::pica200::OutputSemantic;
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::Recording;
use pica_vectors::{Case, Item};

/// The channel of register writes.
const REG: usize = 0;
/// The channel of vectors.
const VECTOR: usize = 1;
/// The channel of components.
const OUT: usize = 2;

/// Vertices of a case that is recorded.
const VERTICES: usize = 64;

/// What semantics a vertex has, in the order in which they go out.
const SEMANTICS: usize = OutputSemantic::ALL.len() - 1;
/// Slots that can be mapped.
const SLOTS: usize = REGISTERS.len() - 2;
/// Codes of five bits.
const CODES: usize = 32;

const SUPPLIED: [&str; 4] = ["nothing", "one output", "an output that is not there", "several outputs"];
const COLORS: [&str; 6] = ["0", "below 1", "1", "above 1", "infinite", "NaN"];
const SIGNS: [&str; 2] = ["positive", "negative"];
const GATES: [&str; 8] = [
    "position z",
    "colour",
    "texture coordinate 0",
    "texture coordinate 1",
    "texture coordinate 2",
    "w of texture coordinate 0",
    "quaternion",
    "view vector",
];
const WRITES: [&str; 3] = ["between vertices", "within a vertex", "to a register of something else"];
const ROWS: [&str; 3] = ["one", "two", "three and more"];

/// `output_map` as the campaigns see it.
pub struct OutputMapUnit {
    choices: Choices,
    numbers: Numbers,
    table: Table,
    supplied: Group<2>,
    places: Group<2>,
    codes: Group<1>,
    colors: Group<2>,
    gates: Group<2>,
    totals: Group<1>,
    lengths: Group<1>,
    written: Group<1>,
    masks: Group<1>,
    writes: Group<1>,
    rows: Group<1>,
}

/// The semantics of a vertex in order.
fn semantics() -> impl Iterator<Item = OutputSemantic> {
    OutputSemantic::ALL.into_iter().filter(|semantic| *semantic != OutputSemantic::Unused)
}

/// The gate of a semantic, by [`GATES`], and whether it is open; none of those that have no gate.
fn gate(semantic: OutputSemantic, registers: &RegisterFile) -> Option<(usize, bool)> {
    let gates = registers.sh_outattr_clock();
    let code = semantic.raw() as usize;
    let of_texcoord = TEXCOORD.iter().position(|codes| codes.contains(&code));
    match (semantic, of_texcoord) {
        (OutputSemantic::PositionZ, _) => Some((0, gates.position_z())),
        (OutputSemantic::Texcoord0W, _) => Some((5, gates.texcoord0_w())),
        (_, Some(number)) => Some((2 + number, [gates.texcoord0(), gates.texcoord1(), gates.texcoord2()][number])),
        _ if COLOR.contains(&code) => Some((1, gates.color())),
        _ if QUATERNION.contains(&code) => Some((6, gates.quaternion_or_view())),
        _ if VIEW.contains(&code) => Some((7, gates.quaternion_or_view())),
        _ => None,
    }
}

/// A vertex, and what its components come from.
struct Shaded<'a> {
    registers: &'a RegisterFile,
    vectors: &'a [Vector],
    vertex: Vertex,
}

impl OutputMapUnit {
    /// Under `choices`.
    pub fn new(choices: &Choices) -> Self {
        let mut table = Table::default();
        let supplied = table.group([SEMANTICS, SUPPLIED.len()], |[semantic, by]| {
            let code = semantics().nth(semantic).map(OutputSemantic::raw).unwrap_or_default();
            Bin::new(format!("{} supplies semantic {code:#04X}", SUPPLIED[by]))
        });
        let places = table.group([SLOTS, 4], |[slot, component]| {
            Bin::new(format!("{} of slot {slot} is a component", ["x", "y", "z", "w"][component]))
        });
        let codes = table.group([CODES], |[code]| Bin::new(format!("code {code:#04X} in the map")));
        let colors = table.group([COLORS.len(), SIGNS.len()], |[size, sign]| {
            Bin::new(format!("a colour that is {} and {}", COLORS[size], SIGNS[sign]))
        });
        let gates = table.group([GATES.len(), 2], |[gate, open]| {
            Bin::new(format!("{} is mapped, and its gate {}", GATES[gate], ["closed", "open"][open]))
        });
        let totals = table.group([SLOTS + 1], |[total]| Bin::new(format!("{total} slots are mapped")));
        let lengths = table.group([OUTPUT_COUNT + 1], |[less]| {
            let more = if less == OUTPUT_COUNT { "at least " } else { "" };
            Bin::new(format!("a vertex of {more}{} vectors", less + 1))
        });
        let written =
            table.group([REGISTERS.len()], |[place]| Bin::new(format!("a write to {:#05X}", REGISTERS[place])));
        let masks = table.group([16], |[mask]| Bin::new(format!("byte mask {mask:04b}")));
        let writes = table.list("a write", &WRITES);
        let rows = table.list("vertices without a write between them", &ROWS);
        Self {
            choices: *choices,
            numbers: Numbers::default(),
            table,
            supplied,
            places,
            codes,
            colors,
            gates,
            totals,
            lengths,
            written,
            masks,
            writes,
            rows,
        }
    }

    /// Gives the vertices of a case to `seen`.
    fn run(&self, inputs: &[Item], mut seen: impl FnMut(Shaded<'_>)) {
        let mut registers = RegisterFile::new(&self.choices);
        let mut vectors = Vec::new();
        for item in inputs {
            match (item.channel, &item.values[..]) {
                (REG, &[id, word, mask]) => {
                    let word = ByteMask::new(mask as u8).merge(registers.get(id), word);
                    registers.set(id, word);
                }
                _ => {
                    let of = PackedVectorValues::from_row(|word| item.values.get(word).copied().unwrap_or_default());
                    vectors.push([of.packed_x, of.packed_y, of.packed_z, of.packed_w].map(F24::from_bits));
                    if of.last_of_vertex != 0 {
                        let map = OutputMap::new(&registers, &self.choices, &mut Diagnostics::new(0));
                        let vertex = map.vertex(&Packed::from(&vectors[..]));
                        seen(Shaded { registers: &registers, vectors: &vectors, vertex });
                        vectors.clear();
                    }
                }
            }
        }
    }

    /// Marks what a vertex hits.
    fn cover_vertex(&self, shaded: &Shaded<'_>, hits: &mut Hits) {
        let Shaded { registers, vectors, .. } = *shaded;
        let total = registers.sh_outmap_total().count() as usize;
        self.totals.mark([total], hits);
        self.lengths.mark([(vectors.len() - 1).min(OUTPUT_COUNT)], hits);
        let slots = (0..total.min(SLOTS)).flat_map(|slot| {
            let outputs = registers.sh_outmap_o(slot);
            let meanings = [outputs.x(), outputs.y(), outputs.z(), outputs.w()];
            meanings.into_iter().enumerate().map(move |(component, meaning)| (slot, component, meaning.raw()))
        });
        let slots: Vec<_> = slots.collect();
        for (.., code) in &slots {
            self.codes.mark([*code as usize], hits);
        }
        for (place, semantic) in semantics().enumerate() {
            let sources: Vec<_> = slots.iter().filter(|(.., code)| *code == semantic.raw()).collect();
            let by = match sources[..] {
                [] => 0,
                [(slot, ..)] if *slot >= vectors.len() => 2,
                [(slot, component, _)] => {
                    self.places.mark([*slot, *component], hits);
                    self.cover_color(semantic.raw(), vectors[*slot][*component], hits);
                    1
                }
                _ => 3,
            };
            self.supplied.mark([place, by], hits);
            if let Some((gate, open)) = gate(semantic, registers).filter(|_| !sources.is_empty()) {
                self.gates.mark([gate, open.into()], hits);
            }
        }
    }

    /// Marks the color that an output supplies, if it is one.
    fn cover_color(&self, semantic: u32, number: F24, hits: &mut Hits) {
        let negative = number.is_sign_negative();
        let magnitude = if negative { number.negate() } else { number };
        let size = match magnitude.to_bits() {
            _ if number.is_nan() => 5,
            0 => 0,
            bits if bits < F24::ONE.to_bits() => 1,
            bits if bits == F24::ONE.to_bits() => 2,
            bits if bits < F24::INFINITY.to_bits() => 3,
            _ => 4,
        };
        if COLOR.contains(&(semantic as usize)) {
            self.colors.mark([size, negative.into()], hits);
        }
    }
}

/// The transaction of a step.
fn item(step: Step) -> Item {
    match step {
        Step::Write(values) => Item { channel: REG, values: values.to_vec() },
        Step::Vector([packed_x, packed_y, packed_z, packed_w], last) => {
            let last_of_vertex = last.into();
            let values = PackedVectorValues { last_of_vertex, packed_x, packed_y, packed_z, packed_w };
            Item { channel: VECTOR, values: values.to_row() }
        }
    }
}

/// The transactions of a vertex: without outputs it has a vector of zeros.
fn vectors(outputs: &Packed) -> impl Iterator<Item = Item> + '_ {
    let count = outputs.len().max(1);
    (0..count).map(move |slot| {
        let vector = outputs.get(slot).copied().unwrap_or_default();
        item(Step::Vector(vector.map(F24::to_bits), slot + 1 == count))
    })
}

impl Unit for OutputMapUnit {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        steps(&self.numbers, rng).into_iter().map(item).collect()
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        let mut outputs = Vec::new();
        self.run(inputs, |Shaded { vertex, .. }| {
            outputs.extend(semantics().enumerate().map(|(place, semantic)| {
                let values = MappedComponentValues {
                    last_component: (place + 1 == SEMANTICS).into(),
                    mapped_semantic: semantic.raw(),
                    mapped_value: vertex.0[semantic.raw() as usize].to_bits(),
                };
                Item { channel: OUT, values: values.to_row() }
            }));
        });
        outputs
    }

    /// The registers: all of them 0.
    fn preamble(&self, inputs: &[Item]) -> Vec<Item> {
        zeros(REGISTERS.into_iter(), inputs)
    }

    fn bins(&self) -> Vec<Bin> {
        self.table.bins.clone()
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        self.run(&case.inputs, |shaded| self.cover_vertex(&shaded, hits));
        // Vertices since the last write, and whether one is coming in.
        let (mut row, mut within) = (0, false);
        for item in &case.inputs {
            if let (REG, &[id, _, mask]) = (item.channel, &item.values[..]) {
                let place = REGISTERS.iter().position(|register| *register == id);
                self.masks.mark([mask as usize & 0xF], hits);
                self.writes.mark([if place.is_none() { 2 } else { within.into() }], hits);
                if let Some(place) = place {
                    self.written.mark([place], hits);
                }
                row = 0;
            } else {
                within = item.values[0] == 0;
                row += usize::from(!within);
                if !within {
                    self.rows.mark([row.min(ROWS.len()) - 1], hits);
                }
            }
        }
    }

    fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a> {
        Box::new(simpler_items(inputs))
    }

    fn recorded(&self, recording: &Recording, reservoir: &mut Reservoir) -> bool {
        // The writes of a draw, and the transactions of a case that begins with them.
        let (mut map, mut case, mut count) = (Vec::new(), Vec::new(), 0);
        let mut add = |outputs: &Packed, map: &[Item], case: &mut Vec<Item>| {
            if case.is_empty() {
                case.extend_from_slice(map);
            }
            case.extend(vectors(outputs));
            count += 1;
            let is_full = count == VERTICES;
            if is_full {
                count = 0;
            }
            !is_full || reservoir.add(|| core::mem::take(case))
        };
        let ran = each_event(recording, &self.choices, |event| match event {
            Event::Draw(registers) => {
                map = REGISTERS.iter().map(|id| item(Step::Write([*id, registers.get(*id), 0xF]))).collect();
                // What another draw maps in another way follows in the same case.
                if !case.is_empty() {
                    case.extend_from_slice(&map);
                }
                true
            }
            Event::Vertex(outputs) => add(outputs, &map, &mut case),
            Event::Emit(triangle) => triangle.vertices.iter().all(|outputs| add(outputs, &map, &mut case)),
            Event::Restart => true,
        });
        if !case.is_empty() {
            reservoir.add(|| case);
        }
        ran.is_ok()
    }

    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String> {
        let place = case.outputs.iter().zip(actual).position(|(expected, actual)| expected != actual)?;
        let (vertex, component) = (place / SEMANTICS, place % SEMANTICS);
        let semantic = semantics().nth(component)?.raw();
        Some(format!("vertex {vertex}, semantic {semantic:#04X} differs\n"))
    }
}
