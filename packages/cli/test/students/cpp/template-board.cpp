#include <iostream>
#include <string>

template <int B, typename T = int>
struct Board {
    static constexpr int N = B * B;
    T cell[N][N] = {};

    bool allows(int r, int c, T d) const {
        for (int i = 0; i < N; ++i)
            if (cell[r][i] == d || cell[i][c] == d || cell[r / B * B + i / B][c / B * B + i % B] == d)
                return false;
        return true;
    }
    template <typename F>
    bool solve(int k, F done) {
        if (k == N * N) { done(*this); return true; }
        int r = k / N, c = k % N;
        if (cell[r][c]) return solve(k + 1, done);
        for (T d = 1; d <= N; ++d) {
            if (!allows(r, c, d)) continue;
            cell[r][c] = d; //+
            if (solve(k + 1, done)) return true;
            cell[r][c] = 0; //-
        }
        return false;
    }
};

int main() {
    Board<3, short> b;
    std::string line;
    for (int r = 0; r < 9 && std::cin >> line; ++r)
        for (int c = 0; c < 9; ++c) b.cell[r][c] = line[c] - '0';
    b.solve(0, [](const Board<3, short>& s) {
        for (auto& row : s.cell) {
            for (short d : row) std::cout << d;
            std::cout << '\n';
        }
    });
}
