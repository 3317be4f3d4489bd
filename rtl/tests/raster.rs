// SPDX-License-Identifier: MIT
//! The clocks that the rasterizer blocks take.

use pica_rtl::dut::Dut;
use pica_rtl::raster::{RasterSetup, RasterWalk};
use pica_spec::choices::Recorder;
use pica_vectors::Direction;

/// A circuit whose ports have names.
struct Bench<D> {
    dut: D,
    clocks: u64,
}

impl<D: Dut> Bench<D> {
    fn new(mut dut: D) -> Self {
        dut.connect_all();
        let mut bench = Self { dut, clocks: 0 };
        bench.set(&[("reset", 1)]);
        bench.clock();
        bench.set(&[("reset", 0)]);
        bench
    }

    fn port(&self, name: &str) -> usize {
        self.dut.ports().iter().position(|port| port.port.name == name).expect("a port of that name")
    }

    fn set(&mut self, values: &[(&str, u32)]) {
        for (name, value) in values {
            self.dut.set(self.port(name), *value);
        }
        self.dut.settle().expect("it settles");
    }

    fn get(&self, name: &str) -> u32 {
        self.dut.get(self.port(name))
    }

    fn clock(&mut self) {
        self.dut.clock().expect("it settles");
        self.clocks += 1;
    }

    /// Clocks until a port is 1.
    fn wait(&mut self, name: &str) -> u64 {
        let before = self.clocks;
        while self.get(name) == 0 {
            self.clock();
        }
        self.clocks - before
    }
}

/// The lower left half of a square of `size` pixels.
fn corner(size: u32) -> [(&'static str, u32); 8] {
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
    assert_eq!(pica_rtl::raster::setup::CYCLES, 13);
}

/// The walk of what setup gives for `triangle`, ready for its first clock.
fn walk_of(triangle: &[(&'static str, u32)]) -> Bench<RasterWalk> {
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
    while walk.get("done") == 0 {
        let line = walk.get("y") as usize;
        clocks[line] += 1;
        if walk.get("out_valid") == 1 {
            assert_eq!(walk.get("x"), (63 - line + lines[line]) as u32);
            lines[line] += 1;
        }
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
