// SPDX-License-Identifier: MIT
//! The whole 3D core: registers, memory, command lists, recordings and pictures.

use crate::choices::{PicaChoices, of};
use crate::error::{PicaStatus, Result, given, giving, status};
use crate::memory::{array, array_mut};
use core::ffi::c_char;
use pica_model::command::{ListEnd, ListReport};
use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::{Inspector, Picture, Pipeline, PixelEvent};
use pica_model::trace::{Replay, Step};
use pica_spec::choices::Choices;
use pica_spec::command::cpu_address;
use pica_spec::pica200::{ID_COUNT, id};
use pica_spec::trace::{InitialState, Recording};
use std::ffi::CString;

/// The 3D core with its memory and the memory engines beside it: empty, or at some place of a recording.
#[derive(Debug)]
pub struct PicaMachine {
    replay: Replay<'static, Pipeline>,
}

impl PicaMachine {
    fn new(choices: &Choices, recording: Recording) -> Result<PicaMachine> {
        let machine = Machine::new(choices, Pipeline::new(choices)?)?.pausing();
        Ok(PicaMachine { replay: Replay::owning(recording, machine) })
    }

    pub(crate) fn machine(&self) -> &Machine<Pipeline> {
        self.replay.machine()
    }

    /// Writes to a physical address, and goes on to the end of a list that this starts.
    fn write(&mut self, address: u32, value: u32) {
        self.replay.write(address, value);
        while self.replay.machine_mut().resume().is_some() {}
    }
}

/// What a step of a recording did.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PicaStep {
    /// Nothing: the recording is at its end.
    End = 0,
    /// A draw of a command list has ended; the next step goes on with the list.
    Draw = 1,
    /// A command list has ended.
    List = 2,
    /// The work of a frame is complete.
    Frame = 3,
    /// A memory engine did its work.
    Engine = 4,
    /// Memory was loaded.
    Load = 5,
    /// A register was written.
    Register = 6,
}

/// A picture: row 0 is the last row from the register origin.
#[derive(Debug)]
pub struct PicaPicture {
    width: u32,
    height: u32,
    /// Bytes R, G, B, A of a pixel, or its depth.
    pixels: Pixels,
}

#[derive(Debug)]
enum Pixels {
    Color(Vec<[u8; 4]>),
    Depth(Vec<u32>),
}

/// A machine after reset, prepared as system software does; free it with pica_machine_free.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_new(choices: Option<&PicaChoices>) -> Option<Box<PicaMachine>> {
    giving(None, || {
        let empty = Recording { state: InitialState::default(), stream: Vec::new() };
        let mut machine = PicaMachine::new(&of(choices), empty)?;
        machine.replay.machine_mut().set_up();
        Ok(Some(Box::new(machine)))
    })
}

/// A machine that has replayed a recording (CiTrace, .ctf); free it with pica_machine_free.
///
/// # Safety
/// `bytes` has as many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_machine_replay(
    choices: Option<&PicaChoices>,
    bytes: *const u8,
    byte_count: usize,
) -> Option<Box<PicaMachine>> {
    // SAFETY: of the caller.
    let mut machine = unsafe { pica_machine_open(choices, bytes, byte_count) };
    if let Some(machine) = &mut machine {
        machine.replay.run();
    }
    machine
}

/// A machine at the start of a recording (CiTrace, .ctf), which pica_machine_step goes through; free it with pica_machine_free.
///
/// # Safety
/// `bytes` has as many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_machine_open(
    choices: Option<&PicaChoices>,
    bytes: *const u8,
    byte_count: usize,
) -> Option<Box<PicaMachine>> {
    giving(None, || {
        // SAFETY: of the caller.
        let recording = Recording::read(unsafe { array(bytes, byte_count, "bytes") }?)?;
        Ok(Some(Box::new(PicaMachine::new(&of(choices), recording)?)))
    })
}

/// Does what comes next in the recording; `step` (PicaStep) says what it was.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_step(machine: Option<&mut PicaMachine>, step: Option<&mut u32>) -> PicaStatus {
    status(|| {
        let done = given(machine, "machine")?.replay.step();
        *given(step, "step")? = match done {
            None => PicaStep::End,
            Some(Step::List(ListReport { end: ListEnd::Paused, .. })) => PicaStep::Draw,
            Some(Step::List(_)) => PicaStep::List,
            Some(Step::Frame) => PicaStep::Frame,
            Some(Step::Engine(_)) => PicaStep::Engine,
            Some(Step::Load) => PicaStep::Load,
            Some(Step::Core | Step::Register { .. }) => PicaStep::Register,
        } as u32;
        Ok(())
    })
}

/// Frees a machine; NULL is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_free(machine: Option<Box<PicaMachine>>) {
    drop(machine);
}

/// Writes memory, at a physical address.
///
/// # Safety
/// `bytes` has as many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_machine_write_memory(
    machine: Option<&mut PicaMachine>,
    address: u32,
    bytes: *const u8,
    byte_count: usize,
) -> PicaStatus {
    status(|| {
        // SAFETY: of the caller.
        let bytes = unsafe { array(bytes, byte_count, "bytes") }?;
        Ok(given(machine, "machine")?.replay.machine_mut().memory_mut().write(address, bytes)?)
    })
}

/// Reads memory, at a physical address.
///
/// # Safety
/// `bytes` has as many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_machine_read_memory(
    machine: Option<&PicaMachine>,
    address: u32,
    bytes: *mut u8,
    byte_count: usize,
) -> PicaStatus {
    status(|| {
        // SAFETY: of the caller.
        let bytes = unsafe { array_mut(bytes, byte_count, "bytes") }?;
        Ok(given(machine, "machine")?.machine().memory().read(address, bytes)?)
    })
}

/// Writes a register by its id as the CPU does. A write of 1 to CMDBUF_JUMP0 or CMDBUF_JUMP1 (0x23C, 0x23D) runs the command list
/// in their buffer to its end.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_write_register(machine: Option<&mut PicaMachine>, id: u32, value: u32) -> PicaStatus {
    status(|| {
        let machine = given(machine, "machine")?;
        if id >= ID_COUNT as u32 {
            return Err(format!("there is no register {id:#X}").into());
        }
        machine.write(cpu_address(id), value);
        Ok(())
    })
}

/// Writes a word to a physical address as the CPU does: a register of the core, of a memory engine (a fill or a transfer is done
/// when the call returns), or another one, which does nothing.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_write_physical(
    machine: Option<&mut PicaMachine>,
    address: u32,
    value: u32,
) -> PicaStatus {
    status(|| {
        given(machine, "machine")?.write(address, value);
        Ok(())
    })
}

/// Reads a register by its id as the CPU does.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_read_register(
    machine: Option<&mut PicaMachine>,
    id: u32,
    value: Option<&mut u32>,
) -> PicaStatus {
    status(|| {
        *given(value, "value")? = given(machine, "machine")?.replay.machine_mut().cpu_read(id);
        Ok(())
    })
}

/// Runs the command list at a physical address, a multiple of 8, with as many bytes, a multiple of 8.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_run_list(
    machine: Option<&mut PicaMachine>,
    address: u32,
    byte_count: u32,
) -> PicaStatus {
    status(|| {
        let machine = given(machine, "machine")?;
        if !address.is_multiple_of(8) || !byte_count.is_multiple_of(8) {
            return Err("address and size of a list are multiples of 8".into());
        }
        machine.write(cpu_address(id::CMDBUF_SIZE0), byte_count >> 3);
        machine.write(cpu_address(id::CMDBUF_ADDR0), address >> 3);
        machine.write(cpu_address(id::CMDBUF_JUMP0), 1);
        Ok(())
    })
}

/// How many findings the machine has: what command lists did wrong.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_finding_count(machine: Option<&PicaMachine>) -> usize {
    machine.map_or(0, |machine| machine.machine().diagnostics().entries().len())
}

/// A finding: where it was, and what; free the text with pica_text_free.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_finding(machine: Option<&PicaMachine>, index: usize) -> *mut c_char {
    giving(core::ptr::null_mut(), || {
        let finding = given(machine, "machine")?.machine().diagnostics().entries().get(index);
        given_text(finding.map(ToString::to_string), "finding", index)
    })
}

/// How many draws have ended.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_draw_count(machine: Option<&PicaMachine>) -> u64 {
    machine.map_or(0, |machine| machine.machine().draws())
}

/// Collects from now on what happens at a pixel; row 0 is the first one of a picture.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_inspect(machine: Option<&mut PicaMachine>, x: u32, row: u32) -> PicaStatus {
    status(|| {
        given(machine, "machine")?.replay.machine_mut().sink_mut().inspect(Inspector::new(x, row));
        Ok(())
    })
}

/// How many fragments the pixel that is inspected has got.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_history_count(machine: Option<&PicaMachine>) -> usize {
    machine.map_or(0, |machine| history(machine).len())
}

/// What one of these fragments went through, in lines; free the text with pica_text_free.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_history(machine: Option<&PicaMachine>, index: usize) -> *mut c_char {
    giving(core::ptr::null_mut(), || {
        let event = history(given(machine, "machine")?).get(index);
        given_text(event.map(ToString::to_string), "fragment", index)
    })
}

fn history(machine: &PicaMachine) -> &[PixelEvent] {
    machine.machine().sink().inspector().map_or(&[], Inspector::events)
}

/// A text for the caller to free.
fn given_text(text: Option<String>, what: &str, index: usize) -> Result<*mut c_char> {
    let text = text.ok_or_else(|| format!("there is no {what} {index}"))?;
    Ok(CString::new(text)?.into_raw())
}

/// The colour buffer that the registers name, widened to 8 bits per channel; free it with pica_picture_free.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_color(machine: Option<&PicaMachine>) -> Option<Box<PicaPicture>> {
    giving(None, || {
        let machine = given(machine, "machine")?.machine();
        let picture = Picture::of_color(machine.registers(), machine.choices(), machine.memory())?;
        let Picture { width, height, pixels } = picture;
        Ok(Some(Box::new(PicaPicture { width, height, pixels: Pixels::Color(pixels) })))
    })
}

/// The depth buffer that the registers name: depth in bits 0-23 and stencil in bits 24-31, or 16 bits of depth; free it with
/// pica_picture_free.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_depth(machine: Option<&PicaMachine>) -> Option<Box<PicaPicture>> {
    giving(None, || {
        let machine = given(machine, "machine")?.machine();
        let picture = Picture::of_depth(machine.registers(), machine.choices(), machine.memory())?;
        let Picture { width, height, pixels } = picture;
        Ok(Some(Box::new(PicaPicture { width, height, pixels: Pixels::Depth(pixels) })))
    })
}

/// Pixels of a row; 0 for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn pica_picture_width(picture: Option<&PicaPicture>) -> u32 {
    picture.map_or(0, |picture| picture.width)
}

/// Rows; 0 for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn pica_picture_height(picture: Option<&PicaPicture>) -> u32 {
    picture.map_or(0, |picture| picture.height)
}

/// Bytes R, G, B, A of all pixels, row after row, which stay as long as the picture; NULL if it is one of depths.
#[unsafe(no_mangle)]
pub extern "C" fn pica_picture_rgba(picture: Option<&PicaPicture>) -> *const u8 {
    match picture.map(|picture| &picture.pixels) {
        Some(Pixels::Color(pixels)) => pixels.as_flattened().as_ptr(),
        Some(Pixels::Depth(_)) | None => core::ptr::null(),
    }
}

/// The words of all pixels, row after row, which stay as long as the picture; NULL if it is one of colours.
#[unsafe(no_mangle)]
pub extern "C" fn pica_picture_depth(picture: Option<&PicaPicture>) -> *const u32 {
    match picture.map(|picture| &picture.pixels) {
        Some(Pixels::Depth(pixels)) => pixels.as_ptr(),
        Some(Pixels::Color(_)) | None => core::ptr::null(),
    }
}

/// Frees a picture; NULL is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn pica_picture_free(picture: Option<Box<PicaPicture>>) {
    drop(picture);
}
