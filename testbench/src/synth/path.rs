// SPDX-License-Identifier: MIT
//! The report of nextpnr: the clock, and the path that limits it by the names of signals.

use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
pub struct Report {
    fmax: BTreeMap<String, Fmax>,
    critical_paths: Vec<Path>,
}

#[derive(Deserialize)]
struct Fmax {
    achieved: f64,
}

#[derive(Deserialize)]
struct Path {
    from: String,
    to: String,
    path: Vec<Hop>,
}

#[derive(Deserialize)]
struct Hop {
    delay: f64,
    to: End,
}

#[derive(Deserialize)]
struct End {
    cell: String,
}

impl Report {
    /// The highest clock, in MHz.
    pub fn mhz(&self) -> Option<f64> {
        self.fmax.values().map(|clock| clock.achieved).min_by(f64::total_cmp)
    }

    /// The signals of the path that limits the clock, and the nanoseconds up to each.
    pub fn signals(&self) -> Vec<String> {
        let is_clocked = |path: &&Path| path.from.starts_with("posedge") && path.to.starts_with("posedge");
        let mut signals: Vec<(String, f64)> = Vec::new();
        let mut time = 0.0;
        for hop in self.critical_paths.iter().find(is_clocked).map_or(&[][..], |path| &path.path) {
            time += hop.delay;
            let name = signal(&hop.to.cell);
            match signals.last_mut() {
                Some(last) if name.is_empty() || last.0 == name => last.1 = time,
                _ => signals.push((name.to_owned(), time)),
            }
        }
        signals.into_iter().map(|(name, time)| format!("{name} {time:.2} ns")).collect()
    }
}

/// The signal that a cell belongs to: Yosys names a cell after the signal that it makes, and says which way it is reached from
/// there (`sum_q_TRELLIS_FF_Q_DI_LUT4_Z` is a lookup table before the register `sum_q`). Empty for one that nextpnr adds.
fn signal(cell: &str) -> &str {
    const KINDS: [&str; 10] =
        ["_TRELLIS_", "_LUT4_", "_CCU2C_", "_MULT18X18D_", "_DP16KD_", "_SB_", "_PFUMX_", "_L6MUX21_", "_ABC9_", "$"];
    let end = KINDS.iter().filter_map(|kind| cell.find(kind)).min().unwrap_or(cell.len());
    cell[..end].strip_prefix("dut.").unwrap_or(&cell[..end])
}

#[cfg(test)]
mod tests {
    use super::Report;

    #[test]
    fn a_report_is_read() {
        let hop = |cell: &str, delay: f64| {
            format!(
                r#"{{"delay":{delay},"from":{{"cell":"","loc":[1,1],"port":"Q"}},"to":{{"cell":"{cell}","loc":[1,2],"port":"D"}},"type":"logic"}}"#
            )
        };
        let hops = [
            hop("dut.a1_q_TRELLIS_FF_Q_7", 0.5),
            hop("dut.sum_q_TRELLIS_FF_Q_DI_LUT4_Z_B", 1.0),
            hop("dut.sum_q_TRELLIS_FF_Q_DI_LUT4_Z", 0.25),
            hop("dut.sum_q_TRELLIS_FF_Q", 0.25),
        ];
        let text = format!(
            r#"{{"critical_paths":[{{"from":"<async>","to":"posedge clk","path":[]}},
                {{"from":"posedge clk","to":"posedge clk","path":[{}]}}],
                "fmax":{{"clk":{{"achieved":123.5,"constraint":150.0}}}},"utilization":{{}}}}"#,
            hops.join(",")
        );
        let report: Report = serde_json::from_str(&text).unwrap();
        assert_eq!(report.mhz(), Some(123.5));
        assert_eq!(report.signals(), ["a1_q 0.50 ns", "sum_q 2.00 ns"]);
    }
}
