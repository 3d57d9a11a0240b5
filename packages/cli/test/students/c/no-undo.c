#include <stdio.h>
int g[9][9];
int ok(int r, int c, int n)
{
    for (int i = 0; i < 9; i++) {
        if (g[r][i] == n || g[i][c] == n)
            return 0;
        if (g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == n)
            return 0;
    }
    return 1;
}
int solve(void)
{
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++)
            if (g[r][c] == 0) {
                for (int n = 1; n <= 9; n++)
                    if (ok(r, c, n)) {
                        //- if (g[r][c])
                        g[r][c] = n; //+
                        if (solve())
                            return 1;
                    }
                return 0;
            }
    return 1;
}
int main(void)
{
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++)
            scanf("%1d", &g[r][c]);
    solve();
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++)
            printf("%d", g[r][c]);
        printf("\n");
    }
    return 0;
}
