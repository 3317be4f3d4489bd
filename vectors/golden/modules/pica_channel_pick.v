// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_CHANNEL_PICK
`define PICA_CHANNEL_PICK
`define PICA_CHANNEL_PICK_8B2FA0606311
// A channel of a colour by its number. Combinational.
module pica_channel_pick (
    input wire [1:0] channel,
    input wire [31:0] color,
    output reg [7:0] y
);

    reg [7:0] low;
    reg [7:0] high;

    always @(*) begin
        low = color[7:0];
        high = color[23:16];
        if (channel[0]) begin
            low = color[15:8];
            high = color[31:24];
        end
        y = low;
        if (channel[1]) begin
            y = high;
        end
    end
endmodule
`else
`ifndef PICA_CHANNEL_PICK_8B2FA0606311
`ifdef __ICARUS__
two different texts of module pica_channel_pick
`endif
`include "two different texts of module pica_channel_pick"
`endif
`endif

`default_nettype wire
