import java.util.*;

/** Ends in one of many ways, after it has put a 4 into cell 1. */
public class Ends {
    static int[][] board = new int[9][9];
    static int depth;
    static char[][] nothing;
    private final List<Integer> missing = null;
    private int[] numbers;

    interface Way {
        void go() throws Exception;
    }

    static void read() {
        Scanner in = new Scanner(System.in);
        for (int r = 0; r < 9; r++) {
            String line = in.next();
            for (int c = 0; c < 9; c++) board[r][c] = line.charAt(c) - '0';
        }
        board[0][1] = 4;
    }

    static void deeper(int[] memory) {
        board[0][3] = 1 + depth++ % 9;
        memory[depth & 7]++;
        deeper(memory);
    }

    static int even(int left) {
        board[0][3] = left % 10;
        return left == 0 ? 0 : 1 + odd(left - 1);
    }

    static int odd(int left) {
        board[0][4] = left % 10;
        return left == 0 ? 0 : 1 + even(left - 1);
    }

    void store(int i, Object value) {
        numbers[i] = (int) value;
    }

    static void fail(int way) {
        Object[] texts = new String[9];
        Object[][] rows = new Object[9][];
        switch (way) {
            case 0 -> board[0][9] = 4;
            case 1 -> nothing[0][1] = '4';
            case 2 -> texts[0] = 4;
            case 3 -> rows[3][0] = "x";
            case 4 -> new Ends().missing.add(3);
            case 5 -> new Ends().missing.set(2, 3);
            case 6 -> new ArrayList<>(List.of(1)).set(2, 3);
            case 7 -> List.of(1).set(0, 3);
            case 8 -> new Ends().store(2, 3);
            case 9 -> new StringBuilder("abc").setCharAt(5, 'x');
            case 10 -> Arrays.fill(board[0], 4, 12, 0);
            case 11 -> board[-1][0] += 3;
            case 12 -> new Ends().store(2, "3");
            case 13 -> System.arraycopy(board[0], 0, board, 0, 9);
            case 14 -> ((Ends) null).numbers = new int[3];
            default -> throw new IllegalStateException("no way " + way);
        }
    }

    public static void main(String[] args) throws Exception {
        read();
        switch (args[0]) {
            case "exit":
                System.out.println("before");
                Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
                System.exit(7);
                break;
            case "halt":
                Runtime.getRuntime().halt(9);
                break;
            case "thrown":
                fail(Integer.parseInt(args[1]));
                break;
            case "all":
                for (int way = 0; way < 16; way++) {
                    try {
                        fail(way);
                    } catch (RuntimeException error) {
                        System.out.println(error);
                        for (StackTraceElement each : error.getStackTrace()) {
                            if (each.getClassName().startsWith("Ends")) System.out.println("  " + each);
                        }
                    }
                }
                break;
            case "overflow":
                deeper(new int[8]);
                break;
            case "caught":
                for (int i = 0; i < 20; i++) {
                    try {
                        depth = 0;
                        deeper(new int[8]);
                    } catch (StackOverflowError error) {
                        for (StackTraceElement each : error.getStackTrace()) {
                            if (!each.getClassName().equals("Ends")) System.out.println(each);
                        }
                    }
                }
                board[0][3] = 0;
                System.out.println(depth > 1000);
                break;
            case "depth":
                int most = 0;
                for (int i = 0; i < 20; i++) {
                    try {
                        depth = 0;
                        deeper(new int[8]);
                    } catch (StackOverflowError error) {
                        most = Math.max(most, depth);
                    }
                }
                System.err.println(most);
                break;
            case "deep":
                int[] found = new int[1];
                Thread deep = new Thread(null, () -> found[0] = even(1_000_000), "deep", 1L << 30);
                deep.start();
                deep.join();
                System.out.println(found[0]);
                break;
            case "threads":
                Thread[] threads = new Thread[8];
                for (int t = 0; t < 8; t++) {
                    int column = t;
                    threads[t] = new Thread(() -> {
                        for (int i = 0; i < 20_000; i++) {
                            if (board[1][column] < 10) board[7][column == 2 ? 0 : 1] = 0;
                            board[8][column == 0 || column == 2 ? 1 : 5] = 1 + i % 9;
                        }
                    });
                    threads[t].start();
                }
                for (Thread each : threads) each.join();
                System.out.println("joined");
                break;
            case "thread":
                new Thread(() -> fail(0), "other").start();
                break;
            case "much":
                StringBuilder line = new StringBuilder();
                for (int i = 0; i < 1000; i++) line.append((char) ('a' + i % 26));
                for (int i = 0; i < 20_000; i++) System.out.println(line);
                break;
            case "memory":
                try {
                    List<int[]> all = new ArrayList<>();
                    for (;;) all.add(new int[1 << 20]);
                } catch (OutOfMemoryError error) {
                    System.out.println(error.getMessage());
                }
                break;
            case "environment":
                System.out.println(System.getenv("NONET_WATCH") == null);
                break;
            case "loop":
                System.out.println("ready");
                for (;;) Thread.sleep(1000);
            default:
                System.out.println("end");
        }
    }
}
