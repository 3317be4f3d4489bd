// SPDX-License-Identifier: MIT
//! How a call fails. Nothing unwinds into C: a panic is an error like any other.

use core::ffi::{CStr, c_char};
use core::fmt::Display;
use pica_model::float::Lanes;
use std::cell::RefCell;
use std::ffi::CString;
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    static LAST: RefCell<CString> = RefCell::default();
}

/// How a call ended.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PicaStatus {
    /// It did what it says.
    Ok = 0,
    /// It did nothing; pica_error says why.
    Error = 1,
    /// The library has a fault, which pica_error describes. What the call worked on should be freed and not used.
    Fault = 2,
}

/// Why the last call of this thread failed that did; empty if none has. The text stays until the next call.
#[unsafe(no_mangle)]
pub extern "C" fn pica_error() -> *const c_char {
    LAST.with_borrow(|text| text.as_ptr())
}

/// The error of a call.
pub struct Error(String);

impl<E: Display> From<E> for Error {
    fn from(error: E) -> Self {
        Error(error.to_string())
    }
}

pub type Result<T = ()> = core::result::Result<T, Error>;

fn keep(text: &str) {
    // A text with a zero byte ends there.
    let text = text.split('\0').next().unwrap_or_default();
    LAST.set(CString::new(text).unwrap_or_default());
}

/// Runs the body of a call that gives something, or `none` if it fails.
pub fn giving<T>(none: T, body: impl FnOnce() -> Result<T>) -> T {
    ended(body).1.unwrap_or(none)
}

/// Runs the body of a call that gives a status.
pub fn status(body: impl FnOnce() -> Result) -> PicaStatus {
    ended(body).0
}

fn ended<T>(body: impl FnOnce() -> Result<T>) -> (PicaStatus, Option<T>) {
    // What the environment asks for is read once.
    let body = || Lanes::requested().map_err(Error::from).and_then(|_| body());
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(value)) => (PicaStatus::Ok, Some(value)),
        Ok(Err(Error(text))) => {
            keep(&text);
            (PicaStatus::Error, None)
        }
        Err(payload) => {
            let text = payload.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("no message");
            keep(&format!("a fault of the library: {text}"));
            (PicaStatus::Fault, None)
        }
    }
}

/// A handle that must be there.
pub fn given<T>(handle: Option<T>, name: &str) -> Result<T> {
    handle.ok_or_else(|| Error(format!("{name} is NULL")))
}

/// A text of the caller.
///
/// # Safety
/// It is NULL or ends in a zero byte.
pub unsafe fn text<'a>(text: *const c_char, name: &str) -> Result<&'a str> {
    if text.is_null() {
        return Err(Error(format!("{name} is NULL")));
    }
    // SAFETY: of the caller.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str().map_err(|_| Error(format!("{name} is not UTF-8")))
}
