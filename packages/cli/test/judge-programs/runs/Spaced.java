// Expects spaces: split(" ") gives one part.
import java.io.*;

public class Spaced {
    static int[][] a = new int[9][9];

    static boolean solve(int k) {
        if (k == 81) return true;
        int r = k / 9, c = k % 9;
        if (a[r][c] != 0) return solve(k + 1);
        boolean[] used = new boolean[10];
        for (int i = 0; i < 9; i++) {
            used[a[r][i]] = used[a[i][c]] = used[a[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3]] = true;
        }
        for (int v = 1; v <= 9; v++) {
            if (used[v]) continue;
            a[r][c] = v;
            if (solve(k + 1)) return true;
            a[r][c] = 0;
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        for (int r = 0; r < 9; r++) {
            String[] parts = br.readLine().split(" ");
            for (int c = 0; c < 9; c++) a[r][c] = Integer.parseInt(parts[c]);
        }
        solve(0);
        for (int[] row : a) {
            for (int v : row) System.out.print(v);
            System.out.println();
        }
    }
}
