#include <stdio.h>
int a[9][9], fixed[9][9];
int main() {
    int k = 0, i, r, c, v;
    for (i = 0; i < 81; i++) {
        scanf("%1d", &a[i / 9][i % 9]);
        fixed[i / 9][i % 9] = a[i / 9][i % 9] > 0;
    }
forward:
    if (k == 81) goto end;
    if (fixed[k / 9][k % 9]) { k++; goto forward; }
    r = k / 9; c = k % 9;
    v = 0;
next:
    v++;
    if (v == 10) goto backward;
    for (i = 0; i < 9; i++) {
        if (a[r][i] == v || a[i][c] == v) goto next;
        if (a[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) goto next;
    }
    a[r][c] = v; //+
    k++;
    goto forward;
backward:
    k--;
    while (k >= 0 && fixed[k / 9][k % 9]) k--;
    if (k < 0) goto end;
    r = k / 9; c = k % 9;
    v = a[r][c];
    a[r][c] = 0; //-
    goto next;
end:
    for (i = 0; i < 81; i++) {
        printf("%d", a[i / 9][i % 9]);
        if (i % 9 == 8) printf("\n");
    }
    return 0;
}
