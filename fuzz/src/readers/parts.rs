// SPDX-License-Identifier: MIT
//! Inputs that stand for several files: each begins behind a line `=== NAME`.

/// How a line begins that begins a file.
pub const MARK: &str = "=== ";

/// The files of a text. What stands before the first has no name.
pub fn files(text: &str) -> Vec<(String, String)> {
    let mut files = vec![(String::new(), String::new())];
    for line in text.split_inclusive('\n') {
        match line.strip_prefix(MARK) {
            Some(name) => files.push((name.trim().to_owned(), String::new())),
            None => {
                if let Some((_, text)) = files.last_mut() {
                    text.push_str(line);
                }
            }
        }
    }
    files
}

/// The text of files.
pub fn text_of<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let end = |text: &str| if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
    files.into_iter().map(|(name, text)| format!("{MARK}{name}\n{text}{}", end(text))).collect()
}

#[cfg(test)]
mod tests {
    use super::{files, text_of};

    #[test]
    fn what_is_put_together_comes_apart() {
        let text = text_of([("a.yaml", "x: 1\n"), ("b.md", "text")]);
        let apart = files(&text);
        assert_eq!(apart[0], (String::new(), String::new()));
        assert_eq!(apart[1..], [("a.yaml".into(), "x: 1\n".into()), ("b.md".into(), "text\n".into())]);
    }
}
