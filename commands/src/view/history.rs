// SPDX-License-Identifier: MIT
//! What happened to the fragments of a draw, for a page that shows them pixel by pixel.
//!
//! The words of [`fragment_in_words`] differ from fragment to fragment in little but numbers. Fragments with the same words
//! share them, and their numbers stand in columns: those of the same number everywhere once, those that equal an earlier
//! column by its place.

use super::blobs::compress;
use pica_model::fragment::fragment_in_words;
use pica_model::gpu::pipeline::capture::{CapturedDraw, CapturedFragment};
use rayon::prelude::*;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fmt::Write;

/// Rows of a picture whose fragments are packed together.
pub const ROWS: u32 = 16;

/// The fragments of a draw, packed by groups of rows: the number of the group, and its bytes.
pub fn pack(draw: &CapturedDraw) -> Vec<(u32, Vec<u8>)> {
    let mut groups: HashMap<u32, Vec<(u32, &CapturedFragment)>> = HashMap::new();
    for fragment in &draw.fragments {
        if let Some(row) = draw.picture_row(fragment.row) {
            let pixel = row * draw.framebuffer.grid.width + fragment.x;
            groups.entry(row / ROWS).or_default().push((pixel, fragment));
        }
    }
    let mut groups: Vec<_> = groups.into_iter().collect();
    groups.sort_by_key(|(number, _)| *number);
    let packed = groups.into_par_iter().map(|(number, mut fragments)| {
        // Those of one pixel stay in their order.
        fragments.sort_by_key(|(pixel, _)| *pixel);
        (number, compress(columns(&fragments).to_string().as_bytes()))
    });
    packed.collect()
}

/// `pixels`: what each pixel's number is above the one before; `shapes`: the shape of each fragment; `words`: the pieces of
/// text of each shape, with a number between every two; `columns`: those of each shape.
fn columns(fragments: &[(u32, &CapturedFragment)]) -> Value {
    let mut numbers: HashMap<String, usize> = HashMap::new();
    let mut shapes: Vec<Vec<String>> = Vec::new();
    let [mut pixels, mut shape_of] = [String::new(), String::new()];
    let mut before = 0;
    let mut text = String::new();
    for (pixel, fragment) in fragments {
        text.clear();
        let _ = writeln!(text, "  triangle          {}", fragment.triangle);
        let _ = fragment_in_words(&fragment.attributes, &fragment.record, &mut text);
        text.push('\n');
        let (words, values) = split(&text);
        let next = shapes.len();
        let number = *numbers.entry(words).or_insert(next);
        if number == next {
            shapes.push(vec![String::new(); values.len()]);
        }
        for (column, value) in shapes[number].iter_mut().zip(values) {
            append(column, value);
        }
        append(&mut pixels, &(pixel - before).to_string());
        append(&mut shape_of, &number.to_string());
        before = *pixel;
    }
    let mut words = vec![Vec::new(); shapes.len()];
    for (text, number) in numbers {
        words[number] = text.split(GAP).map(str::to_owned).collect();
    }
    let columns: Vec<Value> = shapes.iter().map(|shape| json!(unlike(shape))).collect();
    json!({"pixels": pixels, "shapes": shape_of, "words": words, "columns": columns})
}

fn append(column: &mut String, value: &str) {
    column.push_str(value);
    column.push(' ');
}

/// Columns as the page has them: values with spaces between, one value if all are equal, or the place of an equal column.
fn unlike(columns: &[String]) -> Vec<Value> {
    let mut first: HashMap<&str, usize> = HashMap::new();
    let each = columns.iter().enumerate().map(|(place, column)| {
        if let Some(equal) = first.get(column.as_str()) {
            return json!(equal);
        }
        first.insert(column, place);
        let mut values = column.split_ascii_whitespace();
        let one = values.next().unwrap_or_default();
        if values.all(|value| value == one) { json!(one) } else { json!(column.trim_end()) }
    });
    each.collect()
}

/// What stands for a number in the words of a shape.
const GAP: char = '\0';

/// The words with a gap for each number, and the numbers: digits with points, and hexadecimal ones behind `0x`.
fn split(text: &str) -> (String, Vec<&str>) {
    let mut words = String::with_capacity(text.len());
    let mut values = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        // The 0 of 0x stays with the words.
        let start = if rest[start..].starts_with("0x") { start + 2 } else { start };
        let is_hexadecimal = rest[..start].ends_with("0x");
        let in_number = |c: char| if is_hexadecimal { c.is_ascii_hexdigit() } else { c.is_ascii_digit() || c == '.' };
        let length = rest[start..].find(|c| !in_number(c)).unwrap_or(rest.len() - start);
        words.push_str(&rest[..start]);
        words.push(GAP);
        values.push(&rest[start..start + length]);
        rest = &rest[start + length..];
    }
    words.push_str(rest);
    (words, values)
}
