// SPDX-License-Identifier: MIT
//! Files made by hand, and what is written.

use super::*;
use pica_spec::trace::{InitialState, SharedBytes};

/// A file with all ten blocks, in another order than usual, a gap, and contents that overlap.
fn unusual_file() -> Vec<u8> {
    let mut words = vec![u32::from_le_bytes(*b"CiTr"), 1, 100];
    // Block n has n words, each 0x100 n + k, and they lie from the last to the first behind a gap of three bytes.
    let mut offset = 103;
    let mut places = [0; 10];
    for n in (0..10).rev() {
        places[n as usize] = offset;
        offset += 4 * n;
    }
    for n in 0..10_u32 {
        words.extend([if n == 0 { 0xFFFF_FFFF } else { places[n as usize] }, n]);
    }
    words.extend([offset + 6, 5]);
    let mut file = bytes_of(&words);
    file.extend([0xEE; 3]);
    for n in (0..10).rev() {
        file.extend(bytes_of(&(0..n).map(|k| 0x100 * n + k).collect::<Vec<u32>>()));
    }
    file.extend(*b"abcdef");
    let loads = [(offset, 4, 0x1800_0000), (offset + 2, 4, 0x2000_0000), (offset, 4, 7)];
    for (place, size, address) in loads {
        file.extend(bytes_of(&[0xE2, place, size, address, 0]));
    }
    file.extend(bytes_of(&[0xE1, 0, 0, 0, 0, 0xE3, 0x1040_1000, 0xFFFF_FFFF, 0, 0]));
    file
}

#[test]
fn every_field_arrives() {
    let block = |n: u32| (0..n).map(|k| 0x100 * n + k).collect::<Vec<u32>>();
    let load = |address, bytes: &[u8]| Element::MemoryLoad { address, data: bytes.into() };
    let expected = Recording {
        state: InitialState {
            gpu_registers: block(0),
            lcd_registers: block(1),
            pica_registers: block(2),
            default_attributes: block(3),
            vs_program_binary: block(4),
            vs_swizzle_data: block(5),
            vs_float_uniforms: block(6),
            gs_program_binary: block(7),
            gs_swizzle_data: block(8),
            gs_float_uniforms: block(9),
        },
        stream: vec![
            load(0x1800_0000, b"abcd"),
            load(0x2000_0000, b"cdef"),
            load(7, b"abcd"),
            Element::FrameMarker,
            write(0x1040_1000, 0xFFFF_FFFF),
        ],
    };
    let recording = Recording::read(&unusual_file()).unwrap();
    assert_eq!(recording, expected);
    assert_eq!(recording.state.pica_register(1), 0x201);
    assert_eq!(recording.state.pica_register(2), 0);
}

/// The written file has the usual order, no gap, and each content once.
#[test]
fn written_layout() {
    let file = Recording::read(&unusual_file()).unwrap().write().unwrap();
    let mut words = vec![u32::from_le_bytes(*b"CiTr"), 1, 100];
    let mut offset = 100;
    for n in 0..10 {
        words.extend([offset, n]);
        offset += 4 * n;
    }
    words.extend([offset + 8, 5]);
    for n in 0..10 {
        words.extend((0..n).map(|k| 0x100 * n + k));
    }
    let mut expected = bytes_of(&words);
    expected.extend(*b"abcdcdef");
    let loads = [(offset, 4, 0x1800_0000), (offset + 4, 4, 0x2000_0000), (offset, 4, 7)];
    for (place, size, address) in loads {
        expected.extend(bytes_of(&[0xE2, place, size, address, 0]));
    }
    expected.extend(bytes_of(&[0xE1, 0, 0, 0, 0, 0xE3, 0x1040_1000, 0xFFFF_FFFF, 0, 0]));
    assert_eq!(file, expected);
    assert_eq!(Recording::read(&file).unwrap().write().unwrap(), expected);
}

/// Equal contents are stored once, whether they share memory or not.
#[test]
fn equal_contents_are_stored_once() {
    let load = |data: &SharedBytes| Element::MemoryLoad { address: 0, data: data.clone() };
    let first = SharedBytes::from(vec![1, 2, 3, 4]);
    let equal = SharedBytes::from(&[0, 1, 2, 3, 4, 5][..]).slice(1..5).unwrap();
    assert_eq!(first, equal);
    assert_ne!(first.as_ptr(), equal.as_ptr());
    assert_ne!(first, first.slice(0..3).unwrap());
    let elements = [load(&first), load(&equal), load(&first.slice(1..1).unwrap())];
    assert_eq!(recording(elements).write().unwrap().len(), 100 + 4 + 60);
    assert_eq!(format!("{first:?}"), "SharedBytes(4 bytes)");
    assert_eq!(*equal.slice(1..3).unwrap().slice(1..2).unwrap(), [3]);
}

/// The buffer goes on before and behind the range, and may not be seen.
#[test]
fn slices_stay_inside() {
    let bytes = SharedBytes::from(&[9, 1, 2, 3, 4, 9, 9][..]).slice(1..5).unwrap();
    for start in 0..7 {
        for end in 0..7 {
            let slice = bytes.slice(start..end).map(|bytes| bytes.to_vec());
            let expected = [1, 2, 3, 4].get(start..end).map(<[u8]>::to_vec);
            assert_eq!(slice, expected, "{start}..{end}");
        }
    }
}

#[test]
fn empty_recording() {
    let file = Recording::default().write().unwrap();
    assert_eq!(file.len(), 100);
    assert_eq!(Recording::read(&file), Ok(Recording::default()));
}
