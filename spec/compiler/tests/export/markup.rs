// SPDX-License-Identifier: MIT
//! Structure of the Markdown pages and the HTML page: links lead somewhere, tables are tables, tags are closed.

use pica_spec_compiler::export::ExportedFile;
use std::collections::{HashMap, HashSet};

/// What stands between `start` and `end`, wherever that occurs.
pub fn between<'a>(text: &'a str, start: &str, end: &str) -> Vec<&'a str> {
    text.split(start).skip(1).filter_map(|rest| rest.split_once(end)).map(|(inside, _)| inside).collect()
}

pub fn check_html(page: &str) -> Result<(), String> {
    let ids = between(page, " id=\"", "\"");
    let unique: HashSet<&str> = ids.iter().copied().collect();
    if unique.len() != ids.len() {
        return Err(format!("{} ids, {} different ones", ids.len(), unique.len()));
    }
    let links = between(page, "href=\"", "\"");
    for link in &links {
        let link = link.replace("&#x2f;", "/");
        let target = link.strip_prefix('#').ok_or(format!("{link} leads out of the page"))?;
        if !unique.contains(target) {
            return Err(format!("{link} leads nowhere"));
        }
    }
    for outside in [" src=", "url(", "@import", "http:", "https:", "fetch(", "<link"] {
        if page.contains(outside) {
            return Err(format!("the page is not self-contained: {outside}"));
        }
    }
    for tag in ["article", "section", "table", "tbody", "details", "div", "ul", "p", "span", "td", "dl"] {
        let opened = page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
        let closed = page.matches(&format!("</{tag}>")).count();
        if opened != closed || opened == 0 {
            return Err(format!("<{tag}> is opened {opened} times and closed {closed} times"));
        }
    }
    if links.len() < 10 { Err("a page without links".to_owned()) } else { Ok(()) }
}

pub fn check_markdown(files: &[ExportedFile]) -> Result<(), String> {
    let targets: HashMap<&str, HashSet<&str>> = files
        .iter()
        .map(|file| (file.path.as_str(), between(&file.text, "<a id=\"", "\"").into_iter().collect()))
        .collect();
    for file in files {
        for link in between(&file.text, "](", ")") {
            let (page, anchor) = link.split_once('#').unwrap_or((link, ""));
            let page = if page.is_empty() { file.path.as_str() } else { page };
            let known = targets.get(page).ok_or(format!("{}: no page {page}", file.path))?;
            if !anchor.is_empty() && !known.contains(anchor) {
                return Err(format!("{}: {link} leads nowhere", file.path));
            }
        }
        let mut columns = None;
        for line in file.text.lines() {
            let cells = line.replace("\\|", "").matches('|').count();
            columns = match columns {
                _ if !line.starts_with('|') => None,
                None => Some(cells),
                Some(expected) if expected == cells => Some(cells),
                Some(expected) => return Err(format!("{}: {cells} cells instead of {expected}: {line}", file.path)),
            };
        }
    }
    Ok(())
}
