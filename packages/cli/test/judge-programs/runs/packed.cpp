// Expects no spaces: each word should have nine digits.
#include <iostream>
#include <string>

std::string b[9];

bool solve(int k) {
    if (k == 81) return true;
    int r = k / 9, c = k % 9;
    if (b[r].at(c) != '0') return solve(k + 1);
    for (char v = '1'; v <= '9'; v++) {
        bool ok = true;
        for (int i = 0; i < 9; i++)
            if (b[r][i] == v || b[i][c] == v || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) ok = false;
        if (!ok) continue;
        b[r][c] = v;
        if (solve(k + 1)) return true;
        b[r][c] = '0';
    }
    return false;
}

int main() {
    for (auto& row : b) std::cin >> row;
    solve(0);
    for (auto& row : b) {
        for (char v : row) std::cout << v << ' ';
        std::cout << '\n';
    }
}
