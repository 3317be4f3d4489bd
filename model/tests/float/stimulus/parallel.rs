// SPDX-License-Identifier: MIT
//! Spreading a range of cases over the processor's cores.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Cases that a thread takes at a time.
const CHUNK: u64 = 1 << 12;

/// Calls `check` for every case below `cases`. A panic of a check ends the test with its message.
pub fn for_each(cases: u64, check: impl Fn(u64) + Sync) {
    assert_ne!(cases, 0, "a test of no cases shows nothing");
    let next = AtomicU64::new(0);
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let start = next.fetch_add(CHUNK, Ordering::Relaxed);
                    if start >= cases {
                        break;
                    }
                    (start..cases.min(start + CHUNK)).for_each(&check);
                }
            });
        }
    });
}
