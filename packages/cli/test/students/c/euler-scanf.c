#include <stdio.h>
/* Project Euler 96 */
int a[9][9];
int row[9], col[9], box[9];
int dfs(int k) {
    if (k == 81) return 1;
    int r = k / 9, c = k % 9;
    int *b = &box[r / 3 * 3 + c / 3];
    if (a[r][c]) return dfs(k + 1);
    for (int v = 1; v <= 9; v++) {
        int bit = 1 << v;
        if ((row[r] | col[c] | *b) & bit) continue;
        row[r] |= bit, col[c] |= bit, *b |= bit;
        a[r][c] = v; //+
        if (dfs(k + 1)) return 1;
        row[r] &= ~bit, col[c] &= ~bit, *b &= ~bit;
        a[r][c] = 0; //-
    }
    return 0;
}
int main(void) {
    char name[10], no[10], s[20];
    long sum = 0;
    while (scanf("%9s %9s", name, no) == 2) {
        for (int i = 0; i < 9; i++) row[i] = col[i] = box[i] = 0;
        for (int r = 0; r < 9; r++) {
            scanf("%19s", s);
            for (int c = 0; c < 9; c++) {
                a[r][c] = s[c] - '0';
                if (a[r][c]) {
                    row[r] |= 1 << a[r][c];
                    col[c] |= 1 << a[r][c];
                    box[r / 3 * 3 + c / 3] |= 1 << a[r][c];
                }
            }
        }
        dfs(0);
        sum += a[0][0] * 100 + a[0][1] * 10 + a[0][2];
    }
    printf("%ld\n", sum);
    return 0;
}
