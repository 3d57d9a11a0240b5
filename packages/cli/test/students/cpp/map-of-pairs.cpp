#include <bits/stdc++.h>
using namespace std;
map<pair<int, int>, int> m;
vector<pair<int, int>> todo;
bool can(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (m[{r, i}] == d || m[{i, c}] == d) return false;
        if (m[{r / 3 * 3 + i / 3, c / 3 * 3 + i % 3}] == d) return false;
    }
    return true;
}
bool rec(size_t k) {
    if (k == todo.size()) return true;
    auto p = todo[k];
    for (int d = 1; d <= 9; d++)
        if (can(p.first, p.second, d)) {
            m[p] = d; //+
            if (rec(k + 1)) return true;
            m[p] = 0; //-
        }
    return false;
}
int main() {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            char ch;
            cin >> ch;
            m[make_pair(i, j)] = ch - '0';
            if (ch == '0') todo.push_back({i, j});
        }
    rec(0);
    for (auto& [p, d] : m) {
        cout << d;
        if (p.second == 8) cout << endl;
    }
}
