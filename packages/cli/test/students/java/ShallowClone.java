import java.util.Scanner;

public class ShallowClone {
    static int[][] result;

    static boolean solve(int[][] board) {
        for (int i = 0; i < 81; i++) {
            if (board[i / 9][i % 9] != 0) continue;
            for (int d = 1; d <= 9; d++) {
                if (!good(board, i / 9, i % 9, d)) continue;
                int[][] next = board.clone(); // 새 판을 만든다
                //- if (next[i / 9][i % 9] != 0)
                next[i / 9][i % 9] = d; //+
                if (solve(next)) return true;
            }
            return false;
        }
        result = board;
        return true;
    }

    static boolean good(int[][] board, int r, int c, int d) {
        for (int k = 0; k < 9; k++) {
            if (board[r][k] == d) return false;
            if (board[k][c] == d) return false;
            if (board[3 * (r / 3) + k / 3][3 * (c / 3) + k % 3] == d) return false;
        }
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[][] start = new int[9][9];
        for (int r = 0; r < 9; r++) {
            String line = in.next();
            for (int c = 0; c < 9; c++) start[r][c] = Character.digit(line.charAt(c), 10);
        }
        int[][] shown = solve(start) ? result : start;
        for (int[] row : shown) {
            for (int d : row) System.out.print(d);
            System.out.println();
        }
    }
}
