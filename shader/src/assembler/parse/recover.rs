// SPDX-License-Identifier: MIT
//! What a line with an error still tells: the block it opens and the names it declares.

use super::super::lexer::{Kind, Token};
use super::super::syntax::{Name, Opens, Statement};
use pica_model::shader::isa::{Opcode, Shape};

/// The broken statement that the tokens of a line make up.
pub(super) fn statement<'a>(tokens: &[Token<'a>]) -> Statement<'a> {
    let is_label =
        |pair: &&[Token]| matches!(pair, [name, colon] if name.kind == Kind::Identifier && colon.kind == Kind::Colon);
    let labels = 2 * tokens.chunks(2).take_while(is_label).count();
    let tokens = &tokens[labels..];
    let identifier = |at: usize| {
        let token = tokens.get(at).filter(|token| token.kind == Kind::Identifier)?;
        Some(Name { text: token.text, span: token.span })
    };
    let is_directive = tokens.first().is_some_and(|token| token.kind == Kind::Dot);
    let (mut opens, mut declares) = (None, Vec::new());
    if is_directive {
        let directive = identifier(1).map(|name| name.text.to_ascii_lowercase()).unwrap_or_default();
        match directive.as_str() {
            "proc" => opens = Some(Opens::Procedure(identifier(2))),
            "constfa" => {
                opens = identifier(2).map(|_| Opens::Array);
                declares.extend(identifier(2));
            }
            "alias" | "constf" | "consti" | "in" | "out" => declares.extend(identifier(2)),
            // Every identifier may be a name of the list; one too many does no harm.
            "fvec" | "ivec" | "bool" => declares.extend((2..tokens.len()).filter_map(identifier)),
            _ => {}
        }
    } else if let Some(opcode) = identifier(0).and_then(|name| Opcode::from_mnemonic(name.text)) {
        opens = match opcode.info().shape {
            Shape::IfCondition | Shape::IfBoolean => Some(Opens::If),
            Shape::Loop => Some(Opens::Loop),
            _ => None,
        };
    }
    Statement::Broken { opens, declares }
}
