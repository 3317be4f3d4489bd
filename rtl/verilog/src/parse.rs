// SPDX-License-Identifier: MIT
//! Tokens to modules.

use super::constant::Constants;
use super::token::{SyntaxError, Token, TokenKind, tokens};
use super::tree::{Declaration, Expression, Instance, Item, Kind, Module, Sensitivity, Statement};

/// The modules of a text.
///
/// # Errors
/// If the text is not in the part of Verilog that blocks use.
pub fn parse(text: &str) -> Result<Vec<Module>, SyntaxError> {
    let tokens = tokens(text)?;
    let mut parser = Parser::new(&tokens, Constants::default());
    let mut modules = Vec::new();
    while parser.skip_comments() {
        modules.push(parser.module()?);
        parser.constants = Constants::default();
    }
    Ok(modules)
}

/// How deep statements and expressions may be in one another: stacks are finite.
const DEPTH: usize = 200;

/// What reads tokens one after another.
pub(super) struct Parser<'t> {
    tokens: &'t [Token],
    next: usize,
    /// The attribute of the next declaration.
    attribute: Option<String>,
    /// The constants of the module that are declared so far.
    pub(super) constants: Constants,
    /// How many statements and expressions are around what is read.
    depth: usize,
    /// The line of each item of the module.
    pub(super) lines: Vec<usize>,
}

impl<'t> Parser<'t> {
    pub(super) fn new(tokens: &'t [Token], constants: Constants) -> Self {
        Self { tokens, next: 0, attribute: None, constants, depth: 0, lines: Vec::new() }
    }

    /// Reads something that may hold its like.
    pub(super) fn within<T>(&mut self, read: fn(&mut Self) -> Result<T, SyntaxError>) -> Result<T, SyntaxError> {
        if self.depth == DEPTH {
            return self.expected("something less deep");
        }
        self.depth += 1;
        let found = read(self);
        self.depth -= 1;
        found
    }

    /// The line of the token read next.
    fn line(&self) -> usize {
        self.tokens.get(self.next).or(self.tokens.last()).map_or(1, |token| token.line)
    }

    pub(super) fn peek(&self) -> Option<&TokenKind> {
        self.tokens.get(self.next).map(|token| &token.kind)
    }

    pub(super) fn advance(&mut self) -> Option<TokenKind> {
        let token = self.peek().cloned();
        self.next += 1;
        token
    }

    /// An error at the token read next.
    pub(super) fn expected<T>(&self, what: &str) -> Result<T, SyntaxError> {
        let line = self.line();
        let problem = match self.peek() {
            Some(token) => format!("{token} where {what} belongs"),
            None => format!("the text ends where {what} belongs"),
        };
        Err(SyntaxError { line, problem })
    }

    pub(super) fn accept(&mut self, symbol: &str) -> bool {
        let found = matches!(self.peek(), Some(TokenKind::Symbol(next)) if *next == symbol);
        self.next += usize::from(found);
        found
    }

    pub(super) fn expect(&mut self, symbol: &str) -> Result<(), SyntaxError> {
        if self.accept(symbol) { Ok(()) } else { self.expected(&format!("`{symbol}`")) }
    }

    fn at_word(&self, word: &str) -> bool {
        matches!(self.peek(), Some(TokenKind::Word(next)) if next == word)
    }

    fn accept_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        self.next += usize::from(found);
        found
    }

    pub(super) fn name(&mut self) -> Result<String, SyntaxError> {
        match self.peek() {
            Some(TokenKind::Word(word)) if !word.starts_with('$') => {
                let word = word.clone();
                self.next += 1;
                Ok(word)
            }
            _ => self.expected("a name"),
        }
    }

    /// A number that the structure of the text depends on.
    pub(super) fn number(&mut self) -> Result<u32, SyntaxError> {
        let start = self.next;
        if !matches!(self.peek(), Some(TokenKind::Decimal(_) | TokenKind::Word(_) | TokenKind::Symbol("("))) {
            return self.expected("a number");
        }
        let value = self.expression()?;
        self.folded(&value, start)
    }

    /// The value of an expression that begins at a token.
    fn folded(&mut self, expression: &Expression, start: usize) -> Result<u32, SyntaxError> {
        let value = self.constants.fold(expression);
        let small = value.and_then(|value| u32::try_from(value).ok());
        small.map_or_else(
            || {
                self.next = start;
                self.expected(if value.is_some() { "a small number" } else { "a number" })
            },
            Ok,
        )
    }

    /// Goes over comments; whether there is anything behind them.
    pub(super) fn skip_comments(&mut self) -> bool {
        while matches!(self.peek(), Some(TokenKind::Comment(_))) {
            self.next += 1;
        }
        self.peek().is_some()
    }

    fn comment(&mut self) -> Option<String> {
        match self.peek() {
            Some(TokenKind::Comment(text)) => {
                let text = text.clone();
                self.next += 1;
                Some(text)
            }
            _ => None,
        }
    }

    pub(super) fn module(&mut self) -> Result<Module, SyntaxError> {
        self.lines.clear();
        if !self.accept_word("module") {
            return self.expected("`module`");
        }
        let name = self.name()?;
        let (mut ports, mut items) = (Vec::new(), Vec::new());
        if self.accept("#") {
            self.expect("(")?;
            while self.skip_comments() && !self.accept(")") {
                let line = self.line();
                if !self.accept_word("parameter") {
                    return self.expected("`parameter`");
                }
                let (signed, range) = (self.accept_word("signed"), self.range(":")?);
                items.push(Item::Declaration(self.declared(Kind::Constant, signed, range)?));
                self.lines.push(line);
                self.comma(")")?;
            }
        }
        self.expect("(")?;
        let mut kind = None;
        while self.skip_comments() && !self.accept(")") {
            let line = self.line();
            if let Some(next) = self.declaration_kind()?.filter(|next| next.is_port()) {
                kind = Some((next, self.accept_word("signed"), self.range(":")?));
            }
            let Some((of, signed, range)) = kind else {
                ports.push(self.name()?);
                self.comma(")")?;
                continue;
            };
            let declaration = self.declared(of, signed, range)?;
            ports.push(declaration.name.clone());
            items.push(Item::Declaration(declaration));
            self.lines.push(line);
            self.comma(")")?;
        }
        self.expect(";")?;
        while !self.accept_word("endmodule") {
            let line = self.line();
            self.item(&mut items)?;
            self.lines.resize(items.len(), line);
        }
        Ok(Module { doc: String::new(), name, ports, items })
    }

    /// A comma, but in front of the end of a list.
    fn comma(&mut self, end: &'static str) -> Result<(), SyntaxError> {
        let ends = self.accept(",") || {
            self.skip_comments();
            matches!(self.peek(), Some(TokenKind::Symbol(next)) if *next == end)
        };
        if ends { Ok(()) } else { self.expected(&format!("`,` or `{end}`")) }
    }

    fn item(&mut self, items: &mut Vec<Item>) -> Result<(), SyntaxError> {
        if let Some(comment) = self.comment() {
            items.push(Item::Comment(comment));
        } else if let Some(kind) = self.declaration_kind()? {
            self.declarations(kind, items)?;
        } else if self.accept_word("always") {
            let sensitivity = self.sensitivity()?;
            items.push(Item::Always(sensitivity, self.statement()?));
        } else if self.accept_word("initial") {
            items.push(Item::Initial(self.statement()?));
        } else if self.accept_word("assign") {
            let target = self.target()?;
            self.expect("=")?;
            let value = self.expression()?;
            self.expect(";")?;
            items.push(Item::Assign(target, value));
        } else {
            items.push(Item::Instance(self.instance()?));
        }
        Ok(())
    }

    fn declaration_kind(&mut self) -> Result<Option<Kind>, SyntaxError> {
        if self.accept("(") {
            self.expect("*")?;
            self.attribute = Some(self.name()?);
            self.expect("*")?;
            self.expect(")")?;
        }
        let Some(TokenKind::Word(word)) = self.peek() else { return self.expected("an item of a module") };
        let kind = match word.as_str() {
            "input" => Kind::Input,
            "inout" => Kind::Inout,
            "output" => Kind::OutputWire,
            "wire" => Kind::Wire,
            "reg" => Kind::Reg,
            "integer" => Kind::Integer,
            "localparam" => Kind::Constant,
            _ => return Ok(None),
        };
        self.next += 1;
        if kind.is_port() && self.accept_word("wire") {
            return Ok(Some(kind));
        }
        let registered = kind == Kind::OutputWire && self.accept_word("reg");
        Ok(Some(if registered { Kind::OutputReg } else { kind }))
    }

    fn declarations(&mut self, kind: Kind, items: &mut Vec<Item>) -> Result<(), SyntaxError> {
        let signed = self.accept_word("signed");
        let range = self.range(":")?;
        loop {
            let mut declaration = self.declared(kind, signed, range)?;
            // A signal that is declared with a value is a declaration and what gives it the value.
            let assigned = if kind == Kind::Constant { None } else { declaration.value.take() };
            let target = Expression::Name(declaration.name.clone());
            items.push(Item::Declaration(declaration));
            match (kind, assigned) {
                (_, None) => {}
                (Kind::Wire, Some(value)) => items.push(Item::Assign(target, value)),
                (Kind::Reg, Some(value)) => {
                    items.push(Item::Initial(Statement::Assign { target, value, blocking: true }));
                }
                _ => return self.expected("a declaration without value"),
            }
            if self.accept(";") {
                return Ok(());
            }
            self.expect(",")?;
        }
    }

    /// What is declared by one name.
    fn declared(&mut self, kind: Kind, signed: bool, range: Option<(u32, u32)>) -> Result<Declaration, SyntaxError> {
        let name = self.name()?;
        let words = self.range(":")?;
        let mut value = if self.accept("=") { Some(self.expression()?) } else { None };
        if kind == Kind::Constant {
            let Some(own) = value.take() else { return self.expected("`=`") };
            value = Some(self.constants.declare(&name, own));
        }
        let (doc, attribute) = (String::new(), self.attribute.take());
        Ok(Declaration { doc, attribute, kind, signed, range, name, words, value })
    }

    fn range(&mut self, separator: &str) -> Result<Option<(u32, u32)>, SyntaxError> {
        if !self.accept("[") {
            return Ok(None);
        }
        let first = self.number()?;
        self.expect(separator)?;
        let last = self.number()?;
        self.expect("]")?;
        Ok(Some((first, last)))
    }

    fn instance(&mut self) -> Result<Instance, SyntaxError> {
        let module = self.name()?;
        let parameters = if self.accept("#") { self.connections()? } else { Vec::new() };
        let name = self.name()?;
        let connections = self.connections()?;
        self.expect(";")?;
        Ok(Instance { module, name, parameters, connections })
    }

    /// Names and what each is connected to; those that are connected to nothing are left out.
    fn connections(&mut self) -> Result<Vec<(String, Expression)>, SyntaxError> {
        let mut connections = Vec::new();
        self.expect("(")?;
        while self.skip_comments() && !self.accept(")") {
            self.expect(".")?;
            let port = self.name()?;
            self.expect("(")?;
            if !self.accept(")") {
                connections.push((port, self.expression()?));
                self.expect(")")?;
            }
            self.comma(")")?;
        }
        Ok(connections)
    }

    fn sensitivity(&mut self) -> Result<Sensitivity, SyntaxError> {
        self.expect("@")?;
        if self.accept("*") {
            return Ok(Sensitivity::Any);
        }
        self.expect("(")?;
        if self.accept("*") {
            self.expect(")")?;
            return Ok(Sensitivity::Any);
        }
        let mut edges = Vec::new();
        loop {
            let rising = self.accept_word("posedge");
            if !rising && !self.accept_word("negedge") {
                return self.expected("`posedge` or `negedge`");
            }
            edges.push((rising, self.name()?));
            if self.accept(")") {
                return Ok(Sensitivity::Edges(edges));
            }
            if !self.accept_word("or") {
                self.expect(",")?;
            }
        }
    }

    fn statement(&mut self) -> Result<Statement, SyntaxError> {
        self.within(Self::bare)
    }

    fn bare(&mut self) -> Result<Statement, SyntaxError> {
        if let Some(comment) = self.comment() {
            return Ok(Statement::Comment(comment));
        }
        if self.accept(";") {
            return Ok(Statement::Empty);
        }
        if self.accept_word("begin") {
            let mut statements = Vec::new();
            while !self.accept_word("end") {
                statements.push(self.statement()?);
            }
            return Ok(Statement::Block(statements));
        }
        if self.accept_word("if") {
            self.expect("(")?;
            let condition = self.expression()?;
            self.expect(")")?;
            let then = Box::new(self.statement()?);
            let otherwise = if self.accept_word("else") { Some(Box::new(self.statement()?)) } else { None };
            return Ok(Statement::If(condition, then, otherwise));
        }
        if self.accept_word("case") {
            return self.case();
        }
        if self.accept_word("for") {
            return self.repetition();
        }
        let target = self.target()?;
        let blocking = self.accept("=");
        if !blocking {
            self.expect("<=")?;
        }
        let value = self.expression()?;
        self.expect(";")?;
        Ok(Statement::Assign { target, value, blocking })
    }

    fn case(&mut self) -> Result<Statement, SyntaxError> {
        self.expect("(")?;
        let selector = self.expression()?;
        self.expect(")")?;
        let mut arms = Vec::new();
        while self.skip_comments() && !self.accept_word("endcase") {
            let mut labels = Vec::new();
            if self.accept_word("default") {
                self.accept(":");
            } else {
                labels.push(self.expression()?);
                while self.accept(",") {
                    labels.push(self.expression()?);
                }
                self.expect(":")?;
            }
            arms.push((labels, self.statement()?));
        }
        Ok(Statement::Case(selector, arms))
    }

    fn repetition(&mut self) -> Result<Statement, SyntaxError> {
        self.expect("(")?;
        let variable = self.name()?;
        self.expect("=")?;
        let first = self.expression()?;
        self.expect(";")?;
        let condition = self.expression()?;
        self.expect(";")?;
        let again = self.name()?;
        if again != variable {
            return self.expected(&format!("a step of `{variable}`, the variable of the loop,"));
        }
        self.expect("=")?;
        let step = self.expression()?;
        self.expect(")")?;
        Ok(Statement::For { variable, first, condition, step, body: Box::new(self.statement()?) })
    }

    /// What can be assigned.
    fn target(&mut self) -> Result<Expression, SyntaxError> {
        if !self.accept("{") {
            let name = self.name()?;
            return self.selection(name);
        }
        let mut parts = vec![self.target()?];
        while self.accept(",") {
            parts.push(self.target()?);
        }
        self.expect("}")?;
        Ok(Expression::Concat(parts))
    }

    /// What may be selected of a name.
    pub(super) fn selection(&mut self, name: String) -> Result<Expression, SyntaxError> {
        if !self.accept("[") {
            return Ok(Expression::Name(name));
        }
        let start = self.next;
        let index = Box::new(self.expression()?);
        if self.accept(":") {
            let (most, least) = (self.folded(&index, start)?, self.number()?);
            self.expect("]")?;
            return Ok(Expression::Part(name, most, least));
        }
        if self.accept("+:") {
            let width = self.number()?;
            self.expect("]")?;
            return Ok(Expression::IndexedPart(name, index, width));
        }
        self.expect("]")?;
        Ok(Expression::Index(name, index))
    }
}
