/**
 Do not return anything, modify board in-place instead.
 */
function solveSudoku(board: string[][]): void {
  const n: number = board.length;

  const isValid = (row: number, col: number, k: string): boolean => {
    for (let i = 0; i < n; i++) {
      const m = 3 * Math.floor(row / 3) + Math.floor(i / 3);
      const p = 3 * Math.floor(col / 3) + (i % 3);
      if (board[row][i] === k || board[i][col] === k || board[m][p] === k) return false;
    }
    return true;
  };

  const backtrack = (): boolean => {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        if (board[i][j] !== '.') continue;
        for (let k = 1; k <= 9; k++) {
          if (!isValid(i, j, k.toString())) continue;
          board[i][j] = k.toString();
          if (backtrack()) return true;
          board[i][j] = '.';
        }
        return false;
      }
    }
    return true;
  };
  backtrack();
}
