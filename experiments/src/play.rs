// SPDX-License-Identifier: MIT
//! The model as a console.

use crate::program::Program;
use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::{Picture, Pipeline};
use pica_model::trace::Replay;
use pica_spec::choices::Choices;

/// Plays a program on a model of the chip and gives the picture as `pica render --rgba` writes it. None if a choice has no
/// model.
pub fn play(program: &Program, choices: &Choices) -> Option<Vec<u8>> {
    Some(picture(&played(program, choices, |_| {})?, choices))
}

/// The picture if the colour buffer that is bound last holds these bytes, [`BUFFER_BYTES`] of them.
///
/// [`BUFFER_BYTES`]: crate::program::BUFFER_BYTES
pub fn picture_of(program: &Program, buffer: &[u8]) -> Vec<u8> {
    let choices = Choices::default();
    let put = |machine: &mut Machine<Pipeline>| {
        let memory = machine.memory_mut();
        memory.write(program.buffer, buffer).expect("the buffer of a program is in memory");
    };
    picture(&played(program, &choices, put).expect("the defaults have a model"), &choices)
}

/// A machine behind the program; `end` changes it.
fn played(program: &Program, choices: &Choices, end: impl FnOnce(&mut Machine<Pipeline>)) -> Option<Machine<Pipeline>> {
    let machine = Machine::new(choices, Pipeline::new(choices).ok()?).ok()?;
    let recording = program.recording();
    let mut replay = Replay::new(&recording, machine);
    replay.run();
    let mut machine = replay.into_machine();
    end(&mut machine);
    Some(machine)
}

fn picture(machine: &Machine<Pipeline>, choices: &Choices) -> Vec<u8> {
    let picture = Picture::of_color(machine.registers(), choices, machine.memory());
    picture.expect("every program binds a colour buffer").pixels.as_flattened().to_vec()
}

/// Whether a model exists under these choices.
pub fn has_model(choices: &Choices) -> bool {
    Pipeline::new(choices).is_ok_and(|pipeline| Machine::new(choices, pipeline).is_ok())
}
