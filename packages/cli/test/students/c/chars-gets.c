#include <stdio.h>
#include <string.h>
static char s[9][10];
static int solve(void) {
    int r, c;
    for (r = 0; r < 9; r++)
        for (c = 0; c < 9; c++)
            if (s[r][c] == '0') goto found;
    return 1;
found:
    for (char d = '1'; d <= '9'; d++) {
        int good = 1;
        for (int k = 0; k < 9; k++)
            if (s[r][k] == d || s[k][c] == d || s[r - r % 3 + k / 3][c - c % 3 + k % 3] == d) good = 0;
        if (good) {
            s[r][c] = d; //+
            if (solve()) return 1;
            s[r][c] = '0'; //-
        }
    }
    return 0;
}
int main(void) {
    for (int i = 0; i < 9; i++) scanf("%9s", s[i]);
    solve();
    for (int i = 0; i < 9; i++) puts(s[i]);
}
