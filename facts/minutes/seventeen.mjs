import { BulkCanonical, BulkSolver } from '@nonet/engine/bulk';
import { puzzleLines } from '../puzzle-lines.mjs';

/** Looks at all puzzles of the file. */
function compute({ file }) {
  const lines = puzzleLines(file);
  const all = lines.length;
  const puzzles = Uint8Array.from(Buffer.from(lines.join('')));
  const solutions = new Uint8Array(81 * all);
  const counts = new Uint32Array(all);
  new BulkSolver().solve(puzzles, solutions, counts);
  const symmetric = new Float64Array(all);
  const symmetricGrids = new Float64Array(all);
  const forms = new BulkCanonical();
  forms.run(puzzles, puzzles, symmetric);
  forms.run(solutions, solutions, symmetricGrids);
  const perGrid = countsOf(rowsOf(solutions, all));
  return {
    puzzles: all,
    with17: lines.filter((line) => line.replace(/[^1-9]/g, '').length === 17).length,
    proper: counts.filter((count) => count === 1).length,
    distinct: new Set(rowsOf(puzzles, all)).size,
    minimal: lines.filter(isMinimal).length,
    grids: perGrid.size,
    mostOnGrid: Math.max(...perGrid.values()),
    symmetricPuzzles: symmetric.filter((count, i) => count > namings(lines[i])).length,
    symmetricGrids: symmetricGrids.filter((count) => count > 1).length,
  };
}

const rowsOf = (bytes, all) =>
  Array.from({ length: all }, (_, i) =>
    Buffer.from(bytes.subarray(81 * i, 81 * i + 81)).toString(),
  );

function countsOf(texts) {
  const counts = new Map();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** The renamings of the digits that the puzzle does not have: they are not symmetries of its givens. */
function namings(line) {
  let product = 1;
  for (let i = 2; i <= 9 - new Set(line.replace(/[^1-9]/g, '')).size; i++) product *= i;
  return product;
}

const solver = new BulkSolver();
const solution = new Uint8Array(81);

function isMinimal(line) {
  const digits = Uint8Array.from(Buffer.from(line));
  return digits.every((digit, cell) => {
    if (digit < 49) return true;
    digits[cell] = 46;
    const several = solver.solveOne(digits, solution) > 1;
    digits[cell] = digit;
    return several;
  });
}

const ROWS = [
  ['distinct', 'distinct puzzles', '서로 다른 퍼즐', 49_158],
  ['with17', 'with 17 givens', '주어진 숫자가 17개', 49_158],
  ['proper', 'with one solution', '해가 하나', 49_158],
  ['minimal', 'minimal', '최소', 49_158],
  ['grids', 'grids with such a puzzle', '이런 퍼즐이 있는 판', 46_300],
  ['mostOnGrid', 'most puzzles on a grid', '한 판에 있는 퍼즐의 최댓값', 29],
  ['symmetricPuzzles', 'puzzles with a symmetry', '대칭이 있는 퍼즐'],
  ['symmetricGrids', 'puzzles on a grid with a symmetry', '대칭이 있는 판의 퍼즐'],
];

export const seventeen = {
  id: 'seventeen',
  kind: 'minutes',
  title: { en: '17 givens', ko: '주어진 숫자 17개' },
  source:
    'G. McGuire, B. Tugemann, G. Civario, [There Is No 16-Clue Sudoku](https://arxiv.org/abs/1201.0749), 2012; blue, M. Dobrichev, 2013',
  how: {
    en: 'The file of the 49,158 puzzles is not part of Nonet. Each puzzle is solved, and solved again without each of its givens. `BulkCanonical` finds the canonical forms of puzzles and solutions, and the number of their symmetries. Puzzles with the same form of the solution are on the same grid. The published number of grids is one too small, or rounded: `facts/check.py` finds 46,301 different lists of cycle lengths, which equivalent grids have in common.',
    ko: '퍼즐 49,158개의 파일은 Nonet에 들어 있지 않습니다. 퍼즐마다 해를 구하고, 주어진 숫자를 하나씩 뺀 해도 구합니다. `BulkCanonical`로 퍼즐과 해의 표준형과 대칭의 수를 구합니다. 해의 표준형이 같은 퍼즐은 같은 판의 퍼즐입니다. 발표된 판의 수는 하나 모자라거나 어림한 수입니다. 동치인 판은 순환 길이의 목록이 같은데, `facts/check.py`가 찾은 목록은 46,301가지입니다.',
  },
  chunks: () => 1,
  compute,
  rows: ([{ result }]) =>
    ROWS.map(([key, en, ko, published]) => ({ name: { en, ko }, value: result[key], published })),
};
