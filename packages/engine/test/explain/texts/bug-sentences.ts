import { isIn } from './basic-sentences.ts';
import { require, type Sentence } from './proof.ts';

/** Universal graves with several extra candidates, and aligned exclusions. */
export const BUGS: readonly Sentence[] = [
  [
    'If we remove {removals}, every blank cell has exactly two candidates, and every digit fits exactly twice in each house.',
    (t, { knowledge, named, seen }) => {
      const { geometry } = seen;
      named.extras = t.removals();
      const without = knowledge.fork();
      for (const it of named.extras) {
        const cells = [Math.floor(it / geometry.size)];
        require(knowledge.has(cells[0], (it % geometry.size) + 1), 'a candidate');
        without.note({ cells, digit: (it % geometry.size) + 1, on: false });
      }
      const counts = [...geometry.row.keys()].filter((cell) => seen.values[cell] === 0);
      require(counts.every((cell) => without.digitsIn(cell).length === 2), 'two candidates each');
      for (const house of geometry.houses.keys()) {
        for (let digit = 1; digit <= geometry.size; digit++) {
          require([0, 2].includes(without.placesOf(house, digit).length), 'every digit fits twice');
        }
      }
    },
  ],
  [
    'A puzzle in this state never has exactly one solution, so one of the removed candidates is true.',
    (_, { knowledge, named }) => knowledge.add(named.extras),
  ],
  [
    'A cell that sees all of them cannot be {digit}.',
    (t, { named, seen }) => {
      const isOne = named.extras.every((it) => (it % seen.geometry.size) + 1 === t.digit());
      require(isOne, 'one digit');
    },
  ],
  [
    'So the cells with these candidates act as a single cell.',
    (_, { named, seen }) => {
      named.ends = [...new Set(named.extras.map((it) => Math.floor(it / seen.geometry.size)))];
    },
  ],
  [
    'So one of the two cells is {digit}, the other has one of those candidates, and neither has another digit.',
    (t, proof) => {
      const { extras } = proof.named;
      const { size } = proof.seen.geometry;
      const cells = [...new Set(extras.map((it) => Math.floor(it / size)))];
      require(cells.length === 2, 'two cells');
      for (const cell of cells) {
        const own = extras.filter((it) => Math.floor(it / size) === cell);
        for (const digit of proof.knowledge.digitsIn(cell)) {
          const candidate = proof.knowledge.candidate(cell, digit);
          if (digit === t.digit() || own.includes(candidate)) continue;
          require(proof.knowledge.refutes(candidate), 'no other digit');
          proof.knowledge.note({ cells: [cell], digit, on: false });
        }
      }
    },
  ],
  [
    'Try the digits of {cells} together.',
    (t, { named }) => {
      named.cells = t.cells('cells');
    },
  ],
  [
    '{cell} would have no candidate left {rest}.',
    (t, { knowledge, named }) => {
      for (const text of t.text('rest').split(', or ')) {
        const choices = [...text.matchAll(/(\d+) in (r\d+c\d+)/g)].map(
          ([, digit, cell]) => [t.cellsIn(cell)[0], Number(digit)] as const,
        );
        const assumed = knowledge.fork();
        for (const [cell, digit] of choices) {
          assumed.note({ cells: [cell], digit, on: true });
        }
        require(isIn(
          named.cells,
          choices.map(([cell]) => cell),
        ), 'these cells');
        require(!named.cells.includes(t.cell('cell')), 'another cell');
        require(assumed.digitsIn(t.cell('cell')).length === 0, 'no candidate is left');
        named.forbidden.push(choices.map(([cell, digit]) => knowledge.candidate(cell, digit)));
      }
    },
  ],
  [
    'So with {digit} in {cell}, no digits are left for {cells}.',
    (t, { knowledge, named }) => {
      const others = t.cells('cells');
      require(isIn(named.cells, [t.cell('cell'), ...others]), 'these cells');
      let combinations = [[[t.cell('cell'), t.digit()] as const]];
      for (const cell of others) {
        combinations = combinations.flatMap((chosen) =>
          knowledge
            .digitsIn(cell)
            .filter(
              (digit) => !chosen.some(([it, own]) => own === digit && knowledge.sees(it, cell)),
            )
            .map((digit) => [...chosen, [cell, digit] as const]),
        );
      }
      for (const chosen of combinations) {
        const all = chosen.map(([cell, digit]) => knowledge.candidate(cell, digit));
        require(named.forbidden.some((it) =>
          isIn(all, it),
        ), `a combination is left: ${chosen.join(' ')}`);
      }
      knowledge.note({ cells: t.cells('cell'), digit: t.digit(), on: false });
    },
  ],
];
