// SPDX-License-Identifier: MIT
//! A simulator as a child process: messages of 32-bit words, and a guard against one that dies or hangs.

use crate::children::{Child, interrupted};
use crate::engine::EngineError;
use crate::engine::tail::Tail;
use rustix::process::Signal;
use std::ffi::OsStr;
use std::io::{BufReader, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The exit statuses of a bench in which the Verilog has ended the simulation.
const FINISHED: i32 = 97;
const STOPPED: i32 = 98;

/// A simulator that runs.
pub struct Process {
    block: String,
    child: Arc<Mutex<Watched>>,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    /// Takes what the Verilog prints.
    printed: Option<JoinHandle<Tail>>,
    /// The guard ends with it.
    _guard: Sender<()>,
    patience: Duration,
}

/// What the guard watches.
struct Watched {
    child: Child,
    /// When the message was sent that is not yet answered.
    since: Option<Instant>,
    /// Whether it took too long.
    hung: bool,
}

impl Process {
    /// Starts a simulator that may take `patience` for a message.
    pub fn start<A: AsRef<OsStr>>(
        block: &str,
        program: &Path,
        arguments: impl IntoIterator<Item = A>,
        patience: Duration,
    ) -> Result<Self, EngineError> {
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = Child::start(&mut command).map_err(EngineError::io(program.display().to_string()))?;
        let process = &mut child.process;
        let (Some(input), Some(output), Some(errors)) =
            (process.stdin.take(), process.stdout.take(), process.stderr.take())
        else {
            return Err(EngineError::simulator(block, "has no pipes"));
        };
        let printed = thread::Builder::new().spawn(|| Tail::of(errors)).map_err(EngineError::io("thread"))?;
        let child = Arc::new(Mutex::new(Watched { child, since: None, hung: false }));
        let guard = guard(Arc::clone(&child), patience);
        let output = BufReader::with_capacity(1 << 16, output);
        let printed = Some(printed);
        Ok(Self { block: block.into(), child, input: Some(input), output, printed, _guard: guard, patience })
    }

    /// Sends a whole message.
    pub fn send(&mut self, words: &[u32]) -> Result<(), EngineError> {
        self.begin(words)?;
        self.flush()
    }

    /// Starts a message: from here to the end of the answer the guard watches.
    pub fn begin(&mut self, words: &[u32]) -> Result<(), EngineError> {
        self.watched(|watched| watched.since = Some(Instant::now()));
        self.write(words)
    }

    pub fn write(&mut self, words: &[u32]) -> Result<(), EngineError> {
        let Some(input) = &mut self.input else { return Err(self.nonsense("is closed")) };
        match input.write_all(bytemuck::cast_slice(words)) {
            Ok(()) => Ok(()),
            Err(_) => Err(self.died()),
        }
    }

    pub fn flush(&mut self) -> Result<(), EngineError> {
        match self.input.as_mut().map(Write::flush) {
            Some(Ok(())) => Ok(()),
            _ => Err(self.died()),
        }
    }

    /// The first words of the answer.
    pub fn answer<const N: usize>(&mut self) -> Result<[u32; N], EngineError> {
        let mut words = [0; N];
        self.read(&mut words)?;
        self.watched(|watched| watched.since = None);
        Ok(words)
    }

    pub fn read(&mut self, words: &mut [u32]) -> Result<(), EngineError> {
        match self.output.read_exact(bytemuck::cast_slice_mut(words)) {
            Ok(()) => Ok(()),
            Err(_) => Err(self.died()),
        }
    }

    /// An answer that makes no sense.
    pub fn nonsense(&self, what: &str) -> EngineError {
        EngineError::simulator(&self.block, what)
    }

    /// The end of the simulator in the middle of a message.
    fn died(&mut self) -> EngineError {
        if interrupted().is_some() {
            return EngineError::Interrupted;
        }
        // One that only closed its pipes is of no use either.
        let (hung, status) = self.watched(|watched| {
            watched.child.kill();
            (watched.hung, watched.child.end())
        });
        let what = match status {
            _ if hung => hung_for(self.patience),
            Ok(status) => cause(status, Some(FINISHED), Some(STOPPED)),
            Err(error) => format!("gave no answer: {error}"),
        };
        let printed = self.printed.take().and_then(|thread| thread.join().ok()).unwrap_or_default();
        EngineError::simulator(&self.block, what).with_output(&printed.text())
    }

    fn watched<T>(&self, change: impl FnOnce(&mut Watched) -> T) -> T {
        change(&mut self.child.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The end of its input is the end of the simulator, which may have a file to complete; one that still talks does not
        // listen.
        drop(self.input.take());
        let patience = self.patience;
        self.watched(|watched| watched.child.end_within(patience));
    }
}

/// What is said about a simulator that was stopped because it took too long.
pub fn hung_for(patience: Duration) -> String {
    format!("hung: it was stopped after {} s without an answer (--timeout)", patience.as_secs_f64())
}

/// How a simulator ended that should not have; its exit statuses when the Verilog has ended it.
pub fn cause(status: ExitStatus, finished: Option<i32>, stopped: Option<i32>) -> String {
    let outside = [Signal::INT, Signal::TERM, Signal::KILL, Signal::HUP].map(Signal::as_raw);
    match (status.code(), status.signal()) {
        (code, None) if code.is_some() && code == finished => "ended: the Verilog called $finish".to_owned(),
        (code, None) if code.is_some() && code == stopped => "ended: the Verilog called $stop or $fatal".to_owned(),
        (_, Some(signal)) if outside.contains(&signal) => format!("was stopped from outside ({status})"),
        _ => format!("died ({status})"),
    }
}

/// Kills a simulator that takes too long for a message. The guard looks now and then: to wake it with every message
/// would cost more than some messages do.
fn guard(child: Arc<Mutex<Watched>>, patience: Duration) -> Sender<()> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        while receiver.recv_timeout(patience / 8) == Err(RecvTimeoutError::Timeout) {
            let mut watched = child.lock().unwrap_or_else(PoisonError::into_inner);
            if watched.since.is_some_and(|since| since.elapsed() > patience) {
                watched.hung = true;
                watched.child.kill();
                return;
            }
        }
    });
    sender
}
