// SPDX-License-Identifier: MIT
//! Files that are not what a command wants.

use super::pica::{pica_ok, pica_refuses, pica_with, trace};
use std::fs;
use std::path::{Path, PathBuf};

/// A small picture.
fn picture() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut writer = png::Encoder::new(&mut bytes, 2, 2).write_header().unwrap();
    writer.write_image_data(&[0; 4]).unwrap();
    writer.finish().unwrap();
    bytes
}

/// A folder with files of many kinds.
struct Files(tempfile::TempDir);

impl Files {
    fn new() -> Files {
        let files = Files(tempfile::tempdir().unwrap());
        let shader = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shader/tests/data/shaders/01_triangle.tri.shbin");
        fs::copy(shader, files.0.path().join("real.shbin")).unwrap();
        fs::copy(trace("01_triangle.ctf"), files.0.path().join("real.ctf")).unwrap();
        for (name, bytes) in [
            ("a.png", picture()),
            ("program", fs::read(env!("CARGO_BIN_EXE_pica")).unwrap()[..4096].to_vec()),
            ("a.zip", b"PK\x03\x04\x14\0\0\0".to_vec()),
            ("a.gz", b"\x1F\x8B\x08\0\0\0\0\0".to_vec()),
            ("a.json", b"[{\"id\": 1}]\n".to_vec()),
            ("a.txt", "Gr\u{fc}\u{df}e\r\n".repeat(100).into_bytes()),
            ("empty", Vec::new()),
            ("words", [0x00BF_0000_u32, 0x000F_004D, 0x1234_5678, 0x000F_0010].map(u32::to_le_bytes).concat()),
        ] {
            fs::write(files.0.path().join(name), bytes).unwrap();
        }
        fs::create_dir(files.0.path().join("folder")).unwrap();
        files
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }

    /// Every file is refused with its name and what it is.
    fn refused(&self, command: &[&str], more: &[&str], files: &[(&str, &str)]) {
        for (name, what) in files {
            let path = self.path(name);
            pica_refuses(&[command, &[path.as_str()], more].concat(), &format!("{path}: {what}"));
        }
    }
}

const PICTURE: (&str, &str) = ("a.png", "is a PNG picture, not ");
const UNUSABLE: [(&str, &str); 8] = [
    PICTURE,
    ("program", "is an ELF program, not "),
    ("a.zip", "is a ZIP archive, not "),
    ("a.gz", "is a gzip archive, not "),
    ("a.json", "is JSON, not "),
    ("a.txt", "is text, not "),
    ("empty", "is empty"),
    ("folder", "is a folder"),
];

#[test]
fn only_recordings_are_replayed() {
    let files = Files::new();
    let out = files.path("out.png");
    let more = ["-o", out.as_str()];
    files.refused(&["render"], &more, &UNUSABLE);
    files.refused(&["render"], &more, &[("words", "is of an unknown format, not a recording")]);
    files.refused(&["render"], &more, &[("real.shbin", "is a shader container (.shbin), not a recording")]);
    files.refused(&["render"], &more, &[("missing", "No such file")]);
    files.refused(&["equiv", "fog", "--trace"], &[], &[PICTURE]);
    assert!(!Path::new(&out).exists());
}

/// A PNG file was printed as register writes.
#[test]
fn only_lists_are_decoded() {
    let files = Files::new();
    files.refused(&["commands", "decode"], &[], &UNUSABLE);
    files.refused(
        &["commands", "decode"],
        &[],
        &[("real.shbin", "is a shader container (.shbin), not a command list")],
    );
    pica_ok(&["commands", "decode", &files.path("words")]);
    pica_ok(&["commands", "decode", &files.path("real.ctf")]);
    // A list may begin with a value that is also the beginning of a GIF file.
    let gif = files.path("gif");
    fs::write(&gif, [&b"GIF8"[..], &0x000F_004D_u32.to_le_bytes()].concat()).unwrap();
    pica_refuses(&["commands", "decode", &gif], "is a GIF picture, not a command list; --raw");
    assert_eq!(pica_ok(&["commands", "decode", "--raw", &gif]).json()["value"], u32::from_le_bytes(*b"GIF8"));
    pica_refuses(&["commands", "decode", "--raw", "--list", "0", &files.path("real.ctf")], "--list");
    // A stream of methods is text or words.
    let methods = ["--map", "maxwell-3d"];
    files.refused(&["commands", "decode"], &methods, &[PICTURE, ("real.ctf", "is a recording"), ("empty", "is empty")]);
    pica_refuses(&["commands", "decode", "--map", "maxwell-3d", "--list", "1", &files.path("words")], "--list");
    // A picture from standard input is refused, too.
    let run = pica_with(&["commands", "decode", "-"], &picture());
    assert_eq!((run.status, run.text()), (2, ""));
    assert!(run.stderr.contains("-: is a PNG picture"), "{}", run.stderr);
}

#[test]
fn only_containers_are_shaders() {
    let files = Files::new();
    for command in [&["shader", "info"], &["shader", "disasm"], &["shader", "run"]] {
        files.refused(command, &[], &UNUSABLE);
        files.refused(command, &[], &[("real.ctf", "is a recording (.ctf), not a shader container")]);
    }
    pica_refuses(&["shader", "info", &files.path("a.txt")], "`pica shader asm`");
    let out = files.path("out.shbin");
    let unusable = [PICTURE, ("real.shbin", "is a shader container (.shbin), not text"), ("empty", "is empty")];
    files.refused(&["shader", "asm", "-o", &out], &[], &unusable);
    fs::write(files.path("latin.v.pica"), b".proc main\r\n mov \xFC\r\n").unwrap();
    pica_refuses(&["shader", "asm", "-o", &out, &files.path("latin.v.pica")], "latin.v.pica:2:6");
    assert!(!Path::new(&out).exists());
}

/// 2 GB were read before the first word was looked at. The file has no content on the disk.
#[test]
fn huge_files_are_refused_at_once() {
    let files = Files::new();
    let sparse = |name: &str, head: &[u8], length: u64| {
        fs::write(files.path(name), head).unwrap();
        fs::OpenOptions::new().write(true).open(files.path(name)).unwrap().set_len(length).unwrap();
    };
    sparse("huge.ctf", b"CiTr", 1 << 32);
    sparse("huge.bin", &[1, 0, 0, 0], 1 << 33);
    let start = std::time::Instant::now();
    files.refused(&["render", "-o", "-"], &[], &[("huge.ctf", "is larger than 4294967295 bytes")]);
    files.refused(&["render", "-o", "-"], &[], &[("huge.bin", "is of an unknown format, not a recording")]);
    files.refused(&["commands", "decode"], &[], &[("huge.bin", "is larger than 1073741824 bytes")]);
    assert!(start.elapsed().as_secs() < 5);
}

/// Carriage returns at line ends are no part of a line; what is no text is named with its line.
#[test]
fn lines_of_filters() {
    let run = pica_with(&["f24"], b"mov 3F0000\r\n# r\r\n\r\nadd 3F0000 3F0000\r\n");
    assert_eq!((run.status, run.text()), (0, "3F0000\n400000\n"), "{}", run.stderr);
    for (input, part) in [
        (&b"mov 3F0000\nfrob 1\n"[..], "line 2: unknown operation `frob`; there are add, sub, "),
        (b"\nmov\n", "line 2: mov takes 1 operand, not 0"),
        (b"mov \xFF\n", "line 1: the line is not text"),
        (b"mov 99999999999999999999\n", "line 1: `99999999999999999999` does not fit into 24 bits"),
        (b"mov 3F,0000\n", "line 1: `3F,0000` is not a hexadecimal number"),
    ] {
        let run = pica_with(&["f24"], input);
        assert_eq!(run.status, 2, "{part}");
        assert!(run.stderr.contains(part), "{}", run.stderr);
    }
    let run = pica_with(&["f24"], &vec![b'0'; (1 << 24) + 1]);
    assert!(run.status == 2 && run.stderr.contains("line 1: longer than"), "{}", run.stderr);
    let run = pica_with(&["shader", "run"], b"\r\n{}\r\n\xFF\n");
    assert_eq!((run.status, run.json_lines().len()), (2, 1));
    assert!(run.stderr.contains("line 3: the line is not text"), "{}", run.stderr);
    let run = pica_with(
        &["commands", "encode", "-", "-o", "-"],
        b"{\"id\": 77, \"value\": 1}\n{\"id\": 77, \"value\": \"one\"}\n",
    );
    assert_eq!((run.status, run.text()), (2, ""));
    assert!(run.stderr.contains("-:2: `one` is not a number (decimal or 0x) (column 25)"), "{}", run.stderr);
    let run = pica_with(&["commands", "encode", "-", "-o", "-"], b"{\"id\": 77, \"value\": 1}\r\n\r\n");
    assert_eq!((run.status, run.stdout.len()), (0, 8 + 8), "{}", run.stderr);
}

/// Nobody reads, or the disk is full.
#[test]
fn standard_streams_that_fail() {
    let in_shell = |script: &str| {
        let files: PathBuf = trace("01_triangle.ctf").into();
        let mut command = std::process::Command::new("sh");
        command.args(["-c", script, env!("CARGO_BIN_EXE_pica")]).arg(files).output().unwrap()
    };
    for script in [
        "\"$0\" commands decode \"$1\" | head -n 1",
        "\"$0\" f24 frob 2>&1 | true",
        "{ \"$0\" commands decode /no/such; test $? = 2; } 2>&1 | true",
        "\"$0\" regs list >&-",
        "\"$0\" render \"$1\" -o - | head -c 8 > /dev/null",
    ] {
        let output = in_shell(script);
        let messages = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success() && messages.is_empty(), "{script}: {messages}");
    }
    if !Path::new("/dev/full").exists() {
        println!("skipped: no /dev/full");
        return;
    }
    let output = in_shell("\"$0\" regs list > /dev/full");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("error: standard output: No space left"));
    let output = in_shell("\"$0\" commands decode /no/such 2> /dev/full");
    assert_eq!(output.status.code(), Some(2), "no panic where messages cannot be written");
}
