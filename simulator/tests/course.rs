// SPDX-License-Identifier: MIT
//! Long runs: a memory behind a port, states that are saved, conditions, and progress.

use pica_simulator::{Around, Condition, Course, Design, End, LANES, Program, Progress, Simulation, StateError};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A design that reads word after word of a memory behind its ports, and keeps some of them in one of its own.
const TEXT: &str = "
module reader (input wire clock, input wire [31:0] word, output wire [20:0] address, output wire [47:0] sum);
    reg [20:0] at;
    reg [47:0] total;
    reg [31:0] kept [0:7];
    initial begin at = 0; total = 0; end
    always @(posedge clock) begin
        at <= at * 5 + 1;
        total <= {total[40:0], total[47:41]} + word + kept[word[2:0]];
        kept[at[2:0]] <= word;
    end
    assign address = at;
    assign sum = total;
endmodule";
const WORD: usize = 1;
const ADDRESS: usize = 2;

/// 8 MB for each lane that is used, beside the design.
#[derive(Clone)]
struct Memory(Vec<Vec<u32>>);

impl Memory {
    fn new() -> Self {
        let lane = |lane: u32| (0..1 << 21).map(|at: u32| (at ^ lane << 7).wrapping_mul(0x9E37_79B9)).collect();
        Self((0..2).map(lane).collect())
    }
}

impl Around for Memory {
    fn drive(&mut self, simulation: &mut Simulation, _: u64) {
        // The address is that of a register, which shows before anything else settles.
        simulation.settle();
        for (lane, words) in self.0.iter().enumerate() {
            let address = simulation.get(lane, ADDRESS, 0);
            simulation.set(lane, WORD, 0, words[address as usize]);
        }
    }
}

fn program() -> Arc<Program> {
    let design = Arc::new(Design::parse(TEXT, "reader").expect("Verilog"));
    let shown = signal(&design, "total");
    Arc::new(Program::showing(design, &[shown]))
}

fn signal(design: &Design, name: &str) -> usize {
    design.signals().iter().position(|signal| signal.path == name).expect("the signal")
}

/// What a lane has for a sum, computed another way.
fn expected(words: &[u32], clocks: u64) -> u64 {
    let (mut at, mut total, mut kept) = (0u64, 0u64, [0u64; 8]);
    for _ in 0..clocks {
        let word = u64::from(words[at as usize]);
        let turned = total << 7 & 0xFFFF_FFFF_FFFF | total >> 41;
        total = (turned + word + kept[(word & 7) as usize]) & 0xFFFF_FFFF_FFFF;
        kept[(at & 7) as usize] = word;
        at = (at * 5 + 1) & 0x1F_FFFF;
    }
    total
}

fn course(first: u64, end: u64) -> Course<'static> {
    Course { first, end, until: None, progress: None }
}

type Tell<'a> = &'a mut dyn FnMut(u64) -> ControlFlow<()>;

fn progress(every: u64, tell: Tell<'_>) -> Option<Progress<'_>> {
    NonZero::new(every).map(|every| Progress { every, tell })
}

fn totals(simulation: &Simulation) -> [u64; 2] {
    let total = signal(simulation.program().design(), "total");
    [0, 1].map(|lane| simulation.signal(lane, total).expect("a known signal")[0])
}

#[test]
fn a_state_that_was_saved_goes_on() {
    let (program, mut memory) = (program(), Memory::new());
    let mut whole = Simulation::new(program.clone(), LANES);
    (0..LANES).for_each(|lane| whole.power_on(lane));
    assert_eq!(course(0, 3000).run(&mut whole, &mut memory), (3000, End::Clocks));
    let state = whole.save();
    assert_eq!(course(3000, 5000).run(&mut whole, &mut memory), (5000, End::Clocks));
    let mut again = Simulation::new(program.clone(), LANES);
    again.load(&state).expect("a state");
    assert_eq!(course(3000, 5000).run(&mut again, &mut memory), (5000, End::Clocks));
    let wanted = [0, 1].map(|lane| expected(&memory.0[lane], 5000));
    assert_eq!((totals(&whole), totals(&again)), (wanted, wanted));
    assert_eq!(whole.save(), again.save());
}

#[test]
fn a_state_that_misses_something_is_found() {
    let (program, mut memory) = (program(), Memory::new());
    let mut whole = Simulation::new(program.clone(), LANES);
    course(0, 300).run(&mut whole, &mut memory);
    let state = whole.save();
    let sum = |state: &[u8]| {
        let mut simulation = Simulation::new(program.clone(), LANES);
        simulation.load(state).expect("a state");
        course(300, 400).run(&mut simulation, &mut Memory::new());
        totals(&simulation)
    };
    let wanted = sum(&state);
    // A register of the first lane, and a word of its memory.
    let words = state.len() / 8;
    for word in [3 + 2 * LANES, words - 8 * LANES] {
        let mut wrong = state.clone();
        wrong[8 * word] ^= 1;
        assert_ne!(sum(&wrong), wanted, "word {word} of {words}");
    }
}

#[test]
fn other_bytes_are_no_state() {
    let other = Design::parse("module m (input wire clock); endmodule", "m").expect("Verilog");
    let other = Simulation::new(Arc::new(Program::showing(Arc::new(other), &[])), 1);
    let one = Simulation::new(program(), 1);
    let mut simulation = Simulation::new(program(), LANES);
    let state = simulation.save();
    let mut load = |bytes: &[u8]| simulation.load(bytes).expect_err("no state");
    assert_eq!(load(b"PICASIM\x02"), StateError::Mark);
    assert_eq!(load(&state[..state.len() - 1]), StateError::Mark);
    assert_eq!(load(&other.save()), StateError::Design);
    assert_eq!(load(&one.save()), StateError::Lanes { is: 1, wanted: LANES });
    let words = state.len() / 8 - 3;
    assert_eq!(load(&state[..state.len() - 8]), StateError::Size { is: words - 1, wanted: words });
    simulation.load(&state).expect("its own state");
}

#[test]
fn a_run_stops_at_a_condition_and_tells_how_far_it_is() {
    let (program, mut memory) = (program(), Memory::new());
    let mut simulation = Simulation::new(program.clone(), LANES);
    let total = signal(program.design(), "total");
    // The low 8 bits are some number for the first time: found one clock after the other.
    let wanted = (0..).find(|clocks| expected(&memory.0[1], *clocks) & 0xFF == 0x5A).expect("some clock");
    let until = Condition { lane: 1, signal: total, mask: vec![0xFF], value: vec![0x5A] };
    let mut told = Vec::new();
    let mut tell = |clock| {
        told.push(clock);
        ControlFlow::Continue(())
    };
    let mut course = Course { first: 0, end: 1 << 20, until: Some(&until), progress: progress(16, &mut tell) };
    assert_eq!(course.run(&mut simulation, &mut memory), (wanted, End::Condition));
    assert_eq!(told, (1..).map(|step| 16 * step).take_while(|clock| *clock <= wanted).collect::<Vec<_>>());
    let mut tell = |_| ControlFlow::Break(());
    let mut course = Course { first: wanted, end: u64::MAX, until: None, progress: progress(1 << 10, &mut tell) };
    assert_eq!(course.run(&mut simulation, &mut memory), ((wanted | 1023) + 1, End::Asked));
    let unknown = Condition { lane: 0, signal: usize::MAX, mask: vec![1], value: vec![1] };
    let mut course = Course { first: 0, end: 10, until: Some(&unknown), progress: None };
    assert_eq!(course.run(&mut simulation, &mut ()), (0, End::Unknown));
}
