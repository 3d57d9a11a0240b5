#include <bits/stdc++.h>
using namespace std;
#define FOR(i, a, b) for (int i = (a); i < (b); ++i)
using vvi = vector<vector<int>>;
vvi s(9, vvi::value_type(9));
bool finished = false;
bool can(int y, int x, int d) {
    FOR(i, 0, 9) if (s[y][i] == d || s[i][x] == d) return false;
    FOR(i, 0, 3) FOR(j, 0, 3) if (s[y / 3 * 3 + i][x / 3 * 3 + j] == d) return false;
    return true;
}
void dfs(int k) {
    if (finished) return;
    if (k == 81) { finished = true; return; }
    int y = k / 9, x = k % 9;
    if (s[y][x] != 0) { dfs(k + 1); return; }
    FOR(d, 1, 10) if (can(y, x, d)) {
        s[y][x] = d; //+
        dfs(k + 1);
        s[y][x] = 0; //-
    }
}
int main() {
    FOR(i, 0, 9) {
        string t;
        cin >> t;
        FOR(j, 0, 9) s[i][j] = t[j] - '0';
    }
    dfs(0);
    FOR(i, 0, 9) { FOR(j, 0, 9) cout << s[i][j]; cout << '\n'; }
}
