// SPDX-License-Identifier: MIT
//! Ways to a recording: `pica record`, and the header for emulators.

use super::pica::{Folder, pica_ok, pica_refuses, trace};
use super::recorder_text::{Language, program};
use pica_model::float::F24;
use pica_spec::choices::F32ToF24;
use pica_spec::trace::{Element, InitialState, Recording, lists};
use std::path::Path;
use std::process::Command;

/// The picture of a recording, as colours.
fn picture(folder: &Folder, recording: &str) -> Vec<u8> {
    let (png, rgba) = (folder.path("picture.png"), folder.path("picture.rgba"));
    pica_ok(&["render", recording, "-o", &png, "--rgba", &rgba]);
    folder.read("picture.rgba")
}

/// The list of 01_triangle, and its vertices with their address.
fn triangle() -> (Vec<u8>, u32, Vec<u8>) {
    let recording = Recording::read(&std::fs::read(trace("01_triangle.ctf")).unwrap()).unwrap();
    let list = lists(&recording).next().unwrap();
    let vertices = recording.stream.iter().find_map(|element| match element {
        Element::MemoryLoad { address, data } if *address != list.address => Some((*address, data.to_vec())),
        _ => None,
    });
    let (address, vertices) = vertices.unwrap();
    (list.segments[0].bytes.to_vec(), address, vertices)
}

/// A recording made of files gives the picture of the same recording put together here.
#[test]
fn of_a_list_and_a_memory_dump() {
    let folder = Folder::new();
    let (list, address, vertices) = triangle();
    let load = |address, bytes: &[u8]| Element::MemoryLoad { address, data: bytes.into() };
    let write = |address, value| Element::RegisterWrite { address, value };
    let mut pica_registers = vec![0; 0x300];
    (pica_registers[0x20], pica_registers[0x34], pica_registers[0x245]) = (0x1234_5678, 1, 1);
    let place = 0x2300_0000;
    let by_hand = Recording {
        state: InitialState { pica_registers, ..InitialState::default() },
        stream: vec![
            load(address, &vertices),
            load(place, &list),
            write(0x1040_18E8, place / 8),
            write(0x1040_18E0, list.len() as u32 / 8),
            write(0x1040_18F0, 1),
            Element::FrameMarker,
        ],
    };
    let expected = picture(&folder, &folder.write("by_hand.ctf", &by_hand.write().unwrap()));
    assert!(expected.chunks(4).filter(|pixel| *pixel != [0; 4]).count() > 1000, "a triangle");

    let (list_file, memory) = (folder.write("list.bin", &list), folder.write("vertices.bin", &vertices));
    let memory = format!("{address:#x}@{memory}");
    let made = folder.path("made.ctf");
    // Somewhere, at an address, and behind memory that lies where lists usually go.
    let first = format!("0x20000000@{}", folder.write("first.bin", &[0; 24]));
    for (list, more) in [(&list_file, None), (&format!("0x18500010@{list_file}"), None), (&list_file, Some(&first))] {
        let mut arguments = vec!["record", list, "-o", &made, "--memory", &memory];
        arguments.extend(more.into_iter().flat_map(|more| ["--memory", more]));
        let run = pica_ok(&arguments);
        assert_eq!(run.stderr, format!("wrote {made}\n"));
        assert!(picture(&folder, &made) == expected, "{arguments:?}");
        let first = lists(&Recording::read(&std::fs::read(&made).unwrap()).unwrap()).next().unwrap().address;
        assert_eq!(
            first,
            if more.is_some() {
                0x2000_0020
            } else if list.contains('@') {
                0x1850_0010
            } else {
                0x2000_0000
            }
        );
    }
    // A state without autostop: the list does not end where it says so.
    let zeros = folder.write("state.bin", &[1; 0x800]);
    pica_ok(&["record", &list_file, "-o", &made, "--state", &format!("pica_registers@{zeros}")]);
    let recording = Recording::read(&std::fs::read(&made).unwrap()).unwrap();
    assert_eq!(recording.state.pica_registers, vec![0x0101_0101; 0x200]);
}

#[test]
fn what_is_no_recording() {
    let folder = Folder::new();
    let (list, address, vertices) = triangle();
    let (whole, memory) = (folder.write("list.bin", &list), folder.write("vertices.bin", &vertices));
    let (cut, odd) = (folder.write("cut.bin", &list[..32]), folder.write("odd.bin", &list[..29]));
    let made = folder.path("made.ctf");
    let refused: [(&[&str], &str); 9] = [
        (&[&odd], "odd.bin: "),
        (&[&trace("01_triangle.ctf")], "is a recording (.ctf), not a command list"),
        (&[&folder.path("nothing")], "nothing"),
        (&[&format!("0x1000@{whole}")], "not inside VRAM or FCRAM"),
        (&[&format!("0x20000008@{whole}")], "not a multiple of 16"),
        (
            &[&whole, "--memory", &format!("{address}@{memory}"), "--memory", &format!("{address}@{memory}")],
            "over what lies",
        ),
        (&[&whole, "--memory", &memory], "ADDRESS@FILE"),
        (&[&whole, "--state", &format!("registers@{memory}")], "there is no block `registers`, only gpu_registers"),
        (&[&whole, "--state", &format!("pica_registers@{odd}")], "no whole number of 32-bit words"),
    ];
    for (arguments, part) in refused {
        pica_refuses(&[&["record", "-o", &made], arguments].concat(), part);
        assert!(!Path::new(&made).exists());
    }
    let run = pica_ok(&["record", &cut, "-o", &made]);
    assert!(run.stderr.contains("no write to FINALIZE"), "{}", run.stderr);
}

/// Compiles a C++ program that includes the header, with all warnings as errors; `None` if there is no compiler.
fn compiled(folder: &Folder, source: &str) -> Option<String> {
    let include = concat!(env!("CARGO_MANIFEST_DIR"), "/../c/include");
    let (source, binary) = (folder.write("program.cpp", source.as_bytes()), folder.path("program"));
    let warnings = ["-std=c++17", "-Wall", "-Wextra", "-Werror", "-pedantic", "-Wconversion"];
    let Ok(compiled) = Command::new("c++").args(warnings).args(["-I", include, &source, "-o", &binary]).output() else {
        assert!(
            std::env::var("PICA_REQUIRE_TOOLS").as_deref() != Ok("1"),
            "c++ is not installed (apt-get install g++)"
        );
        eprintln!("skipped: c++ is not installed (apt-get install g++)");
        return None;
    };
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    Some(binary)
}

/// Emulators in C++: the header compiles without a warning, and what is recorded through it is the same recording.
#[test]
fn through_the_header_for_emulators() {
    let folder = Folder::new();
    for name in ["01_triangle.ctf", "19_render_to_texture.ctf"] {
        let recording = Recording::read(&std::fs::read(trace(name)).unwrap()).unwrap();
        let Some(binary) = compiled(&folder, &program(&recording, Language::Cpp)) else { return };
        let made = folder.path("made.ctf");
        assert!(Command::new(&binary).arg(&made).status().unwrap().success());
        assert!(Recording::read(&std::fs::read(&made).unwrap()).unwrap() == recording, "{name}");
        assert!(picture(&folder, &made) == picture(&folder, &trace(name)), "{name}");
        // What cannot be written is no success, and leaves nothing.
        assert_eq!(Command::new(&binary).arg(folder.path("no/such")).status().unwrap().code(), Some(2));
    }
}

/// `pica::float24` is the conversion of the model, and a list is a load and three writes.
#[test]
fn helpers_of_the_header() {
    let folder = Folder::new();
    let edges = [0_u32, 0x2080_0000, 0x207F_FFFF, 0x5F7F_FFFF, 0x5F80_0000, 0x7F80_0000, 0x7FC0_0001, 0x7F80_0001, 1];
    let spread = (0..500_u32).map(|number| number.wrapping_mul(0x9E37_79B9));
    let patterns: Vec<u32> = edges.into_iter().flat_map(|bits| [bits, bits | 1 << 31]).chain(spread).collect();
    let numbers = |numbers: Vec<u32>| numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
    let expected = patterns.iter().map(|bits| F24::from_f32_bits(*bits, F32ToF24::TowardZero).to_bits()).collect();
    let source = format!(
        "#include \"pica_record.hpp\"\nstatic const std::uint32_t from[] = {{{}}}, to[] = {{{}}};\n\
         int main() {{\n\
           for (std::size_t i = 0; i < {}; ++i) {{\n\
             float value;\n    std::memcpy(&value, &from[i], sizeof value);\n\
             if (pica::float24(value) != to[i]) {{ std::printf(\"%08X\\n\", from[i]); return 1; }}\n  }}\n\
           pica::Recorder one, other;\n  const char list[32] = {{}};\n\
           one.list(0x20000010, list, 32);\n\
           other.load(0x20000010, list, 32);\n  other.write(0x104018E0, 4);\n\
           other.write(0x104018E8, 0x4000002);\n  other.write(0x104018F0, 1);\n\
           return one.bytes() == other.bytes() && one.bytes().size() == 100 + 32 + 4 * 20 ? 0 : 2;\n}}\n",
        numbers(patterns.clone()),
        numbers(expected),
        patterns.len()
    );
    let Some(binary) = compiled(&folder, &source) else { return };
    let run = Command::new(binary).output().unwrap();
    assert_eq!(run.status.code(), Some(0), "{}", String::from_utf8_lossy(&run.stdout));
}
