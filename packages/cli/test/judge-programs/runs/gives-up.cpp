// Returns at the first dead end, and prints only a full grid.
#include <iostream>
#include <string>
#include <vector>
using namespace std;

vector<string> b(9);

bool ok(int r, int c, char v) {
    for (int i = 0; i < 9; i++)
        if (b[r][i] == v || b[i][c] == v || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) return false;
    return true;
}

bool solve() {
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++)
            if (b[r][c] == '0') {
                for (char v = '1'; v <= '9'; v++)
                    if (ok(r, c, v)) {
                        b[r][c] = v;
                        return solve();
                    }
                return false;
            }
    return true;
}

int main() {
    for (auto& row : b) cin >> row;
    if (solve()) {
        for (auto& row : b) cout << row << "\n";
    }
}
