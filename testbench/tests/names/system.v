// SPDX-License-Identifier: MIT
// A little GPU of emitted blocks: triangles of one colour and depth, a framebuffer in block RAM.
`default_nettype none
module system #(parameter PIXELS = 131072, parameter AW = 17) (
    input  wire clock, input wire reset,
    // register writes as a command list has them, with the mask of bytes
    input  wire reg_valid, output wire reg_ready, input wire [9:0] reg_id, input wire [31:0] reg_data, input wire [3:0] reg_mask,
    // triangles: 12.4, register orientation
    input  wire tri_valid, output wire tri_ready,
    input  wire [15:0] x0, input wire [15:0] y0, input wire [15:0] x1, input wire [15:0] y1, input wire [15:0] x2, input wire [15:0] y2,
    input  wire [31:0] tri_color, input wire [31:0] tri_depth,
    output wire idle
);
    // ---- registers of my own: what raster_setup wants, and a shadow of all words for the byte masks
    reg [1:0] scissor_mode; reg [9:0] sx1, sy1, sx2, sy2; reg [10:0] width; reg [9:0] last_line;
    reg [31:0] shadow [0:1023];
    integer k; initial for (k = 0; k < 1024; k = k + 1) shadow[k] = 0;
    wire [31:0] old = shadow[reg_id];
    wire [31:0] merged = {reg_mask[3] ? reg_data[31:24] : old[31:24], reg_mask[2] ? reg_data[23:16] : old[23:16],
                          reg_mask[1] ? reg_data[15:8] : old[15:8], reg_mask[0] ? reg_data[7:0] : old[7:0]};
    wire to_fragment = reg_id >= 10'h0C0 && reg_id <= 10'h11E;
    // a register is written when no triangle is between setup and the fragment pipeline
    wire raster_idle; wire fp_reg_ready;
    wire fp_reg_valid = reg_valid && raster_idle && to_fragment;
    assign reg_ready = raster_idle && (to_fragment ? fp_reg_ready : 1'b1);
    always @(posedge clock) if (reg_valid && reg_ready) begin
        shadow[reg_id] <= merged;
        case (reg_id)
            10'h065: scissor_mode <= merged[1:0];
            10'h066: {sy1, sx1} <= {merged[25:16], merged[9:0]};
            10'h067: {sy2, sx2} <= {merged[25:16], merged[9:0]};
            10'h11E: {last_line, width} <= {merged[21:12], merged[10:0]};
        endcase
    end
    // ---- setup and walk, name by name
    wire s_v, s_r, s_empty, s_noarea; wire [10:0] xf, xe, yf, ye, hxf, hxe, hyf, hye;
    wire [33:0] v0, v1, v2; wire [20:0] sx_0, sy_0, sx_1, sy_1, sx_2, sy_2; wire e0, e1, e2;
    wire setup_ready; wire room; wire setup_valid = tri_valid && room && !reg_valid; assign tri_ready = setup_ready && room && !reg_valid;
    raster_setup setup (.clock(clock), .reset(reset), .in_valid(setup_valid), .in_ready(setup_ready),
        .x0(x0), .y0(y0), .x1(x1), .y1(y1), .x2(x2), .y2(y2), .scissor_mode(scissor_mode), .scissor_x1(sx1), .scissor_y1(sy1), .scissor_x2(sx2), .scissor_y2(sy2),
        .width(width), .last_line(last_line), .out_valid(s_v), .out_ready(s_r), .empty(s_empty), .no_area(s_noarea),
        .x_first(xf), .x_end(xe), .y_first(yf), .y_end(ye), .hole_x_first(hxf), .hole_x_end(hxe), .hole_y_first(hyf), .hole_y_end(hye),
        .value0(v0), .step_x0(sx_0), .step_y0(sy_0), .excluded0(e0),
        .value1(v1), .step_x1(sx_1), .step_y1(sy_1), .excluded1(e1),
        .value2(v2), .step_x2(sx_2), .step_y2(sy_2), .excluded2(e2));
    wire w_v, w_r, w_done; wire [10:0] px; wire [9:0] py;
    raster_walk walk (.clock(clock), .reset(reset), .in_valid(s_v), .in_ready(s_r), .empty(s_empty), .no_area(s_noarea),
        .x_first(xf), .x_end(xe), .y_first(yf), .y_end(ye), .hole_x_first(hxf), .hole_x_end(hxe), .hole_y_first(hyf), .hole_y_end(hye),
        .value0(v0), .step_x0(sx_0), .step_y0(sy_0), .excluded0(e0),
        .value1(v1), .step_x1(sx_1), .step_y1(sy_1), .excluded1(e1),
        .value2(v2), .step_x2(sx_2), .step_y2(sy_2), .excluded2(e2),
        .out_valid(w_v), .out_ready(w_r), .done(w_done), .x(px), .y(py),
        .weight0(), .weight1(), .weight2());
    // ---- colour and depth of the triangles inside, as nothing carries them through setup and walk
    reg [63:0] q [0:3]; reg [1:0] wp, rp; reg [2:0] n;
    wire put = setup_valid && setup_ready, get = w_v && w_r && w_done;
    assign room = n < 4; assign raster_idle = n == 0;
    always @(posedge clock) begin
        if (put) begin q[wp] <= {tri_color, tri_depth}; wp <= wp + 1; end
        if (get) rp <= rp + 1;
        n <= n + put - get;
        if (reset) begin wp <= 0; rp <= 0; n <= 0; end
    end
    // ---- fragments
    wire f_ready; wire f_valid = w_v && !w_done; assign w_r = w_done ? 1'b1 : f_ready;
    wire rcv, rdv, wcv, wdv, o_v; wire [20:0] rca, rda, wca, wda; wire [5:0] rct, rdt; wire [31:0] wcw, wdw; wire [3:0] wce, wde;
    reg acv, adv; reg [5:0] act, adt; reg [31:0] acw, adw;
    fragment_pipeline fp (.clock(clock), .reset(reset),
        .reg_valid(fp_reg_valid), .reg_ready(fp_reg_ready), .reg_id(reg_id), .reg_data(reg_data), .reg_mask(reg_mask),
        .fragment_valid(f_valid), .fragment_ready(f_ready), .x(px), .y(py), .depth(q[rp][31:0]), .primary(q[rp][63:32]),
        .fragment_primary(32'd0), .fragment_secondary(32'd0), .texture0(32'd0), .texture1(32'd0), .texture2(32'd0), .texture3(32'd0),
        .read_color_valid(rcv), .read_color_ready(1'b1), .read_color_address(rca), .read_color_tag(rct),
        .answer_color_valid(acv), .answer_color_tag(act), .answer_color_word(acw),
        .write_color_valid(wcv), .write_color_ready(1'b1), .write_color_address(wca), .write_color_word(wcw), .write_color_enable(wce),
        .read_depth_valid(rdv), .read_depth_ready(1'b1), .read_depth_address(rda), .read_depth_tag(rdt),
        .answer_depth_valid(adv), .answer_depth_tag(adt), .answer_depth_word(adw),
        .write_depth_valid(wdv), .write_depth_ready(1'b1), .write_depth_address(wda), .write_depth_word(wdw), .write_depth_enable(wde),
        .out_valid(o_v), .out_ready(1'b1), .pixel(), .outcome(), .color_write(), .color_word(), .depth_write(), .depth_word());
    // Each fragment gives a result.
    reg [7:0] in_flight;
    always @(posedge clock) in_flight <= reset ? 8'd0 : in_flight + {7'd0, f_valid && f_ready} - {7'd0, o_v};
    assign idle = raster_idle && in_flight == 8'd0;
    reg [31:0] color_mem [0:PIXELS-1]; reg [31:0] depth_mem [0:PIXELS-1];
    integer b;
    always @(posedge clock) begin
        acv <= rcv && !reset; act <= rct; acw <= color_mem[rca[AW-1:0]];
        adv <= rdv && !reset; adt <= rdt; adw <= depth_mem[rda[AW-1:0]];
        for (b = 0; b < 4; b = b + 1) begin
            if (wcv && wce[b]) color_mem[wca[AW-1:0]][8*b +: 8] <= wcw[8*b +: 8];
            if (wdv && wde[b]) depth_mem[wda[AW-1:0]][8*b +: 8] <= wdw[8*b +: 8];
        end
    end
endmodule
`default_nettype wire
