// SPDX-License-Identifier: MIT
//! The textures of a draw.

use super::blobs::{Blob, Blobs, compress};
use crate::picture::png;
use pica_model::float::{F24, F32ToF24};
use pica_model::geometry::Downstream;
use pica_model::texture::image::{Image, ImageCache};
use pica_model::texture::level::{LevelSize, level_offset};
use pica_model::texture::procedural::Procedural;
use pica_model::texture::unit::{TextureUnit, addresses};
use pica_spec::choices::Choices;
use pica_spec::register_file::RegisterFile;
use png::ColorType;
use serde::Serialize;
use std::collections::HashMap;
use std::sync::{Arc, Weak};

/// A texture of a draw.
#[derive(Debug, Serialize)]
pub struct Texture {
    pub unit: usize,
    /// What it is, in words.
    pub title: String,
    /// What the registers say of it: names and values.
    pub settings: Vec<(&'static str, String)>,
    /// The pictures: one a level, or one a face.
    pub images: Vec<Picture>,
}

/// A picture of a texture.
#[derive(Debug, Serialize)]
pub struct Picture {
    pub title: String,
    pub width: u32,
    /// A PNG file.
    pub file: Blob,
}

/// Width and height of the picture of the procedural texture.
const PROCEDURAL: u32 = 128;

/// The files of textures, each once.
#[derive(Default)]
pub struct Textures {
    files: HashMap<Vec<u8>, Blob>,
    cache: ImageCache,
    /// The files of levels by their places in the memory of this program, which no other level takes as long as they are
    /// remembered.
    levels: HashMap<*const Image, (Weak<Image>, Blob)>,
}

impl Textures {
    /// The textures that the registers have on.
    pub fn read(&mut self, downstream: &Downstream<'_>, choices: &Choices, blobs: &mut Blobs) -> Vec<Texture> {
        let mut textures = Vec::new();
        let registers = &*downstream.registers;
        for unit in 0..3 {
            let found = TextureUnit::new(unit, registers, downstream.memory, choices, &mut self.cache, &mut |_| {});
            let Some(texture) = found else { continue };
            let (format, size) = (registers.texunit_type(unit).format(), registers.texunit_dim(unit));
            let mut images = Vec::new();
            for (face, (levels, address)) in texture.faces().iter().zip(addresses(unit, registers)).enumerate() {
                for (level, image) in (0..).zip(&levels.0) {
                    let LevelSize { width, height } = image.size;
                    let address = address.wrapping_add(level_offset(format, size.width(), size.height(), level));
                    let face = if texture.faces().len() > 1 { FACES[face] } else { "" };
                    let title = format!("{face}level {level}, {width} × {height}, {address:#010X}");
                    if let Some(file) = self.level(image, blobs) {
                        images.push(Picture { title, width, file });
                    }
                }
            }
            let title = format!("{} × {}, {}", size.width(), size.height(), format.name());
            textures.push(Texture { unit, title, settings: settings(unit, registers), images });
        }
        if registers.texunit_config().texunit3_enable() {
            textures.push(self.procedural(downstream, choices, blobs));
        }
        textures
    }

    /// Unit 3, which has no texels: what it gives for coordinates from 0 to 1.
    fn procedural(&mut self, downstream: &Downstream<'_>, choices: &Choices, blobs: &mut Blobs) -> Texture {
        let registers = &*downstream.registers;
        let procedural = Procedural::new(registers, &downstream.luts.procedural, choices);
        let coordinate = |place: u32| {
            let value = (f64::from(place) + 0.5) / f64::from(PROCEDURAL);
            F24::from_f32_bits((value as f32).to_bits(), F32ToF24::TowardZero)
        };
        let places = (0..PROCEDURAL).rev().flat_map(|v| (0..PROCEDURAL).map(move |u| (u, v)));
        let pixels = places.flat_map(|(u, v)| procedural.sample([coordinate(u), coordinate(v)], 0));
        let file = png(PROCEDURAL, PROCEDURAL, ColorType::Rgba, &pixels.collect::<Vec<u8>>()).ok();
        let title = "u and v from 0 to 1, level of detail 0".to_owned();
        let functions = registers.texunit3_proctex0();
        let settings = vec![
            ("coordinates", registers.texunit_config().texunit3_coordinates().name().to_owned()),
            ("clamp", format!("{}, {}", functions.clamp_u().name(), functions.clamp_v().name())),
            ("shift", format!("{}, {}", functions.shift_u().name(), functions.shift_v().name())),
            ("colour from", functions.color_combine().name().to_owned()),
            (
                "alpha from",
                match functions.separate_alpha() {
                    true => functions.alpha_combine().name().to_owned(),
                    false => "the colour".to_owned(),
                },
            ),
            ("noise", if functions.noise_enable() { "on" } else { "off" }.to_owned()),
            ("filter", registers.texunit3_proctex4().filter().name().to_owned()),
        ];
        let images = file.map(|file| Picture { title, width: PROCEDURAL, file: self.add(file, blobs) });
        Texture { unit: 3, title: "procedural".to_owned(), settings, images: images.into_iter().collect() }
    }

    /// The file of a level, which is made once.
    fn level(&mut self, image: &Arc<Image>, blobs: &mut Blobs) -> Option<Blob> {
        let place = Arc::as_ptr(image);
        if let Some((_, file)) = self.levels.get(&place) {
            return Some(*file);
        }
        let file = self.add(file_of(image)?, blobs);
        self.levels.insert(place, (Arc::downgrade(image), file));
        Some(file)
    }

    fn add(&mut self, file: Vec<u8>, blobs: &mut Blobs) -> Blob {
        *self.files.entry(file).or_insert_with_key(|file| blobs.add(&compress(file)))
    }
}

const FACES: [&str; 6] = ["+X ", "−X ", "+Y ", "−Y ", "+Z ", "−Z "];

/// What the registers say of the texture of a unit.
fn settings(unit: usize, registers: &RegisterFile) -> Vec<(&'static str, String)> {
    let (param, lod, border) =
        (registers.texunit_param(unit), registers.texunit_lod(unit), registers.texunit_border_color(unit));
    let [r, g, b, a] = border.0.to_le_bytes();
    let mut settings = vec![
        ("wrap", format!("s {}, t {}", param.wrap_s().name(), param.wrap_t().name())),
        ("filter", format!("magnified {}, minified {}", param.mag_filter().name(), param.min_filter().name())),
        ("levels", format!("{} to {}, {} between them", lod.min_level(), lod.max_level(), param.mip_filter().name())),
        ("bias", format!("{}", lod.bias().to_f64())),
        ("border colour", format!("{r} {g} {b} {a}")),
    ];
    if unit == 0 {
        settings.insert(0, ("type", param.r#type().name().to_owned()));
    }
    settings
}

/// A level as a PNG file: t goes up.
fn file_of(image: &Image) -> Option<Vec<u8>> {
    let LevelSize { width, height } = image.size;
    let places = (0..height).rev().flat_map(|t| (0..width).map(move |s| (s, t)));
    let pixels: Vec<u8> = places.flat_map(|(s, t)| image.texel(s, t)).collect();
    png(width, height, ColorType::Rgba, &pixels).ok()
}
