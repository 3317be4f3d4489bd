// SPDX-License-Identifier: MIT
//! Invariants of a block: they hold after a reset, whatever the state was before it, and if they hold they hold one clock later, for
//! all inputs.
//!
//! A module `properties` around the emitted block states them (`testbench/proofs/properties`): outputs `holds_NAME` are claims,
//! outputs `lemma_NAME` what their proof needs besides, outputs `cover_NAME` what has to be possible, so that nothing is
//! proven of a block that never does anything; `assume`, if there is one, is what whoever uses the block has to keep.

use super::circuit::{Circuit, Source};
use super::memory;
use super::multiply;
use super::prover;
use super::unroll::{Frame, Occurrence, Space};
use super::{Fallible, Limit, ProofError, Verdict};
use crate::formal::aiger::Literal;
use crate::formal::graph::Graph;
use crate::random::{CaseRng, DEFAULT_SEED};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::time::Instant;

/// The module.
const TOP: &str = "properties";
const CLAIM: &str = "holds_";
const LEMMA: &str = "lemma_";
const COVER: &str = "cover_";
const ASSUME: &str = "assume";
/// Clocks within which the covers are to be met, and cases that are tried.
const CLOCKS: usize = 2000;

/// A claim, and what became of it.
pub struct Invariant {
    /// What it says.
    pub claim: String,
    /// The answer.
    pub verdict: Verdict,
    /// Gates of both questions.
    pub gates: usize,
    /// How long they took.
    pub seconds: f64,
}

/// A block inside of its properties.
pub struct Surrounded<'a> {
    block: String,
    circuit: Circuit,
    properties: &'a str,
    claims: Vec<String>,
    lemmas: Vec<String>,
}

impl<'a> Surrounded<'a> {
    /// Puts the Verilog of a block into its properties, which take modules from `common`.
    ///
    /// # Errors
    /// If the properties do not fit the Verilog, or Yosys is missing.
    pub fn new(block: &str, verilog: &str, common: &str, properties: &'a str) -> Fallible<Self> {
        let refuse = |what: String| ProofError::Properties { block: block.to_owned(), what };
        let memories = list(properties, "watched").map(|name| (name, memory::watched(name)));
        let memories = memories.chain(list(properties, "reread").map(|name| (name, memory::reread(name))));
        let of = |(name, text): (&str, Option<String>)| text.ok_or_else(|| refuse(format!("`{name}` is no memory")));
        let memories = memories.map(of).collect::<Fallible<String>>()?;
        let circuit = Circuit::of(
            &Source {
                files: &[
                    ("block.v", verilog),
                    ("common.v", common),
                    ("memories.v", &memories),
                    ("properties.v", properties),
                ],
                top: TOP,
                before: "",
                cut: &list(properties, "cut").collect::<Vec<_>>(),
            },
            Limit::default(),
        )?;
        let names = |prefix: &str| {
            let names = circuit.outputs.keys().filter(|name| name.starts_with(prefix));
            names.cloned().collect::<Vec<_>>()
        };
        let (claims, lemmas) = (names(CLAIM), names(LEMMA));
        match claims.is_empty() {
            true => Err(refuse("they claim nothing".to_owned())),
            false => Ok(Self { block: block.to_owned(), circuit, properties, claims, lemmas }),
        }
    }

    /// Leaves out all claims but one.
    pub fn only(mut self, claim: &str) -> Self {
        self.claims.retain(|name| name.strip_prefix(CLAIM) == Some(claim));
        self
    }

    /// The first of what has to be possible that is never seen.
    pub fn missed(&self) -> Option<String> {
        let covers = self.circuit.outputs.keys().filter(|name| name.starts_with(COVER));
        missed(&self.circuit, covers.cloned().collect())
    }

    /// Claim by claim, and the lemmas, each an entry for itself with a limit of its own.
    ///
    /// # Errors
    /// If ABC is missing.
    pub fn prove(&self, limit: &(dyn Fn() -> Limit + Sync)) -> Fallible<Vec<Invariant>> {
        let questions = self.questions();
        let asked = |name: &String| questions.ask(meaning(self.properties, name), std::slice::from_ref(name), limit());
        let claims = self.claims.iter().map(asked).collect::<Fallible<Vec<_>>>()?;
        let lemmas = self.lemmas.par_iter().map(asked).collect::<Fallible<Vec<_>>>()?;
        let needed = Invariant {
            claim: format!("{} invariants that these need", lemmas.len()),
            verdict: Verdict::Proven,
            gates: 0,
            seconds: 0.0,
        };
        let needed = lemmas.into_iter().fold(needed, |all, one| Invariant {
            verdict: if all.verdict == Verdict::Proven { one.verdict } else { all.verdict },
            gates: all.gates + one.gates,
            seconds: all.seconds + one.seconds,
            ..all
        });
        Ok(claims.into_iter().chain((!self.lemmas.is_empty()).then_some(needed)).collect())
    }

    /// Whether all that is claimed and needed holds, as one question.
    ///
    /// # Errors
    /// If ABC is missing.
    pub fn holds(&self, limit: Limit) -> Fallible<Invariant> {
        let all: Vec<String> = self.claims.iter().chain(&self.lemmas).cloned().collect();
        self.questions().ask(String::new(), &all, limit)
    }

    /// Whether a claim or lemma, an output by name, follows after a reset and from all of them one clock before.
    ///
    /// # Errors
    /// If there is none of that name, or ABC is missing.
    pub fn follows(&self, name: &str) -> Fallible<Verdict> {
        match self.claims.iter().chain(&self.lemmas).find(|own| *own == name) {
            Some(own) => Ok(self.questions().ask(String::new(), std::slice::from_ref(own), Limit::default())?.verdict),
            None => {
                Err(ProofError::Properties { block: self.block.clone(), what: format!("they do not claim `{name}`") })
            }
        }
    }

    fn questions(&self) -> Questions {
        Questions::new(&self.circuit, self.claims.iter().chain(&self.lemmas))
    }
}

/// The words behind `// KEY:` at the head of properties.
pub fn list<'a>(properties: &'a str, key: &'a str) -> impl Iterator<Item = &'a str> {
    let lines =
        properties.lines().filter_map(move |line| line.strip_prefix("// ")?.strip_prefix(key)?.strip_prefix(": "));
    lines.flat_map(str::split_whitespace)
}

/// The comment above an output of the module.
fn meaning(properties: &str, output: &str) -> String {
    let lines: Vec<&str> = properties.lines().map(str::trim).collect();
    let declared = format!("output wire {output}");
    let place = lines.iter().position(|line| line.trim_end_matches([',', ')', ';']) == declared).unwrap_or_default();
    let first = lines[..place].iter().rposition(|line| !line.starts_with("//")).map_or(0, |above| above + 1);
    let text: Vec<&str> = lines[first..place].iter().map(|line| line.trim_start_matches("//").trim()).collect();
    if text.is_empty() { output.to_owned() } else { text.join(" ") }
}

/// The first of these outputs that is never 1 in cases that are drawn.
fn missed(circuit: &Circuit, mut open: Vec<String>) -> Option<String> {
    let (inputs, registers) = (circuit.gates.inputs.len(), circuit.gates.registers.len());
    let mut rng = CaseRng::new(DEFAULT_SEED, 0);
    // Ports of one bit are 1 in few or in many clocks, others are anything: a word of 64 cases, each with its own share.
    let mut share = |_| std::array::from_fn::<u8, 64, _>(|_| [8, 64, 192, 248][rng.below(4) as usize]);
    let shares: BTreeMap<usize, [u8; 64]> =
        circuit.inputs.values().filter(|port| port.len() == 1).map(|port| (port[0], share(()))).collect();
    let reset = circuit.inputs.get("reset").and_then(|port| port.first()).copied();
    let mut state = vec![0u64; registers];
    let mut rng = CaseRng::new(DEFAULT_SEED, 1);
    for clock in 0..CLOCKS {
        let mut values = vec![0u64];
        for input in 0..inputs {
            values.push(match shares.get(&input) {
                _ if reset == Some(input) => {
                    if clock == 0 {
                        u64::MAX
                    } else {
                        0
                    }
                }
                Some(share) => share.chunks(8).enumerate().fold(0, |word, (part, share)| {
                    let drawn = rng.word().to_le_bytes();
                    (0..8).fold(word, |word, lane| word | u64::from(drawn[lane] < share[lane]) << (8 * part + lane))
                }),
                None => rng.word(),
            });
        }
        values.extend(&state);
        let of =
            |values: &[u64], signal: Literal| values[signal as usize / 2] ^ if signal & 1 == 1 { u64::MAX } else { 0 };
        for [left, right] in &circuit.gates.gates {
            values.push(of(&values, *left) & of(&values, *right));
        }
        open.retain(|name| circuit.outputs[name].iter().all(|bit| of(&values, *bit) == 0));
        if open.is_empty() {
            return None;
        }
        state = circuit.gates.registers.iter().map(|next| of(&values, *next)).collect();
    }
    open.into_iter().next()
}

/// The circuit after a reset, and after a clock in which everything holds.
struct Questions([Question; 2]);

struct Question {
    space: Space,
    frame: Frame,
    given: Literal,
    when: &'static str,
}

impl Questions {
    fn new<'a>(circuit: &Circuit, all: impl Iterator<Item = &'a String>) -> Self {
        let (inputs, registers) = (circuit.gates.inputs.len(), circuit.gates.registers.len());
        let gates = |graph: &mut Graph, _, product: &Occurrence| multiply::gates(graph, product);
        let begin = |reset| {
            let mut space = Space::new(registers + 2 * inputs);
            let any = space.leaves(registers);
            let reset = BTreeMap::from([("reset".to_owned(), vec![reset])]);
            let frame = space.add(circuit, &any, &reset, &gates);
            (space, frame)
        };
        let (mut space, before) = begin(1);
        let frame = space.add(circuit, &before.next, &BTreeMap::new(), &gates);
        let after_reset = Question { space, frame, given: 1, when: "after a reset" };
        let (mut space, before) = begin(0);
        let held = all.map(String::as_str).chain([ASSUME]).flat_map(|name| before.output(name).unwrap_or_default());
        let given = held.fold(1, |given, bit| space.graph.and(given, *bit));
        let frame = space.add(circuit, &before.next, &BTreeMap::new(), &gates);
        Self([after_reset, Question { space, frame, given, when: "one clock later" }])
    }

    /// Whether these hold.
    fn ask(&self, claim: String, names: &[String], limit: Limit) -> Fallible<Invariant> {
        let start = Instant::now();
        let mut invariant = Invariant { claim, verdict: Verdict::Proven, gates: 0, seconds: 0.0 };
        for Question { space, frame, given, when } in &self.0 {
            let mut graph = space.graph.clone();
            let assumed = frame.output(ASSUME).unwrap_or_default();
            let given = assumed.iter().fold(*given, |given, bit| graph.and(given, *bit));
            let bits = names.iter().flat_map(|name| frame.output(name).unwrap_or_default());
            let all = bits.fold(1, |all, bit| graph.and(all, *bit));
            let broken = graph.and(given, all ^ 1);
            let (never, gates) = prover::never(&graph, broken, limit)?;
            invariant.gates += gates;
            invariant.verdict = match never {
                Some(true) => continue,
                Some(false) => Verdict::Undecided(format!("it does not follow {when}")),
                None => Verdict::Undecided(limit.reached()),
            };
            break;
        }
        invariant.seconds = start.elapsed().as_secs_f64();
        Ok(invariant)
    }
}
