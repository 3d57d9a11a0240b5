use std::io::{read_to_string, stdin};
fn go(b: &Vec<Vec<u8>>, k: usize) -> bool {
    if k == 81 { return true; }
    let (r, c) = (k / 9, k % 9);
    if b[r][c] != b'0' { return go(b, k + 1); }
    for n in b'1'..=b'9' {
        if (0..9).all(|i| b[r][i] != n && b[i][c] != n && b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] != n) {
            let mut next = b.clone();
            next[r][c] = n;
            if go(&next, k + 1) { return true; }
        }
    }
    false
}
fn main() {
    let b: Vec<Vec<u8>> = read_to_string(stdin()).unwrap().lines().map(|l| l.bytes().collect()).collect();
    go(&b, 0);
    for r in b { println!("{}", String::from_utf8(r).unwrap()); }
}
