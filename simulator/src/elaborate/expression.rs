// SPDX-License-Identifier: MIT
//! Expressions: widths and signs by context (IEEE 1364-2001, section 4.4 and 4.5).

use super::process::Process;
use super::{Elaborator, Named, WIDTH};
use crate::error::Error;
use crate::graph::Node;
use crate::value::Value;
use pica_verilog::tree::{Binary, Expression, Unary};

impl Elaborator<'_> {
    fn named(&self, scope: usize, item: usize, name: &str) -> Result<Named, Error> {
        match self.scopes[scope].names.get(name) {
            Some(named) => Ok(named.clone()),
            None => self.error(scope, item, format!("`{name}` is not declared")),
        }
    }

    /// Bits of an expression where nothing around it asks for more, and whether it is signed.
    pub(super) fn own(&mut self, scope: usize, item: usize, expression: &Expression) -> Result<(u32, bool), Error> {
        self.step(scope, item)?;
        let (width, signed) = match expression {
            Expression::Name(name) => match self.named(scope, item, name)? {
                Named::Signal(signal) => (self.signals[signal].width, self.signals[signal].signed),
                Named::Constant(value, signed) => (value.width, signed),
                Named::Memory(_) => return self.error(scope, item, format!("memory `{name}` stands without an index")),
            },
            Expression::Literal(literal) => (literal.width.unwrap_or(32), literal.width.is_none()),
            Expression::Unary(Unary::Not | Unary::Negate, inner) => self.own(scope, item, inner)?,
            Expression::Unary(_, inner) => {
                self.own(scope, item, inner)?;
                (1, false)
            }
            Expression::Binary(operator, left, right) => {
                let ((a, first), (b, second)) = (self.own(scope, item, left)?, self.own(scope, item, right)?);
                match operator {
                    _ if operator.compares() || operator.is_logical() => (1, false),
                    Binary::ShiftLeft | Binary::ShiftRight | Binary::ShiftRightSigned => (a, first),
                    _ => (a.max(b), first && second),
                }
            }
            Expression::Choose(_, yes, no) => {
                let ((a, first), (b, second)) = (self.own(scope, item, yes)?, self.own(scope, item, no)?);
                (a.max(b), first && second)
            }
            Expression::Concat(parts) => {
                let mut width = 0u32;
                for part in parts {
                    width = width.saturating_add(self.own(scope, item, part)?.0);
                }
                (width, false)
            }
            Expression::Repeat(count, inner) => (count.saturating_mul(self.own(scope, item, inner)?.0), false),
            Expression::Index(name, _) => match self.named(scope, item, name)? {
                Named::Memory(memory) => (self.memories[memory].width, false),
                _ => (1, false),
            },
            Expression::Part(_, most, least) => (most.saturating_sub(*least).saturating_add(1), false),
            Expression::IndexedPart(_, _, width) => (*width, false),
            Expression::Signed(inner) => (self.own(scope, item, inner)?.0, true),
            Expression::Unsigned(inner) => (self.own(scope, item, inner)?.0, false),
        };
        match width {
            1..=WIDTH => Ok((width, signed)),
            _ => self.error(scope, item, format!("an expression of {width} bits: 1 to {WIDTH} can be")),
        }
    }

    /// The value of an expression in its own width.
    pub(super) fn self_determined(
        &mut self,
        scope: usize,
        item: usize,
        process: Option<&Process>,
        expression: &Expression,
    ) -> Result<Value, Error> {
        let (width, signed) = self.own(scope, item, expression)?;
        self.evaluate(scope, item, process, expression, width, signed)
    }

    /// The value of an expression that is assigned to so many bits.
    pub(super) fn assigned_value(
        &mut self,
        scope: usize,
        item: usize,
        process: Option<&Process>,
        expression: &Expression,
        width: u32,
    ) -> Result<Value, Error> {
        let (own, signed) = self.own(scope, item, expression)?;
        let value = self.evaluate(scope, item, process, expression, own.max(width), signed)?;
        Ok(value.slice(&mut self.graph, 0, width))
    }

    /// The value of an expression among others: all are of one width, and signed if all are.
    fn evaluate(
        &mut self,
        scope: usize,
        item: usize,
        process: Option<&Process>,
        expression: &Expression,
        width: u32,
        signed: bool,
    ) -> Result<Value, Error> {
        self.step(scope, item)?;
        let value = match expression {
            Expression::Name(name) => match self.named(scope, item, name)? {
                Named::Constant(value, _) => value,
                Named::Signal(signal) => self.read(scope, item, process, signal)?,
                Named::Memory(_) => return self.error(scope, item, format!("memory `{name}` stands without an index")),
            },
            Expression::Literal(literal) => match Value::literal(&mut self.graph, literal) {
                Some(value) => value,
                None => return self.error(scope, item, format!("`{}` is no number", literal.digits)),
            },
            Expression::Unary(Unary::Not, inner) => {
                let inner = self.evaluate(scope, item, process, inner, width, signed)?;
                inner.each(&mut self.graph, Node::Not)
            }
            Expression::Unary(Unary::Negate, inner) => {
                let inner = self.evaluate(scope, item, process, inner, width, signed)?;
                Value::constant(&mut self.graph, width, 0).minus(&mut self.graph, &inner)
            }
            Expression::Unary(operator, inner) => {
                let inner = self.self_determined(scope, item, process, inner)?;
                let graph = &mut self.graph;
                let bit = match operator {
                    Unary::All => inner.all(graph),
                    Unary::Parity => inner.parity(graph),
                    Unary::LogicalNot => {
                        let any = inner.any(graph);
                        graph.add(Node::Not(any), 1)
                    }
                    _ => inner.any(graph),
                };
                Value::word(1, bit)
            }
            Expression::Binary(operator, left, right) => {
                self.binary(scope, item, process, (*operator, left, right), width, signed)?
            }
            Expression::Choose(condition, yes, no) => {
                let condition = self.self_determined(scope, item, process, condition)?.any(&mut self.graph);
                let yes = self.evaluate(scope, item, process, yes, width, signed)?;
                let no = self.evaluate(scope, item, process, no, width, signed)?;
                yes.or_else(&mut self.graph, condition, &no)
            }
            Expression::Concat(parts) => {
                let mut whole: Option<Value> = None;
                for part in parts {
                    let low = self.self_determined(scope, item, process, part)?;
                    whole = Some(match whole {
                        Some(high) => high.above(&mut self.graph, &low),
                        None => low,
                    });
                }
                whole.unwrap_or_else(|| Value::constant(&mut self.graph, 1, 0))
            }
            Expression::Repeat(count, inner) => {
                let inner = self.self_determined(scope, item, process, inner)?;
                (1..*count).fold(inner.clone(), |whole, _| whole.above(&mut self.graph, &inner))
            }
            Expression::Index(name, index) => {
                let index = self.self_determined(scope, item, process, index)?;
                if let Named::Memory(memory) = self.named(scope, item, name)? {
                    self.word(memory, &index)
                } else {
                    self.selected(scope, item, process, name, &index, 1)?
                }
            }
            Expression::IndexedPart(name, offset, bits) => {
                let offset = self.self_determined(scope, item, process, offset)?;
                self.selected(scope, item, process, name, &offset, *bits)?
            }
            Expression::Part(name, most, least) => match self.named(scope, item, name)? {
                Named::Signal(signal) => {
                    let (place, bits) = self.part(scope, item, signal, *most, *least)?;
                    self.read(scope, item, process, signal)?.slice(&mut self.graph, place, bits)
                }
                Named::Constant(value, _) if most >= least => value.slice(&mut self.graph, *least, most - least + 1),
                _ => return self.error(scope, item, format!("`{name}` has no bits [{most}:{least}]")),
            },
            Expression::Signed(inner) | Expression::Unsigned(inner) => {
                self.self_determined(scope, item, process, inner)?
            }
        };
        Ok(if value.width == width { value } else { value.resized(&mut self.graph, width, signed) })
    }

    fn binary(
        &mut self,
        scope: usize,
        item: usize,
        process: Option<&Process>,
        (operator, left, right): (Binary, &Expression, &Expression),
        width: u32,
        signed: bool,
    ) -> Result<Value, Error> {
        if operator.is_logical() {
            let left = self.self_determined(scope, item, process, left)?.any(&mut self.graph);
            let right = self.self_determined(scope, item, process, right)?.any(&mut self.graph);
            let node = if operator == Binary::LogicalAnd { Node::And(left, right) } else { Node::Or(left, right) };
            return Ok(Value::word(1, self.graph.add(node, 1)));
        }
        if operator.compares() {
            let ((a, first), (b, second)) = (self.own(scope, item, left)?, self.own(scope, item, right)?);
            let (width, signed) = (a.max(b), first && second);
            let a = self.evaluate(scope, item, process, left, width, signed)?;
            let b = self.evaluate(scope, item, process, right, width, signed)?;
            let graph = &mut self.graph;
            let bit = match operator {
                Binary::Less | Binary::GreaterEqual => a.less(graph, &b, signed),
                Binary::Greater | Binary::LessEqual => b.less(graph, &a, signed),
                _ => a.equals(graph, &b),
            };
            let inverted = matches!(operator, Binary::GreaterEqual | Binary::LessEqual | Binary::NotEqual);
            return Ok(Value::word(1, if inverted { graph.add(Node::Not(bit), 1) } else { bit }));
        }
        let a = self.evaluate(scope, item, process, left, width, signed)?;
        if let Binary::ShiftLeft | Binary::ShiftRight | Binary::ShiftRightSigned = operator {
            let by = self.self_determined(scope, item, process, right)?;
            return Ok(match operator {
                Binary::ShiftLeft => a.shifted_left(&mut self.graph, &by),
                _ => a.shifted_right(&mut self.graph, &by, signed && operator == Binary::ShiftRightSigned),
            });
        }
        let b = self.evaluate(scope, item, process, right, width, signed)?;
        let graph = &mut self.graph;
        Ok(match operator {
            Binary::Mul => a.times(graph, &b),
            Binary::Add => a.plus(graph, &b, false),
            Binary::Sub => a.minus(graph, &b),
            Binary::And => a.both(graph, &b, Node::And),
            Binary::Or => a.both(graph, &b, Node::Or),
            _ => a.both(graph, &b, Node::Xor),
        })
    }

    /// The word of a memory; zeros where there is none.
    fn word(&mut self, memory: usize, index: &Value) -> Value {
        let (width, address) = (self.memories[memory].width, self.address(index));
        let limbs = (0..crate::value::limbs(width)).map(|limb| {
            let node = Node::Read(memory as u32, address, limb as u32);
            self.graph.add(node, crate::value::limb_width(width, limb))
        });
        let limbs = limbs.collect();
        Value { width, limbs }
    }

    /// An address: one that no memory has, for a number of more than 64 bits.
    pub(super) fn address(&mut self, index: &Value) -> crate::graph::Id {
        if index.limbs.len() == 1 {
            return index.limbs[0];
        }
        let far = index.slice(&mut self.graph, 64, index.width - 64).any(&mut self.graph);
        let none = self.graph.constant(u64::MAX);
        self.graph.mux(far, none, index.limbs[0])
    }

    /// Bits of a signal or constant from a place that may change; zeros where there are none.
    fn selected(
        &mut self,
        scope: usize,
        item: usize,
        process: Option<&Process>,
        name: &str,
        index: &Value,
        bits: u32,
    ) -> Result<Value, Error> {
        let (value, least) = match self.named(scope, item, name)? {
            Named::Signal(signal) => (self.read(scope, item, process, signal)?, self.signals[signal].least),
            Named::Constant(value, _) => (value, 0),
            Named::Memory(_) => return self.error(scope, item, format!("bits of memory `{name}`, which has words")),
        };
        let index = self.above_least(index, least);
        Ok(match index.known(&self.graph) {
            Some(place) if place < u64::from(value.width) => value.slice(&mut self.graph, place as u32, bits),
            Some(_) => Value::constant(&mut self.graph, bits, 0),
            None => {
                let wide = value.slice(&mut self.graph, 0, value.width.max(bits));
                let shifted = wide.shifted_right(&mut self.graph, &index, false);
                shifted.slice(&mut self.graph, 0, bits)
            }
        })
    }

    /// How far an index is from the least significant bit.
    pub(super) fn above_least(&mut self, index: &Value, least: u32) -> Value {
        if least == 0 {
            return index.clone();
        }
        let index = index.resized(&mut self.graph, index.width.max(33), false);
        let least = Value::constant(&mut self.graph, index.width, least.into());
        index.minus(&mut self.graph, &least)
    }
}
