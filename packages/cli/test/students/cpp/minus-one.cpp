#include <iostream>
#include <string>
#include <vector>
using namespace std;
// digits 0..8 inside, -1 for a blank
int field[9][9];
int mask[3][9];
void toggle(int r, int c, int d) {
    mask[0][r] ^= 1 << d;
    mask[1][c] ^= 1 << d;
    mask[2][r / 3 * 3 + c / 3] ^= 1 << d;
}
bool dfs(int k) {
    if (k == 81) return true;
    int r = k / 9, c = k % 9;
    if (field[r][c] >= 0) return dfs(k + 1);
    int used = mask[0][r] | mask[1][c] | mask[2][r / 3 * 3 + c / 3];
    for (int d = 0; d < 9; d++) {
        if (used >> d & 1) continue;
        toggle(r, c, d);
        field[r][c] = d; //+
        if (dfs(k + 1)) return true;
        field[r][c] = -1; //-
        toggle(r, c, d);
    }
    return false;
}
int main() {
    for (int r = 0; r < 9; r++) {
        string s;
        cin >> s;
        for (int c = 0; c < 9; c++) {
            field[r][c] = s[c] - '1';
            if (field[r][c] >= 0) toggle(r, c, field[r][c]);
        }
    }
    dfs(0);
    for (auto& row : field) {
        for (int d : row) cout << d + 1;
        cout << endl;
    }
}
