#include <array>
#include <iostream>
using namespace std;
array<array<int, 9>, 9> g;
bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; ++i)
        if (g[r][i] == d || g[i][c] == d) return false;
    int rs = r / 3 * 3, cs = r / 3 * 3;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j)
            if (g[rs + i][cs + j] == d) return false;
    return true;
}
bool rec(int r, int c) {
    if (r == 9) return true;
    int nr = c == 8 ? r + 1 : r, nc = c == 8 ? 0 : c + 1;
    if (g[r][c] != 0) return rec(nr, nc);
    for (int d = 1; d <= 9; ++d) {
        if (!ok(r, c, d)) continue;
        g[r][c] = d; //+
        if (rec(nr, nc)) return true;
        g[r][c] = 0; //-
    }
    return false;
}
int main() {
    for (auto& row : g)
        for (int& d : row) {
            char ch = 0;
            cin >> ch;
            d = ch - '0';
        }
    rec(0, 0);
    for (auto& row : g) {
        for (int d : row) cout << d;
        cout << "\n";
    }
}
