// SPDX-License-Identifier: MIT
//! What is known about the value of an expression before the circuit runs.

use rust_hdl::core::ast::VerilogLiteral;

/// Bits and value of a literal, unless it is negative or has more than 128 bits.
pub(super) fn literal(literal: &VerilogLiteral) -> Option<(u32, u128)> {
    // The fields of a literal are private; its text is `8'h3f`, or `3'b101` for short ones.
    let text = literal.to_string();
    let (bits, number) = text.split_once('\'')?;
    let (base, digits) = number.split_at_checked(1)?;
    let value = u128::from_str_radix(digits, if base == "b" { 2 } else { 16 }).ok()?;
    Some((bits.parse().ok()?, value))
}

/// What is known about the value of an expression.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    /// Bits in `rust_hdl`; none for a number, which takes the width of what it meets, and where it cannot be known.
    pub(super) width: Option<u32>,
    /// Bits in Verilog where nothing around it asks for more.
    pub(super) own: u32,
    /// Whether the value is two's complement.
    pub(super) signed: bool,
    /// A bound of the value in `rust_hdl`.
    pub(super) most: Option<u128>,
    /// The value, if it is constant.
    pub(super) number: Option<u128>,
    /// Whether the expression is a signal, of which bits can be selected.
    pub(super) is_signal: bool,
}

impl Facts {
    pub(super) fn signal(width: u32, signed: bool) -> Self {
        let most = full(width);
        Facts { width: Some(width), own: width, signed, most, number: None, is_signal: true }
    }

    pub(super) fn number(own: u32, value: u128) -> Self {
        Facts { width: None, own, signed: false, most: Some(value), number: Some(value), is_signal: false }
    }

    pub(super) fn bits(width: u32) -> Self {
        Facts { is_signal: false, ..Facts::signal(width, false) }
    }
}

/// The greatest number of so many bits, if it can be said.
pub(super) fn full(width: u32) -> Option<u128> {
    (width < 128).then(|| (1 << width) - 1)
}
