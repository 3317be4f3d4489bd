// SPDX-License-Identifier: MIT
//! `pica experiment judge`.

use super::folder::{self, Alternative, EXPECTED, Expected, MANIFEST, Manifest};
use super::result;
use crate::input::{Input, read_text, refusal};
use crate::output::{stdout, tell};
use crate::{Failure, Format, Outcome};
use pica_experiments::entries;
use pica_experiments::isolate::{Signature, remaining};
use pica_experiments::program::BUFFER_BYTES;
use pica_spec::choices::Choices;
use pica_vectors::FileEntry;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
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
    let manifest = folder.join(MANIFEST);
    let Manifest { experiments, .. } = folder::read(&manifest)?;
    let mut judged = Vec::new();
    let mut failed = false;
    // One bad file leaves the others to be judged.
    let mut report = |failure: Failure| match failure {
        Failure::Input(message) => {
            failed = true;
            tell(format_args!("error: {message}"));
            Ok(())
        }
        other => Err(other),
    };
    no_other_results(folder, &experiments).or_else(&mut report)?;
    for id in experiments {
        match judge(folder, &manifest, id) {
            Ok(found) => judged.extend(found),
            Err(failure) => report(failure)?,
        }
    }
    if failed && judged.is_empty() {
        return Err(Failure::Reported);
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
    match (failed, none) {
        (true, _) => Err(Failure::Reported),
        (false, 0) => Ok(()),
        (false, _) => Err(Failure::Difference),
    }
}

/// What the result of an experiment leaves, if there is one.
fn judge(folder: &Path, manifest: &Path, id: String) -> Outcome<Option<(Verdict, Expected)>> {
    let Some(experiment) = entries::of(&id) else {
        return Err(refusal(manifest, format_args!("there is no experiment {id} in this version")));
    };
    let place = folder.join(&id);
    let path = place.join(EXPECTED);
    let expected = expected(&path, &read_text(&path)?, &id)?;
    let own: BTreeSet<&str> = Choices::alternatives(&id).unwrap_or_default().into_iter().collect();
    let needs: BTreeSet<&str> = experiment.needs().collect();
    if !expected.alternatives.keys().eq(&own)
        || !expected.needs.iter().map(String::as_str).collect::<BTreeSet<_>>().eq(&needs)
    {
        return Err(refusal(
            &path,
            "has other alternatives, or needs others, than the entry has in this version: export it again",
        ));
    }
    let Some(picture) = result::read(&place, &expected)? else { return Ok(None) };
    let left = remaining(&signatures(&place, &expected)?, &picture).into_iter().map(str::to_owned).collect();
    Ok(Some((Verdict { id, remaining: left, unsettled: None }, expected)))
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
        let Alternative::Picture { file, sha256, mask, mask_sha256 } = alternative else {
            return Ok(Signature { value: value.as_str(), picture: None, own: Vec::new() });
        };
        let (picture, mask) = (exported(folder, file, sha256)?, exported(folder, mask, mask_sha256)?);
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

/// A file that `export` has written, whose SHA-256 is this.
fn exported(folder: &Path, name: &str, sha256: &str) -> Outcome<Vec<u8>> {
    let path = folder.join(name);
    let bytes = Input::open(&path)?.read()?;
    if FileEntry::of(name.to_owned(), &bytes).sha256 == sha256 {
        return Ok(bytes);
    }
    Err(refusal(&path, format_args!("is damaged, or was changed: its SHA-256 is another one than {EXPECTED} says")))
}

/// Whether a folder has results for none but these experiments: one that is not judged is not to be passed over.
fn no_other_results(folder: &Path, experiments: &[String]) -> Outcome {
    for entry in std::fs::read_dir(folder).map_err(|error| refusal(folder, error))? {
        let entry = entry.map_err(|error| refusal(folder, error))?;
        let name = entry.file_name();
        let is_known = experiments.iter().any(|id| name == id.as_str());
        if let (false, Some(path)) = (is_known, result::there(&entry.path()).first()) {
            return Err(refusal(path, format_args!("is a result, and {MANIFEST} does not have its experiment")));
        }
    }
    Ok(())
}

/// What stands in the file of an experiment.
pub fn expected(path: &Path, text: &str, id: &str) -> Outcome<Expected> {
    let expected: Expected = folder::of_text(path, text)?;
    if expected.id != id {
        return Err(refusal(path, format_args!("is that of {}", expected.id)));
    }
    // A picture may say the same size, and would be given memory for it.
    let [width, height] = expected.size;
    if 4 * u128::from(width) * u128::from(height) > BUFFER_BYTES.into() {
        let what = format_args!("size: {width} x {height} pixels are more than the colour buffer of an experiment has");
        return Err(refusal(path, what));
    }
    Ok(expected)
}

#[cfg(test)]
mod tests {
    use super::expected;
    use pica_vectors::seal::sealed;
    use std::path::Path;

    /// A picture of 64 bytes that says the same size asked for 16 GiB.
    #[test]
    fn a_size_that_no_experiment_has_is_refused() {
        let read = |size: &str| {
            let text = format!(r#"{{"id":"a","needs":[],"given":{{}},"size":{size},"buffer":0,"alternatives":{{}}}}"#);
            expected(Path::new("expected.json"), &sealed(&text), "a")
                .map(|expected| expected.size)
                .map_err(|error| format!("{error:?}"))
        };
        assert_eq!(read("[64, 64]"), Ok([64, 64]));
        for size in ["[65536, 65536]", "[64, 65]", "[4294967295, 4294967295]"] {
            assert!(read(size).expect_err(size).contains("expected.json: size: "), "{size}");
        }
    }
}
