// SPDX-License-Identifier: MIT
//! One call that writes a folder with everything that a user of another simulator needs.

use crate::generate::{self, Counts};
use crate::leftovers;
use crate::output::{FileEntry, OutputFile};
use crate::{Error, Format, Interface, Layout, Manifest, Origin, Shows, Vectors, Writer};
use std::path::{Path, PathBuf};

/// What a folder is made of, besides the cases.
#[derive(Clone, Copy, Debug)]
pub struct Export<'a> {
    /// The outside of the block.
    pub interface: &'a Interface,
    /// The module that the benches check unless they are told another.
    pub top: &'a str,
    /// The Verilog of that module; it becomes `BLOCK.v`.
    pub verilog: Option<&'a str>,
    /// The files of the modules in it, as they are seen from the folder, where they are not in `BLOCK.v`.
    pub modules: &'a [String],
    /// The formats of the vectors.
    pub formats: &'a [Format],
    /// Whether all ports of the block are floats, and TestFloat's text applies.
    pub float: bool,
    /// Where the cases come from.
    pub origin: &'a Origin,
}

/// Writes `FOLDER/BLOCK/`: vectors in all formats asked for, testbench, cocotb test, Makefile, FuseSoC core, manifest.
/// The cases are taken as they come and not kept. Files of formats that are not asked for, left by an earlier export, are
/// removed.
///
/// Returns the folder and its manifest.
///
/// # Errors
/// If the interface is not one that the design allows, a case does not fit it, a format does not apply, there are no
/// cases or no results, or a file cannot be written.
pub fn export(
    folder: &Path,
    export: &Export<'_>,
    cases: impl IntoIterator<Item: Into<Vectors>>,
) -> Result<(PathBuf, Manifest), Error> {
    write(folder, export, cases, false, |_| None)
}

/// [`export`], which then asks what the cases, of which it tells the number, show of the block.
///
/// # Errors
/// As [`export`].
pub fn export_shown(
    folder: &Path,
    export: &Export<'_>,
    cases: impl IntoIterator<Item: Into<Vectors>>,
    shows: impl FnOnce(u64) -> Shows,
) -> Result<(PathBuf, Manifest), Error> {
    write(folder, export, cases, false, |count| Some(shows(count)))
}

/// [`export`] of cases that may be without any result: what is checked then is that nothing comes out.
///
/// # Errors
/// As [`export`], but for the results.
pub fn export_any(
    folder: &Path,
    export: &Export<'_>,
    cases: impl IntoIterator<Item: Into<Vectors>>,
) -> Result<(PathBuf, Manifest), Error> {
    write(folder, export, cases, true, |_| None)
}

fn write(
    folder: &Path,
    export: &Export<'_>,
    cases: impl IntoIterator<Item: Into<Vectors>>,
    may_be_silent: bool,
    shows: impl FnOnce(u64) -> Option<Shows>,
) -> Result<(PathBuf, Manifest), Error> {
    let interface = export.interface;
    interface.check()?;
    if let Some(format) = export.formats.iter().find(|format| !format.applies(interface, export.float)) {
        return Err(Error::Format { block: interface.name.clone(), format: *format });
    }
    let folder = folder.join(&interface.name);
    std::fs::create_dir_all(&folder).map_err(Error::io(&folder))?;
    let path = |format: Format| folder.join(format.file_name(interface));
    let formats = Format::ALL.into_iter().filter(|format| export.formats.contains(format));
    let writers = formats.map(|format| Writer::create(format, &path(format), interface));
    let mut writers: Vec<Writer> = writers.collect::<Result<_, _>>()?;
    let layout = Layout::of(interface)?;
    let mut counts = Counts { vectors: 0, records: 0, results: 0 };
    for case in cases {
        let (vectors, records, results) = match case.into() {
            Vectors::Batch(batch) => {
                writers.iter_mut().try_for_each(|writer| writer.write_batch(&batch))?;
                let cases = batch.len() as u64;
                (cases, cases, cases)
            }
            Vectors::Case(case) => {
                writers.iter_mut().try_for_each(|writer| writer.write(&case))?;
                (1, layout.records_of(&case), case.outputs.len() as u64)
            }
        };
        counts.vectors += vectors;
        counts.records += records;
        counts.results += results;
    }
    if counts.vectors == 0 {
        return Err(Error::Empty(interface.name.clone()));
    }
    if counts.results == 0 && !may_be_silent {
        return Err(Error::NoResults(interface.name.clone()));
    }

    // An interrupt leaves the earlier set or this one.
    let shows = shows(counts.vectors);
    leftovers::undivided(|| finish(folder, export, writers, counts, shows))
}

/// Gives the files of a set their names, and the set its manifest.
fn finish(
    folder: PathBuf,
    export: &Export<'_>,
    writers: Vec<Writer>,
    counts: Counts,
    shows: Option<Shows>,
) -> Result<(PathBuf, Manifest), Error> {
    let interface = export.interface;
    let mut files = Vec::new();
    for writer in writers {
        files.extend(writer.finish()?);
    }
    if let Some(verilog) = export.verilog {
        files.push(OutputFile::write(&folder.join(format!("{}.v", interface.name)), verilog.as_bytes())?);
    }
    for file in generate::files(export, counts, shows.as_ref())? {
        files.push(OutputFile::write(&folder.join(&file.name), file.text.as_bytes())?);
    }
    files.sort_by(|a, b| a.name.cmp(&b.name));
    remove_stale(&folder, interface, &files)?;
    let manifest = Manifest {
        block: interface.name.clone(),
        count: counts.vectors,
        results: counts.results,
        shows,
        origin: export.origin.clone(),
        interface: interface.clone(),
        files,
    };
    manifest.write(&folder)?;
    Ok((folder, manifest))
}

/// Removes the vectors of formats that are not in this set.
fn remove_stale(folder: &Path, interface: &Interface, files: &[FileEntry]) -> Result<(), Error> {
    for format in Format::ALL {
        let name = format.file_name(interface);
        let path = folder.join(&name);
        if files.iter().all(|file| file.name != name) && path.is_file() {
            std::fs::remove_file(&path).map_err(Error::io(&path))?;
        }
    }
    Ok(())
}
