// SPDX-License-Identifier: MIT
//! A run of the assembler over its source files.

use std::collections::HashMap;
use std::sync::Arc;

use super::code::Code;
use super::descriptors::DescriptorTable;
use super::diagnostic::{Diagnostic, Location, Note, Place, Reporter, Span};
use super::lexer::code;
use super::names::{Names, nearest};
use super::open_block::{Block, BlockKind};
use super::parse::{self, ParsedLine};
use super::program::Program;
use super::syntax::{Directive, EntryText, Name, Opens, Statement};
use super::uniforms::UniformAllocator;
use super::{Assembly, Options, SourceFile};
use crate::shbin::{DescriptorEntry, RegisterRange};
use pica_model::shader::isa::RegisterFile;

/// A procedure: first word and number of words.
#[derive(Clone, Copy, Debug)]
pub(super) struct Procedure {
    pub start: usize,
    pub length: usize,
}

/// A word whose target is a name that may not be known yet.
#[derive(Clone, Debug)]
pub(super) struct Reference<'a> {
    pub at: usize,
    pub target: Name<'a>,
    pub location: Location,
}

/// A program whose declarations are complete, and where its entry point was declared.
#[derive(Clone, Debug)]
pub(super) struct FinishedProgram<'a> {
    pub program: Program,
    pub entry: Option<(EntryText<'a>, Location)>,
    /// The names of o0 to o15, where they have one.
    pub outputs: Vec<Option<&'a str>>,
    /// First line of the file.
    pub location: Location,
}

/// What the files of a run share.
#[derive(Debug)]
pub(super) struct Run<'a> {
    pub options: Options,
    pub reporter: Reporter,
    pub code: Code,
    pub table: DescriptorTable,
    /// Whether a full descriptor table has been reported.
    pub table_full: bool,
    pub procedures: HashMap<&'a str, Procedure>,
    pub calls: Vec<Reference<'a>>,
    pub shared_uniforms: UniformAllocator,
    /// The shared uniforms that have a name for others, in the order of declaration.
    pub uniforms: Vec<(&'a str, RegisterRange)>,
    pub programs: Vec<FinishedProgram<'a>>,
    /// The first line of all.
    pub first_line: Option<Location>,
}

/// What a source file has for itself.
#[derive(Debug)]
pub(super) struct File<'a> {
    pub location: Location,
    pub names: Names<'a>,
    /// Warnings about the line that is being assembled.
    pub warnings: Vec<Note>,
    pub labels: HashMap<&'a str, (usize, u32)>,
    pub jumps: Vec<Reference<'a>>,
    pub blocks: Vec<Block<'a>>,
    /// Whether the last statement of any weight was the `.end` of an if or a loop.
    pub after_block: bool,
    pub padding: bool,
    pub program: Program,
    /// Whether anything in the file belongs to a program.
    pub has_program: bool,
    pub no_program: bool,
    pub entry: Option<(EntryText<'a>, Location)>,
    /// The uniforms of a geometry program.
    pub own_uniforms: Option<UniformAllocator>,
}

impl File<'_> {
    fn new(location: Location) -> Self {
        Self {
            location,
            names: Names::default(),
            warnings: Vec::new(),
            labels: HashMap::new(),
            jumps: Vec::new(),
            blocks: Vec::new(),
            after_block: false,
            padding: true,
            program: Program::default(),
            has_program: false,
            no_program: false,
            entry: None,
            own_uniforms: None,
        }
    }

    pub fn is_geometry(&self) -> bool {
        self.program.geometry.is_some()
    }
}

/// A parsed source line.
struct SourceLine<'a> {
    location: Location,
    parsed: ParsedLine<'a>,
    /// Whether a file begins here.
    first: bool,
}

impl<'a> Run<'a> {
    pub fn new(options: Options) -> Self {
        Self {
            options,
            reporter: Reporter::default(),
            code: Code::default(),
            table: DescriptorTable::Merging(Default::default()),
            table_full: false,
            procedures: HashMap::new(),
            calls: Vec::new(),
            shared_uniforms: UniformAllocator::shared(),
            uniforms: Vec::new(),
            programs: Vec::new(),
            first_line: None,
        }
    }

    pub fn assemble(mut self, sources: &'a [SourceFile]) -> Result<Assembly, Vec<Diagnostic>> {
        let lines = self.parse(sources);
        self.fix_table(&lines);
        let mut file: Option<File> = None;
        for SourceLine { location, parsed, first } in lines {
            if first && let Some(finished) = file.take() {
                self.finish_file(finished);
            }
            let current = file.get_or_insert_with(|| File::new(location.clone()));
            if let Some(Statement::Directive { directive: Directive::Dvle, .. }) = parsed.statement {
                for label in &parsed.labels {
                    self.label(current, *label, &location);
                }
                if let Some(finished) = file.replace(File::new(location)) {
                    self.finish_file(finished);
                }
                continue;
            }
            self.line(current, &location, parsed);
        }
        if let Some(finished) = file {
            self.finish_file(finished);
        }
        self.link()
    }

    /// Parses all lines and follows the line markers.
    fn parse(&mut self, sources: &'a [SourceFile]) -> Vec<SourceLine<'a>> {
        let mut lines = Vec::new();
        let mut sequence = 0;
        for source in sources {
            let mut file: Arc<str> = source.name.as_str().into();
            let mut number = 1u32;
            let mut first = true;
            let mut is_text = true;
            // An empty text still is a file, with one empty line.
            let texts = source.text.lines().chain(source.text.is_empty().then_some(""));
            for text in texts {
                let place = Place { file: file.clone(), line: number, text: text.into() };
                let location = Location { place, sequence };
                self.first_line.get_or_insert_with(|| location.clone());
                sequence += 1;
                number = number.saturating_add(1);
                let mut parsed = ParsedLine::default();
                if text.trim_start().starts_with('#') {
                    match parse::line_marker(text) {
                        Ok((line, name)) => {
                            number = line;
                            file = name.map_or(file, Into::into);
                        }
                        Err(note) => parsed.warnings.push(note),
                    }
                } else {
                    parsed = parse::line(text);
                    parsed.warnings.extend(odd_comment(text).filter(|_| std::mem::take(&mut is_text)));
                }
                lines.push(SourceLine { location, parsed, first: std::mem::take(&mut first) });
            }
        }
        lines
    }

    /// Takes the descriptor table from the `.opdesc` directives of the run, if there are any.
    fn fix_table(&mut self, lines: &[SourceLine]) {
        let mut table: Vec<Option<DescriptorEntry>> = Vec::new();
        let mut last = None;
        for line in lines {
            let Some(Statement::Directive { directive, span }) = &line.parsed.statement else {
                continue;
            };
            let &Directive::Descriptor { index, value, unknown } = directive else {
                continue;
            };
            let index = index as usize;
            if table.len() <= index {
                table.resize(index + 1, None);
            }
            if table[index].replace(DescriptorEntry { descriptor: value, unknown }).is_some() {
                let note = Note::new(*span, format!("descriptor {index} is already given"));
                self.reporter.error(&line.location, note);
            }
            last = Some((&line.location, *span));
        }
        let Some((location, span)) = last else { return };
        if let Some(gap) = table.iter().position(Option::is_none) {
            let message = format!("the descriptor table has no entry {gap}; it must be given without gaps");
            self.reporter.error(location, Note::new(span, message));
        }
        let filled = table.into_iter().map(|entry| entry.unwrap_or(DescriptorEntry::from(0)));
        self.table = DescriptorTable::Fixed(filled.collect());
    }

    fn line(&mut self, file: &mut File<'a>, location: &Location, parsed: ParsedLine<'a>) {
        for note in parsed.errors {
            self.reporter.error(location, note);
        }
        for note in parsed.warnings {
            self.reporter.warning(location, note);
        }
        for label in parsed.labels {
            self.label(file, label, location);
        }
        match parsed.statement {
            None => {}
            Some(Statement::Instruction(instruction)) => self.instruction(file, location, instruction),
            Some(Statement::Directive { directive, span }) => {
                if let Err(note) = self.directive(file, location, directive, span) {
                    self.reporter.error(location, note);
                }
            }
            Some(Statement::Broken { opens, declares }) => self.broken(file, location, opens, declares),
        }
        for note in file.warnings.drain(..) {
            self.reporter.warning(location, note);
        }
    }

    fn label(&mut self, file: &mut File<'a>, label: Name<'a>, location: &Location) {
        if let Some(&(_, line)) = file.labels.get(label.text) {
            let message = format!("label \"{}\" is already in line {line}", label.text);
            self.reporter.error(location, Note::new(label.span, message));
        } else {
            file.labels.insert(label.text, (self.code.len(), location.place.line));
        }
    }

    /// Keeps the blocks and the names of a statement that was reported, so that the rest of the file makes sense.
    fn broken(&mut self, file: &mut File<'a>, location: &Location, opens: Option<Opens<'a>>, declares: Vec<Name<'a>>) {
        let line = location.place.line;
        for name in declares {
            file.names.declare_broken(name, line);
        }
        if let Some(opens) = opens {
            file.blocks.push(Block::broken(opens, self.code.len(), location));
        }
        // The file may have been meant to have a program; do not complain that it has none.
        file.has_program = true;
    }

    /// Ends a source file: its blocks must be closed and its labels known.
    fn finish_file(&mut self, file: File<'a>) {
        for block in &file.blocks {
            let message = format!("this {} has no .end", block.kind.name());
            self.reporter.error(&block.location, Note::new(block.span, message));
            if let BlockKind::Procedure(Some(name)) = block.kind {
                // The procedure exists, so its callers are right.
                self.procedures.entry(name.text).or_insert(Procedure { start: block.start, length: 0 });
            }
        }
        for jump in &file.jumps {
            match file.labels.get(jump.target.text) {
                Some(&(address, _)) => self.code.set_address(jump.at, address),
                None => {
                    let near = nearest(jump.target.text, file.labels.keys().copied());
                    let message = format!("there is no label \"{}\" in this file{near}", jump.target.text);
                    self.reporter.error(&jump.location, Note::new(jump.target.span, message));
                }
            }
        }
        self.shared_uniforms.next_file();
        if file.has_program && !file.no_program {
            let File { program, entry, location, names, .. } = file;
            let outputs = (0..RegisterFile::Output.count()).map(|number| names.of((RegisterFile::Output, number)));
            self.programs.push(FinishedProgram { program, entry, outputs: outputs.collect(), location });
        }
    }
}

/// The warning about a comment whose bytes were no UTF-8 (see [`SourceFile::from_bytes`]).
fn odd_comment(line: &str) -> Option<Note> {
    let comment = code(line).len();
    let at = comment + line[comment..].find(char::REPLACEMENT_CHARACTER)?;
    let start = line[..at].chars().count() as u32;
    Some(Note::new(Span { start, end: start + 1 }, "the comments of this file are not UTF-8; they are passed over"))
}

/// The uniforms a file's declarations come from.
pub(super) fn uniform_space<'f>(shared: &'f mut UniformAllocator, file: &'f mut File) -> &'f mut UniformAllocator {
    file.own_uniforms.as_mut().unwrap_or(shared)
}

/// The empty place at the start of a line, for what concerns a file as a whole.
pub(super) const LINE_START: Span = Span { start: 0, end: 0 };
