package nonet_watch;

import java.lang.reflect.Field;

/** An object of the program that may be a grid. */
final class Board {
    final Object grid;
    String name;
    /** The puzzle of which the object has the givens, or null. */
    Puzzle puzzle;
    Form form;
    /** If the cells are objects, this field of each object has its digit. */
    Field field;
    /** Whether the grid is stored column by column. */
    boolean isTransposed;
    byte[] digits;
    /** Where the program last wrote to the object. */
    int line;
    int row;
    int index;
    /** How often the object was looked at in vain. */
    int misses;

    Board(Object grid, String name) {
        this.grid = grid;
        this.name = name;
    }

    /** Reads the digits row by row. Returns null if this is not a grid of its puzzle. */
    byte[] read() {
        byte[] found = new byte[puzzle.digits.length];
        if (!form.suits(grid, puzzle.size)) return null;
        if (!form.read(grid, puzzle.size, field, found)) return null;
        if (isTransposed) found = transposed(found, puzzle.size);
        return puzzle.isWithin(found) ? found : null;
    }

    static byte[] transposed(byte[] digits, int size) {
        byte[] found = new byte[digits.length];
        for (int cell = 0; cell < digits.length; cell++) {
            found[cell] = digits[cell % size * size + cell / size];
        }
        return found;
    }
}
