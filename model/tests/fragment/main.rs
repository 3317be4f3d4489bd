// SPDX-License-Identifier: MIT
//! The fragment stages, against values derived by hand.

mod combiner;
mod combiner_oracle;
mod fog;
mod gas;
mod lighting;
mod lighting_columns;
mod lighting_definition;
mod lighting_oracle;
mod lighting_table;
mod output;
mod pipeline;
mod support;
mod worked_colors;
mod worked_tables;
