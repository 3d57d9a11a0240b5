#include <cstdio>
#include <memory>

class Field {
    std::unique_ptr<unsigned char[]> data = std::make_unique<unsigned char[]>(81);

public:
    unsigned char& operator()(int r, int c) { return data[9 * r + c]; }
    bool has(int r, int c, int d) {
        for (int i = 0; i < 9; ++i)
            if ((*this)(r, i) == d || (*this)(i, c) == d ||
                (*this)(r / 3 * 3 + i / 3, c / 3 * 3 + i % 3) == d)
                return true;
        return false;
    }
    bool solve(int r, int c) {
        if (r == 9) return true;
        const int nr = c == 8 ? r + 1 : r, nc = c == 8 ? 0 : c + 1;
        auto& cell = (*this)(r, c);
        if (cell) return solve(nr, nc);
        for (int d = 1; d <= 9; ++d) {
            if (has(r, c, d)) continue;
            cell = d; //+
            if (solve(nr, nc)) return true;
            cell = 0; //-
        }
        return false;
    }
};

int main() {
    auto f = std::make_shared<Field>();
    for (int k = 0; k < 81; ++k) {
        int ch;
        do ch = std::getchar(); while (ch != EOF && (ch < '0' || ch > '9'));
        (*f)(k / 9, k % 9) = ch - '0';
    }
    f->solve(0, 0);
    for (int r = 0; r < 9; ++r) {
        for (int c = 0; c < 9; ++c) std::putchar('0' + (*f)(r, c));
        std::putchar('\n');
    }
}
