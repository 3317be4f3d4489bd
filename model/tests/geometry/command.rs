// SPDX-License-Identifier: MIT
//! Command execution: command-lists.md#stream to command-lists.md#buffers and geometry.md#draws-and-indices, and the
//! choices on writes.

use pica_model::command::ListEnd;
use pica_model::diagnostic::{Finding, Place};
use pica_model::geometry::{Draw, NoSink};
use pica_model::gpu::machine::{Limit, Limits, Machine};
use pica_spec::choices::Choices;
use pica_spec::command::Problem;
use pica_spec::pica200::{Trigger, id};
use pica_spec::register_file::Ignored;
use pica_spec::trace::Memory;

use crate::common::bench::{Bench, LISTS};
use crate::common::program::END;
use crate::common::{Recorder, Told};

fn words(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// FINALIZE with the customary value, and its header (worked by hand).
const FINALIZE: [u32; 2] = [0x1234_5678, 0x000F_0010];

#[test]
fn bytes_that_the_mask_disables_keep_their_value() {
    // command-lists.md#stream; vector 44: the header 0x000A0229 enables bytes 1 and 3.
    let mut bench = Bench::new();
    bench.write(id::GEOSTAGE_CONFIG, 0x8001_0202);
    bench.run();
    bench.run_bytes(&words(&[0x4433_2211, 0x000A_0229, FINALIZE[0], FINALIZE[1]]));
    assert_eq!(bench.machine.registers().get(id::GEOSTAGE_CONFIG), 0x4401_2202);
}

#[test]
fn consecutive_parameters_count_up_and_others_do_not() {
    // command-lists.md#stream; vector 42: five registers from 0x0C0.
    let mut bench = Bench::new();
    bench.run_bytes(&words(&[1, 0x804F_00C0, 2, 3, 4, 5, 6, 0x000F_00C8, FINALIZE[0], FINALIZE[1], 0, 0]));
    let registers = bench.machine.registers();
    assert_eq!([0xC0, 0xC1, 0xC2, 0xC3, 0xC4, 0xC5, 0xC8].map(|id| registers.get(id)), [1, 2, 3, 4, 5, 0, 6]);

    let mut bench = Bench::new();
    bench.run_bytes(&words(&[1, 0x002F_00C0, 2, 3, FINALIZE[0], FINALIZE[1], 0, 0]));
    assert_eq!([0xC0, 0xC1].map(|id| bench.machine.registers().get(id)), [3, 0]);
}

#[test]
fn parameters_past_the_last_register_follow_the_choice() {
    // Choice excess_consecutive_parameters. From 0x3FE: 0x3FE, 0x3FF, then 0x400 or 0x000, ... up to 0x040.
    // No byte of them equals a compare byte, so the words at 0x010-0x01F do not end the list.
    let parameters: Vec<u32> = (0..0x43).map(|k| 0x0101_0100 | k).collect();
    let mut list = vec![parameters[0], 0x842F_03FE];
    list.extend(&parameters[1..]);
    list.push(0);
    list.extend(FINALIZE);
    list.extend([0; 2]);
    let run = |alternative| {
        let mut bench = Bench::with(&[alternative]);
        bench.run_bytes(&words(&list));
        (bench.machine.registers().get(0x040), bench.findings())
    };
    let (dropped, findings) = run("excess_consecutive_parameters=dropped");
    assert_eq!(dropped, 0);
    assert!(findings.contains(&Finding::IgnoredWrite { id: 0x400, reason: Ignored::PastLastRegister }));
    let (wrapped, findings) = run("excess_consecutive_parameters=wrap");
    assert_eq!(wrapped, 0x0101_0142);
    assert!(findings.contains(&Finding::IgnoredWrite { id: 0x020, reason: Ignored::CpuOnly }));
    // A header that names an id past the end has no effect in either case.
    let mut bench = Bench::with(&["excess_consecutive_parameters=wrap"]);
    bench.run_bytes(&words(&[7, 0x000F_0440, FINALIZE[0], FINALIZE[1]]));
    assert_eq!(bench.machine.registers().get(0x040), 0);
}

#[test]
fn lists_cannot_write_what_only_the_cpu_writes() {
    // command-lists.md#stream: 0x000-0x00F and 0x020-0x03F.
    let mut bench = Bench::new();
    bench.write(0x020, 1).write(0x034, 0).write(0x00F, 5).run();
    let registers = bench.machine.registers();
    assert_eq!([0x020, 0x034, 0x00F].map(|id| registers.get(id)), [0x1234_5678, 1, 0]);
    let ignored = [0x020, 0x034, 0x00F].map(|id| Finding::IgnoredWrite { id, reason: Ignored::CpuOnly });
    assert_eq!(bench.findings(), ignored);
    bench.machine.cpu_write(0x020, 1);
    assert_eq!(bench.machine.registers().get(0x020), 1);
}

#[test]
fn writes_to_ids_without_a_register_follow_the_choice() {
    // command-lists.md#stream, choice undefined_id_write: 0x270 reads as RESTART_PRIMITIVE.
    let restarts = |alternative| {
        let mut bench = Bench::with(&[alternative]);
        bench.write(0x270, 1).run();
        (bench.machine.sink().told.contains(&Told::Restart), bench.findings().len())
    };
    assert_eq!(restarts("undefined_id_write=ignored"), (false, 1));
    assert_eq!(restarts("undefined_id_write=restart-primitive"), (true, 0));
}

#[test]
fn the_mask_on_triggers_follows_the_choice() {
    // command-lists.md#stream, choice fifo_write_mask.
    let restarts = |alternative: &str, mask| {
        let mut bench = Bench::with(&[alternative]);
        bench.write_masked(id::RESTART_PRIMITIVE, 1, mask).run();
        bench.machine.sink().told.contains(&Told::Restart)
    };
    for alternative in ["fifo_write_mask=raw-any-byte", "fifo_write_mask=merged"] {
        assert!(restarts(alternative, 0x8));
        assert!(!restarts(alternative, 0x0));
    }
    assert!(restarts("fifo_write_mask=raw-always", 0x8));
    assert!(restarts("fifo_write_mask=raw-always", 0x0));
}

#[test]
fn the_mask_on_data_words_follows_the_choice() {
    // command-lists.md#stream, choice fifo_write_mask: the second fog word enables bytes 0 and 1 only.
    let fog = |alternative: &str, mask| {
        let mut bench = Bench::with(&[alternative]);
        bench.write(id::FOG_LUT_INDEX, 0).write(id::FOG_LUT_DATA, 0x11_1111);
        bench.write_masked(id::FOG_LUT_DATA, 0x22_2222, mask).run();
        bench.machine.luts().fog.entries[1].0
    };
    assert_eq!(fog("fifo_write_mask=raw-any-byte", 0x3), 0x22_2222);
    assert_eq!(fog("fifo_write_mask=merged", 0x3), 0x11_2222);
    assert_eq!(fog("fifo_write_mask=raw-always", 0x3), 0x22_2222);
    assert_eq!(fog("fifo_write_mask=raw-any-byte", 0x0), 0);
    assert_eq!(fog("fifo_write_mask=merged", 0x0), 0);
    assert_eq!(fog("fifo_write_mask=raw-always", 0x0), 0x22_2222);
}

#[test]
fn finalize_ends_a_list_when_a_byte_matches() {
    // command-lists.md#end-of-a-list and choice finalize_match; its experiment.
    let experiment = |alternative, value, mask: u32| {
        let mut bench = Bench::with(&[alternative]);
        let list = [value, mask << 16 | 0x010, 1, 0x000F_0041, FINALIZE[0], FINALIZE[1], 0, 0];
        let writes = bench.run_bytes(&words(&list)).writes;
        assert_eq!(bench.machine.interrupts(), 1);
        assert_eq!(bench.machine.registers().get(id::VIEWPORT_WIDTH), u32::from(writes == 3));
        writes
    };
    assert_eq!(experiment("finalize_match=compare-bytes", 0, 0xF), 3);
    assert_eq!(experiment("finalize_match=any-write", 0, 0xF), 1);
    // One lane is enough, if it is the lane of that byte and enabled.
    assert_eq!(experiment("finalize_match=compare-bytes", 0x0000_0078, 0xF), 1);
    assert_eq!(experiment("finalize_match=compare-bytes", 0x1200_0000, 0x8), 1);
    assert_eq!(experiment("finalize_match=compare-bytes", 0x1234_5678, 0x0), 3);
    assert_eq!(experiment("finalize_match=any-write", 0, 0x0), 3);
}

#[test]
fn a_byte_in_another_lane_or_a_disabled_one_does_not_match() {
    // command-lists.md#end-of-a-list. The value's byte 0 would match lane 3; lane 0 matches but is disabled; and the
    // register still holds matching bytes, which are not written.
    for (value, mask) in [(0x0000_0012, 0xF), (0xFFFF_FF78, 0xE), (0xFFFF_FFFF, 0x4)] {
        let mut bench = Bench::new();
        bench.run();
        assert_eq!(bench.machine.registers().get(id::FINALIZE), FINALIZE[0]);
        let list = [value, mask << 16 | 0x010, FINALIZE[0], FINALIZE[1]];
        assert_eq!(bench.run_bytes(&words(&list)).writes, 2, "{value:#X} {mask:#X}");
        assert_eq!(bench.machine.interrupts(), 2);
    }
}

#[test]
fn without_autostop_a_match_interrupts_and_the_list_goes_on() {
    // command-lists.md#end-of-a-list: IRQ_AUTOSTOP.
    let mut bench = Bench::new();
    bench.machine.cpu_write(id::IRQ_AUTOSTOP, 0);
    let report = bench.run_bytes(&words(&[FINALIZE[0], FINALIZE[1], 5, 0x000F_0041]));
    assert_eq!(report.end, ListEnd::RanOut);
    assert_eq!(bench.machine.interrupts(), 1);
    assert_eq!(bench.machine.registers().get(id::VIEWPORT_WIDTH), 5);
}

#[test]
fn a_masked_lane_ends_the_list_without_an_interrupt() {
    // command-lists.md#end-of-a-list: IRQ_MASK disables the interrupt of a lane.
    let mut bench = Bench::new();
    bench.machine.cpu_write(id::IRQ_MASK_LOW, 0xFFFF_FFFF);
    assert_eq!(bench.run_bytes(&words(&[FINALIZE[0], FINALIZE[1], 5, 0x000F_0041])).end, ListEnd::Finalize);
    assert_eq!(bench.machine.interrupts(), 0);
    // Lanes 0 and 1 match, lane 1 is masked: one interrupt for the word.
    bench.machine.cpu_write(id::IRQ_MASK_LOW, 0xFFFF_FFF2);
    bench.run_bytes(&words(&[0x0000_5678, FINALIZE[1], 5, 0x000F_0041]));
    assert_eq!(bench.machine.interrupts(), 1);
}

#[test]
fn the_other_request_words_have_their_own_lanes() {
    // command-lists.md#end-of-a-list: 64 lanes. Word 9 holds lanes 36-39, whose mask bits are 4-7 of IRQ_MASK_HIGH.
    let mut bench = Bench::new();
    bench.machine.cpu_write(id::IRQ_CMP9, 0xAABB_CCDD);
    bench.machine.cpu_write(id::IRQ_MASK_HIGH, 0xFFFF_FF7F);
    assert_eq!(bench.write(id::IRQ_REQ9, 0x0000_0000).run().writes, 2);
    assert_eq!(bench.write(id::IRQ_REQ9, 0xAA00_0000).run().writes, 1);
    assert_eq!(bench.machine.interrupts(), 2);
    assert_eq!(bench.machine.cpu_read(id::IRQ_STAT_HIGH) & 0xF0, 0x80);
    assert_eq!(bench.machine.cpu_read(id::IRQ_ACK9), 0xAA00_0000);
    // Taking the request back: bytes that differ.
    bench.machine.cpu_write(id::IRQ_ACK9, 0);
    assert_eq!(bench.machine.cpu_read(id::IRQ_STAT_HIGH) & 0xF0, 0);
    assert_eq!(bench.machine.cpu_read(id::IRQ_REQ9), 0);
}

#[test]
fn a_list_without_finalize_runs_out() {
    // command-lists.md#end-of-a-list: it would hang the system software.
    let mut bench = Bench::new();
    let report = bench.run_bytes(&words(&[5, 0x000F_0041, 6, 0x000F_0043]));
    assert_eq!(report.end, ListEnd::RanOut);
    assert_eq!(bench.findings(), [Finding::Command(Problem::MissingFinalize)]);
}

#[test]
fn the_size_is_taken_in_whole_16_bytes() {
    // command-lists.md#stream and command-lists.md#buffers: bit 0 of size and address registers has no effect.
    let mut bench = Bench::new();
    let list = words(&[5, 0x000F_0041, 6, 0x000F_0043, 7, 0x000F_0048]);
    bench.memory(LISTS, &list);
    bench.machine.cpu_write(id::CMDBUF_SIZE0, 3);
    bench.machine.cpu_write(id::CMDBUF_ADDR0, LISTS >> 3 | 1);
    let report = bench.machine.cpu_write(id::CMDBUF_JUMP0, 1).expect("a list");
    assert_eq!(report.writes, 2);
    assert_eq!(bench.machine.registers().get(0x048), 0);
    assert_eq!(bench.machine.registers().get(0x041), 5);
}

#[test]
fn the_cpu_starts_a_list_with_bit_0() {
    // command-lists.md#buffers.
    let mut bench = Bench::new();
    bench.memory(LISTS, &words(&[FINALIZE[0], FINALIZE[1], 0, 0]));
    for buffer in 0..2 {
        bench.machine.cpu_write(id::CMDBUF_SIZE0 + buffer, 2);
        bench.machine.cpu_write(id::CMDBUF_ADDR0 + buffer, LISTS >> 3);
        assert_eq!(bench.machine.cpu_write(id::CMDBUF_JUMP0 + buffer, 2), None);
        let report = bench.machine.cpu_write(id::CMDBUF_JUMP0 + buffer, 3).expect("a list");
        assert_eq!((report.end, report.list), (ListEnd::Finalize, buffer as usize));
    }
}

#[test]
fn a_jump_leaves_the_rest_of_the_list() {
    // command-lists.md#buffers: any write jumps; size and address are those of the buffer; there is no return.
    let mut bench = Bench::new();
    let second = words(&[7, 0x000F_0043, FINALIZE[0], FINALIZE[1]]);
    bench.memory(LISTS + 0x1000, &second);
    bench.write(id::CMDBUF_SIZE1, second.len() as u32 >> 3).write(id::CMDBUF_ADDR1, (LISTS + 0x1000) >> 3);
    bench.run();
    let report = bench.run_bytes(&words(&[0, 0x000F_023D, 5, 0x000F_0041]));
    assert_eq!((report.end, report.segments, report.writes), (ListEnd::Finalize, 2, 3));
    assert_eq!(bench.machine.registers().get(0x041), 0);
    assert_eq!(bench.machine.registers().get(0x043), 7);
}

#[test]
fn jumps_in_a_circle_end_at_a_limit() {
    let limits = Limits { jumps: 100, ..Limits::default() };
    let mut machine = Machine::new(&Choices::default(), NoSink).expect("default choices").with_limits(limits);
    machine.memory_mut().write(LISTS, &words(&[0, 0x000F_023C, 0, 0])).expect("FCRAM");
    machine.cpu_write(id::CMDBUF_SIZE0, 2);
    machine.cpu_write(id::CMDBUF_ADDR0, LISTS >> 3);
    let report = machine.cpu_write(id::CMDBUF_JUMP0, 1).expect("a list");
    assert_eq!((report.end, report.segments), (ListEnd::Limit(Limit::Jumps), 101));
}

#[test]
fn large_buffers_end_at_a_limit() {
    let limits = Limits { bytes: 1 << 20, ..Limits::default() };
    let mut machine = Machine::new(&Choices::default(), NoSink).expect("default choices").with_limits(limits);
    machine.memory_mut().write(LISTS, &words(&[0, 0x000F_023C, 0, 0])).expect("FCRAM");
    machine.cpu_write(id::CMDBUF_SIZE0, (1 << 18) >> 3);
    machine.cpu_write(id::CMDBUF_ADDR0, LISTS >> 3);
    let report = machine.cpu_write(id::CMDBUF_JUMP0, 1).expect("a list");
    // Four buffers of 2^18 bytes fit.
    assert_eq!((report.end, report.segments), (ListEnd::Limit(Limit::Bytes), 5));
}

#[test]
fn a_buffer_outside_memory_is_a_finding() {
    let mut bench = Bench::new();
    let end = Memory::VRAM + Memory::VRAM_BYTES;
    bench.memory(end - 16, &words(&[5, 0x000F_0041, 6, 0x000F_0043]));
    bench.machine.cpu_write(id::CMDBUF_SIZE0, 4);
    bench.machine.cpu_write(id::CMDBUF_ADDR0, (end - 16) >> 3);
    let report = bench.machine.cpu_write(id::CMDBUF_JUMP0, 1).expect("a list");
    assert_eq!((report.end, report.writes), (ListEnd::RanOut, 2));
    let findings = bench.findings();
    assert!(matches!(findings[0], Finding::ListOutsideMemory(outside) if outside.available == 16), "{findings:?}");
}

#[test]
fn findings_name_the_place_and_are_bounded() {
    let mut bench = Bench::new();
    bench.run_bytes(&words(&[1, 0x002F_0020, 2, 3, FINALIZE[0], FINALIZE[1], 0, 0]));
    let places: Vec<Place> = bench.machine.diagnostics().entries().iter().map(|diagnostic| diagnostic.place).collect();
    // Parameter 0 is before the header.
    assert_eq!(places, [0, 8, 12].map(|offset| Place::List { list: 0, segment: 0, offset }));
    for _ in 0..10 {
        for _ in 0..200 {
            bench.write(0x020, 1);
        }
        bench.run();
    }
    assert_eq!(bench.machine.diagnostics().entries().len(), 1000);
    assert_eq!(bench.machine.diagnostics().suppressed(), 1003);
    assert_eq!(bench.machine.diagnostics_mut().take().len(), 1000);
    bench.machine.cpu_write(0x230, 0);
    assert_eq!(bench.machine.diagnostics().entries()[0].place, Place::Cpu { id: 0x230 });
    assert_eq!(bench.machine.diagnostics().suppressed(), 0);
}

#[test]
fn a_truncated_command_is_a_finding_and_does_nothing() {
    let mut bench = Bench::new();
    bench.run_bytes(&words(&[5, 0x004F_0041, 6, 7]));
    assert_eq!(bench.machine.registers().get(0x041), 0);
    assert!(matches!(bench.findings()[0], Finding::Command(Problem::TruncatedCommand { announced: 6, present: 4 })));
}

#[test]
fn draws_in_configuration_mode_follow_the_choice() {
    // geometry.md#draws-and-indices, choice draw_mode_enforcement.
    let draw = |alternative| {
        let mut bench = Bench::with(&[alternative]);
        bench.passing(1).one_array(0b0000, 1).write(id::NUMVERTICES, 1).write(id::DRAWARRAYS, 1).run();
        assert_eq!(bench.findings(), [Finding::DrawInConfigurationMode]);
        bench.vertices().len()
    };
    assert_eq!(draw("draw_mode_enforcement=warn"), 1);
    assert_eq!(draw("draw_mode_enforcement=enforce"), 0);
}

#[test]
fn configuration_in_drawing_mode_follows_the_choice() {
    // geometry.md#draws-and-indices, choice draw_mode_enforcement: every register of the shader units, 0x280 to 0x33F.
    let write = |alternative: &str, id| {
        let mut bench = Bench::with(&[alternative]);
        bench.write(id::START_DRAW_FUNC0, 0).write(id, 0x0001_0001).write(id::START_DRAW_FUNC0, 1).run();
        assert!(bench.findings().contains(&Finding::ConfigurationInDrawingMode { id }));
        bench.machine.registers().get(id)
    };
    for id in [id::SH_BOOLUNIFORM[0], id::SH_ENTRYPOINT[1], id::SH_OUTMAP_MASK[3]] {
        assert_eq!(write("draw_mode_enforcement=warn", id), 0x0001_0001);
        assert_eq!(write("draw_mode_enforcement=enforce", id), 0);
    }
    // The code port too: the program that runs is the one written before.
    let mut bench = Bench::with(&["draw_mode_enforcement=enforce"]);
    bench.passing(1).one_array(0b0000, 1).write(id::START_DRAW_FUNC0, 0);
    bench.write(id::SH_CODETRANSFER_INDEX[1], 0).write(id::SH_CODETRANSFER_DATA[1], END);
    bench.memory(crate::common::bench::BASE, &[3]);
    bench.draw_arrays(0, 1).run();
    assert_eq!(bench.slot0(), [crate::x(3)]);
}

#[test]
fn writes_during_array_draws_are_reported_outside_the_safe_ranges() {
    // geometry.md#draws-and-indices: 0x253 bit 0.
    for (id, reported) in
        [(0x1FF, true), (0x200, false), (0x254, false), (0x255, true), (0x280, false), (0x2DF, false), (0x2E0, true)]
    {
        let mut bench = Bench::new();
        bench.write(id::GEOSTAGE_CONFIG2, 1).write(id, 0).write(id::GEOSTAGE_CONFIG2, 0).run();
        assert_eq!(bench.findings().contains(&Finding::WriteDuringArrayDraw { id }), reported, "{id:#X}");
    }
}

#[test]
fn fragment_triggers_reach_the_sink() {
    let mut bench = Bench::new();
    bench.write(id::EARLYDEPTH_CLEAR, 1).write(id::FRAMEBUFFER_FLUSH, 1).write(id::FRAMEBUFFER_INVALIDATE, 1).run();
    let expected = [Trigger::EarlydepthClear, Trigger::FramebufferFlush, Trigger::FramebufferInvalidate];
    assert_eq!(bench.machine.sink().told, expected.map(Told::Trigger));
}

#[test]
fn a_draw_is_begun_and_ended_even_without_vertices() {
    let mut bench = Bench::new();
    bench.passing(1).one_array(0b0000, 1).draw_arrays(4, 0).run();
    assert_eq!(bench.machine.sink().told, [Told::Begin(Draw::Arrays { first: 4, count: 0 }), Told::End]);
}

#[test]
fn a_machine_can_be_copied_and_both_go_on_alike() {
    let mut bench = Bench::new();
    bench.passing(1).one_array(0b0000, 1).memory(crate::common::bench::BASE, &[1, 2, 3]).run();
    let mut copy: Machine<Recorder> = bench.machine.clone();
    bench.draw_arrays(0, 3).run();
    copy.memory_mut().write(LISTS, &bench.machine.memory().read_up_to(LISTS, 4096)).expect("FCRAM");
    copy.cpu_write(id::CMDBUF_SIZE0, bench.machine.registers().get(id::CMDBUF_SIZE0));
    copy.cpu_write(id::CMDBUF_JUMP0, 1);
    assert_eq!(copy.sink().told, bench.machine.sink().told);
    assert_eq!(copy.sink().vertices().len(), 3);
}

/// A thousand findings of one kind hide none of another, wherever it comes.
#[test]
fn the_first_of_each_kind_is_kept() {
    let mut bench = Bench::new();
    for _ in 0..600 {
        bench.write(0x020, 1);
    }
    bench.run();
    for _ in 0..600 {
        bench.write(0x020, 1);
    }
    bench.write(0x2C0, 96);
    for _ in 0..3 {
        bench.write(0x2C1, 0);
    }
    bench.run();
    let diagnostics = bench.machine.diagnostics();
    assert_eq!((diagnostics.entries().len(), diagnostics.suppressed()), (1001, 200));
    let (first, last) = (diagnostics.entries()[0].finding, diagnostics.entries()[1000].finding);
    assert_eq!((&*first.kind(), &*last.kind()), ("ignored-write-cpu-only", "transfer-past-end"));
    let suppressed: Vec<_> = diagnostics.suppressed_kinds().map(|(finding, count)| (finding.kind(), count)).collect();
    assert_eq!(suppressed, [(first.kind(), 200)]);
}

/// Uniforms above c95, descriptors above 127 and words past the end of program memory are dropped, and that is said.
#[test]
fn transfers_past_the_end() {
    // Index register and the last index, words of an element, data register, where the memory ends.
    let transfers = [
        (0x2C0, 94, 3, 0x2C1, 96),
        (0x290, 94, 3, 0x291, 96),
        (0x2CB, 510, 1, 0x2CC, 512),
        (0x29B, 4094, 1, 0x29C, 4096),
        (0x2D5, 126, 1, 0x2D6, 128),
    ];
    for (index, start, words, data, end) in transfers {
        let mut bench = Bench::new();
        // GSH has a configuration of its own.
        bench.write(0x244, 1);
        bench.write(index, start);
        for _ in 0..4 * words {
            bench.write(data, 0);
        }
        bench.run();
        let found: Vec<Finding> = bench.machine.diagnostics().entries().iter().map(|entry| entry.finding).collect();
        // The counter of program memory has 12 bits, and goes on at 0.
        let indices = [end, end + 1].into_iter().filter(|index| *index < 4096);
        let expected: Vec<Finding> = indices.map(|index| Finding::TransferPastEnd { id: data, index }).collect();
        assert_eq!(found, expected, "{data:#x}");
    }
}
