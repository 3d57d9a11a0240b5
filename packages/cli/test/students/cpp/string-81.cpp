#include <bits/stdc++.h>
using namespace std;
string s;   // 81글자
vector<int> e;
bool same(int a, int b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}
bool go(int k) {
    if (k == (int)e.size()) return true;
    int p = e[k];
    set<char> used;
    for (int q = 0; q < 81; q++) if (same(p, q)) used.insert(s[q]);
    for (char c = '1'; c <= '9'; c++) {
        if (used.count(c)) continue;
        s[p] = c; //+
        if (go(k + 1)) return true;
        s[p] = '0'; //-
    }
    return false;
}
int main() {
    string t;
    while (cin >> t) s += t;
    for (int i = 0; i < 81; i++) if (s[i] == '0') e.push_back(i);
    go(0);
    for (int i = 0; i < 9; i++) cout << s.substr(9 * i, 9) << '\n';
}
