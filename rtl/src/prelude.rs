// SPDX-License-Identifier: MIT
//! What a file that describes a circuit uses.

pub use crate::comment;
pub use crate::component::Component;
pub use crate::dut::Dut;
pub use crate::parameter::{Parameter, bits_of};
/// In a circuit:
///
/// ```
/// use pica_rtl::parts::Skid;
/// use pica_rtl::prelude::*;
///
/// /// Two registers with valid and ready, one behind the other.
/// #[derive(LogicBlock, Default, Component)]
/// struct Two {
///     clock: Signal<In, Clock>,
///     reset: Signal<In, Bit>,
///     in_valid: Signal<In, Bit>,
///     in_ready: Signal<Out, Bit>,
///     x: Signal<In, Bits<8>>,
///     out_valid: Signal<Out, Bit>,
///     out_ready: Signal<In, Bit>,
///     y: Signal<Out, Bits<8>>,
///     first: Skid<8>,
///     second: Skid<8>,
/// }
///
/// #[hdl]
/// impl Logic for Two {
///     fn update(&mut self) {
///         wire!(self => self.{first, second}: clock, reset);
///         wire!(self => self.first: in_valid, x);
///         wire!(self.first => self.second: in_valid: out_valid, x: y);
///         wire!(self.second => self.first: out_ready: in_ready);
///         wire!(self => self.second: out_ready);
///         wire!(self.first => self: in_ready);
///         wire!(self.second => self: out_valid, y);
///     }
/// }
/// ```
///
/// Signals come from one place, so that braces before `=>` are an error:
///
/// ```compile_fail
/// use pica_rtl::prelude::*;
///
/// #[derive(LogicBlock, Default, Component)]
/// struct Copy {
///     a: Signal<In, Bit>,
///     y: Signal<Out, Bit>,
/// }
///
/// #[hdl]
/// impl Logic for Copy {
///     fn update(&mut self) {
///         wire!(self.{a, b} => self: y);
///     }
/// }
/// ```
///
/// So is a `wire!` that is no statement of an update function:
///
/// ```compile_fail
/// pica_rtl::prelude::wire!(self => self: y: a);
/// ```
pub use pica_rtl_macros::wire;
pub use pica_rtl_macros::{Channel, Component, Dut, hdl, register_bank, vectors};
pub use rust_hdl::prelude::*;
