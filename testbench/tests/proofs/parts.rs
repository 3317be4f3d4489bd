// SPDX-License-Identifier: MIT
//! What is claimed of the parts of circuits (`rtl/src/parts`) follows for their Verilog, and not where a fault is planted:
//! `testbench/proofs/properties/parts`.

use super::properties::{faults, with};
use super::without_yosys;
use pica_rtl::dut::Dut;
use pica_rtl::emit::{Header, emit};
use pica_rtl::parts::{Arbiter, Fifo, Narrow, RamFifo, Skid, Widen};
use pica_testbench::proofs::{Verdict, follows, of_part};

/// The Verilog of a part, whose module has a name.
fn verilog(name: &str, circuit: &mut dyn Dut) -> String {
    let header = Header {
        interface: circuit.interface(name),
        notes: Vec::new(),
        parameters: Vec::new(),
        primitives: Default::default(),
        memory: Default::default(),
        spec_version: String::new(),
    };
    emit(circuit.block(), &header).expect("a part is emitted")
}

fn is_proven(name: &str, mut circuit: impl Dut, planted: &str) {
    if without_yosys() {
        return;
    }
    let verilog = verilog(name, &mut circuit);
    for (claim, verdict) in of_part(name, &verilog).expect("an answer") {
        assert_eq!(verdict, Verdict::Proven, "{name}: {claim}");
    }
    let planted = faults(planted);
    assert!(planted.len() >= 3, "{name}");
    for fault in planted {
        let verdict = follows(&format!("parts/{name}"), &with(&verilog, &fault), fault.claim).expect("an answer");
        let found = matches!(&verdict, Verdict::Undecided(why) if why.starts_with("it does not follow"));
        assert!(found, "{name}: {}: {}: {verdict:?}", fault.claim, fault.why);
    }
}

macro_rules! parts {
    ($($name:ident: $circuit:ty;)+) => {$(
        #[test]
        fn $name() {
            let planted = include_str!(concat!("../../proofs/properties/parts/", stringify!($name), ".faults"));
            is_proven(stringify!($name), <$circuit>::default(), planted);
        }
    )+};
}

parts! {
    arbiter_4: Arbiter<4>;
    fifo_3_8: Fifo<3, 8>;
    narrow_32_8: Narrow<32, 8>;
    ram_fifo_3_8_8: RamFifo<3, 8, 8>;
    skid_8: Skid<8>;
    widen_32_8: Widen<32, 8>;
}

/// What a part cannot be is refused when it is made.
#[test]
fn bounds_are_checked() {
    let refused: [(&str, fn()); 5] = [
        ("a credit of 256", || drop(RamFifo::<8, 256, 8>::default())),
        ("16 words at 3 bits of an address", || drop(RamFifo::<3, 16, 8>::default())),
        ("32 bits of 5", || drop(Narrow::<32, 5>::default())),
        ("one part", || drop(Narrow::<8, 8>::default())),
        ("64 parts", || drop(Widen::<64, 1>::default())),
    ];
    for (what, make) in refused {
        assert!(std::panic::catch_unwind(make).is_err(), "{what}");
    }
}
