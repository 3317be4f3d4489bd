// SPDX-License-Identifier: MIT
//! Modules to text: one layout for every file.

use super::tree::{
    Binary, Declaration, Expression, Instance, Item, Kind, Literal, Module, Sensitivity, Statement, Unary,
};

const INDENT: &str = "    ";
/// The length of a line of a comment.
const LINE: usize = 110;

/// A module, with a line break at its end.
pub fn module(module: &Module) -> String {
    let mut text = comment(&module.doc, "");
    text.push_str(&format!("module {} (\n", module.name));
    let ports = module.items.iter().filter_map(|item| match item {
        Item::Declaration(declaration) if declaration.kind.is_port() => Some(declaration),
        _ => None,
    });
    let mut ports = ports.peekable();
    while let Some(port) = ports.next() {
        let comma = if ports.peek().is_some() { "," } else { "" };
        text.push_str(&format!("{}{INDENT}{}{comma}\n", comment(&port.doc, INDENT), declaration(port)));
    }
    text.push_str(");\n");
    let (mut last, mut commented) = (None, false);
    for (place, item) in module.items.iter().enumerate() {
        // A comment belongs to what follows it; one with a number heads a stage.
        let follows = module.items[place..].iter().find(|item| !matches!(item, Item::Comment(_)));
        let section = match follows {
            Some(Item::Declaration(declaration)) if declaration.kind.is_port() => continue,
            Some(Item::Declaration(declaration)) => Some(if declaration.kind == Kind::Constant { 0 } else { 2 }),
            Some(Item::Assign(..)) => Some(1),
            _ => None,
        };
        let heads = matches!(item, Item::Comment(text) if is_numbered(text));
        if heads || (!commented && (section.is_none() || section != last)) {
            text.push('\n');
        }
        (last, commented) = (section, matches!(item, Item::Comment(_)));
        print_item(item, &mut text);
    }
    text.push_str("endmodule\n");
    text
}

fn print_item(item: &Item, text: &mut String) {
    match item {
        Item::Comment(comment) => text.push_str(&format!("{INDENT}// {comment}\n")),
        Item::Declaration(item) => {
            let attribute = item.attribute.as_ref().map_or(String::new(), |name| format!("(* {name} *) "));
            text.push_str(&format!("{}{INDENT}{attribute}{};\n", comment(&item.doc, INDENT), declaration(item)));
        }
        Item::Instance(item) => text.push_str(&instance(item)),
        Item::Always(sensitivity, body) => {
            let head = match sensitivity {
                Sensitivity::Any => "always @(*)".to_owned(),
                Sensitivity::Edges(edges) => {
                    let edge = |(rising, name): &(bool, String)| {
                        format!("{} {name}", if *rising { "posedge" } else { "negedge" })
                    };
                    let edges: Vec<String> = edges.iter().map(edge).collect();
                    format!("always @({})", edges.join(" or "))
                }
            };
            text.push_str(&format!("{INDENT}{head}"));
            statement(body, 1, text);
        }
        Item::Initial(body) => {
            text.push_str(&format!("{INDENT}initial"));
            statement(body, 1, text);
        }
        Item::Assign(target, value) => {
            text.push_str(&format!("{INDENT}assign {} = {};\n", expression(target), expression(value)));
        }
    }
}

/// A comment in lines of a readable length.
pub fn comment(text: &str, indent: &str) -> String {
    let mut lines = String::new();
    let mut length = usize::MAX;
    for word in text.split_whitespace() {
        if length.saturating_add(word.len()) < LINE {
            lines.push(' ');
        } else {
            lines.push_str(&format!("\n{indent}// "));
            length = indent.len() + 3;
        }
        lines.push_str(word);
        length += word.len() + 1;
    }
    if lines.is_empty() { lines } else { lines.split_off(1) + "\n" }
}

fn declaration(item: &Declaration) -> String {
    let mut text = match item.kind {
        Kind::Input => "input wire",
        Kind::OutputWire => "output wire",
        Kind::OutputReg => "output reg",
        Kind::Inout => "inout wire",
        Kind::Wire => "wire",
        Kind::Reg => "reg",
        Kind::Integer => "integer",
        Kind::Constant => "localparam",
    }
    .to_owned();
    if item.signed {
        text.push_str(" signed");
    }
    if let Some((most, least)) = item.range {
        text.push_str(&format!(" [{most}:{least}]"));
    }
    text.push_str(&format!(" {}", item.name));
    if let Some((first, last)) = item.words {
        text.push_str(&format!(" [{first}:{last}]"));
    }
    if let Some(value) = &item.value {
        text.push_str(&format!(" = {}", expression(value)));
    }
    text
}

fn instance(item: &Instance) -> String {
    let connections: Vec<String> =
        item.connections.iter().map(|(port, to)| format!("{INDENT}{INDENT}.{port}({})", expression(to))).collect();
    let parameters: Vec<String> =
        item.parameters.iter().map(|(name, value)| format!(".{name}({})", expression(value))).collect();
    let parameters = if parameters.is_empty() { String::new() } else { format!("#({}) ", parameters.join(", ")) };
    format!("{INDENT}{} {parameters}{} (\n{}\n{INDENT});\n", item.module, item.name, connections.join(",\n"))
}

/// A statement behind what it belongs to, with the line break at its end: `begin` stays on that line.
fn statement(item: &Statement, level: usize, text: &mut String) {
    if let Statement::Block(statements) = item {
        text.push(' ');
        block(statements, level, text);
    } else {
        text.push_str(&format!("\n{}", INDENT.repeat(level + 1)));
        bare(item, level + 1, text);
    }
}

fn block(statements: &[Statement], level: usize, text: &mut String) {
    text.push_str("begin\n");
    for inner in statements {
        text.push_str(&INDENT.repeat(level + 1));
        bare(inner, level + 1, text);
    }
    text.push_str(&format!("{}end\n", INDENT.repeat(level)));
}

/// A statement on a line whose indentation is there.
fn bare(item: &Statement, level: usize, text: &mut String) {
    let indent = INDENT.repeat(level);
    match item {
        Statement::Comment(comment) => text.push_str(&format!("// {comment}\n")),
        Statement::Empty => text.push_str(";\n"),
        Statement::Block(statements) => block(statements, level, text),
        Statement::If(condition, then, otherwise) => {
            text.push_str(&format!("if ({})", expression(condition)));
            statement(then, level, text);
            let Some(otherwise) = otherwise else { return };
            if matches!(**then, Statement::Block(_)) {
                text.pop();
                text.push_str(" else");
            } else {
                text.push_str(&format!("{indent}else"));
            }
            if matches!(**otherwise, Statement::If(..)) {
                text.push(' ');
                bare(otherwise, level, text);
            } else {
                statement(otherwise, level, text);
            }
        }
        Statement::Case(selector, arms) => {
            text.push_str(&format!("case ({})\n", expression(selector)));
            for (labels, body) in arms {
                let labels: Vec<String> = labels.iter().map(expression).collect();
                let label = if labels.is_empty() { "default".to_owned() } else { labels.join(", ") };
                text.push_str(&format!("{indent}{INDENT}{label}:"));
                match body {
                    Statement::Block(only) if matches!(only[..], [Statement::Assign { .. }]) => {
                        text.push(' ');
                        bare(&only[0], level + 1, text);
                    }
                    Statement::Block(none) if none.is_empty() => text.push_str(" ;\n"),
                    _ => statement(body, level + 1, text),
                }
            }
            text.push_str(&format!("{indent}endcase\n"));
        }
        Statement::For { variable, first, condition, step, body } => {
            let (first, condition, step) = (expression(first), expression(condition), expression(step));
            text.push_str(&format!("for ({variable} = {first}; {condition}; {variable} = {step})"));
            statement(body, level, text);
        }
        Statement::Assign { target, value, blocking } => {
            let operator = if *blocking { "=" } else { "<=" };
            text.push_str(&format!("{} {operator} {};\n", expression(target), expression(value)));
        }
    }
}

/// An expression as text. Where operators of different kinds meet there are parentheses, needed or not.
pub fn expression(item: &Expression) -> String {
    match item {
        Expression::Name(name) => name.clone(),
        Expression::Literal(value) => literal(value),
        Expression::Unary(operator, inner) => {
            let symbol = match operator {
                Unary::LogicalNot => "!",
                Unary::Not => "~",
                Unary::Negate => "-",
                Unary::All => "&",
                Unary::Any => "|",
                Unary::Parity => "^",
            };
            format!("{symbol}{}", operand(inner, |_| false))
        }
        Expression::Binary(operator, left, right) => {
            // Only a chain of one operator goes without parentheses, and only where it associates.
            let chain = |inner: Binary| inner == *operator && !inner.compares();
            format!("{} {} {}", operand(left, chain), operator.symbol(), operand(right, |_| false))
        }
        Expression::Choose(condition, yes, no) => {
            format!("{} ? {} : {}", operand(condition, |_| false), operand(yes, |_| true), operand(no, |_| true))
        }
        Expression::Concat(parts) => {
            let parts: Vec<String> = parts.iter().map(expression).collect();
            format!("{{{}}}", parts.join(", "))
        }
        Expression::Repeat(count, inner) => format!("{{{count}{{{}}}}}", expression(inner)),
        Expression::Index(name, index) => format!("{name}[{}]", expression(index)),
        Expression::Part(name, most, least) => format!("{name}[{most}:{least}]"),
        Expression::IndexedPart(name, offset, width) => format!("{name}[{} +: {width}]", expression(offset)),
        Expression::Signed(inner) => format!("$signed({})", expression(inner)),
        Expression::Unsigned(inner) => format!("$unsigned({})", expression(inner)),
    }
}

/// An expression as the operand of another; `bare` says which operators need no parentheses.
fn operand(item: &Expression, bare: impl Fn(Binary) -> bool) -> String {
    let enclose = match item {
        Expression::Binary(operator, ..) => !bare(*operator),
        Expression::Unary(operator, _) => !matches!(operator, Unary::Not | Unary::LogicalNot),
        Expression::Choose(..) => true,
        _ => false,
    };
    if enclose { format!("({})", expression(item)) } else { expression(item) }
}

fn literal(item: &Literal) -> String {
    match item.width {
        Some(width) => format!("{width}'{}{}", item.base, item.digits),
        None => item.digits.clone(),
    }
}

/// Whether a comment begins a stage.
pub fn is_numbered(comment: &str) -> bool {
    let number = comment.split_once('.').map_or("", |(number, _)| number);
    !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
}
