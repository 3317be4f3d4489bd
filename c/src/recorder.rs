// SPDX-License-Identifier: MIT
//! Making recordings.

use crate::error::{PicaStatus, given, giving, status, text};
use crate::memory::array;
use core::ffi::c_char;
use pica_spec::trace::{InitialState, Recorder};

/// A recording that is being made. Addresses are physical.
#[derive(Debug, Default)]
pub struct PicaRecorder {
    recorder: Recorder,
    /// The file, as it was last asked for.
    file: Vec<u8>,
}

/// An empty recording, of which the state is zero; free it with pica_recorder_free.
#[unsafe(no_mangle)]
pub extern "C" fn pica_recorder_new() -> Option<Box<PicaRecorder>> {
    Some(Box::default())
}

/// Frees a recorder; NULL is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn pica_recorder_free(recorder: Option<Box<PicaRecorder>>) {
    drop(recorder);
}

/// Sets a block of the state at the start, as words. The blocks are gpu_registers (from 0x10400000 on), lcd_registers,
/// pica_registers (by id), default_attributes and float uniforms (four float24 words each), and the memories of the shaders:
/// vs_program_binary, vs_swizzle_data, vs_float_uniforms, gs_program_binary, gs_swizzle_data, gs_float_uniforms.
///
/// # Safety
/// `block` is a string, and `words` has as many words.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_recorder_state(
    recorder: Option<&mut PicaRecorder>,
    block: *const c_char,
    words: *const u32,
    word_count: usize,
) -> PicaStatus {
    status(|| {
        let recorder = given(recorder, "recorder")?;
        // SAFETY: of the caller.
        let name = unsafe { text(block, "block") }?;
        let known = InitialState::BLOCK_NAMES.join(", ");
        let block = recorder.recorder.state_mut().block_mut(name);
        // SAFETY: of the caller.
        let words = unsafe { array(words, word_count, "words") }?;
        *block.ok_or_else(|| format!("there is no block `{name}`, only {known}"))? = words.to_vec();
        Ok(())
    })
}

/// Memory from an address on holds these bytes from now on.
///
/// # Safety
/// `bytes` has as many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_recorder_load(
    recorder: Option<&mut PicaRecorder>,
    address: u32,
    bytes: *const u8,
    byte_count: usize,
) -> PicaStatus {
    status(|| {
        // SAFETY: of the caller.
        let bytes = unsafe { array(bytes, byte_count, "bytes") }?;
        given(recorder, "recorder")?.recorder.load(address, bytes);
        Ok(())
    })
}

/// The CPU writes a register: 0x10400000 and above.
#[unsafe(no_mangle)]
pub extern "C" fn pica_recorder_write(recorder: Option<&mut PicaRecorder>, address: u32, value: u32) -> PicaStatus {
    status(|| {
        given(recorder, "recorder")?.recorder.write(address, value);
        Ok(())
    })
}

/// A command list is loaded and started, as system software does it. Address and size are multiples of 16.
///
/// # Safety
/// `bytes` has as many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_recorder_list(
    recorder: Option<&mut PicaRecorder>,
    address: u32,
    bytes: *const u8,
    byte_count: usize,
) -> PicaStatus {
    status(|| {
        // SAFETY: of the caller.
        let bytes = unsafe { array(bytes, byte_count, "bytes") }?;
        if !bytes.len().is_multiple_of(16) || !address.is_multiple_of(16) {
            return Err("address and size of a command list are multiples of 16".into());
        }
        given(recorder, "recorder")?.recorder.list(address, bytes);
        Ok(())
    })
}

/// A frame is complete.
#[unsafe(no_mangle)]
pub extern "C" fn pica_recorder_frame(recorder: Option<&mut PicaRecorder>) -> PicaStatus {
    status(|| {
        given(recorder, "recorder")?.recorder.frame();
        Ok(())
    })
}

/// The recording so far, as the bytes of a file (.ctf), and their number in `byte_count`. They stay until the next call with
/// this recorder.
#[unsafe(no_mangle)]
pub extern "C" fn pica_recorder_bytes(
    recorder: Option<&mut PicaRecorder>,
    byte_count: Option<&mut usize>,
) -> *const u8 {
    giving(core::ptr::null(), || {
        let PicaRecorder { recorder, file } = given(recorder, "recorder")?;
        *file = recorder.recording().write()?;
        *given(byte_count, "byte_count")? = file.len();
        Ok(file.as_ptr())
    })
}
