// SPDX-License-Identifier: MIT
//! The registers of the PICA200, typed: generated from the YAML files of `spec/` by the crate's build script.
//!
//! * [`pica200`]: register ids, value types with getters and builders, enumerations; and [`register_file`], which takes
//!   the writes of command lists. [`pica200::bits`], [`pica200::code`] and [`pica200::label`] are the same numbers as
//!   plain constants, for hardware descriptions.
//! * [`command`]: command lists, decoded and encoded. [`trace`]: CiTrace recordings.
//! * [`maxwell`]: the methods of another GPU that one of the source documents describes.
//! * [`isa`]: the instruction set of the shader units.
//! * [`choices`]: what no published test settles, and the answers this project takes.
//! * [`number`]: the floats and fixed-point numbers that register fields hold.
//!
//! ```
//! use pica_spec::pica200::{CompareFunction, DepthColorMask, id};
//!
//! let value = DepthColorMask::default().with_depth_test_enable(true).with_function(CompareFunction::Less);
//! assert_eq!(id::DEPTH_COLOR_MASK, 0x107);
//! assert_eq!(value.0, 0x41);
//! ```

pub mod choices;
pub mod command;
pub mod isa;
pub mod number;
pub mod register;
pub mod register_file;
pub mod trace;

/// The registers of the PICA200.
pub mod pica200 {
    include!(concat!(env!("OUT_DIR"), "/pica200.rs"));
}

/// Methods of NVIDIA's Maxwell GPU.
pub mod maxwell {
    /// The 3D class 0xB197.
    pub mod class_3d {
        include!(concat!(env!("OUT_DIR"), "/maxwell_3d.rs"));
    }

    /// The DMA class 0xB0B5.
    pub mod class_dma {
        include!(concat!(env!("OUT_DIR"), "/maxwell_dma.rs"));
    }
}

/// The whole specification as JSON: the description of `pica-spec-compiler`, without the pages of `docs/hardware`.
pub const DESCRIPTION_JSON: &str = include_str!(concat!(env!("OUT_DIR"), "/description.json"));
