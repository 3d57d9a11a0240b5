import { isIn } from './basic-sentences.ts';
import { type NamedFish, type Proof, require, type Sentence } from './proof.ts';
import type { Terms } from './terms.ts';

const PLAIN = 'In {houses}, the digit {digit} fits only in {cover:houses}';

/** Fish, and patterns of strong links of one digit. */
export const SINGLE_DIGIT: readonly Sentence[] = [
  [
    'In {a:house}, {digit} fits only in {first:cells}; in {b:house}, only in {second:cells}.',
    (t, { knowledge, named }) => {
      for (const [house, cells] of [
        [t.house('a'), t.cells('first')],
        [t.house('b'), t.cells('second')],
      ] as const) {
        const places = knowledge.placesOf(house, t.digit());
        require(places.join() === cells.toSorted((x, y) => x - y).join(), 'these are all places');
        knowledge.addPlaces(house, t.digit());
      }
      named.cells = [...t.cells('first'), ...t.cells('second')];
      named.digit = t.digit();
    },
  ],
  [
    'Either way, {houses} get their {digit} in these cells.',
    (t, proof) => {
      require(t.digit() === proof.named.digit, 'the same digit');
      coverClauses(proof, t.houses(), proof.named.cells, t.digit(), []);
    },
  ],
  [
    '{cells} are both in {house}, so they cannot both be {digit}.',
    (t, { knowledge, named }) => {
      require(t.cells('cells').length === 2 && t.digit() === named.digit, 'two cells');
      require(isIn(knowledge.cellsOf(t.house()), t.cells('cells')), 'the cells are in the house');
      require(isIn(named.cells, t.cells('cells')), 'the cells are ends of the links');
    },
  ],
  ['Therefore {anyCell} is {digit}, and no cell that sees both can be {other:digit}.', oneOf],
  [
    `${PLAIN}.`,
    (t, proof) => {
      fish(proof, { base: t.houses(), cover: t.houses('cover'), digit: t.digit(), fins: [] });
    },
  ],
  [
    `${PLAIN}, except for {cells} (the fin).`,
    (t, proof) => {
      require(t.cells('cells').length === 1, 'one fin');
      fish(proof, {
        base: t.houses(),
        cover: t.houses('cover'),
        digit: t.digit(),
        fins: t.cells('cells'),
      });
    },
  ],
  [
    `${PLAIN}, except for {cells} (the fins).`,
    (t, proof) => {
      require(t.cells('cells').length > 1, 'several fins');
      fish(proof, {
        base: t.houses(),
        cover: t.houses('cover'),
        digit: t.digit(),
        fins: t.cells('cells'),
      });
    },
  ],
  [
    'These {number} houses need {other:number} {digit}s, one for each of {houses}.',
    (t, proof) => {
      const { base, cover, digit } = fishOf(proof);
      require(t.number() === base.length && t.number('other') === base.length, 'the number');
      require(t.digit() === digit && t.houses().join() === cover.join(), 'the same fish');
      coverFish(proof, cover);
    },
  ],
  ['If the fin is not {digit}, {cover:houses} get their {other:digit} in {houses}.', withoutFins],
  ['If no fin is {digit}, {cover:houses} get their {other:digit} in {houses}.', withoutFins],
  [
    'If it is {digit}, no cell that sees it can be {other:digit}.',
    (t, proof) => {
      require(fishOf(proof).fins.length === 1, 'one fin');
      require(t.digit() === t.digit('other') && t.digit() === fishOf(proof).digit, 'the digit');
    },
  ],
  [
    'If a fin is {digit}, no cell that sees all fins can be {other:digit}.',
    (t, proof) => {
      require(t.digit() === t.digit('other') && t.digit() === fishOf(proof).digit, 'the digit');
    },
  ],
  ['Either way, a cell of {houses} that sees the fin cannot be {digit}.', sameCover],
  ['Either way, a cell of {houses} that sees the fins cannot be {digit}.', sameCover],
  ['A {digit} in {anyCell} would use up two of these houses at once.', inTwo],
  ['An {digit} in {anyCell} would use up two of these houses at once.', inTwo],
  [
    'In {house}, {digit} fits only in {a:house} and in {b:house}.',
    (t, { knowledge, named }) => {
      const lines = [t.house('a'), t.house('b')].flatMap(knowledge.cellsOf.bind(knowledge));
      const places = knowledge.placesOf(t.house(), t.digit());
      require(places.length > 0 && isIn(lines, places), 'the digit fits nowhere else');
      knowledge.addPlaces(t.house(), t.digit());
      named.digit = t.digit();
      named.house = t.house();
    },
  ],
  [
    'In {house}, it fits only in {cells}.',
    (t, { knowledge, named }) => {
      const places = knowledge.placesOf(t.house(), named.digit);
      require(places.join() ===
        t
          .cells('cells')
          .toSorted((x, y) => x - y)
          .join(), 'these are all places');
      knowledge.addPlaces(t.house(), named.digit);
    },
  ],
  [
    'If {cell} is not {digit}, {near:cell} is, and then the {other:digit} of {house} must be in {across:house}.',
    (t, { knowledge, named }) => {
      require(t.digit() === named.digit && t.digit('other') === named.digit, 'the same digit');
      require(t.house() === named.house, 'the same house');
      const assumed = knowledge.fork();
      const near = { cells: [t.cell('near')], digit: t.digit(), on: true };
      assumed.note({ cells: [t.cell('cell')], digit: t.digit(), on: false });
      require(assumed.shows(near), 'the other cell has the digit');
      assumed.note(near);
      const places = assumed.placesOf(t.house(), t.digit());
      require(places.length > 0 &&
        isIn(assumed.cellsOf(t.house('across')), places), 'the digit is in this line');
      named.ends = [t.cell('cell'), ...places];
    },
  ],
  ['Either way, {cell} sees a {digit}.', seesDigit],
  ['Either way, {cell} sees an {digit}.', seesDigit],
];

/** `r1c1 or r5c5 is 7`: proves it from the links before. */
function oneOf(t: Terms, proof: Proof): void {
  require(t.digit() === t.digit('other'), 'the same digit');
  proof.derive(proof.candidates(t.cells('anyCell'), t.digit()), 'one of them has the digit');
}

/** The ways of an empty rectangle: the far cell, or the places in the crossing line. */
function seesDigit(t: Terms, proof: Proof): void {
  require(t.digit() === proof.named.digit, 'the same digit');
  proof.derive(proof.candidates(proof.named.ends, t.digit()), 'one of them has the digit');
  require(proof.named.ends.every((cell) =>
    proof.knowledge.sees(cell, t.cell('cell')),
  ), 'the cell sees all');
}

function fish(proof: Proof, named: NamedFish): void {
  const { base, cover, digit, fins } = named;
  const { knowledge } = proof;
  const covered = [...fins, ...cover.flatMap((house) => knowledge.cellsOf(house))];
  require(base.length === cover.length, 'as many houses as needed');
  for (const house of base) {
    const places = knowledge.placesOf(house, digit);
    require(places.length > 0 && isIn(covered, places), 'the digit fits nowhere else');
    knowledge.addPlaces(house, digit);
  }
  const all = base.flatMap((house) => knowledge.placesOf(house, digit));
  require(isIn(all, fins), 'a fin is a place of the base');
  proof.named.fish = named;
}

function fishOf({ named }: Proof): NamedFish {
  require(named.fish !== undefined, 'a fish before this sentence');
  return named.fish;
}

/** Proves that the base has the digit in each of these covers, or that a fin has it. */
function coverFish(proof: Proof, covers: readonly number[]): void {
  const { base, digit, fins } = fishOf(proof);
  const cells = base.flatMap((house) => proof.knowledge.placesOf(house, digit));
  coverClauses(proof, covers, cells, digit, fins);
}

function coverClauses(
  proof: Proof,
  covers: readonly number[],
  cells: readonly number[],
  digit: number,
  fins: readonly number[],
): void {
  const clauses = covers.map((house) => {
    const inHouse = proof.knowledge.cellsOf(house).filter((cell) => cells.includes(cell));
    return proof.candidates([...new Set([...inHouse, ...fins])], digit);
  });
  for (const clause of clauses) {
    require(proof.knowledge.entails(clause), 'each of these houses gets the digit');
  }
  for (const clause of clauses) proof.knowledge.add(clause);
}

export function withoutFins(t: Terms, proof: Proof): void {
  const { base, cover, digit } = fishOf(proof);
  require(t.digit() === digit && t.digit('other') === digit, 'the same digit');
  require(t.houses().join() === base.join(), 'the same base');
  require(t.houses('cover').join() === cover.join(), 'the same cover');
  coverFish(proof, cover);
}

function sameCover(t: Terms, proof: Proof): void {
  const { cover, digit } = fishOf(proof);
  require(t.digit() === digit && t.houses().join() === cover.join(), 'the same fish');
}

function inTwo(t: Terms, proof: Proof): void {
  const { cover, digit, fins } = fishOf(proof);
  require(t.digit() === digit, 'the same digit');
  for (const cell of t.cells('anyCell')) {
    const houses = cover.filter((house) => proof.knowledge.cellsOf(house).includes(cell));
    require(houses.length > 1, 'the cell is in two of the houses');
    const isSeen = fins.every((fin) => proof.knowledge.sees(fin, cell));
    const candidate = proof.knowledge.candidate(cell, digit);
    require(proof.knowledge.refutes(candidate, proof.candidates(fins, digit)), 'too few are left');
    if (isSeen) proof.conclude({ cells: [cell], digit, on: false });
  }
}
