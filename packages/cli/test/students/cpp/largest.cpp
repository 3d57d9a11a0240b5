#include <iostream>
using namespace std;
char g[9][10];
bool go(int k) {
    if (k == 81) return true;
    int r = k / 9, c = k % 9;
    if (g[r][c] != '0') return go(k + 1);
    for (char d = '9'; d >= '1'; d--) {
        bool ok = true;
        for (int i = 0; i < 9; i++) ok = ok && g[r][i] != d && g[i][c] != d && g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] != d;
        if (!ok) continue;
        g[r][c] = d; //+
        if (go(k + 1)) return true;
        g[r][c] = '0'; //-
    }
    return false;
}
int main() {
    for (auto& r : g) cin >> r;
    go(0);
    for (auto& r : g) cout << r << endl;
}
