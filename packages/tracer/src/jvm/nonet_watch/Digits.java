package nonet_watch;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Reads the digits of cells. Hot: runs at every store into the grid. */
final class Digits {
    /** What the functions return for a value that cannot be in a cell. */
    static final int NONE = -1;

    private static final String BLANKS = ". _-*?xX";

    private Digits() {}

    /** Reads some cells of a row. Returns false if there is anything else in a cell. */
    static boolean read(
            Object row, int from, byte[] digits, int cell, int count, int size, Field field) {
        if (Parts.length(row) < from + count) return false;
        for (int i = 0; i < count; i++) {
            int digit = in(row, from + i, size, field);
            if (digit < 0) return false;
            digits[cell + i] = (byte) digit;
        }
        return true;
    }

    /** Returns the digit in a cell, 0 for a blank. */
    static int in(Object row, int index, int size, Field field) {
        if (row instanceof int[]) return ofNumber(((int[]) row)[index], size);
        if (row instanceof char[]) return ofNumber(((char[]) row)[index], size);
        if (row instanceof byte[]) return ofNumber(((byte[]) row)[index], size);
        if (row instanceof short[]) return ofNumber(((short[]) row)[index], size);
        if (row instanceof long[]) {
            long value = ((long[]) row)[index];
            return value == (int) value ? ofNumber((int) value, size) : NONE;
        }
        if (Parts.isText(row)) return ofNumber(((CharSequence) row).charAt(index), size);
        return ofObject(Parts.part(row, index), size, field);
    }

    private static int ofNumber(int value, int size) {
        if (value >= 0 && value <= size) return value;
        if (value >= '0' && value <= '9') return value - '0';
        return value == -1 || BLANKS.indexOf(value) >= 0 ? 0 : NONE;
    }

    static int ofObject(Object value, int size, Field field) {
        if (value == null) return 0;
        if (field != null) {
            return field.getDeclaringClass().isInstance(value) ? ofField(value, size, field) : NONE;
        }
        return ofPlain(value, size);
    }

    private static int ofPlain(Object value, int size) {
        if (value == null) return 0;
        if (value instanceof Integer || value instanceof Byte || value instanceof Short) {
            return ofNumber(((Number) value).intValue(), size);
        }
        if (value instanceof Character) return ofNumber((Character) value, size);
        return value instanceof String ? ofText((String) value, size) : NONE;
    }

    private static int ofText(String text, int size) {
        if (text.isEmpty()) return 0;
        if (text.length() == 1) return ofNumber(text.charAt(0), size);
        if (text.length() != 2 || text.charAt(0) < '1' || text.charAt(0) > '2') return NONE;
        int digit = 10 * (text.charAt(0) - '0') + text.charAt(1) - '0';
        return digit >= 10 && digit <= size ? digit : NONE;
    }

    private static int ofField(Object value, int size, Field field) {
        try {
            Class<?> type = field.getType();
            return type.isPrimitive()
                    ? ofNumber(field.getInt(value), size)
                    : ofPlain(field.get(value), size);
        } catch (IllegalAccessException error) {
            return NONE;
        }
    }

    /** Returns the fields of an object of the program that may have the digit of a cell. */
    static List<Field> fieldsOf(Object cell) {
        List<Field> fields = new ArrayList<>();
        ClassLoader own = Digits.class.getClassLoader();
        Class<?> kind = cell.getClass();
        for (; kind.getClassLoader() == own; kind = kind.getSuperclass()) {
            for (Field field : kind.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) || !mayHaveDigit(field.getType())) {
                    continue;
                }
                field.setAccessible(true);
                fields.add(field);
            }
        }
        return fields;
    }

    private static boolean mayHaveDigit(Class<?> type) {
        return type == int.class
                || type == char.class
                || type == byte.class
                || type == short.class
                || type == Integer.class
                || type == Character.class
                || type == Byte.class
                || type == Short.class
                || type == String.class
                || type == Object.class;
    }
}
