// SPDX-License-Identifier: MIT
//! How long a proof may take.

use crate::engine::EngineError;
use crate::formal::{SHARED, abc, yosys_within};
use std::path::Path;
use std::time::{Duration, Instant};

/// The longest that one question may take of the time of a core.
const PATIENCE: Duration = Duration::from_secs(600);

/// A time at which a proof ends, or none; the time that a single question may take of a core is bounded in any case.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limit {
    end: Option<(Instant, Duration)>,
}

impl Limit {
    /// So much time from now on.
    pub fn of(time: Duration) -> Self {
        Self { end: Instant::now().checked_add(time).map(|end| (end, time)) }
    }

    fn left(self) -> Duration {
        self.end.map_or(Duration::MAX, |(end, _)| end.saturating_duration_since(Instant::now()))
    }

    /// Why there is no answer.
    pub fn reached(self) -> String {
        match self.end {
            Some((_, time)) if self.left().is_zero() => format!("no end within {} seconds", time.as_secs_f64()),
            _ => "ABC came to no end".to_owned(),
        }
    }

    /// Runs commands of ABC; none if the time is over.
    ///
    /// # Errors
    /// If ABC is missing.
    pub fn abc(self, folder: &Path, commands: &str) -> Result<Option<String>, EngineError> {
        abc(folder, commands, PATIENCE, self.left().min(PATIENCE * SHARED))
    }

    /// Runs a script of Yosys; false if the time is over.
    ///
    /// # Errors
    /// If Yosys is missing, or not content.
    pub fn yosys(self, folder: &Path, script: &str) -> Result<bool, EngineError> {
        yosys_within(folder, script, self.left())
    }
}
