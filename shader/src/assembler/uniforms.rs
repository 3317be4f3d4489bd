// SPDX-License-Identifier: MIT
//! Where uniforms and constants go (assembly.md#directives): uniforms upwards from the first register of a space,
//! constants downwards from the last.

use std::collections::HashMap;

use crate::shbin::RegisterRange;
use pica_model::shader::isa::RegisterFile;

/// The free registers of one file in one uniform space.
#[derive(Clone, Copy, Debug)]
struct Allocator {
    /// First register that no uniform has.
    next: u32,
    /// First register above the space.
    end: u32,
    /// Lowest register that a constant of this source file has.
    constants: u32,
    /// Lowest register that a constant of any source file has. Uniforms of later files must stay below it, because all
    /// programs see them in the same place.
    bound: u32,
}

impl Allocator {
    const fn new(start: u32, end: u32) -> Self {
        Self { next: start, end, constants: end, bound: end }
    }

    fn uniform(&mut self, size: u32) -> Option<u8> {
        let end = self.next.checked_add(size).filter(|&end| end <= self.bound)?;
        Some(std::mem::replace(&mut self.next, end) as u8)
    }

    fn constant(&mut self, size: u32) -> Option<u8> {
        let start = self.constants.checked_sub(size).filter(|&start| start >= self.next)?;
        self.constants = start;
        self.bound = self.bound.min(start);
        Some(start as u8)
    }
}

/// A uniform space: that of all vertex programs of a run, or that of one geometry program.
#[derive(Clone, Debug)]
pub(crate) struct UniformAllocator {
    float: Allocator,
    integer: Allocator,
    boolean: Allocator,
    /// The uniforms that have been allocated, by name.
    allocated: HashMap<String, RegisterRange>,
}

/// Why a uniform cannot be allocated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum AllocationError {
    /// No room.
    Full,
    /// The name is that of another kind of uniform.
    OtherType(RegisterFile),
    /// The name is that of a uniform of another size.
    OtherSize(u8),
}

impl UniformAllocator {
    /// The space that the vertex programs of a run share.
    pub fn shared() -> Self {
        Self::new(0, RegisterFile::Boolean.count())
    }

    /// The space of a geometry program from float uniform `first` on. b15 is the hardware's own
    /// (shader-unit.md#registers).
    pub fn geometry(first: u8) -> Self {
        Self::new(first, RegisterFile::Boolean.count() - 1)
    }

    fn new(first_float: u8, booleans: u8) -> Self {
        let end = |file: RegisterFile| file.count().into();
        Self {
            float: Allocator::new(first_float.into(), end(RegisterFile::Float)),
            integer: Allocator::new(0, end(RegisterFile::Integer)),
            boolean: Allocator::new(0, booleans.into()),
            allocated: HashMap::new(),
        }
    }

    fn file(&mut self, file: RegisterFile) -> &mut Allocator {
        match file {
            RegisterFile::Integer => &mut self.integer,
            RegisterFile::Boolean => &mut self.boolean,
            _ => &mut self.float,
        }
    }

    /// The registers of a uniform: those it already has, or new ones.
    pub fn uniform(&mut self, name: &str, file: RegisterFile, size: u32) -> Result<RegisterRange, AllocationError> {
        if let Some(&known) = self.allocated.get(name) {
            return match known {
                RegisterRange { file: other, .. } if other != file => Err(AllocationError::OtherType(other)),
                RegisterRange { count, .. } if u32::from(count) != size => Err(AllocationError::OtherSize(count)),
                _ => Ok(known),
            };
        }
        let first = self.file(file).uniform(size).ok_or(AllocationError::Full)?;
        // An allocation lies within its file, so its size fits.
        let range = RegisterRange { file, first, count: size as u8 };
        self.allocated.insert(name.to_owned(), range);
        Ok(range)
    }

    /// The first register of `size` constants in a row.
    pub fn constant(&mut self, file: RegisterFile, size: u32) -> Option<u8> {
        self.file(file).constant(size)
    }

    /// The next source file begins: its constants may have the same registers.
    pub fn next_file(&mut self) {
        for allocator in [&mut self.float, &mut self.integer, &mut self.boolean] {
            allocator.constants = allocator.end;
        }
    }

    /// The register the next new uniform of a file would get.
    pub fn next(&mut self, file: RegisterFile) -> u8 {
        self.file(file).next as u8
    }
}
