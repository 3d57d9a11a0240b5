#include <stdio.h>
int b[9][9];
int can(int r, int c, int n) {
    for (int i = 0; i < 9; i++) if (b[r][i] == n) return 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (b[r / 3 * 3 + i][c / 3 * 3 + j] == n) return 0;
    return 1;
}
int go(int k) {
    if (k == 81) return 1;
    int r = k / 9, c = k % 9;
    if (b[r][c]) return go(k + 1);
    for (int n = 1; n <= 9; n++) {
        if (can(r, c, n)) {
            b[r][c] = n; //+
            if (go(k + 1)) return 1;
            b[r][c] = 0; //-
        }
    }
    return 0;
}
int main() {
    for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) scanf("%1d", &b[i][j]);
    go(0);
    for (int i = 0; i < 9; i++) { for (int j = 0; j < 9; j++) printf("%d", b[i][j]); puts(""); }
}
