#include <array>
#include <iostream>
#include <string>
using namespace std;
typedef array<unsigned short, 81> State;   // 후보 비트
bool related(int a, int b) {
    return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a / 3 % 3 == b / 3 % 3));
}
bool single(unsigned m) { return m && !(m & (m - 1)); }
bool assign(State& s, int k, unsigned short bit) {
    s[k] = bit;
    for (int j = 0; j < 81; j++) {
        if (!related(k, j) || !(s[j] & bit)) continue;
        s[j] &= ~bit;
        if (!s[j]) return false;
        if (single(s[j]) && !assign(s, j, s[j])) return false;
    }
    return true;
}
bool search(State s, State& out) {
    int k = 0;
    while (k < 81 && single(s[k])) k++;
    if (k == 81) { out = s; return true; }
    for (int d = 0; d < 9; d++) {
        if (!(s[k] >> d & 1)) continue;
        State t = s;
        if (assign(t, k, 1 << d) && search(t, out)) return true;
    }
    return false;
}
int main() {
    string all, row;
    while (cin >> row) all += row;
    State s, out;
    s.fill(0x1ff);
    for (int k = 0; k < 81; k++)
        if (all[k] != '0') assign(s, k, 1 << (all[k] - '1'));
    search(s, out);
    for (int k = 0; k < 81; k++) {
        cout << __builtin_ctz(out[k]) + 1;
        if (k % 9 == 8) cout << '\n';
    }
}
