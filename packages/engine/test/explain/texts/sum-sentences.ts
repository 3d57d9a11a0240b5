import { NamedRules } from './named-rules.ts';
import { type Proof, require, type Sentence } from './proof.ts';
import type { Terms } from './terms.ts';

/** The 45 rule: what houses and cages together say of the cells that only one of them has. */
export const SUMS: readonly Sentence[] = [
  [
    'The digits of {houses} add up to {digit}.',
    (t, proof) => {
      const { size } = proof.seen.geometry;
      require(t.digit() === (t.houses().length * size * (size + 1)) / 2, 'the sum of the houses');
      proof.named.covered = new Set(t.houses().flatMap((it) => proof.knowledge.cellsOf(it)));
      proof.named.digit = t.digit();
    },
  ],
  ['The cages with the sums {digits} cover {rest}.', cover],
  ['The cage with the sum {digits} covers {rest}.', cover],
  ['They add up to {digit}.', (t, { named }) => require(t.digit() === named.caged, 'their sum')],
  ['So {cells} add up to {digit}.', (t, proof) => note(t.cells('cells'), [], t.digit(), proof)],
  ['So {cells} must be {digit}.', (t, proof) => note(t.cells('cells'), [], t.digit(), proof)],
  [
    'So {first:amount} is {digit} more than {second:amount}.',
    (t, proof) => note(t.cells('first'), t.cells('second'), t.digit(), proof),
  ],
  [
    'So {first:amount} equals {second:amount}.',
    (t, proof) => note(t.cells('first'), t.cells('second'), 0, proof),
  ],
];

function cover(terms: Terms, { named, seen }: Proof): void {
  const [, , , innies = '', , outies = ''] =
    /^(it|them)( except (.*?))?(, and covers? (.*) as well)?$/.exec(terms.text('rest')) ?? [];
  const cells = new Set(named.covered);
  for (const cell of terms.cellsIn(innies)) require(cells.delete(cell), 'a cell of the houses');
  for (const cell of terms.cellsIn(outies)) {
    require(!cells.has(cell), 'a cell besides');
    cells.add(cell);
  }
  const cages = (seen.variant?.constraints ?? []).flatMap((it) =>
    it.kind === 'killer' && it.sum !== undefined && it.cells.every((cell) => cells.has(cell))
      ? [{ cells: it.cells, sum: it.sum }]
      : [],
  );
  const isCovered = (left: ReadonlySet<number>, sums: readonly number[]): boolean => {
    const [first] = left;
    if (first === undefined) return sums.length === 0;
    return cages.some((cage) => {
      const at = sums.indexOf(cage.sum);
      const fits = at >= 0 && cage.cells.includes(first) && cage.cells.every((it) => left.has(it));
      if (!fits) return false;
      return isCovered(
        new Set([...left].filter((it) => !cage.cells.includes(it))),
        sums.toSpliced(at, 1),
      );
    });
  };
  require(isCovered(cells, terms.digits()), 'the cages cover these cells');
  named.innies = terms.cellsIn(innies);
  named.outies = terms.cellsIn(outies);
  named.caged = terms.digits().reduce((sum, it) => sum + it, 0);
}

function note(
  plus: readonly number[],
  minus: readonly number[],
  total: number,
  { named, seen }: Proof,
): void {
  const more = named.digit - named.caged;
  const isInside = plus.join() === named.innies.join() && minus.join() === named.outies.join();
  const isOutside = plus.join() === named.outies.join() && minus.join() === named.innies.join();
  require((isInside && total === more) ||
    (isOutside && total === -more), 'what the sums differ by');
  named.rules = new NamedRules(seen);
  named.rules.sum = { plus, minus, total };
  for (const cell of [...plus, ...minus]) named.rules.cells.add(cell);
}
