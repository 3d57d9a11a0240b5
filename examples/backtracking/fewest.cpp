#include <iostream>

int board[81], row[9], col[9], box[9];

void flip(int cell, int bit) {
    row[cell / 9] ^= bit;
    col[cell % 9] ^= bit;
    box[cell / 27 * 3 + cell % 9 / 3] ^= bit;
}

int candidates(int cell) {
    return 0b1111111110 & ~(row[cell / 9] | col[cell % 9] | box[cell / 27 * 3 + cell % 9 / 3]);
}

bool solve() {
    int best = -1, fewest = 10;
    for (int cell = 0; cell < 81; cell++) {
        int count = __builtin_popcount(candidates(cell));
        if (board[cell] == 0 && count < fewest)
            best = cell, fewest = count;
    }
    if (best < 0)
        return true;
    for (int left = candidates(best); left; left &= left - 1) {
        int bit = left & -left;
        board[best] = __builtin_ctz(bit);
        flip(best, bit);
        if (solve())
            return true;
        board[best] = 0;
        flip(best, bit);
    }
    return false;
}

int main() {
    char digit;
    for (int cell = 0; std::cin >> digit; cell++)
        if ((board[cell] = digit - '0'))
            flip(cell, 1 << board[cell]);
    solve();
    for (int cell = 0; cell < 81; cell++)
        std::cout << board[cell] << (cell % 9 == 8 ? "\n" : "");
}
