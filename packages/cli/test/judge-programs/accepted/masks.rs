use std::io::{self, Read};

struct Board {
    cells: [u8; 81],
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [u16; 9],
}

impl Board {
    fn toggle(&mut self, cell: usize, digit: u8) {
        self.rows[cell / 9] ^= 1 << digit;
        self.columns[cell % 9] ^= 1 << digit;
        self.boxes[cell / 27 * 3 + cell % 9 / 3] ^= 1 << digit;
    }

    fn solve(&mut self, from: usize) -> bool {
        let cell = match (from..81).find(|&cell| self.cells[cell] == 0) {
            Some(cell) => cell,
            None => return true,
        };
        for digit in 1..=9u8 {
            let used = self.rows[cell / 9]
                | self.columns[cell % 9]
                | self.boxes[cell / 27 * 3 + cell % 9 / 3];
            if used >> digit & 1 == 1 {
                continue;
            }
            self.cells[cell] = digit;
            self.toggle(cell, digit);
            if self.solve(cell + 1) {
                return true;
            }
            self.toggle(cell, digit);
            self.cells[cell] = 0;
        }
        false
    }
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let gap = if text.trim().lines().next().unwrap().contains(' ') { " " } else { "" };
    let mut board = Board { cells: [0; 81], rows: [0; 9], columns: [0; 9], boxes: [0; 9] };
    for (cell, symbol) in text.chars().filter(|symbol| symbol.is_ascii_digit()).take(81).enumerate() {
        let digit = symbol as u8 - b'0';
        board.cells[cell] = digit;
        if digit != 0 {
            board.toggle(cell, digit);
        }
    }
    board.solve(0);
    for row in board.cells.chunks(9) {
        let digits: Vec<String> = row.iter().map(|digit| digit.to_string()).collect();
        println!("{}", digits.join(gap));
    }
}
