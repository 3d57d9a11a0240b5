import { type Proof, require, type Sentence } from './proof.ts';
import type { Terms } from './terms.ts';

const FOLLOW = 'Follow these pairs from cell to cell: either';

/** Colors. */
export const COLORS: readonly Sentence[] = [
  [
    'Where {digit} has only two places in a house, one of them is {other:digit}.',
    (t, { named }) => {
      require(t.digit() === t.digit('other'), 'the same digit');
      named.digit = t.digit();
      named.groups = [];
    },
  ],
  [
    `${FOLLOW} {a:cells} {are} {digit}, or {b:cells} {x:are} {other:digit}.`,
    (t, proof) => colored(t, proof),
  ],
  [
    `${FOLLOW} every cell of group A ({a:cells}) is {digit}, or every cell of group B ({b:cells}) is {other:digit}.`,
    (t, proof) => colored(t, proof),
  ],
  [
    'In the same way, either every cell of group C ({a:cells}) is {digit}, or every cell of group D ({b:cells}) is {other:digit}.',
    (t, proof) => colored(t, proof),
  ],
  [
    'A cell that sees a cell of each group cannot be {digit}.',
    (t, { named }) => require(t.digit() === named.digit, 'the same digit'),
  ],
  [
    'But two cells of the group {cells} see each other, so this group cannot be {digit}.',
    (t, proof) => {
      const { knowledge, named } = proof;
      const cells = t.cells('cells');
      require(named.groups.some((group) => group.join() === cells.join()), 'one of the groups');
      require(t.digit() === named.digit, 'the same digit');
      require(cells.some((a) => cells.some((b) => knowledge.sees(a, b))), 'two see each other');
      proof.conclude({ cells, digit: t.digit(), on: false });
    },
  ],
  [
    '{a:letter} and {b:letter} see each other, so the two cannot both be {digit}.',
    (t, { knowledge, named }) => {
      const [a, b] = [t.text('a'), t.text('b')].map((it) => named.groups[indexOf(it)]);
      require(a.some((x) => b.some((y) => knowledge.sees(x, y))), 'two cells see each other');
      require(t.digit() === named.digit, 'the same digit');
      named.cells = [t.text('a'), t.text('b')].map(indexOf).sort((x, y) => x - y);
    },
  ],
  [
    'So {a:letter} or {b:letter} is {digit}, and a cell that sees both groups cannot be {other:digit}.',
    (t, proof) => {
      const { named } = proof;
      require(t.digit() === named.digit && t.digit('other') === named.digit, 'the same digit');
      const [x, y] = [t.text('a'), t.text('b')].map(indexOf);
      // The opposites of A and C are B and D.
      const opposites = [x ^ 1, y ^ 1].sort((a, b) => a - b);
      require(opposites.join() === named.cells.join(), 'the opposites of the two groups');
      addPairs(proof, named.groups[x], named.groups[y]);
    },
  ],
  ['Either way, {cell} sees a {digit}, so it cannot be {other:digit}.', sees],
  ['Either way, {cell} sees an {digit}, so it cannot be {other:digit}.', sees],
  [
    'The cells {cells} are linked as well: all of them are {digit}, or none.',
    (t, proof) => {
      const cells = t.cells('cells');
      require(t.digit() === proof.named.digit, 'the same digit');
      require(isLinked(cells, t.digit(), proof), 'the cells are linked');
      proof.named.cells = cells;
    },
  ],
  [
    'Whichever of the first two groups is {digit}, one of these cells sees it, so none of them can be {other:digit}.',
    (t, proof) => {
      const { knowledge, named } = proof;
      require(t.digit() === named.digit && t.digit('other') === named.digit, 'the same digit');
      for (const group of named.groups) {
        const isSeen = named.cells.some((cell) => group.some((it) => knowledge.sees(it, cell)));
        require(isSeen, 'one of the cells sees the group');
      }
      proof.conclude({ cells: named.cells, digit: t.digit(), on: false });
    },
  ],
];

/** The index of a group from its name. */
function indexOf(name: string): number {
  return 'ABCD'.indexOf(name);
}

function sees(t: Terms, proof: Proof): void {
  require(t.digit() === proof.named.digit && t.digit('other') === t.digit(), 'the same digit');
  for (const group of proof.named.groups) {
    const isSeen = group.some((it) => proof.knowledge.sees(it, t.cell('cell')));
    require(isSeen, 'the cell sees both groups');
  }
  proof.conclude({ cells: t.cells('cell'), digit: t.digit(), on: false });
}

/** Two groups that pairs of places connect: one of the groups has the digit. */
function colored(t: Terms, proof: Proof): void {
  const [a, b] = [t.cells('a'), t.cells('b')];
  const { named } = proof;
  require(t.digit() === named.digit && t.digit('other') === named.digit, 'the same digit');
  const sides = sidesFrom(a[0], t.digit(), proof);
  require(a.every((cell) => sides.get(cell) === 0), 'the first group');
  require(b.every((cell) => sides.get(cell) === 1), 'the second group');
  addPairs(proof, a, b);
  named.groups = [...named.groups, a, b];
}

/** If no cell of one group has the digit, all cells of the other group have it. */
function addPairs({ knowledge, named }: Proof, a: readonly number[], b: readonly number[]): void {
  for (const x of a) {
    for (const y of b) {
      knowledge.add([knowledge.candidate(x, named.digit), knowledge.candidate(y, named.digit)]);
    }
  }
}

/** The cells that pairs of places connect with a cell: 0 if they are like it, 1 if opposite. */
function sidesFrom(cell: number, digit: number, { knowledge, seen }: Proof): Map<number, number> {
  const sides = new Map([[cell, 0]]);
  for (const [it, side] of sides) {
    for (const house of seen.geometry.houses.keys()) {
      const places = knowledge.placesOf(house, digit);
      if (places.length !== 2 || !places.includes(it)) continue;
      const other = places[0] === it ? places[1] : places[0];
      if (!sides.has(other)) sides.set(other, 1 - side);
    }
  }
  return sides;
}

function isLinked(cells: readonly number[], digit: number, proof: Proof): boolean {
  const sides = sidesFrom(cells[0], digit, proof);
  return cells.every((cell) => sides.get(cell) === 0);
}
