// SPDX-License-Identifier: MIT
//! What a console does in an experiment: memory that is loaded, lists and engines that are started. What comes back is the
//! colour buffer that is bound last.

use pica_model::machine::SET_UP;
use pica_spec::command::{EndRule, PlainWrite, encode_writes};
use pica_spec::pica200::{CPU_BASE, CPU_STRIDE, ID_COUNT, id};
use pica_spec::trace::{Element, InitialState, Memory, Recording};

/// Bytes of the colour buffer.
pub const BUFFER_BYTES: u32 = 4 * 64 * 64;

/// Where recordings have the lists, one behind the other. A console may put them anywhere.
const LISTS: u32 = Memory::FCRAM;
/// The registers of command buffer 0 for the CPU: size, address, start.
const CMDBUF: [u32; 3] = [cpu_address(id::CMDBUF_SIZE0), cpu_address(id::CMDBUF_ADDR0), cpu_address(id::CMDBUF_JUMP0)];

const fn cpu_address(id: u32) -> u32 {
    CPU_BASE + CPU_STRIDE * id
}

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
        let mut stream = Vec::new();
        let mut next = LISTS;
        let registers = |writes: Vec<(u32, u32)>| {
            writes.into_iter().map(|(address, value)| Element::RegisterWrite { address, value })
        };
        for step in &self.steps {
            match step {
                Step::Load(address, bytes) => {
                    stream.push(Element::MemoryLoad { address: *address, data: bytes.as_slice().into() });
                }
                Step::List(bytes) => {
                    stream.push(Element::MemoryLoad { address: next, data: bytes.as_slice().into() });
                    let values = [bytes.len() as u32 >> 3, next >> 3, 1];
                    stream.extend(registers(CMDBUF.into_iter().zip(values).collect()));
                    next += bytes.len() as u32;
                }
                Step::Engine(writes) => stream.extend(registers(writes.clone())),
            }
        }
        stream.push(Element::FrameMarker);
        Recording { state: state(), stream }
    }
}

/// The core as system software leaves it.
fn state() -> InitialState {
    let mut pica_registers = vec![0; ID_COUNT];
    for (id, value) in SET_UP {
        pica_registers[id as usize] = value;
    }
    InitialState { pica_registers, ..InitialState::default() }
}
