#include <iostream>
#include <memory>
#include <vector>
using namespace std;

class Board {
protected:
    vector<int> cells;
public:
    Board() : cells(81, 0) {}
    virtual ~Board() {}
    virtual int get(int r, int c) const { return cells[r * 9 + c]; }
    virtual void set(int r, int c, int v) { cells[r * 9 + c] = v; }
    friend istream& operator>>(istream& in, Board& b) {
        for (auto it = b.cells.begin(); it != b.cells.end(); ++it) in >> *it;
        return in;
    }
    friend ostream& operator<<(ostream& out, const Board& b) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) out << b.get(r, c) << " ";
            out << endl;
        }
        return out;
    }
};

class CheckedBoard : public Board {
public:
    bool allows(int r, int c, int v) const {
        for (int i = 0; i < 9; i++)
            if (get(r, i) == v || get(i, c) == v || get(r / 3 * 3 + i / 3, c / 3 * 3 + i % 3) == v)
                return false;
        return true;
    }
};

bool solve(CheckedBoard* b, int k) {
    for (; k < 81; k++) if (b->get(k / 9, k % 9) == 0) break;
    if (k >= 81) return true;
    for (int v = 1; v <= 9; v++) {
        if (!b->allows(k / 9, k % 9, v)) continue;
        b->set(k / 9, k % 9, v); //+
        if (solve(b, k + 1)) return true;
        b->set(k / 9, k % 9, 0); //-
    }
    return false;
}

int main() {
    unique_ptr<CheckedBoard> b(new CheckedBoard());
    cin >> *b;
    solve(b.get(), 0);
    cout << *b;
}
