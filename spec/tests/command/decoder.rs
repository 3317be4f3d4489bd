// SPDX-License-Identifier: MIT
//! Items and findings of hand-made lists.

use super::*;

/// The example of 3dbrew's GPU/Commands.
#[test]
fn consecutive_command() {
    let decoded = decode_words(&[0xAAAA_AAAA, 0x802F_011C, 0xBBBB_BBBB, 0xCCCC_CCCC]);
    let expected = [(0x11C, 0xF, 0xAAAA_AAAA), (0x11D, 0xF, 0xBBBB_BBBB), (0x11E, 0xF, 0xCCCC_CCCC)];
    assert_eq!(writes(&decoded), expected);
    assert_eq!(problems(&decoded), [(16, Problem::MissingFinalize)]);
    assert!(!decoded.has_errors());
}

/// The example of 3dbrew's GPU/Commands without the consecutive bit.
#[test]
fn repeated_command() {
    let decoded = decode_words(&[0xAAAA_AAAA, 0x002F_011C, 0xBBBB_BBBB, 0xCCCC_CCCC]);
    let expected = [(0x11C, 0xF, 0xAAAA_AAAA), (0x11C, 0xF, 0xBBBB_BBBB), (0x11C, 0xF, 0xCCCC_CCCC)];
    assert_eq!(writes(&decoded), expected);
}

/// Offsets, command and parameter numbers, and the padding of an example worked by hand.
#[test]
fn positions() {
    let words = [1, 0x8034_0041, 2, 3, 4, 0, 5, 0x0001_025E, 6, 0x0012_0229, 7, 8];
    let decoded = decode_words(&[&words[..], &FINALIZE, &FINALIZE].concat());
    let position = |item: &Item| match *item {
        Item::Write(Write { offset, command, parameter, id, value, .. }) => (offset, command, parameter, id, value),
        Item::Padding { offset, value } => (offset, 98, 0, 0, value),
        Item::Tail { offset, value } => (offset, 99, 0, 0, value),
    };
    let positions: Vec<_> = decoded.items.iter().map(position).collect();
    let expected = [
        (0, 0, 0, 0x041, 1),
        (8, 0, 1, 0x042, 2),
        (12, 0, 2, 0x043, 3),
        (16, 0, 3, 0x044, 4),
        (24, 1, 0, 0x25E, 5),
        (32, 2, 0, 0x229, 6),
        (40, 2, 1, 0x229, 7),
        (44, 98, 0, 0, 8),
        (48, 3, 0, 0x010, 0x1234_5678),
        (56, 99, 0, 0, 0x1234_5678),
        (60, 99, 0, 0, 0x000F_0010),
    ];
    assert_eq!(positions, expected);
    assert_eq!(problems(&decoded), []);
    let offsets: Vec<_> = decoded.items.iter().map(Item::offset).collect();
    assert_eq!(offsets, expected.map(|(offset, ..)| offset));
    let lanes: Vec<_> = writes(&decoded).iter().map(|(_, mask, _)| *mask).collect();
    assert_eq!(lanes, [4, 4, 4, 4, 1, 2, 2, 0xF]);
}

/// All masks and all sets of equal bytes.
#[test]
fn finalize_lanes() {
    let compare = 0x1234_5678_u32;
    for lanes in 0..16 {
        for equal in 0..16 {
            let bytes = compare.to_le_bytes();
            let value = u32::from_le_bytes(std::array::from_fn(|lane| {
                if equal >> lane & 1 == 1 { bytes[lane] } else { bytes[lane] ^ 0x80 }
            }));
            let mask = ByteMask::new(lanes);
            let any_write = FinalizeMatch::AnyWrite;
            let default = EndRule::default();
            let ends = |rule: EndRule| rule.list_end(0x010, value, mask);
            let if_so = |so: bool| so.then_some(ListEnd::Finalize);
            assert_eq!(ends(default), if_so(lanes & equal != 0));
            assert_eq!(ends(EndRule { finalize_match: any_write, ..default }), if_so(lanes != 0));
            assert_eq!(ends(EndRule { autostop: false, ..default }), None);
            assert_eq!(ends(EndRule { compare: !value, ..default }), None);
            let matches = |finalize_match| {
                let rule = EndRule { finalize_match, ..default };
                rule.finalize_matches(value, mask)
            };
            assert_eq!(matches(FinalizeMatch::CompareBytes), lanes & equal != 0);
            assert_eq!(matches(any_write), lanes != 0);
            // No other lane register stops here.
            assert_eq!(default.list_end(0x011, value, mask), None);
            let list = [value, Header::new(0x010).with_mask(mask).0, 7, 0x000F_0100];
            let decoded = decode_words(&list);
            assert_eq!(tail(&decoded).len(), if lanes & equal != 0 { 2 } else { 0 });
            let unmatched = Problem::UnmatchedFinalize { value, mask, compare };
            let reported = problems(&decoded).contains(&(0, unmatched));
            assert_eq!(reported, lanes != 0 && lanes & equal == 0);
        }
    }
}

/// A jump ends the list with any mask but the empty one, whatever its value.
#[test]
fn jumps() {
    let jump = |id: u32, lanes: u32| [0, lanes << 16 | id, 0x55, 0x000F_0100];
    for (id, buffer) in [(0x23C, Buffer::Buffer0), (0x23D, Buffer::Buffer1)] {
        for lanes in 1..16 {
            let bytes = bytes_of(&jump(id, lanes));
            let mut decoder = Decoder::new(&bytes, EndRule { autostop: false, ..EndRule::default() });
            assert_eq!(decoder.end(), None);
            assert_eq!(decoder.by_ref().count(), 3);
            assert_eq!(decoder.end(), Some(ListEnd::Jump(buffer)));
            assert_eq!(tail(&decode_words(&jump(id, lanes))), [(8, 0x55), (12, 0x000F_0100)]);
        }
        let decoded = decode_words(&jump(id, 0));
        assert_eq!(writes(&decoded), [(id, 0, 0), (0x100, 0xF, 0x55)]);
        assert_eq!(problems(&decoded), [(16, Problem::MissingFinalize)]);
    }
}

/// The list ends inside a command: its other parameters are tail, and need not be there.
#[test]
fn end_inside_a_command() {
    // 0x00F, 0x010 and 0x011; the padding is tail as well.
    let words = [1, 0x803F_000F, 0x1234_5678, 3, 4, 5, 6, 7];
    let decoded = decode_words(&words);
    assert_eq!(writes(&decoded), [(0x00F, 0xF, 1), (0x010, 0xF, 0x1234_5678)]);
    assert_eq!(tail(&decoded), [(12, 3), (16, 4), (20, 5), (24, 6), (28, 7)]);
    assert_eq!(problems(&decoded), [(0, Problem::CpuOnlyRegister { id: 0x00F })]);
    for length in 3..=8 {
        let decoded = decode_words(&words[..length]);
        assert!(!decoded.has_errors(), "{length} words");
        assert_eq!(decoded.items.len(), length - 1);
        let bytes = bytes_of(&words[..length]);
        assert_eq!(encode(&decoded.items, EndRule::default()), Ok(bytes));
    }
    let truncated = Problem::TruncatedCommand { announced: 5, present: 2 };
    assert_eq!(problems(&decode_words(&words[..2]))[0], (0, truncated));
}

#[test]
fn truncated_command() {
    let words = [7, 0x000F_0100, 1, 0x804F_0041, 2, 3];
    for present in 2..=4 {
        let decoded = decode_words(&words[..2 + present]);
        assert_eq!(writes(&decoded), [(0x100, 0xF, 7)]);
        let truncated = (8, Problem::TruncatedCommand { announced: 6, present });
        assert_eq!(problems(&decoded)[0], truncated);
        assert!(decoded.has_errors());
    }
    // All six words are there.
    let decoded = decode_words(&[&words[..], &[4, 5]].concat());
    assert_eq!(writes(&decoded).len(), 6);
    assert_eq!(problems(&decoded), [(32, Problem::MissingFinalize)]);
}

#[test]
fn missing_header_and_padding() {
    let partial = Problem::PartialUnit { dropped: 4, loses_end: false };
    let decoded = decode_words(&[7, 0x001F_0100, 8, 0, 9]);
    assert_eq!(writes(&decoded), [(0x100, 0xF, 7), (0x100, 0xF, 8)]);
    assert_eq!(problems(&decoded), [(16, Problem::MissingHeader), (16, partial)]);
    let decoded = decode_words(&[7, 0x001F_0100, 8]);
    assert_eq!(writes(&decoded), [(0x100, 0xF, 7), (0x100, 0xF, 8)]);
    let partial = Problem::PartialUnit { dropped: 12, loses_end: false };
    let expected = [(12, Problem::MissingPadding), (12, Problem::MissingFinalize), (0, partial)];
    assert_eq!(problems(&decoded), expected);
    assert!(decoded.has_errors());
}

#[test]
fn lengths() {
    let words = [&[7, 0x000F_0100][..], &FINALIZE, &FINALIZE].concat();
    let bytes = bytes_of(&words);
    let problems_at = |length: usize| problems(&decode(&bytes[..length], EndRule::default()));
    assert_eq!(problems_at(16), []);
    let partial = |dropped| Problem::PartialUnit { dropped, loses_end: false };
    for odd in 1..=3 {
        assert_eq!(problems_at(16 + odd), [(16, Problem::OddBytes { count: odd })]);
        let expected = [(16, partial(4 + odd)), (20, Problem::OddBytes { count: odd })];
        assert_eq!(problems_at(20 + odd), expected);
        let short = [(0, Problem::MissingFinalize), (0, Problem::OddBytes { count: odd })];
        assert_eq!(problems_at(odd), short);
    }
    assert_eq!(problems_at(20), [(16, partial(4))]);
    assert_eq!(problems_at(24), [(16, partial(8))]);
    assert_eq!(problems_at(0), [(0, Problem::MissingFinalize)]);
    // The end of the list itself lies in the 8 bytes that hardware drops.
    let lost = Problem::PartialUnit { dropped: 8, loses_end: true };
    assert_eq!(problems(&decode_words(&FINALIZE)), [(0, lost)]);
    let decoded = decode_words(&[&words[..2], &words[..2], &FINALIZE].concat());
    assert_eq!(problems(&decoded), [(16, lost)]);
}

/// Ids that lists cannot write, at every border, and only where a byte is enabled.
#[test]
fn ids_without_effect() {
    for id in (0..=0x4FF_u32).chain([0xFFFF]) {
        let expected = match id {
            0x400.. => Some(Problem::PastLastRegister { id }),
            0x000..0x010 | 0x020..0x040 => Some(Problem::CpuOnlyRegister { id }),
            _ => None,
        };
        let list = |lanes: u32| [&[0, lanes << 16 | id][..], &FINALIZE].concat();
        let decoded = decode_words(&list(0x4));
        let found = problems(&decoded).into_iter().find(|(offset, _)| *offset == 0);
        let special = matches!(id, 0x010 | 0x23C | 0x23D);
        assert!(special || found == expected.map(|problem| (0, problem)), "{id:#x}");
        assert_eq!(problems(&decode_words(&list(0))), []);
    }
    // A consecutive command that runs over the last register, and one over the last id.
    let past = |offset, id| (offset, Problem::PastLastRegister { id });
    let decoded = decode_words(&[&[0, 0x802F_03FE, 0, 0][..], &FINALIZE, &FINALIZE].concat());
    assert_eq!(problems(&decoded), [past(12, 0x400)]);
    assert_eq!(writes(&decoded).len(), 4);
    let decoded = decode_words(&[&[0, 0x802F_FFFE, 0, 0][..], &FINALIZE, &FINALIZE].concat());
    assert_eq!(problems(&decoded), [past(0, 0xFFFE), past(8, 0xFFFF), past(12, 0x1_0000)]);
}

/// Findings about a write come right behind it.
#[test]
fn order_of_events() {
    let bytes = bytes_of(&[&[0, 0x802F_03FF, 0, 0][..], &FINALIZE].concat());
    let shape = |event| match event {
        Event::Item(Item::Write(write)) => ('w', write.offset),
        Event::Item(item) => ('i', item.offset()),
        Event::Diagnostic(diagnostic) => ('d', diagnostic.offset),
    };
    let events: Vec<_> = Decoder::new(&bytes, EndRule::default()).map(shape).collect();
    assert_eq!(events, [('w', 0), ('w', 8), ('d', 8), ('w', 12), ('d', 12), ('w', 16), ('d', 16)]);
}

#[test]
fn messages() {
    let text = |offset, problem| pica_spec::command::Diagnostic { offset, problem }.to_string();
    let mask = ByteMask::new(0b0011);
    let unmatched = Problem::UnmatchedFinalize { value: 1, mask, compare: 0x1234_5678 };
    let messages = [
        text(8, Problem::TruncatedCommand { announced: 6, present: 4 }),
        text(8, Problem::MissingHeader),
        text(12, Problem::MissingPadding),
        text(16, Problem::OddBytes { count: 1 }),
        text(16, Problem::OddBytes { count: 3 }),
        text(16, Problem::PartialUnit { dropped: 4, loses_end: false }),
        text(16, Problem::PartialUnit { dropped: 8, loses_end: true }),
        text(32, Problem::MissingFinalize),
        text(0, unmatched),
        text(0, Problem::PastLastRegister { id: 0x400 }),
        text(0, Problem::CpuOnlyRegister { id: 0x00F }),
    ];
    let expected = [
        "error at offset 0x8: truncated command: its header announces 6 words, 4 are there",
        "error at offset 0x8: truncated command: a parameter without a header",
        "error at offset 0xc: the list ends before the word that pads its last command to 8 bytes",
        "error at offset 0x10: 1 odd byte after the last whole word",
        "error at offset 0x10: 3 odd bytes after the last whole word",
        "warning at offset 0x10: the length is not a multiple of 16: hardware drops the last 4 bytes",
        "warning at offset 0x10: the length is not a multiple of 16: hardware drops the last 8 bytes, \
         and with them the write that ends the list",
        "warning at offset 0x20: no write to FINALIZE (0x010) and no jump ends the list",
        "warning at offset 0x0: FINALIZE (0x010) = 0x00000001 with mask 0011 matches no byte of the \
         compare word 0x12345678, the list goes on",
        "warning at offset 0x0: register 0x400 is past the last one, 0x3FF: the write is dropped",
        "warning at offset 0x0: register 0x00F can be written by the CPU only: the write is dropped",
    ];
    assert_eq!(messages, expected);
    assert!(Severity::Error > Severity::Warning);
}
