// SPDX-License-Identifier: MIT
//! Where output goes: files, links, devices, pipes, folders.

use super::pica::{pica, pica_ok, pica_refuses, pica_with, trace};
use std::fs;
use std::os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt, chown, symlink};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Two lines for `pica commands encode`, and the list that they make.
const LINES: &str = "{\"id\": 77, \"value\": 12517376}\n{\"id\": 16, \"value\": 305419896}\n";

fn list() -> Vec<u8> {
    [0x00BF_0000_u32, 0x000F_004D, 0x1234_5678, 0x000F_0010].map(u32::to_le_bytes).concat()
}

/// A folder for output.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes the list to a path in it; gives status and standard error.
    fn encode(&self, name: &str) -> (i32, String) {
        let run = pica_with(&["commands", "encode", "-", "-o", self.path(name).to_str().unwrap()], LINES.as_bytes());
        assert_eq!(run.text(), "");
        (run.status, run.stderr)
    }

    fn encode_ok(&self, name: &str) {
        let (status, messages) = self.encode(name);
        assert_eq!(status, 0, "{name}: {messages}");
    }

    fn refuses(&self, name: &str, part: &str) {
        let (status, messages) = self.encode(name);
        assert_eq!(status, 2, "{name}: {messages}");
        assert!(messages.contains(part) && messages.contains(name), "{name}: `{messages}` does not contain `{part}`");
    }

    fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    /// The names in it: nothing temporary stays.
    fn names(&self) -> Vec<String> {
        let names = fs::read_dir(self.0.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }
}

/// Runs a tool that makes a special file.
fn made(program: &str, path: &Path, arguments: &[&str]) -> bool {
    Command::new(program).arg(path).args(arguments).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// The program in a shell, as `"$0"`, with the lines on standard input.
fn shell(script: &str, folder: &Folder) -> Command {
    fs::write(folder.path("lines"), LINES).unwrap();
    let mut command = Command::new("sh");
    command.args(["-c", script, env!("CARGO_BIN_EXE_pica")]).current_dir(folder.0.path());
    command
}

/// The device was once removed, and an ordinary file took its place.
#[test]
fn a_device_stays_a_device() {
    let folder = Folder::new();
    // The numbers of /dev/null.
    if !made("mknod", &folder.path("null"), &["c", "1", "3"]) {
        println!("skipped: mknod is not permitted here");
        return;
    }
    if fs::OpenOptions::new().write(true).open(folder.path("null")).is_err() {
        println!("skipped: device nodes cannot be opened in the folder for temporary files");
        return;
    }
    folder.encode_ok("null");
    assert!(fs::metadata(folder.path("null")).unwrap().file_type().is_char_device());
    symlink("null", folder.path("link.png")).unwrap();
    let (picture, node) = (folder.path("link.png"), folder.path("null"));
    let arguments = [picture.to_str().unwrap(), "--rgba", node.to_str().unwrap(), "--depth", node.to_str().unwrap()];
    pica_ok(&[&["render", &trace("01_triangle.ctf"), "-o"], &arguments[..]].concat());
    assert!(fs::metadata(folder.path("null")).unwrap().file_type().is_char_device());
    assert!(fs::symlink_metadata(folder.path("link.png")).unwrap().is_symlink());
    assert_eq!(folder.names(), ["link.png", "null"]);
}

#[test]
fn a_pipe_gets_the_bytes() {
    let folder = Folder::new();
    assert!(made("mkfifo", &folder.path("pipe"), &[]));
    symlink("pipe", folder.path("link")).unwrap();
    for name in ["pipe", "link"] {
        let path = folder.path("pipe");
        let reader = std::thread::spawn(move || fs::read(path).unwrap());
        folder.encode_ok(name);
        assert_eq!(reader.join().unwrap(), list(), "{name}");
    }
    assert!(fs::symlink_metadata(folder.path("pipe")).unwrap().file_type().is_fifo());
}

#[test]
fn descriptors_are_written_through() {
    let folder = Folder::new();
    for (script, before) in [
        ("\"$0\" commands encode lines -o /dev/stdout > out", ""),
        ("echo head > out; \"$0\" commands encode lines -o /dev/stdout >> out", "head\n"),
        ("\"$0\" commands encode lines -o /dev/fd/3 3> out", ""),
        ("{ echo head; \"$0\" commands encode lines -o /dev/fd/1; } > out", "head\n"),
        ("\"$0\" commands encode lines -o /dev/stdout | cat > out", ""),
        ("exec 4> out; ln -sf /dev/fd/4 link; \"$0\" commands encode lines -o link", ""),
    ] {
        let output = shell(script, &folder).output().unwrap();
        assert!(output.status.success(), "{script}: {output:?}");
        assert_eq!(folder.read("out"), [before.as_bytes(), &list()].concat(), "{script}");
        fs::remove_file(folder.path("out")).unwrap();
    }
}

/// The link was replaced by a file, and its target stayed as it was.
#[test]
fn links_stay_and_their_targets_change() {
    let folder = Folder::new();
    fs::create_dir(folder.path("real")).unwrap();
    fs::write(folder.path("real/file"), "old").unwrap();
    symlink("real/file", folder.path("relative")).unwrap();
    symlink("relative", folder.path("chained")).unwrap();
    symlink("real/new", folder.path("dangling")).unwrap();
    symlink(folder.path("real"), folder.path("folder")).unwrap();
    for (name, target) in
        [("relative", "real/file"), ("chained", "real/file"), ("dangling", "real/new"), ("folder/third", "real/third")]
    {
        let _ = fs::write(folder.path("real/file"), "old");
        folder.encode_ok(name);
        assert_eq!(folder.read(target), list(), "{name}");
        assert!(fs::symlink_metadata(folder.path(target)).unwrap().is_file());
    }
    for name in ["relative", "chained", "dangling", "folder"] {
        assert!(fs::symlink_metadata(folder.path(name)).unwrap().is_symlink(), "{name}");
    }
    symlink("two", folder.path("one")).unwrap();
    symlink("one", folder.path("two")).unwrap();
    folder.refuses("one", "in circles");
    symlink("missing/file", folder.path("nowhere")).unwrap();
    folder.refuses("nowhere", "missing");
}

#[test]
fn folders_and_sockets_are_no_files() {
    let folder = Folder::new();
    let _listener = std::os::unix::net::UnixListener::bind(folder.path("socket")).unwrap();
    folder.refuses("socket", "a socket");
    fs::create_dir(folder.path("sub")).unwrap();
    folder.refuses("sub", "is a folder");
    folder.refuses("sub/", "folder");
    folder.refuses("new/", "folder");
    fs::write(folder.path("file"), "").unwrap();
    folder.refuses("file/x", "not a folder");
    assert_eq!(folder.names(), ["file", "socket", "sub"]);
    assert!(fs::symlink_metadata(folder.path("socket")).unwrap().file_type().is_socket());
}

/// The permissions once became those of a new file.
#[test]
fn permissions_of_a_file_stay() {
    let folder = Folder::new();
    fs::write(folder.path("old"), "old").unwrap();
    fs::set_permissions(folder.path("old"), fs::Permissions::from_mode(0o640)).unwrap();
    let given = chown(folder.path("old"), Some(1234), Some(4321)).is_ok();
    folder.encode_ok("old");
    let old = fs::metadata(folder.path("old")).unwrap();
    assert_eq!(old.mode() & 0o7777, 0o640);
    if given {
        assert_eq!((old.uid(), old.gid()), (1234, 4321));
    } else {
        println!("skipped: the owner, which only root can give away");
    }
    for (mask, mode) in [("027", 0o640), ("077", 0o600), ("000", 0o666)] {
        let script = format!("umask {mask}; \"$0\" commands encode lines -o new-{mask}");
        assert!(shell(&script, &folder).status().unwrap().success());
        assert_eq!(fs::metadata(folder.path(&format!("new-{mask}"))).unwrap().mode() & 0o7777, mode);
    }
}

/// For a user who is not root, a file that may not be written stays; one in a folder that takes no new files is overwritten.
#[test]
fn what_may_not_be_written_stays() {
    let folder = Folder::new();
    let open = |name: &str, mode| fs::set_permissions(folder.path(name), fs::Permissions::from_mode(mode)).unwrap();
    fs::create_dir(folder.path("closed")).unwrap();
    for (name, mode) in [("closed/open", 0o666), ("protected", 0o444)] {
        fs::write(folder.path(name), "old").unwrap();
        open(name, mode);
    }
    let run = |path: &str| {
        let mut command = shell(&format!("\"$0\" commands encode lines -o {path}"), &folder);
        if fs::metadata(folder.0.path()).unwrap().uid() == 0 {
            command.uid(65534).gid(65534);
        }
        open("closed", 0o555);
        open("", 0o777);
        command.output().unwrap()
    };
    let output = run("closed/open");
    if String::from_utf8_lossy(&output.stderr).contains("pica: ") {
        println!("skipped: the program is in a folder that other users cannot enter");
        return;
    }
    assert!(output.status.success(), "{output:?}");
    assert_eq!(folder.read("closed/open"), list());
    assert_eq!(fs::metadata(folder.path("closed/open")).unwrap().mode() & 0o777, 0o666);
    for (path, name) in [("protected", "protected"), ("closed/new", "closed/new")] {
        let output = run(path);
        let messages = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{messages}");
        assert!(messages.contains(&format!("{name}: Permission denied")), "{messages}");
    }
    assert_eq!(folder.read("protected"), b"old");
    open("closed", 0o755);
    assert_eq!(fs::read_dir(folder.path("closed")).unwrap().count(), 1);
}

/// Every command that writes a file, with the path last.
#[test]
fn no_folder_is_made_for_a_mistyped_path() {
    let folder = Folder::new();
    fs::write(folder.path("a.v.pica"), ".proc main\n  end\n.end\n.out o position\n").unwrap();
    fs::write(folder.path("lines"), LINES).unwrap();
    let (source, lines) = (folder.path("a.v.pica"), folder.path("lines"));
    let (source, lines) = (source.to_str().unwrap(), lines.to_str().unwrap());
    let recording = trace("01_triangle.ctf");
    let render = ["render", recording.as_str(), "-o", "-", "--rgba"];
    for (number, command) in [
        &["render", recording.as_str(), "-o"][..],
        &render,
        &["render", recording.as_str(), "-o", "-", "--depth"],
        &["commands", "encode", lines, "-o"],
        &["shader", "asm", source, "-o"],
        &["regs", "export", "--as", "vh", "-o"],
        &["verilog", "f24_cmp", "-o"],
        &["vectors", "f24_cmp", "--count", "4", "-o"],
    ]
    .into_iter()
    .enumerate()
    {
        let above = folder.path(&format!("new{number}"));
        let path = above.join("sub/x");
        let path = path.to_str().unwrap();
        let sub = above.join("sub");
        pica_refuses(&[command, &[path]].concat(), &format!("there is no folder {}", sub.display()));
        pica_refuses(&[command, &[path]].concat(), "--parents");
        assert!(!above.exists(), "{command:?}");
        let run = pica_ok(&[command, &[path, "-p"]].concat());
        assert!(Path::new(path).exists(), "{command:?}");
        if command[0] != "vectors" {
            assert!(run.stderr.ends_with(&format!("wrote {path}\n")), "{command:?}: {}", run.stderr);
        }
        fs::remove_dir_all(&above).unwrap();
    }
    // The last folder is made: it is what is asked for.
    let made = folder.path("made");
    pica_ok(&["verilog", "f24_cmp", "-o", made.to_str().unwrap()]);
    pica_refuses(&["verilog", "f24_cmp", "-o", lines], "is not a folder");
    // A missing folder behind a link.
    symlink("there/file", folder.path("link")).unwrap();
    let link = folder.path("link");
    pica_ok(&["commands", "encode", lines, "-p", "-o", link.to_str().unwrap()]);
    assert_eq!(folder.read("there/file"), list());
    // An option of long work is looked at before it.
    pica_refuses(&["equiv", "f24_cmp", "--vcd", folder.path("no/a.vcd").to_str().unwrap()], "there is no folder");
}

/// Nothing was written, though the picture was there.
#[test]
fn a_picture_without_depth() {
    let folder = Folder::new();
    let [picture, rgba, depth] = ["a.png", "a.rgba", "a.z"].map(|name| folder.path(name).to_str().unwrap().to_owned());
    let run = pica(&["render", &trace("05_tev.ctf"), "-o", &picture, "--rgba", &rgba, "--depth", &depth]);
    assert_eq!(run.status, 2);
    let told = format!("wrote {picture}\nwrote {rgba}\nerror: {}: no depth buffer is bound", trace("05_tev.ctf"));
    assert!(run.stderr.contains(&told), "{}", run.stderr);
    assert_eq!(folder.names(), ["a.png", "a.rgba"]);
}

#[test]
fn pictures_are_png() {
    let folder = Folder::new();
    let recording = trace("01_triangle.ctf");
    let path = |name: &str| folder.path(name).to_str().unwrap().to_owned();
    for name in ["x.jpg", "x.png.bmp", "x.rgba"] {
        // The recording is not even looked for.
        pica_refuses(&["render", "no/such.ctf", "-o", &path(name)], &format!("{name}: -o writes PNG"));
    }
    let same = path("x.png");
    pica_refuses(&["render", &recording, "-o", &same, "--rgba", &same], "is given for -o and for --rgba");
    pica_refuses(&["render", &recording, "-o", "-", "--depth", "-"], "is given for -o and for --depth");
    assert!(folder.names().is_empty());
    for name in ["x.PNG", "x"] {
        pica_ok(&["render", &recording, "-o", &path(name)]);
    }
    // A pipe may have any name.
    assert!(made("mkfifo", &folder.path("pipe.jpg"), &[]));
    let pipe = folder.path("pipe.jpg");
    let reader = std::thread::spawn(move || fs::read(pipe).unwrap());
    pica_ok(&["render", &recording, "-o", &path("pipe.jpg")]);
    assert_eq!(reader.join().unwrap(), folder.read("x"));
}

/// All files are looked at before the first is written.
#[test]
fn one_bad_path_of_several() {
    let folder = Folder::new();
    let path = |name: &str| folder.path(name).to_str().unwrap().to_owned();
    let recording = trace("01_triangle.ctf");
    pica_refuses(&["render", &recording, "-o", &path("a.png"), "--depth", &path("no/z")], "there is no folder");
    assert!(folder.names().is_empty());
}

/// A program that was killed while it wrote leaves a file of another name; the next one that writes there removes it.
#[test]
fn what_a_killed_program_left_is_removed() {
    let folder = tempfile::tempdir().unwrap();
    let mut gone = Command::new("true").spawn().unwrap();
    gone.wait().unwrap();
    let left = folder.path().join(format!(".writing-{}-abc", gone.id()));
    fs::write(&left, "half").unwrap();
    let picture = folder.path().join("frame.png");
    pica_ok(&["render", &trace("01_triangle.ctf"), "-o", picture.to_str().unwrap()]);
    assert!(picture.is_file() && !left.exists());
}
