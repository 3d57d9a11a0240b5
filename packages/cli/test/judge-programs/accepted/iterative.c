#include <stdio.h>

/* Backtracking without recursion: a cursor moves through the blanks. */
static int board[81], blank[81];

static int fits(int cell, int digit) {
    const int r = cell / 9, c = cell % 9;
    for (int i = 0; i < 9; i++) {
        if (board[r * 9 + i] == digit || board[i * 9 + c] == digit) return 0;
        if (board[(r / 3 * 3 + i / 3) * 9 + c / 3 * 3 + i % 3] == digit) return 0;
    }
    return 1;
}

int main(void) {
    int symbol, cell = 0, blanks = 0, spaced = 0;
    while (cell < 81 && (symbol = getchar()) != EOF) {
        if (symbol == ' ' && cell > 0) spaced = 1;
        if (symbol < '0' || symbol > '9') continue;
        if (symbol == '0') blank[blanks++] = cell;
        board[cell++] = symbol - '0';
    }
    int at = 0;
    while (at >= 0 && at < blanks) {
        const int here = blank[at];
        int digit = board[here] + 1;
        board[here] = 0;
        while (digit <= 9 && !fits(here, digit)) digit++;
        if (digit <= 9) {
            board[here] = digit;
            at++;
        } else {
            at--;
        }
    }
    for (cell = 0; cell < 81; cell++) {
        putchar('0' + board[cell]);
        if (cell % 9 == 8) putchar('\n');
        else if (spaced) putchar(' ');
    }
    return 0;
}
