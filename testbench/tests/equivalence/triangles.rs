// SPDX-License-Identifier: MIT
//! The triangles of recordings, from the screen to the framebuffer.

use crate::fragments::{engine, traces};
use crate::{block, have};
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_testbench::engine::{Engine, Stall};
use pica_testbench::equivalence::EngineKind;
use pica_testbench::registry::fragment::recorded::pixel;
use pica_testbench::registry::gpu::recorded::{cases, is_complete, words};
use pica_testbench::registry::recorded::each_draw;
use std::collections::{BTreeMap, BTreeSet};

/// Recordings of which every draw is compared: they have no textures and no light.
const WHOLE: [&str; 6] = ["01_triangle", "04_stencil", "12_shader", "14_indexed", "16_clip_formats", "20_shader_rare"];

/// What the circuits leave of a draw in both buffers is, word by word, what the renderer left there.
#[test]
fn recordings_are_drawn_as_the_renderer_does() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let block = block("back_end");
    let mut engine = engine(&block);
    let (mut fragments, mut whole) = (0, BTreeSet::new());
    for path in traces() {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let recording = Recording::read(&std::fs::read(&path).unwrap()).unwrap();
        let mut left_out = 0;
        each_draw(&recording, &Choices::default(), |draw| {
            if !is_complete(draw) {
                left_out += 1;
                return true;
            }
            let mut rendered = BTreeMap::new();
            for fragment in &draw.fragments {
                for (buffer, word) in fragment.after.into_iter().enumerate() {
                    rendered.insert((buffer, pixel(draw, fragment)), word);
                }
            }
            let mut drawn = BTreeMap::new();
            for inputs in cases(draw) {
                let case = block.case(inputs);
                let answer = engine.unit(&case, Stall::default()).unwrap();
                assert_eq!(answer.violation, None);
                drawn.extend(words(&answer.outputs).map(|(buffer, pixel, word)| ((buffer, pixel), word)));
            }
            assert!(drawn == rendered, "{name}: the circuits leave other words than the renderer");
            fragments += draw.fragments.len();
            true
        })
        .unwrap();
        if left_out == 0 {
            whole.insert(name);
        }
    }
    assert!(WHOLE.iter().all(|name| whole.contains(*name)), "{whole:?}");
    assert!(fragments > 300_000, "{fragments} fragments in all recordings");
}
