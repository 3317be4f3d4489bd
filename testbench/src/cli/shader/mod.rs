//! `pica shader`: assemble, disassemble, describe and run shader programs.

mod defaults;

use super::output::{read_input, stdout, write_output};
use super::{Failure, Format, Outcome};
use clap::Subcommand as ClapSubcommand;
use pica_model::shader::RunRequest;
use pica_model::shader::assembler::{Options, SourceFile, assemble_with, render};
use pica_model::shader::disassembler::disassemble;
use pica_model::shader::shbin::{Info, Shbin};
use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// Subcommands of `pica shader`.
#[derive(Debug, ClapSubcommand)]
pub enum Command {
    /// Assemble picasso source (.v.pica, .g.pica) to a container; several sources share one
    Asm {
        /// Source files, in the order of their programs
        #[arg(required = true)]
        sources: Vec<PathBuf>,
        /// The container (.shbin)
        #[arg(short, long)]
        output: PathBuf,
        /// Do not add NOP at the end of blocks
        #[arg(long)]
        no_nop: bool,
    },
    /// Print source text that assembles to the same words
    Disasm {
        /// Container (.shbin), `-` for standard input
        file: PathBuf,
    },
    /// Describe a container: programs, inputs, outputs, uniforms, constants
    Info {
        /// Container (.shbin), `-` for standard input
        file: PathBuf,
        /// Form of the output
        #[arg(long, value_enum, default_value = "text")]
        format: Format,
    },
    /// Run a shader: one JSON object per line in, one per line out
    Run {
        /// Container that supplies `code`, `opdescs`, `entry`, `stage` and constants where a line leaves them out
        file: Option<PathBuf>,
        /// Program of the container, counted from 0
        #[arg(long, default_value_t = 0, requires = "file")]
        program: usize,
    },
}

/// Runs `pica shader`.
pub fn run(command: Command) -> Outcome {
    match command {
        Command::Asm { sources, output, no_nop } => asm(&sources, &output, Options { padding: !no_nop }),
        Command::Disasm { file } => {
            let text = disassemble(&read_shbin(&file)?);
            let mut out = stdout();
            out.write_all(text.as_bytes())?;
            out.flush()?;
            Ok(())
        }
        Command::Info { file, format } => info(&file, format),
        Command::Run { file, program } => run_lines(file.as_deref(), program),
    }
}

fn asm(sources: &[PathBuf], output: &Path, options: Options) -> Outcome {
    let mut texts = Vec::new();
    for path in sources {
        let text = String::from_utf8(read_input(path)?)
            .map_err(|error| Failure::input(format_args!("{}: {}", path.display(), error.utf8_error())))?;
        texts.push(SourceFile::new(path.display().to_string(), text));
    }
    let color = io::stderr().is_terminal();
    match assemble_with(&texts, options) {
        Ok(assembly) => {
            eprint!("{}", render(&assembly.warnings, color));
            write_output(output, &assembly.shbin.write().map_err(Failure::input)?)
        }
        Err(diagnostics) => {
            eprint!("{}", render(&diagnostics, color));
            Err(Failure::Reported)
        }
    }
}

fn read_shbin(file: &Path) -> Outcome<Shbin> {
    Shbin::read(&read_input(file)?).map_err(|error| Failure::input(format_args!("{}: {error}", file.display())))
}

fn info(file: &Path, format: Format) -> Outcome {
    let info = Info::of(&read_shbin(file)?);
    let mut out = stdout();
    match format {
        Format::Json => {
            serde_json::to_writer_pretty(&mut out, &info).map_err(io::Error::from)?;
            writeln!(out)?;
        }
        Format::Text => write!(out, "{info}")?,
    }
    out.flush()?;
    Ok(())
}

/// Earlier results are out before a bad line ends the filter.
fn run_lines(file: Option<&Path>, program: usize) -> Outcome {
    let defaults = match file {
        Some(path) => defaults::of_program(&read_shbin(path)?, program)
            .map_err(|error| Failure::input(format_args!("{}: {error}", path.display())))?,
        None => RunRequest::default(),
    };
    let mut input = BufReader::new(io::stdin().lock());
    let mut out = stdout();
    let mut line = String::new();
    for number in 1.. {
        line.clear();
        if !input.buffer().contains(&b'\n') {
            out.flush()?;
        }
        match input.read_line(&mut line) {
            Ok(0) => break,
            Ok(_) if line.trim().is_empty() => continue,
            Ok(_) => {}
            Err(error) => {
                out.flush()?;
                return Err(Failure::input(format_args!("line {number}: {error}")));
            }
        }
        let result = RunRequest::from_json(&line).and_then(|request| defaults::fill(request, &defaults).run());
        match result {
            Ok(response) => {
                serde_json::to_writer(&mut out, &response).map_err(io::Error::from)?;
                writeln!(out)?;
            }
            Err(error) => {
                out.flush()?;
                return Err(Failure::input(format_args!("line {number}: {error}")));
            }
        }
    }
    out.flush()?;
    Ok(())
}
