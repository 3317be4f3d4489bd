// SPDX-License-Identifier: MIT
//! Structure of the Markdown pages and the HTML page: links lead somewhere, tables are tables, tags are closed.

use pica_spec_compiler::citation::slug;
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
        if link.starts_with("https://") {
            continue;
        }
        let target = link.strip_prefix('#').ok_or(format!("{link} leads out of the page"))?;
        if !unique.contains(target) {
            return Err(format!("{link} leads nowhere"));
        }
    }
    // Addresses are links and words, nothing that is loaded.
    for outside in [" src=", "url(", "@import", "http:", "fetch(", "<link"] {
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
    let anchors = |file: &ExportedFile| {
        let headings = file
            .text
            .lines()
            .filter_map(|line| line.split_once("# "))
            .filter(|(marks, _)| marks.trim_matches('#').is_empty());
        let named = between(&file.text, "<a id=\"", "\"").into_iter().map(str::to_owned);
        named.chain(headings.map(|(_, heading)| slug(heading))).collect::<HashSet<String>>()
    };
    let targets: HashMap<&str, HashSet<String>> =
        files.iter().map(|file| (file.path.as_str(), anchors(file))).collect();
    for file in files {
        for link in between(&file.text, "](", ")").into_iter().filter(|link| !link.starts_with("https://")) {
            let (page, anchor) = link.split_once('#').unwrap_or((link, ""));
            let folder = file.path.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
            let page = match page.strip_prefix("../") {
                _ if page.is_empty() => file.path.clone(),
                Some(page) => page.to_owned(),
                None => folder + page,
            };
            let known = targets.get(page.as_str()).ok_or(format!("{}: no page {page}", file.path))?;
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
