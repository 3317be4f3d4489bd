// SPDX-License-Identifier: MIT
//! Tokens to modules.

use super::token::{SyntaxError, Token, TokenKind, tokens};
use super::tree::{Declaration, Expression, Instance, Item, Kind, Module, Sensitivity, Statement};

/// The modules of a text.
///
/// # Errors
/// If the text is not in the part of Verilog that blocks use.
pub fn parse(text: &str) -> Result<Vec<Module>, SyntaxError> {
    let mut parser = Parser { tokens: tokens(text)?, next: 0, attribute: None };
    let mut modules = Vec::new();
    while parser.skip_comments() {
        modules.push(parser.module()?);
    }
    Ok(modules)
}

/// What reads tokens one after another.
pub(super) struct Parser {
    tokens: Vec<Token>,
    next: usize,
    /// The attribute of the next declaration.
    attribute: Option<String>,
}

impl Parser {
    pub(super) fn peek(&self) -> Option<&TokenKind> {
        self.tokens.get(self.next).map(|token| &token.kind)
    }

    fn peek_second(&self) -> Option<&TokenKind> {
        self.tokens.get(self.next + 1).map(|token| &token.kind)
    }

    pub(super) fn advance(&mut self) -> Option<TokenKind> {
        let token = self.peek().cloned();
        self.next += 1;
        token
    }

    /// An error at the token read next.
    pub(super) fn expected<T>(&self, what: &str) -> Result<T, SyntaxError> {
        let line = self.tokens.get(self.next).or(self.tokens.last()).map_or(1, |token| token.line);
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
        match self.peek() {
            Some(TokenKind::Decimal(digits)) => match digits.parse() {
                Ok(number) => {
                    self.next += 1;
                    Ok(number)
                }
                Err(_) => self.expected("a small number"),
            },
            _ => self.expected("a number"),
        }
    }

    /// Goes over comments; whether there is anything behind them.
    fn skip_comments(&mut self) -> bool {
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

    fn module(&mut self) -> Result<Module, SyntaxError> {
        if !self.accept_word("module") {
            return self.expected("`module`");
        }
        let name = self.name()?;
        let mut ports = Vec::new();
        self.expect("(")?;
        while !self.accept(")") {
            ports.push(self.name()?);
            if !self.accept(",") && !matches!(self.peek(), Some(TokenKind::Symbol(")"))) {
                return self.expected("`,` or `)`");
            }
        }
        self.expect(";")?;
        let mut items = Vec::new();
        while !self.accept_word("endmodule") {
            self.item(&mut items)?;
        }
        Ok(Module { doc: String::new(), name, ports, items })
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
            let name = self.name()?;
            let words = self.range(":")?;
            let value = if self.accept("=") { Some(self.expression()?) } else { None };
            // A signal that is declared with a value is a declaration and what gives it the value.
            let assigned = value.clone().filter(|_| kind != Kind::Constant);
            let value = value.filter(|_| kind == Kind::Constant);
            if kind == Kind::Constant && value.is_none() {
                return self.expected("`=`");
            }
            let target = Expression::Name(name.clone());
            let (doc, attribute) = (String::new(), self.attribute.take());
            items.push(Item::Declaration(Declaration { doc, attribute, kind, signed, range, name, words, value }));
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
        let name = self.name()?;
        let mut connections = Vec::new();
        self.expect("(")?;
        while !self.accept(")") {
            self.expect(".")?;
            let port = self.name()?;
            self.expect("(")?;
            connections.push((port, self.expression()?));
            self.expect(")")?;
            if !self.accept(",") && !matches!(self.peek(), Some(TokenKind::Symbol(")"))) {
                return self.expected("`,` or `)`");
            }
        }
        self.expect(";")?;
        Ok(Instance { module, name, connections })
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
        let plain = |kind: Option<&TokenKind>| matches!(kind, Some(TokenKind::Decimal(_)));
        if plain(self.peek()) && self.peek_second() == Some(&TokenKind::Symbol(":")) {
            let most = self.number()?;
            self.expect(":")?;
            let least = self.number()?;
            self.expect("]")?;
            return Ok(Expression::Part(name, most, least));
        }
        let index = Box::new(self.expression()?);
        if self.accept("+:") {
            let bracket = self.accept("(");
            let width = self.number()?;
            if bracket {
                self.expect(")")?;
            }
            self.expect("]")?;
            return Ok(Expression::IndexedPart(name, index, width));
        }
        self.expect("]")?;
        Ok(Expression::Index(name, index))
    }
}
