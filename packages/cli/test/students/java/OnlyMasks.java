import java.io.*;

public class OnlyMasks {
    static final int[][] PEERS = new int[81][20];

    static {
        for (int i = 0; i < 81; i++) {
            int n = 0;
            for (int j = 0; j < 81; j++) {
                if (i == j) continue;
                boolean box = i / 27 == j / 27 && i % 9 / 3 == j % 9 / 3;
                if (i / 9 == j / 9 || i % 9 == j % 9 || box) PEERS[i][n++] = j;
            }
        }
    }

    /** Fixes a cell and removes its digit from the peers. Returns false if a cell has no digit left. */
    static boolean fix(int[] m, int cell, int bit) {
        m[cell] = bit;
        for (int p : PEERS[cell]) {
            if ((m[p] & bit) == 0) continue;
            m[p] &= ~bit;
            if (m[p] == 0) return false;
            if (Integer.bitCount(m[p]) == 1 && !fix(m, p, m[p])) return false;
        }
        return true;
    }

    static int[] search(int[] m) {
        int best = -1;
        for (int i = 0; i < 81; i++) {
            int n = Integer.bitCount(m[i]);
            if (n > 1 && (best < 0 || n < Integer.bitCount(m[best]))) best = i;
        }
        if (best < 0) return m;
        for (int rest = m[best]; rest != 0; rest &= rest - 1) {
            int[] copy = m.clone();
            if (!fix(copy, best, rest & -rest)) continue;
            int[] found = search(copy);
            if (found != null) return found;
        }
        return null;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String s; (s = in.readLine()) != null; ) {
            int[] m = new int[81];
            java.util.Arrays.fill(m, 511);
            for (int i = 0; i < 81; i++) if (s.charAt(i) > '0') fix(m, i, 1 << s.charAt(i) - '1');
            StringBuilder out = new StringBuilder();
            for (int v : search(m)) out.append(Integer.numberOfTrailingZeros(v) + 1);
            System.out.println(out);
        }
    }
}
