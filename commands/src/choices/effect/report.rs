// SPDX-License-Identifier: MIT
//! The effects of alternatives as text and as a page.

use super::measure::{Change, Effect};
use std::fmt::Write;

/// The change with most pixels, or most depths where no pixel changed.
pub fn largest(effect: &Effect) -> Option<&Change> {
    effect.changes.iter().max_by_key(|change| (change.pixels, change.depths, change.stencils))
}

/// A line for each alternative that changes something, and the names of the others.
pub fn text(effects: &[Effect], recordings: usize) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    for effect in effects {
        for change in &effect.changes {
            let _ = writeln!(out, "{}={} {}: {}", effect.id, effect.value, change.recording, words(change));
        }
    }
    let same = unchanged(effects);
    if !same.is_empty() {
        let _ = writeln!(out, "no difference in {recordings} recordings: {}", same.join(", "));
    }
    for effect in effects {
        if let Some(reason) = &effect.refused {
            let _ = writeln!(out, "{}={}: {reason}", effect.id, effect.value);
        }
    }
    out
}

/// What changed, in words.
fn words(change: &Change) -> String {
    let mut parts = Vec::new();
    if change.pixels > 0 {
        parts.push(format!("{} pixels by up to {}", change.pixels, change.largest));
    }
    if let Some([left, top, right, bottom]) = change.bounds {
        parts.push(format!("columns {left} to {right}, rows {top} to {bottom}"));
    }
    if change.depths > 0 {
        parts.push(format!("{} depths", change.depths));
    }
    if change.stencils > 0 {
        parts.push(format!("{} stencils", change.stencils));
    }
    parts.extend(change.other.clone());
    parts.join(", ")
}

/// The alternatives that change nothing.
fn unchanged(effects: &[Effect]) -> Vec<String> {
    let same = effects.iter().filter(|effect| effect.changes.is_empty() && effect.refused.is_none());
    same.map(|effect| format!("{}={}", effect.id, effect.value)).collect()
}

/// `docs/effect.md`; pictures are in `images/effect`.
pub fn markdown(effects: &[Effect], recordings: &[String], command: &str) -> String {
    let mut out = format!(
        "# Effect of the ledger on pictures\n\n    {command}\n\nwrote this: every recording under every alternative of the \
         [ledger](../spec/exports/markdown/choices.md), all other\nentries at their defaults, against the picture with all \
         defaults.\nRecordings:\n\n* {}\n\nA picture shows a part of the recording where most pixels change: by default, under \
         the alternative, and in white what\nchanged.\n\n",
        recordings.join("\n* ")
    );
    out += "| alternative | pixels | by up to | in | depths | stencils | also in |\n|---|--:|--:|---|--:|--:|---|\n";
    for effect in effects {
        let Some(most) = largest(effect) else { continue };
        let others = effect.changes.iter().filter(|change| change.recording != most.recording);
        let others: Vec<String> =
            others.map(|change| format!("{} ({})", change.recording, change.pixels.max(change.depths))).collect();
        let _ = writeln!(
            out,
            "| [`{id}={value}`](../spec/exports/markdown/choices.md#{id}) | {} | {} | {} | {} | {} | {} |",
            most.pixels,
            most.largest,
            most.recording,
            most.depths,
            most.stencils,
            others.join(", "),
            id = effect.id,
            value = effect.value,
        );
    }
    let same = unchanged(effects);
    let _ = writeln!(
        out,
        "\n## No difference\n\n{} alternatives change none of these pictures: {}.",
        same.len(),
        listed(&same)
    );
    let refused: Vec<&Effect> = effects.iter().filter(|effect| effect.refused.is_some()).collect();
    if !refused.is_empty() {
        out += "\n## Without model\n\n";
        for effect in refused {
            let reason = effect.refused.as_deref().unwrap_or_default();
            let _ = writeln!(out, "* `{}={}`: {reason}", effect.id, effect.value);
        }
    }
    out += "\n## Pictures\n";
    for effect in effects {
        let Some(most) = largest(effect).filter(|most| most.bounds.is_some()) else { continue };
        let Effect { id, value, .. } = effect;
        let _ = writeln!(
            out,
            "\n### {id}={value}\n\n![{}: by default, under {id}={value}, what changed](images/effect/{id}.{value}.png)\n\n{}: {}.",
            most.recording,
            most.recording,
            words(most)
        );
    }
    out
}

/// Names as code.
fn listed(names: &[String]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}
