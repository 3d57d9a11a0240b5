#include <iostream>
#include <string>
#include <vector>
using namespace std;
vector<vector<int>> g;
bool used(int r, int c, int v) {
    for (int i = 0; i < 9; i++)
        if (g.at(r).at(i) == v || g.at(i).at(c) == v ||
            g.at(r / 3 * 3 + i / 3).at(c / 3 * 3 + i % 3) == v)
            return true;
    return false;
}
void solve(int k) {
    int r = k / 9, c = k % 9;
    if (g.at(r).at(c) != 0) {
        solve(k + 1);
        return;
    }
    for (int v = 1; v <= 9; v++) {
        if (used(r, c, v)) continue;
        g.at(r).at(c) = v; //+
        solve(k + 1);
        g.at(r).at(c) = 0; //-
    }
}
int main() {
    string s;
    while (cin >> s) {
        vector<int> row;
        for (char ch : s) row.push_back(ch - '0');
        g.push_back(row);
    }
    solve(0);
    for (auto& row : g) {
        for (int v : row) cout << v;
        cout << endl;
    }
}
