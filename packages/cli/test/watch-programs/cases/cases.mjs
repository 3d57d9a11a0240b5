import { readFileSync } from 'node:fs';

const OWN = '103000509002109400000704000300502006060000050700803004000401000009205800804000107';
const rowsOf = (text) => text.match(/.{9}/g).map((row) => [...row].map(Number));
let lines;

function read() {
  lines ??= readFileSync(0, 'utf8').split('\n');
  return rowsOf(lines.splice(0, 9).join(''));
}

function change(board) {
  board[0][1] = 4;
  board[0][1] = 0;
  board[0][3] = 6;
}

function search(board, c) {
  if (c === 5) return;
  for (const d of c === 1 ? [4, 6] : [8]) {
    const copy = board.map((row) => [...row]);
    copy[0][c] = d;
    search(copy, c + 2);
  }
}

const cases = {
  own() {
    const board = rowsOf(OWN);
    change(board);
  },
  index() {
    const board = read();
    change(board);
  },
  copy() {
    const board = read();
    const other = board.map((row) => [...row]);
    change(other);
  },
  zeros() {
    const seen = Array.from({ length: 9 }, () => Array(9).fill(0));
    const board = read();
    seen[0][1] = 1;
    seen[8][8] = 2;
    change(board);
  },
  overwrite() {
    const board = read();
    for (const d of [4, 6, 6, 0]) board[0][1] = d;
  },
  next() {
    const board = read();
    board[8][7] = 9;
    board[8][8] = 6;
    board[8][8] = 7;
    board[8][7] = 2;
    const after = read();
    for (let r = 0; r < 9; r++) {
      for (let c = 0; c < 9; c++) board[r][c] = after[r][c];
    }
  },
  value() {
    search(read(), 1);
  },
  none() {
    const board = read();
    console.log(board.flat().reduce((sum, d) => sum + d));
  },
};
cases[process.argv[2]]();
