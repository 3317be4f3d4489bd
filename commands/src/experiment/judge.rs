// SPDX-License-Identifier: MIT
//! `pica experiment judge`.

use super::folder::{Alternative, EXPECTED, Expected, MANIFEST, Manifest};
use super::result;
use crate::input::{read_text, refusal};
use crate::output::{stdout, tell};
use crate::{Failure, Format, Outcome};
use pica_experiments::isolate::{Signature, remaining};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

/// What is said of an entry.
#[derive(Debug, Serialize)]
struct Verdict {
    id: String,
    /// The alternatives that are left.
    remaining: Vec<String>,
    /// Why the result does not count yet: entries that it needs are not settled as it was exported for.
    #[serde(skip_serializing_if = "Option::is_none")]
    unsettled: Option<String>,
}

pub fn run(folder: &Path, format: Format) -> Outcome {
    let mut judged = Vec::new();
    for id in read_json::<Manifest>(&folder.join(MANIFEST))?.experiments {
        let place = folder.join(&id);
        let expected: Expected = read_json(&place.join(EXPECTED))?;
        if expected.id != id {
            return Err(refusal(&place.join(EXPECTED), format_args!("is that of {}", expected.id)));
        }
        if let Some(picture) = result::read(&place, &expected)? {
            let left = remaining(&signatures(&place, &expected)?, &picture).into_iter().map(str::to_owned).collect();
            judged.push((Verdict { id, remaining: left, unsettled: None }, expected));
        }
    }
    if judged.is_empty() {
        return Err(refusal(folder, "has no result: a result is ID/result.rgba, .png, .bin or .ctf"));
    }
    let verdicts = together(judged);
    let mut out = stdout();
    for verdict in &verdicts {
        match format {
            Format::Json => writeln!(out, "{}", serde_json::to_string(verdict).map_err(Failure::input)?)?,
            Format::Text => writeln!(out, "{}", text(verdict))?,
        }
    }
    out.flush()?;
    let count = |wanted: fn(&Verdict) -> bool| verdicts.iter().filter(|verdict| wanted(verdict)).count();
    let none = count(|verdict| verdict.remaining.is_empty());
    tell(format_args!(
        "{} results: {} settle their entry, {none} leave no alternative, {} need other entries settled first",
        verdicts.len(),
        count(|verdict| verdict.remaining.len() == 1),
        count(|verdict| verdict.unsettled.is_some()),
    ));
    if none > 0 { Err(Failure::Difference) } else { Ok(()) }
}

fn text(Verdict { id, remaining, unsettled }: &Verdict) -> String {
    match (unsettled, remaining.as_slice()) {
        (Some(reason), _) => format!("{id}: open, {reason}"),
        (None, []) => format!("{id}: none of the alternatives gives this"),
        (None, [value]) => format!("{id}: {value}"),
        (None, values) => format!("{id}: one of {}", values.join(", ")),
    }
}

/// All verdicts beside each other: one that needs an entry which another result has settled otherwise leaves everything open.
fn together(judged: Vec<(Verdict, Expected)>) -> Vec<Verdict> {
    let left: BTreeMap<String, Vec<String>> =
        judged.iter().map(|(verdict, _)| (verdict.id.clone(), verdict.remaining.clone())).collect();
    let beside_others = |(verdict, expected): (Verdict, Expected)| {
        let excluded = |(id, value): &(&String, &String)| left.get(*id).is_some_and(|left| !left.contains(value));
        let Some((id, value)) = expected.given.iter().find(excluded) else { return verdict };
        let unsettled = format!("because it was exported for {id}={value}, which another result excludes");
        let all = expected.alternatives.into_keys().collect();
        Verdict { id: verdict.id, remaining: all, unsettled: Some(unsettled) }
    };
    judged.into_iter().map(beside_others).collect()
}

fn signatures<'a>(folder: &Path, expected: &'a Expected) -> Outcome<Vec<Signature<'a>>> {
    let signature = |(value, alternative): (&'a String, &Alternative)| {
        let Alternative::Picture { file, mask, .. } = alternative else {
            return Ok(Signature { value: value.as_str(), picture: None, own: Vec::new() });
        };
        let bytes = |name: &String| {
            let path = folder.join(name);
            std::fs::read(&path).map_err(|error| refusal(&path, error))
        };
        let (picture, mask) = (bytes(file)?, bytes(mask)?);
        if picture.len() != mask.len() {
            return Err(refusal(&folder.join(file), "has another length than its mask"));
        }
        Ok(Signature {
            value: value.as_str(),
            picture: Some(picture),
            own: mask.iter().map(|byte| *byte != 0).collect(),
        })
    };
    expected.alternatives.iter().map(signature).collect()
}

fn read_json<T: DeserializeOwned>(path: &Path) -> Outcome<T> {
    serde_json::from_str(&read_text(path)?).map_err(|error| refusal(path, error))
}
