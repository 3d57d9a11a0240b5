#include <iostream>
#include <vector>
using namespace std;
typedef vector<vector<int>> Board;

bool fits(const Board& b, int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}

// returns an empty board if there is no solution
Board solve(Board b, int k) {
    while (k < 81 && b[k / 9][k % 9] != 0) k++;
    if (k == 81) return b;
    for (int d = 1; d <= 9; d++) {
        if (!fits(b, k / 9, k % 9, d)) continue;
        Board next = b;
        next[k / 9][k % 9] = d; //+
        Board done = solve(next, k + 1);
        if (!done.empty()) return done;
        //-
    }
    return Board();
}

int main() {
    Board b(9, vector<int>(9));
    for (int i = 0; i < 9; i++) {
        string s;
        cin >> s;
        for (int j = 0; j < 9; j++) b[i][j] = s[j] - 48;
    }
    Board answer = solve(b, 0);
    for (auto& row : answer) {
        for (int x : row) cout << x;
        cout << '\n';
    }
}
