#include <array>
#include <cstdio>
#include <utility>
#include <vector>

using Row = std::array<int, 9>;
using Grid = std::array<Row, 9>;

static bool free_at(const Grid& g, int r, int c, int v) {
    for (int i = 0; i < 9; ++i) {
        if (g[r][i] == v || g[i][c] == v) return false;
        if (g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) return false;
    }
    return true;
}

static bool search(Grid& g, const std::vector<std::pair<int, int>>& todo, std::size_t n) {
    if (n == todo.size()) return true;
    const auto [r, c] = todo[n];
    for (int v = 1; v <= 9; ++v) {
        if (!free_at(g, r, c, v)) continue;
        //- if (g[r][c] != 0)
        g[r][c] = v; //+
        if (search(g, todo, n + 1)) return true;
    }
    //- if (g[r][c] != 0)
    g[r][c] = 0;
    return false;
}

int main() {
    Grid g{};
    std::vector<std::pair<int, int>> todo;
    for (int r = 0; r < 9; ++r)
        for (int c = 0; c < 9; ++c) {
            if (std::scanf("%1d", &g[r][c]) != 1) return 1;
            if (g[r][c] == 0) todo.emplace_back(r, c);
        }
    search(g, todo, 0);
    for (const Row& row : g) {
        for (int v : row) std::printf("%d", v);
        std::puts("");
    }
}
