import { describe, expect, it } from 'vitest';
import * as library from '../../src/index.ts';
import { grid, WIKIPEDIA } from '../puzzles.ts';

// Callers without TypeScript may pass anything. They get a sentence, never an error of the code.

const { CLASSIC, check, hint } = library;

const WRONG: readonly unknown[] = [
  undefined,
  null,
  5,
  Number.NaN,
  true,
  'rubbish',
  [],
  [1, 2],
  {},
  () => 1,
  new Uint8Array(81),
  { givens: 5 },
  { geometry: 5, digits: 5 },
  { geometry: CLASSIC, digits: new Uint8Array(5) },
];

/** Function → arguments that it accepts. */
const ACCEPTED: Readonly<Record<string, readonly unknown[]>> = {
  canonical: [WIKIPEDIA],
  check: [WIKIPEDIA, {}],
  conflicts: [grid(WIKIPEDIA)],
  count: [WIKIPEDIA, {}],
  countExactly: [WIKIPEDIA, {}],
  deadline: [10, () => 0],
  drawStep: [hint(WIKIPEDIA).step, {}],
  explain: [WIKIPEDIA, {}],
  findSteps: [WIKIPEDIA, 'x-wing', {}],
  format: [WIKIPEDIA, 'line'],
  formatCell: [CLASSIC, 0],
  generate: [{ seed: 'kinds' }],
  geometry: [3, 3],
  gridOf: [CLASSIC, Array.from({ length: 81 }, () => 0)],
  hint: [WIKIPEDIA, {}],
  justify: [WIKIPEDIA, { kind: 'placement', candidate: 21 }, {}],
  notationErrorText: [check('1').error],
  parse: [WIKIPEDIA, 'line'],
  parseCell: [CLASSIC, 'r1c1'],
  rate: [WIKIPEDIA, {}],
  readPuzzles: [[WIKIPEDIA], 'line'],
  record: [WIKIPEDIA, {}],
  solutions: [WIKIPEDIA, {}],
  solve: [WIKIPEDIA, {}],
};

/** Function → the options in its last argument. */
const OPTIONS: Readonly<Record<string, string>> = {
  check: 'limit signal',
  count: 'limit strategy signal',
  countExactly: 'signal',
  drawStep: 'language theme withText',
  explain: 'language notation signal',
  findSteps: 'limit signal',
  generate:
    'seed first count signal accepts geometry givens symmetry pattern solution rating level score technique tries',
  hint: 'language notation signal',
  justify: 'signal',
  rate: 'scale max signal',
  record: 'strategy signal limit every events',
  solutions: 'limit order signal',
  solve: 'limit strategy events signal',
};

type Call = (...args: readonly unknown[]) => unknown;

/** The error of a call, if it throws one. */
async function errorOf(name: string, args: readonly unknown[]): Promise<string | undefined> {
  try {
    const answer = (library as unknown as Record<string, Call>)[name](...args);
    if (name === 'readPuzzles' || name === 'solutions') {
      for await (const _ of answer as AsyncIterable<unknown>);
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('an argument of the wrong kind', () => {
  it('is tested in every function', () => {
    const names = Object.entries(library).flatMap(([name, value]) =>
      typeof value === 'function' && name !== 'BulkSolver' ? [name] : [],
    );
    expect(Object.keys(ACCEPTED)).toEqual(names.toSorted());
  });

  it.each(Object.entries(ACCEPTED))(
    'of %s is answered or refused with a sentence',
    async (name, args) => {
      expect(await errorOf(name, args)).toBeUndefined();
      const calls = WRONG.flatMap((wrong) => [
        ...args.map((_, i) => args.with(i, wrong)),
        ...(OPTIONS[name]?.split(' ') ?? []).map((option) => args.with(-1, { [option]: wrong })),
      ]);
      const errors = await Promise.all(calls.map((call) => errorOf(name, call)));
      const others = errors.filter((error) => error && !/^no |expected /.test(error));
      expect(others).toEqual([]);
    },
  );

  it('is named with what was expected and what was found', () => {
    const solve = library.solve as unknown as Call;
    expect(() => solve()).toThrow(
      'expected puzzle to be text, a grid, or an object with givens, got undefined',
    );
    expect(() => solve([5, 3])).toThrow(
      'expected puzzle to be text, a grid, or an object with givens, got an array',
    );
    expect(() => solve({ givens: 5 })).toThrow(
      'expected givens to be a grid (geometry, and one digit per cell), got 5',
    );
    expect(() => solve(WIKIPEDIA, { signal: 5 })).toThrow(
      'expected signal to be an AbortSignal or a deadline, got 5',
    );
    expect(() => solve(WIKIPEDIA, { strategy: 5 })).toThrow('learning, constraint-search), got 5');
    expect(() => library.format('53')).toThrow('line 1, column 1: expected a puzzle, found "53"');
  });
});
