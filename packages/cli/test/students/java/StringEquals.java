import java.util.Scanner;

public class StringEquals {
    static String[][] b = new String[9][9];

    static boolean isValid(int row, int col, String num) {
        for (int i = 0; i < 9; i++) {
            if (b[row][i] == num) return false;
            if (b[i][col] == num) return false;
        }
        for (int i = row / 3 * 3; i < row / 3 * 3 + 3; i++) {
            for (int j = col / 3 * 3; j < col / 3 * 3 + 3; j++) {
                if (b[i][j] == num) return false;
            }
        }
        return true;
    }

    static boolean solve() {
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                if (!b[row][col].equals("0")) continue;
                for (int k = 1; k <= 9; k++) {
                    String num = Integer.toString(k);
                    if (isValid(row, col, num)) {
                        b[row][col] = num; //+
                        if (solve()) return true;
                        b[row][col] = "0"; //-
                    }
                }
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        for (int i = 0; i < 9; i++) b[i] = sc.nextLine().split(" ");
        solve();
        for (String[] row : b) System.out.println(String.join(" ", row));
    }
}
