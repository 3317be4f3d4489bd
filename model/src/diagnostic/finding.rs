// SPDX-License-Identifier: MIT
//! The kinds of findings.

use core::fmt;

use pica_spec::command::Problem;
use pica_spec::pica200::id;
use pica_spec::register_file::Ignored;
use pica_spec::trace::OutsideMemory;

use crate::fragment;
use crate::gpu::limits::Limit;
use crate::shader;

/// Something that software did wrong, or that nobody knows the meaning of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The command stream itself is odd.
    Command(Problem),
    /// A write that did nothing.
    IgnoredWrite {
        /// Register id.
        id: u32,
        /// Why.
        reason: Ignored,
    },
    /// A command buffer is not wholly in memory; the part that is was executed (assumption `access_outside_memory`).
    ListOutsideMemory(OutsideMemory),
    /// A recording loads what is not wholly in memory; the load was left out.
    LoadOutsideMemory(OutsideMemory),
    /// A list went beyond one of the [`Limits`](crate::gpu::machine::Limits) of the model and was ended there.
    Limit(Limit),
    /// A draw while START_DRAW_FUNC0 says configuration (geometry.md#draws-and-indices, choice
    /// `draw_mode_enforcement`).
    DrawInConfigurationMode,
    /// A write to a shader register while START_DRAW_FUNC0 says drawing (geometry.md#draws-and-indices, choice
    /// `draw_mode_enforcement`).
    ConfigurationInDrawingMode {
        /// Register id.
        id: u32,
    },
    /// A write outside 0x200-0x254 and 0x280-0x2DF while GEOSTAGE_CONFIG2 bit 0 is set; hardware may mishandle
    /// it (geometry.md#draws-and-indices).
    WriteDuringArrayDraw {
        /// Register id.
        id: u32,
    },
    /// GEOSTAGE_CONFIG bits 0-1 have the unknown value 1 or 3: taken as no geometry shader (assumption
    /// `unlisted_geometry_mode`).
    UnknownGeometryStageMode {
        /// The code in the register.
        mode: u32,
    },
    /// GSH_MISC0 bits 0-1 have the unknown value 3: vertices are shaded and go nowhere (assumption
    /// `unlisted_geometry_mode`).
    UnknownGeometryInputMode,
    /// Variable-size primitives need the counts of an index list: the vertices of other draws go nowhere
    /// (geometry.md#geometry-shader-input, assumption `variable_geometry_input`).
    VariablePrimitivesWithoutIndices,
    /// The stride of a loader is not the size of its components (geometry.md#vertex-arrays, choice `stride_mismatch`).
    StrideMismatch {
        /// Number of the loader.
        loader: usize,
        /// The programmed stride in bytes.
        stride: u32,
        /// The size of a vertex in bytes.
        size: u32,
    },
    /// A loader has 13 to 15 components (choice `loader_component_overflow`).
    TooManyComponents {
        /// Number of the loader.
        loader: usize,
        /// Components that its configuration lists, 13 to 15.
        count: u32,
    },
    /// Two loader components name one attribute (choice `duplicate_attribute_loader`).
    AttributeLoadedTwice {
        /// Number of the attribute, 0 to 11.
        attribute: usize,
    },
    /// A loader and the fixed mask both name an attribute (choice `attribute_source_conflict`).
    AttributeSourceConflict {
        /// Number of the attribute, 0 to 11.
        attribute: usize,
    },
    /// The shader reads an attribute that nothing supplies (choice `attribute_without_source`).
    AttributeWithoutSource {
        /// Number of the attribute, 0 to 11.
        attribute: usize,
    },
    /// Elements of an attribute lie at addresses that are no multiples of their size (choice
    /// `misaligned_vertex_address`). Reported once per draw and attribute.
    MisalignedVertexAddress {
        /// Number of the attribute, 0 to 11.
        attribute: usize,
        /// Address of the attribute in vertex 0.
        address: u32,
        /// Distance of two vertices in bytes.
        stride: u32,
    },
    /// The 16-bit index list starts at an odd address (choice `misaligned_index_address`).
    MisalignedIndexAddress {
        /// Physical address of the first index.
        address: u32,
    },
    /// An attribute lies outside memory, in whole or in part; the elements outside read as zero bytes (assumption
    /// `access_outside_memory`). Reported once per draw and attribute.
    AttributeOutsideMemory {
        /// Number of the attribute, 0 to 11.
        attribute: usize,
        /// The first access outside.
        outside: OutsideMemory,
    },
    /// The index list lies outside memory, in whole or in part; indices outside read as 0 (assumption
    /// `access_outside_memory`). Reported once per draw.
    IndexOutsideMemory(OutsideMemory),
    /// A new draw starts while the geometry shader waits for more input (choice `pending_geometry_input`).
    PendingGeometryInput {
        /// Vertices that wait.
        vertices: u32,
    },
    /// The slots of a vertex do not fit what is left of the geometry shader's input in point mode (choice
    /// `point_overflow`). Reported once per draw.
    PointInputOverflow,
    /// Geometry shader input would go beyond c95 (choice `point_overflow`). Reported once per draw.
    UniformInputOverflow,
    /// VSH_OUTMAP_TOTAL1 asks for more slots than 0x2BD enables: the geometry shader reads (0, 0, 0, 0) there
    /// (assumption `missing_output_slots`).
    MissingOutputs {
        /// Slots asked for.
        slots: usize,
        /// Enabled outputs.
        enabled: usize,
    },
    /// A shader did something that is undefined or that the assembler would not let through. Reported once per draw,
    /// stage and program counter.
    Shader {
        /// Which shader.
        stage: shader::Stage,
        /// What, and at which program counter.
        diagnostic: shader::Diagnostic,
    },
    /// A shader comes to END or EMIT on a way on which it has not written components that are mapped: a console may freeze
    /// (shader-unit.md#restrictions-and-quirks). Reported once per draw and instruction.
    OutputNotWritten {
        /// Which shader.
        stage: shader::Stage,
        /// The components, and where END or EMIT is.
        place: shader::OutputPlace,
    },
    /// A shader writes mapped components twice for one vertex: a console may freeze
    /// (shader-unit.md#restrictions-and-quirks). Reported once per draw and instruction.
    OutputWrittenTwice {
        /// Which shader.
        stage: shader::Stage,
        /// The components, and where the second write is.
        place: shader::OutputPlace,
    },
    /// A shader hung: the draw and the list end here.
    ShaderHang {
        /// Which shader.
        stage: shader::Stage,
    },
    /// An output is mapped to a semantic code without a known meaning (raster.md#output-map): the component is not
    /// used.
    UnknownOutputSemantic {
        /// Number of the slot.
        slot: usize,
        /// The code in the register.
        code: u32,
    },
    /// An attribute is mapped while its clock gate in SH_OUTATTR_CLOCK is closed (choice
    /// `closed_attribute_gate`).
    ClosedAttributeGate {
        /// Name of the attribute.
        attribute: &'static str,
    },
    /// The set-up of a draw behind the rasterizer.
    Fragment(fragment::Finding),
    /// Triangles of a draw are beyond a limit, and are not drawn. Reported once per draw.
    TrianglesLeftOut(Limit),
    /// The lists and memory engines of a recording have used up what a recording may use: the rest of it is not replayed.
    RecordingEnds(Limit),
    /// Fragments lie in a part of the framebuffer that is outside memory: they are lost. Reported once per draw, with
    /// the first tile by its address.
    FramebufferOutsideMemory(OutsideMemory),
    /// A memory engine works outside memory, in whole or in part: what is outside reads 0 and is not written. Reported
    /// once per operation.
    EngineOutsideMemory(OutsideMemory),
    /// A texture copy of no bytes, or of lines of no bytes with gaps, freezes the console
    /// (memory-engines.md#texture-copy): it is not done.
    TextureCopyFreezes,
    /// A display transfer from RGB8 to a format of 16 bits freezes the console (memory-engines.md#display-transfer): it
    /// is not done.
    TransferFreezes,
    /// A display transfer has an unknown pixel format: it is not done.
    TransferFormat {
        /// The code in the register.
        code: u32,
    },
    /// A display transfer has the invalid scaling 3 (choice `transfer_scaling_three`).
    TransferScaling,
    /// A display transfer scales a linear input (choice `transfer_linear_scaling`).
    TransferLinearScaling,
    /// A transfer to a shader unit goes past the last uniform, descriptor or word of its program: c96 and above are
    /// dropped (command-lists.md#index-and-data-ports), of the others see choices `code_index_overflow` and
    /// `descriptor_index_overflow`.
    TransferPastEnd {
        /// Id of the data register.
        id: u32,
        /// Index of what was transferred.
        index: u16,
    },
    /// A write to an unknown table of a look-up table port was dropped (assumption `unlisted_lut`).
    UnknownTable {
        /// Id of the index register.
        id: u32,
        /// Number of the table.
        table: u32,
    },
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Command(problem) => problem.fmt(f),
            Self::IgnoredWrite { id, reason } => {
                let reason = match reason {
                    Ignored::EmptyMask => "no byte is enabled",
                    Ignored::NotWritable => "there is no register to write",
                    Ignored::CpuOnly => "command lists cannot write it",
                    Ignored::PastLastRegister => "it is past the last register, 0x3FF",
                };
                write!(f, "the write to {id:#05X} does nothing: {reason}")
            }
            Self::ListOutsideMemory(outside) => write!(f, "command buffer: {outside}"),
            Self::LoadOutsideMemory(outside) => write!(f, "the load is left out: {outside}"),
            Self::Limit(limit) => write!(f, "{limit}: the list is not executed further"),
            Self::DrawInConfigurationMode => {
                write!(f, "a draw while START_DRAW_FUNC0 ({:#05X}) says configuration", id::START_DRAW_FUNC0)
            }
            Self::ConfigurationInDrawingMode { id } => {
                write!(
                    f,
                    "shader register {id:#05X} is written while START_DRAW_FUNC0 ({:#05X}) says drawing",
                    id::START_DRAW_FUNC0
                )
            }
            Self::WriteDuringArrayDraw { id } => write!(
                f,
                "register {id:#05X} is written while GEOSTAGE_CONFIG2 ({:#05X}) bit 0 is set: hardware may mishandle it",
                id::GEOSTAGE_CONFIG2
            ),
            Self::UnknownGeometryStageMode { mode } => {
                write!(
                    f,
                    "GEOSTAGE_CONFIG ({:#05X}) has the unknown mode {mode}, taken as no geometry shader",
                    id::GEOSTAGE_CONFIG
                )
            }
            Self::UnknownGeometryInputMode => {
                write!(f, "GSH_MISC0 ({:#05X}) has the unknown mode 3: the vertices are dropped", id::GSH_MISC0)
            }
            Self::VariablePrimitivesWithoutIndices => {
                write!(f, "variable-size primitives without an index list: the vertices are dropped")
            }
            Self::StrideMismatch { loader, stride, size } => {
                write!(f, "loader {loader}: the stride is {stride} bytes, the components have {size}")
            }
            Self::TooManyComponents { loader, count } => {
                write!(f, "loader {loader}: {count} components, 12 have a field")
            }
            Self::AttributeLoadedTwice { attribute } => write!(f, "attribute {attribute} is loaded twice"),
            Self::AttributeSourceConflict { attribute } => {
                write!(f, "attribute {attribute} is named by a loader and by the fixed-attribute mask")
            }
            Self::AttributeWithoutSource { attribute } => {
                write!(f, "nothing supplies attribute {attribute}, which the shader gets")
            }
            Self::MisalignedVertexAddress { attribute, address, stride } => write!(
                f,
                "attribute {attribute} at {address:#010X} and every {stride} bytes is not aligned to its elements"
            ),
            Self::MisalignedIndexAddress { address } => {
                write!(f, "the 16-bit index list starts at the odd address {address:#010X}")
            }
            Self::AttributeOutsideMemory { attribute, outside } => {
                write!(f, "attribute {attribute}: {outside}; the rest reads 0")
            }
            Self::IndexOutsideMemory(outside) => write!(f, "index list: {outside}; the rest reads 0"),
            Self::PendingGeometryInput { vertices } => {
                write!(f, "a draw starts while the geometry shader has {vertices} vertices of an unfinished input")
            }
            Self::PointInputOverflow => {
                write!(f, "the outputs of a vertex do not fit the rest of the geometry shader's input")
            }
            Self::UniformInputOverflow => write!(f, "geometry shader input goes beyond c95"),
            Self::MissingOutputs { slots, enabled } => {
                write!(
                    f,
                    "VSH_OUTMAP_TOTAL1 ({:#05X}) takes {slots} slots, but {enabled} outputs are enabled",
                    id::VSH_OUTMAP_TOTAL1
                )
            }
            Self::Shader { stage, diagnostic } => {
                write!(f, "{} shader, {:#05X}: {}", stage_name(*stage), diagnostic.pc, diagnostic.kind.name())
            }
            Self::OutputNotWritten { stage, place } => write!(
                f,
                "{} shader, {:#05X}: {place} is mapped and not written, which may freeze a console",
                stage_name(*stage),
                place.pc
            ),
            Self::OutputWrittenTwice { stage, place } => write!(
                f,
                "{} shader, {:#05X}: {place} is mapped and written twice, which may freeze a console",
                stage_name(*stage),
                place.pc
            ),
            Self::ShaderHang { stage } => write!(f, "the {} shader hangs", stage_name(*stage)),
            Self::UnknownOutputSemantic { slot, code } => {
                write!(f, "SH_OUTMAP_O{slot} maps a component to the unknown semantic {code:#04X}: it is not used")
            }
            Self::ClosedAttributeGate { attribute } => {
                write!(
                    f,
                    "the {attribute} is mapped, but its gate in SH_OUTATTR_CLOCK ({:#05X}) is closed",
                    id::SH_OUTATTR_CLOCK
                )
            }
            Self::Fragment(finding) => finding.fmt(f),
            Self::TrianglesLeftOut(limit) => write!(f, "{limit}: triangles are left out"),
            Self::RecordingEnds(limit) => write!(f, "{limit} in the whole recording: the rest of it is left out"),
            Self::FramebufferOutsideMemory(outside) => write!(f, "framebuffer: {outside}"),
            Self::EngineOutsideMemory(outside) => write!(f, "memory engine: {outside}"),
            Self::TextureCopyFreezes => {
                write!(
                    f,
                    "a texture copy of no bytes, or of empty lines with gaps, freezes the console: it is not done"
                )
            }
            Self::TransferFreezes => {
                write!(f, "a display transfer from RGB8 to 16 bits freezes the console: it is not done")
            }
            Self::TransferFormat { code } => {
                write!(f, "a display transfer has the unknown pixel format {code}: it is not done")
            }
            Self::TransferScaling => write!(f, "a display transfer has the invalid scaling 3"),
            Self::TransferLinearScaling => write!(f, "a display transfer scales a linear input"),
            Self::TransferPastEnd { id, index } => {
                write!(f, "the transfer through {id:#05X} goes to index {index}, which is past the end")
            }
            Self::UnknownTable { id, table } => {
                write!(f, "index register {id:#05X} selects the unknown table {table}: the data is dropped")
            }
        }
    }
}

fn stage_name(stage: shader::Stage) -> &'static str {
    match stage {
        shader::Stage::Vertex => "vertex",
        shader::Stage::Geometry => "geometry",
    }
}
