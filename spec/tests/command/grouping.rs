// SPDX-License-Identifier: MIT
//! Commands made of plain writes.

use super::*;

fn plain(id: u16, lanes: u8, value: u32) -> PlainWrite {
    PlainWrite { id, value, mask: ByteMask::new(lanes) }
}

fn encoded(writes: &[PlainWrite]) -> Vec<u32> {
    let bytes = encode_writes(writes, EndRule::default()).unwrap();
    bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect()
}

#[test]
fn canonical_commands() {
    let finalize = plain(0x010, 0xF, 0x1234_5678);
    // Counting ids, repeated ids, a changed mask, an id that does not fit, FINALIZE.
    let list = [
        plain(0x041, 0xF, 1),
        plain(0x042, 0xF, 2),
        plain(0x043, 0xF, 3),
        plain(0x044, 0xF, 4),
        plain(0x0B0, 0xF, 5),
        plain(0x0B0, 0xF, 6),
        plain(0x0B0, 0x7, 7),
        plain(0x0B1, 0xF, 8),
        plain(0x0B3, 0xF, 9),
        finalize,
    ];
    let expected = [
        &[1, 0x803F_0041, 2, 3, 4, 0][..],
        &[5, 0x001F_00B0, 6, 0],
        &[7, 0x0007_00B0, 8, 0x000F_00B1, 9, 0x000F_00B3],
        &FINALIZE,
        &FINALIZE,
    ];
    assert_eq!(encoded(&list), expected.concat());
    // Now 16 bytes are full without a second FINALIZE.
    let rest = [&[2, 0x802F_0042, 3, 4][..], &expected[1..4].concat()];
    assert_eq!(encoded(&list[1..]), rest.concat());
    assert_eq!(encoded(&[]), []);
}

/// At most 256 parameters, and no id beyond 0xFFFF.
#[test]
fn longest_commands() {
    let repeated: Vec<_> = (0..257).map(|value| plain(0x2CC, 0xF, value)).collect();
    let words = encoded(&repeated);
    assert_eq!(words[1], 0x0FFF_02CC);
    assert_eq!(words[257..260], [0, 256, 0x000F_02CC]);
    let counting: Vec<_> = (0..258).map(|value| plain(value as u16, 0xF, value)).collect();
    // No stop at 0x010, its value is another one.
    let words = encoded(&counting);
    assert_eq!(words[1], 0x8FFF_0000);
    assert_eq!(words[258..], [256, 0x801F_0100, 257, 0, 0, 0]);
    let border = [plain(0xFFFF, 0xF, 1), plain(0x0000, 0xF, 2)];
    assert_eq!(encoded(&border), [1, 0x000F_FFFF, 2, 0x000F_0000]);
}

/// What ends a list is a command of its own, and the lists fill 16 bytes.
#[test]
fn ends_and_fill() {
    let finalize = plain(0x010, 0x1, 0x78);
    let jump = plain(0x23C, 0xF, 1);
    assert_eq!(encoded(&[finalize]), [0x78, 0x0001_0010, 0x78, 0x0001_0010]);
    assert_eq!(encoded(&[plain(0x00F, 0x1, 0), finalize]), [0, 0x0001_000F, 0x78, 0x0001_0010]);
    assert_eq!(encoded(&[jump]), [1, 0x000F_023C, 0, 0]);
    assert_eq!(encoded(&[plain(0x23B, 0xF, 0), jump]), [0, 0x000F_023B, 1, 0x000F_023C]);
    // Not an end: no byte enabled, no byte equal.
    let none = [plain(0x23C, 0, 1), plain(0x23C, 0, 1)];
    assert_eq!(encoded(&none), [1, 0x0010_023C, 1, 0]);
    let unequal = [plain(0x010, 0xF, 0), plain(0x011, 0xF, 0)];
    assert_eq!(encoded(&unequal), [0, 0x801F_0010, 0, 0]);
    // Nothing ends it: the fill does nothing.
    assert_eq!(encoded(&[plain(0x100, 0xF, 7)]), [7, 0x000F_0100, 0, 0]);
    let error = encode_writes(&[finalize, jump], EndRule::default()).unwrap_err();
    assert_eq!(error, EncodeError { item: 1, reason: EncodeErrorReason::AfterEnd { end: 0 } });
    let on = EndRule { autostop: false, ..EndRule::default() };
    assert_eq!(encode_writes(&[finalize, jump], on).map(|bytes| bytes.len()), Ok(16));
}
