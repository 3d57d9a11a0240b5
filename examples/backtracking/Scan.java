import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Scan {
    static int[][] board = new int[9][9];
    static List<int[]> blanks = new ArrayList<>();

    static boolean fits(int r, int c, int d) {
        for (int i = 0; i < 9; i++) {
            if (board[r][i] == d || board[i][c] == d) return false;
            if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        }
        return true;
    }

    static boolean solve(int i) {
        if (i == blanks.size()) return true;
        int r = blanks.get(i)[0], c = blanks.get(i)[1];
        for (int d = 1; d <= 9; d++) {
            if (!fits(r, c, d)) continue;
            board[r][c] = d;
            if (solve(i + 1)) return true;
            board[r][c] = 0;
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int r = 0; r < 9; r++) {
            String line = in.next();
            for (int c = 0; c < 9; c++) {
                board[r][c] = line.charAt(c) - '0';
                if (board[r][c] == 0) blanks.add(new int[] {r, c});
            }
        }
        solve(0);
        for (int[] row : board) {
            for (int d : row) System.out.print(d);
            System.out.println();
        }
    }
}
