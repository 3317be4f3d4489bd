// SPDX-License-Identifier: MIT
//! What the tests share.

use pica_rtl::dut::{Dut, Side};
use pica_rtl::emit::structure::Scope;
use pica_rtl::emit::{EmitError, Header, PortDoc, emit};
use rust_hdl::core::atom::AtomKind;
use rust_hdl::core::prelude::*;
use std::process::Command;

/// A header for any circuit.
pub fn header(block: &dyn Block, name: &str) -> Result<Header, EmitError> {
    let top = Scope::read(block, name)?;
    let port = |atom: &pica_rtl::emit::structure::Signal| PortDoc {
        name: atom.name.clone(),
        side: if atom.kind == AtomKind::InputParameter { Side::Input } else { Side::Output },
        width: atom.width,
        doc: "Of a test.".to_owned(),
    };
    Ok(Header {
        block: name.to_owned(),
        doc: "A block of the tests.".to_owned(),
        ports: top.atoms.iter().filter(|atom| atom.kind.is_parameter()).map(port).collect(),
        notes: vec![],
        parameters: vec![],
        spec_version: "0".to_owned(),
    })
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

/// Outputs before a clock edge and after it.
pub type Outputs = [Vec<u32>; 2];

/// What a circuit puts out at each clock, in simulation.
pub fn simulate(circuit: &mut dyn Dut, inputs: &[Vec<u32>]) -> Vec<Outputs> {
    let outputs: Vec<usize> = places(circuit, Side::Output);
    let mut clock = |inputs: &Vec<u32>| {
        inputs.iter().enumerate().for_each(|(port, value)| circuit.set(port, *value));
        circuit.settle().expect("it settles");
        let before = outputs.iter().map(|port| circuit.get(*port)).collect();
        circuit.clock().expect("it settles");
        [before, outputs.iter().map(|port| circuit.get(*port)).collect()]
    };
    inputs.iter().map(&mut clock).collect()
}

fn places(circuit: &dyn Dut, side: Side) -> Vec<usize> {
    circuit.ports().iter().enumerate().filter(|(_, port)| port.side == side).map(|(place, _)| place).collect()
}

/// What Icarus says that the Verilog of the circuit puts out at each clock. An output that is X ends the test.
pub fn icarus(circuit: &dyn Dut, verilog: &str, name: &str, inputs: &[Vec<u32>]) -> Vec<Outputs> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path
    };
    let ports = circuit.ports();
    let mut bench = "module bench; reg clock;\n".to_owned();
    for port in &ports {
        let kind = if port.side == Side::Input { "reg" } else { "wire" };
        bench += &format!("{kind} [{}:0] {};\n", port.width - 1, port.name);
    }
    let connections: Vec<String> = ports.iter().map(|port| format!(", .{0}({0})", port.name)).collect();
    bench += &format!("{name} dut(.clock(clock){});\n", connections.concat());
    let shown: Vec<&str> = places(circuit, Side::Output).iter().map(|place| ports[*place].name).collect();
    let show = format!("$display(\"{}\", {});", vec!["%0h"; shown.len()].join(" "), shown.join(", "));
    bench += "initial begin clock = 0; #1\n";
    for inputs in inputs {
        let set: Vec<String> =
            ports.iter().zip(inputs).map(|(port, value)| format!("{} = 32'h{value:x}; ", port.name)).collect();
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
    /// Its low half.
    pub low: Bits<4>,
    /// Its high half.
    pub high: Bits<4>,
}
