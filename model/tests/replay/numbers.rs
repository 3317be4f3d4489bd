// SPDX-License-Identifier: MIT
//! How much each trace draws. The numbers in the table come from the scenes, and are counted once more in the decoded
//! lists; the machine must agree with both.

use pica_model::command::ListEnd;
use pica_model::diagnostic::Finding;
use pica_model::trace::Step;
use pica_spec::pica200::PrimitiveMode;
use pica_spec::register_file::Ignored;

use crate::common::Told;
use crate::scan::{self, Draw};
use crate::{TRACES, recording, replayed};

/// Frames, lists, draws, vertices that leave the shaders, triangles of the assembler.
#[derive(Debug, PartialEq, Eq)]
struct Numbers {
    frames: usize,
    lists: usize,
    draws: usize,
    vertices: usize,
    triangles: usize,
}

const fn numbers(frames: usize, lists: usize, draws: usize, vertices: usize, triangles: usize) -> Numbers {
    Numbers { frames, lists, draws, vertices, triangles }
}

fn expected(trace: &str) -> Numbers {
    match trace {
        // One triangle.
        "01_triangle" => numbers(1, 1, 1, 3, 1),
        // Two frames of two cubes; a cube has 6 faces of 2 triangles.
        "02_cube" => numbers(2, 2, 4, 4 * 36, 4 * 12),
        // 112 quads as strips, and two triangles.
        "04_stencil" => numbers(1, 1, 114, 112 * 4 + 2 * 3, 112 * 2 + 2),
        // 16 quads as strips.
        "05_tev" => numbers(1, 1, 16, 16 * 4, 16 * 2),
        // A sphere of 1440 indices under 4 light environments.
        "06_light" => numbers(1, 1, 4, 4 * 1440, 4 * 480),
        // Two variable primitives (3 triangles each), four curves of 8 segments of 2 triangles, 48 points as quads.
        "08_geometry" => numbers(1, 1, 3, 3 * (2 * 3 + 4 * 8 * 2 + 48 * 2), 2 * 3 + 4 * 8 * 2 + 48 * 2),
        // Two frames of 17 quads as strips.
        "10_texformats" => numbers(2, 2, 34, 34 * 4, 34 * 2),
        // 36 cells of a 4x4 grid of quads.
        "12_shader" => numbers(1, 1, 36, 36 * 96, 36 * 32),
        // Three lists of 192 indices, and five times a strip of 78 and a fan of 14, one fan of 8 vertices.
        "14_indexed" => numbers(1, 1, 14, 3 * 192 + 5 * (78 + 14) + 8, 3 * 64 + 5 * (76 + 12) + 6),
        // 33 triangles on 7 targets.
        "16_clip_formats" => numbers(1, 1, 7, 7 * 99, 7 * 33),
        // 24 quads as strips; the first frame is an upload alone.
        "19_render_to_texture" => numbers(3, 4, 24, 24 * 4, 24 * 2),
        // 12 cells of a 4x4 grid of quads.
        "20_shader_rare" => numbers(1, 1, 12, 12 * 96, 12 * 32),
        other => panic!("{other}"),
    }
}

/// The findings that a trace explains.
fn explained(trace: &str) -> Vec<Finding> {
    match trace {
        // The library writes the registers of a light in one consecutive command, over the hole at their ninth place
        // (0x148 for light 0), which is no register (registers.md#lighting).
        "06_light" => {
            let ignored = |id| Finding::IgnoredWrite { id, reason: Ignored::NotWritable };
            [0x148, 0x158, 0x168, 0x148, 0x158, 0x148, 0x158, 0x168, 0x148, 0x158].map(ignored).to_vec()
        }
        _ => Vec::new(),
    }
}

/// Triangles of a draw without a geometry shader; every draw of the traces begins with a restart.
fn triangles(draw: &Draw) -> usize {
    let vertices = draw.count() as usize;
    match PrimitiveMode::from_raw(draw.registers[0x25E] >> 8 & 3) {
        PrimitiveMode::Triangles | PrimitiveMode::GeometryPrimitive => vertices / 3,
        PrimitiveMode::TriangleStrip | PrimitiveMode::TriangleFan => vertices.saturating_sub(2),
    }
}

#[test]
fn every_list_of_every_trace_runs_to_its_end() {
    for trace in TRACES {
        let recording = recording(trace);
        let (machine, steps) = replayed(&recording);
        let reports: Vec<_> = steps
            .iter()
            .filter_map(|step| match step {
                Step::List(report) => Some(*report),
                _ => None,
            })
            .collect();
        assert!(reports.iter().all(|report| report.end == ListEnd::Finalize), "{trace}: {reports:?}");
        assert_eq!(machine.interrupts(), reports.len() as u64, "{trace}");
        let told = &machine.sink().told;
        let emitted = |told: &Told| match told {
            Told::Vertex(_) => 1,
            Told::Triangle { .. } => 3,
            _ => 0,
        };
        let numbers = Numbers {
            frames: steps.iter().filter(|step| **step == Step::Frame).count(),
            lists: reports.len(),
            draws: told.iter().filter(|told| matches!(told, Told::Begin(_))).count(),
            vertices: told.iter().map(emitted).sum(),
            triangles: machine.sink().triangles.len(),
        };
        assert_eq!(numbers, expected(trace), "{trace}");
        let findings: Vec<Finding> = machine.diagnostics().entries().iter().map(|found| found.finding).collect();
        assert_eq!(findings, explained(trace), "{trace}");
    }
}

#[test]
fn the_table_agrees_with_the_decoded_lists() {
    for trace in TRACES {
        let draws = scan::draws(&recording(trace));
        let expected = expected(trace);
        assert_eq!(draws.len(), expected.draws, "{trace}");
        if draws.iter().any(Draw::geometry_shader) {
            continue;
        }
        assert_eq!(draws.iter().map(|draw| draw.count() as usize).sum::<usize>(), expected.vertices, "{trace}");
        assert_eq!(draws.iter().map(triangles).sum::<usize>(), expected.triangles, "{trace}");
    }
}

#[test]
fn the_geometry_trace_agrees_with_its_lists_and_sources() {
    let draws = scan::draws(&recording("08_geometry"));
    assert!(draws.iter().all(Draw::geometry_shader));
    let [polygons, curves, points] = &draws[..] else { panic!("three draws") };
    // Variable: the index list holds a count and then so many vertices; poly.g.pica emits three triangles.
    let (mut entry, mut primitives) = (0, 0);
    while entry < polygons.count() {
        entry += 1 + polygons.number(entry);
        primitives += 1;
    }
    assert_eq!((entry, primitives, polygons.registers[0x252] & 3), (13, 2, 1));
    // Fixed: 0x252 bits 8-11 plus 1 vertices; curve.g.pica emits two triangles for each round of its loop, i0.x + 1.
    assert_eq!(curves.registers[0x252] & 3, 2);
    let curve_vertices = (curves.registers[0x252] >> 8 & 0xF) + 1;
    let rounds = (curves.registers[0x281] & 0xFF) + 1;
    assert_eq!((curves.count() / curve_vertices, rounds), (4, 8));
    // Point: three slots of a vertex are the three inputs; point.g.pica emits two triangles.
    assert_eq!((points.registers[0x252] & 3, points.registers[0x24A] & 0xF, points.registers[0x289] & 0xF), (0, 2, 2));
    assert_eq!(points.count(), 48);
    // The winding flag: the last of the three of a polygon but one, the second of each pair of a curve, of a quad.
    let (machine, _) = replayed(&recording("08_geometry"));
    let flags: Vec<bool> = machine
        .sink()
        .told
        .iter()
        .filter_map(|told| match told {
            Told::Triangle { winding, .. } => Some(*winding),
            _ => None,
        })
        .collect();
    let expected: Vec<bool> =
        [[false, true, false].repeat(2), [false, true].repeat(4 * 8), [false, true].repeat(48)].concat();
    assert_eq!(flags, expected);
}
