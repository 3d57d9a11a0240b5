import { countExactly } from '@nonet/engine';
import { emptyGrid, geometry } from '@nonet/engine/grid';

const SHAPES = [
  { name: '6×6', boxRows: 2, boxColumns: 3, published: 28_200_960n },
  { name: '8×8', boxRows: 2, boxColumns: 4, published: 29_136_487_207_403_520n },
  { name: '9×9', boxRows: 3, boxColumns: 3, published: 6_670_903_752_021_072_936_960n },
];

function compute({ chunk }) {
  const { boxRows, boxColumns } = SHAPES[chunk];
  return String(countExactly(emptyGrid(geometry(boxRows, boxColumns))).count);
}

export const grids = {
  id: 'grids',
  kind: 'seconds',
  title: { en: 'Grids', ko: '완성된 판' },
  source:
    'OEIS [A107739](https://oeis.org/A107739); B. Felgenhauer, F. Jarvis, [Mathematics of Sudoku I](http://www.afjarvis.org.uk/sudoku/), 2006; [Mathematics of Sudoku](https://en.wikipedia.org/wiki/Mathematics_of_Sudoku)',
  how: {
    en: '`nonet count --exact` of the empty grid. If it is known which digits each column of a band has, the bands can be filled independently of each other. So the counter adds up, over all ways to distribute the digits of the bands over the columns, the products of the numbers of fillings.',
    ko: '빈 판에 `nonet count --exact`를 씁니다. 밴드의 각 열에 어떤 숫자들이 있는지 정하면 밴드를 서로 따로 채울 수 있습니다. 그래서 숫자를 열에 나누는 모든 방법에 대해, 밴드마다 채우는 방법의 수를 곱해 더합니다.',
  },
  chunks: () => SHAPES.length,
  compute,
  rows: (results) =>
    results.map(({ chunk, result }) => ({
      name: { en: SHAPES[chunk].name, ko: SHAPES[chunk].name },
      value: BigInt(result),
      published: SHAPES[chunk].published,
    })),
};
