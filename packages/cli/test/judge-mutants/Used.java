import java.util.Scanner;

public class Used {
    static int[][] map = new int[9][9];
    static boolean[][] rowUsed = new boolean[9][10];
    static boolean[][] colUsed = new boolean[9][10];
    static boolean[][][] boxUsed = new boolean[3][3][10];

    static boolean dfs(int k) {
        if (k == 81) return true;
        int y = k / 9, x = k % 9;
        if (map[y][x] > 0) return dfs(k + 1);
        for (int v = 1; v <= 9; v++) {
            if (rowUsed[y][v] || colUsed[x][v] || boxUsed[y / 3][x / 3][v]) continue;
            rowUsed[y][v] = colUsed[x][v] = boxUsed[y / 3][x / 3][v] = true;
            map[y][x] = v;
            if (dfs(k + 1)) return true;
            map[y][x] = 0;
            rowUsed[y][v] = colUsed[x][v] = boxUsed[y / 3][x / 3][v] = false;
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        for (int y = 0; y < 9; y++) {
            String s = sc.next();
            for (int x = 0; x < 9; x++) {
                int v = s.charAt(x) - '0';
                map[y][x] = v;
                if (v > 0) rowUsed[y][v] = colUsed[x][v] = boxUsed[y / 3][x / 3][v] = true;
            }
        }
        dfs(0);
        for (int[] row : map) {
            for (int v : row) System.out.print(v);
            System.out.println();
        }
    }
}
