// SPDX-License-Identifier: MIT
//! What cannot be simulated is named, with its place.

use expect_test::expect;
use pica_simulator::Design;

const TEXTS: [&str; 17] = [
    "module m (input wire a, output wire y);\nassign y = b;\nendmodule",
    "module m (input wire a, output wire y);\nassign y = a;\nassign y = ~a;\nendmodule",
    "module m (input wire a, output reg y);\nalways @(*) if (a) y = 1'b1;\nendmodule",
    "module m (input wire a, output wire y);\nwire b;\nwire c;\nassign b = c & a;\nassign c = ~b;\nassign y = b;\nendmodule",
    "module m (input wire c, input wire a, output reg y);\nalways @(negedge c) y <= a;\nendmodule",
    "module m (input wire c, input wire d, output reg y, output reg z);\nalways @(posedge c) y <= 1'b1;\nalways @(posedge d) z <= y;\nendmodule",
    "module m (input wire c, output reg y);\nalways @(posedge c) y = 1'b1;\nendmodule",
    "module m (input wire c, output wire z, output reg y);\nalways @(posedge c) y <= 1'b1;\nassign z = ~c;\nendmodule",
    "module m (input wire a, output wire y);\nother o (.a(a), .y(y));\nendmodule",
    "module m (input wire a, output wire y);\nm o (.a(a), .y(y));\nendmodule",
    "module m (input wire a, output wire y);\nassign y = a / 2;\nendmodule",
    "module m (inout wire a);\nendmodule",
    "module m (input wire a, output wire y);\nwire b;\nassign y = b;\nendmodule",
    "module m (input wire [7:0] a, output wire y);\nassign y = a[9:8];\nendmodule",
    "module m (input wire a, output wire y);\ninteger i;\nalways @(*) for (i = 0; a; i = i + 1) y = a;\nendmodule",
    "module m (input wire a, output reg y);\ninteger i;\nalways @(*) begin y = a; for (i = 0; i < 16; i = !i + 1) y = a; end\nendmodule",
    "`define SIZE 3\nmodule m (input wire a);\nendmodule",
];

#[test]
fn what_cannot_be_simulated_is_named() {
    let told = TEXTS.map(|text| Design::parse(text, "m").map_or_else(|error| error.to_string(), |_| "fits".to_owned()));
    expect![[r#"
        line 2, module `m`: `b` is not declared
        line 3, module `m`: `y` is driven twice
        `y` keeps its value: a latch
        a loop without a register: `b`, `c`
        line 2, module `m`: a process has another start than one rising edge
        line 3, module `m`: two clocks, `c` and `d`
        line 2, module `m`: `=` at a clock edge
        the clock `c` is read as a value
        line 2, module `m`: there is no module `other`
        line 1, module `m`: the module is within itself, or instances are too many
        line 2: `/` is not in the Verilog that blocks use
        line 1, module `m`: `a` goes both ways
        `b` has no driver
        line 2, module `m`: `a` has no bits [9:8]
        line 3, module `m`: how often `i` counts is no constant
        line 3, module `m`: the design is too large
        line 1: macro SIZE 3: blocks use no macros
    "#]]
    .assert_eq(&(told.join("\n") + "\n"));
}

#[test]
fn texts_that_are_cut_off_or_deep_are_refused() {
    let text = include_str!("../../rtl/src/emit/primitives/mult18x18d.v");
    for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
        let _ = Design::parse(&text[..end], "MULT18X18D");
    }
    let deep =
        format!("module m (output wire y); assign y = {}1{}; endmodule", "(".repeat(100_000), ")".repeat(100_000));
    assert!(Design::parse(&deep, "m").is_err());
    let long = format!("module m (output wire y); assign y = 1{}; endmodule", " + 1".repeat(100_000));
    assert!(Design::parse(&long, "m").is_err());
    let wide = "module m (output wire y); assign y = {4000000000{1'b1}}; endmodule";
    assert!(Design::parse(wide, "m").is_err());
    let large = "module m (input wire a, output wire y); reg w [0:4000000000]; assign y = w[a]; endmodule";
    assert!(Design::parse(large, "m").is_err());
}
