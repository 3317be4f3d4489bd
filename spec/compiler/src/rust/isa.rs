// SPDX-License-Identifier: MIT
//! The instruction set: tables for decoders and assemblers, plain constants for hardware descriptions. The types that
//! are not generated are those of `pica_spec::isa`.

use super::constants::{codes, constant, field, word};
use super::{doc, enums, type_ident};
use crate::citation;
use crate::ir::{Format, InstructionSet, Opcode, Reads, RegisterFile};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

pub(super) fn generate(isa: &InstructionSet) -> TokenStream {
    let enums = isa.enums.values().map(enums::generate);
    let sizes = isa.sizes.iter().map(|size| {
        let about = format!("{} ({}, {})", size.doc, citation::plain(&size.source), size.grade);
        constant(&about, &format_ident!("{}", size.name), Literal::u32_unsuffixed(size.value))
    });
    let bits = bits(isa);
    let codes = code(isa);
    let registers = registers(isa);
    let fields = list(
        "Field",
        "A field of an instruction word.",
        isa.fields.iter().map(|kind| (&kind.name, &kind.doc)),
        &[text("label", "The name in the documents.", isa.fields.iter().map(|kind| (&kind.name, &kind.label)))],
    );
    let formats = formats(isa);
    let shapes = list(
        "Shape",
        "What follows the mnemonic in assembly.",
        isa.shapes.iter().map(|shape| (&shape.name, &shape.doc)),
        &[text("text", "The operands as documents write them.", isa.shapes.iter().map(|s| (&s.name, &s.text)))],
    );
    let terms = |name: &str, about: &str, terms: &[crate::ir::Term]| {
        let texts = text("text", "The short form in tables.", terms.iter().map(|term| (&term.name, &term.text)));
        list(name, about, terms.iter().map(|term| (&term.name, &term.doc)), &[texts])
    };
    let effects = terms(
        "Writes",
        "What an instruction changes besides the program counter's step to the next word.",
        &isa.effects,
    );
    let costs = terms("Cost", "What has to be computed.", &isa.costs);
    let opcodes = opcodes(isa);
    quote! {
        /// Sizes of memories, stacks and ranges.
        pub mod size { #(#sizes)* }
        #bits
        #codes
        #(#enums)*
        #registers
        #fields
        #formats
        #shapes
        #effects
        #costs
        #opcodes
    }
}

fn bits(isa: &InstructionSet) -> TokenStream {
    let formats = isa.formats.iter().map(|format| {
        word(&format.name, &format!("Format {}: {}", format.label, format.doc), &format.fields, &|_| TokenStream::new())
    });
    let layouts = isa
        .layouts
        .iter()
        .map(|layout| word(&layout.layout.name, &layout.doc, &layout.layout.fields, &|_| TokenStream::new()));
    let opcode = isa.formats.iter().map(Format::opcode).find(|opcode| opcode.width() == isa.opcode_bits);
    let opcode = opcode.map(|opcode| field("OPCODE", opcode.lsb, opcode.width(), "The longest opcode."));
    let widths = [
        ("SOURCE_WIDTH", "The wide source.", isa.numbers.source),
        ("NARROW_SOURCE_WIDTH", "Other sources.", isa.numbers.narrow_source),
        ("DESTINATION_WIDTH", "The destination.", isa.numbers.destination),
    ]
    .map(|(name, about, width)| constant(about, &format_ident!("{name}"), Literal::u32_unsuffixed(width)));
    quote! {
        /// Where fields lie: `FIELD` is the lowest bit, `FIELD_WIDTH` the number of bits, `BITS` the number of bits up
        /// to the highest field.
        pub mod bits {
            #opcode
            #(#formats)*
            #(#layouts)*
            /// Widths of register numbers.
            pub mod register { #(#widths)* }
        }
    }
}

fn code(isa: &InstructionSet) -> TokenStream {
    let enums = isa.enums.values().map(codes);
    let opcode =
        |opcode: &Opcode, code| constant(&opcode.doc, &format_ident!("{}", opcode.name), Literal::u32_unsuffixed(code));
    let all = isa.opcodes.iter().map(|o| opcode(o, o.code));
    let short = isa.opcodes.iter().filter(|o| isa.code_count(o) > 1).map(|o| opcode(o, o.code / isa.code_count(o)));
    let registers = isa.registers.iter().map(|file| {
        let mut out = TokenStream::new();
        let mut add = |suffix: &str, about: String, value| {
            out.extend(constant(&about, &format_ident!("{}_{suffix}", file.name), Literal::u32_unsuffixed(value)));
        };
        add("COUNT", format!("Number of {} registers.", file.letter), file.count);
        let first = |what: &str| format!("{}0 as {what}.", file.letter);
        if let Some(number) = file.as_source {
            add("SOURCE", first("source"), number);
        }
        if let Some(number) = file.as_destination {
            add("DESTINATION", first("destination"), number);
        }
        out
    });
    quote! {
        /// Codes of opcodes, enumerations and registers.
        pub mod code {
            #(#enums)*
            /// Opcodes in the bits of the longest one; the lowest code, where several are the opcode.
            pub mod opcode { #(#all)* }
            /// Opcodes in the bits of their formats, where those are fewer.
            pub mod short_opcode { #(#short)* }
            /// Register files: how many registers, and the number of the first one.
            pub mod register { #(#registers)* }
        }
    }
}

/// An enumeration of names, with further functions.
fn list<'a>(
    name: &str,
    about: &str,
    items: impl Iterator<Item = (&'a String, &'a String)>,
    functions: &[TokenStream],
) -> TokenStream {
    let (name, about) = (format_ident!("{name}"), doc(about));
    let (variants, abouts): (Vec<_>, Vec<_>) = items.map(|(name, about)| (type_ident(name), doc(about))).unzip();
    let count = Literal::usize_unsuffixed(variants.len());
    quote! {
        #about
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum #name { #(#abouts #variants,)* }

        impl #name {
            /// All variants, in the order of the specification.
            pub const ALL: [Self; #count] = [#(Self::#variants),*];
            #(#functions)*
        }
    }
}

/// A function from a name to a text.
fn text<'a>(function: &str, about: &str, items: impl Iterator<Item = (&'a String, &'a String)>) -> TokenStream {
    let texts = items.map(|(name, text)| (type_ident(name), quote!(#text)));
    lookup(function, about, &quote!(&'static str), texts)
}

/// A function from a name to a value.
fn lookup(
    function: &str,
    about: &str,
    result: &TokenStream,
    values: impl Iterator<Item = (Ident, TokenStream)>,
) -> TokenStream {
    let (function, about) = (format_ident!("{function}"), doc(about));
    let arms = values.map(|(variant, value)| quote!(Self::#variant => #value));
    quote! {
        #about
        pub const fn #function(self) -> #result {
            match self { #(#arms),* }
        }
    }
}

fn registers(isa: &InstructionSet) -> TokenStream {
    let each = |function: &str, about: &str, result: TokenStream, value: &dyn Fn(&RegisterFile) -> TokenStream| {
        let values = isa.registers.iter().map(|file| (type_ident(&file.name), value(file)));
        lookup(function, about, &result, values)
    };
    let first = |number: Option<u32>| match number {
        Some(number) => {
            let number = Literal::u32_unsuffixed(number);
            quote!(Some(#number))
        }
        None => quote!(None),
    };
    let functions = [
        each("letter", "The letter that begins its register names.", quote!(char), &|file| {
            let letter = file.letter;
            quote!(#letter)
        }),
        each("count", "Number of registers.", quote!(u8), &|file| {
            let count = Literal::u32_unsuffixed(file.count);
            quote!(#count)
        }),
        each("first_source", "Number of the first register as source.", quote!(Option<u8>), &|file| {
            first(file.as_source)
        }),
        each("first_destination", "Number of the first register as destination.", quote!(Option<u8>), &|file| {
            first(file.as_destination)
        }),
    ];
    list(
        "RegisterFile",
        "The register files of a shader unit that a program names.",
        isa.registers.iter().map(|file| (&file.name, &file.doc)),
        &functions,
    )
}

fn formats(isa: &InstructionSet) -> TokenStream {
    let specs = |format: &Format, reserved: bool| {
        let specs = isa.operands(format).filter(|(_, kind)| kind.reserved == reserved).map(|(field, _)| {
            let name = type_ident(&field.name);
            let [lsb, width] = [field.lsb, field.width()].map(Literal::u32_unsuffixed);
            quote!(FieldSpec { field: Field::#name, lsb: #lsb, width: #width })
        });
        quote!(const { &[#(#specs),*] })
    };
    let wide = |format: &Format| {
        let sources = isa.fields.iter().filter(|kind| kind.registers == Some(crate::ir::Numbering::Source));
        match sources.map(|kind| &kind.name).position(|name| format.wide.as_ref() == Some(name)) {
            Some(position) => {
                let position = Literal::usize_unsuffixed(position);
                quote!(Some(#position))
            }
            None => quote!(None),
        }
    };
    let each = |function: &str, about: &str, result: TokenStream, value: &dyn Fn(&Format) -> TokenStream| {
        let values = isa.formats.iter().map(|format| (type_ident(&format.name), value(format)));
        lookup(function, about, &result, values)
    };
    let functions = [
        text("label", "The name in the documents.", isa.formats.iter().map(|format| (&format.name, &format.label))),
        each(
            "fields",
            "The fields with a meaning from bit 0 up, without the opcode.",
            quote!(&'static [FieldSpec]),
            &|format| specs(format, false),
        ),
        each("reserved", "Fields without a meaning that is known.", quote!(&'static [FieldSpec]), &|format| {
            specs(format, true)
        }),
        each(
            "opcode_bits",
            "Number of opcode bits at the top of the word. Where it is below that of the longest opcode, several codes are \
             the same instruction and the low bits belong to a field.",
            quote!(u32),
            &|format| {
                let width = Literal::u32_unsuffixed(format.opcode().width());
                quote!(#width)
            },
        ),
        each(
            "wide_source",
            "Position (0 and up) of the wide source: the one that can be a uniform and that the index register applies to.",
            quote!(Option<usize>),
            &wide,
        ),
    ];
    list(
        "Format",
        "An instruction format. A trailing `i` marks the form whose wide source is a later one.",
        isa.formats.iter().map(|format| (&format.name, &format.doc)),
        &functions,
    )
}

fn opcodes(isa: &InstructionSet) -> TokenStream {
    let abouts: Vec<(String, String)> = isa
        .opcodes
        .iter()
        .map(|opcode| (opcode.name.clone(), format!("{:#04X}: {}.", opcode.code, opcode.doc)))
        .collect();
    let opcodes = list(
        "Opcode",
        "An instruction, independent of its operands.",
        abouts.iter().map(|(name, about)| (name, about)),
        &[],
    );
    let rows = isa.opcodes.iter().map(|opcode| {
        let Opcode { known, name, mnemonic, doc, source, .. } = opcode;
        let source = citation::plain(source);
        let [own, format, shape, base, writes, cost] =
            [name, &opcode.format, &opcode.shape, &opcode.base, &opcode.writes, &opcode.cost]
                .map(|name| type_ident(name));
        let (code, grade) = (Literal::u32_unsuffixed(opcode.code), opcode.grade.as_str());
        let name = if *known { name } else { "-" };
        let reads = opcode.reads.iter().map(reads);
        quote! {
            OpcodeInfo {
                opcode: Opcode::#own,
                code: #code,
                name: #name,
                mnemonic: #mnemonic,
                format: Format::#format,
                shape: Shape::#shape,
                base: Opcode::#base,
                reads: sources([#(#reads),*]),
                writes: Writes::#writes,
                cost: Cost::#cost,
                doc: #doc,
                source: #source,
                grade: #grade,
            }
        }
    });
    quote! {
        #opcodes

        /// Every opcode, in the order of [`Opcode`]'s variants, which is that of the codes.
        pub const OPCODES: &[OpcodeInfo] = &[#(#rows),*];
    }
}

fn reads(reads: &Reads) -> TokenStream {
    let components = &reads.components;
    if reads.masked {
        quote!(Reads::Enabled(Mask::of(#components)))
    } else {
        quote!(Reads::Always(Mask::of(#components)))
    }
}
