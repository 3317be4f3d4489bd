// SPDX-License-Identifier: MIT
//! Registers, selectors and conditions (assembly.md#registers-and-operands).

use super::super::cursor::Cursor;
use super::super::diagnostic::{Note, Span};
use super::super::lexer::Kind;
use super::super::literal;
use super::super::syntax::{Index, RegisterText, Selector};
use super::name;
use crate::shbin::f24_from_f32;
use pica_model::shader::isa::{Component, Condition, ConditionOperator, IndexRegister, Swizzle};

/// `[-]name[index][.selector]`.
pub(super) fn register<'a>(cursor: &mut Cursor<'_, 'a>, what: &str) -> Result<RegisterText<'a>, Note> {
    let minus = cursor.eat(Kind::Minus);
    let name = name(cursor, what)?;
    let index = cursor.eat(Kind::LeftBracket).map(|_| index(cursor)).transpose()?;
    let selector = selector(cursor)?;
    let start = minus.map_or(name.span, |minus| minus.span);
    Ok(RegisterText { negate: minus.is_some(), name, index, selector, span: start.to(cursor.previous_span()) })
}

/// `.xyzw`, if there is one.
pub(super) fn selector(cursor: &mut Cursor) -> Result<Option<Selector>, Note> {
    let Some(dot) = cursor.eat(Kind::Dot) else {
        return Ok(None);
    };
    let token = cursor.expect(Kind::Identifier, "a selector after \".\"")?;
    let letters: Option<Vec<Component>> = token.text.chars().map(Component::from_letter).collect();
    let letters = letters.filter(|letters| letters.len() <= 4).ok_or_else(|| {
        Note::new(token.span, format!("\".{}\" is not a selector: 1 to 4 of xyzw, rgba or stpq", token.text))
    })?;
    let at = |position: usize| letters[position.min(letters.len() - 1)];
    let swizzle = Swizzle::new([at(0), at(1), at(2), at(3)]);
    let ordered = letters.windows(2).all(|pair| pair[0].index() < pair[1].index());
    Ok(Some(Selector { swizzle, ordered, span: dot.span.to(token.span) }))
}

/// The rest of `[n]`, `[a0.x]`, `[aL+n]`.
fn index(cursor: &mut Cursor) -> Result<Index, Note> {
    let register = match cursor.peek().map(|token| token.kind) {
        Some(Kind::Identifier) => index_register(cursor)?,
        Some(Kind::Number) => IndexRegister::None,
        Some(Kind::Minus) => {
            return Err(cursor.expected("an offset of 0 or more"));
        }
        _ => return Err(cursor.expected("an offset or an index register")),
    };
    let plus = register == IndexRegister::None || cursor.eat(Kind::Plus).is_some();
    let offset = if plus { super::decimal(cursor, "an offset", &[Kind::RightBracket])? } else { 0 };
    cursor.expect(Kind::RightBracket, "\"]\"")?;
    Ok(Index { register, offset })
}

/// `a0.x`, `a0.y`, `aL` or one of their old names.
fn index_register(cursor: &mut Cursor) -> Result<IndexRegister, Note> {
    let register = name(cursor, "an index register")?;
    let component = cursor.eat(Kind::Dot).map(|_| name(cursor, "x or y")).transpose()?;
    let span = register.span.to(cursor.previous_span());
    let component = component.map(|component| component.text.to_ascii_lowercase());
    match (register.text.to_ascii_lowercase().as_str(), component.as_deref()) {
        ("a0", None | Some("x")) => Ok(IndexRegister::A0x),
        ("a1", None) | ("a0", Some("y")) => Ok(IndexRegister::A0y),
        ("al" | "a2" | "lcnt", None) => Ok(IndexRegister::Al),
        _ => Err(Note::new(span, "expected an index register: a0.x, a0.y or aL")),
    }
}

/// `[!]cmp.x`, `[!]cmp.y`, or both joined by `&&` or `||`.
pub(super) fn condition(cursor: &mut Cursor) -> Result<Condition, Note> {
    let (first, first_value, start) = flag(cursor)?;
    let joint = match cursor.kind(0) {
        Some(Kind::And) => Some(ConditionOperator::And),
        Some(Kind::Or) => Some(ConditionOperator::Or),
        _ => None,
    };
    let (mut ref_x, mut ref_y) = (true, true);
    *if first == Component::X { &mut ref_x } else { &mut ref_y } = first_value;
    let operator = match joint {
        None if first == Component::X => ConditionOperator::X,
        None => ConditionOperator::Y,
        Some(joint) => {
            cursor.next();
            let (second, value, _) = flag(cursor)?;
            if first == second {
                let span = start.to(cursor.previous_span());
                return Err(Note::new(span, format!("cmp.{} is tested twice", first.letter())));
            }
            *if second == Component::X { &mut ref_x } else { &mut ref_y } = value;
            joint
        }
    };
    Ok(Condition { operator, ref_x, ref_y })
}

/// One flag test: which flag, the value it is tested against, where it begins.
fn flag(cursor: &mut Cursor) -> Result<(Component, bool, Span), Note> {
    let start = cursor.peek().map_or(cursor.end(), |token| token.span);
    let mut value = true;
    while cursor.eat(Kind::Not).is_some() {
        value = !value;
    }
    let register = name(cursor, "a condition: cmp.x or cmp.y")?;
    let component = cursor.eat(Kind::Dot).map(|_| name(cursor, "x or y")).transpose()?;
    let span = register.span.to(cursor.previous_span());
    let component = component.map_or(String::new(), |component| component.text.to_ascii_lowercase());
    let component = match (register.text.eq_ignore_ascii_case("cmp"), component.as_str()) {
        (true, "x") => Component::X,
        (true, "y") => Component::Y,
        _ => return Err(Note::new(span, "expected a condition: cmp.x or cmp.y")),
    };
    Ok((component, value, start))
}

/// `(a, b, c, d)`, each converted by `component`.
pub(super) fn vector(
    cursor: &mut Cursor,
    component: impl Fn(&mut Cursor, &[Kind]) -> Result<u32, Note>,
) -> Result<[u32; 4], Note> {
    cursor.expect(Kind::LeftParenthesis, "\"(\"")?;
    let mut value = [0; 4];
    for (position, slot) in value.iter_mut().enumerate() {
        if position > 0 {
            cursor.comma()?;
        }
        // In the last component everything up to the parenthesis is passed over, a fifth component as well.
        let end = [Kind::RightParenthesis, Kind::Comma];
        *slot = component(cursor, if position < 3 { &end } else { &end[..1] })?;
    }
    cursor.expect(Kind::RightParenthesis, "\")\"")?;
    if let Some((span, text)) = cursor.skip(&[]) {
        cursor.warnings.push(Note::new(span, format!("\"{text}\" behind the parenthesis is ignored")));
    }
    Ok(value)
}

/// A float, as its f24 pattern. What stands behind it up to `end` is passed over.
pub(super) fn float(cursor: &mut Cursor, end: &[Kind]) -> Result<u32, Note> {
    let negative = sign(cursor);
    let Some(token) = cursor.peek().filter(|token| matches!(token.kind, Kind::Number | Kind::Identifier)) else {
        return Err(cursor.expected("a number"));
    };
    let Some((value, length)) = literal::c_float(token.text) else {
        return Err(cursor.expected("a number"));
    };
    cursor.next();
    super::ignore_rest(cursor, token, length, end);
    Ok(f24_from_f32(if negative { -value } else { value }))
}

/// An integer constant: decimal, of which eight bits are kept. What stands behind it up to `end` is passed over.
pub(super) fn integer(cursor: &mut Cursor, end: &[Kind]) -> Result<u32, Note> {
    let negative = sign(cursor);
    let token = cursor.peek();
    let value = super::decimal(cursor, "a decimal integer", end)?;
    let value = if negative { value.wrapping_neg() } else { value };
    if let Some(token) = token
        && !(value <= 255 || value >= 128u32.wrapping_neg())
    {
        let message = format!("only the low 8 bits are kept: {}", value & 0xFF);
        cursor.warnings.push(Note::new(token.span, message));
    }
    Ok(value & 0xFF)
}

/// A sign, and whether it is a minus.
fn sign(cursor: &mut Cursor) -> bool {
    let minus = cursor.eat(Kind::Minus).is_some();
    if !minus {
        cursor.eat(Kind::Plus);
    }
    minus
}
