// SPDX-License-Identifier: MIT
//! The stages of the chip by themselves, set up by the registers, tables and memory of a machine. A word is a colour: red in bits
//! 0-7, then green, blue and alpha. Numbers are patterns of float24, of which bits above 23 count as 0.

use crate::choices::{PicaChoices, of};
use crate::error::{PicaStatus, given, giving, status};
use crate::machine::PicaMachine;
use crate::memory::{array, array_mut};
use pica_model::float::F24;
use pica_model::fragment::pixel::FragmentColors;
use pica_model::geometry::Vertex;
use pica_model::geometry::clip::MOST_VERTICES;
use pica_model::geometry::vertex::COMPONENTS;
use pica_model::gpu::pipeline::Stages;
use pica_model::gpu::pipeline::stages::{RasterFragment, sample, sample_procedural};
use pica_model::lighting::LightingInputs;
use pica_model::texture::image::Image;
use pica_spec::pica200::TextureFormat;

/// Components of a vertex: component n is the one of semantic code n of the output map, from the position in 0 to 3.
pub const PICA_VERTEX_COMPONENTS: usize = 24;
/// Vertices that clipping leaves of a triangle at most.
pub const PICA_CLIPPED_VERTICES: usize = 11;

const _: () = assert!(PICA_VERTEX_COMPONENTS == COMPONENTS && PICA_CLIPPED_VERTICES == MOST_VERTICES);

/// A fragment that leaves the rasterizer.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct PicaFragment {
    /// Column.
    pub x: u32,
    /// Line, from the register origin.
    pub y: u32,
    /// Depth: bits 8-31 are the 24-bit depth.
    pub depth: u32,
    /// Interpolated vertex colour.
    pub color: u32,
    /// u and v of texture coordinates 0, 1 and 2.
    pub texcoord: [[u32; 2]; 3],
    /// w of texture coordinate 0.
    pub texcoord0_w: u32,
    /// Quaternion x, y, z, w.
    pub quaternion: [u32; 4],
    /// View vector x, y, z.
    pub view: [u32; 3],
}

impl PicaFragment {
    fn new(fragment: &RasterFragment) -> PicaFragment {
        let RasterFragment { x, y, depth, color, attributes } = fragment;
        PicaFragment {
            x: *x,
            y: *y,
            depth: *depth,
            color: u32::from_le_bytes(*color),
            texcoord: attributes.texcoord.map(|uv| uv.map(F24::to_bits)),
            texcoord0_w: attributes.texcoord0_w.to_bits(),
            quaternion: attributes.quaternion.map(F24::to_bits),
            view: attributes.view.map(F24::to_bits),
        }
    }
}

/// The fragments of a triangle.
#[derive(Debug)]
pub struct PicaFragments(Vec<PicaFragment>);

fn stages(machine: &PicaMachine) -> Stages<'_> {
    Stages::of(machine.machine())
}

/// The three vertices of a triangle, one after the other.
fn triangle(words: &[u32]) -> [Vertex; 3] {
    core::array::from_fn(|vertex| {
        Vertex(core::array::from_fn(|component| F24::from_bits(words[vertex * COMPONENTS + component])))
    })
}

fn numbers<const N: usize>(words: &[u32]) -> [F24; N] {
    core::array::from_fn(|place| F24::from_bits(words[place]))
}

/// What clipping leaves of a triangle, 3 * PICA_VERTEX_COMPONENTS patterns: the vertices of a fan, as many as `count`, which may be
/// 0. `polygon` has PICA_CLIPPED_VERTICES * PICA_VERTEX_COMPONENTS elements.
///
/// # Safety
/// The arrays have as many elements as that.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_machine_clip(
    machine: Option<&PicaMachine>,
    vertices: *const u32,
    polygon: *mut u32,
    count: Option<&mut usize>,
) -> PicaStatus {
    status(|| {
        // SAFETY: of the caller.
        let vertices = unsafe { array(vertices, 3 * COMPONENTS, "vertices") }?;
        // SAFETY: of the caller.
        let polygon = unsafe { array_mut(polygon, MOST_VERTICES * COMPONENTS, "polygon") }?;
        let clipped = stages(given(machine, "machine")?).clip(&triangle(vertices));
        let left = clipped.as_ref().map_or(&[][..], |polygon| polygon.vertices());
        for (place, component) in polygon.iter_mut().zip(left.iter().flat_map(|vertex| vertex.0)) {
            *place = component.to_bits();
        }
        *given(count, "count")? = left.len();
        Ok(())
    })
}

/// A position in raster coordinates: x and y in 12.4 fixed point, and the patterns of z / w and 1 / w.
///
/// # Safety
/// The arrays have four elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_machine_transform(
    machine: Option<&PicaMachine>,
    xyzw: *const u32,
    screen: *mut u32,
) -> PicaStatus {
    status(|| {
        // SAFETY: of the caller.
        let position = unsafe { array(xyzw, 4, "xyzw") }?;
        // SAFETY: of the caller.
        let screen = unsafe { array_mut(screen, 4, "screen") }?;
        let mut vertex = Vertex::default();
        vertex.0[..4].copy_from_slice(&numbers::<4>(position));
        let placed = stages(given(machine, "machine")?).transform(&vertex);
        screen.copy_from_slice(&[placed.x.into(), placed.y.into(), placed.z.to_bits(), placed.reciprocal_w.to_bits()]);
        Ok(())
    })
}

/// The fragments of a triangle, 3 * PICA_VERTEX_COMPONENTS patterns, from clipping to interpolation; free them with
/// pica_fragments_free.
///
/// # Safety
/// `vertices` has as many elements as that.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_machine_triangle(
    machine: Option<&PicaMachine>,
    vertices: *const u32,
) -> Option<Box<PicaFragments>> {
    giving(None, || {
        // SAFETY: of the caller.
        let vertices = unsafe { array(vertices, 3 * COMPONENTS, "vertices") }?;
        let fragments = stages(given(machine, "machine")?).triangle(&triangle(vertices));
        Ok(Some(Box::new(PicaFragments(fragments.iter().map(PicaFragment::new).collect()))))
    })
}

/// How many there are; 0 for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn pica_fragments_count(fragments: Option<&PicaFragments>) -> usize {
    fragments.map_or(0, |fragments| fragments.0.len())
}

/// All of them, one after the other, which stay as long as they are not freed; NULL for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn pica_fragments_all(fragments: Option<&PicaFragments>) -> *const PicaFragment {
    fragments.map_or(core::ptr::null(), |fragments| fragments.0.as_ptr())
}

/// Frees fragments; NULL is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn pica_fragments_free(fragments: Option<Box<PicaFragments>>) {
    drop(fragments);
}

/// A sample of a texture unit, 3 for the procedural one. `coordinates` are u, v and w of one pixel (`pixels` is 1), or of the four of
/// a quad (4), which the level of detail is made of: the first one is sampled.
///
/// # Safety
/// `coordinates` has three elements for each pixel.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_machine_sample(
    machine: Option<&PicaMachine>,
    unit: u32,
    coordinates: *const u32,
    pixels: u32,
    color: Option<&mut u32>,
) -> PicaStatus {
    status(|| {
        if !matches!(pixels, 1 | 4) {
            return Err("a sample is of 1 pixel or of the 4 of a quad".into());
        }
        // SAFETY: of the caller.
        let words = unsafe { array(coordinates, 3 * pixels as usize, "coordinates") }?;
        let quad: Vec<[F24; 3]> = words.chunks(3).map(numbers).collect();
        let stages = stages(given(machine, "machine")?);
        let texel = if unit == 3 {
            sample_procedural(&stages.procedural(), &quad)
        } else {
            let texture = stages.texture(unit as usize).ok_or_else(|| format!("texture unit {unit} is off"))?;
            sample(&texture, &quad)
        };
        *given(color, "color")? = u32::from_le_bytes(texel);
        Ok(())
    })
}

/// Decodes a texture of a format (a code of TEXUNITi_TYPE) from its bytes in memory: width * height colours, the top row first.
///
/// # Safety
/// `bytes` has as many bytes, and `colors` has room for width * height words.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_texture_decode(
    choices: Option<&PicaChoices>,
    format: u32,
    width: u32,
    height: u32,
    bytes: *const u8,
    byte_count: usize,
    colors: *mut u32,
) -> PicaStatus {
    status(|| {
        let is_it = |listed: &TextureFormat| listed.raw() == format;
        let format =
            TextureFormat::ALL.into_iter().find(is_it).ok_or_else(|| format!("no texture has format {format}"))?;
        // SAFETY: of the caller.
        let bytes = unsafe { array(bytes, byte_count, "bytes") }?;
        let image = Image::of_bytes(format, [width, height], bytes, &of(choices))?;
        // SAFETY: of the caller; the size of the texture is checked.
        let colors = unsafe { array_mut(colors, (width * height) as usize, "colors") }?;
        colors.iter_mut().zip(image.rows()).for_each(|(color, texel)| *color = u32::from_le_bytes(texel));
        Ok(())
    })
}

/// Primary and secondary fragment colour of lighting; `bump` and `shadow` are texels of the bump map and of the shadow texture. An
/// error if lighting is off.
///
/// # Safety
/// `quaternion` has four elements, `view` three.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_machine_light(
    machine: Option<&PicaMachine>,
    quaternion: *const u32,
    view: *const u32,
    bump: u32,
    shadow: u32,
    primary: Option<&mut u32>,
    secondary: Option<&mut u32>,
) -> PicaStatus {
    status(|| {
        // SAFETY: of the caller.
        let quaternion = numbers(unsafe { array(quaternion, 4, "quaternion") }?);
        // SAFETY: of the caller.
        let view = numbers(unsafe { array(view, 3, "view") }?);
        let [bump, shadow] = [bump, shadow].map(u32::to_le_bytes);
        let lit = stages(given(machine, "machine")?).light(&LightingInputs { quaternion, view, bump, shadow });
        let (result, _) = lit.ok_or("lighting is off (LIGHTING_ENABLE0)")?;
        *given(primary, "primary")? = u32::from_le_bytes(result.primary);
        *given(secondary, "secondary")? = u32::from_le_bytes(result.secondary);
        Ok(())
    })
}

/// Primary colour, primary and secondary fragment colour, texture units 0 to 3.
fn fragment_colors(words: &[u32]) -> FragmentColors {
    let color = |place: usize| words[place].to_le_bytes();
    FragmentColors {
        primary: color(0),
        fragment_primary: color(1),
        fragment_secondary: color(2),
        textures: [3, 4, 5, 6].map(color),
    }
}

/// What the six combiner stages make of seven colours: the primary colour, the primary and secondary fragment colour, and those of
/// texture units 0 to 3. 0 with an error if something is NULL.
///
/// # Safety
/// `sources` has seven elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_machine_combine(machine: Option<&PicaMachine>, sources: *const u32) -> u32 {
    giving(0, || {
        // SAFETY: of the caller.
        let sources = unsafe { array(sources, 7, "sources") }?;
        let pixel = stages(given(machine, "machine")?).pixel();
        Ok(u32::from_le_bytes(pixel.combine(&fragment_colors(sources))))
    })
}

/// Blending, or the logic operation, of a colour with one that is stored. 0 with an error if the machine is NULL.
#[unsafe(no_mangle)]
pub extern "C" fn pica_machine_blend(machine: Option<&PicaMachine>, source: u32, destination: u32) -> u32 {
    giving(0, || {
        let blended = stages(given(machine, "machine")?).blend(source.to_le_bytes(), destination.to_le_bytes());
        Ok(u32::from_le_bytes(blended))
    })
}

/// One fragment of a depth (bits 8-31) and seven colours, as pica_machine_combine has them, from the combiners to the words of its
/// pixel in the colour and the depth buffer, which become those that are stored afterwards. `passed`: it went through all tests. An
/// error if the registers draw shadows, gas or nothing.
///
/// # Safety
/// `sources` has seven elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_machine_fragment(
    machine: Option<&PicaMachine>,
    depth: u32,
    sources: *const u32,
    color_word: Option<&mut u32>,
    depth_word: Option<&mut u32>,
    passed: Option<&mut bool>,
) -> PicaStatus {
    status(|| {
        // SAFETY: of the caller.
        let sources = unsafe { array(sources, 7, "sources") }?;
        let (color_word, depth_word) = (given(color_word, "color_word")?, given(depth_word, "depth_word")?);
        let passed = given(passed, "passed")?;
        let pixel = stages(given(machine, "machine")?).pixel();
        let shaded = pixel.shade(depth, &fragment_colors(sources), [*color_word, *depth_word]);
        let record = shaded.ok_or("the registers draw shadows, gas or nothing, and no colours")?;
        *passed = record.outcome == pica_model::fragment::record::Outcome::Passed;
        *color_word = record.color.map_or(*color_word, |color| color.word);
        *depth_word = record.depth_word.unwrap_or(*depth_word);
        Ok(())
    })
}
