// SPDX-License-Identifier: MIT
//! The C example as C11 and as C++17, with all warnings as errors, under AddressSanitizer and UndefinedBehaviorSanitizer.

use crate::install::{ended, library, output, root};
use crate::recorder_text::{Language, program};
use pica_spec::trace::Recording;
use std::process::Command;

#[test]
fn the_example_runs_as_c_and_as_cpp() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = library("dev");
    for (compiler, language, standard) in [("cc", "c", "c11"), ("c++", "c++", "c++17")] {
        let program = folder.path().join(compiler);
        output(
            Command::new(compiler)
                .args(["-x", language, &format!("-std={standard}"), "-Wall", "-Wextra", "-Werror", "-pedantic", "-g"])
                .args(["-fsanitize=address,undefined", "-fno-sanitize-recover=all"])
                .args(["-I", "c/include", "c/examples/reference.c", "-x", "none"])
                .arg(&library)
                .args(["-lm", "-lpthread", "-ldl", "-o"])
                .arg(&program),
        );
        let text = output(Command::new(&program).arg("spec/tests/traces/01_triangle.ctf"));
        assert!(text.contains(": 0 wrong"), "{compiler}: {text}");
        let (content, text) = ended(Command::new(&program).arg("no_such_recording.ctf"));
        assert!(!content && text.contains("no_such_recording.ctf"), "{compiler}: {text}");
    }
}

/// A recording that is made anew through the C library is the same.
#[test]
fn recordings_are_made_in_c() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = library("dev");
    let file = std::fs::read(root().join("spec/tests/traces/19_render_to_texture.ctf")).expect("a recording");
    let recording = Recording::read(&file).expect("a recording");
    let [source, binary, made] = ["record.c", "record", "made.ctf"].map(|name| folder.path().join(name));
    std::fs::write(&source, program(&recording, Language::C)).expect("the source");
    output(
        Command::new("cc")
            .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic", "-g"])
            .args(["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-I", "c/include"])
            .arg(&source)
            .arg(&library)
            .args(["-lm", "-lpthread", "-ldl", "-o"])
            .arg(&binary),
    );
    output(Command::new(&binary).arg(&made));
    assert!(std::fs::read(&made).expect("the recording") == file);
}
