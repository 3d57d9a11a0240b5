#include <bits/stdc++.h>
using namespace std;
vector<vector<int>> g(9, vector<int>(9));
bitset<10> row[9], col[9], box[9];
vector<pair<int, int>> blanks;
bool dfs(size_t k) {
    if (k == blanks.size()) return true;
    auto [r, c] = blanks[k];
    int b = r / 3 * 3 + c / 3;
    for (int d = 1; d <= 9; d++) {
        if (row[r][d] || col[c][d] || box[b][d]) continue;
        row[r][d] = col[c][d] = box[b][d] = 1;
        g[r][c] = d; //+
        if (dfs(k + 1)) return true;
        row[r][d] = col[c][d] = box[b][d] = 0;
        g[r][c] = 0; //-
    }
    return false;
}
int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    for (int r = 0; r < 9; r++) {
        string s;
        cin >> s;
        for (int c = 0; c < 9; c++) {
            int d = g[r][c] = s[c] - '0';
            if (d) row[r][d] = col[c][d] = box[r / 3 * 3 + c / 3][d] = 1;
            else blanks.push_back({r, c});
        }
    }
    dfs(0);
    for (auto& r : g) {
        for (int d : r) cout << d;
        cout << '\n';
    }
}
