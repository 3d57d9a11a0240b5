import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { parsePuzzleValues } from '@nonet/engine/game';
import { parsePuzzle } from '@nonet/engine/notation';
import { Recording, strategies } from '@nonet/engine/search';
import { parseTrace, replay, replayOptions } from '@nonet/engine/trace';
import { finish } from '@nonet/engine/work';
import { afterAll, describe, expect, test } from 'vitest';
import { paletteOf } from '../src/report/palette.ts';
import { searchFragment } from '../src/studio-server/search-link.ts';
import { frame } from '../src/trace/frame.ts';
import { layoutOf } from '../src/trace/layout.ts';
import { NONET, nonet } from './nonet.ts';
import { hasTerminal, inTerminal } from './terminal.ts';

const BAEKJOON_2239 =
  '103000509002109400000704000300502006060000050700803004000401000009205800804000107';
const HEAD = 'nonet-trace 1\npuzzle 1.3..4...1.....1\n';
const MARKED = `${HEAD}source solve.py
+ 1 2 2 @2
+ 1 4 3 @2
- 1 2 @4
| def solve(i):
| \tgrid[i] = 숫자 \u001b[31m
|     solve(i + 1)
|     grid[i] = 0
`;

const directory = mkdtempSync(join(tmpdir(), 'nonet-trace-file-'));
afterAll(() => rmSync(directory, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(directory, name), content);
  return name;
}

file('puzzle.txt', BAEKJOON_2239);

const run = (args: string, input: string | Uint8Array = '') =>
  nonet(['trace', ...args.split(' ')], input, directory);

describe('--to', () => {
  test.each(strategies)(
    'writes the search of $id, and the replay prints the same JSON',
    async ({ id }) => {
      const to = `${id}.trace`;
      const written = await run(`--strategy ${id} --limit 5 --to ${to} puzzle.txt`);
      expect(written).toMatchObject({ status: 0, stdout: '' });
      expect(written.stderr).toMatch(new RegExp(`^${to}: [\\d,]+ events\\n$`));
      const direct = await run(`--strategy ${id} --limit 5 puzzle.txt`);
      expect(await run(to)).toEqual(direct);
      expect(await run('-', readFileSync(join(directory, to)))).toEqual(direct);
    },
  );

  test('compresses the trace if the name ends in .gz', async () => {
    await run('--to a.trace puzzle.txt');
    await run('--to a.trace.gz puzzle.txt');
    const packed = readFileSync(join(directory, 'a.trace.gz'));
    expect(gunzipSync(packed)).toEqual(readFileSync(join(directory, 'a.trace')));
    expect(await run('a.trace.gz')).toEqual(await run('puzzle.txt'));
    expect(await run('-', packed)).toEqual(await run('puzzle.txt'));
  });

  test('marks a search that --events stopped as cut', async () => {
    const { stderr } = await run('--events 20 --to cut.trace puzzle.txt');
    expect(stderr).toBe('cut.trace: 20 events, then cut\n');
    expect(readFileSync(join(directory, 'cut.trace'), 'utf8')).toMatch(/\ncut\n$/);
    const again = await run('cut.trace');
    expect(again.stderr).toBe('cut.trace: later events of the program were not recorded\n');
    expect(JSON.parse(again.stdout.trimEnd().split('\n').at(-1)!)).toMatchObject({
      end: 'stopped',
      events: 20,
    });
  });

  test('writes JSON lines as a trace', async () => {
    const { stdout } = await run('puzzle.txt');
    file('events.jsonl', stdout.replace('"bitmask"', '"solve.py"'));
    await run('--to converted.trace events.jsonl');
    const text = readFileSync(join(directory, 'converted.trace'), 'utf8');
    expect(text).toContain('\nsource solve.py\n+ 1 2 4\n');
    expect(
      JSON.parse((await run('converted.trace')).stdout.trimEnd().split('\n').at(-1)!),
    ).toMatchObject({ end: 'limit', placements: 187, backs: 136 });
  });

  test('writes no file for a bad puzzle or in a missing folder', async () => {
    const before = readdirSync(directory);
    expect(await run('--to none.trace -', 'hello')).toMatchObject({ status: 2 });
    const missing = await run('--to none/a.trace puzzle.txt');
    expect(missing).toEqual({
      status: 2,
      stdout: '',
      stderr: 'none/a.trace: the folder of this file does not exist\n',
    });
    expect(readdirSync(directory)).toEqual(before);
  });

  test('keeps the box shape and the pencilmarks', async () => {
    const digits = '.'.repeat(36);
    await run('--size 3x2 --strategy dlx --limit 2 --to wide.trace -', digits);
    expect(await run('wide.trace')).toEqual(
      await run('--size 3x2 --strategy dlx --limit 2 -', digits),
    );
    const marks = `12..${'1234'.repeat(15)}`;
    await run('--strategy dlx --to marks.trace --from sukaku -', marks);
    expect(await run('marks.trace')).toEqual(await run('--strategy dlx --from sukaku -', marks));
  });

  test('keeps the regions and the rules of a variant', async () => {
    const rules = '[{"kind":"diagonal","down":true},{"kind":"killer","cells":[0,1,4],"sum":7}]';
    const head = '{"puzzle":"................","regions":"1112133243324442","constraints":';
    const puzzle = `${head}${rules}}`;
    await run('--limit 4 --to rules.trace -', puzzle);
    expect(readFileSync(join(directory, 'rules.trace'), 'utf8')).toContain(
      `\nregions 1112133243324442\npuzzle ................\nconstraints ${rules}\nsource constraint-search\n`,
    );
    const { status, stdout } = await run('rules.trace');
    expect(status).toBe(0);
    expect(stdout).toBe((await run('--limit 4 -', puzzle)).stdout);
    expect(stdout).toMatch(/"solutions":4}\n$/);
    const read = parsePuzzle(puzzle, { variants: true });
    if (!read.ok) throw new Error(read.error.found);
    const { givens, constraints = [] } = read.record;
    const values = new URLSearchParams(searchFragment({ givens, constraints }, 'scan').slice(1));
    const { puzzle: cells = '', ...others } = Object.fromEntries(values);
    const shown = parsePuzzleValues({ puzzle: cells.replaceAll('0', '.'), ...others });
    expect(shown).toEqual({ ok: true, value: { givens, constraints } });
    expect(await run('--strategy scan -', puzzle)).toMatchObject({
      stderr: expect.stringContaining('scan does not support these rules'),
    });
  });
});

describe('a trace as input', () => {
  test.each([
    [HEAD.replace('1\n', '2\n'), '', 'stdin:1:1: expected "nonet-trace 1", found "nonet-trace 2"'],
    [
      `${HEAD}+ 1 2 2\n+ 1 2 3\n`,
      '',
      'stdin:4:3: expected a blank cell, found r1c2, which has a 2',
    ],
    [MARKED, '--strategy scan ', 'error: expected a puzzle for --strategy, found a trace in stdin'],
    [MARKED, '--size 2x2 ', 'error: expected a puzzle for --size, found a trace in stdin'],
  ])('%j is refused', async (text, flags, message) => {
    const { status, stderr } = await run(`${flags}-`, text);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });

  test('with a fault is printed up to the fault', async () => {
    const { status, stdout } = await run('--json -', `${HEAD}+ 1 2 2\n- 1 4\n+ 1 4 3\n`);
    expect(status).toBe(2);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      expect.objectContaining({ puzzle: expect.any(String) }),
      { event: 1, kind: 'placement', cell: 'r1c2', digit: 2, depth: 1 },
      expect.objectContaining({ end: 'stopped', events: 1 }),
      {
        line: 4,
        kind: 'invalid',
        error: {
          code: 'rule',
          line: 4,
          column: 3,
          expected: 'a cell with a digit',
          found: 'r1c4, which is blank',
        },
      },
    ]);
  });

  test('that ends with all digits taken out has no solution', async () => {
    const { status, stderr } = await run('-', `${HEAD}+ 1 2 2\n- 1 2\n`);
    expect(status).toBe(1);
    expect(stderr).toBe('stdin:1: the program found no solution\n');
  });

  test('ends early with --limit and --events', async () => {
    await run('--limit 3 --to several.trace -', '.'.repeat(16));
    const last = async (args: string) =>
      JSON.parse((await run(args)).stdout.trimEnd().split('\n').at(-1)!);
    expect(await last('several.trace')).toMatchObject({ end: 'limit', solutions: 3 });
    expect(await last('--limit 2 several.trace')).toMatchObject({ end: 'limit', solutions: 2 });
    expect(await last('--events 7 several.trace')).toMatchObject({ end: 'stopped', events: 7 });
  });

  test('that is corrupt gzip is an error', async () => {
    const packed = gzipSync(`${HEAD}${'? 1\n'.repeat(100_000)}`);
    file('broken.gz', packed.subarray(0, packed.length - 20));
    const { status, stderr } = await run('broken.gz');
    expect(status).toBe(2);
    expect(stderr).toBe('broken.gz: expected more gzip data, found the end of the file\n');
  });
});

/** The screen after an event of a trace, as plain text. */
function screen(text: string, event: number, columns: number, rows: number): string[] {
  const result = parseTrace(text);
  if (!result.ok) throw new Error(result.error.expected);
  const { trace } = result;
  const { puzzle } = trace;
  const recording = new Recording(puzzle, replay(trace), replayOptions(trace));
  finish(recording);
  const layout = layoutOf(puzzle.givens.geometry, columns, rows, { source: true });
  const scene = {
    givens: puzzle.givens,
    strategy: replay(trace),
    trace,
    palette: paletteOf(1),
    marks: true,
    keys: true,
  };
  const { end, events } = recording;
  const player = { position: event, speed: 10, playing: false };
  const facts = { moment: recording.at(event), player, events, end, bars: '' };
  const { lines } = frame(scene, facts, layout, { ruler: 0, grid: 0, source: 0 });
  return lines.map(stripVTControlCharacters);
}

describe('the screen of a trace', () => {
  test('has the name of the program, and its source with the running line', () => {
    const lines = screen(MARKED, 1, 120, 30);
    expect(lines[0]).toContain('solve.py  the recorded search of a program');
    expect(lines[2]).toMatch(/ {2}1 def solve\(i\):$/);
    expect(lines[3]).toMatch(/▸2 {5}grid\[i\] = 숫자 \[31m$/);
    expect(screen(MARKED, 3, 120, 30)[5]).toMatch(/▸4 {5}grid\[i\] = 0$/);
    expect(screen(MARKED, 3, 80, 24).join('\n')).not.toContain('def solve');
  });

  test('leaves room for a name in Korean', () => {
    const named = MARKED.replace('solve.py', '풀이.py');
    expect(screen(named, 1, 120, 30)[0]).toContain('풀이.py  the recorded');
  });

  test('shows the source around the running line', () => {
    const source = Array.from({ length: 200 }, (_, line) => `| line ${line + 1}`).join('\n');
    const text = screen(`${HEAD}+ 1 2 2 @150\n${source}`, 1, 120, 30).join('\n');
    expect(text).toMatch(/▸150 line 150$/m);
    expect(text).toMatch(/^.* 152 line 152$/m);
    expect(text).not.toContain('line 1\n');
  });

  test('cuts long lines at the edge', () => {
    const long = `${HEAD}+ 1 2 2 @1\n| ${'가'.repeat(100)}`;
    for (const line of screen(long, 1, 120, 30)) {
      const columns = Array.from(line, (character) => (character === '가' ? 2 : 1));
      expect(columns.reduce((sum, width) => sum + width, 0)).toBeLessThan(120);
    }
  });

  test('ends with the fault', () => {
    const text = screen(`${HEAD}+ 1 2 2\n+ 1 2 3\n`, 1, 120, 30).join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('× 4:3: expected a blank cell,');
    expect(screen(`${HEAD}+ 1 2 2\n+ 1 2 3\n`, 0, 80, 24).join('\n')).not.toContain('4:3');
  });

  test('says that the trace is cut', () => {
    expect(screen(`${HEAD}+ 1 2 2\ncut\n`, 1, 80, 24).join('\n')).toContain('cut: later events of');
    expect(screen(`${HEAD}+ 1 2 2\n`, 1, 80, 24).join('\n')).toContain('stopped after 1 event');
  });

  test.skipIf(!hasTerminal)('is played in a terminal', () => {
    file('marked.trace', MARKED);
    const command = `exec "${process.execPath}" "${NONET}" trace ${join(directory, 'marked.trace')}`;
    const { status, stdout } = inTerminal(command, 'solve.py', '\x1b[Fq');
    expect(status).toBe(0);
    expect(stdout).toContain('the recorded search of a program');
  });
});
