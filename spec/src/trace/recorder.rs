// SPDX-License-Identifier: MIT
//! Making a recording, call by call.

use crate::command::registers::{CMDBUF_ADDR0, CMDBUF_JUMP0, CMDBUF_SIZE0, cpu_address};

use super::recording::{Element, InitialState, Recording};
use super::shared_bytes::SharedBytes;

/// A recording that is being made. Addresses are physical.
#[derive(Clone, Debug, Default)]
pub struct Recorder(Recording);

impl Recorder {
    /// A recording that starts with a state.
    pub fn new(state: InitialState) -> Self {
        Self(Recording { state, stream: Vec::new() })
    }

    /// The state that it starts with.
    pub fn state_mut(&mut self) -> &mut InitialState {
        &mut self.0.state
    }

    /// Memory from `address` on holds `data` from now on.
    pub fn load(&mut self, address: u32, data: impl Into<SharedBytes>) {
        self.0.stream.push(Element::MemoryLoad { address, data: data.into() });
    }

    /// The CPU writes a register.
    pub fn write(&mut self, address: u32, value: u32) {
        self.0.stream.push(Element::RegisterWrite { address, value });
    }

    /// A command list of a multiple of 16 bytes is loaded and started, as system software does it.
    pub fn list(&mut self, address: u32, data: impl Into<SharedBytes>) {
        let data = data.into();
        let size = data.len() as u32;
        self.load(address, data);
        for (id, value) in [(CMDBUF_SIZE0, size >> 3), (CMDBUF_ADDR0, address >> 3), (CMDBUF_JUMP0, 1)] {
            self.write(cpu_address(id), value);
        }
    }

    /// A frame is complete.
    pub fn frame(&mut self) {
        self.0.stream.push(Element::FrameMarker);
    }

    /// The recording so far.
    pub fn recording(&self) -> &Recording {
        &self.0
    }

    /// The recording.
    pub fn finish(self) -> Recording {
        self.0
    }
}
