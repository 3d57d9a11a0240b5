#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
/* the input itself is the board: ten bytes a row, '\n' included */
char t[4096];
#define T(r, c) t[(r) * 10 + (c)]

void s(int k)
{
    if (k == 81) {
        if (write(1, t, 90) < 0) exit(1);
        exit(0);
    }
    int r = k / 9, c = k % 9;
    if (T(r, c) != '0') {
        s(k + 1);
        return;
    }
    for (char d = '1'; d <= '9'; d++) {
        int i;
        for (i = 0; i < 9; i++)
            if (T(r, i) == d || T(i, c) == d || T(r / 3 * 3 + i / 3, c / 3 * 3 + i % 3) == d) break;
        if (i < 9) continue;
        T(r, c) = d; //+
        s(k + 1);
        T(r, c) = '0'; //-
    }
}

int main(void)
{
    int n, len = 0;
    while ((n = read(0, t + len, sizeof t - len)) > 0) len += n;
    s(0);
    return 0;
}
