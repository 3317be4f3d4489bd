// SPDX-License-Identifier: MIT
//! Memory in proportion to the input: an allocator that ends the process where a reader takes more.

use std::alloc::{GlobalAlloc, Layout, System};
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Bytes that are allocated now.
static LIVE: AtomicUsize = AtomicUsize::new(0);
/// The most that may be.
static MOST: AtomicUsize = AtomicUsize::new(usize::MAX);
/// The input that is being read, for the message.
static INPUT: Mutex<String> = Mutex::new(String::new());

/// The system's allocator with a count.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting;

/// Reads an input, which messages call `name`, within so many bytes of memory.
pub fn bounded<T>(name: &str, memory: usize, read: impl FnOnce() -> T) -> T {
    if let Ok(mut input) = INPUT.lock() {
        input.clear();
        input.push_str(name);
    }
    MOST.store(LIVE.load(Ordering::Relaxed).saturating_add(memory), Ordering::Relaxed);
    let result = read();
    MOST.store(usize::MAX, Ordering::Relaxed);
    result
}

fn add(bytes: usize) {
    let live = LIVE.fetch_add(bytes, Ordering::Relaxed) + bytes;
    if live > MOST.load(Ordering::Relaxed) {
        MOST.store(usize::MAX, Ordering::Relaxed);
        let mut out = std::io::stderr();
        let _ = out.write_all(b"error: memory out of proportion to the input ");
        if let Ok(input) = INPUT.try_lock() {
            let _ = out.write_all(input.as_bytes());
        }
        let _ = out.write_all(b"\n");
        std::process::abort();
    }
}

fn remove(bytes: usize) {
    LIVE.fetch_sub(bytes, Ordering::Relaxed);
}

// SAFETY: all is done by the system's allocator; counting neither allocates nor unwinds.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        add(layout.size());
        // SAFETY: the caller keeps the rules of the same function.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        add(layout.size());
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        remove(layout.size());
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        add(size);
        remove(layout.size());
        // SAFETY: as above.
        unsafe { System.realloc(pointer, layout, size) }
    }
}
