// SPDX-License-Identifier: MIT
//! What a replay does with the other parts of a recording.

use pica_model::command::ListEnd;
use pica_model::diagnostic::{Finding, Place};
use pica_model::gpu::machine::Machine;
use pica_model::shader::Block;
use pica_model::trace::{Replay, Step};
use pica_spec::choices::Choices;
use pica_spec::pica200::id;
use pica_spec::trace::{Element, InitialState, Memory, Recording};

use crate::common::bench::pack;
use crate::common::program::{DESCRIPTOR, END, add, c, mov, r, v};
use crate::common::{Recorder, Told};
use crate::{TRACES, recording, replayed};

#[test]
fn a_size_in_bytes_runs_the_same_list() {
    // Old Citra wrote the size in bytes (pica_spec::trace::SizeUnit).
    let recording = recording("01_triangle");
    let mut old = recording.clone();
    for element in &mut old.stream {
        if let Element::RegisterWrite { address: 0x1040_18E0, value } = element {
            *value *= 8;
        }
    }
    assert_ne!(old, recording);
    let (machine, steps) = replayed(&old);
    assert_eq!(machine.sink().told, replayed(&recording).0.sink().told);
    // The size that the machine sees is the one of hardware.
    assert_eq!(machine.registers().get(id::CMDBUF_SIZE0), 1136 / 8);
    assert!(steps.iter().any(|step| matches!(step, Step::List(report) if report.end == ListEnd::Finalize)));
}

#[test]
fn writes_beside_the_3d_core_are_handed_to_the_caller() {
    // A memory fill (memory-engines.md#memory-fill) is another engine's.
    let address = 0x1040_0010;
    let recording = Recording {
        state: InitialState::default(),
        stream: vec![
            Element::RegisterWrite { address, value: 5 },
            Element::RegisterWrite { address: 0x1040_1000 + 4 * 0x041, value: 6 },
            Element::RegisterWrite { address: 0x1040_1000 + 4 * 0x400, value: 7 },
            Element::RegisterWrite { address: 0x1040_1002, value: 8 },
            Element::FrameMarker,
        ],
    };
    let (machine, steps) = replayed(&recording);
    let other = |address, value| Step::Register { address, value };
    assert_eq!(steps, [other(address, 5), Step::Core, other(0x1040_2000, 7), other(0x1040_1002, 8), Step::Frame]);
    assert_eq!(machine.registers().get(0x041), 6);
}

#[test]
fn blocks_that_are_too_long_are_cut() {
    // No storage behind attribute 15, c95, descriptor 127 and the last word of a program.
    let words = |count: u32| (1..=count).collect();
    let state = InitialState {
        pica_registers: words(0x500),
        default_attributes: words(4 * 20),
        vs_program_binary: words(0x1100),
        vs_swizzle_data: words(200),
        vs_float_uniforms: words(4 * 100),
        gs_program_binary: words(0x1100),
        gs_swizzle_data: words(200),
        gs_float_uniforms: words(4 * 100),
        ..InitialState::default()
    };
    let (machine, _) = replayed(&Recording { state, stream: Vec::new() });
    for (block, words) in [(Block::Vsh, 0x200), (Block::Gsh, 0x1000)] {
        let unit = machine.shaders().unit(block);
        assert_eq!((unit.program.word(words - 1), unit.program.word(words)), (Some(words as u32), None));
        assert_eq!(unit.program.descriptor(127), Some(128));
        assert_eq!(unit.uniforms.float(95).map(|value| value[3].to_bits()), Some(4 * 96));
    }
}

#[test]
fn a_load_outside_memory_is_left_out() {
    let (outside, inside) = (0x1000_0000, Memory::VRAM);
    let load = |address| Element::MemoryLoad { address, data: vec![1, 2].into() };
    let recording = Recording { state: InitialState::default(), stream: vec![load(outside), load(inside)] };
    let (machine, _) = replayed(&recording);
    assert_eq!(machine.memory().read_up_to(inside, 2), [1, 2]);
    let [found] = machine.diagnostics().entries() else { panic!("one finding") };
    assert_eq!(found.place, Place::Load { address: outside });
    assert!(matches!(found.finding, Finding::LoadOutsideMemory(_)));
}

/// A recording that starts in the middle of things: everything that a draw needs is state, and the CPU starts it.
fn with_state() -> Recording {
    let mut pica_registers = vec![0; 0x300];
    pica_registers[id::ATTRIBBUFFERS_FORMAT_HIGH as usize] = 1 << 28 | 3 << 16;
    pica_registers[id::NUMVERTICES as usize] = 1;
    pica_registers[id::SH_INPUTBUFFER_CONFIG[1] as usize] = 0xA000_0001;
    pica_registers[id::SH_ATTRIBUTES_PERMUTATION_LOW[1] as usize] = 0x10;
    pica_registers[id::SH_OUTMAP_MASK[1] as usize] = 0x3;
    pica_registers[id::SH_ENTRYPOINT[1] as usize] = 1;
    pica_registers[id::SH_BOOLUNIFORM[1] as usize] = 0x0004;
    pica_registers[id::SH_INTUNIFORM_I1[1] as usize] = 0x0003_0201;
    pica_registers[id::SH_OUTMAP_MASK[0] as usize] = 0x7;
    pica_registers[id::SH_FLOATUNIFORM_INDEX[1] as usize] = 7;
    let one = 0x3F_0000;
    let state = InitialState {
        pica_registers,
        default_attributes: [[one; 4], [0, one, 0, one]].concat(),
        vs_program_binary: vec![0, add(r(0), c(2), v(0)), mov(0, r(0)), mov(1, v(1)), END],
        vs_swizzle_data: vec![DESCRIPTOR],
        vs_float_uniforms: [[0; 4], [0; 4], [one, 0, one, 0]].concat(),
        gs_float_uniforms: vec![0x40_0000; 4],
        ..InitialState::default()
    };
    let draw = |id: u32| Element::RegisterWrite { address: 0x1040_1000 + 4 * id, value: 1 };
    Recording { state, stream: vec![draw(id::DRAWARRAYS)] }
}

#[test]
fn the_initial_state_is_complete() {
    let recording = with_state();
    let (machine, _) = replayed(&recording);
    // (1, 0, 1, 0) + (1, 1, 1, 1), and the second fixed attribute.
    let (one, two) = (0x3F_0000, 0x40_0000);
    let vertices: Vec<_> = machine.sink().told.iter().filter(|told| matches!(told, Told::Vertex(_))).collect();
    assert_eq!(vertices, [&Told::Vertex(vec![[two, one, two, one], [0, one, 0, one]])]);
    let vertex_unit = machine.shaders().unit(Block::Vsh);
    assert_eq!(vertex_unit.uniforms.integer(1), Some([1, 2, 3]));
    assert_eq!(vertex_unit.uniforms.booleans() & 0x7FFF, 4);
    // GSH has its own: what is copied while a list runs is not copied over it.
    let geometry_unit = machine.shaders().unit(Block::Gsh);
    assert_eq!((geometry_unit.config.outmap_mask, geometry_unit.uniforms.booleans()), (7, 0));
    assert_eq!(geometry_unit.uniforms.float(0).map(|c| c.map(|value| value.to_bits())), Some([two; 4]));
}

#[test]
fn transfers_go_on_where_the_initial_state_says() {
    let mut recording = with_state();
    let write = |id: u32, value: u32| Element::RegisterWrite { address: 0x1040_1000 + 4 * id, value };
    let (first, second) = (pack([0x3F_0000; 4]), pack([0x40_0000; 4]));
    recording.state.pica_registers[id::FIXEDATTRIB_INDEX as usize] = 1;
    recording.stream = [
        first.map(|word| write(id::SH_FLOATUNIFORM_DATA[1], word)),
        second.map(|word| write(id::FIXEDATTRIB_DATA, word)),
    ]
    .concat();
    recording.stream.push(write(id::DRAWARRAYS, 1));
    let (machine, _) = replayed(&recording);
    let c7 = machine.shaders().unit(Block::Vsh).uniforms.float(7).expect("c7");
    assert_eq!(c7.map(|value| value.to_bits()), [0x3F_0000; 4]);
    let Some(Told::Vertex(vertex)) = machine.sink().told.iter().find(|told| matches!(told, Told::Vertex(_))) else {
        panic!("a vertex")
    };
    assert_eq!(vertex[1], [0x40_0000; 4]);
}

#[test]
fn a_recording_without_interrupt_registers_gets_the_usual_ones() {
    // pica_spec::trace::Lists says so; a recording that has one of them has both.
    let mut recording = with_state();
    recording.stream.clear();
    let (machine, _) = replayed(&recording);
    let interrupt =
        |machine: &Machine<Recorder>| [id::IRQ_CMP0, id::IRQ_AUTOSTOP].map(|id| machine.registers().get(id));
    assert_eq!(interrupt(&machine), [0x1234_5678, 1]);
    recording.state.pica_registers[id::IRQ_CMP0 as usize] = 5;
    assert_eq!(interrupt(&replayed(&recording).0), [5, 0]);
}

#[test]
fn a_recorder_without_power_up_values_gets_them() {
    // registers.md#power-up: 0 is not what a console shows in these registers; another value is the recording's.
    let recording = with_state();
    let (machine, _) = replayed(&recording);
    let held = |machine: &Machine<Recorder>| [0x11F, 0x243, 0x289].map(|id| machine.registers().get(id));
    assert_eq!(held(&machine), [0x0002_0200, 0x37, 0xA000_0001]);
    assert_eq!(machine.shaders().unit(Block::Gsh).config.input_count, 2);
    let mut recording = with_state();
    for (id, value) in [(0x11F, 0x0001_0140), (0x289, 0xA000_0000)] {
        recording.state.pica_registers[id] = value;
    }
    let (machine, _) = replayed(&recording);
    assert_eq!(held(&machine), [0x0001_0140, 0x37, 0xA000_0000]);
    assert_eq!(machine.shaders().unit(Block::Gsh).config.input_count, 1);
}

#[test]
fn well_behaved_programs_do_not_depend_on_what_is_unknown() {
    // The alternatives of the ledger about command lists, vertex input and geometry shader input, one at a time: none
    // of the traces does what they are about. (element_count is not among them: half of the indices is a visible
    // difference.)
    let alternatives = [
        "attribute_source_conflict=fixed-mask",
        "attribute_without_source=fixed-storage",
        "attribute_without_source=zero",
        "attribute_count=vsh-num-attr",
        "partial_group=kept",
        "fifo_write_mask=merged",
        "fifo_write_mask=raw-always",
        "finalize_match=any-write",
        "excess_consecutive_parameters=wrap",
        "undefined_id_write=restart-primitive",
        "fixed_attribute_advance=stay",
        "fixed_attribute_high_index=ignored",
        "v_register_retention=zero",
        "duplicate_attribute_loader=earlier",
        "duplicate_permutation=lower-attribute",
        "loader_component_overflow=config-bits",
        "stride_mismatch=nothing",
        "misaligned_vertex_address=aligned-down",
        "misaligned_index_address=aligned-down",
        "vertex_cache=by-index",
        "draw_mode_enforcement=enforce",
        "pending_geometry_input=kept",
        "point_overflow=wrap",
        "winding_state=per-emit",
        "code_index_overflow=wrap",
        "descriptor_index_overflow=wrap",
    ];
    for trace in TRACES {
        let recording = recording(trace);
        let (machine, _) = replayed(&recording);
        let (told, triangles) = (&machine.sink().told, &machine.sink().triangles);
        for alternative in alternatives {
            let mut choices = Choices::default();
            choices.set_from(alternative).expect("a choice of the ledger");
            let recorder = Recorder::new(choices.winding_state);
            let mut replay = Replay::new(&recording, Machine::new(&choices, recorder).expect("offered by the units"));
            replay.run();
            let sink = replay.into_machine();
            assert!(sink.sink().told == *told && sink.sink().triangles == *triangles, "{trace} with {alternative}");
        }
    }
}
