import java.util.*;
import java.util.function.BiPredicate;

public class SkipsRow {
    public static void main(String... args) {
        Scanner in = new Scanner(System.in);
        int[][] cells = new int[9][9];
        for (int[] row : cells) for (int c = 0; c < 9; c++) row[c] = in.nextInt();
        Deque<int[]> todo = new ArrayDeque<>();
        for (int r = 0; r < 8; r++) for (int c = 0; c < 9; c++) if (cells[r][c] == 0) todo.addLast(new int[] {r, c});
        fill(cells, todo);
        for (int[] row : cells) System.out.println(Arrays.toString(row).replaceAll("[\\[\\],]", ""));
    }

    static boolean fill(int[][] cells, Deque<int[]> todo) {
        if (todo.isEmpty()) return true;
        int[] next = todo.removeFirst();
        int r = next[0], c = next[1];
        BiPredicate<Integer, Integer> has = (cell, digit) -> cells[cell / 9][cell % 9] == digit;
        for (int digit = 1; digit <= 9; digit++) {
            boolean clash = false;
            for (int i = 0; i < 9; i++) {
                clash |= has.test(9 * r + i, digit) || has.test(9 * i + c, digit);
                clash |= has.test(9 * (r / 3 * 3 + i / 3) + c / 3 * 3 + i % 3, digit);
            }
            if (clash) continue;
            cells[r][c] = digit; //+
            if (fill(cells, todo)) return true;
            cells[r][c] = 0; //-
        }
        todo.addFirst(next);
        return false;
    }
}
