const board = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => [...l].map(Number));
const ok = (r, c, d) => { for (let i = 0; i < 9; i++) if (board[r][i] === d || board[i][c] === d || board[r - (r % 3) + ((i / 3) | 0)][c - (c % 3) + (i % 3)] === d) return false; return true; };
const candidates = () => board.map((row, r) => row.map((v, c) => (v ? [v] : [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => ok(r, c, d)))));
function solve() {
  const all = candidates(); let best;
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (!board[r][c] && (!best || all[r][c].length < best[2].length)) best = [r, c, all[r][c]];
  if (!best) { return true; }
  for (const d of best[2]) { board[best[0]][best[1]] = d; if (solve()) return true; board[best[0]][best[1]] = 0; }
  return false;
}
solve(); console.log(board.map((r) => r.join('')).join('\n'));
