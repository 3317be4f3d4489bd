// SPDX-License-Identifier: MIT
//! Vertices for the assembler of primitives, and the numbers that they have.

use crate::random::CaseRng;
use crate::stimulus::Dice;
use pica_model::geometry::Assembler;
use pica_rtl::geometry::{AssembledTriangleValues, PrimitiveAssembly, ShadedVerticesValues};
use pica_spec::choices::WindingState;
use pica_spec::pica200::PrimitiveMode;
use std::collections::VecDeque;

/// A vertex: which one it is in the order of their coming, and its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Vertex {
    order: usize,
    number: u32,
}

/// The assembler of the model, with vertices that tell when they leave it.
pub struct Vertices {
    assembler: Assembler<Vertex>,
    count: usize,
}

impl Vertices {
    /// No vertices.
    pub fn new(winding_state: WindingState) -> Self {
        Self { assembler: Assembler::new(winding_state), count: 0 }
    }

    /// How many are kept.
    pub fn kept(&mut self) -> usize {
        self.assembler.pending().len()
    }

    /// What comes of vertices, or of a restart.
    pub fn step(&mut self, given: &ShadedVerticesValues) -> Vec<AssembledTriangleValues> {
        if given.restarts != 0 {
            let made = match *self.assembler.pending() {
                [] => None,
                [first] => Some(([first, Vertex::default(), Vertex::default()], [1, 0, 0])),
                [first, second, ..] => Some(([first, second, Vertex::default()], [1, 1, 0])),
            };
            self.assembler.restart();
            return made.into_iter().map(|(vertices, leaves)| values(false, vertices, leaves)).collect();
        }
        let shaded = [given.shaded0, given.shaded1, given.shaded2].map(|number| {
            self.count += 1;
            Vertex { order: self.count, number }
        });
        let (mode, mut made) = (PrimitiveMode::from_raw(given.primitive_mode), Vec::new());
        let triangle = |triangle: [&Vertex; 3]| made.push(triangle.map(|vertex| *vertex));
        match given.emitted {
            0 => self.assembler.vertex(mode, &shaded[0], triangle),
            _ => self.assembler.emitted(mode, &shaded, given.winding != 0, triangle),
        }
        // A vertex leaves with its last triangle, if it is not kept.
        let kept = self.assembler.pending();
        let leaves = |place: usize, vertex: &Vertex| {
            let stays = made[place + 1..].iter().flatten().chain(kept.iter()).any(|other| other == vertex);
            u32::from(!stays)
        };
        let places = made.iter().enumerate();
        places.map(|(place, of)| values(true, *of, of.each_ref().map(|vertex| leaves(place, vertex)))).collect()
    }
}

fn values(is_triangle: bool, vertices: [Vertex; 3], leaves: [u32; 3]) -> AssembledTriangleValues {
    let ([vertex0, vertex1, vertex2], [leaves0, leaves1, leaves2]) = (vertices.map(|vertex| vertex.number), leaves);
    AssembledTriangleValues { is_triangle: is_triangle.into(), vertex0, leaves0, vertex1, leaves1, vertex2, leaves2 }
}

/// What comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Vertices, or a restart.
    Given(ShadedVerticesValues),
    /// A number comes back.
    Free(u32),
}

/// Whoever shades vertices and draws triangles: takes numbers, and gives those back that leave.
pub struct Shader {
    vertices: Vertices,
    unused: VecDeque<u32>,
    left: VecDeque<u32>,
    /// What has come so far.
    pub steps: Vec<Step>,
}

impl Shader {
    /// Nothing is shaded yet.
    pub fn new(winding_state: WindingState) -> Self {
        Self {
            vertices: Vertices::new(winding_state),
            unused: (0..PrimitiveAssembly::VERTICES as u32).collect(),
            left: VecDeque::new(),
            steps: Vec::new(),
        }
    }

    /// Gives back the number that left first.
    fn free(&mut self) -> bool {
        let number = self.left.pop_front();
        self.steps.extend(number.map(Step::Free));
        self.unused.extend(number);
        number.is_some()
    }

    /// Vertices come that have no numbers yet, or a restart.
    pub fn give(&mut self, given: ShadedVerticesValues) {
        while self.unused.len() < 3 && self.free() {}
        let mut numbers = [0; 3];
        let count = if given.restarts != 0 { 0 } else { 1 + 2 * given.emitted as usize };
        for number in &mut numbers[..count] {
            *number = self.unused.pop_front().unwrap_or_default();
        }
        let [shaded0, shaded1, shaded2] = numbers;
        let given = ShadedVerticesValues { shaded0, shaded1, shaded2, ..given };
        self.steps.push(Step::Given(given));
        for made in self.vertices.step(&given) {
            let all = [(made.vertex0, made.leaves0), (made.vertex1, made.leaves1), (made.vertex2, made.leaves2)];
            self.left.extend(all.into_iter().filter(|(_, leaves)| *leaves != 0).map(|(number, _)| number));
        }
    }
}

/// Vertices in some modes, EMITs and restarts: with the numbers of a memory, or with any.
pub fn steps(winding_state: WindingState, rng: &mut CaseRng) -> Vec<Step> {
    let mut shader = Shader::new(winding_state);
    let mut primitive_mode = rng.below(4);
    let (any, emits) = (rng.percent(40), rng.below(3));
    for _ in 0..rng.within(1..=40) {
        if rng.percent(12) {
            primitive_mode = rng.below(4);
        }
        let (restarts, emitted, winding) = (rng.percent(8), rng.below(3) < emits, rng.percent(40));
        // What does not count has any value.
        let given = ShadedVerticesValues {
            restarts: restarts.into(),
            emitted: emitted.into(),
            winding: winding.into(),
            primitive_mode,
            ..Default::default()
        };
        match any {
            true => {
                let [shaded0, shaded1, shaded2] = [0; 3].map(|_| rng.below(PrimitiveAssembly::VERTICES as u32));
                shader.steps.push(Step::Given(ShadedVerticesValues { shaded0, shaded1, shaded2, ..given }));
                while rng.percent(30) {
                    shader.steps.push(Step::Free(rng.below(PrimitiveAssembly::VERTICES as u32)));
                }
            }
            false => {
                shader.give(given);
                while rng.percent(50) && shader.free() {}
            }
        }
    }
    shader.steps
}
