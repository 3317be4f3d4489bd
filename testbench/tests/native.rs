// SPDX-License-Identifier: MIT
//! The simulator of this program against `rust_hdl`'s, which runs the circuits, and against the golden vectors.

use pica_agents::{Circuit, Word};
use pica_rtl::build::Build;
use pica_rtl::dut::Dut;
use pica_simulator::{Fault, LANES, Program, Simulation};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::engine::native::{self, Native};
use pica_testbench::engine::rust_hdl::Instance;
use pica_testbench::engine::{Engine, Stall};
use pica_testbench::equivalence::own_project;
use pica_testbench::project::Project;
use pica_testbench::random::CaseRng;
use pica_testbench::registry;
use pica_vectors::{Case, Direction, Format, Item};
use std::path::Path;
use std::sync::Arc;

fn listed(build: &Build) -> Vec<Block> {
    let mut blocks = registry::built(&Choices::default(), build).expect("the defaults have hardware");
    blocks.retain(|block| block.listed);
    blocks
}

fn program(block: &Block) -> Arc<Program> {
    let project = own_project(block).expect("the guard accepts our own blocks");
    native::program(block, &project).unwrap_or_else(|error| panic!("{error}"))
}

/// The first clock, of so many with random inputs, in which a port differs in one of the lanes, and which one.
fn first_difference(block: &Block, program: Arc<Program>, lanes: usize, clocks: u32) -> Option<(u32, String)> {
    let circuit: Box<dyn Dut> = (block.circuit)();
    // Each word of a port: of the circuit, whose ports have the numbers of their first words, and of the Verilog.
    let (mut words, mut next) = (Vec::new(), 0);
    for port in circuit.ports() {
        let number = program.design().port(&port.port.name).expect("the Verilog has the ports");
        let places = (0..port.port.words()).map(|word| [Word { port: next, word }, Word { port: number, word }]);
        words.extend(places.map(|places| (port.clone(), places)));
        next += port.port.words();
    }
    let mut wanted = Instance::new(block);
    let mut is = Simulation::new(program, lanes);
    let mut rng = CaseRng::new(1, 0);
    for clock in 0..clocks {
        for (port, [own, other]) in &words {
            // Handshakes go on most of the time, and resets are rare.
            let value = match port.port.name.as_str() {
                "reset" => u32::from(clock == 0 || rng.below(64) == 0),
                _ if port.port.width == 1 => u32::from(rng.below(4) > 0),
                _ if rng.below(2) == 0 => continue,
                _ => rng.word() as u32,
            };
            if port.direction == Direction::In {
                Circuit::set(&mut wanted, 0, *own, value);
                (0..Circuit::lanes(&is)).for_each(|lane| Circuit::set(&mut is, lane, *other, value));
            }
        }
        wanted.settle().expect("the circuit comes to rest");
        is.settle();
        for (port, [own, other]) in &words {
            let wanted = Circuit::get(&wanted, 0, *own);
            if (0..Circuit::lanes(&is)).any(|lane| Circuit::get(&is, lane, *other) != wanted) {
                return Some((clock, port.port.name.clone()));
            }
        }
        if block.interface.clocked() {
            Circuit::clock(&mut wanted).expect("the circuit comes to rest");
            is.clock();
        }
    }
    None
}

/// Clocks that `rust_hdl`'s simulator, which is slow, runs a block for.
fn clocks(block: &Block) -> u32 {
    match block.cost {
        0..100 => 250,
        _ => 100,
    }
}

#[test]
fn every_block_does_what_its_circuit_does() {
    for block in listed(&Build::default()) {
        assert_eq!(first_difference(&block, program(&block), LANES, clocks(&block)), None, "{}", block.interface.name);
    }
}

#[test]
fn every_build_does_what_its_circuit_does() {
    let usual = Build::default();
    for (id, value, build) in Build::alternatives() {
        for block in
            listed(&build).iter().filter(|block| block.build.get(id).is_some_and(|own| usual.get(id) != Some(own)))
        {
            // Names, which take an emission of each build that they tell of, change nothing.
            let text = block.verilog().expect("the guard accepts our own blocks");
            let project = Project::of_text(&block.interface.name, "block.v", text);
            let program = native::program(block, &project).expect("the simulator knows our own Verilog");
            let found = first_difference(block, program, LANES, 40);
            assert_eq!(found, None, "{} with {id}={value}", block.interface.name);
        }
    }
}

#[test]
fn faults_of_the_simulator_are_found() {
    for (name, fault) in [("f24_add", Fault::Width), ("combiner_stage", Fault::Sign), ("f24_mad", Fault::Moves)] {
        let block =
            registry::block(name, &Choices::default(), &Build::default()).expect("hardware").expect("the block");
        let wrong = Arc::new(program(&block).as_ref().clone().planted(fault));
        assert!(first_difference(&block, wrong, 1, 200).is_some(), "{name}: {fault:?}");
    }
}

#[test]
fn golden_vectors_pass() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").join("vectors/golden");
    for block in listed(&Build::default()) {
        let interface = &block.interface;
        let (_, reader) = pica_vectors::read(&folder.join(&interface.name), Format::Mem).expect("a set");
        let cases: Vec<Case> = reader.collect::<Result<_, _>>().expect("vectors");
        let mut engine = Native::new(&block, program(&block));
        let held: Vec<(&Case, Stall)> = cases.iter().map(|case| (case, Stall::default())).collect();
        let of = |items: &[Item], channel: usize| -> Vec<Item> {
            items.iter().filter(|item| item.channel == channel).cloned().collect()
        };
        if interface.is_flat() {
            let all = |of: fn(&Case) -> &[Item]| cases.iter().flat_map(of).cloned().collect::<Vec<_>>();
            let inputs = block.columns_of(Direction::In, &all(|case| &case.inputs));
            let outputs = block.columns_of(Direction::Out, &all(|case| &case.outputs));
            let answer = engine.flat(&inputs, &outputs, Stall::default()).expect("an answer");
            assert_eq!((answer.violation, answer.outputs == outputs), (None, true), "{}", interface.name);
            continue;
        }
        for (number, answer) in engine.units(&held).expect("answers").iter().enumerate() {
            assert_eq!(answer.violation, None, "case {number} of {}", interface.name);
            for (channel, _) in interface.side(Direction::Out) {
                let wanted = of(&cases[number].outputs, channel);
                assert_eq!(of(&answer.outputs, channel), wanted, "case {number} of {}", interface.name);
            }
        }
    }
}

/// A file of waves has the names of the Verilog, and its last values are the results.
#[test]
fn waves_have_the_names_of_the_verilog() {
    let block =
        registry::block("f24_min", &Choices::default(), &Build::default()).expect("hardware").expect("the block");
    let case = block.case(vec![block.item(Direction::In, vec![0x3f0000, 0x3e0000])]);
    let project = own_project(&block).expect("the guard accepts our own blocks");
    let text = native::vcd::trace(&block, &project, &case, Stall::default()).expect("waves");
    assert!(text.contains("$scope module pica_f24_min $end\n"), "{text}");
    let line = text.lines().find(|line| line.ends_with(" y [23:0] $end")).expect("the result has a name");
    let code = line.split(' ').nth(3).expect("a code");
    let value = format!("b{:024b} {code}", case.outputs[0].values[0]);
    assert!(text.lines().any(|line| line == value), "{text}");
}

/// The first clock, of so many with random inputs, in which the compiled design shows or holds something else.
#[cfg(feature = "jit")]
fn first_compiled_difference(program: Arc<Program>, clocks: u32) -> Option<u32> {
    let compiled = Arc::new(program.compiled().expect("instructions of this processor"));
    let mut both = [program.clone(), compiled].map(|program| Simulation::new(program, 1));
    let ports = || program.design().ports().iter().enumerate();
    let words = |width: u32| 0..width.div_ceil(32) as usize;
    let mut rng = CaseRng::new(2, 0);
    for clock in 0..clocks {
        for (number, port) in ports().filter(|(_, port)| port.input && port.name != "clock") {
            for word in words(port.width) {
                let value = match port.name.as_str() {
                    "reset" => u32::from(clock == 0 || rng.below(256) == 0),
                    _ if port.width == 1 => u32::from(rng.below(4) > 0),
                    _ if rng.below(2) == 0 => continue,
                    _ => rng.word() as u32,
                };
                both.iter_mut().for_each(|simulation| simulation.set(0, number, word, value));
            }
        }
        both.iter_mut().for_each(Simulation::settle);
        let shown = |simulation: &Simulation| -> Vec<u32> {
            ports()
                .flat_map(|(number, port)| words(port.width).map(move |word| simulation.get(0, number, word)))
                .collect()
        };
        let differs = shown(&both[0]) != shown(&both[1]) || clock % 16 == 0 && both[0].save() != both[1].save();
        if differs {
            return Some(clock);
        }
        both.iter_mut().for_each(Simulation::clock);
    }
    None
}

/// Registers and memories are compared, too: a state has the same bytes.
#[cfg(feature = "jit")]
#[test]
fn compiled_designs_do_what_the_others_do() {
    for block in listed(&Build::default()) {
        assert_eq!(first_compiled_difference(program(&block), 3000), None, "{}", block.interface.name);
    }
    let usual = Build::default();
    for (id, value, build) in Build::alternatives() {
        for block in
            listed(&build).iter().filter(|block| block.build.get(id).is_some_and(|own| usual.get(id) != Some(own)))
        {
            assert_eq!(
                first_compiled_difference(program(block), 1000),
                None,
                "{} with {id}={value}",
                block.interface.name
            );
        }
    }
}
