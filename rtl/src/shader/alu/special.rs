// SPDX-License-Identifier: MIT
//! RCP, RSQ, EX2 and LG2.

use crate::UnsupportedChoice;
use crate::float::{F24Ex2, F24Lg2, F24Rcp, F24Rsq};
use crate::prelude::*;
use pica_spec::choices::Recorder;

/// The function that is computed.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(crate) enum SpecialFunction {
    Rcp,
    Rsq,
    Ex2,
    Lg2,
}

/// RCP, RSQ, EX2 and LG2, one unit of each, behind one stream.
///
/// A result is there a clock after that of the unit.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_special")]
pub(crate) struct Special {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub in_valid: Signal<In, Bit>,
    pub in_ready: Signal<Out, Bit>,
    /// 0 RCP, 1 RSQ, 2 EX2, 3 LG2. Does not change before the result is taken.
    pub operation: Signal<In, SpecialFunction>,
    pub a: Signal<In, Bits<24>>,
    pub out_valid: Signal<Out, Bit>,
    pub out_ready: Signal<In, Bit>,
    pub y: Signal<Out, Bits<24>>,
    rcp: F24Rcp,
    rsq: F24Rsq,
    ex2: F24Ex2,
    lg2: F24Lg2,
    results: [DFF<Bits<24>>; 4],
    done: DFF<Bit>,
    finished: Signal<Local, Bit>,
    taken: Signal<Local, Bit>,
}

impl Special {
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        Ok(Self {
            rcp: F24Rcp::new(choices)?,
            rsq: F24Rsq::new(choices)?,
            ex2: F24Ex2::new(choices)?,
            lg2: F24Lg2::new(choices)?,
            ..Self::default()
        })
    }
}

#[hdl]
impl Logic for Special {
    fn update(&mut self) {
        wire!(self => self.{rcp, rsq, ex2, lg2}: clock, reset);
        self.taken.next = self.done.q.val() && self.out_ready.val();
        wire!(self => self.{rcp, rsq, ex2, lg2}: a, out_ready: taken);
        wire!(false => self.{rcp, rsq, ex2, lg2}: in_valid);
        match self.operation.val() {
            SpecialFunction::Rcp => {
                self.rcp.in_valid.next = self.in_valid.val();
                wire!(self.rcp => self: in_ready, finished: out_valid);
                self.y.next = self.results[0].q.val();
            }
            SpecialFunction::Rsq => {
                self.rsq.in_valid.next = self.in_valid.val();
                wire!(self.rsq => self: in_ready, finished: out_valid);
                self.y.next = self.results[1].q.val();
            }
            SpecialFunction::Ex2 => {
                self.ex2.in_valid.next = self.in_valid.val();
                wire!(self.ex2 => self: in_ready, finished: out_valid);
                self.y.next = self.results[2].q.val();
            }
            _ => {
                self.lg2.in_valid.next = self.in_valid.val();
                wire!(self.lg2 => self: in_ready, finished: out_valid);
                self.y.next = self.results[3].q.val();
            }
        }
        self.results[0].d.next = self.rcp.y.val();
        self.results[1].d.next = self.rsq.y.val();
        self.results[2].d.next = self.ex2.y.val();
        self.results[3].d.next = self.lg2.y.val();
        self.done.d.next = self.finished.val() && !self.taken.val() && !self.reset.val();
        self.out_valid.next = self.done.q.val();
    }
}
