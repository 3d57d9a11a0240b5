// The masks are not restored, so the search finds no solution.
use std::io::{self, BufRead};

struct Board {
    cells: [u8; 81],
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [u16; 9],
}

impl Board {
    fn mark(&mut self, at: usize, bit: u16) {
        self.rows[at / 9] |= bit;
        self.columns[at % 9] |= bit;
        self.boxes[at / 27 * 3 + at % 9 / 3] |= bit;
    }

    fn solve(&mut self, at: usize) -> bool {
        if at == 81 {
            return true;
        }
        if self.cells[at] > 0 {
            return self.solve(at + 1);
        }
        let used = self.rows[at / 9] | self.columns[at % 9] | self.boxes[at / 27 * 3 + at % 9 / 3];
        for digit in 1..=9 {
            if used >> digit & 1 == 1 {
                continue;
            }
            self.cells[at] = digit;
            self.mark(at, 1 << digit);
            if self.solve(at + 1) {
                return true;
            }
            self.cells[at] = 0;
        }
        false
    }
}

fn main() {
    let mut board = Board { cells: [0; 81], rows: [0; 9], columns: [0; 9], boxes: [0; 9] };
    let text: String = io::stdin().lock().lines().map(|line| line.unwrap()).collect();
    for (at, symbol) in text.bytes().enumerate() {
        board.cells[at] = symbol - b'0';
        board.mark(at, 1 << board.cells[at]);
    }
    if board.solve(0) {
        for row in board.cells.chunks(9) {
            println!("{}", row.iter().map(|d| d.to_string()).collect::<String>());
        }
    }
}
