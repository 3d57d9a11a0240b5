#include <iostream>
#include <vector>
using namespace std;
int board[9][9];
int numbers[10];

bool ok(int board[][9], int r, int c, int n) {
    for (int i = 0; i < 9; i++)
        if (board[r][i] == n || board[i][c] == n || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == n)
            return false;
    return true;
}
bool solve(int board[][9], int k) {
    if (k == 81) return true;
    if (board[k / 9][k % 9]) return solve(board, k + 1);
    for (int n = 1; n <= 9; n++) {
        if (!ok(board, k / 9, k % 9, n)) continue;
        board[k / 9][k % 9] = n; //+
        if (solve(board, k + 1)) return true;
        board[k / 9][k % 9] = 0; //-
    }
    return false;
}
int main() {
    int board[9][9];
    for (int i = 0; i < 81; i++) cin >> board[i / 9][i % 9];
    solve(board, 0);
    for (int i = 0; i < 81; i++) cout << ::board[i / 9][i % 9] << (i % 9 == 8 ? "\n" : " ");
}
