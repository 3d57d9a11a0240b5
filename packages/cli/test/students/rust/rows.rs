use std::io::{self, BufRead};
type Board = [[u8; 9]; 9];
fn ok(b: &Board, r: usize, c: usize, n: u8) -> bool {
    (0..9).all(|i| b[r][i] != n && b[i][c] != n && b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] != n)
}
fn solve(b: &mut Board, k: usize) -> bool {
    if k == 81 {
        return true;
    }
    let (r, c) = (k / 9, k % 9);
    if b[r][c] != 0 {
        return solve(b, k + 1);
    }
    for n in 1..=9 {
        if ok(b, r, c, n) {
            b[r][c] = n;
            if solve(b, k + 1) {
                return true;
            }
            b[r][c] = 0;
        }
    }
    false
}
fn main() {
    let mut b = [[0; 9]; 9];
    for (r, line) in io::stdin().lock().lines().take(9).enumerate() {
        for (c, ch) in line.unwrap().bytes().take(9).enumerate() {
            b[r][c] = ch - b'0';
        }
    }
    solve(&mut b, 0);
    for row in &b {
        println!("{}", row.iter().map(|d| d.to_string()).collect::<String>());
    }
}
