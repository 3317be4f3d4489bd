// SPDX-License-Identifier: MIT
//! The scan of Rust sources.

use pica_rtl::emit::guard::source::scan;
use std::path::{Path, PathBuf};

/// The findings in an update function with these statements, without the place.
fn findings(statements: &str) -> Vec<String> {
    let text = format!("impl Logic for T {{\n#[hdl_gen]\nfn update(&mut self) {{\n{statements}\n}} }}");
    scan("t.rs", &text).iter().map(ToString::to_string).collect()
}

/// The findings in an update function under `#[hdl]`, without the place.
fn findings_under_hdl(statements: &str) -> Vec<String> {
    let text = format!("#[hdl]\nimpl Logic for T {{\nfn update(&mut self) {{\n{statements}\n}} }}");
    scan("t.rs", &text).iter().map(ToString::to_string).collect()
}

fn rejects(statements: &str, expected: &str) {
    rejected(&findings(statements), expected);
}

fn rejected(found: &[String], expected: &str) {
    assert!(found.len() == 1 && found[0].contains(expected), "{expected}\n{found:#?}");
}

#[test]
fn what_rust_hdl_loses() {
    rejects("for i in 0..=3 { self.y[i].next = true; }", "t.rs:4: `0..=3`: Verilog loses the last round");
    rejects(
        "match self.a.val().index() { 0 if self.b.val() => {} _ => {} }",
        "t.rs:4: `self.b.val()`: Verilog loses the guard",
    );
    rejects("match self.a.val().index() { 0x1f => {} _ => {} }", "t.rs:4: `0x1f`: the label");
    rejects("match self.a.val() { true => {} _ => {} }", "t.rs:4: `true`: the label");
    rejects("match self.a.val().index() { 1_usize => {} _ => {} }", "t.rs:4: `1_usize`: the label");
    rejects("match self.a.val().index() { other => {} }", "t.rs:4: `other`: a name that a match binds");
    rejects("match self.a.val().index() { 0 | 1 => {} _ => {} }", "t.rs:4: `0 | 1`: the pattern");
    rejects("self.y.next = self.a.val() >> AMOUNT;", "t.rs:4: `AMOUNT`: a Rust constant");
    rejects("self.y.next = self.a.val().get_bits::<E>(M);", "t.rs:4: `M`: a Rust constant");
    rejects("self.y.next = self.a.val() >> Self::AMOUNT;", "t.rs:4: `Self::AMOUNT`: a Rust constant");
    rejects("self.y.next = self.a.val() & u32::MAX;", "t.rs:4: `u32::MAX`: a Rust constant");
    rejects("self.y.next = self.a.val() & mask::LOW;", "t.rs:4: `mask::LOW`: a Rust constant");
    rejects("match self.a.val().index() { op::ADD => {} _ => {} }", "t.rs:4: `op::ADD`: a name that a match binds");
    rejects("self.y.next = self.a[self.i.val().index()].val();", "t.rs:4: `self.a[self.i.val().index()]`: an array");
    rejects("self.y.next = self.a[N].val();", "t.rs:4: `self.a[N]`: an array");
    rejects("dff_setup!(self, clock, q[0]);", "t.rs:4: `self, clock, q[0]`: dff_setup! takes no element");
}

#[test]
fn clean_update_functions() {
    let clean = "dff_setup!(self, clock, r, s);
        for i in 0_usize..L { self.lane[i].a.next = self.a[i + 1].val().get_bits::<W>(2 * i); }
        for i in W..W1 { if self.a.val().get_bit(i) { self.y.next = i.to_bits(); } }
        match self.state.q.val() { State::Idle => { self.state.d.next = State::Run; } _ => {} }
        match self.op.val().index() { 0 => {} 17 => { self.y.next = bit_cast::<M, N>(self.a.val()); } _ => {} }
        Bus::<W>::link(&mut self.bus, &mut self.inner.bus);";
    assert_eq!(findings(clean), Vec::<String>::new());
    let plain = "impl Logic for T { fn update(&mut self) { for i in 0..=3 { self.y = N; } } }";
    assert_eq!(scan("t.rs", plain), []);
}

#[test]
fn what_hdl_loses() {
    let rejects = |statements: &str, expected: &str| rejected(&findings_under_hdl(statements), expected);
    rejects("for i in 0..=3 { self.y[i].next = true; }", "t.rs:4: `0..=3`: Verilog loses the last round");
    rejects("match self.a.val().index() { 0..2 => {} _ => {} }", "t.rs:4: `0..2`: the pattern");
    rejects("match self.a.val().index() { 0 | 0x1 => {} _ => {} }", "t.rs:4: `0 | 0x1`: the label");
    rejects("match self.a.val().index() { ADD => {} _ => {} }", "t.rs:4: `ADD`: a name that a match binds");
    rejects("self.y.next = self.a.val() >> AMOUNT;", "t.rs:4: `AMOUNT`: a Rust constant");
    rejects("self.y.next = self.a.val() >> Self::amount;", "t.rs:4: `Self::amount`: a Rust constant");
    rejects("self.y.next = self.a[place::FIRST].val();", "t.rs:4: `self.a[place::FIRST]`: an array");
    rejects("wire!(self.x => self.y: a[N]);", "t.rs:4: `[N]`: an array");
    rejects("wire!(self.x[self.i.val().index()] => self.{y, z}: a);", "t.rs:4: `[self.i.val().index()]`: an array");
    rejects("self.y.next = field!(self.a, LOW);", "t.rs:4: `LOW`: a Rust constant");
    rejects("self.y.next = flag!(self.a[N], reg::LOW);", "t.rs:4: `self.a[N]`: an array");
    rejects("self.y.next = flag!(self.a);", "t.rs:4: `flag!(self.a)`: it takes a signal and the path of a field");
    rejects(
        "self.y.next = field!(self.a, 3);",
        "t.rs:4: `field!(self.a, 3)`: it takes a signal and the path of a field",
    );
}

#[test]
fn clean_under_hdl() {
    let clean = "self.y.next = field!(self.a, spec::reg::LOW) + bits_of::<3>(code::ADD);
        if flag!(self.a, reg::VALID) && self.b.val().get_bit(reg::VALID) { self.y.next = Self::MOST; }
        match self.op.val().index() { op::ADD => {} spec::op::MUL | op::DP3 => {} 7 | 8 => {} _ => {} }
        match self.state.q.val() { State::Idle => { self.state.d.next = State::Run; } _ => {} }
        for i in 0..4 { self.y.next = flag!(self.lane[i + 1].y, reg::VALID); }
        for i in 0..4 { wire!(self.steps[i] => self.{x[i + 1], y}.in_*: valid: out_valid, a[i], b[2]); }";
    assert_eq!(findings_under_hdl(clean), Vec::<String>::new());
}

#[test]
fn names_of_fields_and_macros() {
    let text = "#[derive(LogicBlock, Default)]\nstruct T { pub case: Signal<In, Bit>, r#in: Signal<In, Bit> }\n\
                struct Free { case: u8 }\nmacro_rules! m { () => { #[hdl_gen] fn update(&mut self) {} } }\n\
                macro_rules! n { () => { #[hdl] impl Logic for T {} } }\n";
    let found: Vec<String> = scan("t.rs", text).iter().map(ToString::to_string).collect();
    let expected = [
        "t.rs:2: `case`: it is a keyword of Verilog or SystemVerilog: give the field another name",
        "t.rs:2: `r#in`: `r#in` is no name in Verilog: give the field another",
        "t.rs:4: `macro_rules`: an update function within a macro cannot be judged: write it out",
        "t.rs:5: `macro_rules`: an update function within a macro cannot be judged: write it out",
    ];
    assert_eq!(found, expected);
    assert_eq!(scan("t.rs", "fn {").len(), 1);
}

#[test]
fn sources_of_the_crate() {
    let mut files = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let mut updates = 0;
    for file in &files {
        let text = std::fs::read_to_string(file).expect("a source file");
        updates += text.lines().filter(|line| ["#[hdl]", "#[hdl_gen]"].contains(&line.trim())).count();
        assert_eq!(scan(&file.display().to_string(), &text), []);
    }
    assert!(updates > 0, "{} files without a single update function", files.len());
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}
