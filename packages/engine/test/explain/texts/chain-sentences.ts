import type { Knowledge } from './knowledge.ts';
import { type Branch, opposite, type Proof, require, type Sentence, same } from './proof.ts';
import { HOUSES, type Statement, type Terms, Unread } from './terms.ts';

/** Chains, loops, forcing chains and forcing nets. */
export const CHAINS: readonly Sentence[] = [
  ['{depth} {start:statement}, then one after another: {rest}.', net],
  ['{depth} {start:statement}, then {house} has no place for {digit}.', net],
  ['{depth} {start:statement}, then no digit is left for {cell}.', net],
  [
    '{depth} {start:statement}, then {house} has no place for {digit}, so {statement}.',
    (t, proof) => wrongCase(t, proof),
  ],
  [
    '{depth} {start:statement}, then no digit is left for {cell}, so {statement}.',
    (t, proof) => wrongCase(t, proof),
  ],
  ['{suppose} {start:statement}.', net],
  [
    '{depth} {start:statement}, then {rest}.',
    (t, proof) => (isNet(t.text('rest')) ? net : chain)(t, proof),
  ],
  ['Then one after another: {rest}.', goOn],
  ['Then {house} has no place for {digit}.', (t, proof) => noPlace(t, proof)],
  ['Then no digit is left for {cell}.', (t, proof) => noDigit(t, proof)],
  [
    'Then {house} has no place for {digit}, so {statement}.',
    (t, proof) => {
      noPlace(t, proof);
      require(same(t.statement(), opposite(proof.branch.start)), 'the assumption is wrong');
    },
  ],
  [
    'Then no digit is left for {cell}, so {statement}.',
    (t, proof) => {
      noDigit(t, proof);
      require(same(t.statement(), opposite(proof.branch.start)), 'the assumption is wrong');
    },
  ],
  ['Then {statement}.', (t, proof) => add(proof.branch, t.statement())],
  ['Then {rest}.', (t, proof) => (isNet(t.text('rest')) ? goOn(t, proof) : unread(t))],
  [
    'Now {digit} is only in {cells} in {house}.',
    (t, { branch }) => {
      const places = branch.knowledge.placesOf(t.house(), t.digit());
      require(places.join() === t.cells('cells').join(), 'these are all places');
      branch.cases = places.map((cell) => ({ cells: [cell], digit: t.digit(), on: true }));
    },
  ],
  [
    'Now {cell} has only {digits}.',
    (t, { branch }) => {
      const cells = t.cells('cell');
      require(branch.knowledge.digitsIn(cells[0]).join() === t.digits().join(), 'all candidates');
      branch.cases = t.digits().map((digit) => ({ cells, digit, on: true }));
    },
  ],
  [
    'Now either {cell} is {digit}, or it is not.',
    (t, { branch }) => {
      const on = { cells: t.cells('cell'), digit: t.digit(), on: true };
      branch.cases = [on, opposite(on)];
    },
  ],
  [
    'Now {statement}.',
    (t, { branch }) => {
      const known = t.statement();
      require(branch.knowledge.shows(known), 'it follows from the statements before');
      branch.cases = [known];
    },
  ],
  [
    'That is impossible, so {statement}.',
    (t, proof) => {
      const { isRefuted, parent, start } = proof.branch;
      require(isRefuted && parent !== undefined, 'a contradiction before this sentence');
      require(same(t.statement(), opposite(start)), 'the opposite of the assumption');
      proof.end(parent, t.statement());
    },
  ],
  [
    'In each of {which} cases, {statement}.',
    (t, proof) => {
      const { branch } = proof;
      const around = branch.cases.length > 0 ? branch : branch.parent;
      require(around !== undefined && around.cases.length > 0, 'cases before this sentence');
      const { cases, children } = around;
      requireInCases(t.statement(), cases, children, t.text('which') === 'the other');
      proof.end(around, t.statement());
    },
  ],
  [
    'Then {cell} both is {digit} and is not.',
    (t, proof) => {
      const on = { cells: t.cells('cell'), digit: t.digit(), on: true };
      const said = saidFrom(proof);
      require(said.some((it) => same(it, on)), 'it is the digit');
      require(said.some((it) => denies(it, on)), 'it is not the digit');
      proof.branch.isRefuted = true;
    },
  ],
  [
    'Then {cell} is both {digits}.',
    (t, proof) => {
      require(t.digits().length > 1, 'two digits');
      for (const digit of t.digits()) {
        const on = { cells: t.cells('cell'), digit, on: true };
        require(saidFrom(proof).some((it) => same(it, on)), 'it is the digit');
      }
      proof.branch.isRefuted = true;
    },
  ],
  [
    'Then {house} has {digit} twice.',
    (t, proof) => {
      const inHouse = proof.knowledge.cellsOf(t.house());
      const places = saidFrom(proof).filter(
        ({ cells, digit, on }) =>
          on && digit === t.digit() && cells.every((cell) => inHouse.includes(cell)),
      );
      const areApart = places.some((a) =>
        places.some((b) => !a.cells.some((cell) => b.cells.includes(cell))),
      );
      require(areApart, 'two places have the digit');
      proof.branch.isRefuted = true;
    },
  ],
  [
    'The last statement contradicts the first one.',
    (_, { branch }) => {
      const last = branch.statements.at(-1);
      require(last !== undefined && same(last, opposite(branch.start)), 'they are opposites');
      branch.isRefuted = true;
    },
  ],
  [
    'So the assumption is wrong.',
    (_, proof) => {
      require(proof.branch.isRefuted, 'a contradiction before this sentence');
      require(proof.named.branches.every(({ start }) =>
        same(start, proof.branch.start),
      ), 'a single assumption');
      proof.conclude(opposite(proof.branch.start));
    },
  ],
  [
    'In {house}, {digit} is in one of the cells {cells}.',
    (t, proof) => {
      const places = proof.knowledge.placesOf(t.house(), t.digit());
      require(places.join() === t.cells('cells').join(), 'these are all places');
      proof.named.cases = places.map((cell) => ({ cells: [cell], digit: t.digit(), on: true }));
    },
  ],
  [
    'Either {cell} is {digit}, or it is not.',
    (t, proof) => {
      const on = { cells: t.cells('cell'), digit: t.digit(), on: true };
      proof.named.cases = [on, opposite(on)];
    },
  ],
  [
    '{cell} is {anyDigit}.',
    (t, proof) => {
      const cell = t.cell('cell');
      const digits = t.digits('anyDigit');
      require(proof.knowledge.digitsIn(cell).join() === digits.join(), 'these are all candidates');
      proof.knowledge.addCell(cell);
      proof.named.ends = [cell];
      proof.named.digits = digits;
      proof.named.cases = digits.map((digit) => ({ cells: [cell], digit, on: true }));
    },
  ],
  ['In every case, {statement}.', (t, proof) => inEveryCase(t.statement(), proof, false)],
  ['In every other case, {statement}.', (t, proof) => inEveryCase(t.statement(), proof, true)],
  [
    'So {statement}.',
    (t, proof) => {
      const { branch } = proof;
      const last = branch.statements.at(-1);
      const { cells, digit, on } = t.statement();
      const hasEnds =
        last !== undefined &&
        on &&
        last.on &&
        !branch.start.on &&
        digit === last.digit &&
        digit === branch.start.digit &&
        cells.join() === [...branch.start.cells, ...last.cells].join();
      require(hasEnds, 'one of the ends has the digit');
      proof.conclude(t.statement());
    },
  ],
  [
    'So {first:statement}, or {second:statement}.',
    (t, proof) => {
      const { branch } = proof;
      const last = branch.statements.at(-1);
      require(same(t.statement('first'), opposite(branch.start)), 'the first end');
      require(last !== undefined && same(t.statement('second'), last), 'the last end');
      proof.knowledge.add([
        ...candidatesOf(t.statement('first'), proof),
        ...candidatesOf(t.statement('second'), proof),
      ]);
    },
  ],
  [
    'A cell that sees both ends cannot be {digit}.',
    (t, { branch }) => require(t.digit() === branch.start.digit, 'the digit of the ends'),
  ],
  [
    'The two ends see each other.',
    (_, { branch, knowledge }) => {
      const last = branch.statements.at(-1);
      const isSeen = last?.cells.every((cell) =>
        branch.start.cells.every((it) => knowledge.sees(it, cell)),
      );
      require(isSeen === true, 'the ends see each other');
    },
  ],
  [
    'If {cells} were {digit}, neither would be true; the same goes for {other:digit} in {first:cells}.',
    (t, { branch }) => {
      const last = branch.statements.at(-1);
      require(t.cells('cells').join() === last?.cells.join(), 'the last end');
      require(t.cells('first').join() === branch.start.cells.join(), 'the first end');
      require(t.digit() === branch.start.digit && t.digit('other') === last.digit, 'the digits');
    },
  ],
  [
    'The chain closes to a loop that works in both directions.',
    (_, proof) => {
      const { start, statements } = proof.branch;
      const last = statements.at(-1);
      require(last !== undefined, 'a chain');
      const end = proof.knowledge.fork();
      end.note(last);
      require(same(last, start) || end.shows(start), 'the last statement leads to the first one');
    },
  ],
  [
    'So of any two neighboring candidates in the loop exactly one is true.',
    (_, proof) => {
      const { start, statements } = proof.branch;
      const nodes = [start, ...statements];
      const all = nodes.flatMap((node, i) => [
        node,
        ...between(node, nodes[(i + 1) % nodes.length], proof.knowledge),
      ]);
      for (const [i, node] of all.entries()) {
        const next = all[(i + 1) % all.length];
        if (same(node, next)) continue;
        require(node.on !== next.on, 'the loop alternates');
        proof.knowledge.add([...candidatesOf(node, proof), ...candidatesOf(next, proof)]);
      }
    },
  ],
  ['Where both have the same digit, other cells that see both cannot have this digit.', () => {}],
  ['Where both are in one cell, this cell has no other digit.', () => {}],
  [
    'So either all digits that it places are right, or all digits that it removes are.',
    (_, proof) => {
      const { start, statements } = proof.branch;
      const last = statements.at(-1);
      require(start.on && last !== undefined && same(last, start), 'the chain comes back');
      require(statements.every(({ on }, i) => on === (i % 2 === 1)), 'it alternates');
      for (const on of statements.filter((it) => it.on)) {
        for (const off of statements.filter((it) => !it.on)) {
          proof.knowledge.add([...candidatesOf(on, proof), ...candidatesOf(off, proof)]);
        }
      }
    },
  ],
  ['A cell that sees one of each kind with the same digit cannot have this digit.', () => {}],
  [
    'But {cell} cannot be both {digits}, so it is not {digit}.',
    (t, proof) => {
      const { start, statements } = proof.branch;
      const [a, b] = t.digits();
      require(same(start, { cells: t.cells('cell'), digit: a, on: true }), 'the first statement');
      const last = { cells: t.cells('cell'), digit: b, on: true };
      require(statements.length > 0 && same(statements[statements.length - 1], last), 'the last');
      require(a !== b && t.digit() === a, 'the first digit is wrong');
      proof.conclude(opposite(start));
    },
  ],
  [
    'That is a contradiction, so {statement}.',
    (t, proof) => {
      const { start, statements } = proof.branch;
      const last = statements.at(-1);
      require(last !== undefined && same(last, opposite(start)), 'the chain contradicts itself');
      require(same(t.statement(), opposite(start)), 'the opposite of the assumption');
      proof.conclude(t.statement());
    },
  ],
  [
    'And if {cell} is {digit}, it is not {other:digit} anyway.',
    (t, proof) => {
      const { start, statements } = proof.branch;
      const off = { cells: t.cells('cell'), digit: t.digit('other'), on: false };
      require(same(start, { cells: t.cells('cell'), digit: t.digit(), on: false }), 'the first');
      require(statements.length > 0 && same(statements[statements.length - 1], off), 'the last');
      require(t.digit() !== t.digit('other'), 'two digits');
      proof.conclude(off);
    },
  ],
];

/** The texts of deductions of a net. */
const ONLY_DIGIT = /^(r\d+c\d+) has only (\d+) left$/;
const ONLY_PLACES = new RegExp(
  `^in (?<houses>${HOUSES}), (?<digits>[\\d, and]+) fits? only in (?<cells>r[rc\\d, and]*?)(?:, so (?<so>.+))?$`,
);
const ONLY_DIGITS =
  /^(?<cells>r[rc\d, and]*?) ha(?:ve|s) only (?<digits>[\d, and]+) left, so (?<so>.+)$/;

function isNet(rest: string): boolean {
  return [ONLY_DIGIT, ONLY_PLACES, ONLY_DIGITS].some((form) => form.test(rest));
}

const DEPTHS = ['If', 'If moreover', 'If on top of that'];
const SUPPOSE = ['Suppose that', 'Suppose moreover that', 'Suppose further that'];

/** Each deduction of a net must follow from the assumption and the deductions before. */
function net(t: Terms, proof: Proof): void {
  const depth = DEPTHS.indexOf(t.text('depth'));
  proof.begin(t.statement('start'), Math.max(depth, SUPPOSE.indexOf(t.text('suppose'))));
  if (t.text('rest') !== undefined) goOn(t, proof);
  else if (t.text('house') !== undefined) noPlace(t, proof);
  else if (t.text('cell') !== undefined) noDigit(t, proof);
}

function wrongCase(t: Terms, proof: Proof): void {
  net(t, proof);
  require(same(t.statement(), opposite(proof.branch.start)), 'the assumption is wrong');
}

function goOn(t: Terms, proof: Proof): void {
  for (const text of t.text('rest').split('; ')) deduce(text, t, proof.branch);
}

function deduce(text: string, t: Terms, branch: Branch): void {
  const { knowledge } = branch;
  const [, cell, only] = ONLY_DIGIT.exec(text) ?? [];
  if (cell) {
    const cells = t.cellsIn(cell);
    require(knowledge.digitsIn(cells[0]).join() === only, `${text}`);
    note(branch, { cells, digit: Number(only), on: true });
    return;
  }
  const named = (ONLY_PLACES.exec(text) ?? ONLY_DIGITS.exec(text))?.groups;
  require(named !== undefined, `a deduction: ${text}`);
  const cells = t.cellsIn(named.cells);
  const digits = [...named.digits.matchAll(/\d+/g)].map(([digit]) => Number(digit));
  const known = knowledge.fork();
  if (named.houses === undefined) {
    require(knowledge.digitsOf(cells).join() === digits.join(), `${text}`);
    for (const it of cells) known.addCell(it);
  } else {
    const places = t.housesIn(named.houses).flatMap((house) =>
      digits.flatMap((digit) => {
        known.addPlaces(house, digit);
        return knowledge.placesOf(house, digit);
      }),
    );
    require(isSame(places, cells), `${text}`);
  }
  if (named.so === undefined) {
    require(cells.length === 1 && digits.length === 1, `what it removes: ${text}`);
    note(branch, { cells, digit: digits[0], on: true });
    return;
  }
  const off = t.statementIn(named.so);
  require(!off.on && off.cells.every((it) => known.refutes(known.candidate(it, off.digit))), text);
  note(branch, off);
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return (
    [...new Set(some)].sort((a, b) => a - b).join() === others.toSorted((a, b) => a - b).join()
  );
}

/** Each statement of a chain must follow from the one before. */
function chain(t: Terms, proof: Proof): void {
  const start = t.statement('start');
  const isKnown = proof.named.branches.at(-1);
  const depth = DEPTHS.indexOf(t.text('depth'));
  const isSameChain = depth === 0 && isKnown && same(isKnown.start, start);
  const branch = isSameChain ? isKnown : proof.begin(start, depth);
  let before = start;
  for (const text of t.text('rest').split(', so ')) {
    const statement = t.statementIn(text);
    const alone = (branch.parent ?? proof).knowledge.fork();
    alone.note(before);
    require(alone.shows(statement), `${text} follows from the statement before`);
    note(branch, statement);
    before = statement;
  }
}

function add(branch: Branch, statement: Statement): void {
  require(branch.knowledge.shows(statement), 'it follows from the statements before');
  note(branch, statement);
}

function note(branch: Branch, statement: Statement): void {
  branch.knowledge.note(statement);
  branch.statements.push(statement);
}

function noPlace(t: Terms, { branch }: Proof): void {
  const { knowledge } = branch;
  const isPlaced = knowledge
    .cellsOf(t.house())
    .some((it) => knowledge.seen.values[it] === t.digit());
  require(!isPlaced, 'the digit is missing');
  require(knowledge.placesOf(t.house(), t.digit()).length === 0, 'no place is left');
  branch.isRefuted = true;
}

function noDigit(t: Terms, { branch }: Proof): void {
  const { knowledge } = branch;
  require(knowledge.seen.values[t.cell('cell')] === 0, 'the cell is blank');
  require(knowledge.digitsIn(t.cell('cell')).length === 0, 'no candidate is left');
  branch.isRefuted = true;
}

/** The statements said since the assumption of the last chain. */
function saidFrom({ branch }: Proof): readonly Statement[] {
  return [branch.start, ...branch.statements];
}

/** Whether a statement says that a cell lacks a digit, alone or with other cells. */
function denies(statement: Statement, { cells: [cell], digit }: Statement): boolean {
  return !statement.on && statement.digit === digit && statement.cells.includes(cell);
}

export function inEveryCase(statement: Statement, proof: Proof, needsRefuted: boolean): void {
  requireInCases(statement, proof.named.cases, proof.named.branches, needsRefuted);
  proof.conclude(statement);
}

function requireInCases(
  statement: Statement,
  cases: readonly Statement[],
  branches: readonly Branch[],
  needsRefuted: boolean,
): void {
  require(cases.length > 0, 'cases before this sentence');
  require(branches.some(({ isRefuted }) => isRefuted) === needsRefuted, 'impossible cases');
  for (const start of cases) {
    const branch = branches.find((it) => same(it.start, start));
    if (branch?.isRefuted) continue;
    require(isSaidIn(statement, start, branch), 'it is true in each case');
  }
}

function unread(t: Terms): never {
  throw new Unread(t.text('rest'));
}

/** Whether a branch says a statement. Without a branch, the case itself must be the statement. */
function isSaidIn(statement: Statement, start: Statement, branch: Branch | undefined): boolean {
  if (!branch) return same(start, statement);
  return branch.statements.some((it) => same(it, statement) || includes(it, statement));
}

/** Whether `none of r1c1 and r1c2 is 5` includes `r1c1 is not 5`. */
function includes(all: Statement, one: Statement): boolean {
  return denies(all, one) && !one.on;
}

function candidatesOf({ cells, digit }: Statement, proof: Proof): number[] {
  return proof.candidates(cells, digit);
}

/**
 * The statement that is left out between two that are on: the next cell has two candidates, and
 * lacks the digit of the first one.
 */
function between(node: Statement, next: Statement, knowledge: Knowledge): Statement[] {
  if (!node.on || !next.on || same(node, next)) return [];
  return [{ cells: next.cells, digit: node.digit, on: false }].filter(
    ({ cells, digit }) => cells.length === 1 && knowledge.has(cells[0], digit),
  );
}
