#include <stdio.h>
#include <stdlib.h>

int *line[10];      /* nine rows, the tenth pointer is NULL */

int valid(int r, int c, int d)
{
    for (int i = 0; i < 9; i++) {
        if (line[r][i] == d) return 0;
        if (line[i][c] == d) return 0;
        if (line[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return 0;
    }
    return 1;
}

void place(int r, int c)
{
    if (c == 9) {
        place(r + 1, 0);
        return;
    }
    if (line[r][c] != 0) {
        place(r, c + 1);
        return;
    }
    for (int d = 1; d <= 9; d++)
        if (valid(r, c, d)) {
            line[r][c] = d; //+
            place(r, c + 1);
            line[r][c] = 0; //-
        }
}

int main(void)
{
    for (int r = 0; r < 9; r++) {
        line[r] = (int *)malloc(9 * sizeof(int));
        for (int c = 0; c < 9; c++) scanf("%1d", &line[r][c]);
    }
    place(0, 0);
    for (int r = 0; r < 9; r++, puts(""))
        for (int c = 0; c < 9; c++) printf("%d", line[r][c]);
    return 0;
}
