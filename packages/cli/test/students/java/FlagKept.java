import java.io.*;

public class FlagKept {
    char[][] grid = new char[9][];
    boolean[][] inRow = new boolean[9][9], inCol = new boolean[9][9];
    boolean[][][] inBox = new boolean[3][3][9];

    boolean solve(int i, int j) {
        while (i < 9 && grid[i][j] != '0') {
            if (++j == 9) {
                i++;
                j = 0;
            }
        }
        if (i == 9) return true;
        for (int d = 0; d < 9; d++) {
            if (inRow[i][d] || inCol[j][d] || inBox[i / 3][j / 3][d]) continue;
            grid[i][j] = (char) (d + '1'); //+
            inRow[i][d] = inCol[j][d] = inBox[i / 3][j / 3][d] = true;
            if (solve(i, j)) return true;
            grid[i][j] = '0'; //-
            inRow[i][d] = inCol[j][d] = false;
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        FlagKept s = new FlagKept();
        for (int i = 0; i < 9; i++) {
            s.grid[i] = reader.readLine().toCharArray();
            for (int j = 0; j < 9; j++) {
                int d = s.grid[i][j] - '1';
                if (d >= 0) s.inRow[i][d] = s.inCol[j][d] = s.inBox[i / 3][j / 3][d] = true;
            }
        }
        s.solve(0, 0);
        for (char[] row : s.grid) System.out.println(row);
    }
}
