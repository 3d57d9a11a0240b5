import java.util.Scanner;
import java.util.concurrent.*;

public class PoolSearch {
    public static void main(String[] args) throws Exception {
        Scanner sc = new Scanner(System.in);
        final int[][] grid = new int[9][9];
        for (int i = 0; i < 9; i++) {
            String s = sc.nextLine();
            for (int j = 0; j < 9; j++) grid[i][j] = s.charAt(j) - '0';
        }
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Boolean> solved = pool.submit(() -> new Search(grid).run(0));
        Future<String> waiting = pool.submit(() -> solved.get() ? "" : "no solution");
        System.out.print(waiting.get());
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        for (int[] row : grid) {
            for (int v : row) System.out.print(v);
            System.out.println();
        }
    }

    private static class Search {
        private final int[][] g;

        Search(int[][] g) {
            this.g = g;
        }

        boolean run(int n) {
            if (n > 80) return true;
            int r = n / 9, c = n % 9;
            if (g[r][c] != 0) return run(n + 1);
            for (int v = 1; v <= 9; v++) {
                if (used(r, c, v)) continue;
                g[r][c] = v; //+
                if (run(n + 1)) return true;
                g[r][c] = 0; //-
            }
            return false;
        }

        private boolean used(int r, int c, int v) {
            for (int i = 0; i < 9; i++) {
                if (g[r][i] == v || g[i][c] == v) return true;
                if (g[r - r % 3 + i / 3][c - c % 3 + i % 3] == v) return true;
            }
            return false;
        }
    }
}
