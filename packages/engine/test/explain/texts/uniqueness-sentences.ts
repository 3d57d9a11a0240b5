import { isIn } from './basic-sentences.ts';
import { type Proof, require, type Sentence } from './proof.ts';
import type { Terms } from './terms.ts';

/** Patterns that rely on the single solution. */
export const UNIQUENESS: readonly Sentence[] = [
  [
    'If {cells} had only {digits}, these two digits could be swapped, and the puzzle would have two solutions.',
    (t, proof) => {
      const cells = t.cells('cells');
      const { knowledge, named, seen } = proof;
      requireLoop(cells, proof);
      require(t.digits().length === 2, 'two digits');
      require(cells.every((cell) => seen.values[cell] === 0), 'the corners are blank');
      named.cells = cells;
      named.digits = t.digits();
      named.extras = cells.flatMap((cell) =>
        knowledge
          .digitsIn(cell)
          .filter((digit) => !t.digits().includes(digit))
          .map((digit) => knowledge.candidate(cell, digit)),
      );
      knowledge.add(named.extras);
      for (const cell of cells) knowledge.addCell(cell);
    },
  ],
  [
    '{Number} of them have no other candidate, so {cell} must have another digit.',
    (t, { named, seen }) => {
      require(t.number('Number') === named.cells.length - 1, 'the number of cells');
      const cells = named.extras.map((it) => Math.floor(it / seen.geometry.size));
      require(new Set(cells).size === 1 &&
        cells[0] === t.cell('cell'), 'the only corner with more');
    },
  ],
  [
    'The only other candidate in these cells is {digit}, so one of them is {other:digit}.',
    (t, { named, seen }) => {
      const digits = named.extras.map((it) => (it % seen.geometry.size) + 1);
      require(new Set(digits).size === 1 && digits[0] === t.digit(), 'the only other candidate');
      require(t.digit() === t.digit('other'), 'the same digit');
      named.digit = t.digit();
    },
  ],
  [
    'A cell that sees every {word} with this candidate cannot be {digit}.',
    (t, { named }) => require(t.digit() === named.digit, 'the same digit'),
  ],
  [
    'So at least one of the two {word} in {house} must get another candidate, and the two {other:word} act as a single cell with their other candidates.',
    nameOpen,
  ],
  ['So one of the two {word} in {house} must get another candidate.', nameOpen],
  [
    'With one of the two {word}, they fill {cells}.',
    (t, proof) => {
      const { cells, digits } = proof.named;
      const others = t.cells('cells');
      require(isIn(cells, others) && others.length === digits.length - 1, 'the number of cells');
      for (const cell of others) {
        proof.derive(
          digits.map((digit) => proof.knowledge.candidate(cell, digit)),
          'no other digit fits',
        );
      }
    },
  ],
  [
    'Together with {cells}, they use up {digits} in {houses}.',
    (t, proof) => {
      const { knowledge, named, seen } = proof;
      const cells = t.cells('cells');
      for (const house of t.houses()) {
        require(isIn(knowledge.cellsOf(house), [...cells, ...named.ends]), 'all are in the house');
      }
      for (const cell of cells) knowledge.addCell(cell);
      const others = named.extras.map((it) => (it % seen.geometry.size) + 1);
      require(isIn(t.digits(), [...knowledge.digitsOf(cells), ...others]), 'no other digits');
      require(t.digits().length === cells.length + 1, 'the number of digits');
      for (const digit of t.digits()) {
        const extras = named.extras.filter((it) => (it % seen.geometry.size) + 1 === digit);
        proof.derive([...extras, ...proof.candidates(cells, digit)], 'the digit is used up');
      }
    },
  ],
  [
    'In {house}, {digit} fits only in two of these {word}, so one of them is {other:digit}.',
    (t, { knowledge, named }) => {
      require(t.digit() === t.digit('other'), 'the same digit');
      const places = knowledge.placesOf(t.house(), t.digit());
      require(places.length === 2 && isIn(named.cells, places), 'these are all places');
      knowledge.addPlaces(t.house(), t.digit());
      named.ends = places;
    },
  ],
  [
    'If the other one were {digit}, all {word} would have only these two digits.',
    (t, proof) => {
      const { ends, extras } = proof.named;
      const { size } = proof.seen.geometry;
      require(proof.named.digits.includes(t.digit()), 'a digit of the rectangle');
      require(extras.every((it) => ends.includes(Math.floor(it / size))), 'others have only two');
      denyCorners(ends, t.digit(), proof);
    },
  ],
  [
    'In {houses}, {digit} fits only in these corners, so two opposite corners are {other:digit}.',
    (t, proof) => {
      require(t.digit() === t.digit('other'), 'the same digit');
      require(new Set(t.houses()).size === 4, 'four houses');
      inCorners(t, proof);
    },
  ],
  ['In {houses}, {digit} fits only in these corners.', inCorners],
  [
    'If {cells} were {digit}, the other two would have the other digit, and the two digits could be swapped.',
    (t, proof) => {
      const { knowledge, named } = proof;
      const [a, b] = t.cells('cells');
      const others = named.cells.filter((cell) => cell !== a && cell !== b);
      require(others.length === 2 && t.cells('cells').length === 2, 'two corners');
      require(!knowledge.sees(a, b), 'opposite corners');
      require(named.digits.includes(t.digit()), 'a digit of the rectangle');
      denyCorners([a, b], t.digit(), proof);
    },
  ],
  [
    'If {cell} were {digit}, the two corners beside it would be {kept:digit}, and the opposite corner {far:cell}, which has only these two candidates, would be {other:digit}.',
    (t, { knowledge, named }) => {
      const assumed = knowledge.fork();
      const cell = t.cell('cell');
      require(t.digit() === t.digit('other'), 'the same digit');
      require(isIn(named.cells, [cell, t.cell('far')]), 'corners');
      require(!knowledge.sees(cell, t.cell('far')) && cell !== t.cell('far'), 'opposite corners');
      require(knowledge.digitsIn(t.cell('far')).join() === named.digits.join(), 'two candidates');
      assumed.note({ cells: [cell], digit: t.digit(), on: true });
      for (const beside of named.cells.filter((it) => knowledge.sees(it, cell))) {
        const kept = { cells: [beside], digit: t.digit('kept'), on: true };
        require(assumed.shows(kept), 'the corner beside it');
      }
      for (const beside of named.cells.filter((it) => knowledge.sees(it, cell))) {
        assumed.note({ cells: [beside], digit: t.digit('kept'), on: true });
      }
      require(assumed.digitsIn(t.cell('far')).join() === `${t.digit()}`, 'the opposite corner');
      named.ends = [cell];
      named.digit = t.digit();
    },
  ],
  [
    'Then the digits could be swapped.',
    (_, proof) => denyCorners(proof.named.ends, proof.named.digit, proof),
  ],
  [
    '{cells} are filled with {digits}, and none of them is a given.',
    (t, proof) => filled(t, proof, 3),
  ],
  ['{cells} are filled with {digits}, and neither is a given.', (t, proof) => filled(t, proof, 2)],
  [
    'If {cell} were {digit}, the two digits could be swapped in the four cells, and the puzzle would have two solutions.',
    (t, proof) => {
      const { named, seen } = proof;
      const cells = [...named.cells, t.cell('cell')];
      requireRectangle(cells, proof);
      const digitOf = (cell: number) => (cell === t.cell('cell') ? t.digit() : seen.values[cell]);
      requireSwap(cells, digitOf, proof);
      proof.conclude({ cells: t.cells('cell'), digit: t.digit(), on: false });
    },
  ],
  [
    'If {cells} got the same two digits, these could be swapped, and the puzzle would have two solutions.',
    (t, proof) => {
      const { knowledge, named, seen } = proof;
      const all = [...named.cells, ...t.cells('cells')];
      requireRectangle(all, proof);
      const beside = (cell: number) => named.cells.find((it) => !knowledge.sees(it, cell));
      // Opposite corners get the same digit.
      const digitOf = (cell: number) =>
        seen.values[named.cells.includes(cell) ? cell : (beside(cell) ?? cell)];
      requireSwap(all, digitOf, proof);
      const extras = t.cells('cells').flatMap((cell) =>
        knowledge
          .digitsIn(cell)
          .filter((digit) => digit !== digitOf(cell))
          .map((digit) => knowledge.candidate(cell, digit)),
      );
      knowledge.add(extras);
      named.extras = extras;
    },
  ],
  [
    'So one of the two is {digit}, and no cell that sees both can be {other:digit}.',
    (t, { named, seen }) => {
      require(t.digit() === t.digit('other'), 'the same digit');
      const digits = named.extras.map((it) => (it % seen.geometry.size) + 1);
      require(digits.every((digit) => digit === t.digit()), 'the only other candidate');
    },
  ],
  [
    'Every blank cell but {cell} has exactly two candidates.',
    (t, { knowledge, named, seen }) => {
      const isFit = Array.from(seen.values).every(
        (value, cell) =>
          value !== 0 || cell === t.cell('cell') || knowledge.digitsIn(cell).length === 2,
      );
      require(isFit, 'two candidates each');
      named.cells = t.cells('cell');
    },
  ],
  [
    'If {cell} were not {digit}, every digit would fit exactly twice in each house, and a puzzle in this state never has exactly one solution.',
    (t, proof) => {
      require(t.cell('cell') === proof.named.cells[0], 'the same cell');
      const { geometry } = proof.seen;
      const without = proof.knowledge.fork();
      without.note({ cells: t.cells('cell'), digit: t.digit(), on: false });
      require(without.digitsIn(t.cell('cell')).length === 2, 'two candidates are left');
      for (const house of geometry.houses.keys()) {
        for (let digit = 1; digit <= geometry.size; digit++) {
          const count = without.placesOf(house, digit).length;
          require(count === 0 || count === 2, 'every digit fits twice');
        }
      }
      proof.named.digit = t.digit();
    },
  ],
  [
    'So {cell} has to be {digit}.',
    (t, proof) => {
      const { cells, digit } = proof.named;
      require(t.cell('cell') === cells[0] && t.digit() === digit, 'the same candidate');
      proof.conclude({ cells, digit, on: true });
    },
  ],
];

/** Names the two cells with other candidates. They must be in the house. */
function nameOpen(t: Terms, { knowledge, named, seen }: Proof): void {
  const corners = [...new Set(named.extras.map((it) => Math.floor(it / seen.geometry.size)))];
  const inHouse = named.cells.filter((it) => knowledge.cellsOf(t.house()).includes(it));
  require(inHouse.length === 2 && isIn(inHouse, corners), 'only these corners have others');
  named.ends = inHouse;
}

/**
 * A loop of cells: every house has two of them or none, one at an even place of the loop and one at
 * an odd place. So the cells can be filled with two digits in two ways.
 */
function requireLoop(cells: readonly number[], proof: Proof): void {
  const { geometry } = proof.seen;
  if (cells.length === 4) requireRectangle(cells, proof);
  require(new Set(cells).size === cells.length, 'different cells');
  for (const house of geometry.houses) {
    const places = cells.flatMap((cell, i) => (house.includes(cell) ? [i] : []));
    if (places.length === 0) continue;
    require(places.length === 2, 'two cells of each house');
    const isApart = cells.length === 4 || (places[0] + places[1]) % 2 === 1;
    require(isApart, 'the two cells have different digits');
  }
}

/** Four cells in two rows, two columns and two boxes. */
function requireRectangle(cells: readonly number[], { seen }: Proof): void {
  const { box, column, row } = seen.geometry;
  require(new Set(cells).size === 4, 'four corners');
  for (const table of [row, column, box]) {
    const counts = new Map<number, number>();
    for (const cell of cells) counts.set(table[cell], (counts.get(table[cell]) ?? 0) + 1);
    require([...counts.values()].join() === '2,2', 'two rows, two columns and two boxes');
  }
}

/** The digits of the corners can be swapped: opposite corners are equal, and neighbours differ. */
function requireSwap(
  cells: readonly number[],
  digitOf: (cell: number) => number,
  { knowledge }: Proof,
): void {
  for (const cell of cells) {
    for (const other of cells) {
      if (other === cell) continue;
      const isEqual = digitOf(cell) === digitOf(other);
      require(isEqual !== knowledge.sees(cell, other), 'the digits can be swapped');
    }
  }
}

function filled(t: Terms, { named, seen }: Proof, count: number): void {
  const cells = t.cells('cells');
  require(cells.length === count, 'the number of cells');
  require(cells.every((cell) => seen.values[cell] !== 0 && seen.givens[cell] === 0), 'no givens');
  const digits = [...new Set(cells.map((cell) => seen.values[cell]))].sort((a, b) => a - b);
  require(digits.join() ===
    t
      .digits()
      .toSorted((a, b) => a - b)
      .join(), 'these digits');
  named.cells = cells;
}

/** A digit that would leave the corners with two digits is false. */
function denyCorners(cells: readonly number[], digit: number, { knowledge }: Proof): void {
  for (const cell of cells) {
    const candidate = knowledge.candidate(cell, digit);
    require(knowledge.refutes(candidate), 'the corners would have only two digits');
  }
  knowledge.note({ cells, digit, on: false });
}

function inCorners(t: Terms, { knowledge, named }: Proof): void {
  for (const house of t.houses()) {
    const places = knowledge.placesOf(house, t.digit());
    require(places.length > 0 && isIn(named.cells, places), 'these are all places');
    knowledge.addPlaces(house, t.digit());
  }
}
