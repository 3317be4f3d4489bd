// SPDX-License-Identifier: MIT
//! `pica shader`: assemble, disassemble, describe and run shader programs.

mod defaults;
mod raw;

use super::filter::filter;
use super::input::{Input, Kind, read_text_bytes, refusal};
use super::output::{Parents, stdout};
use super::{Failure, Format, Outcome};
use anstream::{AutoStream, ColorChoice};
use clap::{ArgAction, Subcommand as ClapSubcommand};
use pica_shader::assembler::{self, Assembly, Options, SourceFile, assemble_with, render};
use pica_shader::disassembler::disassemble;
use pica_shader::run::RunRequest;
use pica_shader::shbin::{Info, Shbin};
use pica_values::number::parse_index;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Subcommands of `pica shader`.
#[derive(Debug, ClapSubcommand)]
pub enum Command {
    /// Assemble picasso source (.v.pica, .g.pica) to a container; several sources share one
    ///
    /// Stands in for picasso in a Makefile: -o, --out, -h, --header and -n are those of picasso, and -h asks for no help.
    #[command(disable_help_flag = true)]
    Asm {
        /// Source files, in the order of their programs
        #[arg(required = true)]
        sources: Vec<PathBuf>,
        /// The container (.shbin)
        #[arg(short, long, visible_alias = "out")]
        output: PathBuf,
        /// A C header with the numbers of the uniforms
        #[arg(short = 'h', long, value_name = "FILE")]
        header: Option<PathBuf>,
        /// Do not add NOP at the end of blocks
        #[arg(short, long)]
        no_nop: bool,
        /// Print help
        #[arg(long, action = ArgAction::HelpLong)]
        help: Option<bool>,
        #[command(flatten)]
        parents: Parents,
    },
    /// Print source text that assembles to the same words
    Disasm {
        /// Container (.shbin), `-` for standard input
        file: PathBuf,
        /// Take the file as instruction words: little-endian, or text of hexadecimal words
        #[arg(long)]
        raw: bool,
        /// The operand descriptors of raw words, in a file of the same form
        #[arg(long, value_name = "FILE", requires = "raw")]
        opdescs: Option<PathBuf>,
        /// The stage of raw words
        #[arg(long, value_enum, default_value = "vertex", requires = "raw")]
        stage: raw::Stage,
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
        #[arg(long, value_name = "N", value_parser = parse_index, default_value = "0", requires = "file")]
        program: usize,
    },
}

/// Runs `pica shader`.
pub fn run(command: Command) -> Outcome {
    match command {
        Command::Asm { sources, output, header, no_nop, parents, help: _ } => {
            parents.check(&output)?;
            header.as_deref().map_or(Ok(()), |header| parents.check(header))?;
            let assembly = asm(&sources, Options { padding: !no_nop, ..Options::default() })?;
            parents.write(&output, &assembly.shbin.write().map_err(Failure::input)?)?;
            header.map_or(Ok(()), |header| parents.write(&header, assembler::header(&assembly).as_bytes()))
        }
        Command::Disasm { file, raw, opdescs, stage } => {
            let text = if raw {
                raw::disassemble(&file, opdescs.as_deref(), stage)?
            } else {
                disassemble(&read_shbin(&file)?)
            };
            let mut out = stdout();
            out.write_all(text.as_bytes())?;
            out.flush()?;
            Ok(())
        }
        Command::Info { file, format } => info(&file, format),
        Command::Run { file, program } => run_lines(file.as_deref(), program),
    }
}

fn asm(sources: &[PathBuf], options: Options) -> Outcome<Assembly> {
    let mut texts = Vec::new();
    for path in sources {
        texts.push(SourceFile::from_bytes(path.display().to_string(), &read_text_bytes(path)?));
    }
    // As the help: not if NO_COLOR is set, nor where nobody sees it.
    let color = AutoStream::choice(&io::stderr()) != ColorChoice::Never;
    match assemble_with(&texts, options) {
        Ok(assembly) => {
            let _ = write!(io::stderr(), "{}", render(&assembly.warnings, color));
            Ok(assembly)
        }
        Err(diagnostics) => {
            let _ = write!(io::stderr(), "{}", render(&diagnostics, color));
            Err(Failure::Reported)
        }
    }
}

fn read_shbin(file: &Path) -> Outcome<Shbin> {
    let input = Input::open(file)?;
    match input.kind() {
        Kind::Shader => Shbin::read(&input.read()?).map_err(|error| refusal(file, error)),
        Kind::Text(_) => Err(input.is_not("a shader container (.shbin); `pica shader asm` makes one of source")),
        Kind::Unknown => Err(input.is_not("a shader container (.shbin); `pica shader disasm --raw` takes bare words")),
        _ => Err(input.is_not("a shader container (.shbin)")),
    }
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

/// The request of a line, with what it leaves out.
fn request_of(line: &str, defaults: &RunRequest) -> Result<RunRequest, String> {
    let request = RunRequest::from_json(line).map_err(|error| error.to_string())?;
    Ok(defaults::fill(request, defaults))
}

/// The request of a line for a program of a container.
///
/// # Errors
/// If there is no such program, or the line is no request.
pub fn request_for(shbin: &Shbin, program: usize, line: &str) -> Result<RunRequest, String> {
    request_of(line, &defaults::of_program(shbin, program)?)
}

/// Earlier results are out before a bad line ends the filter.
fn run_lines(file: Option<&Path>, program: usize) -> Outcome {
    let defaults = match file {
        Some(path) => defaults::of_program(&read_shbin(path)?, program).map_err(|error| refusal(path, error))?,
        None => RunRequest::default(),
    };
    filter(|line, answers| {
        if line.trim().is_empty() {
            return Ok(());
        }
        let response = request_of(line, &defaults)?.run().map_err(|error| error.to_string())?;
        serde_json::to_writer(&mut *answers, &response).map_err(|error| error.to_string())?;
        answers.push(b'\n');
        Ok(())
    })
}
