// SPDX-License-Identifier: MIT
//! The loader against the second loader of `common::oracle`: random registers, choices and memory.

use pica_model::diagnostic::Finding;
use pica_model::gpu::machine::Machine;
use pica_spec::choices::{Choices, DuplicatePermutation, StrideMismatch, VRegisterRetention};
use pica_spec::pica200::id;
use pica_spec::trace::Memory;
use proptest::prelude::*;

use crate::common::bench::{BASE, Bench};
use crate::common::oracle::{self, Retained};

/// Places of vertex data: the start of FCRAM, the end of VRAM, and nowhere.
const BASES: [u32; 3] = [BASE, Memory::VRAM + Memory::VRAM_BYTES - 0x400, 0x1000_0000];

#[derive(Clone, Debug)]
struct DrawCase {
    base: usize,
    formats: u64,
    mask_and_count: u32,
    /// Offset, component nibbles 0-7, nibbles 8-11, stride (`None`: the size of the vertex), number of components.
    loaders: Vec<(u32, u32, u32, Option<u8>, u32)>,
    permutation: u64,
    copied: u32,
    num_attr: u32,
    first: u32,
    count: u32,
    /// Whether the draw takes indices, and then whether of 16 bits.
    elements: Option<bool>,
    index_offset: u32,
}

fn draw_case() -> impl Strategy<Value = DrawCase> {
    let component = prop_oneof![4 => 0..4_u32, 2 => 0..12_u32, 1 => 12..16_u32];
    let nibbles = |n| {
        proptest::collection::vec(component.clone(), n)
            .prop_map(|list| list.iter().fold(0, |word, code| word << 4 | code))
    };
    let number = prop_oneof![6 => 0..4_u32, 1 => 0..16_u32];
    let offset = prop_oneof![Just(0_u32), 0..16_u32, 0..0x200_u32];
    let loader = (offset, nibbles(8), nibbles(4), proptest::option::weighted(0.2, any::<u8>()), number);
    let loaders = proptest::collection::vec(loader, 12);
    let count = prop_oneof![3 => 0..4_u32, 1 => 0..16_u32];
    let first = prop_oneof![4 => 0..8_u32, 1 => any::<u32>()];
    (
        (prop_oneof![4 => Just(0_usize), 2 => Just(1), 1 => Just(2)], any::<u64>(), any::<u16>(), count.clone()),
        (loaders, any::<u64>(), count.clone(), count),
        (first, 0..40_u32, proptest::option::of(any::<bool>()), 0..0x100_u32),
    )
        .prop_map(
            |(
                (base, formats, mask, total),
                (loaders, permutation, copied, num_attr),
                (first, count, elements, index_offset),
            )| {
                DrawCase {
                    base,
                    formats,
                    mask_and_count: u32::from(mask) << 16 & 0x0FFF_0000 | total << 28,
                    loaders,
                    permutation,
                    copied,
                    num_attr,
                    first,
                    count,
                    elements,
                    index_offset,
                }
            },
        )
}

/// The alternatives that concern the loader, at random.
fn choices() -> impl Strategy<Value = Choices> {
    const IDS: [&str; 11] = [
        "attribute_source_conflict",
        "attribute_without_source",
        "attribute_count",
        "f32_to_f24",
        "v_register_retention",
        "duplicate_attribute_loader",
        "duplicate_permutation",
        "loader_component_overflow",
        "stride_mismatch",
        "misaligned_vertex_address",
        "misaligned_index_address",
    ];
    proptest::collection::vec(0..3_usize, IDS.len()).prop_map(|picks| {
        let mut choices = Choices::default();
        for (id, pick) in IDS.into_iter().zip(picks) {
            let alternatives = alternatives(id);
            choices.set(id, alternatives[pick % alternatives.len()]).expect("an alternative of the ledger");
        }
        choices
    })
}

fn alternatives(id: &str) -> &'static [&'static str] {
    match id {
        "attribute_source_conflict" => &["array", "fixed-mask"],
        "attribute_without_source" => &["retained", "fixed-storage", "zero"],
        "attribute_count" => &["inputbuffer-config", "vsh-num-attr"],
        "f32_to_f24" => &["toward-zero", "nearest-even"],
        "v_register_retention" => &["keep", "zero"],
        "duplicate_attribute_loader" => &["later", "earlier"],
        "duplicate_permutation" => &["higher-attribute", "lower-attribute"],
        "loader_component_overflow" => &["none", "config-bits"],
        // Drops almost every random draw, so it is rare.
        "stride_mismatch" => &["programmed-stride", "programmed-stride", "nothing"],
        _ => &["as-is", "aligned-down"],
    }
}

/// The register writes of a draw.
fn writes(case: &DrawCase, choices: &Choices) -> Vec<(u32, u32)> {
    let mut writes = vec![
        (id::ATTRIBBUFFERS_LOC, BASES[case.base] >> 3),
        (id::ATTRIBBUFFERS_FORMAT_LOW, case.formats as u32),
        (id::ATTRIBBUFFERS_FORMAT_HIGH, (case.formats >> 32) as u32 & 0xFFFF | case.mask_and_count),
        (id::SH_INPUTBUFFER_CONFIG[1], 0xA000_0000 | case.copied),
        (id::VSH_NUM_ATTR, case.num_attr),
        (id::SH_ATTRIBUTES_PERMUTATION_LOW[1], case.permutation as u32),
        (id::SH_ATTRIBUTES_PERMUTATION_HIGH[1], (case.permutation >> 32) as u32),
    ];
    for (k, (offset, low, high, stride, count)) in case.loaders.iter().enumerate() {
        let config2 = |stride: u32| count << 28 | stride << 16 | high;
        let mut registers = vec![0; 0x400];
        for (id, value) in &writes {
            registers[*id as usize] = *value;
        }
        registers[id::ATTRIBBUFFER_CONFIG1[k] as usize] = *low;
        registers[id::ATTRIBBUFFER_CONFIG2[k] as usize] = config2(0);
        let size = oracle::sizes(&registers, choices).last().map_or(0, |(size, _)| *size as u32);
        writes.push((id::ATTRIBBUFFER_OFFSET[k], *offset));
        writes.push((id::ATTRIBBUFFER_CONFIG1[k], *low));
        writes.push((id::ATTRIBBUFFER_CONFIG2[k], config2(stride.map_or(size & 0xFF, u32::from))));
    }
    writes.push((id::INDEXBUFFER_CONFIG, case.index_offset | u32::from(case.elements == Some(true)) << 31));
    writes
}

/// Bytes that look like vertex data: small f32, small integers, and noise.
fn fill(memory: &mut Memory, seed: u64) {
    let mut state = seed | 1;
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    for base in [BASES[0], BASES[1]] {
        let mut bytes = Vec::new();
        while bytes.len() < 0x400 {
            let word = match next() % 3 {
                0 => ((next() % 2000) as f32 / 7.0 - 100.0).to_bits(),
                1 => (next() % 3000) as u32,
                _ => next() as u32,
            };
            bytes.extend(word.to_le_bytes());
        }
        memory.write(base, &bytes).expect("inside memory");
    }
}

fn byte(memory: &Memory, address: u32) -> Option<u8> {
    let mut byte = [0];
    memory.read(address, &mut byte).ok().map(|()| byte[0])
}

/// The vertex numbers of a draw, by geometry.md#assembly-of-a-vertex step 2.
fn numbers(case: &DrawCase, choices: &Choices, memory: &Memory) -> Vec<u32> {
    (0..case.count)
        .map(|n| match case.elements {
            None => case.first.wrapping_add(n),
            Some(wide) => {
                let mut address = BASES[case.base] + case.index_offset;
                if wide {
                    if choices.misaligned_index_address.name() == "aligned-down" {
                        address -= address % 2;
                    }
                    let (low, high) = (byte(memory, address + 2 * n), byte(memory, address + 2 * n + 1));
                    low.zip(high).map_or(0, |(low, high)| u32::from(low) + 256 * u32::from(high))
                } else {
                    byte(memory, address + n).map_or(0, u32::from)
                }
            }
        })
        .collect()
}

fn check(cases: &[DrawCase], choices: &Choices, seed: u64) -> Result<(), TestCaseError> {
    let mut bench = Bench::new();
    bench.machine = Machine::new(choices, Default::default()).expect("choices of the loader only");
    bench.machine.set_up();
    fill(bench.machine.memory_mut(), seed);
    let fixed: [[u32; 4]; 16] =
        std::array::from_fn(|attribute| if attribute < 15 { [0x3F_0000 | attribute as u32; 4] } else { [0; 4] });
    bench.passing(16).write(id::FIXEDATTRIB_INDEX, 0).fixed(&fixed[..15]).run();
    let mut retained: Retained = [[0; 4]; 16];
    let mut v = [[0_u32; 4]; 16];
    for case in cases {
        for (id, value) in writes(case, choices) {
            bench.write(id, value);
        }
        let told = bench.machine.sink().told.len();
        match case.elements {
            None => bench.draw_arrays(case.first, case.count),
            Some(wide) => bench.draw_elements(case.index_offset | u32::from(wide) << 31, case.count),
        };
        bench.machine.diagnostics_mut().take();
        bench.run();
        let registers: Vec<u32> = (0..0x400).map(|id| bench.machine.registers().get(id)).collect();
        let memory = bench.machine.memory();

        let mismatches =
            oracle::sizes(&registers, choices).iter().filter(|(size, stride)| *size as u32 != *stride).count();
        let found = bench.findings().iter().filter(|finding| matches!(finding, Finding::StrideMismatch { .. })).count();
        prop_assert_eq!(found, mismatches);

        let mut expected = Vec::new();
        let dropped = mismatches > 0 && choices.stride_mismatch == StrideMismatch::Nothing;
        if !dropped {
            for number in numbers(case, choices, memory) {
                let attributes = oracle::vertex(&registers, choices, &fixed, &mut retained, number, &|address| {
                    byte(memory, address)
                });
                let mut new = match choices.v_register_retention {
                    VRegisterRetention::Keep => v,
                    VRegisterRetention::Zero => [[0; 4]; 16],
                };
                let mut order: Vec<usize> = (0..attributes.len()).collect();
                if choices.duplicate_permutation == DuplicatePermutation::LowerAttribute {
                    order.reverse();
                }
                for attribute in order {
                    new[(case.permutation >> (4 * attribute)) as usize % 16] = attributes[attribute];
                }
                v = new;
                expected.push(v.to_vec());
            }
        }
        let vertices: Vec<Vec<[u32; 4]>> = bench.machine.sink().told[told..]
            .iter()
            .filter_map(|told| match told {
                crate::common::Told::Vertex(vertex) => Some(vertex.clone()),
                _ => None,
            })
            .collect();
        prop_assert_eq!(vertices, expected);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_loader_agrees_with_the_second_loader(
        cases in proptest::collection::vec(draw_case(), 1..4),
        choices in choices(),
        seed in any::<u64>(),
    ) {
        check(&cases, &choices, seed)?;
    }
}
