#include <stdio.h>
int s[9][9];

int usedInRow(int r, int n) {
    for (int c = 0; c < 9; c++)
        if (s[r][c] == n) return 1;
    return 0;
}
int usedInColumn(int c, int n) {
    for (int r = 0; r < 9; r++)
        if (s[r][c] == n) return 1;
    return 0;
}

int solve(int r, int c) {
    if (r == 9) return 1;
    int r2 = c < 8 ? r : r + 1, c2 = c < 8 ? c + 1 : 0;
    if (s[r][c] != 0) return solve(r2, c2);
    for (int n = 1; n <= 9; n++) {
        if (usedInRow(r, n) || usedInColumn(r, n)) continue;   // r instead of c
        s[r][c] = n; //+
        if (solve(r2, c2)) return 1;
        s[r][c] = 0; //-
    }
    return 0;
}

int main(void) {
    char buf[20];
    for (int r = 0; r < 9; r++) {
        fgets(buf, 20, stdin);
        for (int c = 0; c < 9; c++) s[r][c] = buf[c] - '0';
    }
    if (!solve(0, 0)) return 0;
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) putchar(s[r][c] + '0');
        putchar('\n');
    }
    return 0;
}
