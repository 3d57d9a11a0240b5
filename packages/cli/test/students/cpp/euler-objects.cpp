#include <iostream>
#include <sstream>
#include <string>
#include <vector>
class Puzzle {
    int a[81];
    int row[9] = {0}, col[9] = {0}, box[9] = {0};
    void toggle(int k, int v) {
        row[k / 9] ^= 1 << v;
        col[k % 9] ^= 1 << v;
        box[k / 27 * 3 + k % 9 / 3] ^= 1 << v;
    }
    bool fill(const std::vector<int>& todo, size_t n) {
        if (n == todo.size()) return true;
        int k = todo[n];
        int used = row[k / 9] | col[k % 9] | box[k / 27 * 3 + k % 9 / 3];
        for (int v = 1; v <= 9; v++) {
            if (used >> v & 1) continue;
            toggle(k, v);
            a[k] = v; //+
            if (fill(todo, n + 1)) return true;
            a[k] = 0; //-
            toggle(k, v);
        }
        return false;
    }
public:
    explicit Puzzle(const std::string& digits) {
        for (int k = 0; k < 81; k++) {
            a[k] = digits[k] - '0';
            if (a[k]) toggle(k, a[k]);
        }
    }
    int answer() {
        std::vector<int> todo;
        for (int k = 0; k < 81; k++) if (!a[k]) todo.push_back(k);
        fill(todo, 0);
        return a[0] * 100 + a[1] * 10 + a[2];
    }
};
int main() {
    std::vector<Puzzle> puzzles;
    std::string word, digits;
    while (std::cin >> word) {
        if (word == "Grid") { std::cin >> word; digits = ""; continue; }
        digits += word;
        if (digits.size() == 81) puzzles.emplace_back(digits);
    }
    int sum = 0;
    for (Puzzle& p : puzzles) sum += p.answer();
    std::cout << sum << '\n';
}
