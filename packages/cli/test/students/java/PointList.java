import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

// 백준 2580 스도쿠
public class Main {
    static int[][] map = new int[9][9];
    static boolean[][] rowUsed = new boolean[9][10];
    static boolean[][] colUsed = new boolean[9][10];
    static boolean[][] boxUsed = new boolean[9][10];
    static List<Point> blank = new ArrayList<>();

    static class Point {
        int y, x;

        Point(int y, int x) {
            this.y = y;
            this.x = x;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        for (int i = 0; i < 9; i++) {
            StringTokenizer st = new StringTokenizer(br.readLine());
            for (int j = 0; j < 9; j++) {
                map[i][j] = Integer.parseInt(st.nextToken());
                if (map[i][j] == 0) {
                    blank.add(new Point(i, j));
                } else {
                    check(i, j, map[i][j], true);
                }
            }
        }
        dfs(0);
    }

    static void check(int y, int x, int num, boolean on) {
        rowUsed[y][num] = on;
        colUsed[x][num] = on;
        boxUsed[(y / 3) * 3 + x / 3][num] = on;
    }

    static void dfs(int depth) {
        if (depth == blank.size()) { // 빈칸을 모두 채웠으면 출력하고 끝낸다
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) sb.append(map[i][j]).append(' ');
                sb.append('\n');
            }
            System.out.print(sb);
            System.exit(0);
        }
        Point p = blank.get(depth);
        for (int num = 1; num <= 9; num++) {
            if (rowUsed[p.y][num] || colUsed[p.x][num] || boxUsed[(p.y / 3) * 3 + p.x / 3][num]) continue;
            check(p.y, p.x, num, true);
            map[p.y][p.x] = num; //+
            dfs(depth + 1);
            map[p.y][p.x] = 0; //-
            check(p.y, p.x, num, false);
        }
    }
}
