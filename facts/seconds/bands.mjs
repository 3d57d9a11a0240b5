import { ORDERS } from './symmetries.mjs';

// A band up to the names of its digits and the order of the columns in boxes 2 and 3: the first box is 123, 456,
// 789, and the columns of the others are in ascending order of their first row.

const BOX = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
];
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function* triples(digits) {
  for (const [i, a] of digits.entries()) {
    for (const [j, b] of digits.entries()) {
      for (const [k, c] of digits.entries()) if (i < j && j < k) yield [a, b, c];
    }
  }
}

/** The sets of digits in the rows of box 2, three lists. Box 3 has what remains. */
function* rowSets() {
  for (const first of triples(DIGITS.filter((digit) => !BOX[0].includes(digit)))) {
    const left = DIGITS.filter((digit) => !BOX[1].includes(digit) && !first.includes(digit));
    for (const second of triples(left)) {
      const third = DIGITS.filter((digit) => !first.includes(digit) && !second.includes(digit));
      if (third.every((digit) => !BOX[2].includes(digit))) yield [first, second, third];
    }
  }
}

/** Boxes with these sets in the rows, one of each order of the columns. */
function boxesOf([first, second, third]) {
  return ORDERS.flatMap((order) =>
    ORDERS.map((other) => [first, order.map((i) => second[i]), other.map((i) => third[i])]),
  );
}

function* bands() {
  for (const sets of rowSets()) {
    const others = sets.map((set, row) =>
      DIGITS.filter((digit) => !set.includes(digit) && !BOX[row].includes(digit)),
    );
    for (const second of boxesOf(sets)) {
      for (const third of boxesOf(others)) {
        yield BOX.flatMap((row, i) => [...row, ...second[i], ...third[i]]);
      }
    }
  }
}

/** Exchanges of two rows, of two columns of the first box, and of two boxes: cell → the cell that comes there. */
const EXCHANGES = [
  (row, column) => [[1, 0, 2][row], column],
  (row, column) => [[0, 2, 1][row], column],
  (row, column) => [row, [1, 0, 2][column] ?? column],
  (row, column) => [row, [0, 2, 1][column] ?? column],
  (row, column) => [row, column < 6 ? (column + 3) % 6 : column],
  (row, column) => [row, column < 3 ? column : (column % 6) + 3],
].map((move) =>
  Array.from({ length: 27 }, (_, cell) => {
    const [row, column] = move(Math.floor(cell / 9), cell % 9);
    return 9 * row + column;
  }),
);

const names = new Uint8Array(10);
const renamed = new Uint8Array(27);

/**
 * The text of the moved band as `bands` has it: the digits are renamed, and the columns of boxes 2 and 3 put
 * in order.
 */
function normal(band, from) {
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      names[band[from[9 * row + column]]] = 3 * row + column + 1;
    }
  }
  for (let box = 0; box < 9; box += 3) {
    const first = [0, 1, 2].map((column) => names[band[from[box + column]]]);
    for (let column = 0; column < 3; column++) {
      const place = box + first.filter((digit) => digit < first[column]).length;
      for (let row = 0; row < 27; row += 9)
        renamed[row + place] = names[band[from[row + box + column]]];
    }
  }
  return String.fromCharCode.apply(undefined, renamed);
}

/** Counts the bands that exchanges do not make of each other. */
function compute() {
  const all = new Map([...bands()].map((band) => [String.fromCharCode(...band), band]));
  const seen = new Set();
  let classes = 0;
  for (const key of all.keys()) {
    if (seen.has(key)) continue;
    classes++;
    const open = [key];
    seen.add(key);
    while (open.length > 0) {
      const band = all.get(open.pop());
      for (const exchange of EXCHANGES) {
        const next = normal(band, exchange);
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
  }
  // Each of these bands stands for 9! namings and 6 × 6 orders of the columns.
  return { bands: all.size * 362_880 * 36, classes };
}

export const bandClasses = {
  id: 'bands',
  kind: 'seconds',
  title: { en: 'Bands', ko: '밴드' },
  source:
    'B. Felgenhauer, F. Jarvis, [Mathematics of Sudoku I](http://www.afjarvis.org.uk/sudoku/), 2006',
  how: {
    en: 'The first box is 123, 456, 789, and the columns of the other two boxes are in order. This leaves 72,576 bands. Exchanges of two rows, two columns or two boxes make one of these bands of another, after the digits are renamed. The classes are what such exchanges connect.',
    ko: '첫 상자를 123, 456, 789로 두고 나머지 두 상자의 열을 순서대로 둡니다. 그러면 밴드가 72,576개 남습니다. 두 행, 두 열, 두 상자를 맞바꾸고 숫자의 이름을 다시 붙이면 그중 다른 밴드가 됩니다. 이렇게 이어지는 밴드들이 한 동치류입니다.',
  },
  chunks: () => 1,
  compute,
  rows: ([{ result }]) => [
    { name: { en: 'bands', ko: '밴드' }, value: result.bands, published: 948_109_639_680 },
    {
      name: { en: 'classes of bands', ko: '밴드의 동치류' },
      value: result.classes,
      published: 416,
    },
  ],
};
