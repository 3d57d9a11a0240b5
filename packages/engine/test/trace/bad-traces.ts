import type { Phrase } from '../../src/notation/phrase.ts';

/** The phrases that only errors in traces have. */
export const TRACE_PHRASES = [
  'blank-cell',
  'blanks',
  'broken-rule',
  'cell-blank',
  'cell-filled',
  'cell-given',
  'cell-name',
  'cell-without-given',
  'column-up-to',
  'event-number',
  'object-without-key',
  'regions',
  'filled-cell',
  'line-such-as',
  'row-up-to',
  'solution',
  'source-line',
  'trace-event',
  'twice',
] as const satisfies readonly Phrase['id'][];

export type TracePhrase = (typeof TRACE_PHRASES)[number];

/** A 4×4 puzzle. Its solution is 1234341221434321. */
export const PUZZLE = '1.3..4...1.....1';
export const HEAD = `nonet-trace 1\npuzzle ${PUZZLE}\n`;
const JSON_HEAD = `{"puzzle":"${PUZZLE}"}\n`;

/** Fills all blanks of the puzzle except r4c3. */
const ALMOST = '12 14 23 21 24 31 33 34 41 42 '.replace(
  /(.)(.) /g,
  (_, row: string, column: string) => {
    const digit = '1234341221434321'[4 * (Number(row) - 1) + Number(column) - 1];
    return `+ ${row} ${column} ${digit}\n`;
  },
);

const EVENT = '{"kind":"placement","cell":"r1c2","digit":2}\n';

/** A text, and its error. */
export interface BadTrace {
  readonly text: string;
  /** The line, the column and the code of the error. */
  readonly at: string;
  /** `expected …, found …` */
  readonly message: string;
  /** The number of events before the fault. Undefined if the text is not a trace at all. */
  readonly kept?: number;
}

const bad = (text: string, at: string, message: string): BadTrace => ({ text, at, message });

/** A trace whose line after the head has a fault. */
const fault = (line: string, at: string, message: string, before = ''): BadTrace => ({
  text: `${HEAD}${before}${line}\n`,
  at: `${3 + before.split('\n').length - 1}:${at}`,
  message,
  kept: before.match(/^[-+]/gm)?.length ?? 0,
});

const jsonFault = (line: string, at: string, message: string, before = ''): BadTrace => ({
  text: `${JSON_HEAD}${before}${line}\n`,
  at: `${2 + before.split('\n').length - 1}:${at}`,
  message,
  kept: before.match(/"kind"/g)?.length ?? 0,
});

const A_PUZZLE_LINE = 'expected a line such as "puzzle 53..7…"';
const AN_EVENT = 'expected an event ("+", "-", "?", "!" or "cut")';

export const BAD_TRACES: readonly BadTrace[] = [
  bad('', '1:1 empty', 'expected "nonet-trace 1", found the end of the text'),
  bad('\n# nothing\n', '3:1 empty', 'expected "nonet-trace 1", found the end of the text'),
  bad('+ 1 2 4', '1:1 structure', 'expected "nonet-trace 1", found "+ 1 2 4"'),
  bad('nonet-trace 2\n', '1:1 structure', 'expected "nonet-trace 1", found "nonet-trace 2"'),
  bad('nonet-trace 1\n', '2:1 empty', `${A_PUZZLE_LINE}, found the end of the text`),
  bad('nonet-trace 1\n+ 1 2 4', '2:1 structure', `${A_PUZZLE_LINE}, found "+ 1 2 4"`),
  bad('nonet-trace 1\npuzzle', '2:7 structure', 'expected a puzzle, found the end of the line'),
  bad('nonet-trace 1\npuzzle 12', '2:8 empty', 'expected a puzzle, found "12"'),
  bad(
    `nonet-trace 1\npuzzle ${PUZZLE.replace('4', '@')}`,
    '2:13 symbol',
    'expected a digit 1–4 or a blank (. 0 _ - * x ?), found "@"',
  ),
  bad(
    `nonet-trace 1\n puzzle  ${PUZZLE.replace('4', '5')}`,
    '2:15 digit',
    'expected a digit 1–4, found "5"',
  ),
  bad(`${HEAD}box 1x4\n`, '3:5 structure', 'expected a box such as "2x3", found "1x4"'),
  bad(`${HEAD}box 3x3\n`, '3:5 structure', 'expected a box such as "2x3", found "3x3"'),
  bad(
    'nonet-trace 1\nregions 1112133243324443\n',
    '2:9 structure',
    'expected connected regions, each with as many cells as a row: one symbol per cell, found "1112133243324443"',
  ),
  bad(
    `${HEAD}regions 1112133243324442\n`,
    '3:1 structure',
    `${AN_EVENT}, found "regions 1112133243324442"`,
  ),
  bad(
    `${HEAD}constraints [{"kind":"killer","cells":[0,16]}]\n`,
    '3:42 structure',
    'expected a cell from 0 to 15 in constraints[0].cells[1], found 16',
  ),
  bad(`${HEAD}constraints [{]\n`, '3:15 structure', 'expected a key in quotes, found "]"'),
  bad(
    `${HEAD}pencilmarks 1234\n`,
    '3:17 length',
    'expected 64 candidates (4×4×4), found 4 candidates',
  ),
  bad(
    `${'x'.repeat(70_000)}`,
    '1:65537 too-long',
    'expected a line of at most 65536 characters, found 70000 characters',
  ),

  fault('hello', '1 structure', `${AN_EVENT}, found "hello"`),
  fault('puzzle 12', '1 structure', `${AN_EVENT}, found "puzzle 12"`, '+ 1 2 2\n'),
  fault('cutting', '1 structure', `${AN_EVENT}, found "cutting"`),
  fault('cut 7', '5 structure', 'expected the end of the line, found "7"'),
  fault(
    '+ 1 3 2',
    '1 structure',
    'expected the end of the text, found "+ 1 3 2"',
    '+ 1 2 2\ncut\n',
  ),
  fault('+', '2 structure', 'expected a row 1–4, found the end of the line'),
  fault('+ x', '3 structure', 'expected a row 1–4, found "x"'),
  fault('+ 1', '4 structure', 'expected a column 1–4, found the end of the line'),
  fault('+ 1 2', '6 structure', 'expected a digit 1–4, found the end of the line'),
  fault('+ 1 2 2 x', '9 structure', 'expected the end of the line, found "x"'),
  fault('+ 1 2 2 forced x', '16 structure', 'expected the end of the line, found "x"'),
  fault('+ 1 2 2 @x', '9 structure', 'expected @ and a line number 1–65535, found "@x"'),
  fault('+ 1 2 2 @0', '9 structure', 'expected @ and a line number 1–65535, found "@0"'),
  fault('+ 1 2 2 @65536', '9 structure', 'expected @ and a line number 1–65535, found "@65536"'),
  fault('- 1 2 2', '7 structure', 'expected the end of the line, found "2"', '+ 1 2 2\n'),
  fault('?', '2 structure', 'expected a number, found the end of the line'),
  fault('? x', '3 structure', 'expected a number, found "x"'),
  fault('? 1 x', '5 structure', 'expected a column 1–4, found "x"'),
  fault('! 7', '3 structure', 'expected the end of the line, found "7"'),
  fault(
    `| ${'x'.repeat(70_000)}`,
    '65537 too-long',
    'expected a line of at most 65536 characters, found 70002 characters',
  ),

  fault('+ 0 2 2', '3 rule', 'expected a row 1–4, found "0"'),
  fault('+ 5 2 2', '3 rule', 'expected a row 1–4, found "5"'),
  fault('+ 1 12 2', '5 rule', 'expected a column 1–4, found "12"'),
  fault('+ 1 2 5 @7', '7 rule', 'expected a digit 1–4, found "5"'),
  fault('+ 1 2 99999999999', '7 rule', 'expected a digit 1–4, found "99999999999"'),
  fault('? 5 2 2', '3 rule', 'expected a row 1–4, found "5"'),
  fault('? 1 2 5', '7 rule', 'expected a digit 1–4, found "5"'),
  fault('+ 1 2 3', '3 rule', 'expected a blank cell, found r1c2, which has a 2', '+ 1 2 2\n'),
  fault('- 1 4', '3 rule', 'expected a cell with a digit, found r1c4, which is blank', '+ 1 2 2\n'),
  fault('+ 1 1 1', '3 rule', 'expected a cell without a given, found r1c1, which has the given 1'),
  fault('- 1 3', '3 rule', 'expected a cell without a given, found r1c3, which has the given 3'),
  fault('!', '1 rule', 'expected a solution, found 1 blank cell', ALMOST),
  fault('  ! @7', '3 rule', 'expected a solution, found 11 blank cells'),
  fault('!', '1 rule', 'expected a solution, found 4 twice in row 4', `${ALMOST}+ 4 3 4\n`),
  {
    text: `${HEAD}constraints [{"kind":"diagonal","down":true}]\n${ALMOST}+ 4 3 2\n!\n`,
    at: '15:1 rule',
    message: 'expected a solution, found a grid that breaks the rule "diagonal"',
    kept: 11,
  },

  bad(
    '{"kind":"placement","cell":"r1c2","digit":4}',
    '1:1 structure',
    'expected a line such as {"puzzle":"53..7…"}, found an object without this key',
  ),
  bad('{"puzzle":"12"}', '1:14 length', 'expected 16 cells (4×4), found 2 cells'),
  bad('{"puzzle":"12"', '1:15 structure', 'expected "," or "}", found the end of the line'),
  jsonFault('{"kind":', '9 structure', 'expected a value, found the end of the line', EVENT),
  jsonFault(
    '7',
    '1 structure',
    'expected a line such as {"kind":"placement","cell":"r1c2","digit":4}, found "7"',
  ),
  jsonFault(
    '{"kind":"x"}',
    '9 structure',
    'expected a line such as {"kind":"placement","cell":"r1c2","digit":4}, found "x"',
  ),
  jsonFault(
    '{"event":31,"kind":"back","cell":"r1c2"}',
    '10 structure',
    'expected event 2, found "31"',
    EVENT,
  ),
  jsonFault(
    '{"kind":"placement","cell":"r5c2","digit":4}',
    '28 structure',
    'expected a cell r1c1–r4c4, found "r5c2"',
  ),
  jsonFault(
    '{"kind":"placement","cell":"r1c2","digit":5}',
    '43 structure',
    'expected a digit 1–4, found "5"',
  ),
  jsonFault(
    '{"kind":"placement","cell":"r1c2","digit":2,"line":0.5}',
    '52 structure',
    'expected a number 1–65535, found "0.5"',
  ),
  jsonFault(
    '{"kind":"placement","cell":"r1c2","digit":3}',
    '28 rule',
    'expected a blank cell, found r1c2, which has a 2',
    EVENT,
  ),
  jsonFault(
    '{"kind":"back","cell":"r1c1"}',
    '23 rule',
    'expected a cell without a given, found r1c1, which has the given 1',
  ),
];
