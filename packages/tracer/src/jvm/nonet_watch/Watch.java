package nonet_watch;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

/**
 * The functions that the program calls where it may change a grid. They never fail, and call
 * nothing of the program. Hot: a function first tests whether it has anything to do.
 */
public final class Watch {
    // What the program has done.
    private static final int CELL = 0;
    private static final int STORED = 1;
    private static final int CHANGED = 2;
    private static final int FIELD_SET = 3;
    private static final int BOUND = 4;
    private static final int CALLED = 5;

    private static final Object[] NONE = {};
    private static final Object LOCK = new Object();

    /** The line at which the program calls one of its methods. */
    public static int callLine;

    /** What the tracer does now. Null if it does nothing. */
    private static Phase phase;
    private static Record record;
    private static Follower follower;
    /** The grid that is followed in place, and the objects that have its cells. */
    private static Object grid;
    private static Object[] rows = NONE;
    /** Whether stores into other objects than the grid matter. */
    private static boolean seesOthers;
    /** Whether stores into fields of objects matter. */
    private static boolean seesFields;
    /** Whether the tracer has missed changes because the stack or the memory was full. */
    private static boolean isBehind;

    static {
        String folder = System.getenv("NONET_WATCH");
        try {
            if (folder != null) begin(folder);
        } catch (Throwable error) {
            phase = null;
            fail(folder, error);
        }
    }

    private Watch() {}

    private static void begin(String folder) throws Exception {
        byte[] bytes = Files.readAllBytes(new File(folder, "settings").toPath());
        String[] settings = new String(bytes, StandardCharsets.UTF_8).split("\n");
        record = new Record(folder + "/record", Integer.parseInt(settings[0]));
        record.note("tracer", "java " + System.getProperty("java.version"));
        List<Puzzle> puzzles = new ArrayList<>();
        for (int i = 2; i < settings.length; i++) puzzles.add(Puzzle.of(settings[i]));
        phase = new Searching(new Finder(puzzles, record));
        see();
    }

    /** Notes why the tracer could not start. */
    private static void fail(String folder, Throwable error) {
        try {
            byte[] text = String.valueOf(error).getBytes(StandardCharsets.UTF_8);
            Files.write(new File(folder, "failure").toPath(), text);
        } catch (Throwable ignored) {
            // Nothing can be noted.
        }
    }

    /** The program begins. */
    public static void start() {}

    // If the stack is full, each of the functions below returns, so that the program itself gets
    // the error when it calls the next method.

    /** The program has written to an array of numbers. */
    public static void stored(Object array, int index, int line) {
        try {
            Object[] own = rows;
            for (int row = 0; row < own.length; row++) {
                if (own[row] == array) {
                    storedInGrid(row, array, index, line);
                    return;
                }
            }
            if (array == grid || seesOthers && !(array instanceof boolean[])) {
                report(STORED, array, null, index, line);
            }
        } catch (StackOverflowError | RuntimeException error) {
            // Another thread may have replaced the rows.
            isBehind = true;
        }
    }

    /** The program may have changed an object. If it is null, it may have changed any. */
    public static void changed(Object object, int line) {
        if (phase == null) return;
        try {
            report(CHANGED, object, null, 0, line);
        } catch (StackOverflowError error) {
            isBehind = true;
        }
    }

    /** The program has written a number to a field of one of its objects. */
    public static void setField(Object object, int line) {
        if (!seesFields) return;
        try {
            report(FIELD_SET, object, null, 0, line);
        } catch (StackOverflowError error) {
            isBehind = true;
        }
    }

    /** The program has written an object to a field of one of its objects. */
    public static void setField(Object object, Object value, String name, int line) {
        try {
            setField(object, line);
            bound(value, name, line);
        } catch (StackOverflowError error) {
            isBehind = true;
        }
    }

    /** The program has given an object to a variable or a field. */
    public static void bound(Object value, String name, int line) {
        if (phase == null || value == null || value == grid) return;
        for (Object row : rows) if (row == value) return;
        try {
            report(BOUND, value, name, 0, line);
        } catch (StackOverflowError error) {
            isBehind = true;
        }
    }

    /** A method of the program was called with these arguments. */
    public static void called(Object value, String names) {
        if (phase == null || value == null || value == grid) return;
        try {
            report(CALLED, new Object[] {value}, names, 0, callLine);
        } catch (StackOverflowError error) {
            isBehind = true;
        }
    }

    public static void called(Object one, Object two, String names) {
        try {
            called(one, two, null, null, names);
        } catch (StackOverflowError error) {
            isBehind = true;
        }
    }

    public static void called(Object one, Object two, Object three, String names) {
        try {
            called(one, two, three, null, names);
        } catch (StackOverflowError error) {
            isBehind = true;
        }
    }

    public static void called(Object one, Object two, Object three, Object four, String names) {
        if (phase == null) return;
        try {
            if (isGrid(one) || isGrid(two) || isGrid(three) || isGrid(four)) return;
            report(CALLED, new Object[] {one, two, three, four}, names, 0, callLine);
        } catch (StackOverflowError error) {
            isBehind = true;
        }
    }

    private static boolean isGrid(Object value) {
        return value != null && value == grid;
    }

    private static void storedInGrid(int row, Object array, int index, int line) {
        Follower own = follower;
        int cell = own.cellAt(row, index);
        if (cell >= 0 && (isBehind || own.now[cell] != own.digitIn(array, index))) {
            report(CELL, array, null, row << 16 | index, line);
        }
    }

    /** Tells the tracer what the program has done. */
    private static void report(int kind, Object object, String name, int index, int line) {
        synchronized (LOCK) {
            try {
                if (phase == null) return;
                if (isBehind) catchUp(line);
                switch (kind) {
                    case CELL:
                        follower.changeAt(index >> 16, index & 0xffff, line);
                        break;
                    case STORED:
                        phase.stored(object, index, line);
                        break;
                    case CHANGED:
                        phase.changed(object, line);
                        break;
                    case FIELD_SET:
                        phase.fieldSet(object, line);
                        break;
                    case BOUND:
                        phase.bound(object, name, line);
                        break;
                    default:
                        phase.called((Object[]) object, name, line);
                }
                if (record.isCut || follower != null && follower.isOver) stop();
                else if (kind != CELL && phase != null) see();
            } catch (VirtualMachineError error) {
                isBehind = true;
            } catch (Throwable error) {
                stop();
                record.fail(error);
            }
        }
    }

    private static void catchUp(int line) {
        isBehind = false;
        if (follower != null && grid != null) follower.check(line);
    }

    /** The grid was found. */
    static void follow(Board found, int line) {
        Follower own = new Follower(found, record);
        follower = own;
        if (own.isFixed()) {
            vary(new Varying(own, record, new Recent()));
        } else {
            phase = new InPlace(own, record);
            keepRows(own);
        }
        own.moveTo(found.digits, line);
    }

    private static void see() {
        seesOthers = phase.seesOthers();
        seesFields = phase.seesFields();
    }

    /** From now on, the program makes new objects. */
    static Varying vary(Varying varying) {
        phase = varying;
        grid = null;
        rows = NONE;
        return varying;
    }

    /** The objects that have the cells of the grid may have changed. */
    static void keepRows(Follower own) {
        grid = own.grid;
        rows = own.rows;
    }

    static void stop() {
        phase = null;
        grid = null;
        rows = NONE;
        seesOthers = seesFields = false;
    }
}
