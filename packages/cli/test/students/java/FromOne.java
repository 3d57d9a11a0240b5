import java.util.Scanner;
import java.util.Stack;

public class FromOne {
    static int[][] a = new int[10][10]; // 1부터 9까지만 쓴다

    static boolean ok(int y, int x, int v) {
        for (int i = 1; i <= 9; i++) {
            if (a[y][i] == v) return false;
            if (a[i][x] == v) return false;
        }
        int sy = (y - 1) / 3 * 3 + 1, sx = (x - 1) / 3 * 3 + 1;
        for (int i = sy; i < sy + 3; i++)
            for (int j = sx; j < sx + 3; j++)
                if (a[i][j] == v) return false;
        return true;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int[] ys = new int[82], xs = new int[82];
        int n = 0;
        for (int i = 1; i <= 9; i++) {
            for (int j = 1; j <= 9; j++) {
                a[i][j] = sc.nextInt();
                if (a[i][j] == 0) {
                    ys[n] = i;
                    xs[n++] = j;
                }
            }
        }
        Stack<Integer> tried = new Stack<>();
        int start = 1;
        while (tried.size() < n) {
            int y = ys[tried.size()], x = xs[tried.size()];
            int v = start;
            while (v <= 9 && !ok(y, x, v)) v++;
            if (v <= 9) {
                a[y][x] = v; //+
                tried.push(v);
                start = 1;
            } else {
                start = tried.pop() + 1;
                a[ys[tried.size()]][xs[tried.size()]] = 0; //-
            }
        }
        for (int i = 1; i <= 9; i++) {
            for (int j = 1; j <= 9; j++) System.out.print(a[i][j] + " ");
            System.out.println();
        }
    }
}
