#include <stdio.h>
#define N 8
int t[9][9];
int can(int y, int x, int k) {
    int i;
    for (i = 0; i <= N; i++) {
        if (t[y][i] == k) return 0;
        if (t[i][x] == k) return 0;
    }
    for (i = 0; i <= N; i++)
        if (t[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3] == k) return 0;
    return 1;
}
int go(int y, int x) {
    int k;
    if (x > N) { x = 0; y++; }
    if (y == N) return 1;
    if (t[y][x]) return go(y, x + 1);
    for (k = 1; k <= 9; k++)
        if (can(y, x, k)) {
            t[y][x] = k; //+
            if (go(y, x + 1)) return 1;
            t[y][x] = 0; //-
        }
    return 0;
}
int main() {
    int i, j;
    for (i = 0; i <= N; i++)
        for (j = 0; j <= N; j++) scanf("%1d", &t[i][j]);
    go(0, 0);
    for (i = 0; i <= N; i++) {
        for (j = 0; j <= N; j++) printf("%d", t[i][j]);
        putchar(10);
    }
    return 0;
}
