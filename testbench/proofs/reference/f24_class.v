// SPDX-License-Identifier: MIT
// What a float24 is, as arithmetic sees it; docs/float24.md, "Layout" and "What arithmetic does": a subnormal counts as +0.
module f24_class (
    input  [23:0] a,
    output        zero,     // zero or subnormal
    output        infinite,
    output        nan
);
    assign zero     = a[22:16] == 7'd0;
    assign infinite = a[22:16] == 7'd127 && a[15:0] == 16'd0;
    assign nan      = a[22:16] == 7'd127 && a[15:0] != 16'd0;
endmodule
