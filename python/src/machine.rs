// SPDX-License-Identifier: MIT
//! The whole chip: memory, registers, command lists, recordings, draw by draw.

use crate::choices::{Choices, of};
use crate::file::{Source, bytes_of};
use crate::registers::id_of;
use crate::render::{color_array, depth_array};
use crate::value_error;
use numpy::{PyArray, PyArray1, PyArray2, PyArray3};
use pica_model::command::{ListEnd, ListReport};
use pica_model::gpu::machine;
use pica_model::gpu::pipeline::{Inspector, Pipeline, PixelEvent};
use pica_model::memory::engine::{BASE, Operation};
use pica_model::trace::{Replay, Step as Done};
use pica_spec::command::cpu_address;
use pica_spec::pica200::{ID_COUNT, id};
use pica_spec::trace::{InitialState, Recording};
use pyo3::prelude::{Bound, PyAny, PyRef, PyRefMut, PyResult, Python, pyclass, pymethods};
use pyo3::types::{PyBytes, PyDict, PyDictMethods};

/// Red, green, blue and alpha: a tuple.
pub type Color = (u8, u8, u8, u8);

/// The 3D core with its memory and the memory engines beside it: empty, or at the start of a recording.
///
/// A machine without a recording is prepared as system software does. `step` does what comes next in the recording; a command
/// list pauses behind each of its draws.
#[pyclass(module = "pica")]
#[derive(Debug)]
pub struct Machine {
    pub(crate) replay: Replay<'static, Pipeline>,
    frames: u64,
}

/// What a machine has done.
#[pyclass(frozen, get_all, module = "pica")]
#[derive(Clone, Debug)]
pub struct Step {
    /// "draw", "list" (its end), "fill", "transfer", "copy", "load", "register" or "frame".
    kind: &'static str,
    /// Frames that were complete before.
    frame: u64,
    /// Draws that have ended.
    draws: u64,
    /// Number of the list that was run, from 0.
    list: Option<usize>,
    /// How a list ended: "finalize" as it should, "ran-out", "hang" or "limit".
    end: Option<&'static str>,
    /// The step in words.
    text: String,
}

#[pymethods]
impl Step {
    fn __repr__(&self) -> String {
        format!("Step(kind={:?}, frame={}, draws={}, text={:?})", self.kind, self.frame, self.draws, self.text)
    }
}

/// Something that software did wrong.
#[pyclass(frozen, get_all, eq, hash, module = "pica")]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Finding {
    /// Where, as `pica render` says it.
    place: String,
    /// What.
    text: String,
}

#[pymethods]
impl Finding {
    fn __repr__(&self) -> String {
        format!("Finding({:?}, {:?})", self.place, self.text)
    }
}

/// A fragment at the pixel that is inspected.
#[pyclass(frozen, get_all, module = "pica")]
#[derive(Clone, Debug)]
pub struct Event {
    /// Number of the draw, from 0.
    draw: u64,
    /// Number of the triangle in the draw, from 0.
    triangle: u64,
    /// "Passed", or the test that rejected it: "AlphaTest", "StencilTest", "DepthTest" or "ShadowTest".
    outcome: String,
    /// Depth: bits 8-31 are the 24-bit depth.
    depth: u32,
    /// Interpolated vertex colour.
    primary: Color,
    /// Colours of texture units 0 to 3, as far as they are read.
    textures: [Option<Color>; 4],
    /// Results of the six combiner stages.
    combiners: [Color; 6],
    /// The colour that was written.
    color: Option<Color>,
    /// All of it in words, as `pica render --inspect` prints it.
    text: String,
}

impl Event {
    fn new(event: &PixelEvent) -> Event {
        let record = &event.record;
        Event {
            draw: event.draw,
            triangle: event.triangle,
            outcome: format!("{:?}", record.outcome),
            depth: record.depth,
            primary: record.primary.into(),
            textures: record.textures.map(|color| color.map(Color::from)),
            combiners: record.combiner.map(|stage| stage.result.into()),
            color: record.color.map(|color| color.written.into()),
            text: event.to_string(),
        }
    }
}

#[pymethods]
impl Event {
    fn __repr__(&self) -> String {
        format!("Event(draw={}, triangle={}, outcome={:?})", self.draw, self.triangle, self.outcome)
    }
}

impl Machine {
    pub(crate) fn machine(&self) -> &machine::Machine<Pipeline> {
        self.replay.machine()
    }

    /// What a step did.
    fn told(&mut self, done: Done) -> Step {
        let (kind, list, end, text) = match done {
            Done::Frame => ("frame", None, None, format!("frame {} is complete", self.frames)),
            Done::Load => ("load", None, None, "memory was loaded".to_owned()),
            Done::Core => ("register", None, None, "a register of the 3D core was written".to_owned()),
            Done::Register { address, value } => {
                ("register", None, None, format!("{value:#010X} was written to {address:#010X}"))
            }
            Done::Engine(operation) => (engine(&operation), None, None, operation.to_string()),
            Done::List(ListReport { list, end: ListEnd::Paused, .. }) => {
                ("draw", Some(list), None, format!("draw {} of list {list}", self.machine().draws().saturating_sub(1)))
            }
            Done::List(ListReport { list, end, segments, writes }) => {
                let text = format!("list {list} did {writes} writes in {segments} segments");
                ("list", Some(list), Some(end_name(end)), text)
            }
        };
        let step = Step { kind, frame: self.frames, draws: self.machine().draws(), list, end, text };
        self.frames += u64::from(done == Done::Frame);
        step
    }

    /// Goes on until `is_it` says so, the recording ends or Ctrl-C is pressed.
    fn go_to(&mut self, py: Python<'_>, is_it: fn(&Done) -> bool) -> PyResult<Option<Step>> {
        let found = py.detach(|| {
            loop {
                let Some(done) = self.replay.step() else { return Ok(None) };
                if is_it(&done) {
                    return Ok(Some(done));
                }
                self.frames += u64::from(done == Done::Frame);
                Python::attach(|py| py.check_signals())?;
            }
        });
        PyResult::map(found, |found| found.map(|done| self.told(done)))
    }

    /// Writes to a physical address, and goes on to the end of a list that this starts.
    pub(crate) fn write_to_end(&mut self, py: Python<'_>, address: u32, value: u32) -> PyResult<Done> {
        py.detach(|| {
            let mut done = self.replay.write(address, value);
            while let Done::List(ListReport { end: ListEnd::Paused, .. }) = done {
                Python::attach(|py| py.check_signals())?;
                let Some(report) = self.replay.machine_mut().resume() else { break };
                done = Done::List(report);
            }
            Ok(done)
        })
    }
}

fn engine(operation: &Operation) -> &'static str {
    match operation {
        Operation::Fill(_) => "fill",
        Operation::DisplayTransfer(_) => "transfer",
        Operation::TextureCopy(_) => "copy",
    }
}

fn end_name(end: ListEnd) -> &'static str {
    match end {
        ListEnd::Finalize => "finalize",
        ListEnd::RanOut => "ran-out",
        ListEnd::Hang => "hang",
        ListEnd::Limit(_) => "limit",
        ListEnd::Paused => "paused",
    }
}

/// An address as the registers of an engine have it: in units of 8 bytes.
fn eighth(address: u32, name: &str) -> PyResult<u32> {
    if address.is_multiple_of(8) {
        Ok(address >> 3)
    } else {
        Err(value_error(format_args!("{name} is {address:#X}, and is a multiple of 8 on the chip")))
    }
}

/// Two numbers of 16 bits in a word.
fn pair([low, high]: [u32; 2], name: &str) -> PyResult<u32> {
    if low > 0xFFFF || high > 0xFFFF {
        return Err(value_error(format_args!("{name} has a number above 65535")));
    }
    Ok(low | high << 16)
}

#[pymethods]
impl Machine {
    /// An empty machine, or one at the start of a recording (its bytes or its file).
    #[new]
    #[pyo3(signature = (recording = None, choices = None))]
    fn new(recording: Option<Source>, choices: Option<PyRef<'_, Choices>>) -> PyResult<Machine> {
        let choices = of(choices);
        let pipeline = Pipeline::new(&choices).map_err(value_error)?;
        let machine = machine::Machine::new(&choices, pipeline).map_err(value_error)?.pausing();
        let replay = match recording {
            Some(source) => Replay::owning(source.recording()?, machine),
            None => {
                let empty = Recording { state: InitialState::default(), stream: Vec::new() };
                let mut replay = Replay::owning(empty, machine);
                replay.machine_mut().set_up();
                replay
            }
        };
        Ok(Machine { replay, frames: 0 })
    }

    /// Reads memory at a physical address.
    fn read<'py>(&self, py: Python<'py>, address: u32, size: usize) -> PyResult<Bound<'py, PyBytes>> {
        PyBytes::new_with(py, size, |bytes| self.machine().memory().read(address, bytes).map_err(value_error))
    }

    /// Writes memory at a physical address: bytes, or an array.
    fn write(&mut self, address: u32, data: &Bound<'_, PyAny>) -> PyResult<()> {
        let bytes = bytes_of(data)?;
        self.replay.machine_mut().memory_mut().write(address, &bytes).map_err(value_error)
    }

    /// Reads a register, by name or id, as the CPU does.
    fn read_register(&mut self, register: &Bound<'_, PyAny>) -> PyResult<u32> {
        let id = id_of(register)?;
        Ok(self.replay.machine_mut().cpu_read(id))
    }

    /// Writes a register, by name or id, as the CPU does. One that starts a command list runs it to its end.
    fn write_register(&mut self, py: Python<'_>, register: &Bound<'_, PyAny>, value: u32) -> PyResult<Step> {
        let address = cpu_address(id_of(register)?);
        let done = self.write_to_end(py, address, value)?;
        Ok(self.told(done))
    }

    /// Writes a word to a physical address as the CPU does: a register of the core, of a memory engine, or another one.
    fn write_physical(&mut self, py: Python<'_>, address: u32, value: u32) -> PyResult<Step> {
        let done = self.write_to_end(py, address, value)?;
        Ok(self.told(done))
    }

    /// All registers of the core, as they were written: by id.
    #[getter]
    fn registers<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        let registers = self.machine().registers();
        PyArray::from_iter(py, (0..ID_COUNT as u32).map(|id| registers.get(id)))
    }

    /// Runs the command list at a physical address, with as many bytes, to its end.
    fn run_list(&mut self, py: Python<'_>, address: u32, size: u32) -> PyResult<Step> {
        if !address.is_multiple_of(16) || !size.is_multiple_of(16) {
            return Err(value_error("address and size of a list are multiples of 16"));
        }
        for (id, value) in [(id::CMDBUF_SIZE0, size >> 3), (id::CMDBUF_ADDR0, address >> 3)] {
            self.write_to_end(py, cpu_address(id), value)?;
        }
        let done = self.write_to_end(py, cpu_address(id::CMDBUF_JUMP0), 1)?;
        Ok(self.told(done))
    }

    /// Does what comes next in the recording; None at its end.
    fn step(&mut self, py: Python<'_>) -> PyResult<Option<Step>> {
        self.go_to(py, |_| true)
    }

    /// Goes on to the end of the next draw; None if there is no other.
    fn next_draw(&mut self, py: Python<'_>) -> PyResult<Option<Step>> {
        self.go_to(py, |done| matches!(done, Done::List(ListReport { end: ListEnd::Paused, .. })))
    }

    /// Goes on to the end of the frame; None if there is no other.
    fn next_frame(&mut self, py: Python<'_>) -> PyResult<Option<Step>> {
        self.go_to(py, |done| *done == Done::Frame)
    }

    /// Goes on to the end of the recording.
    fn run(&mut self, py: Python<'_>) -> PyResult<()> {
        self.go_to(py, |_| false).map(|_| ())
    }

    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(mut slf: PyRefMut<'_, Self>, py: Python<'_>) -> PyResult<Option<Step>> {
        slf.step(py)
    }

    /// The colour buffer that the registers name: rows, columns and R, G, B, A.
    fn color<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<u8>>> {
        color_array(py, self.machine())
    }

    /// The depth buffer that the registers name: depth in bits 0-23 and stencil in bits 24-31, or 16 bits of depth.
    fn depth<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u32>>> {
        depth_array(py, self.machine())
    }

    /// What was found wrong so far: the first 1000 findings, and behind them the first of each other kind.
    #[getter]
    fn findings(&self) -> Vec<Finding> {
        let entries = self.machine().diagnostics().entries().iter();
        entries.map(|entry| Finding { place: entry.place.to_string(), text: entry.finding.to_string() }).collect()
    }

    /// The findings so far, which are forgotten then.
    fn take_findings(&mut self) -> Vec<Finding> {
        let findings = self.findings();
        self.replay.machine_mut().diagnostics_mut().take();
        findings
    }

    /// Collects from now on what happens at a pixel; row 0 is the first one of the picture.
    fn inspect(&mut self, x: u32, row: u32) {
        self.replay.machine_mut().sink_mut().inspect(Inspector::new(x, row));
    }

    /// The fragments at the pixel that is inspected, 10000 at most.
    #[getter]
    fn history(&self) -> Vec<Event> {
        let inspector = self.machine().sink().inspector();
        inspector.map_or(&[][..], Inspector::events).iter().map(Event::new).collect()
    }

    /// Counts since the machine was made: draws, vertices, triangles, displayed (triangles), fragments, interrupts.
    #[getter]
    fn counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let machine = self.machine();
        let stats = machine.sink().stats();
        let counts = PyDict::new(py);
        for (name, count) in [
            ("draws", machine.draws()),
            ("vertices", stats.vertices),
            ("triangles", stats.triangles),
            ("displayed", stats.displayed),
            ("fragments", stats.fragments),
            ("interrupts", machine.interrupts()),
        ] {
            counts.set_item(name, count)?;
        }
        Ok(counts)
    }

    /// Fills memory from `start` up to `end` with groups of 16, 24 or 32 bits.
    #[pyo3(signature = (start, end, value, bits = 32))]
    fn fill(&mut self, py: Python<'_>, start: u32, end: u32, value: u32, bits: u32) -> PyResult<Step> {
        let width = match bits {
            16 => 0,
            24 => 1,
            32 => 2,
            _ => return Err(value_error("a group has 16, 24 or 32 bits")),
        };
        let (start, end) = (eighth(start, "start")?, eighth(end, "end")?);
        self.engine(py, [(0x10, start), (0x14, end), (0x18, value), (0x1C, width << 8 | 1)])
    }

    /// Converts a framebuffer: `sizes` are width and height of the input and of the output, `flags` those of the register at
    /// 0x10400C10.
    fn display_transfer(
        &mut self,
        py: Python<'_>,
        source: u32,
        destination: u32,
        source_size: [u32; 2],
        size: [u32; 2],
        flags: u32,
    ) -> PyResult<Step> {
        if flags & 8 != 0 {
            return Err(value_error("bit 3 of the flags is that of a texture copy"));
        }
        let (source, destination) = (eighth(source, "source")?, eighth(destination, "destination")?);
        let (input, output) = (pair(source_size, "source_size")?, pair(size, "size")?);
        self.engine(
            py,
            [(0xC00, source), (0xC04, destination), (0xC08, output), (0xC0C, input), (0xC10, flags), (0xC18, 1)],
        )
    }

    /// Copies bytes; lines are their width and the gap behind them, in bytes, or (0, 0).
    #[pyo3(signature = (source, destination, size, source_line = [0, 0], line = [0, 0]))]
    fn texture_copy(
        &mut self,
        py: Python<'_>,
        source: u32,
        destination: u32,
        size: u32,
        source_line: [u32; 2],
        line: [u32; 2],
    ) -> PyResult<Step> {
        let (source, destination) = (eighth(source, "source")?, eighth(destination, "destination")?);
        let sixteenths = |numbers: [u32; 2], name| {
            if numbers.iter().any(|number| !number.is_multiple_of(16)) {
                return Err(value_error(format_args!("{name} is made of multiples of 16")));
            }
            pair(numbers.map(|number| number >> 4), name)
        };
        let (source_line, line) = (sixteenths(source_line, "source_line")?, sixteenths(line, "line")?);
        self.engine(
            py,
            [
                (0xC00, source),
                (0xC04, destination),
                (0xC10, 8),
                (0xC20, size),
                (0xC24, source_line),
                (0xC28, line),
                (0xC18, 1),
            ],
        )
    }

    fn __repr__(&self) -> String {
        let machine = self.machine();
        format!(
            "<pica.Machine: {} frames, {} draws, {} findings>",
            self.frames,
            machine.draws(),
            machine.diagnostics().entries().len()
        )
    }
}

impl Machine {
    /// Writes registers of the memory engines, by their offsets.
    fn engine<const N: usize>(&mut self, py: Python<'_>, writes: [(u32, u32); N]) -> PyResult<Step> {
        let mut done = Done::Load;
        for (offset, value) in writes {
            done = self.write_to_end(py, BASE + offset, value)?;
        }
        Ok(self.told(done))
    }
}
