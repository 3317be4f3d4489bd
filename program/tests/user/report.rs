// SPDX-License-Identifier: MIT
//! The page with the state of the project, in a browser.

use crate::browser::Browser;
use crate::pica::{pica, pica_ok, pica_refuses, trace};
use pica_testbench::mutants::Fate;
use std::fs;
use std::path::Path;

/// Results of two blocks, one of them with a planted mismatch.
fn results(folder: &Path) -> String {
    let run = pica(&["equiv", "f24_add", "blend", "--engine", "native", "--count", "2000", "--format", "json"]);
    let text = run.text().replacen("\"mismatches\":0", "\"mismatches\":7", 1);
    let path = folder.join("results.json");
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// What Criterion leaves of a bench.
fn bench(folder: &Path) {
    let folder = folder.join("pixels/flat fragments/new");
    fs::create_dir_all(&folder).unwrap();
    let about = r#"{"group_id":"pixels","full_id":"pixels/flat fragments","throughput":{"Elements":4000}}"#;
    fs::write(folder.join("benchmark.json"), about).unwrap();
    let median = r#"{"point_estimate":2e6,"confidence_interval":{"lower_bound":1.9e6,"upper_bound":2.1e6}}"#;
    fs::write(folder.join("estimates.json"), format!(r#"{{"median":{median}}}"#)).unwrap();
}

#[test]
fn the_report_shows_what_other_commands_wrote() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let results = results(folder.path());
    bench(&folder.path().join("criterion"));
    // The same recording under another choice has another picture.
    fs::create_dir(path("pictures")).unwrap();
    let other = ["render", &trace("05_tev.ctf"), "-o", &path("pictures/05_tev.png")];
    pica_ok(&[&other[..], &["--choice", "combiner_division=rounded", "--rgba", &path("other.rgba")]].concat());
    pica_ok(&["render", &trace("05_tev.ctf"), "-o", &path("usual.png"), "--rgba", &path("usual.rgba")]);
    let [one, two] = ["usual.rgba", "other.rgba"].map(|name| fs::read(path(name)).unwrap());
    let differ = one.chunks(4).zip(two.chunks(4)).filter(|(a, b)| a != b).count();

    let page = path("report.html");
    let shown = ["--trace", &trace("05_tev.ctf"), "--against", &path("pictures"), "--benches", &path("criterion")];
    pica_ok(&[&["report", &results, "-o", &page], &shown[..]].concat());
    let Some(mut browser) = Browser::open(Path::new(&page)) else { return };
    let summary = browser.text("#summary");
    assert!(summary.contains("7\nmismatches"), "{summary}");
    let runs = browser.text("#campaigns tbody");
    assert!(runs.contains("f24_add\tnative\t2\u{202f}000"), "{runs}");
    let blocks = browser.text("#blocks tbody");
    let measured = pica_testbench::synth::read(include_str!("../../../docs/synthesis.json")).unwrap();
    for row in measured.iter().filter(|row| row.family == "ecp5") {
        assert!(blocks.contains(&row.title()), "{}", row.title());
        assert!(blocks.contains(&format!("{:.1}", row.median_mhz.unwrap())), "{}", row.title());
    }
    let mutants = browser.text("#mutants tbody");
    for row in pica_testbench::mutants::read(include_str!("../../../docs/mutants.json")).unwrap() {
        let [equivalent, swept, survived] = [Fate::Equivalent, Fate::Swept, Fate::Survived].map(|fate| row.count(fate));
        let line = format!("{}\t{}\t{}\t{equivalent}\t{swept}\t{survived}", row.block, row.mutants, row.killed);
        assert!(mutants.contains(&line), "{line}: {mutants}");
    }
    let ledger = browser.text("#ledger tbody");
    assert!(ledger.contains("f24_rounding") && ledger.contains("toward-zero\nnearest-even"), "{ledger}");
    let pictures = browser.text("#recordings").replace('\u{202f}', "");
    assert!(pictures.contains(&format!("{differ} pixels differ from 05_tev.png")), "{pictures}, not {differ}");
    let speed = browser.text("#speed");
    assert!(speed.contains("pixels/flat fragments") && speed.contains("2.00 M/s"), "{speed}");

    // The map tells what its squares are.
    browser.value("document.querySelector('canvas.map').scrollIntoView({block: 'center'})");
    browser.click_on("document.querySelector('canvas.map')");
    let tip = browser.text("#tip");
    assert!(tip.ends_with(": hit") && !tip.starts_with("bin "), "{tip}");
}

#[test]
fn what_is_no_result_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let page = path("report.html");
    fs::write(path("wrong.json"), "{\"block\":1}\n").unwrap();
    pica_refuses(&["report", &path("wrong.json"), "-o", &page], "wrong.json: line 1: is no result");
    fs::write(path("text.json"), "no JSON\n").unwrap();
    pica_refuses(&["report", &path("text.json"), "-o", &page], "text.json: line 1");
    pica_refuses(&["report", &path("missing.json"), "-o", &page], "missing.json");
    pica_refuses(&["report", "--benches", folder.path().to_str().unwrap(), "-o", &page], "cargo bench");
    let compared = ["--trace", &trace("05_tev.ctf"), "--against", folder.path().to_str().unwrap()];
    pica_refuses(&[&["report", "-o", &page], &compared[..]].concat(), "05_tev.png");
    assert!(!Path::new(&page).exists());
}
