import { BulkSolver } from '@nonet/engine/bulk';
import { CLASSIC } from '@nonet/engine/grid';
import { parsePuzzle } from '@nonet/engine/notation';
import { strategyById } from '@nonet/engine/search';
import { solvePuzzle } from '@nonet/engine/solve';
import { markdown } from '../../bench/measure.mjs';
import { compileAssembly } from '../../packages/engine/compile-assembly.mjs';
import { passes, runLane } from './lane.mjs';
import {
  FAMOUS,
  heaviest,
  minimalPuzzles,
  puzzleAt,
  sizeOf,
  withGivens,
  withoutGivens,
} from './puzzles.mjs';
import { apply, candidatesOf, isFull, nodesOf, RULES } from './rules.mjs';

const bitmaskMrv = strategyById('bitmask-mrv');
const dlx = strategyById('dlx');
const propagation = strategyById('propagation');
const scan = strategyById('scan');

// The counts in docs/kernel.md. They are the same on every machine.

const PUZZLES = 500;

const whole = (count) => count.toLocaleString('en');
const tenths = (value) =>
  value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = (share) => `${tenths(100 * share)} %`;

/** Counts the passes of the kernel until it has found two solutions of each puzzle, or all. */
function passesOf(puzzles) {
  const count = sizeOf(puzzles);
  const solver = new BulkSolver('simd');
  const run = solver.begin(puzzles, new Uint8Array(81 * count), new Uint32Array(count));
  let made = 1;
  while (run.advance(1) === undefined) made++;
  return made;
}

/** Returns the sum of `of(puzzle)` over all puzzles of a set. */
function sum(puzzles, of) {
  let total = 0;
  for (let i = 0; i < sizeOf(puzzles); i++) total += of(puzzleAt(puzzles, i));
  return total;
}

/** Makes the four sets of docs/kernel.md from `count` minimal puzzles. */
export function setsOf(count, hard) {
  const minimal = minimalPuzzles(count, 'kernel');
  return {
    easy: withGivens(36, minimal, 'easy'),
    minimal: minimal.puzzles,
    several: withoutGivens(2, minimal, 'several'),
    hard: heaviest(hard, minimal, nodesByDlx),
  };
}

function nodesByDlx(puzzle) {
  const givens = { geometry: CLASSIC, digits: puzzle };
  return solvePuzzle({ givens }, { strategy: dlx }).counters.nodes;
}

const famous = () => parsePuzzle(FAMOUS).record.givens;

function naive() {
  const rows = [scan, bitmaskMrv, propagation].map((strategy) => {
    const { counters } = solvePuzzle({ givens: famous() }, { strategy, limit: 1 });
    const { placements, backs, tries, nodes } = counters;
    return [`\`${strategy.id}\``, ...[placements, backs, tries, nodes].map(whole)];
  });
  return markdown(['Inkala 2012', 'placements', 'backs', 'tries', 'nodes'], rows);
}

/** For each set of rules: the share of puzzles solved without a guess, and the nodes per puzzle. */
function rules(puzzles) {
  const rowOf = (name, propagate) => {
    const fallen = sum(puzzles, (puzzle) => {
      const cells = candidatesOf(puzzle);
      return propagate(cells) && isFull(cells) ? 1 : 0;
    });
    const nodes = sum(puzzles, (puzzle) => nodesOf(candidatesOf(puzzle), propagate));
    return [name, percent(fallen / sizeOf(puzzles)), tenths(nodes / sizeOf(puzzles))];
  };
  const rows = RULES.map((name, i) =>
    rowOf(i === 0 ? name : `and ${name}`, (cells) => apply(cells, i + 1)),
  );
  rows.push(rowOf('and three locked digits fill a miniline', (cells) => passes(cells)));
  return markdown(['propagation by', 'solved without a guess', 'nodes per puzzle'], rows);
}

/** Counts the puzzles in which RULES and the passes of the kernel leave the same candidates. */
function equality(puzzles) {
  const same = sum(puzzles, (puzzle) => {
    const byRules = candidatesOf(puzzle);
    const byPasses = candidatesOf(puzzle);
    apply(byRules, RULES.length);
    passes(byPasses, { filling: false });
    return byRules.every((mask, cell) => mask === byPasses[cell]) ? 1 : 0;
  });
  return `On ${whole(same)} of the ${whole(sizeOf(puzzles))} puzzles, propagation with configurations leaves the same candidates in every cell as propagation with pointing and claiming.`;
}

/** Returns the average numbers of branches and passes of one lane on a set. */
function averageLane(puzzles, options) {
  let branches = 0;
  const made = sum(puzzles, (puzzle) => {
    const counters = runLane(candidatesOf(puzzle), options);
    branches += counters.branches;
    return counters.passes;
  });
  return { branches: branches / sizeOf(puzzles), passes: made / sizeOf(puzzles) };
}

/** Compares the search with `options` (label `name`) and the default search (label `kernel`). */
function compare(sets, asIs, options, [name, kernel]) {
  const head = [name, kernel].flatMap((way) => [`${way}: branches`, 'passes']);
  const rows = Object.entries(sets).map(([set, puzzles]) => [
    set,
    ...[averageLane(puzzles, options), asIs[set]]
      .flatMap(({ branches, passes: made }) => [branches, made])
      .map(tenths),
  ]);
  return markdown(['per puzzle', ...head], rows);
}

function lanes(sets, asIs) {
  const rows = Object.entries(sets).map(([name, puzzles]) => {
    const alone = asIs[name].passes;
    const made = passesOf(puzzles) / sizeOf(puzzles);
    const share = alone / (8 * made);
    return [name, tenths(alone), made.toFixed(2), share > 1 ? '' : percent(share)];
  });
  const heads = ['passes, one lane', 'passes, the kernel', 'lanes at work'];
  return markdown(['per puzzle', ...heads], rows);
}

/**
 * Counts the easy puzzles that naked singles alone solve, and the passes with and without this
 * step.
 */
function singles(easy, { passes: alone }) {
  const fallen = sum(easy, (puzzle) => {
    const cells = candidatesOf(puzzle);
    return apply(cells, 1) && isFull(cells) ? 1 : 0;
  });
  const made = passesOf(easy) / sizeOf(easy);
  return `Naked singles alone solve ${percent(fallen / sizeOf(easy))} of the easy puzzles. If all easy puzzles are searched, each takes ${tenths(alone)} passes (rounds of propagation) in one lane, or ${(alone / 8).toFixed(2)} passes with eight lanes. If naked singles are applied first, only the other puzzles are searched, and the average is ${made.toFixed(2)} passes per easy puzzle.`;
}

/** Counts the passes on one puzzle: in one lane, and in eight lanes that share its nodes. */
function stealing() {
  const puzzle = famous().digits;
  const alone = runLane(candidatesOf(puzzle));
  const together = passesOf(puzzle);
  return `The complete search of the puzzle Inkala 2012 branches ${whole(alone.branches)} times. One lane alone makes ${whole(alone.passes)} passes (rounds of propagation). Eight lanes that steal waiting nodes from one another make ${whole(together)} passes.`;
}

/** Counts the vector instructions of a pass, in the text form of the compiled kernel. */
async function instructions() {
  const { text } = await compileAssembly('kernel', { names: true });
  const tally = { work: 0, memory: 0 };
  let counted = false;
  let open = [];
  for (const written of text.split('\n')) {
    const [word, name] = written.trim().split(' ');
    if (word === '(func') {
      counted = ['$pass/band', '$pass/stack'].includes(name);
      open = [];
    }
    if (['block', 'if', 'loop'].includes(word)) open.push(word);
    if (word === 'end') open.pop();
    if (!counted || !/^(v128|i16x8)\.(?!const)/.test(word)) continue;
    // A pass calls each function three times. Every loop has three rounds.
    const times = 3 * 3 ** open.filter((block) => block === 'loop').length;
    tally[/load|store/.test(word) ? 'memory' : 'work'] += times;
  }
  return `A pass has ${whole(tally.work)} vector instructions that compute, and ${whole(tally.memory)} vector instructions that load and store. This is ${whole(Math.round((tally.work + tally.memory) / 8))} instructions for each of the eight nodes.`;
}

/** Returns the texts between the markers of docs/kernel.md, by their names. */
export async function counts() {
  const sets = setsOf(PUZZLES, PUZZLES / 20);
  const asIs = Object.fromEntries(
    Object.entries(sets).map(([name, puzzles]) => [name, averageLane(puzzles)]),
  );
  const { easy, ...searched } = sets;
  return {
    naive: naive(),
    rules: rules(sets.minimal),
    equality: equality(sets.minimal),
    lanes: lanes(searched, asIs),
    stalling: compare(sets, asIs, { stall: 'unchanged' }, ['nothing changed', 'no new single']),
    eager: compare(sets, asIs, { eager: true }, ['eager', 'stalled']),
    branching: compare(sets, asIs, { by: 'cell' }, ['by cell', 'by digit']),
    singles: singles(easy, asIs.easy),
    stealing: stealing(),
    instructions: await instructions(),
  };
}
