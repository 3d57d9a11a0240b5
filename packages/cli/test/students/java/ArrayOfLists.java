import java.io.*;
import java.util.*;

public class Main {
    static ArrayList<Integer>[] line = new ArrayList[9];
    static boolean done = false;

    static void solve(int idx) {
        if (idx == 81) {
            done = true;
            return;
        }
        int i = idx / 9;
        int j = idx % 9;
        if (line[i].get(j) > 0) {
            solve(idx + 1);
            return;
        }
        boolean[] seen = new boolean[10];
        for (int k = 0; k < 9; k++) {
            seen[line[i].get(k)] = true;
            seen[line[k].get(j)] = true;
            seen[line[i / 3 * 3 + k / 3].get(j / 3 * 3 + k % 3)] = true;
        }
        for (int v = 1; v <= 9 && !done; v++) {
            if (seen[v]) continue;
            line[i].set(j, v); //+
            solve(idx + 1);
            if (!done) {
                line[i].set(j, 0); //-
            }
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in));
        for (int i = 0; i < 9; i++) {
            line[i] = new ArrayList<>();
            for (int j = 0; j < 9; j++) {
                st.nextToken();
                line[i].add((int) st.nval);
            }
        }
        solve(0);
        BufferedWriter bw = new BufferedWriter(new OutputStreamWriter(System.out));
        for (ArrayList<Integer> row : line) {
            for (int v : row) bw.write(v + " ");
            bw.newLine();
        }
        bw.flush();
    }
}
