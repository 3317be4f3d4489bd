// SPDX-License-Identifier: MIT
//! A design as instructions of this processor, which Cranelift makes of the steps of a clock.
//!
//! Steps are in clusters, each of which is done only if something that it reads has changed (`clusters`). Some clusters are a
//! function, which is compiled by itself (`emit`). Words are of 32 or 64 bits.

mod clusters;
mod emit;
mod prepare;

use crate::design::Design;
use crate::graph::Id;
use crate::run::words::Words;
use crate::tape::plan::Plan;
use crate::tape::{Fault, Place};
use clusters::{Clusters, cost};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{Linkage, Module, default_libcall_names};
use emit::{Piece, Source};
use std::fmt;
use std::iter;
use std::sync::{Arc, Mutex, PoisonError};

/// What the steps of a function cost, about.
const WEIGHT: u32 = 1500;

/// Cuts pieces into those of functions.
fn cut<'a, 'b>(pieces: &'a [Piece<'b>], weight: impl Fn(&Piece) -> u32) -> Vec<&'a [Piece<'b>]> {
    let mut left = WEIGHT;
    let mut begin = 0;
    let mut parts = Vec::new();
    for (at, piece) in pieces.iter().enumerate() {
        match left.checked_sub(weight(piece)) {
            Some(rest) => left = rest,
            None => {
                parts.push(&pieces[begin..at]);
                (begin, left) = (at, WEIGHT);
            }
        }
    }
    parts.push(&pieces[begin..]);
    parts
}

/// Why a design is not compiled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are no instructions for this design and this processor: {0}")]
pub struct CompileError(String);

impl CompileError {
    fn new(error: impl fmt::Display) -> Self {
        Self(error.to_string())
    }
}

/// A compiled function: it gets words of 32 bits, words of 64 bits, the contents of memories and tables.
type Function = unsafe extern "C" fn(*mut u32, *mut u64, *const *mut u64, *const [u64; 256]);

/// A compiled design.
pub struct Code {
    settle: Vec<Function>,
    clock: Vec<Function>,
    places: Vec<Option<Place>>,
    words: [usize; 4],
    held: Vec<(Place, u64)>,
    flags: Vec<Place>,
    tables: Arc<[[u64; 256]]>,
    memories: usize,
    operations: usize,
    /// What the functions are in.
    module: Mutex<Option<JITModule>>,
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Code of {} operations", self.operations)
    }
}

impl Code {
    /// The instructions of a design; what these nodes are is known between edges.
    pub fn new(design: &Design, seen: &[Id], fault: Option<Fault>) -> Result<Self, CompileError> {
        let mut plan = Plan::new(design, seen);
        if let Some(fault) = fault {
            plan.plant(fault);
        }
        plan.copy();
        let clusters = Clusters::new(&plan, design.memories.len());
        let mut flags = settings::builder();
        for (name, value) in [("opt_level", "speed"), ("enable_verifier", "false"), ("is_pic", "false")] {
            flags.set(name, value).map_err(CompileError::new)?;
        }
        let host = cranelift_native::builder().map_err(CompileError::new)?;
        let target = host.finish(settings::Flags::new(flags)).map_err(CompileError::new)?;
        let mut module = JITModule::new(JITBuilder::with_isa(target, default_libcall_names()));
        let mut context = module.make_context();
        let mut builder = cranelift_frontend::FunctionBuilderContext::new();
        let source = Source { design, plan: &plan, clusters: &clusters, fault };
        let mut compile = |name: &str, pieces: &[Piece]| {
            source.function(&mut context, &mut builder, &module, pieces);
            let id =
                module.declare_function(name, Linkage::Local, &context.func.signature).map_err(CompileError::new)?;
            module.define_function(id, &mut context).map_err(CompileError::new)?;
            module.clear_context(&mut context);
            Ok(id)
        };
        let mut functions = |name: &str, pieces: Vec<Piece>| {
            let weight = |piece: &Piece| match piece {
                Piece::Cluster(cluster) => {
                    cluster.steps.iter().map(|step| cost(&plan.steps.steps[*step as usize])).sum()
                }
                Piece::Inputs | Piece::Stores => 0,
            };
            let parts = cut(&pieces, weight).into_iter().enumerate();
            parts.map(|(at, part)| compile(&format!("{name}{at}"), part)).collect::<Result<Vec<_>, CompileError>>()
        };
        let settle =
            functions("settle", iter::once(Piece::Inputs).chain(clusters.settle.iter().map(Piece::Cluster)).collect())?;
        let (next, moves) = (clusters.clock.iter().map(Piece::Cluster), clusters.moves.iter().map(Piece::Cluster));
        let clock = functions("clock", next.chain([Piece::Stores]).chain(moves).collect())?;
        module.finalize_definitions().map_err(CompileError::new)?;
        let function = |id: &cranelift_module::FuncId| {
            // SAFETY: `emit::function` made a function with these parameters.
            unsafe { std::mem::transmute::<*const u8, Function>(module.get_finalized_function(*id)) }
        };
        let (settle, clock) = (settle.iter().map(function).collect(), clock.iter().map(function).collect());
        let place = |step: u32| clusters.places.get(step as usize).copied().flatten();
        let numbers =
            (0..clusters.places.len() as u32).filter_map(|step| Some((place(step)?, plan.steps.value(step)?)));
        let registers = plan.registers.iter().filter_map(|register| Some((place(register.node)?, register.initial)));
        let held = numbers.chain(registers).collect();
        Ok(Self {
            settle,
            clock,
            places: plan.known(design, seen, place),
            words: clusters.words,
            held,
            flags: clusters.flags,
            memories: design.memories.len(),
            operations: plan.settle.len() + plan.next.len(),
            tables: plan.steps.tables.into(),
            module: Mutex::new(Some(module)),
        })
    }

    /// The place of each node that is known between edges.
    pub fn places(&self) -> &[Option<Place>] {
        &self.places
    }

    /// How many words of each class there are.
    pub fn words(&self) -> [usize; 4] {
        self.words
    }

    /// Words that hold a number after power-on.
    pub fn held(&self) -> &[(Place, u64)] {
        &self.held
    }

    /// Words that are to have all bits set where words or memories were written from outside, besides those of inputs.
    pub fn flags(&self) -> &[Place] {
        &self.flags
    }

    /// The results of each table.
    pub fn tables(&self) -> Arc<[[u64; 256]]> {
        self.tables.clone()
    }

    /// How many operations there are.
    pub fn operations(&self) -> usize {
        self.operations
    }

    /// Lets changes of inputs and state take their way.
    pub fn settle<const L: usize>(&self, words: &mut Words<L>, memories: &[*mut u64]) {
        self.run(&self.settle, words, memories);
    }

    /// A rising edge of the clock.
    pub fn clock<const L: usize>(&self, words: &mut Words<L>, memories: &[*mut u64]) {
        self.run(&self.clock, words, memories);
    }

    fn run<const L: usize>(&self, functions: &[Function], words: &mut Words<L>, memories: &[*mut u64]) {
        assert_eq!((L, words.counts(), memories.len()), (1, self.words, self.memories), "words of another program");
        let (singles, doubles) = words.pointers();
        for function in functions {
            // SAFETY: there are as many words as the functions were made for, one lane of them, and memories and tables are
            // those of the design. An address is compared with the size of the memory, and that of a table has 8 bits.
            unsafe { function(singles, doubles, memories.as_ptr(), self.tables.as_ptr()) };
        }
    }
}

impl Drop for Code {
    fn drop(&mut self) {
        let module = self.module.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(module) = module {
            // SAFETY: nobody has the functions any more; they do not leave this struct.
            unsafe { module.free_memory() };
        }
    }
}
