package nonet_watch;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Reads the parts of objects without running code of the program. */
final class Parts {
    private Parts() {}

    /** Returns whether an object is a list of Java's library. Another list may run code. */
    static boolean isList(Object value) {
        return value instanceof List && isOfLibrary(value);
    }

    static boolean isMap(Object value) {
        return value instanceof Map && isOfLibrary(value);
    }

    static boolean isText(Object value) {
        return value instanceof String
                || value instanceof StringBuilder
                || value instanceof StringBuffer;
    }

    /** Returns whether an object may get more parts. */
    static boolean mayGrow(Object value) {
        return isList(value)
                || isMap(value)
                || value instanceof StringBuilder
                || value instanceof StringBuffer;
    }

    /** Returns whether an object is an instance of a class of the program. */
    static boolean isOwn(Object value) {
        return value != null
                && value.getClass().getClassLoader() == Parts.class.getClassLoader()
                && !value.getClass().isArray();
    }

    /** Returns whether a cell cannot be read: an object, or candidates. */
    static boolean isOpaque(Object value) {
        return isOwn(value) || value instanceof Collection || value instanceof Map;
    }

    private static boolean isOfLibrary(Object value) {
        ClassLoader loader = value.getClass().getClassLoader();
        return loader == null || value.getClass().getName().startsWith("kotlin.");
    }

    /** Returns the number of parts of an array, a list or a text, or -1. */
    static int length(Object value) {
        if (value instanceof Object[]) return ((Object[]) value).length;
        if (value instanceof int[]) return ((int[]) value).length;
        if (value instanceof char[]) return ((char[]) value).length;
        if (value instanceof byte[]) return ((byte[]) value).length;
        if (value instanceof short[]) return ((short[]) value).length;
        if (value instanceof long[]) return ((long[]) value).length;
        if (isText(value)) return ((CharSequence) value).length();
        return isList(value) ? ((List<?>) value).size() : -1;
    }

    /** Returns whether the parts of an object are objects. */
    static boolean hasObjects(Object value) {
        return value instanceof Object[] || isList(value);
    }

    /** Returns a part of an object that has objects, or null. */
    static Object part(Object value, int index) {
        if (value instanceof Object[]) return ((Object[]) value)[index];
        try {
            return ((List<?>) value).get(index);
        } catch (RuntimeException error) {
            // Another thread has changed the list.
            return null;
        }
    }

    /** Returns whether an object is another object or one of its parts. */
    static boolean has(Object value, Object part) {
        if (value == part) return true;
        if (!hasObjects(value)) return false;
        int length = length(value);
        if (length > Form.MOST_ROWS) return false;
        for (int i = 0; i < length; i++) if (part(value, i) == part) return true;
        return false;
    }

    /** Returns the last part of an object, which is inside a border, or null. */
    static Object last(Object value) {
        int length = length(value);
        return length > 0 && hasObjects(value) ? part(value, length - 1) : null;
    }

    /** Returns any of the cells of a grid that has objects as cells, or null. */
    static Object cellIn(Object grid) {
        Object part = last(grid);
        return part != null && hasObjects(part) ? last(part) : part;
    }

    /** Describes the kind of an object in words. */
    static String kindOf(Object grid, int size) {
        int length = length(grid);
        String kind = grid.getClass().isArray() ? "array" : grid.getClass().getSimpleName();
        String article = "AEIOUaeiou".indexOf(kind.charAt(0)) >= 0 ? "an " : "a ";
        String parts = length < size * size ? " rows" : " cells";
        return article + kind + " of " + length + parts;
    }
}
