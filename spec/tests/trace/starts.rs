// SPDX-License-Identifier: MIT
//! Where lists start, and by which state they end.

use super::*;
use pica_spec::command::{EndRule, ListEnd};
use pica_spec::trace::{FcramSize, InitialState, ListOptions, ListProblem, Lists, OutsideMemory, SizeUnit, lists};

fn all(recording: &Recording) -> Vec<CommandList> {
    lists(recording).collect()
}

fn all_with(recording: &Recording, options: ListOptions) -> Vec<CommandList> {
    Lists::new(recording, options).collect()
}

/// A recording whose registers start with these values.
fn with_registers(recording: Recording, registers: &[(usize, u32)]) -> Recording {
    let mut pica_registers = vec![0; 0x300];
    for (id, value) in registers {
        pica_registers[*id] = *value;
    }
    Recording { state: InitialState { pica_registers, ..InitialState::default() }, ..recording }
}

#[test]
fn frames_and_numbers() {
    let elements = [
        vec![load(LIST, &END)],
        start(LIST, 16).into(),
        start(LIST, 16).into(),
        vec![Element::FrameMarker, Element::FrameMarker],
        start(LIST, 16).into(),
    ];
    let recording = recording(elements.concat());
    let lists = all(&recording);
    let places: Vec<_> = lists.iter().map(|list| (list.frame, list.number, list.element)).collect();
    assert_eq!(places, [(0, 0, 3), (0, 1, 6), (2, 2, 11)]);
    assert!(lists.iter().all(|list| (list.address, list.size) == (LIST, 16)));
}

/// Only bit 0 of the trigger starts, at its own address; both buffers have one.
#[test]
fn triggers() {
    let trigger = |address, value| {
        let set_up = [
            load(LIST, &END),
            write(0x1040_18E8, LIST >> 3),
            write(0x1040_18E0, 2),
            write(0x1040_18EC, LIST >> 3),
            write(0x1040_18E4, 4),
            write(address, value),
        ];
        all(&recording(set_up)).iter().map(|list| list.size).collect::<Vec<_>>()
    };
    for value in [1, 3, 0xFFFF_FFFF] {
        assert_eq!(trigger(0x1040_18F0, value), [16]);
        assert_eq!(trigger(0x1040_18F4, value), [32]);
    }
    for value in [0, 2, 0xFFFF_FFFE] {
        assert_eq!(trigger(0x1040_18F0, value), []);
        assert_eq!(trigger(0x1040_18F4, value), []);
    }
    for address in [0x1040_08F0, 0x1040_18F1, 0x1040_18F8, 0x1EF0_18F0, 0x1040_10F0, 0x1050_18F0] {
        assert_eq!(trigger(address, 1), []);
    }
}

/// A list is what memory holds when it starts.
#[test]
fn later_loads_count() {
    let words = |value| [&[value, 0x000F_0100, 0, 0][..], &END].concat();
    let elements = [
        vec![load(LIST, &words(1)), load(LIST + 0x100, &[9]), load(LIST, &[2])],
        start(LIST, 32).into(),
        vec![load(LIST, &[3])],
    ];
    let recording = recording(elements.concat());
    let lists = all(&recording);
    assert_eq!(*lists[0].segments[0].bytes, bytes_of(&words(2)));
}

#[test]
fn bits_without_effect() {
    let list = |size, address| {
        let set_up = [load(LIST, &END), write(0x1040_18E8, address), write(0x1040_18E0, size), write(0x1040_18F0, 1)];
        all(&recording(set_up)).remove(0)
    };
    let exact = list(2, LIST >> 3);
    assert_eq!(exact.problems, []);
    let odd = list(3 | 0xFFE0_0000, (LIST >> 3 | 1) | 0xE000_0000);
    assert_eq!((odd.address, odd.size), (LIST, 16));
    assert_eq!(segments(&odd), [(LIST, 4)]);
    let problem = |id, value, ignored| ListProblem::IgnoredBits { segment: 0, id, value, ignored };
    let expected = [problem(0x238, 0xFFE0_0003, 0xFFE0_0001), problem(0x23A, 0xE400_0201, 0xE000_0001)];
    assert_eq!(odd.problems, expected);
    // The largest size: 2^21 - 2 units.
    let largest = list(0x1F_FFFE, LIST >> 3);
    assert_eq!(largest.segments[0].bytes.len(), 0x1F_FFFE * 8);
    assert_eq!(largest.problems, []);
}

#[test]
fn outside_of_memory() {
    let end = 0x2800_0000;
    let elements = [
        vec![load(0x1860_0000, &[1]), load(end - 16, &END), load(0x17FF_FFFE, &[1])],
        start(end - 16, 32).into(),
        start(0x1EFF_0000, 16).into(),
    ];
    let recording = recording(elements.concat());
    let old = ListOptions { fcram: FcramSize::Old, ..ListOptions::default() };
    let lists = all_with(&recording, old);
    let load = |element, address| {
        let outside = OutsideMemory { address, size: 4, available: 0 };
        ListProblem::LoadOutsideMemory { element, outside }
    };
    let segment = |address, size, available| {
        let outside = OutsideMemory { address, size, available };
        ListProblem::SegmentOutsideMemory { segment: 0, outside }
    };
    let expected = [load(0, 0x1860_0000), load(2, 0x17FF_FFFE), segment(end - 16, 32, 16)];
    assert_eq!(lists[0].problems, expected);
    assert_eq!(segments(&lists[0]), [(end - 16, 4)]);
    assert_eq!(lists[1].problems, [segment(0x1EFF_0000, 16, 0)]);
    assert_eq!(segments(&lists[1]), [(0x1EFF_0000, 0)]);
    assert_eq!(lists[1].segments[0].end, None);
    let new = all(&recording);
    assert_eq!(segments(&new[0]), [(end - 16, 8)]);
    assert_eq!(new[0].problems.len(), 2);
}

/// Compare word and autostop come from the initial registers and from the CPU.
#[test]
fn interrupt_state() {
    let words = [&[0xAB, 0x000F_0010, 0, 0][..], &END].concat();
    let rule_and_end = |recording: Recording| {
        let list = all(&recording).remove(0);
        let position = items(&list, &list.segments[0]).len();
        (list.rule.compare, list.rule.autostop, list.segments[0].end.is_some(), position)
    };
    // Nothing recorded: the usual state. Two writes and the no-operation go before the end.
    assert_eq!(rule_and_end(one_list(&words)), (0x1234_5678, true, true, 5));
    let from = |registers: &[(usize, u32)]| rule_and_end(with_registers(one_list(&words), registers));
    assert_eq!(from(&[(0x034, 1)]), (0, true, true, 7));
    assert_eq!(from(&[(0x020, 0xAB00_00AB), (0x034, 1)]), (0xAB00_00AB, true, true, 7));
    assert_eq!(from(&[(0x020, 0x1111_11AB)]), (0x1111_11AB, false, false, 4));
    assert_eq!(from(&[(0x020, 0x1234_5678), (0x034, 2)]), (0x1234_5678, false, false, 4));
    let written = |address, value| {
        let mut recording = one_list(&words);
        recording.stream.insert(0, write(address, value));
        rule_and_end(recording)
    };
    assert_eq!(written(0x1040_1080, 0x1111_1111), (0x1111_1111, true, false, 4));
    assert_eq!(written(0x1040_10D0, 0), (0x1234_5678, false, false, 4));
    assert_eq!(written(0x1040_10D0, 1), (0x1234_5678, true, true, 5));
    assert_eq!(written(0x1040_10C0, 0), (0x1234_5678, true, true, 5));
}

/// The size in bytes, as old Citra recorded it.
#[test]
fn sizes_in_bytes() {
    let filler = [1, 0x000F_0100].repeat(14);
    let list = [&filler[..], &END].concat();
    let bytes = 4 * list.len() as u32;
    assert_eq!(bytes, 128);
    let start = |loads: Vec<Element>, size| {
        let trigger = [write(0x1040_18E8, LIST >> 3), write(0x1040_18E0, size), write(0x1040_18F0, 1)];
        let recording = recording(loads.into_iter().chain(trigger));
        let list = all(&recording).remove(0);
        assert_eq!(list.segments[0].bytes.len(), list.size as usize);
        (list.size_unit, list.size, list.problems.len())
    };
    let loaded = || vec![load(LIST, &list)];
    // The recorder saved these 128 bytes, and they are a whole list.
    assert_eq!(start(loaded(), 128), (SizeUnit::Byte, 128, 0));
    // The hardware's size of the same list.
    assert_eq!(start(loaded(), 16), (SizeUnit::EightBytes, 128, 0));
    // As many bytes as hardware would take are there: the value is a hardware size.
    let padded = vec![load(LIST, &[&list[..], &[0; 224]].concat())];
    assert_eq!(start(padded, 128), (SizeUnit::EightBytes, 1024, 0));
    let nearly = vec![load(LIST, &[&list[..], &[0; 223]].concat())];
    assert_eq!(start(nearly, 128), (SizeUnit::Byte, 128, 0));
    // Less than the value is there, or the value is no size of a list.
    assert_eq!(start(loaded(), 136).0, SizeUnit::EightBytes);
    assert_eq!(start(loaded(), 124).0, SizeUnit::EightBytes);
    assert_eq!(start(loaded(), 0).0, SizeUnit::EightBytes);
    // No end in that many bytes.
    assert_eq!(start(loaded(), 112).0, SizeUnit::EightBytes);
    assert_eq!(start(loaded(), 120), (SizeUnit::Byte, 112, 1));
    // The last load that covers the list decides, wherever it starts.
    let earlier = vec![load(LIST, &[&list[..], &[0; 224]].concat()), load(LIST, &list)];
    assert_eq!(start(earlier, 128).0, SizeUnit::Byte);
    // The second load ends where the list starts.
    let before = vec![load(LIST, &list), load(LIST - 16, &[0; 4])];
    assert_eq!(start(before, 128).0, SizeUnit::Byte);
    let around = vec![load(LIST - 8, &[&[0, 0][..], &list].concat()), load(LIST + 128, &[0])];
    assert_eq!(start(around, 128).0, SizeUnit::Byte);
    assert_eq!(start(vec![], 128).0, SizeUnit::EightBytes);
    // What is loaded after the start does not count.
    let mut later = recording(loaded());
    later.stream.extend([
        write(0x1040_18E8, LIST >> 3),
        write(0x1040_18E0, 128),
        write(0x1040_18F0, 1),
        load(LIST, &[&list[..], &[0; 224]].concat()),
    ]);
    assert_eq!(all(&later)[0].size_unit, SizeUnit::Byte);
}

/// The decoder gets the rule that the list ran by.
#[test]
fn rule_of_a_list() {
    let recording = one_list(&END);
    let list = all(&recording).remove(0);
    assert_eq!(list.rule, EndRule::default());
    assert_eq!(list.segments[0].end, Some(ListEnd::Finalize));
    assert_eq!(items(&list, &list.segments[0]).len(), 3);
}
