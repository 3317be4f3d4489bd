// SPDX-License-Identifier: MIT
//! `pica regs`: registers.

use super::citations;
use super::output::{Parents, stdout, tell_written, write_member};
use super::specification::description;
use super::{Failure, Format, Outcome};
use clap::Subcommand as ClapSubcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use pica_spec_compiler::export;
use pica_spec_compiler::ir::{FieldType, Kind, Use};
use pica_values::assign::Words;
use pica_values::fields;
use pica_values::lookup::{self, Found};
use pica_values::number::parse_u32;
use pica_values::registers::decoded as to_json;
use pica_values::specification::{DEFAULT_MAP, map};
use std::io::Write;
use std::path::PathBuf;

/// Subcommands of `pica regs`.
#[derive(Debug, ClapSubcommand)]
pub enum Command {
    /// All registers of a map
    List {
        /// Register map
        #[arg(long, default_value = DEFAULT_MAP)]
        map: String,
        /// Form of the output
        #[arg(long, value_enum, default_value = "text")]
        format: Format,
    },
    /// One register: names, address, fields, evidence, what older documents said
    Show {
        /// Id, CPU address or name; `NAME[n]` for element n of an array, from 0
        ///
        /// An id is decimal (77), with 0x (0x04D), or of three hexadecimal digits if the first is 0 or one is a letter (04D).
        /// A CPU address is that of any byte (0x10401134). Names are taken in any case, with or without GPUREG_ or
        /// PICA_REG_. What `pica` prints is taken too: `pica200 0x04D GPUREG_DEPTHMAP_SCALE`.
        #[arg(required = true)]
        register: Vec<String>,
        /// Register map [default: pica200; names are also looked up in the others]
        #[arg(long)]
        map: Option<String>,
        /// Form of the output
        #[arg(long, value_enum, default_value = "text")]
        format: Format,
    },
    /// The fields of a register value
    Decode {
        /// Id, CPU address or name, as for `show`
        register: String,
        /// Value; one for each word of a multi-word entry
        #[arg(required = true, value_parser = parse_u32)]
        value: Vec<u32>,
        /// Register map [default: pica200; names are also looked up in the others]
        #[arg(long)]
        map: Option<String>,
        /// Form of the output
        #[arg(long, value_enum, default_value = "text")]
        format: Format,
    },
    /// The value of a register of which the fields have these values
    ///
    /// Prints a word for each word of the register, as `decode` takes them.
    Encode {
        /// Id, CPU address or name, as for `show`
        register: String,
        /// A field and its value: a number, `on` or `off`, the name of an enumerator; other fields are 0
        ///
        /// A float that its format cannot hold is cut, as the libraries of the console do; a fixed-point number is the nearest
        /// one. Behind 0x stand the bits of either. An address is in bytes.
        #[arg(value_name = "FIELD=VALUE")]
        fields: Vec<String>,
        /// Register map [default: pica200; names are also looked up in the others]
        #[arg(long)]
        map: Option<String>,
        /// Form of the output
        #[arg(long, value_enum, default_value = "text")]
        format: Format,
    },
    /// Headers, packages and pages made from the specification
    Export {
        /// What to make
        #[arg(long = "as", value_parser = export_format())]
        format: export::Format,
        /// Folder to write to
        #[arg(short, long)]
        output: PathBuf,
        #[command(flatten)]
        parents: Parents,
    },
}

fn export_format() -> impl TypedValueParser<Value = export::Format> {
    PossibleValuesParser::new(export::Format::ALL.iter().map(|format| format.name()))
        .try_map(|name| name.parse::<export::Format>())
}

/// Runs `pica regs`.
pub fn run(command: Command) -> Outcome {
    match command {
        Command::List { map, format } => list(&map, format),
        Command::Show { register, map, format } => show(find(&register.join(" "), map.as_deref())?, format),
        Command::Decode { register, value, map, format } => decode(find(&register, map.as_deref())?, &value, format),
        Command::Encode { register, fields, map, format } => encode(find(&register, map.as_deref())?, &fields, format),
        Command::Export { format, output, parents } => {
            let files = export::export(description(), format).map_err(Failure::input)?;
            parents.make_folder(&output)?;
            files.iter().try_for_each(|file| write_member(&output, &file.path, file.text.as_bytes()).map(drop))?;
            tell_written(&output);
            Ok(())
        }
    }
}

fn find(text: &str, map_name: Option<&str>) -> Outcome<Found> {
    lookup::find(description(), text, map_name).map_err(Failure::Input)
}

fn list(map_name: &str, format: Format) -> Outcome {
    let listed = export::register_list(map(description(), map_name).map_err(Failure::Input)?);
    let mut out = stdout();
    match format {
        Format::Json => {
            serde_json::to_writer_pretty(&mut out, &listed).map_err(std::io::Error::from)?;
            writeln!(out)?;
        }
        Format::Text => {
            let width = listed.iter().map(|register| register.name.len()).max().unwrap_or(0);
            for register in &listed {
                let summary = if let Some(target) = register.alias_of {
                    format!("alias of {target:#05X}")
                } else if register.fields.is_empty() {
                    register.doc.clone()
                } else {
                    register.fields.iter().map(|field| field.name.as_str()).collect::<Vec<_>>().join(" ")
                };
                let line = format!(
                    "{:#05X}  {:width$}  {:10}  {summary}",
                    register.id,
                    register.name,
                    register.kind.map_or("class", Kind::name)
                );
                writeln!(out, "{}", line.trim_end())?;
            }
        }
    }
    out.flush()?;
    Ok(())
}

fn show(found: Found, format: Format) -> Outcome {
    let listed = export::register_list(found.map);
    let entry = listed
        .iter()
        .find(|entry| entry.id == found.register.id && entry.name == found.register.name)
        .ok_or_else(|| Failure::input("the register is not in the list of its map"))?;
    let mut out = stdout();
    match format {
        Format::Json => {
            serde_json::to_writer_pretty(&mut out, entry).map_err(std::io::Error::from)?;
            writeln!(out)?;
        }
        Format::Text => show_text(&mut out, found)?,
    }
    out.flush()?;
    Ok(())
}

fn show_text(out: &mut impl Write, found: Found) -> Outcome {
    let register = found.register;
    writeln!(out, "{} {:#05X} {}", found.map.name, register.id, register.name)?;
    let mut line =
        |label: &str, text: String| if text.is_empty() { Ok(()) } else { writeln!(out, "  {label:11} {text}") };
    line("official", register.official_names.join(", "))?;
    line("older", register.older_names.join(", "))?;
    line("address", register.cpu_address.map_or(String::new(), |address| format!("{address:#010X}")))?;
    let mask = register.mask.map_or(String::new(), |mask| format!(", bits that read back {mask:#010X}"));
    let reset = register.reset.map_or(String::new(), |reset| format!(", power-up value {reset:#010X}"));
    let lists = if register.lists { "" } else { ", not writable by command lists" };
    line("kind", format!("{}, {}{mask}{reset}{lists}", register.kind.name(), register.access.name()))?;
    line("alias of", register.alias_of.map_or(String::new(), |id| format!("{id:#05X}")))?;
    line(
        "element",
        register.element.as_ref().map_or(String::new(), |element| {
            let stride = element.stride.map_or("at irregular ids".to_owned(), |stride| format!("every {stride:#X}"));
            let inferred = if element.inferred { " (count inferred)" } else { "" };
            format!("{} of {}{inferred}, {stride}", element.index, element.count)
        }),
    )?;
    line("port", register.port.clone().unwrap_or_default())?;
    line("type", register.data_type.clone().unwrap_or_default())?;
    line("words", if register.words > 1 { register.words.to_string() } else { String::new() })?;
    for (i, lead) in citations::leads(&register.source).into_iter().enumerate() {
        let grade = if i == 0 { format!("[{}] ", register.grade) } else { String::new() };
        line(if i == 0 { "source" } else { "" }, grade + &lead)?;
    }
    for (kind, users) in users(register.used.as_ref()) {
        line(kind, users.join(", "))?;
    }
    writeln!(out, "  {}", register.doc)?;
    let layout = register.layout.as_ref().and_then(|name| found.map.layouts.get(name));
    for field in layout.map_or(&[][..], |layout| &layout.fields) {
        let unit = field.unit.as_ref().map_or(String::new(), |unit| format!(" in {unit}"));
        let choice = field.choice.as_ref().map_or(String::new(), |choice| format!(" (choice {choice})"));
        writeln!(
            out,
            "  {:>6}  {} : {}{unit} [{}]  {}{choice}",
            bits(field.lsb, field.msb),
            field.name,
            field.data_type,
            field.grade,
            field.doc
        )?;
        if let FieldType::Enumeration(name) = &field.data_type {
            for value in found.map.enums.get(name).map_or(&[][..], |enumeration| &enumeration.values) {
                let codes: Vec<String> = std::iter::once(&value.value).chain(&value.also).map(u32::to_string).collect();
                writeln!(out, "          {:>4} {}  {}", codes.join(","), value.name, value.doc)?;
            }
        }
        for (kind, users) in users(field.used.as_ref()) {
            writeln!(out, "          {kind}: {}", users.join(", "))?;
        }
        if let Some(reason) = &field.unread {
            writeln!(out, "          taken by nothing: {reason}")?;
        }
        if field.source != register.source {
            for lead in citations::leads(&field.source) {
                writeln!(out, "          source: {lead}")?;
            }
        }
        for was in &field.was {
            writeln!(out, "          was: {} ({}); {}", was.claim, was.source, was.why)?;
        }
    }
    for was in &register.was {
        writeln!(out, "  was: {} ({}); {}", was.claim, was.source, was.why)?;
    }
    Ok(())
}

/// Who uses a register or a field, by kind.
fn users(used: Option<&Use>) -> Vec<(&'static str, &[String])> {
    let Some(Use { model, hardware, tests, experiments, recordings }) = used else { return Vec::new() };
    let kinds = [
        ("model", model),
        ("hardware", hardware),
        ("tests", tests),
        ("experiments", experiments),
        ("recordings", recordings),
    ];
    kinds.into_iter().filter(|(_, users)| !users.is_empty()).map(|(kind, users)| (kind, users.as_slice())).collect()
}

/// `4-6`, or `8` for one bit.
fn bits(lsb: u32, msb: u32) -> String {
    if lsb == msb { lsb.to_string() } else { format!("{lsb}-{msb}") }
}

fn encode(found: Found, fields: &[String], format: Format) -> Outcome {
    let mut words = Words::of(found);
    for field in fields {
        let (name, value) = field
            .split_once('=')
            .ok_or_else(|| Failure::input(format_args!("`{field}` is not of the form FIELD=VALUE")))?;
        words.set(name, value).map_err(Failure::Input)?;
    }
    let words = words.into_words();
    let mut out = stdout();
    match format {
        Format::Json => writeln!(out, "{}", to_json(found, &words))?,
        Format::Text => {
            let shown: Vec<String> = words.iter().map(|word| format!("{word:#010X}")).collect();
            writeln!(out, "{}", shown.join(" "))?;
        }
    }
    out.flush()?;
    Ok(())
}

fn decode(Found { map, register }: Found, values: &[u32], format: Format) -> Outcome {
    if values.len() > register.words as usize {
        let message = format!(
            "{} has {} word{}, not {}",
            register.name,
            register.words,
            if register.words == 1 { "" } else { "s" },
            values.len()
        );
        return Err(Failure::Input(message));
    }
    let mut out = stdout();
    match format {
        Format::Json => writeln!(out, "{}", to_json(Found { map, register }, values))?,
        Format::Text => {
            let words = || (0..).zip(values);
            let decoded: Vec<fields::Decoded> =
                words().flat_map(|(word, value)| fields::decode(map, register, word, *value, u32::MAX)).collect();
            let unassigned = words().map(|(word, value)| fields::unassigned(map, register, word, *value));
            let shown: Vec<String> = values.iter().map(|value| format!("{value:#010X}")).collect();
            writeln!(out, "{} {:#05X} {} = {}", map.name, register.id, register.name, shown.join(" "))?;
            let width = decoded.iter().map(|decoded| decoded.field.name.len()).max().unwrap_or(0);
            for decoded in &decoded {
                let field = decoded.field;
                writeln!(
                    out,
                    "  {:>6}  {:width$}  {:#X}  {}",
                    bits(field.lsb, field.msb),
                    field.name,
                    decoded.raw,
                    fields::to_text(decoded)
                )?;
            }
            for bits in unassigned.filter(|bits| *bits != 0) {
                writeln!(out, "  bits {bits:#010X} belong to no known field")?;
            }
        }
    }
    out.flush()?;
    Ok(())
}
