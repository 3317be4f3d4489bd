// SPDX-License-Identifier: MIT
//! Anything goes in, nothing breaks: random lists on a machine in a random state end within the limits, tell the sink
//! well-formed draws, and do the same again.

use pica_model::geometry::{Downstream, Draw, VertexSink};
use pica_model::gpu::machine::{Limits, Machine};
use pica_model::shader::{EmittedTriangle, Packed};
use pica_spec::choices::Choices;
use pica_spec::pica200::id;
use pica_spec::trace::{InitialState, Memory};
use proptest::prelude::*;

use crate::common::bench::LISTS;
use crate::common::program::{EMIT, END, c, mov, setemit, v};

const LIMITS: Limits = Limits {
    jumps: 20,
    bytes: 1 << 20,
    vertices: 300,
    instructions: 20_000,
    invocation_instructions: 200,
    pixels: 0,
    texels: 0,
};

/// Checks the order of events, and mixes all values into one.
#[derive(Clone, Debug, Default, PartialEq)]
struct Checker {
    drawing: bool,
    vertices: u64,
    digest: u64,
}

impl Checker {
    fn mix(&mut self, value: u32) {
        self.digest = (self.digest ^ u64::from(value)).wrapping_mul(0x0000_0100_0000_01B3).rotate_left(17);
    }
}

impl VertexSink for Checker {
    fn begin_draw(&mut self, _: Draw, _: &mut Downstream<'_>) {
        assert!(!self.drawing, "a draw inside a draw");
        self.drawing = true;
    }

    fn vertex(&mut self, vertex: &Packed, _: &mut Downstream<'_>) {
        assert!(self.drawing, "a vertex outside a draw");
        self.vertices += 1;
        vertex.iter().flatten().for_each(|value| self.mix(value.to_bits()));
    }

    fn triangle(&mut self, triangle: &EmittedTriangle, downstream: &mut Downstream<'_>) {
        assert!(self.drawing, "a triangle outside a draw");
        triangle.vertices.iter().for_each(|vertex| self.vertex(vertex, downstream));
    }

    fn end_draw(&mut self, _: &mut Downstream<'_>) {
        assert!(self.drawing, "the end of no draw");
        self.drawing = false;
    }

    fn restart(&mut self) {
        assert!(!self.drawing, "a restart inside a draw");
    }
}

/// A register id, most often of vertex input and shaders.
fn register() -> impl Strategy<Value = u32> {
    prop_oneof![
        6 => 0x200..0x260_u32,
        4 => 0x280..0x2E0_u32,
        3 => prop_oneof![
            Just(id::DRAWARRAYS),
            Just(id::DRAWELEMENTS),
            Just(id::FIXEDATTRIB_DATA),
            Just(id::SH_CODETRANSFER_DATA[1]),
            Just(id::SH_CODETRANSFER_DATA[0]),
            Just(id::GEOSTAGE_CONFIG),
        ],
        1 => 0..0x420_u32,
    ]
}

/// A value: small numbers, instruction words, anything.
fn value() -> impl Strategy<Value = u32> {
    prop_oneof![
        3 => 0..64_u32,
        2 => (0..64_u32, any::<u32>()).prop_map(|(opcode, rest)| opcode << 26 | rest >> 6),
        1 => Just(0x22 << 26),
        1 => Just(LISTS >> 3),
        2 => any::<u32>(),
    ]
}

/// A command of a few words.
fn command() -> impl Strategy<Value = Vec<u32>> {
    let mask = prop_oneof![5 => Just(0xF_u32), 1 => 0..16_u32];
    (register(), mask, any::<bool>(), proptest::collection::vec(value(), 1..8)).prop_map(
        |(id, mask, consecutive, values)| {
            let extra = values.len() as u32 - 1;
            let header = id | mask << 16 | extra << 20 | u32::from(consecutive) << 31;
            let mut words = vec![values[0], header];
            words.extend(&values[1..]);
            if words.len() % 2 == 1 {
                words.push(0);
            }
            words
        },
    )
}

fn list() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        9 => proptest::collection::vec(command(), 1..60).prop_map(|commands| {
            commands.concat().iter().flat_map(|word| word.to_le_bytes()).collect()
        }),
        1 => proptest::collection::vec(any::<u8>(), 0..400),
    ]
}

/// Alternatives of every choice that the geometry part or the shader units follow.
fn choices() -> impl Strategy<Value = Choices> {
    const ALTERNATIVES: [(&str, &[&str]); 31] = [
        ("attribute_source_conflict", &["array", "fixed-mask"]),
        ("attribute_without_source", &["retained", "fixed-storage", "zero"]),
        ("attribute_count", &["inputbuffer-config", "vsh-num-attr"]),
        ("partial_group", &["dropped", "kept"]),
        ("fifo_write_mask", &["raw-any-byte", "merged", "raw-always"]),
        ("finalize_match", &["compare-bytes", "any-write"]),
        ("excess_consecutive_parameters", &["dropped", "wrap"]),
        ("undefined_id_write", &["ignored", "restart-primitive"]),
        ("fixed_attribute_advance", &["advance", "stay"]),
        ("fixed_attribute_high_index", &["stored", "ignored"]),
        ("v_register_retention", &["keep", "zero"]),
        ("duplicate_attribute_loader", &["later", "earlier"]),
        ("duplicate_permutation", &["higher-attribute", "lower-attribute"]),
        ("loader_component_overflow", &["none", "config-bits"]),
        ("stride_mismatch", &["programmed-stride", "programmed-stride", "programmed-stride", "nothing"]),
        ("misaligned_vertex_address", &["as-is", "aligned-down"]),
        ("misaligned_index_address", &["as-is", "aligned-down"]),
        ("element_count", &["plain", "double"]),
        ("vertex_cache", &["none", "by-index"]),
        ("draw_mode_enforcement", &["warn", "enforce"]),
        ("pending_geometry_input", &["dropped", "kept"]),
        ("point_overflow", &["dropped", "wrap"]),
        ("winding_state", &["per-triangle", "per-emit"]),
        ("f32_to_f24", &["toward-zero", "nearest-even"]),
        ("code_index_overflow", &["ignored", "wrap"]),
        ("descriptor_index_overflow", &["ignored", "wrap"]),
        ("program_end", &["wrap", "stop"]),
        ("movas_consecutive", &["hang", "execute"]),
        ("break_outside_loop", &["hang", "nop"]),
        ("unknown_opcode", &["nop", "hang"]),
        ("shader_register_init", &["keep", "zero"]),
    ];
    proptest::collection::vec(any::<usize>(), ALTERNATIVES.len()).prop_map(|picks| {
        let mut choices = Choices::default();
        for ((id, names), pick) in ALTERNATIVES.into_iter().zip(picks) {
            choices.set(id, names[pick % names.len()]).expect("an alternative of the ledger");
        }
        choices
    })
}

/// A whole register file, with plausible addresses and otherwise anything.
fn registers() -> impl Strategy<Value = Vec<u32>> {
    let word = prop_oneof![2 => Just(0_u32), 1 => any::<u32>(), 1 => 0..32_u32];
    (proptest::collection::vec(word, 0x340), any::<bool>(), 0..400_u32).prop_map(|(mut registers, drawing, count)| {
        registers[id::NUMVERTICES as usize] = count;
        registers[id::ATTRIBBUFFERS_LOC as usize] = Memory::FCRAM >> 3;
        registers[id::CMDBUF_ADDR1 as usize] = LISTS >> 3;
        registers[id::CMDBUF_SIZE1 as usize] = 64;
        registers[id::START_DRAW_FUNC0 as usize] = u32::from(!drawing);
        registers
    })
}

/// Program memory in which END is never far, whatever the entry point.
fn friendly_program() -> Vec<u32> {
    let piece = [setemit(0, true, true), mov(0, v(0)), EMIT, mov(1, c(1)), END];
    piece.into_iter().cycle().take(4096).collect()
}

fn run(choices: &Choices, registers: &[u32], lists: &[Vec<u8>], friendly: bool) -> (Checker, usize, u64) {
    let machine = Machine::new(choices, Checker::default()).expect("alternatives that the units offer");
    let mut machine = machine.with_limits(LIMITS);
    let state = InitialState {
        pica_registers: registers.to_vec(),
        default_attributes: registers[..64].to_vec(),
        vs_program_binary: if friendly { friendly_program() } else { registers.to_vec() },
        gs_program_binary: if friendly { friendly_program() } else { registers.to_vec() },
        gs_float_uniforms: registers.to_vec(),
        ..InitialState::default()
    };
    pica_model::trace::restore(&mut machine, &state);
    let data: Vec<u8> = registers.iter().flat_map(|word| word.to_le_bytes()).collect();
    machine.memory_mut().write(Memory::FCRAM, &data).expect("FCRAM");
    let mut writes = 0;
    for list in lists {
        machine.memory_mut().write(LISTS, list).expect("FCRAM");
        machine.cpu_write(id::CMDBUF_SIZE0, list.len() as u32 >> 3);
        machine.cpu_write(id::CMDBUF_ADDR0, LISTS >> 3);
        let before = machine.sink().vertices;
        let report = machine.cpu_write(id::CMDBUF_JUMP0, 1).expect("bit 0 starts the list");
        writes += report.writes;
        assert!(report.segments <= LIMITS.jumps + 1);
        assert!(!machine.sink().drawing, "the list ended inside a draw");
        // An instruction emits three vertices at most, and a batch may run past the limit of instructions.
        let most = LIMITS.vertices + 3 * (LIMITS.instructions + 64 * LIMITS.invocation_instructions);
        assert!(machine.sink().vertices - before <= most);
        machine.cpu_read(list.len() as u32);
    }
    // Behind the first 1000 there is the first of each kind alone.
    let entries = machine.diagnostics().entries();
    for (place, later) in entries.iter().enumerate().skip(1000) {
        assert!(entries[..place].iter().all(|earlier| !earlier.finding.is_like(&later.finding)));
    }
    (machine.sink().clone(), machine.diagnostics().entries().len(), writes)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_lists_end_and_do_the_same_again(
        choices in choices(),
        registers in registers(),
        lists in proptest::collection::vec(list(), 1..4),
        friendly in proptest::bool::weighted(0.8),
    ) {
        let first = run(&choices, &registers, &lists, friendly);
        let second = run(&choices, &registers, &lists, friendly);
        prop_assert_eq!(first, second);
    }
}

#[test]
fn every_register_takes_every_single_bit_from_list_and_cpu() {
    // Exhaustive where it is small: each id, each bit, on one machine.
    let machine = Machine::new(&Choices::default(), Checker::default()).expect("default choices");
    let mut machine = machine.with_limits(LIMITS);
    for id in (0..0x400).filter(|id| !matches!(*id, id::CMDBUF_JUMP0 | id::CMDBUF_JUMP1)) {
        for bit in 0..32 {
            machine.cpu_write(id, 1 << bit);
            let list: Vec<u8> =
                [1 << bit, 0x000F_0000 | id, 0, 0].iter().flat_map(|word: &u32| word.to_le_bytes()).collect();
            machine.memory_mut().write(LISTS, &list).expect("FCRAM");
            machine.cpu_write(id::CMDBUF_SIZE0, 2);
            machine.cpu_write(id::CMDBUF_ADDR0, LISTS >> 3);
            machine.cpu_write(id::CMDBUF_JUMP0, 1);
            machine.cpu_read(id);
        }
    }
    assert!(machine.diagnostics().suppressed() > 0);
}
