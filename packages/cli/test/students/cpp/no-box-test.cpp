#include <bits/stdc++.h>
using namespace std;
int board[9][9];
bool valid(int r, int c, int n) {
    for (int i = 0; i < 9; i++)
        if (board[r][i] == n || board[i][c] == n)
            return false;
    return true;
}
bool solve() {
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            if (board[r][c]) continue;
            for (int n = 1; n <= 9; n++)
                if (valid(r, c, n)) {
                    board[r][c] = n; //+
                    if (solve()) return true;
                    board[r][c] = 0; //-
                }
            return false;
        }
    return true;
}
int main() {
    for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) cin >> board[i][j];
    solve();
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << board[i][j] << " ";
        cout << endl;
    }
    return 0;
}
