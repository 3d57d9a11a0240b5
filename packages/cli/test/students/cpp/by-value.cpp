#include <bits/stdc++.h>
using namespace std;
bool solve(vector<string> b, int k) {
    if (k == 81) return true;
    int r = k / 9, c = k % 9;
    if (b[r][c] != '0') return solve(b, k + 1);
    for (char d = '1'; d <= '9'; d++) {
        bool ok = true;
        for (int i = 0; i < 9; i++) if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) ok = false;
        if (!ok) continue;
        b[r][c] = d; //+
        if (solve(b, k + 1)) return true;
        b[r][c] = '0'; //-
    }
    return false;
}
int main() {
    vector<string> b(9);
    for (auto& s : b) cin >> s;
    solve(b, 0);
    for (auto& s : b) cout << s << '\n';
}
