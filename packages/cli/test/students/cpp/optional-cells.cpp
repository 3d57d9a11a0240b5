#include <array>
#include <iostream>
#include <optional>
using namespace std;
array<array<optional<int>, 9>, 9> g;
bool used(int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (g[r][i] == d || g[i][c] == d || g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return true;
    return false;
}
bool solve(int k) {
    if (k == 81) return true;
    auto& cell = g[k / 9][k % 9];
    if (cell) return solve(k + 1);
    for (int d = 1; d <= 9; d++) {
        if (used(k / 9, k % 9, d)) continue;
        cell = d; //+
        if (solve(k + 1)) return true;
        cell.reset(); //-
    }
    return false;
}
int main() {
    char ch;
    for (auto& row : g)
        for (auto& cell : row)
            if (cin >> ch && ch != '0') cell = ch - '0';
    solve(0);
    for (auto& row : g) {
        for (auto& cell : row) cout << cell.value_or(0);
        cout << '\n';
    }
}
