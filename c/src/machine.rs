// SPDX-License-Identifier: MIT
//! The whole 3D core: registers, memory, command lists, recordings and pictures.

use crate::choices::{PicaChoices, of};
use crate::error::{PicaStatus, given, giving, status};
use crate::memory::{array, array_mut};
use pica_model::machine::Machine;
use pica_model::pipeline::{Picture, Pipeline};
use pica_model::trace::Replay;
use pica_spec::pica200::id;
use pica_spec::trace::Recording;

/// The 3D core with its memory.
#[derive(Debug)]
pub struct PicaMachine(Machine<Pipeline>);

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
        let choices = of(choices);
        let mut machine = Machine::new(&choices, Pipeline::new(&choices)?)?;
        machine.set_up();
        Ok(Some(Box::new(PicaMachine(machine))))
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
    giving(None, || {
        let choices = of(choices);
        // SAFETY: of the caller.
        let recording = Recording::read(unsafe { array(bytes, byte_count, "bytes") }?)?;
        let mut replay = Replay::new(&recording, Machine::new(&choices, Pipeline::new(&choices)?)?);
        replay.run();
        Ok(Some(Box::new(PicaMachine(replay.into_machine()))))
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
        Ok(given(machine, "machine")?.0.memory_mut().write(address, bytes)?)
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
        Ok(given(machine, "machine")?.0.memory().read(address, bytes)?)
    })
}

/// Writes a register by its id as the CPU does. A write of 1 to CMDBUF_JUMP0 or CMDBUF_JUMP1 (0x23C, 0x23D) runs the command list
/// in their buffer to its end.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_write_register(machine: Option<&mut PicaMachine>, id: u32, value: u32) -> PicaStatus {
    status(|| {
        given(machine, "machine")?.0.cpu_write(id, value);
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
        *given(value, "value")? = given(machine, "machine")?.0.cpu_read(id);
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
        machine.0.cpu_write(id::CMDBUF_SIZE0, byte_count >> 3);
        machine.0.cpu_write(id::CMDBUF_ADDR0, address >> 3);
        machine.0.cpu_write(id::CMDBUF_JUMP0, 1);
        Ok(())
    })
}

/// How many findings the machine has: what command lists did wrong.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_finding_count(machine: Option<&PicaMachine>) -> usize {
    machine.map_or(0, |machine| machine.0.diagnostics().entries().len())
}

/// The colour buffer that the registers name, widened to 8 bits per channel; free it with pica_picture_free.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_color(machine: Option<&PicaMachine>) -> Option<Box<PicaPicture>> {
    giving(None, || {
        let machine = &given(machine, "machine")?.0;
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
        let machine = &given(machine, "machine")?.0;
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
