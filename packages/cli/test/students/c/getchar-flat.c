#include <stdio.h>

static int s[81];

static int fits(int p, int n) {
    int i;
    for (i = 0; i < 81; i++) {
        if (s[i] != n) continue;
        if (i / 9 == p / 9) return 0;
        if (i % 9 == p % 9) return 0;
        if (i / 27 == p / 27 && i % 9 / 3 == p % 9 / 3) return 0;
    }
    return 1;
}

static int solve(void) {
    int p = 0, n;
    while (p < 81 && s[p]) p++;      /* first empty cell */
    if (p == 81) return 1;
    for (n = 1; n < 10; n++)
        if (fits(p, n)) {
            s[p] = n; //+
            if (solve()) return 1;
            s[p] = 0; //-
        }
    return 0;
}

int main() {
    int c, k = 0;
    while (k < 81 && (c = getchar()) != EOF)
        if (c >= '0' && c <= '9') s[k++] = c - '0';
    solve();
    for (k = 0; k < 81; k++) {
        putchar('0' + s[k]);
        if (k % 9 == 8) putchar('\n');
    }
    return 0;
}
