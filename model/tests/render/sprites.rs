// SPDX-License-Identifier: MIT
//! Where single precision would put the corners of the point sprites of 08_geometry: why pixels of them differ.

use pica_model::float::F24;
use pica_model::geometry::vertex::Vertex;
use pica_model::geometry::viewport::Viewport;
use pica_model::geometry::{Downstream, VertexSink};
use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::Picture;
use pica_model::shader::{EmittedTriangle, Packed, REGISTER_COUNT, ShaderUnit, Stage, Vector};
use pica_model::trace::Replay;
use pica_spec::choices::Choices;
use pica_spec::register_file::RegisterFile;

use super::traces::COLOR_TOLERANCE;
use super::{comparable, recording, reference, replayed};

/// The corners of a square on the screen, in sixteenths of a pixel.
type Corners = [[u16; 2]; 4];

/// A sprite as the model draws it, and where single precision puts it.
struct Sprite {
    model: Corners,
    single: Corners,
}

impl Sprite {
    /// Whether the middle of a pixel is in the sprite, or a sixteenth beside it.
    fn covers(&self, x: u32, y: u32) -> bool {
        let middle = [x, y].map(|pixel| f64::from(pixel * 16 + 8));
        // Around the square: the corners come as those of two triangles.
        let around = [0, 1, 3, 2].map(|n| self.model[n].map(f64::from));
        let beside = |n: usize| {
            let ([ax, ay], [bx, by]) = (around[n], around[(n + 1) % 4]);
            let (dx, dy) = (bx - ax, by - ay);
            (dx * (middle[1] - ay) - dy * (middle[0] - ax)) / dx.hypot(dy)
        };
        let distances = [0, 1, 2, 3].map(beside);
        distances.iter().all(|d| *d >= -1.0) || distances.iter().all(|d| *d <= 1.0)
    }
}

fn single(number: F24) -> f32 {
    f32::from_bits(number.to_f32_bits())
}

/// What the geometry shader of the sprites computes: the corners of a square around `center`, times a matrix.
fn corners(center: [f32; 4], along: [f32; 4], projection: [[f32; 4]; 4]) -> [[f32; 4]; 4] {
    let [x, y] = [along[0] * along[2], along[1] * along[2]];
    [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)].map(|(a, b)| {
        let corner = [center[0] + a * x - b * y, center[1] + a * y + b * x, center[2], 1.0];
        projection.map(|row| row[0] * corner[0] + row[1] * corner[1] + row[2] * corner[2] + row[3] * corner[3])
    })
}

/// The viewport transform in single precision.
fn place(registers: &RegisterFile, [x, y, _, w]: [f32; 4]) -> [u16; 2] {
    let half = [registers.viewport_width().half_width(), registers.viewport_height().half_height()];
    let half = half.map(|half| single(F24::from_bits(half.bits())));
    let offset = [registers.viewport_xy().x(), registers.viewport_xy().y()].map(|offset| offset as f32);
    [0, 1].map(|axis| ((([x, y][axis] / w + 1.0) * half[axis] + offset[axis]) * 16.0).round() as u16)
}

/// Collects the sprites.
#[derive(Default)]
struct Sprites {
    choices: Choices,
    /// In single precision, what the invocation emits if it is one for a sprite.
    expected: [[f32; 4]; 4],
    /// Triangles of the invocation so far.
    triangles: Vec<EmittedTriangle>,
    sprites: Vec<Sprite>,
}

impl VertexSink for Sprites {
    const WATCHES_INVOCATIONS: bool = true;

    fn invocation(&mut self, stage: Stage, unit: &ShaderUnit, inputs: &[Vector; REGISTER_COUNT]) {
        if stage == Stage::Geometry {
            let row = |index| unit.uniforms.float(index).expect("a uniform").map(single);
            self.expected = corners(inputs[0].map(single), inputs[2].map(single), [0, 1, 2, 3].map(row));
            self.triangles.clear();
        }
    }

    fn vertex(&mut self, _: &Packed, _: &mut Downstream<'_>) {}

    fn triangle(&mut self, triangle: &EmittedTriangle, downstream: &mut Downstream<'_>) {
        self.triangles.push(*triangle);
        let [first, second] = &self.triangles[..] else { return };
        let [a, b, c] = &first.vertices;
        let emitted = [a, b, c, &second.vertices[0]].map(|vertex| *vertex.first().expect("a position"));
        let near = |(emitted, expected): (&Vector, &[f32; 4])| {
            emitted.iter().zip(expected).all(|(a, b)| (single(*a) - b).abs() < 1e-3)
        };
        // Other geometry shaders of the scene emit other places.
        if emitted.iter().zip(&self.expected).all(near) {
            let viewport = Viewport::new(downstream.registers, &self.choices);
            let model = emitted.map(|position| {
                let mut vertex = Vertex::default();
                vertex.0[..4].copy_from_slice(&position);
                let placed = viewport.transform(&vertex);
                [placed.x, placed.y]
            });
            self.sprites
                .push(Sprite { model, single: self.expected.map(|corner| place(downstream.registers, corner)) });
        }
    }

    fn restart(&mut self) {}
}

/// 19 of 48 sprites have a corner that single precision puts a sixteenth of a pixel further, and no sprite has one that it
/// puts elsewhere: float24 cuts that off. Most pixels that differ are in these sprites, all are in sprites.
#[test]
fn pixels_that_differ_in_08_are_in_sprites_with_another_corner() {
    let (choices, recording) = (comparable(), recording("08_geometry"));
    let sink = Sprites { choices, ..Sprites::default() };
    let mut replay = Replay::new(&recording, Machine::new(&choices, sink).expect("the choices are offered"));
    replay.run();
    let sprites = core::mem::take(&mut replay.machine_mut().sink_mut().sprites);
    let moved = |sprite: &Sprite| {
        let [model, single] = [&sprite.model, &sprite.single].map(|corners| corners.as_flattened());
        model.iter().zip(single).map(|(a, b)| u32::from(a.abs_diff(*b))).max().expect("corners")
    };
    assert_eq!((sprites.len(), sprites.iter().filter(|sprite| moved(sprite) == 1).count()), (48, 19));
    assert!(sprites.iter().all(|sprite| moved(sprite) <= 1));

    let machine = replayed(&recording, &choices);
    let ours = Picture::of_color(machine.registers(), &choices, machine.memory()).expect("a colour buffer");
    let (width, height, theirs) = reference::picture("08_geometry");
    let (mut differ, mut in_sprites, mut in_moved) = (0, 0, 0);
    for (number, (ours, theirs)) in (0..).zip(ours.pixels.iter().zip(&theirs)) {
        if ours.iter().zip(theirs).all(|(a, b)| u32::from(a.abs_diff(*b)) <= COLOR_TOLERANCE) {
            continue;
        }
        let (x, y) = (number % width, height - 1 - number / width);
        differ += 1;
        in_sprites += u32::from(sprites.iter().any(|sprite| sprite.covers(x, y)));
        in_moved += u32::from(sprites.iter().any(|sprite| sprite.covers(x, y) && moved(sprite) == 1));
    }
    assert_eq!([differ, in_sprites, in_moved], [305, 305, 274]);
}
