// SPDX-License-Identifier: MIT
//! A command list from its start to its end.

use pica_spec::command::{Buffer, Decoder, EndRule, Event, Problem};
use pica_spec::register_file::Writer;
use pica_spec::trace::OutsideMemory;

use super::Flow;
use super::command_processor::{self, Step};
use crate::diagnostic::{Finding, Place};
use crate::geometry::VertexSink;
use crate::gpu::limits::{Budget, Limit};
use crate::gpu::machine::Machine;

/// How a list ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListEnd {
    /// An interrupt lane matched while IRQ_AUTOSTOP was set: FINALIZE, as it should be.
    Finalize,
    /// After the last command. System software waits forever for the interrupt (command-lists.md#end-of-a-list).
    RanOut,
    /// A shader hung: the list goes no further, as on the chip.
    Hang,
    /// At a limit of the model.
    Limit(Limit),
    /// Not yet: the list has paused behind a draw, of a machine that [pauses](Machine::pausing).
    Paused,
}

/// A list that has paused behind a draw.
#[derive(Clone, Debug)]
pub(crate) struct PausedList {
    report: ListReport,
    /// The segment.
    place: Place,
    /// What is left of it.
    rest: std::vec::IntoIter<Event>,
}

/// What a list did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListReport {
    /// Number of the list since the machine was made.
    pub list: usize,
    /// How it ended.
    pub end: ListEnd,
    /// Contiguous pieces that were executed: 1 and the number of jumps.
    pub segments: usize,
    /// Parameters that were executed.
    pub writes: u64,
}

impl<S: VertexSink> Machine<S> {
    /// Runs the list that CMDBUF_SIZE and CMDBUF_ADDR of a buffer describe. One that has paused is given up.
    pub(crate) fn run_list(&mut self, buffer: Buffer) -> ListReport {
        self.budget = Budget::new(&self.limits);
        self.paused = None;
        let list = self.lists;
        self.lists += 1;
        let report = ListReport { list, end: ListEnd::RanOut, segments: 0, writes: 0 };
        self.run_from(report, Flow::Jump(buffer))
    }

    /// Goes on with the list that has paused, to its next draw or to its end; `None` if none has.
    pub fn resume(&mut self) -> Option<ListReport> {
        let PausedList { mut report, place, mut rest } = *self.paused.take()?;
        let flow = self.run_events(&mut rest, place, &mut report.writes);
        if flow == Flow::Pause {
            self.pause(&mut report, place, rest);
            return Some(report);
        }
        Some(self.run_from(report, flow))
    }

    /// Follows a list from a jump, or from what its last segment ended with.
    fn run_from(&mut self, mut report: ListReport, mut flow: Flow) -> ListReport {
        loop {
            match flow {
                Flow::Jump(buffer) => {
                    if report.segments > 0
                        && let Err(limit) = self.budget.jump()
                    {
                        report.end = self.limit(limit);
                        break;
                    }
                    let place = Place::List { list: report.list, segment: report.segments, offset: 0 };
                    self.diagnostics.place = place;
                    report.segments += 1;
                    flow = self.run_segment(buffer, place, &mut report);
                }
                Flow::Next => {
                    report.end = ListEnd::RanOut;
                    break;
                }
                Flow::End(end) => {
                    report.end = end;
                    break;
                }
                Flow::Pause => return report,
            }
        }
        self.end_immediate_run();
        report
    }

    /// Keeps what is left of a segment.
    fn pause(&mut self, report: &mut ListReport, place: Place, rest: std::vec::IntoIter<Event>) {
        report.end = ListEnd::Paused;
        self.paused = Some(Box::new(PausedList { report: *report, place, rest }));
    }

    /// Reports that a limit was reached.
    pub(crate) fn limit(&mut self, limit: Limit) -> ListEnd {
        self.diagnostics.report(Finding::Limit(limit));
        ListEnd::Limit(limit)
    }

    /// Executes the buffer. It is fetched as a whole first, so what its draws do to memory does not change it;
    /// it ends where memory ends (assumption `access_outside_memory`).
    fn run_segment(&mut self, buffer: Buffer, place: Place, report: &mut ListReport) -> Flow {
        let (address, size) = self.command_buffer(buffer);
        let bytes = self.memory.read_up_to(address, size);
        if bytes.len() < size {
            self.diagnostics.report(Finding::ListOutsideMemory(OutsideMemory {
                address,
                size,
                available: bytes.len(),
            }));
        }
        if let Err(limit) = self.budget.bytes(bytes.len()) {
            return Flow::End(self.limit(limit));
        }
        let mut events = Decoder::new(&bytes, self.end_rule());
        let flow = self.run_events(&mut events, place, &mut report.writes);
        if flow == Flow::Pause {
            self.pause(report, place, events.collect::<Vec<_>>().into_iter());
        }
        flow
    }

    /// Executes parts of a segment, up to a draw behind which it pauses.
    fn run_events(&mut self, events: &mut impl Iterator<Item = Event>, place: Place, writes: &mut u64) -> Flow {
        let excess = self.choices.excess_consecutive_parameters;
        command_processor::run_segment(events, excess, |step| match step {
            Step::Write(write) => {
                self.diagnostics.place = place.at(write.offset);
                *writes += 1;
                let draws = self.draws;
                match self.write(write.id, write.value, write.mask(), Writer::CommandList) {
                    Flow::Next if self.pauses && self.draws != draws => Flow::Pause,
                    flow => flow,
                }
            }
            Step::Problem(diagnostic) => {
                self.diagnostics.place = place.at(diagnostic.offset);
                self.decoder_problem(diagnostic.problem);
                Flow::Next
            }
        })
    }

    /// Address and size of a command buffer in bytes.
    pub(crate) fn command_buffer(&self, buffer: Buffer) -> (u32, usize) {
        command_processor::command_buffer(&self.registers, buffer)
    }

    /// The rule by which the decoder tells the end of the list.
    pub(crate) fn end_rule(&self) -> EndRule {
        command_processor::end_rule(&self.registers, &self.choices)
    }

    /// Passes a finding of the decoder on. What it says about single writes is found again when they are executed,
    /// where the choices are known.
    fn decoder_problem(&mut self, problem: Problem) {
        match problem {
            Problem::PastLastRegister { .. } | Problem::CpuOnlyRegister { .. } => {}
            problem => self.diagnostics.report(Finding::Command(problem)),
        }
    }
}

impl Place {
    /// The place moved to another offset, if it is one in a list.
    fn at(self, offset: usize) -> Place {
        match self {
            Place::List { list, segment, .. } => Place::List { list, segment, offset },
            place => place,
        }
    }
}
