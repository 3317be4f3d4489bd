// SPDX-License-Identifier: MIT
//! An expression as its author wrote it, more or less.

use rust_hdl::core::ast::{VerilogExpression, VerilogOp, VerilogOpUnary};

/// A name: `lane[i].a`.
pub(super) fn name(name: &str) -> String {
    name.trim_end_matches("$next").replace('$', ".")
}

/// An expression.
pub(super) fn expression(item: &VerilogExpression) -> String {
    match item {
        VerilogExpression::Signal(signal) => name(signal),
        VerilogExpression::Literal(value) => match super::facts::literal(value) {
            Some((1, value)) => (value == 1).to_string(),
            Some((_, value)) => value.to_string(),
            None => value.to_string(),
        },
        VerilogExpression::Cast(inner, bits) => format!("bit_cast::<{bits}>({})", bare(inner)),
        VerilogExpression::Signed(inner) => format!("signed_cast({})", bare(inner)),
        VerilogExpression::Unsigned(inner) => format!("unsigned_cast({})", bare(inner)),
        VerilogExpression::Paren(inner) => format!("({})", expression(inner)),
        VerilogExpression::Binary(left, operator, right) => {
            format!("{} {} {}", expression(left), symbol(operator), expression(right))
        }
        VerilogExpression::Unary(operator, inner) => match operator {
            VerilogOpUnary::Not => format!("!{}", expression(inner)),
            VerilogOpUnary::Neg => format!("-{}", expression(inner)),
            VerilogOpUnary::All => format!("{}.all()", expression(inner)),
            VerilogOpUnary::Any => format!("{}.any()", expression(inner)),
            VerilogOpUnary::Xor => format!("{}.xor()", expression(inner)),
        },
        VerilogExpression::Index(base, index) => format!("{}.get_bit({})", expression(base), bare(index)),
        VerilogExpression::Slice(base, width, offset) => {
            format!("{}.get_bits::<{width}>({})", expression(base), bare(offset))
        }
        VerilogExpression::IndexReplace(base, index, value) => {
            format!("{}.replace_bit({}, {})", expression(base), bare(index), bare(value))
        }
    }
}

/// An expression without the parentheses around it.
fn bare(item: &VerilogExpression) -> String {
    match item {
        VerilogExpression::Paren(inner) => bare(inner),
        _ => expression(item),
    }
}

fn symbol(operator: &VerilogOp) -> &'static str {
    match operator {
        VerilogOp::Add => "+",
        VerilogOp::Sub => "-",
        VerilogOp::Mul => "*",
        VerilogOp::LogicalAnd => "&&",
        VerilogOp::LogicalOr => "||",
        VerilogOp::BitXor => "^",
        VerilogOp::BitAnd => "&",
        VerilogOp::BitOr => "|",
        VerilogOp::Shl => "<<",
        VerilogOp::Shr => ">>",
        VerilogOp::Eq => "==",
        VerilogOp::Lt => "<",
        VerilogOp::Le => "<=",
        VerilogOp::Ne => "!=",
        VerilogOp::Ge => ">=",
        VerilogOp::Gt => ">",
    }
}
