package nonet_watch;

import java.lang.reflect.Field;

/** How the cells of a grid lie in an object. */
final class Form {
    /** A program may count from 1. */
    static final Form[] ALL = {
        new Form(true, 0, 0),
        new Form(false, 1, 1),
        new Form(false, 0, 0),
        new Form(false, 0, 1),
        new Form(false, 1, 0)
    };

    /** Programs make arrays of numbers larger than they need. */
    static final int MOST_ROWS = 32;

    final boolean isFlat;
    /** The number of rows before the first one. */
    final int top;
    /** The number of cells before the first one of a row. */
    final int left;

    private Form(boolean isFlat, int top, int left) {
        this.isFlat = isFlat;
        this.top = top;
        this.left = left;
    }

    /** Returns whether the lengths of an object are those of a grid. */
    boolean suits(Object grid, int size) {
        int length = Parts.length(grid);
        if (isFlat) return length == size * size;
        if (length < size + top || length > MOST_ROWS || !Parts.hasObjects(grid)) return false;
        int width = Parts.length(Parts.part(grid, top));
        return width >= size + left && width <= MOST_ROWS;
    }

    /** Reads the digits of a grid. Returns false if there is anything else in a cell. */
    boolean read(Object grid, int size, Field field, byte[] digits) {
        if (isFlat) return Digits.read(grid, 0, digits, 0, size * size, size, field);
        for (int row = 0; row < size; row++) {
            if (top + row >= Parts.length(grid)) return false;
            Object part = Parts.part(grid, top + row);
            if (!Digits.read(part, left, digits, row * size, size, size, field)) return false;
        }
        return true;
    }

    /** Returns the objects that have the cells. */
    Object[] rows(Object grid, int size) {
        if (isFlat) return new Object[] {grid};
        Object[] rows = new Object[size];
        for (int row = 0; row < size; row++) rows[row] = Parts.part(grid, top + row);
        return rows;
    }
}
