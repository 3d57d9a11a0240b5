import java.util.Scanner;

public class Cases {
    static final String OWN =
            "103000509002109400000704000300502006060000050700803004000401000009205800804000107";
    static Scanner in = new Scanner(System.in);

    static int[][] rowsOf(String text) {
        int[][] board = new int[9][9];
        for (int i = 0; i < 81; i++) board[i / 9][i % 9] = text.charAt(i) - '0';
        return board;
    }

    static int[][] read() {
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < 9; r++) text.append(in.next());
        return rowsOf(text.toString());
    }

    static void change(int[][] board) {
        board[0][1] = 4;
        board[0][1] = 0;
        board[0][3] = 6;
    }

    static int[][] copyOf(int[][] board) {
        int[][] copy = new int[9][];
        for (int r = 0; r < 9; r++) copy[r] = board[r].clone();
        return copy;
    }

    static void search(int[][] board, int c) {
        if (c == 5) return;
        for (int d : c == 1 ? new int[] {4, 6} : new int[] {8}) {
            int[][] copy = copyOf(board);
            copy[0][c] = d;
            search(copy, c + 2);
        }
    }

    public static void main(String[] args) {
        String name = args[0];
        if (name.equals("own")) {
            change(rowsOf(OWN));
            return;
        }
        int[][] board = read();
        if (name.equals("index")) {
            change(board);
        } else if (name.equals("copy")) {
            change(copyOf(board));
        } else if (name.equals("zeros")) {
            int[][] seen = new int[9][9];
            seen[0][1] = 1;
            seen[8][8] = 2;
            change(board);
        } else if (name.equals("overwrite")) {
            for (int d : new int[] {4, 6, 6, 0}) board[0][1] = d;
        } else if (name.equals("next")) {
            board[8][7] = 9;
            board[8][8] = 6;
            board[8][8] = 7;
            board[8][7] = 2;
            int[][] after = read();
            for (int r = 0; r < 9; r++)
                for (int c = 0; c < 9; c++) board[r][c] = after[r][c];
        } else if (name.equals("value")) {
            search(board, 1);
        } else {
            int sum = 0;
            for (int[] row : board) for (int d : row) sum += d;
            System.out.println(sum);
        }
    }
}
