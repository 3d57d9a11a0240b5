#include <bitset>
#include <iostream>
#include <vector>
using namespace std;
using Cand = bitset<9>;
vector<Cand> cand(81, Cand().set());

bool sees(int a, int b) {
    if (a == b) return false;
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

bool put(int k, int d) {
    cand[k].reset();
    cand[k].set(d);
    for (int j = 0; j < 81; j++)
        if (sees(k, j) && cand[j][d]) {
            cand[j][d] = false;
            if (cand[j].none()) return false;
        }
    return true;
}

bool solve() {
    int best = -1;
    for (int k = 0; k < 81; k++)
        if (cand[k].count() > 1 && (best < 0 || cand[k].count() < cand[best].count())) best = k;
    if (best < 0) {
        // two single cells may still see each other
        for (int a = 0; a < 81; a++)
            for (int b = 0; b < a; b++) if (sees(a, b) && cand[a] == cand[b]) return false;
        return true;
    }
    vector<Cand> before = cand;
    for (int d = 0; d < 9; d++) {
        if (!before[best][d]) continue;
        if (put(best, d) && solve()) return true;
        cand = before;
    }
    return false;
}

int main() {
    char c;
    for (int k = 0; k < 81 && cin >> c; k++) if (c != '0') put(k, c - '1');
    solve();
    for (int k = 0; k < 81; k++) {
        for (int d = 0; d < 9; d++) if (cand[k][d]) cout << d + 1;
        if (k % 9 == 8) cout << endl;
    }
}
