//! Simulators run the exported folders.

use crate::tools::{Target, fusesoc};
use crate::{blocks, exported, folder};

#[test]
fn all_simulators_pass() {
    for block in blocks::all() {
        let place = folder();
        let (folder, _) = exported(place.path(), &block, block.verilog, block.cases(200));
        for target in Target::ALL {
            if let Some((content, printed)) = target.run(&folder, &[]) {
                let name = &block.interface.name;
                println!("{printed}");
                assert!(content && printed.contains(&format!("PASS {name} vectors=200")), "{target:?}: {printed}");
                assert!(!printed.to_lowercase().contains("warning"), "{target:?}: {printed}");
            }
        }
    }
}
