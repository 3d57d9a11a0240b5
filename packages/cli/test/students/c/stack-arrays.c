#include <stdio.h>
#define MAX 81

int board[9][9];
int stack[MAX];         /* index of the blank -> digit tried last */
int er[MAX], ec[MAX], total;

int conflict(int r, int c, int d)
{
    int i, j;
    for (i = 0; i < 9; i++)
        if ((i != c && board[r][i] == d) || (i != r && board[i][c] == d))
            return 1;
    for (i = r / 3 * 3; i < r / 3 * 3 + 3; i++)
        for (j = c / 3 * 3; j < c / 3 * 3 + 3; j++)
            if ((i != r || j != c) && board[i][j] == d)
                return 1;
    return 0;
}

int main(void)
{
    int i, j, top = 0;
    for (i = 0; i < 9; i++)
        for (j = 0; j < 9; j++) {
            scanf("%d", &board[i][j]);
            if (!board[i][j]) { er[total] = i; ec[total] = j; total++; }
        }
    while (top >= 0 && top < total) {
        int r = er[top], c = ec[top], d = stack[top] + 1;
        while (d <= 9 && conflict(r, c, d)) d++;
        if (d <= 9) {
            //- if (board[r][c])
            board[r][c] = d; //+
            stack[top] = d;
            top++;
        } else {
            stack[top] = 0;
            //- if (board[r][c])
            board[r][c] = 0;
            top--;
        }
    }
    for (i = 0; i < 9; i++) {
        for (j = 0; j < 9; j++) printf("%d ", board[i][j]);
        printf("\n");
    }
    return 0;
}
