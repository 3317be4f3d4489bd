// SPDX-License-Identifier: MIT
//! The pace of the fragment pipeline: latency, throughput, and what waits for what.

use pica_rtl::Builder;
use pica_rtl::dut::Dut;
use pica_rtl::fragment::FragmentTile;

/// Clocks from the edge that takes a fragment to that which takes its result.
const LATENCY: usize = FragmentTile::LATENCY;
/// Clocks between fragments of one pixel.
const INTERVAL: usize = FragmentTile::INTERVAL;

struct Bench {
    dut: Box<FragmentTile>,
}

impl Bench {
    fn new() -> Self {
        let mut bench = Self { dut: Box::new(FragmentTile::new(&Builder::default()).unwrap()) };
        rust_hdl::core::prelude::Block::connect_all(bench.dut.as_mut());
        bench.set("reset", 1);
        bench.dut.clock().unwrap();
        bench.set("reset", 0);
        bench.set("out_ready", 1);
        // A buffer of 64 pixels a row.
        bench.write(0x11E, 0x0100_0040);
        bench
    }

    fn number(&self, name: &str) -> usize {
        self.dut.ports().iter().position(|port| port.port.name == name).unwrap()
    }

    fn set(&mut self, name: &str, value: u32) {
        self.dut.set(self.number(name), value);
    }

    fn get(&mut self, name: &str) -> u32 {
        self.dut.settle().unwrap();
        self.dut.get(self.number(name))
    }

    fn write(&mut self, id: u32, data: u32) {
        self.set("reg_valid", 1);
        self.set("reg_id", id);
        self.set("reg_data", data);
        assert_eq!(self.get("reg_ready"), 1);
        self.dut.clock().unwrap();
        self.set("reg_valid", 0);
    }

    /// Offers fragments at these columns without a pause; gives the clocks in which results were taken, counted from the
    /// one that takes the first fragment.
    fn run(&mut self, columns: &[u32]) -> Vec<usize> {
        let mut columns = columns.iter().peekable();
        let count = columns.len();
        let mut times = Vec::new();
        for clock in 0..1000 {
            self.set("fragment_valid", columns.peek().is_some().into());
            if let Some(x) = columns.peek() {
                self.set("x", **x);
            }
            if self.get("fragment_ready") == 1 {
                columns.next();
            }
            if self.get("out_valid") == 1 {
                times.push(clock);
            }
            if times.len() == count {
                break;
            }
            self.dut.clock().unwrap();
        }
        times
    }
}

#[test]
fn different_pixels_go_through_at_one_per_clock() {
    let columns: Vec<u32> = (0..32).collect();
    let expected: Vec<usize> = (0..32).map(|number| number + LATENCY).collect();
    assert_eq!(Bench::new().run(&columns), expected);
}

#[test]
fn as_many_pixels_in_turn_go_through_at_one_per_clock() {
    let columns: Vec<u32> = (0..32).map(|number| number % INTERVAL as u32).collect();
    assert_eq!(Bench::new().run(&columns).last(), Some(&(31 + LATENCY)));
}

#[test]
fn fragments_of_one_pixel_go_through_one_behind_the_other() {
    let expected: Vec<usize> = (0..8).map(|number| INTERVAL * number + LATENCY).collect();
    assert_eq!(Bench::new().run(&[5; 8]), expected);
}

#[test]
fn a_register_write_waits_for_the_fragments_before_it() {
    let mut bench = Bench::new();
    bench.set("fragment_valid", 1);
    bench.dut.clock().unwrap();
    // Now write and fragment are offered: the write goes first, when the fragment that was taken is out.
    bench.set("reg_valid", 1);
    let mut waited = 0;
    while bench.get("reg_ready") == 0 {
        assert_eq!(bench.get("fragment_ready"), 0);
        bench.dut.clock().unwrap();
        waited += 1;
    }
    // The count begins one clock behind the clock that took the fragment, and ends one clock behind that which takes
    // the result.
    assert_eq!(waited, LATENCY);
    bench.dut.clock().unwrap();
    bench.set("reg_valid", 0);
    assert_eq!(bench.get("fragment_ready"), 1);
}
