// SPDX-License-Identifier: MIT
//! Registers and memories: what happens together at an edge, and what comes first.

mod ways;

use pica_simulator::{Design, Fault, Program, Seen, Simulation};
use std::sync::Arc;
use ways::ways;

/// Registers that go around, and a memory that is written twice and read at one edge.
const TEXT: &str = "
module state (input wire clock, input wire [3:0] a, input wire [7:0] d, output reg [7:0] q,
    output wire [7:0] now, output reg [7:0] x, output reg [7:0] y, output reg [7:0] z);
    reg [7:0] words [0:15];
    integer i;
    initial begin
        for (i = 0; i < 16; i = i + 1) words[i] = i + 1;
        x = 8'h1; y = 8'h2; z = 8'h3;
    end
    always @(posedge clock) words[a] <= d;
    always @(posedge clock) if (d[0]) words[a] <= ~d;
    always @(posedge clock) q <= words[a];
    always @(posedge clock) begin x <= y; y <= z; z <= x; end
    assign now = words[a];
endmodule";

/// The outputs after each of some clocks.
fn run(program: Program) -> Vec<[u32; 5]> {
    let mut simulation = Simulation::new(Arc::new(program), 1);
    let clocks = [(3, 0x10), (3, 0x21), (3, 0x42), (4, 0x07), (4, 0)];
    let clock = |(address, data)| {
        simulation.set(0, 1, 0, address);
        simulation.set(0, 2, 0, data);
        simulation.settle();
        simulation.clock();
        simulation.settle();
        [3, 4, 5, 6, 7].map(|port| simulation.get(0, port, 0))
    };
    clocks.map(clock).to_vec()
}

#[test]
fn all_happens_at_once_and_the_last_write_counts() {
    let expected =
        [[4, 0x10, 2, 3, 1], [0x10, 0xde, 3, 1, 2], [0xde, 0x42, 1, 2, 3], [5, 0xf8, 2, 3, 1], [0xf8, 0, 3, 1, 2]];
    for program in ways(Program::new(Arc::new(Design::parse(TEXT, "state").expect("Verilog")), Seen::Ports)) {
        assert_eq!(run(program.clone()), expected);
        for fault in [Fault::Writes, Fault::Moves] {
            assert_ne!(run(program.clone().planted(fault)), expected, "{fault:?}");
        }
    }
}

/// A compiled design does again what reads something new: here nothing but its own registers is.
#[test]
fn what_changes_by_itself_goes_on() {
    let text = "
module count (input wire clock, output reg [7:0] y, output wire [15:0] z);
    reg [15:0] sum;
    assign z = sum ^ {y, 8'h5a};
    always @(posedge clock) begin
        y <= y + 8'h1;
        sum <= sum + y;
    end
endmodule";
    let run = |program: Program| {
        let mut simulation = Simulation::new(Arc::new(program), 1);
        simulation.settle();
        let clock = |_| {
            simulation.clock();
            simulation.settle();
            [1, 2].map(|port| simulation.get(0, port, 0))
        };
        let shown: Vec<[u32; 2]> = (0..4).map(clock).collect();
        shown
    };
    let expected = [[1, 0x015a], [2, 0x025b], [3, 0x0359], [4, 0x045c]];
    for (way, program) in ways(Program::new(Arc::new(Design::parse(text, "count").expect("Verilog")), Seen::Ports))
        .into_iter()
        .enumerate()
    {
        assert_eq!(run(program.clone()), expected);
        let is_right = run(program.planted(Fault::Changes)) == expected;
        assert_eq!(is_right, way == 0, "a tape does everything");
    }
}

#[test]
fn parts_of_a_vector_make_no_loop() {
    let text = "
module parts (input wire [99:0] a, output wire [99:0] y);
    wire [99:0] v;
    assign v[9:0] = a[9:0];
    assign v[79:10] = {a[79:11], v[0]};
    assign v[99:80] = v[79:60] ^ a[99:80];
    assign y = v;
endmodule";
    for program in ways(Program::new(Arc::new(Design::parse(text, "parts").expect("Verilog")), Seen::Signals)) {
        let mut simulation = Simulation::new(Arc::new(program), 1);
        for (limb, word) in [0xffff_fbff, 0xffff_ffff, 0xffff_ffff, 0xf].into_iter().enumerate() {
            simulation.set(0, 0, limb, word);
        }
        simulation.settle();
        let shown: Vec<u32> = (0..4).map(|limb| simulation.get(0, 1, limb)).collect();
        assert_eq!(shown, [0xffff_ffff, 0xffff_ffff, 0x0000_ffff, 0]);
        assert_eq!(simulation.signal(0, 1), Some(vec![u64::MAX, 0xffff]));
    }
}

#[test]
fn a_module_has_the_parameters_of_its_instance() {
    let text = "
module add #(parameter N = 4, parameter MODE = \"PLAIN\") (input wire [N - 1:0] a, output wire [N:0] y);
    localparam ONE = 1;
    assign y = (MODE == \"PLAIN\") ? a + ONE : {1'b1, a};
endmodule
module top (input wire [7:0] a, output wire [8:0] y, output wire [4:0] z, output wire [8:0] w);
    add #(.N(8)) wide (.a(a), .y(y));
    add narrow (.a(a[3:0]), .y(z));
    add #(.N(8), .MODE(\"OTHER\")) other (.a(a), .y(w));
endmodule";
    let program = Program::new(Arc::new(Design::parse(text, "top").expect("Verilog")), Seen::Ports);
    let mut simulation = Simulation::new(Arc::new(program), 1);
    simulation.set(0, 0, 0, 0xff);
    simulation.settle();
    assert_eq!([1, 2, 3].map(|port| simulation.get(0, port, 0)), [0x100, 0x10, 0x1ff]);
}
