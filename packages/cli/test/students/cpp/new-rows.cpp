#include <iostream>
using namespace std;
// 동적 할당 2차원 배열
int **sudoku;

bool check(int y, int x, int num) {
    for (int i = 0; i < 9; i++) {
        if (sudoku[y][i] == num) return false;
        if (sudoku[i][x] == num) return false;
        if (sudoku[(y / 3) * 3 + i / 3][(x / 3) * 3 + i % 3] == num) return false;
    }
    return true;
}

void dfs(int cnt) {
    if (cnt == 81) {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) cout << sudoku[i][j] << ' ';
            cout << '\n';
        }
        for (int i = 0; i < 9; i++) delete[] sudoku[i];
        delete[] sudoku;
        exit(0);
    }
    int y = cnt / 9, x = cnt % 9;
    if (sudoku[y][x] != 0) dfs(cnt + 1);
    else {
        for (int num = 1; num < 10; num++) {
            if (!check(y, x, num)) continue;
            sudoku[y][x] = num; //+
            dfs(cnt + 1);
            sudoku[y][x] = 0; //-
        }
    }
}

int main() {
    sudoku = new int*[9];
    for (int i = 0; i < 9; i++) {
        sudoku[i] = new int[9];
        for (int j = 0; j < 9; j++) cin >> sudoku[i][j];
    }
    dfs(0);
    return 0;
}
