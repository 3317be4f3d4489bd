// SPDX-License-Identifier: MIT
//! Lists that leave by jumps.

use super::*;
use pica_spec::command::{Buffer, ListEnd, Severity};
use pica_spec::trace::{ListOptions, ListProblem, Lists, OutsideMemory, lists};

const SECOND: u32 = 0x2000_2000;
const THIRD: u32 = 0x1800_0040;

/// The commands that jump to `bytes` bytes at `address` through a buffer.
fn jump(buffer: u32, address: u32, bytes: u32) -> Vec<u32> {
    let id = 0x000F_0238 + buffer;
    vec![bytes >> 3, id, address >> 3, id + 2, 1, id + 4, 0, 0]
}

fn single(recording: &Recording) -> CommandList {
    let mut lists = lists(recording);
    let list = lists.next().expect("a list");
    assert_eq!(lists.next(), None);
    list
}

fn ends(list: &CommandList) -> Vec<Option<ListEnd>> {
    list.segments.iter().map(|segment| segment.end).collect()
}

const JUMP0: Option<ListEnd> = Some(ListEnd::Jump(Buffer::Buffer0));
const JUMP1: Option<ListEnd> = Some(ListEnd::Jump(Buffer::Buffer1));
const STOP: Option<ListEnd> = Some(ListEnd::Finalize);

/// By buffer 1, then by buffer 0, through both memories.
#[test]
fn through_both_buffers() {
    let mut recording = one_list(&jump(1, SECOND, 32));
    recording.stream.insert(0, load(SECOND, &jump(0, THIRD, 16)));
    recording.stream.insert(0, load(THIRD, &END));
    let list = single(&recording);
    assert_eq!(segments(&list), [(LIST, 8), (SECOND, 8), (THIRD, 4)]);
    assert_eq!(ends(&list), [JUMP1, JUMP0, STOP]);
    assert_eq!(list.problems, []);
    assert_eq!(*list.segments[2].bytes, bytes_of(&END));
    assert_eq!((list.address, list.size), (LIST, 32));
    // Two words behind the jump are tail.
    assert_eq!(items(&list, &list.segments[0]).len(), 3 + 2);
}

/// The registers keep what the CPU, an earlier list, or the initial state put there.
#[test]
fn prepared_earlier() {
    let only_jump = [1, 0x000F_023D, 0, 0];
    let first = [2, 0x000F_0239, SECOND >> 3, 0x000F_023B];
    let by_list = [
        vec![load(SECOND, &END), load(LIST, &[&first[..], &END].concat())],
        start(LIST, 32).into(),
        vec![load(LIST, &only_jump), Element::FrameMarker],
        start(LIST, 16).into(),
    ];
    let recording = recording(by_list.concat());
    let lists: Vec<_> = lists(&recording).collect();
    assert_eq!(segments(&lists[0]), [(LIST, 8)]);
    assert_eq!(segments(&lists[1]), [(LIST, 4), (SECOND, 4)]);
    assert_eq!((lists[1].frame, lists[1].number), (1, 1));
    let mut by_cpu = one_list(&only_jump);
    by_cpu.stream.insert(0, load(SECOND, &END));
    let prepared = by_cpu.clone();
    by_cpu.stream.insert(0, write(0x1040_18E4, 2));
    by_cpu.stream.insert(0, write(0x1040_18EC, SECOND >> 3));
    assert_eq!(segments(&single(&by_cpu)), [(LIST, 4), (SECOND, 4)]);
    let mut by_state = prepared.clone();
    by_state.state.pica_registers = vec![0; 0x23C];
    by_state.state.pica_registers[0x239] = 2;
    by_state.state.pica_registers[0x23B] = SECOND >> 3;
    assert_eq!(segments(&single(&by_state)), [(LIST, 4), (SECOND, 4)]);
    // Without any of it: an empty buffer at address 0.
    let list = single(&prepared);
    assert_eq!(segments(&list), [(LIST, 4), (0, 0)]);
    assert_eq!(ends(&list), [JUMP1, None]);
}

/// Masks of the writes to size, address and trigger count.
#[test]
fn masks_of_writes() {
    let address = SECOND >> 3;
    let words = [
        &[0xFFFF_FFFF, 0x000F_023B][..],
        // Byte by byte, with rubbish in the bytes that are not enabled.
        &[address & 0xFF | 0x5555_5500, 0x0001_023B],
        &[address & 0xFF00 | 0x5555_0055, 0x0002_023B],
        &[address & 0xFFFF_0000 | 0x5555, 0x000C_023B],
        &[0xFFFF_FF02, 0x0001_0239],
        &[0xFFFF_FFFF, 0x0000_0239],
        // No byte enabled: no jump. Then one.
        &[1, 0x0000_023D],
        &[0, 0x0008_023D],
    ];
    let mut recording = one_list(&words.concat());
    recording.stream.insert(0, load(SECOND, &END));
    let list = single(&recording);
    assert_eq!(segments(&list), [(LIST, 16), (SECOND, 4)]);
    assert_eq!(ends(&list), [JUMP1, STOP]);
}

/// One consecutive command may set all registers and jump with its last parameter.
#[test]
fn within_one_command() {
    let words = [2, 0x804F_0238, 2, SECOND >> 3, SECOND >> 3, 1];
    let mut recording = one_list(&[&words[..], &END[..2]].concat());
    recording.stream.insert(0, load(SECOND, &END));
    let list = single(&recording);
    assert_eq!(segments(&list), [(LIST, 8), (SECOND, 4)]);
    assert_eq!(ends(&list), [JUMP0, STOP]);
}

#[test]
fn loops_end() {
    // To itself: the registers are the same the second time.
    let list = single(&one_list(&jump(0, LIST, 32)));
    assert_eq!(segments(&list), [(LIST, 8)]);
    assert_eq!(list.problems, [ListProblem::EndlessLoop { segment: 0 }]);
    // The start went through buffer 0, the return goes through buffer 1: once more around, then the same state.
    let mut recording = one_list(&jump(1, SECOND, 32));
    recording.stream.insert(0, load(SECOND, &jump(1, LIST, 32)));
    let list = single(&recording);
    assert_eq!(segments(&list), [(LIST, 8), (SECOND, 8), (LIST, 8)]);
    assert_eq!(ends(&list), [JUMP1; 3]);
    assert_eq!(list.problems, [ListProblem::EndlessLoop { segment: 1 }]);
    assert_eq!(list.problems[0].severity(), Severity::Error);
    // Coming back is no loop if other registers lead out of it: the second time, buffer 1 is prepared.
    let words = [&[1, 0x000F_023D][..], &[0, 0x000F_0100]].concat();
    let prepare = [&[2, 0x000F_0239, THIRD >> 3, 0x000F_023B][..], &jump(0, LIST, 16)];
    let mut recording = one_list(&words);
    recording.stream.insert(0, load(SECOND, &prepare.concat()));
    recording.stream.insert(0, load(THIRD, &END));
    recording.stream.insert(0, write(0x1040_18EC, SECOND >> 3));
    recording.stream.insert(0, write(0x1040_18E4, 6));
    let list = single(&recording);
    assert_eq!(segments(&list), [(LIST, 4), (SECOND, 12), (LIST, 4), (THIRD, 4)]);
    let start = |n: usize| list.segments[n].bytes.as_ptr();
    assert_eq!(start(2), start(0), "the same bytes");
    assert_eq!(list.problems, []);
}

/// A chain of `count` jumps, each segment of 32 bytes.
fn chain(count: u32) -> Recording {
    let links = (0..count).flat_map(|n| jump(0, LIST + 32 * (n + 1), 32)).collect::<Vec<_>>();
    let words = [&links[..], &END].concat();
    recording([load(LIST, &words)].into_iter().chain(start(LIST, 32)))
}

#[test]
fn limits() {
    let with = |recording: &Recording, most_jumps, most_bytes| {
        let options = ListOptions { most_jumps, most_bytes, ..ListOptions::default() };
        let list = Lists::new(recording, options).next().unwrap();
        (list.segments.len(), list.problems)
    };
    let recording = chain(10);
    assert_eq!(with(&recording, 10, 10_000), (11, vec![]));
    assert_eq!(with(&recording, 9, 10_000), (10, vec![ListProblem::TooManyJumps { limit: 9 }]));
    assert_eq!(with(&recording, 0, 10_000), (1, vec![ListProblem::TooManyJumps { limit: 0 }]));
    // Each segment is 32 bytes, of which its last write is at 16.
    let too_many = |limit| vec![ListProblem::TooManyBytes { limit }];
    assert_eq!(with(&recording, 10, 4 * 48 - 1), (4, too_many(4 * 48 - 1)));
    assert_eq!(with(&recording, 10, 4 * 48), (5, too_many(4 * 48)));
    // The limit is about further jumps: a long list without any is whole.
    assert_eq!(with(&one_list(&END), 0, 0), (1, vec![]));
    assert_eq!(with(&chain(16_384), 1 << 14, 1 << 30).0, 16_385);
    let default = lists(&chain(16_385)).next().unwrap();
    assert_eq!(default.problems, [ListProblem::TooManyJumps { limit: 16_384 }]);
}

/// An empty buffer is nothing but an end without FINALIZE, wherever it lies.
#[test]
fn empty_buffers() {
    for address in [LIST, LIST + 16, LIST + 0x1000, SECOND, 0] {
        let list = single(&one_list(&jump(0, address, 0)));
        assert_eq!(segments(&list), [(LIST, 8), (address, 0)]);
        assert_eq!(ends(&list), [JUMP0, None]);
        assert_eq!(list.problems, []);
    }
}

/// A list that goes back and forth between subroutines and one long buffer shares the bytes of that buffer.
#[test]
fn returns_share_bytes() {
    let mut main = jump(1, SECOND, 32);
    main.extend(jump(1, SECOND + 32, 32));
    main.extend(END);
    let back = |n: u32| jump(0, LIST + 32 * n, 80 - 32 * n);
    let mut recording = one_list(&main);
    recording.stream.insert(0, load(SECOND, &[back(1), back(2)].concat()));
    let list = single(&recording);
    let expected = [(LIST, 20), (SECOND, 8), (LIST + 32, 12), (SECOND + 32, 8), (LIST + 64, 4)];
    assert_eq!(segments(&list), expected);
    assert_eq!(list.problems, []);
    let start = list.segments[0].bytes.as_ptr();
    assert_eq!(list.segments[2].bytes.as_ptr(), start.wrapping_add(32));
    assert_eq!(*list.segments[4].bytes, bytes_of(&END));
    // A part that only begins in a known segment is read anew.
    let back = jump(0, LIST + 32, 64);
    let mut longer = one_list(&jump(1, SECOND, 32));
    longer.stream.insert(0, load(SECOND, &back));
    let list = single(&longer);
    assert_eq!(segments(&list), [(LIST, 8), (SECOND, 8), (LIST + 32, 16)]);
}

#[test]
fn leaving_memory() {
    let list = single(&one_list(&jump(0, 0x3000_0000, 16)));
    assert_eq!(segments(&list), [(LIST, 8), (0x3000_0000, 0)]);
    let outside = OutsideMemory { address: 0x3000_0000, size: 16, available: 0 };
    let problem = ListProblem::SegmentOutsideMemory { segment: 1, outside };
    assert_eq!(list.problems, [problem]);
    assert_eq!(ends(&list), [JUMP0, None]);
    let list = single(&one_list(&[3, 0x000F_0238, 5, 0x000F_023A, 1, 0x000F_023C, 0, 0]));
    let problem = |id, value| ListProblem::IgnoredBits { segment: 1, id, value, ignored: 1 };
    assert_eq!(list.problems[..2], [problem(0x238, 3), problem(0x23A, 5)]);
    assert_eq!(segments(&list), [(LIST, 8), (32, 0)]);
}

#[test]
fn messages() {
    let outside = OutsideMemory { address: 0x3000_0000, size: 16, available: 0 };
    let problems = [
        ListProblem::LoadOutsideMemory { element: 3, outside },
        ListProblem::IgnoredBits { segment: 1, id: 0x238, value: 3, ignored: 1 },
        ListProblem::SegmentOutsideMemory { segment: 1, outside },
        ListProblem::EndlessLoop { segment: 2 },
        ListProblem::TooManyJumps { limit: 9 },
        ListProblem::TooManyBytes { limit: 9 },
    ];
    let expected = [
        "warning: memory load, stream element 3: 16 bytes at 0x30000000 are not inside VRAM or FCRAM, 0 of them are",
        "warning: segment 1: register 0x238 = 0x00000003, bits 0x1 have no effect",
        "error: segment 1: 16 bytes at 0x30000000 are not inside VRAM or FCRAM, 0 of them are",
        "error: the last jump leads back to segment 2: the list never ends",
        "error: more than 9 jumps: not followed further",
        "error: more than 9 bytes: not followed further",
    ];
    assert_eq!(problems.map(|problem| format!("{}: {problem}", problem.severity())), expected);
}
