// SPDX-License-Identifier: MIT
//! The positions of every vertex of every trace, computed a second time: attributes by the second loader, uniforms from
//! the decoded lists, arithmetic in f64. A wrong attribute, index, permutation, uniform or order cannot hide behind the
//! rounding of float24.

use pica_spec::choices::Choices;

use crate::common::{Told, oracle};
use crate::scan::{Draw, draws, value};
use crate::{TRACES, recording, replayed};

/// A vector and, for each component, the sum of the magnitudes that went into it.
type Bounded = ([f64; 4], [f64; 4]);

fn exact(vector: [f64; 4]) -> Bounded {
    (vector, vector.map(f64::abs))
}

/// Rows c[first..] of a matrix times a vector.
fn matrix(uniforms: &[[f64; 4]], first: usize, (vector, magnitude): Bounded) -> Bounded {
    let row = |row: usize, vector: [f64; 4], part: fn(f64) -> f64| {
        (0..4).map(|column| part(uniforms[first + row][column]) * vector[column]).sum()
    };
    ([0, 1, 2, 3].map(|r| row(r, vector, |m| m)), [0, 1, 2, 3].map(|r| row(r, magnitude, f64::abs)))
}

/// The position that the shader of a trace computes from attribute 0.
fn position(trace: &str, uniforms: &[[f64; 4]], attribute: [f64; 4]) -> Bounded {
    let [x, y, z, _] = attribute;
    match trace {
        // tri: projection (c0-c3) * (x, y, z, w); basic and tev: w = 1.
        "01_triangle" | "04_stencil" | "05_tev" | "10_texformats" | "14_indexed" | "19_render_to_texture" => {
            matrix(uniforms, 0, exact([x, y, z, 1.0]))
        }
        // cube and light: projection * (modelView (c4-c7) * (x, y, z, 1)).
        "02_cube" | "06_light" => matrix(uniforms, 0, matrix(uniforms, 4, exact([x, y, z, 1.0]))),
        // flow and rare: z carries the mode, the position has z = 1/2.
        "12_shader" | "20_shader_rare" => matrix(uniforms, 0, exact([x, y, 0.5, 1.0])),
        // clip: scale (c0) times the attribute.
        "16_clip_formats" => exact([0, 1, 2, 3].map(|i| uniforms[0][i] * attribute[i])),
        other => panic!("{other}"),
    }
}

fn attributes(draw: &Draw, number: u32) -> Vec<[f64; 4]> {
    let patterns =
        oracle::vertex(&draw.registers, &Choices::default(), &[[0; 4]; 16], &mut [[0; 4]; 16], number, &|address| {
            draw.byte(address)
        });
    patterns.iter().map(|pattern| pattern.map(value)).collect()
}

/// What each draw told the sink.
fn told_by_draw(told: &[Told]) -> Vec<Vec<&Told>> {
    let mut result: Vec<Vec<&Told>> = Vec::new();
    for told in told {
        match told {
            Told::Begin(_) => result.push(Vec::new()),
            Told::Vertex(_) | Told::Triangle { .. } => result.last_mut().expect("inside a draw").push(told),
            _ => {}
        }
    }
    result
}

fn check(trace: &str, patterns: [u32; 4], (expected, magnitude): Bounded, what: &str) {
    for component in 0..4 {
        let difference = (value(patterns[component]) - expected[component]).abs();
        // Some ten roundings of 2^-16 each.
        assert!(difference <= magnitude[component] * 2.0_f64.powi(-12), "{trace}: {what}, component {component}");
    }
}

#[test]
fn every_position_agrees_with_f64() {
    for trace in TRACES.into_iter().filter(|trace| *trace != "08_geometry") {
        let recording = recording(trace);
        let (machine, _) = replayed(&recording);
        let told = told_by_draw(&machine.sink().told);
        let draws = draws(&recording);
        assert_eq!(told.len(), draws.len());
        for (number, (draw, told)) in draws.iter().zip(&told).enumerate() {
            // Attribute 0 goes to v0 (the map may permute the others), and o0 is the position: slot 0.
            assert_eq!(
                (draw.registers[0x2BB] & 0xF, draw.registers[0x2BD] & 1, draw.registers[0x050]),
                (0, 1, 0x0302_0100)
            );
            assert_eq!(told.len(), draw.count() as usize);
            for (n, told) in (0..).zip(told) {
                let Told::Vertex(vertex) = told else { panic!("no geometry shader") };
                let attribute = attributes(draw, draw.number(n))[0];
                let position = position(trace, &draw.uniforms[1], attribute);
                check(trace, vertex[0], position, &format!("draw {number}, vertex {n}"));
            }
        }
    }
}

#[test]
fn texture_coordinates_and_colours_pass_through_unchanged() {
    // basic.v.pica: o1 = i_tc, o2 = i_col, bit for bit.
    for trace in ["04_stencil", "10_texformats", "14_indexed", "19_render_to_texture"] {
        let recording = recording(trace);
        let (machine, _) = replayed(&recording);
        for (draw, told) in draws(&recording).iter().zip(told_by_draw(&machine.sink().told)) {
            for (n, told) in (0..).zip(told) {
                let Told::Vertex(vertex) = told else { panic!("no geometry shader") };
                let attributes = attributes(draw, draw.number(n));
                assert_eq!(vertex[1..].iter().map(|slot| slot.map(value)).collect::<Vec<_>>(), attributes[1..3]);
            }
        }
    }
}

#[test]
fn the_corners_of_every_point_agree_with_f64() {
    // point.g.pica: attribute 0 is the centre p, 2 is (cos, sin, size); right = size * (cos, sin), up = (-right.y,
    // right.x). The first triangle is p-r-u, p+r-u, p-r+u; the second has p+r+u in place of the first vertex.
    let recording = recording("08_geometry");
    let (machine, _) = replayed(&recording);
    let told = told_by_draw(&machine.sink().told);
    let draw = &draws(&recording)[2];
    assert_eq!(told[2].len(), 2 * draw.count() as usize);
    for (n, told) in (0..).zip(told[2].chunks(2)) {
        let attributes = attributes(draw, draw.number(n));
        let [[px, py, pz, _], colour, [cos, sin, size, _]] = attributes[..] else { panic!("three attributes") };
        let (right, up) = ([size * cos, size * sin], [-size * sin, size * cos]);
        let corner = |r: f64, u: f64| {
            let [x, y] = [px + r * right[0] + u * up[0], py + r * right[1] + u * up[1]];
            let magnitude = |p: f64, i: usize| p.abs() + right[i].abs() + up[i].abs();
            let corner = ([x, y, pz, 1.0], [magnitude(px, 0), magnitude(py, 1), pz.abs(), 1.0]);
            matrix(&draw.uniforms[0], 0, corner)
        };
        let corners = [
            [corner(-1.0, -1.0), corner(1.0, -1.0), corner(-1.0, 1.0)],
            [corner(1.0, 1.0), corner(1.0, -1.0), corner(-1.0, 1.0)],
        ];
        let texture = [[[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]], [[1.0, 1.0], [1.0, 0.0], [0.0, 1.0]]];
        for (triangle, told) in told.iter().enumerate() {
            let Told::Triangle { vertices, .. } = told else { panic!("a geometry shader") };
            for (corner, vertex) in vertices.iter().enumerate() {
                check("08_geometry", vertex[0], corners[triangle][corner], &format!("point {n}"));
                assert_eq!([0, 1].map(|i| value(vertex[1][i])), texture[triangle][corner]);
                assert_eq!(vertex[2].map(value), colour);
            }
        }
    }
}
