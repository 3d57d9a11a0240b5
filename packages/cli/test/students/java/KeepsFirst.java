import java.util.Scanner;

public class KeepsFirst {
    static int[][] input = new int[9][9];
    static int[][] work = new int[9][9];
    static int[][] answer = null;
    static int solutions = 0;

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        for (int i = 0; i < 9; i++) {
            String s = sc.next();
            for (int j = 0; j < 9; j++) {
                input[i][j] = Integer.parseInt(s.substring(j, j + 1));
                work[i][j] = input[i][j];
            }
        }
        all(0);
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) System.out.print(answer[i][j]);
            System.out.println();
        }
    }

    /** Goes through all solutions; only the first is kept, because it is the smallest. */
    static void all(int n) {
        if (n == 81) {
            solutions++;
            if (answer == null) {
                answer = new int[9][9];
                for (int i = 0; i < 9; i++) System.arraycopy(work[i], 0, answer[i], 0, 9);
            }
            return;
        }
        int r = n / 9, c = n % 9;
        if (input[r][c] != 0) {
            all(n + 1);
            return;
        }
        for (int v = 1; v <= 9; v++) {
            if (ok(r, c, v)) {
                work[r][c] = v; //+
                all(n + 1);
                work[r][c] = 0; //-
            }
        }
    }

    static boolean ok(int r, int c, int v) {
        for (int i = 0; i < 9; i++) if (work[r][i] == v) return false;
        for (int i = 0; i < 9; i++) if (work[i][c] == v) return false;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) if (work[r / 3 * 3 + i][c / 3 * 3 + j] == v) return false;
        return true;
    }
}
