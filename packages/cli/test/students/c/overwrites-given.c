#include <stdio.h>
int a[9][9];
int ok(int y, int x, int n) {
    for (int i = 0; i < 9; i++) {
        if (i != x && a[y][i] == n) return 0;
        if (i != y && a[i][x] == n) return 0;
        int r = y / 3 * 3 + i / 3, c = x / 3 * 3 + i % 3;
        if ((r != y || c != x) && a[r][c] == n) return 0;
    }
    return 1;
}
int solve(int k) {
    if (k == 81) return 1;
    int y = k / 9, x = k % 9;
    for (int n = 1; n <= 9; n++) {
        if (a[y][x] && a[y][x] != n) continue;
        if (!ok(y, x, n)) continue;
        a[y][x] = n;
        if (solve(k + 1)) return 1;
        a[y][x] = 0;        /* the givens, too */
    }
    return 0;
}
int main() {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) scanf("%1d", a[i] + j);
    solve(0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) printf("%d", a[i][j]);
        printf("\n");
    }
}
