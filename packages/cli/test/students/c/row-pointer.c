#include <stdio.h>
// int (*p)[9] 연습
int test(int (*p)[9], int y, int x, int d)
{
    int k;
    for (k = 0; k < 9; k++)
        if (p[y][k] == d || p[k][x] == d) return 0;
    for (k = 0; k < 9; k++)
        if (*(*(p + y / 3 * 3 + k / 3) + x / 3 * 3 + k % 3) == d) return 0;
    return 1;
}
int go(int (*p)[9], int k)
{
    int d;
    int *cell = *p + k;
    if (k == 81) return 1;
    if (*cell) return go(p, k + 1);
    for (d = 1; d <= 9; d++)
    {
        if (!test(p, k / 9, k % 9, d)) continue;
        *cell = d; //+
        if (go(p, k + 1)) return 1;
        *cell = 0; //-
    }
    return 0;
}
int main()
{
    int sudoku[9][9], i, j;
    for (i = 0; i < 9; i++)
        for (j = 0; j < 9; j++)
            scanf(" %1d", sudoku[i] + j);
    if (go(sudoku, 0) == 1)
        for (i = 0; i < 9; i++)
        {
            for (j = 0; j < 9; j++) printf("%d", sudoku[i][j]);
            printf("\n");
        }
    return 0;
}
