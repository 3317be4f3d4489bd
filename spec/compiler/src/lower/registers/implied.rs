// SPDX-License-Identifier: MIT
//! Fields that no entry declares.

use crate::ir;
use crate::schema;

/// The fields that a source's type implies: one per word.
pub fn implied_fields(data_type: Option<&str>, words: u32) -> Vec<schema::Field> {
    let base = data_type.map(|text| text.split('[').next().unwrap_or(text));
    let (data_type, last) = match base {
        Some("uint") => ("uint", 31),
        Some("int") => ("int", 31),
        Some("float") => ("f32", 31),
        Some("bool" | "boolean") => ("bool", 0),
        Some("gpuva") if words == 2 => {
            // Which half comes first is not in the source document.
            return vec![implied_field("UPPER", "uint", 0, 31, None), implied_field("LOWER", "uint", 32, 63, None)];
        }
        _ => return Vec::new(),
    };
    let repeat = (words > 1).then_some(schema::Repeat { first: 0, count: words, step: 32 });
    vec![implied_field("VALUE", data_type, 0, last, repeat)]
}

fn implied_field(name: &str, data_type: &str, first: u32, last: u32, repeat: Option<schema::Repeat>) -> schema::Field {
    schema::Field {
        name: name.to_owned(),
        bits: schema::Range { first, last },
        data_type: data_type.to_owned(),
        unit: None,
        repeat,
        choice: None,
        unread: None,
        doc: String::new(),
        source: None,
        grade: (name != "VALUE").then(ir::Grade::unknown),
        was: Vec::new(),
    }
}
