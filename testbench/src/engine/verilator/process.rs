//! A simulator as a child process: messages of 32-bit words, and a guard against one that dies or hangs.

use crate::engine::EngineError;
use std::io::{BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// A simulator that runs.
pub struct Process {
    block: String,
    child: Arc<Mutex<Watched>>,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    /// The guard ends with it.
    _guard: Sender<()>,
    patience: Duration,
}

/// What the guard watches.
struct Watched {
    child: Child,
    /// When the message was sent that is not yet answered.
    since: Option<Instant>,
}

impl Process {
    /// Starts a simulator that may take `patience` for a message.
    pub fn start(
        block: &str,
        program: &Path,
        argument: Option<&Path>,
        folder: Option<&Path>,
        patience: Duration,
    ) -> Result<Self, EngineError> {
        let mut command = Command::new(program);
        command.args(argument);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        if let Some(folder) = folder {
            command.current_dir(folder);
        }
        let mut child = command.spawn().map_err(EngineError::io(program.display().to_string()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(EngineError::Simulator { block: block.into(), what: "has no pipes".into() });
        };
        let child = Arc::new(Mutex::new(Watched { child, since: None }));
        let guard = guard(Arc::clone(&child), patience);
        let output = BufReader::with_capacity(1 << 16, output);
        Ok(Self { block: block.into(), child, input: Some(input), output, _guard: guard, patience })
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
        self.output.read_exact(bytemuck::cast_slice_mut(words)).map_err(|_| self.died())
    }

    /// An answer that makes no sense.
    pub fn nonsense(&self, what: &str) -> EngineError {
        EngineError::Simulator { block: self.block.clone(), what: what.into() }
    }

    /// The end of the simulator in the middle of a message.
    fn died(&self) -> EngineError {
        let status = self.watched(|watched| {
            // One that only closed its pipes is of no use either.
            let _ = watched.child.kill();
            watched.child.wait().map(|status| status.to_string()).unwrap_or_default()
        });
        let limit = self.patience.as_secs();
        self.nonsense(&format!("gave no answer: it died, or was stopped after {limit} s ({status})"))
    }

    fn watched<T>(&self, change: impl FnOnce(&mut Watched) -> T) -> T {
        change(&mut self.child.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The end of its input is the end of the simulator.
        drop(self.input.take());
        self.watched(|watched| {
            let _ = watched.child.wait();
        });
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
                let _ = watched.child.kill();
                return;
            }
        }
    });
    sender
}
