package com.example.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

class Cell {
    private final int row;
    private final int col;
    private int digit;

    Cell(int row, int col, int digit) {
        this.row = row;
        this.col = col;
        this.digit = digit;
    }

    int getRow() { return row; }
    int getCol() { return col; }
    int getDigit() { return digit; }
    void setDigit(int digit) { this.digit = digit; }
    boolean isBlank() { return digit == 0; }

    boolean sees(Cell other) {
        return row == other.row || col == other.col || (row / 3 == other.row / 3 && col / 3 == other.col / 3);
    }
}

class Board {
    final Cell[][] cells = new Cell[9][9];

    List<Integer> candidates(Cell cell) {
        boolean[] no = new boolean[10];
        for (Cell[] row : cells) for (Cell other : row) if (cell.sees(other)) no[other.getDigit()] = true;
        List<Integer> result = new ArrayList<>();
        for (int d = 1; d <= 9; d++) if (!no[d]) result.add(d);
        return result;
    }
}

public class CellsPackage {
    static boolean solve(Board board) {
        Cell best = null;
        List<Integer> digits = null;
        for (Cell[] row : board.cells) {
            for (Cell cell : row) {
                if (!cell.isBlank()) continue;
                List<Integer> own = board.candidates(cell);
                if (digits == null || own.size() < digits.size()) {
                    best = cell;
                    digits = own;
                }
            }
        }
        if (best == null) return true;
        for (int digit : digits) {
            best.setDigit(digit); //+
            if (solve(board)) return true;
            best.setDigit(0); //-
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Board board = new Board();
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) board.cells[r][c] = new Cell(r, c, in.nextInt());
        solve(board);
        for (Cell[] row : board.cells) {
            String gap = "";
            for (Cell cell : row) {
                System.out.print(gap + cell.getDigit());
                gap = " ";
            }
            System.out.println();
        }
    }
}
