// SPDX-License-Identifier: MIT
//! Classes on subchannels.

use super::{Context, MapBuilder};
use crate::diagnostic::Diagnostic;
use crate::ir;
use crate::schema;
use crate::source::Place;

/// Lowers the classes of a map.
pub(super) fn lower_classes(
    context: &mut Context,
    map: &mut MapBuilder,
    place: &Place,
    entries: Vec<serde_yaml::Value>,
    maps: &[String],
) {
    for (i, value) in entries.into_iter().enumerate() {
        let place = place.key(i);
        let Some(class) = context.read::<schema::Class>(&place, value) else { continue };
        if let Some(name) = &class.map
            && !maps.contains(name)
            && !context.incomplete
        {
            context.error(&place.key("map"), format!("unknown map `{name}`"));
        }
        if map.classes.iter().any(|other| other.id == class.id) {
            let message = format!("class {:#06X} is declared twice", class.id);
            context.errors.push(Diagnostic::new(&place.key("id"), message));
        }
        map.classes.push(ir::Class {
            id: class.id,
            subchannel: class.subchannel,
            name: class.name,
            map: class.map,
            doc: class.doc,
            source: class.source.unwrap_or_else(|| map.head.source.clone()),
            grade: class.grade.unwrap_or_else(ir::Grade::unknown),
        });
    }
}
