// SPDX-License-Identifier: MIT
// Runs the experiments in sdmc:/pica/: the steps of each folder, whose result is the colour buffer.

#include <3ds.h>
#include <dirent.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define ROOT "sdmc:/pica"

enum {
    VRAM_PHYSICAL = 0x18000000,
    VRAM_BYTES = 0x600000,
    VRAM_VIRTUAL = 0x1F000000,
    // Registers are named to the GSP by their distance from this physical address.
    REGISTERS = 0x10000000,
    FILL_0 = 0x10400010,
    TRANSFER = 0x10400C00,
    TRANSFER_END = 0x10400C30,
    // A list or an engine that has not ended after this many milliseconds hangs.
    PATIENCE = 2000,
    PATH_LENGTH = 512,
};

enum outcome { DONE, HANGS, FAILED };

static volatile bool finished;

static void on_event(void *data)
{
    (void)data;
    finished = true;
}

static void expect(GSPGPU_Event event)
{
    finished = false;
    gspSetEventCallback(event, on_event, NULL, true);
}

static enum outcome await(GSPGPU_Event event)
{
    for (int passed = 0; passed < PATIENCE; ++passed) {
        if (finished)
            return DONE;
        svcSleepThread(1000000);
    }
    gspSetEventCallback(event, NULL, NULL, true);
    return HANGS;
}

// Where VRAM is for the CPU; null if the range is not inside.
static u8 *vram(uint32_t address, size_t size)
{
    if (address < VRAM_PHYSICAL || size > VRAM_BYTES || address - VRAM_PHYSICAL > VRAM_BYTES - size)
        return NULL;
    return (u8 *)(uintptr_t)(VRAM_VIRTUAL + (address - VRAM_PHYSICAL));
}

// A whole file in linear memory, which the GPU can read. The caller frees it.
static u8 *read_file(const char *path, size_t *size)
{
    struct stat about;
    if (stat(path, &about) != 0 || about.st_size <= 0)
        return NULL;
    *size = (size_t)about.st_size;
    u8 *bytes = linearAlloc(*size);
    FILE *file = bytes ? fopen(path, "rb") : NULL;
    bool whole = file && fread(bytes, 1, *size, file) == *size;
    if (file)
        fclose(file);
    if (whole)
        return bytes;
    linearFree(bytes);
    return NULL;
}

static enum outcome load(uint32_t address, const char *path)
{
    size_t size;
    u8 *bytes = read_file(path, &size);
    u8 *place = bytes ? vram(address, size) : NULL;
    if (place) {
        memcpy(place, bytes, size);
        GSPGPU_FlushDataCache(place, size);
    }
    linearFree(bytes);
    return place ? DONE : FAILED;
}

static enum outcome run_list(const char *path)
{
    size_t size;
    u8 *bytes = read_file(path, &size);
    if (!bytes)
        return FAILED;
    expect(GSPGPU_EVENT_P3D);
    GX_ProcessCommandList((u32 *)bytes, size, GX_CMDLIST_FLUSH);
    enum outcome outcome = await(GSPGPU_EVENT_P3D);
    // A GPU that hangs may still read its list.
    if (outcome == DONE)
        linearFree(bytes);
    return outcome;
}

static enum outcome write_register(uint32_t address, uint32_t value)
{
    u32 word = value;
    return R_SUCCEEDED(GSPGPU_WriteHWRegs(address - REGISTERS, &word, sizeof word)) ? DONE : FAILED;
}

static enum outcome start_engine(uint32_t address, uint32_t value)
{
    GSPGPU_Event event = GSPGPU_EVENT_PSC1;
    if (address >= TRANSFER && address < TRANSFER_END)
        event = GSPGPU_EVENT_PPF;
    else if (address >= FILL_0 && address < FILL_0 + 0x10)
        event = GSPGPU_EVENT_PSC0;
    expect(event);
    return write_register(address, value) == DONE ? await(event) : FAILED;
}

static enum outcome save(uint32_t address, uint32_t size, const char *path)
{
    u8 *place = vram(address, size);
    FILE *file = place ? fopen(path, "wb") : NULL;
    if (!file)
        return FAILED;
    GSPGPU_InvalidateDataCache(place, size);
    bool whole = fwrite(place, 1, size, file) == size;
    return fclose(file) == 0 && whole ? DONE : FAILED;
}

// The path of a file in the folder of an experiment; false if it is too long.
static bool path_of(char path[PATH_LENGTH], const char *id, const char *name)
{
    int length = snprintf(path, PATH_LENGTH, ROOT "/%s/%s", id, name);
    return length > 0 && length < PATH_LENGTH;
}

static enum outcome run_step(const char *id, const char *line, enum outcome before)
{
    uint32_t address, value;
    char name[64], path[PATH_LENGTH];
    if (sscanf(line, "save %" SCNx32 " %" SCNu32 " %63s", &address, &value, name) == 3)
        return path_of(path, id, name) ? save(address, value, path) : FAILED;
    // What a hang leaves is the result.
    if (before != DONE)
        return before;
    if (sscanf(line, "load %" SCNx32 " %63s", &address, name) == 2)
        return path_of(path, id, name) ? load(address, path) : FAILED;
    if (sscanf(line, "list %63s", name) == 1)
        return path_of(path, id, name) ? run_list(path) : FAILED;
    if (sscanf(line, "write %" SCNx32 " %" SCNx32, &address, &value) == 2)
        return write_register(address, value);
    if (sscanf(line, "start %" SCNx32 " %" SCNx32, &address, &value) == 2)
        return start_engine(address, value);
    return FAILED;
}

static enum outcome run(const char *id, FILE *steps)
{
    char line[128];
    enum outcome outcome = DONE;
    while (outcome != FAILED && fgets(line, sizeof line, steps)) {
        enum outcome step = run_step(id, line, outcome);
        outcome = step == DONE ? outcome : step;
    }
    return outcome;
}

static bool is_done(const char *id)
{
    char path[PATH_LENGTH];
    struct stat about;
    return !path_of(path, id, "result.bin") || stat(path, &about) == 0;
}

// Runs what has no result yet, up to the first experiment that hangs.
static void run_all(DIR *folder)
{
    for (struct dirent *entry; aptMainLoop() && (entry = readdir(folder));) {
        char path[PATH_LENGTH];
        FILE *steps = path_of(path, entry->d_name, "steps.txt") ? fopen(path, "r") : NULL;
        if (!steps)
            continue;
        if (!is_done(entry->d_name)) {
            enum outcome outcome = run(entry->d_name, steps);
            printf("%s%s\n", entry->d_name, outcome == DONE ? "" : outcome == HANGS ? ": hangs" : ": FAILED");
            if (outcome == HANGS) {
                printf("Restart the console, then this program.\n");
                fclose(steps);
                return;
            }
        }
        fclose(steps);
    }
    printf("Done.\n");
}

int main(void)
{
    // Frame buffers stay out of VRAM, all of which belongs to the experiments.
    gfxInit(GSP_BGR8_OES, GSP_BGR8_OES, false);
    consoleInit(GFX_TOP, NULL);
    DIR *folder = opendir(ROOT);
    if (folder) {
        run_all(folder);
        closedir(folder);
    } else {
        printf("There is no folder " ROOT ".\n");
    }
    printf("START ends.\n");
    while (aptMainLoop()) {
        hidScanInput();
        if (hidKeysDown() & KEY_START)
            break;
        gspWaitForVBlank();
    }
    gfxExit();
    return 0;
}
