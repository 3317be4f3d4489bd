// SPDX-License-Identifier: MIT
//! The look-up tables: command-lists.md#index-and-data-ports.

use pica_model::diagnostic::Finding;
use pica_spec::pica200::{LightingLut, id};

use crate::common::bench::Bench;

#[test]
fn the_lighting_index_wraps_inside_the_table() {
    // command-lists.md#index-and-data-ports: eight bits, no carry into the table number (GBATEK). Table 4 is RB, 5 RG.
    let mut bench = Bench::new();
    bench.write(id::LIGHTING_LUT_INDEX, 0x4FE).write_all(id::LIGHTING_LUT_DATA, &[1, 2, 3, 0xFF00_0004]).run();
    let lighting = &bench.machine.luts().lighting;
    let table = lighting.table(LightingLut::Rb).expect("a table");
    assert_eq!([table[0xFE].0, table[0xFF].0, table[0].0, table[1].0], [1, 2, 3, 4]);
    assert!(lighting.table(LightingLut::Rg).expect("a table").iter().all(|entry| entry.0 == 0));
    assert_eq!(bench.machine.cpu_read(id::LIGHTING_LUT_INDEX), 0x402);
}

#[test]
fn the_lighting_index_advances_on_cpu_reads_too() {
    // command-lists.md#index-and-data-ports (GBATEK).
    let mut bench = Bench::new();
    bench.write(id::LIGHTING_LUT_INDEX, 0x10A).write_all(id::LIGHTING_LUT_DATA, &[7, 8]);
    bench.write(id::LIGHTING_LUT_INDEX, 0x10A).run();
    assert_eq!([0; 3].map(|_: u32| bench.machine.cpu_read(id::LIGHTING_LUT_DATA)), [7, 8, 0]);
    assert_eq!(bench.machine.cpu_read(id::LIGHTING_LUT_INDEX), 0x10D);
}

#[test]
fn all_lighting_data_ids_are_one_port_and_every_table_can_be_loaded() {
    // command-lists.md#index-and-data-ports and lighting.md#table-lookup: tables 0, 1, 3-6, 8-23; the others ignore
    // writes.
    let mut bench = Bench::new();
    for table in 0..32 {
        bench.write(id::LIGHTING_LUT_INDEX, table << 8 | 5).write(id::LIGHTING_LUT_DATA + table % 8, 100 + table);
    }
    bench.run();
    let unknown: Vec<u32> = bench
        .findings()
        .iter()
        .map(|finding| match finding {
            Finding::UnknownTable { id: id::LIGHTING_LUT_INDEX, table } => *table,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(unknown, [2, 7, 24, 25, 26, 27, 28, 29, 30, 31]);
    for table in (0..32).filter(|table| !unknown.contains(table)) {
        let entries = bench.machine.luts().lighting.table(LightingLut::from_raw(table)).expect("a table");
        assert_eq!(entries[5].0, 100 + table);
        assert_eq!(entries.iter().filter(|entry| entry.0 != 0).count(), 1);
    }
    assert!(bench.machine.luts().lighting.table(LightingLut::from_raw(2)).is_none());
    // Assumption unlisted_lut: the CPU reads 0, and the index advances.
    bench.machine.cpu_write(id::LIGHTING_LUT_INDEX, 7 << 8 | 5);
    assert_eq!(bench.machine.cpu_read(id::LIGHTING_LUT_DATA), 0);
    assert_eq!(bench.machine.cpu_read(id::LIGHTING_LUT_INDEX), 7 << 8 | 6);
}

#[test]
fn the_fog_index_wraps_modulo_128() {
    // command-lists.md#index-and-data-ports (JayFoxRox, citra #1875). Bits 7-15 of the register have no effect.
    let mut bench = Bench::new();
    bench.write(id::FOG_LUT_INDEX, 0xFFFE).write_all(id::FOG_LUT_DATA, &[1, 2]).write_all(id::FOG_LUT_DATA + 7, &[3]);
    bench.run();
    let fog = &bench.machine.luts().fog.entries;
    assert_eq!([fog[126].0, fog[127].0, fog[0].0], [1, 2, 3]);
    assert_eq!(fog.iter().filter(|entry| entry.0 != 0).count(), 3);
}

#[test]
fn the_procedural_index_wraps_modulo_the_table() {
    // command-lists.md#index-and-data-ports: 128 entries for noise (0) and the maps (2, 3), 256 for colours (4) and
    // their differences (5).
    let mut bench = Bench::new();
    for (table, last) in [(0, 127), (2, 127), (3, 127), (4, 255), (5, 255)] {
        let words = [0xFF00_0001 + table, 0xFF00_0011 + table];
        bench.write(id::PROCTEX_LUT, table << 8 | last).write_all(id::PROCTEX_LUT_DATA + table, &words);
    }
    bench.run();
    let luts = &bench.machine.luts().procedural;
    // Noise and map entries have 24 bits, colours 32.
    assert_eq!([luts.noise[127].0, luts.noise[0].0], [0x01, 0x11]);
    assert_eq!([luts.color_map[127].0, luts.color_map[0].0], [0x03, 0x13]);
    assert_eq!([luts.alpha_map[127].0, luts.alpha_map[0].0], [0x04, 0x14]);
    assert_eq!([luts.color[255].0, luts.color[0].0], [0xFF00_0005, 0xFF00_0015]);
    assert_eq!([luts.color_difference[255].0, luts.color_difference[0].0], [0xFF00_0006, 0xFF00_0016]);
    bench.write(id::PROCTEX_LUT, 0x1FF).write_all(id::PROCTEX_LUT_DATA, &[9]).run();
    assert_eq!(bench.findings(), [Finding::UnknownTable { id: id::PROCTEX_LUT, table: 1 }]);
    assert_eq!(bench.machine.registers().get(id::PROCTEX_LUT), 0x100);
}

#[test]
fn a_whole_procedural_table_goes_in_with_one_header() {
    // Worked by hand: 128 words into 0x0B0.
    let mut list = vec![0, 0x000F_00AF, 1000, 0x07FF_00B0];
    list.extend(1001..1128);
    list.extend([0, 0x1234_5678, 0x000F_0010]);
    let bytes: Vec<u8> = list.iter().flat_map(|word: &u32| word.to_le_bytes()).collect();
    let mut bench = Bench::new();
    bench.run_bytes(&bytes);
    let noise: Vec<u32> = bench.machine.luts().procedural.noise.iter().map(|entry| entry.0).collect();
    assert_eq!(noise, (1000..1128).collect::<Vec<u32>>());
}

#[test]
fn the_gas_table_has_16_entries_behind_one_id() {
    // command-lists.md#index-and-data-ports and fragment.md#gas: 24-bit entries.
    let mut bench = Bench::new();
    bench.write(id::GAS_LUT_INDEX, 14).write_all(id::GAS_LUT_DATA, &[1, 2, 0xFF00_0003]).run();
    let gas = &bench.machine.luts().gas.entries;
    assert_eq!([gas[14].0, gas[15].0, gas[0].0], [1, 2, 3]);
    // Assumption gas_index_width: the bits above the fourth do not count.
    bench.write(id::GAS_LUT_INDEX, 0xFFF5).write_all(id::GAS_LUT_DATA, &[9]).run();
    assert_eq!(bench.machine.luts().gas.entries[5].0, 9);
}
