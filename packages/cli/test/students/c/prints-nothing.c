#include <stdio.h>
int b[9][9];
int go(int k) {
    if (k == 81) return 1;
    int r = k / 9, c = k % 9;
    if (b[r][c]) return go(k + 1);
    for (int n = 1; n <= 9; n++) {
        int ok = 1;
        for (int i = 0; i < 9; i++) if (b[r][i] == n || b[i][c] == n || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == n) ok = 0;
        if (ok) {
            b[r][c] = n; //+
            if (go(k + 1)) return 1;
            b[r][c] = 0; //-
        }
    }
    return 0;
}
int main() {
    for (int i = 0; i < 81; i++) scanf("%d", &b[i / 9][i % 9]);
    return go(0) ? 0 : 1;
}
