// SPDX-License-Identifier: MIT
//! A digest of everything that each trace tells the sink, and its first vertices in clear.
//!
//! The vertices of 01_triangle are checked by hand in `by_hand`, all positions in `positions`; the digest keeps every
//! other bit from changing unseen. It is renewed with `UPDATE_EXPECT=1`.

use expect_test::expect;
use sha2::{Digest, Sha256};

use crate::common::Told;
use crate::{TRACES, recording, replayed};

fn hexadecimal(vertex: &[[u32; 4]]) -> String {
    let slot = |slot: &[u32; 4]| slot.map(|value| format!("{value:06X}")).join(" ");
    vertex.iter().map(slot).collect::<Vec<_>>().join(" | ")
}

fn line(told: &Told) -> String {
    match told {
        Told::Begin(draw) => format!("begin {draw:?}"),
        Told::Vertex(vertex) => format!("vertex {}", hexadecimal(vertex)),
        Told::Triangle { vertices, winding } => {
            let vertices = vertices.each_ref().map(|vertex| hexadecimal(vertex)).join(" / ");
            format!("triangle {vertices}{}", if *winding { " winding" } else { "" })
        }
        Told::End => "end".to_owned(),
        Told::Restart => "restart".to_owned(),
        Told::Trigger(trigger) => format!("{trigger:?}"),
    }
}

#[test]
fn what_every_trace_emits() {
    let mut summary = String::new();
    for trace in TRACES {
        let (machine, _) = replayed(&recording(trace));
        let lines: Vec<String> = machine.sink().told.iter().map(line).collect();
        let digest: String = Sha256::digest(lines.join("\n")).iter().map(|byte| format!("{byte:02x}")).collect();
        summary += &format!("{trace} {digest}\n");
        let emitted = lines.iter().filter(|line| line.starts_with("vertex") || line.starts_with("triangle"));
        for line in emitted.take(2) {
            summary += &format!("    {line}\n");
        }
    }
    expect![[r#"
        01_triangle 1b90e4884da118dc5d9cbea01dc83728a4db1ccf69a76268f3f87f574e54c4be
            vertex 3EAAAA 2E0000 BE0000 3F0000 | 3EFFFF 000000 000000 3EFFFF
            vertex BEAAAA 3E9999 BE0000 3F0000 | 000000 3EFFFF 000000 3EFFFF
        02_cube 86db957d17e903b59659ec0aadae92a5bc60357905edd64d378203fda0a2c9ac
            vertex BA1457 3D578D B83EAD 4060E6 | 000000 000000 000000 3F0000 | 3D0000 3D0000 3D0000 3F0000
            vertex 3F6550 3D578D B84086 4018A0 | 3F0000 000000 000000 3F0000 | 3D0000 3D0000 3D0000 3F0000
        04_stencil 0c7195d90e6e62b30072a6316af0974d1c8dbe8ab36b731a5680aced8c6bfdc4
            vertex BEF800 BEF800 BE0000 3F0000 | 000000 000000 000000 3F0000 | 000000 000000 000000 3F0000
            vertex BE8800 BEF800 BE0000 3F0000 | 3F0000 000000 000000 3F0000 | 000000 000000 000000 3F0000
        05_tev 817418f130d91c6752ea29be1316b61e4363080c08e45dfd815a91639c0cd6ab
            vertex BEF800 BEF800 BE0000 3F0000 | 000000 000000 000000 000000 | 3B9999 3D3333 000000 000000 | BD0000 000000 000000 000000 | 3F0000 3D0101 3D0101 3F0000
            vertex BE0800 BEF800 BE0000 3F0000 | 3F0000 000000 000000 000000 | 3EFFFF BB9998 000000 000000 | 3F4000 3E0000 000000 000000 | 3D0101 3F0000 3D0101 3E8181
        06_light 194283be0057c1bfb51cc71ba007abd23c25c30b2daf8ab567592599e3fa00e9
            vertex 000000 4043E9 BB5DB0 40815A | 000000 3F0000 000000 3F0000 | 800000 BED795 40815A BF0000 | 000000 3E1AE5 3EAABF 000000 | 3F0000 3F0000 3F0000 3F0000
            vertex 3CAE5C 401702 BB621A 4065E7 | 000000 3ED555 000000 3F0000 | BB3947 BE9635 4065E7 BF0000 | 3A5DD6 3DC59B 3ECA80 000000 | 3F0000 3F0000 3F0000 3F0000
        08_geometry d2e5ef93547ef55f36dd3fd2f13be4c3da67016e3fe6fdf28d5ac026b95c11e6
            triangle 3DAA9C 3E199C BE6667 3F0000 | 3F0000 3F0000 3F0000 3F0000 / 3DAAA8 3D0002 BE6666 3F0000 | 3F0000 000000 000000 3F0000 / 3EA036 3DD444 BE6666 3F0000 | 000000 3F0000 000000 3F0000
            triangle 3DAA9C 3E199C BE6667 3F0000 | 3F0000 3F0000 3F0000 3F0000 / 3E52BA 3E95DC BE6666 3F0000 | 000000 000000 3F0000 3F0000 / 3EA036 3DD444 BE6666 3F0000 | 000000 3F0000 000000 3F0000 winding
        10_texformats b0f080638e70227f8422a36b42dd961eef04176565136c8e58a1c2949af7afb0
            vertex BF0000 BF0000 BE0000 3F0000 | 000000 000000 000000 3F0000 | 3F0000 3F0000 3F0000 3F0000
            vertex 3F0000 BF0000 BE0000 3F0000 | 410000 000000 000000 3F0000 | 3F0000 3F0000 3F0000 3F0000
        12_shader 5f94d1a023b9af471054dea2c63bad0fb51a30944d41c85ea943743e64c32e23
            vertex BEF333 BEF000 BE0000 3F0000 | 000000 000000 3E0000 3F0000
            vertex BEDB33 BEF000 BE0000 3F0000 | 3D0000 000000 3E0000 3F0000
        14_indexed 6e85162c1ea3d28a6d02e9352d3cd3fddb510592c5db45a07a959e07a4ddab4b
            vertex BED174 BED174 BE0000 3F0000 | 000000 000000 000000 3F0000 | 000000 000000 000000 3F0000
            vertex BE412A BED174 BE0000 3F0000 | 3C0000 000000 000000 3F0000 | 3C0000 000000 3F0000 3F0000
        16_clip_formats 63aedd79d8371103b8a469940ea8d4405cfd09075f5b734bacff77c7ab83747b
            vertex BF0000 BF0000 BA9999 3F0000 | 000000 000000 000000 3F0000 | 3EAAAA 3C5555 3E5555 3E1999
            vertex 3F0000 BF0000 BA9999 3F0000 | 3F0000 000000 000000 3F0000 | 3E0000 3F0000 3D5555 3E8000
        19_render_to_texture e0301bcc77ff2e2c70e003986ab608926548d514b1b817765db9f5bfcf1fb1ea
            vertex BEC000 BEC000 BD999A 3F0000 | 000000 000000 000000 3F0000 | 3F0000 3E0101 000000 3F0000
            vertex 3EC000 BEC000 BD999A 3F0000 | 3F0000 000000 000000 3F0000 | 3F0000 3E0101 000000 3F0000
        20_shader_rare a2614561af7f23e5cf13f389d1fb374c106cae3c44a8df12c597ac5b5dabcf86
            vertex BEE000 BEF000 BE0000 3F0000 | 3B0000 3B0000 3B0000 3F0000
            vertex BEA400 BEF000 BE0000 3F0000 | 3B0000 3B0000 3B8000 3F0000
    "#]].assert_eq(&summary);
}
