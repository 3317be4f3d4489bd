// SPDX-License-Identifier: MIT
//! A reader that takes memory out of proportion ends the process, with the name of its input.

use pica_fuzz::Reader;
use pica_fuzz::allocation::Counting;
use pica_fuzz::replay::attempt;
use std::process::Command;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const CHILD: &str = "PICA_FUZZ_PLANTED";

#[test]
fn memory_out_of_proportion_is_reported() {
    let reader = Reader {
        name: "planted",
        about: "As many bytes as the input says.",
        read: |bytes| drop(vec![1_u8; usize::from(bytes[0]) << 20]),
        mib: 64,
        seeds: || Ok(Vec::new()),
    };
    if std::env::var_os(CHILD).is_some() {
        attempt(&reader, "planted/small", &[1]).expect("a MiB is little");
        let _ = attempt(&reader, "planted/large", &[200]);
        return;
    }
    let own = std::env::current_exe().expect("the program");
    let output = Command::new(own)
        .args(["--nocapture", "--exact", "memory_out_of_proportion_is_reported"])
        .env(CHILD, "1")
        .output();
    let output = output.expect("the program");
    let printed = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    assert!(printed.contains("memory out of proportion to the input planted/large"), "{printed}");
}
