// SPDX-License-Identifier: MIT
//! A number that is fixed when a circuit is constructed.

use rust_hdl::core::prelude::*;

/// A `rust_hdl` constant with a default, so that a block that has some can derive `Default` and its constructor needs to
/// name only them. It becomes a `localparam`.
///
/// Const parameters of a block serve as widths alone: in an expression `rust_hdl` would emit their names. Every other
/// number that depends on the format or on a choice of the ledger is one of these.
#[derive(Clone, Copy, Debug)]
pub struct Parameter<T: Synth>(Constant<T>);

impl<T: Synth> Parameter<T> {
    /// A parameter of this value.
    pub fn new(value: T) -> Self {
        Self(Constant::new(value))
    }

    /// The value, usable in the description of hardware.
    pub fn val(&self) -> T {
        self.0.val()
    }
}

impl<const N: usize> Parameter<Bits<N>> {
    /// A parameter of `N` bits: `value`, of which the bits above are all 0, or all 1 as those of a negative number or a mask.
    ///
    /// # Panics
    /// If it does not fit: an error of the program that constructs the circuit.
    pub fn bits(value: u64) -> Self {
        let own = u64::MAX >> (64 - N);
        assert!([0, !own].contains(&(value & !own)), "{value:#X} does not fit a parameter of {N} bits");
        Self::new((value & own).to_bits())
    }
}

/// A code of the specification as bits, for use in the description of hardware: there its name stands for it.
pub fn bits_of<const N: usize>(code: usize) -> Bits<N> {
    (code as u64).into()
}

impl<T: Synth> Default for Parameter<T> {
    fn default() -> Self {
        Self::new(T::default())
    }
}

impl<T: Synth> Logic for Parameter<T> {
    fn update(&mut self) {}

    fn connect(&mut self) {}
}

impl<T: Synth> Block for Parameter<T> {
    fn connect_all(&mut self) {}

    fn update_all(&mut self) {}

    fn has_changed(&self) -> bool {
        false
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        self.0.accept(name, probe);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_truncated_is_refused() {
        for (value, fits) in [
            (0, true),
            (255, true),
            (256, false),
            (0x1_0000_00FF, false),
            (!0, true),
            (!127, true),
            (!255, true),
            (!256, false),
        ] {
            let made = std::panic::catch_unwind(|| Parameter::<Bits<8>>::bits(value).val().to_u32());
            assert_eq!(made.ok(), fits.then_some(value as u32 & 0xFF), "{value:#X}");
        }
        assert_eq!(Parameter::<Bits<64>>::bits(1 << 63).val().to_u64(), 1 << 63);
    }
}
