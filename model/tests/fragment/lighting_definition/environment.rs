// SPDX-License-Identifier: MIT
//! The tables of a configuration.

use pica_spec::choices::Choices;
use pica_spec::pica200::{LightingEnvironment, LightingLut};
use pica_spec::register_file::RegisterFile;

use super::table::{Entries, Table};
use pica_model::lighting::LightingLuts;
use pica_model::lighting::environment::Available;

/// The tables of all lights; `None` where a table is not available or off, and its output 1.0.
#[derive(Clone, Debug)]
pub struct Tables {
    /// D0.
    pub d0: Option<Table>,
    /// D1.
    pub d1: Option<Table>,
    /// FR.
    pub fr: Option<Table>,
    /// RR.
    pub rr: Option<Table>,
    /// RG.
    pub rg: Option<Table>,
    /// RB.
    pub rb: Option<Table>,
    /// Input and scale of the spot tables, whose entries are those of the lights.
    pub sp: Option<Table>,
}

impl Tables {
    /// The tables of an environment as the registers ask for.
    pub fn new(
        registers: &RegisterFile,
        luts: &LightingLuts,
        environment: LightingEnvironment,
        choices: &Choices,
    ) -> Tables {
        let available = Available::of(environment);
        let off = registers.lighting_config1();
        let (signed, select, scale) = (
            registers.lighting_lutinput_abs(),
            registers.lighting_lutinput_select(),
            registers.lighting_lutinput_scale(),
        );
        let table = |used: bool, table, signed, input, scale| {
            used.then(|| Table { input, signed, scale, entries: Entries::new(luts, table, choices) })
        };
        use LightingLut as Lut;
        let Available { d0, d1, sp, fr, rr, rg_rb } = available;
        Tables {
            d0: table(d0 && !off.d0_disable(), Lut::D0, signed.d0_signed(), select.d0(), scale.d0()),
            d1: table(d1 && !off.d1_disable(), Lut::D1, signed.d1_signed(), select.d1(), scale.d1()),
            fr: table(fr && !off.fr_disable(), Lut::Fr, signed.fr_signed(), select.fr(), scale.fr()),
            rr: table(rr && !off.rr_disable(), Lut::Rr, signed.rr_signed(), select.rr(), scale.rr()),
            rg: table(rg_rb && !off.rg_disable(), Lut::Rg, signed.rg_signed(), select.rg(), scale.rg()),
            rb: table(rg_rb && !off.rb_disable(), Lut::Rb, signed.rb_signed(), select.rb(), scale.rb()),
            sp: table(sp, Lut::Sp0, signed.sp_signed(), select.sp(), scale.sp()),
        }
    }
}
