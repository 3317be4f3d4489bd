// SPDX-License-Identifier: MIT
// A depth as an integer of n bits; docs/hardware/raster.md, "Depth map": truncate(depth * (2^n - 1)) with n = 16 in format 0 and n = 24
// otherwise. 1.0 is 0xFFFFFF00 = 2^8 (2^24 - 1); for n = 16 the depth is taken in units of 2^-32 (assumption `depth_fraction`).
module reference_depth_quantise (
    input  [1:0]  depth_format,
    input  [31:0] depth,
    output        defined,
    output [23:0] y
);
    // 1.0 is the largest depth.
    assign defined = depth <= 32'hFFFFFF00;

    // n = 24: floor(depth * (2^24 - 1) / (2^8 (2^24 - 1))).
    wire [23:0] bits24 = depth[31:8];

    // n = 16: floor(65535 * fraction / 2^32).
    wire [32:0] fraction;
    depth_fraction of_depth (.depth(depth), .y(fraction));
    wire [48:0] scaled = {fraction, 16'd0} - {16'd0, fraction};

    assign y = depth_format == 2'd0 ? {8'd0, scaled[47:32]} : bits24;
endmodule
