// SPDX-License-Identifier: MIT
//! The fragment stages, against values derived by hand.

mod combiner;
mod combiner_oracle;
mod dossier_12_8;
mod dossier_12_9;
mod fog;
mod lighting;
mod lighting_columns;
mod lighting_definition;
mod lighting_oracle;
mod lighting_table;
mod output;
mod pipeline;
mod support;
