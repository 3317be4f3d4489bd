// SPDX-License-Identifier: MIT
//! The primitive assembler: from vertices to triangles (geometry.md#primitive-assembly).

use pica_spec::choices::WindingState;
use pica_spec::pica200::PrimitiveMode;

use crate::shader::Packed;

/// The assembler. It keeps vertices from draw to draw until it is restarted. `V` is a vertex, or stands for one.
#[derive(Clone, Debug)]
pub struct Assembler<V = Packed> {
    winding_state: WindingState,
    /// The last vertices of an unfinished triangle, or of a strip or fan.
    buffer: [V; 2],
    /// How many of them there are.
    filled: usize,
    /// In a strip, the one that is replaced next.
    oldest: usize,
    /// The next triangle in mode 3 has two vertices exchanged.
    winding: bool,
}

impl<V: Copy + Default> Assembler<V> {
    /// An empty assembler; `winding_state` is the choice of that name.
    pub fn new(winding_state: WindingState) -> Assembler<V> {
        Assembler { winding_state, buffer: [V::default(); 2], filled: 0, oldest: 0, winding: false }
    }

    /// Drops the pending vertices and the winding flag.
    pub fn restart(&mut self) {
        *self = Assembler::new(self.winding_state);
    }

    /// The vertices that it keeps.
    pub fn pending(&mut self) -> &mut [V] {
        &mut self.buffer[..self.filled]
    }

    /// Takes a vertex; `triangle` gets the triangle that it completes.
    ///
    /// A strip's triangles are (0, 1, 2), (2, 1, 3), (2, 3, 4), (4, 3, 5) ..., so that all have the winding of the
    /// first; a fan's are (0, 1, 2), (0, 2, 3) ....
    pub fn vertex(&mut self, mode: PrimitiveMode, vertex: &V, triangle: impl FnOnce([&V; 3])) {
        if self.filled < 2 {
            self.buffer[self.filled] = *vertex;
            self.filled += 1;
            return;
        }
        let [first, second] = &self.buffer;
        if mode == PrimitiveMode::GeometryPrimitive && core::mem::take(&mut self.winding) {
            triangle([second, first, vertex]);
        } else {
            triangle([first, second, vertex]);
        }
        match mode {
            PrimitiveMode::Triangles | PrimitiveMode::GeometryPrimitive => self.filled = 0,
            PrimitiveMode::TriangleStrip => {
                self.buffer[self.oldest] = *vertex;
                self.oldest = 1 - self.oldest;
            }
            PrimitiveMode::TriangleFan => self.buffer[1] = *vertex,
        }
    }

    /// Takes the three vertices of an EMIT, with its winding flag; `triangle` gets the triangles that they complete, in
    /// order.
    pub fn emitted(
        &mut self,
        mode: PrimitiveMode,
        vertices: &[V; 3],
        winding: bool,
        mut triangle: impl FnMut([&V; 3]),
    ) {
        self.winding |= winding;
        for vertex in vertices {
            self.vertex(mode, vertex, &mut triangle);
        }
        if self.winding_state == WindingState::PerEmit {
            self.winding = false;
        }
    }
}
