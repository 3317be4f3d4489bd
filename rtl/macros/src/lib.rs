// SPDX-License-Identifier: MIT
//! What the blocks of `pica-rtl` are written with, on top of the macros of `rust_hdl`.
//!
//! * [`macro@Component`] takes the documentation of a circuit from its struct, and holds its registers.
//! * [`macro@Channel`] makes of a struct what one block sends and another receives.
//! * [`macro@Dut`] makes the ports of a block: the struct is their declaration.
//! * [`macro@register_bank`] makes a circuit that holds registers of the specification.
//! * [`macro@vectors`] declares the four ports of a vector at once.
//! * [`macro@hdl`] stands before `impl Logic`: names of the specification and comments reach the Verilog.
//! * [`macro@wire`] connects signals by their names there.

mod channel;
mod component;
mod dut;
mod fields;
mod hdl;
mod register_bank;
mod values;
mod vectors;
mod wires;

use proc_macro::TokenStream;
use syn::{DeriveInput, ItemImpl, ItemStruct, parse_macro_input};

/// Implements `pica_rtl::component::Component`: name, documentation and registers of a circuit.
///
/// Every field that is a `DFF`, or an array of them, is clocked by the field `clock` and keeps its value unless the update
/// function gives it another.
///
/// A module has the name of its type and the values of its const parameters. Circuits that differ all the same, by an
/// argument of their constructor, say so: `#[component(variant = EXPRESSION)]` is a word behind that name, or nothing. For a
/// type whose name is too general, `#[component(name = EXPRESSION)]` is the name of the module.
#[proc_macro_derive(Component, attributes(component))]
pub fn component(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    component::derive(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Implements `pica_rtl::channel::Channel` for a struct: what one block sends and another receives, declared once.
///
/// The fields are `Bit` or `Bits`, and their doc comments say what they carry. In a circuit the struct is the type of a signal,
/// a register or a connection, the whole payload of a channel; in Verilog, records and manifest each field is a port with its
/// name. In a block with two ports of one channel type the name of the port stands in front: `first_x`, `second_x`. `Scan` gets
/// the struct `ScanValues`.
#[proc_macro_derive(Channel)]
pub fn channel(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    channel::derive(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Implements `pica_rtl::dut::Dut` for a block, and makes a struct of the values of each of its channels.
///
/// The fields that are `Signal<In, ..>` or `Signal<Out, ..>` are its ports, and their doc comments say what they carry. A port
/// `NAME_valid` opens the channel `NAME`: the ports behind it are its payload. Without any the inputs are the channel `in`,
/// the outputs the channel `out`. A pipe says how many clocks its results take: `#[dut(latency = 5)]`;
/// a block with one channel each way whose transactions depend on each other, or are not one to one, is marked
/// `#[dut(unit)]`; one whose input channels have an order each, and none among them, `#[dut(independent)]`; one that asks memories names them: `#[dut(memory(color, depth))]`. Memory `color` has the channels
/// `read_color`, `answer_color` and `write_color`. Block `Walk` with a channel `pixel` gets the struct `WalkPixel`.
#[proc_macro_derive(Dut, attributes(dut))]
pub fn dut(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    dut::derive(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Makes a circuit that holds registers of the PICA200, by their names in the specification.
///
/// ```text
/// register_bank! {
///     /// What the fog stage knows.
///     #[component(name = "fog_registers")]
///     pub(super) struct FogRegisters { fog_color, texenv_update_buffer }
/// }
/// ```
///
/// A write, `write`, changes the bytes of register `write_id` that `write_mask` enables. Each register has an output of its name with
/// its fields (`pica_spec::pica200::bits`). `known` says whether `id` is one of the bank: the id that is asked about need not
/// be the one that is written. No reset clears a register.
///
/// Registers that several units have are those of a unit, without its name and number:
///
/// ```text
/// pub(super) struct UnitRegisters in sh { strobe booluniform, intuniform_i[4], entrypoint, port floatuniform }
/// ```
///
/// Ids are then the 6 bits by which they are behind the first register of the bank, `reset` writes 0 to all, and there is no
/// `known`. `intuniform_i[4]` are four registers, INTUNIFORM_I0 to INTUNIFORM_I3; in a bank without a unit, `sh_outmap_o[7]` are
/// SH_OUTMAP_O0 to SH_OUTMAP_O6. In any bank `strobe NAME` adds the output `NAME_written`: a byte of the register is written. `port NAME` is `strobe NAME_index` with `NAME_arrives`: a word is
/// written to NAME_DATA or one of its seven aliases, whatever bytes of it. `counted NAME` has the same outputs where the index
/// counts in its register: NAME_index has neither cell nor output, since whoever counts holds it.
#[proc_macro]
pub fn register_bank(input: TokenStream) -> TokenStream {
    let bank = parse_macro_input!(input as register_bank::Bank);
    register_bank::expand(&bank).into()
}

/// Connects signals by their names. `wire!` is a statement of an update function under [`macro@hdl`], and short for
/// assignments `TARGET.NAME.next = SOURCE.NAME.val();`, in this order.
///
/// * `wire!(self => self.adder: clock, a, b);` gives a component what has the same name here.
/// * `wire!(self.adder => self: y: sum, carry);` takes its outputs: `y` is its `sum`. As in a port connection `.y(sum)`, what
///   is driven stands before what drives it.
/// * `wire!(self => self.{first, second}: clock, reset);` is the same for each of several components.
/// * `wire!(self.*1.q => self.*2.d: sign, exponent);` has the name where the `*` is: `self.sign2.d.next = self.sign1.q.val();`.
///   So `self.in_*` has a prefix.
/// * `wire!(0 => self.*.d: level, first);` sets all to one number, `wire!(false => self: full, empty);` to a bit.
/// * `wire!(self.turn.val() => self.step.next: slot, pc);` copies fields of a `LogicStruct`.
///
/// Names may have indices, `a[i]`. A comment above the statement is that of its first assignment.
#[proc_macro]
pub fn wire(_tokens: TokenStream) -> TokenStream {
    syn::Error::new(proc_macro2::Span::call_site(), "`wire!` is a statement of an update function under `#[hdl]`")
        .into_compile_error()
        .into()
}

/// Declares the components of vectors, in a struct with derives behind it.
///
/// A field marked `#[vector]` is four: `vertex` stands for `vertex_x`, `vertex_y`, `vertex_z` and `vertex_w`, and `xyzw` for `x`, `y`,
/// `z` and `w`. In its doc comment `{component}` is the name of each.
#[proc_macro_attribute]
pub fn vectors(_arguments: TokenStream, item: TokenStream) -> TokenStream {
    let item = parse_macro_input!(item as ItemStruct);
    vectors::expand(item).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Makes Verilog of the update function of an `impl Logic`.
///
/// Beyond what `#[hdl_gen]` does, paths to constants keep their names in the Verilog, comments on lines of their own stay,
/// [`macro@wire`] connects signals by their names, and two short forms may be used for the fields of registers and
/// instructions, where `a::B` is the lowest bit of a field and `a::B_WIDTH` its width:
///
/// * `field!(self.signal, a::B)`: the bits of the field;
/// * `flag!(self.signal, a::B)`: its lowest bit.
#[proc_macro_attribute]
pub fn hdl(_arguments: TokenStream, item: TokenStream) -> TokenStream {
    let item = parse_macro_input!(item as ItemImpl);
    hdl::expand(item).unwrap_or_else(syn::Error::into_compile_error).into()
}
