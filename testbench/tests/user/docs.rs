// SPDX-License-Identifier: MIT
//! What the pages of `docs` show is what the program gives. `UPDATE_EXPECT=1` renews them.

use crate::circuit::{Circuit, blocks};
use crate::pica::{pica, pica_ok, pica_with, trace};
use pica_spec::choices::Choices;
use pica_testbench::waves::{Wave, Waves};
use std::path::{Path, PathBuf};

pub fn page(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").join("docs").join(name)
}

/// The pages of the repository and of `docs`.
pub fn pages() -> Vec<PathBuf> {
    let files = ["..", "."].map(|folder| std::fs::read_dir(page(folder)).expect("a folder")).into_iter().flatten();
    let files = files.map(|entry| entry.expect("an entry").path());
    files.filter(|path| path.extension().is_some_and(|extension| extension == "md")).collect()
}

/// The cells of a row of a table.
pub fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}

fn row(cells: &[String]) -> String {
    cells.iter().map(|cell| if cell.is_empty() { "| ".to_owned() } else { format!("| {cell} ") }).collect::<String>()
        + "|"
}

/// Text between backquotes.
pub fn code(cell: &str) -> Option<&str> {
    cell.strip_prefix('`')?.strip_suffix('`')
}

/// In the rows of float24.md, the cell behind an operation with operands is its result.
#[test]
fn float24_shows_real_results() {
    let path = page("float24.md");
    let text = std::fs::read_to_string(&path).expect("the page");
    let is_operation = |cell: &str| code(cell).is_some_and(|code| code.contains(' '));
    let operations: Vec<&str> = text.lines().filter_map(cells).flatten().filter(|cell| is_operation(cell)).collect();
    let lines: String = operations.iter().filter_map(|cell| code(cell)).map(|line| format!("{line}\n")).collect();
    let run = pica_with(&["f24"], lines.as_bytes());
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert!(operations.len() > 50, "the page has examples");
    let mut results = run.text().lines();
    let mut real = String::new();
    for line in text.lines() {
        let mut new = line.to_owned();
        if let Some(cells) = cells(line) {
            let mut cells: Vec<String> = cells.into_iter().map(str::to_owned).collect();
            if let Some(place) = cells.iter().position(|cell| is_operation(cell)) {
                cells[place + 1] = format!("`{}`", results.next().expect("a result"));
                new = row(&cells);
            } else if let Some(id) = code(&cells[0]).filter(|id| Choices::IDS.contains(id)) {
                let default = Choices::default().get(id).expect("a choice");
                let others = Choices::alternatives(id).expect("a choice").into_iter().filter(|name| *name != default);
                cells[2] = others.collect::<Vec<_>>().join(", ");
                cells[1] = default.to_owned();
                new = row(&cells);
            }
        }
        real += &new;
        real.push('\n');
    }
    expect_test::expect_file![path].assert_eq(&real);
}

/// The choices that the page lists are those that the program takes.
#[test]
fn float24_lists_the_choices_of_its_operations() {
    let text = std::fs::read_to_string(page("float24.md")).expect("the page");
    let listed =
        text.lines().filter_map(cells).filter_map(|cells| code(cells[0])).filter(|id| Choices::IDS.contains(id));
    let run = pica(&["f24", "--choice", "gas=no-effect"]);
    let known = run.stderr.rsplit(": ").next().expect("a list").trim().to_owned();
    assert_eq!(listed.collect::<Vec<_>>().join(", "), known);
}

/// A clock of a drawing.
enum Step {
    /// Inputs change; those that are not named stay.
    Set(&'static [(&'static str, u32)]),
    /// As many clocks as pass until an output is 1.
    Until(&'static str),
}

/// A signal of a drawing.
enum Row {
    Level(&'static str),
    /// A payload port, its hexadecimal digits, and the port that says whether it counts.
    Value(&'static str, usize, &'static str),
}

use Row::{Level, Value};
use Step::{Set, Until};

/// What a block does in a simulation.
fn record(name: &str, rows: &[Row], steps: &[Step]) -> Waves {
    let block = blocks().into_iter().find(|block| block.interface.name == name).expect("a block");
    let mut circuit = Circuit::new(&block);
    let clocked = block.interface.clocked();
    let mut seen: Vec<Vec<Wave>> = rows.iter().map(|_| Vec::new()).collect();
    let mut clock = Vec::new();
    for step in steps {
        match step {
            Set(inputs) => inputs.iter().for_each(|(port, value)| circuit.set(port, *value)),
            Until(port) => {
                while circuit.get(port) == 0 {
                    circuit.clock();
                }
                seen.iter_mut().chain([&mut clock]).for_each(|waves| waves.push(Wave::Gap));
                continue;
            }
        }
        clock.push(Wave::Clock);
        for (row, waves) in rows.iter().zip(&mut seen) {
            waves.push(match row {
                Level(port) => Wave::Level(circuit.get(port) == 1),
                Value(_, _, valid) if !valid.is_empty() && circuit.get(valid) == 0 => Wave::Any,
                Value(port, digits, _) => Wave::Value(format!("{:0digits$X}", circuit.get(port))),
            });
        }
        if clocked {
            circuit.clock();
        }
    }
    let mut waves = Waves::default();
    if clocked {
        waves.row("clock", clock);
    }
    for (row, seen) in rows.iter().zip(seen) {
        let (Level(name) | Value(name, ..)) = row;
        waves.row(*name, seen);
    }
    waves
}

/// The drawing of a block in protocols.md.
fn drawing(name: &str) -> String {
    match name {
        "f24_cmp" => {
            let rows = [Value("a", 6, ""), Value("b", 6, ""), Value("y", 2, "")];
            let steps = [Set(&[("a", 0x3F0000), ("b", 0x400000)]), Set(&[("b", 0x3F0000)]), Set(&[("a", 0x7F8000)])];
            record(name, &rows, &steps).draw(8)
        }
        "f24_add" => {
            let rows = [
                Level("in_valid"),
                Value("a", 6, "in_valid"),
                Value("b", 6, "in_valid"),
                Level("out_valid"),
                Value("y", 6, "out_valid"),
            ];
            let one_and_one = Set(&[("in_valid", 1), ("a", 0x3F0000), ("b", 0x3F0000)]);
            let two = Set(&[("b", 0x400000)]);
            let steps = [one_and_one, two].into_iter().chain((0..6).map(|_| Set(&[("in_valid", 0)])));
            record(name, &rows, &[Set(&[])].into_iter().chain(steps).collect::<Vec<_>>()).draw(8)
        }
        "f24_rcp" => {
            let rows = [
                Level("in_valid"),
                Level("in_ready"),
                Value("a", 6, "in_valid"),
                Level("out_valid"),
                Level("out_ready"),
                Value("y", 6, "out_valid"),
            ];
            let steps = [
                Set(&[]),
                Set(&[("in_valid", 1), ("a", 0x408000)]),
                Set(&[("a", 0x400000)]),
                Until("out_valid"),
                Set(&[]),
                Set(&[("out_ready", 1)]),
                Set(&[("out_ready", 0)]),
                Set(&[("in_valid", 0)]),
            ];
            record(name, &rows, &steps).draw(8)
        }
        "combiner" => {
            let rows = [
                Level("reg_valid"),
                Level("reg_ready"),
                Value("reg_id", 3, "reg_valid"),
                Value("reg_data", 8, "reg_valid"),
                Level("fragment_valid"),
                Level("fragment_ready"),
                Value("primary", 8, "fragment_valid"),
                Level("out_valid"),
                Level("out_ready"),
                Value("color", 8, "out_valid"),
            ];
            let steps = [
                Set(&[("out_ready", 1), ("fragment_valid", 1), ("primary", 0xFF80_4020)]),
                Set(&[("primary", 0xFF33_6699), ("reg_valid", 1), ("reg_id", 0x0F8), ("reg_data", 0x000E_000E)]),
                Until("out_valid"),
                Set(&[]),
                Set(&[]),
                Set(&[("reg_valid", 0)]),
                Set(&[("fragment_valid", 0)]),
                Until("out_valid"),
                Set(&[]),
                Set(&[]),
            ];
            record(name, &rows, &steps).draw(10)
        }
        _ => panic!("there is no drawing of {name}"),
    }
}

#[test]
fn protocols_show_real_simulations() {
    let path = page("protocols.md");
    let text = std::fs::read_to_string(&path).expect("the page");
    let mut real = String::new();
    let mut drawings = 0;
    let mut in_drawing = false;
    for line in text.lines() {
        in_drawing &= line != "```";
        if !in_drawing {
            real += line;
            real.push('\n');
        }
        if let Some(name) = line.strip_prefix("```text ") {
            real += &drawing(name);
            (in_drawing, drawings) = (true, drawings + 1);
        }
    }
    assert_eq!(drawings, 4, "one of each protocol");
    expect_test::expect_file![path].assert_eq(&real);
}

/// The pictures of the README are what `pica render` makes of the recordings of their names.
#[test]
fn pictures_are_rendered() {
    let update = std::env::var_os("UPDATE_EXPECT").is_some_and(|value| value == "1");
    let folder = tempfile::tempdir().expect("a folder");
    let mut pictures = 0;
    for entry in std::fs::read_dir(page("images")).expect("the pictures") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "png") {
            continue;
        }
        let recording = trace(path.with_extension("ctf").file_name().and_then(|name| name.to_str()).expect("a name"));
        let fresh = folder.path().join("picture.png");
        pica_ok(&["render", &recording, "-o", fresh.to_str().expect("a name")]);
        if update {
            std::fs::copy(&fresh, &path).expect("a copy");
        }
        assert!(pixels(&path) == pixels(&fresh), "{}: UPDATE_EXPECT=1 renews it", path.display());
        pictures += 1;
    }
    assert_eq!(pictures, 3);
}

/// Size and bytes of the pixels.
fn pixels(path: &Path) -> (u32, u32, Vec<u8>) {
    let file = std::io::BufReader::new(std::fs::File::open(path).expect("a picture"));
    let mut reader = png::Decoder::new(file).read_info().expect("a picture");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("a picture");
    (info.width, info.height, bytes)
}

/// Every page that a page links to is there.
#[test]
fn links_lead_somewhere() {
    for page in pages() {
        let text = std::fs::read_to_string(&page).expect("a page");
        let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
        let sources = text.split("src=\"").skip(1).filter_map(|rest| rest.split_once('"')).map(|(target, _)| target);
        for target in targets.chain(sources).filter(|target| !target.starts_with("http")) {
            let file = target.split('#').next().unwrap_or_default();
            let path = page.parent().expect("a folder").join(file);
            assert!(file.is_empty() || path.exists(), "{} links to {target}", page.display());
        }
    }
}
