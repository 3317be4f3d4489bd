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
    /// The part of the work that was done when that was looked at last, and when it became so much.
    advanced: (f64, Duration),
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
            None if self.of > 0 => format!("{} {:.0} %", self.title, (100.0 * self.part()).floor()),
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

    /// Notes how far the work is after so much time.
    fn look(&mut self, elapsed: Duration) {
        let part = self.part().unwrap_or_default();
        if part != self.advanced.0 {
            self.advanced = (part, elapsed);
        }
    }

    /// How long the rest takes at the pace so far. None if nobody can tell: there is too little to go by, or the work stands for longer
    /// than the rest should have taken, because what is left costs more than what is done.
    fn left(&self, elapsed: Duration) -> Option<Duration> {
        let part = self.part().filter(|part| elapsed > KNOWN && *part > 0.01)?;
        let (_, advanced) = self.advanced;
        let left = advanced.mul_f64((1.0 - part).max(0.0) / part);
        (elapsed.saturating_sub(advanced) <= left).then_some(left)
    }

    fn describe(&self, elapsed: Duration) -> String {
        let jobs = match self.all {
            Some((jobs, _)) => format!("{} of {jobs}", self.ended),
            None => format!("{} done", self.ended),
        };
        let running: Vec<String> = self.running.iter().map(Running::describe).collect();
        let mut text = format!("{jobs}: {}", running.join(", "));
        if let Some(part) = self.part().filter(|part| elapsed > KNOWN && *part > 0.01) {
            // What is not done is not shown as done.
            text += &format!("; {:.0} %", (100.0 * part).floor());
        }
        if let Some(left) = self.left(elapsed) {
            text += &format!(", about {} left", HumanDuration(left));
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
            let elapsed = self.start.elapsed();
            state.look(elapsed);
            let text = state.describe(elapsed);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn state(cases: u64) -> State {
        let job = Running { number: 1, title: "raster_walk native".to_owned(), weight: 1, stage: None, cases, of: 100 };
        State { all: Some((1, 1)), running: vec![job], ..State::default() }
    }

    /// Two seconds were left for a hundred: the last cases cost more than all before them.
    #[test]
    fn work_that_stands_says_no_time() {
        let seconds = Duration::from_secs;
        let mut state = state(98);
        state.look(seconds(98));
        let moving = state.describe(seconds(98));
        assert_eq!(moving, "0 of 1: raster_walk native 98 %; 98 %, about 2 seconds left");
        state.look(seconds(100));
        assert!(state.describe(seconds(100)).ends_with("about 2 seconds left"));
        state.look(seconds(101));
        assert_eq!(state.describe(seconds(101)), "0 of 1: raster_walk native 98 %; 98 %");
        state.running[0].cases = 99;
        state.look(seconds(198));
        assert_eq!(state.describe(seconds(198)), "0 of 1: raster_walk native 99 %; 99 %, about 2 seconds left");
    }

    #[test]
    fn what_is_not_done_is_not_shown_as_done() {
        let mut state = state(9999);
        state.running[0].of = 10_000;
        state.look(Duration::from_secs(10));
        assert!(state.describe(Duration::from_secs(10)).contains("; 99 %"));
        assert_eq!(state.left(Duration::from_secs(1)), None, "too early to tell");
    }
}
