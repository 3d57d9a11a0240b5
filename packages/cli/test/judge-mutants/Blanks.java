import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

public class Blanks {
    static int[] cell = new int[81];
    static int[] rows = new int[9], columns = new int[9], boxes = new int[9];
    static List<Integer> blanks = new ArrayList<>();
    static boolean finished;

    static int box(int at) {
        return at / 27 * 3 + at % 9 / 3;
    }

    static void search(int n) {
        if (n == blanks.size()) {
            finished = true;
            return;
        }
        int at = blanks.get(n);
        for (int digit = 1; digit <= 9; digit++) {
            int bit = 1 << digit;
            if ((rows[at / 9] & bit) > 0 || (columns[at % 9] & bit) > 0 || (boxes[box(at)] & bit) > 0) continue;
            rows[at / 9] |= bit;
            columns[at % 9] |= bit;
            boxes[box(at)] |= bit;
            cell[at] = digit;
            search(n + 1);
            if (finished) return;
            cell[at] = 0;
            rows[at / 9] &= ~bit;
            columns[at % 9] &= ~bit;
            boxes[box(at)] &= ~bit;
        }
    }

    public static void main(String[] args) throws IOException {
        for (int at = 0; at < 81; ) {
            int symbol = System.in.read();
            if (symbol < '0') continue;
            cell[at] = symbol - '0';
            if (cell[at] == 0) {
                blanks.add(at);
            } else {
                rows[at / 9] |= 1 << cell[at];
                columns[at % 9] |= 1 << cell[at];
                boxes[box(at)] |= 1 << cell[at];
            }
            at++;
        }
        search(0);
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < 81; at++) out.append(cell[at]).append(at % 9 == 8 ? "\n" : "");
        System.out.print(out);
    }
}
