// SPDX-License-Identifier: MIT
//! The Markdown pages and the HTML page: links lead somewhere, tables are tables, the page decodes values.

use crate::exported;
use crate::markup::{between, check_html, check_markdown};
use crate::tools::{self, Tool};
use pica_spec_compiler::export::{ExportedFile, Format};
use std::collections::HashMap;

#[test]
fn the_page_is_whole() {
    let files = exported(Format::Html);
    check_html(&files[0].text).unwrap_or_else(|error| panic!("{error}"));
    for (text, fault, sign) in [
        ("id=\"chip100/0x000\"", "id=\"chip100/0x00F\"", "leads nowhere"),
        ("id=\"chip100/0x000\"", "id=\"chip100/0x001\"", "different ones"),
        ("</article>", "", "<article>"),
        ("<main", "<link rel=\"x\"><main", "self-contained"),
    ] {
        assert!(files[0].text.contains(text));
        let error = check_html(&files[0].text.replacen(text, fault, 1)).expect_err("the fault is found");
        assert!(error.contains(sign), "{error}");
    }
}

#[test]
fn text_of_the_specification_is_not_markup() {
    let files = exported(Format::Html);
    assert!(files[0].text.contains("x*y &lt; &lt;b&gt;z&lt;&#x2f;b&gt;"));
    // Names in running text are links; a word that is also the name of a choice is not.
    assert!(files[0].text.contains("<a href=\"#chip100/0x004\">TEST_VALUE</a>"));
    assert!(files[0].text.contains("<a href=\"#choice/test_rounding\">test_rounding</a>, not gas."));
}

#[test]
fn the_markdown_pages_are_whole() {
    let files = exported(Format::Markdown);
    check_markdown(&files).unwrap_or_else(|error| panic!("{error}"));
    for (text, fault, sign) in
        [("<a id=\"0x000\">", "<a id=\"0x00F\">", "leads nowhere"), ("Always \\| passes", "Always | passes", "cells")]
    {
        let mut files = files.clone();
        assert!(files[0].text.contains(text));
        files[0].text = files[0].text.replacen(text, fault, 1);
        let error = check_markdown(&files).expect_err("the fault is found");
        assert!(error.contains(sign), "{error}");
    }
}

const CHROMIUM: Tool = Tool { name: "chromium", install: "apt-get install chromium" };

/// The page after it was opened at `anchor`: the document as the browser has it then. `None` without browser.
fn open_page(folder: &str, files: &[ExportedFile], anchor: &str) -> Option<Result<String, String>> {
    let mut chromium = CHROMIUM.command()?;
    let folder = tools::folder(folder);
    std::fs::write(folder.join("index.html"), &files[0].text).expect("a test file can be written");
    let profile = format!("--user-data-dir={}", folder.join("profile").display());
    let page = format!("file://{}#{anchor}", folder.join("index.html").display());
    chromium.args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", &profile]);
    let output = match chromium.args(["--virtual-time-budget=5000", "--dump-dom", &page]).output() {
        Ok(output) => output,
        Err(error) => return Some(Err(error.to_string())),
    };
    // Standard error is full of the browser's own affairs.
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Some(if output.status.success() { Ok(text) } else { Err(format!("chromium: {}", output.status)) })
}

/// Rows of the field table of the one register that shows values: field -> value.
fn decoded(page: &str) -> HashMap<String, String> {
    let article =
        page.split("<article").find(|article| article.split('>').next().is_some_and(|tag| tag.contains("decoded")));
    let article = article.unwrap_or_else(|| panic!("no register shows a value"));
    let rows = between(article, "<tr data-field=\"", "</tr>");
    let value = |row: &str| between(row, "<td class=\"value\">", "</td>").first().map(|value| (*value).to_owned());
    rows.iter()
        .map(|row| (row.split('"').next().unwrap_or_default().to_owned(), value(row).unwrap_or_default()))
        .collect()
}

#[test]
fn the_page_decodes_values() {
    // numbers.md#formats and numbers.md#encoding give the formats; the numbers are worked out by hand from their
    // definitions.
    let cases: [(&str, &[(&str, &str)]); 11] = [
        (
            "chip100/0x000=0x8000C361",
            &[
                ("ENABLE", "1 (set)"),
                ("FUNCTION", "6 unlisted, acts as NEVER"),
                ("FORMAT", "3 RGBA4"),
                ("MODE", "0"),
                ("SMALL_MODE", "0 FALSE"),
                ("WIDE_MODE", "3 THREE"),
                ("TOP", "1 (set)"),
            ],
        ),
        ("chip100/0x000=3011", &[("ENABLE", "1 (set)"), ("FUNCTION", "1 ALWAYS"), ("SMALL_MODE", "3 THREE")]),
        ("chip100/0x001=1F0003FF", &[("X", "-1"), ("BIAS", "-1")]),
        ("chip100/0x002=C0003C00", &[("X", "1"), ("Y", "-2")]),
        ("chip100/0x003=3E000", &[("VALUE", "0.5")]),
        ("chip100/0x004=0xBF0000", &[("VALUE", "-1")]),
        ("chip100/0x004=7F0000", &[("VALUE", "Infinity")]),
        // 2/240, sign 0, exponent 63 - 7, the fraction 1/15 cut to 23 bits.
        ("chip100/0x005=0x38111110", &[("VALUE", "0.00833333284")]),
        ("chip100/0x006=3F800000", &[("VALUE", "1")]),
        ("chip100/0x008=0fffffff", &[("ADDRESS", "0x7FFFFFF8")]),
        ("engine-3d/0x009=F,3,1B00", &[("X0", "15 (0xF)"), ("Y0", "3"), ("MODE", "6912 POINT")]),
    ];
    let files = exported(Format::Html);
    for (n, (anchor, values)) in cases.into_iter().enumerate() {
        let Some(page) = open_page(&format!("page{n}"), &files, anchor) else { return };
        let shown = decoded(&page.unwrap_or_else(|error| panic!("{error}")));
        for (field, value) in values {
            assert_eq!(shown.get(*field).map(String::as_str), Some(*value), "{field} at {anchor}: {shown:?}");
        }
    }
}
