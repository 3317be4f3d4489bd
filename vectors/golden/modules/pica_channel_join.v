// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_CHANNEL_JOIN
`define PICA_CHANNEL_JOIN
`define PICA_CHANNEL_JOIN_E928720103E2
// The colour of four channels.
module pica_channel_join (
    input wire [7:0] channel_0,
    input wire [7:0] channel_1,
    input wire [7:0] channel_2,
    input wire [7:0] channel_3,
    output wire [31:0] color
);

    assign color = {24'h0, channel_0} | ({24'h0, channel_1} << 8) | ({24'h0, channel_2} << 16) | ({24'h0, channel_3} << 24);
endmodule
`else
`ifndef PICA_CHANNEL_JOIN_E928720103E2
`ifdef __ICARUS__
two different texts of module pica_channel_join
`endif
`include "two different texts of module pica_channel_join"
`endif
`endif

`default_nettype wire
