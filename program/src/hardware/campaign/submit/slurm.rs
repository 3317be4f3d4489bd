// SPDX-License-Identifier: MIT
//! A job array for Slurm.

use super::{Jobs, quoted};
use pica_commands::{Failure, Outcome};

/// The file in the folder of the campaign.
pub const FILE: &str = "slurm.sh";

/// The script for `sbatch`. A shard that is stopped for its time or for another job is put back, and goes on.
///
/// # Errors
/// If a path cannot stand in it.
pub fn script(jobs: &Jobs<'_>) -> Outcome<String> {
    let Jobs { folder, shards, cores, at_once, pica } = jobs;
    // Slurm ends options of the script at the end of the line or with #, and replaces % in names of files.
    let refused = |c: char| c.is_whitespace() || c.is_control() || "%#\"'\\".contains(c);
    if let Some(c) = folder.chars().find(|c| refused(*c)) {
        let what =
            format_args!("{folder:?}: Slurm takes no path with {c:?} for its logs: take another folder").to_string();
        return Err(Failure::input(what));
    }
    let (pica, quoted_folder, last) = (quoted(pica)?, quoted(folder)?, shards - 1);
    Ok(format!(
        "#!/bin/sh
#SBATCH --job-name=pica-campaign
#SBATCH --array=0-{last}%{at_once}
#SBATCH --cpus-per-task={cores}
#SBATCH --output={folder}/slurm-%a.log
#SBATCH --open-mode=append
#SBATCH --requeue
#SBATCH --signal=B:TERM@60
# Slurm tells the script alone that its time ends.
trap 'stop=yes; test -z \"$shard\" || kill -TERM $shard' TERM
{pica} campaign run {quoted_folder} --shard \"$SLURM_ARRAY_TASK_ID/{shards}\" --threads {cores} &
shard=$!
test -z \"$stop\" || kill -TERM $shard
wait $shard
status=$?
# A signal ends the first wait early.
if kill -0 $shard 2>/dev/null; then wait $shard; status=$?; fi
# Interrupted, and to be gone on with.
if [ $status = 4 ]; then
    scontrol requeue \"${{SLURM_ARRAY_JOB_ID}}_$SLURM_ARRAY_TASK_ID\"
fi
exit $status
"
    ))
}
