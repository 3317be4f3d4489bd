// SPDX-License-Identifier: MIT
//! Texture copy (memory-engines.md#texture-copy).

use pica_model::diagnostic::Finding;
use pica_model::memory::engine::{Lines, Operation, TextureCopy};

use super::{Bench, INPUT, OUTPUT};

/// Copies `size` bytes, lines given as (width, gap) in units of 16 bytes; gives what is in the output, by the number
/// of the 16-byte unit of the input, from 1.
fn copied(bench: &mut Bench, size: u32, input: (u32, u32), output: (u32, u32), units: usize) -> Vec<u8> {
    let bytes: Vec<u8> = (1..=32u8).flat_map(|unit| [unit; 16]).collect();
    bench.memory.write(INPUT, &bytes).expect("memory");
    bench.write(0xC00, INPUT >> 3);
    bench.write(0xC04, OUTPUT >> 3);
    bench.write(0xC20, size);
    bench.write(0xC24, input.1 << 16 | input.0);
    bench.write(0xC28, output.1 << 16 | output.0);
    bench.write(0xC10, 1 << 3);
    let lines = |address, (width, gap)| Lines { address, width: width * 16, gap: gap * 16 };
    let copy = TextureCopy { size: size & !15, input: lines(INPUT, input), output: lines(OUTPUT, output) };
    assert_eq!(bench.write(0xC18, 1), Some(Operation::TextureCopy(copy)));
    let bytes = bench.memory.read_up_to(OUTPUT, 16 * units);
    bytes
        .as_chunks::<16>()
        .0
        .iter()
        .map(|unit| {
            assert_eq!(*unit, [unit[0]; 16]);
            unit[0]
        })
        .collect()
}

#[test]
fn without_gaps_widths_do_not_matter() {
    for width in [0, 1, 3] {
        assert_eq!(copied(&mut Bench::new(&[]), 64, (width, 0), (2, 0), 5), [1, 2, 3, 4, 0]);
    }
    // The low four bits of the size are ignored.
    assert_eq!(copied(&mut Bench::new(&[]), 63, (0, 0), (0, 0), 4), [1, 2, 3, 0]);
}

#[test]
fn gaps() {
    assert_eq!(copied(&mut Bench::new(&[]), 64, (2, 1), (0, 0), 5), [1, 2, 4, 5, 0]);
    assert_eq!(copied(&mut Bench::new(&[]), 64, (0, 0), (1, 2), 11), [1, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0]);
    // Lines of 2 with a gap of 1 into lines of 3 with a gap of 2: 1 2 4 | 5 7 8.
    assert_eq!(copied(&mut Bench::new(&[]), 96, (2, 1), (3, 2), 9), [1, 2, 4, 0, 0, 5, 7, 8, 0]);
}

#[test]
fn what_freezes_is_not_done() {
    for (size, input, output) in [(0, (1, 1), (1, 1)), (15, (1, 1), (1, 1)), (64, (0, 1), (1, 1)), (64, (1, 1), (0, 1))]
    {
        let mut bench = Bench::new(&[]);
        assert_eq!(copied(&mut bench, size, input, output, 2), [0, 0]);
        assert_eq!(bench.findings(), [Finding::TextureCopyFreezes]);
    }
}

#[test]
fn outside_memory() {
    let mut bench = Bench::new(&[]);
    bench.write(0xC00, 0);
    bench.write(0xC04, OUTPUT >> 3);
    bench.words(OUTPUT, &[u32::MAX; 8]);
    bench.write(0xC20, 16);
    bench.write(0xC10, 8);
    bench.write(0xC18, 1);
    assert_eq!((bench.word(OUTPUT), bench.word(OUTPUT + 16)), (0, u32::MAX), "what is outside reads 0");
    assert!(matches!(bench.findings()[..], [Finding::EngineOutsideMemory(_)]));
    // Out of VRAM, across the hole and into FCRAM: bounded, and bytes that are memory are written.
    bench.write(0xC00, INPUT >> 3);
    bench.words(INPUT, &[7; 4]);
    bench.write(0xC04, 0);
    bench.write(0xC20, u32::MAX);
    bench.write(0xC24, 1);
    bench.write(0xC28, 0xFFFF << 16 | 1);
    bench.write(0xC18, 1);
}
