#include <stdio.h>
int b[81], given[81];
int fits(int k, int d) {
    for (int i = 0; i < 81; i++)
        if (i != k && b[i] == d &&
            (i / 9 == k / 9 || i % 9 == k % 9 || (i / 27 == k / 27 && i % 9 / 3 == k % 9 / 3)))
            return 0;
    return 1;
}
int main(void) {
    int k = 0;
    for (int i = 0; i < 81; i++) {
        scanf("%1d", &b[i]);
        given[i] = b[i] != 0;
    }
    while (k < 81) {
        if (given[k]) { k++; continue; }
        int d = b[k] + 1;
        while (d <= 9 && !fits(k, d)) d++;
        if (d <= 9) {
            b[k++] = d;
        } else {
            b[k] = 0;
            k--;            /* a given before it is skipped forwards again */
        }
    }
    for (int i = 0; i < 81; i++) {
        printf("%d", b[i]);
        if (i % 9 == 8) printf("\n");
    }
    return 0;
}
