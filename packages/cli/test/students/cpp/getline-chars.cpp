#include <cstring>
#include <iostream>
#include <string>
using namespace std;

char sudoku[9][9];
bool solved = false;

bool IsValid(int r, int c, char ch)
{
    for (int i = 0; i < 9; i++)
    {
        if (sudoku[r][i] == ch) return false;
        if (sudoku[i][c] == ch) return false;
    }
    int rr = (r / 3) * 3;
    int cc = (c / 3) * 3;
    for (int i = rr; i < rr + 3; i++)
        for (int j = cc; j < cc + 3; j++)
            if (sudoku[i][j] == ch) return false;
    return true;
}

void Solve(int r, int c)
{
    while (r < 9 && sudoku[r][c] != '0')
    {
        c++;
        if (c == 9) { c = 0; r++; }
    }
    if (r == 9)
    {
        solved = true;
        return;
    }
    for (char ch = '1'; ch <= '9'; ch++)
    {
        if (!IsValid(r, c, ch)) continue;
        sudoku[r][c] = ch; //+
        Solve(r, c);
        if (solved) return;
        sudoku[r][c] = '0'; //-
    }
}

int main()
{
    string line;
    for (int i = 0; i < 9; i++)
    {
        getline(cin, line);
        strncpy(sudoku[i], line.c_str(), 9);
    }
    Solve(0, 0);
    for (int i = 0; i < 9; i++)
    {
        cout.write(sudoku[i], 9);
        cout << endl;
    }
}
