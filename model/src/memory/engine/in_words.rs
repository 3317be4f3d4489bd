// SPDX-License-Identifier: MIT
//! The work of memory engines in words.

use core::fmt::{self, Display, Formatter};

use super::{DisplayTransfer, Fill, Lines, Operation, Scaling, TextureCopy, pixel_format};

impl Operation {
    /// What an operation is called.
    pub fn title(&self) -> &'static str {
        match self {
            Operation::Fill(_) => "memory fill",
            Operation::DisplayTransfer(_) => "display transfer",
            Operation::TextureCopy(_) => "texture copy",
        }
    }

    /// What its registers say, in words: names and values.
    pub fn in_words(&self) -> Vec<(&'static str, String)> {
        match self {
            Operation::Fill(Fill { start, end, value, group }) => {
                let digits = 2 * usize::from(*group);
                let value = u64::from(*value) & ((1 << (8 * group)) - 1);
                vec![
                    ("destination", format!("{start:#010X} to {end:#010X}")),
                    ("value", format!("0x{value:0digits$X}, {} bits", 8 * group)),
                ]
            }
            Operation::DisplayTransfer(transfer) => {
                let DisplayTransfer { input, output, input_size, output_size, formats, .. } = transfer;
                let size = |[width, height]: &[u32; 2]| format!("{width} × {height}");
                let format =
                    |code: u32| pixel_format(code).map_or(format!("unknown format {code}"), |f| f.name().to_owned());
                let layouts = match (transfer.linear_to_tiled, transfer.no_conversion) {
                    (false, false) => "tiled to linear",
                    (true, false) => "linear to tiled",
                    (false, true) => "tiled, as it is",
                    (true, true) => "flags for both: linear to tiled, and as it is",
                };
                let scaling = match transfer.scaling {
                    Scaling::None => "none",
                    Scaling::HalveX => "half the width",
                    Scaling::HalveBoth => "half the width and the height",
                    Scaling::Invalid => "the invalid code 3",
                };
                let flags = [("flip", transfer.flip), ("crop", transfer.crop), ("blocks of 32 × 32", transfer.block32)];
                let flags: Vec<&str> = flags.iter().filter(|(_, on)| *on).map(|(name, _)| *name).collect();
                vec![
                    ("source", format!("{input:#010X}, {}, {}", size(input_size), format(formats[0]))),
                    ("destination", format!("{output:#010X}, {}, {}", size(output_size), format(formats[1]))),
                    ("layout", layouts.to_owned()),
                    ("scaling", scaling.to_owned()),
                    ("flags", if flags.is_empty() { "none".to_owned() } else { flags.join(", ") }),
                ]
            }
            Operation::TextureCopy(TextureCopy { size, input, output }) => {
                let lines = |Lines { address, width, gap }: &Lines| match gap {
                    0 => format!("{address:#010X}, in one piece"),
                    _ => format!("{address:#010X}, lines of {width} bytes, {gap} bytes between them"),
                };
                vec![("source", lines(input)), ("destination", lines(output)), ("bytes", size.to_string())]
            }
        }
    }
}

/// The whole work, in a line.
impl Display for Operation {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let registers = self.in_words().into_iter().map(|(name, value)| format!("{name} {value}"));
        write!(f, "{}: {}", self.title(), registers.collect::<Vec<_>>().join("; "))
    }
}
