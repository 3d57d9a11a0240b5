#include <iostream>
#include <string>
#include <vector>
using namespace std;
struct State {
    int a[9][9];
    int k = 0;
};
bool fit(const State& s, int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (s.a[r][i] == d || s.a[i][c] == d || s.a[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}
bool solve(State s) {
    while (s.k < 81 && s.a[s.k / 9][s.k % 9]) s.k++;
    if (s.k == 81) return true;
    for (int d = 1; d <= 9; d++) {
        if (!fit(s, s.k / 9, s.k % 9, d)) continue;
        State t = s;
        t.a[s.k / 9][s.k % 9] = d; //+
        if (solve(t)) return true;
        //-
    }
    return false;
}
int main() {
    State s;
    string line;
    for (auto& row : s.a) {
        cin >> line;
        for (int j = 0; j < 9; j++) row[j] = line[j] - '0';
    }
    cout << (solve(s) ? "" : "no solution\n");
    for (auto& row : s.a) {
        for (int v : row) cout << v;
        cout << "\n";
    }
}
