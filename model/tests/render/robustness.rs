//! Recordings with random changes: a picture or a clear error, in bounded work.
//!
//! `PICA_RENDERS` sets how many are rendered (default 1000).

use pica_model::machine::{Limits, Machine};
use pica_model::pipeline::{Picture, Pipeline};
use pica_model::trace::Replay;
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use proptest::prelude::*;

use super::trace_file;

const LIMITS: Limits = Limits {
    jumps: 20,
    bytes: 1 << 20,
    vertices: 2000,
    instructions: 200_000,
    invocation_instructions: 5000,
    pixels: 1 << 20,
};

/// Small recordings.
const SMALL: [&str; 4] = ["01_triangle", "14_indexed", "20_shader_rare", "04_stencil"];

fn cases() -> u32 {
    std::env::var("PICA_RENDERS").ok().and_then(|count| count.parse().ok()).unwrap_or(1000)
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
        // Addresses in memory.
        (0..0x0060_0000_u32).prop_map(|offset| (0x1800_0000 + offset) >> 3),
        any::<u32>(),
    ]
}

fn render(recording: &Recording) {
    let choices = Choices::default();
    let pipeline = Pipeline::new(&choices).expect("the defaults are offered");
    let machine = Machine::new(&choices, pipeline).expect("the defaults are offered").with_limits(LIMITS);
    let mut replay = Replay::new(recording, machine);
    // A recording may start any number of transfers of the whole memory.
    for _ in 0..recording.stream.len().min(400) {
        replay.step();
    }
    let machine = replay.into_machine();
    let _ = Picture::of_color(machine.registers(), &choices, machine.memory());
    let _ = Picture::of_depth(machine.registers(), &choices, machine.memory());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), max_shrink_iters: 200, ..ProptestConfig::default() })]

    #[test]
    fn changed_words(
        name in 0..SMALL.len(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), word()), 1..8),
    ) {
        thread_local! {
            static FILES: Vec<Vec<u8>> =
                SMALL.map(|name| std::fs::read(trace_file(&format!("{name}.ctf"))).expect("the trace is there")).into();
        }
        let mut file = FILES.with(|files| files[name].clone());
        for (index, word) in changes {
            // Behind the header, mostly in command lists and vertex data.
            let offset = 100 + 4 * index.index((file.len() - 100) / 4);
            file[offset..offset + 4].copy_from_slice(&word.to_le_bytes());
        }
        if let Ok(recording) = Recording::read(&file) {
            render(&recording);
        }
    }
}
