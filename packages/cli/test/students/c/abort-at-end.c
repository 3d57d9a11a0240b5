#include <stdio.h>
#include <stdlib.h>

static int board[9][9];
static int placed;

static int solve(int k)
{
    while (k < 81 && board[k / 9][k % 9]) k++;
    if (k == 81) return 1;
    int r = k / 9, c = k % 9;
    for (int d = 1; d <= 9; d++) {
        int i;
        for (i = 0; i < 9; i++)
            if (board[r][i] == d || board[i][c] == d ||
                board[r - r % 3 + i / 3][c - c % 3 + i % 3] == d)
                break;
        if (i < 9) continue;
        board[r][c] = d; //+
        placed++;
        if (solve(k + 1)) return 1;
        board[r][c] = 0; //-
        placed++;       /* should be placed-- */
    }
    return 0;
}

int main(void)
{
    int blanks = 0;
    for (int i = 0; i < 81; i++) {
        scanf("%1d", &board[i / 9][i % 9]);
        blanks += !board[i / 9][i % 9];
    }
    solve(0);
    for (int i = 0; i < 81; i++) printf("%d%s", board[i / 9][i % 9], i % 9 == 8 ? "\n" : "");
    fflush(stdout);
    if (placed != blanks) {
        fprintf(stderr, "placed %d digits in %d blanks\n", placed, blanks);
        abort();
    }
    return 0;
}
