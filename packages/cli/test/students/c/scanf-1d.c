#include <stdio.h>
#include <stdlib.h>
int a[9][9];
int ok(int r, int c, int n) {
    for (int i = 0; i < 9; i++) {
        if (a[r][i] == n || a[i][c] == n) return 0;
        if (a[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == n) return 0;
    }
    return 1;
}
void dfs(int k) {
    if (k == 81) {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) printf("%d", a[i][j]);
            printf("\n");
        }
        exit(0);
    }
    int r = k / 9, c = k % 9;
    if (a[r][c]) { dfs(k + 1); return; }
    for (int n = 1; n <= 9; n++) {
        if (!ok(r, c, n)) continue;
        a[r][c] = n; //+
        dfs(k + 1);
        a[r][c] = 0; //-
    }
}
int main(void) {
    for (int i = 0; i < 81; i++) scanf("%1d", &a[i / 9][i % 9]);
    dfs(0);
    return 0;
}
