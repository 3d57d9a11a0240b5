#include <bits/stdc++.h>
using namespace std;
int a[9][9];
int rowM[9], colM[9], boxM[9];
vector<pair<int, int>> trail;
int cand(int r, int c) { return ~(rowM[r] | colM[c] | boxM[r / 3 * 3 + c / 3]) & 0x3fe; }
void put(int r, int c, int d) {
    rowM[r] |= 1 << d; colM[c] |= 1 << d; boxM[r / 3 * 3 + c / 3] |= 1 << d;
    a[r][c] = d; //+
    trail.push_back({r, c});
}
void undo(size_t to) {
    while (trail.size() > to) {
        auto [r, c] = trail.back();
        trail.pop_back();
        int bit = 1 << a[r][c];
        rowM[r] &= ~bit; colM[c] &= ~bit; boxM[r / 3 * 3 + c / 3] &= ~bit;
        a[r][c] = 0; //-
    }
}
// cells of a row with one candidate, until there is none
bool singles(int r) {
    for (bool again = true; again;) {
        again = false;
        for (int c = 0; c < 9; c++) {
            if (a[r][c]) continue;
            int m = cand(r, c);
            if (!m) return false;
            if (__builtin_popcount(m) == 1) { put(r, c, __builtin_ctz(m)); again = true; }
        }
    }
    return true;
}
bool search(int r) {
    if (r == 9) return true;
    size_t mark = trail.size();
    if (!singles(r)) { undo(mark); return false; }
    int c = 0;
    while (c < 9 && a[r][c]) c++;
    if (c == 9) {
        if (search(r + 1)) return true;
        undo(mark);
        return false;
    }
    for (int m = cand(r, c); m; m &= m - 1) {
        size_t before = trail.size();
        put(r, c, __builtin_ctz(m));
        if (search(r)) return true;
        undo(before);
    }
    undo(mark);
    return false;
}
int main() {
    string s;
    for (int r = 0; r < 9; r++) {
        cin >> s;
        for (int c = 0; c < 9; c++) {
            int d = a[r][c] = s[c] - '0';
            if (d) { rowM[r] |= 1 << d; colM[c] |= 1 << d; boxM[r / 3 * 3 + c / 3] |= 1 << d; }
        }
    }
    search(0);
    for (auto& row : a) { for (int d : row) cout << d; cout << "\n"; }
}
