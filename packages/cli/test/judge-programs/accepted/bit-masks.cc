#include <cstdio>
#include <cstring>

// One bit per digit, for each row, column and box.
static int board[81], blank[81], blanks;
static int rows[9], columns[9], boxes[9];

static bool solve(int k) {
    if (k == blanks) return true;
    const int cell = blank[k], r = cell / 9, c = cell % 9, b = r / 3 * 3 + c / 3;
    for (int open = ~(rows[r] | columns[c] | boxes[b]) & 0x1ff; open; open &= open - 1) {
        const int bit = open & -open;
        rows[r] ^= bit;
        columns[c] ^= bit;
        boxes[b] ^= bit;
        if (solve(k + 1)) {
            board[cell] = __builtin_ctz(bit) + 1;
            return true;
        }
        rows[r] ^= bit;
        columns[c] ^= bit;
        boxes[b] ^= bit;
    }
    return false;
}

int main() {
    char line[64];
    bool spaced = false;
    for (int cell = 0; cell < 81 && fgets(line, sizeof line, stdin);) {
        if (strchr(line, ' ')) spaced = true;
        for (char* at = line; *at; at++) {
            if (*at < '0' || *at > '9') continue;
            board[cell] = *at - '0';
            const int bit = board[cell] ? 1 << (board[cell] - 1) : 0;
            rows[cell / 9] |= bit;
            columns[cell % 9] |= bit;
            boxes[cell / 27 * 3 + cell % 9 / 3] |= bit;
            if (!bit) blank[blanks++] = cell;
            cell++;
        }
    }
    solve(0);
    for (int cell = 0; cell < 81; cell++) {
        putchar('0' + board[cell]);
        if (cell % 9 == 8) putchar('\n');
        else if (spaced) putchar(' ');
    }
}
