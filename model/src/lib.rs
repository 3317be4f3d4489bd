// SPDX-License-Identifier: MIT
//! Bit-accurate functional model of the PICA200 GPU.
//!
//! Plain Rust: no hardware description, no input or output. The module tree follows the chip:
//!
//! * [`float`]: the arithmetic of every later unit.
//! * [`memory`]: fills, display transfers and texture copies; what the screens show; the order of pixels.
//! * [`command`]: from the words of a command list to the unit that a register belongs to.
//! * [`geometry`]: from vertex data in memory to the vertices that leave the shaders.
//! * [`shader`]: the programmable units.
//! * [`raster`]: from triangles to fragments.
//! * [`texture`]: from texture coordinates to texels. [`lighting`]: the colours of lit fragments.
//! * [`fragment`]: from fragments to pixels.
//! * [`gpu`]: all of it put together; [`trace`] replays recordings on it.
//!
//! What no published test settles is a choice of the ledger ([`pica_spec::choices`]), given to [`gpu::machine::Machine`]
//! when it is made. What software does wrong is reported as a [`diagnostic`] and never stops the model.
//!
//! # An addition
//!
//! ```
//! use pica_model::float::{F24, F32ToF24, Arithmetic, Operation};
//!
//! let [one, third] = [1.0_f32, 1.0 / 3.0].map(|value| F24::from_f32_bits(value.to_bits(), F32ToF24::TowardZero));
//! let sum = Arithmetic::DEFAULT.add(one, third);
//! assert_eq!(sum.to_bits(), 0x3F5555);
//!
//! // The same for a million pairs, in the vector registers of the host.
//! let mut sums = vec![F24::ZERO; 1_000_000];
//! Arithmetic::DEFAULT.map(Operation::Add, [&vec![one; 1_000_000], &vec![third; 1_000_000], &[]], &mut sums);
//! assert!(sums.iter().all(|each| *each == sum));
//! ```
//!
//! # A shader on a thousand vertices
//!
//! ```
//! use pica_model::float::{F24, F32ToF24};
//! use pica_model::shader::{Batch, Block, ShaderUnit};
//! use pica_shader::assembler::{SourceFile, assemble};
//! use pica_shader::load;
//! use pica_spec::choices::Choices;
//!
//! let vector = |xyzw: [f32; 4]| xyzw.map(|value| F24::from_f32_bits(value.to_bits(), F32ToF24::TowardZero));
//! let source = ".fvec scale\n.out o_pos position\n.proc main\n mul r0, scale, v0\n mov o_pos, r0\n end\n.end\n";
//! let program = assemble(&[SourceFile::new("scale.v.pica", source)]).map_err(|errors| format!("{errors:?}"))?.shbin;
//!
//! let mut unit = ShaderUnit::new(Block::Vsh.program_depth(), &Choices::default())?;
//! load::load(&mut unit, &program, 0)?;
//! unit.uniforms.set_float(0, vector([2.0, 2.0, 2.0, 1.0]));
//! let vertices: Vec<_> = (0..1000).map(|n| vector([n as f32, 1.0, 0.5, 1.0])).collect();
//! let mut batch = Batch::new();
//! for (first, vertices) in vertices.chunks(Batch::LANES).enumerate() {
//!     batch.clear();
//!     for vertex in vertices {
//!         batch.push(&[*vertex]);
//!     }
//!     // An invocation that takes more instructions is stopped.
//!     unit.run_batch(&mut batch, 1000);
//!     for n in 0..vertices.len() {
//!         let x = (2 * (first * Batch::LANES + n)) as f32;
//!         assert_eq!(batch.outputs(n)[0], vector([x, 2.0, 1.0, 1.0]));
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A recording to a picture
//!
//! ```
//! use pica_model::gpu::machine::Machine;
//! use pica_model::gpu::pipeline::{Picture, Pipeline};
//! use pica_model::trace::Replay;
//! use pica_spec::choices::Choices;
//! use pica_spec::trace::Recording;
//!
//! let recording = Recording::read(&std::fs::read("../spec/tests/traces/01_triangle.ctf")?)?;
//! let choices = Choices::default();
//! let mut replay = Replay::new(&recording, Machine::new(&choices, Pipeline::new(&choices)?)?);
//! replay.run();
//!
//! let machine = replay.into_machine();
//! let picture = Picture::of_color(machine.registers(), &choices, machine.memory())?;
//! assert_eq!((picture.width, picture.height), (240, 400));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bits;
pub mod command;
pub mod diagnostic;
pub mod float;
pub mod fragment;
pub mod geometry;
pub mod gpu;
pub mod lighting;
pub mod memory;
pub mod raster;
pub mod shader;
pub mod texture;
pub mod trace;
