// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_CHANNEL_SPLIT
`define PICA_CHANNEL_SPLIT
`define PICA_CHANNEL_SPLIT_0055B144135F
// The channels of a colour: red, green, blue, alpha.
module pica_channel_split (
    input wire [31:0] color,
    output wire [7:0] channel_0,
    output wire [7:0] channel_1,
    output wire [7:0] channel_2,
    output wire [7:0] channel_3
);

    assign channel_0 = color[7:0];
    assign channel_1 = color[15:8];
    assign channel_2 = color[23:16];
    assign channel_3 = color[31:24];
endmodule
`else
`ifndef PICA_CHANNEL_SPLIT_0055B144135F
`ifdef __ICARUS__
two different texts of module pica_channel_split
`endif
`include "two different texts of module pica_channel_split"
`endif
`endif

`default_nettype wire
