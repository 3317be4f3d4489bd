// SPDX-License-Identifier: MIT
//! The C example as C11 and as C++17, with all warnings as errors, under AddressSanitizer and UndefinedBehaviorSanitizer.

use crate::install::{ended, library, output};
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
