// The drivers read a board as JSON, call the user's function, and print the board as JSON. What the
// function itself prints goes to standard error, because LeetCode does not judge it.

import type { Driver } from './driver.ts';

interface Form {
  /** Whether the function is a method of a class Solution. */
  readonly hasClass: boolean;
}

const called = ({ hasClass }: Form, isNew = ''): string =>
  hasClass ? `${isNew}Solution().solveSudoku` : 'solveSudoku';

/** Names of these modules need no import on LeetCode. */
const PYTHON_MODULES =
  'string re datetime collections heapq bisect copy math random itertools functools operator typing builtins';

const python = (form: Form): Driver => ({
  main: {
    name: 'driver.py',
    text: (path) => `import importlib, json, sys, types

path = ${JSON.stringify(path)}
module = types.ModuleType("solution")
sys.modules["solution"] = module
names = module.__dict__
names["__file__"] = path
names["sys"] = sys
modules = "${PYTHON_MODULES}".split()
for name in modules:
    exec("from %s import *" % name, names)
for name in modules:
    names[name] = importlib.import_module(name)
with open(path, "rb") as file:
    text = file.read()
sys.argv = [path]
output, sys.stdout = sys.stdout, sys.stderr
board = json.loads(sys.stdin.read())
exec(compile(text, path, "exec", dont_inherit=True), names)
names${form.hasClass ? '["Solution"]().solveSudoku' : '["solveSudoku"]'}(board)
output.write(json.dumps(board, default=str) + "\\n")
`,
  },
});

const CPP_HEADERS =
  'algorithm array bitset cmath cstring deque functional iostream iterator list map numeric queue random set sstream stack string tuple unordered_map unordered_set utility vector'
    .split(' ')
    .map((name) => `#include <${name}>`)
    .join('\n');

const cpp = (form: Form): Driver => ({
  main: {
    name: 'driver.cpp',
    text: (path) => `#if __has_include(<bits/stdc++.h>)
#include <bits/stdc++.h>
#else
${CPP_HEADERS}
#endif
#include <cstdio>
#include <unistd.h>

namespace nonet_driver {
static std::vector<std::vector<char>> read() {
  std::vector<std::vector<char>> board(9);
  int symbol, cell = 0;
  while (cell < 81 && (symbol = std::getchar()) != EOF) {
    if (symbol != '"') continue;
    board[cell++ / 9].push_back((char)std::getchar());
    std::getchar();
  }
  return board;
}

static void write(std::FILE* output, const std::vector<std::vector<char>>& board) {
  for (std::size_t row = 0; row < board.size(); row++) {
    std::fputs(row == 0 ? "[" : ",", output);
    for (std::size_t column = 0; column < board[row].size(); column++) {
      unsigned char symbol = (unsigned char)board[row][column];
      bool plain = symbol >= 32 && symbol < 127 && symbol != '"' && symbol != '\\\\';
      std::fprintf(output, plain ? "%s\\"%c\\"" : "%s\\"\\\\u%04x\\"", column == 0 ? "[" : ",", symbol);
    }
    std::fputs(board[row].empty() ? "[]" : "]", output);
  }
  std::fputs(board.empty() ? "[]\\n" : "]\\n", output);
  std::fflush(output);
}
}

using namespace std;
#include ${JSON.stringify(path)}

signed main() {
  auto board = nonet_driver::read();
  std::FILE* output = fdopen(dup(1), "w");
  dup2(2, 1);
  ${called(form)}(board);
  nonet_driver::write(output, board);
}
`,
  },
});

const JAVA_PACKAGES = ['java.util', 'java.util.function', 'java.util.stream', 'java.math'];

const java = (form: Form): Driver => ({
  before: JAVA_PACKAGES.map((name) => `import ${name}.*; `).join(''),
  main: {
    name: 'NonetDriver.java',
    text: () => `final class NonetDriver {
  public static void main(String[] none) throws Exception {
    java.io.PrintStream output = System.out;
    System.setOut(System.err);
    String text = new java.io.BufferedReader(new java.io.InputStreamReader(System.in)).readLine();
    String[] rows = text.split("\\\\],\\\\[");
    char[][] board = new char[rows.length][];
    for (int row = 0; row < rows.length; row++) {
      board[row] = rows[row].replaceAll("[^0-9.]", "").toCharArray();
    }
    ${called(form, 'new ')}(board);
    StringBuilder lines = new StringBuilder();
    for (char[] row : board) {
      StringBuilder line = new StringBuilder();
      for (char symbol : row) {
        boolean plain = symbol >= 32 && symbol < 127 && symbol != '"' && symbol != '\\\\';
        line.append(line.length() == 0 ? "" : ",");
        line.append(plain ? "\\"" + symbol + "\\"" : String.format("\\"\\\\u%04x\\"", (int) symbol));
      }
      lines.append(lines.length() == 0 ? "[" : ",[").append(line).append("]");
    }
    output.println("[" + lines + "]");
    output.flush();
  }
}
`,
  },
});

const javascript = (form: Form): Driver => ({
  after: `
;{
  const { readFileSync, writeSync } = process.getBuiltinModule('fs');
  const board = JSON.parse(readFileSync(0, 'utf8'));
  console.log = console.info = console.error;
  ${called(form, 'new ')}(board);
  writeSync(1, JSON.stringify(board) + '\\n');
}
`,
});

/** Id of a language → the driver. */
export const solveSudokuDrivers: Readonly<Record<string, (form: Form) => Driver>> = {
  python,
  cpp,
  java,
  javascript,
};
