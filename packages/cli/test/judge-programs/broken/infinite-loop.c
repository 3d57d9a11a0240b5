/* A cell without a digit is tried again forever. */
#include <stdio.h>

static int board[9][9];

static int fits(int r, int c, int digit) {
    for (int i = 0; i < 9; i++) {
        if (board[r][i] == digit || board[i][c] == digit) return 0;
        if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return 0;
    }
    return 1;
}

int main(void) {
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) scanf("%1d", &board[r][c]);
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++)
            while (board[r][c] == 0)
                for (int digit = 1; digit <= 9; digit++)
                    if (fits(r, c, digit)) board[r][c] = digit;
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) printf("%d", board[r][c]);
        puts("");
    }
    return 0;
}
