// SPDX-License-Identifier: MIT
//! Input of commands: `-` is standard input. What a file is shows in its first bytes, before the rest is read.

use super::output::tell;
use super::{Failure, Outcome};
use pica_spec::trace::Recording;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Bytes that tell what a file is.
const HEAD: u64 = 512;
/// The largest recording: its offsets have 32 bits.
const MOST_OF_RECORDING: u64 = u32::MAX as u64;

/// What a file is, by its first bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A CiTrace recording.
    Recording,
    /// A shader container.
    Shader,
    /// Text of some kind.
    Text(&'static str),
    /// Another format that everybody knows.
    Other(&'static str),
    /// Nothing known: perhaps words.
    Unknown,
}

/// How files of other formats begin.
const OTHERS: [(&[u8], &str); 14] = [
    (b"\x89PNG\r\n", "a PNG picture"),
    (b"\xFF\xD8\xFF", "a JPEG picture"),
    (b"GIF8", "a GIF picture"),
    (b"%PDF-", "a PDF document"),
    (b"\x7FELF", "an ELF program"),
    (b"PK\x03\x04", "a ZIP archive"),
    (b"\x1F\x8B\x08", "a gzip archive"),
    (b"\xFD7zXZ\0", "an xz archive"),
    (b"\x28\xB5\x2F\xFD", "a Zstandard archive"),
    (b"BZh", "a bzip2 archive"),
    (b"7z\xBC\xAF\x27\x1C", "a 7-Zip archive"),
    (b"3DSX", "a 3DSX program"),
    (b"DVLP", "a shader program without its container"),
    (b"RIFF", "a RIFF file"),
];

impl Kind {
    /// What begins so.
    pub fn of(head: &[u8]) -> Kind {
        if head.starts_with(b"CiTr") {
            return Kind::Recording;
        }
        if head.starts_with(b"DVLB") {
            return Kind::Shader;
        }
        if let Some((_, name)) = OTHERS.iter().find(|(magic, _)| head.starts_with(magic)) {
            return Kind::Other(name);
        }
        // The last character may go on behind the head.
        let text = match std::str::from_utf8(head) {
            Ok(text) => text,
            Err(error) if error.error_len().is_none() => {
                std::str::from_utf8(&head[..error.valid_up_to()]).unwrap_or_default()
            }
            Err(_) => return Kind::Unknown,
        };
        if text.is_empty() || text.contains(|c: char| c.is_control() && !c.is_ascii_whitespace()) {
            return Kind::Unknown;
        }
        Kind::Text(if text.trim_start().starts_with(['{', '[']) { "JSON" } else { "text" })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Recording => "a recording (.ctf)",
            Kind::Shader => "a shader container (.shbin)",
            Kind::Text(name) | Kind::Other(name) => name,
            Kind::Unknown => "of an unknown format",
        })
    }
}

/// A file of which the first bytes have been read.
pub struct Input {
    path: PathBuf,
    head: Vec<u8>,
    rest: Box<dyn Read>,
    length: Option<u64>,
}

impl Input {
    /// Opens a file.
    ///
    /// # Errors
    /// If it cannot be read, is empty, or is no regular file: of pipes and devices those alone are read that this program has open.
    pub fn open(path: &Path) -> Outcome<Input> {
        let named = |error: io::Error| refusal(path, error);
        let (mut rest, length): (Box<dyn Read>, _) = if path == Path::new("-") {
            (Box::new(io::stdin().lock()), None)
        } else if pica_files::is_descriptor(path) && !path.is_file() && !path.is_dir() {
            (Box::new(File::open(path).map_err(named)?), None)
        } else {
            let file = pica_files::open(path).map_err(named)?;
            let length = file.metadata().map_err(named)?.len();
            (Box::new(file), Some(length))
        };
        let mut head = Vec::new();
        rest.by_ref().take(HEAD).read_to_end(&mut head).map_err(named)?;
        if head.is_empty() {
            return Err(refusal(path, "is empty"));
        }
        Ok(Input { path: path.to_owned(), head, rest, length })
    }

    /// What it is.
    pub fn kind(&self) -> Kind {
        Kind::of(&self.head)
    }

    /// The error that it is something else, with a hint.
    pub fn is_not(&self, wanted: &str) -> Failure {
        refusal(&self.path, format_args!("is {}, not {wanted}", self.kind()))
    }

    /// All of it.
    ///
    /// # Errors
    /// If it cannot be read, or is larger than any file of its kind may be.
    pub fn read(self) -> Outcome<Vec<u8>> {
        let most = if self.kind() == Kind::Recording { MOST_OF_RECORDING } else { pica_files::MOST };
        let Input { path, head, rest, length } = self;
        // What says that it is too large is refused before it is read.
        let read = match length {
            Some(length) if length > most => Err(pica_files::too_large(most)),
            _ => pica_files::read_rest(head.chain(rest), most),
        };
        read.map_err(|error| refusal(&path, error))
    }
}

/// All of a text file in whatever encoding.
pub fn read_text_bytes(path: &Path) -> Outcome<Vec<u8>> {
    let input = Input::open(path)?;
    if matches!(input.kind(), Kind::Recording | Kind::Shader | Kind::Other(_)) {
        return Err(input.is_not("text"));
    }
    input.read()
}

/// All of a text file.
pub fn read_text(path: &Path) -> Outcome<String> {
    String::from_utf8(read_text_bytes(path)?).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        Failure::input(format_args!("{}:{line}: the line is not text (UTF-8)", path.display()))
    })
}

/// A recording.
pub fn read_recording(path: &Path) -> Outcome<Recording> {
    let input = Input::open(path)?;
    if input.kind() != Kind::Recording {
        return Err(input.is_not("a recording (CiTrace, .ctf)"));
    }
    recording_of(path, &input.read()?)
}

/// The recording in the bytes of a file. What is to be said of a file that another recorder wrote is told.
pub(crate) fn recording_of(path: &Path, bytes: &[u8]) -> Outcome<Recording> {
    let (recording, form) = Recording::read_with_form(bytes).map_err(|error| refusal(path, error))?;
    for note in form.notes() {
        tell(format_args!("note: {}: {note}", path.display()));
    }
    Ok(recording)
}

/// An error about a file.
pub fn refusal(path: &Path, what: impl fmt::Display) -> Failure {
    Failure::input(format_args!("{}: {what}", path.display()))
}

/// Recordings by name: files, or all of a folder in the order of their names.
///
/// # Errors
/// If one cannot be read, or a folder has none.
pub fn read_recordings(paths: &[PathBuf]) -> Outcome<Vec<(String, Recording)>> {
    paths.iter().map(|path| recordings_of(path)).collect::<Outcome<Vec<_>>>().map(|found| found.concat())
}

fn recordings_of(path: &Path) -> Outcome<Vec<(String, Recording)>> {
    let mut paths = vec![path.to_owned()];
    if path.is_dir() {
        let unreadable = |error| refusal(path, error);
        let entries = std::fs::read_dir(path).map_err(unreadable)?.map(|entry| entry.map(|entry| entry.path()));
        paths = entries.collect::<Result<_, _>>().map_err(unreadable)?;
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "ctf"));
        paths.sort();
    }
    if paths.is_empty() {
        return Err(refusal(path, "has no recording (.ctf)"));
    }
    let named = |path: PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Ok((name, read_recording(&path)?))
    };
    paths.into_iter().map(named).collect()
}
