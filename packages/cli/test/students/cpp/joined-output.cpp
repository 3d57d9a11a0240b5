#include <iostream>
#include <sstream>
using namespace std;
int arr[81];
bool related(int p, int q) {
    return p / 9 == q / 9 || p % 9 == q % 9 || (p / 27 == q / 27 && p % 9 / 3 == q % 9 / 3);
}
bool solve() {
    int p = -1;
    for (int i = 0; i < 81 && p < 0; i++) if (!arr[i]) p = i;
    if (p < 0) return true;
    unsigned used = 0;
    for (int q = 0; q < 81; q++) if (related(p, q)) used |= 1u << arr[q];
    for (int d = 1; d <= 9; d++)
        if (!(used & (1u << d))) {
            arr[p] = d; //+
            if (solve()) return true;
            arr[p] = 0; //-
        }
    return false;
}
int main() {
    for (int &v : arr) cin >> v;
    solve();
    stringstream out;
    for (int i = 0; i < 81; i++) {
        out << arr[i];
        if (i % 9 == 8) out << '\n';
    }
    cout << out.str();
}
