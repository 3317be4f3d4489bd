// SPDX-License-Identifier: MIT
//! The files of directed vectors are part of the library: it is built again when there is another one.

fn main() {
    println!("cargo::rerun-if-changed=directed");
}
