// SPDX-License-Identifier: MIT
//! Recordings of other recorders.

use super::pica::{pica_ok, pica_refuses, trace};

/// A recording with its register writes as Citra wrote them from 2015-05 to 2023-12: address, code of the size, and the
/// value in 64 bits.
fn older(recording: &[u8]) -> Vec<u8> {
    let mut file = recording.to_vec();
    let stream = u32::from_le_bytes(file[92..96].try_into().unwrap()) as usize;
    for element in file[stream..].chunks_mut(20).filter(|element| element[0] == 0xE3) {
        element.copy_within(8..12, 12);
        element[8..12].copy_from_slice(&0xD3_u32.to_le_bytes());
    }
    file
}

/// A recording of the older kind gives the same picture, registers and page, and is called one.
#[test]
fn recordings_of_citra() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    for name in ["01_triangle.ctf", "19_render_to_texture.ctf"] {
        let new = std::fs::read(trace(name)).unwrap();
        std::fs::write(path("older.ctf"), older(&new)).unwrap();
        let expected = pica_ok(&["render", &trace(name), "-o", &path("new.png")]);
        assert!(!expected.stderr.contains("note:"), "{}", expected.stderr);
        let run = pica_ok(&["render", &path("older.ctf"), "-o", &path("older.png")]);
        assert_eq!(std::fs::read(path("older.png")).unwrap(), std::fs::read(path("new.png")).unwrap(), "{name}");
        let note = format!("note: {}: a recording of the older kind (Citra, 2015-05 to 2023-12)", path("older.ctf"));
        assert!(run.stderr.starts_with(&note), "{}", run.stderr);

        let run = pica_ok(&["commands", "decode", &path("older.ctf")]);
        assert!(run.stderr.starts_with(&note), "{}", run.stderr);
        assert_eq!(run.text(), pica_ok(&["commands", "decode", &trace(name)]).text(), "{name}");
        let run = pica_ok(&["view", &path("older.ctf"), "-o", &path("older.html")]);
        assert!(run.stderr.starts_with(&note), "{}", run.stderr);
    }
    // One write without a code is of neither kind.
    let mut mixed = older(&std::fs::read(trace("01_triangle.ctf")).unwrap());
    let first = u32::from_le_bytes(mixed[92..96].try_into().unwrap()) as usize;
    mixed[first + 20 + 8] = 0xD0;
    std::fs::write(path("mixed.ctf"), mixed).unwrap();
    pica_refuses(&["render", &path("mixed.ctf"), "-o", &path("mixed.png")], "unused word of stream element 1");
}
