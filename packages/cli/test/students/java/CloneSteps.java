import java.io.*;

public class CloneSteps {
    static int[][] copyOf(int[][] from) {
        int[][] to = new int[9][];
        for (int i = 0; i < 9; i++) to[i] = from[i].clone();
        return to;
    }

    // 단계마다 판을 복사해서 넘긴다. 되돌릴 필요가 없다.
    static int[][] solve(int[][] board) {
        int y = -1, x = -1;
        find:
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == 0) {
                    y = i;
                    x = j;
                    break find;
                }
            }
        }
        if (y == -1) return board;
        for (int v = 1; v <= 9; v++) {
            if (!isOk(board, y, x, v)) continue;
            int[][] next = copyOf(board);
            next[y][x] = v; //+
            int[][] answer = solve(next);
            if (answer != null) return answer;
            //-
        }
        return null;
    }

    static boolean isOk(int[][] b, int y, int x, int v) {
        for (int k = 0; k < 9; k++)
            if (b[y][k] == v || b[k][x] == v || b[y / 3 * 3 + k / 3][x / 3 * 3 + k % 3] == v) return false;
        return true;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int[][] board = new int[9][9];
        for (int i = 0; i < 9; i++) {
            char[] line = br.readLine().toCharArray();
            for (int j = 0; j < 9; j++) board[i][j] = line[j] - '0';
        }
        for (int[] row : solve(board)) {
            StringBuilder sb = new StringBuilder();
            for (int v : row) sb.append(v);
            System.out.println(sb);
        }
    }
}
