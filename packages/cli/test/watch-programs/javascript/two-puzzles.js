const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');

class Solver {
  constructor(rows) {
    this.board = rows.map((row) => [...row].map(Number));
  }

  fits(r, c, d) {
    for (let i = 0; i < 9; i++) {
      if (this.board[r][i] === d || this.board[i][c] === d) return false;
      if (this.board[r - (r % 3) + ((i / 3) | 0)][c - (c % 3) + (i % 3)] === d) return false;
    }
    return true;
  }

  solve(k = 0) {
    if (k === 81) return true;
    const [r, c] = [(k / 9) | 0, k % 9];
    if (this.board[r][c]) return this.solve(k + 1);
    for (let d = 1; d < 10; d++) {
      if (!this.fits(r, c, d)) continue;
      this.board[r][c] = d;
      if (this.solve(k + 1)) return true;
      this.board[r][c] = 0;
    }
    return false;
  }
}

for (let i = 0; i < lines.length; i += 9) {
  const solver = new Solver(lines.slice(i, i + 9));
  solver.solve();
  console.log(solver.board.map((row) => row.join('')).join('\n'));
}
