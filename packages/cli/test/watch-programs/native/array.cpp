#include <cstdio>

int board[9][9];

bool fits(int r, int c, int digit) {
    for (int i = 0; i < 9; i++) {
        if (board[r][i] == digit || board[i][c] == digit) return false;
        if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
    }
    return true;
}

bool solve(int cell) {
    if (cell == 81) return true;
    int r = cell / 9, c = cell % 9;
    if (board[r][c]) return solve(cell + 1);
    for (int digit = 1; digit <= 9; digit++) {
        if (!fits(r, c, digit)) continue;
        board[r][c] = digit;
        if (solve(cell + 1)) return true;
        board[r][c] = 0;
    }
    return false;
}

int main() {
    for (auto &row : board)
        for (int &cell : row) scanf("%1d", &cell);
    solve(0);
    for (auto &row : board)
        for (int cell : row) printf("%d", cell);
}
