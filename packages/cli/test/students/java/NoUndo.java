import java.util.*;

public class NoUndo {
    static long[][] sudoku = new long[9][9];
    static ArrayList<int[]> zero = new ArrayList<>();
    static boolean finish = false;

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                sudoku[i][j] = sc.nextLong();
                if (sudoku[i][j] == 0) zero.add(new int[]{i, j});
            }
        }
        back(0);
        for (long[] row : sudoku) {
            for (long n : row) System.out.print(n + " ");
            System.out.println();
        }
    }

    static void back(int depth) {
        if (depth == zero.size()) {
            finish = true;
            return;
        }
        int x = zero.get(depth)[0];
        int y = zero.get(depth)[1];
        for (long n = 1; n <= 9; n++) {
            if (finish) return;
            if (row(x, n) && col(y, n) && square(x, y, n)) {
                //- if (sudoku[x][y] != 0)
                sudoku[x][y] = n; //+
                back(depth + 1); // 다음 빈칸으로
            }
        }
    }

    static boolean row(int x, long n) {
        for (int k = 0; k < 9; k++) if (sudoku[x][k] == n) return false;
        return true;
    }

    static boolean col(int y, long n) {
        for (int k = 0; k < 9; k++) if (sudoku[k][y] == n) return false;
        return true;
    }

    static boolean square(int x, int y, long n) {
        int sx = x / 3 * 3, sy = y / 3 * 3;
        for (int i = sx; i < sx + 3; i++)
            for (int j = sy; j < sy + 3; j++) if (sudoku[i][j] == n) return false;
        return true;
    }
}
