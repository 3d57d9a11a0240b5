const board = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').map((line) => [...line].map(Number));

function place(r, c, d) {
  board[r][c] = d; if (c > 2) board[r + 100][c] = d;
}

class Solver {
  constructor(cells) {
    this.cells = cells; }
  run() {
    place(0, 1, 4); [3].forEach(function each(c) { this.done = place(0, c, 6); }, this);
  }
}

new Solver([]).run();
