#include <iostream>
using namespace std;
int g[9][9];
int fits(int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (g[r][i] == d || g[i][c] == d || g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return 0;
    return 1;
}
int main() {
    bool fixed[9][9];
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            char ch;
            cin >> ch;
            g[r][c] = ch - '0';
            fixed[r][c] = ch != '0';
        }
    int k = 0;
    bool back = false;
    while (k >= 0 && k < 81) {
        int r = k / 9, c = k % 9;
        if (fixed[r][c]) { k += back ? -1 : 1; continue; }
        int d = 1;                      // starts at 1 again after going back
        g[r][c] = 0;
        while (d <= 9 && !fits(r, c, d)) d++;
        back = d > 9;
        if (!back) g[r][c] = d;
        k += back ? -1 : 1;
    }
    for (auto& row : g) {
        for (int d : row) cout << d;
        cout << endl;
    }
}
