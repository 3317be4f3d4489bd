// SPDX-License-Identifier: MIT
//! The commands of the tour are run: what it prints is what the program prints.

use std::path::Path;
use std::process::Command;

/// Runs every `$ command` of the `console` blocks and puts its real output behind it. `UPDATE_EXPECT=1` renews the page.
#[test]
fn the_tour_shows_real_output() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let path = root.join("docs/tour.md");
    let text = std::fs::read_to_string(&path).unwrap();
    let mut real = String::new();
    let mut commands = 0;
    let mut in_block = false;
    for line in text.lines() {
        if line.starts_with("```") {
            in_block = line == "```console";
        }
        let Some(command) = line.strip_prefix("$ ").filter(|_| in_block) else {
            // Old output goes; the command before it brings the new one.
            if !in_block || line.starts_with("```") {
                real += line;
                real.push('\n');
            }
            continue;
        };
        let folder = Path::new(env!("CARGO_BIN_EXE_pica")).parent().unwrap();
        let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
        let output = Command::new("sh").args(["-c", command]).current_dir(root).env("PATH", path).output().unwrap();
        let messages = String::from_utf8_lossy(&output.stderr).into_owned();
        // The status is that of the last program of a pipe.
        assert!(output.status.success() && !messages.contains("error:"), "{command}: {messages}");
        real += &format!("{line}\n{}", String::from_utf8(output.stdout).unwrap());
        commands += 1;
    }
    assert!(commands >= 10, "the tour has commands");
    expect_test::expect_file![path].assert_eq(&real);
}
