// SPDX-License-Identifier: MIT
//! The page of a recording, in a browser.

use crate::browser::Browser;
use crate::pica::{pica_ok, pica_refuses, trace};
use serde_json::json;
use std::path::{Path, PathBuf};

/// The largest page of a recording of 100,000 pixels.
const MOST_BYTES: u64 = 20_000_000;

fn page(folder: &Path, recording: &str, arguments: &[&str]) -> PathBuf {
    let page = folder.join("page.html");
    pica_ok(&[&["view", &trace(recording), "-o", page.to_str().unwrap()], arguments].concat());
    page
}

/// Clicks a pixel of the picture.
fn click_pixel(browser: &mut Browser, x: u32, y: u32) {
    let place = browser.value(&format!(
        "((box) => [box.x + state.x + ({x} + 0.5) * state.scale, box.y + state.y + ({y} + 0.5) * state.scale])\
         (document.getElementById('picture').getBoundingClientRect())"
    ));
    browser.click(place[0].as_f64().unwrap(), place[1].as_f64().unwrap());
    browser.wait(&format!("(document.getElementById('pixel') ?? {{}}).innerText === 'Pixel {x}, {y}'"));
}

/// The history that the page shows, in the words of `pica render --inspect`.
fn shown(browser: &mut Browser, x: u32, y: u32) -> Vec<String> {
    let texts =
        browser.value(&format!("historyOf([{x}, {y}], state.step).then((all) => all.map(({{ text }}) => text))"));
    texts.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// The fragments of `pica render --inspect`, without what stands before them.
fn inspected(folder: &Path, recording: &str, x: u32, y: u32) -> Vec<String> {
    let picture = folder.join("inspected.png");
    let pixel = format!("{x},{y}");
    let run = pica_ok(&["render", &trace(recording), "-o", picture.to_str().unwrap(), "--inspect", &pixel]);
    let fragments = run.text().split("\n\n").skip(1).map(|fragment| {
        let mut lines = fragment.lines();
        let triangle = lines.next().unwrap().rsplit(' ').next().unwrap().to_owned();
        let rest = lines.filter(|line| !line.contains(" buffer      at ")).map(|line| format!("{line}\n"));
        rest.fold(format!("  triangle          {triangle}\n"), |text, line| text + &line)
    });
    fragments.collect()
}

/// What the data of a page brought into it by mistake would not run: the policy knows the one script.
#[test]
fn a_page_runs_no_script_but_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let page = page(folder.path(), "02_cube.ctf", &[]);
    let text = std::fs::read_to_string(&page).unwrap();
    let hostile = "<script>window.hostile = 1</script><img src=\"x\" onerror=\"window.hostile = 1\">";
    for (policy, expected) in [(true, serde_json::Value::Null), (false, json!(1))] {
        let mut text = text.replacen("<header>", &format!("{hostile}<header>"), 1);
        if !policy {
            text = text.replacen("Content-Security-Policy", "nothing", 1);
        }
        std::fs::write(&page, text).unwrap();
        let Some(mut browser) = Browser::open(&page) else { return };
        assert_eq!(browser.value("window.hostile ?? null"), expected, "with the policy: {policy}");
    }
}

#[test]
fn a_clicked_pixel_has_its_history() {
    let folder = tempfile::tempdir().unwrap();
    let page = page(folder.path(), "02_cube.ctf", &[]);
    assert!(page.metadata().unwrap().len() < MOST_BYTES);
    let Some(mut browser) = Browser::open(&page) else { return };
    assert_eq!(browser.text("#name"), "02_cube.ctf");

    click_pixel(&mut browser, 120, 200);
    assert_eq!(browser.text("#fragments"), "4 fragments in all steps");
    let fragment = browser.text(".fragment");
    assert!(fragment.contains("texture unit 0") && fragment.contains("230 85 40 255 at 0.1395855"), "{fragment}");
    assert!(fragment.contains("passed all stages"), "{fragment}");
    for (x, y) in [(120, 200), (60, 170), (200, 250), (0, 0), (130, 330)] {
        let expected = inspected(folder.path(), "02_cube.ctf", x, y);
        assert_eq!(shown(&mut browser, x, y), expected, "{x},{y}");
    }

    // From a fragment to its draw, which finds another program's registers than the last one.
    browser.click_on("document.querySelector('.fragment .link')");
    browser.wait("document.getElementById('position').innerText === 'step 3 of 10'");
    browser.click_on("[...document.querySelectorAll('#tabs button')].find((tab) => tab.innerText === 'Shader')");
    browser.wait("document.getElementById('panel').innerText.includes('vertex shader')");
    let shader = browser.text("#panel");
    assert!(shader.contains("dp4") && shader.contains("Uniforms"), "{shader}");
    browser.click_on("[...document.querySelectorAll('#tabs button')].find((tab) => tab.innerText === 'Registers')");
    browser.wait("document.querySelectorAll('#panel details').length > 20");
    browser.value("go(3)");
    browser.wait("document.getElementById('panel').innerText.includes(' → ')");
    browser.click_on("[...document.querySelectorAll('#tabs button')].find((tab) => tab.innerText === 'Textures')");
    browser.wait("document.querySelector('#panel img')?.naturalWidth === 64");
}

#[test]
fn pictures_of_steps_are_those_of_the_model() {
    // The second one draws into buffers of several sizes, and has no depth.
    for (recording, has_depth) in [("04_stencil.ctf", true), ("19_render_to_texture.ctf", false)] {
        let folder = tempfile::tempdir().unwrap();
        let [picture, depth] = ["final.rgba", "final.depth"].map(|name| folder.path().join(name));
        let [rgba, words] = [&picture, &depth].map(|path| path.to_str().unwrap());
        let png = folder.path().join("final.png");
        let png = png.to_str().unwrap();
        let depth_too = if has_depth { &["--depth", words][..] } else { &[] };
        pica_ok(&[&["render", &trace(recording), "-o", png, "--rgba", rgba], depth_too].concat());
        let page = page(folder.path(), recording, &["--against", png]);
        let Some(mut browser) = Browser::open(&page) else { return };
        // Forwards and backwards through all steps, to the last one.
        browser.value("(async () => { for (let n = 0; n < steps.length; n++) await go(n); })()");
        browser
            .value("(async () => { for (let n = steps.length; n-- > 0;) await go(n); await go(steps.length - 1); })()");
        let sums = browser.value(
            "[0, 1, 2, 3, 4, 5, 6, 7].map((plane) => { let sum = 0; \
             for (let i = 0; i < picture.width * picture.height; i++) sum = (sum * 31 + at(plane, i)) % 1000003; return sum; })",
        );
        let [colors, depths] = [picture, depth].map(|path| std::fs::read(path).unwrap_or_default());
        let sum = |bytes: &[u8], first: usize| {
            bytes.iter().skip(first).step_by(4).fold(0, |sum: u64, byte| (sum * 31 + u64::from(*byte)) % 1_000_003)
        };
        let expected: Vec<u64> = (0..8).map(|n| sum(if n < 4 { &colors } else { &depths }, n % 4)).collect();
        assert_eq!(sums, json!(expected), "{recording}");
        browser.click_on(
            "[...document.querySelectorAll('#views button')].find((view) => view.innerText === 'Difference')",
        );
        let caption = browser.text("#caption");
        assert!(caption.starts_with("0 of ") && caption.contains(" pixels are not as in final.png"), "{caption}");
    }
}

#[test]
fn differences_to_another_picture_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let pixels = |name: &str, choice: &[&str]| -> Vec<u8> {
        let [png, rgba] = ["png", "rgba"].map(|kind| folder.path().join(format!("{name}.{kind}")));
        let files = ["render", &trace("05_tev.ctf"), "-o", png.to_str().unwrap(), "--rgba", rgba.to_str().unwrap()];
        pica_ok(&[&files[..], choice].concat());
        std::fs::read(rgba).unwrap()
    };
    let [one, other] = [pixels("one", &[]), pixels("other", &["--choice", "combiner_division=rounded"])];
    let differ = one.chunks(4).zip(other.chunks(4)).filter(|(a, b)| a != b).count();
    assert!(differ > 100, "{differ}");
    let page = page(folder.path(), "05_tev.ctf", &["--against", folder.path().join("other.png").to_str().unwrap()]);
    let Some(mut browser) = Browser::open(&page) else { return };
    browser.click_on("[...document.querySelectorAll('#views button')].find((view) => view.innerText === 'Difference')");
    let caption = browser.text("#caption");
    assert!(caption.starts_with(&format!("{differ} of ")), "{caption}, not {differ}");
}

#[test]
fn what_cannot_be_shown_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("page.html");
    let page = page.to_str().unwrap();
    pica_refuses(&["view", "no_such.ctf", "-o", page], "no_such.ctf");
    pica_refuses(&["view", &trace("01_triangle.ctf"), "-o", page, "--against", "README.md"], "README.md");
    let small = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/images/chip.svg");
    pica_refuses(&["view", &trace("01_triangle.ctf"), "-o", page, "--against", small.to_str().unwrap()], "chip.svg");
    pica_refuses(&["view", &trace("01_triangle.ctf"), "-o", "no/such/folder.html"], "no/such");
    assert!(!Path::new(page).exists());
}
