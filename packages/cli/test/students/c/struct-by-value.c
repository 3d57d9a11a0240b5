#include <stdio.h>
#include <stdlib.h>

typedef struct { int a[9][9]; } Board;

int ok(Board *b, int y, int x, int v)
{
    for (int i = 0; i < 9; i++)
        if (b->a[y][i] == v || b->a[i][x] == v || b->a[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3] == v)
            return 0;
    return 1;
}

void show(Board b)
{
    for (int i = 0; i < 9; i++, printf("\n"))
        for (int j = 0; j < 9; j++) printf("%d", b.a[i][j]);
}

void solve(Board b, int k)      // b는 복사본
{
    while (k < 81 && b.a[k / 9][k % 9]) k++;
    if (k == 81) { show(b); exit(0); }
    for (int v = 1; v <= 9; v++)
        if (ok(&b, k / 9, k % 9, v)) {
            Board next = b;
            next.a[k / 9][k % 9] = v; //+
            solve(next, k + 1);
            //-
        }
}

int main()
{
    Board b;
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) scanf("%1d", &b.a[i][j]);
    solve(b, 0);
    return 0;
}
