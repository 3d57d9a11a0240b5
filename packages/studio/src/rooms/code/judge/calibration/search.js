// A plain search of AI Escargot, a few times. Prints how long it took, in milliseconds.
const PUZZLE = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

function fits(board, r, c, digit) {
  for (let i = 0; i < 9; i++) {
    if (board[r][i] === digit || board[i][c] === digit) return false;
  }
  const top = r - (r % 3);
  const left = c - (c % 3);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (board[top + i][left + j] === digit) return false;
    }
  }
  return true;
}

function solve(board, blanks, index) {
  if (index === blanks.length) return true;
  const [r, c] = blanks[index];
  for (let digit = 1; digit <= 9; digit++) {
    if (!fits(board, r, c, digit)) continue;
    board[r][c] = digit;
    if (solve(board, blanks, index + 1)) return true;
    board[r][c] = 0;
  }
  return false;
}

const started = performance.now();
for (let i = 0; i < 40; i++) {
  const board = PUZZLE.match(/.{9}/g).map((row) => Array.from(row, (s) => Number(s) || 0));
  const blanks = board.flatMap((row, r) => row.flatMap((d, c) => (d === 0 ? [[r, c]] : [])));
  solve(board, blanks, 0);
}
console.log(performance.now() - started);
