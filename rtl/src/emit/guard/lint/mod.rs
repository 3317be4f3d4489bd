// SPDX-License-Identifier: MIT
//! Judges the tree that `#[hdl_gen]` makes of an update function, where its simulation and its Verilog part ways.
//!
//! `rust_hdl` computes each operator at the width of its operands. Verilog computes an operator at the width of the
//! widest operand around it, literals have 32 bits, and operators bind otherwise (IEEE 1364-2001, sections 4.4 and
//! 4.1.2). Each expression is followed with both rules in mind; what would have another value is reported.

mod facts;
mod name;
mod show;
mod value;

use self::name::Names;
use self::value::Judge;
use crate::emit::error::Finding;
use crate::emit::structure::Scope;
use rust_hdl::core::ast::{
    Verilog, VerilogBlock, VerilogBlockOrConditional, VerilogConditional, VerilogExpression, VerilogLoop, VerilogMatch,
    VerilogStatement,
};

/// What is wrong with the update functions of a circuit.
pub fn check(top: &Scope) -> Vec<Finding> {
    let mut findings = Vec::new();
    top.for_each(&mut |scope| {
        if let Verilog::Combinatorial(code) = &scope.code {
            let mut lint = Lint { names: Names::new(scope), findings: vec![] };
            lint.block(code);
            findings.append(&mut lint.findings);
        }
    });
    findings
}

struct Lint<'a> {
    names: Names<'a>,
    findings: Vec<Finding>,
}

impl Lint<'_> {
    fn reject(&mut self, expression: &str, problem: impl Into<String>) {
        let place = self.names.path().to_owned();
        self.findings.push(Finding { place, expression: expression.to_owned(), problem: problem.into() });
    }

    /// The value of an expression that is complete in itself, or assigned to `width` bits.
    fn value(&mut self, expression: &VerilogExpression, width: Option<u32>) {
        let mut judge = Judge::new(&self.names);
        match width {
            Some(width) => judge.assigned(expression, width),
            None => judge.alone(expression),
        }
        self.report(judge.problems);
    }

    fn report(&mut self, problems: Vec<(String, String)>) {
        problems.into_iter().for_each(|(expression, problem)| self.reject(&expression, problem));
    }

    fn block(&mut self, block: &VerilogBlock) {
        block.iter().for_each(|statement| self.statement(statement));
    }

    fn statement(&mut self, statement: &VerilogStatement) {
        match statement {
            VerilogStatement::Assignment(target, value) => {
                let width = self.target(target);
                self.value(value, width);
            }
            VerilogStatement::SliceAssignment { base, width, replacement, .. } => {
                self.target(base);
                self.value(replacement, u32::try_from(*width).ok());
            }
            VerilogStatement::If(conditional) => self.conditional(conditional),
            VerilogStatement::Match(item) => self.cases(item),
            VerilogStatement::Loop(item) => self.repetition(item),
            VerilogStatement::Macro(block) => self.block(block),
            VerilogStatement::Comment(_) | VerilogStatement::Link(_) => {}
        }
    }

    /// The bits of what is assigned.
    fn target(&mut self, target: &VerilogExpression) -> Option<u32> {
        let VerilogExpression::Signal(name) = target else {
            self.reject(&show::expression(target), "only a signal can be assigned");
            return None;
        };
        match self.names.resolve(name) {
            Ok(value) => value.width,
            Err(problem) => {
                self.reject(&show::name(name), problem);
                None
            }
        }
    }

    fn conditional(&mut self, conditional: &VerilogConditional) {
        self.value(&conditional.test, None);
        self.block(&conditional.then);
        match &conditional.otherwise {
            VerilogBlockOrConditional::Block(block) => self.block(block),
            VerilogBlockOrConditional::Conditional(statement) => self.statement(statement),
            VerilogBlockOrConditional::None => {}
        }
    }

    fn cases(&mut self, item: &VerilogMatch) {
        let mut judge = Judge::new(&self.names);
        judge.selector(&item.test);
        self.report(judge.problems);
        for case in &item.cases {
            let label = case.condition.as_str();
            let decimal = !label.is_empty() && label.chars().all(|c| c.is_ascii_digit());
            if label != "default" && !decimal && !self.names.is_label(label) {
                let text = format!("match {} {{ {} => .. }}", show::expression(&item.test), show::name(label));
                self.reject(
                    &text,
                    "the label is none in Verilog: write a decimal number, an enumerator, a constant or `_`",
                );
            }
            self.block(&case.block);
        }
    }

    fn repetition(&mut self, item: &VerilogLoop) {
        let bound = |literal| facts::literal(literal).map(|(_, value)| value);
        let (Some(from), Some(to)) = (bound(&item.from), bound(&item.to)) else {
            return self.reject(&format!("for {} in ..", item.index), "a bound is negative or too large");
        };
        if self.names.is_signal(&item.index) {
            let problem = "the loop variable has the name of a signal, which it replaces in Verilog";
            return self.reject(&format!("for {} in ..", item.index), problem);
        }
        for round in from..to {
            self.names.enter_loop(&item.index, round);
            self.block(&item.block);
            self.names.leave_loop();
        }
    }
}
