// SPDX-License-Identifier: MIT
//! The Content-Security-Policy of pages that are one file.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// The `content` of the `meta` element that lets a page run this script and show this style sheet, and nothing else: what a name
/// or a text of the data should bring into the page by mistake neither runs nor loads anything.
///
/// `style` and `script` are what stands between the tags of their elements, to the byte. Pictures may only be those that the
/// script makes; `style` attributes are allowed, since they load nothing under this policy.
pub fn page_policy(style: &str, script: &str) -> String {
    let hash = |text: &str| STANDARD.encode(Sha256::digest(text));
    format!(
        "default-src 'none'; script-src 'sha256-{}'; style-src 'sha256-{}'; style-src-attr 'unsafe-inline'; img-src blob:; \
         base-uri 'none'; form-action 'none'",
        hash(script),
        hash(style)
    )
}

#[cfg(test)]
mod tests {
    /// The hash is that of the standard's example of an inline script.
    #[test]
    fn the_hash_is_that_of_the_recommendation() {
        let policy = super::page_policy("", "alert('Hello, world.');");
        assert!(policy.contains("script-src 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"), "{policy}");
    }
}
