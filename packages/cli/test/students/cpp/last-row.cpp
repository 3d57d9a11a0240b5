#include <iostream>
#include <vector>
using namespace std;
int a[9][9];
vector<pair<int, int>> blank;
bool possible(int r, int c, int n) {
    for (int i = 0; i < 9; i++)
        if (a[r][i] == n || a[i][c] == n || a[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == n) return false;
    return true;
}
bool dfs(unsigned k) {
    if (k == blank.size()) return true;
    auto p = blank[k];
    for (int n = 1; n <= 9; n++) {
        if (!possible(p.first, p.second, n)) continue;
        a[p.first][p.second] = n; //+
        if (dfs(k + 1)) return true;
        a[p.first][p.second] = 0; //-
    }
    return false;
}
int main() {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) cin >> a[i][j];
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 9; j++)
            if (!a[i][j]) blank.push_back(make_pair(i, j));
    dfs(0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << a[i][j] << " ";
        cout << "\n";
    }
}
