#include <stdio.h>
#include <stdlib.h>
#include "nonet_trace.h"

int board[9][9];
int row[9][10], col[9][10], box[9][10];
int blank_r[81], blank_c[81], blanks;

void solve(int i) {
    if (i == blanks) {
        trace_solution();
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) printf("%d", board[r][c]);
            printf("\n");
        }
        exit(0);
    }
    int r = blank_r[i], c = blank_c[i], b = r / 3 * 3 + c / 3;
    for (int d = 1; d <= 9; d++) {
        if (row[r][d] || col[c][d] || box[b][d]) {
            trace_reject();
            continue;
        }
        board[r][c] = d;
        row[r][d] = col[c][d] = box[b][d] = 1;
        trace_place(r, c, d);
        solve(i + 1);
        board[r][c] = 0;
        row[r][d] = col[c][d] = box[b][d] = 0;
        trace_remove(r, c);
    }
}

int main(void) {
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) {
            scanf("%1d", &board[r][c]);
            int d = board[r][c];
            if (d == 0) {
                blank_r[blanks] = r;
                blank_c[blanks++] = c;
            } else {
                row[r][d] = col[c][d] = box[r / 3 * 3 + c / 3][d] = 1;
            }
        }
    }
    trace_puzzle(board);
    solve(0);
    return 0;
}
