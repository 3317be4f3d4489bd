// SPDX-License-Identifier: MIT
//! Progress of long work on standard error: a bar on a terminal, otherwise a line every few seconds.

use crate::output::tell;
use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Between two looks at the work on a terminal.
const REFRESH: Duration = Duration::from_millis(200);
/// Elsewhere until the first line, and between two. What is done at once needs none.
const FIRST_LINE: Duration = Duration::from_secs(1);
const LINE: Duration = Duration::from_secs(5);
/// Ticks of the bar.
const TICKS: u64 = 1000;
/// An estimate from less than this says nothing.
const KNOWN: Duration = Duration::from_secs(3);

/// The work of a command: jobs, of which several may run at once.
pub struct Progress {
    shared: Arc<Shared>,
    ticker: Option<JoinHandle<()>>,
}

/// A job that runs. It has ended when this is dropped.
pub struct Job {
    shared: Arc<Shared>,
    number: usize,
}

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
    bar: ProgressBar,
    start: Instant,
}

#[derive(Default)]
struct State {
    /// All jobs and their weight, if they are known.
    all: Option<(usize, u64)>,
    begun: usize,
    ended: usize,
    /// The weight of those that have ended.
    done: u64,
    running: Vec<Running>,
    over: bool,
}

struct Running {
    number: usize,
    title: String,
    weight: u64,
    stage: Option<&'static str>,
    cases: u64,
    of: u64,
}

impl Running {
    fn part(&self) -> f64 {
        if self.of == 0 { 0.0 } else { (self.cases as f64 / self.of as f64).min(1.0) }
    }

    fn describe(&self) -> String {
        match self.stage {
            Some(stage) => format!("{} {stage}", self.title),
            None if self.of > 0 => format!("{} {:.0} %", self.title, 100.0 * self.part()),
            None => self.title.clone(),
        }
    }
}

impl State {
    /// The part of the work that is done, of 1.
    fn part(&self) -> Option<f64> {
        let (_, weight) = self.all?;
        let running: f64 = self.running.iter().map(|job| job.weight as f64 * job.part()).sum();
        Some((self.done as f64 + running) / weight.max(1) as f64)
    }

    fn describe(&self, elapsed: Duration) -> String {
        let jobs = match self.all {
            Some((jobs, _)) => format!("{} of {jobs}", self.ended),
            None => format!("{} done", self.ended),
        };
        let running: Vec<String> = self.running.iter().map(Running::describe).collect();
        let mut text = format!("{jobs}: {}", running.join(", "));
        if let Some(part) = self.part().filter(|part| elapsed > KNOWN && *part > 0.01) {
            let left = elapsed.mul_f64((1.0 - part).max(0.0) / part);
            text += &format!("; {:.0} %, about {} left", 100.0 * part, HumanDuration(left));
        }
        text
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, number: usize, change: impl FnOnce(&mut Running)) {
        if let Some(job) = self.lock().running.iter_mut().find(|job| job.number == number) {
            change(job);
        }
    }

    fn watch(&self) {
        let terminal = stderr().is_terminal();
        let mut state = self.lock();
        let mut pause = if terminal { REFRESH } else { FIRST_LINE };
        while !state.over {
            state = self.changed.wait_timeout(state, pause).unwrap_or_else(PoisonError::into_inner).0;
            if state.over || state.running.is_empty() {
                continue;
            }
            if !terminal {
                pause = LINE;
            }
            let text = state.describe(self.start.elapsed());
            if terminal {
                self.bar.set_position(state.part().map_or(0, |part| (part * TICKS as f64) as u64));
                self.bar.set_message(text);
            } else {
                tell(text);
            }
        }
    }
}

impl Progress {
    /// Begins work of so many jobs, which weigh so much together; none if that is not known.
    pub fn start(all: Option<(usize, u64)>) -> Self {
        let bar = ProgressBar::with_draw_target(Some(TICKS), ProgressDrawTarget::stderr());
        let template = if all.is_some() { "{elapsed} {bar:20} {wide_msg}" } else { "{elapsed} {spinner} {wide_msg}" };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        let state = Mutex::new(State { all, ..State::default() });
        let shared = Arc::new(Shared { state, changed: Condvar::new(), bar, start: Instant::now() });
        let ticker = thread::Builder::new().spawn({
            let shared = Arc::clone(&shared);
            move || shared.watch()
        });
        // Work goes on without a thread that tells about it.
        Self { shared, ticker: ticker.ok() }
    }

    /// A job begins that weighs so much.
    pub fn job(&self, title: impl Into<String>, weight: u64) -> Job {
        let mut state = self.shared.lock();
        state.begun += 1;
        let number = state.begun;
        state.running.push(Running { number, title: title.into(), weight, stage: None, cases: 0, of: 0 });
        Job { shared: Arc::clone(&self.shared), number }
    }

    /// Does something that prints, without the bar in between.
    pub fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        self.shared.bar.suspend(print)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.shared.lock().over = true;
        self.shared.changed.notify_all();
        if let Some(ticker) = self.ticker.take() {
            // It only prints.
            let _ = ticker.join();
        }
        self.shared.bar.finish_and_clear();
    }
}

impl Job {
    /// What takes time before there are cases.
    pub fn stage(&self, stage: &'static str) {
        self.shared.change(self.number, |job| job.stage = Some(stage));
    }

    /// How much there is to do.
    pub fn cases(&self, of: u64) {
        self.shared.change(self.number, |job| (job.stage, job.of) = (None, of));
    }

    /// So much more of it is done.
    pub fn done(&self, cases: u64) {
        self.shared.change(self.number, |job| job.cases += cases);
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        if let Some(place) = state.running.iter().position(|job| job.number == self.number) {
            let job = state.running.remove(place);
            state.ended += 1;
            state.done += job.weight;
        }
    }
}
