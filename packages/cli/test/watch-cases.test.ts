import { describe, expect, it } from 'vitest';
import { describeWith, type Need } from '../../../test/describe-with.ts';
import { sized } from '../../../test/size.ts';
import { withKeptTracer } from './kept-tracer.ts';
import { program } from './program-on-path.ts';
import { nineLines, SAMPLE, SOLUTION, watched } from './watched.ts';

const NODE: Need = { name: 'node', present: true };

/** One program in each language. Its argument is the name of a case. */
const PROGRAMS: readonly [file: string, tool: Need][] = [
  ['cases.py', program('python3')],
  ['cases.mjs', NODE],
  ['cases.cpp', program('g++')],
  ['Cases.java', program('javac')],
];

const env = withKeptTracer();

const NEARLY = `${SOLUTION.slice(0, -2)}00`;
const NO_FIRST_ROW = '0'.repeat(9) + SAMPLE.slice(9);
const FIRST = ['+ 1 2 4', '- 1 2', '+ 1 4 6'];
const COPIES = ', counted as the differences from one board to the next';

interface Case {
  readonly name: string;
  readonly rule: string;
  readonly input: string;
  readonly events: readonly string[];
  readonly note?: string;
}

/** The cases of "What makes a grid a grid" in packages/tracer/src/README.md. The quick tests have the first two, without compilers. */
const CASES: readonly Case[] = [
  {
    name: 'value',
    rule: 'copies that change are counted as differences',
    input: SAMPLE,
    events: ['+ 1 2 4', '+ 1 4 8', '- 1 4', '- 1 2', '+ 1 2 6', '+ 1 4 8'],
    note: COPIES,
  },
  {
    name: 'next',
    rule: 'a full grid with a conflict is no solution, and the next puzzle ends the record',
    input: NEARLY + SAMPLE,
    events: ['+ 9 8 9', '+ 9 9 6', '- 9 9', '+ 9 9 7', '- 9 8', '+ 9 8 2', '!'],
  },
  { name: 'index', rule: 'a board is changed by index', input: SAMPLE, events: FIRST },
  { name: 'copy', rule: 'of two boards, the one that changes', input: SAMPLE, events: FIRST },
  { name: 'zeros', rule: 'zeros are not a blank row', input: NO_FIRST_ROW, events: FIRST },
  {
    name: 'overwrite',
    rule: 'a digit over another is taken out and placed; over itself it is nothing',
    input: SAMPLE,
    events: ['+ 1 2 4', '- 1 2', '+ 1 2 6', '- 1 2'],
  },
  { name: 'own', rule: 'the puzzle is in the source', input: '', events: FIRST },
  { name: 'none', rule: 'a board that does not change is no grid', input: SAMPLE, events: [] },
];

/** The cases of a program. A program that is compiled gets two: it is compiled for each. */
const casesFor = (file: string): typeof CASES =>
  /\.(cpp|java)$/.test(file) ? CASES.filter(({ name }) => ['value', 'copy'].includes(name)) : CASES;

describe.each(PROGRAMS.slice(0, sized(2, 4)))('%s', (file, tool) => {
  describeWith(tool, 'follows the rules', () => {
    it.each(casesFor(file).slice(0, sized(2, CASES.length)))(
      '$name: $rule',
      ({ name, input, events, note = '' }) => {
        const run = watched([`cases/${file}`, name], nineLines(input), [], undefined, env);
        expect(run.events.map((event) => event.replace(/ @\d+$/, ''))).toEqual(events);
        const [line] = run.stderr.trimEnd().split('\n').slice(-1);
        if (events.length === 0) expect(line).toMatch(/^no grid found: /);
        else expect(line).toMatch(new RegExp(`^watched .*solutions?${note}$`));
        expect(run.status).toBe(0);
      },
    );
  });
});
