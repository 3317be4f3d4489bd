// SPDX-License-Identifier: MIT
//! Texture unit 0 in a scene.

use super::{Scene, TEXTURE};
use pica_spec::pica200::id;

/// PARAM: linear filters for magnification and minification.
pub const PARAM_LINEAR: u32 = 0x6;

impl Scene {
    /// Loads a square RGBA8 texture, levels behind each other, and shows what unit 0 samples: `texel` gives R, G, B, A of a
    /// place in memory order, row 0 first.
    pub fn texture(&mut self, levels: &[u32], param: u32, texel: impl Fn(u32, u32, u32) -> [u8; 4]) -> &mut Self {
        let mut bytes = Vec::new();
        for (level, &side) in (0..).zip(levels) {
            let start = bytes.len();
            bytes.resize(start + (4 * side * side) as usize, 0);
            for (x, y) in (0..side).flat_map(|y| (0..side).map(move |x| (x, y))) {
                let place = start + 4 * texel_index(x, y, side) as usize;
                let [r, g, b, a] = texel(level, x, y);
                bytes[place..place + 4].copy_from_slice(&[a, b, g, r]);
            }
        }
        self.load(TEXTURE, bytes);
        self.texture_unit(levels[0], levels.len() as u32 - 1, param, 0)
    }

    /// Shows what unit 0 samples of a square texture in memory.
    pub fn texture_unit(&mut self, side: u32, max_level: u32, param: u32, format: u32) -> &mut Self {
        self.write(id::TEXUNIT_CONFIG, 1 << 16 | 1 << 12 | 1)
            .write(id::TEXUNIT_BORDER_COLOR[0], 0)
            .write(id::TEXUNIT_DIM[0], side << 16 | side)
            .write(id::TEXUNIT_PARAM[0], param)
            .write(id::TEXUNIT_LOD[0], max_level << 16)
            .write(id::TEXUNIT_ADDR1[0], TEXTURE >> 3)
            .write(id::TEXUNIT0_SHADOW, 1)
            .write(id::TEXUNIT_TYPE[0], format)
            .stage(0, 0x0003_0003, 0, 0, 0, 0)
    }
}

/// The place of a texel in a square texture: tiles of 8 x 8 in rows, in Morton order inside.
fn texel_index(x: u32, y: u32, side: u32) -> u32 {
    let spread = |value: u32| value & 1 | (value & 2) << 1 | (value & 4) << 2;
    (y / 8 * (side / 8) + x / 8) * 64 + (spread(y) << 1 | spread(x))
}
