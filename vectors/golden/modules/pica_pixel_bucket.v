// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_PIXEL_BUCKET
`define PICA_PIXEL_BUCKET
`define PICA_PIXEL_BUCKET_50BFEDE70C7A
// The bucket of a pixel, of 64. Combinational.
module pica_pixel_bucket (
    input wire [20:0] pixel,
    output wire [5:0] bucket
);

    assign bucket = {5'h0, pixel[0]} | ({5'h0, pixel[2]} << 1) | ({5'h0, pixel[4]} << 2) | (({5'h0, pixel[5]} ^ {5'h0, pixel[6]}) << 3) | (({5'h0, pixel[3]} ^ {5'h0, pixel[7]}) << 4) | (({5'h0, pixel[1]} ^ {5'h0, pixel[8]}) << 5);
endmodule
`else
`ifndef PICA_PIXEL_BUCKET_50BFEDE70C7A
`ifdef __ICARUS__
two different texts of module pica_pixel_bucket
`endif
`include "two different texts of module pica_pixel_bucket"
`endif
`endif

`default_nettype wire
