// SPDX-License-Identifier: MIT
//! The register file where other blocks do not follow: the command line has no choice that one of them refuses.

use pica_rtl::build::Build;
use pica_spec::choices::{Choices, FifoWriteMask};
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::registry;
use pica_testbench::witness::search;

#[test]
fn words_for_transfers_are_merged_by_the_register_file() {
    let of = |choices: &Choices| registry::block("register_file", choices, &Build::default()).unwrap().unwrap();
    let default = of(&Choices::default());
    let merged = of(&Choices { fifo_write_mask: FifoWriteMask::Merged, ..Choices::default() });
    assert!(search(&default, &merged, DEFAULT_SEED).are_complete());
    let options = Options { seed: DEFAULT_SEED, ..Options::default() };
    let report = equivalence::run(&merged, EngineKind::Native, &options, &[], &|_| {}).unwrap();
    assert_eq!((report.mismatches, report.coverage.missed().count()), (0, 0));
}
