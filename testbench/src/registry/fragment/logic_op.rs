// SPDX-License-Identifier: MIT
//! `logic_op`: the bitwise operations.

use super::classes::class;
use crate::stage::{Axis, Stage, sweep, whole};
use pica_model::fragment::logic_op::logic_op;
use pica_rtl::fragment::{LogicOpIn, LogicOpOut};
use pica_spec::choices::Choices;
use pica_spec::pica200::LogicOperation;

pub fn logic_operation(_: &Choices) -> Stage<LogicOpIn, LogicOpOut> {
    let (source, destination) = (whole("source", 8), whole("destination", 8));
    let operation = whole("operation", 4);
    Stage::new(|i: LogicOpIn| {
        let operation = LogicOperation::from_raw(i.operation);
        LogicOpOut { y: logic_op(operation, i.source as u8, i.destination as u8).into() }
    })
    .numbers([source, destination])
    .pairs([(source, destination)])
    .sweep(sweep([operation, source, destination]))
    .bins([
        Axis::field("operation", operation),
        Axis::new("source class", 4, |i: &LogicOpIn, _| class(i.source)),
        Axis::new("destination class", 4, |i, _| class(i.destination)),
    ])
}
