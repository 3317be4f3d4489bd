// SPDX-License-Identifier: MIT
//! The clocks that the rasterizer blocks take.

mod bench;

use bench::Bench;
use pica_rtl::dut::Dut;
use pica_rtl::raster::setup::CYCLES;
use pica_rtl::raster::{RasterSetup, RasterWalk};
use pica_spec::choices::Recorder;
use pica_vectors::Direction;

/// The lower left half of a square of `size` pixels.
fn corner(size: u64) -> [(&'static str, u64); 8] {
    let end = 16 * size;
    [("x0", 0), ("y0", 0), ("x1", end), ("y1", 0), ("x2", 0), ("y2", end), ("width", 240), ("last_line", 399)]
}

#[test]
fn setup_takes_13_clocks_and_a_triangle_every_14() {
    let mut setup = Bench::new(RasterSetup::new(&Recorder::default()));
    setup.set(&corner(40));
    setup.set(&[("in_valid", 1), ("out_ready", 1)]);
    assert_eq!(setup.get("in_ready"), 1);
    let mut ends = Vec::new();
    for _ in 0..3 {
        setup.wait("out_valid");
        ends.push(setup.clocks);
        setup.clock();
    }
    assert_eq!(ends[0] - 1, 13, "one clock was the reset");
    assert_eq!([ends[1] - ends[0], ends[2] - ends[1]], [14, 14]);
    assert_eq!(CYCLES, 13);
}

/// The walk of what setup gives for `triangle`, ready for its first clock.
fn walk_of(triangle: &[(&'static str, u64)]) -> Bench<RasterWalk> {
    let mut setup = Bench::new(RasterSetup::new(&Recorder::default()));
    setup.set(triangle);
    setup.set(&[("in_valid", 1)]);
    setup.wait("out_valid");
    let mut walk = Bench::new(RasterWalk::new(&Recorder::default()));
    for port in walk.dut.interface("raster_walk").side(Direction::In).flat_map(|(_, channel)| channel.ports.clone()) {
        walk.set(&[(&port.name, setup.get(&port.name))]);
    }
    walk.set(&[("in_valid", 1), ("out_ready", 1)]);
    walk
}

#[test]
fn a_pixel_a_clock() {
    // The upper right half of a square of 64 pixels: line n has n + 1 pixels, and each begins at another column.
    let end = 16 * 64;
    let mut walk = walk_of(&[
        ("x0", end),
        ("y0", 0),
        ("x1", end),
        ("y1", end),
        ("x2", 0),
        ("y2", end),
        ("width", 240),
        ("last_line", 399),
    ]);
    walk.clock();
    walk.set(&[("in_valid", 0)]);
    // 64 columns count in six bits.
    let first = walk.wait("out_valid");
    assert!(first <= 3 + 2 * 6, "{first}");
    let mut lines = [0; 64];
    let mut clocks = [0; 64];
    let mut line = 0;
    while walk.get("done") == 0 {
        if walk.get("out_valid") == 1 {
            line = walk.get("y") as usize;
            assert_eq!(walk.get("x"), (63 - line + lines[line]) as u64);
            lines[line] += 1;
        }
        clocks[line] += 1;
        walk.clock();
    }
    assert_eq!(lines, core::array::from_fn(|line| line + 1));
    // From 8 pixels on, the next line is found before this one ends.
    assert_eq!(clocks[7..], lines[7..]);
    assert!(clocks[..7].iter().all(|clocks| *clocks <= 8), "{clocks:?}");
    assert_eq!(walk.get("out_valid"), 1, "the end follows the last pixel at once");
}

#[test]
fn payload_waits() {
    let mut walk = walk_of(&corner(6));
    walk.wait("out_valid");
    let names = ["x", "y", "weight0", "weight1", "weight2"];
    let offered = names.map(|name| walk.get(name));
    walk.set(&[("out_ready", 0)]);
    for _ in 0..40 {
        walk.clock();
        assert_eq!(names.map(|name| walk.get(name)), offered);
        assert_eq!(walk.get("out_valid"), 1);
    }
}

/// The ports of the channels of one side.
fn names<D: Dut>(bench: &Bench<D>, side: Direction) -> Vec<String> {
    let interface = bench.dut.interface("");
    interface.side(side).flat_map(|(_, channel)| channel.ports.clone()).map(|port| port.name).collect()
}

/// The transactions for the second of two triangles, up to the one at whose time `end` is 1: clocks and values. `before`
/// clocks after the first one was offered the circuit is reset.
fn results<D: Dut>(dut: D, triangles: [&[(&str, u64)]; 2], before: u64, end: &str) -> Vec<(u64, Vec<u64>)> {
    let mut bench = Bench::new(dut);
    bench.set(triangles[0]);
    bench.set(&[("in_valid", 1), ("out_ready", 1)]);
    (0..before).for_each(|_| bench.clock());
    bench.set(&[("reset", 1)]);
    bench.clock();
    bench.set(triangles[1]);
    bench.set(&[("reset", 0)]);
    assert_eq!((bench.get("in_ready"), bench.get("out_valid")), (1, 0), "{before} clocks");
    let start = bench.clocks;
    let outputs = names(&bench, Direction::Out);
    let mut results = Vec::new();
    loop {
        bench.clock();
        bench.set(&[("in_valid", 0)]);
        assert!(bench.clocks < start + 100, "{before} clocks");
        if bench.get("out_valid") == 1 {
            results.push((bench.clocks - start, outputs.iter().map(|name| bench.get(name)).collect()));
            if bench.get(end) == 1 {
                return results;
            }
        }
    }
}

#[test]
fn a_reset_leaves_nothing_of_a_triangle() {
    // The first triangle has a hole in its only line.
    let scissor = [("scissor_mode", 1), ("scissor_x1", 1), ("scissor_x2", 1), ("scissor_y2", 3)];
    let first: Vec<_> = corner(4).into_iter().chain([("last_line", 0)]).chain(scissor).collect();
    let second: Vec<_> = corner(3).into_iter().chain(scissor).chain([("scissor_mode", 0)]).collect();
    let setup = |triangles, before| results(RasterSetup::new(&Recorder::default()), triangles, before, "out_valid");
    let expected = setup([&second, &second], 0);
    for before in 1..=CYCLES as u64 + 1 {
        assert_eq!(setup([&first, &second], before), expected, "{before} clocks");
    }
    let inputs = names(&Bench::new(RasterWalk::new(&Recorder::default())), Direction::In);
    let operands = |triangle| {
        let values = setup([triangle, triangle], 0).remove(0).1;
        inputs.iter().map(String::as_str).zip(values).collect::<Vec<(&str, u64)>>()
    };
    let [first, second] = [operands(&first), operands(&second)];
    let walk = |triangles, before| results(RasterWalk::new(&Recorder::default()), triangles, before, "done");
    let expected = walk([&second, &second], 0);
    assert_eq!(expected.len(), 4, "3 pixels and the end");
    let whole = walk([&first, &first], 0).last().map_or(0, |(clocks, _)| *clocks);
    for before in 1..=whole + 1 {
        assert_eq!(walk([&first, &second], before), expected, "{before} clocks");
    }
}
