// SPDX-License-Identifier: MIT
//! Register value types: getters, builders, `Debug`.

use super::{Trace, doc, function_ident, hex, ids, type_ident};
use crate::citation;
use crate::ir::{Field, FieldType, FloatFormat, Layout, Map, Register};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

pub(super) fn generate(map: &Map, trace: Trace) -> TokenStream {
    map.layouts.values().map(|layout| value_type(map, layout, trace)).collect()
}

fn value_type(map: &Map, layout: &Layout, trace: Trace) -> TokenStream {
    let name = format_ident!("{}", layout.name);
    let mut registers: Vec<&Register> = ids::groups(map)
        .into_values()
        .flatten()
        .filter(|register| register.layout.as_ref() == Some(&layout.name))
        .collect();
    registers.sort_by_key(|register| (register.element.as_ref().map(|element| element.index), register.id));
    let Some(first) = registers.first() else { return TokenStream::new() };
    let words = first.words as usize;
    let about = doc(&format!("{}: {} ({}, {})", first.name, first.doc, citation::plain(&first.source), first.grade));
    let mark = |kind: &str, field: &str| trace.mark(map, kind, &format!("{}.{field}", layout.name));
    let accessors = accessors(layout, words, &mark);
    let debug = layout.fields.iter().map(|field| {
        let (label, value) = (&field.name, debug_value(field));
        quote!(.field(#label, &#value))
    });
    let type_name = &layout.name;
    let debug = quote! {
        impl core::fmt::Debug for #name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(#type_name)#(#debug)*.finish()
            }
        }
    };
    let shape = if words > 1 {
        let count = Literal::usize_unsuffixed(words);
        quote!([u32; #count])
    } else {
        quote!(u32)
    };
    let conversions = (words == 1).then(|| {
        let constant = &first.ident;
        let ids = registers.iter().map(|register| hex(register.id, 3));
        quote! {
            impl crate::register::Register for #name {
                const NAME: &'static str = #constant;
                const IDS: &'static [u32] = &[#(#ids),*];
                #[inline]
                fn from_bits(bits: u32) -> Self { #name(bits) }
                #[inline]
                fn bits(self) -> u32 { self.0 }
            }
            impl From<u32> for #name {
                fn from(bits: u32) -> Self { #name(bits) }
            }
            impl From<#name> for u32 {
                fn from(value: #name) -> u32 { value.0 }
            }
        }
    });
    quote! {
        #about
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct #name(pub #shape);
        impl #name { #accessors }
        #debug
        #conversions
    }
}

/// The getter call that shows a field.
fn debug_value(field: &Field) -> TokenStream {
    match &field.repeat {
        Some(repeat) => {
            let getter = function_ident(&repeat.name);
            let index = Literal::usize_unsuffixed(repeat.index as usize);
            quote!(self.#getter(#index))
        }
        None => {
            let getter = function_ident(&field.name);
            quote!(self.#getter())
        }
    }
}

fn accessors(layout: &Layout, words: usize, mark: &dyn Fn(&str, &str) -> TokenStream) -> TokenStream {
    let mut out = TokenStream::new();
    for field in &layout.fields {
        match &field.repeat {
            Some(repeat) if repeat.index > repeat.first => {}
            _ => out.extend(accessor(field, words, mark)),
        }
    }
    out
}

/// Getter and builder of a field, or of all elements of a repeated field.
fn accessor(field: &Field, words: usize, mark: &dyn Fn(&str, &str) -> TokenStream) -> TokenStream {
    let name = field.repeat.as_ref().map_or(&field.name, |repeat| &repeat.name);
    let getter = function_ident(name);
    let builder = format_ident!("with_{}", function_ident(name).to_string().trim_start_matches("r#"));
    let (_lsb, _msb) = (Literal::u32_unsuffixed(field.lsb % 32), Literal::u32_unsuffixed(field.msb % 32));
    let _first_word = Literal::usize_unsuffixed((field.lsb / 32) as usize);

    // Where the bits are: word and shift depend on the index of a repeated field.
    let (base, width) = (Literal::u32_unsuffixed(field.lsb), Literal::u32_unsuffixed(field.width()));
    let (parameter, locate, panics, word, lsb) = match &field.repeat {
        None => {
            let word = Literal::usize_unsuffixed((field.lsb / 32) as usize);
            let lsb = Literal::u32_unsuffixed(field.lsb % 32);
            let word = if words > 1 { quote!(self.0[#word]) } else { quote!(self.0) };
            (TokenStream::new(), TokenStream::new(), TokenStream::new(), word, quote!(#lsb))
        }
        Some(repeat) => {
            let [first, end] =
                [repeat.first, repeat.first + repeat.count].map(|n| Literal::usize_unsuffixed(n as usize));
            let step = Literal::u32_unsuffixed(repeat.step);
            let panics = doc(&format!("# Panics\n If `index` is not in {first}..{end}."));
            let locate = quote!(let bit = crate::register::element_bit(#base, #step, #first..#end, index););
            let word = if words > 1 { quote!(self.0[(bit / 32) as usize]) } else { quote!(self.0) };
            (quote!(index: usize), locate, quote!(#[doc = ""] #panics), word, quote!(bit % 32))
        }
    };
    let raw = quote!(crate::register::extract(#word, #lsb, #width));
    let Conversion { rust_type, decode, encode } = conversion(field, &raw);
    let bits =
        if field.lsb == field.msb { format!("Bit {}", field.lsb) } else { format!("Bits {}-{}", field.lsb, field.msb) };
    let unit = field.unit.as_ref().map_or(String::new(), |unit| format!(", in {unit}"));
    let step = field.repeat.as_ref().map_or(String::new(), |repeat| match repeat.first {
        0 => format!(" + {} * index", repeat.step),
        first => format!(" + {} * (index - {first})", repeat.step),
    });
    let about = doc(&format!(
        "{bits}{step}{unit}: {} ({}, {})",
        field.doc.trim_end_matches('.'),
        citation::plain(&field.source),
        field.grade
    ));
    let excess = match field.data_type {
        FieldType::Unsigned | FieldType::Signed | FieldType::Address(_) if field.width() < 32 => {
            "; bits that do not fit are dropped"
        }
        _ => "",
    };
    let builder_about = doc(&format!("This value with `{name}` replaced{excess}."));
    let comma = (!parameter.is_empty()).then(|| quote!(,));
    let [read, written] = ["getter", "builder"].map(|kind| mark(kind, name));
    quote! {
        #about
        #panics
        #read
        #[inline]
        pub const fn #getter(self #comma #parameter) -> #rust_type {
            #locate
            #decode
        }
        #builder_about
        #panics
        #written
        #[inline]
        #[must_use]
        pub const fn #builder(mut self, #parameter #comma value: #rust_type) -> Self {
            #locate
            #word = crate::register::insert(#word, #lsb, #width, #encode);
            self
        }
    }
}

/// How a field's raw bits and its Rust value are made from each other.
struct Conversion {
    rust_type: TokenStream,
    /// From the raw bits.
    decode: TokenStream,
    /// From `value`.
    encode: TokenStream,
}

fn conversion(field: &Field, raw: &TokenStream) -> Conversion {
    let of = |rust_type, decode, encode| Conversion { rust_type, decode, encode };
    match &field.data_type {
        FieldType::Unsigned => of(quote!(u32), raw.clone(), quote!(value)),
        FieldType::Signed => {
            let width = Literal::u32_unsuffixed(field.width());
            of(quote!(i32), quote!(crate::register::sign_extend(#raw, #width)), quote!(value as u32))
        }
        FieldType::Boolean => of(quote!(bool), quote!(#raw != 0), quote!(value as u32)),
        FieldType::Float(FloatFormat::F32) => of(quote!(f32), quote!(f32::from_bits(#raw)), quote!(value.to_bits())),
        FieldType::Float(format) => {
            let name = format_ident!("{}", format.name().to_uppercase());
            let path = quote!(crate::number::#name);
            of(path.clone(), quote!(#path::from_bits(#raw)), quote!(value.bits()))
        }
        FieldType::Fixed { sign, integer, fraction } => {
            let [s, i, f] = [sign, integer, fraction].map(|n| Literal::u32_unsuffixed(*n));
            let path = quote!(crate::number::Fixed::<#s, #i, #f>);
            of(path.clone(), quote!(#path::from_bits(#raw)), quote!(value.bits()))
        }
        FieldType::Address(scale) => {
            let scale = hex(*scale, 1);
            of(quote!(u32), quote!(#raw.wrapping_mul(#scale)), quote!(value / #scale))
        }
        FieldType::Enumeration(name) => {
            let name = type_ident(name);
            of(quote!(#name), quote!(#name::from_raw(#raw)), quote!(value.raw()))
        }
    }
}
