import java.io.*;

/** One puzzle per line; the whole board is one StringBuilder of 81 characters. */
public class OneBuilder {
    final StringBuilder b;

    OneBuilder(String line) {
        b = new StringBuilder(line.replace('.', '0'));
    }

    boolean solve() {
        int p = b.indexOf("0");
        if (p == -1) return true;
        String no = taken(p);
        for (char d = '1'; d <= '9'; d++) {
            if (no.indexOf(d) == -1) {
                b.replace(p, p + 1, String.valueOf(d)); //+
                if (solve()) return true;
                b.replace(p, p + 1, "0"); //-
            }
        }
        return false;
    }

    String taken(int p) {
        int row = p / 9 * 9, col = p % 9;
        StringBuilder s = new StringBuilder(b.substring(row, row + 9));
        for (int q = col; q < 81; q += 9) s.append(b.charAt(q));
        int corner = p / 27 * 27 + col / 3 * 3;
        for (int k = 0; k < 3; k++) s.append(b, corner + 9 * k, corner + 9 * k + 3);
        return s.toString();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(System.out);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.isEmpty()) continue;
            OneBuilder s = new OneBuilder(line);
            s.solve();
            out.println(s.b);
        }
        out.close();
    }
}
