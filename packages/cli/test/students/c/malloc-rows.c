#include <stdio.h>
#include <stdlib.h>
#include <stdbool.h>

bool isValid(int **board, int row, int col, int num) {
    for (int i = 0; i < 9; i++)
        if (board[row][i] == num) return false;
    for (int i = 0; i < 9; i++)
        if (board[i][col] == num) return false;
    int startRow = row - row % 3;
    int startCol = col - col % 3;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (board[startRow + i][startCol + j] == num) return false;
    return true;
}

bool solveSudoku(int **board) {
    for (int row = 0; row < 9; row++) {
        for (int col = 0; col < 9; col++) {
            if (board[row][col] != 0) continue;
            for (int num = 1; num <= 9; num++) {
                if (isValid(board, row, col, num)) {
                    board[row][col] = num; //+
                    if (solveSudoku(board)) return true;
                    board[row][col] = 0; //-
                }
            }
            return false;
        }
    }
    return true;
}

int main(void) {
    int **board = malloc(9 * sizeof *board);
    for (int i = 0; i < 9; i++) {
        board[i] = malloc(9 * sizeof **board);
        for (int j = 0; j < 9; j++) scanf("%1d", &board[i][j]);
    }
    if (solveSudoku(board))
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) printf("%d", board[i][j]);
            printf("\n");
        }
    for (int i = 0; i < 9; i++) free(board[i]);
    free(board);
    return 0;
}
