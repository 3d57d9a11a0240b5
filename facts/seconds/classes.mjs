import { countExactly } from '@nonet/engine';
import { fixedGrids } from './fixed-grids.mjs';
import { symmetryClasses } from './symmetries.mjs';

const SYMMETRIES = 3_359_232n;
const NAMINGS = 362_880n;
const all = symmetryClasses();

/** The grids that the symmetries of a class fix, up to the names of the digits. */
function compute({ chunk }) {
  if (chunk > 0) return String(fixedGrids(all[chunk]));
  return String(countExactly('.'.repeat(81)).count / NAMINGS);
}

/** Burnside's lemma: the number of classes is the mean number of fixed grids. */
function rows(results) {
  const fixed = results.map(({ result }) => BigInt(result));
  const sum = fixed.reduce((total, grids, i) => total + grids * BigInt(all[i].size), 0n);
  return [
    {
      name: { en: 'classes of symmetries', ko: '대칭 변환의 켤레류' },
      value: all.length,
      published: 275,
    },
    {
      name: { en: 'of them with fixed grids', ko: '그중 고정하는 판이 있는 것' },
      value: fixed.filter((grids) => grids > 0n).length,
      published: 27,
    },
    {
      name: { en: 'fixed grids except by the identity', ko: '항등 변환 외의 대칭이 고정하는 판' },
      value: sum - fixed[0],
      published: 949_129_933_824n,
    },
    {
      name: { en: 'classes of grids', ko: '판의 동치류' },
      value: sum / SYMMETRIES,
      published: 5_472_730_538n,
    },
  ];
}

export const classes = {
  id: 'classes',
  kind: 'seconds',
  title: { en: 'Essentially different grids', ko: '본질적으로 다른 판' },
  source:
    'E. Russell, F. Jarvis, [Mathematics of Sudoku II](http://www.afjarvis.org.uk/sudoku/), 2006',
  how: {
    en: 'The 3,359,232 symmetries that move cells fall into 275 classes, and symmetries of a class fix equally many grids. If a symmetry fixes a grid up to the names of its digits, the digit of a cell gives the digits of all cells that the symmetry moves it to. So a search fills a few orbits instead of 81 cells, once for each cycle type of the renaming. Beginnings that a commuting symmetry makes of each other are continued once. The identity fixes all grids, which are counted above. The mean number of fixed grids is the number of classes (Burnside).',
    ko: '칸을 옮기는 대칭 변환 3,359,232개는 켤레류 275개로 나뉘고, 같은 켤레류의 변환은 같은 수의 판을 고정합니다. 변환이 숫자의 이름만 바꾸고 판을 고정한다면, 한 칸의 숫자가 그 칸이 옮겨 가는 모든 칸의 숫자를 정합니다. 그래서 81칸 대신 몇 개의 궤도만 채우며, 숫자 치환의 순환 유형마다 한 번씩 탐색합니다. 교환 가능한 대칭으로 서로 옮겨지는 시작은 한 번만 이어 갑니다. 항등 변환은 위에서 센 판을 모두 고정합니다. 고정되는 판 수의 평균이 동치류의 수입니다(번사이드 보조정리).',
  },
  chunks: () => all.length,
  compute,
  rows,
};
