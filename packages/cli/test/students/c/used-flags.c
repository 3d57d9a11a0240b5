#include <stdio.h>
#include <stdlib.h>
/* 백준 2580 스도쿠 */
int map[9][9];
int garo[9][10], sero[9][10], nemo[9][10];
struct pos { int y, x; } zero[81];
int cnt;

void print(void)
{
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++)
            printf("%d ", map[i][j]);
        printf("\n");
    }
}

void dfs(int idx)
{
    if (idx == cnt) {
        print();
        exit(0);
    }
    int y = zero[idx].y, x = zero[idx].x;
    for (int n = 1; n <= 9; n++) {
        if (garo[y][n] || sero[x][n] || nemo[y / 3 * 3 + x / 3][n])
            continue;
        garo[y][n] = sero[x][n] = nemo[y / 3 * 3 + x / 3][n] = 1;
        map[y][x] = n; //+
        dfs(idx + 1);
        map[y][x] = 0; //-
        garo[y][n] = sero[x][n] = nemo[y / 3 * 3 + x / 3][n] = 0;
    }
}

int main(void)
{
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            scanf("%d", &map[i][j]);
            if (map[i][j] == 0) {
                zero[cnt].y = i;
                zero[cnt++].x = j;
            } else {
                int n = map[i][j];
                garo[i][n] = sero[j][n] = nemo[i / 3 * 3 + j / 3][n] = 1;
            }
        }
    dfs(0);
    return 0;
}
