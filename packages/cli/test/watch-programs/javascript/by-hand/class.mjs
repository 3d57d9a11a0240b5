// A copy of class.mjs that logs each change of the grid, with the number of the line that makes it.
import { openSync, writeSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const log = openSync(process.argv[2], 'w');
function event(kind, r, c, d, line) {
  const digit = kind === '+' ? ` ${d}` : '';
  writeSync(log, `${kind} ${r + 1} ${c + 1}${digit} @${line}\n`);
}

class Sudoku {
  #board = [];

  static parse(lines) {
    const sudoku = new Sudoku();
    for (const line of lines) sudoku.#board.push([...line].map(Number));
    return sudoku;
  }

  fits(row, column, digit) {
    return this.#board.every((other, r) => {
      const box = this.#board[row - (row % 3) + Math.floor(r / 3)];
      return (
        this.#board[row][r] !== digit &&
        other[column] !== digit &&
        box[column - (column % 3) + (r % 3)] !== digit
      );
    });
  }

  async solve(cell = 0) {
    if (cell === 81) return true;
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    if (this.#board[row][column] !== 0) return this.solve(cell + 1);
    for (let digit = 1; digit <= 9; digit++) {
      if (!this.fits(row, column, digit)) continue;
      this.#board[row][column] = digit;
      event('+', row, column, digit, 29);
      if (await this.solve(cell + 1)) return true;
      this.#board[row][column] = 0;
      event('-', row, column, 0, 31);
    }
    return false;
  }

  toString() {
    return this.#board.map((row) => row.join('')).join('\n');
  }
}

const sudoku = Sudoku.parse((await text(process.stdin)).trim().split('\n'));
await sudoku.solve();
console.log(`${sudoku}`);
