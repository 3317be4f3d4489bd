// SPDX-License-Identifier: MIT
//! The families of FPGAs: how their tools are called, and what their cells are called.

use super::Cells;
use std::collections::BTreeMap;

/// A family that blocks are placed and routed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Family {
    /// Lattice ECP5.
    Ecp5,
    /// Lattice iCE40.
    Ice40,
}

/// What the tools are told about a family.
struct Device {
    name: &'static str,
    title: &'static str,
    synthesis: &'static str,
    place: &'static [&'static str],
    /// How many lookup tables, multipliers and block RAMs there are.
    has: [u64; 3],
    /// Lookup tables, carries, registers, multipliers, block RAMs and LUT RAMs: how the names of such cells begin.
    cells: [&'static str; 6],
}

const ECP5: Device = Device {
    name: "ecp5",
    title: "ECP5 LFE5U-85F, CABGA756, speed grade 6",
    synthesis: "synth_ecp5 -abc9 -nowidelut",
    place: &["--85k", "--package", "CABGA756", "--speed", "6", "--freq", "150"],
    has: [83_640, 156, 208],
    cells: ["LUT4", "CCU2C", "TRELLIS_FF", "MULT18X18D", "DP16KD", "TRELLIS_DPR16X4"],
};

const ICE40: Device = Device {
    name: "ice40",
    title: "iCE40 UP5K, SG48",
    synthesis: "synth_ice40 -abc9 -dsp -device u",
    // The default router does not come to an end for some placements.
    place: &["--up5k", "--package", "sg48", "--freq", "50", "--router", "router2"],
    has: [5_280, 8, 30],
    // The device has no LUT RAM, and nothing is called so.
    cells: ["SB_LUT4", "SB_CARRY", "SB_DFF", "SB_MAC16", "SB_RAM40", "LUT RAM"],
};

impl Family {
    /// All families, in the order of the tables.
    pub const ALL: [Family; 2] = [Family::Ecp5, Family::Ice40];

    const fn device(self) -> &'static Device {
        match self {
            Family::Ecp5 => &ECP5,
            Family::Ice40 => &ICE40,
        }
    }

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        self.device().name
    }

    /// Device, package and speed grade.
    pub const fn title(self) -> &'static str {
        self.device().title
    }

    /// The command of Yosys that maps to its cells.
    pub const fn synthesis(self) -> &'static str {
        self.device().synthesis
    }

    /// The options of that command, behind its name.
    pub fn options(self) -> impl Iterator<Item = &'static str> {
        self.synthesis().split(' ').skip(1)
    }

    /// The options of nextpnr that name the device, and the clock that it tries for.
    pub const fn place(self) -> &'static [&'static str] {
        self.device().place
    }

    /// Whether the device has so many cells.
    pub const fn holds(self, cells: &Cells) -> bool {
        let [lut4, dsp, bram] = self.device().has;
        cells.lut4 <= lut4 && cells.dsp <= dsp && cells.bram <= bram
    }

    /// Numbers of cells, from those by name.
    pub fn count(self, cells: &BTreeMap<&str, u64>) -> Cells {
        let [lut4, carry, ff, dsp, bram, lut_ram] = self
            .device()
            .cells
            .map(|kind| cells.iter().filter(|(name, _)| name.starts_with(kind)).map(|(_, n)| n).sum());
        Cells { lut4, carry, ff, dsp, bram, lut_ram }
    }
}
