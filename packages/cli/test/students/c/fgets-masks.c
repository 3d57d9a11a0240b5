#include <stdio.h>
#include <string.h>
#define BOX(r, c) ((r) / 3 * 3 + (c) / 3)
char b[9][9];
short R[9], C[9], B[9];

int rec(int k)
{
    while (k < 81 && b[k / 9][k % 9] != '0') k++;
    if (k == 81) return 1;
    int r = k / 9, c = k % 9;
    short used = R[r] | C[c] | B[BOX(r, c)];
    for (int d = 0; d < 9; d++) {
        short bit = 1 << d;
        if (used & bit) continue;
        R[r] |= bit; C[c] |= bit; B[BOX(r, c)] |= bit;
        b[r][c] = '1' + d; //+
        if (rec(k + 1)) return 1;
        R[r] ^= bit; C[c] ^= bit; B[BOX(r, c)] ^= bit;
        b[r][c] = '0'; //-
    }
    return 0;
}

int main(void)
{
    char line[64];
    for (int r = 0; r < 9 && fgets(line, sizeof line, stdin); r++) {
        memcpy(b[r], line, 9);
        for (int c = 0; c < 9; c++)
            if (b[r][c] != '0') {
                short bit = 1 << (b[r][c] - '1');
                R[r] |= bit; C[c] |= bit; B[BOX(r, c)] |= bit;
            }
    }
    rec(0);
    for (int r = 0; r < 9; r++) printf("%.9s\n", b[r]);
    return 0;
}
