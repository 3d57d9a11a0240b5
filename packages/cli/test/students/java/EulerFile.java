import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;

public class EulerFile {
    private int sum;

    /** The grid of one puzzle. An inner class, so it sees the sum. */
    private class Grid {
        private final int[][] value = new int[9][9];
        private final BitSet[] rows = new BitSet[9], columns = new BitSet[9], boxes = new BitSet[9];

        Grid(List<String> lines) {
            for (int i = 0; i < 9; i++) {
                rows[i] = new BitSet(10);
                columns[i] = new BitSet(10);
                boxes[i] = new BitSet(10);
            }
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    int d = lines.get(r).charAt(c) - '0';
                    value[r][c] = d;
                    if (d > 0) mark(r, c, d, true);
                }
            }
        }

        void mark(int r, int c, int d, boolean on) {
            rows[r].set(d, on);
            columns[c].set(d, on);
            boxes[r / 3 * 3 + c / 3].set(d, on);
        }

        boolean solve(int at) {
            if (at == 81) {
                sum += 100 * value[0][0] + 10 * value[0][1] + value[0][2];
                return true;
            }
            int r = at / 9, c = at % 9;
            if (value[r][c] > 0) return solve(at + 1);
            BitSet used = (BitSet) rows[r].clone();
            used.or(columns[c]);
            used.or(boxes[r / 3 * 3 + c / 3]);
            for (int d = used.nextClearBit(1); d < 10; d = used.nextClearBit(d + 1)) {
                value[r][c] = d; //+
                mark(r, c, d, true);
                if (solve(at + 1)) return true;
                mark(r, c, d, false);
                value[r][c] = 0; //-
            }
            return false;
        }
    }

    public static void main(String[] args) throws IOException {
        List<String> lines = Files.readAllLines(Path.of("/dev/stdin"));
        EulerFile euler = new EulerFile();
        for (int first = 1; first + 9 <= lines.size(); first += 10) {
            euler.new Grid(lines.subList(first, first + 9)).solve(0);
        }
        System.out.println(euler.sum);
    }
}
