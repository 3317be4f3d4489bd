// SPDX-License-Identifier: MIT
//! Immediate mode: geometry.md#vertex-arrays and geometry.md#fixed-attributes-and-immediate-mode.

use pica_model::diagnostic::Finding;
use pica_model::geometry::Draw;
use pica_spec::pica200::id;

use crate::common::Told;
use crate::common::bench::{BASE, Bench, pack};
use crate::common::program::END;
use crate::{F, x};

/// A bench in drawing mode, `n` attributes passed on.
fn bench(n: u32, alternatives: &[&str]) -> Bench {
    let mut bench = Bench::with(alternatives);
    bench.passing(n).write(id::START_DRAW_FUNC0, 0);
    bench
}

#[test]
fn vectors_make_vertices_of_0x242_plus_1_attributes() {
    // geometry.md#fixed-attributes-and-immediate-mode (3dbrew PG, yuriks immediate test): loader settings do not
    // matter.
    let mut bench = bench(2, &[]);
    bench.one_array(0b1111, 16).write(id::ATTRIBBUFFERS_FORMAT_HIGH, 0xFFFF_0000);
    bench.write(id::FIXEDATTRIB_INDEX, 15).fixed(&[[F[1]; 4], [F[2]; 4], [F[3]; 4], [F[4]; 4], [F[5]; 4]]).run();
    assert_eq!(bench.vertices(), [vec![[F[1]; 4], [F[2]; 4]], vec![[F[3]; 4], [F[4]; 4]]]);
    // The fifth vector waits for the sixth.
    bench.fixed(&[[F[6]; 4]]).run();
    assert_eq!(bench.vertices()[2], [[F[5]; 4], [F[6]; 4]]);
    assert_eq!(bench.findings(), []);
}

#[test]
fn a_primitive_is_drawn_as_soon_as_its_last_vertex_is_complete() {
    // geometry.md#fixed-attributes-and-immediate-mode (yuriks, citra #1394): not at the end of the stream.
    let mut bench = bench(1, &[]);
    bench.write(id::FIXEDATTRIB_INDEX, 15).fixed(&[[F[1]; 4], [F[2]; 4], [F[3]; 4]]);
    bench.write(id::VIEWPORT_WIDTH, 1).fixed(&[[F[4]; 4]]).run();
    let told: Vec<&str> = bench
        .machine
        .sink()
        .told
        .iter()
        .map(|told| match told {
            Told::Begin(Draw::Immediate) => "begin",
            Told::Vertex(_) => "vertex",
            Told::End => "end",
            other => panic!("{other:?}"),
        })
        .collect();
    // The register write between the vertices ends what the sink may take as one draw.
    assert_eq!(told, ["begin", "vertex", "vertex", "vertex", "end", "begin", "vertex", "end"]);
    assert_eq!(bench.machine.sink().triangles.len(), 1);
}

#[test]
fn the_draw_is_over_before_another_register_changes() {
    // The sink's promise: between begin and end no register changes.
    use pica_model::geometry::{Downstream, VertexSink};
    use pica_model::gpu::machine::Machine;
    use pica_model::shader::{EmittedTriangle, Packed};
    use pica_spec::choices::Choices;

    #[derive(Default)]
    struct Widths(Vec<u32>);
    impl VertexSink for Widths {
        fn begin_draw(&mut self, _: Draw, downstream: &mut Downstream<'_>) {
            self.0.push(downstream.registers.get(id::VIEWPORT_WIDTH));
        }
        fn vertex(&mut self, _: &Packed, _: &mut Downstream<'_>) {}
        fn triangle(&mut self, _: &EmittedTriangle, _: &mut Downstream<'_>) {}
        fn end_draw(&mut self, downstream: &mut Downstream<'_>) {
            self.0.push(downstream.registers.get(id::VIEWPORT_WIDTH));
        }
        fn restart(&mut self) {}
    }
    let mut machine = Machine::new(&Choices::default(), Widths::default()).expect("default choices");
    machine.cpu_write(id::SH_CODETRANSFER_DATA[1], END);
    machine.cpu_write(id::FIXEDATTRIB_INDEX, 15);
    let mut list = Vec::new();
    for width in [5, 6] {
        list.extend([width, 0x000F_0041]);
        for word in pack([F[1]; 4]) {
            list.extend([word, 0x000F_0233]);
        }
    }
    let bytes: Vec<u8> = list.iter().flat_map(|word: &u32| word.to_le_bytes()).collect();
    machine.memory_mut().write(BASE, &bytes).expect("FCRAM");
    machine.cpu_write(id::CMDBUF_SIZE0, bytes.len() as u32 >> 3);
    machine.cpu_write(id::CMDBUF_ADDR0, BASE >> 3);
    machine.cpu_write(id::CMDBUF_JUMP0, 1);
    assert_eq!(machine.sink().0, [5, 5, 6, 6]);
}

#[test]
fn writing_the_index_again_starts_anew() {
    // geometry.md#fixed-attributes-and-immediate-mode: resets the word queue, and with it the unfinished vertex.
    let mut bench = bench(2, &[]);
    bench.write(id::FIXEDATTRIB_INDEX, 15).fixed(&[[F[7]; 4]]).write(id::FIXEDATTRIB_DATA, 0xAAAA_AAAA);
    bench.write(id::FIXEDATTRIB_INDEX, 15).fixed(&[[F[1]; 4], [F[2]; 4]]).run();
    assert_eq!(bench.vertices(), [vec![[F[1]; 4], [F[2]; 4]]]);
}

#[test]
fn the_attributes_go_through_the_permutation_and_0x2b9_counts_them() {
    // geometry.md#vertex-arrays and geometry.md#assembly-of-a-vertex step 6: of three attributes 0x2B9 copies two.
    let mut bench = bench(3, &[]);
    bench.write(id::SH_INPUTBUFFER_CONFIG[1], 0xA000_0001).write(id::SH_ATTRIBUTES_PERMUTATION_LOW[1], 0x012);
    bench.write(id::FIXEDATTRIB_INDEX, 15).fixed(&[[F[1]; 4], [F[2]; 4], [F[3]; 4]]).run();
    assert_eq!(bench.vertices(), [vec![[0; 4], [F[2]; 4], [F[1]; 4]]]);
}

#[test]
fn attributes_beyond_those_of_the_vertex_follow_the_choice() {
    // geometry.md#vertex-arrays, choice attribute_without_source: 0x242 says one, 0x2B9 two.
    for (alternative, expected) in [
        ("attribute_without_source=retained", x(4)),
        ("attribute_without_source=fixed-storage", [F[7]; 4]),
        ("attribute_without_source=zero", [0; 4]),
    ] {
        let mut bench = bench(2, &[alternative]);
        bench.one_array(0b0000, 2).write(id::ATTRIBBUFFER_CONFIG1[0], 0x10).memory(BASE, &[3, 4]);
        bench.write(id::ATTRIBBUFFER_CONFIG2[0], 2 << 28 | 2 << 16).write(id::ATTRIBBUFFERS_FORMAT_HIGH, 1 << 28);
        bench.draw_arrays(0, 1);
        bench.write(id::FIXEDATTRIB_INDEX, 1).fixed(&[[F[7]; 4]]);
        bench.write(id::VSH_NUM_ATTR, 0).write(id::START_DRAW_FUNC0, 0);
        bench.write(id::FIXEDATTRIB_INDEX, 15).fixed(&[[F[1]; 4], [F[2]; 4]]).run();
        let vertices = bench.vertices();
        assert_eq!(vertices[1..], [vec![[F[1]; 4], expected], vec![[F[2]; 4], expected]], "{alternative}");
        assert_eq!(bench.findings(), [Finding::AttributeWithoutSource { attribute: 1 }]);
    }
}

#[test]
fn choice_attribute_count_takes_0x242_in_all_draws() {
    // Choice attribute_count: the shader side copies by 0x242, here three of three, though 0x2B9 says one.
    let mut bench = bench(3, &["attribute_count=vsh-num-attr"]);
    bench.write(id::SH_INPUTBUFFER_CONFIG[1], 0xA000_0000);
    bench.write(id::FIXEDATTRIB_INDEX, 15).fixed(&[[F[1]; 4], [F[2]; 4], [F[3]; 4]]).run();
    assert_eq!(bench.vertices(), [vec![[F[1]; 4], [F[2]; 4], [F[3]; 4]]]);
}

#[test]
fn draw_mode_concerns_immediate_mode_as_well() {
    // geometry.md#draws-and-indices, choice draw_mode_enforcement: reported once for vertices that follow each other.
    let vertices = |alternative| {
        let mut bench = bench(1, &[alternative]);
        bench.write(id::START_DRAW_FUNC0, 1);
        bench.write(id::FIXEDATTRIB_INDEX, 15).fixed(&[[F[1]; 4], [F[2]; 4]]).run();
        assert_eq!(bench.findings(), [Finding::DrawInConfigurationMode]);
        bench.vertices().len()
    };
    assert_eq!(vertices("draw_mode_enforcement=warn"), 2);
    assert_eq!(vertices("draw_mode_enforcement=enforce"), 0);
}

#[test]
fn a_smaller_count_completes_the_vertex_with_the_next_vector() {
    // 0x242 is looked at when a vector is complete.
    let mut bench = bench(3, &[]);
    bench.write(id::FIXEDATTRIB_INDEX, 15).fixed(&[[F[1]; 4], [F[2]; 4]]).write(id::VSH_NUM_ATTR, 0);
    bench.fixed(&[[F[3]; 4], [F[4]; 4]]).run();
    assert_eq!(bench.vertices().iter().map(|vertex| vertex[0]).collect::<Vec<_>>(), [[F[1]; 4], [F[4]; 4]]);
}
