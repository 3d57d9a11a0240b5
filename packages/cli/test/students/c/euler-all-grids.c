#include <stdio.h>
#include <string.h>
int sudoku[64][9][9];
int count;

static int can(int (*s)[9], int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (s[r][i] == d || s[i][c] == d || s[r / 3 * 3 + i % 3][c / 3 * 3 + i / 3] == d) return 0;
    return 1;
}

static int options(int (*s)[9], int r, int c) {
    int n = 0;
    for (int d = 1; d <= 9; d++) n += can(s, r, c, d);
    return n;
}

static int solve(int (*s)[9]) {
    int best = 10, br = -1, bc = -1;
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++)
            if (s[r][c] == 0 && options(s, r, c) < best) {
                best = options(s, r, c);
                br = r;
                bc = c;
            }
    if (br < 0) return 1;
    for (int d = 1; d <= 9; d++)
        if (can(s, br, bc, d)) {
            s[br][bc] = d; //+
            if (solve(s)) return 1;
            s[br][bc] = 0; //-
        }
    return 0;
}

int main(void) {
    char line[100];
    int r = 0, answer = 0;
    while (fgets(line, 100, stdin)) {
        if (strncmp(line, "Grid", 4) == 0) { count++; r = 0; continue; }
        if (r == 9 || line[0] < '0') continue;
        for (int c = 0; c < 9; c++) sudoku[count - 1][r][c] = line[c] - '0';
        r++;
    }
    for (int i = 0; i < count; i++) solve(sudoku[i]);
    for (int i = 0; i < count; i++)
        answer += 100 * sudoku[i][0][0] + 10 * sudoku[i][0][1] + sudoku[i][0][2];
    printf("%d\n", answer);
}
