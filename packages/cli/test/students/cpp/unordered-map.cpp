#include <iostream>
#include <unordered_map>
#include <string>
using namespace std;
unordered_map<int, int> cell;   // key: row * 10 + column, only filled cells are in it
bool used(int r, int c, int d) {
    for (int i = 1; i <= 9; i++) {
        auto a = cell.find(r * 10 + i), b = cell.find(i * 10 + c);
        if (a != cell.end() && a->second == d) return true;
        if (b != cell.end() && b->second == d) return true;
        int y = (r - 1) / 3 * 3 + (i - 1) / 3 + 1, x = (c - 1) / 3 * 3 + (i - 1) % 3 + 1;
        auto e = cell.find(y * 10 + x);
        if (e != cell.end() && e->second == d) return true;
    }
    return false;
}
bool solve(int r, int c) {
    if (c > 9) return solve(r + 1, 1);
    if (r > 9) return true;
    if (cell.count(r * 10 + c)) return solve(r, c + 1);
    for (int d = 1; d <= 9; d++) {
        if (used(r, c, d)) continue;
        cell[r * 10 + c] = d; //+
        if (solve(r, c + 1)) return true;
        cell.erase(r * 10 + c); //-
    }
    return false;
}
int main() {
    for (int r = 1; r <= 9; r++)
        for (int c = 1; c <= 9; c++) {
            int d;
            cin >> d;
            if (d != 0) cell[r * 10 + c] = d;
        }
    solve(1, 1);
    for (int r = 1; r <= 9; r++) {
        string out;
        for (int c = 1; c <= 9; c++) out += to_string(cell[r * 10 + c]) + " ";
        cout << out << "\n";
    }
}
