import java.util.*;
import java.util.stream.*;

/** One kind of grid per method. Cell 1 gets a 4 and loses it, then cell 3 gets a 6. */
public class Shapes {
    static final String CELLS =
            "103000509002109400000704000300502006060000050700803004000401000009205800804000107";
    static String cells;
    static int[][] field;
    int[] own = new int[81];

    static class Cell {
        private int digit;
        private final int row;

        Cell(int digit, int row) {
            this.digit = digit;
            this.row = row;
        }

        void setDigit(int digit) {
            this.digit = digit;
        }
    }

    static class Square {
        Character mark;
    }

    static final class Fixed {
        final String text;

        Fixed(String text) {
            this.text = text;
        }
    }

    static int digit(int cell) {
        return cells.charAt(cell) - '0';
    }

    static void rowsOfInt() {
        int[][] a = new int[9][9];
        for (int i = 0; i < 81; i++) a[i / 9][i % 9] = digit(i);
        a[0][1] = 4;
        a[0][1] = 0;
        a[0][3] = 6;
    }

    static void rowsOfChar() {
        char[][] a = new char[9][];
        for (int r = 0; r < 9; r++) a[r] = cells.substring(9 * r, 9 * r + 9).toCharArray();
        a[0][1] = '4';
        a[0][1] = '0';
        a[0][3] = '6';
    }

    static void rowsWithPoints() {
        char[][] a = new char[9][9];
        for (int i = 0; i < 81; i++) a[i / 9][i % 9] = cells.replace('0', '.').charAt(i);
        a[0][1] = '4';
        a[0][1] = '.';
        a[0][3] = '6';
    }

    static void rowsOfLong() {
        long[][] a = new long[9][9];
        for (int i = 0; i < 81; i++) a[i / 9][i % 9] = digit(i);
        a[0][1] = 4L;
        a[0][1] = 0;
        a[0][3] += 6;
    }

    static void rowsOfShort() {
        short[][] a = new short[9][9];
        for (int i = 0; i < 81; i++) a[i / 9][i % 9] = (short) digit(i);
        a[0][1] = 4;
        a[0][1] = 0;
        a[0][3] = 6;
    }

    static void rowsOfInteger() {
        Integer[][] a = new Integer[9][9];
        for (int i = 0; i < 81; i++) a[i / 9][i % 9] = digit(i) == 0 ? null : digit(i);
        a[0][1] = 4;
        a[0][1] = null;
        a[0][3] = 6;
    }

    static void rowsOfText() {
        String[][] a = new String[9][];
        for (int r = 0; r < 9; r++) a[r] = cells.substring(9 * r, 9 * r + 9).split("");
        a[0][1] = "4";
        a[0][1] = "0";
        a[0][3] = "6";
    }

    static void flatInt() {
        int[] a = cells.chars().map(c -> c - '0').toArray();
        a[1] = 4;
        a[1] = 0;
        a[3] = 6;
    }

    static void flatByte() {
        byte[] a = cells.getBytes();
        a[1] = '4';
        a[1] = '0';
        a[3] = '6';
    }

    void flatField() {
        for (int i = 0; i < 81; i++) own[i] = digit(i);
        own[1] = 4;
        own[1] = 0;
        own[3] = 6;
    }

    static void fromOne() {
        int[][] a = new int[10][10];
        for (int i = 0; i < 81; i++) a[i / 9 + 1][i % 9 + 1] = digit(i);
        a[1][2] = 4;
        a[1][2] = 0;
        a[1][4] = 6;
    }

    static void tooLarge() {
        int[][] a = new int[20][20];
        for (int i = 0; i < 81; i++) a[i / 9][i % 9] = digit(i);
        a[0][1] = 4;
        a[0][1] = 0;
        a[0][3] = 6;
    }

    static void transposed() {
        int[][] a = new int[9][9];
        for (int i = 0; i < 81; i++) a[i % 9][i / 9] = digit(i);
        a[1][0] = 4;
        a[1][0] = 0;
        a[3][0] = 6;
    }

    static void lists() {
        List<List<Integer>> a = new ArrayList<>();
        for (int r = 0; r < 9; r++) {
            a.add(new ArrayList<>());
            for (int c = 0; c < 9; c++) a.get(r).add(digit(9 * r + c));
        }
        a.get(0).set(1, 4);
        a.get(0).set(1, 0);
        a.get(0).set(3, 6);
    }

    static void flatList() {
        List<Integer> a = cells.chars().mapToObj(c -> c - '0').collect(Collectors.toList());
        a.set(1, 4);
        a.set(1, 0);
        a.set(3, 6);
    }

    static void listOfArrays() {
        List<int[]> a = new LinkedList<>();
        for (int r = 0; r < 9; r++) {
            int[] row = new int[9];
            for (int c = 0; c < 9; c++) row[c] = digit(9 * r + c);
            a.add(row);
        }
        a.get(0)[1] = 4;
        a.get(0)[1] = 0;
        a.get(0)[3] = 6;
    }

    static void builder() {
        StringBuilder a = new StringBuilder(cells);
        a.setCharAt(1, '4');
        a.replace(1, 2, "0");
        a.deleteCharAt(3).insert(3, 6);
    }

    static void rowsOfBuilders() {
        StringBuilder[] a = new StringBuilder[9];
        for (int r = 0; r < 9; r++) a[r] = new StringBuilder(cells.substring(9 * r, 9 * r + 9));
        a[0].setCharAt(1, '4');
        a[0].setCharAt(1, '0');
        a[0].setCharAt(3, '6');
    }

    static void rowsOfStrings() {
        String[] a = new String[9];
        for (int r = 0; r < 9; r++) a[r] = cells.substring(9 * r, 9 * r + 9);
        a[0] = a[0].substring(0, 1) + 4 + a[0].substring(2);
        a[0] = a[0].substring(0, 1) + 0 + a[0].substring(2);
        a[0] = a[0].substring(0, 3) + 6 + a[0].substring(4);
    }

    static void objects() {
        Cell[][] a = new Cell[9][9];
        for (int i = 0; i < 81; i++) a[i / 9][i % 9] = new Cell(digit(i), i / 9);
        a[0][1].digit = 4;
        a[0][1].setDigit(0);
        a[0][3].digit += 6;
    }

    static void listOfObjects() {
        List<Square> a = new ArrayList<>();
        for (int i = 0; i < 81; i++) {
            Square square = new Square();
            square.mark = cells.charAt(i);
            a.add(square);
        }
        a.get(1).mark = '4';
        a.get(1).mark = '0';
        a.get(3).mark = '6';
    }

    static void newObjects() {
        Cell[] a = new Cell[81];
        for (int i = 0; i < 81; i++) a[i] = new Cell(digit(i), i / 9);
        a[1] = new Cell(4, 0);
        a[1] = new Cell(0, 0);
        a[3] = new Cell(6, 0);
    }

    static void fill() {
        int[][] a = new int[9][9];
        for (int i = 0; i < 81; i++) a[i / 9][i % 9] = digit(i);
        Arrays.fill(a[0], 1, 2, 4);
        System.arraycopy(a[1], 0, a[0], 1, 1);
        a[0][3] = 6;
    }

    static void rowReplaced() {
        field = new int[9][];
        for (int r = 0; r < 9; r++) {
            field[r] = new int[9];
            for (int c = 0; c < 9; c++) field[r][c] = digit(9 * r + c);
        }
        int[] row = field[0].clone();
        row[1] = 4;
        field[0] = row;
        row[1] = 0;
        row[3] = 6;
    }

    static void solveCopy(int[][] board, int depth) {
        if (depth == 3) return;
        int[][] next = new int[9][];
        for (int r = 0; r < 9; r++) next[r] = board[r].clone();
        next[0][depth == 2 ? 3 : 1] = new int[] {4, 0, 6}[depth];
        solveCopy(next, depth + 1);
    }

    static void copies() {
        int[][] a = new int[9][9];
        for (int i = 0; i < 81; i++) a[i / 9][i % 9] = digit(i);
        solveCopy(a, 0);
    }

    static String with(String s, int cell, char digit) {
        return s.substring(0, cell) + digit + s.substring(cell + 1);
    }

    static void strings() {
        String a = cells;
        a = with(a, 1, '4');
        a = with(a, 1, '0');
        a = with(a, 3, '6');
    }

    static void newFixed() {
        Fixed a = new Fixed(cells);
        a = new Fixed(with(a.text, 1, '4'));
        a = new Fixed(with(a.text, 1, '0'));
        a = new Fixed(with(a.text, 3, '6'));
    }

    static void oneOfSeveral() {
        int[][][] all = new int[3][9][9];
        for (int i = 0; i < 81; i++) for (int k = 0; k < 3; k++) all[k][i / 9][i % 9] = digit((i + 27 * k) % 81);
        int[][] a = all[0];
        a[0][1] = 4;
        a[0][1] = 0;
        a[0][3] = 6;
    }

    static void literal() {
        int[][] a = {
            {1, 0, 3, 0, 0, 0, 5, 0, 9},
            {0, 0, 2, 1, 0, 9, 4, 0, 0},
            {0, 0, 0, 7, 0, 4, 0, 0, 0},
            {3, 0, 0, 5, 0, 2, 0, 0, 6},
            {0, 6, 0, 0, 0, 0, 0, 5, 0},
            {7, 0, 0, 8, 0, 3, 0, 0, 4},
            {0, 0, 0, 4, 0, 1, 0, 0, 0},
            {0, 0, 9, 2, 0, 5, 8, 0, 0},
            {8, 0, 4, 0, 0, 0, 1, 0, 7}
        };
        a[0][1] = 4;
        a[0][1] = 0;
        a[0][3] = 6;
    }

    static void set(int[][] a, int r, int c, int digit) {
        a[r][c] = digit;
    }

    static void setter() {
        int[][] a = new int[9][9];
        for (int i = 0; i < 81; i++) set(a, i / 9, i % 9, digit(i));
        set(a, 0, 1, 4);
        set(a, 0, 1, 0);
        set(a, 0, 3, 6);
    }

    static void sets() {
        @SuppressWarnings("unchecked")
        Set<Integer>[][] a = new Set[9][9];
        for (int i = 0; i < 81; i++) a[i / 9][i % 9] = new TreeSet<>(List.of(1, 2));
    }

    static void map() {
        Map<Integer, Integer> a = new TreeMap<>();
        for (int i = 0; i < 81; i++) a.put(i, digit(i));
        a.put(1, 4);
    }

    public static void main(String[] args) throws Exception {
        cells = args.length > 1 ? CELLS : new Scanner(System.in).next();
        if (args[0].equals("flatField")) new Shapes().flatField();
        else Shapes.class.getDeclaredMethod(args[0]).invoke(null);
        System.out.println("done");
    }
}
