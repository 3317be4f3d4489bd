// SPDX-License-Identifier: MIT
//! The three vertices of 01_triangle, worked out by hand.
//!
//! The shader (tri.v.pica): position = (c0 . v0, c1 . v0, c2 . v0, c3 . v0), colour = c95.x * v1. The lists load
//!
//! * c0 = (0, 1/120, 0, -1): 0x3C088889 is 1.0666667 * 2^-7, cut to 69905 / 65536 * 2^-7;
//! * c1 = (-1/200, 0, 0, 1): 0xBBA3D70A is -1.28 * 2^-8, cut to -83886 / 65536 * 2^-8;
//! * c2 = (0, 0, 1, -1), c3 = (0, 0, 0, 1); c95.x = 0x370101 = 65793 / 65536 * 2^-8.
//!
//! v0 is (200, 220, 1/2), (40, 20, 1/2), (360, 20, 1/2) with w = 1; v1 is (255, 0, 0, 255), (0, 255, 0, 255), (0, 0, 255,
//! 255). Every product and every sum is cut to 17 significant bits:
//!
//! | quantity | exact | 17 bits | minus or plus 1 | 17 bits | pattern |
//! |---|---|---|---|---|---|
//! | 220 * c0.y | 15379100 / 2^23 | 120149 / 2^16 | 54613 / 2^16 | 109226 / 2^17 | 0x3EAAAA |
//! | 20 * c0.y | 1398100 / 2^23 | 87381 / 2^19 | -436907 / 2^19 | -109226 / 2^17 | 0xBEAAAA |
//! | 200 * c1.x | -16777200 / 2^24 | -131071 / 2^17 | 1 / 2^17 | 65536 / 2^33 | 0x2E0000 |
//! | 40 * c1.x | -3355440 / 2^24 | -104857 / 2^19 | 419431 / 2^19 | 104857 / 2^17 | 0x3E9999 |
//! | 360 * c1.x | -30198960 / 2^24 | -117964 / 2^16 | -52428 / 2^16 | -104856 / 2^17 | 0xBE9998 |
//! | 255 * c95.x | 16777215 / 2^24 | 131071 / 2^17 | | | 0x3EFFFF |

use crate::common::Told;
use crate::{recording, replayed};

#[test]
fn the_triangle_by_hand() {
    let (machine, _) = replayed(&recording("01_triangle"));
    let (minus_half, one, full) = (0xBE_0000, 0x3F_0000, 0x3E_FFFF);
    let expected = [
        vec![[0x3E_AAAA, 0x2E_0000, minus_half, one], [full, 0, 0, full]],
        vec![[0xBE_AAAA, 0x3E_9999, minus_half, one], [0, full, 0, full]],
        vec![[0xBE_AAAA, 0xBE_9998, minus_half, one], [0, 0, full, full]],
    ];
    let vertices: Vec<_> = machine
        .sink()
        .told
        .iter()
        .filter_map(|told| match told {
            Told::Vertex(vertex) => Some(vertex.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(vertices, expected);
}
