// SPDX-License-Identifier: MIT
//! How far our pictures of the recorded traces are from those of the other renderer, in numbers that must not get worse.
//!
//! docs/pipeline.md explains every region that differs.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

use expect_test::expect;
use pica_model::geometry::{Downstream, Draw, VertexSink};
use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::capture::CapturedFragment;
use pica_model::gpu::pipeline::{Picture, Pipeline};
use pica_model::shader::{EmittedTriangle, Packed};
use pica_model::trace::Replay;
use pica_spec::choices::Choices;
use pica_spec::pica200::DepthFormat;
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::Recording;

use super::compare::{self, Agreement};
use super::{TRACES, comparable, recording, reference, replayed};

/// Difference of a colour channel that still counts as agreement, of 255.
pub const COLOR_TOLERANCE: u32 = 2;

/// The comparison of a trace.
struct Compared {
    color: Agreement,
    depth: Option<Agreement>,
    stencil: Option<Agreement>,
}

/// The filter of the other renderer, and everything else as the ledger has it.
fn filter_alone() -> Choices {
    Choices { texture_filter: comparable().texture_filter, ..Choices::default() }
}

fn compared(name: &str, choices: &Choices) -> Compared {
    let recording = recording(name);
    let machine = replayed(&recording, choices);
    let (registers, memory) = (machine.registers(), machine.memory());
    let ours = Picture::of_color(registers, choices, memory).expect("a colour buffer");
    let (width, height, theirs) = reference::picture(name);
    assert_eq!((ours.width, ours.height), (width, height), "{name}");
    let scale = combiner_scales(name, &recording, width, height);
    // All scenes but one leave the first pixel clear.
    let (clear, clear_depth) = match name {
        "16_clip_formats" => ([64, 48, 32, 255], Some(0)),
        _ => (theirs[0], None),
    };
    let color = compare::colors(&ours.pixels, &theirs, clear, |pixel| COLOR_TOLERANCE * scale(pixel));
    let buffers = reference::depth(name).map(|theirs| {
        let ours = Picture::of_depth(registers, choices, memory).expect("a depth buffer").pixels;
        let bits = if registers.depthbuffer_format().format() == DepthFormat::D16 { 16 } else { 24 };
        let clear = clear_depth.unwrap_or(theirs[0]);
        let depth = compare::numbers(&ours, &theirs, clear, 0xFF_FFFF, 1 << (bits - 14));
        (depth, compare::numbers(&ours, &theirs, clear, 0xFF00_0000, 0))
    });
    Compared { color, depth: buffers.map(|(depth, _)| depth), stencil: buffers.map(|(_, stencil)| stencil) }
}

/// By how much the combiners of a scene magnify differences of their inputs, for each pixel. 05_tev scales in its stages
/// and has a draw in each of 4 x 4 cells, row by row from the register origin.
fn combiner_scales(name: &str, recording: &Recording, width: u32, height: u32) -> impl Fn(usize) -> u32 {
    let mut scales = Scales::default();
    if name == "05_tev" {
        let mut replay = Replay::new(recording, Machine::new(&Choices::default(), scales).expect("the defaults"));
        replay.run();
        scales = core::mem::take(replay.machine_mut().sink_mut());
        assert_eq!(scales.0.len(), 16);
    }
    move |pixel| {
        let (x, y) = (pixel as u32 % width, height - 1 - pixel as u32 / width);
        scales.0.get((y * 4 / height * 4 + x * 4 / width) as usize).copied().unwrap_or(1)
    }
}

/// For each draw, the product of the larger scales of the combiner stages.
#[derive(Debug, Default)]
struct Scales(Vec<u32>);

impl VertexSink for Scales {
    fn begin_draw(&mut self, _: Draw, downstream: &mut Downstream<'_>) {
        let exponent = |registers: &RegisterFile, stage| {
            let word = registers.get([0x0C4, 0x0CC, 0x0D4, 0x0DC, 0x0F4, 0x0FC][stage]);
            (word & 3).max(word >> 16 & 3)
        };
        self.0.push((0..6).map(|stage| 1 << exponent(downstream.registers, stage)).product());
    }

    fn vertex(&mut self, _: &Packed, _: &mut Downstream<'_>) {}
    fn triangle(&mut self, _: &EmittedTriangle, _: &mut Downstream<'_>) {}
    fn restart(&mut self) {}
}

/// Pixels that are not clear, and those of them that agree: with the filter of the peer alone, and with everything that
/// `texture_filter=nearest-level0` sets. Of the latter, depth and stencil, if there is a reference: those that agree, that
/// are equal, and the largest difference.
#[test]
fn agreement() {
    let mut table = String::new();
    for name in TRACES {
        let (alone, all) = (compared(name, &filter_alone()), compared(name, &comparable()));
        let percent = |a: &Agreement| 100.0 * a.agree as f64 / a.counted as f64;
        let _ = write!(table, "{name:20}");
        for Compared { color, .. } in [&alone, &all] {
            let _ = write!(table, " {:5} {:5} {:6.2} %", color.counted, color.agree, percent(color));
        }
        for part in [all.depth, all.stencil].into_iter().flatten() {
            let _ = write!(table, " | {:5} {:5} {:5} {}", part.counted, part.agree, part.equal, part.largest);
        }
        table += "\n";
        // In the picture of 20 the peer leaves out what it does not know.
        assert!(all.color.is_good() || name == "20_shader_rare", "{name}");
        for Compared { depth, stencil, .. } in [alone, all] {
            assert!(depth.is_none_or(|depth| depth.is_good()), "{name}");
            assert!(stencil.is_none_or(|stencil| stencil.equal == stencil.counted), "{name}");
        }
    }
    expect![[r#"
        01_triangle          32000 32000 100.00 % 32000 32000 100.00 % | 32000 32000 32000 0 | 32000 32000 32000 0
        02_cube              28402 28400  99.99 % 28402 28402 100.00 % | 28402 28402   402 5 | 28402 28402 28402 0
        04_stencil           13672 13672 100.00 % 13672 13672 100.00 % | 13672 13672 13672 0 | 13672 13672 13672 0
        05_tev               14391 13617  94.62 % 14391 14339  99.64 %
        06_light              8792  8664  98.54 %  8792  8788  99.95 % |  9048  9048   575 15 |  9048  9048  9048 0
        08_geometry          44021 43727  99.33 % 44021 43716  99.31 %
        10_texformats        16112 15763  97.83 % 16112 16112 100.00 %
        12_shader             7560  7560 100.00 %  7560  7560 100.00 %
        14_indexed           16002 16002 100.00 % 16002 16002 100.00 % | 16002 16002  9263 60 | 16002 16002 16002 0
        16_clip_formats       4096  4079  99.58 %  4096  4079  99.58 % |  4096  4083  3802 27524 |  4096  4096  4096 0
        19_render_to_texture 14064 13724  97.58 % 14062 14062 100.00 %
        20_shader_rare        2520   840  33.33 %  2520   840  33.33 %
    "#]]
    .assert_eq(&table);
}

/// The pixels that show a triangle of one depth everywhere, by that depth: how many they are, how many of them have
/// exactly the depth of the peer, and what the peer has at the least and at most.
///
/// The depths are the same where that of the triangle is a float24 number. 0.6 in 14_indexed is none: float24 cuts it to
/// 0x13333 / 2^17, everywhere, and the peer scatters by one. In 16_clip_formats, 9 pixels show another triangle there.
#[test]
fn constant_depth() {
    assert_eq!((0x1_3333 * 0xFF_FFFF_u64) >> 17, 0x99_997F);
    let mut table = String::new();
    for name in TRACES {
        let Some(theirs) = reference::depth(name) else { continue };
        let (ours, shown) = depth_and_triangles(name);
        let mut depths: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for (n, (our, their)) in ours.into_iter().zip(theirs).enumerate() {
            if shown[n] == Some(our & 0xFF_FFFF) {
                depths.entry(our & 0xFF_FFFF).or_default().push(their & 0xFF_FFFF);
            }
        }
        for (our, theirs) in depths {
            let equal = theirs.iter().filter(|their| **their == our).count();
            let (low, high) = (theirs.iter().min().unwrap_or(&0), theirs.iter().max().unwrap_or(&0));
            let _ = writeln!(table, "{name:20} {our:6X} {:5} {equal:5} {low:6X} {high:6X}", theirs.len());
        }
    }
    expect![[r#"
        01_triangle          7FFFFF 32000 32000 7FFFFF 7FFFFF
        04_stencil           800000 16384 16384 800000 800000
        14_indexed           7FFFFF  9234  9234 7FFFFF 7FFFFF
        14_indexed           99997F  4788     0 999998 99999A
        16_clip_formats         7AE   757   756    7AE   7332
        16_clip_formats         A3D   142   142    A3D    A3D
        16_clip_formats         CCC   507   499    CCC   6666
        16_clip_formats        7332    35    35   7332   7332
        16_clip_formats        B332   198   198   B332   B332
        16_clip_formats        FFFF    45    45   FFFF   FFFF
    "#]]
    .assert_eq(&table);
}

/// The depth buffer at the end of a scene and, for each of its pixels, the depth of the triangle that is on top, if it
/// has more than 8 fragments and all have that depth.
fn depth_and_triangles(name: &str) -> (Vec<u32>, Vec<Option<u32>>) {
    let pipeline = Pipeline::new(&comparable()).expect("the choices are offered").capturing(usize::MAX);
    let recording = recording(name);
    let machine = Machine::new(&comparable(), pipeline).expect("the choices are offered");
    let mut replay = Replay::new(&recording, machine);
    replay.run();
    let mut machine = replay.into_machine();
    let capture = machine.sink_mut().take_capture();
    let picture = Picture::of_depth(machine.registers(), machine.choices(), machine.memory()).expect("a depth buffer");
    let buffer = machine.registers().depthbuffer_loc().address();
    let mut shown = vec![None; picture.pixels.len()];
    for draw in &capture.draws {
        if draw.framebuffer.depth.is_none_or(|depth| depth.address != buffer) {
            continue;
        }
        let mut triangles: HashMap<u64, Vec<&CapturedFragment>> = HashMap::new();
        for fragment in &draw.fragments {
            triangles.entry(fragment.triangle).or_default().push(fragment);
        }
        let constant = |triangle: u64| {
            let fragments = &triangles[&triangle];
            fragments.len() > 8 && fragments.iter().all(|other| other.record.depth == fragments[0].record.depth)
        };
        for fragment in &draw.fragments {
            let Some(test) = fragment.record.depth_test.filter(|test| test.passed) else { continue };
            let y = if draw.framebuffer.grid.y_up { picture.height - 1 - fragment.row } else { fragment.row };
            let pixel = (picture.height - 1 - y) * picture.width + fragment.x;
            shown[pixel as usize] = constant(fragment.triangle).then_some(test.written.depth);
        }
    }
    (picture.pixels, shown)
}
