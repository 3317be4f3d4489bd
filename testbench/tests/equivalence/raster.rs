// SPDX-License-Identifier: MIT
//! The rasterizer blocks together, against the tiles of the software rasterizer.

use crate::{block, have};
use pica_model::float::F24;
use pica_model::geometry::Vertex;
use pica_model::geometry::culling::doubled_area;
use pica_model::geometry::viewport::ScreenVertex;
use pica_model::raster::fragment::{FragmentTile, Inputs, LANES};
use pica_model::raster::region::Region;
use pica_model::raster::tile::TilePlace;
use pica_model::raster::tile_walk::{TileRow, rasterize};
use pica_model::raster::triangle::{RasterConfig, Triangle as TiledTriangle};
use pica_rtl::dut::Values;
use pica_spec::choices::Choices;
use pica_spec::register_file::RegisterFile;
use pica_testbench::block::Block;
use pica_testbench::engine::verilator::{PATIENCE, Source, Verilator, program};
use pica_testbench::engine::{Engine, Stall};
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::project::Project;
use pica_testbench::random::{CaseRng, DEFAULT_SEED};
use pica_testbench::registry;
use pica_testbench::registry::raster::channel::{region, triangle_values};
use pica_testbench::stimulus::raster::triangle::Triangle;
use pica_vectors::{Case, Direction, Item};

/// Random triangles; `PICA_TRIANGLES` is another number of them.
const TRIANGLES: u64 = 4000;

/// A pixel and its three weights.
type Pixel = (i64, i64, [i64; 3]);

/// Setup and walk, one behind the other, in Verilator.
struct Rasterizer {
    setup: (Block, Verilator),
    walk: (Block, Verilator),
}

impl Rasterizer {
    fn new() -> Self {
        let start = |name: &str| {
            let block = block(name);
            let project = Project::of_text(name, format!("{name}.v"), crate::verilog(&block));
            let source = Source::new(&block.interface, &project);
            let engine = Verilator::start(&block.interface, &program(&source).unwrap(), None, PATIENCE).unwrap();
            (block, engine)
        };
        Self { setup: start("raster_setup"), walk: start("raster_walk") }
    }

    /// The pixels of triangles that are known to have `counts` pixels.
    fn pixels(&mut self, triangles: &[Triangle], counts: &[usize], stall: Stall) -> Vec<Vec<Pixel>> {
        let (block, engine) = &mut self.setup;
        let mut inputs = block.columns(Direction::In, triangles.len());
        for (row, triangle) in triangles.iter().enumerate() {
            inputs.set_row(row, &triangle_values(triangle).to_row());
        }
        let answer = engine.flat(&inputs, &block.columns(Direction::Out, 0), stall).unwrap();
        assert_eq!(answer.violation, None);
        let inputs = (0..triangles.len()).map(|row| Item { channel: 0, values: answer.outputs.row(row) }).collect();
        // The engine only wants to know how many transactions come, and each triangle has one more than pixels.
        let expected: usize = counts.iter().sum::<usize>() + counts.len();
        let outputs = vec![Item { channel: 1, values: Vec::new() }; expected];
        let answer = self.walk.1.unit(&Case { inputs, outputs }, stall).unwrap();
        assert_eq!(answer.violation, None);
        let mut pixels = vec![Vec::new()];
        for item in &answer.outputs {
            let weight = |port: usize| {
                let pattern = u64::from(item.values[port + 1]) << 32 | u64::from(item.values[port]);
                (pattern << 30) as i64 >> 30
            };
            match item.values[0] {
                0 => pixels.last_mut().expect("there is always one").push((
                    item.values[1].into(),
                    item.values[2].into(),
                    [weight(3), weight(5), weight(7)],
                )),
                _ => pixels.push(Vec::new()),
            }
        }
        assert_eq!(pixels.pop(), Some(Vec::new()), "the last transaction is an end");
        pixels
    }
}

/// The pixels that the software rasterizer covers, tile by tile; then by line and column.
fn tiled(triangle: &Triangle, config: &RasterConfig, tile: &mut FragmentTile) -> Vec<(i64, i64)> {
    let region: Region = region(triangle);
    let vertex = |k: usize| ScreenVertex {
        x: triangle.x[k],
        y: triangle.y[k],
        z: F24::ZERO,
        reciprocal_w: F24::ONE,
        components: Vertex::default().0,
    };
    let Some(tiled) = TiledTriangle::new(&[0, 1, 2].map(vertex), config, &region.bounds) else { return Vec::new() };
    let height = i64::from(triangle.last_line) + 1;
    let mut pixels = Vec::new();
    for row in TileRow::of(&tiled, height, false, &(0..triangle.last_line + 1)) {
        rasterize(&tiled, config, &region, &row, tile, |tile| {
            let place = TilePlace::of_row(tile.x.into(), tile.row.into(), height, false);
            pixels.extend((0..LANES).filter(|lane| tile.coverage >> lane & 1 != 0).map(|lane| place.pixel(lane)));
        });
    }
    pixels.sort_by_key(|(x, y)| (*y, *x));
    pixels
}

/// The covered sets of setup and walk in Verilog are those of the tiles, in order, and the weights of every pixel add up
/// to twice the area.
#[test]
fn pixels_are_those_of_the_tiles() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let count = std::env::var("PICA_TRIANGLES").map_or(TRIANGLES, |count| count.parse().expect("a number"));
    let mut rasterizer = Rasterizer::new();
    let registers = RegisterFile::new(&Choices::default());
    let config = RasterConfig::new(&registers, &Choices::default(), Inputs::default());
    let mut tile = FragmentTile::default();
    let random = |number: u64| Triangle::random(&mut CaseRng::new(DEFAULT_SEED, number));
    let batches = (0..count).step_by(250).map(|first| (first..count.min(first + 250)).map(random).collect());
    let mut all = 0;
    for (number, batch) in [Triangle::maximal().to_vec()].into_iter().chain(batches).enumerate() {
        let expected: Vec<Vec<(i64, i64)>> = batch.iter().map(|triangle| tiled(triangle, &config, &mut tile)).collect();
        let counts: Vec<usize> = expected.iter().map(Vec::len).collect();
        let probability = if number % 4 == 1 { 64 } else { 0 };
        let stall = Stall { bubbles: probability, back_pressure: probability, seed: number as u32, ..Stall::default() };
        let actual = rasterizer.pixels(&batch, &counts, stall);
        for ((triangle, expected), actual) in batch.iter().zip(&expected).zip(&actual) {
            let places: Vec<(i64, i64)> = actual.iter().map(|(x, y, _)| (*x, *y)).collect();
            assert_eq!(&places, expected, "{triangle:?}, of batch {number}");
            let area = doubled_area(triangle.x, triangle.y);
            let sum = if area == 0 { 3 } else { area };
            assert!(actual.iter().all(|(_, _, weights)| weights.iter().sum::<i64>() == sum), "{triangle:?}");
        }
        all += counts.iter().sum::<usize>();
    }
    println!("{count} random triangles and {} maximal ones: {all} pixels", Triangle::maximal().len());
}

/// The triangles around a point cover each pixel of the square that they fill once.
#[test]
fn triangles_that_share_edges_are_watertight() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let outline: [[u16; 2]; 8] = [[0, 0], [313, 0], [640, 0], [640, 333], [640, 640], [200, 640], [0, 640], [0, 88]];
    let mut rasterizer = Rasterizer::new();
    let registers = RegisterFile::new(&Choices::default());
    let config = RasterConfig::new(&registers, &Choices::default(), Inputs::default());
    let mut tile = FragmentTile::default();
    for number in 0..60 {
        let mut rng = CaseRng::new(DEFAULT_SEED, number);
        let mut coordinate = || match rng.below(3) {
            0 => 16 * rng.below(40) + 8,
            1 => 16 * rng.below(40),
            _ => rng.below(640),
        } as u16;
        let [x, y] = [coordinate(), coordinate()];
        let fan: Vec<Triangle> = (0..8)
            .map(|k| {
                let (a, b) = (outline[k], outline[(k + 1) % 8]);
                let (x, y) = ([x, a[0], b[0]], [y, a[1], b[1]]);
                Triangle { x, y, width: 40, last_line: 39, ..Triangle::default() }
            })
            .filter(|triangle| doubled_area(triangle.x, triangle.y) > 0)
            .collect();
        let counts: Vec<usize> = fan.iter().map(|triangle| tiled(triangle, &config, &mut tile).len()).collect();
        let mut pixels: Vec<(i64, i64)> =
            rasterizer.pixels(&fan, &counts, Stall::default()).into_iter().flatten().map(|(x, y, _)| (y, x)).collect();
        pixels.sort_unstable();
        let square: Vec<(i64, i64)> = (0..40).flat_map(|y| (0..40).map(move |x| (y, x))).collect();
        assert_eq!(pixels, square, "around ({x}, {y})");
    }
}

/// The alternatives of the ledger: every fill rule by both tests, edge values that wrap, weights with the bias.
#[test]
fn alternatives_pass() {
    let with = |assignments: &[(&str, &str)]| {
        let mut choices = Choices::default();
        assignments.iter().for_each(|(id, value)| choices.set(id, value).expect("a choice of the ledger"));
        choices
    };
    let passes = |choices: &Choices, name: &str, kind, vectors| {
        let blocks = registry::blocks(choices).unwrap();
        let block = blocks.iter().find(|block| block.interface.name == name).expect("a block of that name");
        let options = Options { seed: DEFAULT_SEED, vectors: Some(vectors), ..Options::default() };
        let report = equivalence::run(block, kind, &options, &[], &|_| {}).unwrap();
        assert_eq!(report.mismatches, 0, "{}", report.text(&block.interface));
    };
    for rule in ["exclude-right-high", "exclude-right-low", "exclude-left-high", "exclude-left-low"] {
        for test in ["closed-form", "line-division"] {
            let choices = with(&[("fill_rule", rule), ("excluded_edge_test", test)]);
            passes(&choices, "raster_setup", EngineKind::Native, 600);
        }
    }
    if have(EngineKind::Verilator) {
        let choices = with(&[("edge_value_width", "wrap-32"), ("interpolation_weights", "biased")]);
        passes(&choices, "raster_walk", EngineKind::Verilator, 1000);
        let choices = with(&[("fill_rule", "exclude-left-low"), ("excluded_edge_test", "line-division")]);
        passes(&choices, "raster_setup", EngineKind::Verilator, 100_000);
    }
}
