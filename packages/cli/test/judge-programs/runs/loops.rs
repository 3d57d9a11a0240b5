// Goes back one blank, but does not raise its digit.
use std::io::Read;

fn fits(b: &[u8], at: usize, digit: u8) -> bool {
    let (r, c) = (at / 9, at % 9);
    (0..9).all(|i| {
        b[9 * r + i] != digit
            && b[9 * i + c] != digit
            && b[9 * (r / 3 * 3 + i / 3) + c / 3 * 3 + i % 3] != digit
    })
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut b: Vec<u8> = text.bytes().filter(u8::is_ascii_digit).map(|s| s - b'0').collect();
    let blanks: Vec<usize> = (0..81).filter(|&at| b[at] == 0).collect();
    let mut n = 0;
    while n < blanks.len() {
        let at = blanks[n];
        b[at] = 0;
        match (1..=9).find(|&digit| fits(&b, at, digit)) {
            Some(digit) => {
                b[at] = digit;
                n += 1;
            }
            None => n -= 1,
        }
    }
    for row in b.chunks(9) {
        println!("{}", row.iter().map(|digit| digit.to_string()).collect::<String>());
    }
}
