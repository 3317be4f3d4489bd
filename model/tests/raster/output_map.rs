// SPDX-License-Identifier: MIT
//! The output map (geometry.md#shader-outputs, raster.md#output-map and raster.md#vertex-post-processing).

use pica_model::diagnostic::{Diagnostics, Finding};
use pica_model::float::F24;
use pica_model::geometry::Vertex;
use pica_model::geometry::output_map::OutputMap;
use pica_model::geometry::vertex::{COLOR, COMPONENTS, TEXCOORD, VIEW};
use pica_model::shader::Packed;

use super::support::{choices, f24, registers};

const ALL_GATES: u32 = 0x0101_0703;

/// The vertex of these outputs, and what was found wrong.
fn mapped(map: &[(u32, u32)], assignments: &[&str], outputs: &[[F24; 4]]) -> (Vertex, Vec<Finding>) {
    let mut registers = registers(&[(0x06F, ALL_GATES)]);
    for (id, value) in map {
        registers.set(*id, *value);
    }
    let mut diagnostics = Diagnostics::new(10);
    let map = OutputMap::new(&registers, &choices(assignments), &mut diagnostics);
    let findings = diagnostics.entries().iter().map(|diagnostic| diagnostic.finding).collect();
    (map.vertex(&Packed::from(outputs)), findings)
}

/// Outputs 1, 2, 3 ... in small fractions, so that colours are not limited.
fn numbered(slots: usize) -> Vec<[F24; 4]> {
    (0..slots).map(|slot| core::array::from_fn(|n| f24((4 * slot + n + 1) as f32 / 64.0))).collect()
}

#[test]
fn every_semantic_has_its_place() {
    // Slots with the codes 0 1 2 3, 4 5 6 7 and so on, in bytes.
    let slot = |first: u32| first | (first + 1) << 8 | (first + 2) << 16 | (first + 3) << 24;
    let outputs = numbered(7);
    let map = [
        (0x04F, 6),
        (0x050, slot(0)),
        (0x051, slot(4)),
        (0x052, slot(8)),
        (0x053, slot(12)),
        (0x054, 0x1F_13_12_10),
        (0x055, 0x1F_17_16_14),
    ];
    let (vertex, findings) = mapped(&map, &[], &outputs);
    assert_eq!(findings, []);
    let value = |slot: usize, component: usize| outputs[slot][component];
    for code in 0..16 {
        assert_eq!(vertex.0[code], value(code / 4, code % 4), "{code:#X}");
    }
    assert_eq!(vertex.0[0x10], value(4, 0));
    assert_eq!(vertex.0[VIEW], [value(4, 1), value(4, 2), value(5, 0)]);
    assert_eq!(vertex.0[TEXCOORD[2].clone()], [value(5, 1), value(5, 2)]);
}

#[test]
fn what_nothing_maps_to_is_one() {
    let (vertex, _) = mapped(&[(0x04F, 1), (0x050, 0x1F1F_1F00)], &[], &numbered(1));
    assert_eq!(vertex.0[0], f24(1.0 / 64.0));
    assert_eq!(vertex.0[1..], [F24::ONE; COMPONENTS - 1]);
    // Slots past the count do not count.
    let (vertex, _) = mapped(&[(0x050, 0x0302_0100)], &[], &numbered(1));
    assert_eq!(vertex, Vertex::default());
    // A slot that the shader does not fill has nothing but zeros.
    let (vertex, _) = mapped(&[(0x04F, 2), (0x051, 0x0302_0100)], &[], &numbered(1));
    assert_eq!(vertex.0[..4], [F24::ZERO; 4]);
}

#[test]
fn a_semantic_mapped_twice() {
    let map = [(0x04F, 2), (0x050, 0x1F1F_0C0C), (0x051, 0x0C1F_1F1F)];
    let outputs = numbered(2);
    assert_eq!(mapped(&map, &[], &outputs).0.0[0x0C], outputs[1][3]);
    assert_eq!(mapped(&map, &["semantic_mapped_twice=first-slot"], &outputs).0.0[0x0C], outputs[0][0]);
}

#[test]
fn colours_are_limited_at_the_vertex() {
    let color = |value: F24| {
        let (vertex, _) = mapped(&[(0x04F, 1), (0x050, 0x0B0A_0908)], &[], &[[value; 4]]);
        let channels = &vertex.0[COLOR];
        assert_eq!(channels, [channels[0]; 4]);
        channels[0]
    };
    for (value, limited) in [(0.25, 0.25), (-0.25, 0.25), (1.0, 1.0), (1.5, 1.0), (-3.0, 1.0), (0.0, 0.0)] {
        assert_eq!(color(f24(value)), f24(limited), "{value}");
    }
    for odd in [F24::NAN, F24::NAN.negate(), F24::INFINITY, F24::NEG_INFINITY] {
        assert_eq!(color(odd), F24::ONE, "{odd:?}");
    }
}

#[test]
fn unknown_codes_and_closed_gates_are_reported() {
    let (vertex, findings) = mapped(&[(0x04F, 1), (0x050, 0x1F18_1511)], &[], &numbered(1));
    assert_eq!(vertex, Vertex::default());
    let unknown = |code| Finding::UnknownOutputSemantic { slot: 0, code };
    assert_eq!(findings, [unknown(0x11), unknown(0x15), unknown(0x18)]);
    let closed = [(0x04F, 1), (0x050, 0x0B0A_0908), (0x06F, ALL_GATES & !2)];
    let (vertex, findings) = mapped(&closed, &[], &numbered(1));
    assert_eq!(findings, [Finding::ClosedAttributeGate { attribute: "colour" }]);
    assert_eq!(vertex.0[COLOR.start], f24(1.0 / 64.0));
    let (vertex, _) = mapped(&closed, &["closed_attribute_gate=one"], &numbered(1));
    assert_eq!(vertex, Vertex::default());
}
