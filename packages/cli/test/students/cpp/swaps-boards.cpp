#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;
using Board = vector<string>;
bool ok(const Board& b, int r, int c, char d) {
    for (int i = 0; i < 9; i++)
        if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}
int main() {
    Board b(9);
    for (auto& s : b) cin >> s;
    vector<Board> stack;
    stack.push_back(b);
    while (!stack.empty()) {
        swap(b, stack.back());
        stack.pop_back();
        int k = 0;
        while (k < 81 && b[k / 9][k % 9] != '0') k++;
        if (k == 81) break;
        for (char d = '9'; d >= '1'; d--) {
            if (!ok(b, k / 9, k % 9, d)) continue;
            Board next = b;
            next[k / 9][k % 9] = d;
            stack.push_back(std::move(next));
        }
    }
    for_each(b.begin(), b.end(), [](const string& s) { cout << s << '\n'; });
}
