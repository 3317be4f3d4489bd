// SPDX-License-Identifier: MIT
//! A circuit whose ports are reached by number: what simulates, checks and emits blocks needs to know no more.

mod values;
mod wire;

pub use pica_vectors::Port;
pub use values::Values;
pub use wire::Wire;

use pica_spec::pica200::NAMES;
use pica_vectors::{Direction, Interface, Protocol};
use rust_hdl::core::prelude::*;
use std::collections::HashMap;
use std::sync::LazyLock;

/// Passes of `update_all` after which a circuit that still changes is taken for one that oscillates.
const SETTLE_PASSES: usize = 100;

/// A port of a circuit. Clocks are not among the ports.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DutPort {
    /// Which way the port points.
    pub direction: Direction,
    /// The channel that it belongs to; empty for the reset.
    pub channel: &'static str,
    /// Name, width and meaning.
    pub port: Port,
}

/// A circuit that stops changing is settled; this one went on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the circuit oscillates: it still changes after {SETTLE_PASSES} passes")]
pub struct Oscillates;

/// A circuit under test. `#[derive(Dut)]` implements it.
///
/// ```
/// use pica_rtl::prelude::*;
///
/// /// The bits of a value, inverted.
/// #[derive(LogicBlock, Default, Component, Dut)]
/// pub struct Invert<const W: usize> {
///     /// A value.
///     a: Signal<In, Bits<W>>,
///     /// The value with every bit inverted.
///     y: Signal<Out, Bits<W>>,
/// }
///
/// #[hdl]
/// impl<const W: usize> Logic for Invert<W> {
///     fn update(&mut self) {
///         self.y.next = !self.a.val();
///     }
/// }
///
/// let interface = Invert::<8>::default().interface("invert");
/// assert_eq!(interface.doc, "The bits of a value, inverted.");
/// assert_eq!(interface.port_names(), ["a", "y"]);
/// ```
///
/// A port without a doc comment is an error:
///
/// ```compile_fail
/// use pica_rtl::prelude::*;
///
/// /// The bits of a value, inverted.
/// #[derive(LogicBlock, Default, Component, Dut)]
/// pub struct Invert<const W: usize> {
///     a: Signal<In, Bits<W>>,
///     /// The value with every bit inverted.
///     y: Signal<Out, Bits<W>>,
/// }
///
/// #[hdl]
/// impl<const W: usize> Logic for Invert<W> {
///     fn update(&mut self) {
///         self.y.next = !self.a.val();
///     }
/// }
/// ```
///
/// So is a memory without its channels:
///
/// ```compile_fail
/// use pica_rtl::prelude::*;
///
/// /// Asks nobody.
/// #[derive(LogicBlock, Default, Component, Dut)]
/// #[dut(memory(words))]
/// pub struct Nothing {
///     /// A bit.
///     a: Signal<In, Bit>,
///     /// The bit.
///     y: Signal<Out, Bit>,
/// }
///
/// #[hdl]
/// impl Logic for Nothing {
///     fn update(&mut self) {
///         self.y.next = self.a.val();
///     }
/// }
/// ```
pub trait Dut: Block {
    /// The doc comment of the circuit.
    fn doc(&self) -> &'static str;

    /// The ports, in the order of the declaration.
    fn ports(&self) -> Vec<DutPort>;

    /// Clocks from operands to result, of a pipe.
    fn latency(&self) -> Option<u32> {
        None
    }

    /// Whether transactions depend on each other, or are not one to one, although there is one channel each way.
    fn is_unit(&self) -> bool {
        false
    }

    /// Whether each input channel has an order of its own.
    fn is_independent(&self) -> bool {
        false
    }

    /// The memories that the block asks, by name: each has the channels `read_NAME`, `answer_NAME` and `write_NAME`.
    fn memories(&self) -> &'static [&'static str] {
        &[]
    }

    /// The outside of the block of this circuit, under a name.
    fn interface(&self, name: &str) -> Interface {
        let ports = self.ports().into_iter().map(|port| (port.direction, port.channel, port.port));
        let interface = Interface::new(name, sentence(self.doc()), self.latency(), ports);
        let mut interface = interface.with_memories(self.memories());
        interface.independent = self.is_independent();
        if self.is_unit() {
            interface.protocol = Protocol::Unit;
        }
        interface
    }

    /// Sets a word of an input by its number among the words of all [`ports`](Self::ports); the circuit follows at the next
    /// [`settle`](Self::settle). Bits above the width of the port are dropped; a number that is no word of an input does nothing.
    fn set(&mut self, word: usize, value: u32);

    /// A word by its number among the words of all [`ports`](Self::ports); 0 for a number that is no word.
    fn get(&self, word: usize) -> u32;

    /// Sets the level of the clock; a circuit without clock ignores it.
    fn set_clock(&mut self, level: bool);

    /// The circuit as a `rust_hdl` block.
    fn block(&mut self) -> &mut dyn Block;

    /// Lets changes of inputs and clock take their way through the circuit.
    ///
    /// # Errors
    /// If the circuit does not come to rest.
    fn settle(&mut self) -> Result<(), Oscillates> {
        let block = self.block();
        for _ in 0..SETTLE_PASSES {
            block.update_all();
            if !block.has_changed() {
                return Ok(());
            }
        }
        Err(Oscillates)
    }

    /// One clock: rising edge, then falling edge. Inputs set before are taken, outputs read after are those of the new
    /// state.
    ///
    /// # Errors
    /// If the circuit does not come to rest.
    fn clock(&mut self) -> Result<(), Oscillates> {
        self.settle()?;
        self.set_clock(true);
        self.settle()?;
        self.set_clock(false);
        self.settle()
    }
}

/// The ports of a signal, for `#[derive(Dut)]`.
pub fn ports<D: rust_hdl::core::direction::Direction, T: Wire>(
    name: &str,
    input: bool,
    channel: &'static str,
    prefix: &str,
    _signal: &Signal<D, T>,
    doc: &str,
) -> impl Iterator<Item = DutPort> {
    let direction = if input { Direction::In } else { Direction::Out };
    T::ports(name, prefix, doc).into_iter().map(move |mut port| {
        port.doc = with_ids(&port.doc).split_whitespace().collect::<Vec<_>>().join(" ");
        DutPort { direction, channel, port }
    })
}

/// The words of a signal, for `#[derive(Dut)]`.
pub const fn words<D: rust_hdl::core::direction::Direction, T: Wire>(_signal: &Signal<D, T>) -> usize {
    T::WORDS
}

/// The first paragraph of a doc comment, on one line.
fn sentence(doc: &str) -> String {
    let first: Vec<&str> = doc.lines().take_while(|line| !line.trim().is_empty()).map(str::trim).collect();
    first.join(" ")
}

/// A doc comment, with the ids of the registers that it names.
pub(crate) fn with_ids(doc: &str) -> String {
    doc.split_inclusive([' ', '\n']).map(with_id).collect()
}

/// The ids of registers by their names without prefix, the first one of each.
static IDS: LazyLock<HashMap<&str, u32>> = LazyLock::new(|| {
    let plain = |(id, name): &(u32, &'static str)| (name.strip_prefix("GPUREG_").unwrap_or(name), *id);
    NAMES.iter().rev().map(plain).collect()
});

fn with_id(word: &str) -> String {
    let name = word.trim_end_matches(['.', ',', ':', ';', ' ', '\n']);
    match IDS.get(name).filter(|_| name.len() > 2) {
        Some(id) => format!("{name} (0x{id:03X}){}", &word[name.len()..]),
        None => word.to_owned(),
    }
}
