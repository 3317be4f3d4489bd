// SPDX-License-Identifier: MIT
//! Hardware that PeakRDL makes of registers sees each write to a trigger.

use crate::tools::{self, run};
use pica_spec_compiler::export::ExportedFile;
use std::process::Command;

/// What PeakRDL-regblock makes of a file, in Verilator: the bench prints PASS.
pub fn regblock(file: &ExportedFile) -> Result<(), String> {
    let Some(mut python) = tools::python_with("peakrdl, peakrdl_regblock", "peakrdl-cli peakrdl-regblock") else {
        return Ok(());
    };
    let folder = tools::folder("regblock");
    for (name, text) in [(file.path.as_str(), file.text.as_str()), ("strobe.sv", include_str!("strobe.sv"))] {
        std::fs::write(folder.join(name), text).map_err(|error| error.to_string())?;
    }
    let names = ["--module-name", "part_regs", "--package-name", "part_regs_pkg", "--cpuif", "passthrough"];
    run(python.current_dir(&folder).args(["-m", "peakrdl", "regblock", &file.path, "-o", "."]).args(names))?;
    // Verilator 5.006 makes C++ that does not compile of a structure that is a port and not packed.
    let package = folder.join("part_regs_pkg.sv");
    let text = std::fs::read_to_string(&package).map_err(|error| error.to_string())?;
    std::fs::write(&package, text.replace("struct {", "struct packed {")).map_err(|error| error.to_string())?;
    let Some(mut verilator) = tools::VERILATOR.command() else { return Ok(()) };
    let sources = ["part_regs_pkg.sv", "part_regs.sv", "strobe.sv"];
    run(verilator
        .current_dir(&folder)
        .args(["--binary", "-O0", "-Wno-fatal", "--top-module", "strobe"])
        .args(sources))?;
    let printed = run(&mut Command::new(folder.join("obj_dir/Vstrobe")))?;
    if printed.starts_with("PASS") { Ok(()) } else { Err(printed) }
}
