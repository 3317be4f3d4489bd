// SPDX-License-Identifier: MIT
//! Special functions that are abandoned.

use pica_rtl::dut::Dut;
use pica_rtl::float::{F24Ex2, F24Lg2, F24Rcp, F24Rsq};
use pica_spec::choices::Recorder;

/// The numbers of the ports used here.
struct Ports {
    reset: usize,
    in_valid: usize,
    out_ready: usize,
    a: usize,
    out_valid: usize,
    y: usize,
}

impl Ports {
    fn of(dut: &impl Dut) -> Self {
        let number =
            |name: &str| dut.ports().iter().position(|port| port.port.name == name).expect("a port of that name");
        let [reset, in_valid, out_ready, a, out_valid, y] =
            ["reset", "in_valid", "out_ready", "a", "out_valid", "y"].map(number);
        Self { reset, in_valid, out_ready, a, out_valid, y }
    }
}

/// The result for `operand` of a circuit that was reset `before` clocks after it took `abandoned`; and the clocks it took.
fn result<D: Dut>(mut dut: D, abandoned: u32, before: usize, operand: u32) -> (u32, usize) {
    let ports = Ports::of(&dut);
    dut.connect_all();
    let mut clock = |reset, a| {
        dut.set(ports.reset, reset);
        dut.set(ports.in_valid, 1);
        dut.set(ports.out_ready, 0);
        dut.set(ports.a, a);
        dut.clock().expect("it settles");
        (dut.get(ports.out_valid), dut.get(ports.y))
    };
    clock(1, abandoned);
    for _ in 0..before {
        clock(0, abandoned);
    }
    clock(1, abandoned);
    for clocks in 1..100 {
        if let (1, y) = clock(0, operand) {
            return (y, clocks);
        }
    }
    panic!("no result after {before} clocks and a reset");
}

/// Whatever step of an operation a reset comes in, the next one is as if nothing had been.
fn forgets<D: Dut>(make: impl Fn() -> D) {
    // 1.35, 0.62; 2.7, 1.6: with different digits in every place of the tables.
    for [abandoned, operand] in [[0x3F_599A, 0x3E_3D71], [0x40_599A, 0x3F_999A]] {
        let expected = result(make(), operand, 0, operand);
        for before in 1..=expected.1 + 1 {
            assert_eq!(result(make(), abandoned, before, operand), expected, "{before} clocks");
        }
    }
}

#[test]
fn a_reset_leaves_nothing_of_an_operation() {
    let choices = Recorder::default();
    forgets(|| F24Rcp::new(&choices).expect("the defaults have hardware"));
    forgets(|| F24Rsq::new(&choices).expect("the defaults have hardware"));
    forgets(|| F24Ex2::new(&choices).expect("the defaults have hardware"));
    forgets(|| F24Lg2::new(&choices).expect("the defaults have hardware"));
}
