package nonet_watch;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;

/** The events, in a file that is mapped into memory. So they are kept if the program crashes. */
final class Record {
    // The file begins with lines of text. Each line is a word and its value. Then come events of 32
    // bits, up to a zero: kind (2 bits), digit (5), cell (10), line (15; 0 if unknown).
    private static final int HEAD = 4096;
    static final int PLACE = 1;
    static final int REMOVE = 2;
    static final int SOLUTION = 3;
    private static final int MOST_LINES = (1 << 15) - 1;
    private static final int MOST_LETTERS = 500;

    private final MappedByteBuffer memory;
    private final int limit;
    private int head;
    private boolean isOverCopies;
    /** The number of events. */
    int length;
    boolean isCut;

    Record(String path, int limit) throws IOException {
        this.limit = limit;
        try (RandomAccessFile file = new RandomAccessFile(path, "rw")) {
            memory = file.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, file.length());
        }
        memory.order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Adds a line to the text. */
    void note(String word, String value) {
        byte[] line = (word + " " + value + "\n").getBytes(StandardCharsets.UTF_8);
        if (head + line.length >= HEAD) return;
        for (byte each : line) memory.put(head++, each);
    }

    /** Notes that events are differences between one object and the next. */
    void noteCopies() {
        if (!isOverCopies) note("counting", "copies");
        isOverCopies = true;
    }

    /** Notes that the tracer has stopped because of an error of its own. */
    void fail(Throwable error) {
        String text = String.valueOf(error).replaceAll("\\s+", " ");
        note("broken", text.substring(0, Math.min(text.length(), MOST_LETTERS)));
    }

    void add(int kind, int cell, int digit, int line) {
        if (length == limit) {
            if (!isCut) note("cut", "");
            isCut = true;
            return;
        }
        int known = line > 0 && line <= MOST_LINES ? line : 0;
        // If the stack is full, `putInt` throws. So the event is written before it is counted.
        memory.putInt(HEAD + 4 * length, kind | digit << 2 | cell << 7 | known << 17);
        length++;
    }
}
