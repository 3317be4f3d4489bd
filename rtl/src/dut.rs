// SPDX-License-Identifier: MIT
//! A circuit whose ports are reached by number: what simulates, checks and emits blocks needs to know no more.

use rust_hdl::core::prelude::*;

/// Passes of `update_all` after which a circuit that still changes is taken for one that oscillates.
const SETTLE_PASSES: usize = 100;

/// Which way a port points, seen from the circuit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Into the circuit.
    Input,
    /// Out of the circuit.
    Output,
}

/// A port of a circuit. Clocks are not among the ports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DutPort {
    /// Its identifier in Verilog.
    pub name: &'static str,
    /// Which way it points.
    pub side: Side,
    /// Bits, 1 to 32.
    pub width: usize,
}

/// A circuit that stops changing is settled; this one went on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the circuit oscillates: it still changes after {SETTLE_PASSES} passes")]
pub struct Oscillates;

/// A circuit under test. [`ports!`](crate::ports) implements it.
pub trait Dut: Block {
    /// The ports, inputs first, in the order of the declaration.
    fn ports(&self) -> Vec<DutPort>;

    /// Sets input number `port` of [`ports`](Self::ports); the circuit follows at the next [`settle`](Self::settle).
    /// Bits above the width of the port are dropped; a number that is no input does nothing.
    fn set(&mut self, port: usize, value: u32);

    /// The value of port number `port` of [`ports`](Self::ports); 0 for a number that is no port.
    fn get(&self, port: usize) -> u32;

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

/// A value that a port carries.
pub trait Wire: Synth {
    /// The value of the low bits of a word.
    fn from_word(word: u32) -> Self;

    /// The value in the low bits of a word, zeros above.
    fn to_word(self) -> u32;
}

impl Wire for Bit {
    fn from_word(word: u32) -> Self {
        word & 1 == 1
    }

    fn to_word(self) -> u32 {
        self.into()
    }
}

impl<const N: usize> Wire for Bits<N> {
    fn from_word(word: u32) -> Self {
        let mask = u32::MAX >> (32 - N);
        u64::from(word & mask).into()
    }

    fn to_word(self) -> u32 {
        self.to_u32()
    }
}

/// Implements [`Dut`](crate::dut::Dut) for a block: `ports!([generics] type; clock name; in names; out names)`. A block
/// without clock leaves that part out.
///
/// ```
/// use rust_hdl::core::prelude::*;
///
/// #[derive(LogicBlock, Default)]
/// struct Invert<const W: usize> {
///     pub a: Signal<In, Bits<W>>,
///     pub y: Signal<Out, Bits<W>>,
/// }
///
/// impl<const W: usize> Logic for Invert<W> {
///     #[hdl_gen]
///     fn update(&mut self) {
///         self.y.next = !self.a.val();
///     }
/// }
///
/// pica_rtl::ports!([const W: usize] Invert<W>; in a; out y);
/// ```
#[macro_export]
macro_rules! ports {
    ([$($generics:tt)*] $block:ty; $(clock $clock:ident;)? in $($input:ident)*; out $($output:ident)*) => {
        impl<$($generics)*> $crate::dut::Dut for $block {
            fn ports(&self) -> Vec<$crate::dut::DutPort> {
                vec![
                    $($crate::dut::input(stringify!($input), &self.$input),)*
                    $($crate::dut::output(stringify!($output), &self.$output),)*
                ]
            }

            fn set(&mut self, port: usize, value: u32) {
                let mut place = 0;
                $(
                    if port == place {
                        self.$input.next = $crate::dut::Wire::from_word(value);
                        return;
                    }
                    place += 1;
                )*
                let _ = place;
            }

            fn get(&self, port: usize) -> u32 {
                let mut place = 0;
                $(
                    if port == place {
                        return $crate::dut::Wire::to_word(self.$input.val());
                    }
                    place += 1;
                )*
                $(
                    if port == place {
                        return $crate::dut::Wire::to_word(self.$output.val());
                    }
                    place += 1;
                )*
                let _ = place;
                0
            }

            fn set_clock(&mut self, level: bool) {
                let _ = level;
                $(self.$clock.next = rust_hdl::core::prelude::Clock { clk: level };)?
            }

            fn block(&mut self) -> &mut dyn rust_hdl::core::prelude::Block {
                self
            }
        }
    };
}

/// The description of an input, for [`ports!`](crate::ports).
pub fn input<T: Wire>(name: &'static str, _signal: &Signal<In, T>) -> DutPort {
    DutPort { name, side: Side::Input, width: T::BITS }
}

/// The description of an output, for [`ports!`](crate::ports).
pub fn output<T: Wire>(name: &'static str, _signal: &Signal<Out, T>) -> DutPort {
    DutPort { name, side: Side::Output, width: T::BITS }
}
