// SPDX-License-Identifier: MIT
//! Where the citations of the specification lead, for readers at a terminal.

use crate::specification::description;
use pica_spec_compiler::citation::{self, Citable, Target};

/// A line for each citation of a `source` text: what it is and where it is found.
pub fn leads(source: &str) -> Vec<String> {
    let description = description();
    let citable = Citable { references: &description.sources, pages: &description.pages };
    let lead = |citation| match citable.resolve(citation) {
        Ok(Target::Page(page, anchor)) => {
            let heading = page.anchors.get(anchor).map_or("", String::as_str);
            format!("docs/hardware/{}.md#{anchor} ({}, {heading})", page.name, page.title)
        }
        Ok(Target::Reference(_, Some(address))) => format!("{citation}, {address}"),
        Ok(Target::Reference(reference, None)) => match &reference.address {
            Some(address) => format!("{citation}: {}, {address}", reference.title),
            None => format!("{citation}: {}", reference.title),
        },
        // The compiler refuses what leads nowhere.
        Err(_) => citation.to_owned(),
    };
    citation::parts(source).map(lead).collect()
}
