//! Progress of long work, on standard error if somebody watches.

use indicatif::{ProgressBar, ProgressStyle};

/// A count that goes up.
#[derive(Clone)]
pub struct Progress(ProgressBar);

impl Progress {
    /// Starts counting under a title. Without a terminal nothing is shown.
    pub fn start(title: &str) -> Self {
        let bar = ProgressBar::no_length().with_message(title.to_owned());
        if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}: {human_pos} cases, {per_sec}, {elapsed}") {
            bar.set_style(style);
        }
        Self(bar)
    }

    /// So many more.
    pub fn add(&self, count: u64) {
        self.0.inc(count);
    }

    /// Takes the line away.
    pub fn finish(self) {
        self.0.finish_and_clear();
    }
}
