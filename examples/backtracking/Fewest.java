import java.util.Scanner;

public class Fewest {
    static int[] board = new int[81], row = new int[9], col = new int[9], box = new int[9];

    static void flip(int cell, int bit) {
        row[cell / 9] ^= bit;
        col[cell % 9] ^= bit;
        box[cell / 27 * 3 + cell % 9 / 3] ^= bit;
    }

    static int candidates(int cell) {
        return 0b1111111110 & ~(row[cell / 9] | col[cell % 9] | box[cell / 27 * 3 + cell % 9 / 3]);
    }

    static boolean solve() {
        int best = -1;
        for (int cell = 0; cell < 81; cell++) {
            if (board[cell] != 0) continue;
            if (best < 0 || Integer.bitCount(candidates(cell)) < Integer.bitCount(candidates(best))) best = cell;
        }
        if (best < 0) return true;
        for (int left = candidates(best); left != 0; left &= left - 1) {
            int bit = left & -left;
            board[best] = Integer.numberOfTrailingZeros(bit);
            flip(best, bit);
            if (solve()) return true;
            board[best] = 0;
            flip(best, bit);
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useDelimiter("\\s*");
        for (int cell = 0; cell < 81; cell++) {
            board[cell] = in.nextInt();
            if (board[cell] != 0) flip(cell, 1 << board[cell]);
        }
        solve();
        for (int cell = 0; cell < 81; cell++)
            System.out.print(board[cell] + (cell % 9 == 8 ? "\n" : ""));
    }
}
