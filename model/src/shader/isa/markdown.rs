// SPDX-License-Identifier: MIT
//! The instruction set as a document, generated from the tables.

use std::fmt::Write;

use super::format::{FieldSpec, Format};
use super::opcode::{OPCODES, OpcodeInfo, Reads};

/// The instruction set in Markdown: one table of formats, one of opcodes.
pub fn instruction_set() -> String {
    let mut text = String::from(
        "# PICA200 shader instruction set\n\n\
         ## Formats\n\n\
         | Format | Opcode | Fields | Without known meaning |\n|---|---|---|---|\n",
    );
    for format in Format::ALL {
        let fields: Vec<String> =
            format.fields().iter().map(|spec| format!("{} {}", spec.field.name(), bits(spec))).collect();
        let _ = writeln!(
            text,
            "| {} | {}-31 | {} | {} |",
            format.name(),
            32 - format.opcode_bits(),
            or_dash(fields.join(", ")),
            or_dash(bit_runs(format.unused_mask())),
        );
    }
    text.push_str(
        "\n## Opcodes\n\n\
         | Opcode | Name | Format | Assembly | Reads | Writes | Function | Dossier |\n|---|---|---|---|---|---|---|---|\n",
    );
    for row in OPCODES {
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} | {} | {} | {} |",
            codes(row),
            row.name,
            row.format.name(),
            if row.mnemonic.is_empty() {
                "-".to_owned()
            } else {
                format!("`{}`", format!("{} {}", row.mnemonic, row.shape.text()).trim_end())
            },
            reads(row),
            row.writes.text(),
            row.doc,
            row.source,
        );
    }
    text
}

/// `0-6`, or `25` for a single bit.
fn bits(spec: &FieldSpec) -> String {
    match spec.width {
        1 => spec.lsb.to_string(),
        width => format!("{}-{}", spec.lsb, spec.lsb + width - 1),
    }
}

/// The runs of set bits of `mask` as `8-9, 24-25`.
fn bit_runs(mask: u32) -> String {
    let mut runs = Vec::new();
    let mut lsb = 0;
    while lsb < 32 {
        let width = (mask >> lsb).trailing_ones();
        if width == 1 {
            runs.push(lsb.to_string());
        } else if width > 1 {
            runs.push(format!("{lsb}-{}", lsb + width - 1));
        }
        lsb += width.max(1);
    }
    runs.join(", ")
}

/// The 6-bit opcode numbers of a row: `00`, `2E-2F`.
fn codes(row: &OpcodeInfo) -> String {
    let last = row.code + ((1 << (6 - row.format.opcode_bits())) - 1);
    if last == row.code { format!("{:02X}", row.code) } else { format!("{:02X}-{last:02X}", row.code) }
}

/// `a.xyz, b.xyzw`; `*` marks components that only count where the destination mask enables them.
fn reads(row: &OpcodeInfo) -> String {
    let texts: Vec<String> = row
        .reads
        .iter()
        .zip(["a", "b", "c"])
        .filter_map(|(reads, name)| match reads {
            Reads::Nothing => None,
            Reads::Always(mask) => Some(format!("{name}.{mask}")),
            Reads::Enabled(mask) => Some(format!("{name}.{mask}*")),
        })
        .collect();
    or_dash(texts.join(", "))
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}
