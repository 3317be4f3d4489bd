// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_DEPTH_WEIGH
`define PICA_RASTER_DEPTH_WEIGH
`define PICA_RASTER_DEPTH_WEIGH_EAA73EBF6906
// Σ b m and Σ b of six halves of weights b, the lower ones first, each with its number m.
module pica_raster_depth_weigh (
    input wire clock,
    // No sum is inside.
    input wire reset,
    // Half of a weight, signed.
    input wire [17:0] a,
    // The number, signed.
    input wire [57:0] b,
    // The half is the first of all.
    input wire first,
    // The half is the first of the upper ones.
    input wire upper,
    // The half is the last one of a numerator whose denominator is Σ b.
    input wire last,
    // The half is the last one of a numerator whose denominator comes.
    input wire last_numerator,
    // The half is the last one of a denominator.
    input wire last_denominator,
    // Whether a sum is there: what `last` said.
    output wire is_quotient,
    // What `last_numerator` said.
    output wire is_numerator,
    // What `last_denominator` said.
    output wire is_denominator,
    // Σ b m, signed.
    output wire [93:0] sum,
    // Whether the sum is above 0.
    output wire positive,
    // Σ b, signed.
    output wire [35:0] whole
);

    localparam sign_of_low = 41'h1fffff80000;
    localparam sign_of_term = 77'h18000000000000000000;
    localparam sign_of_sum = 77'h1ffff000000000000000;
    localparam sign_of_weight = 20'hc0000;
    localparam sign_of_weights = 20'hffff8;

    reg [17:0] a1_q;
    reg [57:0] b1_q;
    wire [17:0] factor0_b;
    wire [52:0] factor0_y;
    wire [17:0] factor1_b;
    wire [35:0] factor1_y;
    wire [17:0] factor2_b;
    wire [40:0] factor2_y;
    wire [6:0] factor3_b;
    wire [23:0] factor3_y;
    reg [52:0] product0_q;
    reg [35:0] product1_q;
    reg [40:0] product2_q;
    reg [23:0] product3_q;
    wire [52:0] low3_d;
    reg [52:0] low3_q;
    wire [40:0] high3_d;
    reg [40:0] high3_q;
    wire [74:0] term4_d;
    reg [74:0] term4_q;
    wire [76:0] sum5_d;
    reg [76:0] sum5_q;
    reg [16:0] low5_d;
    reg [16:0] low5_q;
    reg first1_q;
    reg upper1_q;
    wire first4_y;
    wire upper4_y;
    reg [4:0] quotients_d;
    reg [4:0] quotients_q;
    reg [4:0] numerators_d;
    reg [4:0] numerators_q;
    reg [4:0] denominators_d;
    reg [4:0] denominators_q;
    wire [19:0] weights2_d;
    reg [19:0] weights2_q;
    reg [16:0] weights_low2_d;
    reg [16:0] weights_low2_q;
    reg [35:0] whole3_d;
    reg [35:0] whole3_q;
    wire [17:0] part0;
    wire [17:0] part1;
    wire [17:0] part2;
    wire [6:0] part3;
    wire [35:0] low_upper;
    wire [23:0] high_upper;
    reg [40:0] carried;
    wire [40:0] term_upper;
    reg [76:0] term;
    reg [76:0] augend;
    reg [19:0] weight;
    reg [19:0] weights;

    pica_signed_product #(.A(18), .B(18), .P(53)) factor0 (
        .a(a1_q),
        .b(factor0_b),
        .y(factor0_y)
    );

    pica_signed_product #(.A(18), .B(18), .P(36)) factor1 (
        .a(a1_q),
        .b(factor1_b),
        .y(factor1_y)
    );

    pica_signed_product #(.A(18), .B(18), .P(41)) factor2 (
        .a(a1_q),
        .b(factor2_b),
        .y(factor2_y)
    );

    pica_signed_product #(.A(18), .B(7), .P(24)) factor3 (
        .a(a1_q),
        .b(factor3_b),
        .y(factor3_y)
    );

    pica_shift_1_3 first4 (
        .clock(clock),
        .x(first1_q),
        .y(first4_y)
    );

    pica_shift_1_3 upper4 (
        .clock(clock),
        .x(upper1_q),
        .y(upper4_y)
    );

    // 2. Products.
    assign part0 = {1'b0, b1_q[16:0]};
    assign part1 = {1'b0, b1_q[33:17]};
    assign part2 = {1'b0, b1_q[50:34]};
    assign part3 = b1_q[57:51];
    assign factor0_b = part0;
    assign factor1_b = part1;
    assign factor2_b = part2;
    assign factor3_b = part3;

    // 3. Sums of two.
    assign low_upper = product0_q[52:17] + product1_q;
    assign low3_d = {36'h0, product0_q[16:0]} | ({17'h0, low_upper} << 17);
    assign high_upper = product2_q[40:17] + product3_q;
    assign high3_d = {24'h0, product2_q[16:0]} | ({17'h0, high_upper} << 17);

    // 4. The sum of all four.
    always @(*) begin
        carried = {22'h0, low3_q[52:34]};
        if (low3_q[52]) begin
            carried = {22'h0, low3_q[52:34]} | sign_of_low;
        end
    end

    assign term_upper = carried + high3_q;
    assign term4_d = {41'h0, low3_q[33:0]} | ({34'h0, term_upper} << 34);

    // 5. The sum. With the upper halves, 17 bits of it are done.
    assign sum5_d = augend + term;
    assign sum = {77'h0, low5_q} | ({17'h0, sum5_q} << 17);
    assign positive = ~sum5_q[76] && ((|sum5_q) || (|low5_q));
    assign weights2_d = weights + weight;
    assign whole = whole3_q;

    always @(*) begin
        low5_d = low5_q;
        weights_low2_d = weights_low2_q;
        whole3_d = whole3_q;
        term = {2'h0, term4_q};
        if (term4_q[74]) begin
            term = {2'h0, term4_q} | sign_of_term;
        end
        augend = sum5_q;
        if (|upper4_y) begin
            augend = {17'h0, sum5_q[76:17]};
            if (sum5_q[76]) begin
                augend = {17'h0, sum5_q[76:17]} | sign_of_sum;
            end
            low5_d = sum5_q[16:0];
        end
        if (|first4_y) begin
            augend = 77'h0;
        end
        // The sum of the weights goes the same way, and waits for the other one.
        weight = {2'h0, a1_q};
        if (a1_q[17]) begin
            weight = {2'h0, a1_q} | sign_of_weight;
        end
        weights = weights2_q;
        if (|upper1_q) begin
            weights = {17'h0, weights2_q[19:17]};
            if (weights2_q[19]) begin
                weights = {17'h0, weights2_q[19:17]} | sign_of_weights;
            end
            weights_low2_d = weights2_q[16:0];
        end
        if (|first1_q) begin
            weights = 20'h0;
        end
        if (quotients_q[1]) begin
            whole3_d = {19'h0, weights_low2_q} | ({17'h0, weights2_q[18:0]} << 17);
        end
        quotients_d = (quotients_q << 1) | {4'h0, last};
        numerators_d = (numerators_q << 1) | {4'h0, last_numerator};
        denominators_d = (denominators_q << 1) | {4'h0, last_denominator};
        if (reset) begin
            quotients_d = 5'h0;
            numerators_d = 5'h0;
            denominators_d = 5'h0;
        end
    end

    assign is_quotient = quotients_q[4];
    assign is_numerator = numerators_q[4];
    assign is_denominator = denominators_q[4];

    initial begin
        a1_q = 18'h0;
        b1_q = 58'h0;
        product0_q = 53'h0;
        product1_q = 36'h0;
        product2_q = 41'h0;
        product3_q = 24'h0;
        low3_q = 53'h0;
        high3_q = 41'h0;
        term4_q = 75'h0;
        sum5_q = 77'h0;
        low5_q = 17'h0;
        first1_q = 1'b0;
        upper1_q = 1'b0;
        quotients_q = 5'h0;
        numerators_q = 5'h0;
        denominators_q = 5'h0;
        weights2_q = 20'h0;
        weights_low2_q = 17'h0;
        whole3_q = 36'h0;
    end

    always @(posedge clock) begin
        a1_q <= a;
        b1_q <= b;
        product0_q <= factor0_y;
        product1_q <= factor1_y;
        product2_q <= factor2_y;
        product3_q <= factor3_y;
        low3_q <= low3_d;
        high3_q <= high3_d;
        term4_q <= term4_d;
        sum5_q <= sum5_d;
        low5_q <= low5_d;
        first1_q <= first;
        upper1_q <= upper;
        quotients_q <= quotients_d;
        numerators_q <= numerators_d;
        denominators_q <= denominators_d;
        weights2_q <= weights2_d;
        weights_low2_q <= weights_low2_d;
        whole3_q <= whole3_d;
    end
endmodule
`else
`ifndef PICA_RASTER_DEPTH_WEIGH_EAA73EBF6906
`ifdef __ICARUS__
two different texts of module pica_raster_depth_weigh
`endif
`include "two different texts of module pica_raster_depth_weigh"
`endif
`endif

`default_nettype wire
