// SPDX-License-Identifier: MIT
//! A reader in libFuzzer: the one that `PICA_READER` names. Without it the program runs itself for one reader after the other, as the
//! arguments of `fuzz/run` say, which builds it.
#![no_main]

mod fuzzer;
mod search;

use libfuzzer_sys::fuzz_target;
use pica_fuzz::allocation::{Counting, bounded};
use pica_fuzz::{Reader, reader};
use std::sync::OnceLock;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

static READER: OnceLock<&'static Reader> = OnceLock::new();

fn begin() {
    let Ok(name) = std::env::var(fuzzer::READER) else { std::process::exit(search::main()) };
    let Some(reader) = reader(&name) else {
        eprintln!("error: PICA_READER names no reader: `{name}`");
        std::process::exit(2);
    };
    let _ = READER.set(reader);
    signals_on_their_own_stack();
}

/// libFuzzer keeps the input of a stack overflow only if its handler has another stack: it takes over the flag that says so.
fn signals_on_their_own_stack() {
    const SIZE: usize = 1 << 18;
    let stack = Box::leak(vec![0_u8; SIZE].into_boxed_slice());
    let stack = libc::stack_t { ss_sp: stack.as_mut_ptr().cast(), ss_flags: 0, ss_size: SIZE };
    // SAFETY: the stack is never given back, and an action of zeros is the default one.
    unsafe {
        libc::sigaltstack(&stack, std::ptr::null_mut());
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_flags = libc::SA_ONSTACK;
        libc::sigaction(libc::SIGSEGV, &action, std::ptr::null_mut());
    }
}

fuzz_target!(init: begin(), |bytes: &[u8]| {
    if let Some(reader) = READER.get() {
        bounded("", reader.memory(bytes.len()), || (reader.read)(bytes));
    }
});
