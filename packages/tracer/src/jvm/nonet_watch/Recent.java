package nonet_watch;

/** The objects that the program has used last and that may be grids. */
final class Recent {
    private static final int MOST = 16;
    /** An object that was looked at this often in vain is forgotten. */
    private static final int MOST_MISSES = 64;

    private final Object[] boards = new Object[MOST];
    private final String[] names = new String[MOST];
    private final int[] misses = new int[MOST];
    private int last;
    int count;

    void add(Object value, String name) {
        for (int i = 0; i < MOST; i++) {
            if (boards[i] != value) continue;
            if (!name.isEmpty()) names[i] = name;
            return;
        }
        last = (last + 1) % MOST;
        if (boards[last] == null) count++;
        boards[last] = value;
        names[last] = name;
        misses[last] = 0;
    }

    /** Returns the last object that has this part, or null. */
    Object with(Object part) {
        for (int i = 0; i < MOST; i++) {
            Object board = boards[(last - i + MOST) % MOST];
            if (board != null && Parts.has(board, part)) return board;
        }
        return null;
    }

    /** Returns the name of the variable that has an object. */
    String nameOf(Object value) {
        for (int i = 0; i < MOST; i++) if (boards[i] == value) return names[i];
        return "";
    }

    /** Returns the objects, the last one first. */
    Object[] all() {
        Object[] found = new Object[count];
        int next = 0;
        for (int i = 0; i < MOST; i++) {
            Object board = boards[(last - i + MOST) % MOST];
            if (board != null) found[next++] = board;
        }
        return found;
    }

    /** Notes that an object was no grid. */
    void miss(Object value) {
        for (int i = 0; i < MOST; i++) {
            if (boards[i] != value || ++misses[i] < MOST_MISSES) continue;
            boards[i] = null;
            count--;
        }
    }
}
