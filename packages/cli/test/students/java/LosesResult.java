import java.util.Scanner;

public class LosesResult {

    public static void main(String[] args) {
        Scanner keyboard = new Scanner(System.in);
        int[][] puzzle = new int[9][9];
        for (int row = 0; row < 9; row++) {
            String text = keyboard.nextLine();
            for (int column = 0; column < 9; column++) {
                puzzle[row][column] = text.charAt(column) - '0';
            }
        }
        fill(puzzle, 0);
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                System.out.print(puzzle[row][column]);
            }
            System.out.println();
        }
    }

    private static boolean fill(int[][] puzzle, int index) {
        if (index == 81) {
            return true;
        }
        int row = index / 9;
        int column = index % 9;
        if (puzzle[row][column] != 0) {
            return fill(puzzle, index + 1);
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (isAllowed(puzzle, row, column, digit)) {
                puzzle[row][column] = digit; //+
                fill(puzzle, index + 1);
                puzzle[row][column] = 0; //-
            }
        }
        return false;
    }

    private static boolean isAllowed(int[][] puzzle, int row, int column, int digit) {
        for (int i = 0; i < 9; i++) {
            if (puzzle[row][i] == digit || puzzle[i][column] == digit) {
                return false;
            }
        }
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                if (puzzle[row / 3 * 3 + i][column / 3 * 3 + j] == digit) {
                    return false;
                }
            }
        }
        return true;
    }
}
