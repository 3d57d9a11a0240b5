import { CLASSIC, formatCell, houseName } from '@nonet/engine/grid';
import { counted } from '../../report/counted.ts';
import { grouped, type JudgeWords, mebibytes, quoted, seconds } from './words.ts';

const cell = (index: number): string => formatCell(CLASSIC, index);
const house = (index: number): string => houseName(CLASSIC, index);
const times = (number: number): string => (number === 2 ? 'twice' : `${number} times`);

const STRATEGIES = {
  scan: 'a row-by-row search',
  'bitmask-mrv': 'a search that picks the cell with the fewest candidates',
  propagation: 'a search that first fills in all forced cells (propagation)',
  dlx: 'dancing links',
};

export const english: JudgeWords = {
  verdicts: {
    AC: 'Accepted',
    WA: 'Wrong answer',
    PE: 'Presentation error',
    TLE: 'Time limit exceeded',
    MLE: 'Memory limit exceeded',
    RE: 'Runtime error',
    CE: 'Compile error',
  },
  purposes: {
    sample: "the problem's sample",
    'one-blank': 'one blank cell',
    'one-row': 'one blank row',
    'full-grid': 'a full grid',
    easy: 'easy',
    'top-rows': 'few givens in the top rows',
    'bottom-rows': 'few givens in the bottom rows',
    'many-blanks': 'many blanks',
    'several-solutions': 'several solutions',
    'nearly-empty': 'two givens',
    empty: 'the empty grid',
    hard: 'hard',
    'one-puzzle': 'one puzzle',
    'many-puzzles': 'many puzzles',
    own: 'your puzzle',
  },
  orders: {
    rows: 'row by row',
    'reverse-rows': 'from the last row up',
    columns: 'column by column',
    fewest: 'fewest candidates first',
  },
  reasons: {
    'no-output': ({ hasMessages }) =>
      hasMessages
        ? 'There is nothing on standard output; the program wrote to standard error only.'
        : 'There is nothing on standard output.',
    lines: ({ expected, found }) =>
      `The output has ${counted(found, 'line')} instead of ${expected}.`,
    'line-length': ({ line, expected, found }) =>
      `Line ${line} of the output has ${counted(found, 'digit')} instead of ${expected}.`,
    'no-grid': ({ line, text }) =>
      `Line ${line} of the output has text that does not belong to a grid: "${quoted(text)}".`,
    'extra-grids': ({ count: grids, isSame }) =>
      isSame
        ? `The grid is printed ${times(grids)} instead of once.`
        : `The output has ${grids} different grids instead of one.`,
    'blank-left': ({ cell: at, blanks }) =>
      `${cell(at)} is still blank in the output (${counted(blanks, 'blank cell')}).`,
    'given-changed': ({ cell: at, given, found }) =>
      `${cell(at)} is ${found}, but ${given} is given there.`,
    'digit-twice': ({ cell: at, found, expected, digit, house: where, cells }) =>
      `${cell(at)} is ${found}, expected ${expected}: ${digit} appears ${times(cells.length)} in ${house(where)} (${cells.map(cell).join(', ')}).`,
    'not-smallest': ({ cell: at, found, expected }) =>
      `The grid is a solution, but not the smallest: ${cell(at)} is ${found}, and a smaller solution has ${expected} there.`,
    number: ({ expected, found }) => `The answer is ${quoted(found)}, expected ${expected}.`,
    'spaces-between-digits': () =>
      'The grid is right, but the digits are separated by spaces. The problem wants no spaces.',
    'no-spaces-between-digits': () =>
      'The grid is right, but the problem wants a space between the digits.',
    'one-line': () => 'The grid is right, but it is on one line instead of nine.',
    'blank-lines': () => 'The grid is right, but there are blank lines before or between its rows.',
    'leading-spaces': ({ line }) => `The grid is right, but line ${line} begins with a space.`,
    'extra-text': ({ line, text }) =>
      `The answer is right, but line ${line} has text that the problem does not want: "${quoted(text)}".`,
    'other-form': ({ line, text }) =>
      `The grid is right, but line ${line} is not in the form that the problem wants: "${quoted(text)}".`,
    'not-json': () => 'The grid is right, but the problem wants it as JSON on one line.',
    'not-character': ({ cell: at, digit, isNumber }) =>
      `The digits are right, but ${cell(at)} is ${isNumber ? `the number ${digit}` : `the character with code ${digit}`} instead of the character '${digit}'.`,
    'exit-status': ({ status, isRight, message }) =>
      `The program ended with exit status ${status} instead of 0${isRight ? ', after the right answer' : ''}${message === undefined ? '' : ` (${quoted(message)})`}.`,
    signal: ({ signal, message }) =>
      `The program crashed with ${signal}${SIGNALS[signal] ?? ''}${message === undefined ? '' : ` (${quoted(message)})`}.`,
    'too-many-processes': ({ most }) =>
      `The program started more than ${most} processes. The program and all its processes were killed.`,
    'too-much-output': ({ most }) =>
      `The program printed more than ${mebibytes(most)} MB and was killed.`,
    'too-slow': ({ time, limit }) =>
      `The program was stopped after ${seconds(time)} s of CPU time; the limit is ${seconds(limit)} s.`,
    'no-end': ({ wall, time }) =>
      `The program had not ended after ${seconds(wall)} s, but used only ${seconds(time)} s of CPU time: it waits or sleeps.`,
    'too-much-memory': ({ most }) =>
      `The program used more than ${mebibytes(most)} MB and was killed.`,
    'compile-error': ({ messages }) => messages.join('\n  '),
  },
  mistakes: {
    echoed: () =>
      'The output is the input, unchanged. Does the search run at all, and is its result kept?',
    'dead-end': () =>
      'The filled cells break no rule, but the search gave up. At a dead end it must remove the last digit and try the next one.',
    'boxes-ignored': () =>
      'All rows and columns are right, but the boxes are not. So the test of the boxes does not work.',
    'boxes-shifted': ({ rows, columns }) =>
      `All rows and columns are right, but the program's boxes begin ${shift(rows, columns)}. So the box index is off by one.`,
    'boxes-mixed': () =>
      'The box index uses % instead of /. The box of a cell is row / 3 * 3 + column / 3, not row % 3 * 3 + column % 3.',
    largest: () =>
      'This is the largest solution. Either the digits are tried from 9 down to 1, or the program keeps the last solution it finds.',
    'rows-sorted': () => 'Every row is 123456789, so the program sorts the digits of each row.',
    'lines-sorted': () => 'These are the rows of the solution in another order.',
    transposed: () => 'Rows and columns are exchanged.',
    overflow: ({ bits }) =>
      `The answer differs by a multiple of 2^${bits}, so the sum overflows its integer type.`,
    'opens-a-file': () => 'Judges give the input on standard input, not in a file.',
    'input-ended': () => 'The program tries to read past the end of the input.',
    'full-grid': () => 'This grid has no blank: does the program expect at least one?',
    'recursion-limit': () => 'The recursion is deeper than the language allows.',
    'stack-overflow': () => 'The recursion never ends, or is too deep for the stack.',
  },
  heads: {
    label: 'case',
    placements: 'placements',
    puzzles: 'puzzles',
    memory: 'memory',
    time: 'time',
  },
  title: ({ program, problem, time, memory }) =>
    `${program} · ${problem} · ${seconds(time)} s and ${mebibytes(memory)} MB per case`,
  bonus: (language) =>
    language === 'java'
      ? 'The time limit includes the bonus for Java: twice the time plus 1 s.'
      : 'The time limit includes the bonus for Python: three times the time plus 2 s.',
  stress: 'Stress cases (harder than the problem allows):',
  inCase: (verdict, number, puzzle) =>
    `${verdict} in case ${number}${puzzle === undefined ? '' : `, puzzle ${puzzle}`}.`,
  accepted: (cases) => `Accepted: ${counted(cases, 'case')}.`,
  stressResult: (passed, cases) => `Stress: ${passed} of ${counted(cases, 'case')} passed.`,
  cause: (number, mistake) => `Case ${number} shows the cause. ${mistake}`,
  needs: ([first, ...others]) => {
    const number = ({ isComplete, placements }: typeof first): string =>
      `${isComplete ? '' : 'more than '}${grouped(placements)}`;
    const rest = others.map((need) => `${STRATEGIES[need.strategy]} ${number(need)}`);
    return `On this puzzle, ${STRATEGIES[first.strategy]} makes ${number(first)} placements, ${rest.join(', ')}.`;
  },
  puzzle: 'The puzzle:',
  watched: (link) => `Your own program on this puzzle: ${link}`,
  studio: (link, { isServed }) =>
    `See it in the studio${isServed ? '' : ' (first run nonet studio)'}: ${link}`,
  rest: (why, cases) =>
    ({
      'after-failure': `Not run: ${counted(cases, 'case')}, because a judge would have stopped.`,
      'after-slow': `Not run: ${counted(cases, 'case')}, because a case exceeded the time or memory limit.`,
      heavier: `Not run: ${counted(cases, 'case')}, because an easier case exceeded the time or memory limit.`,
    })[why],
  attacked: ({ seconds: spent, report, limit }) => {
    const { cost, easy, outcome, runs, worstAtStart } = report;
    const tried = `Attacked for ${spent} s with ${counted(runs, 'run')}.`;
    const before = worstAtStart.cost === 'limit' ? limit : worstAtStart.cost;
    const took = cost === 'limit' ? `more than ${seconds(limit)} s` : `${seconds(cost)} s`;
    const factor = (cost === 'limit' ? limit : cost) / easy;
    if (outcome === 'even')
      return `${tried} No puzzle was found that is noticeably slower than the easy puzzles.`;
    if (outcome === 'start') {
      return `${tried} No slower puzzle was found. The slowest case takes ${took}, ${factor.toFixed(1)} times as long as an easy puzzle.`;
    }
    return `${tried} This puzzle takes ${took}, ${factor.toFixed(1)} times as long as an easy puzzle (the slowest case took ${seconds(before)} s).`;
  },
  notAttacked:
    'Not attacked. An attack needs a problem with one puzzle per case, and a program that passes an easy case.',
  throughput: (rate) => `${grouped(Math.round(rate))} puzzles per second`,
  kept: (folder) => `The inputs, the expected outputs and the actual outputs are in ${folder}.`,
};

/** What a signal means. The text follows the name of the signal. */
const SIGNALS: Readonly<Record<string, string>> = {
  SIGSEGV: ': it accessed invalid memory, for example outside an array, or used too much stack',
  SIGABRT: ': an exception was not caught, or an assertion failed',
  SIGFPE: ': it divided by zero',
  SIGBUS: ': it accessed invalid memory',
  SIGILL: ': it ran an instruction that does not exist',
};

function shift(rows: number, columns: number): string {
  const parts = [
    ...(rows > 0 ? [`${counted(rows, 'row')} too high`] : []),
    ...(columns > 0 ? [`${counted(columns, 'column')} too far left`] : []),
  ];
  return parts.join(' and ');
}
