// SPDX-License-Identifier: MIT
//! Lists of files, as Verilator and Icarus read them with `-f`.

use super::Project;
use std::io;
use std::path::{Path, PathBuf};

/// Where lists are: the text of one, and the name that it has by whatever path it is read.
pub trait Lists {
    /// Reads a list.
    ///
    /// # Errors
    /// If it cannot be read.
    fn read(&self, path: &Path) -> io::Result<(String, PathBuf)>;

    /// Whether a file that a list names can be read.
    ///
    /// # Errors
    /// If it cannot.
    fn check(&self, path: &Path) -> io::Result<()>;
}

/// Lists in files.
pub struct Files;

impl Lists for Files {
    fn read(&self, path: &Path) -> io::Result<(String, PathBuf)> {
        Ok((pica_files::read_text(path)?, path.canonicalize()?))
    }

    fn check(&self, path: &Path) -> io::Result<()> {
        pica_files::open(path).map(drop)
    }
}

/// A list that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{}{}: {what}", path.display(), line.map_or(String::new(), |line| format!(":{line}")))]
pub struct ListError {
    path: PathBuf,
    line: Option<usize>,
    what: String,
}

/// Options that choose SystemVerilog, which is chosen anyway.
const LANGUAGE: [&str; 6] = ["-sv", "--sv", "-sverilog", "-g2005-sv", "-g2009", "-g2012"];

/// Options that decide what a tool warns of, or whether it looks at delays, and never what comes out.
const WARNINGS: [&str; 8] = [
    "--timing",
    "--no-timing",
    "--assert",
    "--no-assert",
    "--lint-only",
    "--relative-includes",
    "--bbox-sys",
    "--bbox-unsup",
];

/// Whether a word is an option that changes no result. With a comma it is one for the linker behind a simulator.
fn is_idle(word: &str) -> bool {
    let warns = word.strip_prefix("-W").is_some_and(|rest| !rest.contains(','));
    warns || LANGUAGE.contains(&word) || WARNINGS.contains(&word)
}

/// Most words of all lists together: each of some lists may name the next one twice.
const MOST_WORDS: usize = 1 << 18;
/// Most lists that one is read from.
const MOST_OPEN: usize = 100;

/// The lists that are open, and what has been read of all.
#[derive(Default)]
pub(super) struct Progress {
    open: Vec<PathBuf>,
    words: usize,
}

/// Adds what a list says to a project; `from` are the list that names it and the line, if one does.
pub(super) fn read(
    project: &mut Project,
    lists: &dyn Lists,
    path: &Path,
    beside: bool,
    from: Option<(&Path, usize)>,
    progress: &mut Progress,
) -> Result<(), ListError> {
    let failed = |line, what: String| ListError { path: path.to_owned(), line, what };
    let (text, known) = lists.read(path).map_err(|error| match from {
        Some((list, line)) => {
            ListError { path: list.to_owned(), line: Some(line), what: format!("{}: {error}", path.display()) }
        }
        None => failed(None, error.to_string()),
    })?;
    if progress.open.contains(&known) {
        return Err(failed(None, "the list is read from itself".to_owned()));
    }
    if progress.open.len() == MOST_OPEN {
        return Err(failed(None, format!("the list is read from {MOST_OPEN} others, the most there may be")));
    }
    progress.open.push(known);
    let folder = path.parent().filter(|_| beside).unwrap_or(Path::new(""));
    let words = words(&text);
    progress.words += words.len().max(1);
    if progress.words > MOST_WORDS {
        return Err(failed(None, format!("with this list there are more than {MOST_WORDS} words in all")));
    }
    let mut words = words.into_iter();
    while let Some((line, word)) = words.next() {
        let wrong = |what: String| failed(Some(line), what);
        let file = |path: PathBuf| match lists.check(&path) {
            Ok(()) => Ok(path),
            Err(error) => Err(wrong(format!("{}: {error}", path.display()))),
        };
        if is_idle(&word) {
            continue;
        }
        if let Some(plus) = word.strip_prefix('+') {
            let mut parts = plus.split('+').filter(|part| !part.is_empty()).map(str::to_owned);
            match parts.next().as_deref() {
                Some("incdir") => project.includes.extend(parts.map(|part| folder.join(part))),
                Some("define") => project.defines.extend(parts),
                Some("libext") => project.extensions.extend(parts),
                _ => return Err(wrong(format!("unknown option `{word}`"))),
            }
            continue;
        }
        let Some(option) = word.strip_prefix('-') else {
            project.add_file(file(folder.join(word))?);
            continue;
        };
        let letter = option.chars().next().filter(|letter| "IDGyvfF".contains(*letter));
        let letter = letter.ok_or_else(|| wrong(format!("unknown option `{word}`")))?;
        let value = match &option[1..] {
            "" => words.next().map(|(_, word)| word).ok_or_else(|| wrong(format!("`{word}` needs a value")))?,
            // Only `-I`, `-D` and `-G` have the value in the same word.
            _ if "yvfF".contains(letter) => return Err(wrong(format!("unknown option `{word}`"))),
            value => value.to_owned(),
        };
        match letter {
            'I' => project.includes.push(folder.join(value)),
            'D' => project.defines.push(value),
            'G' => project.parameters.push(parameter(&value).map_err(wrong)?),
            'y' => project.library_folders.push(folder.join(value)),
            'v' => project.libraries.push(file(folder.join(value))?),
            nested => {
                read(project, lists, &folder.join(value), nested == 'F', Some((path, line)), progress)?;
            }
        }
    }
    progress.open.pop();
    Ok(())
}

/// Name and value of a parameter.
///
/// # Errors
/// If the text is not NAME=VALUE.
pub fn parameter(text: &str) -> Result<(String, String), String> {
    let split = text.split_once('=').filter(|(name, value)| !name.is_empty() && !value.is_empty());
    split.map(|(name, value)| (name.to_owned(), value.to_owned())).ok_or_else(|| format!("`{text}` is not NAME=VALUE"))
}

/// The words of a list with the numbers of their lines, without comments. A word in quotes may have blanks.
fn words(text: &str) -> Vec<(usize, String)> {
    let mut words = Vec::new();
    let mut in_comment = false;
    for (number, line) in (1..).zip(text.lines()) {
        let mut rest = line.trim_start();
        while !rest.is_empty() {
            if in_comment || rest.starts_with("/*") {
                let end = rest.find("*/");
                in_comment = end.is_none();
                rest = end.map_or("", |end| &rest[end + 2..]).trim_start();
            } else if rest.starts_with("//") || rest.starts_with('#') {
                rest = "";
            } else if let Some(quoted) = rest.strip_prefix('"') {
                let (word, behind) = quoted.split_once('"').unwrap_or((quoted, ""));
                words.push((number, word.to_owned()));
                rest = behind.trim_start();
            } else {
                let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
                words.push((number, rest[..end].to_owned()));
                rest = rest[end..].trim_start();
            }
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read_as_simulators_do() {
        /// Lists in files, which name files that are not there.
        struct Named;
        impl Lists for Named {
            fn read(&self, path: &Path) -> io::Result<(String, PathBuf)> {
                Files.read(path)
            }

            fn check(&self, _: &Path) -> io::Result<()> {
                Ok(())
            }
        }
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        std::fs::create_dir(path("sub")).unwrap();
        let list = "// a comment\n+incdir+inc+other /* +define+NOT\n -y no */ +define+A+B=2 # the rest\n\
                    -I here -DC=3 -D D -y lib +libext+.v+.sv -v cells.v -G W=24\n  src//a.v \"b c.sv\" -sv -F sub/more.f\n\
                    -Wall -Wno-fatal --timing lint.vlt\n";
        std::fs::write(path("all.f"), list).unwrap();
        std::fs::write(path("sub/more.f"), "d.v\n+incdir+deep\n").unwrap();
        for beside in [false, true] {
            let mut project = Project::default();
            let mut list = path("all.f");
            if !beside {
                // What is relative to the current folder cannot be found here: the nested list is named in full.
                list = path("plain.f");
                let nested = format!("-F {}", path("sub/more.f").display());
                let text = std::fs::read_to_string(path("all.f")).unwrap().replace("-F sub/more.f", &nested);
                std::fs::write(&list, text).unwrap();
            }
            project.add_list_of(&Named, &list, beside).unwrap();
            let at = |name: &str| if beside { path(name) } else { PathBuf::from(name) };
            assert_eq!(project.files, [at("src//a.v"), at("b c.sv"), path("sub/d.v")]);
            assert_eq!(project.configurations, [at("lint.vlt")]);
            assert_eq!(project.includes, [at("inc"), at("other"), at("here"), path("sub/deep")]);
            assert_eq!(project.defines, ["A", "B=2", "C=3", "D"]);
            assert_eq!((project.library_folders, project.libraries), (vec![at("lib")], vec![at("cells.v")]));
            assert_eq!(project.extensions, [".v", ".sv"]);
            assert_eq!(project.parameters, [("W".to_owned(), "24".to_owned())]);
        }
    }

    /// Lists in memory: each names the next one as often as it says.
    struct Nested {
        lists: usize,
        times: usize,
    }

    impl Lists for Nested {
        fn read(&self, path: &Path) -> io::Result<(String, PathBuf)> {
            let number: usize = path.to_string_lossy().parse().map_err(io::Error::other)?;
            let next = format!("-f {}\n", number + 1).repeat(self.times);
            Ok((if number + 1 < self.lists { next } else { "a.v".to_owned() }, path.to_owned()))
        }

        fn check(&self, _: &Path) -> io::Result<()> {
            Ok(())
        }
    }

    /// 40 lists of two lines were 2^40 files.
    #[test]
    fn lists_that_multiply_are_refused() {
        let mut project = Project::default();
        project.add_list_of(&Nested { lists: 8, times: 2 }, Path::new("0"), false).unwrap();
        assert_eq!(project.files.len(), 128);
        let error = project.add_list_of(&Nested { lists: 40, times: 2 }, Path::new("0"), false).unwrap_err();
        assert!(error.to_string().ends_with("more than 262144 words in all"), "{error}");
        let error = project.add_list_of(&Nested { lists: 102, times: 1 }, Path::new("0"), false).unwrap_err();
        assert!(error.to_string().starts_with("100: the list is read from 100 others"), "{error}");
    }

    #[test]
    fn what_is_wrong_has_its_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("all.f");
        std::fs::write(folder.path().join("a.v"), "").unwrap();
        for (text, wrong) in [
            ("a.v\n\n  --trace b.v", "all.f:3: unknown option `--trace`"),
            ("-Wl,-s", "all.f:1: unknown option `-Wl,-s`"),
            ("+notimingcheck", "all.f:1: unknown option `+notimingcheck`"),
            ("-ylib", "all.f:1: unknown option `-ylib`"),
            ("a.v\n-G W", "all.f:2: `W` is not NAME=VALUE"),
            ("-I", "all.f:1: `-I` needs a value"),
            ("-F all.f", "all.f: the list is read from itself"),
            ("a.v\nb.v a.v", "b.v: No such file or directory (os error 2)"),
            ("\n\n-v b.v", "b.v: No such file or directory (os error 2)"),
            ("\n-f b.f", "b.f: No such file or directory (os error 2)"),
        ] {
            std::fs::write(&path, text).unwrap();
            let error = Project::default().add_list(&path, true).unwrap_err().to_string();
            assert!(error.ends_with(wrong), "{error}");
            // What is wrong with a file of a list is told with the place in the list.
            let line = text.lines().count();
            let named = format!("all.f:{line}: ");
            assert!(!wrong.contains("No such file") || error.contains(&named), "{error}");
        }
        assert!(Project::default().add_list(&folder.path().join("none.f"), true).is_err());
    }
}
