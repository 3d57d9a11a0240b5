#include <iostream>
#include <vector>
using namespace std;

struct Cell {
    bool fixed = false;
    int row = 0, col = 0;
    int value = 0;
    int box() const { return row / 3 * 3 + col / 3; }
};

struct Solver {
    vector<vector<Cell>> cells;
    bool usedRow[9][10] = {}, usedCol[9][10] = {}, usedBox[9][10] = {};

    void mark(const Cell& c, int v, bool on) {
        usedRow[c.row][v] = usedCol[c.col][v] = usedBox[c.box()][v] = on;
    }
    bool run(int k) {
        if (k == 81) return true;
        Cell& c = cells[k / 9][k % 9];
        if (c.fixed) return run(k + 1);
        for (int v = 1; v <= 9; v++) {
            if (usedRow[c.row][v] || usedCol[c.col][v] || usedBox[c.box()][v]) continue;
            mark(c, v, true);
            c.value = v; //+
            if (run(k + 1)) return true;
            c.value = 0; //-
            mark(c, v, false);
        }
        return false;
    }
};

int main() {
    Solver s;
    s.cells.assign(9, vector<Cell>(9));
    for (int i = 0; i < 9; i++) {
        string line;
        cin >> line;
        for (int j = 0; j < 9; j++) {
            Cell& c = s.cells[i][j];
            c.row = i; c.col = j; c.value = line[j] - '0';
            c.fixed = c.value > 0;
            if (c.fixed) s.mark(c, c.value, true);
        }
    }
    s.run(0);
    for (auto& row : s.cells) { for (auto& c : row) cout << c.value; cout << endl; }
}
