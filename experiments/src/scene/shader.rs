// SPDX-License-Identifier: MIT
//! Programs of the shader unit in a scene.

use super::{Scene, Vector};
use pica_shader::assembler::{SourceFile, assemble};
use pica_shader::shbin::Shbin;
use pica_shader::shbin::registers::{Pipeline, packed};
use pica_spec::pica200::id;

/// The number of the vertex unit whose registers programs are loaded through.
const UNIT: usize = 1;

impl Scene {
    /// Loads a vertex program that takes this many attributes, and a geometry program behind it: files of picasso's
    /// assembly. Attributes go to the v registers of their number.
    pub fn shader(&mut self, attributes: u32, files: &[&str]) -> &mut Self {
        self.patched(attributes, files, |_| {})
    }

    /// Loads programs that no assembler writes: `patch` changes their words.
    pub fn patched(&mut self, attributes: u32, files: &[&str], patch: impl FnOnce(&mut Shbin)) -> &mut Self {
        let names = ["vertex.pica", "geometry.pica"];
        let sources: Vec<SourceFile> =
            files.iter().zip(names).map(|(text, name)| SourceFile::new(name, *text)).collect();
        let mut shbin =
            assemble(&sources).unwrap_or_else(|errors| panic!("{:?}\n{}", errors.first(), files.join("\n"))).shbin;
        patch(&mut shbin);
        let pipeline = Pipeline::of(&shbin).expect("there is a vertex program");
        for write in pipeline.configuration().into_iter().chain(pipeline.constants()) {
            self.masked(write.register.into(), write.value, write.mask);
        }
        let container = shbin.write().expect("a small program");
        self.program.shader = Some((files.join("\n; the geometry program\n"), container));
        self.attributes(attributes)
    }

    /// Sets how many attributes a vertex has.
    pub fn attributes(&mut self, count: u32) -> &mut Self {
        self.write(id::SH_INPUTBUFFER_CONFIG[UNIT], 0xA000_0000 | (count - 1))
            .write(id::SH_ATTRIBUTES_PERMUTATION_LOW[UNIT], 0x7654_3210)
            .write(id::SH_ATTRIBUTES_PERMUTATION_HIGH[UNIT], 0xFEDC_BA98)
            .write(id::VSH_NUM_ATTR, count - 1)
            .masked(id::ATTRIBBUFFERS_FORMAT_HIGH, (count - 1) << 28, 0x8)
    }

    /// Loads the program that passes a position on, with outputs of these kinds behind it.
    pub fn pass(&mut self, outputs: &[&str]) -> &mut Self {
        let names: Vec<(&str, String)> = outputs.iter().map(|kind| (*kind, format!("o_{kind}"))).collect();
        let mut text = ".out o_position position\n".to_owned();
        names.iter().for_each(|(kind, name)| text.push_str(&format!(".out {name} {kind}\n")));
        text.push_str(".proc main\n mov o_position, v0\n");
        for (register, (_, name)) in (1..).zip(&names) {
            text.push_str(&format!(" mov {name}, v{register}\n"));
        }
        text.push_str(" end\n.end\n");
        self.shader(outputs.len() as u32 + 1, &[&text])
    }

    /// Sets a float uniform of the vertex program to four float24 patterns.
    pub fn uniform(&mut self, register: u32, components: Vector) -> &mut Self {
        self.write(id::SH_FLOATUNIFORM_INDEX[UNIT], register).words(id::SH_FLOATUNIFORM_DATA[UNIT], &packed(components))
    }

    /// Sets an integer uniform of the vertex program: count - 1, start and step of a loop.
    pub fn integer(&mut self, register: usize, [count, start, step]: [u32; 3]) -> &mut Self {
        let unit = [id::SH_INTUNIFORM_I0, id::SH_INTUNIFORM_I1, id::SH_INTUNIFORM_I2, id::SH_INTUNIFORM_I3];
        self.write(unit[register][UNIT], step << 16 | start << 8 | count)
    }

    /// Sets all boolean uniforms of the vertex program.
    pub fn booleans(&mut self, bits: u32) -> &mut Self {
        self.write(id::SH_BOOLUNIFORM[UNIT], 0x7FFF_0000 | bits)
    }

    /// Writes code words from an index on, behind a program that was loaded.
    pub fn code(&mut self, index: u32, words: &[u32]) -> &mut Self {
        self.write(id::SH_CODETRANSFER_INDEX[UNIT], index)
            .words(id::SH_CODETRANSFER_DATA[UNIT], words)
            .write(id::SH_CODETRANSFER_END[UNIT], 1)
    }

    /// Writes operand descriptors from an index on.
    pub fn descriptors(&mut self, index: u32, words: &[u32]) -> &mut Self {
        self.write(id::SH_OPDESCS_INDEX[UNIT], index).words(id::SH_OPDESCS_DATA[UNIT], words)
    }

    /// Sets the v registers of attributes 0 to 7, a nibble each.
    pub fn permutation(&mut self, low: u32) -> &mut Self {
        self.write(id::SH_ATTRIBUTES_PERMUTATION_LOW[UNIT], low)
    }

    /// Sets the v registers of attributes 8 to 15.
    pub fn permutation_high(&mut self, high: u32) -> &mut Self {
        self.write(id::SH_ATTRIBUTES_PERMUTATION_HIGH[UNIT], high)
    }

    /// Sets the semantics of an output, a byte per component.
    pub fn output_map(&mut self, output: usize, semantics: u32) -> &mut Self {
        self.write(id::SH_OUTMAP_O[output], semantics)
    }

    /// Sets the clock gates of the attributes.
    pub fn output_gates(&mut self, gates: u32) -> &mut Self {
        self.write(id::SH_OUTATTR_CLOCK, gates)
    }
}
