// SPDX-License-Identifier: MIT
//! How far the machine goes on behalf of one command list.
//!
//! Hardware has no such limits: a list that jumps in a circle, a draw of 2^32 vertices or a shader that never ends keeps
//! it busy or hangs it. The model ends such a list, with a finding. A recording may have many such lists, each of a few bytes: what
//! all of them may use together is bounded, too, and then its replay ends with a finding.

use core::fmt;

/// The limits. The defaults are far above what real programs do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Jumps in one list.
    pub jumps: usize,
    /// Bytes of command buffers read in one list.
    pub bytes: u64,
    /// Vertices, and counts of variable-size primitives, taken by the draws of one list.
    pub vertices: u64,
    /// Instructions executed by all shader invocations of one list.
    pub instructions: u64,
    /// Pixels of all tiles that triangles of one list may touch.
    pub pixels: u64,
    /// Texels of the textures that draws of one list set up, smaller levels not counted.
    pub texels: u64,
    /// Instructions of one shader invocation.
    pub invocation_instructions: u64,
}

/// How many times the limits of one list a whole recording may use, jumps this times itself.
const LISTS: u64 = 16;

impl Default for Limits {
    /// 16384 jumps, 256 MiB, 2^24 vertices, 2^32 instructions, 2^20 of them in one invocation, 2^30 pixels,
    /// 2^32 texels.
    fn default() -> Limits {
        Limits {
            jumps: 1 << 14,
            bytes: 256 << 20,
            vertices: 1 << 24,
            instructions: 1 << 32,
            invocation_instructions: 1 << 20,
            pixels: 1 << 30,
            texels: 1 << 32,
        }
    }
}

/// One of the [`Limits`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// [`Limits::jumps`].
    Jumps,
    /// [`Limits::bytes`].
    Bytes,
    /// [`Limits::vertices`].
    Vertices,
    /// [`Limits::instructions`].
    Instructions,
    /// [`Limits::pixels`].
    Pixels,
    /// [`Limits::texels`].
    Texels,
    /// [`Limits::invocation_instructions`]: the program probably never ends.
    InvocationInstructions,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Limit::Jumps => "too many jumps",
            Limit::Bytes => "too many bytes of command buffers",
            Limit::Vertices => "too many vertices",
            Limit::Instructions => "too many shader instructions",
            Limit::Pixels => "too many pixels",
            Limit::Texels => "too many texels",
            Limit::InvocationInstructions => "a shader does not end",
        })
    }
}

/// What is left of the limits in the current list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    jumps: usize,
    bytes: u64,
    vertices: u64,
    instructions: u64,
    pixels: u64,
    texels: u64,
}

impl Budget {
    pub(crate) fn new(limits: &Limits) -> Budget {
        let Limits { jumps, bytes, vertices, instructions, pixels, texels, .. } = *limits;
        Budget { jumps, bytes, vertices, instructions, pixels, texels }
    }

    /// Takes a jump.
    pub(crate) fn jump(&mut self) -> Result<(), Limit> {
        self.jumps = self.jumps.checked_sub(1).ok_or(Limit::Jumps)?;
        Ok(())
    }

    /// Takes a command buffer of this size.
    pub(crate) fn bytes(&mut self, bytes: usize) -> Result<(), Limit> {
        self.bytes = self.bytes.checked_sub(bytes as u64).ok_or(Limit::Bytes)?;
        Ok(())
    }

    /// Takes up to `most` vertices; gives how many there were, at least 1.
    pub(crate) fn vertices(&mut self, most: u32) -> Result<u32, Limit> {
        let taken = u64::from(most).min(self.vertices);
        self.vertices -= taken;
        if taken == 0 { Err(Limit::Vertices) } else { Ok(taken as u32) }
    }

    /// Takes the pixels of a triangle.
    pub(crate) fn pixels(&mut self, pixels: u64) -> Result<(), Limit> {
        self.pixels = self.pixels.checked_sub(pixels).ok_or(Limit::Pixels)?;
        Ok(())
    }

    /// Takes the texels of the textures of a draw.
    pub(crate) fn texels(&mut self, texels: u64) -> Result<(), Limit> {
        self.texels = self.texels.checked_sub(texels).ok_or(Limit::Texels)?;
        Ok(())
    }

    /// Leaves nothing: what goes on ends.
    pub(crate) fn end(&mut self) {
        *self = Budget { jumps: 0, bytes: 0, vertices: 0, instructions: 0, pixels: 0, texels: 0 };
    }

    /// Takes the instructions of an invocation that did not end, as far as they are left.
    pub(crate) fn unended(&mut self, instructions: u64) {
        self.instructions = self.instructions.saturating_sub(instructions);
    }

    /// Takes the instructions of an invocation.
    pub(crate) fn instructions(&mut self, instructions: u64) -> Result<(), Limit> {
        self.instructions = self.instructions.checked_sub(instructions).ok_or(Limit::Instructions)?;
        Ok(())
    }
}

/// What the lists of a recording have used so far.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spent {
    jumps: u64,
    bytes: u64,
    vertices: u64,
    instructions: u64,
    pixels: u64,
    texels: u64,
}

impl Spent {
    /// A list with these limits has left so much.
    pub(crate) fn list(&mut self, limits: &Limits, left: &Budget) {
        self.jumps += (limits.jumps - left.jumps.min(limits.jumps)) as u64;
        self.bytes += limits.bytes.saturating_sub(left.bytes);
        self.vertices += limits.vertices.saturating_sub(left.vertices);
        self.instructions += limits.instructions.saturating_sub(left.instructions);
        self.pixels += limits.pixels.saturating_sub(left.pixels);
        self.texels += limits.texels.saturating_sub(left.texels);
    }

    /// A memory engine has gone through so many pixels.
    pub(crate) fn pixels(&mut self, pixels: u64) {
        self.pixels += pixels;
    }

    /// What a recording has used up, if it has.
    pub(crate) fn over(&self, limits: &Limits) -> Option<Limit> {
        let lists = |limit: u64| limit.saturating_mul(LISTS);
        let used = [
            (self.jumps, lists(lists(limits.jumps as u64)), Limit::Jumps),
            (self.bytes, lists(limits.bytes), Limit::Bytes),
            (self.vertices, lists(limits.vertices), Limit::Vertices),
            (self.instructions, lists(limits.instructions), Limit::Instructions),
            (self.pixels, lists(limits.pixels), Limit::Pixels),
            (self.texels, lists(limits.texels), Limit::Texels),
        ];
        used.into_iter().find(|(used, most, _)| used >= most && *used > 0).map(|(_, _, limit)| limit)
    }
}
