//! Records the search of a Sudoku solver. Run it as NONET_TRACE=search.trace ./solve < puzzle.txt. Without NONET_TRACE,
//! nothing is written. Rows and columns begin at 0, as in board[r][c]. Needs Rust 1.63.
#![allow(dead_code)]
use std::convert::TryInto;
use std::env;
use std::fs::{read_to_string, File};
use std::io::{BufWriter, Write};
use std::panic::Location;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::Mutex;

struct Trace {
    file: BufWriter<File>,
    source: &'static str,
    events_left: u64,
    rejected: u64,
}

static IS_ON: AtomicBool = AtomicBool::new(false);
static HAD_PUZZLE: AtomicBool = AtomicBool::new(false);
static TRACE: Mutex<Option<Trace>> = Mutex::new(None);

/// Before the search: the board has the givens. Blanks are 0, '0' or '.'.
#[track_caller]
pub fn trace_puzzle<D: TryInto<u128> + Copy, R: AsRef<[D]>>(board: &[R]) {
    let cells = board.iter().flat_map(|row| row.as_ref().iter());
    let puzzle = cells.map(|&d| digit(d)).collect::<String>().replace('0', ".");
    begin(puzzle, Location::caller().file());
}

/// After board[r][c] = d.
#[track_caller]
pub fn trace_place(r: usize, c: usize, d: impl TryInto<u128>) {
    if IS_ON.load(Relaxed) {
        event(format_args!("+ {} {} {}", r + 1, c + 1, digit(d)), Location::caller().line());
    }
}

/// After board[r][c] = 0.
#[track_caller]
pub fn trace_remove(r: usize, c: usize) {
    if IS_ON.load(Relaxed) {
        event(format_args!("- {} {}", r + 1, c + 1), Location::caller().line());
    }
}

/// When the board is full.
#[track_caller]
pub fn trace_solution() {
    if IS_ON.load(Relaxed) {
        event(format_args!("!"), Location::caller().line());
    }
}

/// When a digit does not fit (optional).
pub fn trace_reject() {
    if IS_ON.load(Relaxed) {
        TRACE.lock().unwrap().as_mut().unwrap().rejected += 1;
    }
}

fn digit(d: impl TryInto<u128>) -> char {
    match d.try_into() {
        Ok(d @ 1..=9) => char::from(b'0' + d as u8),
        Ok(d @ 49..=57) => char::from(d as u8),
        _ => '0',
    }
}

/// Only the first puzzle is recorded. The second one ends the trace.
fn begin(puzzle: String, source: &'static str) {
    end();
    let path = match env::var("NONET_TRACE") {
        Ok(path) if !HAD_PUZZLE.swap(true, Relaxed) => path,
        _ => return,
    };
    let mut file = BufWriter::new(File::create(path).expect("cannot write NONET_TRACE"));
    let name = source.rsplit('/').next().unwrap();
    write!(file, "nonet-trace 1\npuzzle {puzzle}\nsource {name}\n").unwrap();
    let events_left = env::var("NONET_TRACE_EVENTS").map_or(1_000_000, |n| n.parse().unwrap());
    *TRACE.lock().unwrap() = Some(Trace { file, source, events_left, rejected: 0 });
    IS_ON.store(true, Relaxed);
    unsafe { atexit(end) };
}

fn event(text: std::fmt::Arguments, line: u32) {
    let mut lock = TRACE.lock().unwrap();
    let trace = lock.as_mut().unwrap();
    if trace.events_left == 0 {
        trace.file.write_all(b"cut\n").unwrap();
        drop(lock);
        return end();
    }
    trace.events_left -= 1;
    if trace.rejected > 0 {
        writeln!(trace.file, "? {}", trace.rejected).unwrap();
    }
    trace.rejected = 0;
    writeln!(trace.file, "{text} @{line}").unwrap();
}

extern "C" {
    /// From C, because Rust runs nothing at exit.
    fn atexit(function: extern "C" fn()) -> i32;
}

/// Ends the trace with the source, if the file is found.
extern "C" fn end() {
    IS_ON.store(false, Relaxed);
    if let Some(mut trace) = TRACE.lock().unwrap().take() {
        for line in read_to_string(trace.source).unwrap_or_default().lines() {
            writeln!(trace.file, "| {line}").unwrap();
        }
    }
}
