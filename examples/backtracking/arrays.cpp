#include <cstdio>

char board[9][10];
bool row[9][10], col[9][10], box[9][10];

void mark(int r, int c, int d, bool used) {
    row[r][d] = col[c][d] = box[r / 3 * 3 + c / 3][d] = used;
}

bool fits(int r, int c, int d) {
    return !(row[r][d] || col[c][d] || box[r / 3 * 3 + c / 3][d]);
}

bool solve(int cell) {
    if (cell == 81)
        return true;
    int r = cell / 9, c = cell % 9;
    if (board[r][c] != '0')
        return solve(cell + 1);
    for (int d = 1; d <= 9; d++) {
        if (fits(r, c, d)) {
            board[r][c] = '0' + d;
            mark(r, c, d, true);
            if (solve(cell + 1))
                return true;
            board[r][c] = '0';
            mark(r, c, d, false);
        }
    }
    return false;
}

int main() {
    for (auto &line : board)
        scanf("%9s", line);
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++)
            mark(r, c, board[r][c] - '0', true);
    solve(0);
    for (auto &line : board)
        puts(line);
}
