import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTurn, onlyQuick, sized } from '../../../test/size.ts';
import { nonet } from './nonet.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const NONE = `${PUZZLE.slice(0, 2)}1${PUZZLE.slice(3)}`;
const SEVERAL = `${'.'.repeat(9)}${PUZZLE.slice(9)}`;

let folder: string;
const path = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(path(name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonet-jobs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Lines of every kind: proper, with a comment, several solutions, none, bad, and comment lines. */
function mixedLines(): string {
  const kinds = [PUZZLE, `${PUZZLE} named`, SEVERAL, NONE, 'garbage', PUZZLE.slice(1), '# aside'];
  return Array.from({ length: 61 }, (_, i) => `${kinds[i % kinds.length]}\n`).join('');
}

async function writeParts(args: readonly string[], of: number): Promise<void> {
  for (let part = 1; part <= of; part++) {
    const job = ['--part', `${part}/${of}`, '--output', path(`part-${part}`), '--resume'];
    await nonet([...args, ...job], '', folder);
  }
}

describe('the joined parts equal the whole', () => {
  const commands = [
    'solve',
    'count --json',
    'check --json --minimal',
    'rate --steps',
    'explain --json',
    'solve --json',
    'solve --to csv',
    'solve --to json',
    'solve --limit 3',
    'count',
    'check',
    'rate',
    'rate --json',
    'hint --json',
    'canonical',
    'canonical --json --automorphisms',
    'convert --to csv',
    'convert --to json',
  ];

  it.each(commands.slice(0, sized(1, commands.length)))('%s, of lines', async (command) => {
    writeFileSync(path('puzzles.txt'), mixedLines());
    const args = [...command.split(' '), 'puzzles.txt'];
    const whole = await nonet(args, '', folder);
    await writeParts(args, 5);
    expect(await nonet(['join', '.'], '', folder)).toEqual({
      status: 0,
      stdout: whole.stdout,
      stderr: '',
    });
  });

  const ofNotations = [
    ['solve', 'csv'],
    ['solve', 'json'],
    ['convert --to line', 'csv'],
    ['count --json', 'csv'],
  ] as const;
  it.each(inTurn(ofNotations, 1))('%s, of %s', async (command, id) => {
    const { stdout } = await nonet(['solve', '--to', id], mixedLines());
    writeFileSync(path('puzzles.txt'), stdout);
    const args = [...command.split(' '), 'puzzles.txt'];
    const whole = await nonet(args, '', folder);
    await writeParts(args, 7);
    expect((await nonet(['join', '.'], '', folder)).stdout).toBe(whole.stdout);
  });

  const makers = [
    'generate --seed a --count 12',
    'generate --seed a --count 12 --skip 5 --json',
    'generate --seed a --count 12 --solutions --to csv',
    'grid --seed a --count 20 --to line --size 2x2',
  ];
  it.each(inTurn(makers, 1))('%s', async (command) => {
    const args = command.split(' ');
    const whole = await nonet(args);
    await writeParts([...args, '--threads', '1'], 5);
    expect((await nonet(['join', folder])).stdout).toBe(whole.stdout);
  });

  onlyQuick(it)('comment lines stay with the puzzle below them', async () => {
    writeFileSync(path('puzzles.sdm'), `# a\n#b\n${PUZZLE}\n\n# c\n${PUZZLE}\n`.repeat(20));
    const args = ['convert', '--to', 'json', 'puzzles.sdm'];
    const whole = await nonet(args, '', folder);
    await writeParts(args, 13);
    expect(await nonet(['join', '.'], '', folder)).toEqual(whole);
  });

  onlyQuick(it)('works with more parts than lines, and with lines longer than a part', async () => {
    writeFileSync(path('puzzles.txt'), `${PUZZLE} ${'x'.repeat(5_000)}\n${PUZZLE}`);
    const args = ['solve', 'puzzles.txt'];
    const whole = await nonet(args, '', folder);
    await writeParts(args, 8);
    expect(await nonet(['join', '.'], '', folder)).toEqual(whole);
  });
});

onlyQuick(describe)('--output', () => {
  it('gives the file its name only when it is complete', async () => {
    const args = ['solve', '--output', path('out.txt')];
    expect(await nonet(args, `${PUZZLE}\n`)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(read('out.txt')).toMatch(/^[1-9]{81}\n$/);
    expect(readdirSync(folder)).toEqual(['out.txt']);
    expect((await nonet(['solve', `--out=${path('two.txt')}`], PUZZLE)).status).toBe(0);
    expect(read('two.txt')).toBe(read('out.txt'));
  });

  it('follows links, keeps the mode, and writes to pipes and devices directly', async () => {
    writeFileSync(path('real.txt'), 'old', { mode: 0o640 });
    symlinkSync('real.txt', path('link.txt'));
    await nonet(['solve', '-o', path('link.txt')], PUZZLE);
    expect(lstatSync(path('link.txt')).isSymbolicLink()).toBe(true);
    expect(read('real.txt')).toMatch(/^[1-9]{81}\n$/);
    expect(statSync(path('real.txt')).mode & 0o777).toBe(0o640);
    const before = lstatSync('/dev/null');
    expect((await nonet(['solve', '-o', '/dev/null'], PUZZLE)).status).toBe(0);
    expect(lstatSync('/dev/null').rdev).toBe(before.rdev);
  });

  it('leaves the old file alone if an input file cannot be read', async () => {
    writeFileSync(path('out.txt'), 'old');
    const ran = await nonet(['solve', '-o', path('out.txt'), '-', path('missing')], PUZZLE);
    expect(ran.status).toBe(2);
    expect(read('out.txt')).toBe('old');
  });

  it('reports a file that cannot be written', async () => {
    const { status, stderr } = await nonet(['count', '-o', path('no/out.txt')], PUZZLE);
    expect(status).toBe(2);
    expect(stderr).toMatch(/out\.txt: the folder of this file does not exist\n$/);
  });
});

onlyQuick(describe)('--resume', () => {
  const args = ['solve', '--part', '2/3', '--output', 'part-2', '--resume', 'puzzles.txt'];

  beforeEach(async () => {
    writeFileSync(path('puzzles.txt'), `${PUZZLE}\n`.repeat(30));
    expect((await nonet(args, '', folder)).status).toBe(0);
  });

  it('skips a complete part', async () => {
    const { mtimeMs } = statSync(path('part-2'));
    const again = await nonet(args, '', folder);
    expect(again).toEqual({ status: 0, stdout: '', stderr: 'part-2: complete, skipped\n' });
    expect(statSync(path('part-2')).mtimeMs).toBe(mtimeMs);
  });

  it('makes a part whose output is missing', async () => {
    const before = read('part-2');
    rmSync(path('part-2'));
    expect(await nonet(args, '', folder)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(read('part-2')).toBe(before);
  });

  const change = (edit: (manifest: Record<string, unknown>) => void): void => {
    const manifest = JSON.parse(read('part-2.manifest.json')) as Record<string, unknown>;
    edit(manifest);
    writeFileSync(path('part-2.manifest.json'), JSON.stringify(manifest));
  };

  it.each([
    [
      'a manifest that was changed',
      () => change((manifest) => Object.assign(manifest, { answers: 11 })),
      /^part-2\.manifest\.json: expected content with SHA-256 \w+…, found \w+…; remove part-2/,
    ],
    [
      'an output that was changed',
      () => writeFileSync(path('part-2'), read('part-2').replace('5', '6')),
      /^part-2: expected 820 bytes, SHA-256 \w+… as in its manifest, found 820 bytes/,
    ],
    [
      'another input',
      () => writeFileSync(path('puzzles.txt'), `${PUZZLE}\n`.repeat(31)),
      /^part-2\.manifest\.json: expected the input .*"bytes":2542.*, found .*"bytes":2460/,
    ],
    [
      'an input that was changed in the part',
      () => {
        const lines = read('puzzles.txt').split('\n');
        writeFileSync(path('puzzles.txt'), lines.with(15, lines[15].replace('.', '4')).join('\n'));
      },
      /^part-2\.manifest\.json: expected an input with SHA-256/,
    ],
    [
      'a manifest that is missing',
      () => rmSync(path('part-2.manifest.json')),
      /^part-2\.manifest\.json: expected the manifest of part-2, found nothing/,
    ],
  ])('refuses %s', async (_, spoil, message) => {
    spoil();
    const { status, stderr } = await nonet(args, '', folder);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  });

  it('refuses other options and another version', async () => {
    const other = [...args.slice(0, -1), '--any', 'puzzles.txt'];
    expect((await nonet(other, '', folder)).stderr).toMatch(
      /: expected the options \{"any":true\}, found \{\};/,
    );
  });

  it('needs --output, one file and a seed', async () => {
    const errors = async (line: string): Promise<string> =>
      (await nonet(line.split(' '), PUZZLE, folder)).stderr;
    expect(await errors('solve --resume puzzles.txt')).toBe('error: --resume needs --output\n');
    expect(await errors('solve --part 1/2')).toBe(
      'error: expected one file for --part, found standard input\n',
    );
    expect(await errors('solve --part 1/2 a b')).toBe(
      'error: expected one file for --part, found 2 files\n',
    );
    expect(await errors('generate --part 1/2')).toBe(
      'error: --part needs --seed, so that all runs use the same seed\n',
    );
    expect(await errors('generate --part 1/2 --seed a --to block')).toBe(
      'error: expected an output with one puzzle per line for --part, found block\n',
    );
    expect(await errors('solve --part 3/2 puzzles.txt')).toContain('a part such as 3/10');
    writeFileSync(path('rows.txt'), `${'1234\n3412\n2143\n4321\n\n'.repeat(3)}`);
    expect(await errors('solve --part 1/2 rows.txt')).toBe(
      'error: rows.txt: expected one puzzle per line for --part, found rows (to convert the file: nonet convert --to line)\n',
    );
  });
});

onlyQuick(describe)('join', () => {
  const args = ['solve', 'puzzles.txt'];
  const joined = () => nonet(['join', '.', '--output', 'all.txt'], '', folder);

  beforeEach(async () => {
    writeFileSync(path('puzzles.txt'), `${PUZZLE}\n`.repeat(30));
    await writeParts(args, 3);
  });

  it('writes a whole file', async () => {
    expect(await joined()).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(read('all.txt').split('\n')).toHaveLength(31);
  });

  it.each([
    ['no parts', () => rmSync(path('.'), { recursive: true }), /expected a folder/],
    [
      'a missing part',
      () => {
        rmSync(path('part-2'));
        rmSync(path('part-2.manifest.json'));
      },
      /^\.: expected 3 parts, did not find part 2\n$/,
    ],
    ['a missing output', () => rmSync(path('part-2')), /^part-2: expected a part, found nothing/],
    [
      'a changed output',
      () => writeFileSync(path('part-3'), read('part-3').slice(1)),
      /^part-3: expected 820 bytes, .* found 819 bytes/,
    ],
    [
      'a changed manifest',
      () => {
        const manifest = read('part-1.manifest.json');
        writeFileSync(
          path('part-1.manifest.json'),
          manifest.replace('"answers": 10', '"answers": 9'),
        );
      },
      /^part-1\.manifest\.json: expected content with SHA-256/,
    ],
    [
      'a part of another job',
      async () => {
        rmSync(path('part-2'));
        const job = ['--part', '2/3', '--output', 'part-2'];
        await nonet(['solve', '--any', ...job, 'puzzles.txt'], '', folder);
      },
      /^part-2\.manifest\.json differs from part-1: expected the options \{\}, found \{"any":true\}/,
    ],
    [
      'a part twice',
      () => {
        writeFileSync(path('part-9'), read('part-1'));
        writeFileSync(path('part-9.manifest.json'), read('part-1.manifest.json'));
      },
      /^part-9\.manifest\.json: part-1 is also part 1/,
    ],
    [
      'a manifest of another version',
      async () => {
        const { formatManifest } = await import('../src/job/manifest.ts');
        const { sha256: _, ...rest } = JSON.parse(read('part-1.manifest.json'));
        writeFileSync(path('part-1.manifest.json'), formatManifest({ ...rest, nonet: '0.0.9' }));
      },
      /^part-1\.manifest\.json: expected version 0\.1\.0, found 0\.0\.9/,
    ],
  ])('refuses %s', async (_, spoil, message) => {
    const target = join(tmpdir(), `nonet-join-${process.pid}.txt`);
    await Promise.resolve(spoil());
    const ran = existsSync(folder)
      ? await nonet(['join', '.', '--output', target], '', folder)
      : await nonet(['join', folder, '--output', target]);
    expect(ran.stderr).toMatch(message);
    expect(ran.status).toBe(2);
    expect(existsSync(target)).toBe(false);
    if (!existsSync(folder)) folder = mkdtempSync(join(tmpdir(), 'nonet-jobs-'));
  });
});
