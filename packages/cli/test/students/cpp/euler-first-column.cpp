#include <bits/stdc++.h>
using namespace std;
typedef vector<string> vs;
bool solve(vs &g, int p) {
    while (p < 81 && g[p / 9][p % 9] != '0') ++p;
    if (p == 81) return true;
    set<char> used;
    int y = p / 9, x = p % 9;
    for (int i = 0; i < 9; ++i) {
        used.insert(g[y][i]);
        used.insert(g[i][x]);
        used.insert(g[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3]);
    }
    for (char d = '1'; d <= '9'; ++d)
        if (!used.count(d)) {
            g[y][x] = d; //+
            if (solve(g, p + 1)) return true;
            g[y][x] = '0'; //-
        }
    return false;
}
int main() {
    vector<vs> grids;
    for (string line; getline(cin, line);) {
        if (line[0] == 'G') grids.push_back(vs());
        else grids.back().push_back(line.substr(0, 9));
    }
    long long sum = 0;
    for (auto &g : grids) {
        solve(g, 0);
        string top;
        for (int i = 0; i < 3; ++i) top += g[i][0];
        sum += stoi(top);
    }
    cout << sum << endl;
}
