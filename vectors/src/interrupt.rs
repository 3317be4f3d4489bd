// SPDX-License-Identifier: MIT
//! Interrupts, in one way for all commands: a program that gets SIGINT or SIGTERM ends the programs that it runs, removes its
//! temporary files and ends with status 4. Files have their names when they are complete, so nothing is half-written.

use crate::leftovers;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use std::io::{self, Write};
use std::process;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::{Mutex, PoisonError};

/// The exit status of what an interrupt ended.
pub const STATUS: u8 = 4;

/// The signal that was caught; 0 for none.
static CAUGHT: AtomicI32 = AtomicI32::new(0);
/// Whether the command looks at [`caught`], and ends by itself.
static STOPS: AtomicBool = AtomicBool::new(false);
/// What ends the programs that run.
static ENDS: Mutex<Option<fn()>> = Mutex::new(None);

/// From here on an interrupt ends this program with [`STATUS`]: at once, or by itself if it [says so](stops_by_itself). A second
/// one ends it at once in any case.
///
/// # Errors
/// If the system refuses.
pub fn catch() -> io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM])?;
    std::thread::Builder::new().spawn(move || {
        for signal in signals.forever() {
            let again = CAUGHT.swap(signal, Ordering::SeqCst) != 0;
            if let Some(end) = *ENDS.lock().unwrap_or_else(PoisonError::into_inner) {
                end();
            }
            if again || !STOPS.load(Ordering::SeqCst) {
                leftovers::close();
                // Nobody may be left to read it.
                let _ = writeln!(io::stderr(), "interrupted");
                process::exit(STATUS.into());
            }
        }
    })?;
    Ok(())
}

/// This command looks at [`caught`] while it works: the first interrupt leaves it to it what is shown and when it ends.
pub fn stops_by_itself() {
    STOPS.store(true, Ordering::SeqCst);
}

/// What is called on an interrupt to end the programs that this one runs.
pub fn ends_programs(end: fn()) {
    *ENDS.lock().unwrap_or_else(PoisonError::into_inner) = Some(end);
}

/// The signal that was caught.
pub fn caught() -> Option<i32> {
    Some(CAUGHT.load(Ordering::SeqCst)).filter(|signal| *signal != 0)
}
