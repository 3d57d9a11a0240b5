#include <stdio.h>
char m[9][11];
int bad(int r, int c, char n) {
    int i;
    for (i = 0; i < 9; i++)
        if (m[r][i] == n || m[i][c] == n || m[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == n)
            return 1;
    return 0;
}
int solve(int k) {
    int r = k / 9, c = k % 9;
    char n;
    if (k == 81) return 1;
    if (m[r][c] != '0') return solve(k + 1);
    for (n = '1'; n <= '9'; n++) {
        if (bad(r, c, n)) continue;
        m[r][c] = n; //+
        return solve(k + 1);    /* should only return if it is solved */
    }
    return 0;
}
int main() {
    int i;
    for (i = 0; i < 9; i++) scanf("%10s", m[i]);
    solve(0);
    for (i = 0; i < 9; i++) printf("%s\n", m[i]);
    return 0;
}
