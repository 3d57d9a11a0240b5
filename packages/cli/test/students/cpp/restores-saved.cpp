#include <iostream>
#include <vector>
using namespace std;
vector<vector<int>> board(9, vector<int>(9));
int options(int r, int c) {
    int m = 0;
    for (int i = 0; i < 9; i++)
        m |= 1 << board[r][i] | 1 << board[i][c] | 1 << board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3];
    return ~m & 1022;
}
// rows with one blank
bool fillLast() {
    for (int r = 0; r < 9; r++) {
        int blanks = 0, c = 0;
        for (int i = 0; i < 9; i++) if (board[r][i] == 0) { blanks++; c = i; }
        if (blanks != 1) continue;
        int m = options(r, c);
        if (m == 0) return false;
        board[r][c] = __builtin_ctz(m);
    }
    return true;
}
bool solve() {
    if (!fillLast()) return false;
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++)
            if (board[r][c] == 0) {
                vector<vector<int>> saved = board;
                for (int d = 1; d <= 9; d++) {
                    if (!(options(r, c) >> d & 1)) continue;
                    board[r][c] = d;
                    if (solve()) return true;
                    board = saved;      // 전부 되돌린다
                }
                return false;
            }
    return true;
}
int main() {
    for (auto& row : board) for (int& v : row) cin >> v;
    solve();
    for (auto& row : board) {
        for (int v : row) cout << v << ' ';
        cout << '\n';
    }
}
