// SPDX-License-Identifier: MIT
//! Memory engines: they write the colour buffer.

use crate::Experiment;
use crate::program::Program;
use crate::scene::{COLOR, SIZE, Scene, TEXTURE};
use pica_model::memory::engine::BASE;

/// Registers of the first fill unit: start, end, value, control.
const FILL: [u32; 4] = [BASE + 0x10, BASE + 0x14, BASE + 0x18, BASE + 0x1C];
/// Registers of the display transfer: input, output, size of output and input, flags, start.
const TRANSFER: [u32; 6] = [BASE + 0xC00, BASE + 0xC04, BASE + 0xC08, BASE + 0xC0C, BASE + 0xC10, BASE + 0xC18];

const LINEAR_TO_TILED: u32 = 1 << 1;
const CROP: u32 = 1 << 2;
const NO_CONVERSION: u32 = 1 << 5;

/// A transfer of an RGBA8 image of this width into the colour buffer.
fn transfer(input_width: u32, flags: u32) -> Program {
    let bytes = (0..4 * input_width * SIZE).map(|n| ((n * 167) >> 3 ^ n) as u8).collect();
    let size = |width: u32| SIZE << 16 | width;
    let values = [TEXTURE >> 3, COLOR >> 3, size(SIZE), size(input_width), flags, 1];
    let writes: Vec<(u32, u32)> = TRANSFER.into_iter().zip(values).collect();
    Scene::new().load(TEXTURE, bytes).engine(&writes).finish()
}

/// The experiments.
pub const EXPERIMENTS: &[Experiment] = &[
    // Five groups of 24 bits are 15 bytes; of the sixth one byte is left.
    Experiment::written("fill_partial_group", || {
        let values = [COLOR >> 3, (COLOR + 16) >> 3, 0x00FF_FFFF, 1 << 8 | 1];
        let writes: Vec<(u32, u32)> = FILL.into_iter().zip(values).collect();
        Scene::new().engine(&writes).finish()
    }),
    Experiment::written("transfer_linear_no_crop", || transfer(2 * SIZE, LINEAR_TO_TILED)),
    Experiment::written("transfer_both_linear", || transfer(2 * SIZE, CROP | NO_CONVERSION | LINEAR_TO_TILED)),
    Experiment::written("transfer_linear_scaling", || transfer(SIZE, LINEAR_TO_TILED | 1 << 24)),
    Experiment::written("transfer_scaling_three", || transfer(SIZE, 3 << 24)),
];
