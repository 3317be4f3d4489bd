// SPDX-License-Identifier: MIT
//! What a testbench prints, read back.

/// A mismatch that a testbench printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The vector, from 0; none if it concerns the whole run.
    pub vector: Option<u64>,
    /// What is wrong; none if it has no word for it.
    pub kind: Option<Kind>,
    /// What is said about it.
    pub text: String,
}

/// What is wrong, by the word that a Verilog testbench has for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A value is not the expected one.
    Value,
    /// A transaction came that is not expected.
    Surplus,
    /// A transaction was withdrawn or changed before it was taken.
    Unstable,
    /// A handshake port is unknown, or what a memory is asked.
    Unknown,
    /// A read of a memory has the tag of one that is not answered.
    Protocol,
    /// Nothing happens any more, and not everything has.
    Silent,
    /// Vectors are missing, or were not all compared.
    Incomplete,
}

impl Kind {
    fn of(word: &str) -> Option<Kind> {
        Some(match word {
            "value" => Kind::Value,
            "surplus" => Kind::Surplus,
            "unstable" => Kind::Unstable,
            "unknown" => Kind::Unknown,
            "protocol" => Kind::Protocol,
            "silent" => Kind::Silent,
            "incomplete" => Kind::Incomplete,
            _ => return None,
        })
    }
}

/// What a testbench found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Vectors compared.
    pub vectors: u64,
    /// Differences found.
    pub mismatches: u64,
    /// The first of them.
    pub printed: Vec<Mismatch>,
}

impl Verdict {
    /// Reads what the testbench of `block`, in Verilog or cocotb, printed. Other lines are passed over: a simulator has
    /// its own.
    ///
    /// # Errors
    /// If there is not one verdict, as when the simulator died, or the verdict contradicts the mismatches before it.
    pub fn parse(block: &str, printed: &str) -> Result<Verdict, VerdictError> {
        let mut mismatches = Vec::new();
        let mut verdicts = Vec::new();
        for line in printed.lines() {
            // The design may have written something without ending the line.
            if let Some((_, text)) = line.split_once("MISMATCH vector=") {
                let (vector, text) = text.split_once(' ').unwrap_or((text, ""));
                let kind = text.strip_prefix("kind=").map(|rest| rest.split_once(' ').unwrap_or((rest, "")));
                let known = kind.and_then(|(kind, rest)| Some((Kind::of(kind)?, rest)));
                let (kind, text) = known.map_or((None, text), |(kind, rest)| (Some(kind), rest));
                mismatches.push(Mismatch { vector: vector.parse().ok(), kind, text: text.to_owned() });
            } else {
                verdicts.extend(verdict(block, line));
            }
        }
        match verdicts.as_slice() {
            [] => Err(VerdictError::None(last_lines(printed))),
            &[Line { passed, mismatches: found, vectors }]
                if passed == (found == 0) && passed == mismatches.is_empty() && (found > 0 || vectors > 0) =>
            {
                Ok(Verdict { vectors, mismatches: found, printed: mismatches })
            }
            _ => Err(VerdictError::Contradiction(last_lines(printed))),
        }
    }
}

/// Why there is no verdict.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VerdictError {
    /// The simulator ended without one.
    #[error("the simulator ended without PASS or FAIL; it printed last:\n{0}")]
    None(String),
    /// There are several verdicts, or one that cannot be.
    #[error("the verdict contradicts itself; the simulator printed last:\n{0}")]
    Contradiction(String),
}

/// `PASS block vectors=N` or `FAIL block mismatches=K vectors=N`.
struct Line {
    passed: bool,
    mismatches: u64,
    vectors: u64,
}

fn verdict(block: &str, line: &str) -> Option<Line> {
    let start = ["PASS ", "FAIL "].iter().filter_map(|kind| line.rfind(&format!("{kind}{block} "))).max()?;
    let mut words = line[start..].split_whitespace();
    let kind = words.next()?;
    if words.next()? != block {
        return None;
    }
    let mut number = |name: &str| words.next()?.strip_prefix(name)?.strip_prefix('=')?.parse().ok();
    match kind {
        "PASS" => Some(Line { passed: true, mismatches: 0, vectors: number("vectors")? }),
        "FAIL" => Some(Line { passed: false, mismatches: number("mismatches")?, vectors: number("vectors")? }),
        _ => None,
    }
}

fn last_lines(printed: &str) -> String {
    let lines: Vec<&str> = printed.lines().collect();
    lines[lines.len().saturating_sub(10)..].join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pass() {
        let verdict = Verdict::parse("add", "x\nPASS add vectors=12\n- add_tb.v:9: Verilog $finish\n");
        assert_eq!(verdict, Ok(Verdict { vectors: 12, mismatches: 0, printed: vec![] }));
    }

    #[test]
    fn fail() {
        let printed = "MISMATCH vector=3 kind=value y\nMISMATCH vector=none lost\nFAIL add mismatches=7 vectors=12\n";
        let verdict = Verdict::parse("add", printed).expect("this is a verdict");
        assert_eq!((verdict.vectors, verdict.mismatches), (12, 7));
        assert_eq!(verdict.printed[0], Mismatch { vector: Some(3), kind: Some(Kind::Value), text: "y".into() });
        assert_eq!(verdict.printed[1], Mismatch { vector: None, kind: None, text: "lost".into() });
    }

    /// What a design writes without ending the line stands before what the testbench says.
    #[test]
    fn behind_what_a_design_writes() {
        let printed = "\0\u{1}MISMATCH vector=3 kind=value y\nabcFAIL add mismatches=1 vectors=12\n";
        let verdict = Verdict::parse("add", printed).expect("this is a verdict");
        assert_eq!((verdict.vectors, verdict.mismatches, verdict.printed.len()), (12, 1, 1));
    }

    #[test]
    fn no_verdict() {
        for printed in ["", "PASS mul vectors=3\n", "PASS add\n", "PASS add vectors=x\n", "done\n"] {
            assert!(matches!(Verdict::parse("add", printed), Err(VerdictError::None(_))), "{printed}");
        }
    }

    #[test]
    fn contradictions() {
        for printed in [
            "PASS add vectors=0\n",
            "MISMATCH vector=3 y\nPASS add vectors=3\n",
            "FAIL add mismatches=0 vectors=3\n",
            "PASS add vectors=3\nPASS add vectors=3\n",
        ] {
            assert!(matches!(Verdict::parse("add", printed), Err(VerdictError::Contradiction(_))), "{printed}");
        }
    }
}
