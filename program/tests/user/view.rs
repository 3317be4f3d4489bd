// SPDX-License-Identifier: MIT
//! The page of a recording, in a browser.

use crate::browser::Browser;
use crate::pica::{pica_ok, pica_refuses, trace};
use pica_spec::trace::{Element, Recording};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The largest page of a recording of 100,000 pixels.
const MOST_BYTES: u64 = 20_000_000;

fn page(folder: &Path, recording: &str, arguments: &[&str]) -> PathBuf {
    let page = folder.join("page.html");
    pica_ok(&[&["view", &trace(recording), "-o", page.to_str().unwrap()], arguments].concat());
    page
}

/// The page of the two frames of cubes, which is made once for all tests.
fn cubes() -> &'static Path {
    static PAGE: LazyLock<PathBuf> = LazyLock::new(|| page(Path::new(env!("CARGO_TARGET_TMPDIR")), "02_cube.ctf", &[]));
    &PAGE
}

/// Clicks a pixel of the picture.
fn click_pixel(browser: &mut Browser, x: u32, y: u32) {
    let place = browser.value(&format!(
        "(([left, top], box) => [box.x + left, box.y + top])\
         (place({x} + 0.5, {y} + 0.5), document.getElementById('picture').getBoundingClientRect())"
    ));
    browser.click(place[0].as_f64().unwrap(), place[1].as_f64().unwrap());
    browser.wait(&format!("(document.getElementById('pixel') ?? {{}}).innerText === 'Pixel {x}, {y}'"));
}

fn click_tab(browser: &mut Browser, tab: &str) {
    browser.click_on(&format!("document.getElementById('tab-{tab}')"));
    browser.wait(&format!("document.querySelector('#tabs [aria-selected=true]').innerText === '{tab}'"));
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
    let page = folder.path().join("page.html");
    let text = std::fs::read_to_string(cubes()).unwrap();
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
    assert!(cubes().metadata().unwrap().len() < MOST_BYTES);
    let Some(mut browser) = Browser::open(cubes()) else { return };
    assert_eq!(browser.text("#name"), "02_cube.ctf");

    click_pixel(&mut browser, 120, 200);
    assert_eq!(browser.text("#fragments"), "4 fragments in all steps");
    let fragment = browser.text(".fragment");
    assert_eq!(browser.text("#cursor"), "120, 200 211 168 36 255");
    assert!(fragment.contains("texture unit 0") && fragment.contains("230 85 40 255 at 0.1395855"), "{fragment}");
    assert!(fragment.contains("passed all stages"), "{fragment}");
    for (x, y) in [(120, 200), (60, 170), (200, 250), (0, 0), (130, 330)] {
        let expected = inspected(folder.path(), "02_cube.ctf", x, y);
        assert_eq!(shown(&mut browser, x, y), expected, "{x},{y}");
    }

    // From a fragment to its draw, which finds another program's registers than the last one.
    browser.click_on("document.querySelector('.fragment .link')");
    browser.wait("document.getElementById('position').innerText === 'step 3 of 10'");
    click_tab(&mut browser, "Shader");
    browser.wait("document.getElementById('panel').innerText.includes('vertex shader')");
    let shader = browser.text("#panel");
    assert!(shader.contains("dp4") && shader.contains("Uniforms"), "{shader}");
    click_tab(&mut browser, "Registers");
    browser.wait("document.querySelectorAll('#panel details').length > 20");
    browser.value("go(3)");
    browser.wait("document.getElementById('panel').innerText.includes(' → ')");
    click_tab(&mut browser, "Textures");
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
        let last = "steps.findLastIndex(({ draw }) => draw)";
        browser.value(&format!(
            "(async () => {{ for (let n = steps.length; n-- > 0;) await go(n); await go({last}); }})()"
        ));
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

/// What the page says of changed pixels, against what the fragments of the draw say: the first one's destination, and what the
/// last one wrote. The recording goes from buffer to buffer, so that many of its draws are the first ones in theirs.
#[test]
fn the_first_draw_into_a_buffer_changes_it() {
    let folder = tempfile::tempdir().unwrap();
    let page = page(folder.path(), "19_render_to_texture.ctf", &[]);
    let Some(mut browser) = Browser::open(&page) else { return };
    let counts = browser.value(
        "(async () => { const counts = []; for (let n = 0; n < steps.length; n++) { \
           const { draw } = steps[n]; if (!draw) continue; await go(n); \
           const pixels = new Map(); \
           for (const [, blob] of draw.history) { const group = await groupOf(blob); \
             for (const pixel of new Set(group.numbers)) { const texts = textsOf(group, pixel).join(''); \
               const [, first] = / onto ([\\d ]+?) gives/.exec(texts) ?? []; \
               const last = [...texts.matchAll(/written +([\\d ]+?) as /g)].at(-1)?.[1]; \
               if (last && first !== last) pixels.set(pixel, true); } } \
           const shown = [...document.querySelectorAll('#panel dt')].find((name) => name.innerText === 'pixels changed').nextSibling.innerText; \
           counts.push([pixels.size, +shown]); } return counts; })()",
    );
    let counts: Vec<[u64; 2]> = serde_json::from_value(counts).unwrap();
    assert_eq!(counts.len(), 24);
    assert!(counts.iter().filter(|[count, _]| *count > 0).count() > 12, "{counts:?}");
    assert!(counts.iter().all(|[count, shown]| count == shown), "{counts:?}");
}

/// Experiment `lut_divisor` has a colour table that gives white only if 4095 is 1.0, as it is by default.
#[test]
fn the_procedural_texture_is_a_texture() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    pica_ok(&["experiment", "export", "lut_divisor", "-o", &path("out")]);
    pica_ok(&["view", &path("out/lut_divisor/lut_divisor.ctf"), "-o", &path("page.html")]);
    let Some(mut browser) = Browser::open(&folder.path().join("page.html")) else { return };
    click_tab(&mut browser, "Textures");
    browser.wait("document.querySelector('#panel img')?.naturalWidth === 128");
    assert!(browser.text("#panel").contains("Unit 3: procedural"), "{}", browser.text("#panel"));
    let colors = browser.value(
        "(() => { const image = document.querySelector('#panel img'); const canvas = element('canvas', { width: 128, height: 128 }); \
         const context = canvas.getContext('2d'); context.drawImage(image, 0, 0); \
         return [...new Set(context.getImageData(0, 0, 128, 128).data)]; })()",
    );
    assert_eq!(colors, json!([255]));
    click_tab(&mut browser, "Tables");
    browser.wait("document.querySelectorAll('#panel figure').length === 2");
    assert!(
        browser.text("#panel").contains("procedural, colour map: inputs 0 to 1, 1 to 1"),
        "{}",
        browser.text("#panel")
    );
}

#[test]
fn an_address_leads_to_a_step_and_a_pixel() {
    let Some(mut browser) = Browser::open_at(cubes(), "#step=3&pixel=120,200&view=depth&marks=2,9") else { return };
    assert_eq!(browser.text("#position"), "step 3 of 10");
    assert_eq!(browser.text("#pixel"), "Pixel 120, 200");
    assert_eq!(browser.text("#views [aria-checked=true]"), "Depth");
    assert_eq!(browser.text("#frames [aria-current] .number"), "3");
    assert_eq!(browser.text("#frames [aria-pressed=true]"), "★");
    // And back: what is clicked is in the address.
    browser.press("m");
    browser.press("ArrowRight");
    browser.wait("location.hash === '#step=4&pixel=120,200&view=depth&tab=Pixel&marks=2,3,9'");
    // What makes no sense is passed over.
    browser.value("location.hash = '#step=99&pixel=5000,1&view=x&tab=y&marks=,0,11'");
    browser.wait("location.hash.startsWith('#step=9&')");
    assert_eq!(browser.value("state.marks.size"), 0);
}

#[test]
fn a_page_of_one_frame() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("picture.png");
    let rgba = folder.path().join("picture.rgba");
    let files = ["-o", picture.to_str().unwrap(), "--rgba", rgba.to_str().unwrap()];
    pica_ok(&[&["render", &trace("02_cube.ctf"), "--frame", "0"], &files[..]].concat());
    let page = page(folder.path(), "02_cube.ctf", &["--frame", "0"]);
    pica_refuses(&["view", &trace("02_cube.ctf"), "-o", "page.html", "--frame", "2"], "the recording has 2, from 0");
    let Some(mut browser) = Browser::open(&page) else { return };
    assert_eq!(browser.text("#position"), "step 4 of 5");
    assert_eq!(browser.value("[...new Set(steps.map(({ frame }) => frame))]"), json!([0]));
    let red = "[...Array(240 * 400).keys()].reduce((sum, i) => sum + at(0, i), 0)";
    let expected: u64 = std::fs::read(&rgba).unwrap().iter().step_by(4).map(|byte| u64::from(*byte)).sum();
    assert_eq!(browser.value(red), json!(expected));
}

/// A fill covers its buffer with one word, and a transfer without scaling leaves the pixels as they are, without alpha.
#[test]
fn engines_show_their_destination() {
    let Some(mut browser) = Browser::open_at(cubes(), "#step=1") else { return };
    let panel = browser.text("#panel");
    assert!(panel.contains("0x18000000 to 0x1805DC00") && panel.contains("0x68B0D8FF, 32 bits"), "{panel}");
    assert_eq!(
        browser.value("[...new Set([...Array(96000).keys()].map((i) => colorAt(i).join()))]"),
        json!(["104,176,216,255"])
    );
    browser.value(
        "go(3).then(() => { window.drawn = [...Array(96000).keys()].map((i) => colorOf(i).join()).join(' '); })",
    );
    browser.value("go(4)");
    let panel = browser.text("#panel");
    assert!(panel.contains("tiled to linear") && panel.contains("RGBA8") && panel.contains("RGB8 at "), "{panel}");
    assert_eq!(
        browser.value("window.drawn === [...Array(96000).keys()].map((i) => colorOf(i).join()).join(' ')"),
        true
    );
}

/// The recording with registers of the upper screen before the end of its first frame.
#[test]
fn the_screens_are_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut recording = Recording::read(&std::fs::read(trace("02_cube.ctf")).unwrap()).unwrap();
    let end = recording.stream.iter().position(|element| *element == Element::FrameMarker).unwrap();
    let output = recording.stream[..end].iter().find_map(|element| match element {
        Element::RegisterWrite { address: 0x1040_0C04, value } => Some(value << 3),
        _ => None,
    });
    let writes = [(0x68, output.unwrap()), (0x94, output.unwrap()), (0x70, 1), (0x90, 720)];
    let writes = writes.map(|(offset, value)| Element::RegisterWrite { address: 0x1040_0400 + offset, value });
    recording.stream.splice(end..end, writes);
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("screen.ctf"), recording.write().unwrap()).unwrap();
    let [png, turned] = ["picture.png", "turned.png"].map(path);
    pica_ok(&["render", &path("screen.ctf"), "-o", &png, "--frame", "0"]);
    pica_ok(&["render", &path("screen.ctf"), "-o", &turned, "--frame", "0", "--rotate"]);
    let pixels = |file: &str| {
        let mut reader = png::Decoder::new(std::io::Cursor::new(std::fs::read(file).unwrap())).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        (info.width as usize, info.height as usize, pixels.as_chunks::<4>().0.to_vec())
    };
    let ((_, _, upright), (width, height, turned)) = (pixels(&png), pixels(&turned));
    assert_eq!((width, height), (400, 240));
    // x goes up the screen, y to the right (docs/hardware/memory-engines.md, Display).
    assert!((0..240).all(|x| (0..400).all(|y| turned[(239 - x) * 400 + y] == upright[y * 240 + x])));
    pica_ok(&["view", &path("screen.ctf"), "-o", &path("page.html")]);
    let Some(mut browser) = Browser::open_at(Path::new(&path("page.html")), "#step=4&tab=Screens") else { return };
    browser.wait("document.querySelector('#panel canvas')?.width === 400");
    assert!(browser.text("#panel").contains("upper screen, 0x"), "{}", browser.text("#panel"));
    let sum = browser.value(
        "[...document.querySelector('#panel canvas').getContext('2d').getImageData(0, 0, 400, 240).data]\
         .reduce((sum, byte) => (sum * 31 + byte) % 1000003, 0)",
    );
    let expected = turned.as_flattened().iter().fold(0, |sum: u64, byte| (sum * 31 + u64::from(*byte)) % 1_000_003);
    assert_eq!(sum, json!(expected));
}

/// Places on the screen, computed here from the positions in clip space and the viewport of 240 x 400.
#[test]
fn vertices_are_in_a_table_and_on_the_picture() {
    let Some(mut browser) = Browser::open_at(cubes(), "#step=3&tab=Vertices&wire=1") else { return };
    browser.wait("document.querySelectorAll('#panel table').length === 2");
    let rows = browser.value(
        "[...document.querySelectorAll('#panel table')].map((table) => \
         [...table.rows].map((row) => [...row.cells].map((cell) => cell.innerText)))",
    );
    let [inputs, outputs]: [Vec<Vec<String>>; 2] = serde_json::from_value(rows).unwrap();
    assert_eq!((inputs.len(), outputs.len()), (37, 37));
    assert!(inputs[0].contains(&"v0.x".to_owned()), "{:?}", inputs[0]);
    let column = |name: &str| outputs[0].iter().position(|title| title == name).unwrap_or_else(|| panic!("{name}"));
    let places = ["POSITION_X", "POSITION_Y", "POSITION_W", "screen x", "screen y"].map(column);
    for row in &outputs[1..] {
        let [x, y, w, on_x, on_y] = places.map(|place| row[place].parse::<f64>().unwrap());
        assert!(((x / w + 1.0) * 120.0 - on_x).abs() < 0.1, "{row:?}");
        assert!(((y / w + 1.0) * 200.0 - on_y).abs() < 0.1, "{row:?}");
    }
    // Six corners each; the counts of the step have as many triangles displayed.
    assert_eq!(browser.value("triangles.length / 6 === steps[2].draw.counts[2]"), true);
    assert_eq!(browser.value("state.wire && !document.getElementById('wire').disabled"), true);
}

/// The page finds registers and fields by their names, which are those of the specification.
#[test]
fn registers_of_the_page_have_their_names() {
    let script = include_str!("../../../commands/src/view/page/panels.js");
    let (mut registers, mut fields) = (0, 0);
    for line in script.lines().filter(|line| line.contains("\"GPUREG_")) {
        let mut names = line.split('"').skip(3).step_by(2);
        let register = names.next().expect("a register");
        let decoded = pica_ok(&["regs", "decode", register, "0", "--format", "json"]).json();
        assert_eq!(decoded["name"], register);
        registers += 1;
        for field in names {
            assert!(decoded["fields"].get(field).is_some(), "{register} has no field {field}");
            fields += 1;
        }
    }
    assert!(registers >= 9 && fields >= 11, "{registers} registers, {fields} fields");
    let Some(mut browser) = Browser::open_at(cubes(), "#step=3") else { return };
    let summary = browser.value("summary(stateAt(state.step).values).map(([name]) => name)").to_string();
    assert!(summary.contains("culling") && summary.contains("depth and colour"), "{summary}");
}

/// Findings with the same words are one row; `pica render` tells them one by one.
#[test]
fn findings_are_listed_by_kind() {
    let folder = tempfile::tempdir().unwrap();
    let page = page(folder.path(), "06_light.ctf", &[]);
    let Some(mut browser) = Browser::open_at(&page, "#tab=Findings") else { return };
    browser.wait("document.querySelectorAll('#panel .fragment').length === 1");
    let panel = browser.text("#panel");
    assert!(panel.starts_with("10 ×") && panel.contains("the write to 0x148 does nothing"), "{panel}");
    assert!(panel.contains("list 0, segment 0, offset 0xEA4"), "{panel}");
    browser.click_on("document.querySelector('#panel .link')");
    browser.wait("findingsOf(state.step).length === 1");
}

/// Counters of the chip and ports are no settings, and enumerators have the names of the specification.
#[test]
fn registers_that_changed_are_settings() {
    let Some(mut browser) = Browser::open_at(cubes(), "#step=4") else { return };
    let panel = browser.text("#panel");
    assert!(panel.contains("RGBA8 at 0x18000000") && panel.contains("D24S8 at 0x18300000"), "{panel}");
    assert!(panel.contains("primitives\nTRIANGLES"), "{panel}");
    let names = browser.value("[...document.querySelectorAll('#panel summary .name')].map((name) => name.innerText)");
    assert!(!names.to_string().contains("STAT_NUM") && !names.to_string().contains("_DATA"), "{names}");
    let uniforms = browser.value("changedUniforms(3).map(([name]) => name)");
    assert!(uniforms.as_array().unwrap().iter().any(|name| name == "vertex shader c4"), "{uniforms}");
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
