#include <stdio.h>
#include <string.h>
int solve(char *s) {
    char *p = strchr(s, '0');
    if (!p) p = strchr(s, '.');
    if (!p) return 1;
    char blank = *p;
    int k = p - s, used = 0;
    for (int i = 0; i < 81; i++)
        if (i / 9 == k / 9 || i % 9 == k % 9 || (i / 27 == k / 27 && i / 3 % 3 == k / 3 % 3))
            if (s[i] >= '1' && s[i] <= '9') used |= 1 << (s[i] - '0');
    for (int d = 1; d <= 9; d++) {
        if (used & (1 << d)) continue;
        //- if (s[k] != blank)
        s[k] = '0' + d; //+
        if (solve(s)) return 1;
    }
    //- if (s[k] != blank)
    s[k] = blank;
    return 0;
}
int main(void) {
    char s[82];
    while (scanf("%81s", s) == 1) {
        solve(s);
        puts(s);
        fflush(stdout);
    }
    return 0;
}
