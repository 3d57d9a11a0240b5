#include <bits/stdc++.h>
using namespace std;
#define popcnt __builtin_popcount
#define ctz __builtin_ctz
int a[9][9], R[9], C[9], B[9];
int cand(int i, int j) { return 511 & ~(R[i] | C[j] | B[i / 3 * 3 + j / 3]); }
void flip(int i, int j, int bit) { R[i] ^= bit; C[j] ^= bit; B[i / 3 * 3 + j / 3] ^= bit; }
bool dfs(int left) {
    if (!left) return true;
    int mn = 10, x = 0, y = 0;
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++)
            if (!a[i][j] && popcnt(cand(i, j)) < mn) mn = popcnt(cand(i, j)), x = i, y = j;
    for (int m = cand(x, y); m; m &= m - 1) {
        int bit = m & -m;
        flip(x, y, bit);
        a[x][y] = ctz(bit) + 1; //+
        if (dfs(left - 1)) return true;
        a[x][y] = 0; //-
        flip(x, y, bit);
    }
    return false;
}
int main() {
    int left = 0;
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            cin >> a[i][j];
            if (a[i][j]) flip(i, j, 1 << (a[i][j] - 1));
            else left++;
        }
    dfs(left);
    for (int i = 0; i < 9; i++, cout << endl)
        for (int j = 0; j < 9; j++) cout << a[i][j] << ' ';
}
