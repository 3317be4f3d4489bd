// SPDX-License-Identifier: MIT
//! Timing diagrams in plain characters.

use std::fmt::Write;

/// A signal in one clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wave {
    /// The clock: its rising edge is where the clock begins.
    Clock,
    /// 0 or 1.
    Level(bool),
    /// What a group of ports carries.
    Value(String),
    /// The signal does not matter.
    Any,
    /// Any number of clocks without anything new.
    Gap,
}

/// Signals over the same clocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waves {
    /// Name and clocks of each.
    pub rows: Vec<(String, Vec<Wave>)>,
}

impl Waves {
    /// Adds a signal.
    pub fn row(&mut self, name: impl Into<String>, waves: impl IntoIterator<Item = Wave>) {
        self.rows.push((name.into(), waves.into_iter().collect()));
    }

    /// The drawing: a line a signal, `width` characters a clock (at least 4).
    pub fn draw(&self, width: usize) -> String {
        let longest = self.rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        let mut text = String::new();
        for (name, waves) in &self.rows {
            let mut line = format!("{name:longest$}  ");
            let mut before = None;
            for wave in waves {
                line += &cell(before, wave, width);
                before = Some(wave);
            }
            let _ = writeln!(text, "{}", line.trim_end());
        }
        text
    }
}

fn cell(before: Option<&Wave>, wave: &Wave, width: usize) -> String {
    let changes = before.is_some_and(|before| before != wave && *before != Wave::Gap);
    let fill = |edge: &str, with: char| edge.to_owned() + &with.to_string().repeat(width - edge.len());
    match wave {
        Wave::Clock => fill("/", '-')[..width / 2].to_owned() + &fill("\\", '_')[..width.div_ceil(2)],
        Wave::Level(true) => fill(if changes { "/" } else { "-" }, '-'),
        Wave::Level(false) => fill(if changes { "\\" } else { "_" }, '_'),
        Wave::Value(value) if before != Some(wave) => format!("|{value:<0$}", width - 1),
        Wave::Value(_) => " ".repeat(width),
        Wave::Any => fill(if changes { "|" } else { "x" }, 'x'),
        Wave::Gap => format!("{:^width$}", ".."),
    }
}
