import type { Knowledge } from './knowledge.ts';
import { type Branch, opposite, type Proof, require, type Sentence, same } from './proof.ts';
import type { Statement, Terms } from './terms.ts';

/** Chains, loops, forcing chains and forcing nets. */
export const CHAINS: readonly Sentence[] = [
  ['If {start:statement}, then one after another: {rest}.', net],
  ['If {start:statement}, then {house} has no place for {digit}.', net],
  ['If {start:statement}, then no digit is left for {cell}.', net],
  [
    'If {start:statement}, then {rest}.',
    (t, proof) => (isNet(t.text('rest')) ? net : chain)(t, proof),
  ],
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
    'So of any two neighbouring candidates in the loop exactly one is true.',
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
const ONLY_PLACES =
  /^in ((?:row|column|box) \d+), (\d+) fits only in (r[rc\d, and]*?)(?:, so (.+))?$/;

function isNet(rest: string): boolean {
  return ONLY_DIGIT.test(rest) || ONLY_PLACES.test(rest);
}

/** Each deduction of a net must follow from the assumption and the deductions before. */
function net(t: Terms, proof: Proof): void {
  const branch = proof.begin(t.statement('start'));
  const rest = t.text('rest');
  if (rest === undefined) {
    if (t.text('house') === undefined) noDigit(t, proof);
    else noPlace(t, proof);
    return;
  }
  for (const text of rest.split('; ')) deduce(text, t, branch, proof);
}

function deduce(text: string, t: Terms, branch: Branch, { seen }: Proof): void {
  const { knowledge } = branch;
  const [, cell, only] = ONLY_DIGIT.exec(text) ?? [];
  if (cell) {
    const cells = t.cellsIn(cell);
    require(knowledge.digitsIn(cells[0]).join() === only, `${text}`);
    note(branch, { cells, digit: Number(only), on: true });
    return;
  }
  const [, house, digit, places, so] = ONLY_PLACES.exec(text) ?? [];
  require(house !== undefined, `a deduction: ${text}`);
  const cells = t.cellsIn(places);
  const number = Number(/\d+/.exec(house)) - 1;
  const kind = ['row', 'column', 'box'].indexOf(house.split(' ')[0]);
  const index = kind * seen.geometry.size + number;
  require(knowledge.placesOf(index, Number(digit)).join() === cells.join(), `${text}`);
  note(branch, { cells, digit: Number(digit), on: true });
  require(cells.length > 1 === (so !== undefined), `what it removes: ${text}`);
  if (so) add(branch, t.statementIn(so));
}

/** Each statement of a chain must follow from the one before. */
function chain(t: Terms, proof: Proof): void {
  const start = t.statement('start');
  const isKnown = proof.named.branches.at(-1);
  const branch = isKnown && same(isKnown.start, start) ? isKnown : proof.begin(start);
  let before = start;
  for (const text of t.text('rest').split(', so ')) {
    const statement = t.statementIn(text);
    const alone = proof.knowledge.fork();
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
  const { branches, cases } = proof.named;
  require(cases.length > 0, 'cases before this sentence');
  require(branches.some(({ isRefuted }) => isRefuted) === needsRefuted, 'impossible cases');
  for (const start of cases) {
    const branch = branches.find((it) => same(it.start, start));
    if (branch?.isRefuted) continue;
    const isSaid = branch?.statements.some((it) => same(it, statement) || includes(it, statement));
    require(isSaid ?? same(start, statement), 'it is true in each case');
  }
  proof.conclude(statement);
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
