#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Solver {
    int a[81];
    vector<int> free;
    bool next(size_t n) {
        if (n == free.size()) return true;
        // the blank with the fewest candidates is moved to place n
        int fewest = 10;
        unsigned best = 0;
        for (size_t m = n; m < free.size(); m++) {
            unsigned c = candidates(free[m]);
            int count = __builtin_popcount(c);
            if (count < fewest) { fewest = count; best = c; swap(free[n], free[m]); }
        }
        const int p = free[n];
        for (int d = 1; d <= 9; d++) {
            if (!(best >> d & 1)) continue;
            a[p] = d; //+
            if (next(n + 1)) return true;
            a[p] = 0; //-
            // deeper calls have changed the order
            for (size_t m = n; m < free.size(); m++) if (free[m] == p) swap(free[n], free[m]);
        }
        return false;
    }
    unsigned candidates(int p) const {
        unsigned used = 0;
        for (int i = 0; i < 9; i++)
            used |= 1u << a[p / 9 * 9 + i] | 1u << a[i * 9 + p % 9] |
                    1u << a[(p / 27 * 3 + i / 3) * 9 + p % 9 / 3 * 3 + i % 3];
        return ~used & 0x3fe;
    }
};

int main() {
    string s;
    while (getline(cin, s)) {
        Solver v;
        for (int i = 0; i < 81; i++) {
            v.a[i] = s[i] == '.' ? 0 : s[i] - '0';
            if (!v.a[i]) v.free.push_back(i);
        }
        v.next(0);
        for (int x : v.a) cout << x;
        cout << endl;
    }
}
