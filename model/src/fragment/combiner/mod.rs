// SPDX-License-Identifier: MIT
//! The six texture combiner stages and their buffer: TEXENV0 to TEXENV5 (fragment.md#combiners).

pub mod operand;
pub mod operation;
pub mod record;
pub mod stage;

use pica_spec::choices::Choices;
use pica_spec::pica200::CombinerSource;
use pica_spec::register_file::RegisterFile;

use self::record::CombinerRecord;
use self::stage::{Sources, Stage};
use super::color::Rgba;
use super::planes::Planes;

/// Number of stages.
pub const STAGES: usize = 6;

/// The combiners, set up for a draw.
#[derive(Clone, Debug)]
pub struct Combiner {
    /// What each of the six stages does, as the registers say.
    pub stages: [Stage; STAGES],
    /// TEXENV_BUFFER_COLOR.
    pub buffer: Rgba,
    /// Whether the buffer takes colour and alpha of a stage's result. Stages 4 and 5 have no such bit.
    pub updates: [[bool; 2]; STAGES],
    /// Stages that change nothing: no result of theirs differs from what comes in.
    idle: [bool; STAGES],
    /// One bit per source that a stage reads.
    sources: u32,
}

/// What the combiners get of a fragment.
#[derive(Clone, Copy, Debug)]
pub struct CombinerInputs<'a, const N: usize> {
    /// Interpolated vertex colour.
    pub primary: &'a Planes<N>,
    /// Diffuse and ambient light.
    pub fragment_primary: &'a Planes<N>,
    /// Specular light.
    pub fragment_secondary: &'a Planes<N>,
    /// Texture units 0 to 3.
    pub textures: [&'a Planes<N>; 4],
}

impl Combiner {
    /// The combiners as the registers ask for.
    pub fn new(registers: &RegisterFile, choices: &Choices) -> Combiner {
        let stages: [Stage; STAGES] = core::array::from_fn(|index| Stage::new(registers, index, choices));
        let sources = stages.iter().flat_map(Stage::sources_read).fold(0, |sources, source| sources | bit(source));
        let update = registers.texenv_update_buffer();
        let updates = core::array::from_fn(|stage| match stage {
            0..4 => [update.rgb_update(stage), update.alpha_update(stage)],
            _ => [false, false],
        });
        // What comes into stage 0 is the primary colour.
        let incoming = |stage| if stage == 0 { CombinerSource::PrimaryColor } else { CombinerSource::Previous };
        let idle = core::array::from_fn(|index| stages[index].passes_on(incoming(index)));
        Combiner { stages, buffer: registers.texenv_buffer_color().0.to_le_bytes(), updates, idle, sources }
    }

    /// Whether any stage reads a source.
    pub fn reads(&self, source: CombinerSource) -> bool {
        self.sources & bit(source) != 0
    }

    /// The result of the last stage. Stages that change nothing are skipped, unless the steps of fragment 0 are
    /// recorded.
    ///
    /// The buffer is one stage late: a stage sees what the stages before the previous one left
    /// (fragment.md#combiner-buffer).
    #[inline(always)]
    pub fn evaluate<const N: usize>(
        &self,
        inputs: &CombinerInputs<'_, N>,
        mut record: Option<&mut [CombinerRecord; STAGES]>,
    ) -> Planes<N> {
        let mut previous = *inputs.primary;
        let mut buffer = Planes::filled(self.buffer);
        // What the buffer becomes after the next stage.
        let mut pending = buffer;
        for (index, stage) in self.stages.iter().enumerate() {
            if record.is_some() || !self.idle[index] {
                let sources = Sources { inputs, buffer: &buffer, previous: &previous };
                let result = stage.evaluate(&sources);
                if let Some(record) = &mut record {
                    record[index] = stage.record(&sources, &result);
                }
                previous = result;
            }
            buffer = pending;
            let [color, alpha] = self.updates[index];
            if color {
                pending.0[..3].copy_from_slice(&previous.0[..3]);
            }
            if alpha {
                pending.0[3] = previous.0[3];
            }
        }
        previous
    }
}

/// The bit of a source.
fn bit(source: CombinerSource) -> u32 {
    1 << source.raw()
}
