// SPDX-License-Identifier: MIT
//! The attribute `hdl`.

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{format_ident, quote};
use std::collections::BTreeMap;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::visit_mut::{self, VisitMut};
use syn::{Arm, Block, Error, Expr, ExprMatch, ExprPath, ImplItem, ItemImpl, Pat, Path, Stmt, Token, parse_quote};

pub fn expand(item: ItemImpl) -> syn::Result<TokenStream> {
    let [ImplItem::Fn(update)] = &item.items[..] else {
        return Err(Error::new(item.span(), "`#[hdl]` wants an `impl Logic` with `fn update` alone"));
    };
    let mut update = update.clone();
    let comments = Comments::before(&update.block);
    crate::wires::write_out(&mut update.block)?;
    Short.visit_block_mut(&mut update.block);
    Alternatives.visit_block_mut(&mut update.block);
    let mut names = Names::default();
    names.visit_block(&update.block);
    let mut insert = Insert { comments, texts: Vec::new() };
    insert.visit_block_mut(&mut update.block);
    let texts = insert.texts;
    let constants = names.found.into_iter().map(|(name, path)| quote!((#name, #path as u64)));
    let (of, generics) = (&item.self_ty, &item.generics);
    let (impl_generics, _, conditions) = generics.split_for_impl();
    Ok(quote! {
        impl #impl_generics Logic for #of #conditions {
            fn update(&mut self) {
                ::pica_rtl::component::Component::hold(self);
                ::pica_rtl::component::Update::update(self);
            }

            fn connect(&mut self) {
                ::pica_rtl::component::Component::connect_registers(self);
                ::pica_rtl::component::Update::connect(self);
            }

            fn hdl(&self) -> ast::Verilog {
                ::pica_rtl::component::described(self, ::pica_rtl::component::Update::hdl(self), &[#(#constants),*], &[#(#texts),*])
            }
        }

        impl #impl_generics ::pica_rtl::component::Update for #of #conditions {
            #[hdl_gen]
            #update
        }
    })
}

/// Writes `field!` and `flag!` out.
struct Short;

impl VisitMut for Short {
    fn visit_expr_mut(&mut self, expression: &mut Expr) {
        visit_mut::visit_expr_mut(self, expression);
        let Expr::Macro(call) = expression else { return };
        let is = |name: &str| call.mac.path.is_ident(name);
        if !is("field") && !is("flag") {
            return;
        }
        let arguments = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(call.mac.tokens.clone());
        let Ok([signal, Expr::Path(field)]) = arguments
            .map(|list| list.into_iter().collect::<Vec<_>>())
            .and_then(|list| <[Expr; 2]>::try_from(list).map_err(|_| Error::new(Span::call_site(), "two arguments")))
        else {
            return;
        };
        *expression = if is("flag") {
            parse_quote!(#signal.val().get_bit(#field))
        } else {
            let width = width(&field.path);
            parse_quote!(#signal.val().get_bits::<{ #width }>(#field))
        };
    }
}

/// Writes an arm of a `match` for several patterns out as an arm for each: `rust_hdl` knows no `|` of patterns.
struct Alternatives;

impl VisitMut for Alternatives {
    fn visit_expr_match_mut(&mut self, expression: &mut ExprMatch) {
        visit_mut::visit_expr_match_mut(self, expression);
        let arms = std::mem::take(&mut expression.arms).into_iter();
        expression.arms = arms
            .flat_map(|arm| match arm.pat.clone() {
                Pat::Or(or) => or
                    .cases
                    .into_iter()
                    .map(|pat| Arm { pat, comma: Some(<Token![,]>::default()), ..arm.clone() })
                    .collect(),
                _ => vec![arm],
            })
            .collect();
    }
}

/// The path of the width of a field.
fn width(field: &Path) -> Path {
    let mut path = field.clone();
    if let Some(last) = path.segments.last_mut() {
        last.ident = format_ident!("{}_WIDTH", last.ident, span = last.ident.span());
    }
    path
}

/// The constants that an update function names, as `rust_hdl` writes them into Verilog.
#[derive(Default)]
struct Names {
    found: BTreeMap<String, Path>,
}

impl Names {
    fn path(&mut self, path: &Path) {
        let is_constant = path.segments.len() > 1
            && path.segments.last().is_some_and(|last| last.ident.to_string().chars().all(|c| !c.is_ascii_lowercase()));
        if is_constant {
            let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
            self.found.insert(names.join("$"), path.clone());
        }
    }
}

impl<'ast> Visit<'ast> for Names {
    fn visit_expr_path(&mut self, item: &'ast ExprPath) {
        self.path(&item.path);
    }

    fn visit_pat(&mut self, item: &'ast Pat) {
        if let Pat::Path(item) = item {
            self.path(&item.path);
        }
    }

    /// Generic arguments are Rust's: by the time there is Verilog they are numbers.
    fn visit_angle_bracketed_generic_arguments(&mut self, _: &'ast syn::AngleBracketedGenericArguments) {}
}

/// Comments by the line of what they stand above.
struct Comments {
    of_line: BTreeMap<usize, Vec<String>>,
}

impl Comments {
    /// The comments of a block that stand on lines of their own. There are none where the source cannot be read.
    fn before(block: &Block) -> Self {
        let span = block.brace_token.span.join();
        let mut of_line: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        let mut waiting: Vec<String> = Vec::new();
        for (place, line) in span.source_text().unwrap_or_default().lines().enumerate() {
            match line.trim().strip_prefix("//") {
                Some(text) => waiting.push(text.trim().to_owned()),
                None if waiting.is_empty() => {}
                None => {
                    of_line.insert(span.start().line + place, std::mem::take(&mut waiting));
                }
            }
        }
        Self { of_line }
    }
}

/// Puts the numbers of comments in front of the statements that they stand above: `rust_hdl` does not keep all texts.
struct Insert {
    comments: Comments,
    texts: Vec<String>,
}

impl VisitMut for Insert {
    fn visit_block_mut(&mut self, block: &mut Block) {
        let mut statements = Vec::new();
        for mut statement in std::mem::take(&mut block.stmts) {
            let line = first_line(&statement);
            for text in self.comments.of_line.remove(&line).unwrap_or_default() {
                let number = self.texts.len().to_string();
                statements.push(parse_quote!(comment!(#number);));
                self.texts.push(text);
            }
            visit_mut::visit_stmt_mut(self, &mut statement);
            statements.push(statement);
        }
        block.stmts = statements;
    }
}

/// The line that a statement begins in.
fn first_line(statement: &Stmt) -> usize {
    let first: Option<TokenTree> = quote!(#statement).into_iter().next();
    first.map_or(0, |token| token.span().start().line)
}
