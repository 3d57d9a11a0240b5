package nonet_watch;

/** A puzzle that the program may solve. */
final class Puzzle {
    final int boxRows;
    final int boxColumns;
    final int size;
    final byte[] digits;
    final int givens;

    Puzzle(int boxRows, int boxColumns, byte[] digits) {
        this.boxRows = boxRows;
        this.boxColumns = boxColumns;
        this.size = boxRows * boxColumns;
        this.digits = digits;
        this.givens = digits.length - blanksIn(digits);
    }

    /** Reads a puzzle: the rows and columns of a box, then the digits. */
    static Puzzle of(String line) {
        String[] numbers = line.split(" ");
        byte[] digits = new byte[numbers.length - 2];
        for (int i = 0; i < digits.length; i++) digits[i] = Byte.parseByte(numbers[i + 2]);
        return new Puzzle(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), digits);
    }

    /** Returns whether a grid has all givens of the puzzle. */
    boolean isWithin(byte[] other) {
        if (other.length != digits.length) return false;
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] != 0 && digits[cell] != other[cell]) return false;
        }
        return true;
    }

    /** Returns whether these may be the givens of a puzzle: 17 of 81 cells, and not all. */
    boolean hasEnough() {
        return digits.length * 17 <= givens * 81 && givens < digits.length;
    }

    /** Returns whether a digit appears twice in a house. */
    boolean hasConflict(byte[] grid) {
        boolean[] seen = new boolean[3 * size * (size + 1)];
        for (int cell = 0; cell < grid.length; cell++) {
            if (grid[cell] == 0) continue;
            int row = cell / size;
            int column = cell % size;
            int box = row / boxRows * boxRows + column / boxColumns;
            for (int house : new int[] {row, size + column, 2 * size + box}) {
                int key = house * (size + 1) + grid[cell];
                if (seen[key]) return true;
                seen[key] = true;
            }
        }
        return false;
    }

    static int blanksIn(byte[] digits) {
        int count = 0;
        for (byte digit : digits) if (digit == 0) count++;
        return count;
    }
}
