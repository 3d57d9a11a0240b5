#define ll long long

class Solution {
public:
    bool isSafe(vector<vector<char>>& board, int row, int col, char num) {
        for (int k = 0; k < 9; k++) {
            if (board[row][k] == num || board[k][col] == num) return false;
            if (board[row / 3 * 3 + k / 3][col / 3 * 3 + k % 3] == num) return false;
        }
        return true;
    }

    bool solve(vector<vector<char>>& board) {
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                if (board[row][col] != '.') continue;
                for (char num = '1'; num <= '9'; num++) {
                    if (isSafe(board, row, col, num)) {
                        board[row][col] = num;
                        if (solve(board)) return true;
                    }
                }
                return false;
            }
        }
        return true;
    }

    void solveSudoku(vector<vector<char>>& board) { solve(board); }
};
