use std::io::{self, BufRead};
use std::process;

mod nonet_trace;
use nonet_trace::*;

struct Sudoku {
    board: [[usize; 9]; 9],
    row: [[bool; 10]; 9],
    col: [[bool; 10]; 9],
    bx: [[bool; 10]; 9],
    blanks: Vec<(usize, usize)>,
}

impl Sudoku {
    fn put(&mut self, r: usize, c: usize, d: usize, used: bool) {
        self.board[r][c] = if used { d } else { 0 };
        self.row[r][d] = used;
        self.col[c][d] = used;
        self.bx[r / 3 * 3 + c / 3][d] = used;
    }

    fn solve(&mut self, i: usize) {
        if i == self.blanks.len() {
            trace_solution();
            for line in &self.board {
                println!("{}", line.map(|d| d.to_string()).concat());
            }
            process::exit(0);
        }
        let (r, c) = self.blanks[i];
        for d in 1..=9 {
            if self.row[r][d] || self.col[c][d] || self.bx[r / 3 * 3 + c / 3][d] {
                trace_reject();
                continue;
            }
            self.put(r, c, d, true);
            trace_place(r, c, d);
            self.solve(i + 1);
            self.put(r, c, d, false);
            trace_remove(r, c);
        }
    }
}

fn main() {
    let mut sudoku = Sudoku {
        board: [[0; 9]; 9],
        row: [[false; 10]; 9],
        col: [[false; 10]; 9],
        bx: [[false; 10]; 9],
        blanks: vec![],
    };
    for (r, line) in io::stdin().lock().lines().take(9).enumerate() {
        for (c, d) in line.unwrap().trim().bytes().enumerate() {
            match d - b'0' {
                0 => sudoku.blanks.push((r, c)),
                d => sudoku.put(r, c, d as usize, true),
            }
        }
    }
    trace_puzzle(&sudoku.board);
    sudoku.solve(0);
}
