// SPDX-License-Identifier: MIT
// The PICA200 reference for SystemVerilog, over the C library. Generated from the crate `c`. Do not edit.
// Without an equivalent here: pica_f24_from_float, pica_f24_to_float, pica_f24_map, pica_shader_load_words, pica_shader_load_shbin, pica_machine_replay, pica_machine_open, pica_machine_write_memory, pica_machine_read_memory, pica_machine_finding, pica_machine_history, pica_picture_rgba, pica_picture_depth, pica_register_decode, pica_text_free.
package pica_reference_pkg;

  // The version of the interface that the library has.
  import "DPI-C" function int unsigned pica_abi_version();

  // The version of the library, as text that stays.
  import "DPI-C" function string pica_version();

  // Why the last call of this thread failed that did; empty if none has. The text stays until the next call.
  import "DPI-C" function string pica_error();

  // The defaults of the ledger; free them with pica_choices_free.
  import "DPI-C" function chandle pica_choices_new();

  // Chooses an alternative: "f24_rounding=nearest-even". One that the model does not offer is an error and changes nothing.
  // What was made with the choices before keeps them.
  import "DPI-C" function int pica_choices_set(input chandle choices, input string assignment);

  // The alternative of an entry, which stays until the next call with these choices; NULL if there is no such entry.
  import "DPI-C" function string pica_choices_get(input chandle choices, input string id);

  // Frees choices; NULL is allowed.
  import "DPI-C" function void pica_choices_free(input chandle choices);

  // a + b, as ADD.
  import "DPI-C" function int unsigned pica_f24_add(input chandle choices, input int unsigned a, input int unsigned b);

  // a - b.
  import "DPI-C" function int unsigned pica_f24_sub(input chandle choices, input int unsigned a, input int unsigned b);

  // a * b, as MUL.
  import "DPI-C" function int unsigned pica_f24_mul(input chandle choices, input int unsigned a, input int unsigned b);

  // a > b ? a : b, as MAX.
  import "DPI-C" function int unsigned pica_f24_max(input chandle choices, input int unsigned a, input int unsigned b);

  // a < b ? a : b, as MIN.
  import "DPI-C" function int unsigned pica_f24_min(input chandle choices, input int unsigned a, input int unsigned b);

  // a >= b ? 1 : 0, as SGE.
  import "DPI-C" function int unsigned pica_f24_sge(input chandle choices, input int unsigned a, input int unsigned b);

  // a < b ? 1 : 0, as SLT.
  import "DPI-C" function int unsigned pica_f24_slt(input chandle choices, input int unsigned a, input int unsigned b);

  // a * b + c, as MAD.
  import "DPI-C" function int unsigned pica_f24_mad(input chandle choices, input int unsigned a, input int unsigned b, input int unsigned c);

  // The largest integer not above a, as FLR.
  import "DPI-C" function int unsigned pica_f24_flr(input chandle choices, input int unsigned a);

  // 1 / a, as RCP.
  import "DPI-C" function int unsigned pica_f24_rcp(input chandle choices, input int unsigned a);

  // 1 / sqrt(a), as RSQ.
  import "DPI-C" function int unsigned pica_f24_rsq(input chandle choices, input int unsigned a);

  // 2^a, as EX2.
  import "DPI-C" function int unsigned pica_f24_ex2(input chandle choices, input int unsigned a);

  // log2(a), as LG2.
  import "DPI-C" function int unsigned pica_f24_lg2(input chandle choices, input int unsigned a);

  // The float24 number of an f32 with this pattern (choice `f32_to_f24`).
  import "DPI-C" function int unsigned pica_f24_from_f32(input chandle choices, input int unsigned pattern);

  // The pattern of a float24 number as f32, which holds all of them.
  import "DPI-C" function int unsigned pica_f24_to_f32(input int unsigned a);

  // The result of a combiner stage with the words of its registers TEXENV_SOURCE, TEXENV_OPERAND, TEXENV_COMBINER, TEXENV_COLOR and
  // TEXENV_SCALE. `first`: it is stage 0. The nine colours are the primary colour, the primary and secondary fragment colour, those of
  // texture units 0 to 3, the combiner buffer as the stage sees it, and the result of the stage before. 0 with an error if
  // `colors` is NULL.
  import "DPI-C" function int unsigned pica_combiner_stage(input chandle choices, input bit first, input int unsigned source, input int unsigned operand, input int unsigned combiner, input int unsigned color, input int unsigned scale, input int unsigned colors[9]);

  // A unit with everything 0, for geometry shaders or for vertex shaders; free it with pica_shader_free.
  import "DPI-C" function chandle pica_shader_new(input chandle choices, input bit geometry);

  // Frees a unit; NULL is allowed.
  import "DPI-C" function void pica_shader_free(input chandle shader);

  // Assembles picasso source and loads its first program of the unit's stage.
  import "DPI-C" function int pica_shader_assemble(input chandle shader, input string source);

  // The registers of an input or a uniform of the container, by name: their file ('v', 'c', 'i' or 'b'), the first one and how many.
  import "DPI-C" function int pica_shader_uniform(input chandle shader, input string name, output byte file, output longint unsigned first, output longint unsigned count);

  // Sets a c register.
  import "DPI-C" function int pica_shader_set_float(input chandle shader, input longint unsigned index, input int unsigned xyzw[4]);

  // Sets an i register: repetitions less one, start and step of a loop.
  import "DPI-C" function int pica_shader_set_integer(input chandle shader, input longint unsigned index, input byte unsigned x, input byte unsigned y, input byte unsigned z);

  // Sets b0 to b15: bit n is bn.
  import "DPI-C" function int pica_shader_set_booleans(input chandle shader, input shortint unsigned bits);

  // Sets a v register.
  import "DPI-C" function int pica_shader_set_input(input chandle shader, input longint unsigned index, input int unsigned xyzw[4]);

  // Runs an invocation from the entry point for at most `limit` instructions. `ending` (PicaEnd) gets how it ended, `instructions` how
  // many were completed, END included, `findings` how many undefined things it did; each may be NULL.
  import "DPI-C" function int pica_shader_run(input chandle shader, input longint unsigned limit, output int unsigned ending, output longint unsigned instructions, output longint unsigned findings);

  // Says whether the instructions of an invocation are kept, for pica_shader_traced.
  import "DPI-C" function int pica_shader_keep_trace(input chandle shader, input bit keep);

  // The state after instruction `number` of the last invocation, counted from 0: its address, that of the one that follows (its own
  // after END), its word, the register that it writes (0-15 are o0-o15, 16-31 r0-r15, 255 none), the components that it writes (x
  // is bit 3) and what the whole register holds then. Each but `xyzw` may be NULL.
  import "DPI-C" function int pica_shader_traced(input chandle shader, input longint unsigned number, output int unsigned pc, output int unsigned next_pc, output int unsigned word, output int unsigned destination, output int unsigned mask, output int unsigned xyzw[4]);

  // An o register, as the last invocation left it.
  import "DPI-C" function int pica_shader_output(input chandle shader, input longint unsigned index, output int unsigned xyzw[4]);

  // An r register, as the last invocation left it.
  import "DPI-C" function int pica_shader_temporary(input chandle shader, input longint unsigned index, output int unsigned xyzw[4]);

  // The registers that are no vectors, as the last invocation left them: a0.x, a0.y, aL, cmp.x and cmp.y, each of which may be NULL.
  import "DPI-C" function int pica_shader_state(input chandle shader, output int a0_x, output int a0_y, output int unsigned al, output bit cmp_x, output bit cmp_y);

  // Sets an instruction word.
  import "DPI-C" function int pica_shader_set_code(input chandle shader, input longint unsigned address, input int unsigned word);

  // Sets an operand descriptor.
  import "DPI-C" function int pica_shader_set_descriptor(input chandle shader, input longint unsigned index, input int unsigned word);

  // Sets the address at which invocations start.
  import "DPI-C" function int pica_shader_set_entry(input chandle shader, input shortint unsigned address);

  // A machine after reset, prepared as system software does; free it with pica_machine_free.
  import "DPI-C" function chandle pica_machine_new(input chandle choices);

  // Does what comes next in the recording; `step` (PicaStep) says what it was.
  import "DPI-C" function int pica_machine_step(input chandle machine, output int unsigned step);

  // Frees a machine; NULL is allowed.
  import "DPI-C" function void pica_machine_free(input chandle machine);

  // Writes a register by its id as the CPU does. A write of 1 to CMDBUF_JUMP0 or CMDBUF_JUMP1 (0x23C, 0x23D) runs the command list
  // in their buffer to its end.
  import "DPI-C" function int pica_machine_write_register(input chandle machine, input int unsigned id, input int unsigned value);

  // Writes a word to a physical address as the CPU does: a register of the core, of a memory engine (a fill or a transfer is done
  // when the call returns), or another one, which does nothing.
  import "DPI-C" function int pica_machine_write_physical(input chandle machine, input int unsigned address, input int unsigned value);

  // Reads a register by its id as the CPU does.
  import "DPI-C" function int pica_machine_read_register(input chandle machine, input int unsigned id, output int unsigned value);

  // Runs the command list at a physical address, a multiple of 8, with as many bytes, a multiple of 8.
  import "DPI-C" function int pica_machine_run_list(input chandle machine, input int unsigned address, input int unsigned byte_count);

  // How many findings the machine has: what command lists did wrong.
  import "DPI-C" function longint unsigned pica_machine_finding_count(input chandle machine);

  // How many draws have ended.
  import "DPI-C" function longint unsigned pica_machine_draw_count(input chandle machine);

  // Collects from now on what happens at a pixel; row 0 is the first one of a picture.
  import "DPI-C" function int pica_machine_inspect(input chandle machine, input int unsigned x, input int unsigned row);

  // How many fragments the pixel that is inspected has got.
  import "DPI-C" function longint unsigned pica_machine_history_count(input chandle machine);

  // The colour buffer that the registers name, widened to 8 bits per channel; free it with pica_picture_free.
  import "DPI-C" function chandle pica_machine_color(input chandle machine);

  // The depth buffer that the registers name: depth in bits 0-23 and stencil in bits 24-31, or 16 bits of depth; free it with
  // pica_picture_free.
  import "DPI-C" function chandle pica_machine_depth(input chandle machine);

  // Pixels of a row; 0 for NULL.
  import "DPI-C" function int unsigned pica_picture_width(input chandle picture);

  // Rows; 0 for NULL.
  import "DPI-C" function int unsigned pica_picture_height(input chandle picture);

  // Frees a picture; NULL is allowed.
  import "DPI-C" function void pica_picture_free(input chandle picture);

  // The value of a register whose fields have these values, as `pica regs encode` takes them: "FUNCTION=LESS REFERENCE=3", numbers, names
  // of enumerators, addresses in bytes. Fields that are not named are 0.
  import "DPI-C" function int pica_register_encode(input string name, input string fields, output int unsigned value);

  // The id of a register with a name.
  import "DPI-C" function int pica_register_id(input string name, output int unsigned id);

endpackage
