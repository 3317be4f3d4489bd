// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_COLOR_LOAD
`define PICA_COLOR_LOAD
`define PICA_COLOR_LOAD_DD68D3D74BFE
// The stored colour of a fragment's pixel; 0 if the buffer may not be read. Combinational.
module pica_color_load (
    input wire [2:0] color_format,
    input wire readable,
    input wire [31:0] word,
    output reg [31:0] color
);

    wire [31:0] unpack_color;

    pica_color_unpack unpack (
        .color_format(color_format),
        .word(word),
        .color(unpack_color)
    );

    always @(*) begin
        color = 32'h0;
        if (readable) begin
            color = unpack_color;
        end
    end
endmodule
`else
`ifndef PICA_COLOR_LOAD_DD68D3D74BFE
`ifdef __ICARUS__
two different texts of module pica_color_load
`endif
`include "two different texts of module pica_color_load"
`endif
`endif

`default_nettype wire
