class Solution {
    private int[] rows = new int[9];
    private int[] cols = new int[9];
    private int[] boxes = new int[9];

    public void solveSudoku(char[][] board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] != '.') {
                    toggle(r, c, 1 << (board[r][c] - '1'));
                }
            }
        }
        backtrack(board, 0);
    }

    private void toggle(int r, int c, int bit) {
        rows[r] ^= bit;
        cols[c] ^= bit;
        boxes[r / 3 * 3 + c / 3] ^= bit;
    }

    private boolean backtrack(char[][] board, int pos) {
        while (pos < 81 && board[pos / 9][pos % 9] != '.') {
            pos++;
        }
        if (pos == 81) {
            return true;
        }
        int r = pos / 9, c = pos % 9;
        int used = rows[r] | cols[c] | boxes[r / 3 * 3 + c / 3];
        for (int d = 0; d < 9; d++) {
            int bit = 1 << d;
            if ((used & bit) != 0) {
                continue;
            }
            toggle(r, c, bit);
            board[r][c] = (char) ('1' + d); //+
            if (backtrack(board, pos + 1)) {
                return true;
            }
            board[r][c] = '.'; //-
            toggle(r, c, bit);
        }
        return false;
    }
}
