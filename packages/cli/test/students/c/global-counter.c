#include <stdio.h>
int a[9][9];
int i, j, n;            // 전역 변수로 선언

int check(int r, int c) {
    for (i = 0; i < 9; i++)
        if (a[r][i] == n || a[i][c] == n) return 0;
    for (i = 0; i < 3; i++)
        for (j = 0; j < 3; j++)
            if (a[r / 3 * 3 + i][c / 3 * 3 + j] == n) return 0;
    return 1;
}

int dfs(int k) {
    if (k == 81) return 1;
    int r = k / 9, c = k % 9;
    if (a[r][c]) return dfs(k + 1);
    for (n = 1; n <= 9; n++) {
        if (check(r, c)) {
            a[r][c] = n; //+
            if (dfs(k + 1)) return 1;
            a[r][c] = 0; //-
        }
    }
    return 0;
}

int main() {
    for (i = 0; i < 9; i++)
        for (j = 0; j < 9; j++) scanf("%1d", &a[i][j]);
    dfs(0);
    for (i = 0; i < 9; i++) {
        for (j = 0; j < 9; j++) printf("%d", a[i][j]);
        printf("\n");
    }
    return 0;
}
