// SPDX-License-Identifier: MIT
//! Memory fill (memory-engines.md#memory-fill).

use pica_model::memory::engine::{BASE, Fill, Operation};
use pica_spec::trace::{FcramSize, Memory};

use super::{Bench, OUTPUT};
use pica_model::diagnostic::Finding;

/// Fills `size` bytes of memory full of 0xEE, with 16 bytes around them, and returns all of it.
fn filled(bench: &mut Bench, unit: u32, size: u32, value: u32, control: u32) -> Vec<u8> {
    bench.memory.write(OUTPUT, &vec![0xEE; size as usize + 32]).expect("memory");
    let first = 0x010 * unit;
    bench.write(first, (OUTPUT + 16) >> 3);
    bench.write(first + 4, (OUTPUT + 16 + size) >> 3);
    bench.write(first + 8, value);
    let group = match control >> 8 & 3 {
        0 => 2,
        2 => 4,
        _ => 3,
    };
    let fill = Fill { start: OUTPUT + 16, end: OUTPUT + 16 + size, value, group };
    assert_eq!(bench.write(first + 12, control), Some(Operation::Fill(fill)));
    // The start bit is clear again, the done bit set.
    assert_eq!(bench.engines.read(BASE + first + 12), Some(control & !1 | 2));
    bench.memory.read_up_to(OUTPUT, size as usize + 32)
}

/// Worked by hand, and the other widths.
#[test]
fn groups() {
    for (control, value, group) in [
        (0x101, 0x00FF_FF00, &[0x00, 0xFF, 0xFF][..]),
        (0x301, 0xAA12_3456, &[0x56, 0x34, 0x12]),
        (0x001, 0xAAAA_1234, &[0x34, 0x12]),
        (0x201, 0x1234_5678, &[0x78, 0x56, 0x34, 0x12]),
    ] {
        for unit in [1, 2] {
            let bytes = filled(&mut Bench::new(&[]), unit, 48, value, control);
            let expected: Vec<u8> = group.iter().copied().cycle().take(48).collect();
            assert_eq!(bytes[..16], [0xEE; 16]);
            assert_eq!(bytes[16..64], expected);
            assert_eq!(bytes[64..], [0xEE; 16], "the end is exclusive");
        }
    }
    let bytes = filled(&mut Bench::new(&[]), 1, 48, 0x00FF_FF00, 0x101);
    assert_eq!(bytes[16..20], [0x00, 0xFF, 0xFF, 0x00], "vector 106");
}

/// A fill larger than what is written at once keeps its pattern.
#[test]
fn long_fills() {
    let size = 0x2_4000;
    let bytes = filled(&mut Bench::new(&[]), 1, size, 0x03_0201, 0x101);
    assert!(bytes[16..16 + size as usize].iter().enumerate().all(|(n, byte)| usize::from(*byte) == n % 3 + 1));
}

/// Choice `fill_partial_group`: 8 bytes are two groups of three and two bytes.
#[test]
fn partial_groups() {
    let bytes = filled(&mut Bench::new(&[]), 1, 8, 0x03_0201, 0x101);
    assert_eq!(bytes[16..27], [1, 2, 3, 1, 2, 3, 1, 2, 0xEE, 0xEE, 0xEE]);
    let whole = &mut Bench::new(&["fill_partial_group=whole-group"]);
    assert_eq!(filled(whole, 1, 8, 0x03_0201, 0x101)[16..27], [1, 2, 3, 1, 2, 3, 1, 2, 3, 0xEE, 0xEE]);
}

#[test]
fn nothing_and_outside() {
    let mut bench = Bench::new(&[]);
    bench.write(0x010, (OUTPUT + 16) >> 3);
    bench.write(0x014, OUTPUT >> 3);
    bench.write(0x018, u32::MAX);
    assert_eq!(bench.write(0x01C, 0x200), None, "without the start bit");
    bench.write(0x01C, 0x201);
    assert_eq!(bench.word(OUTPUT), 0, "the end is before the start");
    assert_eq!(bench.findings(), []);
    // The last 16 bytes of VRAM, and 16 beyond.
    let end = Memory::VRAM + Memory::VRAM_BYTES;
    bench.write(0x010, (end - 16) >> 3);
    bench.write(0x014, (end + 16) >> 3);
    bench.write(0x01C, 0x201);
    assert_eq!(bench.word(end - 16), u32::MAX);
    assert!(matches!(bench.findings()[..], [Finding::EngineOutsideMemory(outside)] if outside.available == 16));
}

/// The smaller FCRAM ends inside the address range of the larger one: what is memory is written.
#[test]
fn across_the_end_of_fcram() {
    let mut bench = Bench::new(&[]);
    let end = Memory::FCRAM + FcramSize::Old.bytes();
    bench.write(0x010, (end - 16) >> 3);
    bench.write(0x014, (end + 16) >> 3);
    bench.write(0x018, 0x1234_5678);
    bench.write(0x01C, 0x201);
    assert_eq!((bench.word(end - 16), bench.word(end - 4)), (0x1234_5678, 0x1234_5678));
    assert!(matches!(bench.findings()[..], [Finding::EngineOutsideMemory(outside)] if outside.available == 16));
}

/// Registers are words; other addresses are none.
#[test]
fn addresses_of_registers() {
    let mut bench = Bench::new(&[]);
    for offset in [0x011, 0x012, 0x013, 0x00C, 0x030, 0xBFC, 0xC30, 0xC19] {
        assert_eq!(bench.write(offset, 1), None);
        assert_eq!(bench.engines.read(BASE + offset), None, "{offset:#X}");
    }
    bench.write(0x010, 0x1234);
    assert_eq!(bench.engines.read(BASE + 0x010), Some(0x1234));
    assert_eq!(bench.engines.read(BASE - 4), None);
}
