import java.util.Arrays;
import java.util.Scanner;

public class StringRows {
    static String[] s = new String[9];

    static String put(String row, int at, int digit) {
        return row.substring(0, at) + digit + row.substring(at + 1);
    }

    static boolean can(int i, int j, int digit) {
        char ch = (char) ('0' + digit);
        if (s[i].indexOf(ch) != -1) return false;
        for (int k = 0; k < 9; k++) if (s[k].charAt(j) == ch) return false;
        int x = j / 3 * 3;
        for (int k = 0; k < 3; k++)
            if (s[i / 3 * 3 + k].substring(x, x + 3).indexOf(ch) != -1) return false;
        return true;
    }

    static boolean fill(int i, int j) {
        if (i == 9) return true;
        int ni = j == 8 ? i + 1 : i, nj = (j + 1) % 9;
        if (s[i].charAt(j) != '0') return fill(ni, nj);
        for (int digit = 1; digit <= 9; digit++) {
            if (!can(i, j, digit)) continue;
            s[i] = put(s[i], j, digit); //+
            if (fill(ni, nj)) return true;
            s[i] = put(s[i], j, 0); //-
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        for (int i = 0; i < 9; i++) s[i] = sc.next();
        fill(0, 0);
        Arrays.stream(s).forEach(System.out::println);
    }
}
