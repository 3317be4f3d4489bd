// SPDX-License-Identifier: MIT
//! The value of an expression in `rust_hdl`, and whether it has the same in Verilog.

use super::facts::{Facts, full, literal};
use super::name::Names;
use super::show;
use rust_hdl::core::ast::{VerilogExpression, VerilogOp, VerilogOpUnary};

/// Collects what has another value in Verilog: expression, problem.
pub(super) struct Judge<'a> {
    names: &'a Names<'a>,
    pub(super) problems: Vec<(String, String)>,
}

const LOCAL: &str = "assign it to a `Local` of its width first";

impl<'a> Judge<'a> {
    pub(super) fn new(names: &'a Names<'a>) -> Self {
        Judge { names, problems: vec![] }
    }

    fn reject(&mut self, item: &VerilogExpression, problem: impl Into<String>) {
        self.problems.push((show::expression(item), problem.into()));
    }

    /// An expression that is assigned to so many bits.
    pub(super) fn assigned(&mut self, item: &VerilogExpression, width: u32) {
        self.fits(item, width);
        let own = self.facts(item).own;
        self.within(item, own.max(width));
    }

    /// An expression whose context is itself: a condition, an operand of `&&`, of a reduction, an index, an amount.
    pub(super) fn alone(&mut self, item: &VerilogExpression) {
        let facts = self.facts(item);
        self.within(item, facts.own);
        self.keeps_value(item, facts.own, || format!("Verilog computes it in {} bits: {LOCAL}", facts.own));
    }

    /// The selector of a `match`, which meets labels of 32 bits.
    pub(super) fn selector(&mut self, item: &VerilogExpression) {
        let context = self.facts(item).own.max(32);
        self.within(item, context);
        self.keeps_value(item, context, || format!("Verilog compares it with labels of 32 bits: {LOCAL}"));
    }

    fn keeps_value(&mut self, item: &VerilogExpression, context: u32, problem: impl FnOnce() -> String) {
        if !self.same(item, context) {
            self.reject(item, problem());
        }
    }

    /// A number fits into so many bits.
    fn fits(&mut self, item: &VerilogExpression, width: u32) {
        if let Some(number) = self.facts(item).number
            && full(width).is_some_and(|full| number > full)
        {
            self.reject(item, format!("it does not fit into {width} bits"));
        }
    }

    fn facts(&self, item: &VerilogExpression) -> Facts {
        use VerilogExpression::*;
        match item {
            Signal(name) => self.names.resolve(name).unwrap_or(Facts::number(1, 0)),
            Literal(value) => match literal(value) {
                Some((1, value)) => Facts { width: Some(1), ..Facts::number(1, value) },
                Some((bits, value)) => Facts::number(bits, value),
                None => Facts { most: None, ..Facts::bits(32) },
            },
            Paren(inner) => self.facts(inner),
            Cast(inner, bits) => {
                let inner = self.facts(inner);
                let bits = u32::try_from(*bits).unwrap_or(u32::MAX);
                let fits = inner.most.filter(|most| full(bits).is_none_or(|full| *most <= full));
                Facts { own: inner.own.max(bits), most: fits.or(full(bits)), ..Facts::bits(bits) }
            }
            Signed(inner) => {
                let inner = self.facts(inner);
                // A cast of a signed operand is a `signed_bit_cast`, whose width is not in the tree.
                let width = if inner.signed { None } else { inner.width };
                Facts { width, signed: true, number: None, is_signal: false, ..inner }
            }
            Unsigned(inner) => Facts { signed: false, is_signal: false, ..self.facts(inner) },
            Unary(VerilogOpUnary::Not | VerilogOpUnary::Neg, inner) => {
                let inner = self.facts(inner);
                Facts { most: inner.width.and_then(full), number: None, is_signal: false, ..inner }
            }
            Unary(..) | Index(..) => Facts::bits(1),
            Slice(_, width, _) => Facts::bits(u32::try_from(*width).unwrap_or(u32::MAX)),
            IndexReplace(base, ..) => {
                let base = self.facts(base);
                let most = base.width.and_then(full);
                Facts { own: base.own.max(32), most, number: None, is_signal: false, ..base }
            }
            Binary(left, operator, right) => self.binary(left, operator, right),
        }
    }

    fn binary(&self, left: &VerilogExpression, operator: &VerilogOp, right: &VerilogExpression) -> Facts {
        let (a, b) = (self.facts(left), self.facts(right));
        if is_comparison(operator) || matches!(operator, VerilogOp::LogicalAnd | VerilogOp::LogicalOr) {
            return Facts::bits(1);
        }
        let shift = matches!(operator, VerilogOp::Shl | VerilogOp::Shr);
        let width = match operator {
            VerilogOp::Mul => a.width.zip(b.width).map(|(a, b)| a + b),
            _ if shift => a.width,
            _ => a.width.or(b.width),
        };
        let own = if shift { a.own } else { a.own.max(b.own) };
        let limit = width.and_then(full);
        let most = a.most.zip(b.most).and_then(|(a_most, b_most)| match operator {
            VerilogOp::Add => a_most.checked_add(b_most),
            VerilogOp::Mul => a_most.checked_mul(b_most),
            VerilogOp::BitAnd => Some(a_most.min(b_most)),
            VerilogOp::BitOr | VerilogOp::BitXor => full(128 - (a_most | b_most).leading_zeros()),
            VerilogOp::Shl => {
                let amount = u32::try_from(b_most).ok().filter(|amount| *amount <= a_most.leading_zeros())?;
                a_most.checked_shl(amount)
            }
            VerilogOp::Shr => Some(b.number.map_or(a_most, |amount| {
                u32::try_from(amount).ok().and_then(|amount| a_most.checked_shr(amount)).unwrap_or(0)
            })),
            _ => None,
        });
        let number = a.number.zip(b.number).and_then(|(a, b)| match operator {
            VerilogOp::Add => a.checked_add(b),
            VerilogOp::Sub => a.checked_sub(b),
            _ => None,
        });
        let within = most.filter(|most| limit.is_none_or(|limit| *most <= limit));
        let most = number.or(within).or(limit);
        Facts { width, own, signed: a.signed && b.signed, most, number, is_signal: false }
    }

    /// Whether an operator cannot leave its width: the bound of its operands shows it.
    fn cannot_wrap(&self, left: &VerilogExpression, operator: &VerilogOp, right: &VerilogExpression) -> bool {
        let (a, b) = (self.facts(left), self.facts(right));
        let limit = self.binary(left, operator, right).width.and_then(full);
        let (Some(limit), Some(a), Some(b)) = (limit, a.most, b.most) else { return false };
        match operator {
            VerilogOp::Add => a.checked_add(b).is_some_and(|sum| sum <= limit),
            VerilogOp::Shl => u32::try_from(b).is_ok_and(|amount| amount <= a.leading_zeros() && a << amount <= limit),
            _ => false,
        }
    }

    /// Whether the value in a context of so many bits is that of `rust_hdl`, with nothing above its width.
    fn same(&self, item: &VerilogExpression, context: u32) -> bool {
        use VerilogExpression::*;
        let exact = self.facts(item).width == Some(context);
        match item {
            Signal(_) | Literal(_) | Index(..) | Slice(..) => true,
            Unary(VerilogOpUnary::All | VerilogOpUnary::Any | VerilogOpUnary::Xor, _) => true,
            Paren(inner) => self.same(inner, context),
            Cast(inner, bits) => {
                let cuts =
                    self.facts(inner).width.is_some_and(|width| usize::try_from(width).is_ok_and(|w| w >= *bits));
                cuts || self.same(inner, context)
            }
            Signed(_) | Unsigned(_) => true,
            Unary(..) => exact,
            IndexReplace(base, _, value) => self.same(base, context) && self.same(value, context),
            Binary(left, operator, right) => match operator {
                VerilogOp::BitAnd => self.same(left, context) || self.same(right, context),
                VerilogOp::BitOr | VerilogOp::BitXor => self.same(left, context) && self.same(right, context),
                VerilogOp::Shr => self.same(left, context),
                VerilogOp::Mul => {
                    let enough = self.facts(item).width.is_some_and(|width| width <= context);
                    enough && self.same(left, context) && self.same(right, context)
                }
                VerilogOp::Add | VerilogOp::Shl if self.cannot_wrap(left, operator, right) => {
                    self.same(left, context) && (matches!(operator, VerilogOp::Shl) || self.same(right, context))
                }
                VerilogOp::Add | VerilogOp::Sub | VerilogOp::Shl => exact || self.facts(item).number.is_some(),
                _ => true,
            },
        }
    }

    /// Reports what is wrong with an expression in a context of so many bits, of which its own width is looked at.
    fn within(&mut self, item: &VerilogExpression, context: u32) {
        use VerilogExpression::*;
        match item {
            Signal(name) => {
                if let Err(problem) = self.names.resolve(name) {
                    self.problems.push((show::name(name), problem));
                }
            }
            Literal(value) => {
                if literal(value).is_none() {
                    self.reject(item, "a number is not negative and has at most 128 bits");
                }
            }
            Paren(inner) => self.within(inner, context),
            Cast(inner, bits) => {
                let bits = u32::try_from(*bits).unwrap_or(u32::MAX);
                self.fits(inner, bits);
                self.within(inner, context);
                if !self.same(item, context) {
                    self.reject(item, format!("Verilog keeps what the operand carries above its width: {LOCAL}"));
                }
            }
            Signed(inner) | Unsigned(inner) => self.signedness(item, inner),
            Unary(VerilogOpUnary::Not | VerilogOpUnary::Neg, inner) => self.within(inner, context),
            Unary(operator, inner) => {
                self.alone(inner);
                let facts = self.facts(inner);
                if matches!(operator, VerilogOpUnary::All) && facts.width != Some(facts.own) {
                    self.reject(item, format!("Verilog computes it in {} bits: {LOCAL}", facts.own));
                }
            }
            Index(base, index) => self.selection(item, base, 1, index),
            Slice(base, width, offset) => self.selection(item, base, *width, offset),
            IndexReplace(base, index, value) => {
                self.within(base, context);
                self.alone(index);
                self.within(value, context);
                let facts = self.facts(base);
                self.in_range(item, index, 1, facts.width);
                if !self.same(item, context) {
                    self.reject(item, format!("Verilog computes it in {context} bits: {LOCAL}"));
                }
            }
            Binary(left, operator, right) => self.operator(item, left, operator, right, context),
        }
    }

    fn operator(
        &mut self,
        item: &VerilogExpression,
        left: &VerilogExpression,
        operator: &VerilogOp,
        right: &VerilogExpression,
        context: u32,
    ) {
        for operand in [left, right] {
            if let VerilogExpression::Binary(_, inner, _) = operand
                && binds_otherwise(operator, inner)
            {
                self.reject(item, "Verilog groups it otherwise: write parentheses");
            }
        }
        let (a, b) = (self.facts(left), self.facts(right));
        match operator {
            VerilogOp::LogicalAnd | VerilogOp::LogicalOr => {
                self.alone(left);
                self.alone(right);
                return;
            }
            VerilogOp::Shl | VerilogOp::Shr => {
                self.within(left, context);
                self.alone(right);
                if a.width.is_none() && b.number.is_none() {
                    self.reject(item, format!("a number is shifted in 64 bits: {LOCAL}"));
                }
                if matches!(operator, VerilogOp::Shr) && !self.same(left, context) {
                    let problem = format!("Verilog shifts what the operand carries above its width in: {LOCAL}");
                    self.reject(item, problem);
                }
                return;
            }
            _ => {}
        }
        if a.signed != b.signed {
            self.reject(item, "Verilog takes both operands as unsigned: give both the same signedness in a `Local`");
        }
        if let Some(width) = a.width.or(b.width) {
            self.fits(left, width);
            self.fits(right, width);
        }
        if is_comparison(operator) {
            let context = a.own.max(b.own);
            self.within(left, context);
            self.within(right, context);
            for operand in [left, right] {
                if !self.same(operand, context) {
                    let problem =
                        format!("Verilog compares `{}` in {context} bits: {LOCAL}", show::expression(operand));
                    self.reject(item, problem);
                }
            }
            return;
        }
        self.within(left, context);
        self.within(right, context);
        // An operand that is narrower than the result, a bool or a factor, is widened by Verilog before it is computed.
        let width = self.facts(item).width;
        for (operand, facts) in [(left, a), (right, b)] {
            if facts.width.is_some_and(|own| width.is_none_or(|width| own < width)) && !self.same(operand, context) {
                self.reject(operand, format!("Verilog computes it in {context} bits: {LOCAL}"));
            }
        }
    }

    fn signedness(&mut self, item: &VerilogExpression, inner: &VerilogExpression) {
        self.alone(inner);
        let facts = self.facts(inner);
        if matches!(item, VerilogExpression::Signed(_)) && facts.signed {
            self.reject(
                item,
                "signed_bit_cast has no end for the most negative number, and its width is not in the Verilog: extend \
                 the sign bit by bit",
            );
        } else if facts.width != Some(facts.own) {
            self.reject(
                item,
                format!("the sign is elsewhere in Verilog, which computes it in {} bits: {LOCAL}", facts.own),
            );
        }
    }

    fn selection(
        &mut self,
        item: &VerilogExpression,
        base: &VerilogExpression,
        width: usize,
        offset: &VerilogExpression,
    ) {
        self.within(base, self.facts(base).own);
        self.alone(offset);
        let facts = self.facts(base);
        let is_name = matches!(base, VerilogExpression::Signal(_));
        if !is_name || !facts.is_signal {
            // A name that is not known has been reported.
            if !is_name || matches!(base, VerilogExpression::Signal(name) if self.names.resolve(name).is_ok()) {
                self.reject(item, "bits can be selected of a signal only: assign its value to a `Local` first");
            }
            return;
        }
        self.in_range(item, offset, width, facts.width);
    }

    /// Bits selected lie inside the signal, whatever the offset.
    fn in_range(&mut self, item: &VerilogExpression, offset: &VerilogExpression, width: usize, of: Option<u32>) {
        let Some(of) = of else { return };
        let last = self.facts(offset).most.and_then(|most| most.checked_add(width as u128));
        if last.is_none_or(|last| last > u128::from(of)) {
            let text = format!("it can reach past the {of} bits of the signal: 0 or a panic in Rust, X in Verilog");
            self.reject(item, text);
        }
    }
}

fn is_comparison(operator: &VerilogOp) -> bool {
    use VerilogOp::*;
    matches!(operator, Eq | Ne | Lt | Le | Gt | Ge)
}

/// Whether two operators, one an operand of the other without parentheses, are grouped otherwise in Verilog. There `==`
/// and its like bind more tightly than `&`, `^` and `|`; in Rust less.
fn binds_otherwise(outer: &VerilogOp, inner: &VerilogOp) -> bool {
    let bitwise = |operator: &VerilogOp| matches!(operator, VerilogOp::BitAnd | VerilogOp::BitOr | VerilogOp::BitXor);
    (is_comparison(outer) && bitwise(inner)) || (bitwise(outer) && is_comparison(inner))
}
