import java.io.*;

class ReadBytes {
    static byte[] cell = new byte[81];
    static int[] R = new int[9], C = new int[9], B = new int[9];

    static int box(int p) { return p / 27 * 3 + p % 9 / 3; }

    static void flip(int p, int bit) {
        R[p / 9] ^= bit;
        C[p % 9] ^= bit;
        B[box(p)] ^= bit;
    }

    static boolean go(int p) {
        while (p < 81 && cell[p] > 0) p++;
        if (p == 81) return true;
        int free = 0x1ff & ~(R[p / 9] | C[p % 9] | B[box(p)]);
        while (free != 0) {
            int bit = free & -free;
            free -= bit;
            flip(p, bit);
            cell[p] = (byte) (Integer.numberOfTrailingZeros(bit) + 1); //+
            if (go(p + 1)) return true;
            cell[p] = 0; //-
            flip(p, bit);
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        InputStream in = System.in;
        for (int p = 0; p < 81; ) {
            int ch = in.read();
            if (ch < '0' || ch > '9') continue;
            cell[p] = (byte) (ch - '0');
            if (cell[p] > 0) flip(p, 1 << cell[p] - 1);
            p++;
        }
        go(0);
        byte[] out = new byte[90];
        for (int p = 0, o = 0; p < 81; p++) {
            out[o++] = (byte) (cell[p] + '0');
            if (p % 9 == 8) out[o++] = '\n';
        }
        System.out.write(out, 0, 90);
        System.out.flush();
    }
}
