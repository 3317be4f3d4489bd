// SPDX-License-Identifier: MIT
//! What leaves the shaders in a recording, for the blocks that come behind them.

use pica_model::geometry::{Downstream, Draw, VertexSink};
use pica_model::gpu::machine::Machine;
use pica_model::shader::{EmittedTriangle, Packed, UnsupportedChoice};
use pica_model::trace::Replay;
use pica_spec::choices::Choices;
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::Recording;

/// What happens behind the shaders.
pub enum Event<'a> {
    /// A draw begins, with these registers.
    Draw(&'a RegisterFile),
    /// A vertex was shaded.
    Vertex(&'a Packed),
    /// A geometry shader has emitted three vertices.
    Emit(&'a EmittedTriangle),
    /// The assembler of primitives restarts.
    Restart,
}

/// Gives what leaves the shaders to `each`, until it wants no more.
///
/// # Errors
/// If the model cannot follow a choice.
pub fn each_event(
    recording: &Recording,
    choices: &Choices,
    each: impl FnMut(Event<'_>) -> bool,
) -> Result<(), UnsupportedChoice> {
    let sink = Shaded { each, ended: false };
    let mut replay = Replay::new(recording, Machine::new(choices, sink)?);
    while !replay.machine().sink().ended && replay.step().is_some() {}
    Ok(())
}

/// Gives away what comes, and draws nothing.
struct Shaded<F> {
    each: F,
    ended: bool,
}

impl<F: FnMut(Event<'_>) -> bool> Shaded<F> {
    fn tell(&mut self, event: Event<'_>) {
        self.ended = self.ended || !(self.each)(event);
    }
}

impl<F: FnMut(Event<'_>) -> bool> VertexSink for Shaded<F> {
    fn begin_draw(&mut self, _: Draw, downstream: &mut Downstream<'_>) {
        self.tell(Event::Draw(downstream.registers));
    }

    fn vertex(&mut self, vertex: &Packed, _: &mut Downstream<'_>) {
        self.tell(Event::Vertex(vertex));
    }

    fn triangle(&mut self, triangle: &EmittedTriangle, _: &mut Downstream<'_>) {
        self.tell(Event::Emit(triangle));
    }

    fn end_draw(&mut self, downstream: &mut Downstream<'_>) {
        if self.ended {
            downstream.end_list();
        }
    }

    fn restart(&mut self) {
        self.tell(Event::Restart);
    }
}
