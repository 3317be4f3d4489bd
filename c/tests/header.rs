// SPDX-License-Identifier: MIT
//! `include/pica.h` is what the crate declares. `UPDATE_EXPECT=1` renews it.

use std::path::Path;

#[test]
fn the_header_is_that_of_the_crate() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(root.join("cbindgen.toml")).expect("the configuration");
    let builder = cbindgen::Builder::new().with_config(config).with_src(root.join("src/lib.rs"));
    let mut header = Vec::new();
    builder.generate().expect("the crate can be declared in C").write(&mut header);
    let header = String::from_utf8(header).expect("text");
    let path = root.join("include/pica.h");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, &header).expect("the header");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(header == kept, "UPDATE_EXPECT=1 renews include/pica.h");
}
