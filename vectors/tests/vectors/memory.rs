// SPDX-License-Identifier: MIT
//! Blocks with a memory beside them: the benches play it, at any pace and in any order, and find what is wrong.

use crate::blocks::{self, Block};
use crate::simulate::fails;
use crate::tools::{Target, fusesoc};
use crate::{exported, folder, put, text};
use pica_vectors::{Kind, Mismatch, Verdict};

/// Cases of a set.
const COUNT: usize = 60;

/// A pace of the memory, of inputs and of outputs: plusargs, and what is about the same for cocotb.
const PACES: [(&str, &[&str]); 6] = [
    ("", &[]),
    ("+spread=0", &["VECTORS_SPREAD=0"]),
    ("+bubbles=0 +backpressure=0 +spread=0", &["VECTORS_STALL=0", "VECTORS_SPREAD=0"]),
    ("+bubbles=0 +backpressure=0 +spread=3", &["VECTORS_STALL=0", "VECTORS_SPREAD=3"]),
    ("+latency=40 +spread=200", &["VECTORS_LATENCY=40", "VECTORS_SPREAD=200"]),
    ("+latency=3 +backpressure=99 +stall_seed=5", &["VECTORS_LATENCY=3", "VECTORS_STALL=97"]),
];

/// Every pace of every way to run it passes.
fn passes(block: &Block) {
    for &target in Target::MAKE {
        let place = folder();
        let (folder, _) = exported(place.path(), block, block.verilog, block.cases(COUNT));
        for (plusargs, settings) in PACES {
            let plusargs = format!("ARGS={plusargs}");
            let settings = if target == Target::Cocotb { settings } else { &[plusargs.as_str()] };
            let Some((content, printed)) = target.run(&folder, settings) else { break };
            let verdict = Verdict::parse(&block.interface.name, &printed).unwrap_or_else(|error| panic!("{error}"));
            assert!(content, "{target:?} {settings:?}: {printed}");
            assert_eq!((verdict.vectors, verdict.mismatches), (COUNT as u64, 0), "{target:?} {settings:?}: {printed}");
        }
        if target == Target::Verilator && target.installed() {
            let build = text(&folder.join("build/verilator_build.log"));
            assert!(!build.contains("%Warning"), "{build}");
        }
    }
}

#[test]
fn answers_that_wait() {
    passes(&blocks::unit_accumulate());
}

#[test]
fn answers_that_are_taken_at_once() {
    passes(&blocks::unit_accumulate_at_once());
}

/// What stands in the Verilog with faults. A plusarg chooses one, so that a simulator builds all at once. An answer within ten
/// clocks of its read is early.
const HEAD: &str = ");
  integer fault;
  initial if (!$value$plusargs(\"fault=%d\", fault)) fault = 0;
  integer clocks = 0;
  integer asked_at [0:3];
  reg early = 1'b0;
  always @(posedge clock) begin
    clocks = clocks + 1;
    if (answer_sum_valid && clocks - asked_at[answer_sum_tag] < 10) early = 1'b1;
    if (read_sum_valid && read_sum_ready) asked_at[read_sum_tag] = clocks;
  end
";

/// A name, edits of the Verilog, in which `WRONG` says whether the fault is there, what the testbench finds, and a part of what
/// it and the cocotb test say. Unknown bits are not for Verilator.
type Fault = (&'static str, &'static [(&'static str, &'static str)], Kind, &'static str);

const IN_ORDER: &str = "answers in the order of reads";
const EARLY: &str = "an early answer";

const FAULTS: [Fault; 14] = [
    (
        IN_ORDER,
        &[(
            "wire [1:0] place = answer_sum_tag;",
            "reg [1:0] oldest;
  always @(posedge clock) oldest <= reset ? 2'd0 : oldest + {1'b0, answer_sum_valid && takes};
  wire [1:0] place = WRONG ? oldest : answer_sum_tag;",
        )],
        Kind::Value,
        "channel=total record",
    ),
    (EARLY, &[("total = result;", "total = result ^ {15'd0, early && WRONG};")], Kind::Value, "channel=total record"),
    (
        "a hazard that is missed",
        &[("(used & same) != 4'd0;", "(used & same) != 4'd0 && !WRONG;")],
        Kind::Value,
        "channel=total record",
    ),
    (
        "a byte that is not enabled",
        &[("enable = {!low, 1'b1};", "enable = {!low || WRONG, 1'b1};")],
        Kind::Value,
        "channel=sum_after record",
    ),
    (
        "a lost write",
        &[("writes = filled && !written;", "writes = filled && !written && !(WRONG && addresses[first] == 4'd5);")],
        Kind::Value,
        "channel=sum_after record",
    ),
    (
        "a second write",
        &[
            (
                "wire stored = !writes || write_sum_ready;",
                "reg again;
  always @(posedge clock) again <= !reset && WRONG && (writes && write_sum_ready ? !again : again);
  wire stored = !writes || write_sum_ready && (again || !WRONG);",
            ),
            ("write_sum_address = addresses[first];", "write_sum_address = again ? 4'd14 : addresses[first];"),
        ],
        Kind::Surplus,
        "channel=sum_after unexpected",
    ),
    (
        "a tag that is used again",
        &[("read_sum_tag = asking;", "read_sum_tag = WRONG ? asking & 2'd2 : asking;")],
        Kind::Protocol,
        "channel=read_sum has the tag of a read that is not answered",
    ),
    (
        "a request that changes",
        &[("read_sum_address = addresses", "read_sum_address = {WRONG && !read_sum_ready, 3'd0} ^ addresses")],
        Kind::Unstable,
        "channel=read_sum changed before it was taken",
    ),
    (
        "a request that waits for ready",
        &[("write_sum_valid = writes;", "write_sum_valid = writes && (write_sum_ready || !WRONG);")],
        Kind::Silent,
        "no transaction for",
    ),
    (
        "an answer that is not taken",
        &[("takes <= !reset && !takes;", "takes <= !reset && !takes && !(WRONG && used[3] && !answered[3]);")],
        Kind::Silent,
        "no transaction for",
    ),
    (
        "an unknown address",
        &[("read_sum_address =", "read_sum_address = {WRONG ? 1'bx : 1'b0, 3'd0} ^")],
        Kind::Unknown,
        "channel=read_sum has unknown bits",
    ),
    (
        "an unknown enable",
        &[("enable = {!low", "enable = {WRONG ? 1'bx : !low")],
        Kind::Unknown,
        "channel=write_sum has unknown bits",
    ),
    (
        "a tag without valid",
        &[("add_ready =", "add_ready = (WRONG && !answer_sum_valid && answer_sum_tag == 2'd3) ^")],
        Kind::Unknown,
        "add_ready is unknown",
    ),
    (
        "an unknown request",
        &[("read_sum_valid =", "read_sum_valid = WRONG && add_valid ? 1'bx :")],
        Kind::Unknown,
        "read_sum_valid is unknown",
    ),
];

/// The Verilog of a block with all faults.
fn with_faults(block: &Block) -> String {
    let mut verilog = block.verilog.replacen(");\n", HEAD, 1);
    for (number, (name, edits, ..)) in FAULTS.iter().enumerate() {
        for (from, to) in *edits {
            assert!(verilog.matches(from).count() == 1, "{name}: {from}");
            verilog = verilog.replacen(from, &to.replace("WRONG", &format!("(fault == {})", number + 1)), 1);
        }
    }
    verilog
}

/// Plusargs, which may be for the block, as make takes them.
fn plusargs(target: Target, fault: Option<&str>, others: &str) -> String {
    let number = FAULTS.iter().position(|(name, ..)| Some(*name) == fault).map_or(0, |place| place + 1);
    let variable = if target == Target::Cocotb { "PLUSARGS" } else { "ARGS" };
    format!("{variable}=+fault={number} {others}")
}

#[test]
fn faults_are_found() {
    let block = blocks::unit_accumulate();
    for &target in Target::MAKE {
        let place = folder();
        let (folder, _) = exported(place.path(), &block, &with_faults(&block), block.cases(COUNT));
        let passes = |fault, pace: &str, settings: &[&str]| {
            let plusargs = plusargs(target, fault, pace);
            if let Some((content, printed)) = target.run(&folder, &[&[plusargs.as_str()], settings].concat()) {
                assert!(content, "{target:?} {plusargs} {settings:?}: {printed}");
            }
        };
        passes(None, "", &[]);
        // Without a spread the order is that of the reads, and the latency is kept to the clock.
        passes(Some(IN_ORDER), "+spread=0", &["VECTORS_SPREAD=0"]);
        passes(Some(EARLY), "+latency=10", &["VECTORS_LATENCY=10"]);
        let early = plusargs(target, Some(EARLY), "+latency=9 +spread=0");
        fails(&block, &folder, target, &[&early, "VECTORS_LATENCY=9", "VECTORS_SPREAD=0"], EARLY);
        for (name, _, finds, says) in FAULTS {
            if target == Target::Verilator && finds == Kind::Unknown {
                continue;
            }
            if let Some(verdict) = fails(&block, &folder, target, &[&plusargs(target, Some(name), "")], name) {
                // The cocotb test has no words for kinds, and its lines no numbers of records.
                let (finds, says) = match target {
                    Target::Cocotb => (None, says.replace(" record", " expected")),
                    _ => (Some(finds), says.to_owned()),
                };
                let found = |mismatch: &Mismatch| mismatch.kind == finds && mismatch.text.contains(&says);
                assert!(verdict.printed.iter().any(found), "{name}, {target:?}: {verdict:?}");
            }
        }
    }
}

/// Where the last digit of the first value of a port stands in the text of vectors.
fn last_digit(vectors: &str, extension: &str, [tag, port]: [&str; 2]) -> usize {
    let find = |from: usize, text: &str| from + vectors[from..].find(text).expect("the vectors have the port");
    if extension == "mem" {
        // The last digit of a record is the address, and the one in front of it is the lowest of the word.
        let end = find(find(0, &format!("\n{tag}")) + 1, "\n");
        return end - if port.ends_with("address") { 1 } else { 2 };
    }
    find(find(0, port) + port.len() + 3, "\"") - 1
}

/// Ports of the content, with the tags of their records.
const CONTENT: [[&str; 2]; 4] =
    [["03", "sum_before_word"], ["03", "sum_before_address"], ["07", "sum_after_word"], ["07", "sum_after_address"]];

#[test]
fn content_that_is_wrong() {
    let block = blocks::unit_accumulate();
    for &target in Target::MAKE {
        let place = folder();
        let (folder, _) = exported(place.path(), &block, block.verilog, block.cases(COUNT));
        let files = if target == Target::Cocotb { &["mem", "jsonl"][..] } else { &["mem"] };
        for extension in files {
            let file = format!("unit_accumulate.{extension}");
            let good = text(&folder.join(&file));
            let vectors = format!("VECTORS={file}");
            let settings = if target == Target::Cocotb { &[vectors.as_str()][..] } else { &[] };
            for part in CONTENT {
                let place = last_digit(&good, extension, part);
                let digit = u32::from_str_radix(&good[place..=place], 16).expect("a hex digit");
                let mut bad = good.clone();
                bad.replace_range(place..=place, &format!("{:X}", digit ^ 1));
                put(&folder.join(&file), bad);
                if let Some(verdict) = fails(&block, &folder, target, settings, part[1]) {
                    let one = part[1] == "sum_after_word";
                    assert!(!one || verdict.mismatches == 1, "{target:?} {part:?}: {verdict:?}");
                }
            }
            put(&folder.join(&file), good);
        }
    }
}

/// FuseSoC takes the pace as parameters.
#[test]
fn core_parameters() {
    let block = blocks::unit_accumulate();
    let place = folder();
    let (folder, _) = exported(place.path(), &block, &with_faults(&block), block.cases(20));
    put(&folder.join("unit_accumulate.v"), with_faults(&block).replacen("fault = 0", "fault = 2", 1));
    for target in ["--target=sim", "--target=sim_verilator"] {
        for (latency, passes) in [("--latency=10", true), ("--latency=9", false)] {
            let arguments = ["run", target, "pica:vectors:unit_accumulate", latency, "--spread=0"];
            if let Some((content, printed)) = fusesoc(&folder, &arguments) {
                let verdict = Verdict::parse("unit_accumulate", &printed).unwrap_or_else(|error| panic!("{error}"));
                assert_eq!((content, verdict.mismatches == 0), (passes, passes), "{target} {latency}: {printed}");
            }
        }
    }
}
