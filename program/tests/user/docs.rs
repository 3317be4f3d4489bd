// SPDX-License-Identifier: MIT
//! What the pages of `docs` show is what the program gives. `UPDATE_EXPECT=1` renews them.

use crate::pica::{pica, pica_ok, pica_with, trace};
use pica_spec::choices::Choices;
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

/// effect.md and its pictures are what the command at its head writes.
#[test]
#[cfg(unix)]
fn effect_is_that_of_the_recordings() {
    let root = page("..");
    let line = std::fs::read_to_string(page("effect.md")).expect("the page");
    let line = line.lines().find_map(|line| line.strip_prefix("    pica ")).expect("its command");
    let folder = tempfile::tempdir().expect("a folder");
    std::os::unix::fs::symlink(root.join("spec"), folder.path().join("spec")).expect("a link");
    std::fs::create_dir_all(folder.path().join("docs/images")).expect("a folder");
    let written = std::process::Command::new(env!("CARGO_BIN_EXE_pica"))
        .args(line.split(' '))
        .current_dir(folder.path())
        .output()
        .expect("the program");
    assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
    let files = |root: &Path| {
        let pictures = std::fs::read_dir(root.join("docs/images/effect")).expect("a folder");
        let mut files: Vec<PathBuf> =
            pictures.map(|entry| PathBuf::from("images/effect").join(entry.expect("a file").file_name())).collect();
        files.push("effect.md".into());
        files.sort();
        files
    };
    let renew = std::env::var_os("UPDATE_EXPECT").is_some();
    if renew {
        std::fs::remove_dir_all(page("images/effect")).expect("the old pictures");
        std::fs::create_dir(page("images/effect")).expect("a folder");
    } else {
        assert_eq!(files(folder.path()), files(&root));
    }
    for file in files(folder.path()) {
        let new = std::fs::read(folder.path().join("docs").join(&file)).expect("a new file");
        if renew {
            std::fs::write(page("").join(&file), new).expect("the page");
        } else {
            assert!(
                new == std::fs::read(page("").join(&file)).expect("a file"),
                "{} is not that of the recordings",
                file.display()
            );
        }
    }
}
