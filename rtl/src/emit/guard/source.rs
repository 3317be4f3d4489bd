// SPDX-License-Identifier: MIT
//! Judges the Rust source of update functions: what `#[hdl]` and `#[hdl_gen]` lose before there is a tree to look at.

use super::keyword;
use crate::emit::error::Finding;
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// What is wrong with the update functions of a source file; `file` is its name in the findings.
pub fn scan(file: &str, text: &str) -> Vec<Finding> {
    let mut scan = Scan { file, text, loops: vec![], findings: vec![] };
    match syn::parse_file(text) {
        Ok(parsed) => scan.visit_file(&parsed),
        Err(error) => scan.reject(error.span(), format!("it is no Rust: {error}")),
    }
    scan.findings
}

struct Scan<'a> {
    file: &'a str,
    text: &'a str,
    /// The variables of the loops around.
    loops: Vec<String>,
    findings: Vec<Finding>,
}

impl Scan<'_> {
    fn reject(&mut self, span: Span, problem: impl Into<String>) {
        let line = self.text.lines().nth(span.start().line.saturating_sub(1)).unwrap_or("");
        let (from, to) = (span.start().column, span.end().column);
        let one_line = span.start().line == span.end().line;
        let expression: String =
            if one_line { line.chars().skip(from).take(to - from).collect() } else { line.trim().to_owned() };
        let place = format!("{}:{}", self.file, span.start().line);
        self.findings.push(Finding { place, expression, problem: problem.into() });
    }
}

impl<'ast> Visit<'ast> for Scan<'_> {
    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        let derives = |attribute: &syn::Attribute| {
            attribute.path().is_ident("derive")
                && ["LogicBlock", "LogicStruct", "LogicInterface"]
                    .iter()
                    .any(|name| contains(attribute.meta.require_list().map(|list| list.tokens.clone()), name))
        };
        if item.attrs.iter().any(derives) {
            for name in item.fields.iter().filter_map(|field| field.ident.as_ref()) {
                if let Some(problem) = keyword::problem(&name.to_string()) {
                    self.reject(name.span(), problem);
                }
            }
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if !has(&item.attrs, "hdl") {
            return visit::visit_item_impl(self, item);
        }
        for inner in &item.items {
            if let syn::ImplItem::Fn(update) = inner {
                Update { scan: self, under_hdl: true }.visit_block(&update.block);
            }
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if has(&item.attrs, "hdl_gen") {
            Update { scan: self, under_hdl: false }.visit_block(&item.block);
        } else {
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_macro(&mut self, item: &'ast syn::Macro) {
        if ["hdl", "hdl_gen"].into_iter().any(|name| contains(Ok(item.tokens.clone()), name)) {
            self.reject(item.path.span(), "an update function within a macro cannot be judged: write it out");
        }
    }
}

fn has(attributes: &[syn::Attribute], name: &str) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident(name))
}

/// Whether an identifier is among tokens, at any depth.
fn contains(tokens: syn::Result<TokenStream>, name: &str) -> bool {
    tokens.into_iter().flatten().any(|token| match token {
        TokenTree::Ident(ident) => ident == name,
        TokenTree::Group(group) => contains(Ok(group.stream()), name),
        _ => false,
    })
}

/// Within an update function.
struct Update<'a, 'b> {
    scan: &'a mut Scan<'b>,
    /// Whether it is under `#[hdl]`: constants keep their names in Verilog, and an arm for several patterns becomes several.
    under_hdl: bool,
}

impl Update<'_, '_> {
    /// Whether a path stands for something in Verilog.
    fn is_known(&self, path: &syn::Path) -> bool {
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let constant = |name: &str| !name.chars().any(|c| c.is_ascii_lowercase());
        match &names[..] {
            [name] => name == "self" || self.scan.loops.contains(name),
            [.., name] if self.under_hdl && constant(name) => true,
            [of, name] => of != "Self" && !(constant(name) && name.len() > 1) && !is_number_type(of),
            _ => false,
        }
    }

    /// What is wrong with a pattern as a label in Verilog.
    fn label(&self, pattern: &syn::Pat) -> Option<&'static str> {
        match pattern {
            syn::Pat::Wild(_) => None,
            syn::Pat::Path(path) if self.is_known(&path.path) => None,
            syn::Pat::Lit(literal) => match &literal.lit {
                syn::Lit::Int(number) if number.to_string().chars().all(|c| c.is_ascii_digit()) => None,
                _ => Some("the label is none in Verilog: write a decimal number"),
            },
            syn::Pat::Ident(_) | syn::Pat::Path(_) => {
                Some("a name that a match binds, or a Rust constant, is no label in Verilog")
            }
            syn::Pat::Or(several) if self.under_hdl => several.cases.iter().find_map(|pattern| self.label(pattern)),
            _ => Some("the pattern is no label in Verilog: write one label per arm"),
        }
    }

    /// Judges the index of an element, which stands at `span`.
    fn index(&mut self, index: &syn::Expr, span: Span) {
        let mut judge = ArrayIndex { loops: &self.scan.loops, computed: false };
        judge.visit_expr(index);
        if judge.computed {
            self.scan.reject(span, "an array is indexed by numbers and loop variables only");
        }
    }

    /// Judges the indices within a `wire!`, whose other tokens are names.
    fn indices(&mut self, tokens: TokenStream) {
        for token in tokens {
            let TokenTree::Group(group) = token else { continue };
            match (group.delimiter(), syn::parse2::<syn::Expr>(group.stream())) {
                (Delimiter::Bracket, Ok(index)) => self.index(&index, group.span()),
                _ => self.indices(group.stream()),
            }
        }
    }
}

impl<'ast> Visit<'ast> for Update<'_, '_> {
    fn visit_expr_for_loop(&mut self, item: &'ast syn::ExprForLoop) {
        if let syn::Expr::Range(range) = &*item.expr
            && matches!(range.limits, syn::RangeLimits::Closed(_))
        {
            self.scan.reject(range.span(), "Verilog loses the last round of a loop over `..=`: write `..`");
        }
        let syn::Pat::Ident(variable) = &*item.pat else { return };
        self.scan.loops.push(variable.ident.to_string());
        self.visit_block(&item.body);
        self.scan.loops.pop();
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard {
            self.scan.reject(guard.span(), "Verilog loses the guard of a match: write an `if` in the arm");
        }
        if let Some(problem) = self.label(&arm.pat) {
            self.scan.reject(arm.pat.span(), problem);
        }
        self.visit_expr(&arm.body);
    }

    fn visit_expr_index(&mut self, item: &'ast syn::ExprIndex) {
        self.index(&item.index, item.span());
        self.visit_expr(&item.expr);
    }

    /// Generic arguments are Rust's: by the time there is Verilog they are numbers.
    fn visit_angle_bracketed_generic_arguments(&mut self, _: &'ast syn::AngleBracketedGenericArguments) {}

    fn visit_expr_call(&mut self, item: &'ast syn::ExprCall) {
        item.args.iter().for_each(|argument| self.visit_expr(argument));
    }

    fn visit_expr_path(&mut self, item: &'ast syn::ExprPath) {
        if !self.is_known(&item.path) {
            let problem = "a Rust constant or const generic parameter is no name in Verilog: hold it in a `Constant`";
            self.scan.reject(item.span(), problem);
        }
    }

    fn visit_macro(&mut self, item: &'ast syn::Macro) {
        let indexed =
            |token: TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket);
        if item.path.is_ident("dff_setup") && item.tokens.clone().into_iter().any(indexed) {
            self.scan.reject(item.tokens.span(), "dff_setup! takes no element of an array: loop over its registers");
        }
        if item.path.is_ident("wire") {
            self.indices(item.tokens.clone());
        }
        if ["field", "flag"].into_iter().any(|name| item.path.is_ident(name)) {
            match item.parse_body_with(Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated) {
                Ok(arguments) if arguments.len() == 2 && matches!(arguments[1], syn::Expr::Path(_)) => {
                    arguments.iter().for_each(|argument| {
                        Update { scan: self.scan, under_hdl: self.under_hdl }.visit_expr(argument)
                    });
                }
                _ => self.scan.reject(item.span(), "it takes a signal and the path of a field"),
            }
        }
    }
}

fn is_number_type(name: &str) -> bool {
    ["u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize"].contains(&name)
}

/// Whether an index is more than numbers and loop variables.
struct ArrayIndex<'a> {
    loops: &'a [String],
    computed: bool,
}

impl<'ast> Visit<'ast> for ArrayIndex<'_> {
    fn visit_expr(&mut self, item: &'ast syn::Expr) {
        match item {
            syn::Expr::Path(path) => {
                self.computed |= path.path.get_ident().is_none_or(|name| !self.loops.iter().any(|known| name == known));
            }
            syn::Expr::Lit(_) => {}
            syn::Expr::Paren(_) | syn::Expr::Binary(_) => visit::visit_expr(self, item),
            _ => self.computed = true,
        }
    }
}
