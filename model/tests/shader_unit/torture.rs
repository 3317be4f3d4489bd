// SPDX-License-Identifier: MIT
//! A program in assembly that nests everything and overflows every stack. The results are derived by hand, in the
//! comments, from shader-unit.md#relative-addressing and shader-unit.md#control-flow.

use crate::support::machine::{Machine, diagnostics};
use crate::support::number::*;
use pica_model::shader::Status;
use pica_shader::assembler::{SourceFile, assemble};

/// cN holds (N, N, N, N). i0 = (2, 10, 5): three iterations, aL 10, 15, 20. i1 = (1, 40, 3): two, aL 40, 43.
/// i2 = (1, 0, 1): two, aL 0, 1. i3 = (9, 0, 1): ten. b0 and b1 are 1, b2 is 0.
const PROGRAM: &str = "
.proc main
    ; 1. Nested loops and offsets that they make.
    for i0
        for i1
            add r0, c0[aL], r0      ; 3 * (40 + 43) = 249
        .end
        add r1, c0[aL], r1          ; the outer aL: 10 + 15 + 20 = 45
        mova a0.x, r1               ; 10, 25, 45
        add r2, c50[a0.x], r2       ; c60 + c75 + c95 = 230
        mova a0.y, -r0              ; -83, -166, -249
        add r3, c60[a0.y], r3       ; -23 is place 105: ones. The others are out of range: c60. 1 + 60 + 60 = 121
    .end
    mov o0, r0
    mov o1, r1
    mov o2, r2
    mov o3, r3

    ; 2. Procedures in loops.
    for i2
        call accumulate             ; (0 + 20 + 20) + (1 + 21 + 21) = 83
    .end
    mov o4, r4

    ; 3. Five calls deep: the return from deep1 is lost.
    call deep1
    add r6, c2, r6                  ; not reached
resume:
    mov o5, r5                      ; every one of the five procedures adds 1: 5
    mov o6, r6                      ; landed adds 1 for the procedure that falls into it: 1

    ; 4. Nine then parts deep: the else part of the outermost is not skipped.
    ifu b0
     ifu b0
      ifu b0
       ifu b0
        ifu b0
         ifu b0
          ifu b0
           ifu b0
            ifu b0
                add r7, c1, r7
            .else
                add r8, c1, r8
            .end
            add r7, c1, r7
           .else
            add r8, c1, r8
           .end
           add r7, c1, r7
          .else
           add r8, c1, r8
          .end
          add r7, c1, r7
         .else
          add r8, c1, r8
         .end
         add r7, c1, r7
        .else
         add r8, c1, r8
        .end
        add r7, c1, r7
       .else
        add r8, c1, r8
       .end
       add r7, c1, r7
      .else
       add r8, c1, r8
      .end
      add r7, c1, r7
     .else
      add r8, c1, r8
     .end
     add r7, c1, r7
    .else
     add r8, c10, r8
    .end
    mov o7, r7                      ; nine then parts: 9
    mov o8, r8                      ; the outermost else part alone: 10

    ; 5. Five loops deep, two iterations each: the outermost runs once.
    for i2
        for i2
            for i2
                for i2
                    for i2
                        add r9.x, c1, r9    ; 16
                    .end
                    add r9.y, c1, r9        ; 8
                .end
                add r9.z, c1, r9            ; 4
            .end
            add r9.w, c1, r9                ; 2
        .end
        add r10, c1, r10                    ; 1
    .end
    mov o9, r9
    mov o10, r10
    mov o11, c0[aL]                 ; the last loop that was left was the only one on the stack: its final aL, 2

    ; 6. A loop that is left in its third iteration, from which a branch into the other half of a then part follows.
    for i3
        add r11, c1, r11            ; 1, 2, 3
        cmp c3, eq, gt, r11         ; cmp.x = 3 == r11, cmp.y = 3 > r11
        breakc cmp.x
        add r12, c0[aL], r12        ; 0 + 1
    .end
    mov o12.x, r11
    mov o12.y, r12
    mov o12.z, c0[aL]               ; three steps: 3
    ifc cmp.x && !cmp.y
        ifu b2
            mov o12.w, c90
        .else
            mov o12.w, c7           ; this one
        .end
    .else
        mov o12.w, c91
    .end
    end
.end

.proc accumulate
    add r4, c0[aL], r4
    call twice
    nop
.end

.proc twice
    add r4, c20[aL], r4
    add r4, c20[aL], r4
.end

.proc deep1
    call deep2
    add r5, c1, r5
.end
.proc landed
    add r6, c1, r6
    jmpu b1, resume
.end

.proc deep2
    call deep3
    add r5, c1, r5
.end
.proc deep3
    call deep4
    add r5, c1, r5
.end
.proc deep4
    call deep5
    add r5, c1, r5
.end
.proc deep5
    add r5, c1, r5
.end
";

#[test]
fn torture() {
    let shbin = assemble(&[SourceFile::new("torture.v.pica", PROGRAM)]).expect("the program has no errors").shbin;
    let mut machine = Machine::new();
    machine.code(&shbin.code);
    for (index, descriptor) in shbin.operand_descriptors().into_iter().enumerate() {
        machine.descriptor(index, descriptor);
    }
    for number in 0..96 {
        machine.c(number, splat(int(number as i32)));
    }
    machine.i(0, [2, 10, 5]).i(1, [1, 40, 3]).i(2, [1, 0, 1]).i(3, [9, 0, 1]).b(0b011);
    machine.unit.config.entry_point = shbin.programs[0].entry as u16;
    let run = machine.run();
    assert_eq!((run.status, diagnostics(&run)), (Status::End, vec![]));

    for (register, expected) in
        [(0, 249), (1, 45), (2, 230), (3, 121), (4, 83), (5, 5), (6, 1), (7, 9), (8, 10), (10, 1), (11, 2)]
    {
        assert_eq!(machine.o(register), splat(int(expected)), "o{register}");
    }
    assert_eq!(machine.o(9), ints([16, 8, 4, 2]));
    assert_eq!(machine.o(12), ints([3, 1, 3, 7]));
}
