#include <iostream>
#include <string>
#include <vector>

class Board {
    std::vector<std::string> rows_;
public:
    void load() {
        std::string s;
        for (int i = 0; i < 9; ++i) { std::cin >> s; rows_.push_back(s); }
    }
    bool can(int r, int c, char d) const {
        for (int i = 0; i < 9; ++i)
            if (rows_[r][i] == d || rows_[i][c] == d ||
                rows_[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d)
                return false;
        return true;
    }
    bool solve(int k) {
        if (k == 81) return true;
        int r = k / 9, c = k % 9;
        if (rows_[r][c] != '0') return solve(k + 1);
        for (char d = '1'; d <= '9'; ++d) {
            if (!can(r, c, d)) continue;
            rows_[r][c] = d; //+
            if (!solve(k + 1)) {
                rows_[r][c] = '0'; //-
                return false;
            }
            return true;
        }
        return false;
    }
    void show() const {
        for (const auto& r : rows_) std::cout << r << '\n';
    }
};

int main() {
    Board b;
    b.load();
    b.solve(0);
    b.show();
}
