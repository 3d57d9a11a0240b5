import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

// Submitted as Main.java: the class decides the name of the file.
public class Main {
    static final int[] board = new int[81];
    static final int[] rows = new int[9];
    static final int[] columns = new int[9];
    static final int[] boxes = new int[9];

    static int box(int cell) {
        return cell / 27 * 3 + cell % 9 / 3;
    }

    static void toggle(int cell, int digit) {
        rows[cell / 9] ^= 1 << digit;
        columns[cell % 9] ^= 1 << digit;
        boxes[box(cell)] ^= 1 << digit;
    }

    static boolean solve(int cell) {
        while (cell < 81 && board[cell] != 0) cell++;
        if (cell == 81) return true;
        int used = rows[cell / 9] | columns[cell % 9] | boxes[box(cell)];
        for (int digit = 1; digit <= 9; digit++) {
            if ((used >> digit & 1) != 0) continue;
            board[cell] = digit;
            toggle(cell, digit);
            if (solve(cell + 1)) return true;
            toggle(cell, digit);
            board[cell] = 0;
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String gap = "";
        for (int row = 0; row < 9; row++) {
            String line = in.readLine().trim();
            if (line.contains(" ")) gap = " ";
            String digits = line.replace(" ", "");
            for (int column = 0; column < 9; column++) {
                int cell = 9 * row + column;
                board[cell] = digits.charAt(column) - '0';
                if (board[cell] != 0) toggle(cell, board[cell]);
            }
        }
        solve(0);
        StringBuilder out = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            out.append(board[cell]).append(cell % 9 == 8 ? "\n" : gap);
        }
        System.out.print(out);
    }
}
