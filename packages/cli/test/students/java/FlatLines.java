import java.util.Scanner;

public class FlatLines {
    public static void main(String[] args) {
        Scanner input = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        while (input.hasNext()) {
            String line = input.next();
            int[] board = new int[81];
            for (int i = 0; i < 81; i++) {
                char ch = line.charAt(i);
                board[i] = ch == '.' ? 0 : Character.getNumericValue(ch);
            }
            solve(board, 0);
            for (int n : board) out.append(n);
            out.append("\n");
        }
        System.out.print(out);
    }

    static boolean solve(int[] board, int pos) {
        if (pos == board.length) return true;
        if (board[pos] != 0) return solve(board, pos + 1);
        for (int n = 1; n <= 9; n++) {
            if (conflict(board, pos, n)) continue;
            board[pos] = n; //+
            if (solve(board, pos + 1)) return true;
            board[pos] = 0; //-
        }
        return false;
    }

    static boolean conflict(int[] board, int pos, int n) {
        int row = pos / 9, col = pos % 9;
        for (int other = 0; other < 81; other++) {
            if (board[other] != n) continue;
            int r = other / 9, c = other % 9;
            boolean sameBox = r / 3 == row / 3 && c / 3 == col / 3;
            if (r == row || c == col || sameBox) return true;
        }
        return false;
    }
}
