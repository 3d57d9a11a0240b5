#include <iostream>
#include <stack>
#include <tuple>
#include <vector>
using namespace std;
int grid[9][9];
bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (grid[r][i] == d || grid[i][c] == d) return false;
        if (grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}
int main() {
    vector<tuple<int, int>> e;
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            cin >> grid[r][c];
            if (!grid[r][c]) e.push_back({r, c});
        }
    stack<tuple<int, int>> st;   // (index in e, digit to try)
    if (!e.empty()) st.push({0, 1});
    while (!st.empty()) {
        auto [k, d] = st.top();
        st.pop();
        auto [r, c] = e[k];
        //- if (grid[r][c])
        grid[r][c] = 0;
        while (d <= 9 && !ok(r, c, d)) d++;
        if (d > 9) continue;
        grid[r][c] = d; //+
        st.push({k, d + 1});
        if (k + 1 == (int)e.size()) break;
        st.push({k + 1, 1});
    }
    for (auto& row : grid) {
        for (int v : row) cout << v << ' ';
        cout << '\n';
    }
}
