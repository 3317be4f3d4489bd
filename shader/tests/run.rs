// SPDX-License-Identifier: MIT
//! `pica shader run`: its JSON.

#[allow(dead_code)]
#[path = "../../model/tests/shader_unit/support/number.rs"]
mod number;
#[allow(dead_code)]
#[path = "../../model/tests/shader_unit/support/word.rs"]
mod word;

use number::*;
use pica_shader::run::{DEFAULT_MAX_INSTRUCTIONS, RunRequest};
use serde_json::{Value, json};
use word::*;

fn run(request: Value) -> Value {
    let request = RunRequest::from_json(&request.to_string()).expect("a valid request");
    serde_json::to_value(request.run().expect("a request that can be run")).expect("a response")
}

/// The message of a request that must fail.
fn error(request: Value) -> String {
    match RunRequest::from_json(&request.to_string()).and_then(|request| request.run()) {
        Ok(response) => panic!("{request} gives {response:?}"),
        Err(error) => error.to_string(),
    }
}

/// Four strings.
fn hex(values: [u32; 4]) -> Value {
    json!(values.map(|value| format!("{value:06X}")))
}

#[test]
fn every_key_of_a_request_arrives() {
    let response = run(json!({
        "code": [
            END,
            mov(o(0), v(3)),
            two(ADD, r(1), c(95), v(3), 1),
            jmpu(4, 1, 5),
            repeat(5, 2),
            mova(v(3), 1),
            cmp(c(95), 0, 4, v(3), 0),
            END,
        ],
        "opdescs": [masked(15), masked(12)],
        "entry": 1,
        "bools": 32,
        "ints": [[0, 0, 0, 0], [0, 0, 0, 0], [0, 7, 2, 255]],
        "uniforms": {"95": ["408000", "0x3f0000", "0", "0X400000"]},
        "inputs": {"3": ["3F0000", "400000", "0", "800000"]},
        "stage": "vertex",
        "choices": {"f24_rounding": "nearest-even"},
        "max_instructions": 100,
    }));
    let mut outputs = vec![hex(splat(0)); 16];
    outputs[0] = hex([ONE, TWO, ZERO, MINUS_ZERO]);
    let mut temps = vec![hex(splat(0)); 16];
    temps[1] = hex([int(4), THREE, 0, 0]);
    assert_eq!(
        response,
        json!({
            "outputs": outputs,
            "temps": temps,
            "instructions": 7,
            "cmp": [false, false],
            "a0": [1, 2],
            "al": 9,
            "emitted": [],
            "status": "end",
            "diagnostics": [],
        })
    );
}

#[test]
fn missing_keys_are_zero() {
    // An empty program is 512 times ADD o0, v0, v0 with an empty mask.
    let response = run(json!({}));
    assert_eq!(
        (&response["status"], &response["instructions"]),
        (&json!("watchdog"), &json!(DEFAULT_MAX_INSTRUCTIONS))
    );
    assert_eq!(response["diagnostics"], json!([{"pc": 511, "kind": "program-end"}]));
    let response = run(json!({"code": [END], "stage": null, "choices": null, "bools": null}));
    assert_eq!((&response["status"], &response["instructions"]), (&json!("end"), &json!(1)));
}

#[test]
fn emitted_triangles() {
    let response = run(json!({
        "code": [mov(o(2), v(0)), setemit(0, 0, 0), EMIT, setemit(2, 1, 1), EMIT, END],
        "opdescs": [masked(15)],
        "inputs": {"0": ["3F0000", "0", "0", "400000"]},
        "stage": "geometry",
    }));
    let mut vertices = vec![vec![hex(splat(0)); 16]; 3];
    vertices[0][2] = hex([ONE, 0, 0, TWO]);
    assert_eq!(response["emitted"], json!([{"vertices": vertices, "winding": true}]));
}

#[test]
fn a_hang_and_a_watchdog_are_results() {
    let response = run(json!({"code": [NOP, BREAK]}));
    assert_eq!((&response["status"], &response["instructions"]), (&json!("hang"), &json!(1)));
    assert_eq!(response["diagnostics"], json!([{"pc": 1, "kind": "break-outside-loop"}]));
    let response = run(json!({"code": [jump(0)], "max_instructions": 9}));
    assert_eq!((&response["status"], &response["instructions"]), (&json!("watchdog"), &json!(9)));
}

#[test]
fn the_state_of_one_run_can_start_another() {
    let opdescs = json!([masked(15), masked(8)]);
    let first = run(json!({
        "code": [mov(r(5), v(0)), mov(o(1), v(0)), mova(v(0), 0), cmp(v(0), 6, 0, v(0), 0), repeat(5, 0), NOP, END],
        "opdescs": opdescs,
        "inputs": {"0": ["3F0000", "400000", "408000", "0"]},
        "ints": [[0, 3, 4, 0]],
    }));
    let mut state = serde_json::Map::new();
    for key in ["temps", "outputs", "cmp", "a0", "al"] {
        state.insert(key.into(), first[key].clone());
    }
    let second = run(json!({"code": [one(MOV, o(1), r(5), 1), END], "opdescs": opdescs, "state": state}));
    for key in ["temps", "cmp", "a0", "al", "outputs"] {
        assert_eq!(second[key], first[key], "{key}");
    }
    // Short lists start at register 0.
    let third = run(json!({"code": [END], "state": {"temps": [["1", "2", "3", "4"]], "al": 255}}));
    assert_eq!((&third["temps"][0], &third["al"]), (&hex([1, 2, 3, 4]), &json!(255)));
}

#[test]
fn geometry_programs_may_be_longer() {
    let mut code = vec![NOP; 4095];
    code.push(END);
    assert_eq!(run(json!({"code": code, "stage": "geometry"}))["instructions"], 4096);
    assert_eq!(run(json!({"code": code, "stage": "geometry", "entry": 4095}))["instructions"], 1);
}

#[test]
fn errors_name_the_key() {
    for (request, key) in [
        (json!({"codes": []}), "codes"),
        (json!({"state": {"temp": []}}), "temp"),
        (json!({"code": [0, 1, "2"]}), "code[2]"),
        (json!({"code": [4294967296_u64]}), "code[0]"),
        (json!({"code": [-1]}), "code[0]"),
        (json!({"code": vec![0; 513]}), "code"),
        (json!({"code": vec![0; 4097], "stage": "geometry"}), "code"),
        (json!({"opdescs": vec![0; 129]}), "opdescs"),
        (json!({"entry": 512}), "entry"),
        (json!({"entry": 4096, "stage": "geometry"}), "entry"),
        (json!({"entry": 1.5}), "entry"),
        (json!({"bools": 65536}), "bools"),
        (json!({"ints": [[0, 0, 256, 0]]}), "ints[0][2]"),
        (json!({"ints": [[0, 0, 0]]}), "ints[0]"),
        (json!({"ints": vec![[0; 4]; 5]}), "ints"),
        (json!({"uniforms": {"96": ["0", "0", "0", "0"]}}), "96"),
        (json!({"uniforms": {"c1": ["0", "0", "0", "0"]}}), "c1"),
        (json!({"uniforms": {"+1": ["0", "0", "0", "0"]}}), "+1"),
        (json!({"uniforms": {"1": ["0", "0", "0"]}}), "uniforms.1"),
        (json!({"uniforms": {"1": ["0", "0", "G", "0"]}}), "uniforms.1[2]"),
        (json!({"uniforms": {"1": ["0", "0", "1000000", "0"]}}), "uniforms.1[2]"),
        (json!({"uniforms": {"1": ["0", "", "0", "0"]}}), "uniforms.1[1]"),
        (json!({"uniforms": {"1": ["0", "+1", "0", "0"]}}), "uniforms.1[1]"),
        (json!({"uniforms": {"1": [0, "0", "0", "0"]}}), "uniforms.1[0]"),
        (json!({"uniforms": {"1": ["0", "0", "0", "0"], "01": ["0", "0", "0", "0"]}}), "uniforms"),
        (json!({"inputs": {"16": ["0", "0", "0", "0"]}}), "16"),
        (json!({"stage": "pixel"}), "stage"),
        (json!({"choices": {"f24_roundings": "nearest-even"}}), "f24_roundings"),
        (json!({"choices": {"f24_rounding": "nearest"}}), "choices.f24_rounding"),
        (json!({"choices": {"special_function_accuracy": "table"}}), "choices.special_function_accuracy"),
        (json!({"max_instructions": -1}), "max_instructions"),
        (json!({"state": {"temps": vec![["0"; 4]; 17]}}), "state.temps"),
        (json!({"state": {"outputs": vec![["0"; 4]; 17]}}), "state.outputs"),
        (json!({"state": {"al": 256}}), "state.al"),
        (json!({"state": {"cmp": [true]}}), "state.cmp"),
        (json!({"state": {"a0": [0, 256]}, "choices": {"address_register_range": "wrap-9"}}), "state.a0"),
    ] {
        let message = error(request.clone());
        assert!(message.contains(key), "{request} gives `{message}`, which does not name `{key}`");
    }
    assert_eq!(run(json!({"code": [END], "state": {"al": 256}, "choices": {"al_width": "wide-32"}}))["al"], 256);
    assert_eq!(run(json!({"code": [END], "state": {"a0": [0, 256]}}))["a0"], json!([0, 256]));
}

#[test]
fn what_is_no_request_is_an_error() {
    for text in ["", "{", "[]", "null", "{} {}", "{\"code\": [0], \"code\": [1]}", "{\"state\": []}"] {
        assert!(RunRequest::from_json(text).is_err(), "{text}");
    }
}

/// With the outputs that are mapped, a run says which of them are not written exactly once; descriptor 1 has the mask xyz.
#[test]
fn mapped_outputs_are_watched() {
    let xyz = 0x36E;
    let request = |code: &[u32], mapped: Value| json!({"code": code, "opdescs": [0x36F, xyz], "mapped": mapped});
    let diagnostics = |code: &[u32], mapped: Value| run(request(code, mapped))["diagnostics"].clone();
    let partial = mov(o(1), v(0)) | 1;
    let code = [mov(o(0), v(0)), partial, mov(o(0), v(0)), END];
    assert_eq!(diagnostics(&code, json!({})), json!([]));
    assert_eq!(
        diagnostics(&code, json!({"0": "xy", "1": "xyzw"})),
        json!([
            {"pc": 2, "kind": "output-written-twice", "output": "o0.xy"},
            {"pc": 3, "kind": "output-not-written", "output": "o1.w"},
        ])
    );
    let good = [mov(o(0), v(0)), partial, END];
    assert_eq!(diagnostics(&good, json!({"0": "xyzw", "1": "xyz"})), json!([]));
    // A geometry shader completes a vertex at EMIT: the second one goes into the other bank.
    let mut geometry = request(&[mov(o(0), v(0)), EMIT, partial, EMIT, END], json!({"0": "w"}));
    geometry["stage"] = json!("geometry");
    assert_eq!(run(geometry)["diagnostics"], json!([{"pc": 3, "kind": "output-not-written", "output": "o0.w"}]));
    for bad in [json!({"0": "zx"}), json!({"0": ""}), json!({"16": "x"}), json!({"0": 15})] {
        let message = error(request(&[END], bad.clone()));
        assert!(message.contains("mapped"), "{bad}: {message}");
    }
}
