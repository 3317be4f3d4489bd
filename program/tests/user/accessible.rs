// SPDX-License-Identifier: MIT
//! The page of a recording for people who see little, use a keyboard, or have a small window.

use crate::browser::Browser;
use crate::pica::{pica_ok, trace};
use pica_testbench::tools;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// The package of Python that carries axe-core.
const PACKAGE: &str = "axe-playwright-python";

const TABS: [&str; 9] =
    ["Step", "Registers", "Shader", "Vertices", "Textures", "Tables", "Pixel", "Findings", "Screens"];

/// A page with lighting tables, textures, vertices and findings, which is made once for all tests.
fn page() -> &'static Path {
    static PAGE: LazyLock<PathBuf> = LazyLock::new(|| {
        let page = Path::new(env!("CARGO_TARGET_TMPDIR")).join("light.html");
        pica_ok(&["view", &trace("06_light.ctf"), "-o", page.to_str().unwrap()]);
        page
    });
    &PAGE
}

/// The script of axe-core, from the Python that `PICA_PYTHON` names, or the system's.
fn axe() -> Option<String> {
    let python = std::env::var_os("PICA_PYTHON").map_or_else(|| "python3".into(), PathBuf::from);
    let find = "import importlib.util as u, pathlib, sys; s = u.find_spec('axe_playwright_python'); \
                sys.stdout.write(str(pathlib.Path(s.origin).parent / 'axe.min.js') if s else '')";
    let output = Command::new(python).args(["-c", find]).output().ok();
    let path = output.and_then(|output| String::from_utf8(output.stdout).ok()).filter(|path| !path.is_empty());
    let script = path.and_then(|path| std::fs::read_to_string(path).ok());
    if script.is_none() {
        let install = format!("python3 -m venv VENV && VENV/bin/pip install {PACKAGE}; PICA_PYTHON=VENV/bin/python");
        assert!(!tools::required(), "axe-core is not installed ({install})");
        eprintln!("skipped: axe-core is not installed ({install})");
    }
    script
}

/// What axe-core finds that is serious or worse.
fn violations(browser: &mut Browser) -> serde_json::Value {
    browser.value(
        "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations \
         .filter(({ impact }) => impact === 'serious' || impact === 'critical') \
         .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => html + failureSummary).join('; ')}`))",
    )
}

#[test]
fn axe_finds_nothing_serious() {
    let (Some(script), Some(mut browser)) = (axe(), Browser::open(page())) else { return };
    browser.value(&script);
    // Axe would find something.
    browser.value("document.getElementById('about').style.color = '#888'; document.getElementById('about').style.background = '#999'");
    assert!(violations(&mut browser).to_string().contains("color-contrast"));
    browser.value("document.getElementById('about').removeAttribute('style')");
    browser.value("select([120, 200])");
    for scheme in ["light", "dark"] {
        browser.prefer(scheme);
        for tab in TABS {
            browser.value(&format!("show('{tab}')"));
            assert_eq!(violations(&mut browser), json!([]), "{scheme}, {tab}");
        }
    }
}

#[test]
fn small_windows_need_no_sideways_scrolling() {
    let Some(mut browser) = Browser::open(page()) else { return };
    browser.value("select([120, 200])");
    for (width, height) in [(1280, 800), (850, 700), (390, 844)] {
        browser.resize(width, height);
        for tab in TABS {
            browser.value(&format!("show('{tab}')"));
            assert_eq!(browser.value("document.documentElement.scrollWidth"), width, "{tab}");
            let outside = browser.value(
                "[...document.querySelectorAll('button, input, h1, h2, dl, canvas')] \
                 .filter((item) => item.offsetParent && !item.closest('.scroll, #frames')) \
                 .filter((item) => { const { left, right } = item.getBoundingClientRect(); return left < 0 || right > innerWidth + 1; }) \
                 .map((item) => item.outerHTML.slice(0, 80))",
            );
            assert_eq!(outside, json!([]), "{width}, {tab}");
        }
    }
}

#[test]
fn a_keyboard_is_enough() {
    let Some(mut browser) = Browser::open(page()) else { return };
    let step = browser.value("state.step");
    browser.value("document.getElementById('tab-Step').focus()");
    browser.press("ArrowRight");
    browser.wait("document.activeElement.id === 'tab-Registers' && state.tab === 'Registers'");
    browser.press("End");
    browser.wait("state.tab === 'Screens'");
    browser.press("ArrowRight");
    browser.wait("state.tab === 'Step'");
    assert_eq!(browser.value("document.querySelectorAll('#tabs [tabindex=\"0\"]').length"), 1);

    browser.value("document.querySelector('#views [aria-checked=true]').focus()");
    browser.press("ArrowRight");
    browser.wait("state.view === 'alpha' && document.activeElement.value === 'alpha'");
    assert_eq!(browser.value("state.step"), step, "the arrows belong to the group");

    // The first key takes the middle of 128 x 128 pixels. On the turned picture the right is along y.
    browser.value("document.getElementById('picture').focus()");
    for key in ["ArrowRight", "ArrowRight", "ArrowUp"] {
        browser.press(key);
    }
    browser.wait("document.getElementById('pixel')?.innerText === 'Pixel 65, 63'");
    browser.press("t");
    browser.press("ArrowRight");
    browser.wait("document.getElementById('pixel')?.innerText === 'Pixel 65, 64'");
    browser.value("document.activeElement.blur()");
    browser.press("ArrowLeft");
    browser.wait(&format!("state.step === {} - 1", step));
}
