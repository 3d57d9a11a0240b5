#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "nonet_trace.hpp"
using namespace std;

vector<string> board(9);
vector<pair<int, int>> blanks;

bool fits(int r, int c, char d) {
    for (int i = 0; i < 9; i++) {
        if (board[r][i] == d || board[i][c] == d) return false;
        if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}

bool solve(size_t i) {
    if (i == blanks.size()) {
        trace_solution();
        return true;
    }
    auto [r, c] = blanks[i];
    for (char d = '1'; d <= '9'; d++) {
        if (!fits(r, c, d)) {
            trace_reject();
            continue;
        }
        board[r][c] = d;
        trace_place(r, c, d);
        if (solve(i + 1)) return true;
        board[r][c] = '0';
        trace_remove(r, c);
    }
    return false;
}

int main() {
    for (auto &line : board) cin >> line;
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++)
            if (board[r][c] == '0') blanks.push_back({r, c});
    trace_puzzle(board);
    if (solve(0))
        for (auto &line : board) cout << line << '\n';
}
