#include <stdio.h>
#include <stdlib.h>
int s[9][9], n, zr[81], zc[81];
int check(int r, int c, int v) {
    for (int i = 0; i < 9; i++)
        if (s[r][i] == v || s[i][c] == v || s[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) return 0;
    return 1;
}
void bt(int k) {
    if (k == n) {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) printf("%d ", s[i][j]);
            puts("");
        }
        exit(1);
    }
    for (int v = 1; v <= 9; v++)
        if (check(zr[k], zc[k], v)) {
            s[zr[k]][zc[k]] = v; //+
            bt(k + 1);
            s[zr[k]][zc[k]] = 0; //-
        }
}
int main() {
    for (int i = 0; i < 81; i++) {
        scanf("%d", &s[i / 9][i % 9]);
        if (!s[i / 9][i % 9]) { zr[n] = i / 9; zc[n++] = i % 9; }
    }
    bt(0);
}
