import { type Proof, require, type Sentence } from './proof.ts';

/** The conclusions of all steps. They must follow from what is noted before. */
export const CONCLUSIONS: readonly Sentence[] = [
  [
    'This removes {removals}.',
    (t, proof) => {
      for (const candidate of t.removals()) {
        const isFalse =
          proof.named.rules?.excludes(candidate) || proof.knowledge.excludes(candidate);
        require(isFalse, `candidate ${candidate} is false`);
        proof.removed.push(candidate);
      }
    },
  ],
  [
    'So {cell} is {digit}.',
    (t, proof) => {
      const candidate = proof.knowledge.candidate(t.cell('cell'), t.digit());
      require(proof.knowledge.places(candidate), 'the digit is proven');
      proof.placed = candidate;
    },
  ],
];

/** Singles, locked candidates and subsets. */
export const BASIC: readonly Sentence[] = [
  [
    'In {house}, only {cell} is still blank, and only {digit} is missing.',
    (t, { knowledge, seen }) => {
      const cells = knowledge.cellsOf(t.house());
      const blanks = cells.filter((cell) => seen.values[cell] === 0);
      require(blanks.join() === `${t.cell('cell')}`, 'the only blank');
      require(cells.every((cell) => seen.values[cell] !== t.digit()), 'the digit is missing');
      knowledge.addPlaces(t.house(), t.digit());
    },
  ],
  [
    'Only {digit} is left in {cell}: every other digit is in its row, column or {box} already, or has been ruled out.',
    (t, { knowledge }) => {
      require(knowledge.digitsIn(t.cell('cell')).join() === `${t.digit()}`, 'the only candidate');
      knowledge.addCell(t.cell('cell'));
    },
  ],
  [
    'In {house}, {digit} fits only in {cells}.',
    (t, { knowledge }) => {
      const places = knowledge.placesOf(t.house(), t.digit());
      require(places.join() === t.cells('cells').join(), 'these are all places');
      knowledge.addPlaces(t.house(), t.digit());
    },
  ],
  [
    'So in {house}, {digit} fits only in {cell}.',
    (t, proof) => {
      proof.knowledge.addPlaces(t.house(), t.digit());
      proof.derive(proof.candidates(t.cells('cell'), t.digit()), 'the only place that is left');
    },
  ],
  [
    'In {house}, {digit} fits only in {cells}, and {all} of these cells are in {outer:house}.',
    (t, { knowledge, named }) => {
      const cells = t.cells('cells');
      const places = knowledge.placesOf(t.house(), t.digit());
      require(places.join() === cells.join(), 'these are all places');
      require(knowledge.cellsOf(t.house('outer')).filter((it) => cells.includes(it)).length ===
        cells.length, 'the cells are in the other house');
      require(countIn(t.text('all')) === cells.length, 'the number of cells');
      knowledge.addPlaces(t.house(), t.digit());
      named.house = t.house();
    },
  ],
  [
    'The {digit} of {house} is therefore the {other:digit} of {outer:house} as well.',
    (t, { knowledge, named }) => {
      require(t.digit() === t.digit('other') && t.house() === named.house, 'the same house');
      const places = knowledge.placesOf(t.house(), t.digit());
      const outer = knowledge.cellsOf(t.house('outer'));
      require(places.every((cell) => outer.includes(cell)), 'all places are in the other house');
    },
  ],
  [
    'In {house}, {cells} {has} only the candidates {digits}.',
    (t, proof) => {
      require(isIn(proof.knowledge.cellsOf(t.house()), t.cells('cells')), 'the cells are in it');
      proof.named.house = t.house();
      haveOnly(t.cells('cells'), t.digits(), proof);
    },
  ],
  [
    '{cells} {has} only the candidates {digits}.',
    (t, proof) => haveOnly(t.cells('cells'), t.digits(), proof),
  ],
  [
    '{Number} cells need {number} digits, so they use up {all}.',
    (t, proof) => {
      const { cells, digits } = proof.named;
      require(cells.length === t.number('Number'), 'the number of cells');
      require(digits.length === t.number(), 'the number of digits');
      require(countIn(t.text('all')) === digits.length, 'all of them');
      for (const digit of digits) proof.derive(proof.candidates(cells, digit), 'all are used up');
    },
  ],
  [
    'The cells share {a:house} and {b:house}, and no other cell there can have one of these digits.',
    (t, { knowledge, named }) => {
      require(t.house('a') !== t.house('b'), 'two houses');
      for (const house of [t.house('a'), t.house('b')]) {
        require(isIn(knowledge.cellsOf(house), named.cells), 'the cells are in both houses');
      }
    },
  ],
  [
    'In {house}, the digits {digits} fit only in {cells}.',
    (t, { knowledge, named }) => {
      named.cells = t.cells('cells');
      named.digits = t.digits();
      for (const digit of named.digits) {
        const places = knowledge.placesOf(t.house(), digit);
        require(places.length > 0 && isIn(named.cells, places), 'the digit fits nowhere else');
        knowledge.addPlaces(t.house(), digit);
      }
    },
  ],
  [
    '{Number} digits fill {number} cells, so there is no room for other digits.',
    (t, proof) => {
      const { cells, digits } = proof.named;
      require(digits.length === t.number('Number'), 'the number of digits');
      require(cells.length === t.number(), 'the number of cells');
      for (const cell of cells) {
        proof.derive(
          digits.map((digit) => proof.knowledge.candidate(cell, digit)),
          'no other digit fits',
        );
      }
    },
  ],
];

function haveOnly(
  cells: readonly number[],
  digits: readonly number[],
  { knowledge, named }: Proof,
): void {
  require(knowledge.digitsOf(cells).join() === digits.join(), 'these are all candidates');
  for (const cell of cells) {
    require(knowledge.digitsIn(cell).length > 0, 'the cell is blank');
    knowledge.addCell(cell);
  }
  named.cells = cells;
  named.digits = digits;
}

/** The number in `both` or `all three`. */
function countIn(text: string): number {
  const words = 'no one two three four five six seven eight nine'.split(' ');
  const word = text === 'both' ? 'two' : text.replace('all ', '');
  return words.includes(word) ? words.indexOf(word) : Number(word);
}

export function isIn(all: readonly number[], some: readonly number[]): boolean {
  return some.every((it) => all.includes(it));
}
