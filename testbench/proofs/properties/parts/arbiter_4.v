// SPDX-License-Identifier: MIT
// arbiter_4: one of those that ask is chosen, and who goes on asking is served.
`default_nettype none

module properties (
    input wire clock,
    input wire reset,
    input wire [3:0] request,
    input wire take,
    // Oracle: who is followed, if nobody is.
    input wire [1:0] who,
    // one of those that ask is chosen, and nobody if nobody asks
    output wire holds_one,
    // while one asks the three others are served at most once
    output wire holds_fair,
    output wire lemma_behind,
    output wire lemma_turn,
    output wire cover_last,
    output wire cover_nobody
);
    wire [3:0] grant;
    arbiter_4 dut (.clock(clock), .reset(reset), .request(request), .take(take), .grant(grant));
    (* hierconn *) wire [3:0] \dut.behind_q ;

    reg waiting;
    reg [1:0] who_q;
    reg [2:0] others;
    wire [1:0] followed = waiting ? who_q : who;
    wire asks = request[followed];
    wire served = take && grant[followed];
    always @(posedge clock) begin
        who_q <= followed;
        waiting <= !reset && asks && !served;
        others <= (waiting ? others : 3'd0) + {2'd0, take && grant != 4'd0};
    end
    assign holds_one = (grant & (grant - 4'd1)) == 4'd0 && (grant & ~request) == 4'd0 && (grant != 4'd0) == (request != 4'd0);
    assign holds_fair = !waiting || others <= 3'd3;

    // Places from the one behind the last that was served to the one that is followed.
    wire [2:0] next = 3'd4 - {2'd0, \dut.behind_q [0]} - {2'd0, \dut.behind_q [1]} - {2'd0, \dut.behind_q [2]}
        - {2'd0, \dut.behind_q [3]};
    wire [2:0] distance = {1'b0, who_q} + (\dut.behind_q [who_q] ? 3'd0 : 3'd4) - next;
    wire [3:0] before = ~\dut.behind_q ;
    assign lemma_behind = (before & (before + 4'd1)) == 4'd0;
    assign lemma_turn = !waiting || others + distance <= 3'd3;
    assign cover_last = waiting && others == 3'd3 && served;
    assign cover_nobody = take && request == 4'd0;
endmodule
