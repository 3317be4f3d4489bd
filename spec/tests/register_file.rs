// SPDX-License-Identifier: MIT
//! The register file: masks, ports, triggers, aliases. Expected values are those of command-lists.md#stream,
//! command-lists.md#index-and-data-ports and registers.md.

use pica_spec::choices::{Choices, FifoWriteMask, UndefinedIdWrite};
use pica_spec::command::ByteMask;
use pica_spec::pica200::{CompareFunction, DepthColorMask, DepthmapScale, Port, Trigger, id};
use pica_spec::register_file::{Effect, Ignored, RegisterFile, Writer};

fn registers() -> RegisterFile {
    RegisterFile::new(&Choices::default())
}

fn list_write(registers: &mut RegisterFile, id: u32, value: u32, mask: u8) -> Effect {
    registers.write(id, value, ByteMask::new(mask), Writer::CommandList)
}

#[test]
fn bytes_that_are_not_enabled_keep_their_value() {
    let mut registers = registers();
    assert_eq!(list_write(&mut registers, 0x107, 0x1122_3344, 0xF), Effect::Stored { old: 0, new: 0x1122_3344 });
    for (mask, expected) in
        [(0x1, 0x1122_33AA), (0x2, 0x1122_AA44), (0x4, 0x11AA_3344), (0x8, 0xAA22_3344), (0x6, 0x11AA_AA44)]
    {
        registers.set(0x107, 0x1122_3344);
        assert_eq!(
            list_write(&mut registers, 0x107, 0xAAAA_AAAA, mask),
            Effect::Stored { old: 0x1122_3344, new: expected }
        );
        assert_eq!(registers.get(0x107), expected);
    }
    assert_eq!(list_write(&mut registers, 0x107, 0, 0), Effect::Ignored(Ignored::EmptyMask));
}

/// The values that registers.md#power-up gives; the CPU reads them, and every other register holds 0.
#[test]
fn power_up() {
    let registers = registers();
    let held: Vec<_> = (0..0x400).map(|id| (id, registers.get(id))).filter(|(_, value)| *value != 0).collect();
    assert_eq!(held, [(0x11F, 0x0002_0200), (0x243, 0x37), (0x289, 0xA000_0001)]);
    assert_eq!(registers.read_by_cpu(0x289), 0xA000_0001);
}

#[test]
fn typed_reads() {
    let mut registers = registers();
    list_write(&mut registers, id::DEPTHMAP_SCALE, 0xBF0000, 0xF);
    assert_eq!(registers.depthmap_scale().scale().to_f32(), -1.0);
    assert_eq!(registers.read::<DepthmapScale>(0), registers.depthmap_scale());
    list_write(&mut registers, 0x107, 0x1F71, 0xF);
    let depth = registers.depth_color_mask();
    assert!(depth.depth_test_enable() && depth.depth_write() && depth.red_write() && depth.alpha_write());
    assert_eq!(depth.function(), CompareFunction::Gequal);
    // Lights are 0x10 apart, attribute buffers 3, combiner stages 4 and 5 not where a stride of 8 would put them.
    list_write(&mut registers, 0x140 + 0x10 * 3, 0x0FF, 0xF);
    assert_eq!(registers.light_specular0(3).b(), 0xFF);
    assert_eq!([id::attribbuffer_offset(0), id::attribbuffer_offset(11)], [0x203, 0x224]);
    assert_eq!(id::TEXENV_SOURCE, [0x0C0, 0x0C8, 0x0D0, 0x0D8, 0x0F0, 0x0F8]);
}

#[test]
fn builders() {
    let value = DepthColorMask::default()
        .with_depth_test_enable(true)
        .with_function(CompareFunction::Less)
        .with_red_write(true)
        .with_depth_write(true);
    assert_eq!(value.0, 0x1141);
    assert_eq!(value.with_function(CompareFunction::Never).0, 0x1101);
    assert_eq!(
        format!("{value:?}"),
        "DepthColorMask { DEPTH_TEST_ENABLE: true, FUNCTION: Less, RED_WRITE: true, GREEN_WRITE: false, BLUE_WRITE: false, \
         ALPHA_WRITE: false, DEPTH_WRITE: true }"
    );
}

#[test]
fn words_go_to_their_ports() {
    let mut registers = registers();
    let index = |port, value| Effect::Index { port, value };
    let data = |port, word| Effect::Data { port, word };
    assert_eq!(list_write(&mut registers, 0x2C0, 0x8000_0004, 0xF), index(Port::VshFloatUniform, 0x8000_0004));
    for alias in 0x2C1..=0x2C8 {
        assert_eq!(list_write(&mut registers, alias, alias, 0xF), data(Port::VshFloatUniform, alias));
    }
    for (id, port) in [
        (0x291, Port::GshFloatUniform),
        (0x2F8, Port::Sh2FloatUniform),
        (0x321, Port::Sh3FloatUniform),
        (0x2CC, Port::VshCode),
        (0x2A3, Port::GshCode),
        (0x2DD, Port::VshOpDesc),
        (0x1CF, Port::LightingLut),
        (0x0E8, Port::FogLut),
        (0x0B7, Port::ProctexLut),
        (0x124, Port::GasLut),
        (0x235, Port::FixedAttribute),
    ] {
        assert_eq!(list_write(&mut registers, id, 7, 0xF), data(port, 7), "{id:#05X}");
    }
    // What was written to a port does not read back.
    assert_eq!(registers.read_by_cpu(0x2C1), 0);
}

#[test]
fn the_mask_on_ports_and_triggers_follows_the_ledger() {
    let with = |fifo_write_mask| RegisterFile::new(&Choices { fifo_write_mask, ..Choices::default() });
    let data = |word| Effect::Data { port: Port::VshCode, word };
    let draw = |value| Effect::Triggered { trigger: Trigger::Drawarrays, value };
    let mut raw = with(FifoWriteMask::RawAnyByte);
    assert_eq!(list_write(&mut raw, 0x2CC, 0x1122_3344, 0x1), data(0x1122_3344));
    assert_eq!(list_write(&mut raw, 0x22E, 1, 0x8), draw(0));
    assert_eq!(list_write(&mut raw, 0x22E, 1, 0x0), Effect::Ignored(Ignored::EmptyMask));
    let mut merged = with(FifoWriteMask::Merged);
    assert_eq!(list_write(&mut merged, 0x2CC, 0x1122_3344, 0x1), data(0x44));
    assert_eq!(list_write(&mut merged, 0x2CC, 0x5566_7788, 0x2), data(0x7744));
    let mut always = with(FifoWriteMask::RawAlways);
    assert_eq!(list_write(&mut always, 0x2CC, 0x1122_3344, 0x0), data(0x1122_3344));
    assert_eq!(list_write(&mut always, 0x22E, 1, 0x0), draw(0));
    assert_eq!(list_write(&mut always, 0x107, 1, 0x0), Effect::Ignored(Ignored::EmptyMask));
}

#[test]
fn who_may_write_what() {
    let mut registers = registers();
    for id in (0x000..=0x00F).chain(0x020..=0x03F) {
        assert_eq!(list_write(&mut registers, id, 1, 0xF), Effect::Ignored(Ignored::CpuOnly), "{id:#05X}");
    }
    assert_eq!(
        registers.write(0x020, 0x1234_5678, ByteMask::ALL, Writer::Cpu),
        Effect::Stored { old: 0, new: 0x1234_5678 }
    );
    assert_eq!(list_write(&mut registers, 0x05A, 1, 0xF), Effect::Ignored(Ignored::NotWritable), "a counter");
    assert_eq!(list_write(&mut registers, 0x400, 1, 0xF), Effect::Ignored(Ignored::PastLastRegister));
    assert_eq!(list_write(&mut registers, u32::MAX, 1, 0xF), Effect::Ignored(Ignored::PastLastRegister));
    assert_eq!((registers.get(u32::MAX), registers.read_by_cpu(u32::MAX)), (0, 0));
}

#[test]
fn ids_without_a_register() {
    let mut registers = registers();
    let restart = |value| Effect::Triggered { trigger: Trigger::RestartPrimitive, value };
    assert_eq!(list_write(&mut registers, 0x25F, 0x5A, 0xF), restart(0x5A));
    assert_eq!(list_write(&mut registers, 0x270, 1, 0xF), Effect::Ignored(Ignored::NotWritable));
    assert_eq!(registers.read_by_cpu(0x270), 0x5A);
    let mut alias =
        RegisterFile::new(&Choices { undefined_id_write: UndefinedIdWrite::RestartPrimitive, ..Choices::default() });
    assert_eq!(list_write(&mut alias, 0x270, 0x77, 0xF), restart(0x77));
    assert_eq!(alias.read_by_cpu(0x3FF), 0x77);
}

#[test]
fn reading_back_takes_the_measured_mask() {
    let mut registers = registers();
    list_write(&mut registers, 0x2BA, u32::MAX, 0xF);
    assert_eq!(registers.read_by_cpu(0x2BA), 0x01FF_01FF);
    assert_eq!(registers.get(0x2BA), u32::MAX);
}

#[test]
fn debug_names_registers_and_fields() {
    let mut registers = registers();
    for id in [0x11F, 0x243, 0x289] {
        registers.set(id, 0);
    }
    list_write(&mut registers, 0x04D, 0xBF0000, 0xF);
    assert_eq!(format!("{registers:?}"), "{GPUREG_DEPTHMAP_SCALE: DepthmapScale { SCALE: -1.0 (0xBF0000) }}");
}

#[test]
fn choices_are_set_by_name() {
    let mut choices = Choices::with("f24_rounding", "nearest-even").unwrap();
    assert_eq!(choices.get("f24_rounding"), Some("nearest-even"));
    assert_eq!(choices.get("nothing"), None);
    for (bad, message) in [
        ("f24_rounding", "not of the form ID=VALUE"),
        ("rounding=up", "unknown choice `rounding`"),
        ("f24_rounding=up", "no alternative `up`; there are toward-zero, nearest-even"),
    ] {
        let error = choices.set_from(bad).unwrap_err().to_string();
        assert!(error.contains(message), "{error}");
    }
}
