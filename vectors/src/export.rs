//! One call that writes a folder with everything that a user of another simulator needs.

use crate::staged::Staged;
use crate::{Case, Error, Format, Interface, Manifest, Origin, Writer};
use std::path::{Path, PathBuf};

/// What a folder is made of, besides the cases.
#[derive(Clone, Copy, Debug)]
pub struct Export<'a> {
    /// The outside of the block.
    pub interface: &'a Interface,
    /// Its Verilog, with a top module of the name of the block; it becomes `BLOCK.v`.
    pub verilog: Option<&'a str>,
    /// The formats of the vectors.
    pub formats: &'a [Format],
    /// Whether all ports of the block are floats, and TestFloat's text applies.
    pub float: bool,
    /// Where the cases come from.
    pub origin: &'a Origin,
}

/// Writes `FOLDER/BLOCK/`: vectors in all formats asked for, testbench, cocotb test, Makefile, FuseSoC core, manifest.
/// The cases are taken one by one and not kept. Files of formats that are not asked for, left by an earlier export, are
/// removed.
///
/// Returns the folder and its manifest.
///
/// # Errors
/// If the interface is not one that the design allows, a case does not fit it, a format does not apply, there are no
/// cases, or a file cannot be written.
pub fn export(
    folder: &Path,
    export: &Export<'_>,
    cases: impl IntoIterator<Item = Case>,
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
    let mut count = 0;
    for case in cases {
        writers.iter_mut().try_for_each(|writer| writer.write(&case))?;
        count += 1;
    }
    if count == 0 {
        return Err(Error::Empty(interface.name.clone()));
    }
    let mut files = Vec::new();
    for writer in writers {
        files.extend(writer.finish()?);
    }
    if let Some(verilog) = export.verilog {
        files.push(Staged::write(&folder.join(format!("{}.v", interface.name)), verilog)?);
    }
    files.sort_by(|a, b| a.name.cmp(&b.name));
    let manifest = Manifest {
        block: interface.name.clone(),
        count,
        origin: export.origin.clone(),
        interface: interface.clone(),
        files,
    };
    manifest.write(&folder)?;
    Ok((folder, manifest))
}
