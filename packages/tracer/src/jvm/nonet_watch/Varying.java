package nonet_watch;

import java.util.Arrays;

/**
 * Follows the grid of a program that makes a new object for each step, such as a copy or a string.
 * The current grid is always the last one that a method was called with, or that was made or
 * changed.
 */
final class Varying implements Phase {
    /** A power of two. */
    private static final int MOST_SEEN = 1024;

    private final Follower follower;
    private final Recent recent;
    /** Objects by their hash code, and the digits that they had when they were last seen. */
    private final Object[] seen = new Object[MOST_SEEN];
    private final byte[][] digits = new byte[MOST_SEEN][];

    Varying(Follower follower, Record record, Recent recent) {
        this.follower = follower;
        this.recent = recent;
        record.noteCopies();
    }

    /** Returns whether an object has the shape of a grid that is not filled in yet. Quick. */
    static boolean mayBecomeGrid(Object value, int size) {
        int length = value == null ? -1 : Parts.length(value);
        if (length == size * size) return !(value instanceof String);
        if (!Parts.hasObjects(value)) return false;
        if (length == 0) return true;
        if (length < size || length > Form.MOST_ROWS) return false;
        Object part = Parts.last(value);
        return part == null || Parts.length(part) >= size;
    }

    @Override
    public boolean seesOthers() {
        return true;
    }

    @Override
    public boolean seesFields() {
        return follower.field != null;
    }

    @Override
    public void stored(Object array, int index, int line) {
        changed(array, line);
    }

    @Override
    public void changed(Object object, int line) {
        if (object != null) {
            if (!see(object, line)) see(recent.with(object), line);
            return;
        }
        for (Object board : recent.all()) if (see(board, line)) return;
    }

    @Override
    public void fieldSet(Object object, int line) {
        for (Object board : recent.all()) see(board, line);
    }

    @Override
    public void bound(Object value, String name, int line) {
        see(value, line);
    }

    /** Moves to the fullest grid among the arguments of the method. */
    @Override
    public void called(Object[] values, String names, int line) {
        byte[] fullest = null;
        for (Object value : values) {
            byte[] found = follower.digitsOf(value);
            if (found == null) continue;
            keep(value, found);
            if (fullest == null || Puzzle.blanksIn(found) < Puzzle.blanksIn(fullest)) {
                fullest = found.clone();
            }
        }
        if (fullest != null) follower.moveToCopy(fullest, line);
    }

    /** Moves to a grid that is new or has changed. Returns whether the object is a grid. */
    private boolean see(Object value, int line) {
        byte[] found = follower.digitsOf(value);
        if (found == null) {
            if (mayBecomeGrid(value, follower.size)) recent.add(value, "");
            return false;
        }
        boolean isNew = keep(value, found);
        // An object that has only the givens may be a copy of the puzzle that the program keeps.
        if (isNew && !follower.hasOnlyGivens(found)) follower.moveToCopy(found, line);
        return true;
    }

    /** Remembers a grid. Returns whether it is new or has changed since it was seen. */
    private boolean keep(Object value, byte[] found) {
        if (value instanceof String) return true;
        recent.add(value, "");
        int slot = System.identityHashCode(value) & MOST_SEEN - 1;
        if (seen[slot] == value && Arrays.equals(digits[slot], found)) return false;
        seen[slot] = value;
        digits[slot] = found.clone();
        return true;
    }
}
