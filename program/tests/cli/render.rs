// SPDX-License-Identifier: MIT
//! `pica render`.

use super::pica::{Folder, pica, pica_ok, pica_refuses, pica_with, pica_with_environment, trace};

/// Width, height and bytes of a PNG file of RGBA pixels.
fn decode(bytes: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Rgba, png::BitDepth::Eight));
    (info.width, info.height, pixels)
}

#[test]
fn picture_colours_and_depth() {
    let out = Folder::new();
    let (file, picture, rgba, depth) =
        (trace("01_triangle.ctf"), out.path("a.png"), out.path("a.rgba"), out.path("a.z"));
    let run = pica_ok(&["render", &file, "-o", &picture, "--rgba", &rgba, "--depth", &depth]);
    assert_eq!(run.text(), "", "nothing was asked for");
    let (width, height, pixels) = decode(&out.read("a.png"));
    assert_eq!((width, height), (240, 400));
    assert_eq!(pixels, out.read("a.rgba"));
    assert_eq!(out.read("a.z").len(), 240 * 400 * 4);
    // The middle of the triangle is drawn, the corners are not.
    let pixel = |x: usize, row: usize| &pixels[4 * (row * 240 + x)..][..4];
    assert_eq!(pixel(0, 0), pixel(239, 399));
    assert_ne!(pixel(0, 0), pixel(120, 200));
    // The picture is the same from standard input to standard output.
    let run = pica_with(&["render", "-", "-o", "-"], &std::fs::read(&file).unwrap());
    assert_eq!((run.status, decode(&run.stdout).2), (0, pixels));
}

#[test]
fn frames() {
    let out = Folder::new();
    let file = trace("02_cube.ctf");
    let render = |name: &str, more: &[&str]| {
        pica_ok(&[&["render", &file, "-o", &out.path(name)], more].concat());
        out.read(name)
    };
    let (first, second, last) = (render("1", &["--frame", "0"]), render("2", &["--frame", "1"]), render("l", &[]));
    assert!(first != second, "the cubes turn");
    assert!(second == last);
    pica_refuses(&["render", &file, "-o", &out.path("3"), "--frame", "2"], "the recording has 2");
    assert!(!std::path::Path::new(&out.path("3")).exists());
}

#[test]
fn counts_and_times() {
    let out = Folder::new();
    let run = pica_ok(&["render", &trace("01_triangle.ctf"), "-o", &out.path("a.png"), "--stats"]);
    let count = |name: &str| {
        let line =
            run.text().lines().find(|line| line.starts_with(&format!("{name}  "))).unwrap_or_else(|| panic!("{name}"));
        line.split_whitespace().last().unwrap().parse::<u64>().unwrap()
    };
    assert_eq!((count("draws"), count("vertices"), count("triangles")), (1, 3, 1));
    assert!(count("fragments") > 1000);
    // Every stage has its time, and those of the stages add up to the total.
    let time = |name: &str| {
        let line = run.text().lines().find(|line| line.starts_with(name) && line.ends_with(" ms"));
        let number = line.unwrap_or_else(|| panic!("{name}")).strip_suffix(" ms").unwrap();
        number.split_whitespace().last().unwrap().parse::<f64>().unwrap()
    };
    let stages = ["memory loads", "commands", "set-up of draws", "vertices", "triangles", "fragments"].map(time);
    assert!((stages.iter().sum::<f64>() - time("total")).abs() < 0.01, "{}", run.text());
    time("  rasterization, all threads");
    time("  shading, all threads");
    // With a picture on standard output, they go to standard error.
    let run = pica_ok(&["render", &trace("01_triangle.ctf"), "-o", "-", "--stats"]);
    assert!(run.stderr.contains("fragments"));
    decode(&run.stdout);
}

#[test]
fn history_of_a_pixel() {
    let out = Folder::new();
    let file = trace("01_triangle.ctf");
    let run = pica_ok(&["render", &file, "-o", &out.path("a.png"), "--inspect", "120,200"]);
    for part in ["pixel 120,200 (register coordinates x 120, y 199): 1 fragments", "draw 0, ", "combiner 5", "outcome"]
    {
        assert!(run.text().contains(part), "{part}: {}", run.text());
    }
    // What it says was written is in the picture.
    let (width, _, pixels) = decode(&out.read("a.png"));
    let pixel = &pixels[4 * (200 * width as usize + 120)..][..4];
    let written = pixel.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    assert!(run.text().contains(&format!("  written           {written} as")), "{}", run.text());
    let run = pica_ok(&["render", &file, "-o", &out.path("a.png"), "--inspect", "0,0"]);
    assert!(run.text().contains("0 fragments"), "{}", run.text());
    pica_refuses(&["render", &file, "-o", &out.path("b.png"), "--inspect", "240,0"], "not in the picture");
    pica_refuses(&["render", &file, "-o", &out.path("b.png"), "--inspect", "7"], "X,Y");
}

#[test]
fn choices() {
    let out = Folder::new();
    let file = trace("02_cube.ctf");
    pica_ok(&["render", &file, "-o", &out.path("a.png")]);
    pica_ok(&["render", &file, "-o", &out.path("b.png"), "--choice", "texture_filter=nearest-level0"]);
    assert!(out.read("a.png") != out.read("b.png"), "the cubes are filtered");
    pica_ok(&["render", &file, "-o", &out.path("b.png"), "--choice", "stencil_sign=unsigned"]);
    assert!(out.read("a.png") == out.read("b.png"), "an assumption takes its answer");
    for (choice, part) in [
        ("texture_filter", "ID=VALUE"),
        ("no_such=x", "no_such"),
        ("stencil_sign=signed", "is an assumption, with the one answer `unsigned`; it cannot be `signed`"),
        ("texture_filter=x", "nearest-level0"),
        ("special_function_accuracy=table", "special_function_accuracy"),
    ] {
        pica_refuses(&["render", &file, "-o", &out.path("c.png"), "--choice", choice], part);
    }
}

/// Gas mode draws nothing, and that is said.
#[test]
fn gas() {
    let out = Folder::new();
    let mut bytes = std::fs::read(trace("01_triangle.ctf")).unwrap();
    // The write of the draw to COLOR_OPERATION (0x100): fragment mode 1.
    let write = [0x00E4_0100_u32, 0x0007_0100].map(u32::to_le_bytes).concat();
    let place = bytes.windows(8).position(|window| window == write).unwrap();
    bytes[place] = 1;
    std::fs::write(out.path("gas.ctf"), bytes).unwrap();
    let run = pica_ok(&["render", &out.path("gas.ctf"), "-o", &out.path("a.png"), "--stats"]);
    assert!(run.stderr.contains("COLOR_OPERATION (0x100) asks for gas"), "{}", run.stderr);
    let fragments = run.text().lines().find(|line| line.starts_with("fragments ")).unwrap();
    assert!(fragments.ends_with(" 0"), "{fragments}");
}

#[test]
fn unusable_input() {
    let out = Folder::new();
    let picture = out.path("a.png");
    pica_refuses(&["render", "no/such.ctf", "-o", &picture], "no/such.ctf");
    std::fs::write(out.path("bad.ctf"), b"CiTr and then nothing").unwrap();
    pica_refuses(&["render", &out.path("bad.ctf"), "-o", &picture], "bad.ctf");
    // No list ever ran: no buffer is bound.
    let header: Vec<u8> = std::fs::read(trace("01_triangle.ctf")).unwrap()[..92].to_vec();
    let empty = [&header[..], &3428_u32.to_le_bytes(), &0_u32.to_le_bytes(), &vec![0; 3328]].concat();
    std::fs::write(out.path("empty.ctf"), empty).unwrap();
    pica_refuses(&["render", &out.path("empty.ctf"), "-o", &picture], "no colour buffer is bound: its address is 0");
}

/// A recording without stream, whose registers are these in the beginning.
fn only_registers(registers: &[(usize, u32)]) -> Vec<u8> {
    let mut words = [0u32; 0x300];
    for (id, value) in registers {
        words[*id] = *value;
    }
    // The header ends at byte 100, where all blocks are; all but that of the registers are empty.
    let blocks = (0..10).flat_map(|block| [100, if block == 2 { words.len() as u32 } else { 0 }]);
    let header = [0x7254_6943, 1, 100].into_iter().chain(blocks).chain([100 + 4 * words.len() as u32, 0]);
    header.chain(words).flat_map(u32::to_le_bytes).collect()
}

/// What is wrong with a bound buffer is said, and not that there is none.
#[test]
fn a_buffer_that_is_none_has_its_reason() {
    let out = Folder::new();
    let (file, picture) = (out.path("made.ctf"), out.path("a.png"));
    let bound = |dim, format: u32| [(0x11D, 0x1800_0000 >> 3), (0x11E, dim), (0x117, format << 16)];
    // FRAMEBUFFER_DIM (240 x 320, and 0 x 320) and COLORBUFFER_FORMAT of a buffer in VRAM.
    for (dim, format, reason) in [
        (0x0013_F0F0, 5, "the colour buffer has format 5, which is none"),
        (0x0013_F0F0, 7, "the colour buffer has format 7, which is none"),
        (0x0013_F000, 0, "the colour buffer has width 0"),
    ] {
        std::fs::write(&file, only_registers(&bound(dim, format))).unwrap();
        pica_refuses(&["render", &file, "-o", &picture], reason);
    }
    std::fs::write(&file, only_registers(&bound(0x0013_F0F0, 0))).unwrap();
    pica_ok(&["render", &file, "-o", &picture]);
}

/// Whatever instruction set is asked for, the bytes are the same; what the processor lacks is refused.
#[test]
fn a_set_of_instructions_can_be_asked_for() {
    let out = Folder::new();
    let render = |name: &str, lanes: &str| {
        let arguments = ["render", &trace(name), "-o", "-"];
        pica_with_environment(&arguments, &[("PICA_LANES", lanes)])
    };
    let refused = render("01_triangle.ctf", "mmx");
    assert_eq!((refused.status, refused.text()), (2, ""));
    let (_, sets) = refused.stderr.trim_end().split_once("PICA_LANES=mmx: this processor has ").unwrap();
    let sets: Vec<&str> = sets.split(", ").collect();
    assert_eq!(sets[0], "portable");
    for name in ["01_triangle.ctf", "06_light.ctf", "12_shader.ctf"] {
        pica_ok(&["render", &trace(name), "-o", &out.path("a.png")]);
        for lanes in &sets {
            let run = render(name, lanes);
            assert_eq!(run.status, 0, "{lanes}: {}", run.stderr);
            assert!(run.stdout == out.read("a.png"), "{name} with {lanes}");
        }
    }
}

/// What is in names does not command a terminal.
#[test]
fn names_with_escape_characters_are_shown() {
    let run = pica(&["render", "no\x1B[31m\u{202E}.ctf", "-o", "-"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("no\\u001B[31m\\u202E.ctf"), "{}", run.stderr);
}

/// A picture with two pixels changed by hand, the first by 3 and the second by 200, whose places are counted here.
#[test]
fn compare_tells_where_another_picture_differs() {
    let out = Folder::new();
    let (file, same, other, map) =
        (trace("02_cube.ctf"), out.path("same.png"), out.path("other.png"), out.path("d.png"));
    pica_ok(&["render", &file, "-o", &same]);
    let run = pica_ok(&["compare", &file, "--against", &same]);
    assert_eq!(run.text(), "no pixel of 240 x 400 differs; the largest difference of a channel is 0\n");

    let (width, height, mut pixels) = decode(&out.read("same.png"));
    for (column, row, channel, by) in [(10, 20, 1, 3), (30, 25, 2, 200)] {
        let byte = &mut pixels[4 * (row * 240 + column) + channel];
        *byte = if *byte < 128 { *byte + by.min(127) } else { *byte - by.min(127) };
    }
    let encode = |path: &str, width: u32, height: u32, pixels: &[u8]| {
        let mut encoder = png::Encoder::new(std::fs::File::create(path).unwrap(), width, height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.write_header().unwrap().write_image_data(pixels).unwrap();
    };
    encode(&other, width, height, &pixels);
    let compare = |more: &[&str]| pica(&[&["compare", &file, "--against", &other, "--format", "json"], more].concat());
    let run = compare(&["-o", &map]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    let json = run.json();
    assert_eq!((&json["pixels"], &json["largest"]), (&2.into(), &127.into()));
    assert_eq!((&json["first"], &json["bounds"]), (&vec![10, 20].into(), &vec![10, 20, 30, 25].into()));
    let run = compare(&["--threshold", "3"]);
    assert_eq!((run.status, &run.json()["first"]), (1, &vec![30, 25].into()));
    assert_eq!(compare(&["--threshold", "127"]).status, 0);
    let mut reader = png::Decoder::new(std::io::Cursor::new(out.read("d.png"))).read_info().unwrap();
    let mut shown = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut shown).unwrap();
    let red = shown.chunks(3).enumerate().filter(|(_, pixel)| pixel[0] > pixel[1]).map(|(place, _)| place);
    assert_eq!(red.collect::<Vec<_>>(), [20 * 240 + 10, 25 * 240 + 30]);

    // As the screen shows it: the first row is the last column.
    let column = |row: usize, column: usize| (row, column);
    let places = (0..240).flat_map(|row| (0..400).map(move |x| column(x, 239 - row)));
    let turned: Vec<u8> = places.flat_map(|(row, x)| pixels[4 * (row * 240 + x)..][..4].to_vec()).collect();
    encode(&other, 400, 240, &turned);
    let run = compare(&["--rotate"]);
    assert_eq!((run.status, &run.json()["pixels"]), (1, &2.into()));
    pica_refuses(&["compare", &file, "--against", &other], "has 400 x 240 pixels, not 240 x 400; --rotate turns");
    pica_refuses(&["compare", &file, "--against", &file], "02_cube.ctf: ");
    pica_refuses(&["compare", &file, "--against", &same, "--frame", "9"], "there is no frame 9");
}

/// Where f32 shows is one command: a lit scene differs in some pixels.
#[test]
fn vertex_shaders_in_f32_are_near_those_in_float24() {
    let out = Folder::new();
    let (lit, picture) = (trace("06_light.ctf"), out.path("chip.png"));
    pica_ok(&["render", &lit, "-o", &picture]);
    let compare = || pica(&["compare", &lit, "--against", &picture, "--arithmetic", "f32", "--format", "json"]);
    let run = compare();
    assert_eq!(run.status, 1, "{}", run.stderr);
    let differing = run.json()["pixels"].as_u64().unwrap();
    assert!((1..1_000).contains(&differing), "{differing} of 16384");
    pica_ok(&["render", &lit, "--arithmetic", "f32", "-o", &picture]);
    assert_eq!(compare().status, 0, "the same arithmetic");
    pica_refuses(&["render", &lit, "--arithmetic", "f64", "-o", &picture], "invalid value 'f64'");
}
