// SPDX-License-Identifier: MIT
//! Resets of the blocks that handle registers, which cases of the bench have at their beginning alone.

mod bench;

use bench::Bench;
use pica_rtl::command::{CommandProcessor, RegisterFile, reason};
use pica_rtl::dut::Dut;
use pica_spec::choices::{Choices, Recorder};
use pica_spec::pica200::{ID_COUNT, id};
use pica_spec::register_file::RegisterFile as Model;

fn reset<D: Dut>(bench: &mut Bench<D>) {
    bench.set(&[("reset", 1)]);
    bench.clock();
    bench.set(&[("reset", 0)]);
}

#[test]
fn a_reset_clears_every_register_and_abandons_writes() {
    let mut bench = Bench::new(RegisterFile::new(&Recorder::default()));
    let clear = bench.wait("reg_ready");
    bench.set(&[("show_valid", 1), ("show_word", 0xFFFF_FFFF), ("show_mask", 0xF)]);
    for id in 0..ID_COUNT as u64 {
        bench.set(&[("show_id", id)]);
        bench.clock();
    }
    // Effects are offered and on the way, and so is what a read finds.
    bench.set(&[("show_valid", 0), ("reg_valid", 1), ("reg_id", id::FOG_COLOR.into()), ("reg_mask", 0xF)]);
    (0..8).for_each(|_| bench.clock());
    bench.set(&[("reg_valid", 0), ("read_valid", 1)]);
    bench.clock();
    bench.set(&[("read_valid", 0)]);
    bench.clock();
    assert_eq!(bench.get("effect_valid"), 1);
    reset(&mut bench);
    assert_eq!([bench.get("effect_valid"), bench.get("answer_valid"), bench.get("show_ready")], [0; 3]);
    assert_eq!(bench.wait("reg_ready"), clear, "all are cleared once more");
    assert_eq!([bench.get("effect_valid"), bench.get("answer_valid")], [0; 2]);
    bench.set(&[("answer_ready", 1)]);
    let registers = Model::new(&Choices::default());
    for id in 0..ID_COUNT as u32 {
        bench.set(&[("read_valid", 1), ("read_id", id.into())]);
        bench.wait("read_ready");
        bench.clock();
        bench.set(&[("read_valid", 0)]);
        bench.wait("answer_valid");
        assert_eq!(bench.get("answer_word"), u64::from(registers.read_by_cpu(id)), "{id:#x}");
        bench.clock();
    }
    // There is room for all that there is room for.
    bench.set(&[("reg_valid", 1)]);
    let taken = (0..40).filter(|_| {
        let takes = bench.get("reg_ready") == 1;
        bench.clock();
        takes
    });
    assert_eq!(taken.count(), RegisterFile::INSIDE);
}

/// What a list does: each request and write with its clock, and the end.
fn list(bench: &mut Bench<CommandProcessor>, clocks: u64, writes: &[(u32, u64)], words: &[u64]) -> Vec<[u64; 4]> {
    let start = bench.clocks;
    let (mut writes, mut words) = (writes.iter(), words.iter());
    let (mut write, mut word) = (writes.next(), words.next());
    let mut seen = Vec::new();
    bench.set(&[("request_ready", 1), ("reg_ready", 1), ("end_ready", 1)]);
    while bench.clocks - start < clocks {
        let (id, data) = write.copied().unwrap_or_default();
        bench.set(&[("cpu_valid", write.is_some().into()), ("cpu_id", id.into()), ("cpu_data", data)]);
        bench.set(&[("word_valid", word.is_some().into()), ("list_word", word.copied().unwrap_or_default())]);
        let now = bench.clocks - start;
        if bench.get("request_valid") == 1 {
            seen.push([now, 0, bench.get("request_address"), bench.get("request_words")]);
        }
        if bench.get("reg_valid") == 1 {
            seen.push([now, 1, bench.get("reg_id"), bench.get("reg_data")]);
        }
        if bench.get("interrupt_valid") == 1 {
            seen.push([now, 2, bench.get("interrupt_word"), bench.get("interrupt_lanes")]);
        }
        if bench.get("end_valid") == 1 {
            seen.push([now, 3, bench.get("end_reason"), bench.get("end_outside")]);
        }
        if bench.get("cpu_ready") == 1 {
            write = writes.next();
        }
        if bench.get("word_ready") == 1 {
            word = words.next();
        }
        bench.clock();
    }
    bench.set(&[("cpu_valid", 0), ("word_valid", 0)]);
    seen
}

#[test]
fn a_reset_leaves_nothing_of_a_list() {
    // The compare bytes, the masks and the buffer of the first list are not those of the second, which begins with all of them 0.
    let mask = u64::from(u32::MAX);
    let compares = (0..16).map(|word| (id::IRQ_CMP0 + word, mask));
    let buffers = [
        (id::IRQ_MASK_LOW, mask),
        (id::CMDBUF_SIZE1, 32),
        (id::CMDBUF_ADDR0, 0x0300_0100),
        (id::CMDBUF_SIZE0, 64),
        (id::CMDBUF_JUMP0, 1),
    ];
    let first: Vec<(u32, u64)> = compares.chain(buffers).collect();
    let second = [
        (id::CMDBUF_ADDR0, 0x0300_0000),
        (id::CMDBUF_SIZE0, 16),
        (id::CMDBUF_JUMP0, 1),
        (id::IRQ_AUTOSTOP, 1),
        (id::CMDBUF_JUMP1, 1),
        (id::CMDBUF_SIZE0, 2),
        (id::CMDBUF_JUMP0, 1),
    ];
    // Lane 0 of each word, which is 0 as the compare byte is; that of FINALIZE ends a list.
    let request = |word: u64| (0x1_0000 | (u64::from(id::FINALIZE) + word)) << 32;
    let command = (0xF_0000 | u64::from(id::FOG_COLOR)) << 32 | 5;
    let words: Vec<u64> = (1..16).map(request).chain([command, request(0), command]).collect();
    let run = |before: u64| {
        let mut bench = Bench::new(CommandProcessor::new(&Recorder::default()));
        if before > 0 {
            list(&mut bench, before, &first, &[command; 64]);
            reset(&mut bench);
        }
        list(&mut bench, 250, &second, &words)
    };
    let expected = run(0);
    let ends: Vec<u64> = expected.iter().filter(|seen| seen[1] == 3).map(|seen| seen[2]).collect();
    assert_eq!(ends, [reason::RAN_OUT, reason::RAN_OUT, reason::FINALIZE].map(|reason| reason as u64));
    let requests: Vec<u64> = expected.iter().filter(|seen| seen[1] == 2).map(|seen| seen[2]).collect();
    assert_eq!(requests, (1..16).chain([0]).collect::<Vec<_>>(), "each word has its lane 0");
    for before in (1..120).step_by(7) {
        assert_eq!(run(before), expected, "{before} clocks");
    }
}
