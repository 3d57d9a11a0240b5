import { counted, grouped } from '@nonet/engine/explain';
import { CLASSIC, formatCell, houseName } from '@nonet/engine/grid';
import type { HouseKind } from '../causes/cause.ts';
import type { SumOf } from '../causes/reason.ts';
import { type JudgeWords, mebibytes, quoted, seconds } from './words.ts';

const cell = (index: number): string => formatCell(CLASSIC, index);
const house = (index: number): string => houseName(CLASSIC, index);
const times = (number: number): string =>
  number === 1 ? 'once' : number === 2 ? 'twice' : `${grouped(number)} times`;

const STRATEGIES = {
  scan: 'a row-by-row search',
  'bitmask-mrv': 'a search that picks the cell with the fewest candidates',
  propagation: 'a search that first fills in all forced cells (propagation)',
  dlx: 'dancing links',
};

export const english: JudgeWords = {
  results: {
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
    several: 'several solutions',
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
      `${cell(at)} is ${found === 0 ? 'blank' : found}, but ${given} is given there.`,
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
    'too-slow': ({ time, limit, isOnClock }) =>
      `The program was stopped after ${seconds(time)} s${isOnClock ? '' : ' of CPU time'}; the limit is ${seconds(limit)} s.`,
    'no-end': ({ wall, time }) =>
      `The program had not ended after ${seconds(wall)} s, but used only ${seconds(time)} s of CPU time: it waits or sleeps.`,
    'too-much-memory': ({ most }) =>
      `The program used more than ${mebibytes(most)} MB and was killed.`,
    'compile-error': ({ messages }) => messages.join('\n  '),
  },
  mistakes: {
    echoed: ({ blank }) =>
      `The output is the input, unchanged. Does the search run at all, and is its result kept?${blank === undefined ? '' : ` Does it look for the character '${blank}' in a blank, and not for 0?`}`,
    'dead-end': ({ cell: at }) =>
      `The filled cells break no rule, but no digit fits ${cell(at)} any more.`,
    'stopped-early': () => 'The filled cells break no rule, and a digit fits every blank cell.',
    'lines-left-out': ({ rows, columns }) =>
      `All cells are filled except the blanks of ${lineNames(rows, columns)}.`,
    'houses-wrong': ({ right, wrong }) =>
      `All ${right.map(plural).join(' and ')} are right, but the ${wrong.map(plural).join(' and ')} are not.`,
    'boxes-shifted': ({ rows, columns }) =>
      `All rows and columns are right, and so are boxes that begin ${shift(rows, columns)}, as if the box index were off by one.`,
    'boxes-mixed': () =>
      'All rows and columns are right, and so are the cells with equal row % 3 and column % 3, as if the box index used % instead of /. The box of a cell is row / 3 * 3 + column / 3.',
    largest: () =>
      'This is the largest solution, as if the digits were tried from 9 down to 1, or the last solution were kept.',
    'rows-sorted': () => 'Every row is 123456789, and the givens are not in their cells.',
    'lines-sorted': () => 'These are the rows of the solution in another order.',
    transposed: () => 'Rows and columns are exchanged.',
    'mixed-types': ({ cell: at, digit, isNumber }) =>
      `Your program put ${isNumber ? `the number ${digit}` : `the character with code ${digit}`} into ${cell(at)}, but the givens are characters such as '${digit}'. The two are never equal, so comparing one with the other does not find the digits in the way.`,
    overflow: ({ bits }) =>
      `The answer differs by a multiple of 2^${bits}, as if the sum overflowed an integer type of ${bits} bits.`,
    'other-sum': ({ of }) => `The answer is the sum of ${SUMS[of]}.`,
    'grid-missing': ({ grid, number }) =>
      `The answer is ${number} too small. ${number} is the number of grid ${grid}, and of no other grid.`,
    'one-grid': ({ grid }) => `The answer is the number of grid ${grid} alone, not the sum.`,
    'not-added': ({ grids }) => `The ${grids} numbers are right, but their sum is wanted.`,
    'known-answer': () =>
      "24702 is the answer for the file of Project Euler. The judge's grids are others: read them from standard input, or from p096_sudoku.txt in the folder in which the program runs.",
    'opens-a-file': ({ files }) =>
      files.length === 0
        ? 'Judges give the input on standard input, not in a file.'
        : `The input is on standard input, and in the files ${files.join(', ')} of the folder in which the program runs.`,
    'numbers-and-strings': () =>
      "The program mixes numbers and strings. What it reads are strings: '5' is never equal to 5, and cannot be compared with it by < or used as an index. int('5') and str(5) convert them.",
    'blank-is-dot': () => "A blank is the character '.', which int() cannot read.",
    'input-ended': () => 'The program tries to read past the end of the input.',
    'full-grid': () => 'This grid has no blank: does the program expect at least one?',
    'recursion-limit': () => 'The recursion is deeper than the language allows.',
    'stack-overflow': () => 'The recursion never ends, or is too deep for the stack.',
  },
  causes: {
    'went-on-after-solution': ({ event }) =>
      `Your program had solved the puzzle after event ${grouped(event)}, but then it went on and changed the grid.`,
    'solution-not-printed': ({ event, isNumber, isSilent }) =>
      isNumber
        ? `Your program solved the puzzle (after event ${grouped(event)}), so only the number that it makes of the solution is wrong.`
        : `Your program solved the puzzle (after event ${grouped(event)}), but ${isSilent ? 'printed nothing on standard output' : 'printed something else'}.`,
    'given-overwritten': ({ cell: at, event, given }) =>
      `Your program changed a given: after event ${grouped(event)}, it takes the ${given} out of ${cell(at)}.`,
    'digit-never-placed': ({ cell: at, digits, event }) =>
      `Your program never placed ${digits.join(' or ')}. For example, it gave up ${cell(at)} at event ${grouped(event)}, although ${digits.join(' and ')} fit${digits.length === 1 ? 's' : ''} there.`,
    'placed-beside-equal': ({ cells, digit, event, house: kind, never, times: often }) => {
      const first = `Your program put ${digit} into a ${kind} that already had ${digit} (${cells.map(cell).join(', ')}, event ${grouped(event)}), and went on.`;
      if (often === 1 && never.length === 0) return first;
      const elsewhere =
        never.length === 0 ? '' : `, but never in ${never.map(plural).join(' or ')}`;
      return `${first} It did so ${times(often)} in ${plural(kind)}${elsewhere}.`;
    },
    'cells-left-out': ({ cells, columns, rows }) =>
      `Your program filled all other cells, but never put a digit into ${cells.length > 0 ? cells.map(cell).join(' and ') : lineNames(rows, columns)}.`,
    'never-takes-back': ({ placements }) =>
      `Your program placed ${counted(placements, 'digit')} and never took one out again, but with these digits the puzzle has no solution.`,
    'never-empties-cell': ({ replaced }) =>
      `Your program replaced a digit by another ${grouped(replaced)} times, but never made a cell blank again.`,
    'stops-without-guess': ({ blanks, placements }) =>
      `Every digit that your program placed is right (${grouped(placements)}), but it stopped with ${counted(blanks, 'blank cell')} left.`,
    'left-blank-behind': ({ cell: at, event, next }) =>
      `After event ${grouped(event)}, no digit was left for ${cell(at)}, but your program went on with ${cell(next)} instead of going back.`,
    'digit-stays-marked': ({ cell: at, digit, event, houses }) =>
      `A digit that your program takes out never comes back into the same ${houses.join(' or ')}. For example, it gave up ${cell(at)} at event ${grouped(event)}, although ${digit} fits there. So a digit that is taken out stays marked as used.`,
    'takes-right-digit-out': ({ cell: at, digit, event }) =>
      `Before event ${grouped(event)}, every digit was right. Then your program took ${digit} out of ${cell(at)}, so it gave up although the puzzle could be solved from there.`,
    'same-grid-again': ({ again, event, times: often }) =>
      `Your program came to the same grid again and again: after events ${grouped(event)} and ${grouped(again)}, and at least ${often} times in all.`,
    'loops-without-placing': ({ placements, time }) =>
      `Your program made ${counted(placements, 'placement')} in ${seconds(time)} s: it waits or loops without placing digits.`,
    'prints-nothing': () =>
      'The program ended by itself, without an error. Usually its search then gave up: it tried all digits and found no solution, because a test refuses a right digit or a digit stays marked as used after it is taken out. Or the program never comes to its output, or never flushes it.',
    'slow-on-easy-puzzle': ({ hasOneSolution, mayWait, placements }) =>
      `A row-by-row search makes only ${counted(placements, 'placement')} here, so speed is not the problem: the program loops${mayWait ? ', or it waits or sleeps' : ''}, or its tests of the digits are wrong or come too late${hasOneSolution ? '' : ', or it goes on after the first solution'}.`,
    'expects-other-input': ({ number, problem }) =>
      problem === '2580'
        ? `${number === undefined ? 'The program solves this puzzle only if there are spaces between the digits of the input, but in this problem there are none.' : `The program takes a row for one number (${number}), because there are no spaces between the digits of the input.`} Read each row as text, and each character as a digit. If the program is for Baekjoon 2580, judge it with --problem 2580.`
        : 'The program solves this puzzle only if there are no spaces between the digits of the input, but in this problem there are some. Read nine numbers from each row. If the program is for Baekjoon 2239, judge it with --problem 2239.',
  },
  searched: ({ backs, blanks, placements }) =>
    `Your program made ${counted(placements, 'placement')} and took out ${counted(backs, 'digit')}${blanks === undefined ? '' : `; in the end, ${blanks === 0 ? 'no cell is blank' : blanks === 1 ? '1 cell is still blank' : `${blanks} cells are still blank`}`}.`,
  unseen:
    'Nonet cannot watch this program, but the program can record its search itself: examples/traced in the repository of Nonet has the code to add.',
  unknownPuzzle: 'The output does not show which puzzle is wrong.',
  alone: ({ first, of, wrong }) => {
    const tried = `The sum does not show which grid is wrong. So the program got one grid at a time, and`;
    if (!first) {
      return `${tried} all ${of} answers were right. Only several grids together go wrong: does something of one grid remain when the next begins?`;
    }
    const { expected, found, puzzle } = first;
    return `${tried} ${wrong} of ${of} answers ${wrong === 1 ? 'was' : 'were'} wrong: for grid ${puzzle + 1} alone it prints ${quoted(found)}, expected ${expected}.`;
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
  inCase: (result, number, puzzle) =>
    `${result} in case ${number}${puzzle === undefined ? '' : `, puzzle ${puzzle}`}.`,
  accepted: (cases) => `Accepted: ${counted(cases, 'case')}.`,
  stressResult: (passed, cases) => `Stress: ${passed} of ${counted(cases, 'case')} passed.`,
  cause: (number, mistake) => `Case ${number} shows more. ${mistake}`,
  needs: ([first, ...others]) => {
    const number = ({ isComplete, placements }: typeof first): string =>
      `${isComplete ? '' : 'more than '}${grouped(placements)}`;
    const rest = others.map((need) => `${STRATEGIES[need.strategy]} ${number(need)}`);
    return `On this puzzle, ${STRATEGIES[first.strategy]} makes ${number(first)} placements, ${rest.join(', ')}.`;
  },
  puzzle: 'The puzzle:',
  watched: (link) => `Your own program on this puzzle: ${link}`,
  opened: (link) => `Your program with this report, to edit and to run: ${link}`,
  studio: (link, { isServed }) =>
    `See it in the studio${isServed ? '' : ' (first run nonet studio)'}: ${link}`,
  rest: (why, cases) =>
    ({
      'after-failure': `Not run: ${counted(cases, 'stress case')}, because the problem's own cases must pass first.`,
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

const SUMS: Readonly<Record<SumOf, string>> = {
  'first-digits': 'the first digits of the solutions, not of the first three digits as a number',
  'digit-sums': 'the first three digits one by one, not of the number that they form',
  'first-columns': 'the numbers at the top of the first column, not of the first row',
  reversed: 'the numbers read from right to left',
  givens: 'the numbers in the corners of the puzzles, with 0 for a blank, not of the solutions',
};

function plural(kind: HouseKind): string {
  return kind === 'box' ? 'boxes' : `${kind}s`;
}

function lineNames(rows: readonly number[], columns: readonly number[]): string {
  const named = (kind: string, numbers: readonly number[]): string[] =>
    numbers.map((number) => `${kind} ${number}`);
  return [...named('row', rows), ...named('column', columns)].join(' and ');
}

function shift(rows: number, columns: number): string {
  const parts = [
    ...(rows > 0 ? [`${counted(rows, 'row')} too high`] : []),
    ...(columns > 0 ? [`${counted(columns, 'column')} too far left`] : []),
  ];
  return parts.join(' and ');
}
