// SPDX-License-Identifier: MIT
//! The program that runs experiments on a console, as files that `pica experiment export` writes beside them.

/// The file in the folder of an experiment that says what the console does, a step a line (`console/README.md`).
pub const STEPS: &str = "steps.txt";

/// Names and texts of the files.
pub const FILES: [(&str, &str); 3] = [
    ("console/README.md", include_str!("../console/README.md")),
    ("console/Makefile", include_str!("../console/Makefile")),
    ("console/source/main.c", include_str!("../console/main.c")),
];
