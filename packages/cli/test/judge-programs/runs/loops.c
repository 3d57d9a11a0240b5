/* The digit is raised only if it does not fit, so the search tries the same digit forever. */
#include <stdio.h>

int a[81];

int ok(int k, int v) {
    int r = k / 9, c = k % 9;
    for (int i = 0; i < 9; i++)
        if (a[9 * r + i] == v || a[9 * i + c] == v || a[9 * (r / 3 * 3 + i / 3) + c / 3 * 3 + i % 3] == v) return 0;
    return 1;
}

int solve(int k) {
    while (k < 81 && a[k]) k++;
    if (k == 81) return 1;
    int v = 1;
    while (v <= 9) {
        if (ok(k, v)) {
            a[k] = v;
            if (solve(k + 1)) return 1;
            a[k] = 0;
        } else {
            v++;
        }
    }
    return 0;
}

int main(void) {
    for (int i = 0; i < 81; i++) scanf("%1d", &a[i]);
    solve(0);
    for (int i = 0; i < 81; i++) printf("%d%s", a[i], i % 9 == 8 ? "\n" : "");
    return 0;
}
