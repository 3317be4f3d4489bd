// SPDX-License-Identifier: MIT
//! What the interpolator is to give, against what the renderer interpolates.

use crate::block;
use pica_model::geometry::vertex::{COLOR, QUATERNION, TEXCOORD, TEXCOORD0_W, VIEW};
use pica_model::gpu::pipeline::capture::CapturedFragment;
use pica_rtl::dut::Values;
use pica_rtl::raster::{InterpolatedValues, SampleValues};
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_testbench::registry::raster::interpolator::InterpolatorUnit;
use pica_testbench::registry::recorded::each_draw;
use pica_vectors::Item;
use std::collections::{HashMap, VecDeque};
use std::path::Path;

/// Recordings with all that is interpolated, each with parts that others have not: colours, texture coordinates with perspective,
/// quaternions and view vectors, coordinates with three components, clipped triangles.
const RECORDINGS: [&str; 5] = ["01_triangle", "02_cube", "06_light", "12_shader", "16_clip_formats"];

/// The value that the renderer has of a component.
fn rendered(fragment: &CapturedFragment, semantic: usize) -> u32 {
    let attributes = &fragment.attributes;
    if COLOR.contains(&semantic) {
        return fragment.record.primary[semantic - COLOR.start].into();
    }
    let coordinate = TEXCOORD.iter().position(|range| range.contains(&semantic));
    let number = match (coordinate, semantic) {
        (Some(unit), _) => attributes.texcoord[unit][semantic - TEXCOORD[unit].start],
        (None, TEXCOORD0_W) => attributes.texcoord0_w,
        (None, _) if QUATERNION.contains(&semantic) => attributes.quaternion[semantic - QUATERNION.start],
        (None, _) => attributes.view[semantic - VIEW.start],
    };
    number.to_bits()
}

/// The samples among transactions.
fn samples(inputs: &[Item]) -> impl Iterator<Item = SampleValues> {
    let samples = inputs.iter().filter(|item| item.channel == 1);
    samples.map(|item| SampleValues::from_row(|word| item.values[word])).filter(|sample| sample.done == 0)
}

/// The two sum up and divide apart from each other: the renderer by tiles, in floating point of the host where that decides.
#[test]
fn recordings_are_interpolated_as_the_renderer_does() {
    let choices = Choices::default();
    let (block, unit) = (block("interpolator"), InterpolatorUnit::new(&choices).unwrap());
    let mut compared = HashMap::new();
    for name in RECORDINGS {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../spec/tests/traces/{name}.ctf"));
        let recording = Recording::read(&std::fs::read(path).unwrap()).unwrap();
        each_draw(&recording, &choices, |draw| {
            let mut at: HashMap<_, VecDeque<&CapturedFragment>> = HashMap::new();
            for fragment in &draw.fragments {
                let y = draw.framebuffer.grid.row(fragment.row);
                at.entry((fragment.x, y)).or_default().push_back(fragment);
            }
            for inputs in unit.cases(draw) {
                let case = block.case(inputs);
                let mut values = case.outputs.iter().map(|item| InterpolatedValues::from_row(|word| item.values[word]));
                for sample in samples(&case.inputs).filter(|_| !draw.components.is_empty()) {
                    let fragment = at.get_mut(&(sample.x, sample.y)).and_then(VecDeque::pop_front);
                    let fragment = fragment.expect("the renderer has a fragment at each sample");
                    loop {
                        let InterpolatedValues { ends_fragment, fragment_semantic, value } = values.next().unwrap();
                        let semantic = fragment_semantic as usize;
                        assert_eq!(value, rendered(fragment, semantic), "{name}: {sample:?}, semantic {semantic}");
                        *compared.entry(semantic).or_insert(0) += 1;
                        if ends_fragment != 0 {
                            break;
                        }
                    }
                }
                assert_eq!(values.next(), None);
            }
            assert!(draw.components.is_empty() || at.values().all(VecDeque::is_empty), "{name}: fragments are left");
            true
        })
        .unwrap();
    }
    let few: Vec<usize> = [COLOR, QUATERNION, VIEW, TEXCOORD[0].clone()]
        .into_iter()
        .flatten()
        .filter(|semantic| compared.get(semantic).is_none_or(|count| *count < 1000))
        .collect();
    assert!(few.is_empty(), "{few:?} of {compared:?}");
}
