// SPDX-License-Identifier: MIT
//! The vertex loader: geometry.md#vertex-arrays, geometry.md#assembly-of-a-vertex, worked by hand.

use pica_model::diagnostic::Finding;
use pica_model::geometry::loader::{ArraySource, Layout};
use pica_spec::choices::Choices;
use pica_spec::pica200::{AttributeType, id};
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::Memory;

use crate::common::bench::{BASE, Bench};
use crate::common::program::{END, mov, v};
use crate::{F, ONE, x};

/// Worked by hand: attribute 0 f32 x3, 1 u8 x4, 2 s16 x2, 3 s8 x3.
const FORMATS: u32 = 0x0000_86DB;

/// The layout of one loader with the formats of vector 48: component nibbles, their number, stride, base and offset.
fn layout(components: u32, count: u32, stride: u32, base: u32, offset: u32) -> (Layout, Vec<Finding>) {
    let choices = Choices::default();
    let mut registers = RegisterFile::new(&choices);
    registers.set(id::ATTRIBBUFFERS_LOC, base >> 3);
    registers.set(id::ATTRIBBUFFERS_FORMAT_LOW, FORMATS);
    registers.set(id::ATTRIBBUFFER_OFFSET[5], offset);
    registers.set(id::ATTRIBBUFFER_CONFIG1[5], components);
    registers.set(id::ATTRIBBUFFER_CONFIG2[5], count << 28 | stride << 16);
    let mut findings = Vec::new();
    let layout = Layout::new(&registers, &choices, |finding| findings.push(finding));
    (layout, findings)
}

fn source(layout: &Layout, attribute: usize) -> ArraySource {
    layout.sources[attribute].expect("an array")
}

#[test]
fn vector_48_formats() {
    let (layout, _) = layout(0x3210, 4, 24, BASE, 0);
    let format = |attribute| (source(&layout, attribute).element, source(&layout, attribute).elements);
    assert_eq!(format(0), (AttributeType::F32, 3));
    assert_eq!(format(1), (AttributeType::U8, 4));
    assert_eq!(format(2), (AttributeType::S16, 2));
    assert_eq!(format(3), (AttributeType::S8, 3));
    assert_eq!(layout.sources.iter().flatten().count(), 4);
}

#[test]
fn vector_49_addresses() {
    let (layout, findings) = layout(0x210, 3, 20, 0x2000_0040, 0);
    let addresses = [0, 1, 2].map(|attribute| source(&layout, attribute).address_of(7));
    assert_eq!(addresses, [0x2000_00CC, 0x2000_00D8, 0x2000_00DC]);
    assert_eq!(findings, []);
}

#[test]
fn vector_50_addresses() {
    let (layout, findings) = layout(0x023, 3, 20, 0x1800_0000, 0x10);
    let addresses = [3, 2, 0].map(|attribute| source(&layout, attribute).address_of(3));
    assert_eq!(addresses, [0x1800_004C, 0x1800_0050, 0x1800_0054]);
    assert_eq!(findings, []);
}

#[test]
fn vector_51_addresses() {
    // 3, pad 4, 1, pad 8, 2; size 24.
    let (layout, findings) = layout(0x2D1C3, 5, 24, 0x1800_0000, 0);
    let addresses = [3, 1, 2].map(|attribute| source(&layout, attribute).address_of(2));
    assert_eq!(addresses, [0x1800_0030, 0x1800_0038, 0x1800_0044]);
    assert_eq!(findings, []);
}

#[test]
fn the_base_is_a_multiple_of_16() {
    // geometry.md#vertex-arrays: the register times 8, bit 0 forced to 0; bits 29-31 have no meaning.
    let choices = Choices::default();
    let mut registers = RegisterFile::new(&choices);
    registers.set(id::ATTRIBBUFFERS_LOC, 0xE400_0003);
    registers.set(id::ATTRIBBUFFER_CONFIG2[0], 1 << 28 | 1 << 16);
    let layout = Layout::new(&registers, &choices, |finding| panic!("{finding}"));
    assert_eq!(source(&layout, 0).address, 0x2000_0010);
}

#[test]
fn padding_aligns_to_4_and_skips_4_to_16_bytes() {
    // geometry.md#vertex-arrays (JayFoxRox): codes 12 to 15 behind one byte, then attribute 2 (s16 x2).
    for (code, position) in [(12, 8), (13, 12), (14, 16), (15, 20)] {
        let (layout, findings) = layout(0x203 | code << 4, 3, position + 4, BASE, 0);
        assert_eq!(source(&layout, 2).address - BASE, position, "code {code}");
        assert_eq!(findings, []);
    }
}

#[test]
fn a_loader_without_components_supplies_nothing() {
    // geometry.md#assembly-of-a-vertex step 1: its other fields do not matter.
    let (layout, findings) = layout(0x3210, 0, 99, BASE, 1);
    assert_eq!((layout.sources.iter().flatten().count(), findings.len()), (0, 0));
}

#[test]
fn twelve_components_with_the_last_four_in_config2() {
    // geometry.md#vertex-arrays: bits 0-15 of the third register.
    let choices = Choices::default();
    let mut registers = RegisterFile::new(&choices);
    registers.set(id::ATTRIBBUFFER_CONFIG1[11], 0x7654_3210);
    registers.set(id::ATTRIBBUFFER_CONFIG2[11], 12 << 28 | 12 << 16 | 0xBA98);
    let layout = Layout::new(&registers, &choices, |finding| panic!("{finding}"));
    let addresses = layout.sources.map(|source| source.expect("an array").address);
    assert_eq!(addresses, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
}

#[test]
fn components_13_to_15_follow_the_choice() {
    // geometry.md#assembly-of-a-vertex step 1, choice loader_component_overflow; its experiment: twelve paddings, count
    // 13, and a stride whose low nibble names attribute 1.
    let attribute1 = |alternative| {
        let mut choices = Choices::default();
        choices.set_from(alternative).expect("a choice");
        let mut registers = RegisterFile::new(&choices);
        registers.set(id::ATTRIBBUFFER_CONFIG1[0], 0xCCCC_CCCC);
        registers.set(id::ATTRIBBUFFER_CONFIG2[0], 13 << 28 | 0x31 << 16 | 0xCCCC);
        let mut findings = Vec::new();
        let layout = Layout::new(&registers, &choices, |finding| findings.push(finding));
        assert_eq!(findings[0], Finding::TooManyComponents { loader: 0, count: 13 });
        (layout.sources[1].map(|source| source.address), findings.len())
    };
    // Twelve times 4 bytes; the stride is 0x31 = 49.
    assert_eq!(attribute1("loader_component_overflow=none"), (None, 2));
    assert_eq!(attribute1("loader_component_overflow=config-bits"), (Some(48), 1));
}

/// One attribute of this nibble from these bytes, one vertex.
fn loaded(nibble: u32, bytes: &[u8]) -> [u32; 4] {
    let mut bench = Bench::new();
    bench.passing(1).one_array(nibble, bytes.len() as u32).memory(BASE, bytes).draw_arrays(0, 1).run();
    assert_eq!(bench.findings(), []);
    bench.slot0()[0]
}

#[test]
fn integers_become_their_own_value() {
    // geometry.md#vertex-arrays: -128..127, 0..255, -32768..32767, not normalised. Patterns by numbers.md#encoding:
    // 255 = 1.1111111b * 2^7, 127 = 1.111111b * 2^6, 32767 = 1.11111111111111b * 2^14.
    let e = |exponent: u32, mantissa: u32| (63 + exponent) << 16 | mantissa;
    let sign = 1 << 23;
    assert_eq!(loaded(0b1100, &[0x80, 0xFF, 0x00, 0x7F]), [sign | e(7, 0), sign | e(0, 0), 0, e(6, 0xFC00)]);
    assert_eq!(loaded(0b1101, &[0x80, 0xFF, 0x00, 0x7F]), [e(7, 0), e(7, 0xFE00), 0, e(6, 0xFC00)]);
    assert_eq!(
        loaded(0b1110, &[0x00, 0x80, 0xFF, 0xFF, 0x34, 0x12, 0xFF, 0x7F]),
        [sign | e(15, 0), sign | e(0, 0), e(12, 0x2340), e(14, 0xFFFC)]
    );
}

#[test]
fn f32_is_cut_or_rounded_by_the_choice() {
    // numbers.md#from-f32-to-f24, choice f32_to_f24; its experiment 0x3F80007F, and a tie at an odd mantissa.
    let values = [0x3F80_007F_u32, 0x3F80_00C0, 0x7F80_0001, 0x0000_0001];
    let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    let loaded = |alternative| {
        let mut bench = Bench::with(&[alternative]);
        bench.passing(1).one_array(0b1111, 16).memory(BASE, &bytes).draw_arrays(0, 1).run();
        bench.slot0()[0]
    };
    assert_eq!(loaded("f32_to_f24=toward-zero"), [0x3F_0000, 0x3F_0001, 0x7F_8000, 0]);
    assert_eq!(loaded("f32_to_f24=nearest-even"), [0x3F_0001, 0x3F_0002, 0x7F_8000, 0]);
}

#[test]
fn missing_elements_are_0_0_1() {
    // geometry.md#vertex-arrays (yuriks, citra #963), for every type.
    let bytes = [0x05, 0x00, 0x06, 0x00, 0x07, 0x00];
    assert_eq!(loaded(0b0010, &bytes[..2]), [F[5], 0, 0, ONE]);
    assert_eq!(loaded(0b0110, &bytes[..4]), [F[5], F[6], 0, ONE]);
    assert_eq!(loaded(0b1010, &bytes), [F[5], F[6], F[7], ONE]);
    assert_eq!(loaded(0b0011, &1.0_f32.to_le_bytes()), [ONE, 0, 0, ONE]);
    assert_eq!(loaded(0b0001, &[5]), [F[5], 0, 0, ONE]);
    assert_eq!(loaded(0b0000, &[5]), [F[5], 0, 0, ONE]);
}

#[test]
fn a_vertex_lies_at_base_plus_offset_plus_index_times_stride() {
    // geometry.md#vertex-arrays, and geometry.md#assembly-of-a-vertex step 2: array draws count from 0x22A.
    let mut bench = Bench::new();
    bench.passing(1).one_array(0b0001, 5).write(id::ATTRIBBUFFER_CONFIG1[0], 0xC0);
    // One byte and padding: 8 bytes, programmed as 8.
    bench.write(id::ATTRIBBUFFER_CONFIG2[0], 2 << 28 | 8 << 16).write(id::ATTRIBBUFFER_OFFSET[0], 0x100);
    bench.memory(BASE + 0x100 + 8 * 3, &[4]).memory(BASE + 0x100 + 8 * 4, &[5]).draw_arrays(3, 2).run();
    assert_eq!(bench.slot0(), [x(4), x(5)]);
}

#[test]
fn a_stride_that_is_not_the_size_follows_the_choice() {
    // geometry.md#vertex-arrays, choice stride_mismatch.
    let drawn = |alternative| {
        let mut bench = Bench::with(&[alternative]);
        bench.passing(1).one_array(0b0001, 2).memory(BASE, &[1, 2, 3]).draw_arrays(0, 2).run();
        assert_eq!(bench.findings(), [Finding::StrideMismatch { loader: 0, stride: 2, size: 1 }]);
        bench.slot0()
    };
    assert_eq!(drawn("stride_mismatch=programmed-stride"), [x(1), x(3)]);
    assert_eq!(drawn("stride_mismatch=nothing"), [[0; 4]; 0]);
}

#[test]
fn a_misaligned_address_follows_the_choice() {
    // geometry.md#assembly-of-a-vertex step 4, choice misaligned_vertex_address; its experiment: offset 1 with s16.
    let drawn = |alternative, offset| {
        let mut bench = Bench::with(&[alternative]);
        bench.passing(1).one_array(0b0010, 2).write(id::ATTRIBBUFFER_OFFSET[0], offset);
        bench.memory(BASE, &[1, 0, 3, 0, 5, 0]).draw_arrays(1, 1).run();
        (bench.slot0()[0], bench.findings().len())
    };
    assert_eq!(drawn("misaligned_vertex_address=as-is", 0), (x(3), 0));
    // 0x0500 = 1280 = 1.25 * 2^10.
    assert_eq!(drawn("misaligned_vertex_address=as-is", 1), ([(63 + 10) << 16 | 0x4000, 0, 0, ONE], 1));
    assert_eq!(drawn("misaligned_vertex_address=aligned-down", 1), (x(3), 1));
}

#[test]
fn a_stride_that_misaligns_later_vertices_is_found() {
    let mut bench = Bench::new();
    bench.passing(1).one_array(0b0010, 3).memory(BASE, &[1, 0, 9, 2, 0]).draw_arrays(0, 2).run();
    assert_eq!(bench.slot0(), [x(1), x(2)]);
    let misaligned = Finding::MisalignedVertexAddress { attribute: 0, address: BASE, stride: 3 };
    assert_eq!(bench.findings(), [misaligned, Finding::StrideMismatch { loader: 0, stride: 3, size: 2 }]);
}

#[test]
fn an_attribute_named_twice_follows_the_choice() {
    // geometry.md#vertex-arrays, choice duplicate_attribute_loader: two loaders, and twice in one loader.
    let drawn = |alternative| {
        let mut bench = Bench::with(&[alternative]);
        bench.passing(1).one_array(0b0001, 1).memory(BASE, &[1, 2, 3]);
        bench.write(id::ATTRIBBUFFER_OFFSET[7], 1).write(id::ATTRIBBUFFER_CONFIG1[7], 0);
        bench.write(id::ATTRIBBUFFER_CONFIG2[7], 2 << 28 | 2 << 16).draw_arrays(0, 1).run();
        assert_eq!(bench.findings(), [Finding::AttributeLoadedTwice { attribute: 0 }; 2]);
        bench.slot0()[0]
    };
    assert_eq!(drawn("duplicate_attribute_loader=later"), x(3));
    assert_eq!(drawn("duplicate_attribute_loader=earlier"), x(1));
}

#[test]
fn attributes_go_to_the_registers_of_the_permutation() {
    // geometry.md#vertex-arrays: attribute i to v[perm[i]].
    let mut bench = Bench::new();
    bench.passing(3).one_array(0b0000, 3).write(id::ATTRIBBUFFER_CONFIG1[0], 0x210);
    bench.write(id::ATTRIBBUFFER_CONFIG2[0], 3 << 28 | 3 << 16).write(id::ATTRIBBUFFERS_FORMAT_HIGH, 2 << 28);
    bench.write(id::SH_ATTRIBUTES_PERMUTATION_LOW[1], 0x102).memory(BASE, &[1, 2, 3]).draw_arrays(0, 1).run();
    assert_eq!(bench.vertices(), [vec![x(2), x(3), x(1)]]);
}

#[test]
fn two_attributes_in_one_register_follow_the_choice() {
    // geometry.md#vertex-arrays, choice duplicate_permutation; its experiment.
    let drawn = |alternative| {
        let mut bench = Bench::with(&[alternative]);
        bench.passing(2).one_array(0b0000, 2).write(id::ATTRIBBUFFER_CONFIG1[0], 0x10);
        bench.write(id::ATTRIBBUFFER_CONFIG2[0], 2 << 28 | 2 << 16).write(id::ATTRIBBUFFERS_FORMAT_HIGH, 1 << 28);
        bench.write(id::SH_ATTRIBUTES_PERMUTATION_LOW[1], 0x11).memory(BASE, &[1, 2]).draw_arrays(0, 1).run();
        bench.vertices()[0][1]
    };
    assert_eq!(drawn("duplicate_permutation=higher-attribute"), x(2));
    assert_eq!(drawn("duplicate_permutation=lower-attribute"), x(1));
}

#[test]
fn registers_that_no_attribute_goes_to_follow_the_choice() {
    // geometry.md#vertex-arrays, choice v_register_retention; its experiment: the second draw has fewer attributes.
    let drawn = |alternative| {
        let mut bench = Bench::with(&[alternative]);
        bench.passing(2).one_array(0b0000, 2).write(id::ATTRIBBUFFER_CONFIG1[0], 0x10);
        bench.write(id::ATTRIBBUFFER_CONFIG2[0], 2 << 28 | 2 << 16).write(id::ATTRIBBUFFERS_FORMAT_HIGH, 1 << 28);
        bench.memory(BASE, &[1, 2, 3, 4]).draw_arrays(0, 1);
        bench.write(id::SH_INPUTBUFFER_CONFIG[1], 0xA000_0000).draw_arrays(1, 1).run();
        bench.vertices()[1].clone()
    };
    assert_eq!(drawn("v_register_retention=keep"), [x(3), x(2)]);
    assert_eq!(drawn("v_register_retention=zero"), [x(3), [0; 4]]);
}

#[test]
fn choice_attribute_count_selects_the_register() {
    // geometry.md#vertex-arrays, choice attribute_count; its experiment: 0x2B9 says two, 0x242 one.
    let drawn = |alternative| {
        let mut bench = Bench::with(&[alternative]);
        bench.passing(2).write(id::VSH_NUM_ATTR, 0).write(id::ATTRIBBUFFERS_FORMAT_HIGH, 1 << 28 | 3 << 16);
        bench.write(id::FIXEDATTRIB_INDEX, 0).fixed(&[[F[1]; 4], [F[2]; 4]]).draw_arrays(0, 1).run();
        bench.vertices()[0][1]
    };
    assert_eq!(drawn("attribute_count=inputbuffer-config"), [F[2]; 4]);
    assert_eq!(drawn("attribute_count=vsh-num-attr"), [0; 4]);
}

#[test]
fn an_attribute_beyond_the_total_count_is_not_assembled() {
    // geometry.md#vertex-arrays: 0x202 bits 28-31. A loader names attribute 1, but one attribute is assembled.
    let mut bench = Bench::new();
    bench.passing(2).one_array(0b0000, 2).write(id::ATTRIBBUFFER_CONFIG1[0], 0x10);
    bench.write(id::ATTRIBBUFFER_CONFIG2[0], 2 << 28 | 2 << 16).memory(BASE, &[1, 2]).draw_arrays(0, 1).run();
    assert_eq!(bench.vertices(), [vec![x(1), [0; 4]]]);
    assert_eq!(bench.findings(), [Finding::AttributeWithoutSource { attribute: 1 }]);
}

#[test]
fn an_attribute_that_the_shader_does_not_get_needs_no_source() {
    // Two attributes are assembled (0x202), one is copied (0x2B9); nothing supplies the second one.
    let mut bench = Bench::new();
    bench.passing(1).one_array(0b0000, 1).write(id::ATTRIBBUFFERS_FORMAT_HIGH, 1 << 28);
    bench.memory(BASE, &[3]).draw_arrays(0, 1).run();
    assert_eq!((bench.slot0(), bench.findings()), (vec![x(3)], vec![]));
}

#[test]
fn what_lies_outside_memory_reads_zero_and_is_found_once() {
    // Element 0 of vertex 1 is the last two bytes of VRAM, element 1 lies behind them.
    let end = Memory::VRAM + Memory::VRAM_BYTES;
    let mut bench = Bench::new();
    bench.passing(1).one_array(0b0110, 4).write(id::ATTRIBBUFFERS_LOC, (end - 16) >> 3);
    bench.write(id::ATTRIBBUFFER_OFFSET[0], 10).memory(end - 6, &[1, 0, 2, 0, 3, 0]);
    bench.draw_arrays(0, 4).run();
    assert_eq!(bench.slot0(), [[F[1], F[2], 0, ONE], [F[3], 0, 0, ONE], [0, 0, 0, ONE], [0, 0, 0, ONE]]);
    let findings = bench.findings();
    assert!(
        matches!(findings[..], [Finding::AttributeOutsideMemory { attribute: 0, outside }]
            if outside.address == end - 2 && outside.available == 2),
        "{findings:?}"
    );
}

#[test]
fn addresses_wrap_at_32_bits() {
    // geometry.md#assembly-of-a-vertex step 4: a 32-bit sum. Vertex 0xFFFFFFFF lies one stride before vertex 0.
    let mut bench = Bench::new();
    bench.passing(1).one_array(0b0111, 8).write(id::ATTRIBBUFFER_OFFSET[0], 0x40);
    let bytes: Vec<u8> = [3.0_f32, 5.0].iter().flat_map(|value| value.to_le_bytes()).collect();
    bench.memory(BASE + 0x38, &bytes).draw_arrays(0xFFFF_FFFF, 1).run();
    assert_eq!(bench.slot0(), [[F[3], F[5], 0, ONE]]);
    // The elements of an attribute as well: four at 0xFFFFFFF8, 0xFFFFFFFC, 0 and 4, where no memory is.
    let mut bench = Bench::new();
    bench.passing(1).one_array(0b1111, 16).write(id::ATTRIBBUFFERS_LOC, 0x1FFF_FFFE);
    bench.write(id::ATTRIBBUFFER_OFFSET[0], 8).draw_arrays(0, 1).run();
    assert_eq!(bench.slot0(), [[0; 4]]);
    let findings = bench.findings();
    assert!(
        matches!(findings[..], [Finding::AttributeOutsideMemory { outside, .. }] if outside.address == 0xFFFF_FFF8)
    );
}

#[test]
fn sixteen_attributes_reach_the_shader() {
    // 12 from arrays, 12-15 from fixed storage (geometry.md#assembly-of-a-vertex step 3); o15 = v15.
    let mut bench = Bench::new();
    bench.passing(16).program(1, &[mov(0, v(11)), mov(1, v(12)), mov(2, v(15)), END], 7);
    bench.write(id::ATTRIBBUFFERS_LOC, BASE >> 3).write(id::ATTRIBBUFFERS_FORMAT_HIGH, 15 << 28);
    bench
        .write(id::ATTRIBBUFFER_CONFIG1[0], 0x7654_3210)
        .write(id::ATTRIBBUFFER_CONFIG2[0], 12 << 28 | 12 << 16 | 0xBA98);
    bench.memory(BASE, &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7]);
    bench.write(id::FIXEDATTRIB_INDEX, 12).fixed(&[[F[5]; 4]]).draw_arrays(0, 1).run();
    assert_eq!(bench.vertices(), [vec![x(7), [F[5]; 4], [0; 4]]]);
    assert_eq!(bench.findings(), []);
}
