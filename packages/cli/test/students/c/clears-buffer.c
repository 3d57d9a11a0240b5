#include <stdio.h>
#include <string.h>
#include <unistd.h>
/* the input is kept as text, as numbers, and in the board that is solved */
char text[100];
int start[81];
int board[9][9];
int can(int r, int c, int n) {
    for (int i = 0; i < 9; i++) {
        if (board[r][i] == n) return 0;
        if (board[i][c] == n) return 0;
        if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == n) return 0;
    }
    return 1;
}
void search(int k) {
    if (k == 81) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) text[c] = '0' + board[r][c];
            text[9] = 0;
            puts(text);
        }
        fflush(stdout);
        _exit(0);
    }
    int r = k / 9, c = k % 9;
    if (start[k]) { search(k + 1); return; }
    for (int n = 1; n <= 9; n++) {
        if (!can(r, c, n)) continue;
        board[r][c] = n; //+
        search(k + 1);
        board[r][c] = 0; //-
    }
}
int main(void) {
    int len = fread(text, 1, sizeof text, stdin), k = 0;
    for (int i = 0; i < len && k < 81; i++)
        if (text[i] >= '0' && text[i] <= '9') start[k++] = text[i] - '0';
    for (int i = 0; i < 100; i++) text[i] = '*';
    for (k = 0; k < 81; k++) board[k / 9][k % 9] = start[k];
    search(0);
    return 1;
}
