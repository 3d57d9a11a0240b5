// Expects no spaces: a space is no digit.
use std::io::{self, BufRead};

fn solve(a: &mut [[u32; 9]; 9], k: usize) -> bool {
    if k == 81 {
        return true;
    }
    let (r, c) = (k / 9, k % 9);
    if a[r][c] != 0 {
        return solve(a, k + 1);
    }
    for v in 1..=9 {
        if (0..9).all(|i| a[r][i] != v && a[i][c] != v && a[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] != v) {
            a[r][c] = v;
            if solve(a, k + 1) {
                return true;
            }
            a[r][c] = 0;
        }
    }
    false
}

fn main() {
    let mut a = [[0; 9]; 9];
    for (r, line) in io::stdin().lock().lines().enumerate() {
        for (c, symbol) in line.unwrap().trim().chars().enumerate() {
            a[r][c] = symbol.to_digit(10).unwrap();
        }
    }
    solve(&mut a, 0);
    for row in &a {
        println!("{}", row.iter().map(|v| v.to_string()).collect::<Vec<_>>().join(" "));
    }
}
