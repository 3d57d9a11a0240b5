import type { ProgramLanguage } from '../../../programs/program.ts';
import type { Bilingual, Language } from '../../../words/words.ts';
import type { CodeProblem } from '../draft.ts';

const NOTES: Bilingual<Readonly<Record<'board' | 'characters', string>>> = {
  en: {
    board: 'Fill the blanks of board: 0 is a blank.',
    characters: "Fill the blanks of board, which has characters: '.' is a blank.",
  },
  ko: {
    board: 'board의 빈칸(0)을 채우세요.',
    characters: "문자로 된 board의 빈칸('.')을 채우세요.",
  },
};

const ROWS_PYTHON = `board = [list(map(int, input())) for _ in range(9)]

# {board}

for line in board:
    print(*line, sep='')
`;
const ROWS_JAVASCRIPT = `const lines = require('fs').readFileSync(0, 'utf8').trim().split('\\n');
const board = lines.map((line) => Array.from(line.trim(), Number));

// {board}

for (const line of board) console.log(line.join(''));
`;

/** Problem → a program that reads its input and writes its output, and does nothing in between. */
const SKELETONS: Readonly<Record<CodeProblem, Readonly<Record<ProgramLanguage, string>>>> = {
  '2239': { python: ROWS_PYTHON, javascript: ROWS_JAVASCRIPT },
  free: { python: ROWS_PYTHON, javascript: ROWS_JAVASCRIPT },
  '2580': {
    python: `board = [list(map(int, input().split())) for _ in range(9)]

# {board}

for line in board:
    print(*line)
`,
    javascript: `const lines = require('fs').readFileSync(0, 'utf8').trim().split('\\n');
const board = lines.map((line) => line.trim().split(' ').map(Number));

// {board}

for (const line of board) console.log(line.join(' '));
`,
  },
  euler96: {
    python: `import sys

def solve(board):
    # {board}
    pass

lines = sys.stdin.read().split()
total = 0
for at in range(0, len(lines), 11):
    board = [list(map(int, line)) for line in lines[at + 2:at + 11]]
    solve(board)
    total += 100 * board[0][0] + 10 * board[0][1] + board[0][2]
print(total)
`,
    javascript: `function solve(board) {
  // {board}
}

const lines = require('fs').readFileSync(0, 'utf8').trim().split('\\n');
let total = 0;
for (let at = 0; at < lines.length; at += 10) {
  const board = lines.slice(at + 1, at + 10).map((line) => Array.from(line.trim(), Number));
  solve(board);
  total += 100 * board[0][0] + 10 * board[0][1] + board[0][2];
}
console.log(total);
`,
  },
  leetcode37: {
    python: `class Solution:
    def solveSudoku(self, board):
        # {characters}
        pass
`,
    javascript: `var solveSudoku = function (board) {
  // {characters}
};
`,
  },
};

export function skeletonText(
  problem: CodeProblem,
  programming: ProgramLanguage,
  language: Language,
): string {
  return SKELETONS[problem][programming].replace(
    /\{(\w+)\}/,
    (_, note: keyof (typeof NOTES)['en']) => NOTES[language][note],
  );
}
