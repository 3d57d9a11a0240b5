#include <bits/stdc++.h>
using namespace std;
#define all(x) (x).begin(), (x).end()
typedef vector<int> vi;
vi a;
vector<vi> peers(81);
bool go(int i) {
    i = find(a.begin() + i, a.end(), 0) - a.begin();
    if (i == 81) return true;
    for (int d = 1; d <= 9; ++d) {
        if (any_of(all(peers[i]), [&](int j) { return a[j] == d; })) continue;
        a[i] = d; //+
        if (go(i + 1)) return true;
        a[i] = 0; //-
    }
    return false;
}
int main() {
    string text((istreambuf_iterator<char>(cin)), istreambuf_iterator<char>());
    stringstream ss(text);
    int x;
    while (ss >> x) a.push_back(x);
    for (int i = 0; i < 81; i++)
        for (int j = 0; j < 81; j++)
            if (i != j && (i / 9 == j / 9 || i % 9 == j % 9 || (i / 27 == j / 27 && i % 9 / 3 == j % 9 / 3)))
                peers[i].push_back(j);
    go(0);
    ostringstream out;
    for (int i = 0; i < 81; i++) out << a[i] << (i % 9 == 8 ? "\n" : " ");
    cout << out.str();
}
