// SPDX-License-Identifier: MIT
//! Which part of the code goes into the text of which program.

use std::collections::BTreeSet;

use crate::shbin::{Dvle, ShaderStage, Shbin};
use pica_model::shader::isa::{Field, Instruction, Shape, VERTEX_CODE_WORDS};

/// A source file of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Section {
    /// First word.
    pub start: usize,
    /// First word after.
    pub end: usize,
    /// The program it describes, if any.
    pub program: Option<usize>,
    /// Whether the section is written as a geometry program.
    pub geometry: bool,
}

impl Section {
    pub const fn range(&self) -> (usize, usize) {
        (self.start, self.end)
    }
}

/// Divides the code among the programs, in their order. Each one's part begins with the procedures that it alone uses and
/// that lead up to its entry point; this is how picasso lays out the code of several source files.
pub(super) fn split(shbin: &Shbin, code: &[u32]) -> Vec<Section> {
    let uses: Vec<_> = shbin.programs.iter().map(|program| procedures_used(program, code)).collect();
    let mut starts: Vec<usize> = Vec::new();
    for (index, program) in shbin.programs.iter().enumerate() {
        let Some(&previous) = starts.last() else {
            starts.push(0);
            continue;
        };
        let mut start = (program.entry as usize).min(code.len());
        let alone = |range: &&(usize, usize)| {
            uses.iter().enumerate().all(|(other, uses)| (other == index) == uses.contains(*range))
        };
        while let Some(&(before, _)) =
            uses[index].iter().filter(alone).find(|&&(first, end)| end == start && first < end)
        {
            start = before;
        }
        starts.push(start.max(previous));
    }
    let ends = starts.iter().skip(1).copied().chain([code.len()]);
    let mut sections: Vec<Section> = starts
        .iter()
        .zip(ends)
        .enumerate()
        .map(|(index, (&start, end))| {
            let geometry = shbin.programs[index].stage == ShaderStage::Geometry;
            Section { start, end, program: Some(index), geometry }
        })
        .collect();
    if sections.is_empty() {
        sections.push(Section { start: 0, end: code.len(), program: None, geometry: false });
    }
    split_at_vertex_limit(sections)
}

/// The assembler refuses words of a vertex program that a vertex unit has no room for; they go into a file of their own.
fn split_at_vertex_limit(sections: Vec<Section>) -> Vec<Section> {
    let too_long =
        |section: &Section| !section.geometry && section.end > VERTEX_CODE_WORDS && section.start < section.end;
    let split = |section: Section| {
        if !too_long(&section) {
            return vec![section];
        }
        let middle = section.start.max(VERTEX_CODE_WORDS);
        let rest = Section { start: middle, end: section.end, program: None, geometry: true };
        vec![Section { end: middle, ..section }, rest]
    };
    sections.into_iter().flat_map(split).collect()
}

/// The procedures a program calls, directly or not, and its entry procedure, as ranges of words.
fn procedures_used(program: &Dvle, code: &[u32]) -> BTreeSet<(usize, usize)> {
    let mut used = BTreeSet::new();
    let mut open = vec![(program.entry as usize, program.end as usize)];
    while let Some((start, end)) = open.pop() {
        if start > end || end > code.len() || !used.insert((start, end)) {
            continue;
        }
        for &word in &code[start..end] {
            let instruction = Instruction::decode(word);
            if let Shape::Call | Shape::CallCondition | Shape::CallBoolean = instruction.opcode.info().shape {
                let address = instruction.field(Field::Address) as usize;
                open.push((address, address + instruction.field(Field::Num) as usize));
            }
        }
    }
    used
}
