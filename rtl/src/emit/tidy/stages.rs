// SPDX-License-Identifier: MIT
//! The stages of a process: each begins with a numbered comment, `// 2. Align.`.

use pica_verilog::print::is_numbered;
use pica_verilog::tree::{Item, Statement};

/// The statements of a process, by stage.
pub(super) struct Stages<'a> {
    statements: &'a [Statement],
    /// The stage of each statement; 0 before the first.
    pub of_step: Vec<usize>,
    /// Whether a statement is a comment that begins a stage.
    is_heading: Vec<bool>,
    /// What each stage is headed by.
    headings: Vec<Vec<String>>,
}

/// An assignment that stands alone: what it assigns, and the items that it becomes.
type Net<'a> = (&'a str, Vec<Item>);

impl<'a> Stages<'a> {
    pub fn of(statements: &'a [Statement]) -> Self {
        let mut stages = Stages { statements, of_step: vec![], is_heading: vec![], headings: vec![vec![]] };
        let mut open = false;
        for statement in statements {
            open = match statement {
                Statement::Comment(text) if is_numbered(text) => {
                    stages.headings.push(vec![text.clone()]);
                    true
                }
                Statement::Comment(text) if open => {
                    stages.headings.last_mut().into_iter().for_each(|heading| heading.push(text.clone()));
                    true
                }
                _ => false,
            };
            stages.is_heading.push(open);
            stages.of_step.push(stages.headings.len() - 1);
        }
        stages
    }

    /// The assignments that `alone` chooses by their place, each with the comments above it, and a process of the others
    /// without headings.
    pub fn without(&self, alone: &dyn Fn(usize) -> bool) -> (Vec<Net<'a>>, Statement) {
        let (mut nets, mut rest, mut comments) = (Vec::new(), Vec::new(), Vec::new());
        for (step, statement) in self.statements.iter().enumerate().filter(|(step, _)| !self.is_heading[*step]) {
            match statement {
                Statement::Comment(_) => comments.push(statement),
                Statement::Assign { target, value, .. } if alone(step) => {
                    let above = comments.drain(..).filter_map(|comment| match comment {
                        Statement::Comment(text) => Some(Item::Comment(text.clone())),
                        _ => None,
                    });
                    let net = Item::Assign(target.clone(), value.clone());
                    nets.push((target.name().unwrap_or_default(), above.chain([net]).collect()));
                }
                _ => rest.extend(comments.drain(..).chain([statement]).cloned()),
            }
        }
        (nets, Statement::Block(rest))
    }

    /// Items in the order of their places, each stage behind its heading.
    pub fn with_headings(&self, placed: Vec<((usize, usize), Vec<Item>)>) -> Vec<Item> {
        let mut items = Vec::new();
        let mut headings = self.headings.iter().enumerate().peekable();
        for ((stage, _), part) in placed {
            while let Some((_, heading)) = headings.next_if(|(number, _)| *number <= stage) {
                items.extend(heading.iter().cloned().map(Item::Comment));
            }
            items.extend(part);
        }
        items.extend(headings.flat_map(|(_, heading)| heading).cloned().map(Item::Comment));
        items
    }
}
