/**
 * @param {character[][]} board
 * @return {void} Do not return anything, modify board in-place instead.
 */
var solveSudoku = function (board) {
  const valid = (r, c, ch) => {
    for (let i = 0; i < 9; i++) {
      if (board[r][i] === ch || board[i][c] === ch) return false;
      if (board[3 * Math.floor(r / 3) + Math.floor(i / 3)][3 * Math.floor(c / 3) + (i % 3)] === ch) return false;
    }
    return true;
  };
  const solve = () => {
    for (let r = 0; r < 9; r++) {
      for (let c = 0; c < 9; c++) {
        if (board[r][c] !== '.') continue;
        for (let d = 1; d <= 9; d++) {
          const ch = String(d);
          if (!valid(r, c, ch)) continue;
          board[r][c] = ch; //+
          if (solve()) return true;
          board[r][c] = '.'; //-
        }
        return false;
      }
    }
    return true;
  };
  solve();
};
const board = JSON.parse(require('fs').readFileSync(0, 'utf8'));
solveSudoku(board);
console.log(JSON.stringify(board));
