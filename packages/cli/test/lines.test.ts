import { PassThrough } from 'node:stream';
import { Random, randomGrid } from '@nonet/engine/generate';
import { CLASSIC } from '@nonet/engine/grid';
import type { NotationError } from '@nonet/engine/notation';
import { describe, expect, it, vi } from 'vitest';
import { sized } from '../../../test/size.ts';
import { run } from '../src/commands/program.ts';
import type { Streams } from '../src/core/streams.ts';
import { BlockCheck } from '../src/lines/block-check.ts';
import { BlockSolver } from '../src/lines/block-solver.ts';
import { NOT_PLAIN } from '../src/lines/line-task.ts';

/** Number of random inputs for each command. */
const ROUNDS = sized(5, 5);

/** The parts of a JSON answer about a grid without a canonical form. */
interface JsonAnswer {
  readonly line: number;
  readonly error?: NotationError;
  readonly conflicts?: readonly { digit: number; house: string; cells: readonly string[] }[];
}

interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command, such as `solve --json`, on files that arrive in the given chunks. */
async function outcomeOf(
  command: string,
  files: readonly (readonly Uint8Array[])[],
): Promise<Outcome> {
  const answers = new PassThrough({ highWaterMark: 1 << 10 });
  let stdout = '';
  let stderr = '';
  answers.on('data', (bytes: Buffer) => {
    stdout += bytes.toString('latin1');
  });
  const streams: Streams = {
    async *open(file) {
      for (const chunk of files[Number(file)]) yield await Promise.resolve(chunk);
    },
    answers,
    messages: { write: (text) => (stderr += text) },
    notes: { write: (text) => (stderr += text) },
  };
  const names = files.map((_, i) => String(i));
  const status = await run([...command.split(' '), ...names], streams);
  await new Promise((resolve) => answers.end(resolve));
  return { status, stdout, stderr: stderr.replace(/ in [\d.]+ ms/, '') };
}

const ENDS = ['\n', '\n', '\n', '\n', '\r\n', '\r'];
const COMMENTS = [
  '',
  '',
  '',
  ' easy',
  ' # killer',
  '\t',
  '#7',
  '  # a  b \t',
  ' \v\f',
  ' \0 é',
  ' ~',
  '   ',
];

/** Returns a random line. If `kind` is below 60, it is 81 cells with an optional comment. */
function lineOf(random: Random, kind: number): string {
  const { digits } = randomGrid(CLASSIC, random);
  const blank = '.0_-*xX?'[random.below(20)] ?? '.';
  const givens = 17 + random.below(65);
  const kept = random.shuffle(Array.from(digits, (_, cell) => cell)).slice(0, givens);
  const symbols = Array<string>(81).fill(blank);
  for (const cell of kept) symbols[cell] = String(digits[cell]);
  if (random.below(5) === 0) symbols[random.below(81)] = String(1 + random.below(9));
  const cells = symbols.join('');
  if (kind < 60) return cells + COMMENTS[random.below(kind < 40 ? 3 : COMMENTS.length)];
  const others = [
    '',
    '   ',
    '# a comment',
    ` ${cells}`,
    cells.slice(1),
    `${cells}5`,
    `${cells.slice(0, 40)}q${cells.slice(41)}`,
    `${cells.slice(0, 40)}é${cells.slice(41)}`,
    `"${cells}"`,
    `${'.'.repeat(16)}`,
    `${'123456789'.repeat(81)}`,
    `\ufeff${cells}`,
    `${cells} ${'long '.repeat(1_000)}`,
    'puzzle,solution',
    `${cells},${cells}`,
    'Grid 01',
    'Killer Sudoku',
    'garbage',
    `12 ${cells}`,
    `12: ${cells.slice(1)} x`,
    'é',
    `${cells}${'x'.repeat(70_000)}`,
  ];
  return others[random.below(others.length)];
}

function textOf(random: Random): string {
  const end = ENDS[random.below(ENDS.length)];
  const isMixed = random.below(4) === 0;
  const most = random.below(3) === 0 ? 60 : 60 + random.below(8);
  const lines = Array.from({ length: random.below(30) }, () => lineOf(random, random.below(most)));
  const ended = lines.map((line) => line + (isMixed ? ENDS[random.below(ENDS.length)] : end));
  const text = (random.below(8) === 0 ? '\ufeff' : '') + ended.join('');
  return random.below(3) === 0 ? text.slice(0, -1) : text;
}

function cut(random: Random, bytes: Uint8Array): Uint8Array[] {
  const most = [1, 10, 100, 300, 1_000, 10_000, 1 << 17][random.below(7)];
  if (bytes.length / most > 3_000) return [bytes];
  const chunks: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = from + 1 + random.below(most);
    chunks.push(bytes.slice(from, to));
    from = to;
  }
  return chunks;
}

/** Shorter texts are read as messages, without blocks. */
const LONG_START = new TextEncoder().encode(
  `${lineOf(new Random('the beginning of a long file'), 0)}\n`.repeat(260),
);

const COMMANDS = [
  'solve',
  'solve --json',
  'check --minimal',
  'solve --json --any',
  'solve --limit 3',
  'count --limit 12',
];

describe('blocks of lines give the same output as records', () => {
  it.each(COMMANDS.slice(0, sized(3, COMMANDS.length)))(
    '%s, on any input in any chunks',
    async (name) => {
      const random = new Random(`lines ${name}`);
      const encoder = new TextEncoder();
      const seen = new Set<number>();
      const work = name.startsWith('check') ? BlockCheck : BlockSolver;
      const advance = vi.spyOn(work.prototype, 'advance');
      for (let round = 0; round < ROUNDS; round++) {
        const files = Array.from({ length: 1 + random.below(2) }, () => {
          const bytes = encoder.encode(textOf(random));
          if (bytes.length > 0 && random.below(20) === 0) bytes[random.below(bytes.length)] = 0xc3;
          return [...(random.below(4) > 0 ? [LONG_START] : []), ...cut(random, bytes)];
        });
        // With a time limit, lines are read as records.
        const expected = await outcomeOf(`${name} --timeout 1000`, files);
        const got = await outcomeOf(`${name} --threads 1`, files);
        expect(got, `round ${round}`).toEqual(expected);
        seen.add(got.status);
      }
      expect([...seen]).toEqual(expect.arrayContaining([1, 2]));
      const answers = advance.mock.results.map(({ value }) => value).filter(Boolean);
      // With --json, blocks are only used if there is one file.
      const rounds = name.includes('json') ? ROUNDS / 10 : ROUNDS;
      const records = answers.filter((answer) => answer === NOT_PLAIN);
      expect(records.length).toBeGreaterThan((2 / 3) * rounds);
      expect(answers.length - records.length).toBeGreaterThan(rounds);
      advance.mockRestore();
    },
  );

  it.each(['', ' --automorphisms'])('canonical%s, as in JSON', async (option) => {
    const random = new Random('lines canonical');
    const encoder = new TextEncoder();
    const reasonOf = ({ line, error, conflicts }: JsonAnswer): string => {
      if (error) {
        const { column, expected, found, notation } = error;
        return `0:${line}:${column}: expected ${expected}, found ${found} (read as ${notation})`;
      }
      const [{ digit, house, cells }] = conflicts!;
      const times = cells.length === 2 ? 'twice' : `${cells.length} times`;
      const conflict = `${digit} appears ${times} in ${house} (${cells.join(', ')})`;
      return `0:${line}: no canonical form: ${conflict}`;
    };
    const text = (line: string): string => {
      const { canonical: form, automorphisms: count, comment, ...rest } = JSON.parse(line);
      if (form === undefined || form === null) return `# ${reasonOf(rest)}`;
      return [form, ...(option ? [count] : []), ...(comment ? [comment] : [])].join(' ');
    };
    const statuses = new Set<number>();
    for (let round = 0; round < sized(4, 4); round++) {
      // Starts with a line of 81 cells. Otherwise another notation might be detected.
      const first = lineOf(random, 0);
      const chunks = cut(random, encoder.encode(`${first}\n${textOf(random)}`));
      const expected = await outcomeOf('canonical --json', [chunks]);
      const lines = expected.stdout.split('\n').filter((line) => line !== '');
      const stdout = lines.map((line) => `${text(line)}\n`).join('');
      const got = await outcomeOf(`canonical --threads 1${option}`, [chunks]);
      expect(got, `round ${round}`).toEqual({ ...expected, stdout });
      statuses.add(expected.status);
    }
    expect([...statuses]).toEqual(expect.arrayContaining([1, 2]));
  });

  it('euler, with and without a strategy', async () => {
    const random = new Random('lines euler');
    for (let round = 0; round < ROUNDS / 10; round++) {
      // Each puzzle has one solution. If a puzzle had several, strategies might find different ones
      // first.
      const lines = Array.from({ length: random.below(20) }, () => {
        const cells = Array.from(randomGrid(CLASSIC, random).digits).join('');
        return `${cells.replaceAll('5', '.')}${COMMENTS[random.below(3)]}`;
      });
      const chunks = cut(random, new TextEncoder().encode(`${lines.join('\n')}\n1${lines[0]}\n`));
      const expected = await outcomeOf('euler --strategy propagation', [chunks]);
      const stderr = expected.stderr.replace('(propagation)', '(kernel)');
      expect(await outcomeOf('euler --threads 1', [chunks])).toEqual({ ...expected, stderr });
    }
  });
});
