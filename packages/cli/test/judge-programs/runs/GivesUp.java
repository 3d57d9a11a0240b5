// The flags of the columns are not cleared, so the search finds no solution.
import java.util.Scanner;

public class GivesUp {
    static int[][] a = new int[9][9];
    static boolean[][] row = new boolean[9][10], col = new boolean[9][10], box = new boolean[9][10];

    static void dfs(int k) {
        if (k == 81) {
            for (int[] r : a) {
                for (int v : r) System.out.print(v);
                System.out.println();
            }
            System.exit(0);
        }
        int r = k / 9, c = k % 9, b = r / 3 * 3 + c / 3;
        if (a[r][c] != 0) {
            dfs(k + 1);
            return;
        }
        for (int v = 1; v <= 9; v++) {
            if (row[r][v] || col[c][v] || box[b][v]) continue;
            a[r][c] = v;
            row[r][v] = col[c][v] = box[b][v] = true;
            dfs(k + 1);
            a[r][c] = 0;
            row[r][v] = box[b][v] = false;
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        for (int r = 0; r < 9; r++) {
            String s = sc.next();
            for (int c = 0; c < 9; c++) {
                int v = a[r][c] = s.charAt(c) - '0';
                row[r][v] = col[c][v] = box[r / 3 * 3 + c / 3][v] = true;
            }
        }
        dfs(0);
    }
}
