#include <iostream>
#include <vector>
using namespace std;

int board[9][9];
vector<pair<int, int>> blanks;

bool fits(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        int inBox = board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3];
        if (board[r][i] == d || board[i][c] == d || inBox == d)
            return false;
    }
    return true;
}

bool solve(size_t i) {
    if (i == blanks.size())
        return true;
    auto [r, c] = blanks[i];
    for (int d = 1; d <= 9; d++) {
        if (fits(r, c, d)) {
            board[r][c] = d;
            if (solve(i + 1))
                return true;
            board[r][c] = 0;
        }
    }
    return false;
}

int main() {
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            char digit;
            cin >> digit;
            board[r][c] = digit - '0';
            if (board[r][c] == 0)
                blanks.push_back({r, c});
        }
    solve(0);
    for (auto &row : board)
        for (int &d : row)
            cout << d << (&d == row + 8 ? "\n" : "");
}
