// SPDX-License-Identifier: MIT
//! Which kind of file a recording comes from, and what its recorder left open.

use crate::pica200::ID_COUNT;

use super::recording::InitialState;

/// What the file of a recording is like.
///
/// All recorders write version 1, and their files differ. [`Recording::read_with_form`](super::Recording::read_with_form)
/// reads all of them; the text of a form says in one line each what is not as [`Recording::write`](super::Recording::write)
/// would have written it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    /// How a register write is laid out.
    pub writes: WriteLayout,
    /// What the header gives the sizes of state blocks in.
    pub block_sizes: BlockSizes,
    /// Names of state blocks that are longer than what the hardware has. The recorders of 2023-12 and later wrote a word
    /// for each byte: what is behind the hardware's words is not used.
    pub long_blocks: Vec<&'static str>,
    /// Fourth components of fixed attributes and float uniforms that are no float24, and are 0 in the recording. Recorders
    /// left these words as they lay on their stack.
    pub unset_components: usize,
    /// Register writes of 8 and 16 bits, which are words in the recording.
    pub narrow_writes: usize,
}

/// How a register write is laid out in the file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WriteLayout {
    /// Address and value, a word each.
    #[default]
    Words,
    /// Address, size code, and a value of 64 bits, as the recorders of Citra wrote it from 2015-05 to 2023-12.
    SizeCode,
}

/// What the header gives the sizes of state blocks in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum BlockSizes {
    /// Words, as all offsets confirm.
    #[default]
    Words,
    /// Bytes, as all offsets confirm.
    Bytes,
    /// The sizes of these blocks reach into the next part of the file: the blocks end where that part begins.
    Disagree(Vec<&'static str>),
}

/// State blocks with the words that hardware has of them. Emulators keep larger memories for code and descriptors: nobody
/// misses what is behind the end of these.
const MOST_WORDS: [(&str, usize); 4] =
    [("pica_registers", ID_COUNT), ("default_attributes", 64), ("vs_float_uniforms", 384), ("gs_float_uniforms", 384)];

impl Form {
    /// What is longer in a state than in hardware.
    pub(super) fn long_blocks(state: &InitialState) -> Vec<&'static str> {
        let blocks = || InitialState::BLOCK_NAMES.into_iter().zip(state.blocks());
        let is_long =
            |(name, most): &(&str, usize)| blocks().any(|(other, block)| other == *name && block.len() > *most);
        MOST_WORDS.into_iter().filter(is_long).map(|(name, _)| name).collect()
    }

    /// What is to be said of the file, a line each; nothing of one that this library would have written.
    pub fn notes(&self) -> Vec<String> {
        let Form { writes, block_sizes, long_blocks, unset_components, narrow_writes } = self;
        let mut notes = Vec::new();
        if *writes == WriteLayout::SizeCode {
            notes.push(
                "a recording of the older kind (Citra, 2015-05 to 2023-12): its register writes have a size code, and its \
                 recorder left w of fixed attributes and float uniforms unset"
                    .to_owned(),
            );
        }
        match block_sizes {
            BlockSizes::Words => {}
            BlockSizes::Bytes => notes.push("the sizes of its state blocks are in bytes".to_owned()),
            BlockSizes::Disagree(names) => {
                let names = names.join(", ");
                notes
                    .push(format!("sizes and offsets of its header disagree: {names} ends where the next part begins"));
            }
        }
        if !long_blocks.is_empty() {
            let names = long_blocks.join(", ");
            notes.push(format!("{names}: longer than in hardware, the rest is not used"));
        }
        if *unset_components != 0 {
            notes.push(format!("{unset_components} of its w components are no float24: they are 0"));
        }
        if *narrow_writes != 0 {
            notes.push(format!("{narrow_writes} of its register writes have 8 or 16 bits: they write words"));
        }
        notes
    }
}
