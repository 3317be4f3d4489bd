// SPDX-License-Identifier: MIT
// The PICA200 reference as a C library. Generated from the crate `c`. Do not edit.

#ifndef PICA_H
#define PICA_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// Version of this interface: it grows when something changes that a compiled program would notice. Compare it with
// what pica_abi_version gives.
#define PICA_ABI_VERSION 1

// Components of a vertex: component n is the one of semantic code n of the output map, from the position in 0 to 3.
#define PICA_VERTEX_COMPONENTS 24

// Vertices that clipping leaves of a triangle at most.
#define PICA_CLIPPED_VERTICES 11

// How a call ended.
typedef enum PicaStatus {
  // It did what it says.
  PICA_STATUS_OK = 0,
  // It did nothing; pica_error says why.
  PICA_STATUS_ERROR = 1,
  // The library has a fault, which pica_error describes. What the call worked on should be freed and not used.
  PICA_STATUS_FAULT = 2,
} PicaStatus;

// An operation of pica_f24_map, by the name of its instruction.
typedef enum PicaF24Operation {
  PICA_F24_OPERATION_ADD = 0,
  PICA_F24_OPERATION_SUB = 1,
  PICA_F24_OPERATION_MUL = 2,
  PICA_F24_OPERATION_MAD = 3,
  PICA_F24_OPERATION_MAX = 4,
  PICA_F24_OPERATION_MIN = 5,
  PICA_F24_OPERATION_SGE = 6,
  PICA_F24_OPERATION_SLT = 7,
  PICA_F24_OPERATION_FLR = 8,
  PICA_F24_OPERATION_RCP = 9,
  PICA_F24_OPERATION_RSQ = 10,
  PICA_F24_OPERATION_EX2 = 11,
  PICA_F24_OPERATION_LG2 = 12,
} PicaF24Operation;

// How an invocation ended.
typedef enum PicaEnd {
  // END.
  PICA_END_END = 0,
  // The limit of instructions.
  PICA_END_WATCHDOG = 1,
  // The unit hangs.
  PICA_END_HANG = 2,
} PicaEnd;

// What a step of a recording did.
typedef enum PicaStep {
  // Nothing: the recording is at its end.
  PICA_STEP_END = 0,
  // A draw of a command list has ended; the next step goes on with the list.
  PICA_STEP_DRAW = 1,
  // A command list has ended.
  PICA_STEP_LIST = 2,
  // The work of a frame is complete.
  PICA_STEP_FRAME = 3,
  // A memory engine did its work.
  PICA_STEP_ENGINE = 4,
  // Memory was loaded.
  PICA_STEP_LOAD = 5,
  // A register was written.
  PICA_STEP_REGISTER = 6,
} PicaStep;

// Which alternative of each entry of the ledger is followed. Where a call takes NULL in its place, the defaults are.
typedef struct PicaChoices PicaChoices;

// The fragments of a triangle.
typedef struct PicaFragments PicaFragments;

// The 3D core with its memory and the memory engines beside it: empty, or at some place of a recording.
typedef struct PicaMachine PicaMachine;

// A picture: row 0 is the last row from the register origin.
typedef struct PicaPicture PicaPicture;

// A recording that is being made. Addresses are physical.
typedef struct PicaRecorder PicaRecorder;

// A shader unit with its program, uniforms and registers. Vectors are four float24 patterns: x, y, z, w.
typedef struct PicaShader PicaShader;

// A fragment that leaves the rasterizer.
typedef struct PicaFragment {
  // Column.
  uint32_t x;
  // Line, from the register origin.
  uint32_t y;
  // Depth: bits 8-31 are the 24-bit depth.
  uint32_t depth;
  // Interpolated vertex colour.
  uint32_t color;
  // u and v of texture coordinates 0, 1 and 2.
  uint32_t texcoord[3][2];
  // w of texture coordinate 0.
  uint32_t texcoord0_w;
  // Quaternion x, y, z, w.
  uint32_t quaternion[4];
  // View vector x, y, z.
  uint32_t view[3];
} PicaFragment;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// The version of the interface that the library has.
uint32_t pica_abi_version(void);

// The version of the library, as text that stays.
const char *pica_version(void);

// The defaults of the ledger; free them with pica_choices_free.
struct PicaChoices *pica_choices_new(void);

// Chooses an alternative: "f24_rounding=nearest-even". One that the model does not offer is an error and changes nothing.
// What was made with the choices before keeps them.
//
// # Safety
// `assignment` is NULL or ends in a zero byte.
enum PicaStatus pica_choices_set(struct PicaChoices *choices,
                                 const char *assignment);

// The alternative of an entry, which stays until the next call with these choices; NULL if there is no such entry.
//
// # Safety
// `id` is NULL or ends in a zero byte.
const char *pica_choices_get(struct PicaChoices *choices,
                             const char *id);

// Frees choices; NULL is allowed.
void pica_choices_free(struct PicaChoices *choices);

// Why the last call of this thread failed that did; empty if none has. The text stays until the next call.
const char *pica_error(void);

// a + b, as ADD.
uint32_t pica_f24_add(const struct PicaChoices *choices, uint32_t a, uint32_t b);

// a - b.
uint32_t pica_f24_sub(const struct PicaChoices *choices, uint32_t a, uint32_t b);

// a * b, as MUL.
uint32_t pica_f24_mul(const struct PicaChoices *choices, uint32_t a, uint32_t b);

// a > b ? a : b, as MAX.
uint32_t pica_f24_max(const struct PicaChoices *choices, uint32_t a, uint32_t b);

// a < b ? a : b, as MIN.
uint32_t pica_f24_min(const struct PicaChoices *choices, uint32_t a, uint32_t b);

// a >= b ? 1 : 0, as SGE.
uint32_t pica_f24_sge(const struct PicaChoices *choices, uint32_t a, uint32_t b);

// a < b ? 1 : 0, as SLT.
uint32_t pica_f24_slt(const struct PicaChoices *choices, uint32_t a, uint32_t b);

// a * b + c, as MAD.
uint32_t pica_f24_mad(const struct PicaChoices *choices, uint32_t a, uint32_t b, uint32_t c);

// The largest integer not above a, as FLR.
uint32_t pica_f24_flr(const struct PicaChoices *choices, uint32_t a);

// 1 / a, as RCP.
uint32_t pica_f24_rcp(const struct PicaChoices *choices, uint32_t a);

// 1 / sqrt(a), as RSQ.
uint32_t pica_f24_rsq(const struct PicaChoices *choices, uint32_t a);

// 2^a, as EX2.
uint32_t pica_f24_ex2(const struct PicaChoices *choices, uint32_t a);

// log2(a), as LG2.
uint32_t pica_f24_lg2(const struct PicaChoices *choices, uint32_t a);

// The float24 number of an f32 (choice `f32_to_f24`).
uint32_t pica_f24_from_float(const struct PicaChoices *choices, float value);

// The float24 number of an f32 with this pattern (choice `f32_to_f24`).
uint32_t pica_f24_from_f32(const struct PicaChoices *choices, uint32_t pattern);

// The pattern of a float24 number as f32, which holds all of them.
uint32_t pica_f24_to_f32(uint32_t a);

// A float24 number as f32, which holds all of them.
float pica_f24_to_float(uint32_t a);

// An operation (PicaF24Operation) on `count` elements of each operand; b and c are NULL for operations that do not have them.
// `out` may be none of the operands. A pattern with a bit above 23 is an error, and what `out` holds then is unspecified.
//
// # Safety
// The operands and `out` have `count` elements, which nobody writes meanwhile.
enum PicaStatus pica_f24_map(const struct PicaChoices *choices,
                             uint32_t operation,
                             const uint32_t *a,
                             const uint32_t *b,
                             const uint32_t *c,
                             uint32_t *out,
                             size_t count);

// The result of a combiner stage with the words of its registers TEXENV_SOURCE, TEXENV_OPERAND, TEXENV_COMBINER, TEXENV_COLOR and
// TEXENV_SCALE. `first`: it is stage 0. The nine colours are the primary colour, the primary and secondary fragment colour, those of
// texture units 0 to 3, the combiner buffer as the stage sees it, and the result of the stage before. 0 with an error if
// `colors` is NULL.
//
// # Safety
// `colors` has nine elements.
uint32_t pica_combiner_stage(const struct PicaChoices *choices,
                             bool first,
                             uint32_t source,
                             uint32_t operand,
                             uint32_t combiner,
                             uint32_t color,
                             uint32_t scale,
                             const uint32_t *colors);

// The writes of a command list, or of all lists of a recording: a line of JSON for each, what `pica commands decode` prints. Free
// the text with pica_text_free; NULL if it is no list.
//
// # Safety
// `bytes` has as many bytes.
char *pica_list_decode(const uint8_t *bytes,
                       size_t byte_count);

// The command list of a text, as `pica commands encode` takes it: lines of JSON, of hexadecimal words, or what pica_list_decode gives.
// `byte_count` says how many bytes there is room for, and then how many the list has; nothing is written where they do not fit.
//
// # Safety
// `lines` ends in a zero byte, and `bytes` has room for as many bytes.
enum PicaStatus pica_list_encode(const char *lines,
                                 uint8_t *bytes,
                                 size_t *byte_count);

// A machine after reset, prepared as system software does; free it with pica_machine_free.
struct PicaMachine *pica_machine_new(const struct PicaChoices *choices);

// A machine that has replayed a recording (CiTrace, .ctf); free it with pica_machine_free.
//
// # Safety
// `bytes` has as many bytes.
struct PicaMachine *pica_machine_replay(const struct PicaChoices *choices,
                                        const uint8_t *bytes,
                                        size_t byte_count);

// A machine at the start of a recording (CiTrace, .ctf), which pica_machine_step goes through; free it with pica_machine_free.
//
// # Safety
// `bytes` has as many bytes.
struct PicaMachine *pica_machine_open(const struct PicaChoices *choices,
                                      const uint8_t *bytes,
                                      size_t byte_count);

// Does what comes next in the recording; `step` (PicaStep) says what it was.
enum PicaStatus pica_machine_step(struct PicaMachine *machine, uint32_t *step);

// Frees a machine; NULL is allowed.
void pica_machine_free(struct PicaMachine *machine);

// Writes memory, at a physical address.
//
// # Safety
// `bytes` has as many bytes.
enum PicaStatus pica_machine_write_memory(struct PicaMachine *machine,
                                          uint32_t address,
                                          const uint8_t *bytes,
                                          size_t byte_count);

// Reads memory, at a physical address.
//
// # Safety
// `bytes` has as many bytes.
enum PicaStatus pica_machine_read_memory(const struct PicaMachine *machine,
                                         uint32_t address,
                                         uint8_t *bytes,
                                         size_t byte_count);

// Writes a register by its id as the CPU does. A write of 1 to CMDBUF_JUMP0 or CMDBUF_JUMP1 (0x23C, 0x23D) runs the command list
// in their buffer to its end.
enum PicaStatus pica_machine_write_register(struct PicaMachine *machine,
                                            uint32_t id,
                                            uint32_t value);

// Writes a word to a physical address as the CPU does: a register of the core, of a memory engine (a fill or a transfer is done
// when the call returns), or another one, which does nothing.
enum PicaStatus pica_machine_write_physical(struct PicaMachine *machine,
                                            uint32_t address,
                                            uint32_t value);

// Reads a register by its id as the CPU does.
enum PicaStatus pica_machine_read_register(struct PicaMachine *machine, uint32_t id, uint32_t *value);

// Runs the command list at a physical address, a multiple of 8, with as many bytes, a multiple of 8.
enum PicaStatus pica_machine_run_list(struct PicaMachine *machine, uint32_t address, uint32_t byte_count);

// How many findings the machine has: what command lists did wrong.
size_t pica_machine_finding_count(const struct PicaMachine *machine);

// A finding: where it was, and what; free the text with pica_text_free.
char *pica_machine_finding(const struct PicaMachine *machine, size_t index);

// How many draws have ended.
uint64_t pica_machine_draw_count(const struct PicaMachine *machine);

// Collects from now on what happens at a pixel; row 0 is the first one of a picture.
enum PicaStatus pica_machine_inspect(struct PicaMachine *machine, uint32_t x, uint32_t row);

// How many fragments the pixel that is inspected has got.
size_t pica_machine_history_count(const struct PicaMachine *machine);

// What one of these fragments went through, in lines; free the text with pica_text_free.
char *pica_machine_history(const struct PicaMachine *machine, size_t index);

// The colour buffer that the registers name, widened to 8 bits per channel; free it with pica_picture_free.
struct PicaPicture *pica_machine_color(const struct PicaMachine *machine);

// The depth buffer that the registers name: depth in bits 0-23 and stencil in bits 24-31, or 16 bits of depth; free it with
// pica_picture_free.
struct PicaPicture *pica_machine_depth(const struct PicaMachine *machine);

// Pixels of a row; 0 for NULL.
uint32_t pica_picture_width(const struct PicaPicture *picture);

// Rows; 0 for NULL.
uint32_t pica_picture_height(const struct PicaPicture *picture);

// Bytes R, G, B, A of all pixels, row after row, which stay as long as the picture; NULL if it is one of depths.
const uint8_t *pica_picture_rgba(const struct PicaPicture *picture);

// The words of all pixels, row after row, which stay as long as the picture; NULL if it is one of colours.
const uint32_t *pica_picture_depth(const struct PicaPicture *picture);

// Frees a picture; NULL is allowed.
void pica_picture_free(struct PicaPicture *picture);

// An empty recording, of which the state is zero; free it with pica_recorder_free.
struct PicaRecorder *pica_recorder_new(void);

// Frees a recorder; NULL is allowed.
void pica_recorder_free(struct PicaRecorder *recorder);

// Sets a block of the state at the start, as words. The blocks are gpu_registers (from 0x10400000 on), lcd_registers,
// pica_registers (by id), default_attributes and float uniforms (four float24 words each), and the memories of the shaders:
// vs_program_binary, vs_swizzle_data, vs_float_uniforms, gs_program_binary, gs_swizzle_data, gs_float_uniforms.
//
// # Safety
// `block` is a string, and `words` has as many words.
enum PicaStatus pica_recorder_state(struct PicaRecorder *recorder,
                                    const char *block,
                                    const uint32_t *words,
                                    size_t word_count);

// Memory from an address on holds these bytes from now on.
//
// # Safety
// `bytes` has as many bytes.
enum PicaStatus pica_recorder_load(struct PicaRecorder *recorder,
                                   uint32_t address,
                                   const uint8_t *bytes,
                                   size_t byte_count);

// The CPU writes a register: 0x10400000 and above.
enum PicaStatus pica_recorder_write(struct PicaRecorder *recorder, uint32_t address, uint32_t value);

// A command list is loaded and started, as system software does it. Address and size are multiples of 16.
//
// # Safety
// `bytes` has as many bytes.
enum PicaStatus pica_recorder_list(struct PicaRecorder *recorder,
                                   uint32_t address,
                                   const uint8_t *bytes,
                                   size_t byte_count);

// A frame is complete.
enum PicaStatus pica_recorder_frame(struct PicaRecorder *recorder);

// The recording so far, as the bytes of a file (.ctf), and their number in `byte_count`. They stay until the next call with
// this recorder.
const uint8_t *pica_recorder_bytes(struct PicaRecorder *recorder,
                                   size_t *byte_count);

// What the fields of a register's value mean, as a JSON object: what `pica regs decode --format json` prints. `name` is a
// name or an id: "DEPTHMAP_SCALE", "0x04D". Free the text with pica_text_free; NULL if there is no such register.
//
// # Safety
// `name` is NULL or ends in a zero byte.
char *pica_register_decode(const char *name,
                           uint32_t value);

// The value of a register whose fields have these values, as `pica regs encode` takes them: "FUNCTION=LESS REFERENCE=3", numbers, names
// of enumerators, addresses in bytes. Fields that are not named are 0.
//
// # Safety
// `name` and `fields` are NULL or end in a zero byte.
enum PicaStatus pica_register_encode(const char *name,
                                     const char *fields,
                                     uint32_t *value);

// The id of a register with a name.
//
// # Safety
// `name` is NULL or ends in a zero byte.
enum PicaStatus pica_register_id(const char *name, uint32_t *id);

// Frees a text that the library gave; NULL is allowed.
//
// # Safety
// It is NULL, or comes from a call that says so and was not freed before.
void pica_text_free(char *text);

// A unit with everything 0, for geometry shaders or for vertex shaders; free it with pica_shader_free.
struct PicaShader *pica_shader_new(const struct PicaChoices *choices, bool geometry);

// Frees a unit; NULL is allowed.
void pica_shader_free(struct PicaShader *shader);

// Loads instruction words and operand descriptors from address 0 on, and sets the entry point.
//
// # Safety
// The arrays have as many elements.
enum PicaStatus pica_shader_load_words(struct PicaShader *shader,
                                       const uint32_t *code,
                                       size_t code_count,
                                       const uint32_t *descriptors,
                                       size_t descriptor_count,
                                       uint16_t entry);

// Loads a program (DVLE) of a shader container (DVLB) with its constants, and sets the entry point. The stage must be that
// of the unit.
//
// # Safety
// `bytes` has as many bytes.
enum PicaStatus pica_shader_load_shbin(struct PicaShader *shader,
                                       const uint8_t *bytes,
                                       size_t byte_count,
                                       size_t program);

// Assembles picasso source and loads its first program of the unit's stage.
//
// # Safety
// `source` is NULL or ends in a zero byte.
enum PicaStatus pica_shader_assemble(struct PicaShader *shader, const char *source);

// The registers of an input or a uniform of the container, by name: their file ('v', 'c', 'i' or 'b'), the first one and how many.
//
// # Safety
// `name` is NULL or ends in a zero byte.
enum PicaStatus pica_shader_uniform(const struct PicaShader *shader,
                                    const char *name,
                                    char *file,
                                    size_t *first,
                                    size_t *count);

// Sets a c register.
//
// # Safety
// `xyzw` has four elements.
enum PicaStatus pica_shader_set_float(struct PicaShader *shader, size_t index, const uint32_t *xyzw);

// Sets an i register: repetitions less one, start and step of a loop.
enum PicaStatus pica_shader_set_integer(struct PicaShader *shader,
                                        size_t index,
                                        uint8_t x,
                                        uint8_t y,
                                        uint8_t z);

// Sets b0 to b15: bit n is bn.
enum PicaStatus pica_shader_set_booleans(struct PicaShader *shader, uint16_t bits);

// Sets a v register.
//
// # Safety
// `xyzw` has four elements.
enum PicaStatus pica_shader_set_input(struct PicaShader *shader, size_t index, const uint32_t *xyzw);

// Runs an invocation from the entry point for at most `limit` instructions. `ending` (PicaEnd) gets how it ended, `instructions` how
// many were completed, END included, `findings` how many undefined things it did; each may be NULL.
enum PicaStatus pica_shader_run(struct PicaShader *shader,
                                uint64_t limit,
                                uint32_t *ending,
                                uint64_t *instructions,
                                size_t *findings);

// Says whether the instructions of an invocation are kept, for pica_shader_traced.
enum PicaStatus pica_shader_keep_trace(struct PicaShader *shader, bool keep);

// The state after instruction `number` of the last invocation, counted from 0: its address, that of the one that follows (its own
// after END), its word, the register that it writes (0-15 are o0-o15, 16-31 r0-r15, 255 none), the components that it writes (x
// is bit 3) and what the whole register holds then. Each but `xyzw` may be NULL.
//
// # Safety
// `xyzw` has four elements.
enum PicaStatus pica_shader_traced(const struct PicaShader *shader,
                                   size_t number,
                                   uint32_t *pc,
                                   uint32_t *next_pc,
                                   uint32_t *word,
                                   uint32_t *destination,
                                   uint32_t *mask,
                                   uint32_t *xyzw);

// An o register, as the last invocation left it.
//
// # Safety
// `xyzw` has four elements.
enum PicaStatus pica_shader_output(const struct PicaShader *shader, size_t index, uint32_t *xyzw);

// An r register, as the last invocation left it.
//
// # Safety
// `xyzw` has four elements.
enum PicaStatus pica_shader_temporary(const struct PicaShader *shader, size_t index, uint32_t *xyzw);

// The registers that are no vectors, as the last invocation left them: a0.x, a0.y, aL, cmp.x and cmp.y, each of which may be NULL.
enum PicaStatus pica_shader_state(const struct PicaShader *shader,
                                  int32_t *a0_x,
                                  int32_t *a0_y,
                                  uint32_t *al,
                                  bool *cmp_x,
                                  bool *cmp_y);

// Sets an instruction word.
enum PicaStatus pica_shader_set_code(struct PicaShader *shader, size_t address, uint32_t word);

// Sets an operand descriptor.
enum PicaStatus pica_shader_set_descriptor(struct PicaShader *shader, size_t index, uint32_t word);

// Sets the address at which invocations start.
enum PicaStatus pica_shader_set_entry(struct PicaShader *shader, uint16_t address);

// What clipping leaves of a triangle, 3 * PICA_VERTEX_COMPONENTS patterns: the vertices of a fan, as many as `count`, which may be
// 0. `polygon` has PICA_CLIPPED_VERTICES * PICA_VERTEX_COMPONENTS elements.
//
// # Safety
// The arrays have as many elements as that.
enum PicaStatus pica_machine_clip(const struct PicaMachine *machine,
                                  const uint32_t *vertices,
                                  uint32_t *polygon,
                                  size_t *count);

// A position in raster coordinates: x and y in 12.4 fixed point, and the patterns of z / w and 1 / w.
//
// # Safety
// The arrays have four elements.
enum PicaStatus pica_machine_transform(const struct PicaMachine *machine,
                                       const uint32_t *xyzw,
                                       uint32_t *screen);

// The fragments of a triangle, 3 * PICA_VERTEX_COMPONENTS patterns, from clipping to interpolation; free them with
// pica_fragments_free.
//
// # Safety
// `vertices` has as many elements as that.
struct PicaFragments *pica_machine_triangle(const struct PicaMachine *machine,
                                            const uint32_t *vertices);

// How many there are; 0 for NULL.
size_t pica_fragments_count(const struct PicaFragments *fragments);

// All of them, one after the other, which stay as long as they are not freed; NULL for NULL.
const struct PicaFragment *pica_fragments_all(const struct PicaFragments *fragments);

// Frees fragments; NULL is allowed.
void pica_fragments_free(struct PicaFragments *fragments);

// A sample of a texture unit, 3 for the procedural one. `coordinates` are u, v and w of one pixel (`pixels` is 1), or of the four of
// a quad (4), which the level of detail is made of: the first one is sampled.
//
// # Safety
// `coordinates` has three elements for each pixel.
enum PicaStatus pica_machine_sample(const struct PicaMachine *machine,
                                    uint32_t unit,
                                    const uint32_t *coordinates,
                                    uint32_t pixels,
                                    uint32_t *color);

// Decodes a texture of a format (a code of TEXUNITi_TYPE) from its bytes in memory: width * height colours, the top row first.
//
// # Safety
// `bytes` has as many bytes, and `colors` has room for width * height words.
enum PicaStatus pica_texture_decode(const struct PicaChoices *choices,
                                    uint32_t format,
                                    uint32_t width,
                                    uint32_t height,
                                    const uint8_t *bytes,
                                    size_t byte_count,
                                    uint32_t *colors);

// Primary and secondary fragment colour of lighting; `bump` and `shadow` are texels of the bump map and of the shadow texture. An
// error if lighting is off.
//
// # Safety
// `quaternion` has four elements, `view` three.
enum PicaStatus pica_machine_light(const struct PicaMachine *machine,
                                   const uint32_t *quaternion,
                                   const uint32_t *view,
                                   uint32_t bump,
                                   uint32_t shadow,
                                   uint32_t *primary,
                                   uint32_t *secondary);

// What the six combiner stages make of seven colours: the primary colour, the primary and secondary fragment colour, and those of
// texture units 0 to 3. 0 with an error if something is NULL.
//
// # Safety
// `sources` has seven elements.
uint32_t pica_machine_combine(const struct PicaMachine *machine,
                              const uint32_t *sources);

// Blending, or the logic operation, of a colour with one that is stored. 0 with an error if the machine is NULL.
uint32_t pica_machine_blend(const struct PicaMachine *machine,
                            uint32_t source,
                            uint32_t destination);

// One fragment of a depth (bits 8-31) and seven colours, as pica_machine_combine has them, from the combiners to the words of its
// pixel in the colour and the depth buffer, which become those that are stored afterwards. `passed`: it went through all tests. An
// error if the registers draw shadows, gas or nothing.
//
// # Safety
// `sources` has seven elements.
enum PicaStatus pica_machine_fragment(const struct PicaMachine *machine,
                                      uint32_t depth,
                                      const uint32_t *sources,
                                      uint32_t *color_word,
                                      uint32_t *depth_word,
                                      bool *passed);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* PICA_H */
