// SPDX-License-Identifier: MIT
//! The assembler: picasso's language (assembly.md) to a shader container.
//!
//! ```
//! use pica_shader::assembler::{SourceFile, assemble};
//!
//! let source = SourceFile::new("white.v.pica", ".out o_col color\n.proc main\n mov o_col, v0\n end\n.end\n");
//! let assembly = assemble(&[source]).expect("the source has no errors");
//! assert_eq!(assembly.shbin.code, [0x4C00_0000, 0x8800_0000]);
//! ```
//!
//! The files of one run share code, descriptors, procedures and the uniforms of the vertex programs; each becomes a
//! program of its own. All errors of a run are reported together, each with its file, line and column.
//!
//! # Extensions
//!
//! picasso's language cannot say everything that can be in a program memory. These additions can; the
//! [disassembler](super::disassembler) writes them where nothing else does.
//!
//! | Text | Meaning |
//! |---|---|
//! | `.word 0x9C406800` | a code word as it is; it counts as an instruction |
//! | `.opdesc 5, 0x7F86D21E [, 0]` | entry 5 of the descriptor table, and its second word in the container. If a run has any, the table consists of them alone (0 up, without gaps): instructions take the first entry that describes their operands, and nothing is merged or moved |
//! | `add r0, r1, r2 @ 5` | take entry 5 of such a table |
//! | `.nonop` | from here to the end of the file no NOP is added at the end of blocks |
//! | `.dvle` | the next source file of the run begins, as if it came from another file |
//! | `.entry 0x10 0x20` | entry point and end of the entry procedure as addresses |
//! | `.fvec name[4] c16` | a uniform at a given place; it is neither allocated nor shared. `.ivec` and `.bool` likewise |

pub(crate) mod blocks;
mod checks;
mod code;
mod cursor;
pub(crate) mod descriptors;
mod diagnostic;
mod directives;
pub(crate) mod encode;
mod explain;
mod header;
mod instructions;
mod interface;
mod lexer;
pub(crate) mod link;
pub(crate) mod literal;
mod lookup;
pub(crate) mod names;
mod open_block;
mod parse;
pub(crate) mod program;
mod render;
mod run;
mod syntax;
pub(crate) mod uniforms;

pub use diagnostic::{Diagnostic, Place, Severity, Span};
pub use header::header;
pub use render::render;

use super::shbin::{RegisterRange, Shbin};

/// A source text and the name that diagnostics give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFile {
    /// What messages call it.
    pub name: String,
    /// The text. Lines end in LF or CR LF.
    pub text: String,
}

impl SourceFile {
    /// A source file; `name` is what messages call it.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        Self { name: name.into(), text: text.into() }
    }

    /// A source file as it lies on disk. Comments are written in many encodings, and nobody reads them: what is not UTF-8
    /// becomes U+FFFD, which is an error outside of a comment and a warning inside. A byte order mark is left out.
    pub fn from_bytes(name: impl Into<String>, bytes: &[u8]) -> Self {
        Self::new(name, String::from_utf8_lossy(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)))
    }
}

/// How to assemble.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether a NOP is added at the end of a block where the hardware needs one. Without it there is only a warning.
    pub padding: bool,
    /// Whether the ways through the program are followed, for warnings about what it does there.
    pub checks: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { padding: true, checks: true }
    }
}

/// The result of a run without errors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assembly {
    /// What was assembled.
    pub shbin: Shbin,
    /// The uniforms that the programs share, in the order of declaration; hidden ones are left out.
    pub uniforms: Vec<(String, RegisterRange)>,
    /// What looks wrong all the same.
    pub warnings: Vec<Diagnostic>,
}

/// Assembles the files of one run, in this order, with the default options.
///
/// # Errors
/// Every error and warning that could be found, in the order of the source lines; there is at least one error.
pub fn assemble(sources: &[SourceFile]) -> Result<Assembly, Vec<Diagnostic>> {
    assemble_with(sources, Options::default())
}

/// Assembles the files of one run, in this order.
///
/// # Errors
/// As [`assemble`].
pub fn assemble_with(sources: &[SourceFile], options: Options) -> Result<Assembly, Vec<Diagnostic>> {
    run::Run::new(options).assemble(sources)
}
