package nonet_watch;

/** Looks for the grid until the program has changed it. */
final class Searching implements Phase {
    /** The tracer gives up after this many looks, because a program may have no grid. */
    private static final int MOST_LOOKS = 1_000_000;

    private final Finder finder;

    Searching(Finder finder) {
        this.finder = finder;
    }

    @Override
    public boolean seesOthers() {
        return true;
    }

    @Override
    public boolean seesFields() {
        return finder.hasObjects;
    }

    @Override
    public void stored(Object array, int index, int line) {
        end(finder.changedBy(array, index, line), line);
    }

    @Override
    public void changed(Object object, int line) {
        end(finder.changedWith(object, line), line);
    }

    @Override
    public void fieldSet(Object object, int line) {
        end(finder.changedIn(object, line), line);
    }

    @Override
    public void bound(Object value, String name, int line) {
        end(finder.look(value, name), line);
    }

    @Override
    public void called(Object[] values, String names, int line) {
        String[] each = names.split(",", -1);
        for (int i = 0; i < each.length; i++) {
            Board found = finder.look(values[i], each[i]);
            if (found != null) {
                end(found, line);
                return;
            }
        }
        end(null, line);
    }

    private void end(Board found, int line) {
        if (found != null) Watch.follow(found, line);
        else if (finder.looks > MOST_LOOKS) Watch.stop();
    }
}
