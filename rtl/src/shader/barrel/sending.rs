// SPDX-License-Identifier: MIT
//! The end of an invocation.

use crate::prelude::*;

/// Sends the results of invocations, in the order of the starts: outputs, if there are any, and then `done`.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_sending")]
pub(super) struct Sending {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// The invocation that is sent next is over, and whether it has outputs.
    pub there: Signal<In, Bit>,
    pub has_outputs: Signal<In, Bit>,
    /// Outputs are sent, until sending is `finished`.
    pub show: Signal<Out, Bit>,
    pub finished: Signal<In, Bit>,
    pub done_valid: Signal<Out, Bit>,
    pub done_ready: Signal<In, Bit>,
    /// Everything has been sent.
    pub sent: Signal<Out, Bit>,
    sending: DFF<Bit>,
    reporting: DFF<Bit>,
}

#[hdl]
impl Logic for Sending {
    fn update(&mut self) {
        wire!(self.*.q => self: show: sending, done_valid: reporting);
        self.sent.next = self.reporting.q.val() && self.done_ready.val();
        if self.there.val() && !self.sending.q.val() && !self.reporting.q.val() {
            if self.has_outputs.val() {
                self.sending.d.next = true;
            } else {
                self.reporting.d.next = true;
            }
        }
        if self.sending.q.val() && self.finished.val() {
            self.sending.d.next = false;
            self.reporting.d.next = true;
        }
        if self.sent.val() {
            self.reporting.d.next = false;
        }
        if self.reset.val() {
            wire!(false => self.*.d: sending, reporting);
        }
    }
}
