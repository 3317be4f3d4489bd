// SPDX-License-Identifier: MIT
//! Programs that this one runs; an interrupt ends them with it.

use pica_vectors::interrupt;
use rustix::process::{Pid, Signal, kill_process_group};
use std::collections::BTreeSet;
use std::io::{self, Read};
use std::os::unix::process::CommandExt;
use std::process::{self, Command, ExitStatus, Output, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

pub use pica_vectors::interrupt::caught as interrupted;

/// How often a program is looked at that is about to end.
const GLANCE: Duration = Duration::from_millis(1);

/// The programs that run, by the number of their process.
static RUNNING: Mutex<BTreeSet<i32>> = Mutex::new(BTreeSet::new());

/// Ends all that run.
fn end_all() {
    running().iter().for_each(|child| kill(*child));
}

fn running() -> MutexGuard<'static, BTreeSet<i32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends a program with all that it has started: each leads a group of its own.
fn kill(child: i32) {
    if let Some(group) = Pid::from_raw(child) {
        // The group is gone in any case.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// A program that ends when it is dropped, and with this one. A terminal's interrupt does not reach it.
pub struct Child {
    /// The program with the pipes that it was given.
    pub process: process::Child,
}

impl Child {
    /// Starts a program.
    ///
    /// # Errors
    /// If it cannot be started, or an interrupt was caught.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        let mut running = running();
        if interrupted().is_some() {
            return Err(io::ErrorKind::Interrupted.into());
        }
        interrupt::ends_programs(end_all);
        let process = command.process_group(0).spawn()?;
        running.insert(process.id().cast_signed());
        Ok(Self { process })
    }

    /// How it ended, if it has.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn ended(&mut self) -> io::Result<Option<ExitStatus>> {
        // What has ended gives its number away: nobody is to kill that one then.
        let mut running = running();
        let status = self.process.try_wait()?;
        if status.is_some() {
            running.remove(&self.process.id().cast_signed());
        }
        Ok(status)
    }

    /// Waits for its end.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn end(&mut self) -> io::Result<ExitStatus> {
        loop {
            if let Some(status) = self.ended()? {
                return Ok(status);
            }
            std::thread::sleep(GLANCE);
        }
    }

    /// Gives it so much time to end by itself, and ends it then.
    pub fn end_within(&mut self, patience: Duration) {
        let start = Instant::now();
        while let Ok(None) = self.ended() {
            if start.elapsed() > patience {
                return self.kill();
            }
            std::thread::sleep(GLANCE);
        }
    }

    /// Ends it.
    pub fn kill(&mut self) {
        if let Ok(None) = self.ended() {
            kill(self.process.id().cast_signed());
        }
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        self.kill();
        let _ = self.end();
    }
}

/// Runs a program to its end.
///
/// # Errors
/// If it cannot be run, or an interrupt was caught.
pub fn output(command: &mut Command) -> io::Result<Output> {
    output_within(command, Duration::MAX).transpose().unwrap_or_else(|| Err(io::ErrorKind::TimedOut.into()))
}

/// Runs a program to its end, or ends it after so much time; then there is no output.
///
/// # Errors
/// If it cannot be run, or an interrupt was caught.
pub fn output_within(command: &mut Command, patience: Duration) -> io::Result<Option<Output>> {
    let mut child = Child::start(command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()))?;
    let (mut out, mut err) = (child.process.stdout.take(), child.process.stderr.take());
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let (start, mut ended) = (Instant::now(), None);
    std::thread::scope(|scope| {
        scope.spawn(|| err.as_mut().map(|pipe| pipe.read_to_end(&mut stderr)));
        let reader = scope.spawn(|| out.as_mut().map_or(Ok(0), |pipe| pipe.read_to_end(&mut stdout)));
        while start.elapsed() < patience && ended.is_none() {
            ended = child.ended()?;
            if ended.is_none() {
                std::thread::sleep(GLANCE);
            }
        }
        child.kill();
        reader.join().unwrap_or(Ok(0))
    })?;
    match interrupted() {
        Some(_) => Err(io::ErrorKind::Interrupted.into()),
        None => Ok(ended.map(|status| Output { status, stdout, stderr })),
    }
}
