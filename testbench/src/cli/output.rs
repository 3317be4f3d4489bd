//! Input and output of commands: `-` is a standard stream, files appear whole or not at all.

use super::{Failure, Outcome};
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

/// Writes a file through a temporary file beside it, or to standard output for `-`.
pub fn write_output(path: &Path, bytes: &[u8]) -> Outcome {
    if path == Path::new("-") {
        let mut out = stdout();
        out.write_all(bytes)?;
        out.flush()?;
        return Ok(());
    }
    let named = |error: io::Error| Failure::input(format_args!("{}: {error}", path.display()));
    let folder = match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder).map_err(named)?;
    let mut builder = tempfile::Builder::new();
    // Temporary files are private; this one becomes an ordinary file (less what the umask takes).
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder).map_err(named)?;
    file.write_all(bytes).map_err(named)?;
    file.persist(path).map_err(|error| named(error.error))?;
    Ok(())
}
