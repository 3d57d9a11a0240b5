#include <stdio.h>
int a[9][9];    /* a[x][y], x는 가로 */
int ok(int x, int y, int v) {
    for (int i = 0; i < 9; i++)
        if (a[x][i] == v || a[i][y] == v || a[x / 3 * 3 + i % 3][y / 3 * 3 + i / 3] == v) return 0;
    return 1;
}
int dfs(int x, int y) {
    if (y == 9) return 1;
    if (x == 9) return dfs(0, y + 1);
    if (a[x][y]) return dfs(x + 1, y);
    for (int v = 1; v <= 9; v++) {
        if (!ok(x, y, v)) continue;
        a[x][y] = v; //+
        if (dfs(x + 1, y)) return 1;
        a[x][y] = 0; //-
    }
    return 0;
}
int main() {
    for (int y = 0; y < 9; y++) for (int x = 0; x < 9; x++) scanf("%1d", &a[x][y]);
    dfs(0, 0);
    for (int y = 0; y < 9; y++, printf("\n")) for (int x = 0; x < 9; x++) printf("%d", a[x][y]);
    return 0;
}
