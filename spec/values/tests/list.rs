// SPDX-License-Identifier: MIT
//! What callers without a standard error learn of lists.

use pica_values::list::{lines_of_list, list_of_lines};

#[test]
fn a_damaged_list_comes_with_the_first_thing_that_is_wrong() {
    // A command with 256 parameters, of which one is there, behind one that is whole.
    let list: Vec<u8> = [1, 0x000F_0107, 0, 0x0FF0_0107_u32].into_iter().flat_map(u32::to_le_bytes).collect();
    let (lines, outcome) = lines_of_list("here", &list, "pica200");
    assert_eq!(lines.iter().filter(|byte| **byte == b'\n').count(), 1);
    let error = outcome.expect_err("the list ends in a command");
    assert!(error.starts_with("here: offset 0x8: "), "{error}");
}

#[test]
fn what_is_wrong_with_a_name_or_a_line_names_it() {
    let unknown = "unknown map `pica300`; there are pica200, maxwell-3d, maxwell-dma, maxwell-subchannels";
    assert_eq!(lines_of_list("here", &[], "pica300").1, Err(unknown.to_owned()));
    let problem = list_of_lines("here", "DEPTHMAP_SCALE SCALE=-1.0\nDEPTHMAP_SCALE SCALE=much\n", "pica200");
    assert_eq!(problem, Err("here:2: SCALE: `much` is not a number".to_owned()));
}
