#include <array>
#include <cstdio>
#include <future>
#include <vector>
typedef std::array<signed char, 81> Board;
static bool ok(const Board& b, int k, int d) {
    for (int i = 0; i < 9; i++)
        if (b[k / 9 * 9 + i] == d || b[i * 9 + k % 9] == d ||
            b[(k / 27 * 3 + i / 3) * 9 + k % 9 / 3 * 3 + i % 3] == d)
            return false;
    return true;
}
static bool solve(Board& b, int k) {
    while (k < 81 && b[k]) k++;
    if (k == 81) return true;
    for (int d = 1; d <= 9; d++)
        if (ok(b, k, d)) {
            b[k] = d;
            if (solve(b, k + 1)) return true;
        }
    b[k] = 0;
    return false;
}
int main() {
    Board b;
    for (auto& v : b) { int d; if (scanf("%1d", &d) != 1) return 1; v = d; }
    int first = 0;
    while (first < 81 && b[first]) first++;
    // one task for each digit of the first blank
    std::vector<std::future<std::pair<bool, Board>>> tasks;
    for (int d = 1; first < 81 && d <= 9; d++)
        if (ok(b, first, d)) {
            Board copy = b;
            copy[first] = d;
            tasks.push_back(std::async(std::launch::async, [copy, first]() mutable {
                bool done = solve(copy, first);
                return std::make_pair(done, copy);
            }));
        }
    bool found = false;
    for (auto& t : tasks) {
        auto [done, result] = t.get();
        if (done && !found) { b = result; found = true; }
    }
    for (int i = 0; i < 81; i++) printf("%d%s", b[i], i % 9 == 8 ? "\n" : "");
}
