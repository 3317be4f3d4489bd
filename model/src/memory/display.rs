// SPDX-License-Identifier: MIT
//! The framebuffers of the two screens (memory-engines.md#display).
//!
//! The registers of the screens are the CPU's, from physical address 0x10400400 and 0x10400500 on. Not covered: timing,
//! brightness, the colour tables, and how the two eyes of the upper screen are mixed.

use pica_spec::trace::Memory;

use crate::fragment::color::Rgba;
use crate::fragment::framebuffer::color_format::{color_bytes, color_unpack};
use crate::gpu::pipeline::Picture;
use crate::memory::engine::{BASE, pixel_format};

/// Offsets of the registers of both screens from [`BASE`].
const SCREENS: [(&str, u32, u32); 2] = [("upper screen", 0x400, 400), ("lower screen", 0x500, 320)];
/// Pixels of a line in memory, of both screens.
const WIDTH: u32 = 240;
/// Offsets of registers in those of a screen: addresses of the left eye and of the right one, format, selection, and bytes
/// from line to line.
const LEFT: [u32; 2] = [0x68, 0x6C];
const RIGHT: [u32; 2] = [0x94, 0x98];
const FORMAT: u32 = 0x70;
const SELECT: u32 = 0x78;
const STRIDE: u32 = 0x90;
/// Bytes of the registers of both screens, from the first one on.
const SIZE: usize = 512;

/// The registers of the screens.
#[derive(Clone, Debug)]
pub struct Displays {
    words: [u32; SIZE / 4],
}

/// What a screen shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screen {
    /// Which one.
    pub name: &'static str,
    /// Physical address of its framebuffer.
    pub address: u32,
    /// The pixels as they are in memory: a line is a column of the screen ([`Picture::turned`]).
    pub picture: Picture<Rgba>,
}

impl Displays {
    /// The screens with the registers from 0x10400000 on that a recording starts with.
    pub fn new(gpu_registers: &[u32]) -> Displays {
        let mut displays = Displays { words: [0; SIZE / 4] };
        let first = SCREENS[0].1 as usize / 4;
        for (word, value) in displays.words.iter_mut().zip(gpu_registers.iter().skip(first)) {
            *word = *value;
        }
        displays
    }

    /// The CPU writes to a physical address; what is no register of the screens does nothing here.
    pub fn write(&mut self, address: u32, value: u32) {
        let place = address.checked_sub(BASE + SCREENS[0].1).filter(|offset| offset.is_multiple_of(4));
        if let Some(word) = place.and_then(|offset| self.words.get_mut(offset as usize / 4)) {
            *word = value;
        }
    }

    /// What the screens show: the left eye, and the right one if it has another address. Screens without a framebuffer in
    /// memory are left out.
    pub fn screens(&self, memory: &Memory) -> Vec<Screen> {
        let mut screens = Vec::new();
        for (name, first, height) in SCREENS {
            let register = |offset: u32| self.words[(first - SCREENS[0].1 + offset) as usize / 4];
            let shown = (register(SELECT) & 1) as usize;
            let [left, right] = [LEFT, RIGHT].map(|addresses| register(addresses[shown]));
            let Some(format) = pixel_format(register(FORMAT) & 7) else { continue };
            let Some(bytes) = color_bytes(format) else { continue };
            let pixels = |address: u32| {
                let mut pixels = Vec::with_capacity((WIDTH * height) as usize);
                for line in 0..height {
                    let start = address.checked_add(line.checked_mul(register(STRIDE))?)?;
                    let line = memory.piece(start, (WIDTH * bytes) as usize)?;
                    let word = |pixel: &[u8]| pixel.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte));
                    pixels.extend(line.chunks(bytes as usize).map(|pixel| color_unpack(format, word(pixel))));
                }
                Some(Picture { width: WIDTH, height, pixels })
            };
            let right_eye = (name == SCREENS[0].0 && right != left).then_some(("upper screen, right eye", right));
            let eyes = [Some((name, left)), right_eye];
            screens.extend(
                eyes.into_iter()
                    .flatten()
                    .filter_map(|(name, address)| Some(Screen { name, address, picture: pixels(address)? })),
            );
        }
        screens
    }
}

#[cfg(test)]
mod tests {
    use super::Displays;
    use pica_spec::trace::{FcramSize, Memory};

    /// memory-engines.md#display: addresses, format, stride and selection of the upper screen, of which the second
    /// framebuffer is shown; the first pixel in memory is at the lower left, so the last row of a turned picture begins with it.
    #[test]
    fn the_selected_framebuffer_is_shown() {
        let mut memory = Memory::new(FcramSize::default());
        // RGB565, a pixel of pure green first, pure red in the next line.
        memory.write(Memory::VRAM + 0x1000, &0x07E0_u16.to_le_bytes()).unwrap();
        memory.write(Memory::VRAM + 0x1000 + 512, &0xF800_u16.to_le_bytes()).unwrap();
        let mut displays = Displays::new(&[]);
        for (address, value) in [
            (0x1040_0468, Memory::VRAM),
            (0x1040_046C, Memory::VRAM + 0x1000),
            (0x1040_0498, Memory::VRAM + 0x1000),
            (0x1040_0470, 2),
            (0x1040_0478, 1),
            (0x1040_0490, 512),
        ] {
            displays.write(address, value);
        }
        let screens = displays.screens(&memory);
        assert_eq!((screens.len(), screens[0].name, screens[0].address), (1, "upper screen", Memory::VRAM + 0x1000));
        let turned = screens[0].picture.turned();
        assert_eq!((turned.width, turned.height), (400, 240));
        assert_eq!(turned.pixels[239 * 400..][..3], [[0, 255, 0, 255], [255, 0, 0, 255], [0, 0, 0, 255]]);
    }
}
