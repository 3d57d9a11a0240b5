#include <stdio.h>
int arr[9][9];
struct { int x, y; } z[81];
int cnt = 0;

int promising(int x, int y, int v)
{
    for (int i = 0; i < 9; i++)
        if (arr[x][i] == v || arr[i][y] == v) return 0;
    for (int i = x / 3 * 3; i < x / 3 * 3 + 3; i++)
        for (int j = y / 3 * 3; j < y / 3 * 3 + 3; j++)
            if (arr[i][j] == v) return 0;
    return 1;
}

void dfs(int n)
{
    if (n == cnt) return;   // 끝
    for (int v = 1; v <= 9; v++) {
        if (promising(z[n].x, z[n].y, v)) {
            arr[z[n].x][z[n].y] = v; //+
            dfs(n + 1);
            arr[z[n].x][z[n].y] = 0; //-
        }
    }
}

int main(void)
{
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            scanf("%d", &arr[i][j]);
            if (!arr[i][j]) { z[cnt].x = i; z[cnt].y = j; cnt++; }
        }
    int tmp;
    dfs(0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) printf("%d ", arr[i][j]);
        printf("\n");
    }
    return 0;
}
