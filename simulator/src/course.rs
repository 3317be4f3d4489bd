// SPDX-License-Identifier: MIT
//! Long runs: what stands around a design, when to stop, and what is told meanwhile.

use crate::simulation::Simulation;
use std::num::NonZero;
use std::ops::ControlFlow;

/// What stands around a design in a run: memories behind its ports, which may be as large as they like, and what gives it
/// something to do.
pub trait Around {
    /// Sets the inputs of a clock; what the design showed before is still there to be read.
    fn drive(&mut self, simulation: &mut Simulation, clock: u64);

    /// Sees the outputs of a clock before its edge. `Break` ends the run without the edge.
    fn look(&mut self, simulation: &Simulation, clock: u64) -> ControlFlow<()> {
        let _ = (simulation, clock);
        ControlFlow::Continue(())
    }
}

/// Nothing: inputs keep what they are.
impl Around for () {
    fn drive(&mut self, _: &mut Simulation, _: u64) {}
}

/// A signal that has a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// In which lane.
    pub lane: usize,
    /// The number of the signal, which the program must know.
    pub signal: usize,
    /// The bits that are compared, in limbs of 64; what is missing is 0.
    pub mask: Vec<u64>,
    /// What they have to be.
    pub value: Vec<u64>,
}

impl Condition {
    /// Whether a simulation that has settled fulfils it; none if the signal is not known.
    pub fn holds(&self, simulation: &Simulation) -> Option<bool> {
        let limbs = simulation.signal(self.lane, self.signal)?;
        let limb = |of: &[u64], at: usize| of.get(at).copied().unwrap_or(0);
        let same = |(at, is): (usize, &u64)| (is ^ limb(&self.value, at)) & limb(&self.mask, at) == 0;
        Some(limbs.iter().enumerate().all(same))
    }
}

/// Why a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// All clocks are done.
    Clocks,
    /// The condition holds; the edge of this clock is still to come.
    Condition,
    /// What stands around it, or whoever is told of progress, said so.
    Asked,
    /// The program does not know the signal of the condition.
    Unknown,
}

/// A run.
pub struct Course<'a> {
    /// The number of the first clock: 0 after power-on, or that at which a state was saved.
    pub first: u64,
    /// The number behind that of the last clock.
    pub end: u64,
    /// What to stop at.
    pub until: Option<&'a Condition>,
    /// Who is told of progress.
    pub progress: Option<Progress<'a>>,
}

/// Who is told of progress.
pub struct Progress<'a> {
    /// After how many clocks.
    pub every: NonZero<u64>,
    /// Is told the number of the next clock. `Break` ends the run.
    pub tell: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
}

impl Course<'_> {
    /// Runs a simulation; the number of the next clock, and why the run ended there.
    pub fn run(&mut self, simulation: &mut Simulation, around: &mut dyn Around) -> (u64, End) {
        for clock in self.first..self.end {
            if let Some(Progress { every, tell }) = &mut self.progress
                && clock > self.first
                && clock.is_multiple_of(every.get())
                && tell(clock).is_break()
            {
                return (clock, End::Asked);
            }
            around.drive(simulation, clock);
            simulation.settle();
            match self.until.map(|condition| condition.holds(simulation)) {
                Some(Some(true)) => return (clock, End::Condition),
                Some(None) => return (clock, End::Unknown),
                _ => {}
            }
            if around.look(simulation, clock).is_break() {
                return (clock, End::Asked);
            }
            simulation.clock();
        }
        (self.end.max(self.first), End::Clocks)
    }
}
