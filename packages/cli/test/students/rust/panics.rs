use std::io::{read_to_string, stdin};
fn go(b: &mut Vec<Vec<u8>>, r: usize, c: usize) -> bool {
    if c == 9 { return go(b, r + 1, 0); }
    if b[r][c] != b'0' { return go(b, r, c + 1); }
    for n in b'1'..=b'9' {
        if (0..9).all(|i| b[r][i] != n && b[i][c] != n && b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] != n) {
            b[r][c] = n;
            if go(b, r, c + 1) { return true; }
            b[r][c] = b'0';
        }
    }
    false
}
fn main() {
    let mut b: Vec<Vec<u8>> = read_to_string(stdin()).unwrap().lines().map(|l| l.bytes().collect()).collect();
    go(&mut b, 0, 0);
    for r in b { println!("{}", String::from_utf8(r).unwrap()); }
}
