import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;

public class NotFlushed {
    static BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
    static BufferedWriter bw = new BufferedWriter(new OutputStreamWriter(System.out));
    static int[][] a = new int[9][9];
    static boolean[][] h = new boolean[9][10], v = new boolean[9][10], sq = new boolean[9][10];

    static void solve(int k) throws IOException {
        if (k == 81) {
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) bw.write(a[i][j] + '0');
                bw.write('\n');
            }
            System.exit(0);
        }
        int i = k / 9, j = k % 9, s = i / 3 * 3 + j / 3;
        if (a[i][j] != 0) {
            solve(k + 1);
            return;
        }
        for (int n = 1; n <= 9; n++) {
            if (h[i][n] || v[j][n] || sq[s][n]) continue;
            h[i][n] = v[j][n] = sq[s][n] = true;
            a[i][j] = n; //+
            solve(k + 1);
            a[i][j] = 0; //-
            h[i][n] = v[j][n] = sq[s][n] = false;
        }
    }

    public static void main(String[] args) throws IOException {
        for (int i = 0; i < 9; i++) {
            String line = br.readLine();
            for (int j = 0; j < 9; j++) {
                int n = a[i][j] = line.charAt(j) - '0';
                if (n > 0) h[i][n] = v[j][n] = sq[i / 3 * 3 + j / 3][n] = true;
            }
        }
        solve(0);
        bw.flush();
    }
}
