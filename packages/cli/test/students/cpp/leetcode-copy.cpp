class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        auto copy = board;
        solve(copy, 0);
    }
    bool solve(vector<vector<char>>& b, int k) {
        if (k == 81) return true;
        int r = k / 9, c = k % 9;
        if (b[r][c] != '.') return solve(b, k + 1);
        for (char d = '1'; d <= '9'; d++) {
            bool ok = true;
            for (int i = 0; i < 9; i++) {
                if (b[r][i] == d || b[i][c] == d) ok = false;
                if (b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) ok = false;
            }
            if (ok) {
                b[r][c] = d; //+
                if (solve(b, k + 1)) return true;
                b[r][c] = '.'; //-
            }
        }
        return false;
    }
};
