// SPDX-License-Identifier: MIT
//! Registers by name, and what the bits of their values mean.

use crate::error::{PicaStatus, given, giving, status, text};
use core::ffi::c_char;
use std::ffi::CString;

/// What the fields of a register's value mean, as a JSON object: what `pica regs decode --format json` prints. `name` is a
/// name or an id: "DEPTHMAP_SCALE", "0x04D". Free the text with pica_text_free; NULL if there is no such register.
///
/// # Safety
/// `name` is NULL or ends in a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_register_decode(name: *const c_char, value: u32) -> *mut c_char {
    giving(core::ptr::null_mut(), || {
        // SAFETY: of the caller.
        let name = unsafe { text(name, "name") }?;
        Ok(CString::new(pica_values::registers::decode_register(name, value)?)?.into_raw())
    })
}

/// The value of a register whose fields have these values, as `pica regs encode` takes them: "FUNCTION=LESS REFERENCE=3", numbers, names
/// of enumerators, addresses in bytes. Fields that are not named are 0.
///
/// # Safety
/// `name` and `fields` are NULL or end in a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_register_encode(
    name: *const c_char,
    fields: *const c_char,
    value: Option<&mut u32>,
) -> PicaStatus {
    status(|| {
        // SAFETY: of the caller.
        let (name, fields) = unsafe { (text(name, "name")?, text(fields, "fields")?) };
        let assignment = |word: &str| match word.split_once('=') {
            Some((field, value)) => Ok((field.to_owned(), value.to_owned())),
            None => Err(format!("`{word}` is not of the form FIELD=VALUE")),
        };
        let fields = fields.split_whitespace().map(assignment).collect::<Result<Vec<_>, String>>()?;
        *given(value, "value")? = pica_values::registers::encode_register(name, &fields)?;
        Ok(())
    })
}

/// The id of a register with a name.
///
/// # Safety
/// `name` is NULL or ends in a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_register_id(name: *const c_char, id: Option<&mut u32>) -> PicaStatus {
    status(|| {
        // SAFETY: of the caller.
        let name = unsafe { text(name, "name") }?;
        *given(id, "id")? = pica_values::registers::register_id(name)?;
        Ok(())
    })
}

/// Frees a text that the library gave; NULL is allowed.
///
/// # Safety
/// It is NULL, or comes from a call that says so and was not freed before.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_text_free(text: *mut c_char) {
    if !text.is_null() {
        // SAFETY: of the caller.
        drop(unsafe { CString::from_raw(text) });
    }
}
