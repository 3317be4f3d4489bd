// SPDX-License-Identifier: MIT
//! Cases by columns: the text is that of each case put together by hand, however they are divided.

use crate::formats::interface;
use pica_vectors::{
    Batch, Case, Columns, Error, Format, Interface, Item, Protocol, Reader, Vectors, Writer, case_to_json,
};
use proptest::prelude::*;
use std::path::Path;

/// Counts around the number of lines that are made at once, and odd ones.
const COUNTS: [usize; 9] = [0, 1, 2, 77, 511, 512, 513, 1024, 1300];

/// Numbers of a multiplicative generator, as many as the ports of a batch take.
fn batch(widths: &[Vec<u32>; 2], len: usize, seed: u64) -> Batch {
    let mut state = seed;
    let [inputs, outputs] = widths.each_ref().map(|widths| {
        let mut columns = Columns::new(widths.len(), len);
        for (column, width) in columns.columns_mut().iter_mut().zip(widths) {
            for value in column {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                *value = (state >> 32) as u32 >> (32 - width);
            }
        }
        columns
    });
    Batch { inputs, outputs }
}

fn rows(batch: &Batch) -> Vec<[Vec<u32>; 2]> {
    (0..batch.len()).map(|row| [batch.inputs.row(row), batch.outputs.row(row)]).collect()
}

/// The line of a case in a format, by another route than the writers take.
fn line(format: Format, interface: &Interface, widths: &[Vec<u32>; 2], row: &[Vec<u32>; 2]) -> String {
    let values: Vec<(u32, u32)> = row.concat().into_iter().zip(widths.concat()).collect();
    let digits = |(value, width): &(u32, u32)| format!("{value:0digits$X}", digits = width.div_ceil(4) as usize);
    match format {
        Format::TestFloat => values.iter().map(digits).collect::<Vec<_>>().join(" "),
        Format::Csv => values.iter().map(|value| format!("0x{}", digits(value))).collect::<Vec<_>>().join(","),
        Format::JsonLines => {
            let item = |channel: usize| vec![Item { channel, values: row[channel].clone() }];
            case_to_json(interface, &Case { inputs: item(0), outputs: item(1) }).to_string()
        }
        Format::Mem => {
            // Bit by bit: the first port is the lowest.
            let bit =
                |(value, width): &(u32, u32)| (0..*width).rev().map(|bit| value >> bit & 1 != 0).collect::<Vec<_>>();
            let bits: Vec<bool> = values.iter().rev().flat_map(bit).collect();
            let above = bits.len().next_multiple_of(4) - bits.len();
            let bits: Vec<bool> = std::iter::repeat_n(false, above).chain(bits).collect();
            let digit = |bits: &[bool]| format!("{:X}", bits.iter().fold(0, |value, bit| value << 1 | u32::from(*bit)));
            format!("01{}", bits.chunks(4).map(digit).collect::<String>())
        }
    }
}

/// What a writer makes of batches.
fn written(format: Format, path: &Path, interface: &Interface, batches: &[Batch]) -> String {
    let mut writer = Writer::create(format, path, interface).expect("the file can be made");
    batches.iter().for_each(|batch| writer.write_batch(batch).expect("the batch fits"));
    writer.finish().expect("the file can be written");
    crate::text(path)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn lines_are_those_of_each_case(
        protocol in prop::sample::select(vec![Protocol::Comb, Protocol::Pipe, Protocol::Stream]),
        widths in [prop::collection::vec(1..=32_u32, 1..6), prop::collection::vec(1..=32_u32, 1..4)],
        counts in prop::collection::vec(prop::sample::select(COUNTS.to_vec()), 1..4),
        seed in any::<u64>(),
    ) {
        let folder = crate::folder();
        let interface = interface(protocol, widths.clone().map(|widths| vec![widths]));
        let batches: Vec<Batch> =
            counts.iter().zip(seed..).map(|(count, seed)| batch(&widths, *count, seed)).collect();
        let rows: Vec<_> = batches.iter().flat_map(rows).collect();
        for format in Format::ALL {
            let path = folder.path().join(format.file_name(&interface));
            let text = written(format, &path, &interface, &batches);
            let lines: Vec<&str> = text.lines().skip(usize::from(matches!(format, Format::Mem | Format::Csv))).collect();
            prop_assert_eq!(lines.len(), rows.len());
            for (text, row) in lines.iter().zip(&rows) {
                prop_assert_eq!(*text, &line(format, &interface, &widths, row), "{}", format);
            }
            // One by one they are read, and written, the same.
            let cases = Reader::open(format, &path, &interface)?.collect::<Result<Vec<Case>, _>>()?;
            let mut writer = Writer::create(format, &path, &interface)?;
            cases.iter().try_for_each(|case| writer.write(case))?;
            writer.finish()?;
            prop_assert_eq!(crate::text(&path), text);
        }
    }
}

/// What is wrong with a batch is told with the number of the first case that has it.
#[test]
fn batches_that_do_not_fit() {
    let folder = crate::folder();
    let path = folder.path().join("batch.csv");
    let widths = [vec![24, 3], vec![24]];
    let flat = interface(Protocol::Pipe, widths.clone().map(|widths| vec![widths]));
    let unit = interface(Protocol::Unit, widths.clone().map(|widths| vec![widths]));
    let refused = |interface: &Interface, edit: fn(&mut Batch)| {
        let mut writer = Writer::create(Format::Csv, &path, interface).expect("the file can be made");
        if interface.is_flat() {
            writer.write_batch(&batch(&widths, 600, 1)).expect("this fits");
        }
        let mut batch = batch(&widths, 700, 2);
        edit(&mut batch);
        writer.write_batch(&batch).expect_err("this does not fit").to_string()
    };
    let wide = |batch: &mut Batch| {
        batch.inputs.column_mut(0)[699] = 1 << 24;
        batch.inputs.column_mut(1)[650] = 8;
        batch.outputs.column_mut(0)[651] = u32::MAX;
    };
    assert_eq!(refused(&flat, wide), "case 1250: 0x8 does not fit port `channel_0_1` of 3 bits");
    let outputs = |batch: &mut Batch| batch.outputs.column_mut(0)[0] = 1 << 31;
    assert_eq!(refused(&flat, outputs), "case 600: 0x80000000 does not fit port `channel_1_0` of 24 bits");
    let short = |batch: &mut Batch| batch.outputs.resize(699);
    assert_eq!(refused(&flat, short), "case 1299: 700 transactions in and 699 out");
    let ports = |batch: &mut Batch| batch.inputs = Columns::new(1, 700);
    assert_eq!(refused(&flat, ports), "case 600: 1 values for the 2 ports of channel `channel_0`");
    assert_eq!(refused(&unit, |_| {}), "case 0: `random_block` is a unit, whose cases come one by one");
}

/// A disk that is full ends it, with the name of the file.
#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_told() {
    let widths = [vec![24, 24], vec![24]];
    let interface = interface(Protocol::Pipe, widths.clone().map(|widths| vec![widths]));
    let mut writer = Writer::create(Format::TestFloat, Path::new("/dev/full"), &interface).expect("it can be opened");
    let batch = batch(&widths, 4096, 3);
    let error = (0..100).find_map(|_| writer.write_batch(&batch).err()).expect("it is full");
    assert!(matches!(error, Error::Io { .. }) && error.to_string().starts_with("/dev/full: "), "{error}");
}

/// Batches and cases of a flat block make one set.
#[test]
fn batches_and_cases_mix() {
    let block = crate::blocks::comb_majority();
    let cases = block.cases(9);
    let columns = |items: fn(&Case) -> &Item| {
        let mut columns = Columns::new(items(&cases[0]).values.len(), 4);
        cases[2..6].iter().enumerate().for_each(|(row, case)| columns.set_row(row, &items(case).values));
        columns
    };
    let batch = Batch { inputs: columns(|case| &case.inputs[0]), outputs: columns(|case| &case.outputs[0]) };
    let one = |case: &Case| Vectors::from(case.clone());
    let mixed = cases[..2].iter().map(one).chain([batch.into()]).chain(cases[6..].iter().map(one));
    let [alone, together] = [crate::folder(), crate::folder()];
    let (alone, _) = crate::exported(alone.path(), &block, block.verilog, cases.clone());
    let (together, manifest) = crate::exported(together.path(), &block, block.verilog, mixed);
    assert_eq!((manifest.count, manifest.results), (9, 9));
    pica_vectors::compare(&alone, &together).expect("the sets are the same");
}
