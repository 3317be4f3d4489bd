// Self-checking testbench of shader_decode: The control signals of an instruction.
//
// Compares shader_decode with the vectors of shader_decode.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o shader_decode.vvp shader_decode_tb.v shader_decode.v && vvp -n shader_decode.vvp
//     $ verilator --binary --top-module shader_decode_tb shader_decode_tb.v shader_decode.v && obj_dir/Vshader_decode_tb
//
// The last line that it prints is `PASS shader_decode vectors=N` or `FAIL shader_decode mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than pica_shader_decode, and TB_PARAMETERS gives it parameters, as in
// -DTB_DUT=mine '-DTB_PARAMETERS=.WIDTH(24),.DEPTH(3)'.

`timescale 1ns / 1ps
`default_nettype none

// How a run with FAIL ends.
`ifndef TB_FAIL
`ifdef __ICARUS__
`define TB_FAIL $finish_and_return(1)
`else
`define TB_FAIL $stop
`endif
`endif

// What is checked.
`ifndef TB_DUT
`define TB_DUT pica_shader_decode
`endif

module shader_decode_tb;
  parameter VECTORS = "shader_decode.mem";  // path of the records
  parameter RECORDS = 72;  // records in it
  parameter COUNT = 72;  // vectors in them
  parameter RESULTS = 72;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 72;  // vectors after which a line tells how many are done

  // The ports of the block.
  wire [31:0] word;
  wire [31:0] descriptor;
  wire is_alu;
  wire is_mova;
  wire is_unknown;
  wire is_end;
  wire is_break;
  wire is_jump;
  wire is_call;
  wire is_if;
  wire is_loop;
  wire is_emit;
  wire is_setemit;
  wire [4:0] operation;
  wire writes_register;
  wire [4:0] destination;
  wire [3:0] mask;
  wire enable_x;
  wire enable_y;
  wire [2:0] compare_x;
  wire [2:0] compare_y;
  wire [1:0] sources;
  wire [6:0] source1;
  wire [6:0] source2;
  wire [6:0] source3;
  wire [1:0] wide;
  wire [1:0] index;
  wire [6:0] descriptor_index;
  wire [7:0] select1;
  wire [7:0] select2;
  wire [7:0] select3;
  wire negate1;
  wire negate2;
  wire negate3;
  wire [11:0] target;
  wire [9:0] count;
  wire tests_flags;
  wire [1:0] condition;
  wire ref_x;
  wire ref_y;
  wire tests_boolean;
  wire [3:0] boolean_index;
  wire boolean_value;
  wire [1:0] integer_index;
  wire [1:0] slot;
  wire is_primitive;
  wire winding;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .word(word),
      .descriptor(descriptor),
      .is_alu(is_alu),
      .is_mova(is_mova),
      .is_unknown(is_unknown),
      .is_end(is_end),
      .is_break(is_break),
      .is_jump(is_jump),
      .is_call(is_call),
      .is_if(is_if),
      .is_loop(is_loop),
      .is_emit(is_emit),
      .is_setemit(is_setemit),
      .operation(operation),
      .writes_register(writes_register),
      .destination(destination),
      .mask(mask),
      .enable_x(enable_x),
      .enable_y(enable_y),
      .compare_x(compare_x),
      .compare_y(compare_y),
      .sources(sources),
      .source1(source1),
      .source2(source2),
      .source3(source3),
      .wide(wide),
      .index(index),
      .descriptor_index(descriptor_index),
      .select1(select1),
      .select2(select2),
      .select3(select3),
      .negate1(negate1),
      .negate2(negate2),
      .negate3(negate3),
      .target(target),
      .count(count),
      .tests_flags(tests_flags),
      .condition(condition),
      .ref_x(ref_x),
      .ref_y(ref_y),
      .tests_boolean(tests_boolean),
      .boolean_index(boolean_index),
      .boolean_value(boolean_value),
      .integer_index(integer_index),
      .slot(slot),
      .is_primitive(is_primitive),
      .winding(winding)
  );

  // A record has its tag in bits 207:200: 00 if the file did not fill it,
  // 01 for a vector, which is the inputs and the expected outputs.
  reg [207:0] tb_records [0:RECORDS];

  integer tb_mismatches;  // found so far
  integer tb_vectors;  // vectors compared
  integer tb_compared;  // transactions compared
  reg tb_done;

  integer tb_at;
  reg [207:0] tb_record;

  assign word = tb_record[31:0];
  assign descriptor = tb_record[63:32];

  initial begin
    tb_load;
    for (tb_at = 0; tb_at < RECORDS; tb_at = tb_at + 1) begin
      tb_record = tb_records[tb_at];
      #1;
      if (tb_record[207:200] !== 8'h01) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=incomplete is not in the file", tb_at);
      end else begin
        tb_count;
        tb_compared = tb_compared + 1;
        if ({winding, is_primitive, slot, integer_index, boolean_value, boolean_index, tests_boolean, ref_y, ref_x, condition, tests_flags, count, target, negate3, negate2, negate1, select3, select2, select1, descriptor_index, index, wide, source3, source2, source1, sources, compare_y, compare_x, enable_y, enable_x, mask, destination, writes_register, operation, is_setemit, is_emit, is_loop, is_if, is_call, is_jump, is_break, is_end, is_unknown, is_mova, is_alu} !== tb_record[197:64]) begin
          tb_mismatches = tb_mismatches + 1;
          if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value inputs word=%h descriptor=%h expected is_alu=%h is_mova=%h is_unknown=%h is_end=%h is_break=%h is_jump=%h is_call=%h is_if=%h is_loop=%h is_emit=%h is_setemit=%h operation=%h writes_register=%h destination=%h mask=%h enable_x=%h enable_y=%h compare_x=%h compare_y=%h sources=%h source1=%h source2=%h source3=%h wide=%h index=%h descriptor_index=%h select1=%h select2=%h select3=%h negate1=%h negate2=%h negate3=%h target=%h count=%h tests_flags=%h condition=%h ref_x=%h ref_y=%h tests_boolean=%h boolean_index=%h boolean_value=%h integer_index=%h slot=%h is_primitive=%h winding=%h actual is_alu=%h is_mova=%h is_unknown=%h is_end=%h is_break=%h is_jump=%h is_call=%h is_if=%h is_loop=%h is_emit=%h is_setemit=%h operation=%h writes_register=%h destination=%h mask=%h enable_x=%h enable_y=%h compare_x=%h compare_y=%h sources=%h source1=%h source2=%h source3=%h wide=%h index=%h descriptor_index=%h select1=%h select2=%h select3=%h negate1=%h negate2=%h negate3=%h target=%h count=%h tests_flags=%h condition=%h ref_x=%h ref_y=%h tests_boolean=%h boolean_index=%h boolean_value=%h integer_index=%h slot=%h is_primitive=%h winding=%h", tb_at, tb_record[31:0], tb_record[63:32], tb_record[64:64], tb_record[65:65], tb_record[66:66], tb_record[67:67], tb_record[68:68], tb_record[69:69], tb_record[70:70], tb_record[71:71], tb_record[72:72], tb_record[73:73], tb_record[74:74], tb_record[79:75], tb_record[80:80], tb_record[85:81], tb_record[89:86], tb_record[90:90], tb_record[91:91], tb_record[94:92], tb_record[97:95], tb_record[99:98], tb_record[106:100], tb_record[113:107], tb_record[120:114], tb_record[122:121], tb_record[124:123], tb_record[131:125], tb_record[139:132], tb_record[147:140], tb_record[155:148], tb_record[156:156], tb_record[157:157], tb_record[158:158], tb_record[170:159], tb_record[180:171], tb_record[181:181], tb_record[183:182], tb_record[184:184], tb_record[185:185], tb_record[186:186], tb_record[190:187], tb_record[191:191], tb_record[193:192], tb_record[195:194], tb_record[196:196], tb_record[197:197], is_alu, is_mova, is_unknown, is_end, is_break, is_jump, is_call, is_if, is_loop, is_emit, is_setemit, operation, writes_register, destination, mask, enable_x, enable_y, compare_x, compare_y, sources, source1, source2, source3, wide, index, descriptor_index, select1, select2, select3, negate1, negate2, negate3, target, count, tests_flags, condition, ref_x, ref_y, tests_boolean, boolean_index, boolean_value, integer_index, slot, is_primitive, winding);
        end
      end
    end
    tb_finish;
  end

  // A vector is done.
  task tb_count;
    begin
      tb_vectors = tb_vectors + 1;
      if (tb_vectors % PROGRESS == 0 && tb_vectors < COUNT) begin
        $display("PROGRESS shader_decode vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 208'd0;
      $readmemh(VECTORS, tb_records, 0, RECORDS - 1);
      tb_mismatches = 0;
      tb_vectors = 0;
      tb_compared = 0;
      tb_done = 1'b0;
    end
  endtask

  task tb_finish;
    begin
      if (!tb_done) begin
        if (tb_mismatches == 0 && (tb_compared != RESULTS || tb_vectors != COUNT)) begin
          tb_mismatches = 1;
          $display("MISMATCH vector=%0d kind=incomplete compared %0d transactions of %0d in %0d vectors of %0d", tb_vectors, tb_compared, RESULTS, tb_vectors, COUNT);
        end
        tb_done = 1'b1;
        if (tb_mismatches == 0) $display("PASS shader_decode vectors=%0d", tb_vectors);
        else begin
          $display("FAIL shader_decode mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
