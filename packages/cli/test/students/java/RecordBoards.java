import java.util.Optional;
import java.util.Scanner;
import java.util.stream.IntStream;

record Board(String cells) {
    Board with(int at, char digit) {
        char[] copy = cells.toCharArray();
        copy[at] = digit;
        return new Board(new String(copy));
    }

    boolean allows(int at, char digit) {
        return IntStream.range(0, 81)
            .filter(other -> cells.charAt(other) == digit)
            .noneMatch(other -> other / 9 == at / 9
                || other % 9 == at % 9
                || other / 27 == at / 27 && other % 9 / 3 == at % 9 / 3);
    }
}

public class RecordBoards {
    static Optional<Board> solve(Board board) {
        int at = board.cells().indexOf('.');
        if (at < 0) return Optional.of(board);
        for (char digit = '1'; digit <= '9'; digit++) {
            if (board.allows(at, digit)) {
                Board next = board.with(at, digit); //+
                Optional<Board> solved = solve(next);
                if (solved.isPresent()) return solved;
                //-
            }
        }
        return Optional.empty();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            String line = in.nextLine().replace('0', '.');
            solve(new Board(line)).ifPresent(board -> System.out.println(board.cells()));
        }
    }
}
