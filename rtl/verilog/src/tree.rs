// SPDX-License-Identifier: MIT
//! The tree of a Verilog file.

/// A module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Module {
    /// The comment above the module.
    pub doc: String,
    /// The name of the module.
    pub name: String,
    /// The ports of the module, in order.
    pub ports: Vec<String>,
    /// What is in the module, in order.
    pub items: Vec<Item>,
}

/// Something in a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A comment on a line of its own.
    Comment(String),
    /// A declaration.
    Declaration(Declaration),
    /// A module within the module.
    Instance(Instance),
    /// A process.
    Always(Sensitivity, Statement),
    /// What happens at the start.
    Initial(Statement),
    /// A continuous assignment: target, value.
    Assign(Expression, Expression),
}

/// What a declaration declares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `input wire`.
    Input,
    /// `output wire`.
    OutputWire,
    /// `output reg`.
    OutputReg,
    /// `inout wire`.
    Inout,
    /// `wire`.
    Wire,
    /// `reg`.
    Reg,
    /// `integer`.
    Integer,
    /// `localparam`.
    Constant,
}

impl Kind {
    /// Whether the declaration is that of a port.
    pub fn is_port(self) -> bool {
        matches!(self, Kind::Input | Kind::OutputWire | Kind::OutputReg | Kind::Inout)
    }
}

/// A declaration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// The comment above the declaration.
    pub doc: String,
    /// The attribute before the declaration.
    pub attribute: Option<String>,
    /// What is declared.
    pub kind: Kind,
    /// Whether the values are two's complement.
    pub signed: bool,
    /// Most and least significant bit; none for a single bit without range.
    pub range: Option<(u32, u32)>,
    /// The name that is declared.
    pub name: String,
    /// First and last word of a memory.
    pub words: Option<(u32, u32)>,
    /// The value of a constant.
    pub value: Option<Expression>,
}

/// An instance of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    /// Name of the module that it is an instance of.
    pub module: String,
    /// The name of the instance.
    pub name: String,
    /// Parameter of the module, and the value that it has in the instance.
    pub parameters: Vec<(String, Expression)>,
    /// Port of the module, and what it is connected to.
    pub connections: Vec<(String, Expression)>,
}

/// What starts a process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sensitivity {
    /// `@(*)`.
    Any,
    /// Clock edges: whether rising, and the signal.
    Edges(Vec<(bool, String)>),
}

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Statement {
    /// A comment on a line of its own.
    Comment(String),
    /// `begin ... end`.
    Block(Vec<Statement>),
    /// Condition, then, else.
    If(Expression, Box<Statement>, Option<Box<Statement>>),
    /// Selector and arms; an arm without labels is the default.
    Case(Expression, Vec<(Vec<Expression>, Statement)>),
    /// `for (variable = first; condition; variable = step) body`.
    For {
        /// The variable that the loop counts with.
        variable: String,
        /// The first value of the variable.
        first: Expression,
        /// Whether to go on.
        condition: Expression,
        /// The next value of the variable.
        step: Expression,
        /// What is repeated.
        body: Box<Statement>,
    },
    /// An assignment.
    Assign {
        /// What is assigned.
        target: Expression,
        /// The value that is assigned.
        value: Expression,
        /// `=` rather than `<=`.
        blocking: bool,
    },
    /// `;`.
    Empty,
}

/// An integer constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Literal {
    /// Bits; none for a plain decimal, which is a signed 32-bit number.
    pub width: Option<u32>,
    /// `b`, `o`, `d` or `h`.
    pub base: char,
    /// Digits of that base.
    pub digits: String,
}

impl Literal {
    /// A literal of a width, in hexadecimal; a single bit in binary.
    pub fn sized(width: u32, value: u128) -> Self {
        let base = if width == 1 { 'b' } else { 'h' };
        Literal { width: Some(width), base, digits: format!("{value:x}") }
    }

    /// A plain decimal.
    pub fn decimal(value: u128) -> Self {
        Literal { width: None, base: 'd', digits: value.to_string() }
    }

    /// The value of the literal; none if it has unknown digits or more than 128 bits.
    pub fn value(&self) -> Option<u128> {
        let radix = match self.base {
            'b' => 2,
            'o' => 8,
            'd' => 10,
            _ => 16,
        };
        u128::from_str_radix(&self.digits, radix).ok()
    }
}

/// An operator before its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unary {
    /// `!`
    LogicalNot,
    /// `~`
    Not,
    /// `-`
    Negate,
    /// `&`
    All,
    /// `|`
    Any,
    /// `^`
    Parity,
}

/// An operator between its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Binary {
    Mul,
    Add,
    Sub,
    ShiftLeft,
    ShiftRight,
    ShiftRightSigned,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    NotEqual,
    And,
    Xor,
    Or,
    LogicalAnd,
    LogicalOr,
}

impl Binary {
    /// The operators, how they are written and how tightly they bind (IEEE 1364-2001, table 10).
    pub const ALL: [(Binary, &'static str, u8); 17] = [
        (Binary::Mul, "*", 10),
        (Binary::Add, "+", 9),
        (Binary::Sub, "-", 9),
        (Binary::ShiftLeft, "<<", 8),
        (Binary::ShiftRight, ">>", 8),
        (Binary::ShiftRightSigned, ">>>", 8),
        (Binary::Less, "<", 7),
        (Binary::LessEqual, "<=", 7),
        (Binary::Greater, ">", 7),
        (Binary::GreaterEqual, ">=", 7),
        (Binary::Equal, "==", 6),
        (Binary::NotEqual, "!=", 6),
        (Binary::And, "&", 5),
        (Binary::Xor, "^", 4),
        (Binary::Or, "|", 3),
        (Binary::LogicalAnd, "&&", 2),
        (Binary::LogicalOr, "||", 1),
    ];

    /// How the operator is written.
    pub fn symbol(self) -> &'static str {
        Self::ALL.iter().find(|(operator, ..)| *operator == self).map_or("", |(_, symbol, _)| symbol)
    }

    /// Whether the result of the operator is a single bit that says how its operands compare.
    pub fn compares(self) -> bool {
        use Binary::*;
        matches!(self, Less | LessEqual | Greater | GreaterEqual | Equal | NotEqual)
    }

    /// Whether the operator is `&&` or `||`.
    pub fn is_logical(self) -> bool {
        matches!(self, Binary::LogicalAnd | Binary::LogicalOr)
    }
}

/// An expression. Parentheses are not kept: the tree says what belongs together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expression {
    /// A signal, constant or variable.
    Name(String),
    /// A number.
    Literal(Literal),
    /// An operator with one operand.
    Unary(Unary, Box<Expression>),
    /// An operator with two operands.
    Binary(Binary, Box<Expression>, Box<Expression>),
    /// `condition ? yes : no`.
    Choose(Box<Expression>, Box<Expression>, Box<Expression>),
    /// `{a, b}`.
    Concat(Vec<Expression>),
    /// `{count{a}}`.
    Repeat(u32, Box<Expression>),
    /// `name[index]`: a bit, or the word of a memory.
    Index(String, Box<Expression>),
    /// `name[most:least]`.
    Part(String, u32, u32),
    /// `name[offset +: width]`.
    IndexedPart(String, Box<Expression>, u32),
    /// `$signed(a)`.
    Signed(Box<Expression>),
    /// `$unsigned(a)`.
    Unsigned(Box<Expression>),
}
