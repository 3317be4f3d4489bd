// SPDX-License-Identifier: MIT
//! What is exported, and what is refused.

use crate::blocks::{self, Block};
use crate::{exported, folder, origin, put};
use expect_test::{Expect, expect};
use pica_vectors::{Case, Export, Format, Handshake, Interface, Protocol};

fn names(folder: &std::path::Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> =
        entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn export(block: &Block, folder: &std::path::Path, formats: &[Format], verilog: Option<&str>) {
    let set = Export {
        interface: &block.interface,
        top: &block.interface.name,
        verilog,
        modules: &[],
        formats,
        float: false,
        origin: &origin(),
    };
    pica_vectors::export(folder, &set, block.cases(3)).unwrap_or_else(|error| panic!("{error}"));
}

/// What cannot work without a file that is not asked for is not written; old vectors do not stay.
#[test]
fn files_follow_formats() {
    let sorted = |files: &[&str]| {
        let mut files: Vec<String> = files.iter().map(|file| (*file).to_owned()).collect();
        files.sort();
        files
    };
    for block in [blocks::comb_majority(), blocks::unit_accumulate()] {
        let place = folder();
        let name = &block.interface.name;
        let folder = place.path().join(name);
        export(&block, place.path(), &[Format::Csv], None);
        assert_eq!(names(&folder), sorted(&["README.md", &format!("{name}.csv"), "manifest.json"]));
        export(&block, place.path(), &[Format::JsonLines], None);
        let vectors = format!("{name}.jsonl");
        let all = ["Makefile", "README.md", "cocotb.mk", &vectors, "manifest.json", "test_vectors.py"];
        assert_eq!(names(&folder), sorted(&all));
    }
}

#[test]
fn whole_folder() {
    let block = blocks::comb_majority();
    let place = folder();
    let (folder, manifest) = exported(place.path(), &block, block.verilog, block.cases(3));
    let all = [
        "Makefile",
        "README.md",
        "cocotb.mk",
        "comb_majority.core",
        "comb_majority.csv",
        "comb_majority.jsonl",
        "comb_majority.mem",
        "comb_majority.mem.json",
        "comb_majority.testfloat",
        "comb_majority.v",
        "comb_majority_tb.v",
        "manifest.json",
        "test_vectors.py",
    ];
    assert_eq!(names(&folder), all);
    let listed: Vec<&str> = manifest.files.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(listed, all.into_iter().filter(|name| *name != "manifest.json").collect::<Vec<_>>());
}

/// A million vectors go through without being kept: the iterator makes each when it is asked for it.
#[test]
fn cases_are_streamed() {
    let block = blocks::comb_majority();
    let place = folder();
    let case = block.cases(1).remove(0);
    let formats = [Format::Mem];
    let set = Export {
        interface: &block.interface,
        top: &block.interface.name,
        verilog: None,
        modules: &[],
        formats: &formats,
        float: false,
        origin: &origin(),
    };
    let cases = std::iter::repeat_n(case, 1_000_000);
    let (_, manifest) = pica_vectors::export(place.path(), &set, cases).expect("the folder can be written");
    assert_eq!(manifest.count, 1_000_000);
    let records = manifest.files.iter().find(|file| file.name == "comb_majority.mem").expect("the records are listed");
    // Eleven digits and the end of the line each, after one line.
    assert!((12_000_000..12_000_200).contains(&records.bytes), "{} bytes", records.bytes);
}

fn refused(interface: Interface, cases: Vec<Case>, formats: &[Format], expected: Expect) {
    let place = folder();
    let set = Export {
        interface: &interface,
        top: &interface.name,
        verilog: None,
        modules: &[],
        formats,
        float: false,
        origin: &origin(),
    };
    let error = pica_vectors::export(place.path(), &set, cases).expect_err("this cannot be exported");
    expected.assert_eq(&error.to_string());
    let written = place.path().join(&interface.name);
    assert!(!written.exists() || names(&written).is_empty(), "something was written");
}

#[test]
fn refusals() {
    let block = blocks::stream_divide();
    let edited = |edit: fn(&mut Interface)| {
        let mut interface = block.interface.clone();
        edit(&mut interface);
        interface
    };
    let cases = block.cases(2);
    let all = [Format::Mem];
    refused(
        edited(|of| of.channels[0].ports[0].width = 1025),
        cases.clone(),
        &all,
        expect!["block `stream_divide`: port `dividend` is 1025 bits wide, not 1 to 1024"],
    );
    refused(
        edited(|of| of.channels[0].ports[0].name = "a$0".into()),
        cases.clone(),
        &all,
        expect!["block `stream_divide`: `a$0` is no plain identifier"],
    );
    refused(
        edited(|of| of.channels[0].ports[0].name = "out_valid".into()),
        cases.clone(),
        &all,
        expect!["block `stream_divide`: the name `out_valid` stands twice"],
    );
    refused(
        edited(|of| of.channels[0].ports[0].name = "tb_random".into()),
        cases.clone(),
        &all,
        expect!["block `stream_divide`: the name `tb_random` is one that testbenches keep for themselves"],
    );
    refused(
        edited(|of| of.name = "../divide".into()),
        cases.clone(),
        &all,
        expect!["block `../divide`: `../divide` is no plain identifier"],
    );
    refused(
        edited(|of| of.channels[0].handshake = Handshake::None),
        cases.clone(),
        &all,
        expect!["block `stream_divide`: protocol stream has no handshake like that of channel `in`"],
    );
    refused(
        edited(|of| of.protocol = Protocol::Pipe),
        cases.clone(),
        &all,
        expect!["block `stream_divide`: protocol pipe has no handshake like that of channel `in`"],
    );
    refused(
        edited(|of| of.channels.truncate(1)),
        cases.clone(),
        &all,
        expect!["block `stream_divide`: protocol stream has one channel each way"],
    );
    refused(
        edited(|of| of.channels.reverse()),
        cases.clone(),
        &all,
        expect!["block `stream_divide`: an output channel stands before an input channel"],
    );
    refused(
        edited(|of| of.latency = Some(3)),
        cases.clone(),
        &all,
        expect!["block `stream_divide`: a pipe, and no other block, has a latency"],
    );
    refused(
        block.interface.clone(),
        cases.clone(),
        &[Format::TestFloat],
        expect!["block `stream_divide`: format testfloat does not apply"],
    );
    refused(block.interface.clone(), vec![], &all, expect!["block `stream_divide`: no vectors"]);

    let bad = |edit: fn(&mut Case)| {
        let mut cases = block.cases(2);
        edit(&mut cases[1]);
        cases
    };
    refused(
        block.interface.clone(),
        bad(|case| case.inputs[0].values[0] = 0x1000),
        &all,
        expect!["case 1: 0x1000 does not fit port `dividend` of 12 bits"],
    );
    refused(
        block.interface.clone(),
        bad(|case| case.inputs[0].channel = 1),
        &all,
        expect!["case 1: `stream_divide` has no input channel number 1"],
    );
    refused(
        block.interface.clone(),
        bad(|case| case.inputs[0].channel = 7),
        &all,
        expect!["case 1: `stream_divide` has no input channel number 7"],
    );
    refused(
        block.interface.clone(),
        bad(|case| case.outputs.clear()),
        &all,
        expect!["case 1: 1 items in and 0 out; `stream_divide` has one each way"],
    );
    refused(
        block.interface.clone(),
        bad(|case| case.outputs[0].values.clear()),
        &all,
        expect!["case 1: 0 values for the 2 ports of channel `out`"],
    );
    let unit = blocks::unit_scale();
    refused(unit.interface.clone(), vec![Case::default()], &all, expect!["case 0: no items in"]);
    let silent = unit.cases(2).into_iter().map(|case| Case { outputs: Vec::new(), ..case });
    refused(unit.interface.clone(), silent.collect(), &all, expect!["block `unit_scale`: no vector has a result"]);
    let place = folder();
    put(&place.path().join("file"), "");
    let set = Export {
        interface: &unit.interface,
        top: &unit.interface.name,
        verilog: None,
        modules: &[],
        formats: &all,
        float: false,
        origin: &origin(),
    };
    assert!(pica_vectors::export(&place.path().join("file"), &set, unit.cases(1)).is_err());
}
