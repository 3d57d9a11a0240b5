#include <iostream>
#include <string>
#include <vector>

struct Found {};

class Search {
    std::vector<std::vector<int>> b;
    bool used(int r, int c, int d) const {
        for (int i = 0; i < 9; i++)
            if (b[r][i] == d || b[i][c] == d || b[r - r % 3 + i / 3][c - c % 3 + i % 3] == d) return true;
        return false;
    }
public:
    explicit Search(std::istream& in) {
        std::string line;
        while (std::getline(in, line) && b.size() < 9) {
            std::vector<int> row;
            for (char ch : line) if (ch >= '0' && ch <= '9') row.push_back(ch - '0');
            b.push_back(row);
        }
    }
    void go(int k) {
        if (k == 81) throw Found();
        int r = k / 9, c = k % 9;
        if (b[r][c] > 0) return go(k + 1);
        for (int d = 1; d <= 9; d++) {
            if (used(r, c, d)) continue;
            b[r][c] = d; //+
            go(k + 1);
            b[r][c] = 0; //-
        }
    }
    void print() const {
        for (const auto& row : b) {
            for (int d : row) std::cout << d;
            std::cout << "\n";
        }
    }
};

int main() {
    Search s(std::cin);
    try {
        s.go(0);
        std::cerr << "no solution\n";
    } catch (const Found&) {
        s.print();
    }
}
