//! A case on the model: what each invocation of it does.

use super::case::{ShaderCase, Step, Transfer};
use super::port::Port;
use pica_model::float::F24;
use pica_model::shader::isa::IndexRegister;
use pica_model::shader::{
    Block, EmittedTriangle, Hooks, REGISTER_COUNT, Registers, Retired, Run, ShaderUnit, ShaderUnits, Stage,
    UnsupportedChoice, Vector,
};
use pica_spec::choices::Choices;
use pica_spec::command::ByteMask;
use pica_spec::pica200::id;
use pica_spec::register_file::{RegisterFile, Writer};

/// The unit that cases run on: the one that runs geometry shaders, with program memory of any size.
#[derive(Clone, Debug)]
pub struct Model {
    units: ShaderUnits,
    registers: RegisterFile,
    /// The inputs of the next invocation, by attribute.
    inputs: [Option<Vector>; REGISTER_COUNT],
}

/// An invocation as the model ran it.
#[derive(Clone, Debug)]
pub struct Invocation {
    /// What ran.
    pub stage: Stage,
    /// How it ended.
    pub run: Run,
    /// r, a0, aL and cmp at the start.
    pub before: Registers,
    /// The boolean uniforms while it ran.
    pub booleans: u16,
    /// What instructions did.
    pub retired: Vec<Retired>,
    /// What EMIT sent, with the number of instructions that had retired before that EMIT.
    pub triangles: Vec<(usize, EmittedTriangle)>,
}

impl Invocation {
    /// a0.x, a0.y, aL or nothing as instruction `number` finds it.
    pub fn offset(&self, number: usize, index: IndexRegister) -> i64 {
        let (a0, al) = match number.checked_sub(1) {
            Some(previous) => (self.retired[previous].a0, self.retired[previous].al),
            None => (self.before.a0, self.before.al),
        };
        match index {
            IndexRegister::None => 0,
            IndexRegister::A0X => a0[0].into(),
            IndexRegister::A0Y => a0[1].into(),
            IndexRegister::AL => al.into(),
        }
    }

    /// The flags as instruction `number` finds them.
    pub fn flags(&self, number: usize) -> [bool; 2] {
        number.checked_sub(1).map_or(self.before.cmp, |previous| self.retired[previous].cmp)
    }
}

/// Records what a run does.
#[derive(Default)]
struct Recorder {
    retired: Vec<Retired>,
    triangles: Vec<(usize, EmittedTriangle)>,
}

impl Hooks for Recorder {
    const RETIRE: bool = true;

    fn emit(&mut self, triangle: &EmittedTriangle) {
        self.triangles.push((self.retired.len(), *triangle));
    }

    fn retire(&mut self, retired: &Retired) {
        self.retired.push(*retired);
    }
}

impl Model {
    /// A unit with `depth` words of program memory, after power-on.
    ///
    /// # Errors
    /// If the model cannot follow one of the choices.
    pub fn new(depth: usize, choices: &Choices) -> Result<Self, UnsupportedChoice> {
        let mut units = ShaderUnits::new(choices)?;
        *units.unit_mut(Block::Gsh) = ShaderUnit::with_ledger(depth, choices)?;
        Ok(Self { units, registers: RegisterFile::new(choices), inputs: [None; REGISTER_COUNT] })
    }

    /// The unit.
    pub fn unit(&self) -> &ShaderUnit {
        self.units.unit(Block::Gsh)
    }

    /// Runs a case. `observe` is called after each invocation with the unit as it is then.
    pub fn run(&mut self, case: &ShaderCase, mut observe: impl FnMut(&ShaderUnit, Invocation)) {
        for step in &case.steps {
            match step {
                Step::Write { offset, data } => self.write(*offset, *data),
                Step::Transfer(Transfer { port, index, words, .. }) => {
                    self.write(port.index(), *index);
                    words.iter().for_each(|word| self.write(port.data(), *word));
                }
                Step::Input { uniform: true, index, value } => {
                    self.units.unit_mut(Block::Gsh).uniforms.set_float((*index).into(), value.map(F24::from_bits));
                }
                Step::Input { uniform: false, index, value } => {
                    if let Some(input) = self.inputs.get_mut(usize::from(*index)) {
                        *input = Some(value.map(F24::from_bits));
                    }
                }
                Step::Start { geometry, limit } => {
                    let stage = if *geometry { Stage::Geometry } else { Stage::Vertex };
                    let invocation = self.start(stage, *limit);
                    observe(self.unit(), invocation);
                }
            }
        }
    }

    /// A write through the register port.
    fn write(&mut self, offset: u8, data: u32) {
        let register = id::SH_BOOLUNIFORM[0] + u32::from(offset);
        let effect = self.registers.write(register, data, ByteMask::ALL, Writer::CommandList);
        self.units.write(register, effect, &self.registers);
    }

    fn start(&mut self, stage: Stage, limit: u32) -> Invocation {
        let unit = self.units.unit_mut(Block::Gsh);
        let inputs = core::mem::take(&mut self.inputs);
        let list: Vec<Vector> = inputs.iter().map_while(|input| *input).collect();
        unit.load_inputs(&list);
        // Attributes after one that is missing.
        for (attribute, input) in inputs.iter().enumerate().skip(list.len()) {
            if let Some(value) = input {
                unit.set_input(unit.config.input_map[attribute].into(), *value);
            }
        }
        let (before, booleans) = (*unit.registers(), unit.uniforms.booleans());
        let mut recorder = Recorder::default();
        let run = unit.run(stage, limit.into(), &mut recorder);
        Invocation { stage, run, before, booleans, retired: recorder.retired, triangles: recorder.triangles }
    }
}

/// The port that a step fills, if it fills one.
pub fn port_of(step: &Step) -> Option<Port> {
    match step {
        Step::Transfer(transfer) => Some(transfer.port),
        _ => None,
    }
}
