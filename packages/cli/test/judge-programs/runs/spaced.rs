// Expects spaces: nine digits are no u8.
use std::io::{self, Read};

fn solve(a: &mut Vec<Vec<u8>>, k: usize) -> bool {
    if k == 81 {
        return true;
    }
    let (r, c) = (k / 9, k % 9);
    if a[r][c] != 0 {
        return solve(a, k + 1);
    }
    for v in 1..=9 {
        let clash = (0..9)
            .any(|i| a[r][i] == v || a[i][c] == v || a[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v);
        if clash {
            continue;
        }
        a[r][c] = v;
        if solve(a, k + 1) {
            return true;
        }
        a[r][c] = 0;
    }
    false
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut a: Vec<Vec<u8>> = text
        .lines()
        .map(|line| line.split_whitespace().map(|s| s.parse().unwrap()).collect())
        .collect();
    solve(&mut a, 0);
    for row in &a {
        println!("{}", row.iter().map(|v| v.to_string()).collect::<String>());
    }
}
