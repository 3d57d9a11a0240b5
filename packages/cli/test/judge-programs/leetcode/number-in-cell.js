const solveSudoku = (board) => {
  const [rows, cols, boxes] = [0, 1, 2].map(() => Array.from({ length: 9 }, () => new Set()));
  const solve = (index) => {
    if (index === 81) return true;
    const r = Math.floor(index / 9), c = index % 9, b = Math.floor(r / 3) * 3 + Math.floor(c / 3);
    if (board[r][c] !== '.') return solve(index + 1);
    for (let digit = 1; digit <= 9; digit++) {
      if (rows[r].has(digit) || cols[c].has(digit) || boxes[b].has(digit)) continue;
      board[r][c] = digit;
      rows[r].add(digit); cols[c].add(digit); boxes[b].add(digit);
      if (solve(index + 1)) return true;
      board[r][c] = '.';
      rows[r].delete(digit); cols[c].delete(digit); boxes[b].delete(digit);
    }
    return false;
  };
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) {
    const digit = Number(board[r][c]);
    if (!digit) continue;
    rows[r].add(digit); cols[c].add(digit); boxes[Math.floor(r / 3) * 3 + Math.floor(c / 3)].add(digit);
  }
  console.log('start');
  solve(0);
};
