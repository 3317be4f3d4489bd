// SPDX-License-Identifier: MIT
//! What searches begin with: small inputs of every kind, made of files of the project.

use crate::readers::bench::{PLAN, SOURCES_MARK};
use crate::readers::experiments::ID;
use crate::readers::parts::text_of as parts;
use crate::readers::vectors::{SIDECAR, interfaces};
use crate::root;
use pica_commands::picture::png;
use pica_shader::shbin::Shbin;
use pica_spec::choices::Choices;
use pica_spec::command::{ByteMask, EndRule, PlainWrite, encode_writes};
use pica_spec::trace::{Element, InitialState, Recording};
use pica_testbench::campaign::regression;
use pica_testbench::formal::aiger::Aiger;
use pica_testbench::full::folder::Folder;
use pica_testbench::full::{Part, Plan};
use pica_values::list::lines_of_list;
use pica_vectors::{Case, Format, Reader, text_of};
use std::fs;
use std::io::{self, Error};
use std::path::{Path, PathBuf};

type Seeds = io::Result<Vec<Vec<u8>>>;

/// The largest list that is taken of a recording.
const LIST: usize = 2048;

/// The files of a folder with this ending, in the order of their names.
fn paths(folder: &str, ending: &str) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(root().join(folder))?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.retain(|path| path.to_string_lossy().ends_with(ending));
    paths.sort();
    Ok(paths)
}

fn files(folder: &str, ending: &str) -> Seeds {
    paths(folder, ending)?.iter().map(fs::read).collect()
}

fn of_texts(texts: &[&str]) -> Seeds {
    Ok(texts.iter().map(|text| text.as_bytes().to_vec()).collect())
}

/// Each seed behind the byte 0, and behind the byte 1.
fn twice(seeds: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    [0, 1].into_iter().flat_map(|first| seeds.iter().map(move |seed| [&[first], &**seed].concat())).collect()
}

/// A list that writes some registers, and ends.
fn small_list() -> io::Result<Vec<u8>> {
    let write = |id, value| PlainWrite { id, value, mask: ByteMask::ALL };
    let writes =
        [write(0x41, 0x3F80_0000), write(0x42, 1), write(0x43, 2), write(0x107, 0x1F71), write(0x10, 0x1234_5678)];
    encode_writes(&writes, EndRule::default()).map_err(Error::other)
}

pub fn lists() -> Seeds {
    let mut seeds = vec![small_list()?];
    for path in paths("spec/tests/traces", ".ctf")?.into_iter().take(4) {
        let recording = Recording::read(&fs::read(path)?).map_err(Error::other)?;
        let segments = pica_spec::trace::lists(&recording).take(4).flat_map(|list| list.segments);
        seeds.extend(segments.map(|segment| segment.bytes[..segment.bytes.len().min(LIST)].to_vec()));
    }
    Ok(seeds)
}

pub fn list_lines() -> Seeds {
    let (printed, _) = lines_of_list("seed", &small_list()?, "pica200");
    let plain = "{\"name\":\"DEPTHMAP_SCALE\",\"value\":1}\n{\"id\":66,\"value\":2,\"mask\":5}\n{\"id\":16,\"value\":305419896}\n";
    let parts = "{\"command\":0,\"header\":983312,\"value\":305419896}\n{\"kind\":\"tail\",\"value\":7}\n";
    Ok([printed, plain.into(), parts.into()].into())
}

pub fn methods() -> Seeds {
    let words: Vec<u8> = [0x200_u32, 1, 0x201, 0xFFFF_FFFF].iter().flat_map(|word| word.to_le_bytes()).collect();
    Ok(twice([b"0x200 1\n513 0xFF # text\n\n".to_vec(), words, b"{\"id\":512,\"value\":3}\n".to_vec()].into()))
}

pub fn recordings() -> Seeds {
    let list = small_list()?;
    let write = |address, value| Element::RegisterWrite { address, value };
    let stream = vec![
        Element::MemoryLoad { address: 0x1800_0000, data: (&*list).into() },
        write(0x1040_18E0, list.len() as u32 / 8),
        write(0x1040_18E8, 0x1800_0000 / 8),
        write(0x1040_18F0, 1),
        Element::FrameMarker,
    ];
    let state = InitialState { pica_registers: vec![0, 1, 2], default_attributes: vec![3; 4], ..Default::default() };
    let recordings = [Recording::default(), Recording { state, stream }];
    let mut files: Vec<_> =
        recordings.iter().map(|recording| recording.write().map_err(Error::other)).collect::<Result<_, _>>()?;
    let mut older = files[1].clone();
    let stream = older.len() - 5 * 20;
    for element in older[stream..].as_chunks_mut::<20>().0.iter_mut().filter(|element| element[0] == 0xE3) {
        element.copy_within(8..12, 12);
        element[8..12].copy_from_slice(&0xD3_u32.to_le_bytes());
    }
    files.push(older);
    Ok(files)
}

/// Recordings that make the chip do much more than their size says are kept in the corpus.
pub fn replays() -> Seeds {
    recordings()
}

pub fn containers() -> Seeds {
    files("shader/tests/data/shaders", ".shbin")
}

pub fn sources() -> Seeds {
    files("shader/tests/data/shaders", ".pica")
}

pub fn code() -> Seeds {
    let of = |bytes: Vec<u8>| {
        let shbin = Shbin::read(&bytes).map_err(Error::other)?;
        let descriptors = shbin.operand_descriptors();
        let words = descriptors.iter().chain(&shbin.code).flat_map(|word| word.to_le_bytes());
        Ok([descriptors.len() as u8].into_iter().chain(words).collect())
    };
    containers()?.into_iter().map(of).collect()
}

pub fn requests() -> Seeds {
    let mut seeds = of_texts(&[
        r#"{"code": [1275068416, 2281701376], "opdescs": [879], "inputs": {"0": ["3F0000", "0", "0", "BF0000"]}}"#,
        r#"{"stage": "geometry", "entry": 0, "bools": 3, "ints": [[1,2,3,0]], "uniforms": {"95": ["0x3F0000","1","2","3"]}, "max_instructions": 100}"#,
        r#"{"code": [2281701376], "state": {"temps": [["0","0","0","0"]], "outputs": [], "cmp": [true,false], "a0": [1,-1], "al": 2}, "choices": {"f24_rounding": "nearest-even"}}"#,
    ])?;
    for bytes in containers()?.into_iter().take(6) {
        let shbin = Shbin::read(&bytes).map_err(Error::other)?;
        let line = serde_json::json!({"code": shbin.code, "opdescs": shbin.operand_descriptors()});
        seeds.push(line.to_string().into_bytes());
    }
    Ok(seeds)
}

pub fn f24() -> Seeds {
    let text = "add 3F0000 3F0000\nsub 0x3f0000 1\nmul 3D5555 408000\nmax 1 2\nmin 1 2\nsge 1 2\nslt 1 2\nmad 1 2 3\nflr 40C000\n\
                rcp 3F0000\nrsq 3F0000\nex2 3F0000\nlg2 3F0000\nmov 800000\ndp3 1 2 3 4 5 6\ndph 1 2 3 4 5 6 7\ndp4 1 2 3 4 5 6 7 8\n\
                from_f32 3F800000\nto_f32 3F0000\ncmp 1 2 # comment\n\n";
    let lines: Vec<Vec<u8>> = text.split_inclusive('\n').map(|line| line.as_bytes().to_vec()).collect();
    Ok([twice([text.as_bytes().to_vec()].into()), twice(lines)].concat())
}

pub fn measured() -> Seeds {
    of_texts(&["rcp 408000 3D5553\nRSQ 410000 3E0001 # 1/2\n\nlg2 400000 3EFFFF\nex2 3F0000 400000\n", "# nothing\n"])
}

pub fn names() -> Seeds {
    let mut seeds = of_texts(&[
        "0x04D",
        "77",
        "04D",
        "0x10401134",
        "GPUREG_DEPTHMAP_SCALE",
        "TEXENV0_SOURCE",
        "vsh_floatuniform_data[1]",
        "pica200 0x04D GPUREG_DEPTHMAP_SCALE",
        "maxwell-3d 0x200",
        "f24_rounding=nearest-even",
        "combiner=folded",
        "W=24",
        "csv",
        "18446744073709551615",
    ])?;
    seeds.extend(Choices::IDS.iter().take(20).map(|id| format!("{id}=toward-zero").into_bytes()));
    Ok(seeds)
}

/// The map and the sources of small specifications.
const MAPS: &str = "version: 1\nmaps:\n  - {name: m, title: Map, doc: A map., source: test, ids: 0x000-0x0FF}\n";
const CITED: &str = "sources:\n  - {name: test, kind: document, title: A test, good_for: Tests.}\n  \
                     - {name: made up, kind: document, title: Made up, locator: text, good_for: Tests.}\n";

fn specification(folder: &Path) -> io::Result<Vec<u8>> {
    let mut all = pica_spec_compiler::read_files(folder, "")?;
    all.extend(pica_spec_compiler::read_pages(folder, "")?);
    for (name, text) in [("maps.yaml", MAPS), ("sources.yaml", CITED)] {
        if !all.iter().any(|(other, _)| other == name) {
            all.push((name.to_owned(), text.to_owned()));
        }
    }
    Ok(parts(all.iter().map(|(name, text)| (&**name, &**text))).into_bytes())
}

pub fn specifications() -> Seeds {
    let mut seeds = vec![specification(&root().join("spec/compiler/tests/data/spec"))?];
    for folder in paths("spec/compiler/tests/errors", "")? {
        seeds.push(specification(&folder)?);
    }
    Ok(seeds)
}

pub fn directed() -> Seeds {
    let mut seeds = vec![b"\0- {why: w, when: {edge_value_width: full}, a: 1}\n".to_vec()];
    for (first, name) in [(0, "f24_add"), (1, "combiner")] {
        let text = fs::read_to_string(root().join(format!("testbench/directed/{name}.yaml")))?;
        for entry in text.split("\n- ").skip(1).take(12) {
            seeds.push([&[first][..], b"- ", entry.as_bytes(), b"\n"].concat());
        }
    }
    Ok(seeds)
}

/// The first cases of the golden set of a block.
fn cases(block: usize) -> io::Result<Vec<Case>> {
    let interface = &interfaces()[block];
    let name = Format::JsonLines.file_name(interface);
    let path = root().join("vectors/golden").join(&interface.name).join(name);
    let cases = Reader::open(Format::JsonLines, &path, interface).map_err(Error::other)?;
    cases.take([8, 2][block]).collect::<Result<_, _>>().map_err(Error::other)
}

pub fn regressions() -> Seeds {
    let mut seeds = Vec::new();
    for (block, interface) in interfaces().iter().enumerate() {
        for case in cases(block)?.iter().take(2) {
            seeds.push(regression::write(interface, &case.inputs)?.into_bytes());
        }
    }
    Ok(seeds)
}

pub fn file_lists() -> Seeds {
    let all = "// a comment\n+incdir+inc+other /* +define+NOT\n -y no */ +define+A+B=2 # the rest\n-I here -DC=3 -D D -y lib \
               +libext+.v+.sv -v cells.v -G W=24\n  src//a.v \"b c.sv\" -sv -F sub/more.f\n=== sub/more.f\nd.v\n-f other.f\n=== \
               other.f\n+incdir+deep\n-g2012\n";
    of_texts(&[all, "a.v\n", "-f all.f\n", "-f b.f -f b.f\n=== b.f\nx.v\n"])
}

pub fn verilog() -> Seeds {
    let memory = r"module m #(parameter N = 4)
    (input wire c, input wire [N - 1:0] a, input wire signed [99:0] d, output reg [99:0] q, output wire [7:0] y);
  reg [99:0] w [0:15];
  wire [1:0] s = a[1:0];
  integer i;
  initial for (i = 0; i < 16; i = i + 1) w[i] = i;
  always @(posedge c) begin
    if (a[0] && !d[3]) w[a] <= d >>> 2;
    q <= {w[a], d[98:0]};
  end
  other #(.K(3)) o (.a(d[7:0]), .y(y));
endmodule
module other #(parameter K = 1) (input wire [7:0] a, output reg [7:0] y);
  localparam L = K + 1;
  always @(*) begin
    case (a[1:0])
      2'd0: y = a << L;
      2'd1, 2'd2: y = a * 8'h11;
      default: y[7:0] = {2{a[3:0]}};
    endcase
    if (^a) y[0] = $signed(a) < 3;
  end
endmodule
";
    of_texts(&[memory, "module m (input wire a, output wire y); assign y = ~a; endmodule\n"])
}

pub fn ports() -> Seeds {
    let port = |name: &str, direction: &str, of: u32| {
        format!("<var name=\"{name}\" dtype_id=\"{of}\" dir=\"{direction}\" vartype=\"logic\" origName=\"{name}\"/>")
    };
    let text = format!(
        "<?xml version=\"1.0\" ?>\n<verilator_xml>\n<files><file id=\"a\" filename=\"adder.v\" language=\"1800-2017\"/></files>\n\
         <netlist><module name=\"f24_add\" origName=\"f24_add\" topModule=\"1\" public=\"true\">{}{}{}{}</module>\n<typetable>\
         <basicdtype id=\"1\" name=\"logic\"/><basicdtype id=\"2\" name=\"logic\" left=\"23\" right=\"0\"/>\
         <packarraydtype id=\"3\" sub_dtype_id=\"2\"><range><const name=\"32&apos;sh1\"/><const name=\"32&apos;sh0\"/></range>\
         </packarraydtype><structdtype id=\"4\"><memberdtype id=\"5\" sub_dtype_id=\"1\"/><memberdtype id=\"6\" \
         sub_dtype_id=\"2\"/></structdtype><refdtype id=\"7\" sub_dtype_id=\"4\"/><uniondtype id=\"8\"><memberdtype id=\"9\" \
         sub_dtype_id=\"7\"/></uniondtype><enumdtype id=\"10\" sub_dtype_id=\"1\"/></typetable></netlist></verilator_xml>\n",
        port("clock", "input", 1),
        port("in_valid", "input", 10),
        port("a", "input", 2),
        port("y", "output", 8),
    );
    // Ports in the form of newer versions of Verilator, whose list of files is behind the first line here.
    let json = "{\"modulesp\": [{\"type\": \"MODULE\", \"level\": 1, \"stmtsp\": [{\"type\": \"VAR\", \"origName\": \"a\", \
                \"direction\": \"INPUT\", \"dtypep\": \"(3)\", \"dtypeName\": \"t\"}]}], \"miscsp\": [{\"type\": \"TYPETABLE\", \
                \"typesp\": [{\"type\": \"BASICDTYPE\", \"addr\": \"(1)\", \"keyword\": \"logic\", \"range\": \"11:0\"}, \
                {\"type\": \"PACKARRAYDTYPE\", \"addr\": \"(2)\", \"declRange\": \"[1:0]\", \"refDTypep\": \"(1)\"}, \
                {\"type\": \"STRUCTDTYPE\", \"addr\": \"(3)\", \"membersp\": [{\"type\": \"MEMBERDTYPE\", \"addr\": \"(4)\", \
                \"refDTypep\": \"(2)\"}]}]}]}\n{\"files\": {\"a\": {\"realpath\": \"adder.sv\"}}}\n";
    Ok(vec![text.into_bytes(), json.into()])
}

pub fn verdicts() -> Seeds {
    of_texts(&[
        "PASS f24_add vectors=12\n- add_tb.v:9: Verilog $finish\n",
        "MISMATCH vector=3 kind=value y\nMISMATCH vector=none lost\nFAIL f24_add mismatches=7 vectors=12\n",
        "MISMATCH vector=3 kind=surplus channel=out expected y=3F0000 actual y=3F0001\nFAIL f24_add mismatches=1 vectors=12\n",
    ])
}

pub fn aiger() -> Seeds {
    let circuit = Aiger {
        inputs: vec!["a".into(), "b".into()],
        registers: vec![11],
        outputs: vec![("q".into(), 6)],
        gates: vec![[4, 2], [9, 7]],
    };
    let wide = Aiger { gates: vec![[4, 2]; 200], ..circuit.clone() };
    Ok([Aiger::default(), circuit, wide].iter().map(Aiger::write).collect())
}

pub fn plans() -> Seeds {
    let run = "\"choices\":{},\"build\":{},\"back_pressure\":\"sometimes\",\"cost\":1,\"is_flat\":true}";
    let text = format!(
        "{{\"version\":\"0.1.0\",\"sources\":\"{SOURCES_MARK}\",\"seed\":1,\"parts\":[\"float\",\"recordings\"],\"divisor\":1,\
         \"recordings\":[{{\"name\":\"a.ctf\",\"bytes\":5,\"sha256\":\"00\"}}],\"refused\":[[\"x=y\",\"why\"]],\"runs\":[{{\"part\":\
         \"float\",\"block\":\"f24_add\",\"under\":\"toward-zero\",\"cases\":{{\"random\":131072}},{run},{{\"part\":\"recordings\",\
         \"block\":\"shader_unit\",\"under\":\"a\",\"cases\":{{\"programs\":\"a\"}},\"written\":2,{run}],\"units\":[{{\"name\":\"0\",\"run\":0,\
         \"cases\":[0,65536]}},{{\"name\":\"1\",\"run\":0,\"cases\":[65536,131072]}},{{\"name\":\"2\",\"run\":1,\"cases\":null}}]}}"
    );
    // Names of units depend on the sources: those of a plan that is taken are made here.
    let folder = tempfile::tempdir()?;
    let plan = Plan { seed: 1, parts: vec![Part::Raster], recordings: Vec::new(), divisor: 1000 };
    Folder::plan(folder.path(), &plan, 1 << 20).map_err(Error::other)?;
    let taken = fs::read_to_string(folder.path().join("plan.json"))?;
    Ok([text, taken].map(String::into_bytes).into())
}

pub fn found() -> Seeds {
    let done = |unit: &str, rest: &str| {
        format!(
            "{{\"unit\":\"{unit}\",\"sources\":\"{SOURCES_MARK}\",\"plan\":\"{PLAN}\",\"tools\":[\"Verilator 5.006\",\"g++ 12\"],\"threads\":2,\"found\":\
             {{\"vectors\":100,\"results\":100,\"mismatches\":0,\"hits\":\"0110\",\"random\":\"0100\",\"seconds\":1.5,{rest}}}}}"
        )
    };
    let first = done("0", "\"witnesses\":null,\"counterexample\":null");
    let second =
        done("1", "\"witnesses\":{\"hit\":1,\"wanted\":2,\"cases\":3,\"whole\":false},\"counterexample\":null");
    Ok(vec![parts([("0", &*first), ("1", &*second)]).into_bytes()])
}

pub fn results() -> Seeds {
    let line = |file: &str, number: usize| -> io::Result<String> {
        Ok(fs::read_to_string(root().join(file))?.lines().nth(number).unwrap_or_default().to_owned() + "\n")
    };
    let (mutants, areas) = (line("docs/mutants.json", 3)?, line("docs/synthesis.json", 0)?);
    let campaign = "{\"campaign\":{\"version\":\"0.1.0\",\"seed\":1,\"threads\":2,\"parts\":[]}}\n\
                    {\"part\":\"float\",\"block\":\"f24_add\",\"vectors\":5,\"coverage\":{}}\n{\"refused\":\"a=b\",\"why\":\"c\"}\n";
    Ok([mutants, areas, campaign.to_owned()].map(String::into_bytes).into())
}

pub fn nextpnr() -> Seeds {
    let hop = |cell: &str, delay: f64| {
        format!(
            "{{\"delay\":{delay},\"from\":{{\"cell\":\"\"}},\"to\":{{\"cell\":\"{cell}\",\"port\":\"D\"}},\"type\":\"logic\"}}"
        )
    };
    let hops = [hop("dut.a1_q_TRELLIS_FF_Q_7", 0.5), hop("dut.sum_q_TRELLIS_FF_Q_DI_LUT4_Z", 0.25), hop("$x", 1.0)];
    let text = format!(
        "{{\"critical_paths\":[{{\"from\":\"<async>\",\"to\":\"posedge clk\",\"path\":[]}},{{\"from\":\"posedge clk\",\"to\":\
         \"posedge clk\",\"path\":[{}]}}],\"fmax\":{{\"clk\":{{\"achieved\":123.5,\"constraint\":150.0}}}},\"utilization\":{{}}}}",
        hops.join(",")
    );
    Ok(vec![text.into_bytes()])
}

/// Cases of both blocks in a format; packed records with and without what tells about them.
fn vectors(format: Format) -> Seeds {
    let mut seeds = Vec::new();
    for (block, interface) in interfaces().iter().enumerate() {
        if !format.applies(interface, true) {
            continue;
        }
        let (text, sidecar) = text_of(format, interface, &cases(block)?).map_err(Error::other)?;
        let seed = [&[block as u8], &*text].concat();
        if let Some(sidecar) = sidecar {
            seeds.push([&*seed, SIDECAR.as_bytes(), sidecar.as_bytes()].concat());
        }
        seeds.push(seed);
    }
    Ok(seeds)
}

pub fn mem() -> Seeds {
    vectors(Format::Mem)
}

pub fn csv() -> Seeds {
    vectors(Format::Csv)
}

pub fn jsonl() -> Seeds {
    vectors(Format::JsonLines)
}

pub fn testfloat() -> Seeds {
    vectors(Format::TestFloat)
}

pub fn manifests() -> Seeds {
    ["f24_add", "logic_op", "combiner"]
        .map(|block| fs::read(root().join(format!("vectors/golden/{block}/manifest.json"))))
        .into_iter()
        .collect()
}

pub fn experiments() -> Seeds {
    let expected = format!(
        "{{\"id\":\"{ID}\",\"needs\":[],\"given\":{{\"f24_overflow\":\"infinity\"}},\"size\":[2,1],\"buffer\":402653184,\"alternatives\":\
         {{\"toward-zero\":{{\"sha256\":\"00\",\"file\":\"a.rgba\",\"mask\":\"a.mask\",\"mask_sha256\":\"00\"}},\"other\":{{\"otherwise\":true}}}}}}\0"
    );
    let mut seeds = Vec::new();
    for (color, bytes) in [(::png::ColorType::Rgba, 8), (::png::ColorType::Rgb, 6), (::png::ColorType::Grayscale, 2)] {
        let picture = png(2, 1, color, &vec![0x55; bytes]).map_err(|error| Error::other(format!("{error:?}")))?;
        seeds.push([&[0], expected.as_bytes(), &picture].concat());
    }
    seeds.push([&[1], expected.as_bytes(), &[7; 8]].concat());
    for recording in recordings()? {
        seeds.push([&[2], expected.as_bytes(), &recording].concat());
    }
    Ok(seeds)
}
