// SPDX-License-Identifier: MIT
// A walk through the interface: arithmetic, a shader, a register, the stages of a machine, a recording draw by draw, a picture. Each result is checked; the exit status is the
// number of those that are wrong.
//
//     cargo build --release -p pica-c
//     cc -std=c11 -I c/include c/examples/reference.c -o target/reference target/release/libpica.a -lm -lpthread -ldl
//     target/reference spec/tests/traces/01_triangle.ctf

#include "pica.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int wrong = 0;

static void expect(bool holds, const char *what) {
  if (!holds) {
    printf("wrong: %s (last error: %s)\n", what, pica_error());
    wrong++;
  }
}

static void arithmetic(void) {
  const uint32_t one = pica_f24_from_float(NULL, 1.0f), three = pica_f24_from_float(NULL, 3.0f);
  expect(one == 0x3F0000, "1.0");
  const uint32_t third = pica_f24_rcp(NULL, three);
  expect(pica_f24_to_float(pica_f24_mad(NULL, one, three, one)) == 4.0f, "1 * 3 + 1");

  PicaChoices *nearest = pica_choices_new();
  expect(pica_choices_set(nearest, "f24_rounding=nearest-even") == PICA_STATUS_OK, "a choice");
  expect(strcmp(pica_choices_get(nearest, "f24_rounding"), "nearest-even") == 0, "the choice that was made");
  // A third is cut by default.
  expect(pica_f24_mul(NULL, third, three) == 0x3EFFFF, "a third times three, cut");
  expect(pica_f24_mul(nearest, third, three) == 0x3F0000, "a third times three, to nearest");
  expect(pica_choices_set(nearest, "f24_rounding=up") == PICA_STATUS_ERROR, "no such alternative");
  expect(strstr(pica_error(), "f24_rounding") != NULL, "the error names the entry");

  enum { COUNT = 1000 };
  uint32_t a[COUNT], b[COUNT], sums[COUNT];
  for (uint32_t n = 0; n < COUNT; n++) {
    a[n] = pica_f24_from_float(NULL, (float)n);
    b[n] = pica_f24_from_float(NULL, 0.5f * (float)n);
  }
  expect(pica_f24_map(nearest, PICA_F24_OPERATION_ADD, a, b, NULL, sums, COUNT) == PICA_STATUS_OK, "an array");
  for (uint32_t n = 0; n < COUNT; n++) {
    expect(sums[n] == pica_f24_add(nearest, a[n], b[n]), "an element");
  }
  a[7] |= 1u << 24;
  expect(pica_f24_map(NULL, PICA_F24_OPERATION_ADD, a, b, NULL, sums, COUNT) == PICA_STATUS_ERROR, "bit 24");
  expect(pica_f24_map(NULL, 99, a, b, NULL, sums, COUNT) == PICA_STATUS_ERROR, "operation 99");
  expect(pica_f24_map(NULL, PICA_F24_OPERATION_MAD, b, b, NULL, sums, COUNT) == PICA_STATUS_ERROR, "no c");
  pica_choices_free(nearest);
}

static void shader(void) {
  PicaShader *unit = pica_shader_new(NULL, false);
  const char *source = ".fvec scale\n.out o_pos position\n.proc main\n mul r0, scale, v0\n mov o_pos, r0\n end\n.end\n";
  expect(pica_shader_assemble(unit, source) == PICA_STATUS_OK, "a program");
  char file = 0;
  size_t first = 0, registers = 0;
  expect(pica_shader_uniform(unit, "scale", &file, &first, &registers) == PICA_STATUS_OK, "a uniform");
  expect(file == 'c' && registers == 1, "its register");
  uint32_t two[4], input[4], output[4];
  for (int component = 0; component < 4; component++) {
    two[component] = pica_f24_from_float(NULL, 2.0f);
    input[component] = pica_f24_from_float(NULL, (float)component);
  }
  expect(pica_shader_set_float(unit, first, two) == PICA_STATUS_OK, "c");
  expect(pica_shader_set_input(unit, 0, input) == PICA_STATUS_OK, "v0");
  uint32_t end = PICA_END_HANG;
  uint64_t instructions = 0;
  size_t findings = 1;
  expect(pica_shader_keep_trace(unit, true) == PICA_STATUS_OK, "a trace is kept");
  expect(pica_shader_run(unit, 100, &end, &instructions, &findings) == PICA_STATUS_OK, "a run");
  expect(end == PICA_END_END && instructions == 3 && findings == 0, "how it ended");
  expect(pica_shader_output(unit, 0, output) == PICA_STATUS_OK, "o0");
  for (int component = 0; component < 4; component++) {
    expect(pica_f24_to_float(output[component]) == 2.0f * (float)component, "a component");
  }
  uint32_t pc = 0, destination = 0;
  expect(pica_shader_traced(unit, 1, &pc, NULL, NULL, &destination, NULL, output) == PICA_STATUS_OK, "a trace");
  expect(pc == 1 && destination == 0 && pica_f24_to_float(output[3]) == 6.0f, "its second instruction");
  expect(pica_shader_traced(unit, 3, &pc, NULL, NULL, NULL, NULL, output) == PICA_STATUS_ERROR, "a fourth one");
  expect(pica_shader_run(unit, 2, &end, NULL, NULL) == PICA_STATUS_OK && end == PICA_END_WATCHDOG, "a limit");
  expect(pica_shader_output(unit, 16, output) == PICA_STATUS_ERROR, "o16");
  expect(pica_shader_assemble(unit, "nonsense") == PICA_STATUS_ERROR && strstr(pica_error(), "source:1"), "no program");
  pica_shader_free(unit);
}

static void registers(void) {
  uint32_t id = 0;
  expect(pica_register_id("DEPTHMAP_SCALE", &id) == PICA_STATUS_OK && id == 0x04D, "an id");
  char *fields = pica_register_decode("DEPTHMAP_SCALE", 0xBF0000);
  expect(fields != NULL && strstr(fields, "\"value\":-1.0") != NULL, "fields");
  pica_text_free(fields);
  expect(pica_register_decode("NO_SUCH_REGISTER", 0) == NULL, "no register");
  uint32_t value = 0;
  expect(pica_register_encode("FRAGOP_ALPHA_TEST", "ENABLE=1 FUNCTION=GREATER REFERENCE=0x80", &value) == PICA_STATUS_OK, "fields");
  expect(value == 0x8061, "the alpha test");
  expect(pica_register_encode("FRAGOP_ALPHA_TEST", "FUNCTION", &value) == PICA_STATUS_ERROR, "no value");
  expect(pica_register_encode("FRAGOP_ALPHA_TEST", "FUNC=1", &value) == PICA_STATUS_ERROR, "no field");
}

// A list of one write: to text and back.
static void lists(void) {
  const uint8_t written[8] = {0x61, 0x80, 0, 0, 0x04, 0x01, 0x0F, 0};
  char *lines = pica_list_decode(written, sizeof written);
  expect(lines != NULL && strstr(lines, "FRAGOP_ALPHA_TEST") != NULL, "a line");
  uint8_t list[32];
  size_t size = sizeof list;
  expect(pica_list_encode(lines, list, &size) == PICA_STATUS_OK, "the list");
  expect(size >= sizeof written && memcmp(list, written, sizeof written) == 0, "the same write");
  size = 4;
  expect(pica_list_encode(lines, list, &size) == PICA_STATUS_ERROR && size >= sizeof written, "no room");
  expect(pica_list_encode("nonsense", list, &size) == PICA_STATUS_ERROR, "no list");
  pica_text_free(lines);
}

// A texture of 8x8 texels of four bits each: the first, at the top left, is the low half of the first byte.
static void textures(void) {
  enum { A4 = 11 };
  uint8_t bytes[32] = {0x0F};
  uint32_t colors[64];
  expect(pica_texture_decode(NULL, A4, 8, 8, bytes, sizeof bytes, colors) == PICA_STATUS_OK, "a texture");
  expect(colors[0] == 0xFF000000 && colors[1] == 0 && colors[7 * 8] == 0, "its texels");
  expect(pica_texture_decode(NULL, A4, 8, 8, bytes, 31, colors) == PICA_STATUS_ERROR, "too few bytes");
  expect(pica_texture_decode(NULL, 14, 8, 8, bytes, sizeof bytes, colors) == PICA_STATUS_ERROR, "no format");
  expect(pica_texture_decode(NULL, A4, 8, 2048, bytes, sizeof bytes, colors) == PICA_STATUS_ERROR, "too large");
}

// The stages of a machine. What is right is computed by hand.
static void stages(void) {
  enum { FCRAM = 0x20000000 };
  PicaMachine *machine = pica_machine_new(NULL);
  const uint32_t zero = 0, one = 0x3F0000, minus_one = 0xBF0000;
  // A viewport of 32x32 pixels in a framebuffer of that size.
  const uint32_t half = pica_f24_from_float(NULL, 16.0f);
  expect(pica_machine_write_register(machine, 0x041, half) == PICA_STATUS_OK, "the width");
  expect(pica_machine_write_register(machine, 0x043, half) == PICA_STATUS_OK, "the height");
  expect(pica_machine_write_register(machine, 0x11E, 32 | 31 << 12 | 1 << 24) == PICA_STATUS_OK, "the framebuffer");
  expect(pica_machine_write_register(machine, 0x11D, FCRAM >> 3) == PICA_STATUS_OK, "its address");
  expect(pica_machine_write_register(machine, 0x400, 0) == PICA_STATUS_ERROR, "no register");
  const uint32_t middle[4] = {zero, zero, minus_one, one};
  uint32_t screen[4];
  expect(pica_machine_transform(machine, middle, screen) == PICA_STATUS_OK, "the viewport");
  expect(screen[0] == 256 && screen[1] == 256 && screen[2] == minus_one && screen[3] == one, "the middle");

  // Half of the square from -1 to 1: of 32x32 pixels those below the diagonal, and of the diagonal itself all or none.
  uint32_t triangle[3 * PICA_VERTEX_COMPONENTS];
  const uint32_t places[3][2] = {{minus_one, minus_one}, {one, minus_one}, {one, one}};
  for (int vertex = 0; vertex < 3; vertex++) {
    uint32_t *components = triangle + vertex * PICA_VERTEX_COMPONENTS;
    for (int component = 0; component < PICA_VERTEX_COMPONENTS; component++) {
      components[component] = one;
    }
    components[0] = places[vertex][0];
    components[1] = places[vertex][1];
    components[2] = minus_one;
  }
  PicaFragments *fragments = pica_machine_triangle(machine, triangle);
  const PicaFragment *all = pica_fragments_all(fragments);
  const size_t count = pica_fragments_count(fragments);
  expect(count == 31 * 32 / 2 || count == 33 * 32 / 2, "half of the pixels");
  for (size_t n = 0; n < count; n++) {
    expect(all[n].x >= all[n].y && all[n].x < 32 && all[n].color == 0xFFFFFFFF, "a fragment");
  }
  pica_fragments_free(fragments);
  uint32_t polygon[PICA_CLIPPED_VERTICES * PICA_VERTEX_COMPONENTS];
  size_t left = 0;
  expect(pica_machine_clip(machine, triangle, polygon, &left) == PICA_STATUS_OK && left == 3, "nothing is clipped");
  triangle[0] = triangle[PICA_VERTEX_COMPONENTS] = triangle[2 * PICA_VERTEX_COMPONENTS] = pica_f24_from_float(NULL, 2.0f);
  expect(pica_machine_clip(machine, triangle, polygon, &left) == PICA_STATUS_OK && left == 0, "all is clipped");

  // 200 * 128 / 255 + 0 * 127 / 255, and so on, of SRC_ALPHA and ONE_MINUS_SRC_ALPHA.
  pica_machine_write_register(machine, 0x100, 0x100);
  pica_machine_write_register(machine, 0x101, 0x76760000);
  expect(pica_machine_blend(machine, 0x800064C8, 0xFF640000) == 0xBF313264, "blending");

  // A texture of one colour in RGBA8, which stage 0 passes on; the others pass on what comes.
  for (uint32_t texel = 0; texel < 64; texel++) {
    const uint8_t bytes[4] = {4, 3, 2, 1};
    expect(pica_machine_write_memory(machine, FCRAM + 4 * texel, bytes, 4) == PICA_STATUS_OK, "a texel");
  }
  pica_machine_write_register(machine, 0x080, 1);
  pica_machine_write_register(machine, 0x082, 8 << 16 | 8);
  pica_machine_write_register(machine, 0x085, FCRAM >> 3);
  const uint32_t coordinates[3] = {0x3E0000, 0x3E0000, one};
  uint32_t color = 0;
  expect(pica_machine_sample(machine, 0, coordinates, 1, &color) == PICA_STATUS_OK && color == 0x04030201, "a sample");
  expect(pica_machine_sample(machine, 1, coordinates, 1, &color) == PICA_STATUS_ERROR, "a unit that is off");
  expect(pica_machine_sample(machine, 0, coordinates, 2, &color) == PICA_STATUS_ERROR, "two pixels");
  const uint32_t combiners[6] = {0x0C0, 0x0C8, 0x0D0, 0x0D8, 0x0F0, 0x0F8};
  for (int stage = 0; stage < 6; stage++) {
    pica_machine_write_register(machine, combiners[stage], stage == 0 ? 0x00030003 : 0x000F000F);
    pica_machine_write_register(machine, combiners[stage] + 2, 0);
  }
  const uint32_t sources[7] = {0x11111111, 0, 0, color, 0, 0, 0};
  expect(pica_machine_combine(machine, sources) == color, "the combiners");

  // The depth test LESS against 0x200000, with formats RGBA8 and D24S8; all is written.
  pica_machine_write_register(machine, 0x101, 0x01010000);
  pica_machine_write_register(machine, 0x107, 0x1F41);
  for (uint32_t id = 0x112; id < 0x116; id++) {
    pica_machine_write_register(machine, id, 15);
  }
  pica_machine_write_register(machine, 0x116, 3);
  pica_machine_write_register(machine, 0x117, 2);
  pica_machine_write_register(machine, 0x11C, (FCRAM + 0x100000) >> 3);
  uint32_t color_word = 0, depth_word = 0x200000;
  bool passed = false;
  expect(pica_machine_fragment(machine, 0x10000000, sources, &color_word, &depth_word, &passed) == PICA_STATUS_OK, "a fragment");
  expect(passed && color_word == 0x01020304 && depth_word == 0x100000, "the words of its pixel");
  expect(pica_machine_fragment(machine, 0x30000000, sources, &color_word, &depth_word, &passed) == PICA_STATUS_OK, "a second one");
  expect(!passed && color_word == 0x01020304 && depth_word == 0x100000, "which is behind the first one");

  uint32_t primary = 0, secondary = 0;
  const uint32_t upright[4] = {zero, zero, zero, one}, view[3] = {zero, zero, one};
  expect(pica_machine_light(machine, upright, view, 0, 0, &primary, &secondary) == PICA_STATUS_ERROR, "lighting is off");
  pica_machine_write_register(machine, 0x08F, 1);
  pica_machine_write_register(machine, 0x1C0, 10 << 20 | 20 << 10 | 30);
  expect(pica_machine_light(machine, upright, view, 0, 0, &primary, &secondary) == PICA_STATUS_OK, "lighting");
  expect((primary & 0xFFFFFF) == 0x1E140A, "ambient light");

  // A fill of 64 bytes by the memory engine.
  const uint32_t fill[4] = {(FCRAM + 0x1000) >> 3, (FCRAM + 0x1040) >> 3, 0x11223344, 2 << 8 | 1};
  for (uint32_t n = 0; n < 4; n++) {
    expect(pica_machine_write_physical(machine, 0x10400010 + 4 * n, fill[n]) == PICA_STATUS_OK, "a fill");
  }
  uint8_t filled[65];
  expect(pica_machine_read_memory(machine, FCRAM + 0x1000, filled, 65) == PICA_STATUS_OK, "what was filled");
  expect(filled[0] == 0x44 && filled[63] == 0x11 && filled[64] == 0, "the bytes");
  expect(pica_machine_blend(NULL, 0, 0) == 0 && pica_machine_combine(NULL, sources) == 0, "no machine");
  pica_machine_free(machine);
}

static void draws(const uint8_t *bytes, size_t size) {
  PicaMachine *machine = pica_machine_open(NULL, bytes, size);
  expect(pica_machine_inspect(machine, 120, 200) == PICA_STATUS_OK, "a pixel");
  uint32_t step = PICA_STEP_END;
  uint64_t count = 0, frames = 0;
  do {
    expect(pica_machine_step(machine, &step) == PICA_STATUS_OK, "a step");
    count += step == PICA_STEP_DRAW;
    frames += step == PICA_STEP_FRAME;
  } while (step != PICA_STEP_END);
  expect(count > 0 && count == pica_machine_draw_count(machine) && frames > 0, "every draw is a step");
  // Not every recording has a fragment at this pixel.
  char *history = pica_machine_history(machine, 0);
  expect((history != NULL) == (pica_machine_history_count(machine) > 0), "the history of the pixel");
  expect(history == NULL || history[0] != '\0', "the first fragment of the pixel");
  pica_text_free(history);
  expect(pica_machine_history(machine, 1000000) == NULL, "no such fragment");
  expect(pica_machine_finding(machine, pica_machine_finding_count(machine)) == NULL, "no such finding");
  pica_machine_free(machine);
}

static void findings(void) {
  PicaMachine *machine = pica_machine_new(NULL);
  // DRAWARRAYS in configuration mode.
  pica_machine_write_register(machine, 0x22E, 1);
  expect(pica_machine_finding_count(machine) > 0, "a finding");
  char *text = pica_machine_finding(machine, 0);
  expect(text != NULL && strstr(text, "0x245) says configuration") != NULL, "its text");
  pica_text_free(text);
  pica_machine_free(machine);
}

static void picture(const char *path) {
  FILE *file = fopen(path, "rb");
  expect(file != NULL, path);
  if (file == NULL) {
    return;
  }
  fseek(file, 0, SEEK_END);
  const size_t size = (size_t)ftell(file);
  rewind(file);
  uint8_t *bytes = (uint8_t *)malloc(size);
  expect(bytes != NULL && fread(bytes, 1, size, file) == size, "the file");
  fclose(file);
  PicaMachine *machine = pica_machine_replay(NULL, bytes, size);
  PicaPicture *colors = pica_machine_color(machine);
  const size_t width = pica_picture_width(colors), height = pica_picture_height(colors);
  expect(width != 0 && height != 0, "the size of the picture");
  unsigned long long sum = 0;
  const uint8_t *rgba = pica_picture_rgba(colors);
  for (size_t n = 0; rgba != NULL && n < 4 * width * height; n++) {
    sum += rgba[n];
  }
  printf("%s: sum of the bytes %llu, %zu findings\n", path, sum, pica_machine_finding_count(machine));
  pica_picture_free(colors);
  uint32_t scale = 0;
  expect(pica_machine_read_register(machine, 0x04D, &scale) == PICA_STATUS_OK, "a register of the machine");
  pica_machine_free(machine);
  draws(bytes, size);
  expect(pica_machine_replay(NULL, bytes, 3) == NULL && pica_error()[0] != '\0', "half a recording");
  free(bytes);
}

static void nothing(void) {
  uint32_t word = 0;
  expect(pica_shader_run(NULL, 1, NULL, NULL, NULL) == PICA_STATUS_ERROR, "no unit");
  expect(pica_shader_state(NULL, NULL, NULL, &word, NULL, NULL) == PICA_STATUS_ERROR, "no unit to be read");
  expect(pica_machine_read_register(NULL, 0, &word) == PICA_STATUS_ERROR, "no machine");
  expect(pica_machine_color(NULL) == NULL && pica_picture_rgba(NULL) == NULL, "no picture");
  expect(pica_choices_set(NULL, "f24_rounding=nearest-even") == PICA_STATUS_ERROR, "no choices");
  pica_choices_free(NULL);
  pica_shader_free(NULL);
  pica_machine_free(NULL);
  pica_picture_free(NULL);
  pica_text_free(NULL);
}

int main(int argc, char **argv) {
  expect(pica_abi_version() == PICA_ABI_VERSION, "the version of the interface");
  arithmetic();
  shader();
  registers();
  lists();
  textures();
  stages();
  findings();
  nothing();
  for (int n = 1; n < argc; n++) {
    picture(argv[n]);
  }
  printf("pica %s: %d wrong\n", pica_version(), wrong);
  return wrong;
}
