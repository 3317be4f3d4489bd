// SPDX-License-Identifier: MIT
//! Which stretches of code can be written as blocks.
//!
//! Blocks nest in the text, so of the procedures, conditionals and loops that a program's words speak of, those can be
//! written that contain one another or lie apart. They are taken in the order in which they are offered; one that would
//! cross an earlier one is left out, and the words that speak of it are written raw.

use std::collections::BTreeSet;

/// Blocks that the assembler lets nest, less one for the procedure that has to be around everything.
const MAX_DEPTH: usize = 31;

/// What kind of block it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum BlockKind {
    /// A procedure.
    Procedure,
    /// A conditional and the start of its else part. Its first word is the instruction itself.
    If { else_start: Option<usize> },
    /// A loop. Its first word is the instruction itself.
    Loop,
}

/// A stretch of code, `end` exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Block {
    pub start: usize,
    pub end: usize,
    pub kind: BlockKind,
}

impl Block {
    pub const fn procedure(start: usize, end: usize) -> Self {
        Self { start, end, kind: BlockKind::Procedure }
    }

    /// First word of the inside.
    const fn body(&self) -> usize {
        match self.kind {
            BlockKind::Procedure => self.start,
            BlockKind::If { .. } | BlockKind::Loop => self.start + 1,
        }
    }

    /// Whether the words make sense as a block: nothing ends before it begins.
    const fn is_ordered(&self) -> bool {
        match self.kind {
            BlockKind::If { else_start: Some(middle) } => self.body() <= middle && middle <= self.end,
            _ => self.body() <= self.end,
        }
    }

    /// Whether `inner` lies in one of this block's parts.
    fn contains(&self, inner: &Self) -> bool {
        let within = self.body() <= inner.start && inner.end <= self.end;
        match self.kind {
            BlockKind::If { else_start: Some(middle) } => within && (inner.end <= middle || middle <= inner.start),
            _ => within,
        }
    }

    fn nests_with(&self, other: &Self) -> bool {
        self.end <= other.start || other.end <= self.start || self.contains(other) || other.contains(self)
    }
}

/// The blocks of a program.
#[derive(Clone, Debug, Default)]
pub(super) struct Structure {
    blocks: Vec<Block>,
}

impl Structure {
    /// Takes a block if it lies in one of the `sections` and nests with all that were taken.
    pub fn offer(&mut self, block: Block, sections: &[(usize, usize)]) -> bool {
        let inside = sections.iter().any(|&(start, end)| start <= block.start && block.end <= end);
        let fits = inside && block.is_ordered() && self.blocks.iter().all(|other| other.nests_with(&block));
        if fits && !self.blocks.contains(&block) {
            self.blocks.push(block);
        }
        fits
    }

    pub fn contains(&self, block: &Block) -> bool {
        self.blocks.contains(block)
    }

    /// The block that the word at `at` opens.
    pub fn opened_by(&self, at: usize) -> Option<&Block> {
        self.blocks.iter().find(|block| block.start == at && block.kind != BlockKind::Procedure)
    }

    pub fn procedures(&self) -> impl Iterator<Item = &Block> {
        self.blocks.iter().filter(|block| block.kind == BlockKind::Procedure)
    }

    /// Sorts the blocks outermost first and leaves out those that nest too deep.
    pub fn limit_depth(&mut self) {
        self.sort();
        let mut open: Vec<Block> = Vec::new();
        self.blocks.retain(|block| {
            open.retain(|outer| outer.contains(block));
            if open.len() == MAX_DEPTH {
                return false;
            }
            open.push(*block);
            true
        });
    }

    /// Puts a procedure around every run of words that are in none, and returns those procedures.
    pub fn cover(&mut self, sections: &[(usize, usize)]) -> Vec<Block> {
        let mut added = Vec::new();
        for &(start, end) in sections {
            let mut covered = vec![false; end - start];
            for block in self.procedures().filter(|block| start <= block.start && block.end <= end) {
                covered[block.start - start..block.end - start].fill(true);
            }
            // A conditional or loop that is in no procedure keeps the procedures inside it from ending the run.
            let outside = |block: &&Block| {
                block.kind != BlockKind::Procedure && !self.procedures().any(|procedure| procedure.contains(block))
            };
            for block in self.blocks.iter().filter(outside) {
                if start <= block.start && block.end <= end {
                    covered[block.start - start..block.end - start].fill(false);
                }
            }
            let mut at = start;
            for run in covered.chunk_by(|a, b| a == b) {
                if !run[0] {
                    added.push(Block::procedure(at, at + run.len()));
                }
                at += run.len();
            }
        }
        self.blocks.extend(&added);
        self.sort();
        added
    }

    /// Outer blocks before inner ones. Of two with the same words the procedure is outside.
    fn sort(&mut self) {
        self.blocks.sort_by_key(|block| (block.start, std::cmp::Reverse(block.end), block.kind));
    }

    /// What has to be written, in order, for the words of a section. `owns_start` says whether an empty procedure at its
    /// first address is this section's, rather than that of the section before.
    pub fn events(&self, (start, end): (usize, usize), labels: &BTreeSet<usize>, owns_start: bool) -> Vec<Event> {
        let mut events = Vec::new();
        let mut open: Vec<Block> = Vec::new();
        for at in start..=end {
            while let Some(&block) = open.last() {
                if block.end == at {
                    open.pop();
                    events.push(Event::End(block));
                } else if block.kind == (BlockKind::If { else_start: Some(at) }) {
                    events.push(Event::Else(block));
                    break;
                } else {
                    break;
                }
            }
            let starting: Vec<Block> =
                self.procedures().filter(|block| block.start == at && block.end <= end).copied().collect();
            for &block in starting.iter().filter(|block| block.end == at) {
                if at > start || owns_start {
                    events.extend([Event::Procedure(block), Event::End(block)]);
                }
            }
            if labels.contains(&at) {
                events.push(Event::Label(at));
            }
            if at == end {
                break;
            }
            for &block in starting.iter().filter(|block| block.end > at) {
                open.push(block);
                events.push(Event::Procedure(block));
            }
            events.push(Event::Word(at));
            open.extend(self.opened_by(at));
        }
        events
    }
}

/// A line of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// `.proc`.
    Procedure(Block),
    /// `name:`.
    Label(usize),
    /// The word at an address; it may open a block.
    Word(usize),
    /// `.else`.
    Else(Block),
    /// `.end`.
    End(Block),
}
