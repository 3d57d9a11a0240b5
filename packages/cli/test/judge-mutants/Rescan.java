import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

class Rescan {
    private final char[][] board = new char[9][];

    boolean solve() {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] != '0') continue;
                for (char d = '1'; d <= '9'; d++) {
                    if (isValid(r, c, d)) {
                        board[r][c] = d;
                        if (solve()) return true;
                        board[r][c] = '0';
                    }
                }
                return false;
            }
        }
        return true;
    }

    boolean isValid(int r, int c, char d) {
        for (int i = 0; i < 9; i++) if (board[r][i] == d) return false;
        for (int i = 0; i < 9; i++) if (board[i][c] == d) return false;
        int top = r / 3 * 3, left = c / 3 * 3;
        for (int i = top; i < top + 3; i++) {
            for (int j = left; j < left + 3; j++) if (board[i][j] == d) return false;
        }
        return true;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        Rescan rescan = new Rescan();
        for (int r = 0; r < 9; r++) rescan.board[r] = reader.readLine().toCharArray();
        rescan.solve();
        for (char[] row : rescan.board) System.out.println(new String(row));
    }
}
