#include <iostream>
#include <vector>
using namespace std;
vector<vector<int>> mp(9, vector<int>(9));
bool colCheck(int c, int v) {
    for (int i = 0; i < 9; i++) if (mp[i][c] == v) return false;
    return true;
}
bool rowCheck(int r, int v) {
    for (int i = 0; i < 9; i++) if (mp[i][r] == v) return false;
    return true;
}
bool boxCheck(int r, int c, int v) {
    for (int i = r / 3 * 3; i < r / 3 * 3 + 3; i++)
        for (int j = c / 3 * 3; j < c / 3 * 3 + 3; j++)
            if (mp[i][j] == v) return false;
    return true;
}
bool bt(int k) {
    if (k == 81) return true;
    int r = k / 9, c = k % 9;
    if (mp[r][c]) return bt(k + 1);
    for (int v = 1; v <= 9; v++) {
        if (!rowCheck(c, v) || !colCheck(c, v) || !boxCheck(r, c, v)) continue;
        mp[r][c] = v; //+
        if (bt(k + 1)) return true;
        mp[r][c] = 0; //-
    }
    return false;
}
int main() {
    for (auto &row : mp)
        for (auto &x : row) {
            char ch;
            cin >> ch;
            x = ch - '0';
        }
    bt(0);
    for (auto &row : mp) {
        for (auto x : row) cout << x;
        cout << '\n';
    }
}
