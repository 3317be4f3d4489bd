// SPDX-License-Identifier: MIT
//! Small expressions whose simulation is run against their Verilog: what the guard accepts agrees for all inputs.

use crate::support::verilog;
use rust_hdl::core::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::Command;
use std::sync::LazyLock;

crate::probes! {
    #[hdl_gen] self;
    cmp_add_lit: Bit => { self.y.next = (self.a.val() + 1) == 0; }
    cmp_add_sig: Bit => { self.y.next = (self.a.val() + self.b.val()) == self.a.val(); }
    cmp_add_sig_lit: Bit => { self.y.next = (self.a.val() + self.b.val()) < 16; }
    cmp_add_narrow: Bit => { self.y.next = (bit_cast::<16, 8>(self.a.val()) + bit_cast::<16, 8>(self.b.val())) < 300; }
    sub_lt: Bit => { self.y.next = (self.a.val() - self.b.val()) >= 128; }
    shr_sum_lit: Bits<8> => { self.y.next = (self.a.val() + self.b.val()) >> 1; }
    shr_sum_or_lit: Bits<8> => { self.y.next = ((self.a.val() + self.b.val()) >> 1) | 0; }
    sum_plus_lit_shr: Bits<8> => { self.y.next = (self.a.val() + 3) >> 1; }
    sub_lit_shr: Bits<8> => { self.y.next = (self.a.val() - 3) >> 1; }
    cast_up_sum: Bits<9> => { self.y.next = bit_cast::<9, 8>(self.a.val() + self.b.val()); }
    cast_down_sum: Bits<4> => { self.y.next = bit_cast::<4, 8>(self.a.val() + 77); }
    cast_down_then_shift: Bits<4> => { self.y.next = bit_cast::<4, 8>(self.a.val() + 77) >> 1; }
    cast_widened_sum_shr: Bits<8> => { self.y.next = bit_cast::<8, 9>((bit_cast::<9, 8>(self.a.val()) + bit_cast::<9, 8>(self.b.val())) >> 1); }
    cast_down_add: Bits<8> => { self.y.next = (bit_cast::<8, 9>(bit_cast::<9, 8>(self.a.val()) + bit_cast::<9, 8>(self.b.val()))) >> 1; }
    not_eq_lit: Bit => { self.y.next = !self.a.val() == 0; }
    not_eq_lit_paren: Bit => { self.y.next = (!self.a.val()) == 0; }
    not_eq_sig: Bit => { self.y.next = (!self.a.val()) == self.b.val(); }
    not_shr: Bits<8> => { self.y.next = (!self.a.val()) >> 4; }
    not_cast_up: Bits<9> => { self.y.next = bit_cast::<9, 8>(!self.a.val()); }
    not_shr_or: Bits<8> => { self.y.next = ((!self.a.val()) >> 4) | (self.b.val() & 1); }
    not_and_lit: Bit => { self.y.next = ((!self.a.val()) & 15) == 3; }
    prec_and_eq: Bit => { self.y.next = self.a.val() & self.b.val() == self.b.val(); }
    prec_or_ne: Bit => { self.y.next = self.a.val() | self.b.val() != self.b.val(); }
    prec_xor_lt: Bit => { self.y.next = self.a.val() ^ self.b.val() < self.b.val(); }
    prec_shift_add: Bits<8> => { self.y.next = self.a.val() << 1 + 1; }
    prec_or_and: Bits<8> => { self.y.next = self.a.val() | self.b.val() & 15 ^ 3; }
    shl_big: Bits<8> => { self.y.next = self.a.val() << self.b.val(); }
    shr_big: Bits<8> => { self.y.next = self.a.val() >> self.b.val(); }
    shl_by_sum: Bits<8> => { self.y.next = self.a.val() << (self.b.val() + 1); }
    shr_by_local: Bits<8> => { self.t.next = self.b.val() + 1; self.y.next = self.a.val() >> self.t.val(); }
    shl_in_cmp: Bit => { self.y.next = (self.a.val() << 1) == self.b.val(); }
    shl_in_cmp_lit: Bit => { self.y.next = (self.a.val() << 4) == 16; }
    concat_halves: Bits<16> => { self.y.next = (bit_cast::<16, 8>(self.a.val()) << 8) | bit_cast::<16, 8>(self.b.val()); }
    concat_halves_cmp: Bit => { self.y.next = ((bit_cast::<16, 8>(self.a.val()) << 8) | bit_cast::<16, 8>(self.b.val())) > 1000; }
    replace_bit: Bits<8> => { self.y.next = self.a.val().replace_bit(3, self.b.val().get_bit(0)); }
    replace_bit_or: Bits<8> => { self.y.next = self.a.val().replace_bit(3, true) & self.b.val(); }
    replace_bit_not: Bits<8> => { self.y.next = self.a.val().replace_bit(3, !self.flag.val()); }
    replace_bit_cmp: Bit => { self.y.next = self.a.val().replace_bit(7, false) == self.b.val(); }
    dyn_bit: Bit => { self.y.next = self.a.val().get_bit(self.b.val().get_bits::<3>(0).index()); }
    dyn_bit_past_end: Bit => { self.y.next = self.a.val().get_bit(self.b.val().get_bits::<4>(0).index()); }
    dyn_slice: Bits<4> => { self.y.next = self.a.val().get_bits::<4>(self.b.val().get_bits::<3>(0).index()); }
    dyn_slice_inside: Bits<4> => { self.y.next = self.a.val().get_bits::<4>(self.b.val().get_bits::<2>(0).index()); }
    slice_past_end: Bits<4> => { self.y.next = self.a.val().get_bits::<4>(6); }
    slice_of_one: Bits<1> => { self.y.next = self.one.val().get_bits::<1>(0); }
    bit_of_one: Bit => { self.y.next = self.one.val().get_bit(0); }
    bool_not_and: Bit => { self.y.next = !self.a.val().any() && !self.b.val().all(); }
    bool_ne: Bit => { self.y.next = self.a.val().any() != self.b.val().any(); }
    bool_xor: Bit => { self.y.next = self.a.val().xor() ^ self.b.val().xor(); }
    bool_not_eq: Bit => { self.y.next = (!self.a.val().any()) == self.b.val().any(); }
    bool_not_paren: Bit => { self.y.next = !(self.a.val() == self.b.val()) && (!self.flag.val()); }
    bool_not_widened: Bits<8> => { self.y.next = bit_cast::<8, 1>((!self.flag.val()).into()); }
    add_bool: Bits<8> => { self.y.next = self.a.val() + self.b.val().any(); }
    add_not_bool: Bits<8> => { self.y.next = self.a.val() + (!self.flag.val()); }
    mul: Bits<32> => { self.y.next = bit_cast::<16, 8>(self.a.val()) * bit_cast::<16, 8>(self.b.val()); }
    mul_not: Bits<32> => { self.y.next = (!self.wide.val()) * bit_cast::<16, 8>(self.b.val()); }
    mul_cast_down: Bits<8> => { self.y.next = bit_cast::<8, 32>(self.wide.val() * bit_cast::<16, 8>(self.b.val())); }
    mul_shift_cast_down: Bits<8> => { self.y.next = bit_cast::<8, 32>((self.wide.val() * bit_cast::<16, 8>(self.b.val())) >> 8); }
    if_sum: Bit => { self.y.next = false; if (self.a.val() + 200) < self.b.val() { self.y.next = true; } }
    if_diff_any: Bit => { self.y.next = (self.a.val() - self.b.val()).any(); }
    sum_lit_any: Bit => { self.y.next = (self.a.val() + 1).any(); }
    or_lit_all: Bit => { self.y.next = (self.a.val() | 15).all(); }
    or_sig_all: Bit => { self.y.next = (self.a.val() | self.b.val()).all(); }
    match_sum: Bits<8> => { self.y.next = 9.into(); match (self.a.val() + self.b.val()).index() { 0 => { self.y.next = 1.into(); } 1 => { self.y.next = 2.into(); } _ => {} } }
    match_sig: Bits<8> => { self.y.next = 9.into(); match self.a.val().index() { 0 => { self.y.next = 1.into(); } 1 => { self.y.next = self.b.val(); } _ => {} } }
    lit_minus: Bits<8> => { self.y.next = (0 - self.a.val()) >> 1; }
    signed_lt: Bit => { self.y.next = signed_cast::<8>(self.a.val()) < signed_cast::<8>(self.b.val()); }
    signed_add_u: Bits<8> => { self.y.next = unsigned_cast::<8>(signed_cast::<8>(self.a.val()) - signed_cast::<8>(self.b.val())); }
    signed_add_lt: Bit => { self.y.next = (signed_cast::<8>(self.a.val()) - signed_cast::<8>(self.b.val())) < self.s8.val(); }
    signed_sum_widened: Bits<16> => { self.y.next = unsigned_cast::<16>(signed_bit_cast::<16, 8>(signed_cast::<8>(self.a.val() | 1))); }
    signed_ext_local: Bits<16> => { self.s8.next = signed_cast::<8>(self.a.val() | 1); self.s16.next = signed_bit_cast::<16, 8>(self.s8.val()); self.y.next = unsigned_cast::<16>(self.s16.val()); }
    signed_of_sum: Bit => { self.y.next = signed_cast::<8>(self.a.val() + 1) < self.s8.val(); }
    safe_local: Bit => { self.t.next = self.a.val() + self.b.val(); self.y.next = self.t.val() == 0; }
    safe_not: Bit => { self.t.next = !self.a.val(); self.y.next = self.t.val() == 0; }
    field: Bits<4> => { self.y.next = self.pair.val().high ^ self.pair.val().low; }
    for_priority: Bits<8> => { self.y.next = 8.into(); for i in 0_usize..8 { if self.a.val().get_bit(i) { self.y.next = i.to_bits(); } } }
    for_expr: Bits<8> => { self.y.next = 8.into(); for i in 0_usize..8 { if self.a.val().get_bit(7 - i) { self.y.next = (7 - i).to_bits(); } } }
}

/// All of `a` with every fifth `b`.
static INPUTS: LazyLock<Vec<(u64, u64)>> =
    LazyLock::new(|| (0..256).flat_map(|a| (0..256).step_by(5).map(move |b| (a, b))).collect());

/// What simulation, guard and Verilog say of a probe.
struct Experiment {
    name: &'static str,
    /// The Verilog that stands for it: ours if the guard accepts it, otherwise that of `rust_hdl`.
    verilog: String,
    accepted: bool,
    /// Bits of the output.
    width: usize,
    /// The output for each of the inputs; none from the first on at which simulation panics.
    outputs: Vec<Option<u64>>,
}

fn experiment<B: Block + Default>(
    name: &'static str,
    width: usize,
    set: fn(&mut B, u64, u64),
    get: fn(&B) -> u64,
) -> Experiment {
    let mut block = B::default();
    let emitted = verilog(&mut block, name);
    let accepted = emitted.is_ok();
    let verilog = emitted.unwrap_or_else(|_| {
        let mut defines = ModuleDefines::default();
        block.accept(name, &mut defines);
        defines.defines()
    });
    let mut output = |a, b| {
        catch_unwind(AssertUnwindSafe(|| {
            set(&mut block, a, b);
            assert!(simulate(&mut block, 100));
            get(&block)
        }))
        .ok()
    };
    let mut outputs: Vec<Option<u64>> = INPUTS.iter().map_while(|(a, b)| Some(Some(output(*a, *b)?))).collect();
    outputs.resize(INPUTS.len(), None);
    Experiment { name, verilog, accepted, width, outputs }
}

trait Word {
    fn word(self) -> u64;
}

impl Word for Bit {
    fn word(self) -> u64 {
        u64::from(self)
    }
}

impl<const N: usize> Word for Bits<N> {
    fn word(self) -> u64 {
        self.to_u64()
    }
}

macro_rules! run {
    ($($name:ident)*) => {
        vec![$(experiment::<$name>(
            stringify!($name),
            $name::default().y.bits(),
            |block, a, b| { block.a.next = a.into(); block.b.next = b.into(); },
            |block| block.y.val().word(),
        )),*]
    };
}

fn experiments() -> Vec<Experiment> {
    run! {
        cmp_add_lit cmp_add_sig cmp_add_sig_lit cmp_add_narrow sub_lt shr_sum_lit shr_sum_or_lit sum_plus_lit_shr
        sub_lit_shr cast_up_sum cast_down_sum cast_down_then_shift cast_widened_sum_shr cast_down_add not_eq_lit
        not_eq_lit_paren not_eq_sig not_shr not_cast_up not_shr_or not_and_lit prec_and_eq prec_or_ne prec_xor_lt
        prec_shift_add prec_or_and shl_big shr_big shl_by_sum shr_by_local shl_in_cmp shl_in_cmp_lit concat_halves
        concat_halves_cmp replace_bit replace_bit_or replace_bit_not replace_bit_cmp dyn_bit dyn_bit_past_end dyn_slice
        dyn_slice_inside slice_past_end slice_of_one bit_of_one bool_not_and bool_ne bool_xor bool_not_eq
        bool_not_paren bool_not_widened add_bool add_not_bool mul mul_not mul_cast_down mul_shift_cast_down if_sum
        if_diff_any sum_lit_any or_lit_all or_sig_all match_sum match_sig lit_minus signed_lt signed_add_u
        signed_add_lt signed_sum_widened signed_ext_local signed_of_sum safe_local safe_not field for_priority
        for_expr
    }
}

/// Rejected although its Verilog agrees, because that takes more than the guard can see: the values of signals.
const CAUTION: [&str; 2] = ["mul_shift_cast_down", "signed_ext_local"];

#[test]
fn what_the_guard_accepts_agrees_with_icarus() {
    if !crate::support::installed("iverilog", "iverilog") {
        return;
    }
    let experiments = experiments();
    let found = icarus(&experiments);
    let mut agreeing = Vec::new();
    let mut wrong = Vec::new();
    for (experiment, outputs) in experiments.iter().zip(&found) {
        let difference = (0..INPUTS.len()).find(|&case| outputs[case] != experiment.outputs[case]);
        match (experiment.accepted, difference) {
            (true, Some(case)) => wrong.push(format!(
                "{} at {:x?}: {:x?} in Rust, {:x?} in Verilog",
                experiment.name, INPUTS[case], experiment.outputs[case], outputs[case]
            )),
            (false, None) => agreeing.push(experiment.name),
            _ => {}
        }
    }
    let accepted = experiments.iter().filter(|experiment| experiment.accepted).count();
    let rejected = experiments.len() - accepted;
    println!("{accepted} accepted; {rejected} rejected, of which {} agree: {agreeing:?}", agreeing.len());
    assert!(wrong.is_empty(), "accepted, but different in Verilog:\n{}", wrong.join("\n"));
    assert_eq!(agreeing, CAUTION);
    assert!(accepted >= 30 && rejected >= 25, "the experiments show little");
}

/// For each experiment, the outputs of its Verilog; none where it says X.
fn icarus(experiments: &[Experiment]) -> Vec<Vec<Option<u64>>> {
    let folder = tempfile::tempdir().expect("a folder");
    let mut bench = "module bench; reg [7:0] a, b; integer i, j;\n".to_owned();
    for Experiment { name, width, .. } in experiments {
        bench += &format!("wire [{}:0] {name}_y; {name} {name}_dut(.a(a), .b(b), .y({name}_y));\n", width - 1);
    }
    let outputs: Vec<String> = experiments.iter().map(|experiment| format!("{}_y", experiment.name)).collect();
    bench += &format!(
        "initial for (i = 0; i < 256; i = i + 1) for (j = 0; j < 256; j = j + 5) begin a = i; b = j; #1\n\
         $display(\"{}\", {}); end\nendmodule\n",
        vec!["%h"; outputs.len()].join(" "),
        outputs.join(", ")
    );
    let mut sources = vec![folder.path().join("bench.v")];
    std::fs::write(&sources[0], bench).expect("a file");
    for experiment in experiments {
        sources.push(folder.path().join(format!("{}.v", experiment.name)));
        std::fs::write(&sources[sources.len() - 1], &experiment.verilog).expect("a file");
    }
    let program = folder.path().join("bench");
    let compiled = Command::new("iverilog").args(["-g2001", "-s", "bench", "-o"]).arg(&program).args(&sources).output();
    let compiled = compiled.expect("iverilog runs");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let run = Command::new("vvp").arg("-n").arg(&program).output().expect("vvp runs");
    let text = String::from_utf8(run.stdout).expect("text");
    assert_eq!(text.lines().count(), INPUTS.len(), "the simulation ended early");
    let mut found = vec![vec![]; experiments.len()];
    for line in text.lines() {
        let values = line.split_whitespace().map(|value| u64::from_str_radix(value, 16).ok());
        found.iter_mut().zip(values).for_each(|(outputs, value)| outputs.push(value));
    }
    found
}
