#include <iostream>
#include <string>
using namespace std;

int board[9][9];
bool rowUsed[9][10], colUsed[9][10], boxUsed[9][10];

bool solve(int k) {
    if (k == 81) return true;
    int r = k / 9, c = k % 9, b = r / 3 * 3 + c / 3;
    if (board[r][c] != 0) return solve(k + 1);
    for (int d = 1; d <= 9; d++) {
        if (rowUsed[r][d] || colUsed[c][d] || boxUsed[b][d]) continue;
        board[r][c] = d;
        rowUsed[r][d] = colUsed[c][d] = boxUsed[b][d] = true;
        if (solve(k + 1)) return true;
        board[r][c] = 0;
        rowUsed[r][d] = colUsed[c][d] = boxUsed[b][d] = false;
    }
    return false;
}

int main() {
    for (int r = 0; r < 9; r++) {
        string line;
        cin >> line;
        for (int c = 0; c < 9; c++) {
            int d = line[c] - '0', b = r / 3 * 3 + c / 3;
            board[r][c] = d;
            if (d != 0) rowUsed[r][d] = colUsed[c][d] = boxUsed[b][d] = true;
        }
    }
    solve(0);
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) cout << board[r][c];
        cout << '\n';
    }
}
