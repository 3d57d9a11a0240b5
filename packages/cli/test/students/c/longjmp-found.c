#include <setjmp.h>
#include <stdio.h>
static jmp_buf found;
static int m[9][9], h[9][10], w[9][10], q[3][3][10];
static void put(int y, int x, int d, int on) {
    h[y][d] = w[x][d] = q[y / 3][x / 3][d] = on;
}
static void dfs(int y, int x) {
    if (x == 9) { dfs(y + 1, 0); return; }
    if (y == 9) longjmp(found, 1);
    if (m[y][x]) { dfs(y, x + 1); return; }
    for (int d = 1; d <= 9; d++) {
        if (h[y][d] || w[x][d] || q[y / 3][x / 3][d]) continue;
        put(y, x, d, 1);
        m[y][x] = d; //+
        dfs(y, x + 1);
        m[y][x] = 0; //-
        put(y, x, d, 0);
    }
}
int main(void) {
    for (int y = 0; y < 9; y++)
        for (int x = 0; x < 9; x++) {
            scanf("%1d", &m[y][x]);
            if (m[y][x]) put(y, x, m[y][x], 1);
        }
    if (setjmp(found) == 0) dfs(0, 0);
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) printf("%d", m[y][x]);
        printf("\n");
    }
    return 0;
}
