#include <bits/stdc++.h>
using namespace std;

int board[9][9];
bool inRow[9][10], inColumn[9][10], inBox[9][10];
bool spaced;

void print() {
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) {
            if (c && spaced) cout << ' ';
            cout << board[r][c];
        }
        cout << '\n';
    }
}

void solve(int cell) {
    if (cell == 81) {
        print();
        cout.flush();
        exit(0);
    }
    int r = cell / 9, c = cell % 9, b = r / 3 * 3 + c / 3;
    if (board[r][c]) return solve(cell + 1);
    for (int d = 1; d <= 9; d++) {
        if (inRow[r][d] || inColumn[c][d] || inBox[b][d]) continue;
        inRow[r][d] = inColumn[c][d] = inBox[b][d] = true;
        board[r][c] = d;
        solve(cell + 1);
        board[r][c] = 0;
        inRow[r][d] = inColumn[c][d] = inBox[b][d] = false;
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    for (int r = 0; r < 9; r++) {
        string line;
        getline(cin, line);
        int c = 0;
        for (char symbol : line) {
            if (symbol == ' ') spaced = true;
            if (!isdigit(symbol)) continue;
            int d = board[r][c] = symbol - '0';
            if (d) inRow[r][d] = inColumn[c][d] = inBox[r / 3 * 3 + c / 3][d] = true;
            c++;
        }
    }
    solve(0);
}
