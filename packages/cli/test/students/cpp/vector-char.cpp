#include <bits/stdc++.h>
using namespace std;

int main() {
    vector<vector<char>> board(9, vector<char>(9));
    for (auto &row : board)
        for (auto &c : row) cin >> c;

    function<bool(int)> solve = [&](int k) -> bool {
        if (k == 81) return true;
        int r = k / 9, c = k % 9;
        if (board[r][c] != '0') return solve(k + 1);
        for (char ch = '1'; ch <= '9'; ++ch) {
            bool fine = true;
            for (int i = 0; i < 9 && fine; ++i)
                fine = board[r][i] != ch && board[i][c] != ch &&
                       board[3 * (r / 3) + i / 3][3 * (c / 3) + i % 3] != ch;
            if (!fine) continue;
            board[r][c] = ch; //+
            if (solve(k + 1)) return true;
            board[r][c] = '0'; //-
        }
        return false;
    };

    solve(0);
    for (auto &row : board) {
        for (char c : row) cout << c;
        cout << "\n";
    }
    return 0;
}
