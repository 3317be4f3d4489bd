// SPDX-License-Identifier: MIT
//! Texture units 0 to 2, set up for a draw.

use pica_spec::choices::{
    BorderDecision, Choices, DerivativeBasis, ShadowEquality, ShadowNearest, ShadowTextureFormat,
    TextureFilter as FilterChoice,
};
use pica_spec::pica200::{ShadowProjection, TextureFilter, TextureFormat, TextureType, Texunit0Shadow, TexunitConfig};
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::{Memory, OutsideMemory};

use super::cube::CubeFace;
use super::divide::Divider;
use super::image::{ImageCache, ImageSource};
use super::level::{LevelSize, level_offset};
use super::lod::{LevelChoice, LodUnit, QuadCoordinates, largest_change};
use super::sampler::{Filtering, Levels};
use super::shadow::reference_depth;
use crate::float::F24;
use crate::fragment::color::Rgba;
use crate::fragment::planes::Planes;

/// How unit 0 uses its texture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    Plain,
    Projection,
    Cube,
    Shadow { perspective: bool },
    ShadowCube,
}

/// A texture unit that is on.
#[derive(Clone, Debug)]
pub struct TextureUnit {
    used_as: Use,
    /// One, or the six faces of a cube.
    faces: Vec<Levels>,
    filtering: Filtering,
    lod: LodUnit,
    /// Size of level 0.
    size: [u32; 2],
    shadow: Texunit0Shadow,
    equality: ShadowEquality,
    /// Whether a shadow texture compares four texels.
    four_comparisons: bool,
    /// Whether levels are chosen at all.
    has_levels: bool,
    basis: DerivativeBasis,
    divider: Divider,
}

/// What is odd about the texture of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextureFinding {
    /// A format that nobody has described: the texels read 0.
    UnknownFormat {
        /// The code in the register.
        code: u32,
    },
    /// A type that nobody has described: the unit counts as off (assumption `unlisted_code`).
    UnknownType {
        /// The code in the register.
        code: u32,
    },
    /// A shadow texture of another format than RGBA8 (choice `shadow_texture_format`).
    ShadowFormat {
        /// The code in the register.
        code: u32,
    },
    /// Texels outside memory read 0 (assumption `access_outside_memory`).
    OutsideMemory(OutsideMemory),
}

impl TextureUnit {
    /// Unit `unit` (0 to 2) as the registers ask for, with its texture as it is in memory now; `None` if it is off.
    pub fn new(
        unit: usize,
        registers: &RegisterFile,
        memory: &Memory,
        choices: &Choices,
        cache: &mut ImageCache,
        findings: &mut dyn FnMut(TextureFinding),
    ) -> Option<TextureUnit> {
        if !is_enabled(registers.texunit_config(), unit) {
            return None;
        }
        let param = registers.texunit_param(unit);
        let used_as = match param.r#type() {
            _ if unit != 0 => Use::Plain,
            TextureType::Tex2d => Use::Plain,
            TextureType::CubeMap => Use::Cube,
            TextureType::Shadow2d => {
                let perspective = registers.texunit0_shadow().projection() == ShadowProjection::Perspective;
                Use::Shadow { perspective }
            }
            TextureType::Projection => Use::Projection,
            TextureType::ShadowCube => Use::ShadowCube,
            TextureType::Disabled => return None,
            TextureType::Unlisted(code) => {
                findings(TextureFinding::UnknownType { code });
                return None;
            }
        };
        let is_shadow = matches!(used_as, Use::Shadow { .. } | Use::ShadowCube);
        let as_programmed = choices.texture_filter == FilterChoice::AsProgrammed;
        let filter = |programmed| if as_programmed { programmed } else { TextureFilter::Nearest };
        let lod = LodUnit::new(registers.texunit_lod(unit), param, choices.lod_rules);
        let has_levels = as_programmed && !is_shadow && lod.matters();
        let programmed = registers.texunit_type(unit).format();
        if is_shadow && programmed != TextureFormat::Rgba8 {
            findings(TextureFinding::ShadowFormat { code: programmed.raw() });
        }
        // The choice `shadow_texture_format` says whether the format counts where a texel is a depth and a density.
        let format = match choices.shadow_texture_format {
            ShadowTextureFormat::FourBytes if is_shadow => TextureFormat::Rgba8,
            ShadowTextureFormat::FourBytes | ShadowTextureFormat::Decoded => programmed,
        };
        if let TextureFormat::Unlisted(code) = format {
            findings(TextureFinding::UnknownFormat { code });
        }
        let size = registers.texunit_dim(unit);
        let mut levels = |address: u32| {
            let level = |level: u32| {
                let offset = level_offset(format, size.width(), size.height(), level);
                let source = ImageSource {
                    address: address.wrapping_add(offset),
                    format,
                    size: LevelSize::of_level(size.width(), size.height(), level),
                    overflow: choices.etc1_overflow,
                };
                let (image, outside) = cache.fetch(source, memory);
                if let Some(outside) = outside {
                    findings(TextureFinding::OutsideMemory(outside));
                }
                image
            };
            Levels((0..=if has_levels { lod.highest_level() } else { 0 }).map(level).collect())
        };
        let faces = match used_as {
            Use::Cube | Use::ShadowCube => face_addresses(registers).map(&mut levels).into(),
            Use::Plain | Use::Projection | Use::Shadow { .. } => {
                vec![levels(registers.texunit_addr1(unit).address())]
            }
        };
        let border = registers.texunit_border_color(unit);
        Some(TextureUnit {
            used_as,
            faces,
            filtering: Filtering {
                wrap: [param.wrap_s(), param.wrap_t()],
                border: border.0.to_le_bytes(),
                magnify: filter(param.mag_filter()),
                minify: filter(param.min_filter()),
                level_weight_bits: lod.fraction_bits(),
                weight_bits: choices.bilinear_weight_bits,
                negative: choices.negative_texel,
                border_decision: choices.border_decision,
            },
            lod,
            size: [size.width().max(1), size.height().max(1)],
            shadow: registers.texunit0_shadow(),
            equality: choices.shadow_equality,
            four_comparisons: as_programmed
                && (param.mag_filter() == TextureFilter::Linear || choices.shadow_nearest == ShadowNearest::Always2x2),
            has_levels,
            basis: choices.derivative_basis,
            divider: Divider::new(choices),
        })
    }

    /// The levels that are used, from level 0 on: of one image, or of each of the six faces of a cube.
    pub fn faces(&self) -> &[Levels] {
        &self.faces
    }

    /// Whether [`sample`](Self::sample) wants the level of detail of the quad.
    pub fn needs_quad(&self) -> bool {
        self.has_levels
    }

    /// Whether texture coordinate 0 needs its w.
    pub fn needs_w(&self) -> bool {
        !matches!(self.used_as, Use::Plain)
    }

    /// What a quad takes from the levels. `quad` holds (u, v, w) of its four pixels.
    pub fn level_choice(&self, quad: &[[F24; 3]; 4]) -> LevelChoice {
        let coordinates: QuadCoordinates = match self.basis {
            DerivativeBasis::BeforeDivision => quad.map(|[u, v, _]| [u, v]),
            DerivativeBasis::AfterDivision => {
                let face = CubeFace::of_direction(quad[0]);
                quad.map(|direction| self.on_face(direction, face).0)
            }
        };
        let changes = [0, 1].map(|axis| largest_change(&coordinates, axis, self.divider.rounding));
        self.lod.choose(self.lod.level_of_detail(changes, self.size))
    }

    /// Whether all fragments magnify the same plane texture, and nothing is decided per sample.
    pub fn is_plain(&self) -> bool {
        self.used_as == Use::Plain && !self.has_levels && self.filtering.border_decision == BorderDecision::PerTap
    }

    /// The colours at texture coordinates (u, v) of a [plain](Self::is_plain) texture; those at the places `places`,
    /// others are any.
    #[inline(always)]
    pub fn sample_all<const N: usize>(&self, coordinates: [&[F24; N]; 2], places: &[u8]) -> Planes<N> {
        let image = &self.faces[0].0[0];
        self.filtering.sample_all(image, coordinates, places, self.filtering.magnify)
    }

    /// The colour at texture coordinates (u, v, w).
    #[inline]
    pub fn sample(&self, coordinates: [F24; 3], choice: LevelChoice) -> Rgba {
        let [u, v, _] = coordinates;
        if self.used_as == Use::Plain {
            return self.faces[0].sample(&self.filtering, [u, v], choice);
        }
        let face = CubeFace::of_direction(coordinates);
        let (place, depth) = self.on_face(coordinates, face);
        let shadow = |levels: &Levels, outside| {
            let reference = reference_depth(depth, self.shadow);
            levels.shadow(&self.filtering, place, reference, self.equality, (self.four_comparisons, outside))
        };
        match self.used_as {
            Use::Plain | Use::Projection => self.faces[0].sample(&self.filtering, place, choice),
            Use::Cube => self.faces[face as usize].sample(&self.filtering, place, choice),
            Use::Shadow { .. } => shadow(&self.faces[0], true),
            Use::ShadowCube => shadow(&self.faces[face as usize], false),
        }
    }

    /// (s, t) on the texture, for cubes on that face, and the depth of shadow textures.
    fn on_face(&self, [u, v, w]: [F24; 3], face: CubeFace) -> ([F24; 2], F24) {
        match self.used_as {
            Use::Plain | Use::Shadow { perspective: false } => ([u, v], w),
            Use::Projection | Use::Shadow { perspective: true } => (self.divider.divide([u, v], w), w),
            Use::Cube | Use::ShadowCube => face.coordinates([u, v, w], self.divider),
        }
    }
}

/// Texels of level 0 of the units that are on, with all faces: what setting them up costs at least, and with all levels
/// at most a third more.
pub fn texels_of_level_0(registers: &RegisterFile) -> u64 {
    let config = registers.texunit_config();
    let texels = |unit: usize| {
        let size = registers.texunit_dim(unit);
        let faces = match registers.texunit_param(unit).r#type() {
            TextureType::CubeMap | TextureType::ShadowCube if unit == 0 => 6,
            _ => 1,
        };
        faces * u64::from(size.width()) * u64::from(size.height())
    };
    (0..3).filter(|unit| is_enabled(config, *unit)).map(texels).sum()
}

/// Whether TEXUNIT_CONFIG has the unit on.
fn is_enabled(config: TexunitConfig, unit: usize) -> bool {
    match unit {
        0 => config.texunit0_enable(),
        1 => config.texunit1_enable(),
        _ => config.texunit2_enable(),
    }
}

/// Physical addresses of level 0 of a unit: one, or those of the six faces of a cube.
pub fn addresses(unit: usize, registers: &RegisterFile) -> Vec<u32> {
    match registers.texunit_param(unit).r#type() {
        TextureType::CubeMap | TextureType::ShadowCube if unit == 0 => face_addresses(registers).into(),
        _ => vec![registers.texunit_addr1(unit).address()],
    }
}

/// Physical addresses of the faces: +X has a whole one, the others share its upper 6 bits (texture.md#cube-maps).
fn face_addresses(registers: &RegisterFile) -> [u32; 6] {
    let first = registers.texunit_addr1(0).0 & 0x0FFF_FFFF;
    let others = [
        registers.texunit0_addr2().0,
        registers.texunit0_addr3().0,
        registers.texunit0_addr4().0,
        registers.texunit0_addr5().0,
        registers.texunit0_addr6().0,
    ];
    let mut words = [first; 6];
    for (word, other) in words[1..].iter_mut().zip(others) {
        *word = first & 0x0FC0_0000 | other & 0x003F_FFFF;
    }
    words.map(|word| word << 3)
}
