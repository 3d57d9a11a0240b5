#include <stdio.h>
int p[9][9];
int possible(int x, int y, int n) {
    for (int i = 0; i < 9; i++) {
        if (p[x][i] == n) return 0;
        if (p[i][y] == n) return 0;
    }
    x = x / 3 * 3;
    y = y / 3 * 3;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (p[x + i][y + j] == n) return 0;
    return 1;
}
int fill(int i) {
    while (i < 81 && p[i / 9][i % 9]) i++;
    if (i == 81) return 1;
    for (int n = 1; n <= 9; n++) {
        if (!possible(i / 9, i % 9, n)) continue;
        p[i / 9][i % 9] = n; //+
        if (fill(i + 1)) return 1;
        p[i / 9][i % 9] = 0; //-
    }
    return 0;
}
int main(void) {
    for (int i = 0; i < 81; i++) scanf("%d", *p + i);
    fill(0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) printf("%d", p[i][j]);
        printf("\n");
    }
}
