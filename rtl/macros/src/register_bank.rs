// SPDX-License-Identifier: MIT
//! The macro `register_bank`.

use proc_macro2::{Literal, Span, TokenStream};
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Error, Ident, LitInt, Token, Visibility, braced, bracketed, token};

/// What is written: attributes, name, and the registers.
pub struct Bank {
    attributes: Vec<Attribute>,
    visibility: Visibility,
    name: Ident,
    /// The unit of which the chip has several, each with a block of registers: `sh`.
    unit: Option<Ident>,
    registers: Vec<Register>,
}

impl Parse for Bank {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        let visibility = input.parse()?;
        input.parse::<Token![struct]>()?;
        let name = input.parse()?;
        let unit = input.parse::<Option<Token![in]>>()?.map(|_| input.parse()).transpose()?;
        let inner;
        braced!(inner in input);
        let registers = Punctuated::<Register, Token![,]>::parse_terminated(&inner)?;
        Ok(Self { attributes, visibility, name, unit, registers: registers.into_iter().collect() })
    }
}

/// A register, or several that differ in a number.
struct Register {
    name: Ident,
    count: Option<usize>,
    /// Whether there is an output that tells of writes.
    strobe: bool,
    /// Whether the bank holds the word. The index of a port that counts in its register is held by whoever counts it.
    is_held: bool,
    /// The port that the register is the index of.
    port: Option<Ident>,
}

impl Parse for Register {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let word: Ident = input.parse()?;
        if !input.peek(Ident) {
            let mut count = None;
            if input.peek(token::Bracket) {
                let inner;
                bracketed!(inner in input);
                count = Some(inner.parse::<LitInt>()?.base10_parse()?);
            }
            return Ok(Self { name: word, count, strobe: false, is_held: true, port: None });
        }
        let name: Ident = input.parse()?;
        let port_index = |is_held, name| {
            Ok(Self { name: format_ident!("{name}_index"), count: None, strobe: true, is_held, port: Some(name) })
        };
        match &word.to_string()[..] {
            "strobe" => Ok(Self { name, count: None, strobe: true, is_held: true, port: None }),
            "port" => port_index(true, name),
            "counted" => port_index(false, name),
            _ => Err(Error::new(
                word.span(),
                "`strobe`, `port` or `counted` is expected, or a comma behind the name of a register",
            )),
        }
    }
}

/// What becomes of the registers of a bank.
#[derive(Default)]
struct Circuit<'a> {
    unit: Option<&'a Ident>,
    /// Constants: the ids, by the names that they have in the Verilog.
    ids: TokenStream,
    outputs: TokenStream,
    cells: TokenStream,
    /// Statements that connect the cells.
    connections: TokenStream,
    /// Each id of a register that is held, and its cell.
    held: Vec<(Ident, TokenStream)>,
    /// Conditions under which `id` is that of a register without a cell.
    known: Vec<TokenStream>,
    /// Statements that tell of writes.
    tells: TokenStream,
}

/// The module of the fields of a register: a number stands right behind the word before it.
fn fields(name: &Ident) -> Ident {
    let name_of = name.to_string();
    let mut letters = name_of.chars().peekable();
    let mut fields = String::new();
    while let Some(letter) = letters.next() {
        if letter != '_' || !letters.peek().is_some_and(char::is_ascii_digit) {
            fields.push(letter);
        }
    }
    Ident::new(&fields, name.span())
}

impl Circuit<'_> {
    fn add(&mut self, register: &Register) {
        let Register { name, count, strobe, is_held, port } = register;
        let code = name.to_string().to_uppercase();
        let writes = if *is_held { self.hold(name, *count, &code) } else { self.pass_on(name, &code) };
        if *strobe {
            let written = format_ident!("{name}_written");
            self.output(
                &written,
                &format!("Whether a byte of {code} is written at the next edge."),
                &quote!(Signal<Out, Bit>),
            );
            let mask = self.offered().1;
            self.tells.extend(quote!(self.#written.next = #writes && self.#mask.val().any();));
        }
        if let Some(port) = port {
            self.add_port(port);
        }
    }

    /// The word and the mask that the cells are offered: in a unit a reset offers others than those that are written.
    fn offered(&self) -> (Ident, Ident) {
        let (word, mask) = if self.unit.is_some() { ("word", "enabled") } else { ("write_data", "write_mask") };
        (format_ident!("{word}"), format_ident!("{mask}"))
    }

    /// Cells for a register. Returns the condition under which one without a count is written.
    fn hold(&mut self, name: &Ident, count: Option<usize>, code: &str) -> TokenStream {
        let cell = format_ident!("held_{name}");
        let fields = self.unit.map_or_else(|| fields(name), |unit| format_ident!("{unit}_{name}", span = name.span()));
        let width = quote!({ ::pica_spec::pica200::bits::#fields::BITS });
        let all = |one| count.map_or_else(|| quote!(#one), |count| quote!([#one; #count]));
        let cells = all(quote!(::pica_rtl::parts::ByteRegister<#width>));
        self.cells.extend(quote!(#cell: #cells,));
        self.output(name, &format!("{code}."), &all(quote!(Signal<Out, Bits<#width>>)));
        let (data, mask) = self.offered();
        for number in 0..count.unwrap_or(1) {
            let digit = count.map(|_| Literal::usize_unsuffixed(number));
            let place = digit.as_ref().map(|digit| quote!([#digit]));
            // In front of the number of a unit stands that of a register.
            let between = if self.unit.is_some() { "" } else { "_" };
            let digit = digit.map_or_else(String::new, |digit| format!("{between}{digit}"));
            let id = self.id(name.span(), &format!("{code}{digit}"), "");
            self.held.push((id, quote!(#cell #place)));
            self.connections.extend(quote! {
                wire!(self => self.#cell #place: clock, data: #data, mask: #mask);
                self.#cell #place.write.next = false;
                self.#name #place.next = self.#cell #place.y.val();
            });
        }
        quote!(self.#cell.write.val())
    }

    /// A register without a cell. Returns the condition under which it is written.
    fn pass_on(&mut self, name: &Ident, code: &str) -> TokenStream {
        let (id, id_bits) = (self.id(name.span(), code, ""), self.id_bits());
        self.known.push(quote!(self.id.val() == bits_of::<#id_bits>(id::#id)));
        quote!(self.write.val() && (self.write_id.val() == bits_of::<#id_bits>(id::#id)))
    }

    /// The data of a port: a register with seven aliases.
    fn add_port(&mut self, port: &Ident) {
        let (arrives, code) = (format_ident!("{port}_arrives"), format!("{port}_data").to_uppercase());
        let (first, last) = (self.id(port.span(), &code, ""), self.id(port.span(), &code, "_ALIAS_7"));
        let doc = format!("Whether {code} is written, even if no byte is.");
        self.output(&arrives, &doc, &quote!(Signal<Out, Bit>));
        let id_bits = self.id_bits();
        let is_data = |id| {
            quote! {
                (self.#id.val() >= bits_of::<#id_bits>(id::#first)) && (self.#id.val() <= bits_of::<#id_bits>(id::#last))
            }
        };
        let (offered, written) = (is_data(format_ident!("id")), is_data(format_ident!("write_id")));
        self.known.push(offered);
        self.tells.extend(quote!(self.#arrives.next = self.write.val() && #written;));
    }

    fn output(&mut self, name: &Ident, doc: &str, signal: &TokenStream) {
        self.outputs.extend(quote!(#[doc = #doc] pub #name: #signal,));
    }

    /// Bits of an id.
    fn id_bits(&self) -> Literal {
        Literal::usize_unsuffixed(if self.unit.is_some() { 6 } else { 10 })
    }

    /// Defines an id by its label in the specification, that of the first unit. In a unit it counts from that of the first
    /// register of the bank.
    fn id(&mut self, span: Span, code: &str, alias: &str) -> Ident {
        let label =
            self.unit.map_or_else(|| format!("{code}{alias}"), |unit| format!("{unit}_{code}_0{alias}").to_uppercase());
        let (id, label) = (Ident::new(&format!("{code}{alias}"), span), Ident::new(&label, span));
        if self.ids.is_empty() {
            let first = self.unit.map_or_else(|| quote!(0), |_| quote!(::pica_spec::pica200::label::#label));
            self.ids.extend(quote!(const FIRST: usize = #first;));
        }
        self.ids.extend(quote!(pub const #id: usize = ::pica_spec::pica200::label::#label - FIRST;));
        id
    }
}

pub fn expand(bank: &Bank) -> TokenStream {
    let Bank { attributes, visibility, name, unit, registers } = bank;
    let mut circuit = Circuit { unit: unit.as_ref(), ..Circuit::default() };
    registers.iter().for_each(|register| circuit.add(register));
    let id_bits = circuit.id_bits();
    let Circuit { ids, outputs, cells, connections, held, known, tells, .. } = circuit;
    let (names, held): (Vec<Ident>, Vec<TokenStream>) = held.into_iter().unzip();
    let (fields, first, last) = match unit {
        None => (
            quote! {
                /// A register id.
                pub id: Signal<In, Bits<10>>,
                /// Whether `id` is that of one of these registers.
                pub known: Signal<Out, Bit>,
            },
            None,
            quote! {
                self.known.next = false;
                match self.id.val().index() {
                    #(id::#names => self.known.next = true,)*
                    _ => {}
                }
                #(if #known {
                    self.known.next = true;
                })*
            },
        ),
        Some(_) => (
            quote! {
                /// Whether 0 is written to all registers at the next edge.
                pub reset: Signal<In, Bit>,
                word: Signal<Local, Bits<32>>,
                enabled: Signal<Local, Bits<4>>,
            },
            Some(quote! {
                wire!(self => self: word: write_data, enabled: write_mask);
                if self.reset.val() {
                    self.word.next = 0.into();
                    self.enabled.next = 0xF.into();
                }
            }),
            quote!(if self.reset.val() {
                #(self.#held.write.next = true;)*
            }),
        ),
    };
    quote! {
        #[derive(LogicBlock, Default, Component)]
        #(#attributes)*
        #visibility struct #name {
            /// Rising edges count.
            pub clock: Signal<In, Clock>,
            #fields
            /// Whether a register is written at the next edge.
            pub write: Signal<In, Bit>,
            /// Id of the register that is written; an id that is not one of these registers does nothing.
            pub write_id: Signal<In, Bits<#id_bits>>,
            /// The word that is written.
            pub write_data: Signal<In, Bits<32>>,
            /// The bytes that are written: bit k enables bits 8k to 8k+7.
            pub write_mask: Signal<In, Bits<4>>,
            #outputs
            #cells
        }

        // The Verilog has the paths of ids as they are written.
        const _: () = {
            mod id {
                #ids
            }

            #[hdl]
            impl Logic for #name {
                fn update(&mut self) {
                    #first
                    #connections
                    match self.write_id.val().index() {
                        #(id::#names => self.#held.write.next = self.write.val(),)*
                        _ => {}
                    }
                    #last
                    #tells
                }
            }
        };
    }
}
