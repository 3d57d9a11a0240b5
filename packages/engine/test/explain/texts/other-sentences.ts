import { inEveryCase } from './chain-sentences.ts';
import { withoutFins } from './fish-sentences.ts';
import { type Proof, require, type Sentence } from './proof.ts';

/** Kraken fish, templates and digits of the solution. */
export const OTHERS: readonly Sentence[] = [
  [
    'If no fin is {digit}, {cover:houses} get their {other:digit} in {houses}, and {statement}.',
    (t, proof) => {
      withoutFins(t, proof);
      const { digit, fins } = proof.named.fish ?? { digit: 0, fins: [] };
      const { cells, on, ...off } = t.statement();
      const removed = proof.knowledge.candidate(cells[0], off.digit);
      const without = proof.candidates(fins, digit);
      require(!on && proof.knowledge.refutes(removed, without), 'it is false without a fin');
      proof.named.cases = fins.map((cell) => ({ cells: [cell], digit, on: true }));
    },
  ],
  [
    'So a fin is {digit}, or else {house} gets its {other:digit} in {houses}.',
    (t, proof) => {
      const { base, cover, digit, fins } = proof.named.fish ?? {
        base: [],
        cover: [],
        digit: 0,
        fins: [],
      };
      require(t.digit() === digit && t.digit('other') === digit, 'the same digit');
      require(t.houses().join() === base.join() && cover.includes(t.house()), 'the same houses');
      const all = base.flatMap((house) => proof.knowledge.placesOf(house, digit));
      const inCover = proof.knowledge.cellsOf(t.house()).filter((cell) => all.includes(cell));
      const cells = [...new Set([...fins, ...inCover])];
      proof.derive(proof.candidates(cells, digit), 'one of them has the digit');
      proof.named.cases = cells.map((cell) => ({ cells: [cell], digit, on: true }));
    },
  ],
  ['Either way, {statement}.', (t, proof) => inEveryCase(t.statement(), proof, false)],
  [
    'List every way to place all the {digit}s that are still missing.',
    (t, { named }) => {
      named.digit = t.digit();
    },
  ],
  [
    'Strike out each way that uses a cell which another digit takes in all of its own ways.',
    () => {},
  ],
  [
    '{cell} is {digit} in each way that is left.',
    (t, proof) => {
      require(t.digit() === proof.named.digit, 'the same digit');
      const ways = templatesOf(t.digit(), proof);
      require(ways.every((way) => way.includes(t.cell('cell'))), 'it is in each of them');
      proof.conclude({ cells: t.cells('cell'), digit: t.digit(), on: true });
    },
  ],
  [
    'No way that is left uses the cells named here.',
    (_, proof) => {
      const used = new Set(templatesOf(proof.named.digit, proof).flat());
      const cells = [...proof.seen.geometry.row.keys()].filter((cell) => !used.has(cell));
      proof.knowledge.note({ cells, digit: proof.named.digit, on: false });
    },
  ],
  ['No technique goes on from here.', () => {}],
  [
    'In the solution, {cell} is {digit}.',
    (t, proof) => {
      require(proof.seen.solution?.[t.cell('cell')] === t.digit(), 'the digit of the solution');
      proof.conclude({ cells: t.cells('cell'), digit: t.digit(), on: true });
    },
  ],
];

/** The ways to place a digit, without those that other digits make impossible. */
function templatesOf(digit: number, proof: Proof): number[][] {
  const digits = Array.from({ length: proof.seen.geometry.size }, (_, i) => i + 1);
  const ways = new Map(digits.map((it) => [it, allTemplates(it, proof)]));
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (const it of digits) {
      const taken = digits
        .filter((other) => other !== it)
        .flatMap((other) => inAll(ways.get(other)));
      const all = ways.get(it) ?? [];
      const left = all.filter((way) => !way.some((cell) => taken.includes(cell)));
      if (left.length < all.length) hasChanged = true;
      ways.set(it, left);
    }
  }
  return ways.get(digit) ?? [];
}

function inAll([first = [], ...others]: readonly (readonly number[])[] = []): number[] {
  return first.filter((cell) => others.every((way) => way.includes(cell)));
}

/** All ways to place the missing copies of a digit. */
function allTemplates(digit: number, { knowledge, seen }: Proof): number[][] {
  let ways: number[][] = [[]];
  for (let row = 0; row < seen.geometry.size; row++) {
    if (knowledge.cellsOf(row).some((cell) => seen.values[cell] === digit)) continue;
    ways = ways.flatMap((way) =>
      knowledge
        .placesOf(row, digit)
        .filter((cell) => !way.some((other) => knowledge.sees(other, cell)))
        .map((cell) => [...way, cell]),
    );
  }
  return ways;
}
