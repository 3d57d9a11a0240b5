import java.io.*;

public class Main {
    static int[][] map = new int[9][9];

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        for (int i = 0; i < 9; i++) {
            String s = br.readLine();
            for (int j = 0; j < 9; j++) map[i][j] = s.charAt(j) - '0';
        }
        dfs(0);
    }

    static void dfs(int k) {
        if (k == 81) {
            StringBuilder sb = new StringBuilder();
            for (int[] r : map) {
                for (int v : r) sb.append(v);
                sb.append('\n');
            }
            System.out.print(sb);
            System.exit(0);
        }
        int r = k / 9, c = k % 9;
        if (map[r][c] != 0) {
            dfs(k + 1);
            return;
        }
        for (int v = 1; v <= 9; v++) {
            if (check(r, c, v)) {
                map[r][c] = v; //+
                dfs(k + 1);
                map[r][c] = 0; //-
            }
        }
    }

    static boolean check(int r, int c, int v) {
        for (int i = 0; i < 9; i++) {
            if (map[r][i] == v || map[i][c] == v) return false;
            if (map[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) return false;
        }
        return true;
    }
}
