/**
 * @param {character[][]} board
 * @return {void} Do not return anything, modify board in-place instead.
 */
var solveSudoku = function(board) {
    dfs(board);
};

function dfs(board) {
    for (let row = 0; row < 9; row++) {
        for (let col = 0; col < 9; col++) {
            if (board[row][col] !== '.') continue;
            for (let i = 1; i <= 9; i++) {
                const c = i.toString();
                if (isValid(board, row, col, c)) {
                    board[row][col] = c;
                    if (dfs(board)) return true;
                }
            }
            board[row][col] = '.';
            return false;
        }
    }
    return true;
}

const isValid = (board, row, col, c) => {
    const blkrow = Math.floor(row / 3) * 3;
    const blkcol = Math.floor(col / 3) * 3;
    for (let i = 0; i < 9; i++) {
        if (board[row][i] === c || board[i][col] === c) return false;
        if (board[blkrow + Math.floor(i / 3)][blkcol + (i % 3)] === c) return false;
    }
    return true;
};
