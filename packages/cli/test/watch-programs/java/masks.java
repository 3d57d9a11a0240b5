import java.awt.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/** The digits of each house are bits. */
class Main {
    static int[][] board = new int[9][9];
    static int[] rows = new int[9];
    static int[] columns = new int[9];
    static int[] boxes = new int[9];
    static List<Point> blanks = new ArrayList<>();

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int y = 0; y < 9; y++) {
            String line = in.next();
            for (int x = 0; x < 9; x++) {
                board[y][x] = line.charAt(x) - '0';
                if (board[y][x] == 0) blanks.add(new Point(x, y));
                else toggle(y, x, board[y][x]);
            }
        }
        solve(0);
        StringBuilder out = new StringBuilder();
        for (int[] row : board) {
            for (int digit : row) out.append(digit);
            out.append('\n');
        }
        System.out.print(out);
    }

    static void toggle(int y, int x, int digit) {
        rows[y] ^= 1 << digit;
        columns[x] ^= 1 << digit;
        boxes[y / 3 * 3 + x / 3] ^= 1 << digit;
    }

    static boolean solve(int depth) {
        if (depth == blanks.size()) return true;
        Point p = blanks.get(depth);
        int used = rows[p.y] | columns[p.x] | boxes[p.y / 3 * 3 + p.x / 3];
        for (int digit = 1; digit <= 9; digit++) {
            if ((used & 1 << digit) != 0) continue;
            board[p.y][p.x] = digit;
            toggle(p.y, p.x, digit);
            if (solve(depth + 1)) return true;
            toggle(p.y, p.x, digit);
            board[p.y][p.x] = 0;
        }
        return false;
    }
}
