#include <stdio.h>
struct { unsigned v : 4; unsigned given : 1; } g[9][9];
int seen(int r, int c, unsigned d) {
    for (int i = 0; i < 9; i++) {
        if (g[r][i].v == d || g[i][c].v == d) return 1;
        if (g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3].v == d) return 1;
    }
    return 0;
}
int go(int k) {
    int r = k / 9, c = k % 9;
    if (k == 81) return 1;
    if (g[r][c].given) return go(k + 1);
    for (unsigned d = 1; d <= 9; d++) {
        if (seen(r, c, d)) continue;
        g[r][c].v = d; //+
        if (go(k + 1)) return 1;
        g[r][c].v = 0; //-
    }
    return 0;
}
int main() {
    for (int k = 0; k < 81; k++) {
        int d;
        scanf("%1d", &d);
        g[k / 9][k % 9].v = d;
        g[k / 9][k % 9].given = d > 0;
    }
    go(0);
    for (int k = 0; k < 81; k++) printf("%d%s", g[k / 9][k % 9].v, k % 9 == 8 ? "\n" : "");
}
