#include <stdio.h>
#include <stdlib.h>

#define AT(a, r, c) ((a)[(r) * 9 + (c)])

typedef struct {
    int *cells;
    int blanks[81];
    int count;
} Puzzle;

static int allowed(const Puzzle *p, int at, int v) {
    int r = at / 9, c = at % 9;
    for (int i = 0; i < 9; i++) {
        if (AT(p->cells, r, i) == v) return 0;
        if (AT(p->cells, i, c) == v) return 0;
        if (AT(p->cells, r / 3 * 3 + i / 3, c / 3 * 3 + i % 3) == v) return 0;
    }
    return 1;
}

static int fill(Puzzle *p, int k) {
    if (k == p->count) return 1;
    int at = p->blanks[k];
    for (int v = 1; v <= 9; v++) {
        if (!allowed(p, at, v)) continue;
        p->cells[at] = v; //+
        if (fill(p, k + 1)) return 1;
        p->cells[at] = 0; //-
    }
    return 0;
}

int main(void) {
    Puzzle *p = calloc(1, sizeof(Puzzle));
    p->cells = malloc(81 * sizeof(int));
    for (int i = 0; i < 81; i++) {
        if (scanf("%d", p->cells + i) != 1) return 1;
        if (p->cells[i] == 0) p->blanks[p->count++] = i;
    }
    fill(p, 0);
    for (int i = 0; i < 81; i++) printf("%d%c", p->cells[i], i % 9 == 8 ? '\n' : ' ');
    free(p->cells);
    free(p);
    return 0;
}
