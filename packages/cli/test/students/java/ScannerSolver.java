import java.util.*;

class ScannerSolver {
    private final int[][] g = new int[9][9];
    private final List<int[]> blanks = new ArrayList<>();

    ScannerSolver(Scanner in) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                g[r][c] = in.nextInt();
                if (g[r][c] == 0) blanks.add(new int[] {r, c});
            }
        }
    }

    boolean solve(int k) {
        if (k == blanks.size()) return true;
        int r = blanks.get(k)[0], c = blanks.get(k)[1];
        boolean[] used = new boolean[10];
        for (int i = 0; i < 9; i++) {
            used[g[r][i]] = used[g[i][c]] = used[g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3]] = true;
        }
        for (int v = 1; v <= 9; v++) {
            if (used[v]) continue;
            g[r][c] = v; //+
            if (solve(k + 1)) return true;
            g[r][c] = 0; //-
        }
        return false;
    }

    public static void main(String[] args) {
        ScannerSolver s = new ScannerSolver(new Scanner(System.in));
        s.solve(0);
        for (int[] r : s.g) {
            for (int c = 0; c < 9; c++) System.out.print(r[c] + (c < 8 ? " " : "\n"));
        }
    }
}
