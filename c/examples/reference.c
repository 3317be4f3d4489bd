// SPDX-License-Identifier: MIT
// A walk through the interface: arithmetic, a shader, a register, a picture. Each result is checked; the exit status is the
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
  nothing();
  for (int n = 1; n < argc; n++) {
    picture(argv[n]);
  }
  printf("pica %s: %d wrong\n", pica_version(), wrong);
  return wrong;
}
