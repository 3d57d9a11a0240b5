import java.io.*;
import java.util.*;

public class Main {
    static short[][] arr = new short[9][9];
    static int[] row = new int[9], col = new int[9], box = new int[9];

    static int boxOf(int r, int c) {
        return r / 3 + c / 3;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                in.nextToken();
                arr[r][c] = (short) in.nval;
                int bit = 1 << arr[r][c];
                row[r] |= bit;
                col[c] |= bit;
                box[boxOf(r, c)] |= bit;
            }
        }
        solve(0);
        StringBuilder sb = new StringBuilder();
        for (short[] line : arr) {
            StringJoiner joiner = new StringJoiner(" ", "", "\n");
            for (short v : line) joiner.add("" + v);
            sb.append(joiner);
        }
        System.out.print(sb);
    }

    static boolean solve(int k) {
        if (k == 81) return true;
        int r = k / 9, c = k % 9;
        if (arr[r][c] != 0) return solve(k + 1);
        for (short v = 1; v <= 9; v++) {
            int bit = 1 << v;
            if (((row[r] | col[c] | box[boxOf(r, c)]) & bit) != 0) continue;
            arr[r][c] = v; //+
            row[r] |= bit;
            col[c] |= bit;
            box[boxOf(r, c)] |= bit;
            if (solve(k + 1)) return true;
            row[r] &= ~bit;
            col[c] &= ~bit;
            box[boxOf(r, c)] &= ~bit;
            arr[r][c] = 0; //-
        }
        return false;
    }
}
