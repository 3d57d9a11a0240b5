import java.util.Scanner;
public class CharPlus {
    static char[][] b = new char[9][];
    static boolean go(int k) {
        if (k == 81) return true;
        int r = k / 9, c = k % 9;
        if (b[r][c] != '0') return go(k + 1);
        for (char v = '1'; v <= '9'; v++) {
            boolean ok = true;
            for (int i = 0; i < 9; i++) if (b[r][i] == v || b[i][c] == v || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) ok = false;
            if (!ok) continue;
            b[r][c] = v; //+
            if (go(k + 1)) return true;
            b[r][c] = '0'; //-
        }
        return false;
    }
    public static void main(String[] a) {
        Scanner in = new Scanner(System.in);
        for (int r = 0; r < 9; r++) b[r] = in.next().toCharArray();
        go(0);
        for (char[] r : b) { for (char v : r) System.out.print(v + 0); System.out.println(); }
    }
}
