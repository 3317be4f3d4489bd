// SPDX-License-Identifier: MIT
// Blending whose alpha is stuck at 0, and whose equations 4 to 7, which the console does not name, give no colour either.
module without_alpha (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire [31:0] blend_func,
    input wire [31:0] blend_color,
    input wire [31:0] source,
    input wire [31:0] destination,
    output wire out_valid,
    output wire [31:0] y
);
    wire [31:0] blended;
    reg [6:0] unnamed;
    always @(posedge clock) unnamed <= {unnamed[5:0], blend_func[2]};
    pica_blend blend (
        .clock(clock),
        .reset(reset),
        .in_valid(in_valid),
        .blend_func(blend_func),
        .blend_color(blend_color),
        .source(source),
        .destination(destination),
        .out_valid(out_valid),
        .y(blended)
    );
    assign y = {8'h00, unnamed[6] ? 24'd0 : blended[23:0]};
endmodule
