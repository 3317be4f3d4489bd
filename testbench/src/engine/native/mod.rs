// SPDX-License-Identifier: MIT
//! The native engine: the emitted Verilog in the simulator of this program, many cases side by side; or compiled by it, one
//! case at a time.

pub mod vcd;

use super::{Answer, Engine, EngineError, Stall};
use crate::block::Block;
use crate::cache;
use crate::project::Project;
#[cfg(not(feature = "jit"))]
use crate::tools::Missing;
use pica_agents::Bench;
use pica_simulator::{Design, LANES, Program, Seen, Simulation};
use pica_vectors::{Case, Columns, Item};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Cases of a unit that are given at once: lanes that end early have more to do.
pub const UNITS: u64 = 4 * LANES as u64;
/// Cases of a flat block that are given at once.
pub const FLAT: u64 = 1 << 13;

/// The program of a design, which is made once of each text.
///
/// # Errors
/// If there is something in the Verilog that the simulator does not know.
pub fn program(block: &Block, project: &Project) -> Result<Arc<Program>, EngineError> {
    static PROGRAMS: Mutex<Option<HashMap<String, Arc<Program>>>> = Mutex::new(None);
    let text = &project.texts.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join("\n");
    let digest = cache::digest([text.as_bytes(), project.top.as_bytes()]);
    let known = || PROGRAMS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(program) = known().get_or_insert_default().get(&digest) {
        return Ok(program.clone());
    }
    let program = Arc::new(Program::new(design(block, project)?, Seen::Ports));
    known().get_or_insert_default().insert(digest, program.clone());
    Ok(program)
}

/// The program of a design, compiled to instructions of this processor.
///
/// # Errors
/// If there is something in the Verilog that the simulator does not know, or no compiler for this processor.
#[cfg(feature = "jit")]
pub fn compiled(block: &Block, project: &Project) -> Result<Arc<Program>, EngineError> {
    let compiled = program(block, project)?.compiled();
    let wrong = |error: pica_simulator::CompileError| EngineError::Compile { tool: "jit", log: error.to_string() };
    compiled.map(Arc::new).map_err(wrong)
}

/// No build but one with the feature `jit` has a compiler.
///
/// # Errors
/// In any case.
#[cfg(not(feature = "jit"))]
pub fn compiled(_: &Block, _: &Project) -> Result<Arc<Program>, EngineError> {
    Err(Missing::Feature("jit").into())
}

/// The design of a text.
///
/// # Errors
/// If there is something in the Verilog that the simulator does not know.
fn design(block: &Block, project: &Project) -> Result<Arc<Design>, EngineError> {
    let text = project.texts.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join("\n");
    let refused = |error| EngineError::Refused { block: block.interface.name.clone(), error };
    Ok(Arc::new(Design::parse(&text, &project.top).map_err(refused)?))
}

/// A block in the simulator of this program.
pub struct Native<'a> {
    bench: Bench<'a>,
    program: Arc<Program>,
    one: Option<Simulation>,
    many: Option<Simulation>,
}

impl<'a> Native<'a> {
    /// A simulator for a block.
    pub fn new(block: &'a Block, program: Arc<Program>) -> Self {
        let bench = Bench::new(&block.interface, |name| program.design().port(name));
        Self { bench, program, one: None, many: None }
    }

    /// A simulation for so many cases.
    fn circuit(&mut self, cases: usize) -> (&Bench<'a>, &mut Simulation) {
        let Self { bench, program, one, many } = self;
        let (kept, lanes) = if cases == 1 { (one, 1) } else { (many, LANES) };
        let circuit = kept.get_or_insert_with(|| Simulation::new(program.clone(), lanes));
        (bench, circuit)
    }
}

impl Engine for Native<'_> {
    fn flat(&mut self, inputs: &Columns, _: &Columns, stall: Stall) -> Result<Answer<Columns>, EngineError> {
        let (bench, circuit) = self.circuit(inputs.len());
        Ok(bench.flat(circuit, inputs, stall))
    }

    fn unit(&mut self, case: &Case, stall: Stall) -> Result<Answer<Vec<Item>>, EngineError> {
        Ok(self.units(&[(case, stall)])?.into_iter().next().unwrap_or_default())
    }

    fn at_once(&self) -> usize {
        UNITS as usize
    }

    fn units(&mut self, cases: &[(&Case, Stall)]) -> Result<Vec<Answer<Vec<Item>>>, EngineError> {
        let (bench, circuit) = self.circuit(cases.len());
        Ok(bench.units(circuit, cases))
    }
}
