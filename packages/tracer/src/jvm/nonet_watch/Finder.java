package nonet_watch;

import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Finds the grid of the program: an object that has the givens of a puzzle at first, and changes
 * later.
 */
final class Finder {
    /** A grid has one of these sizes if there is no puzzle on standard input. */
    private static final int[] SIZES = {9, 16, 25};

    /** A program may make any number of objects. Only the last ones are looked at again. */
    private static final int MOST_KEPT = 128;

    /** A grid with more digits is compared with at most this many puzzles. */
    private static final int MOST_EARLIER = 20;

    /** The program copies a grid, and has not copied all givens yet. */
    private static final Puzzle UNFINISHED = new Puzzle(0, 0, new byte[0]);

    private final List<Puzzle> puzzles;
    private final Map<String, Puzzle> byDigits = new HashMap<>();
    private final int[] sizes;
    private final Record record;
    private final List<Board> boards = new ArrayList<>();
    private boolean hasUnfollowed;
    /** How often the tracer has read an object that may be a grid. */
    int looks;
    /** Whether the program has an object with objects of the program as cells. */
    boolean hasObjects;

    Finder(List<Puzzle> puzzles, Record record) {
        this.puzzles = puzzles;
        this.record = record;
        TreeSet<Integer> found = new TreeSet<>();
        for (int i = puzzles.size() - 1; i >= 0; i--) {
            Puzzle puzzle = puzzles.get(i);
            found.add(puzzle.size);
            byDigits.put(keyOf(puzzle.digits), puzzle);
        }
        sizes = found.isEmpty() ? SIZES : new int[found.size()];
        int count = 0;
        for (int size : found) sizes[count++] = size;
    }

    /** Looks at an object. Returns it if it is a grid that the program has changed, else null. */
    Board look(Object value, String name) {
        if (!mayBeGrid(value)) return null;
        for (Board board : boards) {
            if (board.grid == value) {
                if (board.name.isEmpty()) board.name = name;
                return board.puzzle == null ? consider(board, false) : null;
            }
        }
        Board board = new Board(value, name);
        if (boards.size() == MOST_KEPT) forgetOne();
        boards.add(board);
        return consider(board, false);
    }

    private void forgetOne() {
        for (int i = 0; i < boards.size(); i++) {
            if (boards.get(i).puzzle == null) {
                boards.remove(i);
                return;
            }
        }
        boards.remove(0);
    }

    /** Returns whether an object is a grid or may become one. Quick. */
    private boolean mayBeGrid(Object value) {
        if (value == null) return false;
        if (Parts.mayGrow(value)) return true;
        int length = Parts.length(value);
        if (!mayBePart(length)) return false;
        if (length > Form.MOST_ROWS) return true;
        if (!(value instanceof Object[])) return false;
        Object row = Parts.last(value);
        return row == null || Parts.mayGrow(row) || Parts.length(row) >= sizes[0];
    }

    /** Returns whether a grid or a row can have this length. */
    private boolean mayBePart(int length) {
        for (int size : sizes) {
            if (length >= size && length <= Form.MOST_ROWS || length == size * size) return true;
        }
        return false;
    }

    /** Returns a grid that the program has changed by a store into an array, or null. */
    Board changedBy(Object array, int index, int line) {
        Board found = null;
        if (!mayBePart(Parts.length(array))) return null;
        for (int i = boards.size() - 1; i >= 0 && found == null; i--) {
            Board board = boards.get(i);
            if (!Parts.has(board.grid, array)) continue;
            int row = rowOf(board.grid, array);
            found = look(board, row, index, line);
            board.line = line;
            board.row = row;
            board.index = index;
        }
        return found;
    }

    /** Returns a grid that has changed with an object, or null. Without object, it may be any. */
    Board changedWith(Object object, int line) {
        Board found = null;
        for (int i = boards.size() - 1; i >= 0 && found == null; i--) {
            Board board = boards.get(i);
            if (object == null || Parts.has(board.grid, object)) found = look(board, -1, 0, line);
        }
        return found;
    }

    /** Returns a grid that has changed with one of its cells, or null. */
    Board changedIn(Object cell, int line) {
        Board found = null;
        for (int i = boards.size() - 1; i >= 0 && found == null; i--) {
            Board board = boards.get(i);
            Object other = Parts.cellIn(board.grid);
            if (other != null && other.getClass() == cell.getClass()) {
                found = look(board, -1, 0, line);
            }
        }
        return found;
    }

    private static int rowOf(Object grid, Object array) {
        if (grid == array || !Parts.hasObjects(grid)) return -1;
        for (int i = 0; i < Parts.length(grid); i++) if (Parts.part(grid, i) == array) return i;
        return -1;
    }

    private Board look(Board board, int row, int index, int line) {
        looks++;
        if (board.puzzle == null) return consider(board, true);
        byte[] digits = board.read();
        if (digits == null) {
            board.puzzle = null;
            return consider(board, true);
        }
        if (Arrays.equals(digits, board.digits)) return null;
        if (puzzles.isEmpty() && isBeingFilled(board, row, index, line)) {
            board.puzzle = null;
            return consider(board, true);
        }
        board.digits = digits;
        return board;
    }

    /**
     * Returns whether the program is still writing the givens: the same line as before writes cell
     * after cell. A search begins in another line, or at an earlier cell.
     */
    private static boolean isBeingFilled(Board board, int row, int index, int line) {
        if (line != board.line) return false;
        boolean isRight = row > board.row || row == board.row && index > board.index;
        boolean isBelow = index > board.index || index == board.index && row > board.row;
        return isRight || isBelow;
    }

    /**
     * Keeps the puzzle of which an object has the givens. If the program has already put more
     * digits into the object, returns it.
     */
    private Board consider(Board board, boolean isWritten) {
        looks++;
        Board best = null;
        for (int size : sizes) {
            for (Form form : Form.ALL) {
                if (!form.suits(board.grid, size)) continue;
                Object cell = Parts.cellIn(board.grid);
                if (!Parts.isOwn(cell)) {
                    best = better(best, read(board, size, form, null));
                    continue;
                }
                hasObjects = true;
                for (Field field : Digits.fieldsOf(cell)) {
                    best = better(best, read(board, size, form, field));
                }
            }
        }
        if (best == null) noteUnfollowed(board);
        if (best == null || best.puzzle == UNFINISHED) return null;
        board.puzzle = best.puzzle;
        board.form = best.form;
        board.field = best.field;
        board.isTransposed = best.isTransposed;
        board.digits = best.digits;
        return goesFurther(board, isWritten) ? board : null;
    }

    private static Board better(Board one, Board other) {
        if (one == null || other == null) return one == null ? other : one;
        return rank(one.puzzle) < rank(other.puzzle) ? other : one;
    }

    /** A form with more givens is better. Another form may leave out a row. */
    private static int rank(Puzzle puzzle) {
        return puzzle == UNFINISHED ? Integer.MAX_VALUE : puzzle.givens;
    }

    /** Returns the object as a grid of this form, or null. */
    private Board read(Board board, int size, Form form, Field field) {
        byte[] digits = new byte[size * size];
        if (!form.read(board.grid, size, field, digits)) return null;
        Board found = new Board(board.grid, board.name);
        found.form = form;
        found.field = field;
        found.digits = digits;
        found.puzzle = match(board, digits, size);
        if (found.puzzle == null && !puzzles.isEmpty()) {
            found.digits = Board.transposed(digits, size);
            found.isTransposed = true;
            found.puzzle = byDigits.get(keyOf(found.digits));
        }
        return found.puzzle == null ? null : found;
    }

    /** Returns the puzzle of which a grid has the givens, or null. */
    private Puzzle match(Board board, byte[] digits, int size) {
        Puzzle earlier = earlierPuzzle(digits);
        if (!puzzles.isEmpty()) {
            Puzzle exact = byDigits.get(keyOf(digits));
            return exact != null ? exact : earlier;
        }
        int side = (int) Math.sqrt(size);
        Puzzle puzzle = new Puzzle(side, side, digits);
        for (Board other : boards) {
            if (other == board || other.puzzle == null || !puzzle.isWithin(other.digits)) continue;
            return Arrays.equals(other.digits, digits) ? other.puzzle : UNFINISHED;
        }
        if (earlier != null) return earlier;
        return puzzle.hasEnough() && !puzzle.hasConflict(digits) ? puzzle : null;
    }

    /** Returns a known puzzle whose givens are all in the grid. The grid may have more digits. */
    private Puzzle earlierPuzzle(byte[] digits) {
        int count = 0;
        for (Puzzle puzzle : puzzles) {
            if (count++ == MOST_EARLIER) return null;
            if (puzzle.hasEnough() && puzzle.isWithin(digits)) return puzzle;
        }
        for (Board board : boards) {
            Puzzle puzzle = board.puzzle;
            if (puzzle != null && puzzle.hasEnough() && puzzle.isWithin(digits)) return puzzle;
        }
        return null;
    }

    /** Returns whether the program has put more digits into a grid than its puzzle has. */
    private boolean goesFurther(Board board, boolean isWritten) {
        int blanks = Puzzle.blanksIn(board.digits);
        if (blanks == 0 || blanks >= Puzzle.blanksIn(board.puzzle.digits)) return false;
        if (isWritten && !puzzles.isEmpty()) return true;
        for (Board other : boards) if (other != board && other.puzzle == board.puzzle) return true;
        return false;
    }

    private void noteUnfollowed(Board board) {
        if (hasUnfollowed) return;
        for (int size : sizes) {
            if (Parts.isMap(board.grid) && ((Map<?, ?>) board.grid).size() == size * size) {
                hasUnfollowed = true;
                String kind = "a " + board.grid.getClass().getSimpleName();
                String cells = " of " + size * size + " cells";
                record.note("unfollowed", board.name + ", " + kind + cells);
                return;
            }
            if (!Parts.hasObjects(board.grid)) continue;
            int length = Parts.length(board.grid);
            Object row = Parts.last(board.grid);
            boolean isFlat = length == size * size;
            int width = row == null ? -1 : Parts.length(row);
            boolean isRows = (length == size || length == size + 1)
                    && (width == size || width == size + 1);
            if (!isFlat && !isRows || !Parts.isOpaque(isFlat ? row : Parts.last(row))) continue;
            hasUnfollowed = true;
            String kind = Parts.kindOf(board.grid, size);
            record.note("unfollowed", board.name + ", " + kind + " with objects as cells");
            return;
        }
    }

    private static String keyOf(byte[] digits) {
        return new String(digits, StandardCharsets.ISO_8859_1);
    }
}
