// SPDX-License-Identifier: MIT
//! The first divergence for the eye: what the instruction was, what it was given, and what came of it on either side.

use super::case::ShaderCase;
use super::{Invocation, Model};
use crate::expected::shader::unit::{DONE, EMIT, OUT, RETIRE};
use pica_model::float::F24;
use pica_model::shader::isa::{Destination, IndexRegister, Instruction, RegisterFile, Source};
use pica_model::shader::{Retired, ShaderUnit, Stage, Vector};
use pica_shader::disassembler::describe;
use pica_spec::isa::size::{OFFSET_LIMIT, UNIFORM_WRAP};
use pica_vectors::Item;
use std::fmt::Write;

/// Words shown before and behind the instruction.
const AROUND: usize = 3;

/// A retired instruction as the unit reports it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Record {
    pc: u32,
    word: u32,
    /// Destination register and mask.
    destination: Option<(Destination, u32)>,
    values: [u32; 4],
    cmp: [u32; 2],
    a0: [u32; 2],
    al: u32,
    next_pc: u32,
}

impl Record {
    /// The transaction of a retired instruction.
    fn of(values: &[u32]) -> Option<Self> {
        let &[pc, word, writes, destination, mask, x, y, z, w, cmp_x, cmp_y, a0x, a0y, al, next_pc] = values else {
            return None;
        };
        let destination = (writes != 0).then(|| (Destination::from_bits(destination as u8), mask));
        Some(Self { pc, word, destination, values: [x, y, z, w], cmp: [cmp_x, cmp_y], a0: [a0x, a0y], al, next_pc })
    }

    /// Everything in it by name, as text.
    fn fields(&self) -> Vec<(String, String)> {
        let mut fields = vec![("pc".to_owned(), format!("{:03X}", self.pc))];
        fields.push(("word".to_owned(), format!("{:08X}", self.word)));
        let register = match self.destination {
            Some((destination, mask)) => {
                fields.push(("writes".to_owned(), format!("{destination}, mask {mask:04b}")));
                destination.to_string()
            }
            None => {
                fields.push(("writes".to_owned(), "no register".to_owned()));
                "value".to_owned()
            }
        };
        for (component, bits) in "xyzw".chars().zip(self.values) {
            fields.push((format!("{register}.{component}"), number(bits)));
        }
        for (component, value) in "xy".chars().zip(self.cmp) {
            fields.push((format!("cmp.{component}"), value.to_string()));
        }
        for (component, value) in "xy".chars().zip(self.a0) {
            fields.push((format!("a0.{component}"), (value as i32).to_string()));
        }
        fields.push(("aL".to_owned(), self.al.to_string()));
        fields.push(("next pc".to_owned(), format!("{:03X}", self.next_pc)));
        fields
    }
}

/// The transactions of a channel.
fn of_channel(items: &[Item], channel: usize) -> Vec<&[u32]> {
    items.iter().filter(|item| item.channel == channel).map(|item| item.values.as_slice()).collect()
}

/// The first place where two lists differ.
fn difference(expected: &[&[u32]], actual: &[&[u32]]) -> Option<usize> {
    let shared = expected.iter().zip(actual).position(|(expected, actual)| expected != actual);
    shared.or_else(|| (expected.len() != actual.len()).then_some(expected.len().min(actual.len())))
}

/// Explains the first difference between what the unit had to give and what it gave. `model` is the unit after power-on.
pub fn explain(model: &Model, case: &ShaderCase, expected: &[Item], actual: &[Item]) -> Option<String> {
    let [expected_retired, actual_retired] = [expected, actual].map(|items| of_channel(items, RETIRE));
    let Some(number) = difference(&expected_retired, &actual_retired) else {
        return other_channels(expected, actual, expected_retired.len());
    };
    let mut text = String::new();
    let [left, right] =
        [&expected_retired, &actual_retired].map(|list| list.get(number).and_then(|values| Record::of(values)));
    let mut before = 0;
    let mut found = false;
    model.run(case, |unit, invocation| {
        let place = number - before.min(number);
        // A list that is too short or too long differs behind its last instruction.
        if !found && number >= before && (place < invocation.retired.len() || is_extra(&invocation, place, right)) {
            found = true;
            context(&mut text, unit, &invocation, number, place, left.or(right));
        }
        before += invocation.retired.len();
    });
    let names: Vec<String> = left.or(right)?.fields().into_iter().map(|(name, _)| name).collect();
    let column = |record: Option<Record>| -> Vec<String> {
        let fields = record.map(|record| record.fields().into_iter().map(|(_, value)| value).collect());
        fields.unwrap_or_else(|| vec!["nothing".to_owned(); names.len()])
    };
    let (expected, actual) = (column(left), column(right));
    let _ = writeln!(text, "{:8}  {:28}  actual", "", "expected");
    for ((name, expected), actual) in names.iter().zip(expected).zip(actual) {
        let mark = if expected == actual { "" } else { "  <--" };
        let line = format!("{name:8}  {expected:28}  {actual:28}{mark}");
        let _ = writeln!(text, "{}", line.trim_end());
    }
    Some(text)
}

/// Whether an instruction too many came at the end of an invocation.
fn is_extra(invocation: &Invocation, place: usize, actual: Option<Record>) -> bool {
    place == invocation.retired.len() && actual.is_some()
}

/// Where it happened, the program around it, and what the instruction read.
fn context(
    text: &mut String,
    unit: &ShaderUnit,
    invocation: &Invocation,
    number: usize,
    place: usize,
    record: Option<Record>,
) {
    let Some(record) = record else { return };
    let stage = match invocation.stage {
        Stage::Vertex => "vertex",
        Stage::Geometry => "geometry",
    };
    let _ = writeln!(
        text,
        "instruction {number} differs: number {place} of a run of a {stage} shader, at {:03X}",
        record.pc
    );
    let pc = record.pc as usize;
    for address in pc.saturating_sub(AROUND)..=pc + AROUND {
        let Some(word) = unit.program.word(address) else { break };
        let number = Instruction::decode(word).descriptor();
        let descriptor = number.and_then(|number| unit.program.descriptor(number.into()));
        let mark = if address == pc { ">" } else { " " };
        let _ = writeln!(text, "{mark} {address:03X}  {word:08X}  {}", describe(word, descriptor));
    }
    let instruction = Instruction::decode(record.word);
    let wide = instruction.opcode.info().format.wide_source();
    let before = &invocation.retired[..place.min(invocation.retired.len())];
    for (position, source) in instruction.sources().into_iter().enumerate() {
        let Some(source) = source else { continue };
        let index = if wide == Some(position) { instruction.index() } else { IndexRegister::None };
        let offset = invocation.offset(before.len(), index);
        let (name, value) = register(unit, invocation, before, source, index, offset);
        let _ = writeln!(text, "source {}: {name} = ({})", position + 1, value.map(number_of).join(", "));
    }
}

/// The register that a source names, and what it holds.
fn register(
    unit: &ShaderUnit,
    invocation: &Invocation,
    before: &[Retired],
    source: Source,
    index: IndexRegister,
    offset: i64,
) -> (String, Vector) {
    let (file, number) = source.register();
    match file {
        RegisterFile::Input => (source.to_string(), unit.inputs()[usize::from(number)]),
        RegisterFile::Temporary => {
            let writes = |retired: &&Retired| {
                retired.destination.is_some_and(|destination| destination.register() == (file, number))
            };
            let written = before.iter().rev().find(writes).map(|retired| retired.values);
            (source.to_string(), written.unwrap_or(invocation.before.temporaries[usize::from(number)]))
        }
        _ => {
            let limit = OFFSET_LIMIT as i64;
            let offset_counts = if (-limit..limit).contains(&offset) { offset } else { 0 };
            let place = (i64::from(number) + offset_counts).rem_euclid(UNIFORM_WRAP as i64);
            let value = unit.uniforms.float(place as usize);
            let name = match (index, value) {
                (IndexRegister::None, _) => source.to_string(),
                (index, Some(_)) => format!("{source}[{} = {offset}] = c{place}", index.assembly()),
                (index, None) => format!("{source}[{} = {offset}], which is no uniform,", index.assembly()),
            };
            (name, value.unwrap_or([F24::ONE; 4]))
        }
    }
}

/// The first difference in the other channels.
fn other_channels(expected: &[Item], actual: &[Item], retired: usize) -> Option<String> {
    let channels = [("emit", EMIT), ("out", OUT), ("done", DONE)];
    channels.into_iter().find_map(|(name, channel)| {
        let [expected, actual] = [expected, actual].map(|items| of_channel(items, channel));
        let place = difference(&expected, &actual)?;
        let show = |items: &[&[u32]]| match items.get(place) {
            Some(values) => values.iter().map(|value| format!("{value:X}")).collect::<Vec<String>>().join(" "),
            None => "nothing".to_owned(),
        };
        let mut text = format!("all {retired} instructions agree; transaction {place} of {name} does not\n");
        let _ = writeln!(text, "expected  {}\nactual    {}", show(&expected), show(&actual));
        Some(text)
    })
}

/// A number as bits and as decimal number.
fn number(bits: u32) -> String {
    format!("{bits:06X} {}", f32::from_bits(F24::from_bits(bits).to_f32_bits()))
}

fn number_of(value: F24) -> String {
    number(value.to_bits())
}

#[cfg(test)]
mod tests {
    use super::super::case::{Step, Transfer};
    use super::super::port::Port;
    use super::*;
    use expect_test::expect;
    use pica_spec::choices::Choices;

    const LIMIT: u32 = 10;

    /// MOV r1 from v0; RCP r2.x from r1 (all selectors xyzw, mask x); END.
    fn case() -> ShaderCase {
        let transfer = |port, words: &[u32]| Step::Transfer(Transfer::new(port, 0, words.to_vec()));
        let mov = 0x13 << 26 | 0x11 << 21;
        let rcp = 0x0E << 26 | 0x12 << 21 | 0x11 << 12 | 1;
        let plain = 0xF | 0x1B << 5;
        let steps = vec![
            transfer(Port::Code, &[mov, rcp, 0x22 << 26]),
            transfer(Port::Descriptor, &[plain, plain & !7 | 1 << 4]),
            Step::Input { uniform: false, index: 0, independent: false, value: [0x40_0000, 0x3F_0000, 0, 0x7F_8000] },
            Step::Start { geometry: false, independent: false, limit: LIMIT },
        ];
        ShaderCase { steps }
    }

    fn retire(pc: u32, word: u32, destination: u32, mask: u32, values: [u32; 4], next_pc: u32) -> Item {
        let [x, y, z, w] = values;
        let values = vec![pc, word, u32::from(mask != 0), destination, mask, x, y, z, w, 0, 0, 0, 0, 0, next_pc];
        Item { channel: RETIRE, values }
    }

    fn results(reciprocal: u32) -> Vec<Item> {
        vec![
            retire(0, 0x4E20_0000, 0x11, 15, [0x40_0000, 0x3F_0000, 0, 0x7F_8000], 1),
            retire(1, 0x3A41_1001, 0x12, 8, [reciprocal, 0, 0, 0], 2),
            retire(2, 0x8800_0000, 0, 0, [0; 4], 2),
            Item { channel: DONE, values: vec![0, 3] },
        ]
    }

    fn model() -> Model {
        Model::new(512, &Choices::default()).expect("the defaults have a model")
    }

    #[test]
    fn a_wrong_reciprocal() {
        let text = explain(&model(), &case(), &results(0xBE_0000), &results(0xBE_0001)).expect("they differ");
        expect![[r#"
            instruction 1 differs: number 1 of a run of a vertex shader, at 001
              000  4E200000  mov r1, v0
            > 001  3A411001  rcp r2.x, -r1
              002  88000000  end
              003  00000000  add o0, v0, v0.x
              004  00000000  add o0, v0, v0.x
            source 1: r1 = (400000 2, 3F0000 1, 000000 0, 7F8000 NaN)
                      expected                      actual
            pc        001                           001
            word      3A411001                      3A411001
            writes    r2, mask 1000                 r2, mask 1000
            r2.x      BE0000 -0.5                   BE0001 -0.5000076             <--
            r2.y      000000 0                      000000 0
            r2.z      000000 0                      000000 0
            r2.w      000000 0                      000000 0
            cmp.x     0                             0
            cmp.y     0                             0
            a0.x      0                             0
            a0.y      0                             0
            aL        0                             0
            next pc   002                           002
        "#]]
        .assert_eq(&text);
    }

    #[test]
    fn an_instruction_that_does_not_come() {
        let text = explain(&model(), &case(), &results(0xBE_0000), &results(0xBE_0000)[..2]).expect("they differ");
        expect![[r#"
            instruction 2 differs: number 2 of a run of a vertex shader, at 002
              000  4E200000  mov r1, v0
              001  3A411001  rcp r2.x, -r1
            > 002  88000000  end
              003  00000000  add o0, v0, v0.x
              004  00000000  add o0, v0, v0.x
              005  00000000  add o0, v0, v0.x
                      expected                      actual
            pc        002                           nothing                       <--
            word      88000000                      nothing                       <--
            writes    no register                   nothing                       <--
            value.x   000000 0                      nothing                       <--
            value.y   000000 0                      nothing                       <--
            value.z   000000 0                      nothing                       <--
            value.w   000000 0                      nothing                       <--
            cmp.x     0                             nothing                       <--
            cmp.y     0                             nothing                       <--
            a0.x      0                             nothing                       <--
            a0.y      0                             nothing                       <--
            aL        0                             nothing                       <--
            next pc   002                           nothing                       <--
        "#]]
        .assert_eq(&text);
    }

    #[test]
    fn an_end_that_does_not_come() {
        let text = explain(&model(), &case(), &results(0xBE_0000), &results(0xBE_0000)[..3]).expect("they differ");
        expect![[r#"
            all 3 instructions agree; transaction 0 of done does not
            expected  0 3
            actual    nothing
        "#]]
        .assert_eq(&text);
        assert_eq!(explain(&model(), &case(), &results(0xBE_0000), &results(0xBE_0000)), None);
    }
}
