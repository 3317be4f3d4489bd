// SPDX-License-Identifier: MIT
//! What a file that describes a circuit uses.

pub use crate::comment;
pub use crate::component::Component;
pub use crate::dut::Dut;
pub use crate::parameter::{Parameter, bits_of};
pub use pica_rtl_macros::{Channel, Component, Dut, hdl, register_bank};
pub use rust_hdl::prelude::*;
