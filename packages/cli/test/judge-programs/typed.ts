import { readFileSync } from 'node:fs';

type Board = number[][];

const board: Board = readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line: string): number[] => Array.from(line.trim(), Number));

function fits(r: number, c: number, digit: number): boolean {
  const [top, left] = [r - (r % 3), c - (c % 3)];
  for (let i = 0; i < 9; i++) {
    if (board[r][i] === digit || board[i][c] === digit) return false;
    if (board[top + Math.trunc(i / 3)][left + (i % 3)] === digit) return false;
  }
  return true;
}

function solve(cell: number): boolean {
  if (cell === 81) return true;
  const [r, c] = [Math.trunc(cell / 9), cell % 9];
  if (board[r][c] !== 0) return solve(cell + 1);
  for (let digit = 1; digit <= 9; digit++) {
    if (!fits(r, c, digit)) continue;
    board[r][c] = digit;
    if (solve(cell + 1)) return true;
    board[r][c] = 0;
  }
  return false;
}

solve(0);
console.log(board.map((row) => row.join('')).join('\n'));
