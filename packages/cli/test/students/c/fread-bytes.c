#include <stdio.h>
#include <ctype.h>
typedef unsigned char u8;
u8 grid[9][9];
char buf[4096];

static int possible(int row, int col, u8 v)
{
    for (int i = 0; i < 9; ++i)
        if (grid[row][i] == v || grid[i][col] == v)
            return 0;
    int r0 = row - row % 3, c0 = col - col % 3;
    for (int i = r0; i < r0 + 3; ++i)
        for (int j = c0; j < c0 + 3; ++j)
            if (grid[i][j] == v)
                return 0;
    return 1;
}

static int search(int row, int col)
{
    if (col == 9) { col = 0; row++; }
    if (row == 9) return 1;
    if (grid[row][col]) return search(row, col + 1);
    for (u8 v = 1; v <= 9; ++v) {
        if (!possible(row, col, v)) continue;
        grid[row][col] = v; //+
        if (search(row, col + 1)) return 1;
        grid[row][col] = 0; //-
    }
    return 0;
}

int main(void)
{
    size_t len = fread(buf, 1, sizeof buf, stdin);
    int k = 0;
    for (size_t i = 0; i < len && k < 81; i++)
        if (isdigit((unsigned char)buf[i])) { grid[k / 9][k % 9] = buf[i] - '0'; k++; }
    search(0, 0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) putchar(grid[i][j] + '0');
        putchar('\n');
    }
}
