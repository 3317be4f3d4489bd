// SPDX-License-Identifier: MIT
//! What the assembler warns of although the language allows it: outputs that are not written exactly once, and what no way
//! through a program should do. The places are counted by hand.

use pica_shader::assembler::{Options, SourceFile, assemble, assemble_with};

/// The warnings of files that assemble.
fn warnings(files: &[&str]) -> Vec<String> {
    let names = ["a.v.pica", "b.v.pica"];
    let sources: Vec<_> = files.iter().zip(names).map(|(text, name)| SourceFile::new(name, *text)).collect();
    let assembly = assemble(&sources).unwrap_or_else(|errors| panic!("{}", errors[0]));
    // Nothing of it is in the container.
    let unchecked = assemble_with(&sources, Options { checks: false, ..Options::default() }).expect("no errors");
    assert_eq!(assembly.shbin, unchecked.shbin);
    assert_eq!(unchecked.warnings, []);
    assembly.warnings.iter().map(|warning| warning.to_string().replace(": warning: ", ": ")).collect()
}

/// The warnings of one program, whose lines `|` separates.
fn of(text: &str) -> Vec<String> {
    warnings(&[&text.replace('|', "\n")])
}

const NONE: [&str; 0] = [];

/// The pattern of nihstro #24 and pocketjs #252: `mov outclr.xyz` leaves w as it is.
#[test]
fn mapped_components_have_to_be_written() {
    assert_eq!(
        of(".out outpos position|.out outclr color|.proc main|mov outpos, v0|mov outclr.xyz, v1|end|.end"),
        ["a.v.pica:6:1: outclr.w (o1) is not written before this: a console may freeze"]
    );
    assert_eq!(of(".out outpos position|.out outclr color|.proc main|mov outpos, v0|mov outclr, v1|end|.end"), NONE);
    // texcoord0 maps two components, a dummy none, and a mask of the declaration fewer.
    let text = ".out p position|.out t texcoord0|.out - dummy|.out c color.rgb|.proc main|mov p, v0|mov t.xy, v1|mov c.rgb, v1|end|.end";
    assert_eq!(of(text), NONE);
    let text = ".out - position|.proc main|end|.end";
    assert_eq!(of(text), ["a.v.pica:3:1: o0.xyzw is not written before this: a console may freeze"]);
}

/// nihstro #28.
#[test]
fn mapped_components_have_to_be_written_once() {
    assert_eq!(
        of(".out outpos position|.proc main|mov outpos, v0|mov outpos.zw, v1|end|.end"),
        ["a.v.pica:4:1: outpos.zw (o0) is written a second time on a way to this: a console may freeze"]
    );
    assert_eq!(of(".out outpos position|.proc main|mov outpos.xy, v0|mov outpos.zw, v1|end|.end"), NONE);
    // A loop writes once in each round.
    assert_eq!(
        of(".out outpos position|.proc main|for i0|mov outpos, v0|.end|end|.end"),
        ["a.v.pica:4:1: outpos.xyzw (o0) is written a second time on a way to this: a console may freeze"]
    );
    // What no attribute is mapped to may be written as one likes.
    assert_eq!(of(".out outpos position|.proc main|mov outpos, v0|mov o1, v0|mov o1, v0|end|.end"), NONE);
}

#[test]
fn ways_are_told_apart() {
    let head = ".out o position|.bool lit, far|.proc main|";
    let both = "ifu lit|mov o, v0|.else|mov o, v1|.end|end|.end";
    assert_eq!(of(&format!("{head}{both}")), NONE);
    let one = "ifu lit|mov o, v0|.end|end|.end";
    let expected = ["a.v.pica:7:1: o.xyzw (o0) is not written before this: a console may freeze"];
    assert_eq!(of(&format!("{head}{one}")), expected);
    // A boolean and a flag keep their values between two tests; a comparison changes the flag.
    let same = "ifu lit|mov o, v0|.end|nop|jmpu lit, out|mov o, v1|out: end|.end";
    assert_eq!(of(&format!("{head}{same}")), NONE);
    let flag = |between: &str| {
        of(&format!("{head}cmp v0, eq, eq, v0|ifc cmp.x|mov o, v0|.end|{between}|ifc !cmp.x|mov o, v1|.end|end|.end"))
    };
    assert_eq!(flag("nop"), NONE);
    assert_eq!(
        flag("cmp v0, lt, eq, v0"),
        [
            "a.v.pica:10:1: o.xyzw (o0) is written a second time on a way to this: a console may freeze",
            "a.v.pica:12:1: o.xyzw (o0) is not written before this: a console may freeze",
        ]
    );
    // A procedure may write what its caller does not.
    let call = "call far_away|end|.end|.proc far_away|mov o, v0|.end";
    assert_eq!(of(&format!("{head}{call}")), NONE);
}

/// A geometry shader completes a vertex at EMIT. What a bank has from two EMITs before stays (azahar #2338).
#[test]
fn geometry_shaders_write_before_emit() {
    let head = ".gsh point c0|.out o position|.proc main|";
    let vertex = |mask: &str, slot: &str| format!("mov o{mask}, v0|setemit {slot}|emit|");
    let good = format!("{head}{}{}{}end|.end", vertex("", "0"), vertex("", "1"), vertex("", "2, prim"));
    assert_eq!(of(&good), NONE);
    let kept = format!("{head}{}{}{}end|.end", vertex("", "0"), vertex("", "1"), vertex(".y", "2, prim"));
    assert_eq!(of(&kept), NONE);
    let bad = format!("{head}{}{}end|.end", vertex("", "0"), vertex(".xyz", "1"));
    assert_eq!(of(&bad), ["a.v.pica:9:1: o.w (o0) is not written before this: a console may freeze"]);
    let none = format!("{head}end|.end");
    assert_eq!(of(&none), NONE, "without EMIT nothing comes out");
}

#[test]
fn a_way_without_end_is_named() {
    assert_eq!(of(".proc main|nop|.end"), ["a.v.pica:2:1: the program goes on behind this without end"]);
    assert_eq!(
        of(".proc main|jmpc cmp.x, out|end|out: nop|.end|.proc other|end|.end"),
        ["a.v.pica:4:6: the program goes on behind this without end"]
    );
    assert_eq!(of(".proc main|call other|nop|.end|.proc other|end|.end"), NONE);
}

#[test]
fn two_movas_in_a_row_are_named() {
    let text = "mova directly after mova freezes a console: a nop belongs between";
    assert_eq!(of(".proc main|mova a0.x, v0|mova a0.y, v0|end|.end"), [format!("a.v.pica:3:1: {text}")]);
    assert_eq!(of(".proc main|mova a0.x, v0|nop|mova a0.y, v0|end|.end"), NONE);
    // Over the end of a procedure.
    assert_eq!(
        of(".proc main|call set|mova a0.y, v0|end|.end|.proc set|mova a0.x, v0|.end"),
        [format!("a.v.pica:3:1: {text}")]
    );
}

#[test]
fn instructions_in_the_wrong_place_are_named() {
    let text = "this does nothing in a vertex shader: .gsh makes it a geometry shader";
    assert_eq!(of(".proc main|emit|end|.end"), [format!("a.v.pica:2:1: {text}")]);
    assert_eq!(of(".gsh|.proc main|emit|end|.end"), NONE);
    assert_eq!(of(".proc main|break|end|.end"), ["a.v.pica:2:1: there is no loop to leave here"]);
    assert_eq!(of(".proc main|breakc cmp.x|end|.end"), ["a.v.pica:2:1: there is no loop to leave here"]);
    assert_eq!(of(".proc main|for i0|breakc cmp.x|nop|.end|end|.end"), NONE);
}

#[test]
fn recursion_is_named() {
    let text = "calls itself here, and the chip keeps no more than 4 calls";
    assert_eq!(
        of(".proc main|call a|end|.end|.proc a|callc cmp.x, b|nop|.end|.proc b|callu b0, a|nop|.end"),
        [format!("a.v.pica:6:14: \"a\" {text}"), format!("a.v.pica:10:11: \"b\" {text}")]
    );
    assert_eq!(of(".proc main|call a|call a|end|.end|.proc a|nop|.end"), NONE);
}

/// Each program of a container has its own outputs, and names for them.
#[test]
fn programs_are_looked_at_one_by_one() {
    let first = ".out pos position\n.proc main\nmov pos, v0\nend\n.end\n";
    let second = ".out - position\n.out clr color\n.entry two\n.proc two\nmov o0, v0\nend\n.end\n";
    assert_eq!(
        warnings(&[first, second]),
        ["b.v.pica:6:1: clr.xyzw (o1) is not written before this: a console may freeze"]
    );
}
