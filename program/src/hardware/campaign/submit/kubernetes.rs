// SPDX-License-Identifier: MIT
//! An Indexed Job for Kubernetes.

use super::Jobs;
use pica_commands::{Failure, Outcome};
use serde_json::json;

/// The file in the folder of the campaign.
pub const FILE: &str = "kubernetes.yaml";

/// Where the containers have the folder of the campaign.
const PLACE: &str = "/campaign";

/// The manifest for `kubectl`. A pod that is evicted ends with exit status 4 or by a signal, and another goes on with its
/// index; a difference (1), bad input (2) and a missing tool (3) are the same in the next pod, so that the index fails at once.
///
/// # Errors
/// If it cannot be written as YAML.
pub fn manifest(jobs: &Jobs<'_>, image: &str, claim: &str) -> Outcome<String> {
    let Jobs { shards, cores, at_once, pica, .. } = jobs;
    let shard = format!("$(JOB_COMPLETION_INDEX)/{shards}");
    let job = json!({
        "apiVersion": "batch/v1",
        "kind": "Job",
        "metadata": {"name": "pica-campaign"},
        "spec": {
            "completionMode": "Indexed",
            "completions": shards,
            "parallelism": at_once,
            "backoffLimitPerIndex": 10,
            "maxFailedIndexes": shards,
            "podFailurePolicy": {"rules": [
                {"action": "FailIndex", "onExitCodes": {"containerName": "pica", "operator": "In", "values": [1, 2, 3]}},
                {"action": "Ignore", "onPodConditions": [{"type": "DisruptionTarget", "status": "True"}]},
            ]},
            "template": {"spec": {
                "restartPolicy": "Never",
                "terminationGracePeriodSeconds": 60,
                "containers": [{
                    "name": "pica",
                    "image": image,
                    "command": [pica, "campaign", "run", PLACE, "--shard", shard, "--threads", cores.to_string()],
                    "env": [{"name": "PICA_CACHE", "value": "/tmp/pica-cache"}],
                    "resources": {"requests": {"cpu": cores.to_string(), "memory": "2Gi"}},
                    "volumeMounts": [{"name": "campaign", "mountPath": PLACE}],
                }],
                "volumes": [{"name": "campaign", "persistentVolumeClaim": {"claimName": claim}}],
            }},
        },
    });
    serde_yaml::to_string(&job).map_err(Failure::input)
}
