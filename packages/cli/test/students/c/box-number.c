#include <stdio.h>
/* 2580 */
int a[9][9], R[9][10], C[9][10], B[9][10], fin;
#define BX(y, x) ((y) / 3 + (x) / 3)
void out() {
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) printf("%d ", a[i][j]);
        printf("\n");
    }
}
void dfs(int n) {
    if (fin) return;
    if (n == 81) {
        fin = 1;
        return;
    }
    int y = n / 9, x = n % 9;
    if (a[y][x]) { dfs(n + 1); return; }
    for (int i = 1; i < 10; i++) {
        if (R[y][i] || C[x][i] || B[BX(y, x)][i]) continue;
        R[y][i] = C[x][i] = B[BX(y, x)][i] = 1;
        a[y][x] = i; //+
        dfs(n + 1);
        if (fin) return;
        a[y][x] = 0; //-
        R[y][i] = C[x][i] = B[BX(y, x)][i] = 0;
    }
}
int main() {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            scanf("%d", &a[i][j]);
            R[i][a[i][j]] = C[j][a[i][j]] = B[BX(i, j)][a[i][j]] = 1;
        }
    dfs(0);
    out();
}
