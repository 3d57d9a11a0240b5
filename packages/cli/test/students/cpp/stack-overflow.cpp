#include <iostream>
#include <string>
using namespace std;
int g[9][9];
bool ok(int r, int c, int n) {
    for (int i = 0; i < 9; i++)
        if (g[r][i] == n || g[i][c] == n || g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == n) return false;
    return true;
}
string name(int k) { return "cell " + to_string(k); }
bool solve(int k) {
    string here = name(k);
    if (k == 81) return true;
    int r = k / 9, c = k % 9;
    if (g[r][c] > 0) {
        bool done = solve(k);       // k + 1
        return done && here == name(k);
    }
    for (int n = 1; n <= 9; n++) {
        if (!ok(r, c, n)) continue;
        g[r][c] = n; //+
        if (solve(k + 1)) return true;
        g[r][c] = 0; //-
    }
    return false;
}
int main() {
    for (auto& row : g)
        for (int& v : row) cin >> v;
    solve(1);
    for (auto& row : g) {
        for (int v : row) cout << v << " ";
        cout << endl;
    }
}
