package nonet_watch;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

/**
 * The functions that the program calls where it may change a grid. They never fail, and call nothing
 * of the program. Hot: a function first tests whether it has anything to do.
 */
public final class Watch {
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
        phase = new Searching(new Finder(puzzles, record), record);
        seesOthers = seesFields = true;
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

    public static void stored(Object array, int index, int line) {
        try {
            Object[] own = rows;
            for (int row = 0; row < own.length; row++) {
                if (own[row] == array) {
                    storedInGrid(row, array, index, line);
                    return;
                }
            }
            if (seesOthers && !(array instanceof boolean[])) storedElsewhere(array, index, line);
        } catch (StackOverflowError error) {
            isBehind = true;
        }
    }

    public static void storedObject(Object array, int index, int line) {
        stored(array, index, line);
    }

    private static void storedInGrid(int row, Object array, int index, int line) {
        Follower own = follower;
        int cell = own.cellAt(row, index);
        if (cell < 0) return;
        int digit = own.digitIn(array, index);
        if (own.now[cell] == digit && !isBehind) return;
        synchronized (LOCK) {
            try {
                if (phase == null) return;
                catchUp(line);
                own.change(cell, digit, line);
                if (record.isCut || own.isOver) stop();
            } catch (Throwable error) {
                failed(error);
            }
        }
    }

    private static void storedElsewhere(Object array, int index, int line) {
        synchronized (LOCK) {
            try {
                if (phase == null) return;
                catchUp(line);
                phase.stored(array, index, line);
                end();
            } catch (Throwable error) {
                failed(error);
            }
        }
    }

    public static void changed(Object object, int line) {
        if (phase == null) return;
        try {
            synchronized (LOCK) {
                try {
                    if (phase == null) return;
                    catchUp(line);
                    phase.changed(object, line);
                    end();
                } catch (Throwable error) {
                    failed(error);
                }
            }
        } catch (StackOverflowError error) {
            isBehind = true;
        }
    }

    public static void setField(Object object, int line) {
        if (!seesFields) return;
        try {
            synchronized (LOCK) {
                try {
                    if (phase == null) return;
                    catchUp(line);
                    phase.fieldSet(object, line);
                    end();
                } catch (Throwable error) {
                    failed(error);
                }
            }
        } catch (StackOverflowError error) {
            isBehind = true;
        }
    }

    public static void setField(Object object, Object value, String name, int line) {
        setField(object, line);
        bound(value, name, line);
    }

    public static void bound(Object value, String name, int line) {
        if (phase == null || value == null || value == grid) return;
        try {
            synchronized (LOCK) {
                try {
                    if (phase == null) return;
                    catchUp(line);
                    phase.bound(value, name, line);
                    end();
                } catch (Throwable error) {
                    failed(error);
                }
            }
        } catch (StackOverflowError error) {
            isBehind = true;
        }
    }

    public static void called(Object value, String names) {
        if (phase != null && value != grid) called(new Object[] {value}, names);
    }

    public static void called(Object one, Object two, String names) {
        if (phase != null) called(new Object[] {one, two}, names);
    }

    public static void called(Object one, Object two, Object three, String names) {
        if (phase != null) called(new Object[] {one, two, three}, names);
    }

    public static void called(Object one, Object two, Object three, Object four, String names) {
        if (phase != null) called(new Object[] {one, two, three, four}, names);
    }

    private static void called(Object[] values, String names) {
        int line = callLine;
        try {
            synchronized (LOCK) {
                try {
                    if (phase == null) return;
                    catchUp(line);
                    phase.called(values, names, line);
                    end();
                } catch (Throwable error) {
                    failed(error);
                }
            }
        } catch (StackOverflowError error) {
            isBehind = true;
        }
    }

    /** The grid was found. */
    static void follow(Board found, Follower found2, int line) {
        follower = found2;
        if (found2.isFixed()) {
            vary(new Varying(found2, record, new Recent()));
        } else {
            phase = new InPlace(found2, record);
            keepRows(found2);
        }
        seesFields = found2.field != null;
        found2.moveTo(found.digits, line);
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
        rows = own.grid instanceof Object[] || own.grid.getClass().isArray() ? own.rows : NONE;
    }

    static void stop() {
        phase = null;
        grid = null;
        rows = NONE;
        seesOthers = seesFields = false;
    }

    private static void catchUp(int line) {
        if (!isBehind) return;
        if (follower != null && grid != null) follower.check(line);
        isBehind = false;
    }

    private static void end() {
        if (record.isCut || follower != null && follower.isOver) stop();
        else seesOthers = !(phase instanceof InPlace) || ((InPlace) phase).hasOthers();
    }

    /** Stops the tracer after an error of its own. */
    private static void failed(Throwable error) {
        if (error instanceof VirtualMachineError) {
            isBehind = true;
            return;
        }
        stop();
        record.fail(error);
    }
}
