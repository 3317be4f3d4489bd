// SPDX-License-Identifier: MIT
//! What disassemblies look like. `UPDATE_EXPECT=1` renews the texts.

use expect_test::{Expect, expect};
use pica_shader::assembler::{SourceFile, assemble};
use pica_shader::disassembler::{describe, disassemble, disassemble_code};
use pica_shader::shbin::{Info, Label, ShaderStage, Shbin};

fn container(name: &str) -> Shbin {
    let path = format!("{}/tests/data/shaders/{name}.shbin", env!("CARGO_MANIFEST_DIR"));
    Shbin::read(&std::fs::read(path).expect("part of the test data")).expect("well-formed")
}

fn build(text: &str) -> Shbin {
    assemble(&[SourceFile::new("a", text)]).unwrap_or_else(|errors| panic!("{}", errors[0])).shbin
}

/// Checks a text and that it assembles to the container it came from.
fn check(shbin: &Shbin, expected: Expect) {
    let text = disassemble(shbin);
    expected.assert_eq(&text);
    let again = build(&text);
    assert_eq!((again.code, again.descriptors), (shbin.code.clone(), shbin.descriptors.clone()));
}

/// Checks a text of bare words.
fn check_words(code: &[u32], descriptors: &[u32], expected: Expect) {
    let text = disassemble_code(code, descriptors, ShaderStage::Vertex);
    expected.assert_eq(&text);
    let again = build(&text);
    assert_eq!((again.code.as_slice(), again.operand_descriptors().as_slice()), (code, descriptors));
}

#[test]
fn a_vertex_and_a_geometry_program() {
    check(
        &container("08_geometry.curve"),
        expect![[r#"
        ; program 0: vertex, entry 0x000
        .in i_pos v0
        .in i_col v1
        .out out_pos position o0
        .out out_clr color o1

        .proc main
            mov out_pos, i_pos                           ; 000 4C000000
            mov out_clr, i_col                           ; 001 4C201000
            end                                          ; 002 88000000
        .end

        .dvle
        ; program 1: geometry, entry 0x003
        .gsh fixed c8 c0 4
        .fvec projection[4]                              ; c8-c11
        .fvec width                                      ; c12
        .ivec steps                                      ; i0
        .setf c95(0.0, 1.0, 3.0, 0.125)
        .out out_pos position o0
        .out out_clr color o1
        .entry main_2

        .proc main_2
            mov r15, c95                                 ; 003 4FE7F000
            mov r14, r15.x                               ; 004 4FC1F001
            mov r13, r15.x                               ; 005 4FA1F001
            call proc_01D                                ; 006 90007411
            setemit 0                                    ; 007 AC000000
            call proc_02E                                ; 008 9000B803
            emit                                         ; 009 A8000000
            setemit 1                                    ; 00A AD000000
            call proc_031                                ; 00B 9000C403
            emit                                         ; 00C A8000000
            for steps                                    ; 00D A4006C00
                add r14, r15.w, r14                      ; 00E 03C1FF02
                call proc_01D                            ; 00F 90007411
                setemit 2, prim                          ; 010 AE800000
                call proc_02E                            ; 011 9000B803
                emit                                     ; 012 A8000000
                setemit 0, prim inv                      ; 013 ACC00000
                call proc_031                            ; 014 9000C403
                emit                                     ; 015 A8000000
                setemit 0                                ; 016 AC000000
                call proc_02E                            ; 017 9000B803
                emit                                     ; 018 A8000000
                setemit 1                                ; 019 AD000000
                call proc_031                            ; 01A 9000C403
                emit                                     ; 01B A8000000
            .end
            end                                          ; 01C 88000000
        .end

        .proc proc_01D
            add r2, r15.y, -r14                          ; 01D 0241FF03
            mul r3, r2, r2                               ; 01E 22612900
            mul r4, r14, r14                             ; 01F 2281EF00
            mul r5, r3, r2                               ; 020 22A13900
            mul r6, r3, r14                              ; 021 22C13F00
            mul r6, r15.z, r6                            ; 022 22C1FB04
            mul r7, r4, r2                               ; 023 22E14900
            mul r7, r15.z, r7                            ; 024 22E1FB84
            mul r8, r4, r14                              ; 025 23014F00
            mul r0, c0, r5                               ; 026 22020A80
            mad r0, r6, c2, r0                           ; 027 F02C8A00
            mad r0, r7, c4, r0                           ; 028 F02E9200
            mad r0, r8, c6, r0                           ; 029 F0309A00
            mul r1, c1, r5                               ; 02A 22221A80
            mad r1, r6, c3, r1                           ; 02B F12C8E20
            mad r1, r7, c5, r1                           ; 02C F12E9620
            mad r1, r8, c7, r1                           ; 02D F1309E20
        .end

        .proc proc_02E
            add r9, width, r0                            ; 02E 0322C800
            call proc_034                                ; 02F 9000D006
            nop                                          ; 030 84000000
        .end

        .proc proc_031
            add r9, -width, r0                           ; 031 0322C805
            call proc_034                                ; 032 9000D006
            nop                                          ; 033 84000000
        .end

        .proc proc_034
            mov r9.w, r15.y                              ; 034 4F21F006
            dp4 out_pos.x, projection, r9                ; 035 08028C87
            dp4 out_pos.y, projection[1], r9             ; 036 08029C88
            dp4 out_pos.z, projection[2], r9             ; 037 0802AC89
            dp4 out_pos.w, projection[3], r9             ; 038 0802BC8A
            mov out_clr, r1                              ; 039 4C211000
        .end
    "#]],
    );
}

#[test]
fn nested_blocks() {
    check(
        &container("20_shader_rare.rare"),
        expect![[r#"
        ; program 0: vertex, entry 0x000
        .in i_pos v0
        .in i_tc v1
        .in i_col v2
        .fvec projection[4]                              ; c0-c3
        .fvec table[8]                                   ; c4-c11
        .ivec loopA                                      ; i0
        .ivec loopB                                      ; i1
        .setf c95(0.0, 1.0, -1.0, 0.5)
        .setf c94(2.0, 3.0, 4.0, 0.125)
        .out out_pos position o0
        .out out_clr color o1

        .proc main
            mov r15, c95                                 ; 000 4FE7F000
            mov r14, c94                                 ; 001 4FC7E000
            mov r0.xy, i_pos                             ; 002 4E000001
            mov r0.z, r15.xxw                            ; 003 4E01F002
            mov r0.w, r15.y                              ; 004 4E01F003
            dp4 out_pos.x, projection, r0                ; 005 08020804
            dp4 out_pos.y, projection[1], r0             ; 006 08021805
            dp4 out_pos.z, projection[2], r0             ; 007 08022806
            dp4 out_pos.w, projection[3], r0             ; 008 08023807
            mov r13, i_pos.z                             ; 009 4FA00008
            mov r2, i_tc                                 ; 00A 4E401000
            mov r1, r15.xxxy                             ; 00B 4E21F009
            cmp r13.xxw, eq, eq, r15.xy                  ; 00C B801DF82
            ifc cmp.x                                    ; 00D A380500E
                for loopA                                ; 00E A4004800
                    add r1, r1, r15.w                    ; 00F 02211F80
                    for loopB                            ; 010 A4404400
                        mad r1.xyz, r2.xyx, table[aL], r1.xyz ; 011 F1E4922A
                    .end
                    nop                                  ; 012 84000000
                .end
                mul r1.xyz, r1.xyz, r14.w                ; 013 22211F0B
            .else
                ifc cmp.y                                ; 014 A3C06408
                    mov r3.xy, r2                        ; 015 4E612001
                    mov r3.zw, r15.wy                    ; 016 4E61F00C
                    dst r4, table[1], r3                 ; 017 1282598D
                    mul r1.xyz, r4.yzw, r15.w            ; 018 22214F8E
                .else
                    mad r3, r2.xyxy, r14.x, -r15.y       ; 019 F3247BEF
                    litp r4, r3                          ; 01A 1E813000
                    mov r1.x, r4                         ; 01B 4E214004
                    mov r1.y, r4                         ; 01C 4E214005
                    mul r1.z, r4.w, r15.w                ; 01D 22214F90
                    ifc cmp.x                            ; 01E A3808000
                        mov r1.z, r15.y                  ; 01F 4E21F011
                    .end
                    nop                                  ; 020 84000000
                .end
                nop                                      ; 021 84000000
            .end
            mov r1.w, r15.y                              ; 022 4E21F003
            mov out_clr, r1                              ; 023 4C211000
            end                                          ; 024 88000000
        .end
    "#]],
    );
}

#[test]
fn words_that_no_instruction_encodes_to() {
    check_words(
        &[
            0x4000_0000, // unknown opcode
            0x8400_0001, // NOP with a bit set
            0x4E01_0080, // MOV with a bit where source 2 would be
            0x0010_1900, // ADD of two v registers
            0x6A44_0880, // SGEI with a narrow operand in the wide place
            0x4E01_0001, // MOV with an empty mask
            0x4E01_0005, // MOV with a descriptor that is not there
            0x4E09_0000, // MOV of r0 with an index register
            0xBEA1_0880, // CMP with operator 6
            0xAF00_0000, // SETEMIT of vertex 3
            0x8E80_0000, // BREAKC whose unused reference bit is 0
            0x8C00_0400, // BREAKC with an address
            0x9040_0001, // CALL with a condition
            0xB400_0002, // JMPU with NUM 2
            0xA500_3C00, // LOOP with a bit beyond the integer uniform
            0x8800_0000,
        ],
        &[0x36F, 0x360],
        expect![[r#"
            .opdesc 0, 0x0000036F
            .opdesc 1, 0x00000360

            ; program 0: vertex, entry 0x000

            .proc main
                .word 0x40000000                             ; 000 unknown opcode 0x10, bits 0x0000000
                .word 0x84000001                             ; 001 nop, unused bits 0x0000001
                .word 0x4E010080                             ; 002 mov r0, r0, unused bits 0x0000080
                .word 0x00101900                             ; 003 add o0, v1[a0.y], r2.x
                .word 0x6A440880                             ; 004 sgei r2, r0, r1.x
                .word 0x4E010001                             ; 005 mov r0.none, r0
                .word 0x4E010005                             ; 006 mov r0, r0, descriptor 5
                .word 0x4E090000                             ; 007 mov r0, r0[a0.x]
                .word 0xBEA10880                             ; 008 cmp r0, 6, ge, r1.x
                .word 0xAF000000                             ; 009 setemit 3
                .word 0x8E800000                             ; 00A breakc cmp.x, refy 0
                .word 0x8C000400                             ; 00B breakc !cmp.x || !cmp.y, dst 1
                .word 0x90400001                             ; 00C call 0x000 to 0x001, condop 1
                .word 0xB4000002                             ; 00D jmpu b0, 0x000, num 2
                .word 0xA5003C00                             ; 00E for i0, last 0x00F, unused bits 0x1000000
                end                                          ; 00F 88000000
            .end
        "#]],
    );
}

#[test]
fn blocks_that_cross_or_leave_the_code() {
    check_words(
        &[
            0xA380_0C00, // ifc to 3
            0xA380_1000, // ifc to 4, crosses the first
            0x8400_0000,
            0x8400_0000,
            0x9C00_0400, // ifu backwards
            0x9CFF_FC00, // ifu far away
            0xA400_1400, // loop that ends before it begins
            0x9000_2002, // call of 8 to 9
            0x9000_2403, // call of 9 to 11, crosses it
            0xB380_2800, // jmpc to 10
            0xB3BF_FC00, // jmpc out of the code
            0x8800_0000,
        ],
        &[],
        expect![[r#"
            ; program 0: vertex, entry 0x000
            .nonop

            .proc main
                ifc cmp.x                                    ; 000 A3800C00
                    .word 0xA3801000                         ; 001 ifc cmp.x, end 0x004
                    nop                                      ; 002 84000000
                .end
                nop                                          ; 003 84000000
                .word 0x9C000400                             ; 004 ifu b0, end 0x001
                .word 0x9CFFFC00                             ; 005 ifu b3, end 0xFFF
                .word 0xA4001400                             ; 006 for i0, last 0x005
                call proc_008                                ; 007 90002002
                .proc proc_008
                    .word 0x90002403                         ; 008 call 0x009 to 0x00C
                    jmpc cmp.x, label_00A                    ; 009 B3802800
                .end
            label_00A:
                .word 0xB3BFFC00                             ; 00A jmpc cmp.x, 0xFFF
                end                                          ; 00B 88000000
            .end
        "#]],
    );
}

#[test]
fn blocks_without_the_nop_they_would_get() {
    check_words(
        &[
            0xA380_0801, // ifc, else part of one word from 2 on
            0x9000_1001, // call at the end of the if part
            0x9C00_0C00, // empty ifu
            0xA400_0C00, // empty loop
            0x9000_0400, // call of an empty procedure
        ],
        &[],
        expect![[r#"
            ; program 0: vertex, entry 0x000
            .nonop

            .proc main
                ifc cmp.x                                    ; 000 A3800801
                    .proc proc_001
                    .end
                    call proc_004                            ; 001 90001001
                .else
                    ifu b0                                   ; 002 9C000C00
                    .end
                .end
                for i0                                       ; 003 A4000C00
                .end
                .proc proc_004
                    call proc_001                            ; 004 90000400
                .end
            .end
        "#]],
    );
}

#[test]
fn descriptor_tables_that_merging_does_not_give() {
    check_words(
        &[0x4E01_1002, 0x4E01_1000, 0x4E01_1001, 0xF023_1A41, 0x8800_0000],
        &[0x36F, 0x8000_036F, 0x0D86_C36F],
        expect![[r#"
            .opdesc 0, 0x0000036F
            .opdesc 1, 0x8000036F
            .opdesc 2, 0x0D86C36F

            ; program 0: vertex, entry 0x000

            .proc main
                mov r0, r1 @ 2                               ; 000 4E011002
                mov r0, r1                                   ; 001 4E011000
                mov r0, r1 @ 1                               ; 002 4E011001
                mad r0, r1, c38.x, r2.x @ 1                  ; 003 F0231A41
                end                                          ; 004 88000000
            .end
        "#]],
    );
}

#[test]
fn what_a_text_cannot_say_is_listed() {
    let mut shbin =
        build(".fvec a\n.proc main\nend\n.end\n.proc helper\nend\n.end\n.proc caller\ncall helper\nnop\n.end\n");
    let program = &mut shbin.programs[0];
    program.version = 0x1003;
    program.input_mask = 2;
    let symbol = program.symbols.len() as u32;
    program.symbols.extend(b"named\0");
    program.labels = vec![Label { id: 0, unknown: 1, address: 1, size: 1, symbol }];
    check(
        &shbin,
        expect![[r#"
        ; program 0: vertex, entry 0x000
        ; not in this text: version, input mask, label table, symbol table
        .fvec a                                          ; c0

        .proc main
            end                                          ; 000 88000000
        .end

        .proc named
            end                                          ; 001 88000000
        .end

        .proc code_002
            call named                                   ; 002 90000401
            nop                                          ; 003 84000000
        .end
    "#]],
    );
}

/// Uniforms that picasso hides leave gaps, which hidden fillers stand for in plain picasso text.
#[test]
fn hidden_uniforms() {
    let shbin = build(".fvec a, _h, b[2]\n.ivec _i[2], n\n.bool _p, q\n.proc main\nmov r0, _h\nend\n.end\n");
    check(
        &shbin,
        expect![[r#"
        ; program 0: vertex, entry 0x000
        .fvec a                                          ; c0
        .fvec _gap_c1                                    ; not in the uniform table
        .fvec b[2]                                       ; c2-c3
        .ivec _gap_i0[2]                                 ; not in the uniform table
        .ivec n                                          ; i2
        .bool _gap_b0                                    ; not in the uniform table
        .bool q                                          ; b1

        .proc main
            mov r0, c1                                   ; 000 4E021000
            end                                          ; 001 88000000
        .end
    "#]],
    );
    assert_eq!(build(&disassemble(&shbin)), shbin);
}

#[test]
fn entry_points_and_uniforms_in_odd_places() {
    let mut shbin = build(".fvec a, b\n.proc main\nmov r0, b\nend\n.end\n");
    let program = &mut shbin.programs[0];
    (program.entry, program.end) = (1, 0);
    // `b` below `a`, and `a` after a gap.
    program.uniforms[0].first = 0x15;
    program.uniforms[0].last = 0x15;
    program.uniforms.push(program.uniforms[0]);
    check(
        &shbin,
        expect![[r#"
        ; program 0: vertex, entry 0x001
        ; not in this text: uniform table, symbol table
        .fvec _gap_c0[5]                                 ; not in the uniform table
        .fvec a                                          ; c5
        .fvec b c1                                       ; c1
        .fvec name_c5 c5                                 ; c5
        .entry 0x1 0x0

        .proc code_000
            mov r0, b                                    ; 000 4E021000
            end                                          ; 001 88000000
        .end
    "#]],
    );
}

#[test]
fn descriptions_of_words() {
    let texts = [
        (0x0802_0001, Some(0x0006_C368)),
        (0x6A44_0880, Some(0x0000_036F)),
        (0x4E01_0001, Some(0x0000_0360)),
        (0x4E01_0005, None),
        (0x4801_0006, Some(0x0000_0003)),
        (0xBEA1_0880, None),
        (0x9C40_6802, None),
        (0x8400_0001, None),
        (0x7C12_3456, None),
        (0xAFC0_0000, None),
    ]
    .map(|(word, descriptor)| describe(word, descriptor));
    expect![[r#"
        [
            "dp4 o0.x, c0, v0",
            "sgei r2, r0, r1.x",
            "mov r0.none, r0",
            "mov r0, r0, descriptor 5",
            "mova a0.zw, r0.x",
            "cmp r0, 6, ge, r1, descriptor 0",
            "ifu b1, else 0x01A, end 0x01C",
            "nop, unused bits 0x0000001",
            "unknown opcode 0x1F, bits 0x0123456",
            "setemit 3, prim inv",
        ]
    "#]]
    .assert_debug_eq(&texts);
}

#[test]
fn info_for_people() {
    expect![[r#"
        58 instruction words, 11 operand descriptors
        instructions: add 4, call 10, dp4 4, emit 6, end 2, loop 1, mad 6, mov 7, mul 10, nop 2, setemit 6

        program 0: vertex, entry 0x000, end 0x003
          input mask 0x0003, output mask 0x0003
          v0         i_pos
          v1         i_col
          o0.xyzw    -> position
          o1.xyzw    -> color

        program 1: geometry, entry 0x003, end 0x01D
          geometry mode fixed c0, 4
          input mask 0x0000, output mask 0x0003
          c8-c11     projection
          c12        width
          i0         steps
          c95        = (0.0, 1.0, 3.0, 0.125)
          o0.xyzw    -> position
          o1.xyzw    -> color
    "#]]
    .assert_eq(&Info::of(&container("08_geometry.curve")).to_string());
}

#[test]
fn info_for_machines() {
    let json = serde_json::to_string_pretty(&Info::of(&container("01_triangle.tri"))).expect("serialises");
    expect![[r#"
        {
          "version": 0,
          "code_words": 6,
          "descriptors": 5,
          "instructions": {
            "dp4": 4,
            "end": 1,
            "mul": 1
          },
          "programs": [
            {
              "stage": "vertex",
              "version": 4098,
              "entry": 0,
              "end": 6,
              "merge_output_maps": false,
              "geometry_mode": null,
              "input_mask": 3,
              "output_mask": 3,
              "uniforms": [
                {
                  "name": "i_pos",
                  "registers": "v0"
                },
                {
                  "name": "i_col",
                  "registers": "v1"
                },
                {
                  "name": "projection",
                  "registers": "c0-c3"
                }
              ],
              "constants": [
                {
                  "register": "c95",
                  "value": [
                    "0.0039216",
                    "1.0",
                    "0.0",
                    "0.0"
                  ],
                  "words": [
                    3604737,
                    4128768,
                    0,
                    0
                  ]
                }
              ],
              "outputs": [
                {
                  "register": "o0",
                  "mask": "xyzw",
                  "property": "position"
                },
                {
                  "register": "o1",
                  "mask": "xyzw",
                  "property": "color"
                }
              ],
              "output_map": [
                50462976,
                185207048,
                522133279,
                522133279,
                522133279,
                522133279,
                522133279
              ],
              "labels": []
            }
          ]
        }"#]]
    .assert_eq(&json);
}

/// Facts of unknown meaning show up as numbers.
#[test]
fn info_of_unknown_things() {
    let mut shbin = build(".gsh fixed c8 c0 4\n.fvec a\n.setb b1 on\n.proc main\n.word 0x40000000\nend\n.end\n");
    let program = &mut shbin.programs[0];
    program.stage = ShaderStage::Other(5);
    program.merge = 1;
    program.constants[0].kind = 9;
    program.uniforms[0].last = 0x200;
    program.labels = vec![Label { id: 0, unknown: 1, address: 1, size: u32::MAX, symbol: 0 }];
    program.outputs.push(pica_shader::shbin::Output { kind: 7, register: 3, mask: 5, unknown: 0 });
    expect![[r#"
        2 instruction words, 0 operand descriptors
        instructions: end 1, unknown 0x10 1

        program 0: 5, entry 0x000, end 0x002
          merges the output maps
          input mask 0x0000, output mask 0x0000
          0x18-0x200 a
          kind 9 register 1 = ()
          o3.xz      -> 7
          0x001      a
    "#]]
    .assert_eq(&Info::of(&shbin).to_string());
}
