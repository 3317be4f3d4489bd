// SPDX-License-Identifier: MIT
// What the program for consoles uses of libctru: declarations of our own, from its documentation.
#ifndef STUB_3DS_H
#define STUB_3DS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint8_t u8;
typedef uint32_t u32;
typedef int32_t s32;
typedef int64_t s64;
typedef s32 Result;

#define R_SUCCEEDED(result) ((result) >= 0)

typedef enum {
    GSPGPU_EVENT_PSC0 = 0,
    GSPGPU_EVENT_PSC1,
    GSPGPU_EVENT_VBlank0,
    GSPGPU_EVENT_VBlank1,
    GSPGPU_EVENT_PPF,
    GSPGPU_EVENT_P3D,
    GSPGPU_EVENT_DMA,
} GSPGPU_Event;

typedef enum { GSP_RGBA8_OES = 0, GSP_BGR8_OES = 1 } GSPGPU_FramebufferFormat;
typedef enum { GFX_TOP = 0, GFX_BOTTOM = 1 } gfxScreen_t;
typedef struct PrintConsole PrintConsole;
typedef void (*ThreadFunc)(void *);

enum { KEY_START = 1 << 3 };
enum { GX_CMDLIST_FLUSH = 1 << 1 };

void gspSetEventCallback(GSPGPU_Event id, ThreadFunc callback, void *data, bool oneShot);
Result GSPGPU_FlushDataCache(const void *address, u32 size);
Result GSPGPU_InvalidateDataCache(const void *address, u32 size);
Result GSPGPU_WriteHWRegs(u32 regAddr, u32 *data, u8 size);
Result GX_ProcessCommandList(u32 *buf0a, u32 buf0s, u8 flags);
void gspWaitForVBlank(void);
void svcSleepThread(s64 nanoseconds);
void *linearAlloc(size_t size);
void linearFree(void *memory);
void gfxInit(GSPGPU_FramebufferFormat top, GSPGPU_FramebufferFormat bottom, bool vrambuffers);
void gfxExit(void);
PrintConsole *consoleInit(gfxScreen_t screen, PrintConsole *console);
bool aptMainLoop(void);
void hidScanInput(void);
u32 hidKeysDown(void);

#endif
