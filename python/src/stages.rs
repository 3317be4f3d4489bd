// SPDX-License-Identifier: MIT
//! The stages of the chip by themselves, set up by the registers, tables and memory of a machine.

use crate::array::{Patterns, colors_together, numbers};
use crate::choices::{Choices, of};
use crate::file::bytes_of;
use crate::machine::{Color, Machine};
use crate::value_error;
use numpy::{IxDyn, PyArray, PyArray2, PyArray3, PyArrayDyn, PyArrayMethods};
use pica_model::float::F24;
use pica_model::fragment::pixel::FragmentColors;
use pica_model::geometry::Vertex;
use pica_model::geometry::vertex::COMPONENTS;
use pica_model::gpu::pipeline::Stages;
use pica_model::gpu::pipeline::stages::{sample, sample_procedural};
use pica_model::lighting::LightingInputs;
use pica_model::texture::image::Image;
use pica_spec::pica200::TextureFormat;
use pyo3::prelude::{Bound, PyAny, PyRef, PyResult, Python, pyfunction, pymethods};
use pyo3::types::{PyAnyMethods, PyDict, PyDictMethods};

/// Colours on the last axis.
type ColorArray<'py> = Bound<'py, PyArrayDyn<u8>>;

/// Colours one after the other as an array of a shape.
fn color_array<'py>(
    py: Python<'py>,
    shape: &[usize],
    colors: impl IntoIterator<Item = [u8; 4]>,
) -> PyResult<ColorArray<'py>> {
    let bytes: Vec<u8> = colors.into_iter().flatten().collect();
    PyArray::from_vec(py, bytes).reshape(IxDyn(&[shape, &[4]].concat()))
}

/// Vectors of patterns on the last axis: all but that axis, and the numbers.
fn vectors<'py>(
    value: &Bound<'py, PyAny>,
    name: &str,
    sizes: std::ops::RangeInclusive<usize>,
) -> PyResult<(Vec<usize>, usize, Vec<F24>)> {
    let Patterns::Many(array) = Patterns::new(value, name)? else {
        return Err(value_error(format_args!("{name} is a number, and a vector is wanted")));
    };
    let shape = numpy::PyUntypedArrayMethods::shape(&array).to_vec();
    let Some((size, others)) = shape.split_last().filter(|(size, _)| sizes.contains(size)) else {
        let (least, most) = sizes.into_inner();
        return Err(value_error(format_args!(
            "{name} has shape {shape:?}, and the last axis has {least} to {most} components"
        )));
    };
    let (size, others) = (*size, others.to_vec());
    let words = Patterns::Many(array).spread(value.py(), &shape)?;
    let words = words.as_slice().map_err(value_error)?;
    Ok((others, size, numbers(words, 0)?.to_vec()))
}

/// Vertices of 4 to 24 components, of which those that are not given are 1.0.
fn vertices(value: &Bound<'_, PyAny>, name: &str) -> PyResult<(Vec<usize>, Vec<Vertex>)> {
    let (shape, size, numbers) = vectors(value, name, 4..=COMPONENTS)?;
    let vertex = |components: &[F24]| {
        let mut vertex = Vertex::default();
        vertex.0[..size].copy_from_slice(components);
        vertex
    };
    Ok((shape, numbers.chunks(size).map(vertex).collect()))
}

fn triangle(value: &Bound<'_, PyAny>) -> PyResult<[Vertex; 3]> {
    let (shape, vertices) = vertices(value, "triangle")?;
    vertices.try_into().map_err(|_| value_error(format_args!("a triangle has 3 vertices, not shape {shape:?}")))
}

/// u, v and w of one pixel, or of the four of a quad.
type Sample = Vec<[F24; 3]>;

/// Texture coordinates of samples: (u, v) or (u, v, w), or of quads of four.
fn coordinates(value: &Bound<'_, PyAny>, quads: bool) -> PyResult<(Vec<usize>, Vec<Sample>)> {
    let (mut shape, size, numbers) = vectors(value, "coordinates", 2..=3)?;
    let each: Vec<[F24; 3]> =
        numbers.chunks(size).map(|part| [part[0], part[1], part.get(2).copied().unwrap_or(F24::ONE)]).collect();
    if quads && shape.pop() != Some(4) {
        return Err(value_error("the axis before the last one has the 4 pixels of a quad"));
    }
    Ok((shape, each.chunks(if quads { 4 } else { 1 }).map(<[_]>::to_vec).collect()))
}

/// A picture of a texture.
fn image_array<'py>(py: Python<'py>, image: &Image) -> PyResult<Bound<'py, PyArray3<u8>>> {
    let bytes: Vec<u8> = image.rows().flatten().collect();
    PyArray::from_vec(py, bytes).reshape([image.size.height as usize, image.size.width as usize, 4])
}

/// Decodes a texture of a format, by name (`"RGBA8"`, `"ETC1"`) or code, from its bytes in memory.
#[pyfunction]
#[pyo3(signature = (data, width, height, format, choices = None))]
pub fn decode_texture<'py>(
    py: Python<'py>,
    data: &Bound<'py, PyAny>,
    width: u32,
    height: u32,
    format: &Bound<'py, PyAny>,
    choices: Option<PyRef<'py, Choices>>,
) -> PyResult<Bound<'py, PyArray3<u8>>> {
    let data = bytes_of(data)?;
    let code = format.extract::<u32>().ok();
    let name = format.str()?.to_string();
    let is_it =
        |listed: &TextureFormat| code.map_or(listed.name().eq_ignore_ascii_case(&name), |code| listed.raw() == code);
    let Some(format) = TextureFormat::ALL.into_iter().find(is_it) else {
        let names = TextureFormat::ALL.map(TextureFormat::name).join(", ");
        return Err(value_error(format_args!("there is no format {name}: there are {names}")));
    };
    let image = Image::of_bytes(format, [width, height], &data, &of(choices)).map_err(value_error)?;
    image_array(py, &image)
}

#[pymethods]
impl Machine {
    /// What clipping leaves of a triangle, 3 vertices of 4 to 24 components: the vertices of a fan, none if nothing is left.
    fn clip<'py>(&self, triangle: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyArray2<u32>>> {
        let polygon = Stages::of(self.machine()).clip(&self::triangle(triangle)?);
        let vertices = polygon.as_ref().map_or(&[][..], |polygon| polygon.vertices());
        let words = vertices.iter().flat_map(|vertex| vertex.0.map(F24::to_bits));
        PyArray::from_iter(triangle.py(), words).reshape([vertices.len(), COMPONENTS])
    }

    /// Vertices in raster coordinates: x and y in 12.4 fixed point, and the patterns of z / w and 1 / w.
    fn transform<'py>(&self, positions: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyArrayDyn<u32>>> {
        let (shape, vertices) = vertices(positions, "positions")?;
        let stages = Stages::of(self.machine());
        let words = vertices.iter().flat_map(|vertex| {
            let placed = stages.transform(vertex);
            [placed.x.into(), placed.y.into(), placed.z.to_bits(), placed.reciprocal_w.to_bits()]
        });
        PyArray::from_iter(positions.py(), words).reshape(IxDyn(&[&shape[..], &[4]].concat()))
    }

    /// The fragments of a triangle, from clipping to interpolation: arrays x, y, depth, color, texcoord (three of u, v),
    /// texcoord0_w, quaternion and view.
    fn triangle<'py>(&self, triangle: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyDict>> {
        let py = triangle.py();
        let triangle = self::triangle(triangle)?;
        let machine = self.machine();
        let fragments = py.detach(|| Stages::of(machine).triangle(&triangle));
        let count = fragments.len();
        let arrays = PyDict::new(py);
        let column = |word: &dyn Fn(usize) -> u32| PyArray::from_iter(py, (0..count).map(word));
        arrays.set_item("x", column(&|n| fragments[n].x))?;
        arrays.set_item("y", column(&|n| fragments[n].y))?;
        arrays.set_item("depth", column(&|n| fragments[n].depth))?;
        arrays.set_item("color", color_array(py, &[count], fragments.iter().map(|fragment| fragment.color))?)?;
        let texcoord = fragments.iter().flat_map(|fragment| fragment.attributes.texcoord.into_iter().flatten());
        arrays.set_item("texcoord", PyArray::from_iter(py, texcoord.map(F24::to_bits)).reshape([count, 3, 2])?)?;
        arrays.set_item("texcoord0_w", column(&|n| fragments[n].attributes.texcoord0_w.to_bits()))?;
        let quaternion = fragments.iter().flat_map(|fragment| fragment.attributes.quaternion);
        arrays.set_item("quaternion", PyArray::from_iter(py, quaternion.map(F24::to_bits)).reshape([count, 4])?)?;
        let view = fragments.iter().flat_map(|fragment| fragment.attributes.view);
        arrays.set_item("view", PyArray::from_iter(py, view.map(F24::to_bits)).reshape([count, 3])?)?;
        Ok(arrays)
    }

    /// Level 0 of the texture of a unit, first row on top: one picture, or those of the six faces of a cube.
    fn texture<'py>(&self, py: Python<'py>, unit: usize) -> PyResult<Vec<Bound<'py, PyArray3<u8>>>> {
        if unit > 2 {
            return Err(value_error("texture units with a picture are 0 to 2"));
        }
        Stages::of(self.machine()).images(unit).iter().map(|image| image_array(py, image)).collect()
    }

    /// Samples of a texture unit, 3 for the procedural one, at (u, v) or (u, v, w); of quads of four pixels with `quads`, so that
    /// the level of detail is known, the first one's.
    #[pyo3(signature = (unit, coordinates, quads = false))]
    fn sample<'py>(&self, unit: usize, coordinates: &Bound<'py, PyAny>, quads: bool) -> PyResult<ColorArray<'py>> {
        let py = coordinates.py();
        let (shape, samples) = self::coordinates(coordinates, quads)?;
        let stages = Stages::of(self.machine());
        if unit == 3 {
            let texture = stages.procedural();
            return color_array(py, &shape, samples.iter().map(|quad| sample_procedural(&texture, quad)));
        }
        let texture = stages.texture(unit).ok_or_else(|| value_error(format_args!("texture unit {unit} is off")))?;
        color_array(py, &shape, samples.iter().map(|quad| sample(&texture, quad)))
    }

    /// Primary and secondary fragment colour of lighting, for quaternions and view vectors, and texels of the bump map and of the
    /// shadow texture.
    #[pyo3(signature = (quaternion, view, bump = None, shadow = None))]
    fn light<'py>(
        &self,
        quaternion: &Bound<'py, PyAny>,
        view: &Bound<'py, PyAny>,
        bump: Option<[u8; 4]>,
        shadow: Option<[u8; 4]>,
    ) -> PyResult<[ColorArray<'py>; 2]> {
        let py = quaternion.py();
        let (shape, _, quaternions) = vectors(quaternion, "quaternion", 4..=4)?;
        let (other, _, views) = vectors(view, "view", 3..=3)?;
        let (quaternions, _) = quaternions.as_chunks::<4>();
        let (views, _) = views.as_chunks::<3>();
        if shape != other && views.len() != 1 {
            return Err(value_error(format_args!(
                "quaternion has shape {shape:?}, and view {other:?}, before the last axis"
            )));
        }
        let (bump, shadow) = (bump.unwrap_or_default(), shadow.unwrap_or_default());
        let stages = Stages::of(self.machine());
        let mut results = Vec::with_capacity(quaternions.len());
        for (quaternion, view) in quaternions.iter().zip(views.iter().cycle()) {
            let inputs = LightingInputs { quaternion: *quaternion, view: *view, bump, shadow };
            let lit = stages.light(&inputs).ok_or_else(|| value_error("lighting is off (LIGHTING_ENABLE0)"))?;
            results.push(lit.0);
        }
        let primary = color_array(py, &shape, results.iter().map(|result| result.primary))?;
        Ok([primary, color_array(py, &shape, results.iter().map(|result| result.secondary))?])
    }

    /// What the six combiner stages make of colours, arrays whose last axis is R, G, B, A; those that are not given are 0.
    #[pyo3(signature = (primary, textures = None, fragment_primary = None, fragment_secondary = None))]
    fn combine<'py>(
        &self,
        primary: Bound<'py, PyAny>,
        textures: Option<Vec<Bound<'py, PyAny>>>,
        fragment_primary: Option<Bound<'py, PyAny>>,
        fragment_secondary: Option<Bound<'py, PyAny>>,
    ) -> PyResult<ColorArray<'py>> {
        let py = primary.py();
        let textures = textures.unwrap_or_default();
        if textures.len() > 4 {
            return Err(value_error("there are 4 texture units"));
        }
        let none = || pyo3::IntoPyObjectExt::into_bound_py_any([0_u32; 4].to_vec(), py);
        let mut given = vec![("primary", primary)];
        for (name, colors) in [("fragment_primary", fragment_primary), ("fragment_secondary", fragment_secondary)] {
            given.push((name, colors.map_or_else(none, Ok)?));
        }
        for unit in 0..4 {
            given.push(("textures", textures.get(unit).cloned().map_or_else(none, Ok)?));
        }
        let (shape, colors) = colors_together(py, &given)?;
        let pixel = Stages::of(self.machine()).pixel();
        let combined = (0..colors[0].len()).map(|n| {
            pixel.combine(&FragmentColors {
                primary: colors[0][n],
                fragment_primary: colors[1][n],
                fragment_secondary: colors[2][n],
                textures: [3, 4, 5, 6].map(|unit| colors[unit][n]),
            })
        });
        color_array(py, &shape, combined)
    }

    /// Blending, or the logic operation, of colours with those that are stored.
    fn blend<'py>(&self, source: Bound<'py, PyAny>, destination: Bound<'py, PyAny>) -> PyResult<ColorArray<'py>> {
        let py = source.py();
        let (shape, colors) = colors_together(py, &[("source", source), ("destination", destination)])?;
        let stages = Stages::of(self.machine());
        color_array(py, &shape, colors[0].iter().zip(&colors[1]).map(|(source, stored)| stages.blend(*source, *stored)))
    }

    /// One fragment from the combiners to the words of its pixel in the colour and the depth buffer: a dictionary with outcome,
    /// combiners, color (R, G, B, A as written), color_word and depth_word; a word that is not written is None.
    #[pyo3(signature = (depth, primary, *, textures = [[0; 4]; 4], fragment_primary = [0; 4], fragment_secondary = [0; 4], stored = [0; 2]))]
    #[expect(clippy::too_many_arguments, reason = "what a fragment has; all but two have names and defaults")]
    fn fragment<'py>(
        &self,
        py: Python<'py>,
        depth: u32,
        primary: [u8; 4],
        textures: [[u8; 4]; 4],
        fragment_primary: [u8; 4],
        fragment_secondary: [u8; 4],
        stored: [u32; 2],
    ) -> PyResult<Bound<'py, PyDict>> {
        let colors = FragmentColors { primary, fragment_primary, fragment_secondary, textures };
        let shaded = Stages::of(self.machine()).pixel().shade(depth, &colors, stored);
        let record = shaded.ok_or_else(|| value_error("the registers draw shadows, gas or nothing, and no colours"))?;
        let result = PyDict::new(py);
        result.set_item("outcome", format!("{:?}", record.outcome))?;
        result.set_item("combiners", record.combiner.map(|stage| Color::from(stage.result)))?;
        result.set_item("color", record.color.map(|color| Color::from(color.written)))?;
        result.set_item("color_word", record.color.map(|color| color.word))?;
        result.set_item("depth_word", record.depth_word)?;
        Ok(result)
    }
}
