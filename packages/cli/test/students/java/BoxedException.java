import java.io.*;
import java.util.*;

public class BoxedException {
    /** Thrown when the grid is full, to get out of all the calls at once. */
    static class Solved extends RuntimeException {
        Solved() { super("solved", null, false, false); }
    }

    private final Integer[][] grid = new Integer[9][9];
    private final ArrayList<int[]> empty = new ArrayList<>();

    void read(BufferedReader reader) throws IOException {
        for (int r = 0; r < 9; r++) {
            String[] parts = reader.readLine().split("");
            for (int c = 0; c < 9; c++) {
                grid[r][c] = Integer.valueOf(parts[c]);
                if (grid[r][c].equals(0)) empty.add(new int[] { r, c });
            }
        }
    }

    boolean allowed(int r, int c, Integer digit) {
        for (int k = 0; k < 9; k++) {
            if (digit.equals(grid[r][k]) || digit.equals(grid[k][c])) return false;
            if (digit.equals(grid[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3])) return false;
        }
        return true;
    }

    void search(int index) {
        if (index >= empty.size()) throw new Solved();
        int[] rc = empty.get(index);
        for (Integer digit = 1; digit < 10; digit++) {
            if (!allowed(rc[0], rc[1], digit)) continue;
            grid[rc[0]][rc[1]] = digit; //+
            search(index + 1);
            grid[rc[0]][rc[1]] = 0; //-
        }
    }

    public static void main(String[] args) throws IOException {
        BoxedException me = new BoxedException();
        me.read(new BufferedReader(new InputStreamReader(System.in)));
        try {
            me.search(0);
        } catch (Solved solved) {
            for (Integer[] row : me.grid) {
                for (Integer digit : row) System.out.print(digit);
                System.out.println();
            }
        }
    }
}
