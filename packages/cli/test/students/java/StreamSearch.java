import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class StreamSearch {
    static int[][] board;
    static int[] blanks;

    static boolean solve(int n) {
        if (n == blanks.length) return true;
        int r = blanks[n] / 9, c = blanks[n] % 9;
        IntPredicate isFree = d -> IntStream.range(0, 9).noneMatch(i ->
            board[r][i] == d || board[i][c] == d || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d);
        boolean found = IntStream.rangeClosed(1, 9).filter(isFree).anyMatch(d -> {
            board[r][c] = d; //+
            return solve(n + 1) || undo(r, c);
        });
        return found;
    }

    static boolean undo(int r, int c) {
        board[r][c] = 0; //-
        return false;
    }

    public static void main(String[] args) {
        board = new BufferedReader(new InputStreamReader(System.in)).lines()
            .map(line -> Arrays.stream(line.trim().split(" ")).mapToInt(Integer::parseInt).toArray())
            .toArray(int[][]::new);
        blanks = IntStream.range(0, 81).filter(i -> board[i / 9][i % 9] == 0).toArray();
        solve(0);
        Arrays.stream(board)
            .map(row -> Arrays.stream(row).mapToObj(Integer::toString).collect(Collectors.joining(" ")))
            .forEach(System.out::println);
    }
}
