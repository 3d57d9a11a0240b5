import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { nonet } from './nonet.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const CONFLICT = `55${PUZZLE.slice(2)}`;
const NONE = `${PUZZLE.slice(0, 2)}1${PUZZLE.slice(3)}`;
const SEVERAL = `${'.'.repeat(24)}${PUZZLE.slice(24)}`;

/** One record of every kind: proper, full, several, conflict, none, invalid. */
const RECORDS = [PUZZLE, SOLUTION, SEVERAL, CONFLICT, NONE, '123'].join('\n');

const schema = JSON.parse(
  readFileSync(new URL('../answer.schema.json', import.meta.url), 'utf8'),
) as object;
const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);

interface Answer {
  readonly [name: string]: unknown;
}

async function answersTo(args: string, input: string): Promise<Answer[]> {
  const { stdout } = await nonet(args.split(' '), input);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}

const [INVALID, NO] = ['invalid', undefined];
/** The kinds of the answers of most commands. */
const KINDS = ['proper', 'full', 'several', 'conflict', 'none', INVALID];
/** The kinds of a command that answers proper puzzles with something else. */
const kindsWith = (kind: string): readonly string[] => [kind, ...KINDS.slice(1)];

const COMMANDS: readonly (readonly [string, readonly unknown[]])[] = [
  ['solve --json', KINDS],
  ['solve --json --any', ['solvable', 'full', 'solvable', 'conflict', 'none', INVALID]],
  ['solve --json --strategy dlx', KINDS],
  ['solve --json --timeout 60', KINDS],
  ['solve --json --limit 2', ['proper', 'full', 'several', ...KINDS.slice(2)]],
  ['count --json', KINDS],
  ['count --json --limit 1', KINDS],
  ['count --json --exact', KINDS],
  ['check --json', KINDS],
  ['check --json --minimal', KINDS],
  ['rate --json', kindsWith('rated')],
  ['rate --json --steps', kindsWith('rated')],
  ['rate --json --scale hodoku --steps', kindsWith('rated')],
  ['hint --json', kindsWith('step')],
  ['explain --json', kindsWith('rated')],
  ['rate --json --max 1.1', kindsWith('harder')],
  ['convert --json', [NO, NO, NO, NO, NO, INVALID]],
  ['canonical --json', ['canonical', 'canonical', 'canonical', 'conflict', 'canonical', INVALID]],
];

describe('--json', () => {
  it.each(COMMANDS)('%s follows the schema', async (args, kinds) => {
    const answers = await answersTo(args, RECORDS);
    for (const answer of answers) {
      expect({ answer, errors: validate(answer) ? null : validate.errors }).toEqual({
        answer,
        errors: null,
      });
      if (answer.kind !== 'invalid') expect(answer.puzzle).toHaveLength(81);
    }
    expect(answers.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('writes a count as text, with `complete` only if there are no more solutions', async () => {
    const counts = async (args: string): Promise<unknown[]> =>
      (await answersTo(args, `${PUZZLE}\n${SEVERAL}\n`)).map(({ count, complete }) => [
        count,
        complete,
      ]);
    expect(await counts('solve --json')).toEqual([
      ['1', true],
      ['2', false],
    ]);
    expect(await counts('solve --json --any')).toEqual([
      ['1', false],
      ['1', false],
    ]);
    expect(await counts('count --json --limit 1')).toEqual([
      ['1', true],
      ['1', false],
    ]);
    const [, [exact]] = (await counts('count --json --exact')) as string[][];
    expect(exact).toMatch(/^\d{2,}$/);
  });

  it('says that a search was stopped', async () => {
    const empty = `${'.'.repeat(81)}\n`;
    const [counted] = await answersTo('count --json --limit 100000000 --timeout 0.05', empty);
    expect(counted).toMatchObject({ kind: 'stopped', count: null, complete: false });
    const [exact] = await answersTo('count --json --exact --timeout 0.001', empty);
    expect(exact).toMatchObject({ kind: 'stopped', count: null, complete: false });
    const [listed] = await answersTo(
      'solve --json --strategy learning --timeout 0.000001',
      `${'.'.repeat(625)}\n`,
    );
    expect(listed).toMatchObject({ kind: 'stopped', count: '0', complete: false });
    for (const answer of [counted, exact, listed]) expect(validate(answer)).toBe(true);
  });

  it('ends a list that is cut by the time limit with the kind stopped', async () => {
    const answers = await answersTo('solve --json --all --timeout 0.3', `${'.'.repeat(81)}\n`);
    expect(answers.length).toBeGreaterThan(2);
    expect(answers.at(-1)).toMatchObject({ line: 1, kind: 'stopped', solution: null });
    expect(answers.at(-2)).toMatchObject({ kind: 'several' });
  });

  it('lists a conflict once, with its cells and house', async () => {
    const [conflict] = await answersTo('check --json', CONFLICT);
    expect(conflict.conflicts).toEqual([{ digit: 5, house: 'row 1', cells: ['r1c1', 'r1c2'] }]);
  });

  it('names the file if there are several', async () => {
    const { stdout } = await nonet(['count', '--json', '-', '/dev/null'], PUZZLE);
    expect(JSON.parse(stdout)).toMatchObject({ line: 1, file: 'stdin', count: '1' });
  });

  it.each(['race', 'trace'])('%s answers a bad record', async (command) => {
    const { stdout, status } = await nonet([command, '--json'], '123');
    expect(status).toBe(2);
    expect(validate(JSON.parse(stdout))).toBe(true);
    expect(JSON.parse(stdout)).toMatchObject({ line: 1, kind: 'invalid' });
  });

  it('is an option of euler, convert, grid and generate', async () => {
    const sum = JSON.parse((await nonet(['euler', '--json'], RECORDS)).stdout) as Answer;
    expect(sum).toMatchObject({ puzzles: 5, unsolved: 3 });
    const [converted] = await answersTo('convert --json', PUZZLE);
    expect(converted).toEqual({ puzzle: PUZZLE });
    const [grid] = await answersTo('grid --json --seed a --skip 4', '');
    expect(grid).toMatchObject({ seed: 'a', number: 5 });
    const [made] = await answersTo('generate --json --seed a --givens 30', '');
    expect(made).toMatchObject({ seed: 'a', number: 1, givens: 30 });
    expect(made.solution).toMatch(/^[1-9]{81}$/);
    expect(validate(made)).toBe(true);
    const [leveled] = await answersTo('generate --json --seed a --level medium', '');
    expect(leveled).toMatchObject({ number: 1, scale: 'hodoku', level: 'medium' });
    expect(validate(leveled)).toBe(true);
    const [rated] = await answersTo('generate --json --seed a --rating 1.5', '');
    expect(rated).toMatchObject({ number: 1, scale: 'se', er: 1.5 });
    expect(validate(rated)).toBe(true);
  });
});
