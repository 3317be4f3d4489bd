// SPDX-License-Identifier: MIT
//! What the tests share.

use pica_rtl::build::Primitives;
use pica_rtl::dut::{Dut, DutPort};
use pica_rtl::emit::structure::Scope;
use pica_rtl::emit::{EmitError, Header, emit};
use pica_vectors::{Channel, Direction, Handshake, Interface, Port, Protocol};
use rust_hdl::core::atom::AtomKind;
use rust_hdl::core::prelude::*;
use std::process::Command;

/// A header for any circuit.
pub fn header(block: &dyn Block, name: &str) -> Result<Header, EmitError> {
    let top = Scope::read(block, name)?;
    let channel = |name: &str, direction, kind| Channel {
        name: name.to_owned(),
        direction,
        handshake: Handshake::None,
        ports: top.atoms.iter().filter(|atom| atom.kind == kind).map(port).collect(),
    };
    let inputs = channel("in", Direction::In, AtomKind::InputParameter);
    let outputs = channel("out", Direction::Out, AtomKind::OutputParameter);
    Ok(Header {
        interface: Interface {
            name: name.to_owned(),
            doc: "A block of the tests.".to_owned(),
            // The protocol has no ports of its own; a clock is an input.
            protocol: Protocol::Comb,
            latency: None,
            channels: vec![inputs, outputs],
            memories: Vec::new(),
            independent: false,
        },
        notes: vec![],
        parameters: vec![],
        primitives: Primitives::default(),
        memory: Default::default(),
        spec_version: "0".to_owned(),
    })
}

fn port(atom: &pica_rtl::emit::structure::Signal) -> Port {
    Port { name: atom.name.clone(), width: atom.width as u32, doc: "Of a test.".to_owned() }
}

/// The Verilog of a block, or why there is none.
pub fn verilog(block: &mut dyn Block, name: &str) -> Result<String, EmitError> {
    let header = header(block, name)?;
    emit(block, &header)
}

/// Whether a tool is there; says how to install it if not, and fails where `PICA_REQUIRE_TOOLS` demands it.
pub fn installed(program: &str, package: &str) -> bool {
    let found = Command::new(program).arg("-V").output().is_ok();
    if !found {
        println!("{program} is missing: sudo apt-get install {package}");
        assert!(std::env::var_os("PICA_REQUIRE_TOOLS").is_none(), "{program} is missing");
    }
    found
}

/// The values of inputs, by name.
pub type Inputs = Vec<(&'static str, u32)>;

/// Outputs before a clock edge and after it.
pub type Outputs = [Vec<u32>; 2];

/// What a circuit puts out at each clock, in simulation.
pub fn simulate(circuit: &mut dyn Dut, inputs: &[Inputs]) -> Vec<Outputs> {
    let outputs = outputs(circuit);
    let mut clock = |inputs: &Inputs| {
        for (name, value) in inputs {
            circuit.set(place(circuit, name), *value);
        }
        circuit.settle().expect("it settles");
        let before = outputs.iter().map(|port| circuit.get(*port)).collect();
        circuit.clock().expect("it settles");
        [before, outputs.iter().map(|port| circuit.get(*port)).collect()]
    };
    inputs.iter().map(&mut clock).collect()
}

/// The number of a port.
pub fn place(circuit: &dyn Dut, name: &str) -> usize {
    let place = circuit.ports().iter().position(|port| port.port.name == name);
    place.unwrap_or_else(|| panic!("there is no port `{name}`"))
}

fn outputs(circuit: &dyn Dut) -> Vec<usize> {
    let ports = circuit.ports();
    (0..ports.len()).filter(|place| ports[*place].direction == Direction::Out).collect()
}

/// What Icarus says that the Verilog of the circuit puts out at each clock. An output that is X ends the test.
pub fn icarus(circuit: &dyn Dut, verilog: &str, name: &str, inputs: &[Inputs]) -> Vec<Outputs> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path
    };
    let ports = circuit.ports();
    let mut bench = "module bench; reg clock;\n".to_owned();
    for DutPort { direction, port, .. } in &ports {
        let kind = if *direction == Direction::In { "reg" } else { "wire" };
        bench += &format!("{kind} [{}:0] {};\n", port.width - 1, port.name);
    }
    let connections: Vec<String> = ports.iter().map(|port| format!(", .{0}({0})", port.port.name)).collect();
    bench += &format!("{name} dut(.clock(clock){});\n", connections.concat());
    let shown: Vec<&str> = outputs(circuit).iter().map(|place| ports[*place].port.name.as_str()).collect();
    let show = format!("$display(\"{}\", {});", vec!["%0h"; shown.len()].join(" "), shown.join(", "));
    bench += "initial begin clock = 0; #1\n";
    for inputs in inputs {
        let set: Vec<String> = inputs.iter().map(|(name, value)| format!("{name} = 32'h{value:x}; ")).collect();
        bench += &format!("{}#1 {show} clock = 1; #1 {show} clock = 0; #1\n", set.concat());
    }
    bench += "$finish; end endmodule\n";
    let program = folder.path().join("bench");
    let sources = [file("dut.v", verilog), file("bench.v", &bench)];
    let compiled = Command::new("iverilog").args(["-g2001", "-o"]).arg(&program).args(sources).output();
    let compiled = compiled.expect("iverilog runs");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let run = Command::new("vvp").arg("-n").arg(&program).output().expect("vvp runs");
    let text = String::from_utf8(run.stdout).expect("text");
    let number = |word: &str| u32::from_str_radix(word, 16).unwrap_or_else(|_| panic!("{name} puts out {word}"));
    let lines: Vec<Vec<u32>> = text.lines().map(|line| line.split_whitespace().map(number).collect()).collect();
    lines.chunks_exact(2).map(|pair| [pair[0].clone(), pair[1].clone()]).collect()
}

/// A stream of numbers, the same in every run.
pub struct Numbers(pub u64);

impl Numbers {
    /// The next number.
    pub fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as u32
    }
}

/// Declares blocks with inputs `a` and `b` of 8 bits, an output `y`, and some local signals. The attribute and `self`
/// come from the caller, or the update functions could not name themselves.
#[macro_export]
macro_rules! probes {
    ($hash:tt $attribute:tt $this:ident; $($name:ident: $output:ty => { $($body:tt)* })*) => {
        $(
            #[allow(non_camel_case_types)]
            #[derive(LogicBlock, Default)]
            struct $name {
                pub a: Signal<In, Bits<8>>,
                pub b: Signal<In, Bits<8>>,
                pub y: Signal<Out, $output>,
                t: Signal<Local, Bits<8>>,
                wide: Signal<Local, Bits<16>>,
                flag: Signal<Local, Bit>,
                one: Signal<Local, Bits<1>>,
                s8: Signal<Local, Signed<8>>,
                s16: Signal<Local, Signed<16>>,
                pair: Signal<Local, $crate::support::Pair>,
            }

            impl Logic for $name {
                $hash $attribute
                fn update(&mut $this) {
                    $this.t.next = $this.b.val();
                    $this.wide.next = bit_cast::<16, 8>($this.a.val());
                    $this.flag.next = $this.b.val().get_bit(0);
                    $this.one.next = $this.b.val().get_bits::<1>(7);
                    $this.s8.next = signed_cast::<8>($this.a.val());
                    $this.s16.next = signed_cast::<16>($this.wide.val());
                    $this.pair.next.low = $this.a.val().get_bits::<4>(0);
                    $this.pair.next.high = $this.b.val().get_bits::<4>(0);
                    $($body)*
                }
            }
        )*
    };
}

/// A structure for the probes.
#[derive(Copy, Clone, PartialEq, Debug, Default, LogicStruct)]
pub struct Pair {
    /// The low half of the structure.
    pub low: Bits<4>,
    /// The high half of the structure.
    pub high: Bits<4>,
}
