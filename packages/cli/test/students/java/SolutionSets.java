class Solution {
    List<Set<Character>> rowSets = new ArrayList<>();
    List<Set<Character>> colSets = new ArrayList<>();
    List<Set<Character>> boxSets = new ArrayList<>();
    List<int[]> blanks = new ArrayList<>();

    public void solveSudoku(char[][] board) {
        for (int i = 0; i < 9; i++) {
            rowSets.add(new HashSet<>());
            colSets.add(new HashSet<>());
            boxSets.add(new HashSet<>());
        }
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                char ch = board[i][j];
                if (ch == '.') blanks.add(new int[] {i, j});
                else add(i, j, ch);
            }
        }
        dfs(board);
    }

    void add(int i, int j, char ch) {
        rowSets.get(i).add(ch);
        colSets.get(j).add(ch);
        boxSets.get(i / 3 * 3 + j / 3).add(ch);
    }

    boolean free(int[] p, char ch) {
        return !rowSets.get(p[0]).contains(ch)
            && !colSets.get(p[1]).contains(ch)
            && !boxSets.get(p[0] / 3 * 3 + p[1] / 3).contains(ch);
    }

    int count(int[] p) {
        int n = 0;
        for (char ch = '1'; ch <= '9'; ch++) if (free(p, ch)) n++;
        return n;
    }

    boolean dfs(char[][] board) {
        if (blanks.isEmpty()) return true;
        // the blank with the fewest candidates goes first
        int[] best = Collections.min(blanks, Comparator.comparingInt(this::count));
        blanks.remove(best);
        for (char ch = '1'; ch <= '9'; ch++) {
            if (!free(best, ch)) continue;
            board[best[0]][best[1]] = ch; //+
            add(best[0], best[1], ch);
            if (dfs(board)) return true;
            rowSets.get(best[0]).remove(ch);
            colSets.get(best[1]).remove(ch);
            boxSets.get(best[0] / 3 * 3 + best[1] / 3).remove(ch);
            board[best[0]][best[1]] = '.'; //-
        }
        blanks.add(best);
        return false;
    }
}
