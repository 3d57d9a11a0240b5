#include <atomic>
#include <iostream>
#include <thread>
#include <vector>
using namespace std;
vector<vector<int>> g(9, vector<int>(9));
atomic<bool> done{false};
bool fits(int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (g[r][i] == d || g[i][c] == d || g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}
void work(int k) {
    while (k < 81 && g[k / 9][k % 9]) k++;
    if (k == 81) { done = true; return; }
    for (int d = 1; d <= 9; d++) {
        if (!fits(k / 9, k % 9, d)) continue;
        g[k / 9][k % 9] = d; //+
        work(k + 1);
        if (done) return;
        g[k / 9][k % 9] = 0; //-
    }
}
int main() {
    string s;
    for (auto& row : g) {
        cin >> s;
        for (int c = 0; c < 9; c++) row[c] = s[c] - '0';
    }
    thread t(work, 0);
    t.join();
    if (!done) return 1;
    for (auto& row : g) {
        for (int d : row) cout << d;
        cout << endl;
    }
}
