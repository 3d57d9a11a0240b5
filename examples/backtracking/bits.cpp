#include <iostream>
#include <string>
#include <vector>
using namespace std;

vector<string> board(9);
int row[9], col[9], box[9];

void flip(int r, int c, int bit) {
    row[r] ^= bit;
    col[c] ^= bit;
    box[r / 3 * 3 + c / 3] ^= bit;
}

bool solve(int cell) {
    if (cell == 81)
        return true;
    int r = cell / 9, c = cell % 9;
    if (board[r][c] != '0')
        return solve(cell + 1);
    int left = 0b1111111110 & ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]);
    for (; left; left &= left - 1) {
        int bit = left & -left;
        board[r][c] = '0' + __builtin_ctz(bit);
        flip(r, c, bit);
        if (solve(cell + 1))
            return true;
        board[r][c] = '0';
        flip(r, c, bit);
    }
    return false;
}

int main() {
    for (auto &line : board)
        cin >> line;
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++)
            if (board[r][c] != '0')
                flip(r, c, 1 << (board[r][c] - '0'));
    solve(0);
    for (auto &line : board)
        cout << line << '\n';
}
