// SPDX-License-Identifier: MIT
//! Loops of circuits, written out before `rust_hdl` prints them: `rust_hdl` compiles a regular expression for every name with an index,
//! which was two fifths of the time of an emission.

use evalexpr::{ContextWithMutableVariables, HashMapContext, eval_with_context};
use rust_hdl::core::ast::{
    Verilog, VerilogBlock, VerilogBlockOrConditional, VerilogCase, VerilogConditional, VerilogExpression, VerilogLink,
    VerilogLinkDetails, VerilogLoop, VerilogMatch, VerilogStatement,
};
use rust_hdl::core::prelude::*;

/// The Verilog of a circuit, as `rust_hdl` prints it.
pub fn printed(circuit: &dyn Block, name: &str) -> String {
    let mut modules = WithoutLoops::default();
    circuit.accept(name, &mut modules);
    modules.0.defines()
}

/// What prints, to which every block has no loops.
#[derive(Default)]
struct WithoutLoops(ModuleDefines);

impl Probe for WithoutLoops {
    fn visit_start_scope(&mut self, name: &str, node: &dyn Block) {
        self.0.visit_start_scope(name, &Unrolled(node));
    }

    fn visit_start_namespace(&mut self, name: &str, node: &dyn Block) {
        self.0.visit_start_namespace(name, node);
    }

    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        self.0.visit_atom(name, signal);
    }

    fn visit_end_namespace(&mut self, name: &str, node: &dyn Block) {
        self.0.visit_end_namespace(name, node);
    }

    fn visit_end_scope(&mut self, name: &str, node: &dyn Block) {
        self.0.visit_end_scope(name, node);
    }
}

/// A block of which only the code is asked for.
struct Unrolled<'a>(&'a dyn Block);

impl Logic for Unrolled<'_> {
    fn update(&mut self) {}

    fn hdl(&self) -> Verilog {
        match self.0.hdl() {
            Verilog::Combinatorial(code) => Verilog::Combinatorial(Loops::default().block(&code)),
            other => other,
        }
    }
}

impl Block for Unrolled<'_> {
    fn connect_all(&mut self) {}

    fn update_all(&mut self) {}

    fn has_changed(&self) -> bool {
        false
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        self.0.accept(name, probe);
    }
}

/// The loops around a statement: their variables and the values that these have, the outermost first.
#[derive(Default)]
struct Loops(Vec<(String, usize)>);

impl Loops {
    fn block(&mut self, code: &VerilogBlock) -> VerilogBlock {
        code.iter().flat_map(|statement| self.statement(statement)).collect()
    }

    fn statement(&mut self, statement: &VerilogStatement) -> Vec<VerilogStatement> {
        let statement = match statement {
            VerilogStatement::Loop(VerilogLoop { index, from, to, block }) => {
                let mut passes = Vec::new();
                for value in from.as_usize()..to.as_usize() {
                    self.0.push((index.clone(), value));
                    passes.extend(self.block(block));
                    self.0.pop();
                }
                return passes;
            }
            VerilogStatement::Assignment(left, right) => {
                VerilogStatement::Assignment(self.expression(left), self.expression(right))
            }
            VerilogStatement::SliceAssignment { base, width, offset, replacement } => {
                VerilogStatement::SliceAssignment {
                    base: self.expression(base),
                    width: *width,
                    offset: self.expression(offset),
                    replacement: self.expression(replacement),
                }
            }
            VerilogStatement::If(VerilogConditional { test, then, otherwise }) => {
                let otherwise = match otherwise {
                    VerilogBlockOrConditional::Block(code) => VerilogBlockOrConditional::Block(self.block(code)),
                    // A condition is one statement, not a loop.
                    VerilogBlockOrConditional::Conditional(inner) => match self.statement(inner).pop() {
                        Some(inner) => VerilogBlockOrConditional::Conditional(Box::new(inner)),
                        None => VerilogBlockOrConditional::None,
                    },
                    VerilogBlockOrConditional::None => VerilogBlockOrConditional::None,
                };
                VerilogStatement::If(VerilogConditional {
                    test: self.expression(test),
                    then: self.block(then),
                    otherwise,
                })
            }
            VerilogStatement::Match(VerilogMatch { test, cases }) => {
                let test = self.expression(test);
                let case = |case: &VerilogCase| VerilogCase {
                    condition: self.name(&case.condition),
                    block: self.block(&case.block),
                };
                VerilogStatement::Match(VerilogMatch { test, cases: cases.iter().map(case).collect() })
            }
            VerilogStatement::Comment(text) => VerilogStatement::Comment(text.clone()),
            VerilogStatement::Link(links) => VerilogStatement::Link(links.iter().map(|link| self.link(link)).collect()),
            VerilogStatement::Macro(code) => VerilogStatement::Macro(self.block(code)),
        };
        vec![statement]
    }

    fn link(&self, link: &VerilogLink) -> VerilogLink {
        let details = |link: &VerilogLinkDetails| VerilogLinkDetails {
            my_name: self.name(&link.my_name),
            owner_name: self.name(&link.owner_name),
            other_name: self.name(&link.other_name),
        };
        match link {
            VerilogLink::Forward(link) => VerilogLink::Forward(details(link)),
            VerilogLink::Backward(link) => VerilogLink::Backward(details(link)),
            VerilogLink::Bidirectional(link) => VerilogLink::Bidirectional(details(link)),
        }
    }

    fn expression(&self, expression: &VerilogExpression) -> VerilogExpression {
        let inner = |expression: &VerilogExpression| Box::new(self.expression(expression));
        match expression {
            VerilogExpression::Signal(name) => VerilogExpression::Signal(self.name(name)),
            VerilogExpression::Literal(value) => VerilogExpression::Literal(value.clone()),
            VerilogExpression::Cast(value, bits) => VerilogExpression::Cast(inner(value), *bits),
            VerilogExpression::Signed(value) => VerilogExpression::Signed(inner(value)),
            VerilogExpression::Unsigned(value) => VerilogExpression::Unsigned(inner(value)),
            VerilogExpression::Paren(value) => VerilogExpression::Paren(inner(value)),
            VerilogExpression::Binary(left, operator, right) => {
                VerilogExpression::Binary(inner(left), operator.clone(), inner(right))
            }
            VerilogExpression::Unary(operator, value) => VerilogExpression::Unary(operator.clone(), inner(value)),
            VerilogExpression::Index(value, index) => VerilogExpression::Index(inner(value), inner(index)),
            VerilogExpression::Slice(value, width, offset) => {
                VerilogExpression::Slice(inner(value), *width, inner(offset))
            }
            VerilogExpression::IndexReplace(value, index, bit) => {
                VerilogExpression::IndexReplace(inner(value), inner(index), inner(bit))
            }
        }
    }

    /// A name without an index: that of a variable is its value, and `lane[i + 1]` is `lane$3`. What cannot be computed stays as it
    /// is, and `rust_hdl` says so.
    fn name(&self, name: &str) -> String {
        if let Some((_, value)) = self.0.iter().find(|(variable, _)| variable == name) {
            return value.to_string();
        }
        let Some((array, rest)) = name.split_once('[') else { return name.to_owned() };
        let Some((index, rest)) = rest.split_once(']') else { return name.to_owned() };
        match self.value(index) {
            Some(value) => format!("{array}${value}{rest}"),
            None => name.to_owned(),
        }
    }

    fn value(&self, index: &str) -> Option<i64> {
        let mut context = HashMapContext::new();
        for (variable, value) in &self.0 {
            context.set_value(variable.clone(), i64::try_from(*value).ok()?.into()).ok()?;
        }
        eval_with_context(index, &context).ok()?.as_int().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::printed;
    use rust_hdl::core::prelude::*;

    /// Loops within loops, indices that are computed, a variable as a value, and what stands in no loop.
    #[derive(LogicBlock, Default)]
    struct Circuit {
        a: [Signal<In, Bits<4>>; 5],
        select: Signal<In, Bits<2>>,
        y: [Signal<Out, Bits<4>>; 4],
        z: Signal<Out, Bits<4>>,
    }

    impl Logic for Circuit {
        #[hdl_gen]
        fn update(&mut self) {
            for i in 0..4 {
                self.y[i].next = self.a[i + 1].val();
                if self.select.val().any() {
                    self.y[i].next = self.a[3 - i].val() + 1;
                }
            }
            self.z.next = self.a[0].val();
            for i in 0..2 {
                for j in 1..3 {
                    match self.select.val().index() {
                        0 => {
                            self.y[i + 2].next = self.a[2 * i + j].val();
                        }
                        _ => {
                            self.z.next = self.a[j].val();
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_text_is_that_of_loops() {
        let mut circuit = Circuit::default();
        circuit.connect_all();
        let mut modules = ModuleDefines::default();
        circuit.accept("circuit", &mut modules);
        let text = printed(&circuit, "circuit");
        assert_eq!(text, modules.defines());
        assert!(text.contains("y$3 = a$4;") && text.contains("y$3 = a$0 + ") && text.contains("y$2 = a$2;"), "{text}");
    }
}
