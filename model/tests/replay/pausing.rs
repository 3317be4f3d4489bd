// SPDX-License-Identifier: MIT
//! Lists that pause behind their draws do what they do without a pause.

use crate::common::{Recorder, Told};
use crate::{TRACES, recording, replayed, scan};
use pica_model::command::ListEnd;
use pica_model::gpu::machine::Machine;
use pica_model::trace::{Replay, Step};
use pica_spec::choices::Choices;

#[test]
fn every_draw_of_a_list_is_paused_behind() {
    for trace in TRACES {
        let recording = recording(trace);
        let machine = Machine::new(&Choices::default(), Recorder::default()).expect("the default choices").pausing();
        let mut replay = Replay::owning(recording.clone(), machine);
        let (mut pauses, mut finished) = (0, Vec::new());
        while let Some(step) = replay.step() {
            let ended = replay.machine().sink().told.iter().filter(|told| **told == Told::End).count();
            match step {
                Step::List(report) if report.end == ListEnd::Paused => {
                    pauses += 1;
                    assert_eq!(ended, pauses, "{trace}: another draw has begun");
                    assert_eq!(replay.machine().draws(), pauses as u64, "{trace}");
                }
                step => finished.push(step),
            }
        }
        assert_eq!(pauses, scan::draws(&recording).len(), "{trace}: the draws in the decoded lists");
        let (machine, steps) = replayed(&recording);
        assert_eq!(finished, steps, "{trace}");
        assert_eq!(replay.machine().sink().told, machine.sink().told, "{trace}");
        assert_eq!(replay.machine().registers(), machine.registers(), "{trace}");
    }
}
