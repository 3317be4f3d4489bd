// SPDX-License-Identifier: MIT
//! Arrays of the caller.

use crate::error::{Error, Result};

/// An array to be read; NULL if it is empty.
///
/// # Safety
/// It has as many elements, which nobody writes meanwhile.
pub unsafe fn array<'a, T>(first: *const T, count: usize, name: &str) -> Result<&'a [T]> {
    check(first, count, name)?;
    // SAFETY: of the caller; it is not NULL and aligned unless it is empty.
    Ok(if count == 0 { &[] } else { unsafe { core::slice::from_raw_parts(first, count) } })
}

/// An array to be written; NULL if it is empty.
///
/// # Safety
/// It has as many elements, which are initialised and which nobody uses meanwhile.
pub unsafe fn array_mut<'a, T>(first: *mut T, count: usize, name: &str) -> Result<&'a mut [T]> {
    check(first, count, name)?;
    // SAFETY: of the caller; it is not NULL and aligned unless it is empty.
    Ok(if count == 0 { &mut [] } else { unsafe { core::slice::from_raw_parts_mut(first, count) } })
}

fn check<T>(first: *const T, count: usize, name: &str) -> Result {
    if count == 0 {
        return Ok(());
    }
    if first.is_null() {
        return Err(Error::from(format_args!("{name} is NULL")));
    }
    if !first.is_aligned() {
        return Err(Error::from(format_args!("{name} is not aligned")));
    }
    if count.checked_mul(size_of::<T>()).is_none_or(|bytes| bytes > isize::MAX as usize) {
        return Err(Error::from(format_args!("{name} has more elements than memory")));
    }
    Ok(())
}
