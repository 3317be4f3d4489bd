// SPDX-License-Identifier: MIT
//! The forms in which the description leaves the project: headers, packages, reference pages, data.
//!
//! Every format reads the [description](crate::ir::Description) alone, prepares what its template prints, and leaves
//! the text to the template. The same description gives the same bytes.

mod c_header;
mod cite;
mod constants;
mod docs;
mod groups;
mod head;
mod html;
mod isa;
mod json;
mod links;
mod list;
mod markdown;
mod names;
mod pages;
mod policy;
mod sv_package;
mod systemrdl;
mod template;
mod text;
mod vh;
mod vhdl_package;

pub use list::{ListedField, ListedRegister, ListedValue, register_list};
pub use policy::page_policy;

use crate::ir::Description;
use std::fmt;
use std::str::FromStr;

/// A form of the description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// C99 and C++ header, one per map and one for the instruction set.
    CHeader,
    /// SystemVerilog package, one per map and one for the instruction set.
    SvPackage,
    /// Verilog-2001 header, one per map and one for the instruction set.
    Vh,
    /// VHDL-2008 package, one per map and one for the instruction set.
    VhdlPackage,
    /// SystemRDL 2.0, one file per map that has registers.
    SystemRdl,
    /// Markdown: a page per map, for the instruction set, the ledger of choices and the sources, and the pages of the
    /// hardware.
    Markdown,
    /// One self-contained searchable page.
    Html,
    /// The description itself, and the flat list of registers.
    Json,
}

impl Format {
    /// All formats, in the order of the documentation.
    pub const ALL: [Format; 8] = [
        Format::CHeader,
        Format::SvPackage,
        Format::Vh,
        Format::VhdlPackage,
        Format::SystemRdl,
        Format::Markdown,
        Format::Html,
        Format::Json,
    ];

    /// The name that the command line uses.
    pub fn name(self) -> &'static str {
        match self {
            Format::CHeader => "c-header",
            Format::SvPackage => "sv-package",
            Format::Vh => "vh",
            Format::VhdlPackage => "vhdl-package",
            Format::SystemRdl => "systemrdl",
            Format::Markdown => "markdown",
            Format::Html => "html",
            Format::Json => "json",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(text: &str) -> Result<Format, UnknownFormat> {
        let found = Format::ALL.into_iter().find(|format| format.name() == text);
        found.ok_or_else(|| UnknownFormat(text.to_owned()))
    }
}

/// No [`Format`] has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownFormat(String);

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = Format::ALL.iter().map(|format| format.name()).collect();
        write!(f, "unknown format `{}`; there are {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownFormat {}

/// One file of an export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedFile {
    /// File name, relative to the output folder.
    pub path: String,
    /// The whole content, which depends on the specification alone.
    pub text: String,
}

/// Why a description cannot be exported.
#[derive(Debug)]
pub enum ExportError {
    /// Two things would have one name in generated code.
    Name {
        /// The name that two things would have.
        name: String,
        /// What has it first.
        first: String,
        /// What would have it too.
        second: String,
    },
    /// A template or serialiser failed: a defect of the exporter.
    Internal(Box<dyn std::error::Error + Send + Sync>),
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExportError::Name { name, first, second } => {
                write!(
                    f,
                    "{first} and {second} would both be {name} in generated code; rename one or give it an `ident`"
                )
            }
            ExportError::Internal(error) => write!(f, "export failed: {error}"),
        }
    }
}

impl std::error::Error for ExportError {}

impl From<minijinja::Error> for ExportError {
    fn from(error: minijinja::Error) -> ExportError {
        ExportError::Internal(Box::new(error))
    }
}

impl From<serde_json::Error> for ExportError {
    fn from(error: serde_json::Error) -> ExportError {
        ExportError::Internal(Box::new(error))
    }
}

/// Writes `description` as `format`.
pub fn export(description: &Description, format: Format) -> Result<Vec<ExportedFile>, ExportError> {
    match format {
        Format::CHeader => c_header::export(description),
        Format::SvPackage => sv_package::export(description),
        Format::Vh => vh::export(description),
        Format::VhdlPackage => vhdl_package::export(description),
        Format::SystemRdl => systemrdl::export(description),
        Format::Markdown => markdown::export(description),
        Format::Html => html::export(description),
        Format::Json => json::export(description),
    }
}
