// SPDX-License-Identifier: MIT
//! A file as it is emitted: modules behind guards, read once for each set of values of their parameters.

use super::constant::Constants;
use super::parse::Parser;
use super::preprocess::preprocess;
use super::token::{SyntaxError, Token, TokenKind, tokens};
use super::tree::{Expression, Module};
use std::collections::BTreeMap;
use std::ops::Range;

/// The tokens of a file, by module.
#[derive(Clone, Debug)]
pub struct Source {
    tokens: Vec<Token>,
    modules: BTreeMap<String, Range<usize>>,
}

/// A module, and where it stands.
#[derive(Clone, Debug)]
pub struct Located {
    /// The module, in which every parameter is a constant.
    pub module: Module,
    /// The line of the module.
    pub line: usize,
    /// The line of each item of the module.
    pub lines: Vec<usize>,
}

impl Source {
    /// Reads the tokens of a file.
    ///
    /// # Errors
    /// If there is something in it that is no token, a directive that blocks do not use, or two modules of one name.
    pub fn read(text: &str) -> Result<Self, SyntaxError> {
        let tokens = tokens(&preprocess(text)?)?;
        let word = |place: usize, word: &str| matches!(&tokens[place].kind, TokenKind::Word(found) if found == word);
        let mut modules = BTreeMap::new();
        let mut next = 0;
        while next < tokens.len() {
            let line = tokens[next].line;
            let error = |problem: String| Err(SyntaxError { line, problem });
            if matches!(tokens[next].kind, TokenKind::Comment(_)) {
                next += 1;
                continue;
            }
            if !word(next, "module") {
                return error(format!("{} where `module` belongs", tokens[next].kind));
            }
            let Some(TokenKind::Word(name)) = tokens.get(next + 1).map(|token| &token.kind) else {
                return error("a module without name".to_owned());
            };
            let Some(end) = (next..tokens.len()).find(|place| word(*place, "endmodule")) else {
                return error(format!("module `{name}` has no end"));
            };
            if modules.insert(name.clone(), next..end + 1).is_some() {
                return error(format!("module `{name}` is there twice"));
            }
            next = end + 1;
        }
        Ok(Self { tokens, modules })
    }

    /// The module of a name, with these values of its parameters in place of its own; none if there is no such module.
    ///
    /// # Errors
    /// If the module is not in the part of Verilog that blocks use, or has no such parameter.
    pub fn module(&self, name: &str, parameters: &[(String, Expression)]) -> Result<Option<Located>, SyntaxError> {
        let Some(range) = self.modules.get(name) else { return Ok(None) };
        let tokens = &self.tokens[range.clone()];
        let mut parser = Parser::new(tokens, Constants::of(parameters));
        let module = parser.module()?;
        let line = tokens[0].line;
        match parser.constants.left() {
            Some(other) => Err(SyntaxError { line, problem: format!("module `{name}` has no parameter `{other}`") }),
            None => Ok(Some(Located { module, line, lines: parser.lines })),
        }
    }
}
