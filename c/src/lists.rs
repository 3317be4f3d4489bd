// SPDX-License-Identifier: MIT
//! Command lists as text.

use crate::error::{PicaStatus, given, giving, status, text};
use crate::memory::{array, array_mut};
use core::ffi::c_char;
use pica_values::list::{lines_of_list, list_of_lines};
use std::ffi::CString;

/// The map whose registers lists write.
const MAP: &str = "pica200";

/// The writes of a command list, or of all lists of a recording: a line of JSON for each, what `pica commands decode` prints. Free
/// the text with pica_text_free; NULL if it is no list.
///
/// # Safety
/// `bytes` has as many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_list_decode(bytes: *const u8, byte_count: usize) -> *mut c_char {
    giving(core::ptr::null_mut(), || {
        // SAFETY: of the caller.
        let bytes = unsafe { array(bytes, byte_count, "bytes") }?;
        let (lines, outcome) = lines_of_list("bytes", bytes, MAP);
        outcome?;
        Ok(CString::new(lines)?.into_raw())
    })
}

/// The command list of a text, as `pica commands encode` takes it: lines of JSON, of hexadecimal words, or what pica_list_decode gives.
/// `byte_count` says how many bytes there is room for, and then how many the list has; nothing is written where they do not fit.
///
/// # Safety
/// `lines` ends in a zero byte, and `bytes` has room for as many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_list_encode(
    lines: *const c_char,
    bytes: *mut u8,
    byte_count: Option<&mut usize>,
) -> PicaStatus {
    status(|| {
        // SAFETY: of the caller.
        let lines = unsafe { text(lines, "lines") }?;
        let count = given(byte_count, "byte_count")?;
        let list = list_of_lines("lines", lines, MAP)?;
        let room = core::mem::replace(count, list.len());
        if room < list.len() {
            return Err(format!("the list has {} bytes, and there is room for {room}", list.len()).into());
        }
        // SAFETY: of the caller.
        unsafe { array_mut(bytes, list.len(), "bytes") }?.copy_from_slice(&list);
        Ok(())
    })
}
