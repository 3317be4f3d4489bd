// SPDX-License-Identifier: MIT
//! Files of vectors and their manifests.

use super::{names, text};
use pica_vectors::{Case, Format, Interface, Layout, Manifest, Reader, text_of};
use std::io::Cursor;
use std::path::Path;
use std::sync::OnceLock;

/// What stands in a manifest.
const MANIFESTS: [&str; 2] = [
    include_str!("../../../vectors/golden/f24_add/manifest.json"),
    include_str!("../../../vectors/golden/combiner/manifest.json"),
];

/// The ports of a block with one transaction in and one out, and of a unit whose ports are registers and fields.
pub fn interfaces() -> &'static [Interface] {
    static INTERFACES: OnceLock<Vec<Interface>> = OnceLock::new();
    INTERFACES.get_or_init(|| {
        let of =
            |text: &&str| Manifest::of_text(Path::new("manifest.json"), text).expect("part of the project").interface;
        MANIFESTS.iter().map(of).collect()
    })
}

/// What separates records from the bit ranges that tell about them.
pub const SIDECAR: &str = "\0";

fn read(format: Format, interface: &Interface, text: &str, sidecar: &str) -> (Vec<Case>, Option<String>) {
    let name = format.file_name(interface);
    let mut cases = Vec::new();
    let reader = Reader::of_text(format, Path::new(&name), Cursor::new(text.to_owned()), sidecar, interface);
    for case in reader.into_iter().flat_map(Iterator::collect::<Vec<_>>) {
        match case {
            Ok(case) => cases.push(case),
            Err(error) => {
                names(&error.to_string(), &name);
                return (cases, Some(error.to_string()));
            }
        }
    }
    (cases, None)
}

/// Reads vectors of the block that the first byte chooses; those that were read are written and read again.
fn vectors(format: Format, bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let Some(text) = text(rest) else { return };
    let all = interfaces();
    let interface = &all[usize::from(*first) % all.len()];
    if !format.applies(interface, true) {
        return;
    }
    // Without them, the bit ranges of the block, and more records than there are.
    let usual = || text_of(format, interface, []).ok().and_then(|(_, sidecar)| sidecar).unwrap_or_default();
    let (text, sidecar) = match text.split_once(SIDECAR) {
        Some((text, sidecar)) => (text, sidecar.to_owned()),
        None => (text, usual()),
    };
    let (cases, _) = read(format, interface, text, &sidecar);
    let (written, sidecar) = text_of(format, interface, &cases).expect("what was read can be written");
    let written = String::from_utf8(written).expect("vectors are text");
    assert_eq!(read(format, interface, &written, &sidecar.unwrap_or_default()), (cases, None));
}

pub fn mem(bytes: &[u8]) {
    vectors(Format::Mem, bytes);
}

pub fn csv(bytes: &[u8]) {
    vectors(Format::Csv, bytes);
}

pub fn jsonl(bytes: &[u8]) {
    vectors(Format::JsonLines, bytes);
}

pub fn testfloat(bytes: &[u8]) {
    vectors(Format::TestFloat, bytes);
}

pub fn manifest(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let manifest = match Manifest::of_text(Path::new("manifest.json"), text) {
        Ok(manifest) => manifest,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let written = serde_json::to_string(&manifest).expect("a manifest is JSON");
    let again = Manifest::of_text(Path::new("manifest.json"), &written).expect("what was written is read");
    assert_eq!(again, manifest);
    let interface = &manifest.interface;
    let layout = Layout::of(interface).expect("the interface was checked");
    assert_eq!(layout.width % 4, 0);
    for format in Format::ALL.into_iter().filter(|format| format.applies(interface, true)) {
        text_of(format, interface, []).expect("no cases can be written");
    }
}
