// SPDX-License-Identifier: MIT
//! The alternatives of the ledger, by id.

use crate::error::{PicaStatus, Result, given, giving, status, text};
use core::ffi::c_char;
use pica_model::float::Arithmetic;
use pica_spec::choices::Choices;
use std::ffi::CString;

/// Which alternative of each entry of the ledger is followed. Where a call takes NULL in its place, the defaults are.
#[derive(Debug)]
pub struct PicaChoices {
    pub(crate) choices: Choices,
    pub(crate) arithmetic: Arithmetic,
    /// What pica_choices_get gave.
    shown: CString,
}

/// The choices of a handle, or the defaults.
pub(crate) fn of(choices: Option<&PicaChoices>) -> Choices {
    choices.map_or_else(Choices::default, |choices| choices.choices)
}

/// The defaults of the ledger; free them with pica_choices_free.
#[unsafe(no_mangle)]
pub extern "C" fn pica_choices_new() -> Option<Box<PicaChoices>> {
    giving(None, || {
        let choices = Choices::default();
        Ok(Some(Box::new(PicaChoices { choices, arithmetic: Arithmetic::new(&choices)?, shown: CString::default() })))
    })
}

/// Chooses an alternative: "f24_rounding=nearest-even". One that the model does not offer is an error and changes nothing.
/// What was made with the choices before keeps them.
///
/// # Safety
/// `assignment` is NULL or ends in a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_choices_set(choices: Option<&mut PicaChoices>, assignment: *const c_char) -> PicaStatus {
    status(|| {
        let choices = given(choices, "choices")?;
        // SAFETY: of the caller.
        let assignment = unsafe { text(assignment, "assignment") }?;
        let mut chosen = choices.choices;
        chosen.set_from(assignment)?;
        choices.arithmetic = Arithmetic::new(&chosen)?;
        choices.choices = chosen;
        Ok(())
    })
}

/// The alternative of an entry, which stays until the next call with these choices; NULL if there is no such entry.
///
/// # Safety
/// `id` is NULL or ends in a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_choices_get(choices: Option<&mut PicaChoices>, id: *const c_char) -> *const c_char {
    giving(core::ptr::null(), || {
        let choices = given(choices, "choices")?;
        // SAFETY: of the caller.
        let id = unsafe { text(id, "id") }?;
        let value = chosen(&choices.choices, id)?;
        choices.shown = CString::new(value)?;
        Ok(choices.shown.as_ptr())
    })
}

fn chosen(choices: &Choices, id: &str) -> Result<String> {
    let value = choices.get(id).ok_or_else(|| format!("the ledger has no choice `{id}`"))?;
    Ok(value.to_owned())
}

/// Frees choices; NULL is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn pica_choices_free(choices: Option<Box<PicaChoices>>) {
    drop(choices);
}
