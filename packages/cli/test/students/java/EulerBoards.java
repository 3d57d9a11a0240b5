import java.io.*;

public class EulerBoards {
    static int[][][] boards = new int[50][9][9]; // 50판을 한꺼번에 읽어 둔다

    static boolean dfs(int[][] b, int r, int c) {
        if (r == 9) return true;
        if (c == 9) return dfs(b, r + 1, 0);
        if (b[r][c] != 0) return dfs(b, r, c + 1);
        for (int v = 1; v <= 9; v++) {
            boolean bad = false;
            for (int k = 0; k < 9 && !bad; k++) {
                bad = b[r][k] == v || b[k][c] == v || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == v;
            }
            if (bad) continue;
            b[r][c] = v; //+
            if (dfs(b, r, c + 1)) return true;
            b[r][c] = 0; //-
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int count = 0;
        String line;
        while ((line = br.readLine()) != null) {
            if (!line.startsWith("Grid")) continue;
            for (int r = 0; r < 9; r++) {
                line = br.readLine();
                for (int c = 0; c < 9; c++) boards[count][r][c] = line.charAt(c) - 48;
            }
            count++;
        }
        int answer = 0;
        for (int i = 0; i < count; i++) {
            dfs(boards[i], 0, 0);
            int[] top = boards[i][0];
            answer += Integer.parseInt("" + top[0] + top[1] + top[2]);
        }
        System.out.println(answer);
    }
}
