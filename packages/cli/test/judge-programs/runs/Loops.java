// After a dead end, the search begins again with the same digits.
import java.util.*;

public class Loops {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        char[][] start = new char[9][];
        for (int r = 0; r < 9; r++) start[r] = sc.next().toCharArray();
        char[][] b = null;
        boolean solved = false;
        while (!solved) {
            b = new char[9][];
            for (int r = 0; r < 9; r++) b[r] = start[r].clone();
            solved = fill(b);
        }
        for (char[] row : b) System.out.println(row);
    }

    static boolean fill(char[][] b) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                for (char v = '1'; v <= '9' && b[r][c] == '0'; v++) if (ok(b, r, c, v)) b[r][c] = v;
                if (b[r][c] == '0') return false;
            }
        }
        return true;
    }

    static boolean ok(char[][] b, int r, int c, char v) {
        for (int i = 0; i < 9; i++) {
            if (b[r][i] == v || b[i][c] == v || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) return false;
        }
        return true;
    }
}
