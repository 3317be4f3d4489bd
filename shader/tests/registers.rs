// SPDX-License-Identifier: MIT
//! What a loader writes for a container, against what the homebrew loader was recorded to write, and the rules of
//! shbin.md#from-dvle-to-registers that the recordings do not reach.

use std::collections::BTreeMap;

use pica_shader::assembler::{SourceFile, assemble};
use pica_shader::shbin::registers::{Pipeline, RegisterWrite, packed};
use pica_shader::shbin::{OutputMap, Shbin};

/// The recorded writes of a container.
#[derive(Default)]
struct Recorded {
    configuration: Vec<RegisterWrite>,
    /// Index register, then index and three words.
    constants: Vec<[u32; 5]>,
    /// Register and value.
    integers: Vec<[u32; 2]>,
}

fn recorded() -> BTreeMap<String, Recorded> {
    let hex = |text: &str| u32::from_str_radix(text, 16).expect("a hexadecimal number");
    let mut containers: BTreeMap<String, Recorded> = BTreeMap::new();
    let mut current = String::new();
    for line in include_str!("data/shaders/recorded_writes.txt").lines().filter(|line| !line.starts_with(';')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words[0] == "container" {
            current = words[1].to_owned();
        }
        let container = containers.entry(current.clone()).or_default();
        match words[0] {
            "container" => {}
            "constant" => container.constants.push([1, 2, 3, 4, 5].map(|index| hex(words[index]))),
            "integer" => container.integers.push([hex(words[1]), hex(words[2])]),
            place => {
                let (register, mask) = place.split_once('/').expect("register/mask");
                container.configuration.push(RegisterWrite {
                    register: hex(register) as u16,
                    mask: hex(mask) as u8,
                    value: hex(words[1]),
                });
            }
        }
    }
    containers
}

fn container(name: &str) -> Shbin {
    let path = format!("{}/tests/data/shaders/{name}.shbin", env!("CARGO_MANIFEST_DIR"));
    Shbin::read(&std::fs::read(path).expect("part of the test data")).expect("well-formed")
}

#[test]
fn configurations_are_those_of_the_recorded_loader() {
    let recorded = recorded();
    assert_eq!(recorded.len(), 10);
    for (name, Recorded { configuration, .. }) in recorded {
        let shbin = container(&name);
        let own = Pipeline::of(&shbin).expect("a vertex program").configuration();
        for (index, (own, recorded)) in own.iter().zip(&configuration).enumerate() {
            assert_eq!(own, recorded, "{name}: write {index}");
        }
        assert_eq!(own.len(), configuration.len(), "{name}");
    }
}

/// The recorded loader tracks constants itself, so the order is not compared.
#[test]
fn constants_are_among_the_recorded_writes() {
    let mut floats = 0;
    for (name, Recorded { constants, integers, .. }) in recorded() {
        let shbin = container(&name);
        let writes = Pipeline::of(&shbin).expect("a vertex program").constants();
        for (at, write) in writes.iter().enumerate() {
            let register = u32::from(write.register);
            match register & 0x0F {
                0 if register & 0xF0 == 0xC0 || register & 0xF0 == 0x90 => {
                    let words = [1, 2, 3].map(|offset| writes[at + offset].value);
                    let expected = [register, write.value, words[0], words[1], words[2]];
                    assert!(constants.contains(&expected), "{name}: {expected:X?}");
                    floats += 1;
                }
                1..=4 if register & 0xF0 != 0xC0 && register & 0xF0 != 0x90 => {
                    assert!(integers.contains(&[register, write.value]), "{name}: {register:X}");
                }
                _ => {}
            }
        }
        assert_eq!(
            writes.iter().filter(|write| matches!(write.register, 0x290 | 0x2C0)).count(),
            constants.len(),
            "{name}"
        );
    }
    assert_eq!(floats, 18);
}

/// Worked by hand: uniform (1, 2, 3, 4) in f24 mode.
#[test]
fn f24_vectors_are_packed_in_three_words() {
    assert_eq!(packed([0x3F_0000, 0x40_0000, 0x40_8000, 0x41_0000]), [0x4100_0040, 0x8000_4000, 0x003F_0000]);
}

fn map(outputs: &str) -> OutputMap {
    let source = SourceFile::new("map.pica", format!("{outputs}.proc main\nend\n.end\n"));
    let shbin = assemble(&[source]).unwrap_or_else(|errors| panic!("{}", errors[0])).shbin;
    OutputMap::of(&shbin.programs[0])
}

#[test]
fn every_property_has_its_semantics_and_clock() {
    let cases = [
        ("position", 0x0302_0100, 1 << 0, false),
        ("normalquat", 0x0706_0504, 1 << 24, false),
        ("color", 0x0B0A_0908, 1 << 1, false),
        ("texcoord0", 0x1F1F_0D0C, 1 << 8, true),
        ("texcoord0w", 0x1F1F_1F10, 1 << 16, true),
        ("texcoord1", 0x1F1F_0F0E, 1 << 9, true),
        ("texcoord2", 0x1F1F_1716, 1 << 10, true),
        ("view", 0x1F14_1312, 1 << 24, false),
        ("dummy", 0x1F1F_1F1F, 0, false),
    ];
    for (property, word, clock, texture_coordinates) in cases {
        let map = map(&format!(".out - {property}\n"));
        assert_eq!((map.total, map.mask, map.words[0]), (1, 1, word), "{property}");
        assert_eq!((map.clock, map.texture_coordinates), (clock, texture_coordinates), "{property}");
        assert_eq!(map.words[1..], [0x1F1F_1F1F; 6]);
    }
}

/// Consecutive codes go to the components of the mask, and two outputs can share a register.
#[test]
fn masks_place_the_semantics() {
    let map = map(".out - texcoord0 o1.xy\n.out - texcoord0w o1.w\n.out - position o0.xy\n");
    assert_eq!((map.total, map.mask), (2, 3));
    assert_eq!(map.words[..2], [0x1F1F_0100, 0x101F_0D0C]);
    // A position of two components has no z to clock.
    assert_eq!(map.clock, 1 << 8 | 1 << 16);
}

#[test]
fn merged_maps_have_common_words_first() {
    let vertex = map(".out - position\n.out - color\n.out - view\n");
    let geometry = map(".out - texcoord0\n.out - color\n.out - position\n");
    let merged = OutputMap::merged(&vertex, &geometry);
    let [position, color, view, texcoord0] = [0x0302_0100, 0x0B0A_0908, 0x1F14_1312, 0x1F1F_0D0C];
    assert_eq!(merged.words[..4], [color, position, texcoord0, view]);
    assert_eq!(merged.total, 4);
    assert!(merged.texture_coordinates);
    assert_eq!(merged.clock, 1 << 0 | 1 << 1 | 1 << 8 | 1 << 24);
}

#[test]
fn boolean_constants_are_written_together() {
    let text = ".setb b0 true\n.setb b15 on\n.setb b3 false\n.proc main\nend\n.end\n";
    let shbin = assemble(&[SourceFile::new("bool.pica", text)]).expect("no errors").shbin;
    let writes = Pipeline::of(&shbin).expect("a vertex program").constants();
    assert_eq!(writes, [RegisterWrite { register: 0x2B0, mask: 0xF, value: 0x7FFF_8001 }]);
}

#[test]
fn vertex_code_is_cut_to_512_words() {
    let mut shbin = container("01_triangle.tri");
    shbin.code.resize(600, 0x8400_0000);
    let writes = Pipeline::of(&shbin).expect("a vertex program").configuration();
    assert_eq!(writes.iter().filter(|write| write.register == 0x2CC).count(), 512);
}

#[test]
fn a_container_without_vertex_program_makes_no_pipeline() {
    assert!(Pipeline::of(&Shbin::default()).is_none());
}
