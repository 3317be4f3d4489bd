// SPDX-License-Identifier: MIT
//! A shader unit.

use crate::choices::{PicaChoices, of};
use crate::error::{Error, PicaStatus, Result, given, giving, status, text};
use crate::memory::{array, array_mut};
use core::ffi::c_char;
use pica_model::float::F24;
use pica_model::shader::isa::RegisterFile;
use pica_model::shader::{Block, OnRetire, Retired, Run, ShaderUnit, Stage, Status, Vector};
use pica_shader::assembler::{SourceFile, assemble, render};
use pica_shader::load::{load, load_words, program_of, registers_of};
use pica_shader::shbin::{RegisterRange, ShaderStage, Shbin};

/// A shader unit with its program, uniforms and registers. Vectors are four float24 patterns: x, y, z, w.
#[derive(Debug)]
pub struct PicaShader {
    unit: ShaderUnit,
    stage: Stage,
    /// What was loaded, if it was a container.
    container: Option<(Shbin, usize)>,
    /// The instructions of the last invocation, if they are kept.
    trace: Option<Vec<Retired>>,
}

/// How an invocation ended.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PicaEnd {
    /// END.
    #[default]
    End = 0,
    /// The limit of instructions.
    Watchdog = 1,
    /// The unit hangs.
    Hang = 2,
}

/// A unit with everything 0, for geometry shaders or for vertex shaders; free it with pica_shader_free.
#[unsafe(no_mangle)]
pub extern "C" fn pica_shader_new(choices: Option<&PicaChoices>, geometry: bool) -> Option<Box<PicaShader>> {
    giving(None, || {
        let (block, stage) = if geometry { (Block::Gsh, Stage::Geometry) } else { (Block::Vsh, Stage::Vertex) };
        let mut unit = ShaderUnit::new(block.program_depth(), &of(choices))?;
        unit.config.outmap_mask = 0xFFFF;
        Ok(Some(Box::new(PicaShader { unit, stage, container: None, trace: None })))
    })
}

/// Frees a unit; NULL is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn pica_shader_free(shader: Option<Box<PicaShader>>) {
    drop(shader);
}

/// Loads instruction words and operand descriptors from address 0 on, and sets the entry point.
///
/// # Safety
/// The arrays have as many elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_shader_load_words(
    shader: Option<&mut PicaShader>,
    code: *const u32,
    code_count: usize,
    descriptors: *const u32,
    descriptor_count: usize,
    entry: u16,
) -> PicaStatus {
    status(|| {
        let shader = given(shader, "shader")?;
        // SAFETY: of the caller.
        let (code, descriptors) =
            unsafe { (array(code, code_count, "code")?, array(descriptors, descriptor_count, "descriptors")?) };
        load_words(&mut shader.unit, code, descriptors, entry.into())?;
        shader.container = None;
        Ok(())
    })
}

/// Loads a program (DVLE) of a shader container (DVLB) with its constants, and sets the entry point. The stage must be that
/// of the unit.
///
/// # Safety
/// `bytes` has as many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_shader_load_shbin(
    shader: Option<&mut PicaShader>,
    bytes: *const u8,
    byte_count: usize,
    program: usize,
) -> PicaStatus {
    status(|| {
        let shader = given(shader, "shader")?;
        // SAFETY: of the caller.
        let bytes = unsafe { array(bytes, byte_count, "bytes") }?;
        shader.load_container(Shbin::read(bytes)?, program)
    })
}

/// Assembles picasso source and loads its first program of the unit's stage.
///
/// # Safety
/// `source` is NULL or ends in a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_shader_assemble(shader: Option<&mut PicaShader>, source: *const c_char) -> PicaStatus {
    status(|| {
        let shader = given(shader, "shader")?;
        // SAFETY: of the caller.
        let source = unsafe { text(source, "source") }?;
        let assembled = assemble(&[SourceFile::new("source", source)]);
        let shbin = assembled.map_err(|diagnostics| Error::from(render(&diagnostics, false)))?.shbin;
        let program = program_of(&shbin, shader.stage)?;
        shader.load_container(shbin, program)
    })
}

/// The registers of an input or a uniform of the container, by name: their file ('v', 'c', 'i' or 'b'), the first one and how many.
///
/// # Safety
/// `name` is NULL or ends in a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_shader_uniform(
    shader: Option<&PicaShader>,
    name: *const c_char,
    file: Option<&mut c_char>,
    first: Option<&mut usize>,
    count: Option<&mut usize>,
) -> PicaStatus {
    status(|| {
        let (file, first, count) = (given(file, "file")?, given(first, "first")?, given(count, "count")?);
        // SAFETY: of the caller.
        let name = unsafe { text(name, "name") }?;
        let registers = given(shader, "shader")?.registers_of(name)?;
        (*first, *count) = (registers.first.into(), registers.count.into());
        *file = letter(registers.file);
        Ok(())
    })
}

impl PicaShader {
    fn load_container(&mut self, shbin: Shbin, number: usize) -> Result {
        let stage = match self.stage {
            Stage::Vertex => ShaderStage::Vertex,
            Stage::Geometry => ShaderStage::Geometry,
        };
        if shbin.programs.get(number).is_some_and(|program| program.stage != stage) {
            return Err(format!("program {number} is not of the unit's stage").into());
        }
        load(&mut self.unit, &shbin, number)?;
        self.container = Some((shbin, number));
        Ok(())
    }

    fn registers_of(&self, name: &str) -> Result<RegisterRange> {
        let (shbin, number) = given(self.container.as_ref(), "the container")?;
        let registers = registers_of(&shbin.programs[*number], name);
        Ok(registers.ok_or_else(|| format!("the program has no input or uniform `{name}`"))?)
    }

    fn run(&mut self, limit: u64) -> Run {
        match &mut self.trace {
            None => self.unit.run(self.stage, limit, &mut ()),
            Some(trace) => {
                trace.clear();
                self.unit.run(self.stage, limit, &mut OnRetire(|retired: &Retired| trace.push(*retired)))
            }
        }
    }
}

/// Sets a c register.
///
/// # Safety
/// `xyzw` has four elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_shader_set_float(
    shader: Option<&mut PicaShader>,
    index: usize,
    xyzw: *const u32,
) -> PicaStatus {
    status(|| {
        let shader = given(shader, "shader")?;
        if shader.unit.uniforms.float(index).is_none() {
            return Err(format!("there is no c{index}").into());
        }
        // SAFETY: of the caller.
        shader.unit.uniforms.set_float(index, unsafe { vector_of(xyzw) }?);
        Ok(())
    })
}

/// Sets an i register: repetitions less one, start and step of a loop.
#[unsafe(no_mangle)]
pub extern "C" fn pica_shader_set_integer(
    shader: Option<&mut PicaShader>,
    index: usize,
    x: u8,
    y: u8,
    z: u8,
) -> PicaStatus {
    status(|| {
        let shader = given(shader, "shader")?;
        if shader.unit.uniforms.integer(index).is_none() {
            return Err(format!("there is no i{index}").into());
        }
        shader.unit.uniforms.set_integer(index, [x, y, z]);
        Ok(())
    })
}

/// Sets b0 to b15: bit n is bn.
#[unsafe(no_mangle)]
pub extern "C" fn pica_shader_set_booleans(shader: Option<&mut PicaShader>, bits: u16) -> PicaStatus {
    status(|| {
        given(shader, "shader")?.unit.uniforms.set_booleans(bits);
        Ok(())
    })
}

/// Sets a v register.
///
/// # Safety
/// `xyzw` has four elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_shader_set_input(
    shader: Option<&mut PicaShader>,
    index: usize,
    xyzw: *const u32,
) -> PicaStatus {
    status(|| {
        let shader = given(shader, "shader")?;
        if index >= shader.unit.inputs().len() {
            return Err(format!("there is no v{index}").into());
        }
        // SAFETY: of the caller.
        shader.unit.set_input(index, unsafe { vector_of(xyzw) }?);
        Ok(())
    })
}

/// Runs an invocation from the entry point for at most `limit` instructions. `ending` (PicaEnd) gets how it ended, `instructions` how
/// many were completed, END included, `findings` how many undefined things it did; each may be NULL.
#[unsafe(no_mangle)]
pub extern "C" fn pica_shader_run(
    shader: Option<&mut PicaShader>,
    limit: u64,
    ending: Option<&mut u32>,
    instructions: Option<&mut u64>,
    findings: Option<&mut usize>,
) -> PicaStatus {
    status(|| {
        let run = given(shader, "shader")?.run(limit);
        let ended = match run.status {
            Status::End => PicaEnd::End,
            Status::Watchdog => PicaEnd::Watchdog,
            Status::Hang => PicaEnd::Hang,
        };
        set(ending, ended as u32);
        set(instructions, run.instructions);
        set(findings, run.diagnostics.len());
        Ok(())
    })
}

/// Says whether the instructions of an invocation are kept, for pica_shader_traced.
#[unsafe(no_mangle)]
pub extern "C" fn pica_shader_keep_trace(shader: Option<&mut PicaShader>, keep: bool) -> PicaStatus {
    status(|| {
        given(shader, "shader")?.trace = keep.then(Vec::new);
        Ok(())
    })
}

/// The state after instruction `number` of the last invocation, counted from 0: its address, that of the one that follows (its own
/// after END), its word, the register that it writes (0-15 are o0-o15, 16-31 r0-r15, 255 none), the components that it writes (x
/// is bit 3) and what the whole register holds then. Each but `xyzw` may be NULL.
///
/// # Safety
/// `xyzw` has four elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_shader_traced(
    shader: Option<&PicaShader>,
    number: usize,
    pc: Option<&mut u32>,
    next_pc: Option<&mut u32>,
    word: Option<&mut u32>,
    destination: Option<&mut u32>,
    mask: Option<&mut u32>,
    xyzw: *mut u32,
) -> PicaStatus {
    status(|| {
        let trace = given(given(shader, "shader")?.trace.as_ref(), "the trace")?;
        let retired = trace.get(number).ok_or_else(|| format!("there are {} instructions", trace.len()))?;
        set(pc, retired.pc.into());
        set(next_pc, retired.next_pc.into());
        set(word, retired.word);
        set(destination, retired.destination.map_or(255, |register| register.bits().into()));
        set(mask, retired.mask.bits().into());
        // SAFETY: of the caller.
        unsafe { array_mut(xyzw, 4, "xyzw") }?.copy_from_slice(&patterns(retired.values));
        Ok(())
    })
}

fn set<T>(place: Option<&mut T>, value: T) {
    if let Some(place) = place {
        *place = value;
    }
}

/// An o register, as the last invocation left it.
///
/// # Safety
/// `xyzw` has four elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_shader_output(shader: Option<&PicaShader>, index: usize, xyzw: *mut u32) -> PicaStatus {
    status(|| {
        let value = given(shader, "shader")?.unit.outputs().get(index).copied();
        let value = value.ok_or_else(|| format!("there is no o{index}"))?;
        // SAFETY: of the caller.
        unsafe { array_mut(xyzw, 4, "xyzw") }?.copy_from_slice(&patterns(value));
        Ok(())
    })
}

/// An r register, as the last invocation left it.
///
/// # Safety
/// `xyzw` has four elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_shader_temporary(
    shader: Option<&PicaShader>,
    index: usize,
    xyzw: *mut u32,
) -> PicaStatus {
    status(|| {
        let value = given(shader, "shader")?.unit.registers().temporaries.get(index).copied();
        let value = value.ok_or_else(|| format!("there is no r{index}"))?;
        // SAFETY: of the caller.
        unsafe { array_mut(xyzw, 4, "xyzw") }?.copy_from_slice(&patterns(value));
        Ok(())
    })
}

/// The registers that are no vectors, as the last invocation left them: a0.x, a0.y, aL, cmp.x and cmp.y, each of which may be NULL.
#[unsafe(no_mangle)]
pub extern "C" fn pica_shader_state(
    shader: Option<&PicaShader>,
    a0_x: Option<&mut i32>,
    a0_y: Option<&mut i32>,
    al: Option<&mut u32>,
    cmp_x: Option<&mut bool>,
    cmp_y: Option<&mut bool>,
) -> PicaStatus {
    status(|| {
        let registers = given(shader, "shader")?.unit.registers();
        set(a0_x, registers.a0[0]);
        set(a0_y, registers.a0[1]);
        set(al, registers.al);
        set(cmp_x, registers.cmp[0]);
        set(cmp_y, registers.cmp[1]);
        Ok(())
    })
}

/// The letter of the names of a file's registers.
fn letter(file: RegisterFile) -> c_char {
    let letter = match file {
        RegisterFile::Input => b'v',
        RegisterFile::Output => b'o',
        RegisterFile::Temporary => b'r',
        RegisterFile::Float => b'c',
        RegisterFile::Integer => b'i',
        RegisterFile::Boolean => b'b',
    };
    letter as c_char
}

/// # Safety
/// It has four elements.
unsafe fn vector_of(xyzw: *const u32) -> Result<Vector> {
    // SAFETY: of the caller.
    let patterns = unsafe { array(xyzw, 4, "xyzw") }?;
    Ok(core::array::from_fn(|component| F24::from_bits(patterns[component])))
}

fn patterns(vector: Vector) -> [u32; 4] {
    vector.map(F24::to_bits)
}

/// Sets an instruction word.
#[unsafe(no_mangle)]
pub extern "C" fn pica_shader_set_code(shader: Option<&mut PicaShader>, address: usize, word: u32) -> PicaStatus {
    status(|| {
        let shader = given(shader, "shader")?;
        if address >= shader.unit.program.depth() {
            return Err(format!("there is no address {address}").into());
        }
        shader.unit.program.set_word(address, word);
        Ok(())
    })
}

/// Sets an operand descriptor.
#[unsafe(no_mangle)]
pub extern "C" fn pica_shader_set_descriptor(shader: Option<&mut PicaShader>, index: usize, word: u32) -> PicaStatus {
    status(|| {
        let shader = given(shader, "shader")?;
        if shader.unit.program.descriptor(index).is_none() {
            return Err(format!("there is no descriptor {index}").into());
        }
        shader.unit.program.set_descriptor(index, word);
        Ok(())
    })
}

/// Sets the address at which invocations start.
#[unsafe(no_mangle)]
pub extern "C" fn pica_shader_set_entry(shader: Option<&mut PicaShader>, address: u16) -> PicaStatus {
    status(|| {
        let shader = given(shader, "shader")?;
        if usize::from(address) >= shader.unit.program.depth() {
            return Err(format!("there is no address {address}").into());
        }
        shader.unit.config.entry_point = address;
        Ok(())
    })
}
