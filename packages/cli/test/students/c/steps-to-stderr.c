#include <stdio.h>
int a[9][9], depth, most;
int ok(int r, int c, int n) {
    int i;
    for (i = 0; i < 9; i++) if (a[r][i] == n || a[i][c] == n) return 0;
    for (i = 0; i < 9; i++) if (a[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == n) return 0;
    return 1;
}
int solve(int k) {
    int n;
    for (; k < 81 && a[k / 9][k % 9]; k++);
    if (k == 81) return 1;
    for (n = 1; n <= 9; n++) {
        if (!ok(k / 9, k % 9, n)) continue;
        depth++;
        if (depth > most) fprintf(stderr, "depth %d: %d at (%d, %d)\n", most = depth, n, k / 9 + 1, k % 9 + 1);
        a[k / 9][k % 9] = n; //+
        if (solve(k)) return 1;
        a[k / 9][k % 9] = 0; //-
        depth--;
    }
    return 0;
}
int main(void) {
    int i;
    for (i = 0; i < 81; i++) scanf("%1d", &a[i / 9][i % 9]);
    fprintf(stderr, "%s\n", solve(0) ? "해를 찾음" : "해 없음");
    for (i = 0; i < 81; i++) printf("%d%s", a[i / 9][i % 9], i % 9 < 8 ? "" : "\n");
    return 0;
}
