// SPDX-License-Identifier: MIT
//! A number of the specification stands in the YAML and nowhere else: what would be one is refused in hardware, bench and
//! model. A connection stands in one `wire!` for all the signals that it has.

use std::fs;
use std::path::{Path, PathBuf};
use syn::visit::{self, Visit};

/// The modules of `pica_spec` that have the fields of a register, or of the instruction set.
const FIELDS: &str = include_str!("../../spec/exports/vh/pica200.vh");

/// What is wrong in a source file of the hardware.
struct Scan {
    findings: Vec<String>,
    within: bool,
}

/// Signals that hold a register or an operand descriptor as it is.
fn is_register(name: &str) -> bool {
    let bus = ["descriptor", "instruction", "reg_data", "write_data"].contains(&name);
    bus || FIELDS.contains(&format!("`define GPUREG_{} ", name.to_uppercase()))
}

impl<'ast> Visit<'ast> for Scan {
    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        self.within = item.attrs.iter().any(|attribute| attribute.path().is_ident("hdl"));
        visit::visit_item_impl(self, item);
        self.within = false;
    }

    /// Steps and vertices are counted by the circuit itself: their numbers are none of the specification.
    fn visit_expr_match(&mut self, choice: &'ast syn::ExprMatch) {
        let counts = matches!(&*choice.expr, syn::Expr::MethodCall(index)
            if signal(&index.receiver).is_some_and(|name| ["step", "vertex"].contains(&name.as_str())));
        match counts {
            true => choice.arms.iter().for_each(|arm| self.visit_expr(&arm.body)),
            false => visit::visit_expr_match(self, choice),
        }
    }

    /// A label is an enumerator or a name of the specification.
    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let (true, syn::Pat::Lit(label)) = (self.within, &arm.pat)
            && let syn::Lit::Int(number) = &label.lit
        {
            self.findings.push(format!("the label {number} is a bare number"));
        }
        visit::visit_arm(self, arm);
    }

    /// The place of a field has a name: `field!(self.stencil_test, stencil_test::REFERENCE)`.
    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if self.within
            && (call.method == "get_bits" || call.method == "get_bit")
            && let Some(syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(offset), .. })) = call.args.first()
            && let Some(name) = signal(&call.receiver)
            && is_register(&name)
            && !(offset.base10_digits() == "0" && is_whole(call))
        {
            self.findings.push(format!("bits of `{name}` are taken from the bare number {offset}"));
        }
        visit::visit_expr_method_call(self, call);
    }
}

/// `get_bits::<{ register::BITS }>(0)`: the register without what is above its fields.
fn is_whole(call: &syn::ExprMethodCall) -> bool {
    call.turbofish
        .as_ref()
        .and_then(|arguments| arguments.args.first())
        .is_some_and(|width| matches!(width, syn::GenericArgument::Const(syn::Expr::Block(_))))
}

/// The name of the signal in `self.NAME.val()`.
fn signal(receiver: &syn::Expr) -> Option<String> {
    let syn::Expr::MethodCall(val) = receiver else { return None };
    let syn::Expr::Field(field) = &*val.receiver else { return None };
    match &field.member {
        syn::Member::Named(name) => Some(name.to_string()),
        syn::Member::Unnamed(_) => None,
    }
}

/// Assignments of hardware that only copy one signal to another, at the most; there were 2363 before `wire!`.
const COPIES: usize = 1068;

/// Counts assignments `X.next = Y.val();`.
#[derive(Default)]
struct Copies {
    count: usize,
}

impl<'ast> Visit<'ast> for Copies {
    fn visit_expr_assign(&mut self, assign: &'ast syn::ExprAssign) {
        let is_next = |left: &syn::ExprField| matches!(&left.member, syn::Member::Named(name) if name == "next");
        let sets = matches!(&*assign.left, syn::Expr::Field(left) if is_next(left));
        let reads = matches!(&*assign.right, syn::Expr::MethodCall(call) if call.method == "val"
            && matches!(&*call.receiver, syn::Expr::Field(_) | syn::Expr::Index(_)));
        self.count += usize::from(sets && reads);
    }
}

fn copies(text: &str) -> usize {
    let mut copies = Copies::default();
    copies.visit_file(&syn::parse_file(text).expect("Rust"));
    copies.count
}

fn scan(text: &str) -> Vec<String> {
    let mut scan = Scan { findings: vec![], within: false };
    scan.visit_file(&syn::parse_file(text).expect("Rust"));
    scan.findings
}

/// Numbers of three hexadecimal digits up to 0x2FF: what a register id looks like.
fn ids(text: &str) -> Vec<String> {
    let is_id = |word: &&str| word.len() == 5 && word.starts_with("0x") && ("000".."300").contains(&&word[2..]);
    let lines = text.lines().take_while(|line| *line != "#[cfg(test)]");
    let code = lines.map(|line| line.split("//").next().unwrap_or_default());
    let words = code.flat_map(|line| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'));
    words.filter(is_id).map(|word| format!("{word} is a bare register id, or looks like one")).collect()
}

fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    fn collect(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("tests.rs") {
                let text = fs::read_to_string(&path).expect("a source file");
                found.push((path, text));
            }
        }
    }
    let mut found = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder), &mut found);
    assert!(found.len() > 20, "{folder} has sources");
    found
}

#[test]
fn hardware_has_names_for_labels_and_fields() {
    let findings: Vec<String> = sources("rtl/src")
        .iter()
        .flat_map(|(path, text)| scan(text).into_iter().map(|finding| format!("{}: {finding}", path.display())))
        .collect();
    assert!(findings.is_empty(), "{findings:#?}");
}

#[test]
fn no_register_id_is_typed() {
    let mut findings = Vec::new();
    for folder in ["rtl/src", "testbench/src", "model/src"] {
        for (path, text) in sources(folder) {
            findings.extend(ids(&text).into_iter().map(|finding| format!("{}: {finding}", path.display())));
        }
    }
    assert!(findings.is_empty(), "{findings:#?}");
}

#[test]
fn connections_are_wires() {
    let count: usize = sources("rtl/src").iter().map(|(_, text)| copies(text)).sum();
    assert!(count <= COPIES, "{count} assignments copy one signal to another, {COPIES} may: `wire!` connects by name");
}

#[test]
fn what_is_a_copy() {
    for (statement, count) in [
        ("self.y.next = self.a.val();", 1),
        ("if self.b.val() { self.child[0].y[i].next = self.sum.q.val(); }", 1),
        ("self.y.next = self.a.val() + 1;", 0),
        ("self.y.next = self.turn.val().slot;", 0),
        ("wire!(self => self.child: a, b);", 0),
    ] {
        assert_eq!(copies(&format!("fn update() {{ {statement} }}")), count, "{statement}");
    }
}

#[test]
fn what_is_refused() {
    let update = |statement: &str| format!("#[hdl] impl Logic for T {{ fn update(&mut self) {{ {statement} }} }}");
    for (statement, findings) in [
        ("match self.id.val().index() { 261 => self.y.next = true, _ => {} }", 1),
        ("match self.id.val().index() { id::STENCIL_TEST => self.y.next = true, _ => {} }", 0),
        ("self.y.next = self.stencil_test.val().get_bits::<8>(16);", 1),
        ("self.y.next = self.descriptor.val().get_bit(4);", 1),
        ("self.y.next = self.reg_data.val().get_bits::<{ fog_lut_data::BITS }>(0);", 0),
        ("self.y.next = field!(self.stencil_test, stencil_test::REFERENCE);", 0),
        ("self.y.next = self.sum.val().get_bits::<8>(16);", 0),
    ] {
        assert_eq!(scan(&update(statement)).len(), findings, "{statement}");
    }
    assert_eq!(ids("let id = 0x105; // 0x106\nlet mask = 0x3FF;").len(), 1);
}
