// SPDX-License-Identifier: MIT
//! The header word and the byte mask.

use super::*;

/// Worked by hand.
#[test]
fn worked_vectors() {
    let header = |id, parameters: usize, consecutive| {
        Header::new(id).with_extra((parameters - 1) as u8).with_consecutive(consecutive)
    };
    let one = |id, lanes| Header::new(id).with_mask(ByteMask::new(lanes));
    let vectors = [
        (header(0x0B0, 128, false), 0x07FF_00B0),
        (header(0x2CC, 128, false), 0x07FF_02CC),
        (header(0x2C0, 4, true), 0x803F_02C0),
        (header(0x0C0, 5, true), 0x804F_00C0),
        (one(0x25E, 0b0001), 0x0001_025E),
        (one(0x25E, 0b0010), 0x0002_025E),
        (one(0x229, 0b1010), 0x000A_0229),
        (one(0x010, 0b1111), 0x000F_0010),
        (header(0x041, 4, true), 0x803F_0041),
    ];
    for (header, word) in vectors {
        assert_eq!(header.0, word, "{header}");
    }
}

/// Every field takes its own bits and nothing else; all combinations over the fields above the id.
#[test]
fn every_field() {
    for upper in 0..=0xFFFF_u32 {
        let id = (upper.wrapping_mul(0x9E37) >> 3) as u16;
        let word = upper << 16 | u32::from(id);
        let header = Header(word);
        let bit = |n: u32| word / (1 << n) % 2;
        let number = |low: u32, bits: u32| (0..bits).map(|n| bit(low + n) << n).sum::<u32>();
        assert_eq!(u32::from(header.id()), number(0, 16));
        assert_eq!(u32::from(header.mask().get()), number(16, 4));
        assert_eq!(u32::from(header.extra()), number(20, 8));
        assert_eq!(u32::from(header.unused()), number(28, 3));
        assert_eq!(u32::from(header.consecutive()), bit(31));
        assert_eq!(header.parameters() as u32, number(20, 8) + 1);
        assert_eq!(header.words() as u32, number(20, 8) + 2);
        assert_eq!(header.is_padded(), bit(20) == 1);
        // Builders replace what was there before.
        let rebuilt = Header(!word & 0x7000_FFFF ^ 0x7000_FFFF | 0x8FFF_0000)
            .with_mask(header.mask())
            .with_extra(header.extra())
            .with_consecutive(header.consecutive());
        assert_eq!(rebuilt, header);
        assert_eq!(header.id_of(0), u32::from(header.id()));
        let last = u32::from(header.id()) + 255 * bit(31);
        assert_eq!(header.id_of(255), last);
    }
}

#[test]
fn text() {
    let text = |word| Header(word).to_string();
    assert_eq!(text(0x802F_011C), "0x802F011C: id 0x11C, mask 1111, 2 extra, consecutive");
    assert_eq!(text(0x000A_0229), "0x000A0229: id 0x229, mask 1010");
    assert_eq!(text(0x500F_0010), "0x500F0010: id 0x010, mask 1111, unused bits 101");
    assert_eq!(format!("{:?}", Header(0x000F_0010)), "Header(0x000F0010: id 0x010, mask 1111)");
    assert_eq!(format!("{:?}", ByteMask::new(0b1010)), "ByteMask(1010)");
}

#[test]
fn byte_mask() {
    for lanes in 0..16 {
        let mask = ByteMask::new(lanes);
        let old = [0x01, 0x23, 0x45, 0x67];
        let new = [0x89, 0xAB, 0xCD, 0xEF];
        let on = |lane: usize| lanes >> lane & 1 == 1;
        let bits = std::array::from_fn(|lane| if on(lane) { 0xFF } else { 0x00 });
        let merged = std::array::from_fn(|lane| if on(lane) { new[lane] } else { old[lane] });
        assert_eq!(mask.bits(), u32::from_le_bytes(bits));
        let result = mask.merge(u32::from_le_bytes(old), u32::from_le_bytes(new));
        assert_eq!(result, u32::from_le_bytes(merged));
        assert_eq!(mask.is_none(), lanes == 0);
        assert_eq!(ByteMask::new(lanes | 0xF0), mask);
    }
    assert_eq!((ByteMask::NONE.get(), ByteMask::ALL.get()), (0, 0xF));
}
