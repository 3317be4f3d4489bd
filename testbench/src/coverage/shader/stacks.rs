// SPDX-License-Identifier: MIT
//! Coverage of the flow stacks.

use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::stimulus::shader::program::stacks::{Action, Events, Kind, LoopEnd};

/// What a step pops, besides one entry of one stack.
const TOGETHER: [&str; 10] = [
    "2 CALL entries",
    "3 CALL entries",
    "4 CALL entries",
    "an IF and a CALL entry",
    "a LOOP and a CALL entry",
    "a LOOP and an IF entry",
    "an entry of each stack",
    "CALL overrides a jump",
    "IF overrides a jump",
    "LOOP overrides a jump",
];

/// The bins of the flow stacks.
#[derive(Clone, Debug)]
pub struct StackBins {
    /// Entries after a push, for each stack.
    pushed: [Group<1>; 3],
    together: Group<1>,
    loop_end: Group<1>,
}

impl StackBins {
    /// Adds the bins of the stacks to `table`.
    pub fn new(table: &mut Table) -> Self {
        Self {
            pushed: Kind::ALL.map(|kind| {
                table.group([kind.depth() + 1], |[entries]| match entries == kind.depth() {
                    true => Bin::new(format!("{} pushes a full stack", kind.name())),
                    false => Bin::new(format!("{} entry {}", kind.name(), entries + 1)),
                })
            }),
            together: table.list("in one step", &TOGETHER),
            loop_end: table.list("end of a loop body", &["next iteration", "no iterations left", "BREAK"]),
        }
    }

    /// Marks the bins of a step.
    pub fn cover(&self, action: Action, events: &Events, hits: &mut Hits) {
        if let Some((kind, entries)) = events.pushed {
            self.pushed[kind as usize].mark([entries - 1], hits);
        }
        if let Some(end) = events.loop_end {
            self.loop_end.mark([end as usize], hits);
        }
        let called = events.calls > 0;
        let looped = events.loop_end.is_some();
        let jumped = matches!(action, Action::Jump(_));
        let together = [
            events.calls == 2,
            events.calls == 3,
            events.calls == 4,
            events.if_popped && called,
            looped && called,
            looped && events.if_popped,
            looped && events.if_popped && called,
            jumped && called,
            jumped && events.if_popped,
            jumped && events.loop_end.is_some_and(|end| end != LoopEnd::Broken),
        ];
        for (event, _) in together.into_iter().enumerate().filter(|(_, happened)| *happened) {
            self.together.mark([event], hits);
        }
    }
}
