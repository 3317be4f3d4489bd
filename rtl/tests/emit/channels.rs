// SPDX-License-Identifier: MIT
//! Channel types in the Verilog (the circuits that run are those of `testbench/tests/new_channel`).

use crate::support::header;
use pica_rtl::emit::{EmitError, emit};
use pica_rtl::prelude::*;

fn verilog(block: &mut dyn Dut, name: &str) -> Result<String, EmitError> {
    let mut header = header(block.block(), name)?;
    header.interface = block.interface(name);
    emit(block.block(), &header)
}

/// A place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
struct Place {
    /// The column.
    x: Bits<11>,
    /// Whether it counts.
    counts: Bit,
}

/// Passes a place on through a signal of its own.
#[derive(LogicBlock, Default, Component, Dut)]
struct Through {
    place: Signal<In, Place>,
    /// The column again.
    x: Signal<Out, Bits<11>>,
    inner: Signal<Local, Place>,
}

#[hdl]
impl Logic for Through {
    fn update(&mut self) {
        self.inner.next = self.place.val();
        self.x.next = self.inner.val().x;
    }
}

#[test]
fn the_name_of_a_field_is_not_that_of_another_port() {
    let error = verilog(&mut Through::default(), "through").expect_err("two ports `x`").to_string();
    assert!(error.contains("through: `x`: it is the name of a field of a channel, too"), "{error}");
}

/// Passes one of two places on.
#[derive(LogicBlock, Default, Component, Dut)]
struct Choose {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    first_valid: Signal<In, Bit>,
    first: Signal<In, Place>,
    second_valid: Signal<In, Bit>,
    second: Signal<In, Place>,
    column_valid: Signal<Out, Bit>,
    inner: Signal<Local, Place>,
    held: DFF<Bit>,
    /// The column of the place, or 0.
    column: Signal<Out, Bits<11>>,
}

#[hdl]
impl Logic for Choose {
    fn update(&mut self) {
        self.held.d.next = (self.first_valid.val() || self.second_valid.val()) && (!self.reset.val());
        self.column_valid.next = self.held.q.val();
        self.inner.next = self.first.val();
        if self.second.val().counts {
            self.inner.next = self.second.val();
            self.inner.next.counts = self.first.val().counts;
        }
        self.column.next = 0.into();
        if self.inner.val().counts {
            self.column.next = self.inner.val().x;
        }
    }
}

#[test]
fn fields_have_names_in_processes() {
    let text = verilog(&mut Choose::default(), "choose").expect("it is accepted");
    for line in [
        "    // The column.\n    input wire [10:0] first_x,\n    // Whether it counts.\n    input wire first_counts,",
        "inner_x = first_x;",
        "if (second_counts) begin",
        "inner_x = second_x;",
        "inner_counts = first_counts;",
        "column = inner_x;",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
}
