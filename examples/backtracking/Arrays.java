import java.util.Scanner;

public class Arrays {
    static char[][] board = new char[9][];
    static boolean[][] row = new boolean[9][10], col = new boolean[9][10], box = new boolean[9][10];

    static void mark(int r, int c, int d, boolean used) {
        row[r][d] = col[c][d] = box[r / 3 * 3 + c / 3][d] = used;
    }

    static boolean fits(int r, int c, int d) {
        return !(row[r][d] || col[c][d] || box[r / 3 * 3 + c / 3][d]);
    }

    static boolean solve(int cell) {
        if (cell == 81) return true;
        int r = cell / 9, c = cell % 9;
        if (board[r][c] != '0') return solve(cell + 1);
        for (int d = 1; d <= 9; d++) {
            if (!fits(r, c, d)) continue;
            board[r][c] = (char) ('0' + d);
            mark(r, c, d, true);
            if (solve(cell + 1)) return true;
            board[r][c] = '0';
            mark(r, c, d, false);
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int r = 0; r < 9; r++) {
            board[r] = in.next().toCharArray();
            for (int c = 0; c < 9; c++) mark(r, c, board[r][c] - '0', true);
        }
        solve(0);
        for (char[] line : board) System.out.println(line);
    }
}
