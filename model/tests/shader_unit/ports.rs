// SPDX-License-Identifier: MIT
//! Register writes: the ports of command-lists.md#index-and-data-ports, the registers of registers.md#shader-units, and
//! the copies of shader-unit.md#units.

use crate::support::machine::{bits, ledger};
use crate::support::number::*;
use pica_model::shader::{Block, ShaderUnits};
use pica_spec::command::ByteMask;
use pica_spec::register_file::{RegisterFile, Writer};

/// A register file and the units behind it.
struct Chip {
    registers: RegisterFile,
    units: ShaderUnits,
}

impl Chip {
    fn new(choices: &[(&str, &str)]) -> Self {
        let ledger = ledger(choices);
        let units = ShaderUnits::new(&ledger).expect("supported choices");
        Self { registers: RegisterFile::new(&ledger), units }
    }

    /// A chip whose GSH unit has a configuration of its own (0x244 bit 0).
    fn apart(choices: &[(&str, &str)]) -> Self {
        let mut chip = Self::new(choices);
        chip.write(0x244, &[1]);
        chip
    }

    /// Writes words to a register, one after the other.
    fn write(&mut self, id: u32, words: &[u32]) {
        for word in words {
            let effect = self.registers.write(id, *word, ByteMask::ALL, Writer::CommandList);
            self.units.write(id, effect, &self.registers);
        }
    }

    fn c(&self, block: Block, index: usize) -> [u32; 4] {
        bits(self.units.unit(block).uniforms.float(index).expect("below 96"))
    }
}

/// Base of each block's registers (registers.md#shader-units).
const BASES: [(Block, u32); 4] = [(Block::Gsh, 0x280), (Block::Vsh, 0x2B0), (Block::Sh2, 0x2E0), (Block::Sh3, 0x310)];
/// (1, 2, 3, 4) in three words (worked by hand).
const F24_1234: [u32; 3] = [0x4100_0040, 0x8000_4000, 0x003F_0000];
const VECTOR_1234: [u32; 4] = [ONE, TWO, THREE, 0x41_0000];

#[test]
fn float24_uniform() {
    for (block, base) in BASES {
        let mut chip = Chip::apart(&[]);
        chip.write(base + 0x10, &[7]);
        chip.write(base + 0x11, &F24_1234);
        assert_eq!(chip.c(block, 7), VECTOR_1234, "{block:?}");
        for other in Block::ALL.into_iter().filter(|other| *other != block) {
            assert_eq!(chip.c(other, 7), splat(ZERO), "{other:?} is another unit");
        }
    }
}

#[test]
fn layout_of_the_three_words() {
    let mut chip = Chip::apart(&[]);
    chip.write(0x2C0, &[0]);
    // WWWWWWZZ ZZZZYYYY YYXXXXXX.
    chip.write(0x2C1, &[0xAABB_CC11, 0x2233_4455, 0x66DD_EEFF]);
    assert_eq!(chip.c(Block::Vsh, 0), [0xDD_EEFF, 0x44_5566, 0x11_2233, 0xAA_BBCC]);
}

#[test]
fn all_data_ids_are_one_port() {
    let mut chip = Chip::apart(&[]);
    chip.write(0x2C0, &[0]);
    for (vector, first) in [(0, 0x2C1), (1, 0x2C4), (2, 0x2C6)] {
        for (offset, word) in F24_1234.into_iter().enumerate() {
            chip.write(first + offset as u32, &[word]);
        }
        assert_eq!(chip.c(Block::Vsh, vector), VECTOR_1234);
    }
}

#[test]
fn float32_uniforms_come_w_first() {
    let mut chip = Chip::apart(&[]);
    chip.write(0x2C0, &[0x8000_0003]);
    // 4, 3, 2, 1 and, in Worked by hand: -2.5, pi, 1e-5, 65535.
    chip.write(0x2C1, &[0x4080_0000, 0x4040_0000, 0x4000_0000, 0x3F80_0000]);
    chip.write(0x2C1, &[0xC020_0000, 0x4049_0FDB, 0x3727_C5AC, 0x477F_FF00]);
    assert_eq!(chip.c(Block::Vsh, 3), VECTOR_1234);
    assert_eq!(chip.c(Block::Vsh, 4), [0x4E_FFFE, 0x2E_4F8B, 0x40_921F, 0xC0_4000], "the index advances");
}

#[test]
fn float32_uniforms_out_of_range() {
    let mut chip = Chip::apart(&[]);
    chip.write(0x2C0, &[0x8000_0000]);
    // NaN, 2^64, -2^-63, an f32 subnormal; then -0, the largest f32 below 2^64, -inf, 2^-62.
    chip.write(0x2C1, &[0x7FC0_1234, 0x5F80_0000, 0xA000_0000, 0x0000_1234]);
    chip.write(0x2C1, &[0x8000_0000, 0x5F7F_FFFF, 0xFF80_0000, 0x2080_0000]);
    assert_eq!(chip.c(Block::Vsh, 0), [ZERO, ZERO, INF, NAN]);
    assert_eq!(chip.c(Block::Vsh, 1), [SMALLEST, MINUS_INF, LARGEST, ZERO]);
}

#[test]
fn choice_f32_to_f24() {
    // 0x48000040 is 131073 = 2^17 + 1, a tie; 0x3F80007F is just below 1 + 2^-16.
    for (value, tie, above) in [("toward-zero", 0x50_0000, ONE), ("nearest-even", 0x50_0000, 0x3F_0001)] {
        let mut chip = Chip::apart(&[("f32_to_f24", value)]);
        chip.write(0x2C0, &[0x8000_0000]);
        chip.write(0x2C1, &[0x4800_0040, 0x3F80_007F, 0, 0]);
        assert_eq!(chip.c(Block::Vsh, 0), [ZERO, ZERO, above, tie], "{value}");
    }
}

#[test]
fn uniforms_above_95_are_ignored() {
    let mut chip = Chip::apart(&[]);
    chip.write(0x2C0, &[94]);
    // 94, 95, then 200 more, which pass 127 and 255.
    for _ in 0..202 {
        chip.write(0x2C1, &F24_1234);
    }
    for index in 0..96 {
        let expected = if index < 94 { splat(ZERO) } else { VECTOR_1234 };
        assert_eq!(chip.c(Block::Vsh, index), expected, "c{index}");
    }
    // Bits 8-30 are no part of the index.
    chip.write(0x2C0, &[0x7FFF_FF00]);
    chip.write(0x2C1, &F24_1234);
    assert_eq!(chip.c(Block::Vsh, 0), VECTOR_1234);
}

#[test]
fn choice_partial_group() {
    // Two words, then the index anew, then three words and one more.
    for (value, expected) in [
        ("dropped", VECTOR_1234),
        // The group is AABBCC11, 22334455 and the first of the three: 0x41000040.
        ("kept", [0x00_0040, 0x44_5541, 0x11_2233, 0xAA_BBCC]),
    ] {
        let mut chip = Chip::apart(&[("partial_group", value)]);
        chip.write(0x2C0, &[5]);
        chip.write(0x2C1, &[0xAABB_CC11, 0x2233_4455]);
        chip.write(0x2C0, &[9]);
        chip.write(0x2C1, &F24_1234);
        assert_eq!(chip.c(Block::Vsh, 9), expected, "{value}");
        assert_eq!(chip.c(Block::Vsh, 5), splat(ZERO));
    }
}

#[test]
fn a_kept_group_of_three_words_is_complete_in_float24_mode() {
    let mut chip = Chip::apart(&[("partial_group", "kept")]);
    chip.write(0x2C0, &[0x8000_0000]);
    chip.write(0x2C1, &F24_1234);
    chip.write(0x2C0, &[2]);
    chip.write(0x2C1, &[0x1234_5678]);
    assert_eq!(chip.c(Block::Vsh, 2), VECTOR_1234);
}

#[test]
fn code_and_descriptors() {
    for (block, base) in BASES {
        let mut chip = Chip::apart(&[]);
        chip.write(base + 0x1B, &[0x10]);
        chip.write(base + 0x1C, &[0x1111_1111, 0x2222_2222]);
        chip.write(base + 0x23, &[0x3333_3333]);
        chip.write(base + 0x25, &[0x7E]);
        chip.write(base + 0x26, &[0x4444_4444]);
        chip.write(base + 0x2D, &[0x5555_5555]);
        let program = &chip.units.unit(block).program;
        let words = [0x0F, 0x10, 0x11, 0x12, 0x13].map(|address| program.word(address).expect("in range"));
        assert_eq!(words, [0, 0x1111_1111, 0x2222_2222, 0x3333_3333, 0], "{block:?}");
        let descriptors = [0x7D, 0x7E, 0x7F].map(|index| program.descriptor(index).expect("in range"));
        assert_eq!(descriptors, [0, 0x4444_4444, 0x5555_5555]);
        assert_eq!(program.depth(), if block == Block::Gsh { 4096 } else { 512 }, "shader-unit.md#registers");
    }
}

#[test]
fn choice_code_index_overflow() {
    for (value, first) in [("ignored", 0), ("wrap", 3)] {
        let mut chip = Chip::apart(&[("code_index_overflow", value)]);
        chip.write(0x2CB, &[510]);
        chip.write(0x2CC, &[1, 2, 3]);
        let program = &chip.units.unit(Block::Vsh).program;
        assert_eq!([0, 510, 511].map(|address| program.word(address)), [Some(first), Some(1), Some(2)], "{value}");
        // The index advances all the same, up to its twelve bits.
        chip.write(0x2CB, &[4095]);
        chip.write(0x2CC, &[4, 5]);
        assert_eq!(chip.units.unit(Block::Vsh).program.word(0), Some(5));
    }
}

#[test]
fn choice_descriptor_index_overflow() {
    for (value, first) in [("ignored", 0), ("wrap", 3)] {
        let mut chip = Chip::apart(&[("descriptor_index_overflow", value)]);
        chip.write(0x2D5, &[126]);
        chip.write(0x2D6, &[1, 2, 3]);
        let program = &chip.units.unit(Block::Vsh).program;
        assert_eq!([0, 126, 127].map(|index| program.descriptor(index)), [Some(first), Some(1), Some(2)], "{value}");
    }
}

#[test]
fn plain_registers() {
    for (block, base) in BASES {
        let mut chip = Chip::apart(&[]);
        chip.write(base, &[0x7FFF_A5C3]);
        chip.write(base + 1, &[0x1122_3344]);
        chip.write(base + 4, &[0xFFAA_BBCC]);
        chip.write(base + 9, &[0xA000_0103]);
        chip.write(base + 0xA, &[0x7FFF_0123]);
        chip.write(base + 0xB, &[0x7654_3210]);
        chip.write(base + 0xC, &[0xFEDC_BA98]);
        chip.write(base + 0xD, &[0x07FF_8421]);
        let unit = chip.units.unit(block);
        assert_eq!(unit.uniforms.booleans(), 0xA5C3, "{block:?}");
        assert_eq!(unit.uniforms.integer(0), Some([0x44, 0x33, 0x22]));
        assert_eq!(unit.uniforms.integer(1), Some([0, 0, 0]));
        assert_eq!(unit.uniforms.integer(3), Some([0xCC, 0xBB, 0xAA]));
        let config = &unit.config;
        assert_eq!((config.input_count, config.input_to_uniforms), (4, true));
        assert_eq!(config.entry_point, 0x123);
        assert_eq!(config.outmap_mask, 0x8421);
        assert_eq!(config.input_map, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    }
}

/// Writes to every register of block VSH that can reach GSH, and says which did.
fn copied(chip: &mut Chip) -> [bool; 9] {
    chip.write(0x2B0, &[0xFF]);
    chip.write(0x2B2, &[0x03_0201]);
    chip.write(0x2B9, &[0xA000_0003]);
    chip.write(0x2BA, &[0x12]);
    chip.write(0x2BB, &[0x1111_1111]);
    chip.write(0x2BD, &[0x3]);
    chip.write(0x2C0, &[1]);
    chip.write(0x2C1, &F24_1234);
    chip.write(0x2CB, &[2]);
    chip.write(0x2CC, &[0x8800_0000]);
    chip.write(0x2D5, &[3]);
    chip.write(0x2D6, &[0x36F]);
    let unit = chip.units.unit(Block::Gsh);
    [
        unit.uniforms.booleans() == 0xFF,
        unit.uniforms.integer(1) == Some([1, 2, 3]),
        unit.config.outmap_mask == 3,
        bits(unit.uniforms.float(1).expect("below 96")) == VECTOR_1234,
        unit.program.word(2) == Some(0x8800_0000),
        unit.program.descriptor(3) == Some(0x36F),
        unit.config.input_count == 4,
        unit.config.entry_point == 0x12,
        unit.config.input_map[0] == 1,
    ]
}

#[test]
fn vertex_writes_are_copied_while_the_geometry_stage_is_off() {
    let yes = [true, true, true, true, true, true, false, false, false];
    for (com_mode, stage, expected) in [(0, 0, yes), (1, 0, [false; 9]), (0, 2, [false; 9]), (1, 2, [false; 9])] {
        let mut chip = Chip::new(&[]);
        chip.write(0x244, &[com_mode]);
        chip.write(0x229, &[stage]);
        assert_eq!(copied(&mut chip), expected, "0x244 = {com_mode}, 0x229 = {stage}");
    }
    // Other bits of the two registers do not matter.
    let mut chip = Chip::new(&[]);
    chip.write(0x244, &[0xFFFF_FFFE]);
    chip.write(0x229, &[0x8000_0100]);
    assert_eq!(copied(&mut chip), yes);
}

#[test]
fn copies_go_one_way_and_from_vsh_alone() {
    let mut chip = Chip::new(&[]);
    for base in [0x280, 0x2E0, 0x310] {
        chip.write(base + 0x10, &[4]);
        chip.write(base + 0x11, &F24_1234);
        chip.write(base, &[0x55]);
    }
    assert_eq!(chip.c(Block::Vsh, 4), splat(ZERO));
    assert_eq!(chip.units.unit(Block::Vsh).uniforms.booleans(), 0);
    let mut chip = Chip::new(&[]);
    chip.write(0x2E0, &[0x55]);
    chip.write(0x310, &[0x55]);
    assert_eq!(chip.units.unit(Block::Gsh).uniforms.booleans(), 0);
}

#[test]
fn a_copied_word_past_the_vertex_program_is_stored_in_the_geometry_unit() {
    let mut chip = Chip::new(&[]);
    chip.write(0x2CB, &[512]);
    chip.write(0x2CC, &[0x8800_0000]);
    assert_eq!(chip.units.unit(Block::Gsh).program.word(512), Some(0x8800_0000));
}

#[test]
fn writes_to_other_registers_change_no_unit() {
    let mut chip = Chip::new(&[]);
    let before = format!("{:?}", chip.units);
    for id in (0..0x280).chain(0x340..0x400) {
        chip.write(id, &[0x1234_5678]);
    }
    assert_eq!(format!("{:?}", chip.units), before);
}
