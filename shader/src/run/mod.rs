// SPDX-License-Identifier: MIT
//! One invocation described in JSON: what `pica shader run` reads and writes (`docs/reference.md`).
//!
//! ```
//! use pica_shader::run::RunRequest;
//!
//! // mov o0, v0; end
//! let line = r#"{"code": [1275068416, 2281701376], "opdescs": [879], "inputs": {"0": ["3F0000", "0", "0", "BF0000"]}}"#;
//! let response = RunRequest::from_json(line).and_then(|request| request.run()).expect("the line is valid");
//! assert_eq!(response.instructions, 2);
//! assert!(serde_json::to_string(&response).expect("it has no odd keys").contains(r#"["3F0000","000000","000000","BF0000"]"#));
//! ```

mod object;
mod request;
mod response;
mod vector;

pub use request::{RunError, RunRequest, RunStage, RunState};
pub use response::{RunDiagnostic, RunResponse, RunTriangle};
pub use vector::{Components, HexVector};

/// Triangles that a response has at most: as JSON each takes about 2 KB.
pub const MOST_TRIANGLES: usize = 1 << 16;

/// Instructions after which an invocation is stopped if the request has no `max_instructions`.
///
/// Enough for loops of 256 times 256 iterations; and few enough that a geometry shader that never ends and emits all the
/// time has a result that can be printed.
pub const DEFAULT_MAX_INSTRUCTIONS: u64 = 1 << 18;
