// SPDX-License-Identifier: MIT
//! Renders a recording of the GPU to a picture, as `pica render` does.
//!
//!     cargo run --release --example render -- spec/tests/traces/02_cube.ctf cube.png
//!
//! A recording has everything that a program sent to the GPU. A `Replay` performs it on a `Machine`, whose `Pipeline` draws;
//! the picture is read out of the machine's memory, where the registers say the colour buffer is.

use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::{Picture, Pipeline};
use pica_model::trace::Replay;
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use std::error::Error;
use std::fs::{self, File};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(recording), Some(output)) = (arguments.next(), arguments.next()) else {
        return Err("usage: render RECORDING.ctf PICTURE.png".into());
    };
    let recording = Recording::read(&fs::read(recording)?)?;

    // What no published test settles; `choices.set("f24_rounding", "nearest-even")` takes another alternative.
    let choices = Choices::default();
    let machine = Machine::new(&choices, Pipeline::new(&choices)?)?;
    let mut replay = Replay::new(&recording, machine);
    replay.run();
    let machine = replay.into_machine();

    let picture = Picture::of_color(machine.registers(), &choices, machine.memory())?;
    let mut encoder = png::Encoder::new(File::create(&output)?, picture.width, picture.height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.write_header()?.write_image_data(picture.pixels.as_flattened())?;

    let stats = machine.sink().stats();
    println!(
        "{output}: {} x {}, {} triangles, {} fragments",
        picture.width, picture.height, stats.triangles, stats.fragments
    );
    Ok(())
}
