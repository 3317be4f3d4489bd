// SPDX-License-Identifier: MIT
//! An Indexed Job for Kubernetes.

use super::Jobs;
use serde_json::Value;

/// The file in the folder of the campaign.
pub const FILE: &str = "kubernetes.yaml";

/// The manifest for `kubectl`. A pod that is evicted ends with exit status 4 or by a signal, and another goes on with its
/// index; a difference (1), bad input (2) and a missing tool (3) are the same in the next pod, so that the index fails at once.
pub fn manifest(jobs: &Jobs<'_>, image: &str, claim: &str) -> String {
    let Jobs { shards, cores, at_once, pica, .. } = jobs;
    let [pica, image, claim] = [pica, image, claim].map(quoted);
    format!(
        r#"apiVersion: batch/v1
kind: Job
metadata:
  name: pica-campaign
spec:
  completionMode: Indexed
  completions: {shards}
  parallelism: {at_once}
  backoffLimitPerIndex: 10
  maxFailedIndexes: {shards}
  podFailurePolicy:
    rules:
    - action: FailIndex
      onExitCodes:
        containerName: pica
        operator: In
        values: [1, 2, 3]
    - action: Ignore
      onPodConditions:
      - type: DisruptionTarget
        status: "True"
  template:
    spec:
      restartPolicy: Never
      terminationGracePeriodSeconds: 60
      containers:
      - name: pica
        image: {image}
        command:
        - {pica}
        - campaign
        - run
        - /campaign
        - --shard
        - $(JOB_COMPLETION_INDEX)/{shards}
        - --threads
        - "{cores}"
        env:
        - name: PICA_CACHE
          value: /tmp/pica-cache
        resources:
          requests:
            cpu: "{cores}"
            memory: 2Gi
        volumeMounts:
        - name: campaign
          mountPath: /campaign
      volumes:
      - name: campaign
        persistentVolumeClaim:
          claimName: {claim}
"#
    )
}

/// A word that YAML takes as text whatever it is: `yes`, `1:30` and `null` are something else without quotes. A string of JSON
/// is one of YAML.
fn quoted(word: &str) -> String {
    Value::from(word).to_string()
}
