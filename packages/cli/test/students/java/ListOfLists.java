import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.List;
import java.util.stream.Collectors;

public class ListOfLists {
    static List<List<Integer>> sudoku;

    public static void main(String[] args) throws Exception {
        var reader = new BufferedReader(new InputStreamReader(System.in));
        sudoku = reader.lines()
            .limit(9)
            .map(line -> line.chars().mapToObj(ch -> ch - '0').collect(Collectors.toList()))
            .collect(Collectors.toList());
        solve(0, 0);
        for (List<Integer> row : sudoku) {
            System.out.println(row.stream().map(String::valueOf).collect(Collectors.joining()));
        }
    }

    static boolean solve(int r, int c) {
        if (c == 9) {
            r++;
            c = 0;
        }
        if (r == 9) {
            return true;
        }
        if (sudoku.get(r).get(c) != 0) {
            return solve(r, c + 1);
        }
        for (int d = 1; d <= 9; d++) {
            if (possible(r, c, d)) {
                sudoku.get(r).set(c, d); //+
                if (solve(r, c + 1)) {
                    return true;
                }
                sudoku.get(r).set(c, 0); //-
            }
        }
        return false;
    }

    static boolean possible(int r, int c, int d) {
        if (sudoku.get(r).contains(d)) {
            return false;
        }
        for (List<Integer> row : sudoku) {
            if (row.get(c) == d) {
                return false;
            }
        }
        int top = r / 3 * 3, left = c / 3 * 3;
        for (List<Integer> row : sudoku.subList(top, top + 3)) {
            if (row.subList(left, left + 3).contains(d)) {
                return false;
            }
        }
        return true;
    }
}
