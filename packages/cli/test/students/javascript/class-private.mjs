import { readFileSync } from 'node:fs';
class Sudoku {
  #board;
  steps = 0;
  constructor(text) { this.#board = text.trim().split('\n').map((l) => Array.from(l, Number)); }
  #fits(r, c, d) {
    const b = this.#board;
    for (let k = 0; k < 9; k++) {
      if (b[r][k] === d || b[k][c] === d || b[r - (r % 3) + ((k / 3) | 0)][c - (c % 3) + (k % 3)] === d) return false;
    }
    return true;
  }
  solve(k = 0) {
    if (k === 81) return true;
    const r = Math.trunc(k / 9), c = k % 9;
    if (this.#board[r][c]) return this.solve(k + 1);
    for (let d = 1; d <= 9; d++) {
      if (!this.#fits(r, c, d)) continue;
      this.steps++;
      this.#board[r][c] = d; //+
      if (this.solve(k + 1)) return true;
      this.#board[r][c] = 0; //-
    }
    return false;
  }
  toString() { return this.#board.map((r) => r.join('')).join('\n'); }
}
const s = new Sudoku(readFileSync(0, 'utf8'));
s.solve();
console.log(`${s}`);
console.error(s.steps, 'placements');
