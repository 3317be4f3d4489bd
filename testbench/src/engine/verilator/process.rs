//! A simulator as a child process: messages of 32-bit words, and a guard against one that dies or hangs.

use crate::engine::EngineError;
use std::io::{BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// Bytes that a pipe is to hold: what a user may ask for.
#[cfg(target_os = "linux")]
const PIPE_BYTES: usize = 1 << 20;

/// A simulator that runs.
pub struct Process {
    block: String,
    child: Arc<Mutex<Child>>,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    guard: Sender<Watch>,
    patience: Duration,
}

/// What the guard is told.
enum Watch {
    /// A message is on its way.
    Start,
    /// It has been answered.
    Stop,
}

impl Process {
    /// Starts a simulator that may take `patience` for a message.
    pub fn start(block: &str, program: &Path, folder: Option<&Path>, patience: Duration) -> Result<Self, EngineError> {
        let mut command = Command::new(program);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        if let Some(folder) = folder {
            command.current_dir(folder);
        }
        let mut child = command.spawn().map_err(EngineError::io(program.display().to_string()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(EngineError::Simulator { block: block.into(), what: "has no pipes".into() });
        };
        // A pipe that holds a whole column saves many changes between the two processes. It works without.
        #[cfg(target_os = "linux")]
        {
            let _ = rustix::pipe::fcntl_setpipe_size(&input, PIPE_BYTES);
            let _ = rustix::pipe::fcntl_setpipe_size(&output, PIPE_BYTES);
        }
        let child = Arc::new(Mutex::new(child));
        let guard = guard(Arc::clone(&child), patience);
        let output = BufReader::with_capacity(1 << 16, output);
        Ok(Self { block: block.into(), child, input: Some(input), output, guard, patience })
    }

    /// Sends a whole message.
    pub fn send(&mut self, words: &[u32]) -> Result<(), EngineError> {
        self.begin(words)?;
        self.flush()
    }

    /// Starts a message: from here to the end of the answer the guard watches.
    pub fn begin(&mut self, words: &[u32]) -> Result<(), EngineError> {
        // A guard that is gone has nothing left to watch: the next read or write says why.
        let _ = self.guard.send(Watch::Start);
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
        let _ = self.guard.send(Watch::Stop);
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
        let status = match self.child.lock() {
            Ok(mut child) => {
                // One that only closed its pipes is of no use either.
                let _ = child.kill();
                child.wait().map(|status| status.to_string()).unwrap_or_default()
            }
            Err(_) => String::new(),
        };
        let limit = self.patience.as_secs();
        self.nonsense(&format!("gave no answer: it died, or was stopped after {limit} s ({status})"))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The end of its input is the end of the simulator.
        drop(self.input.take());
        if let Ok(mut child) = self.child.lock() {
            let _ = child.wait();
        }
    }
}

/// Kills a simulator that takes too long for a message.
fn guard(child: Arc<Mutex<Child>>, patience: Duration) -> Sender<Watch> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        while let Ok(watch) = receiver.recv() {
            if let Watch::Start = watch
                && let Err(RecvTimeoutError::Timeout) = receiver.recv_timeout(patience)
            {
                if let Ok(mut child) = child.lock() {
                    let _ = child.kill();
                }
                return;
            }
        }
    });
    sender
}
