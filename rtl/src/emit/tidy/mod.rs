//! Making the Verilog of `rust_hdl` readable, without changing what it does.

pub mod comments;
pub mod names;
pub mod share;
