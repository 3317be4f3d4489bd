// SPDX-License-Identifier: MIT
//! Recordings: those of other recorders, and what is said of their contents.

use super::pica::{pica_ok, pica_refuses, trace};
use pica_spec::command::{ByteMask, Item, PlainWrite, decode, encode_writes};
use pica_spec::pica200::id;
use pica_spec::trace::{Element, Recording, lists};

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

/// A recording of one list, with thirty writes that do nothing before its own, and a vertex shader that starts at the last
/// word of its memory.
fn with_findings(recording: &[u8]) -> Vec<u8> {
    let mut recording = Recording::read(recording).unwrap();
    let list = lists(&recording).next().unwrap();
    let item = |item: &Item| match item {
        Item::Write(write) => Some((write.id, write.value, write.mask())),
        _ => None,
    };
    let writes = decode(&list.segments[0].bytes, list.rule).items.iter().filter_map(item).collect::<Vec<_>>();
    let start = |(id, value, mask)| match id {
        _ if id == id::SH_ENTRYPOINT[1] => (id, value | 0x1FF, mask),
        _ => (id, value, mask),
    };
    let harmless = std::iter::repeat_n((0x020, 1, ByteMask::ALL), 30);
    let writes = harmless.chain(writes.into_iter().map(start));
    let writes: Vec<_> = writes.map(|(id, value, mask)| PlainWrite { id: id as u16, value, mask }).collect();
    let bytes = encode_writes(&writes, list.rule).unwrap();
    for element in &mut recording.stream {
        match element {
            Element::MemoryLoad { address, data } if *address == list.address => *data = bytes.as_slice().into(),
            Element::RegisterWrite { address: 0x1040_18E0, value } => *value = bytes.len() as u32 / 8,
            _ => {}
        }
    }
    recording.write().unwrap()
}

/// Thirty harmless findings hide nothing, and `--findings` has each of them.
#[test]
fn findings_by_kind() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("odd.ctf"), with_findings(&std::fs::read(trace("01_triangle.ctf")).unwrap())).unwrap();
    for command in ["render", "view"] {
        let run = |more: &[&str]| pica_ok(&[&[command, &path("odd.ctf"), "-o", &path("out")], more].concat());
        let kinds = run(&[]);
        let lines: Vec<&str> =
            kinds.stderr.lines().filter(|line| line.contains(": ") && !line.contains("replay")).collect();
        let [harmless, twice, end, note] = lines[..] else { panic!("{}", kinds.stderr) };
        assert!(harmless.starts_with("warning: list 0, segment 0, offset 0x0: the write to 0x020 does nothing"));
        assert!(harmless.ends_with(" (the first of 30: ignored-write-cpu-only)"), "{harmless}");
        // The empty word at 0x1FF is an ADD to o0, and the program that the end leads to writes o0 as well.
        assert!(twice.contains("o0.x is mapped and written twice"), "{twice}");
        assert!(end.ends_with("vertex shader, 0x1FF: program-end"), "{end}");
        assert_eq!(note, "note: --findings all prints each of them");

        if command == "view" {
            let page = std::fs::read_to_string(path("out")).unwrap();
            assert!(
                page.contains("\"count\":30") && page.contains("\"kind\":\"program-end\""),
                "the page has the kinds"
            );
        }

        let all = run(&["--findings", "all"]);
        assert_eq!(all.stderr.lines().filter(|line| line.starts_with("warning: ")).count(), 32);
        let json = run(&["--findings", "json"]).json_lines();
        assert_eq!(json.len(), 32);
        assert_eq!(json[29]["kind"], "ignored-write-cpu-only");
        // Every write takes 8 bytes or more behind the first.
        assert!(json[29]["offset"].as_u64() > json[28]["offset"].as_u64());
        assert_eq!((&json[31]["kind"], &json[31]["frame"]), (&"program-end".into(), &0.into()));
    }
}
