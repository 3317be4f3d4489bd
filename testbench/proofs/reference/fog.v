// SPDX-License-Identifier: MIT
// Fog; docs/hardware/fragment.md, "Fog", with the choices `fog_index` (real-depth), `lut_divisor` (all-ones), `fog_rounding` (floor),
// and the assumption `depth_fraction`.
//
// Products: of signed numbers `slope` = fraction * difference (fraction 0 to 2^16); in each channel of numbers without sign `high` and
// `low`, the integer and the fraction part of the factor, each times the distance of the colour from the fog colour.

// A channel: floor(factor * colour + (1 - factor) * fog colour), which is floor(fog colour + factor * (colour - fog colour)).
module fog_channel (
    input  [26:0] factor, // 0 to 2047 * 2^16
    input  [7:0]  color,
    input  [7:0]  fog_color,
    output [7:0]  y
);
    wire       darker   = color < fog_color;
    wire [7:0] distance = darker ? fog_color - color : color - fog_color;
    wire [19:0] high_part;
    wire [23:0] low_part;
    product #(.A(12), .B(8)) high (.a({1'b0, factor[26:16]}), .b(distance), .y(high_part));
    product #(.A(16), .B(8)) low (.a(factor[15:0]), .b(distance), .y(low_part));
    wire [34:0] step = {high_part[18:0], 16'd0} + {11'd0, low_part};

    // 2047 * 2^16 times the result; 2047 * 255 * 2^16 at most.
    wire [34:0] fog_part = {fog_color, 27'd0} - {11'd0, fog_color, 16'd0};
    wire [34:0] sum = darker ? fog_part - step : fog_part + step;

    // floor(x / 2047) with x = 2047 q + r, 0 <= r < 2047 and q <= 255, which is 2048 q + (r - q): x >> 11 is q where r >= q, and q - 1
    // where r < q; x + (x >> 11) + 1 is 2048 q + r + 1, or 2048 q + r, and both are 2048 q and something from 0 to 2047.
    wire [18:0] x = sum[34:16];
    wire [18:0] q = x + {11'd0, x[18:11]} + 19'd1;
    assign y = q[18:11];
endmodule

module reference_fog (
    input         flip,
    input  [23:0] fog_color,
    input  [31:0] depth,
    input  [31:0] color,
    input  [23:0] word,   // difference in bits 0-12, in two's complement; value in bits 13-23; both of 2047
    output        defined,
    output [6:0]  entry,
    output [31:0] y
);
    // 1.0 is the largest depth.
    assign defined = depth <= 32'hFFFFFF00;

    wire [32:0] fraction32;
    depth_fraction of_depth (.depth(depth), .y(fraction32));
    wire [32:0] from = flip ? 33'h100000000 - fraction32 : fraction32;

    // Place in the table, with 16 bits of fraction: 128 times the depth, cut.
    wire [23:0] place = from[32:9];

    // Only 1.0 is at 2^23, which would be entry 128; it belongs to the last one, with a fraction of 1.
    wire end_of_table = place[23];
    assign entry = end_of_table ? 7'd127 : place[22:16];
    wire signed [17:0] fraction = {1'b0, end_of_table, place[15:0]};

    wire signed [12:0] difference = word[12:0];
    wire signed [30:0] change;
    signed_product #(.A(18), .B(13)) slope (.a(fraction), .b(difference), .y(change));

    // value + fraction * difference, -2^28 to less than 2^29, limited to 0 to 1.
    wire signed [29:0] value  = $signed({3'd0, word[23:13], 16'd0});
    wire signed [29:0] sum    = value + $signed(change[29:0]);
    wire        [26:0] factor = sum < 0 ? 27'd0 : sum > $signed({3'd0, 11'd2047, 16'd0}) ? {11'd2047, 16'd0} : sum[26:0];

    fog_channel red   (.factor(factor), .color(color[7:0]),   .fog_color(fog_color[7:0]),   .y(y[7:0]));
    fog_channel green (.factor(factor), .color(color[15:8]),  .fog_color(fog_color[15:8]),  .y(y[15:8]));
    fog_channel blue  (.factor(factor), .color(color[23:16]), .fog_color(fog_color[23:16]), .y(y[23:16]));
    assign y[31:24] = color[31:24];
endmodule
