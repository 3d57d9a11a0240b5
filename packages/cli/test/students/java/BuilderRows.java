import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class BuilderRows {
    private static final int N = 9;
    private static StringBuilder[] rows = new StringBuilder[N];

    private static boolean inBox(int r, int c, char d) {
        for (int i = r / 3 * 3; i < r / 3 * 3 + 3; i++) {
            int at = rows[i].indexOf(String.valueOf(d), c / 3 * 3);
            if (at >= 0 && at < c / 3 * 3 + 3) return true;
        }
        return false;
    }

    private static boolean inColumn(int c, char d) {
        for (StringBuilder row : rows) {
            if (row.charAt(c) == d) return true;
        }
        return false;
    }

    private static boolean solve(int r) {
        if (r == N) return true;
        int c = rows[r].indexOf("0");
        if (c < 0) return solve(r + 1); // 이 줄은 다 찼다
        for (char d = '1'; d <= '9'; d++) {
            if (rows[r].indexOf("" + d) >= 0 || inColumn(c, d) || inBox(r, c, d)) continue;
            rows[r].setCharAt(c, d); //+
            if (solve(r)) return true;
            rows[r].setCharAt(c, '0'); //-
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        for (int i = 0; i < N; i++) rows[i] = new StringBuilder(br.readLine());
        solve(0);
        System.out.println(String.join("\n", rows));
    }
}
