// SPDX-License-Identifier: MIT
//! Broken recordings and command lists: a picture or a clear error, in bounded work.
//!
//! `cargo test` takes a hundredth of what `PICA_FULL=1 cargo test --release -p pica-model --test render robustness` does:
//! 10^6 broken files, 10^6 broken lists, 10^4 renders of broken recordings.

use std::collections::BTreeMap;

use pica_model::gpu::machine::{Limits, Machine};
use pica_model::gpu::pipeline::{Picture, Pipeline};
use pica_model::trace::Replay;
use pica_spec::choices::Choices;
use pica_spec::command::decode;
use pica_spec::pica200::id;
use pica_spec::trace::{Recording, lists};
use proptest::prelude::*;
use proptest::sample::Index;

use super::{recording, trace_file};

/// What one list may cost.
const LIMITS: Limits = Limits {
    jumps: 20,
    bytes: 1 << 17,
    vertices: 100,
    instructions: 10_000,
    invocation_instructions: 500,
    pixels: 1 << 13,
    texels: 1 << 15,
};

/// What one list of a recording that is rendered may cost.
const RENDER_LIMITS: Limits = Limits {
    bytes: 1 << 20,
    vertices: 2000,
    instructions: 200_000,
    invocation_instructions: 5000,
    pixels: 1 << 20,
    texels: 1 << 20,
    ..LIMITS
};

/// Small recordings, with a geometry shader and every kind of buffer among them.
const SMALL: [&str; 6] =
    ["01_triangle", "14_indexed", "20_shader_rare", "04_stencil", "08_geometry", "16_clip_formats"];

/// Broken lists that one machine runs, one after the other.
const LISTS_PER_MACHINE: u32 = 100;

/// A number of cases: all of them in a full run, otherwise a hundredth.
fn config(cases: u32) -> ProptestConfig {
    let full = std::env::var_os("PICA_FULL").is_some_and(|value| value == "1");
    let cases = if full { cases } else { cases / 100 };
    ProptestConfig { cases, max_shrink_iters: 500, failure_persistence: None, ..ProptestConfig::default() }
}

/// A word that may hit a limit somewhere.
fn word() -> impl Strategy<Value = u32> {
    prop_oneof![
        Just(0),
        Just(u32::MAX),
        0..8000_u32,
        (0..32_u32).prop_map(|bit| 1 << bit),
        // Headers of any register.
        (0..0x300_u32, 0..16_u32).prop_map(|(id, mask)| id | mask << 16),
        // Elements of a stream.
        0xE0..0xE5_u32,
        // Addresses in memory.
        (0..0x0060_0000_u32).prop_map(|offset| (0x1800_0000 + offset) >> 3),
        any::<u32>(),
    ]
}

/// Words in the place of others.
fn changes() -> impl Strategy<Value = Vec<(Index, u32)>> {
    prop::collection::vec((any::<Index>(), word()), 1..8)
}

fn change(bytes: &mut [u8], changes: &[(Index, u32)]) {
    let (words, _) = bytes.as_chunks_mut::<4>();
    for (index, word) in changes {
        words[index.index(words.len())] = word.to_le_bytes();
    }
}

fn machine(limits: Limits) -> Machine<Pipeline> {
    let choices = Choices::default();
    let pipeline = Pipeline::new(&choices).expect("the defaults are offered");
    Machine::new(&choices, pipeline).expect("the defaults are offered").with_limits(limits)
}

/// A recording whose lists are broken: the addresses and the bytes of all of them.
struct Intact {
    recording: Recording,
    lists: Vec<(u32, Vec<u8>)>,
}

impl Intact {
    fn new(name: &str) -> Intact {
        let recording = recording(name);
        let lists = lists(&recording).flat_map(|list| list.segments);
        let lists: BTreeMap<u32, Vec<u8>> =
            lists.map(|segment| (segment.address & !0xF, segment.bytes.to_vec())).collect();
        assert!(!lists.is_empty(), "{name}");
        Intact { lists: lists.into_iter().collect(), recording }
    }

    /// A machine with everything in memory, and some state.
    fn machine(&self) -> Machine<Pipeline> {
        let mut replay = Replay::new(&self.recording, machine(LIMITS));
        replay.run();
        replay.into_machine()
    }

    /// Runs a list with some words changed, then puts it back.
    fn run(&self, machine: &mut Machine<Pipeline>, list: Index, changes: &[(Index, u32)]) {
        let (address, intact) = &self.lists[list.index(self.lists.len())];
        let mut bytes = intact.clone();
        change(&mut bytes, changes);
        machine.memory_mut().write(*address, &bytes).expect("it was loaded");
        let before = machine.sink().stats().fragments;
        machine.cpu_write(id::CMDBUF_ADDR0, address >> 3);
        machine.cpu_write(id::CMDBUF_SIZE0, bytes.len() as u32 >> 3);
        let report = machine.cpu_write(id::CMDBUF_JUMP0, 1).expect("a list ran");
        assert!(report.segments <= LIMITS.jumps + 1);
        assert!(report.writes <= LIMITS.bytes / 4);
        assert!(machine.sink().stats().fragments - before <= LIMITS.pixels);
        let _ = machine.diagnostics_mut().take().iter().map(ToString::to_string).count();
        machine.memory_mut().write(*address, intact).expect("it was loaded");
    }
}

proptest! {
    #![proptest_config(config(1_000_000))]

    /// Reading, and decoding of what was read.
    #[test]
    fn broken_files(name in 0..SMALL.len(), changes in changes(), in_header in any::<bool>(), cut in prop::option::weighted(0.1, any::<Index>())) {
        thread_local! {
            static FILES: [Vec<u8>; SMALL.len()] = files();
        }
        let mut file = FILES.with(|files| files[name].clone());
        let end = if in_header { 100 } else { file.len() };
        change(&mut file[..end], &changes);
        if let Some(cut) = cut {
            file.truncate(cut.index(file.len()));
        }
        match Recording::read(&file) {
            Ok(recording) => {
                for list in lists(&recording).take(4) {
                    for segment in list.segments.iter().take(4) {
                        decode(&segment.bytes[..segment.bytes.len().min(2000)], list.rule);
                    }
                }
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}

proptest! {
    #![proptest_config(config(1_000_000 / LISTS_PER_MACHINE))]

    /// Lists on a machine that ran others of the kind before.
    #[test]
    fn broken_lists(
        name in 0..SMALL.len(),
        cases in prop::collection::vec((any::<Index>(), changes()), LISTS_PER_MACHINE as usize),
    ) {
        thread_local! {
            static INTACT: [Intact; SMALL.len()] = SMALL.map(Intact::new);
        }
        INTACT.with(|intact| {
            let intact = &intact[name];
            let mut machine = intact.machine();
            for (list, changes) in &cases {
                intact.run(&mut machine, *list, changes);
            }
        });
    }
}

proptest! {
    #![proptest_config(config(10_000))]

    /// Recordings, to the picture. Changes are behind the header: mostly in lists and in vertex data.
    #[test]
    fn broken_renders(name in 0..SMALL.len(), changes in changes()) {
        thread_local! {
            static FILES: [Vec<u8>; SMALL.len()] = files();
        }
        let mut file = FILES.with(|files| files[name].clone());
        change(&mut file[100..], &changes);
        if let Ok(recording) = Recording::read(&file) {
            render(&recording);
        }
    }
}

fn files() -> [Vec<u8>; SMALL.len()] {
    SMALL.map(|name| std::fs::read(trace_file(&format!("{name}.ctf"))).expect("the trace is there"))
}

fn render(recording: &Recording) {
    let mut replay = Replay::new(recording, machine(RENDER_LIMITS));
    // A recording may start any number of transfers of the whole memory.
    for _ in 0..recording.stream.len().min(400) {
        replay.step();
    }
    let machine = replay.into_machine();
    let _ = Picture::of_color(machine.registers(), machine.choices(), machine.memory());
    let _ = Picture::of_depth(machine.registers(), machine.choices(), machine.memory());
}
