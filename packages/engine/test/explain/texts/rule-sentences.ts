import type { Constraint } from '../../../src/constraint/constraint.ts';
import { NamedRules } from './named-rules.ts';
import { type Proof, require, type Sentence } from './proof.ts';
import type { Terms } from './terms.ts';

type Test = (constraint: Constraint, terms: Terms) => boolean;

const is = (cells: readonly number[], terms: Terms, name = 'cells'): boolean =>
  cells.join() === terms.cells(name).join();

/** A sentence that says what a constraint of the puzzle demands. */
function rule(template: string, test: Test): Sentence {
  return [
    template,
    (terms, proof) => {
      const found = proof.seen.variant?.constraints.find((it) => test(it, terms));
      require(found !== undefined, 'a constraint of the puzzle');
      const cells =
        'cells' in found
          ? found.cells
          : 'bulb' in found
            ? [...found.bulb, ...found.shaft]
            : 'parts' in found
              ? found.parts.flat()
              : terms.cells('cells');
      rulesOf(proof).add(found, cells);
    },
  ];
}

/** The same for cells in a row or column, which may be all of it. */
function lineRule(
  template: string,
  kind: Constraint['kind'],
  value: (terms: Terms) => number,
): Sentence[] {
  const has = (it: Constraint, terms: Terms): boolean =>
    it.kind === kind && 'value' in it && it.value === value(terms);
  return [
    rule(
      template.replace('{line}', '{cells}'),
      (it, terms) => has(it, terms) && 'cells' in it && is(it.cells, terms),
    ),
    [
      template.replace('{line}', '{house} from {cell} on'),
      (terms, proof) => {
        const line = proof.knowledge.cellsOf(terms.house());
        const cells = line[0] === terms.cell('cell') ? line : line.reverse();
        const found = proof.seen.variant?.constraints.find(
          (it) => has(it, terms) && 'cells' in it && it.cells.join() === cells.join(),
        );
        require(found !== undefined, 'a clue of the puzzle');
        rulesOf(proof).add(found, cells);
      },
    ],
  ];
}

function rulesOf({ named, seen }: Proof): NamedRules {
  named.rules ??= new NamedRules(seen);
  return named.rules;
}

export const RULES: readonly Sentence[] = [
  rule(
    'The digits of the cage {cells} are different and add up to {digit}.',
    (it, t) => it.kind === 'killer' && is(it.cells, t) && it.sum === t.digit(),
  ),
  rule(
    'The digits in {cells} add up to {digit}.',
    (it, t) => it.kind === 'sum' && is(it.cells, t) && it.sum === t.digit(),
  ),
  rule(
    'The digits on the arrow, {shaft:cells}, add up to the digit in its circle, {cell}.',
    (it, t) => it.kind === 'arrow' && is(it.shaft, t, 'shaft') && is(it.bulb, t, 'cell'),
  ),
  rule(
    'The digits on the arrow, {shaft:cells}, add up to the number in its circle, {bulb:cells}.',
    (it, t) => it.kind === 'arrow' && is(it.shaft, t, 'shaft') && is(it.bulb, t, 'bulb'),
  ),
  rule('The parts {rest} have the same sum.', (it, t) => {
    const named = [...t.text('rest').matchAll(/\(([^)]*)\)/g)].map(([, list]) =>
      t.cellsIn(list).join(),
    );
    return it.kind === 'equal' && it.parts.map((part) => part.join()).join('|') === named.join('|');
  }),
  rule(
    '{cells} differ by {digit}.',
    (it, t) => it.kind === 'difference' && is(it.cells, t) && it.value === t.digit(),
  ),
  rule(
    'One of {cells} is {digit} times the other.',
    (it, t) => it.kind === 'ratio' && is(it.cells, t) && it.value === t.digit(),
  ),
  rule(
    '{cells} add up to {digit}.',
    (it, t) => it.kind === 'total' && is(it.cells, t) && it.value === t.digit(),
  ),
  rule(
    '{a:cell} is less than {b:cell}.',
    (it, t) => it.kind === 'less' && it.cells[0] === t.cell('a') && it.cells[1] === t.cell('b'),
  ),
  rule(
    '{cells} are neighbors, so their digits are not consecutive.',
    (it, t) => it.kind === 'nonconsecutive' && t.cells('cells').length === 2,
  ),
  rule(
    'There is no mark between {cells}, so they do not {rest}.',
    (it, t) =>
      it.kind === 'negative' &&
      t.cells('cells').length === 2 &&
      it.of.every((kind, i) =>
        t.text('rest').includes(
          {
            difference: `differ by ${it.values[i]}`,
            ratio: `have the ratio ${it.values[i]} : 1`,
            total: `add up to ${it.values[i]}`,
          }[kind],
        ),
      ),
  ),
  rule(
    'Along the thermometer {cells}, the digits rise.',
    (it, t) => it.kind === 'thermo' && !it.slow && is(it.cells, t),
  ),
  rule(
    'Along the slow thermometer {cells}, the digits never fall.',
    (it, t) => it.kind === 'thermo' && it.slow === true && is(it.cells, t),
  ),
  rule(
    'Neighbors on the line {cells} differ by at least {digit}.',
    (it, t) => it.kind === 'whisper' && is(it.cells, t) && it.value === t.digit(),
  ),
  rule(
    'The digits on the line {cells} are consecutive, in any order.',
    (it, t) => it.kind === 'renban' && is(it.cells, t),
  ),
  rule(
    'The line {cells} reads the same from both ends.',
    (it, t) => it.kind === 'palindrome' && is(it.cells, t),
  ),
  rule(
    'The inner digits of the line {cells} lie between those at its ends.',
    (it, t) => it.kind === 'between' && is(it.cells, t),
  ),
  rule(
    'The ends of the line {cells} differ by at least {digit}, and its inner digits lie outside of them.',
    (it, t) => it.kind === 'lockout' && is(it.cells, t) && it.value === t.digit(),
  ),
  rule(
    'Any three neighbors on the line {cells} are a low, a middle and a high digit.',
    (it, t) => it.kind === 'entropic' && is(it.cells, t),
  ),
  rule(
    'Any {value:digit} neighbors on the line {cells} have different remainders modulo {digit}.',
    (it, t) =>
      it.kind === 'modular' &&
      is(it.cells, t) &&
      it.value === t.digit() &&
      it.value === t.digit('value'),
  ),
  rule(
    '{cells} contain {digits}.',
    (it, t) =>
      it.kind === 'quadruple' &&
      !it.exact &&
      is(it.cells, t) &&
      it.values.join() === t.digits().join(),
  ),
  rule(
    '{cells} contain {digits}, and none of these digits more often.',
    (it, t) =>
      it.kind === 'quadruple' &&
      it.exact === true &&
      is(it.cells, t) &&
      it.values.join() === t.digits().join(),
  ),
  ...lineRule(
    'In {line}, the digits between 1 and {most:digit} add up to {digit}.',
    'sandwich',
    (t) => t.digit(),
  ),
  ...lineRule(
    'In {line}, the first digit says how many of the first digits add up to {digit}.',
    'xsum',
    (t) => t.digit(),
  ),
  ...lineRule('In {line}, 1 digit is greater than all before it.', 'skyscraper', () => 1),
  ...lineRule('In {line}, {digit} digits are greater than all before them.', 'skyscraper', (t) =>
    t.digit(),
  ),
  [
    'The digits of {house} are all different.',
    (t, proof) => {
      const house = proof.knowledge.cellsOf(t.house());
      const rules = rulesOf(proof);
      rules.houses.push([...house]);
      for (const cell of house) rules.cells.add(cell);
    },
  ],
  ['Here {facts}.', (t, proof) => noteFacts(t, proof)],
];

/** `r1c1 is 5; r1c2 and r1c3 are at least 4; and r1c4 is not 2 or 3` */
function noteFacts(terms: Terms, proof: Proof): void {
  const { knowledge, seen } = proof;
  for (const fact of terms.text('facts').split(/(?:; and |; |, and )(?=r\d)/)) {
    const [, names, said] = /^(.*?) (?:is|are) (.+)$/.exec(fact) ?? [];
    require(said !== undefined, 'a fact');
    const left = digitsSaid(said, seen.geometry.size);
    for (const cell of terms.cellsIn(names)) {
      const value = seen.values[cell];
      const held = value > 0 ? [value] : knowledge.digitsIn(cell);
      require(held.every((digit) => left.includes(digit)), `what is left: ${fact}`);
      rulesOf(proof).left.set(cell, left);
    }
  }
}

function digitsSaid(said: string, size: number): number[] {
  const all = Array.from({ length: size }, (_, i) => i + 1);
  const numbers = [...said.matchAll(/\d+/g)].map(([digit]) => Number(digit));
  if (said.startsWith('at least')) return all.filter((digit) => digit >= numbers[0]);
  if (said.startsWith('at most')) return all.filter((digit) => digit <= numbers[0]);
  if (said.startsWith('from'))
    return all.filter((digit) => digit >= numbers[0] && digit <= numbers[1]);
  if (said.startsWith('not')) return all.filter((digit) => !numbers.includes(digit));
  return numbers;
}
