#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;
int a[9][9];
vector<int> missing[9], place[9];
// 한 줄의 빈칸을 순열로 채운다
bool fits(int r, int c, int d) {
    for (int i = 0; i < r; i++) if (a[i][c] == d) return false;
    for (int i = r + 1; i < 9; i++) if (find(place[i].begin(), place[i].end(), c) == place[i].end() && a[i][c] == d) return false;
    for (int i = r / 3 * 3; i < r / 3 * 3 + 3; i++)
        for (int j = c / 3 * 3; j < c / 3 * 3 + 3; j++)
            if (i != r && a[i][j] == d) return false;
    return true;
}
bool rows(int r) {
    if (r == 9) return true;
    vector<int> p = missing[r];
    do {
        bool ok = true;
        for (size_t i = 0; i < p.size() && ok; i++) ok = fits(r, place[r][i], p[i]);
        if (!ok) continue;
        for (size_t i = 0; i < p.size(); i++) {
            a[r][place[r][i]] = p[i]; //+
        }
        if (rows(r + 1)) return true;
        for (int c : place[r]) {
            a[r][c] = 0; //-
        }
    } while (next_permutation(p.begin(), p.end()));
    return false;
}
int main() {
    for (int r = 0; r < 9; r++) {
        string s;
        cin >> s;
        for (int d = 1; d <= 9; d++) if (s.find('0' + d) == string::npos) missing[r].push_back(d);
        for (int c = 0; c < 9; c++) {
            a[r][c] = s[c] - '0';
            if (!a[r][c]) place[r].push_back(c);
        }
    }
    rows(0);
    for (auto& row : a) { for (int d : row) cout << d; cout << '\n'; }
}
