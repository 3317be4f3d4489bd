// SPDX-License-Identifier: MIT
//! The rules of Verilator that emitted Verilog does not follow.

/// Rule and reason. Everything else that `verilator -Wall` says is an error.
pub const WAIVERS: [(&str, &str); 3] = [
    ("DECLFILENAME", "a file holds a block with all its modules, so that it can be taken as it is"),
    ("UNUSEDSIGNAL", "a block may use some bits of a value only: the low half of a product, a sum without its carry"),
    ("UNUSEDPARAM", "every enumerator of an enumeration is declared, whether the module names it or not"),
];
