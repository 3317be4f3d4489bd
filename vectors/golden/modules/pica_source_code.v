// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SOURCE_CODE
`define PICA_SOURCE_CODE
`define PICA_SOURCE_CODE_FCBAB265E454
// Where a source is found by `source_pick`. Combinational.
module pica_source_code (
    input wire [3:0] code,
    output reg [5:0] place
);

    localparam COMBINER_SOURCE_CONSTANT = 4'he;
    localparam COMBINER_SOURCE_FRAGMENT_PRIMARY_COLOR = 4'h1;
    localparam COMBINER_SOURCE_FRAGMENT_SECONDARY_COLOR = 4'h2;
    localparam COMBINER_SOURCE_PREVIOUS = 4'hf;
    localparam COMBINER_SOURCE_PREVIOUS_BUFFER = 4'hd;
    localparam COMBINER_SOURCE_PRIMARY_COLOR = 4'h0;
    localparam COMBINER_SOURCE_TEXTURE0 = 4'h3;
    localparam COMBINER_SOURCE_TEXTURE1 = 4'h4;
    localparam COMBINER_SOURCE_TEXTURE2 = 4'h5;
    localparam COMBINER_SOURCE_TEXTURE3 = 4'h6;

    always @(*) begin
        // Any other source is 0.
        place = 6'h1;
        case (code)
            COMBINER_SOURCE_PRIMARY_COLOR: place = 6'h0;
            COMBINER_SOURCE_FRAGMENT_PRIMARY_COLOR: place = 6'h2;
            COMBINER_SOURCE_FRAGMENT_SECONDARY_COLOR: place = 6'h7;
            COMBINER_SOURCE_TEXTURE0: place = 6'h5;
            COMBINER_SOURCE_TEXTURE1: place = 6'hb;
            COMBINER_SOURCE_TEXTURE2: place = 6'h9;
            COMBINER_SOURCE_TEXTURE3: place = 6'h13;
            COMBINER_SOURCE_PREVIOUS_BUFFER: place = 6'h11;
            COMBINER_SOURCE_CONSTANT: place = 6'h23;
            COMBINER_SOURCE_PREVIOUS: place = 6'h21;
            default: ;
        endcase
    end
endmodule
`else
`ifndef PICA_SOURCE_CODE_FCBAB265E454
`ifdef __ICARUS__
two different texts of module pica_source_code
`endif
`include "two different texts of module pica_source_code"
`endif
`endif

`default_nettype wire
