#include <stdio.h>
static int fits(int n, int a[n][n], int r, int c, int d)
{
    for (int i = 0; i < n; i++)
        if (a[r][i] == d || a[i][c] == d || a[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d)
            return 0;
    return 1;
}
static int solve(int n, int a[n][n])
{
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++) {
            if (a[r][c]) continue;
            for (int d = 1; d <= n; d++) {
                if (!fits(n, a, r, c, d)) continue;
                a[r][c] = d; //+
                if (solve(n, a)) return 1;
                a[r][c] = 0; //-
            }
            return 0;
        }
    return 1;
}
int main(void)
{
    int n = 9;
    int a[n][n];
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++)
            scanf("%d", &a[r][c]);
    solve(n, a);
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++)
            printf("%d%c", a[r][c], c == n - 1 ? '\n' : ' ');
    return 0;
}
