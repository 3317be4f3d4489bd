// SPDX-License-Identifier: MIT
//! Coverage tables: what a campaign is to have exercised, declared per block.

pub mod float;
pub mod geometry;
pub mod raster;
pub mod shader;
pub mod table;

use serde::{Deserialize, Serialize};

/// A situation that stimulus is to bring about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bin {
    /// What it is.
    pub name: String,
    /// Why no stimulus can bring it about.
    pub unreachable: Option<&'static str>,
}

impl Bin {
    /// A bin that can be hit.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), unreachable: None }
    }

    /// A bin that cannot be hit, and why.
    pub fn unreachable(name: impl Into<String>, why: &'static str) -> Self {
        Self { name: name.into(), unreachable: Some(why) }
    }
}

/// Which bins were hit. As text a digit a bin: 1 hit, 0 not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Hits(Vec<bool>);

impl From<Hits> for String {
    fn from(hits: Hits) -> Self {
        hits.0.into_iter().map(|hit| if hit { '1' } else { '0' }).collect()
    }
}

impl TryFrom<String> for Hits {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let bin = |digit| match digit {
            '0' => Ok(false),
            '1' => Ok(true),
            other => Err(format!("`{other}` says neither 0 nor 1 of a bin")),
        };
        text.chars().map(bin).collect::<Result<_, _>>().map(Self)
    }
}

impl Hits {
    /// No hit yet in any of `bins` bins.
    pub fn new(bins: usize) -> Self {
        Self(vec![false; bins])
    }

    /// Bins.
    pub fn bins(&self) -> usize {
        self.0.len()
    }

    /// Marks a bin.
    #[inline]
    pub fn mark(&mut self, bin: usize) {
        self.0[bin] = true;
    }

    /// Whether a bin was hit.
    pub fn is_hit(&self, bin: usize) -> bool {
        self.0[bin]
    }

    /// Forgets what was hit.
    pub fn clear(&mut self) {
        self.0.fill(false);
    }

    /// The bins that were hit, in order.
    pub fn marked(&self) -> impl Iterator<Item = usize> {
        // Few of many are: whole parts of the table are passed over at once.
        const PART: usize = 64;
        let parts = self.0.chunks(PART).enumerate().filter(|(_, part)| **part != [false; PART][..part.len()]);
        parts.flat_map(|(number, part)| {
            part.iter().enumerate().filter(|(_, hit)| **hit).map(move |(bin, _)| number * PART + bin)
        })
    }

    /// Whether every bin that can be hit was.
    pub fn is_full(&self, bins: &[Bin]) -> bool {
        self.0.iter().zip(bins).all(|(hit, bin)| *hit || bin.unreachable.is_some())
    }

    /// Adds the hits of another part of the same campaign.
    pub fn merge(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine |= theirs;
        }
    }
}

/// The table with its hits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    bins: Vec<Bin>,
    hits: Hits,
}

impl Coverage {
    /// The result of a campaign.
    pub fn new(bins: Vec<Bin>, hits: Hits) -> Self {
        Self { bins, hits }
    }

    /// The result of a campaign over the whole input space: what that does not hit cannot be hit.
    pub fn of_everything(mut bins: Vec<Bin>, hits: Hits) -> Self {
        for (number, bin) in bins.iter_mut().enumerate() {
            if !hits.is_hit(number) && bin.unreachable.is_none() {
                bin.unreachable = Some("no operands bring it about: all were tried");
            }
        }
        Self { bins, hits }
    }

    /// Which bins were hit.
    pub fn hits(&self) -> &Hits {
        &self.hits
    }

    /// Bins that can be hit.
    pub fn bins(&self) -> usize {
        self.bins.iter().filter(|bin| bin.unreachable.is_none()).count()
    }

    /// Of [`bins`](Self::bins), those that were.
    pub fn hit(&self) -> usize {
        self.with_hits().filter(|(bin, hit)| bin.unreachable.is_none() && *hit).count()
    }

    /// The bins that could have been hit and were not.
    pub fn missed(&self) -> impl Iterator<Item = &str> {
        self.with_hits().filter(|(bin, hit)| bin.unreachable.is_none() && !hit).map(|(bin, _)| bin.name.as_str())
    }

    /// A character a bin, in the order of the table: 1 hit, 0 not hit, - cannot be hit.
    pub fn map(&self) -> String {
        let character = |(bin, hit): (&Bin, bool)| match (hit, bin.unreachable) {
            (true, _) => '1',
            (false, None) => '0',
            (false, Some(_)) => '-',
        };
        self.with_hits().map(character).collect()
    }

    /// The bins that were hit although the table says that they cannot be: the table is wrong.
    pub fn impossible(&self) -> impl Iterator<Item = &str> {
        self.with_hits().filter(|(bin, hit)| bin.unreachable.is_some() && *hit).map(|(bin, _)| bin.name.as_str())
    }

    fn with_hits(&self) -> impl Iterator<Item = (&Bin, bool)> {
        self.bins.iter().enumerate().map(|(number, bin)| (bin, self.hits.is_hit(number)))
    }
}
