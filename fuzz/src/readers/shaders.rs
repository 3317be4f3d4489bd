// SPDX-License-Identifier: MIT
//! Shader programs: containers, source, code, runs.

use super::{names, text};
use pica_commands::readers::request_for;
use pica_model::shader::isa::{DESCRIPTOR_COUNT, GEOMETRY_CODE_WORDS, OperandDescriptor};
use pica_shader::assembler::{SourceFile, assemble, render};
use pica_shader::disassembler::{describe, disassemble, disassemble_code};
use pica_shader::run::{RunRequest, RunResponse};
use pica_shader::shbin::{Info, ShaderStage, Shbin};
use std::sync::OnceLock;

/// Instructions of a run: a request may ask for as many as it likes.
const INSTRUCTIONS: u64 = 4096;

fn words(bytes: &[u8]) -> Vec<u32> {
    bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect()
}

/// Assembles a disassembly, which has no errors.
fn again(source: &str) -> Shbin {
    match assemble(&[SourceFile::new("disassembly", source)]) {
        Ok(assembly) => assembly.shbin,
        Err(errors) => panic!("{}\n{source}", render(&errors, false)),
    }
}

pub fn container(bytes: &[u8]) {
    let shbin = match Shbin::read(bytes) {
        Ok(shbin) => shbin,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert_eq!(shbin.write().as_deref(), Ok(bytes));
    let info = Info::of(&shbin);
    assert!(!info.to_string().is_empty());
    serde_json::to_string(&info).expect("a description is JSON");
    let again = again(&disassemble(&shbin));
    assert_eq!(again.code, shbin.code[..shbin.code.len().min(GEOMETRY_CODE_WORDS)]);
    assert_eq!(again.descriptors, shbin.descriptors[..shbin.descriptors.len().min(DESCRIPTOR_COUNT)]);
    for program in 0..shbin.programs.len() {
        if let Ok(request) = request_for(&shbin, program, "{}") {
            run(request);
        }
    }
}

pub fn source(bytes: &[u8]) {
    const FILE: &str = "input.v.pica";
    let Some(text) = text(bytes) else { return };
    match assemble(&[SourceFile::new(FILE, text)]) {
        Ok(assembly) => {
            render(&assembly.warnings, false);
            let again = again(&disassemble(&assembly.shbin));
            assert_eq!(again.write(), assembly.shbin.write());
        }
        Err(errors) => {
            assert!(!errors.is_empty());
            for error in &errors {
                let length = error.place.text.chars().count();
                assert!(error.span.start <= error.span.end && error.span.end as usize <= length, "{error}");
                assert!(error.place.line > 0 && !error.message.is_empty(), "{error}");
            }
            render(&errors, true);
        }
    }
}

pub fn code(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let words = words(rest);
    let stage = if first & 0x80 == 0 { ShaderStage::Vertex } else { ShaderStage::Geometry };
    let (descriptors, code) = words.split_at(usize::from(first & 0x7F).min(words.len()));
    let again = again(&disassemble_code(code, descriptors, stage));
    assert_eq!(again.code, code);
    assert_eq!(again.operand_descriptors(), descriptors);
    for word in code {
        assert!(!describe(*word, descriptors.get((word & 0x7F) as usize).copied()).is_empty());
    }
    for descriptor in descriptors {
        assert_eq!(OperandDescriptor::decode(*descriptor).encode(), *descriptor);
    }
}

/// Runs a request, cut short.
fn run(mut request: RunRequest) -> Option<RunResponse> {
    let asked = request.max_instructions.unwrap_or(INSTRUCTIONS);
    request.max_instructions = Some(asked.min(INSTRUCTIONS));
    match request.run() {
        Ok(response) => {
            assert!(response.instructions <= INSTRUCTIONS);
            serde_json::to_string(&response).expect("a response is JSON");
            Some(response)
        }
        Err(error) => {
            names(&error.to_string(), "key `");
            None
        }
    }
}

/// A program for lines that have none.
fn program() -> &'static Shbin {
    static PROGRAM: OnceLock<Shbin> = OnceLock::new();
    let read = || Shbin::read(include_bytes!("../../../shader/tests/data/shaders/12_shader.flow.shbin"));
    PROGRAM.get_or_init(|| read().expect("part of the tests"))
}

pub fn request(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    match RunRequest::from_json(text) {
        Ok(request) => {
            // A request gives the same result again.
            assert_eq!(run(request.clone()), run(request));
            let request = request_for(program(), 0, text).expect("the line is a request");
            run(request);
        }
        Err(error) => names(&error.to_string(), "key `"),
    }
}
