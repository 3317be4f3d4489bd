// SPDX-License-Identifier: MIT
//! The clocks that the geometry blocks take, and their resets, which cases of the testbench have at their beginning alone.

mod bench;

use bench::Bench;
use pica_rtl::geometry::{OutputMap, PrimitiveAssembly};
use pica_spec::choices::Recorder;
use pica_spec::pica200::id;

/// Components of a vertex.
const COMPONENTS: u64 = 22;

/// A map under which slot 0 is the position, in its last clock.
fn map() -> Bench<OutputMap> {
    let mut map = Bench::new(OutputMap::new(&Recorder::default()));
    for (id, word) in [(id::SH_OUTMAP_TOTAL, 1), (id::SH_OUTMAP_O[0], 0x0302_0100)] {
        map.set(&[("reg_valid", 1), ("reg_id", id.into()), ("reg_data", word), ("reg_mask", 0xF)]);
        assert_eq!(map.get("reg_ready"), 1);
        map.clock();
    }
    map.set(&[("reg_valid", 0), ("out_ready", 1)]);
    map
}

/// Offers a vector that is a vertex.
fn offer(map: &mut Bench<OutputMap>, x: u64) {
    map.set(&[("vector_valid", 1), ("last_of_vertex", 1), ("packed_x", x)]);
    map.wait("vector_ready");
    map.clock();
    map.set(&[("vector_valid", 0)]);
}

#[test]
fn a_component_goes_out_at_every_clock() {
    let mut map = map();
    let written = map.clocks;
    offer(&mut map, 7);
    offer(&mut map, 8);
    map.wait("out_valid");
    assert_eq!(map.clocks - written, 64 + 3, "the map, and three stages");
    let first = map.clocks;
    for (vertex, x) in [7, 8, 9, 10].into_iter().enumerate() {
        if vertex < 2 {
            map.set(&[("vector_valid", 1), ("packed_x", x + 2)]);
        }
        for component in 0..COMPONENTS {
            assert_eq!(map.get("out_valid"), 1);
            assert_eq!(map.get("last_component"), u64::from(component + 1 == COMPONENTS));
            if component == 0 {
                assert_eq!(map.get("mapped_value"), x);
            }
            let takes = map.get("vector_valid") == 1 && map.get("vector_ready") == 1;
            map.clock();
            if takes {
                map.set(&[("vector_valid", 0)]);
            }
        }
    }
    assert_eq!(map.clocks - first, 4 * COMPONENTS);
    assert_eq!(map.get("out_valid"), 0);
    // With the map ready, the last vector is taken at one edge, and the first component there behind four.
    let taken = map.clocks;
    offer(&mut map, 11);
    map.wait("out_valid");
    assert_eq!(map.clocks - taken, 4);
}

#[test]
fn a_reset_abandons_vertices_and_keeps_registers() {
    for wait in [0, 70, 75] {
        let mut map = map();
        offer(&mut map, 7);
        offer(&mut map, 8);
        map.set(&[("out_ready", 0)]);
        (0..wait).for_each(|_| map.clock());
        map.set(&[("reset", 1)]);
        map.clock();
        map.set(&[("reset", 0), ("out_ready", 1)]);
        assert_eq!([map.get("out_valid"), map.get("reg_ready"), map.get("vector_ready")], [0, 1, 1]);
        // A vector of a vertex that never ends.
        map.set(&[("vector_valid", 1), ("last_of_vertex", 0), ("packed_x", 9)]);
        map.clock();
        map.set(&[("vector_valid", 0), ("reset", 1)]);
        map.clock();
        map.set(&[("reset", 0)]);
        offer(&mut map, 10);
        map.wait("out_valid");
        assert_eq!([map.get("mapped_semantic"), map.get("mapped_value")], [0, 10]);
        for _ in 0..COMPONENTS {
            map.clock();
        }
        assert_eq!(map.get("out_valid"), 0);
        assert_eq!(map.get("reg_ready"), 1);
    }
}

/// Takes all numbers that are offered.
fn numbers(assembly: &mut Bench<PrimitiveAssembly>) -> Vec<u64> {
    assembly.set(&[("unused_ready", 1)]);
    let mut numbers = Vec::new();
    while assembly.get("unused_valid") == 1 {
        numbers.push(assembly.get("unused_vertex"));
        assembly.clock();
    }
    assembly.set(&[("unused_ready", 0)]);
    numbers
}

#[test]
fn a_reset_forgets_vertices_and_hands_all_numbers_out_again() {
    let all: Vec<u64> = (0..PrimitiveAssembly::VERTICES as u64).collect();
    let mut assembly = Bench::new(PrimitiveAssembly::new(&Recorder::default()));
    assert_eq!(numbers(&mut assembly), all);
    assembly.set(&[("free_valid", 1), ("free_vertex", 5)]);
    assembly.clock();
    // Two vertices of a strip, and an EMIT whose first vertex makes a triangle that nobody takes.
    assembly.set(&[("free_valid", 0), ("in_valid", 1), ("primitive_mode", 1), ("winding", 1), ("shaded0", 1)]);
    assembly.clock();
    assembly.set(&[("shaded0", 2)]);
    assembly.clock();
    assembly.set(&[("emitted", 1)]);
    assembly.clock();
    assert_eq!([assembly.get("out_valid"), assembly.get("in_ready")], [1, 0]);
    assembly.set(&[("in_valid", 0), ("emitted", 0), ("winding", 0), ("reset", 1)]);
    assembly.clock();
    assembly.set(&[("reset", 0)]);
    assert_eq!(assembly.get("out_valid"), 0);
    assert_eq!(numbers(&mut assembly), all);
    // Geometry primitives of vertices 4, 5, 6: no flag, no vertex and no phase is left.
    assembly.set(&[("in_valid", 1), ("primitive_mode", 3)]);
    for number in 4..7 {
        assert_eq!([assembly.get("out_valid"), assembly.get("in_ready")], [0, 1]);
        assembly.set(&[("shaded0", number)]);
        assembly.clock();
    }
    let made = ["is_triangle", "vertex0", "vertex1", "vertex2"].map(|port| assembly.get(port));
    assert_eq!((assembly.get("out_valid"), made), (1, [1, 4, 5, 6]));
}

#[test]
fn a_vertex_is_taken_at_every_clock_and_an_emit_in_three() {
    let mut assembly = Bench::new(PrimitiveAssembly::new(&Recorder::default()));
    assembly.set(&[("in_valid", 1), ("out_ready", 1), ("primitive_mode", 1)]);
    let triangles = |assembly: &mut Bench<PrimitiveAssembly>, clocks: u64| {
        let seen = (0..clocks).filter(|_| {
            assembly.clock();
            assembly.get("out_valid") == 1
        });
        seen.count()
    };
    assert_eq!(triangles(&mut assembly, 10), 8, "all but the first two");
    assembly.set(&[("emitted", 1), ("primitive_mode", 0)]);
    let taken = (0..9).filter(|_| {
        let takes = assembly.get("in_ready") == 1;
        assembly.clock();
        takes
    });
    assert_eq!(taken.count(), 3);
}
