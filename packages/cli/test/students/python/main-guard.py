#!/usr/bin/env python3
"""Sudoku solver.

Usage: python3 main-guard.py < puzzle.txt
"""
import sys
from typing import List

SIZE = 9
EMPTY = 0


def read_board(stream) -> List[List[int]]:
    return [[int(symbol) for symbol in line.strip()] for line in stream if line.strip()]


def is_valid(board, row, col, num) -> bool:
    if num in board[row]:
        return False
    if num in (board[i][col] for i in range(SIZE)):
        return False
    start_row, start_col = row - row % 3, col - col % 3
    for i in range(start_row, start_row + 3):
        for j in range(start_col, start_col + 3):
            if board[i][j] == num:
                return False
    return True


def solve(board) -> bool:
    for row in range(SIZE):
        for col in range(SIZE):
            if board[row][col] == EMPTY:
                for num in range(1, SIZE + 1):
                    if is_valid(board, row, col, num):
                        board[row][col] = num  #+
                        if solve(board):
                            return True
                        board[row][col] = EMPTY  #-
                return False
    return True


def main() -> int:
    board = read_board(sys.stdin)
    if not solve(board):
        print('No solution')
        return 1
    for row in board:
        print(''.join(map(str, row)))
    return 0


if __name__ == '__main__':
    sys.exit(main())
