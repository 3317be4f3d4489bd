// SPDX-License-Identifier: MIT
//! What comes back from a shader invocation.

use std::collections::HashSet;

use crate::command::ListEnd;
use crate::diagnostic::{Diagnostics, Finding};
use crate::gpu::limits::{Budget, Limit};
use crate::shader::{self, Run, Stage, Status};

/// What the shaders of a draw did that is undefined: each thing is reported once.
#[derive(Clone, Debug, Default)]
pub(crate) struct ShaderFindings {
    vertex: HashSet<shader::Diagnostic>,
    geometry: HashSet<shader::Diagnostic>,
}

impl ShaderFindings {
    /// Forgets what an earlier draw left.
    pub fn clear(&mut self) {
        self.vertex.clear();
        self.geometry.clear();
    }

    /// Reports what an invocation did, and takes its instructions from the budget.
    ///
    /// # Errors
    /// The invocation did not end, or the budget is used up: the list ends here.
    #[inline]
    pub fn check(
        &mut self,
        run: &Run,
        stage: Stage,
        budget: &mut Budget,
        diagnostics: &mut Diagnostics,
    ) -> Result<(), ListEnd> {
        let seen = match stage {
            Stage::Vertex => &mut self.vertex,
            Stage::Geometry => &mut self.geometry,
        };
        for &diagnostic in &run.diagnostics {
            if seen.insert(diagnostic) {
                diagnostics.report(Finding::Shader { stage, diagnostic });
            }
        }
        let limit = match run.status {
            Status::End => match budget.instructions(run.instructions) {
                Ok(()) => return Ok(()),
                Err(limit) => limit,
            },
            Status::Watchdog => {
                budget.unended(run.instructions);
                Limit::InvocationInstructions
            }
            Status::Hang => {
                diagnostics.report(Finding::ShaderHang { stage });
                return Err(ListEnd::Hang);
            }
        };
        diagnostics.report(Finding::Limit(limit));
        Err(ListEnd::Limit(limit))
    }
}
