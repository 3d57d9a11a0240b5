#include <stdio.h>
/* s[band][stack][row in the box][column in the box] */
int s[3][3][3][3];
#define CELL(r, c) s[(r) / 3][(c) / 3][(r) % 3][(c) % 3]
int has(int r, int c, int d) {
    int *box = &s[r / 3][c / 3][0][0];
    for (int i = 0; i < 9; i++)
        if (box[i] == d || CELL(r, i) == d || CELL(i, c) == d) return 1;
    return 0;
}
int search(int k) {
    for (; k < 81; k++)
        if (CELL(k / 9, k % 9) == 0) break;
    if (k == 81) return 1;
    for (int d = 1; d <= 9; d++)
        if (!has(k / 9, k % 9, d)) {
            CELL(k / 9, k % 9) = d; //+
            if (search(k + 1)) return 1;
            CELL(k / 9, k % 9) = 0; //-
        }
    return 0;
}
int main(void) {
    for (int k = 0; k < 81; k++) scanf("%d", &CELL(k / 9, k % 9));
    search(0);
    for (int k = 0; k < 81; k++) {
        printf("%d ", CELL(k / 9, k % 9));
        if (k % 9 == 8) printf("\n");
    }
}
