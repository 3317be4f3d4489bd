//! The primitive assembler: from vertices to triangles (dossier section 3.9).

use pica_spec::choices::WindingState;
use pica_spec::pica200::PrimitiveMode;

use crate::shader::{EmittedTriangle, Packed};

/// The vertices of a triangle in their order.
pub type Triangle = [Packed; 3];

/// The assembler. It keeps vertices from draw to draw until it is restarted.
#[derive(Clone, Debug)]
pub struct Assembler {
    winding_state: WindingState,
    /// The last vertices of an unfinished triangle, or of a strip or fan.
    buffer: [Packed; 2],
    /// How many of them there are.
    filled: usize,
    /// In a strip, the one that is replaced next.
    oldest: usize,
    /// The next triangle in mode 3 has two vertices exchanged.
    winding: bool,
}

impl Assembler {
    /// An empty assembler; `winding_state` is the choice of that name.
    pub fn new(winding_state: WindingState) -> Assembler {
        Assembler { winding_state, buffer: [Packed::default(); 2], filled: 0, oldest: 0, winding: false }
    }

    /// Drops the pending vertices and the winding flag.
    pub fn restart(&mut self) {
        *self = Assembler::new(self.winding_state);
    }

    /// Takes a vertex; gives the triangle that it completes.
    ///
    /// A strip's triangles are (0, 1, 2), (2, 1, 3), (2, 3, 4), (4, 3, 5) ..., so that all have the winding of the
    /// first; a fan's are (0, 1, 2), (0, 2, 3) ....
    pub fn vertex(&mut self, mode: PrimitiveMode, vertex: &Packed) -> Option<Triangle> {
        if self.filled < 2 {
            self.buffer[self.filled] = *vertex;
            self.filled += 1;
            return None;
        }
        let [first, second] = self.buffer;
        match mode {
            PrimitiveMode::Triangles => self.filled = 0,
            PrimitiveMode::GeometryPrimitive => {
                self.filled = 0;
                if core::mem::take(&mut self.winding) {
                    return Some([second, first, *vertex]);
                }
            }
            PrimitiveMode::TriangleStrip => {
                self.buffer[self.oldest] = *vertex;
                self.oldest = 1 - self.oldest;
            }
            PrimitiveMode::TriangleFan => self.buffer[1] = *vertex,
        }
        Some([first, second, *vertex])
    }

    /// Takes the three vertices of an EMIT; gives the triangles that they complete, in order.
    pub fn emitted(&mut self, mode: PrimitiveMode, emitted: &EmittedTriangle) -> [Option<Triangle>; 3] {
        self.winding |= emitted.winding;
        let triangles = [0, 1, 2].map(|vertex: usize| self.vertex(mode, &emitted.vertices[vertex]));
        if self.winding_state == WindingState::PerEmit {
            self.winding = false;
        }
        triangles
    }
}
