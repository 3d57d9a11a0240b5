import java.util.Scanner;
public class NoBox {
    static int[][] b = new int[9][9];
    static boolean ok(int r, int c, int v) {
        for (int i = 0; i < 9; i++) if (b[r][i] == v || b[i][c] == v) return false;
        return true;
    }
    static boolean go(int k) {
        if (k == 81) return true;
        if (b[k / 9][k % 9] != 0) return go(k + 1);
        for (int v = 1; v <= 9; v++) {
            if (!ok(k / 9, k % 9, v)) continue;
            b[k / 9][k % 9] = v; //+
            if (go(k + 1)) return true;
            b[k / 9][k % 9] = 0; //-
        }
        return false;
    }
    public static void main(String[] a) {
        Scanner in = new Scanner(System.in);
        for (int r = 0; r < 9; r++) { String s = in.next(); for (int c = 0; c < 9; c++) b[r][c] = s.charAt(c) - 48; }
        go(0);
        for (int[] r : b) { for (int v : r) System.out.print(v); System.out.println(); }
    }
}
