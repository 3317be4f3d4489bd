//! What the tests share.

use pica_rtl::dut::Side;
use pica_rtl::emit::structure::Scope;
use pica_rtl::emit::{EmitError, Header, PortDoc, emit};
use rust_hdl::core::atom::AtomKind;
use rust_hdl::core::prelude::*;

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
    let found = std::process::Command::new(program).arg("-V").output().is_ok();
    if !found {
        println!("{program} is missing: sudo apt-get install {package}");
        assert!(std::env::var_os("PICA_REQUIRE_TOOLS").is_none(), "{program} is missing");
    }
    found
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
