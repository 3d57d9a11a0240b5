import java.io.*;
import java.nio.file.*;

/**
 * Records the search of a Sudoku solver. Run it as NONET_TRACE=search.trace java Main < puzzle.txt. Without NONET_TRACE,
 * nothing is written. Rows and columns begin at 0, as in board[r][c]. Needs Java 11.
 */
final class NonetTrace {
    private static final StackWalker STACK = StackWalker.getInstance();
    private static Writer file;
    private static String source;
    private static long eventsLeft, rejected;

    /** Before the search: the board has the givens. Blanks are 0. */
    static void puzzle(int[][] board) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < 81; i++) line.append(board[i / 9][i % 9]);
        begin(line.toString().replace('0', '.'));
    }

    /** Before the search: the board has the givens. Blanks are '0' or '.'. */
    static void puzzle(char[][] board) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < 81; i++) line.append(board[i / 9][i % 9]);
        begin(line.toString().replace('0', '.'));
    }

    /** After board[r][c] = d. */
    static void place(int r, int c, int d) {
        if (file != null) event("+ " + (r + 1) + " " + (c + 1) + " " + (d > '0' ? d - '0' : d));
    }

    /** After board[r][c] = 0. */
    static void remove(int r, int c) {
        if (file != null) event("- " + (r + 1) + " " + (c + 1));
    }

    /** When the board is full. */
    static void solution() {
        if (file != null) event("!");
    }

    /** When a digit does not fit (optional). */
    static void reject() {
        if (file != null) rejected++;
    }

    /** Only the first puzzle is recorded. The second one ends the trace. */
    private static void begin(String puzzle) {
        String path = System.getenv("NONET_TRACE"), most = System.getenv("NONET_TRACE_EVENTS");
        end();
        if (path == null || source != null) return;
        source = STACK.walk(frames -> frames.skip(2).findFirst()).get().getFileName();
        eventsLeft = most == null ? 1_000_000 : Long.parseLong(most);
        try {
            file = new BufferedWriter(new FileWriter(path));
            file.write("nonet-trace 1\npuzzle " + puzzle + "\nsource " + source + "\n");
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
        Runtime.getRuntime().addShutdownHook(new Thread(NonetTrace::end));
    }

    private static void event(String text) {
        try {
            if (eventsLeft-- == 0) {
                file.write("cut\n");
                end();
                return;
            }
            int line = STACK.walk(frames -> frames.skip(2).findFirst()).get().getLineNumber();
            if (rejected > 0) file.write("? " + rejected + "\n");
            rejected = 0;
            file.write(text + " @" + line + "\n");
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    /** Ends the trace with the source, if the file is in the folder in which the program runs. */
    private static void end() {
        if (file == null) return;
        try (Writer trace = file) {
            file = null;
            if (Files.isReadable(Path.of(source)))
                for (String line : Files.readAllLines(Path.of(source))) trace.write("| " + line + "\n");
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }
}
