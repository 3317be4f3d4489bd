// SPDX-License-Identifier: MIT
//! Shades a thousand vertices in batches, and one by one, and compares.
//!
//!     cargo run --release --example vertices
//!
//! The program is picasso source; a `ShaderUnit` holds its words, its uniforms and the registers. A `Batch` takes up to 64
//! vertices and runs them together: the results are those of single invocations in the same order.

use pica_model::float::{F24, F32ToF24};
use pica_model::shader::{Batch, Block, ShaderUnit, Stage, Vector};
use pica_shader::assembler::{SourceFile, assemble};
use pica_shader::load::load;
use pica_spec::choices::Choices;
use std::error::Error;

const PROGRAM: &str = "
.fvec projection[4]
.out o_pos position
.out o_col color
.proc main
    dp4 o_pos.x, projection[0], v0
    dp4 o_pos.y, projection[1], v0
    dp4 o_pos.z, projection[2], v0
    dp4 o_pos.w, projection[3], v0
    mov o_col, v1
    end
.end
";

const VERTICES: usize = 1000;
/// Instructions after which an invocation would be stopped.
const LIMIT: u64 = 1000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut unit = unit()?;
    // Position and colour.
    let vertices: Vec<[Vector; 2]> = (0..VERTICES)
        .map(|n| n as f32 / VERTICES as f32)
        .map(|t| [vector([t, 1.0 - t, -t, 1.0]), vector([t, t * t, 1.0 - t, 1.0])])
        .collect();

    let mut shaded = Vec::new();
    let mut batch = Batch::new();
    for inputs in vertices.chunks(Batch::LANES) {
        batch.clear();
        for vertex in inputs {
            batch.push(vertex);
        }
        unit.run_batch(&mut batch, LIMIT);
        shaded.extend((0..inputs.len()).map(|vertex| batch.outputs(vertex)));
    }

    for (vertex, outputs) in vertices.iter().zip(&shaded) {
        unit.load_inputs(vertex);
        unit.run(Stage::Vertex, LIMIT, &mut ());
        if unit.outputs() != outputs {
            return Err("a batch and a single vertex differ".into());
        }
    }
    let [position, color, ..] = shaded[VERTICES / 2];
    println!("{VERTICES} vertices, in batches as one by one; vertex {} is at", VERTICES / 2);
    println!("  position {}", show(position));
    println!("  colour   {}", show(color));
    Ok(())
}

/// A shader unit with the program and its uniforms.
fn unit() -> Result<ShaderUnit, Box<dyn Error>> {
    let mut unit = ShaderUnit::new(Block::Vsh.program_depth(), &Choices::default())?;
    let assembled = assemble(&[SourceFile::new("example.v.pica", PROGRAM)]).map_err(|errors| format!("{errors:?}"))?;
    load(&mut unit, &assembled.shbin, 0)?;
    // projection is c0 to c3: x and y doubled, z as it is, w the negative of z.
    let rows = [[2.0, 0.0, 0.0, 0.0], [0.0, 2.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, -1.0, 0.0]];
    for (register, row) in rows.into_iter().enumerate() {
        unit.uniforms.set_float(register, vector(row));
    }
    // Attribute n goes to register v(n).
    for register in 0..16 {
        unit.config.input_map[register] = register as u8;
    }
    Ok(unit)
}

fn show(vector: Vector) -> String {
    vector.map(|component| format!("{:.6}", f32::from_bits(component.to_f32_bits()))).join(" ")
}

fn vector(components: [f32; 4]) -> Vector {
    components.map(|value| F24::from_f32_bits(value.to_bits(), F32ToF24::TowardZero))
}
