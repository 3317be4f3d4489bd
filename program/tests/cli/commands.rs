// SPDX-License-Identifier: MIT
//! `pica commands`.

use super::pica::{pica, pica_ok, pica_refuses, pica_with, trace, traces};
use pica_spec::trace::{Recording, lists};
use serde_json::{Value, json};

fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// `[id, value, mask]` of every write.
fn writes(lines: &[Value]) -> Vec<[u64; 3]> {
    lines
        .iter()
        .filter(|line| line.get("kind").is_none())
        .map(|line| ["id", "value", "mask"].map(|key| line[key].as_u64().unwrap()))
        .collect()
}

/// The example of 3dbrew GPU/Commands: words 0xAAAAAAAA 0x802F011C 0xBBBBBBBB 0xCCCCCCCC.
#[test]
fn the_3dbrew_example() {
    let run = pica_with(&["commands", "decode", "-"], &bytes(&[0xAAAA_AAAA, 0x802F_011C, 0xBBBB_BBBB, 0xCCCC_CCCC]));
    assert_eq!(run.status, 0);
    assert!(run.stderr.contains("warning") && run.stderr.contains("offset 0x10"), "{}", run.stderr);
    assert_eq!(
        writes(&run.json_lines()),
        [[0x11C, 0xAAAA_AAAA, 0xF], [0x11D, 0xBBBB_BBBB, 0xF], [0x11E, 0xCCCC_CCCC, 0xF]]
    );
    let same = pica_with(&["commands", "decode", "-"], &bytes(&[0xAAAA_AAAA, 0x002F_011C, 0xBBBB_BBBB, 0xCCCC_CCCC]));
    assert_eq!(
        writes(&same.json_lines()),
        [[0x11C, 0xAAAA_AAAA, 0xF], [0x11C, 0xBBBB_BBBB, 0xF], [0x11C, 0xCCCC_CCCC, 0xF]]
    );
}

#[test]
fn decode_then_encode_is_the_identity_on_every_list_of_every_trace() {
    let folder = tempfile::tempdir().unwrap();
    let (lines, out) = (folder.path().join("lines.jsonl"), folder.path().join("list.bin"));
    let (lines, out) = (lines.to_str().unwrap(), out.to_str().unwrap());
    let mut count = 0;
    for file in traces() {
        let recording = Recording::read(&std::fs::read(&file).unwrap()).unwrap();
        for list in lists(&recording) {
            let run = pica_ok(&["commands", "decode", &file, "--list", &list.number.to_string()]);
            std::fs::write(lines, &run.stdout).unwrap();
            pica_ok(&["commands", "encode", lines, "-o", out]);
            assert_eq!(list.segments.len(), 1);
            assert!(std::fs::read(out).unwrap() == *list.segments[0].bytes, "{file}, list {}", list.number);
            count += 1;
        }
    }
    assert!(count >= 16, "{count} lists");
}

#[test]
fn every_list_of_a_recording_is_printed() {
    let lines = pica_ok(&["commands", "decode", &trace("19_render_to_texture.ctf")]).json_lines();
    let mut numbers: Vec<u64> = lines.iter().map(|line| line["list"].as_u64().unwrap()).collect();
    numbers.dedup();
    assert_eq!(numbers, [0, 1, 2, 3]);
    assert!(lines.iter().all(|line| line["address"].is_u64() && line["frame"].is_u64()));
    pica_refuses(&["commands", "decode", &trace("01_triangle.ctf"), "--list", "7"], "no list 7");
}

#[test]
fn masked_bytes_show_no_fields() {
    let run = pica_with(&["commands", "decode", "-"], &bytes(&[0x1F71, 0x0001_0107, 0x1234_5678, 0x000F_0010]));
    let line = &run.json_lines()[0];
    let fields = line["fields"].as_object().unwrap();
    assert_eq!(fields.keys().collect::<Vec<_>>(), ["DEPTH_TEST_ENABLE", "FUNCTION"]);
    assert_eq!(run.stderr, "");
}

#[test]
fn tail_and_padding_survive() {
    let words = [0x1, 0x001F_0107, 0x2, 0xDEAD_BEEF, 0x1234_5678, 0x000F_0010, 0x1234_5678, 0x000F_0010];
    let run = pica_with(&["commands", "decode", "-"], &bytes(&words));
    let kinds: Vec<Value> =
        run.json_lines().iter().map(|line| line.get("kind").cloned().unwrap_or(json!("write"))).collect();
    assert_eq!(kinds, ["write", "write", "padding", "write", "tail", "tail"]);
    let back = pica_with(&["commands", "encode", "-", "-o", "-"], &run.stdout);
    assert_eq!(back.stdout, bytes(&words), "{}", back.stderr);
}

#[test]
fn writes_without_headers_are_grouped() {
    let input = r#"{"name": "DEPTHMAP_SCALE", "value": 12517376}
{"id": 78, "value": 0}
{"id": 263, "value": 1, "mask": 1}

{"name": "finalize", "value": 305419896}
"#;
    let run = pica_with(&["commands", "encode", "-", "-o", "-"], input.as_bytes());
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert!(run.stdout.len().is_multiple_of(16));
    let back = pica_with(&["commands", "decode", "-"], &run.stdout);
    assert_eq!(
        writes(&back.json_lines())[..4],
        [[0x4D, 0xBF0000, 0xF], [0x4E, 0, 0xF], [0x107, 1, 1], [0x10, 0x1234_5678, 0xF]]
    );
    assert_eq!(back.json_lines()[0]["header"], json!(0x801F_004Du32));
}

#[test]
fn what_is_broken_is_named_with_its_offset() {
    let cases: [(&[u8], i32, usize, &str); 6] = [
        (&bytes(&[1, 0x003F_0107, 2]), 2, 0, "offset 0x0"),
        (&bytes(&[0, 0x000F_0107, 7]), 2, 1, "offset 0x8"),
        (&[1, 2, 3], 2, 0, "offset 0x0"),
        (&bytes(&[0, 0x801F_03FF, 0, 0, 0x1234_5678, 0x000F_0010, 0, 0]), 0, 5, "0x400"),
        (&bytes(&[0, 0x000F_0107]), 0, 1, "FINALIZE"),
        (&[], 2, 0, "error: -: is empty"),
    ];
    for (input, status, lines, message) in cases {
        let run = pica_with(&["commands", "decode", "-"], input);
        assert_eq!(run.status, status, "{input:X?}: {}", run.stderr);
        assert!(run.stderr.contains(message), "{input:X?}: {}", run.stderr);
        assert_eq!(run.json_lines().len(), lines, "{input:X?}: {}", run.text());
    }
}

#[test]
fn broken_recordings_and_lines() {
    let run = pica_with(&["commands", "decode", "-"], b"CiTr\x01\0\0\0");
    assert_eq!((run.status, run.text()), (2, ""));
    assert!(run.stderr.contains("error: -: "), "{}", run.stderr);
    pica_refuses(&["commands", "decode", "no/such/file"], "no/such/file");
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.bin");
    for (input, message) in [
        ("{\"id\": 1}\n", "-:1: the line has neither `value` nor `fields`"),
        ("0x107 FUNCTION=UP\n", "-:1: FUNCTION: there is no `UP`"),
        ("0x107 1 FUNCTION=LESS\n", "-:1: the line has a value and sets the field FUNCTION, too"),
        ("0x107 1 2\n", "-:1: `2`: the line has a value already"),
        ("0x107 1 mask=0x1F\n", "more than four bits"),
        ("{\"id\": \"0x1z\", \"value\": 1}\n", "-:1: `0x1z` is not a number"),
        ("000000  0x107 1111  ZZ  -\n", "-:1: `ZZ` is not a word of hexadecimal digits"),
        ("\nnonsense\n", "-:2: "),
        ("{\"name\": \"NOPE\", \"value\": 1}\n", "no register is called `NOPE`"),
        ("{\"value\": 1}\n", "-:1: the line has neither `id` nor `name`"),
        ("{\"id\": 70000, \"value\": 1}\n", "does not fit into 16 bits"),
        ("{\"id\": 1, \"value\": 1, \"mask\": 16}\n", "more than four bits"),
        ("{\"command\": 0, \"header\": 3080455, \"value\": 1}\n", "-:1: "),
        (
            "{\"id\": 1, \"value\": 1}\n{\"id\": 1, \"value\": 1, \"header\": 983056, \"command\": 0}\n",
            "-:1: other lines have `header`",
        ),
        ("{\"list\": 0, \"id\": 1, \"value\": 1}\n{\"list\": 1, \"id\": 1, \"value\": 1}\n", "-:2: a second list"),
    ] {
        let run = pica_with(&["commands", "encode", "-", "-o", out.to_str().unwrap()], input.as_bytes());
        assert_eq!(run.status, 2, "{input}");
        assert!(run.stderr.contains(message), "{input}: {}", run.stderr);
        assert!(!out.exists(), "nothing half-written");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}

#[test]
fn maxwell_streams() {
    let text = "# clear\n0x200 0x1\n0x201 0x80000000\n\n0x230 2\n0x364 0x3F800000\n0xFFF 1\n";
    let run = pica_with(&["commands", "decode", "-", "--map", "maxwell-3d"], text.as_bytes());
    assert_eq!(run.status, 0, "{}", run.stderr);
    let lines = run.json_lines();
    let names: Vec<&str> = lines.iter().map(|line| line["name"].as_str().unwrap_or("-")).collect();
    assert_eq!(names, ["RenderTargetNAddr[0]", "RenderTargetNAddr[0]", "RenderTargetNAddr[3]", "ClearDepth", "-"]);
    assert_eq!((&lines[0]["word"], &lines[1]["word"]), (&json!(0), &json!(1)));
    assert_eq!(lines[3]["fields"]["VALUE"]["value"], json!(1.0));
    assert!(run.stderr.contains("7: map maxwell-3d has no method 0xFFF"), "{}", run.stderr);

    // Lines to binary pairs, and the binary pairs decoded.
    let binary = pica_with(&["commands", "encode", "-", "--map", "maxwell-3d", "-o", "-"], &run.stdout);
    assert_eq!(binary.stdout[..16], bytes(&[0x200, 1, 0x201, 0x8000_0000]));
    let again = pica_with(&["commands", "decode", "-", "--map", "maxwell-3d"], &binary.stdout);
    assert_eq!(
        again.json_lines().iter().map(|line| &line["value"]).collect::<Vec<_>>(),
        lines.iter().map(|line| &line["value"]).collect::<Vec<_>>()
    );
    let cut = pica_with(&["commands", "decode", "-", "--map", "maxwell-3d"], &binary.stdout[..12]);
    assert_eq!((cut.status, cut.json_lines().len()), (2, 1));
    assert!(cut.stderr.contains("offset 0x8"), "{}", cut.stderr);
    let bad = pica_with(&["commands", "decode", "-", "--map", "maxwell-3d"], b"0x200 1\n0x201\n");
    assert_eq!((bad.status, bad.json_lines().len()), (2, 1));
    assert!(bad.stderr.contains("-:2: a line is `method argument`"), "{}", bad.stderr);
    assert_eq!(pica(&["commands", "decode", "-", "--map", "maxwell-subchannels"]).status, 2);
}

#[test]
fn lines_with_fields_and_hexadecimal_numbers() {
    let input = r#"# what a hand writes
{"id": "0x04D", "value": "0xBF0000"}
DEPTHMAP_OFFSET OFFSET=0.0
{"name": "DEPTH_COLOR_MASK", "fields": {"FUNCTION": "GEQUAL", "DEPTH_WRITE": true, "RED_WRITE": 1}, "mask": "0x3"}
0x41 0x463000  # width
finalize 0x12345678
"#;
    let run = pica_with(&["commands", "encode", "-", "-o", "-"], input.as_bytes());
    assert_eq!(run.status, 0, "{}", run.stderr);
    let back = pica_with(&["commands", "decode", "-"], &run.stdout);
    assert_eq!(
        writes(&back.json_lines())[..5],
        [[0x4D, 0xBF0000, 0xF], [0x4E, 0, 0xF], [0x107, 0x1170, 3], [0x41, 0x463000, 0xF], [0x10, 0x1234_5678, 0xF]]
    );
}

/// The text has no headers, so that the bytes may be grouped in another way: the writes are the same.
#[test]
fn text_that_decode_prints_makes_the_same_writes() {
    for name in ["01_triangle.ctf", "06_light.ctf", "08_geometry.ctf"] {
        let list = |format: &str| pica_ok(&["commands", "decode", &trace(name), "--list", "0", "--format", format]);
        let encoded = pica_with(&["commands", "encode", "-", "-o", "-"], &list("text").stdout);
        assert_eq!(encoded.status, 0, "{name}: {}", encoded.stderr);
        let back = pica_with(&["commands", "decode", "-"], &encoded.stdout);
        let wanted = writes(&list("json").json_lines());
        assert!(wanted.len() > 20);
        assert_eq!(writes(&back.json_lines()), wanted, "{name}");
    }
}
