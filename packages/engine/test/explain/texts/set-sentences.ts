import { isIn } from './basic-sentences.ts';
import type { Knowledge } from './knowledge.ts';
import { type Proof, require, type Sentence } from './proof.ts';
import type { NamedSet, Terms } from './terms.ts';

const STATED =
  'An almost locked set has one digit more than it has cells, so it can lack only one of its digits.';

/** Wings, almost locked sets, Sue de Coq and remote pairs. */
export const SETS: readonly Sentence[] = [
  [
    '{cells} both have only the candidates {digits}.',
    (t, proof) => {
      require(t.cells('cells').length === 2, 'two cells');
      cellsWith(t.cells('cells'), t.digits(), proof);
      proof.named.ends = t.cells('cells');
    },
  ],
  [
    'In {house}, {digit} fits only in {cells}, and each of these two cells sees one of the first two.',
    (t, { knowledge, named }) => {
      const cells = t.cells('cells');
      const places = knowledge.placesOf(t.house(), t.digit());
      require(places.join() === cells.toSorted((a, b) => a - b).join() &&
        cells.length === 2, 'these are all places');
      const [a, b] = named.ends;
      const [c, d] = cells;
      const areSeen =
        (knowledge.sees(a, c) && knowledge.sees(b, d)) ||
        (knowledge.sees(a, d) && knowledge.sees(b, c));
      require(areSeen, 'each of the two sees one of the first two');
      knowledge.addPlaces(t.house(), t.digit());
      named.digit = t.digit();
      named.house = t.house();
    },
  ],
  [
    'If both ends were {digit}, {house} would have no place for {other:digit}.',
    (t, { knowledge, named }) => {
      require(t.digit() === t.digit('other') && t.digit() === named.digit, 'the same digit');
      const assumed = knowledge.fork();
      for (const cell of named.ends) assumed.note({ cells: [cell], digit: t.digit(), on: true });
      require(t.house() === named.house, 'the same house');
      require(assumed.placesOf(t.house(), t.digit()).length === 0, 'no place is left');
    },
  ],
  ['So {anyCell} is {digit}, and no cell that sees both can be {other:digit}.', oneOf],
  ['Either way, {anyCell} is {digit}, and no cell that sees both can be {other:digit}.', oneOf],
  [
    'If it is {x:digit}, {a:cell} must be {z:digit}; if it is {y:digit}, {b:cell} must be {other:digit}.',
    (t, { knowledge, named }) => {
      require(t.digit('z') === t.digit('other'), 'the same digit');
      for (const [digit, cell] of [
        [t.digit('x'), t.cell('a')],
        [t.digit('y'), t.cell('b')],
      ]) {
        require(named.digits.includes(digit), 'a candidate of the cell');
        const assumed = knowledge.fork();
        assumed.note({ cells: named.ends, digit, on: true });
        require(assumed.digitsIn(cell).join() === `${t.digit('z')}`, 'the only digit left');
        knowledge.addCell(cell);
      }
      named.digit = t.digit('z');
      named.cells = [named.ends[0], t.cell('a'), t.cell('b')];
    },
  ],
  [
    'In any case one of the three cells is {digit}, and no cell that sees all three can be {other:digit}.',
    (t, proof) => {
      require(t.digit() === t.digit('other') && t.digit() === proof.named.digit, 'the same digit');
      proof.derive(proof.candidates(proof.named.cells, t.digit()), 'one of them has the digit');
    },
  ],
  [
    '{cells} have only the candidates {digits}, and each cell sees the next one.',
    (t, proof) => {
      const cells = t.cells('cells');
      const digits = t.digits().toSorted((a, b) => a - b);
      cellsWith(cells, digits, proof);
      require(digits.length === 2, 'two digits');
      const areLinked = cells.every(
        (cell, i) => i === 0 || proof.knowledge.sees(cell, cells[i - 1]),
      );
      require(areLinked, 'each cell sees the next one');
      proof.named.cells = cells;
      proof.named.digits = t.digits();
    },
  ],
  ['So the two digits alternate along the chain.', () => {}],
  [
    'Of two cells with an even number of cells between them, one is {a:digit} and the other {b:digit}, and a cell that sees both can be neither.',
    (t, proof) => {
      const { cells, digits } = proof.named;
      require([t.digit('a'), t.digit('b')].join() === digits.join(), 'the two digits');
      for (const [i, cell] of cells.entries()) {
        for (let k = i + 1; k < cells.length; k += 2) {
          for (const digit of digits) {
            proof.derive(proof.candidates([cell, cells[k]], digit), 'one of the two has it');
          }
        }
      }
    },
  ],
  [STATED, () => {}],
  [
    'Here are two: A is {a:set}, and B is {b:set}.',
    (t, proof) => almostLocked([t.set('a'), t.set('b')], proof),
  ],
  [
    'Here are three: A is {a:set}, B is {b:set}, and C is {c:set}.',
    (t, proof) => almostLocked([t.set('a'), t.set('b'), t.set('c')], proof),
  ],
  [
    'Here is a chain of them: {rest}.',
    (t, proof) => {
      const named = [
        ...t.text('rest').matchAll(/([A-Z]) is ((?:(?!, [A-Z] is | and [A-Z] is ).)+)/g),
      ];
      const sets = named.map(([, , text]) => setIn(text, t));
      require(named.every(([, name], i) => name === letter(i)), 'the names of the sets');
      almostLocked(sets, proof);
    },
  ],
  [
    'All their cells with {digit} see each other, so only one of the sets has {other:digit}, and the other set has all its other digits.',
    (t, proof) => {
      require(t.digit() === t.digit('other'), 'the same digit');
      restricted(proof.named.sets, [t.digit()], proof);
      proof.named.digit = t.digit();
    },
  ],
  [
    'So {digits} {is} in A or in B, and a cell that sees all these places cannot have {it}.',
    (t, proof) => inSets(proof.named.sets, t, proof),
  ],
  [
    'Either way, {digits} {is} in one of the sets, and a cell that sees all these places cannot have {it}.',
    (t, proof) => inSets(proof.named.sets, t, proof),
  ],
  [
    'Either way, {digits} {is} in {a:letter} or in {b:letter}, and a cell that sees all these places cannot have {it}.',
    (t, proof) => {
      const names = [t.text('a'), t.text('b')];
      const sets = names.map((name) => proof.named.sets.find((_, i) => letter(i) === name));
      inSets(sets, t, proof);
    },
  ],
  [
    'They share {digits}, and all cells with these digits see each other, so each set has exactly one of the two.',
    (t, proof) => {
      require(t.digits().length === 2, 'two digits');
      restricted(proof.named.sets, t.digits(), proof);
      proof.named.digits = t.digits();
    },
  ],
  [
    'Both sets are then locked: they contain all their other digits.',
    (_, proof) => {
      const { digits, sets } = proof.named;
      for (const digit of digits) {
        proof.derive(
          proof.candidates(
            sets.flatMap(({ cells }) => cells),
            digit,
          ),
          'one has it',
        );
      }
      for (const set of sets) {
        for (const digit of set.digits) {
          if (digits.includes(digit)) continue;
          proof.derive(proof.candidates(set.cells, digit), 'the set has the digit');
        }
      }
    },
  ],
  [
    'C shares {first:digits} with A, and {second:digits} with B.',
    (t, proof) => {
      const [a, b, c] = proof.named.sets;
      restricted([a, c], t.digits('first'), proof);
      restricted([b, c], t.digits('second'), proof);
    },
  ],
  [
    'All cells with a shared digit see each other, so only one of the two sets can have it.',
    () => {},
  ],
  ['C can lack only one digit, so it has at least one of the two shared digits.', () => {}],
  [
    'The set that shares this digit with C cannot have it, so this set has all its other digits.',
    () => {},
  ],
  [
    '{rest}, and only one of the two sets can have a shared digit.',
    (t, proof) => {
      const pairs = [
        ...t.text('rest').matchAll(/([A-Z]) and ([A-Z]) share (\d+(?:(?:, \d+)* and \d+)?)/g),
      ];
      require(pairs.length === proof.named.sets.length - 1, 'all links');
      for (const [i, [, a, b, digits]] of pairs.entries()) {
        require(a === letter(i) && b === letter(i + 1), 'neighbouring sets');
        const shared = [...digits.matchAll(/\d+/g)].map(Number);
        restricted(proof.named.sets.slice(i, i + 2), shared, proof);
      }
    },
  ],
  ['If A lacks its shared digit, it has all its others.', () => {}],
  ['If A has it, B lacks it and so takes the next shared digit, and so on.', () => {}],
  [
    'In the end, the last set, {letter}, lacks its shared digit and has all its others.',
    (t, proof) => require(t.text('letter') === letter(proof.named.sets.length - 1), 'the last set'),
  ],
  [
    'Whichever digit {cell} has, one of the sets {rest} lacks it and has all its other digits.',
    (t, proof) => {
      const texts = [...t.text('rest').matchAll(/r[rc\d, and]*? \([\d, ]+\)/g)];
      const sets = texts.map(([text]) => setIn(text, t));
      almostLocked(sets, proof);
      require(t.cell('cell') === proof.named.ends[0], 'the same cell');
      for (const {
        cells: [cell],
        digit,
      } of proof.named.cases) {
        const lacks = sets.some(
          ({ cells, digits }) =>
            digits.includes(digit) &&
            cells.every((it) => !proof.knowledge.has(it, digit) || proof.knowledge.sees(it, cell)),
        );
        require(lacks, 'one of the sets lacks it');
      }
    },
  ],
  [
    '{cells}, where {a:house} crosses {b:house}, have the candidates {digits}.',
    (t, proof) => {
      const { knowledge, named } = proof;
      for (const house of [t.house('a'), t.house('b')]) {
        require(isIn(knowledge.cellsOf(house), t.cells('cells')), 'the cells are in both houses');
      }
      cellsWith(t.cells('cells'), t.digits(), proof);
      named.sets = [{ cells: t.cells('cells'), digits: t.digits() }];
    },
  ],
  [
    'In {a:house}, {first:cells} {has} only {x:digits}; in {b:house}, {second:cells} {have:has} only {y:digits}.',
    (t, proof) => {
      const { knowledge, named } = proof;
      require(isIn(knowledge.cellsOf(t.house('a')), t.cells('first')), 'the cells in the line');
      require(isIn(knowledge.cellsOf(t.house('b')), t.cells('second')), 'the cells in the box');
      cellsWith(t.cells('first'), t.digits('x'), proof);
      cellsWith(t.cells('second'), t.digits('y'), proof);
      const first = { cells: t.cells('first'), digits: t.digits('x') };
      const second = { cells: t.cells('second'), digits: t.digits('y') };
      named.sets = [...named.sets, first, second];
    },
  ],
  [
    'These {number} cells need {other:number} digits.',
    (t, { named }) => {
      const cells = new Set(named.sets.flatMap((set) => set.cells));
      require(t.number() === cells.size && t.number('other') === cells.size, 'the number of cells');
      named.cells = [...cells];
    },
  ],
  [
    '{digits} {fits} only once among them, because all places of such a digit see each other.',
    (t, { knowledge, named }) => {
      for (const digit of t.digits()) {
        const places = named.cells.filter((cell) => knowledge.has(cell, digit));
        require(places.length > 0 && allSee(places, knowledge), 'its places see each other');
      }
      named.digits = t.digits();
      named.ends = [];
    },
  ],
  [
    '{digits} {fits} only twice, once in {a:house} and once in {b:house}.',
    (t, { knowledge, named }) => {
      for (const digit of t.digits()) {
        const places = named.cells.filter((cell) => knowledge.has(cell, digit));
        const [inA, inB] = [t.house('a'), t.house('b')].map((house) => {
          const all = knowledge.cellsOf(house);
          return places.filter((cell) => all.includes(cell));
        });
        require(inA.length > 0 && inB.length > 0, 'places in both houses');
        require(isIn([...inA, ...inB], places), 'no other places');
      }
      named.ends = t.digits();
      named.shared = [[t.house('a'), t.house('b')]];
    },
  ],
  [
    'That is {number} digits in all, so every one of them is used.',
    (t, proof) => {
      const { cells, digits, ends: twice, shared } = proof.named;
      require(digits.length + 2 * twice.length === t.number(), 'the number of digits');
      require(cells.length === t.number(), 'as many as cells');
      const all = [...digits, ...twice].sort((a, b) => a - b);
      require(all.join() === proof.knowledge.digitsOf(cells).join(), 'all digits, once each');
      for (const digit of digits) proof.derive(proof.candidates(cells, digit), 'it is used');
      for (const digit of twice) {
        for (const house of shared[0]) {
          const inHouse = proof.knowledge.cellsOf(house).filter((cell) => cells.includes(cell));
          proof.derive(proof.candidates(inHouse, digit), 'it is used in the house');
        }
      }
    },
  ],
  [
    'A cell that sees all places of a digit among them cannot have it.',
    (_, { named }) => require(named.ends.length === 0, 'no digit fits twice'),
  ],
  [
    'A cell that sees all places of a digit among them cannot have it; for {digits}, this goes for the places in {a:house} and for those in {b:house}.',
    (t, { named }) => {
      require(t.digits().join() === named.ends.join(), 'the digits that fit twice');
      require([t.house('a'), t.house('b')].join() === named.shared[0].join(), 'the houses');
    },
  ],
  ['A {digit} in {cell} would be both of its places at once.', bothPlaces],
  ['An {digit} in {cell} would be both of its places at once.', bothPlaces],
];

/** A cell in the line and in the box cannot have a digit that both need. */
function bothPlaces(t: Terms, { knowledge, named }: Proof): void {
  require(named.ends.includes(t.digit()), 'a digit that fits twice');
  for (const house of named.shared[0]) {
    require(knowledge.cellsOf(house).includes(t.cell('cell')), 'the cell is in both houses');
  }
  const places = named.cells.filter((cell) => knowledge.has(cell, t.digit()));
  const seen = places.filter((it) => it === t.cell('cell') || knowledge.sees(it, t.cell('cell')));
  require(seen.length === places.length, 'it would be the only place');
  knowledge.note({ cells: t.cells('cell'), digit: t.digit(), on: false });
}

function allSee(cells: readonly number[], knowledge: Knowledge): boolean {
  return cells.every((cell) => cells.every((it) => it === cell || knowledge.sees(it, cell)));
}

function oneOf(t: Terms, proof: Proof): void {
  require(t.digit() === t.digit('other'), 'the same digit');
  proof.derive(proof.candidates(t.cells('anyCell'), t.digit()), 'one of them has the digit');
}

/** Each of the cells has only these candidates, and together they have all. */
function cellsWith(
  cells: readonly number[],
  digits: readonly number[],
  { knowledge }: Proof,
): void {
  require(knowledge.digitsOf(cells).join() === digits.join(), 'these are all candidates');
  require(cells.every((cell) => knowledge.digitsIn(cell).length > 0), 'the cells are blank');
  for (const cell of cells) knowledge.addCell(cell);
}

function almostLocked(sets: readonly NamedSet[], proof: Proof): void {
  for (const { cells, digits } of sets) {
    require(digits.length === cells.length + 1, 'one digit more than cells');
    require(proof.knowledge.houseOf(cells) !== undefined, 'the cells of a set share a house');
    cellsWith(cells, digits, proof);
  }
  proof.named.sets = sets;
}

/** The cells of two sets that have one of these digits all see each other. */
function restricted([a, b]: readonly NamedSet[], digits: readonly number[], { knowledge }: Proof) {
  for (const digit of digits) {
    const [inA, inB] = [a, b].map(({ cells }) =>
      cells.filter((cell) => knowledge.has(cell, digit)),
    );
    require(inA.length > 0 && inB.length > 0, 'both sets have the digit');
    require(inA.every((it) =>
      inB.every((other) => knowledge.sees(it, other)),
    ), 'they see each other');
  }
}

/** The digits have their place in one of these sets. */
function inSets(sets: readonly (NamedSet | undefined)[], t: Terms, proof: Proof): void {
  require(t.digits().length > 1 === (t.text('is') === 'are'), 'singular or plural');
  const cells = sets.flatMap((set) => {
    require(set !== undefined, 'a set of this name');
    return set.cells;
  });
  for (const digit of t.digits()) {
    proof.derive(proof.candidates([...new Set(cells)], digit), 'one of the sets has the digit');
  }
}

function setIn(text: string, t: Terms): NamedSet {
  const [cells, digits] = text.split('(');
  return { cells: t.cellsIn(cells), digits: [...digits.matchAll(/\d+/g)].map(Number) };
}

function letter(index: number): string {
  return String.fromCharCode(65 + index);
}
