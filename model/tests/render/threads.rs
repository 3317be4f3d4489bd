// SPDX-License-Identifier: MIT
//! A picture has the same bytes whatever the number of threads.

use super::{TRACES, comparable, contents, recording, replayed};

#[test]
fn any_number_of_threads() {
    for name in TRACES {
        let recording = recording(name);
        let with = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            pool.install(|| contents(&replayed(&recording, &comparable())))
        };
        let one = with(1);
        for threads in [2, 5] {
            assert!(with(threads) == one, "{name} with {threads} threads");
        }
    }
}
