// SPDX-License-Identifier: MIT
//! The statement `wire!`: signals connected by name.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, TokenStreamExt, format_ident, quote};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Error, Expr, Ident, Lit, LitInt, Stmt, Token, braced, bracketed, parenthesized, parse_quote, token};

/// Writes every `wire!` of a block out.
///
/// # Errors
/// All that are wrong, together.
pub fn write_out(block: &mut Block) -> syn::Result<()> {
    let mut wires = Wires { error: None };
    wires.visit_block_mut(block);
    wires.error.map_or(Ok(()), Err)
}

struct Wires {
    error: Option<Error>,
}

impl VisitMut for Wires {
    fn visit_block_mut(&mut self, block: &mut Block) {
        visit_mut::visit_block_mut(self, block);
        let mut statements = Vec::new();
        for statement in std::mem::take(&mut block.stmts) {
            let call = match &statement {
                Stmt::Macro(call) if call.mac.path.is_ident("wire") => &call.mac,
                _ => {
                    statements.push(statement);
                    continue;
                }
            };
            match call.parse_body::<Wire>() {
                Ok(wire) => statements.extend(wire.assignments(call.path.segments[0].ident.span())),
                Err(error) => match &mut self.error {
                    Some(first) => first.combine(error),
                    none => *none = Some(error),
                },
            }
        }
        block.stmts = statements;
    }
}

/// `SOURCE => TARGETS: ITEM, ..`.
struct Wire {
    source: Source,
    targets: Vec<Place>,
    items: Vec<Item>,
}

impl Parse for Wire {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let source = input.parse()?;
        input.parse::<Token![=>]>()?;
        let targets = places(input)?;
        input.parse::<Token![:]>()?;
        let items = Punctuated::<Item, Token![,]>::parse_terminated(input)?;
        if items.is_empty() {
            return Err(input.error("names of signals are expected"));
        }
        Ok(Self { source, targets, items: items.into_iter().collect() })
    }
}

impl Wire {
    /// The assignments, target by target. The first has the place `span`, so that a comment above `wire!` stays above it, and
    /// the others have those of their names.
    fn assignments(&self, span: Span) -> Vec<Stmt> {
        let pairs = self.targets.iter().flat_map(|target| self.items.iter().map(move |item| (target, item)));
        let assignment = |(place, (target, item)): (usize, (&Place, &Item))| {
            let span = if place == 0 { span } else { item.target.name.span() };
            let (target, source) = (target.with(&item.target, span), self.source.value(&item.source));
            let next = (!target.whole).then(|| quote!(.next));
            parse_quote!(#target #next = #source;)
        };
        pairs.enumerate().map(assignment).collect()
    }
}

/// What signals are set to: those of a place, or all to one number.
enum Source {
    Place(Place),
    Constant(Lit),
}

impl Parse for Source {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        if input.peek(Lit) {
            return Ok(Self::Constant(input.parse()?));
        }
        let [source] = <[Place; 1]>::try_from(places(input)?)
            .map_err(|_| input.error("signals come from one place: braces stand behind `=>`"))?;
        Ok(Self::Place(source))
    }
}

impl Source {
    fn value(&self, item: &Named) -> TokenStream {
        match self {
            Self::Place(place) => {
                let source = place.with(item, item.name.span());
                let val = (!source.whole).then(|| quote!(.val()));
                quote!(#source #val)
            }
            Self::Constant(bit @ Lit::Bool(_)) => quote!(#bit),
            Self::Constant(number) => quote!(#number.into()),
        }
    }
}

/// `NAME`, or `TARGET: SOURCE` where the names differ.
struct Item {
    target: Named,
    source: Named,
}

impl Parse for Item {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let target: Named = input.parse()?;
        let source = if input.parse::<Option<Token![:]>>()?.is_some() { input.parse()? } else { target.clone() };
        Ok(Self { target, source })
    }
}

/// A field, or an element of one that is an array.
#[derive(Clone)]
struct Named {
    name: Ident,
    indices: Vec<Expr>,
}

impl Parse for Named {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        Ok(Self { name: input.call(Ident::parse_any)?, indices: indices(input)? })
    }
}

impl ToTokens for Named {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Self { name, indices } = self;
        tokens.append_all(quote!(.#name #([#indices])*));
    }
}

fn indices(input: ParseStream) -> syn::Result<Vec<Expr>> {
    let mut indices = Vec::new();
    while input.peek(token::Bracket) {
        let inner;
        bracketed!(inner in input);
        indices.push(inner.parse()?);
    }
    Ok(indices)
}

/// Where signals are, from `self` on.
#[derive(Clone)]
struct Place {
    steps: Vec<Step>,
}

#[derive(Clone)]
enum Step {
    Field(Named),
    /// Stands for the name of the signal, between a prefix and a suffix.
    Star {
        prefix: String,
        suffix: String,
        indices: Vec<Expr>,
    },
    /// The value of a signal: what is named are its fields.
    Val,
}

/// A place, or several where one of its steps is a list in braces.
fn places(input: ParseStream) -> syn::Result<Vec<Place>> {
    input.parse::<Token![self]>()?;
    let mut places = vec![Place { steps: vec![] }];
    while input.parse::<Option<Token![.]>>()?.is_some() {
        let alternatives = if input.peek(token::Brace) {
            let inner;
            braced!(inner in input);
            Punctuated::<Step, Token![,]>::parse_terminated(&inner)?.into_iter().collect()
        } else {
            vec![input.parse::<Step>()?]
        };
        let longer =
            |place: &Place, step: &Step| Place { steps: [&place.steps[..], std::slice::from_ref(step)].concat() };
        places = places.iter().flat_map(|place| alternatives.iter().map(|step| longer(place, step))).collect();
    }
    let stars = |place: &Place| place.steps.iter().filter(|step| matches!(step, Step::Star { .. })).count();
    match places.first().map(stars) {
        None => Err(input.error("braces without a name")),
        Some(0) => {
            let star = Step::Star { prefix: String::new(), suffix: String::new(), indices: vec![] };
            places.iter_mut().for_each(|place| place.steps.push(star.clone()));
            Ok(places)
        }
        Some(1) => Ok(places),
        Some(_) => Err(input.error("one `*` stands for the name of the signal")),
    }
}

impl Parse for Step {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let name = if input.peek(Token![*]) { None } else { Some(input.call(Ident::parse_any)?) };
        if input.parse::<Option<Token![*]>>()?.is_some() {
            let prefix = name.map(|name| name.to_string()).unwrap_or_default();
            let suffix = if input.peek(LitInt) {
                input.parse::<LitInt>()?.to_string()
            } else if input.peek(Ident::peek_any) {
                input.call(Ident::parse_any)?.to_string()
            } else {
                String::new()
            };
            return Ok(Self::Star { prefix, suffix, indices: indices(input)? });
        }
        let Some(name) = name else { return Err(input.error("a name or `*` is expected")) };
        if !input.peek(token::Paren) {
            return Ok(Self::Field(Named { name, indices: indices(input)? }));
        }
        let inner;
        parenthesized!(inner in input);
        if name != "val" || !inner.is_empty() {
            return Err(Error::new(name.span(), "`val()` is the one call in the place of a signal"));
        }
        Ok(Self::Val)
    }
}

/// A place with the name of a signal in it.
struct Signal {
    of: Ident,
    steps: Vec<TokenStream>,
    /// Whether the path says itself where the signal is read, or set.
    whole: bool,
}

impl Place {
    fn with(&self, item: &Named, span: Span) -> Signal {
        let write = |step: &Step| match step {
            Step::Field(field) => quote!(#field),
            Step::Star { prefix, suffix, indices } => {
                let name = match (&prefix[..], &suffix[..]) {
                    ("", "") => item.name.clone(),
                    _ => format_ident!("{prefix}{}{suffix}", item.name, span = item.name.span()),
                };
                let own = &item.indices;
                quote!(.#name #([#own])* #([#indices])*)
            }
            Step::Val => quote!(.val()),
        };
        let whole = self.steps.iter().any(|step| match step {
            Step::Field(field) => field.name == "next",
            Step::Star { .. } => false,
            Step::Val => true,
        });
        Signal { of: Ident::new("self", span), steps: self.steps.iter().map(write).collect(), whole }
    }
}

impl ToTokens for Signal {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Self { of, steps, .. } = self;
        tokens.append_all(quote!(#of #(#steps)*));
    }
}
