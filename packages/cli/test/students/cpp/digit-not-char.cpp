#include <iostream>
#include <string>
using namespace std;
string b[9];
bool check(int r, int c, int n) {
    for (int i = 0; i < 9; i++) {
        if (b[r][i] == n) return false;
        if (b[i][c] == n) return false;
        if (b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == n) return false;
    }
    return true;
}
bool dfs(int k) {
    if (k == 81) return true;
    int r = k / 9, c = k % 9;
    if (b[r][c] != '0') return dfs(k + 1);
    for (int n = 1; n <= 9; n++) {
        if (check(r, c, n)) {
            b[r][c] = n;
            if (dfs(k + 1)) return true;
            b[r][c] = '0';
        }
    }
    return false;
}
int main() {
    for (auto& s : b) cin >> s;
    dfs(0);
    for (auto& s : b) {
        for (char ch : s) cout << (ch > 9 ? ch - '0' : ch);
        cout << '\n';
    }
}
