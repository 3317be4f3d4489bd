// SPDX-License-Identifier: MIT
//! Fixed attributes: command-lists.md#index-and-data-ports, geometry.md#vertex-arrays,
//! geometry.md#fixed-attributes-and-immediate-mode.

use pica_model::diagnostic::Finding;
use pica_spec::pica200::id;

use crate::common::bench::{BASE, Bench, pack};
use crate::{F, ONE, x};

/// `n` attributes, all fixed, all passed on; one vertex.
fn drawn(bench: &mut Bench, n: u32) -> Vec<[u32; 4]> {
    let mask = (1 << n.min(12)) - 1;
    bench.passing(n).write(id::ATTRIBBUFFERS_FORMAT_HIGH, (n - 1) << 28 | mask << 16).draw_arrays(0, 1).run();
    bench.vertices().pop().expect("a vertex")
}

#[test]
fn three_words_load_one_vector_of_float24() {
    // command-lists.md#index-and-data-ports and Worked by hand.
    let mut bench = Bench::new();
    bench.write(id::FIXEDATTRIB_INDEX, 0).write_all(id::FIXEDATTRIB_DATA, &[0x3E00_00BF, 0x0000_3F00, 0x0000_0000]);
    bench.write_all(id::FIXEDATTRIB_DATA, &[0xC040_0045, 0x9000_3D55, 0x553B_9999]);
    let expected = [[0, 0x3F_0000, 0xBF_0000, 0x3E_0000], [0x3B_9999, 0x3D_5555, 0x45_9000, 0xC0_4000]];
    assert_eq!(drawn(&mut bench, 2), expected);
}

#[test]
fn the_type_field_is_ignored() {
    // geometry.md#fixed-attributes-and-immediate-mode: every type and size gives the same four f24.
    for nibble in 0..16 {
        let mut bench = Bench::new();
        bench
            .write(id::ATTRIBBUFFERS_FORMAT_LOW, nibble)
            .write(id::FIXEDATTRIB_INDEX, 0)
            .fixed(&[[F[4], F[3], F[2], F[1]]]);
        assert_eq!(drawn(&mut bench, 1), [[F[4], F[3], F[2], F[1]]]);
    }
}

#[test]
fn all_three_data_ids_are_one_register() {
    // command-lists.md#index-and-data-ports (GBATEK).
    let words = pack([F[1], F[2], F[3], F[4]]);
    let mut bench = Bench::new();
    bench.write(id::FIXEDATTRIB_INDEX, 0).write(0x235, words[0]).write(0x233, words[1]).write(0x234, words[2]);
    assert_eq!(drawn(&mut bench, 1), [[F[1], F[2], F[3], F[4]]]);
}

#[test]
fn the_index_advances_by_the_choice() {
    // command-lists.md#index-and-data-ports, choice fixed_attribute_advance; its experiment.
    let two = |alternative| {
        let mut bench = Bench::with(&[alternative]);
        bench.write(id::FIXEDATTRIB_INDEX, 0).fixed(&[[F[1]; 4], [F[2]; 4]]);
        drawn(&mut bench, 2)
    };
    assert_eq!(two("fixed_attribute_advance=advance"), [[F[1]; 4], [F[2]; 4]]);
    assert_eq!(two("fixed_attribute_advance=stay"), [[F[2]; 4], [0; 4]]);
}

#[test]
fn indices_12_to_14_follow_the_choice() {
    // geometry.md#fixed-attributes-and-immediate-mode, choice fixed_attribute_high_index; its experiment.
    // geometry.md#assembly-of-a-vertex, step 3: nothing else supplies them.
    let high = |alternative| {
        let mut bench = Bench::with(&[alternative]);
        bench.write(id::FIXEDATTRIB_INDEX, 12).fixed(&[[F[1]; 4], [F[2]; 4], [F[3]; 4]]);
        drawn(&mut bench, 15)[12..].to_vec()
    };
    assert_eq!(high("fixed_attribute_high_index=stored"), [[F[1]; 4], [F[2]; 4], [F[3]; 4]]);
    assert_eq!(high("fixed_attribute_high_index=ignored"), [[0; 4]; 3]);
}

#[test]
fn behind_index_14_comes_immediate_mode() {
    // geometry.md#fixed-attributes-and-immediate-mode: 15 is immediate mode; the index has four bits and advances.
    let mut bench = Bench::new();
    bench.passing(1).write(id::START_DRAW_FUNC0, 0);
    bench.write(id::FIXEDATTRIB_INDEX, 14).fixed(&[[F[1]; 4], [F[2]; 4], [F[3]; 4]]).run();
    assert_eq!(bench.slot0(), [[F[2]; 4], [F[3]; 4]]);
}

#[test]
fn only_the_low_four_bits_select() {
    // corrections.md#row-18.
    let mut bench = Bench::new();
    bench.write(id::FIXEDATTRIB_INDEX, 0xFFFF_FFF1).fixed(&[[F[5]; 4]]);
    assert_eq!(drawn(&mut bench, 2)[1], [F[5]; 4]);
}

#[test]
fn an_index_write_drops_an_unfinished_vector() {
    // command-lists.md#index-and-data-ports, geometry.md#fixed-attributes-and-immediate-mode: in every alternative of
    // choice partial_group.
    for alternative in ["partial_group=dropped", "partial_group=kept"] {
        let mut bench = Bench::with(&[alternative]);
        bench.write(id::FIXEDATTRIB_INDEX, 0).write_all(id::FIXEDATTRIB_DATA, &[0xAAAA_AAAA, 0xBBBB_BBBB]);
        bench.write(id::FIXEDATTRIB_INDEX, 0).fixed(&[[F[1], F[2], F[3], F[4]]]);
        assert_eq!(drawn(&mut bench, 1), [[F[1], F[2], F[3], F[4]]]);
    }
}

#[test]
fn a_fixed_attribute_stays_for_later_draws() {
    let mut bench = Bench::new();
    bench.write(id::FIXEDATTRIB_INDEX, 3).fixed(&[[F[7]; 4]]);
    assert_eq!(drawn(&mut bench, 4)[3], [F[7]; 4]);
    assert_eq!(drawn(&mut bench, 4)[3], [F[7]; 4]);
}

#[test]
fn an_array_and_the_mask_follow_the_choice() {
    // geometry.md#vertex-arrays, choice attribute_source_conflict; its experiment.
    let both = |alternative| {
        let mut bench = Bench::with(&[alternative]);
        bench.passing(1).one_array(0b0000, 1).memory(BASE, &[2]);
        bench.write(id::ATTRIBBUFFERS_FORMAT_HIGH, 1 << 16).write(id::FIXEDATTRIB_INDEX, 0).fixed(&[[F[5]; 4]]);
        bench.draw_arrays(0, 1).run();
        assert_eq!(bench.findings(), [Finding::AttributeSourceConflict { attribute: 0 }]);
        bench.slot0()[0]
    };
    assert_eq!(both("attribute_source_conflict=array"), x(2));
    assert_eq!(both("attribute_source_conflict=fixed-mask"), [F[5]; 4]);
}

#[test]
fn with_the_mask_winning_the_loader_steps_over_the_data() {
    // Choice attribute_source_conflict: attribute 1 lies behind attribute 0 in the same loader.
    let mut bench = Bench::with(&["attribute_source_conflict=fixed-mask"]);
    bench.passing(2).one_array(0b0100, 3).memory(BASE, &[1, 2, 3]);
    // Attribute 0: two bytes, attribute 1: one byte.
    bench.write(id::ATTRIBBUFFER_CONFIG1[0], 0x10);
    bench.write(id::ATTRIBBUFFER_CONFIG2[0], 2 << 28 | 3 << 16);
    bench.write(id::ATTRIBBUFFERS_FORMAT_HIGH, 1 << 28 | 1 << 16);
    bench.write(id::FIXEDATTRIB_INDEX, 0).fixed(&[[ONE; 4]]).draw_arrays(0, 1).run();
    assert_eq!(bench.vertices(), [vec![[ONE; 4], x(3)]]);
}

#[test]
fn an_attribute_without_a_source_follows_the_choice() {
    // geometry.md#vertex-arrays, choice attribute_without_source; its experiment: loaded in the first draw, without
    // source later.
    let second = |alternative| {
        let mut bench = Bench::with(&[alternative]);
        bench.write(id::FIXEDATTRIB_INDEX, 0).fixed(&[[F[5]; 4]]);
        bench.passing(1).one_array(0b0000, 1).memory(BASE, &[1, 2, 3]).draw_arrays(0, 3);
        bench.write(id::ATTRIBBUFFER_CONFIG2[0], 0).draw_arrays(0, 2).run();
        assert_eq!(bench.findings(), [Finding::AttributeWithoutSource { attribute: 0 }]);
        bench.slot0()[3..].to_vec()
    };
    assert_eq!(second("attribute_without_source=retained"), [x(3); 2]);
    assert_eq!(second("attribute_without_source=fixed-storage"), [[F[5]; 4]; 2]);
    assert_eq!(second("attribute_without_source=zero"), [[0; 4]; 2]);
}

#[test]
fn what_is_retained_is_zero_after_reset_and_comes_from_any_source() {
    // geometry.md#vertex-arrays: updated by every load, whatever the source.
    let mut bench = Bench::new();
    bench.passing(1).write(id::ATTRIBBUFFERS_FORMAT_HIGH, 0).draw_arrays(0, 1);
    bench.write(id::FIXEDATTRIB_INDEX, 0).fixed(&[[F[5]; 4]]);
    bench.write(id::ATTRIBBUFFERS_FORMAT_HIGH, 1 << 16).draw_arrays(0, 1);
    bench.write(id::ATTRIBBUFFERS_FORMAT_HIGH, 0).draw_arrays(0, 1);
    bench.write(id::START_DRAW_FUNC0, 0).write(id::FIXEDATTRIB_INDEX, 15).fixed(&[[F[6]; 4]]);
    bench.draw_arrays(0, 1).run();
    assert_eq!(bench.slot0(), [[0; 4], [F[5]; 4], [F[5]; 4], [F[6]; 4], [F[6]; 4]]);
}

#[test]
fn attributes_copied_beyond_the_assembled_ones_are_retained() {
    // geometry.md#vertex-arrays: the three counters; 0x202 says one, 0x2B9 three. The fixed mask does not matter there.
    for (alternative, expected) in [
        ("attribute_without_source=retained", [F[6]; 4]),
        ("attribute_without_source=fixed-storage", [F[7]; 4]),
        ("attribute_without_source=zero", [0; 4]),
    ] {
        let mut bench = Bench::with(&[alternative]);
        bench.write(id::FIXEDATTRIB_INDEX, 0).fixed(&[[F[4]; 4], [F[5]; 4], [F[6]; 4]]);
        assert_eq!(drawn(&mut bench, 3), [[F[4]; 4], [F[5]; 4], [F[6]; 4]]);
        bench.write(id::FIXEDATTRIB_INDEX, 2).fixed(&[[F[7]; 4]]);
        bench.write(id::ATTRIBBUFFERS_FORMAT_HIGH, 0x7 << 16).draw_arrays(0, 1).run();
        assert_eq!(bench.vertices()[1][2], expected, "{alternative}");
    }
}
