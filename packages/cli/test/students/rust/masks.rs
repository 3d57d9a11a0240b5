use std::io::{read_to_string, stdin};
struct S { g: Vec<Vec<u16>>, row: [u16; 9], col: [u16; 9], bx: [u16; 9] }
impl S {
    fn flip(&mut self, r: usize, c: usize, d: u16) {
        self.row[r] ^= 1 << d; self.col[c] ^= 1 << d; self.bx[r / 3 * 3 + c / 3] ^= 1 << d;
    }
    fn go(&mut self, e: &[(usize, usize)]) -> bool {
        let Some(&(r, c)) = e.first() else { return true };
        for d in 1..=9 {
            if (self.row[r] | self.col[c] | self.bx[r / 3 * 3 + c / 3]) >> d & 1 == 1 { continue; }
            self.flip(r, c, d);
            self.g[r][c] = d;
            if self.go(&e[1..]) { return true; }
            self.g[r][c] = 0;
            self.flip(r, c, d);
        }
        false
    }
}
fn main() {
    let text = read_to_string(stdin()).unwrap();
    let g: Vec<Vec<u16>> = text.lines().map(|l| l.split_whitespace().map(|x| x.parse().unwrap()).collect()).collect();
    let mut s = S { g: g.clone(), row: [0; 9], col: [0; 9], bx: [0; 9] };
    let mut e = vec![];
    for r in 0..9 { for c in 0..9 { if g[r][c] > 0 { s.flip(r, c, g[r][c]) } else { e.push((r, c)) } } }
    s.go(&e);
    for r in &s.g { println!("{}", r.iter().map(|x| x.to_string()).collect::<Vec<_>>().join(" ")); }
}
