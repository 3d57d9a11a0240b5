package nonet_watch;

import java.lang.reflect.Field;
import java.util.Arrays;

/**
 * Follows the one grid that the trace is about, and records its changes. Hot: runs at every change.
 * It knows the digits after all events so far, and the object `grid` that changes in place.
 */
final class Follower {
    final Puzzle puzzle;
    final String name;
    final int size;
    private final boolean isTransposed;
    private final Record record;
    /** Cell → its digit after all events so far. */
    final byte[] now;
    /** Cell → the number of the event that filled it last. */
    private final int[] placed;
    private final byte[] buffer;
    Object grid;
    private Form form;
    Field field;
    /** The objects that have the cells of the grid. */
    Object[] rows;
    /** The number of blanks now. */
    int blanks;
    private boolean isSolved;
    boolean isOver;

    Follower(Board found, Record record) {
        this.record = record;
        puzzle = found.puzzle;
        name = found.name;
        size = puzzle.size;
        isTransposed = found.isTransposed;
        now = puzzle.digits.clone();
        placed = new int[now.length];
        buffer = new byte[now.length];
        blanks = Puzzle.blanksIn(now);
        field = found.field;
        form = found.form;
        follow(found.grid);
        record.note("box", puzzle.boxRows + " " + puzzle.boxColumns);
        record.note("puzzle", Arrays.toString(now).replaceAll("[^0-9 ]", ""));
        record.note("grid", (name.isEmpty() ? "" : name + ", ") + Parts.kindOf(grid, size));
    }

    /** Returns whether the object cannot change, so the program must make a new one each time. */
    boolean isFixed() {
        return grid instanceof String;
    }

    private void follow(Object other) {
        grid = other;
        rows = form.rows(other, size);
    }

    /** Returns the cell at a place of a row, or -1 if the place is in the border. */
    int cellAt(int row, int index) {
        int column = index - form.left;
        if (column < 0 || column >= (form.isFlat ? size * size : size)) return -1;
        int cell = row * size + column;
        return isTransposed ? cell % size * size + cell / size : cell;
    }

    /** Returns the digit at a place of a row. Anything that is not a digit is a blank. */
    int digitIn(Object row, int index) {
        return Math.max(Digits.in(row, index, size, field), 0);
    }

    /** Records the change of a cell, which may be in the border. */
    void changeAt(int row, int index, int line) {
        int cell = cellAt(row, index);
        if (cell >= 0) change(cell, digitIn(rows[row], index), line);
    }

    /** Records the changes that the program has made somewhere in the grid. */
    void check(int line) {
        if (!form.suits(grid, size)) return;
        rows = form.rows(grid, size);
        int width = form.isFlat ? size * size : size;
        byte[] digits = now.clone();
        for (int row = 0; row < rows.length; row++) {
            if (Parts.length(rows[row]) < form.left + width) continue;
            for (int index = form.left; index < form.left + width; index++) {
                digits[cellAt(row, index)] = (byte) digitIn(rows[row], index);
            }
        }
        moveTo(digits, line);
    }

    /** Returns the digits of an object that is a grid of the puzzle, or null. They are not kept. */
    byte[] digitsOf(Object value) {
        if (value == null) return null;
        for (Form each : Form.ALL) {
            if (!each.suits(value, size) || !each.read(value, size, field, buffer)) continue;
            byte[] digits = isTransposed ? Board.transposed(buffer, size) : buffer;
            if (puzzle.isWithin(digits)) return digits;
        }
        return null;
    }

    boolean hasOnlyGivens(byte[] digits) {
        return Arrays.equals(digits, puzzle.digits);
    }

    /** Moves to the digits of another object than the one before. */
    void moveToCopy(byte[] digits, int line) {
        if (Arrays.equals(digits, now)) return;
        record.noteCopies();
        moveTo(digits.clone(), line);
    }

    /** Records the changes that lead to these digits. */
    void moveTo(byte[] digits, int line) {
        int removed = 0;
        for (int cell = 0; cell < digits.length; cell++) {
            if (now[cell] != digits[cell] && now[cell] != 0) removed++;
        }
        for (; removed > 0; removed--) {
            int last = -1;
            for (int cell = 0; cell < digits.length; cell++) {
                if (now[cell] == digits[cell] || now[cell] == 0) continue;
                if (last < 0 || placed[cell] > placed[last]) last = cell;
            }
            if (last >= 0) change(last, 0, line);
        }
        for (int cell = 0; cell < digits.length; cell++) change(cell, digits[cell], line);
    }

    void change(int cell, int digit, int line) {
        int old = now[cell];
        if (old == digit || isOver) return;
        if (isSolved && puzzle.digits[cell] != 0) {
            // After a solution, another puzzle takes the place of this one.
            isOver = true;
            return;
        }
        // If the stack is full, `add` throws. So each event is recorded before the fields change.
        if (old != 0) {
            record.add(Record.REMOVE, cell, old, line);
            now[cell] = 0;
            blanks++;
        }
        if (digit == 0) return;
        record.add(Record.PLACE, cell, digit, line);
        now[cell] = (byte) digit;
        blanks--;
        placed[cell] = record.length;
        if (blanks == 0 && !puzzle.hasConflict(now)) {
            isSolved = true;
            record.add(Record.SOLUTION, 0, 0, line);
        }
    }
}
