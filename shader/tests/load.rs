// SPDX-License-Identifier: MIT
//! Programs of containers in a shader unit, and what does not fit.

use pica_model::shader::{Block, ShaderUnit, Stage};
use pica_shader::assembler::{SourceFile, assemble};
use pica_shader::load::{LoadError, load, load_words, program_of, registers_of};
use pica_shader::shbin::Shbin;
use pica_spec::choices::Choices;

const SOURCE: &str = "
.fvec other, scale[2]
.constf c(1.0, 2.0, 3.0, 4.0)
.consti steps(1, 2, 3, 0)
.in position v3
.out o_pos position
.proc main
    mul r0, c, position
    mul o_pos, scale[1], r0
    end
.end
";

fn unit() -> ShaderUnit {
    ShaderUnit::new(Block::Vsh.program_depth(), &Choices::default()).expect("the defaults")
}

fn program() -> Shbin {
    assemble(&[SourceFile::new("load.v.pica", SOURCE)]).expect("a program").shbin
}

#[test]
fn a_program_is_loaded_with_its_constants() {
    let (mut unit, shbin) = (unit(), program());
    assert_eq!(program_of(&shbin, Stage::Vertex), Ok(0));
    load(&mut unit, &shbin, 0).expect("it fits");
    let words: Vec<u32> = (0..shbin.code.len()).filter_map(|address| unit.program.word(address)).collect();
    assert_eq!(words, shbin.code);
    let patterns = (0..96).filter_map(|index| unit.uniforms.float(index)).map(|vector| vector.map(|x| x.to_bits()));
    assert!(patterns.into_iter().any(|vector| vector == [0x3F_0000, 0x40_0000, 0x40_8000, 0x41_0000]));
    assert!((0..4).any(|index| unit.uniforms.integer(index) == Some([1, 2, 3])));
    let scale = registers_of(&shbin.programs[0], "scale").expect("a uniform");
    let other = registers_of(&shbin.programs[0], "other").expect("a uniform");
    assert_ne!(scale, other);
    assert_eq!(registers_of(&shbin.programs[0], "nothing"), None);
}

#[test]
fn what_does_not_fit_changes_nothing() {
    let (mut unit, shbin) = (unit(), program());
    assert_eq!(load(&mut unit, &shbin, 1), Err(LoadError::NoProgram { number: 1, count: 1 }));
    assert_eq!(program_of(&shbin, Stage::Geometry), Err(LoadError::NoStage("geometry")));
    let depth = unit.program.depth();
    for (words, entry) in [(depth + 1, 0), (1, depth as u32), (1, u32::MAX)] {
        assert_eq!(load_words(&mut unit, &vec![7; words], &[], entry), Err(LoadError::Code { words, entry, depth }));
    }
    assert_eq!(load_words(&mut unit, &[7], &[7; 129], 0), Err(LoadError::Descriptors(129)));
    assert_eq!((unit.program.word(0), unit.program.descriptor(0), unit.config.entry_point), (Some(0), Some(0), 0));
    assert_eq!(load_words(&mut unit, &vec![7; depth], &[7; 128], depth as u32 - 1), Ok(()));
}
