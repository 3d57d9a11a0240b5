/* main returns the result of the search, which is 1 for a solution. */
#include <stdio.h>

static int board[9][9];

static int fits(int r, int c, int digit) {
    for (int i = 0; i < 9; i++) {
        if (board[r][i] == digit || board[i][c] == digit) return 0;
        if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return 0;
    }
    return 1;
}

static int solve(int cell) {
    if (cell == 81) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) printf("%d", board[r][c]);
            puts("");
        }
        return 1;
    }
    const int r = cell / 9, c = cell % 9;
    if (board[r][c]) return solve(cell + 1);
    for (int digit = 1; digit <= 9; digit++) {
        if (!fits(r, c, digit)) continue;
        board[r][c] = digit;
        if (solve(cell + 1)) return 1;
        board[r][c] = 0;
    }
    return 0;
}

int main(void) {
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) scanf("%1d", &board[r][c]);
    return solve(0);
}
