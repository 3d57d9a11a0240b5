#include <stdio.h>

struct cell {
    int v;
    int fixed;
};
struct cell g[9][9];

int clash(int r, int c) {
    int v = g[r][c].v;
    for (int i = 0; i < 9; i++) {
        if (i != c && g[r][i].v == v) return 1;
        if (i != r && g[i][c].v == v) return 1;
        int y = r / 3 * 3 + i / 3, x = c / 3 * 3 + i % 3;
        if ((y != r || x != c) && g[y][x].v == v) return 1;
    }
    return 0;
}

/* the digit is written first and tested afterwards */
int solve(int r, int c) {
    if (r == 9) return 1;
    int nr = c == 8 ? r + 1 : r, nc = (c + 1) % 9;
    if (g[r][c].fixed) return solve(nr, nc);
    for (int v = 1; v <= 9; v++) {
        //- if (g[r][c].v)
        g[r][c].v = v; //+
        if (!clash(r, c) && solve(nr, nc)) return 1;
    }
    g[r][c].v = 0; //-
    return 0;
}

int main() {
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            scanf("%1d", &g[r][c].v);
            g[r][c].fixed = g[r][c].v != 0;
        }
    solve(0, 0);
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) printf("%d", g[r][c].v);
        putchar('\n');
    }
    return 0;
}
