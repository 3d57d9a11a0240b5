import { solutions } from '@nonet/engine';
import { canonical, emptyGrid, geometry, gridOf } from '@nonet/engine/grid';

const SHAPE = geometry(2, 2);
const CELLS = 16;
const SETS = 2 ** CELLS;

/** For each grid, looks at each set of its givens. */
function compute() {
  const grids = [...solutions(emptyGrid(SHAPE))].map(({ digits }) => digits);
  const classes = new Set(grids.map(formOf));
  const minimalClasses = new Set();
  let proper = 0;
  let minimal = 0;
  for (const grid of grids) {
    const several = severalSets(grid, grids);
    for (let set = 0; set < SETS; set++) {
      if (several[set] === 1) continue;
      proper++;
      if (!withoutOne(set).every((smaller) => several[smaller] === 1)) continue;
      minimal++;
      minimalClasses.add(formOf(grid.map((digit, cell) => (set & (1 << cell) ? digit : 0))));
    }
  }
  return {
    grids: grids.length,
    classes: classes.size,
    proper,
    minimal,
    minimalClasses: minimalClasses.size,
  };
}

const formOf = (digits) => canonical(gridOf(SHAPE, digits)).grid.digits.join('');

/** Set of cells → 1 if another grid has the same digits there. */
function severalSets(grid, grids) {
  const several = new Uint8Array(SETS);
  for (const other of grids) {
    if (other === grid) continue;
    let same = 0;
    for (let cell = 0; cell < CELLS; cell++) if (grid[cell] === other[cell]) same |= 1 << cell;
    several[same] = 1;
  }
  for (let set = SETS - 1; set > 0; set--) {
    if (several[set] === 1) for (const smaller of withoutOne(set)) several[smaller] = 1;
  }
  return several;
}

function withoutOne(set) {
  const smaller = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) smaller.push(set ^ (rest & -rest));
  return smaller;
}

export const four = {
  id: 'four',
  kind: 'seconds',
  title: { en: '4×4', ko: '4×4' },
  source: '[Sudopedia](http://sudopedia.enjoysudoku.com/Shi_Doku.html)',
  how: {
    en: 'All 288 grids are listed. A set of givens of a grid has several solutions if it is part of what the grid has in common with another grid. So for each grid, the common cells of all other grids are marked in a table of the 65,536 sets of cells, and then all smaller sets. What is not marked is proper. It is minimal if each set without one of the givens is marked. Classes are counted by canonical form. The published number of proper puzzles is wrong: `facts/check.py`, which shares no code with Nonet, finds the same number as we do.',
    ko: '288개의 판을 모두 나열합니다. 한 판의 주어진 숫자 집합은 다른 판과 숫자가 같은 칸들에 들어 있으면 해가 여럿입니다. 그래서 판마다 다른 판과 같은 칸들을 65,536개의 칸 집합 표에 표시하고, 그보다 작은 집합도 모두 표시합니다. 표시되지 않은 집합은 해가 하나입니다. 거기서 주어진 숫자를 하나 뺀 집합이 모두 표시되어 있으면 최소입니다. 동치류는 표준형으로 셉니다. 발표된 해가 하나인 퍼즐의 수는 틀립니다. Nonet과 코드를 공유하지 않는 `facts/check.py`도 여기와 같은 수를 찾습니다.',
  },
  chunks: () => 1,
  compute,
  rows: ([{ result }]) => [
    { name: { en: 'grids', ko: '완성된 판' }, value: result.grids, published: 288 },
    { name: { en: 'classes of grids', ko: '판의 동치류' }, value: result.classes, published: 2 },
    { name: { en: 'minimal puzzles', ko: '최소 퍼즐' }, value: result.minimal, published: 85_632 },
    {
      name: { en: 'classes of minimal puzzles', ko: '최소 퍼즐의 동치류' },
      value: result.minimalClasses,
      published: 36,
    },
    {
      name: { en: 'proper puzzles', ko: '해가 하나인 퍼즐' },
      value: result.proper,
      published: 13_581_312,
    },
  ],
};
