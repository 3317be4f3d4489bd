// SPDX-License-Identifier: MIT
//! Files as other recorders wrote them, made by a writer of its own.

use super::*;
use pica_spec::trace::{BlockSizes, Form, InitialState, WriteLayout};

/// How a recorder writes.
#[derive(Clone, Copy)]
struct Style {
    /// A register write has a size code and 64 bits of value.
    size_code: bool,
    /// The unit of the sizes in the header: 4 for words.
    unit: u32,
}

const CITRA: Style = Style { size_code: true, unit: 4 };
const NEW: Style = Style { size_code: false, unit: 4 };

/// A file in a style. Every load has its own bytes.
fn file(recording: &Recording, style: Style) -> Vec<u8> {
    let state = &recording.state;
    let blocks = [
        &state.gpu_registers,
        &state.lcd_registers,
        &state.pica_registers,
        &state.default_attributes,
        &state.vs_program_binary,
        &state.vs_swizzle_data,
        &state.vs_float_uniforms,
        &state.gs_program_binary,
        &state.gs_swizzle_data,
        &state.gs_float_uniforms,
    ];
    let mut header = vec![u32::from_le_bytes(*b"CiTr"), 1, 100];
    let mut body = Vec::new();
    for block in blocks {
        header.extend([100 + body.len() as u32, block.len() as u32 * 4 / style.unit]);
        body.extend(bytes_of(block));
    }
    let mut stream = Vec::new();
    for element in &recording.stream {
        stream.extend(match element {
            Element::FrameMarker => [0xE1, 0, 0, 0, 0],
            Element::MemoryLoad { address, data } => {
                let offset = 100 + body.len() as u32;
                body.extend_from_slice(data);
                [0xE2, offset, data.len() as u32, *address, 0]
            }
            Element::RegisterWrite { address, value } if style.size_code => [0xE3, *address, 0xD3, *value, 0],
            Element::RegisterWrite { address, value } => [0xE3, *address, *value, 0, 0],
        });
    }
    header.extend([100 + body.len() as u32, recording.stream.len() as u32]);
    [bytes_of(&header), body, bytes_of(&stream)].concat()
}

fn recorded() -> impl Iterator<Item = (&'static str, Recording)> {
    TRACES.into_iter().map(|(name, bytes)| (name, Recording::read(bytes).unwrap()))
}

/// Every recorded scene comes back the same from a file of the older kind, and the file says so.
#[test]
fn writes_with_size_codes() {
    for (name, recording) in recorded() {
        let (read, form) = Recording::read_with_form(&file(&recording, CITRA)).unwrap();
        assert_eq!(read, recording, "{name}");
        assert_eq!(form, Form { writes: WriteLayout::SizeCode, ..Form::default() }, "{name}");
        let [note] = &form.notes()[..] else { panic!("{name}: {:?}", form.notes()) };
        assert!(note.starts_with("a recording of the older kind (Citra, 2015-05 to 2023-12)"), "{note}");
        let (_, form) = Recording::read_with_form(&file(&recording, NEW)).unwrap();
        assert_eq!((&form, form.notes()), (&Form::default(), vec![]), "{name}");
    }
}

/// Writes of all sizes: 64 bits are two words, 8 and 16 bits are the low ones of the value.
#[test]
fn sizes_of_writes() {
    let words = [
        [0xE3, 0x1040_0010, 0xD4, 0x1111_2222, 0x3333_4444],
        [0xE3, 0x1040_0018, 0xD1, 0xFFFF_FF56, 7],
        [0xE3, 0x1040_001C, 0xD2, 0xFFFF_7856, 7],
        [0xE1, 0, 0, 0, 0],
    ];
    let mut bytes = file(&recording(vec![Element::FrameMarker; 4]), NEW);
    bytes.truncate(100);
    bytes.extend(words.iter().flat_map(|words| bytes_of(words)));
    let (read, form) = Recording::read_with_form(&bytes).unwrap();
    let expected = [
        write(0x1040_0010, 0x1111_2222),
        write(0x1040_0014, 0x3333_4444),
        write(0x1040_0018, 0x56),
        write(0x1040_001C, 0x7856),
        Element::FrameMarker,
    ];
    assert_eq!(read, recording(expected));
    assert_eq!(form.notes()[1], "2 of its register writes have 8 or 16 bits: they write words");
    // A write without a size code among them is of neither kind.
    bytes[100 + 20 + 8..][..4].copy_from_slice(&bytes_of(&[0xD5]));
    assert!(Recording::read(&bytes).unwrap_err().to_string().contains("unused word of stream element 0"));
}

/// Values that are size codes are values if nothing follows them.
#[test]
fn size_codes_as_values() {
    let codes = recording([0xD1, 0xD2, 0xD3, 0xD4].map(|code| write(0x1040_1000, code)));
    let (read, form) = Recording::read_with_form(&codes.write().unwrap()).unwrap();
    assert_eq!((read, form), (codes, Form::default()));
}

/// A state whose w components are what lay on the stack of the recorder: what can be no float24 is 0.
#[test]
fn unset_components() {
    let vectors = |w: [u32; 2]| vec![1, 2, 3, w[0], 4, 5, 6, w[1]];
    let mut scene = recording([write(0x1040_1000, 1)]);
    scene.state = InitialState {
        default_attributes: vectors([0x7FFD_1234, 0x3F_0000]),
        vs_float_uniforms: vectors([0xFFFF_FFFF, 0x0100_0000]),
        ..InitialState::default()
    };
    let (read, form) = Recording::read_with_form(&file(&scene, CITRA)).unwrap();
    assert_eq!(read.state.default_attributes, vectors([0, 0x3F_0000]));
    assert_eq!(read.state.vs_float_uniforms, vectors([0, 0]));
    assert_eq!(form.unset_components, 3);
    assert_eq!(form.notes()[1], "3 of its w components are no float24: they are 0");
}

#[test]
fn sizes_in_bytes() {
    let mut found = 0;
    for (name, recording) in recorded() {
        for size_code in [false, true] {
            let (read, form) = Recording::read_with_form(&file(&recording, Style { size_code, unit: 1 })).unwrap();
            assert_eq!(read, recording, "{name}");
            assert_eq!(form.block_sizes, BlockSizes::Bytes, "{name}");
            found += form.notes().iter().filter(|note| *note == "the sizes of its state blocks are in bytes").count();
        }
    }
    assert_eq!(found, 2 * TRACES.len());
}

/// The recorders of 2023-12 and later have a word for each byte of a block, and fill up with zeros.
#[test]
fn blocks_of_four_times_the_words() {
    let (name, mut recording) = recorded().next().unwrap();
    let state = &mut recording.state;
    for block in [&mut state.pica_registers, &mut state.default_attributes, &mut state.vs_float_uniforms] {
        block.resize(4 * block.len(), 0);
    }
    let (read, form) = Recording::read_with_form(&file(&recording, NEW)).unwrap();
    assert_eq!(read, recording, "{name}");
    assert_eq!(form.long_blocks, ["pica_registers", "default_attributes"]);
    assert_eq!(form.notes(), ["pica_registers, default_attributes: longer than in hardware, the rest is not used"]);
}

/// Sizes that nobody has set, beside offsets that are right.
#[test]
fn sizes_against_offsets() {
    let (_, recording) = recorded().next().unwrap();
    let right = file(&recording, CITRA);
    let with = |changes: &[(usize, u32)]| {
        let mut file = right.clone();
        for (offset, word) in changes {
            file[*offset..offset + 4].copy_from_slice(&word.to_le_bytes());
        }
        Recording::read_with_form(&file)
    };
    // gpu_registers, which has no words, and pica_registers.
    for size in [1, 0x300, 0xCDCD_CDCD, u32::MAX] {
        let (read, form) = with(&[(16, size)]).unwrap();
        assert_eq!(read, recording, "{size:#x}");
        assert_eq!(form.block_sizes, BlockSizes::Disagree(vec!["gpu_registers"]));
        assert_eq!(
            form.notes()[1],
            "sizes and offsets of its header disagree: gpu_registers ends where the next part begins"
        );
        let (read, _) = with(&[(16, size), (32, u32::MAX)]).unwrap();
        assert_eq!(read, recording, "{size:#x}");
    }
    // An offset outside the file stays an error.
    let error = with(&[(28, u32::MAX)]).unwrap_err();
    assert!(error.to_string().contains("pica_registers offset"), "{error}");
}
