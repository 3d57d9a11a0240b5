import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../dist/commands/program.js';
import { runnableCommands } from '../dist/core/command.js';
import { KeptStreams, nonet } from './nonet.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SEVERAL = PUZZLE.replace(/[1-5]/g, '.');
const NONE = `12345678.........9${'.'.repeat(63)}`;
const SHORT = PUZZLE.slice(1);

const named = runnableCommands(await createProgram(new KeptStreams(), () => {}));
const commands = named.map(([, command]) => command);

describe('short options', () => {
  it('mean the same in every command', () => {
    const meanings = new Set(
      commands.flatMap(({ options }) =>
        options.flatMap(({ short, long }) => (short ? [`${short} ${long}`] : [])),
      ),
    );
    expect([...meanings].sort()).toEqual([
      '-b --bank',
      '-f --from',
      '-j --threads',
      '-l --limit',
      '-n --count',
      '-o --output',
      '-p --part',
      '-q --quiet',
      '-s --seed',
      '-t --to',
    ]);
  });

  it('exist wherever the long option exists', () => {
    const meant = new Set([
      '--from',
      '--threads',
      '--limit',
      '--count',
      '--quiet',
      '--seed',
      '--to',
    ]);
    const without = commands.flatMap((command) =>
      command.options
        .filter(({ short, long }) => meant.has(long!) && !short)
        .map(({ long }) => `${command.name()} ${long}`),
    );
    expect(without).toEqual([]);
  });

  it.each([
    [
      ['solve', '-f', 'line', '-t', 'block', '-l', '2', '-j', '1'],
      ['solve', '--from', 'line', '--to', 'block', '--limit', '2', '--threads', '1'],
    ],
    [
      ['generate', '-n', '3', '-s', 'monday', '-t', 'rows', '-q'],
      ['generate', '--count', '3', '--seed', 'monday', '--to', 'rows', '--quiet'],
    ],
    [
      ['grid', '-n2', '-smonday', '-j1'],
      ['grid', '--count=2', '--seed=monday', '--threads=1'],
    ],
  ])('nonet %j does the same as nonet %j', async (short, long) => {
    const ran = await nonet(short, `${SEVERAL}\n`);
    expect(ran).toEqual(await nonet(long, `${SEVERAL}\n`));
    expect(ran.status).toBe(0);
    expect(ran.stdout).not.toBe('');
  });
});

describe('-V and --version', () => {
  it.each(['-V', '--version'])('%s prints the version', async (flag) => {
    const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
    const { version } = JSON.parse(manifest) as { readonly version: string };
    expect(await nonet([flag])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  });
});

describe('errors of a command', () => {
  it.each(named.map(([name]) => name))('of %s point to its help', async (name) => {
    const required =
      name === 'convert' ? ['--to', 'line'] : /^ba(nk|tch)/.test(name) ? ['-b', 'b'] : [];
    const args = [...name.split(' '), ...required, '--unknown'];
    const { status, stdout, stderr } = await nonet(args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe(`error: unknown option '--unknown'\n(see nonet ${name} --help)\n`);
  });
});

describe('euler', () => {
  it.each([
    ['an empty input', ''],
    ['an input without puzzles', 'no puzzle here\n'],
  ])('prints no sum for %s', async (_, input) => {
    const { status, stdout } = await nonet(['euler'], input);
    expect([status, stdout]).toEqual([2, '']);
  });
});

describe('--quiet', () => {
  it.each([
    ['the notes of solve', ['solve'], `${SEVERAL}\n`],
    ['more than ten notes', ['solve'], `${SEVERAL}\n`.repeat(12)],
    ['the seed of grid', ['grid'], ''],
    ['the seed of generate', ['generate'], ''],
    ['the time of euler', ['euler'], `${PUZZLE}\n`],
  ])('silences %s', async (_, args, input) => {
    for (const flag of ['--quiet', '-q']) {
      const { status, stdout, stderr } = await nonet([...args, flag], input);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).not.toBe('');
    }
  });

  it.each([
    ['a bad record', ['solve'], `${SHORT}\n`, 2, 'stdin:1:81: expected 81 cells'],
    ['a failed puzzle', ['solve'], `${NONE}\n`, 1, 'stdin:1: no solution'],
    ['a failed record', ['count', '--json'], `${NONE}\n`, 1, 'stdin:1: no solution'],
    ['a missing file', ['check', 'missing.txt'], '', 2, 'missing.txt'],
    ['impossible options', ['generate', '--givens', '3'], '', 2, 'error: '],
    ['a refused size', ['grid', '--size', '2x3', '-t', 'sudokuwiki'], '', 2, 'error: '],
    ['a wrong option', ['race', '--limit', 'x'], '', 2, "error: option '-l, --limit <n>'"],
  ])('still reports %s, with the same status', async (_, args, input, status, message) => {
    const loud = await nonet(args, input);
    const quiet = await nonet([...args, '-q'], input);
    expect(quiet).toEqual(loud);
    expect(quiet.status).toBe(status);
    expect(quiet.stderr).toContain(message);
  });

  it('is an option of every command that prints notes, progress, seeds or times', () => {
    const without = named.filter(
      ([, { options }]) => !options.some(({ long }) => long === '--quiet'),
    );
    // These commands write only errors to stderr.
    expect(without.map(([name]) => name)).toEqual(['review', 'bank stats', 'complete']);
  });
});
