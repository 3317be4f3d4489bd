// SPDX-License-Identifier: MIT
//! What a console does in an experiment: memory that is loaded, lists and engines that are started. What comes back is the
//! colour buffer that is bound last.

use pica_model::trace::initial_state;
use pica_spec::command::{EndRule, PlainWrite, encode_writes};
use pica_spec::trace::{Memory, Recorder, Recording};

/// Bytes of the colour buffer.
pub const BUFFER_BYTES: u32 = 4 * 64 * 64;

/// Where recordings have the lists, one behind the other. A console may put them anywhere.
const LISTS: u32 = Memory::FCRAM;

/// A program for a console.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// What is done, in order.
    pub steps: Vec<Step>,
    /// Physical address of the colour buffer that is bound last: 64 x 64 pixels in RGBA8.
    pub buffer: u32,
    /// Source of the shaders, and their container, of the last upload.
    pub shader: Option<(String, Vec<u8>)>,
}

/// What a console does before it goes on.
#[derive(Clone, Debug)]
pub enum Step {
    /// The CPU writes memory from this physical address on.
    Load(u32, Vec<u8>),
    /// A command list; the console waits for the interrupt of its end.
    List(Vec<u8>),
    /// Writes of the CPU to the registers of a memory engine, the last of which starts it: physical address and value. The
    /// console waits for the engine's interrupt.
    Engine(Vec<(u32, u32)>),
}

/// The commands of these writes; a multiple of 16 bytes.
pub fn commands(writes: &[PlainWrite]) -> Vec<u8> {
    encode_writes(writes, EndRule::default()).expect("nothing stands behind the end of a list")
}

impl Program {
    /// The program as a recording, from the state in which system software leaves the core.
    pub fn recording(&self) -> Recording {
        let mut recorder = Recorder::new(initial_state());
        let mut next = LISTS;
        for step in &self.steps {
            match step {
                Step::Load(address, bytes) => recorder.load(*address, bytes.as_slice()),
                Step::List(bytes) => {
                    recorder.list(next, bytes.as_slice());
                    next += bytes.len() as u32;
                }
                Step::Engine(writes) => writes.iter().for_each(|(address, value)| recorder.write(*address, *value)),
            }
        }
        recorder.frame();
        recorder.finish()
    }
}
