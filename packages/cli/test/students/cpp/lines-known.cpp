#include <cstring>
#include <iostream>
#include <map>
#include <string>
using namespace std;

static char cells[82];
static long nodes;

static bool peer(int a, int b) {
    int ra = a / 9, ca = a % 9, rb = b / 9, cb = b % 9;
    return ra == rb || ca == cb || (ra / 3 == rb / 3 && ca / 3 == cb / 3);
}

static bool solve(int from) {
    const char* blank = strpbrk(cells + from, "0.");
    if (blank == nullptr) return true;
    const int at = blank - cells;
    const char old = cells[at];
    for (char d = '1'; d <= '9'; d++) {
        bool ok = true;
        for (int i = 0; i < 81 && ok; i++) ok = cells[i] != d || !peer(i, at);
        if (!ok) continue;
        nodes++;
        cells[at] = d; //+
        if (solve(at + 1)) return true;
        cells[at] = old; //-
    }
    return false;
}

int main() {
    map<string, string> known;     // 같은 문제는 한 번만
    string line;
    while (cin >> line) {
        string& answer = known[line];
        if (answer.empty()) {
            strcpy(cells, line.c_str());
            solve(0);
            answer = cells;
        }
        cout << answer << endl;
    }
    clog << nodes << " placements" << endl;
}
