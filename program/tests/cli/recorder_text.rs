// SPDX-License-Identifier: MIT
//! Recordings as programs that record them anew, in C and in C++.

use pica_spec::trace::{Element, InitialState, Recording};
use std::fmt::Write;

/// How calls are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// With `c/include/pica.h`.
    C,
    /// With `c/include/pica_record.hpp`.
    Cpp,
}

/// A program that makes the calls for a recording, and writes it to the file that its argument names.
pub fn program(recording: &Recording, language: Language) -> String {
    let mut data = String::new();
    let mut calls = String::new();
    let mut call = |name: &str, arguments: &str| {
        let _ = match language {
            Language::C if arguments.is_empty() => writeln!(calls, "    if (pica_recorder_{name}(recorder)) return 1;"),
            Language::C => writeln!(calls, "    if (pica_recorder_{name}(recorder, {arguments})) return 1;"),
            Language::Cpp => writeln!(calls, "    recorder.{name}({arguments});"),
        };
    };
    let mut state = recording.state.clone();
    for (number, name) in InitialState::BLOCK_NAMES.into_iter().enumerate() {
        let words = state.block_mut(name).unwrap();
        if !words.is_empty() {
            let _ = writeln!(data, "static const uint32_t state_{number}[] = {{{}}};", numbers(words));
            let block = if language == Language::C { format!("\"{name}\"") } else { format!("pica::Block::{name}") };
            call("state", &format!("{block}, state_{number}, {}", words.len()));
        }
    }
    for (number, element) in recording.stream.iter().enumerate() {
        match element {
            Element::FrameMarker => call("frame", ""),
            Element::MemoryLoad { address, data: bytes } => {
                let _ = writeln!(data, "static const uint8_t data_{number}[] = {{{}}};", numbers(bytes));
                call("load", &format!("{address:#X}, data_{number}, {}", bytes.len()));
            }
            Element::RegisterWrite { address, value } => call("write", &format!("{address:#X}, {value:#X}")),
        }
    }
    let (include, body) = match language {
        Language::C => (
            "#include <stdio.h>\n#include \"pica.h\"",
            format!(
                "    struct PicaRecorder *recorder = pica_recorder_new();\n    size_t size;\n    const uint8_t *bytes;\n    FILE *file;\n\
                 {calls}    bytes = pica_recorder_bytes(recorder, &size);\n    file = fopen(arguments[count - 1], \"wb\");\n    \
                 if (!bytes || !file || fwrite(bytes, 1, size, file) != size || fclose(file)) return 2;\n    \
                 pica_recorder_free(recorder);\n    return 0;\n"
            ),
        ),
        Language::Cpp => (
            "#include \"pica_record.hpp\"",
            format!("    pica::Recorder recorder;\n{calls}    return recorder.finish(arguments[count - 1]) ? 0 : 2;\n"),
        ),
    };
    format!("{include}\n#include <stdint.h>\n{data}int main(int count, char **arguments) {{\n{body}}}\n")
}

fn numbers<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}
