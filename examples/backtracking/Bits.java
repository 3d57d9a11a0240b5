import java.util.*;

public class Bits {
    static int[][] board = new int[9][9];
    static List<Integer> blanks = new ArrayList<>();
    static int[] row = new int[9], col = new int[9], box = new int[9];

    static void flip(int r, int c, int bit) {
        row[r] ^= bit;
        col[c] ^= bit;
        box[r / 3 * 3 + c / 3] ^= bit;
    }

    static boolean solve(int i) {
        if (i == blanks.size()) return true;
        int r = blanks.get(i) / 9, c = blanks.get(i) % 9;
        int left = 0b1111111110 & ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]);
        for (; left != 0; left &= left - 1) {
            int bit = left & -left;
            board[r][c] = Integer.numberOfTrailingZeros(bit);
            flip(r, c, bit);
            if (solve(i + 1)) return true;
            board[r][c] = 0;
            flip(r, c, bit);
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int r = 0; r < 9; r++) {
            String line = in.next();
            for (int c = 0; c < 9; c++) {
                board[r][c] = line.charAt(c) - '0';
                if (board[r][c] == 0) blanks.add(9 * r + c);
                else flip(r, c, 1 << board[r][c]);
            }
        }
        solve(0);
        for (int[] line : board) {
            for (int d : line) System.out.print(d);
            System.out.println();
        }
    }
}
