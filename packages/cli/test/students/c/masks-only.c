#include <stdio.h>
/* no board: for each digit one set of rows' bits, 81 bits in nine words */
unsigned place[10][9];
int full;

int free_for(int d, int r, int c)
{
    if (place[d][r]) return 0;
    for (int i = 0; i < 9; i++) if (place[d][i] >> c & 1) return 0;
    unsigned trio = 7u << (c / 3 * 3);
    int t = r / 3 * 3;
    return !((place[d][t] | place[d][t + 1] | place[d][t + 2]) & trio);
}

int taken(int r, int c)
{
    for (int d = 1; d <= 9; d++) if (place[d][r] >> c & 1) return d;
    return 0;
}

int run(int k)
{
    if (k == 81) return 1;
    int r = k / 9, c = k % 9;
    if (taken(r, c)) return run(k + 1);
    for (int d = 1; d <= 9; d++) {
        if (!free_for(d, r, c)) continue;
        place[d][r] |= 1u << c; //+
        if (run(k + 1)) return 1;
        place[d][r] &= ~(1u << c); //-
    }
    return 0;
}

int main(void)
{
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            int ch = getchar();
            while (ch < '0') ch = getchar();
            if (ch != '0') place[ch - '0'][r] |= 1u << c;
        }
    run(0);
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) printf("%d", taken(r, c));
        puts("");
    }
    return 0;
}
