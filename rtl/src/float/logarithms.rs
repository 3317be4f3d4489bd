// SPDX-License-Identifier: MIT
//! The constants of the shift-and-add algorithms of EX2 and LG2.

use crate::component::described;
use crate::prelude::*;

/// log2(1 + 2^-k) for 1 <= k <= 62 in fixed point with `fraction` bits (up to 62), cut off.
///
/// Squaring a number doubles its logarithm, so whether the square reaches 2 is the next bit of the fraction. The number
/// has 63 fraction bits; the square of step n loses 2^-63 of its value, which is less than 2^(-62-n) in the logarithm,
/// 2^-61 in all.
fn logarithm(k: usize, fraction: usize) -> u64 {
    let mut y = 1_u128 << 63 | 1 << (63 - k);
    let mut bits = 0;
    for _ in 0..fraction {
        let square = (y * y) >> 63;
        let reached = square >> 64;
        y = square >> reached;
        bits = bits << 1 | reached as u64;
    }
    bits
}

/// A table of log2(1 + 2^-k) with `F` fraction bits (up to 48). Combinational.
#[derive(LogicBlock, Component)]
pub struct Logarithms<const F: usize> {
    /// k, 1 to `F`; for any other the entry is 0.
    pub k: Signal<In, Bits<6>>,
    /// log2(1 + 2^-k) of step k, a fraction of F bits.
    pub y: Signal<Out, Bits<F>>,
    _entries: Vec<u64>,
}

impl<const F: usize> Default for Logarithms<F> {
    fn default() -> Self {
        assert!(F <= 48);
        let entries = (0..=F).map(|k| if k == 0 { 0 } else { logarithm(k, F) }).collect();
        Self { k: Signal::default(), y: Signal::default(), _entries: entries }
    }
}

impl<const F: usize> Logic for Logarithms<F> {
    fn update(&mut self) {
        self.y.next = self._entries.get(self.k.val().index()).copied().unwrap_or(0).to_bits();
    }

    fn connect(&mut self) {
        self.y.connect();
    }

    fn hdl(&self) -> Verilog {
        let entries: String = self._entries[1..]
            .iter()
            .zip(1..)
            .map(|(entry, k)| format!("      6'd{k}: y = {F}'h{entry:x};\n"))
            .collect();
        described(
            self,
            Verilog::Custom(format!(
                "\
always @(*) begin
   case (k)
{entries}      default: y = {F}'h0;
   endcase
end
"
            )),
            &[],
            &[],
        )
    }
}

#[cfg(test)]
mod tests {
    use super::logarithm;

    /// atanh(1 / n) with 120 fraction bits, cut off: the series of 1 / ((2 i + 1) n^(2 i + 1)).
    fn inverse_artanh(n: u128) -> u128 {
        let mut power = (1 << 120) / n;
        let mut sum = 0;
        let mut i = 0;
        while power != 0 {
            sum += power / (2 * i + 1);
            power = power / n / n;
            i += 1;
        }
        sum
    }

    /// The route over natural logarithms: ln(1 + x) = 2 artanh(x / (2 + x)).
    #[test]
    fn the_entries_are_the_quotients_of_natural_logarithms() {
        const FRACTION: usize = 48;
        let ln_2 = inverse_artanh(3);
        for k in 1..=FRACTION {
            let ln = inverse_artanh((1 << (k + 1)) + 1);
            // 48 bits of the quotient, and how far it is from the next change of the last one.
            let (quotient, rest) = (ln / (ln_2 >> FRACTION), ln % (ln_2 >> FRACTION));
            let safe = ln_2 >> (FRACTION + 10);
            assert!(rest > safe && rest < (ln_2 >> FRACTION) - safe, "k = {k} is too near to a boundary to tell");
            assert_eq!(u128::from(logarithm(k, FRACTION)), quotient, "k = {k}");
        }
    }
}
