#include <iostream>
#include <vector>
using namespace std;
// on[r][c][d]: 칸 (r, c)에 d가 있다
vector<vector<vector<bool>>> on(9, vector<vector<bool>>(9, vector<bool>(10)));
int digit(int r, int c) {
    for (int d = 1; d <= 9; d++) if (on[r][c][d]) return d;
    return 0;
}
bool clash(int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (on[r][i][d] || on[i][c][d] || on[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3][d]) return true;
    return false;
}
bool go(int k) {
    if (k == 81) return true;
    int r = k / 9, c = k % 9;
    if (digit(r, c)) return go(k + 1);
    for (int d = 1; d <= 9; d++) {
        if (clash(r, c, d)) continue;
        on[r][c][d] = true; //+
        if (go(k + 1)) return true;
        on[r][c][d] = false; //-
    }
    return false;
}
int main() {
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            int d;
            cin >> d;
            if (d) on[r][c][d] = true;
        }
    go(0);
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) cout << digit(r, c) << ' ';
        cout << '\n';
    }
}
