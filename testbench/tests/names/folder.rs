// SPDX-License-Identifier: MIT
//! A folder in which a file of another emission stays.

use super::block;
use pica_testbench::verilog::{self, FolderError};

/// What is written in place of all that has a module is no clash; what stays and has another text of it is one.
#[test]
fn a_folder_has_one_text_of_a_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let files = |name: &str| {
        let block = block(name, None);
        verilog::files(&[&block]).expect("Verilog")
    };
    let (add, mad) = (files("f24_add"), files("f24_mad"));
    assert!(verilog::fits(&path("none"), &mad).is_ok());
    std::fs::create_dir(path("modules")).expect("a folder");
    for (name, text) in &mad {
        std::fs::write(path(name), text).expect("a file");
    }
    assert!(verilog::fits(folder.path(), &add).is_ok(), "they have the adder in common");
    let older = mad.iter().find(|(name, _)| name == "f24_mad.v").expect("the block").1.replacen("1'b1", "1'b0", 1);
    std::fs::write(path("f24_mad.v"), &older).expect("a file");
    let changed = verilog::fits(folder.path(), &mad);
    assert!(changed.is_ok(), "it is written anew: {changed:?}");
    // The adder of another version, in a file that stays.
    let at = older.find("module pica_f24_add (").expect("the adder");
    let end = at + older[at..].find("endmodule").expect("its end");
    let text = format!("{}    wire another;\n{}", &older[..end], &older[end..]);
    std::fs::write(path("f24_mad.v"), text).expect("a file");
    match verilog::fits(folder.path(), &add) {
        Err(FolderError::Clash(clash)) => {
            assert_eq!((clash.module.as_str(), clash.file), ("pica_f24_add", path("f24_mad.v")));
        }
        other => panic!("{other:?}"),
    }
}
