#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
/* each row is a string of its own, with its '\n' */
char *row[9];
int used(int y, int x, char d)
{
    int i, j;
    if (memchr(row[y], d, 9)) return 1;
    for (i = 0; i < 9; i++)
        if (row[i][x] == d) return 1;
    for (i = y / 3 * 3, j = 0; j < 3; j++)
        if (memchr(row[i + j] + x / 3 * 3, d, 3)) return 1;
    return 0;
}
int fill(void)
{
    int y;
    char *p = NULL, d;
    for (y = 0; y < 9; y++)
        if ((p = strchr(row[y], '0'))) break;
    if (!p) return 1;
    for (d = '1'; d <= '9'; d++) {
        if (used(y, p - row[y], d)) continue;
        *p = d; //+
        if (fill()) return 1;
        *p = '0'; //-
    }
    return 0;
}
int main(void)
{
    int y;
    for (y = 0; y < 9; y++) {
        size_t cap = 0;
        if (getline(&row[y], &cap, stdin) < 10) return 1;
    }
    fill();
    for (y = 0; y < 9; y++) {
        fputs(row[y], stdout);
        free(row[y]);
    }
    return 0;
}
