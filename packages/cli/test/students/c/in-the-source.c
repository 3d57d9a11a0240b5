#include <stdio.h>
#define N 9
int grid[N][N] = {
    {1, 0, 3, 0, 0, 0, 5, 0, 9},
    {0, 0, 2, 1, 0, 9, 4, 0, 0},
    {0, 0, 0, 7, 0, 4, 0, 0, 0},
    {3, 0, 0, 5, 0, 2, 0, 0, 6},
    {0, 6, 0, 0, 0, 0, 0, 5, 0},
    {7, 0, 0, 8, 0, 3, 0, 0, 4},
    {0, 0, 0, 4, 0, 1, 0, 0, 0},
    {0, 0, 9, 2, 0, 5, 8, 0, 0},
    {8, 0, 4, 0, 0, 0, 1, 0, 7},
};
int safe(int r, int c, int n) {
    for (int x = 0; x < N; x++)
        if (grid[r][x] == n || grid[x][c] == n) return 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (grid[r - r % 3 + i][c - c % 3 + j] == n) return 0;
    return 1;
}
int solve(int r, int c) {
    if (r == N - 1 && c == N) return 1;
    if (c == N) { r++; c = 0; }
    if (grid[r][c] > 0) return solve(r, c + 1);
    for (int n = 1; n <= N; n++) {
        if (safe(r, c, n)) {
            grid[r][c] = n; //+
            if (solve(r, c + 1)) return 1;
        }
        //- if (grid[r][c])
        grid[r][c] = 0;
    }
    return 0;
}
int main() {
    if (!solve(0, 0)) printf("No solution\n");
    for (int r = 0; r < N; r++) {
        for (int c = 0; c < N; c++) printf("%d", grid[r][c]);
        printf("\n");
    }
}
