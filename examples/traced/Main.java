import java.util.*;

public class Main {
    static int[][] board = new int[9][9];
    static boolean[][] row = new boolean[9][10], col = new boolean[9][10], box = new boolean[9][10];
    static List<int[]> blanks = new ArrayList<>();

    static void solve(int i) {
        if (i == blanks.size()) {
            NonetTrace.solution();
            StringBuilder out = new StringBuilder();
            for (int[] line : board) {
                for (int d : line) out.append(d);
                out.append('\n');
            }
            System.out.print(out);
            System.exit(0);
        }
        int r = blanks.get(i)[0], c = blanks.get(i)[1], b = r / 3 * 3 + c / 3;
        for (int d = 1; d <= 9; d++) {
            if (row[r][d] || col[c][d] || box[b][d]) {
                NonetTrace.reject();
                continue;
            }
            board[r][c] = d;
            row[r][d] = col[c][d] = box[b][d] = true;
            NonetTrace.place(r, c, d);
            solve(i + 1);
            board[r][c] = 0;
            row[r][d] = col[c][d] = box[b][d] = false;
            NonetTrace.remove(r, c);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int r = 0; r < 9; r++) {
            String line = in.next();
            for (int c = 0; c < 9; c++) {
                int d = line.charAt(c) - '0';
                board[r][c] = d;
                if (d == 0) blanks.add(new int[] {r, c});
                else row[r][d] = col[c][d] = box[r / 3 * 3 + c / 3][d] = true;
            }
        }
        NonetTrace.puzzle(board);
        solve(0);
    }
}
