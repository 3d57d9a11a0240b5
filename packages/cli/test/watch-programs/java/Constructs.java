import java.util.*;
import java.util.function.*;

/** The parts of a class file that change if code is inserted. Prints the same with and without it. */
public class Constructs {
    static final int[] TABLE = {3, 1, 4, 1, 5};
    static long total;
    static String text;
    static Object last;

    interface Shape {
        default int[] sides(int count) {
            int[] sides = new int[count];
            for (int i = 0; i < count; i++) sides[i] = i % 2 == 0 ? i : -i;
            return sides;
        }
    }

    enum Colour implements Shape {
        RED {
            int[] own = {1};

            @Override
            int value() {
                own[0] += 2;
                return own[0];
            }
        },
        GREEN;

        int value() {
            return ordinal();
        }
    }

    static class Base {
        final int[] numbers;
        int size;

        Base(int[] numbers, int size) {
            this.numbers = numbers;
            this.size = size;
        }
    }

    static class Derived extends Base {
        String name = "none";
        char first;

        Derived(String name) {
            super(name == null ? new int[] {1, 2} : new int[] {name.length()}, new Base(null, 3).size);
            if (name != null) {
                this.name = name;
                first = name.charAt(0);
            }
        }

        Derived() {
            this(total > 3 ? new String("long") : null);
            size <<= 2;
        }

        class Inner {
            Integer boxed = size;

            int sum() {
                boxed += numbers[0];
                return boxed + Derived.this.size;
            }
        }
    }

    static <T extends Comparable<T>> void sort(T[] values) {
        outer:
        for (int i = 1; ; i++) {
            while (i < values.length) {
                T value = values[i];
                int j = i - 1;
                for (; j >= 0; j--) {
                    if (values[j].compareTo(value) <= 0) break;
                    values[j + 1] = values[j];
                }
                values[j + 1] = value;
                continue outer;
            }
            break;
        }
    }

    static int table(int key) {
        int[] found = new int[1];
        switch (key) {
            case 0:
                found[0] = 3;
                break;
            case 1:
                found[0] = 5;
            case 2:
                found[0] += 7;
                break;
            case 3:
                return -1;
            default:
                found[0] = key;
        }
        return found[0];
    }

    static int lookup(int key) {
        int[] found = {key};
        switch (key) {
            case -1_000_000:
                return found[0] = 1;
            case 7:
                found[0] = 2;
                break;
            case 1_000_000:
                found[0]++;
        }
        return found[0];
    }

    static int words(String key) {
        int[] found = new int[2];
        switch (key) {
            case "Aa":
                found[1] = 1;
                break;
            case "BB":
                found[1] = 2;
                break;
            default:
                found[0] = -key.length();
        }
        return found[0] * 10 + found[1];
    }

    /** The first instruction is the target of a jump. */
    static int loop(int left, int[] sums) {
        do {
            sums[left & 3] += left;
        } while (--left > 0);
        return sums[0];
    }

    static int guarded(int[] values, int index) {
        try {
            values[index] = 9;
            try {
                Object[] texts = new String[1];
                texts[0] = index;
            } catch (ArrayStoreException error) {
                values[index] -= 1;
                throw new IllegalStateException(error.getMessage());
            } finally {
                total += index;
            }
        } catch (ArrayIndexOutOfBoundsException | IllegalStateException error) {
            last = error.getMessage();
            return -1;
        } finally {
            synchronized (values) {
                values[0]++;
            }
        }
        return 0;
    }

    /** Has more than 255 local variables, so the instructions for the last ones are wide. */
    static long wide(long a) {
        long b0 = a, b1 = b0 + 1, b2 = b1 + 1, b3 = b2 + 1, b4 = b3 + 1, b5 = b4 + 1, b6 = b5 + 1;
        long c0 = a, c1 = c0 + 1, c2 = c1 + 1, c3 = c2 + 1, c4 = c3 + 1, c5 = c4 + 1, c6 = c5 + 1;
        long d0 = a + 0;
        long d1 = a + 1;
        long d2 = a + 2;
        long d3 = a + 3;
        long d4 = a + 4;
        long d5 = a + 5;
        long d6 = a + 6;
        long d7 = a + 7;
        long d8 = a + 8;
        long d9 = a + 9;
        long d10 = a + 10;
        long d11 = a + 11;
        long d12 = a + 12;
        long d13 = a + 13;
        long d14 = a + 14;
        long d15 = a + 15;
        long d16 = a + 16;
        long d17 = a + 17;
        long d18 = a + 18;
        long d19 = a + 19;
        long d20 = a + 20;
        long d21 = a + 21;
        long d22 = a + 22;
        long d23 = a + 23;
        long d24 = a + 24;
        long d25 = a + 25;
        long d26 = a + 26;
        long d27 = a + 27;
        long d28 = a + 28;
        long d29 = a + 29;
        long d30 = a + 30;
        long d31 = a + 31;
        long d32 = a + 32;
        long d33 = a + 33;
        long d34 = a + 34;
        long d35 = a + 35;
        long d36 = a + 36;
        long d37 = a + 37;
        long d38 = a + 38;
        long d39 = a + 39;
        long d40 = a + 40;
        long d41 = a + 41;
        long d42 = a + 42;
        long d43 = a + 43;
        long d44 = a + 44;
        long d45 = a + 45;
        long d46 = a + 46;
        long d47 = a + 47;
        long d48 = a + 48;
        long d49 = a + 49;
        long d50 = a + 50;
        long d51 = a + 51;
        long d52 = a + 52;
        long d53 = a + 53;
        long d54 = a + 54;
        long d55 = a + 55;
        long d56 = a + 56;
        long d57 = a + 57;
        long d58 = a + 58;
        long d59 = a + 59;
        long d60 = a + 60;
        long d61 = a + 61;
        long d62 = a + 62;
        long d63 = a + 63;
        long d64 = a + 64;
        long d65 = a + 65;
        long d66 = a + 66;
        long d67 = a + 67;
        long d68 = a + 68;
        long d69 = a + 69;
        long d70 = a + 70;
        long d71 = a + 71;
        long d72 = a + 72;
        long d73 = a + 73;
        long d74 = a + 74;
        long d75 = a + 75;
        long d76 = a + 76;
        long d77 = a + 77;
        long d78 = a + 78;
        long d79 = a + 79;
        long d80 = a + 80;
        long d81 = a + 81;
        long d82 = a + 82;
        long d83 = a + 83;
        long d84 = a + 84;
        long d85 = a + 85;
        long d86 = a + 86;
        long d87 = a + 87;
        long d88 = a + 88;
        long d89 = a + 89;
        long d90 = a + 90;
        long d91 = a + 91;
        long d92 = a + 92;
        long d93 = a + 93;
        long d94 = a + 94;
        long d95 = a + 95;
        long d96 = a + 96;
        long d97 = a + 97;
        long d98 = a + 98;
        long d99 = a + 99;
        long d100 = a + 100;
        long d101 = a + 101;
        long d102 = a + 102;
        long d103 = a + 103;
        long d104 = a + 104;
        long d105 = a + 105;
        long d106 = a + 106;
        long d107 = a + 107;
        long d108 = a + 108;
        long d109 = a + 109;
        long d110 = a + 110;
        long d111 = a + 111;
        long d112 = a + 112;
        long d113 = a + 113;
        long d114 = a + 114;
        long d115 = a + 115;
        long d116 = a + 116;
        long d117 = a + 117;
        long d118 = a + 118;
        long d119 = a + 119;
        long d120 = a + 120;
        long d121 = a + 121;
        long d122 = a + 122;
        long d123 = a + 123;
        long d124 = a + 124;
        long d125 = a + 125;
        long d126 = a + 126;
        long d127 = a + 127;
        long d128 = a + 128;
        long d129 = a + 129;
        int[] array = new int[4];
        String word = "w";
        for (int i = 0; i < 4; i++) {
            array[i] = i;
            i += 0;
            word += i;
        }
        List<Integer> list = new ArrayList<>();
        list.add(array[3]);
        return b6 + c6 + array[3] + word.length() + list.size();
    }

    static void collections() {
        List<Integer> list = new ArrayList<>(List.of(5, 3, 9));
        list.add(1);
        list.add(0, 7);
        boolean isRemoved = list.remove(Integer.valueOf(3));
        int removed = list.remove(0);
        Integer before = list.set(0, 8);
        Map<String, Long> counts = new TreeMap<>();
        counts.put("a", 1L);
        counts.merge("a", 2L, Long::sum);
        Long put = counts.putIfAbsent("b", 4L);
        Deque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {1, 2});
        stack.peek()[0] = 6;
        int[] top = stack.pop();
        BitSet bits = new BitSet();
        bits.set(3, 6);
        bits.set(9);
        long[] longs = new long[3];
        double[] doubles = new double[2];
        float[] floats = new float[2];
        longs[1] = longs[0]++ + 5;
        doubles[1] = 2.5;
        floats[0] += 1.5f;
        short[] shorts = {1, 2};
        byte[] bytes = {1, 2};
        boolean[] flags = new boolean[2];
        char[] letters = "abc".toCharArray();
        shorts[0] *= 3;
        bytes[1] ^= 7;
        flags[1] = bytes[1] == 5 ? true : false;
        letters[0]++;
        Arrays.fill(longs, 2, 3, 4L);
        Collections.swap(list, 0, 1);
        StringBuilder text = new StringBuilder().append(1L).append('c').append(2.5).append("x");
        text.insert(0, 3L).replace(0, 1, "4").deleteCharAt(1).setCharAt(0, 'z');
        text.reverse().setLength(2);
        System.out.println(list + " " + isRemoved + removed + before + counts + put + top[0] + bits);
        System.out.println(longs[0] + longs[1] + longs[2] + " " + doubles[1] + floats[0] + shorts[0]);
        System.out.println(flags[1] + new String(letters) + text);
    }

    static int sum(int start, int... more) {
        more[0] = start;
        int sum = 0;
        for (int each : more) sum += each;
        return sum;
    }

    public static void main(String[] args) throws Exception {
        Function<int[], Supplier<Integer>> nested = values -> () -> {
            values[0]++;
            total += values[0];
            return values[0];
        };
        int[] shared = {4};
        System.out.println(nested.apply(shared).get() + nested.apply(shared).get());
        System.out.println(Colour.RED.value() + Colour.valueOf("GREEN").value());
        System.out.println(Arrays.toString(Colour.RED.sides(4)));
        Derived derived = new Derived();
        System.out.println(derived.name + derived.first + derived.size + derived.new Inner().sum());
        System.out.println(new Derived("xyz").first + "" + new Derived(null).numbers.length);
        Integer[] values = {5, 2, 8, 1};
        sort(values);
        System.out.println(Arrays.toString(values));
        for (int key = -1; key < 5; key++) System.out.print(table(key) + " ");
        System.out.println(lookup(-1_000_000) + lookup(7) + lookup(8) + lookup(1_000_000));
        System.out.println(words("Aa") + words("BB") + words("other"));
        System.out.println(loop(9, new int[4]));
        int[] numbers = new int[3];
        System.out.println(guarded(numbers, 1) + " " + last + guarded(numbers, 7) + last + numbers[0]);
        System.out.println(wide(1));
        collections();
        System.out.println(sum(1, 2, 3) + sum(1, TABLE));
        int[][][] cube = new int[2][3][];
        cube[1][2] = new int[] {args.length == 0 ? 3 : 4};
        cube[1][2][0] += cube[1][2][0]++ + ++cube[1][2][0];
        System.out.println(cube[1][2][0] + text);
    }
}
