// SPDX-License-Identifier: MIT
//! Files of JSON that carry the SHA-256 of what they say.
//!
//! Such a file begins with `{"sha256":"DIGEST",`, and the digest is that of all bytes behind the comma: `tail -c +78 FILE |
//! sha256sum` prints it. A bit that changes anywhere in the file is noticed, in the digest as well.

use crate::FileEntry;

const BEGIN: &str = "{\"sha256\":\"";
const END: &str = "\",";
const DIGITS: usize = 64;

/// Why a file is not what was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SealError {
    /// The file has no digest.
    #[error("does not begin with its SHA-256: an older pica wrote it, or another program changed it")]
    None,
    /// The file has the digest of something else.
    #[error("is damaged, or was changed: its SHA-256 is another one than it says")]
    Broken,
}

/// The text of a JSON object that has keys, with its digest as the first of them. What has a digest already gets a new one.
pub fn sealed(object: &str) -> String {
    let content = parts(object).map_or_else(|| object.strip_prefix('{').unwrap_or(object), |(_, content)| content);
    let digest = digest(content);
    [BEGIN, &digest, END, content].concat()
}

/// The digest of a sealed text, which names it, and the object without it: spaces are in its place, so that what is wrong with
/// the object is in its line and column.
///
/// # Errors
/// If the text has no digest, or that of another text.
pub fn open(text: &str) -> Result<(&str, String), SealError> {
    let (said, content) = parts(text).ok_or(SealError::None)?;
    if said != digest(content) {
        return Err(SealError::Broken);
    }
    Ok((said, format!("{{{:1$}{content}", "", text.len() - content.len() - 1)))
}

/// The digest that a text says, and what it is of.
fn parts(text: &str) -> Option<(&str, &str)> {
    let (digest, rest) = text.strip_prefix(BEGIN)?.split_at_checked(DIGITS)?;
    Some((digest, rest.strip_prefix(END)?))
}

fn digest(content: &str) -> String {
    FileEntry::of(String::new(), content.as_bytes()).sha256
}

#[cfg(test)]
mod tests {
    use super::{SealError, open, sealed};

    /// By `printf '"a":1}' | sha256sum`.
    const DIGEST: &str = "7359ed179b73607a508f58d80384e26f3fb1dff905ddcb13218a93363abce3a0";

    #[test]
    fn a_text_says_its_digest() {
        let text = sealed("{\"a\":1}");
        assert_eq!(text, format!("{{\"sha256\":\"{DIGEST}\",\"a\":1}}"));
        assert_eq!(open(&text), Ok((DIGEST, format!("{{{}\"a\":1}}", " ".repeat(76)))));
        let changed = text.replace("\"a\":1", "\"a\":2");
        assert_eq!(open(&changed), Err(SealError::Broken));
        assert_eq!(sealed(&changed), sealed("{\"a\":2}"));
        assert_eq!(open("{\"a\":1}"), Err(SealError::None));
        assert_eq!(open(&text[..40]), Err(SealError::None));
    }

    #[test]
    fn every_bit_counts() {
        let text = sealed("{\"a\": 1,\n \"b\": [2.50, \"c\"]}\n");
        for place in 0..8 * text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[place / 8] ^= 1 << (place % 8);
            let refused = String::from_utf8(bytes).map_or(true, |changed| open(&changed).is_err());
            assert!(refused, "bit {place}");
        }
    }
}
