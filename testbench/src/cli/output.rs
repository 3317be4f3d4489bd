//! Input and output of commands: `-` is a standard stream.

use super::{Failure, Outcome};
use pica_vectors::OutputFile;
use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

/// Buffered standard output.
pub fn stdout() -> io::BufWriter<io::StdoutLock<'static>> {
    io::BufWriter::new(io::stdout().lock())
}

/// All bytes of a file, or of standard input for `-`.
pub fn read_input(path: &Path) -> Outcome<Vec<u8>> {
    let named = |error: io::Error| Failure::input(format_args!("{}: {error}", path.display()));
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map_err(named)?;
        return Ok(bytes);
    }
    fs::read(path).map_err(named)
}

/// Writes a file, or to standard output for `-`. A reader that has gone is no failure.
pub fn write_output(path: &Path, bytes: &[u8]) -> Outcome {
    let written = if path == Path::new("-") {
        let mut out = stdout();
        out.write_all(bytes).and_then(|()| out.flush()).map_err(Failure::from)
    } else {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        if !folder.exists() {
            fs::create_dir_all(folder)
                .map_err(|error| Failure::input(format_args!("{}: {error}", folder.display())))?;
        }
        OutputFile::write(path, bytes).map(drop).map_err(Failure::from)
    };
    match written {
        Err(Failure::OutputClosed) => Ok(()),
        other => other,
    }
}

/// Whether [`write_output`] would succeed, as far as that can be known before there is something to write.
pub fn check_output(path: &Path) -> Outcome {
    if path == Path::new("-") { Ok(()) } else { OutputFile::check(path).map_err(Failure::from) }
}
