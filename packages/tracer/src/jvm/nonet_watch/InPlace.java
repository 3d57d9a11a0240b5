package nonet_watch;

/** Follows an object that changes in place, until the program works on another one. */
final class InPlace implements Phase {
    private final Follower follower;
    private final Record record;
    /** Other objects that may be grids of the puzzle. */
    private final Recent others = new Recent();

    InPlace(Follower follower, Record record) {
        this.follower = follower;
        this.record = record;
    }

    @Override
    public boolean seesOthers() {
        return others.count > 0;
    }

    @Override
    public boolean seesFields() {
        return follower.field != null;
    }

    @Override
    public void stored(Object array, int index, int line) {
        if (array == follower.grid) check(line);
        else lookAt(others.with(array), array, line);
    }

    private void check(int line) {
        follower.check(line);
        Watch.keepRows(follower);
    }

    /** Looks at another object, after the program has written to a part of it. */
    private void lookAt(Object board, Object part, int line) {
        if (board == null) return;
        if (isOther(board, others.nameOf(board))) vary().changed(part, line);
        else others.miss(board);
    }

    @Override
    public void changed(Object object, int line) {
        if (object == null || Parts.has(follower.grid, object)) check(line);
        if (object != null) lookAt(others.with(object), object, line);
    }

    @Override
    public void fieldSet(Object object, int line) {
        Object[] rows = follower.rows;
        for (int row = 0; row < rows.length; row++) {
            for (int index = 0; index < Parts.length(rows[row]); index++) {
                if (Parts.part(rows[row], index) != object) continue;
                follower.changeAt(row, index, line);
                return;
            }
        }
        for (Object other : others.all()) {
            if (isOther(other, others.nameOf(other))) {
                vary().fieldSet(object, line);
                return;
            }
        }
    }

    @Override
    public void bound(Object value, String name, int line) {
        if (isOther(value, name)) vary().bound(value, name, line);
    }

    @Override
    public void called(Object[] values, String names, int line) {
        for (Object value : values) if (value == follower.grid) return;
        for (Object value : values) {
            if (!isOther(value, "")) continue;
            vary().called(values, names, line);
            return;
        }
    }

    /**
     * Returns whether the program now works on this object instead of the grid. It must be a grid
     * of the same puzzle. It must have more digits, or be in the variable that had the grid.
     */
    private boolean isOther(Object value, String name) {
        if (value == follower.grid) return false;
        byte[] digits = follower.digitsOf(value);
        if (digits == null) {
            if (Varying.mayBecomeGrid(value, follower.size)) others.add(value, name);
            return false;
        }
        others.add(value, name);
        return name.equals(follower.name) || Puzzle.blanksIn(digits) < follower.blanks;
    }

    private Varying vary() {
        return Watch.vary(new Varying(follower, record, others));
    }
}
