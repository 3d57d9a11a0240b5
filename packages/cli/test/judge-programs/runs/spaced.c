/* Expects spaces: each %d reads nine digits as one number. */
#include <stdio.h>

int a[9][9];

int ok(int r, int c, int v) {
    int y = r / 3 * 3, x = c / 3 * 3;
    for (int i = 0; i < 9; i++) {
        if (a[r][i] == v || a[i][c] == v) return 0;
        if (a[y + i / 3][x + i % 3] == v) return 0;
    }
    return 1;
}

int solve(int r, int c) {
    if (c == 9) return solve(r + 1, 0);
    if (r == 9) return 1;
    if (a[r][c]) return solve(r, c + 1);
    for (int v = 1; v <= 9; v++) {
        if (!ok(r, c, v)) continue;
        a[r][c] = v;
        if (solve(r, c + 1)) return 1;
    }
    a[r][c] = 0;
    return 0;
}

int main(void) {
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) scanf("%d", &a[r][c]);
    solve(0, 0);
    for (int r = 0; r < 9; r++, puts(""))
        for (int c = 0; c < 9; c++) printf("%d", a[r][c]);
    return 0;
}
